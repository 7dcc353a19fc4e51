"""History cards: what is known of games that cannot be played here, and what is missing.

>>> from cardhistory.claims import history
>>> [one.name for one in history.kin_of("primiera")][:3]
['Goffo', 'Bambara', 'Primera de Alemania']
>>> history.card("bulka").missing
('Everything else: the booklet could not be read, and how many played is not told.',)
"""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any

from . import Citation, Source, Status, UnknownClaim, games, source

__all__ = ["Fact", "HistoryCard", "Name", "card", "check", "history", "history_cards", "kin_of"]

_FILE = Path(__file__).resolve().parent / "history.toml"


@dataclass(frozen=True, slots=True)
class Name:
    """A name of a game, and its language as a BCP 47 tag (``cs``, ``ja``)."""

    name: str
    lang: str


@dataclass(frozen=True, slots=True)
class Fact:
    """One sentence of ours, and who says so."""

    says: str
    sources: tuple[Citation, ...]

    @property
    def witness(self) -> str:
        """Who says so, in one short text."""
        return "; ".join(str(one) for one in self.sources)


@dataclass(frozen=True, slots=True)
class HistoryCard:
    """A game of which too little is known, or that stands too far off, for it to be played here."""

    key: str
    kin: str
    """The game here that is nearest to it."""
    names: tuple[Name, ...]
    place: str
    period: str
    status: Status
    """How well the whole is witnessed."""
    known: tuple[Fact, ...]
    missing: tuple[str, ...]
    """What one would still have to know to play it, or to tell its history."""
    note: str = ""

    @property
    def name(self) -> str:
        """The first of its names."""
        return self.names[0].name

    @property
    def sources(self) -> tuple[Source, ...]:
        """Its sources, each once, in the order in which they are cited."""
        return tuple(dict.fromkeys(one.source for fact in self.known for one in fact.sources))


def _read(entry: Mapping[str, Any]) -> HistoryCard:
    unknown = set(entry) - {field.name for field in fields(HistoryCard)}
    if unknown:
        raise ValueError(f"history.toml, {entry.get('key')}: a card has no {', '.join(sorted(unknown))}")
    known = tuple([Fact(fact["says"], tuple([Citation(source(one["key"]), one.get("where", "")) for one in fact["sources"]]))
                   for fact in entry["known"]])
    return HistoryCard(entry["key"], entry["kin"], tuple([Name(**one) for one in entry["names"]]), entry["place"], entry["period"],
                       Status(entry["status"]), known, tuple(entry["missing"]), entry.get("note", ""))


@lru_cache(maxsize=1)
def history() -> tuple[HistoryCard, ...]:
    """Every card, in the order of the file. Raises ValueError, KeyError or UnknownClaim where the file does not hold together."""
    with _FILE.open("rb") as file:
        return tuple([_read(entry) for entry in tomllib.load(file)["card"]])


def card(key: str) -> HistoryCard:
    """A card by its key. Raises UnknownClaim, naming the keys there are."""
    for one in history():
        if one.key == key:
            return one
    raise UnknownClaim(f"there is no history card {key!r}; there is: {', '.join(one.key for one in history())}")


def kin_of(game: str) -> tuple[HistoryCard, ...]:
    """The cards of games whose nearest playable relative is this one; empty where there are none.

    Raises UnknownClaim for a game for which no claims are kept.
    """
    if game not in games():
        raise UnknownClaim(f"no claims are kept for {game!r}; there are claims for: {', '.join(games())}")
    return tuple([one for one in history() if one.kin == game])


def history_cards(game: str | None = None) -> tuple[HistoryCard, ...]:
    """The cards beside a game, or all of them. Raises UnknownClaim for a game for which no claims are kept."""
    return history() if game is None else kin_of(game)


def check() -> list[str]:
    """Everything that is wrong in the file, one sentence each; an empty list when nothing is."""
    try:
        cards = history()
    except (UnknownClaim, KeyError, TypeError, ValueError) as error:
        return [f"history.toml: {error}"]
    found = []
    keys = [one.key for one in cards]
    found += [f"{key}: the key is used twice" for key in sorted({key for key in keys if keys.count(key) > 1})]
    for one in cards:
        if one.kin not in games():
            found.append(f"{one.key}: its kin {one.kin!r} is no game here")
        texts = [one.place, one.period, *(text for name in one.names for text in (name.name, name.lang))]
        if not (all(text.strip() for text in texts) and one.names and one.known and one.missing):
            found.append(f"{one.key}: something is empty")
        for text in (*(fact.says for fact in one.known), *one.missing, *([one.note] if one.note else [])):
            if not text.endswith("."):
                found.append(f"{one.key}: {text[:40]!r} is not a whole sentence")
        found += [f"{one.key}: nobody is named for {fact.says[:40]!r}" for fact in one.known if not fact.sources]
    return found
