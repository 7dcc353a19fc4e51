"""The pages of the folder that need no kernel: landing page, teachers, what stands behind a lesson, and those for the printer."""
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from markupsafe import Markup

from ..packs import PACKS
from ..site import pages as server
from ..site.render import fill
from ..site.shelf import Lesson, Shelf
from ..site.wishes import Wishes, file_at, page_at
from ..words import Words
from .addresses import file_of, relink

__all__ = ["pack_file", "pages", "print_page"]

say = Words("en")
_MAKER = ("wait", "file", "failed", "noscript")
_KEEP = ("keep.idle", "keep.do", "keep.working", "keep.done", "keep.failed", "keep.again", "keep.no")
_STEPS = ("waking", "step.load", "step.start", "step.lay", "ready")


def _page(path: str, template: str, site: dict[str, Any], assets: str, **fields: Any) -> tuple[str, str]:
    html = fill(template, site, lambda name: f"/{assets}/{name}", **fields)
    html = html.replace("</head>", f'<script src="/{assets}/file.js" defer></script>\n</head>', 1)
    return file_of(path), relink(html, path)


def pages(shelf: Shelf, site: dict[str, Any], assets: str, weight: int = 0) -> Iterator[tuple[str, str | bytes]]:
    """File and content of every page but the lessons and those for the printer. ``weight``: the bytes that a copy of the site in a
    browser is fetched with; 0 where no copy can be made."""
    keeps = ""
    if weight:
        told = {"all": weight, "words": {name: say(f"static.{name}", done="{done}", all="{all}") for name in _KEEP}}
        keeps = Markup(json.dumps(told, ensure_ascii=False).replace("<", "\\u003c"))
    for lang in ("", *shelf.languages):
        lessons = shelf.in_language(lang or "en")
        path = f"/{lang}/" if lang else "/"
        yield _page(path, "static_landing.html", site, assets, lang=lang or "en", lessons=lessons, say=say, keeps=keeps)
    guide = server.teachers_text("/")
    if guide is not None:
        yield _page("/teachers", "teachers.html", site, assets, lang="en", text=guide)
    for lesson in shelf.lessons:
        yield from _behind(lesson, shelf.file(lesson), site, assets)


def _behind(lesson: Lesson, file: Path, site: dict[str, Any], assets: str) -> Iterator[tuple[str, str | bytes]]:
    yield _page(f"/{lesson.url}/code", "code.html", site, assets, lang=lesson.lang, lesson=lesson, cells=server.cells_of(file))
    yield f"{lesson.url}/{lesson.key}.ipynb", file.read_bytes()


def print_page(path: str, site: dict[str, Any], assets: str, runtime: dict[str, Any] | None) -> tuple[str, str]:
    """A page for the printer as it is without any wish, with the script that makes it anew where something is wished for."""
    answer = page_at(path, Wishes({}))
    name, html = _page(f"/print/{path}", answer.template, site, assets, lang="en", **answer.fields)
    if runtime is not None:
        given = {"path": path, "site": json.dumps(site, ensure_ascii=False), "assets": assets, "runtime": runtime,
                 "words": {**{one: say(f"static.{one}", done="{done}", all="{all}") for one in _STEPS},
                           **{one: say(f"static.print.{one}") for one in _MAKER}}}
        text = json.dumps(given, ensure_ascii=False).replace("<", "\\u003c")
        up = "../" * name.count("/")
        html = html.replace("</body>", Markup(
            f'<script type="application/json" id="static-print">{text}</script>'
            f'<script type="module" src="{up}{assets}/print.js"></script></body>'))
        html = html.replace("</head>", f'<link rel="stylesheet" href="{up}{assets}/static.css"></head>', 1)
        html = html.replace("</main>", f'<noscript><p class="site-notice">{say("static.print.noscript")}</p></noscript></main>', 1)
    return name, html


def pack_file(key: str, paper: str) -> tuple[str, bytes]:
    """The sheets of a pack as a file that is made once for all."""
    made = file_at(key, Wishes({"paper": [paper]}))
    return f"print/{made.name}", made.make()


PRINTED = ("", "deal", "worksheet", "key", "scores", *PACKS)
