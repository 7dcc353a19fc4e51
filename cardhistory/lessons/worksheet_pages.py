"""A work sheet or its key as pages in millimetres, for PDF and SVG."""
from __future__ import annotations

from argparse import Namespace
from functools import partial
from itertools import groupby

from ..art import box
from ..art.print import grey as grey_of
from ..art.svg import Svg
from ..printing.command import Made
from ..printing.deals import WrongWish
from ..printing.flow import LEAD, MARGIN, TEXT, Flow
from ..printing.fonts import width
from .worksheet import Answer, OnPaper, Piece, WorkSheet, names_of, worksheet

__all__ = ["made", "worksheet_pages"]

_CARD, _KEY_CARD = 14.0, 9.0  # widths of the drawn cards
_COLUMN, _KEY_COLUMN = 22.5, 20.0
_NARROW, _GAP = 34.0, 5.0  # the least room for the names below a card, and between two groups of cards


def worksheet_pages(sheet: WorkSheet, paper: str = "A4", *, key: bool = False, index: bool = True, grey: bool = False) -> tuple[Svg, ...]:
    """The pages of a pupil's sheet, or with ``key`` those of the key, which is a document of its own."""
    say, title = sheet.say, sheet.title(key)
    flow = Flow(sheet.exercises[0].pack, paper, index)
    flow.text(title, 7.0, "bold")
    if key:
        flow.text(say("paper.key.note"), style="italic")
    else:
        _names(flow, sheet)
    for one in sheet.exercises:
        if key:
            _exercise(flow, one, key)
        else:
            flow.keep(partial(_exercise, one=one, key=key))
    foot = [say("paper.foot", title=title, page=n, pages=flow.pages) for n in range(1, flow.pages + 1)]
    pages = flow.finished(foot, say.lang)
    return tuple(Svg(grey_of(page)) for page in pages) if grey else pages


def made(given: Namespace, paper: str) -> Made:
    """What `cardhistory print worksheet` and `cardhistory print key` write. Raises WrongWish."""
    if len(given.more) != 1:
        raise WrongWish(f"after {given.what} comes a lesson, such as: print {given.what} trappola.")
    sheet, key = worksheet(given.more[0], names_of([given.only])), given.what == "key"
    return worksheet_pages(sheet, paper, key=key, index=given.index, grey=given.grey), sheet.title(key), f"{sheet.lesson}-{given.what}"


def _names(flow: Flow, sheet: WorkSheet) -> None:
    top = flow.y
    flow.ruled(sheet.say("paper.name"), 1, room=flow.room * 0.62)
    flow.y = top
    flow.ruled(sheet.say("paper.date"), 1, x=MARGIN + flow.room * 0.66, room=flow.room * 0.34)
    flow.space(1)


def _exercise(flow: Flow, one: OnPaper, key: bool) -> None:
    flow.heading(one.heading, 4.8, keep=20)
    for cards, pieces in groupby(one.key if key else one.sheet, lambda piece: piece.kind in ("cards", "captioned") and not key):
        if cards:
            _side_by_side(flow, list(pieces), one)
        else:
            for piece in pieces:
                _piece(flow, piece, one, key)
    flow.space(3)


def _piece(flow: Flow, piece: Piece, one: OnPaper, key: bool) -> None:
    small = 3.4 if key else TEXT
    if piece.kind in ("text", "note", "strong"):
        flow.text(piece.text, small, {"note": "italic", "strong": "bold"}.get(piece.kind, "regular"))
    elif piece.kind == "list":
        if piece.text:
            flow.need(10)
            flow.text(piece.text, small, "italic")
        flow.items(piece.texts, small - 0.2)
        flow.space(0.8)
    elif piece.kind in ("captioned", "order"):
        if piece.text:
            flow.need(38)
            flow.text(piece.text, small, "italic")
        flow.captioned(piece.cards, piece.texts, one.pack, _KEY_CARD if key else _CARD, _KEY_COLUMN if key else _COLUMN,
                       boxes=piece.kind == "order")
    elif piece.kind == "answers":
        _answers(flow, piece.answers, small)
    else:
        flow.ruled(piece.text, piece.count)


def _side_by_side(flow: Flow, pieces: list[Piece], one: OnPaper) -> None:
    """Groups of cards with their headings, as many beside each other as fit."""
    card = min(_CARD, (flow.room + 1) / max(len(piece.cards) for piece in pieces) - 1)

    def wide(piece: Piece) -> float:
        cards = len(piece.cards) * (_COLUMN if piece.kind == "captioned" else card + 1)
        return max(cards, width(piece.text, TEXT, "italic"), 0 if piece.kind == "captioned" else _NARROW)

    w, h = box(one.pack)
    while pieces:
        taken, left = 0, flow.room + 2
        while taken < len(pieces) and (not taken or wide(pieces[taken]) <= left):
            left -= wide(pieces[taken]) + _GAP
            taken += 1
        flow.need(TEXT * LEAD * 3 + _CARD * h / w + 2)
        top, x, bottom = flow.y, MARGIN, flow.y
        for piece in pieces[:taken]:
            room = min(wide(piece), flow.room) + 0.01
            flow.y = top
            if piece.text:
                flow.text(piece.text, TEXT, "italic", x=x, room=room + _GAP)
            if piece.kind == "captioned":
                flow.captioned(piece.cards, piece.texts, one.pack, _CARD, _COLUMN, x=x)
            else:
                flow.row(piece.cards, card, x, room, one.pack)
                flow.text(piece.texts[0], 3.2, x=x, room=room)
            x, bottom = x + room + _GAP, max(bottom, flow.y)
        flow.y = bottom + 1
        pieces = pieces[taken:]


def _answers(flow: Flow, answers: tuple[Answer, ...], size: float) -> None:
    """Boxes to tick, one below the other; short answers stand side by side."""
    column = flow.room / len(answers)
    if all(not one.reply and width(one.text, size, "bold") < column - 9 for one in answers):
        flow.need(size * LEAD + 2)
        for n, one in enumerate(answers):
            flow.square(MARGIN + n * column + 0.5, flow.y + size * LEAD * 0.5 - 1.6, 3.6, bool(one.right))
            flow.line(one.text, MARGIN + n * column + 7, flow.y + size * (LEAD - 0.28), size, "bold" if one.right else "regular")
        flow.space(size * LEAD + 1.6)
        return
    for one in answers:
        _answer(flow, one, size)


def _answer(flow: Flow, answer: Answer, size: float) -> None:
    flow.need(flow.tall(answer.text, size, flow.room - 7) + flow.tall(answer.reply, size, flow.room - 7) + 1)
    flow.square(MARGIN + 0.5, flow.y + size * LEAD * 0.5 - 1.6, 3.6, bool(answer.right))
    flow.text(answer.text, size, "bold" if answer.right else "regular", x=MARGIN + 7, room=flow.room - 7)
    if answer.reply:
        flow.text(answer.reply, size - 0.2, x=MARGIN + 7, room=flow.room - 7)
    flow.space(1.2 if answer.right is None else 0.6)
