"""The pages in docs/ tell the truth: every record is read, replayed and written again the same, every snippet runs."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
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
        assert (root / name).exists() or "twenty" in name, name


# docs/faults.md: every fault that was reported elsewhere has a test, or a sentence

REPORTED = {
    "H": "085 086 088 090 091 092 094 096 097 098 100 102", "I": "103 104 105 106 107 108 109 110 112 113 114 118",
    "J": "119 120 121 123", "K": "125 126 127 128 129 130 132 134 135 136 137 138", "L": "141 143 144 146",
    "M": "147 148 150 152 153 154 155 157", "N": "159 160 161 162 163 166 167 169 171 173", "O": "174 175 176 178 179 181 182",
    "P": "183 185 186 187 188",
}
FAULT = re.compile(r"^\| P(\d{3}) \| \[([\w./-]+)#(\d+)\]\(https://github\.com/([\w./-]+)/(?:issues|pull)/(\d+)\) \| "
                   r"(.+?) \| (.+) \|$", re.M)


@pytest.mark.parametrize("letter", REPORTED)
def test_every_reported_fault_is_answered_by_a_test_that_there_is_or_by_a_sentence(letter):
    text = (DOCS / "faults.md").read_text(encoding="utf-8")
    part = re.search(rf"^## {letter}\. .*?(?=^## |\Z)", text, re.M | re.S)[0]  # type: ignore[index]
    found = FAULT.findall(part)
    assert [number for number, *_ in found] == REPORTED[letter].split() and len(found) == len(re.findall(r"^\| P", part, re.M))
    for number, project, issue, linked, again, _, answer in found:
        assert (project, issue) == (linked, again), number
        named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", answer)
        for file, name in named:
            assert re.search(rf"^def {name}\(", (DOCS.parent / file).read_text(encoding="utf-8"), re.M), f"P{number}: {file}::{name}"
        assert named or len(re.sub(r"<br>", "", answer)) > 40, f"P{number} has neither test nor reason"


# docs/add-a-game.md: the game it adds is really added, to a copy

NAMED = re.compile(r"^```\w+ file=(\S+)(?: (append|after=\w+))?\n(.*?)^```$", re.M | re.S)


@pytest.fixture(scope="module")
def extended(tmp_path_factory):
    """A copy of the house with the game of the page in it."""
    root = tmp_path_factory.mktemp("house")
    source = Path(ch.__file__).resolve().parent
    unwanted = shutil.ignore_patterns("__pycache__", "notebooks")
    shutil.copytree(source, root / "cardhistory", ignore=unwanted)
    shutil.copytree(DOCS.parent / "tests", root / "tests", ignore=unwanted)
    for name, how, text in NAMED.findall((DOCS / "add-a-game.md").read_text(encoding="utf-8")):
        old = (root / name).read_text(encoding="utf-8") + "\n\n" if how else ""
        assert how or not (root / name).exists(), f"{name} is there already"
        (root / name).write_text(old + text, encoding="utf-8")
    rooms = root / "cardhistory" / "words" / "__init__.py"
    rooms.write_text(rooms.read_text(encoding="utf-8").replace('"trappola")', '"trappola", "twenty")'), encoding="utf-8")
    return root


def run(root, *command):
    return subprocess.run([sys.executable, *command], cwd=root, capture_output=True, text=True, check=False,
                          env={**os.environ, "PYTHONPATH": str(root)})


def test_the_game_of_the_page_keeps_the_laws(extended):
    (extended / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n", encoding="utf-8")
    done = run(extended, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws", "tests/test_claims.py", "tests/test_compare.py",
               "-k", "twenty or universe")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 75  # type: ignore[index]


def test_the_game_of_the_page_is_played_and_written(extended):
    done = run(extended, "-c", "import cardhistory as ch\n"
               "match = ch.game('twenty').match(7)\n"
               "rng = ch.Rng(1)\n"
               "while match.state.to_act is not None:\n"
               "    match = match.child(ch.player('novice').choose(match.state.observation(match.state.to_act), rng).action)\n"
               "assert sum(match.state.outcome.points) == 8 and not match.over and match.next_deal().state.dealer == 1\n"
               "assert ch.Record.from_text(ch.Record.of(match).to_text()).replay()[-1] == match\n"
               "assert len(ch.rules_diff(ch.game('twenty'), ch.game('twenty', 'grandmother'))) == 1\n"
               "from tests.playthroughs import told\n"
               "assert 'winner' in told('twenty', 'grandmother')\n")
    assert done.returncode == 0, done.stderr
