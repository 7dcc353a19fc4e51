"""Letters and numerals drawn as strokes, so that no picture depends on a font.

Every letter stands on a grid 6 wide and 10 high with its feet at y = 10. Roman capitals with small serifs, as a block
cutter would letter a ribbon; the numerals are those of the number cards.
"""
from __future__ import annotations

from .svg import Cut

__all__ = ["WIDTH", "glyph", "known", "write"]

# Each letter: curves through points. Widths other than 6 stand in WIDTH.
_STROKES: dict[str, tuple[str, ...]] = {
    "A": ("-.2,10! 3,0! 6.2,10!", "1.2,6.8 4.9,6.8", "-1,10 1,10", "5.1,10 7.1,10"),
    "B": ("1,0! 1,10!", "-.2,0! 3,0 5,2.3 3,4.7 1,4.7!", "1,4.7! 3.2,4.7 5.6,7.2 3.2,10 -.2,10!"),
    "C": ("5.6,2.6 4.9,.6 3,0 .8,1.6 0,5 .8,8.4 3,10 5,9.4 5.8,7.6", "5.6,.2 5.6,3"),
    "D": ("1,0! 1,10!", "-.2,0! 2.6,0 5.6,2.4 5.9,5 5.6,7.6 2.6,10 -.2,10!"),
    "E": ("1,0! 1,10!", "-.2,0! 5.2,0! 5.2,2!", "1,4.8 4,4.8", "4,3.8 4,5.9", "-.2,10! 5.5,10! 5.5,7.8!"),
    "F": ("1.3,0! 1.3,10!", "-.1,0! 6,0! 6,2.6!", "1.3,4.9 4.6,4.9", "4.6,3.7 4.6,6.2", "-.2,10 3,10"),
    "H": ("1,0! 1,10!", "5.4,0! 5.4,10!", "1,4.9 5.4,4.9", "-.1,0 2.1,0", "-.1,10 2.1,10", "4.3,0 6.5,0", "4.3,10 6.5,10"),
    "I": ("1.5,0! 1.5,10!", "0,0 3,0", "0,10 3,10"),
    "M": (".4,10! .8,0! 3.6,6.4! 6.4,0! 6.8,10!", "-.4,0 .9,0", "6.3,0 7.6,0", "-.5,10 1.3,10", "5.9,10 7.7,10"),
    "N": ("1,10! 1,0! 5.3,10! 5.3,0!", "-.2,0 1,0", "4.3,0 6.4,0", "-.1,10 2.1,10"),
    "O": ("3,0 .7,1.7 0,5 .7,8.3 3,10 5.3,8.3 6,5 5.3,1.7 z",),
    "R": ("1.2,0! 1.2,10!", "-.2,0! 3.3,0 5.5,2.6 3.3,5.2 1.2,5.2!", "3.2,5.2! 5,8.4 6.8,10!", "-.2,10 2.7,10"),
    "S": ("5.3,2.4 4.8,.6 3,0 .9,.8 .5,2.7 1.7,4.3 4.2,5.5 5.6,7.4 4.7,9.4 2.8,10 .9,9.3 .3,7.4", "5.3,.2 5.3,2.8", ".3,7 .3,9.9"),
    "T": ("3,0! 3,10!", "0,2.4! 0,0! 6,0! 6,2.4!", "1.7,10 4.3,10"),
    "V": ("0,0! 3,10! 6,0!", "-1,0 1,0", "5,0 7,0"),
    "X": ("0,0! 6,10!", "6,0! 0,10!", "-.9,0 1.1,0", "4.9,0 6.9,0", "-.9,10 1.1,10", "4.9,10 6.9,10"),
    "Y": ("0,0! 3,5! 6,0!", "3,5! 3,10!", "-.9,0 1,0", "5,0 6.9,0", "1.7,10 4.3,10"),
    "Z": (".4,2.2! .4,0! 5.6,0! .2,10! 5.8,10! 5.8,7.6!",),
    "2": (".4,3 .9,.8 3,0 5.2,1.2 5.2,3.6 3,6.4 .2,10! 6,10! 6,8.2!",),
    "5": ("5.4,0! 1,0! .7,4.4! 2.6,3.8 5,4.8 5.7,7 4.8,9.2 2.6,10 .2,9!",),
    "7": (".2,2.2! .2,0! 5.8,0! 3.6,4.6 2.6,10!",),
    "8": ("3,4.6 .8,3.6 .7,1.3 3,0 5.3,1.3 5.2,3.6 3,4.6 .4,6.2 .4,8.7 3,10 5.6,8.7 5.6,6.2 z",),
    "9": ("5.6,3.2 5,5.2 3,6 .9,5.2 .3,3 1,.9 3,0 5,.9 5.7,3.4 5.4,6.8 3.9,9.2 1,10!",),
    "1": ("0,1.8! 2.4,0! 2.4,10!", ".4,10 4.4,10"),
    "0": ("2.5,0 .6,1.6 0,5 .6,8.4 2.5,10 4.4,8.4 5,5 4.4,1.6 z",),
    "·": ("1,4.6 1.4,5 1,5.4 .6,5 z",),
    " ": (),
}
WIDTH = {"A": 6.4, "M": 7.2, "I": 3.2, "1": 4.4, "0": 5, "·": 2, " ": 3}


def known(text: str) -> bool:
    """Whether every letter of a text can be drawn."""
    return all(letter in _STROKES for letter in text)


def glyph(cut: Cut, letter: str, x: float, y: float, width: float, height: float, w: float) -> None:
    """One letter fitted into a box, its strokes ``w`` wide."""
    own = WIDTH.get(letter, 6)
    with cut.at(x, y, size=height / 10, wide=width / own / (height / 10)):
        cut.line(*_STROKES[letter], w=w)


def write(cut: Cut, text: str, x: float, y: float, height: float, w: float, gap: float = 2.2,
          rise: tuple[float, ...] = ()) -> None:
    """A line of letters centred on x with its top at y; ``rise`` lifts the letters one by one along a bent ribbon."""
    k = height / 10
    total = sum(WIDTH.get(letter, 6) + gap for letter in text) - gap
    left = x - total * k / 2
    for i, letter in enumerate(text):
        up = rise[min(i, len(rise) - 1)] if rise else 0
        with cut.at(left, y - up, size=k):
            cut.line(*_STROKES[letter], w=w)
        left += (WIDTH.get(letter, 6) + gap) * k


_STROKES |= {  # the numerals of packs that have every rank from two to ten
    "3": (".5,2 1.2,.5 3,0 5.1,1.2 5,3.4 2.4,4.7!", "2.4,4.7! 4.6,5 5.8,7 5,9.1 2.8,10 .9,9.4 .1,7.7"),
    "4": ("4.4,10! 4.4,0! 0,7! 6.2,7!", "3,10 5.8,10"),
    "6": ("5.2,.6 3.2,0 1.3,2 .4,5.6 .9,8.6 3,10 5.1,9 5.7,6.8 4.9,4.8 3,4 1.2,5 .4,7",),
}
