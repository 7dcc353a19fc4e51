// On the landing page: the whole site kept in the browser for reading without a network, when the reader asks for it. Nothing is fetched
// unasked: a lesson has most of it in the browser's hands already when it keeps the site by itself, this page has not.

import { able, kept, register } from "./offline.js";

const place = document.getElementById("static-keep");
const { words, all } = JSON.parse(place.querySelector("script").textContent);
const [told, bar, button] = ["p", "progress", "button"].map((name) => place.querySelector(name));

function show(state, done = 0) {
  place.dataset.state = state;
  const mega = (bytes) => (bytes / 1e6).toFixed(1);
  const text = words[`keep.${state}`].replace("{done}", mega(done)).replace("{all}", mega(all));
  // The number runs beside the bar; who listens hears only that it begins and how it ends.
  told.setAttribute("aria-live", done ? "off" : "polite");
  if (told.textContent !== text) told.textContent = text;
  bar.hidden = state !== "working";
  Object.assign(bar, { max: all, value: Math.min(done, all) });
  const away = !["idle", "failed"].includes(state);
  if (away && document.activeElement === button) told.focus({ preventScroll: true }); // what is hidden would let the focus fall
  button.hidden = away;
  button.textContent = words[`keep.${state === "failed" ? "again" : "do"}`];
}

/** A copy is filled while its script is being installed; a script that cannot fill it is given up. */
function follow(script) {
  show("working");
  const look = () => {
    if (["installed", "activating", "activated"].includes(script.state)) show("done");
    else if (script.state === "redundant") show("failed");
  };
  script.addEventListener("statechange", look);
  look();
}

button.addEventListener("click", async () => {
  show("working");
  try {
    const there = await register();
    const script = there.installing ?? there.waiting ?? there.active;
    follow(script);
  } catch {
    show("failed");
  }
});

if (able()) navigator.serviceWorker.addEventListener("message", ({ data }) => data?.fetched && place.dataset.state === "working" && show("working", data.fetched));
const there = able() ? await kept() : null;
if (there?.installing && !there.active) follow(there.installing);
else show(!able() ? "no" : there?.active ? "done" : "idle");
place.hidden = false;
