"""Numbers of Etori, counted exactly: how often the cards must be dealt again, and what is in the pack.

There are 635,013,559,600 hands of thirteen cards and many more deals; all that matters for a redeal is how many cards of each
suit a hand holds, so hands and deals are counted suit by suit.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial

from ._etori_rules import values

__all__ = ["bad_hands", "deals", "good_deals", "hands", "redeal_chance", "total"]

HAND, SUITS, PLAYERS = 13, 4, 4
LONG = 7
"""So many cards of one suit make a hand unplayable; so does the lack of a suit."""


def _shapes() -> Iterator[tuple[int, ...]]:
    """Every way in which thirteen cards may be divided among four suits."""
    for spades in range(HAND + 1):
        for hearts in range(HAND + 1 - spades):
            for diamonds in range(HAND + 1 - spades - hearts):
                yield spades, hearts, diamonds, HAND - spades - hearts - diamonds


def _is_void(shape: tuple[int, ...]) -> bool:
    return min(shape) == 0


def _is_long(shape: tuple[int, ...]) -> bool:
    return max(shape) >= LONG


def _ways(shape: tuple[int, ...]) -> int:
    ways = 1
    for length in shape:
        ways *= comb(HAND, length)
    return ways


def hands() -> int:
    """How many hands of thirteen cards there are.

    >>> hands()
    635013559600
    """
    return comb(SUITS * HAND, HAND)


def bad_hands() -> dict[str, int]:
    """How many hands lack a suit, have seven or more of one, do both, or do at least one of the two (``either``)."""
    found: Counter[str] = Counter()
    for shape in _shapes():
        ways, void, long = _ways(shape), _is_void(shape), _is_long(shape)
        found["void"] += void * ways
        found["long"] += long * ways
        found["both"] += (void and long) * ways
        found["either"] += (void or long) * ways
    return dict(found)


def deals() -> int:
    """How many deals there are, hand by hand."""
    each = factorial(HAND)
    return factorial(SUITS * HAND) // (each * each * each * each)


@lru_cache(maxsize=1)
def good_deals() -> int:
    """How many deals have four hands that can all be played."""
    playable = [shape for shape in _shapes() if not _is_void(shape) and not _is_long(shape)]
    after: dict[tuple[int, ...], int] = {(HAND,) * SUITS: 1}  # cards left in each suit → ways
    for _ in range(PLAYERS):
        longer: Counter[tuple[int, ...]] = Counter()
        for left, ways in after.items():
            for shape in playable:
                here = ways
                for have, take in zip(left, shape, strict=True):
                    here *= comb(have, take)  # 0 when the suit has not so many left
                if here:
                    longer[tuple(have - take for have, take in zip(left, shape, strict=True))] += here
        after = longer
    return after[(0,) * SUITS]


def redeal_chance() -> Fraction:
    """How likely it is that one of the four hands of a deal makes the cards be dealt again.

    >>> round(float(redeal_chance()), 4)
    0.2699
    """
    return 1 - Fraction(good_deals(), deals())


def total(how: str) -> int:
    """What all cards of the pack count together, in pictures or by a table of points.

    >>> total("pictures"), total("k20q10j5")
    (16, 140)
    """
    return sum(values(how, "C").values())
