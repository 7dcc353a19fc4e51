"""The upper halves of the twelve courts. Each is cut off below by the band, so everything runs on to about y = 64.

The left corner above y = 23 belongs to the index; the thing that shows the suit is held up at the right.
"""
from __future__ import annotations

from typing import Any

from ..figures import arm, dog, fist, folds, head, held, horse, lion, open_hand, reins
from ..hats import HATS
from ..svg import BLUE, GREEN, INK, OCHRE, PAPER, RED, Cut

__all__ = ["HALVES"]


# -- things held ---------------------------------------------------------------------------------------------------------
def _scimitar(cut: Cut, x: float, y: float, turn: float = 0, flip: bool = False, size: float = 1.0) -> None:
    """A scimitar whose grip is at (x, y), its blade rising about 32."""
    with cut.at(x, y, turn=turn, flip=flip, size=size):
        cut.area("-1.3,-3.6! 1.6,-3.6! 2.2,-12 1.6,-20 -.6,-27.4 -4.4,-33! -3.6,-27 -2,-19.6 -1.6,-12 z", PAPER, 0.65)
        cut.line("-.2,-5 .4,-12 -.3,-19.6 -2.2,-26.6", w=0.4)
        cut.hatch(1.6, -10, 0.6, -22, 6, -1.2, -1.2, 0.28)
        cut.area("-3.8,-2.6 -3.4,-4.2 0,-3.9 3.6,-4.4 4.2,-2.8 2.6,-2.4 0,-2.8 -2.6,-2 z", OCHRE, 0.55)
        cut.area("-1,-2.5! 1,-2.5! 1.1,3! -1.1,3! z", RED, 0.5)
        cut.ring(0, 4, 1.4, OCHRE, 0.5)


def _staff(cut: Cut, x: float, y: float, turn: float = 0, top: float = -32, foot: float = 24) -> None:
    """A ceremonial staff held at (x, y)."""
    with cut.at(x, y, turn=turn):
        cut.area(f"-1.6,{top}! 1.6,{top}! 1.6,{foot}! -1.6,{foot}! z", OCHRE, 0.65)
        cut.line(f".6,{top + 3} .6,{foot - 2}", w=0.35)
        for k in range(int((foot - top) // 9)):
            t = top + 6 + k * 9
            cut.area(f"-1.6,{t}! 1.6,{t - 1.4}! 1.6,{t + 1.6}! -1.6,{t + 3}! z", GREEN, 0.45)
        cut.area(f"-2.6,{top + 1.4} -3,{top - 1.2} -1.8,{top - 3.4} 0,{top - 4.4}! 1.8,{top - 3.4} 3,{top - 1.2} 2.6,{top + 1.4} 0,{top + 1.9} z", RED, 0.6)
        cut.nick((1.4, top + .6, 1.2, top - 2.6, .35, -.2))


def _sceptre(cut: Cut, x: float, y: float, turn: float = 0) -> None:
    """A sceptre with a lily, held at (x, y)."""
    with cut.at(x, y, turn=turn):
        cut.area("-.8,-10! .8,-10! .8,18! -.8,18! z", OCHRE, 0.5)
        cut.area("0,-18.6! 1.6,-15.6 1,-12.4! 3.6,-15.4 4,-12.6 1.4,-10.4! -1.4,-10.4! -4,-12.6 -3.6,-15.4 -1,-12.4! -1.6,-15.6 z", OCHRE, 0.55)
        cut.area("-2,-10.6! 2,-10.6! 2,-9.2! -2,-9.2! z", RED, 0.4)


def _purse(cut: Cut, x: float, y: float) -> None:
    with cut.at(x, y):
        cut.area("-1.4,-2! 1.4,-2! 2.8,1.4 2,4.2 -2,4.2 -2.8,1.4 z", RED, 0.5)
        cut.line("-1.8,-1 0,-.6 1.8,-1", w=0.5)
        cut.nick((-.6, 0, -.9, 3, .3), (.6, 0, .9, 3, .3))


# -- clothes -------------------------------------------------------------------------------------------------------------
def _throne(cut: Cut, fill: str, knob: str) -> None:
    """The back of a throne: two turned posts and a hatched panel."""
    cut.area("15.4,64! 15.4,22 17,19.6 44,19.6 45.6,22 45.6,64! z", fill, 0.6)
    for i in range(9):
        cut.nick((17.6 + 3.2 * i, 20.6, 17.6 + 3.2 * i, 38, 0.4))
    for x in (15.4, 45.2):
        cut.area(f"{x - 1.7},64! {x - 1.7},21! {x + 1.7},21! {x + 1.7},64! z", OCHRE, 0.6)
        cut.area(f"{x - 2.2},21.6! {x - 2.2},19.8! {x + 2.2},19.8! {x + 2.2},21.6! z", OCHRE, 0.5)
        cut.ring(x, 17.6, 2.1, knob, 0.55)
        cut.spot((x - .5, 17, 0.5), fill=PAPER)


def _robe(cut: Cut, cloak: str, tunic: str, lining: str = PAPER) -> None:
    """A king's cloak open over a tunic."""
    cut.area("11.6,66! 12.6,52 15,42.6 19.4,36.6 25.4,33.4! 36,33.4! 42,36.4 46.2,42.6 48.6,52 49.8,66! z", cloak, 0.7, slip=True)
    cut.hatch(48.2, 50, 49.6, 64, 8, -3, 1, 0.4)
    cut.hatch(45, 40.4, 48, 48.4, 6, -2.6, 0.9, 0.4)
    cut.hatch(24, 47, 23.4, 62, 9, -2, 0.9, 0.35)
    cut.area("24.6,66! 25.2,48 26,36.6! 35.6,36.6! 36.4,48 37,66! z", tunic, 0.6)
    cut.area("23.4,66! 24,48 25.2,35! 27.6,36! 26.6,48 26.8,66! z", lining, 0.5)
    cut.area("38.2,66! 37.6,48 36.4,35! 34,36! 35,48 34.8,66! z", lining, 0.5)
    folds(cut, (16, 60, 18, 44, -.6), (20, 62, 21, 47), (46, 60, 43.6, 44, .6), (41.4, 62, 40.8, 48))


def _buttons(cut: Cut, x: float, y: float, n: int, step: float = 3.6, fill: str = OCHRE) -> None:
    for i in range(n):
        cut.ring(x, y + i * step, 0.75, fill, 0.4)


def _ermine(cut: Cut) -> None:
    cut.area("21,36 24.4,33 30.8,37.4 37,33 40.4,36 39.4,40.4 35,43 30.8,43.8 26.4,43 22,40.4 z", PAPER, 0.65)
    for x, y in ((23.8, 37.4), (26.8, 40), (30.8, 41.2), (34.8, 40), (37.8, 37.4)):
        cut.nick((x, y - 1, x, y + 1.4, 0.6))


def _jacket(cut: Cut, coat: str, front: str) -> None:
    """A rider's coat, seen behind the horse's neck."""
    cut.area("22.6,66! 23.4,46 25.6,34 30,29.6 34,28! 40,28! 44,29.6 47.4,34 48.6,46 49.6,66! z", coat, 0.7, slip=True)
    cut.hatch(47.6, 36, 49.4, 56, 11, -2.8, 1, 0.4)
    cut.hatch(34.2, 34, 34.6, 54, 10, -2, 0.9, 0.35)
    cut.area("33.4,28.6! 37,33! 40.6,28.6! 39.4,46 39,66! 35,66! 34.6,46 z", front, 0.55)


def _ground(cut: Cut) -> None:
    """Grass in front of which a footman stands."""
    for x, y, size in ((7.2, 55, 1.0), (15, 53.8, 0.8), (44, 48.4, 0.8), (51.6, 47, 1.0)):
        cut.use("grass", x, y, size=size)


def _doublet(cut: Cut, left: str, right: str, skirt: tuple[str, str], hose: tuple[str, str]) -> None:
    """A footman's doublet in two colours with belt, pleated skirt and hose."""
    _ground(cut)
    cut.area("23,44! 29,44! 29.2,70! 22,70! z", hose[0], 0.6)
    cut.area("29.4,44! 35.4,44! 36,70! 29.4,70! z", hose[1], 0.6)
    cut.hatch(27.8, 48, 28, 58, 5, -1.6, 1.4, 0.3)
    cut.area("22.6,36! 29.2,36! 29.2,46.4! 26,47.4 23.4,46.8! 19.6,47.6! 20.4,42 z", skirt[0], 0.65, slip=True)
    cut.area("35.8,36! 29.2,36! 29.2,46.4! 32.4,47.4 35,46.8! 38.8,47.6! 38,42 z", skirt[1], 0.65, slip=True)
    for x, b in ((22.4, -.4), (24.8, -.2), (27.2, 0), (31.2, 0), (33.6, .2), (36, .4)):
        cut.nick((29.2 + (x - 29.2) * .8, 38, x, 46, 0.4, b))
    cut.area("21.4,26 25.4,23.6! 29.2,23.4! 29.2,37! 22.8,37! 21.6,31 z", left, 0.65, slip=True)
    cut.area("37,26 33,23.6! 29.2,23.4! 29.2,37! 35.6,37! 36.8,31 z", right, 0.65, slip=True)
    cut.hatch(36.6, 27, 35.7, 34.6, 6, -2.4, 0.8, 0.4)
    cut.hatch(29, 26, 29, 34.6, 6, -1.9, 0.7, 0.35)
    cut.hatch(38.4, 43, 38.8, 47, 4, -2.2, 0.5, 0.35)
    cut.hatch(35.6, 49, 35.9, 58, 6, -2.2, 0.8, 0.35)
    cut.area("22.4,35.6! 29.2,36.4 36,35.6! 36.2,38! 29.2,38.8 22.2,38! z", INK, 0.4)
    cut.area("27.6,35.8! 30.8,35.8! 30.8,39! 27.6,39! z", OCHRE, 0.5)


def _rein_hand(cut: Cut, coat: str, cuff: str, tack: str, bit: tuple[float, float] = (0, 0)) -> None:
    """The rider's near arm, its forearm laid over the mane, and the rein; ``bit`` says how far the horse has been moved."""
    with cut.at(*bit):
        reins(cut, 25.6 - bit[0], 45.6 - bit[1], tack)
    turn = arm(cut, (31.4, 35), (36, 46.4), (29, 46.6), coat, width=(3.4, 3.2, 2.2), cuff=cuff)
    fist(cut, 26.2, 46, turn + 4, 0.95)


def _face(cut: Cut, x: float, y: float, size: float, hat: str, flip: bool = False, **look: Any) -> None:
    with cut.at(x, y, size=size, flip=flip):
        head(cut, **look)
        HATS[hat](cut)


# -- kings ---------------------------------------------------------------------------------------------------------------
def king_of_swords(cut: Cut) -> None:
    _throne(cut, PAPER, RED)
    _robe(cut, BLUE, RED)
    _buttons(cut, 30.8, 46, 4)
    _scimitar(cut, 50, 39.4, turn=-3)
    turn = arm(cut, (42.6, 41.4), (44.8, 52.4), (48.8, 43.4), BLUE, cuff=OCHRE)
    fist(cut, 50, 39.6, turn - 14, 1.05)
    arm(cut, (18.6, 41.6), (14.4, 53), (22.4, 50.8), BLUE, cuff=OCHRE)
    fist(cut, 25.4, 50.2, 80, 1.0)
    _ermine(cut)
    _face(cut, 30.6, 24, 1.14, "spiked_turban", hair="long", shade=PAPER, beard="full", lip=True, mood="stern", eyes=.5)


def king_of_batons(cut: Cut) -> None:
    _throne(cut, OCHRE, GREEN)
    _robe(cut, GREEN, PAPER, RED)
    _buttons(cut, 30.8, 46, 4, fill=RED)
    _staff(cut, 50.4, 40, top=-31)
    turn = arm(cut, (42.6, 41.4), (45.4, 53), (49.4, 43.8), GREEN, cuff=RED)
    fist(cut, 50.4, 40, turn - 12, 1.05)
    cut.area("4.8,36! 12,36! 12.4,66! 4.4,66! z", OCHRE, 0.6)
    cut.hatch(11.9, 40, 12.1, 56, 9, -2.2, 0.8, 0.35)
    with cut.at(8.4, 32.6, size=1.1):
        lion(cut)
    turn = arm(cut, (18.6, 41.6), (16.2, 53.4), (11.6, 45.6), GREEN, cuff=RED)
    open_hand(cut, 11.2, 45, turn=turn + 4, size=0.86)
    cut.area("25,34.4 30.8,38.4 36.4,34.4! 37.6,37 30.8,42.6 23.8,37 z", RED, 0.6)
    cut.ring(30.8, 41.8, 1.8, OCHRE, 0.5)
    _face(cut, 31, 24, 1.12, "leaf_crown", flip=True, hair="long", shade=INK, beard="full", lip=True, mood="calm", eyes=.3)


def king_of_cups(cut: Cut) -> None:
    _throne(cut, PAPER, BLUE)
    _robe(cut, RED, BLUE, PAPER)
    for y in (46, 50, 54):
        cut.line(f"27.4,{y} 30.8,{y + 1} 34.2,{y}", w=0.8)
        cut.line(f"27.4,{y} 30.8,{y + 1} 34.2,{y}", w=0.4, ink=OCHRE)
    cut.use("cup", 48.6, 21.2, size=1.12)
    turn = arm(cut, (42.2, 41), (47, 50.4), (48.6, 39), RED, cuff=OCHRE)
    fist(cut, 48.5, 33.6, turn - 6, 1.05, flip=True)
    arm(cut, (18.6, 41.4), (14, 52.4), (21.6, 47.6), RED, cuff=OCHRE)
    open_hand(cut, 23.4, 46.8, turn=64, size=0.95)
    _ermine(cut)
    _face(cut, 30.4, 25, 1.1, "feather_crown", hair="curl", shade=OCHRE, beard="round", lip=True, mood="merry", eyes=.8)


def king_of_coins(cut: Cut) -> None:
    _throne(cut, BLUE, OCHRE)
    _robe(cut, OCHRE, GREEN, RED)
    turn = arm(cut, (42.4, 41), (46.8, 51), (48.2, 38.4), OCHRE, cuff=RED)
    with held(cut, 48.2, 37.4, turn - 6, 1.05):
        cut.use("coin", 48.2, 26.6, size=0.82)
    _sceptre(cut, 9.4, 45, turn=-4)
    arm(cut, (18.6, 41.6), (14.2, 54), (10.4, 48.6), OCHRE, cuff=RED)
    fist(cut, 9.4, 45.4, -12, 1.0, flip=True)
    cut.line("24,36.4 27,42 30.8,44.4 34.6,42 37.6,36.4", w=1.7)
    cut.line("24,36.4 27,42 30.8,44.4 34.6,42 37.6,36.4", w=0.9, ink=RED)
    cut.use("D", 30.8, 46.8, size=0.62)
    _face(cut, 31, 25, 1.08, "arched_crown", flip=True, hair="curl", shade=PAPER, beard="forked", lip=True, mood="proud", eyes=.2)


# -- riders --------------------------------------------------------------------------------------------------------------
def rider_of_swords(cut: Cut) -> None:
    _jacket(cut, GREEN, PAPER)
    _buttons(cut, 37, 36, 4, fill=RED)
    _scimitar(cut, 52, 33, turn=-8, size=.88)
    turn = arm(cut, (45, 34.6), (49.6, 45.6), (51.4, 37.2), GREEN, width=(3.9, 3.4, 2.2), cuff=OCHRE)
    fist(cut, 52, 33.4, turn - 8, 1.0)
    with cut.at(20.6, 64, turn=15), cut.at(-24, -62):
        horse(cut, RED, INK, OCHRE, open_mouth=True)
    _rein_hand(cut, GREEN, OCHRE, OCHRE)
    _face(cut, 36.6, 20.6, 0.98, "phrygian", flip=True, hair="short", shade=INK, lip=True, mood="stern", eyes=.5)


def rider_of_batons(cut: Cut) -> None:
    _jacket(cut, OCHRE, BLUE)
    cut.line("33.6,36 40.4,36", "34.4,40 39.6,40", "34.6,44 39.4,44", w=0.5, ink=PAPER)
    _staff(cut, 50.8, 35, turn=2, top=-26.6)
    turn = arm(cut, (45, 34.6), (49.2, 45.8), (50.6, 38.4), GREEN, width=(3.9, 3.4, 2.2), cuff=BLUE, puff=RED)
    fist(cut, 50.8, 35, turn - 6, 1.0)
    with cut.at(0, 1):
        horse(cut, INK, PAPER, OCHRE, plume=RED)
    _rein_hand(cut, GREEN, BLUE, OCHRE)
    _face(cut, 36.8, 19.4, 0.98, "helmet", hair="curl", shade=INK, beard="tuft", lip=True, mood="proud", eyes=0)


def rider_of_cups(cut: Cut) -> None:
    _jacket(cut, RED, PAPER)
    _buttons(cut, 37, 37, 4, fill=BLUE)
    cut.area("35.4,27.6! 38.8,27.6! 40,31 38.4,34.6! 37,32.6! 35.4,34.8! 34,31 z", PAPER, 0.5)
    cut.nick((36.4, 29, 35.6, 33, .3), (37.8, 29, 38.4, 33, .3))
    cut.use("cup", 50.2, 23.4, size=0.96)
    turn = arm(cut, (45, 34.6), (50.2, 46.4), (50.4, 39), RED, width=(3.9, 3.4, 2.2), cuff=PAPER)
    fist(cut, 50.2, 35, turn - 4, 1.0, flip=True)
    with cut.at(3.4, -1.6, turn=4):
        horse(cut, OCHRE, PAPER, BLUE)
    _rein_hand(cut, RED, PAPER, BLUE)
    _face(cut, 36.6, 18.6, 0.96, "tricorn", hair="wig", shade=PAPER, mood="sly", eyes=.9)


def rider_of_coins(cut: Cut) -> None:
    _jacket(cut, BLUE, OCHRE)
    _buttons(cut, 37, 36, 4, fill=RED)
    turn = arm(cut, (45, 34.6), (50, 45.6), (49.8, 36), BLUE, width=(3.9, 3.4, 2.2), cuff=RED)
    with held(cut, 49.8, 35, turn + 4):
        cut.use("coin", 49.2, 24.6, size=0.72)
    with cut.at(3.4, -2.8, turn=-4):
        horse(cut, PAPER, OCHRE, GREEN)
    _rein_hand(cut, BLUE, RED, GREEN, (3.2, -3))
    with cut.at(8.6, 53.4, size=0.82):
        dog(cut)
    _face(cut, 36.6, 18.4, 0.98, "baker", hair="page", shade=OCHRE, mood="merry", eyes=-.4, flip=True)


# -- footmen -------------------------------------------------------------------------------------------------------------
def footman_of_swords(cut: Cut) -> None:
    _doublet(cut, RED, OCHRE, (RED, OCHRE), (BLUE, PAPER))
    _scimitar(cut, 46.4, 35, turn=3, size=.94)
    turn = arm(cut, (36, 27.4), (41.8, 39), (45.4, 37.6), OCHRE, width=(3.2, 2.8, 1.9), cuff=PAPER, puff=RED)
    fist(cut, 46.4, 35, turn - 60, 0.9, bend=60)
    arm(cut, (22.4, 27.4), (13.8, 34), (19.4, 38.4), RED, width=(3.2, 2.8, 1.9), cuff=PAPER, puff=OCHRE)
    fist(cut, 21.6, 39.4, 110, 0.85)
    _face(cut, 29.2, 17, 0.84, "flat_cap", hair="short", shade=INK, lip=True, mood="sly", eyes=.9)


def footman_of_batons(cut: Cut) -> None:
    _doublet(cut, GREEN, GREEN, (PAPER, PAPER), (RED, RED))
    for x in (25.6, 32.8):
        cut.line(f"{x},25 {x},35.6", w=1.3)
        cut.line(f"{x},25 {x},35.6", w=0.65, ink=OCHRE)
    low = arm(cut, (22.4, 27.4), (26, 40), (39, 41.4), GREEN, width=(3.2, 2.8, 1.9), cuff=OCHRE)
    high = arm(cut, (36, 27.4), (50.2, 34), (46.6, 26), GREEN, width=(3.2, 2.9, 1.9), cuff=OCHRE)
    _staff(cut, 43.6, 36, turn=3, top=-29, foot=26)
    fist(cut, 44.6, 24, 3, 0.9, bend=high - 20)
    fist(cut, 42.9, 41.4, 3, 0.95, flip=True, bend=-low)
    _face(cut, 29.2, 16.8, 0.86, "beret", flip=True, hair="curl", shade=OCHRE, mood="calm", eyes=-.6)


def footman_of_cups(cut: Cut) -> None:
    _ground(cut)
    cut.area("20.4,66! 21.4,46 22.6,36 21.4,29 25,23.8! 33.4,23.8! 37,29 35.8,36 37,46 38.4,66! z", BLUE, 0.7, slip=True)
    for y in (28, 32, 42, 46.6, 51.2, 55.8):
        w = 5.6 if y < 34 else 6.6 + (y - 40) * 0.1
        cut.line(f"{29.2 - w},{y} 29.2,{y + 1} {29.2 + w},{y}", w=0.9, ink=OCHRE)
    cut.line("29.2,24 29.4,36", "29.2,40 29.4,64", w=0.5)
    folds(cut, (24, 60, 25.4, 42), (34.6, 60, 33.4, 42))
    cut.hatch(36.4, 43, 37.8, 58, 9, -2.6, 0.8, 0.4)
    cut.hatch(36.4, 28.6, 36, 34.6, 5, -2.4, 0.7, 0.4)
    cut.area("21.8,35.4 29.2,37 36.8,35.4! 37,39 29.2,40.8 21.6,39 z", RED, 0.6)
    cut.area("24,39! 27,40! 27.4,50 25.6,52! 24.6,49.6! 22.8,51 z", RED, 0.5)
    cut.nick((22.6, 37.2, 28, 39, .35), (36, 37.2, 30.6, 39, .35), (25.2, 41, 25.2, 48, .3))
    cut.use("cup", 46.4, 21.4, size=1.12)
    turn = arm(cut, (36, 28), (42.8, 41.6), (46, 38.4), BLUE, width=(3.3, 3.4, 2.6), cuff=RED)
    fist(cut, 46.6, 35, turn - 44, 0.95, flip=True, bend=-44)
    turn = arm(cut, (22.4, 28), (13.4, 37), (18.6, 43.4), BLUE, width=(3.3, 3.4, 2.6), cuff=RED)
    fist(cut, 20.4, 45.6, 140, 0.85)
    _face(cut, 29.2, 16.6, 0.88, "cockade_turban", hair="", shade=INK, beard="tuft", lip=True, mood="calm", eyes=.6)


def footman_of_coins(cut: Cut) -> None:
    _doublet(cut, PAPER, BLUE, (BLUE, PAPER), (OCHRE, GREEN))
    for y in (27, 30.4, 33.8):
        cut.nick((22.8, y, 28.6, y + .4, 0.4))
    cut.use("coin", 46.8, 16.4, size=0.8)
    cut.nick((40.8, 27.2, 41.8, 24.4, .4), (46, 28.2, 46.2, 25.2, .4), (51.4, 27.2, 50.6, 24.4, .4))
    turn = arm(cut, (36, 27.4), (43.4, 42.6), (46.2, 37.4), BLUE, width=(3.2, 2.9, 1.9), cuff=RED, puff=OCHRE)
    open_hand(cut, 46.2, 36.4, turn=turn - 20, size=0.86, flip=True)
    arm(cut, (22.4, 27.4), (13.6, 34.6), (18.8, 40), PAPER, width=(3.2, 2.8, 1.9), cuff=RED, puff=OCHRE)
    fist(cut, 20.8, 41.2, 112, 0.85)
    _purse(cut, 24.6, 42)
    _face(cut, 29.2, 15.4, 0.88, "broad_cap", hair="page", shade=OCHRE, mood="merry", eyes=.7)


HALVES = {
    "RS": king_of_swords, "CS": rider_of_swords, "FS": footman_of_swords,
    "RB": king_of_batons, "CB": rider_of_batons, "FB": footman_of_batons,
    "RC": king_of_cups, "CC": rider_of_cups, "FC": footman_of_cups,
    "RD": king_of_coins, "CD": rider_of_coins, "FD": footman_of_coins,
}
