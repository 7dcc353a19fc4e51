"""The end of a deal in words and numbers: who won, what decided it, and every line of the score."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .voice import Voice

__all__ = ["result"]


def result(voice: Voice) -> dict[str, Any]:
    """The result of a finished deal, for the browser."""
    assert voice.seen.outcome is not None
    sides = [voice.me, *dict.fromkeys(side for side in (voice.seen.sides[seat] for seat in voice.order) if side != voice.me)]
    title = voice.look.verdict(voice) or verdict(voice, sides)
    between = table_of_two(voice, *sides) if len(sides) == 2 else table_of_many(voice, sides)
    facts = voice.look.facts(voice) or (decided(voice) if len(sides) > 2 else [])
    return {"title": title, "text": why(voice, *sides) if len(sides) == 2 else "", "facts": facts,
            "match": match_text(voice, sides), **between}


def verdict(voice: Voice, sides: list[int]) -> str:
    """Who won the deal, with the points."""
    say, outcome = voice.say, voice.seen.outcome
    assert outcome is not None
    points = outcome.points
    if len(sides) == 2:
        me, them = sides
        key = {me: "you", them: "other"}.get(outcome.winner, "level")  # type: ignore[arg-type]
        pair = "" if voice.two or key == "level" else ".pair"
        return say(f"table.won.{key}{pair}", mine=points[me], theirs=points[them], who=voice.side_name(them))
    if outcome.winner is None:
        alone = min(sides, key=lambda side: points[side])
        if len({points[side] for side in sides if side != alone}) == 1 and points[alone] < 0:  # one alone has lost
            return voice.of("table.lost.many", voice.members(alone)[0])
        return say("table.won.level.many")
    return voice.of("table.won.many", voice.members(outcome.winner)[0], points=voice.units(points[outcome.winner]))


def table_of_two(voice: Voice, me: int, them: int) -> dict[str, Any]:
    """Two columns, one for each side, and a row for each kind of score line."""
    say, outcome = voice.say, voice.seen.outcome
    assert outcome is not None
    rows: list[dict[str, Any]] = []
    for kind in dict.fromkeys(line.key for line in outcome.lines):
        cells = []
        for side in (me, them):
            lines = [line for line in outcome.lines if line.side == side and line.key == kind]
            points = sum(line.points for line in lines)
            cards = voice.pack.sort(card for line in lines for card in line.cards)
            if not lines and any(line.cards for line in outcome.lines if line.key == kind):  # the hand that lost beside the one that won
                cards = tuple(card for seat in voice.members(side) for card in voice.look.open_hand(voice, seat))
            cells.append({"text": voice.number(points) if lines else "–", "cards": [card.code for card in cards]})
        rows.append({"text": say(f"{voice.key}.line.{kind}"), "cells": cells})
    rows.append({"text": say("table.total"), "kind": "total", "cells": [{"text": voice.number(outcome.points[one])} for one in (me, them)]})
    if counts(voice):
        before, after = voice.seen.scores, voice.session.match.scores
        for key, scores in (("before", before), ("after", after)):
            rows.append({"text": say(f"table.{key}"), "kind": key, "cells": [{"text": voice.number(scores[side])} for side in (me, them)]})
    return {"heads": [voice.side_name(me), voice.side_name(them)], "rows": rows}


def table_of_many(voice: Voice, sides: list[int]) -> dict[str, Any]:
    """A row for each side: what it scored, with the cards that lie open, and the match."""
    say, outcome = voice.say, voice.seen.outcome
    assert outcome is not None
    lives = say.has(f"{voice.key}.after")  # of lives one has so many, and not a gain or a loss
    heads = [say("table.total"), *([say(f"{voice.key}.after" if lives else "table.after")] if counts(voice) else [])]
    rows = []
    for side in sorted(sides, key=lambda one: -outcome.points[one]):
        shown = [card.code for seat in voice.members(side) for card in voice.look.open_hand(voice, seat)]
        cells: list[dict[str, Any]] = [{"text": voice.signed(outcome.points[side]), "cards": shown}]
        if counts(voice):
            score = voice.session.match.scores[side]
            cells.append({"text": str(score) if lives else voice.signed(score)})
        rows.append({"text": voice.side_name(side), "kind": "mine" if side == voice.me else "", "cells": cells})
    return {"heads": heads, "rows": rows}


def decided(voice: Voice) -> list[str]:
    """What brought or cost points, and whom: the table of many sides has no rows for it."""
    assert voice.seen.outcome is not None
    who: dict[str, dict[str, None]] = {}
    for line in voice.seen.outcome.lines:
        if line.points:
            who.setdefault(line.key, {})[voice.side_name(line.side)] = None
    return [voice.say("table.fact", line=voice.say(f"{voice.key}.line.{kind}"), who=voice.say("list.separator").join(names))
            for kind, names in who.items()]


def counts(voice: Voice) -> bool:
    """Does this deal count in a match of several?"""
    session = voice.session
    lone = getattr(voice.seen.rules, "target", None) is None and session.match.over and not session.match.past
    return not session.practice and not session.single and not lone


def match_text(voice: Voice, sides: list[int]) -> str:
    """What the deal means for the match."""
    say, session = voice.say, voice.session
    target = getattr(voice.seen.rules, "target", None)
    if session.practice:
        return say("table.match.practice")
    if not counts(voice):
        return say("table.match.single")
    if not session.match.over:
        return say("table.match.goes_on", target=target) if target is not None else say("table.match.continues")
    winner, scores = session.match.winner, session.match.scores
    if len(sides) == 2:
        mine, theirs = (scores[side] for side in sides)
        key = "level" if winner is None else "won.you" if winner == voice.me else "won.other"
        pair = "" if voice.two or winner is None else ".pair"
        return say(f"table.match.{key}{pair}", mine=mine, theirs=theirs, who=voice.side_name(sides[1]))
    if winner is None:
        return say("table.match.level.many")
    return voice.of("table.match.won.many", voice.members(winner)[0], score=voice.units(scores[winner]))


def why(voice: Voice, me: int, them: int) -> str:
    """The fact that decided the deal, in a sentence: what the winner could not have done without. Empty where a game has no
    words for it."""
    say, game, outcome = voice.say, voice.key, voice.seen.outcome
    assert outcome is not None
    if not say.has(f"{game}.why.level"):
        return ""
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
    fact = say(f"{game}.why.{chosen}.{person}", count, mine=mine, theirs=theirs, who=voice.side_name(them))
    if chosen == "cards":
        return fact
    return say(f"{game}.why.without", fact=fact, left=outcome.points[me] - mine, right=outcome.points[them] - theirs)
