"""Aluette in the greedy manner: a trick counts one, whoever of one's side takes it; strong cards are not wasted."""
from __future__ import annotations

from functools import cache
from typing import Any

from ..cards import Card
from ..packs import ALUETTE_48 as PACK
from ..play import Action
from ._greedy import Manner, Table, tables

__all__ = ["manner"]


@cache
def _manner() -> Manner:
    from ..games._aluette_rules import CLASS

    found = tables(PACK.cards, [suit.letter for suit in PACK.suits], lambda one, other, led: CLASS[one] < CLASS[other])
    found["suits"] = {}  # suits mean nothing
    return Manner({}, aside=_aside, play=_play, apart=lambda card: (CLASS[card],), **found)


def manner(state: Any) -> Manner:
    """The manner, which is the same under all rules."""
    return _manner()


def _aside(state: Any) -> Action:
    """The weakest cards are laid away; one plays without a chant, announces nothing, and lets others give up."""
    legal: tuple[Action, ...] = state.legal_actions
    if legal[0].verb == "discard":
        beaten = _manner().beaten["D"]
        return max(legal, key=lambda action: beaten[action.cards[0]].bit_count() if action.verb == "discard" else -1)
    wanted = {"exchange": "exchange", "chant": "refuse", "announce": "pass", "surrender": "accept"}[state.phase]
    return next((action for action in legal if action.verb == wanted), legal[0])


def _play(table: Table, state: Any, legal: tuple[Action, ...]) -> Action:
    seat, plays = state.to_act, state.plays
    hand = state.hands[seat]
    know = _manner()
    bit, beaten, control = know.bit, know.beaten["D"], know.control
    unseen = table.live & ~sum([bit[card] for card in hand])
    seats = len(state.hands)
    share = min(1.0, len(hand) / (unseen.bit_count() or 1))
    after = seats - len(plays) - 1
    foes = (after + 1) // 2
    miss = (1 - share) ** foes
    holder, spoiled = -1, False
    top: Card | None = None
    for who, one in plays:
        if top is None or beaten[top] & bit[one]:
            holder, top, spoiled = who, one, False
        elif beaten[top] == beaten[one]:
            spoiled = True
    ours = holder >= 0 and holder % 2 == seat % 2 and not spoiled
    hold = miss ** (beaten[top] & unseen).bit_count() if top else 0.0
    best_value, best = -9.0, legal[0]
    done: set[int] = set()
    for action in legal:
        if action.verb != "play":
            break
        card: Card = action.args[0]  # type: ignore[assignment]
        above = beaten[card]
        if above in done:
            continue
        done.add(above)
        if top is None or beaten[top] & bit[card]:
            p = miss ** (above & unseen).bit_count()
            value = 2 * p - 1 if not ours else max(2 * p - 1, 0) * 0.9
        elif above == beaten[top] and not spoiled:
            value = 0.0 if not ours else -0.5
        elif spoiled:
            value = 0.0 if not after else -0.4
        else:
            value = (2 * hold - 1) * 0.95 if ours else -1.0 if not after else -0.8
        value -= 0.9 * control[card]
        if value > best_value:
            best_value, best = value, action
    return best
