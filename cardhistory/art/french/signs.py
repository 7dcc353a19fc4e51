"""The four French signs of this pack and the colours it is printed in.

The signs on the cards carry a vein, a crease or a kernel, after the names people in Japan gave them: the spade is a taro
leaf, the heart a peach, the club three leaves, the diamond a water caltrop.
"""
from __future__ import annotations

from ..svg import INK, PAPER, Cut

__all__ = ["BLUE", "GOLD", "RED", "SIGNS"]

RED, BLUE, GOLD = "#e42", "#258", "#db4"  # vermilion, indigo and gold

_SPADE = ("0,-6.2! .8,-4.2 2.2,-2 3.7,.4 4,2.4 2.9,3.7 1.6,3.4 .6,2.2! .8,4 2,5.6! -2,5.6! -.8,4 -.6,2.2! -1.6,3.4 "
          "-2.9,3.7 -4,2.4 -3.7,.4 -2.2,-2 -.8,-4.2 z")
_HEART = ("0,5.4! -1.3,3.3 -3.4,1.2 -4.8,-1 -4.9,-3.1 -3.4,-4.7 -1.4,-4.4 0,-2.6! 1.4,-4.4 3.4,-4.7 4.9,-3.1 4.8,-1 3.4,1.2 1.3,3.3 z")
_DIAMOND = "0,-5.7! 1.9,-2.7 4.5,0! 1.9,2.7 0,5.7! -1.9,2.7 -4.5,0! -1.9,-2.7 z"
_LEAVES = ((0, -3.2), (-3.15, 1.2), (3.15, 1.2))
_STALK = ".4,-.6! .7,3.4 2.3,5.5! -2.3,5.5! -.7,3.4 -.4,-.6! z"


def spade(cut: Cut) -> None:
    cut.area(_SPADE, INK, 0.4)


def heart(cut: Cut) -> None:
    cut.area(_HEART, RED, 0.55)


def diamond(cut: Cut) -> None:
    cut.area(_DIAMOND, RED, 0.55)


def club(cut: Cut) -> None:
    for x, y in _LEAVES:
        cut.spot((x, y, 2.4))
    cut.area("-.5,-1! .5,-1! 1.2,.2! .5,1! -.5,1! -1.2,.2! z", INK, 0.4)
    cut.area(_STALK, INK, 0.4)


def pip_spade(cut: Cut) -> None:
    """A taro leaf: one rib and two pairs of veins cut out."""
    spade(cut)
    cut.nick((0, -4.2, 0, 1.5, 0.4), (-0.5, -1.6, -1.9, 0.3, 0.26, -0.2), (0.5, -1.6, 1.9, 0.3, 0.26, 0.2),
             (-0.5, 0.3, -2.5, 2, 0.26, -0.2), (0.5, 0.3, 2.5, 2, 0.26, 0.2), fill=PAPER)


def pip_heart(cut: Cut) -> None:
    """A peach: a crease running down from the cleft, and bloom on one cheek."""
    cut.area(_HEART, RED, 0.55, slip=True)
    cut.nick((-0.2, -1.9, 0.5, 3.2, 0.5, 0.75), (-3.6, -2.9, -2.9, 0, 0.45, 0.5), fill=PAPER)


def pip_diamond(cut: Cut) -> None:
    """A water caltrop, the Japanese lozenge: a lozenge within the lozenge."""
    cut.area(_DIAMOND, RED, 0.55, slip=True)
    cut.line("0,-3.4! 2.2,0! 0,3.4! -2.2,0! z", w=0.45, ink=PAPER)


def pip_club(cut: Cut) -> None:
    """Three leaves, each with its vein."""
    club(cut)
    cut.nick((0, -4.8, 0, -1.6, 0.42), (-4.6, 2, -1.8, 0.5, 0.42), (4.6, 2, 1.8, 0.5, 0.42), fill=PAPER)


SIGNS = {"S": spade, "H": heart, "D": diamond, "C": club,
         "pipS": pip_spade, "pipH": pip_heart, "pipD": pip_diamond, "pipC": pip_club}
