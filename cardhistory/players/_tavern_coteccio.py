"""Rules of thumb for Coteccio. Each has its sentence under ``coteccio.thumb.<key>``.

Only the most points lose a life. So tricks are shunned, points are thrown on others, and a player who has taken every trick so
far is stopped. The *risk* of a card is how likely it is to take the trick to which it is led.
"""
from __future__ import annotations

from functools import cached_property
from math import prod

from ..cards import Card
from ..observation import Observation
from ..packs import LATIN_40 as PACK
from ..play import Action
from . import Thought

__all__ = ["choose"]

Move = tuple[Card, str]

RANKS = "ARCF765432"
STRENGTH = {card: -RANKS.index(card.rank) for card in PACK.cards}
WORTH = {card: {"A": 6, "R": 5, "C": 4, "F": 3}.get(card.rank, 0) for card in PACK.cards}
LAST = 6
"""What the last trick counts beside its cards."""
HOPE = 0.4
"""How likely all the tricks must be to be tried for from the beginning."""


class Table:
    """The situation as one seat sees it."""

    def __init__(self, seen: Observation) -> None:
        self.seen, self.hand = seen, seen.hand
        assert seen.seat is not None
        self.me: int = seen.seat
        self.left = len(seen.hand)
        self.legal = [action.cards[0] for action in seen.legal_actions]
        self.others = [seat for seat in seen.fact("playing") if seat != self.me]
        self.plays = seen.trick.plays if seen.trick else ()
        self.last = len(self.plays) == len(self.others)
        """Is nobody behind?"""
        self.points = seen.points

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """Cards that others may hold, or that nobody was dealt."""
        gone = {*self.hand, *self.seen.played}
        return tuple([card for card in PACK.cards if card not in gone])

    @cached_property
    def holder(self) -> tuple[int, Card]:
        """Who is taking the trick on the table as it lies, and with what."""
        led = self.plays[0][1].suit
        return max([play for play in self.plays if play[1].suit == led], key=lambda play: STRENGTH[play[1]])

    @cached_property
    def lacks(self) -> dict[int, set[str]]:
        """The suits that each seat has shown to lack."""
        found: dict[int, set[str]] = {seat: set() for seat in self.others}
        for trick in self.seen.all_tricks:
            for seat, card in trick.plays:
                if seat in found and card.suit != trick.led.suit:
                    found[seat].add(trick.led.suit)
        return found

    def risk(self, card: Card) -> float:
        """How likely nobody who plays later can beat a card that would win now, 0 to 1."""
        done = {seat for seat, _ in self.plays}
        able = [seat for seat in self.others if seat not in done and card.suit not in self.lacks[seat]]
        higher = sum([other.suit == card.suit and STRENGTH[other] > STRENGTH[card] for other in self.unseen])
        cards, count = sum([self.seen.counts[seat] for seat in able]), len(self.unseen)
        return prod([max(0.0, 1 - cards / (count - i)) for i in range(higher)]) if count else 1.0

    @cached_property
    def sweeper(self) -> int | None:
        """The one player who has taken all the tricks of this deal so far."""
        winners = {trick.winner for trick in self.seen.tricks}
        return winners.pop() if len(winners) == 1 and self.seen.rules.capotto != "none" else None

    @cached_property
    def most(self) -> int:
        """The most points that another player has taken."""
        return max([int(self.points[seat]) for seat in self.others])

    @cached_property
    def pile(self) -> int:
        """What lies on the table counts, and the last trick."""
        return sum([WORTH[card] for _, card in self.plays]) + (LAST if self.left == 1 else 0)

    def length(self, suit: str) -> int:
        """How many cards of a suit the hand holds."""
        return sum([card.suit == suit for card in self.hand])


def choose(seen: Observation) -> tuple[Action, Thought]:
    """The action of the first rule that applies, and its thought."""
    table = Table(seen)
    if len(table.hand) == 1:
        card, key = table.legal[0], "last_card"
    elif len(table.legal) == 1:
        card, key = table.legal[0], "only_card"
    elif not table.plays:
        card, key = _lead(table)
    elif table.legal[0].suit == table.plays[0][1].suit:
        card, key = _follow(table)
    else:
        card, key = _throw(table)
    return next(action for action in seen.legal_actions if action.args == (card,)), Thought(key, (card,))


def _lead(table: Table) -> Move:
    tricks = len(table.seen.tricks)
    if table.sweeper == table.me or not tricks and table.seen.rules.capotto != "none":
        hope = prod([table.risk(card) for card in table.hand])
        if hope >= HOPE:
            return max(table.legal, key=lambda card: (table.risk(card), STRENGTH[card])), "all_tricks"
        if tricks >= 3 and table.points[table.me] > table.most:
            return max(table.legal, key=lambda card: (table.risk(card), STRENGTH[card])), "all_or_nothing"
    risks = {card: table.risk(card) for card in table.legal}
    plain = [card for card in table.legal if not WORTH[card]]
    if plain:
        card = min(plain, key=lambda card: (round(risks[card], 2), table.length(card.suit), STRENGTH[card]))
        return card, "lead_low" if risks[card] < 0.5 else "lead_least_risk"
    return min(table.legal, key=lambda card: (risks[card] * (WORTH[card] + 4), STRENGTH[card])), "lead_points"


def _follow(table: Table) -> Move:
    seat, best = table.holder
    over = [card for card in table.legal if STRENGTH[card] > STRENGTH[best]]
    under = [card for card in table.legal if card not in over]
    if over and seat == table.sweeper and len(table.seen.tricks) >= 3:
        return max(over, key=lambda card: STRENGTH[card]), "stop_all_tricks"
    if under:
        card = max(under, key=lambda card: STRENGTH[card])
        return card, "give_points_below" if WORTH[card] else "duck"
    if table.last:
        high = max(over, key=lambda card: STRENGTH[card])
        if table.points[table.me] + table.pile + WORTH[high] < table.most:
            return high, "afford_it"
        return min(over, key=lambda card: (WORTH[card], -STRENGTH[card])), "take_cheaply"
    return min(over, key=lambda card: STRENGTH[card]), "hope_for_higher"


def _throw(table: Table) -> Move:
    counting = [card for card in table.legal if WORTH[card]]
    if counting:
        card = max(counting, key=lambda card: (WORTH[card], -table.length(card.suit)))
        seat = table.holder[0]
        return card, "feed_the_loser" if table.points[seat] == max(table.points) > 0 else "throw_points"
    return max(table.legal, key=lambda card: (STRENGTH[card], -table.length(card.suit))), "throw_high"
