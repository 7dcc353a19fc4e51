"""Playing an exercise before a reader does: is its solution one, is every scripted answer allowed, is every wrong move wrong?"""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..widgets.exercise_play import PlaySession
from ..widgets.exercise_tries import Task

__all__ = ["deepest", "do", "played", "wins_after"]

LEAVES = 4000
"""So many lines are played at most when all of a reader's ways are tried."""


def do(session: PlaySession, action: str) -> None:
    """Do one thing as a reader does it, and let every finished trick go. Raises ValueError for what is not allowed."""
    reason = session.match.state.why_illegal(action)
    if reason is not None:
        raise ValueError(f"{action} is not allowed there: {session.say.reason(reason)}")
    if session.match.state.to_act != session.seat or session.awaits:
        raise ValueError(f"{action} is played when it is not the reader's turn")
    for kind in ("act", "continue", "continue"):
        if kind == "act" or session.awaits:
            session.handle({"type": kind, "version": session.version, "action": action})


def _line(one: Task, actions: Sequence[str]) -> PlaySession:
    session = PlaySession(one)
    for action in actions:
        do(session, action)
    return session


def played(one: Task) -> Iterator[str]:
    """What is wrong with a played exercise, each as a sentence."""
    solution: list[str] = one.body["solution"]
    for place in range(1, len(solution) + 1):
        try:
            session = _line(one, solution[:place])
        except ValueError as error:
            yield f"solution: {error}"
            return
        if session.verdict is not None and place < len(solution):
            yield f"solution: it is decided ({session.verdict[0]}) after {place} of {len(solution)} actions"
            return
    if session.verdict is None or not session.verdict[0]:
        why = session.verdict[1] if session.verdict else "it is not decided"
        yield f"solution: it does not solve the exercise: {why}"
    first = PlaySession(one)
    legal = [action.text for action in first.match.state.legal_actions]
    for action in one.body["wrong"]:
        if action in legal:
            session = _line(one, [action])
            if session.verdict and session.verdict[0]:
                yield f"wrong: {action} solves the exercise at once"
    yield from _scripts(one)


def _scripts(one: Task) -> Iterator[str]:
    """Scripted answers that are never given in full, whatever the reader does in two moves or along the solution."""
    replies = one.body["replies"]
    if not replies:
        return
    lines = [[first] for first in _ways(one, [])]
    lines += [[first, second] for (first,) in list(lines) for second in _ways(one, [first])]
    lines += [one.body["solution"][:place] for place in range(1, len(one.body["solution"]) + 1)]
    given = set()
    begun = len(one.body["actions"])
    for line in [[], *lines]:
        session = _line(one, line)
        after, since = "", []
        for who, action in [*session.line[-1].state.log[begun:], (session.seat, None)]:
            if who == session.seat:
                for number, reply in enumerate(replies):
                    if reply["after"] == after and since[:len(reply["do"])] == reply["do"]:
                        given.add(number)
                        break
                after, since = (action.text if action else ""), []
            else:
                since.append(action.text)
    for number, reply in enumerate(replies):
        if number not in given:
            after = reply["after"] or "the opening"
            yield f"replies: after {after} the answer {reply['do']} is never given: it is not allowed, or comes too late"


def _ways(one: Task, line: Sequence[str]) -> list[str]:
    """What the reader may do after a line; nothing when the deal is over."""
    session = _line(one, line)
    state = session.match.state
    return [action.text for action in state.legal_actions] if state.to_act == session.seat else []


def wins_after(one: Task, line: Sequence[str], left: int = LEAVES) -> bool | None:
    """Can the reader still solve it after these actions, whatever it takes? None when there are too many ways to try."""
    stack, tried = [list(line)], 0
    while stack:
        now = stack.pop()
        tried += 1
        if tried > left:
            return None
        session = _line(one, now)
        if session.verdict is not None:
            if session.verdict[0]:
                return True
            continue
        stack += [[*now, action] for action in _ways(one, now)]
    return False


def deepest(one: Task) -> int:
    """How many cards the reader holds when the position opens."""
    session = PlaySession(one)
    return len(session.match.state.observation(session.seat).hand)
