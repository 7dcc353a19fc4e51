"""How the careful player thinks at Goninkan: to the end of one dealing, and with an eye on the pictures of its side.

A round may have three dealings, of which two are not dealt yet; they say nothing of a card that is played now. Which cards are
shown, and which change places unseen, is left to the rule of thumb.
"""
from __future__ import annotations

from typing import Any

from ..deals import Rng
from ..observation import Observation
from . import Decision, Thought
from ._greedy import Table
from ._search import Measure
from ._tavern_goninkan import choose as tavern
from .careful import by_worlds

__all__ = ["choose"]

DECIDED = 4.0
"""What it counts to have the pictures that are needed, beside each picture."""


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """What to do here, with a thought."""
    if seen.phase in ("show", "exchange"):
        action, thought = tavern(seen)
        return Decision(action, (Thought("show_best" if seen.phase == "show" else "cards_unseen", thought.cards),))
    return by_worlds(seen, rng, budget, measure=MEASURE)


def _value(state: Any, rng: Rng, seat: int) -> tuple[float, int]:
    """The pictures of the kankei at the end of this dealing, and whether they are enough; the other way round for the others."""
    table, steps, before = Table(state, rng), 0, len(state.results)
    while state.to_act is not None and len(state.results) == before:
        action = table.choose(state)
        state = state.child(action)
        steps += 1
        if action.verb == "play":
            table.played(action.args[0])  # type: ignore[arg-type]
        else:
            table.look(state)
    _, got, target = state.results[before]
    value = got + DECIDED * (got >= target)
    return value if seat in state.kankei else -value, steps


MEASURE = Measure(_value)
