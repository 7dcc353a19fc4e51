// Python in a thread of its own: it is fetched, started, given the cells of the page, and from then on answers messages.
// What the page is told: {step, done, all}, {told, buffers} from widgets, {cell, models}, {ran}, {page}, {file}, {failed}; and
// {busy}, true before Python is called and false after, since it hears nothing meanwhile.

const QUIET = 300; // milliseconds without a move of the reader after which the next cell is run: who plays goes first
const CHORES = /"type":"(art|side|ping|link|restore)"/; // what widgets ask by themselves
let python = null;
let heard = 0;
const waiting = [];

/** Files are fetched once, counted as they come, and unpacked on the way where the browser can do it. */
function store({ files, folders }) {
  const all = Object.values(files).reduce((sum, one) => sum + one.size, 0);
  let done = 0;
  const plain = globalThis.fetch.bind(globalThis);
  const fetched = new Map();
  const get = async (name) => {
    const { folder, packed, type, size } = files[name];
    const unpack = packed && typeof DecompressionStream === "function";
    let got = await plain(folders[folder] + (unpack ? packed : name));
    if (!got.ok) throw new Error(`${got.status} for ${name}`);
    let body = got.body.pipeThrough(new TransformStream({
      transform(chunk, on) {
        done += chunk.length;
        postMessage({ step: "load", done: Math.min(done, all), all });
        on.enqueue(chunk);
      },
    }));
    if (unpack) body = body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "Content-Type": type } });
  };
  for (const name of Object.keys(files)) {
    const found = get(name);
    found.catch(fail); // Pyodide may wait for ever for a file that does not come
    fetched.set(name, found);
  }
  const named = (input) => new URL(input.url ?? input, location.href).pathname.split("/").pop();
  globalThis.fetch = (input, how) => {
    const found = fetched.get(named(input));
    if (!found) return plain(input, how);
    fetched.delete(named(input));
    return found;
  };
  return (name) => globalThis.fetch(`${location.origin}/${name}`);
}

const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0); // the smallest program there is: may any be run here?

async function wake(wish) {
  await WebAssembly.instantiate(NOTHING);
  const { folders } = wish;
  const fetched = store(wish);
  const load = import(`${folders.pyodide}pyodide.mjs`);
  const engine = fetched("pyodide.asm.mjs").then((one) => one.blob()).then(async (text) => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    return (await import(url)).default;
  });
  const { loadPyodide } = await load;
  const there = await loadPyodide({ indexURL: folders.pyodide, createPyodideModule: await engine });
  const site = there.runPython("import site; site.getsitepackages()[0]");
  for (const name of wish.bundles) there.unpackArchive(await (await fetched(name)).arrayBuffer(), "zip", { extractDir: site });
  postMessage({ step: "start" });
  const browser = there.pyimport("cardhistory.static.browser");
  browser.begin((text, buffers) => {
    const parts = buffers.toJs();
    buffers.destroy?.();
    postMessage({ told: text, buffers: parts }, parts.map((one) => one.buffer));
  });
  python = browser;
  for (const data of waiting.splice(0)) hear(data);
}

function hear({ id, text, buffers = [] }) {
  if (!CHORES.test(text)) heard = performance.now();
  working(() => python.hear(id, text, buffers));
}

function working(call) {
  postMessage({ busy: true });
  const made = call();
  postMessage({ busy: false });
  return made;
}

const pause = (time) => new Promise((done) => setTimeout(done, time));

async function run(cells) {
  for (const { number, source, shows } of cells) {
    do await pause(heard && performance.now() - heard < QUIET ? QUIET : 0);
    while (heard && performance.now() - heard < QUIET);
    const models = JSON.parse(working(() => python.cell(source, `cell ${number}`)));
    if (shows || models === null) postMessage({ cell: number, models });
  }
  postMessage({ ran: true });
}

function make({ ask, path, query, frame, assets }) {
  if (ask === "page") return postMessage({ page: python.page(path, query, frame, assets) });
  const [name, bytes] = python.file(path, query).toJs();
  postMessage({ file: name, bytes }, [bytes.buffer]);
}

const fail = (error) => postMessage({ failed: String(error?.stack ?? error).slice(0, 2000), awake: python !== null });

let waking = null;

onmessage = async ({ data }) => {
  try {
    if (data.files) await (waking = wake(data));
    else if (data.cells || data.ask) {
      await waking;
      await (data.ask ? make(data) : run(data.cells));
    } else if (python) hear(data);
    else waiting.push(data);
  } catch (error) {
    fail(error);
  }
};
