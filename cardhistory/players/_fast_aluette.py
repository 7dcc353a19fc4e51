"""Aluette on bit masks: the play of the cards, quick enough for hundreds of playouts a decision.

A card is one bit, the strongest card the lowest, so that a hand is sorted as it is. Everybody goes on by the tavern's rules of thumb,
looking at the own hand and at what has been played.
"""
from __future__ import annotations

from functools import cache

from ..packs import ALUETTE_48 as PACK

__all__ = ["Strengths", "play_on", "strengths", "taker"]

SAFE, BRAVE = 0.1, 0.8
"""As in ``_tavern_aluette.py``."""


class Strengths:
    """The cards as bits: ``over`` those that beat a card, ``same`` those of its class, ``common`` all that are not special."""

    def __init__(self) -> None:
        from ..games._aluette_rules import CLASS

        cards = sorted(PACK.cards, key=lambda card: CLASS[card])
        self.bit = {card: 1 << place for place, card in enumerate(cards)}
        self.card = {bit: card for card, bit in self.bit.items()}
        self.over = {bit: sum([self.bit[other] for other in cards if CLASS[other] < CLASS[card]]) for card, bit in self.bit.items()}
        self.same = {bit: sum([self.bit[other] for other in cards if CLASS[other] == CLASS[card]]) for card, bit in self.bit.items()}
        self.level = {bit: self.over[bit] | self.same[bit] for bit in self.card}
        self.common = sum([bit for card, bit in self.bit.items() if CLASS[card] >= 8])
        self.strong = sum([bit for card, bit in self.bit.items() if CLASS[card] <= 8])


@cache
def strengths() -> Strengths:
    """The cards as bits."""
    return Strengths()


def taker(know: Strengths, plays: list[tuple[int, int]]) -> tuple[int, int, bool]:
    """Who takes the trick as it lies, with which card, and whether two equal cards have spoiled it."""
    seat, top = plays[0]
    spoiled = False
    for who, bit in plays[1:]:
        if know.over[top] & bit:
            seat, top, spoiled = who, bit, False
        elif know.same[top] & bit:
            spoiled = True
    return seat, top, spoiled


def play_on(know: Strengths, hands: list[int], away: int, seat: int, plays: list[tuple[int, int]],
            winners: list[int | None]) -> int:
    """Play a deal to its end, adding the winners of its tricks to ``winners``; how many cards that was.

    ``away`` are the cards nobody holds.
    """
    size = len(hands)
    live = sum(hands) | away
    steps = 0
    while hands[seat]:
        bit = choose(know, hands[seat], seat, plays, live & ~hands[seat], size)
        steps += 1
        hands[seat] ^= bit
        live ^= bit
        plays.append((seat, bit))
        if len(plays) < size:
            seat = (seat + 1) % size
            continue
        who, _, spoiled = taker(know, plays)
        winners.append(None if spoiled else who)
        seat = plays[0][0] if spoiled else who
        plays = []
    return steps


def choose(know: Strengths, hand: int, seat: int, plays: list[tuple[int, int]], unseen: int, size: int) -> int:
    """The card this seat plays; ``unseen`` are the cards it has not seen."""
    if not hand & (hand - 1):
        return hand
    level = know.level
    if not plays:
        best = hand & -hand
        if not unseen & level[best]:
            return best
        common = hand & know.common
        return common & -common if common else 1 << hand.bit_length() - 1
    holder, top, spoiled = taker(know, plays)
    behind = size - 1 - len(plays)
    foes, mates = (behind + 1) // 2, behind // 2
    winning = hand & know.over[top]
    hidden = unseen.bit_count()
    miss = max(0.0, 1 - foes * hand.bit_count() / hidden) if hidden else 1.0
    if not spoiled and (holder - seat) % 2 == 0:
        if foes and 1 - miss ** (unseen & level[top]).bit_count() > SAFE:
            found = _weakest(know, winning, unseen, miss, SAFE)
            if found:
                return found
        return 1 << (hand & ~know.same[top] or hand).bit_length() - 1
    if winning:
        if not foes:
            return 1 << winning.bit_length() - 1
        found = _weakest(know, winning, unseen, miss, SAFE)
        if found:
            return found
    if not spoiled and hand & know.same[top] and not (foes and mates):
        return hand & know.same[top] & -(hand & know.same[top])
    if winning and not mates:
        found = _weakest(know, winning, unseen, miss, BRAVE)
        if found:
            return found
    return 1 << hand.bit_length() - 1


def _weakest(know: Strengths, winning: int, unseen: int, miss: float, risk: float) -> int:
    """The weakest of these cards that is beaten or equalled with no greater chance; 0 when there is none."""
    while winning:
        bit = 1 << winning.bit_length() - 1
        if 1 - miss ** (unseen & know.level[bit]).bit_count() <= risk:
            return bit
        winning ^= bit
    return 0
