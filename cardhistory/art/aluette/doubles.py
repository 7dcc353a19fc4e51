"""The four doubles, the great and the little nine, the oak two and the written two, and the kissing couple of the five of coins.

As on the luettes, the picture hints at the partners' sign: thumb, little finger, forefinger, and a hand that writes.
"""
from __future__ import annotations

import math

from ..figures import fist
from ..letters import write
from ..svg import Cut
from . import hats
from .bodies import limb
from .heads import locks, profile, quarter
from .palette import BLUSH, CARMINE, INK, LEAF, PAPER, SEA, YELLOW

__all__ = ["five_of_coins", "nine_of_coins", "nine_of_cups", "oak_two", "written_two"]


def _thumb(cut: Cut) -> None:
    """A fist seen from the finger tips, its wrist below; the thumb stands upright."""
    cut.area("-2,-4.2! 3.6,-4.4 5,-2 5,2 4.2,8! -2,8! z", PAPER, 0.6)
    cut.area("-.4,-3.4! .1,-7.4 -.8,-10.6 .3,-12.4 2.1,-12.2 3,-10 3.4,-6.6 5,-3! 4.6,.4 1.8,1.2! z", PAPER, 0.6)
    cut.line("0,-11 .9,-11.6 1.9,-11", "2.4,-2.8 4.2,-3.2", w=0.35)
    for i in range(4):  # the bent fingers, one below the other
        y, wide = -3.6 + 2.15 * i, (4.9, 5.2, 4.9, 4.2)[i]
        cut.area(f"1.9,{y:.2f} {1.4 - wide:.2f},{y:.2f} {-wide:.2f},{y + 1.1:.2f} {1.4 - wide:.2f},{y + 2.2:.2f} 1.9,{y + 2.2:.2f} 2.9,{y + 1.1:.2f} z", PAPER, 0.5)


def _little_finger(cut: Cut) -> None:
    """A fist seen from the finger tips, its wrist below, the thumb across it; the little finger stands upright."""
    cut.area("-4.6,8! -5,4 -4.6,-.4! 4.2,.6! 4.5,4 3.8,8! z", PAPER, 0.6)
    cut.area("2.1,3.4! 2.1,-1.6 2.2,-4.1 3.1,-5.3 4.1,-4.3 4.3,-1 4.4,3.6! z", PAPER, 0.55)
    cut.line("2.7,-4.1 3.1,-4.6 3.6,-4.2", "2.3,-1 4.2,-.8", w=0.3)
    for x, top in ((-4.8, -.2), (-2.5, -1), (-.2, -.6)):
        cut.area(f"{x},{top + 1} {x + 1.15},{top - .5} {x + 2.3},{top + 1} {x + 2.3},4 {x + 1.15},5.2 {x},4 z", PAPER, 0.55)
    cut.area("-5,7! -5.4,4.8 -4,3.2 -1,2.9 1.8,2.7 2.7,3.5 2,4.6 -.6,5 -2.2,7.2! z", PAPER, 0.55)
    cut.line("1.4,2.9 1.2,4", w=.3)
    cut.area("-5.6,7.4! 4.8,7.4! 5.2,10.6! -6,10.6! z", CARMINE, 0.6)
    cut.line("-5.7,9 5,9", w=0.7, ink=PAPER)


def nine_of_cups(cut: Cut) -> None:
    """Grand neuf: nine cups, and out of the middle one comes a hand with its thumb up."""
    for x, y in ((11.4, 32.6), (11.4, 52.2), (11.4, 71.8), (28, 14), (28, 72.4), (44.6, 14.2), (44.6, 33.8), (44.6, 53.4)):
        cut.use("cup", x, y, size=0.88)
    with cut.at(27.4, 37.6, size=1.04):
        _thumb(cut)
    cut.use("cup", 28, 52.4, size=1.0)


def nine_of_coins(cut: Cut) -> None:
    """Petit neuf: eight coins in a ring, and the ninth balanced on a little finger."""
    for x, y in ((21, 13.4), (38.8, 13.4), (11, 32.4), (45, 32.4), (11, 53.6), (45, 53.6), (17.2, 72.6), (35, 72.6)):
        cut.use("coin-sun", x, y, size=0.83)
    with cut.at(25.5, 47.4, size=1.14):
        _little_finger(cut)
    cut.use("coin-sun", 29, 34.7, size=0.83)


# -- the oak two -------------------------------------------------------------------------------------------------------
def _trunk(cut: Cut, x: float, top: float, foot: float) -> None:
    """A lopped trunk as thick as a great cudgel."""
    for lx, turn in ((-2.6, -54), (2.6, 54), (-1.4, -20), (1.4, 20)):
        cut.use("oak", x + lx, top + abs(turn) * .03, turn=turn, size=.74)
    cut.area(f"{x - 3.6},{foot}! {x - 3.3},{(top + foot) / 2} {x - 4.3},{top}! {x},{top - 1} {x + 4.3},{top}! {x + 3.5},{(top + foot) / 2} {x + 3.8},{foot}! z", LEAF, 0.8, slip=True)
    cut.ring(x, top, 4.3, YELLOW, 0.6, ry=1.5)
    cut.ring(x, top, 2, None, 0.4, ry=.7)
    for dx, t, side in ((-3.5, .36, -1), (3.5, .5, 1), (-3.4, .76, -1)):
        y = top + (foot - top) * t
        cut.area(f"{x + dx},{y + 3}! {x + dx + side * 1.8},{y + 1.2} {x + dx + side * 2},{y - 1.2} {x + dx},{y - 1.6}! z", LEAF, 0.55)
        cut.ring(x + dx + side * 1.8, y, 1.2, YELLOW, 0.45)
    cut.ring(x + .4, top + (foot - top) * .62, 1.3, YELLOW, 0.45)
    for t in (.2, .44, .7, .86):
        y = top + (foot - top) * t
        cut.nick((x - 1.6, y, x - 1.4, y + 7, .4, .2), (x + 1.8, y - 4, x + 1.8, y + 3, .4))


def oak_two(cut: Cut) -> None:
    """Two of batons: two oak trunks, and between them a laughing child on a swing, one forefinger up."""
    _trunk(cut, 10.2, 33, 81)
    _trunk(cut, 46, 13.4, 62.4)
    for rope in ("12,38.6! 20.2,67!", "44,19.6! 39.4,63!"):
        cut.line(rope, w=1.4)
        cut.line(rope, w=0.7, ink=YELLOW)
    for x, y in ((10.2, 38.0), (46.0, 19.0)):
        cut.area(f"{x - 4},{y - 1.2}! {x + 4},{y - .6}! {x + 4},{y + 1.7}! {x - 4},{y + 1.1}! z", YELLOW, 0.5)
    # the seat, and both legs over its edge
    cut.area("16.6,66.4! 42.4,61.8! 43,64.4! 17.2,69! z", CARMINE, 0.65, slip=True)
    for knee, shin, ankle in (((32.6, 67.4), (30.4, 72), (27.4, 76)), ((25.4, 69), (21.4, 73.4), (17.6, 76.8))):
        x, y = ankle
        with cut.at(x, y, turn=28):
            cut.area("2,-1.6! -1.6,-1.4! -3,-.2 -5.6,.4 -6.6,1.8 -6,2.8! 2.2,2.4! 2.8,.4 z", CARMINE, 0.55)
        limb(cut, [(*knee, 2.5), (*shin, 2.1), (*ankle, 1.6)], PAPER, 0.6)
    cut.area("29.4,60! 36.4,58.4! 37.4,62.4 35.8,67.8! 30,69.4! 28.2,65 z", SEA, 0.6, slip=True)
    cut.area("22.8,61.4! 30.6,60.6! 30.2,65.6 28,70! 22.6,70.6! 20.8,66 z", SEA, 0.6, slip=True)
    cut.nick((24.8, 64, 24.6, 68.6, .4), (33.6, 62, 33, 66.6, .4))
    # shirt
    cut.area("24.6,45 27.4,42.6 33,42.4 36,45 36.6,50 37,59.6! 22.6,62! 24,51 z", YELLOW, 0.65, slip=True)
    cut.nick((30.4, 46, 30, 57, .4, .2), (34.6, 50, 34.8, 56, .35))
    cut.area("22.8,58.8! 36.8,56.4! 37,58.8! 22.5,61.4! z", CARMINE, 0.5)
    # both hands on the ropes, one with the forefinger up
    limb(cut, [(34.2, 45.6, 2.6), (38.6, 50.6, 2.4), (41, 46.4, 1.8)], YELLOW, 0.6)
    fist(cut, 41.8, 43.4, turn=6, size=.86, flip=True)
    limb(cut, [(26.4, 45.6, 2.6), (21.4, 51.4, 2.4), (17.4, 50.8, 1.8)], YELLOW, 0.6)
    with cut.at(15.2, 49.6, turn=-16, size=.9):
        cut.area("-1.6,-1.6! -1.9,-6.6 -1,-7.8 -.1,-6.6 .2,-1.6! z", PAPER, 0.5)
        cut.line("-1.5,-6.6 -1,-7 -.5,-6.6", w=.3)
        fist(cut, 0, 0, bend=-70)
    cut.area("27,43.4! 30.2,45.6 33.4,43! 31.8,41.4! 28.4,41.4! z", PAPER, 0.5)
    with cut.at(30.4, 34.6, size=.98, turn=-7):
        locks(cut, "-4,-6 -6.2,-4.4 -6.8,-1 -5.6,.4! -6.4,2.2 -5,3! -3,-2! 0,-4.4! 3.4,-4! 4.4,-1! 5.2,-2.6 4.6,-6 0,-7.4 z", CARMINE, "-5,-4 -5.6,-1", "-3.6,-5 -4.6,-1.6")
        quarter(cut, nose="snub", mood="merry", neck=False, brow=.4)
        cut.area("-.4,4 1.2,4.3 2.8,3.6 2.2,5.6 .6,5.8 z", INK, 0.4)
        locks(cut, "-5,-1! -5.4,-5 -3,-8 1,-8.4 4,-7 4.8,-4! 3,-5! 1.6,-3.6! 0,-5.2! -2,-3.4! -3.4,-4.4! z", CARMINE, "-3.4,-6.6 -2.4,-4.4", "-.4,-7.6 -.2,-5.6", "2,-7.4 1.8,-5")
    cut.use("tuft", 36, 82, size=.8)


# -- the written two ---------------------------------------------------------------------------------------------------
def written_two(cut: Cut) -> None:
    """Two of swords: two crossed swords behind a scroll on which a hand with a quill is writing."""
    cut.use("sword-long", 27.2, 43.6, turn=20, size=1.04)
    cut.use("sword-long", 28.8, 43.6, turn=-20, size=1.04)
    cut.area("5.4,28 9,25.6 12.4,27.4 14,29.4! 44,28.4! 47.4,27 50.6,28.4 50.4,32! 48.6,34.4 48.4,50 49.4,54.4 47.4,57.4 44,57! 14,57.8! 10.6,60 "
             "6.6,58.8 6,55.4! 8,52.4 8,34 5.8,31.4 z", PAPER, 0.75, slip=False)
    for x, y, flip in ((8.6, 28.6, False), (47.4, 54.2, True)):
        with cut.at(x, y, flip=flip):
            cut.area("-3,-.6 -.6,-2.8 2.8,-1.2 3.4,1.6 1.2,3.4 -1.6,2.6 z", YELLOW, 0.55)
            cut.line("1.4,-.4 -.2,-.8 -1.2,.4 -.2,1.4", w=0.45)
    write(cut, "CECY EST", 26.6, 33.4, 6, 0.9, gap=1.4)
    write(cut, "ESCRIT", 23.4, 43, 6.4, 0.95, gap=1.5)
    cut.nick((12, 54.6, 35, 55.2, .45, .3))
    # a hand comes from the right, the quill between its thumb and forefinger
    cut.area("53.7,53.4! 50,52.8! 47.4,61! 53.8,63.4! z", CARMINE, 0.65)
    cut.area("51,51.8! 48.8,51.6! 45.6,61.4! 48,62.2! z", PAPER, 0.5)
    with cut.at(39, 51.4):
        cut.area("9.4,.8! 7,-1.6 4.8,-2.8 3,-1.8 1.4,1.4 1.5,4.4! 1,5.6 1.8,6.8 3.4,6.6! 3.4,7.8 5,8.6 7,8.2! 9,8.6! z", PAPER, 0.6)
        cut.line("1.5,4.5 4.4,4", "3.4,6.6 5.4,5.6", w=0.4)
        with cut.at(-.1, .4, turn=37):
            cut.area("-.9,-2! -1.7,-9 -1,-15 1.6,-21.4! 2.8,-15 2.4,-8 .6,-2! z", PAPER, 0.6)
            cut.line("0,3 .2,-8 1.4,-19", w=0.5)
            cut.nick((.3, -5, 2.2, -8, .3), (.4, -9, 2.4, -12, .3), (.6, -13, 2.4, -16, .3), (0, -6, -1.4, -9, .3), (.3, -11, -1, -14, .3))
            cut.blot("1,-18.6! 1.6,-21.4! 2.4,-17.4! z", SEA)
            cut.area("-.9,-2! .6,-2! .5,2! -.2,5.2! -.8,2! z", YELLOW, 0.45)
        cut.area("6.4,-2! 4,-3.4 1.6,-2.6 -.9,-.1 -.8,1.1 .4,1.1 2.4,-.4 4.6,-.6! z", PAPER, 0.5)
        cut.area("7.4,1.8! 4.4,1.2 2.2,1.6 .6,.8 -.3,1.4 .1,2.5 2,3.4 4.6,4 7,4! z", PAPER, 0.5)
        cut.blot("7.8,1.6! 5,1.5! 5,3.7! 7.6,4.2! z", PAPER)
        cut.line("-.7,.2 -.1,.6", ".2,1.3 .8,1.9", w=0.3)


# -- the hard kiss -----------------------------------------------------------------------------------------------------
def five_of_coins(cut: Cut) -> None:
    """Five of coins: in the great coin in the middle a couple kisses."""
    for x, y in ((22, 11.6), (44.4, 14.8), (11.6, 71.2), (34, 74.4)):
        cut.use("coin-flower", x, y, size=0.9)
    with cut.at(28, 43):
        cut.ring(0, 0, 21.4, YELLOW, 0.85, slip=True)
        cut.nick(*((19.4 * math.cos(a), 19.4 * math.sin(a), 20.9 * math.cos(a), 20.9 * math.sin(a), 0.26) for a in (math.tau * i / 40 for i in range(40))))
        cut.ring(0, 0, 18.6, CARMINE, 0.5)
        cut.ring(0, 0, 17.2, SEA, 0.5)
        # her shoulders and his
        cut.area("1.4,7.6! 6.6,7 12,8.6 14.8,8.8! 10.6,13.6 5,16.5 .6,17.2! z", CARMINE, 0.6)
        cut.area("-1.4,7.6! -6.8,7 -12.2,8.6 -14.8,8.8! -10.6,13.6 -5,16.5 .6,17.2! z", LEAF, 0.6)
        cut.nick((-9.6, 9, -7, 14.6, .45, .3), (9, 12, 6.4, 15.6, .45, -.3))
        with cut.at(-6.4, -1.4, size=1.22, turn=7):
            locks(cut, "-3,-6 -5.4,-4.4 -6,-1 -5.2,3! -6.8,5 -7.6,8.4 -6,7.6! -5.2,8.8! -4.4,5.4 -3.4,3! -1,-1! 1,-5! z", INK, "-4.8,-3 -4.8,2.4", "-6.2,5.4 -6.2,7")
            profile(cut, nose="straight", lips="kiss", eye="shut", brow=.4)
            locks(cut, "1.4,-5! -.6,-3.4 -1,-1.6! -2.8,-1.8 -3.6,.6 -3.4,3! -5.2,2.4 -5.4,-4! z", INK, "-1,-4 -2.6,-2.4", "-3.4,-3 -4.4,.6")
            cut.area("-6.6,4! -4,3.4! -3.8,4.8! -6.6,5.4! z", CARMINE, 0.4)
            hats.bicorne(cut, YELLOW, PAPER)
        with cut.at(6.2, -1.2, size=1.18, turn=-7, flip=True):
            locks(cut, "-2,-5 -5.6,-3 -6.4,.6 -5.6,3.6 -3.4,4.4! -1,0! z", YELLOW, "-4.6,-1 -5,2")
            profile(cut, nose="snub", lips="kiss", eye="shut", brow=.6, ear=False)
            locks(cut, "2.8,-4.8! 1,-3 -.6,-1.4 -1,1 -2.2,2.4 -3.6,1.4! -5.2,2 -5.4,-4.6! z", YELLOW, "0,-3 -2,-1 -2.4,1", "-2.4,-3 -3.8,-.4")
            hats.bonnet(cut, PAPER, CARMINE)
        # her arm round his neck
        cut.area("12.6,8.8! 7,6.4 .4,7.2 -4,8.2! -3.8,11! .4,11.2 6,12.6 10.6,13! z", CARMINE, 0.6)
        cut.area("-3.6,8! -6,7 -8.6,7.4 -8.8,8.6 -7,8.9! -8.8,9.6 -8.4,10.6 -6.8,10.4! -7.6,11.4 -6,11.7 -3.4,11! z", PAPER, 0.5)
        cut.nick((5, 9, 0, 9.4, .4), (9.6, 10.4, 5.4, 10, .35))
        with cut.at(0, -12.8, size=.6):
            cut.area("0,3! -3,-.4 -2.6,-2.6 -1,-2.8 0,-1.4! 1,-2.8 2.6,-2.6 3,-.4 z", BLUSH, 0.5)
