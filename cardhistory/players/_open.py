"""Open cards in any game: the end of a deal searched to the last card, and what lies further off to the end of a trick.

A value is what `gain` says of the finished deal, for one seat: its side's points above the others'. Where there are more than two
sides, all others are supposed to play against the seat, so that a value is what the seat can make whatever they do.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..deals import Rng
from ..play import Action
from ._greedy import gain, manner_of, playout

__all__ = ["OpenCards", "TooFar", "choices", "draws_to_come"]

_FAR = 1e9


class TooFar(Exception):
    """The search has looked at as many positions as it may."""


class OpenCards:
    """Searches positions of one deal for one seat, and remembers what it has found."""

    def __init__(self, seat: int, most: int = 60_000) -> None:
        self.seat = seat
        self.most = most
        self.nodes = 0
        """Positions looked at so far."""
        self._known: dict[Any, tuple[float, float]] = {}

    def exact(self, state: Any, low: float = -_FAR, high: float = _FAR) -> float:
        """The value with best play to the end: exact between ``low`` and ``high``, else a bound. Raises TooFar."""
        if state.to_act is None:
            return self._gain(state)
        key = _signature(state)
        floor, roof = self._known.get(key, (-_FAR, _FAR)) if key is not None else (-_FAR, _FAR)
        if floor >= high or floor == roof:
            return floor
        if roof <= low:
            return roof
        self._count()
        first, last = max(low, floor), min(high, roof)
        ours = self._ours(state)
        best = -_FAR if ours else _FAR
        for action in choices(state):
            got = self.exact(state.child(action), first, last)
            if ours:
                best = max(best, got)
                first = max(first, best)
            else:
                best = min(best, got)
                last = min(last, best)
            if first >= last:
                break
        if key is not None:
            if best <= max(low, floor):
                self._known[key] = floor, min(roof, best)
            elif best >= min(high, roof):
                self._known[key] = max(floor, best), roof
            else:
                self._known[key] = best, best
        return best

    def trick(self, state: Any, tricks: int, low: float = -_FAR, high: float = _FAR) -> float:
        """The value when this trick is played as well as can be and the rest greedily. Raises TooFar."""
        if state.to_act is None:
            return self._gain(state)
        if len(state.tricks) > tricks:
            self._count()
            return self._gain(playout(state, Rng(0))[0])
        ours = self._ours(state)
        best = -_FAR if ours else _FAR
        for action in choices(state):
            got = self.trick(state.child(action), tricks, low, high)
            if ours:
                best = max(best, got)
                low = max(low, best)
            else:
                best = min(best, got)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.most:
            raise TooFar

    def _gain(self, state: Any) -> float:
        return gain(state.outcome, state.game.sides[self.seat])

    def _ours(self, state: Any) -> bool:
        sides = state.game.sides
        return bool(sides[state.to_act] == sides[self.seat])


def _signature(state: Any) -> Any:
    """What a position is known by: the cards, whose turn it is, and what the score of the end depends on. None: unknown."""
    if state.game.key in ("elfern", "etori", "kakeya"):
        taken = tuple([(line.side, line.cards) for line in state.score_lines()])
        return state.hands, state.plays, state.to_act, taken
    if state.game.key == "aluette":
        return state.hands, state.plays, state.to_act, state.winners, state.refused
    return None


def draws_to_come(state: Any) -> bool:
    """Will cards still be drawn? (At Aluette what is left of the pack stays where it is.)"""
    return bool(getattr(state, "stock", ())) and state.game.key not in ("aluette", "trappola")


def choices(state: Any) -> Sequence[Action]:
    """The cards worth trying with all hands open: of neighbours that count the same one is enough, the strongest first.

    Where there is no manner for the game, all that is legal but giving up, signs and words.
    """
    legal = [action for action in state.legal_actions if action.verb == "play"]
    if not legal:
        return [action for action in state.legal_actions if action.verb not in ("concede", "sign", "say")]
    manner = manner_of(state)
    if manner is None or len(legal) == 1:
        return legal
    seat = state.to_act
    others = sum([manner.bit[card] for who, hand in enumerate(state.hands) if who != seat for card in hand])
    others += sum([manner.bit[card] for _, card in state.plays])
    if draws_to_come(state):
        others |= sum(manner.bit.values())  # what will be drawn may come between
    beaten = manner.beaten[state.plays[0][1].suit] if state.plays else None
    found: dict[Any, Action] = {}
    for action in legal:
        card = action.cards[0]
        above = tuple([of_suit[card] & others for of_suit in manner.beaten.values()])
        key = (manner.suits.get(card.suit), manner.worth.get(card, 0), above, action.args[1:],
               manner.apart(card) if manner.apart else ())
        found.setdefault(key, action)
    table = beaten or {}
    return sorted(found.values(), key=lambda action: (
        (table or manner.beaten[action.cards[0].suit])[action.cards[0]].bit_count(), -manner.worth.get(action.cards[0], 0)))
