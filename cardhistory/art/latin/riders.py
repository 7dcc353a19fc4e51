"""The four riders, each on a whole horse."""
from __future__ import annotations

from ..figures import arm, fist, held
from ..svg import Cut
from . import hats, heads
from .bodies import WALK, Pose, ground, limb, shoe, steed, strap
from .dress import doublet, falchion, sash, skirt, tall_staff
from .palette import BLUE, GREEN, INK, OCHRE, PAPER, RED

__all__ = ["RIDERS"]

_STEEL = "#bcc"  # indigo thinned with water: the plates of armour
_REAR: Pose = (  # the horse leans back on its hind legs; drawn in the frame that the body is turned in
    ((15, 62, 3), (7.6, 63.4, 2.2), (5.4, 65.6, 1.7), (7.8, 72, 1.1), (7, 74.4, 1.3)),
    ((37, 64, 4.2), (36.4, 71, 2.8), (39.4, 77.6, 1.7), (38.8, 80, 1.4), (40.4, 87, 1.2), (39.8, 89.6, 1.4)),
    ((16.4, 64.4, 3.6), (10.6, 69.4, 2.4), (9.2, 72, 1.8), (13, 77.4, 1.1), (12.4, 79.8, 1.3)),
    ((38.4, 62, 5.4), (40.4, 70.6, 3.8), (45.4, 76.6, 2), (45.6, 79.4, 1.6), (46.4, 86.6, 1.2), (46, 89.4, 1.4)),
)
_STAND: Pose = (
    ((15, 64, 2.6), (13.4, 77, 1.7), (13.4, 86, 1.2), (12.6, 89.4, 1.4)),
    ((36, 64, 3.8), (32.6, 70.6, 2.8), (33.4, 77, 1.7), (31, 86.8, 1.2), (30.2, 90.2, 1.4)),
    ((17.4, 64, 3.4), (18.6, 77, 1.8), (19, 86.6, 1.2), (18.4, 90.4, 1.4)),
    ((38.4, 61.6, 5.4), (37.2, 69.4, 3.8), (39, 76.6, 2), (38.4, 79, 1.6), (37, 87.6, 1.2), (36.4, 90.4, 1.4)),
)


def _thigh(cut: Cut, fill: str, shoes: str = INK, knee: tuple[float, float] = (20.6, 64), ankle: tuple[float, float] = (23, 77)) -> None:
    """The rider's near leg, its foot in the stirrup."""
    (kx, ky), (ax, ay) = knee, ankle
    strap(cut, f"29,60 {ax + 1.4},{ay - 2}", ink=OCHRE, w=0.5)
    shoe(cut, ax, ay, shoes, .9, flip=True)
    cut.line(f"{ax - 3.6},{ay + 2.6} {ax - 2.4},{ay - 2.6} {ax + .6},{ay + 2.6} z", w=0.5)
    limb(cut, ((28.4, 57, 4.8), (kx, ky, 3), (kx + (ax - kx) * .4 + .6, ky + (ay - ky) * .4, 2.5), (ax, ay - .4, 1.5)), fill, 0.6, slip=True)
    cut.hatch(kx + 2.4, ky + 2.4, ax + 1.2, ay - 2.6, 5, -1.6, 0.8, 0.3)


def rider_of_swords(cut: Cut) -> None:
    """A man in a helmet whose black horse rears."""
    ground(cut, 93, tufts=(34, 27, 5))
    with cut.at(50, 0, flip=True), cut.at(24.6, 61.4, turn=17, size=.96), cut.at(-25.4, -63.4):
        steed(cut, INK, OCHRE, RED, _REAR, cloth=GREEN, neck=-12,
              tail="42.6,55 46,57 46.6,62 45.6,68 48.4,72 48,79! 46,76! 45,79.4! 43.4,72 42.6,63 41,58! z")
    strap(cut, "40.6,46 37,51.4 31.4,50.4", ink=RED, w=0.6)
    arm(cut, (24.4, 40), (26.6, 50.6), (29, 50.4), _STEEL, width=(3.2, 2.8, 2), cuff=BLUE)
    fist(cut, 31, 49.6, 70, 0.9)
    with cut.at(50, 0, flip=True), cut.at(27.6, 61.4, turn=4, size=1.12), cut.at(-25.4, -63.4):
        _thigh(cut, _STEEL, INK, (20.4, 66), (23.4, 80))
    with cut.at(20.6, 36.4, turn=-3):
        with cut.at(0, 17.4):
            skirt(cut, OCHRE, RED, half=5.4, hem=9.2, long=8)
        doublet(cut, PAPER, PAPER, half=7.8, waist=5.4)
        cut.line("0,0 0,17", w=0.5)
        cut.line("-6.6,9 0,11 6.4,9", "-5.8,13 0,15 5.6,13", w=0.45)
        cut.nick((4.4, 3, 5, 9, .5, -.4))
        with cut.at(0, 18):
            sash(cut, RED)
    falchion(cut, 30.6, 32, turn=9, size=.8)
    turn = arm(cut, (14.6, 40.4), (22.6, 47.4), (29, 35.4), _STEEL, width=(3.7, 3.2, 2.2), cuff=BLUE, puff=BLUE)
    fist(cut, 30.6, 32.2, 9, 1.0, flip=True, bend=9 - turn)
    with cut.at(20.4, 24.6, size=.96):
        heads.profile(cut, nose="broken", hair="", lip=True, mood="stern")
        hats.sallet(cut)


def rider_of_batons(cut: Cut) -> None:
    """A youth with his staff shouldered, whose white horse turns its head to nibble."""
    ground(cut, 93, tufts=(6, 22, 44))
    with cut.at(0, 0):
        steed(cut, OCHRE, PAPER, GREEN, WALK, cloth=BLUE, neck=-6)
    _thigh(cut, RED, INK)
    with cut.at(28, 55):
        skirt(cut, GREEN, PAPER, half=5.2, hem=8.6, long=7.4)
    with cut.at(28, 36.6):
        doublet(cut, GREEN, PAPER, half=7.6, waist=5.2)
        with cut.at(0, 18.4):
            sash(cut, INK, buckle=False)
    tall_staff(cut, 34.8, 4, 80, turn=14)
    strap(cut, "9.6,48.4 14,52 19.6,51", ink=GREEN, w=0.6)
    turn = arm(cut, (21.8, 40.4), (24, 51.6), (20.4, 50.6), GREEN, width=(3.4, 3.1, 2.1), cuff=PAPER, puff=RED)
    fist(cut, 18.4, 50.4, turn, 0.9)
    turn = arm(cut, (34, 40.4), (41.6, 49), (36.6, 45.6), PAPER, width=(3.4, 3.1, 2.1), cuff=GREEN, puff=RED, fold=.6)
    fist(cut, 34.2, 44, 14, 0.95, bend=turn - 14)
    with cut.at(28, 25, size=.96, flip=True):
        heads.turned(cut, nose="snub", hair="bob", shade=OCHRE, mood="merry", eyes=.6)
        hats.bonnet(cut, RED, PAPER)


def rider_of_cups(cut: Cut) -> None:
    """A rider who watches that nothing spills from the full cup."""
    ground(cut, 93, tufts=(6, 18, 35))
    with cut.at(50, 0, flip=True):
        steed(cut, PAPER, RED, BLUE, WALK, cloth=GREEN, neck=-12)
    with cut.at(50, 0, flip=True):
        _thigh(cut, OCHRE, RED)
    with cut.at(22.6, 55):
        skirt(cut, BLUE, BLUE, half=5.2, hem=8.8, long=7.4, band=OCHRE)
    with cut.at(22.6, 36.6):
        doublet(cut, BLUE, BLUE, half=7.6, waist=5.2)
        with cut.at(0, 18.4):
            sash(cut, OCHRE)
    strap(cut, "43.6,52.4 37,54 31.6,51", ink=BLUE, w=0.6)
    turn = arm(cut, (16.6, 40.4), (18.4, 51.6), (28.6, 51.4), BLUE, width=(3.4, 3.1, 2.1), cuff=PAPER, puff=OCHRE)
    fist(cut, 30.6, 51, turn, 0.9)
    cut.use("cup", 36.4, 26.2, size=.95)
    cut.nick((32.6, 18.2, 31.6, 16, .4), (36.4, 17.6, 36.4, 15, .4), (40.2, 18.2, 41.2, 16, .4))
    turn = arm(cut, (28.6, 40.4), (35, 45.6), (36.6, 37), BLUE, width=(3.4, 3.1, 2.1), cuff=PAPER, puff=OCHRE)
    fist(cut, 36.6, 33.8, turn, 0.95, flip=True)
    with cut.at(21.4, 25, size=.96):
        heads.turned(cut, nose="hooked", hair="curly", shade=INK, beard="round", lip=True, mood="worried", eyes=1.1)
        hats.tall_cap(cut, RED)


def rider_of_coins(cut: Cut) -> None:
    """An old merchant in fur, who looks back at the coin he holds up; a dog runs along."""
    ground(cut, 93, tufts=(44, 6))
    with cut.at(-.6, 0):
        steed(cut, RED, INK, OCHRE, _STAND, cloth=GREEN, neck=8)
    _thigh(cut, INK, OCHRE)
    with cut.at(28, 55):
        skirt(cut, BLUE, BLUE, half=5.6, hem=9.6, long=9.4, band=OCHRE)
    with cut.at(28, 36.6):
        doublet(cut, BLUE, BLUE, half=8.2, waist=5.8)
        cut.area("-4,-1.4! 0,2 4,-1.4! 5,0 3.4,8 3.6,18.4! .8,18.4! 0,8 -.8,18.4! -3.6,18.4! -3.4,8 -5,0 z", OCHRE, 0.55)
        cut.nick((-2.6, 5, -2.4, 7, .4), (2.6, 5, 2.6, 7, .4), (-2.4, 11, -2.2, 13, .4), (2.4, 11, 2.4, 13, .4))
    strap(cut, "9,50 14,53 20,51.6", ink=OCHRE, w=0.6)
    turn = arm(cut, (21.4, 40.6), (23.6, 52), (20.8, 51.4), BLUE, width=(3.8, 3.4, 2.2), cuff=OCHRE)
    fist(cut, 18.6, 51.2, turn, 0.92)
    turn = arm(cut, (34.6, 40.6), (42.6, 46.8), (41.2, 36.4), BLUE, width=(3.8, 3.4, 2.2), cuff=OCHRE, fold=.6)
    with held(cut, 41, 35.6, turn + 8, .95):
        cut.use("coin", 41.2, 25, size=.86)
    with cut.at(27, 24.6, size=.98):
        heads.profile(cut, nose="big", hair="curly", shade=PAPER, mood="merry", old=True)
        hats.fur_cap(cut, RED)


RIDERS = {"CS": rider_of_swords, "CB": rider_of_batons, "CC": rider_of_cups, "CD": rider_of_coins}
