"""Etori: the worlds that fit what a seat has seen. None impossible, none forgotten, and where all is dealt none likelier."""
from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import cardhistory as ch
from cardhistory.games import world


def test_before_the_dealing_everything_may_be_anywhere():
    state = ch.game("etori").start(5)
    other = world(state.observation(1), ch.Rng(3))
    assert other.observation(1) == state.observation(1) and other != state


def late(game, hidden, seed):
    """A late position, and its number of cards that the seat to act cannot see."""
    state, rng = game.start(seed), ch.Rng(seed)
    while state.to_act is not None:
        seat = state.to_act
        unseen = [card for who, hand in enumerate(state.hands) if who != seat for card in hand] + list(state.stock)
        if state.phase == "play" and len(unseen) == hidden:
            return state, seat, unseen
        state = state.child(rng.choice(state.legal_actions))
    return None


def fitting(state, seat, unseen):
    """Every way to give the others their cards from those unseen that leads to the same view, by trying all."""
    others = [who for who in state.game.seats if who != seat]
    sizes = [len(state.hands[who]) for who in others]
    seen, found = state.observation(seat), set()

    def split(left, sizes):
        if not sizes:
            yield ()
            return
        for hand in combinations(left, sizes[0]):
            for rest in split([card for card in left if card not in hand], sizes[1:]):
                yield (hand, *rest)

    now = [card for who in others for card in state.hands[who]]
    for hands in split(state.game.pack.sort(unseen), sizes):
        new = dict(zip(now, [card for hand in hands for card in hand], strict=True))
        deal = ch.Deal(state.game.pack, tuple(new.get(card, card) for card in state.deal.order))
        again = state.game.start(deal, dealer=state.dealer)
        try:
            for _, action in state.log:
                again = again.child(action)
        except ch.IllegalAction:
            continue
        if again.observation(seat) == seen:
            found.add(hands)
    return others, found


@pytest.mark.parametrize("redeal", ["off", "any"])
def test_no_world_is_impossible_or_forgotten_or_likelier(redeal):
    compared = 0
    for seed in range(60):
        position = late(ch.game("etori", redeal=redeal), 6, seed)
        if position is None or position[0].dealings > 1:
            continue
        state, seat, unseen = position
        others, hands = fitting(state, seat, unseen)
        if not 4 <= len(hands) <= 30:
            continue
        rng, drawn = ch.Rng(seed), Counter()
        for _ in range(20 * len(hands)):
            other = world(state.observation(seat), rng)
            assert other.observation(seat) == state.observation(seat)
            drawn[tuple(other.hands[who] for who in others)] += 1
        assert set(drawn) == hands
        chi = sum((drawn[hand] - 20) ** 2 / 20 for hand in hands)
        assert chi < len(hands) + 5 * (2 * len(hands)) ** 0.5, (seed, chi, len(hands))
        compared += 1
        if compared == 5:
            return
    raise AssertionError("too few positions")


def test_no_world_of_a_game_with_a_stock_is_forgotten():
    """Which card was drawn when is unknown too, so worlds are not equally likely here; but each that fits is found."""
    compared = 0
    for seed in range(80):
        position = late(ch.game("etori", "takamiya", joker_lead="names_suit"), 6, seed)
        if position is None:
            continue
        state, seat, unseen = position
        others, hands = fitting(state, seat, unseen)
        if not 4 <= len(hands) <= 30:
            continue
        rng, drawn = ch.Rng(seed), set()
        for _ in range(60 * len(hands)):
            other = world(state.observation(seat), rng)
            assert other.observation(seat) == state.observation(seat)
            drawn.add(tuple(other.hands[who] for who in others))
        assert drawn >= hands
        compared += 1
        if compared == 4:
            return
    raise AssertionError("too few positions")
