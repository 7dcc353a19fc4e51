"""An exercise that is played: a table with a position, a goal, and tests that say when it is solved and when it has failed.

The table is a `TableSession` like any other, with three differences: the others may answer from a script, the position cannot
be changed for another, and after each of the reader's moves and the answers to it the tests are looked at.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..match import Match
from ..play import Action
from .exercise_tries import Task, Try
from .session import VERSIONED, TableSession
from .teaching import Looking, Room
from .terms import Wording
from .ways import no_undo

__all__ = ["TESTS", "PlaySession", "PlayTry", "Script"]

TESTS: Mapping[str, type] = {
    "did": str, "did_not": str, "took": str, "lost": str, "tricks_at_least": int, "points_at_least": int, "won_trick": int,
    "lost_trick": int, "score_line": str, "over": bool, "wins": bool, "first_action": bool, "before": list}
"""The tests there are, and what each takes; those that take an action, a card or a line take a list as well: any of them."""
ALLOWED = (VERSIONED - {"new", "deal", "rules", "home", "next"}) | Looking.commands | Wording.commands
"""What may be asked of a table inside an exercise."""


class Script:
    """The others at the table: what an author has written for them, and where nothing is written the usual player.

    ``replies``: each with ``after`` (an action of the reader; empty: before any) and ``do`` (what the others do then, one after
    the other). They are tried in order: the first that fits what has been done since, and whose next action is allowed.
    """

    def __init__(self, player: Any, replies: Sequence[Mapping[str, Any]], seat: int, begun: int) -> None:
        self.player, self.replies, self.seat, self.begun = player, replies, seat, begun

    def choose(self, match: Match) -> Action:
        """What the seat to act does."""
        last, since = "", []
        for who, action in match.state.log[self.begun:]:
            if who == self.seat:
                last, since = action.text, []
            else:
                since.append(action.text)
        for reply in self.replies:
            do = reply["do"]
            if reply["after"] == last and do[:len(since)] == since and len(do) > len(since):
                found = next((one for one in match.state.legal_actions if one.text == do[len(since)]), None)
                if found is not None:
                    return found
        action: Action = self.player.choose(match)
        return action


class PlaySession(TableSession):
    """The table of an exercise. ``verdict`` is None until it is decided: then True or False, and why."""

    def __init__(self, task: Task, lang: str = "en") -> None:
        body = task.body
        self.task = task
        self.verdict: tuple[bool, str] | None = None
        self.done: list[int | str] = []
        """What the reader did in this try: actions, and ``continue`` where he went on after a trick."""
        super().__init__(task.game, body["deal"], seat=body["seat"], dealer=body["dealer"], match=False, actions=body["actions"],
                         goal=body["goal"], lang=lang)

    def _sit(self, game: Any) -> None:
        super()._sit(game)
        body = self.task.body
        self.opponents = Script(self.opponents, body["replies"], self.seat, len(body["actions"]))  # type: ignore[assignment]

    def _rooms(self) -> tuple[Room, ...]:
        """A task gives hints of its own, and nobody else plays in it."""
        return Looking(self), Wording(self)

    def handle(self, message: Any) -> list[dict[str, Any]]:
        """As at every table; another deal cannot be asked for here."""
        kind = message.get("type") if isinstance(message, dict) else None
        if not isinstance(kind, str) or kind not in ALLOWED:
            self.tell("table.notice.strange")
            return [{"type": "seen"}]
        before = len(self.line), self.shown
        answers = super().handle(message)
        self._note(str(message.get("action")) if kind == "act" else kind, before)
        if kind in ("act", "continue") and self.verdict is None:
            self.verdict = self.judge()
        return answers

    def _note(self, did: str, before: tuple[int, int]) -> None:
        """Keep in mind what has changed the hand; what is taken back is forgotten."""
        if len(self.line) < before[0]:
            while self.done and self.done.pop() == "continue":
                pass
        elif (len(self.line), self.shown) != before:
            self.done.append(did)

    def memory(self) -> str:
        """Of an exercise only how far the reader is is kept, and that by the frame around the table."""
        return ""

    def retry(self) -> None:
        """Put the position on the table again."""
        self._begin()
        self.verdict, self.done = None, []
        self._on_home({})

    @property
    def sealed(self) -> bool:  # type: ignore[override]
        """After the verdict nothing is taken back: the line stays on the table."""
        return getattr(self, "verdict", None) is not None

    def scene(self) -> dict[str, Any]:
        """The table's scene, without the ways that lead to other deals."""
        scene = super().scene()
        kept = [one for one in scene["actions"] if one.get("command") in (None, "replay")]
        noundo = self.say("exercise.noundo") if self.verdict else no_undo(self)
        deal = {**scene["deal"], "code": scene["deal"]["code"] if scene["deal"]["number"] is not None else ""}
        if self.verdict is not None and not self.verdict[0]:
            scene["await"] = None  # it is decided: the table waits for nothing more
        return {**scene, "fixed": True, "home": None, "actions": kept, "noundo": noundo, "deal": deal}

    # Judging

    def own(self) -> list[str]:
        """What the reader has done in this try."""
        done = self.line[-1].state.log[len(self.task.body["actions"]):]
        return [action.text for who, action in done if who == self.seat]

    def judge(self) -> tuple[bool, str] | None:
        """Is it decided, and why? None while it is not, or while the answers to the reader's move are still to come."""
        own = self.own()
        if not own:
            return None
        body, over = self.task.body, self.line[-1].state.outcome is not None
        for test in body["failure"]:
            if self.holds(*test):
                return False, self._comment("wrong", own) or self._told("broke", *test)
        found = [(test, self.holds(*test)) for test in body["success"]]
        broken = next((test for test, held in found if held is False), None)
        if broken is None and all(held for _, held in found):
            return True, self._comment("right", own)
        now = any(name == "first_action" for name, _ in body["success"]) and not self.awaits
        if broken is None and not now and not over:
            return None
        missed = broken or next(test for test, held in found if not held)
        return False, self._comment("wrong", own) or self._told("missed", *missed)

    def holds(self, name: str, value: Any) -> bool | None:
        """Does a test hold? None: not yet, but it still may."""
        seen: Any = self.line[-1].state.observation(self.seat)
        mine, own, over = seen.sides[self.seat], self.own(), seen.outcome is not None
        won = [trick.winner is not None and seen.sides[trick.winner] == mine for trick in seen.tricks]
        late = False if over else None
        if name in ("did", "did_not"):
            done = any(action in own for action in value)
            return not done if name == "did_not" else done or late
        if name == "before":
            first, second = value
            return first in own and second not in own[:own.index(first)] or late
        if name in ("took", "lost"):
            gone = [is_mine for trick, is_mine in zip(seen.tricks, won, strict=True) for card in trick.cards if card.code in value]
            if (name == "took") in gone:
                return True
            return False if len(gone) == len(value) else late
        if name in ("won_trick", "lost_trick"):
            return won[value - 1] == (name == "won_trick") if len(won) >= value else late
        if name == "tricks_at_least":
            return sum(won) >= value or late
        if name == "points_at_least":
            return seen.points[mine] >= value or late
        if name == "score_line":
            return any(line.side == mine and line.key in value for line in seen.lines) or late
        if name == "wins":
            return None if not over else (seen.outcome.winner == mine) == value
        if name == "over":
            return over or None
        return len(own) == 1  # first_action

    def _comment(self, kind: str, own: Sequence[str]) -> str:
        """The author's word on what was done: on the first wrong move, or on the last right one."""
        found = [self.task.body[kind][action] for action in own if action in self.task.body[kind]]
        return "" if not found else found[0] if kind == "wrong" else found[-1]

    def _told(self, way: str, name: str, value: Any) -> str:
        """Why it failed, by the test that decided it: ``missed`` of what was to be, ``broke`` of what was not to be."""
        seen: Any = self.line[-1].state.observation(self.seat)
        mine = seen.sides[self.seat]
        key = f"exercise.{way}.{name}"
        if name in ("took", "lost"):
            cards = self.say.cards(self.game.pack, self.game.pack.read(" ".join(value)))
            return self.say(key, cards=cards)
        if name == "score_line":
            return self.say(key, line=self.say(f"{self.game.key}.line.{value[0]}"))
        have = {"tricks_at_least": sum(trick.winner is not None and seen.sides[trick.winner] == mine for trick in seen.tricks),
                "points_at_least": seen.points[mine]}.get(name)
        return self.say(key, None, have=have, number=value)


class PlayTry(Try):
    """Tries at a position: the table's commands go to its session, those of the exercise come here."""

    COMMANDS = ("hint", "retry", "restore")

    def __init__(self, task: Task, lang: str = "en") -> None:
        super().__init__(task, lang)
        self.table = PlaySession(task, lang)

    def _reset(self) -> None:
        self.table.retry()

    def answers(self) -> list[int | str]:
        """The actions of this try, and where the reader went on after a trick."""
        return [*self.table.done]

    def give(self, answer: int | str) -> bool:
        """Do an action at the table."""
        before, step = len(self.table.done), {"type": "continue"} if answer == "continue" else {"type": "act", "action": answer}
        self.table.handle({**step, "version": self.table.version})
        if self.state == "open" and self.table.verdict is not None:
            self.judged(*self.table.verdict)
        return len(self.table.done) > before

    def looked(self) -> None:
        """After a command at the table: has it decided the exercise?"""
        if self.state == "open" and self.table.verdict is not None:
            self._begin()
            self.judged(*self.table.verdict)

    def body(self) -> dict[str, Any]:
        """After a try: how to look at it again."""
        return {"note": self.say("exercise.look", tool=self.say("table.ui.tool.replay")) if self.state == "failed" else ""}
