"""The words of a hand that is looked at from outside: nobody in it is "you", and a chair may be chosen to look from."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ..cards import Card
from ..match import Match
from ..play import Action
from ..words import Words, templates
from .account import Account
from .looks import look
from .study_run import ends, following, turns
from .voice import Voice

__all__ = ["Chair", "Run"]

NOBODY = -1


class Run:
    """One hand, with what a `Voice` asks of a table: its positions, and nothing of a reader."""

    single, practice = True, False

    def __init__(self, line: Sequence[Match], say: Words, you: int | None = None) -> None:
        self.line, self.say, self.you = list(line), say, you
        self.game = line[0].game
        self.account = Account(None)  # type: ignore[arg-type]

    @cached_property
    def ends(self) -> list[int]:
        """The places at which a trick was just finished."""
        return ends(self.line)

    @cached_property
    def turns(self) -> list[int]:
        """The places at which a new part of the hand begins."""
        return turns(self.line)

    @cached_property
    def following(self) -> tuple[bool, frozenset[str]]:
        """Must suits be followed in this hand, and which cards need not?"""
        return following(self.line)

    @property
    def match(self) -> Match:
        """The last position."""
        return self.line[-1]


class Chair(Voice):
    """A place of a hand, seen from a chair; from none, as somebody sees it who only watches."""

    def __init__(self, run: Run, place: int, seat: int | None = None) -> None:
        self.session = run  # type: ignore[assignment]
        self.run, self.place, self.chair = run, place, seat
        self.say, self.game, self.key, self.pack = run.say, run.game, run.game.key, run.game.pack
        self.seat = self.me = NOBODY
        self.step = place
        self.look = look(self.key)
        self.state: Any = run.line[place].state
        self.seen = self.state.observation(seat)
        self.two, self.awaits = False, False
        self.before = run.line[max(0, place - 1)].state.observation(seat)
        self.shown = len(self.before.tricks)
        self.shares = run.account.shares(run.line, place)
        self.gains = tuple(sum(one.values()) for one in self.shares)
        self.over = self.seen.outcome is not None

    @property
    def order(self) -> list[int]:
        """All seats in the order of play, that of the chair last."""
        seats = list(self.seen.seats)
        at = seats.index(self.chair) + 1 if self.chair in seats else 1
        return seats[at:] + seats[:at]

    def name(self, seat: int) -> str:
        """What a seat is called here; a player who sat at a table of this page finds himself."""
        return self.say("study.player.you" if seat == self.run.you else "study.player", n=seat + 1)

    def members(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat in self.seen.seats if self.seen.sides[seat] == side]

    def of(self, key: str, seat: int, n: int | None = None, **more: object) -> str:
        """A sentence about a seat: never addressed to anybody."""
        return self.say(f"{key}.other", n, who=self.name(seat), **more)

    def did(self, seat: int, action: Action) -> str:
        """A deed as a sentence, in the words for what others do; cards it does not name stand behind it."""
        key = f"{self.key}.did.{action.verb}.other"
        if not action.cards or not self.say.has(key) or self.look.did(self, seat, action) is not None:
            return super().did(seat, action)
        counted = isinstance(templates()[key], tuple)
        text = self.of(key.removesuffix(".other"), seat, len(action.cards) if counted else None, **self.words_of(action))
        names = self.say.cards(self.pack, action.cards)
        named = all(name in text for name in names.split(self.say("list.separator")))
        return text if named else self.say("study.did.cards", text=text, cards=names)

    def scores(self) -> tuple[int, ...]:
        """The score of the match before this deal."""
        return self.seen.scores

    def rules_name(self) -> str:
        """What the rules are called."""
        key = f"{self.key}.preset.{self.game.preset}"
        return self.say(key) if self.say.has(key) else str(self.game.preset)

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat really holds."""
        cards: tuple[Card, ...] = self.state.observation(seat).hand
        return cards

    def known(self, seat: int) -> tuple[Card, ...]:
        """The cards of another seat that lie open to this chair."""
        return self.look.open_hand(self, seat)

    def heard(self) -> list[tuple[int, Action]]:
        """What the last step brought this chair to hear; from no chair all of it."""
        if self.chair is None:
            return list(self.state.log[len(self.run.line[max(0, self.place - 1)].state.log):])
        return list(self.seen.log[len(self.before.log):])

    def told(self) -> str:
        """The last step in words."""
        if not self.place:
            dealt = any(self.hand(seat) for seat in self.game.seats)  # where trumps are named before the deal, nobody holds a card yet
            return self.say("study.start" if dealt else "study.start.before")
        told = [self.did(*entry) for entry in self.heard()]
        if len(self.seen.tricks) > len(self.before.tricks):
            told.append(self.took(len(self.seen.tricks)))
        return " ".join(told) or self.say("study.unheard")

    def told_of(self, seat: int) -> list[str]:
        """What a seat has said and done beside playing cards, as far as this chair heard it: the last two things."""
        log = self.seen.log if self.chair is not None else self.state.log
        return [self.did(who, action) for who, action in log if who == seat and action.verb != "play"][-2:]

    def tally(self, seat: int, points: bool) -> str:
        """What stands beside a player's name: tricks, and with them points, chips and what an open hand makes."""
        if not points:
            return self.say("table.tally.tricks", sum(trick.winner == seat for trick in self.seen.tricks)) if self.seen.tricks else ""
        return self.look.tally(self, seat)

    def phase(self) -> str:
        """The part of the game, in a few words."""
        key = f"study.phase.{self.seen.phase}"
        return self.say(key if self.say.has(key) else "study.phase.any")
