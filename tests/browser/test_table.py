"""The table where readers meet it: in a page of the site, and in JupyterLab. Whole hands, reloads, a dead kernel, foreign keys."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

from tests.browser.bridge import later
from tests.browser.conftest import until

DRAWN = ".ch-table[data-ready='1'][data-version]"
CELLS = ("from cardhistory import widgets\nwidgets.Table('trappola', deal=1526, id='first')",
         "widgets.Table('trappola', deal=7, id='second', match=False, actions=['stand', 'stand'])")


def notebook() -> Any:
    kernel = {"name": "python3", "language": "python", "display_name": "Python"}
    made = nbformat.v4.new_notebook(metadata={"title": "Tables", "kernelspec": kernel})
    made.cells = [nbformat.v4.new_markdown_cell("# Two tables"), *map(nbformat.v4.new_code_cell, CELLS)]
    return made


@pytest.fixture(scope="module")
def tables(serve: Callable[..., Any], tmp_path_factory: pytest.TempPathFactory) -> str:
    """Address of a page with two tables."""
    folder = tmp_path_factory.mktemp("tables")
    (folder / "en").mkdir()
    nbformat.write(notebook(), folder / "en" / "tables.ipynb")
    return str(serve("--notebooks", str(folder), "--preheat", "1").url) + "en/tables"


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(DRAWN).nth(1).wait_for(timeout=150_000)


def version(table: Any) -> str:
    return str(table.get_attribute("data-version"))


def changed(page: Page, table: Any, before: str) -> None:
    handle = table.element_handle()
    page.wait_for_function("([table, before]) => table.dataset.version !== before", arg=[handle, before])


def play(page: Page, table: Any, moves: int = 99) -> None:
    """Click what may be done, until the deal is over or so many moves are made."""
    for _ in range(moves):
        if table.locator(".ch-result").is_visible():
            return
        before = version(table)
        table.locator("[data-action=continue], [data-action=stand], .ch-may").first.click()
        changed(page, table, before)


def refuse(page: Page, table: Any) -> None:
    """Play until a card may not be played, choose it, and read why."""
    for _ in range(40):
        bad = table.locator(".ch-not")
        if bad.count():
            cards = table.locator(".ch-card").count()
            bad.first.click(force=True)
            table.locator(".ch-slip:not([hidden])").wait_for()
            text = table.locator(".ch-slip").inner_text()
            assert "You must follow suit" in text and "The rule: " in text and "Reported by: " in text
            assert table.locator(".ch-card").count() == cards
            return
        play(page, table, 1)
    raise AssertionError("no card was refused")


def shown(table: Any) -> list[str]:
    return [*table.locator(".ch-card").evaluate_all("all => all.map((one) => one.dataset.card)"), table.locator(".ch-status").inner_text()]


def with_keys(page: Page, table: Any) -> None:
    """Play a whole deal without the mouse; the focus never leaves the table."""
    here = "document.activeElement.closest('.ch-table') !== null"
    table.locator(".ch-card[tabindex='0']").focus()
    for _ in range(60):
        if table.locator(".ch-result").is_visible():
            break
        before = version(table)
        if table.locator("[data-action=continue]").count():
            later(page)
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("h")
            page.keyboard.press("Home")
            while not page.evaluate("document.activeElement.classList.contains('ch-may')"):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        changed(page, table, before)
        assert page.evaluate(here), page.evaluate("document.activeElement.outerHTML.slice(0, 120)")
    assert page.evaluate("document.activeElement.className") == "ch-verdict"


def explains(table: Any) -> None:
    """The result says who won, why, and every line."""
    text = table.locator(".ch-result").inner_text()
    assert "win" in table.locator(".ch-verdict").inner_text() and "Cards taken" in text and "This deal" in text
    assert len(table.locator(".ch-why").first.inner_text()) > 30


def test_a_hand_by_mouse_another_by_keys_and_a_reload_between(page: Page, tables: str) -> None:
    arrive(page, tables)
    first, second = page.locator(DRAWN).nth(0), page.locator(DRAWN).nth(1)
    assert page.locator(".ch-sprite").count() == 1
    refuse(page, first)
    play(page, first, 3)
    left = shown(first)
    page.reload()
    arrive(page, tables)
    page.wait_for_function("document.querySelector('.ch-live').textContent.startsWith('Your hand is back')")
    assert shown(first) == left
    assert len(shown(second)) == 10
    play(page, first)
    explains(first)
    with_keys(page, second)
    explains(second)
    found = [one for one in Axe().run(page).response["violations"] if one["impact"] in ("serious", "critical")]
    assert not found, [(one["id"], one["nodes"][0]["html"][:200]) for one in found]


def test_two_tabs_go_their_own_ways(open_page: Callable[..., Page], tables: str) -> None:
    one = open_page()
    arrive(one, tables)
    play(one, one.locator(DRAWN).first, 3)
    two = one.context.new_page()
    arrive(two, tables)  # a new tab begins where the newest left off
    two.wait_for_function("document.querySelector('.ch-live').textContent.startsWith('Your hand is back')")
    assert shown(two.locator(DRAWN).first) == shown(one.locator(DRAWN).first)
    play(two, two.locator(DRAWN).first, 2)
    mine = shown(one.locator(DRAWN).first)
    assert mine != shown(two.locator(DRAWN).first)
    one.reload()
    arrive(one, tables)  # and a reloaded tab where it was itself
    one.wait_for_function("document.querySelector('.ch-live').textContent.startsWith('Your hand is back')")
    assert shown(one.locator(DRAWN).first) == mine
    two.goto("about:blank")


def test_a_damaged_memory_and_a_browser_that_keeps_nothing(open_page: Callable[..., Page], tables: str) -> None:
    page = open_page()
    arrive(page, tables)
    play(page, page.locator(DRAWN).first, 1)
    page.evaluate("for (const area of [localStorage, sessionStorage]) for (const key of Object.keys(area)) area.setItem(key, 'rubbish')")
    page.reload()
    arrive(page, tables)
    page.locator(".ch-note").first.wait_for()
    assert "The saved game could not be read" in page.locator(".ch-note").first.inner_text()
    play(page, page.locator(DRAWN).first, 1)
    assert page.locator(".ch-note").count() == 0
    page = open_page()
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    arrive(page, tables)
    play(page, page.locator(DRAWN).first, 2)
    assert "keeps nothing" in page.locator(".ch-note").first.inner_text()


def test_a_kernel_that_dies_is_noticed_and_a_reload_goes_on(open_page: Callable[..., Page], tables: str) -> None:
    page = open_page()
    arrive(page, tables)
    first = page.locator(DRAWN).first
    play(page, first, 3)
    left = shown(first)
    config = json.loads(page.locator("#jupyter-config-data").text_content() or "{}")
    gone = page.evaluate("(address) => fetch(address, { method: 'POST' }).then((answer) => answer.status)",
                         f"{config['baseUrl']}voila/api/shutdown/{config['kernelId']}")
    assert gone < 300
    first.locator("[data-action=continue], .ch-may").first.click()
    first.locator(".ch-lost").wait_for()
    page.watch.errors.clear()  # the browser notes the closed socket
    with page.expect_navigation():
        first.locator(".ch-lost button").click()
    page.locator(DRAWN).nth(1).wait_for(timeout=150_000)
    page.wait_for_function("document.querySelector('.ch-live').textContent.startsWith('Your hand is back')")
    assert shown(page.locator(DRAWN).first) == left
    page.watch.errors.clear()


def test_a_narrow_upright_window(open_page: Callable[..., Page], tables: str) -> None:
    page = open_page(width=360, height=740, has_touch=True, is_mobile=True)
    arrive(page, tables)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    first = page.locator(DRAWN).first
    first.locator("[data-action=stand]").tap()
    first.locator(".ch-may").first.wait_for()
    first.locator(".ch-may").first.tap()
    first.locator("[data-action=continue]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    targets = first.locator(".ch-card, .ch-tool, [data-action]")
    for box in targets.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
        assert box["width"] >= 44 and box["height"] >= 44


def test_in_jupyterlab_hands_are_played_and_no_key_reaches_the_notebook(open_page: Callable[..., Page], lab: str) -> None:
    page = open_page(width=1280, height=1000)
    page.goto(f"{lab}lab")
    token = next((one["value"] for one in page.context.cookies() if one["name"] == "_xsrf"), "")
    put = page.request.put(f"{lab}api/contents/tables.ipynb", headers={"X-XSRFToken": token},
                           data={"type": "notebook", "content": json.loads(nbformat.writes(notebook()))})
    assert put.ok, put.text()
    page.goto(f"{lab}lab/tree/tables.ipynb")
    panel = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    panel.locator(".jp-CodeCell").nth(1).wait_for(timeout=150_000)
    panel.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for(timeout=150_000)  # or it asks which kernel
    panel.locator(".jp-CodeCell").first.click()
    page.keyboard.press("Escape")
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    first, second = (panel.locator(DRAWN).filter(has_text=text) for text in ("Deal 1526,", "Deal 7,"))
    sheet = panel.locator(".jp-WindowedPanel-outer")  # it draws what is in sight, and goes to the cell that ran last

    def come(table: Locator, end: str) -> None:
        def there() -> bool:
            sheet.evaluate(f"one => one.scrollTo(0, {end})")
            return table.is_visible()

        until(there, page)

    come(first, "0")
    play(page, first)
    plain = "all => all.length > 0 && all.every((one) => getComputedStyle(one).float === 'none')"
    assert first.locator(".ch-sums dt").evaluate_all(plain), "JupyterLab sets lists of terms in two narrow columns"
    explains(first)
    first.locator("[data-action=next]").focus()
    for key in ("a", "b", "d", "d", "x", "1", "m", "y", "z", "0", "0", "Escape", "h", "j", "k", "Enter", "Escape", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.closest('.ch-table') !== null"), key
    come(second, "one.scrollHeight")
    with_keys(page, second)
    explains(second)
    with page.expect_response(lambda answer: answer.request.method == "PUT" and "tables.ipynb" in answer.url):
        page.keyboard.press("Control+s")  # keys with Ctrl still belong to JupyterLab
    saved = page.request.get(f"{lab}api/contents/tables.ipynb").json()["content"]["cells"]
    assert [(cell["cell_type"], cell["source"]) for cell in saved] == [(cell.cell_type, cell.source) for cell in notebook().cells]
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    paper = "getComputedStyle(document.querySelector('.ch-in')).backgroundColor"
    assert page.evaluate(paper) == "rgb(255, 253, 246)", "the paper of the projector look, which B has chosen, in the dark theme too"
