"""A table in a bare page, without a server or a kernel: the widget's own code on both sides, joined by Playwright.

Quick and exact: what the browser sends is put to the Python widget, and what that answers goes back. ``hold`` keeps answers
back, as a lost connection does. `still` and `later` take the place of waiting: a busy machine is given the time it needs.
"""
from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from cardhistory import widgets

ADDRESS = "http://localhost/table"
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>A table</title><style>body {{ margin: 0 8px; }}</style></head>
<body><main><h1>A lesson</h1><button id="before">Before</button><div id="one" style="{style}"></div><div id="two"></div>
<button id="after">After</button></main></body></html>"""
MODEL = """async ([js, init]) => {
  const heard = {};
  const model = {
    state: init, held: [], hold: false, open: 0,
    get(key) { return this.state[key]; },
    on(name, listener) { (heard[name] ??= new Set()).add(listener); },
    off(name, listener) { heard[name]?.delete(listener); },
    listeners() { return Object.values(heard).reduce((sum, set) => sum + set.size, 0); },
    send(message) { if (this.hold) this.held.push(message); else this.pass(message); },
    release() { this.hold = false; this.held.splice(0).forEach((message) => this.pass(message)); },
    async pass(message) {
      this.open += 1;
      await this.ask(message).finally(() => (this.open -= 1));
    },
    async ask(message) {
      const { state, answers } = JSON.parse(await window.toPython(JSON.stringify(message)));
      const old = this.state;
      this.state = { ...old, ...state };
      for (const name of ["labels", "scene", "memory"])
        if (JSON.stringify(old[name]) !== JSON.stringify(state[name])) heard[`change:${name}`]?.forEach((listener) => listener());
      for (const [content, buffer] of answers)
        heard["msg:custom"]?.forEach((listener) =>
          listener(content, buffer ? [new DataView(Uint8Array.from(atob(buffer), (c) => c.charCodeAt(0)).buffer)] : []));
    },
  };
  window.model = model;
  window.models = [model];
  const module = await import(URL.createObjectURL(new Blob([js], { type: "text/javascript" })));
  window.module = module.default;
  window.leave = await module.default.render({ model, el: document.getElementById("one") });
}"""


class Bridged(widgets.Table):
    """A table whose messages are collected instead of sent to a kernel's front end."""

    def __init__(self, *args: Any, **wishes: Any) -> None:
        self.out: list[tuple[Any, Any]] = []
        super().__init__(*args, **wishes)

    def send(self, content: Any, buffers: Any = None) -> None:
        self.out.append((content, buffers))

    def state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("scene", "memory", "labels", "store", "look")}


def still(page: Page) -> None:
    """Wait until every message has its answer (what is held back has none), and what that set going has begun."""
    page.evaluate("""async () => { do await new Promise((done) => setTimeout(done)); while (models.some((one) => one.open)); }""")


def later(page: Page, more: int = 360) -> None:
    """Put the clock of the page forward, past the time after a move in which a key or a tap is not yet taken for a new wish."""
    page.evaluate("(more) => { const then = performance.now.bind(performance); performance.now = () => then() + more; }", more)


def stop_the_clock(page: Page) -> None:
    """From now on no time goes by in the page, but for what `later` adds: what must come at once does."""
    page.evaluate("() => { const then = performance.now(); performance.now = () => then; }")


def mount(page: Page, table: Bridged, style: str = "") -> None:
    """Put the table into a fresh page and wait until it is drawn."""
    import base64

    def to_python(text: str) -> str:
        message = json.loads(text)
        table._hear(table, message, [])
        answers = [(content, base64.b64encode(buffers[0]).decode() if buffers else "") for content, buffers in table.out]
        table.out.clear()
        return json.dumps({"state": {"labels": table.labels, "scene": table.scene, "memory": table.memory}, "answers": answers})

    page.unroute_all()
    page.route(ADDRESS, lambda route: route.fulfill(body=PAGE.format(style=style), content_type="text/html"))
    page.goto(ADDRESS)
    if not page.evaluate("typeof window.toPython === 'function'"):
        page.expose_function("toPython", to_python)
    page.evaluate(MODEL, [table._esm, table.state()])
    page.wait_for_selector(".ch-table[data-ready='1'][data-version]")
    still(page)  # a kept hand comes late where the machine is busy: until then the table shows a fresh one
