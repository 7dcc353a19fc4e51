"""The worlds of a deal of Kakeya trump that fit what one seat has seen.

All cards are dealt, so what is unknown is only who has which. Somebody who did not follow suit had no card of that suit left;
but whoever played the renshō where it may be played at any time has shown nothing.
"""
from __future__ import annotations

from ..cards import Card
from ..deals import Deal, Rng
from ..observation import Observation
from ..play import IllegalAction
from ..sampling import Box, lay_cards
from ._kakeya_rules import rensho
from .kakeya import PACK, Kakeya, KakeyaState

__all__ = ["world"]


def world(seen: Observation, rng: Rng, tries: int = 500) -> KakeyaState | None:
    """A state that fits all this seat has seen, drawn as fairly as a long random exchange of cards makes it.

    None when none was found in so many tries. Raises ValueError for somebody who watches.
    """
    if seen.seat is None:
        raise ValueError("a world is sampled for a player, not for somebody who watches")
    game = Kakeya(seen.preset, seen.rules)
    if seen.phase == "trump":
        return _retold(game, seen, Deal(PACK, tuple(rng.shuffled(PACK))))
    boxes = [Box(seat, 0, list(range(place, len(PACK), 4))) for place, seat in enumerate(game.playing(seen.dealer))]
    for order in lay_cards(boxes, _may(seen, boxes), PACK.cards, rng, tries):
        state = _retold(game, seen, Deal(PACK, order))
        if state is not None:
            return state
    return None


def _may(seen: Observation, boxes: list[Box]) -> dict[Card, set[int]]:
    """For each card the boxes (the hands as they were dealt) that it may lie in."""
    top = rensho(seen.fact("trump"))
    tricks = seen.all_tricks
    owner: dict[Card, int | None] = {card: seat for trick in tricks for seat, card in trick.plays}
    owner.update(dict.fromkeys(seen.hand, seen.seat))
    lacks = {(seat, trick.led.suit) for trick in tricks for seat, card in trick.plays
             if card.suit != trick.led.suit and not (card is top and seen.rules.rensho_free)}
    return {card: {place for place, box in enumerate(boxes)
                   if (box.seat == owner[card] if card in owner else
                       box.seat != seen.seat and (box.seat, card.suit) not in lacks)} for card in PACK}


def _retold(game: Kakeya, seen: Observation, deal: Deal) -> KakeyaState | None:
    """The deal played again with these cards; None when somebody could not have done what was done."""
    stood = "S" if seen.log and seen.log[0][1].verb == "trump" else seen.fact("trump")
    state = game.start(deal, dealer=seen.dealer, scores=seen.scores, trump=stood, winners=seen.fact("winners"),
                       last_dealers=seen.fact("last_dealers"))
    for _, action in seen.log:
        try:
            state = state.child(action)
        except IllegalAction:
            return None
    return state
