// Keeps a whole copy of the site in the browser, so that it opens with the network off. The line above names what is in the copy.
// A copy is of one version and complete, or it is not used: this script is installed once all of it is there.
// Pages come from the network where there is one, and always the newest; what they fetch is named by its content, and never old.

const ROOT = new URL(registration.scope);
const OURS = `cardhistory ${ROOT.pathname} `; // other sites on this host have copies of their own
const COPY = OURS + SITE.version;
const PATIENCE = 4000; // milliseconds after which a page is taken from the copy, and the network no longer waited for
const TYPES = { html: "text/html", js: "text/javascript", mjs: "text/javascript", css: "text/css", svg: "image/svg+xml", json: "application/json" };

const copies = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));
const address = (name) => ROOT.href + name.replace(/(^|\/)index\.html$/, "$1");

/** What lies at this name, whole and as it was made. Raises an error for anything else, such as the login page of a network. */
async function fetched(name, digest) {
  for (const copy of await copies()) {
    const found = await (await caches.open(copy)).match(address(name)); // a name that an older copy knows as well
    if (found) return found;
  }
  const got = await fetch(address(name));
  const data = await read(got);
  const made = [...new Uint8Array(await crypto.subtle.digest("SHA-256", data))].map((one) => one.toString(16).padStart(2, "0")).join("");
  if (made !== digest) throw new Error(`${name} is not what belongs to version ${SITE.version}`);
  return new Response(data, { headers: { "Content-Type": "application/octet-stream" } });
}

let bytes = 0;
let told = 0;

/** All of an answer. Pages that are open hear how much has come. */
async function read(got) {
  const reader = got.body.getReader();
  const parts = [];
  for (let part; !(part = await reader.read()).done; ) {
    parts.push(part.value);
    bytes += part.value.length;
    if (performance.now() - told < 100) continue;
    told = performance.now();
    for (const page of await clients.matchAll({ includeUncontrolled: true, type: "window" })) page.postMessage({ fetched: bytes });
  }
  return new Blob(parts).arrayBuffer();
}

async function fill() {
  const copy = await caches.open(COPY);
  const pack = (await fetched(SITE.pages.name, SITE.pages.digest)).body.pipeThrough(new DecompressionStream("gzip"));
  const { pieces, pages } = await new Response(pack).json();
  for (const [name, those] of Object.entries(pages)) {
    const type = TYPES[name.split(".").pop()] ?? "text/plain";
    const text = those.map((one) => pieces[one]).join("");
    await copy.put(address(name), new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } }));
  }
  for (const [name, digest] of Object.entries(SITE.files)) {
    if (!(await copy.match(address(name)))) await copy.put(address(name), await fetched(name, digest));
  }
}

/** Pages of an older version that are open hold this script back until they are closed: what they may still fetch is kept as long. */
async function tidy() {
  for (const copy of await copies()) if (copy !== COPY) await caches.delete(copy);
  await clients.claim();
}

async function copied(url) {
  const copy = await caches.open(COPY);
  const path = url.origin + url.pathname.replace(/\/index\.html$/, "/");
  const found = await copy.match(path);
  if (found || path.endsWith("/")) return found;
  return (await copy.match(`${path}/`)) && Response.redirect(`${path}/${url.search}`);
}

async function named(request, url) {
  return (await copied(url)) ?? fetch(request);
}

async function newest(request, url) {
  const coming = fetch(request.mode === "navigate" ? new Request(request, { cache: "no-cache" }) : request);
  const late = new Promise((done) => setTimeout(done, PATIENCE)).then(async () => (await copied(url)) ?? coming);
  try {
    const got = await Promise.race([coming, late]);
    return got.status < 500 ? got : (await copied(url)) ?? got;
  } catch {
    return (await copied(url)) ?? Response.error();
  }
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!url.href.startsWith(ROOT.href)) return;
  // A page asks in this way whether a file can be fetched; that it cannot is an answer, and no error.
  if (request.method === "HEAD") event.respondWith(fetch(request).catch(() => new Response(null, { status: 204 })));
  if (request.method !== "GET") return;
  const part = url.pathname.slice(ROOT.pathname.length).split("/")[0];
  event.respondWith(["assets", "pyodide"].includes(part) ? named(request, url) : newest(request, url));
});
