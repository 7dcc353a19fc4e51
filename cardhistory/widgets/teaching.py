"""The rooms of an ordinary table, and the two that teach before one's own action and choose who sits there."""
from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any

from ..deals import Rng
from ..match import Match
from ..observation import Observation
from ..players import players
from ..players.hints import STRENGTHS, hint
from .looking import Looking, Practice, Room
from .opponents import Opponents
from .price import Prices
from .reasons import Reasons
from .terms import Wording
from .watching import Watching

if TYPE_CHECKING:
    from .scene import Scene
    from .session import TableSession

__all__ = ["Looking", "Room", "chance_of", "rooms"]


def rooms(session: TableSession) -> tuple[Room, ...]:
    """The rooms of an ordinary table."""
    return (Looking(session), Practice(session), Hinting(session), Reasons(session), Prices(session), Seating(session), Watching(session),
            Wording(session))


def chance_of(seen: Observation) -> Rng:
    """A generator that depends on what a seat sees and on nothing else: not even the number of the deal."""
    return Rng(zlib.crc32(json.dumps(seen.to_json(), sort_keys=True).encode()))


class Hinting(Room):
    """Hints before the reader's own action, one stronger with each asking. They stand until something is done."""

    commands = frozenset({"hint"})

    def __init__(self, session: TableSession) -> None:
        super().__init__(session)
        self.given: tuple[Match | None, list[str], tuple[str, ...]] = (None, [], ())
        """The position they were given in, the sentences, and the cards that are marked."""

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """Give the next hint."""
        session = self.session
        seen = session.match.state.observation(session.seat)
        if not self.open(seen):
            return self.tell("table.hint.nothing")
        match, texts, _ = self.given if self.given[0] is session.match else (session.match, [], ())
        if len(texts) == len(STRENGTHS):
            session.spoken = [session.say("table.hint.all")]
            return
        told = hint(seen, chance_of(seen), STRENGTHS[len(texts)])
        texts = [*texts, session.say.hint(session.game.pack, told)]
        cards = tuple(card.code for card in told.cards if card in seen.hand) if len(texts) == len(STRENGTHS) else ()
        self.given = match, texts, cards
        session.spoken = [texts[-1]]

    def open(self, seen: Observation) -> bool:
        """Is there anything for the reader to choose?"""
        return self.session.advised and self.session.step is None and not self.session.awaits and len(seen.legal_actions) > 1

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """The button, the hints so far, and marks on the cards they name."""
        if not self.session.advised:
            return
        standing = self.given[0] is self.session.match and look.step is None
        texts = self.given[1] if standing else []
        key = f"table.hint.{len(texts)}"
        closed = "" if not self.open(look.seen) else "table.hint.all" if len(texts) == len(STRENGTHS) else None
        told["hint"] = {"label": look.say(key), "texts": texts, "open": closed is None,
                        "closed": None if closed is None else look.say(closed or "table.hint.nothing")}
        if standing and self.given[2]:
            told["badges"] = {card: {"kind": "hint", "text": look.say("table.badge.hint")} for card in self.given[2]}


class Seating(Room):
    """Who plays the other seats."""

    commands = frozenset({"seat"})

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """Another player takes a seat, from the next decision on."""
        session, seat, name = self.session, message.get("seat"), message.get("player")
        if type(seat) is not int or seat not in session.game.seats or seat == session.seat or name not in players(session.game.key):
            return self.tell("table.notice.strange")
        session.chosen = {**session.chosen, seat: str(name)}
        session.untouched = False
        thoughts = session.opponents.thoughts
        session.opponents = Opponents(session.game, session.seat, session.players, session.chosen)
        session.opponents.thoughts = thoughts
        session.spoken = [session.say("table.players.done", who=self.one(look_name(session, seat), str(name)))]

    def one(self, who: str, name: str) -> str:
        """``The opponent: Tavern player``."""
        return self.session.say("table.players.one", who=who, player=self.session.say(f"table.players.{name}"))

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """For each other seat who plays it, and who may."""
        say, known = look.say, self.session.opponents.players
        may = [{"player": name, "label": say(f"table.players.{name}"), "line": say(f"table.{name}")} for name in players(look.key)]
        told["seating"] = {"may": may, "seats": [{"seat": seat, "name": look.name(seat), "player": known[seat].name}
                                                 for seat in look.order[:-1]]}


def look_name(session: TableSession, seat: int) -> str:
    """What a seat is called at a table."""
    from .voice import Voice
    return Voice(session).name(seat)
