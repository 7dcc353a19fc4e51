"""A match: several deals with a running score and a moving dealer. Frozen, like the states it holds."""
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Protocol

from .deals import Deal
from .play import Action, State

__all__ = ["Match", "MatchGame"]


class MatchGame(Protocol):
    """What a match asks of its game, beside what every game offers.

    A game with a true ``counts_deals`` is also told which deal of the match it deals: ``start(..., number=2)``. A game with a
    method ``carried(state)`` says what else the deal after this finished one starts with: arguments of its ``start``.
    """

    def start(self, deal: Any, *, dealer: int = 0, scores: tuple[int, ...] = ()) -> State: ...
    def next_dealer(self, dealer: int) -> int:
        """Who deals after this dealer."""
    def match_result(self, scores: tuple[int, ...], deals: int = 1) -> tuple[bool, int | None]:
        """Whether a match with these scores is over after so many finished deals, and the side that has won it."""


@dataclass(frozen=True)
class Match:
    """A match in progress. ``past`` holds the finished states of earlier deals, ``state`` the deal being played."""

    game: Any
    state: State
    past: tuple[State, ...] = ()

    @classmethod
    def begin(cls, game: Any, deal: int | str | Deal, dealer: int = 0) -> Match:
        """Begin a match with its first deal. Raises DealError, and ValueError for a dealer who does not sit there."""
        return cls(game, game.start(deal, dealer=dealer))

    def __repr__(self) -> str:
        return f"<Match {self.game.key}: deal {len(self.past) + 1}, {' : '.join(map(str, self.scores))}>"

    @property
    def states(self) -> tuple[State, ...]:
        """The last state of every deal so far."""
        return (*self.past, self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side, finished deals only."""
        before: tuple[int, ...] = self.state.scores  # type: ignore[attr-defined]
        done = self.state.outcome
        return tuple(a + b for a, b in zip(before, done.points, strict=True)) if done else before

    @property
    def over(self) -> bool:
        """Is the match decided? Only looked at when a deal is finished."""
        return self.state.outcome is not None and bool(self.game.match_result(self.scores, len(self.states))[0])

    @property
    def winner(self) -> int | None:
        """The side that has won the match; None while it goes on, or when it ended level."""
        if self.state.outcome is None:
            return None
        result: int | None = self.game.match_result(self.scores, len(self.states))[1]
        return result

    def child(self, action: Action | str) -> Match:
        """The match after an action in the present deal. Raises IllegalAction."""
        return replace(self, state=self.state.child(action))

    def next_deal(self, deal: int | str | Deal | None = None) -> Match:
        """Deal again: the dealer moves on, the score stands. By default the deal after the present one.

        Raises ValueError while the present deal goes on, and when the match is over.
        """
        if self.state.outcome is None:
            raise ValueError("the deal is not finished: play it to its end before the next one")
        if self.over:
            raise ValueError("the match is over: begin a new one")
        count = {"number": len(self.states) + 1} if getattr(self.game, "counts_deals", False) else {}
        carried = self.game.carried(self.state) if hasattr(self.game, "carried") else {}
        begin = {"dealer": self.game.next_dealer(self.state.dealer), "scores": self.scores, **count, **carried}
        state = self.game.start(self.state.deal.next() if deal is None else deal, **begin)
        return Match(self.game, state, self.states)
