"""Exercises in the browser: by mouse at 360 pixels, by keys at 1280, several on a page, and what is kept."""
from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.bridge import later, still
from tests.browser.exercise_bridge import line, mount, one

exercises = import_module("cardhistory.lessons.exercises")
OF_EACH_KIND = ("when-a-two-wins", "ladder", "how-often-a-set", "average-hand", "fifty-two")
TABLE = "#w{} .ch-table"


def state(page: Page, number: int = 0) -> str:
    return str(page.get_attribute(f"#w{number} .che", "data-state"))


def settled(page: Page, number: int, expected: str) -> None:
    page.wait_for_selector(f"#w{number} .che[data-state='{expected}']")


def heard(page: Page, number: int = 0) -> str:
    return page.inner_text(f"#w{number} .che-live")


def at(page: Page) -> str:
    """What has the focus."""
    return str(page.evaluate("""(() => {
      const at = document.activeElement, data = at.dataset;
      return at === document.body ? 'BODY' : data.option ?? data.do ?? data.action ?? data.card ?? (at.className || at.id);
    })()"""))


def press(page: Page, key: str) -> None:
    page.keyboard.press(key)
    still(page)
    assert at(page) != "BODY", f"after {key} nothing has the focus"


def kept(page: Page) -> dict[str, Any]:
    found = page.evaluate("Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)])")
    return {key.removeprefix("cardhistory:/en/trappola:exercise:trappola."): json.loads(value) for key, value in found.items()}


def clean(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    assert not found, [(each["id"], each["nodes"][0]["html"][:200]) for each in found]


def fits(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for selector in ("button", "input", "summary"):
        for box in page.eval_on_selector_all(f".che {selector}", """all => all.filter((one) => one.getClientRects().length)
          .map((one) => ({ name: one.outerHTML.slice(0, 80), ...one.getBoundingClientRect().toJSON() }))"""):
            assert box["width"] >= 44 and box["height"] >= 44, box
            assert box["right"] <= width, box


def test_every_kind_by_mouse_at_360_pixels(open_page: Callable[..., Page]) -> None:
    page = open_page(width=360, height=740, has_touch=True)
    mount(page, line(OF_EACH_KIND), *map(one, OF_EACH_KIND))
    fits(page, 360)
    assert page.inner_text(".che-progress").strip() == "0 of 5 exercises solved" and not page.is_visible("#w1 .che-badge")
    page.tap("#w1 [data-option='0']")  # wrong: the reply says why, and another answer can be given
    page.wait_for_selector("#w1 [data-mark=wrong]")
    assert "never wins when it is played second" in page.inner_text("#w1 .che-reply:visible") and state(page, 1) == "open"
    assert "tries so far: 1" in page.inner_text("#w1 .che-badge")
    page.tap("#w1 [data-option='1']")
    settled(page, 1, "solved")
    assert "One more answer is right" in page.inner_text("#w1 .che-others") and "TO REMEMBER" in page.inner_text("#w1 .che-verdict").upper()
    page.tap("#w2 .che-pick [data-card='2D']")
    page.wait_for_selector("#w2 .che-answered:visible")
    assert "in a trick it beats nothing" in page.inner_text("#w2 .che-answered") and page.locator("#w2 .che-pick button").count() == 7
    for card in ("AD", "RD", "CD", "FD", "TD", "7D"):
        page.tap(f"#w2 .che-pick [data-card='{card}']")
        page.wait_for_selector(f"#w2 .che-ladder [data-card='{card}']")
    settled(page, 2, "solved")
    page.tap("#w3 [data-option='0']")
    settled(page, 3, "failed")
    assert "19.7%" in page.inner_text("#w3 .che-value")
    page.fill("#w4 input", "eighteen")
    page.tap("#w4 .che-form button")
    page.wait_for_selector("#w4 .che-notice:visible")
    page.fill("#w4 input", "18")
    page.tap("#w4 .che-form button")
    settled(page, 4, "solved")
    assert "first try" in page.inner_text("#w4 .che-badge")
    page.tap("#w5 .ch-card[data-card='2B']")
    settled(page, 5, "failed")
    fits(page, 360)
    assert "The seven of batons was still there" in page.inner_text("#w5 .che-verdict")
    page.wait_for_function("document.querySelector('#w5 .che-verdict').getBoundingClientRect().bottom <= innerHeight + 1")
    page.tap("#w5 [data-do=retry]")
    settled(page, 5, "open")
    for card in ("AB", "2B", "2S"):
        page.tap(f"#w5 .ch-card[data-card='{card}']")
        page.wait_for_selector("#w5 [data-action=continue]")
        if card != "2S":
            page.tap("#w5 [data-action=continue]")
            page.wait_for_selector("#w5 .ch-may")
    settled(page, 5, "solved")
    fits(page, 360)
    assert page.inner_text(".che-progress").strip().endswith("4 of 5 exercises solved")
    assert kept(page)["fifty-two"] == {"solved": True, "first": False, "tries": 2} and not kept(page)["how-often-a-set"]["solved"]
    page.tap("#w5 [data-action=continue]")  # the end of the deal: no way leads to another deal
    page.wait_for_selector("#w5 .ch-result:visible")
    assert page.locator("#w5 .ch-actions button").count() == 1 and not page.is_visible("#w5 [data-tool=deals]")
    clean(page)


def test_every_kind_by_keys_at_1280_pixels(page: Page) -> None:
    mount(page, *map(one, ("when-a-two-wins", "ladder", "average-hand", "catch-an-ace", "how-often-a-set")))
    page.focus("#before")
    press(page, "Tab")
    assert at(page) == "0"
    press(page, "Enter")
    assert heard(page).startswith("Not right The king is higher") and at(page) == "0"
    press(page, "Tab")
    press(page, " ")
    settled(page, 0, "solved")
    assert heard(page).startswith("Solved Nobody can follow") and "A two wins only when you lead it" in heard(page)
    for _ in range(5):
        if at(page) == "next":
            break
        press(page, "Tab")
    press(page, "Enter")
    assert page.evaluate("document.activeElement.textContent") == "From the ace to the two"
    press(page, "Tab")
    order = ["AD", "RD", "CD", "FD", "TD", "7D"]
    for card in order:
        for _ in range(9):
            if page.evaluate("document.activeElement.querySelector('.che-card')?.dataset.card") == card:
                break
            press(page, "Tab")
        else:
            page.locator("#w1 .che-pick button").first.focus()
            while page.evaluate("document.activeElement.querySelector('.che-card')?.dataset.card") != card:
                press(page, "Tab")
        press(page, "Enter")
    settled(page, 1, "solved")
    page.focus("#w2 input")
    page.keyboard.type("40")
    press(page, "Enter")
    settled(page, 2, "failed")
    assert "The answer: 18 points." in heard(page, 2)
    page.focus("#w2 [data-do=retry]")
    press(page, "Enter")
    settled(page, 2, "open")
    assert page.evaluate("document.activeElement.tagName") == "INPUT", "the reader stands where the next try begins"
    page.focus("#w3 .ch-card[data-card='FC']")
    press(page, "Enter")
    settled(page, 3, "failed")
    assert "che-verdict" in at(page) and "Not this time The ace of cups takes the footman" in heard(page, 3)
    assert not page.is_visible("#w3 [data-action=continue]"), "what is decided does not go on"
    page.focus("#w3 [data-tool=replay]")
    press(page, "r")  # step through the line
    press(page, "End")
    assert "step" in page.inner_text("#w3 .ch-status")
    press(page, "Escape")
    press(page, "d")  # no other deal comes onto this table
    assert not page.query_selector("#w3 .ch-dialog[open]")
    page.focus("#w3 [data-do=retry]")
    press(page, "Enter")
    settled(page, 3, "open")
    assert page.evaluate("document.activeElement.matches('#w3 .ch-card')")
    page.focus("#w3 .ch-card[data-card='7S']")
    press(page, "Enter")
    later(page)
    press(page, "Enter")
    page.focus("#w3 .ch-card[data-card='9S']")
    press(page, "Enter")
    settled(page, 3, "solved")


def test_an_illegal_attempt_is_answered_by_the_rule_and_its_witness_and_is_no_failure(page: Page) -> None:
    mount(page, one("let-it-go"))
    page.click(".ch-card[data-card='2B']", force=True)
    page.wait_for_selector(".ch-slip:visible")
    told = page.inner_text(".ch-slip")
    assert "You must follow suit" in told and "The rule: " in told and "Parlett" in told
    assert state(page) == "open" and not page.is_visible(".che-badge") and not kept(page)
    page.click(".ch-card[data-card='7S']")
    page.wait_for_selector("[data-action=continue]")
    for card in ("2B", "AS"):
        page.click("[data-action=continue]")
        page.click(f".ch-card.ch-may[data-card='{card}']")
        page.wait_for_selector("[data-action=continue]")
    settled(page, 0, "solved")
    assert "11 points" in page.inner_text(".che-verdict")


def test_two_things_in_the_right_order(page: Page) -> None:
    mount(page, one("three-kings"))
    page.click(".ch-card[data-card='AD']")  # first caught: then it is too late to declare
    settled(page, 0, "failed")
    assert "no longer count" in page.inner_text(".che-verdict")
    page.click("[data-do=retry]")
    page.wait_for_selector("[data-action='declare 3 R']")
    page.click("[data-action='declare 3 R']")
    page.wait_for_selector(".ch-said:visible, .ch-may")
    assert state(page) == "open"
    page.click(".ch-card[data-card='AD']")
    settled(page, 0, "solved")


def test_hints_come_one_after_the_other(page: Page) -> None:
    mount(page, one("fifty-two"))
    assert page.inner_text("[data-do=hint]") == "Give me a hint"
    for number in (1, 2, 3):
        page.click("[data-do=hint]")
        page.wait_for_function(f"document.querySelectorAll('.che-hints li').length === {number}")
        assert heard(page).startswith(f"Hint {number}: ")
    assert page.inner_text("[data-do=hint]") == "That was the last hint" and page.get_attribute("[data-do=hint]", "aria-disabled") == "true"


def test_a_reload_brings_back_what_was_answered_and_how_far_one_is(page: Page) -> None:
    names = ("dealer-exchange", "two-now", "fifty-two", "ladder")
    mount(page, line(names), *map(one, names))
    page.click("#w1 [data-option='1']")
    settled(page, 1, "solved")
    page.click("#w2 .ch-card[data-card='RS']")
    settled(page, 2, "failed")
    page.click("#w3 [data-do=hint]")
    page.click("#w3 .ch-card[data-card='AB']")
    page.wait_for_selector("#w3 [data-action=continue]")
    for card in ("AD", "2D"):
        page.click(f"#w4 .che-pick [data-card='{card}']")
        page.wait_for_function("card => document.querySelector('#w4 .che-answered').textContent.length > 0", arg=card)
    page.wait_for_function("JSON.parse(sessionStorage['cardhistory:/en/trappola:exercise:trappola.ladder:given']).answers.length === 2")
    shown = "() => [...document.querySelectorAll('.che-slot, .che-verdict, .che-hints, .ch-hand')].map((one) => one.innerText)"
    before = page.evaluate(shown)
    mount(page, line(names), *map(one, names))
    settled(page, 1, "solved")
    settled(page, 2, "failed")
    page.wait_for_selector("#w3 [data-action=continue]")
    page.wait_for_selector("#w4 .che-answered:visible")
    page.wait_for_function("document.querySelectorAll('#w3 .che-hints li').length === 1")
    assert page.evaluate(shown) == before and page.evaluate("scrollY") == 0
    assert not any(heard(page, number) for number in (1, 2, 3, 4)), "what comes back is not told anew"
    assert page.inner_text("#w1 .che-badge") == "Solved at the first try" and "tries so far: 1" in page.inner_text("#w2 .che-badge")
    assert page.inner_text(".che-progress").strip().endswith("1 of 4 exercises solved")
    assert {name.removesuffix(":given") for name in kept(page)} == {*names} and "AB" in kept(page)["fifty-two:given"]["answers"][0]
    page.click("#w1 [data-option='0']")  # once solved it stays so
    page.wait_for_selector("#w1 [data-mark=wrong]")
    assert page.inner_text("#w1 .che-badge") == "Solved at the first try"
    page.click("#w2 [data-do=retry]")
    settled(page, 2, "open")
    assert "two-now:given" not in kept(page)
    mount_again(page, names)
    assert page.inner_text("#w1 .che-badge") == "Solved at the first try" and state(page, 1) == "open", "answers wait for no other reader"


def test_a_reload_while_the_kernel_lives_on_leaves_the_hand(page: Page) -> None:
    played, said = one("fifty-two"), one("average-hand")
    mount(page, played, said)
    page.click("#w0 .ch-card[data-card='AB']")
    page.wait_for_selector("#w0 [data-action=continue]")
    page.wait_for_function("sessionStorage['cardhistory:/en/trappola:exercise:trappola.fifty-two:given']")
    mount(page, played, said)
    assert not page.evaluate("models[0].sent.some((one) => one.do === 'restore')") and page.is_visible("#w0 [data-action=continue]")
    page.fill("#w1 input", "17")
    page.evaluate("dispatchEvent(new CustomEvent('cardhistory:wording', { detail: 'plain' }))")
    page.wait_for_function("models[1].get('task').terms === 'plain'")
    still(page)
    assert page.input_value("#w1 input") == "17"


def mount_again(page: Page, names: tuple[str, ...]) -> None:
    """The same exercises in another tab of the same browser."""
    fresh = page.context.new_page()
    page.close()
    page.__dict__.update(fresh.__dict__)
    mount(page, line(names), *map(one, names))


def test_where_nothing_can_be_kept_it_is_said_and_the_page_still_counts(page: Page) -> None:
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } });")
    names = ("dealer-exchange", "two-now")
    mount(page, line(names), *map(one, names))
    page.click("#w1 [data-option='1']")
    settled(page, 1, "solved")
    assert "keeps nothing" in page.inner_text("#w1 .che-notice") and "first try" in page.inner_text("#w1 .che-badge")
    assert page.inner_text(".che-progress").strip().endswith("1 of 2 exercises solved")


@pytest.mark.parametrize("rubbish", ["{", "7", '{"solved": "yes", "tries": -4}', "null", '"x"'])
def test_rubbish_in_the_storage_is_left_aside(page: Page, rubbish: str) -> None:
    key = "cardhistory:/en/trappola:exercise:trappola.dealer-exchange"
    for area, name in (("localStorage", key), ("sessionStorage", f"{key}:given"), ("localStorage", f"{key}:given")):
        page.add_init_script(f"{area}.setItem('{name}', {json.dumps(rubbish)});")
    mount(page, line(["dealer-exchange"]), one("dealer-exchange"))
    page.wait_for_selector("#w1 .che-notice:visible")
    assert "begins anew" in heard(page, 1) and state(page, 1) == "open"
    left = page.evaluate("Object.keys({ ...sessionStorage, ...localStorage }).filter((key) => key.endsWith(':given'))")
    assert not left, "what cannot be used is dropped, and what was once kept for all tabs"
    assert not page.is_visible("#w1 .che-badge") and "0 of 1" in page.inner_text(".che-progress")


def test_exercises_on_one_page_leave_each_other_alone(page: Page) -> None:
    mount(page, *map(one, ("two-now", "fifty-two", "four-twos", "two-now")))
    shown = "(id) => document.getElementById(id).innerHTML.replace(/ data-state.*?>/, '>')"
    before = {name: page.evaluate(shown, name) for name in ("w1", "w2")}
    page.click("#w0 .ch-card[data-card='RS']")
    settled(page, 0, "failed")
    assert {name: page.evaluate(shown, name) for name in before} == before and state(page, 3) == "open"
    assert "tries so far: 1" in page.inner_text("#w3 .che-badge"), "the same exercise twice shares what is kept, and no more"
    assert not heard(page, 1) and not heard(page, 2)
    ids = page.eval_on_selector_all("[id]", "all => all.filter((one) => !one.closest('.ch-sprite, .ch-table')).map((one) => one.id)")
    assert len(ids) == len({*ids}) and page.locator(".ch-sprite").count() == 1
    page.evaluate("leaves.forEach((leave) => leave())")
    assert page.locator(".che").count() == 0 and page.evaluate("models.map((one) => one.listeners())") == [0, 0, 0, 0]


def test_a_forged_message_is_answered_and_a_doubled_one_is_left_undone(page: Page) -> None:
    mount(page, one("dealer-exchange"))
    page.evaluate("models[0].send({ type: 'exercise', do: 'solve', version: 0 })")
    page.wait_for_selector(".che-notice:visible")
    assert "not understood" in page.inner_text(".che-notice") and state(page) == "open"
    page.evaluate("for (let i = 0; i < 3; i++) models[0].send({ type: 'exercise', do: 'answer', option: 0, version: 1 })")
    page.wait_for_selector("[data-mark=wrong]")
    still(page)
    assert kept(page)["dealer-exchange"]["tries"] == 1
    said = heard(page)
    page.evaluate("dispatchEvent(new CustomEvent('cardhistory:wording', { detail: 'plain' }))")  # as the settings of a table do
    page.wait_for_function("models[0].get('task').terms === 'plain'")
    assert page.locator("[data-mark=wrong]").count() == 1 and page.locator(".che-answer").count() > 1 and heard(page) == said


def test_wishes_for_less_motion_and_forced_colours(open_page: Callable[..., Page]) -> None:
    page = open_page(reduced_motion="reduce")
    mount(page, one("two-now"))
    page.click(".ch-card[data-card='RS']")
    settled(page, 0, "failed")
    assert page.evaluate("document.getAnimations().length") == 0
    page = open_page(forced_colors="active")
    mount(page, one("dealer-exchange"))
    page.click("[data-option='0']")
    page.wait_for_selector("[data-mark=wrong]")
    assert page.inner_text("[data-mark=wrong] b") == "Not right", "no meaning hangs on a colour"
    assert page.evaluate("getComputedStyle(document.querySelector('.che-answer')).borderTopStyle") != "none"


def test_axe_finds_nothing_before_and_after(page: Page) -> None:
    names = ("when-a-two-wins", "ladder", "how-often-a-set", "average-hand", "two-now")
    mount(page, line(names), *map(one, names))
    clean(page)
    page.click("#w1 [data-option='0']")
    page.click("#w1 [data-do=hint]")
    page.click("#w2 .che-pick [data-card='RD']")
    page.click("#w3 [data-option='3']")
    page.fill("#w4 input", "18")
    page.keyboard.press("Enter")
    page.click("#w5 .ch-card[data-card='RS']")
    settled(page, 5, "failed")
    clean(page)


@pytest.mark.parametrize("width", [320, 768, 1280])
def test_every_exercise_of_trappola_fits(open_page: Callable[..., Page], width: int) -> None:
    page = open_page(width=width, height=800)
    names = exercises.names("trappola")
    mount(page, line(names), *map(one, names))
    fits(page, width)
