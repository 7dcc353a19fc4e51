"""Our own pages as HTML: the templates, and what header and footer show. Nothing here knows a server."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from .. import __version__, art
from ..lessons.exercises import games as with_exercises
from .shelf import LANGUAGES, Shelf

__all__ = ["TEMPLATE", "fill", "frame", "plate"]

HERE = Path(__file__).resolve().parent
TEMPLATE = "cardhistory"


@lru_cache(maxsize=1)
def _templates() -> jinja2.Environment:
    """Our pages share their header and footer with the Voilà template, and lie beside those of the edition without a server."""
    folders = [HERE / "templates", HERE / "jupyter" / "voila" / "templates" / TEMPLATE, HERE.parent / "static" / "templates"]
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader([str(folder) for folder in folders]), autoescape=True,
        trim_blocks=True, lstrip_blocks=True)


def frame(shelf: Shelf, root_url: str, source: bool = True) -> dict[str, Any]:
    """What header and footer show on every page: lessons, work sheets, languages, version, and whether the code can be seen."""
    return {
        "root": root_url,
        "source": source,
        "version": __version__,
        "lessons": [{"url": lesson.url, "title": lesson.title, "lang": lesson.lang, "kind": lesson.kind} for lesson in shelf.lessons],
        "worksheets": with_exercises(),
        "languages": [{"code": code, "name": LANGUAGES.get(code, code)} for code in shelf.languages or ("en",)],
    }


@lru_cache(maxsize=64)
def plate(key: str) -> Markup | None:
    """The plate of a lesson as SVG, None where none has been drawn."""
    if not key:
        return None
    try:
        return Markup(art.plate(key))
    except (KeyError, ValueError):
        return None


def fill(name: str, site: Mapping[str, Any], static: Callable[[str], str], **fields: Any) -> str:
    """A template with its fields. ``site`` is a `frame`; ``static`` gives the address of a style sheet or a script."""
    return _templates().get_template(name).render(site=site, static=static, plate=plate, **fields)
