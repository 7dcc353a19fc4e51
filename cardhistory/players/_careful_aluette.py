"""The careful player at Aluette: questions and cards by playing deals out, signs and giving up by a thought of their own."""
from __future__ import annotations

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..play import Action
from . import Decision, Thought
from ._greedy_aluette import manner
from ._search import habit, sample, sift, verdict, weigh

__all__ = ["choose"]

HOPELESS = -1.2
"""Somebody who expects less than this gives up: that costs one point."""
WORTH_A_SIGN = 6
"""The strongest so many cards are shown to the partner; weaker ones are not worth the risk that others see it."""


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """What to do here, with a thought."""
    plain = [action for action in seen.legal_actions if action.verb not in ("sign", "say", "concede")]
    if seen.phase == "discard":
        beaten = manner(None).beaten["D"]
        weakest = max(plain, key=lambda action: beaten[action.cards[0]].bit_count())
        return Decision(weakest, (Thought("lay_weakest", weakest.cards),))
    state = sample(seen, rng)
    usual = habit(seen, state, rng) if state is not None else plain[0]
    sign = usual if usual.verb in ("sign", "say") else _sign(seen)
    if sign is not None:
        return Decision(sign, (Thought("tell_partner", sign.cards),))
    if len(plain) == 1:
        return Decision(plain[0], (Thought("no_choice", plain[0].cards),))
    if state is None:
        return Decision(plain[0], (Thought("in_the_dark"),))
    left = sift(seen, state, sorted(plain, key=lambda action: action != usual))
    if len(left) == 1:
        return Decision(left[0], (Thought("all_alike", left[0].cards),))
    order = weigh(seen, rng, left, budget, usual=usual)
    if not order:
        return Decision(plain[0], (Thought("in_the_dark"),))
    concede = next((action for action in seen.legal_actions if action.verb == "concede"), None)
    if concede is not None and order[0].mean / 2 < HOPELESS:
        return Decision(concede, (Thought("give_up"),))
    best = order[0].action
    return Decision(best, (Thought(verdict(order), best.cards),))


def _sign(seen: Observation) -> Action | None:
    """A sign worth making now: one of the strongest cards, in the play, while it is still in hand."""
    if seen.phase != "play" or seen.rules.false_signs:
        return None
    beaten = manner(None).beaten["D"]
    for action in seen.legal_actions:
        if action.verb == "sign" and len(action.args) == 1 and isinstance(action.args[0], Card):
            if beaten[action.args[0]].bit_count() < WORTH_A_SIGN:
                return action
    return None
