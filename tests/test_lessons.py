"""What a lesson calls: data that hold together, pieces of page that stand alone, tables that can be set."""
from __future__ import annotations

import json
import re
from html import escape
from html.parser import HTMLParser
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from cardhistory import claims, lessons
from cardhistory.games import game
from cardhistory.lessons import atlas, strip, tables
from cardhistory.lessons.page import DATA, data, has

STATIC = ("timeline", "map", "doubts", "sources", "reading", "notes")
LESSONS = tuple(sorted(path.stem for path in (Path(__file__).resolve().parent.parent / "notebooks" / "en").glob("*.ipynb")
                       if has(path.stem, "tables")))
"""The notebooks that are lessons; the others are pages beside them."""
TABLES = tuple((lesson, name) for lesson in LESSONS for name in data(lesson, "tables"))
SPANS = {"trappola": (35, 61, -2, 31), "primiera": (41, 53, -3, 15), "aluette": (39, 52, -57, 5),
         "etori": (30, 52, -1, 145)}
"""South, north, west and east of a lesson's events, in degrees."""


class Balanced(HTMLParser):
    """Fails where a tag is not closed in its place."""

    VOID = {"br", "img", "hr", "input", "meta", "link"}

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(found["id"] or "")
        if (found.get("href") or "").startswith("#"):
            self.targets.append((found["href"] or "")[1:])
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, f"</{tag}> closes {self.open[-3:]}"
        self.open.pop()


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("name", STATIC)
def test_a_piece_of_page_is_whole_and_loads_nothing(name: str, lesson: str) -> None:
    piece = getattr(lessons, name)(lesson)
    html = piece._repr_html_()
    reader = Balanced()
    reader.feed(html)
    assert not reader.open
    assert len(reader.ids) == len(set(reader.ids))
    assert html.startswith("<style>")
    for loading in ("<script", "<img", "@import", "url(", "<link", "<iframe", "src="):
        assert loading not in html, loading
    assert re.fullmatch(r"<[\w ]+>", repr(piece))


@pytest.mark.parametrize("name", STATIC)
def test_an_unknown_lesson_is_refused_by_name(name: str) -> None:
    with pytest.raises((ValueError, LookupError), match="whist"):
        getattr(lessons, name)("whist")


@pytest.mark.parametrize("lesson", LESSONS)
def test_events_have_sources_and_places(lesson: str) -> None:
    events = data(lesson, "events")["event"]
    ids = [event["id"] for event in events]
    assert len(set(ids)) == len(ids) and sorted(ids) == [f"{ids[0][0]}{number:02d}" for number in range(1, len(ids) + 1)]
    assert 12 <= sum("strip" in event for event in events) <= 16
    south, north, west, east = SPANS.get(lesson, (-90, 90, -180, 180))
    for event in events:
        assert event["sure"] in ("two", "one", "disputed"), event["id"]
        assert event["sources"] and all(claims.source(key) for key in event["sources"]), event["id"]
        if "lat" in event or lesson == "trappola":
            assert south < event["lat"] < north and west < event["lon"] < east, event["id"]
        assert event["text"].endswith((".", "”.", ".”")), event["id"]
        assert str(event["year"])[:2] in event["when"] or "century" in event["when"] or "about" in event["when"], event["id"]
        if event["sure"] == "disputed":
            assert event["doubt"], "what is doubtful is said in words, not by a mark alone"


@pytest.mark.parametrize("lesson", LESSONS)
def test_doubtful_events_are_marked_by_shape_and_word(lesson: str) -> None:
    html = str(strip.timeline(lesson))
    events = data(lesson, "events")["event"]
    assert html.count("Doubtful: ") == sum("strip" in event and "doubt" in event for event in events)
    assert html.count("Uncertain: ") == sum("doubt" in event for event in events) >= 4
    assert 'class="m0"' in html and 'class="m1"' in html and 'class="m2"' in html


@pytest.mark.parametrize("lesson", LESSONS)
def test_places_lie_on_the_map(lesson: str) -> None:
    route, seen = data(lesson, "route"), atlas.view(lesson)
    keys = {place["key"] for place in route["place"]}
    for place in route["place"]:
        assert seen.west < place["lon"] < seen.east and seen.south < place["lat"] < seen.north, place["key"]
        assert all(claims.source(key) for key in place["sources"])
        assert place["text"].endswith(".")
    for line in route["line"]:
        assert {line["from"], line["to"]} <= keys
        assert line["line"] == ("word" if line["to"] == "corfu" else "dotted"), "the road of the cards is a guess"
    html = str(lessons.map(lesson))
    assert all(escape(place["name"]) in html for place in route["place"])
    assert "drawing convention" in html


def test_the_numbers_of_a_map_do_not_touch() -> None:
    for lesson in (*LESSONS, "family"):
        for panel in str(lessons.map(lesson)).split("<svg viewBox=")[1:]:
            circles = [(float(x), float(y)) for x, y in re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)" r="13"', panel)]
            apart = [hypot(x - u, y - v) for n, (x, y) in enumerate(circles) for u, v in circles[:n]]
            assert not apart or min(apart) >= (28 if lesson == "family" else 40), lesson


def test_the_names_of_seas_fit_into_the_map_on_a_telephone() -> None:
    """There they are drawn in 25 units, a letter being 0.58 of that wide and 0.08 apart: wide italics, as browsers choose them."""
    for lesson in LESSONS:
        seen = atlas.view(lesson)
        for one in data(lesson, "route").get("region", []):
            x, _ = seen.at(one["lon"], one["lat"])
            half = len(one["name"]) * 25 * 0.66 / 2
            assert 8 < x - half and x + half < seen.size[0] - 8 or one.get("turn"), one["name"]


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_map_lies_inside_the_land_that_is_drawn(lesson: str) -> None:
    land = json.loads((DATA / f'{data(lesson, "route").get("land", "europe")}.json').read_text(encoding="utf-8"))
    west, east, south, north = land["window"]
    seen = atlas.view(lesson)
    assert west <= seen.west < seen.east <= east and south <= seen.south < seen.north <= north


@pytest.mark.parametrize("path", sorted(DATA.glob("*.json")), ids=lambda path: path.stem)
def test_the_coastline_is_small_and_says_where_it_comes_from(path: Path) -> None:
    assert path.stat().st_size <= 40_000
    land = json.loads(path.read_text(encoding="utf-8"))
    assert "public domain" in land["from"]
    west, east, south, north = land["window"]
    for ring in land["rings"]:
        assert len(ring) % 2 == 0 and len(ring) >= 8
        assert all(west <= lon <= east for lon in ring[::2]) and all(south <= lat <= north for lat in ring[1::2])


@pytest.mark.parametrize("lesson", LESSONS)
def test_all_doubts_are_shown(lesson: str) -> None:
    html = str(lessons.doubts(lesson))
    assert html.count("<details>") == len(claims.doubts(lesson))
    for one in claims.doubts(lesson):
        for reading in one.readings:
            if reading.option:
                assert f"{reading.option}=" in html
    parts = [str(lessons.doubts(lesson, topic=topic)) for topic in claims.TOPICS]
    assert sum(part.count("<details>") for part in parts) == len(claims.doubts(lesson))


def test_doubts_may_be_asked_for_by_name() -> None:
    few = str(lessons.doubts("trappola", "garzoni", "tarot"))
    assert few.count("<details>") == 2


@pytest.mark.parametrize("lesson", LESSONS)
def test_reading_and_sources_name_known_sources(lesson: str) -> None:
    for group in data(lesson, "reading")["group"]:
        for book in group["book"]:
            assert claims.source(book["key"]) and book["says"].endswith((".", "”.")), book["key"]
    assert str(lessons.sources(lesson)).count("Read: ") >= 30


def test_the_sources_of_trappola_are_many_and_some_were_not_opened() -> None:
    assert str(lessons.sources("trappola")).count("Read: ") >= 45
    assert "not read by us" in str(lessons.reading("trappola")).split("A History of Card Games")[1].split("</li>")[0]


def _set(lesson: str, name: str) -> Any:
    """A table of a lesson when it opens, as a state of the game by its own rules."""
    known = tables.setting(lesson, name)
    state = tables.by_rules(lesson, known).start(known["deal"], dealer=known["dealer"])
    for action in known.get("actions", ()):
        state = state.child(action)
    return state


@pytest.mark.parametrize(("lesson", "name"), TABLES)
def test_a_table_can_be_set_and_its_actions_are_legal(lesson: str, name: str) -> None:
    known, state = tables.setting(lesson, name), _set(lesson, name)
    assert state.to_act == 0, "the reader is to act when the table opens"
    assert len(known["goal"]) <= 260
    assert known["id"] == f"{lesson}-{name}"


def _play(name: str, *cards: str) -> tuple[int, ...]:
    """The reader plays these cards; the other plays the first that is legal."""
    known = tables.setting("trappola", name)
    state = game("trappola").start(known["deal"], dealer=known["dealer"])
    for action in known["actions"]:
        state = state.child(action)
    left = list(cards)
    while state.to_act is not None:
        if state.to_act == 0:
            card = next(card for card in left if state.why_illegal(f"play {card}") is None)
            left.remove(card)
            state = state.child(f"play {card}")
        else:
            state = state.child(state.legal_actions[-1])
    return state.outcome.points


def test_the_opening_is_what_its_text_says() -> None:
    assert _play("opening", "2D", "RC") == (25, 31)
    assert _play("opening", "RC", "2D") == (35, 31)


def test_the_ace_decides_between_26_52_and_78() -> None:
    assert [_play("twos", *order.split())[0] for order in ("AC 2S 2B 2C", "2S AC 2B 2C", "2S 2B AC 2C")] == [
        23 + 11 + 78 + 10, 23 + 11 + 10 + 52 + 10, 23 + 11 + 20 + 26 + 10]


def test_memory_tells_the_three_cards_of_the_other() -> None:
    known = tables.setting("trappola", "memory")
    state = game("trappola").start(known["deal"], dealer=known["dealer"])
    for action in known["actions"]:
        state = state.child(action)
    seen = state.observation(0)
    out = {card for _, cards in seen.thrown for card in cards} | set(seen.hand) | {c for t in seen.tricks for c in t.cards}
    assert sorted(str(card) for card in state.game.pack.cards if card not in out) == ["7C", "TB", "TC"]
    assert seen.points == (18, 15)
    assert _play("memory", "9B", "FS", "2D") == (18, 24)
    assert _play("memory", "FS", "9B", "2D")[0] > 18 and _play("memory", "2D", "FS", "9B")[0] > 24, "only the nine loses"


def test_the_hands_of_the_lesson_hold_what_its_text_says() -> None:
    points = {"A": 6, "R": 5, "C": 4, "F": 3}
    state = game("trappola").start(1526, dealer=1)
    assert sum(points.get(card.rank, 0) for card in state.hands[0]) == 16
    assert sum(points.get(card.rank, 0) for card in state.stock[:9]) == 28
    held = tables.setting("trappola", "sets")
    state = game("trappola").start(held["deal"], dealer=1).child("stand").child("stand")
    assert {"declare 3 R", "declare 3 2"} <= {str(action) for action in state.legal_actions}


@pytest.mark.parametrize(("lesson", "name"), TABLES)
def test_every_answer_is_folded_up(lesson: str, name: str) -> None:
    if "answer" in data(lesson, "tables")[name]:
        assert str(lessons.answer(lesson, name)).startswith("<details")
    else:
        with pytest.raises(ValueError, match=name):
            lessons.answer(lesson, name)


def test_a_table_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="opening, trick, twos"):
        tables.setting("trappola", "cheating")


def test_the_table_takes_changes_and_options() -> None:
    pytest.importorskip("anywidget")
    made = lessons.table("trappola", "hand", opponent="novice", target=100)
    assert made._session.game.rules.target == 100
    assert lessons.table("trappola", deal=7, preset="knauer")._session.game.preset == "knauer"


@pytest.mark.parametrize("game", claims.games())
def test_every_game_lists_what_is_not_known(game: str) -> None:
    """Each open question stands as the head of its own answers, so it says by itself what it asks."""
    html = str(lessons.doubts(game))
    reader = Balanced()
    reader.feed(html)
    questions = re.findall(r"<summary>(.*?)</summary>", html)
    assert not reader.open and len(questions) == len(claims.doubts(game)) == len(set(questions)) >= 2
    for question in questions:
        assert question.endswith("?") and question[0].isupper() and len(question.split()) >= 4, question
