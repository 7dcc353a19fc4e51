"""The table's page side by itself: mouse, keys, focus, speech, narrow windows, wishes of the reader, a lost connection."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.bridge import Bridged, later, mount, still

STOOD = ["stand", "stand"]


def table(**wishes: Any) -> Bridged:
    return Bridged("trappola", **{"deal": 1526, **wishes})


def status(page: Page) -> str:
    return page.inner_text(".ch-status")


def version(page: Page) -> int:
    return int(page.get_attribute(".ch-table", "data-version") or -1)


def focused(page: Page) -> str:
    return str(page.evaluate("""(() => {
      const at = document.activeElement, data = at.dataset;
      return at === document.body ? 'BODY' : data.card || data.action || data.tool || at.className || at.id;
    })()"""))


def press(page: Page, key: str) -> None:
    """Press a key and see that the focus is somewhere."""
    page.keyboard.press(key)
    still(page)
    assert focused(page) != "BODY", f"after {key} nothing has the focus"


def until_refused(page: Page) -> Any:
    """Play until some card may not be played; that card."""
    for _ in range(40):
        if page.query_selector(".ch-not"):
            return page.locator(".ch-not").first
        page.locator("[data-action=continue], .ch-may").first.click()
        still(page)
    raise AssertionError("no card was ever refused")


def test_a_whole_deal_by_keys_alone(page: Page) -> None:
    mount(page, table())
    page.focus("#before")
    press(page, "Tab")
    assert focused(page) == "stand"
    press(page, "Enter")  # keep the hand
    page.wait_for_selector(".ch-may")
    heard = [page.inner_text(".ch-live")]
    for _ in range(60):
        if page.is_visible(".ch-result"):
            break
        before = version(page)
        if page.query_selector("[data-action=continue]"):
            later(page)
            if not page.evaluate("document.activeElement.closest('.ch-hand, .ch-actions')"):
                press(page, "h")
            press(page, "Enter")
        else:
            press(page, "h")
            press(page, "Home")
            for _ in range(9):
                if page.evaluate("document.activeElement.classList.contains('ch-may')"):
                    break
                press(page, "ArrowRight")
            press(page, " ")
        assert version(page) == before + 1
        heard.append(page.inner_text(".ch-live"))
    assert page.is_visible(".ch-verdict") and focused(page) == "ch-verdict"
    assert any(text.startswith("You play the ") and "take" in text for text in heard)
    assert "wins the deal" in heard[-1] or "win the deal" in heard[-1]
    press(page, "Tab")
    assert focused(page) == "next"
    later(page)  # a result is not put away by a key that is still going down
    press(page, "Enter")
    assert "Deal 1527" in page.inner_text(".ch-title") and focused(page) != "BODY"


def test_tab_reaches_the_hand_once_and_the_arrows_move_in_it(page: Page) -> None:
    mount(page, table(actions=STOOD))
    page.focus("#before")
    press(page, "Tab")
    cards = page.eval_on_selector_all(".ch-card", "all => all.map(one => one.dataset.card)")
    assert focused(page) == cards[0]
    press(page, "ArrowRight")
    press(page, "ArrowRight")
    assert focused(page) == cards[2]
    press(page, "End")
    assert focused(page) == cards[-1]
    press(page, "ArrowRight")
    assert focused(page) == cards[0]  # round and round
    press(page, "ArrowLeft")
    assert focused(page) == cards[-1]
    press(page, "Tab")
    assert focused(page) not in cards
    press(page, "Shift+Tab")
    assert focused(page) == cards[-1]
    press(page, "Home")
    press(page, "ArrowRight")
    press(page, "ArrowRight")
    press(page, "Enter")
    assert focused(page) == "continue"  # the trick is finished, and the focus goes with the game
    left = page.eval_on_selector_all(".ch-card", "all => all.map(one => one.dataset.card)")
    assert left == [card for card in cards if card != cards[2]]
    later(page)
    press(page, "Enter")
    assert focused(page) == page.get_attribute(".ch-may", "data-card")


def test_cards_are_named_with_their_place_and_why(page: Page) -> None:
    mount(page, table(actions=STOOD))
    name = page.get_attribute(".ch-card", "aria-label")
    assert name == "ten of swords, no points, card 1 of 9, may be played"
    assert page.locator(".ch-them .ch-hidden").inner_text() == "face-down cards: 9"
    bad = until_refused(page)
    assert "may not be played now: You must follow suit" in bad.get_attribute("aria-label")
    assert bad.get_attribute("aria-disabled") == "true"
    before = page.locator(".ch-card").count()
    bad.focus()
    press(page, "Enter")
    assert page.is_visible(".ch-slip") and "The rule: " in page.inner_text(".ch-slip") and "Parlett" in page.inner_text(".ch-slip")
    assert page.inner_text(".ch-live").startswith("You must follow suit")
    assert page.locator(".ch-card").count() == before
    press(page, "Escape")
    assert not page.is_visible(".ch-slip")


def test_a_double_click_plays_one_card_and_leaves_the_trick(page: Page) -> None:
    mount(page, table(actions=STOOD))
    page.dblclick(".ch-card")
    still(page)
    assert page.locator(".ch-card").count() == 8 and page.is_visible("[data-action=continue]")
    page.dblclick(".ch-card")  # a trick lies on the table: nothing is played, and the table says where it waits
    still(page)
    assert page.locator(".ch-card").count() == 8 and page.is_visible("[data-action=continue]")
    assert page.locator(".ch-not").count() == 0  # nothing is greyed while it is not the reader's turn


def test_dialogs_open_by_key_and_close_by_escape_and_give_the_focus_back(page: Page) -> None:
    mount(page, table(actions=STOOD))
    page.click(".ch-may")
    still(page)
    page.click("[data-action=continue]")
    page.wait_for_selector(".ch-may")
    page.focus(".ch-card[tabindex='0']")
    at = focused(page)
    opens = {"?": "Keys", "p": "take", "t": "Trick 1", "i": "points", "s": "match stands", "d": "T1FP-CH", "o": "at once",
             "m": "Enlarge cards"}
    for key, text in opens.items():
        press(page, key)
        assert page.is_visible(".ch-dialog[open]"), key
        assert text in page.inner_text(".ch-dialog"), key
        press(page, "Escape")
        assert not page.query_selector(".ch-dialog[open]") and focused(page) == at
    press(page, "l")
    assert page.get_attribute(".ch-log", "open") is not None and "You keep your hand." in page.inner_text(".ch-lines")
    press(page, "Escape")
    assert page.get_attribute(".ch-log", "open") is None and focused(page) == at
    press(page, "l")
    press(page, "l")
    assert focused(page) == at


def test_a_wrong_code_is_answered_with_a_sentence(page: Page) -> None:
    mount(page, table())
    page.click("[data-tool=deals]")
    for code in ("T1FP-CJ", "T1FP-CK"):
        page.fill(".ch-form input", code)
        page.keyboard.press("Enter")
        still(page)
        told = page.locator(".ch-form [role=alert]")
        assert "typing error" in told.inner_text() and page.get_attribute(".ch-form input", "aria-describedby") == told.get_attribute("id")
        assert page.is_visible(".ch-dialog[open]") and "Deal 1526" in page.inner_text(".ch-title")
    page.keyboard.type("7")  # the wrong code stays marked, and typing replaces it
    page.keyboard.press("Enter")
    still(page)
    assert focused(page) != "BODY" and not page.query_selector(".ch-dialog[open]")
    assert "Deal 7" in page.inner_text(".ch-title") and not page.is_visible(".ch-notice")


def test_nothing_is_given_up_by_one_click(page: Page) -> None:
    mount(page, table())
    page.click("[data-action=stand]")
    page.wait_for_selector(".ch-may")
    for button, expected in (("Keep playing", "Deal 1526"), ("Give it up", "Deal 7")):
        page.click("[data-tool=deals]")
        page.fill(".ch-form input", "7")
        page.keyboard.press("Enter")
        page.wait_for_selector(".ch-stay")
        assert page.inner_text(".ch-dialog h2") == "Give up this deal? It is not finished." and "ch-stay" in focused(page)
        page.click(f".ch-dialog >> text={button}")
        still(page)
        assert not page.query_selector(".ch-dialog[open]") and expected in page.inner_text(".ch-title") and focused(page) != "BODY"


def test_the_way_back_to_a_position_and_the_names_of_its_parts(page: Page) -> None:
    mount(page, table(actions=[*STOOD, "play TS"], match=False, goal="Which first?"))
    assert page.get_attribute(".ch-table", "aria-label") == "Trappola card table: Which first?"
    names = page.eval_on_selector_all(".ch-spot", "all => all.map((one) => one.ariaLabel)")
    assert names[1].startswith("ten of swords, ")
    assert names[0].endswith(("led by the opponent", "played by the opponent", "takes the trick"))
    page.click("[data-tool=undo]", force=True)
    assert status(page) == "You have not played yet."
    described = page.get_attribute("[data-tool=undo]", "aria-describedby")
    assert page.inner_text(f"[id='{described}']") == "You have not played yet."
    page.click("[data-tool=deals]")
    page.fill(".ch-form input", "7")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.ch-title').textContent.includes('Deal 7')")
    assert page.query_selector(".ch-goal") is None
    assert page.inner_text(".ch-home") == "Back to the lesson’s position"
    page.click("[data-tool=deals]")
    page.click(".ch-dialog >> text=Back to the lesson’s position")
    page.wait_for_selector(".ch-goal")


def test_a_refusal_covers_neither_the_trick_nor_the_hand(open_page: Callable[..., Page]) -> None:
    for width, height in ((360, 740), (640, 400), (1280, 800)):
        page = open_page(width=width, height=height)
        mount(page, table(actions=STOOD))
        until_refused(page).click(force=True)
        page.wait_for_selector(".ch-slip:not([hidden])")
        box = "(name) => document.querySelector(name).getBoundingClientRect().toJSON()"
        trick, slip, hand = (page.evaluate(box, name) for name in (".ch-trick", ".ch-slip", ".ch-hand"))
        assert trick["bottom"] <= slip["top"] and slip["bottom"] <= hand["top"]


def test_looking_back_step_by_step(page: Page) -> None:
    mount(page, table(actions=[*STOOD, "play TS"]))
    page.focus("[data-action=continue]")
    press(page, "r")
    assert "at the beginning" in status(page)
    press(page, "ArrowRight")
    press(page, "ArrowRight")
    assert "step 2 of 4" in status(page)
    press(page, "ArrowLeft")
    assert "step 1 of 4: You keep your hand." in status(page)
    press(page, "End")
    assert "step 4 of 4" in status(page)
    press(page, "Escape")
    assert page.is_visible("[data-action=continue]")


def test_the_record_can_be_copied(page: Page) -> None:
    mount(page, table())
    page.click("[data-tool=deals]")
    page.click("text=Copy the record")
    page.wait_for_selector(".ch-record textarea")
    assert 'deal = "T1FP-CH"' in page.input_value(".ch-record textarea")


def test_nothing_jumps_while_ten_cards_are_played(open_page: Callable[..., Page]) -> None:
    for width in (1280, 360):
        page = open_page(width=width, height=740)
        mount(page, table(actions=STOOD))
        page.evaluate("window.scrollTo(0, 120)")
        heights, scrolls = set(), set()
        for _ in range(16):
            if page.query_selector("[data-action=continue]") and page.inner_text("[data-action=continue]") == "See the result":
                break
            if page.query_selector("[data-action^=declare]"):
                break
            page.evaluate("document.querySelector('[data-action=continue], .ch-may').click()")
            still(page)
            heights.add(round(page.evaluate("document.querySelector('.ch-table').getBoundingClientRect().height")))
            scrolls.add(page.evaluate("window.scrollY"))
        assert max(heights) - min(heights) <= 2 and len(scrolls) == 1, (width, heights, scrolls)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (390, 844), (768, 1024), (844, 390), (1280, 800)])
def test_every_width_fits_and_can_be_tapped(open_page: Callable[..., Page], width: int, height: int) -> None:
    page = open_page(width=width, height=height, has_touch=True)
    mount(page, table(actions=STOOD))
    fits(page, width)
    for selector in (".ch-card", ".ch-tool", "[data-action]", "summary"):
        for box in page.eval_on_selector_all(selector, "all => all.map((one) => one.getBoundingClientRect().toJSON())"):
            assert box["width"] >= 44 and box["height"] >= 44, (selector, box)
    place = "(name) => document.querySelector(name).getBoundingClientRect().toJSON()"
    top, bottom = page.evaluate(place, ".ch-trick")["top"], page.evaluate(place, ".ch-card:last-child")["bottom"]
    assert bottom - top <= max(height, 430), "trick, sentence and hand are seen at one glance"
    page.tap(".ch-may")
    page.wait_for_selector("[data-action=continue]")
    for tool in ("help", "look", "deals"):
        if tool == "look":
            page.tap("[data-tool=more]")
        page.tap(f"[data-tool={tool}]")
        fits(page, width)
        page.tap(".ch-dialog .ch-shut")


def fits(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    over = page.evaluate("""[...document.querySelectorAll('.ch-table *')]
      .filter((one) => one.getClientRects().length && !one.closest('svg, .ch-strip, .ch-live, .ch-hidden, .ch-backs'))
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((one) => `${one.tagName} ${one.className} ${one.getBoundingClientRect().right}`)""")
    assert not over


def test_a_box_of_300_pixels_and_large_cards(page: Page) -> None:
    mount(page, table(actions=STOOD), style="width: 300px; overflow: hidden")
    right = max(page.eval_on_selector_all(".ch-card, .ch-tool, .ch-spot", "all => all.map((one) => one.getBoundingClientRect().right)"))
    assert right <= page.evaluate("document.getElementById('one').getBoundingClientRect().right")
    mount(page, table(actions=STOOD))
    before = page.evaluate("document.querySelector('.ch-card').getBoundingClientRect().width")
    page.click("[data-tool=more]")
    page.click("[data-tool=settings]")
    page.check(".ch-dialog label >> text=large")
    page.keyboard.press("Escape")
    assert page.evaluate("document.querySelector('.ch-card').getBoundingClientRect().width") > before


def test_settings_change_the_pace_and_ask_before_a_card_is_played(page: Page) -> None:
    mount(page, table(actions=STOOD))
    page.click("[data-tool=more]")
    page.click("[data-tool=settings]")
    page.check("text=for two seconds")
    page.check("text=when I choose it a second time")
    page.keyboard.press("Escape")
    page.click(".ch-may")
    still(page)
    assert page.locator(".ch-card").count() == 9 and "once more" in status(page)
    page.click(".ch-card[aria-pressed=true]")
    page.wait_for_selector("[data-action=continue]")
    page.wait_for_selector("[data-action=continue]", state="detached")


def test_wishes_for_less_motion_and_forced_colours(open_page: Callable[..., Page]) -> None:
    page = open_page(reduced_motion="reduce")
    mount(page, table(actions=STOOD))
    page.click(".ch-may")
    page.wait_for_selector(".ch-wins")
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.inner_text(".ch-wins .ch-cap")
    page = open_page(forced_colors="active")
    mount(page, table(actions=STOOD))
    until_refused(page)
    assert page.evaluate("getComputedStyle(document.querySelector('.ch-in')).borderTopStyle") == "solid"
    assert page.evaluate("getComputedStyle(document.querySelector('.ch-not'), '::after').backgroundImage") != "none"
    assert page.is_visible(".ch-says .ch-shape-turn")


def test_axe_finds_nothing(page: Page) -> None:
    def clean() -> None:
        found = Axe().run(page).response["violations"]
        assert not found, [(one["id"], one["nodes"][0]["html"][:200]) for one in found]

    mount(page, table())
    clean()
    until = table(actions=STOOD)
    mount_again(page, until)
    until_refused(page).click(force=True)
    page.wait_for_selector(".ch-slip:not([hidden])")
    clean()
    page.click("[data-tool=help]")
    clean()
    page.keyboard.press("Escape")
    for _ in range(40):
        if page.is_visible(".ch-result"):
            break
        page.locator("[data-action=continue], .ch-may").first.click()
        still(page)
    clean()


def mount_again(page: Page, one: Bridged) -> None:
    """Another table in a page of its own: functions given to a page stay with it."""
    fresh = page.context.new_page()
    page.close()
    page.__dict__.update(fresh.__dict__)
    mount(page, one)


def test_a_lost_connection_is_told_and_forgotten_when_the_answer_comes(page: Page) -> None:
    mount(page, table(actions=STOOD))
    page.evaluate("model.hold = true")
    page.click(".ch-may")
    page.keyboard.press("d")
    page.wait_for_selector(".ch-lost")
    held = "model.held.filter((one) => one.type !== 'ping').length"
    before = page.evaluate(held)
    page.locator(".ch-dialog .ch-offer button").last.click()  # the record
    assert page.evaluate(held) == before and not page.query_selector(".ch-dialog[open]"), "no dialog has a way out of its own"
    assert "connection" in page.inner_text(".ch-notice") and "Reload and go on" in page.inner_text(".ch-lost button")
    assert "connection" in page.inner_text(".ch-live")
    resting = ".ch-card:not([aria-disabled]), .ch-bar .ch-do:not([aria-disabled]), [data-tool=hint]:not([aria-disabled])"
    assert page.locator(resting).count() == 0 and not page.get_attribute("[data-tool=help]", "aria-disabled")
    page.locator(".ch-card").last.click(force=True)
    page.keyboard.press("k")
    assert page.evaluate(held) == before and not page.query_selector(".ch-dialog[open]")
    page.evaluate("document.activeElement.blur()")  # as where a click gives a button no focus
    live = page.text_content(".ch-live")
    page.evaluate("document.querySelector('[data-tool=deals]').click()")
    assert page.text_content(".ch-live") != live, "each time it is told anew"
    page.focus(".ch-card")
    page.keyboard.press("o")
    page.click(".ch-dialog [name^=ch-terms][value=plain]")
    assert page.evaluate(held) == before
    page.evaluate("model.release()")
    page.wait_for_function("model.get('scene').terms === 'plain'")  # chosen meanwhile
    page.wait_for_selector(".ch-lost", state="detached")
    assert page.locator(".ch-card").count() == 8 and focused(page) != "BODY"
    assert not page.locator(".ch-cut, .ch-card[aria-disabled]").count() and not page.locator(".ch-main[aria-disabled]").count()


def lose(page: Page, selector: str) -> None:
    """Click while the line breaks: what is sent gets lost on the way, and then the reader is told."""
    page.evaluate("model.hold = true")
    page.click(selector)
    page.wait_for_selector(".ch-lost")


def test_a_card_that_got_lost_on_the_way_is_played_when_the_line_is_back(page: Page) -> None:
    one = table(actions=STOOD)
    mount(page, one)
    page.evaluate("""() => {
      const real = model.send;
      window.acts = 0;
      model.send = function (message) { window.acts += message.type === "act"; real.call(this, message); };
    }""")
    before = version(page)
    card = page.get_attribute(".ch-may", "data-card")
    lose(page, ".ch-may")
    page.evaluate("() => { model.held.length = 0; model.release(); }")  # the next question whether anybody is there is heard
    page.wait_for_selector(f".ch-spot[data-card='{card}']")
    assert version(page) == before + 1 and not page.query_selector(".ch-lost")
    assert page.evaluate("window.acts") == 2

    later(page)
    page.click("[data-action=continue]")
    lose(page, ".ch-may")  # this one did arrive: it is not played twice
    cards = page.locator(".ch-hand .ch-card").count()
    page.evaluate("model.release()")
    page.wait_for_selector(".ch-lost", state="detached")
    page.wait_for_selector("[data-action=continue]")
    page.wait_for_timeout(200)
    assert page.locator(".ch-hand .ch-card").count() == cards - 1 and page.evaluate("window.acts") == 3

    later(page)
    page.click("[data-action=continue]")
    lose(page, ".ch-may")
    later(page, 15_000)  # too long ago: by now the reader may want something else
    at = version(page)
    page.evaluate("() => { model.held.length = 0; model.release(); }")
    page.wait_for_selector(".ch-lost", state="detached")
    page.wait_for_timeout(200)
    assert version(page) == at and page.locator(".ch-may").count()


def test_two_views_of_one_table_stay_equal_and_leave_nothing(page: Page) -> None:
    mount(page, table(actions=STOOD))
    page.evaluate("async () => { window.leaveTwo = await window.module.render({ model, el: document.getElementById('two') }); }")
    baseline = page.evaluate("model.listeners()") // 2
    page.click("#one .ch-may")
    page.wait_for_selector("#two [data-action=continue]")
    shown = """(id) => [...document.querySelectorAll(`#${id} .ch-card`)].map((one) => one.dataset.card).join()
      + document.querySelector(`#${id} .ch-status`).textContent"""
    assert page.evaluate(shown, "one") == page.evaluate(shown, "two")
    spoken = [page.inner_text(f"#{place} .ch-live") for place in ("one", "two")]
    assert sorted(map(bool, spoken)) == [False, True], "only one of the views speaks"
    page.evaluate("leave()")
    page.click("#two [data-action=continue]")
    page.wait_for_selector("#two .ch-may")
    page.evaluate("leaveTwo()")
    assert page.evaluate("model.listeners()") == 0 and baseline == 5
    page.evaluate("""async () => {
      for (let i = 0; i < 200; i++) (await window.module.render({ model, el: document.getElementById('two') }))();
    }""")
    assert page.evaluate("model.listeners()") == 0 and page.locator(".ch-table").count() == 0
    assert page.evaluate("globalThis[Symbol.for('cardhistory.views')].size") == 0
    assert page.locator(".ch-sprite").count() == 1


def test_styles_stay_inside_the_table(page: Page) -> None:
    mount(page, table())
    look = """(() => ['h1', 'button', 'main', 'body'].map((tag) => {
      const style = getComputedStyle(document.querySelector(tag));
      const names = ['color', 'font', 'margin', 'padding', 'border', 'background', 'display', 'width', 'lineHeight'];
      return names.map((name) => style[name]).join(' ');
    }).join())()"""
    before = page.evaluate(look)
    page.evaluate("document.querySelector('style').textContent = 'body { margin: 0 8px; }'")
    assert page.evaluate(look) == before
