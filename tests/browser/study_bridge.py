"""Studies in a bare page, without a server or a kernel: each joined to its own model by Playwright, as exercises are."""
from __future__ import annotations

import base64
import json
from typing import Any

from playwright.sync_api import Page

from cardhistory.widgets import Study
from tests.browser.exercise_bridge import ADDRESS, MODELS, PAGE

TRAITS = ("study", "kept", "labels", "look")


class BridgedStudy(Study):
    """Messages are collected instead of sent to a kernel's front end."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self.out: list[tuple[Any, Any]] = []
        super().__init__(*args, **more)

    def send(self, content: Any, buffers: Any = None) -> None:
        self.out.append((content, buffers))


def mount(page: Page, *widgets: BridgedStudy) -> None:
    """Put the studies into a fresh page, or into this one loaded anew, and wait until they are drawn."""
    def state(widget: BridgedStudy) -> dict[str, Any]:
        return {name: getattr(widget, name) for name in TRAITS}

    def to_python(text: str) -> str:
        number, message = json.loads(text)
        widget = page.widgets[number]
        widget._hear(widget, message, [])
        answers = [(content, base64.b64encode(buffers[0]).decode() if buffers else "") for content, buffers in widget.out]
        widget.out.clear()
        return json.dumps({"state": state(widget), "answers": answers})

    places = "".join(f'<div id="w{number}"></div>' for number in range(len(widgets)))
    page.unroute_all()
    page.route(ADDRESS, lambda route: route.fulfill(body=PAGE.format(places=places), content_type="text/html"))
    page.goto(ADDRESS)
    page.widgets = widgets
    if not page.evaluate("typeof window.toPython === 'function'"):
        page.expose_function("toPython", to_python)
    page.evaluate(MODELS, [{"js": widget._esm, "state": state(widget)} for widget in widgets])
    for number in range(len(widgets)):
        page.wait_for_selector(f"#w{number} .ch-study[data-ready='1']")
