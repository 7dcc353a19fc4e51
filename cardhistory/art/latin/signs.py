"""The suit signs of the Latin pack: a curved sword, a turned staff, an open chalice and a plain coin.

Each function cuts one sign round (0, 0). Swords and staffs are as long as the card; the short signs, inside a square
of ten, are for indices and for running text.
"""
from __future__ import annotations

import math

from ..svg import Cut
from .palette import BLUE, GREEN, INK, OCHRE, PAPER, RED

__all__ = ["SIGNS", "hilt"]

_LONG, _SHORT = (42.0, 14.4), (29.0, 18.0)  # half the height of a curved sword, and how far its middle bows to the right


def _arc(size: tuple[float, float], t: float, off: float = 0.0) -> tuple[float, float]:
    """A place on a curved sword, from the pommel (t = 0) to the point (t = 1), ``off`` to the right of its middle line."""
    half, bow = size
    u = 2 * t - 1
    slope = 2 * bow * u / half
    n = math.hypot(1, slope)
    return bow * (1 - u * u) + off / n, -half * u - off * slope / n


def _strip(size: tuple[float, float], start: float, end: float, left: list[float], right: list[float]) -> list[tuple[float, float, bool]]:
    n = len(left) - 1
    ts = [start + (end - start) * i / n for i in range(n + 1)]
    out = [(*_arc(size, t, -w), i in (0, n)) for i, (t, w) in enumerate(zip(ts, left, strict=True))]
    back = [(*_arc(size, t, w), i in (0, n)) for i, (t, w) in enumerate(zip(ts, right, strict=True))]
    return out + back[::-1]


def hilt(cut: Cut) -> None:
    """Guard, grip and pommel of a sword that points up, the guard at (0, 0)."""
    cut.area("-.75,.4! .75,.4! .9,3.4 .7,6.4! -.7,6.4! -.9,3.4 z", RED, 0.5)
    cut.nick((-.9, 2.4, .9, 1.7, .22), (-.9, 4, .9, 3.3, .22), (-.9, 5.6, .9, 4.9, .22))
    cut.area("-3,1.2 -3.5,.2 -2.7,-.5 -1.2,-.2 0,-.6 1.2,-.2 2.5,-.9 3.3,-.6 3.1,.3 1.2,.8 -1.2,.8 z", OCHRE, 0.5)
    cut.ring(0, 7.4, 1.25, OCHRE, 0.5)


def _sword(cut: Cut, size: tuple[float, float]) -> None:
    grip = 4.2 / size[0]
    cut.shape(_strip(size, grip, 1.0, [.7, .75, .75, .8, .85, .9, 1.0, .65, 0], [.7, .75, .75, .8, .85, .95, 1.3, 1.1, 0]), PAPER, 0.5)
    cut.blot(" ".join(f"{x:.2f},{y:.2f}" + ("!" if k else "") for x, y, k in _strip(
        size, grip, .955, [.7, .75, .75, .8, .85, .9, .95, .3], [.1] * 8)) + " z", BLUE)
    x, y = _arc(size, grip)
    (x1, y1), (x2, y2) = _arc(size, grip - 0.01), _arc(size, grip + 0.01)
    with cut.at(x, y, turn=math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90, size=0.85):
        hilt(cut)


def sword(cut: Cut) -> None:
    """A long curved sword bowed to the right, hilt below, its ends at x = 0: 84 high."""
    _sword(cut, _LONG)


def sabre(cut: Cut) -> None:
    """The shorter and rounder sword of the cards with many: 58 high."""
    _sword(cut, _SHORT)


def straight(cut: Cut) -> None:
    """A straight sword in its scabbard for the odd place in the middle: hilt below, 80 high."""
    cut.area("-1.5,31! -1.4,-34! 0,-39! 1.4,-34! 1.5,31! z", RED, 0.6)
    cut.area("-1.6,-30! -1.5,-34.4! 0,-39.6! 1.5,-34.4! 1.6,-30! 0,-31.2! z", OCHRE, 0.5)
    cut.areas(PAPER, 0.4, *(f"-1.5,{y}! 1.5,{y - 1}! 1.5,{y + 1.4}! -1.5,{y + 2.4}! z" for y in (-16, 0, 16)))
    with cut.at(0, 32, size=1.15):
        hilt(cut)


def baton(cut: Cut, half: float = 44.0) -> None:
    """A long ceremonial staff, upright, twice ``half`` high: pear-shaped ends, rings, and a grip bound with cord."""
    y = half - 5
    cut.area(f"-.95,{-y}! .95,{-y}! .95,{y}! -.95,{y}! z", OCHRE, 0.55)
    for s in (0, 180):
        with cut.at(turn=s):
            with cut.at(0, -y):
                cut.area("-.9,.4! -1.7,-1.6 -1.6,-3.6 0,-5.2! 1.6,-3.6 1.7,-1.6 .9,.4! z", GREEN, 0.5)
                cut.area("-1.6,.2 -1.6,1.6 1.6,1.6 1.6,.2 z", RED, 0.4)
            cut.areas(BLUE, 0.4, *(f"-.95,{-y * k:.1f}! .95,{-y * k:.1f}! .95,{3 - y * k:.1f}! -.95,{3 - y * k:.1f}! z" for k in (.66, .33)))


def staff(cut: Cut) -> None:
    """The shorter staff of the lattices, 65 high."""
    baton(cut, 32.5)


def chalice(cut: Cut) -> None:
    """An open chalice, 12 wide and 15 high: a wide lobed bowl on a knotted stem and a broad foot."""
    cut.area("-.9,1.8! .9,1.8! 1.1,4 2.6,5.4 4.4,6.3 4.7,7.5! 0,7.9 -4.7,7.5! -4.4,6.3 -2.6,5.4 -1.1,4 z", OCHRE, 0.6, slip=True)
    cut.line("-4.4,6.5 0,6.9 4.4,6.5", w=0.4)
    cut.nick((.9, 4.4, 3.2, 6.2, .3), (.3, 4.6, 1.4, 6.3, .25))
    cut.area("-1.9,2.8 0,2 1.9,2.8 1.9,3.6 0,4.3 -1.9,3.6 z", RED, 0.5)
    cut.area("-5.9,-6.4! 5.9,-6.4! 5.7,-3 4.2,.2 1.6,2.2! -1.6,2.2! -4.2,.2 -5.7,-3 z", OCHRE, 0.7, slip=True)
    cut.areas(BLUE, 0.4, "-4.6,-.6! -2.7,-2 -1.7,-.3 -1.1,2! -1.7,2! -3.6,.8 z", "-1,-.9! 0,-2.2! 1,-.9! .7,2! -.7,2! z",
              "4.6,-.6! 2.7,-2 1.7,-.3 1.1,2! 1.7,2! 3.6,.8 z")
    cut.nick((5, -3.4, 3.6, -.6, .35))
    cut.line("-5.6,-3.6 0,-3 5.6,-3.6", w=0.4)
    cut.ring(0, -6.3, 6, PAPER, 0.6, ry=1.5)
    cut.ring(0, -6, 4.5, RED, 0.4, ry=.75)


def coin(cut: Cut) -> None:
    """A plain coin of radius 7: two rims and a flower of four petals."""
    cut.ring(0, 0, 7, OCHRE, 0.75, slip=True)
    cut.ring(0, 0, 5.2, None, 0.45)
    for a in (0, 90, 180, 270):
        with cut.at(turn=a):
            cut.area("0,-.6! -1.7,-1.9 -1.5,-3.7 0,-4.3! 1.5,-3.7 1.7,-1.9 z", RED, 0.45)
            cut.spot((2.7, -2.7, .5))
    cut.ring(0, 0, 1.15, PAPER, 0.45)


# -- short signs, inside a square of ten ------------------------------------------------------------------------------
def _small_sword(cut: Cut) -> None:
    cut.area("-2.6,1.6! -1.6,2.6! 1.6,1.4 4.6,-2.2 4.6,-5! 2.4,-3.8 .4,-.6 z", PAPER, 0.7)
    cut.blot("-2.4,1.8! -1.9,2.2! 1.2,.4 4.1,-3 4.4,-4.7! 2.4,-3.6 .4,-.5 z", BLUE)
    cut.area("-4.9,3.8! -3.8,4.9! -2.1,3.2! -3.2,2.1! z", RED, 0.6)
    cut.area("-4.6,.4 -3.7,.2 -.2,3.7 -.4,4.6 -1.3,4.5 -4.5,1.3 z", OCHRE, 0.6)


def _small_baton(cut: Cut) -> None:
    """Two short staffs crossed, for a single one is too like a sword."""
    for turn in (-45, 45):
        with cut.at(turn=turn):
            cut.area("-1,-4! 1,-4! 1,4! -1,4! z", OCHRE, 0.7)
            for s in (0, 180):
                with cut.at(turn=s):
                    cut.area("-1.1,-3! -1.8,-4.4 -1.1,-5.3 0,-5.9! 1.1,-5.3 1.8,-4.4 1.1,-3! z", GREEN, 0.6)


def _small_cup(cut: Cut) -> None:
    cut.area("-.8,1! .8,1! 1,2.8 3,3.7 3.3,4.9! -3.3,4.9! -3,3.7 -1,2.8 z", OCHRE, 0.7)
    cut.area("-4.2,-3.8! 4.2,-3.8! 3.8,-1 2,1.4 -2,1.4 -3.8,-1 z", OCHRE, 0.75)
    cut.area("-2,1.3! -1.4,-1.2 0,-1.9! 1.4,-1.2 2,1.3! z", BLUE, 0.4)
    cut.ring(0, -3.8, 4.3, RED, 0.65, ry=1.15)


def _small_coin(cut: Cut) -> None:
    cut.ring(0, 0, 4.7, OCHRE, 0.8)
    for a in (0, 90, 180, 270):
        with cut.at(turn=a):
            cut.area("0,-.3! -1.3,-1.5 -1.1,-2.9 0,-3.3! 1.1,-2.9 1.3,-1.5 z", RED, 0.45)


# -- small fillings ----------------------------------------------------------------------------------------------------
def _pink(cut: Cut) -> None:
    """A pink, the flower, on a bent stalk with two narrow leaves, growing up from (0, 0), about 11 high."""
    cut.line("0,0 .7,-3 0,-6.6", w=0.55)
    cut.area(".4,-1! -1.4,-3.4 -3.6,-4.6! -2.6,-2 z", GREEN, 0.45)
    cut.area(".6,-2! 2.2,-4.4 4,-5.8! 3.3,-3 z", GREEN, 0.45)
    cut.area("-.9,-6.2! 0,-5.6 .9,-6.2! .8,-8! -.8,-8! z", GREEN, 0.4)
    cut.area("-.8,-7.8! -3,-9.2! -2.4,-9.8! -2.8,-10.8! -1.6,-10.8! -1,-11.8! 0,-11! 1,-11.8! 1.6,-10.8! 2.8,-10.8! 2.4,-9.8! "
             "3,-9.2! .8,-7.8! z", RED, 0.5)
    cut.nick((0, -8, 0, -10.4, .25), (-.5, -8.2, -1.7, -10, .22), (.5, -8.2, 1.7, -10, .22))


def _vine(cut: Cut) -> None:
    """A tendril with three vine leaves and a bunch of grapes, growing up from (0, 0), about 22 high and 8 wide."""
    cut.line("0,0 1.2,-4 -.6,-9 .8,-14.4 -.4,-19 1.6,-21.6 2.6,-20 1.6,-19", w=0.55)
    for x, y, turn in ((.9, -3.4, -66), (-.5, -9.6, 62), (.7, -14.8, -58)):
        with cut.at(x, y, turn=turn):
            cut.area("0,0! -1.5,-1.2! -2.7,-1! -2.2,-3! -1,-3.2! 0,-5.4! 1,-3.2! 2.2,-3! 2.7,-1! 1.5,-1.2! z", GREEN, 0.45)
            cut.nick((0, -.4, 0, -4.2, .28), (0, -1, -1.6, -2.2, .2), (0, -1, 1.6, -2.2, .2))
    cut.line("-.6,-16.6 -2.4,-16", w=0.4)
    for x, y in ((-3.4, -15.4), (-1.9, -15.2), (-2.7, -14.1), (-1.5, -13.7), (-2.3, -12.6)):
        cut.ring(x, y, .85, RED, 0.35)


def _oak(cut: Cut) -> None:
    """An oak twig with an acorn, growing up from (0, 0), about 10 high."""
    cut.line("0,0 .4,-2.4 0,-4", w=0.55)
    cut.area("0,-3.6! -1.2,-4.6! -.9,-5.4! -2,-6.4! -1.3,-7.2! -1.4,-8.4! 0,-9.8! 1.4,-8.4! 1.3,-7.2! 2,-6.4! .9,-5.4! 1.2,-4.6! z", GREEN, 0.45)
    cut.area("0,-1! -1.6,-1.4! -1.9,-2.6! -3.4,-2.6! -3.8,-3.6! -5,-4! -3.2,-.8! z", GREEN, 0.45)
    cut.nick((0, -4, 0, -8.6, .28), (-.4, -1, -3.8, -3.2, .25))
    cut.line(".3,-1.6 2.2,-2.8", w=0.45)
    with cut.at(2.4, -3, turn=48):
        cut.area("-1.1,-.4! 1.1,-.4! .9,-2.2 0,-3.2! -.9,-2.2 z", OCHRE, 0.4)
        cut.area("-1.4,.2 -1.3,-.8! 1.3,-.8! 1.4,.2 0,.8 z", RED, 0.4)


def _tuft(cut: Cut) -> None:
    """A tuft of grass standing on (0, 0), about 8 wide and 5 high."""
    for x, tip, high, bow in ((-1.8, -3.8, 3, .4), (-.9, -1.8, 4.8, .3), (0, .4, 5.6, 0), (.9, 2.2, 4.4, -.3), (1.8, 4, 2.8, -.4)):
        cut.nick((x, 0.4, tip, -high, 0.75, bow), fill=GREEN)
        cut.nick((x + 0.35, 0.4, tip + 0.3, -high * 0.9, 0.28, bow))


def _baton(cut: Cut) -> None:
    baton(cut)


def _snail(cut: Cut) -> None:
    """A snail creeping to the right over (0, 0), about 12 wide."""
    cut.area("-6.4,.2! -3,-1.4 2,-1.8 3.4,-4.6 5,-5.2 6.4,-4.2 6,-1.6 4,.2! z", GREEN, 0.5)
    cut.line("4.6,-5 4.4,-7.4", "5.8,-4.8 6.8,-7", w=0.4)
    cut.spot((4.4, -7.5, .5), (6.9, -7.1, .5))
    cut.ring(-1.2, -4.4, 3.7, OCHRE, 0.55)
    cut.line("2,-3 1,-6.6 -2.4,-7 -3.6,-4 -1.8,-2.2 .2,-3.6 -.8,-5 -1.8,-4.4", w=0.45)


def _hare(cut: Cut) -> None:
    """A hare sitting up and looking to the right, its seat at (0, 0), about 11 wide and 14 high."""
    cut.ring(-4.8, -1.2, 1.3, PAPER, 0.45)
    cut.area("-4.4,0! -4.8,-3.4 -3,-6.4 .2,-8.2 3,-7 3,-4 2.4,0! z", OCHRE, 0.55)
    cut.area("-3,0! -3.4,-2.6 -1.4,-4.2 1,-3 1.4,-1.2! 4,-.8 4,0! z", OCHRE, 0.5)
    cut.line("2.6,-5 4.4,-4.6 4.4,-3", w=1.5)
    cut.line("2.6,-5 4.4,-4.6 4.4,-3", w=0.6, ink=OCHRE)
    cut.area("1.6,-9.6! -.6,-12.4 -1.6,-15.2 -.2,-15.6 1.8,-13 2.8,-10! z", OCHRE, 0.45)
    cut.area("2.4,-10! 2.2,-13 3.2,-15.8 4.4,-15 4.4,-12.4 3.6,-9.6! z", OCHRE, 0.45)
    cut.area(".4,-8.4 1.2,-10.2 3.4,-10.4 5.2,-9 6.2,-7.6 5,-6.4 2.4,-6 .6,-6.8 z", OCHRE, 0.5)
    cut.spot((3.4, -8.8, .5), (6.1, -7.7, .45))
    cut.nick((-3.4, -3, -1.6, -6, .3), (-2, -1, .4, -2.4, .25, .3))


def _magpie(cut: Cut) -> None:
    """A magpie perched on (0, 0), looking to the right, about 15 wide and 9 high."""
    cut.line("-.6,0 -.8,-2.4", ".8,0 .6,-2.4", w=0.5)
    cut.area("-9.4,2! -6.4,-2 -3.4,-5.4 0,-6.8 1.4,-9 3.4,-9.4 5,-8.4! 7.4,-7.8! 5,-7! 4.6,-4.6 2.6,-2.2 -1.4,-1.8 -6,.8! z", INK, 0.5)
    cut.area("-.6,-2.2 1.4,-5.6 4,-5.8 3.8,-3.8 2,-2.2 z", PAPER, 0.3)
    cut.blot("-5.4,-2.6! -3,-5 -.6,-5.2 -1.6,-3.4 -4,-2.2! z", BLUE)
    cut.spot((3.4, -8, .5), fill=PAPER)


SIGNS = {"sword": sword, "sabre": sabre, "straight": straight, "baton": _baton, "staff": staff, "cup": chalice, "coin": coin, "S": _small_sword,
         "B": _small_baton, "C": _small_cup, "D": _small_coin, "pink": _pink, "vine": _vine, "oak": _oak, "tuft": _tuft,
         "snail": _snail, "hare": _hare, "magpie": _magpie}
