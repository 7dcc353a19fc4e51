"""The worlds of a Coteccio deal that fit what one seat has seen."""
from __future__ import annotations

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..sampling import sample_hands
from .coteccio import PACK, Coteccio, CoteccioState

__all__ = ["world"]


def world(seen: Observation, rng: Rng) -> CoteccioState | None:
    """A state that fits all this seat has seen, every fitting choice of hidden cards equally likely.

    Respected are cards seen and suits shown to be lacking.
    """
    if seen.seat is None:
        raise ValueError("a world is sampled for a player, not for somebody who watches")
    played: dict[int, list[Card]] = {seat: [] for seat in seen.fact("playing")}
    never: dict[int, set[str]] = {seat: set() for seat in played}
    for trick in seen.all_tricks:
        for who, card in trick.plays:
            played[who].append(card)
            if card.suit != trick.led.suit:
                never[who].add(trick.led.suit)
    known = {*seen.hand, *(card for cards in played.values() for card in cards)}
    others = [seat for seat in played if seat != seen.seat]
    drawn = sample_hands(rng, [card for card in PACK if card not in known],
                         [*(seen.counts[seat] for seat in others), seen.stock], [*(never[seat] for seat in others), ()])
    if drawn is None:
        return None
    hands = {seat: (*cards, *played[seat]) for seat, cards in zip(others, drawn[:-1], strict=True)}
    if seen.seat in played:
        hands[seen.seat] = (*seen.hand, *played[seen.seat])
    game = Coteccio(seen.preset, seen.rules)
    state = game.start(game.fixed(hands, dealer=seen.dealer, scores=seen.scores),  # type: ignore[arg-type]
                       dealer=seen.dealer, scores=seen.scores)
    for _, action in seen.log:
        state = state.child(action)
    return state
