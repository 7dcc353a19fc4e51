"""Every pack and plate: well-formed, self-contained, light, told apart, described, and the same in every process."""
from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cardhistory import art
from cardhistory.cards import InvalidCard, Pack, Rank, Suit
from cardhistory.packs import PACKS
from cardhistory.words import Words

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"
WHOLE = ("trappola", "latin52", "aluette", "french53")
"""The packs that hold every drawing; the others take their cards from these."""
PLATES = ("trappola", "primiera", "aluette", "etori")
packs = pytest.mark.parametrize("pack", PACKS.values(), ids=lambda pack: pack.key)
whole = pytest.mark.parametrize("pack", [PACKS[key] for key in WHOLE], ids=lambda pack: pack.key)


def symbols(pack: Pack, index: bool = True) -> dict[str, str]:
    """The text of each face in the sprite, by card code."""
    text = art.sprite(pack, index)
    found = {card.code: re.search(f'<symbol id="{art.face_id(pack, card, index)}".*?</symbol>', text) for card in pack}
    return {code: face[0] for code, face in found.items() if face}


def weight(pack: Pack, code: str) -> int:
    """Bytes of a face with the parts that it alone uses."""
    faces, text = symbols(pack), art.sprite(pack)
    parts = dict(re.findall(r'<g id="([^"]+)">(.*?)(?=<g id="|<symbol )', text))
    used = {code: set(re.findall(r'href="#([^"]+)"', face)) for code, face in faces.items()}
    own = used[code] - set().union(*(names for other, names in used.items() if other != code))
    return len(faces[code].encode()) + sum(len(parts.get(name, "").encode()) for name in own)


@packs
def test_every_pack_of_the_games_is_drawn(pack: Pack) -> None:
    assert set(symbols(pack)) == {card.code for card in pack}
    assert art.back_id(pack) in art.sprite(pack)


@packs
@pytest.mark.parametrize("what", ["card", "museum card", "back", "suit", "pack", "sprite", "sheet"])
def test_every_drawing_is_well_formed_and_self_contained(pack: Pack, what: str) -> None:
    first = pack.cards[1]
    drawing = {"card": lambda: art.card(pack, first), "museum card": lambda: art.card(pack, first, index=False),
               "back": lambda: art.back(pack), "suit": lambda: art.suit(pack, pack.suits[0].letter), "pack": lambda: art.pack(pack),
               "sprite": lambda: art.sprite(pack), "sheet": lambda: art.sheet(pack)}[what]()
    check_plain(drawing)


@pytest.mark.parametrize("key", PLATES)
def test_every_lesson_has_a_plate_that_is_described_and_light(key: str) -> None:
    plate = art.plate(key)
    check_plain(plate)
    root = ET.fromstring(plate)
    assert root.findtext(SVG + "title") and len(root.findtext(SVG + "desc") or "") > 100
    assert len(plate.encode()) <= 40_000


def check_plain(drawing: art.Svg) -> None:
    """A drawing of paths and parts alone, with nothing from outside and no id that it lacks."""
    assert isinstance(drawing, art.Svg) and drawing._repr_svg_() == str(drawing)
    root = ET.fromstring(drawing)
    assert root.tag == SVG + "svg"
    tags = {node.tag.removeprefix(SVG) for node in root.iter()}
    assert not tags & {"text", "style", "script", "image", "foreignObject", "linearGradient", "radialGradient",
                       "filter", "clipPath", "mask", "a"}
    for node in root.iter():
        for key, value in node.attrib.items():
            assert key != "class" and "url(" not in value
            assert key != "href" or value.startswith("#")
    ids = {node.get("id") for node in root.iter() if node.get("id")}
    assert {str(node.get("href"))[1:] for node in root.iter(SVG + "use")} <= ids


@packs
def test_every_card_has_a_name_and_a_description_of_its_own(pack: Pack) -> None:
    names, pictures = art.names(pack), art.pictures(pack)
    assert set(names) == set(pictures) == {card.code for card in pack}
    assert len(set(names.values())) == len(set(pictures.values())) == len(pack)
    for card in pack:
        root = ET.fromstring(art.card(pack, card))
        assert root.get("role") == "img"
        assert root.findtext(SVG + "title") == names[card.code] and root.findtext(SVG + "desc") == pictures[card.code]
        assert len(pictures[card.code]) >= 30 and pictures[card.code].endswith(".")


def test_one_hundred_and_seventy_seven_faces_of_the_lessons_are_described() -> None:
    """36 of Trappola, 40 of the Latin pack, 48 of Aluette, 53 with the joker: the packs of the four lessons."""
    faces = [(key, text) for key in ("trappola", "latin", "aluette", "french53") for text in art.pictures(PACKS[key]).values()]
    assert len(faces) == 177 and len({text for _, text in faces}) == 177


@packs
def test_every_fact_is_a_sentence_with_a_source(pack: Pack) -> None:
    for card in pack:
        facts = art.facts(pack, card)
        assert facts
        assert all(sentence.endswith(".") and re.fullmatch(r"[A-Z0-9-]+", source) for sentence, source in facts)


@whole
def test_no_two_cards_look_alike_even_without_indices(pack: Pack) -> None:
    plain = [re.sub("<title>.*</desc>", "", art.card(pack, card, index=False)) for card in pack]
    assert len(set(plain)) == len(pack)


@packs
def test_suits_differ_by_shape_and_by_a_letter_of_their_own(pack: Pack) -> None:
    shapes = {re.sub(r'fill="[^"]*"|<title>.*?</title>', "", art.suit(pack, suit.letter)) for suit in pack.suits}
    assert len(shapes) == len(pack.suits) == len({suit.letter for suit in pack.suits})


def test_suit_names_begin_with_letters_of_their_own_in_each_pack() -> None:
    say = Words("en")
    for pack in PACKS.values():
        names = [say(f"suit.{suit.key}") for suit in pack.suits]
        assert len(set(names)) == len(names)


@whole
def test_a_pack_is_light(pack: Pack) -> None:
    assert len(art.sprite(pack).encode()) <= 300_000
    for card in pack:
        assert weight(pack, card.code) <= 16_000, card
    plain = [card for card in pack if card.rank in "987654"]
    assert all(weight(pack, card.code) <= 4_000 for card in plain if card.code not in ("9D", "9C", "5D") or pack.key != "aluette")


@whole
def test_a_pack_is_drawn_within_a_budget_of_strokes(pack: Pack) -> None:
    """Time is measured in benchmarks; here the number of pens that are drawn, which it follows."""
    assert art.sprite(pack).count("<path") <= 4_000


def test_drawing_again_costs_next_to_nothing() -> None:
    """A drawing is kept once it was made: counted in functions called, in a process that has drawn nothing yet."""
    code = (f"import sys; sys.path.append({str(ROOT)!r}); from cardhistory import art, packs; from tests.work import calls; "
            "print(*(calls(art.sprite, packs.ALUETTE_48) for _ in range(2)))")
    first, again = map(int, subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())
    assert first > 20 * again


def test_two_tables_and_every_pack_share_a_page_without_sharing_an_id() -> None:
    page = []
    for pack in PACKS.values():
        one = pack.cards[1]
        page += [art.sprite(pack), art.sprite(pack, index=False), art.sprite(pack, uid="two"), art.pack(pack), art.card(pack, one),
                 art.card(pack, one), art.back(pack), art.suit(pack, pack.suits[0].letter)]
        page += art.sheets(pack, "A4") + art.sheets(pack, "Letter")
    page += [art.plate(key) for key in PLATES] + [art.ornament("suits")]
    ids = re.findall(r'\sid="([^"]+)"', "".join(page))
    assert len(ids) == len(set(ids)) > 1000


def test_a_sprite_shows_nothing_itself() -> None:
    for pack in PACKS.values():
        root = ET.fromstring(art.sprite(pack))
        held = [node.get("id") for node in root.iter(SVG + "symbol")]
        assert held == [art.face_id(pack, card) for card in pack] + [art.back_id(pack)]
        assert (root.get("width"), root.get("height"), root.get("aria-hidden")) == ("0", "0", "true")
        assert "display" not in root.get("style", "")  # some browsers draw nothing from display:none
        assert [child.tag for child in root] == [SVG + "defs"]


@packs
def test_museum_cards_have_no_index_and_playing_cards_have_one(pack: Pack) -> None:
    with_index, without = symbols(pack), symbols(pack, index=False)
    for card in pack:
        assert len(with_index[card.code]) > len(without[card.code])


def test_words_of_another_language_replace_the_english_ones_and_are_escaped() -> None:
    pack = PACKS["trappola"]
    root = ET.fromstring(art.card(pack, "AS", title="剣の<エース>", desc='"a" & b'))
    assert root.findtext(SVG + "title") == "剣の<エース>"
    assert root.findtext(SVG + "desc") == '"a" & b'
    assert "Ace" not in art.card(pack, "AS", title="As d'épées", desc="x")


def test_a_card_takes_an_id_and_a_width() -> None:
    for pack in PACKS.values():
        root = ET.fromstring(art.card(pack, pack.cards[0], uid="hand-3", width="12em"))
        assert root.get("id") == "hand-3" and root.get("width") == "12em"
        assert root.get("viewBox") == "0 0 {} {}".format(*art.box(pack))


def test_drawing_is_deterministic_between_processes() -> None:
    program = ("from cardhistory import art; from cardhistory.packs import PACKS; import hashlib;"
               "print(hashlib.sha256(''.join([art.sprite(p) + ''.join(art.sheets(p)) for p in PACKS.values()]"
               f" + [art.plate(key) for key in {PLATES!r}]).encode()).hexdigest())")
    runs = {subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True,
                           env={**os.environ, "PYTHONHASHSEED": seed}).stdout for seed in ("1", "2")}
    assert len(runs) == 1


def test_unknown_names_are_refused_with_what_is_accepted() -> None:
    pack = PACKS["trappola"]
    other = Pack("unknown", "U", (Suit("S", "swords"),), (Rank("A", "ace"),))
    for call, words in (
        (lambda: art.plate("poker"), "trappola"),
        (lambda: art.ornament("sun"), "fleuron"),
        (lambda: art.suit(pack, "H"), "cups"),
        (lambda: art.sheet(pack, "A3"), "A4, Letter"),
        (lambda: art.sheets(pack, "a4"), "A4, Letter"),
        (lambda: art.sheet(pack, side="front"), "faces and backs"),
        (lambda: art.sheet(pack, page=0), "1 to 6"),
        (lambda: art.sheet(pack, page=7), "1 to 6"),
        (lambda: art.card(other, "AS"), "trappola"),
        (lambda: art.sprite(other), "trappola"),
        (lambda: art.pack(pack, columns=0), "columns"),
        (lambda: art.card(pack, "AS", uid='"><script>'), "letters"),
        (lambda: art.sprite(pack, uid="a b"), "letters"),
    ):
        with pytest.raises(ValueError, match=words):
            call()
    with pytest.raises(InvalidCard):
        art.card(pack, "3S")
