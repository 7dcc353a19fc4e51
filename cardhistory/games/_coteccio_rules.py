"""The options of Coteccio, and the witnesses under whose rules it is played."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..options import check_choice, check_whole

__all__ = ["HAND", "LAST_TRICK", "PRESETS", "RANKS", "VALUES", "CoteccioRules"]

RANKS = "ARCF765432"
"""From the highest to the lowest, in every suit."""
VALUES: Mapping[str, int] = {**dict.fromkeys(RANKS, 0), "A": 6, "R": 5, "C": 4, "F": 3}
"""What a taken card counts, by its rank."""
LAST_TRICK = 6
HAND = 5

_CHOICES = {
    "capotto": ("others_lose_life", "no_life_lost", "wins_pot", "none"),
    "all_out": ("replay", "draw"),
}


@dataclass(frozen=True, slots=True)
class CoteccioRules:
    """The options of Coteccio; the claims say who reports each value."""

    players: int = 4
    """How many sit down to play, from 3 to 7."""
    lives: int = 4
    """The lives that each player begins with, from 1 to 99."""
    capotto: str = "others_lose_life"
    """One player takes all five tricks and wins the hand: every other player loses a life, or nobody does, or the game is won
    at once with the pot; with ``none`` the points count as always."""
    all_out: str = "replay"
    """All who are left would lose their last life together: the deal does not count, or the game is a draw."""

    def __post_init__(self) -> None:
        check_choice(self, _CHOICES)
        check_whole(self, ("players",), 3, 7)
        check_whole(self, ("lives",), 1, 99)


PRESETS: Mapping[str, CoteccioRules] = {"thanos": CoteccioRules()}
