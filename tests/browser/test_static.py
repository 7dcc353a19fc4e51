"""The edition without a server in a real browser: its tables wake up and answer, below a path of their own, and ask for nothing else."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.test_everybody import SHIFTS

AWAKE = 90_000  # milliseconds that Python may take to start on a busy machine


def test_the_first_table_wakes_up_and_answers_and_who_reads_further_down_keeps_the_place(
        open_page: Callable[..., Page], static_site: str) -> None:
    page = open_page(width=360, height=740)
    page.add_init_script(SHIFTS)
    page.goto(static_site + "en/trappola", wait_until="commit")
    page.wait_for_selector(".static-first .static-table")
    assert "You lead: play any card." in page.inner_text(".static-first"), "its position is there before Python is"
    page.evaluate("scrollTo({ top: document.documentElement.scrollHeight * 0.75, behavior: 'instant' })")
    box = "getBoundingClientRect()"
    page.evaluate(f"window.mine = [...document.querySelectorAll('.site-prose p')].find((one) => one.{box}.bottom > 0)")
    mine = f"mine.isConnected && mine.{box}.top"  # of the same paragraph, wherever it has gone
    left = page.evaluate(mine)
    assert -740 < left < 740, "it is in sight, or only just above"
    table = page.locator("#slot-2 .ch-table[data-ready='1'][data-version='0']")
    table.wait_for(timeout=AWAKE)
    page.wait_for_selector(".static-first", state="detached")
    page.wait_for_selector("body[data-lesson=ready]", timeout=AWAKE)
    assert page.evaluate("window.shifted") < 0.1 and abs(page.evaluate(mine) - left) < 60, "twenty tables above have come meanwhile"
    table.locator(".ch-hand [data-card='2D'], .ch-hand .ch-may").last.click()
    page.wait_for_selector("#slot-2 .ch-table:not([data-version='0'])")
    assert "two of coins" in page.inner_text("#slot-2 .ch-table")
    assert not page.locator(".static-waiting").count() and not page.locator(".site-notice[role=alert]").count()
    assert all(url.startswith((static_site, "blob:", "data:")) for url in page.watch.requests)


def test_where_python_cannot_start_or_does_not_come_the_page_says_so_at_once(open_page: Callable[..., Page], static_site: str) -> None:
    forbidden, gone = open_page(), open_page()
    forbidden.add_init_script("delete globalThis.WebAssembly")
    gone.route("**/python_stdlib.zip*", lambda route: route.fulfill(status=404, body="none"))
    for page in (forbidden, gone):
        page.goto(static_site + "en/trappola/", wait_until="commit")
        page.wait_for_selector("body[data-lesson=failed] .static-failed button", timeout=AWAKE)
        assert "cannot wake up in this browser" in page.inner_text(".static-failed")
        assert "You lead: play any card." in page.inner_text(".static-first"), "its position can still be read"
    gone.watch.errors.clear()


def test_a_site_that_is_opened_as_files_leads_from_page_to_page_and_says_that_no_table_will_wake_up(
        open_page: Callable[..., Page], static_folder: Path) -> None:
    page = open_page()
    page.goto((static_folder / "index.html").as_uri())
    page.get_by_role("link", name="Take a seat").first.click()
    page.wait_for_selector(".static-failed")
    assert page.url.endswith("/en/trappola/index.html") and "opened as a file" in page.inner_text(".static-first")
    assert "You lead: play any card." in page.inner_text(".static-first") and not page.locator(".static-note").count()
    page.get_by_role("link", name="See the notebook").first.click()
    assert "cardhistory" in page.title() and page.locator(".site-header").count() == 1
    assert page.watch.errors and all("file:" in one or "ERR_FAILED" in one for one in page.watch.errors), "no module is let in"
    page.watch.errors.clear()
