"""What each trick brought its winner, kind by kind: the score lines that name cards, before the trick and after it."""
from __future__ import annotations

from typing import Any

from ..match import Match

__all__ = ["Account"]


class Account:
    """Keeps what it has counted, since the positions of a table are asked about again and again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._known: list[tuple[Match, tuple[dict[str, int], ...], dict[int, dict[str, int]]]] = []

    def shares(self, line: list[Match], place: int) -> tuple[dict[str, int], ...]:
        """For each trick finished at a place of the line: kind of score line → points, those that fell away below 0."""
        known = self._known
        keep = 0
        while keep < min(len(known), len(line)) and known[keep][0] is line[keep]:
            keep += 1
        del known[keep:]
        for match in line[keep:]:
            seen: Any = match.state.observation(self.seat)
            sums: dict[int, dict[str, int]] = {side: {} for side in sorted(set(seen.sides))}
            for one in seen.lines:
                if one.cards:
                    sums[one.side][one.key] = sums[one.side].get(one.key, 0) + one.points
            shares, before = known[-1][1:] if known else ((), sums)
            if len(seen.tricks) > len(shares):
                winner = seen.tricks[-1].winner
                new, old = (sums[seen.sides[winner]], before[seen.sides[winner]]) if winner is not None else ({}, {})
                shares = (*shares, {kind: new.get(kind, 0) - old.get(kind, 0) for kind in sorted({*new, *old})})
            known.append((match, shares, sums))
        return known[place][1]
