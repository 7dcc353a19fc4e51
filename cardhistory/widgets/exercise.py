"""The exercise as a widget: a title, a task, hints and a verdict round something to choose, to order, to guess or to play.

As at the table, state goes one way. The browser sends ``{"type": "exercise", "do": …, "version": …}``; what is right, what is
replied and what is tested stays here until the reader has answered. Only the browser keeps how far the reader is.
"""
from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Any

import traitlets

from ..cards import Card
from ..words import Words
from ..words.terms import WAYS
from .exercise_play import PlayTry
from .exercise_tries import ChooseTry, OrderTry, PredictTry, Task, Try
from .shell import Shell
from .table import TABLE, Table, drawings, send_drawings
from .terms import worded

__all__ = ["Exercise", "PlayExercise", "Progress", "exercise"]

_TRIES: dict[str, type[Try]] = {"choose": ChooseTry, "order": OrderTry, "predict": PredictTry}
_WORDS = ("hint.ask", "hint.more", "hint.none", "hints", "again", "next", "mark.solved", "mark.first", "learned", "unkept", "lost",
          "reload", "answers", "order.pick", "order.ladder", "number", "number.say")
_log = logging.getLogger(__name__)


def exercise(task: Task, lang: str = "en") -> Any:
    """The widget of an exercise: a table inside it where it is to be played."""
    return PlayExercise(task, lang) if task.kind == "play" else Exercise(task, lang)


def _fixed(task: Task, say: Words, uid: str) -> dict[str, Any]:
    """What stays the same while an exercise stands in one wording: its texts and the cards it shows. No answers."""

    def said(text: str) -> str:
        return str(worded(text, task.game.key, say.terms))

    pack = task.game.pack
    faces = drawings(pack.key)
    shown: Sequence[Card] = task.body.get("shown_cards", ())
    unit, about = task.body.get("unit", ""), say(f"exercise.kind.{task.kind}")
    return {
        "uid": uid, "lang": say.lang, "terms": say.terms, "kind": task.kind, "title": said(task.title), "prompt": said(task.prompt),
        "about": about, "label": say("exercise.label", kind=about, title=said(task.title)),
        "store": f"exercise:{task.key}", "pack": pack.key, "box": faces["box"], "back": faces["back"],
        "cards": {card.code: {"name": said(task.body["names"][card]), "id": faces["faces"].get(card.code, "")} for card in shown},
        "rows": [{**row, "label": said(row.get("label", ""))} for row in task.body.get("rows", [])],
        "words": {**{name: say(f"exercise.{name}") for name in _WORDS}, "mark.tries": say("exercise.mark.tries", n="{n}"),
                  "order.place": say("exercise.order.place", n="{n}"),
                  "number.label": say("exercise.number.unit", unit=unit) if unit else say("exercise.number")},
    }


class Exercise(Shell):
    """An exercise in which one chooses, orders or predicts. ``task`` is one that was read and checked."""

    side = TABLE
    _esm = TABLE.stub("renderExercise")
    task = traitlets.Dict(read_only=True).tag(sync=True)
    exercise = traitlets.Dict(read_only=True).tag(sync=True)
    kept = traitlets.Unicode(read_only=True).tag(sync=True)

    def __init__(self, task: Task, lang: str = "en") -> None:
        self._try = _TRIES[task.kind](task, lang)
        super().__init__()
        self._number = secrets.token_hex(4)
        self.set_trait("task", _fixed(task, self._try.say, self._number))
        self.set_trait("exercise", self._try.view())

    def __repr__(self) -> str:
        return f"<exercise {self._try.task.key}: {self._try.task.title}>"

    def in_words(self) -> str:
        """The task."""
        return f"{self._try.task.title}\n{self._try.task.prompt}"

    def _heard(self, _: Any, message: Any, buffers: Any) -> None:
        if isinstance(message, dict) and message.get("type") == "art":
            send_drawings(self, self._try.task.game.pack.key, message.get("plain") is True)
        elif isinstance(message, dict) and message.get("type") == "terms" and message.get("terms") in WAYS:
            _word(self, self._try, message["terms"], self._number)
            self.send({"type": "seen"})
        else:
            _answer(self, self._try, message)


class PlayExercise(Table):
    """An exercise that is played at a table. The table is a `Table` in every respect; round it stands the exercise."""

    _esm = TABLE.stub("renderExercise")
    task = traitlets.Dict(read_only=True).tag(sync=True)
    exercise = traitlets.Dict(read_only=True).tag(sync=True)
    kept = traitlets.Unicode(read_only=True).tag(sync=True)

    def __init__(self, task: Task, lang: str = "en") -> None:
        self._try = PlayTry(task, lang)
        super().__init__(task.game, session=self._try.table, id="")
        self._number = secrets.token_hex(4)
        self.set_trait("task", _fixed(task, self._try.say, self._number))
        self.set_trait("exercise", self._try.view())

    def __repr__(self) -> str:
        return f"<exercise {self._try.task.key}: {self._try.task.title}>"

    def in_words(self) -> str:
        """The task."""
        return f"{self._try.task.title}\n{self._try.task.prompt}"

    def _heard(self, widget: Any, message: Any, buffers: Any) -> None:
        if isinstance(message, dict) and message.get("type") == "exercise":
            _answer(self, self._try, message)
            self._show()
            return
        super()._heard(widget, message, buffers)
        self._try.looked()
        if self._try.table.say.terms != self._try.say.terms:
            _word(self, self._try, self._try.table.say.terms, self._number)
        with self.hold_sync():
            if self._try.version != self.exercise.get("version"):
                self.set_trait("exercise", self._try.view())
            self.set_trait("kept", self._try.memory())


class Progress(Shell):
    """A line that says how many exercises of a game are solved, as far as this browser remembers. ``names``: their names."""

    side = TABLE
    _esm = TABLE.stub("renderProgress")
    progress = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(self, game: str, names: Sequence[str], lang: str = "en") -> None:
        super().__init__()
        say, count = Words(lang), len(names)
        self._game, self._count = game, count
        self.set_trait("progress", {
            "lang": lang, "stores": [f"exercise:{game}.{name}" for name in names], "label": say("exercise.progress.label"),
            "some": say("exercise.progress", solved="{solved}", all=count), "all": say("exercise.progress.all", all=count)})

    def __repr__(self) -> str:
        return f"<{self._count} exercises of {self._game}>"


def _word(widget: Any, one: Try, way: str, uid: str) -> None:
    """Tell an exercise in another wording: the reader's wish holds for all of a page."""
    one.word(way)
    with widget.hold_sync():
        widget.set_trait("task", _fixed(one.task, one.say, uid))
        widget.set_trait("exercise", one.view())


def _answer(widget: Any, one: Try, message: Any) -> None:
    """Let a try do what a message asks, and show it; a fault of ours is told and changes nothing."""
    try:
        there = one.handle(message)
    except Exception:
        _log.exception("a command could not be carried out")
        one.strange("exercise.notice.fault")
        there = True
    if not there:
        widget.send_state(["exercise"])
    else:
        with widget.hold_sync():
            widget.set_trait("exercise", one.view())
            widget.set_trait("kept", one.memory())
    widget.send({"type": "seen"})
