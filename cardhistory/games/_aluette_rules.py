"""The options of Aluette, the strength of its cards, its signs, and the witnesses under whose rules it is played."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..cards import Card
from ..options import check_choice, check_flags, check_whole
from ..packs import ALUETTE_48

__all__ = ["ACES", "CLASS", "CLASSES", "LUETTES", "PRESETS", "SPECIALS", "AluetteRules", "worthless"]

_READ = ALUETTE_48.read
LUETTES = _READ("3D 3C 2D 2C")
"""Monsieur, Madame, the one-eyed man (le Borgne) and the cow (la Vache): the four highest cards, strongest first."""
DOUBLES = _READ("9C 9D 2B 2E")
"""The great nine, the little nine, the oak two (deux de chêne) and the written two (deux d'écrit), strongest first."""
SPECIALS = LUETTES + DOUBLES
_FREE = tuple(card for card in ALUETTE_48 if card not in SPECIALS)
CLASSES: tuple[tuple[Card, ...], ...] = tuple((card,) for card in SPECIALS) + tuple(
    tuple(card for card in _FREE if card.rank == rank) for rank in "ARCV9876543")
"""The nineteen classes of strength, strongest first: eight single cards, then all that is left of each rank, whatever its suit."""
CLASS: Mapping[Card, int] = {card: number for number, cards in enumerate(CLASSES) for card in cards}
"""The class of each card: 0 is Monsieur, 18 the plain threes. Cards of one class are equal."""
ACES = frozenset(CLASSES[8])


def worthless(hand: tuple[Card, ...]) -> bool:
    """Has this hand neither a special card nor an ace?"""
    return all(CLASS[card] > 8 for card in hand)


_CHOICES = {
    "partner_draw": ("seats", "luettes", "high_card"),
    "chant": ("ask", "never"),
    "chant_recipients": ("left_and_partner", "left_and_dealer"),
    "spoiled": ("void", "carry_over"),
    "match": ("five_deals", "first_to_5", "rebour_10"),
    "tie_break": ("draw", "extra_deal"),
}


@dataclass(frozen=True, slots=True)
class AluetteRules:
    """The options of Aluette; the claims say who reports what."""

    players: int = 4
    """Four, or six in two teams of three (seven cards each, no chant and no exchange of a hand)."""
    partner_draw: str = "seats"
    """How partners and first dealer are found: by seats and chance, by who is dealt the luettes, or the highest card deals."""
    chant: str = "ask"
    """Are the players asked, each deal, whether the twelve cards left over shall be given out?"""
    chant_recipients: str = "left_and_partner"
    """Who takes six of them each, beside the dealer's left neighbour: the dealer's partner, or the dealer."""
    hand_exchange: bool = False
    """May one player without a special card or an ace change the whole hand before the chant?"""
    spoiled: str = "void"
    """A trick with two equal best cards counts for nobody, or is carried over to the winner of the next."""
    mordienne_min_run: int = 2
    """The fewest tricks that are a mordienne, 1 to 9."""
    mordienne_needs_earlier_trick: bool = False
    """Must a trick have gone to somebody else, or been spoiled, before the run began?"""
    mordienne_skip_spoiled: bool = False
    """Does a spoiled trick inside the run leave it whole? (A spoiled last trick always ends it.)"""
    surrender_only_before_first_trick: bool = False
    """May a player offer to give up only before the own first card?"""
    match: str = "five_deals"
    """Five deals; or the first side with 5 points; or with 10, where only an announced mordienne is worth more."""
    tie_break: str = "draw"
    """Level after five deals: a draw, or further deals."""
    signs: bool = True
    """May one make signs to the partner?"""
    notice: int = 25
    """Of a hundred signs, how many each opponent catches, 0 to 100."""
    relative_signs: bool = False
    """Are there also signs for "better than that card" and "worse than that card"?"""
    false_signs: bool = False
    """May a sign be untrue?"""
    talk: bool = True
    """May one tell the partner aloud what to play?"""

    def __post_init__(self) -> None:
        check_choice(self, _CHOICES)
        check_flags(self, ("hand_exchange", "mordienne_needs_earlier_trick", "mordienne_skip_spoiled",
                           "surrender_only_before_first_trick", "signs", "relative_signs", "false_signs", "talk"))
        check_whole(self, ("mordienne_min_run",), 1, 9)
        check_whole(self, ("notice",), 0, 100)
        if isinstance(self.players, bool) or self.players not in (4, 6):
            raise ValueError(f"players is 4 or 6, not {self.players!r}")
        if self.players == 6 and self.partner_draw == "luettes":
            raise ValueError("the four luettes make two pairs; for six players partner_draw is seats or high_card")

    @property
    def packets(self) -> tuple[int, ...]:
        """The packets in which the cards are dealt."""
        return (3, 3, 3) if self.players == 4 else (3, 3, 1)

    @property
    def hand(self) -> int:
        """Cards of a hand, and tricks of a deal."""
        return 9 if self.players == 4 else 7


PRESETS: Mapping[str, AluetteRules] = {
    "article": AluetteRules(),
    "pagat": AluetteRules(chant_recipients="left_and_dealer", partner_draw="luettes"),
    "trictrac": AluetteRules(chant="never", match="first_to_5", relative_signs=True),
    "jeux_et_loisirs": AluetteRules(chant="never", talk=False),
    "doczz": AluetteRules(hand_exchange=True, surrender_only_before_first_trick=True, partner_draw="high_card"),
    "mistry": AluetteRules(spoiled="carry_over"),
    "rebour": AluetteRules(match="rebour_10"),
    "wikimanche": AluetteRules(players=6, chant="never"),
}
"""The encyclopaedia's article (after Parlett) first; every other witness as its difference from it."""
