"""Timeline, map and trees in a real browser: chosen by keyboard, filtered, following the reader, and whole without any of it."""
from __future__ import annotations

from pathlib import Path

from cardhistory import lessons
from cardhistory.lessons.linked import anchor
from cardhistory.lessons.tree import family
from cardhistory.site import app
from tests.browser.test_site import serious

STATIC = Path(app.__file__).parent / "jupyter" / "voila" / "templates" / "cardhistory" / "static"
LIT = """(query) => [...document.querySelectorAll(query)].filter((each) => each.matches('.is-lit'))
    .map((each) => each.dataset.event || each.dataset.kin)"""


def show(page, *pieces: str) -> None:
    """A page of nothing but these pieces, the style and the script: no kernel, no server, as in an edition of plain files."""
    style, script = ((STATIC / name).read_text(encoding="utf-8") for name in ("site.css", "linked.js"))
    page.set_content(f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Plain</title><style>{style}</style>'
                     f'<script>{script}</script></head><body class="site-page site-lesson-page">'
                     f'<div id="site-when" aria-hidden="true"></div>'
                     f'<main id="content"><h1>Plain</h1>{"".join(pieces)}</main></body></html>')


def focused(page) -> dict[str, str]:
    return page.evaluate("({...document.activeElement.dataset})")


def test_a_reader_goes_through_the_family_by_keyboard(open_page):
    page = open_page(reduced_motion="reduce")
    show(page, *(one._repr_html_() for one in (lessons.family(), lessons.timeline("family"), lessons.map("family"))))
    page.locator("[data-kin='tarot']").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page)["kin"] == "italian_pack"
    page.keyboard.press("ArrowUp")
    page.locator("[data-kin='hundertspiel']").focus()
    page.keyboard.press("Enter")
    panel = page.locator(".chl-family .chl-chosen")
    assert "Austria" in panel.inner_text() and panel.locator("a[href='cousins.ipynb']").count() == 1
    assert page.evaluate(LIT, "[data-kin]") == ["trappola", "hundertspiel", "stovkahra"]
    assert {"T24", "T28"} <= set(page.evaluate(LIT, ".chl-scale [data-event]"))
    assert page.locator(".chl-map .places a.is-lit").count() >= 2
    assert page.locator(".chl-trees a[tabindex='0']").count() == 1, "one stop for the Tab key"
    page.keyboard.press("Escape")
    assert panel.is_hidden() and page.evaluate(LIT, "[data-kin]") == []
    # the line of time, from event to event, and its place on the map
    page.locator(".chl-scale a[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    one = focused(page)["event"]
    assert page.evaluate(LIT, ".chl-scale [data-event]") == [one]
    assert page.locator(".chl-time .chl-chosen li").get_attribute("data-event") == one
    page.get_by_role("button", name="Later").click()
    assert page.evaluate(LIT, ".chl-scale [data-event]") not in ([one], [])
    # the map answers with its events
    page.locator(".chl-map [data-spot~='primiera-london']").first.focus()
    page.keyboard.press("Enter")
    there = page.locator(".chl-map .chl-chosen")
    assert "London" in there.inner_text() and there.locator("a[data-event='P09']").count() == 1
    there.locator("a[data-event='P09']").click()
    assert "privy purse" in page.locator(".chl-time .chl-chosen").inner_text()
    # filters
    page.locator("#timeline-family .chl-filter summary").click()
    page.locator("#timeline-family input[value='etori']").uncheck()
    assert page.locator(".chl-scale a[data-game='etori']:visible").count() == 0
    assert page.locator("#timeline-family [data-count]").inner_text().startswith("1")
    page.locator("#family-tree .chl-filter summary").click()
    page.locator("#family-tree input[value='refuted']").uncheck()
    relations = family()["relation"]
    left = sum(one["sure"] != "refuted" for one in relations)
    assert left < len(relations) and page.locator("#family-tree [data-count]").inner_text() == f"{left} of {len(relations)} relations"
    assert serious(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.emulate_media(media="print")
    assert page.locator("#site-when").is_hidden() and page.locator(".chl-filter").first.is_hidden()
    assert page.locator(".branch[data-sure='refuted']").first.is_visible(), "paper shows all of it"


def test_the_strip_shows_where_in_time_the_text_stands(open_page):
    page = open_page(reduced_motion="reduce")
    text = [f'<h2 id="{anchor(head)}">{head}</h2><p style="height: 900px">Text.</p>' for head in
            ("A trap in Venice", "How a trick is won", "Still in the trap")]
    show(page, *text, lessons.timeline("trappola")._repr_html_())
    strip = page.locator("#site-when > div")
    assert strip.bounding_box()["height"] <= 32 and page.get_attribute("#site-when", "aria-hidden") == "true"
    seen = {}
    for head in ("A-trap-in-Venice", "How-a-trick-is-won", "Still-in-the-trap"):
        page.evaluate("(id) => document.getElementById(id).scrollIntoView()", head)
        page.wait_for_function("(id) => document.getElementById(id).getBoundingClientRect().top < innerHeight / 3", arg=head)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        box = page.locator(f"#{head}").bounding_box()
        assert box["y"] >= strip.bounding_box()["y"] + strip.bounding_box()["height"], "it covers no heading"
        seen[head] = None if "is-idle" in (page.get_attribute("#site-when", "class") or "") else strip.locator("b").inner_text()
    assert seen == {"A-trap-in-Venice": "1524–1663", "How-a-trick-is-won": None, "Still-in-the-trap": "1989–1997"}
    assert float(page.locator("#timeline-trappola .here").get_attribute("width")) >= 6
