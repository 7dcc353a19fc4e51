"""Counting a round of Goninkan: the pictures taken, and what the deals of the round are worth."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cards import Card
from ..packs import GONINKAN_50
from ..play import ScoreLine
from ._goninkan_rules import PICTURES, PLAYERS

if TYPE_CHECKING:
    from .goninkan import GoninkanState

__all__ = ["score_lines", "sums", "taken"]


def taken(state: GoninkanState) -> list[tuple[Card, ...]]:
    """The pictures that every seat has taken in this deal, in pack order."""
    found: list[list[Card]] = [[] for _ in range(PLAYERS)]
    for trick in state.tricks:
        found[trick.winner] += [card for _, card in trick.plays if card in PICTURES]  # type: ignore[index]
    return [GONINKAN_50.sort(cards) for cards in found]


def score_lines(state: GoninkanState) -> tuple[ScoreLine, ...]:
    """One line a seat for every deal of the round that is decided, then the pictures taken in the present one (no points yet)."""
    rules = state.game.rules
    lines: list[ScoreLine] = []

    def all_seats(points: int, for_kankei: str, for_others: str, detail: str) -> None:
        for seat in range(PLAYERS):
            if seat in state.kankei:
                lines.append(ScoreLine(seat, points, for_kankei, (), detail))
            elif rules.mukankei_score == "opposite":
                lines.append(ScoreLine(seat, -points, for_others, (), detail))

    for number, (_, got, target) in enumerate(state.results, 1):
        if got >= target:
            all_seats(1, "made", "beaten", f"{number} {got} {target}")
        else:
            all_seats(-1, "failed", "held", f"{number} {got} {target}")
    if rules.three_bonus and len(state.results) == 3 and state.results[2][1] >= state.results[2][2]:
        all_seats(rules.three_bonus, "three", "three_against", "")
    lines += [ScoreLine(seat, 0, "taken", cards, str(len(cards))) for seat, cards in enumerate(taken(state)) if cards]
    return tuple(lines)


def sums(lines: Sequence[ScoreLine]) -> tuple[int, ...]:
    """The points of every seat."""
    points = [0] * PLAYERS
    for line in lines:
        points[line.side] += line.points
    return tuple(points)
