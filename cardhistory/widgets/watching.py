"""Watching: a deal in which players have all seats, the reader's too, step by step, while the reader's own game waits."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .looking import Looking, Room, aside
from .opponents import Opponents
from .reasons import Reasons
from .scene import Scene

if TYPE_CHECKING:
    from .session import TableSession

__all__ = ["Watching"]


class Watching(Room):
    """The way to a demonstration; the next one replaces it."""

    commands = frozenset({"watch"})

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """Lay out a new deal in front of the table."""
        self.session.front = demonstration(self.session)
        self.session.front.spoken = Scene(self.session.front).stepped()

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """The words of the button."""
        told["watch"] = look.say(f"table.watch.{len(look.seen.seats)}")


def demonstration(session: TableSession) -> TableSession:
    """A new deal, in which the careful player has the reader's seat and the others have theirs."""
    front = aside(session, [session.game.match(session.draw(), dealer=session.dealer)], "table.watch")
    front.single, front.opening = True, (front.line[0],)
    front.step = front.first = front.floor = front.shown = 0
    front.chosen = {seat: player.name for seat, player in session.opponents.players.items()}
    front.opponents = Opponents(front.game, -1, "careful", front.chosen)
    reasons = Reasons(front)
    reasons.own = reasons.always = True
    front.rooms = (Following(front), reasons, Watched(front))
    return front


class Following(Looking):
    """Looking back over a deal that grows: a step beyond the last is played, and after the last comes the result."""

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """A step; the next is played when it is asked for."""
        session = self.session
        if kind == "step" and session.step is not None and message.get("to") == len(session.places):
            before = len(session.seen_at().log)
            while session.line[-1].state.to_act is not None and len(session.seen_at().log) == before:
                session.line.append(session.line[-1].child(session.opponents.choose(session.line[-1])))
            if len(session.seen_at().log) == before:
                session.step, session.shown = None, len(session.seen_at().tricks)
                session.spoken = Scene(session).ending()
                return
        super().do(kind, message)

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """There is always a next step."""
        if told["replay"]:
            told["replay"].update(steps=len(self.session.places), open=True)


class Watched(Room):
    """What a demonstration shows otherwise than a game of one's own."""

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """No other deals, and after the deal ways on that fit."""
        told.update(fixed=True, home=None, aside=True, goal=look.say("table.watch.goal"))
        if told["result"]:
            ways = (("leave_replay", "table.watch.leave"), ("replay", "table.look_back"), ("watch", "table.watch.again"))
            told["actions"] = [{"action": command, "command": command, "label": look.say(key), "detail": "",
                                "kind": "" if place else "main"} for place, (command, key) in enumerate(ways)]
