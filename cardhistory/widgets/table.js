// The table in the browser. It draws the scene that Python sends and sends back what the reader chose; it knows no rule.
// Only model.get, model.on, model.off and model.send are used, so the same file runs wherever a model offers these.

const ANSWER = 3000; // ms without an answer after which the reader is told
const STEADY = 300; // ms after a move in which Enter does not yet put the finished trick away
const GLIDE = 200; // ms a card takes to the middle
const VIEWS = (globalThis[Symbol.for("cardhistory.views")] ??= new Map());
const now = () => performance.now();

class View {
  constructor(model, el) {
    this.model = model;
    this.labels = model.get("labels");
    this.settings = settings();
    this.at = 0; // the place in the hand that Tab reaches
    this.chosen = null; // the card that waits to be confirmed
    this.version = -1;
    this.sent = 0; // when the oldest command without an answer was sent
    this.timers = {};
    this.waiting = [];
    this.build(el);
    this.listeners = [
      ["change:scene", () => this.show()],
      ["change:memory", () => this.store()],
      ["change:look", () => this.dress()],
      ["msg:custom", (message, buffers) => this.heard(message, buffers)],
    ];
    for (const [name, listener] of this.listeners) model.on(name, listener);
    const uid = this.labels.uid;
    if (!VIEWS.has(uid)) VIEWS.set(uid, new Set());
    VIEWS.get(uid).add(this);
    this.dress();
    this.begin();
    this.draw();
  }

  /** A table that was reloaded asks for its hand before anything is shown. */
  begin() {
    const scene = this.model.get("scene");
    const store = this.model.get("store");
    const memory = store && scene.fresh && VIEWS.get(this.labels.uid).size === 1 ? recall(store) : "";
    if (!memory) return this.show();
    this.send({ type: "restore", memory });
    this.root.setAttribute("aria-busy", "true");
    this.later("first", 600, () => this.show());
  }

  draw() {
    const pack = this.labels.pack;
    const ask = () =>
      new Promise((resolve, reject) => {
        const wait = { resolve, reject };
        this.waiting.push(wait);
        this.model.send({ type: "art", pack, plain: typeof DecompressionStream === "undefined" });
        setTimeout(() => reject(new Error("no drawings came")), 8000);
      });
    sprite(this.root.getRootNode(), pack, ask).then(
      () => this.drawn(true),
      () => this.drawn(false),
    );
  }

  drawn(there) {
    this.root.classList.toggle("ch-drawn", there);
    this.art = true;
    this.ready();
  }

  ready() {
    if (this.art && this.version >= 0) this.root.dataset.ready = "1";
  }

  // ---- talking with Python -----------------------------------------------------------------------------------------

  send(message) {
    this.sent ||= now();
    this.later("answer", ANSWER, () => this.lost(true));
    try {
      this.model.send(message);
    } catch {
      this.lost(true);
    }
  }

  command(type, more = {}) {
    this.acted = now();
    this.send({ type, version: this.version, ...more });
  }

  heard(message, buffers) {
    this.answered();
    if (message?.type === "art" && this.waiting.length) {
      const waiting = this.waiting.splice(0);
      const text = message.svg !== undefined ? Promise.resolve(message.svg) : inflate(buffers[0]);
      text.then(
        (svg) => waiting.forEach((wait) => wait.resolve(svg)),
        (error) => waiting.forEach((wait) => wait.reject(error)),
      );
    } else if (message?.type === "seen" && this.version < 0) this.show();
    else if (message?.type === "record") this.record(message.text);
  }

  answered() {
    this.sent = 0;
    clearTimeout(this.timers.answer);
    this.lost(false);
  }

  lost(yes) {
    if (yes === !!this.isLost) return;
    this.isLost = yes;
    if (yes) {
      this.notices();
      this.tell(this.labels.lost);
      const again = () => {
        if (!this.isLost) return;
        try {
          this.model.send({ type: "ping" });
        } catch {
          // still lost
        }
        this.later("ping", ANSWER, again);
      };
      again();
    } else {
      clearTimeout(this.timers.ping);
      this.notices();
      this.keepFocus();
    }
  }

  later(name, delay, then) {
    clearTimeout(this.timers[name]);
    this.timers[name] = setTimeout(then, delay);
  }

  store() {
    const store = this.model.get("store");
    if (!store) return;
    const fine = remember(store, this.model.get("memory"));
    if (fine === !this.unkept) return;
    this.unkept = !fine;
    this.notices();
  }

  // ---- the nodes that stay -----------------------------------------------------------------------------------------

  build(el) {
    const L = this.labels;
    const part = (name, tag = "div", props = {}) => (this[name] = h(tag, { class: `ch-${name}`, ...props }));
    const tool = (name, key, act) =>
      h("button", { type: "button", class: "ch-tool", "data-tool": name, "aria-keyshortcuts": key, on: { click: act } }, h("span", { text: L.tools[name] }));
    part("title", "p");
    part("notice");
    part("them");
    part("stock");
    part("thrown");
    part("trick");
    part("score");
    part("slip");
    part("status", "p");
    part("actions");
    part("hand", "div", { role: "group", "aria-label": L.hand });
    part("you");
    part("result", "section", { hidden: true });
    part("bar");
    this.bar.append(h("div", { class: "ch-says" }, shape("turn"), this.status), this.actions);
    this.tools = h(
      "div",
      { class: "ch-tools", role: "group", "aria-label": L.tools.label },
      (this.undoTool = tool("undo", "u", () => this.undo())),
      (this.previousTool = tool("previous", "p", () => this.open("previous"))),
      tool("taken", "t", () => this.open("taken")),
      tool("look", "i", () => this.open("look")),
      tool("points", "s", () => this.open("points")),
      (this.replayTool = tool("replay", "r", () => this.replay())),
      tool("deals", "d", () => this.open("deals")),
      tool("settings", "o", () => this.open("settings")),
      tool("help", "?", () => this.open("help")),
    );
    this.lines = h("ol", { class: "ch-lines", "aria-label": L.log, tabindex: "0" });
    this.log = h("details", { class: "ch-log" }, h("summary", {}, h("span", { text: L.log }), (this.newest = h("span", { class: "ch-newest" }))), this.lines);
    this.live = h("p", { class: "ch-live", "aria-live": "polite" });
    this.dialog = h("dialog", { class: "ch-dialog", "aria-labelledby": `ch-d-${L.uid}` });
    this.cloth = h("div", { class: "ch-cloth" }, h("div", { class: "ch-side" }, this.stock, this.thrown), this.trick, this.score, this.slip);
    this.board = h("div", { class: "ch-board" }, this.them, this.cloth, this.result, this.bar, this.hand, this.you);
    this.root = h("div", { class: "ch-table", role: "group", "aria-label": L.table, lang: L.lang });
    this.root.append(h("div", { class: "ch-in" }, this.title, this.notice, this.board, this.tools, this.log, this.live, this.dialog));
    this.root.addEventListener("keydown", (event) => this.key(event));
    for (const type of ["keyup", "keypress"]) this.root.addEventListener(type, (event) => plain(event) && event.stopPropagation());
    this.cloth.addEventListener("click", (event) => {
      if (this.scene?.await && this.trick.contains(event.target) && event.detail < 2) this.go();
    });
    this.dialog.addEventListener("close", () => this.closed());
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
    el.append(this.root);
  }

  dress() {
    const look = this.model.get("look");
    this.root.classList.toggle("ch-projector", look === "projector");
    this.root.classList.toggle("ch-large", this.settings.size === "large" || look === "projector");
  }

  close() {
    for (const [name, listener] of this.listeners) this.model.off(name, listener);
    Object.values(this.timers).forEach(clearTimeout);
    const views = VIEWS.get(this.labels.uid);
    views?.delete(this);
    if (!views?.size) VIEWS.delete(this.labels.uid);
    this.waiting.splice(0).forEach((wait) => wait.reject(new Error("closed")));
    if (this.dialog.open) this.dialog.close();
    this.root.remove();
  }

  // ---- a new scene -------------------------------------------------------------------------------------------------

  show() {
    clearTimeout(this.timers.first);
    this.root.removeAttribute("aria-busy");
    const before = this.scene;
    const scene = (this.scene = this.model.get("scene"));
    const first = this.version < 0;
    this.version = scene.version;
    this.answered();
    const inside = this.root.contains(document.activeElement);
    const place = inside ? this.hand.contains(document.activeElement) : false;
    const moves = !first && this.moving() ? this.places(scene) : null;
    this.chosen = null;
    this.paint(scene);
    this.root.dataset.version = scene.version;
    this.ready();
    if (inside) this.keepFocus(place);
    if (scene.result && !before?.result && inside && !first) this.result.querySelector(".ch-verdict")?.focus({ preventScroll: true });
    if (moves) this.glide(moves);
    if (this.dialog.open && this.opened !== "deals" && this.opened !== "settings") this.fillDialog();
    if (scene.say?.length) this.tell(scene.say.join(" "), first);
    this.pace();
  }

  paint(scene) {
    const L = this.labels;
    this.root.classList.toggle("ch-waits", !!scene.await);
    this.root.classList.toggle("ch-replays", !!scene.replay);
    redraw(this.title, [scene.title, scene.deal.text, scene.goal], ([title, deal, goal]) => [
      h("b", { text: title }), h("span", { text: deal }), goal ? h("span", { class: "ch-goal", text: goal }) : null]);
    this.notices();
    const others = scene.players.filter((one) => !one.you);
    redraw(this.them, others, () => others.map((one) => this.player(one)));
    redraw(this.you, scene.players.filter((one) => one.you), (mine) => mine.map((one) => this.player(one)));
    redraw(this.stock, scene.stock, (stock) => [
      h("span", { class: stock.count ? "ch-pile" : "ch-pile ch-none" }, stock.count ? picture(L, null) : null), h("span", { class: "ch-cap", text: stock.text })]);
    redraw(this.thrown, scene.thrown, (thrown) => [
      ...thrown.map((one) => h("button", { type: "button", class: "ch-thrower", on: { click: () => this.open("thrown") } },
        strip(L, one.cards, one.text), h("span", { class: "ch-cap", text: one.label })))]);
    this.paintTrick(scene.trick);
    redraw(this.score, scene.score.now, (sides) => [this.points(sides)]);
    this.paintHand(scene);
    this.paintBar(scene);
    this.paintResult(scene.result);
    redraw(this.slip, scene.refusal, (refusal) => (refusal ? this.refused(refusal) : []));
    this.slip.hidden = !scene.refusal;
    attr(this.undoTool, "aria-disabled", scene.undo ? null : "true");
    attr(this.previousTool, "aria-disabled", scene.previous ? null : "true");
    attr(this.replayTool, "aria-pressed", scene.replay ? "true" : null);
    patch(this.lines, scene.log, (one) => one.n, () => h("li"), (node, one) => { attr(node, "value", one.n); say(node, one.text); });
    say(this.newest, scene.log.length ? scene.log[scene.log.length - 1].text : "");
    if (this.log.open) this.lines.scrollTop = this.lines.scrollHeight;
  }

  player(one) {
    const backs = h("span", { class: "ch-backs", "aria-hidden": "true" });
    if (!one.you) for (let i = 0; i < one.cards; i++) backs.append(picture(this.labels, null));
    return h("div", { class: one.turn ? "ch-player ch-turn" : "ch-player", "data-seat": one.seat },
      h("span", { class: "ch-who" }, one.turn ? shape("turn") : null, h("b", { text: one.name }),
        one.dealer ? h("span", { class: "ch-dealer", text: this.labels.dealer }) : null),
      one.you ? null : backs,
      h("span", { class: "ch-tally", text: one.text }),
      one.you ? null : h("span", { class: "ch-hidden", text: one.down }),
      ...one.says.map((text) => h("span", { class: "ch-said", text })));
  }

  points(sides) {
    return h("div", { class: "ch-sums" }, ...sides.map((side) => h("dl", {}, h("div", { class: "ch-sum" }, h("dt", { text: side.name }), h("dd", { text: side.points })),
      ...side.lines.map((line) => h("div", {}, h("dt", { text: line.text }), h("dd", { text: line.points }))))));
  }

  paintTrick(trick) {
    const slots = this.scene.players.map((one) => ({ ...one, play: trick?.plays.find((play) => play.seat === one.seat) }));
    if (!this.trick.firstChild) this.trick.append(h("p", { class: "ch-cap ch-which" }), h("div", { class: "ch-slots" }));
    const [which, row] = this.trick.children;
    say(which, trick?.label ?? "");
    patch(row, slots, (one) => one.seat, () => h("div", { class: "ch-slot" }, h("span", { class: "ch-spot" }), h("span", { class: "ch-cap" })), (node, one) => {
      attr(node, "data-slot", one.you ? "you" : "them");
      const [spot, words] = node.children;
      const code = one.play?.card ?? "";
      if (spot.dataset.card !== code) {
        spot.dataset.card = code;
        spot.replaceChildren(...(code ? [picture(this.labels, code)] : []));
      }
      node.classList.toggle("ch-wins", !!one.play?.wins);
      redraw(words, [one.play?.text, one.play?.wins], ([text, wins]) => [wins ? shape("star") : null, h("span", { text: text ?? "" })]);
    });
  }

  paintHand(scene) {
    this.hand.hidden = !!scene.result;
    const count = scene.hand.length;
    if (this.at >= count) this.at = Math.max(0, count - 1);
    const make = (one) => {
      const button = h("button", { type: "button", class: "ch-card", "data-card": one.card }, picture(this.labels, one.card));
      button.addEventListener("click", (event) => event.detail < 2 && this.choose(one.card));
      button.addEventListener("focus", () => this.rove(this.index(one.card), false));
      return button;
    };
    patch(this.hand, scene.hand, (one) => one.card, make, (node, one) => {
      const i = scene.hand.indexOf(one);
      attr(node, "aria-label", one.label);
      attr(node, "aria-disabled", one.legal === false ? "true" : null);
      attr(node, "aria-pressed", null);
      node.tabIndex = i === this.at ? 0 : -1;
      node.className = one.legal === true ? "ch-card ch-may" : one.legal === false ? "ch-card ch-not" : "ch-card";
    });
  }

  paintBar(scene) {
    this.bar.classList.toggle("ch-yours", scene.players.some((one) => one.you && one.turn) && !scene.replay);
    say(this.status, scene.replay ? scene.replay.text : scene.status);
    const buttons = scene.replay
      ? this.labels.steps.map(({ action, label, by }) => ({ action, label, off: action !== "leave" && (by < 0 ? scene.replay.step === 0 : scene.replay.step === scene.replay.steps) }))
      : [...(scene.await ? [{ action: scene.await.command, label: scene.await.label, main: true }] : []),
         ...scene.actions.map((one) => ({ ...one, act: true }))];
    patch(this.actions, buttons, (one) => one.action, () => h("button", { type: "button" }), (node, one) => {
      node.className = one.main || one.kind === "main" ? "ch-do ch-main" : "ch-do";
      redraw(node, [one.label, one.detail ?? ""], ([label, detail]) => [h("b", { text: label }), detail ? h("small", { text: detail }) : null]);
      attr(node, "aria-disabled", one.off ? "true" : null);
      attr(node, "data-action", one.action);
      node.onclick = (event) => {
        if (event.detail > 1 && !scene.replay) return;
        if (one.off) return;
        if (scene.replay) this.step(one.action);
        else if (one.command) this.command(one.command);
        else if (one.act) this.act(one.action);
        else this.go();
      };
    });
  }

  paintResult(result) {
    this.result.hidden = !result;
    this.cloth.hidden = !!result;
    attr(this.result, "aria-labelledby", result ? `ch-v-${this.labels.uid}` : null);
    redraw(this.result, result, (result) => {
      if (!result) return [];
      const cell = (tag, one) => h(tag, {}, h("span", { text: one.text }), one.cards?.length ? strip(this.labels, one.cards) : null);
      const row = (line, kind) => h("tr", { class: kind }, h("th", { scope: "row", text: line.text }), ...line.cells.map((one) => cell("td", one)));
      return [
        h("p", { class: "ch-verdict", id: `ch-v-${this.labels.uid}`, tabindex: "-1", text: result.title }),
        h("p", { class: "ch-why", text: result.text }),
        h("table", { class: "ch-account" },
          h("thead", {}, h("tr", {}, h("td"), ...result.heads.map((text) => h("th", { scope: "col", text })))),
          h("tbody", {}, ...result.rows.map((line) => row(line, line.kind ? `ch-${line.kind}` : null)))),
        h("p", { class: "ch-match", text: result.match }),
      ];
    });
  }

  refused(refusal) {
    return [
      shape("note"),
      h("p", { class: "ch-reason", text: refusal.text }),
      refusal.rule ? h("p", { class: "ch-rule", text: refusal.rule }) : null,
      refusal.witness ? h("p", { class: "ch-witness", text: refusal.witness }) : null,
      h("button", { type: "button", class: "ch-shut", "aria-label": this.labels.close, on: { click: () => this.dismiss() } }, h("span", { "aria-hidden": "true", text: "×" })),
    ];
  }

  notices() {
    const said = [this.isLost ? { lost: true, text: this.labels.lost } : null, this.unkept ? { text: this.labels.unkept } : null,
      this.scene?.notice ? { text: this.scene.notice, report: this.scene.report } : null].filter(Boolean);
    redraw(this.notice, said, (said) => said.map((one) => h("div", { class: one.lost ? "ch-note ch-lost" : "ch-note" }, shape("note"), h("p", { text: one.text }),
      one.lost ? h("button", { type: "button", class: "ch-do", on: { click: () => location.reload() } }, h("b", { text: this.labels.reload })) : null,
      one.report ? h("textarea", { readonly: true, rows: "3", "aria-label": this.labels.report }, one.report) : null)));
    this.notice.hidden = !said.length;
  }

  // ---- what the reader does ----------------------------------------------------------------------------------------

  index(card) {
    return this.scene.hand.findIndex((one) => one.card === card);
  }

  choose(card) {
    const one = this.scene.hand[this.index(card)];
    if (!one) return;
    if (this.scene.await || !one.action) return this.nudge();
    if (this.settings.ask === "yes" && one.legal && this.chosen !== card) {
      this.chosen = card;
      for (const node of this.hand.children) attr(node, "aria-pressed", node.dataset.card === card ? "true" : null);
      say(this.status, fill(this.labels.confirm, { card: this.labels.cards[card].name }));
      this.tell(this.status.textContent);
      return;
    }
    this.act(one.action);
  }

  act(action) {
    this.command("act", { action });
  }

  go() {
    if (this.scene.await) this.command(this.scene.await.command);
  }

  /** A tap that can do nothing now says where the game waits. */
  nudge() {
    const text = this.scene.replay ? this.scene.replay.text : this.scene.status;
    this.tell(text);
    this.bar.classList.remove("ch-nudge");
    void this.bar.offsetWidth;
    this.bar.classList.add("ch-nudge");
  }

  undo() {
    if (this.scene.undo) this.command("undo");
    else this.tell(this.labels.noundo, false, true);
  }

  replay() {
    this.command(this.scene.replay ? "leave_replay" : "replay");
  }

  step(action) {
    const { step, steps } = this.scene.replay;
    if (action === "leave") return this.command("leave_replay");
    const to = { first: 0, back: step - 1, on: step + 1, last: steps }[action];
    if (to >= 0 && to <= steps && to !== step) this.command("step", { to });
  }

  dismiss() {
    if (this.scene.refusal) this.command("dismiss");
  }

  pace() {
    clearTimeout(this.timers.pace);
    if (this.scene.await && this.settings.pace === "two" && this.speaks())
      this.later("pace", 2000, () => (this.dialog.open ? this.pace() : this.go()));
  }

  // ---- keys --------------------------------------------------------------------------------------------------------

  key(event) {
    if (!plain(event)) return;
    event.stopPropagation(); // the page around the table, a notebook say, has keys of its own
    const target = event.target;
    if (event.key === "Tab" || target.matches("input, textarea, select")) return;
    if (this.dialog.open) {
      if (event.key === "p" && this.opened === "previous") this.dialog.close();
      return;
    }
    const handled = this.inHand(event, target) || this.inBar(event, target) || this.anywhere(event);
    if (handled) event.preventDefault();
  }

  inHand(event, target) {
    if (!this.hand.contains(target)) return false;
    const last = this.scene.hand.length - 1;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: last, ArrowUp: this.beside(-1), ArrowDown: this.beside(1) }[event.key];
    if (to !== undefined) {
      if (to >= 0 && to <= last) this.rove(to, true);
      return event.key !== "ArrowUp" && event.key !== "ArrowDown" ? true : to !== -1;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (event.repeat) return true;
      if (this.scene.await) {
        if (now() - this.acted > STEADY || !this.acted) this.go();
      } else this.choose(target.closest(".ch-card").dataset.card);
      return true;
    }
    return false;
  }

  /** The card above or below in a hand of two rows; -1 when there is none. */
  beside(way) {
    const cards = [...this.hand.children];
    const here = cards[this.at];
    const rows = cards.filter((node) => Math.sign(node.offsetTop - here.offsetTop - way * 20) === way);
    if (!rows.length) return -1;
    const near = rows.reduce((best, node) => (Math.abs(node.offsetLeft - here.offsetLeft) + 3 * Math.abs(node.offsetTop - here.offsetTop) <
      Math.abs(best.offsetLeft - here.offsetLeft) + 3 * Math.abs(best.offsetTop - here.offsetTop) ? node : best));
    return cards.indexOf(near);
  }

  rove(to, focus) {
    if (to < 0) return;
    this.at = to;
    [...this.hand.children].forEach((node, i) => (node.tabIndex = i === to ? 0 : -1));
    if (focus) this.hand.children[to].focus();
  }

  inBar(event, target) {
    if (this.scene.replay && !this.lines.contains(target)) {
      const action = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", Escape: "leave" }[event.key];
      if (action) return this.step(action), true;
    }
    if (target.closest(".ch-main") && (event.key === "Enter" || event.key === " ") && (event.repeat || now() - (this.acted ?? 0) < STEADY)) return true;
    return false;
  }

  anywhere(event) {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const open = { "?": "help", p: "previous", t: "taken", i: "look", s: "points", d: "deals", o: "settings" }[key];
    if (open === "previous" && !this.scene.previous) return this.tell(this.labels.noprevious, false, true), true;
    if (open) return this.open(open), true;
    if (key === "u") return this.undo(), true;
    if (key === "r") return this.replay(), true;
    if (key === "h") return this.rove(this.at, this.hand.children.length > 0 && !this.hand.hidden), true;
    if (key === "l") {
      this.log.open = !this.log.open;
      (this.log.open ? this.lines : this.log.firstChild).focus({ preventScroll: false });
      this.lines.scrollTop = this.lines.scrollHeight;
      return true;
    }
    if (key === "Escape") {
      if (this.scene.refusal) this.dismiss();
      else if (this.chosen) this.show();
      else if (this.log.open) {
        this.log.open = false;
        this.keepFocus();
      } else return false;
      return true;
    }
    return false;
  }

  /** Focus never falls out of the table: a neighbour in the hand, or else what may be done now. */
  keepFocus(inHand = false) {
    const active = document.activeElement;
    if (this.root.contains(active) && active.getClientRects().length) return;
    if (active && active !== document.body && !this.root.contains(active)) return;
    const card = this.hand.hidden ? null : this.hand.children[this.at];
    const main = this.actions.querySelector(".ch-main");
    const first = this.scene?.await || inHand === false ? [main, card] : [card, main];
    const to = [...first, this.result.hidden ? null : this.result.querySelector(".ch-verdict"), this.actions.firstElementChild, this.tools.lastElementChild].find(Boolean);
    to.focus({ preventScroll: true });
  }

  // ---- saying and showing ------------------------------------------------------------------------------------------

  /** Of several views of one table only one speaks. */
  speaks() {
    const views = [...(VIEWS.get(this.labels.uid) ?? [])];
    return (views.find((view) => view.root.contains(document.activeElement)) ?? views[0]) === this;
  }

  tell(text, first = false, visible = false) {
    if (visible) {
      say(this.status, text);
      this.later("status", 4000, () => this.scene && this.paintBar(this.scene));
    }
    if (!this.speaks()) return;
    const put = () => {
      const same = this.live.textContent === text;
      this.live.textContent = same ? `${text}\u00a0` : text;
    };
    if (first) this.later("live", 150, put); // a live region that is born with its text stays silent
    else put();
  }

  moving() {
    return !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches && document.visibilityState === "visible";
  }

  /** Where the cards stand that will be in the middle after this scene. */
  places(scene) {
    const places = new Map();
    for (const play of scene.trick?.plays ?? []) {
      if (this.trick.querySelector(`.ch-spot[data-card="${play.card}"]`)) continue;
      const mine = this.hand.querySelector(`[data-card="${play.card}"]`);
      const from = mine ?? this.them.querySelector(`[data-seat="${play.seat}"] .ch-backs > :last-child`);
      if (from) places.set(play.card, from.getBoundingClientRect());
    }
    return places.size ? places : null;
  }

  glide(places) {
    let wait = 0;
    for (const [card, from] of places) {
      const node = this.trick.querySelector(`.ch-spot[data-card="${card}"] > *`);
      const to = node?.getBoundingClientRect();
      if (!to?.width || !from.width) continue;
      const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
      node.style.transformOrigin = "0 0";
      node.animate([{ transform: start }, { transform: "none" }], { duration: GLIDE, delay: wait, easing: "ease-out", fill: "backwards" });
      wait += GLIDE;
    }
  }
}

/** A key without Ctrl, Alt or Meta: those belong to the browser and the page. */
function plain(event) {
  return !(event.ctrlKey || event.altKey || event.metaKey);
}
