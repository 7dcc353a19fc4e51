"""The terms of a game at its table: what the browser is told of them, and the command that changes how they are said."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..words import Words, templates
from ..words import terms as known

if TYPE_CHECKING:
    from .session import TableSession

__all__ = ["at_table", "glossary", "switch"]


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


def switch(session: TableSession, message: dict[str, Any]) -> None:
    """Say the terms from now on as the game has them, or in plain words. Nothing is said aloud of it: the choice itself is."""
    way = message.get("terms")
    if way in known.WAYS:
        for one in filter(None, (session, session.front)):
            one.say = Words(session.say.lang, way)
    else:
        session.notice = session.say("table.notice.strange")
        session.spoken = [session.notice]
