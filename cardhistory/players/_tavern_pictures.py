"""What a tavern player of Etori and Kakeya trump works out before deciding: who may hold what, and what a card will do.

In both games suit is followed, a trump suit and one card above it take tricks, and only the pictures in them count. A hand is
looked at as one sees it: cards seen are gone, and who did not follow suit has none of that suit until he draws again. Chances
are rough ones: each hidden card lies with each player who may have it in the measure of the cards he holds.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from ..cards import Card
from ..observation import Observation
from ..packs import JOKER
from ._greedy import Manner

__all__ = ["Table"]

FED, CAUGHT = 0.4, 0.2
"""What a partner, and what an opponent who cannot win, adds to a trick that is won, in pictures."""
FREE = 0.6
"""How likely somebody who could follow suit uses a card that may be played at any time."""


class Table:
    """The situation as one seat sees it. ``friends`` are the seats that play with it, ``free`` a card that need not follow."""

    def __init__(self, seen: Observation, manner: Manner, friends: Sequence[int], free: Card | None = None) -> None:
        self.seen, self.manner, self.free = seen, manner, free
        assert seen.seat is not None
        self.me: int = seen.seat
        self.trump: str = seen.fact("trump")
        self.worth, self.bit = manner.worth, manner.bit
        self.hand = seen.hand
        self.legal = [action.cards[0] for action in seen.legal_actions if action.verb == "play"]
        trick = seen.trick
        self.dead = trick.dead if trick else 0
        self.plays = trick.plays[trick.dead:] if trick else ()
        """The cards on the table that count for winning; the first of them was led."""
        self.pile = sum([self.worth.get(card, 0) for _, card in trick.plays]) if trick else 0
        gone = {*self.hand, *seen.played, *(seen.fact("removed") or ())}
        bit = manner.bit
        self.own = sum([bit[card] for card in self.hand])
        self.unseen = sum(bit.values()) - sum([bit[card] for card in gone])
        if JOKER in bit and free is not JOKER:
            self.unseen &= ~bit[JOKER]  # not in this game
        played = {who for who, _ in (trick.plays if trick else ())}
        self.others = [seat for seat in seen.seats if seat != self.me and (seen.counts[seat] or seat in played)]
        self.behind = [seat for seat in self.others if seat not in played]
        self.friends = [seat for seat in friends if seat in self.others]
        self.foes = [seat for seat in self.others if seat not in self.friends]
        self.foes_behind = [seat for seat in self.behind if seat in self.foes]
        self.friends_behind = [seat for seat in self.behind if seat in self.friends]
        self.lacks = self._lacking()

    def _lacking(self) -> set[tuple[int, str]]:
        """(seat, suit) of all who have shown that they have none of a suit; what they drew afterwards undoes it."""
        seen = self.seen
        found: set[tuple[int, str]] = set()
        size = getattr(seen.rules, "hand_size", None)
        drew = len(seen.tricks) + len(self.hand) - size if size else 0
        for number, trick in enumerate(seen.all_tricks, 1):
            if number > drew:
                suit = trick.led.suit
                found.update((seat, suit) for seat, card in trick.plays[trick.dead:] if card.suit != suit and card is not self.free)
        return found

    # Chances

    @cached_property
    def shares(self) -> Mapping[tuple[int, str], float]:
        """For a seat and a suit: the chance that it holds a certain hidden card of that suit."""
        counts, found = self.seen.counts, {}
        for suit in self.manner.suits:
            holders = [seat for seat in self.others if (seat, suit) not in self.lacks]
            boxes = sum([counts[seat] for seat in holders]) + self.seen.stock
            for seat in self.others:
                found[seat, suit] = counts[seat] / boxes if seat in holders and boxes else 0.0
        return found

    def void(self, seat: int, suit: str) -> float:
        """The chance that a seat has no card of a suit."""
        return (1 - self.shares[seat, suit]) ** (self.unseen & self.manner.suits.get(suit, 0)).bit_count()

    def beats(self, seat: int, card: Card, led: str) -> float:
        """The chance that a seat that still plays can beat a card, when this suit was led."""
        manner = self.manner
        above = manner.beaten[led][card] & self.unseen
        if not above:
            return 0.0
        suit = manner.suits.get(led, 0)
        chance = 1 - (1 - self.shares[seat, led]) ** (above & suit).bit_count()
        cuts = above & ~suit
        if cuts:
            chance += self.void(seat, led) * self._holds(seat, cuts)
            if self.free is not None and cuts & self.bit[self.free]:
                chance += (1 - chance) * FREE * self.shares[seat, self.free.suit]
        return min(1.0, chance)

    def _holds(self, seat: int, cards: int) -> float:
        """The chance that a seat holds one of these cards, which are trumps and the card above them."""
        trumps = self.manner.suits.get(self.trump, 0)
        none = (1 - self.shares[seat, self.trump]) ** (cards & trumps).bit_count()
        other = cards & ~trumps
        return 1 - none * (1 - self.shares[seat, "S"]) ** other.bit_count() if other else 1 - none

    def stands(self, card: Card, led: str) -> float:
        """The chance that no opponent who still plays beats a card."""
        chance = 1.0
        for seat in self.foes_behind:
            chance *= 1 - self.beats(seat, card, led)
        return chance

    def rescued(self, card: Card, led: str) -> float:
        """The chance that a friend who still plays takes a trick that an opponent would win against this card."""
        lost = 1.0
        for seat in self.friends_behind:
            high = self.beats(seat, card, led)
            foes = [self.void(foe, led) * self._holds(foe, self.unseen & self.manner.suits.get(self.trump, 0))
                    for foe in self.foes_behind]
            for foe in foes:
                high *= 1 - 0.7 * foe
            lost *= 1 - high / (1 + 0.6 * len(foes))
        return 1 - lost

    # The trick on the table

    @cached_property
    def led(self) -> str:
        """The suit by which the trick on the table is judged; empty before a lead."""
        return self.plays[0][1].suit if self.plays else ""

    @cached_property
    def top(self) -> tuple[int, Card] | None:
        """Who takes the trick as it lies, and with which card."""
        best: tuple[int, Card] | None = None
        for who, card in self.plays:
            if best is None or self.manner.beaten[self.led][best[1]] & self.bit[card]:
                best = who, card
        return best

    @cached_property
    def ours(self) -> bool:
        """Is a friend taking the trick?"""
        return self.top is not None and self.top[0] in self.friends

    def wins(self, card: Card) -> bool:
        """Does a card beat all that lie on the table?"""
        return self.top is None or bool(self.manner.beaten[self.led][self.top[1]] & self.bit[card])

    # What cards are good for

    def above(self, card: Card) -> int:
        """How many hidden cards beat a card when it is led."""
        return (self.manner.beaten[card.suit][card] & self.unseen).bit_count()

    def weakness(self, card: Card) -> int:
        """How many cards of the pack beat a card when it is led."""
        return self.manner.beaten[card.suit][card].bit_count()

    def keep(self, card: Card) -> float:
        """How much a card is worth for later, from 0 to 1: nearly 1 when it takes a trick for certain."""
        if len(self.hand) < 2:
            return 0.0
        return float((1 - self.above(card) / (self.unseen.bit_count() + 1)) ** 4)

    def length(self, suit: str) -> int:
        """How many cards of a suit the hand holds."""
        return sum([card.suit == suit for card in self.hand])

    @property
    def foe_trumps(self) -> bool:
        """May an opponent still hold a trump?"""
        return bool(self.unseen & self.manner.suits.get(self.trump, 0)) and any(self.shares[seat, self.trump] for seat in self.foes)

    def odds(self, card: Card) -> float:
        """The chance that this side takes the trick when the card is played."""
        led = self.led or card.suit
        if self.wins(card):
            chance = self.stands(card, led)
            return chance + (1 - chance) * self.rescued(card, led) if self.friends_behind else chance
        assert self.top is not None
        if self.ours:
            return self.stands(self.top[1], led)
        return self.rescued(self.top[1], led) * 0.8

    def swing(self, chance: float, mine: float) -> float:
        """What a trick brings on average with this chance to win it and this worth of the own card: points above the others'.

        What those behind will add counts only where the trick is won; they add it to somebody else's trick in any case.
        """
        stake = self.pile + mine
        if self.friends or len(self.foes) == 1 or self.seen.fact("declarer") == self.me:
            return (2 * chance - 1) * stake + 2 * chance * self.to_come
        share = 1 + 1 / (len(self.foes) or 1)
        return (share * chance - share + 1) * stake + share * chance * self.to_come

    @cached_property
    def to_come(self) -> float:
        """What those who still play are likely to add."""
        hidden = sum([points for card, points in self.worth.items() if self.bit[card] & self.unseen])
        rich = min(1.0, hidden / (self.unseen.bit_count() or 1) * 3.25)
        return rich * (FED * len(self.friends_behind) + CAUGHT * len(self.foes_behind))
