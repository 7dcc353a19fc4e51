// Starting Python in a thread beside the page, and telling the reader how far it is.

const here = new URL(".", import.meta.url).href;
let words = {};

/** One sentence at a time: seen where the first table will be, and heard by who listens to the page. */
export function say(text, shown = text) {
  const wait = document.getElementById("site-wait");
  if (wait && wait.textContent !== text) wait.textContent = text;
  const note = document.querySelector(".static-first .static-step, .static-making");
  if (note) note.textContent = shown;
}

export const started = (text) => say(text);

function progress({ step, done, all }) {
  if (step !== "load") return say(words[`step.${step}`]);
  const mega = (bytes) => (bytes / 1e6).toFixed(1);
  const bar = document.querySelector(".static-first progress, .static-making + progress");
  if (bar) Object.assign(bar, { max: all, value: done });
  const text = words["step.load"].replace("{all}", mega(all));
  const note = document.querySelector(".static-first .static-step, .static-making");
  if (note) note.textContent = text.replace("{done}", mega(done));
  if (done >= all) say(words["step.start"]);
}

/** The worker, which begins at once; `calls` are told what comes from it. */
export function wake({ words: sentences, runtime }, calls) {
  words = sentences;
  const dead = { postMessage() {} };
  if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
    setTimeout(() => calls.failed(false));
    return dead;
  }
  say(words.waking);
  let worker;
  const stop = (awake, why) => {
    console.warn(why);
    worker?.terminate();
    calls.failed(awake);
  };
  try {
    worker = new Worker(new URL("worker.js", here), { type: "module" });
  } catch (error) {
    setTimeout(() => stop(false, error));
    return dead;
  }
  worker.onerror = (event) => stop(false, event.message);
  worker.onmessage = ({ data }) => {
    if (data.told !== undefined) calls.told?.(JSON.parse(data.told), data.buffers);
    else if (data.step) progress(data);
    else if (data.busy !== undefined) calls.busy?.(data.busy);
    else if (data.cell !== undefined) calls.cell?.(data.cell, data.models);
    else if (data.ran) calls.ran?.();
    else if (data.failed !== undefined) stop(data.awake, data.failed);
    else calls.made?.(data);
  };
  const folders = { assets: here, pyodide: new URL(runtime.pyodide, here).href };
  worker.postMessage({ files: runtime.files, bundles: runtime.bundles, folders });
  return worker;
}
