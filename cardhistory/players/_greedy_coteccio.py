"""Coteccio in the greedy manner, where greed is to take nothing: points are thrown on others, and tricks are shunned."""
from __future__ import annotations

from functools import cache
from typing import Any

from ..cards import Card
from ..packs import LATIN_40 as PACK
from ..play import Action
from ._greedy import Manner, Table, tables

__all__ = ["manner"]


@cache
def _manner() -> Manner:
    from ..games._coteccio_rules import RANKS, VALUES

    place = {card: RANKS.index(card.rank) for card in PACK.cards}
    return Manner({card: VALUES[card.rank] for card in PACK.cards if VALUES[card.rank]}, play=_play, **tables(
        PACK.cards, [suit.letter for suit in PACK.suits],
        lambda one, other, led: one.suit == led and (other.suit != led or place[one] < place[other])))


def manner(state: Any) -> Manner:
    """The manner, which is the same under all rules."""
    return _manner()


def _play(table: Table, state: Any, legal: tuple[Action, ...]) -> Action:
    know = _manner()
    bit, worth, plays = know.bit, know.worth, state.plays
    if not plays:
        hand = state.hands[state.to_act]
        unseen = table.live & ~sum([bit[card] for card in hand])
        swept = len(state.tricks) > 2 and all(trick.winner == state.to_act for trick in state.tricks)

        def win(action: Action) -> tuple[int, float, int]:
            """How many cards are above a led card, and what it would bring home."""
            card: Card = action.args[0]  # type: ignore[assignment]
            above = know.beaten[card.suit][card]
            return (above & unseen).bit_count(), -worth.get(card, 0), above.bit_count()

        return min(legal, key=win) if swept else max(legal, key=win)
    led = plays[0][1].suit
    beaten = know.beaten[led]
    if legal[0].cards[0].suit != led:
        return max(legal, key=lambda action: (worth.get(action.cards[0], 0),
                                              -know.beaten[action.cards[0].suit][action.cards[0]].bit_count()))
    holder, top = plays[0]
    for who, card in plays:
        if beaten[top] & bit[card]:
            holder, top = who, card
    over = [action for action in legal if beaten[top] & bit[action.cards[0]]]
    if over and len(state.tricks) > 2 and all(trick.winner == holder for trick in state.tricks):
        return over[0]  # somebody who would take everything must be stopped; cards stand from the highest
    under = [action for action in legal if not beaten[top] & bit[action.cards[0]]]
    return under[0] if under else over[-1]
