"""Pages for the printer, made from what stands behind the ``?`` of their address. Nothing here knows a server.

Each function that makes a page gives an `Answer`: a template, its fields, and a status of HTTP. Each that makes a file gives a `File`.
A wish that cannot be met is answered in a sentence.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from .. import art
from ..cards import Card, Pack
from ..games import game as find_game
from ..games import games, presets
from ..lessons.worksheet import OnPaper, WorkSheet, choices, names_of, titles, worksheet
from ..lessons.worksheet_pages import worksheet_pages
from ..packs import PACKS
from ..printing import pdf
from ..printing.deals import DealSheet, WrongWish, deal_sheet, paper_of
from ..printing.ordinary import ordinary_words
from ..printing.packs import pack_named, pack_pages, pack_title, played_with, read_with
from ..printing.pages import deal_pages
from ..printing.scores import score_pages, score_sheet, score_title
from ..words import Words

__all__ = ["Answer", "File", "Wishes", "file_at", "page_at"]

SAY = Words("en")
PARTS = ("all", "table", "slips", "key")
USUAL = ("trappola", "1526")  # what a page shows to somebody who has not chosen yet
SHOWN = 2  # faces of a pack in the list


@dataclass(frozen=True)
class Answer:
    """A page to be made: a template with its fields."""

    template: str
    fields: dict[str, Any]
    status: int = 200


@dataclass(frozen=True)
class File:
    """A PDF file to be made: its name, and what makes it."""

    name: str
    make: Callable[[], bytes] = field(repr=False)


class Wishes:
    """What stands behind the ``?`` of an address: names with their values. Nothing in it is trusted."""

    def __init__(self, query: Mapping[str, Sequence[str]]) -> None:
        self._query = query

    def __call__(self, name: str, default: str = "") -> str:
        """The last value of a name, without blanks around it."""
        return self._query[name][-1].strip() if self._query.get(name) else default

    def all(self, name: str) -> list[str]:
        """Every value of a name."""
        return [value.strip() for value in self._query.get(name, ())]

    def switch(self, name: str, default: bool) -> bool:
        """A wish that is 0 or 1. Raises WrongWish."""
        text = self(name, str(int(default)))
        if text not in ("0", "1"):
            raise WrongWish(SAY("print.wrong.switch", name=name, what=f"“{text[:40]}”"))
        return text == "1"

    def paper(self) -> str:
        """The paper wished for. Raises WrongWish."""
        return paper_of(self("paper", "A4"), SAY)


def page_at(path: str, wishes: Wishes) -> Answer:
    """The page at an address below ``print/``: ``""``, ``deal``, ``worksheet``, ``key``, ``scores``, or a pack."""
    if path == "":
        return packs()
    if path == "deal":
        return deal(wishes)
    if path in ("worksheet", "key"):
        return exercises(path, wishes)
    return scores(wishes) if path == "scores" else sheets(path, wishes)


def file_at(path: str, wishes: Wishes) -> File:
    """The file at an address below ``print/``, without its ``.pdf``. Raises WrongWish."""
    if path == "deal":
        return deal_file(wishes)
    if path in ("worksheet", "key"):
        return exercises_file(path, wishes)
    return scores_file(wishes) if path == "scores" else sheets_file(path, wishes)


def wrong(error: WrongWish, status: int = 400) -> Answer:
    """A page that says what cannot be printed."""
    return Answer("print_wrong.html", {"sentence": str(error)}, status)


# Packs

@lru_cache(maxsize=1)
def _packs() -> list[dict[str, Any]]:
    """What the list shows of each pack."""
    found = []
    for pack in PACKS.values():
        width, height = art.box(pack)
        cards = [card for card in pack if card.rank in "ARK"][:SHOWN] or list(pack.cards[:SHOWN])
        found.append({
            "key": pack.key, "title": pack_title(pack, SAY), "games": played_with(pack, SAY),
            "reading": read_with(pack, SAY), "size": f"{width} × {height} mm",
            "sheets": {paper: art.sheet_count(pack, paper) for paper in art.PAPERS},
            "pictures": [Markup(art.card(pack, card)) for card in cards] + [Markup(art.back(pack))]})
    return found


def packs() -> Answer:
    """All packs, and the games of which a deal can be printed."""
    return Answer("print_packs.html", {"packs": _packs(), "games": _titles(), "lessons": titles()})


def sheets(key: str, wishes: Wishes) -> Answer:
    """The sheets of one pack at true size."""
    try:
        pack = pack_named(key, SAY)
    except WrongWish as error:
        return wrong(error, 404)
    try:
        paper, index = wishes.paper(), wishes.switch("index", True)
        grey, strip = wishes.switch("grey", False), wishes.switch("strip", False)
    except WrongWish as error:
        return wrong(error)
    width, height = art.PAPERS[paper]
    return Answer("print_sheets.html", {
        "pack": pack, "title": pack_title(pack, SAY), "paper": paper, "papers": tuple(art.PAPERS),
        "width": width, "height": height, "index": index, "grey": grey, "strip": strip, "games": played_with(pack, SAY),
        "ordinary": " ".join(ordinary_words(pack, SAY)), "sheets": [Markup(page) for page in pack_pages(pack, paper, index, grey, strip)],
        "query": urlencode({"paper": paper, "index": int(index), "grey": int(grey), "strip": int(strip)})})


@lru_cache(maxsize=16)
def _sheets_file(pack: Pack, paper: str, index: bool, grey: bool, strip: bool) -> bytes:
    return pdf.document(pack_pages(pack, paper, index, grey, strip), pack_title(pack, SAY), both_sides=True)


def sheets_file(key: str, wishes: Wishes) -> File:
    """The sheets of one pack as a PDF file. Raises WrongWish; its ``status`` is 404 where there is no such pack."""
    try:
        pack = pack_named(key, SAY)
    except WrongWish as error:
        raise NoSuchPack(str(error)) from error
    paper = wishes.paper()
    switches = wishes.switch("index", True), wishes.switch("grey", False), wishes.switch("strip", False)
    return File(f"{pack.key}-{paper}.pdf", lambda: _sheets_file(pack, paper, *switches))


class NoSuchPack(WrongWish):
    """A pack that there is not."""


def _titles() -> list[tuple[str, str]]:
    return [(key, SAY(f"{key}.title")) for key in games()]


def _witnesses(game: str) -> list[tuple[str, str]]:
    keys = [(preset, f"{game}.preset.{preset}") for preset in presets(game)]
    return [(preset, SAY(key) if SAY.has(key) else preset) for preset, key in keys]


# A deal

def deal(wishes: Wishes) -> Answer:
    """A deal for paper cards: for the table, the rules, a slip for each player, the key."""
    game, rules, code = wishes("game"), wishes("rules"), wishes("deal")
    if not code and game in ("", *games()) and (game or not rules):  # the page is to show something at once
        game, code = game or USUAL[0], USUAL[1]
    fields: dict[str, Any] = {"sheet": None, "sentence": "", "game": game if game in games() else "", "rules": rules, "deal": code,
                              "dealer": "", "part": "all", "paper": "A4"}
    status = 200
    try:
        fields["paper"] = wishes.paper()
        fields["part"] = _part(wishes)
        if game and (code or game not in games()):
            fields["sheet"] = sheet = deal_sheet(game, code, rules, wishes("dealer"))
            fields |= _shown(sheet, fields["part"]) | {"rules": sheet.game.preset, "dealer": str(sheet.dealer + 1)}
        elif not game and (code or rules):
            raise WrongWish(SAY("print.wrong.nogame", known=", ".join(games())))
    except WrongWish as error:
        status = 400
        fields |= {"sheet": None, "sentence": str(error)}
    key = fields["game"]
    wanted = rules if key and rules in presets(key) else None
    seats = len(find_game(key, wanted).seats) if key else 0
    fields["dealer"] = fields["dealer"] or str(seats)
    return Answer("print_deal.html", {
        "games": _titles(), "papers": tuple(art.PAPERS), "choices": PARTS, "say": SAY,
        "title": dict(_titles()).get(key, ""), "seats": seats, "witnesses": _witnesses(key) if key else [],
        "query": urlencode({name: fields[name] for name in ("game", "deal", "rules", "dealer", "paper")}), **fields}, status)


def _part(wishes: Wishes) -> str:
    """Which pages are wished for. Raises WrongWish."""
    text = wishes("part", "all")
    if text not in PARTS:
        raise WrongWish(SAY("print.wrong.part", what=f"“{text[:40]}”", known=", ".join(PARTS)))
    return text


def _picture(pack: Pack, card: Card) -> Markup:
    width, height = art.box(pack)
    return Markup('<svg viewBox="0 0 {} {}" aria-hidden="true" focusable="false"><use href="#{}"/></svg>').format(
        width, height, art.face_id(pack, card))


def _shown(sheet: DealSheet, part: str) -> dict[str, Any]:
    """The pictures of a deal: the sprite with the cards that are to be seen, and a function that shows one of them."""
    pack, secret = sheet.game.pack, part != "table"
    seen: list[Card] = [card for seat in sheet.players for card in sheet.hand(seat)] if secret else []
    if part in ("all", "key"):
        seen += sheet.stock
    return {"sprite": Markup(art.sprite(pack, cards=seen)) if seen else "", "picture": lambda card: _picture(pack, card)}


@lru_cache(maxsize=16)
def _deal_file(sheet: DealSheet, paper: str) -> bytes:
    return pdf.document(deal_pages(sheet, paper), sheet.title)


def deal_file(wishes: Wishes) -> File:
    """A deal as a PDF file. Raises WrongWish."""
    paper = wishes.paper()
    sheet = deal_sheet(wishes("game"), wishes("deal"), wishes("rules"), wishes("dealer"))
    return File(f"{sheet.game.key}-{sheet.deal.code}.pdf", lambda: _deal_file(sheet, paper))


# Exercises

def _exercises(wishes: Wishes) -> WorkSheet:
    """The exercises wished for. Raises WrongWish."""
    return worksheet(wishes("lesson"), names_of(wishes.all("only")))


def exercises(what: str, wishes: Wishes) -> Answer:
    """The exercises of a lesson on paper: the pupil's sheet, or the key, which is an address of its own."""
    fields: dict[str, Any] = {"sheet": None, "sentence": "", "paper": "A4", "lesson": ""}
    status = 200
    try:
        fields["paper"] = wishes.paper()
        if wishes("lesson") or wishes.all("only"):
            fields["sheet"] = sheet = _exercises(wishes)
            fields |= {"lesson": sheet.lesson, "pictures": _Pictures(sheet.exercises)}
    except WrongWish as error:
        status = 400
        fields["sentence"] = str(error)
    shown = fields["sheet"]
    wished = [] if shown is None else [("lesson", shown.lesson), *([] if shown.all else [("only", ",".join(shown.only))])]
    return Answer("print_worksheet.html", {
        "what": what, "key": what == "key", "papers": tuple(art.PAPERS), "say": SAY, "lessons": titles(),
        "choices": choices(shown.lesson) if shown else [], "query": urlencode([*wished, ("paper", fields["paper"])], safe=","),
        **fields}, status)


@lru_cache(maxsize=32)
def _exercises_file(sheet: WorkSheet, paper: str, key: bool) -> bytes:
    return pdf.document(worksheet_pages(sheet, paper, key=key), sheet.title(key))


def exercises_file(what: str, wishes: Wishes) -> File:
    """The same as a PDF file. Raises WrongWish."""
    paper, sheet = wishes.paper(), _exercises(wishes)
    return File(f"{sheet.lesson}-{what}.pdf", lambda: _exercises_file(sheet, paper, what == "key"))


class _Pictures:
    """The cards that these exercises show: the drawings once, in sprites, and each card as a reference to them."""

    def __init__(self, shown: Sequence[OnPaper]) -> None:
        self.packs = {one.pack.key: one.pack for one in shown}
        self.cards = {key: {card: None for one in shown if one.pack.key == key for piece in (*one.sheet, *one.key) for card in piece.cards}
                      for key in self.packs}

    @property
    def sprites(self) -> Markup:
        return Markup("").join(Markup(art.sprite(pack, cards=list(self.cards[key]))) for key, pack in self.packs.items() if self.cards[key])

    def __call__(self, pack: Any, card: Any) -> Markup:
        return _picture(pack, card)


# Score sheets

def scores(wishes: Wishes) -> Answer:
    """Score sheets of one game, several to a page, as they are printed."""
    fields: dict[str, Any] = {"sheet": None, "sentence": "", "paper": "A4", "game": "", "rules": "", "page_drawn": ""}
    status = 200
    try:
        fields["paper"] = wishes.paper()
        if wishes("game") or wishes("rules"):
            fields["sheet"] = sheet = score_sheet(wishes("game"), wishes("rules"))
            fields |= {"game": sheet.game.key, "rules": sheet.game.preset,
                       "page_drawn": Markup("").join(map(Markup, score_pages(sheet, fields["paper"])))}
    except WrongWish as error:
        status = 400
        fields["sentence"] = str(error)
        if wishes("game") in games():
            fields["game"] = wishes("game")
    width, height = art.PAPERS[fields["paper"]]
    game = fields["game"]
    return Answer("print_scores.html", {
        "games": _titles(), "papers": tuple(art.PAPERS), "say": SAY, "width": width, "height": height,
        "title": dict(_titles()).get(game, ""), "witnesses": _witnesses(game) if game and presets(game) else [],
        "query": urlencode({name: fields[name] for name in ("game", "rules", "paper")}), **fields}, status)


@lru_cache(maxsize=16)
def _scores_file(sheet: DealSheet, paper: str) -> bytes:
    return pdf.document(score_pages(sheet, paper), score_title(sheet))


def scores_file(wishes: Wishes) -> File:
    """The same as a PDF file. Raises WrongWish."""
    paper, sheet = wishes.paper(), score_sheet(wishes("game"), wishes("rules"))
    return File(f"{sheet.game.key}-scores.pdf", lambda: _scores_file(sheet, paper))
