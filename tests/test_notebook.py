"""The lessons as notebooks: prose and thin cells, every note with its source, no error that the dossier has put right."""
from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from cardhistory import claims
from cardhistory.lessons.page import data, has

FOLDER = Path(__file__).resolve().parent.parent / "notebooks" / "en"
LABORATORY = "numbers"
"""The page with sums beside its sentences: its cells may count, and show what they counted."""
NOTEBOOKS = sorted(path for path in FOLDER.glob("*.ipynb") if has(path.stem, "tables") or path.stem == LABORATORY)
"""The lessons and the laboratory; the pages beside them have no tables of their own."""
STORED = "nbval-check-output"
"""The tag of a cell whose printed output is kept with the notebook and compared when the notebooks are run."""
LONGEST_SUM = 12
REF = re.compile(r'<sup><a href="#note-(\d+)" id="ref-(\d+)"[^>]*>(\d+)</a></sup>')

MYTHS = {
    "trappola": (
        r"first (card|trick|trick-taking) game", r"oldest trick-taking game", r"trumps removed", r"Philip II",
        r"Nazi", r"Per un punto", r"published in 15\d\d", r"printed in 15(2|6)\d", r"invented (in|by)", r"Willshire,? 2001",
        r"last pack was made,? in 194\d\."),
    "primiera": (
        r"first (card|vying) game", r"Philip II\b", r"arrived in( England in)? 1554", r"(ancestor|father|parent) of poker",
        r"always (been )?(played with )?forty", r"ace counts 15|six counts 16", r"invented (in|by)", r"Cardano.{0,40} in 1526",
        r"Lord Burghley (play|sit)s?"),
    "aluette": (
        r"Rabelais (play|played|plays|knew|mentions|describes) aluette", r"Spanish (merchants|sailors) (brought|carried)",
        r"Egyptian (cards|gods)",
        r"(comes|came|derives) from (alouette|the lark|“sans luette”)", r"all of (Brittany|the Vendée)", r"everyone (in|along)", r"Camoin",
        r"invented (in|by)", r"oldest aluette", r"pissoux", r"Vendean game"),
    "etori": (
        r"simply whist", r"named after the English", r"scholar named Maeda", r"written by Maeda", r"since the Edo period",
        r"championship is", r"no cards? before Meiji", r"first western cards were made in 1902", r"printed in 1885|published in 1885",
        r"invented (in|by)"),
}
"""What a lesson must not say; see section F of the dossier."""


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _plain(text: str) -> str:
    text = REF.sub(" ", text)
    return re.sub(r"<[^>]+>|[#*_|`]", " ", text)


def _words(text: str) -> int:
    return len(re.findall(r"\w[\w’'.-]*", _plain(text)))


def _prose(notebook: dict[str, Any]) -> list[str]:
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown"]


pytestmark = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def test_it_is_committed_without_outputs_but_small_ones_that_are_compared(path: Path) -> None:
    notebook = _read(path)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(ids) == len(set(ids))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            if STORED not in cell["metadata"].get("tags", ()):
                assert cell["outputs"] == [] and cell["execution_count"] is None, cell["id"]
                continue
            assert path.stem == LABORATORY and [out["output_type"] for out in cell["outputs"]] == ["stream"], cell["id"]
            text = "".join(cell["outputs"][0]["text"])
            assert 0 < len(text) <= 600 and not re.search(r"0x[0-9a-f]{4,}|/\w+/\w+/", text), cell["id"]


def test_its_metadata_are_there(path: Path) -> None:
    about = _read(path)["metadata"]
    assert about["kernelspec"]["name"] == "python3"
    assert about["title"] and about["lang"] == "en"
    site = about["cardhistory"]
    assert set(site) >= {"title", "subtitle", "lang", "plate", "order", "minutes", "summary"}
    assert site["lang"] == about["lang"] and site["minutes"] > 0


def test_it_is_neither_short_nor_long(path: Path) -> None:
    least, most = (900, 1500) if path.stem == LABORATORY else (1500, 2500)
    assert least <= sum(map(_words, _prose(_read(path)))) <= most


def test_it_opens_with_something_to_play(path: Path) -> None:
    first = _read(path)["cells"][:2]
    assert first[0]["cell_type"] == "markdown" and _words("".join(first[0]["source"])) <= 80
    assert ("lessons.simulation(" if path.stem == LABORATORY else "lessons.opening(") in "".join(first[1]["source"])


def test_cells_are_thin(path: Path) -> None:
    allowed = (ast.Expr, ast.Import, ast.ImportFrom)
    for cell in _read(path)["cells"]:
        if cell["cell_type"] != "code":
            continue
        source = "".join(cell["source"])
        if STORED in cell["metadata"].get("tags", ()):
            assert source.startswith("# ") and len(source.splitlines()) <= LONGEST_SUM, "a sentence, and a few lines that are it"
            continue
        assert len(source.splitlines()) <= 3, cell["id"]
        tree = ast.parse(source)
        assert all(isinstance(line, allowed) for line in tree.body), cell["id"]
        for node in ast.walk(tree):
            assert not isinstance(node, (ast.For, ast.If, ast.FunctionDef, ast.Lambda, ast.comprehension)), cell["id"]


def test_every_call_is_one_that_lessons_offer(path: Path) -> None:
    from cardhistory import lessons

    called = {name for cell in _read(path)["cells"] if cell["cell_type"] == "code"
              for name in re.findall(r"lessons\.(\w+)\(", "".join(cell["source"]))}
    assert called <= set(lessons.__all__)
    needed = {"opening", "plate", "timeline", "map", "gallery", "table", "match", "doubts", "sources", "reading", "notes"}
    assert ({"simulation", "how_often", "odds", "notes"} if path.stem == LABORATORY else needed) <= called


def test_every_number_in_the_text_has_its_note_and_every_note_its_number(path: Path) -> None:
    refs = REF.findall("\n".join(_prose(_read(path))))
    assert all(a == b == c for a, b, c in refs)
    notes = data(path.stem, "notes")["note"]
    assert [int(ref[0]) for ref in refs] == list(range(1, len(notes) + 1))
    assert "\n".join(_prose(_read(path))).count("<sup>") == len(refs), "a number is written in another way"


def test_every_note_has_a_source(path: Path) -> None:
    for note in data(path.stem, "notes")["note"]:
        assert note["text"].endswith((".", "”.")) and note["sources"]
        assert all(claims.source(key) for key in note["sources"])


def test_no_myth_is_told(path: Path) -> None:
    texts = _prose(_read(path)) + [note["text"] for note in data(path.stem, "notes")["note"]]
    texts += [event["text"] for event in (data(path.stem, "events")["event"] if has(path.stem, "events") else ())]
    for text in map(_plain, texts):
        for myth in MYTHS.get(path.stem, ()):
            assert not re.search(myth, text, re.IGNORECASE), f"{myth!r} in {text[:80]!r}"


def test_headings_go_down_step_by_step(path: Path) -> None:
    levels = [len(match) for text in _prose(_read(path)) for match in re.findall(r"^(#+) ", text, re.MULTILINE)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(b - a <= 1 for a, b in zip(levels, levels[1:], strict=False))
