"""What a hand of Primiera promises: the kind of four cards as a number, and how often it beats the hands of others.

Whoever sits at this table has seen some thousand hands before (`_field`: always the same ones, shuffled by a fixed number).
What the own cards may become is counted out over the cards not yet seen. The wild quinola is not thought of.
"""
from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, islice
from math import comb
from typing import Any

from ..cards import Card
from ..deals import Rng
from ..packs import LATIN_28, LATIN_40, LATIN_52

__all__ = ["HAND", "PACKS", "VALUES", "field_of", "promise", "score", "share", "throws"]

PACKS = {40: LATIN_40, 52: LATIN_52, 28: LATIN_28}
VALUES = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "R": 10, "C": 10, "F": 10, "T": 10, "9": 9, "8": 8}
HAND = 4
_55 = frozenset("76A")
MANY = 1_500
"""With more ways than this to fill up a hand, only every second, third and so on is looked at."""
_DEALS = 250
"""Deals remembered; a hand in every eight cards of each."""


def score(rules: Any, cards: Sequence[Card]) -> int:
    """Four cards as a number: two hundred for each kind of hand below, and the points. Whatever is below 100 is a punto.

    >>> from cardhistory.games import game
    >>> rules = game("primiera").rules
    >>> [score(rules, LATIN_40.read(hand)) for hand in ("7C 4C AS RB", "RB CS 4C 3D", "7C 6C AC 2D", "7B 2B CB FB")]
    [35, 247, 455, 653]
    """
    sums: dict[str, int] = {}
    count: dict[str, int] = {}
    total = 0
    for card in cards:
        suit, value = card.suit, VALUES[card.rank]
        sums[suit] = sums.get(suit, 0) + value
        count[suit] = count.get(suit, 0) + 1
        total += value
    suits = len(count)
    if suits == 3 and not rules.three_of_a_kind_is_primiera:
        return _punto(rules, sums, count)
    height = 200 * len(rules.order)
    for kind in rules.order:
        if kind == "fluxus":
            if suits == 1:
                return height + total
        elif kind == "primiera":
            if suits == 4 or (rules.three_of_a_kind_is_primiera and _alike(cards) >= 3):
                if rules.high_primiera is not None and total >= rules.high_primiera and "fluxus" in rules.order:
                    height = max(height, 200 * (len(rules.order) - rules.order.index("fluxus")) + 100)  # just above a fluxus
                return height + total
        elif kind == "fiftyfive":
            if suits <= 2 and max(count.values()) >= 3:
                long = max(count, key=lambda suit: count[suit])
                if len({card.rank for card in cards if card.suit == long} & _55) == 3:
                    return height + 55
        elif suits == 4 and _alike(cards) == 4:
            return height + total
        height -= 200
    return _punto(rules, sums, count)


def _punto(rules: Any, sums: dict[str, int], count: dict[str, int]) -> int:
    return max([points for suit, points in sums.items() if count[suit] >= rules.punto_min_cards], default=0)


def _alike(cards: Sequence[Card]) -> int:
    ranks = [card.rank for card in cards]
    return max([ranks.count(rank) for rank in ranks])


def throws(rules: Any, hand: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """The exchanges of one or two cards that make sense, without regard to what is allowed.

    One card too many in a suit may be exchanged for a missing suit; or what does not belong to the suit that counts.
    """
    found: list[tuple[Card, ...]] = []
    for suit in dict.fromkeys([card.suit for card in hand]):
        own = [card for card in hand if card.suit == suit]
        if len(own) == 2 and len({card.suit for card in hand}) == 3:
            found.append((min(own, key=lambda card: VALUES[card.rank]),))
        if len(own) >= 2:
            rest = [card for card in hand if card.suit != suit]
            found.append(tuple(rest))
            if len(rest) == 2:  # the third card stays for a primiera, or for its own sake
                found += [(card,) for card in rest]
        if len(own) == 4:
            found.append((min(own, key=lambda card: VALUES[card.rank]),))
    if _alike(hand) >= 2 and len({card.suit for card in hand}) == 4:
        rank = max([card.rank for card in hand], key=lambda rank: sum(card.rank == rank for card in hand))
        found.append(tuple([card for card in hand if card.rank != rank]))
    if len({card.suit for card in hand}) == 4:
        found.append((min(hand, key=lambda card: VALUES[card.rank]),))
    return tuple(dict.fromkeys([cards for cards in found if 1 <= len(cards) <= 2]))


def _usual(rules: Any, hand: Sequence[Card], new: Sequence[Card]) -> int:
    """What most people make of a hand: they keep what is made, three of a suit, three suits, or the better pair."""
    if score(rules, hand) >= 100:
        return score(rules, hand)
    suits = sorted(dict.fromkeys([card.suit for card in hand]),
                   key=lambda suit: sum([100 + VALUES[card.rank] for card in hand if card.suit == suit]))
    if len(suits) == 3:
        pair = [card for card in hand if card.suit == suits[-1]]
        away = [min(pair, key=lambda card: VALUES[card.rank])]
    else:
        away = [card for card in hand if card.suit != suits[-1]]
    kept = [card for card in hand if card not in away]
    return score(rules, (*kept, *new[:len(away)]))


@lru_cache(maxsize=128)
def _field(rules: Any, kind: str) -> tuple[int, ...]:
    """Hands of others as numbers, the lowest first.

    ``dealt``: as they are dealt; ``punto``: those of them that are a punto; ``drawn``: after a usual exchange; ``mended``: after a
    usual exchange of a punto.
    """
    rng, cards = Rng(1526), PACKS[rules.pack].cards
    found = []
    for _ in range(_DEALS):
        pile = rng.shuffled(cards)
        for at in range(0, len(pile) - 7, 8):
            four = pile[at:at + 4]
            number = score(rules, four)
            if number >= 100 and kind in ("punto", "mended"):
                continue
            found.append(_usual(rules, four, pile[at + 4:at + 8]) if kind in ("drawn", "mended") else number)
    return tuple(sorted(found))


def field_of(rules: Any) -> str:
    """The kind of hands (see `_field`) that are shown in the end."""
    return "drawn" if rules.draws else "dealt"


@lru_cache(maxsize=16_384)
def share(rules: Any, number: int, kind: str) -> float:
    """The part of the hands of a kind (see `_field`) that one of this number beats, 0 to 1; equal hands count half."""
    others = _field(rules, kind)
    return (bisect_left(others, number) + bisect_right(others, number)) / 2 / max(1, len(others))


def promise(rules: Any, kept: Sequence[Card], unseen: Sequence[Card], chance: Callable[[int], float]) -> float:
    """How likely these cards win when they are filled up to four from the unseen; ``chance``: how likely a number wins."""
    numbers, many = _become(rules, tuple(kept), tuple(unseen))
    return sum([chance(number) * ways for number, ways in numbers]) / max(1, many)


@lru_cache(maxsize=64)
def _become(rules: Any, kept: tuple[Card, ...], unseen: tuple[Card, ...]) -> tuple[tuple[tuple[int, int], ...], int]:
    """The numbers that these cards may become, each with its ways, and all ways; a hand is often asked again in the next round."""
    if not kept:
        numbers: Sequence[int] = _field(rules, "dealt")[::7]
    else:
        size = HAND - len(kept)
        step = 1 + comb(len(unseen), size) // MANY
        numbers = [score(rules, (*kept, *new)) for new in islice(combinations(unseen, size), 0, None, step)]
    return tuple(Counter(numbers).items()), len(numbers)
