"""The novice knows the rules and nothing else: any legal action is as good as another."""
from __future__ import annotations

from ..deals import Rng
from ..observation import Observation
from . import Decision, must_act

__all__ = ["Novice"]


class Novice:
    """Plays any legal action, each equally likely; only to give a deal up of its own accord never comes to its mind."""

    name = "novice"

    def choose(self, seen: Observation, rng: Rng) -> Decision:
        """A legal action at random, without a reason. Raises ValueError when it is not this seat's turn."""
        must_act(seen)
        return Decision(rng.choice([action for action in seen.legal_actions if action.verb != "concede"]))
