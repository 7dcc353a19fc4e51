"""The four riders, all women and all on whole horses; the rider of coins is seen from behind."""
from __future__ import annotations

from ..figures import arm, held
from ..svg import Cut
from . import hats
from .bodies import horse, limb, shoe, strap
from .heads import locks, profile, quarter
from .palette import CARMINE, INK, LEAF, PAPER, SEA, YELLOW

__all__ = ["RIDERS"]


def _ground(cut: Cut, *places: float) -> None:
    for x in places:
        cut.use("tuft", x, 82.4, size=0.75)


def _skirt(cut: Cut, fill: str, hem: str, shoe_fill: str = INK, foot: float = 19.4) -> None:
    """A long skirt over the near side of a horse that looks left; the waist is at (28, 46), her ankle at ``foot``."""
    if foot > 20:  # it hangs below the horse
        cut.area(f"{foot - 1.6},66! {foot + 1.8},66! {foot + 1.6},71.4! {foot - 1.4},71.4! z", PAPER, 0.55)
    shoe(cut, foot, 68.4 if foot < 20 else 72, shoe_fill, flip=True, size=0.8)
    cut.area("24.4,45! 33,45! 36.6,49 37.6,55 36,62 31,68.6! 28.4,67.4! 26,69.6! 23.4,68.2! 20.4,70! 16.4,68.4! 17,60 17.6,53.6 20,49 z", fill, 0.7, slip=True)
    cut.area("31.2,68.4! 28.4,67.2! 26,69.4! 23.4,68! 20.4,69.8! 16.4,68.2! 16.6,65.8! 20.4,67.2! 23.4,65.6! 26,67 28.4,64.6! 32.4,66! z", hem, 0.5)
    cut.nick((22.4, 50, 19.4, 64, .5, .5), (25.6, 50, 23.4, 64.6, .5, .3), (29, 50, 27.4, 63.6, .5), (33.4, 50.6, 31, 63, .5, -.6))


def _bodice(cut: Cut, fill: str, front_fill: str) -> None:
    cut.area("23.4,30 26,27.4! 31.6,27.4! 34.4,30 34.4,36 32.8,46.4! 24.6,46.4! 23.2,36 z", fill, 0.65, slip=True)
    cut.area("26.4,27.6! 28.8,30.6! 31.2,27.6! 31,37 29.6,46! 28,46! 26.6,37 z", front_fill, 0.5)
    cut.line("27.2,34 30.6,36", "30.6,34 27.2,36", "27.4,39 30.2,41", "30.2,39 27.4,41", w=0.4)
    cut.nick((24.6, 36, 25.4, 43, .4), (33.6, 34, 32.6, 43, .4))


def rider_of_cups(cut: Cut) -> None:
    _ground(cut, 8, 30)
    with cut.at(3.6, 36):
        horse(cut, PAPER, YELLOW, SEA, legs="walk")
    with cut.at(5, 7.2, size=.84):
        cut.area("37.6,49.4! 38.2,45 41,42.6 43.6,43.4 43,48 41.6,51.4! z", YELLOW, 0.6)  # the saddle and its cloth
        cut.area("16.6,51! 17.4,47.6! 22,49.6 31,51 40.6,49.8! 43,50.4! 44.2,63.4! 38,65.4! 14.6,64! z", SEA, 0.65, slip=True)
        cut.line("42,61.4 37.6,62.8 33,62.6", "16.6,61.4 18.4,61.8", w=0.7, ink=YELLOW)
        _skirt(cut, CARMINE, YELLOW, SEA, 28.8)
    _bodice(cut, CARMINE, PAPER)
    strap(cut, "8,46 15,49.4 20.6,45.6", SEA, .6)
    cut.use("cup", 44.6, 22.4, size=0.98)
    turn = arm(cut, (33.4, 31), (39.8, 40.6), (43.8, 36), CARMINE, width=(3, 2.8, 1.9), cuff=PAPER)
    cut.use("fist", 44.8, 33, turn=turn - 34, size=0.86, flip=True)
    turn = arm(cut, (24.6, 31.4), (24, 41.6), (21.4, 44), CARMINE, width=(2.9, 2.6, 1.8), cuff=PAPER)
    cut.use("fist", 20, 45.6, turn=-116, size=0.8)
    with cut.at(29, 18.8, size=0.92):
        locks(cut, "-4,-6 -6.4,-3 -6.2,1 -7.4,4 -6,6.6 -7,9 -4.6,9.6 -3,6! 1,0! 3,-5! z", INK, "-5.4,-2 -5.2,3 -5.8,7", "-4.4,0 -4.2,5")
        quarter(cut, nose="snub", mood="merry", gaze=.8)
        locks(cut, "-4.9,0! -4.8,-4 -2,-6 2,-6 4.7,-4 4.4,-2.6! 2,-4.2 -2,-4! z", INK)
        hats.feathered(cut, SEA, PAPER)


def rider_of_swords(cut: Cut) -> None:
    """On a rearing horse, shouting, her sword raised."""
    _ground(cut, 8, 26)
    with cut.at(-4.6, .6):
        with cut.at(21, 30, turn=25, size=.86):
            horse(cut, YELLOW, INK, CARMINE, legs="trot")
        strap(cut, "20,40.6 25,44.4 29.6,41.4", CARMINE, .6)
        with cut.at(26.6, 6.4, turn=20, size=.78):
            _skirt(cut, SEA, PAPER, CARMINE)
        with cut.at(13, 2.6, turn=6, size=.93):
            _bodice(cut, SEA, PAPER)
        cut.use("sword", 48.8, 20.6, size=.9, turn=6)
        turn = arm(cut, (41, 34.4), (47.4, 42.4), (47.6, 35.4), SEA, width=(2.8, 2.6, 1.8), cuff=YELLOW)
        cut.use("fist", 47.6, 32.4, turn=turn, size=0.8, flip=True)
        turn = arm(cut, (33.8, 34), (32.4, 43.4), (29.4, 42.6), SEA, width=(2.7, 2.4, 1.7), cuff=YELLOW)
        cut.use("fist", 28.2, 41.4, turn=turn + 20, size=0.76)
        with cut.at(36.8, 22, size=0.9, flip=True):
            locks(cut, "-3,-6 -6,-4 -9,-3.8 -11.6,-5.4! -11,-1.8 -12.6,.4! -9.6,1.2 -10,4! -6.4,3.2 -3.8,5! 0,0! 1,-5! z", CARMINE, "-5,-3 -8.6,-2", "-4.6,-.6 -8.8,0", "-4.4,1.6 -7.6,2.2")
            profile(cut, nose="straight", lips="open", eye="wide", brow=-.4, ear=False)
            locks(cut, "2.6,-5.4! 0,-3.6 -2.4,-1.6 -3.4,1.4! -5,0 -5,-5! z", CARMINE, "0,-4.4 -3,-2.4 -4,0")
            hats.pot_helmet(cut, PAPER)


def rider_of_batons(cut: Cut) -> None:
    _ground(cut, 8, 28)
    with cut.at(52, 36.4, flip=True):
        horse(cut, INK, PAPER, YELLOW, legs="trot", hoof=YELLOW)
    with cut.at(56.4, 0, flip=True):
        with cut.at(5, 7.2, size=.84):
            _skirt(cut, LEAF, PAPER, YELLOW)
            cut.area("23.4,45! 34,45! 35,54 32.4,60! 29.6,58.6! 26.6,60.4! 24,58.6! 21.4,60! 21.6,52 z", PAPER, 0.55)
            cut.nick((25.6, 48, 24.4, 57, .4), (31.4, 48, 31.4, 57, .4))
        _bodice(cut, YELLOW, CARMINE)
    cut.use("cudgel", 12.2, 36.4, turn=-24, size=1.14)
    arm(cut, (23, 31.4), (17, 42.6), (15, 40), YELLOW, width=(3, 2.8, 1.9), cuff=PAPER)
    cut.use("fist", 15.4, 42.4, turn=-20, size=0.86)
    strap(cut, "47.4,47 40,50 36,45.6", YELLOW, .6)
    arm(cut, (31.8, 31.4), (32.4, 41.6), (35, 44), YELLOW, width=(2.9, 2.6, 1.8), cuff=PAPER)
    cut.use("fist", 36.6, 45.6, turn=116, size=0.8)
    with cut.at(27.4, 18.8, size=0.95):
        locks(cut, "-3,-6 -5.6,-4 -5.6,.4 -7.6,.8 -8.8,3 -7.4,5 -5,4.6 -3.6,3! 0,0! 1,-5! z", PAPER, "-6,2 -7.4,3.4", "-4.6,-3 -4.8,1")
        profile(cut, nose="hook", lips="merry", eye="open", old=True, brow=.5)
        hats.straw(cut, CARMINE)


def rider_of_coins(cut: Cut) -> None:
    """Seen from behind: the horse's tail and hind legs, the rider's back and braid; she looks back over her shoulder."""
    _ground(cut, 7, 27)
    # forelegs and breast beyond, ears and neck beyond
    for s in (-1, 1):
        limb(cut, [(27 + s * 6, 62, 2.2), (27 + s * 6.6, 70, 1.7), (27 + s * 6.2, 74.6, 1.5)], YELLOW, 0.5)
        cut.area(f"{27 + s * 6.2 - 1.9},74! {27 + s * 6.2 + 1.9},74! {27 + s * 6.2 + 2.2},76.6! {27 + s * 6.2 - 2.2},76.6! z", INK, 0.4)
    cut.area("12.4,44! 9.4,49 8,55 9.6,60.6 14,64! 22,60! 24,46! z", YELLOW, 0.65, slip=True)
    cut.nick((11.6, 50, 11.4, 58, .45, -.5))
    # belly, rump
    cut.area("14.4,56 15.4,49.6 20,45.6 27,44.6 34,45.6 38.6,49.6 39.6,56 38.8,62 36,66 27,67.6 18,66 15.2,62 z", YELLOW, 0.7, slip=True)
    for s in (-1, 1):
        limb(cut, [(27 + s * 7.4, 55, 5), (27 + s * 8.6, 63, 3.8), (27 + s * 7.8, 69.6, 2.2), (27 + s * 8.6, 75, 1.7), (27 + s * 8.6, 78.6, 1.9)], YELLOW, 0.6, open_top=True)
        x = 27 + s * 8.6
        cut.area(f"{x - 2.2},78.4! {x + 2.2},78.4! {x + 2.8},81.4! {x - 2.8},81.4! z", INK, 0.45)
        cut.nick((27 + s * 3.4, 54, 27 + s * 4.4, 64, .45, s * -.5), (27 + s * 11.4, 54, 27 + s * 11, 60, .4, s * .4))
    # tail
    cut.area("25.6,50! 27,48.4 28.6,50! 31,56 31.4,64 30,72 31.4,77! 28.6,74.4! 27,78! 25.6,74.4! 22.8,77! 24,70 22.6,64 23.4,56 z", INK, 0.55)
    cut.line("26.4,52 25.4,60 25.6,70", "27.6,52 28.6,60 28.2,71", "27,54 27,72", w=0.35, ink=PAPER)
    # the horse's head, looking back
    cut.area("13.6,31.6! 14.4,27! 16.4,31! z", YELLOW, 0.5)
    cut.area("12.6,31.6 15.6,31 18.8,34.6 21,40 24,50! 11.4,52! 12.6,47 12.6,43.4! 10,45.4 7.6,48.4 5.4,49.2 3.6,47.8 3.8,45.4 6.6,40.4 9.4,35 z", YELLOW, 0.65)
    cut.area("12,32! 11.6,27.6! 14.2,30.8! z", YELLOW, 0.5)
    cut.area("12.6,30.8 15.6,29.8 18.4,32! 18,33! 20.6,36.4! 20,37.4! 22.4,42! 21.6,43! 23,48! 19.6,46! 19.8,43.4! 17.4,40! 17.8,38.4! 15,35! 11,36! z", INK, 0.5)
    cut.area("8.6,37.6! 9.6,36.2 11,36.8! 10.2,38.2 z", PAPER, 0.35)
    cut.spot((9.8, 37.2, .6))
    cut.nick((4.4, 46, 5.4, 47, .5, -.3))
    cut.line("4.4,48.6 6.2,47.6 7,47.4", w=.35)
    strap(cut, "13.8,34 13,38.6 12.6,43", CARMINE, .55)
    strap(cut, "5.6,42.2 7.4,44 8.4,47.2", CARMINE, .55)
    strap(cut, "7.8,45.4 10.4,44 12.8,42.4", CARMINE, .55)
    cut.blot("9.6,52.4! 11.9,47.4! 20,46! 22,53! z", YELLOW)
    strap(cut, "7.8,45.4 11.4,48 16,46.4 19.4,42.6", CARMINE, .55)
    # skirt to both sides, her feet
    shoe(cut, 12, 62, CARMINE, flip=True, size=.7)
    shoe(cut, 42, 62, CARMINE, size=.7)
    cut.area("22.4,41! 31.6,41! 36.6,45.6 42.6,54 44.6,62! 40.6,60.6! 38.6,62! 36.4,56 31,51.4 27,50.6 23,51.4 17.6,56 15.4,62! 13.4,60.6! 9.4,62! 11.4,54 17.4,45.6 z", SEA, 0.7, slip=True)
    cut.nick((21.4, 44, 14.4, 56, .5, .6), (24, 45, 19, 52.6, .45, .4), (32.6, 44, 39.6, 56, .5, -.6), (30, 45, 35, 52.6, .45, -.4), (27, 44, 27, 49.6, .4))
    # back, laced
    cut.area("20.4,27.6 24.6,24.6! 29.4,24.6! 33.6,27.6 33.4,34 31.4,42! 22.6,42! 20.6,34 z", CARMINE, 0.65, slip=True)
    cut.area("21.6,40! 32.4,40! 32.6,43! 21.4,43! z", YELLOW, 0.55)
    cut.nick((22.4, 31, 23.6, 39, .4, .2), (31.6, 31, 30.4, 39, .4, -.2))
    # arms: one with the rein, one holding up a coin
    turn = arm(cut, (21.8, 28.6), (15.2, 35), (18.2, 40.4), CARMINE, width=(2.9, 2.6, 1.8), cuff=PAPER)
    cut.use("fist", 19.4, 42.4, turn=turn - 6, size=0.8)
    turn = arm(cut, (32.2, 28.6), (41.6, 36.4), (44, 29.4), CARMINE, width=(2.9, 2.6, 1.8), cuff=PAPER)
    with held(cut, 44.3, 28.8, turn - 8, .94):
        cut.use("coin", 44.8, 18, size=.98)
    # head looking back over her left shoulder: lost profile
    with cut.at(27, 16.6, size=0.92):
        cut.area("-2.6,3! -2.9,9.6! 2.7,9.6! 2.4,5! z", PAPER, 0.5)
        with cut.at(0.6, 0):
            profile(cut, nose="snub", lips="merry", eye="open", neck=False, ear=False, brow=.6)
        locks(cut, "2,-6.4! 1.6,-3.4 -.4,-1.4 -.4,2 -1.8,5 -3.6,5.4 -5.4,3 -5.8,-1 -4.6,-5 -1,-7.4 z", INK, "1,-5 -2.6,-3 -3.4,1", "-.6,-5.6 -4,-3.4 -4.6,0", "-1,0 -2.4,2.4 -3,4")
        hats.feathered(cut, LEAF, YELLOW)
    for i in range(4):  # braid
        cut.area(f"{25.4},{21.6 + 3.6 * i} {23.6},{23.4 + 3.6 * i} {25.2},{25.6 + 3.6 * i} {26.8},{23.4 + 3.6 * i} z", INK, 0.4)
    cut.area("24,36! 26.4,36! 27,39.6! 25.2,38.6! 23.6,39.8! z", YELLOW, 0.45)


RIDERS = {"CD": rider_of_coins, "CC": rider_of_cups, "CE": rider_of_swords, "CB": rider_of_batons}
