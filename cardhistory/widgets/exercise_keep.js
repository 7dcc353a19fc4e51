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

  keepGiven() {
    const memory = this.model.get("kept");
    for (const area of ["sessionStorage", "localStorage"]) keep(area, GIVEN(this.task), memory);
  },
});
