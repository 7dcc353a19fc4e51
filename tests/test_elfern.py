"""Elfern: the worked examples of the notes, every option, matches, records, and what a seat may know."""
from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

import cardhistory as ch
from cardhistory import claims
from cardhistory.games import world
from cardhistory.games._elfern_rules import BEATEN_BY, FIGURES, PRESETS, ElfernRules
from cardhistory.games.elfern import score_lines
from cardhistory.packs import FRENCH_32 as PACK
from cardhistory.tricks import Trick
from tests.universes import RULES, policy, random_states

HIGH = [card for card in PACK if card.rank in "AKQJT"]
EMPTY_STOCK = len(PACK)


def at(hand, led="", *, preset="pierer", stock=True, **options):
    """Seat 1 is to play with this hand, to a card led by seat 0."""
    state = ch.game("elfern", preset, **options).start(1)
    cards = PACK.sort(PACK.read(hand))
    return replace(state, hands=((), cards), to_act=1, plays=((0, PACK.card(led)),) if led else (),
                   drawn=20 if stock else EMPTY_STOCK)


def legal(state):
    return {str(action.args[0]) for action in state.legal_actions}


def finish(state, seed=0):
    rng = ch.Rng(seed)
    while state.to_act is not None:
        state = state.child(rng.choice(state.legal_actions))
    return state


def finish_match(match, seed=0):
    rng = ch.Rng(seed)
    while True:
        while match.state.to_act is not None:
            match = match.child(policy(match.state, rng))
        if match.over:
            return match
        match = match.next_deal()


def lines_for(first, standing=0, preset="pierer", **options):
    """The final lines when player 0 took so many figures."""
    tricks = [Trick(((0, card),), 0 if place < first else 1) for place, card in enumerate(HIGH)]
    return score_lines(ch.game("elfern", preset, **options).rules, tricks, standing, True)


def scored(first, standing=0, preset="pierer", **options):
    points = [0, 0]
    for line in lines_for(first, standing, preset, **options):
        points[line.side] += line.points
    return tuple(points)


# Numbers

def test_pack_figures_and_tricks():
    assert (len(PACK), PACK.letter, len(HIGH)) == (32, "F", FIGURES) == (32, "F", 20)
    assert "".join(rank.letter for rank in PACK.ranks) == "AKQJT987"
    state = ch.game("elfern").start(11)
    assert (len(state.stock), [len(hand) for hand in state.hands]) == (20, [6, 6])
    done = finish(state, 4)
    assert len(done.tricks) == 16 and sum(len(line.cards) for line in done.outcome.lines) == 20
    with_stock = 0
    while state.stock:
        state = state.child(state.legal_actions[0])
        with_stock += not state.plays
    assert with_stock == 10


# Tricks

@pytest.mark.parametrize("led, answer, takes", [
    ("KH", "AH", True), ("KH", "QH", False), ("7H", "8H", True), ("7H", "AS", False), ("TC", "JC", True), ("TC", "9C", False),
    ("AH", "7H", False), ("7H", "AH", True)])
def test_the_higher_card_of_the_suit_led_wins(led, answer, takes):
    assert (PACK.card(answer) in BEATEN_BY[False][PACK.card(led)]) == takes
    state = at(f"{answer} 8S", led).child(f"play {answer}")
    assert state.tricks[-1].winner == state.to_act == int(takes)


def test_sevens_that_beat_aces():
    for suit in "SHDC":
        ace, seven = ch.Card("A", suit), ch.Card("7", suit)
        assert seven in BEATEN_BY[True][ace] and ace not in BEATEN_BY[True][seven]
        assert ch.Card("K", suit) in BEATEN_BY[True][seven] and ch.Card("8", suit) in BEATEN_BY[True][seven]
    assert at("7H KS", "AH", preset="knoddle").child("play 7H").tricks[-1].winner == 1
    assert at("7H KS", "AH").child("play 7H").tricks[-1].winner == 0


@pytest.mark.parametrize("preset, stock, hand, led, allowed", [
    ("pierer", True, "AH 9H 8S", "KH", "AH 9H 8S"), ("pierer", False, "AH 9H 8S", "KH", "AH 9H"),
    ("pierer", False, "9S 8S", "KH", "9S 8S"), ("meyers", True, "AH 9H 8S", "KH", "AH 9H 8S"),
    ("meyers", False, "AH 9H 8S", "KH", "AH"), ("meyers", False, "QH 9H 8S", "KH", "QH 9H"),
    ("meyers", False, "AC 8S", "KH", "AC 8S"), ("knoddle", True, "AH 9H 8S", "KH", "AH"),
    ("knoddle", True, "QH 8S", "KH", "QH"), ("knoddle", False, "AH 9H 8S", "KH", "AH 9H"),
    ("knoddle", True, "7H KH", "AH", "7H"), ("braille", False, "AH 9H 8S", "KH", "AH 9H"), ("wikipedia", True, "AH 8S", "KH", "AH 8S"),
    ("meyers", False, "AH 9H 8S", "", "AH 9H 8S")])
def test_duties(preset, stock, hand, led, allowed):
    state = at(hand, led, preset=preset, stock=stock)
    assert legal(state) == set(allowed.split())
    for card in set(hand.split()) - legal(state):
        reason = state.why_illegal(f"play {card}")
        same = ch.Card(*card).suit == led[1]
        assert reason.key == ("must_beat" if same else "follow_suit") and {*map(str, reason.cards)} == legal(state)


def test_refusals():
    state = ch.game("elfern").start(3)
    other = state.hands[1 - state.to_act][0]
    with pytest.raises(ch.IllegalAction, match=r"The .* is not in your hand\."):
        state.child(f"play {other}")
    with pytest.raises(ch.IllegalAction, match=r"You must take the trick when you can, and you hold ace of hearts\."):
        at("AH 9H", "KH", preset="meyers", stock=False).child("play 9H")
    assert finish(state).why_illegal("play AS").key == "deal_over"
    for text in ("", "exchange", "play", "play 2S", "play AS KS"):
        with pytest.raises(ValueError):
            state.child(text)


# Dealing and drawing

@pytest.mark.parametrize("dealer", [0, 1])
def test_six_cards_by_twos_the_other_player_first(dealer):
    state = ch.game("elfern").start(5, dealer=dealer)
    order = state.deal.order
    assert state.to_act == 1 - dealer
    assert state.hands[1 - dealer] == PACK.sort(order[0:2] + order[4:6] + order[8:10])
    assert state.hands[dealer] == PACK.sort(order[2:4] + order[6:8] + order[10:12])
    assert state.stock == order[12:]


def test_the_winner_draws_first_and_leads():
    hands = {0: "AS KS QS JS TS 9S", 1: "8S 7S AH KH QH JH"}
    state = ch.game("elfern").start(ch.Deal.fixed(PACK, hands, stock="TC 9C"), dealer=0)
    state = state.child("play 8S").child("play AS")
    assert state.to_act == 0 and PACK.card("TC") in state.hands[0] and PACK.card("9C") in state.hands[1]
    turns = ch.game("elfern", lead="alternate").start(ch.Deal.fixed(PACK, hands, stock="TC 9C"), dealer=1)
    turns = turns.child("play AS").child("play 8S")
    assert turns.tricks[0].winner == 0 and turns.to_act == 1 and PACK.card("TC") in turns.hands[0]
    assert [trick.plays[0][0] for trick in finish(turns).tricks] == [0, 1] * 8


# What it is worth: the worked examples

@pytest.mark.parametrize("figures, games", [(11, 1), (12, 1), (14, 1), (15, 2), (19, 2), (20, 3)])
def test_worked_examples(figures, games):
    for payment, lost in (("score", 0), ("counters", -games)):
        assert scored(figures, schwarz=3, payment=payment) == (games, lost)
        assert scored(20 - figures, schwarz=3, payment=payment) == (lost, games)
    assert scored(figures) == (min(games, 2), -min(games, 2))


def test_ten_each():
    assert scored(10) == scored(10, preset="wikipedia") == (0, 0) and scored(10, preset="braille") == (-1, -1)
    assert scored(12, 1, payment="score") == (2, 0) and scored(12, 1) == (2, -2)
    assert scored(12, 2) == (4, -4) and scored(12, 2, doubles_again=False) == (2, -2) and scored(15, 1) == (4, -4)
    assert scored(8, 1, preset="braille") == (-1, 3) and scored(8, 2, preset="braille") == (-1, 5)
    assert scored(12, 1, preset="wikipedia") == (1, 0)
    assert [line.key for line in lines_for(15, 1)] == ["schneider", "doubled", "paid"]
    assert [line.key for line in lines_for(20, preset="wikipedia")] == ["schwarz"]


def test_the_pot_gives_back_what_was_laid_in():
    """Two level deals and a win: the counters of the three deals add up to nothing."""
    deals = [scored(10, preset="braille"), scored(10, 1, preset="braille"), scored(15, 2, preset="braille")]
    assert [sum(side) for side in zip(*deals, strict=True)] == [4, -4]


# Matches

def test_a_match_of_six_deals():
    match = finish_match(ch.game("elfern").match(7, dealer=1), 7)
    assert [state.dealer for state in match.states] == [1, 0, 1, 0, 1, 0]
    assert match.scores == tuple(sum(state.outcome.points[side] for state in match.states) for side in (0, 1))
    best = max(match.scores)
    assert match.winner == (None if match.scores[0] == match.scores[1] else match.scores.index(best))
    with pytest.raises(ValueError, match="over"):
        match.next_deal()
    assert finish_match(ch.game("elfern", deals=None).match(7)).past == ()


def test_what_stands_is_carried_on_and_the_loser_deals():
    stood = lost = 0
    for preset in ("pierer", "braille", "wikipedia"):
        for seed in range(25):
            match = finish_match(ch.game("elfern", preset, deals=8).match(seed), seed)
            for before, after in zip(match.states, match.states[1:], strict=False):
                level = before.outcome.winner is None
                assert after.standing == (before.standing + 1 if level and preset != "wikipedia" else 0)
                assert after.observation(None).fact("standing") == after.standing
                stood += bool(after.standing)
                if preset != "braille":
                    assert after.dealer == 1 - before.dealer
                elif not level:
                    assert after.dealer == 1 - before.outcome.winner
                    lost += 1
                else:
                    assert after.dealer in (0, 1)
    assert stood > 10 and lost > 100


def test_a_doubled_deal_in_a_match():
    for seed in range(200):
        match = finish_match(ch.game("elfern", deals=2).match(seed), seed)
        first, second = (state.outcome for state in match.states)
        if first.winner is None and second.winner is not None:
            assert any(line.key == "doubled" for line in second.lines) and abs(second.points[0]) in (2, 4)
            return
    raise AssertionError("no deal ended level")


# Records

@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_is_a_record(preset):
    match = finish_match(ch.game("elfern", preset).match(31, dealer=1), 31)
    text = ch.Record.of(match).to_text()
    assert ch.Record.from_text(text).replay()[-1] == match and ch.Record.from_text(text).to_text() == text


def test_options_are_kept_in_records():
    for seed in range(20):
        state = list(random_states(ch.game("elfern", **RULES["elfern"](ch.Rng(seed))), seed))[-1]
        assert ch.Record.from_text(ch.Record.of(state).to_text()).replay()[-1].state == state


# Options

@pytest.mark.parametrize("options", [
    {"stock_play": "follow"}, {"end_play": "free"}, {"seven_beats_ace": 1}, {"lead": "loser"}, {"schneider": 0}, {"schwarz": True},
    {"staender": "both"}, {"doubles_again": "yes"}, {"payment": ""}, {"next_dealer": "winner"}, {"deals": 0}, {"deals": 2.0}])
def test_wrong_options_are_named(options):
    with pytest.raises(ValueError, match=next(iter(options))):
        ch.game("elfern", **options)


def test_wrong_beginnings():
    game = ch.game("elfern")
    for wrong in ({"dealer": 2}, {"scores": (1,)}, {"scores": (1, 2.5)}, {"standing": -1}, {"standing": True}):
        with pytest.raises(ValueError):
            game.start(1, **wrong)
    with pytest.raises(ValueError, match="seats"):
        game.start(1).observation(2)


def test_every_witness_has_rules_of_its_own():
    assert len({*PRESETS.values()}) == len(PRESETS) == 5 and PRESETS["pierer"] == ElfernRules()
    assert claims.for_option("elfern", "doubles_again").status is claims.Status.OURS


# Worlds

@pytest.mark.parametrize("preset", ["pierer", "knoddle"])
def test_no_world_is_impossible_or_forgotten(preset):
    """Late positions: every hand the other may hold, found by trying all, is drawn, and no other."""
    compared = 0
    for seed in range(60):
        state, rng = ch.game("elfern", preset).start(seed), ch.Rng(seed)
        while not (len(state.stock) == 2 and not state.plays):
            state = state.child(rng.choice(state.legal_actions))
        seat = state.to_act
        hand = state.hands[1 - seat]
        unseen = PACK.sort([*hand, *state.stock])
        fitting = set()
        for cards in combinations(unseen, len(hand)):
            rest = [card for card in unseen if card not in cards]
            # Which card came when is unknown as well: try the orders in which the cards not yet played may have come.
            if any(told(state, seat, dict(zip((*hand, *state.stock), (*turned, *rest), strict=True))) for turned in turns(cards)):
                fitting.add(cards)
        drawn = {world(state.observation(seat), rng).hands[1 - seat] for _ in range(40 * len(fitting))}
        assert drawn == fitting, seed
        compared += 1
        if compared == 4:
            return
    raise AssertionError("too few positions")


def turns(cards):
    """A hand in every order that matters here: each of its cards in each place once, and the first order reversed."""
    for shift in range(len(cards)):
        yield cards[shift:] + cards[:shift]
        yield tuple(reversed(cards[shift:] + cards[:shift]))


def told(state, seat, new):
    deal = ch.Deal(PACK, tuple(new.get(card, card) for card in state.deal.order))
    again = state.game.start(deal, dealer=state.dealer)
    for _, action in state.log:
        if again.why_illegal(action):
            return False
        again = again.child(action)
    return again.observation(seat) == state.observation(seat)


def test_nobody_samples_for_a_spectator():
    with pytest.raises(ValueError, match="watches"):
        world(ch.game("elfern").start(1).observation(None), ch.Rng(1))
