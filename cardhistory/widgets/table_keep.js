// What the browser keeps of a game, so that nothing is lost by a reload, a lost connection, another tab or another link.
//
// The session's storage belongs to one tab and survives its reload; the local storage holds the newest game of all tabs for a
// tab that is opened later. A running table reads neither again. When it writes over a game that another page has left there,
// that game is put aside with it, the newest three, and offered under Deals.
// A game that has strayed from the hand of its link comes back when the page is reloaded, and not when the link is followed anew.

const KEPT = (globalThis[Symbol.for("cardhistory.kept")] ??= { me: Math.random().toString(36).slice(2), last: new Map() });
const ASIDE = 3;
const ASKS = `.ch-hand .ch-card, .ch-bar :is(button, select), .ch-result button, .ch-home, .ch-tool:is(${["hint", "undo", "replay", "deals", "share"].map((name) => `[data-tool=${name}]`)})`;

/** A kept game: the memory that Python packed, who wrote it, what it is called. */
function keepsake(text) {
  try {
    const one = JSON.parse(text);
    if (typeof one?.memory === "string") return one;
  } catch {
    // a game as it was kept before, or something else: Python says what it is
  }
  return text ? { memory: text } : null;
}

function aside(store) {
  try {
    const all = JSON.parse(kept("localStorage", `${keyFor(store)}:aside`) || "[]");
    return all.filter((one) => typeof one?.memory === "string" && typeof one.deal === "string");
  } catch {
    return [];
  }
}

function setAside(store, games) {
  return keep("localStorage", `${keyFor(store)}:aside`, games.length ? JSON.stringify(games.slice(0, ASIDE)) : "");
}

function remember(store, memory, deal = "", strayed = false) {
  const key = keyFor(store);
  const last = KEPT.last.get(key);
  const text = memory && JSON.stringify({ by: KEPT.me, deal, strayed, memory });
  const there = keepsake(kept("localStorage", key));
  const old = aside(store);
  const others = old.filter((one) => one.by !== KEPT.me && one.memory !== last);
  if (there?.deal && there.by !== KEPT.me && there.memory !== last) others.unshift(there);
  if (others.length || old.length) setAside(store, others);
  KEPT.last.set(key, memory);
  const tab = keep("sessionStorage", key, text);
  const all = keep("localStorage", key, text);
  return tab || all;
}

function recall(store) {
  const anew = performance.getEntriesByType?.("navigation")[0]?.type === "navigate";
  for (const area of ["sessionStorage", "localStorage"]) {
    const one = keepsake(kept(area, keyFor(store)));
    if (!one || (one.strayed && anew)) continue;
    KEPT.last.set(keyFor(store), one.memory);
    return one.memory;
  }
  return "";
}

Object.assign(View.prototype, {
  /** Other games kept for this table; taking one up puts the present one in its place. */
  keptGames() {
    const L = this.labels.share;
    const store = this.model.get("store");
    const games = this.inNotebook() || !store ? [] : aside(store).filter((one) => one.by !== KEPT.me);
    if (!games.length) return null;
    const take = (game) => {
      const mine = keepsake(kept("sessionStorage", keyFor(store)));
      setAside(store, [...(mine ? [mine] : []), ...aside(store).filter((one) => one.memory !== game.memory)]);
      for (const area of ["sessionStorage", "localStorage"]) keep(area, keyFor(store), JSON.stringify(game));
      location.reload();
    };
    return h("section", {}, h("h3", { text: L.kept }), ...games.map((game) => h("div", { class: "ch-offer" },
      h("button", { type: "button", class: "ch-do ch-take", on: { click: () => take(game) } }, h("b", { text: fill(L.takeup, { deal: game.deal }) })), h("p", { text: L.takenote }))));
  },

  /** While the line is lost, what would ask Python is seen to rest; what the page knows by itself still answers. */
  rest(yes) {
    this.root.classList.toggle("ch-cut", yes);
    this.resting = rest(this.resting ?? [], yes ? [...this.root.querySelectorAll(ASKS)].filter((node) => !node.matches(".ch-term, .ch-thrower")) : []);
  },

  /** Paint what may be at rest, and lay it to rest again. */
  awake(paint) {
    const resting = this.isLost;
    if (resting) this.rest(false);
    paint();
    if (resting) this.rest(true);
  },

  /** Something was asked for all the same: it is not sent, lest it be done later unseen, and the reader is shown why, unless
      nobody has asked but a timer or another table. The focus does not tell: some browsers give a clicked button none. */
  stillLost(asked = true) {
    this.worded = null;
    if (!asked) return;
    if (this.dialog.open) this.dialog.close();
    this.notice.scrollIntoView({ block: "nearest" });
    this.tell(this.labels.lost);
  },

  /** The line is back: what was chosen while it broke goes out once more. Returns whether anything may be missing. */
  sendAgain() {
    const { undone } = this;
    const there = () => undone === this.undone && missing(undone, this.version);
    if (there()) this.later("again", 100, () => there() && this.send(undone.message)); // its own answer may be on the way
    return there();
  },

  /** Go on with the same hand: the page is loaded anew as soon as its server answers. */
  goOn() {
    const probe = document.querySelector("link[rel~=icon]")?.href ?? "";
    const load = () => location.reload();
    if (!/^https?:/.test(probe) || navigator.serviceWorker?.controller) return load(); // a page kept for good needs no network
    fetch(probe, { method: "HEAD", cache: "no-store" }).then(load, () => {
      this.away = true;
      this.notices();
      this.later("away", 2000, () => this.goOn());
    });
  },
});

// A lost connection is noticed also while nobody plays: when the page is looked at again, when the network is back, when the page hears
// that its line has ended, and now and then.
globalThis[Symbol.for("cardhistory.watch")] ??= (() => {
  const seen = ({ root }) => {
    const { top, bottom } = root.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && bottom > top;
  };
  const ask = () => {
    const views = [...VIEWS.values()].flatMap((set) => [...set]).filter((view) => view.version >= 0 && !view.sent && !view.isLost);
    if (document.visibilityState === "visible") (views.find(seen) ?? views[0])?.send({ type: "ping" });
  };
  document.addEventListener("visibilitychange", ask);
  document.addEventListener("cardhistory:cut", ask);
  addEventListener("online", ask);
  return setInterval(ask, 15000);
})();
