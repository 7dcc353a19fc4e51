// A page opened as a file, with no server behind it. Browsers start no module there, so nothing else could tell the reader that no
// table will wake up; and a link to a folder would show a list of files, where a server shows the page in it.

if (location.protocol === "file:") document.addEventListener("DOMContentLoaded", () => {
  for (const link of document.querySelectorAll("a[href]")) {
    if (link.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html"; // links of drawings lead within the page
  }
  const given = document.getElementById("static-cells");
  if (!given) return;
  const [first, ...more] = document.querySelectorAll(".static-note");
  for (const one of more) one.remove();
  const told = Object.assign(document.createElement("p"), {
    className: "site-notice static-failed", textContent: JSON.parse(given.textContent).words.file,
  });
  first?.replaceWith(told);
});
