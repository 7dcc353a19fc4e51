"""The words of the games in the page: tapped for their meaning, and changed at a table in the middle of a hand."""
from __future__ import annotations

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from cardhistory import lessons
from cardhistory.site import pages
from tests.browser.bridge import Bridged, mount

STATIC = Path(pages.__file__).parent / "jupyter" / "voila" / "templates" / "cardhistory" / "static"
PROSE = """<!doctype html><html lang="en"><head><title>Words</title><style>{css}</style></head>
<body class="site-page"><main><h1>Words</h1><div class="site-prose"><p>Below the {long} a hand is a <b lang="it">punto</b>.</p>
<p>No entry: <i lang="it">altro</i>.</p></div>{words}</main><script>{js}</script></body></html>"""
ROOM = """(() => {
  const box = document.querySelector(".site-word").getBoundingClientRect();
  const word = document.querySelector("[aria-expanded='true']");
  const free = [...word.getClientRects()].every((line) => line.bottom <= box.top || line.top >= box.bottom);
  return free && box.left >= 0 && box.right <= innerWidth && document.documentElement.scrollWidth <= innerWidth;
})()"""


def test_a_word_of_the_text_is_tapped_for_its_meaning(page: Page) -> None:
    html = PROSE.format(css=(STATIC / "site.css").read_text(), js=(STATIC / "terms.js").read_text(), words=lessons.glossary("primiera"),
                        long="pot and the chips " * 6 + '<i lang="it">il frusso</i>')
    page.route("http://localhost/words", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto("http://localhost/words")
    assert page.locator(".site-term").count() == 2, "a word without an entry stays as it is"
    page.locator(".site-term").last.focus()
    page.keyboard.press("Enter")
    assert page.inner_text(".site-word").startswith("punto Italian")
    page.keyboard.press("Escape")
    assert page.locator(".site-word").is_hidden() and page.evaluate("document.activeElement.textContent") == "punto"
    for width in (1280, 768, 360):
        page.set_viewport_size({"width": width, "height": 700})
        page.locator(".site-term").first.click(position={"x": 3, "y": 3})
        assert "Latin" in page.inner_text(".site-word") and page.evaluate(ROOM), width
        assert not Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"], width
        page.locator("h1").click()
        assert page.locator(".site-word").is_hidden()


def test_a_table_changes_its_words_in_the_middle_of_a_hand(page: Page) -> None:
    table = Bridged("primiera", deal=1526, opponent="novice")
    mount(page, table)
    page.add_script_tag(path=STATIC / "terms.js")
    mine = page.locator(".ch-you")
    term = mine.locator("button.ch-term")
    assert (term.inner_text(), term.get_attribute("lang")) == ("punto", "it")
    term.focus()
    page.keyboard.press("Enter")
    assert "Italian" in page.inner_text(".site-word") and term.get_attribute("aria-expanded") == "true"
    page.keyboard.press("Escape")
    assert page.locator(".site-word").is_hidden() and page.locator("dialog[open]").count() == 0
    for words in (page.get_attribute(".ch-table", "aria-label"), page.inner_text(".ch-live")):
        assert "‹" not in words and "<" not in words
    assert page.locator(".ch-actions button button, .ch-card .ch-term").count() == 0
    log = table._session.match.state.log
    page.keyboard.press("o")
    page.check("input[value='plain']")
    page.wait_for_function("document.querySelector('.ch-you').textContent.includes('suit count')")
    assert page.evaluate("document.activeElement.value") == "plain", "the settings stay open and keep the focus"
    page.keyboard.press("Escape")
    assert table._session.match.state.log == log and mine.locator(".ch-term").count() == 0
    assert not Axe().run(page, context=".ch-table", options={"resultTypes": ["violations"]}).response["violations"]
    mount(page, Bridged("primiera", deal=7, opponent="novice"))  # the next table of this reader begins so
    page.wait_for_function("document.querySelector('.ch-you').textContent.includes('suit count')")
    page.click(".ch-tool[data-tool='help']")
    assert "four cards of one suit" in page.inner_text(".ch-terms"), "the help has every word with its meaning"
