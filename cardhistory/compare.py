"""How two rule books of one game differ, in words.

>>> from cardhistory import game, rules_diff
>>> for one in rules_diff(game("trappola", "cardano"), game("trappola", "knauer")):
...     print(one)
Whose taking of the fourth card spoils three of a kind? [after Cardano] That of the player who declares them.
    [after Knauer] Nobody's: three are three.
How long is a game? [after Cardano] Deals are played until somebody has 300.
    [after Knauer] A single deal, scored for itself.
"""
from __future__ import annotations

from ast import literal_eval
from dataclasses import dataclass, fields
from typing import Any

from . import claims
from .words import Words

__all__ = ["Difference", "rules_diff"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One option in which two rule books differ: the question, and what each of the two answers."""

    option: str
    question: str
    names: tuple[str, str]
    """What the two rule books are called."""
    values: tuple[Any, Any]
    says: tuple[str, str]
    """The two answers, whole sentences."""
    claim: claims.Claim
    """The rule that is in question, with its witnesses."""

    def __str__(self) -> str:
        return Words("en")("difference", question=self.question, first=self.names[0], mine=self.says[0],
                           second=self.names[1], theirs=self.says[1])


def rules_diff(a: Any, b: Any, lang: str = "en") -> tuple[Difference, ...]:
    """The options in which two games differ, in the order of the claims; empty when they play by the same rules.

    ``a`` and ``b`` are what `game` gives, under any witnesses and with any options. Raises ValueError for two different games.
    """
    if a.key != b.key:
        raise ValueError(f"{a.key} and {b.key} are two games, not two rule books of one")
    say = Words(lang)
    unlike = [field.name for field in fields(a.rules) if getattr(a.rules, field.name) != getattr(b.rules, field.name)]
    names = _name(a, say), _name(b, say)
    if names[0] == names[1]:
        names = say("difference.first"), say("difference.second")
    found = []
    for claim in claims.of(a.key):
        for option in claim.options:
            if option in unlike:
                values = getattr(a.rules, option), getattr(b.rules, option)
                found.append(Difference(option, _question(claim, option, say), names, values,
                                        (_answer(claim, option, values[0], say), _answer(claim, option, values[1], say)), claim))
    return tuple(found)


def _name(game: Any, say: Words) -> str:
    key = f"{game.key}.preset.{game.preset}"
    return say(key) if say.has(key) else game.preset


def _question(claim: claims.Claim, option: str, say: Words) -> str:
    key = f"{claim.game}.option.{option}"
    return say(key) if say.has(key) else claim.doubt or say("option.question", option=option)


def _answer(claim: claims.Claim, option: str, value: Any, say: Words) -> str:
    """What this value says: a sentence of its own, that of a reading, or one for every value of the option."""
    key = f"{claim.game}.option.{option}"
    own = f"{key}.{str(value).lower()}"
    if say.has(own):
        return say(own)
    for reading in claim.readings:
        if reading.option == option and literal_eval(reading.value) == value and type(literal_eval(reading.value)) is type(value):
            return reading.says
    return say(f"{key}.any" if say.has(f"{key}.any") else "option.any", value=_plain(value))


def _plain(value: Any) -> str:
    """A value as one writes it in a sentence: ``A 6, R 5``; ``A 12/24, R 6/12``."""
    if not isinstance(value, tuple):
        return str(value)
    pairs = all(isinstance(one, tuple) and len(one) == 2 for one in value)
    return ", ".join([f"{one[0]} {'/'.join(map(str, one[1])) if isinstance(one[1], tuple) else one[1]}" if pairs else str(one)
                      for one in value])
