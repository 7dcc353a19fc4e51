// What all parts of the gallery use: elements, names in their languages, pictures, and the drawings of the pack.

const SVG = "http://www.w3.org/2000/svg";
const SPRITES = (globalThis[Symbol.for("cardhistory.sprites")] ??= new WeakMap());
const PLAIN = typeof DecompressionStream === "undefined";

function h(tag, props = {}, ...kids) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === "class") node.className = value;
    else if (name === "text") node.textContent = value;
    else if (name === "click") node.addEventListener("click", value);
    else if (value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...kids.filter((kid) => kid !== null));
  return node;
}

/** A sentence with places: text and elements are put where it says {name}. */
function fill(sentence, places) {
  return sentence.split(/\{(\w+)\}/).flatMap((part, at) => (at % 2 ? [places[part]].flat() : [part]))
    .map((part) => (part instanceof Node ? part.cloneNode(true) : String(part)));
}

/** A text whose Japanese is declared, so that it is drawn in Japanese forms. */
function declared(text) {
  return text.split(/([\u3040-\u30ff\u3400-\u9fff][\u3000-\u30ff\u3400-\u9fff]*)/).map((part, at) => (at % 2 ? h("span", { lang: "ja", text: part }) : part));
}

/** A name in its language, with its reading and what it means. */
function called(name) {
  const parts = [h("span", { lang: name.lang, class: "chg-own", text: name.text })];
  const more = [];
  if (name.reading) more.push(h("span", { lang: name.reading_lang, text: name.reading }));
  if (name.reading && name.gloss) more.push(", ");
  if (name.gloss) more.push(`“${name.gloss}”`);
  return more.length ? [...parts, " (", ...more, ")"] : parts;
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
    model.send({ type: "art", plain: PLAIN });
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
