"""Trappola: the exact counts of the research notes (section 1.9), counted by our own code, and the bound of 185."""
from __future__ import annotations

from math import comb, factorial

import pytest

import cardhistory as ch
from cardhistory.games import _trappola_counts as counts
from cardhistory.games import module
from cardhistory.games._trappola_rules import SET_RANKS, TrappolaRules
from cardhistory.games._trappola_score import ending
from tests.trappola_table import PACK

# 1.9, counted by our own code

def test_counts_of_hands_and_deals():
    assert counts.hands() == 94_143_280
    assert counts.hands() * comb(27, 9) == 441_233_078_286_000
    assert factorial(36) // factorial(9) ** 4 == 21_452_752_266_265_320_000


@pytest.mark.parametrize("rank", "ARCFT9872")
def test_counts_of_one_rank(rank):
    assert counts.copies(rank) == {0: 28_048_800, 1: 42_073_200, 2: 20_195_136, 3: 3_624_768, 4: 201_376}


def test_counts_of_sets():
    assert counts.sets_held() == {0: 75_566_600, 1: 18_023_280, 2: 552_760, 3: 640}
    assert counts.shapes() == {(): 75_566_600, (3,): 17_047_200, (4,): 976_080, (3, 3): 522_240, (4, 3): 30_240,
                               (4, 4): 280, (3, 3, 3): 640}
    assert round(100 * (1 - counts.sets_held()[0] / counts.hands()), 4) == 19.7323


def test_counts_of_declaration_values():
    assert counts.declaration_values() == {
        0: 75_566_600, 6: 10_228_320, 10: 3_409_440, 12: 4_151_760, 16: 156_672, 18: 165_808, 20: 195_216, 22: 56_952,
        24: 200_028, 26: 4_536, 28: 192, 30: 4_536, 32: 1_596, 34: 1_512, 36: 84, 44: 28}


def test_counts_of_card_points():
    found = counts.card_points()
    assert (min(found), max(found), found[48], counts.mean(found)) == (0, 48, 4, 18)
    assert sum(found.values()) == counts.hands()


def test_counts_follow_the_options():
    assert max(counts.declaration_values(TrappolaRules(set_values=(("A", (1, 100)),)))) == 100
    assert counts.mean(counts.card_points(TrappolaRules(card_points=(("A", 36),)))) == 36


def test_the_counting_against_hands_dealt_one_by_one():
    """A sample of 20,000 dealt hands agrees with the exact share of hands that hold a set (within four deviations)."""
    share = 1 - counts.sets_held()[0] / counts.hands()
    held = 0
    for number in range(10_000):
        for hand in ch.game("trappola", exchange="none").start(number).held:
            held += bool(hand)
    assert abs(held - 20_000 * share) < 4 * (20_000 * share * (1 - share)) ** 0.5


def best_sets(twos, others):
    """The most that sets are worth to a hand with so many twos and so many other cards."""
    values = dict(TrappolaRules().set_values)
    best = {0: 0}  # cards used → value
    for rank in SET_RANKS.replace("2", ""):
        best = _longer(best, values[rank], others)
    return max(best.values()) + (values["2"][twos - 3] if twos >= 3 else 0)


def _longer(best, value, others):
    found = {}
    for used, total in best.items():
        for k, more in ((0, 0), (3, value[0]), (4, value[1])):
            if used + k <= others:
                found[used + k] = max(found.get(used + k, 0), total + more)
    return found


def test_no_deal_can_be_worth_more_than_185():
    """The bound of the notes, from the engine's own values: hands with 0 to 4 twos."""
    worth = sorted((dict(TrappolaRules().card_points).get(card.rank, 0) for card in PACK), reverse=True)
    bounds = {}
    for twos in range(5):
        # The 18 cards of the play; those that are twos have no points. Who holds four twos must lose one trick (no four
        # tricks are won with twos), and the other player's card in it: 13 cards with points at most.
        cards = sum(worth[:18 - twos - (1 if twos == 4 else 0)])
        end = ending(TrappolaRules(), min(twos, 3)) if twos else TrappolaRules().last_trick
        bounds[twos] = cards + end + best_sets(twos, 9 - twos)
    assert bounds == {0: 114, 1: 134, 2: 154, 3: 181, 4: 185}


def test_at_most_three_tricks_are_won_with_twos():
    """Hands rich in twos, which are kept back and led when they win: never four, and a run always belongs to one player."""
    most = 0
    for number in range(1_500):
        rng = ch.Rng(number)
        twos = list(PACK.read("2S 2B 2C 2D"))
        rest = rng.shuffled([card for card in PACK if card.rank != "2"])
        state = ch.game("trappola", exchange="none").start(
            ch.Deal.fixed(PACK, {0: twos + rest[:5], 1: rest[5:14]}), dealer=number % 2)
        while state.to_act is not None:
            cards = [a for a in state.legal_actions if a.verb == "play"]
            kept = [a for a in cards if a.cards[0].rank != "2"]
            good = [a for a in cards if a.cards[0].rank == "2" and not state.plays
                    and all(card.suit != a.cards[0].suit for card in state.hands[1 - state.to_act])]
            state = state.child(rng.choice(good or kept or cards))
        won = [trick for trick in state.tricks if trick.best.rank == "2"]
        most = max(most, len(won))
        run = 0
        for trick in reversed(state.tricks):
            if trick.best.rank != "2":
                break
            run += 1
        assert run <= 3 and len({trick.winner for trick in state.tricks[9 - run:]}) <= 1
    assert most == 3


def test_reasons_have_sentences_in_whole():
    from cardhistory.words import Words
    assert all(Words("en").has(f"trappola.refused.{key}") for key in module("trappola").REASONS)
