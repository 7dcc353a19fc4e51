"""The pages in docs/ tell the truth: every record is read, replayed and written again the same, every snippet runs."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

import cardhistory as ch

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = sorted(DOCS.glob("*.md"))
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)


def fenced(page: Path, kind: str) -> list[str]:
    return [text for name, text in FENCE.findall(page.read_text(encoding="utf-8")) if name == kind]


RECORDS = fenced(DOCS / "record.md", "toml")


@pytest.mark.parametrize("text", RECORDS, ids=[text.split('"')[1] for text in RECORDS])
def test_a_record_is_read_replayed_and_written_the_same(text):
    record = ch.Record.from_text(text)
    assert record.to_text().rstrip("\n") == text.rstrip("\n")
    whole = record.filled()
    assert len(whole.replay()) == 1 + len(whole.deals[0][2])
    for number in range(len(record.variations)):
        assert record.replay(number)[-1].state.log != record.replay()[-1].state.log


def test_there_is_a_record_of_each_kind():
    found = [ch.Record.from_text(text) for text in RECORDS]
    assert {record.game.key for record in found} >= {"trappola", "primiera", "aluette", "etori"}
    assert any(record.notes for record in found) and any(record.variations for record in found)
    assert any(not record.whole for record in found)


def test_the_keys_are_all_described():
    from cardhistory.record_text import _KEYS, LONGEST, VERSION
    text = (DOCS / "record.md").read_text(encoding="utf-8")
    for name in {name for names in _KEYS.values() for name in names}:
        assert f"`{name}`" in text or f"`[{name}]`" in text or f"`[[{name}]]`" in text, name
    assert f"{LONGEST:,}" in text and f"version {VERSION}" in text


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_snippet_runs(page):
    """The snippets of a page run in order, in one module, as a reader would type them."""
    names: dict[str, object] = {}
    for text in fenced(page, "python"):
        exec(compile(text, page.name, "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_file_that_is_named_exists(page):
    root = DOCS.parent
    for name in re.findall(r"`((?:cardhistory|tests|docs|notebooks|benchmarks)/[\w./-]+)`", page.read_text(encoding="utf-8")):
        assert (root / name).exists(), name
