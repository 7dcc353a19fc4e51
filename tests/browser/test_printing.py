"""The pages for the printer in a real browser: what they show, what comes out of the printer, and wrong wishes."""
from __future__ import annotations

import re
from html import unescape
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe

import cardhistory as ch
from cardhistory import art
from cardhistory.packs import PACKS

SIZES = {"A4": (210, 297), "Letter": (215.9, 279.4)}
DEAL = "print/deal?game=aluette&deal=A5-1B&rules=pagat"
PAGES = ("print/", "print/trappola?strip=1", "print/deal", "print/deal?game=etori", DEAL,
         "print/deal?game=aluette&deal=A5-1C")


def fetch(url: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    try:
        with urlopen(Request(url, method=method), timeout=60) as reply:
            return reply.status, {key.lower(): value for key, value in reply.headers.items()}, reply.read()
    except HTTPError as error:
        return error.code, {key.lower(): value for key, value in error.headers.items()}, error.read()


def serious(page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found if each["impact"] in {"serious", "critical"}]


def printed(page) -> list[tuple[float, float]]:
    """The pages that the browser prints: width and height in millimetres."""
    data = page.pdf(prefer_css_page_size=True, print_background=True)
    found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert len(found) == len(re.findall(rb"/Type /Page\b(?!s)", data))
    return [(float(w) / 72 * 25.4, float(h) / 72 * 25.4) for w, h in found]


@pytest.mark.parametrize("path", PAGES)
def test_the_pages_fit_their_window_and_can_be_read_in_the_dark(open_page, site, path):
    page = open_page(width=320, height=740)
    page.goto(site + path)
    page.watch.errors = [error for error in page.watch.errors if "400" not in error]
    for width in (320, 360, 768, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("h1").count() == 1 and page.locator("main").count() == 1
    assert page.evaluate("document.querySelectorAll('script').length") == 0
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert serious(page) == []


@pytest.mark.parametrize(("key", "paper"), [("trappola", "A4"), ("french53", "A4"), ("aluette", "Letter")])
def test_a_pack_comes_out_of_the_printer_sheet_by_sheet(page, site, key, paper):
    page.goto(f"{site}print/{key}?paper={paper}")
    pages = printed(page)
    assert len(pages) == 2 * art.sheet_count(PACKS[key], paper)
    assert pages == [pytest.approx(SIZES[paper], abs=0.4)] * len(pages)
    page.emulate_media(media="print")
    sheet = page.locator(".print-sheet > svg").first
    box = sheet.bounding_box()
    assert (box["width"] / 96 * 25.4, box["height"] / 96 * 25.4) == pytest.approx(SIZES[paper], abs=0.05), "true size"
    assert [float(value) for value in sheet.get_attribute("viewBox").split()] == [0, 0, *SIZES[paper]]
    assert not page.locator(".site-header").is_visible() and not page.locator(".print-form").is_visible()


@pytest.mark.parametrize(("game", "paper"), [*((game, "A4") for game in ch.games()), ("aluette", "Letter")])
def test_a_deal_comes_out_of_the_printer(page, site, game, paper):
    query = {"game": game, "deal": 1526, "paper": paper}
    counts = {}
    for part in ("table", "slips", "key", "all"):
        page.goto(f"{site}print/deal?{urlencode(query | {'part': part})}")
        pages = printed(page)
        counts[part] = len(pages)
        assert pages == [pytest.approx(SIZES[paper], abs=0.4)] * len(pages)
    assert counts["table"] == 2, "the deal on one side, the rules on another"
    assert counts["slips"] <= 2 and counts["key"] <= 3
    assert counts["all"] == counts["table"] + counts["slips"] + counts["key"], "no part shares a page with another"


def test_the_sheets_for_all_hold_nothing_secret(site):
    body = fetch(f"{site}{DEAL}&part=table")[2].decode()
    assert "The key: not for the players" not in body and "<symbol" not in body and "print-slip" not in body
    slips = fetch(f"{site}{DEAL}&part=slips")[2].decode()
    assert "The stock, from the top" not in slips and slips.count("<article class=\"print-slip\"") == 4


def test_a_reader_finds_the_packs_and_makes_a_choice(page, site):
    page.goto(site)
    page.get_by_role("link", name="print the cards").click()
    assert page.locator(".print-pack").count() == len(PACKS)
    page.get_by_role("link", name="Aluette pack").first.click()
    page.get_by_label("Paper").select_option("Letter")
    page.get_by_label("Colours").select_option("grey, a proof")
    page.get_by_role("button", name="Show these").click()
    assert "paper=Letter" in page.url and "grey=1" in page.url
    assert page.locator(".print-sheet").count() == 2 * art.sheet_count(PACKS["aluette"], "Letter")
    page.goto(f"{site}print/deal")
    assert page.locator(".print-slip").count() == 2, "it shows a deal before one is chosen"
    page.goto(f"{site}print/")
    assert page.locator(".print-pack", has_text="28 cards").get_by_text("For Primiera, by a single reading").is_visible()
    page.get_by_role("link", name="A deal of Primiera").click()
    page.get_by_label("Number or code of the deal").fill("1526")
    page.locator("select[name=rules]").select_option("berni")
    page.get_by_role("button", name="Show it").click()
    assert page.locator("h1").inner_text() == "Primiera: deal L1FP-ME"
    assert page.locator(".print-slip").count() == 4


@pytest.mark.parametrize("path", ["print/latin.pdf?paper=Letter&strip=1", "print/deal.pdf?game=elfern&deal=7&rules=meyers&paper=Letter"])
def test_the_files_are_there(site, path):
    status, headers, data = fetch(site + path)
    assert status == 200 and headers["content-type"] == "application/pdf" and data.startswith(b"%PDF-")
    boxes = re.findall(rb"/MediaBox \[0 0 612 792\]", data)
    assert len(boxes) == (2 * art.sheet_count(PACKS["latin"], "Letter") if "latin" in path else 4)
    assert fetch(site + path, "HEAD")[0] == 200


@pytest.mark.parametrize(("path", "status", "sentence"), [
    ("print/nothing", 404, "There is no pack “nothing”. There are: trappola,"),
    ("print/nothing.pdf", 404, "There is no pack “nothing”."),
    ("print/trappola?paper=A5", 400, "There is no paper “A5” here. There are: A4, Letter."),
    ("print/trappola.pdf?paper=<b>", 400, "There is no paper “<b>” here."),
    ("print/trappola?grey=yes", 400, "grey is either 0 or 1, not “yes”."),
    ("print/deal?game=nothing&deal=1", 400, "There is no game “nothing”."),
    ("print/deal?deal=1", 400, "Choose a game first."),
    ("print/deal?game=aluette&deal=1&rules=nobody", 400, "There are no rules “nobody” for Aluette."),
    ("print/deal?game=aluette&deal=A5-1C", 400, "This code has a typing error"),
    ("print/deal?game=aluette&deal=1&dealer=9", 400, "There is no player “9” at this table to deal."),
    ("print/deal?game=aluette&deal=1&part=some", 400, "There is no part “some”"),
    ("print/deal?game=aluette&deal=1&paper=A3", 400, "There is no paper “A3” here."),
    ("print/deal.pdf?game=aluette", 400, "Write the number or the code of a deal first."),
])
def test_a_wrong_wish_is_answered_in_a_sentence(site, path, status, sentence):
    got, headers, body = fetch(site + path.replace("<", "%3C").replace(">", "%3E"))
    page = body.decode()
    assert got == status and headers["content-type"].lower().startswith("text/html")
    assert sentence in unescape(page) and "Traceback" not in page and "<b>" not in page and '<html lang="en">' in page


def test_the_pages_ask_for_nothing_from_elsewhere(site):
    for path in PAGES:
        _, headers, body = fetch(site + path)
        assert "default-src 'none'" in headers["content-security-policy"] and "form-action 'self'" in headers["content-security-policy"]
        addresses = re.findall(r'(?:href|src|action)="([a-z]+://[^"]+)"', body.decode())
        assert all(address.startswith("https://creativecommons.org/") for address in addresses)
    status, headers, _ = fetch(site + "print")
    assert status == 200
