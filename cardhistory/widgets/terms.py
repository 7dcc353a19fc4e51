"""The terms of a game at its table: what the browser is told of them, and the command that changes how they are said."""
from __future__ import annotations

from typing import Any

from ..words import Words, templates
from ..words import terms as known
from .looking import Room

__all__ = ["Wording", "at_table", "glossary"]


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
