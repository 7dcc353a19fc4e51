// The gallery of a pack: a grid of cards that one walks through with a pointer or the arrow keys, and a panel that tells
// about the chosen one. It shares the drawings with the tables of the page.

const SVG = "http://www.w3.org/2000/svg";
const SPRITES = (globalThis[Symbol.for("cardhistory.sprites")] ??= new WeakMap());

function h(tag, props = {}, ...kids) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === "class") node.className = value;
    else if (name === "text") node.textContent = value;
    else node.setAttribute(name, value);
  }
  node.append(...kids);
  return node;
}

function picture(id, box) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${box[0]} ${box[1]}`);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  use.setAttribute("width", box[0]);
  use.setAttribute("height", box[1]);
  svg.append(use);
  return svg;
}

/** The bytes of a message as text; compressed unless the browser cannot undo it. */
async function unpack(buffer, plain) {
  const bytes = buffer instanceof DataView ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength) : new Uint8Array(buffer);
  if (plain) return new TextDecoder().decode(bytes);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
}

/** Put the drawings of the pack into the page unless a table or another gallery has done so. */
function drawings(model, root, pack, stop) {
  let packs = SPRITES.get(root);
  if (!packs) SPRITES.set(root, (packs = new Map()));
  if (packs.has(pack)) return;
  const coming = new Promise((done, fail) => {
    const hear = (message, buffers) => {
      if (message?.type !== "art") return;
      model.off("msg:custom", hear);
      unpack(buffers[0], message.plain).then(done, fail);
    };
    model.on("msg:custom", hear);
    stop.push(() => { model.off("msg:custom", hear); fail(new Error("closed")); });
    model.send({ type: "art", plain: typeof DecompressionStream === "undefined" });
  }).then((text) => {
    const holder = h("div", { class: "ch-sprite", "aria-hidden": "true", "data-pack": pack });
    holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    holder.innerHTML = text;
    (root.body ?? root).append(holder);
    return true;
  });
  coming.catch(() => packs.delete(pack));
  packs.set(pack, coming);
}

function render({ model, el }) {
  const { cards, suits, words, box, pack } = model.get("pages");
  const stop = [];
  let chosen = 0;
  const buttons = [];

  const panel = h("div", { class: "chg-panel", role: "group", "aria-label": words["gallery.about"], "aria-live": "polite" });
  const grid = h("div", { class: "chg-grid", role: "group", "aria-label": words["gallery.label"] });
  const root = h("section", { class: "chg", "aria-label": words["gallery.label"] },
    h("p", { class: "chg-help", text: words["gallery.help"] }), h("div", { class: "chg-both" }, grid, panel));

  function tell() {
    const card = cards[chosen];
    const facts = h("dl");
    for (const [label, lang, name] of card.names) facts.append(h("dt", { text: words[label] }), h("dd", { lang, text: name }));
    facts.append(h("dt", { text: words["gallery.points"] }), h("dd", { text: card.points + (card.more ? `. ${card.more}` : "") }));
    facts.append(h("dt", { text: words["gallery.drawn"] }), h("dd", { text: card.drawn }));
    if (card.attested.length) facts.append(h("dt", { text: words["gallery.attested"] }), ...card.attested.map((text) => h("dd", { text })));
    panel.replaceChildren(picture(card.id, box), h("div", {}, h("p", { class: "chg-name", text: card.name }), facts));
  }

  function choose(index, focus) {
    const before = buttons[chosen];
    before.tabIndex = -1;
    before.setAttribute("aria-pressed", "false");
    chosen = index;
    buttons[chosen].tabIndex = 0;
    buttons[chosen].setAttribute("aria-pressed", "true");
    if (focus) buttons[chosen].focus();
    tell();
  }

  suits.forEach((suit) => {
    const row = h("div", { class: "chg-row", role: "group", "aria-label": suit.label });
    cards.forEach((card, index) => {
      if (card.suit !== suit.letter) return;
      const button = h("button", { type: "button", "aria-label": card.name, "aria-pressed": "false" },
        h("span", { class: "chg-words", "aria-hidden": "true", text: card.name }), picture(card.id, box));
      button.tabIndex = -1;
      button.addEventListener("click", (event) => { event.stopPropagation(); choose(index, true); });
      buttons[index] = button;
      row.append(button);
    });
    grid.append(row);
  });

  const wide = cards.filter((card) => card.suit === suits[0].letter).length;
  const keys = {
    ArrowRight: (i) => i + 1, ArrowLeft: (i) => i - 1, ArrowDown: (i) => i + wide, ArrowUp: (i) => i - wide,
    Home: () => 0, End: () => cards.length - 1,
  };
  grid.addEventListener("keydown", (event) => {
    // Keys in the gallery are the gallery's: the notebook must not take them for its commands.
    if (!event.altKey && !event.ctrlKey && !event.metaKey && event.key !== "Tab") event.stopPropagation();
    const to = keys[event.key]?.(chosen);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (to >= 0 && to < cards.length) choose(to, true);
  });

  el.append(root);
  choose(0, false);
  // The page the widget stands in is known only once it is attached.
  const start = requestAnimationFrame(() => { drawings(model, root.getRootNode(), pack, stop); tell(); });
  return () => { cancelAnimationFrame(start); stop.forEach((end) => end()); };
}

export default { render };
