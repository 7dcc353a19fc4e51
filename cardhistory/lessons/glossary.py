"""The words of a game as a list in its lesson: each with its language, how it is read, and what it means."""
from __future__ import annotations

from ..words import terms
from .page import Html, cited, escape, say

__all__ = ["glossary"]


def _row(one: terms.Term) -> str:
    """One entry. Its other ways of writing stand in an attribute as well, where the page's script looks for a tapped word."""
    about = [escape(say(f"terms.lang.{one.lang}")), *([escape(say("terms.read", reading=one.reading))] if one.reading else [])]
    others = ", ".join(f'<i lang="{form.lang}">{escape(form.text)}</i>' for form in one.forms[1:])
    also = f' <small>{say("terms.also", forms=others)}</small>' if others else ""
    told = f" <small>({cited(list(one.sources))})</small>" if one.sources else ""
    forms = escape("|".join(form.text for form in one.forms))
    return (f'<div id="word-{one.key}" data-forms="{forms}"><dt><i lang="{one.lang}">{escape(one.term)}</i> '
            f'<small class="about">{", ".join(about)}</small>{also}</dt><dd><span>{escape(one.meaning)}</span>{told}</dd></div>')


def glossary(*games: str) -> Html:
    """The words of a game, or of several on one page, folded up. Raises ValueError for games without any."""
    found = terms.of(*games)
    if not found:
        raise ValueError(f"no words are kept for {', '.join(map(repr, games))}; these games have some: "
                         f"{', '.join(sorted({name for one in terms.terms() for name in one.games}))}")
    rows = "".join(_row(one) for one in found)
    summary = say("terms.summary" if len(games) == 1 else "terms.summary.games", len(found))
    return Html(f"words of {', '.join(games)}", f'<details class="chl chl-words" id="words"><summary>{escape(summary)}'
                f"</summary><dl>{rows}</dl></details>", "words")
