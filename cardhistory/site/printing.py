"""The pages for the printer: the packs at true size, and a deal with its slips and its key. Plain HTML, no kernel."""
from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from .. import art
from ..cards import Card, Pack
from ..games import game as find_game
from ..games import games, presets
from ..lessons.worksheet import titles
from ..packs import PACKS
from ..printing import pdf
from ..printing.deals import DealSheet, WrongWish, deal_sheet, paper_of
from ..printing.ordinary import ordinary_words
from ..printing.packs import pack_named, pack_pages, pack_title, played_with, read_with
from ..printing.pages import deal_pages
from ..words import Words
from .pages import _Page

__all__ = ["Deal", "DealFile", "Packs", "Sheets", "SheetsFile", "ToPacks"]

SAY = Words("en")
PARTS = ("all", "table", "slips", "key")
USUAL = ("trappola", "1526")  # what a page shows to somebody who has not chosen yet
SHOWN = 2  # faces of a pack in the list


class _Printing(_Page):
    """A page for the printer. What was wished for wrongly is answered in a sentence."""

    def set_default_headers(self) -> None:
        super().set_default_headers()
        self.set_header("Content-Security-Policy", self.policy.replace("form-action 'none'", "form-action 'self'"))

    def wish(self, name: str, default: str = "") -> str:
        return self.get_query_argument(name, default)

    def switch(self, name: str, default: bool) -> bool:
        """A wish that is 0 or 1. Raises WrongWish."""
        text = self.wish(name, str(int(default)))
        if text not in ("0", "1"):
            raise WrongWish(SAY("print.wrong.switch", name=name, what=f"“{text[:40]}”"))
        return text == "1"

    def paper(self) -> str:
        """The paper wished for. Raises WrongWish."""
        return paper_of(self.wish("paper", "A4"), SAY)

    def refuse(self, error: WrongWish, status: int = 400) -> None:
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(self.page("print_wrong.html", lang="en", sentence=str(error)))

    async def file(self, name: str, make: Any, *wishes: Any) -> None:
        """Answer with a PDF file, made beside the loop: others are not kept waiting."""
        data = await asyncio.get_running_loop().run_in_executor(None, make, *wishes)
        self.set_header("Content-Type", "application/pdf")
        self.set_header("Content-Disposition", f'inline; filename="{name}"')
        self.finish(data)


class ToPacks(_Page):
    """The address without its slash."""

    def get(self) -> None:
        self.redirect(f"{self.site.base_url}print/")


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


class Packs(_Printing):
    """All packs, and the games of which a deal can be printed."""

    def get(self) -> None:
        self.finish(self.page("print_packs.html", lang="en", packs=_packs(), games=_titles(), lessons=titles()))


class Sheets(_Printing):
    """The sheets of one pack at true size."""

    def get(self, key: str) -> None:
        try:
            pack = pack_named(key, SAY)
        except WrongWish as error:
            self.refuse(error, 404)
            return
        try:
            paper, index = self.paper(), self.switch("index", True)
            grey, strip = self.switch("grey", False), self.switch("strip", False)
        except WrongWish as error:
            self.refuse(error)
            return
        width, height = art.PAPERS[paper]
        self.finish(self.page(
            "print_sheets.html", lang="en", pack=pack, title=pack_title(pack, SAY), paper=paper, papers=tuple(art.PAPERS),
            width=width, height=height, index=index, grey=grey, strip=strip, games=played_with(pack, SAY),
            ordinary=" ".join(ordinary_words(pack, SAY)), sheets=[Markup(page) for page in pack_pages(pack, paper, index, grey, strip)],
            query=urlencode({"paper": paper, "index": int(index), "grey": int(grey), "strip": int(strip)})))


@lru_cache(maxsize=16)
def _sheets_file(pack: Pack, paper: str, index: bool, grey: bool, strip: bool) -> bytes:
    return pdf.document(pack_pages(pack, paper, index, grey, strip), pack_title(pack, SAY), both_sides=True)


class SheetsFile(_Printing):
    """The sheets of one pack as a PDF file."""

    async def get(self, key: str) -> None:
        try:
            pack = pack_named(key, SAY)
        except WrongWish as error:
            self.refuse(error, 404)
            return
        try:
            paper = self.paper()
            switches = self.switch("index", True), self.switch("grey", False), self.switch("strip", False)
        except WrongWish as error:
            self.refuse(error)
            return
        await self.file(f"{pack.key}-{paper}.pdf", _sheets_file, pack, paper, *switches)

    async def head(self, key: str) -> None:
        await self.get(key)


def _titles() -> list[tuple[str, str]]:
    return [(key, SAY(f"{key}.title")) for key in games()]


def _witnesses(game: str) -> list[tuple[str, str]]:
    keys = [(preset, f"{game}.preset.{preset}") for preset in presets(game)]
    return [(preset, SAY(key) if SAY.has(key) else preset) for preset, key in keys]


class Deal(_Printing):
    """A deal for paper cards: for the table, the rules, a slip for each player, the key."""

    def get(self) -> None:
        game, rules, deal = self.wish("game"), self.wish("rules"), self.wish("deal")
        if not deal and game in ("", *games()) and (game or not rules):  # the page is to show something at once
            game, deal = game or USUAL[0], USUAL[1]
        fields: dict[str, Any] = {"sheet": None, "sentence": "", "game": game if game in games() else "", "rules": rules, "deal": deal,
                                  "dealer": "", "part": "all", "paper": "A4"}
        try:
            fields["paper"] = self.paper()
            fields["part"] = self.part()
            if game and (deal or game not in games()):
                fields["sheet"] = sheet = deal_sheet(game, deal, rules, self.wish("dealer"))
                fields |= _shown(sheet, fields["part"]) | {"rules": sheet.game.preset, "dealer": str(sheet.dealer + 1)}
            elif not game and (deal or rules):
                raise WrongWish(SAY("print.wrong.nogame", known=", ".join(games())))
        except WrongWish as error:
            self.set_status(400)
            fields |= {"sheet": None, "sentence": str(error)}
        key = fields["game"]
        wanted = rules if key and rules in presets(key) else None
        seats = len(find_game(key, wanted).seats) if key else 0
        fields["dealer"] = fields["dealer"] or str(seats)
        self.finish(self.page(
            "print_deal.html", lang="en", games=_titles(), papers=tuple(art.PAPERS), choices=PARTS, say=SAY,
            title=dict(_titles()).get(key, ""), seats=seats,
            witnesses=_witnesses(key) if key else [],
            query=urlencode({name: fields[name] for name in ("game", "deal", "rules", "dealer", "paper")}), **fields))

    def part(self) -> str:
        """Which pages are wished for. Raises WrongWish."""
        text = self.wish("part", "all")
        if text not in PARTS:
            raise WrongWish(SAY("print.wrong.part", what=f"“{text[:40]}”", known=", ".join(PARTS)))
        return text


def _shown(sheet: DealSheet, part: str) -> dict[str, Any]:
    """The pictures of a deal: the sprite with the cards that are to be seen, and a function that shows one of them."""
    pack, secret = sheet.game.pack, part != "table"
    seen: list[Card] = [card for seat in sheet.players for card in sheet.hand(seat)] if secret else []
    if part in ("all", "key"):
        seen += sheet.stock
    width, height = art.box(pack)

    def picture(card: Card) -> Markup:
        return Markup('<svg viewBox="0 0 {} {}" aria-hidden="true" focusable="false"><use href="#{}"/></svg>').format(
            width, height, art.face_id(pack, card))

    return {"sprite": Markup(art.sprite(pack, cards=seen)) if seen else "", "picture": picture}


@lru_cache(maxsize=16)
def _deal_file(sheet: DealSheet, paper: str) -> bytes:
    return pdf.document(deal_pages(sheet, paper), sheet.title)


class DealFile(_Printing):
    """A deal as a PDF file."""

    async def get(self) -> None:
        try:
            paper = self.paper()
            sheet = deal_sheet(self.wish("game"), self.wish("deal"), self.wish("rules"), self.wish("dealer"))
        except WrongWish as error:
            self.refuse(error)
            return
        await self.file(f"{sheet.game.key}-{sheet.deal.code}.pdf", _deal_file, sheet, paper)

    async def head(self) -> None:
        await self.get()
