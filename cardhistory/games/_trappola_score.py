"""Counting a deal of Trappola: every line of the score, each with the rule that gives it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import Card
from ..packs import TRAPPOLA_36
from ..play import ScoreLine
from ..tricks import Trick
from ._trappola_rules import TrappolaRules

__all__ = ["TRICKS", "ending", "score_lines", "sums", "won_with_two"]

TRICKS = 9


def won_with_two(trick: Trick) -> bool:
    """Did a two win this finished trick?"""
    return _best(trick).rank == "2"


def ending(rules: TrappolaRules, run: int) -> int:
    """What the last ``run`` tricks (1, 2 or 3), all won with twos, are worth in all.

    >>> [ending(TrappolaRules(), run) for run in (1, 2, 3)]
    [26, 52, 78]
    """
    points = rules.ending_two * (run if rules.ending_two_mode == "linear" else 2 ** (run - 1))
    return points + (run * rules.two_bonus if rules.ending_two_additive else 0)


def score_lines(rules: TrappolaRules, points: Mapping[str, int], tricks: Sequence[Trick],
                declared: Sequence[tuple[int, int, str]], over: bool) -> tuple[ScoreLine, ...]:
    """The lines of both sides: cards captured (``points`` by rank), twos, and when the deal is over the end and the sets.

    A deal that is over before its ninth trick was stopped at the target, and counts only the 10s that had been scored.
    """
    stopped = over and len(tricks) < TRICKS
    run = 0
    if over and not stopped:
        for trick in reversed(tricks):
            if not won_with_two(trick):
                break
            run += 1
    lines: list[ScoreLine] = []
    for side in (0, 1):
        won = [(number, trick) for number, trick in enumerate(tricks, 1) if trick.winner == side]
        taken = TRAPPOLA_36.sort(card for _, trick in won for card in trick.cards if points[card.rank])
        if taken and not stopped:
            lines.append(ScoreLine(side, sum(points[card.rank] for card in taken), "cards", taken))
        lines += [ScoreLine(side, rules.two_bonus, "two", (_best(trick),), str(number))
                  for number, trick in won if won_with_two(trick) and number <= len(tricks) - run]
        if not over or stopped:
            continue
        if tricks[-1].winner == side:
            if run:
                twos = tuple(_best(trick) for trick in tricks[-run:])
                lines.append(ScoreLine(side, ending(rules, run), "ending", twos, str(run)))
            else:
                lines.append(ScoreLine(side, rules.last_trick, "last", (_best(tricks[-1]),)))
        values = dict(rules.set_values)
        lines += [ScoreLine(side, values.get(rank, (0, 0))[count - 3], "set", (), f"{count} {rank}")
                  for seat, count, rank in declared if seat == side]
    return tuple(lines)


def sums(lines: Sequence[ScoreLine]) -> tuple[int, int]:
    """The points of both sides."""
    return (sum([line.points for line in lines if line.side == 0]), sum([line.points for line in lines if line.side == 1]))


def _best(trick: Trick) -> Card:
    best = trick.best
    assert best is not None  # two cards of one trick are never equal
    return best
