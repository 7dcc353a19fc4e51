"""Kakeya trump: the table of stones and the worked examples of the notes, every option, matches of two and of three pairs."""
from __future__ import annotations

from dataclasses import replace

import pytest

import cardhistory as ch
from cardhistory import claims
from cardhistory.games import world
from cardhistory.games._kakeya_rules import PRESETS, KakeyaRules, rensho
from cardhistory.games._kakeya_score import final_lines, result, taken
from cardhistory.packs import FRENCH_52 as PACK
from cardhistory.tricks import Trick
from tests.universes import RULES, policy, random_states

PICTURES = [card for card in PACK if card.rank in "AKQJ"]
ACES = {suit: ch.Card("A", suit) for suit in "SHDC"}


def cards(text):
    """The notes write the suit first: ``SA H5``."""
    return PACK.read([code[1] + code[0] for code in text.split()])


def at(hand, led="", *, preset="asahi", trump="C", **options):
    """Seat 1 is to play with this hand, to a card led by seat 0."""
    state = ch.game("kakeya", preset, **options).start(1)
    return replace(state, phase="play", trump=trump, hands=((), PACK.sort(cards(hand)), (), ()), to_act=1,
                   plays=((0, cards(led)[0]),) if led else ())


def legal(state):
    return {action.args[0].suit + action.args[0].rank for action in state.legal_actions}


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


def scored(mine, holds=(), trump="C", left=5, **options):
    """What pair 0 wins when it took the pictures ``mine`` and was dealt the cards ``holds`` (the other pair all others)."""
    tricks = [Trick(((0 if card in holds else 1, card),), 0 if card in mine else 1) for card in PICTURES]
    sides = {0: 0, 1: 1, 2: 0, 3: 1}
    rules, won = KakeyaRules(**options), taken(tricks, sides)
    points = [0, 0]
    for line in final_lines(result(rules, sides, (1, 2, 3, 0), tricks, won, trump), won, left):
        points[line.side] += line.points
    assert points[0] == -points[1]
    return points[0]


def eight(*aces):
    """Eight pictures, with just these aces."""
    return [*aces, *[card for card in PICTURES if card.rank != "A"]][:8]


# Tricks: the examples of etori, and with spades as trumps

@pytest.mark.parametrize("trump, trick, winner", [
    ("C", "HK HA H3 HJ", 2), ("C", "HA H9 C2 HK", 3), ("C", "HA CJ C2 SA", 4), ("C", "S3 SK SA S9", 3), ("C", "SA SK SQ SJ", 1),
    ("C", "D9 D8 D7 H2", 1), ("C", "S9 SK C2 S3", 3), ("D", "DA DK DQ DJ", 1), ("S", "SA HK CA D2", 3), ("S", "HA S2 HK C3", 2)])
def test_trick(trump, trick, winner):
    """The hands are set by hand, so that nobody who does not follow could have followed."""
    state = ch.game("kakeya").start(1)
    hands = [(card, ch.Card("2" if card.rank != "2" else "3", card.suit)) for card in cards(trick)]
    state = replace(state, phase="play", trump=trump, hands=tuple(hands), to_act=0)
    for card in cards(trick):
        state = state.child(f"play {card}")
    assert state.tricks[0].winner == winner - 1 == state.to_act


def test_the_rensho():
    assert [str(rensho(trump)) for trump in "SHDC"] == ["AC", "AS", "AS", "AS"]


@pytest.mark.parametrize("trump, hand, led, bound, free", [
    ("C", "SA H5 CK", "H2", "H5", "H5 SA"), ("C", "SA H5 CK", "S4", "SA", "SA"), ("C", "SA H5 CK", "C7", "CK", "CK SA"),
    ("C", "SA H5 CK", "D3", "SA H5 CK", "SA H5 CK"), ("C", "SA H5 CK", "", "SA H5 CK", "SA H5 CK"),
    ("C", "SA S3", "S9", "SA S3", "SA S3"), ("S", "CA SA H5", "H9", "H5", "H5 CA"), ("S", "CA SA H5", "S9", "SA", "SA CA"),
    ("S", "CA SA H5", "C9", "CA", "CA"), ("H", "SA CA D2", "D9", "D2", "D2 SA")])
def test_what_may_follow(trump, hand, led, bound, free):
    assert legal(at(hand, led, preset="kusaba", trump=trump)) == set(bound.split())
    assert legal(at(hand, led, trump=trump)) == set(free.split())


def test_refusals():
    state = at("H5 SA C9", "H2", preset="kusaba")
    with pytest.raises(ch.IllegalAction, match="hearts were led, and of your cards you may play five of hearts"):
        state.child("play AS")
    assert state.why_illegal("play KD").key == "not_in_hand" and state.why_illegal("trump S").key == "trump_fixed"
    assert state.why_illegal("iku").key == "no_call_now"
    begun = ch.game("kakeya").start(1)
    assert begun.why_illegal("play AS").key == begun.why_illegal("koi").key == "trump_first"
    called = ch.game("kakeya", "gamers").start(1)
    assert called.why_illegal(f"play {called.hands[1][0]}").key == "call_first"
    assert finish(begun).why_illegal("play AS").key == "deal_over"
    for text in ("", "pass", "play", "trump", "trump X", "play Jk", "play AS AH"):
        with pytest.raises(ValueError):
            begun.child(text)


# Trumps, and who leads

def test_trumps_are_named_before_the_cards_are_dealt():
    state = ch.game("kakeya").start(7, dealer=3)
    assert (state.phase, state.to_act, state.trump, len(state.stock), state.hands) == ("trump", 3, "S", 52, ((),) * 4)
    assert [str(action) for action in state.legal_actions] == ["trump S", "trump H", "trump D", "trump C"]
    after = state.child("trump d")
    assert (after.phase, after.trump, after.stock, [len(hand) for hand in after.hands]) == ("play", "D", (), [13] * 4)
    assert after.observation(0).fact("rensho_suit") == "S" and state.observation(0).fact("rensho_suit") == "C"
    for place, seat in enumerate((0, 1, 2, 3)):
        assert after.hands[seat] == PACK.sort(state.deal.order[place::4])


def test_always_clubs():
    state = ch.game("kakeya", "gamers").start(7)
    assert (state.trump, state.phase) == ("C", "call") and ch.game("kakeya", trump="clubs").start(7, trump="H").trump == "C"


@pytest.mark.parametrize("dealer, winners, leader", [(0, None, 0), (3, None, 3), (0, 1, 1), (3, 0, 0), (2, 0, 0), (2, 1, 3)])
def test_the_dealer_leads_and_then_the_winners(dealer, winners, leader):
    assert ch.game("kakeya").start(1, dealer=dealer, winners=winners).child("trump S").to_act == leader
    right = ch.game("kakeya", lead="right").start(1, dealer=dealer, winners=winners).child("trump S")
    assert right.to_act == (dealer + 1) % 4


def test_iku_and_koi():
    state = ch.game("kakeya", "gamers").start(5, dealer=2)
    assert state.to_act == 3 and [str(action) for action in state.legal_actions] == ["iku", "koi"]
    assert state.child("iku").to_act == 3 and state.child("koi").to_act == 1
    assert state.child("koi").phase == "play" and state.child("koi").child(state.child("koi").legal_actions[0]).to_act == 2


# Stones

@pytest.mark.parametrize("taken_, stones", [(9, 1), (10, 1), (11, 1), (12, 2), (13, 2), (14, 2), (15, 2), (16, 4)])
def test_the_table_of_stones(taken_, stones):
    assert scored(PICTURES[:taken_]) == stones and scored(PICTURES[taken_:]) == -stones
    assert scored(PICTURES[:taken_], left=1) == 1 and scored(PICTURES[:taken_], left=3) == min(stones, 3)
    assert scored(PICTURES[:taken_], ACES.values(), score="one_two") == min(stones, 2)


def test_eight_each():
    top, trump, red = ACES["S"], ACES["C"], ACES["H"]
    for aces, stones in (((top,), 1), ((top, trump), 2), ((top, red), 1), ((top, red, ACES["D"]), 1), (ACES.values(), 4)):
        assert scored(eight(*aces), [top]) == -stones
    # with spades as trumps the ace of clubs is the renshō, and the ace of spades the ace of trumps
    assert scored(eight(trump), [trump], "S") == -1 and scored(eight(trump, top), [trump], "S") == -2
    # the same, seen from the winners: the other pair held the renshō, and took the aces that are not named
    assert scored(eight(), []) == 4 and scored(eight(red), []) == 2 and scored(eight(trump), []) == 1


def test_the_club_of_2021():
    top, trump = ACES["S"], ACES["C"]
    for mine, holds, points in [
        (eight(), [], 2), (eight(), [trump], 1), (eight(top), [top], -1), (eight(top, trump), [top, trump], -2),
        (PICTURES[:9], [], 2), (PICTURES[:9], [top], 1), (PICTURES[:9], [trump], 1), (PICTURES[:12], [], 2), (PICTURES, [], 2)]:
        assert scored(mine, holds, score="one_two") == points, (mine, holds)


# Matches

def test_a_match_of_two_pairs():
    ruined = 0
    for seed in range(30):
        match = finish_match(ch.game("kakeya", deals=9).match(seed, dealer=1), seed)
        assert sum(match.scores) == 0 and min(match.scores) >= -5 and len(match.states) <= 9
        for before, after in zip(match.states, match.states[1:], strict=False):
            winner, loser, _, _ = before.result
            assert before.outcome.winner == winner and after.winners == winner
            assert after.dealer == (before.dealer + (1 if before.dealer % 2 != loser else 2)) % 4 and after.dealer % 2 == loser
            assert after.tricks[0].leader % 2 == winner
        assert min(match.scores) == -5 or len(match.states) == 9
        ruined += min(match.scores) == -5
        with pytest.raises(ValueError, match="over"):
            match.next_deal()
    assert 5 < ruined < 30


def test_trumps_stand_from_deal_to_deal():
    match = ch.game("kakeya").match(3, dealer=0).child("trump H")
    while match.state.to_act is not None:
        match = match.child(match.state.legal_actions[0])
    assert (match.next_deal().state.trump, match.next_deal().state.phase) == ("H", "trump")


def test_the_match_ends_without_stones_or_after_so_many_deals():
    game = ch.game("kakeya", deals=3)
    assert game.match_result((4, -4), 2) == (False, None) and game.match_result((5, -5), 1) == (True, 0)
    assert game.match_result((1, -1), 3) == (True, 0) and game.match_result((0, 0), 3) == (True, None)
    assert ch.game("kakeya", deals=None).match_result((4, -4), 500) == (False, None)
    six = ch.game("kakeya", "kakeya_js")
    assert six.match_result((1, -5, 4), 2) == (True, 2) and six.match_result((3, -5, 2), 2) == (True, 0)
    assert ch.game("kakeya", stones=1).match_result((1, -1), 1) == (True, 0)


def test_nobody_pays_more_than_is_there():
    for seed in range(40):
        state = finish(ch.game("kakeya").start(seed, scores=(4, -4), trump="H"), seed)
        assert state.outcome.points[0] == -state.outcome.points[1] and state.outcome.points[1] in (-1, 1, 2, 4)


# Six players

@pytest.mark.parametrize("dealer, playing", [(5, (0, 1, 3, 4)), (2, (3, 4, 0, 1)), (0, (1, 2, 4, 5)), (4, (5, 0, 2, 3))])
def test_the_dealers_of_six_sit_out(dealer, playing):
    game = ch.game("kakeya", "kakeya_js")
    assert game.playing(dealer) == playing and game.sides[dealer] == game.sides[(dealer + 3) % 6]
    state = game.start(4, dealer=dealer).child("trump C")
    assert [len(state.hands[seat]) for seat in game.seats] == [13 if seat in playing else 0 for seat in game.seats]
    assert state.to_act == playing[0]
    done = finish(state, dealer)
    assert {seat for seat, action in done.log if action.verb == "play"} == {*playing}
    assert all([seat for seat, _ in trick.plays] == [playing[(playing.index(trick.leader) + n) % 4] for n in range(4)]
               for trick in done.tricks)
    assert done.outcome.points[game.sides[dealer]] == 0 == sum(done.outcome.points)


def test_a_match_of_three_pairs():
    for seed in range(15):
        match = finish_match(ch.game("kakeya", "kakeya_js").match(seed, dealer=5), seed)
        assert sum(match.scores) == 0 and len(match.scores) == 3 and min(match.scores) >= -5
        for before, after in zip(match.states, match.states[1:], strict=False):
            winner, loser, _, _ = before.result
            game = match.game
            assert {winner, loser, game.sides[before.dealer]} == {0, 1, 2}
            assert game.sides[after.dealer] == loser and after.last_dealers == game.sides[before.dealer]
            assert game.sides[after.tricks[0].leader] == winner


def test_who_changes_the_trumps_of_six():
    game = ch.game("kakeya", "gamerules", players=6)
    assert game.start(1, dealer=5).to_act == 5
    assert game.start(1, dealer=4, winners=0, last_dealers=2).to_act == 5 and game.start(1, dealer=1, winners=0, last_dealers=2).to_act == 2
    assert ch.game("kakeya", "kusaba", players=6).start(1, dealer=4, winners=0, last_dealers=2).to_act == 4
    assert ch.game("kakeya", "gamerules").start(1, dealer=2, winners=1, last_dealers=1).to_act == 2


# Records and options

@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_is_a_record(preset):
    match = finish_match(ch.game("kakeya", preset).match(31, dealer=3), 31)
    text = ch.Record.of(match).to_text()
    assert ch.Record.from_text(text).replay()[-1] == match and ch.Record.from_text(text).to_text() == text


def test_options_are_kept_in_records():
    for seed in range(20):
        state = list(random_states(ch.game("kakeya", **RULES["kakeya"](ch.Rng(seed))), seed))[-1]
        assert ch.Record.from_text(ch.Record.of(state).to_text()).replay()[-1].state == state


@pytest.mark.parametrize("options", [
    {"players": 5}, {"players": True}, {"trump": "spades"}, {"trump_namer": "all"}, {"rensho_free": 1}, {"lead": "left"},
    {"call": None}, {"score": "two"}, {"stones": 0}, {"stones": None}, {"deals": 0}])
def test_wrong_options_are_named(options):
    with pytest.raises(ValueError, match=next(iter(options))):
        ch.game("kakeya", **options)


def test_wrong_beginnings():
    game = ch.game("kakeya", "kakeya_js")
    for wrong in ({"dealer": 6}, {"scores": (0, 0)}, {"scores": (0, 0, 1.5)}, {"trump": "Z"}, {"winners": 3}, {"last_dealers": -1},
                  {"dealer": 1, "winners": 1}):
        with pytest.raises(ValueError):
            game.start(1, **wrong)
    with pytest.raises(ValueError, match="seats"):
        game.start(1).observation(6)


def test_a_deal_composed_by_hand():
    hands = {seat: " ".join(str(card) for card in PACK.cards[13 * seat:13 * seat + 13]) for seat in range(4)}
    for dealer in range(4):
        state = ch.game("kakeya").start(ch.Deal.fixed(PACK, hands), dealer=dealer).child("trump D")
        assert all({card.suit for card in state.hands[seat]} == {"SHDC"[seat]} for seat in range(4))


def test_every_witness_has_rules_of_its_own():
    assert len({*PRESETS.values()}) == len(PRESETS) == 5 and next(iter(PRESETS)) == "asahi"
    assert [name for name, rules in PRESETS.items() if rules.rensho_free] == ["asahi", "kakeya_js"]
    assert claims.for_option("kakeya", "rensho_free").doubt


# Worlds

def test_the_rensho_played_freely_shows_nothing():
    """Seat 1 may still hold hearts after a free renshō on a heart, and never does where it is bound."""
    seen = {}
    for preset in ("asahi", "kusaba"):
        state = ch.game("kakeya", preset).start(ch.Deal.fixed(PACK, {
            0: "AH KH QH JH TH 9H 8H 7H 6H 5H 4S 3S 2S", 1: "AS KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"}), dealer=0).child("trump D")
        state = state.child("play AH").child("play AS")
        rng = ch.Rng(2)
        worlds = [world(state.observation(0), rng) for _ in range(60)]
        seen[preset] = any(card.suit == "H" for one in worlds for card in one.hands[1])
    assert seen == {"asahi": True, "kusaba": False}


def test_worlds_of_six_players_and_of_those_who_sit_out():
    game, rng = ch.game("kakeya", "kakeya_js"), ch.Rng(1)
    state = game.start(2, dealer=5)
    while len(state.tricks) < 6:
        for seat in game.seats:
            other = world(state.observation(seat), rng)
            assert other.observation(seat) == state.observation(seat)
        state = state.child(rng.choice(state.legal_actions))
    assert state.hands[2] == state.hands[5] == () and world(state.observation(2), rng).hands != state.hands
    with pytest.raises(ValueError, match="watches"):
        world(state.observation(None), rng)
