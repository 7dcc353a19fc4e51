// The gallery of a pack: a grid of cards that one walks through with a pointer or the arrow keys, and a panel that tells
// about the chosen one. It shares the drawings with the tables of the page.

const NARROW = 700; // below this width the panel stands among the cards, after the row of the chosen one

class Gallery {
  constructor(model, el) {
    this.model = model;
    this.stop = [];
    Object.assign(this, model.get("pages"));
    const { words } = this;
    this.at = 0;
    this.open = false; // has the reader chosen a card?
    this.order = this.orders[0];
    this.help = h("p", { class: "chg-help", text: words.help });
    this.note = h("p", { class: "chg-note" });
    this.panel = h("div", { class: "chg-panel", role: "group", "aria-label": words.about });
    this.grid = h("div", { class: "chg-grid", role: "group", "aria-label": words.label });
    this.live = h("div", { class: "chg-live", "aria-live": "polite" });
    this.buttons = this.cards.map((card, at) => this.button(card, at));
    this.find = new Find(this);
    this.compared = this.compare ? new Compare(this) : null;
    const laid = (order, text) => h("button", { type: "button", class: "chg-do", "aria-pressed": "false", text, click: () => this.lay(order) });
    this.ways = this.orders.filter((order, at) => at === this.orders.findIndex((one) => one.label === order.label)).map((order) => laid(order, order.label));
    this.kinds = this.orders.filter((order) => order.choice).map((order) => laid(order, order.choice[1]));
    const what = this.orders.find((order) => order.choice)?.choice[0] ?? "";
    this.kind = h("div", { class: "chg-ways chg-kind", role: "group", "aria-label": what }, h("span", { "aria-hidden": "true", text: `${what}:` }), ...this.kinds);
    this.seek = this.cards.some((card) => card.asked)
      ? h("button", { type: "button", class: "chg-do chg-seek", "aria-pressed": "false", text: words.find, click: () => (this.find.on ? this.find.stop() : this.find.start()) }) : null;
    this.both = h("div", { class: "chg-both" }, this.grid, this.panel);
    this.root = h("section", { class: "chg", "aria-label": words.label }, this.help,
      h("div", { class: "chg-bar" }, h("div", { class: "chg-ways", role: "group", "aria-label": words.order }, ...this.ways), this.seek),
      this.kind, this.note, this.find.el, this.both, this.live, this.compared?.el ?? null);
    this.root.style.setProperty("--chg-box", `${this.box[0]} / ${this.box[1]}`);
    this.root.addEventListener("keydown", (event) => this.key(event));
    el.append(this.root);
    this.lay(this.order, false);
    this.choose(0, false);
    const watch = new ResizeObserver(() => this.settle());
    watch.observe(this.root);
    this.stop.push(() => watch.disconnect());
    // The page the widget stands in is known only once it is attached.
    const start = requestAnimationFrame(() => { drawings(model, this.root.getRootNode(), this.pack, this.stop); this.settle(); });
    this.stop.push(() => cancelAnimationFrame(start));
  }

  button(card, at) {
    const button = h("button", { type: "button", class: "chg-card", "aria-label": card.name, "aria-pressed": "false", tabindex: "-1",
      click: (event) => { event.stopPropagation(); this.take(at); } },
      h("span", { class: "chg-words", "aria-hidden": "true", text: card.name }), picture(card.id, this.box));
    return button;
  }

  /** A card was tapped, or Enter was pressed on it. */
  take(at) {
    if (this.find.on) {
      this.cursor(at);
      this.find.pick(at);
    } else if (this.narrow && this.open && at === this.at) this.fold();
    else this.choose(at, true);
  }

  // Orders

  lay(order, aloud = true) {
    this.order = order;
    this.ways.forEach((way) => way.setAttribute("aria-pressed", String(way.textContent === order.label)));
    this.kinds.forEach((kind) => kind.setAttribute("aria-pressed", String(kind.textContent === order.choice?.[1])));
    this.kind.hidden = !order.choice;
    this.note.textContent = order.note;
    this.grid.classList.toggle("chg-flow", !order.rows);
    this.groups = order.groups.map((group) => {
      const cards = h("div", { class: "chg-cards" }, ...group.cards.map((at) => this.buttons[at]));
      const count = group.cards.length;
      cards.classList.toggle("chg-long", order.rows && count > 10);
      cards.style.setProperty("--chg-n", count);
      cards.style.setProperty("--chg-few", Math.ceil(count / Math.ceil(count / 7))); // two rows of much the same length on a phone
      return h("div", { class: "chg-group", role: "group", "aria-label": group.label }, h("p", { class: "chg-head", "aria-hidden": "true", text: group.label }), cards);
    });
    this.grid.replaceChildren(...this.groups);
    this.line = order.groups.flatMap((group) => group.cards);
    this.settle();
    if (aloud) this.say([order.label, order.choice?.join(": "), order.note].filter(Boolean).join(". "));
  }

  /** The panel beside the cards, or, where there is no room, below the row of the chosen card. */
  settle() {
    this.narrow = this.root.clientWidth < NARROW;
    this.panel.hidden = this.find.on || (this.narrow && !this.open);
    this.buttons[this.at].setAttribute("aria-pressed", String(!this.panel.hidden));
    if (!this.narrow) {
      if (this.panel.parentNode !== this.both) this.both.append(this.panel);
      return;
    }
    const group = this.buttons[this.at].closest(".chg-group");
    const held = this.panel.contains(document.activeElement);
    this.panel.remove();
    const last = this.groups.findLast((one) => one.offsetTop === group.offsetTop);
    last.after(this.panel);
    if (held) this.panel.querySelector("button")?.focus();
  }

  // The chosen card

  tell() {
    const card = this.cards[this.at];
    const { words } = this;
    const line = (label, ...kids) => [h("dt", { text: label }), h("dd", {}, ...kids.flatMap((kid) => (typeof kid === "string" ? declared(kid) : kid)))];
    const names = h("dl", {}, ...card.names.flatMap((name) => line(name.label, ...called(name))));
    const facts = h("dl", {}, ...line(words.points, card.points + (card.more ? `. ${card.more}` : "")), ...line(words.place, card.place),
      ...(card.sign ? line(words.sign, card.sign) : []), ...line(words.drawn, card.drawn));
    if (card.attested.length) facts.append(h("dt", { text: words.attested }), ...card.attested.map((text) => h("dd", {}, ...declared(text))));
    const beside = this.compared && h("button", { type: "button", class: "chg-do chg-compare", "aria-haspopup": "dialog", text: words.compare, click: () => this.compared.open(this.at) });
    this.panel.replaceChildren(h("div", { class: "chg-top" }, picture(card.id, this.box),
      h("div", {}, h("p", { class: "chg-name", text: card.name }), card.names.length ? names : null)), facts, ...(beside ? [beside] : []));
  }

  /** Where the panel stands among the cards, a second tap on a card puts it away, so that the whole pack is seen again. */
  fold() {
    this.open = false;
    this.settle();
  }

  choose(at, focus) {
    this.open ||= focus;
    const top = focus ? this.buttons[at].getBoundingClientRect().top : 0;
    this.buttons[this.at].setAttribute("aria-pressed", "false");
    this.cursor(at);
    this.tell();
    this.settle();
    if (!focus) return;
    this.keep(at, top);
    this.buttons[at].focus();
    const card = this.cards[at];
    this.say(...card.names.flatMap((name) => [...called(name), ". "]), `${this.words.points}: ${card.points}. ${card.place}`);
  }

  /** The card stays where it was on the screen when the panel has moved. */
  keep(at, top) {
    const moved = this.buttons[at].getBoundingClientRect().top - top;
    if (!moved) return;
    let box = this.root.parentElement;
    while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))) box = box.parentElement;
    (box ?? document.scrollingElement).scrollBy({ top: moved, behavior: "instant" });
  }

  /** The one card that the Tab key reaches. */
  cursor(at) {
    this.buttons[this.at].tabIndex = -1;
    this.at = at;
    this.buttons[at].tabIndex = 0;
  }

  focus() {
    this.buttons[this.at].focus();
  }

  say(...kids) {
    this.live.replaceChildren(...kids);
  }

  /** While a card is looked for, nothing is told about any. */
  searching(on) {
    this.help.textContent = this.words[on ? "find.help" : "help"];
    this.seek.setAttribute("aria-pressed", String(on));
    this.root.classList.toggle("chg-searching", on);
    if (on) this.settle();
    else this.choose(this.at, true);
  }

  // Keys

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.key === "Tab") return;
    // Keys in the gallery are the gallery's: the notebook must not take them for its commands.
    event.stopPropagation();
    if (event.key === "Escape" && this.find.on) { event.preventDefault(); this.find.stop(); return; }
    if (!event.target.classList.contains("chg-card")) return;
    const to = this.next(event.key);
    if (to === undefined) return;
    event.preventDefault();
    if (to === this.at) return;
    if (this.find.on) { this.cursor(to); this.focus(); } else this.choose(to, true);
  }

  next(key) {
    const { line } = this;
    const here = line.indexOf(this.at);
    const step = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: line.length - 1 }[key];
    if (step !== undefined) return line[Math.min(Math.max(step, 0), line.length - 1)];
    if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
    const places = line.map((at) => ({ at, box: this.buttons[at].getBoundingClientRect() }));
    const from = places[here].box;
    const middle = (box) => box.left + box.width / 2;
    const down = key === "ArrowDown";
    const beyond = places.filter(({ box }) => (down ? box.top > from.top + from.height / 2 : box.top < from.top - from.height / 2));
    if (!beyond.length) return this.at;
    const row = (down ? Math.min : Math.max)(...beyond.map(({ box }) => box.top));
    const near = beyond.filter(({ box }) => Math.abs(box.top - row) < from.height / 2);
    return near.reduce((best, one) => (Math.abs(middle(one.box) - middle(from)) < Math.abs(middle(best.box) - middle(from)) ? one : best)).at;
  }
}

function render({ model, el }) {
  const view = new Gallery(model, el);
  return () => view.stop.forEach((end) => end());
}
