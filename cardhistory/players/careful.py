"""The careful player asks how the hidden cards may lie.

It draws worlds that fit all it has seen and tries its actions in each of them (see ``_search``); what a game needs beside that
stands in a file of its own, ``_careful_<game>.py``, with a function ``choose(seen, rng, budget)``; trick games think on bit masks there
(``_fast``). How far it thinks is a number of actions, so that the same observation and the same generator give the same decision on
any machine.
"""
from __future__ import annotations

from importlib import import_module

from ..deals import Rng
from ..observation import Observation
from ..play import Action
from . import Decision, Thought, must_act
from ._greedy import rooms
from ._search import Measure, habit, sample, sift, verdict, weigh

__all__ = ["Careful"]

BUDGET = 20_000
"""Actions done in thought for one decision, by the rules or on bit masks: well below a third of a second in CPython."""


class Careful:
    """Tries its actions in worlds that fit what it has seen, and takes the one that does best on average.

    ``budget``: how many actions it may do in thought for one decision. Raises ValueError below 1.
    """

    name = "careful"

    def __init__(self, budget: int = BUDGET) -> None:
        if budget < 1:
            raise ValueError(f"budget is a number of actions from 1, not {budget!r}")
        self.budget = budget

    def choose(self, seen: Observation, rng: Rng) -> Decision:
        """What does best on average. Raises ValueError when it is not this seat's turn."""
        must_act(seen)
        if len(seen.legal_actions) == 1:
            return Decision(seen.legal_actions[0], (Thought("no_choice", seen.legal_actions[0].cards),))
        if f"_careful_{seen.game}" in rooms():
            found: Decision = import_module(f"._careful_{seen.game}", __package__).choose(seen, rng, self.budget)
            return found
        return by_worlds(seen, rng, self.budget)


def by_worlds(seen: Observation, rng: Rng, budget: int, actions: tuple[Action, ...] = (),
              measure: Measure | None = None) -> Decision:
    """The decision that worlds and greedy playouts lead to, among these actions or all that are legal."""
    legal = actions or tuple([action for action in seen.legal_actions if action.verb != "concede"])
    state = sample(seen, rng)
    if state is None:
        return Decision(legal[0], (Thought("in_the_dark"),))
    usual = habit(seen, state, rng)
    if not seen.hand:
        return Decision(usual, (Thought("cards_unseen"),))
    left = sift(seen, state, sorted(legal, key=lambda action: action != usual))
    if len(left) == 1:
        return Decision(left[0], (Thought("all_alike", left[0].cards),))
    order = weigh(seen, rng, left, budget, usual=usual, measure=measure)
    if not order:
        return Decision(legal[0], (Thought("in_the_dark"),))
    return Decision(order[0].action, (Thought(verdict(order), order[0].action.cards),))
