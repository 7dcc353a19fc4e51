"""What stands in a lesson without any widget: pieces of HTML and SVG that need no running program."""
from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from ..words import Words

__all__ = ["DATA", "Html", "cited", "data", "declared", "escape", "has", "picture", "say", "sheet"]

_JAPANESE = re.compile("[\u3000-\u303f]*[\u3040-\u30ff\u3400-\u9fff][\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]*")
_KEPT = re.compile(r"<(svg|style|script)\b|<(\w+)[^>]*\blang=\"ja\"")
DATA = Path(__file__).resolve().parent / "data"
say = Words("en")


class Html:
    """A piece of a page. In a notebook it shows itself; ``str()`` is its HTML, without the style sheet."""

    __slots__ = ("body", "name", "style")

    def __init__(self, name: str, body: str, style: str = "") -> None:
        self.name, self.body, self.style = name, declared(body), style

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __str__(self) -> str:
        return self.body

    def _repr_html_(self) -> str:
        return f"<style>{sheet('base')}{sheet(self.style) if self.style else ''}</style>{self.body}"


def declared(html: str) -> str:
    """The same HTML with its Japanese declared, where it was not: otherwise some machines draw it in Chinese forms."""
    if not _JAPANESE.search(html):
        return html
    parts, kept, depth = re.split(r"(<[^>]*>)", html), "", 0
    for place, part in enumerate(parts):
        if place % 2 and not kept and (found := _KEPT.match(part)):
            kept, depth = found[1] or found[2], 1
        elif place % 2 and kept:
            depth += bool(re.match(rf"<{kept}\b", part)) - part.startswith(f"</{kept}>")
            kept = kept if depth else ""
        elif not place % 2 and not kept:
            parts[place] = _JAPANESE.sub(lambda run: f'<span lang="ja">{run[0]}</span>', part)
    return "".join(parts)


@lru_cache(maxsize=1)
def _sheets() -> dict[str, str]:
    parts = (DATA / "lessons.css").read_text(encoding="utf-8").split("/* == ")[1:]
    return {part.partition(" == */")[0]: part.partition(" == */")[2].strip() for part in parts}


def sheet(name: str) -> str:
    """One part of the style sheet."""
    return _sheets()[name]


@lru_cache(maxsize=16)
def data(game: str, part: str) -> dict[str, Any]:
    """A data file of a lesson. Raises ValueError, naming the lessons that have this part."""
    path = DATA / f"{game}_{part}.toml"
    known = sorted(file.stem.removesuffix(f"_{part}") for file in DATA.glob(f"*_{part}.toml"))
    if game not in known:
        raise ValueError(f"no lesson on {game!r} has {part}; there is: {', '.join(known)}")
    with path.open("rb") as file:
        return tomllib.load(file)


def has(game: str, part: str) -> bool:
    """Is there this data file for a lesson?"""
    return (DATA / f"{game}_{part}.toml").exists()


def cited(keys: list[str]) -> str:
    """The short names of sources, with links where there is an address, as HTML."""
    from .. import claims

    found = [claims.source(key) for key in keys]
    return "; ".join(f'<a href="{escape(one.url)}">{escape(one.short)}</a>' if one.url else escape(one.short)
                     for one in found)


def picture(game: str) -> Html:
    """The plate of a game, as wide as the text."""
    from .. import art

    svg = art.plate(game)
    return Html(f"plate of {game}", f'<figure class="chl chl-plate">{svg}</figure>', "plate")
