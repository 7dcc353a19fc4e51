"""Experiments in the browser: by mouse at 360 pixels, by keys at 1280, and cancelled in the middle."""
from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import cardhistory as ch
from cardhistory.simulate import EXPERIMENTS, comparison
from cardhistory.widgets.simulation_run import Question
from tests.browser.exercise_bridge import BridgedSimulation, mount


def one(key: str) -> BridgedSimulation:
    return BridgedSimulation(Question(EXPERIMENTS[key], key))


def two_books() -> BridgedSimulation:
    rules = ch.game("trappola"), ch.game("trappola", ending_two_mode="doubling")
    return BridgedSimulation(Question(comparison(*rules, "novice"), "matter", 2000, "numbers.matter.kind", ("One. The other.",)))


def settled(page: Page, number: int, state: str) -> None:
    page.wait_for_selector(f"#w{number} .chs[data-state='{state}']")


def clean(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    assert not found, [(each["id"], each["nodes"][0]["html"][:200]) for each in found]


def at(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.do ?? document.activeElement.className"))


def test_by_mouse_at_360_pixels(open_page: Callable[..., Page]) -> None:
    page = open_page(width=360, height=740, has_touch=True)
    mount(page, one("primiera.draw"), two_books())
    clean(page)
    page.tap("#w0 [data-choice='2']")
    page.tap("#w0 [data-do='deal']")
    settled(page, 0, "done")
    assert "of 2,000 cards were cups" in page.inner_text("#w0 .chs-found") and not page.is_visible("#w0 .chs-exact")
    page.tap("#w0 [data-do='count']")
    page.wait_for_selector("#w0 .chs-exact:visible")
    assert "You guessed 19: right." in page.inner_text("#w0 .chs-exact")
    assert "counted exactly it is 19.4" in str(page.get_attribute("#w0 .chs-picture", "aria-label"))
    assert page.locator("#w0 .chs-picture svg path[stroke]").count() == 5
    page.tap("#w0 summary")
    assert page.locator("#w0 tbody tr").count() == 20 and page.inner_text("#w0 tbody tr:last-child th") == "2,000"
    # The other one takes longer: it is cancelled while a portion is on its way.
    assert page.is_disabled("#w1 [data-do='guess']") and page.inner_text("#w1 output") == "…", "the middle is nobody's guess"
    page.tap("#w1 input")
    page.tap("#w1 [data-do='guess']")
    page.tap("#w1 [data-do='deal']")
    page.wait_for_function("document.querySelector('#w1 progress').value > 0")
    page.tap("#w1 [data-do='cancel']")
    settled(page, 1, "cancelled")
    dealt = page.inner_text("#w1 .chs-found")
    page.wait_for_timeout(300)
    assert page.inner_text("#w1 .chs-found") == dealt and " of 2,000 " not in dealt and page.locator("#w1 .chs-outcomes li").count() == 3
    clean(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for selector in ("button", "input", "summary"):
        for box in page.eval_on_selector_all(f".chs {selector}", """all => all.filter((one) => one.getClientRects().length)
          .map((one) => one.getBoundingClientRect().toJSON())"""):
            assert box["width"] >= 44 and box["height"] >= 44 and box["right"] <= 360, box


def test_by_keys(page: Page) -> None:
    mount(page, one("trappola.set"))
    page.focus("#before")
    page.keyboard.press("Tab")
    for _ in range(30):
        page.keyboard.press("ArrowLeft")
    assert page.inner_text("#w0 output") == "20 in 100" and page.get_attribute("#w0 input", "aria-valuetext") == "20 in 100"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    settled(page, 0, "guessed")
    assert at(page) == "deal" and page.inner_text("#w0 .chs-live") == "You guessed 20 in 100."
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.dataset.do === 'cancel'")
    settled(page, 0, "done")
    page.wait_for_function("document.activeElement.dataset.do === 'count'")
    assert page.inner_text("#w0 .chs-live").startswith("Dealt. 395 of 2,000 hands had a set")
    page.keyboard.press("Enter")
    page.wait_for_selector("#w0 .chs-exact:visible")
    assert at(page) == "chs-exact" and "You guessed 20: right." in page.inner_text("#w0 .chs-live")
    clean(page)
    page.evaluate("leaves.forEach((leave) => leave())")
    assert page.evaluate("models[0].listeners()") == 0 and page.locator(".chs").count() == 0
