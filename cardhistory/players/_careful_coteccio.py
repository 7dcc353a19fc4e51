"""How the careful player thinks at Coteccio: a life is lost or not, so that many worlds are needed to tell two cards apart.

Deals are short and quickly laid, so many can be played on.
"""
from __future__ import annotations

from ..deals import Rng
from ..observation import Observation
from . import Decision
from ._search import Measure
from .careful import by_worlds

__all__ = ["choose"]

MEASURE = Measure(worlds=400, dear=30)


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """The card that costs the fewest lives in worlds that fit."""
    return by_worlds(seen, rng, budget, measure=MEASURE)
