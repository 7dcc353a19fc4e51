"""The French-suited pack: what is particular to it, with and without the joker."""
from __future__ import annotations

import re

import pytest

from cardhistory import art
from cardhistory.art.french import kana, words
from cardhistory.packs import FRENCH_52, FRENCH_53, TRAPPOLA_36

SVG = "{http://www.w3.org/2000/svg}"
CODES = [card.code for card in FRENCH_53]
NUMBERS = {"T": 10} | {str(n): n for n in range(2, 10)}
DOSSIER = {"LODGE-60", "LODGE-FN", "SPADEACE", "EB-NAMES", "ARTICLE-ETORI"}


def symbols(index: bool = True) -> dict[str, str]:
    """The text of each face in the sprite, by card code."""
    text = art.sprite(FRENCH_53, index)
    return {code: re.search(f'<symbol id="{art.face_id(FRENCH_53, code, index)}".*?</symbol>', text)[0] for code in CODES}


@pytest.mark.parametrize("code", [rank + suit for suit in "SHDC" for rank in NUMBERS])
def test_number_cards_carry_the_right_count_of_signs_and_mirror_where_they_can(code: str) -> None:
    rank, suit = code
    uses = re.findall(r'href="#ch-french53-museum-pip([SHDC])" transform="translate\(([\d.]+) ([\d.]+)\)(rotate\(180\))?',
                      symbols(index=False)[code])
    assert len(uses) == NUMBERS[rank] and {used[0] for used in uses} == {suit}
    upper = sorted((float(x), float(y)) for _, x, y, turned in uses if not turned and float(y) < 44)
    lower = sorted((round(62 - float(x), 1), round(88 - float(y), 1)) for _, x, y, turned in uses if turned)
    assert upper[:] == lower or (rank == "7" and len(upper) == len(lower) + 1)


@pytest.mark.parametrize("code", [code for code in CODES if code != "Jk"])
def test_index_shows_rank_and_suit_in_two_corners_and_the_museum_card_has_none(code: str) -> None:
    rank, suit = code
    face = symbols()[code]
    assert face.count(f'href="#ch-french53-i{rank}"') == face.count(f'href="#ch-french53-{suit}"') == 2
    assert not re.search("-museum-(i|tab)", symbols(index=False)[code])


def test_courts_are_two_equal_halves_with_the_sign_of_their_suit() -> None:
    for code in (rank + suit for rank in "KQJ" for suit in "SHDC"):
        assert symbols()[code].count(f'href="#ch-french53-h{code}"') == 2
        assert symbols(index=False)[code].count(f'-pip{code[1]}"') == 2


def test_the_back_looks_the_same_with_either_end_up() -> None:
    back = art.sprite(FRENCH_52)
    back = back[back.index(f'id="{art.back_id(FRENCH_52)}"'):]
    places = re.findall(r'href="#ch-french-(wave[a-z-]*|fans)" transform="translate\(([\d.]+) ([\d.]+)\)(?:rotate\((180)\))?', back)
    up = sorted((name, float(x) % 62, float(y)) for name, x, y, turned in places if not turned)
    down = sorted((name, (62 - float(x)) % 62, round(88 - float(y), 2)) for name, x, y, turned in places if turned)
    assert len(up) > 10 and [(n, x) for n, x, _ in up] == [(n, x) for n, x, _ in down]
    assert all(abs(a[2] - b[2]) < 0.21 for a, b in zip(up, down, strict=True))


def test_the_label_writes_the_japanese_name_and_only_this_pack_has_one() -> None:
    plain, labelled = art.card(FRENCH_52, "7C"), art.card(FRENCH_52, "7C", label=True)
    assert labelled.count("<path") > plain.count("<path")
    assert art.card(FRENCH_53, "Jk", label=True) == art.card(FRENCH_53, "Jk")
    assert set("".join(words.JAPANESE.values()) + "スペキュレーション") <= set(kana.STROKES)
    with pytest.raises(ValueError, match="trappola"):
        art.card(TRAPPOLA_36, "AS", label=True)
