"""The back: seigaiha waves in indigo, rolling up from the middle to both ends, and a pair of fans in a round."""
from __future__ import annotations

import math
from collections.abc import Callable

from ..svg import PAPER, Cut
from .signs import BLUE, GOLD, RED

__all__ = ["PARTS", "draw", "fan"]

_R = 6.633  # radius of a wave; rows follow at half of it, shifted by one radius
_ROWS = 11  # in each half
_WIDE = 4  # whole waves in a row, about the middle x = 31


def _row(shift: float, first: bool = False) -> Callable[[Cut], None]:
    """One row of waves: of the arcs of each wave, what the two rows in front of it leave to be seen."""
    def draw(cut: Cut) -> None:
        for r, w in ((_R, 0.8), (_R * 0.7, 0.65), (_R * 0.4, 0.65)):
            for i in range(-1, _WIDE + 1):
                cx = 31 + _R * (2 * i + 1 - _WIDE) + shift
                front = [] if first else [(cx - _R, _R / 2), (cx + _R, _R / 2), (cx, _R)]
                run: list[tuple[float, float, bool]] = []
                for step in range(37):
                    a = math.radians(180 + 5 * step)
                    x, y = cx + r * math.cos(a), r * math.sin(a)
                    seen = 4.2 <= x <= 57.8 and all(math.hypot(x - fx, y - fy) > _R + 0.15 for fx, fy in front)
                    if seen:
                        run.append((x, y, False))
                    if run and (not seen or step == 36):
                        n = max(1, round(len(run) / 6.5))
                        if len(run) > 1:
                            cut.trace([run[k * (len(run) - 1) // n] for k in range(n + 1)], w, PAPER)
                        run = []
    return draw


def fan(cut: Cut, leaf: str, ribs: int = 7, r: float = 11.5, spread: float = 118) -> None:
    """An open folding fan standing on its rivet at (0, 0)."""
    inner = r * 0.42
    angles = [math.radians(-90 - spread / 2 + spread * i / ribs) for i in range(ribs + 1)]

    def at(a: float, k: float) -> tuple[float, float]:
        return k * math.cos(a), k * math.sin(a)

    for a in angles:
        cut.trace([(0, 0, True), (*at(a, inner + 0.5), True)], 0.9)
    cut.shape([(*at(a, r), False) for a in angles[:1]] + [(*at(a, r + (0.25 if i % 2 else -0.15)), True) for i, a in enumerate(angles)][1:]
              + [(*at(a, inner), True) for a in reversed(angles)], leaf, 0.55)
    for i, a in enumerate(angles[1:-1]):
        cut.trace([(*at(a, inner), True), (*at(a, r), True)], 0.35 if i % 2 else 0.45)
    cut.ring(0, 0, 0.9, GOLD, 0.4)


def _fans(cut: Cut) -> None:
    """One fan of the pair, with the sun's disc on its leaf."""
    with cut.at(0, 0.2):
        fan(cut, RED)
        cut.ring(0, -8, 2.1, GOLD, 0.45)


def draw(cut: Cut) -> None:
    """The whole back."""
    cut.area("3,3! 31,2.9! 59,3.1! 59.1,44! 58.9,84.9! 31,85.1! 3.1,84.9! 2.9,44! z", BLUE, 0.7)
    for turn in (0, 180):
        for k in range(_ROWS):
            away = round(k * _R / 2, 2)
            cut.use("wave-first" if k == 0 else "wave-odd" if k % 2 else "wave", *((62, 44 + away) if turn else (0, 44 - away)), turn=turn)
    cut.ring(31, 44, 14.6, PAPER, 0.7)
    cut.ring(31, 44, 13.2, BLUE, 0.5)
    cut.use("fans", 31, 44)
    cut.use("fans", 31, 44, turn=180)
    cut.line("4.2,4.2! 31,4.1! 57.8,4.3! 57.9,44! 57.7,83.8! 31,83.9! 4.3,83.7! 4.1,44! z", w=0.6, ink=PAPER)


PARTS: dict[str, Callable[[Cut], None]] = {"wave-first": _row(0, first=True), "wave": _row(0), "wave-odd": _row(_R), "fans": _fans}
