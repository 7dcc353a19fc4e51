"""The worlds of Primiera against a full count: each hand that the other may hold is found, and no other."""
from __future__ import annotations

from itertools import combinations, permutations

import cardhistory as ch
from cardhistory.games import world

ME, OTHER = 0, 1


def position(seed):
    """Two play with 28 cards; seat 0 has exchanged all its cards so often that it knows most of the pack, seat 1 one each time."""
    game = ch.game("primiera", pack=28, seats=2, draws=None, packets=(4,))
    state, rng = game.start(seed), ch.Rng(seed)
    while state.to_act is not None:
        if state.to_act == ME and len(state.came[ME]) == 4:
            return state
        size = 4 if state.to_act == ME else 1
        draws = [one for one in state.legal_actions if len(one.args) == size]
        if not draws:
            return None
        state = state.child(rng.choice(draws))
    return None


def other_hands(state):
    """All hands of four unseen cards that the other may hold: somehow dealt, exchanged and never made before."""
    seen = state.observation(ME)
    known = {card for packet in seen.fact("came") for card in packet}
    unseen = [card for card in state.game.pack if card not in known]
    times = len(state.came[OTHER]) - 1
    found = set()
    for hand in combinations(unseen, 4):
        others = [card for card in unseen if card not in hand]
        if any(_told(state, seen, hand, gone) for gone in permutations(others, times)):
            found.add(hand)
    return found


def _told(state, seen, hand, gone):
    """Can the other have thrown these cards away one after the other, and hold this hand in the end?"""
    told = [*gone, *hand]  # what came first is thrown away first: which card came when is nobody's knowledge
    mine = [card for packet in seen.fact("came") for card in packet]
    rest = iter([card for card in state.game.pack if card not in mine and card not in told])
    new = dict(zip([card for packet in state.came[OTHER] for card in packet], told, strict=True))
    new.update(zip(state.stock, rest, strict=True))  # and what lies in the stock
    order = tuple(new.get(card, card) for card in state.deal.order)
    again = state.game.start(ch.Deal(state.game.pack, order), dealer=state.dealer)
    thrown = iter(gone)
    for who, action in state.log:
        if again.to_act != who:
            return False
        again = again.child(action if who == ME else f"draw {next(thrown)}")
    return again.observation(ME) == seen


def test_no_world_is_impossible_or_forgotten():
    compared = 0
    for seed in range(200):
        state = position(seed)
        if state is None:
            continue
        hands, seen, rng = other_hands(state), state.observation(ME), ch.Rng(seed)
        wanted = {frozenset(hand) for hand in hands}
        assert frozenset(state.hands[OTHER]) in wanted and 20 < len(wanted) < 500
        drawn = [world(seen, rng) for _ in range(12 * len(wanted))]
        assert {frozenset(one.hands[OTHER]) for one in drawn} == wanted
        compared += 1
        if compared == 1:
            return
    raise AssertionError("no such position was found")
