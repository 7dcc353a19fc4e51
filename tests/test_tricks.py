"""Following suit and winning tricks."""
from __future__ import annotations

import pytest

from cardhistory.packs import TRAPPOLA_36 as PACK
from cardhistory.tricks import Trick, follow_suit, trick_winner

ORDER = "ARCFT9872"


def plain(card, led):
    return -ORDER.index(card.rank) if card.suit == led.suit else None


def winner(text, seats=None):
    cards = PACK.read(text)
    return trick_winner(zip(seats or range(len(cards)), cards, strict=True), plain)


@pytest.mark.parametrize("text, place", [
    ("TS 7S", 0), ("7S TS", 1), ("2S AC", 0), ("7D AC", 0), ("RS AS", 1), ("AS RS", 0), ("CS RS", 1), ("FS CS", 1),
    ("FS TS", 0), ("8B 9B", 1), ("2B 7B", 1), ("2B 7C", 0), ("9B TB 8B AC", 1), ("7S AB AC AD", 0), ("2S 7S 8S 9S", 3),
])
def test_who_wins(text, place):
    assert winner(text) == place


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("step", (1, -1), ids=("clockwise", "counter-clockwise"))
def test_the_same_place_in_the_order_of_play_wins_from_every_seat(first, step):
    seats = [(first + step * i) % 4 for i in range(4)]
    assert winner("9B TB 8B AC", seats) == seats[1]


def test_equal_strongest_cards_spoil_a_trick():
    cards = PACK.read("AS AB AC")
    assert trick_winner(enumerate(cards), lambda card, led: 1) is None
    assert trick_winner(enumerate(cards), lambda card, led: 2 if card.suit == "C" else 1) == 2
    assert trick_winner((), plain) is None


def test_follow_suit():
    hand = PACK.read("7S AD RD")
    assert follow_suit(hand, PACK.card("TS")) == PACK.read("7S")
    assert follow_suit(hand, PACK.card("TD")) == PACK.read("AD RD")
    assert follow_suit(hand, PACK.card("TC")) == hand
    assert follow_suit((), PACK.card("TC")) == ()


def test_a_trick_tells_its_led_and_best_card():
    led, reply = PACK.read("TS AS")
    trick = Trick(((1, led), (0, reply)), 0)
    assert (trick.leader, trick.led, trick.best, trick.cards) == (1, led, reply, (led, reply))
    assert Trick(((1, led),)).best is None
