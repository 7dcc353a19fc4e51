"""Tricks: following suit, and who wins. Shared by every game in which cards are played to tricks."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .cards import Card

__all__ = ["Trick", "follow_suit", "trick_winner"]


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards played to one trick, in order: ``plays[0]`` was led. ``winner`` is None while the trick is open or spoiled.

    ``dead`` is how many cards at the beginning lie there without leading or winning (a rare thing; see Etori).
    """

    plays: tuple[tuple[int, Card], ...]
    winner: int | None = None
    dead: int = 0

    @property
    def leader(self) -> int:
        """The seat that led."""
        return self.plays[min(self.dead, len(self.plays) - 1)][0]

    @property
    def led(self) -> Card:
        """The card that was led; a dead card while nothing follows it."""
        return self.plays[min(self.dead, len(self.plays) - 1)][1]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order they were played."""
        return tuple(card for _, card in self.plays)

    @property
    def best(self) -> Card | None:
        """The winning card, None while there is no winner."""
        return next((card for seat, card in self.plays if seat == self.winner), None)


def follow_suit(hand: Iterable[Card], led: Card) -> tuple[Card, ...]:
    """The cards of a hand that may follow a led card: those of its suit, or all of them when there is none.

    >>> [str(card) for card in follow_suit((Card("A", "S"), Card("7", "C")), Card("2", "C"))]
    ['7C']
    """
    hand = tuple(hand)
    suit = led.suit
    return tuple([card for card in hand if card.suit == suit]) or hand


def trick_winner(plays: Iterable[tuple[int, Card]], strength: Callable[[Card, Card], int | None]) -> int | None:
    """The seat whose card is strongest; None when two seats share the strongest card (a spoiled trick).

    ``strength(card, led)`` is how much a card is worth in a trick to which ``led`` was led; None: it cannot win.
    """
    best: int | None = None
    winner: int | None = None
    led: Card | None = None
    for seat, card in plays:
        led = led or card
        value = strength(card, led)
        if value is None:
            continue
        if best is None or value > best:
            best, winner = value, seat
        elif value == best:
            winner = None
    return winner
