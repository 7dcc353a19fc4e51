"""Records: a whole game as text that a person can read, write by hand, annotate and play through.

The text is TOML. A game is its rules, its deals and its actions, nothing else::

    cardhistory = 1
    game = "trappola"
    rules = "cardano"

    [options]                # only what differs from the rules named above
    target = 100

    [[deals]]
    deal = "T1FP-CH"         # a number or a code
    dealer = 0
    actions = \"\"\"
    1: stand
    0: exchange
    1: AS  0: 7S             # a card alone is played; the leader of each trick begins a line
    \"\"\"

    [[variations]]
    from = "1.2"             # deal 1, after its second action
    text = "Or the king?"
    actions = "1: RS"

    [notes]
    "1.3" = "The ace draws the seven."

Where cards are unknown, ``cards`` stands instead of ``deal`` and has ``??`` for each of them. All of it is described in
``docs/record.md``.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .deals import Deal, Rng
from .match import Match
from .play import Action, IllegalAction, State
from .record_parts import UNKNOWN, Log, PartDeal, RecordError, Variation, is_part
from .record_text import LONGEST, VERSION, Parsed, read, write
from .record_unknown import laid, seen

__all__ = ["LONGEST", "UNKNOWN", "VERSION", "Record", "RecordError", "Variation"]

_WORK = 120_000
"""Actions that are tried, at most, to lay the unknown cards of one record."""


@dataclass(frozen=True)
class Record:
    """A game from its first deal to its last action, with notes and variations. Frozen; what adds to it gives a new one."""

    game: Any
    deals: tuple[tuple[Deal | PartDeal, int, Log], ...]
    """For each deal: the deal, its dealer, and what was done: (seat, action)."""
    notes: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """Remarks: (deal from 1, how many of its actions went before) → text."""
    variations: tuple[Variation, ...] = ()
    """Other ways on, in the order in which they were added."""

    @classmethod
    def of(cls, played: Match | State) -> Record:
        """The record of a match, or of one deal alone (as the first of a match: scores before it are not kept)."""
        states = played.states if isinstance(played, Match) else (played,)
        return cls(played.game, tuple((state.deal, state.dealer, state.log) for state in states))

    @property
    def whole(self) -> bool:
        """Are all cards known? Only then can the record be replayed."""
        return not any(is_part(deal, log) for deal, _, log in self.deals)

    def annotate(self, deal: int, after: int, text: str) -> Record:
        """The record with a remark at a deal (from 1) after so many of its actions. Raises RecordError for a place it lacks."""
        self._place(deal, after)
        return replace(self, notes={**self.notes, (deal, after): text})

    def vary(self, deal: int, after: int, *actions: Action | str, text: str = "") -> Record:
        """The record with another way on from a place: each action is done by whoever is to act.

        Raises RecordError for a place it lacks and for an action that is not allowed there.
        """
        self._place(deal, after)
        match = next(step for step in self.replay() if (len(step.past) + 1, len(step.state.log)) == (deal, after))
        for action in actions:
            seat = match.state.to_act
            try:
                match = match.child(action)
            except ValueError as error:
                raise RecordError(f"variation from {deal}.{after} ({seat}: {action}): {error}") from None
        return replace(self, variations=(*self.variations, Variation(deal, after, match.state.log[after:], text)))

    def _place(self, deal: int, after: int) -> None:
        if not 1 <= deal <= len(self.deals) or not 0 <= after <= len(self.deals[deal - 1][2]):
            raise RecordError(f"there is no place {deal}.{after} in this record")

    # Unknown cards

    def seen_by(self, seat: int | None) -> Record:
        """The record as this seat could have written it (None: somebody who only watched), without notes and variations.

        Cards that came into its hand are named; all others are unknown until they were played or laid open. Actions it did
        not notice are missing. Raises RecordError for a seat there is not, and for a game whose deal holds several dealings
        (a round of Goninkan).
        """
        if seat is not None and seat not in self.game.seats:
            raise RecordError(f"the seats of this game are {self.game.seats}, not {seat!r}")
        if getattr(self.game, "deals_again", False):
            raise RecordError(f"a deal of {self.game.key} holds several dealings, and a record with unknown cards has room for one")
        steps = self.replay()
        deals = []
        for number, (_, dealer, _) in enumerate(self.deals):
            part, log = seen([step for step in steps if len(step.past) == number], seat)
            deals.append((part, dealer, log))
        return Record(self.game, tuple(deals))

    def filled(self, rng: Rng | None = None) -> Record:
        """A whole record that fits this one: the unknown cards laid in one way in which all could have been done so.

        Which way depends on the generator. It is not a fair sample of what may have been; for that there are the worlds of an
        observation. Raises RecordError when none was found.
        """
        return self if self.whole else self._filled(rng or Rng(0), [_WORK])

    def _filled(self, rng: Rng, work: list[int], strict: bool = True) -> Record:
        done: list[tuple[Deal, int, Log]] = []
        match: Match | None = None
        for number, (deal, dealer, log) in enumerate(self.deals, 1):
            def begin(whole: Deal, last: Match | None = match, number: int = number, dealer: int = dealer) -> Match:
                return self._begin(last, whole, dealer, number)

            whole, full = laid(deal, log, begin, rng, number, work, strict)
            match = begin(whole)
            for _, action in full:
                match = match.child(action)
            done.append((whole, dealer, full))
        return replace(self, deals=tuple(done))

    # Text

    def to_text(self) -> str:
        """The record as TOML; `from_text` reads it back to an equal record."""
        return write(self.game, self.deals, self.notes, self.variations)

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; it is not trusted, and is played to the end before it is returned.

        Where cards are unknown, a way to lay them is looked for in which everything could have been done. Raises RecordError,
        saying in which line what is wrong, for anything that cannot be played, and for a version or a part of a record that
        is not known here.
        """
        parsed = read(text)
        record = cls(parsed.game, parsed.deals)
        try:
            if record.whole:
                record.replay()
            else:
                record._filled(Rng(0), [_WORK], strict=False)
        except RecordError as error:
            line = parsed.lines.get(("deals", error.deal, error.action), 0)
            raise RecordError(error.message, line=line, deal=error.deal, action=error.action) from None
        for place, remark in parsed.notes:
            try:
                record = record.annotate(*place, remark)
            except RecordError as error:
                raise RecordError(error.message, line=parsed.keys.get(("notes", 1, f"{place[0]}.{place[1]}"), 0)) from None
        return record._varied(parsed)

    def _varied(self, parsed: Parsed) -> Record:
        """The record with the variations of its text, each played."""
        record = replace(self, variations=parsed.variations)
        for number, one in enumerate(parsed.variations, 1):
            try:
                self._place(one.deal, one.after)
                record.replay(number - 1)
            except RecordError as error:
                line = parsed.lines.get(("variations", number, error.action), 0)
                raise RecordError(f"variation {number}: {error.message}", line=line) from None
        return record

    # Playing

    def replay(self, variation: int | None = None) -> tuple[Match, ...]:
        """The match at every point: after each deal was dealt and after each action.

        With the number of a variation, from 0: up to the place where it begins, and then on its way. Raises RecordError for an
        illegal action, and where cards are unknown (`filled` first).
        """
        if not self.whole:
            raise RecordError("cards of this record are unknown, so it cannot be replayed; filled() lays them in one way that fits")
        if variation is None:
            return self._played(self.deals)
        if isinstance(variation, bool) or not 0 <= variation < len(self.variations):
            raise RecordError(f"there is no variation {variation!r}; this record has {len(self.variations)}, counted from 0")
        one = self.variations[variation]
        begin = self._played((*self.deals[:one.deal - 1], (*self.deals[one.deal - 1][:2], self.deals[one.deal - 1][2][:one.after])))
        return (*begin, *_followed(begin[-1], one.log, one.deal, "from here"))

    def _played(self, deals: tuple[tuple[Any, int, Log], ...]) -> tuple[Match, ...]:
        steps: list[Match] = []
        for number, (deal, dealer, log) in enumerate(deals, 1):
            match = self._begin(steps[-1] if steps else None, deal, dealer, number)
            steps += [match, *_followed(match, log, number)]
        return tuple(steps)

    def _begin(self, last: Match | None, deal: Deal, dealer: int, number: int) -> Match:
        """The first deal of the match, or the one after ``last``."""
        try:
            match = Match.begin(self.game, deal, dealer) if last is None else last.next_deal(deal)
        except ValueError as error:
            raise RecordError(f"deal {number}: {error}", deal=number) from None
        if match.state.dealer != dealer:
            raise RecordError(f"deal {number}: seat {match.state.dealer} deals here, not seat {dealer}", deal=number)
        return match


def _followed(match: Match, log: Log, number: int, where: str = "") -> list[Match]:
    """The match after each of these actions. Raises RecordError for one that is not allowed."""
    steps: list[Match] = []
    for place, (seat, action) in enumerate(log, 1):
        here = f"{where or f'deal {number}'}, action {place} ({seat}: {action})"
        if match.state.to_act != seat:
            whose = "the deal is over" if match.state.to_act is None else f"it is seat {match.state.to_act}'s turn"
            raise RecordError(f"{here}: {whose}", deal=number, action=place)
        try:
            match = match.child(action)
        except IllegalAction as error:
            raise RecordError(f"{here}: {error}", deal=number, action=place) from None
        steps.append(match)
    return steps
