"""Numbers of Aluette, counted exactly: how often a trick is spoiled, and what is dealt to whom."""
from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from math import comb

from ..cards import Card
from ..packs import ALUETTE_48
from ._aluette_rules import CLASSES, SPECIALS

__all__ = ["HANDS", "all_dealt", "in_stock", "none_of", "spoiled", "tie_of_opponents", "tie_of_partners", "top_class"]

_ALL, _HAND, _STOCK = len(ALUETTE_48), 9, 12
HANDS = comb(_ALL, _HAND)
"""How many hands of nine cards there are."""


def top_class(cards: int) -> dict[int, int]:
    """Of all sets of so many cards: how many have one, two, three, four cards in their strongest class.

    >>> top_class(4)
    {1: 181150, 2: 12741, 3: 680, 4: 9}
    """
    found = dict.fromkeys(range(1, 5), 0)
    weaker = _ALL
    for size in map(len, CLASSES):
        weaker -= size
        for held in range(1, min(size, cards) + 1):
            found[held] += comb(size, held) * comb(weaker, cards - held)
    return {held: ways for held, ways in found.items() if ways}


def spoiled(cards: int) -> Fraction:
    """How likely so many cards drawn at random spoil a trick.

    >>> spoiled(4)
    Fraction(1343, 19458)
    """
    return 1 - Fraction(top_class(cards)[1], comb(_ALL, cards))


def tie_of_partners() -> Fraction:
    """How likely four random cards are spoiled by just two, both of one side: one pair of seats in three."""
    return Fraction(top_class(4)[2], comb(_ALL, 4)) / 3


def tie_of_opponents() -> Fraction:
    """How likely four random cards are spoiled by just two of different sides."""
    return tie_of_partners() * 2


def in_stock() -> Fraction:
    """How likely a card one thinks of is among the twelve left over."""
    return Fraction(_STOCK, _ALL)


def all_dealt(cards: Collection[Card] = SPECIALS) -> Fraction:
    """How likely none of these cards is left over.

    >>> all_dealt()
    Fraction(152830, 1905803)
    """
    return Fraction(comb(_ALL - len(cards), _STOCK), comb(_ALL, _STOCK))


def none_of(cards: Collection[Card]) -> Fraction:
    """How likely a hand of nine has none of these cards.

    >>> from cardhistory.games._aluette_rules import ACES, LUETTES
    >>> none_of(LUETTES), none_of({*SPECIALS, *ACES})
    (Fraction(9139, 21620), Fraction(106981, 1905803))
    """
    return Fraction(comb(_ALL - len(cards), _HAND), HANDS)
