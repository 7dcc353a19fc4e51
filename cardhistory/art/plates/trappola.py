"""The plate of the Trappola lesson: a mousetrap baited with a card."""
from __future__ import annotations

from collections.abc import Callable

from ..letters import glyph
from ..signs import small_cup, small_sword
from ..svg import BLUE, GREEN, INK, OCHRE, PAPER, RED, Cut

__all__ = ["DESC", "TITLE", "plate"]

TITLE = "The mousetrap"
DESC = ("A woodcut: on a carpeted table before two pointed Venetian windows stands a wooden mousetrap with its door raised. Instead "
        "of cheese a playing card, the two of coins, hangs in it. A mouse sniffs at the opening. To the right lie four cards "
        "and a small heap of coins; through the windows one sees the lagoon with a bell tower, a domed church and a boat.")


def _window(cut: Cut, x: float, view: Callable[[Cut], None]) -> None:
    """Two pointed lights under a pierced round, 72 wide, its sill at y = 66."""
    with cut.at(x, 0):
        cut.area("0,66! 0,4! 72,4! 72,66! z", PAPER, 0.9)
        view(cut)
        # the wall of the window, cut out round the lights
        for left in (3, 38):
            with cut.at(left + 15.5, 0):
                out, far = (-18.4, 17.4) if left == 3 else (-17.5, 18.4)
                cut.area(f"{out},4! {far},4! {far},33! 12.6,33! 12.6,30 10,24.4 4,19.6 1.2,16 0,12.4! -1.2,16 -4,19.6 -10,24.4 "
                         f"-12.6,30 -12.6,33! {out},33! z", OCHRE, 0.9)
                cut.line("-10.6,33 -10.6,30.4 -8,25.4 -2.6,20.6 0,15.4! 2.6,20.6 8,25.4 10.6,30.4 10.6,33", w=0.5)
        cut.ring(36, 13.6, 6.6, PAPER, 0.9)
        cut.area("36,8.4 38.4,10.8! 41.2,13.6 38.4,16.4! 36,18.8 33.6,16.4! 30.8,13.6 33.6,10.8! z", BLUE, 0.7)
        cut.ring(36, 13.6, 1.5, PAPER, 0.5)
        posts = (1.8, 36, 70.2)
        cut.areas(PAPER, 0.7, *(f"{x - 2.2},62! {x - 1.9},36! {x + 1.9},36! {x + 2.2},62! z" for x in posts))
        cut.areas(OCHRE, 0.7, *(f"{x - 3.6},33! {x + 3.6},33! {x + 2.4},36.6! {x - 2.4},36.6! z" for x in posts),
                  *(f"{x - 2.8},61! {x + 2.8},61! {x + 3.4},65! {x - 3.4},65! z" for x in posts))
        cut.nick(*((x + 1, 38, x + 1.1, 60, 0.5) for x in posts))
        cut.area("-4,65! 76,65! 77,69! -5,69! z", PAPER, 0.9)
        cut.line("-2,67.2 74,67", w=0.5)


def _sea(cut: Cut) -> None:
    for y, x1, x2 in ((55, 6, 22), (55, 30, 44), (57.6, 10, 34), (57.6, 44, 66), (60.2, 4, 28), (60.2, 38, 60), (62.8, 12, 46), (62.8, 52, 68)):
        cut.nick((x1, y, x2, y, 0.8, 0.7), fill=BLUE)
    cut.line("2,52.6 70,52.4", w=0.5)


def _view_tower(cut: Cut) -> None:
    _sea(cut)
    cut.area("15,52.6! 15.2,34! 21.6,34! 21.8,52.6! z", PAPER, 0.7)
    cut.area("14.4,34.2! 18.4,21! 22.4,34.2! z", GREEN, 0.7)
    cut.line("15,40 21.8,40", "17,42 17,52", "19.8,42 19.8,52", w=0.5)
    cut.spot((17, 37.4, 0.9), (20, 37.4, 0.9))
    for x, y, w, h, fill in ((5, 45, 9, 7.6, PAPER), (23, 43, 10, 9.6, OCHRE), (42, 44.6, 10, 8, PAPER), (53, 46, 13, 6.6, OCHRE)):
        cut.area(f"{x},{y + h}! {x},{y}! {x + w},{y}! {x + w},{y + h}! z", fill, 0.6)
        cut.area(f"{x - .8},{y}! {x + w / 2},{y - 3.6}! {x + w + .8},{y}! z", RED, 0.6)
        for k in range(int(w // 3)):
            cut.nick((x + 2 + k * 3, y + 2.2, x + 2 + k * 3, y + 4.8, 0.6))
    with cut.at(-38, 0):
        cut.area("44,57.4! 48,59.6 62,59.6 68.6,54! 65,61.4 49,61.8 z", INK, 0.5)  # a boat and its rower
        cut.line("54,50 49,62.6", w=0.7)
        cut.area("53,59.4! 53,54 57,54 57,59.4! z", RED, 0.5)
        cut.ring(55, 52.2, 1.5, PAPER, 0.5)


def _view_dome(cut: Cut) -> None:
    _sea(cut)
    cut.area("6,52.6! 6,42! 31,42! 31,52.6! z", PAPER, 0.7)
    cut.area("8.4,42! 9,35 18.4,28.4 27.6,35 28.4,42! z", BLUE, 0.8, slip=True)
    cut.line("13.4,41 14.6,33", "18.4,41 18.4,29", "23.4,41 22.2,33", w=0.5)
    cut.area("16.8,29! 17,24.6 18.4,23 19.8,24.6 20,29! z", PAPER, 0.6)
    cut.line("18.4,23 18.4,19", "17,20.6 19.8,20.6", w=0.7)
    cut.area("15.6,52.6! 15.6,48 18.4,45.4 21.2,48 21.2,52.6! z", INK, 0.4)
    cut.area("42,52.6! 42,44.4! 52,44.4! 52,52.6! z", OCHRE, 0.6)
    cut.area("41,44.6! 47,40.6! 53,44.6! z", RED, 0.6)
    for x in (9, 12.4, 24.4, 27.8, 44.6, 49):
        cut.nick((x, 45.6, x, 49.6, 0.7))
    cut.area("40,60.4! 65,60! 61,63.6 44,63.8 z", RED, 0.6)  # a sail
    cut.line("53,60 53,36", w=0.8)
    cut.area("54,37! 60,43 63.6,56! 54,57.4! z", PAPER, 0.6)
    cut.nick((55.4, 41, 60, 54, .5, .6))


def _table(cut: Cut) -> None:
    cut.area("1,72! 299,72! 299,88! 1,88! z", RED, 0.9)
    for i in range(18):
        x = 6 + 16.6 * i
        cut.nick((x, 74.6 + i % 3 * 3.4, x + 9, 74.6 + i % 3 * 3.4, 0.45))
    cut.area("1,88! 299,88! 299,102! 1,102! z", BLUE, 0.9)
    places = [12.5 + 25 * i for i in range(12)]
    cut.areas(OCHRE, 0.6, *(f"{x},89.8! {x + 7},95! {x},100.2! {x - 7},95! z" for x in places))
    cut.areas(RED, 0.5, *(f"{x},92.4! {x + 3.2},95! {x},97.6! {x - 3.2},95! z" for x in places))
    for x in places[:-1]:
        cut.blot(f"{x + 12.5},91.6! {x + 15.5},95! {x + 12.5},98.4! {x + 9.5},95! z", PAPER)
    cut.area("1,101.4! 299,101.4! 299,104! 1,104! z", PAPER, 0)
    cut.line("1,101.6 299,101.6", w=0.8)
    cut.line(*(f"{5 + 7 * i},102 {4.6 + 7 * i},104" for i in range(42)), w=0.5)


def _rosette(cut: Cut, x: float, y: float, r: float) -> None:
    cut.ring(x, y, r, OCHRE, 0.6)
    for i in range(6):
        with cut.at(x, y, turn=60 * i):
            cut.area(f"0,{-r * .15:.2f} {-r * .28:.2f},{-r * .5:.2f} 0,{-r * .85:.2f}! {r * .28:.2f},{-r * .5:.2f} z", RED if i % 2 == 0 else BLUE, 0.4)


def _bait(cut: Cut) -> None:
    """The two of coins, hung from the middle of its upper edge at (0, 0)."""
    cut.area("-8.4,0! 8.4,0! 8.4,30! -8.4,30! z", PAPER, 0.8)
    cut.line("-7,1.4! 7,1.4! 7,28.6! -7,28.6! z", w=0.4)
    glyph(cut, "2", -6, 2.6, 3, 4.2, 0.9)
    with cut.at(6, 27.4, turn=180):
        glyph(cut, "2", 0, 0, 3, 4.2, 0.9)
    cut.line("5.4,5 1,2.8 -4.6,7 -3.6,13 3,16.4 5.2,22 1,27 -4.6,25", w=1.6)
    cut.line("5.4,5 1,2.8 -4.6,7 -3.6,13 3,16.4 5.2,22 1,27 -4.6,25", w=0.8, ink=GREEN)
    _rosette(cut, 1.4, 9.4, 4)
    _rosette(cut, -1, 21, 4)


def _trap(cut: Cut) -> None:
    """The mousetrap: a barred wooden box seen a little from above, its drop door held up by a lever with a string."""
    cut.area("110,80! 126,70! 209,70! 193,80! z", OCHRE, 0.9)  # the floor, with its edge
    cut.area("110,80! 193,80! 193,83.4! 110,83.4! z", OCHRE, 0.8)
    cut.area("193,80! 209,70! 209,73.4! 193,83.4! z", RED, 0.8)
    cut.line("118,75.2 201,75.2", w=0.4)
    # the far side: bars between two beams, and the far posts
    cut.areas(PAPER, 0.5, *(f"{x - .8:.1f},71! {x - .8:.1f},27! {x + .8:.1f},27! {x + .8:.1f},71! z" for x in (141, 149, 157, 165, 173, 181, 189)))
    cut.area("132.6,71! 132.6,24! 136,24! 136,71! z", OCHRE, 0.8)
    cut.area("199.6,71.4! 199.6,23.4! 203.4,23.4! 203.4,71.4! z", OCHRE, 0.8)
    cut.area("134,28! 134,24! 202,24! 202,28! z", OCHRE, 0.8)
    cut.areas(PAPER, 0.5, *(f"{x - .7:.1f},{y + 41}! {x - .7:.1f},{y}! {x + .7:.1f},{y}! {x + .7:.1f},{y + 41}! z"  # the bars of the right side
                            for x, y in ((191.6, 34), (195.6, 31.4))))
    cut.line("163,31 163.4,41", w=0.6)
    with cut.at(163.2, 40.6, turn=-4):
        _bait(cut)
    cut.ring(163.4, 40, 1, OCHRE, 0.5)
    # the near side and the beams that join it to the far one
    cut.area("183.4,78.4! 183.4,31.4! 188.6,31.4! 188.6,78.4! z", OCHRE, 0.9, slip=True)
    cut.nick((187.2, 39, 187, 72, .5), (185, 46, 185.2, 62, .35))
    cut.areas(OCHRE, 0.7, *(f"{x},33! {x + 14},24! {x + 18},24! {x + 4},33! z" for x in (120, 146, 184.4)))
    cut.area("120,37.6! 120,33! 188.4,33! 188.4,37.6! z", OCHRE, 0.9, slip=True)
    cut.area("188.4,37.6! 188.4,33! 202.4,24! 202.4,28.2! z", RED, 0.8)
    cut.nick((128, 35.6, 144, 35, .45), (148, 36.4, 168, 35.6, .4), (172, 35, 184, 35.6, .4))
    for x in (117.6, 125.6):  # posts that guide the door
        cut.area(f"{x - 2},78.4! {x - 2},13! {x + 2},13! {x + 2},78.4! z", OCHRE, 0.9)
        cut.nick((x + .9, 17, x + .7, 72, .45))
    cut.area("119.2,40! 119.2,18! 124,18! 124,40! z", PAPER, 0.8)  # the raised door
    cut.hatch(120, 20.6, 120, 37.6, 6, 3.2, 0.4, 0.4)
    cut.area("114.4,14! 114.4,10.8! 128.8,10.8! 128.8,14! z", OCHRE, 0.8)
    cut.line("121.6,18 121.6,13", w=0.6)
    cut.area("151.6,29! 153,20.6! 155.6,20.6! 157,29! z", OCHRE, 0.8)  # the lever and its fork
    cut.area("119.6,10.4! 174,24.2! 173.4,26! 119,12.2! z", RED, 0.7)
    cut.ring(154.3, 19.6, 1.5, OCHRE, 0.6)
    cut.line("172.8,25.4 167,29 163,32", w=0.5)


def _mouse(cut: Cut) -> None:
    """A mouse looking right, its nose at (106, 73)."""
    cut.line("66.4,76.4 58,77.4 52,74.4 46,75.6 42,79 36,78", w=1.5)
    cut.line("66.4,76.4 58,77.4 52,74.4 46,75.6 42,79 36,78", w=0.6, ink="#eb9")
    cut.area("64,78.6! 62.8,71 67,63.6 75,60.6 83,62.4 88.6,66.4! 94,66.2 101,69.8 105.4,73 103,75.8 96,77.4 90,78.6! z", PAPER, 0.9)
    cut.area("85.6,66.4 82.6,62.4 84,58 88.4,57.6 91.4,61 90.2,66 z", PAPER, 0.7)
    cut.area("85.8,64.8 85,61.8 87.6,60 89.4,62.2 88.6,65 z", "#eb9", 0.4)
    cut.area("91,65.8! 91.2,61.4 94,59.6 96.2,61.8 95.4,66.8! z", PAPER, 0.7)
    cut.ring(96.6, 69.6, 1, INK, 0.3)
    cut.spot((105.2, 73.1, 1.1), fill=INK)
    cut.spot((96.9, 69.3, 0.3), fill=PAPER)
    cut.line("103.6,74.8 101,75.4 98.6,74.8", "101.4,70.6 100.6,65.4", "102.4,71 103.6,65.8", "100.6,76.2 99,80.6", "102,76 102.6,80.8", w=0.4)
    cut.area("94,76.6! 97.6,76.4 100.6,78.4 99,80 94.6,79.6! z", PAPER, 0.6)
    cut.area("66,76.4! 72,75.6 78.6,78.4 77,80.2 67,80! z", PAPER, 0.6)
    cut.hatch(68, 66, 80, 63, 6, -1.6, 3.6, 0.45, 0.3)
    cut.hatch(69, 71.4, 84, 70, 6, -1.6, 3.4, 0.4, 0.3)
    cut.nick((80, 77.6, 74, 69.4, 0.5, 1.4), (64.8, 76.6, 66, 69, .5, -.4))


def _game(cut: Cut) -> None:
    """Cards laid down in a fan and a heap of coins, at the right of the table."""
    for i, (turn, fill) in enumerate(((-58, BLUE), (-24, BLUE), (12, PAPER), (44, PAPER))):
        with cut.at(250, 90, size=.42, wide=2.5), cut.at(turn=turn):  # seen from the side, the cards on the table are flat
            cut.area("-8,-12! 8,-12! 8,-41! -8,-41! z", PAPER, 0.8)
            if fill == BLUE:
                cut.area("-6.6,-13.4! 6.6,-13.4! 6.6,-39.6! -6.6,-39.6! z", BLUE, 0.5)
                for row in range(4):
                    for x in (-3.4, 0, 3.4) if row % 2 else (-4.6, 4.6):
                        y = -17.2 - row * 6.2
                        cut.blot(f"{x},{y - 2.3}! {x + 1.9},{y}! {x},{y + 2.3}! {x - 1.9},{y}! z", PAPER)
            else:
                glyph(cut, "AR"[i - 2], -6.6, -39.4, 5, 6.4, 1)
                with cut.at(0, -24, size=1.2):
                    (small_cup, small_sword)[i - 2](cut)
    for x, y in ((208, 82), (208.4, 79.6), (208, 77.2), (214, 84.4), (203, 85)):
        cut.ring(x, y + 1.5, 5.2, OCHRE, 0.6, ry=2.2)
        cut.ring(x, y, 5.2, OCHRE, 0.6, ry=2.2)
        cut.ring(x, y, 3.2, RED, 0.4, ry=1.2)


def _wall(cut: Cut) -> None:
    """A plastered wall; where the plaster has fallen off, bricks look out."""
    cut.area("0,0! 300,0! 300,72! 0,72! z", PAPER, 0)
    for x, y, rows in ((95, 9, (2, 3, 1)), (168, 5, (3, 2)), (97, 47, (1, 2)), (104, 26, (2, 1))):
        cut.areas("#f6d6a4", 0.4, *(f"{x + 8 * i + r % 2 * 4},{y + 4 * r}! {x + 8 * i + r % 2 * 4 + 7.4},{y + 4 * r}! "
                                    f"{x + 8 * i + r % 2 * 4 + 7.4},{y + 4 * r + 3.4}! {x + 8 * i + r % 2 * 4},{y + 4 * r + 3.4}! z"
                                    for r, count in enumerate(rows) for i in range(count)))


def plate(cut: Cut) -> None:
    """A mousetrap baited with the two of coins, on a Venetian table."""
    _wall(cut)
    _window(cut, 14, _view_tower)
    _window(cut, 213, _view_dome)
    _table(cut)
    _trap(cut)
    _mouse(cut)
    _game(cut)
    cut.line("1,1! 299,1! 299,104! 1,104! z", w=1.4)
