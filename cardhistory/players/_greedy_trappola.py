"""Trappola in the greedy manner: points of the cards, and a two as good as a small court."""
from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..packs import TRAPPOLA_36 as PACK
from ..play import Action
from ._greedy import Manner, tables
from ._tavern_trappola import keeps

__all__ = ["manner"]

_PLACE = {rank.letter: place for place, rank in enumerate(PACK.ranks)}
_TABLES = tables(PACK.cards, [suit.letter for suit in PACK.suits],
                 lambda one, other, led: one.suit == led and (other.suit != led or _PLACE[one.rank] < _PLACE[other.rank]))


@lru_cache(maxsize=16)
def _manner(points: tuple[tuple[str, int], ...]) -> Manner:
    worth = dict(points)
    return Manner({card: worth[card.rank] for card in PACK.cards if card.rank in worth}, aside=_aside,
                  apart=lambda card: (card.rank == "2",), **_TABLES)


def manner(state: Any) -> Manner:
    """The manner under the rules of this state."""
    return _manner(state.game.rules.card_points)


def _aside(state: Any) -> Action:
    legal: tuple[Action, ...] = state.legal_actions
    stand, *exchange = legal
    kept = not exchange or keeps(state.hands[state.to_act], state.game.rules)[0]
    return stand if kept else exchange[0]
