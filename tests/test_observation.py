"""What a seat may know, and the worlds that fit it: none impossible, none forgotten, each as likely as any other."""
from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.packs import TRAPPOLA_36 as PACK
from cardhistory.sampling import sample_cards, sample_hands
from tests.universes import random_states

ME, OTHER = 0, 1


def hidden_hands(state):
    """Every hand the other player may hold, by trying them all: each is put into the deal and everything is played again."""
    seen = state.observation(ME)
    hand = state.hands[OTHER]
    unseen = PACK.sort([*hand, *state.stock])
    fitting = set()
    for cards in combinations(unseen, len(hand)):
        # The places of this hand in the deal, and of the stock, get these cards and the others.
        new = dict(zip(hand, cards, strict=True))
        new.update(zip(state.stock, [card for card in unseen if card not in cards], strict=True))
        deal = ch.Deal(PACK, tuple(new.get(card, card) for card in state.deal.order))
        if any(after.observation(ME) == seen for after in told_again(state, deal)):
            fitting.add(cards)
    return fitting


def told_again(state, deal):
    """All ways in which another deal leads to what was heard."""
    ways = [state.game.start(deal, dealer=state.dealer, scores=state.scores)]
    for who, action in state.log:
        longer = []
        for way in ways:
            if way.to_act != who:
                continue
            options = [action]
            if action.verb == "declare" and who != ME and action.args[1] != "A":
                options = [one for one in way.legal_actions
                           if one.verb == "declare" and one.args[0] == action.args[0] and one.args[1] != "A"]
            longer += [way.child(one) for one in options if way.why_illegal(one) is None]
        ways = longer
    return ways


def positions(wanted, low, high, **options):
    """Some late positions for seat 0 with so many fitting hands, of the wanted kind."""
    found = []
    for seed in range(3_000):
        for state in random_states(ch.game("trappola", "cardano", **options), seed):
            if state.to_act != ME or state.phase != "play" or not 2 <= len(state.hands[OTHER]) <= 4:
                continue
            if len(state.hands[OTHER]) == 4 and len(state.stock) > 9 or not wanted(state):
                continue
            hands = hidden_hands(state)
            if low <= len(hands) <= high:
                found.append((state, hands))
            break
        if len(found) == 2:
            return found
    raise AssertionError("no such position was found")


def hidden_set(state):
    return any(who == OTHER and rank != "A" for who, _, rank in state.declared)


def void(state):
    return any(card.suit != trick.led.suit for trick in state.tricks for who, card in trick.plays if who == OTHER)


KINDS = {
    "a void was shown": (lambda state: void(state) and not state.declared, 6, 60, {}),
    "nothing was exchanged": (lambda state: len(state.stock) == 18 and not state.declared, 6, 150, {}),
    "a set was declared": (hidden_set, 2, 60, {}),
    "a set was declared, three from a broken four": (hidden_set, 2, 60, {"three_from_broken_four": True}),
    "a set was declared, the fourth taken by anyone": (hidden_set, 2, 60, {"third_set_blocked_by": "anyone"}),
}


@pytest.mark.parametrize("kind", KINDS)
def test_worlds_are_exact(kind):
    wanted, low, high, options = KINDS[kind]
    for state, hands in positions(wanted, low, high, **options):
        seen, rng = state.observation(ME), ch.Rng(2024)
        times = 60 * len(hands)
        drawn = Counter(world(seen, rng).hands[OTHER] for _ in range(times))
        assert set(drawn) == hands  # none impossible, none forgotten
        free = len(hands) - 1
        chi = sum((count - 60) ** 2 / 60 for count in drawn.values())
        assert chi < free + 3.5 * (2 * free) ** 0.5 + 4, (kind, chi, free)


def test_a_world_is_a_whole_state_that_can_be_played_on():
    for seed in range(20):
        rng = ch.Rng(seed)
        for state in random_states(ch.game("trappola"), seed):
            if state.to_act is None:
                continue
            found = world(state.observation(state.to_act), rng)
            if found is None:
                continue
            assert type(found) is type(state) and found.scores == state.scores and found.dealer == state.dealer
            while found.to_act is not None:
                found = found.child(rng.choice(found.legal_actions))
            assert sorted(map(str, found.deal.order)) == sorted(map(str, PACK))


def test_a_declared_rank_stays_open_in_the_worlds():
    """Seat 1 says "three": kings, riders and footmen all occur, aces (which are named) never."""
    state = ch.game("trappola", exchange="none").start(ch.Deal.fixed(
        PACK, {0: "TS 9S 8S 7S TB 9B 8B 7B TC", 1: "RS RB RC 9C 8C 7C TD 9D 8D"}), dealer=0)
    state = state.child("declare 3 R")
    rng = ch.Rng(8)
    ranks = Counter(world(state.observation(0), rng).declared[0][2] for _ in range(400))
    assert set(ranks) == {"R", "C", "F", "2"} and min(ranks.values()) > 60
    assert state.observation(0).declared == ((1, 3, None),)


def test_even_a_known_hand_leaves_open_which_of_its_sets_was_declared():
    """Both hands of the stock were taken, so seat 0 knows seat 1's cards; but "three" may be the kings or the riders."""
    state = ch.game("trappola").start(ch.Deal.fixed(
        PACK, {0: "AS AB FS FB FC 9D 8D 7D 2S", 1: "TS 9S 8S 7S TB 9B 8B 7B TC"}, stock="RS RB RC CS CB CC FD TD 9C"), dealer=0)
    state = state.child("exchange").child("stand").child("exchange").child("declare 3 C")
    assert state.stock == () and state.to_act == 1
    rng = ch.Rng(4)
    worlds = [world(state.observation(0), rng) for _ in range(400)]
    assert {found.hands[1] for found in worlds} == {state.hands[1]}
    ranks = Counter(found.declared[0][2] for found in worlds)
    assert set(ranks) == {"R", "C"} and min(ranks.values()) > 150


def test_nobody_samples_for_a_spectator():
    with pytest.raises(ValueError, match="watches"):
        world(ch.game("trappola").start(1).observation(None), ch.Rng(1))


def test_sampling_is_repeatable_and_leaves_the_observation_alone():
    seen = ch.game("trappola").start(1).observation(0)
    before = repr(seen)
    assert world(seen, ch.Rng(5)) == world(seen, ch.Rng(5)) != world(seen, ch.Rng(6))
    assert repr(seen) == before


def test_sample_cards():
    unseen = PACK.read("AS RS AB RB")
    assert sample_cards(ch.Rng(1), unseen, 5) is None
    assert sample_cards(ch.Rng(1), unseen, 3, never="S") is None
    assert set(sample_cards(ch.Rng(1), unseen, 2, never="S")) == set(PACK.read("AB RB"))
    assert sample_cards(ch.Rng(1), unseen, 0) == ()
    pairs = Counter(frozenset(sample_cards(ch.Rng(n), unseen, 2)) for n in range(3_000))
    assert len(pairs) == 6 and all(abs(count - 500) < 85 for count in pairs.values())


def test_observations_do_not_depend_on_how_the_cards_were_dealt():
    """The order inside a hand's packets, and in the stock, is nobody's knowledge."""
    game = ch.game("trappola")
    hands = {0: "AS CS 2S RB FB AC 2C TD 9D", 1: "RS 9S AB CB TB FC 7C RD 2D"}
    first = game.start(ch.Deal.fixed(PACK, hands, stock="AD CD"))
    again = game.start(ch.Deal.fixed(PACK, {seat: " ".join(reversed(hand.split())) for seat, hand in hands.items()}, stock="FS"))
    assert first != again
    for seat in (0, 1, None):
        assert first.observation(seat) == again.observation(seat)


def test_the_deal_itself_is_no_part_of_an_observation():
    state = ch.game("trappola").start(1526)
    for seat in (0, 1, None):
        assert state.deal.code not in repr(state.observation(seat)) and "1526" not in repr(state.observation(seat).to_json())


# Sharing out hidden cards

def test_hidden_cards_are_shared_out_in_every_way_and_equally_often():
    cards = ch.game("trappola").pack.read("AS RS CS AB RB AC RC")
    sizes, never = (2, 1, 2, 2), ("S", "SB", "", "B")
    fits = set()
    for order in permutations(cards):
        hands = (order[:2], order[2:3], order[3:5], order[5:])
        if all(card.suit not in lacking for hand, lacking in zip(hands, never, strict=True) for card in hand):
            fits.add(tuple(frozenset(hand) for hand in hands))
    rng, drawn = ch.Rng(5), Counter()
    for _ in range(40 * len(fits)):
        drawn[tuple(frozenset(hand) for hand in sample_hands(rng, cards, sizes, never))] += 1
    assert set(drawn) == fits and len(fits) > 10
    assert sum((drawn[hands] - 40) ** 2 / 40 for hands in fits) < len(fits) + 5 * (2 * len(fits)) ** 0.5
    assert sample_hands(rng, cards, (4, 3), ("S", "S")) is None
    assert sample_hands(rng, cards, (5, 2), ("S", "")) is None
    assert sample_hands(rng, cards, (7,), ((),)) is not None and sample_hands(rng, (), (0, 0), ("S", "")) == ((), ())
    pack = ch.game("primiera", "berni").pack  # more ways than one draw of 64 bits could choose from
    hands = sample_hands(rng, pack.cards, (13, 13, 13, 13), ("S", "B", "C", ""))
    assert sorted(map(str, (card for hand in hands for card in hand))) == sorted(map(str, pack))
