"""The tables and the gallery of a lesson. Widgets are imported only when one is asked for."""
from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import Any

from ..games import game as find_game
from .cards import entries
from .compare import compare
from .page import Html, data, escape, say
from .strength import orders

__all__ = ["Shown", "answer", "by_rules", "card_list", "gallery", "setting", "table"]


def _of(game: str, name: str) -> dict[str, Any]:
    known = data(game, "tables")
    if name not in known:
        raise ValueError(f"the lesson on {game} has no table {name!r}; it has: {', '.join(known)}")
    return dict(known[name])


def setting(game: str, name: str) -> dict[str, Any]:
    """A table of a lesson as keywords for `cardhistory.widgets.Table`. Raises ValueError, naming the tables there are."""
    found = _of(game, name)
    found.pop("answer", None)
    found.setdefault("match", False)
    if "hands" in found:
        hands = dict(enumerate(found.pop("hands")))
        found["deal"] = by_rules(game, dict(found)).fixed(hands, stock=found.pop("stock", ""),  # type: ignore[attr-defined]
                                                          dealer=found.get("dealer", 0))
    found.setdefault("id", f"{game}-{name}")
    return found


def by_rules(game: str, asked: dict[str, Any]) -> Any:
    """The game by the witness and the options among ``asked``, which are taken out of it."""
    known = {field.name for field in fields(find_game(game).rules)}
    options = {key: tuple(value) if isinstance(value, list) else value for key, value in asked.items() if key in known}
    for key in options:
        del asked[key]
    return find_game(game, asked.pop("preset", None), **options)


def table(game: str, name: str | None = None, **changes: Any) -> Any:
    """A table widget: a position of the lesson, or one's own. Raises ValueError."""
    from .. import widgets

    asked = {**(setting(game, name) if name is not None else {}), **changes}
    return widgets.Table(by_rules(game, asked), **asked)


def answer(game: str, name: str) -> Html:
    """What was at stake at a table, folded up. Raises ValueError for a table without an answer."""
    text = _of(game, name).get("answer")
    if text is None:
        raise ValueError(f"the table {name!r} of the lesson on {game} has no answer")
    return Html(f"answer to {name} of {game}", f'<details class="chl chl-answer"><summary>{escape(say("lesson.answer"))}</summary>'
                f'<p>{escape(text)}</p></details>', "answer")


def _in_words(one: dict[str, Any]) -> str:
    """A card as an item of the list: its names, each in its language, then its worth, its strength and its picture."""
    also = "".join(f', <span lang="{escape(name["lang"])}">{escape(name["text"])}</span>'
                   + (f' ({escape(name["gloss"])})' if "gloss" in name else "") for name in one["names"])
    told = " ".join(escape(one[part]) for part in ("more", "place", "sign", "drawn") if one[part])
    return f'<li><b>{escape(one["name"])}</b>{also}. {escape(say("gallery.points"))}: {escape(one["points"])}. {told}</li>'


def card_list(game: str, preset: str | None = None) -> Html:
    """Every card in words: names, points, strength, and what is drawn on it. It needs no widget and prints on paper."""
    rows = "".join(map(_in_words, entries(find_game(game, preset))))
    return Html(f"cards of {game}", f'<details class="chl chl-pack"><summary>{escape(say("lesson.cards"))}</summary>'
                f'<ul>{rows}</ul></details>', "sources")


class Shown:
    """Several pieces that are shown one below the other."""

    def __init__(self, *pieces: Any) -> None:
        self.pieces = pieces

    def __repr__(self) -> str:
        return " ".join(map(repr, self.pieces))

    def _ipython_display_(self) -> None:
        from IPython.display import display

        for piece in self.pieces:
            display(piece)


def gallery(game: str, preset: str | None = None) -> Shown:
    """The gallery of a game's pack, and below it the same in words. Raises ValueError for a game without a gallery."""
    from ..widgets.gallery import Gallery

    rules = find_game(game, preset)
    told = entries(rules)
    return Shown(Gallery(rules.pack, told, orders(rules, say), partial(compare, rules)), card_list(game, preset))
