"""Hats, caps, coifs and crowns of the Aluette pack, drawn on a head in the head's own frame."""
from __future__ import annotations

from ..svg import Cut
from .palette import CARMINE, INK, LEAF, PAPER, SEA, YELLOW

__all__ = ["bicorne", "bonnet", "coif", "crown", "feathered", "kerchief", "oak_crown", "pot_helmet", "straw",
           "tall_crown", "tall_hat", "wool_cap"]


def tall_hat(cut: Cut, band: str = CARMINE) -> None:
    """A gentleman's tall hat."""
    cut.area("-5.2,-4.4! -5.6,-10 -5.9,-13.6! 0,-14.4 5.9,-13.6! 5.6,-10 5.2,-4.4! z", INK, 0.6)
    cut.nick((-4.6, -12.6, -4.2, -7, .5, .3), (-3.4, -12.8, -3.2, -9, .3), fill=PAPER)
    cut.area("-5.3,-7! 0,-6.4 5.3,-7! 5.2,-4.6! -5.2,-4.6! z", band, 0.5)
    cut.area("-8.6,-5.4 -8.8,-4 -5.6,-2.6 0,-2 5.6,-2.6 8.8,-4 8.6,-5.4 6.6,-4.6! 4,-3.9 0,-3.6 -4,-3.9 -6.6,-4.6! z", INK, 0.5)


def bicorne(cut: Cut, fill: str = SEA, trim: str = YELLOW) -> None:
    """A hat with two corners worn across, with a cockade."""
    cut.area("-10.4,-4.4! -8.4,-5.4 -5,-10 0,-12 5,-10 8.4,-5.4 10.4,-4.4! 9,-2.6 5,-3 0,-3.6 -5,-3 -9,-2.6 z", fill, 0.65, slip=fill != INK)
    cut.line("-9.6,-4.2 -7.6,-5 -4.4,-8.8 0,-10.6 4.4,-8.8 7.6,-5 9.6,-4.2", w=1.2)
    cut.line("-9.6,-4.2 -7.6,-5 -4.4,-8.8 0,-10.6 4.4,-8.8 7.6,-5 9.6,-4.2", w=0.7, ink=trim)
    cut.ring(2.6, -7.2, 1.9, CARMINE, 0.5)
    cut.ring(2.6, -7.2, 0.8, PAPER, 0.4)


def kerchief(cut: Cut, fill: str = CARMINE) -> None:
    """A spotted kerchief tied behind."""
    cut.area("-5,-4! -8.4,-5.4! -10,-3.2! -8,-2.6! -9,-.4! -6.4,-1! -4.8,-2.6! z", fill, 0.5)
    cut.area("-5.4,-1.8 -5.7,-6 -3.4,-9 0,-9.8 3.4,-9 5.5,-6 5.2,-1.8! 3,-4 0,-4.6 -3,-4 z", fill, 0.65, slip=True)
    cut.spot((-3.4, -6.4, .6), (0, -7.6, .6), (3.4, -6.4, .6), (-1.4, -5.4, .45), (1.6, -5.4, .45), fill=PAPER)


def wool_cap(cut: Cut, fill: str = YELLOW, trim: str = SEA) -> None:
    """A sailor's knitted cap that falls to one side, with a tassel."""
    cut.area("-5.4,-4.4! -5.4,-8.6 -2.6,-11.4 2.4,-11.6 6.6,-9.4 8.6,-5.4 8.4,-1.6! 6.8,-1.4! 6,-4.6 5,-6! z", fill, 0.65, slip=True)
    cut.nick((-3.6, -6.6, 1, -10, .35, .3), (-.4, -6.4, 4.4, -9.4, .35, .3), (3, -6.2, 6.6, -7.4, .3, .2))
    cut.area("-5.7,-5.6 0,-6.6 5.5,-5.6 5.3,-3! 0,-4 -5.4,-3! z", trim, 0.55)
    for x in (-4, -2, 0, 2, 4):
        cut.nick((x, -5.6, x, -4, .25))
    cut.ring(7.8, -0.4, 1.3, trim, 0.45)


def straw(cut: Cut, band: str = SEA) -> None:
    """A broad straw hat."""
    cut.area("-4.8,-4.6! -4.4,-8.6 -2.6,-10.4 2.6,-10.4 4.4,-8.6 4.8,-4.6! z", YELLOW, 0.6)
    cut.line("-4.4,-7.8 0,-7.4 4.4,-7.8", "-3.4,-9.2 0,-8.9 3.4,-9.2", w=0.35)
    cut.area("-10.6,-3.6 -6.4,-5.6 0,-6 6.4,-5.6 10.6,-3.6 6.4,-2.4 0,-2.8 -6.4,-2.4 z", YELLOW, 0.65, slip=True)
    cut.area("-4.8,-6.4! 0,-6 4.8,-6.4! 4.9,-4.5! 0,-4.1 -4.9,-4.5! z", band, 0.5)
    cut.nick((-9, -3.6, -5.4, -4.4, .3), (9, -3.6, 5.4, -4.4, .3), (-7, -2.8, -4, -3.4, .25), (7, -2.8, 4, -3.4, .25))


def coif(cut: Cut, ribbon: str = CARMINE) -> None:
    """A coif of the coast: a close cap under a high crest of starched lace, with ribbons at the ears."""
    for s in (-1, 1):
        cut.area(f"{s * 4.6},-3.6! {s * 7.2},-2.6 {s * 8.4},1 {s * 7.6},5.6! {s * 6.4},4.4! {s * 5.2},5.4! {s * 6},1 z", ribbon, 0.5)
    for i in (0, 6, 1, 5, 2, 4, 3):
        with cut.at(0, -5, turn=-54 + 18 * i):
            cut.area("-1.1,-.6! -2.5,-7.6 -1.5,-9.6 0,-10.2 1.5,-9.6 2.5,-7.6 1.1,-.6! z", PAPER, 0.5)
            cut.nick((0, -1, 0, -6.4, 0.3))
            cut.spot((0, -8, 0.45), fill=SEA)
    cut.area("-5.6,-2.4! -6,-6 -3.4,-8.8 0,-9.6 3.4,-8.8 6,-6 5.6,-2.4! 3.4,-4.6 0,-5.4 -3.4,-4.6 z", PAPER, 0.6)
    cut.area("-5.9,-3.8! -5.7,-5.8 0,-8.2 5.7,-5.8 5.9,-3.8! 3.4,-5.6 0,-6.4 -3.4,-5.6 z", ribbon, 0.5)
    cut.spot((-3.6, -7.8, .3), (-1.8, -8.5, .3), (0, -8.8, .3), (1.8, -8.5, .3), (3.6, -7.8, .3))


def bonnet(cut: Cut, fill: str = PAPER, ribbon: str = SEA) -> None:
    """A soft mob cap with a frill."""
    cut.area("-5.2,-3.6 -7,-6.4 -5,-10.4 0,-12 5,-10.4 7,-6.4 5.2,-3.6 0,-5 z", fill, 0.65, slip=fill != PAPER)
    cut.area("-6.4,-2.4! -6.8,-4.8 -5,-4.4! -4.6,-6.2 -2.6,-5.6! -1.8,-7 0,-6! 1.8,-7 2.6,-5.6! 4.6,-6.2 5,-4.4! 6.8,-4.8 6.4,-2.4! 3,-4 0,-4.4 -3,-4 z", PAPER, 0.5)
    cut.nick((-4.2, -7.4, -2.4, -10.4, .3, .2), (0, -7.4, 0, -11, .3), (4.2, -7.4, 2.4, -10.4, .3, -.2))
    cut.area("-1,-6.8! -3.4,-8.4! -3.6,-5.8! z", ribbon, 0.4)
    cut.area("1,-6.8! 3.4,-8.4! 3.6,-5.8! z", ribbon, 0.4)
    cut.ring(0, -6.8, 0.9, ribbon, 0.4)


def feathered(cut: Cut, fill: str = CARMINE, plume: str = LEAF) -> None:
    """A riding hat, its brim turned up at one side, with a great feather."""
    cut.area("-2,-7.6! -4,-12 -8.4,-14.4 -12.8,-12.6 -14.2,-8.4! -12,-9.8! -12.4,-7! -9.6,-8.8! -9.4,-6.4! -6.8,-7.8! -4.6,-6.2! z", plume, 0.55)
    cut.line("-3,-7.6 -6.6,-10.8 -11.6,-10.6", w=0.35)
    cut.area("-4.8,-4.4! -4.4,-8.6 0,-10 4.2,-8.8 4.8,-4.4! z", fill, 0.6)
    cut.area("-9,-3 -6.4,-5.4 0,-6 5,-5.6 7.4,-8.6! 9.4,-6.4 7.4,-3.4 3,-2.8 -3,-2.6 z", fill, 0.65, slip=True)
    cut.nick((-6.6, -3.6, -2, -4.6, .35, .2), (3, -4.2, 7.2, -5.6, .35, -.3))


def crown(cut: Cut, cap: str = CARMINE) -> None:
    """An open crown with four lilies round a cap."""
    cut.area("-4.6,-6! -4,-10.4 0,-11.8 4,-10.4 4.6,-6! z", cap, 0.5)
    cut.area("-5.4,-3.2! -7,-9.8! -5,-8.6! -4.4,-12! -2.6,-8.4! -1.4,-9! 0,-13.4! 1.4,-9! 2.6,-8.4! 4.4,-12! 5,-8.6! 7,-9.8! 5.4,-3.2! 0,-2.4 z", YELLOW, 0.65, slip=True)
    cut.line("-5.7,-4.8 0,-4 5.7,-4.8", w=0.45)
    cut.spot((-3.2, -6.4, .6), (0, -6.2, .6), (3.2, -6.4, .6), fill=CARMINE)
    cut.spot((-7, -10.2, .6), (-4.4, -12.6, .6), (0, -14, .7), (4.4, -12.6, .6), (7, -10.2, .6))


def tall_crown(cut: Cut, cap: str = SEA) -> None:
    """A closed crown with a globe and cross."""
    cut.area("-5,-4.6 -6.8,-8.6 -4.4,-12.6 0,-13.4 4.4,-12.6 6.8,-8.6 5,-4.6 z", cap, 0.6, slip=True)
    for line in ("-4,-4.6 -5.6,-8.6 -3,-12.4 0,-13", "4,-4.6 5.6,-8.6 3,-12.4 0,-13", "0,-4.6 0,-13"):
        cut.line(line, w=1.5)
        cut.line(line, w=0.8, ink=YELLOW)
    cut.ring(0, -14.4, 1.4, YELLOW, 0.5)
    cut.line("0,-15.6 0,-18", "-1.1,-16.9 1.1,-16.9", w=0.75)
    cut.area("-5.6,-5.6! 0,-6.2 5.6,-5.6! 5.4,-2.8! 0,-2.3 -5.4,-2.8! z", YELLOW, 0.6)
    cut.spot((-3.4, -4.2, .6), (0, -4.3, .6), (3.4, -4.2, .6), fill=CARMINE)


def oak_crown(cut: Cut) -> None:
    """A wreath of oak leaves."""
    for x, turn in ((-5.4, -62), (-3.6, -34), (-1.2, -8), (1.6, 14), (3.8, 38), (5.4, 64)):
        with cut.at(x, -4 - (5.6 - abs(x)) * .5, turn=turn, size=0.62):
            cut.area("0,0! -1.6,-1.2 -1.5,-2.6! -3.2,-3.2 -2.6,-5! -3,-6.8 -1.4,-7! -.8,-8.8 .8,-8.8 1.4,-7! 3,-6.8 2.6,-5! 3.2,-3.2 1.5,-2.6! 1.6,-1.2 z", LEAF, 0.5)
            cut.nick((0, 0, 0, -6.6, .3))
    cut.area("-5.2,-2.8! -5.4,-4.6 0,-6 5.3,-4.6 5.1,-2.8! 0,-4 z", YELLOW, 0.5)


def pot_helmet(cut: Cut, plume: str = CARMINE) -> None:
    """A crested iron helmet with a plume."""
    cut.area("-1,-11 -5,-14 -9.6,-12.4 -11.6,-8 -10.4,-3! -9.4,-5! -8.2,-2.6! -7.4,-5! -6,-4! -5.4,-7 z", plume, 0.6)
    cut.nick((-2, -11, -8, -10.6, .4, .5), (-3.6, -10.4, -9.4, -6.4, .35, .4))
    cut.area("-5.6,-1.6! -5.8,-6 -3.8,-10 0,-11.6 3.8,-10 5.4,-6 5.2,-2.8! 0,-4 z", SEA, 0.65, slip=True)
    cut.area("-5.8,-3.2 0,-5.2 5.6,-3.8 7.4,-2.6! 5,-2.4 0,-3.6 -5.6,-1.4! z", YELLOW, 0.5)
    cut.nick((-3.4, -5.8, -2, -9.6, .5, .3), (-2, -6, -1.2, -9.8, .3, .2), fill=PAPER)
    cut.line("0,-5.4 1,-8.6 0,-11.4", w=0.45)
