"""Work sheets, keys, score sheets and the page for teachers in a real browser: they fit, they print, and a wrong wish is answered."""
from __future__ import annotations

import re
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe

from cardhistory.lessons.page import data

SHEET = "print/worksheet?lesson=aluette&only=which-spoils,eight,madame"
KEY = "print/key?lesson=etori&only=ladder,joker-ladder,save-the-king"
PAGES = (SHEET, KEY, "print/scores?game=goninkan", "teachers")


def fetch(url: str) -> tuple[int, str, bytes]:
    try:
        with urlopen(url, timeout=60) as reply:
            return reply.status, reply.headers["Content-Type"], reply.read()
    except HTTPError as error:
        return error.code, error.headers["Content-Type"], error.read()


@pytest.mark.parametrize(("path", "width"), [*((path, 360) for path in PAGES), (SHEET, 1280)])
def test_the_pages_fit_their_window(open_page, site, path, width):
    page = open_page(width=width, height=740)
    page.goto(site + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("h1").count() == 1 and page.evaluate("document.querySelectorAll('script').length") == 0
    if width == 360:
        found = Axe().run(page).response["violations"]
        assert [each["id"] for each in found if each["impact"] in {"serious", "critical"}] == []
        assert page.evaluate("""[...document.querySelectorAll('.print-form :is(label, select, button)')].every(
            (one) => one.getBoundingClientRect().height >= 43.5)"""), "large enough for a finger"


def test_a_teacher_chooses_exercises_and_comes_to_their_key(page, site):
    page.goto(site + "print/")
    page.get_by_role("link", name="work sheet of Trappola").click()
    assert page.locator(".paper-exercise").count() == len(data("trappola", "exercises")) and not page.get_by_text("To remember").count()
    page.get_by_role("checkbox", name="From the ace to the two").check()
    page.get_by_role("checkbox", name="Ten in the hand").check()
    page.get_by_label("Paper").select_option("Letter")
    page.get_by_role("button", name="Show these").click()
    assert page.locator(".paper-exercise h2").all_inner_texts() == ["1. From the ace to the two", "2. Ten in the hand"]
    printed = page.pdf(prefer_css_page_size=True)
    sizes = [(float(w), float(h)) for w, h in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)]
    assert len(sizes) in (1, 2) and set(sizes) == {(612.0, 792.0)}
    status, kind, file = fetch(page.get_by_role("link", name="PDF, Letter").evaluate("(one) => one.href"))
    assert status == 200 and kind == "application/pdf" and file.startswith(b"%PDF")
    page.get_by_role("link", name="The key to these exercises").click()
    assert page.locator(".paper-exercise").count() == 2 and page.get_by_text("To remember").count() == 2
    page.goto(site + "teachers")
    assert page.get_by_role("link", name="/print/scores?game=trappola").evaluate("(one) => one.href").endswith("print/scores?game=trappola")


@pytest.mark.parametrize(("path", "sentence"), [
    ("print/worksheet?lesson=chess", "There is no work sheet for “chess”."),
    ("print/key?lesson=etori&only=<b>", "There is no exercise “&lt;b&gt;” in the lesson Etori."),
    ("print/worksheet.pdf?lesson=etori&only=x", "There is no exercise “x” in the lesson Etori."),
    ("print/key?lesson=etori&paper=A3", "There is no paper “A3” here."),
    ("print/scores?game=chess", "There is no game “chess”."),
    ("print/scores.pdf?game=etori&rules=x", "There are no rules “x” for Etori."),
])
def test_a_wrong_wish_is_answered_in_a_sentence(site, path, sentence):
    status, kind, page = fetch(site + path.replace("<b>", "%3Cb%3E"))
    assert status == 400 and kind.startswith("text/html") and sentence in page.decode()
