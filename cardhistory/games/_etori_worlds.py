"""The worlds of an Etori deal that fit what one seat has seen.

What is unknown is who was dealt, or drew, which card, and when. Every card that can be placed has some boxes it may lie in: a box
is the hand a seat was dealt, one card drawn by a seat after a certain trick, or the stock that is left. A seat that did not
follow suit had no card of that suit in its hand then, so such cards lie in boxes it drew later, or elsewhere.
"""
from __future__ import annotations

from collections.abc import Iterator

from ..cards import Card
from ..deals import Deal, Rng
from ..observation import Observation
from ..packs import JOKER
from ..play import IllegalAction
from ..sampling import Box, lay_cards
from ._etori_rules import is_plain, redealt
from .etori import Etori, EtoriState

__all__ = ["world"]


def world(seen: Observation, rng: Rng, tries: int = 4_000) -> EtoriState | None:
    """A state that fits all this seat has seen, drawn as fairly as a long random exchange of cards makes it.

    Respected are cards seen, suits shown to be lacking, hands that were let stand or thrown in. None when no world was found
    in so many tries.
    """
    if seen.seat is None:
        raise ValueError("a world is sampled for a player, not for somebody who watches")
    game = Etori(seen.preset, seen.rules)
    cards = [card for card in game.pack if card not in game.removed]
    dealt = bool(seen.counts[0]) or seen.phase == "over" or any(action.verb == "play" for _, action in seen.log)
    boxes = list(_boxes(game, seen)) if dealt else [Box(None, 0, list(range(len(cards))))]
    redeals = sum(action.verb == "redeal" for _, action in seen.log)
    back = redealt(tuple(range(len(cards))), redeals)  # type: ignore[arg-type]  # place after the redeals → place in the pack
    for order in lay_cards(boxes, _may(game, seen, boxes, cards), cards, rng, tries):
        before = dict(zip(back, order, strict=True))  # as the cards lay before the redeals
        state = _retold(game, seen, Deal(game.pack, (*[before[place] for place in range(len(cards))], *game.removed)))  # type: ignore[index]
        if state is not None:
            return state
    return None


def _boxes(game: Etori, seen: Observation) -> Iterator[Box]:
    size, players = game.hand_size, len(seen.seats)
    for place, seat in enumerate(game.order_of_play(seen.dealer)):
        yield Box(seat, 0, list(range(place, players * size, players)))
    drawn, last = players * size, len(game.pack) - len(game.removed)
    for number, trick in enumerate(seen.tricks, 1):
        if drawn < last:
            for steps in range(players):
                yield Box(game.turn(trick.winner, steps), number, [drawn + steps])  # type: ignore[arg-type]
            drawn += players
    open_cards = len(seen.fact("open_stock") or ())
    hidden = last - open_cards
    if drawn < hidden:
        yield Box(None, 0, list(range(drawn, hidden)))
    for place in range(hidden, last):
        yield Box(None, place, [place])


def _may(game: Etori, seen: Observation, boxes: list[Box], cards: list[Card]) -> dict[Card, set[int]]:
    """For each card the boxes it may lie in."""
    played: dict[Card, tuple[int, int]] = {}
    lacks: dict[tuple[int, str], list[int]] = {}
    for number, seat, card, lacking in _plays(game, seen):
        played[card] = (seat, number)
        for suit in lacking:
            lacks.setdefault((seat, suit), []).append(number)
    mine = {*seen.hand}
    pinned: dict[Card, int] = {}
    if seen.rules.open_stock and seen.fact("open_stock") is not None:
        first = game.hand_size * len(seen.seats) + 1
        opened = (*(card for _, card in seen.fact("drawn_openly")), *seen.fact("open_stock"))
        at = {box.places[0]: number for number, box in enumerate(boxes) if len(box.places) == 1}
        pinned = {card: at[first + place] for place, card in enumerate(opened)}
    may: dict[Card, set[int]] = {}
    taken = {*pinned.values()}
    for card in cards:
        if card in pinned:
            may[card] = {pinned[card]}
            continue
        owner, until = played.get(card, (seen.seat if card in mine else None, 9_999))
        found = may[card] = set()
        for number, box in enumerate(boxes):
            if number in taken or (owner is not None and box.seat != owner):
                continue
            if box.seat is None:
                found.add(number)
            elif box.time < until and not any(
                    box.time < lacking < until for lacking in lacks.get((box.seat, card.suit), ())):
                found.add(number)
    return may


def _plays(game: Etori, seen: Observation) -> Iterator[tuple[int, int, Card, list[str]]]:
    """Every card played: (number of the trick, seat, card, the suits its owner then had no other card of; "" is the joker)."""
    rules = seen.rules
    trump: str = seen.fact("trump")
    players = len(seen.seats)
    plays = [(seat, action) for seat, action in seen.log if action.verb == "play"]
    for begin in range(0, len(plays), players):
        number, led, follow = begin // players + 1, None, ""
        for place, (seat, action) in enumerate(plays[begin:begin + players]):
            card: Card = action.args[0]  # type: ignore[assignment]
            lacking: list[str] = []
            if led is None:
                if begin + place == 0 and rules.first_lead == "plain" and not is_plain(card, trump):
                    lacking = [suit for suit in "HDC" if suit != trump]
                else:
                    led, follow = card, card.suit
                    if card is JOKER:
                        asks = {"calls_trump": trump, "free": "", "names_suit": str(action.args[-1])}
                        follow = asks[rules.joker_lead]
            elif card is not JOKER:
                if follow and card.suit != follow:
                    lacking.append(follow)
                if led.code == "3S" and rules.joker_demand != "none":
                    lacking.append("")
            yield number, seat, card, lacking


def _retold(game: Etori, seen: Observation, deal: Deal) -> EtoriState | None:
    """The deal played again with these cards; None when somebody could not have done what was done."""
    state = game.start(deal, dealer=seen.dealer, scores=seen.scores, number=seen.fact("number"))
    for _, action in seen.log:
        try:
            state = state.child(action)
        except IllegalAction:
            return None
    return state
