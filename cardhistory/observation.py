"""What one seat may know, and the worlds that fit it.

An `Observation` is plain data built from what a seat has seen; there is no way back from it to the state. Everything that
leaves the rules (the browser, the players, logs and spoken texts) is made from observations, so what a seat cannot see
cannot leak.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .cards import Card
from .play import Action, Outcome, Reason, ScoreLine
from .tricks import Trick

__all__ = ["Observation"]


@dataclass(frozen=True, slots=True)
class Observation:
    """All that one seat may know of a deal. ``seat`` is None for somebody who only watches and sees no hand."""

    game: str
    preset: str
    rules: Any
    seat: int | None
    seats: tuple[int, ...]
    sides: tuple[int, ...]
    """The side of each seat."""
    dealer: int
    phase: str
    to_act: int | None
    hand: tuple[Card, ...]
    """This seat's cards in pack order."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    trick: Trick | None
    """The trick on the table, None between tricks."""
    tricks: tuple[Trick, ...]
    """The finished tricks, with their winners."""
    thrown: tuple[tuple[int, tuple[Card, ...]], ...]
    """Hands thrown away face up: (seat, cards), in order."""
    stock: int
    """Cards left in the stock."""
    declared: tuple[tuple[int, int, str | None], ...]
    """Declarations as this seat heard them: (seat, how many, rank or None where it was not said)."""
    log: tuple[tuple[int, Action], ...]
    """Everything done, in order; what was said without naming a rank stands without it."""
    legal_actions: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""
    refused: tuple[tuple[Action, Reason], ...]
    """On its turn: the plays of its own cards that are not allowed now, and why."""
    lines: tuple[ScoreLine, ...]
    """The score of this deal so far; the final score once the deal is over."""
    points: tuple[int, ...]
    """The sum of the lines for each side."""
    scores: tuple[int, ...]
    """The match score of each side before this deal."""
    outcome: Outcome | None
    facts: tuple[tuple[str, Any], ...] = ()
    """What else is open to this seat in one game or another (a pot, stakes, the trump suit, votes): name and value,
    where a value is a number, a text, None, a card, or a tuple of such."""

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The finished tricks, and after them the one on the table."""
        return (*self.tricks, self.trick) if self.trick else self.tricks

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards that have been played to them, in order."""
        return tuple([card for trick in self.all_tricks for card in trick.cards])

    def fact(self, name: str) -> Any:
        """One of the facts; None where the game has no such fact."""
        return dict(self.facts).get(name)

    def to_json(self) -> dict[str, Any]:
        """The observation as dicts, lists, numbers and texts."""
        def trick(one: Trick | None) -> dict[str, Any] | None:
            return None if one is None else {"plays": [[seat, card.code] for seat, card in one.plays], "winner": one.winner,
                                             **({"dead": one.dead} if one.dead else {})}

        def line(one: ScoreLine) -> dict[str, Any]:
            return {"side": one.side, "points": one.points, "key": one.key,
                    "cards": [card.code for card in one.cards], "detail": one.detail}

        return {
            "game": self.game, "preset": self.preset, "seat": self.seat, "dealer": self.dealer, "phase": self.phase,
            "to_act": self.to_act, "hand": [card.code for card in self.hand], "counts": list(self.counts),
            "trick": trick(self.trick), "tricks": [trick(one) for one in self.tricks],
            "thrown": [[seat, [card.code for card in cards]] for seat, cards in self.thrown],
            "stock": self.stock, "declared": [list(one) for one in self.declared],
            "log": [[seat, action.text] for seat, action in self.log],
            "legal_actions": [action.text for action in self.legal_actions],
            "refused": [[action.text, reason.key] for action, reason in self.refused],
            "lines": [line(one) for one in self.lines], "points": list(self.points), "scores": list(self.scores),
            "outcome": self.outcome and {"points": list(self.outcome.points), "winner": self.outcome.winner},
            "facts": {name: _plain(value) for name, value in self.facts},
        }


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value.code if isinstance(value, Card) else value
