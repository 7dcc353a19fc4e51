"""The suit signs of the Aluette pack: struck coins, open cups, straight swords and knobbed cudgels, and small fillings.

Every sign is cut round (0, 0). The coins of each number card bear a device of their own, taken from the shore.
"""
from __future__ import annotations

import math
from collections.abc import Callable

from ..letters import glyph
from ..svg import Cut
from .palette import CARMINE, LEAF, PAPER, SEA, YELLOW

__all__ = ["SIGNS", "anchor", "blank", "cudgel", "cup", "sword"]


# -- coins -------------------------------------------------------------------------------------------------------------
def blank(cut: Cut, r: float = 8, field: str = PAPER) -> None:
    """A coin without a device: a milled yellow rim, a carmine ring and a bare field."""
    cut.ring(0, 0, r, YELLOW, 0.8, slip=True)
    n = 20 if r < 10 else 32
    cut.nick(*((r * .85 * math.cos(a), r * .85 * math.sin(a), r * .97 * math.cos(a), r * .97 * math.sin(a), 0.24)
               for a in (math.tau * (i + .5) / n for i in range(n))))
    cut.ring(0, 0, r * 0.8, CARMINE, 0.5)
    cut.ring(0, 0, r * 0.7, field, 0.5)


def _sun(cut: Cut) -> None:
    for i in range(8):
        with cut.at(turn=45 * i):
            cut.area("-1.2,-2.4! 0,-5.1! 1.2,-2.4! z", CARMINE if i % 2 else YELLOW, 0.4)
    cut.ring(0, 0, 2.7, YELLOW, 0.5)
    cut.spot((-0.9, -0.5, 0.42), (0.9, -0.5, 0.42))
    cut.line("-1.2,.8 0,1.5 1.2,.8", w=0.4)


def _shell(cut: Cut) -> None:
    cut.area("-1.4,3.6! 1.4,3.6! 1.2,2.4! 4,.4 4.6,-1.8 3,-3.6 0,-4.4 -3,-3.6 -4.6,-1.8 -4,.4 -1.2,2.4! z", YELLOW, 0.55)
    cut.line("-.6,2.6 -2.8,-2.4", "0,2.6 0,-3.4", ".6,2.6 2.8,-2.4", w=0.4)


def _fish(cut: Cut) -> None:
    cut.area("-4.8,.2! -2.6,-2.2 .4,-2.5 2.8,-.4! 4.8,-2.4! 4.2,0! 4.8,2.4! 2.8,.6! .4,2.5 -2.6,2.2 z", SEA, 0.55)
    cut.spot((-3, -0.4, 0.55), fill=PAPER)
    cut.nick((-1.4, -1.9, -1.4, 1.9, .4, -.5), (.3, -1.4, .3, 1.4, .3, -.4), fill=PAPER)


def anchor(cut: Cut) -> None:
    cut.line("0,-2.6 0,4", "-2.2,-1.8 2.2,-1.8", w=1.1)
    cut.line("-3.9,.8! -3,3.2 0,4.2 3,3.2 3.9,.8!", w=1.1)
    cut.ring(0, -3.7, 1.1, None, 0.8)
    cut.blot("-5,1.6! -3.8,-.4! -2.8,1.6! z")
    cut.blot("5,1.6! 3.8,-.4! 2.8,1.6! z")


def _flower(cut: Cut) -> None:
    for i in range(5):
        with cut.at(turn=72 * i):
            cut.area("0,-.6 -1.9,-2.4 -1.2,-4.5 0,-4 1.2,-4.5 1.9,-2.4 z", LEAF if i % 2 else CARMINE, 0.45)
    cut.ring(0, 0, 1.3, YELLOW, 0.45)


def _monogram(cut: Cut) -> None:
    """A rosette of eight petals with the letters C and H in its eye: our own mark."""
    for i in range(8):
        with cut.at(turn=45 * i):
            cut.area("-1.1,-2.4! -1.5,-3.7 0,-5.6! 1.5,-3.7 1.1,-2.4! z", YELLOW if i % 2 else CARMINE, 0.45)
    cut.ring(0, 0, 3, PAPER, 0.5)
    glyph(cut, "C", -2, -1.7, 1.8, 3.4, 0.7)
    glyph(cut, "H", 0.2, -1.7, 1.9, 3.4, 0.7)


def _knot(cut: Cut) -> None:
    """A plain quatrefoil, for coins that stand beside a picture."""
    for i in range(4):
        with cut.at(turn=90 * i):
            cut.area("0,-.5 -2,-2.2 0,-4.9! 2,-2.2 z", SEA if i % 2 else CARMINE, 0.45)
    cut.ring(0, 0, 1.1, YELLOW, 0.45)


def _struck(device: Callable[[Cut], None]) -> Callable[[Cut], None]:
    def draw(cut: Cut) -> None:
        blank(cut)
        device(cut)
    return draw


# -- cups --------------------------------------------------------------------------------------------------------------
def cup(cut: Cut) -> None:
    """An open goblet, 14 wide and 19 high, seen a little from above."""
    cut.area("-1,4.6! 1,4.6! 1.2,6.4 4.6,8 5.2,9.4! 0,10 -5.2,9.4! -4.6,8 -1.2,6.4 z", YELLOW, 0.65, slip=True)
    cut.nick((1.4, 7.2, 4.2, 8.8, .4, -.2))
    cut.area("-6.6,-7.4! 6.6,-7.4! 6.4,-3 4.4,1.2 1.4,3 -1.4,3 -4.4,1.2 -6.4,-3 z", YELLOW, 0.75, slip=True)
    cut.area("-6.5,-5.4! 0,-4.4 6.5,-5.4! 6.2,-2.2! 0,-1.1 -6.2,-2.2! z", SEA, 0.5)
    cut.spot((-4, -3.6, .7), (0, -2.9, .7), (4, -3.6, .7), fill=PAPER)
    for x in (-3.2, 0, 3.2):
        cut.line(f"{x},-.8 {x * .8:.1f},.8 {x * .3:.1f},2.4", w=0.4)
    cut.hatch(5.4, -1, 3.4, 1.6, 3, -1.6, -0.2, 0.3)
    cut.ring(0, -7.5, 6.7, PAPER, 0.65, ry=1.7)
    cut.ring(0, -7.3, 5.3, CARMINE, 0.4, ry=1)
    cut.area("-2.3,3 0,2.4 2.3,3 2.3,4.4 0,5 -2.3,4.4 z", CARMINE, 0.5)


# -- swords ------------------------------------------------------------------------------------------------------------
def sword(cut: Cut) -> None:
    """A straight cut-and-thrust sword, point up, 36 high and 8 wide, with a hilt bent up at one end and down at the other."""
    cut.area("-2.1,9.4! -1.9,-12.6! 0,-18.4! 1.9,-12.6! 2.1,9.4! z", PAPER, 0.65)
    cut.blot("0,9! 0,-16.6! 1.6,-12.4! 1.8,9! z", SEA)
    cut.line("0,8.6 0,-13", w=0.35)
    cut.area("-1.1,10.6! 1.1,10.6! 1.3,13.4 1,16! -1,16! -1.3,13.4 z", CARMINE, 0.55)
    cut.nick((-1.2, 12.6, 1.2, 12, .25), (-1.2, 14.2, 1.2, 13.6, .25))
    cut.area("-4.6,11.9 -4.5,10.2 -2.6,9.2 0,9.3 2.6,9.2 3.6,8.3 4.6,7.9 4.7,9.4 2.8,11 0,11.1 -2.6,11 -3.6,12.2 z", YELLOW, 0.55)
    cut.ring(0, 16.9, 1.4, YELLOW, 0.55)


# -- cudgels -----------------------------------------------------------------------------------------------------------
def cudgel(cut: Cut) -> None:
    """A rough club with lopped branches, thick end up, 31 high and 8 wide."""
    cut.area("-1.2,15.6! -1.4,9 -1.8,4.4 -3.6,3.2 -4,1.4 -2.7,1 -2.2,.6! -2.5,-5 -2.9,-11 -2.7,-14.6! 0,-15.4 2.7,-14.6! 2.9,-10! "
             "4.5,-9.6 4.4,-7.6 2.8,-6.8! 2.3,1 1.7,8 1.2,15.6! z", LEAF, 0.75, slip=True)
    cut.ring(0, -14.7, 2.7, YELLOW, 0.55, ry=1)
    cut.ring(-3.4, 2.1, 1, YELLOW, 0.45)
    cut.ring(4, -8.5, 1, YELLOW, 0.45)
    cut.ring(0.2, -5.2, 1, YELLOW, 0.45)
    cut.nick((1.6, -12, 1.8, -9.4, .4), (-1.5, -12.4, -1.2, -6.4, .35, .2), (1.5, -2, 1.2, 5, .4), (-.3, 3, -.2, 11, .35),
             (.7, 7, .5, 13, .35), (-1.1, -1, -1, 1.8, .3))


# -- long signs for the twos and threes: their lines keep the weight of the others -------------------------------------
def long_sword(cut: Cut) -> None:
    """A straight sword, point up, 74 high and 15 wide."""
    cut.area("-2.9,20! -2.6,-28! 0,-37! 2.6,-28! 2.9,20! z", PAPER, 0.75)
    cut.blot("0,20! 0,-34! 2.2,-27.6! 2.5,20! z", SEA)
    cut.line("0,19 0,-28", w=0.45)
    cut.hatch(-2.5, -20, -2.7, 16, 9, 1.5, 1.2, 0.3)
    cut.area("-2,22.4! 2,22.4! 2.4,27.6 1.9,32.6! -1.9,32.6! -2.4,27.6 z", CARMINE, 0.6)
    for y in (24.6, 26.8, 29, 31.2):
        cut.nick((-2.2, y + .7, 2.2, y - .5, 0.4))
    cut.area("-8.6,24.6 -8.8,21.4 -5.4,19.6 0,20 5.4,19.4 7,17.6 8.4,16.8 9,19 6,22.4 0,22.6 -5.4,22.4 -6.8,25 z", YELLOW, 0.65, slip=True)
    cut.ring(0, 34.4, 2.4, YELLOW, 0.6)
    cut.spot((0, 34.4, 0.8), fill=CARMINE)


def long_club(cut: Cut) -> None:
    """A knobbed club, thick end up, 64 high and 13 wide."""
    cut.area("-2.1,32! -2.6,20 -3.2,11 -6.2,8.6 -6.6,5.6 -4.6,4.6 -3.6,4! -4.2,-10 -5,-22 -4.6,-30! 0,-31.4 4.6,-30! 5,-20.6! 7.4,-20 "
             "7.2,-16.4 4.8,-14.6! 4,2 3,16 2.1,32! z", LEAF, 0.8, slip=True)
    cut.ring(0, -30.2, 4.6, YELLOW, 0.6, ry=1.7)
    cut.ring(0, -30.2, 2.2, None, 0.4, ry=.8)
    cut.ring(-5.6, 6.6, 1.6, YELLOW, 0.5)
    cut.ring(6.6, -18.3, 1.6, YELLOW, 0.5)
    cut.ring(0.4, -10, 1.7, YELLOW, 0.5)
    cut.ring(0.4, -10, .7, None, 0.35)
    cut.ring(-0.6, 14, 1.3, YELLOW, 0.5)
    cut.nick((3, -26, 3.4, -21, .5), (-2.8, -26, -2.2, -13, .45, .3), (2.8, -8, 2.2, 8, .5), (-1.6, -4, -1.4, 8, .4), (1.4, 14, .9, 27, .45),
             (-1.4, 20, -1, 28, .4), (.8, -2, .7, 6, .35), (-3.2, -8, -2.8, 2, .4))


# -- short signs, inside a square of ten ---------------------------------------------------------------------------------
def small_coin(cut: Cut) -> None:
    cut.ring(0, 0, 4.6, YELLOW, 0.85)
    cut.ring(0, 0, 3, CARMINE, 0.5)
    cut.ring(0, 0, 1.4, PAPER, 0.5)


def small_cup(cut: Cut) -> None:
    cut.area("-.8,1.6! .8,1.6! 1,3.4 3,4.2 3.2,5! -3.2,5! -3,4.2 -1,3.4 z", YELLOW, 0.7)
    cut.area("-4.2,-4! 4.2,-4! 3.9,-1 2.2,1.6 0,2.2 -2.2,1.6 -3.9,-1 z", YELLOW, 0.8)
    cut.area("-4,-2.4! 4,-2.4! 3.6,-.4! -3.6,-.4! z", SEA, 0.5)
    cut.ring(0, -4, 4.3, PAPER, 0.65, ry=1)


def small_sword(cut: Cut) -> None:
    """Upright and narrow, so that in black alone it is no cudgel."""
    cut.area("-1.3,1! -1.2,-4! 0,-6! 1.2,-4! 1.3,1! z", PAPER, 0.7)
    cut.blot("0,1! 0,-5.6! 1,-4! 1.1,1! z", SEA)
    cut.area("-.8,2! .8,2! .7,4! -.7,4! z", CARMINE, 0.55)
    cut.area("-4,.6! 4,.6! 4,2.3! -4,2.3! z", YELLOW, 0.65)
    cut.ring(0, 4.6, 1.1, YELLOW, 0.6)


def small_cudgel(cut: Cut) -> None:
    """Short and thick, with two lopped branches."""
    with cut.at(turn=38):
        cut.area("-.9,6! -1.2,2.4 -3.4,1.6 -3.3,-.2 -2,-.8! -3.1,-4.6! -2.7,-5.4! 0,-6 2.7,-5.4! 3.1,-4.2! 2.3,-1.8! 4.1,-1.6 4.3,.3 1.9,1! .9,6! z", LEAF, 0.85)
        cut.ring(0, -4.9, 2.7, YELLOW, 0.6, ry=1.1)


# -- small fillings ----------------------------------------------------------------------------------------------------
def pink(cut: Cut) -> None:
    """A sea pink growing up from (0, 0), about 10 high."""
    cut.line("0,0 .4,-3 0,-6", w=0.55)
    cut.nick((0, 0, -3.6, -3.4, .8, .4), (0, 0, 3.4, -3, .8, -.4), (0, 0, -1.8, -4.4, .6, .2), fill=LEAF)
    cut.area("-1.2,-6.2! -3.4,-7.4! -2.6,-8.4! -3.2,-9.8! -1.6,-9.6! -1,-11! 0,-9.9! 1,-11! 1.6,-9.6! 3.2,-9.8! 2.6,-8.4! 3.4,-7.4! 1.2,-6.2! z", CARMINE, 0.5)
    cut.area("-1.2,-6.4 1.2,-6.4 .7,-5 -.7,-5 z", LEAF, 0.4)
    cut.nick((-.4, -6.8, -1.4, -9, .25), (.4, -6.8, 1.4, -9, .25))


def oak(cut: Cut) -> None:
    """An oak leaf with an acorn, growing up from (0, 0), about 9 high."""
    cut.area("0,0! -1.6,-1.2 -1.5,-2.6! -3.2,-3.2 -2.6,-5! -3,-6.8 -1.4,-7! -.8,-8.8 .8,-8.8 1.4,-7! 3,-6.8 2.6,-5! 3.2,-3.2 1.5,-2.6! 1.6,-1.2 z", LEAF, 0.5)
    cut.line("0,1 0,-7", w=0.35)
    cut.nick((0, -3, 1.9, -4, .25), (0, -3, -1.9, -4, .25), (0, -5.2, 1.6, -6, .25), (0, -5.2, -1.6, -6, .25))
    with cut.at(0, 0.6, turn=150):
        cut.area("-1.3,-1.6 -1.2,-3.6 0,-4.8 1.2,-3.6 1.3,-1.6 z", YELLOW, 0.45)
        cut.area("-1.7,-1.6 0,-2.4 1.7,-1.6 1.2,-.4 -1.2,-.4 z", CARMINE, 0.45)


def tuft(cut: Cut) -> None:
    """A tuft of shore grass standing on (0, 0), about 8 wide and 6 high."""
    for x, tip, high, bow in ((-1.8, -4, 3.2, .4), (-.8, -1.8, 5.4, .4), (0, .6, 6.4, -.2), (.8, 2.4, 4.8, -.4), (1.6, 4, 3, -.4)):
        cut.nick((x, 0.4, tip, -high, 0.8, bow), fill=LEAF)
        cut.nick((x + 0.3, 0.4, tip + 0.2, -high * 0.92, 0.26, bow))


def gull(cut: Cut) -> None:
    """A flying gull, 12 wide."""
    cut.area("0,.4! -1.8,-2 -6,-2.6! -3.2,-.6 -1.4,1.6! 0,2.2 1.6,1.8! 3,-.8 5.6,-3.2! 1.6,-2 z", PAPER, 0.5)
    cut.blot("-6,-2.6! -3.4,-1.9! -4.2,-1.2! z")
    cut.blot("5.6,-3.2! 3.4,-2.2! 4.2,-1.6! z")
    cut.area("1.4,1.2 3.2,.8 3.4,2.2 1.4,2.4 z", PAPER, 0.4)
    cut.spot((2.6, 1.3, 0.3))
    cut.blot("3.3,1.3! 4.7,1.9! 3.3,2.1! z", CARMINE)


def crab(cut: Cut) -> None:
    """A shore crab from above, 12 wide, both claws raised."""
    for s in (-1, 1):
        cut.line(f"{s * 3},.4 {s * 5},.2 {s * 6},2", f"{s * 2.8},1.4 {s * 4.6},2 {s * 5},3.6", f"{s * 2},2.2 {s * 3.2},3.2 {s * 3.2},4.6", w=0.6)
        cut.line(f"{s * 2.8},-1 {s * 4.8},-1.8 {s * 4.6},-3.6", w=0.8)
        cut.area(f"{s * 4.2},-3.2! {s * 3},-5 {s * 3.4},-6.6! {s * 4.4},-5.2! {s * 5.4},-7 {s * 6.4},-5.2 {s * 5.4},-3.2! z", CARMINE, 0.45)
        cut.line(f"{s * .9},-1.8 {s * 1.1},-3", w=0.4)
        cut.spot((s * 1.1, -3.1, 0.5))
    cut.area("-3.6,-.6 -2.2,-2 2.2,-2 3.6,-.6 2.6,2 0,2.8 -2.6,2 z", CARMINE, 0.55)
    cut.nick((-1.4, .6, 1.4, .6, .3, -.5), (-2.2, -.6, -1, -.8, .3), (2.2, -.6, 1, -.8, .3), fill=PAPER)


def snail(cut: Cut) -> None:
    """A snail creeping to the right, 11 long."""
    cut.line("4.4,-.6 5.4,-3.4", "5.2,-.2 7,-2.4", w=0.4)
    cut.spot((5.4, -3.5, .45), (7.1, -2.5, .45))
    cut.area("-5.6,2.8! -2.4,1.4 2,1.6 3.4,-.6 5,-1 6,.2 5.2,1.8 4.4,2.8! z", YELLOW, 0.5)
    cut.ring(-.6, -1, 3.3, CARMINE, 0.55)
    cut.line("2.4,.4 -.4,1.2 -2.4,-.6 -1,-2.6 .8,-1.6 .2,-.2 -.8,-.6", w=0.45, ink=PAPER)


SIGNS: dict[str, Callable[[Cut], None]] = {
    "coin": _struck(_knot), "coin-sun": _struck(_sun), "coin-shell": _struck(_shell), "coin-fish": _struck(_fish),
    "coin-anchor": _struck(anchor), "coin-flower": _struck(_flower), "coin-mark": _struck(_monogram),
    "cup": cup, "sword": sword, "cudgel": cudgel, "sword-long": long_sword, "cudgel-long": long_club,
    "D": small_coin, "C": small_cup, "E": small_sword, "B": small_cudgel,
    "pink": pink, "oak": oak, "tuft": tuft, "gull": gull, "crab": crab, "snail": snail,
}
