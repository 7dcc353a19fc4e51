"""Which of the other rules would make another hand of the one that is studied, and from which step: said in their list."""
from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from ..diverge import divergence
from .study_voice import Run

if TYPE_CHECKING:
    from .study_session import StudySession

__all__ = ["marked"]

_FOUND: WeakKeyDictionary[Run, tuple[int | None, ...]] = WeakKeyDictionary()
"""For each hand that lies in a study, where it parts under each of the rules that are offered; None: nowhere."""


def marked(session: StudySession, place: int, label: str) -> str:
    """The label of the rules at this place of the list, with what they would change. Replaying a hand under all of them takes a tenth
    of a second; so on a page with other things to do it waits until the study is used."""
    if not session.choose and not session.version:
        return label
    found = _FOUND.get(session.run, ())
    if len(found) != len(session.switches):
        parted = [divergence(session.run.line[-1], one.game) for one in session.switches]
        found = _FOUND[session.run] = tuple(None if one.kind == "none" else one.place for one in parted)
    at = found[place]
    key = "none" if at is None else "at" if at else "start"
    return session.say(f"study.parts.{key}", label=label) if not at else session.say(f"study.parts.{key}", label=label, step=at)
