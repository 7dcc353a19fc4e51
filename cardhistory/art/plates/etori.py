"""The plate of the Etori lesson: a card shop in gas-lit Ginza, and what passes before it."""
from __future__ import annotations

import math

from ..figures import ROSE
from ..french.kana import column
from ..french.signs import BLUE, GOLD, RED
from ..svg import INK, PAPER, Cut
from ._etori_people import passers_by, rickshaw

__all__ = ["DESC", "TITLE", "plate"]

TITLE = "The window in Ginza"
DESC = ("A woodcut: night falls on a street of brick houses with a white arcade. A shop window glows under the arcade; in it stands a card "
        "as tall as a child, the ace of spades with a red flower in its middle, between fans of cards. A mother in a kimono and her "
        "small boy, who points, look at it from one side, a gentleman in a bowler hat and a cape from the other. The signboard reads "
        "西洋カルタ, western cards; a curtain with the four suits hangs in the door; "
        "upstairs somebody plays the shamisen behind a lit window. At the left a gas lamp burns, a jinrikisha waits with "
        "its runner, and behind the roofs rise a clock tower and a crescent moon.")

MIST = "#9bc"  # the indigo of the stencil, thinned with water


def _sky(cut: Cut) -> None:
    cut.area("0,0! 300,0! 300,94! 0,94! z", BLUE, 0)
    for x, y in ((8, 8), (13, 16), (40, 6), (64, 11), (78, 5), (14, 30), (56, 26), (74, 22)):
        cut.spot((x, y, 0.5), fill=PAPER)
    moon = [(26 + 7 * math.cos(math.radians(a)), 10.6 + 7 * math.sin(math.radians(a)), abs(a) == 120) for a in range(-120, 121, 40)]
    moon += [(22.9 + 6.1 * math.cos(math.radians(a)), 10.6 + 6.1 * math.sin(math.radians(a)), False) for a in (66, 33, 0, -33, -66)]
    cut.shape(moon, PAPER, 0.5)
    # the far side of the street
    cut.area("0,94! 0,60! 12,54! 24,60! 24,64! 33,64! 33,94! z", INK, 0.5)
    cut.area("56,94! 56,62! 68,56! 82,63! 92,63! 92,94! z", INK, 0.5)
    for x, y in ((4, 64), (10, 64), (16, 64), (61, 67), (67, 67), (73, 67)):
        cut.area(f"{x},{y + 4}! {x},{y}! {x + 2.6},{y}! {x + 2.6},{y + 4}! z", GOLD, 0.3)
    # the clock tower
    cut.area("36,94! 36,44! 54,44! 54,94! z", MIST, 0.7)
    cut.area("34.6,44! 36.4,40! 53.6,40! 55.4,44! z", PAPER, 0.6)
    cut.area("38.4,40! 38.4,28! 51.6,28! 51.6,40! z", MIST, 0.7)
    cut.area("37.4,28.4! 40,22 45,18.6! 50,22 52.6,28.4! z", INK, 0.6)
    cut.line("45,18.6 45,13", w=0.7)
    cut.ring(45, 34, 4.6, PAPER, 0.6)
    cut.line("45,34 45,30.8", "45,34 47.4,35.4", w=0.5)
    for x in (39, 44, 49):
        cut.area(f"{x - .2},54! {x - .2},49! {x + 1.2},47.6 {x + 2.6},49! {x + 2.6},54! z", GOLD, 0.4)
        cut.area(f"{x - .2},64! {x - .2},59! {x + 1.2},57.6 {x + 2.6},59! {x + 2.6},64! z", GOLD, 0.4)


def _bricks(cut: Cut, x1: float, y1: float, x2: float, y2: float) -> None:
    """A brick wall: courses, and joints here and there."""
    cut.area(f"{x1},{y1}! {x2},{y1}! {x2},{y2}! {x1},{y2}! z", RED, 0.7)
    rows = int((y2 - y1) / 4)
    for i in range(1, rows + 1):
        cut.line(f"{x1},{y1 + 4 * i} {x2},{y1 + 4 * i}", w=0.35)
    for i in range(rows):
        for k in range(int((x2 - x1) / 9)):
            if (k * 7 + i * 5) % 5 in (0, 3):
                x = round(x1 + (3 if i % 2 else 7.5) + 9 * k, 1)
                cut.line(f"{x},{y1 + 4 * i}! {x},{y1 + 4 * i + 4}!", w=0.35)


def _arched(cut: Cut, x: float, lit: bool) -> None:
    """An arched window of the upper floor, 18 wide, on the balcony at y = 27."""
    cut.area(f"{x - 10.5},27! {x - 10.5},11 {x - 7},4.4 {x},2 {x + 7},4.4 {x + 10.5},11 {x + 10.5},27! z", PAPER, 0.7)
    cut.area(f"{x - 8},27! {x - 8},11.4 {x - 5},6.6 {x},4.8 {x + 5},6.6 {x + 8},11.4 {x + 8},27! z", GOLD if lit else INK, 0.6)
    cut.line(f"{x},5 {x},27", f"{x - 8},13 {x + 8},13", w=0.6, ink=None if lit else MIST)


def _house(cut: Cut) -> None:
    """The brick house with its balcony and arcade, from x = 92 to the right edge."""
    _bricks(cut, 92, 1, 299, 29)
    for x, lit in ((120, True), (189, False), (258, True)):
        _arched(cut, x, lit)
    with cut.at(259, 0):  # someone plays the shamisen upstairs
        cut.area("-4,27! -3.6,20.4 -1.4,17.4 1.4,17.4 3.4,20 5,23 4.4,27! z", INK, 0.4)
        cut.area("-1.6,17.6 -2,14.6 -1.6,12.8 0,11.6 2,12.4 2.6,14.4 1.8,16.6 .8,17.8 z", INK, 0.4)
        cut.ring(.6, 11, 1.6, INK, 0.4)
        cut.line("3,23.6! -7,14.6!", w=1.1)
        cut.line("-5.4,14.6 -4.6,17", "-6.8,13 -8,15.6", w=0.5)
        cut.area("1.6,21.4! 5.4,21.8! 5.2,25.6! 1.4,25.2! z", PAPER, 0.6)
    for at in (154.5, 223.5):  # round lights between the windows
        cut.ring(at, 14, 5, PAPER, 0.7)
        cut.ring(at, 14, 3.2, MIST, 0.5)
        cut.line(f"{at - 3},14 {at + 3},14", f"{at},11 {at},17", w=0.5)
    # railing
    cut.line("92,20.6 300,20.6", w=0.9)
    for left in range(94, 300, 10):
        cut.line(f"{left},20.6! {left},29!", f"{left + 2},28.6 {left + 2.4},23.6 {left + 5},22 {left + 7.6},23.6 {left + 8},28.6", w=0.5)
    # cornice of the arcade
    cut.area("90,28.6! 300,28.6! 300,31.4! 90,31.4! z", PAPER, 0.7)
    cut.area("91.4,31.4! 300,31.4! 300,37.4! 91.4,37.4! z", PAPER, 0.7)
    cut.areas(MIST, 0.35, *(f"{94 + 7 * i},31.4! {97 + 7 * i},31.4! {97 + 7 * i},34! {94 + 7 * i},34! z" for i in range(30)))
    for left, right in ((92, 152), (226, 242), (286, 299)):  # what window and door leave of the ground floor
        _bricks(cut, left, 37.4, right, 93.4)


def _column(cut: Cut, x: float) -> None:
    cut.area(f"{x - 3},88! {x - 2.6},44! {x + 2.6},44! {x + 3},88! z", PAPER, 0.7)
    cut.area(f"{x + .6},88! {x + .6},44! {x + 2.6},44! {x + 3},88! z", MIST, 0.4)
    cut.area(f"{x - 4.6},37.4! {x + 4.6},37.4! {x + 4},40.4! {x + 2.8},44! {x - 2.8},44! {x - 4},40.4! z", PAPER, 0.7)
    cut.line(f"{x - 4},40.4 {x + 4},40.4", w=0.5)
    cut.area(f"{x - 4.6},95! {x - 4.6},90.4! {x - 3.2},87.6! {x + 3.2},87.6! {x + 4.6},90.4! {x + 4.6},95! z", PAPER, 0.7)
    cut.line(f"{x - 4.6},90.4 {x + 4.6},90.4", w=0.5)


def _ace(cut: Cut) -> None:
    """The card in the window, 30 by 42 round (0, 0)."""
    cut.area("-15,-21.4! 15,-21.4! 15,21.4! -15,21.4! z", PAPER, 0.9)
    cut.area("0,-18! 1.6,-13.4 6.4,-7.6 11.4,-2 12.6,3.4 10.4,7.4 6,8 2,4.6! 3,10.4 6.6,15.4! -6.6,15.4! -3,10.4 -2,4.6! -6,8 -10.4,7.4 -12.6,3.4 "
             "-11.4,-2 -6.4,-7.6 -1.6,-13.4 z", INK, 0.6)
    cut.ring(0, -1.4, 5, GOLD, 0.5)
    for i in range(8):
        with cut.at(0, -1.4, turn=45 * i):
            cut.area("0,-.8 -1.5,-2.4 -.9,-4 .9,-4 1.5,-2.4 z", RED, 0.35)
    cut.ring(0, -1.4, 1.3, PAPER, 0.4)
    for s in (-1, 1):
        cut.line(f"{s * 1.4},-12.4 {s * 5.6},-6.6 {s * 9.8},-1.6 {s * 10.6},3 {s * 8.4},5.8 {s * 6.4},4.6 {s * 7},2.6", w=0.6, ink=PAPER)
    cut.nick((-.9, 8, -2.6, 14, .4, -.3), (.9, 8, 2.6, 14, .4, .3), fill=PAPER)
    cut.area("-9,17! 9,17! 9,19.6! -9,19.6! z", PAPER, 0.4)
    cut.line("-7,18.3 7,18.3", w=0.7, ink=RED)
    for turn in (0, 180):
        with cut.at(turn=turn):
            cut.line("-13.4,-15.6! -12.2,-19.6! -11,-15.6!", "-12.9,-17 -11.5,-17", w=0.6)


def _fan_of_cards(cut: Cut, x: float, y: float, signs: str) -> None:
    for i, sign in enumerate(signs):
        with cut.at(x, y, turn=-36 + 24 * i):
            cut.area("-4,-4! 4,-4! 4,-16! -4,-16! z", PAPER, 0.6)
            if sign == "H":
                cut.area("0,-7.4! -2.4,-10 -2.4,-12 -1.2,-12.8 0,-11.6! 1.2,-12.8 2.4,-12 2.4,-10 z", RED, 0.4)
            elif sign == "D":
                cut.area("0,-7! 2,-10.2! 0,-13.4! -2,-10.2! z", RED, 0.4)
            elif sign == "C":
                cut.spot((0, -11.8, 1.3), (-1.4, -9.6, 1.3), (1.4, -9.6, 1.3))
                cut.line("0,-10 0,-7.4", w=0.7)
            else:
                cut.area("-2.8,-5.4! 2.8,-5.4! 2.8,-14.6! -2.8,-14.6! z", BLUE, 0.4)
                cut.line("-2,-8 2,-8", "-2,-10 2,-10", "-2,-12 2,-12", w=0.45, ink=PAPER)


def _window(cut: Cut) -> None:
    """The lit shop window between the columns, with the ace."""
    cut.area("152,37.4! 226,37.4! 226,88! 152,88! z", INK, 0.8)
    cut.area("154,46! 224,46! 224,84! 154,84! z", GOLD, 0.6)
    for i in range(9):  # light
        a = math.radians(200 + 17.5 * i)
        cut.nick((189 + 20 * math.cos(a), 66 + 24 * math.sin(a) * .6, 189 + 33 * math.cos(a), 66 + 32 * math.sin(a) * .6, .8), fill=PAPER)
    _fan_of_cards(cut, 168.4, 84, "HBC")
    _fan_of_cards(cut, 211, 84, "DBH")
    cut.area("152,84! 226,84! 226,88! 152,88! z", RED, 0.7)
    with cut.at(189, 63.8, size=0.93):
        _ace(cut)
    cut.area("154,41! 154,46.4 161,44.2 168,46.4 175,44.2 182,46.4 189,44.2 196,46.4 203,44.2 210,46.4 217,44.2 224,46.4 224,41! z", PAPER, 0.6)
    for i in range(5):
        x = 154 + 14 * i
        cut.area(f"{x},41! {x},46.4 {x + 3.5},45 {x + 7},44.2! {x + 7},41! z", RED, 0.5)
    cut.area("150,88! 228,88! 228,94! 150,94! z", PAPER, 0.8)
    cut.line("153,91 225,91", w=0.5)


def _door(cut: Cut) -> None:
    """The door with its curtain of four strips, a suit on each."""
    cut.area("242,94! 242,37.4! 286,37.4! 286,94! z", INK, 0.8)
    cut.area("246,94! 246,45! 282,45! 282,94! z", GOLD, 0.5)
    cut.line("264,45 264,94", "246,82 282,82", "251,45 251,82", "258,45 258,82", "270,45 270,82", "277,45 277,82", w=0.5)
    cut.spot((262.4, 74, .7), (265.6, 74, .7))
    for i, sign in enumerate("SHCD"):
        x = 246 + 9 * i
        cut.area(f"{x + .3},45! {x + 8.7},45! {x + 8.9},61! {x + 4.5},61.8 {x + .1},61! z", BLUE, 0.55)
        with cut.at(x + 4.5, 53.4, size=0.52):
            _white_sign(cut, sign)
    cut.line("243,45.4 285,45.4", w=1.4)


def _white_sign(cut: Cut, sign: str) -> None:
    if sign == "S":
        cut.blot("0,-5.5! 2.8,-1.7 4.9,2.2 1.9,3.5 .7,2.3! 2.3,5.4! -2.3,5.4! -.7,2.3! -1.9,3.5 -4.9,2.2 -2.8,-1.7 z", PAPER)
    elif sign == "H":
        cut.blot("0,5.4! -3.4,1.2 -4.9,-3.1 -1.4,-4.4 0,-2.6! 1.4,-4.4 4.9,-3.1 3.4,1.2 z", PAPER)
    elif sign == "D":
        cut.blot("0,-5.7! 4.5,0! 0,5.7! -4.5,0! z", PAPER)
    else:
        cut.spot((0, -2.8, 2.5), (-2.75, 1.3, 2.5), (2.75, 1.3, 2.5), fill=PAPER)
        cut.blot(".6,-.6! 2.3,5.4! -2.3,5.4! -.6,-.6! z", PAPER)


def _board(cut: Cut) -> None:
    """The signboard that hangs in the arcade."""
    cut.line("106,37.4 106,40.6", "114,37.4 114,40.6", w=0.7)
    cut.area("103.4,40.4! 116.6,40.4! 116.6,78.6! 103.4,78.6! z", INK, 0.8)
    cut.area("104.8,41.8! 115.2,41.8! 115.2,77.2! 104.8,77.2! z", PAPER, 0.5)
    column(cut, "西洋カルタ", 110, 43.2, 5.8, 0.75)


def _street(cut: Cut) -> None:
    cut.area("0,93! 300,93! 300,105! 0,105! z", MIST, 0.8)
    cut.area("150,94! 228,94! 243,105! 137,105! z", GOLD, 0)  # light on the pavement
    cut.area("246,94! 282,94! 290,105! 250,105! z", GOLD, 0)
    cut.line("0,93.4 300,93.4", w=0.8)
    cut.line("0,99 300,99", w=0.35)
    for i in range(22):
        x = 4 + 14 * i
        cut.line(f"{x},93.6! {x - 1},99!", f"{x + 6},99! {x + 5},105!", w=0.35)


def _lamp(cut: Cut, x: float) -> None:
    """A gas lamp on its post."""
    for i in range(12):
        a = math.radians(15 + 30 * i)
        cut.nick((x + 11 * math.cos(a), 24 + 11 * math.sin(a), x + 16.5 * math.cos(a), 24 + 16.5 * math.sin(a), 0.9), fill=GOLD)
    cut.area(f"{x - 1},100! {x - .8},36! {x + .8},36! {x + 1},100! z", INK, 0.5)
    cut.area(f"{x - 3},101! {x - 2},92! {x + 2},92! {x + 3},101! z", INK, 0.5)
    cut.ring(x, 50, 1.8, INK, 0.4)
    cut.line(f"{x - 6},39 {x + 6},39", w=1)
    cut.spot((x - 6, 39, .9), (x + 6, 39, .9))
    cut.area(f"{x - 3},34! {x - 5.6},20! {x + 5.6},20! {x + 3},34! z", GOLD, 0.8)
    cut.area(f"{x},31 {x - 1.8},28 {x},23.6! {x + 1.8},28 z", PAPER, 0.5)
    cut.line(f"{x - 1},34! {x - 2.6},20!", f"{x + 1},34! {x + 2.6},20!", w=0.5)
    cut.area(f"{x - 6.8},20! {x - 3},15.4! {x + 3},15.4! {x + 6.8},20! z", INK, 0.5)
    cut.area(f"{x - 1.4},15.4! {x - 1},12.6! {x + 1},12.6! {x + 1.4},15.4! z", INK, 0.4)
    cut.ring(x, 11.6, 1.2, GOLD, 0.4)
    cut.area(f"{x - 3.6},34! {x + 3.6},34! {x + 1.4},37.4! {x - 1.4},37.4! z", INK, 0.4)
    cut.spot((x, 26.6, .5), fill=ROSE)


def plate(cut: Cut) -> None:
    """A card shop in Ginza after dark."""
    _sky(cut)
    _house(cut)
    _window(cut)
    _door(cut)
    _street(cut)
    for x in (97, 143, 235, 293):
        _column(cut, x)
    _board(cut)
    _lamp(cut, 82)
    rickshaw(cut)
    passers_by(cut)
    for edge in ("0,0! 300,0! 300,1! 0,1! z", "0,104! 300,104! 300,105! 0,105! z", "0,0! 1,0! 1,105! 0,105! z", "299,0! 300,0! 300,105! 299,105! z"):
        cut.blot(edge, PAPER)
    cut.line("1,1! 299,1! 299,104! 1,104! z", w=1.4)
