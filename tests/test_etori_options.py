"""Etori: every option, the bidding, the stock, the joker, matches, records, and what a seat may know."""
from __future__ import annotations

import pytest

import cardhistory as ch
from cardhistory import claims
from cardhistory.games import module
from cardhistory.games._etori_rules import EtoriRules, redealt
from cardhistory.packs import FRENCH_52
from tests.etori_table import at, begin, cards, finish, finish_match, legal, play


def suits(*pattern):
    """Hands of thirteen: each seat gets so many cards of S, H, D, C, highest first."""
    left = {suit: [card.suit + card.rank for card in FRENCH_52 if card.suit == suit] for suit in "SHDC"}
    return {seat: " ".join(left[suit].pop(0) for suit, count in zip("SHDC", counts, strict=True) for _ in range(count))
            for seat, counts in enumerate(pattern)}


EVEN = suits((4, 3, 3, 3), (3, 4, 3, 3), (3, 3, 4, 3), (3, 3, 3, 4))
BAD = suits((4, 3, 3, 3), (7, 2, 2, 2), (1, 4, 4, 4), (1, 4, 4, 4))  # seat 1 has seven spades


# Trumps

def test_the_dealer_names_trumps_before_anything_is_dealt():
    state = ch.game("etori").start(7, dealer=2)
    assert (state.phase, state.to_act, state.hands, len(state.stock)) == ("trump", 2, ((),) * 4, 52)
    assert [str(action) for action in state.legal_actions] == ["trump C", "trump D", "trump H"]
    assert state.why_illegal("trump S").key == "spades_never_trump"
    assert state.why_illegal("play AS").key == state.why_illegal("play Jk").key == "trump_before_cards"
    after = state.child("trump d")
    assert after.trump == "D" and [len(hand) for hand in after.hands] == [13] * 4 and after.to_act == 3
    assert after.why_illegal("trump C").key == "trump_fixed"


@pytest.mark.parametrize("number, trump", [(1, "C"), (2, "D"), (3, "H"), (4, "C"), (7, "C")])
def test_trumps_take_turns(number, trump):
    for preset in ("takamiya", "sakuragi"):
        assert ch.game("etori", preset, trump="rotate").start(1, number=number).trump == trump


def test_cards_are_dealt_singly_from_the_dealers_right():
    state = ch.game("etori", redeal="off").start(5, dealer=1).child("trump C")
    order = state.deal.order
    for place, seat in enumerate((2, 3, 0, 1)):
        assert state.hands[seat] == FRENCH_52.sort(order[place::4])
    assert state.to_act == 2


# Redeal

@pytest.mark.parametrize("redeal, allowed", [("any", ["redeal"]), ("claim", ["keep", "redeal"])])
def test_redeal(redeal, allowed):
    game = ch.game("etori", redeal=redeal)
    state = game.start(game.fixed({seat: cards(hand) for seat, hand in BAD.items()}, dealer=0), dealer=0).child("trump C")
    assert (state.phase, state.to_act) == ("check", 1)
    assert [str(action) for action in state.legal_actions] == allowed
    assert state.why_illegal("play AS").key == "hands_first"
    after = state.child("redeal")
    assert (after.phase, after.to_act, after.dealer, after.trump, after.checked) == ("check", 1, 0, "C", 0)
    assert after.order == redealt(state.deal.order, 1) and sorted(map(str, after.order)) == sorted(map(str, state.order))
    assert after.hands != state.hands and after.observation(0).fact("redeals") == 1
    if redeal == "any":
        assert state.why_illegal("keep").key == "hand_must_be_redealt"
    else:
        kept = state.child("keep")
        assert (kept.phase, kept.to_act, kept.checked) == ("check", 2, 1)


def test_hands_that_can_be_played_are_let_stand_by_all():
    game = ch.game("etori")
    state = game.start(game.fixed({seat: cards(hand) for seat, hand in EVEN.items()}), dealer=0).child("trump H")
    for seat in (1, 2, 3, 0):
        assert state.to_act == seat and [str(action) for action in state.legal_actions] == ["keep"]
        assert state.why_illegal("redeal").key == "hand_is_playable"
        state = state.child("keep")
    assert (state.phase, state.to_act) == ("play", 1) and state.why_illegal("keep").key == "no_redeal_now"


def test_without_the_rule_bad_hands_are_played():
    assert begin(hands=BAD, redeal="off").phase == "play"


# Napoleon

def bidding(*bids, **options):
    state = begin("napoleon", EVEN, **options)
    for bid in bids:
        state = state.child(bid)
    return state


def test_one_round_of_bids_each_higher_than_the_last():
    state = bidding()
    assert (state.phase, state.to_act) == ("bid", 1)
    assert [str(action) for action in state.legal_actions] == ["pass", *(f"bid {number}" for number in range(9, 17))]
    assert state.why_illegal("bid 8").key == "bid_too_low" and state.why_illegal("play AS").key == "bidding_first"
    assert state.why_illegal("trump C").key == "trump_for_bidder"
    state = state.child("bid 10")
    assert state.why_illegal("bid 10").key == "bid_not_higher"
    state = state.child("pass").child("bid 12").child("pass")
    assert (state.phase, state.to_act, state.trump) == ("trump", 3, None)
    state = state.child("trump H")
    assert (state.phase, state.to_act, state.trump) == ("play", 3, "H")
    assert dict(state.observation(0).facts)["bids"] == ((1, 10), (2, None), (3, 12), (0, None))
    assert (state.observation(0).fact("declarer"), state.observation(0).fact("bid")) == (3, 12)


def test_if_all_pass_the_next_player_deals():
    state = bidding("pass", "pass", "pass", "pass")
    assert state.to_act is None and state.outcome.points == (0, 0, 0, 0) and state.outcome.lines == ()
    match = ch.game("etori", "napoleon", redeal="off").match(1, dealer=2)
    for _ in range(4):
        match = match.child("pass")
    assert not match.over and match.next_deal().state.dealer == 3


def test_sixteen_ends_the_raising():
    assert [str(action) for action in bidding("bid 16").legal_actions] == ["pass"]


@pytest.mark.parametrize("target", ["at_least", "exact"])
@pytest.mark.parametrize("sides", ["each", "pairs"])
def test_a_bid_is_won_or_lost(target, sides):
    met = set()
    for seed in range(60):
        state = ch.game("etori", "napoleon", redeal="off", napoleon_target=target, sides=sides, lowest_bid=3).start(seed)
        bid = 3 + seed % 4 + (4 if sides == "pairs" else 0)
        for action in (f"bid {bid}", "pass", "pass", "pass", "trump D"):
            state = state.child(action)
        assert state.to_act == 1
        state = finish(state, seed)
        side = state.game.sides[1]
        got = sum(card.rank in "AKQJ" for trick in state.tricks if state.game.sides[trick.winner] == side
                  for card in trick.cards)
        made = got == bid if target == "exact" else got >= bid
        met.add((made, got > bid))
        assert state.outcome.points == tuple(
            (bid if made else -bid) if one == side else 0 for one in range(len(state.scores)))
        assert state.outcome.winner == (side if made else 1 - side if sides == "pairs" else None)
        assert {line.key for line in state.outcome.lines if line.points} == {"bid_made" if made else "bid_failed"}
    assert len(met) == 3, met


def test_a_loss_may_stand_in_the_scores():
    assert ch.game("etori", "napoleon").start(1, scores=(-9, 0, 12, 0)).scores == (-9, 0, 12, 0)


# The stock

def test_the_winner_draws_first_then_the_others_in_turn():
    hands = {1: "H9 H8 D2 D3", 2: "HT D4 D5 D6", 3: "HK D7 D8 D9", 0: "H2 C5 C6 C7"}
    state = play(begin("betsuho", hands, stock="S2 S3 S4 S5 S6"), "H9 HT HK H2")
    assert state.to_act == 3 and len(state.stock) == 32
    for seat, drawn in ((3, "S2"), (0, "S3"), (1, "S4"), (2, "S5")):
        assert cards(drawn)[0] in state.hands[seat] and len(state.hands[seat]) == 4
    assert state.stock[0] == cards("S6")[0]
    assert state.observation(3).fact("open_stock") is None


@pytest.mark.parametrize("size", [4, 5])
def test_when_the_stock_is_gone_the_hands_are_played_out(size):
    state = ch.game("etori", "betsuho", hand_size=size, players=7).start(3).child("trump C")
    rng = ch.Rng(1)
    while state.stock:
        state = state.child(rng.choice(state.legal_actions))
        assert state.to_act is not None
    assert {len(hand) for hand in state.hands} == {size}
    state = finish(state)
    assert len(state.tricks) == 7


def test_an_open_stock_shows_all_but_its_first_card_and_what_was_drawn():
    state = begin("betsuho", open_stock=True)
    for seat in (*state.game.seats, None):
        assert state.observation(seat).fact("open_stock") == state.stock[1:]
    first, second, third, fourth = state.stock[:4]
    while not state.tricks:
        state = state.child(state.legal_actions[0])
    seats = [(state.to_act + steps) % 4 for steps in range(4)]
    seen = state.observation(None)
    assert seen.fact("drawn_openly") == tuple(zip(seats[1:], (second, third, fourth), strict=True))
    assert seen.fact("open_stock") == state.stock and first in state.hands[seats[0]]


# The first lead and the dead card

DEAD = {1: "SA C9 C8 S2", 2: "H5 D6 D7 SK", 3: "H9 D2 D3 D4", 0: "HK CT C3 C4"}


def test_a_dead_card_wins_nothing_and_the_next_player_leads():
    state = begin("takamiya", DEAD)
    assert legal(state) == {"SA", "C9", "C8", "S2"}
    state = play(state, "SA")
    assert (state.dead, state.follow, state.to_act, state.rulings) == (1, None, 2, ("first_lead",))
    assert legal(state) == {"H5", "D6", "D7", "SK"}  # whatever he likes
    seen = state.observation(0)
    assert (seen.trick.dead, seen.trick.led, seen.to_json()["trick"]["dead"]) == (1, cards("SA")[0], 1)
    state = play(state, "H5")
    assert legal(state) == {"H9"} and (state.observation(0).trick.leader, state.observation(0).trick.led) == (2, cards("H5")[0])
    state = play(state, "H9 HK")
    trick = state.tricks[0]
    assert (trick.winner, trick.dead, trick.leader, trick.best) == (0, 1, 2, cards("HK")[0])
    assert state.observation(None).points == (2, 0, 0, 0)  # Speculation is taken like any other picture
    assert state.dead == 0


def test_a_joker_beside_trumps_and_spades_may_be_led_first_but_need_not():
    state = begin("takamiya", {**DEAD, 1: "Jk C9 C8 S2"})
    assert legal(state) == {"Jk", "C9", "C8", "S2"}
    assert play(state, "Jk").dead == 0 and play(state, "C9").dead == 1


def test_only_the_very_first_lead_is_restricted():
    state = play(begin("takamiya", {**DEAD, 1: "H2 C9 C8 S2"}), "H2 H5 H9 HK")
    assert {"CT", "C3", "C4"} <= legal(state)
    first = begin("takamiya", {**DEAD, 1: "H2 C9 C8 S2"})
    assert legal(first) == {"H2"} and first.why_illegal("play 9C").key == "first_lead_plain"
    assert "nine of clubs" in str(ch.IllegalAction(first.why_illegal("play 9C"), "play 9C"))
    assert legal(begin("takamiya", {**DEAD, 1: "H2 C9 C8 S2"}, first_lead="any")) == {"H2", "C9", "C8", "S2"}


# The joker

JOKER_HANDS = {1: "Jk H5 H6 H7", 2: "C9 SA D8 D9", 3: "D2 D3 SK SQ", 0: "CT HA D4 D5"}


def test_a_led_joker_calls_trumps():
    state = play(begin("takamiya", JOKER_HANDS), "Jk")
    assert legal(state) == {"C9"} and state.why_illegal("play AS").key == "joker_calls_trump"
    state = play(state, "C9")
    assert legal(state) == {"D2", "D3", "SK", "SQ"}
    state = play(state, "SK")
    assert legal(state) == {"CT"}
    assert play(state, "CT").tricks[0].winner == 1


def test_a_led_joker_names_a_suit():
    state = begin("takamiya", JOKER_HANDS, joker_lead="names_suit")
    texts = [str(action) for action in state.legal_actions]
    assert texts == ["play 7H", "play 6H", "play 5H", "play Jk S", "play Jk H", "play Jk D", "play Jk C"]
    assert state.why_illegal("play Jk").key == "joker_must_name"
    assert begin("takamiya", JOKER_HANDS).why_illegal("play Jk S").key == "joker_names_only_when_led"
    state = state.child("play Jk S")
    assert legal(state) == {"SA"} and state.why_illegal("play 9C").key == "joker_named_suit"
    state = play(state, "SA")
    assert legal(state) == {"SK", "SQ"}
    state = play(state, "SK D4")
    assert state.tricks[0].winner == 1  # the joker beats Speculation
    record = ch.Record.from_text(ch.Record.of(state).to_text())
    assert record.replay()[-1].state == state


def test_a_led_joker_may_ask_for_nothing():
    state = play(begin("takamiya", JOKER_HANDS, joker_lead="free"), "Jk")
    assert legal(state) == {"C9", "SA", "D8", "D9"}
    assert play(state, "SA SK HA").tricks[0].winner == 1


def test_a_joker_that_follows_names_nothing():
    state = at("Jk H5", "H2", preset="takamiya", joker_lead="names_suit")
    assert legal(state) == {"Jk", "H5"} and state.why_illegal("play Jk S").key == "joker_names_only_when_led"


@pytest.mark.parametrize("demand, allowed, winner", [("none", {"Jk", "S5"}, 2), ("must_play", {"Jk"}, 2), ("three_wins", {"Jk"}, 1)])
def test_the_three_of_spades_may_call_for_the_joker(demand, allowed, winner):
    hands = {1: "S3 H5 H6 H7", 2: "Jk S5 D8 D9", 3: "D2 D3 SA SQ", 0: "SK HA D4 D5"}
    state = play(begin("takamiya", hands, first_lead="any", joker_demand=demand), "S3")
    assert legal(state) == allowed
    if demand != "none":
        assert state.why_illegal("play 5S").key == "joker_demanded"
    assert play(state, "Jk SA SK").tricks[0].winner == winner


def test_the_joker_is_no_picture():
    state = play(begin("takamiya", JOKER_HANDS), "Jk C9 D2 CT")
    assert state.tricks[0].winner == 1 and state.observation(None).points == (0, 0, 0, 0)


def test_without_a_joker_there_is_none():
    assert begin(hands=EVEN).why_illegal("play Jk").key == "not_in_hand"


# Direction

def test_clockwise_everything_goes_the_other_way():
    game = ch.game("etori", "takamiya", direction="clockwise")
    state = game.start(4, dealer=0)
    assert state.to_act == 3 and game.order_of_play(0) == (3, 2, 1, 0) and game.next_dealer(0) == 3
    order = game.in_play(state.deal, 0)
    assert state.hands[3] == game.pack.sort(order[0:16:4])
    after = state.child(state.legal_actions[0])
    assert after.to_act == 2
    while not after.tricks:
        after = after.child(after.legal_actions[0])
    winner = after.to_act
    for steps in range(4):
        assert order[16 + steps] in after.hands[(winner - steps) % 4]


# Matches

@pytest.mark.parametrize("preset, deals", [("sakuragi", 4), ("betsuho", 4), ("napoleon", 4), ("maeda", 4), ("takamiya", 3)])
def test_a_match(preset, deals):
    match = finish_match(ch.game("etori", preset).match(11, dealer=3))
    assert [state.dealer for state in match.states] == [3, 0, 1, 2][:deals] and match.over
    assert [state.number for state in match.states] == [1, 2, 3, 4][:deals]
    if preset == "takamiya":
        assert [state.trump for state in match.states] == ["C", "D", "H"]
    total = [sum(points) for points in zip(*(state.outcome.points for state in match.states), strict=True)]
    assert match.scores == tuple(total)
    assert match.winner == (total.index(max(total)) if total.count(max(total)) == 1 else None)
    record = ch.Record.from_text(ch.Record.of(match).to_text())
    assert record.replay()[-1] == match
    with pytest.raises(ValueError, match="over"):
        match.next_deal()


def test_how_a_match_ends():
    game = ch.game("etori")
    assert game.match_result((9, 0), 3) == (False, None)
    assert game.match_result((9, 0), 4) == (True, 0) and game.match_result((9, 9), 4) == (True, None)
    assert ch.game("etori", deals=None).match_result((0, 9), 1) == (True, 1)


# What goes wrong is said

@pytest.mark.parametrize("options, words", [
    ({"players": 5}, "partners"), ({"players": 3, "sides": "each"}, "for four"), ({"players": 8}, "from 2 to 7"),
    ({"hand_size": 6}, "from 4 to 5"), ({"trump": "S"}, "dealer, rotate"), ({"joker": 1}, "True or False"),
    ({"deals": 0}, "single deals"), ({"lowest_bid": 17}, "from 1 to 16"), ({"sweep_bonus": -1}, "from 0"),
    ({"card_values": "ten"}, "rank10_5")])
def test_bad_options(options, words):
    with pytest.raises(ValueError, match=words):
        ch.game("etori", **options)


def test_bad_starts():
    game = ch.game("etori", "takamiya")
    for wrong in ({"dealer": 4}, {"scores": (1, 2)}, {"number": 0}, {"scores": (1, 2, 3, True)}):
        with pytest.raises(ValueError):
            game.start(1, **wrong)
    with pytest.raises(ch.DealError, match="french53"):
        game.start(ch.Deal.numbered(FRENCH_52, 1))
    with pytest.raises(ch.DealError, match="left out"):
        game.fixed({1: "2C 3H 4H 5H"})
    with pytest.raises(ch.DealError, match="4 cards"):
        game.fixed({1: "3H 4H 5H"})
    with pytest.raises(ValueError, match="seats"):
        game.start(1).observation(4)


@pytest.mark.parametrize("text", ["", "play", "play 1X", "trump X", "bid 17", "bid", "play AS H", "throw AS", "deal", "play Jk X"])
def test_what_is_no_action(text):
    game = ch.game("etori", "takamiya")
    with pytest.raises(ValueError):
        game.action(text)
    with pytest.raises(ValueError):
        game.start(1).child(text)


def test_an_action_of_this_text_by_anybody_is_worth_its_text():
    state = ch.game("etori").start(1)
    assert state.child(ch.Action("trump", "C")) == state.child("TRUMP c") == state.child("trump C")


def test_dealing_by_code_and_with_removed_cards():
    game = ch.game("etori", "takamiya", players=5)
    deal = game.fixed({2: "3H 4H 5H Jk"}, stock="AS KS", dealer=1)
    state = game.start(ch.Deal.read(game.pack, deal.code), dealer=1)
    assert state.hands[2] == game.pack.read("5H 4H 3H Jk") and state.stock[:2] == game.pack.read("AS KS")
    assert not {*game.removed} & {card for hand in state.hands for card in hand}


def test_reasons_are_all_documented():
    assert {one for claim in claims.of("etori") for one in claim.reasons} - {"not_your_turn", "unknown_action"} == set(
        module("etori").REASONS)
    assert EtoriRules() == ch.game("etori").rules
