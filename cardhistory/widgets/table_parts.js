// The small parts of a table: making and patching nodes, pictures of cards, and what the browser keeps.
// The files table_parts, table, table_paint, table_keys and table_dialogs are joined to one module by table.py. Nothing here knows a rule of a game.

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: class, text, attributes, `on` listeners, children. */
function h(tag, props = {}, ...kids) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "text") node.textContent = value;
    else if (name === "on") for (const [type, listener] of Object.entries(value)) node.addEventListener(type, listener);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...kids.filter((kid) => kid !== null && kid !== undefined));
  return node;
}

/** Set a node's text only when it differs, so that nothing is announced or laid out for nothing. */
function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
  return node;
}

/** Say a text aloud, once more also where it was the last that was said. */
function announce(live, text) {
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

function attr(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value === true ? "" : value)) node.setAttribute(name, value === true ? "" : value);
}

/** Make the children of `parent` fit `items`, keeping the node of each key. */
function patch(parent, items, keyOf, make, update) {
  const old = parent.chNodes ?? new Map();
  const now = new Map();
  let at = parent.firstChild;
  for (const item of items) {
    const key = keyOf(item);
    const node = old.get(key) ?? make(item);
    now.set(key, node);
    update(node, item);
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
  for (const [key, node] of old) if (!now.has(key)) node.remove();
  parent.chNodes = now;
}

/** Redraw a part only when what it shows has changed. */
function redraw(parent, value, draw) {
  const seen = JSON.stringify(value);
  if (parent.chSeen === seen) return;
  parent.chSeen = seen;
  parent.replaceChildren(...draw(value).filter(Boolean));
}

/** A sentence with named places: fill("Step {n}", {n: 3}). */
function fill(text, fields) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in fields ? fields[name] : whole));
}

/** A shape of our own that stands beside a word: turn, star, dealer, no. */
const SHAPES = {
  turn: "M3 2 L17 10 L3 18 Z",
  star: "M10 1 L12.6 7 L19 7.6 L14 12 L15.6 18.6 L10 15 L4.4 18.6 L6 12 L1 7.6 L7.4 7 Z",
  note: "M9 2 h2.6 v10 h-2.6 Z M9 14.5 h2.6 v3 h-2.6 Z",
};
function shape(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("class", `ch-shape ch-shape-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

/** The picture of a card, or of a back; its words stand in until the drawing is there. Never named: its holder is. */
function picture(labels, code) {
  const known = code ? labels.cards[code] : null;
  const id = code ? known.id : labels.back;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${labels.box[0]} ${labels.box[1]}`);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  if (id) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${id}`);
    use.setAttribute("width", labels.box[0]);
    use.setAttribute("height", labels.box[1]);
    svg.append(use);
  }
  const words = h("span", { class: "ch-words", "aria-hidden": "true", text: known ? known.name : "" });
  return h("span", { class: code ? "ch-face" : "ch-face ch-back", "data-card": code || null }, words, svg);
}

/** A row of small cards that is read as one sentence. */
function strip(labels, codes, name) {
  const row = h("span", { class: "ch-strip", role: "img", "aria-label": name ?? codes.map((code) => labels.cards[code].name).join(", ") });
  for (const code of codes) row.append(picture(labels, code));
  return row;
}

// ---- drawings: one sprite for each page and pack, however many tables there are -------------------------------------

const SPRITES = (globalThis[Symbol.for("cardhistory.sprites")] ??= new WeakMap());

/** The sprite of a pack is put into the page once; `ask` fetches its text. Resolves to true when it is there. */
function sprite(rootNode, pack, ask) {
  let packs = SPRITES.get(rootNode);
  if (!packs) SPRITES.set(rootNode, (packs = new Map()));
  if (!packs.has(pack)) {
    const coming = ask().then((text) => {
      const holder = h("div", { class: "ch-sprite", "aria-hidden": "true", "data-pack": pack });
      holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
      holder.innerHTML = text;
      (rootNode.body ?? rootNode).append(holder);
      return true;
    });
    coming.catch(() => packs.delete(pack)); // another table, or a later try, may ask again
    packs.set(pack, coming);
  }
  return packs.get(pack);
}

/** The drawings have come, or cannot be unpacked: tell all who wait for them. */
function deliver(waiting, message, buffers) {
  const all = waiting.splice(0);
  const text = message.svg !== undefined ? Promise.resolve(message.svg) : inflate(buffers[0]);
  text.then((svg) => all.forEach((one) => one.resolve(svg)), (error) => all.forEach((one) => one.reject(error)));
}

/** zlib-compressed bytes to text. */
async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

// ---- what the browser keeps: the reader's settings here, the game in table_keep.js -----------------------------------

function keep(area, key, value) {
  try {
    const store = globalThis[area];
    if (value) store.setItem(key, value);
    else store.removeItem(key);
    return true;
  } catch {
    return false; // blocked or full: the game goes on without it
  }
}

function kept(area, key) {
  try {
    return globalThis[area].getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keyFor(store) {
  return `cardhistory:${location.pathname}:${store}`;
}

/** Where the reader's wishes are kept: for the whole site, and where several lie on one host each says which one it is. */
const WISHES = () => ["cardhistory", document.documentElement.dataset.site, "settings"].filter(Boolean).join(":");
const SETTINGS = { pace: ["wait", "two"], ask: ["no", "yes"], size: ["normal", "large"], terms: ["period", "plain"] };

function settings() {
  let read = {};
  try {
    read = JSON.parse(kept("localStorage", WISHES()) || "{}");
  } catch {
    // settings of an unknown shape are left aside
  }
  return Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, values.includes(read?.[name]) ? read[name] : values[0]]));
}
