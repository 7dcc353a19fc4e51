"""What four cards are worth at Primiera: the kind of hand, its points, and what decides between equals."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from ..cards import Card
from ._primiera_rules import HAND, PACKS, VALUES, PrimieraRules

__all__ = ["Held", "held", "made", "possible", "rank_of", "strength", "tie_cards", "tie_suit", "winners"]

QUINOLA = Card("F", "D")
_55 = {"7", "6", "A"}
_COURT = {"R": 3, "C": 2, "F": 1}
_SUITS = "CDBS"
"""The order of suits where suits decide: cups, coins, batons, swords."""


@dataclass(frozen=True, slots=True)
class Held:
    """A hand: its kind, its points, and the cards that form it (only they count)."""

    kind: str
    points: int
    cards: tuple[Card, ...]


def held(rules: PrimieraRules, cards: Sequence[Card]) -> Held:
    """What four cards are under these rules.

    >>> from cardhistory.packs import LATIN_40
    >>> held(PrimieraRules(), LATIN_40.read("7C 6C AC 2D"))
    Held(kind='fiftyfive', points=55, cards=(7C, 6C, AC))
    """
    if rules.quinola and QUINOLA in cards:
        others = [card for card in cards if card is not QUINOLA]
        every = [_plain(rules, (*others, card)) for card in PACKS[rules.pack].cards if card not in others]
        return max(every, key=lambda one: (strength(rules, one), tie_suit(one)))
    return _plain(rules, tuple(cards))


def made(rules: PrimieraRules, cards: Sequence[Card]) -> bool:
    """Are four cards a primiera or better?"""
    suits = len({card.suit for card in cards})
    if suits == HAND:
        return True
    if suits == 3 and not (rules.quinola or rules.three_of_a_kind_is_primiera):
        return False  # two of one suit and two others: nothing but a punto, and more than half of all hands
    return held(rules, cards).kind != "punto"


def _plain(rules: PrimieraRules, cards: tuple[Card, ...]) -> Held:
    suits: dict[str, list[Card]] = {}
    for card in cards:
        suits.setdefault(card.suit, []).append(card)
    for kind in rules.order:
        if kind == "primiera":
            if len(suits) == HAND or (rules.three_of_a_kind_is_primiera and _alike(cards) >= 3):
                return Held(kind, _sum(cards), cards)
        elif kind == "fluxus":
            if len(suits) == 1:
                return Held(kind, _sum(cards), cards)
        elif kind == "fiftyfive":
            for own in suits.values():
                if len(own) >= 3:
                    three = tuple([card for card in own if card.rank in _55])
                    if len(three) == 3:
                        return Held(kind, _sum(three), three)
        elif len(suits) == HAND and _alike(cards) == HAND:
            return Held(kind, _sum(cards), cards)
    best = Held("punto", -1, ())
    for own in suits.values():
        if len(own) >= rules.punto_min_cards:
            one = Held("punto", _sum(own), tuple(own))
            if one.points > best.points or (one.points == best.points and tie_suit(one) > tie_suit(best)):
                best = one
    return best


def _sum(cards: Iterable[Card]) -> int:
    return sum([VALUES[card.rank] for card in cards])


def _alike(cards: Sequence[Card]) -> int:
    ranks = [card.rank for card in cards]
    return max([ranks.count(rank) for rank in ranks])


# Comparing

@lru_cache(maxsize=64)
def _ladder(order: tuple[str, ...], high: int | None) -> dict[str, int]:
    """The step of each kind, the lowest first; a high primiera stands between fluxus and what is above it."""
    steps = {kind: 2 * step for step, kind in enumerate(("punto", *reversed(order)))}
    above = high is not None and "fluxus" in steps and steps["fluxus"] > steps["primiera"]
    return {**steps, "high": steps["fluxus"] + 1 if above else steps["primiera"]}


def rank_of(rules: PrimieraRules, kind: str) -> int | None:
    """The place of a kind under these rules, higher for the better; None for a kind they do not have."""
    return _ladder(rules.order, rules.high_primiera).get(kind)


def strength(rules: PrimieraRules, one: Held) -> tuple[int, int, int]:
    """What hands are compared by, before ties are broken: the kind, the points, and for courts alike their rank if it counts."""
    steps = _ladder(rules.order, rules.high_primiera)
    step = steps[one.kind]
    if one.kind == "primiera" and rules.high_primiera is not None and one.points >= rules.high_primiera:
        step = steps["high"]
    ranked = one.kind == "chorus" and rules.court_chorus == "ranked"
    return step, one.points, _COURT.get(one.cards[0].rank, 0) if ranked else 0


def tie_cards(one: Held) -> list[int]:
    """For ``ties="cards"``: the values of the cards that count, the highest first."""
    return sorted([VALUES[card.rank] for card in one.cards], reverse=True)


def tie_suit(one: Held) -> tuple[object, ...]:
    """For ``ties="suit"``: a fluxus or fifty-five goes by its suit. Any other hand goes by its higher cards, then by kings,
    then by riders, then by its cups, its coins and so on."""
    if one.kind in ("fluxus", "fiftyfive"):
        return (-_SUITS.index(one.cards[0].suit),)
    ranks = [card.rank for card in one.cards]
    suits = [sorted([(VALUES[card.rank], _COURT.get(card.rank, 0)) for card in one.cards if card.suit == suit], reverse=True)
             for suit in _SUITS]
    return tie_cards(one), ranks.count("R"), ranks.count("C"), suits


def winners(rules: PrimieraRules, hands: Sequence[tuple[int, Held]]) -> tuple[int, ...]:
    """The seats with the best hand, out of (seat, hand) in the order of play; more than one where a tie is not broken."""
    best = max([strength(rules, one) for _, one in hands])
    equal = [(seat, one) for seat, one in hands if strength(rules, one) == best]
    if len(equal) > 1 and rules.ties == "eldest":
        equal = equal[:1]
    elif len(equal) > 1 and rules.ties in ("cards", "suit"):
        decides = tie_cards if rules.ties == "cards" else tie_suit
        top = max([decides(one) for _, one in equal])
        equal = [(seat, one) for seat, one in equal if decides(one) == top]
    return tuple([seat for seat, _ in equal])


def possible(rules: PrimieraRules) -> tuple[tuple[str, int], ...]:
    """Every (kind, points) that a hand can be, from the lowest to the highest: what may be bid."""
    return _possible(rules.pack, rules.order, rules.punto_min_cards, rules.three_of_a_kind_is_primiera)


@lru_cache(maxsize=16)
def _possible(pack: int, order: tuple[str, ...], least: int, three: bool) -> tuple[tuple[str, int], ...]:
    rules = PrimieraRules(pack=pack, order=order, punto_min_cards=least, three_of_a_kind_is_primiera=three)
    ranks = [rank.letter for rank in PACKS[pack].ranks]
    # No suit is different from another: it is enough to try every way to spread the four cards, largest suit first.
    found = {_one(rules, four, "CCCC") for four in combinations(ranks, HAND)}
    found |= {_one(rules, four, "CDBS") for four in combinations_with_replacement(ranks, HAND)}
    for shape in ("CCCD", "CCDD", "CCDB"):
        for first in combinations(ranks, shape.count("C")):
            for second in combinations(ranks, shape.count("D")):
                for third in (ranks if "B" in shape else [""]):
                    found.add(_one(rules, (*first, *second, *([third] if third else [])), shape))
    steps = _ladder(order, None)
    return tuple(sorted(found, key=lambda one: (steps[one[0]], one[1])))


def _one(rules: PrimieraRules, ranks: Sequence[str], suits: str) -> tuple[str, int]:
    one = _plain(rules, tuple([Card(rank, suit) for rank, suit in zip(ranks, suits, strict=True)]))
    return one.kind, one.points
