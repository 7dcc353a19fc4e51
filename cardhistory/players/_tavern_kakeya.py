"""Rules of thumb for Kakeya trump. Each has its sentence under ``kakeya.thumb.<key>``.

The play of the cards is shared with Etori (``_tavern_pictures_play.py``). Trumps are named before anybody has a card, so they stand.
"""
from __future__ import annotations

from ..observation import Observation
from ..play import Action
from . import Thought
from ._greedy_kakeya import under
from ._tavern_pictures import Table
from ._tavern_pictures_play import card_to_play, promise, why_lead

__all__ = ["choose"]

Choice = tuple[Action, Thought]


def choose(seen: Observation) -> Choice:
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


def _call(seen: Observation, table: Table) -> Choice:
    """Strong cards catch more when the partner leads towards them; a hand without them loses nothing by leading."""
    card = max(seen.hand, key=lambda one: (promise(table, one), table.weakness(one)))
    if why_lead(table, card) in ("sure_lead", "likely_lead"):
        return next(one for one in seen.legal_actions if one.verb == "koi"), Thought("lead_partner", (card,))
    return next(one for one in seen.legal_actions if one.verb == "iku"), Thought("lead_self", (card,))
