"""The people in the street of the Etori plate, each about 46 high, standing on y = 98."""
from __future__ import annotations

import math

from ..figures import ROSE
from ..french.signs import BLUE, GOLD, RED
from ..svg import INK, PAPER, Cut

__all__ = ["passers_by", "rickshaw", "small_head"]


def small_head(cut: Cut, x: float, y: float, flip: bool = False, size: float = 1.0) -> None:
    """A small head in profile to the right, bald."""
    with cut.at(x, y, flip=flip, size=size):
        cut.area("-2.8,-3! 1.6,-3.3 2.2,-1.6 2,-.8! 3.3,.9 2.3,1.3! 2.6,2 2.2,2.5! 2,3.4 .6,3.8 -.8,3 -2,1.4 -2.8,1 z", PAPER, 0.5)
        cut.spot((0.4, 1.2, 0.75), fill=ROSE)
        cut.nick((0.1, -1.4, 1.9, -1.5, 0.35, .25))
        cut.spot((1.1, -0.6, 0.45))
        cut.line("2.2,2.2 1.4,2.3", w=0.4)


def mother(cut: Cut) -> None:
    """A woman in a patterned kimono, seen from the side, looking right."""
    cut.area("-4.6,97! -5.4,84 -5,72 -4.6,66! 4.6,66! 5.4,74 6,84 7.4,97! z", BLUE, 0.7)
    flowers = ((-2, 78), (2.6, 82), (-2.6, 86), (3.4, 90), (-1.6, 93), (1, 74))
    cut.spot(*((x, y, 1.2) for x, y in flowers), fill=PAPER)
    cut.spot(*((x, y, 0.5) for x, y in flowers), fill=RED)
    cut.area("-5,97! 7.4,97! 7,99! 3,99.4 -5.4,99! z", RED, 0.5)
    cut.area("3.4,99! 9,98.6! 9.6,100.4! 3,100.4! z", INK, 0.4)
    cut.area("-5.6,60 -4,55.4 0,53.6! 3.4,55 5,60 4.8,67! -5,67! z", BLUE, 0.7)
    cut.area("-5.4,62.6! 5.2,62.6! 5.4,68.6! -5.2,68.6! z", RED, 0.6)
    cut.line("-5.2,65.6 5.2,65.6", w=0.7, ink=GOLD)
    cut.area("-5,60.4! -9.6,61 -10.6,66 -8.6,70.4! -5,69.4! z", GOLD, 0.6)  # the knot of the sash
    cut.line("-9.8,64 -5.4,64.4", "-9.6,67.4 -5.2,67", w=0.45)
    cut.area("-1.4,57! 2,57 6.4,63 10.4,66.6! 9.4,75! 5,74 1.6,67 -1.4,62 z", BLUE, 0.65)  # sleeve
    cut.spot((6.4, 70, 1.2), (3.2, 64, 1.2), fill=PAPER)
    cut.spot((6.4, 70, 0.5), (3.2, 64, 0.5), fill=RED)
    cut.area("-1.4,54.6! 2.6,54.2! 1.6,59.4! z", PAPER, 0.5)
    small_head(cut, .8, 49.8)
    cut.area("2.4,46.4! .8,44.2 -2.4,43.6 -4.8,45.2 -5.6,48 -4.6,51.2 -2.6,52.6! -2,50! -1.4,48 .4,47.2 z", INK, 0.5)
    cut.area("-4,44.4 -5.6,42.2 -3.8,40 -.8,40.2 .2,42.2 -1,44.2 z", INK, 0.5)
    cut.line("-5.6,44.6 .4,43.4", w=0.9)
    cut.line("-5.6,44.6 .4,43.4", w=0.5, ink=RED)
    cut.spot((.9, 43.2, .8), fill=GOLD)


def boy(cut: Cut) -> None:
    """A small boy who points to the window."""
    cut.area("-3.6,96! -3.8,84! 3.8,84! 4.6,96! z", PAPER, 0.6)
    for x in (-2, 0, 2):
        cut.line(f"{x * .9},86 {x * 1.1},95.6", w=0.4)
    cut.area("-2.6,96! -.4,96! -.2,99! -3,99! z", PAPER, 0.45)
    cut.area("1,96! 3.2,96! 3.6,99! .8,99! z", PAPER, 0.45)
    cut.area("-3.6,99! 0,99! 0,100.6! -3.6,100.6! z", INK, 0.3)
    cut.area(".6,99! 4.4,99! 4.4,100.6! .6,100.6! z", INK, 0.3)
    cut.area("-4.2,86! -4.4,78 -2.8,74.4 0,73.6 2.8,74.4 4.2,78 4,86! z", RED, 0.65)
    cut.line("-4.2,84.4 4.1,84.4", w=1.4)
    cut.line("-4.2,84.4 4.1,84.4", w=0.8, ink=BLUE)
    cut.area("5,73.6! 4.9,71.4 5.6,69.9 7.2,66.6 8,65.9 8.6,66.8 7.4,69.8! 8.3,70.2 8.6,71.6 8.4,73.2 7.6,75.4! z", PAPER, 0.5)
    cut.line("7.4,69.7 6.9,71", "8.4,71.2 7,71.4", "8.5,72.6 7,72.7", w=0.35)
    cut.area("5,72 5.6,70.9 7,71.2 6.8,72.1 5.8,72.6 z", PAPER, 0.4)
    cut.area(".4,75.8! 3.2,75.4 4.6,73! 8.2,74.6! 6.4,79 1,80 z", RED, 0.6)
    cut.spot((-1.4, 80, .55), (1.8, 81.4, .55), (-2.2, 83, .55), fill=GOLD)
    small_head(cut, .2, 69.8, size=0.92)
    cut.area("2.2,67! .2,65 -2.8,65.4 -3.6,68 -3,70.8! -1.6,70.4! -1.2,68.2! z", INK, 0.45)


def gentleman(cut: Cut) -> None:
    """A gentleman in a bowler hat and a cape over his kimono, looking left, with a stick."""
    cut.area("-5,97! -5.4,82! 6,82! 6.4,97! z", PAPER, 0.65)
    for x in (-3.4, -1, 1.4, 3.8):
        cut.line(f"{x},83 {x * 1.1},96.6", w=0.45)
    cut.area("-6.4,100.4! -6.6,98.6 -4,97! .4,97! .6,100.4! z", INK, 0.4)
    cut.area("1.4,100.4! 1.2,98.4 3,97! 6.4,97! 6.6,100.4! z", INK, 0.4)
    cut.area("-6.6,87! -7,74 -5.4,62 -2,56.4! 3.4,56.4! 7,62 9,74 9.4,87! 1.6,88.4 z", BLUE, 0.7)
    cut.area("-9,77.4! -8,66 -5,58.6 -2,55.8! 3.2,55.8! 6.4,58.6 9.8,66 11.4,77.4! 4,79 -2,79.4 z", INK, 0.7)  # the cape
    cut.nick((-1, 59, -3.4, 77, .5, .6), (3.4, 59, 6.4, 77, .5, -.6), (6, 61, 9.4, 75.6, .45, -.5), fill=PAPER)
    cut.area("-3.4,57.6! -1.8,54.4! 3,54.4! 3.8,57.6! .4,60! z", GOLD, 0.55)
    cut.line("-10.4,72.6! -12,100.4!", w=1.2)
    cut.area("-8.6,72! -11.8,71 -12.4,73.4 -11.4,75.6 -8.6,76! z", PAPER, 0.5)
    cut.line("-12.2,72.6 -9.8,72.8", "-12.2,74.2 -9.8,74.2", w=0.38)
    cut.ring(-10.4, 69.8, 1.2, GOLD, 0.45)
    small_head(cut, .2, 50.6, flip=True)
    cut.area("-3.4,52.1! -1.6,51.9 -.2,53! -1.8,53.2 z", INK, 0.3)
    cut.area("3,47! 3.2,51.4! 1.6,52.6! 1.4,48! z", INK, 0.35)
    cut.area("-4,47.4! -4.2,43.6 -2.4,40.8 .4,40 3,40.8 4.6,43.6 4.4,47.4! z", INK, 0.5)
    cut.area("-6.4,47.2 -4,46.6 .4,46.9 4.6,46.6 6.8,47.2 5,48.6 .4,48.4 -4.6,48.6 z", INK, 0.5)
    cut.line("-4.1,45.8 .4,46.2 4.5,45.8", w=0.6, ink=RED)
    cut.nick((-2.4, 43.6, -1, 41.6, .5, -.3), fill=PAPER)


def _wheel(cut: Cut, x: float, y: float, r: float) -> None:
    rim = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a)), False) for a in range(0, 421, 30)]
    ends = [(r * math.cos(math.radians(12 + 180 * i / 7)), r * math.sin(math.radians(12 + 180 * i / 7))) for i in range(7)]
    spokes = [f"{x - dx:.1f},{y - dy:.1f}! {x + dx:.1f},{y + dy:.1f}!" for dx, dy in ends]
    cut.line(*spokes, w=1.1)
    cut.line(*spokes, w=0.5, ink=GOLD)
    cut.ring(x, y, r, None, 1.9)
    cut.trace(rim, 0.8, RED)
    cut.ring(x, y, 2, GOLD, 0.6)


def rickshaw(cut: Cut) -> None:
    """A jinrikisha that waits, its shafts to the left, and its runner standing between them."""
    cut.area("46,77! 58,77! 66,71 70.6,60 70,52.6! 66,50 62,52! 60.6,62 56,68 46,69! z", RED, 0.7)  # body and back
    cut.area("64.4,53! 68.6,47 74.4,47.6 76.6,53 74,60 69.4,63! 70.4,57 z", BLUE, 0.65)  # the folded hood
    cut.line("68,51 73.6,49.6", "69.4,54 75.6,52.4", "70,57.4 75,57", w=0.45, ink=PAPER)
    cut.area("47,69.4! 56,68.6 60,63.6 61.6,56! 64,56.4! 62.4,65 58,71.4 47,72! z", GOLD, 0.55)
    cut.area("38.4,80.6! 46.4,76! 47.4,78.4! 39.6,83! z", RED, 0.5)
    for y, w in ((78.6, 1.7), (78.6, 0.8)):
        cut.line(f"62,{y} 44,{y} 26,{y - 3.6} 12,{y - 3.2}", w=w, ink=None if w > 1 else GOLD)
    _wheel(cut, 57, 85, 14)
    # a lantern on the shaft
    cut.line("35,77 35,79.6", w=0.6)
    cut.area("32.6,80 32,83.4 32.6,87 37.4,87 38,83.4 37.4,80 z", PAPER, 0.6)
    cut.line("32.2,82.4 37.8,82.4", "32.1,84.8 37.9,84.8", w=0.35)
    cut.area("33.4,79.2! 36.6,79.2! 36.6,80.4! 33.4,80.4! z", INK, 0.3)
    cut.area("33.4,86.8! 36.6,86.8! 36.6,88! 33.4,88! z", INK, 0.3)
    cut.spot((35, 83.6, 1.1), fill=RED)
    _runner(cut)


def _runner(cut: Cut) -> None:
    """The runner: a wide hat, a short dark coat with a white mark, leggings and straw sandals."""
    cut.area("13.4,80! 18.4,80! 17.4,90 16.4,98! 13,98! 12.8,90 z", PAPER, 0.55)
    cut.area("19,80! 24,79.4! 25.4,89 26.6,98! 23.2,98! 21,90 z", PAPER, 0.55)
    cut.nick((16.4, 86, 15.6, 93, .4, -.3), (24, 86, 24.6, 93, .4, -.3))
    cut.area("10.6,98! 17,97.6! 17,100.2! 10.4,100.2! z", GOLD, 0.45)
    cut.area("21,98! 27.4,97.6! 27.4,100.2! 20.8,100.2! z", GOLD, 0.45)
    cut.area("12,82.4! 12.6,70 14.6,64.6 18.6,63 22.4,64.6 24.6,70 25.4,82! 18.6,83.4 z", BLUE, 0.7)
    cut.area("16.4,63.6! 20.6,63.6! 19.4,69 18.9,83! 17.7,83! 17.6,69 z", PAPER, 0.45)
    cut.line("12.4,78 18,79 25,77.8", w=1.2)
    cut.line("12.4,78 18,79 25,77.8", w=0.6, ink=PAPER)
    cut.area("21.6,66! 25,67.6 26.8,72 27.4,75! 24,76.4! 22.4,72 z", BLUE, 0.6)
    cut.area("24,75! 27.4,74.4! 28.6,77 28.4,79 27.6,80 25.8,79.8 24.6,78.6 z", PAPER, 0.5)
    cut.line("28.5,78 26.4,77.8", "27.8,79.2 26,78.9", "28.4,76.7 26.6,76.8", w=0.35)
    cut.area("24.2,75.2! 23.4,77 24,78.8 25.1,78.4 25.2,76.4! z", PAPER, 0.45)
    cut.area("15.4,66! 12.4,67.4 11,71.6 11.4,75! 14.4,75.6! 15.4,72 z", BLUE, 0.6)
    cut.area("11.2,75! 14.6,75.4! 14.8,78.6 13.6,80 11.6,80 10.6,78.6 10.6,76.8 z", PAPER, 0.5)
    cut.line("10.6,78.2 12.6,78.2", "11.2,79.5 13,79.3", "10.7,76.9 12.6,77.1", w=0.35)
    cut.area("14.2,75.4! 15.2,77 14.8,79 13.7,78.6 13.4,76.6! z", PAPER, 0.45)
    cut.ring(22.6, 71, 1.6, PAPER, 0.45)
    cut.spot((22.6, 71, .6), fill=RED)
    small_head(cut, 18.6, 59, flip=True)
    cut.area("19.2,56.4! 21.8,56.4! 21.6,60.4! 20,61! z", INK, 0.35)
    cut.area("8.8,55.8! 14,51 18.4,48! 23,51 28,55.8! 23,56.8 14,56.8 z", GOLD, 0.65)
    cut.line("18.4,48.8 13,56.2", "18.4,48.8 18.4,56.4", "18.4,48.8 24,56.2", w=0.4)


def passers_by(cut: Cut) -> None:
    """Mother, boy and gentleman before the window."""
    with cut.at(127.4, 0):
        mother(cut)
    with cut.at(143.4, 0):
        boy(cut)
    # her hand on his shoulder
    cut.area("136.2,69! 138.4,69.8 140.4,71.8 142.2,74.6 142,75.6 141.2,75.5! 141.2,76.7 140.2,76.8! 140,77.6 139,77.4! 138.6,77.8 137.8,77! 136.6,74.2 135.8,72.6! z", PAPER, 0.5)
    cut.line("141.2,75.4 139.9,73.4", "140.2,76.7 138.9,74.6", "139,77.3 137.9,75.4", w=0.35)
    cut.area("138.4,69.8 140.2,69.8 142,71.2 141.8,72.2 140.4,71.9! z", PAPER, 0.45)
    with cut.at(238, 0):
        gentleman(cut)
