// The study in the browser: it draws the hand that Python sends and sends back what is asked for; it knows no rule.
// It stands behind table_parts.js and line.js, whose functions it uses; study_parts.js draws the parts, study_keep.js keeps the place.

class Study {
  constructor(model, el) {
    this.model = model;
    this.asked = [];
    this.build(el);
    this.line = new Line(this, { words: () => this.L.ui, looks: "ch-do", asks: ":is(button, select, .chs-range)" });
    this.listeners = [
      ["change:study", () => this.show()],
      ["change:labels", () => this.relabel()],
      ["change:look", () => this.dress()],
      ["change:kept", () => this.keepHand()],
      ["msg:custom", (message, buffers) => this.heard(message, buffers)],
    ];
    for (const [name, listener] of this.listeners) model.on(name, listener);
    this.dress();
    this.show(true);
    this.recover();
    this.drawing = requestAnimationFrame(() => this.draw()); // the page it stands in is known only once it is attached
  }

  get L() {
    return this.model.get("labels");
  }

  build(el) {
    const L = this.L;
    const part = (name, tag = "div", props = {}) => (this[name] = h(tag, { class: `chs-${name}`, ...props }));
    part("head");
    part("foot"); // stays on the screen, so that its buttons do not wander: what is said and asked stands above them
    part("notice", "p", { class: "ch-note chs-notice", hidden: true });
    part("lost", "div", { class: "ch-note ch-lost", hidden: true });
    part("boards");
    part("says", "p");
    part("bet", "section", { hidden: true, tabindex: "-1" });
    part("steps", "div", { role: "group", "aria-label": L.ui.steps });
    part("way");
    part("eyes", "details");
    part("parted", "section", { hidden: true });
    part("more");
    this.live = h("p", { class: "ch-live", "aria-live": "polite" });
    this.root = h("div", { class: "ch-table ch-study", role: "group", lang: L.lang });
    this.root.append(h("div", { class: "ch-in" }, this.head, this.lost, this.boards, this.foot, this.way, this.notice, this.parted, this.eyes, this.more, this.live));
    this.foot.append(this.says, this.bet, this.steps);
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.buildSteps();
    this.buildEyes();
    this.buildMore();
    el.append(this.root);
  }

  dress() {
    this.root.classList.toggle("ch-projector", this.model.get("look") === "projector");
    this.root.style.setProperty("--ratio", (this.L.box[1] / this.L.box[0]).toFixed(3));
  }

  /** On a projector the heading is gone after the first step: the cards and the buttons are to fit one screen. */
  start(at) {
    const going = at > 0 && this.model.get("look") === "projector";
    if (this.root.classList.toggle("chs-going", going) && !this.going) this.root.scrollIntoView({ block: "start", behavior: "instant" });
    this.going = going;
  }

  /** Another pack: other names, other drawings. */
  relabel() {
    this.boards.chSeen = null;
    this.dress();
    this.draw();
    this.show();
  }

  draw() {
    const pack = this.L.pack;
    const ask = () => new Promise((resolve, reject) => {
      this.asked.push({ resolve, reject });
      this.model.send({ type: "art", plain: typeof DecompressionStream === "undefined" });
      setTimeout(() => reject(new Error("no drawings came")), 8000);
    });
    const home = this.root.getRootNode();
    const done = (there) => {
      this.root.classList.toggle("ch-drawn", there);
      this.root.dataset.ready = "1";
    };
    sprite(home instanceof ShadowRoot ? home : document, pack, ask).then(() => done(true), () => done(false));
  }

  // ---- talking with Python -----------------------------------------------------------------------------------------

  command(what, more = {}) {
    const remark = this.note.value; // written and not kept: it is kept when the place is left
    if (what !== "note" && remark.trim() !== this.now.note) more = { ...more, remark };
    const times = ["deal", "game", "paste", "finish", "switch", "restore"].includes(what) ? 4 : 1; // those take their time
    if (!this.line.send({ type: "study", do: what, version: this.version, ...more }, times)) this.paintPlace(this.now);
  }

  heard(message, buffers) {
    if (message?.type === "record") this.line.undone = null; // no new scene tells that it has come
    this.line.heard(message);
    if (message?.type === "record") this.record(message);
    if (message?.type === "art" && this.asked.length) deliver(this.asked, message, buffers);
  }

  back() {
    if (this.recovering) this.recover();
    this.paintPlace(this.now); // what was chosen from a list meanwhile has brought nothing
  }

  // ---- showing -----------------------------------------------------------------------------------------------------

  show(first = false) {
    const before = this.now;
    const now = (this.now = this.model.get("study"));
    const back = this.recovering;
    this.recovering = false;
    this.version = now.version;
    this.root.dataset.version = now.version;
    this.line.answered();
    const inside = this.root.contains(document.activeElement);
    const at = inside ? document.activeElement.dataset.key : null;
    attr(this.root, "aria-label", now.label);
    this.paint(now);
    if (inside) this.start(now.at);
    if (inside && !this.root.contains(document.activeElement)) this.keepFocus(at);
    if (now.bet && !before?.bet && inside) this.bet.focus({ preventScroll: false });
    if (inside && now.notice && this.more.contains(document.activeElement)) this.notice.scrollIntoView({ block: "nearest" });
    if (inside && now.parted && now.switches.chosen !== before?.switches.chosen) this.parted.scrollIntoView({ block: "nearest" }); // it stands above the list that it was chosen in
    if (inside && before && now.columns.length > before.columns.length) this.root.scrollIntoView({ block: "start", behavior: "instant" });
    if (back && now.notice) this.keepHand();
    if (now.say.length && !first) this.tell(now.say.join(" "));
  }

  tell(text) {
    announce(this.live, text);
  }

  /** Focus never falls out of the study: to what had it, to a question, or to the way on. */
  keepFocus(key) {
    const { bet } = this.now;
    (this.root.querySelector(`[data-key="${key}"]`) ?? (bet && !bet.answered ? this.bet : this.buttons.trickon)).focus({ preventScroll: true });
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key !== "Tab") event.stopPropagation(); // keys in a study are its own
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    const { at, end } = this.now;
    const keys = { ArrowRight: () => this.step(at + 1), ArrowLeft: () => this.step(at - 1), Home: () => this.step(0), End: () => this.step(end),
      ArrowUp: () => this.command("turn", { by: -1 }), ArrowDown: () => this.command("turn", { by: 1 }),
      PageUp: () => this.command("turn", { by: -1 }), PageDown: () => this.command("turn", { by: 1 }) };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }

  step(to) {
    if (to >= 0 && to <= this.now.end) this.command("step", { to });
  }

  /** The record as text: shown, copied, saved as a file. */
  record({ text, name }) {
    const { ui } = this.L;
    this.text.hidden = false;
    this.text.value = text;
    if (this.wanted === "download") {
      const link = h("a", { href: URL.createObjectURL(new Blob([text], { type: "application/toml" })), download: name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      return;
    }
    this.text.focus();
    this.text.select();
    const told = (words) => () => { say(this.copied, words); this.live.textContent = words; };
    if (navigator.clipboard?.writeText) navigator.clipboard.writeText(text).then(told(ui.copied), told(ui.notcopied));
    else told(ui.notcopied)();
  }

  close() {
    for (const [name, listener] of this.listeners) this.model.off(name, listener);
    this.line.close();
    cancelAnimationFrame(this.drawing);
    this.asked.splice(0).forEach((wait) => wait.reject(new Error("closed")));
    this.root.remove();
  }
}

function renderStudy({ model, el }) {
  const study = new Study(model, el);
  return () => study.close();
}
