"""The drawings: well-formed, light, self-contained, countable, and told apart."""
from __future__ import annotations

import re

import pytest

from cardhistory import art
from cardhistory.packs import TRAPPOLA_36 as PACK

SVG = "{http://www.w3.org/2000/svg}"
CODES = [card.code for card in PACK]
SIGNS = {"S": ("sword", "rapier"), "B": ("baton", "upright"), "C": ("cup", "bigcup"), "D": ("coin",)}
COUNTS = {"T": 10, "9": 9, "8": 8, "7": 7, "2": 2}

SINGLES = {
    "card": lambda: art.card(PACK, "RS"),
    "museum card": lambda: art.card(PACK, "RS", index=False),
    "back": lambda: art.back(PACK),
    "suit": lambda: art.suit(PACK, "C"),
    "plate": lambda: art.plate("trappola"),
    "ornament": lambda: art.ornament("fleuron"),
    "pack": lambda: art.pack(PACK),
    "sprite": lambda: art.sprite(PACK),
    "sheet": lambda: art.sheet(PACK),
}


def symbols(index: bool = True) -> dict[str, str]:
    """The text of each face in the sprite, by card code."""
    text = art.sprite(PACK, index)
    return {code: re.search(f'<symbol id="{art.face_id(PACK, code, index)}".*?</symbol>', text)[0] for code in CODES}








@pytest.mark.parametrize("code", [rank + suit for suit in "SBCD" for rank in COUNTS])
def test_number_cards_carry_the_right_count_of_signs(code: str) -> None:
    for index in (True, False):
        face = symbols(index)[code]
        prefix = art.back_id(PACK, index).removesuffix("back")
        uses = re.findall(f'href="#{prefix}([a-z]+)"', face)
        assert sum(name in SIGNS[code[1]] for name in uses) == COUNTS[code[0]]
        others = [name for suit, names in SIGNS.items() if suit != code[1] for name in names]
        assert not set(uses) & set(others)


@pytest.mark.parametrize("code", CODES)
def test_index_shows_rank_and_suit_in_two_corners_and_the_museum_card_has_none(code: str) -> None:
    rank, suit = code
    face, museum = symbols()[code], symbols(index=False)[code]
    assert face.count(f'href="#ch-trappola-i{rank}"') == 2
    assert face.count(f'href="#ch-trappola-{suit}"') >= 2
    assert "-museum-i" not in museum


def test_courts_are_two_equal_halves() -> None:
    for code in (rank + suit for rank in "RCF" for suit in "SBCD"):
        assert symbols()[code].count(f'href="#ch-trappola-h{code}"') == 2





def test_the_back_looks_the_same_with_either_end_up() -> None:
    """A back that shows which end is up would mark the cards."""
    ys = [float(y) for y in re.findall(r'diaper(?:-odd)?" transform="translate\(0 ([\d.]+)\)', art.sprite(PACK))]
    assert ys and all(abs(a + b - 106) < 0.21 for a, b in zip(ys, reversed(ys), strict=True))
    kinds = re.findall(r'href="#ch-trappola-(diaper(?:-odd)?)"', art.sprite(PACK))
    assert kinds == kinds[::-1]
