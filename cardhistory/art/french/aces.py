"""The four aces. That of spades fills its card, as makers had it after 1862; its ribbon names the card Speculation."""
from __future__ import annotations

import math
from collections.abc import Callable

from ..letters import write
from ..svg import INK, PAPER, Cut
from .kana import row
from .signs import BLUE, GOLD, RED

__all__ = ["ACES", "PARTS"]


def _great_spade(cut: Cut) -> None:
    """The black leaf with its tendrils, without medallion and ribbon."""
    cut.area("31,5.5! 32.6,11 37,18 44,25.4 51,32.4 55.4,40 55.6,48 51.4,54.6 44.4,56.8 37.4,54.4 33.4,50! 34.2,58 37,65.4 43.5,71.4! "
             "31,70.2 18.5,71.4! 25,65.4 27.8,58 28.6,50! 24.6,54.4 17.6,56.8 10.6,54.6 6.4,48 6.6,40 11,32.4 18,25.4 25,18 29.4,11 z", INK, 0.8)
    cut.line("31,10.4! 34.4,17 40.6,24.2 48.8,32.6 53.2,40 53.4,47.4 49.8,52.6 44.4,54.4 38.6,52.4 34.6,50 31,50.4 27.4,50 23.4,52.4 17.6,54.4 "
             "12.2,52.6 8.6,47.4 8.8,40 13.2,32.6 21.4,24.2 27.6,17 z", w=0.5, ink=PAPER)
    for flip in (False, True):
        with cut.at(31, 0, flip=flip):
            cut.line("0,15.6 3,19.4 8,25 13.6,30 18.6,34.4 21.2,39 20,43.2 16.4,44 13.8,41.4 14.6,38.2 17.2,37.8 17.8,40.2 16.2,40.8",
                     "13.2,43.6 12.6,40.4 11,37.6", "5.6,50 7.6,52.2 12.4,53.4 16,51.6", w=0.75, ink=PAPER)
            cut.nick((3, 19.2, 2, 22, 0.6, 0.2), (8.2, 25, 10.6, 24.8, 0.6, 0.2), (8.2, 25, 7.4, 26.2, .5), (13.4, 29.8, 12.4, 34, 0.7, 0.4),
                     (13.6, 30, 17, 30.6, .6, -.2), (21.2, 39, 22.4, 42.6, .6, -.3), (20.4, 36.6, 21.8, 36, .5), fill=PAPER)
            for x, y, turn in ((0, 14, 0), (2, 23, -20), (11.2, 25.2, 80), (12, 35, -160), (17.4, 31.2, 110), (22.2, 43.4, 170), (10.8, 37, -60)):
                with cut.at(x, y, turn=turn):
                    cut.blot("0,-1.7! 1,-.2 0,1.4! -1,-.2 z", GOLD)
    cut.nick((29.6, 58, 27, 67.4, 0.5, -0.5), (32.4, 58, 35, 67.4, 0.5, 0.5), (31, 57, 31, 68.6, 0.7), fill=PAPER)


def _flower(cut: Cut, x: float, y: float, r: float, petals: int, fill: str, heart: str) -> None:
    """A round flower seen from above."""
    for i in range(petals):
        with cut.at(x, y, turn=360 * i / petals):
            k = r * 3.0 / petals
            cut.area(f"0,{-r * .2:.2f} {-k:.2f},{-r * .62:.2f} {-k * .7:.2f},{-r * .95:.2f} 0,{-r:.2f} {k * .7:.2f},{-r * .95:.2f} {k:.2f},{-r * .62:.2f} z", fill, 0.4)
    cut.ring(x, y, r * 0.26, heart, 0.4)


def _laurel(cut: Cut) -> None:
    """A branch that rises from (31, 79) to the right, at the foot of the great ace."""
    cut.line("34,80 41,79.4 48,75.4 53.4,67.6 55.6,60.6", w=0.6)
    for x, y, turn in ((39, 79.6, 60), (43, 78.3, 52), (46.7, 76.2, 44), (49.8, 73, 32), (52.3, 69.4, 22), (54.4, 65, 12)):
        for side in (-38, 42):
            with cut.at(x, y, turn=turn + side):
                cut.area("0,0! -1.2,-2 0,-4.6! 1.2,-2 z", GOLD if side < 0 else BLUE, 0.4)
    with cut.at(55.6, 60.8, turn=4):
        cut.area("0,0! -1.2,-2 0,-4.6! 1.2,-2 z", GOLD, 0.4)


def ace_of_spades(cut: Cut) -> None:
    """The great ace."""
    for flip in (False, True):
        with cut.at(31, 80.4, size=0.86, flip=flip), cut.at(-31, -80.4):
            _laurel(cut)
    _great_spade(cut)
    cut.ring(31, 33.4, 10.2, GOLD, 0.7)
    cut.ring(31, 33.4, 8.6, PAPER, 0.5)
    for i in range(24):
        a = math.tau * i / 24
        cut.spot((31 + 9.4 * math.cos(a), 33.4 + 9.4 * math.sin(a), 0.3))
    _flower(cut, 31, 33.4, 7.8, 12, RED, GOLD)
    _flower(cut, 31, 33.4, 4.4, 8, PAPER, GOLD)
    # the ribbon
    for flip in (False, True):
        with cut.at(31, 0, flip=flip):
            cut.area("19.4,45.4! 29,42.4! 26.8,46.2! 29.4,50! 20.4,53! z", RED, 0.6)
            cut.area("24.4,50.6! 20.4,52.8! 21,48.6! z", INK, 0.4)
    cut.area("6.4,44.2! 14,46.4 22.5,47.8 31,48.2 39.5,47.8 48,46.4 55.6,44.2! 55.2,51.4! 47.6,53.6 39.4,55 31,55.4 22.6,55 14.4,53.6 6.8,51.4! z",
             PAPER, 0.7)
    row(cut, "スペキュレーション", 31, 46, 5, 0.75, bow=3.2, gap=0.1, tight="ュョ")
    # the foot
    cut.area("17.6,73.4! 31,72.6 44.4,73.4! 45,79.6! 31,80.4 17,79.6! z", PAPER, 0.6)
    write(cut, "CARDHISTORY", 31, 75, 3, 0.5, gap=1.8)


# -- the other three: one large sign between two sprays ------------------------------------------------------------------
def _twig(cut: Cut, *leaves: tuple[float, float, float]) -> None:
    for x, y, turn in leaves:
        with cut.at(x, y, turn=turn):
            cut.area("0,0! -1.5,-2.2 0,-5.4! 1.5,-2.2 z", BLUE, 0.45)
            cut.nick((0, -0.8, 0, -4.4, 0.28), fill=PAPER)


def peach(cut: Cut) -> None:
    """A twig of peach blossom, 26 wide, its middle at (0, 0)."""
    cut.line("-12,2.4 -6,.6 0,1.2 6,.4 12,-2", w=0.8)
    _twig(cut, (-8, 1, -30), (8, -0.2, 60), (-10, 1.8, -100), (4, 0.7, 140), (11, -1.6, 40))
    for x, y, r in ((-3.4, -1, 3.4), (4, -2.2, 3), (9.4, 2, 2.2)):
        _flower(cut, x, y, r, 5, RED if r != 3 else PAPER, GOLD)


def clover(cut: Cut) -> None:
    """Three clover leaves and a flower head, 24 wide."""
    cut.line("0,5 0,-2", "0,5 -4,2.4 -8,1", "0,5 4,2.4 8,1", w=0.7)
    for x, y, turn in ((-8.4, 0.4, -40), (8.4, 0.4, 40)):
        for a in (-100, 0, 100):
            with cut.at(x, y, turn=turn + a):
                cut.area("0,0! -2.3,-1.6 -2,-3.9 0,-3.4! 2,-3.9 2.3,-1.6 z", BLUE, 0.45)
                cut.nick((0, -.6, 0, -2.8, .26), fill=PAPER)
    for i in range(7):
        with cut.at(0, -2, turn=-90 + 30 * i):
            cut.area("0,0! -.9,-2.4 0,-4.4! .9,-2.4 z", GOLD if i % 2 else PAPER, 0.4)
    cut.area("-1.4,-1.8! 1.4,-1.8! .8,-.4! -.8,-.4! z", BLUE, 0.4)


def caltrop(cut: Cut) -> None:
    """A rosette of lozenge leaves floating on two waves, 26 wide."""
    for x, y in ((-11, 4.6), (-3.6, 5.6), (4.4, 5.6)):
        cut.line(f"{x},{y} {x + 2},{y - 1} {x + 4},{y} {x + 6},{y - .6}", w=0.5, ink=BLUE)
    for i in range(7):
        with cut.at(0, 3, turn=-84 + 28 * i):
            cut.area("0,-2.6! -1.9,-5 0,-8! 1.9,-5 z", BLUE if i % 2 else GOLD, 0.45)
            cut.nick((0, -3.4, 0, -6.8, .28), fill=PAPER if i % 2 else INK)
    _flower(cut, 0, 1.8, 2.3, 4, PAPER, GOLD)


def _small_ace(sign: str, spray: str) -> Callable[[Cut], None]:
    def draw(cut: Cut) -> None:
        cut.use(spray, 31, 20)
        cut.use(spray, 31, 68, turn=180)
        cut.use(sign, 31, 44)
    return draw


_LEAVES = ((0, -8.4), (-8, 3.6), (8, 3.6))


def great_heart(cut: Cut) -> None:
    """A heart 30 high with the crease of a peach."""
    cut.area("0,16! -3.6,9.8 -9.8,3.6 -14,-2.8 -14.4,-9.2 -10,-13.8 -4.2,-13 0,-7.6! 4.2,-13 10,-13.8 14.4,-9.2 14,-2.8 9.8,3.6 3.6,9.8 z", RED, 0.8, slip=True)
    cut.line("0,12.6! -2.4,8.4 -8,2.6 -11.8,-3.2 -12.2,-8.4 -9,-11.6 -4.8,-10.8 0,-4.4! 4.8,-10.8 9,-11.6 12.2,-8.4 11.8,-3.2 8,2.6 2.4,8.4 z", w=0.5, ink=PAPER)
    cut.nick((-0.4, -3.6, 1.4, 10, 0.9, 2.2), (-9.4, -8, -8.2, -.4, 0.9, 1), (-7.4, 1.4, -4.4, 5, .6, .3), fill=PAPER)
    for x, y in ((6.4, -6.4), (8.4, -3.4), (5.4, -2.4), (7, .4), (4, 2.4)):
        cut.spot((x, y, 0.5), fill=GOLD)


def great_diamond(cut: Cut) -> None:
    """A lozenge 34 high with lozenges in it."""
    cut.area("0,-17! 5,-8 12.6,0! 5,8 0,17! -5,8 -12.6,0! -5,-8 z", RED, 0.8, slip=True)
    cut.line("0,-13! 3.8,-6.4 9.4,0! 3.8,6.4 0,13! -3.8,6.4 -9.4,0! -3.8,-6.4 z", w=0.5, ink=PAPER)
    for x, y in ((0, -5), (0, 5), (-3.7, 0), (3.7, 0)):
        cut.area(f"{x},{y - 4.2}! {x + 3.1},{y}! {x},{y + 4.2}! {x - 3.1},{y}! z", GOLD if x == 0 else PAPER, 0.5)
        cut.spot((x, y, 0.6))


def great_club(cut: Cut) -> None:
    """Three leaves 33 high, each with its veins."""
    for x, y in _LEAVES:
        cut.spot((x, y, 7.7))
    cut.spot((0, 0.4, 4.4))
    cut.area("1.6,-2! 3.2,9.6 7.4,16! -7.4,16! -3.2,9.6 -1.6,-2! z", INK, 0.5)
    for x, y in _LEAVES:
        cut.ring(x, y, 6.2, None, 0.3)
        with cut.at(x, y, turn=math.degrees(math.atan2(x, -y))):
            cut.nick((0, 5.2, 0, -5.4, 0.8), *((s * 0.5, 3 - 2.6 * k, s * (3.4 + .5 * (k == 1)), 0.2 - 2.4 * k, 0.5, -s * .3) for k in range(3) for s in (-1, 1)), fill=PAPER)
    cut.ring(0, 0.6, 1.9, GOLD, 0.5)


ACES: dict[str, Callable[[Cut], None]] = {
    "S": ace_of_spades, "H": _small_ace("greatH", "peach"), "D": _small_ace("greatD", "caltrop"), "C": _small_ace("greatC", "clover")}
PARTS: dict[str, Callable[[Cut], None]] = {
    "peach": peach, "clover": clover, "caltrop": caltrop, "greatH": great_heart, "greatD": great_diamond, "greatC": great_club}
