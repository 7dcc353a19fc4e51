"""History cards: complete, each sentence with its witness, and readable as a page."""
from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from html.parser import HTMLParser

import pytest

import cardhistory as ch
from cardhistory import claims, lessons
from cardhistory.claims import history

CARDS = history.history()
GAMES = sorted({one.kin for one in CARDS})


def test_nothing_is_wrong_in_the_file():
    assert history.check() == []


@pytest.mark.parametrize("one", CARDS, ids=[one.key for one in CARDS])
def test_a_card_is_full(one):
    assert one.key.isidentifier() and one.kin in ch.games() and one.status.meaning
    assert all(fact.witness and fact.says[0].isupper() for fact in one.known)
    assert all(2 <= len(name.lang) <= 5 for name in one.names) and one.sources
    assert all(source in claims.sources() for source in one.sources)


def test_no_two_are_alike():
    for what in (lambda one: one.key, lambda one: (one.name, one.place)):
        assert len({what(one) for one in CARDS}) == len(CARDS)
    sentences = [fact.says for one in CARDS for fact in one.known]
    assert len(set(sentences)) == len(sentences)


def test_no_card_for_what_can_be_played():
    assert not {one.key for one in CARDS} & set(ch.games())


def test_a_spoiled_file_is_found_out(monkeypatch):
    good = CARDS[0]
    for bad, says in ((replace(good, kin="whist"), "no game here"), (replace(good, place=" "), "empty"), (replace(good, known=()), "empty"),
                      (replace(good, missing=("Much",)), "whole sentence"), (good, "used twice"),
                      (replace(good, key="other", known=(history.Fact("So it is.", ()),)), "nobody is named")):
        monkeypatch.setattr(history, "history", lambda bad=bad: (good, bad))
        assert any(says in text for text in history.check()), says


def test_an_unknown_field_is_refused():
    with pytest.raises(ValueError, match="a card has no colour"):
        history._read({"key": "x", "colour": "red"})


def test_what_is_not_there_is_named():
    with pytest.raises(claims.UnknownClaim, match="no history card 'whist'; there is: .*bulka"):
        history.card("whist")
    with pytest.raises(claims.UnknownClaim, match="no claims are kept for 'whist'"):
        ch.history_cards("whist")
    with pytest.raises(claims.UnknownClaim, match="beside trappola, not beside etori"):
        lessons.history_cards("etori", "bulka")
    with pytest.raises(FrozenInstanceError):
        CARDS[0].key = "x"  # type: ignore[misc]


def test_cards_by_family():
    assert {one.key for one in ch.history_cards("trappola")} >= {"hundertspiel", "stovkahra", "bulka", "spady", "sestadvacet"}
    assert {one.key for one in ch.history_cards("etori")} >= {"napoleon", "two_ten_jack", "kan_four"}
    assert ch.history_cards() == CARDS


class Outline(HTMLParser):
    """Headings, languages, links, and tags that are not closed."""

    def __init__(self):
        super().__init__()
        self.open, self.headings, self.langs, self.links, self.ids, self.labels = [], [], [], [], [], []

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.open.append(tag)
        self.langs += [found["lang"]] if "lang" in found else []
        self.links += [found["href"]] if tag == "a" else []
        self.ids += [found["id"]] if "id" in found else []
        self.labels += [found["aria-labelledby"]] if "aria-labelledby" in found else []
        if tag in ("h3", "h4"):
            self.headings.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_headings_languages_and_loads_nothing(game):
    piece = lessons.history_cards(game)
    reader = Outline()
    reader.feed(str(piece))
    cards = history.kin_of(game)
    assert not reader.open and reader.headings == ["h3", "h4", "h4"] * len(cards)
    assert reader.labels == reader.ids == [f"history-{one.key}" for one in cards]
    assert reader.langs == [name.lang for one in cards for name in one.names]
    assert all(link.startswith("http") for link in reader.links)
    html = piece._repr_html_()
    assert html.startswith("<style>") and "chl-history" in html.partition("</style>")[0]
    for loading in ("<script", "<img", "@import", "url(", "<link", "<iframe", "src="):
        assert loading not in html


def test_only_the_cards_that_are_named():
    assert str(lessons.history_cards("trappola", "bulka", "spady")).count("<article") == 2


def test_what_is_written_is_escaped(monkeypatch):
    nasty = '<b>"&'
    fact = history.Fact(nasty, (claims.Citation(claims.source("otto"), nasty),))
    spoiled = replace(CARDS[0], key="k", names=(history.Name(nasty, nasty),), place=nasty, period=nasty, known=(fact,), missing=(nasty,),
                      note=nasty)
    monkeypatch.setattr(history, "history", lambda: (spoiled,))
    html = str(lessons.history_cards(spoiled.kin))
    assert "<b>" not in html and '"&"' not in html and html.count("&lt;b&gt;&quot;&amp;") == 8
