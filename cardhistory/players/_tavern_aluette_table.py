"""What a tavern player of Aluette works out before deciding: who may hold what, which card is sure, who is ahead."""
from __future__ import annotations

from functools import cached_property
from math import comb

from ..cards import Card
from ..observation import Observation
from ..packs import ALUETTE_48 as PACK
from ..play import Action

__all__ = ["ACE", "CLASS", "LUETTES", "SPECIALS", "Table"]

SPECIALS = PACK.read("3D 3C 2D 2C 9C 9D 2B 2E")
"""The four luettes and the four doubles, strongest first."""
LUETTES = SPECIALS[:4]
ACE = len(SPECIALS)
"""The class of the aces; kings, riders and so on follow."""
CLASS = {card: SPECIALS.index(card) if card in SPECIALS else ACE + "ARCV9876543".index(card.rank) for card in PACK.cards}
"""The class of each card, 0 for the strongest. Cards of one class spoil one another."""


class Table:
    """The situation as one seat sees it."""

    def __init__(self, seen: Observation) -> None:
        self.seen, self.rules = seen, seen.rules
        assert seen.seat is not None
        self.me: int = seen.seat
        self.hand = tuple(sorted(seen.hand, key=lambda card: CLASS[card]))  # strongest first
        self.left = len(seen.hand)
        self.mates = [seat for seat in seen.seats if seat != self.me and seen.sides[seat] == seen.sides[self.me]]
        self.foes = [seat for seat in seen.seats if seen.sides[seat] != seen.sides[self.me]]
        facts = dict(seen.facts)
        self.won: tuple[int, ...] = facts["won"]
        self.signs: tuple[tuple[int, str], ...] = facts["signs"]
        self.carried: int = facts["carried"]
        self.plays = seen.trick.plays if seen.trick else ()
        self.words = {word for seat, word in facts["spoken"] if seat in self.mates}
        self.discarded: tuple[Card, ...] = facts["discarded"]

    def actions(self, verb: str) -> list[Action]:
        """The legal actions of a verb, in their order."""
        return [action for action in self.seen.legal_actions if action.verb == verb]

    # Cards

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """Cards that others may hold, or that were left over."""
        gone = {*self.hand, *self.discarded, *self.seen.played}
        return tuple([card for card in PACK.cards if card not in gone])

    @cached_property
    def known(self) -> dict[int, set[Card]]:
        """The cards that each seat has shown by signs and still holds."""
        found: dict[int, set[Card]] = {seat: set() for seat in self.seen.seats}
        unseen = {card.code: card for card in self.unseen}
        for seat, text in self.signs:
            card = unseen.get(text.removeprefix("sign "))
            if card is not None:
                found[seat].add(card)
        return found

    def signed(self, seat: int, what: str) -> bool:
        """Has this seat made a sign, as far as was seen?"""
        return (seat, f"sign {what}") in self.signs

    def sure(self, card: Card) -> bool:
        """Can no card still unseen beat or equal this one?"""
        return all(CLASS[other] > CLASS[card] for other in self.unseen)

    @cached_property
    def run(self) -> tuple[Card, ...]:
        """The sure cards in hand, strongest first."""
        return tuple([card for card in self.hand if self.sure(card)])

    # The trick on the table

    @cached_property
    def best(self) -> int:
        """The highest class on the table; a number beyond all classes when one leads."""
        return min([CLASS[card] for _, card in self.plays], default=99)

    @cached_property
    def holder(self) -> int | None:
        """Who is taking the trick as it lies; None when nobody is."""
        strongest = [seat for seat, card in self.plays if CLASS[card] == self.best]
        return strongest[0] if len(strongest) == 1 else None

    @cached_property
    def behind(self) -> list[int]:
        """The seats that play after this one, in order."""
        count = len(self.seen.seats)
        return [(self.me + i) % count for i in range(1, count - len(self.plays))]

    @cached_property
    def mate_behind(self) -> bool:
        """Does a partner still play to this trick?"""
        return any(seat in self.mates for seat in self.behind)

    def risk(self, number: int) -> float:
        """How likely an opponent who plays after this one can beat or equal a card of this class, 0 to 1."""
        foes = [seat for seat in self.behind if seat in self.foes]
        if not foes:
            return 0.0
        if any(CLASS[card] <= number for seat in foes for card in self.known[seat]):
            return 1.0
        elsewhere = {card for seat in self.seen.seats if seat not in foes for card in self.known[seat]}
        hidden = [card for card in self.unseen if card not in elsewhere]
        better = sum([CLASS[card] <= number for card in hidden])
        cards = min(len(hidden), sum([self.seen.counts[seat] for seat in foes]))
        return 1 - comb(len(hidden) - better, cards) / comb(len(hidden), cards)

    @cached_property
    def winning(self) -> list[Card]:
        """The cards in hand that beat all on the table, weakest first."""
        return [card for card in reversed(self.hand) if CLASS[card] < self.best]

    def lowest(self) -> Card:
        """The weakest card; not one that would spoil a trick which a partner holds, if there is another."""
        helped = self.holder in self.mates
        return min(self.hand, key=lambda card: (helped and CLASS[card] == self.best, -CLASS[card]))

    # Who is ahead

    @cached_property
    def foe_most(self) -> int:
        """The most tricks that lie before one opponent."""
        return max(self.won[seat] for seat in self.foes)

    @property
    def lost(self) -> bool:
        """Can no hand of this side catch up any more? (Equally many later are not enough.)"""
        ours = max(self.won[seat] for seat in (self.me, *self.mates))
        return ours + self.left + self.carried <= self.foe_most

    @cached_property
    def taking(self) -> tuple[Card, ...]:
        """The sure cards that also beat what lies on the table, strongest first."""
        return tuple([card for card in self.run if CLASS[card] < self.best])

    @cached_property
    def clinching(self) -> bool:
        """Do the sure cards, played now, put the own hand out of reach?"""
        count = len(self.run)
        return bool(self.taking) and self.won[self.me] + count > self.foe_most + self.left - count

    @cached_property
    def plan(self) -> int:
        """With how many last tricks this hand may make mordienne: its sure cards, 0 when there is no hope of it."""
        count, left = len(self.run), self.left - bool(self.plays and not self.taking)
        if self.won[self.me] or count < max(3, self.rules.mordienne_min_run) or count > left:
            return 0
        if self.rules.match == "rebour_10" and self.me not in self.seen.fact("announced") and self.seen.phase == "play":
            return 0
        if self.rules.mordienne_needs_earlier_trick and count == self.rules.hand:
            return 0
        others = max(won for seat, won in enumerate(self.won) if seat != self.me)
        return count if others < count - (self.left > count) else 0
