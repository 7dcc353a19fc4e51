"""Checking the options of a rules dataclass, with one clear sentence for each mistake."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["check_choice", "check_flags", "check_whole", "whole"]


def whole(value: object, low: int, high: int) -> bool:
    """Is this a whole number in the range, and not True or False?"""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def check_choice(rules: Any, choices: Mapping[str, Sequence[str]]) -> None:
    """Each named option is one of its words. Raises ValueError, naming the option and the words."""
    for name, allowed in choices.items():
        if getattr(rules, name) not in allowed:
            raise ValueError(f"{name} is one of {', '.join(allowed)}, not {getattr(rules, name)!r}")


def check_flags(rules: Any, names: Sequence[str]) -> None:
    """Each named option is True or False. Raises ValueError."""
    for name in names:
        if not isinstance(getattr(rules, name), bool):
            raise ValueError(f"{name} is True or False, not {getattr(rules, name)!r}")


def check_whole(rules: Any, names: Sequence[str], low: int = 0, high: int = 999, *, none: str = "") -> None:
    """Each named option is a whole number in the range, or None where ``none`` says what that means. Raises ValueError."""
    for name in names:
        value = getattr(rules, name)
        if not (whole(value, low, high) or (none and value is None)):
            also = f", or None for {none}" if none else ""
            raise ValueError(f"{name} is a whole number from {low} to {high}{also}, not {value!r}")
