"""The four luettes: Monsieur, Madame, le Borgne and la Vache. Each face makes the sign by which partners tell of the card."""
from __future__ import annotations

from ..svg import Cut
from . import hats
from .heads import front, locks
from .palette import BLUSH, CARMINE, INK, LEAF, PAPER, SEA, YELLOW
from .signs import blank

__all__ = ["borgne", "cow", "madame", "monsieur", "stork", "vache"]


def _bust(cut: Cut, fill: str, y: float = 6.4) -> None:
    """Shoulders that fill the foot of a coin whose field has the radius 12.4."""
    cut.area(f"-9.4,8.1! -4.6,{y} 4.6,{y} 9.4,8.1! 5,11.4 0,12.4 -5,11.4 z", fill, 0.6)


def monsieur(cut: Cut) -> None:
    """Three of coins: a gentleman looks out of the great coin, his brows raised and his eyes turned up."""
    cut.use("coin", 45, 12.6, size=0.96)
    cut.use("coin", 11.4, 72.8, size=0.96)
    with cut.at(28, 44.6):
        blank(cut, 21, SEA)
        cut.area("-12.4,8.4! -7.6,6.2 -3,5.4 3,5.4 7.6,6.2 12.4,8.4! 8,12.4 0,14.7 -8,12.4 z", CARMINE, 0.65)
        cut.nick((-8, 8, -6.4, 12.4, .5, .2), (8, 8, 6.4, 12.4, .5, -.2), (-10.4, 8.6, -9, 11.4, .4), (10.4, 8.6, 9, 11.4, .4))
        cut.area("-5.6,3! -2,6.4 2,6.4 5.6,3! 6.6,9 3,13.6 0,14.5 -3,13.6 -6.6,9 z", YELLOW, 0.55)
        with cut.at(0, -4.6, size=1.6):
            for s in (-1, 1):  # hair brushed forward over the ears
                cut.area(f"{s * 3.6},-4.6! {s * 5.6},-4 {s * 6.6},-2 {s * 6},-.4! {s * 6.6},1.6 {s * 5.2},3.4! {s * 4.2},1! z", INK, 0.5)
            front(cut, nose="long", mouth="calm", left="wide", right="wide", up=.9, brow=(1.1, 1.1))
            cut.area("0,3.2! -1.4,3 -3.4,3.8 -4.9,2.6! -4.2,4.9 -2,4.7 0,3.9! 2,4.7 4.2,4.9 4.9,2.6! 3.4,3.8 1.4,3 z", INK, 0.4)
            cut.area("-.8,5.8! 0,5.6 .8,5.8! .5,7.6 0,8.6! -.5,7.6 z", INK, 0.35)
            with cut.at(0, -2.4):
                hats.tall_hat(cut)
        for s in (-1, 1):  # collar and cravat
            cut.area(f"{s * .6},8.6! {s * 5.2},4.6! {s * 7},6.4! {s * 3.4},12! z", PAPER, 0.5)
            cut.area(f"0,9.4! {s * 4.6},7.2 {s * 5.4},9.6 {s * 4.4},11.6! z", PAPER, 0.55)
            cut.nick((s * 1.2, 9.5, s * 4, 9.4, .4))
        cut.ring(0, 9.4, 1.3, CARMINE, 0.45)


def stork(cut: Cut) -> None:
    """A stork standing on (0, 0) and looking right, 25 high; it may stand in a cup."""
    cut.line("-.8,-8 -1,-4 -1.2,0", "1.4,-8 1.3,-4 1.4,0", w=1.5)
    cut.line("-.8,-8 -1,-4 -1.2,0", "1.4,-8 1.3,-4 1.4,0", w=0.8, ink=CARMINE)
    cut.area("-8.6,-8.4! -6.4,-11.6 -2.6,-14.2 1,-15 2.2,-18 1.4,-21 2,-23.6 4.2,-24.2 5.6,-23 5.2,-21.6 4.6,-20.4 5,-17.6 4.8,-13.6 3.6,-9.6 .6,-7.4 -3.6,-7.4 z", PAPER, 0.6)
    cut.area("-9.4,-7! -6.8,-11 -2.8,-12.4 .4,-11.4! -1,-9 -4,-8 z", INK, 0.5)
    cut.nick((-6, -9, -1.6, -11.2, .45, .3), (-5, -8.2, -1.2, -9.6, .35, .2), fill=PAPER)
    cut.nick((3.4, -13.6, 3.6, -18, .35, -.4), (2.2, -9.6, 4, -12, .3, -.2))
    cut.area("5.3,-23.6! 13,-22.2! 5.2,-21.6! z", CARMINE, 0.5)
    cut.line("5.3,-22.6 10.4,-22.2", w=0.35)
    cut.spot((4.2, -22.9, 0.5))


def madame(cut: Cut) -> None:
    """Three of cups: a lady rises from the great cup, one corner of her mouth drawn up; storks look out of the small cups."""
    for x, y, flip in ((46, 24.4, True), (9.4, 39, False)):
        cut.use("stork", x, y, flip=flip, size=.78)
    cut.use("cup", 45.8, 33, size=0.92)
    cut.use("cup", 10.2, 47.6, size=0.92)
    # gown and shawl
    cut.area("13.6,64! 14.6,52 17,44 22.4,39.6! 33.6,39.6! 39,44 41.4,52 42.4,64! z", CARMINE, 0.7, slip=True)
    cut.area("21.6,40! 28,37.6 34.4,40! 33,45 28,48.6 23,45 z", PAPER, 0.55)
    cut.area("18.6,41.6! 22.6,39! 24,45 28,50.6! 26.4,53.4! 20.4,48 z", YELLOW, 0.6)
    cut.area("37.4,41.6! 33.4,39! 32,45 28,50.6! 29.6,53.4! 35.6,48 z", YELLOW, 0.6)
    cut.nick((20.4, 43, 26.4, 51, .4, .4), (35.6, 43, 29.6, 51, .4, -.4), (18, 49, 17.4, 58, .45), (38.4, 49, 38.8, 58, .45), (24.4, 54, 23.6, 60, .4), (32, 54, 32.4, 60, .4))
    # necklace
    with cut.at(28, 25.6, size=1.42, turn=7):
        locks(cut, "-4,-6 -6.8,-4 -7.2,0 -6.2,2.6 -7,5 -5.2,7.4 -3.8,5! 0,0! 3.8,5! 5.2,7.4 7,5 6.2,2.6 7.2,0 6.8,-4 4,-6 z", INK,
              "-5.8,-2 -6,2 -5.4,6", "5.8,-2 6,2 5.4,6", "-5.2,-3 -5.2,1", "5.2,-3 5.2,1")
        front(cut, nose="snub", mouth="corner", gaze=.7, brow=(.1, .9))
        cut.spot((-1.6, 6.2, .32))  # a beauty spot
        locks(cut, "-4.8,-1.6! -4.6,-4.4 -2,-6 0,-6.2 2,-6 4.6,-4.4 4.8,-1.6! 3.4,-3.8 0,-5! -3.4,-3.8 z", INK)
        hats.coif(cut)
    cut.spot(*((28 + dx, 39.8 + dy, 0.75) for dx, dy in ((-4.4, 0), (-2.4, 1.3), (0, 1.9), (2.4, 1.3), (4.4, 0))), fill=SEA)
    # the great cup
    cut.area("25.6,70! 30.4,70! 31,74.6 36,78 39.6,80.4! 40,82.6! 16,82.6! 16.4,80.4! 20,78 25,74.6 z", YELLOW, 0.75, slip=True)
    cut.line("17,80.6 28,81.6 39,80.6", w=0.45)
    cut.hatch(30, 76, 35.6, 79.4, 5, -.4, -2, 0.35)
    cut.area("10.6,56! 45.4,56! 44.6,61 40.4,66.6 33.6,70 22.4,70 15.6,66.6 11.4,61 z", YELLOW, 0.8, slip=True)
    cut.area("10.7,58.2 28,61 45.3,58.2! 43.6,63.4 28,66.8 12.4,63.4 z", SEA, 0.6)
    for i in range(5):
        x = 15.6 + 6.2 * i
        y = 61.6 + (1.4 if i in (1, 3) else 2 if i == 2 else 0)
        cut.area(f"{x},{y - 1.9}! {x + 1.7},{y}! {x},{y + 1.9}! {x - 1.7},{y}! z", PAPER, 0.4)
    cut.area("22,70 28,68.6 34,70 34,72 28,73.4 22,72 z", CARMINE, 0.6)
    cut.area("9.4,54 9.4,56.6 28,59.4 46.6,56.6 46.6,54 44,55.6 28,57.8 12,55.6 z", PAPER, 0.65)
    # a fan in one hand, the other on the rim
    cut.area("38.4,57.4! 40.6,50 38.4,44.6 42.6,47 45,53 44.6,57.2! z", CARMINE, 0.6)
    with cut.at(41.6, 51.4, turn=-12, size=.9):
        for i in range(7):
            with cut.at(turn=-54 + 18 * i):
                cut.area("0,0! -1.9,-10.4! 0,-11.8 1.9,-10.4! z", SEA if i % 2 else YELLOW, 0.45)
    cut.use("fist", 41.6, 52.2, turn=-6, size=.78)
    cut.area("37.6,57.6! 38.6,54.4! 44.8,54.6! 45.2,57! z", PAPER, 0.5)
    cut.area("13.4,57! 14,49.6 18,46 20.6,49 19.4,53.4 18.6,57.8! z", CARMINE, 0.6)
    cut.area("13,54.6! 19.8,55.4! 19.4,58.2! 12.8,57.6! z", PAPER, 0.5)
    cut.area("14,57.2! 13.4,60 14.2,62.2 15.2,62 15.5,60.6! 15.8,63 17,63.2 17.3,60.8! 17.8,62.6 18.9,62.2 18.9,59.8! 20.6,60.6 21,59.6 19.4,57.6! z", PAPER, 0.5)


def _borgne_old(cut: Cut) -> None:
    _bust(cut, SEA)
    cut.line("-6,8 -5.6,11", "6,8 5.6,11", "-3,8 0,11.6 3,8", w=0.5, ink=PAPER)
    with cut.at(0, -2.6, size=1.32):
        front(cut, nose="bulb", mouth="merry", left="none", right="wide", brow=(0, .6), old=True)
        locks(cut, "-4.9,.6! -4,3.2 -2.6,3 -1.8,3.4 0,3 1.8,3.4 2.6,3 4,3.2 4.9,.6! 5.2,4 4,7.4 2.4,10.4! 1.2,9.4! 0,11.4! -1.2,9.4! -2.4,10.4! -4,7.4 -5.2,4 z", PAPER,
              "-3.8,4.4 -3,7", "-1.6,6.4 -1.4,8.2", "0,6.6 0,8.6", "1.6,6.4 1.4,8.2", "3.8,4.4 3,7")
        cut.area("-1.8,4.2 0,3.8 1.8,4.2 1.2,5.6 -1.2,5.6 z", INK, 0.4)
        cut.area("-.4,4.2! .5,4.2! .5,5.1! -.4,5.1! z", PAPER, 0.25)
        cut.line("-5,1.4 -1,-2.8 3.4,-5.6", w=0.9)
        cut.area("-3.9,-1.8! -.7,-2.4! -.6,0 -2,1.4 -3.6,.6 z", INK, 0.5)
        hats.kerchief(cut)


def _borgne_young(cut: Cut) -> None:
    _bust(cut, YELLOW)
    for y in (8.4, 10):
        cut.line(f"{-8 if y < 9 else -6},{y} 0,{y + 1.2} {8 if y < 9 else 6},{y}", w=0.8, ink=SEA)
    with cut.at(0, -2, size=1.3, turn=-6):
        locks(cut, "-4,-5 -5.8,-2.6 -5.6,.6! -4.2,.4! -3.6,-3.4! 3.6,-3.4! 4.2,.4! 5.6,.6! 5.8,-2.6 4,-5 z", INK)
        front(cut, nose="broad", mouth="merry", left="open", right="shut", gaze=.7, brow=(.5, -.5))
        cut.nick((3.6, -.4, 4.8, .6, .3), (3.6, -1.4, 4.9, -1.6, .3))
        hats.wool_cap(cut, LEAF, CARMINE)


def borgne(cut: Cut) -> None:
    """Two of coins: an old one-eyed sailor with a patch in one coin, a boy who shuts one eye in the other."""
    with cut.at(31.6, 23):
        blank(cut, 17.8)
        _borgne_old(cut)
    with cut.at(24.2, 63.2):
        blank(cut, 17.8)
        _borgne_young(cut)


def cow(cut: Cut, lips: bool = True) -> None:
    """A cow lying down, her head towards us, in a box from (4, 44) to (52, 80). With ``lips`` she makes the sign of her card."""
    # tail, far legs
    cut.line("47.6,58 51.4,60.6 51.4,64 47.4,66.6", w=2)
    cut.line("47.6,58 51.4,60.6 51.4,64 47.4,66.6", w=1.1, ink=YELLOW)
    cut.area("48.4,65.2! 44,66 41.4,69! 44.6,68.8! 45.2,70.4! 47.6,67.8! z", INK, 0.45)
    # body
    cut.area("15,56! 20,52.6 26,53 34,51.8 41,50.6 46.6,52.4 49.4,57.6 48.6,63.6 45,69.6 41.4,75.4! 38,77.6 24,78 14,77.6! 12,70 z", YELLOW, 0.75, slip=True)
    cut.area("30,52.4! 36,51.4 39.4,54 37.4,58.6 33,60 29.6,57.4 z", PAPER, 0.45)
    cut.area("38,61 41.6,60 43.4,63.4 40.6,66.4 37.6,65 z", PAPER, 0.45)
    # hind leg folded, its hoof forward
    cut.area("45.4,60 41,62.4 36.6,67.6 35.4,72.4 38,75.2 43,74.6! z", YELLOW, 0)
    cut.line("44.4,60.8 40.4,63 36.4,68 35.6,72.4 38,75", w=0.6)
    cut.area("39.6,74! 32,74.4 28.4,76! 28,79! 33,79.6 41,78.8 43.4,75.4! z", YELLOW, 0.65)
    cut.area("28.4,75.8! 24.8,77 24,79.4! 28,79.4! z", INK, 0.4)
    cut.nick((36.8, 70, 36.4, 73, .4, .2), (24, 56, 22.6, 66, .5, -.6), (26.6, 58, 25.6, 66, .4, -.4), (47, 56, 46.4, 62, .45, -.4), (31, 76.4, 37, 76, .3))
    cut.hatch(23, 76.6, 34, 72.8, 7, 1.6, -2.4, 0.35)
    # foreleg folded under the breast
    cut.area("20,68 13.6,71.4 7.6,75 6.4,78! 9,79.8 15.6,79.4 22.6,77 25,72 z", YELLOW, 0.65)
    cut.area("7.4,75.2! 4.2,77 3.8,79.6! 8.6,79.8! z", INK, 0.4)
    cut.nick((12, 78, 19.6, 76, .35, -.2), (14, 74, 18, 72, .35))
    # head: horns, ears, face, pushed lips
    for s in (-1, 1):
        with cut.at(14.4, 56, flip=s < 0):
            cut.area("3,-5.4! 6.4,-7 8.6,-10 7.8,-13.8! 10.8,-10.6 10.4,-6.8 6.4,-3.6! z", PAPER, 0.6)
            cut.area("8.6,-10.6! 7.8,-14! 10.8,-11! z", INK, 0.35)
            cut.area("5.4,-3.6! 9,-5.4 12.4,-4 12.6,-2.2! 9.6,-.2 6,-.6! z", YELLOW, 0.6)
            cut.area("7.2,-2.6 9.2,-3.6 11.2,-2.8 9,-1.4 z", BLUSH, 0.35)
    with cut.at(14.4, 56):
        cut.area("-6.4,-4.4 -3.6,-6.6 0,-7.2 3.6,-6.6 6.4,-4.4 6.6,0 5,5 4.6,9 -4.6,9 -5,5 -6.6,0 z", YELLOW, 0.7)
        cut.area("0,-5.6! 2,-2.4 1.6,2 0,4.4! -1.6,2 -2,-2.4 z", PAPER, 0.4)
        cut.area("-3.4,-6.4! -2.6,-9 0,-10 2.6,-9 3.4,-6.4! 2,-4.4! 1,-6! 0,-4! -1,-6! -2,-4.4! z", CARMINE, 0.5)
        for s in (-1, 1):
            cut.area(f"{s * 2},-.4! {s * 3.8},-1.9 {s * 5.5},-.4! {s * 3.8},.7 z", PAPER, 0.4)
            cut.spot((s * 3.7, -0.6, 0.75))
            cut.nick((s * 1.8, -.6, s * 5.7, -.4, .5, s * .9), (s * 2.2, 1.8, s * 4.6, 1.4, .3, -.3 * s))
        cut.area("-5.4,8.2 -5.2,5.8 -2.6,4.8 0,5.2 2.6,4.8 5.2,5.8 5.4,8.2 3.6,10.6 0,11.2 -3.6,10.6 z", PAPER, 0.65)
        cut.area("-3.4,6.8! -2.2,6.2 -1.8,7.4 -2.8,7.8 z", INK, 0.35)
        cut.area("3.4,6.8! 2.2,6.2 1.8,7.4 2.8,7.8 z", INK, 0.35)
        if lips:
            cut.area("-2.4,10.2 -1,9.3 0,9.7 1,9.3 2.4,10.2 1.6,12 0,12.6 -1.6,12 z", BLUSH, 0.55)
            cut.line("-1.7,10.7 0,11.1 1.7,10.7", w=0.4)
        else:
            cut.line("0,7.6 0,9.2", "-3,8.8 -1.4,9.6 0,9.2 1.4,9.6 3,8.8", w=0.5)


def vache(cut: Cut) -> None:
    """Two of cups: a cow lies in the grass; above her two storks stand in the two cups and clatter."""
    for x, flip in ((22.6, False), (42.4, True)):
        cut.use("stork", x, 28.8, flip=flip)
        cut.use("cup", x, 35.6, size=1.04)
    cut.use("tuft", 30, 82.6, size=.8)
    cut.use("tuft", 8, 83, size=.8)
    with cut.at(0.8, 7, size=.93):
        cow(cut)
    cut.use("tuft", 19, 82.6, size=0.7)
    cut.use("tuft", 40.4, 82.4, size=0.8)
