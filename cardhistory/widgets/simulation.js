// An experiment in the page: a question, a guess, a bar while hands are dealt, what was found, and the exact answer.
// It stands behind table_parts.js and line.js, whose functions it uses. It counts nothing: it asks Python for one portion after another.

const PAUSE = 25; // ms between two portions, for everything else the page has to do

class Bench {
  constructor(model, el) {
    this.model = model;
    this.task = model.get("question");
    this.words = this.task.words;
    this.build(el);
    this.line = new Line(this, { words: () => this.words, looks: "chs-button", asks: ".chs-button" });
    this.listeners = [
      [model, "change:simulation", () => this.show()],
      [model, "msg:custom", (message) => this.line.heard(message)],
    ];
    for (const [from, name, listener] of this.listeners) from.on(name, listener);
    this.paint();
  }

  build(el) {
    const { task, words } = this;
    const id = `chs-${task.uid}`;
    const part = (name, tag = "div", props = {}) => (this[name] = h(tag, { class: `chs-${name}`, ...props }));
    const button = (name, act) => (this[`${name}Button`] = h("button", { type: "button", class: `chs-button chs-do-${name}`, "data-do": name, on: { click: act } }));
    part("title", "p", { tabindex: "-1", text: task.title });
    part("guess", "form", { on: { submit: (event) => { event.preventDefault(); this.command("guess", { value: Number(this.slider.value) }); } } });
    part("guessed", "p");
    part("dealing", "div", { hidden: true });
    part("found", "p", { tabindex: "-1" });
    part("range", "p");
    part("outcomes", "ul");
    part("exact", "div", { tabindex: "-1" });
    part("figure", "figure");
    part("notice", "p", { hidden: true });
    part("lost", "div", { hidden: true });
    part("live", "p", { "aria-live": "polite" });
    button("deal", () => this.command("deal"));
    button("count", () => this.command("count"));
    button("cancel", () => this.command("cancel")).textContent = words.cancel;
    this.bar = h("progress", { max: "1", value: "0", "aria-label": words["progress.label"] });
    this.count = h("span");
    this.dealing.append(this.bar, this.count, this.cancelButton);
    if (task.choices.length) {
      this.guess.append(h("fieldset", {}, h("legend", { text: words["guess.pick"] }), h("div", { class: "chs-choices" },
        ...task.choices.map((text, i) => h("button", { type: "button", class: "chs-button", "data-choice": String(i), text, on: { click: () => this.command("guess", { value: i }) } })))));
    } else {
      this.slider = h("input", { type: "range", id, min: "0", max: "100", step: "1", value: "50", on: { input: () => this.read(), pointerup: () => this.read() } });
      this.said = h("output", { for: id, text: "…" });
      this.guess.append(h("p", { text: words["guess.pick"] }), h("label", { for: id, text: words.guess }), this.slider, this.said, (this.guessButton = h("button", { class: "chs-button", "data-do": "guess", disabled: true, text: words["guess.set"] })));
    }
    this.root = h("div", { class: "chs", role: "group", lang: task.lang, "aria-label": task.label },
      h("div", { class: "chs-head" }, h("p", { class: "chs-about", text: task.about }), this.title),
      h("p", { class: "chs-question", text: task.question }), task.more.length ? h("ul", { class: "chs-more" }, ...task.more.map((text) => h("li", { text }))) : null,
      this.guess, this.guessed, this.dealing, this.found, this.range, this.outcomes, this.exact, this.figure, this.notice, this.lost,
      h("div", { class: "chs-foot" }, this.dealButton, this.countButton), this.live);
    for (const type of ["keydown", "keyup", "keypress"]) this.root.addEventListener(type, (event) => {
      // Keys in an experiment are its own: the notebook around it must not take them for commands.
      if (!(event.ctrlKey || event.altKey || event.metaKey) && event.key !== "Tab") event.stopPropagation();
    });
    el.append(this.root);
  }

  /** The middle is nobody's guess: the button waits until the slider was touched. */
  read() {
    this.guessButton.disabled = false;
    const text = fill(this.words.in_100, { share: this.slider.value });
    say(this.said, text);
    attr(this.slider, "aria-valuetext", text);
  }

  command(what, more = {}) {
    this.line.send({ type: "simulation", do: what, version: this.version, ...more });
  }

  /** Ask for the next portion of hands, if any are being dealt. */
  goOn(pause) {
    clearTimeout(this.next);
    if (this.now.state === "running") this.next = setTimeout(() => this.command("more", { dealt: this.now.dealt }), pause);
  }

  back() {
    this.goOn(8 * PAUSE); // unless what goes out once more has brought something by then
  }

  tell(text) {
    announce(this.live, text);
  }

  show() {
    const before = this.now;
    const inside = this.root.contains(document.activeElement);
    this.line.answered();
    this.paint();
    if (this.now.say) this.tell(this.now.say);
    if (inside) this.keepFocus(before);
  }

  paint() {
    const now = (this.now = this.model.get("simulation"));
    this.version = now.version;
    this.root.dataset.state = now.state;
    const running = now.state === "running";
    this.guess.hidden = now.state !== "open";
    this.dealing.hidden = !running;
    this.bar.value = now.dealt / now.all;
    say(this.count, now.progress);
    for (const name of ["guessed", "found", "range", "notice"]) {
      this[name].hidden = !now[name];
      say(this[name], now[name]);
    }
    this.outcomes.hidden = !now.outcomes.length;
    redraw(this.outcomes, now.outcomes, (all) => all.map((text) => h("li", { text })));
    this.exact.hidden = !now.exact.length;
    redraw(this.exact, now.exact, ([first, ...rest]) => (first ? [h("p", {}, h("b", { text: first })), h("p", { text: rest.join(" ") })] : []));
    for (const name of ["deal", "count"]) {
      this[`${name}Button`].hidden = !now[name];
      say(this[`${name}Button`], now[name]);
    }
    this.dealButton.classList.toggle("chs-first", now.state === "guessed");
    this.draw(this.model.get("chart"));
    this.goOn(PAUSE);
  }

  draw({ svg, says, rows, lines }) {
    const { words, task } = this;
    this.figure.hidden = !svg;
    if (!svg || this.drawn === svg) return;
    this.drawn = svg;
    if (!this.picture) {
      this.picture = h("div", { class: "chs-picture", role: "img" });
      this.key = h("p", { class: "chs-key", "aria-hidden": "true" });
      this.body = h("tbody");
      this.figure.append(this.picture, this.key, h("details", { class: "chs-table" }, h("summary", { text: words.table }),
        h("table", {}, h("thead", {}, h("tr", {}, ...["deals", "hits", "share", "range"].map((name) => h("th", { scope: "col", text: words[`table.${name}`] })))), this.body)));
    }
    this.picture.innerHTML = svg; // drawn by Python, from numbers alone
    attr(this.picture, "aria-label", says);
    redraw(this.key, lines, (names) => names.map((name) => h("span", {}, this.stroke(task.lines[name]), task.lines[name].text)));
    redraw(this.body, rows, (all) => all.map(([deals, ...rest]) => h("tr", {}, h("th", { scope: "row", text: deals }), ...rest.map((text) => h("td", { text })))));
  }

  stroke({ ink, dash }) {
    const svg = document.createElementNS(SVG, "svg");
    const path = document.createElementNS(SVG, "path");
    svg.setAttribute("viewBox", "0 0 34 10");
    for (const [name, value] of Object.entries({ d: "M1 5H33", stroke: ink, "stroke-width": "3", "stroke-dasharray": dash })) path.setAttribute(name, value);
    svg.append(path);
    return svg;
  }

  /** Focus never falls out of the experiment: it goes to what can be done next, or to what was found. */
  keepFocus(before = this.now) {
    const active = document.activeElement;
    if (this.root.contains(active) && active.getClientRects().length && before.state === this.now.state) return;
    if (this.root.contains(active) && active.getClientRects().length && active !== this.dealButton) return;
    const { state } = this.now;
    const order = state === "running" ? [this.cancelButton] : this.now.exact.length ? [this.exact] : [this.countButton, this.dealButton];
    [...order, this.title].find((node) => node.getClientRects().length)?.focus({ preventScroll: true });
  }

  close() {
    for (const [from, name, listener] of this.listeners) from.off(name, listener);
    this.line.close();
    clearTimeout(this.next);
    this.root.remove();
  }
}

function renderSimulation({ model, el }) {
  const bench = new Bench(model, el);
  return () => bench.close();
}
