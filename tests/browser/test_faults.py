"""Faults in the middle of a hand, in every game: the network slow, deaf or gone, the kernel dead, the server started anew.

The hand goes on with the same cards, and the reader reads what has happened, with one button.
"""
from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, Route

from cardhistory.games import games
from tests.browser.conftest import Server, stop, until
from tests.browser.relay import Relay, kernel_process
from tests.browser.test_site import alive

TABLE = ".ch-table[data-ready='1'][data-version]"
PAGES = {"west": ("trappola", "primiera", "aluette", "etori"), "east": ("coteccio", "elfern", "kakeya", "goninkan")}
UNKNOWN = """from pathlib import Path
from cardhistory import widgets
table = widgets.Table("trappola", deal=1719)
display(table)
left = Path({times!r})
if times := left.read_text():
    left.write_text(times[1:])
    table.close()"""
"""A table that the page shows and the kernel has forgotten, as many times as there are letters in a file."""


def test_no_game_is_left_out() -> None:
    assert sorted(sum(PAGES.values(), ())) == sorted(games())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two lessons with a table of each game, and one with a single one."""
    root = tmp_path_factory.mktemp("faults")
    (root / "en").mkdir()
    cells = {name: [f"from cardhistory import widgets\nwidgets.Table({key!r}, deal=1719, id={key!r})" for key in keys]
             for name, keys in PAGES.items()}
    cells["one"] = cells["west"][:1]
    (root / "times").write_text("")
    cells["unknown"] = [UNKNOWN.format(times=str(root / "times"))]
    for name, code in cells.items():
        made = nbformat.v4.new_notebook(metadata={"title": name, "kernelspec": {"name": "python3", "display_name": "Python"}})
        made.cells = [nbformat.v4.new_code_cell(each) for each in code]
        made.cells.append(nbformat.v4.new_markdown_cell("Text to read."))
        nbformat.write(made, root / "en" / f"{name}.ipynb")
    return root


class House:
    """A server that can be started anew behind the same address."""

    def __init__(self, folder: Path, serve: Callable[..., Server]) -> None:
        self._start = lambda: serve("--notebooks", str(folder), "--preheat", "0")
        self.server = self._start()
        self.relay = Relay(self.server.url)

    def stop(self) -> None:
        stop(self.server.process)

    def again(self) -> None:
        self.server = self._start()
        self.relay.there = self.server.url


@pytest.fixture(scope="module")
def house(folder: Path, serve: Callable[..., Server]) -> Iterator[House]:
    made = House(folder, serve)
    yield made
    made.relay.close()


def arrive(page: Page) -> None:
    page.locator(TABLE).nth(3).wait_for(timeout=60_000)


ACT = """async (patience) => {
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const one = async (table) => {
    const before = table.dataset.version, cards = [...table.querySelectorAll('.ch-hand .ch-card')];
    const may = (query) => table.querySelector(query);
    if (may('[data-action=continue]')) await pause(350); // a second click in a breath is taken for a double click
    if (may('.ch-pick')) cards.forEach((card, n) => (n === 0 || n === cards.length - 1) && card.click());
    (may('[data-action=continue], .ch-pick') ?? may('.ch-hand .ch-may') ?? may('.ch-actions .ch-do:not([aria-disabled])')).click();
    for (let time = 0; time < patience && table.dataset.version === before; time += 20) await pause(20);
    return table.dataset.version !== before;
  };
  return (await Promise.all([...document.querySelectorAll('.ch-table')].map(one))).every(Boolean);
}"""


def act(page: Page) -> None:
    """At every table the first thing that may be done, and its answer."""
    assert page.evaluate(ACT, 60_000), page.inner_text("main")


def hands(page: Page) -> list[list[str]]:
    """Of each table the cards of the hand, the deal, and what is said to the reader."""
    return page.locator(TABLE).evaluate_all("""(all) => all.map((one) => [...[...one.querySelectorAll('.ch-hand .ch-card')].map(
        (card) => card.dataset.card), one.querySelector('.ch-title').textContent, one.querySelector('.ch-status').textContent])""")


def goes_on(page: Page, left: list[list[str]]) -> None:
    """The page has been loaded anew, and every hand lies as it lay."""
    page.wait_for_function("window.before === undefined", timeout=60_000)
    arrive(page)
    page.wait_for_function("document.querySelector('.ch-live').textContent.startsWith('Your hand is back')")
    until(lambda: hands(page) == left, page)  # of all tables


def lost(page: Page) -> Locator:
    """What tells the reader, at each table, that nobody answers."""
    return page.locator(".ch-lost")


def marked(pages: list[Page]) -> list[list[list[str]]]:
    """How the hands lie; a page that is loaded anew loses its mark."""
    for page in pages:
        page.evaluate("window.before = true")
    return [hands(page) for page in pages]


def go_on(pages: list[Page], left: list[list[list[str]]]) -> None:
    """Each reader is told, presses the button, and plays on."""
    for page in pages:
        lost(page).first.get_by_role("button").click()
    for page, lay in zip(pages, left, strict=True):
        goes_on(page, lay)


def kernel(page: Page) -> str:
    return str(json.loads(page.locator("#jupyter-config-data").text_content() or "{}")["kernelId"])


NOW_AND_THEN = """() => {
  const real = setInterval;
  window.dropped = 0;
  window.lines = [];
  window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); window.lines.push(this); } };
  window.setInterval = (then, time, ...more) => time === 15000 ? (window.dropped += 1) : real(then, time, ...more);
}"""
"""No table looks by itself whether somebody is still there: only what the page hears can tell it. And a hand on its lines."""


def test_every_hand_goes_on_after_every_fault(open_page: Callable[..., Page], house: House) -> None:
    """Two readers at once, with a table of every game between them: each fault is waited for once."""
    pages, relay = [open_page() for _ in PAGES], house.relay
    for page, name in zip(pages, PAGES, strict=True):
        page.add_init_script(f"({NOW_AND_THEN})()")
        page.goto(f"{relay.url}en/{name}", wait_until="commit")
    for page in pages:
        arrive(page)
        act(page)
        act(page)

    relay.delay = 0.2  # a slow network: four tenths of a second on the way there and back
    for page in pages:
        act(page)
        assert lost(page).count() == 0
    relay.delay = 0.0

    left = [hands(page) for page in pages]
    relay.cut()  # gone for a moment: nobody need know
    for page, lay in zip(pages, left, strict=True):
        act(page)
        assert hands(page) != lay
    for page in pages:  # and whoever plays while the line is just ending
        assert page.evaluate(f"() => {{ window.lines.at(-1).close(); return ({ACT})(60000); }}")
        assert lost(page).count() == 0 and page.evaluate("window.lines.length") == 3
        assert not [error for error in page.watch.errors if "CLOSING" in error]  # type: ignore[attr-defined]

    relay.deaf = True  # what was played gets lost on the way
    for page in pages:
        assert not page.evaluate(ACT, 0)
        page.evaluate("window.clock = performance.now.bind(performance), window.at = clock(), performance.now = () => at")  # nothing is old
    until(lambda: all(lost(page).count() for page in pages))
    left = [hands(page) for page in pages]
    relay.cut()
    relay.deaf = False
    until(lambda: all(hands(page) != lay and not lost(page).count() for page, lay in zip(pages, left, strict=True)))
    for page in pages:
        page.evaluate("performance.now = clock")

    left = marked(pages)
    relay.shut = True  # gone for longer
    relay.cut()
    for page in pages:
        lost(page).first.wait_for()
        assert "kept in this browser" in lost(page).first.inner_text() and lost(page).first.get_by_role("button").count() == 1
    relay.shut = False
    go_on(pages, left)

    left = marked(pages)
    for page in pages:
        assert page.evaluate("window.dropped") == 1, "the interval of table_keep.js"
        os.kill(kernel_process(kernel(page), house.server.process.pid), signal.SIGKILL)
    go_on(pages, left)  # though nobody has played
    for page in pages:
        act(page)

    left = marked(pages)
    house.stop()
    for page in pages:
        lost(page).first.wait_for()
        lost(page).first.get_by_role("button").click()
        page.get_by_text("The server does not answer yet").wait_for()
    house.again()
    for page, lay in zip(pages, left, strict=True):
        goes_on(page, lay)  # by itself, as soon as it answers
        page.watch.errors.clear()  # type: ignore[attr-defined]  # the browser notes every socket that was closed


def test_a_network_that_lets_no_line_through_is_explained(open_page: Callable[..., Page], house: House) -> None:
    page = open_page()
    house.relay.shut = True
    try:
        page.goto(f"{house.relay.url}en/one")
        note = page.locator(".site-late")
        note.wait_for()
        assert "does not come about" in note.inner_text() and "WebSockets" in note.inner_text()
        assert page.get_by_text("Text to read.").is_visible() and page.evaluate("document.body.dataset.lesson") is None
    finally:
        house.relay.shut = False
    note.get_by_role("button").click()
    page.locator(TABLE).wait_for(timeout=60_000)
    page.watch.errors.clear()  # type: ignore[attr-defined]


def test_a_page_whose_tables_its_kernel_does_not_know_is_loaded_anew_once(
        open_page: Callable[..., Page], house: House, folder: Path) -> None:
    page = open_page()
    (folder / "times").write_text("xx")
    page.goto(f"{house.relay.url}en/unknown")
    note = page.locator(".site-late")
    note.wait_for()
    assert "could not be laid" in note.inner_text() and page.get_by_text("Text to read.").is_visible()
    assert page.evaluate("document.body.dataset.lesson") == "broken" and not page.get_by_text("Error displaying widget").is_visible()
    assert not (folder / "times").read_text(), "it was loaded twice"
    note.get_by_role("button").click()
    page.wait_for_function("document.body?.dataset.lesson === 'ready'", timeout=60_000)
    assert page.locator(TABLE).count() == 1
    page.watch.errors.clear()  # type: ignore[attr-defined]  # in which the widget manager says that it does not know the table


def test_a_page_whose_kernel_has_died_before_it_was_asked_is_loaded_anew(open_page: Callable[..., Page], house: House) -> None:
    page = open_page()
    asked: list[str] = []

    def strike(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            os.kill(kernel_process(kernel(page), house.server.process.pid), signal.SIGKILL)
            until(lambda: not alive(house.server.url, kernel(page)))  # the server has noticed
        route.continue_()

    page.route(re.compile(r"/api/kernels/[0-9a-f-]+\?"), strike)
    page.goto(f"{house.relay.url}en/one")
    page.wait_for_function("document.body?.dataset.lesson === 'ready'", timeout=60_000)
    assert page.locator(TABLE).count() == 1 and len(asked) == 2
    page.watch.errors.clear()  # type: ignore[attr-defined]
