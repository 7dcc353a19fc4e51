"""Rules of thumb for Elfern. Each has its sentence under ``elfern.thumb.<key>``.

A card is *sure* when no card still unseen beats it. A figure is at home once its owner has taken a trick with it: the other
figures in a hand may still be lost. When the stock is gone the unseen cards are just those of the other player.
"""
from __future__ import annotations

from functools import cached_property

from ..cards import Card
from ..observation import Observation
from ..packs import FRENCH_32 as PACK
from ..play import Action
from . import Thought

__all__ = ["choose"]

Move = tuple[Card, str]

STRENGTH = {rank.letter: -place for place, rank in enumerate(PACK.ranks)}
FIGURES = frozenset("AKQJT")
BRAVE = 0.6
"""A figure is led while the stock lasts when the other player beats it no more often than this."""


class Table:
    """What the player works out from the observation before it decides."""

    def __init__(self, seen: Observation) -> None:
        self.seen, self.hand = seen, seen.hand
        self.legal = [action.cards[0] for action in seen.legal_actions]
        gone = {*seen.hand, *seen.played}
        self.unseen = tuple([card for card in PACK.cards if card not in gone])
        self.theirs = seen.counts[1 - seen.seat] if seen.seat is not None else 0
        """How many cards the other player holds."""
        self.open = not seen.stock
        """Is the stock gone, so that the unseen cards are the other player's?"""

    def beats(self, one: Card, other: Card) -> bool:
        """Does one card take the trick to which the other was led?"""
        if one.suit != other.suit:
            return False
        if self.seen.rules.seven_beats_ace and {one.rank, other.rank} == {"A", "7"}:
            return one.rank == "7"
        return STRENGTH[one.rank] > STRENGTH[other.rank]

    def sure(self, card: Card) -> bool:
        """If this card is led, does it win whatever the other player holds?"""
        return not any(self.beats(other, card) for other in self.unseen)

    def risk(self, card: Card) -> float:
        """How likely the other player holds a card that beats this one, 0 to 1."""
        miss, left = 1.0, len(self.unseen)
        for _ in range(sum([self.beats(other, card) for other in self.unseen])):
            miss *= max(0.0, 1 - self.theirs / left) if left else 1.0
            left -= 1
        return 1 - miss

    def follows(self, suit: str) -> list[Card]:
        """The unseen cards of a suit."""
        return [card for card in self.unseen if card.suit == suit]

    def length(self, suit: str) -> int:
        """How many cards of a suit the hand holds."""
        return sum([card.suit == suit for card in self.hand])

    @cached_property
    def needy(self) -> frozenset[str]:
        """The suits in which a figure of this hand can still be lost, so that a plain card beside it is useful."""
        return frozenset(card.suit for card in self.hand if card.rank in FIGURES and not self.sure(card))


def choose(seen: Observation) -> tuple[Action, Thought]:
    """The action of the first rule that applies, and its thought."""
    table = Table(seen)
    if len(table.hand) == 1:
        card, key = table.legal[0], "last_card"
    elif len(table.legal) == 1:
        card, key = table.legal[0], "only_card"
    elif seen.trick:
        card, key = _answer(table, seen.trick.led)
    else:
        card, key = _lead_open(table) if table.open else _lead(table)
    return next(action for action in seen.legal_actions if action.args == (card,)), Thought(key, (card,))


def _weak(card: Card) -> int:
    return STRENGTH[card.rank]


def _lead(table: Table) -> Move:
    """While cards are still drawn the other player need not follow, so a lead brings home no more than itself."""
    figures = [card for card in table.legal if card.rank in FIGURES]
    sure = [card for card in figures if table.sure(card)]
    low = [card for card in sure if card.rank != "A"]
    if low:
        return min(low, key=_weak), "lead_sure"
    brave = [card for card in figures if card not in sure and table.risk(card) <= BRAVE]
    if brave:
        return min(brave, key=table.risk), "lead_brave"
    plain = [card for card in table.legal if card.rank not in FIGURES]
    if plain:
        return _spare(table, plain), "lead_plain"
    if sure:
        return sure[0], "lead_ace"
    return min(figures, key=lambda card: (table.risk(card), _weak(card))), "lead_least"


def _lead_open(table: Table) -> Move:
    """The other player's cards are known, and must follow suit."""
    sure = [card for card in table.legal if table.sure(card)]

    def prey(card: Card) -> tuple[int, int, int]:
        cards = table.follows(card.suit)
        figures = sum([other.rank in FIGURES for other in cards])
        return (bool(figures) and figures == len(cards), figures, -(len(cards) - figures))

    hunting = [card for card in sure if any(other.rank in FIGURES for other in table.follows(card.suit))]
    if hunting:
        return max(hunting, key=lambda card: (*prey(card), -_weak(card))), "hunt"
    home = [card for card in sure if card.rank in FIGURES]
    if home:
        return home[0], "bring_home_now"
    plain = [card for card in table.legal if card.rank not in FIGURES]
    if sure:
        return sure[0], "keep_the_lead"
    if plain:
        safe = min(plain, key=lambda card: (any(other.rank in FIGURES for other in table.follows(card.suit)), _weak(card)))
        return safe, "give_the_lead"
    return min(table.legal, key=lambda card: (len(table.follows(card.suit)), _weak(card))), "lead_least"


def _answer(table: Table, led: Card) -> Move:
    winning = sorted([card for card in table.legal if table.beats(card, led)], key=_weak)
    figures = [card for card in winning if card.rank in FIGURES]
    plain = [card for card in table.legal if card.rank not in FIGURES and card not in winning]
    if led.rank in FIGURES and winning:
        return winning[0], "take_figure"
    if figures:
        if figures[0].rank == "A" and plain and not table.open:
            return _spare(table, plain), "save_ace"
        return figures[0], "bring_home"
    if winning and (table.open or not plain or any(table.sure(card) for card in table.hand if card.rank in FIGURES)):
        return winning[0], "win_the_lead"
    if plain:
        card = _spare(table, plain)
        return card, "throw_plain" if card.suit == led.suit else "throw_useless"
    if winning:
        return winning[0], "win_the_lead"
    return max(table.legal, key=lambda card: (table.risk(card), -_weak(card))), "lose_least"


def _spare(table: Table, plain: list[Card]) -> Card:
    """The least useful card that does not count: of a suit with no figure to protect, the lowest."""
    return min(plain, key=lambda card: (card.suit in table.needy, table.length(card.suit), _weak(card)))
