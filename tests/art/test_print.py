"""Print sheets: true size, every card once, backs behind their cards."""
from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from cardhistory import art
from cardhistory.art.print import GAP, layout
from cardhistory.packs import FRENCH_52, LATIN_40, PACKS
from cardhistory.packs import TRAPPOLA_36 as PACK

SVG = "{http://www.w3.org/2000/svg}"
SIZES = {"A4": (210, 297), "Letter": (215.9, 279.4)}


def placed(sheet: str) -> list[tuple[str, float, float, float, float]]:
    """What lies on a sheet: (id, x, y, width, height) in millimetres."""
    return [(node.get("href"), *(float(node.get(key)) for key in ("x", "y", "width", "height")))
            for node in ET.fromstring(sheet).findall(SVG + "use")]


@pytest.mark.parametrize("key", PACKS)
@pytest.mark.parametrize("paper", SIZES)
def test_sheets_have_the_size_of_the_paper_and_cards_their_own(paper: str, key: str) -> None:
    width, height = SIZES[paper]
    sheets = art.sheets(PACKS[key], paper)
    assert len(sheets) == 2 * art.sheet_count(PACKS[key], paper)
    for sheet in sheets:
        root = ET.fromstring(sheet)
        assert (root.get("width"), root.get("height")) == (f"{width}mm", f"{height}mm")
        assert [float(v) for v in root.get("viewBox").split()] == [0, 0, width, height]  # one unit is one millimetre
        for _, x, y, w, h in placed(sheet):
            assert (w, h) == art.box(PACKS[key])
            assert 5 <= x and x + w <= width - 5 and 5 <= y and y + h <= height - 5


@pytest.mark.parametrize("key", PACKS)
@pytest.mark.parametrize("paper", SIZES)
def test_every_card_is_printed_once_with_a_back_behind_it(paper: str, key: str) -> None:
    pages = art.sheets(PACKS[key], paper)
    faces, backs = pages[::2], pages[1::2]
    printed = [one[0].rsplit("-", 1)[1] for page in faces for one in placed(page)]
    assert printed == [card.code for card in PACKS[key]]
    for front, back in zip(faces, backs, strict=True):
        there, behind = placed(front), placed(back)
        assert len(there) == len(behind)
        assert all(one[0].endswith("-back") for one in behind)
        for (_, x, y, w, _), (_, bx, by, _, _) in zip(there, behind, strict=True):
            assert by == y
            assert bx == pytest.approx(SIZES[paper][0] - x - w, abs=0.02)  # mirrored: the sheet turns on its long edge


def test_a_last_page_that_is_not_full_still_registers() -> None:
    plan = layout("A4", 58, 106)
    assert plan.per_page == 6 and plan.pages(32) == 6 and plan.pages(36) == 6 and plan.pages(37) == 7
    assert plan.place(0, mirrored=True) == plan.place(2)
    assert plan.place(1, mirrored=True) == plan.place(1)


@pytest.mark.parametrize("key", PACKS)
@pytest.mark.parametrize("paper", SIZES)
def test_cut_marks_stand_at_every_edge_and_never_on_a_card(paper: str, key: str) -> None:
    w, h = art.box(PACKS[key])
    plan = layout(paper, w, h)
    marks = re.findall(r"M([\d.]+) ([\d.]+)([vh])(-?[\d.]+)", plan.marks())
    assert len(marks) == plan.per_page * 8
    for mx, my, way, length in marks:
        x, y = float(mx), float(my)
        for end in (0.0, float(length)):
            px, py = (x, y + end) if way == "v" else (x + end, y)
            assert 4.99 <= px <= SIZES[paper][0] - 4.99 and 4.99 <= py <= SIZES[paper][1] - 4.99  # what every printer reaches
            for i in range(plan.per_page):
                cx, cy = plan.place(i)
                assert not (cx < px < cx + w and cy < py < cy + h)
    assert GAP >= 3.2


def test_three_french_cards_lie_in_a_row() -> None:
    for paper, rows in (("A4", 3), ("Letter", 2)):
        plan = layout(paper, *art.box(FRENCH_52))
        assert (plan.columns, plan.rows) == (3, rows)


@pytest.mark.parametrize("key", PACKS)
@pytest.mark.parametrize("paper", SIZES)
def test_the_legend_and_the_rule_stand_below_the_cards(paper: str, key: str) -> None:
    plan = layout(paper, *art.box(PACKS[key]))
    sheet = art.sheet(PACKS[key], paper, strip=True)
    lines = [float(node.get("y")) for node in ET.fromstring(sheet).iter(SVG + "text")]
    assert len(lines) == 2 and plan.bottom + 2.4 < min(lines) and max(lines) + 0.8 < plan.height - 5.2 - 1.2
    assert "<text" not in art.sheet(PACKS[key], paper) and "<text" not in art.sheet(PACKS[key], paper, "backs", strip=True)


def test_the_legend_names_what_stands_for_what_and_what_is_left_out() -> None:
    said = "".join(ET.fromstring(art.sheet(LATIN_40, strip=True)).itertext())
    assert "Queens are riders; jacks are footmen; leave out 10, 9, 8 and the jokers." in said
    assert "Keep one joker." in "".join(ET.fromstring(art.sheet(PACKS["french53"], strip=True)).itertext())


@pytest.mark.parametrize("key", PACKS)
def test_a_grey_proof_has_no_colour_left(key: str) -> None:
    colours = set()
    for sheet in art.sheets(PACKS[key], grey=True, strip=True):
        colours |= set(re.findall(r'"#([0-9a-f]{3,6})"', sheet))
    assert len(colours) > 3 and all(c[:2] == c[2:4] == c[4:] for c in colours)
    assert art.sheets(PACKS[key], grey=True) != art.sheets(PACKS[key])


def test_single_sheets_are_the_same_as_in_the_whole_set() -> None:
    assert art.sheet(PACK, "Letter", "backs", 3) == art.sheets(PACK, "Letter")[5]
    assert art.sheet(PACK, index=False) != art.sheet(PACK)
