"""The gallery in a real browser, for all four packs: keys, focus, what is told, looking for a card, other packs, how it fits."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.gallery_bridge import mount

LESSON = "en/trappola"
GAMES = {"trappola": 36, "primiera": 40, "aluette": 48, "etori": 52}
NAME = "document.activeElement.getAttribute('aria-label')"
games = pytest.mark.parametrize("game", GAMES)


def card(page: Page, name: str):
    return page.locator(f".chg-card[aria-label='{name}']")


def asked(gallery, page: Page) -> dict:
    """The card whose name is asked for."""
    text = page.inner_text(".chg-question")
    return next(one for one in gallery.pages["cards"]
                if one["asked"] and text in (f"Which card is {one['asked']['text']}?",
                                             f"Which card is {one['asked']['text']} ({one['asked'].get('reading')})?"))


def axe(page: Page) -> list[str]:
    found = Axe().run(page, context=".chg").response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


def too_small(page: Page) -> list[str]:
    return page.eval_on_selector_all(".chg button", """all => all.filter((one) => one.offsetParent)
        .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.99)
        .map((one) => one.textContent)""")


# In a lesson, with its server

@pytest.fixture
def lesson(open_page, site):
    """A function: the lesson at a width, its gallery ready."""
    def make(width: int = 1280, height: int = 800):
        page = open_page(width=width, height=height, reduced_motion="reduce")  # no smooth scrolling to wait for
        page.goto(site + LESSON)
        page.wait_for_function("document.body?.dataset.lesson === 'ready'", timeout=60_000)
        page.locator(".chg-card").first.wait_for(timeout=30_000)
        page.locator(".ch-sprite").first.wait_for(state="attached", timeout=30_000)
        return page
    return make


def test_in_a_lesson_it_is_walked_through_compared_and_searched(lesson):
    page = lesson()
    page.locator(".chg-card").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(NAME) == "king of swords" == page.inner_text(".chg-panel .chg-name").lower()
    page.click(".chg-compare")
    page.locator(".chg-packs svg").nth(3).wait_for()
    page.keyboard.press("Escape")
    page.click(".chg-seek")
    page.locator(".chg-card").nth(7).click()
    assert "seven" in page.inner_text(".chg-verdict") or "eight" in page.inner_text(".chg-verdict")


def test_in_a_lesson_on_a_phone_nothing_sticks_out(lesson):
    page = lesson(360, 740)
    last = page.locator(".chg-card").last
    last.scroll_into_view_if_needed()
    before = last.bounding_box()["y"]
    last.click()
    assert abs(last.bounding_box()["y"] - before) < 2, "the card runs away from the finger"
    assert page.inner_text(".chg-panel .chg-name").lower() == "two of coins"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not too_small(page)


# By itself

@games
def test_arrow_keys_walk_through_the_pack_and_its_words_follow(page: Page, game: str) -> None:
    gallery = mount(page, game)
    cards = gallery.pages["cards"]
    assert page.locator(".chg-card").count() == GAMES[game] == len(cards)
    assert page.locator(".chg-card[tabindex='0']").count() == 1
    page.locator(".chg-card").first.focus()
    told = set()
    for at in range(len(cards)):
        *names, panel = page.evaluate("""[document.activeElement.getAttribute('aria-label'),
            document.querySelector('.chg-panel .chg-name').textContent,
            ...[...document.querySelectorAll(".chg-card[aria-pressed='true']")].map((one) => one.getAttribute('aria-label')),
            document.querySelector('.chg-panel').textContent]""")
        assert names == [cards[at]["name"]] * 3
        told.add(panel)
        page.keyboard.press("ArrowRight")
    assert len(told) == len(cards), "each card has a description of its own"
    assert page.evaluate(NAME) == cards[-1]["name"], "it stops at the end"
    heard = page.inner_text(".chg-live")
    assert cards[-2]["names"][0]["text"] not in heard and cards[-1]["names"][0]["text"] in heard and cards[-1]["place"] in heard
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    suits = gallery.pages["orders"][0]["groups"]
    assert page.evaluate(NAME) == cards[suits[1]["cards"][0]]["name"], "below the first of a suit is the first of the next"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(NAME) == cards[0]["name"]
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className").endswith("chg-compare"), "one stop for the Tab key"


@pytest.mark.parametrize("game, names", [
    ("trappola", {"it": ["asso di spade"], "cs": ["eso, špády"]}), ("primiera", {"it": ["re di spade"]}),
    ("aluette", {"fr": ["as de deniers"]}),
    ("etori", {"ja": ["スペードのエース", "スペキュレーション", "芋っ葉"], "ja-Latn": ["supēdo no ēsu", "supekyurēshon", "imoppa"]})])
def test_names_carry_their_language(page: Page, game: str, names: dict[str, list[str]]) -> None:
    mount(page, game)
    for lang, texts in names.items():
        assert page.locator(f".chg-panel dl:first-of-type [lang='{lang}']").all_inner_texts()[:len(texts)] == texts


@games
def test_the_order_of_strength_is_laid_out_and_walked(page: Page, game: str) -> None:
    gallery = mount(page, game)
    page.click(".chg-ways button:has-text('By strength')")
    assert page.locator(".chg-ways button[aria-pressed='true']").first.inner_text() == "By strength in play"
    order = gallery.pages["orders"][1]
    laid = page.eval_on_selector_all(".chg-card", "all => all.map((one) => one.getAttribute('aria-label'))")
    assert laid == [gallery.pages["cards"][at]["name"] for group in order["groups"] for at in group["cards"]]
    assert page.locator(".chg-group").count() == len(order["groups"])
    assert order["note"] in page.inner_text(".chg-live")
    page.locator(".chg-card").first.click()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(NAME) == laid[1]
    page.click(".chg-ways button:has-text('By suit')")
    assert page.locator(".chg-group").count() == 4


def test_the_trumps_of_etori_can_be_changed(page: Page) -> None:
    mount(page, "etori")
    assert not page.is_visible(".chg-kind")
    page.click(".chg-ways button:has-text('By strength')")
    first = page.locator(".chg-card")
    assert first.first.get_attribute("aria-label") == "ace of spades" and first.nth(1).get_attribute("aria-label") == "ace of clubs"
    page.click(".chg-kind button:has-text('hearts')")
    assert first.first.get_attribute("aria-label") == "ace of spades" and first.nth(1).get_attribute("aria-label") == "ace of hearts"
    assert page.locator(".chg-kind button[aria-pressed='true']").all_inner_texts() == ["hearts"]


def test_the_partners_sign_is_told(page: Page) -> None:
    mount(page, "aluette")
    card(page, "two of cups").click()
    assert "pushes the lips forward" in page.inner_text(".chg-panel") and "la Vache" in page.inner_text(".chg-panel")
    card(page, "six of cups").click()
    assert "no sign of its own" in page.inner_text(".chg-panel")


@pytest.mark.parametrize("game", ["trappola", "primiera", "etori"])
def test_games_without_signs_tell_of_none(page: Page, game: str) -> None:
    mount(page, game)
    assert "Sign" not in page.inner_text(".chg-panel")


@games
def test_find_the_card_by_keys(page: Page, game: str) -> None:
    """Every second answer is wrong; nothing but the keyboard is used."""
    gallery = mount(page, game)
    cards = gallery.pages["cards"]
    page.focus(".chg-seek")
    page.keyboard.press("Enter")
    assert not page.is_visible(".chg-panel"), "the panel would tell"
    rounds = min(10, sum(bool(one["asked"]) for one in cards))
    seen, right = set(), 0
    for number in range(1, rounds + 1):
        wanted = asked(gallery, page)
        assert page.locator(".chg-question [lang]").first.get_attribute("lang") == wanted["asked"]["lang"]
        assert wanted["asked"]["text"] in page.inner_text(".chg-live")
        assert wanted["card"] not in seen, "nothing is asked twice"
        seen.add(wanted["card"])
        at = cards.index(wanted)
        if number % 2 == 0:
            at = (at + 1) % len(cards)
        page.keyboard.press("Home")
        for _ in range(at):
            page.keyboard.press("ArrowRight")
        assert page.evaluate(NAME) == cards[at]["name"] and not page.locator(".chg-card[aria-pressed='true']").count()
        page.keyboard.press("Enter")
        verdict = page.inner_text(".chg-verdict")
        right += number % 2
        assert verdict.startswith("✓ Right" if number % 2 else "✗ No")
        assert wanted["name"] in verdict and cards[at]["name"] in verdict and cards[at]["name"] in page.inner_text(".chg-live")
        assert f"{right} of {number}" in page.inner_text(".chg-score")
        assert card(page, wanted["name"]).get_attribute("data-mark") == "✓"
        assert page.locator(".chg-card[data-mark]").count() == 1 + (number % 2 == 0)
        assert page.evaluate("document.activeElement.className").endswith("chg-next")
        page.keyboard.press("Enter")
    assert page.inner_text(".chg-question") == f"You found {right} of {rounds}." == page.inner_text(".chg-live")
    page.keyboard.press("Enter")  # once more
    assert page.inner_text(".chg-question").startswith("Which card") and "0 of 0" in page.inner_text(".chg-score")
    page.keyboard.press("Escape")
    assert not page.is_visible(".chg-find") and page.is_visible(".chg-panel")
    assert page.evaluate("document.activeElement.classList.contains('chg-card')")


@pytest.mark.parametrize("width", [1280, 360])
def test_find_the_card_by_mouse(open_page: Callable[..., Page], width: int) -> None:
    page = open_page(width=width, height=740)
    gallery = mount(page, "aluette")
    page.click(".chg-seek")
    wanted = asked(gallery, page)
    assert wanted["names"][0]["key"] == "nickname"
    other = next(one for one in gallery.pages["cards"] if not one["asked"])
    card(page, other["name"]).click()
    verdict = page.inner_text(".chg-verdict")
    assert verdict.startswith("✗") and other["name"] in verdict and other["names"][0]["text"] in verdict and wanted["name"] in verdict
    at = page.locator(".chg-next").bounding_box()
    assert at["y"] >= 0 and at["y"] + at["height"] <= 740, "the next step is in sight"
    card(page, wanted["name"]).click()
    assert "0 of 1" in page.inner_text(".chg-score"), "a second try does not count"
    page.click(".chg-next")
    card(page, asked(gallery, page)["name"]).click()
    assert "1 of 2" in page.inner_text(".chg-score")
    page.click(".chg-find button:has-text('Back')")
    assert page.locator(".chg-card[data-mark]").count() == 0 and page.is_visible(".chg-panel")


@games
def test_other_packs_are_fetched_only_to_compare_and_stand_at_one_height(page: Page, game: str) -> None:
    gallery = mount(page, game)
    page.keyboard.press("Tab")
    assert gallery.heard == ["side", "art"]
    page.locator(".chg-card").first.click()
    assert gallery.heard == ["side", "art"]
    page.focus(".chg-compare")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chg-packs li")
    assert gallery.heard == ["side", "art", "compare"]
    assert page.evaluate("document.activeElement.tagName") == "H3"
    heights = page.eval_on_selector_all(".chg-one > svg, .chg-hole", "all => all.map((one) => one.getBoundingClientRect().height)")
    tops = page.eval_on_selector_all(".chg-one > svg, .chg-hole", "all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(heights) == 4 and max(heights) - min(heights) < 1 and max(tops) - min(tops) < 1
    assert page.locator(".chg-packs svg title").count() == 0
    for item in page.locator(".chg-packs li").all():
        assert len(item.inner_text()) > 30
    page.keyboard.press("Escape")
    assert not page.is_visible(".chg-dialog") and page.evaluate("document.activeElement.className").endswith("chg-compare")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chg-packs li")
    assert gallery.heard == ["side", "art", "compare"], "fetched once"


def test_a_card_without_counterpart_says_so(page: Page) -> None:
    mount(page, "trappola")
    card(page, "rider of cups").click()
    page.click(".chg-compare")
    page.wait_for_selector(".chg-packs li")
    assert page.locator(".chg-hole").count() == 1
    assert "no rider" in page.locator(".chg-packs li:has(.chg-hole)").inner_text()


def test_a_lost_answer_is_told(page: Page) -> None:
    page.clock.install()
    mount(page, "aluette")
    page.evaluate("window.model.hold = true")
    page.click(".chg-compare")
    assert "being fetched" in page.inner_text(".chg-dialog")
    page.clock.fast_forward(9_000)
    assert "No answer came" in page.inner_text(".chg-dialog [role=alert]")
    page.evaluate("window.model.release()")
    page.wait_for_selector(".chg-packs li")  # late, but there


def test_keys_of_the_gallery_do_not_leak(page: Page) -> None:
    """A notebook would take them for its commands; with Ctrl they are the browser's."""
    mount(page, "trappola")
    page.evaluate("window.heard = []; document.addEventListener('keydown', (event) => heard.push(event.key))")
    page.locator(".chg-card").first.focus()
    before = page.evaluate("scrollY")
    for key in ("ArrowRight", "a", "d", "Home", "Escape"):
        page.keyboard.press(key)
    assert page.evaluate("heard") == [] and page.evaluate("scrollY") == before
    page.keyboard.press("Control+ArrowRight")
    assert "ArrowRight" in page.evaluate("heard") and page.evaluate(NAME) == "ace of swords"


@games
@pytest.mark.parametrize("width", [1280, 768, 360])
def test_it_fits_and_is_accessible(open_page: Callable[..., Page], game: str, width: int) -> None:
    page = open_page(width=width, height=740)
    gallery = mount(page, game)
    assert axe(page) == []
    for at in range(2):
        page.locator(".chg-ways button").nth(at).click()
        page.locator(".chg-card").nth(9).click()
        panel = page.locator(".chg-panel")
        assert panel.is_visible() and panel.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1"), "its text is cut"
        covered = page.eval_on_selector_all(".chg-card", """all => {
            const by = document.querySelector('.chg-panel').getBoundingClientRect();
            return all.map((one) => one.getBoundingClientRect()).filter((at) => at.left < by.right - 1 && at.right > by.left + 1
                && at.top < by.bottom - 1 && at.bottom > by.top + 1).length; }""")
        assert covered == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= width and not too_small(page)
        assert axe(page) == []
    page.click(".chg-compare")
    page.wait_for_selector(".chg-packs li")
    assert axe(page) == [] and not too_small(page)
    assert page.locator(".chg-dialog").evaluate("(node) => node.scrollWidth <= node.clientWidth")
    page.keyboard.press("Escape")
    page.click(".chg-seek")
    card(page, asked(gallery, page)["name"]).click()
    assert axe(page) == [] and not too_small(page) and page.evaluate("document.documentElement.scrollWidth") <= width


def test_on_a_phone_the_whole_pack_is_seen_until_a_card_is_chosen(open_page: Callable[..., Page]) -> None:
    page = open_page(width=360, height=740)
    mount(page, "aluette")
    assert not page.is_visible(".chg-panel")
    one = card(page, "two of cups")
    one.click()
    after = page.evaluate("document.querySelector('.chg-panel').previousElementSibling.getAttribute('aria-label')")
    assert after == "Suit of cups" and one.get_attribute("aria-pressed") == "true"
    one.click()
    assert not page.is_visible(".chg-panel") and one.get_attribute("aria-pressed") == "false"
    page.set_viewport_size({"width": 1280, "height": 740})
    page.locator(".chg-panel").wait_for()
    assert one.get_attribute("aria-pressed") == "true"


def test_in_forced_colours_the_chosen_and_the_marked_are_outlined(open_page: Callable[..., Page]) -> None:
    page = open_page(width=768, height=740, forced_colors="active", reduced_motion="reduce")
    gallery = mount(page, "aluette")
    style = "(one) => { const its = getComputedStyle(one); return [its.outlineStyle, parseFloat(its.outlineWidth)]; }"
    chosen = page.locator(".chg-card[aria-pressed='true']")
    assert chosen.evaluate(style) == ["solid", 4] and page.locator(".chg-card").nth(20).evaluate(style)[0] == "none"
    page.click(".chg-seek")
    wanted = asked(gallery, page)
    other = next(one for one in gallery.pages["cards"] if one is not wanted)
    card(page, other["name"]).click()
    assert card(page, wanted["name"]).evaluate(style) == ["solid", 4] and card(page, other["name"]).evaluate(style) == ["dashed", 4]
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("colours", ["none", "active"])
def test_the_focus_is_seen_on_the_chosen_card_as_well(open_page: Callable[..., Page], colours: str) -> None:
    page = open_page(width=768, height=740, forced_colors=colours)
    mount(page, "aluette")
    style = """(one) => { const its = getComputedStyle(one);
        return [its.outlineStyle, its.outlineColor, its.outlineWidth, its.outlineOffset]; }"""
    first, second = page.locator(".chg-card").nth(0), page.locator(".chg-card").nth(1)
    chosen, plain = first.evaluate(style), second.evaluate(style)
    page.focus(".chg-seek")
    page.keyboard.press("Tab")
    assert page.evaluate(NAME) == "ace of coins"
    both = first.evaluate(style)
    page.keyboard.press("ArrowRight")
    assert first.evaluate(style) == plain and second.evaluate(style) == both
    assert chosen != both and plain[0] == "none" and chosen[0] == "solid"


def test_the_joker_is_there_where_the_witness_has_it(page: Page) -> None:
    mount(page, "etori", "takamiya")
    card(page, "joker").click()
    assert "ジョーカー" in page.inner_text(".chg-panel")
    page.click(".chg-compare")
    page.wait_for_selector(".chg-packs li")
    assert page.locator(".chg-hole").count() == 3


def test_leaving_takes_everything_along(page: Page) -> None:
    mount(page, "trappola")
    assert page.evaluate("window.model.listeners()") == 1  # the drawings have come; another pack may still be asked for
    page.evaluate("window.leave()")
    assert page.evaluate("window.model.listeners()") == 0
