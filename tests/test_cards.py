"""Cards and packs: identity, reading, and messages that name what is wrong."""
from __future__ import annotations

import copy
import pickle

import pytest

import cardhistory as ch
from cardhistory.packs import TRAPPOLA_36 as PACK


def test_a_card_is_one_object():
    assert ch.card(PACK, "AS") is ch.Card("A", "S") is PACK.cards[0]
    assert pickle.loads(pickle.dumps(PACK.cards[0])) is PACK.cards[0]
    assert copy.deepcopy(PACK.cards[0]) is PACK.cards[0]


def test_a_card_cannot_be_changed():
    with pytest.raises(AttributeError):
        PACK.cards[0].rank = "R"
    with pytest.raises((AttributeError, TypeError)):
        del PACK.cards[0].rank
    assert PACK.cards[0].code == "AS"


def test_a_card_has_neither_strength_nor_points():
    assert not hasattr(PACK.cards[0], "points") and not hasattr(PACK.cards[0], "strength")
    with pytest.raises(TypeError):
        sorted(PACK.cards)


@pytest.mark.parametrize("text, code", [("AS", "AS"), ("as", "AS"), (" td ", "TD"), ("10D", "TD"), ("10d", "TD"), ("2b", "2B")])
def test_cards_are_read_leniently(text, code):
    assert str(ch.card(PACK, text)) == code


@pytest.mark.parametrize("text", ["", "A", "SA", "3S", "KS", "AH", "AS RS", "Å", "１０D", "-1", "A" * 500, "None"])
def test_a_wrong_card_is_named(text):
    with pytest.raises(ch.InvalidCard) as caught:
        ch.card(PACK, text)
    assert repr(text)[1:20] in str(caught.value) or repr(text[:40]) in str(caught.value)
    assert "swords" in str(caught.value) and len(str(caught.value)) < 250


def test_a_card_of_another_pack_is_refused():
    with pytest.raises(ch.InvalidCard):
        ch.card(PACK, ch.Card("K", "H"))


def test_reading_several():
    assert PACK.read("AS, 2B 10C") == tuple(map(PACK.card, ("AS", "2B", "TC")))
    assert PACK.read(["AS", PACK.card("2B")]) == PACK.read("AS 2B")
    assert PACK.read("") == ()


def test_sorting_is_pack_order():
    assert [c.code for c in PACK.sort(PACK.read("2D AS 9B TB RB"))] == ["AS", "RB", "TB", "9B", "2D"]
