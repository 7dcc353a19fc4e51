"""The hands of a lesson that are looked at, and the page on which a teacher shows one. Widgets are imported only when asked for."""
from __future__ import annotations

from typing import Any

from ..games import games
from ..record import Record
from .page import data, has
from .tables import by_rules

__all__ = ["names", "setting", "study"]


def names(game: str) -> tuple[str, ...]:
    """The hands a lesson has for looking at."""
    return tuple(data(game, "studies")) if has(game, "studies") else ()


def setting(game: str, name: str) -> dict[str, Any]:
    """A hand of a lesson as keywords for `cardhistory.widgets.Study`. Raises ValueError, naming the hands there are."""
    if name not in names(game):
        raise ValueError(f"the lesson on {game} has no hand {name!r} to look at; it has: {', '.join(names(game)) or 'none'}")
    found = dict(data(game, "studies")[name])
    record = Record.from_text(found["record"])
    return {"game": record.game, "hand": record, "goal": found["goal"], "other": found.get("preset", found.get("other"))}


def study(game: str, name: str | None = None, **changes: Any) -> Any:
    """The widget. A hand of the lesson by its name; or ``deal`` (a number or a code) played out by players; or the lesson's first."""
    from .. import widgets

    if game not in games():
        raise ValueError(f"there is no game {game!r}; there is: {', '.join(games())}")
    asked = dict(changes)
    if name is None and not {"deal", "hand"} & set(asked) and names(game):
        name = names(game)[0]
    if name is not None:
        return widgets.Study(**{**setting(game, name), **asked})
    hand = asked.pop("hand", None) or asked.pop("deal", 1526)
    asked.pop("deal", None)
    return widgets.Study(by_rules(game, asked), hand, **asked)
