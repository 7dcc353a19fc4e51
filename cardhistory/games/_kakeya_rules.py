"""The options of Kakeya trump, the witnesses under whose rules it is played, and how strong a card is."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from ..cards import Card
from ..options import check_choice, check_flags, check_whole
from ..packs import FRENCH_52

__all__ = ["PICTURES", "PRESETS", "SUITS", "KakeyaRules", "rensho", "strengths"]

SUITS = "SHDC"
PICTURES = 16
"""The aces, kings, queens and jacks of the pack."""

_CHOICES = {
    "trump": ("changeable", "clubs"),
    "trump_namer": ("dealers", "last_dealers"),
    "lead": ("winners", "right"),
    "score": ("one_two_four", "one_two"),
}


@dataclass(frozen=True, slots=True)
class KakeyaRules:
    """The options of Kakeya trump; the claims say who reports each value."""

    players: int = 4
    """Four in two pairs, or six in three, one of which sits out and deals."""
    trump: str = "changeable"
    """Spades at first, then as they stood in the last deal, unless other trumps are named before the cards are dealt; or
    always clubs."""
    trump_namer: str = "dealers"
    """Who may change the trumps: the pair that deals, or, where six play, the pair that dealt before and now comes in again."""
    rensho_free: bool = True
    """May the renshō be played at any time, also by somebody who could follow suit?"""
    lead: str = "winners"
    """Who begins: the pair that won the last deal (in the first the dealer), or the player at the dealer's right."""
    call: bool = False
    """Does whoever is to begin say whether he leads himself (iku) or his partner does (koi)?"""
    score: str = "one_two_four"
    """What a deal is worth: one stone, two from twelve pictures on, four for all sixteen; or one, and two from twelve on or
    against a pair that was dealt both the renshō and the ace of trumps."""
    stones: int = 5
    """The stones with which every pair begins. A pair without stones has lost."""
    deals: int | None = 20
    """After so many deals the match ends in any case; None: only when a pair has no stones."""

    def __post_init__(self) -> None:
        check_choice(self, _CHOICES)
        check_flags(self, ("rensho_free", "call"))
        check_whole(self, ("stones",), 1)
        check_whole(self, ("deals",), 1, none="no limit")
        if self.players not in (4, 6) or isinstance(self.players, bool):
            raise ValueError(f"players is 4 or 6, not {self.players!r}")


_ASAHI = KakeyaRules()
_KUSABA = replace(_ASAHI, rensho_free=False)

PRESETS: Mapping[str, KakeyaRules] = {
    "asahi": _ASAHI,
    "kusaba": _KUSABA,
    "gamerules": replace(_KUSABA, trump_namer="last_dealers"),
    "gamers": replace(_KUSABA, trump="clubs", lead="right", call=True, score="one_two"),
    "kakeya_js": replace(_ASAHI, players=6),
}


def rensho(trump: str) -> Card:
    """The highest card of all: the ace of spades, or of clubs where spades are trumps.

    >>> str(rensho("H")), str(rensho("S"))
    ('AS', 'AC')
    """
    return Card("A", "C" if trump == "S" else "S")


@cache
def strengths(trump: str, led: str) -> Mapping[Card, int]:
    """How strong every card is in a trick: renshō, trumps, the suit led. What is not here cannot win."""
    found = {rensho(trump): 100}
    for place, rank in enumerate(reversed(FRENCH_52.ranks), 1):
        found.setdefault(Card(rank.letter, trump), 50 + place)
        found.setdefault(Card(rank.letter, led), place)
    return found
