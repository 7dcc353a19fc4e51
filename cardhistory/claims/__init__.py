"""Sources and claims: every rule has its witness, and every doubt is kept.

A **claim** is one sentence of ours about a rule or an event, with the sources that report it, how well they do
(`Status`), and where they disagree. Claims stand in one TOML file per game beside this module; ``sources.toml`` holds
the sources of all games and says of each how far it was really read; ``history.toml`` has the cards of games that cannot be
played here (`claims.history`).

>>> from cardhistory import claims
>>> claims.claim("trappola.follow_suit").status.value
'scholarly'
>>> claims.for_option("trappola", "ending_two").id
'trappola.ending_two'
>>> claims.for_reason("trappola", "follow_suit") is claims.for_reason("trappola.follow_suit")
True
"""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any

__all__ = ["Citation", "Claim", "Reading", "Source", "Status", "UnknownClaim", "check", "citation", "claim", "doubts",
           "for_option", "for_reason", "games", "in_force", "of", "source", "sources", "sources_of"]

_FOLDER = Path(__file__).resolve().parent
KINDS = ("primary", "scholarly", "reference", "web", "object", "ours")
"""What a source may be: a text of its time, a scholar's work, a reference work, a web page, a museum's object, our own work."""
TOPICS = ("rules", "history")


class UnknownClaim(LookupError):
    """A source, claim, option or reason that is not in the files; the message names it and what there is."""


class Status(StrEnum):
    """How well a claim is witnessed."""

    DESCRIBED = "described"
    """A source of its time says so in words."""
    OBSERVED = "observed"
    """Somebody watched it being played, or the object itself shows it."""
    SUGGESTED = "suggested"
    """A source points that way without saying it."""
    SCHOLARLY = "scholarly"
    """A scholar or a reference work says so; the older text behind it was not read by us."""
    RECONSTRUCTED = "reconstructed"
    """Put together by us or others from incomplete reports."""
    INCOMPLETE = "incomplete"
    """Reported, but part of the report is missing."""
    OURS = "ours"
    """No source speaks of it: our own choice, so that the game can be played."""

    @property
    def meaning(self) -> str:
        """The status in one sentence for readers."""
        return _MEANINGS[self]


_MEANINGS = {
    Status.DESCRIBED: "A text of the time says so.",
    Status.OBSERVED: "Seen at the table, or on the object itself.",
    Status.SUGGESTED: "A source points that way without saying it.",
    Status.SCHOLARLY: "Scholars report it; the older text behind it was not read by us.",
    Status.RECONSTRUCTED: "Put together from incomplete reports.",
    Status.INCOMPLETE: "Reported, but part of the report is missing.",
    Status.OURS: "No source speaks of it; this is our own choice.",
}


@dataclass(frozen=True, slots=True)
class Source:
    """A book, page or object. ``short`` is how it is named in a line of text; ``read`` says how far it was really read."""

    key: str
    short: str
    author: str
    title: str
    year: str
    place: str
    url: str
    kind: str
    read: str

    @property
    def full(self) -> str:
        """Author, title, place and year in one line, as a reading list gives them."""
        where = ", ".join(part for part in (self.place, self.year) if part)
        parts = [part for part in (self.author, self.title, where) if part]
        return ". ".join(part.rstrip(".") for part in parts) + "."


@dataclass(frozen=True, slots=True)
class Citation:
    """A source and the place in it: a chapter, a page, a numbered item."""

    source: Source
    where: str = ""

    def __str__(self) -> str:
        return f"{self.source.short}, {self.where}" if self.where else self.source.short


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a doubtful point: who reads it so, what they say, and the switch that plays it.

    ``option`` is a field of the game's rules and ``value`` its setting as one writes it in Python; both are empty where
    a reading cannot be played.
    """

    by: str
    says: str
    option: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """What we say, who says so, and how surely.

    ``options`` are the fields of the game's rules and ``reasons`` the refusals that rest on this claim. ``doubt`` is the
    open question in one sentence, empty where nothing is open; ``readings`` are the answers there are.
    """

    id: str
    game: str
    topic: str
    rule: str
    status: Status
    sources: tuple[Citation, ...]
    doubt: str
    readings: tuple[Reading, ...]
    note: str
    options: tuple[str, ...]
    reasons: tuple[str, ...]

    @property
    def witness(self) -> str:
        """Who reports it, in one short text: ``Cardano, Liber de ludo aleae, ch. 23; Parlett 1991, pp. 250–253``."""
        named = "; ".join(str(one) for one in self.sources)
        if self.status is Status.OURS:
            return f"our own choice, after {named}" if named else "our own choice: the sources are silent"
        return named


@lru_cache(maxsize=1)
def _sources() -> dict[str, Source]:
    fields = [name for name in Source.__slots__ if name != "key"]
    with (_FOLDER / "sources.toml").open("rb") as file:
        return {key: Source(key, *(str(entry.get(name, "")) for name in fields))
                for key, entry in tomllib.load(file).items()}


@lru_cache(maxsize=1)
def games() -> tuple[str, ...]:
    """The games that have a file of claims."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml") if path.stem not in ("history", "sources")))


@lru_cache(maxsize=1)
def sources() -> tuple[Source, ...]:
    """Every source, in the order of the file."""
    return tuple(_sources().values())


def source(key: str) -> Source:
    """A source by its key. Raises UnknownClaim."""
    try:
        return _sources()[key]
    except KeyError:
        raise UnknownClaim(f"there is no source {key!r} in sources.toml") from None


def _read(game: str, entry: Mapping[str, Any]) -> Claim:
    cited = tuple(Citation(source(one["key"]), one.get("where", "")) for one in entry.get("sources", ()))
    readings = tuple(Reading(**one) for one in entry.get("readings", ()))
    return Claim(f"{game}.{entry['id']}", game, entry.get("topic", "rules"), entry["rule"], Status(entry["status"]), cited,
                 entry.get("doubt", ""), readings, entry.get("note", ""),
                 tuple(entry.get("options", ())), tuple(entry.get("reasons", ())))


@lru_cache(maxsize=8)
def _of(game: str) -> tuple[Claim, ...]:
    if game not in games():
        raise UnknownClaim(f"no claims are kept for {game!r}; there are claims for: {', '.join(games())}")
    with (_FOLDER / f"{game}.toml").open("rb") as file:
        return tuple(_read(game, entry) for entry in tomllib.load(file)["claim"])


def of(game: str, topic: str | None = None) -> tuple[Claim, ...]:
    """The claims of a game in the order of its file; ``topic`` is ``rules`` or ``history``. Raises UnknownClaim."""
    if topic is not None and topic not in TOPICS:
        raise UnknownClaim(f"a topic is one of {', '.join(TOPICS)}, not {topic!r}")
    found = _of(game)
    return found if topic is None else tuple(one for one in found if one.topic == topic)


@lru_cache(maxsize=8)
def _index(game: str) -> tuple[dict[str, Claim], dict[str, Claim], dict[str, Claim]]:
    found = _of(game)
    return ({one.id: one for one in found}, {name: one for one in found for name in one.options},
            {name: one for one in found for name in one.reasons})


def claim(id: str) -> Claim:
    """A claim by its id, ``trappola.deal``. Raises UnknownClaim."""
    game = id.partition(".")[0]
    try:
        return _index(game)[0][id]
    except KeyError:
        raise UnknownClaim(f"there is no claim {id!r}") from None


def for_option(game: str, field: str) -> Claim:
    """The claim behind an option of a game's rules. Raises UnknownClaim."""
    try:
        return _index(game)[1][field]
    except KeyError:
        raise UnknownClaim(f"no claim of {game} covers the option {field!r}") from None


def for_reason(game: str, key: str | None = None) -> Claim:
    """The claim behind a refusal: ``for_reason("trappola", "follow_suit")`` or ``for_reason("trappola.follow_suit")``.

    Raises UnknownClaim.
    """
    if key is None:
        game, _, key = game.partition(".")
    try:
        return _index(game)[2][key]
    except KeyError:
        raise UnknownClaim(f"no claim of {game} covers the refusal {key!r}") from None


def in_force(claim: Claim, rules: Any) -> tuple[str, str]:
    """What a claim says under these rules, and who says so: its rule and witnesses, or question and answer of the reading played.

    A claim's rule is that of the first witness of its game; where other rules play another of its readings, that one counts.
    """
    from ..games import game

    plain = game(claim.game).rules
    for reading in claim.readings:
        if reading.option and repr(getattr(rules, reading.option)) == reading.value != repr(getattr(plain, reading.option)):
            return f"{claim.doubt} {reading.says}", reading.by
    return claim.rule, claim.witness


def citation(claim: Claim) -> str:
    """Who reports a claim, as one short text; the same as ``claim.witness``."""
    return claim.witness


def doubts(game: str) -> tuple[Claim, ...]:
    """The claims of a game with an open question. Raises UnknownClaim."""
    return tuple(one for one in of(game) if one.doubt)


def sources_of(game: str) -> tuple[Source, ...]:
    """The sources that a game's claims cite, in the order of ``sources.toml``. Raises UnknownClaim."""
    cited = {one.source.key for each in of(game) for one in each.sources}
    return tuple(one for one in sources() if one.key in cited)


def _check_claim(one: Claim, seen: dict[tuple[str, str], str]) -> list[str]:
    found = []
    if not one.rule.endswith("."):
        found.append(f"{one.id}: the rule is not a whole sentence")
    if one.topic not in TOPICS:
        found.append(f"{one.id}: {one.topic!r} is no topic")
    if not one.sources and one.status is not Status.OURS:
        found.append(f"{one.id}: no source, and not marked as ours")
    if bool(one.doubt) != bool(one.readings):
        found.append(f"{one.id}: a doubt needs readings, and readings need a doubt")
    for kind, names in (("option", one.options), ("reason", one.reasons)):
        for name in names:
            other = seen.setdefault((kind, f"{one.game}.{name}"), one.id)
            if other != one.id:
                found.append(f"{one.id}: the {kind} {name} is already covered by {other}")
    return found


def check() -> list[str]:
    """Everything that is wrong in the files, one sentence each; an empty list when nothing is."""
    found: list[str] = []
    for one in sources():
        found += [f"source {one.key}: {name} is missing" for name in ("short", "title", "read") if not getattr(one, name)]
        if one.kind not in KINDS:
            found.append(f"source {one.key}: {one.kind!r} is no kind of source")
    seen: dict[tuple[str, str], str] = {}
    for game in games():
        try:
            claims = _of(game)
        except (UnknownClaim, KeyError, TypeError, ValueError) as error:
            found.append(f"{game}.toml: {error}")
            continue
        ids = [one.id for one in claims]
        found += [f"{id}: the id is used twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
        for claim_ in claims:
            found += _check_claim(claim_, seen)
    return found
