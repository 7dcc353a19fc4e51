"""What the galleries tell: names, strength and worth from the rules, sources that resolve, counterparts in other packs."""
from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import cardhistory
from cardhistory import art, claims, games, lessons
from cardhistory.cards import Pack
from cardhistory.games import game as find_game
from cardhistory.games import module
from cardhistory.games._aluette_rules import CLASSES
from cardhistory.games._etori_rules import TRUMPS
from cardhistory.games._primiera_rules import VALUES
from cardhistory.lessons import strength
from cardhistory.lessons.cards import called, entries, names, witness, witnesses_of
from cardhistory.lessons.compare import compare, counterpart
from cardhistory.lessons.page import DATA, data, escape, say
from cardhistory.packs import PACKS

GAMES = ("trappola", "primiera", "aluette", "etori")
TABLES = [(key, preset) for key in GAMES for preset in module(key).PRESETS]
WIDGETS = Path(cardhistory.__file__).parent / "widgets"
tables = pytest.mark.parametrize("key, preset", TABLES)


def test_the_games_with_a_gallery_are_those_with_names() -> None:
    assert sorted(path.stem.removesuffix("_gallery") for path in DATA.glob("*_gallery.toml")) == sorted(GAMES)
    assert set(GAMES) <= set(games())
    with pytest.raises(ValueError, match="aluette, etori, primiera, trappola"):
        entries(find_game("kakeya"))


# Sources

@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_every_fact_of_every_pack_names_a_source_by_its_short_name(pack) -> None:
    for card in pack:
        facts = art.facts(pack, card)
        for fact, key in facts:
            found = witness(key)
            assert found.short and found.short != key and found.read and found.url, f"{card}: {fact}"
        assert facts or pack.key == "french32", card


def test_the_list_of_sources_has_those_of_the_drawings() -> None:
    for key in GAMES:
        html = str(lessons.sources(key))
        for where in witnesses_of(find_game(key).pack):
            assert lessons.page.declared(escape(claims.source(where).full)) in html, where
    assert witnesses_of(Pack("blank", "Z", PACKS["trappola"].suits, PACKS["trappola"].ranks)) == set()


def test_no_bare_key_is_shown() -> None:
    for key in GAMES:
        for one in entries(find_game(key)):
            for text in one["attested"]:
                assert not re.search(r"\([A-Z0-9][A-Z0-9-]{3,}\)$", text), text
                assert text.endswith(")") and one["attested"]


# Names

@tables
def test_every_card_has_a_name_in_the_games_language_and_no_two_the_same(key: str, preset: str) -> None:
    game = find_game(key, preset)
    whole = [how["key"] for how in data(key, "gallery")["names"] if "ranks" in how]
    assert whole, "some block names every card"
    for block in whole:
        told = [one["text"] for card in game.pack for one in names(key, card, say) if one["key"] == block]
        assert len(told) == len(game.pack) == len(set(told))
    asked = [one["text"] for card in game.pack if (one := called(key, card))]
    assert len(asked) == len(set(asked)) >= 9, "a name that is asked for fits one card"
    assert all(one["lang"] for card in game.pack for one in names(key, card, say))


@pytest.mark.parametrize("key", GAMES)
def test_the_file_of_names_speaks_of_cards_that_there_are(key: str) -> None:
    packs = {find_game(key, preset).pack for preset in module(key).PRESETS}
    codes = {card.code for pack in packs for card in pack}
    ranks = {rank.letter for pack in packs for rank in pack.ranks}
    suits = {suit.letter for pack in packs for suit in pack.suits}
    assert data(key, "gallery")["find"] in [how["key"] for how in data(key, "gallery")["names"]]
    for how in data(key, "gallery")["names"]:
        for block in (how, how.get("reading", {})):
            assert set(block.get("cards", {})) <= codes and set(block.get("ranks", {})) <= ranks and set(block.get("suits", {})) <= suits
        assert set(how.get("gloss", {})) <= codes | suits
        assert not set(how.get("reading", {})) - {"lang", "name", "ranks", "suits", "cards"}
        if "after" in how:
            assert claims.source(how["after"])


def test_some_names_in_full() -> None:
    def text(key: str, code: str, block: str) -> str:
        pack = find_game(key, "berni" if key == "primiera" else None).pack
        return next(one["text"] for one in names(key, pack.card(code), say) if one["key"] == block)

    assert text("trappola", "RC", "it") == "re di coppe" and text("trappola", "RC", "cs") == "král, kopy"
    assert text("primiera", "TD", "it") == "dieci di denari" and text("primiera", "FB", "it") == "fante di bastoni"
    assert text("aluette", "CE", "fr") == "cavalière d'épées" and text("aluette", "5D", "nickname") == "bise-dur"
    assert text("etori", "KH", "ja") == "ハートのキング" and text("etori", "TC", "ja") == "クラブの10"


def test_nicknames_and_old_suit_names_are_those_of_the_table_and_the_drawings() -> None:
    pack = find_game("aluette").pack
    for card in pack:
        one = called("aluette", card)
        key = f"aluette.name.{card}"
        assert (one is not None) == say.has(key), card
        if one:
            assert say(key) == (f"{one['text']} ({one['gloss']})" if "gloss" in one else one["text"])
    old = next(how for how in data("etori", "gallery")["names"] if how["key"] == "old")
    assert old["suits"] == art.french.words.JAPANESE


# Strength and worth

@tables
def test_every_order_holds_every_card_once(key: str, preset: str) -> None:
    game = find_game(key, preset)
    for order in strength.orders(game, say):
        laid = [at for group in order["groups"] for at in group["cards"]]
        assert sorted(laid) == list(range(len(game.pack))), order["key"]
        assert order["note"].endswith(".") and all(group["label"] for group in order["groups"])
    told = [(strength.place(game, card, say), strength.points(game, card, say)) for card in game.pack]
    assert all(place.endswith(".") and points for place, (points, _) in told)


def _groups(key: str, preset: str | None = None, order: int = 1) -> list[list[str]]:
    game = find_game(key, preset)
    return [[game.pack.cards[at].code for at in group["cards"]] for group in strength.orders(game, say)[order]["groups"]]


def test_the_order_of_aluette_is_its_nineteen_classes() -> None:
    assert _groups("aluette") == [[str(card) for card in cards] for cards in CLASSES]
    game = find_game("aluette")
    assert strength.place(game, game.pack.card("3D"), say).startswith("Class 1 of 19, alone")
    assert "nine of batons" in strength.place(game, game.pack.card("9E"), say)


def test_the_order_of_primiera_is_its_scale_of_points() -> None:
    for preset in ("article", "berni"):
        groups = _groups("primiera", preset)
        worth = [{VALUES[code[0]] for code in group} for group in groups]
        assert all(len(each) == 1 for each in worth) and worth == sorted(worth, key=max, reverse=True)
    assert groups[0] == ["7S", "7B", "7C", "7D"]
    points, more = strength.points(find_game("primiera"), find_game("primiera").pack.card("6C"), say)
    assert points == "18 points" and more == "With the seven and the ace of its suit it makes fifty-five."
    assert "fifty-five" not in strength.points(find_game("primiera", "berni"), find_game("primiera", "berni").pack.card("6C"), say)[1]


def test_the_order_of_etori_is_what_tricks_are_won_by() -> None:
    for number, trump in enumerate(TRUMPS, 1):
        groups = _groups("etori", order=number)
        assert groups[0] == ["AS"] and [code[1] for code in groups[1]] == [trump] * 13 and groups[1][0] == f"A{trump}"
        assert [len(group) for group in groups[2:]] == [12, 13, 13] and groups[2][0] == "KS"
    assert _groups("etori", "takamiya")[:2] == [["Jk"], ["AS"]]


def test_the_order_of_trappola_wins_the_trick() -> None:
    """The card of an earlier group beats that of a later one, on a real table."""
    groups = _groups("trappola")
    assert [group[0][0] for group in groups] == list("ARCFT9872")
    game = find_game("trappola")
    for (high, *_), (low, *_) in pairwise(groups):
        deal = game.fixed({0: f"{low} AB RB CB FB TB 9B 8B 7B", 1: f"{high} AC RC CC FC TC 9C 8C 7C"}, dealer=1)
        state = game.start(deal, dealer=1).child("stand").child("stand").child(f"play {low}").child(f"play {high}")
        assert state.tricks[0].winner == 1, (high, low)


@tables
def test_points_are_those_of_the_rules(key: str, preset: str) -> None:
    game = find_game(key, preset)
    if key == "etori":
        counting = [card for card in game.pack if strength.points(game, card, say)[0] not in
                    (say("gallery.points.plain"), say("gallery.points.none"))]
        assert len(counting) in (16, 20) and all(card.rank in "AKQJT" for card in counting)
    elif key == "trappola":
        assert strength.points(game, game.pack.card("AS"), say)[0] == f"{game.points['A']} points"
        assert "26, 52 or 78" in strength.points(game, game.pack.card("2D"), say)[1]
    elif key == "aluette":
        assert {strength.points(game, card, say)[0] for card in game.pack} == {say("gallery.points.tricks")}


def test_signs_are_told_in_aluette_only() -> None:
    game = find_game("aluette")
    signs = {card.code: strength.sign(game, card, say) for card in game.pack}
    assert "closes one eye" in signs["2D"] and "le Borgne" in signs["2D"] and "once for each" in signs["AB"]
    assert sum(text == say("gallery.sign.none") for text in signs.values()) == 48 - 8 - 4
    assert strength.sign(find_game("etori"), find_game("etori").pack.card("AS"), say) == ""
    assert strength.sign(find_game("aluette", signs=False), game.pack.card("2D"), say) == ""


# The same card in other packs

@tables
def test_every_card_can_be_compared(key: str, preset: str) -> None:
    game = find_game(key, preset)
    for card in game.pack:
        shown = compare(game, card.code)
        assert len(shown["items"]) == 4 and shown["remark"].endswith("."), card
        assert shown["items"][0]["drawn"] == art.pictures(game.pack)[card.code], "one's own pack comes first"
        for item in shown["items"]:
            if "missing" in item:
                assert item["missing"].endswith(".") and "svg" not in item
            else:
                assert item["svg"].startswith("<svg") and " id=" not in item["svg"] and item["drawn"].endswith(".")


def test_counterparts() -> None:
    def of(pack: str, code: str) -> list[str]:
        here = PACKS[pack]
        return [str(counterpart(here, here.card(code), PACKS[other])) for other in ("trappola", "latin52", "aluette", "french53")]

    assert of("trappola", "RD") == ["RD", "RD", "RD", "KD"]
    assert of("aluette", "2C") == ["2C", "2C", "2C", "2H"]
    assert of("latin", "AS") == ["AS", "AS", "AE", "AS"]
    assert of("aluette", "VB") == ["FB", "FB", "VB", "JC"]
    assert of("latin", "3S") == ["None", "3S", "3E", "3S"]
    assert of("trappola", "TB") == ["TB", "TB", "None", "TC"]
    assert of("french53", "Jk") == ["None", "None", "None", "Jk"]


def test_what_is_written_about_the_packs_is_used_and_speaks_of_what_is_there() -> None:
    known = data("packs", "compare")
    assert all(claims.source(key) for key in known["dossier"].values())
    ranks = {rank.key for pack in PACKS.values() for rank in pack.ranks} | {"joker"}
    suits = {suit.key for pack in PACKS.values() for suit in pack.suits}
    for one in known["absent"]:
        pack = PACKS[one["pack"]]
        for rank in one["ranks"]:
            assert rank in ranks and rank not in {known["ranks"].get(each.key, each.key) for each in pack.ranks}
    used = {compare(find_game(key, preset), card.code)["remark"] for key, preset in (("primiera", "berni"), ("etori", "takamiya"))
            for card in find_game(key, preset).pack}
    for one in known["remark"]:
        assert set(one.get("ranks", ())) <= ranks and set(one.get("suits", ())) <= suits and one["text"] in used


# The pieces on the page

@tables
def test_the_gallery_tells_about_every_card(key: str, preset: str) -> None:
    pytest.importorskip("anywidget")
    game = find_game(key, preset)
    widget, words = lessons.gallery(key, preset).pieces
    pages = widget.pages
    assert [one["card"] for one in pages["cards"]] == [card.code for card in game.pack]
    assert all(one["name"] and one["points"] and one["place"] and one["drawn"] and one["id"] for one in pages["cards"])
    assert pages["box"] == list(art.box(game.pack))
    assert str(words).count("<li>") == len(game.pack) and 'lang="' in str(words)
    before = dict(pages)
    widget.set_state({"pages": {"cards": []}})
    assert widget.pages == before, "the browser may set nothing"


def test_the_browser_is_answered_only_what_there_is() -> None:
    pytest.importorskip("anywidget")
    widget = lessons.gallery("aluette").pieces[0]
    sent: list[dict] = []
    widget.send = lambda content, buffers=None: sent.append(content)
    for message in (None, [], {}, {"type": "compare"}, {"type": "compare", "card": "AS"}, {"type": "compare", "card": ["2C"]},
                    {"type": "compare", "card": {"a": 1}}, {"type": "shut down"}):
        widget._heard(widget, message, [])
    assert sent == []
    widget._heard(widget, {"type": "compare", "card": "2C", "plain": True}, [])
    assert sent == [{"type": "compare", "card": "2C", "plain": True}]


def test_the_gallery_wants_the_cards_of_its_pack() -> None:
    pytest.importorskip("anywidget")
    from cardhistory.widgets.gallery import Gallery

    game = find_game("trappola")
    with pytest.raises(ValueError, match="36 cards"):
        Gallery(game.pack, [], [])
    order = strength.orders(game, say)[0]
    with pytest.raises(ValueError, match="'suit' does not hold"):
        Gallery(game.pack, entries(game), [{**order, "groups": order["groups"][1:]}])


def test_the_gallery_uses_the_widget_model_and_nothing_else() -> None:
    pytest.importorskip("anywidget")
    from cardhistory.widgets.gallery import Gallery

    text = Gallery.side.js
    assert set(re.findall(r"model\.(\w+)", text)) <= {"get", "set", "save_changes", "on", "off", "send"}
    assert not re.search(r"^\s*import\b", text, re.M) and text.count("export ") == 1
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "") and "url(" not in (WIDGETS / "gallery.css").read_text()
    for path in WIDGETS.glob("gallery*"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path.name


def test_every_word_of_the_gallery_is_said() -> None:
    from cardhistory.words.gallery import SENTENCES

    code = "".join(path.read_text(encoding="utf-8") for path in (*WIDGETS.glob("gallery*"), *(WIDGETS.parent / "lessons").glob("*.py")))
    for key in SENTENCES:
        short = key.removeprefix("gallery.")
        assert f'"{key}"' in code or f'"{short}"' in code, key
