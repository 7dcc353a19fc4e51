"""Exercises on paper: what a pupil's sheet shows and what only its key may say, their pages, and score sheets."""
from __future__ import annotations

import re
import unicodedata
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib import import_module

import pytest

import cardhistory as ch
from cardhistory import cli
from cardhistory.lessons.worksheet import Piece, choices, names_of, titles, worksheet
from cardhistory.lessons.worksheet_pages import worksheet_pages
from cardhistory.printing import fonts, pdf
from cardhistory.printing.deals import WrongWish
from cardhistory.printing.scores import score_pages, score_sheet
from cardhistory.widgets.exercise_play import PlaySession

exercises = import_module("cardhistory.lessons.exercises")
LESSONS = exercises.games()
ALL = [(lesson, n, name) for lesson in LESSONS for n, name in enumerate(exercises.names(lesson))]
SIZES = {"A4": (210, 297), "Letter": (215.9, 279.4)}
SVG = "{http://www.w3.org/2000/svg}"


def texts(pieces: tuple[Piece, ...]) -> Iterator[str]:
    for piece in pieces:
        yield from filter(None, (piece.text, *piece.texts))
        for answer in piece.answers:
            yield from filter(None, (answer.text, answer.reply))


def secrets(task) -> Iterator[str]:
    """What a pupil must not read before the answer."""
    yield from (task.learned, *task.hints)
    yield from (one["reply"] for one in task.body.get("options", ()))
    yield from task.body.get("replies", {}).values() if task.kind == "order" else ()
    yield from (task.body[key] for key in ("reply_near", "reply_far") if key in task.body)
    for way in ("wrong", "right"):
        yield from task.body.get(way, {}).values()


@pytest.mark.parametrize(("lesson", "n", "name"), ALL)
def test_the_sheet_asks_and_only_the_key_answers(lesson, n, name):
    task, one = exercises.task(lesson, name), worksheet(lesson).exercises[n]
    told, known = "\n".join(texts(one.sheet)), "\n".join(texts(one.key))
    assert one.name == name and one.heading == f"{n + 1}. {task.title}" and one.sheet[0].text == task.prompt
    assert not [text for text in secrets(task) if text in told]
    assert task.learned in known and all(hint in known for hint in task.hints)
    assert any(piece.kind == "lines" for piece in one.sheet) or task.kind == "order"
    if task.kind == "choose":
        (asked,), (answered,) = ([piece for piece in pieces if piece.kind == "answers"] for pieces in (one.sheet, one.key))
        options = task.body["options"]
        assert [answer.text for answer in asked.answers] == [option["text"] for option in options]
        assert {(answer.right, answer.reply) for answer in asked.answers} == {(None, "")}
        assert [(answer.right, answer.reply) for answer in answered.answers] == [(option["right"], option["reply"]) for option in options]
    elif task.kind == "order":
        (asked,), (answered,) = ([piece for piece in pieces if piece.cards] for pieces in (one.sheet, one.key))
        assert asked.kind == "order" and answered.cards == task.body["cards"] != asked.cards
        assert sorted(asked.cards, key=str) == sorted(answered.cards, key=str)
    elif task.kind == "predict":
        assert f"The answer: {task.body['shown']}." in known and f"The answer: {task.body['shown']}." not in told
    else:
        seen = PlaySession(task).match.state.observation(task.body["seat"])
        shown = [card for piece in one.sheet for card in piece.cards]
        open_cards = [card for _, cards in seen.fact("shown") or () for card in cards]
        assert sorted(map(str, shown)) == sorted(map(str, (*seen.hand, *(seen.trick.cards if seen.trick else ()), *open_cards)))
        line = next(piece.texts for piece in one.key if piece.texts)
        assert sum(text.startswith("You ") for text in line) == len(task.body["solution"])
        assert all(comment in known for comment in task.body["wrong"].values())


@pytest.mark.parametrize("key", [False, True])
@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_the_pages_keep_to_the_paper_and_lose_no_letter(lesson, paper, key):
    sheet = worksheet(lesson)
    pages = worksheet_pages(sheet, paper, key=key)
    data = pdf.document(pages, sheet.title(key))
    found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert [(float(w) / 72 * 25.4, float(h) / 72 * 25.4) for w, h in found] == [pytest.approx(SIZES[paper], abs=0.01)] * len(pages)
    width, height = SIZES[paper]
    packs = {one.pack.key for one in sheet.exercises}
    for page in pages:
        root = ET.fromstring(page)
        for node in root.iter(SVG + "text"):
            length, x, words = float(node.get("textLength", "0")), float(node.get("x")), "".join(node.itertext())
            left = x - length if node.get("text-anchor") == "end" else x
            assert 9 < left and left + length < width - 9 and float(node.get("y")) < height - 9, words
            assert kept(words), f"a letter of {words!r} cannot be printed"
        for node in root.findall(SVG + "use"):
            x, y, w, h = (float(node.get(name)) for name in ("x", "y", "width", "height"))
            assert 9 < x and x + w < width - 9 and y + h < height - 18
            assert any(f"-{pack}-" in node.get("href") or pack in node.get("href") for pack in packs)
    written = " ".join("".join(node.itertext()) for page in pages for node in ET.fromstring(page).iter(SVG + "text"))
    for one in sheet.exercises:
        for text in (one.heading, *texts(one.key if key else one.sheet)):
            assert set(text.split()) <= set(written.split()), text


def kept(words: str) -> bool:
    """Does the type of the PDF have every letter, a macron drawn over it included? An empty box or a question mark is a loss."""
    for letter, (code, macron) in zip(unicodedata.normalize("NFC", words), fonts.encoded(words), strict=True):
        plain = letter.encode("cp1252", "ignore") == code
        if not plain and not (macron and unicodedata.normalize("NFD", letter)[0].encode("cp1252", "ignore") == code):
            return False
    return True


def test_letters_that_would_be_lost_are_noticed():
    assert kept("Sekai yūgihō taizen, “deux d’écrit”") and not kept("絵取り") and not kept("Plzeň ř")


def test_some_exercises_are_numbered_anew_and_keep_the_order_of_the_lesson():
    sheet = worksheet("trappola", names_of(["two-now,ladder", " ladder"]))
    assert sheet.only == ("ladder", "two-now") and not sheet.all and worksheet("trappola").all
    assert [one.heading for one in sheet.exercises] == ["1. From the ace to the two", "2. Ten in the hand"]
    assert dict(titles())["how-we-know"] == "How we know" and dict(choices("trappola"))["two-now"] == "Ten in the hand"


def test_a_work_sheet_shows_cards_of_two_packs():
    pages = worksheet_pages(worksheet("etori", ("ladder", "joker-ladder")))
    faces = {node.get("href") for page in pages for node in ET.fromstring(page).findall(SVG + "use")}
    assert any("french53" in face and face.endswith("-Jk") for face in faces) and any("french53" not in face for face in faces)


@pytest.mark.parametrize(("wish", "sentence"), [
    (("chess",), "There is no work sheet for “chess”."), (("aluette", ("x",)), "There is no exercise “x” in the lesson Aluette."),
])
def test_what_is_not_there_is_said_in_a_sentence(wish, sentence):
    with pytest.raises(WrongWish, match=re.escape(sentence) + " There are: "):
        worksheet(*wish)


@pytest.mark.parametrize(("game", "preset"), [(game, preset) for game in ch.games() for preset in ch.presets(game)])
def test_score_sheets_stand_six_to_a_page(game, preset):
    for paper, (width, height) in SIZES.items():
        (page,) = score_pages(score_sheet(game, preset), paper)
        found = [(node, "".join(node.itertext())) for node in ET.fromstring(page).iter(SVG + "text")]
        words = [text for _, text in found]
        assert words.count("Deal") == words.count("Sum") == words.count("5") == 6, "deals to write down, and their sum"
        assert all(kept(text) and 9 < float(node.get("x")) and float(node.get("x")) + float(node.get("textLength")) < width - 9
                   and float(node.get("y")) < height - 9 for node, text in found if not node.get("text-anchor"))


def test_the_command_prints_them(tmp_path, capsys):
    def run(*given: str) -> tuple[int, str]:
        code = cli.main(["print", *given])
        out = capsys.readouterr()
        return code, out.out + out.err

    sheet, key, score = (tmp_path / name for name in ("sheet.pdf", "key.svg", "score.pdf"))
    assert run("worksheet", "trappola", "--only", "ladder,two-now", "--out", str(sheet), "--paper", "letter") == (
        0, f"Wrote {sheet}: 1 page, Letter. Print at 100 per cent, on one side.\n")
    assert sheet.read_bytes().startswith(b"%PDF")
    assert run("key", "family", "--out", str(key))[0] == 0 and "key to the work sheet" in (tmp_path / "key-1.svg").read_text()
    assert run("scores", "aluette", "--rules", "pagat", "--grey", "--out", str(score))[0] == 0 and score.stat().st_size > 1000
    for given, sentence in {("worksheet",): "after worksheet comes a lesson", ("key", "chess"): "There is no work sheet for “chess”.",
                            ("worksheet", "etori", "--only", "x"): "There is no exercise “x” in the lesson Etori.",
                            ("scores",): "after scores comes a game", ("scores", "chess"): "There is no game “chess”.",
                            ("trappola", "--only", "ladder"): "--only chooses exercises"}.items():
        code, told = run(*given)
        assert code == 2 and sentence in told
