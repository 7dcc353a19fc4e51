"""Drawings as SVG: cards, backs, whole packs, plates, print sheets and small ornaments, made as code.

Every function is pure: the same arguments give the same text. A single card (`card`, `back`, `plate`, `suit`,
`ornament`) carries no ids of its own, so any number of them can share a page; a page that shows many cards takes
`sprite` once and refers to `face_id` and `back_id`.
"""
from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from types import ModuleType

from ..cards import Card, Pack
from ..packs import ordinary
from . import aluette, french, latin, ornaments, trappola
from .plates import PLATES
from .print import PAPERS, layout, legend
from .print import grey as in_grey
from .svg import PAPER, Cut, Svg, escape, num

__all__ = ["PAPERS", "Svg", "back", "back_id", "box", "card", "face_id", "facts", "names", "ornament", "pack", "pictures",
           "plate", "sheet", "sheet_count", "sheets", "sprite", "suit"]

_BLOCKS: dict[str, ModuleType] = {
    "trappola": trappola, "latin": latin, "latin52": latin, "latin28": latin, "aluette": aluette,
    "french": french, "french53": french, "french32": french, "goninkan50": french}
"""Where each pack is drawn, by the key of the pack; packs of the same cards share their drawings."""
_USE = re.compile(r'<use href="#([\w-]+)"( transform="[^"]+")?/>')


def _blocks(pack: Pack) -> ModuleType:
    found = _BLOCKS.get(pack.key)
    if found is None:
        raise ValueError(f"no drawings for the {pack.key} pack; there are drawings for: {', '.join(_BLOCKS)}")
    return found


@cache
def _part(key: str, name: str) -> str:
    return str(_BLOCKS[key].part(name))


@cache
def _face(key: str, code: str, index: bool, label: bool = False) -> str:
    """Paper, picture, index and label of one card, its parts still by name."""
    art = _BLOCKS[key]
    w, h = art.WIDTH, art.HEIGHT
    picture: str = art.back() if code == "back" else art.face(code) + (art.index(code) if index else "")
    if label:
        picture += art.label(code)
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
    name = f' id="{uid}"' if _uid(uid) else ""
    return Svg(f'<svg xmlns="http://www.w3.org/2000/svg"{name} viewBox="{box}"{size} role="img">{label}{body}</svg>')


def card(pack: Pack, card: Card | str, *, index: bool = True, label: bool = False, title: str | None = None,
         desc: str | None = None, uid: str | None = None, width: float | str | None = None) -> Svg:
    """One card. ``index=False`` gives the card as a museum has it, without corner indices; ``label=True`` writes the local
    name of the suit small in the margins, for the packs that have such names (the French-suited ones).

    ``title`` and ``desc`` are the card's name and a sentence on what is drawn, in the reader's language; English ones
    are supplied. ``uid`` becomes the id of the drawing; ``width`` is written as its width.
    Raises InvalidCard (a ValueError) for a card that is not in the pack, ValueError for a label the pack does not have.
    """
    art = _blocks(pack)
    code = pack.card(card).code
    words = art.words
    if label and not hasattr(art, "label"):
        raise ValueError(f"the {pack.key} pack has no labels")
    return _svg(_inline(pack.key, _face(pack.key, code, index, label)), f"0 0 {art.WIDTH} {art.HEIGHT}",
                title or words.NAMES[code], desc or words.PICTURES[code], width, uid)


def back(pack: Pack, *, title: str | None = None, desc: str | None = None, uid: str | None = None,
         width: float | str | None = None) -> Svg:
    """The back of the pack's cards."""
    art = _blocks(pack)
    return _svg(_inline(pack.key, _face(pack.key, "back", False)), f"0 0 {art.WIDTH} {art.HEIGHT}",
                title or art.words.BACK_TITLE, desc or art.words.BACK, width, uid)


def box(pack: Pack) -> tuple[int, int]:
    """Width and height of the pack's cards in millimetres, which are the units of their drawings."""
    art = _blocks(pack)
    return (art.WIDTH, art.HEIGHT)


def suit(pack: Pack, letter: str, *, title: str | None = None, width: float | str | None = "1em") -> Svg:
    """A suit sign alone, as small as a letter, for running text."""
    _blocks(pack)
    signs = {one.letter: one.key for one in pack.suits}
    if letter not in signs:
        raise ValueError(f"{letter!r} is no suit of the {pack.key} pack; its suits are "
                         + ", ".join(f"{k} {v}" for k, v in signs.items()))
    return _svg(_inline(pack.key, _part(pack.key, letter)), "-5.6 -5.6 11.2 11.2", title or signs[letter], "", width, None)


def _uid(uid: str | None) -> str | None:
    """An id that is safe to write: letters, figures, hyphen and underscore. Raises ValueError."""
    if uid is not None and not re.fullmatch(r"[A-Za-z][\w-]*", uid, re.ASCII):
        raise ValueError(f"{str(uid)[:40]!r} cannot be an id: use letters, figures, hyphens and underscores, a letter first")
    return uid


def _prefix(pack: Pack, index: bool, uid: str | None) -> str:
    _blocks(pack)
    return f"ch-{pack.key}" + ("" if index else "-museum") + (f"--{uid}" if _uid(uid) else "")


def face_id(pack: Pack, card: Card | str, index: bool = True, uid: str | None = None) -> str:
    """The id under which `sprite` holds a face; give the same ``index`` and ``uid`` as to `sprite`."""
    return f"{_prefix(pack, index, uid)}-{pack.card(card).code}"


def back_id(pack: Pack, index: bool = True, uid: str | None = None) -> str:
    """The id under which `sprite` holds the back."""
    return f"{_prefix(pack, index, uid)}-back"


def _symbols(pack: Pack, index: bool, uid: str | None, codes: tuple[str, ...] | None = None) -> str:
    """Symbols of some faces (all, and the back, when no codes are given) with the parts they need."""
    art = _blocks(pack)
    prefix = _prefix(pack, index, uid)
    faces = {code: _face(pack.key, code, index) for code in ([c.code for c in pack.cards] + ["back"] if codes is None else codes)}
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


def sprite(pack: Pack, index: bool = True, uid: str | None = None, cards: Iterable[Card | str] | None = None) -> Svg:
    """One hidden drawing that holds every face and the back as a symbol; with ``cards`` only these faces.

    A page carries it once and shows a card with ``<svg viewBox="0 0 58 106"><use href="#…"/></svg>``, the id from
    `face_id` or `back_id`. Two sprites on one page need different ``uid``. Raises InvalidCard for a card not in the pack.
    """
    drawn = (_sprite(pack, index, uid) if cards is None
             else _symbols(pack, index, uid, tuple(pack.card(card).code for card in cards)))
    return Svg('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" '
               f'aria-hidden="true" focusable="false">{drawn}</svg>')


def pack(pack: Pack, *, index: bool = True, columns: int | None = None, title: str | None = None, desc: str | None = None,
         uid: str | None = None, width: float | str | None = None) -> Svg:
    """The contact sheet: the whole pack in rows, in pack order; without ``columns`` each suit fills a row."""
    art = _blocks(pack)
    columns = len(pack.ranks) if columns is None else columns
    if not isinstance(columns, int) or columns < 1:
        raise ValueError(f"a contact sheet needs columns from 1 up, not {columns!r}")
    mark = uid or "all"
    prefix = _prefix(pack, index, mark)
    w, h, gap = art.WIDTH, art.HEIGHT, 4
    rows = -(-len(pack.cards) // columns)
    out = [_sprite(pack, index, mark)]
    for i, one in enumerate(pack.cards):
        x, y = gap + (i % columns) * (w + gap), gap + (i // columns) * (h + gap)
        out.append(f'<use href="#{prefix}-{one.code}" x="{x}" y="{y}" width="{w}" height="{h}"/>')
    box = f"0 0 {gap + columns * (w + gap)} {gap + rows * (h + gap)}"
    known = art.words.PACKS[pack.key]
    return _svg("".join(out), box, title or known[0], desc or known[1], width, uid)


def plate(key: str, *, title: str | None = None, desc: str | None = None, uid: str | None = None,
          width: float | str | None = None) -> Svg:
    """The wide picture that opens a lesson. Raises ValueError for a key without a plate."""
    if key not in PLATES:
        raise ValueError(f"no plate named {key!r}; there are plates for: {', '.join(PLATES)}")
    return _svg(f'<g transform="scale(4)">{_plate(key)}</g>', "0 0 1200 420", title or PLATES[key].TITLE,
                desc or PLATES[key].DESC, width, uid)


@cache
def _plate(key: str) -> str:
    cut = Cut()
    PLATES[key].plate(cut)
    return cut.body()


@cache
def _ornament(name: str) -> str:
    cut = Cut()
    ornaments.ORNAMENTS[name][0](cut)
    return cut.body()


def ornament(name: str, *, title: str | None = None, width: float | str | None = None) -> Svg:
    """A small ornament: ``suits``, ``fleuron`` or ``rule``. Raises ValueError for another name."""
    if name not in ornaments.ORNAMENTS:
        raise ValueError(f"no ornament named {name!r}; there are: {', '.join(ornaments.ORNAMENTS)}")
    _, box, known = ornaments.ORNAMENTS[name]
    return _svg(_ornament(name), box, title or known, "", width, None)


def sheet(pack: Pack, paper: str = "A4", side: str = "faces", page: int = 1, *, index: bool = True, grey: bool = False,
          strip: bool = False, title: str | None = None, desc: str | None = None) -> Svg:
    """One page for the printer at true size: faces, or the backs that fall behind them.

    ``paper`` is ``A4`` or ``Letter``; ``side`` is ``faces`` or ``backs``; ``page`` counts from 1. ``grey`` gives the proof of
    a printer without colours; ``strip`` says at the foot of the faces which ordinary cards stand for these. Print
    double-sided, flipped on the long edge, at 100 per cent. Raises ValueError for another paper, side or page.
    """
    art = _blocks(pack)
    plan = layout(paper, art.WIDTH, art.HEIGHT)
    if side not in ("faces", "backs"):
        raise ValueError(f"no side {side!r}; a sheet has the sides faces and backs")
    last = plan.pages(len(pack.cards))
    if not isinstance(page, int) or not 1 <= page <= last:
        raise ValueError(f"no page {page!r}; the {pack.key} pack fills pages 1 to {last} on {paper}")
    cards = pack.cards[(page - 1) * plan.per_page:page * plan.per_page]
    mark = f"{paper.lower()}-{side}-{page}"
    backs = side == "backs"
    codes = ("back",) if backs else tuple(one.code for one in cards)
    prefix = _prefix(pack, index, mark)
    out = [_symbols(pack, index, mark, codes)]
    for i, one in enumerate(cards):
        x, y = plan.place(i, mirrored=backs)
        out.append(f'<use href="#{prefix}-{"back" if backs else one.code}" x="{num(x, 2)}" y="{num(y, 2)}" '
                   f'width="{art.WIDTH}" height="{art.HEIGHT}"/>')
    out += [plan.marks(), plan.rule()]
    if strip and not backs:
        out.append(legend(pack, plan, _signs(pack)))
    words = art.words
    title = title or f"{words.PACKS[pack.key][0]}: {side}, page {page} of {last}, {paper}"
    desc = desc or ("Backs, mirrored so that each lies behind its card." if backs
                    else ", ".join(words.NAMES[one.code] for one in cards) + ".")
    label = f"<title>{escape(title)}</title><desc>{escape(desc)}</desc>"
    body = in_grey("".join(out)) if grey else "".join(out)
    return Svg(f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(plan.width)}mm" height="{num(plan.height)}mm" '
               f'viewBox="0 0 {num(plan.width)} {num(plan.height)}" role="img">{label}{body}</svg>')


def _signs(pack: Pack) -> list[tuple[str, str]]:
    """Each suit sign of a pack beside the French one that can stand for it; none for a pack that has the French signs."""
    french = {one.suit: other.suit for one, other in ordinary(pack).items()}
    return [(_inline(pack.key, _part(pack.key, suit.letter)), _inline("french", _part("french", french[suit.letter])))
            for suit in pack.suits if _BLOCKS[pack.key] is not _BLOCKS["french"]]


def sheet_count(pack: Pack, paper: str = "A4") -> int:
    """How many sheets of paper the pack needs, each with faces and backs. Raises ValueError for another paper."""
    art = _blocks(pack)
    return layout(paper, art.WIDTH, art.HEIGHT).pages(len(pack.cards))


def sheets(pack: Pack, paper: str = "A4", *, index: bool = True, grey: bool = False, strip: bool = False) -> tuple[Svg, ...]:
    """Every page for the printer in order: faces of page 1, its backs, faces of page 2, and so on."""
    return tuple(sheet(pack, paper, side, page, index=index, grey=grey, strip=strip)
                 for page in range(1, sheet_count(pack, paper) + 1) for side in ("faces", "backs"))


def names(pack: Pack) -> dict[str, str]:
    """The English name of each card by its code, as the drawings carry it."""
    names: dict[str, str] = _blocks(pack).words.NAMES
    return {card.code: names[card.code] for card in pack.cards}


def pictures(pack: Pack) -> dict[str, str]:
    """What is drawn on each card, in English, by its code."""
    pictures: dict[str, str] = _blocks(pack).words.PICTURES
    return {card.code: pictures[card.code] for card in pack.cards}


def facts(pack: Pack, card: Card | str) -> tuple[tuple[str, str], ...]:
    """Which motifs of a card are attested: pairs of a sentence and the key of its source."""
    found: tuple[tuple[str, str], ...] = _blocks(pack).words.FACTS.get(pack.card(card).code, ())
    return found
