"""The words of the games: one glossary for lessons and tables, said as then or in plain English."""
from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

from cardhistory import claims, lessons
from cardhistory.games import games
from cardhistory.lessons.page import has
from cardhistory.words import Words, templates, terms

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted((ROOT / "notebooks" / "en").glob("*.ipynb"))
LESSONS = [path for path in PAGES if has(path.stem, "tables")]
QUOTED = 9  # words from which on it is a quotation and no term
TAPPED = re.compile(r'<(i|b|span) lang="([\w-]+)">(.*?)</\1>', re.DOTALL)


def sentences() -> list[tuple[str, str]]:
    return [(key, text) for key, template in templates().items()
            for text in (template if isinstance(template, tuple) else (template,))]


def prose(path: Path) -> str:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")


def test_every_entry_is_whole():
    for one in terms.terms():
        assert one.meaning.endswith(".") and one.meaning[0].isupper() and len(one.meaning) <= 160, one.key
        assert one.plain and "‹" not in one.plain and not one.plain.endswith("."), one.key
        assert bool(one.reading) == (one.lang == "ja"), one.key
        assert set(one.games) <= set(games()) and one.games, one.key
        assert all(claims.source(key) for key in one.sources)
        for form in one.forms:
            assert Words().has(f"terms.lang.{form.lang}"), form
            assert terms.find(form.text)[0] is one


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_every_foreign_word_of_a_page_has_its_entry_in_its_language(path):
    tapped = [(lang, unescape(said)) for _, lang, said in TAPPED.findall(prose(path)) if len(said.split()) < QUOTED]
    assert path not in LESSONS or len(tapped) >= 8
    for lang, said in tapped:
        term, form = terms.find(said)
        assert form.lang == lang and (path not in LESSONS or path.stem in term.games), said


def test_every_entry_is_used():
    used = {term.key for _, text in sentences() for term, _ in terms.within(text)}
    for path in LESSONS:
        used |= {terms.find(unescape(said))[0].key for _, _, said in TAPPED.findall(prose(path)) if len(said.split()) < QUOTED}
    assert {one.key for one in terms.terms()} == used


def test_every_term_that_a_table_says_is_marked():
    """What the browser shows as a term is just what can be said in plain words."""
    from cardhistory.widgets.terms import at_table

    for game in games():
        forms = [re.escape(form.text) for term in at_table(game) for form in term.forms if form.text.lower() not in ("re",)]
        if not forms:
            continue
        loose = re.compile(rf"(?<![\w-])(?:{'|'.join(forms)})(?![\w-])")
        for key, text in sentences():
            if key.startswith(f"{game}."):
                assert not loose.search(terms.MARK.sub(" ", text)), (key, text)


def test_plain_words_fit_where_the_term_stood():
    for key, text in sentences():
        for article, mark in re.findall(r"\b([Aa]n?) (‹[^›]+›)", text):
            for way in terms.WAYS:
                assert (terms.resolve(mark, way)[0] in "aeiou") == (len(article) == 2), (key, mark)
        for way in terms.WAYS:
            said = terms.resolve(text, way)
            assert not set("‹›|") & set(said), key
            assert "  " not in said and not re.search(r" [.,;:]", said), (key, said)
            if "‹" in text:
                assert ".name." in key or said[0].isupper() == terms.resolve(text, "period")[0].isupper(), (key, said)


def test_a_reader_may_have_the_terms_or_plain_english():
    then, plain = Words(), Words(terms="plain")
    assert then("primiera.refused.nothing_to_show") == "You have no primiera or better to show."
    assert plain("primiera.refused.nothing_to_show") == "You have no four-suit hand or better to show."
    assert (then("aluette.name.2D"), plain("aluette.name.2D")) == ("le Borgne (the one-eyed man)", "the one-eyed man")
    assert plain("aluette.refused.no_announcement_now").startswith("A run of the last tricks is announced only")
    with pytest.raises(ValueError, match="period, plain"):
        Words(terms="latin")
    with pytest.raises(KeyError):
        terms.within("an ‹unknown› word")


@pytest.mark.parametrize("game", [path.stem for path in LESSONS])
def test_a_lesson_lists_its_words(game):
    html = str(lessons.glossary(game))
    assert html.startswith('<details class="chl chl-words" id="words">')
    assert html.count("<dt>") == len(terms.of(game)) == html.count('id="word-')
    for one in terms.of(game):
        assert f'<i lang="{one.lang}">' in html


def test_a_game_without_words_is_refused():
    with pytest.raises(ValueError, match="etori, goninkan"):
        lessons.glossary("whist")


def test_a_page_of_several_games_has_one_list() -> None:
    html = str(lessons.glossary("coteccio", "kakeya"))
    assert html.count('id="word-coteccio"') == html.count('id="word-kakeya"') == html.count("chl-words") == 1
    both = len(terms.of("coteccio", "kakeya"))
    assert f"The {both} words of these games" in html and len(terms.of("kakeya")) < both


@pytest.mark.parametrize(("game", "then", "plain"), [
    ("primiera", "punto", "suit count"), ("aluette", "Monsieur", "the gentleman"),
    ("kakeya", "The renshō beats", "The highest card beats"), ("trappola", "R the king (re)", "R the king,")])
def test_a_table_changes_its_wording_in_the_middle_of_a_hand(game, then, plain):
    from cardhistory.games import game as find_game
    from cardhistory.widgets.labels import labels
    from cardhistory.widgets.session import TableSession

    session = TableSession(find_game(game), 1526, opponent="novice")
    if game == "trappola":
        session.handle({"type": "act", "version": 0, "action": "stand"})
    drawn = {"faces": {}, "back": "", "box": [58, 106]}

    def said() -> str:
        return json.dumps([session.scene(), labels(session, "u", drawn)], ensure_ascii=False)

    before, log = said(), session.match.state.log
    assert then in before and "‹" not in before
    session.handle({"type": "terms", "version": session.version, "terms": "plain"})
    after = said()
    assert plain in after and "‹" not in after and session.scene()["terms"] == "plain"
    assert session.match.state.log == log and not session.scene()["say"]
    assert session.handle({"type": "terms", "version": session.version - 1, "terms": "period"}) == [{"type": "stale"}]
    session.handle({"type": "terms", "version": session.version, "terms": "latin"})
    assert session.scene()["notice"] and session.scene()["terms"] == "plain"
    session.handle({"type": "terms", "version": session.version, "terms": "period"})
    assert json.loads(said())[1] == json.loads(before)[1]


@pytest.mark.parametrize("game", [path.stem for path in LESSONS])
def test_goals_and_exercises_can_be_told_in_plain_words(game):
    """Every goal and every text of an exercise: no term is left but as a name, and the sentence still holds together."""
    from cardhistory.lessons.page import data
    from cardhistory.widgets.terms import at_table, in_plain

    texts = [one["goal"] for one in data(game, "tables").values() if "goal" in one]
    for one in data(game, "exercises").values():
        more = [*one.get("options", []), *one.get("bands", [])]
        texts += [one["title"], one["prompt"], *one["hints"], one["learned"], one.get("question", ""), one.get("goal", ""),
                  *(each[name] for each in more for name in ("text", "reply") if name in each),
                  *(text for name in ("wrong", "right", "replies") if isinstance(one.get(name), dict) for text in one[name].values())]
    forms = [form.text for term in at_table(game) for form in term.forms]
    loose = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, forms))})(?![\w-])")
    changed = {text: in_plain(game, text) for text in texts if in_plain(game, text) != text}
    assert len(changed) >= {"primiera": 30, "aluette": 25, "etori": 15}.get(game, 0)
    for text, said in changed.items():
        assert not loose.search(said), (text, said)
        assert text[0].isupper() == said[0].isupper() and not re.search(r"\b(\w+) \1\b|\b(?:a|an|your) the\b|['’]s the\b", said), said
        assert not re.search(r"\b[Aa] [aeio]|\b[Aa]n [^aeiouhAEIOU8]", said), said


def test_a_letter_that_is_only_nearly_one_of_a_term_stays():
    from cardhistory.widgets.terms import in_plain

    assert in_plain("aluette", "The mordienne.") != "The mordienne."
    assert in_plain("aluette", "The mordıenne.") == "The mordıenne."


def test_the_wording_of_an_exercise_follows_the_reader():
    task = lessons.exercise("primiera", "your-punto")
    sent = []
    task.send = lambda content, buffers=None: sent.append(content)
    then = json.dumps([task.task, task.exercise])
    task._heard(task, {"type": "terms", "terms": "plain"}, [])
    plain = json.dumps([task.task, task.exercise])
    assert "your hand is a suit count" in plain and "punto" not in plain.replace(".your-punto", "") and sent == [{"type": "seen"}]
    task._heard(task, {"type": "terms", "terms": "latin"}, [])
    assert "not understood" in task.exercise["notice"] and task.task["terms"] == "plain"
    task._heard(task, {"type": "terms", "terms": "period"}, [])
    assert json.loads(then)[0] == task.task
    play = lessons.exercise("aluette", "run")
    play.send = lambda content, buffers=None: None
    assert "mordienne" in play.scene["goal"] and "mordienne" in play.scene["name"]
    play._heard(play, {"type": "terms", "version": play.scene["version"], "terms": "plain"}, [])
    assert play.scene["goal"] == "Keep Jeanne from making a run of the last tricks." and play.task["terms"] == "plain"
    play._heard(play, {"type": "exercise", "do": "restore", "version": 0, "memory": "x"}, [])
    assert play.exercise["notice"], "a wording is no step of the exercise"
