"""The packs: sizes, uniqueness, and names."""
from __future__ import annotations

import pytest

import cardhistory as ch
from cardhistory.games import pack_of
from cardhistory.packs import FRENCH_53, JOKER, PACKS, left_out, ordinary
from cardhistory.words import Words

SIZES = {"trappola": 36, "primiera": 40, "aluette": 48, "etori": 53, "french32": 32, "goninkan50": 50}


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_pack(pack):
    assert len(pack) == len(set(pack.cards)) == len({card.code for card in pack}) == SIZES.get(pack.key, len(pack))
    for suit in pack.suits:
        assert sum(card.suit == suit.letter for card in (*pack, *pack.without)) == len(pack.ranks)
    assert not {*pack.without} & {*pack}
    assert len({code.code.upper() for code in pack}) == len(pack)
    assert all(pack.card(str(card)) is card for card in pack)
    say = Words("en")
    assert len({say.card(pack, card) for card in pack}) == len(pack)


def test_pack_letters_differ():
    assert len({pack.letter for pack in PACKS.values()}) == len(PACKS)


def test_trappola_has_no_three_four_five_or_six():
    pack = pack_of("trappola")
    assert "".join(rank.letter for rank in pack.ranks) == "ARCFT9872"
    assert "".join(suit.letter for suit in pack.suits) == "SBCD"
    assert [suit.key for suit in pack.suits] == ["swords", "batons", "cups", "coins"]
    for rank in "3456":
        with pytest.raises(ch.InvalidCard):
            pack.card(rank + "S")


def test_an_ordinary_pack_can_stand_in_for_every_pack():
    for pack in PACKS.values():
        instead = ordinary(pack)
        assert list(instead) == list(pack) and len(set(instead.values())) == len(pack)
        spare = {rank.letter for rank in left_out(pack)}
        assert {card for card in FRENCH_53 if card.rank not in spare} - set(instead.values()) <= {JOKER, *pack.without}
    assert [str(ordinary(PACKS["aluette"])[card]) for card in PACKS["aluette"].read("3D CC VE AB")] == ["3D", "QH", "JS", "AC"]
    assert [rank.letter for rank in left_out(PACKS["aluette"])] == ["T"] and left_out(PACKS["french53"]) == ()
