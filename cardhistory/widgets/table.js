// The table in the browser. It draws the scene that Python sends and sends back what the reader chose; it knows no rule.
// Only model.get, model.on, model.off and model.send are used, so the same file runs wherever a model offers these.

const THINKS = 300; // ms after which the table says that it is thinking
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
      ["change:scene", () => this.following || this.show()],
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
    if (this.follow()) return;
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
    const home = this.root.getRootNode(); // a view may be drawn before it stands in the page
    sprite(home instanceof ShadowRoot ? home : document, pack, ask).then(
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

  /** While the line is lost nothing goes out but what asks whether it is back, and what a page begins with. `asked`: by the reader, here. */
  send(message, asked = true) {
    if (this.isLost && !["ping", "restore", "link"].includes(message.type)) return this.stillLost(asked);
    this.sent ||= now();
    this.later("answer", ANSWER, () => this.lost(true));
    this.later("thinks", THINKS, () => this.thinks(true));
    try {
      this.model.send(message);
    } catch {
      this.lost(true);
    }
  }

  command(type, more = {}, asked = true) {
    const message = { type, version: this.version, ...more };
    if (!this.isLost) this.acted = now();
    if (!this.isLost && asked) this.undone = { message, at: now() };
    this.send(message, asked);
  }

  heard(message, buffers) {
    if (message?.type === "busy") return this.sent && !this.isLost && this.later("answer", ANSWER, () => this.lost(true));
    if (message?.type === "gone") return this.lost(true);
    if (["code", "own", "sure"].includes(message?.type)) this.undone = null; // an answer without a new scene
    this.answered();
    if (message?.type === "art" && this.waiting.length) {
      deliver(this.waiting, message, buffers);
    } else if (message?.type === "seen" && this.version < 0) this.show();
    else if (message?.type === "record") this.record(message.text);
    else if (message?.type === "code") this.wrongCode(message.text);
    else if (message?.type === "sure") this.sure(message);
    else if (message?.type === "link") this.followed(message);
    else if (message?.type === "share") this.shared(message);
    else if (message?.type === "own") this.wrongOwn(message.text);
  }

  answered() {
    this.sent = 0;
    clearTimeout(this.timers.answer);
    clearTimeout(this.timers.thinks);
    this.thinks(false);
    this.lost(false);
  }

  lost(yes) {
    if (yes === !!this.isLost) return;
    this.isLost = yes;
    this.rest(yes);
    if (yes) {
      clearTimeout(this.timers.thinks);
      clearTimeout(this.timers.again);
      this.thinks(false);
      this.notices();
      if (this.root.contains(document.activeElement)) this.notice.scrollIntoView({ block: "nearest" });
      this.tell(this.labels.lost);
      this.asking = asking(this.model);
    } else {
      this.asking();
      clearTimeout(this.timers.away);
      this.away = false;
      this.notices();
      this.keepFocus();
      if (!this.scene) return;
      this.pace();
      if (!this.sendAgain()) this.wording(); // one that was chosen meanwhile; otherwise it follows the next scene
    }
  }

  later(name, delay, then) {
    clearTimeout(this.timers[name]);
    this.timers[name] = setTimeout(then, delay);
  }

  store() {
    const store = this.model.get("store");
    if (!store) return;
    const fine = remember(store, this.model.get("memory"), this.model.get("scene").deal.text, this.model.get("scene").strayed);
    if (fine === !this.unkept) return;
    this.unkept = !fine;
    this.notices();
  }

  // ---- the nodes that stay -----------------------------------------------------------------------------------------

  build(el) {
    const L = this.labels;
    const part = (name, tag = "div", props = {}) => (this[name] = h(tag, { class: `ch-${name}`, ...props }));
    const tool = (this.tool = (name, key, act) =>
      h("button", { type: "button", class: "ch-tool", "data-tool": name, "aria-keyshortcuts": key, on: { click: act } }, h("span", { text: L.tools[name] })));
    part("title", "p");
    part("notice");
    part("them");
    part("stock");
    part("marks");
    part("thrown");
    part("trick");
    part("centre");
    part("score");
    part("slip");
    part("status", "p");
    part("actions");
    part("hand", "div", { role: "group", "aria-label": L.hand });
    part("you");
    part("result", "section", { hidden: true });
    part("bar");
    this.bar.append(h("div", { class: "ch-says" }, shape("turn"), this.status), this.slip, ...this.buildTeach(), this.actions, (this.list = h("div", { class: "ch-choice" })));
    this.tools = h(
      "div",
      { class: "ch-tools", role: "group", "aria-label": L.tools.label },
      (this.hintTool = tool("hint", "n", () => this.askHint())),
      (this.undoTool = tool("undo", "u", () => this.undo())),
      (this.noUndo = h("span", { class: "ch-hidden", id: `ch-u-${L.uid}` })),
      (this.previousTool = tool("previous", "p", () => this.open("previous"))),
      (this.replayTool = tool("replay", "r", () => this.replay())),
      (this.dealsTool = tool("deals", "d", () => this.open("deals"))),
      (this.shareTool = tool("share", "k", () => this.open("share"))),
      tool("more", "m", () => this.open("more")),
      tool("help", "?", () => this.open("help")),
    );
    this.leaveTool = h("button", { type: "button", class: "ch-tool ch-unproject", "aria-keyshortcuts": "b", on: { click: () => this.switchProjector() } }, h("span", { text: L.share.unproject }));
    this.lines = h("ol", { class: "ch-lines", "aria-label": L.log, tabindex: "0" });
    this.log = h("details", { class: "ch-log" }, h("summary", {}, h("span", { text: L.log }), (this.newest = h("span", { class: "ch-newest" }))), this.lines);
    this.live = h("p", { class: "ch-live", "aria-live": "polite" });
    this.dialog = h("dialog", { class: "ch-dialog", "aria-labelledby": `ch-d-${L.uid}` });
    this.cloth = h("div", { class: "ch-cloth" }, h("div", { class: "ch-side" }, this.stock, this.marks, this.thrown), this.trick, this.centre, this.score);
    this.board = h("div", { class: "ch-board" }, this.them, this.cloth, this.result, this.prices, this.bar, this.hand, this.you);
    this.root = h("div", { class: "ch-table", role: "group", lang: L.lang });
    this.root.style.setProperty("--ratio", (L.box[1] / L.box[0]).toFixed(3));
    this.root.append(h("div", { class: "ch-in" }, this.title, this.notice, this.board, this.tools, this.log, this.live, this.dialog));
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("pointerdown", () => (this.byKey = false));
    for (const type of ["keyup", "keypress"]) this.root.addEventListener(type, (event) => {
      if (plain(event)) event.stopPropagation();
      if (event.key === " " && this.hand.contains(event.target)) event.preventDefault(); // the key going down has chosen the card
    });
    this.cloth.addEventListener("click", (event) => {
      if (this.scene?.await && this.trick.contains(event.target) && event.detail < 2) this.go();
    });
    this.hand.addEventListener("contextmenu", (event) => {
      if (event.pointerType !== "touch") return; // a long press shows the cards close up and plays nothing
      event.preventDefault();
      this.open("look");
    });
    this.dialog.addEventListener("close", () => this.closed());
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
    el.append(this.root);
  }

  close() {
    for (const [name, listener] of this.listeners) this.model.off(name, listener);
    Object.values(this.timers).forEach(clearTimeout);
    this.asking?.();
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
    if (!scene.refusal) this.picked = [];
    this.paint(scene);
    this.markTerms();
    this.root.dataset.version = scene.version;
    this.ready();
    if (inside) this.moveFocus(before, scene, place);
    if (before && ((scene.replay && !before.replay) || (before.result && !scene.result))) this.bringBar();
    if (!this.backToPrices(scene, before, inside) && scene.result && !before?.result && inside && !first) this.result.querySelector(".ch-verdict")?.focus({ preventScroll: true });
    if (moves) requestAnimationFrame(() => this.glide(moves)); // before the next picture, but not before the answer is there
    if (this.leaving) this.dialog.close();
    if (this.dialog.open && !["deals", "settings", "more", "sure", "share", "players"].includes(this.opened)) this.fillDialog();
    // While a page loads only its first table speaks, and any whose hand has come back; later each one that is played at.
    if (scene.say?.length && (!first || scene.version > 0 || VIEWS.keys().next().value === this.labels.uid)) this.tell(scene.say.join(" "), first);
    this.pace();
    this.wording();
  }

  paint(scene) {
    const L = this.labels;
    attr(this.root, "aria-label", scene.name);
    this.root.classList.toggle("ch-waits", !!scene.await);
    this.root.classList.toggle("ch-replays", !!scene.replay);
    const back = scene.home && !scene.home.again && !scene.result ? scene.home.label : ""; // another deal lies here than the lesson's
    redraw(this.title, [scene.title, scene.rules, scene.deal.text, scene.goal, back], ([title, rules, deal, goal, back]) => [
      h("b", { text: title }), h("span", { class: rules.changed.length ? "ch-rules ch-changed" : "ch-rules", text: rules.short }), h("span", { text: deal }), goal ? h("span", { class: "ch-goal", text: goal }) : null,
      back ? h("button", { type: "button", class: "ch-tool ch-home", text: back, on: { click: () => this.command("home") } }) : null]);
    this.notices();
    if (scene.deal.code !== this.deal) {
      this.deal = scene.deal.code; // a deal that opens after the exchange needs no room for thrown hands
      this.root.classList.toggle("ch-flat", scene.phase !== "exchange" && !scene.thrown.length && !scene.replay);
    }
    const others = scene.players.filter((one) => !one.you);
    redraw(this.them, others, () => others.map((one) => this.player(one)));
    redraw(this.you, scene.players.filter((one) => one.you), (mine) => mine.map((one) => this.player(one)));
    this.stock.hidden = !scene.stock.there;
    redraw(this.stock, scene.stock, (stock) => [
      h("span", { class: stock.count ? "ch-pile" : "ch-pile ch-none" }, stock.count ? picture(L, null) : null), h("span", { class: "ch-cap", text: stock.text })]);
    redraw(this.thrown, scene.thrown, (thrown) => [
      ...thrown.map((one) => h("button", { type: "button", class: "ch-thrower", on: { click: () => this.open("thrown") } },
        strip(L, one.cards, one.text), h("span", { class: "ch-cap", text: one.label })))]);
    redraw(this.marks, scene.marks, (marks) => marks.map((text) => h("p", { class: "ch-mark", text })));
    this.centre.hidden = !scene.centre;
    redraw(this.centre, scene.centre, (centre) => !centre ? [] : [h("p", { class: "ch-cap", text: centre.label }), 
      h("span", { class: "ch-chips", "aria-hidden": "true" }, ...Array.from({ length: Math.min(centre.chips, 40) }, () => h("i"))), h("p", { class: "ch-big", text: centre.text }),
      h("p", { class: "ch-cap", text: centre.note })]);
    this.trick.hidden = !!scene.centre;
    this.paintTrick(scene.trick);
    redraw(this.score, scene.score.now, (sides) => [this.points(sides)]);
    this.paintHand(scene);
    this.paintBar(scene);
    this.paintChoice(scene.choice);
    this.paintResult(scene.result);
    redraw(this.slip, scene.refusal, (refusal) => (refusal ? this.refused(refusal) : []));
    this.slip.hidden = !scene.refusal;
    this.bar.classList.toggle("ch-refused", !!scene.refusal);
    attr(this.undoTool, "aria-disabled", scene.undo ? null : "true");
    attr(this.undoTool, "aria-describedby", scene.undo ? null : this.noUndo.id);
    attr(this.undoTool, "title", scene.undo ? null : scene.noundo);
    say(this.noUndo, scene.noundo);
    this.previousTool.hidden = !!scene.centre;
    this.dealsTool.hidden = this.shareTool.hidden = !!scene.fixed; // a position that belongs to a task stays on the table
    attr(this.previousTool, "aria-disabled", scene.previous ? null : "true");
    attr(this.replayTool, "aria-pressed", scene.replay ? "true" : null);
    patch(this.lines, scene.log, (one) => one.n, () => h("li"), (node, one) => { attr(node, "value", one.n); say(node, one.text); });
    say(this.newest, scene.log.length ? scene.log[scene.log.length - 1].text : "");
    if (this.log.open) this.lines.scrollTop = this.lines.scrollHeight;
    this.paintTeach(scene);
  }

  // ---- saying and showing ------------------------------------------------------------------------------------------

  /** Looking back begins where the list of prices or of tools stood, a new hand under a long account: bring the sentence that tells it into sight. */
  bringBar() {
    const { top, bottom } = this.bar.getBoundingClientRect();
    if (!this.speaks()) return;
    if (projecting()) for (const [node, block] of [[this.root, this.root.getBoundingClientRect().top < 0 ? "start" : "nearest"], [this.hand, "nearest"]]) node.scrollIntoView({ block, behavior: "instant" }); // a class looks at all of the table
    else if (top < 0 || bottom > innerHeight) this.bar.scrollIntoView({ block: bottom - top < innerHeight ? "center" : "start" });
  }

  /** Of several views of one table only one speaks. */
  speaks() {
    const views = [...(VIEWS.get(this.labels.uid) ?? [])];
    return (views.find((view) => view.root.contains(document.activeElement)) ?? views[0]) === this;
  }

  tell(text, first = false, visible = false) {
    if (visible) {
      say(this.status, text);
      this.later("status", 4000, () => this.scene && this.awake(() => this.paintBar(this.scene)));
    }
    if (!this.speaks()) return;
    clearTimeout(this.timers.live);
    const put = () => announce(this.live, text);
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
