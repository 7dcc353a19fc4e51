"""What one seat knows of an Aluette deal beside the cards on the table."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..cards import Card
from ..packs import ALUETTE_48
from ..play import Action
from ._aluette_actions import HIDDEN_DISCARD
from ._aluette_score import count_tricks
from ._aluette_steps import CHANT

if TYPE_CHECKING:
    from .aluette import AluetteState

__all__ = ["facts", "heard"]


def heard(state: AluetteState, seat: int | None) -> tuple[tuple[int, Action], ...]:
    """The log as this seat knows it: without signs it did not see, and without the faces of others' discards.

    Nobody learns more when the deal is over: cards laid away are never seen again, and a sign that was missed is missed.
    """
    unseen = {place for place, _, _, eyes in state.signs if seat not in eyes}
    return tuple([(who, HIDDEN_DISCARD) if action.verb == "discard" and who != seat else (who, action)
                  for place, (who, action) in enumerate(state.log) if place not in unseen])


def facts(state: AluetteState, seat: int | None) -> tuple[tuple[str, Any], ...]:
    """The facts of an observation: tricks won, votes, what was offered, announced and said, and this seat's own secrets."""
    rules, winners, chanteurs = state.game.rules, state.winners, state.chanteurs
    drawn: tuple[Card, ...] = ()
    if seat in chanteurs:
        drawn = ALUETTE_48.sort(state.deal.order[state.drawn - 2 * CHANT + chanteurs.index(seat)::2])
    carried = 0
    if rules.spoiled == "carry_over":
        carried = next((i for i, winner in enumerate(reversed(winners)) if winner is not None), len(winners))
    return (
        ("won", count_tricks(rules, winners)),  # tricks before each player
        ("carried", carried),  # spoiled tricks that wait for the next winner
        ("votes", tuple(map(int, state.votes))),  # on the chant, from the dealer's left
        ("chanteurs", chanteurs),
        ("exchanged", state.exchanged),
        ("drawn", drawn),  # this seat's own cards from the chant
        ("discarded", next((cards for who, cards in state.thrown if who == seat), ())),  # and what it laid away
        ("announced", state.announced),
        ("offer", state.offer),
        ("offer_refused", state.refused),  # the side whose offer was refused
        ("given_up", state.given_up),
        ("signs", tuple((who, sign.text) for _, who, sign, eyes in state.signs if seat in eyes)),
        ("spoken", state.spoken),
    )
