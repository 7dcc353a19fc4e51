"""The worlds of a Trappola deal that fit what one seat has seen."""
from __future__ import annotations

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..play import Action
from ..sampling import sample_cards
from ._trappola_rules import SET_RANKS
from .trappola import PACK, Trappola, TrappolaState

__all__ = ["world"]


def world(seen: Observation, rng: Rng, tries: int = 20_000) -> TrappolaState | None:
    """A state that fits all this seat has seen, every fitting choice of hidden cards equally likely.

    Respected are cards seen, voids shown, and sets declared. None when no world was found in so many tries.
    """
    if seen.seat is None:
        raise ValueError("a world is sampled for a player, not for somebody who watches")
    me = seen.seat
    other = 1 - me
    played: tuple[list[Card], list[Card]] = ([], [])
    never: set[str] = set()
    for trick in seen.all_tricks:
        for who, card in trick.plays:
            played[who].append(card)
            if who == other and card.suit != trick.led.suit:
                never.add(trick.led.suit)
    known = {*seen.hand, *played[0], *played[1], *(card for _, cards in seen.thrown for card in cards)}
    unseen = [card for card in PACK.cards if card not in known]
    setup = Trappola(seen.preset, seen.rules)
    for _ in range(tries):
        drawn = sample_cards(rng, unseen, seen.counts[other], never)
        if drawn is None:
            return None
        final = {me: (*seen.hand, *played[me]), other: (*drawn, *played[other])}
        if any(who == other and not any(sum(c.rank == r for c in final[other]) >= count for r in (rank or SET_RANKS))
               for who, count, rank in seen.declared):
            continue
        rest = rng.shuffled([card for card in unseen if card not in drawn])
        hands = {seat: [cards for who, cards in seen.thrown if who == seat] + [final[seat]] for seat in (0, 1)}
        stock = [card for who in (1 - seen.dealer, seen.dealer) for cards in hands[who][1:] for card in cards]
        deal = setup.fixed({seat: hands[seat][0] for seat in (0, 1)}, stock=(*stock, *rest),  # type: ignore[misc, arg-type]
                           dealer=seen.dealer)
        states = [setup.start(deal, dealer=seen.dealer, scores=seen.scores)]
        for _, action in seen.log:
            states = [after for state in states for after in _follow(state, action)]
        if states:
            return rng.choice(states)
    return None


def _follow(state: TrappolaState, action: Action) -> list[TrappolaState]:
    """The states after an action as it was heard: a declaration without a rank may be any that was possible then."""
    if action.verb == "declare" and len(action.args) == 1:
        return [state.child(one) for one in state.legal_actions
                if one.verb == "declare" and one.args[0] == action.args[0] and one.args[1] != "A"]
    return [] if state.why_illegal(action) else [state.child(action)]
