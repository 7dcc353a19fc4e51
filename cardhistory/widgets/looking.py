"""Rooms of a table: each adds commands, what it does with them, and what the scene shows of it. Here: looking back, and practice.

A room belongs to one session and changes only that; what it shows it puts into the scene as plain data. During a deal a
room may use nothing but the reader's own observation; what needs all cards asks `finished` first.
"""
from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from ..match import Match
from .scene import Scene

if TYPE_CHECKING:
    from .session import TableSession

__all__ = ["Hands", "Looking", "Practice", "Room", "aside"]


class Room:
    """A room that does nothing and shows nothing."""

    commands: frozenset[str] = frozenset()
    """The kinds of message it answers."""

    def __init__(self, session: TableSession) -> None:
        self.session = session

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """Carry a command out; an offer that does not stand is left undone. Nothing in the message is trusted."""

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """Add to the scene."""

    def ways(self) -> list[tuple[str, str, str]]:
        """Ways to go on after a deal: command, key, label."""
        return []

    @property
    def finished(self) -> bool:
        """Is the deal over, its last trick seen out, so that nothing is secret any more and nothing can be taken back?"""
        session = self.session
        return session.line[-1].state.outcome is not None and len(session.seen_at().tricks) <= session.shown

    def tell(self, key: str) -> None:
        """A sentence that is shown and read out, when nothing else is to be done."""
        self.session.notice = self.session.say(key)
        self.session.spoken = [self.session.notice]


class Looking(Room):
    """Looking back at what was played."""

    commands = frozenset({"replay", "step", "leave_replay"})

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """To the beginning, to a step, or back to the table."""
        session, to = self.session, message.get("to")
        if kind == "leave_replay":
            if session.front is not None:
                session.front = None
                session.spoken = [session.say("table.replay.left"), *([] if session.step is None else Scene(session).stepped())]
            elif session.step is not None:
                session.step = None
                session.spoken = [session.say("table.replay.left"), Scene(session).status()]
        elif kind == "replay" and session.step is None:
            session.step = session.first
            session.spoken = Scene(session).stepped()
        elif session.step is not None and type(to) is int and 0 <= to < len(session.places) - session.first:
            session.step = session.first + to
            session.spoken = Scene(session).stepped()


class Practice(Room):
    """The same deal again, for practice, and back to the game that was left for it."""

    commands = frozenset({"again", "leave_practice"})

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """Begin, or leave."""
        session = self.session
        if kind == "leave_practice":
            if session.away is not None:
                (session.line, session.shown, session.floor), session.away, session.step = session.away, None, None
                session.spoken = [session.say("table.unpractised"), Scene(session).status()]
            return
        if session.away is None:
            session.away = (session.line, session.shown, session.floor)
        session.lay(session.line[:session.floor + 1])
        session.spoken = [session.say("table.practised"), *Scene(session).happened(session.floor + 1)]


class Hands(Room):
    """After a deal the others' cards, while it is looked at once more."""

    commands = frozenset({"hands"})
    open = False
    always = False
    """Are they open without being asked for, as soon as the deal is over?"""
    over = False
    """Is this looked at after a deal, though its own positions do not reach the end?"""

    @property
    def finished(self) -> bool:
        """Is nothing secret any more?"""
        return self.over or super().finished

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """Open them, or close them again."""
        if self.finished and self.session.step is not None:
            self.open = not self.open

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """The button, and the hands as they were at this step."""
        if not self.finished or not told["replay"]:
            return
        if not self.always:
            label = look.say("table.hands.off" if self.open else "table.hands")
            told["replay"].setdefault("extra", []).append({"command": "hands", "label": label, "on": self.open})
        if self.open or self.always:
            state: Any = self.session.match.state
            for player in told["players"]:
                player["open"] = [card.code for card in look.pack.sort(state.hands[player["seat"]])]


def aside(session: TableSession, line: list[Match], telling: str) -> TableSession:
    """A table that stands in front of another for a time: the same people and words, other positions."""
    front = copy(session)
    front.line, front.telling, front.front, front.away = line, telling, None, None
    front.refusal, front.refused, front.spoken = None, "", []
    return front
