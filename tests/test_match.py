"""Matches: running score, moving dealer, and how they end."""
from __future__ import annotations

import pytest

import cardhistory as ch
from cardhistory.match import Match
from tests.universes import policy


def finish(match, seed=0):
    rng = ch.Rng(seed)
    while match.state.to_act is not None:
        match = match.child(policy(match.state, rng))
    return match


def at(scores, **options):
    """A match whose present deal begins with these scores."""
    game = ch.game("trappola", "cardano", **options)
    return Match(game, game.start(1, scores=scores))


@pytest.mark.parametrize("scores, over, winner", [
    ((299, 299), False, None), ((300, 299), True, 0), ((299, 300), True, 1), ((310, 305), True, 0), ((300, 301), True, 1),
    ((300, 300), False, None), ((415, 415), False, None), ((0, 0), False, None),
])
def test_when_a_match_is_over(scores, over, winner):
    assert ch.game("trappola").match_result(scores) == (over, winner)


def test_a_level_end_may_be_a_draw():
    game = ch.game("trappola", end_tie="draw")
    assert game.match_result((300, 300)) == (True, None)
    assert game.match_result((299, 299)) == (False, None)


def test_without_a_target_every_deal_is_a_game():
    match = finish(ch.game("trappola", "knauer").match(1526))
    assert match.over and match.game.match_result((5, 5)) == (True, None)
    with pytest.raises(ValueError, match="over"):
        match.next_deal()


@pytest.mark.parametrize("seed", range(40))
def test_a_whole_match(seed):
    game = ch.game("trappola", "cardano")
    match = game.match(seed, dealer=seed % 2)
    dealers, total = [], [0, 0]
    for _ in range(60):
        dealers.append(match.state.dealer)
        before = match.scores
        assert before == tuple(total) == match.state.scores and not match.over and match.winner is None
        match = finish(match, seed)
        total = [a + b for a, b in zip(total, match.state.outcome.points, strict=True)]
        assert match.scores == tuple(total)
        assert match.over == (max(total) >= 300 and total[0] != total[1])
        if match.over:
            break
        number = match.state.deal.number
        match = match.next_deal()
        assert match.state.deal.number == number + 1
    assert match.over and match.winner == int(total[1] > total[0])
    assert dealers == [(seed + i) % 2 for i in range(len(dealers))]  # the previous non-dealer deals
    assert len(match.past) == len(dealers) - 1
    with pytest.raises(ValueError, match="over"):
        match.next_deal()


def test_a_level_match_at_the_target_gets_an_extra_deal():
    match = finish(at((300, 300)))
    points = match.state.outcome.points
    level = at((400 - points[0], 400 - points[1]))
    match = finish(level)
    assert match.scores == (400, 400) and not match.over and match.winner is None
    after = match.next_deal(2)
    assert after.state.scores == (400, 400) and after.state.dealer == 1
    drawn = finish(at((400 - points[0], 400 - points[1]), end_tie="draw"))
    assert drawn.over and drawn.winner is None


def test_no_next_deal_before_the_end_of_this_one():
    match = ch.game("trappola").match(1)
    with pytest.raises(ValueError, match="not finished"):
        match.next_deal()


def test_a_match_is_a_value():
    match = ch.game("trappola").match(1)
    after = match.child("stand")
    assert match.state.log == () and after != match and after == match.child("stand")
    with pytest.raises(ch.IllegalAction):
        match.child("play AS")
    with pytest.raises(AttributeError):
        match.past = ()


def test_a_new_match_begins_at_nothing():
    first = finish(ch.game("trappola").match(9)).next_deal()
    assert first.scores != (0, 0)
    assert ch.game("trappola").match(9).scores == (0, 0)


def test_two_matches_side_by_side_do_not_disturb_each_other():
    alone = [finish(ch.game("trappola").match(n), n).state for n in (3, 4)]
    matches, rngs = [ch.game("trappola").match(n) for n in (3, 4)], [ch.Rng(3), ch.Rng(4)]
    while any(m.state.to_act is not None for m in matches):
        for i, match in enumerate(matches):
            if match.state.to_act is not None:
                matches[i] = match.child(policy(match.state, rngs[i]))
    assert [m.state for m in matches] == alone
