"""The tables and the gallery of a lesson. Widgets are imported only when one is asked for."""
from __future__ import annotations

from dataclasses import fields
from typing import Any

from .. import games
from .page import Html, data, escape, say

__all__ = ["Shown", "card_list", "gallery", "setting", "table"]


def setting(game: str, name: str) -> dict[str, Any]:
    """A table of a lesson as keywords for `cardhistory.widgets.Table`. Raises ValueError, naming the tables there are."""
    known = data(game, "tables")
    if name not in known:
        raise ValueError(f"the lesson on {game} has no table {name!r}; it has: {', '.join(known)}")
    found = dict(known[name])
    if "hands" in found:
        hands = dict(enumerate(found.pop("hands")))
        found["deal"] = games.game(game).fixed(hands, stock=found.pop("stock", ""),  # type: ignore[attr-defined]
                                               dealer=found.get("dealer", 0))
    found.setdefault("id", f"{game}-{name}")
    return found


def table(game: str, name: str | None = None, **changes: Any) -> Any:
    """A table widget: a position of the lesson, or one's own. Raises ValueError."""
    from .. import widgets

    asked = {**(setting(game, name) if name is not None else {}), **changes}
    known = {field.name for field in fields(games.game(game).rules)}
    options = {key: asked.pop(key) for key in list(asked) if key in known}
    return widgets.Table(games.game(game, asked.pop("preset", None), **options), **asked)


def card_list(game: str) -> Html:
    """Every card in words: name, points, and what is drawn on it. It needs no widget and prints on paper."""
    from ..widgets import gallery as room

    rows = "".join(f'<li><b>{escape(one["name"])}</b>, {escape(one["points"])}. {escape(one["drawn"])}</li>'
                   for one in room.entries(games.game(game)))
    return Html(f"cards of {game}", f'<details class="chl chl-cards"><summary>{escape(say("lesson.cards"))}</summary>'
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


def gallery(game: str) -> Shown:
    """The gallery of a game's pack, and below it the same in words."""
    from ..widgets.gallery import Gallery

    return Shown(Gallery(games.game(game)), card_list(game))
