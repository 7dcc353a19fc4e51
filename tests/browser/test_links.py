"""Links, sharing, the projector look, and that no hand is lost: in a page of the site with a real kernel, and in a bare page."""
from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route

from cardhistory.widgets.links import TABLES
from tests.browser import bridge
from tests.browser.bridge import Bridged, mount, still
from tests.browser.conftest import START, environment, stop
from tests.browser.relay import kernel_process

READY = ".ch-table[data-ready='1'][data-version]"
CELLS = ("from cardhistory import widgets\nwidgets.Table('trappola', deal=7, id='trappola-hand', match=False, actions=['stand', 'stand'])",
         "widgets.Table('trappola', deal=1663, id='trappola-match')")
OWN = 416882537
"""The deal of number 17 in a class with deal 1526."""


@pytest.fixture(autouse=True)
def own_page() -> Iterator[None]:
    """The tables of other tests are on other pages."""
    TABLES.clear()
    yield
    TABLES.clear()


class Shelf:
    """A site with a page of two tables, one that fails and one that takes its time; it can be stopped and started again on its port."""

    def __init__(self, folder: Path) -> None:
        (folder / "en").mkdir()
        self.folder, self.port = folder, "0"

        def write(name: str, *cells: str) -> None:
            kernel = {"name": "python3", "display_name": "Python", "language": "python"}
            made = nbformat.v4.new_notebook(metadata={"title": name, "kernelspec": kernel})
            made.cells = [nbformat.v4.new_markdown_cell(f"# {name}\n\nRead me."), *map(nbformat.v4.new_code_cell, cells)]
            nbformat.write(made, folder / "en" / f"{name}.ipynb")

        write("tables", *CELLS)
        until_read = f"import os, time\nwhile not os.path.exists({str(folder / 'read')!r}): time.sleep(0.05)\nprint('late')"
        write("wrong", "1 / 0", "import sys; print('secret words', file=sys.stderr)", until_read, CELLS[0])
        self.start()

    def start(self) -> None:
        log = self.folder / "log"
        with log.open("w") as stream:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "cardhistory", "serve", "--no-browser", "--port", self.port, "--notebooks", str(self.folder),
                 "--preheat", "1", "--root-url", "/school/"],
                cwd=self.folder, env=environment(), stdout=stream, stderr=subprocess.STDOUT)
        end = time.monotonic() + START
        while "Open http" not in log.read_text():
            assert self.process.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        self.url = next(word for word in log.read_text().split() if word.startswith("http"))
        self.port = self.url.rsplit(":", 1)[1].split("/")[0]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    made = Shelf(tmp_path_factory.mktemp("links"))
    yield made
    stop(made.process)  # type: ignore[arg-type]


def bare(page: Page, table: Bridged, query: str = "") -> None:
    """Mount a table in a bare page that was opened by a link."""
    plain = bridge.ADDRESS
    try:
        bridge.ADDRESS = plain + query
        mount(page, table)
    finally:
        bridge.ADDRESS = plain


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(READY).nth(1).wait_for(timeout=60_000)


def title(page: Page, n: int) -> str:
    return page.locator(".ch-title").nth(n).inner_text()


def act(page: Page, table: Any, times: int = 1) -> None:
    for _ in range(times):
        before = table.get_attribute("data-version")
        table.locator("[data-action=continue], [data-action=stand], .ch-may").first.click()
        page.wait_for_function("([table, before]) => table.dataset.version !== before", arg=[table.element_handle(), before])


def hand(table: Any) -> list[str]:
    return [*table.locator(".ch-card").evaluate_all("all => all.map((one) => one.dataset.card)"), table.locator(".ch-status").inner_text()]


def back(page: Page) -> None:
    """Wait until the page is loaded anew and the hand is back."""
    said = "[...document.querySelectorAll('.ch-live')].some((one) => one.textContent.startsWith('Your hand is back'))"
    page.wait_for_function(said, timeout=30_000)


def test_a_link_opens_its_hand_and_the_older_game_is_not_lost(open_page: Callable[..., Page], shelf: Shelf) -> None:
    page = open_page()
    arrive(page, shelf.url + "en/tables")
    act(page, page.locator(READY).nth(1), 2)
    mine = hand(page.locator(READY).nth(1))
    arrive(page, shelf.url + "en/tables?deal=1526&number=17&seat=1&players=novice")  # the kernel was waiting before its reader came
    match = page.locator(READY).nth(1)
    match.locator(".ch-note", has_text="number 17 of deal 1526").wait_for()
    assert f"Deal {OWN}" in title(page, 1) and "Deal 7," in title(page, 0)
    page.wait_for_function("scrollY > 300")  # the table that is meant is brought into sight
    assert match.locator(".ch-player.ch-turn").inner_text().startswith("You") or match.locator("[data-action=continue]").count()
    act(page, match, 1)
    linked = hand(match)
    page.reload()
    back(page)
    assert hand(page.locator(READY).nth(1)) == linked
    page.locator(".ch-note", has_text="Your own game").get_by_role("button", name="Go to it").click()
    page.wait_for_url(shelf.url + "en/tables")
    back(page)
    assert hand(page.locator(READY).nth(1)) == mine
    arrive(page, shelf.url + "en/tables?deal=1526&number=17&seat=1&players=novice")
    back(page)
    assert hand(page.locator(READY).nth(1)) == linked, "and the link's hand is where it was left"


def test_a_link_in_a_frame_and_the_table_it_names(open_page: Callable[..., Page], shelf: Shelf) -> None:
    page = open_page()
    address = shelf.url + "around.html"
    inside = f'<iframe width="900" height="700" src="{shelf.url}en/tables?deal=1526&table=hand&rules=hoyle"></iframe>'
    page.route(address, lambda route: route.fulfill(
        body=f'<!doctype html><title>A school</title><link rel="icon" href="data:,">{inside}', content_type="text/html"))
    page.goto(address)
    frame = page.frame_locator("iframe")
    frame.locator(READY).nth(1).wait_for(timeout=30_000)
    note = frame.locator(".ch-note").first
    note.wait_for()
    assert "“hoyle”" in note.inner_text() and "cardano" in note.inner_text()
    assert "Deal 1526" in frame.locator(".ch-title").nth(0).inner_text() and "Deal 1663" in frame.locator(".ch-title").nth(1).inner_text()
    note.locator(".ch-shut").click()
    assert frame.locator(".ch-note").count() == 0


def kernel(page: Page) -> str:
    return str(json.loads(page.locator("#jupyter-config-data").text_content() or "{}")["kernelId"])


def test_after_a_killed_kernel_and_a_restarted_server_the_same_hand_goes_on(open_page: Callable[..., Page], shelf: Shelf) -> None:
    page = open_page()
    arrive(page, shelf.url + "en/tables?deal=1526")
    act(page, page.locator(READY).nth(1), 2)
    left = hand(page.locator(READY).nth(1))
    os.kill(kernel_process(kernel(page), shelf.process.pid), signal.SIGKILL)
    lost = page.locator(".ch-lost").first
    lost.wait_for()  # though the reader does nothing
    assert "kept in this browser" in lost.inner_text()
    lost.get_by_role("button").click()
    back(page)
    assert hand(page.locator(READY).nth(1)) == left
    act(page, page.locator(READY).nth(1))
    left = hand(page.locator(READY).nth(1))
    stop(shelf.process)  # type: ignore[arg-type]
    page.locator(READY).nth(1).locator("[data-action=continue], .ch-may").first.click()
    lost = page.locator(READY).nth(1).locator(".ch-lost")
    lost.wait_for()
    lost.get_by_role("button").click()
    page.locator(".ch-lost", has_text="The server does not answer yet").wait_for()
    shelf.start()
    back(page)  # by itself, as soon as the server is there
    assert hand(page.locator(READY).nth(1)) == left
    page.watch.errors.clear()  # type: ignore[attr-defined]


def test_two_tabs_lose_no_hand(open_page: Callable[..., Page]) -> None:
    first = open_page()

    def tab() -> Page:
        page = first.context.new_page()
        mount(page, Bridged("trappola", deal=1526, id="x"))
        return page

    mount(first, Bridged("trappola", deal=1526, id="x"))
    act(first, first.locator(READY))
    second = tab()
    assert "Deal 1526" in title(second, 0)
    second.click("[data-tool=deals]")
    second.fill(".ch-dialog .ch-form input", "99")
    second.keyboard.press("Enter")
    second.get_by_role("button", name="Give it up").click()
    second.locator(".ch-title", has_text="Deal 99").wait_for()
    act(first, first.locator(READY))  # the older game is played on, and written over the other
    third = tab()
    assert "Deal 1526" in title(third, 0) and third.locator(READY).get_attribute("data-version") == "1"
    third.click("[data-tool=deals]")
    with third.expect_navigation():
        third.get_by_role("button", name="Take up Deal 99").click()
    fourth = tab()
    assert "Deal 99" in title(fourth, 0)
    fourth.click("[data-tool=deals]")
    assert fourth.get_by_role("button", name="Take up").all_inner_texts() == ["Take up Deal 1526, code T1FP-CH"]


def test_the_dialog_of_sharing(open_page: Callable[..., Page]) -> None:
    page = open_page(width=360, height=740)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin="http://localhost")
    bare(page, Bridged("trappola", deal=1526), "?seat=7")
    assert "seats at this table are 0, 1" in page.inner_text(".ch-note")
    page.focus(".ch-card")
    page.keyboard.press("k")
    page.wait_for_selector(".ch-link-one")
    assert not page.locator("svg.ch-qr").count(), "no code for an address that others cannot reach"
    assert page.is_visible(".ch-wish-what") and not page.is_visible(".ch-wish-fixed"), "these boxes do nothing for a position only"
    assert "T1FP-CH" in page.inner_text(".ch-shown strong") and "--host 0.0.0.0" in page.inner_text(".ch-dialog")
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_text("Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == "http://localhost/table?deal=1526&rules=cardano&dealer=1&players=tavern&seat=0"
    page.get_by_label("the other players").uncheck()
    page.get_by_label("a link for each seat").check()
    page.wait_for_function("document.querySelectorAll('.ch-link-one').length === 2")
    page.get_by_label("Address of this machine").fill("10.0.0.7:8866")
    page.wait_for_function("document.querySelector('.ch-link-one textarea').value.startsWith('http://10.0.0.7:8866/table?deal=1526&rules')")
    page.wait_for_selector("svg.ch-qr path + path")
    page.get_by_label("Only for number").fill("17")
    page.wait_for_function("document.querySelector('.ch-link-one textarea').value.includes('deal=1526&number=17')")
    page.evaluate("() => { const open = window.open; window.open = (...all) => Object.assign(open(...all), { print() {} }); }")
    with page.expect_popup() as list_:
        page.get_by_role("button", name="Print numbers and links").click()
    list_.value.wait_for_selector("tr:nth-child(30)")
    assert "deal=1526&number=30&" in list_.value.inner_text("tr:nth-child(30) td")
    list_.value.close()
    page.get_by_label("Address of this machine").focus()
    assert page.input_value(".ch-link-one:last-child textarea").endswith("dealer=1&seat=1")
    assert page.evaluate("document.activeElement.id.startsWith('ch-host')") and page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not Axe().run(page).response["violations"]
    page.keyboard.press("Escape")
    page.click("[data-tool=deals]")
    page.fill(".ch-own [name=number]", "x")
    page.keyboard.press("Enter")
    page.get_by_text("Write a whole number from 1 to 999999.").wait_for()
    page.fill(".ch-own [name=number]", "17")
    page.keyboard.press("Enter")
    page.locator(".ch-title", has_text=f"Deal {OWN}").wait_for(state="attached")


def test_at_the_servers_own_machine_a_link_has_the_address_for_the_room(page: Page, site: str) -> None:
    asked = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json={"addresses": ["192.0.2.7:8866", "198.51.100.3:8866"]})

    page.route("**/address", answer)
    page.goto(f"{site}en/trappola")
    page.wait_for_function("document.body?.dataset.lesson === 'ready'", timeout=60_000)
    page.locator("[data-tool=share]").first.click()
    link = page.locator("dialog[open] .ch-link-one textarea")
    page.wait_for_selector("dialog[open] svg.ch-qr")
    assert link.input_value().startswith("http://192.0.2.7:8866/en/trappola?") and asked == [f"{site}address"]
    host = page.get_by_label("Address of this machine")
    assert host.input_value() == "192.0.2.7:8866" and "found this address by itself" in page.inner_text("dialog[open]")
    host.fill("")
    page.wait_for_function("document.querySelector('dialog[open] .ch-link-one textarea').value.includes('localhost')")
    assert "--host 0.0.0.0" in page.inner_text("dialog[open]") and host.input_value() == "" and len(asked) == 1
    host.fill("10.0.0.7")
    page.wait_for_function("document.querySelector('dialog[open] .ch-link-one textarea').value.startsWith('http://10.0.0.7/')")


@pytest.mark.parametrize("key", ["trappola", "primiera", "aluette", "etori"])
def test_on_a_projector_the_cards_are_a_sixth_of_the_screen(open_page: Callable[..., Page], key: str) -> None:
    page = open_page(width=1280, height=720)
    bare(page, Bridged(key, deal=11), "?look=projector")
    page.wait_for_selector("html.ch-projecting .ch-projector")
    for _ in range(2):
        may = page.locator("[data-action=continue], .ch-may").first
        if may.count():
            may.click()
            still(page)
    for width, height in ((1280, 720), (800, 600)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        heights = "all => all.map((one) => one.getBoundingClientRect()).map((box) => box.width ? box.height : 999)"
        cards = page.eval_on_selector_all(".ch-hand .ch-face, .ch-spot", heights)
        assert cards and min(cards) >= height / 6
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not Axe().run(page).response["violations"]


def test_the_projector_look_in_a_page_and_back(open_page: Callable[..., Page], shelf: Shelf) -> None:
    page = open_page(width=1280, height=720)
    arrive(page, shelf.url + "en/tables?look=projector")
    page.wait_for_selector("html.ch-projecting")
    page.wait_for_timeout(300)
    at, room = page.evaluate("[scrollY, document.documentElement.scrollHeight - innerHeight]")
    assert at == 0 < room, "it begins at the first table"
    arrive(page, shelf.url + "en/tables?deal=1526&look=projector")
    page.wait_for_selector("html.ch-projecting")
    assert not page.locator(".site-header").is_visible() and not page.get_by_text("Read me.").is_visible()
    assert page.get_by_role("heading", name="tables").is_visible()
    match = page.locator(READY).nth(1)
    act(page, match, 3)
    match.locator("[data-tool=replay]").click()
    page.wait_for_selector(".ch-replays")
    page.evaluate("document.activeElement.blur()")
    seen = [match.locator(".ch-status").inner_text()]
    for key in ("PageDown", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)  # without any focus, as from a remote
        node = match.locator(".ch-status").element_handle()
        page.wait_for_function("([node, before]) => node.textContent !== before", arg=[node, seen[-1]])
        seen.append(match.locator(".ch-status").inner_text())
    assert seen[3] == seen[1] != seen[2]
    match.get_by_role("button", name="Back to the page").click()
    assert page.locator(".site-header").is_visible() and "look" not in page.url and "deal=1526" in page.url


def test_a_failing_and_a_slow_cell_speak_in_readers_words(open_page: Callable[..., Page], shelf: Shelf) -> None:
    page = open_page()
    page.goto(shelf.url + "en/wrong", wait_until="commit")
    page.get_by_text("Read me.").wait_for()
    page.locator(".site-slot", has_text="Dealing the cards…").first.wait_for()
    (shelf.folder / "read").touch()
    page.locator(READY).wait_for(timeout=60_000)
    shown = page.inner_text("main")
    assert page.locator(".site-notice").count() == 1 and shown.count("could not be set up") == 1
    assert not any(word in page.content() for word in ("Traceback", "ZeroDivision", "secret words"))
    assert "late" in shown and "Dealing the cards" not in shown
