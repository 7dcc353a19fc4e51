"""The family of the games and the pages beside the lessons: relations with sources, events with places, links with an end."""
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from cardhistory import claims, lessons
from cardhistory.claims import history
from cardhistory.games import games
from cardhistory.lessons import linked, tree
from cardhistory.lessons.page import data, has
from cardhistory.words import Words
from tests.test_notebook import MYTHS, REF, _plain, _prose, _read, _words

FOLDER = Path(__file__).resolve().parent.parent / "notebooks" / "en"
BOOKS = sorted(FOLDER.glob("*.ipynb"))
PAGES = ("how-we-know", "family")
FOUR = ("trappola", "primiera", "aluette", "etori")
ASKED = {"seen": "observed", "told-by-whom": "described", "hole-or-hint": "incomplete", "ours-or-rebuilt": "ours"}
"""The exercises that ask which claims have a status."""

FAMILY = tree.family()
GAMES = {game["key"]: game for game in FAMILY["game"]}

# The trees

def test_every_game_that_has_a_table_or_a_history_card_hangs_in_a_tree() -> None:
    assert len(GAMES) == len(FAMILY["game"]) and set(games()) <= set(GAMES)
    assert {game["card"] for game in FAMILY["game"] if "card" in game} == {card.key for card in history.history()}
    trees = [one["key"] for one in FAMILY["tree"]]
    places = [(game["tree"], *game["at"]) for game in FAMILY["game"]]
    assert len(set(places)) == len(places) and {game["tree"] for game in FAMILY["game"]} == set(trees) == set(FOUR)
    for game in FAMILY["game"]:
        assert game["name"] and game["where"] and game["when"] and game["pack"] and game["state"] in ("alive", "gone", "unknown", "thing")
        assert "page" not in game or (FOLDER / f"{game['page']}.ipynb").exists()


def test_every_relation_is_told_with_sources_that_are_as_many_as_it_says() -> None:
    pairs = [(one["from"], one["to"], one["kind"]) for one in FAMILY["relation"]]
    assert len(set(pairs)) == len(pairs) >= 50
    for one in FAMILY["relation"]:
        assert GAMES[one["from"]]["tree"] == GAMES[one["to"]]["tree"] and one["from"] != one["to"]
        assert one["kind"] in tree.KINDS and one["sure"] in tree.SURE and one["says"].endswith((".", ".”"))
        assert one["sources"] and all(claims.source(key) for key in one["sources"])
        assert one["sure"] != "documented" or len(one["sources"]) >= 2, pairs
    alone = set(GAMES) - {key for one in FAMILY["relation"] for key in (one["from"], one["to"])}
    assert not alone, "a game without any relation hangs in the air"


@pytest.mark.parametrize(("older", "younger"), [
    ("tarot", "trappola"), ("primiera", "poker"), ("egypt", "aluette"), ("engraved", "trappola")])
def test_what_the_sources_refute_is_a_branch_sawn_off(older: str, younger: str) -> None:
    told = [one for one in FAMILY["relation"] if (one["from"], one["to"]) == (older, younger) and one["kind"] != "idea"]
    assert [one["sure"] for one in told] == ["refuted"]


def test_the_picture_and_the_words_tell_the_same() -> None:
    html = str(lessons.family())
    for key, game in GAMES.items():
        assert html.count(f'href="#kin-{key}"') == 1 and html.count(f'id="kin-{key}"') == 1
        assert unescape(html).count(f">{game['name']}</") >= 2
    assert html.count('class="branch"') == len(FAMILY["relation"])
    for one in FAMILY["relation"]:
        assert one["says"] in unescape(html)


def test_every_event_of_the_four_games_belongs_to_a_game_of_the_trees_and_stands_on_the_line() -> None:
    known = {event["id"]: event for event in linked.events("family")}
    used = {key for game in FAMILY["game"] for key in game["events"]}
    own = {event["id"] for event in data("family", "events")["event"]}
    assert used == set(known), "each event lights up somewhere"
    assert own | {event["id"] for lesson in FOUR for event in data(lesson, "events")["event"]} == set(known)
    html = str(lessons.timeline("family"))
    assert all(html.count(f'id="event-{key}"') == 1 for key in known)
    for game in FAMILY["game"]:
        spots = {key for spot in linked.spots("family") for key in spot["keys"]}
        assert all(f"{game['tree']}-{place}" in spots for place in game.get("places", ()))


@pytest.mark.parametrize("page", [*FOUR, "family"])
def test_events_have_a_kind_and_lead_to_places_of_the_map(page: str) -> None:
    keys = {key for spot in linked.spots(page) for key in spot["keys"]}
    html, there = str(lessons.timeline(page)), str(lessons.map(page))
    found = linked.events(page)
    assert len({event["id"] for event in found}) == len(found)
    for event in found:
        assert event["kind"] in linked.EVENT_KINDS and event["game"] in FOUR
        assert event["spot"] in keys | {""}, event["id"]
        assert all(claims.source(key) for key in event["sources"])
    assert sum(bool(event["spot"]) for event in found) > len(found) / 2
    assert there.count('id="spot-') == len(linked.spots(page)) == there.count('href="#spot-')
    assert html.count('href="#event-') == len(found) + sum("strip" in event for event in found)


@pytest.mark.parametrize("page", [*FOUR, "family"])
def test_the_parts_of_a_page_stand_in_time(page: str) -> None:
    heads = re.findall(r"^## (.*)$", "\n".join(_prose(_read(FOLDER / f"{page}.ipynb"))), re.MULTILINE)
    parts = data(page, "events")["section"]
    assert len(parts) >= 2 and all(part["heading"] in heads for part in parts)
    assert all(part["from"] <= part["to"] for part in linked.sections(page))
    html = str(lessons.timeline(page))
    assert json.loads(unescape(re.search(r'data-sections="([^"]*)"', html)[1])) == linked.sections(page)  # type: ignore[index]

# The pages

@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_short_and_never_long_without_something_to_do(page: str) -> None:
    notebook = _read(FOLDER / f"{page}.ipynb")
    least, most = (900, 1400) if page == "how-we-know" else (400, 1400)
    assert least <= sum(map(_words, _prose(notebook))) <= most
    run = 0
    for cell in notebook["cells"]:
        run = run + _words("".join(cell["source"])) if cell["cell_type"] == "markdown" else 0
        assert run <= 120, cell["id"]
    assert "lessons.exercise(" in "".join(notebook["cells"][1]["source"]), "it opens with a decision"


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_its_notes_and_tells_no_myth(page: str) -> None:
    text = "\n".join(_prose(_read(FOLDER / f"{page}.ipynb")))
    notes = data(page, "notes")["note"]
    assert REF.findall(text) == [(str(n), str(n), str(n)) for n in range(1, len(notes) + 1)]
    for note in notes:
        assert note["text"].endswith((".", "”.")) and note["sources"] and all(claims.source(key) for key in note["sources"])
    told = [_plain(text), *(note["text"] for note in notes), *(one["says"] for one in FAMILY["relation"] if one["sure"] != "refuted")]
    for myth in (myth for some in MYTHS.values() for myth in some if myth not in (r"Philip II", r"Philip II\b")):
        assert not [part for part in told if re.search(myth, part, re.IGNORECASE)], myth


@pytest.mark.parametrize("page", PAGES)
def test_the_pieces_of_a_page_are_made(page: str) -> None:
    for name in ("sources", "reading", "notes"):
        assert "<li" in str(getattr(lessons, name)(page))
    for group in data(page, "reading")["group"]:
        assert all(claims.source(book["key"]) and book["says"].endswith(".") for book in group["book"])


@pytest.mark.parametrize(("name", "status"), ASKED.items())
def test_the_rules_that_are_sorted_are_claims_word_for_word(name: str, status: str) -> None:
    source = data("how-we-know", "exercises")[name]["source"]
    every = {one.rule for game in claims.games() for one in claims.of(game)}
    for option in data("how-we-know", "exercises")[name]["options"]:
        text = option["text"].partition(": ")[2] if option["text"] not in every else option["text"]
        one = next(claims.claim(key) for key in source if claims.claim(key).rule == text[0].upper() + text[1:])
        assert option["right"] == (one.status.value == status), one.id
        assert option["reply"].startswith(Words("en")(f"lesson.status.{one.status.value}")), one.id


@pytest.mark.parametrize(("lesson", "key", "read"), [
    ("primiera", "berni", False), ("primiera", "ore", False), ("primiera", "striggio", False), ("trappola", "vitali-trappola", False),
    ("trappola", "cardano", True), ("primiera", "nq-1913", True)])
def test_what_we_did_not_read_is_marked_where_it_is_recommended(lesson: str, key: str, read: bool) -> None:
    row = next(row for row in unescape(str(lessons.reading(lesson))).split("</li>") if claims.source(key).full in row)
    assert (Words("en")("lesson.unread") in row) is not read


def test_every_status_is_shown_with_an_example_of_its_own() -> None:
    shown = unescape(str(lessons.statuses()))
    for status in claims.Status:
        assert status.meaning in shown
        some = [one.rule for game in claims.games() for one in claims.of(game) if one.status is status]
        assert any(rule in shown for rule in some) and f"{len(some)} of our" in shown


def test_the_numbers_that_the_pages_name_are_counted() -> None:
    every = claims.sources()
    shut = 100 * sum(one.read.startswith("Not ") for one in every) / len(every)
    asked = data("how-we-know", "exercises")["never-opened"]
    assert [band["text"] for band in asked["bands"] if band["from"] <= shut < band["to"]] == ["about one in eight"]
    assert len(every) > 200 and abs(shut - asked["answer"]) < 3
    real = [game for game in FAMILY["game"] if game["state"] != "thing"]
    leaves = data("family", "exercises")["leaves"]
    assert leaves["answer"] == sum(game["state"] == "alive" for game in real) and f"{len(real)} games" in leaves["prompt"]
    text = "\n".join(_prose(_read(FOLDER / "family.ipynb")))
    assert sum(one["sure"] == "refuted" for one in FAMILY["relation"]) == 5 and "Five branches" in text

# Links

def _pieces(path: Path) -> Iterator[str]:
    """The HTML of a notebook's page, without what needs a running widget."""
    page = path.stem
    for cell in _read(path)["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            yield re.sub(r"(?<!\!)\[([^\]]*)\]\(([^)]*)\)", r'<a href="\2">\1</a>', source)
            yield "".join(f'<h2 id="{linked.anchor(head)}"></h2>' for head in re.findall(r"^#+ (.*)$", source, re.MULTILINE))
        for name, asked in re.findall(r"lessons\.(\w+)\(([^)]*)\)", source):
            if name in ("timeline", "map", "sources", "reading", "notes", "family", "statuses", "doubts", "history_cards", "answer"):
                yield str(eval(f"lessons.{name}({asked})", {"lessons": lessons}))  # the notebooks are ours
    assert page


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_every_link_of_a_page_leads_somewhere(path: Path) -> None:
    html = "\n".join(_pieces(path))
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids)), sorted({one for one in ids if ids.count(one) > 1})
    for link in map(unescape, re.findall(r'\bhref="([^"]+)"', html)):
        parts = urlsplit(link)
        if parts.scheme:
            assert parts.scheme in ("http", "https") and parts.netloc and " " not in link, link
        elif parts.path:
            assert (FOLDER / parts.path).exists() and parts.path.endswith(".ipynb"), link
        else:
            assert parts.fragment in ids or parts.fragment.startswith("chl-land-"), link


def test_no_address_is_written_in_two_ways() -> None:
    seen: dict[str, str] = {}
    for one in claims.sources():
        if not one.url:
            continue
        parts = urlsplit(one.url)
        assert parts.scheme in ("http", "https") and "." in parts.netloc and " " not in one.url, one.key
        same = f"{parts.netloc.lower().removeprefix('www.')}{parts.path.rstrip('/')}?{parts.query}"
        assert seen.setdefault(same, one.url) == one.url, f"{one.key}: {one.url} and {seen[same]}"


def test_lessons_lead_to_the_family_and_to_how_we_know() -> None:
    for lesson in FOUR:
        text = "\n".join(_prose(_read(FOLDER / f"{lesson}.ipynb")))
        assert "(family.ipynb)" in text and "(how-we-know.ipynb)" in text
    assert all(has(page, "notes") for page in PAGES)
