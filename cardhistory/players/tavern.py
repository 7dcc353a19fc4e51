"""The tavern player goes by rules of thumb, and can say which.

The rules of each game stand in a file of their own, ``_tavern_<game>.py``: a function ``choose(seen)`` that gives an action
and the thought behind it.
"""
from __future__ import annotations

from importlib import import_module

from ..deals import Rng
from ..observation import Observation
from . import Decision, must_act

__all__ = ["Tavern"]


class Tavern:
    """Plays by rules of thumb, each a sentence; chance decides nothing."""

    name = "tavern"

    def choose(self, seen: Observation, rng: Rng) -> Decision:
        """What the first rule of thumb that applies says. Raises ValueError when it is not this seat's turn."""
        must_act(seen)
        action, thought = import_module(f"._tavern_{seen.game}", __package__).choose(seen)
        return Decision(action, (thought,))
