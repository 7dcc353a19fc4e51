"""The careful player at Trappola: sets at once, the exchange by playing deals out, and every card by exact analysis.

In each world that fits, the two hands are solved as if they lay open (`_trappola_open`), for every card that may be played.
"""
from __future__ import annotations

from typing import Any

from ..deals import Rng
from ..observation import Observation
from . import Decision, Thought
from ._search import cost_of_a_world, sample, weigh
from ._tavern_trappola import choose as tavern
from ._trappola_open import BIT, CARD, Solver, mask

__all__ = ["card_values", "choose"]

MOST_WORLDS = 30
CLOSE = 0.25
"""Cards whose averages differ by no more points than this are held for equal; then the rule of thumb decides."""


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """What to do here, with a thought."""
    if seen.phase == "exchange":
        order = weigh(seen, rng, seen.legal_actions, budget, rounds=1, usual=tavern(seen)[0])
        best = order[0].action if order else tavern(seen)[0]
        return Decision(best, (Thought("keep_is_better" if best.verb == "stand" else "fresh_is_better"),))
    usual, thought = tavern(seen)
    if usual.verb == "declare":
        return Decision(usual, (Thought("declare_now", thought.cards),))
    cards = [action.cards[0] for action in seen.legal_actions if action.verb == "play"]
    if len(cards) == 1:
        return Decision(usual, (Thought("no_choice", usual.cards),))
    if seen.rules.stop_at_target_midhand:
        order = weigh(seen, rng, [action for action in seen.legal_actions if action.verb == "play"], budget, usual=usual)
        return Decision(order[0].action if order else usual, (Thought("best_on_average" if order else "in_the_dark"),))
    sums = dict.fromkeys(cards, 0.0)
    solver, worlds = Solver(seen.rules), 0
    most = 1 if _all_known(seen) else MOST_WORLDS
    while worlds < most and (not worlds or solver.nodes * (worlds + 1) // worlds + cost_of_a_world(seen) * worlds < 2 * budget):
        state: Any = sample(seen, rng)
        if state is None:
            break
        worlds += 1
        solver.known.clear()
        for card, value in card_values(state, solver).items():
            sums[card] += value
    if not worlds:
        return Decision(usual, (Thought("in_the_dark"),))
    best_sum = max(sums.values())
    near = [card for card in cards if best_sum - sums[card] <= CLOSE * worlds]
    card = usual.cards[0] if usual.cards[0] in near else max(near, key=lambda one: (sums[one], -cards.index(one)))
    action = next(action for action in seen.legal_actions if action.verb == "play" and action.cards[0] is card)
    key = "all_known" if most == 1 else "close_call" if len(near) > 1 else "best_on_average"
    return Decision(action, (Thought(key, (card,)),))


def _all_known(seen: Observation) -> bool:
    """Has every card been seen that the other does not hold? So it is when the whole stock was taken and thrown away."""
    open_cards = len(seen.hand) + len(seen.played) + sum([len(cards) for _, cards in seen.thrown])
    return open_cards + seen.counts[1 - seen.seat] == len(BIT)  # type: ignore[operator]


def card_values(state: Any, solver: Solver) -> dict[Any, int]:
    """For every card the player to act may play: points still to come for that player less the other's, both seeing all."""
    seat = state.to_act
    mine, theirs = mask(state.hands[seat]), mask(state.hands[1 - seat])
    run = 0
    for trick in reversed(state.tricks):
        if trick.best.rank != "2":
            break
        run += 1
    found: dict[Any, int] = {}
    legal = [action.cards[0] for action in state.legal_actions if action.verb == "play"]
    if not state.plays:
        for card in legal:
            shift, place = divmod(BIT[card].bit_length() - 1, 9)
            same = _shared(found, solver, mine, mine | theirs, card)
            found[card] = solver.lead(mine, theirs, run, 9 * shift, place) if same is None else same
        return found
    led = state.plays[0][1]
    shift, place = divmod(BIT[led].bit_length() - 1, 9)
    for card in legal:
        away, reply = divmod(BIT[card].bit_length() - 1, 9)
        same = _shared(found, solver, mine, mine | theirs | BIT[led], card)
        found[card] = -solver.answer(theirs, mine, run, 9 * shift, place, 9 * away, reply) if same is None else same
    return found


def _shared(found: dict[Any, int], solver: Solver, mine: int, live: int, card: Any) -> int | None:
    """The value of a neighbour that is worth the same, if it has been found."""
    bit = BIT[card] << 1
    while bit in CARD and CARD[bit].suit == card.suit and not live & bit:
        bit <<= 1
    other = CARD.get(bit)
    if other is None or not mine & bit or other.suit != card.suit or card.rank == "2":
        return None
    same = solver.worth[(BIT[card].bit_length() - 1) % 9] == solver.worth[(bit.bit_length() - 1) % 9]
    return found.get(other) if same else None
