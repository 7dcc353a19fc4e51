"""The four aces: one great sign fills each card, and something lives on it."""
from __future__ import annotations

import math

from ..figures import arm, fist
from ..svg import Cut
from . import heads
from .bodies import limb
from .palette import BLUE, GREEN, INK, OCHRE, PAPER, RED, ROSE

__all__ = ["ACES"]


def _cloud(cut: Cut, x: float, y: float) -> None:
    """A blue cloud with a flat foot and three curled billows, about 22 wide and 12 high, its middle at (x, y)."""
    with cut.at(x, y, size=.86):
        cut.area("-13,6! -14,2.6 -11.4,.4! -11,-4.6 -5.6,-6.4 -2.6,-3.4! -.6,-7.6 6.4,-7.4 7.4,-1.6! 11.4,-2 13.6,1.6 12.4,6! z", BLUE, 0.7)
        for text in ("-11.4,.4 -8,-2.6 -5,-.4 -6,2.2 -8.2,1.4", "-2.6,-3.4 1,-5.4 4,-2.8 3,0 .6,-.4", "7.4,-1.6 10.4,-.4 10.6,2.6 8.6,2.8", "-11.6,4.4 -8,5 -4,3.6",
                     "-2,4.6 2,2.8 6,4.6"):
            cut.line(text, w=0.8, ink=PAPER)
        cut.nick((-11, 8, -2, 8, .5, .3), (1, 8, 10, 8, .5, .3), fill=BLUE)


def ace_of_swords(cut: Cut) -> None:
    """A fist from a cloud holds a sword whose point ends in a dragon's head."""
    for flip in (False, True):
        cut.use("vine", 39.6 if not flip else 9.6, 58 if not flip else 52, flip=flip, size=1.2)
    # the blade and the dragon
    cut.area("20.6,64! 20,50 20.2,36 22.4,24! 29.6,23! 28.4,36 28.6,50 29.4,64! z", PAPER, 0.8)
    cut.area("24.4,63! 23.9,50 24.2,37 25.6,26! 27,26! 26.2,37 26,50 26.6,63! z", BLUE, 0.4)
    cut.hatch(28.2, 30, 28.8, 60, 13, -1.5, -1, 0.32)
    cut.area("21.6,25.6! 20,19 21.6,13 25.4,9.4! 24.6,5! 28.6,8.4! 31.4,5.6! 31.8,9.4 35.6,11.2 40.4,14.6 41.4,17.4! 38.6,17.6 35,16.8! 33.6,18.4! 37.4,20.8! 36.4,22.8! 32.4,22.2 "
             "30.6,25.2! 26,26.6 z", GREEN, 0.7, slip=True)
    cut.area("21.8,23.6! 18.4,24! 20.4,20.6! 17.2,19.4! 20.6,16.8! 18.8,14! 22.4,13.4! 21.2,17.6 z", RED, 0.5)
    cut.areas(PAPER, 0.35, "35.6,16.9! 36.2,18.6! 37,17.3! z", "38,17.6! 38.5,19! 39.3,17.6! z", "35.2,19.4! 35.7,18! 36.4,20.1! z")
    cut.area("34.4,18.4! 38,19.2 41,21.4 43.6,20.2! 42.6,22.2! 44.2,24! 41.2,23 37,20.6 z", RED, 0.45)
    cut.ring(29.4, 12.8, 1.7, PAPER, 0.5)
    cut.spot((29.9, 12.9, 0.8))
    cut.nick((27, 11.4, 31.6, 11, .55, .6), (39, 15.2, 39.9, 15.9, .45), (24.6, 14, 24, 21, .4, -.5), (27, 17, 26.6, 23, .4, -.4), (30.4, 17.6, 29.2, 22, .4, -.3))
    cut.spot((33, 13.6, .4), (34.6, 14.4, .4), (27.6, 20, .4), (25, 17.6, .4))
    # guard, grip, hand and cloud
    cut.area("23.2,66! 26.8,66! 26.8,86! 23.2,86! z", RED, 0.65)
    cut.nick((23, 70, 27, 69, .3), (23, 84, 27, 83, .3))
    cut.ring(25, 88, 3.2, OCHRE, 0.65)
    cut.ring(25, 88, 1.3, RED, 0.45)
    arm(cut, (9.6, 91), (13.6, 88), (19.4, 82), RED, width=(3, 3.6, 3), cuff=OCHRE)
    _cloud(cut, 14.4, 89.8)
    fist(cut, 24.6, 76.6, 0, 1.8, flip=True, bend=-44)
    cut.area("13.4,62.4 12.2,64.4 13.4,66.6 16.4,66 19.6,65.2 25,66.6 30.4,65.2 33.6,66 36.6,67.6 38.4,66 38,63.6 35,63.4 30.4,62.6 25,63.2 19.6,62.6 16,63 z", OCHRE, 0.7)
    cut.ring(25, 64.8, 1.7, BLUE, 0.5)


def _child(cut: Cut) -> None:
    """The far side of a winged child who climbs the staff: wings, far arm and far leg."""
    for i, fill in ((0, PAPER), (1, RED)):
        with cut.at(12.4, 54, turn=-8 + 24 * i, size=.94):
            cut.area("2,1! -1.6,-4.4 -5.4,-7.6 -8.4,-8! -7.8,-6! -9.4,-4.8! -7.8,-3.4! -8.8,-1.6! -6.4,-.6! -6.6,1.6! -3,2.6 z", fill, 0.5)
            cut.nick((-1, -1.4, -6.8, -6, .3), (-1, .2, -7.2, -3.8, .3), (-.6, 1.4, -6, -1, .3))
    limb(cut, ((16, 52, 2.2), (22, 49.6, 1.8), (29, 45.4, 1.4)), PAPER, 0.55)
    limb(cut, ((16, 69, 3), (25, 71.6, 2.6), (31.4, 79.4, 2), (31.2, 82, 1.4)), PAPER, 0.55)
    cut.area("29.8,81.2! 34.2,80.6 36,82.4 34.6,83.8! 30.2,83.8! z", PAPER, 0.5)


def ace_of_batons(cut: Cut) -> None:
    """A winged child climbs a great staff that sprouts leaves."""
    _child(cut)
    for x, y, turn, flip in ((29.4, 30, 52, False), (29.4, 58, 58, False), (20.6, 87, 54, True)):
        cut.use("oak", x, y, turn=-turn if flip else turn, flip=flip, size=1.5)
    cut.area("21,93! 21.2,18! 28.8,18! 29,93! z", OCHRE, 0.8, slip=True)
    for y in (24, 40, 74):
        cut.area(f"21,{y + 2}! 29,{y - 2}! 29,{y + 2.4}! 21,{y + 6.4}! z", BLUE, 0.6)
        cut.spot((22.8, y + 3.3, .55), (25, y + 2.2, .55), (27.2, y + 1.1, .55), fill=PAPER)
    cut.hatch(28.4, 30, 28.4, 38, 5, -1.8, .9, .32)
    cut.hatch(28.4, 48, 28.4, 72, 11, -1.8, .9, .32)
    cut.hatch(28.4, 80, 28.4, 91, 6, -1.8, .9, .32)
    cut.area("19.4,93! 25,94.4 30.6,93! 31,96.4 25,97.4 19,96.4 z", RED, 0.6)
    cut.area("19.6,18! 25,19.4 30.4,18! 30.4,15.4! 25,14 19.6,15.4! z", RED, 0.65)
    cut.area("20.6,15.2! 18.6,11.6 20.4,7.4 25,3.6! 29.6,7.4 31.4,11.6 29.4,15.2! 25,14.2 z", GREEN, 0.7, slip=True)
    for k in (-2.8, 0, 2.8):
        cut.nick((25 + k, 13.4, 25 + k * .5, 6.6, .45, -k * .12))
    # the child's near side
    cut.area("11,51 15,49.8 18.6,52 19.4,57.6 18.8,63! 11.4,63.4! 10,57.4 z", PAPER, 0.65)
    cut.hatch(11, 54, 11.4, 61, 5, 1.9, .4, .3)
    limb(cut, ((16, 66.6, 3.8), (23.6, 63.6, 2.9), (26.6, 71, 2), (26.4, 74, 1.4)), PAPER, 0.6)
    cut.area("24.8,73! 27.6,72.6 31.4,74 31.2,75.8! 25.2,75.8! z", PAPER, 0.5)
    cut.area("10.8,61.8! 19,61.2! 20.6,65.4 18.4,69.6! 14.6,70.4! 14.6,76.4! 12.6,74.6! 10,76.6! 10.6,69.4 9.4,65.6 z", RED, 0.6)
    cut.nick((12, 64, 12.4, 73, .4, .3), (18, 63, 16, 68.6, .4, -.4), (14.6, 64, 14, 69, .3))
    limb(cut, ((15.4, 53.8, 2.6), (20.6, 58.6, 2.1), (26, 54, 1.5)), PAPER, 0.6, grown=True)
    fist(cut, 27.4, 52.6, 8, .82, flip=True, bend=-46)
    fist(cut, 28.6, 44.8, 8, .74, flip=True, bend=-40)
    cut.spot((23.8, 64, .9), fill=ROSE)
    with cut.at(13, 41.6), cut.at(turn=-14):
        heads.profile(cut, nose="snub", hair="curly", shade=OCHRE, mood="merry")


def _bird(cut: Cut, drinks: bool) -> None:
    """A bird on the rim at (0, 0), looking right; it drinks or looks up."""
    cut.line("-1,0 -1.2,-3", "1,0 .6,-3", w=0.6)
    cut.area("-10.4,1.6! -6.4,-3.4 -3.4,-6.6 .6,-8 4,-6.4 4.6,-3.6 2,-2 -2,-1.8 -6,1.4! -8,.6! z", RED if drinks else GREEN, 0.6)
    with cut.at(3, -6, turn=74 if drinks else -8):
        cut.area("-2.6,2 -2,-3 .4,-5.6 3.4,-5.6! 7,-4.4! 3.8,-3 3.2,.6 1.6,3.4 z", RED if drinks else GREEN, 0.55)
        cut.area("3.2,-5! 7.4,-4.2! 3.6,-3.2! z", OCHRE, 0.4)
        cut.ring(1.6, -4, .8, PAPER, 0.35)
        cut.spot((1.8, -4, .4))
    cut.area("-7.6,-1.4! -4.4,-5.4 -.6,-6 1.4,-4.2 -.6,-2.2 -4,-1.4 z", BLUE if drinks else OCHRE, 0.45)
    cut.nick((-5.6, -2.4, -1, -4.6, .3), (-4.4, -1.8, 0, -3.4, .3))


def ace_of_cups(cut: Cut) -> None:
    """A chalice that is a fountain, with two birds on its rim."""
    for flip in (False, True):  # jets
        with cut.at(25, 0, flip=flip):
            cut.line("1,24 5,21 8.4,25 9.4,36", "1,23 7,17 12.6,23 13.6,38", w=1.1)
            cut.line("1,24 5,21 8.4,25 9.4,36", "1,23 7,17 12.6,23 13.6,38", w=0.55, ink="#8ab")
            cut.spot((10.8, 42, .6), (14.4, 41, .5))
    cut.area("22.6,46! 23.4,30 22.4,26 23,22! 27,22! 27.6,26 26.6,30 27.4,46! z", PAPER, 0.65)
    cut.hatch(26.8, 31, 27.2, 44, 6, -1.6, .6, .35)
    cut.area("21.6,27 25,25.8 28.4,27 28.4,29 25,30 21.6,29 z", RED, 0.5)
    cut.area("23,22! 22,18.6 23.4,15.4 25,12.6! 26.6,15.4 28,18.6 27,22! z", OCHRE, 0.55)
    cut.area("21,73! 29,73! 29.6,80 33,85.4 39,88.6! 40.6,93.6! 33,96 17,96 9.4,93.6! 11,88.6! 17,85.4 20.4,80 z", OCHRE, 0.8, slip=True)
    cut.line("11,88.6! 18.4,90.6! 31.6,90.6! 39,88.6!", "18.4,90.6 17,96", "31.6,90.6 33,96", "20.4,81 18.4,90.4", "29.6,81 31.6,90.4", w=0.55)
    cut.hatch(33.4, 92.4, 38.6, 90.6, 5, 0, 2.6, .35)
    for y, r, fill in ((70, 5.4, RED), (76, 4, BLUE)):
        cut.area(f"{25 - r},{y} {25 - r + .6},{y - 2.2} 25,{y - 2.8} {25 + r - .6},{y - 2.2} {25 + r},{y} {25 + r - .6},{y + 2.2} 25,{y + 2.8} {25 - r + .6},{y + 2.2} z", fill, 0.6)
        cut.nick(*((25 + r * k, y - 1.5, 25 + r * k, y + 1.6, .35) for k in (-.6, 0, .6)))
    cut.area("5.6,45! 44.4,45! 43.6,53 39,61.6 31.6,67 25,68.2 18.4,67 11,61.6 6.4,53 z", OCHRE, 0.85, slip=True)
    for i, x in enumerate((-13.4, -8.0, -2.7, 2.7, 8.0, 13.4)):  # lobes
        cut.area(f"{25 + x - 2.4:.1f},58! {25 + x:.1f},55.4 {25 + x + 2.4:.1f},58! {25 + x * .72 + 1.4:.1f},63 {25 + x * .42:.1f},67! {25 + x * .72 - 1.4:.1f},63 z",
                 BLUE if i % 2 else RED, 0.5)
    cut.area("6,48.4 25,51.4 44,48.4! 43.4,53.6 25,56.4 6.6,53.6 z", PAPER, 0.6)
    for i in range(6):
        x = 11.0 + 5.6 * i
        dy = 52 + 1.5 * math.sin(math.pi * i / 5)
        cut.area(f"{x},{dy - 1.7:.1f}! {x + 2},{dy:.1f}! {x},{dy + 1.7:.1f}! {x - 2},{dy:.1f}! z", GREEN, 0.4)
    cut.ring(25, 45, 19.6, PAPER, 0.8, ry=3.4)
    cut.ring(25, 45.6, 16.8, "#8ab", 0.55, ry=2.2)
    cut.line("13,45.4 17,46 20,45.4", "30,46.4 34,46.8 37,46", w=0.4)
    cut.area("22.9,45.6! 23.3,40! 26.7,40! 27.1,45.6! 25,46.4 z", PAPER, 0)
    cut.line("22.8,45.4 23.2,40", "27.2,45.4 26.8,40", w=0.6)
    with cut.at(13.6, 42.6, size=1.05):
        _bird(cut, True)
    with cut.at(36.8, 42.8, size=1.05, flip=True):
        _bird(cut, False)


def ace_of_coins(cut: Cut) -> None:
    """A great medal with the laurelled head of a man in profile."""
    for turn in (0, 180):
        with cut.at(25, 50, turn=turn):
            for flip in (False, True):
                with cut.at(flip=flip):
                    cut.line("0,-25.6 5,-29 9.6,-28.6 13.6,-25", w=0.6)
                    for x, y, a in ((4, -28.4, 20), (8, -29, 54), (11.6, -27, 84), (3.4, -27.6, 116), (8.4, -28.6, 150), (13.6, -25, 128)):
                        with cut.at(x, y, turn=a):
                            cut.area("0,0! -1.8,-2.4 0,-6.6! 1.8,-2.4 z", GREEN, 0.45)
                            cut.nick((0, -.6, 0, -5.2, .28))
    cut.use("pink", 25, 24, size=1.35)
    cut.use("pink", 25, 76, turn=180, size=1.35)
    cut.ring(25, 50, 22, OCHRE, 0.9, slip=True)
    cut.ring(25, 50, 20.4, None, 0.45)
    cut.spot(*((25 + 18.9 * math.cos(math.tau * i / 30), 50 + 18.9 * math.sin(math.tau * i / 30), .75) for i in range(30)))
    cut.ring(25, 50, 17.2, RED, 0.6)
    # the bust
    cut.area("11.6,60.6 15.6,57.4 20,56.4! 28,56.4! 33.6,58.4 37.6,61.6! 33.4,65 29.4,66.6 25,67.1 20.6,66.6 16,64.6 z", BLUE, 0.6)
    cut.nick((18, 58.4, 20, 65, .4, .4), (31.6, 58.8, 29, 65, .4, -.4), (14.6, 60, 16.4, 63.6, .35))
    cut.ring(31.6, 59, 1.9, OCHRE, 0.5)
    with cut.at(24, 47.6, size=1.45):
        heads.profile(cut, nose="hooked", hair="crop", shade=INK, mood="calm")
        cut.line("-5,-1.4 -3.4,-4.4 0,-5.6 3,-5", w=0.5)
        for x, y, a in ((-4.6, -2.4, -20), (-3.2, -4.6, 14), (-.8, -5.6, 44), (1.4, -5.6, 62), (-4.6, -1.4, 60), (-2.6, -4.2, 92), (0, -5.2, 110)):
            with cut.at(x, y, turn=a):
                cut.area("0,0! -1.1,-1.6 0,-4! 1.1,-1.6 z", GREEN, 0.4)
        cut.line("-5,-1 -7.4,.6 -7,2.4", "-5,-1 -6.6,2.4 -8,3.4", w=0.5, ink=OCHRE)


ACES = {"S": ace_of_swords, "B": ace_of_batons, "C": ace_of_cups, "D": ace_of_coins}
