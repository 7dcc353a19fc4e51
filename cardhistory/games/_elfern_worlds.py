"""The worlds of an Elfern deal that fit what one seat has seen.

What is unknown is who was dealt, or drew, which card, and when. Where the card led must be beaten already while the stock lasts,
somebody who did not beat it, or did not follow, had no card that could: such cards were drawn later, or lie elsewhere.
"""
from __future__ import annotations

from collections.abc import Iterator

from ..cards import Card
from ..deals import Deal, Rng
from ..observation import Observation
from ..play import IllegalAction
from ..sampling import Box, lay_cards
from ._elfern_rules import BEATEN_BY
from .elfern import PACK, PACKETS, Elfern, ElfernState

__all__ = ["world"]


def world(seen: Observation, rng: Rng, tries: int = 500) -> ElfernState | None:
    """A state that fits all this seat has seen, drawn as fairly as a long random exchange of cards makes it.

    None when none was found in so many tries. Raises ValueError for somebody who watches.
    """
    if seen.seat is None:
        raise ValueError("a world is sampled for a player, not for somebody who watches")
    game = Elfern(seen.preset, seen.rules)
    boxes = list(_boxes(seen))
    for order in lay_cards(boxes, _may(seen, boxes), PACK.cards, rng, tries):
        state = _retold(game, seen, Deal(PACK, order))
        if state is not None:
            return state
    return None


def _boxes(seen: Observation) -> Iterator[Box]:
    """The two hands as dealt, the cards drawn after each trick one by one, and what is left."""
    size, two = sum(PACKETS), PACKETS[0]
    for begin, seat in ((0, 1 - seen.dealer), (two, seen.dealer)):
        yield Box(seat, 0, [place + n for place in range(begin, 2 * size, 2 * two) for n in range(two)])
    drawn = 2 * size
    for number, trick in enumerate(seen.tricks, 1):
        if drawn < len(PACK):
            winner: int = trick.winner  # type: ignore[assignment]
            yield Box(winner, number, [drawn])
            yield Box(1 - winner, number, [drawn + 1])
            drawn += 2
    if drawn < len(PACK):
        yield Box(None, 0, list(range(drawn, len(PACK))))


def _may(seen: Observation, boxes: list[Box]) -> dict[Card, set[int]]:
    """For each card the boxes it may lie in."""
    tricks = seen.all_tricks
    owner: dict[Card, tuple[tuple[int | None, ...], int]] = {
        card: ((seat,), number) for number, trick in enumerate(tricks, 1) for seat, card in trick.plays}
    owner.update(dict.fromkeys(seen.hand, ((seen.seat,), 99)))
    lacks = [(seat, number, cards) for number, trick in enumerate(tricks, 1) for seat, cards in _lacks(seen, number, trick.plays)]
    may: dict[Card, set[int]] = {}
    for card in PACK:
        seats, until = owner.get(card, ((1 - seen.seat, None), 99))  # type: ignore[operator]
        may[card] = {
            place for place, box in enumerate(boxes)
            if box.seat in seats and box.time < until and not any(
                who == box.seat and box.time < number < until and card in cards for who, number, cards in lacks)}
    return may


def _lacks(seen: Observation, number: int, plays: tuple[tuple[int, Card], ...]) -> Iterator[tuple[int, frozenset[Card]]]:
    """Whoever answered a trick, and the cards that were then not in the hand, as the answer shows."""
    duty = seen.rules.stock_play if number <= (len(PACK) - 2 * sum(PACKETS)) // 2 else seen.rules.end_play
    if len(plays) < 2 or duty == "free":
        return
    (_, led), (seat, card) = plays
    above = BEATEN_BY[seen.rules.seven_beats_ace][led]
    if card.suit != led.suit:
        yield seat, frozenset(one for one in PACK if one.suit == led.suit)
    elif duty == "beat" and card not in above:
        yield seat, above


def _retold(game: Elfern, seen: Observation, deal: Deal) -> ElfernState | None:
    """The deal played again with these cards; None when somebody could not have done what was done."""
    state = game.start(deal, dealer=seen.dealer, scores=seen.scores, standing=seen.fact("standing"))
    for _, action in seen.log:
        try:
            state = state.child(action)
        except IllegalAction:
            return None
    return state
