"""For everybody: every page of the shelf, loaded once, in every width and every wish a reader may have, and by keys alone.

A look is what an address asks for after its question mark; another look is one more entry of `LOOKS`.
"""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from cardhistory import words
from cardhistory.site.shelf import Shelf, notebooks_root
from tests.browser.bridge import mount, still
from tests.browser.test_site import LESSONS, ready
from tests.browser.test_table_alone import STOOD, table, until_refused
from tests.browser.test_tables import quick

WIDTHS = (320, 360, 640, 768, 1280)
"""The phone, the window of 1280 pixels at a zoom of 200 %, the tablet, the desk."""
PLAYED = [lesson.url for lesson in Shelf(notebooks_root()).lessons if lesson.kind == "lesson"]
LOOKS = [*((lesson, "") for lesson in LESSONS), *((lesson, "?look=projector") for lesson in PLAYED[:1])]
MOST = 400
CUT = """() => [...document.querySelectorAll('.ch-table button, .ch-table .ch-status, .ch-table .ch-slip p, .ch-table dialog p')]
  .filter((one) => one.getClientRects().length && one.clientWidth)
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > 321)
  .map((one) => one.outerHTML.slice(0, 120))"""
OUT = """() => { const wide = document.documentElement.clientWidth;
  const held = (one) => one && (getComputedStyle(one).overflowX !== 'visible' || held(one.parentElement));
  const out = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > wide + 1)
    .filter((one) => one.getBoundingClientRect().width && !held(one.parentElement));
  return [document.documentElement.scrollWidth - wide, out.map((one) => one.outerHTML.slice(0, 120))]; }"""
UNDECLARED = """() => { const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  for (let one = walk.nextNode(); one; one = walk.nextNode())
    if (/[\\u3040-\\u30ff\\u3400-\\u9fff]/.test(one.data) && !/^(script|style|title|desc)$/i.test(one.parentElement.tagName)
      && one.parentElement.closest('[lang]').lang !== 'ja') found.push(one.data.slice(0, 60));
  return found; }"""
WATCH = """() => { window.stops = []; document.addEventListener('focusin', ({ target: at }) => {
  const last = window.lastStop, exercise = at.matches('.che-choose .che-answer') && at.closest('.che');
  const seen = at.getClientRects().length > 0 && getComputedStyle(at).visibility !== 'hidden';
  const kind = at.closest('.ch-hand') ? 'hand' : exercise && exercise.dataset.state === 'open' ? 'exercise'
    : at.matches('main details > summary') && !at.closest('.ch-table, .che') ? 'fold'
    : at.closest('.chl-notes') ? 'notes' : at.closest('footer') ? 'foot' : '';
  window.stops.push({ kind, seen, on: !last || !!(last.compareDocumentPosition(at) & 4), foot: !!last?.closest('footer') });
  window.lastStop = at;
}); }"""
STOP = """() => { const news = window.stops.splice(0); return news.some((one) => !one.on && !one.foot) ? 'BACK'
  : news.some((one) => !one.on) || document.activeElement === document.body ? 'END'
  : news.some((one) => !one.seen) ? 'UNSEEN' : news.at(-1)?.kind ?? ''; }"""


def clean(page: Page, rule: str = "") -> None:
    found = Axe().run(page, options={"runOnly": [rule]} if rule else None).response["violations"]
    assert not found, [(one["id"], one["nodes"][0]["html"][:160], one["nodes"][0]["failureSummary"][:160]) for one in found]


def fits(page: Page) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(OUT) == [0, []], width
        size = page.evaluate("getComputedStyle(document.querySelector('.site-prose p')).fontSize")
        assert float(size.removesuffix("px")) >= 16
        left = page.evaluate("document.querySelector('.site-prose').getBoundingClientRect().left")
        assert width > 360 or 8 <= left <= 16


def in_the_dark(page: Page) -> None:
    """Paper stays paper, darker, and everything can be read; controls and scroll bars go with the paper."""
    bright = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light only"
    shade = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert shade != bright and sum(eval(shade.removeprefix("rgb"))) < sum(eval(bright.removeprefix("rgb"))) - 40
    clean(page, "color-contrast")
    page.emulate_media(color_scheme="light")


def walk(page: Page) -> set[str]:
    """With the Tab key from the top of the page to its end: always on, never back, always in sight. On the way the first card
    of a table is played, the first exercise of choice is solved and a fold is opened; of the notes only the last is visited."""
    page.evaluate("""() => { // whatever the page or its tests had focused, begin above everything
      const top = document.createElement("span");
      top.tabIndex = -1;
      document.body.prepend(top);
      top.focus();
      top.remove();
      scrollTo(0, 0);
    }""")
    page.evaluate(WATCH)
    done: set[str] = set()
    for number in range(MOST):
        for _ in range(12 if done >= {"hand", "exercise", "fold"} else 1):
            page.keyboard.press("Tab")
        kind = page.evaluate(STOP)
        if not number:
            assert page.evaluate("document.activeElement.textContent").strip() == "Skip to the text"
        if kind == "END":
            return done
        assert kind not in ("BACK", "UNSEEN"), f"{kind}: " + page.evaluate("document.activeElement.outerHTML.slice(0, 160)")
        if kind in done:
            continue
        if kind == "hand":
            play_a_card(page)
        elif kind == "exercise":
            page.keyboard.press("Enter")
            page.wait_for_function("document.activeElement.closest('[data-mark], .che:not([data-state=open])')")
            if page.evaluate("document.activeElement.closest('.che').dataset.state") != "solved":
                continue
        elif kind == "fold":
            page.keyboard.press("Enter")
            assert page.evaluate("document.activeElement.parentElement.open") is True
        elif kind == "notes":
            page.evaluate("[...document.activeElement.closest('.chl-notes').querySelectorAll('a')].at(-1).focus()")  # where they are open
        if kind:
            done.add(kind)
        page.evaluate("window.stops.length = 0, window.lastStop = document.activeElement")  # what was done moved the focus too
    raise AssertionError("the Tab key never comes to the end: " + page.evaluate("document.activeElement.outerHTML.slice(0, 160)"))


def play_a_card(page: Page) -> None:
    """From the hand: choose a card, see that the table answers, and stay in the table."""
    home = page.evaluate_handle("document.activeElement.closest('.ch-table')")
    before = page.evaluate("(table) => table.dataset.version", home)
    assert page.evaluate("(table) => table.querySelectorAll('.ch-hand [tabindex=\"0\"]').length", home) == 1
    page.keyboard.press("End")
    page.keyboard.press("Home")
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('.ch-may') || !document.querySelector('.ch-hand').querySelector('.ch-may')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.evaluate("(table) => !table.querySelector('.ch-pick')", home):
        page.wait_for_function("([table, before]) => table.dataset.version !== before", arg=[home, before])
    assert page.evaluate("(table) => table.contains(document.activeElement)", home)


SHIFTS = """window.shifted = 0; new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
}).observe({type: 'layout-shift', buffered: true});"""
"""Adds up how far what is on the screen moves by itself while the page comes, in the measure of browsers (CLS)."""


@pytest.mark.parametrize(("lesson", "look"), LOOKS)
def test_a_page_is_for_everybody(open_page: Callable[..., Page], site: str, lesson: str, look: str) -> None:
    page = open_page(width=800 if look else 320, height=600 if look else 740)
    page.add_init_script(SHIFTS)
    ready(page, site + lesson + look)
    assert page.title().endswith("· cardhistory") and page.evaluate("document.documentElement.lang") == lesson.split("/")[0]
    assert page.locator("main").count() == 1 and page.locator("h1").count() == 1
    assert page.locator(".site-notice").count() == 0, "a cell of the lesson failed"
    assert page.locator("link[rel=icon]").get_attribute("href").split("?")[0].endswith("favicon.svg")
    assert page.locator(".jp-LabShell:visible").count() == 0
    page.wait_for_timeout(500)
    if look:
        return clean(page)
    assert page.evaluate("window.shifted") <= 0.1, "what is read must not jump when the tables come"
    assert page.evaluate(UNDECLARED) == [], "Japanese that is not declared"
    fits(page)
    clean(page)
    if lesson in LESSONS[::2]:  # the same styles as on the others
        in_the_dark(page)
    page.emulate_media(reduced_motion="reduce")
    if lesson in PLAYED:  # and the walk ends behind the footer
        assert walk(page) >= {"hand", "exercise", "fold"}
    moving = "document.getAnimations().map((one) => one.effect.target.outerHTML.slice(0, 80))"
    assert page.evaluate(moving) == []


def test_what_may_be_played_and_what_is_chosen_is_seen_in_forced_colours(open_page: Callable[..., Page]) -> None:
    page = open_page(width=320, height=640, forced_colors="active", color_scheme="dark")
    look = "([name, part, what]) => getComputedStyle(document.querySelector(name), part)[what]"
    mount(page, table(actions=STOOD))
    until_refused(page)
    assert page.evaluate(look, [".ch-not", "::after", "backgroundImage"]) != "none"
    assert "rgb(255, 255, 255)" in page.evaluate(look, [".ch-may .ch-face", None, "boxShadow"])
    assert page.evaluate(look, [".ch-card .ch-face", None, "forcedColorAdjust"]) == "none", "the suits keep their shapes on paper"
    assert page.evaluate(look, [".ch-player.ch-turn", None, "borderLeftColor"]) != page.evaluate(
        look, [".ch-player:not(.ch-turn)", None, "borderLeftColor"])
    fresh = page.context.new_page()  # a page keeps the functions it was given
    mount(fresh, quick("primiera", 11))
    fresh.locator(".ch-hand .ch-card").first.click()
    assert fresh.evaluate(look, [".ch-card[aria-pressed=true]", None, "outlineStyle"]) == "dashed"
    assert fresh.evaluate(look, [".ch-card[aria-pressed=false]", None, "outlineStyle"]) == "none"


def test_a_finger_held_on_a_card_enlarges_it_and_plays_nothing(open_page: Callable[..., Page]) -> None:
    page = open_page(width=320, height=640, has_touch=True)
    mount(page, table(actions=STOOD))
    page.dispatch_event(".ch-may", "contextmenu", {"pointerType": "touch", "bubbles": True, "cancelable": True})
    page.evaluate("document.querySelector('.ch-may').dispatchEvent(new PointerEvent('contextmenu', "
                  "{ pointerType: 'touch', bubbles: true, cancelable: true }))")
    page.wait_for_selector(".ch-dialog[open]")
    shown = page.eval_on_selector_all(".ch-dialog .ch-large-cards .ch-face", "all => all.map((one) => one.getBoundingClientRect().width)")
    assert len(shown) >= 9 and min(shown) >= 88
    assert "ten of swords" in page.inner_text(".ch-dialog")
    page.keyboard.press("Escape")
    assert not page.query_selector(".ch-dialog[open]") and page.get_attribute(".ch-table", "data-version") == "0"
    assert page.locator(".ch-hand .ch-card").count() == 9


@pytest.mark.parametrize("key", ["trappola", "etori"])
def test_a_longer_language_fits_a_narrow_window(open_page: Callable[..., Page], monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """Every sentence two fifths longer and full of accents: nothing is cut off, nothing sticks out."""
    long = {name: longer(text) if isinstance(text, str) else tuple(map(longer, text)) for name, text in words.templates().items()}
    monkeypatch.setattr(words, "templates", lambda: long)
    page = open_page(width=320, height=740)
    mount(page, quick(key, 11))
    for _ in range(30):
        if page.query_selector(".ch-not"):
            break
        page.locator("[data-action=continue], .ch-hand .ch-may, .ch-actions .ch-do:not([aria-disabled])").first.click()
        still(page)
    page.locator(".ch-not").first.click(force=True)
    page.wait_for_selector(".ch-slip:not([hidden])")
    for tool in ("", "deals", "more", "help"):
        if tool:
            page.click(f"[data-tool={tool}]")
        assert "é" in page.inner_text(".ch-table") and page.evaluate("document.documentElement.scrollWidth") <= 320
        assert page.evaluate(CUT) == []
        if tool:
            page.keyboard.press("Escape")


def longer(text: str) -> str:
    """A sentence as in a language of long words: ``Take back`` → ``Tàké bàck ñèü``; its named places stay."""
    parts = re.split(r"(\{\w+\}|<[^>]+>)", text)
    plain = "".join(parts[::2])
    extra = " ".join(["ñèü", "lòngér"] * (len(plain) // 25 + 1))[:max(2, 2 * len(plain) // 5)].rstrip()
    accents = str.maketrans("aeou", "àéòü")
    told = "".join(part if number % 2 else part.translate(accents) for number, part in enumerate(parts))
    return f"{told} {extra}" if plain.strip() else told
