"""Odds at Primiera: what a hand becomes when cards are drawn, counted exactly, and what the others may hold, by sampling.

The count does not deal out every draw. Suit by suit it adds what may come, and keeps apart only what the hand is worth by:
how many suits there are, the sum of all cards, the best suit, a fluxus, a fifty-five. Where an option makes other cards matter
(three alike as a primiera, the quinola) every draw of one or two cards is dealt out, and larger ones are sampled.
"""
from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import Any

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ._search import sample

__all__ = ["Rivals", "finals", "thumb", "unseen_by"]

HAND = 4
_SAMPLE = 1_500
_HANDS = 100  # random hands that others are measured by
_BLUFF = 0.05  # how likely somebody stakes with the worst of hands
Strength = tuple[int, int, int]


def unseen_by(seen: Observation) -> list[Card]:
    """The cards that a seat has not seen: not its own, none it threw away, none that lie open."""
    from ..games._primiera_rules import PACKS

    known = {*seen.hand, *(card for packet in seen.fact("came") for card in packet),
             *(card for _, cards in seen.thrown for card in cards), *(card for _, cards in seen.fact("shown") for card in cards)}
    return [card for card in PACKS[seen.rules.pack].cards if card not in known]


def finals(rules: Any, kept: Sequence[Card], unseen: Sequence[Card], rng: Rng) -> dict[Strength, float]:
    """By strength, the chance that these cards become a hand of it when it is filled up from the unseen cards.

    Exact but for draws of three or four cards under ``quinola`` or ``three_of_a_kind_is_primiera``.
    """
    from ..games._primiera_hands import held, strength

    draws = HAND - len(kept)
    found: Counter[Strength] = Counter()
    if not draws or rules.quinola or rules.three_of_a_kind_is_primiera:
        ways: Any = combinations(unseen, draws)
        if comb(len(unseen), draws) > _SAMPLE:
            ways = [rng.shuffled(unseen)[:draws] for _ in range(_SAMPLE)]
        for cards in ways:
            found[strength(rules, held(rules, (*kept, *cards)))] += 1
    else:
        found = _counted(rules, kept, unseen, draws)
    total = sum(found.values())
    return {value: count / total for value, count in found.items()}


def _counted(rules: Any, kept: Sequence[Card], unseen: Sequence[Card], draws: int) -> Counter[Strength]:
    from ..games._primiera_hands import Held, strength
    from ..games._primiera_rules import VALUES

    states: Counter[tuple[int, int, int, int, bool, bool]] = Counter({(0, 0, 0, -1, False, False): 1})
    for suit in "SBCD":
        own = [card for card in kept if card.suit == suit]
        ways: Counter[tuple[int, int, int, bool]] = Counter()
        for drawn in range(draws + 1):
            for cards in combinations([card for card in unseen if card.suit == suit], drawn):
                ranks = [card.rank for card in (*own, *cards)]
                points = sum([VALUES[rank] for rank in ranks])
                ways[drawn, len(ranks), points, {"7", "6", "A"} <= {*ranks}] += 1
        after: Counter[tuple[int, int, int, int, bool, bool]] = Counter()
        for (drawn, suits, total, best, flush, three), count in states.items():
            for (more, size, points, has), many in ways.items():
                if drawn + more <= draws:
                    punto = points if size >= rules.punto_min_cards else -1
                    after[drawn + more, suits + (size > 0), total + points, max(best, punto), flush or size == HAND,
                          three or has] += count * many
        states = after
    found: Counter[Strength] = Counter()
    for (drawn, suits, total, best, flush, three), count in states.items():
        if drawn == draws:
            holds = {"primiera": suits == HAND, "fluxus": flush, "fiftyfive": three, "chorus": False}
            kind = next((kind for kind in rules.order if holds[kind]), "punto")
            points = {"punto": best, "fiftyfive": 55}.get(kind, total)
            found[strength(rules, Held(kind, points, ()))] += count
    if "chorus" in rules.order and rules.order.index("chorus") < rules.order.index("primiera"):
        for rank in {card.rank for card in (*kept, *unseen)}:  # four alike were counted as a primiera
            if all(card.rank == rank for card in kept) and sum(card.rank == rank for card in unseen) == draws:
                points = HAND * VALUES[rank]
                found[strength(rules, Held("primiera", points, ()))] -= 1
                found[strength(rules, Held("chorus", points, (Card(rank, "S"),)))] += 1
    return +found


def thumb(rules: Any, hand: Sequence[Card], low: int, high: int) -> list[Card]:
    """What a sensible player throws away: towards three or four of a suit, a primiera, or a better pair."""
    from ..games._primiera_rules import VALUES

    def worth(cards: Sequence[Card]) -> tuple[int, int]:
        return len(cards), sum([VALUES[card.rank] for card in cards])

    suits = [[card for card in hand if card.suit == suit] for suit in {card.suit for card in hand}]
    longest = max(suits, key=lambda cards: (*worth(cards), cards[0].suit))
    if len(suits) == HAND or len(longest) == HAND:
        keep = list(hand)
    elif len(suits) == 3 and len(longest) == 2 and worth(longest)[1] < 37:
        keep = [max(cards, key=lambda card: VALUES[card.rank]) for cards in suits]
    else:
        keep = longest
    away = sorted([card for card in hand if card not in keep], key=lambda card: VALUES[card.rank])
    if len(away) < low:
        away += sorted(keep, key=lambda card: (VALUES[card.rank], card.suit))[:low - len(away)]
    return away[:high]


class Rivals:
    """How strong the best of the others may be in the end, over so many worlds that fit what a seat has seen. All four cards are dealt."""

    def __init__(self, seen: Observation, rng: Rng, worlds: int) -> None:
        from ..games._primiera_hands import held, strength

        self.state: Any = None
        self.best: list[tuple[Strength, float]] = []
        """In each world the strength of the best rival, and how likely that world is by the stakes that were laid down."""
        rules = seen.rules
        unseen = unseen_by(seen)
        some = sorted([strength(rules, held(rules, rng.shuffled(unseen)[:HAND])) for _ in range(_HANDS)])
        stakes = Counter([who for who, action in seen.log if action.verb in ("stake", "raise")])
        drawn = {seat: out for seat, out, _, _ in seen.fact("served") if out}
        for _ in range(worlds):
            state: Any = sample(seen, rng)
            if state is None:
                break
            self.state = state
            stock = rng.shuffled(state.stock)
            others = []
            weight = 1.0
            for seat in seen.fact("live"):
                if seat == seen.seat:
                    continue
                hand = list(state.hands[seat])
                gone = drawn.get(seat, 0)
                if gone and len(stock) >= gone:  # kept were not any cards, but those that looked best
                    for card in thumb(rules, hand, gone, gone):
                        hand.remove(card)
                        hand.append(stock.pop())
                if stakes[seat]:  # whoever stakes has mostly something
                    weight *= max(_BLUFF, (bisect_left(some, strength(rules, held(rules, hand))) / _HANDS) ** stakes[seat])
                if may_draw(state, seat):
                    for card in thumb(rules, hand, rules.draw_min, rules.draw_max):
                        if stock:
                            hand.remove(card)
                            hand.append(stock.pop())
                others.append(strength(rules, held(rules, hand)))
            if others:
                self.best.append((max(others), weight))

    def chance(self, mine: dict[Strength, float]) -> float:
        """The chance to win the pot with these hands; of a tie a half."""
        total = sum([weight for _, weight in self.best])
        return sum([p * weight * ((value > best) + (value == best) / 2)
                    for best, weight in self.best for value, p in mine.items()]) / (total or 1)


def may_draw(state: Any, seat: int) -> bool:
    """Will this seat exchange cards before the hands are shown?"""
    rules = state.game.rules
    if state.stage == "bid":
        return False
    if state.stage == "draw":
        return seat in state.queue
    return bool(rules.draws is None or state.exchanges < rules.draws)
