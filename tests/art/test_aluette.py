"""The Aluette pack's drawings: its count of signs, its nicknames, its weight."""
from __future__ import annotations

import re

import pytest

from cardhistory import art
from cardhistory.packs import ALUETTE_48 as PACK

SVG = "{http://www.w3.org/2000/svg}"
CODES = [card.code for card in PACK]
KINDS = {"D": "coin", "C": "cup", "E": "sword", "B": "cudgel"}
DRAWN_ON_THE_CARD = {"3D": 1, "2D": 2, "5D": 1, "3C": 1, "2B": 2}  # signs cut into the picture itself, not set in as parts
NICKNAMES = {"3D": "Monsieur", "3C": "Madame", "2D": "Borgne", "2C": "Vache", "9C": "grand neuf", "9D": "petit neuf",
             "2B": "chêne", "2E": "écrit", "5D": "bise-dur"}


def faces() -> dict[str, str]:
    text = art.sprite(PACK, index=False)
    return {code: re.search(f'<symbol id="{art.face_id(PACK, code, index=False)}".*?</symbol>', text)[0] for code in CODES}


@pytest.mark.parametrize("code", [code for code in CODES if code[0] in "98765432"])
def test_number_cards_carry_the_right_count_of_signs(code: str) -> None:
    set_in = re.findall(r'href="#ch-aluette-museum-(coin|cup|sword|cudgel)', faces()[code])
    assert set(set_in) <= {KINDS[code[1]]}
    assert len(set_in) + DRAWN_ON_THE_CARD.get(code, 0) == int(code[0])


def test_nicknames_stand_in_the_names() -> None:
    assert all(nickname in art.names(PACK)[code] for code, nickname in NICKNAMES.items())
    assert [code for code in CODES if "," in art.names(PACK)[code]] == [code for code in CODES if code in NICKNAMES]


def test_the_tabs_mark_the_luettes_and_the_doubles_but_not_on_museum_cards() -> None:
    text = art.sprite(PACK)
    marked = {mark: {code for code in CODES if f'#ch-aluette-{mark}"' in
                     re.search(f'<symbol id="ch-aluette-{code}".*?</symbol>', text)[0]} for mark in ("luette", "double")}
    assert marked == {"luette": {"3D", "3C", "2D", "2C"}, "double": {"9C", "9D", "2B", "2E"}}
    assert not any("-luette" in face.split(">", 1)[1].replace("ch-aluette", "") or "-double" in face for face in faces().values())


def test_the_back_looks_the_same_with_either_end_up() -> None:
    back = re.search(r'<symbol id="ch-aluette-back".*?</symbol>', art.sprite(PACK))[0]
    for part in ("wave", "spray"):
        ys = [float(y) for y in re.findall(rf'#ch-aluette-{part}" transform="translate\(28 ([\d.]+)\)', back)]
        assert ys and all(abs(a + b - 86) < 0.11 for a, b in zip(ys, reversed(ys), strict=True))
