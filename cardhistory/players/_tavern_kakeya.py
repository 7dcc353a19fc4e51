"""Rules of thumb for Kakeya trump. Each has its sentence under ``kakeya.thumb.<key>``."""
from __future__ import annotations

from ..observation import Observation
from ..play import Action
from . import Thought
from ._greedy_kakeya import under
from ._tavern_pictures import Table
from ._tavern_pictures_play import card_to_play, promise

__all__ = ["choose"]

LEADS = 0.0
"""Whoever has a lead that promises more pictures than this leads himself."""


def choose(seen: Observation) -> tuple[Action, Thought]:
    """What the rules of thumb say, and which of them."""
    if seen.phase == "trump":
        stands = seen.fact("trump")
        return next(action for action in seen.legal_actions if action.args == (stands,)), Thought("trump_stands")
    table = _table(seen)
    if seen.phase == "call":
        return _call(seen, table)
    card, key = card_to_play(table)
    return next(action for action in seen.legal_actions if action.args == (card,)), Thought(key, (card,))


def _table(seen: Observation) -> Table:
    from ..games._kakeya_rules import rensho

    trump = seen.fact("trump")
    friends = [seat for seat in seen.seats if seat != seen.seat and seen.sides[seat] == seen.sides[seen.seat]]  # type: ignore[index]
    return Table(seen, under(trump), friends, rensho(trump) if seen.rules.rensho_free else None)


def _call(seen: Observation, table: Table) -> tuple[Action, Thought]:
    best = max(seen.hand, key=lambda card: promise(table, card))
    leads = promise(table, best) > LEADS
    action = next(one for one in seen.legal_actions if one.verb == ("iku" if leads else "koi"))
    return action, Thought("lead_self", (best,)) if leads else Thought("lead_partner")
