// "Find the card": a name is given, the reader picks the card. Ten cards make a round, or fewer where fewer have a name.

const ROUND = 10;

class Find {
  constructor(view) {
    this.view = view;
    const { words } = view;
    this.on = false;
    this.question = h("p", { class: "chg-question" });
    this.verdict = h("p", { class: "chg-verdict" });
    this.score = h("p", { class: "chg-score" });
    this.go = h("button", { type: "button", class: "chg-do chg-next", hidden: true, click: () => this.onward() });
    this.end = h("button", { type: "button", class: "chg-do", text: words["find.stop"], click: () => this.stop() });
    this.el = h("div", { class: "chg-find", role: "group", "aria-label": words.find, hidden: true },
      this.question, this.verdict, h("div", { class: "chg-line" }, this.score, this.go, this.end));
  }

  start() {
    const { cards } = this.view;
    const all = cards.map((_, at) => at).filter((at) => cards[at].asked);
    for (let at = all.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1));
      [all[at], all[other]] = [all[other], all[at]];
    }
    this.round = all.slice(0, ROUND);
    this.asked = this.right = 0;
    this.on = true;
    this.el.hidden = false;
    this.view.searching(true);
    this.ask();
  }

  ask() {
    this.open = true;
    this.card = this.round[this.asked];
    this.mark();
    this.verdict.replaceChildren();
    this.question.replaceChildren(...fill(this.view.words["find.ask"], { name: called(this.plain(this.card)) }));
    this.tally();
    this.go.hidden = true;
    this.view.say(...[...this.question.childNodes].map((node) => node.cloneNode(true)));
    this.view.focus();
  }

  /** The asked name without what it means: that is told with the answer. */
  plain(at) {
    return { ...this.view.cards[at].asked, gloss: "" };
  }

  tally() {
    this.score.textContent = fill(this.view.words["find.score"], { right: this.right, asked: this.asked }).join("");
  }

  /** The card as it is told after an answer: in the reader's language, and as the game calls it. */
  told(at) {
    const { name, asked, names } = this.view.cards[at];
    const own = asked ?? names[0];
    return own ? [name, ", ", ...called(own)] : name;
  }

  pick(at) {
    if (!this.open) return this.go.focus();
    const { words, cards } = this.view;
    const right = at === this.card;
    this.open = false;
    this.asked += 1;
    this.right += right;
    const places = { name: called(cards[this.card].asked), card: cards[this.card].name, picked: this.told(at) };
    this.verdict.replaceChildren(h("b", { "aria-hidden": "true", text: right ? "✓ " : "✗ " }), ...fill(words[right ? "find.right" : "find.wrong"], places));
    this.mark(at);
    this.tally();
    this.go.textContent = words[this.asked === this.round.length ? "find.last" : "find.next"];
    this.go.hidden = false;
    this.go.focus({ preventScroll: true });
    this.view.say(...fill(words[right ? "find.right" : "find.wrong"], places), " ", this.score.textContent);
    if (!right) this.view.buttons[this.card].scrollIntoView({ block: "nearest" });
  }

  /** Ticks and crosses on the cards; without an argument none. */
  mark(picked) {
    this.view.buttons.forEach((button, at) => {
      if (picked !== undefined && at === this.card) button.dataset.mark = "✓";
      else if (at === picked) button.dataset.mark = "✗";
      else delete button.dataset.mark;
    });
  }

  onward() {
    if (this.done) return this.again();
    if (this.asked < this.round.length) return this.ask();
    this.done = true;
    this.mark();
    const text = fill(this.view.words["find.done"], { right: this.right, asked: this.asked }).join("");
    this.question.textContent = text;
    this.verdict.replaceChildren();
    this.score.textContent = "";
    this.go.textContent = this.view.words["find.again"];
    this.view.say(text);
  }

  again() {
    this.done = false;
    this.start();
  }

  stop() {
    this.on = this.open = this.done = false;
    this.mark();
    this.el.hidden = true;
    this.view.searching(false);
  }
}
