"""The options of Etori, the witnesses under whose rules it is played, and the tables that follow from them."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from ..cards import Card
from ..deals import Rng
from ..options import check_choice, check_flags, check_whole
from ..packs import FRENCH_52, FRENCH_53, JOKER

__all__ = ["PICTURES", "PRESETS", "SPECULATION", "TRUMPS", "EtoriRules", "is_plain", "left_out", "redealt", "strengths", "values"]

TRUMPS = "CDH"
"""The suits that may be trumps, in the order in which they take turns. Spades never are."""
PICTURES = 16
"""The aces, kings, queens and jacks of the pack."""
SPECULATION = Card("A", "S")

_CHOICES = {
    "sides": ("pairs", "each"),
    "redeal": ("any", "claim", "off"),
    "trump": ("dealer", "rotate"),
    "napoleon_target": ("at_least", "exact"),
    "first_lead": ("any", "plain"),
    "joker_lead": ("calls_trump", "names_suit", "free"),
    "joker_demand": ("none", "must_play", "three_wins"),
    "card_values": ("pictures", "rank10_5", "two_ten_jack_plus", "k20q10j5"),
    "score": ("per_card", "excess", "kakeya", "taken"),
    "tie_8_8": ("draw", "speculation_loses"),
    "direction": ("anticlockwise", "clockwise"),
}


@dataclass(frozen=True, slots=True)
class EtoriRules:
    """The options of Etori; the claims say who reports each value."""

    sides: str = "pairs"
    """Partners who sit opposite, or each player for himself."""
    players: int = 4
    """How many play, from 2 to 7. Four, wherever there are partners or the whole pack is dealt."""
    hand_size: int | None = None
    """Four or five cards, refilled from the stock after every trick; None: the whole pack is dealt, 13 each."""
    redeal: str = "any"
    """A hand without a suit, or with seven or more of one: whoever has it must ask for a new deal, or may, or cannot.
    Only where the whole pack is dealt."""
    trump: str = "dealer"
    """The dealer names clubs, diamonds or hearts before the cards are dealt, or they take turns from deal to deal."""
    bidding: bool = False
    """Is there a bidding, in which the highest bidder names the trumps and must take the pictures he bid? (Napoleon)"""
    lowest_bid: int = 9
    """The fewest pictures that may be bid."""
    napoleon_target: str = "at_least"
    """Must the bidder take at least the number bid, or exactly that number?"""
    joker: bool = False
    """Is there a joker, above everything and free of following suit?"""
    first_lead: str = "any"
    """What may open a deal: any card, or only a card that is neither a trump nor a spade."""
    joker_lead: str = "calls_trump"
    """What a led joker asks of the others: a trump, a card of a suit the leader names, or nothing."""
    joker_demand: str = "none"
    """Does a led three of spades make the joker's holder play it, and does the three then even win?"""
    open_stock: bool = False
    """Does the stock lie open, all but its first card?"""
    card_values: str = "pictures"
    """What taken cards count: one for each picture (etori), or a table of points (tentori; all three are reconstructions)."""
    score: str = "per_card"
    """What the deal is worth: to the winner one point a card, or one for each card above half, or 1, 2 or 4 as in Kakeya;
    or to every side what it took."""
    tie_8_8: str = "draw"
    """Partners level at eight each: nobody scores, or the side that held Speculation loses."""
    sweep_bonus: int = 0
    """Added for taking everything that counts."""
    deals: int | None = 4
    """Deals in a match; None: every deal is a game of its own."""
    direction: str = "anticlockwise"
    """Seats are counted counter-clockwise. Does the turn pass that way, or the other?"""

    def __post_init__(self) -> None:
        check_choice(self, _CHOICES)
        check_flags(self, ("bidding", "joker", "open_stock"))
        check_whole(self, ("players",), 2, 7)
        check_whole(self, ("hand_size",), 4, 5, none="the whole pack")
        check_whole(self, ("lowest_bid",), 1, PICTURES)
        check_whole(self, ("sweep_bonus",))
        check_whole(self, ("deals",), 1, none="single deals")
        if self.players != 4 and (self.sides == "pairs" or self.hand_size is None):
            raise ValueError(f"with {self.players} players each plays alone (sides='each') and cards are drawn "
                             "(hand_size=4 or 5); partners, and dealing out the whole pack, are for four")


_SAKURAGI = EtoriRules()
_BETSUHO = replace(_SAKURAGI, sides="each", hand_size=4, redeal="off", score="taken")

PRESETS: Mapping[str, EtoriRules] = {
    "sakuragi": _SAKURAGI,
    "betsuho": _BETSUHO,
    "tentori": replace(_BETSUHO, card_values="rank10_5"),
    "napoleon": replace(_SAKURAGI, sides="each", bidding=True),
    "maeda": replace(_SAKURAGI, card_values="rank10_5", score="taken"),
    "takamiya": replace(_BETSUHO, joker=True, trump="rotate", first_lead="plain", deals=3),
}


def left_out(rules: EtoriRules) -> tuple[Card, ...]:
    """The low cards laid aside so that the pack divides evenly among the players.

    >>> [str(card) for card in left_out(PRESETS["takamiya"])]
    ['2C']
    """
    too_many = (len(FRENCH_53) if rules.joker else len(FRENCH_52)) % rules.players
    return FRENCH_52.read("2C 2D 2H 2S 3C")[:too_many]


def is_plain(card: Card, trump: str | None) -> bool:
    """Is a card neither a trump nor a spade? (The joker is plain in this sense.)"""
    return card.suit != "S" and card.suit != trump


@cache
def strengths(trump: str, led: str) -> Mapping[Card, int]:
    """How strong every card is in a trick: joker, Speculation, trumps, the suit led. What is not here cannot win."""
    found = {JOKER: 200, SPECULATION: 100}
    for place, rank in enumerate(reversed(FRENCH_52.ranks), 1):
        found.setdefault(Card(rank.letter, trump), 50 + place)
        if led:
            found.setdefault(Card(rank.letter, led), place)
    return found


@cache
def values(how: str, trump: str | None) -> Mapping[Card, int]:
    """What every card of the pack counts when it is taken; cards without value are left out.

    >>> [sum(values(how, "C").values()) for how in _CHOICES["card_values"]]
    [16, 120, 55, 140]
    """
    by_rank = {"pictures": dict.fromkeys("AKQJ", 1), "rank10_5": {**dict.fromkeys("AKQJ", 5), "T": 10},
               "k20q10j5": {"K": 20, "Q": 10, "J": 5}}
    if how in by_rank:
        return {card: by_rank[how][card.rank] for card in FRENCH_52 if card.rank in by_rank[how]}
    trumps = {**dict.fromkeys("2TJ", 10), **dict.fromkeys("AKQ", 5)}
    plain = dict.fromkeys("AKQJT", 1)
    return {card: points for card in FRENCH_52 if card.suit != "S"
            if (points := (trumps if card.suit == trump else plain).get(card.rank, 0))}


@lru_cache(maxsize=64)
def _shuffle(number: int, size: int) -> tuple[int, ...]:
    return tuple(Rng(0x4574_6F72_6900 + number).shuffled(range(size)))


def redealt(order: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """The pack as it lies after it was thrown in and shuffled again so many times: a shuffle that is fixed for each number.

    So a deal with its redeals is still one deal with one code.
    """
    return tuple([order[place] for place in _shuffle(number, len(order))]) if number else order
