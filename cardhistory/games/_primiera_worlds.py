"""The worlds of a Primiera deal that fit what one seat has seen.

A seat knows the cards it was given, what lies face up, what was shown at the end, and of all others how many cards they
exchanged and when. A world is made in two steps. First the deal is told with places of the pack instead of cards: who was
given which place follows from what is known, and what is hidden (which cards were exchanged, how discards were shuffled) is
chosen by chance. Then cards are laid on the places: the known ones where they must be, the others anywhere. What does not
fit is thrown away.
"""
from __future__ import annotations

from ..cards import Card
from ..deals import Deal, Rng
from ..observation import Observation
from ._primiera_flow import shuffled
from ._primiera_moves import draw
from .primiera import Primiera, PrimieraState

__all__ = ["world"]


def world(seen: Observation, rng: Rng, tries: int = 5_000) -> PrimieraState | None:
    """A state that fits all this seat has seen; None when no world was found in so many tries.

    Others are supposed to have exchanged any of their cards, each choice equally likely.
    """
    if seen.seat is None:
        raise ValueError("a world is sampled for a player, not for somebody who watches")
    game = Primiera(seen.preset, seen.rules)
    for _ in range(tries):
        chance = rng.draw()
        told = _places(game, seen, chance, rng)
        if told is None:
            continue
        at, gone = told
        taken = set(at.values())
        rest = iter(rng.shuffled([card for card in game.pack.cards if card not in taken]))
        order = tuple([at[place] if place in at else next(rest) for place in range(len(game.pack))])
        state = _follow(game.start(Deal(game.pack, order, chance=chance), dealer=seen.dealer, scores=seen.scores), seen, gone)
        if state is not None and state.observation(seen.seat) == seen:
            return state
    return None


def _places(game: Primiera, seen: Observation, chance: int, rng: Rng) -> tuple[dict[int, Card], list[list[int]]] | None:
    """Known cards by their place in the pack, and the places that others exchanged; None when this chance does not fit."""
    me = seen.seat
    mine = iter([card for packet in seen.fact("came") for card in packet])
    thrown = iter([action.cards for who, action in seen.log if who == me and action.verb == "draw"])
    face_up = list(seen.thrown)
    at: dict[int, Card] = {}
    hands: list[list[int]] = [[] for _ in game.seats]
    stock, shuffles = list(range(len(game.pack))), 0
    pile: list[int] = []
    choices: list[list[int]] = []

    for seat, out, count, is_open in seen.fact("served"):
        if not out:
            gone = []
        elif is_open:
            gone = hands[seat]
            lying = next((cards for who, cards in face_up if who == seat), ())
            if seat != me and not all(_lay(at, place, card) for place, card in zip(gone, lying, strict=bool(lying))):
                return None
        elif seat == me:
            cards = next(thrown)
            gone = [place for place in hands[seat] if at[place] in cards]
        else:
            some = {*rng.shuffled(hands[seat])[:out]}
            gone = [place for place in hands[seat] if place in some]
            choices.append(gone)
        hands[seat] = [place for place in hands[seat] if place not in gone]
        for _ in range(count):
            if not stock:
                stock, pile, shuffles = shuffled(chance, shuffles, pile), [], shuffles + 1
            place = stock.pop(0)
            hands[seat].append(place)
            if seat == me and not _lay(at, place, next(mine)):
                return None
        pile += gone
    for seat, cards in seen.fact("shown"):
        if seat != me and not _lay_all(at, hands[seat], cards, rng):
            return None
    return at, choices


def _lay(at: dict[int, Card], place: int, card: Card) -> bool:
    """Lay a known card on a place; False when another lies there, or the card lies elsewhere."""
    if place in at:
        return at[place] is card
    if card in at.values():
        return False
    at[place] = card
    return True


def _lay_all(at: dict[int, Card], places: list[int], cards: tuple[Card, ...], rng: Rng) -> bool:
    """Lay a hand that was shown on its places, those that are free in any order."""
    fixed = {at[place] for place in places if place in at}
    free = rng.shuffled([card for card in cards if card not in fixed])
    if not fixed <= set(cards) or any(card in at.values() for card in free):
        return False
    at.update(zip([place for place in places if place not in at], free, strict=True))
    return True


def _follow(state: PrimieraState, seen: Observation, choices: list[list[int]]) -> PrimieraState | None:
    """The state after everything that was heard, others exchanging what was chosen for them; None when it cannot be."""
    order, gone = state.deal.order, iter(choices)
    for who, action in seen.log:
        if state.to_act != who:
            return None
        if action.verb == "draw" and who != seen.seat:
            action = draw(state.game.pack.sort([order[place] for place in next(gone)]))
        if state.why_illegal(action):
            return None
        state = state.child(action)
    return state
