"""The other rules a hand can be studied by: those of other witnesses, and single readings of what is doubtful."""
from __future__ import annotations

from ast import literal_eval
from dataclasses import dataclass, fields
from typing import Any

from .. import claims
from ..compare import rules_diff
from ..games import game as find_game
from ..games import presets
from ..words import Words

__all__ = ["Switch", "by_witness", "changed", "switches"]


@dataclass(frozen=True)
class Switch:
    """One other set of rules: the game, what it is called in a list, and whether it is a single reading."""

    game: Any
    label: str
    reading: bool
    names: tuple[str, str]
    """What the rules of the hand and these are called side by side."""
    question: str = ""
    """What a single reading answers, and its answer."""
    answer: str = ""

    @classmethod
    def of(cls, mine: Any, game: Any, say: Words) -> Switch:
        """Other rules, with their names."""
        unlike = rules_diff(mine, game, say.lang)
        if game.preset == mine.preset:
            label = say("list.separator").join(say("study.rules.reading", question=one.question, answer=one.says[1]) for one in unlike)
            alone = (unlike[0].question, unlike[0].says[1]) if len(unlike) == 1 else ("", "")
            return cls(game, label, True, (say("study.rules.played"), say("study.rules.other")), *alone)
        return cls(game, _label(game, say), False, (_label(mine, say), _label(game, say)))


def _label(game: Any, say: Words) -> str:
    key = f"{game.key}.preset.{game.preset}"
    return say(key) if say.has(key) else str(game.preset)


def changed(game: Any) -> dict[str, Any]:
    """The options in which a game differs from its witness."""
    plain = find_game(game.key, game.preset).rules
    return {one.name: getattr(game.rules, one.name) for one in fields(plain) if getattr(game.rules, one.name) != getattr(plain, one.name)}


def by_witness(game: Any, preset: str) -> Any:
    """The same game by another witness, with the same changes where that one's rules allow them. Raises ValueError."""
    return _made(game.key, preset, changed(game)) or find_game(game.key, preset)


def switches(game: Any, say: Words) -> tuple[Switch, ...]:
    """All other witnesses (with the same changes, where their rules allow them), then the readings that a claim offers."""
    found: list[Switch] = []
    own = changed(game)
    for preset in presets(game.key):
        if preset != game.preset:
            found.append(Switch.of(game, by_witness(game, preset), say))
    seen = [game.rules]
    for claim in claims.of(game.key):
        for reading in claim.readings:
            if not reading.option:
                continue
            made = _made(game.key, game.preset, {**own, reading.option: literal_eval(reading.value)})
            if made is not None and made.rules not in seen:
                seen.append(made.rules)
                found.append(Switch.of(game, made, say))
    return tuple(found)


def _made(key: str, preset: str, options: dict[str, Any]) -> Any:
    try:
        return find_game(key, preset, **options)
    except ValueError:
        return None  # options that do not go together
