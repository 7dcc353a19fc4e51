"""`deals.js` deals what `deals.py` deals: run by Node where there is one, and otherwise in Chromium."""
from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import cardhistory as ch
from cardhistory.deals import MAX_NUMBER, Deal, Rng
from cardhistory.packs import TRAPPOLA_36 as PACK

SCRIPT = Path(ch.__file__).resolve().parent / "deals.js"
NUMBERS = [0, 1, 7, 1526, 2**20 - 1, 2**32, 2**32 + 1, 2**40 - 2, MAX_NUMBER, *(Rng(1).below(2**40) for _ in range(1)),
           *(n * 7_919_333 for n in range(60))]
QUESTIONS = f"""
const cards = {json.dumps([card.code for card in PACK])};
const numbers = {json.dumps(NUMBERS)};
const deals = numbers.map((number) => shuffled(cards, number).join(" "));
const {{draw}} = rng(0);
const zero = [draw(), draw(), draw()].map(String);
const below = [1, 2, 3, 36, 52, 1000003].map((n) => {{ const r = rng(1526); return [r.below(n), r.below(n), r.below(n)]; }});
const text = [0, "1526", 1526n].map((seed) => shuffled(cards, seed).join(" "));
const mine = [[1526, 1], [1526, 17], [1526, 999999], [0, 1], [{MAX_NUMBER}, 30]].map(([deal, n]) => own(deal, n));
const answer = {{deals, zero, below, text, mine, untouched: cards.join(" ")}};
"""


def by_node() -> dict:
    code = SCRIPT.read_text(encoding="utf-8") + QUESTIONS + "\nconsole.log(JSON.stringify(answer));"
    done = subprocess.run(["node", "--input-type=module", "-"], input=code, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def by_chromium() -> dict:
    sync_api = pytest.importorskip("playwright.sync_api")
    code = SCRIPT.read_text(encoding="utf-8").replace("export ", "") + QUESTIONS + "\nreturn answer;"
    path = shutil.which("chromium")
    with sync_api.sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        except sync_api.Error as error:
            pytest.skip(f"neither Node nor Chromium is here: {str(error).splitlines()[0]}")
        try:
            return browser.new_page().evaluate(f"() => {{ {code} }}")
        finally:
            browser.close()


@pytest.fixture(scope="module")
def answer() -> dict:
    return by_node() if shutil.which("node") else by_chromium()


def test_the_same_deals(answer):
    assert answer["deals"] == [" ".join(card.code for card in Deal.numbered(PACK, number).order) for number in NUMBERS]


def test_the_same_generator(answer):
    rng = Rng(0)
    assert answer["zero"] == [str(rng.draw()) for _ in range(3)]
    for n, got in zip((1, 2, 3, 36, 52, 1000003), answer["below"], strict=True):
        rng = Rng(1526)
        assert got == [rng.below(n) for _ in range(3)]


def test_the_same_hands_of_one_s_own(answer):
    asked = ((1526, 1), (1526, 17), (1526, 999_999), (0, 1), (MAX_NUMBER, 30))
    assert answer["mine"] == [Deal.numbered(PACK, deal).own(n).number for deal, n in asked]
    assert answer["mine"][:4] == [365708545, 416882537, 933509917, 991808943]


def test_numbers_texts_and_big_numbers_are_the_same_seed(answer):
    zero, text, big = answer["text"]
    assert text == big == answer["deals"][NUMBERS.index(1526)] and zero == answer["deals"][0]


def test_the_pack_is_left_as_it_was(answer):
    assert answer["untouched"] == " ".join(card.code for card in PACK)
