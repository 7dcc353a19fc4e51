"""The pages of a deal: one for the table, the rules, the slips to cut out, and last the key."""
from __future__ import annotations

from .. import art
from ..art.print import grey as grey_of
from ..art.svg import INK, Svg, num
from .deals import DealSheet
from .flow import MARGIN, TEXT, Flow
from .fonts import width

__all__ = ["deal_pages"]

_SMALL = 3.3


def deal_pages(sheet: DealSheet, paper: str = "A4", *, index: bool = True, grey: bool = False) -> tuple[Svg, ...]:
    """The pages of a deal in order. Slips and key never share a page with what all may see. Raises ValueError for a paper."""
    if paper not in art.PAPERS:
        raise ValueError(f"no pages on {paper!r} paper; choose one of: {', '.join(art.PAPERS)}")
    say, flow = sheet.say, Flow(sheet.game.pack, paper, index)
    _table(flow, sheet)
    flow.page()
    _rules(flow, sheet)
    flow.page()
    _slips(flow, sheet)
    flow.page()
    _key(flow, sheet)
    foot = [say("print.page", title=sheet.title, rules=sheet.rules, page=n, pages=flow.pages) for n in range(1, flow.pages + 1)]
    pages = flow.finished(foot, say.lang)
    return tuple(Svg(grey_of(page)) for page in pages) if grey else pages


def _table(flow: Flow, sheet: DealSheet) -> None:
    say = sheet.say
    longest = max(width(word, 7.5, "bold") for word in sheet.title.split())  # the code of a deal composed by hand is long
    flow.text(sheet.title, 7.5 * min(1, flow.room / longest), "bold")
    flow.text(sheet.rules, 4.4, "italic")
    flow.heading(say("print.layout"))
    flow.items(sheet.steps, numbered=True)
    flow.heading(say("print.score"))
    blank = [""] * len(sheet.sides)
    rows = [[line, *blank] for line in sheet.score_lines] + [[say("print.score.sum"), *blank]]
    flow.table([say("print.score.deal"), *sheet.side_names], rows, 62)
    flow.table([say("print.score.match"), *sheet.side_names], [[code, *blank] for code in sheet.further[1:]], 62)


def _rules(flow: Flow, sheet: DealSheet) -> None:
    say = sheet.say
    flow.heading(say("print.rules"), 6)
    flow.text(sheet.rules, 4.4, "italic")
    flow.items(sheet.how)
    if sheet.readings:
        flow.heading(say("print.readings"))
        flow.items(sheet.readings, _SMALL)
    flow.heading(say("print.ordinary"))
    flow.text(" ".join(sheet.ordinary))


def _slips(flow: Flow, sheet: DealSheet) -> None:
    """A slip for each player: the cards, their names, and nothing of anybody else's."""
    say, pad = sheet.say, 3.5
    flow.text(say("print.slips"), 5, "bold")
    flow.space(1)
    w, h = art.box(sheet.game.pack)
    room = flow.room - 2 * pad
    for seat in sheet.players:
        hand = sheet.hand(seat)
        wide = min(18.0, 24 * w / h, (room + 1) / len(hand) - 1)
        names, told = sheet.cards(hand), sheet.told(seat)
        high = 2 * pad + 7 + wide * h / w + 2 + flow.tall(names, TEXT, room) + flow.tall(told, TEXT, room)
        flow.need(high)
        top = flow.y
        flow.draw(f'<rect x="{num(MARGIN, 2)}" y="{num(top, 2)}" width="{num(flow.room, 2)}" height="{num(high, 2)}" fill="none" '
                  f'stroke="{INK}" stroke-width=".25" stroke-dasharray="2 1.5"/>')
        flow.line(sheet.who(seat), MARGIN + pad, top + pad + 4, 5, "bold")
        flow.line(say("print.slip", game=sheet.name, code=sheet.deal.code, rules=sheet.rules), MARGIN + flow.room - pad,
                  top + pad + 3.6, 3.2, "italic", "end")
        flow.y = top + pad + 7
        flow.row(hand, wide, MARGIN + pad, room + 0.01)
        flow.space(1)
        flow.text(names, x=MARGIN + pad, room=room)
        flow.text(told, x=MARGIN + pad, room=room)
        flow.y = top + high + 3.5


def _key(flow: Flow, sheet: DealSheet) -> None:
    say = sheet.say
    flow.text(say("print.key"), 6, "bold")
    flow.text(sheet.title, 4.4, "italic")
    flow.heading(say("print.key.hands"))
    for seat in sheet.players:
        hand = sheet.hand(seat)
        flow.need(28)
        flow.text(sheet.who(seat), style="bold")
        top, beside = flow.y, len(hand) * 10.0 + 3
        flow.row(hand, 9.0)
        if flow.room - beside < 80:
            flow.text(sheet.cards(hand), _SMALL)
        else:  # a short hand has room for its names at its side
            below, flow.y = flow.y, top
            flow.text(sheet.cards(hand), _SMALL, x=MARGIN + beside, room=flow.room - beside)
            flow.y = max(below, flow.y)
    if sheet.stock:
        flow.heading(say("print.key.stock"), keep=26)
        flow.row(sheet.stock, 9.0)
        flow.text(sheet.cards(sheet.stock), _SMALL)
    if sheet.record:
        flow.heading(say("print.key.record"))
        flow.text(say("print.key.record.about"), style="italic")
        for line in sheet.record:
            flow.text(line, _SMALL)
