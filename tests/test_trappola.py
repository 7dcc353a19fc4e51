"""Trappola: the worked examples (numbered as in the research notes, section 1.8), exchanges, declarations and what is heard."""
from __future__ import annotations

import pytest

import cardhistory as ch
from tests.trappola_table import PACK, begin, ended, play, totals

# P0 is the non-dealer, so seat 1 deals. "+" joins the led card and the reply; the leader of each trick follows from the rules.
FIFTYTWO = ("AS CS 2S RB FB AC 2C TD 9D", "RS 9S AB CB TB FC 7C RD 2D",
            "AS+9S AC+FC CS+RS AB+FB CB+RB TD+RD 2D+9D 2S+7C 2C+TB")
MIXED2 = ("AS RS FS 2S AB 2B CC AD 7D", "TS 9S 8S RB 7B AC RC 9C TD",
          "AS+8S RS+9S FS+TS CC+AC RB+AB AD+TD 2S+9C 7D+7B 2B+RC")
MAX185 = ("AS RS 2S AB 2B AC 2C AD 2D", "CS FS RB CB RC CC RD CD FD",
          "2D+FD CS+AS RS+FS AB+CB AC+CC AD+CD 2S+RB 2B+RC 2C+RD")


# 1.8

def test_example_1_following_suit():
    state = begin("TS 9S 8S AS RS CS FS 7B 8B", "7S AD RD CD FD TD 9D 8D 7D").child("play TS")
    assert [str(action) for action in state.legal_actions if action.verb == "play"] == ["play 7S"]
    reason = state.why_illegal("play AD")
    assert (reason.key, reason.cards) == ("follow_suit", PACK.read("7S"))
    after = state.child("play 7S")
    assert after.tricks[0].winner == 0 and after.score_lines() == ()
    void = after.child("play 9S")
    assert {str(a) for a in void.legal_actions} >= {f"play {c}D" for c in "ARCFT987"}
    assert totals(void.child("play AD")) == {(0, "cards"): 6}


def test_example_2_a_two_wins_when_the_opponent_cannot_follow():
    state = begin("2B AS RS CS FS TS 9S AD RD", "8S 7S 2S CC FC TC 9C 8C 7C")
    state = play(state, "AS+8S RS+7S CS+2S 2B+CC")
    assert state.tricks[3].winner == 0
    assert totals(state) == {(0, "cards"): 6 + 5 + 4 + 4, (0, "two"): 10}


@pytest.mark.parametrize("reply", [rank + "B" for rank in "ARCFT987"])
def test_example_2_a_led_two_loses_to_every_card_of_its_suit(reply):
    state = begin("2B AS RS CS FS TS 9S 8S 7S", reply + " 2S AC RC CC FC TC 9C 8C").child("play 2B")
    assert [a.text for a in state.legal_actions if a.verb == "play"] == [f"play {reply}"]
    assert state.child(f"play {reply}").tricks[0].winner == 1


def test_example_3_last_trick_with_a_two_is_26():
    assert totals(ended("TT2")) == {(0, "cards"): 30, (0, "ending"): 26}


def test_example_4_twos_win_tricks_8_and_9():
    assert totals(ended("T22")) == {(0, "cards"): 30, (0, "ending"): 52}


def test_example_5_twos_win_tricks_7_8_and_9():
    state = ended("222")
    assert totals(state) == {(0, "cards"): 30, (0, "ending"): 78}
    line = next(line for line in state.outcome.lines if line.key == "ending")
    assert line.cards == PACK.read("2S 2C 2D") and line.detail == "3"


def test_example_6_twos_win_tricks_7_and_9_only():
    assert totals(ended("2T2")) == {(0, "cards"): 30, (0, "two"): 10, (0, "ending"): 26}


def test_example_7_twos_win_7_and_8_and_a_king_the_last():
    state = play(begin("AB CB FB TB 9B 8B 2S 2C RD", "7B 2B 7S 8S 9S TS 7D 8D 9D"),
                 "AB+7B CB+2B FB+7S TB+8S 9B+9S 8B+TS 2S+7D 2C+8D RD+9D")
    assert totals(state) == {(0, "cards"): 6 + 4 + 3 + 5, (0, "two"): 20, (0, "last"): 6}


def test_example_8_twos_win_7_and_8_and_the_opponent_the_last():
    state = play(begin("AB CB FB TB 9B 8B 2S 2C 7D", "7B 2B 7S 8S 9S TS 7C 8C 9D"),
                 "AB+7B CB+2B FB+7S TB+8S 9B+9S 8B+TS 2S+7C")
    assert state.why_illegal("play AS").key == "not_in_hand"
    state = state.child("play 2C")
    assert state.why_illegal("play 9D").key == "follow_suit"  # the eight of cups must be played, and beats the two
    state = play(begin("AB CB FB TB 9B 8B 2S 2C 7D", "7B 2B 7S 8S 9S TS 8D TD 9D"),
                 "AB+7B CB+2B FB+7S TB+8S 9B+9S 8B+TS 2S+8D 2C+TD 7D+9D")
    assert totals(state) == {(0, "cards"): 13, (0, "two"): 20, (1, "last"): 6}
    assert state.outcome.points == (33, 6) and state.outcome.winner == 0


def test_example_9_full_deal_fiftytwo():
    state = play(begin(*FIFTYTWO[:2]), FIFTYTWO[2])
    assert [trick.winner for trick in state.tricks] == [0, 0, 1, 1, 0, 1, 0, 0, 0]
    assert totals(state) == {(0, "cards"): 24, (0, "ending"): 52, (1, "cards"): 23}
    assert state.outcome.points == (76, 23) and state.outcome.winner == 0


def test_example_9_the_running_score():
    """Tens are scored at once; the final run replaces those of its own tricks (note to 1.5)."""
    state = begin(*FIFTYTWO[:2])
    seen = []
    for pair in FIFTYTWO[2].split():
        state = play(state, pair)
        seen.append(totals(state).get((0, "two"), 0))
    assert seen == [0] * 7 + [10, 0]


def test_example_10_full_deal_mixed2_with_three_aces():
    state = begin(*MIXED2[:2])
    assert "declare 3 A" in [a.text for a in state.legal_actions]
    early = play(state.child("declare 3 A"), MIXED2[2])
    assert totals(early) == {(0, "cards"): 36, (0, "two"): 10, (0, "ending"): 26, (0, "set"): 12, (1, "cards"): 10}
    assert early.outcome.points == (84, 10)
    late = play(state, "AS+8S")
    assert late.why_illegal("declare 3 A").key == "set_used"
    assert play(late, MIXED2[2].split(" ", 1)[1]).outcome.points == (72, 10)


def test_example_12_the_largest_score_of_a_deal():
    state = begin(*MAX185[:2])
    assert {"declare 4 A", "declare 4 2"} <= {a.text for a in state.legal_actions}
    state = play(state.child("declare 4 A").child("declare 4 2"), MAX185[2])
    assert totals(state) == {(0, "cards"): 63, (0, "ending"): 78, (0, "set"): 44, (1, "cards"): 3}
    assert state.outcome.points == (185, 3)


def test_example_15_exchange_one_and_then_one_at_most():
    state = ch.game("trappola").start(1, dealer=1).child("exchange").child("stand")
    assert state.to_act == 1
    state = state.child("exchange")
    assert (state.phase, state.to_act, state.stock) == ("play", 0, ())
    assert state.why_illegal("exchange").key == "stock_empty"


# Deal and exchange

def test_the_deal_is_four_and_then_five():
    deal = ch.Deal.numbered(PACK, 1526)
    for dealer in (0, 1):
        state = ch.game("trappola").start(1526, dealer=dealer)
        assert set(state.hands[1 - dealer]) == {*deal.order[0:4], *deal.order[8:13]}
        assert set(state.hands[dealer]) == {*deal.order[4:8], *deal.order[13:18]}
        assert state.stock == deal.order[18:]


@pytest.mark.parametrize("words, taken", [
    ("stand stand", (0, 0)), ("stand exchange stand", (0, 1)), ("stand exchange exchange", (0, 2)),
    ("exchange stand stand", (1, 0)), ("exchange stand exchange", (1, 1)), ("exchange exchange", (2, 0)),
])
def test_every_count_of_exchanges(words, taken):
    for dealer in (0, 1):
        state = ch.game("trappola").start(3, dealer=dealer)
        order = state.deal.order
        assert state.to_act == 1 - dealer
        for word in words.split():
            assert state.phase == "exchange" and [a.text for a in state.legal_actions] == ["stand", "exchange"]
            state = state.child(word)
        assert state.phase == "play" and state.to_act == 1 - dealer
        assert (state.exchanges[1 - dealer], state.exchanges[dealer]) == taken
        assert len(state.stock) == 18 - 9 * sum(taken) and len(state.thrown) == sum(taken)
        if taken[0]:
            last = 18 + 9 * (taken[0] - 1)
            assert set(state.hands[1 - dealer]) == set(order[last:last + 9])
        if taken[1]:
            last = 18 + 9 * (sum(taken) - 1)
            assert set(state.hands[dealer]) == set(order[last:last + 9])


def test_thrown_hands_lie_face_up_for_all_until_the_end():
    state = ch.game("trappola").start(3)
    first = state.hands[1]
    state = state.child("exchange").child("exchange")
    rng = ch.Rng(1)
    while state.to_act is not None:
        for seat in (0, 1, None):
            assert state.observation(seat).thrown[0] == (1, first) and len(state.observation(seat).thrown) == 2
        state = state.child(rng.choice(state.legal_actions))
    assert state.observation(0).thrown[0] == (1, first)


def test_one_exchange_each_and_no_exchange():
    game = ch.game("trappola", exchange="one_each")
    state = game.start(3).child("exchange")
    assert state.to_act == 0
    state = state.child("exchange")
    assert state.phase == "play" and state.exchanges == (1, 1)
    assert game.start(3).child("exchange").child("stand").why_illegal("exchange").key == "no_exchange_left"
    state = ch.game("trappola", exchange="none").start(3)
    assert state.phase == "play" and state.to_act == 1 and len(state.stock) == 18
    assert state.why_illegal("exchange").key == "exchange_over"


def test_thrown_cards_and_stock_count_for_nobody():
    state = ch.game("trappola").start(3).child("exchange").child("exchange")
    rng = ch.Rng(1)
    played = set(state.hands[0]) | set(state.hands[1])
    while state.to_act is not None:
        state = state.child(rng.choice([a for a in state.legal_actions if a.verb == "play"]))
    worth = dict(state.game.rules.card_points)
    assert sum(v for (_, key), v in totals(state).items() if key == "cards") == sum(worth.get(c.rank, 0) for c in played)


# Declarations

SETS = [(rank, count) for rank in "ARCF2" for count in (3, 4)]


@pytest.mark.parametrize("rank, count", SETS)
def test_the_value_of_every_set(rank, count):
    held = [rank + suit for suit in "SBCD"][:count]
    free = [c.code for c in PACK if c.rank in "T987"]
    mine, theirs = held + free[:9 - count], free[9 - count:9 - count + 9]
    state = begin(" ".join(mine), " ".join(theirs))
    assert [a.text for a in state.legal_actions if a.verb == "declare"] == [f"declare {count} {rank}"]
    state = state.child(f"declare {count} {rank}")
    assert state.to_act == 0 and state.score_lines() == ()  # counted only after the play
    rng = ch.Rng(4)
    while state.to_act is not None:
        state = state.child(rng.choice(state.legal_actions))
    value = {"A": (12, 24), "2": (10, 20)}.get(rank, (6, 12))[count - 3]
    assert [line.points for line in state.outcome.lines if line.key == "set"] == [value]


def test_sets_are_kept_until_one_of_their_cards_is_used():
    state = begin("RS RB RC FS FB FC 7S 8S 9S", "AS TS 2S 7B 8B 9B 7C 8C 9C")
    state = play(state, "7S+TS")
    assert state.to_act == 1 and [a.text for a in state.legal_actions if a.verb == "declare"] == []
    state = state.child("play 2S")
    assert [a.text for a in state.legal_actions if a.verb == "declare"] == ["declare 3 R", "declare 3 F"]
    state = state.child("declare 3 R")
    assert state.why_illegal("declare 3 R").key == "set_declared"
    state = state.child("play FS")
    state = state.child("play RB").child("play 7B")
    assert state.to_act == 0 and state.why_illegal("declare 3 F").key == "set_used"


def test_four_is_declared_as_four_and_three_as_three():
    state = begin("RS RB RC RD FS FB FC 7S 8S", "AS TS 2S 7B 8B 9B 7C 8C 9C")
    assert state.why_illegal("declare 3 R").key == "declare_what_is_held"
    assert state.why_illegal("declare 4 F").key == "set_not_held"
    assert state.why_illegal("declare 3 A").key == "set_not_held"
    assert state.why_illegal("declare 3 T").key == "set_of_wrong_rank"
    state = state.child("play RS").child("play AS").child("play 7B")
    assert state.why_illegal("declare 3 R").key == state.why_illegal("declare 4 R").key == "set_used"


def test_nothing_is_declared_or_played_before_both_hands_are_final():
    state = ch.game("trappola").start(3)
    assert state.why_illegal("declare 3 A").key == "declare_before_hands_final"
    assert state.why_illegal(f"play {state.hands[1][0]}").key == "card_before_hands_final"


KINGS = ("RS RB RC AD TD 9D 7S 8S 9S", "RD 8D 7D FB TB 9B FC TC 9C")


@pytest.mark.parametrize("blocked_by, mine, theirs", [("declarer", True, False), ("anyone", True, True), ("none", False, False)])
def test_the_captured_fourth_card(blocked_by, mine, theirs):
    """Whose capture of the fourth card spoils a three, under each reading."""
    taken = play(begin(*KINGS, third_set_blocked_by=blocked_by), "AD+RD")  # the declarer takes it
    reason = taken.why_illegal("declare 3 R")
    assert (reason is not None) == mine and (reason is None or (reason.key, reason.cards) == ("fourth_taken", PACK.read("RD")))
    lost = play(begin(*KINGS, third_set_blocked_by=blocked_by), "9D+RD 8D+TD")  # the other player does
    assert lost.to_act == 0 and (lost.why_illegal("declare 3 R") is not None) == theirs


def test_the_fourth_card_on_the_table_is_not_yet_taken():
    state = begin(KINGS[1], KINGS[0]).child("play RD")
    assert state.to_act == 1 and state.why_illegal("declare 3 R") is None


def test_the_fourth_card_thrown_away_does_not_spoil_a_three():
    game = ch.game("trappola")
    deal = ch.Deal.fixed(PACK, {0: "RD 8D 7D FB TB 9B FC TC 9C", 1: "AS CS FS TS 2S AB CB 8B 7B"},
                         stock="RS RB RC AD TD 9D 7S 8S 9S")
    state = game.start(deal, dealer=1).child("exchange").child("stand").child("stand")
    assert state.why_illegal("declare 3 R") is None


BROKEN = ("RS RB RC RD TD 9D 7S 8S 9S", "AD 8D 7D FB TB 9B FC TC 9C")


def test_three_from_a_broken_four():
    led = begin(*BROKEN).child("play RD").child("play AD").child("play FB")
    assert led.why_illegal("declare 3 R").key == "set_used"
    led = begin(*BROKEN, three_from_broken_four=True).child("play RD").child("play AD").child("play FB")
    assert led.why_illegal("declare 3 R") is None and led.why_illegal("declare 4 R").key == "set_not_held"
    anyone = begin(*BROKEN, three_from_broken_four=True, third_set_blocked_by="anyone")
    assert play(anyone, "RD+AD").child("play FB").why_illegal("declare 3 R").key == "fourth_taken"
    won = play(begin(*BROKEN, three_from_broken_four=True), "RS+8D")  # his own trick holds the fourth king
    assert won.why_illegal("declare 3 R").key == "fourth_taken"
    declared = begin(*BROKEN, three_from_broken_four=True).child("declare 4 R")
    assert play(declared, "RD+AD").child("play FB").why_illegal("declare 3 R").key == "set_declared"


def test_a_three_that_was_broken_stays_broken():
    state = play(begin(*KINGS, three_from_broken_four=True), "RS+7D")
    assert state.why_illegal("declare 3 R").key == "set_used"


def test_declarations_only_before_ones_first_card():
    state = begin(*KINGS, declarations_open="first_turn").child("play 7S")
    state = state.child("play 9C").child("play 8S")
    assert state.to_act == 1
    state = state.child("play TC")
    assert state.why_illegal("declare 3 R").key == "declarations_closed"
    second = begin(KINGS[1], KINGS[0], declarations_open="first_turn").child("play 8D")
    assert second.why_illegal("declare 3 R") is None  # the other player's own first turn comes after the lead


# Masks

@pytest.mark.parametrize("rank, heard", [("A", "declare 3 A"), ("R", "declare 3"), ("2", "declare 3")])
def test_only_aces_are_named(rank, heard):
    first = f"{rank}S {rank}B {rank}C TD 9D 8D 7S 8S 9S"
    state = begin(first, "TB 9B 8B 7B TC 9C 8C 7C TS").child(f"declare 3 {rank}")
    assert state.observation(0).log[-1] == (0, ch.Action("declare", 3, rank))
    for seat in (1, None):
        seen = state.observation(seat)
        assert seen.log[-1][1].text == heard
        assert seen.declared == ((0, 3, rank if rank == "A" else None),)
    rng = ch.Rng(2)
    while state.to_act is not None:
        state = state.child(rng.choice(state.legal_actions))
    assert state.observation(1).declared == ((0, 3, rank),)  # the deal is scored
