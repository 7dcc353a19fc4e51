"""The gallery of a lesson in a real browser: keys, focus, what is told, how it fits."""
from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

LESSON = "en/trappola"
NAME = "document.activeElement.getAttribute('aria-label')"


@pytest.fixture
def gallery(open_page, site):
    """A function: the lesson at a width, its gallery ready."""
    def make(width: int = 1280, height: int = 800):
        page = open_page(width=width, height=height, reduced_motion="reduce")  # no smooth scrolling to wait for
        page.goto(site + LESSON)
        page.wait_for_function("document.body?.dataset.lesson === 'ready'", timeout=60_000)
        page.locator(".ch-sprite").first.wait_for(state="attached", timeout=30_000)
        return page
    return make


def test_arrow_keys_walk_through_the_pack_and_its_words_follow(gallery):
    page = gallery()
    cards = page.locator(".chg-grid button")
    assert cards.count() == 36 and page.locator(".chg-grid button[tabindex='0']").count() == 1
    cards.first.focus()
    told = {}
    for key, name in (("ArrowRight", "king of swords"), ("ArrowDown", "king of batons"), ("ArrowLeft", "ace of batons"),
                      ("ArrowUp", "ace of swords"), ("ArrowLeft", "ace of swords"), ("End", "two of coins"), ("Home", "ace of swords")):
        page.keyboard.press(key)
        assert page.evaluate(NAME) == name, key
        assert page.locator(".chg-name").text_content() == name
        assert page.locator(".chg-grid button[aria-pressed='true']").get_attribute("aria-label") == name
        told[name] = page.locator(".chg-panel dl").inner_text()
    assert len(set(told.values())) == len(told), "each card has a description of its own"
    assert page.locator(".chg-panel").get_attribute("aria-live") == "polite"
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.chg-grid') !== null"), "one stop for the Tab key"


def test_keys_of_the_gallery_do_not_leak(gallery):
    """A notebook would take them for its commands; with Ctrl they are the browser's."""
    page = gallery()
    page.evaluate("window.heard = []; document.addEventListener('keydown', (event) => heard.push(event.key))")
    page.locator(".chg-grid button").first.focus()
    before = page.evaluate("scrollY")
    for key in ("ArrowRight", "a", "d", "Home", "Escape"):
        page.keyboard.press(key)
    assert page.evaluate("heard") == [] and page.evaluate("scrollY") == before
    page.keyboard.press("Control+ArrowRight")
    assert "ArrowRight" in page.evaluate("heard") and page.evaluate(NAME) == "ace of swords"


def test_a_tap_on_a_phone_tells_everything_and_nothing_sticks_out(gallery):
    page = gallery(360, 740)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    last = page.locator(".chg-grid button").last
    last.click()  # scrolled to within the box
    assert page.locator(".chg-name").text_content() == "two of coins"
    panel = page.locator(".chg-panel")
    assert panel.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1"), "its text is cut"
    assert panel.evaluate("(node) => getComputedStyle(node).position") == "static", "it covers the cards"
    size = last.bounding_box()
    assert min(size["width"], size["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("width", [1280, 360])
def test_the_gallery_is_accessible(gallery, width):
    found = Axe().run(gallery(width), context=".chg").response["violations"]
    assert [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found] == []
