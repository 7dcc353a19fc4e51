"""The terms of the games: what they mean, in which language they are, and how to do without them.

The entries stand in ``terms.toml``. A sentence marks a term with ‹ and ›, as the table then says it: ``Announce
‹mordienne›, or pass.`` Where the plain words of the entry do not fit, the sentence brings its own after a bar: ``‹a
fluxus|four of one suit›``. No mark leaves `Words`: a reader gets the term or the plain words, as a plain string.
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

__all__ = ["MARK", "WAYS", "Term", "find", "of", "resolve", "terms", "within"]

WAYS = ("period", "plain")
"""How a reader may have the terms: as the game has them, or in plain words of the reader's language."""
MARK = re.compile(r"‹([^‹›|]+)(?:\|([^‹›|]*))?›")


@dataclass(frozen=True)
class Form:
    """One way a term is written: its text, its language, and the plain words for it."""

    text: str
    lang: str
    plain: str


@dataclass(frozen=True)
class Term:
    """One entry. ``forms`` are the ways it is written here, the entry's own first; ``reading`` is empty for Latin letters."""

    key: str
    term: str
    lang: str
    plain: str
    meaning: str
    games: tuple[str, ...]
    reading: str = ""
    sources: tuple[str, ...] = ()
    forms: tuple[Form, ...] = field(default=())


def _entry(key: str, data: Mapping[str, object]) -> Term:
    said: dict[str, str] = {name: str(data[name]) for name in ("term", "lang", "plain", "meaning")}
    more = data.get("forms", [])
    assert isinstance(more, list) and isinstance(data["games"], list)
    own = Form(said["term"], said["lang"], said["plain"])
    forms = [Form(one["text"], one.get("lang", own.lang), one.get("plain", own.plain)) for one in more]
    sources = data.get("sources", [])
    assert isinstance(sources, list)
    return Term(key, **said, games=tuple(data["games"]), reading=str(data.get("reading", "")), sources=tuple(sources),
                forms=(own, *forms))


@lru_cache(maxsize=1)
def terms() -> tuple[Term, ...]:
    """All entries."""
    with (Path(__file__).resolve().parent / "terms.toml").open("rb") as file:
        return tuple(_entry(key, entry) for key, entry in tomllib.load(file).items())


def of(*games: str) -> tuple[Term, ...]:
    """The entries that belong to one of the games, by the alphabet of how they are read."""
    return tuple(sorted((one for one in terms() if set(games) & set(one.games)), key=lambda one: (one.reading or one.term).casefold()))


@lru_cache(maxsize=1)
def _forms() -> dict[str, tuple[Term, Form]]:
    found: dict[str, tuple[Term, Form]] = {}
    for one in terms():
        for form in one.forms:
            if found.setdefault(form.text.casefold(), (one, form))[0] is not one:
                raise ValueError(f"two terms are written {form.text!r}")
    return found


def find(text: str) -> tuple[Term, Form]:
    """The entry of a term, and the form in which it stands here. Raises KeyError."""
    return _forms()[text.strip().casefold()]


@lru_cache(maxsize=1)
def _any() -> re.Pattern[str]:
    longest = sorted(_forms(), key=lambda text: (-len(text), text))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE)


def within(text: str) -> list[tuple[Term, Form]]:
    """The terms that stand in the marks of a sentence, whole or among other words. Raises KeyError for a mark without any."""
    found = []
    for said, _ in MARK.findall(text):
        there = _any().findall(said)
        if not there:
            raise KeyError(said)
        found += [find(form) for form in there]
    return found


@lru_cache(maxsize=2048)
def resolve(text: str, way: str) -> str:
    """A sentence with its marks gone: each term as it stands, or in plain words that begin as it does."""
    def put(mark: re.Match[str]) -> str:
        said, plain = mark.group(1), mark.group(2)
        if way == "period":
            return said
        if plain is not None:
            return plain
        term, form = find(said)
        capital = said[0].isupper() and not form.text[0].isupper()
        return form.plain[0].upper() + form.plain[1:] if capital else form.plain

    return MARK.sub(put, text) if "‹" in text else text


SENTENCES = {
    "terms.title": "Words of this game",
    "terms.summary.games": ("The one word of these games, with its meaning", "The {n} words of these games, with their meanings"),
    "terms.summary": ("The one word of this game, with its meaning", "The {n} words of this game, with their meanings"),
    "terms.read": "read {reading}",
    "terms.also": "also {forms}",
    "terms.what": "What it means: {term}",
    "terms.lang.cs": "Czech",
    "terms.lang.de": "German",
    "terms.lang.el-Latn": "Greek, in Latin letters",
    "terms.lang.en": "English",
    "terms.lang.fr": "French",
    "terms.lang.it": "Italian",
    "terms.lang.ja": "Japanese",
    "terms.lang.ja-Latn": "Japanese, in Latin letters",
    "terms.lang.la": "Latin",
}
