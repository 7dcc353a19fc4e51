// A page for the printer without a server: what is wished for in its address is made here, by the code that makes it elsewhere.

import { wake } from "./wake.js";

const given = JSON.parse(document.getElementById("static-print").textContent);
const main = document.getElementById("content");
let worker = null;
let answer = null;

function note(text) {
  document.querySelector(".static-wait")?.remove();
  if (!text) return;
  const box = Object.assign(document.createElement("div"), { className: "static-wait site-note" });
  const line = Object.assign(document.createElement("p"), { className: "static-making", textContent: text });
  line.setAttribute("role", "status");
  box.append(line, Object.assign(document.createElement("progress"), { max: 1, value: 0 }));
  main.prepend(box);
}

/** Ask Python for something; one question at a time. */
function ask(question) {
  worker ??= wake(given, {
    made: (data) => answer?.(data),
    failed: () => {
      note(given.words.failed);
      main.querySelector(".static-wait progress")?.remove();
      main.removeAttribute("aria-busy");
      worker = null;
    },
  });
  worker.postMessage({ ...question, path: given.path, frame: given.site, assets: given.assets });
  return new Promise((done) => (answer = done));
}

async function make() {
  note(given.words.wait);
  main.setAttribute("aria-busy", "true");
  const { page } = await ask({ ask: "page", query: location.search.slice(1) });
  const made = new DOMParser().parseFromString(page, "text/html");
  document.title = made.title;
  for (const old of document.head.querySelectorAll("style")) old.remove();
  document.head.append(...made.head.querySelectorAll("style"));
  main.replaceChildren(...made.getElementById("content").childNodes);
  main.removeAttribute("aria-busy");
  document.body.dataset.made = location.search;
}

async function file(query) {
  note(given.words.file);
  const made = await ask({ ask: "file", query });
  note("");
  if (!made.file) return note(new TextDecoder().decode(made.bytes));
  const url = URL.createObjectURL(new Blob([made.bytes], { type: "application/pdf" }));
  Object.assign(document.createElement("a"), { href: url, download: made.file }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
  document.body.dataset.file = made.file;
}

main.addEventListener("submit", (event) => {
  event.preventDefault();
  history.pushState(null, "", `?${new URLSearchParams(new FormData(event.target))}`);
  make();
});

// The sheets of a pack as they mostly are lie ready as files; everything else is made.
main.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href*=".pdf?"]');
  if (!link || !given.path) return;
  const query = new URL(link.href).search.slice(1);
  const wished = new URLSearchParams(query);
  const ready = wished.get("index") === "1" && wished.get("grey") === "0" && wished.get("strip") === "0";
  if (ready) return;
  event.preventDefault();
  file(query);
});

addEventListener("popstate", make);
if (location.search.length > 1) make();
