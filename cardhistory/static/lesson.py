"""A notebook as a page: its text, and what its cells show, with a place for each widget that wakes up in the browser."""
from __future__ import annotations

import json
import re
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
from markupsafe import Markup
from nbconvert.filters import markdown2html

from ..lessons.page import sheet
from ..site.render import fill
from ..site.shelf import Lesson
from ..widgets.links import LAYING, TABLES
from ..words import Words
from .addresses import relink
from .cells import Cells, Piece, needed
from .picture import position, words

__all__ = ["POLICY", "lesson_page"]

# The page asks for nothing that is not beside it. Tables bring their scripts and styles along, as text.
POLICY = "default-src 'self'; script-src 'self' blob: 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " \
         "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'"
say = Words("en")
_BESIDE = re.compile(r'\.ipynb(?=["#])')
_TABLES = (".table(", ".match(", ".opening(")
LINK_WORDS = (*LAYING, "table", "look", "lang")
SENTENCES = ("waking", "step.load", "step.start", "step.lay", "ready", "failed", "broken", "again", "cell", "file")


def lesson_page(lesson: Lesson, file: Path, site: dict[str, Any], assets: str, runtime: dict[str, Any] | None) -> tuple[str, list[str]]:
    """The page of a lesson, and a sentence for each of its cells that failed.

    ``site`` is a `site.render.frame`; ``assets`` where style sheets and scripts lie; ``runtime`` what the tables need to wake up,
    None for a page on which they never do.
    """
    notebook = nbformat.read(file, as_version=4)
    TABLES.clear()
    cells, sources, failures = Cells(), {}, []
    shown: list[dict[str, Any]] = []
    styles: dict[str, None] = {"base": None}
    seen_table = seen_widget = False
    for number, cell in enumerate(notebook.cells, 1):
        if cell.cell_type == "markdown":
            shown.append({"kind": "prose", "html": Markup(_BESIDE.sub("", markdown2html(cell.source)))})
        if cell.cell_type != "code" or not cell.source.strip():
            continue
        sources[number] = cell.source
        last = cell.source.strip().splitlines()[-1]
        what = "table" if any(name in last for name in _TABLES) else "gallery" if ".gallery(" in last else "other"
        try:
            pieces = cells.run(cell.source, f"{lesson.key}, cell {number}")
        except Exception:
            failures.append(f"{lesson.path}, cell {number}: {traceback.format_exc(limit=-1).strip()}")
            pieces = [Piece("failed", say("static.cell"))]
        if not pieces:
            continue
        made = []
        for piece in pieces:
            if piece.style:
                styles[piece.style] = None
            pictured = piece.kind == "widget" and what == "table" and not seen_table
            made.append({"kind": piece.kind, "what": _what(piece), "html": _html(piece, f"p{number}" if pictured else "", not seen_widget)})
            seen_table, seen_widget = seen_table or pictured, seen_widget or piece.kind == "widget"
        shown.append({"kind": "code", "number": number, "what": what, "pieces": made, "folded": "answer" in cell.metadata.get("tags", []),
                      "waits": any(piece.kind == "widget" for piece in pieces)})
    waiting = [one["number"] for one in shown if one.get("waits")]
    here = f"/{lesson.url}"
    page = fill(
        "static_lesson.html", site, lambda name: f"/{assets}/{name}", say=say, lang=lesson.lang, title=lesson.title,
        summary=lesson.summary, key=lesson.key, here=lesson.url, code=f"{here}/code", policy=POLICY, cells=shown,
        contents=list(_headings(notebook)),
        first=next((f"slot-{one['number']}" for one in shown if one.get("what") == "table"), ""),
        dated=any(".timeline(" in one for one in sources.values()), style=Markup("".join(map(sheet, styles))),
        awake=_awake(sources, waiting, shown, runtime) if waiting and runtime is not None else "")
    return relink(page, here), failures


def _what(piece: Piece) -> str:
    """What kind of widget a piece is; the style sheet knows about how high each is, and keeps that room for it."""
    task = getattr(piece.value, "task", {})
    return str(task.get("kind") or type(piece.value).__name__).lower() + ("-cards" if task.get("rows") else "")


def _html(piece: Piece, room: str, first: bool) -> Any:
    """A piece of a cell. Of the widgets the first tells how far the page is; ``room``: it is a table, and drawn as a picture."""
    if piece.kind != "widget":
        return Markup(_BESIDE.sub("", piece.value)) if piece.kind == "html" else piece.value
    widget = piece.value
    told = Markup(position(widget.scene, widget.labels, room) if room else words(widget))
    if first:
        return Markup('<div class="static-waiting static-first"><div class="static-note"><p class="static-step">{}</p>'
                      '<progress max="1" value="0" aria-hidden="true"></progress></div>{}</div>').format(say("static.waking"), told)
    return Markup('<div class="static-waiting">{}<p class="static-note">{}</p></div>').format(told, say("static.waking.other"))


def _headings(notebook: Any) -> Iterator[str]:
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            yield from (line[3:].strip() for line in cell.source.splitlines() if line.startswith("## "))


def _awake(sources: dict[int, str], waiting: list[int], shown: list[dict[str, Any]], runtime: dict[str, Any]) -> Markup:
    """What the page's script is given: the cells to run, the sentences it says, the sizes of what it fetches."""
    kinds = {one["number"]: one["what"] for one in shown if one["kind"] == "code"}
    told = {name: say(f"static.{name}", done="{done}", all="{all}") for name in SENTENCES}
    text = json.dumps({
        "cells": [{"number": n, "source": sources[n], "kind": kinds.get(n, "other"), "shows": n in waiting}
                  for n in needed(sources, waiting)],
        "words": told, "runtime": runtime, "links": LINK_WORDS}, ensure_ascii=False)
    return Markup(text.replace("<", "\\u003c"))

