"""What everybody relies on in words and signs: suits in words, one name for a card, declared languages, no message beside the page."""
from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import cardhistory as ch
from cardhistory import art, lessons
from cardhistory.packs import PACKS
from cardhistory.site.shelf import notebooks_root
from cardhistory.words import Words, templates

HOUSE = Path(ch.__file__).resolve().parent
SAY = Words("en")
SIGNS = re.compile("[\u2660-\u2667\U0001f0a0-\U0001f0ff]")
JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff]+")
DECLARED = re.compile(r'<(\w+)[^>]*\blang="ja"[^>]*>.*?</\1>', re.S)


def sources() -> list[tuple[Path, str]]:
    kinds = {".py", ".js", ".css", ".toml", ".json", ".html", ".j2"}
    files = [*(file for file in HOUSE.rglob("*") if file.suffix in kinds), *notebooks_root().rglob("*.ipynb")]
    return [(file, file.read_text(encoding="utf-8")) for file in files]


def test_suits_are_drawings_and_words_never_code_points() -> None:
    """A sign of a font turns into an emoji on one machine and into a box on another."""
    found = sources()
    assert len(found) > 150
    assert not [file.name for file, text in found if SIGNS.search(text)]


def test_japanese_is_declared_wherever_it_is_said() -> None:
    """Undeclared, its characters are drawn in Chinese forms on some machines."""
    told = [text for both in templates().values() for text in ((both,) if isinstance(both, str) else both)]
    for file in notebooks_root().rglob("*.ipynb"):
        cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
        told += ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    assert any(JAPANESE.search(text) for text in told)
    assert not [found[0] for text in told if (found := JAPANESE.search(DECLARED.sub("", text)))]


@pytest.mark.parametrize("key", ch.games())
def test_a_card_has_one_name_in_picture_hand_and_log(key: str) -> None:
    game = ch.game(key)
    for card in game.pack.cards:
        title = re.search(r"<title[^>]*>(.*?)</title>", str(art.card(game.pack, card.code)))
        drawn = re.sub(r" \([^)]*\)", "", title[1]).lower() if title else ""
        assert drawn.startswith(SAY.card(game.pack, card).lower()), (card, drawn)
    assert set(PACKS) >= {game.pack.key}


def test_nothing_is_printed_beside_the_page() -> None:
    """What a callback prints is seen in one front end and lost in another; notices stand inside the table."""
    for folder in ("widgets", "lessons"):
        for file in (HOUSE / folder).rglob("*.py"):
            calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
            assert not [call.lineno for call in calls if isinstance(call.func, ast.Name) and call.func.id == "print"], file.name


def test_a_piece_of_a_page_declares_its_japanese_once() -> None:
    given = '<p>A <i lang="ja">絵</i> of 絵取り, 『本』.</p><svg><title>絵</title></svg><span lang="ja"><span>絵</span>札</span> 札'
    told = str(lessons.page.Html("piece", given))
    assert told == ('<p>A <i lang="ja">絵</i> of <span lang="ja">絵取り</span>, <span lang="ja">『本』</span>.</p>'
                    '<svg><title>絵</title></svg><span lang="ja"><span>絵</span>札</span> <span lang="ja">札</span>')
