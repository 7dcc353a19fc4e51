"""The four aces and the four twos: one picture fills the card.

The twos are the cards that matter most in the game, so each has a picture of its own: town and ribbon, crossed
staffs in leaves, a vase of flowers, and the ribbon shaped like an S.
"""
from __future__ import annotations

import math

from ..figures import ROSE
from ..letters import write
from ..signs import cup
from ..svg import BLUE, GREEN, INK, OCHRE, PAPER, RED, Cut

__all__ = ["PARTS", "ace", "two"]


def _branch(cut: Cut, pairs: int, fill: str, berries: bool = False) -> None:
    """A branch bent to the right, growing up from (0, 0): a stalk with pairs of leaves and one at its tip."""
    places = [(0.55 * i * i * 0.42, -5.2 * i) for i in range(pairs + 1)]
    cut.line(" ".join(f"{x:.1f},{y:.1f}" for x, y in places), w=0.7)
    for i, (x, y) in enumerate(places):
        lean = 8 * i
        for side in ((-52, 44) if i < pairs else (6,)):
            with cut.at(x, y, turn=side + lean, size=1 - 0.05 * i):
                cut.area("0,0! -1.9,-2.6 0,-7.2! 1.9,-2.6 z", fill, 0.5)
                cut.nick((0, -0.8, 0, -6, 0.28))
        if berries and 0 < i < pairs:
            cut.ring(x - 0.4, y - 2.4, 0.75, RED, 0.35)


def _front_face(cut: Cut) -> None:
    """A round face seen from the front, about 16 across: the face in the coin."""
    cut.ring(0, 0, 8.3, PAPER, 0.7)
    cut.spot((-4, 2.4, 1.8), (4, 2.4, 1.8), fill=ROSE)
    cut.area("-8,-1.6 -7.6,-4.8 -5,-7.6 0,-8.6 5,-7.6 7.6,-4.8 8,-1.6! 6.4,-4.2 3.4,-5! 1.4,-3.8! -.4,-5.2! -2.6,-3.8! -4.4,-4.8 -6.6,-3.6 z", OCHRE, 0.5)
    cut.nick((-6.4, -4.4, -3, -7.2, .35), (-2, -5, -1, -8, .35), (1.6, -4.6, 1.6, -8, .35), (5, -5, 4.2, -7, .35))
    for s in (-1, 1):
        cut.nick((s * 1.3, -2.1, s * 5.2, -1.7, 0.6, 0.55 * s))
        cut.area(f"{s * 1.6},-.2! {s * 3.2},-1.2 {s * 4.8},-.2! {s * 3.2},.5 z", PAPER, 0.4)
        cut.spot((s * 3.1, -0.35, 0.65))
        cut.nick((s * 2, 1.4, s * 4.6, 1.2, 0.25, 0.25 * s))
    cut.line("-.9,-1.6 -.7,1 -1.3,2.4 0,3 1.3,2.4", w=0.5)
    cut.blot("-2.4,4.4! -.8,4 0,4.3 .8,4 2.4,4.4! 0,5.8 z", ROSE)
    cut.line("-2.8,4.2 -1,4.7 0,4.6 1,4.7 2.8,4.2", w=0.5)
    cut.nick((-1, 6.4, 1, 6.4, 0.3, -0.2))
    cut.hatch(7, 1, 4.4, 6, 6, -1.6, -0.6, 0.3)


def _crown(cut: Cut) -> None:
    """An open crown seen a little from below, 24 wide around (0, 0), its middle left free for a blade."""
    cut.area("-11,5 -12.4,-4.4! -8.4,-1! -6.6,-7! -3.4,-1.2! 0,-8.4! 3.4,-1.2! 6.6,-7! 8.4,-1! 12.4,-4.4! 11,5 6,6.6 0,7.2 -6,6.6 z", OCHRE, 0.75, slip=True)
    for x, y in ((-12.4, -5.4), (-6.6, -8), (0, -9.6), (6.6, -8), (12.4, -5.4)):
        cut.ring(x, y, 1.2, PAPER, 0.5)
    cut.area("-11.4,2.2 -6,3.8 0,4.4 6,3.8 11.4,2.2! 11,5.6 6,7.4 0,8 -6,7.4 -11,5.6 z", RED, 0.6)
    for x, y in ((-8, 4.9), (-4, 5.8), (0, 6.2), (4, 5.8), (8, 4.9)):
        cut.area(f"{x},{y - 1.2}! {x + 1.2},{y}! {x},{y + 1.2}! {x - 1.2},{y}! z", PAPER if x in (-8, 0, 8) else BLUE, 0.35)
    cut.nick((-8.6, 1, -7.2, -4, .4), (-2, 1.6, -.4, -5.6, .4), (4.6, 1.4, 6, -4, .4), (9.4, 1, 11, -2.4, .4))


def ace_of_swords(cut: Cut) -> None:
    cut.use("sprig", 12, 50, size=1.2)
    cut.use("sprig", 46, 50, size=1.2, flip=True)
    for flip in (False, True):
        cut.use("laurel", 23.4 if flip else 34.6, 97.6, flip=flip)
    cut.area("25.8,78! 25.8,16! 29,5! 32.2,16! 32.2,78! z", PAPER, 0.8)
    cut.area("28.1,77! 28.1,15! 29,9! 29.9,15! 29.9,77! z", BLUE, 0.4)
    cut.hatch(31.9, 18, 31.9, 70, 17, -1.5, -1.3, 0.32)
    with cut.at(29, 30):
        _crown(cut)
    cut.area("27,79! 31,79! 31.4,85 31,91! 27,91! 26.6,85 z", RED, 0.65)
    for y in (81, 83.6, 86.2, 88.8):
        cut.nick((26.7, y + .6, 31.3, y - .6, 0.45))
    cut.area("16.6,75.6 15.4,77.6 16.6,79.8 19,79.2 22,78.4 29,79.8 36,78.4 39,79.2 41.4,79.8 42.6,77.6 41.4,75.6 38,76.2 29,76.4 20,76.2 z", OCHRE, 0.7)
    cut.ring(29, 77.9, 1.9, RED, 0.5)
    cut.ring(29, 94.2, 3.5, OCHRE, 0.65)
    cut.ring(29, 94.2, 1.5, BLUE, 0.45)


def ace_of_batons(cut: Cut) -> None:
    for flip in (False, True):
        for y, turn in ((41.0, 58), (84.0, 50)):
            cut.use("branch", 25 if flip else 33, y, turn=-turn if flip else turn, flip=flip, size=0.88)
    cut.area("24.4,92! 24.8,16! 33.2,16! 33.6,92! z", OCHRE, 0.8, slip=True)
    for i in range(6):  # a carved band winds upward
        y = 84 - i * 12.4
        cut.area(f"24.4,{y}! 33.6,{y - 6}! 33.6,{y - 1}! 24.4,{y + 5}! z", RED if i % 2 == 0 else BLUE, 0.6)
        cut.spot((26.4, y + 1.3, 0.6), (29, y - .5, 0.6), (31.6, y - 2.2, 0.6), fill=PAPER)
        cut.hatch(32.9, y - 3.4 + 5, 32.9, y + 5.6, 4, -1.6, 1, 0.3)
    for s, y in ((0, 16), (180, 92)):
        with cut.at(29, y, turn=s):
            cut.area("-6,2! -6.6,-.6 0,-1.6 6.6,-.6 6,2! 0,3 z", OCHRE, 0.65)
            cut.area("-4.6,-1! -5.6,-4.4 -4,-8.2 0,-11.6! 4,-8.2 5.6,-4.4 4.6,-1! 0,-1.9 z", GREEN if s else RED, 0.7, slip=True)
            for k in (-2.8, 0, 2.8):
                cut.nick((k, -2, k * .45, -8.6, 0.45, -k * .12))
            for k in (-4, -1.4, 1.4, 4):
                cut.nick((k, 0.2, k, 1.8, .4))
    # a cord with two tassels
    for flip in (False, True):
        with cut.at(29, 0, flip=flip):
            cut.line("4.4,58 9,55 13.4,58.6 13.6,66", w=1.7)
            cut.line("4.4,58 9,55 13.4,58.6 13.6,66", w=0.9, ink=RED)
            cut.ring(13.6, 67.2, 1.6, OCHRE, 0.55)
            cut.area("12.4,68.6! 14.8,68.6! 16.4,77! 14.9,76.2! 13.6,77.6! 12.3,76.2! 10.8,77! z", RED, 0.6)
            cut.nick((13, 69.4, 12.2, 75.4, .3), (14.2, 69.4, 15, 75.4, .3))


def ace_of_cups(cut: Cut) -> None:
    """The showpiece among the lidded cups: gadroons, a garland, two handles and a flower for a knob."""
    for flip in (False, True):  # handles
        with cut.at(29, 0, flip=flip):
            cut.line("14,47 20.4,43.6 22.6,50 18.6,57.6 10.6,62", w=2.6)
            cut.line("14,47 20.4,43.6 22.6,50 18.6,57.6 10.6,62", w=1.5, ink=OCHRE)
            cut.ring(21.3, 45.6, 1.3, RED, 0.45)
    cut.use("leaf", 47.6, 80.6, turn=14, size=1.1)
    cut.use("leaf", 10.6, 80.6, turn=-14, size=1.1)
    cut.area("25.6,78! 32.4,78! 33,86 36.6,91.4 42.6,95.4 43.4,99.4! 14.6,99.4! 15.4,95.4 21.4,91.4 25,86 z", OCHRE, 0.8, slip=True)
    cut.line("15.2,96 29,97.4 42.8,96", "20.6,92.2 29,93.4 37.4,92.2", w=0.55)
    cut.hatch(31, 88.6, 37, 95, 6, -0.3, -2.2, 0.35)
    for y, r, fill in ((70.6, 5.6, RED), (76.4, 4, BLUE)):
        cut.area(f"{29 - r},{y} {29 - r + .6},{y - 2.4} 29,{y - 3} {29 + r - .6},{y - 2.4} {29 + r},{y} {29 + r - .6},{y + 2.4} 29,{y + 3} {29 - r + .6},{y + 2.4} z", fill, 0.65)
        cut.nick((29 - r * .6, y - 1.6, 29 - r * .6, y + 1.8, .35), (29, y - 2, 29, y + 2.2, .35), (29 + r * .6, y - 1.6, 29 + r * .6, y + 1.8, .35))
    cut.area("13.6,40! 44.4,40! 44,49 41.4,59 35.4,66.6 29,68.6 22.6,66.6 16.6,59 14,49 z", OCHRE, 0.85, slip=True)
    for x in (-11, -6.6, -2.2, 2.2, 6.6, 11):  # gadroons
        cut.area(f"{29 + x - 2},57.6! {29 + x},55.8 {29 + x + 2},57.6! {29 + x * .72 + 1.2},63.4 {29 + x * .5:.1f},67! {29 + x * .72 - 1.2},63.4 z", RED if abs(x) in (2.2, 11) else PAPER, 0.5)
    cut.area("13.7,42.6 29,44.6 44.3,42.6! 43.8,50.4 29,52.8 14.2,50.4 z", BLUE, 0.6)
    for i in range(5):
        x = 17.8 + 5.6 * i
        y = 46.9 + 0.9 * math.sin(math.pi * i / 4)
        cut.area(f"{x},{y - 2.4}! {x + 2},{y}! {x},{y + 2.4}! {x - 2},{y}! z", PAPER, 0.4)
        cut.spot((x, y, 0.55), fill=RED)
    cut.hatch(42.6, 52.4, 41, 56.6, 4, -2.2, 0.6, 0.4)
    # lid
    cut.area("10.6,36.4 10.6,39.6 29,41.8 47.4,39.6 47.4,36.4 29,34.4 z", PAPER, 0.7)
    cut.hatch(30, 36.8, 46, 36, 12, 0, 3, 0.3)
    cut.area("12.8,36! 15.4,29 21.4,23.4 29,21.4 36.6,23.4 42.6,29 45.2,36! 29,34.2 z", RED, 0.8, slip=True)
    for x in (-10.4, -5.2, 0, 5.2, 10.4):
        cut.line(f"{29 + x},{34.8 - abs(x) * -.03:.1f} {29 + x * .8:.1f},28.4 {29 + x * .25:.1f},22", w=0.5)
    for x in (-13, -7.8, -2.6, 2.6, 7.8, 13):
        cut.spot((29 + x * .86, 31.4 + abs(x) * .08, 0.8), fill=OCHRE)
    cut.area("25.4,22.4! 25.8,19.6 32.2,19.6 32.6,22.4! z", OCHRE, 0.6)
    for a in (-70, -35, 0, 35, 70):
        with cut.at(29, 19.8, turn=a):
            cut.area("0,0! -2.6,-5.4 -1.6,-9.6 0,-11! 1.6,-9.6 2.6,-5.4 z", RED if a in (-70, 0, 70) else PAPER, 0.55)
            cut.nick((0, -2.6, 0, -8.4, .35))
    cut.ring(29, 18.6, 2.2, OCHRE, 0.55)


def ace_of_coins(cut: Cut) -> None:
    """A great rosette with a face in it, between two sprays of leaves and flowers."""
    for turn in (0, 180):
        for flip in (False, True):
            x, y = (22, 31) if flip else (36, 31)
            lean = -40 if flip else 40
            cut.use("branch", 58 - x if turn else x, 106 - y if turn else y, turn=lean + turn, size=0.9, flip=flip)
        cut.use("sprig", 29, 78 if turn else 28, turn=turn, size=2.2)
    with cut.at(29, 53):
        cut.ring(0, 0, 24.4, OCHRE, 0.9, slip=True)
        for i in range(40):
            a = math.tau * (i + .5) / 40
            cut.nick((22.2 * math.cos(a), 22.2 * math.sin(a), 24 * math.cos(a), 24 * math.sin(a), 0.4))
        cut.ring(0, 0, 21.6, PAPER, 0.7)
        for k, fill in ((0, BLUE), (1, RED)):
            for i in range(k, 16, 2):
                with cut.at(turn=22.5 * i):
                    if k == 0:
                        cut.area("0,-9! -3.6,-14 -2.4,-19.4 0,-21! 2.4,-19.4 3.6,-14 z", fill, 0.55)
                        cut.nick((0, -19.6, 0, -12.4, 0.6), fill=PAPER)
                    else:
                        cut.area("0,-9.6! -2.6,-13.6 0,-18! 2.6,-13.6 z", fill, 0.5)
        cut.ring(0, 0, 10.2, OCHRE, 0.7)
        for i in range(28):
            a = math.tau * i / 28
            cut.spot((9.25 * math.cos(a), 9.25 * math.sin(a), 0.4))
        _front_face(cut)


# -- the twos ----------------------------------------------------------------------------------------------------------
def _ribbon(cut: Cut, text: str, y: float, half: float, ink_w: float = 0.75, tall: float = 4.4) -> None:
    """A flying ribbon centred at x = 29 with a line of letters."""
    for flip in (False, True):
        with cut.at(29, y, flip=flip):
            cut.area(f"{half - 3},-1.6! {half + 3.6},-3.4! {half + 1.8},.4! {half + 4},4.4! {half - 3},5.6! z", OCHRE, 0.6)
            cut.area(f"{half},4.2! {half - 3.4},5.8! {half - 3.4},4! z", INK, 0.4)
    cut.area(f"{29 - half},{y - 4.4}! 29,{y - 3.2} {29 + half},{y - 4.4}! {29 + half},{y + 4.2}! 29,{y + 5.4} {29 - half},{y + 4.2}! z", PAPER, 0.7)
    n = len(text)
    rise = tuple(1.1 * (abs(i - (n - 1) / 2) / (n / 2)) ** 2 for i in range(n))
    write(cut, text, 29, y - tall / 2 + 1.1, tall, ink_w, gap=1.7, rise=rise)


def _town(cut: Cut) -> None:
    """A town by the water with a bell tower and a dome, in a box from (8, 67) to (50, 98)."""
    cut.area("9,90.4! 9,83! 13,83! 13,80! 19,80! 19,84.6! 22,84.6! 22,90.4! z", PAPER, 0.55)
    cut.area("36,90.4! 36,84! 40,84! 40,81! 45,81! 45,85! 48.6,85! 48.6,90.4! z", OCHRE, 0.55)
    cut.area("8.4,83.2! 11,81! 13.4,83.2! z", RED, 0.5)
    cut.area("12.2,80.2! 16,77! 19.8,80.2! z", RED, 0.5)
    cut.area("39.2,81.2! 42.5,78.2! 45.8,81.2! z", RED, 0.5)
    cut.area("44.6,85.2! 47,83! 49.4,85.2! z", RED, 0.5)
    cut.area("20.6,90.4! 20.8,72.4! 25.4,72.4! 25.6,90.4! z", PAPER, 0.6)  # bell tower
    cut.area("20.2,72.6! 23.1,63.6! 26,72.6! z", GREEN, 0.6)
    cut.line("23.1,63.6 23.1,61.4", w=0.6)
    cut.spot((22.1, 75.4, .55), (24.1, 75.4, .55))
    cut.line("20.8,77.8 25.4,77.8", "21.9,80 21.8,88", "24.3,80 24.4,88", w=0.4)
    cut.area("27.6,90.4! 27.6,80.4! 37.4,80.4! 37.4,90.4! z", PAPER, 0.6)  # the church
    cut.area("28.4,80.6! 28.6,75.6 32.5,72.6 36.4,75.6 36.6,80.6! z", BLUE, 0.6, slip=True)
    cut.line("32.5,72.6 32.5,69.8", "31.6,70.8 33.4,70.8", w=0.6)
    cut.line("30.4,80 30.8,75.4", "34.6,80 34.2,75.4", w=0.35)
    cut.area("31,90.4! 31,86.4 32.5,84.6 34,86.4 34,90.4! z", INK, 0.3)
    for x, y in ((29.4, 83.6), (35.6, 83.6), (11, 86), (15.2, 83.4), (17.2, 83.4), (42, 84.4), (38.4, 87), (46.6, 87.8), (15.2, 87), (43, 88)):
        cut.nick((x, y - .9, x, y + .9, .45))
    cut.area("6,90.2! 29,90.8! 52,90.2! 52,92! 29,92.4! 6,92! z", OCHRE, 0.5)
    for y, x1, x2 in ((94.2, 8, 20), (94.2, 24, 33), (94.2, 41, 46), (96.4, 12, 27), (96.4, 31, 44), (98.4, 18, 36)):
        cut.nick((x1, y, x2, y, 0.5, 0.5), fill=BLUE)
    cut.area("34.4,95.2! 37,96.8 41.4,96.8 44.4,94.6! 42.6,98 37,98.4 z", INK, 0.4)  # a boat


def two_of_swords(cut: Cut) -> None:
    cut.use("sword", 31.4, 53)
    cut.use("sword", 26.6, 53, turn=180)
    cut.use("sprig", 29, 34.6, size=1.35)
    with cut.at(6.8, 5.6, size=0.765):
        _town(cut)
    _ribbon(cut, "CARDHISTORY", 44.6, 18.4, tall=4.2)
    write(cut, "XXXVI", 29, 84.2, 3.8, 0.7)


def two_of_batons(cut: Cut) -> None:
    for turn in (0, 180):
        for x, lean in ((-6.6, -38), (6.6, 10)):
            cut.use("branch", 29 + (x if turn == 0 else -x), 44 if turn == 0 else 62, turn=lean + turn)
    cut.use("baton", 29, 53, turn=-13.5, size=1.02)
    cut.use("baton", 29, 53, turn=13.5, size=1.02)
    for flip in (False, True):  # the bow that ties them
        with cut.at(29, 53, flip=flip):
            cut.area("1,1! 4.4,4.6 6.4,9.4 7.4,13.4! 9,11.4! 11,11.6! 9,6.6 5.4,2.2 2,-.6! z", RED, 0.55)
            cut.area("0,-1! 3.4,-5.4 8.4,-6.6 11.6,-4 11.4,.2 8,2.4 3.6,1.6 0,1.2! z", RED, 0.65, slip=True)
            cut.area("4.4,-1.4 7,-3.4 9.2,-2.6 9,-.6 6.8,.4 z", INK, 0.3)
            cut.nick((2, -1.4, 4.8, -4.4, .4), (2, 0.6, 5, 1.4, .4))
    cut.area("26.6,50.8 29,50.2 31.4,50.8 32,53 31.4,55.2 29,55.8 26.6,55.2 26,53 z", OCHRE, 0.6)
    for x, y, turn in ((8.6, 58, 0), (49.4, 48, 180)):
        cut.use("sprig", x, y, turn=turn, size=1.1)


def two_of_cups(cut: Cut) -> None:
    """Two great cups and between them a plant in flower."""
    cut.line("29,97 28.4,80 29.6,60 28.6,40 29,24", w=1.1)
    for x, y, turn in ((28.6, 80, -66), (29, 88, 22), (29.4, 36, -66), (28.8, 38, 22)):
        cut.use("branch", x, y, turn=turn, size=0.9)
    for x, y, turn, size in ((29, 27, 0, 2.3), (28.8, 42, -46, 1.5), (28.8, 42, 46, 1.5), (29.2, 66, -20, 1.2), (29.2, 60, 24, 1.2)):
        cut.use("sprig", x, y, turn=turn, size=size)
    cut.use("bigcup", 14.6, 57)
    cut.use("bigcup", 43.4, 57)
    for flip in (False, True):
        with cut.at(29, 91, flip=flip):
            cut.area("0,-1! 3,-4 7,-4.6 9,-2.2 8,.6 4,1.4 0,1! z", BLUE, 0.6)
            cut.area("1,.6! 4.4,3.6 5,8.6! 6.8,7.4! 8.4,8! 7,3.4 3,-.4! z", BLUE, 0.5)
            cut.nick((1.6, -.6, 5, -2.4, .4))
    cut.ring(29, 91, 2, OCHRE, 0.55)


def two_of_coins(cut: Cut) -> None:
    """Two great coins in the two bays of a ribbon shaped like an S."""
    spine = [(45, 14), (37, 6.6), (22, 7), (10.4, 15), (7, 28), (11.6, 41), (23, 49), (35, 57), (46.4, 65), (51, 78), (47.6, 91), (36, 99), (21, 99.4), (13, 92)]
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        ax, ay = spine[max(0, i - 1)]
        bx, by = spine[min(len(spine) - 1, i + 1)]
        n = math.hypot(bx - ax, by - ay)
        half = 2.9
        nx, ny = -(by - ay) / n * half, (bx - ax) / n * half
        end = i in (0, len(spine) - 1)
        left.append((x + nx, y + ny, end))
        right.append((x - nx, y - ny, end))
    cut.shape(left + right[::-1], RED, 0.7, slip=True)
    for side in (left, right):  # a hem on either edge, and between them lozenges and beads
        cut.trace([(x + (cx - x) * .28, y + (cy - y) * .28, k) for (x, y, k), (cx, cy) in zip(side, spine, strict=True)], 0.45, OCHRE)
    for i, (x, y) in enumerate(spine[:-1]):
        (ax, ay), (bx, by) = spine[max(0, i - 1)], spine[i + 1]
        if i:
            with cut.at(x, y, turn=math.degrees(math.atan2(by - ay, bx - ax))):
                cut.area("-2.2,0! 0,-1.3! 2.2,0! 0,1.3! z", PAPER, 0.4)
        if 1 < i < len(spine) - 2:
            (cx, cy) = spine[i + 2]
            cut.spot(((9 * (x + bx) - ax - cx) / 16, (9 * (y + by) - ay - cy) / 16, 0.8), fill=OCHRE)
    for y in (28.4, 77.6):
        cut.use("coin", 29, y, size=1.92)
    for x, y, turn in ((49.4, 50.4, 0), (8.6, 55.6, 180)):
        cut.use("sprig", x, y, turn=turn, size=1.15)


def _bigcup(cut: Cut) -> None:
    with cut.at(size=1.95, wide=0.85):
        cup(cut, big=True)


def _laurel(cut: Cut) -> None:
    _branch(cut, 8, GREEN, berries=True)


def _twig(cut: Cut) -> None:
    _branch(cut, 4, GREEN, berries=True)


PARTS = {"bigcup": _bigcup, "laurel": _laurel, "branch": _twig}
_ACES = {"S": ace_of_swords, "B": ace_of_batons, "C": ace_of_cups, "D": ace_of_coins}
_TWOS = {"S": two_of_swords, "B": two_of_batons, "C": two_of_cups, "D": two_of_coins}


def ace(cut: Cut, suit: str) -> None:
    _ACES[suit](cut)


def two(cut: Cut, suit: str) -> None:
    _TWOS[suit](cut)
