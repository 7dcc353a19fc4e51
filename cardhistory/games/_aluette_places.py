"""Laying hidden cards fairly: each way that keeps what is known is equally likely, however little is left open.

`Lay` knows piles of a certain size, cards that must lie in some of them, and conditions on the strong cards of a pile. The ways
are counted exactly, card by card, and a way is then drawn by these counts; so no draw is in vain, even when signs have told
almost everything.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from ..cards import Card
from ..deals import Rng
from ._aluette_rules import ACES, CLASS

__all__ = ["Bound", "Lay"]

State = tuple[int, tuple[int, ...], tuple[int, ...], tuple[bool, ...]]
"""The next card, free places of each pile, aces it still wants, and whether it has its better card."""


@dataclass
class Bound:
    """What is known of the strong cards of one pile. Classes count from 0, the strongest."""

    weakest: int = 0
    """No card is stronger than this class: 8 says that there is no special card."""
    better_than: int = 99
    """There is at least one card stronger than this class."""
    aces: int | None = None
    """So many aces, where that is known."""

    @property
    def free(self) -> bool:
        """Is nothing known of this pile?"""
        return self == Bound()

    def speaks_of(self, card: Card) -> bool:
        """Does it matter for this pile whether the card is in it?"""
        return CLASS[card] < self.weakest or (self.better_than != 99 and CLASS[card] < self.better_than) or (
            self.aces is not None and card in ACES)


class Lay:
    """The ways to lay strong cards into piles.

    ``cells`` names for each card where it may lie: a cell is a pile, or two piles at once (a hand of now, and the nine cards
    that were dealt). ``sizes`` are the free places of each pile, ``bounds`` what is known of it.
    """

    def __init__(self, cells: Mapping[Card, Sequence[tuple[int, ...]]], sizes: Sequence[int], bounds: Sequence[Bound]) -> None:
        self.key = tuple(sorted(cells, key=lambda card: (len(cells[card]), CLASS[card])))  # what is bound most comes first
        self._cells = [cells[card] for card in self.key]
        self.bounds, self._sizes = tuple(bounds), tuple(sizes)
        self._known: dict[State, int] = {}

    def _begin(self) -> State:
        wanted = tuple(-1 if bound.aces is None else bound.aces for bound in self.bounds)
        return 0, self._sizes, wanted, tuple(bound.better_than == 99 for bound in self.bounds)

    def _after(self, state: State, cell: tuple[int, ...]) -> State | None:
        """What is left when the next card is laid there; None where it cannot lie."""
        at, left, wanted, better = state
        card = self.key[at]
        for pile in cell:
            bound = self.bounds[pile]
            if not left[pile] or CLASS[card] < bound.weakest:
                return None
            left = (*left[:pile], left[pile] - 1, *left[pile + 1:])
            if card in ACES and wanted[pile] >= 0:
                if not wanted[pile]:
                    return None
                wanted = (*wanted[:pile], wanted[pile] - 1, *wanted[pile + 1:])
            if not better[pile] and CLASS[card] < bound.better_than:
                better = (*better[:pile], True, *better[pile + 1:])
        return at + 1, left, wanted, better

    def _choices(self, state: State) -> Iterator[tuple[tuple[int, ...], State, int]]:
        """The cells for the next card, each with what is left then and in how many ways all the rest can be laid."""
        for cell in self._cells[state[0]]:
            following = self._after(state, cell)
            if following is not None:
                yield cell, following, prod([state[1][pile] for pile in cell]) * self._ways(following)

    def _ways(self, state: State) -> int:
        """In how many ways the cards that are left can be laid."""
        if state[0] == len(self.key):
            return int(all(state[3]) and max(state[2], default=0) <= 0)
        if state not in self._known:
            self._known[state] = sum([ways for _, _, ways in self._choices(state)])
        return self._known[state]

    def draw(self, rng: Rng) -> dict[Card, tuple[int, ...]] | None:
        """A cell for each strong card, every way equally likely; None when there is none."""
        state = self._begin()
        if not self._ways(state):
            return None
        found: dict[Card, tuple[int, ...]] = {}
        for card in self.key:
            at = _below(rng, self._ways(state))
            for cell, following, ways in self._choices(state):
                if at < ways:
                    found[card], state = cell, following
                    break
                at -= ways
        return found


def _below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n - 1, for numbers of any size."""
    if n <= 2**64:
        return rng.below(n)
    high = _below(rng, (n - 1 >> 64) + 1)
    number = high << 64 | rng.draw()
    return number if number < n else _below(rng, n)
