"""The four who go on foot: a mercenary, a youth with a dog, a maid with a cup, and an old man who bites a coin."""
from __future__ import annotations

from ..figures import arm, fist, open_hand
from ..svg import Cut
from . import hats, heads
from .bodies import dog, ground, leg, shoe, strap
from .dress import doublet, falchion, purse, sash, skirt, tall_staff
from .palette import BLUE, GREEN, INK, OCHRE, PAPER, RED

__all__ = ["FOOTMEN"]


def footman_of_swords(cut: Cut) -> None:
    """A mercenary in slashed dress, his great sword on his shoulder."""
    ground(cut, 93, tufts=(6, 27, 36))
    leg(cut, (21.4, 58, 4.6), (17.4, 72, 2.9), (13.4, 89.6, 1.6), RED, flip=True)
    leg(cut, (28.6, 58, 4.6), (31, 72, 2.9), (33, 89.6, 1.6), OCHRE)
    for x, y, s in ((19.4, 66, -1), (30, 66, 1)):  # slashed knees
        cut.areas(PAPER, 0.35, *(f"{x + k},{y - 2.4}! {x + k + .6},{y} {x + k - s * .2},{y + 2.4}! {x + k - .6},{y} z" for k in (-2, 0, 2)))
    strap(cut, "14.2,72.6 17.4,74 20.4,73", ink=BLUE, w=0.9)
    strap(cut, "28.2,73 31,74 34,72.6", ink=BLUE, w=0.9)
    with cut.at(25, 50):
        skirt(cut, OCHRE, RED, half=5.6, hem=8.8, long=9)
    with cut.at(25, 31.4):
        doublet(cut, RED, OCHRE, half=8.4, waist=5.6, slashes=PAPER)
        with cut.at(0, 18.6):
            sash(cut, INK)
    falchion(cut, 38, 47, turn=3, size=1.14)
    turn = arm(cut, (31.8, 35.4), (33.8, 50.6), (36.8, 49.4), OCHRE, width=(4.2, 3.6, 2), cuff=PAPER, puff=RED)
    fist(cut, 38.2, 47, 3, 1.0, flip=True, bend=3 - turn)
    arm(cut, (18.2, 35.4), (7.4, 43.4), (15.8, 49.4), RED, width=(4.2, 3.6, 2), cuff=PAPER, puff=OCHRE)
    fist(cut, 18.4, 50.4, 112, 0.92)
    with cut.at(24.6, 22, size=.96):
        heads.turned(cut, nose="broken", hair="crop", shade=INK, beard="fork", lip=True, mood="sly", eyes=.9)
        cut.line("-4.1,1.2 -1.6,2.6", "-3.4,2.4 -2.8,1.2", "-2.5,2.8 -1.9,1.6", w=0.4)
        with cut.at(.2, -2.2):
            hats.plumed(cut, RED)


def footman_of_batons(cut: Cut) -> None:
    """A youth leaning on his staff, who scratches a dog behind the ear."""
    ground(cut, 93, tufts=(5, 36, 29))
    tall_staff(cut, 37, 8, 92.6, turn=-2)
    leg(cut, (29.6, 57, 4.2), (31.4, 71, 2.7), (29, 89.6, 1.5), PAPER)
    leg(cut, (24.4, 57, 4.4), (23.4, 71, 2.8), (24, 89.6, 1.5), GREEN, flip=True)
    with cut.at(27, 49.6):
        skirt(cut, BLUE, BLUE, half=5.2, hem=8, long=9, band=OCHRE)
    with cut.at(27, 31.8):
        doublet(cut, BLUE, BLUE, half=7.4, waist=5.2, lacing=True)
        cut.area("-3.2,-1! 0,2 3.2,-1! 2,6 0,9! -2,6 z", PAPER, 0.45)
        with cut.at(0, 18):
            sash(cut, OCHRE, buckle=False)
    turn = arm(cut, (33.2, 35.6), (42, 44.6), (38.8, 38.4), BLUE, width=(3.4, 3, 2), cuff=PAPER, puff=RED, fold=.6)
    fist(cut, 37.2, 36, turn, 0.95, flip=True)
    with cut.at(14.2, 92.6, size=1.28):
        dog(cut, RED, INK)
    turn = arm(cut, (20.6, 36), (14, 50), (14.6, 63), BLUE, width=(3.4, 3.1, 2), cuff=PAPER, puff=RED)
    open_hand(cut, 14.7, 65.4, turn=turn, size=1.0)
    with cut.at(26.2, 22.4, size=.94, flip=True), cut.at(0, 0, turn=18):
        heads.profile(cut, nose="snub", hair="bob", shade=OCHRE, mood="merry")
        hats.bonnet(cut, GREEN)


def footman_of_cups(cut: Cut) -> None:
    """A maid who carries a full cup on a cloth."""
    ground(cut, 93, tufts=(5, 35))
    shoe(cut, 17.6, 90, INK, .9, flip=True)
    shoe(cut, 28.4, 90, INK, .9)
    cut.area("18.6,49! 30.4,49! 34,62 37.4,76 38.6,89! 31,91.4 23,90 14,91.4 7,89! 9.4,76 14.4,62 z", RED, 0.7, slip=True)
    cut.nick((20.6, 53, 13, 87, .6, .6), (27.6, 53, 33, 87, .6, -.6), (29.4, 54, 36, 80, .4, -.4), (17.6, 60, 10.4, 84, .4, .4))
    cut.area("7.6,85! 22.6,87.4 38.2,85! 38.6,89! 31,91.4 23,90 14,91.4 7,89! z", GREEN, 0.5)
    cut.area("20,50! 28.6,50! 30.6,62 31.6,79! 28,81 24,79.6 20,81 16.6,79! 18,62 z", PAPER, 0.6)  # apron
    cut.nick((22.4, 53, 20.4, 76, .4, .3), (26.4, 53, 28, 76, .4, -.3))
    cut.line("17,75.6 24,77.4 31.4,75.6", w=0.4)
    for x in (19, 21.5, 24, 26.5, 29):
        cut.spot((x, 79 - abs(x - 24) * .1 - .6, .45), fill=BLUE)
    with cut.at(24.4, 31.4):
        cut.area("-3,-.6! -7.2,1.4 -7,7 -5.2,12 -5.4,18.6! 0,19.6 5.6,18.6! 5.4,12 7,7 7.2,1.4 3,-.6! z", RED, 0.65, slip=True)
        cut.area("-3.6,-1! -4.8,1 -4.2,5! 0,6.4 4.2,5! 4.8,1 3.6,-1! z", PAPER, 0.5)
        cut.line("-4.4,3.4 0,5 4.4,3.4", w=0.4)
        cut.spot(*((x, 1.6 - abs(x) * .55, .55) for x in (-3, -1.8, -.6, .6, 1.8, 3)), fill=RED)
        cut.line("-2,7.6 2,9.4", "2,7.6 -2,9.4", "-2,10.6 2,12.4", "2,10.6 -2,12.4", "-1.8,13.6 1.8,15.4", "1.8,13.6 -1.8,15.4", w=0.45)
        cut.hatch(6.4, 6, 5, 16, 6, -2, .6, .36)
        cut.area("-5.5,17.6! 0,18.8 5.7,17.6! 5.9,19.6! 0,20.8 -5.7,19.6! z", OCHRE, 0.45)
    turn = arm(cut, (18.2, 35.4), (10.4, 46.4), (16, 51.6), PAPER, width=(3.6, 3.4, 1.8), cuff=RED, puff=RED)
    fist(cut, 17.8, 53.2, 140, 0.86)
    cut.use("cup", 37.8, 27.4, size=1.08)
    turn = arm(cut, (30.6, 35.4), (38, 48.4), (38.6, 41.4), PAPER, width=(3.6, 3.4, 1.8), cuff=RED, puff=RED, fold=.6)
    cut.area("32.4,35.6! 38,34.6 43.4,35.6! 44.4,41! 42.2,40! 41,43.4! 39.4,39.6! 36,39.4 33.6,42! z", PAPER, 0.5)
    cut.line("36,36.6 34.6,40", "40.4,36.6 41.6,40.4", w=0.35)
    fist(cut, 38, 38, turn - 4, 0.9, flip=True)
    with cut.at(24.6, 21.4, size=.94):
        heads.turned(cut, nose="straight", hair="", shade=OCHRE, mood="calm", eyes=.9)
        cut.area("-4.6,-1.6! -5,-5 0,-7 4.4,-5! 4.4,-3.6! 1.4,-5.2 -2.4,-4 z", OCHRE, 0.5)
        hats.balzo(cut, BLUE)


def footman_of_coins(cut: Cut) -> None:
    """An old man in profile who tries a coin with his teeth."""
    ground(cut, 93, tufts=(6, 36))
    leg(cut, (27.8, 60, 4.4), (30, 73, 2.7), (31.6, 89.6, 1.5), OCHRE)
    leg(cut, (20.4, 60, 4.6), (17.6, 74, 2.8), (16.4, 89.6, 1.5), OCHRE)
    cut.area("27.6,70! 32,69.4! 32.6,74.4! 28.4,75! z", BLUE, 0.45)  # a patch on the knee
    cut.nick((27, 71.4, 28.4, 71.2, .3), (31.6, 71, 33, 70.8, .3), (27.4, 73.6, 28.8, 73.4, .3), (31.9, 73.2, 33.3, 73, .3))
    with cut.at(24, 50):
        skirt(cut, GREEN, GREEN, half=6.4, hem=10, long=14, band=BLUE)
    with cut.at(23.6, 32.4):
        doublet(cut, GREEN, GREEN, half=7.8, waist=6.2, high=17.6)
        cut.area("-4,-1.6! 0,1.6 4.4,-1.6! 6,.6 4.8,3.4 0,5.6 -4.6,3.6 -5.6,.6 z", PAPER, 0.5)
        with cut.at(0, 17.6):
            sash(cut, RED, half=6.2)
    with cut.at(18.6, 50.6, size=1.05):
        purse(cut, RED)
    turn = arm(cut, (29.4, 37), (41, 44), (38.4, 32), GREEN, width=(3.5, 3.1, 2), cuff=BLUE, fold=.7)
    with cut.at(24, 22, size=.98):
        heads.profile(cut, nose="big", hair="crop", shade=PAPER, mood="shut", old=True)
        hats.bonnet(cut, BLUE)
    cut.use("coin", 35.2, 26.4, size=.82)
    fist(cut, 38.6, 29.2, turn - 30, 0.86, flip=True)
    turn = arm(cut, (17, 37), (11.6, 49.4), (15.8, 57.6), GREEN, width=(3.8, 3.3, 2.1), cuff=BLUE)
    fist(cut, 17.2, 60, 150, 0.9)


FOOTMEN = {"FS": footman_of_swords, "FB": footman_of_batons, "FC": footman_of_cups, "FD": footman_of_coins}
