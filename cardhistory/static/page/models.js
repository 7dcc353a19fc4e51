// What a widget's script sees of Python: its model, kept here and told of by messages. The names are anywidget's.

export class Model {
  constructor(id, state, send) {
    Object.assign(this, { id, state, send_: send, changed: {}, heard: new Map(), widget_manager: {} });
  }

  get(name) {
    return this.state[name];
  }

  set(name, value) {
    this.state[name] = value;
    this.changed[name] = value;
    this.tell(`change:${name}`, this, value);
    this.tell("change", this);
  }

  save_changes() {
    if (Object.keys(this.changed).length) this.send_(this.id, { method: "update", state: this.changed, buffer_paths: [] }, []);
    this.changed = {};
  }

  send(content, callbacks, buffers = []) {
    this.send_(this.id, { method: "custom", content }, buffers);
  }

  on(names, call) {
    for (const name of names.split(" ")) this.heard.set(name, [...(this.heard.get(name) ?? []), call]);
  }

  off(names, call) {
    if (names == null) return this.heard.clear();
    for (const name of names.split(" ")) this.heard.set(name, call ? (this.heard.get(name) ?? []).filter((one) => one !== call) : []);
  }

  tell(name, ...values) {
    for (const call of this.heard.get(name) ?? []) call(...values);
  }

  /** A message of Python's. All of an update is in place before anything hears of it. */
  take(data, buffers) {
    if (data.method === "custom") return this.tell("msg:custom", data.content, buffers);
    if (data.method !== "update" && data.method !== "echo_update") return;
    const state = whole(data.state, data.buffer_paths, buffers);
    Object.assign(this.state, state);
    for (const name of Object.keys(state)) this.tell(`change:${name}`, this, state[name]);
    this.tell("change", this);
  }
}

/** A state with its binary parts, which travel beside it, put in their places. */
export function whole(state, paths = [], buffers = []) {
  for (const [n, path] of paths.entries()) {
    const way = [...path];
    const last = way.pop();
    const holder = way.reduce((there, name) => there[name], state);
    holder[last] = new DataView(buffers[n].buffer, buffers[n].byteOffset, buffers[n].byteLength);
  }
  return state;
}

const MODULES = new Map();

/** The module of a widget, from its text; read once however many widgets have it. */
export function moduleOf(text) {
  if (!MODULES.has(text)) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    MODULES.set(text, import(url).then(async ({ default: found }) => (typeof found === "function" ? found() : found)).finally(() => URL.revokeObjectURL(url)));
  }
  return MODULES.get(text);
}

/** Let a model's widget draw itself. */
export async function draw(model, el) {
  const style = model.get("_css");
  if (style) document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  const widget = await moduleOf(model.get("_esm"));
  model.ready ??= Promise.resolve(widget.initialize?.({ model }));
  await model.ready;
  await widget.render?.({ model, el });
}
