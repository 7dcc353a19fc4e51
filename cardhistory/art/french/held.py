"""What the courts hold: arms of state, weapons on poles, flowers. Each stands upright with the hand at (0, 0)."""
from __future__ import annotations

from ..svg import INK, PAPER, Cut
from .signs import BLUE, GOLD, RED

__all__ = ["axe", "bugle", "carnation", "daisy", "glaive", "halberd", "hawk", "iris", "orb", "partisan", "pennon", "rose", "sceptre", "sword"]


def _pole(cut: Cut, top: float, foot: float = 16, fill: str = GOLD, half: float = 0.85) -> None:
    cut.area(f"{-half},{top}! {half},{top}! {half},{foot}! {-half},{foot}! z", fill, 0.5)


def _tassel(cut: Cut, y: float, fill: str) -> None:
    cut.area(f"-1.5,{y}! 1.5,{y}! 2.4,{y + 4}! 1,{y + 3.4}! 0,{y + 4.6}! -1,{y + 3.4}! -2.4,{y + 4}! z", fill, 0.45)
    cut.nick((-.6, y + .6, -1.1, y + 3, .26), (.6, y + .6, 1.1, y + 3, .26))


def sword(cut: Cut, tall: float = 30) -> None:
    """A straight sword of state, point up."""
    cut.area(f"-1.7,-3! -1.5,{-tall + 4}! 0,{-tall}! 1.5,{-tall + 4}! 1.7,-3! z", PAPER, 0.6)
    cut.line(f"0,-4 0,{-tall + 5}", w=0.4)
    cut.hatch(1.2, -6, 1, -tall + 8, 6, -0.8, -0.8, 0.26)
    cut.area("-.9,-2! .9,-2! 1,5! -1,5! z", RED, 0.5)
    cut.area("-5,-2.6 -5.4,-3.8 -4.2,-4 0,-3.4 4.2,-4 5.4,-3.8 5,-2.6 4,-2.4 0,-1.9 -4,-2.4 z", GOLD, 0.55)
    cut.ring(0, 6, 1.4, GOLD, 0.5)


def sceptre(cut: Cut, tip: str, top: float = -17) -> None:
    """A sceptre crowned with a ``heart`` or a ``trefoil``."""
    _pole(cut, top, 15)
    for y in (top + 6, top + 12, 6):
        cut.area(f"-1.5,{y}! 1.5,{y}! 1.5,{y + 1.4}! -1.5,{y + 1.4}! z", RED, 0.4)
    cut.area(f"-1,{top + .8}! -2,{top - 1} 0,{top - .4} 2,{top - 1} 1,{top + .8}! z", GOLD, 0.45)
    if tip == "heart":
        cut.area(f"0,{top + .6}! -2,{top - 1.8} -3.3,{top - 4.2} -2.1,{top - 6} 0,{top - 4.4}! 2.1,{top - 6} 3.3,{top - 4.2} 2,{top - 1.8} z", RED, 0.5)
        cut.nick((-2, top - 4.6, -1.3, top - 2.4, .35, .3), fill=PAPER)
        cut.area(f"-1.1,{top + 2}! -2.1,{top + .2} -1.2,{top - .4} 0,{top + .7}! 1.2,{top - .4} 2.1,{top + .2} 1.1,{top + 2}! z", GOLD, 0.45)
    else:
        for x, y in ((0, top - 5.6), (-2, top - 2.8), (2, top - 2.8)):
            cut.ring(x, y, 1.75, GOLD, 0.5)
            cut.spot((x, y, 0.5), fill=RED)
        cut.ring(0, top - 3.4, 0.8, RED, 0.35)


def axe(cut: Cut, top: float = -25) -> None:
    """A battle axe, its blade to the left."""
    _pole(cut, top, 15)
    cut.area(f"0,{top}! 1.1,{top - .6} 0,{top - 4.6}! -1.1,{top - .6} z", PAPER, 0.5)
    cut.area(f"-.9,{top + 2}! -3.4,{top + 2.4} -5.6,{top}! -6.9,{top + 4.4} -5.6,{top + 9}! -3.4,{top + 6.4} -.9,{top + 6.8}! z", BLUE, 0.6)
    cut.line(f"-5.2,{top + 1.4} -6,{top + 4.4} -5.2,{top + 7.6}", w=0.45, ink=PAPER)
    cut.area(f".9,{top + 3}! 3.6,{top + 3.2} 4.8,{top + 5.4}! 3,{top + 5} .9,{top + 6}! z", BLUE, 0.5)
    cut.area(f"-1.4,{top + 2}! 1.4,{top + 2}! 1.4,{top + 7}! -1.4,{top + 7}! z", GOLD, 0.5)


def halberd(cut: Cut, top: float = -25) -> None:
    """A halberd: spike, crescent blade to the left, hook to the right."""
    _pole(cut, top)
    cut.area(f"0,{top - 6.6}! 1.3,{top}! 1,{top + 2}! -1,{top + 2}! -1.3,{top}! z", PAPER, 0.55)
    cut.line(f"0,{top - 4} 0,{top + 1}", w=0.35)
    cut.area(f"-.8,{top + 2}! -2.6,{top + 1.6} -4.8,{top - 1.6}! -5,{top + 4} -4.6,{top + 9.4}! -2.6,{top + 6.4} -.8,{top + 6.4}! z", PAPER, 0.6)
    cut.hatch(-4.5, top + .6, -4.3, top + 7.4, 6, 1.2, .2, .28)
    cut.area(f".8,{top + 2.2}! 2.6,{top + 1.8} 5,{top + 3.6}! 3,{top + 4.4} 2.4,{top + 6} .8,{top + 6.2}! z", PAPER, 0.5)
    _tassel(cut, top + 8.6, RED)


def partisan(cut: Cut, top: float = -23) -> None:
    """A partisan: a broad point with two wings."""
    _pole(cut, top)
    cut.area(f"0,{top - 9}! 2.2,{top - 4} 2,{top - .6}! 4.4,{top - 2.6}! 3.6,{top + 1} 1.2,{top + 3}! -1.2,{top + 3}! -3.6,{top + 1} -4.4,{top - 2.6}! -2,{top - .6}! -2.2,{top - 4} z",
             PAPER, 0.6)
    cut.line(f"0,{top - 6.6} 0,{top + 2}", w=0.4)
    cut.nick((.6, top - 5, .6, top, .3), (1.3, top - 4, 1.2, top - .6, .28))
    _tassel(cut, top + 4.4, BLUE)


def glaive(cut: Cut, top: float = -20) -> None:
    """A glaive: one long curved edge on a pole, after the manner of a naginata."""
    _pole(cut, top, fill=RED)
    cut.area(f"-1.3,{top + 1}! -2.2,{top - 6} -3,{top - 10} -1.8,{top - 13}! 1,{top - 9} 1.6,{top - 4} 1.2,{top + 1}! z", PAPER, 0.6)
    cut.line(f".3,{top - 1} .2,{top - 5} -.9,{top - 10}", w=0.4)
    cut.hatch(-1.6, top - 1, -2.3, top - 8, 5, .9, -.5, .26)
    cut.area(f"-2.2,{top + .6}! 2.2,{top + .6}! 2.2,{top + 2.2}! -2.2,{top + 2.2}! z", GOLD, 0.5)
    _tassel(cut, top + 2.4, GOLD)


def pennon(cut: Cut, top: float = -26) -> None:
    """A lance with a swallow-tailed pennon that flies to the right, a heart on it."""
    _pole(cut, top, fill=BLUE)
    cut.area(f"0,{top - 5}! 1.4,{top - 1.6} 0,{top + .6}! -1.4,{top - 1.6} z", PAPER, 0.5)
    cut.area(f".9,{top + 1.4}! 4,{top + .8} 7,{top + 2} 11.4,{top + 1}! 8.6,{top + 4.6}! 11.4,{top + 8.6}! 7,{top + 7.4} 4,{top + 8.4} .9,{top + 7.8}! z", PAPER, 0.55)
    cut.area(f"4.4,{top + 7}! 3,{top + 5.4} 2.3,{top + 3.8} 3,{top + 2.7} 4.4,{top + 3.7}! 5.8,{top + 2.7} 6.5,{top + 3.8} 5.8,{top + 5.4} z", RED, 0.4)


def orb(cut: Cut) -> None:
    """An orb, resting on the hand at (0, 0)."""
    cut.ring(0, -4.4, 4, RED, 0.6, slip=True)
    cut.area("-3.9,-5.4! 0,-4.6 3.9,-5.4! 3.9,-3.6! 0,-2.8 -3.9,-3.6! z", GOLD, 0.45)
    cut.area("-.7,-8.4! .7,-8.4! .7,-4.8! -.7,-4.8! z", GOLD, 0.4)
    cut.line("0,-8.4 0,-11.6", "-1.4,-10.2 1.4,-10.2", w=0.8)
    cut.nick((-2.8, -6.4, -1.6, -7.6, .4, -.2), fill=PAPER)


def _stalk(cut: Cut, top: float, bow: float = 0.8) -> None:
    cut.line(f"-.4,6 {bow},{top / 2} 0,{top}", w=0.75)
    cut.area(f"{bow * .9},-2! 3.4,-3.4 5,-6.6! 2.2,-6.2 z", BLUE, 0.45)
    cut.nick((bow + .4, -2.6, 3.8, -5.6, .28), fill=PAPER)


def iris(cut: Cut) -> None:
    """An iris: three petals standing, three falling."""
    _stalk(cut, -7.4)
    for s in (-1, 1):
        cut.area(f"0,-7.8! {s * 2.2},-9.4 {s * 4.6},-8.2 {s * 4.8},-5 {s * 3.6},-3.6! {s * 2.6},-5.8 0,-7 z", BLUE, 0.5)
        cut.area(f"0,-8.2! {s * 2.6},-10 {s * 3.4},-13 {s * 2},-14.8! {s * .9},-12.4 0,-11 z", BLUE, 0.5)
        cut.nick((s * 1, -7.9, s * 3.8, -6, .32, s * .7), fill=GOLD)
    cut.area("0,-7.8! -1.5,-10.4 -1.6,-13.6 0,-16! 1.6,-13.6 1.5,-10.4 z", BLUE, 0.5)
    cut.area("-1,-8.6 0,-9.6 1,-8.6 .9,-5.6 0,-4! -.9,-5.6 z", GOLD, 0.45)


def rose(cut: Cut) -> None:
    """A full rose: five outer petals, three within them, a bud in the middle."""
    _stalk(cut, -5.6, -0.6)
    cut.areas(BLUE, 0.4, *(f"{s * .4},-5! {s * 3.4},-5.4 {s * 5.2},-3.2! {s * 2.6},-3.2 {s * .4},-4.2! z" for s in (-1, 1)))
    for turn in (-150, 150, -78, 78, 0):
        with cut.at(0, -9.8, turn=turn):
            cut.area("-1.4,-1! -3.4,-3 -3.2,-5 -1.4,-5.4 0,-4.8 1.4,-5.4 3.2,-5 3.4,-3 1.4,-1! z", RED, 0.55)
    for turn in (180, -60, 60):
        with cut.at(0, -9.8, turn=turn):
            cut.area("-1,-.4! -2.5,-1.8 -1.9,-3 0,-2.9 1.9,-3 2.5,-1.8 1,-.4! z", RED, 0.5)
    cut.ring(0, -9.8, 1.5, RED, 0.5)
    cut.line(".9,-9.6 .2,-10.5 -.6,-9.9 0,-9.2", w=0.4)
    cut.nick((-4, -12.4, -3.2, -13.6, .4, -.2), (3.4, -13.4, 4, -12.2, .4, -.2), fill=PAPER)


def carnation(cut: Cut) -> None:
    """A carnation with a fringed edge."""
    _stalk(cut, -6)
    cut.area("-4.6,-10 -5,-12! -3.4,-12! -3.2,-13.8! -1.6,-12.8! 0,-14.6! 1.6,-12.8! 3.2,-13.8! 3.4,-12! 5,-12! 4.6,-10 2.6,-8 1.2,-7! -1.2,-7! -2.6,-8 z", RED, 0.55)
    cut.line("-.6,-7.4 -2.6,-9.6 -3,-11.4", "0,-7.4 0,-11.8", ".6,-7.4 2.6,-9.6 3,-11.4", w=0.4)
    cut.area("-1.4,-7.4! 1.4,-7.4! 1.1,-3.8! -1.1,-3.8! z", BLUE, 0.5)
    cut.spot((-1.4, -10.6, .35), (1.4, -10.6, .35), fill=PAPER)


def daisy(cut: Cut) -> None:
    """A daisy with ten rays."""
    _stalk(cut, -6.4)
    for i in range(10):
        with cut.at(0, -10.4, turn=36 * i):
            cut.area("0,-1 -1.2,-2.6 -.9,-4.8 0,-5.2 .9,-4.8 1.2,-2.6 z", PAPER, 0.4)
    cut.ring(0, -10.4, 1.7, GOLD, 0.5)
    cut.spot((-.5, -10.7, .25), (.5, -10.1, .25))


def hawk(cut: Cut) -> None:
    """A hooded hawk, looking left, that stands on a gloved hand at (0, 0); the wrist is below."""
    with cut.at(0, -3.2):
        cut.area("1.4,-2.6! 3.4,-1 4.8,3 4.8,6.8! 2.8,5 .4,0 z", BLUE, 0.5)
        cut.area("-1.8,-.6! -2.8,-4 -2.4,-8 -1.2,-10.4 1.4,-10.4 2.6,-8 3.8,-5 3.6,-2 1.6,0 z", PAPER, 0.6)
        cut.area(".2,-8! 2.8,-7.4 4.2,-4 4.4,0 4.2,2.6! 2.2,.4 .6,-3 z", BLUE, 0.55)
        cut.nick((1.6, -6, 3.4, -1, .3, -.3), (1, -4.4, 3, .4, .3, -.2), fill=PAPER)
        for y in (-6.4, -4.6, -2.8):
            cut.nick((-2, y, -.4, y + .3, .28, .2))
        cut.area("-2.4,-8 -2.4,-10.6 -.4,-12.4 1.6,-11.4 2,-9 .4,-8.4 -1,-9! z", RED, 0.5)
        cut.area("-2.3,-10! -3.8,-9.4 -4,-7.8! -2.2,-8.4! z", GOLD, 0.45)
        cut.line(".4,-12.4 1.2,-13.8", "0,-12.4 -.4,-13.8", w=0.5)
    # the glove, its fingers bent, and the feet upon it
    cut.area("-1.8,4! -3.2,2.2 -4,.2 -3.8,-1.4 -2.4,-2.2 .4,-2.2 2.4,-2 3.6,-.4 3.2,2 2.2,4! z", BLUE, 0.6)
    cut.line("-3.4,.1 -.6,.2", "-3.2,1.5 -.6,1.5", "-2.4,2.8 -.6,2.8", w=0.42, ink=PAPER)
    cut.area("3.2,1! 1.8,-.9 -.4,-1.2 -1.4,-.4 -.8,.5 .8,.6! 1.8,2.2 z", BLUE, 0.5)
    cut.line("1.6,2 .8,.9 -.8,.9", w=0.35, ink=PAPER)
    for x in (-1.3, 1.1):
        for w, ink in ((1.5, None), (0.8, GOLD)):
            cut.line(f"{x},-4 {x - .2},-2.4", f"{x - 1.3},-1.7 {x - .2},-2.4 {x + .9},-1.7", w=w, ink=ink)


def bugle(cut: Cut) -> None:
    """A hunting horn whose middle lies in the hand at (0, 0), its bell up at the right."""
    cut.area("-8.4,-4.8! -6.4,1 -1.6,4.6 3.2,3.4 6.2,-1.4 8.8,-8! 2.8,-9! 2.2,-4.4 .6,-.6 -1.6,0 -4.2,-2 -6.4,-6! z", GOLD, 0.6, slip=True)
    cut.ring(5.8, -8.5, 3.1, INK, 0.5, ry=1.2)
    for band in ("-5.4,-3.8 -7.2,-2.2", "2.4,-3.8 6,-1.6"):
        cut.line(band, w=1.1)
        cut.line(band, w=0.6, ink=RED)
    cut.area("-8.9,-4.4! -6,-5.6! -6.6,-7! -9,-6! z", PAPER, 0.45)


def letter(cut: Cut) -> None:
    """A sealed letter held by its lower corner."""
    with cut.at(0, -1, turn=-14):
        cut.area("-4.6,-8.6! 4.6,-8.6! 4.6,-1! -4.6,-1! z", PAPER, 0.55)
        cut.line("-4.6,-8.6! 0,-4.4! 4.6,-8.6!", w=0.45)
        cut.area("0,-2.8! -1.4,-4.4 -1.2,-5.6 0,-5! 1.2,-5.6 1.4,-4.4 z", RED, 0.4)
