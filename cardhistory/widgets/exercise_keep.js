// What a tab keeps of an exercise under way: the answers given, packed by Python. A tab that is opened later begins anew, lest the next
// reader at a shared machine find the answers. How far the reader is (solved or not) the browser keeps for all tabs.

const GIVEN = (task) => `${keyFor(task.store)}:given`;

Object.assign(Frame.prototype, {
  /** Ask for the answers that were given before a reload. Where they cannot be used Python says so, and they are forgotten. */
  recover() {
    keep("localStorage", GIVEN(this.task), ""); // where an earlier version has left them, for every tab to find
    const fresh = this.now.version === 0 && !this.model.get("kept"); // moves at the table of a played one are no steps of the frame
    if (fresh) restore(this, kept("sessionStorage", GIVEN(this.task)));
  },

  /** Ask for the wording that this reader has chosen. A table inside an exercise asks for itself, and the exercise follows it. */
  wording({ terms } = settings()) {
    if (this.task.kind !== "play" && this.task.terms !== terms && !this.line.lost) this.model.send({ type: "terms", terms });
  },

  /** The same exercise in another wording. */
  retell() {
    const { task } = this;
    const now = (this.task = this.model.get("task"));
    if (now.terms === task.terms) return;
    say(this.title, now.title);
    say(this.prompt, now.prompt);
    attr(this.root, "aria-label", now.label);
    [...this.root.querySelectorAll(".che-row")].forEach((row, i) => {
      const { label } = now.rows[i];
      if (label) say(row.querySelector(".che-label"), label);
    });
    for (const card of this.root.querySelectorAll(".che-rows .che-card")) say(card.querySelector(".che-name"), now.cards[card.dataset.card].name);
    const typed = this.slot.querySelector(".che-form input")?.value;
    if (now.kind !== "play") this.slot.replaceChildren();
    this.paint();
    if (typed) this.slot.querySelector(".che-form input").value = typed;
  },

  keepGiven() {
    keep("sessionStorage", GIVEN(this.task), this.model.get("kept"));
  },
});
