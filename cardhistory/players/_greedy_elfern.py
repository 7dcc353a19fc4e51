"""Elfern in the greedy manner: a figure counts one."""
from __future__ import annotations

from functools import cache
from typing import Any

from ..packs import FRENCH_32 as PACK
from ._greedy import Manner, tables

__all__ = ["manner"]


@cache
def _manner(seven: bool) -> Manner:
    from ..games._elfern_rules import BEATEN_BY

    above = BEATEN_BY[seven]
    return Manner({card: 1 for card in PACK.cards if card.rank in "AKQJT"}, **tables(
        PACK.cards, [suit.letter for suit in PACK.suits],
        lambda one, other, led: one.suit == led and (other.suit != led or one in above[other])))


def manner(state: Any) -> Manner:
    """The manner under the rules of this state."""
    return _manner(state.game.rules.seven_beats_ace)
