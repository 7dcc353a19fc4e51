"""What is particular to the drawings of the Latin pack: three packs from one set of blocks."""
from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from cardhistory import art
from cardhistory.art import latin
from cardhistory.packs import LATIN_28, LATIN_40, LATIN_52

SVG = "{http://www.w3.org/2000/svg}"
PACKS = (LATIN_40, LATIN_52, LATIN_28)
COUNTS = {"T": 10} | {str(n): n for n in range(2, 10)}
SIGNS = {"S": ("sword", "sabre", "straight"), "B": ("baton", "staff"), "C": ("cup",), "D": ("coin",)}
CODES = [card.code for card in LATIN_52]


def faces(pack=LATIN_52, index: bool = True) -> dict[str, str]:
    """The text of each face in the sprite, by card code."""
    text = art.sprite(pack, index)
    return {c.code: re.search(f'<symbol id="{art.face_id(pack, c, index)}".*?</symbol>', text)[0] for c in pack}


@pytest.mark.parametrize("code", [rank + suit for suit in SIGNS for rank in COUNTS])
def test_number_cards_carry_the_right_count_of_signs(code: str) -> None:
    uses = re.findall('href="#ch-latin52-museum-([a-z]+)"', faces(index=False)[code])
    assert sum(name in SIGNS[code[1]] for name in uses) == COUNTS[code[0]]
    assert not set(uses) & {name for suit, names in SIGNS.items() if suit != code[1] for name in names}


def test_round_signs_turn_round_the_middle_of_the_card() -> None:
    for rank, (_, places) in latin.pips._PLACES.items():
        assert {(round(50 - x, 1), round(100 - y, 1)) for x, y in places} == set(places), rank
        for i, (x, y) in enumerate(places):  # and no two of them touch
            assert all((x - u) ** 2 + (y - v) ** 2 >= 13.5 ** 2 for u, v in places[:i])



@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.key)
def test_the_three_packs_show_their_own_cards_and_words(pack) -> None:
    root = ET.fromstring(art.pack(pack))
    assert art.box(pack) == (50, 100) and 'viewBox="0 0 50 100"' in art.card(pack, pack.cards[0])
    uses = root.findall(SVG + "use")
    assert len(uses) == len(pack.cards) == len(faces(pack))
    assert len({one.get("y") for one in uses}) == 4  # each suit in a row of its own, as the words say
    assert {40: "forty", 52: "fifty-two", 28: "twenty-eight"}[len(pack.cards)] in root.findtext(SVG + "title")
    assert ("without king" in root.findtext(SVG + "desc")) == (pack is LATIN_28)
    assert all(one.startswith(f"ch-{pack.key}") for one in re.findall(r'\sid="([^"]+)"', art.sprite(pack)))






def test_the_back_looks_the_same_with_either_end_up() -> None:
    rows = re.findall(r'<use href="#(zigzag(?:-odd)?)" transform="translate\(25 ([\d.]+)\)"', latin.back())
    assert len(rows) == 21
    for (name, y), (other, z) in zip(rows, reversed(rows), strict=True):
        assert name == other and abs(float(y) + float(z) - 100) < 0.21
