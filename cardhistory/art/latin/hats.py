"""Crowns, caps and hats of about 1500 to 1530, in the frame of the heads: brow at y = -3, skull from x = -5 to 4.6."""
from __future__ import annotations

from ..svg import Cut
from .palette import BLUE, GREEN, INK, OCHRE, PAPER, RED

__all__ = ["balzo", "bonnet", "closed_crown", "fur_cap", "lily_crown", "plumed", "point_crown", "ray_crown", "sallet", "tall_cap", "wreath"]


def _ostrich(cut: Cut, fill: str) -> None:
    """A long ostrich feather rooted at (0, 0), rising to the left and curling down: 13 wide, 8 high."""
    cut.area("0,0! .6,-3 -1.4,-6.2 -5,-7.6 -8.6,-6.8 -11.6,-4.2 -12.6,-.8! -11.2,-1.8! -10.8,0! -9.4,-2! -8.4,-.4! -7,-2.6! -5.8,-.8! "
             "-4.4,-2.4! -3.2,-.6! -2,-1.4! z", fill, 0.5)
    cut.line("-.2,-.6 -2.4,-3.8 -6.4,-5 -10,-3.6", w=0.35)
    cut.nick((-2, -3.6, -2, -6, .22), (-4.4, -4.6, -4.8, -6.8, .22), (-7, -4.8, -8, -6.4, .22), (-6, -4.4, -5.8, -2.2, .22), (-8.6, -4, -8.4, -2, .22))


def lily_crown(cut: Cut) -> None:
    """An open crown with lilies over a red cap."""
    cut.area("-4.8,-6 -4.4,-10 0,-11.8 4.2,-10 4.6,-6 z", RED, 0.5)
    cut.area("-5.4,-3.6! -6.4,-9.6! -5.4,-9 -4.6,-10.8 -3.6,-8.8! -2.8,-6.8! -1.6,-8! -1.8,-10 0,-13! 1.6,-10 1.4,-8! 2.6,-6.8! 3.4,-8.8! 4.6,-10.8 5.2,-9 "
             "6.2,-9.6! 5.2,-3.6! 0,-2.8 z", OCHRE, 0.6, slip=True)
    cut.line("-5.5,-5.2 0,-4.4 5.4,-5.2", w=0.45)
    cut.spot((-3.6, -4.4, 0.5), (3.4, -4.4, 0.5), (0, -9.6, .45), fill=RED)
    cut.area("-.9,-4.3 0,-5 .9,-4.3 0,-3.4 z", BLUE, 0.35)


def closed_crown(cut: Cut) -> None:
    """An emperor's crown: a mitre-like cap between two shells, with a hoop and an orb."""
    cut.area("-5,-4! -6.4,-9 -3.6,-13.2! -1,-9.6! 1,-9.6! 3.6,-13.2! 6.4,-9 5,-4! z", BLUE, 0.6, slip=True)
    cut.nick((-4.6, -6, -4.6, -10, .35), (4.6, -6, 4.6, -10, .35))
    cut.area("-1.1,-4! -1.1,-13.6 0,-14.6 1.1,-13.6 1.1,-4! z", OCHRE, 0.5)
    cut.spot((0, -12, .5), (0, -9.6, .5), (0, -7.2, .5), fill=RED)
    cut.ring(0, -15.6, 1.3, OCHRE, 0.5)
    cut.line("0,-17 0,-19", "-.9,-18.1 .9,-18.1", w=0.6)
    cut.area("-5.6,-6! 0,-6.8 5.6,-6! 5.3,-3! 0,-2.4 -5.3,-3! z", OCHRE, 0.6)
    cut.areas(RED, 0.35, "-3.6,-5.4! -2.7,-4.5! -3.6,-3.5! -4.5,-4.5! z", "3.6,-5.4! 4.5,-4.5! 3.6,-3.5! 2.7,-4.5! z", "0,-5.7! .9,-4.7! 0,-3.7! -.9,-4.7! z")


def point_crown(cut: Cut) -> None:
    """A plain crown of points, slipped to one side."""
    with cut.at(0.6, -.4, turn=13):
        cut.area("-5.4,-3.2! -7,-10.6! -4,-7! -2.8,-12! -.4,-7.4! 1.8,-12.2! 3.4,-7! 6.6,-11! 5.4,-3.2! 0,-2.2 z", OCHRE, 0.6, slip=True)
        cut.spot((-7, -10.9, .75), (-2.8, -12.4, .75), (1.8, -12.6, .75), (6.6, -11.3, .75), fill=INK)
        cut.line("-5.7,-5 0,-4 5.6,-5", w=0.45)
        cut.spot((-2.6, -3.6, .5), (2.6, -3.6, .5), fill=BLUE)
        cut.nick((-4.6, -5.6, -6, -9, .3), (-1.6, -5, -2.4, -9.6, .3), (2.6, -5.2, 2.2, -9.4, .3))


def ray_crown(cut: Cut) -> None:
    """An old-fashioned crown of straight rays, over a white coif that covers the ear."""
    cut.area("-5.2,-2! -6,-6 -3,-8.6 1,-8.4 4,-6! 3.4,-4.4! -.6,-3.4! -1,-.6! -.8,2.6! -3,3.6 -5.4,2 z", PAPER, 0.55)
    cut.nick((-4, 1.6, -4.6, -4, .3), (-2.2, 2.4, -2.2, -2.4, .3))
    cut.area("-6,-5! -8,-11! -5.4,-8.8! -5,-12.6! -2.4,-9! -.8,-13.2! 1,-9! 3.4,-12.4! 3.6,-8.6! 6.2,-10.4! 4.9,-4.4! 0,-3.4 z", GREEN, 0.6, slip=True)
    cut.area("-6.2,-6.6! 0,-5.8 5.2,-6.4! 4.9,-4! 0,-3 -6,-4.2! z", OCHRE, 0.55)
    cut.spot((-3.8, -5.3, .5), (-1, -4.8, .5), (1.8, -4.8, .5), fill=RED)


def wreath(cut: Cut) -> None:
    """A wreath of vine leaves and grapes under a small crown."""
    cut.area("-3.6,-7! -4.4,-12.6! -2,-10.4! 0,-13.6! 2,-10.4! 4.4,-12.6! 3.6,-7! z", OCHRE, 0.55, slip=True)
    cut.spot((-4.4, -13, .6), (0, -14, .6), (4.4, -13, .6))
    for x, y, turn in ((-5, -4.4, -50), (-2.6, -6.4, -18), (0.4, -6.8, 8), (3, -6.2, 30), (5.2, -4.2, 58)):
        with cut.at(x, y + 1.4, turn=turn, size=.8):
            cut.area("0,0! -1.8,-.8! -3,-1.4! -2.2,-3.4! -1,-3.4! 0,-5.4! 1,-3.4! 2.2,-3.4! 3,-1.4! 1.8,-.8! z", GREEN, 0.5)
            cut.nick((0, -.4, 0, -4, .3))
    for x, y in ((-6, -2), (-5, -1), (-6.2, -.4), (5.6, -1.8), (4.9, -.6), (6.1, -.6)):
        cut.ring(x, y, .8, RED, 0.35)


def sallet(cut: Cut) -> None:
    """A helmet with the visor pushed up and a small plume."""
    with cut.at(-2.6, -9.6, turn=14, size=.8):
        _ostrich(cut, RED)
    cut.area("-5.4,-1! -6,-5 -4.4,-9 -.6,-10.6 3.4,-9.4 5,-6 4.8,-3.6! 0,-4.4 -1,-2! -1.6,2.6! -4.4,5.4 -7.8,5.8! -6,3 z", PAPER, 0.65)
    cut.area("-4.4,-6.6! -1,-8.8 3.8,-8.6 7.4,-6.4! 6.8,-4.8! 3,-6.2 -1,-5.8 -3.6,-4.6! z", BLUE, 0.5)
    cut.nick((0, -7.4, 3, -7.4, .45), (3.8, -7, 5.8, -6.2, .4))
    cut.ring(-3.9, -5.4, 0.9, OCHRE, 0.4)
    cut.line("-5.4,2 -3.4,2.2 -1.4,1", w=0.4)
    cut.nick((-5, -6.6, -2, -9.6, .35, .3), (-5.6, -1.6, -5.4, 2.4, .3))


def bonnet(cut: Cut, fill: str = RED, feather: str = "") -> None:
    """The flat bonnet of 1520: a soft crown, a turned-up brim cut open at the side, and a medal."""
    if feather:
        with cut.at(-3.4, -5, turn=8, size=.95):
            _ostrich(cut, feather)
    cut.area("-5,-5! -6.6,-7.4 -5.4,-9.8 -1,-11 3.6,-10.2 6.6,-8 5.2,-5! z", fill, 0.6, slip=True)
    cut.nick((-4.4, -6, -2.6, -9.4, .35, .2), (0, -6.4, .2, -9.8, .35), (3.6, -6.2, 3, -9.2, .35, -.2))
    cut.area("-6.6,-2.6 -8,-4.6 -6.6,-6.6! -.4,-7.2! 0,-5.6! .8,-7.2! 6.2,-6.6 8,-5 6.6,-3.4 3,-3.2 -2,-3 z", fill, 0.6)
    cut.nick((-5, -3.6, -5.2, -5.8, .3), (3.6, -3.8, 3.8, -6, .3))
    cut.ring(-2.6, -5, 1.15, OCHRE, 0.45)


def plumed(cut: Cut, fill: str = RED) -> None:
    """A mercenary's wide slashed hat worn aslant, with two ostrich feathers."""
    with cut.at(0, -5, turn=-7):
        with cut.at(-1, -3, turn=4, size=1.0):
            _ostrich(cut, PAPER)
        with cut.at(1.4, -3, turn=0, size=.9, flip=True):
            _ostrich(cut, GREEN)
        cut.area("-4.6,1 -4.8,-3 0,-4.6 4.8,-3 4.8,1 z", fill, 0.55)
        cut.area("-8.4,2.4 -9.4,.4 -7.4,-1.4! -6.4,-.4! -4.6,-1.8! -3.4,-.6! -1.4,-2! 0,-.8! 1.8,-2! 3.2,-.6! 5,-1.8! 6.2,-.4! 8,-1 9.2,.8 7.6,2.6 3.6,2 -3,2.2 z",
                 fill, 0.6, slip=True)
        cut.areas(OCHRE, 0.35, *(f"{x},-.1! {x + .7},.9! {x},1.9! {x - .7},.9! z" for x in (-6.4, -3.2, 0, 3.2, 6.4)))


def tall_cap(cut: Cut, fill: str = BLUE) -> None:
    """A tall soft cap with a turned-up brim in points, its top falling over."""
    cut.area("-4.8,-5! -5.4,-10 -3.4,-13.6 .6,-14.6 4.4,-12.8 6,-9.6 5.4,-8! 4,-9.4 4.6,-5! z", fill, 0.6, slip=True)
    cut.nick((-3.6, -7, -2.6, -12, .35, .3), (0, -7, .8, -12.6, .35, .2), (3, -8.4, 3.4, -11.4, .3))
    cut.area("-6.2,-3 -6.2,-6.8! -3.4,-5.6! -2,-7.4! 0,-5.8! 2.2,-7.4! 3.4,-5.6! 5.8,-6.8! 5.6,-3 0,-3.6 z", OCHRE, 0.55)


def fur_cap(cut: Cut, fill: str = RED) -> None:
    """A cap with a broad fur brim: a merchant from the north."""
    cut.area("-4.4,-6 -4,-10.4 0,-12.2 4,-10.4 4.4,-6 z", fill, 0.6, slip=True)
    cut.line("0,-7 0,-12", "-2.6,-7 -2.2,-11", "2.6,-7 2.2,-11", w=0.4)
    cut.ring(0, -12.4, .9, OCHRE, 0.4)
    cut.area("-6.4,-3! -7.4,-4.6 -6.8,-6.6! -5.2,-6.6! -4.4,-7.8! -2.6,-7.2! -1,-8.4! .6,-7.4! 2.4,-8.2! 3.8,-7.2! 5.6,-7.2! 6,-6! 7,-5 6,-3! "
             "3.6,-2.6! 1.6,-3.2! -.6,-2.4! -3,-3! z", OCHRE, 0.55)
    cut.nick(*((x, -3.6, x + .5, -6, .35) for x in (-5, -3.2, -1.4, .4, 2.2, 4)))


def balzo(cut: Cut, fill: str = BLUE) -> None:
    """The balzo, a round puffed headdress of Italian women, with bands and a small veil behind."""
    cut.area("-4,-2! -7.4,0 -8,6 -6.4,10! -4.4,9! -3.8,4 z", PAPER, 0.5)
    cut.nick((-6.2, 1, -6.2, 8, .3), (-5, 0, -5, 7, .3))
    cut.area("-5.6,-2.2! -7.8,-5 -6.8,-9.4 -2,-12 3,-11.2 6.4,-8 6.2,-4.4! 3.4,-6 -.6,-5.8 -4,-3.6 z", fill, 0.65, slip=True)
    cut.line("-4.6,-4.2 -5.4,-9.6", "-1.6,-5.6 -1.2,-11.6", "2,-6 3.6,-10.6", w=1.5)
    cut.line("-4.6,-4.2 -5.4,-9.6", "-1.6,-5.6 -1.2,-11.6", "2,-6 3.6,-10.6", w=0.75, ink=OCHRE)
