"""What a lesson calls: a few words in each cell.

>>> from cardhistory import lessons
>>> lessons.timeline("trappola")
<timeline of trappola>

A lesson is a notebook of prose with thin cells between its paragraphs. Each function here takes the key of a game and
gives something to look at or to play:

====================================  =====================================================================================
``opening(game)``                     the table a lesson opens with: a decision, before anything has been explained
``table(game, name)``                 another table of the lesson: a position of ``data/<game>_tables.toml``
``table(game, deal=1526)``            a table of one's own: any deal, number or code
``match(game)``                       a whole match
``answer(game, name)``                what was at stake at that table, folded up until it is asked for
``plate(game)``                       the wide picture of the lesson
``timeline(game)``                    its events as a strip, and all of them as a list
``map(game)``                         where it was played, with a list of the places
``family()``                          the trees of all games, with who comes from whom and how surely
``study(game, name)``                 a finished hand to look at: step by step, from any chair, under other witnesses' rules
``study(game, deal=1526)``            a deal that players have played out, to be looked at
``exercise(game, name)``              something to choose, to order, to guess or to play: an exercise of
                                      ``data/<game>_exercises.toml``
``exercises(game)``                   all of them, in order, with a line that says how many are solved
``simulation(name)``                  an experiment of the laboratory: guess, deal, count
``how_often(game, preset, other)``    the same deals under two rule books: how often does it matter? Instead of another witness
                                      an option may be changed: ``how_often("etori", tie_8_8="speculation_loses")``
``odds()``                            the hands of Primiera, kind by kind and witness by witness, all counted
``gallery(game)``                     the pack by suit or by strength: tap a card for its names, points, strength and picture,
                                      look for a card by its name, see the same card in four packs
``how(game)``                         how it is played, in a few lines
``glossary(game)``                    the words of the game, or of several: language, reading, meaning
``doubts(game)``                      what is not known, how it may be read, and which switch plays each reading;
                                      ``doubts(game, "garzoni")`` only the claims named, ``doubts(game, topic="rules")``
                                      or ``"history"`` only these
``history_cards(game)``               games near it that cannot be played here: what is known, what is missing, who says so;
                                      ``history_cards(game, "bulka")`` only those named
``statuses()``                      how well a rule may be witnessed, each kind with an example
``sources(game)``                     the sources, and how far each was read
``reading(game)``                     what to read next
``notes(game)``                       the notes to which the small numbers in the text point
====================================  =====================================================================================

Pictures and lists are plain HTML and SVG: they stand in the page without any running program and print on paper. Only tables,
exercises, the gallery and the study are widgets. To write a lesson for a further game, put its data beside Trappola's in
``data/`` and its claims into ``cardhistory/claims``; for its gallery, the names of the cards into ``data/<game>_gallery.toml`` and
what makes a card strong into ``strength.py``. A game or a table that does not exist is refused with a ValueError that names those
there are.
"""
from __future__ import annotations

from typing import Any

from . import atlas, numbers, strip, tables, tree, witnesses
from . import exercises as _exercises
from . import glossary as _glossary
from . import study as _study
from .page import Html, picture

__all__ = ["answer", "doubts", "exercise", "exercises", "family", "gallery", "glossary", "history_cards", "how", "how_often", "map",
           "match", "notes", "odds", "opening", "plate", "reading", "simulation", "sources", "statuses", "study", "table", "timeline"]


def opening(game: str, **changes: Any) -> Any:
    """The table a lesson opens with. ``changes`` go to the table: ``opponent="novice"``."""
    return tables.table(game, "opening", **changes)


def table(game: str, name: str | None = None, **changes: Any) -> Any:
    """A table to play at: a position of the lesson by its name, or one of your own.

    ``changes`` are those of `cardhistory.widgets.Table` (``deal``, ``seat``, ``dealer``, ``opponent``, ``match``,
    ``actions``, ``goal``, ``id``) and ``preset`` or an option of the rules (``target=100``).
    """
    return tables.table(game, name, **changes)


def match(game: str, **changes: Any) -> Any:
    """A whole match: deal after deal until somebody has the target."""
    return tables.table(game, "match", **changes)


def plate(game: str) -> Html:
    """The wide picture that belongs to the lesson."""
    return picture(game)


def timeline(game: str) -> Html:
    """The dated events: a strip of the most important ones, and all of them in a list that opens."""
    return strip.timeline(game)


def map(game: str) -> Html:
    """Where the game was played: a map with numbers, and the same as a list with the dated makers."""
    return atlas.draw(game)


def family() -> Html:
    """The trees of all games, drawn and in words: who has what from whom, who says so, and how surely."""
    return tree.draw()


def gallery(game: str, preset: str | None = None) -> Any:
    """The pack, card by card: names, points, strength and what is drawn; below it the same for all cards as a list that opens.

    ``preset`` shows the pack of another witness: ``gallery("etori", "takamiya")`` has the joker.
    """
    return tables.gallery(game, preset)


def answer(game: str, name: str) -> Html:
    """What was at stake at a table of the lesson, folded up until the reader asks for it."""
    return tables.answer(game, name)


def how(game: str) -> Html:
    """How a game is played, in a few lines."""
    return witnesses.how(game)


def glossary(*games: str) -> Html:
    """The words of the game, each with its language, how it is read and what it means; a word tapped in the text shows the same."""
    return _glossary.glossary(*games)


def doubts(game: str, *ids: str, topic: str | None = None) -> Html:
    """What the sources leave open: the readings there are, and for each the option that plays it.

    With ids of claims (``"garzoni"``) only these, in the order given; with a topic only those on the rules or the history.
    """
    return witnesses.doubts(game, *ids, topic=topic)


def history_cards(game: str, *keys: str) -> Html:
    """Games near this one that cannot be played here: a card for each, or only for those named by their keys."""
    return witnesses.history_cards(game, *keys)


def statuses() -> Html:
    """How well a rule may be witnessed: described, observed, suggested … each with its meaning and a real example."""
    return witnesses.statuses()


def sources(game: str) -> Html:
    """The sources of a game's claims, and how far each was read."""
    return witnesses.sources(game)


def reading(game: str) -> Html:
    """What to read next, with a word on each."""
    return witnesses.reading(game)


def notes(game: str) -> Html:
    """The notes of the lesson, numbered as in its text; each leads back to where it is called."""
    return witnesses.notes(game)


def exercise(game: str, name: str) -> Any:
    """One exercise of a lesson, by its name in ``data/<game>_exercises.toml``. Raises ValueError, naming those there are."""
    return _exercises.show(game, name)


def exercises(game: str) -> Any:
    """All exercises of a lesson, in order, below a line that says how many are solved."""
    return _exercises.show_all(game)


def simulation(name: str) -> Any:
    """An experiment of the laboratory: guess, deal, count. Raises ValueError, naming those there are."""
    return numbers.simulation(name)


def how_often(game: str, preset: str | None = None, other: str | None = None, **changes: Any) -> Any:
    """The same deals under two rule books: how often does it matter?

    The first is that of ``preset``, the second that of ``other`` or the first with the options changed that are named.
    ``deals`` (2,000) and ``player`` may be named as well. Raises ValueError where the two do not differ.
    """
    return numbers.how_often(game, preset, other, **changes)


def odds(*presets: str) -> Html:
    """The hands of Primiera, kind by kind and witness by witness, all of them counted."""
    return numbers.odds(*presets)


def study(game: str, name: str | None = None, **changes: Any) -> Any:
    """A finished hand to look at: card by card, behind the seat curtain, with a bet before each lift, under any witness's rules.

    ``name`` is a hand of ``data/<game>_studies.toml``; without one it is the first of them, or with ``deal=1526`` (or
    ``hand=`` a record or its text) one of your own. ``changes`` are those of `cardhistory.widgets.Study` (``other``, ``seat``,
    ``look``, ``choose``, ``goal``); for a deal also ``preset`` or an option of the rules. Raises ValueError.
    """
    return _study.study(game, name, **changes)
