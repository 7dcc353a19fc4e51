"""docs/teachers.md tells the truth: every button is in the words, every command is understood, every address is one of the site's."""
from __future__ import annotations

import json
import re
import shlex
from importlib import import_module
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import cardhistory as ch
from cardhistory import cli
from cardhistory.lessons import tables
from cardhistory.lessons.study import study as present
from cardhistory.lessons.worksheet import choices, names_of, titles, worksheet
from cardhistory.lessons.worksheet_pages import worksheet_pages
from cardhistory.packs import PACKS
from cardhistory.printing.deals import deal_sheet
from cardhistory.printing.scores import score_sheet
from cardhistory.widgets.study_scene import scene
from cardhistory.words import templates

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "docs" / "teachers.md").read_text(encoding="utf-8")
BUTTONS = sorted(set(re.findall(r"\*\*([^*]+)\*\*", TEXT)))
TITLES = sorted(set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", TEXT)))
ADDRESSES = sorted(set(re.findall(r"`(/[^`\s]*)`", TEXT)))
GAMES = ("trappola", "primiera", "aluette", "etori")


def said() -> set[str]:
    return {text for template in templates().values() for text in (template if isinstance(template, tuple) else (template,))}


def test_every_button_stands_in_the_words():
    known = said()
    assert len(BUTTONS) > 25
    assert [name for name in BUTTONS if name not in known] == []


def test_every_exercise_and_every_part_of_a_lesson_is_there():
    known = {title for lesson, _ in titles() for _, title in choices(lesson)}
    for path in (ROOT / "notebooks" / "en").glob("*.ipynb"):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            known |= set(re.findall(r"^#+ (.+)$", "".join(cell["source"]), re.M)) if cell["cell_type"] == "markdown" else set()
    assert len(TITLES) > 10 and [title for title in TITLES if title not in known] == []


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_is_one_of_the_site_s(address):
    place, wishes = urlsplit(address).path, {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
    if place.startswith("/en/"):
        page = place.removeprefix("/en/")
        assert (ROOT / "notebooks" / "en" / f"{page}.ipynb").exists()
        assert set(wishes) <= set(import_module("cardhistory.widgets.links").LAYING) | {"look"}
        assert wishes.get("look", "projector") in import_module("cardhistory.widgets.links").LOOKS
        if "deal" in wishes:
            ch.Deal.read(ch.game(page).pack, wishes["deal"])
        assert wishes.get("players", "novice") in ch.players()
    elif place in ("/print/worksheet", "/print/key"):
        sheet = worksheet(wishes["lesson"], names_of([wishes.get("only", "")]))
        if not sheet.all:
            assert {len(worksheet_pages(sheet, paper)) for paper in ("A4", "Letter")} == {2}, "one sheet, printed on both sides"
    elif place == "/print/scores":
        assert score_sheet(wishes["game"])
    elif place == "/print/deal":
        assert deal_sheet(wishes["game"], wishes["deal"]).players
    else:
        assert place in ("/print/", "/teachers") or place.removeprefix("/print/") in {*PACKS, *ch.games()}


def test_every_command_is_understood_and_those_that_print_print(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    lines = [line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.S) for line in block.split("\n") if line.strip()]
    assert len(lines) > 4
    for line in lines:
        name, *given = shlex.split(line)
        assert name == "cardhistory"
        options = cli.parser().parse_args(given)
        if options.command == "print" and options.what not in PACKS:  # how packs are printed is tested elsewhere
            assert cli.main(given) == 0, line
    assert len(list(tmp_path.glob("*.pdf"))) == 4


def test_each_of_the_four_games_has_a_whole_lesson():
    for game in GAMES:
        part = TEXT.split(f"## {game.capitalize()}, 45 minutes")[1].split("\n## ")[0]
        assert sum(int(minutes) for minutes in re.findall(r"^\| (\d+) \|", part, re.M)) == 45, game
        for wanted in ("Aim: ", "Print: ", "Ask: ", "What goes wrong:", "The question that stays: "):
            assert wanted in part, (game, wanted)
        sheet, key = (re.search(rf"`/print/{what}\?lesson={game}&only=(\S+)`", part)[1] for what in ("worksheet", "key"))
        assert sheet == key, "the key is that of the sheet"
    assert sum(1 for _ in re.finditer(r"^\| \d+ \| ", TEXT.split("## Tools")[0], re.M)) >= 8, "a demonstration minute by minute"


def test_it_is_found_from_the_readme_and_from_every_page():
    assert "docs/teachers.md" in (ROOT / "README.md").read_text(encoding="utf-8")
    templates_of_the_site = ROOT / "cardhistory" / "site"
    for name in ("templates/landing.html", "templates/print_packs.html", "jupyter/voila/templates/cardhistory/parts.html.j2"):
        assert "}}teachers\"" in (templates_of_the_site / name).read_text(encoding="utf-8"), name


def ended(key, action):
    """The opening of a lesson: this action, then nothing is left to choose."""
    known = tables.setting(key, "opening")
    state = tables.by_rules(key, known).start(known["deal"], dealer=known["dealer"])
    for one in (*known["actions"], action):
        state = state.child(one)
    while state.to_act is not None:
        state = state.child(next(one for one in state.legal_actions if one.verb == "play"))
    return state


def test_the_demonstration_ends_as_it_says():
    study = present("trappola", deal=1526)._session
    switch = next(n for n, one in enumerate(study.switches) if one.answer.startswith("Nobody exchanges"))
    for told in ({"do": "switch", "which": switch}, {"do": "finish"}):
        study.handle({"type": "study", "version": study.version, **told})
    points = [run.line[-1].state.outcome.points for run in (study.run, study.other)]
    assert [f"Player {1 + p.index(max(p))}, {max(p)} to {min(p)}" for p in points] == ["Player 1, 31 to 18", "Player 2, 29 to 16"]
    assert "Player 1 wins, 31 to 18; without the exchange Player 2, 29 to 16" in TEXT
    before = present("etori", name="eight")._session
    assert scene(before)["text"] == "No card has been dealt yet.", "trumps are named before the deal"


@pytest.mark.parametrize(("name", "said", "chosen", "points"), [
    ("etori", "Now: lost, 9 to 0", "play AS", (0, 9)),
    ("etori", "In the last trick: won, 9 to 0", "play 3S", (9, 0)),
    ("aluette", "With the ace you win by winning nothing", "play AE", (1, 0)),
])
def test_the_opening_of_a_lesson_ends_as_it_says(name, said, chosen, points):
    assert said in TEXT and ended(name, chosen).outcome.points == points


def test_who_throws_a_cup_wins_at_primiera():
    assert "Whoever throws one of the two cups keeps three suits, and wins." in TEXT
    thrown = {card: ended("primiera", f"draw {card}").outcome.points[0] > 0 for card in ("2S", "7C", "6C", "RD")}
    assert thrown == {"2S": False, "7C": True, "6C": True, "RD": False}
