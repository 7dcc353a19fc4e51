"""The exercises of a lesson: what a notebook calls, and a look at all of them before a reader comes.

They stand in ``data/<game>_exercises.toml``; on a page that belongs to no game each exercise names its own.
`task` reads one and refuses with a sentence what cannot be meant (see
`exercise_reading`); `problems` plays every one of them to its success and makes every check. The rooms of the widgets are
entered only when an exercise is asked for.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from .page import DATA, data

__all__ = ["games", "names", "problems", "show", "show_all", "task"]


def games() -> tuple[str, ...]:
    """The games, and the pages beside them, that have exercises."""
    return tuple(sorted(path.stem.removesuffix("_exercises") for path in DATA.glob("*_exercises.toml")))


def names(game: str) -> tuple[str, ...]:
    """The exercises of a game, in the order of the file. Raises ValueError for a game without any."""
    return tuple(data(game, "exercises"))


@lru_cache(maxsize=256)
def task(game: str, name: str) -> Any:
    """One exercise of a game. Raises ValueError, naming the exercises there are; ExerciseError for one that is not right."""
    known = data(game, "exercises")
    if name not in known:
        raise ValueError(f"the lesson on {game} has no exercise {name!r}; it has: {', '.join(known)}")
    from .exercise_reading import read_task

    return read_task(game, name, known[name])


def show(game: str, name: str) -> Any:
    """The widget of one exercise."""
    from ..widgets.exercise import exercise

    return exercise(task(game, name))


def show_all(game: str) -> Any:
    """A line that says how many are solved, and every exercise of a game below it."""
    from ..widgets.exercise import Progress
    from .tables import Shown

    return Shown(Progress(game, names(game)), *(show(game, name) for name in names(game)))


def problems(game: str) -> Iterator[str]:
    """What is wrong with the exercises of a game, each as a sentence; nothing when all is well. Plays every one of them."""
    from .exercise_play_checks import played

    for name in names(game):
        try:
            one = task(game, name)
            found = list(played(one)) if one.kind == "play" else list(_answered(one)) if one.kind == "choose" else []
        except ValueError as error:
            found = [str(error)]
        yield from (f"{game} {name}: {problem}" for problem in found)


def _answered(one: Any) -> Iterator[str]:
    """The checks of a choice: one beside a right answer must hold, one beside a wrong answer must not."""
    from .exercise_checks import fails

    for check in one.body["checks"]:
        if why := fails(one.game, check):
            yield why
    for option in one.body["options"]:
        held = [fails(one.game, check) for check in option["checks"]]
        if option["right"]:
            yield from filter(None, held)
        elif held and not any(held):
            yield f"the answer {option['text']!r} is marked wrong, but its check holds"
