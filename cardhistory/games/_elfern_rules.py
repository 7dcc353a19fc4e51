"""The options of Elfern, the witnesses under whose rules it is played, and which card beats which."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..cards import Card
from ..options import check_choice, check_flags, check_whole
from ..packs import FRENCH_32

__all__ = ["BEATEN_BY", "FIGURES", "PRESETS", "ElfernRules"]

FIGURES = 20
"""The aces, kings, queens, jacks and tens of the pack. Eleven of them win."""

_CHOICES = {
    "stock_play": ("free", "beat"),
    "end_play": ("follow", "beat"),
    "lead": ("winner", "alternate"),
    "staender": ("double", "pot", "draw"),
    "payment": ("counters", "score"),
    "next_dealer": ("alternate", "loser"),
}


@dataclass(frozen=True, slots=True)
class ElfernRules:
    """The options of Elfern; the claims say who reports each value."""

    stock_play: str = "free"
    """While the stock lasts, may one answer with any card, or must one beat the card led, or at least follow suit?"""
    end_play: str = "follow"
    """Without a stock, must one only follow suit, or also beat the card led if one can?"""
    seven_beats_ace: bool = False
    """Does the seven, which everything else beats, beat the ace of its suit?"""
    lead: str = "winner"
    """Does the winner of a trick lead to the next, or do the players lead in turn?"""
    schneider: int = 2
    """What a deal is worth to the winner with 15 figures or more (the loser has fewer than six)."""
    schwarz: int = 2
    """What it is worth with all twenty."""
    staender: str = "double"
    """Ten figures each: the next deal counts double, or each lays a counter in a pot that the next winner takes, or nothing."""
    doubles_again: bool = True
    """When a doubled deal ends level too, does the next one count double that, four times, and so on?"""
    payment: str = "counters"
    """Does the loser pay the winner, or does the winner only write his points down?"""
    next_dealer: str = "alternate"
    """Do the players deal in turn, or does the loser of a deal deal the next (after a level one, by lot)?"""
    deals: int | None = 6
    """Deals in a match; None: every deal is a game of its own."""

    def __post_init__(self) -> None:
        check_choice(self, _CHOICES)
        check_flags(self, ("seven_beats_ace", "doubles_again"))
        check_whole(self, ("schneider", "schwarz"), 1, 99)
        check_whole(self, ("deals",), 1, none="single deals")


_PIERER = ElfernRules()

PRESETS: Mapping[str, ElfernRules] = {
    "pierer": _PIERER,
    "meyers": replace(_PIERER, end_play="beat"),
    "braille": replace(_PIERER, schwarz=3, staender="pot", next_dealer="loser"),
    "knoddle": replace(_PIERER, stock_play="beat", seven_beats_ace=True, schwarz=3, staender="draw", payment="score"),
    "wikipedia": replace(_PIERER, schwarz=3, staender="draw", payment="score"),
}


def _higher(led: Card, seven: bool) -> frozenset[Card]:
    ranks = "".join(rank.letter for rank in FRENCH_32.ranks)
    above = set(ranks[:ranks.index(led.rank)])
    if seven and led.rank == "A":
        above.add("7")
    elif seven and led.rank == "7":
        above.remove("A")
    return frozenset(Card(rank, led.suit) for rank in above)


BEATEN_BY: Mapping[bool, Mapping[Card, frozenset[Card]]] = {
    seven: {card: _higher(card, seven) for card in FRENCH_32} for seven in (False, True)}
"""For each card that may be led, the cards that take it; with sevens that beat aces, or without."""
