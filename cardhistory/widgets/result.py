"""The end of a deal in words and numbers: who won, what decided it, and every line of the score."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .turning import facts

if TYPE_CHECKING:
    from .scene import Scene

__all__ = ["result"]


def result(scene: Scene) -> dict[str, Any]:
    """The result of a finished deal between two sides, for the browser."""
    seen, say, session = scene.seen, scene.say, scene.session
    outcome = seen.outcome
    assert outcome is not None
    me = seen.sides[scene.seat]
    them_seat = next(seat for seat in seen.seats if seen.sides[seat] != me)
    them = seen.sides[them_seat]
    who = scene.name(them_seat)
    mine, theirs = outcome.points[me], outcome.points[them]
    title = {me: "table.won.you", them: "table.won.other"}.get(outcome.winner, "table.won.level")  # type: ignore[arg-type]
    kinds = list(dict.fromkeys(line.key for line in outcome.lines))
    rows: list[dict[str, Any]] = []
    for kind in kinds:
        cells = []
        for side in (me, them):
            lines = [line for line in outcome.lines if line.side == side and line.key == kind]
            points = sum(line.points for line in lines)
            cards = scene.pack.sort(card for line in lines for card in line.cards)
            cells.append({"text": str(points) if lines else "–", "cards": [card.code for card in cards]})
        rows.append({"text": say(f"{seen.game}.line.{kind}"), "cells": cells})
    rows.append({"text": say("table.total"), "kind": "total", "cells": [{"text": str(mine)}, {"text": str(theirs)}]})
    target = getattr(seen.rules, "target", None)
    if session.practice:
        match = say("table.match.practice")
    elif session.single or target is None:
        match = say("table.match.single")
    else:
        before, after = seen.scores, session.match.scores
        rows.append({"text": say("table.before"), "kind": "before", "cells": [{"text": str(before[me])}, {"text": str(before[them])}]})
        rows.append({"text": say("table.after"), "kind": "after", "cells": [{"text": str(after[me])}, {"text": str(after[them])}]})
        if not session.match.over:
            match = say("table.match.goes_on", target=target)
        else:
            winner = session.match.winner
            key = "level" if winner is None else "won.you" if winner == me else "won.other"
            match = say(f"table.match.{key}", mine=after[me], theirs=after[them], who=who)
    return {
        "title": say(title, mine=mine, theirs=theirs, who=who), "text": why(scene, me, them, who),
        "facts": facts(scene),
        "heads": [scene.name(scene.seat), who], "rows": rows, "match": match,
    }


def why(scene: Scene, me: int, them: int, who: str) -> str:
    """The fact that decided the deal, in a sentence: what the winner could not have done without."""
    say, game, outcome = scene.say, scene.seen.game, scene.seen.outcome
    assert outcome is not None
    if outcome.winner is None:
        return say(f"{game}.why.level")
    sums: dict[str, dict[int, int]] = {}
    for line in outcome.lines:
        kind = sums.setdefault(line.key, {me: 0, them: 0})
        kind[line.side] += line.points
    sign = 1 if outcome.winner == me else -1
    margin = sign * (outcome.points[me] - outcome.points[them])
    gains = {kind: sign * (points[me] - points[them]) for kind, points in sums.items()}
    person = "you" if sign > 0 else "other"
    deciding = [kind for kind, gain in gains.items() if gain >= margin]
    # Of several things without which the deal was not won, the rarer one is the better story than the plain sum of cards.
    chosen = max(deciding or gains, key=lambda kind: (kind != "cards" if deciding else 0, gains[kind]))
    mine, theirs = sums[chosen][me], sums[chosen][them]
    if not deciding:
        return say(f"{game}.why.all", what=say(f"{game}.what.{chosen}"), mine=mine, theirs=theirs)
    count = sum(len(line.cards) for line in outcome.lines if line.key == chosen and line.side == outcome.winner)
    fact = say(f"{game}.why.{chosen}.{person}", count, mine=mine, theirs=theirs, who=who)
    if chosen == "cards":
        return fact
    return say(f"{game}.why.without", fact=fact, left=outcome.points[me] - mine, right=outcome.points[them] - theirs)
