"""The terms of a game at its table: what the browser is told of them, and the command that changes how they are said."""
from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from ..words import Words, templates
from ..words import terms as known
from .looking import Room

__all__ = ["Wording", "at_table", "glossary", "in_plain", "worded"]

_TWICE = re.compile(r"\b(\w[\w ’'-]*) \(\1\)")
_WHOSE = re.compile(r"\b(your|his|her|our|their|\w+['’]s) the ", re.IGNORECASE)
_CODES = frozenset({"version", "state", "mark", "placed", "left", "cards", "id"})
"""What a view of an exercise says in keys and codes, and not in words."""


def at_table(game: str) -> list[known.Term]:
    """The terms that the sentences of a game use, in the order of the glossary."""
    used: set[str] = set()
    for key, template in templates().items():
        if key.startswith(f"{game}."):
            used.update(term.key for text in (template if isinstance(template, tuple) else (template,))
                        for term, _ in known.within(text))
    return [term for term in known.of(game) if term.key in used]


def glossary(game: str, say: Words) -> dict[str, Any]:
    """The terms of a game for the browser: how they are said now, and for each its forms, language, reading and meaning."""
    rows = [{"term": term.term, "lang": term.lang, "language": say(f"terms.lang.{term.lang}"), "meaning": term.meaning,
             "reading": say("terms.read", reading=term.reading) if term.reading else "",
             "forms": [[form.text, form.lang] for form in term.forms]} for term in at_table(game)]
    return {"way": say.terms, "label": say("terms.title"), "rows": rows}


@lru_cache(maxsize=16)
def _plain_forms(game: str) -> tuple[re.Pattern[str] | None, dict[str, known.Form]]:
    forms = {form.text.casefold(): form for term in at_table(game) for form in term.forms}
    longest = sorted(forms, key=lambda text: (-len(text), text))
    any_ = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])", re.IGNORECASE) if forms else None
    return any_, forms


@lru_cache(maxsize=2048)
def in_plain(game: str, text: str) -> str:
    """A lesson's own sentence at a table, with plain words for the terms that the table marks in it.

    A term that stands in the middle of a sentence with a capital which is not its own is a name, of a game say, and stays.
    """
    any_, forms = _plain_forms(game)
    if any_ is None:
        return text

    def put(found: re.Match[str]) -> str:
        said, before = found[0], text[:found.start()].rstrip()
        form = forms.get(said.casefold())
        if form is None:  # a letter that the pattern takes for another, as ı for i
            return said
        first = not before or before[-1] in ".!?“"
        capital = said[0].isupper() and not form.text[0].isupper()
        if capital and not first:
            return said
        up = capital or (first and said[0].isupper())
        return form.plain[0].upper() + form.plain[1:] if up else form.plain

    return _WHOSE.sub(r"\1 ", _TWICE.sub(r"\1", any_.sub(put, text)))


def worded(told: Any, game: str, way: str) -> Any:
    """What an exercise tells, in the wording that the reader has chosen."""
    if way == "period":
        return told
    if isinstance(told, str):
        return in_plain(game, told)
    if isinstance(told, dict):
        return {name: value if name in _CODES else worded(value, game, way) for name, value in told.items()}
    return [worded(value, game, way) for value in told] if isinstance(told, list) else told


class Wording(Room):
    """The terms as the game has them, or in plain words: at the table, and in what stands in front of it."""

    commands = frozenset({"terms"})

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """Say them so from now on. Nothing is said aloud of it: the choice itself is."""
        session, way = self.session, message.get("terms")
        if way not in known.WAYS:
            return self.tell("table.notice.strange")
        for one in filter(None, (session, session.front)):
            one.say = Words(session.say.lang, way)
