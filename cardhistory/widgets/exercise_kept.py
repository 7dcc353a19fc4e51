"""What the browser keeps of an exercise under way, so that a reload brings it back; read back as untrusted text.

Kept are the answers given since the exercise was last begun anew, and how many hints were shown: never what is right, nor why. Given
again one after the other they lead to the same view, since a try depends on nothing else.
"""
from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .memory import MemoryDamaged

if TYPE_CHECKING:
    from .exercise_tries import Task

__all__ = ["LONGEST", "MOST", "mark", "pack", "unpack"]

LONGEST = 4000
"""Characters of the longest memory that is read."""
MOST = 60
"""Answers of the longest try that is kept; a played hand has fewer."""
_LONGEST_ANSWER = 100


def mark(task: Task) -> int:
    """A number that changes with the exercise: answers to another text are not given to this one."""
    body = task.body
    asked: list[Any] = [task.kind, task.prompt, [[one["text"], one["right"]] for one in body.get("options", ())],
                        [card.code for card in body.get("cards", ())], list(body.get("bands", ())), body.get("band"), body.get("value"),
                        str(getattr(body.get("deal"), "code", body.get("deal"))), list(body.get("actions", ()))]
    return zlib.crc32(json.dumps(asked, default=str).encode())


def pack(task: Task, hints: int, answers: Sequence[int | str]) -> str:
    """A try as short text; empty while there is nothing to keep, or where there is too much."""
    if not (hints or answers) or len(answers) > MOST:
        return ""
    return json.dumps({"mark": mark(task), "hints": hints, "answers": list(answers)}, separators=(",", ":"))


def unpack(text: Any, task: Task) -> tuple[int, list[int | str]]:
    """The hints shown and the answers given. Raises MemoryDamaged with ``kept`` for what is no memory of an exercise, ``changed``
    for one of an exercise that has been changed since."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise MemoryDamaged("kept")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise MemoryDamaged("kept") from None
    if not isinstance(data, dict) or type(data.get("mark")) is not int:
        raise MemoryDamaged("kept")
    if data["mark"] != mark(task):
        raise MemoryDamaged("changed")
    hints, answers = data.get("hints"), data.get("answers")
    if type(hints) is not int or not 0 <= hints <= len(task.hints) or not isinstance(answers, list) or len(answers) > MOST:
        raise MemoryDamaged("kept")
    if not all(type(one) is int or (isinstance(one, str) and len(one) <= _LONGEST_ANSWER) for one in answers):
        raise MemoryDamaged("kept")
    return hints, answers
