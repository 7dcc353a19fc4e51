"""How the careful player bids at Etori, and names the trumps it has bid for: by counting what it takes in worlds that fit."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..deals import Rng
from ..observation import Observation
from . import Decision, Thought
from ._careful_pictures import DRAWN, FRESH, WORLD, Game, Situation
from ._fast import MOST_WORLDS, SURE
from ._search import Weighed, clearly_less, habit, sample, verdict

__all__ = ["bid_or_trump"]


def bid_or_trump(seen: Observation, rng: Rng, budget: int, games: Mapping[str, Game],
                 table: Callable[[int], Sequence[float]]) -> Decision:
    """The bid, or the trumps of a bid that stands, worth most on average.

    ``games`` are the games this seat would play against the others, by trumps, and ``table(bid)`` what a bid is worth by the pictures
    that the bidder takes. Passing is worth nothing, whatever others bid.
    """
    state = sample(seen, rng)
    if state is None:
        return Decision(seen.legal_actions[0], (Thought("in_the_dark"),))
    usual = habit(seen, state, rng)
    taken = _taken(seen, state, rng, budget, games)
    bid = seen.fact("bid")
    weighed = []
    for action in sorted(seen.legal_actions, key=lambda one: one != usual):
        if action.verb == "pass":
            values = [0.0] * len(next(iter(taken.values())))
        else:
            worth = table(action.args[0] if action.verb == "bid" else bid)  # type: ignore[arg-type]
            ways = [taken[str(action.args[0])]] if action.verb == "trump" else [*taken.values()]
            values = max(([worth[many] for many in way] for way in ways), key=sum)
        weighed.append(Weighed(action, tuple(values)))
    order = sorted(weighed, key=lambda one: -one.mean)  # stable: of equals the usual one
    if not clearly_less(weighed[0].values, order[0].values, errors=SURE):
        order.remove(weighed[0])
        order.insert(0, weighed[0])
    return Decision(order[0].action, (Thought(verdict(tuple(order))),))


def _taken(seen: Observation, state: Any, rng: Rng, budget: int, games: Mapping[str, Game]) -> dict[str, list[int]]:
    """By trumps: the pictures this seat's camp takes when it bids highest and leads, in each of the same worlds."""
    seat: int = seen.seat  # type: ignore[assignment]
    worlds = Situation(seen, next(iter(games.values()))).worlds(state, rng)
    found: dict[str, list[int]] = {trump: [] for trump in games}
    spent = number = 0
    while number < MOST_WORLDS and spent < budget or not number:
        hands = next(worlds)
        spent += WORLD + (0 if number % FRESH else DRAWN)
        number += 1
        for trump, game in games.items():
            points, steps = game.fast.play_on([*hands], seat, [], dict.fromkeys(game.fast.suit.values(), 0))
            found[trump].append(points)
            spent += steps
    return found
