"""The price of each card: exact where it says so, silent while a deal goes on, and the same every time."""
from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import combinations
from math import comb

import pytest

import cardhistory as ch
from cardhistory.games._trappola_rules import TrappolaRules
from cardhistory.players._careful_trappola import card_values
from cardhistory.players._greedy import Table, gain
from cardhistory.players._open import OpenCards, TooFar, choices
from cardhistory.players._trappola_open import Solver, mask
from cardhistory.players.analyst import EXACT_TRICKS, prices
from cardhistory.words import Words

SAY = Words("en")
OPTIONS = [{}, {"ending_two_mode": "doubling"}, {"ending_two_additive": True}, {"two_bonus": 7, "ending_two": 30, "last_trick": 0},
           {"card_points": (("A", 11), ("R", 3), ("9", 2))}, {"ending_two_mode": "doubling", "ending_two_additive": True}]


def brute(state, seat):
    """The value by the rules alone: every card tried, the outcome read off the score."""
    if state.to_act is None:
        return gain(state.outcome, state.game.sides[seat])
    values = [brute(state.child(action), seat) for action in state.legal_actions if action.verb == "play"]
    return max(values) if state.game.sides[state.to_act] == state.game.sides[seat] else min(values)


def played(key, number, left, preset=None, rng=None, **options):
    """A position between tricks with so many cards left in each hand, after greedy play."""
    game = ch.game(key, preset, **options)
    state, rng = game.start(number), rng or ch.Rng(number)
    while state.to_act is not None:
        if (state.phase == "play" and not state.plays and max(map(len, state.hands)) == left
                and (key == "aluette" or not state.stock or key == "trappola")):
            return state
        legal = [one for one in state.legal_actions if one.verb not in ("concede", "sign", "say")]
        state = state.child(rng.choice(legal) if key == "trappola" else Table(state, rng).choose(state))
    return None


def finished(key, number, preset=None, who="novice", **options):
    game = ch.game(key, preset, **options)
    state, rng = game.start(number), ch.Rng(number)
    while state.to_act is not None:
        state = state.child(ch.player(who).choose(state.observation(state.to_act), rng).action)
    return state


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "cardano")
def test_trappola_is_solved_as_the_rules_count_it(options):
    """Four cards each: the value of every card against all ways to play on, run of twos before the position included."""
    for number in range(12):
        state = played("trappola", number, 4, **options)
        seat = state.to_act
        before = {side: sum(line.points for line in state.score_lines() if line.side == side and line.key == "cards")
                  + sum(line.points for line in state.score_lines() if line.side == side and line.key == "two")
                  for side in (0, 1)}
        sets = {0: 0, 1: 0}
        for who, count, rank in state.declared:
            sets[who] += dict(state.game.rules.set_values)[rank][count - 3]
        solver = Solver(state.game.rules)
        for one in (state, state.child(next(a for a in state.legal_actions if a.verb == "play"))):
            mover = one.to_act
            found = card_values(one, solver)
            for action in one.legal_actions:
                if action.verb == "play":
                    total = brute(one.child(action), mover)
                    start = before[mover] - before[1 - mover] + sets[mover] - sets[1 - mover]
                    assert found[action.cards[0]] == total - start, (number, str(action))
        assert seat in (0, 1)


def test_a_run_of_twos_before_the_position_counts():
    """Twos have won the last trick or the last two; the same cards are then worth more or less."""
    solver = Solver(TrappolaRules())
    pack = ch.game("trappola").pack
    one, nine = mask(pack.read("2S")), mask(pack.read("9B"))
    assert [solver.value(one, nine, run) for run in (0, 1, 2)] == [26, 52 - 10, 78 - 20]
    assert [solver.value(nine, one, run) for run in (0, 1)] == [6, 6]
    assert solver.value(mask(pack.read("2S 2B 2C")), mask(pack.read("9D 8D 7D"))) == 78
    assert solver.value(mask(pack.read("2B AD")), mask(pack.read("9D 8D"))) == 6 + 26  # the ace first


def test_the_best_deal_there_is():
    """185 to 3, with four aces and four twos: 78 points of the ending and 63 of the cards; the solver's bound is kept."""
    game = ch.game("trappola", exchange="none")
    me, you = "AS RS 2S AB 2B AC 2C AD 2D", "CS FS RB CB RC CC RD CD FD"
    state = game.start(game.fixed({1: me, 0: you}))
    best = max(card_values(state, Solver(game.rules)).values())
    assert 0 < best <= 185 - 3 - 24 - 20


@pytest.mark.parametrize("key, preset, left", [
    ("elfern", "pierer", 4), ("elfern", "knoddle", 3), ("kakeya", "asahi", 3), ("etori", "sakuragi", 3), ("etori", "betsuho", 2),
    ("etori", "takamiya", 2), ("aluette", "jeux_et_loisirs", 2), ("aluette", "mistry", 2)])
def test_endings_of_other_games_are_solved_as_the_rules_count_them(key, preset, left):
    checked = 0
    for number in range(6):
        state = played(key, number, left, preset)
        if state is None:
            continue
        search = OpenCards(state.to_act)
        for action in choices(state):
            assert search.exact(state.child(action)) == brute(state.child(action), state.to_act)
        tried = {search.exact(state.child(action)) for action in choices(state)}
        assert max(tried) == brute(state, state.to_act)
        checked += 1
    assert checked


def test_a_search_that_goes_too_far_says_so():
    state = played("kakeya", 1, 6)
    with pytest.raises(TooFar):
        OpenCards(state.to_act, 10).exact(state)


def test_prices_are_refused_while_the_deal_goes_on():
    game = ch.game("trappola")
    state = game.start(1)
    for told in (state, [state], game.match(1)):
        with pytest.raises(ValueError, match="still going on"):
            prices(told, 0)
    with pytest.raises(ValueError, match="seats of this table"):
        prices(finished("trappola", 1), 2)


@pytest.mark.parametrize("key", ["trappola", "elfern", "kakeya", "etori", "aluette"])
def test_every_card_has_its_price(key):
    state = finished(key, 3)
    played = [action for who, action in state.log if who == 1 and action.verb == "play"]
    found = prices(state, 1, verdicts=key in ("trappola", "kakeya"))
    assert [price.card for price in found.prices] == [action.cards[0] for action in played]
    assert found.exact_from is not None
    assert found.exact_from <= len(state.tricks) - EXACT_TRICKS[key] + 1 + (key == "etori")
    for price in found.prices:
        assert state.log[price.place] == (1, next(a for a in played if a.cards[0] is price.card))
        assert (price.cost > 0) == bool(price.line) == (price.best is not price.card)
        assert price.cost >= 0 and price.verdict in ("forced", "right", "unlucky", "mistaken", "unknown")
        assert (price.verdict in ("forced", "right")) == (price.cost == 0)
        if price.verdict in ("unlucky", "mistaken", "unknown"):
            text = SAY(f"analyst.{price.verdict}", n=int(price.cost), card="a", best="b")
        else:
            text = SAY(f"analyst.{price.verdict}", card="a")
        assert text
    assert prices(state, 1, verdicts=key in ("trappola", "kakeya")) == found


def test_the_best_line_brings_what_the_price_says():
    """Played out to the end, the line brings just so much more than best play after the card that was played."""
    checked = 0
    for number in range(8):
        state = finished("trappola", number, exchange="none")
        for seat in (0, 1):
            found = prices(state, seat, verdicts=False)
            for price in found.prices:
                if not price.cost:
                    continue
                again = state.game.start(state.deal, dealer=state.dealer)
                for _, action in state.log[:price.place]:
                    again = again.child(action)
                other = again
                for who, action in price.line:
                    assert again.to_act == who
                    again = again.child(action)
                assert again.to_act is None
                other = other.child(state.log[price.place][1])
                solver = Solver(state.game.rules)
                while other.to_act is not None:
                    values = card_values(other, solver)
                    card = max(values, key=lambda one: values[one])
                    other = other.child(f"play {card}")
                gained = [one.outcome.points[seat] - one.outcome.points[1 - seat] for one in (again, other)]
                assert gained[0] - gained[1] == price.cost
                checked += 1
    assert checked > 10


def test_a_match_a_state_and_all_states_tell_the_same():
    match = ch.game("trappola").match(9)
    states, rng = [match.state], ch.Rng(1)
    while match.state.to_act is not None:
        match = match.child(ch.player("tavern").choose(match.state.observation(match.state.to_act), rng).action)
        states.append(match.state)
    assert prices(match, 0) == prices(match.state, 0) == prices(states, 0)


def test_a_deal_of_a_match_is_told_again_with_what_it_took_over():
    match, rng = ch.game("kakeya").match(2), ch.Rng(2)
    for _ in range(2):
        while match.state.to_act is not None:
            match = match.child(rng.choice(match.state.legal_actions))
        if len(match.states) == 1:
            match = match.next_deal()
    assert len(match.states) == 2
    found = prices(match, match.state.tricks[0].leader, verdicts=False)
    assert len(found.prices) == 13


def test_what_cannot_be_solved_is_called_an_estimate():
    found = prices(finished("kakeya", 3), 0, verdicts=False)
    assert not found.prices[0].exact and found.prices[-1].exact
    stopped = prices(finished("trappola", 5, stop_at_target_midhand=True), 0, verdicts=False)
    assert any(not price.exact for price in stopped.prices) and stopped.prices[-1].exact


def test_prices_are_values_that_do_not_change():
    found = prices(finished("trappola", 2), 0)
    with pytest.raises(dataclasses.FrozenInstanceError):
        found.seat = 1
    assert found.cost == sum(price.cost for price in found.prices)
    if found.dearest:
        assert found.dearest.cost == max(price.cost for price in found.prices)


def test_verdicts_follow_from_all_the_hands_there_may_be():
    """Late leads of some deals without exchanges: every hand the other may hold is tried, and what is clear then is what is said."""
    checked = set()
    for number in (2, 9, 16, 22):
        state = finished("trappola", number, who="tavern", exchange="none")
        game = state.game
        for seat in (0, 1):
            for price in prices(state, seat).prices:
                again = game.start(state.deal, dealer=state.dealer)
                for _, action in state.log[:price.place]:
                    again = again.child(action)
                if not price.cost or price.trick < 7 or again.plays or again.declared:
                    continue
                hand, other = again.hands[seat], 1 - seat
                gone = {card for trick in again.tricks for card in trick.cards}
                never = {trick.led.suit for trick in again.tricks for who, card in trick.plays
                         if who == other and card.suit != trick.led.suit}
                unseen = [card for card in game.pack if card not in hand and card not in gone and card.suit not in never]
                run = 0
                for trick in reversed(again.tricks):
                    if trick.best.rank != "2":
                        break
                    run += 1
                solver, less = Solver(game.rules), Counter()
                for cards in combinations(unseen, len(hand)):
                    for card in hand:
                        shift, place = divmod(mask([card]).bit_length() - 1, 9)
                        less[card] += solver.lead(mask(hand), mask(cards), run, 9 * shift, place)
                missed = (max(less.values()) - less[price.card]) / comb(len(unseen), len(hand))
                if missed < 0.25 or missed > 6:
                    assert price.verdict == ("unlucky" if missed < 0.25 else "mistaken")
                    checked.add(price.verdict)
    assert checked == {"unlucky", "mistaken"}
