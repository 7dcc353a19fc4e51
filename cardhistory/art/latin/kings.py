"""The four kings, each seated on a throne of his own."""
from __future__ import annotations

from ..figures import arm, fist, open_hand
from ..svg import Cut
from . import hats, heads
from .bodies import ground, limb, shoe, strap
from .dress import doublet, falchion, gown, tall_staff
from .palette import BLUE, GREEN, INK, OCHRE, PAPER, RED, ROSE

__all__ = ["KINGS"]


def _fur(cut: Cut, *places: tuple[float, float]) -> None:
    for x, y in places:
        cut.nick((x, y, x + .2, y + 2, 0.5), (x - .2, y + 1.8, x - .9, y + 2.6, .25), (x + .5, y + 1.8, x + 1.2, y + 2.5, .25))


def _floor(cut: Cut, dark: str) -> None:
    """A floor of lozenge tiles."""
    cut.area("2,88! 48,88! 48,98! 2,98! z", PAPER, 0.5)
    cut.areas(dark, 0.35, *(f"{x},90.6! {x + 4.4},93! {x},95.4! {x - 4.4},93! z" for x in (7, 18.8, 30.6, 42.4)))
    cut.line("2,88 48,88", w=0.5)


def king_of_swords(cut: Cut) -> None:
    _floor(cut, RED)
    cut.area("12,89! 12,12! 15,8.6 25.6,5.6 36.2,8.6 39.2,12! 39.2,89! z", GREEN, 0.7, slip=True)
    cut.line("15,88! 15,13.4! 20,10.6 25.6,9 31.2,10.6 36.2,13.4! 36.2,88!", w=0.5)
    for x in (18.4, 32.8):
        for y in (18, 26, 34):
            cut.area(f"{x},{y - 2}! {x + 1.5},{y}! {x},{y + 2}! {x - 1.5},{y}! z", OCHRE, 0.35)
    for x in (12, 39.2):
        cut.ring(x, 10, 1.9, RED, 0.5)
        cut.area(f"{x - 1.6},12! {x + 1.6},12! {x + 1.6},88! {x - 1.6},88! z", OCHRE, 0.6)
    shoe(cut, 20, 88.8, RED, 1.0, flip=True)
    shoe(cut, 31.4, 88.8, RED, 1.0)
    with cut.at(25.6, 33.2, size=.97):
        gown(cut, BLUE, PAPER)
        doublet(cut, RED, RED, half=4.6, waist=4.6, high=25, lacing=True)
        cut.area("-3.6,-1! 0,2 3.6,-1! 7.6,12 8,26! 4.8,26! 3,12 0,7 -3,12 -4.8,26! -8,26! -7.6,12 z", OCHRE, 0.6)
        _fur(cut, (-5.6, 8), (-6, 15), (-6.4, 21), (5.6, 8), (6, 15), (6.4, 21), (-3, 3), (3, 3))
        cut.area("-6.2,25.4! 6.2,25.4! 7.6,30 4.4,40 6.2,55.8! 0,56.4 -6.2,55.8! -4.4,40 -7.6,30 z", RED, 0.55)
        cut.line("-7,30.6 -3,33.6 0,34.2 3,33.6 7,30.6", "-5,34 0,38 5,34", w=0.45)
        cut.nick((-2, 38, -3.4, 53, .5, .4), (0, 40, 0, 54, .5), (2, 38, 3.4, 53, .5, -.4))
    falchion(cut, 43.4, 47, turn=2, size=1.08, flip=True)
    turn = arm(cut, (35.2, 37.4), (36, 53.4), (41, 50), BLUE, width=(4, 3.8, 2.6), cuff=OCHRE)
    fist(cut, 43.4, 47, turn - 52, 1.05, flip=True, bend=-44)
    arm(cut, (16, 37.4), (8.6, 49.6), (11.6, 58.6), BLUE, width=(4, 3.8, 2.6), cuff=OCHRE)
    open_hand(cut, 11.8, 59.4, turn=172, size=.95)
    with cut.at(25.6, 23.6, size=1.06):
        heads.front(cut, nose="hooked", hair="long", shade=RED, beard="fork", lip=True, mood="stern", eyes=.9, old=True)
        hats.closed_crown(cut)


def king_of_batons(cut: Cut) -> None:
    """An old man in profile on a folding chair of crossed legs."""
    ground(cut, 92, tufts=(6, 43), fill=None)
    for flip in (False, True):  # the folding chair
        with cut.at(18.4, 0, flip=flip):
            for off in (0, 2.6):
                text = f"{-11 + off},68 {-9.6 + off},74 {-3 + off},79 {5 + off},83 {11.6 + off},91"
                cut.line(text, w=2.3)
                cut.line(text, w=1.2, ink=OCHRE)
    cut.ring(18.4, 80.4, 2.3, RED, 0.5)
    for x in (6.6,):
        cut.area(f"{x - 1.4},60! {x - 1},44! {x + 1.6},44! {x + 1.4},60! z", OCHRE, 0.6)
        cut.ring(x + .2, 42.4, 2, RED, 0.5)
    cut.area("6,47 14,47.6 20,48! 20,51! 14,51 6,50.4 z", OCHRE, 0.5)
    # the mantle over the lap, both feet, and the cushion he sits on
    cut.area("12,35 16,32 23.4,31.6 27,35 28,44 27.4,54 34,57 36.6,62 36,72 37.4,87! 31,88.4 24.8,87! 23.4,80 22,68 15,67.4 8.6,67 7.4,60 9,48 10,40 z",
             GREEN, 0.7, slip=True)
    cut.area("9.4,46 12.6,35.4 16,32 14.4,44 13,56 16,66.4 8.8,70 4.6,82! 3.4,80 5.4,66 z", BLUE, 0.65, slip=True)
    cut.nick((11, 42, 9.4, 60, .5, .4), (9.6, 62, 6, 76, .45, .4), (13.2, 50, 13.4, 63, .4))
    cut.nick((26, 58, 16, 60, .5, .6), (31, 62, 30.6, 84, .6, .6), (27, 64, 27.4, 84, .5, .4), (34, 66, 34.6, 84, .4), (24.6, 66, 25.6, 80, .4))
    shoe(cut, 32.4, 88.4, INK, .95)
    shoe(cut, 25.6, 90.2, INK, .95)
    cut.area("5.4,67 14,66.2 24.4,67! 25,70.4! 14,71.4 5.2,70.6! z", RED, 0.6)
    cut.nick((8, 68, 14, 67.8, .35), (17, 69.4, 23, 69, .35))
    cut.hatch(27.2, 38, 27, 50, 7, -2.4, .6, .36)
    cut.area("31,86.4! 37.2,85.4! 37.6,87.6! 31,89 24.6,87.4! 24.4,85.4! z", OCHRE, 0.5)
    tall_staff(cut, 37.4, 8, 91.6)
    arm(cut, (24.4, 36.6), (29.4, 49), (34.6, 46.4), GREEN, width=(3.6, 3.2, 2.2), cuff=OCHRE)
    fist(cut, 37.2, 45.4, 62, 1.0)
    turn = arm(cut, (17.6, 37.4), (23, 54), (33.4, 53.8), GREEN, width=(4.4, 4.2, 2.7), cuff=OCHRE)
    fist(cut, 37, 53.6, turn, 1.1)
    cut.area("12.6,36 15.4,31.4! 24.4,31.6! 27.4,35 26.4,38.6 20,40 14,39.4 z", PAPER, 0.6)
    _fur(cut, (15.4, 34.4), (19, 36), (23, 35.6))
    with cut.at(20.4, 23, size=1.08):
        heads.profile(cut, nose="hooked", hair="", shade=PAPER, beard="long", lip=True, old=True)
        hats.ray_crown(cut)


def king_of_cups(cut: Cut) -> None:
    """A stout merry king who sits astride a barrel."""
    _floor(cut, OCHRE)
    cut.area("9.4,66 8.4,78 9.6,90! 40.8,90! 42,78 41,66! z", OCHRE, 0.7, slip=True)
    for x in (14, 19.6, 25.2, 30.8, 36.4):
        cut.line(f"{x},67 {x - (25.2 - x) * .04:.1f},78 {x},89", w=0.4)
    for y in (69.4, 84.4):
        cut.area(f"8.8,{y}! 25,{y + 1.6} 41.4,{y}! 41.7,{y + 2.8}! 25,{y + 4.4} 8.6,{y + 2.8}! z", BLUE, 0.5)
    limb(cut, ((19, 62, 5.4), (11.6, 69, 4), (10, 78, 3), (10.6, 88, 1.8)), RED, 0.65, slip=True)
    limb(cut, ((31.4, 62, 5.4), (38.8, 69, 4), (40, 78, 3), (38.4, 88, 1.8)), RED, 0.65, slip=True)
    shoe(cut, 10.4, 88.6, INK, 1.0, flip=True)
    shoe(cut, 38.2, 88.6, INK, 1.0)
    cut.hatch(12.6, 70, 12, 84, 7, -2, .6, .35)
    cut.hatch(40.4, 71, 40.2, 84, 7, -2, .6, .35)
    # coat over a round belly
    cut.area("13.4,39 17,33.4 21,32! 29.6,32! 33.6,33.4 37.4,39 39.6,50 38.6,58 41.4,68.4! 34,71.4 25.4,67 17,71.4 9.4,68.4! 12.2,58 11.2,50 z", BLUE, 0.7, slip=True)
    cut.area("21,33! 29.6,33! 33,41 35,52 33,61 25.4,64.6 17.8,61 15.8,52 17.8,41 z", PAPER, 0.6)
    for y in (41, 46.4, 51.8, 57.2):
        cut.line(f"{25.4 - 7.4 - (y - 41) * .08:.1f},{y} 25.4,{y + 1.6} {25.4 + 7.4 + (y - 41) * .08:.1f},{y}", w=0.5)
        cut.ring(25.4, y + 1.4, .95, RED, 0.4)
    cut.nick((32.4, 44, 33.4, 56, .5, -.5), (13.6, 60, 13, 66, .45), (37.4, 60, 38, 66, .45))
    cut.area("20.6,32! 25.2,36 30,32! 33.4,33.6 32.6,39 25.4,43 18.2,39 17.2,33.6 z", OCHRE, 0.6)
    _fur(cut, (20.6, 35.4), (25.2, 38), (29.8, 35.4))
    cut.use("cup", 41.4, 27.6, size=1.0)
    turn = arm(cut, (35.2, 37.6), (43.2, 49.6), (41.6, 39), BLUE, width=(4.2, 3.9, 2.6), cuff=OCHRE, fold=.6)
    fist(cut, 41.4, 35.2, turn + 6, 1.05, flip=True)
    arm(cut, (15.4, 37.6), (8.2, 48), (15.6, 53.2), BLUE, width=(4.2, 3.9, 2.6), cuff=OCHRE)
    open_hand(cut, 16.8, 53.4, turn=96, size=.95)
    with cut.at(25.2, 22.6, size=1.1):
        heads.front(cut, nose="big", hair="crop", shade=OCHRE, mood="merry", eyes=.8, broad=1.22)
        cut.line("-2.6,8 0,9.4 2.6,8", w=0.45)
        hats.wreath(cut)


def king_of_coins(cut: Cut) -> None:
    """A king who yawns on a throne shaped like a shell; a cat sleeps at his feet."""
    _floor(cut, BLUE)
    cut.area("10.4,60! 8.4,44 7.6,32 10,20! 14,13 19.6,8.4 26,6.8 32.4,8.4 38,13 42,20! 44.4,32 43.6,44 41.6,60! 41.6,88! 10.4,88! z", OCHRE, 0.7, slip=True)
    for x, y in ((8.6, 27), (12.4, 16.6), (18.6, 9.8), (26, 7.8), (33.4, 9.8), (39.6, 16.6), (43.4, 27)):
        cut.line(f"{x},{y} {26 + (x - 26) * .4:.1f},50", w=0.5)
    cut.area("9.4,60! 14,60! 14.4,88.6! 9.4,88.6! z", BLUE, 0.6)
    cut.area("38,60! 42.6,60! 42.6,88.6! 37.6,88.6! z", BLUE, 0.6)
    shoe(cut, 21, 88.8, INK, 1.0, flip=True)
    shoe(cut, 31.6, 88.8, INK, 1.0)
    with cut.at(26, 33.6, size=.96):
        gown(cut, RED, PAPER)
        cut.area("-3.6,-1! 0,2 3.6,-1! 6.4,12 6.4,26! 5.4,40 7.4,57! 0,56.4 -7.4,57! -5.4,40 -6.4,26! -6.4,12 z", GREEN, 0.6)
        cut.line("-6.4,27 -2,31 2,31 6.4,27", "-5.6,33 0,36.4 5.6,33", w=0.45)
        for y in (9, 17, 25, 41, 49):
            for x in ((-3, 3) if y % 16 == 9 else (0,)):
                cut.area(f"{x},{y - 2}! {x + 1.5},{y}! {x},{y + 2}! {x - 1.5},{y}! z", OCHRE, 0.35)
    strap(cut, "18.6,34.6 21,41 26,44 31,41 33.4,34.6", ink=OCHRE)
    cut.ring(26, 45.6, 2, BLUE, 0.5)
    cut.use("coin", 36.4, 58.6, size=1.0)
    arm(cut, (35.6, 38), (43.2, 49), (42.4, 57), RED, width=(4, 3.6, 2.4), cuff=OCHRE)
    fist(cut, 41.6, 60, 196, 1.0, flip=True)
    limb(cut, ((17.6, 36.4, 3.8), (12.4, 42.6, 4.4), (8.8, 50, 4.8)), RED, 0.65, slip=True)
    limb(cut, ((9.8, 49, 3.2), (13.6, 42, 2.8), (17.4, 36, 2.2)), GREEN, 0.6)
    cut.nick((8, 45, 6.6, 49.6, .4), (14.6, 45.6, 12.6, 49.4, .35), (11, 45.4, 13.6, 46.4, .35), (12.4, 42.4, 15, 43.6, .35))
    with cut.at(17.6, 35.6, turn=32):
        cut.area("-2.9,.9 -3,-1.2 0,-1.6 3,-1.2 2.9,.9 0,1.3 z", OCHRE, 0.5)
    with cut.at(26.2, 24, size=1.06):
        heads.front(cut, nose="straight", hair="curly", shade=PAPER, mood="yawn", old=True)
        hats.point_crown(cut)
    open_hand(cut, 19.4, 33.6, turn=38, size=.92, flip=True)
    # the cat
    with cut.at(15.6, 92.6):
        cut.area("-9,2 -9.4,-2 -6,-5 -1,-5.6 4,-4 6,0 5,2.8 z", INK, 0.5)
        cut.area("3.4,-3.8 4,-6.6! 5.6,-5.2! 7.4,-5.4! 8.6,-7! 9.4,-4 9.2,-.6 7,1.6 4.4,.8 z", INK, 0.5)
        cut.line("-8.6,1.6 -2,3.2 4,2.6 6.6,2.8", w=1.5)
        cut.nick((5, -2.4, 6.2, -2.4, .4, .4), (7.4, -2.4, 8.6, -2.4, .4, .4), (-6, -3.4, -2, -4.4, .4, -.2), (-5, -1, 0, -2.6, .4, -.2), fill=PAPER)
        cut.blot("6.4,-1.2! 7.4,-1.2! 6.9,-.5! z", ROSE)


KINGS = {"RS": king_of_swords, "RB": king_of_batons, "RC": king_of_cups, "RD": king_of_coins}
