"""Sharing out cards that a seat has not seen, so that every way that fits is equally likely: what sampled worlds are made of.

Where only suits are known to be lacking, the ways are counted (`sample_hands`); where single cards are tied to places, such as
cards drawn from a stock, they are placed and then exchanged at random (`place_cards`, `mix_cards`).
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import comb

from .cards import Card
from .deals import Rng

__all__ = ["Box", "lay_cards", "mix_cards", "place_cards", "sample_cards", "sample_hands"]

STEPS = 8
"""Exchanges tried for every card that may lie in more than one box, so that no world is likelier than another."""


def sample_cards(rng: Rng, unseen: Sequence[Card], count: int, never: Collection[str] = ()) -> tuple[Card, ...] | None:
    """Choose ``count`` of the unseen cards, each choice equally likely, with no card of the suits in ``never``.

    None when there are not enough. This is how one hidden hand is drawn when its owner has shown voids.
    """
    free = [card for card in unseen if card.suit not in never]
    if len(free) < count:
        return None
    return tuple(rng.shuffled(free)[:count])


@dataclass(slots=True)
class Box:
    """Places of a deal that belong together when a world is sampled: the hand a seat was dealt, a card it drew, the stock.

    ``seat`` is None for the stock, ``time`` the number of the trick after which the box was filled, 0 for the dealing.
    """

    seat: int | None
    time: int
    places: list[int]
    holds: list[Card] = field(default_factory=list)


def place_cards(boxes: Sequence[Box], may: Mapping[Card, Collection[int]], rng: Rng) -> bool:
    """Put every card into a box it may lie in (``may``: the numbers of those boxes), making room by moving others.

    False when that is impossible.
    """
    choices = {card: tuple(numbers) for card, numbers in may.items()}

    def put(card: Card, tried: set[int]) -> bool:
        numbers = [number for number in rng.shuffled(choices[card]) if number not in tried]
        for number in numbers:
            if len(boxes[number].holds) < len(boxes[number].places):
                boxes[number].holds.append(card)
                return True
        for number in numbers:
            if number in tried:
                continue
            tried.add(number)
            box = boxes[number]
            for other in rng.shuffled(box.holds):
                if put(other, tried):
                    box.holds[box.holds.index(other)] = card
                    return True
        return False

    return all(put(card, set()) for card in sorted(rng.shuffled(may), key=lambda card: len(may[card])))


def mix_cards(boxes: Sequence[Box], may: Mapping[Card, Collection[int]], free: Sequence[Card], at: MutableMapping[Card, int],
              rng: Rng) -> None:
    """Exchange cards between boxes at random, two and sometimes three at a time, wherever all may lie where they come.

    ``free`` are the cards with a choice, ``at`` the box in which each card lies; both boxes and ``at`` are changed.
    """
    if len(free) < 2:
        return
    for step in range(STEPS * len(free)):
        ring = [free[rng.below(len(free))] for _ in range(3 if step % 4 == 3 else 2)]
        goals = [at[card] for card in (*ring[1:], ring[0])]
        if len({*ring}) == len(ring) and all(goal in may[card] for card, goal in zip(ring, goals, strict=True)):
            for card, goal in zip(ring, goals, strict=True):
                boxes[at[card]].holds.remove(card)
                boxes[goal].holds.append(card)
                at[card] = goal


def lay_cards(boxes: Sequence[Box], may: Mapping[Card, Collection[int]], cards: Sequence[Card], rng: Rng,
              tries: int) -> Iterator[tuple[Card, ...]]:
    """So many orders of the cards, each card by its place, in which every one lies in a box it may lie in.

    The boxes hold each place once. No order at all when the cards cannot be placed.
    """
    if not place_cards(boxes, may, rng):
        return
    free = [card for card in cards if len(may[card]) > 1]
    at = {card: number for number, box in enumerate(boxes) for card in box.holds}
    for _ in range(tries):
        mix_cards(boxes, may, free, at, rng)
        order: list[Card] = [cards[0]] * len(cards)
        for box in boxes:
            for place, card in zip(box.places, rng.shuffled(box.holds), strict=True):
                order[place] = card
        yield tuple(order)


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
