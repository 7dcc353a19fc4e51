"""The options of Goninkan, the witnesses under whose rules it is played, and the tables that follow from them."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from ..cards import Card
from ..deals import Deal, Rng
from ..options import check_choice, check_whole, whole
from ..packs import GONINKAN_50, JOKER

__all__ = ["HAND", "PICTURES", "PLAYERS", "PRESETS", "TRICKS", "GoninkanRules", "dealing", "strengths", "swapped", "trump_of"]

PLAYERS = 5
HAND = TRICKS = 10
PICTURES = frozenset(card for card in GONINKAN_50 if card.rank in "AKQJ")
"""The sixteen cards that count, one each."""

_CHOICES = {
    "nijukan": ("exchange", "keep"),
    "first_lead": ("kankei", "spade_ace"),
    "joker_lead": ("names_suit", "calls_trump"),
    "last_joker": ("forced", "weakest"),
    "shown": ("partner", "all"),
    "mukankei_score": ("opposite", "none"),
}


@dataclass(frozen=True, slots=True)
class GoninkanRules:
    """The options of Goninkan; the claims say who reports each value."""

    nijukan: str = "exchange"
    """One hand has the trump ace and the joker: one of the two goes, unseen, to the new partner for a card, or both stay."""
    first_lead: str = "kankei"
    """Who leads first: one of the kankei, as they settle it between them, or whoever holds the ace of spades."""
    joker_lead: str = "names_suit"
    """What a led joker asks of the others: a card of the suit that its leader names, or a trump."""
    last_joker: str = "forced"
    """The joker may not be played to the last trick: it must go to the ninth at the latest, or there it is the weakest card."""
    shown: str = "partner"
    """Who sees the two cards that are shown before a trump suit is chosen: the partner who chooses, or all."""
    targets: tuple[int, ...] = (9, 8, 9)
    """How many of the sixteen pictures the kankei need in the first, second and third deal of a round."""
    three_bonus: int = 1
    """Points beside for three deals won one after the other."""
    mukankei_score: str = "opposite"
    """Does each of the three lose what each of the kankei wins, and the other way round, or do they score nothing?"""
    rounds: int | None = 10
    """Rounds in a match, the last with spades as trumps; None: every round is a game of its own."""

    def __post_init__(self) -> None:
        check_choice(self, _CHOICES)
        check_whole(self, ("three_bonus",), 0, 99)
        check_whole(self, ("rounds",), 1, 999, none="single rounds")
        if not (isinstance(self.targets, tuple) and len(self.targets) == 3 and all(whole(one, 1, 16) for one in self.targets)):
            raise ValueError(f"targets are three whole numbers from 1 to 16, not {self.targets!r}")


_GOCCI = GoninkanRules()

PRESETS: Mapping[str, GoninkanRules] = {
    "gocci": _GOCCI,
    "sumisei": replace(_GOCCI, first_lead="spade_ace"),
}


def trump_of(rules: GoninkanRules, number: int) -> str:
    """The trump suit of the first deal of a round, counted from 1.

    >>> "".join(trump_of(PRESETS["gocci"], number) for number in range(1, 11))
    'CDHCDHCDHS'
    """
    return "S" if number == rules.rounds else "CDH"[(number - 1) % 3]


def swapped(ring: tuple[int, ...], kankei: tuple[int, ...]) -> tuple[int, ...]:
    """The players as they sit once partners who were neighbours do so no more: the right-hand one has moved one place on.

    >>> swapped((0, 1, 2, 3, 4), (0, 4)), swapped((0, 1, 2, 3, 4), (1, 3))
    ((1, 0, 2, 3, 4), (0, 1, 2, 3, 4))
    """
    places = [ring.index(seat) for seat in kankei]
    for left, right in (places, places[::-1]):
        if (left + 1) % PLAYERS == right:
            order, further = list(ring), (right + 1) % PLAYERS
            order[right], order[further] = order[further], order[right]
            return tuple(order)
    return ring


@cache
def strengths(trump: str, led: str) -> Mapping[Card, int]:
    """How strong every card is in a trick: joker, trumps, the suit led. What is not here cannot win."""
    found = {JOKER: 200}
    for place, rank in enumerate(reversed(GONINKAN_50.ranks), 1):
        found.setdefault(Card(rank.letter, trump), 100 + place)
        if led:
            found.setdefault(Card(rank.letter, led), place)
    return found


def dealing(deal: Deal, bout: int) -> tuple[Card, ...]:
    """The pack as it is dealt the first, second or third time in a round. The shuffles between belong to the deal."""
    return deal.order if bout == 1 else tuple(Rng(deal.seed + bout).shuffled(deal.pack.cards))
