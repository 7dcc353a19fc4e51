"""Score sheets: a plain table for the deals of a match, several to a page, to be cut apart."""
from __future__ import annotations

from ..art.print import grey as grey_of
from ..art.svg import INK, Svg, num
from .deals import DealSheet, deal_sheet
from .flow import FOOT, LEAD, MARGIN, Flow
from .fonts import lines, width

__all__ = ["score_pages", "score_sheet", "score_title"]

_COLUMNS, _ROWS = 2, 3   # sheets beside and below each other
_ROW, _SIZE = 6.2, 3.1   # height of a row to write in, and size of the text, in millimetres
_GUTTER = 8.0


def score_sheet(game: str, rules: str = "", lang: str = "en") -> DealSheet:
    """What a score sheet is made from: the game under one witness. Raises WrongWish, saying what there is."""
    return deal_sheet(game, "1", rules, lang=lang)


def score_title(sheet: DealSheet) -> str:
    """The heading of a score sheet."""
    return sheet.say("paper.scores.title", game=sheet.name)


def score_pages(sheet: DealSheet, paper: str = "A4", *, grey: bool = False) -> tuple[Svg, ...]:
    """One page with six score sheets: a line for the names, a row for each deal, and the sum."""
    flow, title = Flow(sheet.game.pack, paper), score_title(sheet)
    wide = (flow.room - _GUTTER * (_COLUMNS - 1)) / _COLUMNS
    high = (flow.height - 2 * MARGIN - FOOT) / _ROWS
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            _one(flow, sheet, MARGIN + column * (wide + _GUTTER), MARGIN + row * high, wide, high - 6)
        if row:
            flow.rule(MARGIN + row * high - 4, dashed=True)
    middle = MARGIN + wide + _GUTTER / 2
    flow.draw(f'<path d="M{num(middle, 2)} {num(MARGIN, 2)}V{num(flow.height - MARGIN - FOOT, 2)}" stroke="{INK}" stroke-width=".2" '
              f'fill="none" stroke-dasharray="2 1.5"/>')
    pages = flow.finished([sheet.say("paper.foot", title=title, page=1, pages=1)], sheet.say.lang)
    return tuple(Svg(grey_of(page)) for page in pages) if grey else pages


def _one(flow: Flow, sheet: DealSheet, x: float, y: float, wide: float, high: float) -> None:
    """One score sheet, with as many rows as there is room for."""
    say, bottom = sheet.say, y + high
    flow.line(score_title(sheet), x, y + 4, 4.4, "bold")
    told = lines(say("paper.scores.lines", lines=say("table.parts.separator").join(sheet.score_lines)), 2.6, wide)
    for n, part in enumerate([sheet.rules, *told]):
        flow.line(part, x, y + 8 + n * 2.6 * LEAD, 2.6, "italic" if not n else "regular")
    y += 8 + len(told) * 2.6 * LEAD + 1.5
    first = max(width(say(f"paper.scores.{name}"), _SIZE, "bold") for name in ("deal", "sum")) + 4
    each = (wide - first) / len(sheet.sides)
    heads = [lines(name, 2.6, each - 1.5) for name in sheet.side_names]
    head = max(map(len, heads)) * 2.6 * LEAD + 1 + _ROW  # below what the side is called, room for a name
    flow.line(say("paper.scores.deal"), x + 1, y + 3.4, _SIZE, "bold")
    for n, parts in enumerate(heads):
        for k, part in enumerate(parts):
            flow.line(part, x + first + n * each + 1, y + 3 + k * 2.6 * LEAD, 2.6)
    rows = int((bottom - y - head) // _ROW)
    left = [x + first + n * each for n in range(len(heads))]
    ends = y + head + rows * _ROW
    for n in range(rows):
        top = y + head + n * _ROW
        flow.line(say("paper.scores.sum") if n == rows - 1 else str(n + 1), x + 1, top + 4.3, _SIZE, "bold" if n == rows - 1 else "regular")
    across = "".join(f"M{num(x, 2)} {num(at, 2)}h{num(wide, 2)}"
                     for at in (y, *(y + head + n * _ROW for n in range(rows + 1))))
    down = "".join(f"M{num(at, 2)} {num(y, 2)}V{num(ends, 2)}" for at in (x, *left, x + wide))
    flow.draw(f'<path d="{across}{down}" stroke="{INK}" stroke-width=".2" fill="none"/>')
