"""Trappola: the options of the score and of the match, options out of range, and actions from strangers."""
from __future__ import annotations

from dataclasses import fields

import pytest

import cardhistory as ch
from cardhistory.games._trappola_rules import TrappolaRules
from cardhistory.games._trappola_score import ending
from tests.trappola_table import PACK, begin, ended, play, totals

KINGS = ("RS RB RC AD TD 9D 7S 8S 9S", "RD 8D 7D FB TB 9B FC TC 9C")


# Options of the score

@pytest.mark.parametrize("mode, additive, values", [
    ("linear", False, (26, 52, 78)), ("doubling", False, (26, 52, 104)),
    ("linear", True, (36, 72, 108)), ("doubling", True, (36, 72, 134)),
])
def test_the_value_of_the_final_run(mode, additive, values):
    assert tuple(ending(TrappolaRules(ending_two_mode=mode, ending_two_additive=additive), n) for n in (1, 2, 3)) == values
    for twos, value in zip(("TT2", "T22", "222"), values, strict=True):
        assert totals(ended(twos, ending_two_mode=mode, ending_two_additive=additive))[0, "ending"] == value


def test_the_other_values_are_options():
    state = ended("2T2", two_bonus=7, ending_two=30, card_points=(("A", 11), ("T", 10)))
    assert totals(state) == {(0, "cards"): 2 * 11 + 2 * 10, (0, "two"): 7, (0, "ending"): 30}
    assert totals(ended("TTT", last_trick=9))[0, "last"] == 9


def test_stop_at_target_in_the_middle_of_a_deal():
    options = {"stop_at_target_midhand": True, "scores": (292, 299)}
    state = begin("2B AS RS CS FS TS 9S AD RD", "8S 7S 2S CC FC TC 9C 8C 7C", **options)
    state = play(state, "AS+8S")
    assert state.to_act == 0  # card points are counted after the play, so 292 + 6 stops nothing
    state = play(state, "RS+7S CS+2S 2B+CC")
    assert state.to_act is None and len(state.tricks) == 4
    assert state.outcome.points == (10, 0) and [line.key for line in state.outcome.lines] == ["two"]
    assert state.game.match_result((302, 299)) == (True, 0)
    for other in ({"scores": (289, 299)}, {"scores": (292, 299), "target": None}, {"scores": (292, 0), "target": 303}):
        state = begin("2B AS RS CS FS TS 9S AD RD", "8S 7S 2S CC FC TC 9C 8C 7C", stop_at_target_midhand=True, **other)
        assert play(state, "2B+CC").to_act == 0


def test_an_extra_deal_is_stopped_by_a_two_and_by_nothing_else():
    state = begin("2B AS RS CS FS TS 9S AD RD", "8S 7S 2S CC FC TC 9C 8C 7C", stop_at_target_midhand=True, scores=(310, 310))
    state = play(state, "AS+8S RS+7S")
    assert state.to_act == 0
    assert play(state, "2B+CC").to_act is None


@pytest.mark.parametrize("options", [
    {"exchange": "twice"}, {"target": 0}, {"target": True}, {"target": "300"}, {"target": 1.5}, {"two_bonus": -1}, {"two_bonus": None},
    {"end_tie": "coin"}, {"stop_at_target_midhand": 1}, {"card_points": (("X", 1),)}, {"card_points": (("A", -1),)},
    {"card_points": 5}, {"set_values": (("T", (1, 2)),)}, {"set_values": (("A", 1),)}, {"three_from_broken_four": "yes"},
    {"no_such_option": 1}, {"ending_two_mode": None},
])
def test_an_option_out_of_range_is_refused_by_name(options):
    with pytest.raises(ValueError) as caught:
        ch.game("trappola", "cardano", **options)
    assert next(iter(options)) in str(caught.value)


def test_unknown_games_and_witnesses():
    with pytest.raises(ValueError, match="there is no game 'whist'; there is: .*trappola"):
        ch.game("whist")
    with pytest.raises(ValueError, match="no rules by 'standard'; it has: cardano"):
        ch.game("trappola", "standard")
    assert ch.presets("trappola")[0] == ch.game("trappola").preset


def test_the_witnesses():
    assert {f.name for f in fields(TrappolaRules) if getattr(ch.game("trappola", "knauer").rules, f.name)
            != getattr(ch.game("trappola", "cardano").rules, f.name)} == {"target", "third_set_blocked_by"}


# Actions from strangers

@pytest.mark.parametrize("action", [
    "", "play", "play 3S", "play AS RS", "declare", "declare 3", "declare 5 A", "declare 3 X", "declare A 3", "declare 34 A",
    "declare  A", "fold", "stand up", "exchange 3", "PLAY", "💥", "play AS\x00", None, 7, ch.Action("fly"), ch.Action("play"),
    ch.Action("declare", 7, "A"), ch.Action("declare", "A", 3), ch.Action("play", 3), ch.Action("stand", "still"),
])
def test_what_is_no_action_is_refused_and_changes_nothing(action):
    for state in (ch.game("trappola").start(3), begin(*KINGS)):
        before = repr([getattr(state, name) for name in state.__slots__])
        for ask in (state.child, state.why_illegal):
            with pytest.raises(ValueError) as caught:
                ask(action)
            assert not isinstance(caught.value, ch.IllegalAction) and str(caught.value)
        assert repr([getattr(state, name) for name in state.__slots__]) == before


def test_actions_are_read_in_any_case_and_compare_by_text():
    state = begin(*KINGS)
    for text in ("play AD", "PLAY ad", "  play   Ad ", "play ad", ch.Action("play", "AD"), ch.Action("play", PACK.card("AD"))):
        assert state.child(text) == state.child("play AD") and state.child(text).log[-1][1].cards == PACK.read("AD")
    assert state.child("play 10d") == state.child("play TD")


@pytest.mark.parametrize("dealer", [2, -1, True, None, "0", 0.0])
def test_a_dealer_who_does_not_sit_there(dealer):
    with pytest.raises(ValueError, match="dealer"):
        ch.game("trappola").start(1, dealer=dealer)


@pytest.mark.parametrize("scores", [(1,), (1, 2, 3), ("1", 2), (-1, 0), (1.5, 2), (True, 0)])
def test_scores_that_are_none(scores):
    with pytest.raises(ValueError, match="scores"):
        ch.game("trappola").start(1, scores=scores)


def test_an_observation_is_for_a_seat_of_the_table():
    for seat in (2, -1, "0"):
        with pytest.raises(ValueError, match="seats of Trappola"):
            ch.game("trappola").start(1).observation(seat)
