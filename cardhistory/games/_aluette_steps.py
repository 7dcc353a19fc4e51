"""What every action but a card changes: the chant and the other questions before the play, signs, words, and giving up."""
from __future__ import annotations

from typing import TYPE_CHECKING

from ..packs import ALUETTE_48
from ..play import Action
from ._aluette_signs import seen_by

if TYPE_CHECKING:
    from .aluette import AluetteState

__all__ = ["CHANT", "after", "enter"]

CHANT = 6
"""Cards that a player takes in the chant, and lays away."""


def enter(state: AluetteState, *phases: str) -> AluetteState:
    """The state in the first of these phases that is played here, or in the play; the dealer's left neighbour begins."""
    rules = state.game.rules
    played = {"exchange": rules.hand_exchange and rules.players == 4, "chant": rules.chant == "ask" and rules.players == 4,
              "announce": rules.match == "rebour_10"}
    phase = next((phase for phase in phases if played[phase]), "play")
    return state._with(phase=phase, to_act=(state.dealer + 1) % rules.players)


def after(state: AluetteState, seat: int, action: Action) -> AluetteState:
    """The state after an action that is no card played and is known to be legal; it already stands in the log."""
    verb = action.verb
    if verb == "sign":
        sign = (len(state.log) - 1, seat, action, seen_by(state.game.rules, state.deal, seat, action))
        return state._with(signs=(*state.signs, sign))
    if verb == "say":
        return state._with(spoken=(*state.spoken, (seat, str(action.args[0]))))
    if verb == "discard":
        return _discard(state, seat, action)
    following = (seat + 1) % state.game.rules.players
    if verb == "concede":
        return state._with(phase="surrender", to_act=following, offer=seat)
    if verb == "accept":
        return state._with(phase="over", to_act=None, offer=None, given_up=state.offer % 2)  # type: ignore[operator]
    if verb == "refuse" and state.phase == "surrender":
        return state._with(phase="play", to_act=state.offer, offer=None, refused=state.offer % 2)  # type: ignore[operator]
    if verb == "exchange":
        return _exchange(state, seat)
    last = seat == state.dealer  # everybody has been asked
    if verb == "stand":
        return enter(state, "chant", "announce") if last else state._with(to_act=following)
    if verb in ("announce", "pass"):
        told = state._with(announced=(*state.announced, seat)) if verb == "announce" else state
        return enter(told) if last else told._with(to_act=following)
    voted = state._with(votes=(*state.votes, verb == "agree"))
    if verb == "refuse":  # one refusal is enough
        return enter(voted, "announce")
    return _chant(voted) if last else voted._with(to_act=following)


def _exchange(state: AluetteState, seat: int) -> AluetteState:
    """The whole hand goes, face down, for the first cards of the stock; what is left is too little for a chant."""
    count = state.game.rules.hand
    new = ALUETTE_48.sort(state.deal.order[state.drawn:state.drawn + count])
    hands = tuple(new if who == seat else hand for who, hand in enumerate(state.hands))
    return enter(state._with(hands=hands, drawn=state.drawn + count, thrown=((seat, state.hands[seat]),)), "announce")


def _chant(state: AluetteState) -> AluetteState:
    """The twelve cards of the stock go to the two chanteurs, one card at a time, the dealer's left neighbour first."""
    stock = state.stock
    left, other = state.chanteurs
    new = {left: stock[0::2], other: stock[1::2]}
    hands = tuple(ALUETTE_48.sort((*hand, *new.get(who, ()))) for who, hand in enumerate(state.hands))
    return state._with(phase="discard", to_act=left, hands=hands, drawn=state.drawn + 2 * CHANT)


def _discard(state: AluetteState, seat: int, action: Action) -> AluetteState:
    (card,) = action.cards
    hands = tuple(tuple(other for other in hand if other is not card) if who == seat else hand
                  for who, hand in enumerate(state.hands))
    away = dict(state.thrown)
    away[seat] = ALUETTE_48.sort((*away.get(seat, ()), card))
    done = state._with(hands=hands, thrown=tuple(away.items()))
    if len(hands[seat]) > state.game.rules.hand:
        return done
    left, other = state.chanteurs
    return done._with(to_act=other) if seat == left else enter(done, "announce")
