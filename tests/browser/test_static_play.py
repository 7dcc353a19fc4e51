"""Playing without a server: whole hands in each game, and everything else a reader does, answered by the Python in the browser."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route

from cardhistory import widgets
from tests.browser.bridge import later

READY = 90_000  # milliseconds that a page may take to wake up on a busy machine
ANSWER = 60_000
HERE = "document.activeElement.closest({!r}) !== null"
MATCHES = {"trappola": "#slot-40", "primiera": "#slot-64", "aluette": "#slot-61", "etori": "#slot-62"}
COUSINS = {"coteccio": "#slot-3", "elfern": "#slot-8", "kakeya": "#slot-13", "goninkan": "#slot-18"}


def arrive(page: Page, address: str) -> None:
    page.goto(address, wait_until="commit")
    page.wait_for_selector("body[data-lesson=ready]", timeout=READY)


def table(page: Page, slot: str) -> Locator:
    return page.locator(f"{slot} .ch-table[data-ready='1']")


def over(there: Locator) -> bool:
    return there.locator(".ch-result").is_visible()


def answered(page: Page, there: Locator, act: Callable[[], object]) -> None:
    """Do something at a table and wait for its new scene."""
    before = there.get_attribute("data-version")
    act()
    page.wait_for_function("([table, before]) => table.dataset.version !== before", arg=[there.element_handle(), before], timeout=ANSWER)


def move(page: Page, there: Locator) -> None:
    """The next move of a hand, by mouse."""
    def act() -> None:
        if there.locator(".ch-pick").count():
            there.locator(".ch-hand .ch-card").first.click()
            there.locator(".ch-hand .ch-card").last.click()
            there.locator(".ch-pick").click()
        else:
            there.locator("[data-action=continue], .ch-hand .ch-may, .ch-actions .ch-do:not([aria-disabled])").first.click()

    answered(page, there, act)


def by_mouse(page: Page, there: Locator) -> None:
    for _ in range(60):
        if over(there):
            return
        move(page, there)
    raise AssertionError("the hand does not end")


def key(page: Page, there: Locator) -> None:
    """The next move of a hand, by keys."""
    def to(where: str, key: str = "") -> None:
        key = key or ("Shift+Tab" if page.evaluate(HERE.format(".ch-hand")) else "Tab")  # what is to be done stands before the hand
        for _ in range(40):
            if page.evaluate(HERE.format(where)):
                return
            page.keyboard.press(key)
        raise AssertionError(f"{key} does not reach {where}")

    if there.locator("[data-action=continue]").count():
        later(page)  # a key that is held down longer does not go on by itself
        to(".ch-main")
    elif there.locator(".ch-pick").count():
        for name in ("h", "Home", " ", "End", " "):
            page.keyboard.press(name)
        to(".ch-pick")
    elif there.locator(".ch-hand .ch-may").count():
        page.keyboard.press("h")
        page.keyboard.press("Home")
        to(".ch-may", "ArrowRight")
    else:
        to(".ch-actions .ch-do:not([aria-disabled])")
    answered(page, there, lambda: page.keyboard.press("Enter"))
    assert page.evaluate(HERE.format(".ch-table")), "the focus stays at the table"


def by_keys(page: Page, there: Locator) -> None:
    there.locator(".ch-card[tabindex='0'], .ch-actions .ch-do").first.focus()
    for _ in range(60):
        if over(there):
            return
        key(page, there)
    raise AssertionError("the hand does not end")


def lying(there: Locator) -> list[str]:
    cards: list[str] = there.locator(".ch-card").evaluate_all("all => all.map((one) => one.dataset.card)")
    return [*cards, there.locator(".ch-status").inner_text()]


def back(page: Page, slot: str) -> None:
    said = "(slot) => document.querySelector(`${slot} .ch-live`)?.textContent.startsWith('Your hand is back')"
    page.wait_for_function(said, arg=slot, timeout=READY)
    table(page, slot).wait_for(timeout=READY)


def an_exercise_and_an_experiment(page: Page) -> None:
    page.click("#slot-19 [data-option='0']")
    page.wait_for_selector("#slot-19 [data-mark=wrong]", timeout=ANSWER)
    page.click("#slot-19 [data-option='1']")
    page.wait_for_selector("#slot-19 .che[data-state=solved]", timeout=ANSWER)
    page.click("#slot-45 .chs input")
    page.click("#slot-45 [data-do=guess]")
    page.click("#slot-45 [data-do=deal]")
    page.wait_for_function("() => document.querySelector('#slot-45 progress').value > 0", timeout=ANSWER)
    page.click("#slot-45 [data-do=cancel]")
    page.wait_for_selector("#slot-45 .chs[data-state=cancelled]", timeout=ANSWER)
    assert " of 2,000 " not in page.inner_text("#slot-45 .chs-found")


def a_curtain(page: Page) -> None:
    study = page.locator("#slot-68 .ch-study")
    answered(page, study, lambda: study.locator("[data-key=chairs]").select_option("0"))
    assert study.locator(".chs-curtain").count() == 3 and study.locator(".chs-fan .ch-face[data-card]").count() == 4
    answered(page, study, lambda: study.locator("[data-key=trickon]").click())
    answered(page, study, lambda: study.locator("[data-key=offer]").click())
    assert "may not do this" in study.locator(".chs-parted").inner_text()


BESIDE = {"trappola": an_exercise_and_an_experiment, "etori": a_curtain}


@pytest.fixture
def still(open_page: Callable[..., Page]) -> Page:
    """A page whose cards do not glide: there are many moves here."""
    return open_page(reduced_motion="reduce")


@pytest.mark.parametrize("game", MATCHES)
def test_a_hand_by_mouse_and_one_by_keys(still: Page, static_site: str, game: str) -> None:
    page = still
    arrive(page, f"{static_site}en/{game}/")
    match = table(page, MATCHES[game])
    by_mouse(page, match)
    first = match.locator(".ch-verdict").inner_text()
    assert first
    answered(page, match, lambda: match.locator(".ch-actions .ch-do").first.click())
    assert not over(match)
    by_keys(page, match)
    assert match.locator(".ch-verdict").inner_text() and match.locator(".ch-live").inner_text()
    BESIDE.get(game, lambda page: None)(page)


def test_the_cousins_and_a_reload_in_the_middle(still: Page, static_site: str) -> None:
    page = still
    arrive(page, f"{static_site}en/cousins/")
    for _ in range(3):
        move(page, table(page, COUSINS["coteccio"]))
    left = lying(table(page, COUSINS["coteccio"]))
    page.reload(wait_until="commit")
    back(page, COUSINS["coteccio"])
    page.wait_for_selector("body[data-lesson=ready]", timeout=READY)
    assert lying(table(page, COUSINS["coteccio"])) == left
    for play, game in ((by_keys, "coteccio"), (by_mouse, "kakeya")):  # all four were played by hand; each costs ten seconds
        there = table(page, COUSINS[game])
        play(page, there)
        assert there.locator(".ch-verdict").inner_text(), game


def with_worker(page: Page, old: str, new: str) -> None:
    """From now on the page's worker has another line."""
    def change(route: Route) -> None:
        text = route.fetch().text()
        assert old in text
        route.fulfill(body=text.replace(old, new), content_type="text/javascript")

    page.route("**/worker.js", change)


HEARS = "working(() => python.hear(id, text, buffers));"


def test_after_python_has_failed_one_click_goes_on_with_the_same_hand(page: Page, static_site: str) -> None:
    slot = "#slot-4"
    throws = f'if (/"version":/.test(text) && (globalThis.moves = (globalThis.moves ?? 0) + 1) > 1) throw new Error("lost"); {HEARS}'
    with_worker(page, HEARS, throws)
    arrive(page, f"{static_site}en/how-we-know/")
    there = table(page, slot)
    move(page, there)
    left = lying(there)
    [overdue] = re.findall(r"^const ANSWER = (\d+);", (Path(widgets.__file__).parent / "line.js").read_text(encoding="utf-8"), re.M)
    page.evaluate("(never) => { const real = setTimeout; window.setTimeout = (then, time) => time === never ? 0 : real(then, time); }",
                  int(overdue))
    there.locator("[data-action=continue], .ch-hand .ch-may").first.click()
    there.locator(".ch-lost").wait_for()  # at once, and not only when an answer is overdue: that never comes here
    assert "kept in this browser" in there.locator(".ch-lost").inner_text() and not page.locator(".static-failed").count()
    page.unroute("**/worker.js")
    there.locator(".ch-lost button").click()
    back(page, slot)
    assert lying(there) == left
    move(page, there)


def test_a_long_thought_neither_freezes_the_page_nor_counts_as_a_lost_line(page: Page, static_site: str) -> None:
    """The thought lasts until the test has seen enough: the worker waits for an answer, and does nothing else meanwhile."""
    asks = 'const ask = new XMLHttpRequest(); ask.open("GET", new URL("thought", location.href), false); ask.send();'
    with_worker(page, HEARS, f"""working(() => {{ if (/"version":/.test(text)) {{ {asks} }} python.hear(id, text, buffers); }});""")
    thoughts: list[Route] = []
    page.route("**/thought", lambda route: thoughts.append(route))
    arrive(page, f"{static_site}en/how-we-know/")
    there = table(page, "#slot-4")
    page.evaluate("""() => {
      window.lost = 0;
      new MutationObserver(() => (lost += document.querySelectorAll(".ch-table > * > * > .ch-lost").length))
        .observe(document.querySelector("#slot-4"), { childList: true, subtree: true });
    }""")
    before = there.get_attribute("data-version")
    there.locator("[data-action=continue], .ch-hand .ch-may").first.click()
    there.locator(".ch-thinking").wait_for()
    there.locator("[data-tool=help]").click()
    there.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.evaluate("() => { scrollBy({ top: 200, behavior: 'instant' }); }")
    page.wait_for_timeout(4_000)  # longer than a table waits for an answer
    assert there.get_attribute("data-version") == before and len(thoughts) == 1, "all this while Python is at work"
    thoughts[0].fulfill(body="enough")
    page.wait_for_function("([table, before]) => table.dataset.version !== before", arg=[there.element_handle(), before], timeout=ANSWER)
    assert page.evaluate("() => lost") == 0
