"""After a deal: what each card cost, the best way from there on, and at Primiera the chances of each decision.

Prices need all cards, so nothing here is found before the deal is over; long deals are done in several goes, so that the
browser is answered soon.
"""
from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..match import Match
from ..players.analyst import Analysis, Price, priced
from ..players.chances import Chance, chances
from ..players.hints import named
from .looking import Hands, Looking, Room, aside
from .scene import Scene

if TYPE_CHECKING:
    from .session import TableSession

__all__ = ["Prices"]

GO = 0.5
"""Seconds after which what has been found is shown, and the browser asks for the rest."""


class Prices(Room):
    """The prices of the reader's cards, found when asked for and kept while the deal is on the table."""

    commands = frozenset({"prices", "price", "otherwise"})

    def __init__(self, session: TableSession) -> None:
        super().__init__(session)
        self.of: Match | None = None
        self.found: list[Any] = []
        self.coming: Iterator[Any] = iter(())
        self.working = False
        self.odds = session.game.key == "primiera"

    @property
    def counted(self) -> bool:
        """Have prices been asked for in this deal?"""
        return self.of is self.session.line[-1]

    @property
    def places(self) -> list[int]:
        """Where in the log the reader's own decisions stand that may have a price."""
        log = self.session.line[-1].state.log
        return [place for place, (who, action) in enumerate(log) if who == self.session.seat and place >= self.session.floor
                and ((action.verb == "play") != self.odds)]

    def ways(self) -> list[tuple[str, str, str]]:
        """The question, until it has been asked."""
        key = "table.price.odds" if self.odds else "table.price"
        return [] if self.counted or not self.places or not self.session.advised else [("prices", key, self.session.say(key))]

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """Find prices, go to the place of one, or step aside to what would have happened."""
        session = self.session
        if not self.session.advised:
            return None
        if not self.finished:
            return self.tell("table.odds.early" if self.odds else "table.price.early")
        if kind == "prices":
            self.work()
        elif kind == "price" and (one := next((one for one in self.known if one.place == message.get("place")), None)):
            session.step = self.step_of(one)
            look = Scene(session)
            session.spoken = [look.step_text(), *self.said(look, one)]
        elif kind == "otherwise" and (here := self.here) and isinstance(here, Price) and here.line:
            session.front = otherwise(session, here)
            session.front.spoken = Scene(session.front).stepped()

    def work(self) -> None:
        """Find as many prices as half a second allows."""
        session = self.session
        if not self.counted:
            self.of, self.found, self.working = session.line[-1], [], True
            states = [match.state for match in session.line]
            self.coming = (chances if self.odds else priced)(states, session.seat, since=session.floor)
        until = time.monotonic() + GO
        while self.working and time.monotonic() < until:
            one = next(self.coming, None)
            if one is None:
                self.working = False
            else:
                self.found.append(one)
        if not self.working:
            session.spoken = self.sum(Scene(session))

    @property
    def known(self) -> list[Any]:
        """What has been found for the deal on the table."""
        return self.found if self.counted else []

    def step_of(self, one: Price | Chance) -> int:
        """The step of looking back before which a decision was made."""
        return self.session.places.index(one.place + 1) - 1

    @property
    def here(self) -> Any:
        """The decision that comes after the step on the table."""
        if self.session.step is None or not self.known:
            return None
        places = self.session.places
        after = places[self.session.step + 1] if self.session.step + 1 < len(places) else None
        return next((one for one in self.known if one.place + 1 == after), None)

    # What is shown

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """The list in the result; at its places in looking back what was played, and what was best."""
        if told["result"] and self.counted:
            key = "table.odds" if self.odds else "table.price"
            read = self.odds and look.seen.rules.flow == "primero"
            note = f"{key}.note.read" if read else f"{key}.note.many" if self.many(look) else f"{key}.note"
            heads = ("deed", "chance", "verdict") if self.odds else ("trick", "card", "price", "verdict")
            rows = [self.chance_row(look, one) if self.odds else self.price_row(look, one) for one in self.known]
            working = look.say("table.price.working", done=len(rows), all=len(self.places)) if self.working else ""
            told["prices"] = {"title": look.say(f"{key}.title"), "note": look.say(note), "more": self.working, "rows": rows,
                              "heads": [look.say(f"{key}.head.{head}") for head in heads],
                              "texts": [working] if working else self.sum(look)}
        one = self.here if told["replay"] else None
        if one is None:
            return
        told["replay"].setdefault("notes", []).extend(self.said(look, one))
        if isinstance(one, Price):
            kinds = ("played", "best") if one.best != one.card else ("both",) if one.verdict == "right" else ("played",)
            told["badges"] = {card.code: {"kind": kind, "text": look.say(f"table.badge.{kind}")}
                              for card, kind in zip((one.card, one.best), kinds, strict=False)}
            if one.line:
                told["replay"].setdefault("extra", []).insert(0, {"command": "otherwise", "label": look.say("table.price.otherwise")})

    def price_row(self, look: Scene, one: Price) -> dict[str, Any]:
        """A card, its price and whether it could have been known."""
        say, forced = look.say, one.verdict == "forced"
        price = self.amount(look, one.cost)
        exact = say("table.price.exact" if one.exact else "table.price.estimate")
        verdict = say(f"table.price.verdict.{one.verdict}")
        label = say("table.price.row", trick=one.trick, card=look.card(one.card), price=price, exact=exact, verdict=verdict)
        return {"place": one.place, "lead": str(one.trick), "card": one.card.code, "name": say.card(look.pack, one.card),
                "price": price, "small": "" if forced else exact, "verdict": verdict, "kind": one.verdict, "label": label}

    def chance_row(self, look: Scene, one: Chance) -> dict[str, Any]:
        """A decision at Primiera and its chance."""
        say, deed = look.say, look.did(look.seat, one.action)
        chance, verdict = say("table.odds.chance", percent(one.chance)), say(f"table.odds.verdict.{one.verdict}")
        return {"place": one.place, "lead": "", "card": None, "name": deed, "price": chance, "small": "", "verdict": verdict,
                "kind": one.verdict, "label": say("table.odds.row", deed=deed, chance=chance, verdict=verdict)}

    def many(self, look: Scene) -> bool:
        """Are there more than two sides, and cards to play?"""
        return not self.odds and len(set(look.seen.sides)) > 2

    def amount(self, look: Scene, cost: float) -> str:
        """A price in the units of the game: ``3 points``."""
        number = int(cost) if cost == int(cost) else round(cost, 1)
        return look.units(number) if cost else look.say("table.price.none")  # type: ignore[arg-type]

    def sum(self, look: Scene) -> list[str]:
        """All prices together, the dearest card and the best one, in sentences."""
        if self.odds:
            return self.sum_of_chances(look)
        say, found = look.say, [one for one in self.known if isinstance(one, Price)]
        if not found:
            return [say("table.price.nothing")]
        cost = sum(one.cost for one in found)
        worst, best = max(found, key=lambda one: one.cost), max(found, key=lambda one: (one.verdict == "right") * one.saved)
        key = "table.price.sum.many" if self.many(look) else "table.price.sum"
        told = [say(key, cost=self.amount(look, cost)) if cost else say("table.price.sum.none")]
        if cost:
            told.append(say("table.price.worst", card=look.card(worst.card), trick=worst.trick, cost=self.amount(look, worst.cost)))
        if best.verdict == "right" and best.saved > 0:
            told.append(say("table.price.best", card=look.card(best.card), trick=best.trick, saved=self.amount(look, best.saved)))
        if not all(one.exact for one in found):
            trick = Analysis(look.key, look.seat, tuple(found)).exact_from
            told.append(say("table.price.from", trick=trick) if trick else say("table.price.estimates"))
        return told

    def sum_of_chances(self, look: Scene) -> list[str]:
        """How many decisions were right, and the dearest exchange."""
        found = [one for one in self.known if isinstance(one, Chance)]
        if not found:
            return [look.say("table.odds.nothing")]
        right = sum(one.verdict == "right" for one in found)
        key = ("table.odds.sum" if right else "table.odds.sum.none") if len(found) > 1 else f"table.odds.sum.{'right' if right else 'not'}"
        told = [look.say(key, right, all=len(found))]
        lost = max((percent(one.most) - percent(one.chance) for one in found if one.verdict == "mistaken"), default=0)
        return [*told, look.say("table.odds.worst", lost)] if lost else told

    def said(self, look: Scene, one: Price | Chance) -> list[str]:
        """A decision at its place on the table."""
        say = look.say
        if isinstance(one, Price):
            fields = {"card": look.card(one.card), "best": look.card(one.best), "cost": self.amount(look, one.cost)}
            told = [say(f"table.price.play.{one.verdict}", **fields)]
            return told if one.exact else [*told, say("table.price.play.estimate")]
        deed, mine, most = look.did(look.seat, one.action), percent(one.chance), percent(one.most)
        told = [say(f"table.odds.said.{one.verdict}", deed=deed, mine=mine, most=most)]
        if one.needed is not None:
            told.append(say("table.odds.needed", percent(one.needed)))
        if one.verdict != "right":
            then = self.session.line[one.place].state.observation(look.seat)
            told.append(say("table.odds.best", best=say.hint(look.pack, named(then, one.best))))
        return told


def percent(chance: float) -> int:
    """Times in a hundred."""
    return round(100 * chance)


def otherwise(session: TableSession, one: Price) -> TableSession:
    """The table as it would have gone on from one place with the best card."""
    line = session.line[:one.place + 1]
    for _, action in one.line:
        line.append(line[-1].child(action))
    front = aside(session, line, "table.otherwise")
    front.step = front.first = session.step or 0
    hands = Hands(front)
    hands.over = True
    hands.open = any(isinstance(room, Hands) and room.open for room in session.rooms)
    front.rooms = (Looking(front), Otherwise(front, one), hands)
    return front


class Otherwise(Room):
    """What is shown of a way that was not gone."""

    def __init__(self, session: TableSession, one: Price) -> None:
        super().__init__(session)
        self.one = one

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """No other deals, a heading of its own, and at the end how it ends."""
        told.update(fixed=True, home=None, aside=True, goal=look.say("table.otherwise.goal"))
        if told["replay"]["step"] == 0:
            told["badges"] = {self.one.best.code: {"kind": "best", "text": look.say("table.badge.best")}}
        if told["replay"]["step"] == told["replay"]["steps"]:
            seen = look.seen
            score = look.say("list.separator").join(look.say("table.match.one", who=look.side_name(side), score=seen.points[side])
                                                    for side in dict.fromkeys(seen.sides[seat] for seat in (look.seat, *look.order)))
            told["replay"]["notes"] = [look.say("table.otherwise.result", score=score) if seen.outcome else look.say("table.otherwise.end")]
