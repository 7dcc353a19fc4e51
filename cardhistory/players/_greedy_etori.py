"""Etori in the greedy manner: what the taken cards count, and the longest suit for trumps."""
from __future__ import annotations

from functools import cache
from typing import Any

from ..packs import FRENCH_53 as PACK
from ..play import Action
from ._greedy import Manner, tables

__all__ = ["manner", "under"]


@cache
def under(how: str, trump: str) -> Manner:
    """The manner where cards count in this way, with these trumps."""
    from ..games._etori_rules import strengths, values

    worth = values(how, trump)
    most = max(worth.values())
    return Manner({card: points / most for card, points in worth.items()}, aside=_aside, spend=1.4, lead_out=0.9, tempo=-0.4, **tables(
        PACK.cards, {card.suit for card in PACK.cards},
        lambda one, other, led: strengths(trump, led).get(one, 0) > strengths(trump, led).get(other, 0)))


def manner(state: Any) -> Manner:
    """The manner under the rules and trumps of this state."""
    rules = state.game.rules
    return under("pictures" if rules.bidding else rules.card_values, state.trump or "C")


def _aside(state: Any) -> Action:
    legal: tuple[Action, ...] = state.legal_actions
    if state.phase != "trump":
        return legal[0]  # the hand stands if it may, and nobody bids
    hand = state.hands[state.to_act]
    strong = {card: 3 if card.rank in "AK" else 2 for card in hand}
    return max(legal, key=lambda action: sum([strong[card] for card in hand if card.suit == action.args[0]]))
