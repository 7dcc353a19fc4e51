"""What four cards are worth: every worked example of the notes, and every hand of the pack counted."""
from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

import cardhistory as ch
from cardhistory.games import _primiera_counts as counts
from cardhistory.games._primiera_hands import held, possible, strength, winners
from cardhistory.packs import LATIN_28, LATIN_40, LATIN_52

ARTICLE, PARLETT, ITALIAN, CARDANO, BERNI, ISENFIR, MOUNTAINS = (ch.game("primiera", name).rules for name in ch.presets("primiera"))
PUNTO_STRICT = {
    20: 3654, 22: 3762, 23: 3870, 24: 3978, 25: 5472, 26: 5664, 27: 2904, 28: 7470, 29: 3072, 30: 3240, 31: 8010, 32: 1998,
    33: 3672, 34: 3720, 35: 2418, 36: 2430, 37: 2442, 38: 1080, 39: 2574, 40: 840, 41: 1320, 42: 600, 43: 1080, 44: 960,
    45: 720, 46: 720, 47: 720, 48: 360, 49: 720, 50: 240, 51: 240, 52: 240, 53: 120, 54: 120}


def read(text):
    return LATIN_40.read(text)


def worth(rules, text):
    one = held(rules, read(text))
    return f"{one.kind} {one.points}"


def best(rules, *hands):
    """The numbers of the hands that win."""
    return winners(rules, [(number, held(rules, read(text))) for number, text in enumerate(hands)])


# 4.5: the examples, under the article's list, Parlett's modern game, and the Italian order

EXAMPLES = {
    1: ("7C 4C AS RB", "punto 35", "punto 35", "punto 35"),
    2: ("RD CD 4D 7B", "punto 34", "punto 34", "punto 34"),
    3: ("RC FC 7S 2B", "punto 21", "punto 21", "punto 21"),
    4: ("RC FC RS FS", "punto 20", "punto 20", "punto 20"),
    5: ("7C 6C 5C 2D", "punto 54", "punto 54", "punto 54"),
    6: ("7C 6C AC 2D", "fiftyfive 55", "fiftyfive 55", "fiftyfive 55"),
    7: ("7C 6C AC 2C", "fluxus 67", "fluxus 67", "fiftyfive 55"),
    8: ("RB CS 4C 3D", "primiera 47", "primiera 47", "primiera 47"),
    9: ("7B 2B CB FB", "fluxus 53", "fluxus 53", "fluxus 53"),
    10: ("6S 5S 4S 3S", "fluxus 60", "fluxus 60", "fluxus 60"),
    11: ("RB CS FC RD", "primiera 40", "primiera 40", "primiera 40"),
    12: ("FB FS FC FD", "chorus 40", "primiera 40", "primiera 40"),
    13: ("7B 7S 7C 6D", "primiera 81", "primiera 81", "primiera 81"),
    14: ("7B 7S 7C 7D", "chorus 84", "primiera 84", "primiera 84"),
    15: ("RS CS FS 2S", "fluxus 42", "fluxus 42", "fluxus 42"),
    16: ("7C 6C AC 5C", "fluxus 70", "fluxus 70", "fiftyfive 55"),
    18: ("2B 3D 4S RB", "punto 22", "punto 22", "punto 22"),
}


@pytest.mark.parametrize("number", EXAMPLES)
def test_example(number):
    cards, *expected = EXAMPLES[number]
    assert [worth(rules, cards) for rules in (ARTICLE, PARLETT, ITALIAN)] == expected


def test_example_3_the_lone_seven_counts_only_in_the_article():
    cards = EXAMPLES[3][0]
    assert [worth(rules, cards) for rules in (CARDANO, ISENFIR, MOUNTAINS)] == ["punto 20"] * 3
    assert held(ARTICLE, read(cards)).cards == read("7S") and held(CARDANO, read(cards)).cards == read("RC FC")


def test_only_the_cards_that_form_the_hand_are_named():
    assert held(ARTICLE, read("7C 6C AC 2D")).cards == read("7C 6C AC")
    assert held(ARTICLE, read("7C 4C AS RB")).cards == read("7C 4C")


def test_showdowns():
    hand = {number: cards for number, (cards, *_) in EXAMPLES.items()}
    assert best(ARTICLE, hand[1], hand[2]) == (0,)  # Parlett's own: 35 beats 34
    assert best(ARTICLE, hand[8], hand[6], hand[9], hand[10]) == (3,)  # Aldo, Bruno, Carlo, Dino
    order = [hand[8], hand[6], hand[9], hand[10]]
    for a, b in zip(order, order[1:], strict=False):
        assert best(ARTICLE, a, b) == (1,)
    assert best(ARTICLE, hand[12], hand[16]) == (0,)  # chorus 40 beats fluxus 70
    assert best(PARLETT, hand[12], hand[16]) == (1,)
    assert best(ARTICLE, hand[6], hand[13]) == (0,)  # 55 beats a primiera of 81
    assert best(ARTICLE, hand[13], hand[10]) == (1,)
    assert best(replace(ARTICLE, high_primiera=79), hand[13], hand[10]) == (0,)
    assert best(replace(ARTICLE, high_primiera=79), hand[13], hand[12]) == (1,)  # but a chorus is higher still
    assert best(ITALIAN, hand[6], hand[10]) == (0,)


def test_florio_and_harington():
    assert best(CARDANO, "7C 6C 5C 2D", "7D 6D 4D 2C") == (0,)  # 54 beats 53
    for cards, points in (("7C 5C RS FS", 36), ("AC RC FC 2S", 36), ("7C AC RS FS", 37), ("7C 6C RS FS", 39), ("7C 6C RC FS", 49)):
        assert worth(CARDANO, cards) == f"punto {points}"


def test_three_of_a_kind_as_a_primiera():
    rules = replace(PARLETT, three_of_a_kind_is_primiera=True)
    assert worth(rules, "5C 5D 5S 7S") == "primiera 66" and worth(PARLETT, "5C 5D 5S 7S") == "punto 36"
    assert worth(rules, "5C 5D 6S 7S") == "punto 39"


def test_courts_of_a_chorus():
    kings, footmen = "RB RS RC RD", "FB FS FC FD"
    assert best(ARTICLE, kings, footmen) == (0, 1)
    assert best(replace(ARTICLE, court_chorus="ranked"), footmen, kings) == (1,)


def test_quinola():
    rules = replace(ARTICLE, quinola=True)
    assert worth(rules, "7C 6C AC FD") == "fluxus 70" and worth(rules, "7C 7B 7S FD") == "chorus 84"
    assert worth(rules, "7C 4S 2B FD") == "primiera 68" and worth(rules, "RC FC RS FD") == "punto 41"
    assert worth(ARTICLE, "RC FC RS FD") == "punto 20"


# Ties

def test_equal_hands():
    one, two = "7C 5S 3B RD", "7S 5C 3D CB"
    assert best(ARTICLE, one, two) == (0, 1)
    assert best(replace(ARTICLE, ties="eldest"), one, two) == (0,)
    assert best(replace(ARTICLE, ties="split"), one, two) == (0, 1)
    assert best(replace(ARTICLE, ties="cards"), one, two) == (0, 1)
    assert best(replace(ARTICLE, ties="suit"), two, one) == (1,)  # the same values, but a king


@pytest.mark.parametrize("better, worse", [
    ("7C RS FB 2D", "6C 3S 2B RD"),  # primieras of 53: the one with the higher card
    ("7C 5S 3B RD", "7S 5C 3D RB"),  # the same values and a king each: the higher cup
    ("7C 5S 3B RD", "7S 5C 3D CB"),  # the same values: the king
    ("RC FS FB RD", "CC CS CB CD"),  # courts: more kings
    ("CC RS FD CB", "RC FS FB CD"),  # courts, a king each: more riders
    ("5C AC RC 2C", "5D AD RD 2D"), ("5D AD RD 2D", "5B AB RB 2B"), ("5B AB RB 2B", "5S AS RS 2S"),  # cups, coins, batons, swords
    ("5C AC RC 2C", "7D FD RD 2D"),  # a fluxus goes by its suit, even against a higher card
    ("7C 6C AC RB", "7D 6D AD RS"),  # a fifty-five as well
    ("7C 4C AS RB", "7D 4D AB RS"), ("7D RD CS 2B", "AS 5S RB FC"),  # puntos
])
def test_ties_by_suit(better, worse):
    rules = replace(PARLETT, ties="suit")
    assert strength(rules, held(rules, read(better))) == strength(rules, held(rules, read(worse)))
    assert best(rules, worse, better) == (1,) and best(rules, better, worse) == (0,)


def test_no_tie_is_left_where_suits_decide():
    rng = ch.Rng(3)
    for _ in range(4000):
        cards = rng.shuffled(LATIN_40.cards)[:8]
        assert len(winners(ITALIAN, [(0, held(ITALIAN, cards[:4])), (1, held(ITALIAN, cards[4:]))])) == 1


# 4.6: all hands

@pytest.mark.parametrize("rules, expected", [
    (ARTICLE, (80_430, 9_990, 120, 840, 10)), (CARDANO, (80_430, 9_990, 120, 840, 10)), (ISENFIR, (80_430, 9_990, 120, 840, 10)),
    (MOUNTAINS, (80_430, 9_990, 120, 840, 10)), (PARLETT, (80_430, 10_000, 120, 840, 0)), (ITALIAN, (80_430, 10_000, 148, 812, 0)),
    (replace(BERNI, pack=40), (80_550, 9_990, 0, 840, 10)), (BERNI, (239_304, 28_548, 0, 2_860, 13)),
    (replace(ARTICLE, pack=28), (17_850, 2_394, 84, 140, 7)),
    (replace(ARTICLE, three_of_a_kind_is_primiera=True), (79_350, 11_070, 120, 840, 10)),
], ids=("article", "cardano", "isenfir", "three_mountains", "parlett", "italian", "no 55, 40 cards", "berni", "28 cards",
        "three of a kind"))
def test_how_many_hands_of_each_kind(rules, expected):
    kinds = counts.kinds(rules)
    assert tuple(kinds.get(kind, 0) for kind in ("punto", "primiera", "fiftyfive", "fluxus", "chorus")) == expected
    assert sum(expected) == counts.hands(rules)


def test_how_many_hands():
    assert counts.hands(ARTICLE) == 91_390 and counts.hands(BERNI) == 270_725 and counts.hands(replace(ARTICLE, pack=28)) == 20_475
    assert (len(LATIN_40), len(LATIN_52), len(LATIN_28)) == (40, 52, 28)
    assert sum(held(ARTICLE, (card,) * 1).points for card in LATIN_40) == 556


def test_a_primiera_or_better():
    kinds = counts.kinds(ARTICLE)
    better = 91_390 - kinds["punto"]
    assert better == 10_960 and Fraction(better, 91_390) == Fraction(1096, 9139)


def test_points():
    assert counts.points(ARTICLE, "chorus") == {40: 3, 48: 1, 52: 1, 56: 1, 60: 1, 64: 1, 72: 1, 84: 1}
    assert counts.points(ARTICLE, "fiftyfive") == {55: 120}
    assert counts.points(CARDANO, "punto") == PUNTO_STRICT
    for rules, kind, low, high in ((ARTICLE, "primiera", 40, 81), (PARLETT, "primiera", 40, 84), (ARTICLE, "fluxus", 42, 70),
                                   (ARTICLE, "punto", 20, 54), (CARDANO, "punto", 20, 54), (ARTICLE, "chorus", 40, 84)):
        found = counts.points(rules, kind)
        assert (min(found), max(found)) == (low, high)
    assert 41 not in counts.points(ARTICLE, "primiera")
    assert len(counts.strengths(ARTICLE)) == 113


def test_the_lone_card_makes_a_difference_for_684_hands():
    assert counts.points(ARTICLE, "punto")[21] == 684 and 21 not in counts.points(CARDANO, "punto")
    assert sum(held(ARTICLE, cards).points != held(CARDANO, cards).points for cards in combinations(LATIN_40.cards, 4)) == 684


def test_shapes():
    shapes, alike, fresh, three, flushes = Counter(), 0, 0, 0, 0
    for cards in combinations(LATIN_40.cards, 4):
        kind = held(ARTICLE, cards).kind
        suits = sorted(Counter(card.suit for card in cards).values(), reverse=True)
        if kind == "punto":
            shapes[tuple(suits)] += 1
        if max(Counter(card.rank for card in cards).values()) == 3:
            alike += 1
            fresh += kind == "punto"
        if any({"7", "6", "A"} <= {card.rank for card in cards if card.suit == suit} for suit in "SBCD"):
            three += 1
            flushes += kind == "fluxus"
    assert shapes == {(3, 1): 14_280, (2, 2): 12_150, (2, 1, 1): 54_000}
    assert (alike, fresh, three, flushes) == (1_440, 1_080, 148, 28)


def test_eight_primieras_beat_a_fluxus():
    rules = replace(CARDANO, high_primiera=79)
    lowest = strength(rules, held(rules, read("RS CS FS 2S")))
    high = [cards for cards in combinations(LATIN_40.cards, 4)
            if held(rules, cards).kind == "primiera" and strength(rules, held(rules, cards)) > lowest]
    assert len(high) == 8 and {held(rules, cards).points for cards in high} == {79, 81}


@pytest.mark.parametrize("preset", ch.presets("primiera"))
def test_what_may_be_bid_is_what_can_be_held(preset):
    rules = ch.game("primiera", preset).rules
    assert possible(rules) == tuple(counts.strengths(rules))
