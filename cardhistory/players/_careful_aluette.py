"""The careful player at Aluette: cards in many worlds on bit masks, questions in a few by the rules; signs by a thought of their own."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..play import Action
from . import Decision, Thought
from ._fast import exchange, sifted
from ._fast_aluette import play_on, strengths, taker
from ._greedy_aluette import manner
from ._search import Weighed, habit, sample, sift, verdict, weigh

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
        return Decision(sign, (Thought("guide_partner" if sign.verb == "say" else "tell_partner", sign.cards),))
    if len(plain) == 1:
        return Decision(plain[0], (Thought("no_choice", plain[0].cards),))
    if state is None:
        return Decision(plain[0], (Thought("in_the_dark"),))
    left = sift(seen, state, sorted(plain, key=lambda action: action != usual))
    if seen.phase == "play" and seen.trick:
        left = _no_waste(seen.trick.plays, usual, left)
    if len(left) == 1:
        return Decision(left[0], (Thought("all_alike", left[0].cards),))
    if seen.phase == "play":
        order = _by_masks(seen, state, rng, left, budget)
    else:
        order = weigh(seen, rng, left, budget, usual=usual)
    if not order:
        return Decision(plain[0], (Thought("in_the_dark"),))
    concede = next((action for action in seen.legal_actions if action.verb == "concede"), None)
    if concede is not None and order[0].mean / 2 < HOPELESS:
        return Decision(concede, (Thought("give_up"),))
    best = order[0].action
    return Decision(best, (Thought(verdict(order), best.cards),))


def _no_waste(plays: Sequence[tuple[int, Card]], usual: Action, actions: list[Action]) -> list[Action]:
    """The actions but those that throw a special card to a trick it neither takes nor spoils, where a common one can be thrown: what
    it could still win is worth more than any playout says, and a Madame thrown under Monsieur looks like a slip of the hand."""
    know = strengths()
    _, top, _ = taker(know, [(who, know.bit[card]) for who, card in plays])
    thrown = {action: know.bit[action.cards[0]] for action in actions if not know.level[top] & know.bit[action.cards[0]]}
    if not sum(thrown.values()) & know.common:
        return actions
    return [action for action in actions if action == usual or thrown.get(action, know.common) & know.common]


FRESH = 8
"""So many worlds come from one that the rules made."""
WORLD, DRAWN = 20, 250
"""What a world costs that was made by exchanging cards, and one that the rules made, in cards played on masks."""
EVEN = 0.05
"""What a trick more in the best hand counts beside the points."""


def _by_masks(seen: Observation, state: Any, rng: Rng, actions: list[Action], budget: int) -> tuple[Weighed, ...]:
    """The cards, best first; the first of ``actions`` is the usual one."""
    from ..games._aluette_score import score_lines, sums

    know, me, size = strengths(), seen.seat, len(seen.seats)
    assert me is not None
    plays = [(who, know.bit[card]) for who, card in (seen.trick.plays if seen.trick else ())]
    before = [trick.winner for trick in seen.tricks]
    refused, announced = seen.fact("offer_refused"), seen.fact("announced")
    worth: dict[tuple[int | None, ...], float] = {}
    worlds = _worlds(seen, state, rng)

    def points(winners: list[int | None]) -> float:
        key = tuple(winners)
        if key not in worth:
            both = sums(score_lines(seen.rules, key, refused, None, announced))
            most = [max([key.count(seat) for seat in seen.seats if seat % 2 == side]) for side in (0, 1)]
            worth[key] = both[me % 2] - both[1 - me % 2] + EVEN * (most[me % 2] - most[1 - me % 2])
        return worth[key]

    def value(hands: list[int], bit: int) -> tuple[float, int]:
        left, now, winners = hands[:size], [*plays, (me, bit)], [*before]
        left[me] ^= bit
        turn = (me + 1) % size
        if len(now) == size:
            who, _, spoiled = taker(know, now)
            winners.append(None if spoiled else who)
            turn, now = now[0][0] if spoiled else who, []
        steps = play_on(know, left, hands[size], turn, now, winners)
        return points(winners), steps

    def world() -> tuple[list[int], float]:
        fresh, hands = next(worlds)
        return hands, DRAWN if fresh else WORLD

    known = {know.bit[action.cards[0]]: action for action in actions}
    return sifted([*known], known, world, value, budget)


def _worlds(seen: Observation, state: Any, rng: Rng) -> Iterator[tuple[bool, list[int]]]:
    """Whether the rules made it, and the hands of a world with the cards nobody holds behind them, again and again.

    Where something is known of strong cards, by signs or by a hand that was changed, those stay where the rules have laid them.
    """
    know, size = strengths(), len(seen.seats)
    pinned = know.strong if seen.fact("signs") or seen.fact("exchanged") is not None else 0
    seats = frozenset(one for one in range(size + 1) if one != seen.seat)
    gone = {*seen.played}
    gone |= {*seen.hand, *seen.fact("discarded")}
    number = 0
    while True:
        if number % FRESH == 0:
            state = (sample(seen, rng) if number else state) or state
            at = {bit: size for card, bit in know.bit.items() if card not in gone}
            at.update((know.bit[card], who) for who, hand in enumerate(state.hands) if who != seen.seat for card in hand)
            hands = [sum([know.bit[card] for card in hand]) for hand in state.hands]
            hands.append(sum([bit for bit, who in at.items() if who == size]))
            hidden = [bit for bit in at if not bit & pinned]
            may = dict.fromkeys(hidden, seats)
        else:
            exchange(hands, hidden, at, may, rng, 2 * len(hidden))
        yield number % FRESH == 0, hands
        number += 1


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
