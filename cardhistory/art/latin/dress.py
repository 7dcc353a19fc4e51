"""Doublets, skirts, gowns and what the courts hold in their hands."""
from __future__ import annotations

import math

from ..svg import Cut
from .palette import BLUE, GREEN, OCHRE, PAPER, RED
from .signs import hilt

__all__ = ["doublet", "falchion", "gown", "purse", "sash", "skirt", "tall_staff"]


def falchion(cut: Cut, x: float, y: float, turn: float = 0, size: float = 1, flip: bool = False) -> None:
    """A curved sword held in a fist at (x, y), pointing up and bending to the right: 38 high."""
    with cut.at(x, y, turn=turn, size=size, flip=flip):
        cut.area("-1.3,-3.6! -1.5,-14 -.6,-24 1.6,-31! 5.4,-36.8! 6,-30 4.4,-22 2.2,-13 1.6,-3.6! z", PAPER, 0.6)
        cut.blot("-1,-4! -1.2,-14 -.4,-24 1.8,-30.6! 4.6,-35! 3.4,-29 1.6,-22 .4,-13 .2,-4! z", BLUE)
        cut.nick((3.4, -21, 4.8, -29.6, .3))
        with cut.at(0, -3.4, size=1.15):
            hilt(cut)


def tall_staff(cut: Cut, x: float, top: float, foot: float, turn: float = 0) -> None:
    """A ceremonial staff from y = top down to y = foot; ``turn`` leans it round its middle."""
    half = (foot - top) / 2
    with cut.at(x, (top + foot) / 2, turn=turn):
        y = half - 7
        cut.area(f"-1.3,{-y}! 1.3,{-y}! 1.3,{half}! -1.3,{half}! z", OCHRE, 0.6, slip=True)
        for k in (.75, .45, -.75):
            cut.area(f"-1.35,{-y * k:.1f}! 1.35,{-y * k - 1:.1f}! 1.35,{-y * k + 3:.1f}! -1.35,{-y * k + 4:.1f}! z", BLUE, 0.45)
        cut.area(f"-1.2,{-y}! -2.7,{-y - 2.6} -2.4,{-y - 5} 0,{-y - 7.4}! 2.4,{-y - 5} 2.7,{-y - 2.6} 1.2,{-y}! z", GREEN, 0.6)
        cut.nick((0, -y - 1.4, 0, -y - 5.6, .35))
        cut.area(f"-2.2,{-y} -2.2,{-y + 1.8} 2.2,{-y + 1.8} 2.2,{-y} z", RED, 0.5)
        cut.area(f"-1.4,{half - 2.4}! 1.4,{half - 2.4}! 1.8,{half}! -1.8,{half}! z", GREEN, 0.5)


def doublet(cut: Cut, left: str, right: str, *, slashes: str = "", lacing: bool = False, half: float = 7.6, waist: float = 5.4,
            high: float = 18) -> None:
    """A doublet in two colours: the neck at (0, -1), the waist at y = ``high``. ``slashes`` shows a lining through short cuts."""
    for s, fill in ((-1, left), (1, right)):
        cut.area(f"0,-1! {s * 3.4},-1! {s * half},1.2 {s * (half + .2)},6 {s * (waist + .4)},{high - 4} {s * waist},{high}! 0,{high + .4}! z", fill, 0.6, slip=True)
    cut.hatch(half - .2, 4, waist, high - 2, 7, -2.2, 0.7, 0.36)
    if slashes:
        for i in range(4):
            y = 3.2 + i * 3.4
            w = half - 1 - i * .5
            for s in (-1, 1):
                cut.area(f"{s * w * .34:.1f},{y}! {s * w * .6:.1f},{y - .5:.1f} {s * w * .86:.1f},{y + .6}! {s * w * .6:.1f},{y + .9:.1f} z", slashes, 0.35)
    cut.area("-3.4,-1.2! 0,1.6 3.4,-1.2! 3.2,-2.6! -3.2,-2.6! z", PAPER, 0.5)
    cut.line("-2,-2.4 -1.6,-.4", "0,-2.4 0,.8", "2,-2.4 1.6,-.4", w=0.35)
    if lacing:
        cut.spot(*((0, 4 + 2.8 * i, .55) for i in range(5)))


def skirt(cut: Cut, left: str, right: str, *, half: float = 5.4, hem: float = 9, long: float = 11, band: str = "") -> None:
    """Pleated bases from the waist at y = 0, ``hem`` half wide at y = ``long``."""
    for s, fill in ((-1, left), (1, right)):
        cut.area(f"0,0! {s * half},0! {s * (hem - 1)},{long * .6:.1f} {s * hem},{long}! {s * hem * .66:.1f},{long + 1:.1f} {s * hem * .33:.1f},{long + .2:.1f}! 0,{long + .9}! z",
                 fill, 0.6, slip=True)
        for k in (.3, .62):
            cut.nick((s * half * k, 1.2, s * hem * k, long - .6, .42, s * .3))
        if band:
            cut.area(f"0,{long - 2.4}! {s * hem * .9:.1f},{long - 2.8}! {s * hem * .97:.1f},{long - .9}! 0,{long - .5}! z", band, 0.4)


def sash(cut: Cut, fill: str, half: float = 5.6, buckle: bool = True) -> None:
    """A belt round the waist at y = 0."""
    cut.area(f"{-half},-1.1! 0,-.6 {half},-1.1! {half + .2},1.1! 0,1.7 {-half - .2},1.1! z", fill, 0.45)
    if buckle:
        cut.area("-1.4,-1! 1.4,-1! 1.4,1.9! -1.4,1.9! z", OCHRE, 0.45)


def purse(cut: Cut, fill: str = GREEN) -> None:
    """A purse with a clasp and tassels that hangs from (0, 0)."""
    cut.line("-1.2,0 -1.4,2.4", "1.2,0 1.4,2.4", w=0.45)
    cut.area("-2.4,2.4! 2.4,2.4! 3.6,6 2.6,8.6 0,9.2 -2.6,8.6 -3.6,6 z", fill, 0.55)
    cut.area("-2.6,1.8! 2.6,1.8! 2.8,3.4! -2.8,3.4! z", OCHRE, 0.4)
    cut.ring(0, 5.4, .7, OCHRE, 0.35)
    for a in (-24, 0, 24):
        x = 9 * math.sin(math.radians(a)) * .7
        cut.nick((x, 8.6, x * 1.2, 10.6, .5))


def gown(cut: Cut, fill: str, lining: str) -> None:
    """A seated man's wide gown seen from the front: shoulders at y = 0, knees at y = 33 to either side, hem at y = 57."""
    cut.area("-4,-2! -9,0 -12.2,4 -12.4,14 -11.4,24! -15.6,28 -16.8,34 -15,42 -14.2,56.6! -8,58.4 0,57 8,58.4 14.2,56.6! 15,42 16.8,34 15.6,28 11.4,24! 12.4,14 "
             "12.2,4 9,0 4,-2! z", fill, 0.7, slip=True)
    cut.area("-3.6,-1! 0,1 3.6,-1! 6.4,12 6.4,26! 5.4,40 7.4,57! 0,56.4 -7.4,57! -5.4,40 -6.4,26! -6.4,12 z", lining, 0.6)
    for s in (-1, 1):  # the lap: cloth stretched over the knees, hanging straight below
        cut.line(f"{s * 11.2},24.4 {s * 8},27 {s * 6.6},31", w=0.5)
        cut.line(f"{s * 15.6},30 {s * 12.6},28.4 {s * 9.4},30.4 {s * 8},34.6", w=0.5)
        cut.nick((s * 8.4, 36, s * 10.4, 55, .55, s * .8), (s * 12.4, 33, s * 12, 54, .55, s * -.6), (s * 15.6, 36, s * 14, 46, .4), (s * 9.6, 32.6, s * 13.4, 31.4, .35, s * .4))
