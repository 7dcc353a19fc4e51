// The line to Python: how a page finds out that it is lost, and that it is back. The frames of exercises, studies and experiments
// leave all of it to `Line`; the table, which has more to lay aside, uses the small functions.

const ANSWER = 3000; // ms without an answer after which the reader is told, and after which it is asked again whether somebody is there
const AGAIN = 15000; // ms for which what got lost on the way is still what the reader wants

/** Ask whether somebody answers, at once and every few seconds. Returns how to end it. */
function asking(model) {
  const ask = () => {
    try {
      model.send({ type: "ping" });
    } catch {
      // still lost
    }
  };
  ask();
  const timer = setInterval(ask, ANSWER);
  return () => clearInterval(timer);
}

/** Has a command brought nothing yet, and is it still what the reader wants? Had it arrived, its version would be past. */
function missing(undone, version) {
  return !!undone && undone.message.version === version && performance.now() - undone.at < AGAIN;
}

/** Let these controls be seen and heard to rest, and wake those that rested before. Returns those that rest now. */
function rest(before, nodes) {
  for (const node of before) node.removeAttribute("aria-disabled");
  const now = nodes.filter((node) => !node.hasAttribute("aria-disabled"));
  for (const node of now) node.setAttribute("aria-disabled", "true");
  return now;
}

/** Ask for what this tab has kept from before a reload. */
function restore(frame, memory) {
  if (!memory) return;
  frame.recovering = true;
  frame.command("restore", { memory });
}

/** The line of one frame. The frame has a model, a root, a version, a box for the notice (`lost`), and three things to do: `tell` the
    reader, `keepFocus` where the notice has had it, and go on when the line is `back`. `words`: what the notice says now, `looks`: the
    class of its button, `asks`: the controls that ask Python. */
class Line {
  constructor(frame, { words, looks, asks }) {
    Object.assign(this, { frame, words, looks, asks, lost: false, resting: [] });
  }

  /** Send a command, whose answer may take so many times the usual. While the line is lost nothing goes out, lest it be done later
      unseen: the reader is told anew. Returns whether it was sent. */
  send(message, times = 1) {
    if (this.lost) {
      this.frame.lost.scrollIntoView({ block: "nearest" });
      this.frame.tell(this.words().lost);
      return false;
    }
    this.undone = { message, times, at: performance.now() };
    this.pass();
    return true;
  }

  pass() {
    const { message, times } = this.undone;
    this.expect(times);
    try {
      this.frame.model.send(message);
    } catch {
      this.lose();
    }
  }

  expect(times = 1) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose(), ANSWER * times);
  }

  heard(message) {
    if (message?.type === "busy") return this.timer && this.expect();
    if (message?.type === "gone") return this.lose(true);
    this.answered();
  }

  /** Nobody answers: ask until somebody does, unless nobody ever will. */
  lose(ever = false) {
    this.close();
    if (!this.lost) this.show(true);
    if (!ever) this.asking = asking(this.frame.model);
  }

  /** Somebody is there. What was asked for while the line broke goes out once more, if its own answer is not on the way. */
  answered() {
    this.timer = clearTimeout(this.timer);
    if (!this.lost) return;
    this.asking = this.asking?.();
    this.show(false);
    const { undone } = this;
    this.frame.back?.(); // which may send something of its own
    this.soon = setTimeout(() => undone === this.undone && missing(undone, this.frame.version) && this.pass(), 100);
  }

  /** From now on nothing is waited for. */
  close() {
    this.timer = clearTimeout(this.timer);
    this.soon = clearTimeout(this.soon);
    this.asking = this.asking?.();
  }

  show(yes) {
    const { root, lost: box } = this.frame;
    const { lost, reload } = this.words();
    const [inside, there] = [root, box].map((node) => node.contains(document.activeElement));
    this.lost = yes;
    this.resting = rest(this.resting, yes ? [...root.querySelectorAll(this.asks)] : []);
    root.classList.toggle("ch-cut", yes);
    box.hidden = !yes;
    box.replaceChildren(...(yes ? [h("p", { text: lost }), h("button", { type: "button", class: this.looks, text: reload, on: { click: () => location.reload() } })] : []));
    if (yes && inside) box.scrollIntoView({ block: "nearest" });
    if (yes) this.frame.tell(lost);
    else if (there) this.frame.keepFocus();
  }
}
