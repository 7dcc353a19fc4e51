"""A round of stakes: who must speak, what is owed, and what is taken back."""
from __future__ import annotations

import pytest

import cardhistory as ch
from cardhistory.vying import Round, share


def test_all_pass():
    table = Round.of((1, 2, 0))
    assert [table.to_act, table.passes().to_act, table.passes().passes().to_act] == [1, 2, 0]
    over = table.passes().passes().passes()
    assert over.to_act is None and over.total == 0 and over.live == (1, 2, 0)


def test_a_stake_is_answered_by_everybody_else_also_by_who_has_passed():
    table = Round.of((1, 2, 3, 0)).passes().stakes(2)
    assert table.waiting == (3, 0, 1) and table.owes(1) == 2 and table.owes(2) == 0
    table = table.calls().folds().calls()
    assert table.to_act is None and table.live == (1, 2, 3) and table.total == 6


def test_a_raise_is_answered_by_who_has_staked():
    table = Round.of((0, 1, 2)).stakes(1).stakes(3).calls()
    assert table.to_act == 0 and table.owes(0) == 3 and table.raises == 1
    assert table.calls().to_act is None and table.calls().total == 12


def test_the_last_one_left_need_not_speak():
    assert Round.of((0, 1, 2)).stakes(1).folds().folds().to_act is None


def test_a_stake_that_all_refuse_goes_back():
    table = Round.of((0, 1, 2)).passes().stakes(5).refuses()
    assert table.total == 5 and table.may_be_refused
    back = table.refuses()
    assert back.total == 0 and back.level == 0 and back.to_act == 2  # seat 2 has not spoken at this level yet
    assert back.passes().to_act is None


def test_one_acceptance_makes_it_good():
    table = Round.of((0, 1, 2)).stakes(5).refuses().calls()
    assert table.to_act == 1 and not table.may_be_refused and table.owes(1) == 5


def test_a_refused_raise_goes_back_to_the_stake_before():
    table = Round.of((0, 1, 2, 3)).stakes(1).calls().stakes(4).refuses().refuses()  # 0 stakes, 1 calls, 2 raises, 3 and 0 refuse
    assert table.to_act == 1
    back = table.refuses()
    assert back.level == 1 and back.of_seat(2) == 1 and back.to_act == 3 and back.total == 3  # 3 owes the first stake still


def test_with_two_left_nothing_is_refused():
    table = Round.of((0, 1, 2)).stakes(5).refuses().folds()
    assert table.to_act == 1 and not table.may_be_refused


@pytest.mark.parametrize("seed", range(200))
def test_any_round_ends_and_what_is_paid_is_even(seed):
    rng = ch.Rng(seed)
    seats = tuple(range(2 + rng.below(7)))
    table, steps = Round.of(seats), 0
    while table.to_act is not None:
        does = ["passes"] if not table.level else ["calls", "folds", "stakes"] + ["refuses"] * table.may_be_refused
        if not table.level or table.raises < 3:
            does.append("stakes")
        does = [one for one in does if one != "stakes" or table.raises < 3]
        one = rng.choice(does)
        table = table.stakes(1 + rng.below(3)) if one == "stakes" else getattr(table, one)()
        steps += 1
        assert steps < 300 and table.total == sum(table.of_seat(seat) for seat in seats)
    if len(table.live) > 1:
        assert {table.of_seat(seat) for seat in table.live} == {table.level}
    assert all(table.of_seat(seat) <= table.level for seat in seats) or len(table.live) == 1


def test_share():
    assert share(16, (0, 1)) == (8, 0) and share(17, (0, 1)) == (8, 1) and share(0, (3,)) == (0, 0)
