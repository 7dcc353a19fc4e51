"""The table teaches, in the browser: by keys and by mouse, focus where it belongs, nothing wide, nothing that axe minds."""
from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.bridge import mount, still
from tests.browser.test_table_alone import STOOD, fits, focused, press, status, table


def clean(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    assert not found, [(one["id"], one["nodes"][0]["html"][:200]) for one in found]


THOUGHT = """() => { window.thought = new Promise((done) => {
  let clicked = 0;
  document.addEventListener("click", () => (clicked = performance.now()), { capture: true, once: true });
  const sign = document.querySelector(".ch-thinking");
  new MutationObserver(() => sign.hidden || done(performance.now() - clicked)).observe(sign, { attributes: true });
}); }"""
"""How many milliseconds after the next click the table says that it is thinking."""


def play_out(page: Page) -> None:
    for _ in range(60):
        if page.is_visible(".ch-result"):
            break
        page.evaluate("document.querySelector('[data-action=continue], .ch-may, .ch-actions .ch-do').click()")
        still(page)


def test_hints_prices_reasons_and_a_demonstration_by_keys(page: Page) -> None:
    mount(page, table(actions=STOOD, deal=1526))
    page.focus(".ch-card[tabindex='0']")
    at = focused(page)
    for n in (1, 2, 3):
        press(page, "n")
        page.wait_for_function(f"document.querySelectorAll('.ch-hints li').length === {n}")
        assert page.locator(".ch-hints li").last.inner_text() in page.inner_text(".ch-live") and focused(page) == at
    hinted = page.locator("[data-kind=hint]")
    assert hinted.get_attribute("data-badge") == "hint" and hinted.get_attribute("aria-label").endswith("; marked: hint")
    assert page.inner_text("[data-tool=hint]") == "No more hints"
    press(page, "n")
    assert status(page) == "That was the last hint for this choice." and focused(page) == at
    clean(page)
    press(page, "c")
    page.check(".ch-dialog label >> text=Novice")
    page.wait_for_function("document.querySelector('.ch-live').textContent.startsWith('From now on: ')")
    assert page.is_visible(".ch-dialog[open]")
    press(page, "Escape")
    assert focused(page) == at
    page.evaluate("model.hold = true")  # an answer that takes long
    page.evaluate(THOUGHT)
    page.click(".ch-may")
    assert page.evaluate("thought") >= 290, "not for every answer"
    assert page.is_visible(".ch-thinking")
    page.locator(".ch-may").last.click()  # a second command for the same scene does no harm
    page.evaluate("model.release()")
    page.wait_for_selector("[data-action=continue]")
    assert not page.is_visible(".ch-thinking") and page.locator(".ch-card").count() == 8 and not page.query_selector(".ch-hints li")
    play_out(page)
    page.focus("[data-action=prices]")
    press(page, "Enter")
    page.wait_for_selector(".ch-prices tbody tr:nth-child(9)")
    assert focused(page) == "ch-heading"
    assert page.inner_text(".ch-prices .ch-sum").startswith(("Together your cards cost", "Your cards cost nothing"))
    clean(page)
    dear = page.locator(".ch-is-mistaken button, .ch-is-unlucky button").first
    place = dear.get_attribute("data-place")
    dear.focus()
    press(page, "Enter")
    page.wait_for_selector("[data-kind=played]")
    assert page.locator("[data-kind=best]").count() == 1 and "It cost" in page.inner_text(".ch-notes") and focused(page) == "on"
    clean(page)
    page.focus("[data-extra=otherwise]")
    press(page, "Enter")
    page.wait_for_selector(".ch-aside")
    press(page, "ArrowRight")
    page.wait_for_function("document.querySelector('.ch-status').textContent.startsWith('What would have happened, step 1')")
    press(page, "End")
    assert "this deal would have ended" in page.inner_text(".ch-notes")
    press(page, "Escape")
    page.wait_for_selector(".ch-table:not(.ch-aside)")
    page.focus("[data-extra=why]")
    press(page, "Enter")
    assert page.get_attribute("[data-extra=why]", "aria-pressed") == "true"
    assert page.evaluate("document.activeElement.dataset.extra") == "why"
    press(page, "Escape")
    page.wait_for_selector(".ch-prices:not([hidden])")
    assert page.evaluate("document.activeElement.dataset.place") == place
    press(page, "w")
    page.wait_for_selector(".ch-aside")
    for _ in range(4):
        press(page, "ArrowRight")
    assert status(page).startswith("Step 4: ") and page.locator(".ch-notes p").count() <= 1
    press(page, "Escape")
    page.wait_for_selector(".ch-prices:not([hidden])")


def test_on_a_phone_nothing_sticks_out(open_page: Callable[..., Page]) -> None:
    page = open_page(width=360, height=740, has_touch=True)
    mount(page, table(actions=STOOD))
    page.tap("[data-tool=hint]")
    page.wait_for_selector(".ch-hints li")
    fits(page, 360)
    play_out(page)
    page.tap("[data-action=prices]")
    page.wait_for_selector(".ch-prices tbody tr:nth-child(9)")
    fits(page, 360)
    boxes = "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    for box in page.eval_on_selector_all(".ch-prices button, .ch-prices td", boxes):
        assert box["height"] >= 44 and box["right"] <= 350
    page.tap(".ch-is-mistaken button, .ch-is-unlucky button")
    page.wait_for_selector(".ch-notes p")
    fits(page, 360)
