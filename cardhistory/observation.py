"""What one seat may know, and the worlds that fit it.

An `Observation` is plain data built from what a seat has seen; there is no way back from it to the state. Everything that
leaves the rules (the browser, the players, logs and spoken texts) is made from observations, so what a seat cannot see
cannot leak.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Any

from .cards import Card
from .deals import Rng
from .play import Action, Outcome, Reason, ScoreLine
from .tricks import Trick

__all__ = ["Observation", "sample_cards", "sample_hands"]


@dataclass(frozen=True, slots=True)
class Observation:
    """All that one seat may know of a deal. ``seat`` is None for somebody who only watches and sees no hand."""

    game: str
    preset: str
    rules: Any
    seat: int | None
    seats: tuple[int, ...]
    sides: tuple[int, ...]
    """The side of each seat."""
    dealer: int
    phase: str
    to_act: int | None
    hand: tuple[Card, ...]
    """This seat's cards in pack order."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    trick: Trick | None
    """The trick on the table, None between tricks."""
    tricks: tuple[Trick, ...]
    """The finished tricks, with their winners."""
    thrown: tuple[tuple[int, tuple[Card, ...]], ...]
    """Hands thrown away face up: (seat, cards), in order."""
    stock: int
    """Cards left in the stock."""
    declared: tuple[tuple[int, int, str | None], ...]
    """Declarations as this seat heard them: (seat, how many, rank or None where it was not said)."""
    log: tuple[tuple[int, Action], ...]
    """Everything done, in order; what was said without naming a rank stands without it."""
    legal_actions: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""
    refused: tuple[tuple[Action, Reason], ...]
    """On its turn: the plays of its own cards that are not allowed now, and why."""
    lines: tuple[ScoreLine, ...]
    """The score of this deal so far; the final score once the deal is over."""
    points: tuple[int, ...]
    """The sum of the lines for each side."""
    scores: tuple[int, ...]
    """The match score of each side before this deal."""
    outcome: Outcome | None
    facts: tuple[tuple[str, Any], ...] = ()
    """What else is open to this seat in one game or another (a pot, stakes, the trump suit, votes): name and value,
    where a value is a number, a text, None, a card, or a tuple of such."""

    def fact(self, name: str) -> Any:
        """One of the facts; None where the game has no such fact."""
        return dict(self.facts).get(name)

    def to_json(self) -> dict[str, Any]:
        """The observation as dicts, lists, numbers and texts."""
        def trick(one: Trick | None) -> dict[str, Any] | None:
            return None if one is None else {"plays": [[seat, card.code] for seat, card in one.plays], "winner": one.winner,
                                             **({"dead": one.dead} if one.dead else {})}

        def line(one: ScoreLine) -> dict[str, Any]:
            return {"side": one.side, "points": one.points, "key": one.key,
                    "cards": [card.code for card in one.cards], "detail": one.detail}

        return {
            "game": self.game, "preset": self.preset, "seat": self.seat, "dealer": self.dealer, "phase": self.phase,
            "to_act": self.to_act, "hand": [card.code for card in self.hand], "counts": list(self.counts),
            "trick": trick(self.trick), "tricks": [trick(one) for one in self.tricks],
            "thrown": [[seat, [card.code for card in cards]] for seat, cards in self.thrown],
            "stock": self.stock, "declared": [list(one) for one in self.declared],
            "log": [[seat, action.text] for seat, action in self.log],
            "legal_actions": [action.text for action in self.legal_actions],
            "refused": [[action.text, reason.key] for action, reason in self.refused],
            "lines": [line(one) for one in self.lines], "points": list(self.points), "scores": list(self.scores),
            "outcome": self.outcome and {"points": list(self.outcome.points), "winner": self.outcome.winner},
            "facts": {name: _plain(value) for name, value in self.facts},
        }


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value.code if isinstance(value, Card) else value


def sample_cards(rng: Rng, unseen: Sequence[Card], count: int, never: Collection[str] = ()) -> tuple[Card, ...] | None:
    """Choose ``count`` of the unseen cards, each choice equally likely, with no card of the suits in ``never``.

    None when there are not enough. This is how one hidden hand is drawn when its owner has shown voids.
    """
    free = [card for card in unseen if card.suit not in never]
    if len(free) < count:
        return None
    return tuple(rng.shuffled(free)[:count])


def sample_hands(rng: Rng, unseen: Sequence[Card], sizes: Sequence[int],
                 never: Sequence[Collection[str]]) -> tuple[tuple[Card, ...], ...] | None:
    """Share the unseen cards out into hands of these sizes, hand i without the suits of ``never[i]``.

    The sizes add up to the number of cards. Every way to do it is equally likely, for the ways are counted: suit by suit, and
    hands that lack the same suits are first filled as one. None when there is no way.
    """
    suits = sorted({card.suit for card in unseen})
    if not suits:
        return ((),) * len(sizes)
    lacking = [frozenset(suits) & frozenset(one) for one in never]
    boxes = sorted({*lacking}, key=lambda box: (-len(box), sorted(box)))
    room = [sum(size for size, box in zip(sizes, lacking, strict=True) if box == one) for one in boxes]
    open_to = [[suit not in box for suit in suits] for box in boxes]

    def fillings(box: int, left: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
        """How many cards of each suit a box may take, from the first suit on."""
        most = min(left[0], size) if open_to[box][len(suits) - len(left)] else 0
        if len(left) == 1:
            if size <= most:
                yield (size,)
            return
        for count in range(most, max(0, size - sum(left[1:])) - 1, -1):
            for rest in fillings(box, left[1:], size - count):
                yield (count, *rest)

    @cache
    def ways(box: int, left: tuple[int, ...]) -> int:
        if box == len(boxes) - 1:  # the last box takes all that is left
            return int(all(can or not count for can, count in zip(open_to[box], left, strict=True)))
        return sum(number for _, number in choices(box, left))

    @cache
    def choices(box: int, left: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        found = []
        for counts in fillings(box, left, room[box]):
            number = ways(box + 1, tuple([have - count for have, count in zip(left, counts, strict=True)]))
            for have, count in zip(left, counts, strict=True):
                number *= comb(have, count)
            if number:
                found.append((counts, number))
        return found

    piles = {suit: rng.shuffled([card for card in unseen if card.suit == suit]) for suit in suits}
    hands: list[tuple[Card, ...]] = [()] * len(sizes)
    for number, box in enumerate(boxes):
        left = tuple([len(piles[suit]) for suit in suits])
        if not ways(number, left):
            return None
        counts = left
        if number < len(boxes) - 1:
            draw = _below(rng, ways(number, left))
            for one, weight in choices(number, left):
                draw -= weight
                if draw < 0:
                    counts = one
                    break
        cards: list[Card] = []
        for suit, count in zip(suits, counts, strict=True):
            cards += piles[suit][:count]
            del piles[suit][:count]
        cards = rng.shuffled(cards)
        for place, own in enumerate(lacking):
            if own == box:
                hands[place], cards = tuple(cards[:sizes[place]]), cards[sizes[place]:]
    return tuple(hands)


def _below(rng: Rng, n: int) -> int:
    """A whole number below n, which may have more than 64 bits; each equally likely."""
    words = (n.bit_length() + 63) // 64
    while True:
        number = 0
        for _ in range(words):
            number = (number << 64) | rng.draw()
        number >>= 64 * words - n.bit_length()
        if number < n:
            return number
