"""The suit signs: a curved sword, a banded staff, a long lidded cup and a rosette coin, in the sizes the cards need.

Each function cuts one sign around (0, 0). Long swords and staffs are for the number cards; the short signs, all inside a
square of 10, are for indices and for running text.
"""
from __future__ import annotations

import math

from .svg import BLUE, GREEN, INK, OCHRE, PAPER, RED, Cut

__all__ = ["SIGNS", "coin", "cup"]


def coin(cut: Cut, r: float = 8.6, petals: int = 8, face: bool = False) -> None:
    """A rosette coin: a rim cut with notches, petals in turn red and blue, a button in the middle."""
    cut.ring(0, 0, r, OCHRE, 0.8, slip=True)
    cut.ring(0, 0, r * 0.8, PAPER, 0.55)
    for i in range(24):
        a = math.tau * (i + 0.4) / 24
        cut.nick((r * 0.84 * math.cos(a), r * 0.84 * math.sin(a), r * 0.97 * math.cos(a), r * 0.97 * math.sin(a), 0.22))
    tip, wide = r * 0.77, r * 0.235
    for k, fill in ((0, RED), (1, BLUE)):
        for i in range(k, petals, 2):
            a = 360 * i / petals
            with cut.at(turn=a):
                cut.area(f"0,{-r * .14:.2f} {-wide},{-r * .47:.2f} {-wide * .62:.2f},{-tip * .93:.2f} 0,{-tip:.2f}! "
                         f"{wide * .62:.2f},{-tip * .93:.2f} {wide},{-r * .47:.2f} z", fill, 0.45)
                if r > 6:
                    cut.nick((0, -tip + 0.9, 0, -r * 0.32, 0.3), fill=PAPER)
    cut.ring(0, 0, r * 0.21, OCHRE, 0.5)
    cut.spot((0, 0, r * 0.07))


def cup(cut: Cut, big: bool = False) -> None:
    """A long lidded cup, 10 wide and 21 high: knob, domed lid, banded bowl, knotted stem and spreading foot."""
    cut.area("-.9,4.4! .9,4.4! 1,6.6 3.8,9.2 4.1,10.6! -4.1,10.6! -3.8,9.2 -1,6.6 z", OCHRE, 0.6, slip=True)
    cut.hatch(0.6, 7.8, 3.2, 9.8, 4, -0.1, -1.3 if big else -1.1, 0.25)
    cut.line("-3.8,9.5 0,9.9 3.8,9.5", w=0.45)
    cut.area("-1.8,4.6 0,3.9 1.8,4.6 1.8,5.6 0,6.2 -1.8,5.6 z", RED, 0.5)
    cut.area("-3.9,-4.4! 3.9,-4.4! 3.8,-.8 3.1,2.4 1.2,4.3 -1.2,4.3 -3.1,2.4 -3.8,-.8 z", OCHRE, 0.7, slip=True)
    cut.area("-3.8,-2.9 0,-2.5 3.8,-2.9! 3.7,-.5 0,0 -3.7,-.5 z", BLUE, 0.5)
    cut.area("0,-2.2! 1,-1.3! 0,-.4! -1,-1.3! z", PAPER, 0.3)
    cut.spot((-2.4, -1.5, 0.4), (2.4, -1.5, 0.4), fill=PAPER)
    for x in (-2.1, -0.7, 0.7, 2.1):
        cut.line(f"{x},.6 {x * .8:.2f},2.6 {x * .35:.2f},3.9", w=0.38)
    cut.nick((3, 0.6, 1.5, 3.6, 0.4, -0.4))
    cut.area("-4.6,-5.3 -4.6,-4.2 0,-3.8 4.6,-4.2 4.6,-5.3 0,-5.7 z", PAPER, 0.55)
    cut.hatch(1.2, -5.3, 4, -5, 5, 0, 0.8, 0.2)
    cut.area("-4.1,-5.4! -3.4,-7.3 -1.2,-8.5 0,-8.7 1.2,-8.5 3.4,-7.3 4.1,-5.4! 0,-5.8 z", RED, 0.65, slip=True)
    cut.line("-2.1,-5.9 -1.1,-8.2", "0,-6.1 0,-8.5", "2.1,-5.9 1.1,-8.2", w=0.38)
    cut.ring(0, -9.5, 1.05, OCHRE, 0.5)


def _bent(t: float) -> tuple[float, float]:
    """The middle line of the long sword from pommel (t = 0) to point (t = 1): a deep bow open to the right."""
    a = math.radians(57 - 114 * t)
    r = 55.4
    return 30.4 - r * math.cos(a), r * math.sin(a)


def _beside(t: float, off: float) -> tuple[float, float]:
    (x1, y1), (x2, y2) = _bent(t - 0.005), _bent(t + 0.005)
    length = math.hypot(x2 - x1, y2 - y1)
    x, y = _bent(t)
    return x + (y2 - y1) / length * off, y - (x2 - x1) / length * off


def _band(start: float, end: float, width: list[float]) -> list[tuple[float, float, bool]]:
    n = len(width) - 1
    left = [(*_beside(start + (end - start) * i / n, width[i]), i in (0, n)) for i in range(n + 1)]
    right = [(*_beside(start + (end - start) * i / n, -width[i]), i in (0, n)) for i in range(n, -1, -1)]
    if width[-1] == 0:
        right = right[1:]
    return left + right


def sword(cut: Cut, thick: float = 1.0) -> None:
    """A long curved sword for the number cards, bowed to the left, hilt below: about 93 high."""
    grip = 0.115
    cut.shape(_band(grip, 1.0, [w * thick for w in (1.0, 1.1, 1.15, 1.2, 1.2, 1.3, 1.45, 1.2, 0)]), BLUE, 0.6)
    shine = [(*_beside(grip + 0.04 + i * 0.12, 0.35 * thick), False) for i in range(6)]
    cut.trace(shine, 0.42, PAPER)
    cut.nick((*_beside(0.83, 0.5), *_beside(0.95, 0.1), 0.3), fill=PAPER)
    cut.shape(_band(0.02, grip, [0.75 * thick, 1.0 * thick, 0.75 * thick]), RED, 0.5)
    for t in (0.045, 0.066, 0.087):
        cut.nick((*_beside(t, 1 * thick), *_beside(t + 0.008, -1 * thick), 0.2))
    x, y = _beside(grip, 0)
    (x1, y1), (x2, y2) = _bent(grip - 0.01), _bent(grip + 0.01)
    with cut.at(x, y, turn=math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90, size=thick):
        cut.area("-2.9,.9 -3.3,-.1 -2.6,-.5 -1.2,-.3 0,-.7 1.2,-.3 2.6,-.9 3.3,-.4 2.9,.6 1.2,.5 0,.7 -1.2,.5 z", OCHRE, 0.5)
    cut.ring(*_bent(0.012), 1.25 * thick, OCHRE, 0.5)


def rapier(cut: Cut) -> None:
    """A straight sword for the odd place in the middle: hilt below, 66 high, so that point and hilt lie within the curved ones."""
    cut.area("-1.8,20! -1.7,-25! 0,-33! 1.7,-25! 1.8,20! z", PAPER, 0.65)
    cut.line("0,18 0,-27", w=0.4)
    cut.area("-1.1,21 -1.3,24 -1.1,27.6! 1.1,27.6! 1.3,24 1.1,21 z", RED, 0.5)
    cut.nick((-1.1, 23.6, 1.1, 23, .25), (-1.1, 25.4, 1.1, 24.8, .25))
    cut.area("-3.2,18.9 -3.7,20.2 -2.8,21.4 0,20.9 2.8,21.4 3.7,20.2 3.2,18.9 0,19.5 z", OCHRE, 0.55)
    cut.ring(0, 29, 1.7, OCHRE, 0.55)


def baton(cut: Cut, shaft: str = OCHRE, knob: str = RED) -> None:
    """A long ceremonial staff for the number cards, upright, 96 high: turned knobs at both ends, bound in the middle."""
    cut.area("-1.15,-44! 1.15,-44! 1.15,44! -1.15,44! z", shaft, 0.55)
    cut.line(".4,-40 .4,-6", ".4,6 .4,40", w=0.3)
    for s in (1, -1):
        with cut.at(turn=0 if s == 1 else 180):
            cut.area("-1.6,-43 -1.8,-45.4 -.9,-47.4 0,-48.2! .9,-47.4 1.8,-45.4 1.6,-43 0,-42.6 z", knob, 0.5)
            cut.area("-1.7,-42.8 -1.7,-41.4 1.7,-41.4 1.7,-42.8 z", PAPER, 0.4)
            cut.area("-1.15,-35! 1.15,-36! 1.15,-32.5! -1.15,-31.5! z", GREEN, 0.4)
            cut.area("-1.15,-21! 1.15,-22! 1.15,-18.5! -1.15,-17.5! z", GREEN, 0.4)
    cut.area("-1.15,-4! 1.15,-5! 1.15,4! -1.15,5! z", GREEN, 0.45)


# -- short signs, inside a square of ten ------------------------------------------------------------------------------
def small_sword(cut: Cut) -> None:
    cut.area("-3.1,2.3! -2.2,3.1! 1.8,2 4.3,-1 4.6,-5! 2.2,-2.7 -.2,0 z", BLUE, 0.75)
    cut.nick((-1.4, 2, 3.4, -1.6, .3, -.6), fill=PAPER)
    cut.area("-4.7,3.6! -3.6,4.7! -2.1,3.2! -3.2,2.1! z", RED, 0.6)
    cut.area("-4.5,.8 -3.7,.4 -.4,3.7 -.8,4.5 -1.6,4.2 -4.2,1.6 z", OCHRE, 0.6)
    cut.ring(-4.4, 4.4, 0.85, INK, 0.4)


def small_baton(cut: Cut) -> None:
    """Two short staffs crossed: beside an upright cup and a slanting sword no other shape is like it."""
    for turn in (-45, 45):
        with cut.at(turn=turn):
            cut.area("-1.1,-4! 1.1,-4! 1.1,4! -1.1,4! z", OCHRE, 0.7)
            for s in (0, 180):
                with cut.at(turn=s):
                    cut.area("-1.3,-3.4! -1.8,-4.4 -1,-5.3 1,-5.3 1.8,-4.4 1.3,-3.4! z", RED, 0.6)
    cut.area("-1.7,0! 0,-1.7! 1.7,0! 0,1.7! z", GREEN, 0.5)


def small_cup(cut: Cut) -> None:
    cut.area("-.8,2.6! .8,2.6! 1,3.5 2.6,4.3 2.7,5! -2.7,5! -2.6,4.3 -1,3.5 z", OCHRE, 0.7)
    cut.area("-3,-1.8! 3,-1.8! 2.8,.6 1.6,2.5 -1.6,2.5 -2.8,.6 z", OCHRE, 0.75)
    cut.area("-2.9,-.8! 2.9,-.8! 2.7,.6! -2.7,.6! z", BLUE, 0.5)
    cut.area("-3.3,-1.9! -2.6,-3.2 0,-4 2.6,-3.2 3.3,-1.9! z", RED, 0.75)
    cut.ring(0, -4.4, 0.7, INK, 0.3)


def small_coin(cut: Cut) -> None:
    cut.ring(0, 0, 4.6, OCHRE, 0.8)
    for i in range(6):
        with cut.at(turn=60 * i):
            cut.area("0,-.8 -1.35,-2.4 0,-3.9! 1.35,-2.4 z", RED if i % 2 == 0 else BLUE, 0.5)
    cut.ring(0, 0, 1.1, PAPER, 0.5)


# -- small fillings ----------------------------------------------------------------------------------------------------
def sprig(cut: Cut) -> None:
    """A flower with two leaves on a bent stalk, growing up from (0, 0), about 9 high."""
    cut.line("0,0 .5,-2 0,-4.4", w=0.55)
    cut.area("0,-.9! -1.6,-3 -3.7,-3.2! -3,-1.2 z", GREEN, 0.45)
    cut.area(".4,-1.5! 2,-3.6 4,-3.7! 3.1,-1.6 z", GREEN, 0.45)
    cut.nick((-0.5, -1.2, -3, -2.9, .25), (0.8, -1.8, 3.2, -3.3, .25))
    for a in (0, 72, 144, 216, 288):
        with cut.at(0, -6.2, turn=a):
            cut.area("0,-.4 -1,-1.2 -.7,-2.3 0,-2.5 .7,-2.3 1,-1.2 z", RED, 0.4)
    cut.ring(0, -6.2, 0.7, OCHRE, 0.4)


def leaf(cut: Cut) -> None:
    """Three leaves on a stalk, growing up from (0, 0), about 8 high."""
    cut.line("0,0 .4,-2.4 0,-4", w=0.55)
    cut.area("0,-3.4! -1.5,-5.4 0,-8.4! 1.5,-5.4 z", GREEN, 0.45)
    cut.area("0,-1.2! -1.7,-3.2 -4,-4! -2.9,-1.5 z", GREEN, 0.45)
    cut.area(".2,-1.6! 1.9,-3.4 4,-4.4! 2.9,-1.7 z", GREEN, 0.45)
    cut.nick((0, -4, 0, -7.4, .28), (-0.4, -1.5, -3, -3.4, .25), (0.6, -1.9, 3.1, -3.7, .25))


def grass(cut: Cut) -> None:
    """A tuft of grass standing on (0, 0), about 7 wide and 5 high."""
    for x, tip, high, bow in ((-1.6, -3.4, 3, .3), (-.8, -1.6, 4.6, .3), (0, .3, 5.4, 0), (.8, 2, 4.2, -.3), (1.6, 3.6, 2.8, -.3)):
        cut.nick((x, 0.4, tip, -high, 0.75, bow), fill=GREEN)
        cut.nick((x + 0.35, 0.4, tip + 0.3, -high * 0.9, 0.28, bow))


def _long_cup(cut: Cut) -> None:
    cup(cut)


def _red_baton(cut: Cut) -> None:
    """The odd staff that stands upright before the lattice."""
    baton(cut, RED, OCHRE)


def _coin(cut: Cut) -> None:
    coin(cut)


SIGNS = {"sword": sword, "rapier": rapier, "baton": baton, "upright": _red_baton, "cup": _long_cup, "coin": _coin, "S": small_sword,
         "B": small_baton, "C": small_cup, "D": small_coin, "sprig": sprig, "leaf": leaf, "grass": grass}
