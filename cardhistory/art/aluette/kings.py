"""The four kings, whole figures; the king of coins carries an axe."""
from __future__ import annotations

from ..figures import arm, fist, held
from ..svg import Cut
from . import hats
from .bodies import limb, shoe, strap
from .heads import front, locks, profile
from .palette import CARMINE, INK, PAPER, SEA, YELLOW

__all__ = ["KINGS"]


def _floor(cut: Cut, y: float = 80.6, right: float = 44.4) -> None:
    cut.line(f"2.4,{y} 20,{y + .5} {right},{y}", w=0.5)
    for i in range(7):
        x = 5 + 5.9 * i
        cut.nick((x, y + .6, x - 2, y + 2.6, .35))


def _ermine(cut: Cut, text: str, *spots: tuple[float, float]) -> None:
    cut.area(text, PAPER, 0.6)
    cut.nick(*((x, y - 1, x, y + 1.3, 0.6) for x, y in spots))


def _axe(cut: Cut, x: float, y: float, turn: float = 0) -> None:
    """A long-shafted axe held at (x, y): 24 above, 40 below."""
    with cut.at(x, y, turn=turn):
        cut.area("-1.1,-24! 1.1,-24! 1.2,38! -1.2,38! z", YELLOW, 0.6)
        cut.line(".3,-12 .3,36", w=0.3)
        cut.area("-1.8,-21.6! -6,-23 -9.6,-27! -11.4,-20 -11,-13 -9,-8.4! -5.6,-12.4 -1.8,-14! z", SEA, 0.7, slip=True)
        cut.area("-9.6,-27! -11.4,-20 -11,-13 -9,-8.4! -8.8,-13 -9,-20 z", PAPER, 0.45)
        cut.nick((-3, -20.4, -7, -21.4, .4), (-3, -15.4, -6.6, -14, .4))
        cut.area("1.8,-21! 5.4,-18! 1.8,-15! z", SEA, 0.55)
        cut.area("-1.9,-22.4! 1.9,-22.4! 1.9,-13! -1.9,-13! z", CARMINE, 0.55)
        cut.ring(0, -24.8, 1.6, YELLOW, 0.5)


def king_of_coins(cut: Cut) -> None:
    _floor(cut)
    for x, flip in ((22, True), (31, False)):
        shoe(cut, x, 78, CARMINE, flip=flip, size=.9)
    cut.area("13,78.6! 13.6,60 15,44 19,33.6 24,30.4! 32,30.4! 37,33.6 40.6,44 41.6,60 42.4,78.6! 34,76.6! 27.4,78.4 20.6,76.8! z", SEA, 0.75, slip=True)
    cut.area("21.4,77.4! 21.6,56 23.4,34! 32.4,34! 34.2,56 34.4,77.2! 28,76! z", YELLOW, 0.6)
    for y in (44, 52, 60, 68):
        cut.area(f"28,{y - 2.6}! 29.8,{y}! 28,{y + 2.6}! 26.2,{y}! z", CARMINE, 0.4)
    _ermine(cut, "19.6,78! 20,56 22.2,33! 24.8,35! 23.6,56 23.6,77.4! z", (21.6, 70), (21.8, 62), (22, 54), (22.8, 46), (23.4, 39))
    _ermine(cut, "36.2,78! 35.8,56 33.6,33! 31,35! 32.2,56 32.4,77.2! z", (34.2, 70), (34, 62), (33.8, 54), (33, 46), (32.4, 39))
    cut.nick((16, 74, 17, 50, .5, -.6), (18.4, 74, 19, 56, .4), (39.6, 74, 38.6, 50, .5, .6), (37.6, 74, 37.2, 60, .4))
    turn = arm(cut, (19.4, 36.6), (12.6, 49.4), (11.6, 45), SEA, width=(3.6, 3.2, 2.2), cuff=YELLOW)
    with held(cut, 11.4, 44.4, turn, 1.0):
        cut.use("coin", 11, 33.6, size=.98)
    _axe(cut, 46, 40, 3)
    turn = arm(cut, (36.6, 36.6), (41.6, 49), (45, 43.4), SEA, width=(3.6, 3.2, 2.2), cuff=YELLOW)
    cut.use("fist", 46, 40.4, turn=turn - 30, size=0.96, flip=True)
    _ermine(cut, "18.6,34.4 22,30.6 28,34 34,30.6 37.6,34.4 36,39 32,41.4 28,42 24,41.4 20,39 z", (21.6, 36), (24.6, 38.6), (28, 39.6), (31.6, 38.6), (34.4, 36))
    with cut.at(28, 22, size=1.06):
        locks(cut, "-4,-6 -6.4,-4 -7,0 -6.2,3 -7.4,6 -6,9 -3.6,8! 0,2! 3.6,8! 6,9 7.4,6 6.2,3 7,0 6.4,-4 4,-6 z", PAPER, "-5.6,-2 -5.6,4", "5.6,-2 5.6,4", "-4.8,3 -5,7", "4.8,3 5,7")
        front(cut, nose="broad", mouth="stern", slant=.9, old=True, gaze=.7)
        locks(cut, "-4.9,.8! -4,3.4 -2.4,3.2 -1.4,3 0,3.3 1.4,3 2.4,3.2 4,3.4 4.9,.8! 5.4,5 5,9 3.8,13! 2.4,10.4! .6,14! -.6,14! -2.4,10.4! -3.8,13! -5,9 -5.4,5 z", PAPER,
              "-3.6,5 -3.8,10", "-1.8,6.6 -1.2,11.4", "0,7 0,12", "1.8,6.6 1.2,11.4", "3.6,5 3.8,10")
        cut.line("-1.6,4.8 0,4.3 1.6,4.8", w=.5)
        cut.area("0,3.2! -1.6,3 -3.8,4.2 -4.6,6! -2.2,5.2 0,4! 2.2,5.2 4.6,6! 3.8,4.2 1.6,3 z", PAPER, 0.4)
        hats.tall_crown(cut, CARMINE)


def king_of_cups(cut: Cut) -> None:
    """Seated, stout and merry."""
    _floor(cut, right=40)
    # throne
    cut.area("10,80.6! 10.6,30 12,26.4 40,26.4 41.4,30 42,66! 42,80.6! z", SEA, 0.65)
    cut.hatch(13, 28, 38.6, 28, 9, 0, 10, 0.45)
    for x in (10.6, 41.4):
        cut.ring(x, 24.6, 2.1, YELLOW, 0.55)
    for x, flip in ((19, True), (31.6, False)):
        shoe(cut, x, 77.8, INK, flip=flip, size=.9, buckle=YELLOW)
    cut.area("8.6,78.4! 9.4,66 9,58 11.6,46 15.6,36.4 21,31.4! 31,31.4! 36.6,36.4 40.4,46 43,58 42.4,64.4! 41.4,78.4! 34,76.2! 25.6,78 17,76.4! z", CARMINE, 0.75, slip=True)
    cut.area("15.6,77! 16,66 15,56 17,44 21.4,34! 30.4,34! 35,44 37,56 35.8,66 35.6,76.8! 26,75.4! z", YELLOW, 0.65)
    cut.nick((14, 62, 20.4, 66.4, .5, -.6), (37.6, 62, 31, 66.4, .5, .6), (11.4, 74, 12, 60, .5, -.4), (39.8, 74, 39.4, 60, .5, .4), (20, 74, 20.4, 67, .4), (31.6, 74, 31, 67, .4), (26, 74, 26, 66, .4))
    strap(cut, "14.9,56.6 20,59.4 26,60.2 32,59.4 37.1,56.6", SEA, 1.3)
    cut.area("23.8,58! 28.2,58! 28.4,62.2! 23.6,62.2! z", PAPER, 0.5)
    for y in (39, 43.4, 47.8, 52.2):
        cut.ring(26 + (y - 39) * .03, y + 1.4, 0.95, CARMINE, 0.45)
    cut.use("cup", 45, 22.6, size=1.04)
    turn = arm(cut, (35, 37.4), (42.6, 48.4), (44.4, 37.6), CARMINE, width=(4, 3.6, 2.4), cuff=PAPER)
    cut.use("fist", 45, 33.8, turn=turn - 8, size=1.0, flip=True)
    arm(cut, (16.6, 38), (9.4, 50.6), (18.4, 52.6), CARMINE, width=(4, 3.6, 2.4), cuff=PAPER)
    cut.use("palm", 20.4, 52.8, turn=84, size=.92)
    _ermine(cut, "15.6,35 20.4,31 26,34.6 31.6,31 36.4,35 34.4,39.6 30,41.6 26,42.2 22,41.6 17.6,39.6 z", (19.4, 36.4), (22.6, 38.8), (26, 40), (29.4, 38.8), (32.6, 36.4))
    with cut.at(26, 20.4, size=1.12):
        locks(cut, "-4.6,-5 -6.4,-3.2 -7,0 -6.4,3.4 -5,5! -4,0! 4,0! 5,5! 6.4,3.4 7,0 6.4,-3.2 4.6,-5 z", INK, "-5.8,-2 -6,2", "5.8,-2 6,2")
        front(cut, nose="bulb", mouth="merry", round_face=True, gaze=.8, brow=(.5, .5))
        cut.area("0,3.4! -1.6,2.7 -3.6,3.2 -5.4,1.6! -5.2,3.8 -3.4,4.9 -1.4,4.5 0,4! 1.4,4.5 3.4,4.9 5.2,3.8 5.4,1.6! 3.6,3.2 1.6,2.7 z", INK, 0.4)
        cut.nick((-2.4, 7.6, 2.4, 7.6, .5, -1.1))
        hats.crown(cut, CARMINE)


def king_of_swords(cut: Cut) -> None:
    """A young king in armour, in profile."""
    _floor(cut)
    # cloak behind
    cut.area("17,33 12.6,40 9.4,54 6.4,76! 12,74.4! 17,77! 24,74.6! 38,76! 37,50 36,34! z", CARMINE, 0.7, slip=True)
    cut.nick((12, 70, 15, 48, .5, -.6), (16.4, 72, 18, 52, .45), (9.6, 70, 12.6, 52, .4, -.4))
    for x, side in ((22.8, -1), (32, 1)):
        limb(cut, [(x + 1.4 - side * .6, 56, 4.2), (x + side * .6, 64, 3.2), (x + side * .8, 70, 2.8), (x + side * .9, 77, 2)], PAPER, 0.65)
        cut.area(f"{x - 2.8},63.4! {x + 3.4},63.4! {x + 3.6},66.8 {x + .4 + side * .6},69 {x - 2.8},66.8 z", SEA, 0.5)
        cut.nick((x + side + 1.4, 70.4, x + side + 1, 76, .4))
        shoe(cut, x + side * .9, 78, SEA, flip=True, size=.82)
    cut.area("18.6,54! 20.4,49! 36,49! 37.8,54! 37.4,59.6 33,61! 28.2,58.6! 23.4,61! 19,59.6 z", SEA, 0.65, slip=True)
    cut.line("20,54.4 28.2,53.4 36.4,54.4", "22.6,50 21.4,60", "28.2,50 28.2,58", "33.6,50 35,60", w=0.45)
    cut.area("20,34 24.4,31.4! 32,31.4! 36.4,34 37,41 35.6,49.6! 20.8,49.6! 19.4,41 z", PAPER, 0.7)
    cut.line("28.2,32 27,41 28.2,49", w=0.5)
    cut.nick((22, 38, 23, 46, .5, .3), (34.6, 38, 33.8, 46, .5, -.3), (24, 36, 24.4, 40, .3), (32.8, 36, 32.4, 40, .3))
    cut.area("20,48! 36.4,48! 36.8,51! 19.6,51! z", YELLOW, 0.55)
    cut.area("24.6,35 28.2,38.6 31.8,35 31,42 28.2,45.4! 25.4,42 z", YELLOW, 0.5)
    cut.area("28.2,37.6! 29.6,40! 28.2,42.6! 26.8,40! z", CARMINE, 0.4)
    # sword at the right, the other hand on the hip
    cut.use("sword-long", 45.6, 36.6, size=.86, turn=2)
    arm(cut, (35.6, 36), (38.4, 48.6), (42, 57), SEA, width=(3.6, 3, 2.1), cuff=YELLOW)
    fist(cut, 45, 60, size=0.95, flip=True, bend=-125)
    arm(cut, (20.8, 36), (11.6, 43.6), (17.6, 50.6), SEA, width=(3.6, 3, 2.1), cuff=YELLOW)
    cut.use("fist", 19.8, 52, turn=118, size=0.86)
    for x in (19.4, 36.8):
        cut.area(f"{x - 3.8},37.4! {x - 3.6},33.4 {x},31.4 {x + 3.6},33.4 {x + 3.8},37.4! {x},38.6 z", YELLOW, 0.6)
        cut.line(f"{x - 3},35.6 {x},36.4 {x + 3},35.6", w=0.4)
    with cut.at(27.4, 21, size=1.08, flip=True):
        locks(cut, "-2,-6.4 -5.6,-4.6 -6.2,0 -7.4,3.4 -6.4,6.6 -4,7.6 -2,6! -1,0! 1,-5! z", INK, "-4.8,-2 -5.2,3 -5.6,6", "-3.6,0 -3.6,5.6")
        profile(cut, nose="long", lips="calm", brow=-.3)
        cut.area("3.9,3.3! 2,3.3 .2,4 -1.4,3.4! .2,2.6 2.4,2.3 3.6,2.5 z", INK, 0.35)
        cut.area("3.4,6! 4.4,7.8 3.8,10.4! 2,8.4 1.4,6.8! z", INK, 0.35)
        with cut.at(-.2, -2.3):
            hats.crown(cut, SEA)


def king_of_batons(cut: Cut) -> None:
    """A very old king, seated on a stump, with a beard to his lap."""
    _floor(cut, right=41)
    cut.area("12.6,80.4! 13.6,62 14,56! 42,56! 42,66 42.6,80.4! z", PAPER, 0.65)
    cut.nick((15.6, 60, 15, 78, .5), (39.6, 60, 40, 78, .5), (41, 64, 41.2, 76, .4), (17.6, 70, 17.4, 79, .4))
    cut.use("cudgel-long", 46, 36, turn=3, size=.96)
    for x, flip in ((19.6, True), (31, False)):
        shoe(cut, x, 78, CARMINE, flip=flip, size=.92)
    cut.area("11.6,77.6! 11.4,66 11,58 13.4,46 16.4,37.4 21.6,32.4! 32,32.4! 37.4,37.4 40.4,46 42.4,58 41.8,66 41,77.6! 34,75.6! 26.6,77.4 19,75.8! z", YELLOW, 0.75, slip=True)
    cut.area("12,76.6! 11.8,73! 19,71.6! 26.6,73.2! 34,71.4! 41.4,73.2! 41,77.6! 34,75.6! 26.6,77.4 19,75.8! z", SEA, 0.55)
    cut.nick((14, 64, 21, 65.6, .5, -.8), (39, 64, 32, 65.6, .5, .8), (15.4, 72, 16, 62, .5, -.3), (37.8, 72, 37.4, 62, .5, .3), (21.6, 71, 22, 66.6, .4), (31.4, 71, 31, 66.6, .4), (26.6, 72, 26.6, 67.4, .4))
    turn = arm(cut, (36, 38.6), (41.6, 51), (45.4, 45), YELLOW, width=(4, 3.6, 2.4), cuff=CARMINE)
    cut.use("fist", 46.2, 41.8, turn=turn - 30, size=0.96, flip=True)
    turn = arm(cut, (17.4, 38.6), (11.4, 52), (16, 60.6), YELLOW, width=(4, 3.6, 2.4), cuff=CARMINE)
    cut.use("palm", 16.6, 62, turn=158, size=.9, flip=True)
    cut.area("17,37 21.4,32.4 26.8,36 32,32.4 36.6,37 34.6,40.4 26.8,43.4 19,40.4 z", CARMINE, 0.6)
    with cut.at(26.8, 21.6, size=1.12):
        locks(cut, "-3,-6 -6,-4.5 -7,0 -6.4,4 -8.4,8 -7,11 -4,9.6! 0,2! 4,9.6! 7,11 8.4,8 6.4,4 7,0 6,-4.5 3,-6 z", PAPER,
              "-5.8,-2 -5.9,3 -7,8", "5.8,-2 5.9,3 7,8", "-5,2 -5.2,6 -5.6,9", "5,2 5.2,6 5.6,9")
        front(cut, nose="long", mouth="calm", slant=-1, old=True, gaze=.6, brow=(.2, .2))
        locks(cut, "-4.9,.8! -4,3.2 -2.2,3.3 0,3.1 2.2,3.3 4,3.2 4.9,.8! 5.2,6 4.4,12 5.2,18 3.4,24 1.6,30! 0,26! -1.6,29.4! -3,24 -5,18 -4.4,11 -5.2,6 z", PAPER,
              "-3.8,6 -3,12 -3.6,19", "-1.8,8 -1.4,15 -1.8,24", "0,8 .4,16 0,24", "1.8,8 2.2,15 1.8,24", "3.8,6 3.4,11 3.8,18")
        cut.line("-1.3,4.7 0,4.4 1.3,4.7", w=.5)
        cut.area("0,3.2! -1.8,3.1 -3.6,4.6 -4.2,7.2! -1.8,5.8 0,4! 1.8,5.8 4.2,7.2! 3.6,4.6 1.8,3.1 z", PAPER, 0.4)
        hats.oak_crown(cut)


KINGS = {"RD": king_of_coins, "RC": king_of_cups, "RE": king_of_swords, "RB": king_of_batons}
