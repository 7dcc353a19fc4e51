"""Players: opponents that see an observation and nothing else.

>>> import cardhistory as ch
>>> state = ch.game("trappola").start(1526)
>>> decision = ch.player("tavern").choose(state.observation(1), ch.Rng(7))
>>> decision.action in state.legal_actions
True
"""
from __future__ import annotations

import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..play import Action

__all__ = ["Decision", "Player", "Thought", "player", "players"]


@dataclass(frozen=True, slots=True)
class Thought:
    """Why a player does something: the key of a sentence, and the cards it speaks of."""

    key: str
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does, and the thoughts that led to it (none for a player who does not think)."""

    action: Action
    reasons: tuple[Thought, ...] = ()


class Player(Protocol):
    """Somebody who plays. The same observation and the same state of the generator give the same decision."""

    name: str

    def choose(self, seen: Observation, rng: Rng) -> Decision:
        """One of ``seen.legal_actions``. Raises ValueError when it is not this seat's turn."""


def player(name: str) -> Player:
    """A player by name. Raises ValueError, naming those there are."""
    from .careful import Careful
    from .novice import Novice
    from .tavern import Tavern

    known: dict[str, Player] = {one.name: one for one in (Novice(), Tavern(), Careful())}
    if name not in known:
        raise ValueError(f"there is no player {name!r}; there is: {', '.join(known)}")
    return known[name]


@cache
def players(game: str | None = None) -> tuple[str, ...]:
    """The names of all players, from the weakest to the strongest; with the key of a game, of those who know that game.

    >>> players("trappola")
    ('novice', 'tavern', 'careful')
    """
    rooms = {room.name for room in pkgutil.iter_modules(__path__)}
    return ("novice", "tavern", "careful") if game is None or f"_tavern_{game}" in rooms else ("novice", "careful")


def must_act(seen: Observation) -> None:
    """Raises ValueError when the seat has nothing to decide."""
    if not seen.legal_actions:
        raise ValueError(f"seat {seen.seat} has nothing to decide here")
