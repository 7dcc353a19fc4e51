"""The games, one file each. A file here is found by its name; none imports another.

Each offers ``PACK``, ``PRESETS`` (name of a witness → rules), ``REASONS`` (the keys of its refusals) and
``game(preset, rules)``. Files that begin with an underscore are further rooms of a game: ``_trappola_rules`` holds its options,
``_trappola_worlds`` its ``world(observation, rng)``.
"""
from __future__ import annotations

import pkgutil
from dataclasses import fields, replace
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

from ..cards import Pack
from ..deals import Rng
from ..observation import Observation
from ..play import Game, State

__all__ = ["game", "games", "module", "pack_of", "presets", "world"]


@lru_cache(maxsize=1)
def games() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted(room.name for room in pkgutil.iter_modules(__path__) if not room.name.startswith("_")))


def module(key: str) -> ModuleType:
    """The rules file of a game. Raises ValueError, naming the games there are."""
    if key not in games():
        raise ValueError(f"there is no game {key!r}; there is: {', '.join(games())}")
    return import_module(f".{key}", __name__)


def pack_of(key: str) -> Pack:
    """The pack a game is played with."""
    pack: Pack = module(key).PACK
    return pack


def presets(key: str) -> tuple[str, ...]:
    """The witnesses under whose rules a game can be played; the first is the default. Raises ValueError."""
    return tuple(module(key).PRESETS)


def game(key: str, preset: str | None = None, **options: Any) -> Game:
    """A game by its key: under its first witness, or another, or with options changed.

    >>> game("trappola").preset
    'cardano'
    >>> game("trappola", "cardano", target=100).rules.target
    100

    Raises ValueError for an unknown game, witness or option, or an option out of range, saying what is accepted.
    """
    room = module(key)
    name = next(iter(room.PRESETS)) if preset is None else preset
    if name not in room.PRESETS:
        raise ValueError(f"{key} has no rules by {name!r}; it has: {', '.join(room.PRESETS)}")
    rules = room.PRESETS[name]
    known = {field.name for field in fields(rules)}
    for option in options:
        if option not in known:
            raise ValueError(f"{key} has no option {option!r}; it has: {', '.join(sorted(known))}")
    made: Game = room.game(name, replace(rules, **options))
    return made


def world(seen: Observation, rng: Rng) -> State | None:
    """A state that fits all that a seat has seen, drawn fairly from those that do; None when none was found in time."""
    found: State | None = import_module(f"._{seen.game}_worlds", __name__).world(seen, rng)
    return found
