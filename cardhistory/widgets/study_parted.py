"""Where a hand parts from itself under other rules, and what both bring: a `Divergence` in words."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .. import claims
from ..diverge import Divergence
from ..play import ScoreLine
from .study_voice import Chair

if TYPE_CHECKING:
    from .study_session import StudySession

__all__ = ["number", "parting", "results"]


def number(points: int) -> str:
    """Points as one writes them: ``5``, ``−3``."""
    return f"−{-points}" if points < 0 else str(points)


def parting(session: StudySession) -> dict[str, Any]:
    """The first point at which the two part: its place, one sentence, the rule behind a refusal and who reports it."""
    parted, say = session.parted, session.say
    assert parted is not None
    mine = Chair(session.run, parted.place)
    theirs = Chair(session.other, min(parted.place, len(session.other.line) - 1)) if session.other else None
    rule, witness = _rule(parted, session) if parted.kind == "illegal" else ("", "")
    text = say("diverge.at", where=_where(parted, session), text=_text(parted, mine, theirs, session))
    return {"kind": parted.kind, "place": parted.place, "text": text, "rule": rule, "witness": witness}


def _where(parted: Divergence, session: StudySession) -> str:
    say, last = session.say, len(session.run.line) - 1
    if parted.kind == "none" or (parted.place == last and parted.place):
        return say("diverge.place.end")
    if not parted.place:
        return say("diverge.place.start")
    coming = parted.action is not None and parted.action.verb == "play"  # the card that is refused would come next
    made = [end for end in session.run.ends if end < parted.place + coming]
    begun = session.run.line[parted.place].state.observation(None)
    in_trick = coming or begun.trick is not None or parted.place in session.run.ends
    return say("diverge.place.trick", n=len(made) + 1) if in_trick else say("diverge.place.step", n=parted.place)


def _text(parted: Divergence, mine: Chair, theirs: Chair | None, session: StudySession) -> str:
    say, key, kind = session.say, parted.key, parted.kind
    if kind == "pack":
        assert session.switch is not None
        return say(key, pack=say(f"print.pack.{session.switches[session.switch].game.pack.key}"))
    if kind in ("none", "deal") or theirs is None:
        return say(key)
    if kind == "seats":
        return say(key, mine=len(mine.seen.seats), theirs=len(theirs.seen.seats))
    if kind == "counts":
        return say(key, mine=_counts(mine), theirs=_counts(theirs))
    if kind == "phase":
        return say(key, mine=mine.phase(), theirs=theirs.phase())
    if kind == "turn":
        return say(key, who=theirs.name(parted.seat) if parted.seat is not None else say("study.nobody"))
    if kind == "illegal":
        assert parted.action is not None and parted.seat is not None
        deed = mine.did(parted.seat, parted.action).rstrip(".")
        if parted.reason is None:
            return say(f"{key}.unknown", action=deed)
        return say(key, who=mine.name(parted.seat), action=deed, reason=say.reason(parted.reason))
    if kind == "winner":
        names = [say("study.nobody") if seat is None else mine.name(seat) for seat in parted.winners]
        return say(key, mine=names[0], theirs=names[1])
    if kind in ("lines", "score"):
        told = [_lines(voice, lines) for voice, lines in zip((mine, theirs), parted.lines, strict=True)]
        return say(key, mine=told[0], theirs=told[1])
    if kind == "match":
        return say(key, theirs=say("diverge.match.over" if parted.other[-1].over else "diverge.match.on"))
    return say(key)


def _counts(voice: Chair) -> str:
    counts = voice.seen.counts
    return str(counts[0]) if len(set(counts)) == 1 else voice.say("list.separator").join(map(str, counts))


def _lines(voice: Chair, lines: Sequence[ScoreLine]) -> str:
    """Score lines that stand on one side only: those of one kind and side taken together."""
    say, sums = voice.say, dict[tuple[int, str], int]()
    for one in lines:
        sums[one.side, one.key] = sums.get((one.side, one.key), 0) + one.points
    told = [say("diverge.lines.one", points=number(points), who=voice.side_name(side), line=say(f"{voice.key}.line.{key}"))
            for (side, key), points in sums.items()]
    return say("list.separator").join(told) or say("diverge.lines.none")


def _rule(parted: Divergence, session: StudySession) -> tuple[str, str]:
    reason, say = parted.reason, session.say
    if reason is None or session.switch is None:
        return "", ""
    try:
        claim = claims.for_reason(reason.game, reason.key)
        said, by = claims.in_force(claim, session.switches[session.switch].game.rules)
    except LookupError:
        return "", ""  # a refusal without a claim still says why
    ours = claim.status is claims.Status.OURS and by == claim.witness
    return say("table.rule", rule=said), say("table.witness.ours" if ours else "table.witness", witness=by)


def results(session: StudySession) -> dict[str, Any] | None:
    """What the hand brings each side under both rules, line by line where they differ; None without other rules or sides."""
    if session.other is None or session.switch is None:
        return None
    say, switch = session.say, session.switches[session.switch]
    voices = [Chair(run, len(run.line) - 1) for run in (session.run, session.other)]
    outcomes = [voice.seen.outcome for voice in voices]
    rows = []
    sides = sorted({*voices[0].seen.sides} | {*voices[1].seen.sides})
    for side in sides:
        voice = next(one for one in voices if side in one.seen.sides)
        points = [None if out is None or side >= len(out.points) else out.points[side] for out in outcomes]
        rows.append({"text": voice.side_name(side), "kind": "total",
                     "cells": [say("study.points.none") if one is None else number(one) for one in points]})
        keys = dict.fromkeys(line.key for out in outcomes if out for line in out.lines if line.side == side)
        for key in keys:
            sums = [None if out is None else sum(line.points for line in out.lines if line.side == side and line.key == key)
                    for out in outcomes]
            if sums[0] != sums[1] and None not in sums:
                rows.append({"text": say("study.line", who=voice.side_name(side), line=say(f"{voice.key}.line.{key}")), "kind": "",
                             "cells": [number(one or 0) for one in sums]})
    return {"label": say("study.ui.results"), "heads": [say("study.heads.side"), *switch.names], "rows": rows}
