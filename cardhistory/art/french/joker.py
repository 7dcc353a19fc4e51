"""The joker: a jester who dances on a rolling ball with a fan and a fool's stick. One figure, with a right way up."""
from __future__ import annotations

from ..figures import arm, fist
from ..letters import write
from ..svg import PAPER, Cut
from .back import fan
from .faces import front, neck
from .signs import BLUE, GOLD, RED, SIGNS

__all__ = ["joker"]


def _bell(cut: Cut, x: float, y: float, r: float = 1.15) -> None:
    cut.ring(x, y, r, GOLD, 0.45)
    cut.line(f"{x - r * .5:.2f},{y + r * .3:.2f} {x + r * .5:.2f},{y + r * .3:.2f}", w=0.35)


def _ball(cut: Cut) -> None:
    """A striped ball with the four signs on it."""
    cut.ring(31, 70.4, 9.6, PAPER, 0.75)
    for x, fill in ((-1.0, RED), (1.0, BLUE)):
        with cut.at(31, 70.4, flip=x < 0):
            cut.area("2,-9.3! 6.6,-5.6 8.6,0 6.6,5.6 2,9.3! 6.8,6.7 9.5,0 6.8,-6.7 z", fill, 0.45)
    for name, x, y in (("S", 31, 66.8), ("H", 26.8, 71), ("C", 35.2, 71), ("D", 31, 76.2)):
        with cut.at(x, y, size=0.53):
            SIGNS[name](cut)
    cut.nick((16, 80.6, 25, 80.8, 0.6), (37, 80.8, 46, 80.5, 0.6))


def _shoe(cut: Cut, x: float, y: float) -> None:
    """A shoe with a curled toe to the right, the ankle at (x, y)."""
    with cut.at(x, y):
        cut.area("-1.9,-.2! 1.9,-.2! 2.4,1.6 4.4,2 6.2,1 7.6,-1.2! 7.8,2.2 5.2,4 -.8,3.8 -2.2,2.4 z", GOLD, 0.55)
        _bell(cut, 7.6, -1.6, 1)


def _legs(cut: Cut) -> None:
    # the raised leg: thigh, knee and shin in one
    cut.area("33,45.4! 39,44.8 45.4,45.4 48.2,47.6 48.4,51 47,57.6! 43,57.6! 42.6,53.4 41.4,52.4! 33,53.4! z", BLUE, 0.65, slip=True)
    cut.line("47.4,49 45.4,50.4 43.2,52.6", w=0.42)
    cut.area("42.8,56! 47.4,56! 47.2,58.2! 42.8,58.2! z", RED, 0.5)
    _shoe(cut, 45, 58)
    cut.area("27,46! 33.6,46! 33.2,53 32.6,59! 29,59! 28,53 z", RED, 0.65, slip=True)
    cut.hatch(32.8, 48, 32.3, 55, 3, -2, 0.8, 0.34)
    cut.area("28.6,57! 33,57! 32.8,59.2! 28.8,59.2! z", BLUE, 0.5)
    _shoe(cut, 30.8, 59)


def _body(cut: Cut) -> None:
    for x, tip, fill in ((23, 20.8, RED), (27.6, 27, GOLD), (31.6, 32.4, RED), (35.6, 37.6, BLUE), (39.4, 43, GOLD)):
        cut.area(f"{x - 2},42! {x + 2},42! {tip + .6},50.4! z", fill, 0.5)
        _bell(cut, tip + .4, 50.8, 0.85)
    cut.area("21,44.4! 22.6,38 22,32.6 25,29.4 31,28.2! 31,44.8! z", RED, 0.7, slip=True)
    cut.area("41,44.4! 39.4,38 40,32.6 37,29.4 31,28.2! 31,44.8! z", BLUE, 0.7, slip=True)
    for y in (35, 38.6, 42.2):
        cut.ring(31, y, 0.8, GOLD, 0.4)
    cut.hatch(39.4, 35, 39.8, 42, 3, -2.4, 0.8, 0.36)
    cut.line("21.2,43.4 31,44.2 40.8,43.4", w=1.5)
    cut.line("21.2,43.4 31,44.2 40.8,43.4", w=0.8, ink=GOLD)


def _stick(cut: Cut) -> None:
    """The fool's stick with a small head of its own."""
    with cut.at(50, 33.4, turn=12):
        cut.area("-.7,-9! .7,-9! .7,9! -.7,9! z", GOLD, 0.45)
        cut.area("-2.6,-8.6! 0,-9.6 2.6,-8.6! 3.4,-6! 1.4,-6.8! 0,-5.4! -1.4,-6.8! -3.4,-6! z", RED, 0.45)
        cut.ring(0, -11.4, 2.5, PAPER, 0.5)
        cut.spot((-.9, -11.7, .36), (.9, -11.7, .36))
        cut.line("-1.1,-10.4 0,-9.9 1.1,-10.4", w=0.35)
        cut.area("-2.5,-12! -4.8,-13 -5.4,-10.2! -5.8,-14.4 -3,-15.6 0,-14.6! 3,-15.6 5.8,-14.4 5.4,-10.2! 4.8,-13 2.5,-12! 0,-13 z", BLUE, 0.45)
        for s in (-1, 1):
            _bell(cut, s * 5.4, -9.6, 0.7)


def _head(cut: Cut) -> None:
    with cut.at(31, 20.4, size=0.98, turn=-6):
        neck(cut)
        front(cut, nose="long", mood="merry", gaze=-.8, ears=True)
        cut.blot("-1.7,5! 0,5.6 1.7,5! 0,6.4 z", PAPER)
        cut.line("-2,4.8 0,5.6 2,4.8", w=0.42)
        # the cap: two horns falling to the sides, one standing
        cut.area("-2.4,-6! -3,-11 -.4,-15.4 2.8,-16.6! 2.4,-12.6 3,-9 2.6,-6! z", GOLD, 0.55)
        cut.nick((-.6, -8, 1, -14, .35, -.3))
        cut.area("0,-3.8! -4.8,-2.6! -5.4,-5.6 -7.4,-6.6 -10,-4.4 -10.8,-.6! -12.4,-5.6 -10.4,-10 -6,-11 -2.4,-9.4 0,-6.4! z", RED, 0.65, slip=True)
        cut.area("0,-3.8! 4.8,-2.6! 5.4,-5.6 7.4,-6.6 10,-4.4 10.8,-.6! 12.4,-5.6 10.4,-10 6,-11 2.4,-9.4 0,-6.4! z", BLUE, 0.65, slip=True)
        cut.nick((-4.6, -6.4, -9, -8.2, .4, -.5), (4.6, -6.4, 9, -8.2, .4, .5))
        _bell(cut, -10.8, 0.4)
        _bell(cut, 10.8, 0.4)
        _bell(cut, 3.4, -17.2)
    cut.area("24,27.4! 27.6,29.6 31,30 34.4,29.6 38,27.4! 40.6,32.6! 36.4,31.6! 34.4,35! 31,32.4! 27.6,35! 25.6,31.6! 21.4,32.6! z", GOLD, 0.6)
    for x, y in ((40.8, 33.2), (34.4, 35.8), (27.6, 35.8), (21.2, 33.2)):
        _bell(cut, x, y, 0.75)


def joker(cut: Cut) -> None:
    """The whole card without its index."""
    _ball(cut)
    _legs(cut)
    turn = arm(cut, (24.4, 33), (17.4, 44), (14.6, 37.4), BLUE, width=(3.4, 3, 2), cuff=GOLD)
    with cut.at(14, 34, turn=-22):
        with cut.at(0, 1):
            fan(cut, RED, ribs=7, r=12.4, spread=112)
            cut.ring(0, -8.8, 2, GOLD, 0.45)
    fist(cut, 14.2, 34.2, turn - 4, 0.85)
    turn = arm(cut, (37.6, 33), (46.4, 41.4), (49, 36.4), RED, width=(3.4, 3, 2), cuff=GOLD)
    _stick(cut)
    fist(cut, 50, 33.2, turn - 6, 0.88, flip=True)
    _body(cut)
    _head(cut)
    write(cut, "JOKER", 31, 81.4, 3.6, 0.6, gap=3)
