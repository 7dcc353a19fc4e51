// The projector look: one class on the page, read by every table of it. The page's own address says so, for a reload or another machine.

const PROJECTING = "ch-projecting";

function projecting() {
  return document.documentElement.classList.contains(PROJECTING);
}

function project(on) {
  document.documentElement.classList.toggle(PROJECTING, on);
  for (const views of VIEWS.values()) for (const view of views) view.dress();
}

Object.assign(View.prototype, {
  dress() {
    const large = projecting() || this.model.get("look") === "projector";
    this.root.classList.toggle("ch-projector", large);
    this.root.classList.toggle("ch-large", this.settings.size === "large" || large);
    if (projecting()) this.tools.append(this.leaveTool);
    else this.leaveTool.remove();
  },

  switchProjector() {
    const on = !projecting();
    project(on);
    if (!this.inNotebook()) {
      const address = new URL(location.href);
      if (on) address.searchParams.set("look", "projector");
      else address.searchParams.delete("look");
      try {
        history.replaceState(history.state, "", address);
      } catch {
        // a frame without an address of its own
      }
    }
    this.root.scrollIntoView({ block: "start", behavior: "instant" });
    this.keepFocus();
  },
});

// On a projector the keys need no focus: arrows, and the keys of a presenter's remote, step through a table that is looked back on.
globalThis[Symbol.for("cardhistory.remote")] ??= addEventListener("keydown", (event) => {
  if (!projecting() || !plain(event) || event.defaultPrevented || ![document.body, document.documentElement].includes(event.target)) return;
  const step = { ArrowLeft: "back", PageUp: "back", ArrowRight: "on", PageDown: "on", Home: "first", End: "last", Escape: "leave" }[event.key];
  const views = [...VIEWS.values()].flatMap((set) => [...set]).filter((view) => view.scene?.replay && !view.dialog.open);
  if (!step || !views.length) return;
  event.preventDefault();
  views.reduce((best, view) => ((view.acted ?? 0) > (best.acted ?? 0) ? view : best)).step(step);
}) ?? true;
