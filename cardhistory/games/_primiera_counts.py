"""Numbers of Primiera, counted exactly: every hand of four is dealt out once. With 40 cards there are 91,390."""
from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb

from ._primiera_hands import held, strength
from ._primiera_rules import HAND, KINDS, PACKS, PrimieraRules

__all__ = ["hands", "kinds", "one_card", "points", "strengths", "two_cards"]


def hands(rules: PrimieraRules) -> int:
    """How many hands of four there are.

    >>> hands(PrimieraRules())
    91390
    """
    return comb(len(PACKS[rules.pack]), HAND)


@lru_cache(maxsize=16)
def _tally(rules: PrimieraRules) -> Counter[tuple[str, int, tuple[int, int, int]]]:
    found: Counter[tuple[str, int, tuple[int, int, int]]] = Counter()
    for cards in combinations(PACKS[rules.pack].cards, HAND):
        one = held(rules, cards)
        found[one.kind, one.points, strength(rules, one)] += 1
    return found


def kinds(rules: PrimieraRules) -> dict[str, int]:
    """How many hands are of each kind, the lowest kind first; kinds that no hand is are left out.

    >>> kinds(PrimieraRules())
    {'punto': 80430, 'primiera': 9990, 'fiftyfive': 120, 'fluxus': 840, 'chorus': 10}
    """
    return {kind: sum(points(rules, kind).values()) for kind in KINDS if points(rules, kind)}


def points(rules: PrimieraRules, kind: str) -> dict[int, int]:
    """For each number of points, how many hands of a kind have it."""
    found: Counter[int] = Counter()
    for (which, worth, _), ways in _tally(rules).items():
        if which == kind:
            found[worth] += ways
    return dict(sorted(found.items()))


def strengths(rules: PrimieraRules) -> dict[tuple[str, int], int]:
    """(kind, points) and how many hands are that, from the weakest to the strongest."""
    ordered = sorted(_tally(rules).items(), key=lambda one: one[0][2])
    found: Counter[tuple[str, int]] = Counter()
    for (kind, worth, _), ways in ordered:
        found[kind, worth] += ways
    return dict(found)


def one_card(helping: int, seen: int = HAND, pack: int = 40) -> Fraction:
    """How likely one card from the stock is among those that help, when so many cards of the pack have been seen.

    >>> one_card(7), one_card(10)  # a fourth of one suit, a fourth suit
    (Fraction(7, 36), Fraction(5, 18))
    """
    return Fraction(helping, pack - seen)


def two_cards(first: int, second: int, seen: int = HAND, pack: int = 40) -> Fraction:
    """How likely two cards from the stock are one of each of two kinds, of which there are so many left.

    >>> two_cards(10, 10)  # both missing suits
    Fraction(10, 63)
    """
    return Fraction(first * second, comb(pack - seen, 2))
