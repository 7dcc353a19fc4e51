"""Without widgets: hands that players play out, the steps of a hand, and what a chair may have concluded.

Nothing here knows a game. Whether suits must be followed is read off the hand itself: from plays that were refused.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..match import Match
from .opponents import Opponents

__all__ = ["Void", "ends", "following", "played_out", "turns", "voids"]

_THOUGHT = 25
"""How much a player who thinks may think about each card here: a hand is to be there within a second or two."""
_LONGEST = 1000
"""Actions after which a hand is left as it stands."""


@dataclass(frozen=True, slots=True)
class Void:
    """A seat did not follow: it had none of a suit in a trick, counted from 1."""

    seat: int
    suit: str
    trick: int


def played_out(match: Match) -> tuple[Match, ...]:
    """The positions from this one on, played by the tavern player where he knows the game, and the careful one elsewhere."""
    players = Opponents(match.game, -1, None)
    for one in players.players.values():
        if hasattr(one, "budget"):
            one.budget = _THOUGHT
    steps = [match]
    while steps[-1].state.to_act is not None and len(steps) < _LONGEST:
        steps.append(steps[-1].child(players.choose(steps[-1])))
    return tuple(steps)


def _tricks(match: Match) -> int:
    return len(match.state.observation(None).tricks)


def ends(line: Sequence[Match]) -> list[int]:
    """The places at which a trick was just finished."""
    counts = [_tricks(match) for match in line]
    return [place for place in range(1, len(line)) if counts[place] > counts[place - 1]]


def turns(line: Sequence[Match]) -> list[int]:
    """The places at which a new part of the hand begins: a trick finished, or another phase."""
    phases = [match.state.observation(None).phase for match in line]
    changed = {place for place in range(1, len(line)) if phases[place] != phases[place - 1]}
    return sorted({0, *changed, *ends(line), len(line) - 1})


def following(line: Sequence[Match]) -> tuple[bool, frozenset[str]]:
    """Must suits be followed in this hand, and which cards need not?"""
    bound, free = False, set()
    for match in line:
        state: Any = match.state
        seat = state.to_act
        if seat is None:
            continue
        seen = state.observation(seat)
        if seen.trick is None or not any(card.suit == seen.trick.led.suit for card in seen.hand):
            continue
        off = {card.code for card in seen.hand if card.suit != seen.trick.led.suit}
        refused = {card.code for action, _ in seen.refused for card in action.cards}
        bound = bound or bool(off & refused)
        free |= off - refused
    return bound, frozenset(free)


def voids(line: Sequence[Match], place: int, followed: tuple[bool, frozenset[str]]) -> tuple[Void, ...]:
    """Who was seen to have none of a suit by this place of the hand; ``followed`` is what `following` says of it."""
    bound, free = followed
    if not bound:
        return ()
    tricks = line[place].state.observation(None).all_tricks
    return tuple([Void(seat, trick.led.suit, number) for number, trick in enumerate(tricks, 1)
                  for seat, card in trick.plays[trick.dead + 1:]
                  if card.suit and trick.led.suit and card.suit != trick.led.suit and card.code not in free])
