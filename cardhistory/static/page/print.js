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
  worker.postMessage({ path: given.path, ...question, frame: given.site, assets: given.assets });
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

async function file(path, query) {
  note(given.words.file);
  const made = await ask({ ask: "file", path, query });
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

// The sheets of a pack as they mostly are lie ready as files; everything else is made, and with the network off these as well.
main.addEventListener("click", async (event) => {
  const link = event.target.closest?.('a[href*=".pdf?"]');
  if (!link) return;
  const url = new URL(link.href);
  const [, path, paper] = /([\w-]+?)(-A4|-Letter)?\.pdf$/.exec(url.pathname);
  const ready = paper && Object.entries({ index: "1", grey: "0", strip: "0" }).every(([name, usual]) => (url.searchParams.get(name) ?? usual) === usual);
  if (ready && !navigator.serviceWorker?.controller) return;
  event.preventDefault();
  if (ready && (await fetch(link.href, { method: "HEAD" }).then((got) => got.status === 200, () => false))) location.assign(link.href);
  else file(path, url.search.slice(1));
});

addEventListener("popstate", make);
if (location.search.length > 1) make();
