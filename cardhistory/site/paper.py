"""Pages for a class: work sheets with their keys, and score sheets. Plain HTML, no kernel."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from .. import art
from ..games import games, presets
from ..lessons.worksheet import OnPaper, WorkSheet, choices, names_of, titles, worksheet
from ..lessons.worksheet_pages import worksheet_pages
from ..printing import pdf
from ..printing.deals import DealSheet, WrongWish
from ..printing.scores import score_pages, score_sheet, score_title
from .printing import SAY, _Printing, _titles, _witnesses

__all__ = ["Exercises", "ExercisesFile", "Scores", "ScoresFile"]


class _Exercises(_Printing):
    """What both the page and the file of a work sheet or a key need."""

    def sheet(self) -> WorkSheet:
        """The exercises wished for. Raises WrongWish."""
        return worksheet(self.wish("lesson"), names_of(self.get_query_arguments("only")))


class Exercises(_Exercises):
    """The exercises of a lesson on paper: the pupil's sheet, or the key, which is an address of its own."""

    def get(self, what: str) -> None:
        fields: dict[str, Any] = {"sheet": None, "sentence": "", "paper": "A4", "lesson": ""}
        try:
            fields["paper"] = self.paper()
            if self.wish("lesson") or self.get_query_arguments("only"):
                fields["sheet"] = sheet = self.sheet()
                fields |= {"lesson": sheet.lesson, "pictures": _Pictures(sheet.exercises)}
        except WrongWish as error:
            self.set_status(400)
            fields["sentence"] = str(error)
        shown = fields["sheet"]
        wishes = [] if shown is None else [("lesson", shown.lesson), *([] if shown.all else [("only", ",".join(shown.only))])]
        self.finish(self.page(
            "print_worksheet.html", lang="en", what=what, key=what == "key", papers=tuple(art.PAPERS), say=SAY, lessons=titles(),
            choices=choices(shown.lesson) if shown else [], query=urlencode([*wishes, ("paper", fields["paper"])], safe=","), **fields))

    def head(self, *parts: str) -> None:
        self.get(*parts)


@lru_cache(maxsize=32)
def _sheet_file(sheet: WorkSheet, paper: str, key: bool) -> bytes:
    return pdf.document(worksheet_pages(sheet, paper, key=key), sheet.title(key))


class ExercisesFile(_Exercises):
    """The same as a PDF file."""

    async def get(self, what: str) -> None:
        try:
            paper, sheet = self.paper(), self.sheet()
        except WrongWish as error:
            self.refuse(error)
            return
        await self.file(f"{sheet.lesson}-{what}.pdf", _sheet_file, sheet, paper, what == "key")

    async def head(self, what: str) -> None:
        await self.get(what)


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
        width, height = art.box(pack)
        return Markup('<svg viewBox="0 0 {} {}" aria-hidden="true" focusable="false"><use href="#{}"/></svg>').format(
            width, height, art.face_id(pack, card))


# Score sheets

class Scores(_Printing):
    """Score sheets of one game, several to a page, as they are printed."""

    def get(self) -> None:
        fields: dict[str, Any] = {"sheet": None, "sentence": "", "paper": "A4", "game": "", "rules": "", "page_drawn": ""}
        try:
            fields["paper"] = self.paper()
            if self.wish("game") or self.wish("rules"):
                fields["sheet"] = sheet = score_sheet(self.wish("game"), self.wish("rules"))
                fields |= {"game": sheet.game.key, "rules": sheet.game.preset,
                           "page_drawn": Markup("").join(map(Markup, score_pages(sheet, fields["paper"])))}
        except WrongWish as error:
            self.set_status(400)
            fields["sentence"] = str(error)
            if self.wish("game") in games():
                fields["game"] = self.wish("game")
        width, height = art.PAPERS[fields["paper"]]
        game = fields["game"]
        self.finish(self.page(
            "print_scores.html", lang="en", games=_titles(), papers=tuple(art.PAPERS), say=SAY, width=width, height=height,
            title=dict(_titles()).get(game, ""), witnesses=_witnesses(game) if game and presets(game) else [],
            query=urlencode({name: fields[name] for name in ("game", "rules", "paper")}), **fields))


@lru_cache(maxsize=16)
def _scores_file(sheet: DealSheet, paper: str) -> bytes:
    return pdf.document(score_pages(sheet, paper), score_title(sheet))


class ScoresFile(_Printing):
    """The same as a PDF file."""

    async def get(self) -> None:
        try:
            paper, sheet = self.paper(), score_sheet(self.wish("game"), self.wish("rules"))
        except WrongWish as error:
            self.refuse(error)
            return
        await self.file(f"{sheet.game.key}-scores.pdf", _scores_file, sheet, paper)

    async def head(self) -> None:
        await self.get()
