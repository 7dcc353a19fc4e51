"""The study in the browser: with a finger at 360 pixels, by keys alone at 1280, large on a projector."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from cardhistory.lessons.study import setting
from tests.browser.bridge import later, still, stop_the_clock
from tests.browser.study_bridge import BridgedStudy, mount

ROOT = "#w0 .ch-study"


def study(game: str, name: str, **more: Any) -> BridgedStudy:
    return BridgedStudy(**{**setting(game, name), **more})


def after(page: Page, act: Callable[[], object]) -> None:
    """Do something and wait for the new scene."""
    before = page.get_attribute(ROOT, "data-version")
    act()
    page.wait_for_function(f"document.querySelector('{ROOT}').dataset.version !== '{before}'")


def clean(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    assert not found, [(each["id"], each["nodes"][0]["html"][:200]) for each in found]


def fits(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.eval_on_selector_all(f"{ROOT} :is(button, select, summary, input)", """all => all
      .filter((one) => one.getClientRects().length).map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
      .filter(([, box]) => box.width < 44 || box.height < 44 || box.right > innerWidth)""")
    assert not small, small


def test_curtain_bet_and_other_rules_with_a_finger(open_page: Callable[..., Page]) -> None:
    page = open_page(width=360, height=740, has_touch=True)
    widget = study("etori", "joker")
    mount(page, widget)
    assert page.locator(f"{ROOT} .ch-face[data-card]").count() == 16
    page.tap(f"{ROOT} .chs-eyes > summary")
    after(page, lambda: page.select_option(f"{ROOT} [data-key=chairs]", "0"))
    assert page.locator(f"{ROOT} .chs-fan .ch-face[data-card]").count() == 4 and page.locator(f"{ROOT} .chs-curtain").count() == 3
    after(page, lambda: page.select_option(f"{ROOT} [data-key=bets]", "class"))
    stop_the_clock(page)
    after(page, lambda: page.tap(f"{ROOT} [data-key=trickon]"))
    version = page.get_attribute(ROOT, "data-version")
    page.tap(f"{ROOT} [data-key=reveal]")
    still(page)
    assert page.get_attribute(ROOT, "data-version") == version, "a second tap at once does not answer the question"
    for key in ("c1.1", "c1.1", "c0.1", "c1.-1"):
        after(page, lambda key=key: page.tap(f"{ROOT} [data-key='{key}']"))
    assert page.locator(f"{ROOT} output").all_inner_texts() == ["1", "1", "0", "0"]
    fits(page, 360)
    later(page)
    after(page, lambda: page.tap(f"{ROOT} [data-key=reveal]"))
    assert page.evaluate("document.activeElement.dataset.key") == "trickon", "on with the next trick"
    on = page.locator(f"{ROOT} [data-key=on]").bounding_box()
    assert on and on["y"] > 0 and on["y"] + on["height"] <= page.evaluate("innerHeight"), "the buttons are back on the screen"
    assert page.locator(f"{ROOT} [data-mark=right]").count() == 1 and "of 2" in page.inner_text(f"{ROOT} .chs-tally")
    after(page, lambda: page.tap(f"{ROOT} [data-key=offer]"))
    assert "may not do this" in page.inner_text(f"{ROOT} .chs-parted")
    after(page, lambda: page.tap(f"{ROOT} [data-key=side]"))
    after(page, lambda: page.tap(f"{ROOT} [data-key=goto]"))
    boxes = [page.locator(f"{ROOT} .chs-board").nth(one).bounding_box() for one in (0, 1)]
    assert boxes[0] and boxes[1] and boxes[1]["y"] >= boxes[0]["y"] + boxes[0]["height"], "one below the other"
    fits(page, 360)
    clean(page)


def test_by_keys_alone_with_remark_and_record(page: Page) -> None:
    mount(page, study("trappola", "doubling"))
    page.focus("#before")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.key") == "first"
    for _ in range(3):
        after(page, lambda: page.keyboard.press("ArrowRight"))
    after(page, lambda: page.keyboard.press("ArrowDown"))
    assert "Step 5" in page.inner_text(f"{ROOT} .chs-says") and "takes the trick" in page.inner_text(f"{ROOT} .ch-live")
    after(page, lambda: page.keyboard.press("End"))
    page.focus(f"{ROOT} [data-key=offer]")
    after(page, lambda: page.keyboard.press("Enter"))
    assert page.evaluate("document.activeElement.closest('.ch-study') !== null"), "the focus stays inside"
    assert "104" in page.inner_text(f"{ROOT} .chs-parted table")
    page.focus(f"{ROOT} [data-key=side]")
    after(page, lambda: page.keyboard.press("Enter"))
    first, second = (page.locator(f"{ROOT} .chs-board").nth(one).bounding_box() for one in (0, 1))
    assert first and second and abs(first["y"] - second["y"]) < 2 and second["x"] > first["x"], "side by side"
    page.focus(f"{ROOT} .chs-more summary")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("Three <b>twos</b>")
    after(page, lambda: page.click(f"{ROOT} [data-key=back]"))  # not kept with its button, and yet not lost
    assert "Three <b>twos</b>" in page.inner_text(f"{ROOT} .chs-notes")
    page.locator(f"{ROOT} .chs-more summary").last.click()
    page.click(f"{ROOT} [data-key=copy]")
    page.wait_for_function(f"document.querySelector('{ROOT} textarea[readonly]').value.includes('Three <b>twos</b>')")
    with page.expect_download() as saved:
        page.click(f"{ROOT} [data-key=download]")
    assert saved.value.suggested_filename == "trappola.toml"
    page.get_by_label("Paste a record").fill('cardhistory = 1\ngame = "chess"')
    after(page, lambda: page.click(f"{ROOT} [data-key=paste]"))
    assert "cannot be read" in page.inner_text(f"{ROOT} .chs-notice") and page.get_by_label("Paste a record").input_value()
    clean(page)
    said, boards = page.inner_text(f"{ROOT} .chs-says"), page.inner_text(f"{ROOT} .chs-boards")
    mount(page, study("trappola", "doubling"))  # after a reload
    page.wait_for_function(f"document.querySelector('{ROOT}').dataset.version === '1'")
    assert page.inner_text(f"{ROOT} .chs-says") == said and page.inner_text(f"{ROOT} .chs-boards") == boards
    assert "Three <b>twos</b>" in page.locator(f"{ROOT} .chs-notes").text_content() and not page.inner_text(f"{ROOT} .ch-live")
    assert not page.is_visible(f"{ROOT} .chs-notice") and page.evaluate("localStorage.length") == 0, "it belongs to this tab"


def test_an_open_question_leaves_the_cards_in_sight_on_a_telephone(open_page: Callable[..., Page]) -> None:
    page = open_page(width=360, height=740)
    mount(page, study("trappola", "doubling", choose=True, look="projector"))
    page.locator(f"{ROOT} .chs-eyes summary").click()
    after(page, lambda: page.get_by_label("Bet first").select_option("class"))
    for _ in range(4):
        after(page, lambda: page.click(f"{ROOT} [data-key=on]"))
    assert page.locator(f"{ROOT} .chs-bet").is_visible()
    foot = page.locator(f"{ROOT} .chs-foot").bounding_box()
    assert foot and foot["height"] <= 230 and page.evaluate("document.documentElement.scrollWidth") <= 360
    sizes = page.eval_on_selector_all(f"{ROOT} .chs-bet button", "all => all.map((one) => [one.offsetWidth, one.offsetHeight])")
    assert len(sizes) == 6 and min(min(size) for size in sizes) >= 44
    later(page)
    after(page, lambda: page.click(f"{ROOT} [data-key=reveal]"))
    assert page.locator(f"{ROOT} [data-key=on]").is_visible()
    after(page, lambda: page.locator(f"{ROOT} [data-key=chairs]").select_option("0"))
    for width, height in ((800, 600), (1280, 720)):  # on a projector five answers lie below the own hand, and not on it
        page.set_viewport_size({"width": width, "height": height})
        page.locator(ROOT).evaluate("root => root.scrollIntoView({ block: 'start', behavior: 'instant' })")
        after(page, lambda: page.locator(f"{ROOT} [data-key^=lift]").first.click())
        foot, own = (page.locator(f"{ROOT} {part}").last.bounding_box() for part in (".chs-foot", ".chs-own"))
        assert foot and own and own["y"] > 0 and own["y"] + own["height"] <= foot["y"] + 1 and foot["y"] + foot["height"] <= height
        sizes = page.eval_on_selector_all(f"{ROOT} .chs-bet button", "all => all.map((one) => [one.offsetWidth, one.offsetHeight])")
        assert len(sizes) == 12 and min(min(size) for size in sizes) >= 44


def test_large_on_a_projector_and_another_game(open_page: Callable[..., Page]) -> None:
    page = open_page(width=1280, height=720)
    mount(page, study("primiera", "chorus", choose=True, look="projector"))
    assert min(page.eval_on_selector_all(f"{ROOT} .chs-fan .ch-face", "all => all.map((one) => one.getBoundingClientRect().height)")) >= 120
    after(page, lambda: page.click(f"{ROOT} [data-key=on]"))
    top, foot = page.locator(f"{ROOT} .chs-seat").first.bounding_box(), page.locator(f"{ROOT} .chs-foot").bounding_box()
    assert top and foot and top["y"] >= 0 and foot["y"] + foot["height"] <= 721, "the buttons stay on the screen"
    page.locator(f"{ROOT} .chs-more summary").nth(1).click()
    assert not page.locator(f"{ROOT} [data-key=just]").is_visible(), "a page without tables has no hand that was just played"
    page.select_option(f"{ROOT} .chs-form select", "aluette/wikimanche")
    after(page, lambda: page.click(f"{ROOT} [data-key=game]"))
    page.wait_for_function(f"document.querySelectorAll('{ROOT} .chs-seat').length === 6")
    page.wait_for_selector(".ch-sprite[data-pack=aluette]", state="attached")
    fits(page, 1280)
