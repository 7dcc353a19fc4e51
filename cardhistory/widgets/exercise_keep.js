// What the browser keeps of an exercise under way: the answers given, packed by Python. As with a table's game, the session's storage
// belongs to one tab and the local storage to a tab that is opened later. How far the reader is (solved or not) is kept beside it.

const GIVEN = (task) => `${keyFor(task.store)}:given`;

Object.assign(Frame.prototype, {
  /** Ask for the answers that were given before a reload. Where they cannot be used Python says so, and they are forgotten. */
  recover() {
    const key = GIVEN(this.task);
    const memory = this.now.version === 0 ? kept("sessionStorage", key) || kept("localStorage", key) : "";
    if (!memory) return;
    this.recovering = true;
    this.command("restore", { memory });
  },

  /** Ask for the wording that this reader has chosen. A table inside an exercise asks for itself, and the exercise follows it. */
  wording({ terms } = settings()) {
    if (this.task.kind !== "play" && this.task.terms !== terms) this.model.send({ type: "terms", terms });
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
    if (now.kind !== "play") this.slot.replaceChildren();
    this.paint();
  },

  keepGiven() {
    const memory = this.model.get("kept");
    for (const area of ["sessionStorage", "localStorage"]) keep(area, GIVEN(this.task), memory);
  },
});
