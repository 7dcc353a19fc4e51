"""What a tavern player of Goninkan works out before deciding: who is with whom, who holds what, and which card will win."""
from __future__ import annotations

from functools import cached_property

from ..cards import Card
from ..observation import Observation
from ..packs import GONINKAN_50 as PACK
from ..packs import JOKER

__all__ = ["PICTURES", "RANK", "Table", "strength"]

PICTURES = frozenset(card for card in PACK.cards if card.rank in "AKQJ")
RANK = {card: len(PACK.ranks) - place for place, rank in enumerate(PACK.ranks) for card in PACK.cards if card.rank == rank.letter}
RANK[JOKER] = 200


def strength(card: Card, trump: str, led: str | None) -> int:
    """How strong a card is in a trick to which this suit was led; 0: it cannot win."""
    if card is JOKER:
        return RANK[card]
    return 100 + RANK[card] if card.suit == trump else RANK[card] if card.suit == led else 0


class Table:
    """The situation as one seat sees it."""

    def __init__(self, seen: Observation) -> None:
        self.seen, self.hand, self.left = seen, seen.hand, len(seen.hand)
        assert seen.seat is not None
        self.me: int = seen.seat
        facts = dict(seen.facts)
        self.trump: str = facts["trump"] or ""
        self.follow: str | None = facts["follow"]
        self.ring: tuple[int, ...] = facts["ring"]
        self.kankei: tuple[int, ...] = facts["kankei"]
        self.bout: int = facts["bout"]
        self.nijukan: int | None = facts["nijukan"]
        self.shown: tuple[Card, ...] = facts["shown"] or ()
        ours = self.me in self.kankei
        self.mates = [seat for seat in seen.seats if seat != self.me and (seat in self.kankei) == ours]
        self.foes = [seat for seat in seen.seats if (seat in self.kankei) != ours]
        self.legal = list(dict.fromkeys(action.cards[0] for action in seen.legal_actions if action.verb == "play"))
        self.plays = seen.trick.plays if seen.trick else ()
        at = self.ring.index(self.me)
        self.behind = [self.ring[(at + step) % 5] for step in range(1, 5 - len(self.plays))]
        """The seats that play after this one, in order."""
        self.pile = sum([card in PICTURES for _, card in self.plays])
        """How many pictures lie on the table."""

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards in the other hands."""
        gone = {*self.hand, *self.seen.played}
        return tuple([card for card in PACK.cards if card not in gone])

    @cached_property
    def lacks(self) -> dict[int, set[str]]:
        """The suits that each seat has shown to lack in this deal."""
        found: dict[int, set[str]] = {seat: set() for seat in self.seen.seats}
        for trick in self.seen.all_tricks:
            if trick.led is JOKER:
                continue  # what a joker asked for is not written on it
            for seat, card in trick.plays:
                if card is not JOKER and card.suit != trick.led.suit:
                    found[seat].add(trick.led.suit)
        return found

    @cached_property
    def with_mate(self) -> frozenset[Card]:
        """Cards that a partner is known to hold: what the partner showed, and in the first deal the joker or the ace of trumps."""
        found = set(self.shown) if self.me in self.kankei else set()
        if self.me in self.kankei and self.bout == 1 and self.nijukan is None:
            found |= {JOKER, Card("A", self.trump)}
        return frozenset(found.intersection(self.unseen))

    @cached_property
    def holder(self) -> int:
        """Who is taking the trick on the table as it lies."""
        return max(self.plays[self.dead:], key=lambda play: self._strong(play[1]))[0]

    @property
    def dead(self) -> int:
        """1 when a dead joker lies first."""
        return self.seen.trick.dead if self.seen.trick else 0

    @cached_property
    def best(self) -> int:
        """How strong the winning card on the table is."""
        return max([self._strong(card) for _, card in self.plays[self.dead:]], default=0)

    def _strong(self, card: Card) -> int:
        if card is JOKER and len(self.seen.tricks) == 9:
            return 0  # in the last trick it is worth nothing
        return strength(card, self.trump, self.follow)

    def wins(self, card: Card) -> bool:
        """Does this card beat all that lies on the table?"""
        return self._strong(card) > self.best

    def risk(self, number: int, suit: str) -> float:
        """How likely an opponent who plays later beats a card of this strength in a trick of this suit, 0 to 1."""
        foes = [seat for seat in self.behind if seat in self.foes]
        count = len(self.unseen) - len(self.with_mate)
        if not foes or not count:
            return 0.0
        hidden = [card for card in self.unseen if card not in self.with_mate]
        of_suit = sum([card.suit == suit for card in hidden])
        higher = sum([card.suit == suit and strength(card, self.trump, suit) > number for card in hidden])
        cuts = sum([card.suit == self.trump and 100 + RANK[card] > number for card in hidden]) if suit != self.trump else 0
        joker = JOKER in hidden and number < RANK[JOKER] and 0 < len(self.seen.tricks) < 9
        safe = 1.0
        for seat in foes:
            share = min(1.0, self.seen.counts[seat] / count)
            lacks = 1.0 if suit in self.lacks[seat] else (1 - share) ** of_suit
            follows = 0.0 if suit in self.lacks[seat] else 1 - (1 - share) ** higher
            cut = 0.0 if self.trump in self.lacks[seat] else lacks * (1 - (1 - share) ** cuts)
            safe *= (1 - follows) * (1 - cut) * (1 - share / 3 if joker else 1)
        return 1 - safe

    def lead_risk(self, card: Card) -> float:
        """How likely an opponent beats this card when it is led."""
        return self.risk(strength(card, self.trump, card.suit), card.suit)

    def length(self, suit: str) -> int:
        """How many cards of a suit the hand holds."""
        return sum([card.suit == suit for card in self.hand])
