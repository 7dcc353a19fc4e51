"""The options of Trappola, and the witnesses under whose rules it is played."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..options import check_choice, check_flags, check_whole, whole
from ..packs import TRAPPOLA_36

__all__ = ["PRESETS", "SET_RANKS", "TrappolaRules"]

SET_RANKS = "ARCF2"
"""The ranks of which three or four count; tens to sevens never do."""
_RANKS = {rank.letter for rank in TRAPPOLA_36.ranks}

_CHOICES = {
    "end_tie": ("extra_deal", "draw"),
    "exchange": ("as_stock_allows", "one_each", "none"),
    "declarations_open": ("own_turn", "first_turn"),
    "third_set_blocked_by": ("declarer", "anyone", "none"),
    "ending_two_mode": ("linear", "doubling"),
}


@dataclass(frozen=True, slots=True)
class TrappolaRules:
    """The options of Trappola. Points are whole numbers from 0 to 999; the claims say who reports each value."""

    target: int | None = 300
    """Points that end a match; None: every deal is a game of its own."""
    end_tie: str = "extra_deal"
    """Both at or over the target and level: deal again, or a draw."""
    stop_at_target_midhand: bool = False
    """Do the 10s that are scored at once end the game in the middle of a deal?"""
    exchange: str = "as_stock_allows"
    """Who may exchange: elder up to twice and dealer what is left; once each; nobody."""
    declarations_open: str = "own_turn"
    """When sets are declared: at any of one's turns, or only before one's own first card."""
    third_set_blocked_by: str = "declarer"
    """Whose capture of the fourth card spoils a three: the declarer's, anyone's, nobody's."""
    three_from_broken_four: bool = False
    """May a player who held four and played one still declare the three?"""
    card_points: tuple[tuple[str, int], ...] = (("A", 6), ("R", 5), ("C", 4), ("F", 3))
    set_values: tuple[tuple[str, tuple[int, int]], ...] = (
        ("A", (12, 24)), ("R", (6, 12)), ("C", (6, 12)), ("F", (6, 12)), ("2", (10, 20)))
    """For each rank, what three and four of it are worth."""
    two_bonus: int = 10
    last_trick: int = 6
    ending_two: int = 26
    """What the last trick is worth in all when a two wins it."""
    ending_two_mode: str = "linear"
    """The last one, two, three tricks won with twos: 26, 52, 78, or doubling to 26, 52, 104."""
    ending_two_additive: bool = False
    """Are the 10s of those tricks added on top? No source says so; here to be tried."""

    def __post_init__(self) -> None:
        check_choice(self, _CHOICES)
        check_flags(self, ("stop_at_target_midhand", "three_from_broken_four", "ending_two_additive"))
        check_whole(self, ("target",), 1, 9999, none="single deals")
        check_whole(self, ("two_bonus", "last_trick", "ending_two"))
        try:
            good = (all(rank in _RANKS and whole(points, 0, 999) for rank, points in self.card_points)
                    and {rank for rank, _ in self.set_values} <= set(SET_RANKS)
                    and all(whole(points, 0, 999) for _, (three, four) in self.set_values for points in (three, four)))
        except (TypeError, ValueError):
            good = False
        if not good:
            raise ValueError("card_points pairs a rank of the pack with points, and set_values pairs one of "
                             f"{' '.join(SET_RANKS)} with the values of three and of four, all from 0 to 999")


PRESETS: Mapping[str, TrappolaRules] = {
    "cardano": TrappolaRules(),
    "knauer": TrappolaRules(target=None, third_set_blocked_by="none"),
}
