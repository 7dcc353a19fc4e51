"""A deal of every game in a real browser: once by mouse, once by keys alone, at a wide and at a narrow window."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import cardhistory as ch
from tests.browser.bridge import Bridged, later, mount

MOST = 140
DO = ".ch-actions .ch-do:not([aria-disabled])"


def quick(key: str, deal: int) -> Bridged:
    """A table whose other players answer at once."""
    short = {"targets": (16, 16, 16)} if key == "goninkan" else {}  # a round that ends with its first dealing
    return Bridged(ch.game(key, **short), deal=deal, opponent="tavern" if "tavern" in ch.players(key) else "novice")


def at_a_narrow_window(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def version(page: Page) -> int:
    return int(page.get_attribute(".ch-table", "data-version") or -1)


def picks(page: Page) -> bool:
    return bool(page.query_selector(".ch-pick"))


@pytest.mark.parametrize("key", ch.games())
def test_a_deal_by_mouse(open_page: Callable[..., Page], key: str) -> None:
    page = open_page(width=320, height=740)
    mount(page, quick(key, 11))
    assert at_a_narrow_window(page)
    for box in page.eval_on_selector_all(".ch-hand .ch-card", "all => all.map((one) => one.getBoundingClientRect().toJSON())"):
        assert box["width"] >= 44 and box["height"] >= 44, "a finger finds it"
    for _ in range(MOST):
        if page.is_visible(".ch-result"):
            break
        before = version(page)
        if page.query_selector("[data-action=continue]"):
            page.click("[data-action=continue]")
        elif picks(page):
            page.locator(".ch-hand .ch-card").first.click()
            page.locator(".ch-hand .ch-card").last.click()
            page.click(".ch-pick")
        elif page.query_selector(".ch-hand .ch-may"):
            page.locator(".ch-hand .ch-may").last.click()
        else:
            page.locator(DO).first.click()
        page.wait_for_function(f"document.querySelector('.ch-table').dataset.version > {before}")
        assert at_a_narrow_window(page)
    assert page.inner_text(".ch-verdict")
    assert not Axe().run(page).response["violations"]


@pytest.mark.parametrize("key", ch.games())
def test_a_deal_by_keys_alone(open_page: Callable[..., Page], key: str) -> None:
    page = open_page(width=1280, height=800)
    mount(page, quick(key, 11))
    page.focus("#before")
    page.keyboard.press("Tab")

    def inside(where: str) -> bool:
        return bool(page.evaluate(f"!!document.activeElement.closest({where!r})"))

    def to(where: str) -> None:
        for _ in range(60):
            if inside(where):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not reach {where}")

    for _ in range(MOST):
        if page.is_visible(".ch-result"):
            break
        before = version(page)
        later(page)
        if page.query_selector("[data-action=continue]"):
            to(".ch-main")
        elif picks(page):
            page.keyboard.press("h")
            page.keyboard.press("Home")
            page.keyboard.press(" ")
            page.keyboard.press("End")
            page.keyboard.press(" ")
            assert page.get_attribute(".ch-card:last-child", "aria-pressed") == "true"
            to(".ch-pick")
        elif page.query_selector(".ch-hand .ch-may"):
            page.keyboard.press("h")
            page.keyboard.press("Home")
            for _ in range(20):
                if inside(".ch-may"):
                    break
                page.keyboard.press("ArrowRight")
        else:
            to(DO)
        page.keyboard.press("Enter")
        page.wait_for_function(f"document.querySelector('.ch-table').dataset.version > {before}")
        assert not inside("body:not(:has(*))") and page.evaluate("document.activeElement !== document.body")
    assert page.inner_text(".ch-verdict") and page.inner_text(".ch-live")


def test_a_list_of_signs_is_reached_and_used_by_keys(open_page: Callable[..., Page]) -> None:
    page = open_page(width=1280, height=800)
    table: Any = Bridged("aluette", deal=5)
    mount(page, table)
    page.wait_for_selector(".ch-choice select")
    assert page.get_attribute(".ch-choice select", "aria-label") == "Signs and words"
    options = page.eval_on_selector_all(".ch-choice option", "all => all.map((one) => one.value)")
    sign = next(one for one in options if one.startswith("sign"))
    page.select_option(".ch-choice select", sign)
    page.focus(".ch-choice button")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.ch-table').dataset.version > 0")
    assert page.inner_text(".ch-live").startswith("You make a sign:")
    assert page.evaluate("document.activeElement !== document.body")


def test_a_deal_is_printed_from_the_site_around_it_and_nowhere_else(open_page: Callable[..., Page]) -> None:
    page = open_page(width=1280, height=800)
    mount(page, Bridged("aluette", deal=5))
    page.click("[data-tool=deals]")
    assert not page.query_selector("dialog a")
    page.keyboard.press("Escape")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<a data-print href=\"/school/print/\">print</a>')")
    page.click("[data-tool=deals]")
    link = page.get_attribute("dialog a", "href") or ""
    assert link.endswith("/school/print/deal?game=aluette&deal=A5-1B&rules=article")


def test_other_rules_lay_the_table_anew_also_with_another_pack(open_page: Callable[..., Page]) -> None:
    page = open_page(width=360, height=740)
    mount(page, Bridged("primiera", deal=5))
    for preset, cards in (("italian", 40), ("berni", 52)):
        page.click("[data-tool=deals]")
        page.select_option("[name=rules]", preset)
        page.click(".ch-form:has([name=rules]) .ch-do")
        page.wait_for_selector(f".ch-table[data-ready='1'] .ch-rules:has-text('{'fifty-five' if preset == 'italian' else 'Berni'}')",
                               state="attached")
        assert page.evaluate("Object.keys(window.model.get('labels').cards).length") == cards
        assert page.locator(".ch-table").count() == 1 and not page.is_visible("dialog")
        assert page.evaluate("!!document.activeElement.closest('.ch-table')")
