"""Exercises, studies and experiments whose line to Python breaks: what is said, what rests, and what comes of it when it is back.

No time is waited for: the page's clock is put forward.
"""
from __future__ import annotations

from playwright.sync_api import Page

from cardhistory.lessons.study import setting
from cardhistory.simulate import EXPERIMENTS
from cardhistory.widgets.simulation_run import Question
from tests.browser import study_bridge
from tests.browser.bridge import still
from tests.browser.exercise_bridge import BridgedSimulation, mount, one

SILENCE, SOON, OLD = 3_000, 200, 15_000


def forward(page: Page, time: int) -> None:
    page.clock.fast_forward(time)
    still(page)


def lose(page: Page, selector: str, silence: int = SILENCE) -> None:
    """Click while the line breaks: what is sent gets lost on the way, and then the reader is told, aloud too."""
    page.evaluate("models[0].hold = true")
    page.click(selector)
    forward(page, silence)
    assert "connection is lost" in page.inner_text("[class*=-lost]:visible") and "connection is lost" in page.inner_text("[class$=-live]")


def refuse(page: Page, selector: str) -> None:
    """A click while the line is lost sends nothing, and the reader is told anew."""
    before, live = sent(page), page.text_content("[class$=-live]")
    assert page.get_attribute(selector, "aria-disabled") == "true"
    page.click(selector, force=True)
    assert sent(page) == before and page.text_content("[class$=-live]") != live


def back(page: Page, inside: str) -> None:
    """The line is back: the next question whether somebody is there is heard, and no control rests any more."""
    page.focus("[class*=-lost] button")
    page.evaluate("models[0].hold = false")
    forward(page, SILENCE)
    assert not page.is_visible("[class*=-lost]") and not page.query_selector(".ch-cut")
    assert page.evaluate("(inside) => !!document.activeElement.closest(inside)", inside), "the focus stays inside"
    forward(page, SOON)


def arrive(page: Page) -> None:
    """What was asked for last has arrived all the same, late; and the line is back."""
    page.evaluate("() => { models[0].hold = false; models[0].pass(models[0].sent.filter((one) => one.do).at(-1)); }")
    still(page)
    assert not page.is_visible("[class*=-lost]")
    forward(page, SOON)


def sent(page: Page) -> int:
    """How many commands have been sent."""
    return int(page.evaluate("models[0].sent.filter((one) => one.do).length"))


def asked(page: Page) -> int:
    """How often it has been asked whether somebody is there."""
    return int(page.evaluate("models[0].sent.filter((one) => one.type === 'ping').length"))


def version(page: Page, of: str) -> int:
    return int(page.evaluate("(of) => models[0].get(of).version", of))


def over(page: Page) -> None:
    """Where Python has died for good it is told at once, and nobody is asked any more; what is closed asks for nothing either."""
    page.evaluate("models[0].tell({ type: 'gone' })")
    assert page.is_visible("[class*=-lost]")
    before = asked(page)
    for _ in range(3):
        forward(page, SILENCE)
    assert asked(page) == before
    page.evaluate("leaves[0]()")
    assert page.evaluate("models[0].listeners()") == 0


def test_an_exercise(page: Page) -> None:
    page.clock.install()
    mount(page, one("dealer-exchange"))
    lose(page, "[data-option='1']")
    refuse(page, "[data-option='0']")
    back(page, ".che")
    page.wait_for_selector(".che[data-state='solved']")
    assert version(page, "exercise") == 1 and sent(page) == 2

    page.click("[data-option='0']")
    still(page)
    lose(page, "[data-do=retry]")
    arrive(page)  # this one did arrive: it is not asked for twice
    page.wait_for_selector(".che[data-state='open']")
    assert version(page, "exercise") == 3 and sent(page) == 4

    lose(page, "[data-option='1']")
    forward(page, OLD)  # too long ago: by now the reader may want something else
    back(page, ".che")
    assert version(page, "exercise") == 3 and sent(page) == 5

    lose(page, "[data-option='1']")
    before = asked(page)
    forward(page, SILENCE)
    assert asked(page) == before + 1
    page.evaluate("leaves[0]()")
    forward(page, SILENCE)
    assert asked(page) == before + 1, "what is closed asks no more"


def test_a_study(page: Page) -> None:
    page.clock.install()
    study_bridge.mount(page, study_bridge.BridgedStudy(**setting("trappola", "doubling")))
    lose(page, "[data-key=on]")
    refuse(page, "[data-key=last]")
    page.eval_on_selector("[data-key=chairs]", "list => { list.value = '0'; list.dispatchEvent(new Event('change')); }")
    assert page.input_value("[data-key=chairs]") == "", "the list shows what holds"
    back(page, ".ch-study")
    assert "Step 1" in page.inner_text(".chs-says") and version(page, "study") == 1

    page.locator(".chs-more summary").last.click()
    lose(page, "[data-key=copy]")
    before = sent(page)
    arrive(page)
    assert "trappola" in page.input_value("textarea[readonly]")
    assert sent(page) == before, "a record is not asked for twice"

    lose(page, "[data-key=on]")
    forward(page, OLD)
    back(page, ".ch-study")
    assert version(page, "study") == 1
    over(page)


def test_an_experiment(page: Page) -> None:
    page.clock.install()
    mount(page, BridgedSimulation(Question(EXPERIMENTS["primiera.draw"], "primiera.draw")))
    lose(page, "[data-choice='2']")
    refuse(page, "[data-choice='1']")
    back(page, ".chs")
    assert version(page, "simulation") == 1 and "19" in page.inner_text(".chs-guessed")
    page.click("[data-do=deal]")
    page.wait_for_function("document.querySelector('progress').value > 0")
    lose(page, "[data-do=cancel]")
    dealt = page.evaluate("models[0].get('simulation').dealt")
    forward(page, OLD)
    back(page, ".chs")
    page.wait_for_selector(".chs[data-state='done']")  # though a portion got lost, and the wish to cancel is an old one
    assert page.evaluate("models[0].get('simulation').dealt") > dealt
    over(page)
