"""The four valets, whole figures on their feet; beside the valet of cups rears a heraldic lion."""
from __future__ import annotations

from ..figures import arm, fist
from ..svg import Cut
from . import hats
from .bodies import limb, shoe, strap
from .heads import front, locks, profile, quarter
from .palette import CARMINE, INK, LEAF, PAPER, SEA, YELLOW

__all__ = ["VALETS"]


def _meadow(cut: Cut, *places: float) -> None:
    cut.line("2.4,81 14,80.4 30,81.2 44.4,80.6", w=0.5)
    for x in places:
        cut.use("tuft", x, 81.2, size=0.8)


def _hose(cut: Cut, x: float, left: str, right: str, foot: str, *, apart: float = 5.0, hip: float = 53.0) -> None:
    """Two legs in hose under a body centred on x; the left foot turned left, the right foot turned right."""
    for side, fill in ((-1, left), (1, right)):
        limb(cut, [(x + side * 3.6, hip, 4), (x + side * (apart - .4), 62, 3.2), (x + side * apart, 68, 2.9), (x + side * (apart + .4), 77.4, 1.8)], fill, 0.65)
        cut.nick((x + side * apart + 1.6, 66, x + side * apart + 1.2, 73, .4))
        shoe(cut, x + side * (apart + .4), 77.8, foot, flip=side < 0, size=.8)


def _coat(cut: Cut, x: float, fill: str, skirt: str, belt: str) -> None:
    """A close coat with a pleated skirt, shoulders at y = 31, belt at y = 48."""
    with cut.at(x, 0):
        cut.area("-8,46! 8,46! 10.6,58.6! 7,60! 3.6,58.6! 0,60.4! -3.6,58.6! -7,60! -10.6,58.6! z", skirt, 0.65, slip=True)
        for k in (-5.4, -2, 2, 5.4):
            cut.nick((k * .8, 49.4, k * 1.1, 58.4, .45, k * -.05))
        cut.area("-8,33 -3.6,30.4! 3.6,30.4! 8,33 8.4,39 7.4,48! -7.4,48! -8.4,39 z", fill, 0.7, slip=True)
        cut.hatch(7.9, 36, 7, 45, 6, -2.4, .8, .35)
        cut.area("-7.8,46.6! 7.8,46.6! 8,49.4! -8,49.4! z", belt, 0.55)
        cut.area("-1.8,46.2! 1.8,46.2! 1.8,49.8! -1.8,49.8! z", YELLOW if belt != YELLOW else PAPER, 0.5)


def valet_of_coins(cut: Cut) -> None:
    """A dandy who has tossed a coin and watches it fly."""
    _meadow(cut, 7, 27)
    _hose(cut, 26, YELLOW, PAPER, CARMINE, apart=5.4)
    for y in (63, 66.4, 69.8, 73.2):
        cut.nick((29.4, y + .4, 33.6, y - .4, .6), fill=CARMINE)
    _coat(cut, 26, LEAF, LEAF, YELLOW)
    for y in (34.6, 38.4, 42.2):
        cut.ring(26, y, 0.9, YELLOW, 0.45)
    cut.area("21,30.6! 22.6,28.6 26,30 29.4,28.6 31,30.6! 29.6,33.4! 26,31.8! 22.4,33.4! z", PAPER, 0.55)
    cut.use("coin", 44.6, 13.6, size=0.92)
    cut.nick((37.8, 25.6, 38.8, 22.6, .45), (42.6, 27.6, 42.8, 24.6, .45), (48, 26.6, 47.2, 23.8, .45))
    turn = arm(cut, (33, 34), (40.4, 45.4), (43, 39.4), LEAF, width=(3.2, 2.9, 2), cuff=PAPER, puff=CARMINE)
    cut.use("palm", 43.2, 38.4, turn=turn - 10, size=.86, flip=True)
    arm(cut, (19, 34), (10.4, 41), (16, 46.8), LEAF, width=(3.2, 2.9, 2), cuff=PAPER, puff=CARMINE)
    cut.use("fist", 17.8, 48.4, turn=126, size=0.84)
    with cut.at(14.6, 53.6, turn=6):  # his purse
        cut.area("-1.4,-3! 1.4,-3! 3.6,1 2.8,5 -2.8,5 -3.6,1 z", CARMINE, 0.55)
        cut.line("-1.9,-1.6 0,-1.2 1.9,-1.6", w=0.6)
        cut.nick((-.8, 0, -1.2, 4, .35), (.8, 0, 1.2, 4, .35))
    with cut.at(26, 20, size=1.05, turn=8):
        locks(cut, "-3,-6 -6,-4.4 -6.4,0 -7,3.4 -5,4.6 -3.4,3.6! -1,1! 1,-5! z", YELLOW, "-5,-3 -5.4,3", "-4,-2 -4.2,3")
        quarter(cut, nose="bulb", mood="merry", gaze=.9, brow=.7)
        hats.feathered(cut, SEA, CARMINE)


def _lion(cut: Cut) -> None:
    """A heraldic lion rearing to the right, in a box from (-11, -21) to (12, 21)."""
    # tail
    strap(cut, "-5,13 -10.4,12 -12,5 -9.4,0 -11,-5", YELLOW, 1.3)
    cut.area("-11,-4! -13.4,-6 -12.6,-9.6 -10,-12! -9.8,-9 -8,-8.4! -8.8,-5.4 z", CARMINE, 0.5)
    # far legs
    limb(cut, [(2, -3, 2.2), (8, -4.6, 1.8), (11, -8.6, 1.5)], YELLOW, 0.55)
    limb(cut, [(1, 9, 3), (6.4, 12, 2), (7, 17, 1.5)], YELLOW, 0.55)
    for x, y, turn in ((11.6, -9.6, 30), (8, 18.4, 96)):
        _paw(cut, x, y, turn)
    # body, mane
    cut.area("-3.4,-8 1.4,-8.6 4,-5 3.6,1 1.6,6.4 2,11 -2,15 -6.4,13.6 -7.4,8.4 -5.4,2 -5.4,-4 z", YELLOW, 0.65, slip=True)
    limb(cut, [(-3.4, 9.6, 3.8), (-2.6, 14, 2.3), (-5.4, 17.2, 1.7), (-4.4, 19.6, 1.5)], YELLOW, 0.6, open_top=True)
    _paw(cut, -3, 20.4, 88)
    cut.area("-5.8,-9! -7.8,-6.8! -6,-5.6! -7.2,-2.4! -5,-2.6! -5,1! -3,-.2! -1.6,3! .2,.2! 2.8,2! 3,-1.4! 5.8,-2.2! 4.8,-4.8! 7,-6.6! 5,-8.4! 5.6,-12! 4.4,-16! 6.6,-19.6! 3.4,-19.6! "
             "3.2,-22.8! .4,-21! -1.6,-24! -3.4,-21! -6.6,-22.4! -6.6,-19! -9.6,-18.6! -8.2,-15.8! -10.4,-13.6! -7.6,-12.2! -8.8,-9.4! z", CARMINE, 0.6)
    cut.nick((-6, -18, -4.4, -15.6, .4), (-2.2, -21, -1.8, -19, .4), (1.6, -20.6, 1.4, -19, .35), (-7.6, -13.6, -5.2, -13, .4), fill=PAPER)
    cut.nick((-4.6, -8, -3.6, -3, .4), (-2.4, -6, -1.6, .4, .4), (.8, -6, .8, -.6, .4), (3.2, -6, 3.4, -2.4, .35), fill=PAPER)
    limb(cut, [(0.4, -1, 2.4), (6.4, .6, 1.9), (9.8, -2.4, 1.6)], YELLOW, 0.6, open_top=True)
    _paw(cut, 10.6, -3.4, 38)
    # head in profile, roaring
    cut.area("-3.6,-11 -4.2,-14 -3,-17 -.6,-18.6 2.2,-18.2 3.8,-16.6 6.6,-15.8 7.8,-14.4 7,-13! 4,-12.8! 3.4,-11.8! 5.4,-10.6! 5.8,-9.4 3.6,-8.2 .4,-8 -2.2,-8.8 z", YELLOW, 0.6)
    cut.area("-3.4,-16! -5.4,-16.6 -5.8,-18.6 -4.2,-19.6 -2.4,-18.2 -1.8,-16.8! z", YELLOW, 0.5)
    cut.area("4,-12.8! 7,-13! 9.2,-11.4 8.8,-9.6! 7.6,-11! 5.4,-10.8! 3.4,-11.8! z", CARMINE, 0.4)
    cut.spot((1.8, -15.6, 0.65), (7.2, -14.8, 0.7))
    cut.nick((.6, -16.6, 3, -16.8, .5, .4), (5.2, -13, 5.3, -12.2, .4), (-1.6, -14, -1, -10.4, .35, .5))


def _paw(cut: Cut, x: float, y: float, turn: float) -> None:
    with cut.at(x, y, turn=turn):
        cut.area("-1.6,1.4! -2.2,-.6 -1.6,-1.8 -.7,-1.4! 0,-2.2 .7,-1.4! 1.6,-1.8 2.2,-.6 1.6,1.4! z", YELLOW, 0.5)
        cut.nick((-1.6, -1.6, -1.9, -3, .4), (0, -2, 0, -3.4, .4), (1.6, -1.6, 1.9, -3, .4), fill=CARMINE)


def valet_of_cups(cut: Cut) -> None:
    """A page with a cup; a lion rears beside him."""
    _meadow(cut, 21, 42)
    _hose(cut, 35.6, CARMINE, CARMINE, SEA, apart=4.6)
    _coat(cut, 35.6, SEA, PAPER, YELLOW)
    for x in (30.4, 40.8):
        cut.line(f"{x},33 {x + (35.6 - x) * .3:.1f},46", w=0.8, ink=YELLOW)
    cut.use("cup", 18.4, 27.2, size=1.0)
    arm(cut, (28.8, 34), (21.4, 42.4), (18.8, 40), SEA, width=(3.2, 2.9, 2), cuff=CARMINE, puff=YELLOW)
    cut.use("fist", 18.4, 38, turn=-4, size=0.86)
    arm(cut, (42.4, 34), (49.4, 42.6), (43.6, 46.8), SEA, width=(3.2, 2.9, 2), cuff=CARMINE, puff=YELLOW)
    cut.use("fist", 41.8, 48, turn=-122, size=0.84, flip=True)
    with cut.at(14.8, 62.4, size=.88):
        _lion(cut)
    with cut.at(35.6, 19.8, size=1.05, flip=True):
        locks(cut, "-1,-6.8! -5.6,-5.6 -6.6,0 -6.2,5.4! -3.4,6.2! -2.4,3! 1,-5! z", YELLOW, "-5.6,-3 -5.5,4.8", "-4.5,-3.4 -4.6,5.4")
        profile(cut, nose="snub", lips="calm", ear=False, brow=.6, eye="wide")
        locks(cut, "2.9,-5! 1.6,-3.6 -.6,-3.2 -1.6,0 -2,5.4! -5.6,5.4! -6.2,-2 -4,-6 0,-7.4! z", YELLOW, "-2.6,-3 -3.2,4.6", "-4,-3 -4.6,4.6")
        cut.area("-5.6,-3.6 -6.6,-7.4 -3.6,-10.6 1.6,-10.6 5,-8 5.2,-5 0,-5.6 z", CARMINE, 0.6, slip=True)
        cut.area("-6,-3 -6,-5 0,-6.6 5.6,-5.4 5.6,-3.8 0,-4.6 z", PAPER, 0.5)
        cut.area("-2,-10! -5,-14 -9.4,-14.6 -12,-11.6! -9.4,-12! -9.8,-9.4! -7,-10.6! -5.4,-8.6 z", PAPER, 0.5)


def valet_of_swords(cut: Cut) -> None:
    """A lean recruit; his helmet is too large and his sword as tall as he is."""
    _meadow(cut, 12, 28)
    _hose(cut, 23, PAPER, PAPER, INK, apart=4.2)
    for x in (18.6, 27.2):
        cut.area(f"{x - 2.6},66.6! {x + 2.6},66.6! {x + 2},77.4! {x - 2},77.4! z", INK, 0.5)
    _coat(cut, 23, CARMINE, CARMINE, PAPER)
    strap(cut, "16,34.6 23,41 30.4,47", PAPER, 1.5)
    cut.use("sword-long", 41, 34.6, size=.82, turn=2)
    arm(cut, (30, 34), (32, 48.6), (36.8, 55.6), CARMINE, width=(3.1, 2.8, 1.9), cuff=YELLOW)
    fist(cut, 40.2, 57.4, size=0.94, flip=True, bend=-112)
    turn = arm(cut, (16, 34), (9.4, 44.6), (8.4, 56), CARMINE, width=(3.1, 2.8, 1.9), cuff=YELLOW)
    cut.use("palm", 8.4, 57.2, turn=turn, size=.84)
    with cut.at(23, 20.4, size=1.02):
        locks(cut, "-2,-6 -5.4,-5 -6,-1 -5.4,2 -4.2,3! -1,1! 1,-5! z", INK)
        profile(cut, nose="long", lips="sour", eye="wide", brow=.5)
        with cut.at(.6, 1.4, size=1.16):
            hats.pot_helmet(cut, LEAF)


def valet_of_batons(cut: Cut) -> None:
    """An old peasant in wooden shoes, a pipe in his mouth, leaning on a cudgel."""
    _meadow(cut, 9, 28)
    for side in (-1, 1):
        x = 25 + side * 5.6
        limb(cut, [(25 + side * 3.8, 54, 4.6), (x, 63, 4), (x + side * .6, 69.4, 3.6)], SEA, 0.65)
        limb(cut, [(x + side * .4, 69, 2), (x + side * .8, 77, 1.8)], PAPER, 0.55)
        with cut.at(x + side * .8, 78, flip=side < 0):
            cut.area("-2.8,-2! 1.4,-2.4! 3,.2 6.4,0 8.6,-1.2! 8,2.2 6.4,3.2! -2.6,3.2! -3.2,.6 z", YELLOW, 0.6)
            cut.nick((3, 1.4, 6.8, 1, .35))
    cut.area("16.4,34 20.6,31! 29.4,31! 33.6,34 35,44 36.6,58.4! 30,60.4! 25,58.6! 20,60.4! 13.4,58.4! 15,44 z", LEAF, 0.7, slip=True)
    cut.line("25,33 25,58", w=0.5)
    cut.nick((18, 42, 16.4, 56, .45, -.2), (32, 42, 33.6, 56, .45, .2), (21, 48, 20.6, 58, .4), (29, 48, 29.6, 58, .4))
    for y in (36, 41, 46, 51):
        cut.ring(27, y, .8, PAPER, .4)
    cut.area("19.6,33.4 25,36.4 30.4,33.4 31,30.4! 25,32 19,30.4! z", CARMINE, 0.55)
    cut.spot((22, 33.2, .5), (25, 34.2, .5), (28, 33.2, .5), fill=PAPER)
    cut.use("cudgel-long", 44, 43, size=1.0, turn=184)
    turn = arm(cut, (32.4, 35.4), (39.6, 45), (43, 38), LEAF, width=(3.4, 3, 2.1), cuff=PAPER)
    cut.use("fist", 44, 35.6, turn=turn - 20, size=0.95, flip=True)
    arm(cut, (17.6, 35.4), (9.4, 45.4), (15.6, 50.4), LEAF, width=(3.4, 3, 2.1), cuff=PAPER)
    cut.use("fist", 17.6, 51.6, turn=116, size=0.86)
    with cut.at(25, 21, size=1.08, turn=-5):
        locks(cut, "-4,-5 -6,-3 -6.4,0 -5.4,3.6! -4.2,2! 4.2,2! 5.4,3.6! 6.4,0 6,-3 4,-5 z", PAPER, "-5.4,-2 -5.4,1.6", "5.4,-2 5.4,1.6")
        front(cut, nose="broad", mouth="merry", old=True, right="shut", gaze=-.4, brow=(.5, -.4))
        for x in (-2.4, -1.2, 0, 1.2, 2.4):
            cut.nick((x, 5.9 - abs(x) * .4, x, 6.7 - abs(x) * .4, .22))
        cut.line("2,4.4 5,5.4 7.6,6.4", w=0.9)  # pipe
        cut.area("7,4! 9.6,4! 9.4,7.4 7.4,7.6 z", YELLOW, 0.5)
        cut.line("8.4,3.2 9.6,1.4 8.2,-.4 9.6,-2.4", w=0.4)
        hats.straw(cut, CARMINE)


VALETS = {"VD": valet_of_coins, "VC": valet_of_cups, "VE": valet_of_swords, "VB": valet_of_batons}
