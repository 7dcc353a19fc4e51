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
        "other players and the backs of their cards are seen in the dusk; a moth flies round the flame, and in a small window stands the moon.")
_SHADE = "#235"
_DUSK = "#b86"  # a hand out of the light


def _room(cut: Cut) -> None:
    cut.area("1,1! 299,1! 299,76! 1,76! z", BLUE, 0.9)
    cut.line(*(f"{18 + 34 * i},2 {18 + 34 * i},75" for i in range(9)), w=0.5)  # the wall, panelled with wood
    cut.line("2,62 298,62", "2,66 298,66", w=0.6)
    for far, near, n, fill in ((54, 37, 40, OCHRE), (33, 22, 34, PAPER)):  # light: rays without an outline, cut off by the upper edge of the block
        rays = []
        for i in range(2 * n):
            r = near if i % 2 else far * (1 if i % 4 else 0.8)
            x, y = 104 + r * math.sin(math.pi * i / n), 26 - r * math.cos(math.pi * i / n)
            rays.append((x, max(y, 1.4), True))
        cut.shape(rays, fill, 0)
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


def _shadow_hand(cut: Cut, x: float, y: float, turn: float, coat: str, flip: bool = False) -> None:
    """Another player's hand and the backs of his cards in the half dark; his arm lies on the table and comes from the edge of the block."""
    with cut.at(x, y, turn=turn, flip=flip, size=.94):
        cut.area("-4,4 -12,-4 -17.6,-9.6 -17.4,-13 -14.4,-13.4 -9.6,-9 -2,-4! z", _DUSK, 0.7)  # the thumb, behind the cards
        for a in (-26, -8, 10, 28):
            with cut.at(0, 0, turn=a):
                cut.area("-8,-6! 8,-6! 8,-38! -8,-38! z", _SHADE, 0.8)
                for k in range(2):
                    cut.line(" ".join(f"{-6.4 + 3.2 * i:.1f},{-33 + 11 * k + (0 if i % 2 else 3)}!" for i in range(5)), w=0.6, ink=BLUE)
        cut.area("-9,12! -9.6,4 -7.4,-2 -5.8,-12 -3.4,-13.4 -1.4,-12! -.6,-15.4 2,-16.4 4,-14.6! 5.4,-15.6 8,-14.8 8.8,-12! 10.6,-12.4 12.6,-10.8 12.2,-7.6 "
                 "10.6,-1 7.4,5 2,12! z", _DUSK, 0.75)
        cut.line("-1.4,-12 -2,-3.6", "4,-14.6 2.4,-3", "8.8,-12 6.2,-2.2", w=0.55)
        cut.area("-12.6,1.6 -8,6.4 .6,9.4 7.4,8! 6.4,14.4 -1,16.4 -11,13 -16.6,7! z", PAPER, 0.7)
        cut.area("-14.4,3.6 -11,9.4 -4,14 2.4,15.6! -2,21.4 -14,24.6 -41,26.6! -41,4! -28,2.6 z", coat, 0.8)
        cut.nick((-18, 7, -10, 17, .6, .6), (-26, 6, -20, 20, .6, .6), (-34, 8, -30, 22, .5, .4))


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
    """The hand of four: palm and fingers behind the cards, the thumb across them, a slashed sleeve coming from the right."""
    cards: tuple[tuple[int, str, str, list[tuple[float, float]]], ...] = (
        (-36, "6", "S", [(-8.4, -48), (-8.4, -36), (-8.4, -24)]), (-13, "A", "B", []), (10, "5", "C", [(-8.4, -50)]),
        (33, "7", "D", [(1, -67), (11, -67), (-3.4, -55.6), (8, -55.6), (-8, -44.4), (1.8, -44.4), (11.4, -44.4)]))
    with cut.at(196, 95):
        # palm, and four fingers that reach out from behind the cards
        cut.area("40,8.8! 15,8.8! 4,6! 4,-20! 20,-20! 40,-10! z", PAPER, 0.8)
        for x, y in ((-45, -23.4), (-45.6, -14.6), (-40.6, -5.9), (-30, 2.8)):
            tip = ((17 - x, -4.4), (14, -4.2), (3.4, -3.8), (0, -.6), (.8, 2.6), (4.4, 4.3), (15, 4.5), (17 - x, 4.6))
            cut.grown([(x + dx, y + dy, i in (0, 7)) for i, (dx, dy) in enumerate(tip)], PAPER, 0.75)
            cut.nick((x + 11.4, y - 3, x + 11, y + 2.4, .5, -.4), (x + 12.6, y - 2.4, x + 12.4, y + 1, .4, -.3))
        cut.blot("2,-2.6! 20,-2.6! 20,9! 15,9! 2,7! z", PAPER)
        cut.line("0,7.4! 3,7.5 9,8 15,9.2", w=0.75)
        for turn, rank, suit, signs in cards:
            with cut.at(turn=turn, size=.9):
                _card(cut, rank, suit, signs)
                if rank == "A":
                    with cut.at(-6.8, -32, turn=-6, size=.94):
                        cut.area("-1.6,-16! 1.6,-16! 1.6,18! -1.6,18! z", OCHRE, 0.7)
                        cut.areas(BLUE, 0.5, "-1.6,-8! 1.6,-9! 1.6,-5! -1.6,-4! z", "-1.6,8! 1.6,7! 1.6,11! -1.6,12! z")
                        cut.area("-1.6,-16! -3.2,-19 0,-24! 3.2,-19 1.6,-16! z", GREEN, 0.6)
        # thumb and ball of the thumb, before the cards
        cut.grown([(44, -10.6, True), (34, -12, False), (26, -14.6, False), (17, -20.4, False), (8.4, -28.6, False), (2, -35.6, False), (-2, -37.4, False),
                   (-4.8, -35.4, False), (-4.2, -31.6, False), (1.4, -24, False), (5, -16.4, False), (4.6, -8, False), (6.4, 0, False), (11, 5.4, False),
                   (18, 8.4, True), (44, 8.6, True)], PAPER, 0.9)
        cut.area("-3.6,-35.4! -1.4,-36.8 1.4,-34.6 .6,-32.4 -2.2,-32 z", PAPER, 0.5)
        cut.nick((4.4, -26.6, 7.4, -28.4, .5, .4), (6, -24.8, 9, -27, .4, .3), (9, -14, 14, -17, .6, .6), (10, -4, 17, .6, .6, -.8), (13, -7, 19, -3, .45, -.6))
        cut.hatch(24, 6.6, 37, 6.8, 6, 1.6, -3.6, .45)
        cut.area("38,-12.6 44,-14.4 48,-13! 46.4,-4 48,8.6! 38,8.6! 40.4,-2 z", PAPER, 0.8)
        cut.nick((42.6, -11.6, 42.8, 7, .5, -.4))
        cut.area("46.4,-13.6! 58,-19 76,-17.6 102.6,-20! 102.6,8.7! 46.6,8.7! 44.8,-2 z", BLUE, 0.9, slip=True)
        for x in (54, 68, 82):
            cut.area(f"{x},-13! {x + 7},-9 {x + 8},-1! {x + 2},-5 z", RED, 0.6)
            cut.nick((x + 9, -13, x + 13, -2, .5, -.4))


def _coins(cut: Cut) -> None:
    for x, y in ((75, 86.6), (75.4, 84.4), (63, 85.4), (63.4, 83), (62.8, 80.6), (63.2, 78.2), (52, 88.4), (68, 90)):
        cut.ring(x, y + 1.6, 5.8, OCHRE, 0.6, ry=2.4)
        cut.ring(x, y, 5.8, OCHRE, 0.6, ry=2.4)
        cut.ring(x, y, 3.7, None, 0.4, ry=1.4)


def plate(cut: Cut) -> None:
    """A hand of four fanned before a candle, on an Italian table of about 1520."""
    _room(cut)
    _table(cut)
    _shadow_hand(cut, 39.9, 66, 0, RED)
    _shadow_hand(cut, 261, 66, 3, _SHADE, True)
    _candle(cut)
    _coins(cut)
    _hand(cut)
    cut.line("1,1! 299,1! 299,104! 1,104! z", w=1.4)
