"""One hand under two rule books: where its replay under the other rules first becomes another hand.

>>> import cardhistory as ch
>>> match = ch.game("trappola").match(1526)
>>> for text in ("exchange", "stand", "stand"):
...     match = match.child(text)
>>> parted = ch.divergence(match, ch.game("trappola", exchange="one_each"))
>>> parted.kind, parted.place, str(parted.action)
('turn', 1, 'None')
>>> parted = ch.divergence(match, ch.game("trappola", exchange="none"))
>>> parted.kind, parted.place, parted.key
('phase', 0, 'diverge.phase')

The same pack in the same order is dealt by the other rules, and the same actions are done in turn as long as they are allowed.
What the two runs show is compared after every action; nothing is known here about any single game.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .deals import DealError
from .match import Match
from .play import Action, Outcome, Reason, ScoreLine
from .record import Record, RecordError

__all__ = ["KINDS", "Divergence", "divergence"]

KINDS = ("none", "pack", "deal", "seats", "counts", "hands", "phase", "over", "longer", "turn", "illegal", "winner", "lines", "score",
         "match")
"""How two runs part. Before a card is played: another pack, rules that cannot deal these cards, another number of players or of
cards, other hands. Then: a phase that is not there, a deal that is over earlier or later, somebody else to act, an action that is
refused, another winner of a trick, other points in the middle of the deal or at its end, and a match that is over or goes on."""


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where a hand parts from itself under other rules. ``kind`` is one of `KINDS`; ``none`` where it never does."""

    kind: str
    place: int
    """How many actions of the hand went before, 0 to all of them; for ``none`` all of them."""
    first: tuple[Match, ...]
    """The hand as it was: its positions, from the deal on."""
    other: tuple[Match, ...]
    """The replay, as far as it went; empty where the cards could not be dealt."""
    seat: int | None = None
    """Whom it concerns: who is to act, or whose action is refused."""
    action: Action | None = None
    """The action that is refused."""
    reason: Reason | None = None
    """Why it is refused."""
    winners: tuple[int | None, int | None] = (None, None)
    """Who takes the trick under each of the two; None: nobody."""
    lines: tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]] = ((), ())
    """The score lines that stand on one side only."""
    stopped: int | None = None
    """The place at which the replay could not go on; None where it came to the end of the hand."""

    @property
    def key(self) -> str:
        """The key of the sentence that says how they part: ``diverge.illegal``."""
        return f"diverge.{self.kind}"

    @property
    def outcomes(self) -> tuple[Outcome | None, Outcome | None]:
        """Both results; None for a run that did not come to one."""
        return (self.first[-1].state.outcome, self.other[-1].state.outcome if self.other else None)


def divergence(played: Record | Match, other: Any, deal: int | None = None) -> Divergence:
    """Replay a hand under other rules of the same game, and find the first point at which the two part.

    ``played`` is a match, whose present deal is meant, or a record, of which ``deal`` (from 1; without it the last) is.
    ``other`` is what `game` gives. Raises ValueError for another game and for a deal the record lacks, and RecordError where
    cards of the record are unknown.
    """
    if played.game.key != other.key:
        raise ValueError(f"{played.game.key} and {other.key} are two games, not two rule books of one")
    first = _positions(played, deal)
    try:
        begun = _begin(first[0], other)
    except (DealError, ValueError):
        return Divergence("deal", 0, first, ())
    if begun is None:
        return Divergence("pack", 0, first, ())
    return _compared(first, begun)


def _positions(played: Record | Match, deal: int | None) -> tuple[Match, ...]:
    """The positions of one deal, from its first."""
    record = played if isinstance(played, Record) else Record.of(played)
    number = len(record.deals) if deal is None else deal
    if not 1 <= number <= len(record.deals):
        raise RecordError(f"this record has {len(record.deals)} deals, and none with the number {number}")
    if isinstance(played, Match) and played.past:
        begun = played.past[0].scores  # type: ignore[attr-defined]
    else:
        begun = ()
    if any(begun):  # a match that was taken up with a score cannot be told from its deals alone
        return _alone(played)  # type: ignore[arg-type]
    return tuple([step for step in record.replay() if len(step.past) == number - 1])


def _alone(match: Match) -> tuple[Match, ...]:
    begun = _begin(match, match.game)
    assert begun is not None
    steps = [begun]
    for _, action in match.state.log:
        steps.append(steps[-1].child(action))
    return tuple(steps)


def _begin(model: Match, game: Any) -> Match | None:
    """The same cards, dealt by a game in the same place of a match; None where it has another pack. Raises ValueError."""
    state: Any = model.state
    if game.pack != state.game.pack:
        return None
    more: dict[str, Any] = {}
    carry = getattr(game, "carry", None)
    if model.past and carry and len(game.seats) == len(state.game.seats):
        more.update(carry(model.past[-1]))
    if getattr(game, "counts_deals", False):
        more["number"] = len(model.states)
    if len({*game.sides.values()}) == len(state.scores):
        more["scores"] = state.scores
    more["dealer"] = state.dealer
    return Match(game, game.start(state.deal, **more), model.past)


def _compared(first: Sequence[Match], begun: Match) -> Divergence:
    """Do the actions of the first run in the second, and note where they part first."""
    other, found, stopped = [begun], _dealt(first[0], begun), None
    for place, step in enumerate(first):
        mine, theirs = step.state, other[-1].state
        if place:
            found = found or _after(step, other[-1], place)
        last = place == len(first) - 1
        if found is None and not (last and mine.to_act is not None):
            found = _now(step, other[-1], place)
        if last:
            break
        seat, action = first[place + 1].state.log[place]
        if theirs.to_act != seat:
            found = found or {"kind": "over" if theirs.to_act is None else "turn", "place": place, "seat": theirs.to_act}
            stopped = place
            break
        reason = _refused(theirs, action)
        if reason is not None:
            found = found or {"kind": "illegal", "place": place, "seat": seat, "action": action, "reason": reason or None}
            stopped = place
            break
        other.append(other[-1].child(action))
    told: dict[str, Any] = found or {"kind": "none", "place": len(first) - 1}
    return Divergence(first=tuple(first), other=tuple(other), stopped=stopped, **told)


def _refused(state: Any, action: Action) -> Any:
    """Why an action is not allowed here; "" where these rules do not know it at all, None where it is allowed."""
    try:
        return state.why_illegal(action)
    except ValueError:
        return ""


def _dealt(first: Match, other: Match) -> dict[str, Any] | None:
    """How the cards of the beginning differ."""
    mine, theirs = first.state, other.state
    if len(mine.game.seats) != len(theirs.game.seats):
        return {"kind": "seats", "place": 0}
    a, b = mine.observation(None), theirs.observation(None)
    if a.counts != b.counts:
        return {"kind": "counts", "place": 0} if any(a.counts) and any(b.counts) else {"kind": "phase", "place": 0, "seat": b.to_act}
    if _hands(mine) != _hands(theirs):
        return {"kind": "hands", "place": 0}
    return None


def _hands(state: Any) -> list[Any]:
    return [state.observation(seat).hand for seat in state.game.seats]


def _after(first: Match, other: Match, place: int) -> dict[str, Any] | None:
    """What the last action brought under one of the two only: another winner, other cards, other points."""
    a, b = first.state.observation(None), other.state.observation(None)
    won = [tuple([(trick.cards, trick.winner) for trick in seen.tricks]) for seen in (a, b)]
    if won[0] != won[1]:
        mine, theirs = (seen.tricks[-1].winner if seen.tricks else None for seen in (a, b))
        if len(a.tricks) == len(b.tricks) and mine != theirs:
            return {"kind": "winner", "place": place, "winners": (mine, theirs)}
    if a.counts != b.counts:
        return {"kind": "counts", "place": place}
    if _hands(first.state) != _hands(other.state):
        return {"kind": "hands", "place": place}
    mine_only, theirs_only = _unlike(a.lines, b.lines)
    if mine_only or theirs_only:
        ended = first.state.outcome is not None and other.state.outcome is not None
        return {"kind": "score" if ended else "lines", "place": place, "lines": (mine_only, theirs_only)}
    return None


def _unlike(mine: Sequence[ScoreLine], theirs: Sequence[ScoreLine]) -> tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]]:
    def left(some: Sequence[ScoreLine], taken: Sequence[ScoreLine]) -> tuple[ScoreLine, ...]:
        rest = list(taken)
        found = []
        for line in some:
            if line in rest:
                rest.remove(line)
            else:
                found.append(line)
        return tuple(found)

    return left(mine, theirs), left(theirs, mine)


def _now(first: Match, other: Match, place: int) -> dict[str, Any] | None:
    """How the two stand apart between two actions: one is over, another phase, somebody else to act; after the deal, the match."""
    mine, theirs = first.state, other.state
    over = mine.to_act is None, theirs.to_act is None
    if over == (False, True):
        return {"kind": "over", "place": place}
    if over == (True, False):
        return {"kind": "longer", "place": place, "seat": theirs.to_act}
    if over == (True, True):
        same = mine.outcome == theirs.outcome
        ends = same and (first.over, first.winner) != (other.over, other.winner)
        if not same:
            return {"kind": "score", "place": place,
                    "lines": _unlike(mine.outcome.lines, theirs.outcome.lines)}  # type: ignore[union-attr]
        return {"kind": "match", "place": place} if ends else None
    if mine.observation(None).phase != theirs.observation(None).phase:
        return {"kind": "phase", "place": place, "seat": theirs.to_act}
    if mine.to_act != theirs.to_act:
        return {"kind": "turn", "place": place, "seat": theirs.to_act}
    return None
