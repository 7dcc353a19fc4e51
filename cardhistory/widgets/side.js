// What each widget sends of itself: a few lines that fetch the widget's page side, once for all widgets of a page.
// SIDE and RENDER stand before them: the name of that side, with a mark of its text, and the name of its function.

const SIDES = (globalThis[Symbol.for("cardhistory.sides")] ??= new Map());
const PATIENCE = 8000; // milliseconds after which another widget asks: the first may have been closed

/** The bytes of a message as text; compressed unless the browser cannot undo it. */
async function unpacked(buffer, plain) {
  const bytes = new Uint8Array(buffer.buffer ?? buffer, buffer.byteOffset ?? 0, buffer.byteLength);
  if (plain) return new TextDecoder().decode(bytes);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
}

/** The module of a side, and its styles in the page. */
function laid(text) {
  const { js, css } = JSON.parse(text);
  document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
  const url = URL.createObjectURL(new Blob([js], { type: "text/javascript" }));
  return import(url).finally(() => URL.revokeObjectURL(url));
}

function ask(model, coming) {
  coming.asked = Date.now();
  const hear = (message, buffers) => {
    if (message?.type !== "side" || message.side !== SIDE) return;
    model.off("msg:custom", hear);
    coming.answer(unpacked(buffers[0], message.plain));
  };
  model.on("msg:custom", hear);
  model.send({ type: "side", plain: typeof DecompressionStream === "undefined" });
}

async function side(model) {
  if (!SIDES.has(SIDE)) {
    const coming = { asked: 0 };
    coming.module = new Promise((done) => (coming.answer = done)).then(laid);
    SIDES.set(SIDE, coming);
  }
  const coming = SIDES.get(SIDE);
  for (;;) {
    if (Date.now() - coming.asked >= PATIENCE) ask(model, coming);
    const found = await Promise.race([coming.module, new Promise((done) => setTimeout(done, PATIENCE))]);
    if (found) return found;
  }
}

export default {
  render: async ({ model, el }) => (await side(model))[RENDER]({ model, el }),
};
