"""Kakeya trump in the greedy manner: a picture counts one."""
from __future__ import annotations

from functools import cache
from typing import Any

from ..packs import FRENCH_52 as PACK
from ..play import Action
from ._greedy import Manner, tables

__all__ = ["manner", "under"]


@cache
def under(trump: str) -> Manner:
    """The manner with these trumps."""
    from ..games._kakeya_rules import SUITS, strengths

    return Manner({card: 1 for card in PACK.cards if card.rank in "AKQJ"}, aside=_aside, spend=1.4, lead_out=0.9, tempo=-0.4, **tables(
        PACK.cards, SUITS, lambda one, other, led: strengths(trump, led).get(one, 0) > strengths(trump, led).get(other, 0)))


def manner(state: Any) -> Manner:
    """The manner with the trumps of this state."""
    return under(state.trump)


def _aside(state: Any) -> Action:
    """Trumps stay as they stand, and whoever is asked leads."""
    legal: tuple[Action, ...] = state.legal_actions
    return next((action for action in legal if action.args == (state.trump,)), legal[0])
