"""Goninkan in the greedy manner: a picture counts one, for the two kankei or for the other three."""
from __future__ import annotations

from functools import cache
from typing import Any

from ..cards import Card
from ..packs import GONINKAN_50 as PACK
from ..packs import JOKER
from ..play import Action
from ._greedy import Manner, Table, tables

__all__ = ["manner", "with_trumps"]

_SUITS = "SHDC"


@cache
def with_trumps(trump: str) -> Manner:
    """The manner with these trumps."""
    from ..games._goninkan_rules import PICTURES, strengths

    return Manner(dict.fromkeys(PICTURES, 1.0), aside=_aside, play=_play, **tables(
        PACK.cards, (*_SUITS, ""),
        lambda one, other, led: strengths(trump, led).get(one, 0) > strengths(trump, led).get(other, 0)))


def manner(state: Any) -> Manner:
    """The manner with the trumps of this state."""
    return with_trumps(state.trump or "S")


def _aside(state: Any) -> Action:
    """The longest suit for trumps; an ace leads; otherwise what comes first."""
    legal: tuple[Action, ...] = state.legal_actions
    hand = state.hands[state.to_act]
    if state.phase == "trump":
        return max(legal, key=lambda action: sum([card.suit == action.args[0] for card in (*hand, *state.shown)]))
    return legal[0 if state.phase != "lead" or any(card.rank == "A" for card in hand) else 1]


def _play(table: Table, state: Any, legal: tuple[Action, ...]) -> Action:
    know = table.manner
    assert know is not None
    bit, worth, control, kankei = know.bit, know.worth, know.control, state.kankei
    seat, plays = state.to_act, state.plays[state.dead:]
    hand, ours = state.hands[seat], seat in kankei
    unseen = table.live & ~sum([bit[card] for card in hand])
    share = len(hand) / (unseen.bit_count() or 1)
    mates = 1 if ours else 2
    best_value, best = -1e9, legal[0]
    if not plays:
        foes = 4 - mates
        trump = know.suits[state.trump]
        for action in legal:
            card: Card = action.args[0]  # type: ignore[assignment]
            if card is JOKER:
                asked = know.suits[str(action.args[1])] if len(action.args) > 1 else trump
                rich = sum([bool(bit[one] & asked & unseen) for one in worth])
                value = 1.5 * rich / (1 + (asked & unseen).bit_count()) - (1.2 if len(hand) > 4 else 0.2)
            else:
                above = know.beaten[card.suit][card] & unseen
                suit = know.suits[card.suit]
                p = max(0.0, 1 - share * foes) ** (above & suit).bit_count()
                cuts = (above & ~suit).bit_count()
                if cuts:
                    lacks = max(0.0, 1 - share) ** (unseen & suit).bit_count()
                    p *= (1 - lacks * (1 - max(0.0, 1 - share) ** cuts)) ** foes
                own = worth.get(card, 0)
                value = (2 * p - 1) * (own + 0.5) - (0.1 if trump & bit[card] else 0) - 0.3 * control[card]
            if value > best_value:
                best_value, best = value, action
        return best
    led = state.follow or plays[0][1].suit
    beaten = know.beaten[led]
    holder, top = plays[0]
    for who, card in plays:
        if beaten[top] & bit[card]:
            holder, top = who, card
    pile = sum([card in worth for _, card in state.plays])
    done = {who for who, _ in state.plays}
    foes = sum([who not in done and who != seat and (who in kankei) != ours for who in range(5)])
    theirs = min(1.0, share * foes)
    above = unseen & know.suits[led]

    def holds(card: Card) -> float:
        """How likely no opponent behind beats a card."""
        over = beaten[card] & unseen
        cuts = (over & ~above).bit_count()
        p = (1 - theirs) ** (over & above).bit_count()
        return p * (1 - (1 - min(1.0, share)) ** above.bit_count() * (1 - (1 - theirs) ** cuts)) if cuts else p

    mine = (holder in kankei) == ours
    hold = holds(top)
    partner = 4 - len(state.plays) - foes > 0
    for action in legal:
        card = action.args[0]  # type: ignore[assignment]
        own = worth.get(card, 0)
        if beaten[top] & bit[card]:
            p = holds(card)
            value = (2 * p - 1) * (pile + own) + 0.2 * p
        elif mine:
            value = (2 * hold - 1) * (pile + own)
        else:
            value = -(pile + own) * (0.5 if partner else 1)
        value -= 0.8 * control[card]
        if value > best_value:
            best_value, best = value, action
    return best
