"""The drawings: well-formed, light, self-contained, countable, and told apart."""
from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from cardhistory import art
from cardhistory.cards import InvalidCard, Pack, Rank, Suit
from cardhistory.packs import TRAPPOLA_36 as PACK

SVG = "{http://www.w3.org/2000/svg}"
CODES = [card.code for card in PACK]
SIGNS = {"S": ("sword", "rapier"), "B": ("baton",), "C": ("cup", "bigcup"), "D": ("coin",)}
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


@pytest.mark.parametrize("name", SINGLES)
def test_every_drawing_is_well_formed_and_self_contained(name: str) -> None:
    drawing = SINGLES[name]()
    assert isinstance(drawing, art.Svg) and drawing._repr_svg_() == str(drawing)
    root = ET.fromstring(drawing)
    assert root.tag == SVG + "svg"
    tags = {node.tag.removeprefix(SVG) for node in root.iter()}
    assert not tags & {"text", "style", "script", "image", "foreignObject", "linearGradient", "radialGradient",
                       "filter", "clipPath", "mask", "a"}
    for node in root.iter():
        for key, value in node.attrib.items():
            assert key != "class"
            assert key != "href" or value.startswith("#")
            assert "url(" not in value
    ids = {node.get("id") for node in root.iter() if node.get("id")}
    assert {node.get("href")[1:] for node in root.iter(SVG + "use")} <= ids


def test_every_card_has_a_name_and_its_own_description() -> None:
    titles, descriptions = set(), set()
    for code in CODES:
        root = ET.fromstring(art.card(PACK, code))
        assert root.get("role") == "img"
        titles.add(root.findtext(SVG + "title"))
        descriptions.add(root.findtext(SVG + "desc"))
    assert len(titles) == len(descriptions) == 36
    assert all(len(text) > 30 for text in descriptions)
    assert set(art.pictures(PACK)) == set(art.names(PACK)) == set(CODES)


def test_words_of_another_language_replace_the_english_ones_and_are_escaped() -> None:
    root = ET.fromstring(art.card(PACK, "AS", title="剣の<エース>", desc='"a" & b'))
    assert root.findtext(SVG + "title") == "剣の<エース>"
    assert root.findtext(SVG + "desc") == '"a" & b'
    assert "Ace" not in art.card(PACK, "AS", title="As d'épées", desc="x")


def test_a_card_takes_an_id_and_a_width() -> None:
    root = ET.fromstring(art.card(PACK, "AS", uid="hand-3", width="12em"))
    assert root.get("id") == "hand-3" and root.get("width") == "12em"
    assert root.get("viewBox") == "0 0 58 106"


def test_ids_never_collide_on_a_page() -> None:
    page = [art.sprite(PACK), art.sprite(PACK, index=False), art.sprite(PACK, uid="two"),
            art.sprite(PACK, uid="museum"), art.pack(PACK), art.card(PACK, "RS"), art.card(PACK, "RS"),
            art.card(PACK, "TD"), art.back(PACK),
            art.plate("trappola"), art.suit(PACK, "S"), art.ornament("suits")]
    page += art.sheets(PACK, "A4") + art.sheets(PACK, "Letter")
    ids = re.findall(r'\sid="([^"]+)"', "".join(page))
    assert len(ids) == len(set(ids))
    assert all(one.startswith("ch-trappola") for one in ids)


def test_the_sprite_holds_every_face_and_the_back_once_and_shows_nothing() -> None:
    root = ET.fromstring(art.sprite(PACK))
    held = [node.get("id") for node in root.iter(SVG + "symbol")]
    assert held == [art.face_id(PACK, card) for card in PACK] + [art.back_id(PACK)]
    assert (root.get("width"), root.get("height"), root.get("aria-hidden")) == ("0", "0", "true")
    assert "display" not in root.get("style", "")  # some browsers draw nothing from display:none
    assert [child.tag for child in root] == [SVG + "defs"]


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


def test_weights() -> None:
    sprite = art.sprite(PACK)
    assert len(sprite.encode()) <= 300_000
    faces = symbols()
    for code, face in faces.items():
        half = re.search(f'<g id="ch-trappola-h{code}">.*?(?=<g id="ch-trappola-|<symbol )', sprite)
        weight = len(face.encode()) + (len(half[0].encode()) if half else 0)
        assert weight <= (4_000 if code[0] in "T987" else 16_000), (code, weight)
    assert len(art.plate("trappola").encode()) <= 24_000


def test_no_two_cards_look_alike() -> None:
    plain = [re.sub("<title>.*</desc>", "", art.card(PACK, code, index=False)) for code in CODES]
    assert len(set(plain)) == 36


def test_drawing_is_deterministic_between_processes() -> None:
    program = ("from cardhistory import art; from cardhistory.packs import TRAPPOLA_36 as p; import hashlib;"
               "print(hashlib.sha256((art.sprite(p) + art.plate('trappola')"
               " + ''.join(art.sheets(p))).encode()).hexdigest())")
    runs = {subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True,
                           env={**os.environ, "PYTHONHASHSEED": seed}).stdout for seed in ("1", "2")}
    assert len(runs) == 1


def test_the_back_looks_the_same_with_either_end_up() -> None:
    """A back that shows which end is up would mark the cards."""
    ys = [float(y) for y in re.findall(r'diaper(?:-odd)?" transform="translate\(0 ([\d.]+)\)', art.sprite(PACK))]
    assert ys and all(abs(a + b - 106) < 0.21 for a, b in zip(ys, reversed(ys), strict=True))
    kinds = re.findall(r'href="#ch-trappola-(diaper(?:-odd)?)"', art.sprite(PACK))
    assert kinds == kinds[::-1]


def test_unknown_names_are_refused_with_what_is_accepted() -> None:
    other = Pack("unknown", "U", (Suit("S", "swords"),), (Rank("A", "ace"),))
    for call, words in (
        (lambda: art.plate("poker"), "trappola"),
        (lambda: art.ornament("sun"), "fleuron"),
        (lambda: art.suit(PACK, "H"), "cups"),
        (lambda: art.sheet(PACK, "A3"), "A4, Letter"),
        (lambda: art.sheets(PACK, "a4"), "A4, Letter"),
        (lambda: art.sheet(PACK, side="front"), "faces and backs"),
        (lambda: art.sheet(PACK, page=0), "1 to 6"),
        (lambda: art.sheet(PACK, page=7), "1 to 6"),
        (lambda: art.card(other, "AS"), "trappola"),
        (lambda: art.sprite(other), "trappola"),
        (lambda: art.pack(PACK, columns=0), "columns"),
        (lambda: art.card(PACK, "AS", uid='"><script>'), "letters"),
        (lambda: art.sprite(PACK, uid="a b"), "letters"),
    ):
        with pytest.raises(ValueError, match=words):
            call()
    with pytest.raises(InvalidCard):
        art.card(PACK, "3S")


def test_every_fact_names_a_card_and_a_source() -> None:
    for card in PACK:
        facts = art.facts(PACK, card)
        assert facts
        assert all(sentence.endswith(".") and re.fullmatch(r"[A-Z0-9-]+", source) for sentence, source in facts)
