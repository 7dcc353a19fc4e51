"""Exercises in a bare page, without a server or a kernel: any number of widgets, each joined to its own model by Playwright."""
from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from cardhistory.widgets.exercise import Exercise, PlayExercise, Progress
from cardhistory.widgets.simulation import Simulation
from tests.browser.bridge import still

ADDRESS = "http://localhost/en/trappola"
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>Exercises</title><style>body {{ margin: 0 8px; }}</style></head>
<body><main><h1>A lesson</h1><button id="before">Before</button>{places}<button id="after">After</button></main></body></html>"""
MODELS = """async (widgets) => {
  window.models = [];
  window.leaves = [];
  for (const [number, { js, state }] of widgets.entries()) {
    const heard = {};
    const model = {
      state, hold: false, sent: [], open: 0,
      get(key) { return this.state[key]; },
      on(name, listener) { (heard[name] ??= new Set()).add(listener); },
      off(name, listener) { heard[name]?.delete(listener); },
      listeners() { return Object.values(heard).reduce((sum, set) => sum + set.size, 0); },
      send(message) { this.sent.push(message); if (!this.hold) this.pass(message); },
      async pass(message) {
        this.open += 1;
        await this.ask(message).finally(() => (this.open -= 1));
      },
      async ask(message) {
        const { state, answers } = JSON.parse(await window.toPython(JSON.stringify([number, message])));
        const old = this.state;
        this.state = { ...old, ...state };
        for (const name of Object.keys(state))
          if (JSON.stringify(old[name]) !== JSON.stringify(state[name])) heard[`change:${name}`]?.forEach((listener) => listener());
        for (const [content, buffer] of answers)
          this.tell(content, buffer ? [new DataView(Uint8Array.from(atob(buffer), (c) => c.charCodeAt(0)).buffer)] : []);
      },
      tell(content, buffers) { heard["msg:custom"]?.forEach((listener) => listener(content, buffers)); },
    };
    window.models.push(model);
    const module = await import(URL.createObjectURL(new Blob([js], { type: "text/javascript" })));
    window.module = module.default;
    window.leaves.push(await module.default.render({ model, el: document.getElementById(`w${number}`) }));
  }
}"""
TRAITS = ("task", "exercise", "kept", "progress", "scene", "memory", "labels", "store", "look", "question", "simulation", "chart")


class _Kept:
    """Messages are collected instead of sent to a kernel's front end."""

    out: list[tuple[Any, Any]]

    def send(self, content: Any, buffers: Any = None) -> None:
        self.out.append((content, buffers))


class BridgedExercise(_Kept, Exercise):
    def __init__(self, task: Any) -> None:
        self.out = []
        super().__init__(task)


class BridgedPlay(_Kept, PlayExercise):
    def __init__(self, task: Any) -> None:
        self.out = []
        super().__init__(task)


class BridgedProgress(_Kept, Progress):
    def __init__(self, names: Sequence[str]) -> None:
        self.out = []
        super().__init__("trappola", names)


class BridgedSimulation(_Kept, Simulation):
    def __init__(self, question: Any) -> None:
        self.out = []
        super().__init__(question)


def task(name: str) -> Any:
    from importlib import import_module

    return import_module("cardhistory.lessons.exercises").task("trappola", name)


def one(name: str) -> Any:
    """An exercise of Trappola, ready to be mounted."""
    found = task(name)
    return BridgedPlay(found) if found.kind == "play" else BridgedExercise(found)


def line(names: Sequence[str]) -> Progress:
    return BridgedProgress(names)


def state(widget: Any) -> dict[str, Any]:
    return {name: getattr(widget, name) for name in TRAITS if widget.has_trait(name)}


def mount(page: Page, *widgets: Any) -> None:
    """Put the widgets into a fresh page, or into this one loaded anew, and wait until they are drawn."""
    def to_python(text: str) -> str:
        number, message = json.loads(text)
        widget = page.widgets[number]  # type: ignore[attr-defined]
        widget._hear(widget, message, [])
        answers = [(content, base64.b64encode(buffers[0]).decode() if buffers else "") for content, buffers in widget.out]
        widget.out.clear()
        return json.dumps({"state": {name: value for name, value in state(widget).items() if name not in ("store", "look")},
                           "answers": answers})

    places = "".join(f'<div id="w{number}"></div>' for number in range(len(widgets)))
    page.unroute_all()
    page.route(ADDRESS, lambda route: route.fulfill(body=PAGE.format(places=places), content_type="text/html"))
    page.goto(ADDRESS)
    page.widgets = widgets  # type: ignore[attr-defined]
    if not page.evaluate("typeof window.toPython === 'function'"):
        page.expose_function("toPython", to_python)
    page.evaluate(MODELS, [{"js": widget._esm, "state": state(widget)} for widget in widgets])
    for number, widget in enumerate(widgets):
        if isinstance(widget, PlayExercise):
            page.wait_for_selector(f"#w{number} .ch-table[data-ready='1']")
        elif isinstance(widget, Exercise) and widget.task["cards"]:
            page.wait_for_selector(f"#w{number} .che[data-ready='1']")
    still(page)


__all__ = ["ADDRESS", "BridgedSimulation", "line", "mount", "one", "state", "task"]
