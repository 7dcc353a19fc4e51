"""The plate of the Primiera lesson: a hand of four fanned before a candle, one card of each suit."""
from __future__ import annotations

import math

from ..latin.palette import BLUE, GREEN, INK, OCHRE, PAPER, RED
from ..latin.signs import SIGNS
from ..letters import glyph
from ..svg import Cut

__all__ = ["DESC", "TITLE", "plate"]

TITLE = "Primiera by candlelight"
DESC = ("A woodcut: in a dark room of about 1520 a candle burns on a table with a green cloth. Before it a hand in a slashed sleeve holds four "
        "cards in a fan, its thumb across them: the six of swords, the ace of batons, the five of cups and the seven of coins, one of "
        "each suit, a primiera. Beside the candlestick lies a small heap of coins; at the left and at the right the hands of two "
        "other players are seen as shadows; a moth flies round the flame, and in a small window stands the moon.")
_SHADE = "#235"


def _room(cut: Cut) -> None:
    cut.area("1,1! 299,1! 299,76! 1,76! z", BLUE, 0.9)
    cut.line(*(f"{18 + 34 * i},2 {18 + 34 * i},75" for i in range(9)), w=0.5)  # the wall, panelled with wood
    cut.line("2,62 298,62", "2,66 298,66", w=0.6)
    # light: rays on the wall
    for r, fill in ((43, OCHRE), (28, PAPER)):  # discs of light, cut off by the upper edge of the block
        edge = math.degrees(math.acos(24.8 / r))
        cut.shape([(104 + r * math.sin(math.radians(t)), 26 - r * math.cos(math.radians(t)), i in (0, 24))
                   for i in range(25) for t in (edge + (360 - 2 * edge) * i / 24,)], fill, 0.8)
    for i in range(28):
        a = math.tau * i / 28
        near, far = (30, 40) if i % 2 else (45, 52)
        x, y = 104 + far * math.cos(a), 26 + far * math.sin(a)
        if y > 4:
            cut.nick((104 + near * math.cos(a), 26 + near * math.sin(a), x, y, 0.7), fill=RED if i % 2 else OCHRE)
    with cut.at(27, -5, size=.9):
        _window(cut)


def _window(cut: Cut) -> None:
    """A small window with the moon in it."""
    cut.area("262,50! 262,20 266,12 274,8.6 282,12 286,20 286,50! z", PAPER, 0.9)
    cut.area("265,48! 265,21 268,15 274,12 280,15 283,21 283,48! z", INK, 0.6)
    cut.area("277,17 272.6,19 271.4,24 274,28.4 278.6,29 275.4,26.6 274.4,23 275.2,19.4 z", OCHRE, 0.4)
    for x, y in ((269, 38), (279.6, 40)):
        cut.blot(f"{x},{y - 1.7}! {x + 1.2},{y}! {x},{y + 1.7}! {x - 1.2},{y}! z", PAPER)
    cut.line("274,32 274,48", "265,32 283,32", w=1.0, ink=PAPER)
    cut.area("258,50! 290,50! 291,54! 257,54! z", PAPER, 0.8)


def _table(cut: Cut) -> None:
    cut.area("1,76! 299,76! 299,92! 1,92! z", GREEN, 0.9)
    for i in range(10):
        x = 8 + 27 * i
        cut.nick((x, 79 + i % 3 * 4, x + 10, 79 + i % 3 * 4, 0.45))
    cut.area("1,92! 299,92! 299,104! 1,104! z", RED, 0.9)
    places = [12.5 + 25 * i for i in range(12)]
    cut.areas(OCHRE, 0.5, *(f"{x},93.6! {x + 4},98! {x},102.4! {x - 4},98! z" for x in places))
    cut.areas(PAPER, 0.5, *(f"{x + 12.5},95.6! {x + 14.7},98! {x + 12.5},100.4! {x + 10.3},98! z" for x in places[:-1]))
    cut.spot(*((x, 98, .9) for x in places))


def _candle(cut: Cut) -> None:
    cut.area("89,85.6 90,82 97,80.4 104,80 111,80.4 118,82 119,85.6 112,88 104,88.6 96,88 z", OCHRE, 0.9, slip=True)
    cut.line("90.6,83.4 104,86 117.4,83.4", w=0.5)
    cut.area("101,82! 101.6,74 99,70.4 101.4,67! 101.4,62! 106.6,62! 106.6,67! 109,70.4 106.4,74 107,82! 104,83 z", OCHRE, 0.8, slip=True)
    cut.line("99.4,70.4 104,71.6 108.6,70.4", "101.4,66 106.6,66", w=0.5)
    cut.area("94,60 96,63.6 104,64.8 112,63.6 114,60 104,61.6 z", OCHRE, 0.8)
    cut.area("100,62! 100,38.4! 102,37 104,38 106.4,36.6 108,38.4! 108,62! 104,63 z", PAPER, 0.8)
    cut.area("106.2,37.4! 108.2,38! 108.6,49 107.6,53 106.4,49.6 z", PAPER, 0.6)
    cut.area("100,38.4! 101.6,38 101.6,44.6 100.6,47 99.2,44.6 z", PAPER, 0.6)
    cut.hatch(107.6, 54, 107.6, 60, 4, -2.4, .6, .4)
    cut.line("104,38 104.4,34.6", w=0.9)
    cut.area("104,36.4 100.6,33 100.4,28 103,22 104.6,14! 106.4,22 108.4,28 107.8,33 z", OCHRE, 0.8)
    cut.area("104.2,35 102.4,32.4 102.8,28.4 104.6,23.6! 106,28.4 106,32.4 z", RED, 0.5)
    with cut.at(122, 20, turn=-24):  # a moth
        for flip in (False, True):
            with cut.at(flip=flip):
                cut.area("0,-.6! 3,-4.6 6.4,-5.4 6,-1.4 2.6,1 z", PAPER, 0.5)
                cut.area("0,.6! 3,1 4.4,3.6 2,4.6 z", RED, 0.45)
                cut.spot((4.4, -3.2, .7))
                cut.line(".3,-2.4 1.4,-5", w=0.35)
        cut.area("0,-2.6 .9,0 0,4 -.9,0 z", INK, 0.3)


def _shadow_hand(cut: Cut, x: float, y: float, turn: float, flip: bool = False) -> None:
    """Another player's hand and cards, seen from behind in the half dark."""
    with cut.at(x, y, turn=turn, flip=flip, size=.94):
        for a in (-30, -11, 8, 27):
            with cut.at(0, 0, turn=a):
                cut.area("-8,-6! 8,-6! 8,-38! -8,-38! z", _SHADE, 0.8)
                for k in range(2):
                    cut.line(" ".join(f"{-6.4 + 3.2 * i:.1f},{-33 + 11 * k + (0 if i % 2 else 3)}!" for i in range(5)), w=0.6, ink=BLUE)
        cut.area("-7,-3 -8.6,-9 -6.6,-13.6 -3.4,-12! -3,-15 0,-16 2.4,-13! 3.4,-14.4 6.4,-13 6.8,-8.4! 9.6,-13.4 12.6,-13.6 12.8,-9.6 9.6,-3 7,3 8.4,14! -7,14! -5.6,4 z", INK, 0.6)
        cut.line("-3.4,-11.6 -2.8,-5", "2.4,-12.6 2,-5", "6.6,-9.4 5.4,-4", w=0.5, ink=BLUE)


def _card(cut: Cut, rank: str, suit: str, signs: list[tuple[float, float]]) -> None:
    """A card of 32 by 62 whose lower edge lies 14 above the pivot at (0, 0)."""
    cut.area("-15,-13! 17,-13! 17,-75! -15,-75! z", PAPER, 0.9)
    cut.line("-13.4,-14.8! 15.4,-14.8! 15.4,-73.4! -13.4,-73.4! z", w=0.45)
    glyph(cut, rank, -12.2, -72, 4.6, 6.4, 1.2)
    with cut.at(-9.8, -61.4, size=.62):
        SIGNS[suit](cut)
    for x, y in signs:
        if suit == "D":
            cut.ring(x, y, 4.6, OCHRE, 0.8)
            cut.ring(x, y, 2, RED, 0.5)
        else:
            with cut.at(x, y, size=.98):
                SIGNS[suit](cut)


def _hand(cut: Cut) -> None:
    """The hand of four: fingers behind the cards, the thumb across them, a slashed sleeve coming from the right."""
    px, py = 196, 104.6
    with cut.at(px, py):
        # fingertips that hold the fan from behind
        for y in (-42, -35.4, -28.8, -22.2):
            with cut.at(turn=-36):
                cut.area(f"-8,{y}! -18,{y - .4} -20.6,{y + 1} -21.2,{y + 3} -20,{y + 5.2} -17,{y + 6}! -8,{y + 6}! z", PAPER, 0.7)
                cut.nick((-19.8, y + 1.4, -19.6, y + 4.6, .5, -.5))
        cut.area("-13,-14 -4,-22 12,-22 20,-16 22,-4! -10,-4! z", PAPER, 0.7)
        cards: tuple[tuple[int, str, str, list[tuple[float, float]]], ...] = ((-36, "6", "S", [(-8.4, -48), (-8.4, -36), (-8.4, -24)]), (-13, "A", "B", []),
                 (10, "5", "C", [(-8, -47), (-8, -24)]),
                 (33, "7", "D", [(-6.6, -50), (-6.6, -38), (-6.6, -26), (7.6, -56), (7.6, -44), (7.6, -32), (1, -64)]))
        for turn, rank, suit, signs in cards:
            with cut.at(turn=turn):
                _card(cut, rank, suit, signs)
                if rank == "A":
                    with cut.at(-6.8, -30, turn=-6, size=.94):
                        cut.area("-1.6,-16! 1.6,-16! 1.6,18! -1.6,18! z", OCHRE, 0.7)
                        cut.areas(BLUE, 0.5, "-1.6,-8! 1.6,-9! 1.6,-5! -1.6,-4! z", "-1.6,8! 1.6,7! 1.6,11! -1.6,12! z")
                        cut.area("-1.6,-16! -3.2,-19 0,-24! 3.2,-19 1.6,-16! z", GREEN, 0.6)
        # thumb, ball of the thumb and sleeve
        cut.area("30,-2.4! 22,-12 14,-21 4,-29.6 -4,-36 -8.6,-37.4 -11.6,-34.4 -10,-30.6 -4,-26 1,-21 -2,-14 2,-7 7,-2.4! z", PAPER, 0.9)
        cut.area("-11.4,-34.8! -8.4,-37.2 -5.4,-35.6 -6.4,-33 -9.4,-32.4 z", PAPER, 0.5)
        cut.nick((-1.6, -30.6, 1.4, -32.6, .5, .4), (0, -29, 2.6, -31, .4, .3), (3, -20.4, 9, -18, .6, .6), (5, -12, 12, -10, .5, .5))
        cut.hatch(16, -17, 27, -4.4, 7, -3, 2, .45)
        cut.area("7,-1.4! 12,-8 22,-15.6 31,-19! 35.6,-12! 24,-1.4! z", PAPER, 0.8)
        cut.nick((13, -5, 30, -14, .5, -.5), (20, -3, 33, -10, .5, -.4))
        cut.area("14,-.9! 22,-9 33,-16! 46,-19 64,-15 102.6,-13! 102.6,-.9! z", BLUE, 0.9, slip=True)
        for x in (40, 56, 72, 88):
            cut.area(f"{x},-15! {x + 7},-10.6 {x + 8},-4! {x + 2},-8 z", RED, 0.6)
            cut.nick((x + 9, -14, x + 13, -4, .5, -.4))


def _coins(cut: Cut) -> None:
    for x, y in ((52, 88.6), (63, 86), (63.4, 83.2), (62.6, 80.4), (75, 87.4), (74.4, 84.6), (67, 89.6)):
        cut.area(f"{x - 5.6},{y - 1.4} {x},{y - 3.2} {x + 5.6},{y - 1.4} {x + 5.6},{y + .8} {x},{y + 2.6} {x - 5.6},{y + .8} z", OCHRE, 0.7)
        cut.line(f"{x - 5.6},{y - 1.2} {x},{y + .5} {x + 5.6},{y - 1.2}", w=0.5)
        cut.line(f"{x - 1.6},{y - 1.6} {x + 1.6},{y - 1.2}", w=0.4)


def plate(cut: Cut) -> None:
    """A hand of four fanned before a candle, on an Italian table of about 1520."""
    _room(cut)
    _shadow_hand(cut, 34, 67, -6)
    _shadow_hand(cut, 268, 71, 8, True)
    _table(cut)
    _candle(cut)
    _coins(cut)
    _hand(cut)
    cut.line("1,1! 299,1! 299,104! 1,104! z", w=1.4)
