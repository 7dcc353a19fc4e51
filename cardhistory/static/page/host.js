// The page of a lesson without a server: Python is woken up beside it, and each widget takes the place of its picture.

import { draw, Model, whole } from "./models.js";
import { say, started, wake } from "./wake.js";

const given = JSON.parse(document.getElementById("static-cells").textContent);
const models = new Map();
const linked = [...new URLSearchParams(location.search).keys()].some((name) => given.links.includes(name));
const late = [];
const ANCHORS = CSS.supports("overflow-anchor", "auto"); // such a browser itself keeps the text in place when something above it grows
const PATIENCE = 120000; // milliseconds for which a widget believes that Python is still at work
let allRan = false;
let beat = 0;
let asker = "";
let stopped = false;

// What is kept of the reader's wishes belongs to this site, and not to another one on the same host.
document.documentElement.dataset.site = new URL(document.querySelector(".site-home").getAttribute("href"), location.href).pathname;

const worker = wake(given, { told, cell, ran, busy, failed });
worker.postMessage({ cells: given.cells });

function send(id, data, buffers) {
  if (stopped) throw new Error("Python has stopped");
  asker = id;
  worker.postMessage({ id, text: JSON.stringify(data), buffers });
}

function told({ type, id, data }, buffers) {
  if (type === "comm_open") models.set(id, new Model(id, whole(data.state, data.buffer_paths, buffers), send));
  else if (type === "comm_msg") models.get(id)?.take(data, buffers);
  else if (type === "comm_close") models.delete(id);
}

/** Python does one thing at a time: who waits for an answer is told that it will come, and does not take it for lost. */
function busy(yes) {
  clearInterval(beat);
  const since = performance.now();
  if (yes) beat = setInterval(() => performance.now() - since < PATIENCE ? whisper(models.values(), "busy") : clearInterval(beat), 1000);
}

function whisper(some, type) {
  for (const model of some) model?.tell("msg:custom", { type }, []);
}

/** A cell has been run: its widgets take their places. A link may be for any table of the page, so tables then wait for the last. */
function cell(number, shown) {
  const slot = document.getElementById(`slot-${number}`);
  if (!slot) return;
  if (shown === null) return notice(slot, given.words.cell);
  if (linked && !allRan && slot.dataset.kind === "table") return late.push([number, shown]);
  const places = [...slot.querySelectorAll("[data-widget]")];
  Promise.all(places.map((place, n) => seat(place, models.get(shown[n])))).then(() => {
    slot.classList.add("site-drawn");
    document.dispatchEvent(new CustomEvent("cardhistory:arrived"));
    if (document.querySelector(".static-step") === null && document.body.dataset.lesson === undefined) {
      document.body.dataset.lesson = "playing";
      started(given.words.ready);
    }
    finish();
  });
}

function ran() {
  allRan = true;
  for (const one of late.splice(0)) cell(...one);
  finish();
}

function finish() {
  if (!allRan || late.length || document.querySelector(".site-slot:not(.site-drawn)")) return;
  if (document.body.dataset.lesson !== "ready") import("./offline.js").then(({ keep }) => keep(), () => {});
  document.body.dataset.lesson = "ready";
}

/** A widget is drawn beside its picture, and takes its place when it is there. */
async function seat(place, model) {
  const waiting = place.querySelector(".static-waiting");
  const el = Object.assign(document.createElement("div"), { className: "static-coming jp-OutputArea-output" });
  place.append(el);
  try {
    if (!model) throw new Error("a widget is missing");
    await draw(model, el);
    await there(el);
  } catch (error) {
    console.error(error);
    el.remove();
    return notice(place, given.words.cell);
  }
  const above = place.getBoundingClientRect().bottom <= 0 ? place.offsetHeight : null;
  keepRoom(place, el.scrollHeight);
  waiting?.remove();
  el.classList.remove("static-coming");
  if (above !== null && !ANCHORS) scrollBy({ top: place.offsetHeight - above, behavior: "instant" });
}

/** Where less room is needed than was kept, the rest is given up below the screen only: no text moves under a reader's eyes. */
function keepRoom(place, needed) {
  const room = place.offsetHeight;
  if (room <= needed || typeof IntersectionObserver !== "function") return;
  place.style.minHeight = `${room}px`;
  new IntersectionObserver(([seen], observer) => {
    if (seen.isIntersecting || seen.boundingClientRect.top < 0) return;
    place.style.minHeight = "";
    observer.disconnect();
  }).observe(place);
}

/** A table is there once its cards are; everything else once it shows something. */
function there(el) {
  const drawn = () => (el.querySelector(".ch-table") ? el.querySelector("[data-ready]") !== null : el.childElementCount > 0);
  if (drawn()) return null;
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!drawn()) return;
      observer.disconnect();
      done();
    });
    observer.observe(el, { childList: true, subtree: true, attributeFilter: ["data-ready"] });
  });
}

function notice(place, text) {
  const waiting = place.querySelector(".static-note") ?? place;
  const told = Object.assign(document.createElement("p"), { className: "site-notice", textContent: text });
  told.setAttribute("role", "alert");
  if (waiting === place) place.replaceChildren(told);
  else waiting.replaceWith(told);
  place.closest(".site-slot")?.classList.add("site-drawn");
}

/** Python could not be started, or has broken down: said once, at once, and where the reader is. */
function failed(awake) {
  stopped = true;
  clearInterval(beat);
  document.body.dataset.lesson = "failed";
  if (awake) {
    whisper([models.get(asker)], "gone");
    document.dispatchEvent(new CustomEvent("cardhistory:cut")); // the table in sight says it, with a button to go on with its hand
  }
  const words = awake ? given.words.broken : given.words.failed;
  const [first, ...more] = document.querySelectorAll(".static-note");
  for (const one of more) one.remove();
  if (!first && document.querySelector(":is(.ch-lost, .che-lost, .chs-lost):not([hidden])")) return;
  say(words);
  const told = Object.assign(document.createElement("p"), { className: "site-notice static-failed", textContent: words });
  told.setAttribute("role", "alert");
  const again = Object.assign(document.createElement("button"), { type: "button", className: "static-again", textContent: given.words.again });
  again.addEventListener("click", () => location.reload());
  told.append(" ", again);
  if (first) first.replaceWith(told);
  else document.getElementById("content").prepend(told);
}
