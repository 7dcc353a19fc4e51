"""The four doubles, the great and the little nine, the oak two and the written two, and the kissing couple of the five of coins.

As on the luettes, the picture hints at the partners' sign: thumb, little finger, forefinger, and a hand that writes.
"""
from __future__ import annotations

import math

from ..letters import write
from ..svg import Cut
from . import hats
from .heads import locks, profile, quarter
from .palette import BLUSH, CARMINE, INK, LEAF, PAPER, SEA, YELLOW

__all__ = ["five_of_coins", "nine_of_coins", "nine_of_cups", "oak_two", "written_two"]


def _raised(cut: Cut, thumb: bool) -> None:
    """A closed hand from the back of the fingers, its wrist below: the thumb stands up, or the little finger."""
    cut.area("-3.4,7.4! -3.8,4 -3.6,.6! 3.4,.6! 3.7,4 3.2,7.4! z", PAPER, 0.6)
    if thumb:
        cut.area("-3.7,3.4! -4.4,.4 -4,-2.4 -3.8,-6 -2.4,-7.4 -1,-6.2 -1.2,-2.6 -.8,1! z", PAPER, 0.6)
        cut.line("-3.4,-5.8 -2.4,-6.4 -1.6,-5.8", w=0.35)
    else:
        cut.area("1.7,1.6! 1.9,-3 2.1,-7.6 3,-8.6 4,-7.6 3.9,-2 3.7,2.6! z", PAPER, 0.55)
        cut.line("2.5,-7.6 3,-8 3.5,-7.5", "2.1,-3.6 3.7,-3.4", w=0.3)
    fingers = range(4) if thumb else range(3)
    for i in fingers:  # the bent fingers, one beside the other
        x = -1.1 + 1.35 * i if thumb else -3.3 + 1.75 * i
        wide = 1.3 if thumb else 1.7
        cut.area(f"{x:.2f},.4 {x + wide / 2:.2f},-.7 {x + wide:.2f},.4 {x + wide:.2f},3.4 {x + wide / 2:.2f},4.1 {x:.2f},3.4 z", PAPER, 0.5)
    if not thumb:
        cut.area("-3.8,5.6! -3.4,3.6 -1,3 1.4,3.2 1.8,4.4 .4,5 -1.4,5.4! z", PAPER, 0.5)
    cut.area("-4.6,7! 4.4,7! 4.8,10! -5,10! z", CARMINE, 0.6)
    cut.line("-4.7,8.6 4.6,8.6", w=0.6, ink=PAPER)


def nine_of_cups(cut: Cut) -> None:
    """Grand neuf: nine cups, and out of the middle one comes a hand with its thumb up."""
    for x, y in ((11.4, 32.6), (11.4, 52.2), (11.4, 71.8), (28, 14.8), (28, 71.2), (44.6, 14.2), (44.6, 33.8), (44.6, 53.4)):
        cut.use("cup", x, y, size=0.88)
    with cut.at(28, 33.6, size=1.1):
        _raised(cut, True)
    cut.use("cup", 28, 48.8, size=1.0)


def nine_of_coins(cut: Cut) -> None:
    """Petit neuf: eight coins in a ring, and the ninth balanced on a little finger."""
    for x, y in ((21, 13.4), (38.8, 13.4), (11, 32.4), (45, 32.4), (11, 53.6), (45, 53.6), (17.2, 72.6), (35, 72.6)):
        cut.use("coin-sun", x, y, size=0.83)
    with cut.at(25.4, 49.8, size=1.1):
        _raised(cut, False)
    cut.use("coin-sun", 28.7, 33.8, size=0.83)


# -- the oak two -------------------------------------------------------------------------------------------------------
def _trunk(cut: Cut, x: float, top: float, foot: float) -> None:
    for lx, turn in ((-2, -76), (2, 76), (-1.4, -40), (1.4, 40), (0, 2)):
        cut.use("oak", x + lx, top + abs(turn) * .045, turn=turn, size=.74)
    cut.use("oak", x + 2, top + 19, turn=64, size=.7)
    cut.area(f"{x - 2.6},{foot}! {x - 2.2},{(top + foot) / 2} {x - 2.9},{top}! {x},{top - .8} {x + 2.9},{top}! {x + 2.4},{(top + foot) / 2} {x + 2.8},{foot}! z", LEAF, 0.75, slip=True)
    cut.ring(x, top, 2.9, YELLOW, 0.55, ry=1)
    for dx, t, side in ((-2.6, .32, -1), (2.6, .52, 1), (-2.4, .74, -1)):
        y = top + (foot - top) * t
        cut.area(f"{x + dx},{y + 2.6}! {x + dx + side * 1.6},{y + 1} {x + dx + side * 1.8},{y - 1} {x + dx},{y - 1.4}! z", LEAF, 0.5)
        cut.ring(x + dx + side * 1.7, y, 1, YELLOW, 0.45)
    for t in (.2, .44, .66, .86):
        y = top + (foot - top) * t
        cut.nick((x - 1, y, x - .8, y + 7, .4, .2), (x + 1.2, y - 4, x + 1.2, y + 3, .4))


def oak_two(cut: Cut) -> None:
    """Two of batons: two oak trunks, and between them a laughing child on a swing, one forefinger up."""
    _trunk(cut, 10, 33, 81)
    _trunk(cut, 46, 14, 63)
    for rope in ("11,38.6 17.6,50 22.4,63.6", "45,20.6 41,40 37.4,60.6"):
        cut.line(rope, w=1.3)
        cut.line(rope, w=0.6, ink=YELLOW)
    for x, y in ((10, 38), (46, 20)):
        cut.area(f"{x - 2.6},{y - 1.4}! {x + 2.7},{y - .6}! {x + 2.7},{y + 1.6}! {x - 2.6},{y + .8}! z", YELLOW, 0.5)
    cut.area("20.6,63.2! 38.4,59.6! 38.8,61.8! 21,65.4! z", CARMINE, 0.6)  # the seat
    # far leg, near leg kicking to the left
    cut.area("28,59! 33.4,60.4 29.4,67.6 25.4,73! 23,71.4! 25.6,66 z", PAPER, 0.55)
    cut.area("26,71! 23.4,70.4! 20.6,71.4 18.6,73.6 21,75.4 24.8,74.6! z", CARMINE, 0.55)
    cut.area("31.6,60! 22.4,59.4 17,62.6 13.6,67.6! 15.8,69.6! 19.6,66.2 25,65.6 31.6,66.6! z", PAPER, 0.6)
    cut.area("15.8,69.8! 13.2,67.2! 10.8,67.8 8.8,70.6 11.2,72.6 14.8,72! z", CARMINE, 0.6)
    # shirt and breeches
    cut.area("24,58! 36,55.8! 37,60.6 34,65.6 27,66 22.6,64.4 z", SEA, 0.6, slip=True)
    cut.nick((30, 60, 26, 64, .4), (34.4, 59, 34, 64, .4))
    cut.area("24.6,45 27.4,42.6 33,42.4 36,45 36.6,50 36.2,57.6! 23.6,59.4! 24,51 z", YELLOW, 0.65, slip=True)
    cut.nick((30.4, 46, 30, 57, .4, .2), (34.6, 50, 34.8, 56, .35))
    cut.area("23.6,57.6! 36.4,55.4! 36.6,57.6! 23.4,59.8! z", CARMINE, 0.5)
    # arms: one on the rope, one with the forefinger up
    cut.area("34.4,44! 36.8,45.6 41.6,43.4 40.4,40.4! 36.6,41.4 33.6,43 z", YELLOW, 0.6)
    cut.use("fist", 41, 40.6, turn=48, size=0.72)
    cut.area("26.6,43.6! 23.6,42.6 20.4,38.2! 17.6,39.8! 20,45.4 24.6,48.4! z", YELLOW, 0.6)
    with cut.at(18.4, 37.4, turn=-18, size=.82):
        cut.area("-1.6,2.8! -2,.6 -1.8,-1.2 1.8,-1.4 2.1,.6 1.4,2.8! z", PAPER, 0.5)
        cut.area("-1.9,-.4! -1.7,-4.6 -1,-5.8 -.2,-4.6 -.2,-.6! z", PAPER, 0.5)
        cut.area("-2.2,1.4! -1.2,.2 .6,.2 .8,1.2 -.6,1.8! z", PAPER, 0.4)
        cut.line(".6,-1.2 .6,0", w=.35)
    cut.area("27,43.4! 30.2,45.6 33.4,43! 31.8,41.4! 28.4,41.4! z", PAPER, 0.5)
    with cut.at(30.4, 34.6, size=.98, turn=-7):
        locks(cut, "-4,-6 -6.2,-4.4 -6.8,-1 -5.6,.4! -6.4,2.2 -5,3! -3,-2! 0,-4.4! 3.4,-4! 4.4,-1! 5.2,-2.6 4.6,-6 0,-7.4 z", CARMINE, "-5,-4 -5.6,-1", "-3.6,-5 -4.6,-1.6")
        quarter(cut, nose="snub", mood="merry", neck=False, brow=.4)
        cut.area("-.4,4 1.2,4.3 2.8,3.6 2.2,5.6 .6,5.8 z", INK, 0.4)
        locks(cut, "-5,-1! -5.4,-5 -3,-8 1,-8.4 4,-7 4.8,-4! 3,-5! 1.6,-3.6! 0,-5.2! -2,-3.4! -3.4,-4.4! z", CARMINE, "-3.4,-6.6 -2.4,-4.4", "-.4,-7.6 -.2,-5.6", "2,-7.4 1.8,-5")
    cut.use("tuft", 22, 82, size=.9)
    cut.use("tuft", 35, 82, size=.7)


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
    write(cut, "CECY EST", 28, 33.4, 6.2, 0.9, gap=1.5)
    write(cut, "ESCRIT", 24.8, 44, 6.8, 0.95, gap=1.6)
    cut.nick((12, 54.6, 30, 54.6, .45, .3))
    # the hand with its quill comes from the right
    cut.area("53.7,57.4! 47.6,56.6! 45.6,62.4! 53.8,65.4! z", CARMINE, 0.65)
    cut.area("48.4,55.6! 45.8,55.2! 43.6,62! 46,63.2! z", PAPER, 0.5)
    with cut.at(42.2, 52.4, turn=20):  # the quill stands over the hand
        cut.area("-1.2,1! -2,-8 -1,-17 2.4,-24.6! 3.6,-18 3,-8 .8,1! z", PAPER, 0.6)
        cut.line("-.2,3.4 .4,-8 2,-22", w=0.5)
        cut.nick((.4, -6, 2.8, -9.4, .3), (.6, -11, 3.2, -14.6, .3), (.8, -15.6, 3.2, -19, .3), (0, -8, -1.6, -11, .3), (.4, -13, -1, -16, .3))
        cut.blot("1.6,-22! 2.4,-24.6! 3.3,-20! z", SEA)
        cut.area("-1,1! .8,1! .2,4! -.6,7! -.8,4 z", YELLOW, 0.45)
    cut.area("45.6,56! 41.6,53.4 39.4,54.4 38.2,56.6! 39,57.6 41.4,56.8! 39.4,59 39.8,60.2 41.2,60 40.8,61.4 42.6,61.6 45.2,61.8! z", PAPER, 0.6)
    cut.line("41.4,60 43.4,58.6", "40.2,58.6 42.4,57", w=0.4)


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
