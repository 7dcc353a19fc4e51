"""Kana and kanji drawn as strokes: the name of the great ace, and the Japanese names of the four suits.

Every character stands on a square of ten, as a block cutter would lay it out; nothing depends on a font.
"""
from __future__ import annotations

from ..svg import Cut

__all__ = ["STROKES", "column", "row"]

_GRASS = ("1,1.4 9,1.2", "3.4,.1 3.4,2.6", "6.6,.1 6.6,2.6")

STROKES: dict[str, tuple[str, ...]] = {
    "ス": ("1.6,1.6! 7.8,1.4! 6.4,4.6 4.2,7.2 1,9.4", "5.2,6 7,7.4 9,9.4"),
    "ペ": (".4,6.2 3,3.4 4,3.2 6.2,5 9.6,8.2", "8,1 9.1,2.1 8,3.2 6.9,2.1 z"),
    "キ": ("1.6,3.4 8.2,2.2", ".8,6.6 9.2,5.2", "4.2,.4 5.8,9.8"),
    "ュ": ("2.4,5! 6.8,4.9! 6.4,8.8", "1.2,8.9 8.8,8.8"),
    "レ": ("2.4,.8 2.4,9.2! 5.8,7.4 9,3.8",),
    "ー": (".8,5.1 9.2,4.9",),
    "シ": ("2,1.2 4.2,2.6", "1,4.4 3.2,5.8", "1.4,9.4 5.2,7.8 9,3"),
    "ョ": ("2.6,4.3! 7.4,4.2! 7.4,9.6!", "3,6.7 7.4,6.6", "2.4,9.1 7.4,9"),
    "ン": ("1.2,2 4.2,4", "1.4,9.2 5.4,7.4 9.2,2.6"),
    "カ": ("1,3.4! 8.6,3! 8.4,6.6 7.4,9.4 5.8,8.8", "4.6,.4 4.4,4 3.2,7.4 1,9.8"),
    "ル": ("3,1.4 3,5 2.2,7.6 .8,9.4", "5.8,.8 5.8,9! 7.8,7.6 9.6,4.8"),
    "タ": ("4,.4 2.8,3.4 .8,6", "3.8,2.2! 8.4,2! 7,5.8 4.8,8.2 2,9.9", "3,4.6 6.2,6.8"),
    "西": (".6,1.2 9.4,1", "1.6,3.4! 1.8,9.2! 8.2,9.2! 8.4,3.3! 1.6,3.4!", "3.9,1.2 3.8,4.6 2.8,6.4", "6.1,1.2 6.1,5.4 7.4,6"),
    "洋": (".8,1.2 2,2.4", ".3,4 1.6,5.2", ".4,9.4 2.4,6.4", "4.6,.6 5.4,2", "8.2,.4 7.4,2", "3.6,2.6 9.4,2.4", "4.2,4.9 8.8,4.7",
           "3.2,7.3 9.8,7.1", "6.5,2.6 6.5,10"),
    "三": ("2,1.8 8,1.6", "2.6,5.1 7.4,4.9", ".8,8.8 9.2,8.6"),
    "つ": (".6,3.8 4,2.3 7,2.1 9.2,4 8.6,6.6 6.6,8.5 3.6,9.4",),
    "っ": ("1.8,5.8 4.4,4.7 6.8,4.6 8.2,6.2 7.2,8.2 4.4,9.4",),
    "芋": (*_GRASS, "2,4.3 8,4.1", ".8,6.4 9.2,6.2", "5.1,4.3 5.1,9.2 4.4,9.9 3.2,9.4"),
    "葉": (*_GRASS, ".8,3.7 9.2,3.5", "2.6,2.8 2.6,5.8! 8,5.8!", "5,2.7 5,4.7! 7.3,4.6! 7.3,2.7", ".8,7.3 9.2,7.2",
          "5,5.9 5,10", "4.7,7.5 3,9 .9,9.9", "5.3,7.5 7,9 9.1,9.9"),
    "桃": (".3,3 4.1,2.8", "2.3,.3 2.3,9.9", "2.1,3.6 .3,6.9", "2.6,4 3.8,5.6", "6,.7 6,5.4 5.4,7.6 3.8,9.7",
          "7.6,.5 7.6,8.6 8.3,9.5 9.6,9.2 9.8,7.4", "4.5,2.3 5.7,4", "4,6.9 5.8,5.5", "9.6,1.8 7.9,3.7", "7.8,5 9.7,6.6"),
    "菱": (*_GRASS, "3,3.8 7,3.7", "5,2.8 5,5.3", "1.6,5.4 8.4,5.2", "3.8,5.6 2.2,6.9", "6.2,5.6 7.8,6.7",
          "4.5,6.5 2,8.8", "4.1,7.4! 7.2,7.3! 5.4,9 1.4,10", "3.6,8 6,9.3 9,10"),
}


def row(cut: Cut, text: str, x: float, y: float, size: float, w: float, *, ink: str | None = None, gap: float = 0.12,
        bow: float = 0.0, tight: str = "") -> None:
    """Characters from left to right, centred on x, their tops at y. ``bow`` lowers the middle of the row along a bent
    ribbon; characters of ``tight`` take only three quarters of a square."""
    wide = [size * (0.74 if one in tight else 1) for one in text]
    total = sum(wide) + size * gap * (len(text) - 1)
    left = x - total / 2
    for one, own in zip(text, wide, strict=True):
        t = (left + own / 2 - x) / (total / 2)
        with cut.at(left + own / 2, y + size / 2 + bow * (1 - t * t), turn=-t * bow * 220 / total, size=size / 10):
            with cut.at(-5, -5):
                cut.line(*STROKES[one], w=w, ink=ink)
        left += own + size * gap


def column(cut: Cut, text: str, x: float, y: float, size: float, w: float, gap: float = 0.14) -> None:
    """Characters from top to bottom, centred on x, the first with its top at y."""
    for i, one in enumerate(text):
        with cut.at(x - size / 2, y + i * size * (1 + gap), size=size / 10):
            cut.line(*STROKES[one], w=w)
