"""Experiments: the same numbers give the same hands, what is dealt agrees with what is counted, and two rule books meet on one deal."""
from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

import cardhistory as ch
from cardhistory import counts
from cardhistory.games._aluette_rules import CLASS
from cardhistory.packs import ALUETTE_48
from cardhistory.simulate import EXPERIMENTS, Tally, comparison, run
from cardhistory.words import Words

SAY = Words("en")
QUICK = [key for key in EXPERIMENTS if key not in ("primiera.fluxus", "etori.redeal")]


@pytest.mark.parametrize("key", EXPERIMENTS)
def test_what_is_dealt_agrees_with_what_is_counted(key: str) -> None:
    one = EXPERIMENTS[key]
    exact, deals = one.exact(), 3000 if key in QUICK else 600
    found = run(one, deals, first=50_000)
    assert abs(found.hits - deals * exact) < 4 * float(deals * exact * (1 - exact)) ** 0.5


def test_the_same_numbers_give_the_same_result_in_any_portions() -> None:
    one = EXPERIMENTS["aluette.spoiled"]
    whole = run(one, 300)
    assert run(one, 200, 100, run(one, 100)) == whole == run(one, 300)
    assert run(one, 300, 300) != whole


def test_the_range_holds_the_exact_share_as_often_as_it_says() -> None:
    one = EXPERIMENTS["primiera.primiera"]
    exact = one.exact()
    inside = sum(low <= exact <= high for low, high in (run(one, 100, 100 * i).interval for i in range(100)))
    assert 88 <= inside <= 100


def test_the_range_of_nothing_and_of_certainty() -> None:
    assert Tally((0, 0)).interval == (0, 1) and Tally((0, 0)).share == 0
    assert Tally((50, 0)).interval[0] == 0 and Tally((0, 50)).interval[1] == 1
    low, high = Tally((1997, 3, 0)).interval
    assert 0 < low < 0.0015 < high < 0.005


def test_rotten_pairs_of_cards_one_by_one() -> None:
    pairs = list(combinations(ALUETTE_48.cards, 2))
    assert counts.aluette.spoiled(2) == Fraction(sum(CLASS[a] == CLASS[b] for a, b in pairs), len(pairs))


def test_every_experiment_has_its_sentences_and_a_right_guess_among_those_offered() -> None:
    for key, one in EXPERIMENTS.items():
        assert key == one.key and key.split(".")[0] in ch.games()
        for part in ("title", "question", "deal", "again", "found", "learned"):
            assert SAY.has(f"numbers.{key}.{part}"), (key, part)
        if one.choices:
            exact = one.exact()
            assert min(abs(share - exact) for share in one.choices) < Fraction(1, 100), "one of the offered guesses is right"


def test_two_rule_books_on_one_deal() -> None:
    scored = comparison(ch.game("trappola"), ch.game("trappola", ending_two_mode="doubling"), "novice")
    assert run(scored, 60).counts == (60, 0, 0)
    drawn = comparison(ch.game("etori"), ch.game("etori", tie_8_8="speculation_loses"))
    found = run(drawn, 60)
    assert found.counts[1] == 0 and 1 <= found.hits <= 20, "only draws change, and then somebody loses"
    same = comparison(ch.game("primiera"), ch.game("primiera"), "novice")
    assert run(same, 40).counts == (40, 0, 0)


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(ValueError, match="one game, one pack"):
        comparison(ch.game("trappola"), ch.game("etori"))
    with pytest.raises(ValueError, match="one game, one pack"):
        comparison(ch.game("primiera"), ch.game("primiera", "berni"))
    with pytest.raises(ValueError, match="no player 'devil'"):
        comparison(ch.game("trappola"), ch.game("trappola", target=100), "devil")
