"""What goes to the printer: PDF files, the pages of a deal, and `cardhistory print`."""
from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path

import pytest

import cardhistory as ch
from cardhistory import art, cli
from cardhistory.packs import PACKS
from cardhistory.printing import fonts, pdf
from cardhistory.printing.deals import WrongWish, deal_sheet
from cardhistory.printing.packs import pack_named, pack_pages, pack_title, played_with
from cardhistory.printing.pages import deal_pages
from cardhistory.words import Words
from cardhistory.words.printing import SENTENCES

SIZES = {"A4": (210, 297), "Letter": (215.9, 279.4)}
SVG = "{http://www.w3.org/2000/svg}"
TABLES = [(game, preset) for game in ch.games() for preset in ch.presets(game)]


def boxes(data: bytes) -> list[tuple[float, float]]:
    """Width and height of every page of a PDF file in millimetres."""
    found = re.findall(rb"/Type /Page /Parent \d+ 0 R /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    return [(float(w) / 72 * 25.4, float(h) / 72 * 25.4) for w, h in found]


def drawn(data: bytes) -> str:
    """Everything that is drawn in a PDF file, as operators."""
    streams = re.findall(rb"/Length (\d+) >>\nstream\n", data)
    out, at = [], 0
    for length in streams:
        at = data.index(b"stream\n", at) + len(b"stream\n")
        out.append(zlib.decompress(data[at:at + int(length)]).decode("latin-1"))
        at += int(length) + len(b"\nendstream")
    return "\n".join(out)


def words(page: str) -> str:
    return "\n".join("".join(node.itertext()) for node in ET.fromstring(page).iter(SVG + "text"))


def shown(page: str) -> list[str]:
    """The cards that a page shows, by their codes, in order."""
    return [node.get("href").rsplit("-", 1)[1] for node in ET.fromstring(page).findall(SVG + "use")]


# PDF

@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("key", PACKS)
def test_every_pack_is_a_pdf_of_the_right_size(key, paper):
    pages = pack_pages(PACKS[key], paper, strip=True)
    data = pdf.document(pages, "A pack", both_sides=True)
    assert boxes(data) == [pytest.approx(SIZES[paper], abs=0.01)] * len(pages)
    assert b"/PrintScaling /None" in data and b"/DuplexFlipLongEdge" in data
    assert len(data) < 250_000


def test_the_file_can_be_read_from_its_table_of_places():
    data = pdf.document([art.sheet(PACKS["french32"], "A4", "backs")] * 2, "Backs")
    start = int(re.search(rb"startxref\n(\d+)\n%%EOF\n$", data)[1])
    assert data[start:start + 5] == b"xref\n"
    places = [int(place) for place in re.findall(rb"^(\d{10}) 00000 n $", data[start:], re.M)]
    assert all(data[place:].startswith(b"%d 0 obj\n" % number) for number, place in enumerate(places, 1))
    referred = {int(number) for number in re.findall(rb"(\d+) 0 R", data)}
    assert referred <= set(range(1, len(places) + 1))
    assert len(boxes(data)) == 2, "two pages that look the same are two pages"
    assert len(data) < 40_000, "a back that is drawn again and again stands in the file once"


def test_a_card_keeps_its_place_and_its_colours():
    """The first face of a sheet, in points from the lower left corner, and its paper, by hand."""
    pack = PACKS["aluette"]
    sheet = art.sheet(pack, "A4")
    x, y = (float(ET.fromstring(sheet).find(SVG + "use").get(key)) for key in ("x", "y"))
    content = drawn(pdf.document([sheet], "x"))
    assert f"1 0 0 1 {art.svg.num(x, 5)} {art.svg.num(y, 5)} cm /X" in content
    assert "2.835 0 0 -2.835 0 841.89 cm" in content
    paper = [int(art.svg.PAPER[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    assert " ".join(art.svg.num(value, 3) for value in paper) + " rg" in content


@pytest.mark.parametrize(("path", "operators"), [
    ("M1 2l3 4zm5 5h2v-1H0V0", "1 2 m 4 6 l h 6 7 m 8 7 l 8 6 l 0 6 l 0 0 l"),
    ("M0 0q3 0 3 3", "0 0 m 2 0 3 1 3 3 c"),
    ("m1 1 2 0c1-.5.5 1 2 2", "1 1 m 3 1 l 4 .5 3.5 2 5 3 c"),
])
def test_paths_are_carried_over(path, operators):
    assert pdf._path(path) == operators


def test_grey_needs_no_colour_in_the_file():
    content = drawn(pdf.document(pack_pages(PACKS["trappola"], "A4", grey=True), "x"))
    assert not re.search(r" (rg|RG)\b", content) and re.search(r" g\b", content) and re.search(r" G\b", content)


@pytest.mark.parametrize("inner", ["<circle r='3'/>", "<path d='M0 0A1 1 0 0 1 2 2'/>", "<g transform='skewX(3)'><path d='M0 0h1'/></g>",
                                   "<use href='#nowhere'/>"])
def test_what_cannot_be_carried_over_is_refused(inner):
    page = f"<svg xmlns='http://www.w3.org/2000/svg' width='10mm' height='10mm' viewBox='0 0 10 10'>{inner}</svg>"
    with pytest.raises(ValueError, match="carried over|does not hold"):
        pdf.document([page], "x")


def test_text_is_written_in_the_letters_of_the_file():
    assert fonts.encoded("é’ō") == [(b"\xe9", False), (b"\x92", False), (b"o", True)]
    assert fonts.encoded("絵") == [(b"?", False)]
    assert fonts.width("AV", 10) == pytest.approx(14.44) and fonts.width("ō", 1000) == fonts.width("o", 1000)
    assert fonts.lines("one two three", 10, fonts.width("one two", 10)) == ["one two", "three"]
    page = ("<svg xmlns='http://www.w3.org/2000/svg' width='50mm' height='10mm' viewBox='0 0 50 10'>"
            "<text x='1' y='5' font-size='4'>renshō (a\\b)</text></svg>")
    assert r"[(rensho) 416.5 (" in drawn(pdf.document([page], "x")) and r"( \(a\\b\))" in drawn(pdf.document([page], "x"))


def test_a_bare_python_prints():
    """No site-packages at all: packs and deals, from drawing to file."""
    root = str(Path(ch.__file__).resolve().parents[1])
    code = (f"import sys; sys.path.insert(0, {root!r})\n"
            "from cardhistory.printing import pdf\n"
            "from cardhistory.printing.deals import deal_sheet\n"
            "from cardhistory.printing.pages import deal_pages\n"
            "print(len(pdf.document(deal_pages(deal_sheet('elfern', '7')), 'x')) > 9000)\n")
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
    assert done.stdout == "True\n", done.stderr


# Packs

def test_packs_are_found_by_their_own_name_or_a_game_s():
    say = Words("en")
    assert pack_named("Latin52", say) is PACKS["latin52"] and pack_named("primiera", say) is PACKS["latin"]
    assert {pack_title(pack, say) for pack in PACKS.values()} <= set(SENTENCES.values())
    assert played_with(PACKS["french"], say) == ("Etori", "Kakeya trump") and "Primiera" in played_with(PACKS["latin52"], say)


# Deals

@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_a_deal_of_every_game_and_witness(game, preset):
    sheet = deal_sheet(game, "1526", preset)
    pages = deal_pages(sheet, "A4")
    texts = [words(page) for page in pages]
    key = next(n for n, text in enumerate(texts) if text.startswith("The key"))
    assert "To lay the cards out" in texts[0] and "The score" in texts[0] and "How it is played" in texts[1]
    assert not shown(pages[0]) and not shown(pages[1]), "nothing secret where all may look"
    slips = [card for page in pages[2:key] for card in shown(page)]
    hands = [card.code for seat in sheet.players for card in sheet.hand(seat)]
    assert slips == hands, "the slips show the hands, in the order of the players, and not the stock"
    both = [card for page in pages[key:] for card in shown(page)]
    assert both == hands + [card.code for card in sheet.stock]
    assert sorted([*both, *(card.code for card in sheet.aside)]) == sorted(card.code for card in sheet.game.pack), "the whole pack"
    assert bool(sheet.aside) == any(step.startswith("Lay aside") for step in sheet.steps) == (preset == "takamiya")
    assert len(sheet.how) >= 5 and len(sheet.readings) >= 2 and sheet.score_lines and sheet.record
    assert all("?" not in part.decode("cp1252") for line in (*sheet.how, *sheet.steps, *sheet.record, *sheet.ordinary)
               for part, _ in fonts.encoded(line)), "every letter can be written"


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_what_all_may_see_does_not_depend_on_the_cards(game, preset):
    def public(number):
        sheet = deal_sheet(game, str(number), preset)
        return sheet.steps, sheet.how, sheet.readings, sheet.score_lines, sheet.side_names, [sheet.told(seat) for seat in sheet.players]

    assert len({repr(public(number)) for number in range(30)}) == 1


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("game", ch.games())
def test_the_pages_of_a_deal_stay_on_the_paper(game, paper):
    sheet = deal_sheet(game, "77", ch.presets(game)[-1], "2")
    pages = deal_pages(sheet, paper)
    assert boxes(pdf.document(pages, sheet.title)) == [pytest.approx(SIZES[paper], abs=0.01)] * len(pages)
    width, height = SIZES[paper]
    for page in pages:
        root = ET.fromstring(page)
        for node in root.iter(SVG + "text"):
            length, x = float(node.get("textLength", "0")), float(node.get("x"))
            left = x - length if node.get("text-anchor") == "end" else x
            assert 9 < left and left + length < width - 9 and float(node.get("y")) < height - 9
        for node in root.findall(SVG + "use"):
            x, y, w = (float(node.get(name)) for name in ("x", "y", "width"))
            tall = w * art.box(sheet.game.pack)[1] / art.box(sheet.game.pack)[0]
            assert 9 < x and x + w < width - 9 and y + tall < height - 9


def test_a_slip_never_breaks_and_tells_partner_and_dealer():
    sheet = deal_sheet("aluette", "A5-1B", "pagat", "3")
    assert sheet.told(0) == "Your partner is Player 3. Player 3 is the dealer."
    assert sheet.told(2) == "Your partner is Player 1. You are the dealer."
    assert "Player 4 is the first to speak." in sheet.steps
    six = deal_sheet("kakeya", "5", "kakeya_js")
    assert "Player 6 names the trump suit, before anybody has seen a card." in six.steps
    assert "Trumps in this deal: clubs." in deal_sheet("etori", "5", "takamiya").steps
    assert six.players == (0, 1, 3, 4) and "In this deal these sit out: Player 3 and Player 6." in six.steps


def test_a_deal_composed_by_hand_is_printed_too():
    game = ch.game("trappola")
    deal = game.fixed({0: "AS RS CS FS TS 9S 8S 7S 2S", 1: "AB RB CB FB TB 9B 8B 7B 2B"})
    sheet = deal_sheet("trappola", deal.code)
    assert [card.code for card in sheet.hand(0)] == "AS RS CS FS TS 9S 8S 7S 2S".split()
    assert sheet.deal.code in words(deal_pages(sheet)[0])


def test_the_record_is_always_the_same():
    first = deal_sheet("trappola", "3").record
    deal_sheet.cache_clear()
    assert deal_sheet("trappola", "3").record == first


@pytest.mark.parametrize(("wish", "sentence"), [
    (("zz", "1"), "There is no game “zz”. There are: aluette, "),
    (("aluette", "1", "zz"), "There are no rules “zz” for Aluette. There are: article, "),
    (("aluette", "A5-1C"), "“A5-1C” is no deal of Aluette. This code has a typing error"),
    (("aluette", ""), "Write the number or the code of a deal first."),
    (("aluette", "T1FP-CH"), "those begin with A."),
    (("aluette", "9" * 30), "No deal has so large a number."),
    (("trappola", "1", "", "3"), "There is no player “3” at this table to deal. The players are 1 to 2."),
    (("trappola", "1", "", "x"), "There is no player “x”"),
])
def test_a_wrong_wish_is_answered_in_a_sentence(wish, sentence):
    with pytest.raises(WrongWish, match=re.escape(sentence)):
        deal_sheet(*wish)


# The command

def test_the_command_writes_a_pack(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert cli.main(["print", "trappola", "--paper", "letter", "--out", "cards.pdf"]) == 0
    assert boxes(Path("cards.pdf").read_bytes()) == [pytest.approx(SIZES["Letter"], abs=0.01)] * 12
    assert "12 pages, Letter" in capsys.readouterr().out
    assert cli.main(["print", "aluette", "--no-index", "--grey", "--strip", "--out", "a.svg"]) == 0
    files = sorted(path.name for path in tmp_path.glob("a-*.svg"))
    assert files[0] == "a-01.svg" and len(files) == 12
    assert Path("a-01.svg").read_text(encoding="utf-8") == art.sheet(PACKS["aluette"], index=False, grey=True, strip=True)
    assert cli.main(["print", "elfern"]) == 0 and Path("french32.pdf").exists()


def test_the_command_writes_a_deal(tmp_path, capsys):
    out = tmp_path / "deal.pdf"
    assert cli.main(["print", "deal", "aluette", "A5-1B", "--rules", "pagat", "--dealer", "2", "--out", str(out)]) == 0
    data = out.read_bytes()
    assert len(boxes(data)) == len(deal_pages(deal_sheet("aluette", "A5-1B", "pagat", "2"))) and b"/Duplex /Simplex" in data
    assert "on one side" in capsys.readouterr().out


@pytest.mark.parametrize(("given", "sentence"), [
    (["nothing"], "There is no pack “nothing”. There are: trappola, latin"),
    (["trappola", "--paper", "A5"], "There is no paper “A5” here. There are: A4, Letter."),
    (["trappola", "--out", "x.png"], "ends in .pdf or .svg"),
    (["trappola", "--out", "/no/such/folder/x.pdf"], "cannot be written"),
    (["trappola", "1526"], "for a deal write: print deal trappola 1526."),
    (["deal", "trappola"], "after deal come a game and the number or code of a deal"),
    (["deal", "trappola", "T1FP-XX"], "typing error"),
])
def test_the_command_answers_a_wrong_wish_in_a_sentence(capsys, given, sentence):
    assert cli.main(["print", *given]) == 2
    error = capsys.readouterr().err
    assert sentence in error and error.startswith("cardhistory print: ") and len(error.strip().splitlines()) == 1


def test_the_readme_names_every_option_of_the_command():
    readme = (Path(__file__).resolve().parents[1] / "README.md").read_text(encoding="utf-8")
    actions = cli.parser()._subparsers._group_actions[0].choices["print"]._actions
    for option in {action.option_strings[0] for action in actions if action.option_strings} - {"-h"}:
        assert f"`{option}" in readme, option
