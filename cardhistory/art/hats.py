"""Crowns and hats of the courts, drawn on a head in the head's own frame: brow at y = -3.5, skull from -5 to 4.6."""
from __future__ import annotations

from .figures import feather
from .svg import BLUE, GREEN, INK, OCHRE, PAPER, RED, Cut

__all__ = ["HATS"]


def spiked_turban(cut: Cut) -> None:
    """A turban under a spiked crown: king of swords."""
    cut.area("-4.6,-8! -6,-13.6! -2.8,-10.2! -2.4,-15! 0,-10.8! 1.6,-15.2! 2.8,-10.4! 6,-13.8! 4.8,-8! z", OCHRE, 0.6, slip=True)
    cut.spot((-6, -13.8, 0.7), (-2.4, -15.2, 0.7), (1.6, -15.4, 0.7), (6, -14, 0.7), fill=INK)
    cut.area("-4.8,-9.4! 0,-10 4.9,-9.4! 5,-7.6! -4.8,-7.6! z", OCHRE, 0.5)
    cut.area("-2.6,-9! -1.6,-9.4! -.8,-8.6! -1.8,-8.2! z", RED, 0.35)
    cut.area("1.4,-9.3! 2.6,-9.1! 2.4,-8.2! 1.2,-8.4! z", BLUE, 0.35)
    cut.area("-6.6,-4 -7,-6.6 -4.8,-8.6 0,-9 4.6,-8.6 6.4,-6.6 6,-4 3,-3 0,-2.8 -3.6,-3 z", PAPER, 0.65)
    cut.line("-6.4,-5.4 -2,-6.8 2.6,-8.8", "-5,-3.6 0,-5 5.6,-7.6", "-.8,-3 3,-4 6.2,-5.6", w=0.45)
    cut.hatch(-5.6, -4.6, -3, -5.6, 4, 0.4, 1, 0.25)
    cut.area("-.4,-5.4 .8,-6.6 2,-5.4 .8,-4.2 z", RED, 0.45)


def feather_crown(cut: Cut) -> None:
    """A crown with feathers: king of cups."""
    for x, turn, fill in ((-3.4, -20, RED), (3.2, 26, GREEN), (0, 4, PAPER)):
        with cut.at(x, -7.6, turn=turn, size=0.95, flip=x > 0):
            feather(cut, fill)
    cut.area("-5.4,-3.4! -6.4,-8.4 -4.6,-7.4 -3,-9 -1.4,-7.4 0,-9.4 1.5,-7.4 3,-9 4.6,-7.4 6.2,-8.4 5.2,-3.4! 0,-2.6 z", OCHRE, 0.65, slip=True)
    cut.line("-5.6,-4.8 0,-4.2 5.3,-4.8", w=0.45)
    cut.spot((-3.2, -6, 0.5), (3, -6, 0.5), fill=RED)
    cut.area("0,-6.9! .9,-5.9! 0,-4.9! -.9,-5.9! z", RED, 0.35)


def arched_crown(cut: Cut) -> None:
    """A closed crown of hoops with an orb: king of coins."""
    cut.area("-5,-4 -7.2,-8.4 -5,-12.4 -1.2,-12.2 0,-11.2! 1.2,-12.2 5,-12.4 7,-8.4 4.8,-4 z", RED, 0.6, slip=True)
    cut.area("-.9,-4! -1.1,-11.6! 1.1,-11.6! .9,-4! z", OCHRE, 0.5)
    cut.line("-4.2,-4 -6,-8.4 -4.2,-11.4 -1.2,-11.2", "4.2,-4 5.8,-8.4 4.2,-11.4 1.2,-11.2", w=1.5)
    cut.line("-4.2,-4 -6,-8.4 -4.2,-11.4 -1.2,-11.2", "4.2,-4 5.8,-8.4 4.2,-11.4 1.2,-11.2", w=0.75, ink=OCHRE)
    cut.ring(0, -13.2, 1.5, OCHRE, 0.5)
    cut.line("0,-14.6 0,-17", "-1,-15.9 1,-15.9", w=0.7)
    cut.area("-5.4,-5.4! 0,-6 5.2,-5.4! 5.1,-3! 0,-2.5 -5.3,-3! z", OCHRE, 0.6)
    cut.spot((-3.4, -4.3, 0.55), (0, -4.5, 0.55), (3.3, -4.3, 0.55), fill=BLUE)


def leaf_crown(cut: Cut) -> None:
    """An open crown of oak leaves: king of batons."""
    cut.area("-5,-5! -7.6,-8.4 -7,-10.6 -5.6,-9.6 -5,-12 -3.4,-11.4! -2.8,-8.4! -2,-12 -1.6,-14.4 0,-15.4! 1.6,-14.4 2,-12 2.8,-8.4! "
             "3.4,-11.4! 5,-12 5.6,-9.6 6.8,-10.6 7.4,-8.4 4.9,-5! z", GREEN, 0.65, slip=True)
    cut.nick((0, -6.4, 0, -13.6, .4), (-4, -6.4, -5.6, -10.4, .35, -.3), (4, -6.4, 5.6, -10.4, .35, .3))
    cut.area("-5.5,-6.2! 0,-6.8 5.3,-6.2! 5.2,-3.2! 0,-2.6 -5.4,-3.2! z", OCHRE, 0.6)
    cut.area("-1.2,-4.7 0,-5.9 1.2,-4.7 0,-3.5 z", RED, 0.4)
    cut.spot((-3.4, -4.7, 0.5), (3.3, -4.7, 0.5))


def phrygian(cut: Cut) -> None:
    """The soft cap with its tip falling forward: rider of swords."""
    cut.area("-5.8,2.4! -6.6,-3 -6,-8 -3.4,-12 .6,-14.2 4.6,-14 7.6,-11.6 8,-8.6 6,-7.6 4.4,-9 3.4,-8.4 4.4,-6 5,-3! 0,-4.4 -4,-3.4 -4.4,1 z", RED, 0.65, slip=True)
    cut.nick((-4, -9.4, 1, -12.6, .45, .3), (3.6, -9, 4.2, -12, .4, -.3), (-5.2, -5, -3.2, -9, .4, .2), (6, -8.6, 6.8, -10.8, .3), (-5.6, -1, -4.6, -5, .3), (0, -5.6, 1.6, -9.6, .35))
    cut.line("-4.2,-3.4 0,-4.6 5,-3.2", w=1.3)
    cut.line("-4.2,-3.4 0,-4.6 5,-3.2", w=0.6, ink=OCHRE)
    cut.ring(-2.2, -6.6, 1.7, BLUE, 0.45)
    cut.ring(-2.2, -6.6, 0.7, PAPER, 0.35)


def baker(cut: Cut) -> None:
    """A soft round cap with a peak, the baker boy's: rider of coins."""
    cut.area("-6,-3.4 -8.6,-6 -8,-9.4 -4,-11.4 1,-11.6 6,-10 8,-7 6.6,-4.6 3,-4 z", BLUE, 0.65, slip=True)
    cut.ring(0, -11.6, 0.9, OCHRE, 0.45)
    cut.nick((0, -10.8, -6.4, -7.4, .4, .6), (0, -10.8, -2.6, -6, .35), (0.4, -10.8, 6.4, -7.2, .4, -.5), (0.4, -10.6, 2.4, -6, .35))
    cut.area("-6.4,-4.8 0,-5.8 5.8,-4.9! 5.6,-3! 0,-3.6 -6,-2.8 z", OCHRE, 0.55)
    cut.area("1,-3.8 5.6,-4 8.4,-2.4 7.6,-1.8 4.6,-2.6 1.4,-2.6 z", INK, 0.5)


def tricorn(cut: Cut) -> None:
    """A three-cornered hat with a feather: rider of cups."""
    with cut.at(-3.4, -7.4, turn=-34, size=1.05):
        feather(cut, PAPER)
    cut.area("-4.8,-4 -5,-8.6 -1.6,-10.4 2,-10.2 4.6,-8.2 4.6,-4 z", INK, 0.5)
    cut.area("-9.4,-8.2! -6,-6 -2,-5.8 1,-7.6! 3.4,-5.8 6.2,-6.2 9.4,-8.4! 7.6,-4.6 4.8,-2.8 0,-2.6 -4.8,-2.6 -7.8,-4.6 z", GREEN, 0.65)
    cut.line("-8.6,-7 -5.8,-4.8 -2,-4.4 1,-5.8 3.4,-4.4 5.8,-4.8 8.6,-7.2", w=1.3)
    cut.line("-8.6,-7 -5.8,-4.8 -2,-4.4 1,-5.8 3.4,-4.4 5.8,-4.8 8.6,-7.2", w=0.65, ink=OCHRE)
    cut.ring(-4.4, -6, 1.4, RED, 0.45)
    cut.spot((-4.4, -6, 0.5), fill=PAPER)


def helmet(cut: Cut) -> None:
    """An old helmet with wings of leaves: rider of batons."""
    cut.area("-1,-10.6 -4,-13.6 -8.6,-13.4 -11,-10.8 -8.6,-11.6! -10.4,-8.6! -7.4,-9.4! -8.4,-6.6! -5.4,-7.4 z", RED, 0.55)
    cut.nick((-2.4, -10.4, -8, -12, .4, .4), (-3.6, -9.6, -8.4, -9.8, .35, .2))
    cut.area("-5.6,-1.6! -6,-6 -4,-10 0,-11.4 3.6,-9.8 5.2,-6 5,-2.8! 0,-4 z", BLUE, 0.65, slip=True)
    cut.line("-5.4,-4.6 0,-6 5,-4.8", "0,-6 0,-11.2", w=0.5)
    cut.spot((-3.4, -3.9, .45), (3.2, -4.2, .45), (0, -4.8, .45), fill=PAPER)
    cut.nick((-3.6, -6.6, -2.4, -9.4, .4, .3), (2.2, -6.8, 1.8, -9.4, .35))
    cut.area("-6,-2 -6,1.6 -4.6,4.2! -4,.6 -4.4,-2.4 z", BLUE, 0.5)


def flat_cap(cut: Cut) -> None:
    """A baggy flat-topped hat without a rim, with two feathers: footman of swords."""
    for x, turn, fill in ((-1, -22, RED), (2.4, 10, OCHRE)):
        with cut.at(x, -9, turn=turn, size=0.7):
            feather(cut, fill)
    cut.area("-5.4,-4 -8.4,-6.4 -8.8,-9.6 -4,-10.8 2,-10.9 7.4,-10 8,-7 5.2,-4 z", BLUE, 0.65, slip=True)
    cut.line("-8,-8.4 -3,-9.6 3,-9.6 7.6,-8.6", w=0.45)
    cut.nick((-6.6, -5.6, -6, -8.6, .35), (-3.4, -5, -3.6, -8.8, .35), (0, -5, .2, -8.8, .35), (3.4, -5, 4, -8.8, .35))
    cut.area("-5.6,-4.8 0,-5.4 5.3,-4.8 5.1,-2.8 0,-3.4 -5.4,-2.6 z", PAPER, 0.55)


def broad_cap(cut: Cut) -> None:
    """A shallow hat with a broad slashed brim and one feather lying along it: footman of coins."""
    cut.area("-4.8,-5 -4.6,-8.6 0,-9.8 4.4,-8.6 4.6,-5 z", OCHRE, 0.55)
    cut.area("-9,-3 -9.2,-5 -6.4,-6.4! -5.4,-5.4! -3.2,-6.8! -1.8,-5.8! 1,-7! 2.4,-5.8! 5,-6.6! 6,-5.4! 8.2,-5.4 8.4,-3.4 5,-2.6 0,-3.2 -5,-2.2 z",
             RED, 0.65, slip=True)
    cut.nick((-5.4, -5.2, -5, -3.2, .3), (-1.8, -5.4, -1.6, -3.6, .3), (2.4, -5.4, 2.4, -3.6, .3), (6, -5.2, 5.6, -3.4, .3))
    cut.area("-2,-7 -6.6,-8.4 -10.4,-7.6 -12,-4.6 -10,-5.4! -10,-4! -7.6,-5.6! -7,-4.6! -4.4,-6 z", GREEN, 0.5)
    cut.line("-2.4,-6.8 -7,-7.2 -11,-5.4", w=0.35)


def cockade_turban(cut: Cut) -> None:
    """A turban with a cockade and an end hanging down: footman of cups."""
    cut.area("-5.4,-3! -7.4,-1 -8,4 -6.4,8.4! -5.4,6! -4.6,7.6! -4.6,2 z", RED, 0.5)
    cut.nick((-6.4, 0, -6.6, 6, .35), (-5.4, -1, -5.4, 4, .3))
    cut.area("-4,-8 -3,-11 0,-12.2 3,-11 3.8,-8 z", GREEN, 0.55)
    cut.nick((0, -8, 0, -11.6, .35), (-1.8, -8, -1.6, -11, .3), (2, -8, 1.6, -11, .3))
    cut.area("-6.6,-3.4 -7.4,-6 -5.2,-8.6 0,-9.2 5,-8.6 7,-6 6,-3.4 3,-2.6 0,-2.6 -3.6,-2.4 z", RED, 0.65, slip=True)
    cut.line("-6.8,-5 -2,-6.6 2,-9", "-5.4,-3 0,-4.8 5.4,-8", "0,-2.8 3.4,-3.6 6.6,-5.4", w=0.45)
    cut.ring(2.6, -6.4, 2, PAPER, 0.5)
    cut.ring(2.6, -6.4, 0.85, BLUE, 0.4)


def beret(cut: Cut) -> None:
    """A small flat cap worn aslant with three upright feathers: footman of batons."""
    for x, turn, fill in ((-4.6, -26, OCHRE), (-3, -8, RED), (-1, 12, PAPER)):
        with cut.at(x, -8.4, turn=turn, size=0.72):
            feather(cut, fill)
    cut.area("-5.6,-2.6 -8.2,-5 -7.6,-7.6 -3,-9.6 2,-9.2 6,-7 6.4,-4.8 5,-3.4 0,-4.2 z", GREEN, 0.65, slip=True)
    cut.nick((-6.8, -5.6, -2, -7.8, .4, .3), (-5, -4, 1, -6.6, .35, .3), (1.4, -8, 5, -6, .3, .2))
    cut.area("-5.6,-3.8 0,-5.2 5.4,-4.2 5.2,-2.9 0,-3.7 -5.4,-2 z", INK, 0.4)
    cut.ring(-3.6, -7.2, 1.1, OCHRE, 0.45)


HATS = {hat.__name__: hat for hat in (
    spiked_turban, feather_crown, arched_crown, leaf_crown, phrygian, baker, tricorn, helmet, flat_cap, broad_cap,
    cockade_turban, beret)}
