"""The options of Primiera, and the witnesses under whose rules it is played."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..cards import Pack
from ..options import check_choice, check_flags, check_whole, whole
from ..packs import LATIN_28, LATIN_40, LATIN_52

__all__ = ["HAND", "KINDS", "PACKS", "PRESETS", "VALUES", "PrimieraRules"]

HAND = 4
KINDS = ("punto", "primiera", "fiftyfive", "fluxus", "chorus")
"""The kinds of hand; a hand that is none of the others is a punto."""
VALUES = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "R": 10, "C": 10, "F": 10, "T": 10, "9": 9, "8": 8}
"""What the cards count, by rank. Ten, nine and eight occur only with the 52 cards of Berni's Rome."""
PACKS: Mapping[int, Pack] = {40: LATIN_40, 52: LATIN_52, 28: LATIN_28}

_CHOICES = {
    "direction": ("anticlockwise", "clockwise"),
    "flow": ("draw", "primero", "bidding"),
    "court_chorus": ("equal", "ranked"),
    "claim": ("compulsory", "free"),
    "no_claim": ("draw", "carry"),
    "vying": ("none", "fixed", "up_to", "pot"),
    "first_cards": ("change", "invite"),
    "ties": ("carry", "eldest", "split", "cards", "suit"),
}
_FLAGS = ("three_of_a_kind_is_primiera", "quinola", "refusal", "declare", "last_vying")


@dataclass(frozen=True, slots=True)
class PrimieraRules:
    """The options of Primiera; the claims say who reports each value. Chips are whole numbers."""

    seats: int = 4
    """How many play, 2 to 8."""
    pack: int = 40
    """Cards in the pack: 40, or 52 with ten, nine and eight, or 28 without courts."""
    direction: str = "anticlockwise"
    """The way round the table; seats are numbered that way, so nothing but the seating depends on it."""

    # What hands are worth
    order: tuple[str, ...] = ("chorus", "fluxus", "fiftyfive", "primiera")
    """The kinds of hand that count, highest first. A hand is the first kind it fits; if it fits none it is a punto."""
    punto_min_cards: int = 1
    """How many cards of a suit a punto needs: may a lone seven count 21, or only two or three cards of one suit?"""
    three_of_a_kind_is_primiera: bool = False
    """Does three of a kind count as a primiera, with the sum of all four cards?"""
    high_primiera: int | None = None
    """A primiera of so many points beats a fluxus; None: it never does."""
    court_chorus: str = "equal"
    """Four kings, riders, footmen: all equal, or kings above riders above footmen."""
    quinola: bool = False
    """May the footman of coins stand for any card?"""

    # The course of a deal
    flow: str = "draw"
    """``draw``: four cards, made hands at once, an exchange, a showdown. ``primero``: vying after each packet of cards.
    ``bidding``: four cards, then bids of hand and stake without folding."""
    packets: tuple[int, ...] = (1, 1, 1, 1)
    """In how many packets the four cards come."""
    ante: int = 2
    purse: int | None = 40
    """Chips each player brings. Nobody stakes more than the poorest still in can answer; a match ends when somebody cannot
    pay a deal's fixed stakes. None: as many as one likes, and no end."""
    claim: str = "compulsory"
    """A primiera or better on the first four cards: shown at once by all who hold one, or only by who wishes to."""
    no_claim: str = "draw"
    """If nobody shows: the exchange, or a new deal for the same pot."""
    draws: int | None = 1
    """How many rounds of exchange; None: until somebody can show, or the stock is too short."""
    draw_min: int = 1
    draw_max: int = 4
    """How few and how many cards are exchanged at a time."""
    restake: int = 0
    """Chips each player adds at an exchange."""
    vying: str = "none"
    """Stakes after the last exchange (or between packets): none; always ``stake_unit``; up to that; up to the pot."""
    stake_unit: int = 1
    raises: int = 3
    """How often a round of vying may be raised."""
    refusal: bool = False
    """Is a stake taken back that all others refuse?"""

    # Primero: the first packet, and the rest
    first_cards: str = "change"
    """The first cards: stake or exchange some; or invite, and whoever does not answer throws them away face up."""
    declare: bool = False
    """With the last packet, does everyone say a kind of hand, the true one or a higher?"""
    last_vying: bool = False
    """Another round of vying after the exchange?"""

    # Bidding
    rounds: int = 3
    """After how many rounds of bids all hands are shown."""
    pass_draw_max: int = 2
    """How many cards somebody may exchange who passes."""

    ties: str = "carry"
    """Equal best hands: the pot stays for the next deal; the first to the dealer's right wins; it is divided; the higher card
    wins; suits and courts decide as well (cups, coins, batons, swords)."""

    def __post_init__(self) -> None:
        check_choice(self, _CHOICES)
        check_flags(self, _FLAGS)
        if self.pack not in PACKS:
            raise ValueError(f"pack is one of {', '.join(map(str, PACKS))}, not {self.pack!r}")
        check_whole(self, ("seats",), 2, 8 if self.pack > 28 else 6)
        check_whole(self, ("punto_min_cards",), 1, 2)
        check_whole(self, ("high_primiera",), 40, 84, none="never")
        check_whole(self, ("ante", "restake"), 0, 99)
        check_whole(self, ("purse",), 1, 9999, none="chips without end")
        check_whole(self, ("draws",), 0, 9, none="as long as nobody can show")
        check_whole(self, ("draw_min",), 0, HAND)
        check_whole(self, ("draw_max",), max(1, self.draw_min), HAND)
        check_whole(self, ("stake_unit",), 1, 99)
        check_whole(self, ("raises", "rounds"), 0, 9)
        check_whole(self, ("pass_draw_max",), 1, HAND)
        if (not isinstance(self.order, tuple) or len(set(self.order)) != len(self.order) or "primiera" not in self.order
                or not set(self.order) <= set(KINDS[1:])):
            raise ValueError(f"order names each kind of hand once, highest first, among them primiera, out of "
                             f"{', '.join(reversed(KINDS[1:]))}; not {self.order!r}")
        if not (isinstance(self.packets, tuple) and all(whole(size, 1, HAND) for size in self.packets)
                and sum(self.packets) == HAND):
            raise ValueError(f"packets are whole numbers that make four, as (2, 2), not {self.packets!r}")
        if self.flow != "draw" and self.vying == "none":
            raise ValueError(f"the flow {self.flow!r} needs stakes: vying is fixed, up_to or pot")
        if self.flow == "primero" and (len(self.packets) == 1 or self.draws is None):
            raise ValueError("the flow 'primero' needs two packets of cards or more, and a number of draws")

    @property
    def due(self) -> int:
        """The chips each player pays in a deal whatever happens."""
        return self.ante + (self.restake * (1 if self.draws is None else self.draws) if self.flow != "primero" else 0)


_ARTICLE = PrimieraRules()
_OLD = replace(_ARTICLE, punto_min_cards=2, packets=(2, 2))
_PRIMERO = replace(_OLD, flow="primero", vying="up_to", stake_unit=2, draw_min=0, draw_max=2)

PRESETS: Mapping[str, PrimieraRules] = {
    "article": _ARTICLE,
    "parlett": replace(_ARTICLE, order=("fluxus", "fiftyfive", "primiera")),
    "italian": replace(_ARTICLE, order=("fiftyfive", "fluxus", "primiera"), ties="suit"),
    "cardano": replace(_PRIMERO, first_cards="invite", declare=True, ties="eldest"),
    "berni": replace(_PRIMERO, pack=52, order=("chorus", "fluxus", "primiera"), packets=(2, 1, 1), draws=0),
    "isenfir": replace(_PRIMERO, declare=True, refusal=True, last_vying=True),
    "three_mountains": replace(_OLD, direction="clockwise", flow="bidding", claim="free", draw_min=0, vying="up_to",
                               stake_unit=2),
}
