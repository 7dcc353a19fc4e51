"""The four aces. Partners tell of an ace by opening the mouth, and on each of them a mouth stands open."""
from __future__ import annotations

import math

from ..figures import arm, fist
from ..letters import write
from ..svg import Cut
from .bodies import limb, strap
from .heads import front, locks
from .palette import BLUSH, CARMINE, INK, LEAF, PAPER, SEA, YELLOW
from .signs import anchor

__all__ = ["ACES"]


def ace_of_coins(cut: Cut) -> None:
    """A great coin bearing a shield of four quarters: a cow's head, a boat, an oak leaf and an anchor."""
    for turn in (0, 180):
        cut.use("pink", 40.4 if turn == 0 else 15.6, 20.4 if turn == 0 else 65.6, turn=turn + 26, size=1.25)
        cut.use("pink", 32 if turn == 0 else 24, 18 if turn == 0 else 68, turn=turn + 4, size=1.0)
    with cut.at(28, 43):
        cut.ring(0, 0, 23.4, YELLOW, 0.85, slip=True)
        cut.nick(*((21.4 * math.cos(a), 21.4 * math.sin(a), 22.9 * math.cos(a), 22.9 * math.sin(a), 0.28) for a in (math.tau * i / 48 for i in range(48))))
        cut.ring(0, 0, 20.8, CARMINE, 0.6)
        cut.ring(0, 0, 19, PAPER, 0.6)
        # crest: a fish with its mouth open, on a wave
        with cut.at(0, -13.8):
            cut.area("-7.6,-3! -6,.8 -8,3.4! -4.4,2.2 -1,3 3,2.4 6.4,.2! 4.6,-.6! 6.6,-2.4! 2.6,-3.4 -2,-3 -5,-.6 z", SEA, 0.6)
            cut.spot((3.4, -1.6, 0.7), fill=PAPER)
            cut.spot((3.5, -1.6, 0.35))
            cut.nick((.6, -2.6, .4, 2, .4, -.5), (-1.6, -2, -1.6, 1.8, .3, -.4), fill=PAPER)
        # shield
        with cut.at(0, 1, size=1.1):
            cut.area("-12,-8! 0,-8! 0,3! -12,3! z", YELLOW, 0)
            cut.area("0,-8! 12,-8! 12,3! 0,3! z", SEA, 0)
            cut.area("-12,3! 0,3! 0,15.4 -5,13.6 -9.4,10.4 -11.6,6.4 z", LEAF, 0)
            cut.area("12,3! 0,3! 0,15.4 5,13.6 9.4,10.4 11.6,6.4 z", PAPER, 0)
            with cut.at(-6, -2.4, size=.5):
                for s in (-1, 1):
                    cut.area(f"{s * 3},-4.4! {s * 6},-6.4 {s * 8},-9 {s * 7.4},-12! {s * 10.6},-8 {s * 9},-4 {s * 5},-2! z", PAPER, 0.4)
                    cut.area(f"{s * 5},-2.6! {s * 10},-3 {s * 11},-1 {s * 6},.4! z", CARMINE, 0.4)
                cut.area("-6.4,-4.4 0,-6.4 6.4,-4.4 6,1 4.8,8 0,10.6 -4.8,8 -6,1 z", CARMINE, 0.5)
                cut.area("-4.6,7 0,4.8 4.6,7 0,10.4 z", PAPER, 0.4)
                cut.spot((-3, -.6, 1), (3, -.6, 1), fill=PAPER)
            for y in (-.4, 1.6):
                cut.line(f"1,{y} 3,{y - .9} 5,{y} 7,{y - .9} 9,{y} 11.4,{y - .9}", w=0.7, ink=PAPER)
            cut.area("2.4,-3! 9.6,-3! 8.4,-1.2! 3.6,-1.2! z", YELLOW, 0.4)
            cut.line("6,-3 6,-7.4", w=0.5)
            cut.area("6.4,-7.2! 9.2,-3.8! 6.4,-3.8! z", PAPER, 0.4)
            with cut.at(-5.2, 10.8, size=.66):
                cut.area("0,0! -1.6,-1.2 -1.5,-2.6! -3.2,-3.2 -2.6,-5! -3,-6.8 -1.4,-7! -.8,-8.8 .8,-8.8 1.4,-7! 3,-6.8 2.6,-5! 3.2,-3.2 1.5,-2.6! 1.6,-1.2 z", YELLOW, 0.45)
                cut.line("0,2 0,-6.4", w=.35)
            with cut.at(5.2, 7.6, size=.86, turn=12):
                anchor(cut)
            cut.line("-12,-8! 12,-8! 12,3 11.6,6.4 9.4,10.4 5,13.6 0,15.4! -5,13.6 -9.4,10.4 -11.6,6.4 -12,3 z", w=0.85)
            cut.line("0,-8 0,15", "-12,3 12,3", w=0.6)


def ace_of_cups(cut: Cut) -> None:
    """One great chalice, lettered with the name of the game; a bird sings on its rim."""
    cut.use("pink", 10, 80, turn=-10, size=1.3)
    cut.use("pink", 15, 80.6, turn=8, size=1)
    for s in (-1, 1):  # handles
        with cut.at(28, 0, flip=s < 0):
            strap(cut, "17,33 23,31.4 24.4,38 21,44.6 13,48", YELLOW, 1.6)
            cut.ring(23.4, 33, 1.2, CARMINE, 0.45)
    cut.area("24.4,64! 31.6,64! 32.4,70 36,74.4 41.6,77.4! 42.6,81! 13.4,81! 14.4,77.4! 20,74.4 23.6,70 z", YELLOW, 0.8, slip=True)
    cut.line("14.6,78 28,79.4 41.4,78", "20.6,74.6 28,75.8 35.4,74.6", w=0.5)
    cut.hatch(29.6, 72, 36.4, 76.6, 6, -.3, -2.4, 0.35)
    for y, r, fill in ((57.4, 5.4, CARMINE), (62.4, 3.8, SEA)):
        cut.area(f"{28 - r},{y} {28 - r + .6},{y - 2.2} 28,{y - 2.7} {28 + r - .6},{y - 2.2} {28 + r},{y} {28 + r - .6},{y + 2.2} 28,{y + 2.7} {28 - r + .6},{y + 2.2} z", fill, 0.65)
        cut.nick((28 - r * .5, y - 1.6, 28 - r * .5, y + 1.6, .35), (28 + r * .5, y - 1.6, 28 + r * .5, y + 1.6, .35))
    cut.area("9.4,27! 46.6,27! 46,36 42.4,46 35.6,53 28,55.4 20.4,53 13.6,46 10,36 z", YELLOW, 0.85, slip=True)
    for x in (-11, -6.6, -2.2, 2.2, 6.6, 11):
        cut.area(f"{28 + x - 1.9:.1f},45.6! {28 + x:.1f},43.8 {28 + x + 1.9:.1f},45.6! {28 + x * .72 + 1.2:.1f},50.4 {28 + x * .5:.1f},53.4! {28 + x * .72 - 1.2:.1f},50.4 z", CARMINE if abs(x) in (2.2, 11) else PAPER, 0.5)
    cut.area("9.5,31 28,34 46.5,31! 45.6,39 28,42.4 10.4,39 z", PAPER, 0.6)
    write(cut, "ALUETTE", 28, 35.4, 4.9, 0.8, gap=2, rise=(1.1, .5, .1, 0, .1, .5, 1.1))
    cut.hatch(44.4, 40.4, 39, 49, 7, -2.4, .4, 0.4)
    cut.ring(28, 27, 18.8, PAPER, 0.75, ry=3.4)
    cut.ring(28, 27.4, 16, CARMINE, 0.5, ry=2.2)
    # a bird on the rim, singing
    with cut.at(28, 24.4):
        cut.area("-7,-4 -14,-1.6! -13.4,1.6! -6,-.4! z", SEA, 0.55)
        cut.area("-8.6,-5 -5,-9.6 0,-11.4 2,-15.6 5.6,-17.4 9,-16 9.8,-12.6 8.4,-8 5.4,-3 0,-.6 -5,-.8 z", LEAF, 0.7, slip=True)
        cut.area("9.4,-15.2! 13.6,-17.4! 11,-14.2! 13.4,-11.8! 9.4,-12.4! z", YELLOW, 0.5)
        cut.spot((6.6, -14.4, 0.8))
        cut.area("-6.4,-6.4 -2,-8.4 2.4,-6.4 0,-3.4 -4.4,-3 -8.6,-2! z", SEA, 0.55)
        cut.nick((-4.4, -6, 0, -5.6, .35, .2), (-5.4, -4.4, -1, -4.2, .3, .2), (6.4, -9, 4, -4.4, .35, .2))
        cut.line("-1.4,-.6 -1.6,2.4", "1.8,-1.2 1.8,2.4", w=0.8)
        for x, y in ((17, -17.6), (18.4, -13)):
            cut.area(f"{x - 1.2},{y} {x},{y - .8} {x + 1},{y} {x},{y + .8} z", INK, 0.3)
            cut.line(f"{x + .9},{y} {x + 1.3},{y - 3.4} {x + 2.6},{y - 2.8}", w=0.5)


def ace_of_swords(cut: Cut) -> None:
    """A great sword with a strap; a naked child grasps its grip and shouts."""
    with cut.at(38, 0):
        cut.area("-3.6,55! -3.2,13! 0,4.6! 3.2,13! 3.6,55! z", PAPER, 0.8)
        cut.blot("0,55! 0,8! 2.6,13.4! 3,55! z", SEA)
        cut.line("0,54 0,12", w=0.5)
        cut.hatch(-3.1, 18, -3.4, 52, 11, 2, 1.4, 0.35)
        cut.area("-2.4,58! 2.4,58! 2.8,64 2.2,72! -2.2,72! -2.8,64 z", CARMINE, 0.65)
        for y in (60, 62.8, 65.6, 68.4, 71):
            cut.nick((-2.6, y + .8, 2.6, y - .6, .45))
        cut.area("-11.4,60.6 -11.8,56.8 -7.4,54.6 0,55 7,54.2 9.4,51.8 11.4,50.6 12.2,53.6 8,57.8 0,58 -7,57.8 -9,61 z", YELLOW, 0.7, slip=True)
        cut.ring(0, 75, 3.2, YELLOW, 0.65)
        cut.ring(0, 75, 1.4, CARMINE, 0.45)
    # the strap: two turns round the blade and a long loop down to the guard
    for y in (29, 35):
        cut.area(f"34.2,{y}! 41.8,{y - 3}! 42,{y}! 34,{y + 3}! z", LEAF, 0.6)
    strap(cut, "34.4,37 29.6,41 27.8,47 29.4,53 34,57", LEAF, 1.9)
    cut.area("26.4,50! 30,48.6! 31.2,52! 27.6,53.4! z", YELLOW, 0.55)
    cut.line("2.4,81 16,80.5 44.4,80.8", w=0.5)
    cut.use("tuft", 6.4, 81, size=.8)
    cut.use("tuft", 27, 81, size=.7)
    for joints, foot in (([(15, 60, 4.2), (12.4, 67, 3.4), (13, 72, 2.6), (11.6, 77.6, 1.9)], True), ([(20.4, 60, 4.2), (22.6, 67, 3.4), (21.4, 72, 2.6), (22.4, 77.6, 1.9)], False)):
        x, y = joints[-1][:2]
        with cut.at(x, y, flip=foot):
            cut.area("-1.9,-.9! 1.9,-.9! 3,.8 5.6,1.5 6.2,2.6 5.8,3.2! -1.9,3.2! -2.5,1.8 z", PAPER, 0.6)
            cut.line("5,1.9 5,3", "4,1.8 4,3", "3,1.7 3,2.8", w=0.3)
        limb(cut, joints, PAPER, 0.65, open_end=True)
        cut.nick((x - 1.4, 69.6, x + 1, 69.2, .35, .3))
    cut.area("12,45 15.4,42.6 20.4,42.6 23.6,45 24,50 23,55 24.4,60 22,64.6 17.8,65.6 13.4,64.6 11,60 12.4,55 11.4,50 z", PAPER, 0.7)
    cut.nick((14.6, 48.6, 16.4, 48.8, .3, -.4), (19.4, 48.8, 21.2, 48.6, .3, -.4), (17.6, 50, 17.7, 54, .3), (13.6, 55.4, 15.4, 55, .3, -.3), (22, 55.2, 20.4, 55, .3, .3))
    cut.spot((17.8, 57, .5))
    cut.area("10.8,58.6 17.8,60.4 24.6,58.6! 25,63 20,67.6 17.6,66.4! 15,67.8 10.6,63.4 z", LEAF, 0.6)
    cut.nick((12.4, 60.4, 15.6, 65, .4), (23, 60.4, 20, 65, .4), (17.8, 61.4, 17.6, 65.4, .35))
    cut.area("9.4,61.4! 11,59! 11.8,62.2! 9.6,69! 7.6,67.6! 6,69! z", LEAF, 0.55)
    # one hand on the grip, the other thrown up
    limb(cut, [(15.4, 46.4, 2.8), (9, 42.6, 2.3), (6.9, 36.6, 1.6), (6.6, 34.8, 1.4)], PAPER, 0.6, open_top=True, open_end=True)
    cut.use("palm", 6.6, 35.2, turn=-13, size=.86, flip=True)
    limb(cut, [(20.6, 46.8, 2.8), (26, 55, 2.4), (33, 62.4, 1.8), (35, 63.6, 1.7)], PAPER, 0.6, open_top=True, open_end=True)
    fist(cut, 37.6, 64.6, size=1.06, flip=True, bend=-62)
    with cut.at(17.4, 34, size=1.08, turn=-4):
        locks(cut, "-4,-6 -6,-4 -7.2,-2 -6,-.6! -6.8,1.4 -4.8,2.4! -4,0! 4,0! 4.8,2.4! 6.8,1.4 6,-.6! 7.2,-2 6,-4 4,-6 z", YELLOW)
        front(cut, nose="snub", mouth="open", round_face=True, neck=False, gaze=.8, brow=(.6, .6))
        locks(cut, "-5.4,-1.4! -6.4,-4 -4.6,-5.2! -4.4,-7.6 -1.8,-7.2! 0,-9 1.8,-7.2! 4.4,-7.6 4.6,-5.2! 6.4,-4 5.4,-1.4! 4,-3.8 2,-3.2! .4,-5 -1.6,-3.2! -4,-4 z", YELLOW,
              "-3.4,-6 -3.8,-4.4", "-.6,-7 -.6,-5", "2.6,-6.4 3,-4.4")


def ace_of_batons(cut: Cut) -> None:
    """A wild man, hairy as a bush, roars beside a cudgel taller than himself."""
    cut.line("2.4,81 16,80.4 30,81.2 44.4,80.8", w=0.5)
    cut.use("tuft", 7, 81.2, size=.9)
    cut.use("tuft", 34, 81.4, size=.8)
    with cut.at(42, 41.6, size=1.16):
        cut.use("cudgel-long")
    cut.use("oak", 46.4, 15, turn=60, size=.9)
    for joints, flip in (([(17.4, 57, 5), (15, 65.6, 4.2), (15.4, 70.6, 3.2), (13.6, 76.6, 2.3)], True), ([(25.4, 57, 5), (28.4, 65.6, 4.2), (27.6, 70.6, 3.2), (28.8, 76.6, 2.3)], False)):
        x, y = joints[-1][:2]
        with cut.at(x, y, flip=flip):
            cut.area("-2.3,-.6! 2.3,-.8! 4,1 6.8,1.7 7.8,2.8 7.4,3.8! -2.2,3.8! -2.8,2 z", PAPER, 0.6)
            cut.line("5.8,2 5.9,3.6", "4.6,1.6 4.7,3.6", "3.4,1.2 3.5,3.4", w=0.35)
        limb(cut, joints, LEAF, 0.65)
        cut.area(f"{x - 2.6},{y - 1.2}! {x - 1.6},{y + 1.2}! {x - .6},{y - .2}! {x + .4},{y + 1.4}! {x + 1.4},{y}! {x + 2.6},{y + 1.2}! {x + 2.5},{y - 1.4}! z", LEAF, 0)
        cut.line(f"{x - 2.6},{y - .4}! {x - 1.6},{y + 1.2}! {x - .6},{y - .2}! {x + .4},{y + 1.4}! {x + 1.4},{y}! {x + 2.6},{y + 1.2}! {x + 2.6},{y - .4}!", w=.55)
        cut.nick(*((jx + dx, jy, jx + dx + .5, jy + 2.2, .4) for jx, jy, _h in joints[1:3] for dx in (-2.0, 0.0, 2.0)))
    # body with tufts of hair along its outline
    cut.area("10.4,40 12,35 17,31.4! 26,31.4! 31,35 32.6,40 31,43! 32.4,45.4! 30.4,47! 31.6,50! 30,51.6! 31.6,55! 30.4,58! 32,61! 27,60! 25,63! 21.6,60.6! 18.4,63! "
             "16.4,60! 11.4,61! 12.8,58! 11.4,55! 13,51.6! 11.4,50! 12.6,47! 10.8,45.4! 12,43! z", LEAF, 0.7, slip=True)
    cut.nick(*((x + .5 * (i % 2), y, x + .9, y + 2.4, .42) for y in (44, 48.4, 52.8, 57) for i, x in enumerate((15, 18.4, 21.8, 25.2, 28.4))))
    strap(cut, "12.4,52.4 21.6,54.6 30.6,52.4", CARMINE, 1.5)
    cut.use("oak", 21.6, 52, turn=180, size=.8)
    # arms
    turn = arm(cut, (29.6, 36.6), (36, 47.4), (40.8, 42.6), LEAF, width=(3.8, 3.3, 2.2), cuff=None)
    cut.use("fist", 42.4, 40.6, turn=turn - 12, size=1.02, flip=True)
    turn = arm(cut, (13.4, 36.6), (6.4, 46.6), (11.4, 53), LEAF, width=(3.8, 3.3, 2.2), cuff=None)
    cut.use("fist", 13.2, 55, turn=turn, size=0.98)
    with cut.at(21.6, 22.6, size=1.2):
        locks(cut, "-3,-8! -5.6,-8.4! -6,-6! -8.4,-5! -7.4,-2.6! -9.4,-.4! -7.6,1.4! -9,4.4! -6.8,5! -7.4,8.6! -4,7.6! 4,7.6! 7.4,8.6! 6.8,5! 9,4.4! 7.6,1.4! 9.4,-.4! 7.4,-2.6! 8.4,-5! 6,-6! 5.6,-8.4! 3,-8! 0,-10.4! z",
              INK, "-6,-3 -7.4,-.4", "-6,1 -7,4", "6,-3 7.4,-.4", "6,1 7,4", "-5,4 -5.6,7", "5,4 5.6,7")
        front(cut, nose="broad", mouth="open", left="wide", right="wide", slant=.9, neck=False)
        locks(cut, "-4.9,.6! -3.6,3 -2.2,3 -1.2,3.2! -2.2,4.4 -1.6,6 0,6.6 1.6,6 2.2,4.4 1.2,3.2! 2.2,3 3.6,3 4.9,.6! 5.4,4.4 4.4,7.6! 3.4,6.8! 2.6,9.6! 1.2,8.4! 0,11! -1.2,8.4! -2.6,9.6! -3.4,6.8! -4.4,7.6! -5.4,4.4 z", INK,
              "-3.8,4 -3.6,6", "3.8,4 3.6,6", "-1.6,7 -1.6,8.4", "1.6,7 1.6,8.4")
        cut.area("-2.3,4.2 0,3.4 2.3,4.2 2,6.4 0,7.4 -2,6.4 z", CARMINE, 0.6)
        cut.area("-1.6,4.1! 1.6,4.1! 1.4,5! -1.4,5! z", PAPER, 0.3)
        cut.blot("-1.1,6.4 0,5.7 1.1,6.4 0,7 z", BLUSH)
        locks(cut, "-5,-1.6! -5.2,-5 -3,-7.6 0,-8.2 3,-7.6 5.2,-5 5,-1.6! 3.6,-4! 2.4,-3.4! 1,-5! 0,-3.6! -1.2,-5! -2.4,-3.4! -3.6,-4.2! z", INK, "-3,-6 -3,-4.6", "0,-6.6 0,-5", "3,-6 3,-4.6")


ACES = {"AD": ace_of_coins, "AC": ace_of_cups, "AE": ace_of_swords, "AB": ace_of_batons}
