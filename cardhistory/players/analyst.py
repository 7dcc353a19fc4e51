"""The price of each card: after a deal, with all cards open, what every card cost that a seat played.

For each card the analyst says what the best card would have brought (``cost``, in points of the seat's side above the others'),
how the deal would then have gone on (``line``), and whether the seat could have known better: ``unlucky`` is a card that was
right by what the seat knew, best on average over worlds that fit it or not clearly worse, ``mistaken`` one that was not.
Trappola is solved exactly from the first card. In other games the last tricks are (`EXACT_TRICKS`); before that the trick on
the table is searched and the rest played greedily, and such prices are marked as estimates (``exact`` is False).

Sets and signs, bids and exchanges are taken as they were; only cards are priced.
"""
from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..cards import Card
from ..deals import Rng
from ..play import Action
from ._careful_trappola import card_values
from ._open import OpenCards, TooFar, choices, draws_to_come
from ._search import clearly_less, sample, sift, weigh
from ._trappola_open import Solver

__all__ = ["EXACT_TRICKS", "Analysis", "Price", "priced", "prices"]

EXACT_TRICKS = {"trappola": 9, "elfern": 6, "kakeya": 5, "etori": 4, "aluette": 4}
"""How many of the last tricks are searched to the end; three in games not named here."""
_POSITIONS = 40_000  # positions looked at before an exact search is given up and the price becomes an estimate
_LEAVES = 400  # and playouts for an estimate
_WORLDS = 12
_CLOSE = 0.25  # nobody is called mistaken for less, nor for less than chance alone would bring


@dataclass(frozen=True, slots=True)
class Price:
    """One card a seat played, and its price."""

    place: int
    """Where it stands in the log of the deal, from 0."""
    trick: int
    """In which trick, from 1."""
    card: Card
    cost: float
    """Points less than the best card would have brought, never below 0."""
    best: Card
    """A card that would have brought most; the card itself when it cost nothing."""
    line: tuple[tuple[int, Action], ...]
    """How the deal goes on with the best card, all playing well: to its end where that is exact, else to the end of the
    trick. Empty when the card cost nothing."""
    exact: bool
    """Is the price exact, or an estimate?"""
    verdict: str
    """``forced`` (no other card was allowed), ``right`` (it cost nothing), ``unlucky``, ``mistaken``, or ``unknown`` where no
    worlds were found to judge it by."""
    saved: float = 0
    """Points more than the worst card that was allowed would have brought."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The prices of all cards of one seat in one deal, in the order in which they were played."""

    game: str
    seat: int
    prices: tuple[Price, ...]

    @property
    def cost(self) -> float:
        """The prices together. (Each is counted against the best play from there on, so this is no score.)"""
        return sum(price.cost for price in self.prices)

    @property
    def exact_from(self) -> int | None:
        """The trick from which on all prices are exact; None when the last is not."""
        found = None
        for price in reversed(self.prices):
            if not price.exact:
                break
            found = price.trick
        return found

    @property
    def dearest(self) -> Price | None:
        """The card that cost most, the first of equals; None when none cost anything."""
        worst = max(self.prices, key=lambda price: price.cost, default=None)
        return worst if worst is not None and worst.cost > 0 else None


def prices(told: Any, seat: int, *, verdicts: bool = True) -> Analysis:
    """The price of each card that a seat played in a finished deal.

    ``told`` is the deal's last state, all its states in order, or a match whose present deal is over. Without ``verdicts``
    a card that cost something is ``unknown``; the prices are then found faster. Raises ValueError while the deal is going on,
    and for a seat that is not at the table.

    >>> import cardhistory as ch
    >>> game = ch.game("trappola", exchange="none")
    >>> state = game.start(1526)
    >>> while state.to_act is not None:
    ...     state = state.child(state.legal_actions[0])
    >>> found = prices(state, 0)
    >>> len(found.prices), found.exact_from
    (9, 1)
    """
    return Analysis(_states(told)[-1].game.key, seat, tuple(priced(told, seat, verdicts=verdicts)))


def priced(told: Any, seat: int, *, since: int = 0, verdicts: bool = True) -> Iterator[Price]:
    """The same one card after another, each found only when it is asked for: a long deal takes seconds. ``since``: the place from which."""
    states = _states(told)
    last = states[-1]
    if seat not in last.game.seats or isinstance(seat, bool):
        raise ValueError(f"the seats of this table are {', '.join(map(str, last.game.seats))}, not {seat!r}")
    judge = _Trappola(last.game.rules) if _exact_from_the_start(last) else _Any(seat)
    return (_price(judge, states[place], place, action, verdicts)
            for place, (who, action) in enumerate(last.log) if who == seat and action.verb == "play" and place >= since)


def _exact_from_the_start(state: Any) -> bool:
    return state.game.key == "trappola" and not state.game.rules.stop_at_target_midhand


def _states(told: Any) -> Sequence[Any]:
    """All states of the deal, the one before each action and the last."""
    state = told[-1] if isinstance(told, list | tuple) else getattr(told, "state", told)
    if state.to_act is not None:
        raise ValueError("the deal is still going on: cards have their price only when the last one has been played")
    if isinstance(told, list | tuple) and len(told) == len(state.log) + 1:
        return told
    known = inspect.signature(state.game.start).parameters
    again = state.game.start(state.deal, **{name: getattr(state, name) for name in known if name != "deal"})
    states = [again]
    for _, action in state.log:
        states.append(states[-1].child(action))
    return states


def _price(judge: _Trappola | _Any, state: Any, place: int, action: Action, verdicts: bool) -> Price:
    card = action.cards[0]
    trick = len(state.tricks) + 1
    cards = [one for one in state.legal_actions if one.verb == "play"]
    if len(cards) == 1:
        return Price(place, trick, card, 0, card, (), True, "forced")
    values, exact = judge.values(state)
    best = max(values.values())
    cost, saved = best - values[action], values[action] - min(values.values())
    if cost <= 0:
        return Price(place, trick, card, 0, card, (), exact, "right", saved)
    better = next(one for one in cards if values[one] == best)
    verdict = judge.verdict(state, action) if verdicts else "unknown"
    return Price(place, trick, card, cost, better.cards[0], judge.line(state, better, exact), exact, verdict, saved)


class _Trappola:
    """Judges Trappola, where everything is exact."""

    def __init__(self, rules: Any) -> None:
        self.solver = Solver(rules)

    def values(self, state: Any) -> tuple[dict[Action, float], bool]:
        """What every card brings from here on."""
        found = card_values(state, self.solver)
        return {action: found[action.cards[0]] for action in state.legal_actions if action.verb == "play"}, True

    def line(self, state: Any, action: Action, exact: bool) -> tuple[tuple[int, Action], ...]:
        """Best play to the end."""
        told = []
        while True:
            told.append((state.to_act, action))
            state = state.child(action)
            if state.to_act is None:
                return tuple(told)
            values, _ = self.values(state)
            action = max(values, key=lambda one: values[one])

    def verdict(self, state: Any, action: Action) -> str:
        """Was the card right by what the seat knew?"""
        seen, rng = state.observation(state.to_act), Rng(state.deal.seed + len(state.log))
        values: dict[Card, list[float]] = {}
        solver = Solver(state.game.rules)
        for _ in range(_WORLDS):
            other = sample(seen, rng)
            if other is None:
                return "unknown"
            solver.known.clear()
            for card, value in card_values(other, solver).items():
                values.setdefault(card, []).append(value)
        return _judged(values[action.cards[0]], max(values.values(), key=sum))


class _Any:
    """Judges any game: exactly in the last tricks, by estimates before."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.search = OpenCards(seat, _POSITIONS)

    def values(self, state: Any) -> tuple[dict[Action, float], bool]:
        """What every card brings, and whether that is exact."""
        if self._near(state):
            self.search.nodes = 0
            try:
                return self._each(state, lambda after: self.search.exact(after)), True
            except TooFar:
                pass
        try:
            search = OpenCards(self.seat, _LEAVES)
            return self._each(state, lambda after: search.trick(after, len(state.tricks))), False
        except TooFar:
            search = OpenCards(self.seat)
            return self._each(state, lambda after: search.trick(after, -1)), False

    def _each(self, state: Any, value: Any) -> dict[Action, float]:
        """The value of every card, the same for cards that are alike."""
        found: dict[Action, float] = {}
        tried = {one: value(state.child(one)) for one in choices(state)}
        for action in state.legal_actions:
            if action.verb == "play":
                found[action] = tried[action] if action in tried else value(state.child(action))
        return found

    def _near(self, state: Any) -> bool:
        return not draws_to_come(state) and max(map(len, state.hands)) <= EXACT_TRICKS.get(state.game.key, 3)

    def line(self, state: Any, action: Action, exact: bool) -> tuple[tuple[int, Action], ...]:
        """Best play to the end of the deal, or of the trick."""
        told: list[tuple[int, Action]] = []
        trick = len(state.tricks)
        while True:
            told.append((state.to_act, action))
            state = state.child(action)
            if state.to_act is None or (not exact and len(state.tricks) > trick):
                return tuple(told)
            search = self.search if exact else OpenCards(self.seat)
            search.nodes = 0
            values = {one: search.exact(state.child(one)) if exact else search.trick(state.child(one), -1)
                      for one in choices(state)}
            ours = state.game.sides[state.to_act] == state.game.sides[self.seat]
            action = (max if ours else min)(values, key=lambda one: values[one])

    def verdict(self, state: Any, action: Action) -> str:
        """Was the card right by what the seat knew?"""
        seen, rng = state.observation(state.to_act), Rng(state.deal.seed + len(state.log))
        other = sample(seen, rng)
        if other is None:
            return "unknown"
        cards = [one for one in seen.legal_actions if one.verb == "play"]
        left = sift(seen, other, cards)
        if action not in left:  # a card that is alike stands for it
            left.append(action)
        order = weigh(seen, rng, left, 6_000, rounds=1)
        if not order:
            return "unknown"
        return _judged(next(one.values for one in order if one.action == action), order[0].values)


def _judged(mine: Sequence[float], best: Sequence[float]) -> str:
    """Is a card clearly worse than the best over the same worlds?"""
    return "mistaken" if clearly_less(mine, best, _CLOSE) else "unlucky"
