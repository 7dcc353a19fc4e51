"""Rules of thumb for Trappola. Each has its sentence under ``trappola.thumb.<key>``.

A card is *sure* when no card still unseen can beat it, or when the other player has shown a void in its suit.
"""
from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from ..cards import Card
from ..observation import Observation
from ..packs import TRAPPOLA_36 as PACK
from ..play import Action
from . import Thought

__all__ = ["choose", "keeps"]

STRENGTH = {rank.letter: -place for place, rank in enumerate(PACK.ranks)}
WORTH_KEEPING = 9.5
"""What a hand must promise to be kept; a fresh hand promises about as much on average. Found by playing out deals."""
PROMISE = {"A": 3.5, "R": 1.5, "C": 0.7, "F": 0.3, "2": 0.4}
"""What a card of a rank adds to a hand, roughly in tricks with points in them."""


class Table:
    """What the player works out from the observation before it decides."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        assert seen.seat is not None
        self.me: int = seen.seat
        self.points: dict[str, int] = dict(seen.rules.card_points)
        self.legal = [action.cards[0] for action in seen.legal_actions if action.verb == "play"]
        self.left = len(seen.hand)

    def worth(self, card: Card) -> int:
        """The card's points."""
        return self.points.get(card.rank, 0)

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """Cards the other player may hold: not in hand, played or thrown, nor of a suit they have shown to lack."""
        seen = self.seen
        gone = {*seen.hand, *(card for _, cards in seen.thrown for card in cards)}
        never = set()
        for trick in seen.all_tricks:
            gone.update(trick.cards)
            for who, card in trick.plays:
                if who != self.me and card.suit != trick.led.suit:
                    never.add(trick.led.suit)
        return tuple(card for card in PACK.cards if card not in gone and card.suit not in never)

    def sure(self, card: Card) -> bool:
        """If this card is led, does it win whatever the other player holds?"""
        return not any(other.suit == card.suit and STRENGTH[other.rank] > STRENGTH[card.rank] for other in self.unseen)

    def prey(self, card: Card) -> int:
        """The points still unseen below this card in its suit: what leading it may catch."""
        return sum(self.worth(other) for other in self.unseen
                   if other.suit == card.suit and STRENGTH[other.rank] < STRENGTH[card.rank])

    def length(self, suit: str) -> int:
        """How many cards of a suit the hand holds."""
        return sum(card.suit == suit for card in self.seen.hand)


def choose(seen: Observation) -> tuple[Action, Thought]:
    """The action of the first rule that applies, and its thought."""
    for action in seen.legal_actions:
        if action.verb == "declare":
            rank = str(action.args[1])
            return action, Thought("declare_now", tuple(card for card in seen.hand if card.rank == rank))
    if seen.phase == "exchange":
        return _exchange(seen)
    table = Table(seen)
    card, key = _follow(table, seen.trick.led) if seen.trick else _lead(table)
    return next(action for action in seen.legal_actions if action.args == (card,)), Thought(key, (card,))


def keeps(hand: tuple[Card, ...], rules: Any) -> tuple[bool, tuple[Card, ...]]:
    """Is a hand worth keeping? And the first set in it."""
    promise = sum(PROMISE.get(card.rank, 0.0) for card in hand)
    for suit in PACK.suits:
        length = sum(card.suit == suit.letter for card in hand)
        promise += max(0, length - 3) * 0.7
    best: tuple[Card, ...] = ()
    for rank, (three, four) in rules.set_values:
        same = tuple(card for card in hand if card.rank == rank)
        if len(same) >= 3:
            promise += (four if len(same) == 4 else three) / 4
            best = best or same
    return promise >= WORTH_KEEPING, best


def _exchange(seen: Observation) -> tuple[Action, Thought]:
    actions = {action.verb: action for action in seen.legal_actions}
    if "exchange" not in actions:
        return actions["stand"], Thought("nothing_left_to_take")
    kept, best = keeps(seen.hand, seen.rules)
    if kept:
        return actions["stand"], Thought("keep_set" if best else "keep_strong", best or _strong(seen.hand))
    return actions["exchange"], Thought("throw_weak")


def _strong(hand: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card.rank in "AR")


def _lead(table: Table) -> tuple[Card, str]:
    legal = table.legal
    if len(legal) == 1:
        return legal[0], "last_card"
    sure = [card for card in legal if table.sure(card)]
    twos = [card for card in sure if card.rank == "2"]
    others = [card for card in sure if card.rank != "2"]
    if twos and len(twos) >= min(table.left, 3) and table.left <= 3:
        return twos[0], "run_of_twos"
    if others:
        if twos and len(others) > 1 and table.left - len(twos) <= len(others):
            return max(others, key=lambda card: (table.prey(card), table.worth(card))), "keep_two_for_the_end"
        hunting = max(others, key=lambda card: (table.prey(card), table.worth(card), STRENGTH[card.rank]))
        if table.prey(hunting) or not twos:
            return hunting, "hunt" if table.prey(hunting) else "sure_trick"
        return hunting, "keep_two_for_the_end"
    if twos:
        return twos[0], "two_now"
    plain = [card for card in legal if not table.worth(card) and card.rank != "2"]
    if plain:
        return max(plain, key=lambda card: (table.length(card.suit), -STRENGTH[card.rank])), "lead_plain"
    cheap = min(legal, key=lambda card: (table.worth(card) if card.rank != "2" else 1, STRENGTH[card.rank]))
    return cheap, "lead_cheapest"


def _follow(table: Table, led: Card) -> tuple[Card, str]:
    legal = table.legal
    if len(legal) == 1:
        return legal[0], "only_card"
    winning = [card for card in legal if card.suit == led.suit and STRENGTH[card.rank] > STRENGTH[led.rank]]
    losing = [card for card in legal if card not in winning]
    free = [card for card in losing if not table.worth(card)]
    if winning:
        shaky = [card for card in winning if not table.sure(card) and table.worth(card)]
        if shaky:
            return max(shaky, key=table.worth), "bring_home"
        cheapest = min(winning, key=lambda card: STRENGTH[card.rank])
        if table.worth(led) or table.left <= 2 or not free:
            return cheapest, "win_cheaply"
        if table.prey(cheapest) and table.worth(cheapest):
            return _throw(table, free), "save_for_prey"
        return cheapest, "win_cheaply"
    if free:
        card = _throw(table, free)
        return card, "throw_plain" if card.suit == led.suit else "throw_short"
    return min(legal, key=lambda card: (table.worth(card), STRENGTH[card.rank])), "lose_least"


def _throw(table: Table, free: list[Card]) -> Card:
    """The least useful card without points: not a two while it may still win a trick, then from the shortest suit."""
    return min(free, key=lambda card: (card.rank == "2", table.length(card.suit), STRENGTH[card.rank]))
