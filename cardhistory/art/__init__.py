"""Drawings as SVG: cards, backs, whole packs, plates, print sheets and small ornaments, made as code.

Every function is pure: the same arguments give the same text. A single card (`card`, `back`, `plate`, `suit`,
`ornament`) carries no ids of its own, so any number of them can share a page; a page that shows many cards takes
`sprite` once and refers to `face_id` and `back_id`.
"""
from __future__ import annotations

import re
from functools import lru_cache
from types import ModuleType

from ..cards import Card, Pack
from . import trappola, trappola_words
from .svg import PAPER, Svg, escape, join, num

__all__ = ["Svg", "back", "back_id", "card", "face_id", "pack", "sprite", "suit"]

_BLOCKS: dict[str, ModuleType] = {"trappola": trappola}
_WORDS: dict[str, ModuleType] = {"trappola": trappola_words}
_USE = re.compile(r'<use href="#([\w-]+)"( transform="[^"]+")?/>')


def _blocks(pack: Pack) -> ModuleType:
    found = _BLOCKS.get(pack.key)
    if found is None:
        raise ValueError(f"no drawings for the {pack.key} pack; there are drawings for: {', '.join(_BLOCKS)}")
    return found


@lru_cache(maxsize=None)
def _part(key: str, name: str) -> str:
    return _BLOCKS[key].part(name)


@lru_cache(maxsize=None)
def _face(key: str, code: str, index: bool) -> str:
    """Paper, picture and index of one card, its parts still by name."""
    art = _BLOCKS[key]
    w, h = art.WIDTH, art.HEIGHT
    picture = art.back() if code == "back" else art.face(code) + (art.index(code) if index else "")
    return (f'<rect x=".15" y=".15" width="{num(w - .3)}" height="{num(h - .3)}" rx="2.6" fill="{PAPER}" '
            f'stroke="#948a78" stroke-width=".3"/>' + picture)


def _inline(key: str, body: str) -> str:
    """The drawing with every part written out in its place, so that it needs no ids."""
    def put(found: re.Match[str]) -> str:
        return f"<g{found[2] or ''}>{_inline(key, _part(key, found[1]))}</g>"
    return _USE.sub(put, body)


def _named(key: str, body: str, prefix: str) -> str:
    return body.replace('<use href="#', f'<use href="#{prefix}-')


def _svg(body: str, box: str, title: str, desc: str, width: float | str | None, uid: str | None) -> Svg:
    label = f'<title>{escape(title)}</title>' + (f'<desc>{escape(desc)}</desc>' if desc else "")
    size = f' width="{escape(str(width))}"' if width is not None else ""
    name = f' id="{escape(uid)}"' if uid else ""
    return Svg(f'<svg xmlns="http://www.w3.org/2000/svg"{name} viewBox="{box}"{size} role="img">{label}{body}</svg>')


def card(pack: Pack, card: Card | str, *, index: bool = True, title: str | None = None, desc: str | None = None,
         uid: str | None = None, width: float | str | None = None) -> Svg:
    """One card. ``index=False`` gives the card as a museum has it, without corner indices.

    ``title`` and ``desc`` are the card's name and a sentence on what is drawn, in the reader's language; English ones
    are supplied. ``uid`` becomes the id of the drawing; ``width`` is written as its width.
    Raises InvalidCard (a ValueError) for a card that is not in the pack.
    """
    art = _blocks(pack)
    code = pack.card(card).code
    words = _WORDS[pack.key]
    return _svg(_inline(pack.key, _face(pack.key, code, index)), f"0 0 {art.WIDTH} {art.HEIGHT}",
                title or words.NAMES[code], desc or words.PICTURES[code], width, uid)


def back(pack: Pack, *, title: str = "Back of a card", desc: str = "", uid: str | None = None,
         width: float | str | None = None) -> Svg:
    """The back of the pack's cards."""
    art = _blocks(pack)
    return _svg(_inline(pack.key, _face(pack.key, "back", False)), f"0 0 {art.WIDTH} {art.HEIGHT}",
                title, desc or _WORDS[pack.key].BACK, width, uid)


def suit(pack: Pack, letter: str, *, title: str | None = None, width: float | str | None = "1em") -> Svg:
    """A suit sign alone, as small as a letter, for running text."""
    art = _blocks(pack)
    signs = {one.letter: one.key for one in pack.suits}
    if letter not in signs:
        raise ValueError(f"{letter!r} is no suit of the {pack.key} pack; its suits are "
                         + ", ".join(f"{k} {v}" for k, v in signs.items()))
    return _svg(_inline(pack.key, _part(pack.key, letter)), "-5.6 -5.6 11.2 11.2", title or signs[letter], "", width, None)


def _prefix(art: ModuleType, index: bool, uid: str | None) -> str:
    return art.PREFIX + ("" if index else "-m") + (f"-{uid}" if uid else "")


def face_id(pack: Pack, card: Card | str, index: bool = True, uid: str | None = None) -> str:
    """The id under which `sprite` holds a face; give the same ``index`` and ``uid`` as to `sprite`."""
    return f"{_prefix(_blocks(pack), index, uid)}-{pack.card(card).code}"


def back_id(pack: Pack, index: bool = True, uid: str | None = None) -> str:
    """The id under which `sprite` holds the back."""
    return f"{_prefix(_blocks(pack), index, uid)}-back"


def _symbols(pack: Pack, index: bool, uid: str | None) -> str:
    art = _blocks(pack)
    prefix = _prefix(art, index, uid)
    faces = {code: _face(pack.key, code, index) for code in [c.code for c in pack.cards] + ["back"]}
    need: dict[str, str] = {}

    def gather(body: str) -> None:
        for name, _ in _USE.findall(body):
            if name not in need:
                need[name] = ""
                need[name] = _part(pack.key, name)
                gather(need[name])

    for body in faces.values():
        gather(body)
    out = [f'<g id="{prefix}-{name}">{_named(pack.key, body, prefix)}</g>' for name, body in need.items()]
    out += [f'<symbol id="{prefix}-{code}" viewBox="0 0 {art.WIDTH} {art.HEIGHT}">{_named(pack.key, body, prefix)}</symbol>'
            for code, body in faces.items()]
    return "<defs>" + "".join(out) + "</defs>"


@lru_cache(maxsize=16)
def _sprite(pack: Pack, index: bool, uid: str | None) -> str:
    return _symbols(pack, index, uid)


def sprite(pack: Pack, index: bool = True, uid: str | None = None) -> Svg:
    """One hidden drawing that holds every face and the back as a symbol.

    A page carries it once and shows a card with ``<svg viewBox="0 0 58 106"><use href="#…"/></svg>``, the id from
    `face_id` or `back_id`. Two sprites on one page need different ``uid``.
    """
    return Svg('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" '
               f'aria-hidden="true" focusable="false">{_sprite(pack, index, uid)}</svg>')


def pack(pack: Pack, *, index: bool = True, columns: int = 9, title: str | None = None, desc: str | None = None,
         uid: str | None = None, width: float | str | None = None) -> Svg:
    """The contact sheet: the whole pack in rows, in pack order."""
    art = _blocks(pack)
    mark = (uid or "sheet")
    prefix = _prefix(art, index, mark)
    w, h, gap = art.WIDTH, art.HEIGHT, 4
    rows = -(-len(pack.cards) // columns)
    out = [_sprite(pack, index, mark)]
    for i, one in enumerate(pack.cards):
        x, y = gap + (i % columns) * (w + gap), gap + (i // columns) * (h + gap)
        out.append(f'<use href="#{prefix}-{one.code}" x="{x}" y="{y}" width="{w}" height="{h}"/>')
    box = f"0 0 {gap + columns * (w + gap)} {gap + rows * (h + gap)}"
    words = _WORDS[pack.key]
    return _svg("".join(out), box, title or words.PACK, desc or words.PACK_DESC, width, uid)
