/* What a lesson's page does by itself: put each output into its slot as it arrives, and speak up when nothing comes.
   Loaded before the body, so that outputs can be put in place while the page is still arriving. */
window.cardhistory = (() => {
  "use strict";
  const PATIENCE = 20000; // milliseconds until a slot that is still empty says so
  const pending = new Set();
  let complete = false;

  // A slot is drawn once each of its outputs shows something of its own: not just the widget manager's first line, and not a
  // table that still unpacks its cards.
  function drawn(slot) {
    return [...slot.querySelectorAll(".jp-OutputArea-child")].every((output) => {
      if (output.querySelector("script[type^='application/vnd.voila']")) return false;
      const view = output.querySelector(".lm-Panel > .lm-Widget, .jupyter-widgets, .widget-subarea"); // empty until its script has come
      if (!view) return !output.textContent.trim().startsWith("Loading widget");
      if (view.querySelector(".ch-table")) return view.querySelector("[data-ready]") !== null;
      return view.childElementCount > 0 || view.textContent.trim() !== "" || view.matches("button, input");
    });
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

  function help() {
    for (const note of document.querySelectorAll(".site-dealing")) {
      note.textContent = "The cards have not arrived: the connection or the server may be slow. You can read on meanwhile, or ";
      const again = document.createElement("button");
      again.type = "button";
      again.textContent = "try again";
      again.addEventListener("click", () => location.reload());
      note.append(again, ".");
      note.classList.add("site-late");
    }
    const wait = document.getElementById("site-wait");
    if (wait && document.querySelector(".site-late")) wait.textContent = "The cards have not arrived yet. The text can be read meanwhile.";
  }

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
  let still = asked.get("look") === "projector" && [...asked].length === 1 && !location.hash;
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

  // A page that is left gives its kernel back. Voilà's script does so only once it has shown a widget.
  addEventListener("pagehide", () => {
    const config = document.getElementById("jupyter-config-data");
    const ticket = document.cookie.match(/(?:^|; )_xsrf=([^;]*)/);
    if (!config || !ticket) return;
    const { baseUrl, kernelId } = JSON.parse(config.textContent);
    navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`, new URLSearchParams({ _xsrf: decodeURIComponent(ticket[1]) }));
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
