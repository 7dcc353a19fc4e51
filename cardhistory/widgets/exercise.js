// The frame of an exercise: title, task, what there is to do, hints and verdict; and what the browser keeps of it.
// It stands behind table_parts.js and line.js, whose functions it uses, and where an exercise is played behind the whole table.
// What is right is not known here: Python says so when the reader has answered.

const COUNTED = (globalThis[Symbol.for("cardhistory.tries")] ??= new Map());
const KNOWN = (globalThis[Symbol.for("cardhistory.known")] ??= new Map()); // how far the reader is, where the browser keeps nothing
const NEWS = "cardhistory:progress";
const WORDING = "cardhistory:wording";

/** How far the reader is with an exercise: solved or not, at which try, after how many. */
function progress(store) {
  let read = KNOWN.get(store);
  try {
    read = JSON.parse(kept("localStorage", keyFor(store)) || "null") ?? read;
  } catch {
    // something else was written there: it is left aside
  }
  const tries = Number.isSafeInteger(read?.tries) && read.tries > 0 ? read.tries : 0;
  return { solved: read?.solved === true, first: read?.first === true, tries };
}

function record(store, more) {
  KNOWN.set(store, more);
  const fine = keep("localStorage", keyFor(store), JSON.stringify(more));
  globalThis.dispatchEvent(new CustomEvent(NEWS));
  return fine;
}

class Frame {
  constructor(model, el) {
    this.model = model;
    this.task = model.get("task");
    this.words = this.task.words;
    this.uid = this.task.uid;
    const first = !COUNTED.has(this.uid);
    if (first) COUNTED.set(this.uid, model.get("exercise").tries);
    this.build(el);
    this.line = new Line(this, { words: () => this.words, looks: "che-button", asks: ".che-answer, .che-one, .che-form button, .che-hint, .che-retry" });
    this.listeners = [
      [model, "change:exercise", () => this.show()],
      [model, "change:task", () => this.retell()],
      [model, "change:kept", () => this.keepGiven()],
      [model, "msg:custom", (message, buffers) => this.heard(message, buffers)],
    ];
    for (const [from, name, listener] of this.listeners) from.on(name, listener);
    this.news = () => this.mark();
    for (const name of [NEWS, "storage"]) globalThis.addEventListener(name, this.news);
    this.reword = ({ detail }) => this.wording({ terms: detail });
    globalThis.addEventListener(WORDING, this.reword);
    this.asked = [];
    if (this.task.kind === "play") this.leave = render({ model, el: this.slot });
    else if (Object.keys(this.task.cards).length) this.draw();
    this.mark();
    this.paint();
    if (first) this.recover();
    this.wording();
  }

  build(el) {
    const { task, words } = this;
    const part = (name, tag = "div", props = {}) => (this[name] = h(tag, { class: `che-${name}`, ...props }));
    const button = (name, act) => (this[`${name}Button`] = h("button", { type: "button", class: `che-button che-${name}`, "data-do": name, on: { click: act } }));
    part("title", "p", { tabindex: "-1", id: `che-t-${this.uid}`, text: task.title });
    part("badge", "p");
    part("slot");
    part("verdict", "div", { hidden: true, tabindex: "-1" });
    part("hints", "div", { hidden: true });
    part("notice", "p", { hidden: true });
    part("lost", "div", { hidden: true });
    part("live", "p", { "aria-live": "polite" });
    button("hint", () => this.command("hint"));
    button("retry", () => this.again()).textContent = words.again;
    button("next", () => this.onward()).textContent = words.next;
    const rows = task.rows.map((row) => h("div", { class: "che-row" }, row.label ? h("p", { class: "che-label", text: row.label }) : null,
      h("ul", { class: "che-cards" }, ...row.cards.map((code) => this.card(code, "li")))));
    this.root = h("div", { class: `che che-${task.kind}`, role: "group", lang: task.lang, "aria-label": task.label },
      h("div", { class: "che-head" }, h("p", { class: "che-about", text: task.about }), this.title, this.badge),
      (this.prompt = h("p", { class: "che-prompt", text: task.prompt })), rows.length ? h("div", { class: "che-rows" }, ...rows) : null, this.slot, this.verdict, this.hints, this.notice, this.lost,
      h("div", { class: "che-foot" }, this.retryButton, this.nextButton, this.hintButton), this.live);
    for (const type of ["keydown", "keyup", "keypress"]) this.root.addEventListener(type, (event) => {
      // Keys in an exercise are its own: the notebook around it must not take them for commands.
      if (!(event.ctrlKey || event.altKey || event.metaKey) && event.key !== "Tab") event.stopPropagation();
    });
    el.append(this.root);
  }

  /** A card, large, with its name. */
  card(code, tag = "span") {
    return h(tag, { class: "che-card", "data-card": code }, picture(this.task, code), h("span", { class: "che-name", text: this.task.cards[code].name }));
  }

  draw() {
    const ask = () => new Promise((resolve, reject) => {
      this.asked.push({ resolve, reject });
      this.model.send({ type: "art", plain: typeof DecompressionStream === "undefined" });
      setTimeout(() => reject(new Error("no drawings came")), 8000);
    });
    // The page the exercise stands in is known only once it is attached.
    this.drawing = requestAnimationFrame(() => {
      const home = this.root.getRootNode();
      const done = () => (this.root.dataset.ready = "1");
      sprite(home instanceof ShadowRoot ? home : document, this.task.pack, ask).then(done, done);
    });
  }

  // ---- talking with Python -----------------------------------------------------------------------------------------

  command(what, more = {}) {
    return this.line.send({ type: "exercise", do: what, version: this.version, ...more }, what === "restore" ? 4 : 1); // what is kept is given again while the page is still loading
  }

  heard(message, buffers) {
    this.line.heard(message);
    if (message?.type === "art" && this.asked.length) deliver(this.asked, message, buffers);
  }

  back() {
    if (this.recovering) this.recover();
    this.wording();
  }

  // ---- showing -----------------------------------------------------------------------------------------------------

  show() {
    const before = this.now;
    const inside = this.root.contains(document.activeElement);
    const back = this.recovering; // what comes back after a reload is neither told nor brought into sight
    this.recovering = false;
    this.line.answered();
    this.paint();
    const { state, tries, say: told } = this.now;
    if (back && told.length) this.keepGiven();
    this.count(tries, state);
    if (told.length && this.speaks()) this.tell(told.join(" "));
    if (back) return;
    if (state !== "open" && before.state === "open") this.judged(inside);
    else if (inside) this.keepFocus();
  }

  paint() {
    const now = (this.now = this.model.get("exercise"));
    const { words } = this;
    this.version = now.version;
    this.root.dataset.state = now.state;
    this.root.dataset.version = now.version;
    BODIES[this.task.kind]?.(this, now.body);
    this.verdict.hidden = now.state === "open";
    redraw(this.verdict, [now.state, now.title, now.reason, now.learned, now.sources, now.body.note], ([state, title, reason, learned, sources, note]) => [
      h("p", { class: "che-result" }, h("span", { class: `che-sign che-${state}-sign`, "aria-hidden": "true" }), h("b", { text: title })),
      reason ? h("p", { text: reason }) : null, note ? h("p", { class: "che-note", text: note }) : null,
      learned ? h("p", { class: "che-learned" }, h("b", { text: words.learned }), h("span", { text: learned })) : null,
      sources ? h("p", { class: "che-sources", text: sources }) : null]);
    this.hints.hidden = !now.hints.length;
    redraw(this.hints, now.hints, (hints) => [h("p", { class: "che-label", text: words.hints }), h("ol", {}, ...hints.map((text) => h("li", { text })))]);
    this.hintButton.hidden = !now.more && (!!now.learned || !now.hints.length);
    say(this.hintButton, now.more ? (now.hints.length ? words["hint.more"] : words["hint.ask"]) : words["hint.none"]);
    attr(this.hintButton, "aria-disabled", now.more ? null : "true");
    this.retryButton.hidden = !now.retry;
    this.nextButton.hidden = now.state !== "solved" || !this.following();
    this.retryButton.classList.toggle("che-main", now.state === "failed" && !now.learned); // once the answer stands there, trying again is no step forward
    this.notice.hidden = !now.notice && !this.unkept;
    say(this.notice, now.notice || (this.unkept ? words.unkept : ""));
  }

  /** It is decided: bring it into sight, and the reader of a played exercise to it. */
  judged(inside) {
    if (inside && this.task.kind === "play") this.verdict.focus({ preventScroll: true });
    else if (inside) this.keepFocus();
    this.verdict.scrollIntoView({ block: "nearest" });
  }

  again() {
    this.restart = this.command("retry");
  }

  /** Focus never falls out of the exercise: to what is to be done, or to the title. */
  keepFocus() {
    const active = document.activeElement;
    const gone = !this.root.contains(active) || !active.getClientRects().length;
    if (!gone && !this.restart) return;
    this.restart = false;
    const table = [...this.slot.querySelectorAll('.ch-card[tabindex="0"], .ch-actions button')];
    const first = this.task.kind === "play" ? table : this.slot.querySelectorAll("button:not([disabled]), input:not([disabled])");
    const to = [...first, ...(this.now.state === "open" ? [] : [this.verdict]), this.title].find((node) => node.getClientRects().length);
    to?.focus({ preventScroll: true });
  }

  /** The exercise that stands after this one on the page. */
  following() {
    const all = [...document.querySelectorAll(".che")];
    return all[all.indexOf(this.root) + 1] ?? null;
  }

  onward() {
    const next = this.following();
    next?.querySelector(".che-title").focus({ preventScroll: true });
    next?.scrollIntoView({ block: "start" });
  }

  // ---- saying, counting, keeping -----------------------------------------------------------------------------------

  /** Of several views of one exercise only one speaks. */
  speaks() {
    const views = [...document.querySelectorAll(`.che[data-uid="${this.uid}"]`)];
    return (views.find((view) => view.contains(document.activeElement)) ?? views[0] ?? this.root) === this.root;
  }

  tell(text) {
    announce(this.live, text);
  }

  /** Each try is counted once, however many views there are. */
  count(tries, state) {
    const more = tries - COUNTED.get(this.uid);
    COUNTED.set(this.uid, tries);
    if (more <= 0) return;
    const before = progress(this.task.store);
    const solved = before.solved || state === "solved";
    const after = before.solved ? before : { solved, first: solved && before.tries + more === 1, tries: before.tries + more };
    this.unkept = !record(this.task.store, after);
    if (this.unkept) this.paint();
  }

  mark() {
    const { solved, first, tries } = progress(this.task.store);
    const { words } = this;
    this.badge.hidden = !solved && !tries;
    this.root.dataset.solved = solved ? "1" : "0";
    this.root.dataset.uid = this.uid;
    say(this.badge, solved ? (first ? words["mark.first"] : words["mark.solved"]) : fill(words["mark.tries"], { n: tries }));
  }

  close() {
    for (const [from, name, listener] of this.listeners) from.off(name, listener);
    for (const name of [NEWS, "storage"]) globalThis.removeEventListener(name, this.news);
    globalThis.removeEventListener(WORDING, this.reword);
    this.line.close();
    cancelAnimationFrame(this.drawing);
    this.asked.splice(0).forEach((one) => one.reject(new Error("closed")));
    this.leave?.();
    this.root.remove();
  }
}

function renderExercise({ model, el }) {
  const frame = new Frame(model, el);
  return () => frame.close();
}

/** How many exercises of a game are solved: a row of boxes, and the same in words. */
function renderProgress({ model, el }) {
  const { lang, stores, label, some, all } = model.get("progress");
  const boxes = stores.map(() => h("i"));
  const text = h("span");
  const root = h("p", { class: "che-progress", lang, role: "group", "aria-label": label }, h("span", { class: "che-boxes", "aria-hidden": "true" }, ...boxes), text);
  const count = () => {
    const done = stores.map((store) => progress(store).solved);
    boxes.forEach((box, i) => box.classList.toggle("che-done", done[i]));
    const solved = done.filter(Boolean).length;
    say(text, solved === stores.length ? all : fill(some, { solved }));
  };
  for (const name of [NEWS, "storage"]) globalThis.addEventListener(name, count);
  count();
  el.append(root);
  return () => {
    for (const name of [NEWS, "storage"]) globalThis.removeEventListener(name, count);
    root.remove();
  };
}
