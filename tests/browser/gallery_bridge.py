"""A gallery in a bare page, without a server or a kernel: its own code on both sides, joined by Playwright."""
from __future__ import annotations

import base64
import json
from typing import Any

from playwright.sync_api import Page

from cardhistory import lessons
from cardhistory.widgets.gallery import Gallery

from .bridge import ADDRESS, MODEL, PAGE


def mount(page: Page, game: str, preset: str | None = None) -> Gallery:
    """Put a game's gallery into a fresh page and wait for its drawings; what it was asked stands in `gallery.heard`."""
    gallery = lessons.gallery(game, preset).pieces[0]
    out: list[tuple[Any, Any]] = []
    gallery.send = lambda content, buffers=None: out.append((content, buffers))
    gallery.heard = []

    def to_python(text: str) -> str:
        message = json.loads(text)
        gallery.heard.append(message["type"])
        gallery._hear(gallery, message, [])
        answers = [(content, base64.b64encode(buffers[0]).decode()) for content, buffers in out]
        out.clear()
        return json.dumps({"state": {}, "answers": answers})

    page.route(ADDRESS, lambda route: route.fulfill(body=PAGE.format(style=""), content_type="text/html"))
    page.goto(ADDRESS)
    page.expose_function("toPython", to_python)
    page.evaluate(MODEL, [gallery._esm, {"pages": gallery.pages}])
    page.locator(".ch-sprite").wait_for(state="attached")
    return gallery
