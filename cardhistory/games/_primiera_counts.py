"""Numbers of Primiera, counted exactly. With 40 cards there are 91,390 hands of four.

What a hand is worth does not change when suits change places. So only one hand of those that differ in nothing else is looked at,
and counted as often as there are such hands; with a wild card, which has a suit, every hand is dealt out once.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import comb, factorial, prod

from ..cards import Card
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
    pack = PACKS[rules.pack]
    dealt = ((cards, 1) for cards in combinations(pack.cards, HAND))
    for cards, ways in dealt if rules.quinola else _shapes([rank.letter for rank in pack.ranks], [suit.letter for suit in pack.suits]):
        one = held(rules, cards)
        found[one.kind, one.points, strength(rules, one)] += ways
    return found


def _shapes(ranks: Sequence[str], suits: Sequence[str]) -> Iterator[tuple[tuple[Card, ...], int]]:
    """One hand of each sort, and how many there are that differ from it only in which suits they have."""
    a, b, c, _ = suits
    for lengths, ways in (((4,), 4), ((3, 1), 12), ((2, 2), 6), ((2, 1, 1), 12)):
        for parts in product(*[combinations(ranks, length) for length in lengths]):
            yield tuple([Card(rank, suit) for part, suit in zip(parts, (a, b, c), strict=False) for rank in part]), ways
    for four in combinations_with_replacement(ranks, HAND):
        alike = prod([factorial(times) for times in Counter(four).values()])
        yield tuple(map(Card, four, suits)), factorial(HAND) // alike


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
