"""Weighing actions: in many worlds that fit what a seat has seen, each action is tried and the deal is played out greedily.

Every action is tried in the same worlds, so that luck is the same for all. After each round of worlds the actions that did worse
drop out, and those that are left share the worlds still to come. Work is counted in actions of the rules, not in seconds, so
that the same observation and the same generator always lead to the same thoughts.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from ..deals import Rng
from ..observation import Observation
from ..play import Action, State
from ._greedy import Table, gain, manner_of, playout, rooms
from ._open import OpenCards, TooFar, draws_to_come

__all__ = ["Measure", "Weighed", "clearly_less", "cost_of_a_world", "habit", "sample", "sift", "verdict", "weigh"]

MOST_WORLDS = 60
"""Worlds drawn for one decision; more bring nothing."""
SURE = 2.0
"""By how many standard errors another action must be better than the usual one to be preferred to it."""
EXACT = 3
"""Where two sides are left with so many cards a hand, worlds are solved exactly; six in games for two."""
MOST_POSITIONS = 2_000


@dataclass(frozen=True, slots=True)
class Measure:
    """How a game that needs it otherwise has its worlds weighed."""

    value: Callable[[Any, Rng, int], tuple[float, int]] | None = None
    """What a situation is worth to a seat, and how many actions finding it has cost; None: how the deal ends greedily."""
    worlds: int = MOST_WORLDS
    """How many worlds are enough."""
    dear: int | None = None
    """What drawing a world costs, in actions; None: `cost_of_a_world`."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action, and what it brought in each world: points of one's own side above the others'."""

    action: Action
    values: tuple[float, ...]

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return sum(self.values) / len(self.values)


def sample(seen: Observation, rng: Rng) -> State | None:
    """A world that fits; None when none was found."""
    from ..games import world

    return world(without_redeals(seen), rng)


def without_redeals(seen: Observation) -> Observation:
    """The observation as if the hands that stand had been dealt at once: hands thrown in say nothing of those that followed,
    and a world that must reproduce them as well takes long to find."""
    last = max((at for at, (_, action) in enumerate(seen.log) if action.verb == "redeal"), default=-1)
    if last < 0:
        return seen
    log = tuple([one for at, one in enumerate(seen.log) if at > last or one[1].verb not in ("keep", "redeal")])
    return replace(seen, log=log)


def cost_of_a_world(seen: Observation) -> int:
    """What drawing a world costs, in actions of the rules: laying the hidden cards, and telling the deal again."""
    return 100 + 6 * (sum(seen.counts) - len(seen.hand) + seen.stock) + 5 * len(seen.log)


def habit(seen: Observation, state: State, rng: Rng) -> Action:
    """What one would do without much thought: the tavern's rule of thumb where there is one for the game, else the greedy way."""
    if f"_tavern_{seen.game}" in rooms():
        action: Action = import_module(f"._tavern_{seen.game}", __package__).choose(seen)[0]
        return action
    return Table(state, rng).choose(state)


def sift(seen: Observation, state: Any, actions: Sequence[Action]) -> list[Action]:
    """The actions that can differ: of cards that are worth the same, with nothing hidden between them, one is enough."""
    manner = manner_of(state)
    if manner is None:
        return list(actions)
    unseen = sum(manner.bit.values())
    for card in (*seen.hand, *(card for trick in seen.tricks for card in trick.cards)):
        unseen &= ~manner.bit[card]
    found: list[Action] = []
    known: set[Any] = set()
    for action in actions:
        if action.verb == "play" and len(action.args) == 1:
            card = action.cards[0]
            alike = (manner.suits.get(card.suit), manner.worth.get(card, 0), *(
                of_suit[card] & unseen for of_suit in manner.beaten.values()), *(manner.apart(card) if manner.apart else ()))
            if alike in known:
                continue
            known.add(alike)
        found.append(action)
    return found


def near_the_end(state: Any) -> bool:
    """Are so few cards left, with two sides and no stock, that the deal is better solved than played out greedily?"""
    if state.phase != "play" or len({*state.game.sides.values()}) != 2 or draws_to_come(state):
        return False
    return max([len(hand) for hand in state.hands]) <= (6 if len(state.hands) == 2 else EXACT)


def _value(state: Any, rng: Rng, seat: int, search: OpenCards | None) -> tuple[float, int]:
    """What a situation is worth to a seat, and what finding it has cost."""
    if search is not None:
        begin = search.nodes
        try:
            return search.exact(state), 2 * (search.nodes - begin)
        except TooFar:
            pass
    end, steps = playout(state, rng)
    return gain(end.outcome, state.game.sides[seat]), steps


def clearly_less(mine: Sequence[float], best: Sequence[float], least: float = 0.0, errors: float = 1.0) -> bool:
    """Did one action bring less than another in the same worlds, by more than the standard error of the difference?

    ``least`` is what it must be less by in any case, ``errors`` how many standard errors are asked for.
    """
    less = [b - m for b, m in zip(best, mine, strict=True)]
    mean = sum(less) / len(less)
    error = (sum([(one - mean) ** 2 for one in less]) / max(1, len(less) - 1) / len(less)) ** 0.5
    return mean > max(least, errors * error) if len(less) > 1 else False


def weigh(seen: Observation, rng: Rng, actions: Sequence[Action], budget: int, *, rounds: int = 4,
          usual: Action | None = None, measure: Measure | None = None) -> tuple[Weighed, ...]:
    """The actions, best first, each with what it brought. Empty when no world was found.

    ``budget`` is how many actions of the rules may be done in thought. The ``usual`` action never drops out, and stands first
    unless another did better by `SURE` standard errors of the difference: with few worlds one's habits are the better guide.
    """
    seat: int = seen.seat  # type: ignore[assignment]
    measure = measure or Measure()
    left = list(actions)
    values: dict[Action, list[float]] = {action: [] for action in left}
    spent, dear = 0, measure.dear or cost_of_a_world(seen)
    for turn in range(rounds):
        until = budget * (turn + 1) // rounds
        drawn = 0
        while (spent < until and len(values[left[0]]) < measure.worlds * (turn + 1) // rounds) or not drawn:
            state = sample(seen, rng)
            drawn += 1
            spent += dear
            if state is None:
                if drawn > 5:
                    break
                continue
            search = OpenCards(seat, MOST_POSITIONS) if not measure.value and near_the_end(state) else None
            for action in left:
                then = state.child(action)
                found, steps = measure.value(then, rng, seat) if measure.value else _value(then, rng, seat, search)
                spent += steps + 1
                values[action].append(found)
        if not values[left[0]]:
            return ()
        order = sorted(left, key=lambda action: -sum(values[action]) / len(values[action]))  # stable: of equals the first
        left = order[:max(2, (len(order) + 1) // 2)]
        if usual in order and usual not in left:
            left.append(usual)
        if len(left) < 2:
            break
    told = [Weighed(action, tuple(values[action])) for action in actions]
    if usual in order and not clearly_less(values[usual], values[order[0]], errors=SURE):
        order.remove(usual)
        order.insert(0, usual)
    rank = {action: place for place, action in enumerate(order)}
    return tuple(sorted(told, key=lambda one: (rank.get(one.action, len(rank)), -one.mean)))


def verdict(order: tuple[Weighed, ...]) -> str:
    """The thought behind the first of several weighed actions: was it clearly the best?"""
    first, second = order[:2]
    clear = len(first.values) == len(second.values) and clearly_less(second.values, first.values)
    return "best_on_average" if clear else "close_call"
