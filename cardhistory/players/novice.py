"""The novice knows the rules and nothing else: any legal action is as good as another."""
from __future__ import annotations

from ..deals import Rng
from ..observation import Observation
from . import Decision, must_act

__all__ = ["Novice"]


class Novice:
    """Plays any legal action, each equally likely."""

    name = "novice"

    def choose(self, seen: Observation, rng: Rng) -> Decision:
        """A legal action at random, without a reason. Raises ValueError when it is not this seat's turn."""
        must_act(seen)
        return Decision(rng.choice(seen.legal_actions))
