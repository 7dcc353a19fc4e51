"""Etori: the worked examples of the notes (B7), the exact counts (D), and what others got wrong (P001 …)."""
from __future__ import annotations

from fractions import Fraction

import pytest

import cardhistory as ch
from cardhistory import claims
from cardhistory.games import _etori_counts as counts
from cardhistory.games import module
from cardhistory.games._etori_rules import PRESETS, EtoriRules, left_out, values
from cardhistory.games._etori_score import score_lines
from cardhistory.packs import FRENCH_52, FRENCH_53, JOKER
from cardhistory.tricks import Trick
from cardhistory.words import Words
from tests.etori_table import at, begin, cards, finish, legal, play

PICTURES = [card for card in FRENCH_52 if card.rank in "AKQJ"]


def test_the_packs():
    assert (len(FRENCH_52), FRENCH_52.letter, len(FRENCH_53), FRENCH_53.letter) == (52, "E", 53, "K")
    assert "".join(suit.letter for suit in FRENCH_53.suits) == "SHDC"
    assert "".join(rank.letter for rank in FRENCH_53.ranks) == "AKQJT98765432"
    assert FRENCH_53.cards == (*FRENCH_52.cards, JOKER) and FRENCH_53.card("JK") is FRENCH_53.card("jk") is JOKER
    assert FRENCH_53.rank_key(JOKER) == "joker" and FRENCH_53.suit_key(JOKER) == ""


# B7: tricks

@pytest.mark.parametrize("name, trump, trick, winner, won", [
    ("E1", "C", "HK HA H3 HJ", 2, 3), ("E2", "C", "HA H9 C2 HK", 3, 2), ("E3", "C", "HA CJ C2 SA", 4, 3),
    ("E4", "C", "S3 SK SA S9", 3, 2), ("E5", "C", "SA SK SQ SJ", 1, 4), ("E7", "C", "D9 D8 D7 H2", 1, 0),
    ("E8", "C", "S9 SK C2 S3", 3, 1), ("E10", "D", "DA DK DQ DJ", 1, 4)])
def test_trick(name, trump, trick, winner, won):
    """Four cards each, so that hands can be made in which nobody who does not follow could have followed."""
    led = trick[0]
    left = [card for card in FRENCH_52 if card not in cards(trick) and card.suit != led]
    hands = {}
    for seat, card in zip((1, 2, 3, 0), trick.split(), strict=True):
        hands[seat] = " ".join([card, *(one.suit + one.rank for one in left[:3])])
        left = left[3:]
    state = play(begin("betsuho", hands, trump=trump), trick)
    assert state.tricks[0].winner == winner % 4 == state.to_act, name
    assert sum(state.observation(None).points) == won == state.observation(None).points[state.to_act]


# B7: legal cards with Speculation (P008)

@pytest.mark.parametrize("hand, led, allowed", [
    ("SA H5 CK", "H2", "H5"), ("SA H5 CK", "S4", "SA"), ("SA H5 CK", "C7", "CK"), ("SA H5 CK", "D3", "SA H5 CK"),
    ("SA H5 CK", "", "SA H5 CK"), ("SA S3", "S9", "SA S3")])
def test_legal_with_speculation(hand, led, allowed):
    assert legal(at(hand, led)) == set(allowed.split())


def test_p008_speculation_belongs_to_its_suit():
    assert legal(at("SA C4", "C9")) == {"C4"}
    assert legal(at("SA S3 H9", "S9")) == {"SA", "S3"}
    assert legal(at("SA S3 D9", "H9")) == {"SA", "S3", "D9"}


def test_p001_nobody_trumps_while_following_is_possible():
    state = at("H7 C3 SA", "H2")
    assert legal(state) == {"H7"}
    for card in ("3C", "AS"):
        reason = state.why_illegal(f"play {card}")
        assert (reason.key, reason.cards) == ("follow_suit", cards("H7"))
        before = hash(state)
        with pytest.raises(ch.IllegalAction, match="You must follow suit: hearts were led, and you hold seven of hearts"):
            state.child(f"play {card}")
        assert hash(state) == before


def test_p012_trumps_and_speculation_win():
    hands = {1: "CA C3 C4 C5", 2: "H2 D5 D6 D7", 3: "SA D2 D3 D4", 0: "CK C9 C8 C7"}
    assert play(begin("betsuho", hands, trump="H"), "CA H2 D2 CK").tricks[0].winner == 2
    assert play(begin("betsuho", hands, trump="H"), "CA H2 SA CK").tricks[0].winner == 3


# B7: redeal

@pytest.mark.parametrize("lengths, again", [
    ("4-4-3-2", False), ("6-5-1-1", False), ("6-3-3-1", False), ("6-4-3-0", True), ("7-2-2-2", True), ("7-6-0-0", True),
    ("5-4-4-0", True), ("13-0-0-0", True)])
def test_redeal_check(lengths, again):
    for turn in range(4):
        sizes = [int(size) for size in lengths.split("-")]
        sizes = sizes[turn:] + sizes[:turn]
        hand = [FRENCH_52.cards[13 * suit + place] for suit, size in enumerate(sizes) for place in range(size)]
        assert module("etori").bad_hand(hand) == again


# B7: the complete deal

COMPLETE = [(0, "C2 C3 C4 C5", 3, 0), (3, "C9 C6 C7 C8", 3, 0), (3, "CK CT CJ CQ", 3, 3), (3, "D4 D5 D2 D3", 0, 0),
            (0, "CA D6 D7 D8", 0, 1), (0, "D9 DT DJ DQ", 3, 2), (3, "H3 H4 H5 H2", 1, 0), (1, "DA H6 H7 DK", 1, 2),
            (1, "H9 HT HJ H8", 3, 1), (3, "S2 S3 S4 S5", 2, 0), (2, "HA S6 HQ HK", 2, 3), (2, "S9 ST S7 S8", 3, 0),
            (3, "SA SJ SQ SK", 3, 4)]


@pytest.mark.parametrize("score, points", [("per_card", (0, 12)), ("excess", (0, 4)), ("kakeya", (0, 2)), ("taken", (4, 12))])
def test_complete_deal(score, points):
    order = tuple(ch.Card(rank, suit) for suit in "CDHS" for rank in "23456789TJQKA")
    state = ch.game("etori", redeal="off", score=score).start(ch.Deal(FRENCH_52, order), dealer=3).child("trump C")
    assert {tuple(sorted(sum(c.suit == s for c in hand) for s in "SHDC")) for hand in state.hands} == {(3, 3, 3, 4)}
    lowest = {card: place for place, card in enumerate(order)}
    while state.to_act is not None:
        state = state.child(min(state.legal_actions, key=lambda action: lowest[action.args[0]]))
    for trick, (leader, played, winner, pictures) in zip(state.tricks, COMPLETE, strict=True):
        assert (trick.leader, trick.cards, trick.winner) == (leader, cards(played), winner)
        assert sum(card in PICTURES for card in trick.cards) == pictures
    assert state.outcome.points == points and state.outcome.winner == 1


# B7: the joker

@pytest.mark.parametrize("hand, led, first, allowed", [
    ("Jk H5 SA C9", "H2", False, "H5 Jk"), ("Jk H5 SA C9", "S2", False, "SA Jk"), ("Jk H5 SA C9", "D2", False, "Jk H5 SA C9"),
    ("Jk H5 SA C9", "", True, "H5 Jk"), ("H5 SA C9", "Jk", False, "C9"), ("H5 SA D9", "Jk", False, "H5 SA D9"),
    ("Jk SA C9", "", True, "Jk SA C9"), ("SA C9", "", True, "SA C9"), ("Jk H5 SA C9", "", False, "Jk H5 SA C9")])
def test_joker_legality(hand, led, first, allowed):
    assert legal(at(hand, led, preset="takamiya", first=first)) == set(allowed.split())


# B7: tentori

@pytest.mark.parametrize("how, points", [("rank10_5", 20), ("k20q10j5", 20), ("two_ten_jack_plus", 13)])
def test_tentori_values_of_one_trick(how, points):
    worth = values(how, "C")
    assert sum(worth.get(card, 0) for card in cards("HT HK C2 DA")) == points


@pytest.mark.parametrize("how, total", [("pictures", 16), ("rank10_5", 120), ("k20q10j5", 140), ("two_ten_jack_plus", 55)])
def test_totals(how, total):
    assert counts.total(how) == total
    assert {sum(values(how, trump).values()) for trump in "CDH"} == {total}
    assert JOKER not in values(how, "C")


# B1.10: the table of scores

def scored(first, **options):
    """The points when side 0 took so many pictures."""
    tricks = [Trick(((0, card),), 0 if place < first else 1) for place, card in enumerate(PICTURES)]
    rules = EtoriRules(**options)
    points = [0, 0]
    for line in score_lines(rules, {0: 0, 1: 1, 2: 0, 3: 1}, tricks, "C", (), True):
        points[line.side] += line.points
    return tuple(points)


@pytest.mark.parametrize("taken, excess, stones", [
    (9, 1, 1), (10, 2, 1), (11, 3, 1), (12, 4, 2), (13, 5, 2), (14, 6, 2), (15, 7, 2), (16, 8, 4)])
def test_score_table(taken, excess, stones):
    assert scored(taken) == (taken, 0) and scored(16 - taken) == (0, taken)
    assert scored(taken, score="excess") == (excess, 0)
    assert scored(taken, score="kakeya") == (stones, 0)
    assert scored(taken, score="taken") == (taken, 16 - taken)
    assert scored(taken, sweep_bonus=5) == (taken + 5 * (taken == 16), 0)


def test_eight_all():
    for score in ("per_card", "excess", "kakeya"):
        assert scored(8, score=score) == (0, 0)
    assert scored(8, score="taken") == (8, 8)
    # side 0 holds all spades and hearts, so Speculation and two aces, not the ace of trumps
    for score in ("per_card", "excess", "kakeya"):
        assert scored(8, score=score, tie_8_8="speculation_loses") == (0, 1)


@pytest.mark.parametrize("aces, stones", [("SA", 1), ("SA CA", 2), ("SA HA", 1), ("SA HA DA CA", 4), ("SA HA DA", 1)])
def test_eight_all_in_stones(aces, stones):
    mine = [*cards(aces), *[card for card in PICTURES if card.rank != "A"]][:8]
    tricks = [Trick(((0, card),), 0 if card in mine else 1) for card in PICTURES]
    (line,) = [line for line in score_lines(EtoriRules(score="kakeya", tie_8_8="speculation_loses"), {0: 0, 1: 1, 2: 0, 3: 1},
                                            tricks, "C", (), True) if line.points]
    assert (line.side, line.points, line.key) == (1, stones, "speculation_lost")


# D: exact numbers

def test_exact_counts_of_the_redeal():
    assert counts.hands() == 635013559600
    assert counts.bad_hands() == {"void": 32427298180, "long": 25604567408, "both": 5831901352, "either": 52199964236}
    assert Fraction(counts.bad_hands()["either"], counts.hands()) == Fraction(1864284437, 22679055700)
    assert counts.deals() == 53644737765488792839237440000 and counts.good_deals() == 39164144362290687945023634816
    chance = counts.redeal_chance()
    assert chance == Fraction(1745100590224523647339, 6464891384652709427500)
    assert chance / (1 - chance) == Fraction(1745100590224523647339, 4719790794428185780161)


def test_redeals_happen_as_often_as_counted():
    game, redealt, deals = ch.game("etori"), 0, 1_500
    for deal in range(deals):
        state = game.start(deal).child("trump C")
        redealt += any(map(module("etori").bad_hand, state.hands))
    assert abs(redealt / deals - counts.redeal_chance()) < 4 * (0.27 * 0.73 / deals) ** 0.5


def test_random_play_goes_as_simulated():
    """Leader's team nine or more 0.43365, eight all 0.13466."""
    nine = level = 0
    for deal in range(1_500):
        state = finish(ch.game("etori", redeal="off", score="taken").start(deal, dealer=3), deal)
        nine += state.outcome.points[0] >= 9
        level += state.outcome.points[0] == 8
    assert abs(nine / 1_500 - 0.43365) < 0.05 and abs(level / 1_500 - 0.13466) < 0.035


@pytest.mark.parametrize("players, size, tricks", [(2, 52, 26), (3, 51, 17), (4, 52, 13), (5, 50, 10), (6, 48, 8), (7, 49, 7)])
def test_taisho_packs(players, size, tricks):
    for hand in (4, 5):
        game = ch.game("etori", "takamiya", players=players, hand_size=hand)
        state = finish(game.start(players), players)
        assert len(game.pack) - len(game.removed) == size and len(state.tricks) == tricks
        assert sum(state.outcome.points) == 16


@pytest.mark.parametrize("players, joker, out", [
    (2, True, "C2"), (3, True, "C2 D2"), (4, True, "C2"), (5, True, "C2 D2 H2"), (6, True, "C2 D2 H2 S2 C3"),
    (7, True, "C2 D2 H2 S2"), (2, False, ""), (3, False, "C2"), (4, False, ""), (5, False, "C2 D2"), (6, False, "C2 D2 H2 S2"),
    (7, False, "C2 D2 H2")])
def test_cards_left_out(players, joker, out):
    rules = EtoriRules(players=players, joker=joker, sides="each", hand_size=4)
    assert left_out(rules) == cards(out)


# P028, P039, P040

@pytest.mark.parametrize("preset", PRESETS)
def test_p028_sixteen_pictures_always(preset):
    state, rng = ch.game("etori", preset).start(28), ch.Rng(28)
    while True:
        zones = [*(card for hand in state.hands for card in hand), *state.stock, *state.removed,
                 *(card for _, card in state.plays), *(card for trick in state.tricks for card in trick.cards)]
        assert sum(card in PICTURES for card in zones) == 16
        taken = state.score_lines()
        assert sum(int(line.detail.split()[0]) for line in taken if line.cards) <= counts.total("rank10_5")
        if state.to_act is None:
            break
        state = state.child(rng.choice(state.legal_actions))
    if preset == "betsuho":
        assert sum(state.outcome.points) == 16


def test_p039_every_form_has_its_own_name_and_rules():
    assert list(PRESETS) == ["sakuragi", "betsuho", "tentori", "napoleon", "maeda", "takamiya"]
    assert len({*PRESETS.values()}) == len(PRESETS)
    say = Words("en")
    assert len({say(f"etori.preset.{preset}") for preset in PRESETS}) == len(PRESETS)


@pytest.mark.parametrize("how", ["calls_trump", "names_suit", "free"])
def test_p040_a_led_joker_is_ruled_by_us_and_said_to_be(how):
    state = at("Jk H5 C9", preset="takamiya", joker_lead=how)
    after = state.child("play Jk H" if how == "names_suit" else "play Jk")
    assert after.rulings == ("joker_lead",) == after.observation(None).fact("rulings")
    assert claims.for_option("etori", "joker_lead").status is claims.Status.OURS
    assert "no source" in Words("en")(f"etori.ruling.joker_lead.{how}").lower()
    assert after.log[-1][1].text == ("play Jk H" if how == "names_suit" else "play Jk")
    assert after.observation(None).fact("follow") == {"calls_trump": "C", "names_suit": "H", "free": ""}[how]
