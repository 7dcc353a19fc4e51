"""Deal links: what stands behind the ``?`` of a lesson's address opens one of its tables so, and is believed in nothing.

``?deal=1526&rules=cardano&seat=0&dealer=1&players=tavern`` lays that hand at a table; ``number=17`` (or ``pupil=17``) beside a
deal lays the hand that belongs to this number (`Deal.own`); ``table=hand`` names the table of the page, by default its first
match, or else its first whole deal; ``look=projector`` and ``lang=en`` are for the page. The browser reads its own
address and sends it, since a table may have been laid before its reader came. Whatever cannot be followed is named in a
sentence that says what is accepted, and what the table has by itself comes instead.
"""
from __future__ import annotations

import weakref
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..deals import MOST_OWN, Deal, DealError
from ..games import game as find_game
from ..games import presets
from ..players import players as known_players
from ..words import LOCALES
from .session import TableSession

__all__ = ["LOOKS", "TABLES", "Link", "Tables", "deal_sentence", "languages", "read"]

LOOKS = ("page", "projector")
LAYING = ("deal", "number", "pupil", "rules", "seat", "dealer", "players")
"""The names that ask for another hand than the table's own."""
LONGEST = 120
"""Characters of the longest value that is read."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link as it can be followed. ``wrong``: a sentence for each value that could not be."""

    game: Any
    deal: Deal
    seat: int
    dealer: int
    players: str | Mapping[int, str] | None
    given: Deal
    """The deal of the whole class; ``deal`` itself where the link names no number."""
    number: int | None
    look: str
    lays: bool
    wrong: tuple[str, ...]

    @property
    def named(self) -> str:
        """What tells one link's hand from another's, for the browser's memory."""
        who = ",".join(self.players.values()) if isinstance(self.players, Mapping) else self.players or ""
        return f"{self.deal.code}.{self.game.preset}.{self.seat}.{self.dealer}.{who}"


def languages() -> tuple[str, ...]:
    """The languages there are sentences in."""
    return ("en", *sorted(one.name for one in LOCALES.glob("*") if one.is_dir() and one.name != "en"))


def deal_sentence(session: TableSession, error: DealError) -> str:
    """Why a number or a code names no deal here, in the reader's words."""
    key = f"table.code.{error.key}"
    return session.say(key, None, letter=session.game.pack.letter) if error.key and session.say.has(key) else str(error)


def read(query: Mapping[str, Any], session: TableSession) -> Link:
    """Read a link against the table it is for, as that table was opened. Never raises."""
    say = session.say
    wrong: list[str] = []
    asked = {name: str(value)[:LONGEST].strip() for name, value in query.items() if isinstance(value, str) and value.strip()}

    def no(key: str, value: str, **fields: object) -> None:
        wrong.append(say(f"share.wrong.{key}", None, value=value[:40], **fields))

    def choice(name: str, accepted: tuple[str, ...]) -> str:
        value = asked.get(name, "").lower()
        if value and value not in accepted:
            no(name, asked[name], accepted=", ".join(accepted))
        return value if value in accepted else ""

    def seat(name: str, default: int) -> int:
        value = asked.get(name, "")
        if not value:
            return default
        if value.isascii() and value.isdigit() and int(value) in game.seats:
            return int(value)
        no(name, value, accepted=", ".join(map(str, game.seats)))
        return default

    preset = choice("rules", presets(session.game.key))
    game = find_game(session.game.key, preset) if preset and preset != session.game.preset else session.game
    here = seat("seat", session.seat if session.seat in game.seats else 0)
    dealer = seat("dealer", session.dealer if session.dealer in game.seats else game.seats[-1])
    own = session.opening[0].state.deal
    given = own if own.pack == game.pack else Deal.numbered(game.pack, own.seed & 0xFFFFF if own.number is None else own.number)
    named = False
    if "deal" in asked:
        try:
            given, named = Deal.read(game.pack, asked["deal"]), True
        except DealError as error:
            wrong.append(say("share.wrong.deal", None, value=asked["deal"][:40], why=deal_sentence(session, error)))
    deal, number = given, None
    value = asked.get("number", asked.get("pupil", ""))
    if value and "deal" not in asked:
        no("number.alone", value)
    elif value and named:
        digits = value.isascii() and value.isdigit() and len(value) <= 12
        try:
            number = int(value) if digits else -1
            deal = given.own(number)
        except DealError as error:
            number = None
            no("number.composed" if error.key == "composed" else "number", value, most=MOST_OWN)
    who = _players(asked.get("players", "").lower(), game, here, no)
    if who is None and not (isinstance(session.players, Mapping) and {*session.players} != {*game.seats} - {here}):
        who = session.players  # those of the table, where they sit at all other seats
    look = choice("look", LOOKS)
    choice("lang", languages())
    lays = any(name in asked for name in LAYING)
    return Link(game, deal, here, dealer, who, given, number, look, lays, tuple(wrong))


def _players(value: str, game: Any, here: int, no: Any) -> str | dict[int, str] | None:
    """One name for all other seats, or a name for each in the order of the seats."""
    if not value:
        return None
    accepted = known_players(game.key)
    names = [name.strip() for name in value.split(",")]
    others = [seat for seat in game.seats if seat != here]
    if any(name not in accepted for name in names):
        no("players", value, accepted=", ".join(accepted))
        return None
    if len(names) == 1:
        return names[0]
    if len(names) != len(others):
        no("players.count", value, others=len(others))
        return None
    return dict(zip(others, names, strict=True))


class Tables:
    """The tables of a page by their names, in order: a link is for one of them. They stay here only as long as they live."""

    def __init__(self) -> None:
        self._known: dict[str, weakref.ref[Any]] = {}

    def add(self, name: str, table: Any) -> None:
        """A table of this name; one that had it before, as when a cell is run again, has gone."""
        self._known[name] = weakref.ref(table)

    def clear(self) -> None:
        """Forget them all."""
        self._known.clear()

    @property
    def names(self) -> list[str]:
        """The names, in order."""
        return [name for name, table in self._known.items() if table() is not None]

    def meant(self, asked: Any) -> tuple[Any, bool]:
        """The table that a link is for, and whether the name it gives was found (or none given)."""
        there = {name: table for name, ref in self._known.items() if (table := ref()) is not None}
        named = str(asked).strip()[:LONGEST] if isinstance(asked, str) else ""
        for name, table in there.items():
            if named and named in (name, name.partition("-")[2]):
                return table, True
        whole = [table for table in there.values() if not table.own.composed]
        best = [table for table in whole if not table.own.single] or whole or list(there.values())
        return (best[0] if best else None), not named


TABLES = Tables()
"""The tables of this Python, which is one page's."""
