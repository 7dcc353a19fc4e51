/* What a lesson's page does by itself: put each output into its slot as it arrives, and speak up when nothing comes.
   Loaded before the body, so that outputs can be put in place while the page is still arriving. */
window.cardhistory = (() => {
  "use strict";
  const PATIENCE = 20000; // milliseconds until a slot that is still empty says so
  const LINE = 8000; // milliseconds until a line to the kernel that does not come about is spoken of
  const FAILED = "Error displaying widget"; // what the widget manager writes in place of a widget
  const pending = new Set();
  const says = () => document.getElementById("site-wait")?.dataset ?? {}; // the sentences of this script stand in the page
  let complete = false;
  let broken = false;

  // A slot is drawn once each of its outputs shows something of its own: not just the widget manager's first line, and not a
  // table that still unpacks its cards.
  function drawn(slot) {
    return [...slot.querySelectorAll(".jp-OutputArea-child")].every((output) => {
      if (output.querySelector("script[type^='application/vnd.voila']")) return false;
      const view = output.querySelector(".lm-Panel > .lm-Widget, .jupyter-widgets, .widget-subarea"); // empty until its script has come
      if (output.dataset.widget && output.querySelector(".jp-RenderedText")) return fail(); // the kernel has gone: only words are left
      if (!view) return !output.textContent.trim().startsWith("Loading widget");
      if (view.textContent.startsWith(FAILED)) return fail();
      if (view.querySelector(".ch-table")) return view.querySelector("[data-ready]") !== null;
      return view.childElementCount > 0 || view.textContent.trim() !== "" || view.matches("button, input");
    });
  }

  /* The kernel does not know the tables of this page: nothing here will work. Loading it anew gives a fresh kernel, and is done
     once without asking; if that does not help, or the browser cannot keep that it was done, the reader is told. */
  function fail() {
    if (broken) return false;
    broken = true;
    document.body.dataset.lesson = "broken";
    const key = `cardhistory.anew:${location.pathname}`;
    try {
      if (!sessionStorage.getItem(key)) {
        sessionStorage.setItem(key, "1");
        if (sessionStorage.getItem(key)) {
          location.reload();
          return false;
        }
      }
    } catch {
      // a browser that keeps nothing
    }
    setTimeout(() => speak("broken", [...pending].map((slot) => slot.querySelector(":scope > .site-dealing") ?? slot)));
    return false;
  }

  function settle(slot) {
    slot.classList.add("site-drawn");
    slot.querySelector(":scope > .site-dealing")?.remove();
    pending.delete(slot);
    document.dispatchEvent(new CustomEvent("cardhistory:arrived"));
    finish();
  }

  function finish() {
    if (!complete || pending.size) return;
    const wait = document.getElementById("site-wait");
    if (wait) wait.textContent = "";
    document.body.dataset.lesson = "ready";
    try {
      sessionStorage.removeItem(`cardhistory.anew:${location.pathname}`);
    } catch {
      // a browser that keeps nothing
    }
  }

  function watch(slot) {
    if (drawn(slot)) return settle(slot);
    const observer = new MutationObserver(() => {
      if (!drawn(slot)) return;
      observer.disconnect();
      settle(slot);
    });
    observer.observe(slot, { childList: true, subtree: true, characterData: true, attributeFilter: ["data-ready"] });
  }

  function fill(number) {
    const slot = document.getElementById(`slot-${number}`);
    const arrived = document.getElementById(`arrived-${number}`);
    if (!slot || !arrived) return;
    const cell = arrived.firstElementChild;
    if (!cell || !cell.querySelector(".jp-OutputArea-child")) {
      slot.remove();
      arrived.remove();
      return;
    }
    for (const script of cell.querySelectorAll("script[type^='application/vnd.voila']")) {
      if (script.textContent.includes("widget-view+json")) script.parentElement.dataset.widget = "yes";
    }
    slot.hidden = false;
    slot.append(cell);
    arrived.remove();
    pending.add(slot);
    watch(slot);
  }

  function all() {
    complete = true;
    for (const slot of document.querySelectorAll(".site-slot")) {
      if (!slot.querySelector(".jp-Cell")) (slot.closest(".site-answer") ?? slot).remove(); // the lesson ended before this cell
    }
    finish();
  }

  /* Say in the places of what is still to come why it does not, with one button that loads the page anew. */
  function speak(what, places = document.querySelectorAll(".site-dealing")) {
    const words = says();
    for (const note of places) {
      const again = document.createElement("button");
      again.type = "button";
      again.textContent = words.again;
      again.addEventListener("click", () => location.reload());
      note.replaceChildren(`${words[what]} `, again);
      note.classList.add("site-late");
    }
    const wait = document.getElementById("site-wait");
    if (wait && document.querySelector(".site-late")) wait.textContent = words[what];
  }
  const help = () => broken || line.shut || speak("late");

  // The line to the kernel, which Voilà's script opens without a word when it is not let through. Whenever it ends the tables look
  // whether somebody is still there. What is sent while it is ending, which a browser would drop, goes over the next one.
  const unsent = [];
  const STALE = 15000; // milliseconds after which the reader may want something else
  const line = { tried: false, open: false, shut: false };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      if (!line.tried) setTimeout(() => {
        line.shut = !line.open && !broken;
        if (line.shut) speak("shut");
      }, LINE);
      line.tried = true;
      this.path = this.url.split("?")[0];
      this.addEventListener("open", () => {
        line.open = true;
        line.shut = false;
        for (const one of unsent.splice(0)) if (one.path === this.path && performance.now() - one.at < STALE) super.send(one.data);
      });
      this.addEventListener("close", () => line.open && document.dispatchEvent(new CustomEvent("cardhistory:cut")));
    }

    send(data) {
      if (this.readyState > WebSocket.OPEN) unsent.push({ path: this.path, data, at: performance.now() });
      else super.send(data);
    }
  };

  setTimeout(help, PATIENCE);

  // A list in the header folds up again once it has been used, or with Escape.
  addEventListener("click", ({ target }) => {
    for (const open of document.querySelectorAll(".site-header details[open]")) {
      if (target.closest?.(".site-header details a") || !open.contains(target)) open.open = false;
    }
  });
  addEventListener("keydown", (event) => {
    const open = event.key === "Escape" && event.target.closest?.(".site-header details[open]");
    if (!open) return;
    open.open = false;
    open.querySelector("summary").focus();
  });

  // What is folded up opens for whoever follows a link into it, and before the page is printed.
  function unfold(id) {
    let node = id ? document.getElementById(decodeURIComponent(id)) : null;
    for (; node; node = node.parentElement) if (node.localName === "details") node.open = true;
  }
  addEventListener("click", ({ target }) => {
    const link = target.closest?.("main a[href^='#']");
    if (link && !link.closest("svg")) unfold(link.getAttribute("href").slice(1));
  });
  addEventListener("hashchange", () => unfold(location.hash.slice(1)));
  document.addEventListener("cardhistory:arrived", () => unfold(location.hash.slice(1)));

  // The projector look has its way back on the first screen: it presses the button of a table.
  // Who asks for that look alone begins at the top, though half of the page goes away while it is being drawn.
  const asked = new URLSearchParams(location.search);
  let still = asked.get("look") === "projector" && [...asked.keys()].every((name) => ["look", "lang"].includes(name)) && !location.hash;
  for (const type of ["wheel", "keydown", "pointerdown", "touchstart"]) addEventListener(type, () => { still = false; }, { passive: true });
  const top = () => requestAnimationFrame(() => { if (still) scrollTo({ top: 0, behavior: "instant" }); });
  document.addEventListener("cardhistory:arrived", top);
  new MutationObserver(() => {
    const leave = document.getElementById("site-leave");
    if (leave) leave.hidden = !document.documentElement.classList.contains("ch-projecting");
    top();
  }).observe(document.documentElement, { attributeFilter: ["class"] });
  addEventListener("click", ({ target }) => {
    if (target.id === "site-leave") document.querySelector(".ch-unproject")?.click();
  });

  /* A page that is loaded anew comes to lie where it lay. It is laid piece by piece, so the height that the browser remembers misses: the
     place is found again by what stood at the top of the screen, until all has come or the reader moves. */
  const SPOT = `cardhistory.spot:${location.pathname}`;
  let spot = null;
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    const marks = [...document.querySelectorAll("main :is(h2, h3)[id], .site-slot[id]")].filter((mark) => mark.offsetHeight);
    const mark = marks.findLast((one) => one.getBoundingClientRect().top < innerHeight / 2);
    try {
      sessionStorage.setItem(SPOT, JSON.stringify(spot ?? (mark && scrollY ? { id: mark.id, top: mark.getBoundingClientRect().top } : null))); // one that is still sought stays
    } catch {
      // a browser that keeps nothing
    }
  });
  const lie = () => {
    const mark = spot && document.getElementById(spot.id);
    if (mark?.offsetHeight) scrollBy({ top: mark.getBoundingClientRect().top - spot.top, behavior: "instant" });
  };
  if (["reload", "back_forward"].includes(performance.getEntriesByType("navigation")[0]?.type)) {
    try {
      spot = JSON.parse(sessionStorage.getItem(SPOT));
    } catch {
      // a browser that keeps nothing
    }
    if (spot) {
      history.scrollRestoration = "manual";
      const done = () => { spot = null; history.scrollRestoration = "auto"; };
      for (const type of ["wheel", "keydown", "pointerdown", "mousedown", "touchstart"]) addEventListener(type, done, { passive: true, once: true });
      setTimeout(done, PATIENCE);
      new MutationObserver((_, observer) => {
        lie();
        if (!spot) observer.disconnect();
        else if (document.body?.dataset.lesson === "ready") requestAnimationFrame(() => requestAnimationFrame(() => { lie(); done(); }));
      }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-lesson"] });
    }
  }

  // A page that is left gives its kernel back. Voilà's script does so only once it has shown a widget.
  addEventListener("pagehide", () => {
    const config = document.getElementById("jupyter-config-data");
    if (!config) return;
    const { baseUrl, kernelId } = JSON.parse(config.textContent);
    navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`);
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted && document.getElementById("jupyter-config-data")) location.reload(); // back from the browser's own store: the kernel has gone
  });

  // Names that Voilà's own script calls.
  window.voila_finish = () => {};
  window.voila_process = () => {};
  window.voila_heartbeat = help;
  window.update_loading_text = () => {};
  return { fill, all };
})();
