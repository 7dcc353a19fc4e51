"""Numbers of Trappola, counted exactly: how many hands hold what.

Nine of 36 cards are 94,143,280 hands, too many to deal out one by one while a reader waits. But all that is counted here
depends only on how many cards of each rank a hand holds, and the four cards of a rank can be held in 1, 4, 6, 4 or 1 ways:
so the hands are counted rank by rank, by multiplying and adding, and the result is exact.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import comb

from ..packs import TRAPPOLA_36
from ._trappola_rules import SET_RANKS, TrappolaRules

__all__ = ["card_points", "copies", "declaration_values", "hands", "led_two_wins", "mean", "sets_held", "shapes", "tally"]

HAND = 9
COPIES = len(TRAPPOLA_36.suits)


def hands() -> int:
    """How many hands of nine cards there are.

    >>> hands()
    94143280
    """
    return comb(len(TRAPPOLA_36), HAND)


def tally(worth: Callable[[str, int], int]) -> dict[int, int]:
    """For each total, the number of hands that have it, where ``worth(rank, n)`` is what n cards of a rank add to it.

    >>> tally(lambda rank, n: n if rank == "2" else 0)[4]    # hands with all four twos
    201376
    """
    so_far: Counter[tuple[int, int]] = Counter({(0, 0): 1})  # (cards in the hand, total) -> in how many ways
    for rank in TRAPPOLA_36.ranks:
        longer: Counter[tuple[int, int]] = Counter()
        for (size, total), ways in so_far.items():
            for held in range(min(COPIES, HAND - size) + 1):
                longer[size + held, total + worth(rank.letter, held)] += ways * comb(COPIES, held)
        so_far = longer
    return {total: ways for (size, total), ways in sorted(so_far.items()) if size == HAND}


def copies(rank: str) -> dict[int, int]:
    """How many hands hold none, one, two, three or four cards of one rank."""
    return tally(lambda other, held: held if other == rank else 0)


def sets_held() -> dict[int, int]:
    """How many hands hold no set that may be declared, one, two or three."""
    return tally(lambda rank, held: int(rank in SET_RANKS and held >= 3))


def shapes() -> dict[tuple[int, ...], int]:
    """How many hands hold which sets, the larger first: ``(4, 3)`` is a four and a three.

    >>> shapes()[4, 4]
    280
    """
    found = tally(lambda rank, held: {3: 1, 4: 10}.get(held, 0) if rank in SET_RANKS else 0)
    return {(4,) * (key // 10) + (3,) * (key % 10): ways for key, ways in found.items()}


def declaration_values(rules: TrappolaRules | None = None) -> dict[int, int]:
    """How many hands could declare sets worth so many points together."""
    values = dict((rules or TrappolaRules()).set_values)
    return tally(lambda rank, held: values.get(rank, (0, 0))[held - 3] if held >= 3 else 0)


def card_points(rules: TrappolaRules | None = None) -> dict[int, int]:
    """How many hands hold so many card points."""
    points = dict((rules or TrappolaRules()).card_points)
    return tally(lambda rank, held: points.get(rank, 0) * held)


def mean(found: dict[int, int]) -> Fraction:
    """The mean of what was counted, exactly.

    >>> mean(card_points())
    Fraction(18, 1)
    """
    return Fraction(sum(value * ways for value, ways in found.items()), sum(found.values()))


def led_two_wins() -> Fraction:
    """How likely a two that is led to the first trick wins: the other player's nine, out of the 35 cards left, have no card of
    its suit.

    >>> led_two_wins()
    Fraction(28405, 427924)
    """
    others = len(TRAPPOLA_36) - 1
    return Fraction(comb(others - len(TRAPPOLA_36.ranks) + 1, HAND), comb(others, HAND))
