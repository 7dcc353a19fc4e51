"""The heads of the twelve courts with hair, beard and headgear, each drawn round (0, 0) in the frame of its face."""
from __future__ import annotations

from ..figures import feather, strands
from ..svg import INK, PAPER, Cut
from .faces import front, moustache, profile, three_quarter
from .signs import BLUE, GOLD, RED

__all__ = ["PERSONS"]


def _gem(cut: Cut, x: float, y: float, fill: str, k: float = 1.0) -> None:
    cut.area(f"{x},{y - 1.1 * k}! {x + .9 * k},{y}! {x},{y + 1.1 * k}! {x - .9 * k},{y}! z", fill, 0.35)


def _tip(cut: Cut, kind: str, x: float, y: float) -> None:
    """What stands on the points of a crown; by it one knows the suit of its king."""
    if kind == "leaf":
        cut.area(f"{x},{y - 2}! {x + 1.3},{y - .1} {x + .8},{y + .9} {x},{y + .6}! {x - .8},{y + .9} {x - 1.3},{y - .1} z", INK, 0.35)
    elif kind == "heart":
        cut.area(f"{x},{y + 1}! {x - 1.4},{y - .6} {x - .8},{y - 1.5} {x},{y - .9}! {x + .8},{y - 1.5} {x + 1.4},{y - .6} z", RED, 0.35)
    elif kind == "lozenge":
        _gem(cut, x, y - .4, RED, 1.3)
    elif kind == "trefoil":
        cut.spot((x, y - 1.1, 0.85), (x - .95, y + .2, 0.85), (x + .95, y + .2, 0.85))
    else:
        cut.ring(x, y, 0.75, GOLD, 0.4)


def _crown(cut: Cut, tip: str, cap: str | None, *, tall: float = 4.2, flare: float = 1.2, gems: str = RED, lean: float = 0.0) -> None:
    """A crown of five points on a jewelled band; ``lean`` shifts its middle for a turned head."""
    if cap:
        cut.area(f"-5,-5.4! -6,-9 -3.4,{-8.4 - tall * .5} 0,{-8.8 - tall * .55} 3.4,{-8.4 - tall * .5} 6,-9 5,-5.4! z", cap, 0.5)
    xs = [-5.2, -2.7 + lean * .6, lean, 2.7 + lean * .6, 5.2]
    rise = [0, .8, 1.2, .8, 0]
    text = "-5.3,-5.6!"
    for i, x in enumerate(xs):
        if i:
            mid = (xs[i - 1] + x) / 2
            text += f" {mid * 1.06:.2f},-7.4!"
        text += f" {x * flare:.2f},{-6.2 - tall - rise[i]:.2f}!"
    cut.area(text + " 5.3,-5.6! 0,-5 z", GOLD, 0.55, slip=True)
    for x, r in zip(xs, rise, strict=True):
        _tip(cut, tip, x * flare, -6.5 - tall - r)
    cut.area("-5.6,-6.2! 0,-6.9 5.6,-6.2! 5.4,-3.4! 0,-2.8 -5.4,-3.4! z", GOLD, 0.55)
    cut.line("-5.3,-5.4 0,-6 5.3,-5.4", w=0.35)
    for x in (-3.3, 3.3):
        cut.ring(x + lean * .4, -4.3, 0.65, BLUE if gems == RED else RED, 0.35)
    _gem(cut, lean * .8, -4.5, gems, 1.05)


# -- kings ------------------------------------------------------------------------------------------------------------
def king_of_spades(cut: Cut) -> None:
    """Old and stern, seen from the front, with a forked white beard to the breast."""
    cut.area("-4,-5 -6.2,-3 -6.6,1 -7.6,4 -6.6,6.4 -8,9.6! -4.6,9.4 -3,5! 3,5! 4.6,9.4 8,9.6! 6.6,6.4 7.6,4 6.6,1 6.2,-3 4,-5 z", PAPER, 0.55)
    strands(cut, "-5.6,-1.6 -6.3,3.4 -5.4,6.4", "5.6,-1.6 6.3,3.4 5.4,6.4", "-5,3 -6,8", "5,3 6,8")
    front(cut, nose="long", mood="stern", old=True, ears=False)
    cut.area("-4.7,1.4! -3.6,3.8 -1.9,4! 0,3.7 1.9,4! 3.6,3.8 4.7,1.4! 5.3,5.6 4.6,9.4 3,13.6! .9,11.2! 0,9.6 -.9,11.2! -3,13.6! -4.6,9.4 -5.3,5.6 z", PAPER, 0.55)
    strands(cut, "-3.6,5.4 -3.6,8.4 -2.8,11.6", "-2,6.8 -1.9,9.6", "0,7 0,9", "2,6.8 1.9,9.6", "3.6,5.4 3.6,8.4 2.8,11.6")
    cut.blot("-1.1,4.9! 0,4.6 1.1,4.9! 0,5.9 z", "#e42")
    moustache(cut, 0, 4.1, 4.2, PAPER, -.8)
    _crown(cut, "leaf", BLUE)


def king_of_hearts(cut: Cut) -> None:
    """Round-cheeked and merry, turned to the left, his golden beard in curls."""
    cut.area("-3,-5 -6,-4 -6.8,-1.6 -6,-.2 -7.2,1.6 -6,3 -6.6,5 -4.6,5.6 -2.6,4! 0,0! z", GOLD, 0.55)
    strands(cut, "-5.4,-2.4 -6,-1.4 -5.2,-.6", "-5.6,1.4 -6.2,2 -5.2,2.8")
    three_quarter(cut, nose="broad", mood="merry", gaze=.5, ear=False)
    cut.area("-4.8,1! -3.6,3.2 -1.4,3.4 .6,3.1 2,3.6 3.4,3 4.5,1.4! 5,3.6 4.4,5.2 4.8,6.8 3.2,7.4 2.8,9 1,8.4 -.4,9.4 -1.6,8 -3.2,8 -3.4,6.4 -4.8,5.4 -4.4,3.4 z", GOLD, 0.55)
    strands(cut, "-3.6,4.6 -3,5.6 -3.6,6.2", "-1.4,5.9 -.6,7 -1.4,7.6", "1,6.2 1.8,7.2 1,7.8", "3.2,4.6 3.8,5.6 3.2,6.2")
    cut.blot("-.2,4.5! 1.4,4.2 2.8,4.4! 1.4,5.7 z", "#e42")
    moustache(cut, 1.4, 3.5, 3.6, GOLD, .6)
    _crown(cut, "heart", RED, gems=BLUE, lean=.9)


def king_of_diamonds(cut: Cut) -> None:
    """In profile, hawk-nosed, of middle age, with a pointed black beard and a ringlet before the ear."""
    cut.area("-2,-5.4 -5.8,-5 -7,-1 -6.4,3 -7.2,7.4! -4.4,7.2 -2.4,5! -1,-4! z", INK, 0.55)
    strands(cut, "-4.6,-3 -5.6,1 -5.6,6", "-3.4,-2.6 -4,2 -4.2,6.4", light=True)
    profile(cut, nose="hooked", mood="proud", ear=True)
    cut.area("-1.6,2! -.4,3.4 1.4,4 1.9,4.9! 2.6,6 4.3,6! 5.4,9 5.8,12! 3,11.4 0,9.4 -1.8,6 z", INK, 0.5)
    strands(cut, "-.4,4.6 1.2,7.4 3.6,10", "1.2,5.4 2.6,7.6 4.6,10.2", light=True)
    cut.area("4.7,3.1! 3.2,2.7 1.4,3.5 .2,2.9! .6,4.2 2.4,4.4 4.4,3.7 z", INK, 0.35)
    cut.area("1.9,4.9! 3.6,4.2 4.5,4.6! 4.2,5.7 2.6,5.9 z", RED, 0.4)
    cut.line("1.9,4.9 3.2,5 4.3,4.9", w=0.38)
    _crown(cut, "lozenge", None, tall=4.8, gems=RED, lean=1)
    cut.line("-5.3,-8 0,-9.4 5.3,-8", w=0.4)


def king_of_clubs(cut: Cut) -> None:
    """In three quarters, in his prime, with a short square brown-black beard and thick brows."""
    cut.area("-2,-6 -5.8,-4.6 -6.6,-1 -6.2,2.6 -7,5.6! -4,5.4 -1,1! 1,-5! z", INK, 0.55)
    strands(cut, "-5.4,-2.6 -5.7,2 -5.8,4.6", light=True)
    three_quarter(cut, nose="straight", mood="stern", gaze=.5)
    cut.area("-4.8,.4! -3.4,3 -1.4,3.2 .6,2.9 2,3.4 3.4,2.9 4.5,.8! 5,4.4 4.6,8 4.8,9.6! 2.6,9.2 .6,9.8 -1.6,9! -3.6,8.8! -4.6,5 z", INK, 0.5)
    strands(cut, "-3.4,4.4 -3.2,7.6", "-1.6,6.4 -1.4,8.2", ".6,6.8 .7,8.8", "2.4,6.4 2.6,8.4", "3.8,4 3.8,7.6", light=True)
    cut.blot("0,4.4! 1.4,4.1 2.7,4.4! 1.4,5.4 z", "#e42")
    moustache(cut, 1.5, 3.4, 3.4, INK, -.4)
    cut.nick((-4, -2.2, -0.2, -1.9, 1.0, .5), (1.9, -2, 4.8, -2.4, .9, .4))
    _crown(cut, "trefoil", RED, gems=RED, lean=.9)


# -- queens -----------------------------------------------------------------------------------------------------------
def _coronet(cut: Cut, tip: str, gems: str = RED, lean: float = 0.0, y: float = 0.0) -> None:
    """A small low crown of three points, worn on the top of the hair."""
    with cut.at(0, y):
        cut.area(f"-4.2,-6.2! -4.9,-9.4! {-2.2 + lean * .5},-7.9! {lean},-10.8! {2.2 + lean * .5},-7.9! 4.9,-9.4! 4.2,-6.2! 0,-5.6 z", GOLD, 0.55, slip=True)
        for x, top in ((-4.9, -9.9), (lean, -11.2), (4.9, -9.9)):
            _tip(cut, tip, x, top)
        _gem(cut, lean * .8, -7.3, gems, .8)
        cut.spot((-2.6, -7, 0.45), (2.6 + lean * .3, -7, 0.45))


def queen_of_spades(cut: Cut) -> None:
    """In profile, grave, with an eagle's nose and a black veil over black braids."""
    cut.area("1,-7 -3.4,-7.4 -6.6,-4.6 -8,1 -8.6,8 -10.4,15! -1.6,15! -2.4,6! 1,-4! z", INK, 0.55)
    profile(cut, nose="straight", mood="calm", ear=False, lips=True)
    cut.area("2.8,-5.8! 0,-7.2 -3.6,-6.6 -4.8,-3 -4.4,1.6 -3,4.8! -2.2,1.8! -1.6,-1.6 .6,-4 3.2,-4.4! z", INK, 0.5)
    for y in (-4.8, -2.4, 0, 2.2):
        cut.nick((-3.9 + abs(y) * .1, y, -2 + (y < -3) * 1.4, y + 1, 0.3, .2), fill=PAPER)
    strands(cut, "-6,-2 -7,6 -8.4,13.6", "-4.9,4 -5.6,9 -6.2,14", "-3.4,7 -3.8,14", light=True)
    cut.line("-1.9,2.4 -1.7,4.2", w=0.4)
    cut.ring(-1.7, 4.6, 0.75, GOLD, 0.35)
    with cut.at(-1.2, 0.2, turn=-10):
        _coronet(cut, "leaf", BLUE, .8)


def queen_of_hearts(cut: Cut) -> None:
    """A girl of sweet temper, turned to the left, with long golden hair in waves."""
    cut.area("0,-7.2 -4.6,-6.4 -6.8,-2.6 -6.6,2 -8,6 -7,9.6 -8.6,14! -3,13.6 -2,5! 1,0! 3,5! 4.4,9.6 6,12.4! 7.2,8 5.8,3 6,-2 4.6,-5.6 z", GOLD, 0.55)
    strands(cut, "-5.2,-2 -5.4,3 -6.6,7 -6,12", "-4.4,2 -4.8,7 -4.4,12", "5,2 5,6 6.2,9.4")
    three_quarter(cut, nose="snub", mood="merry", gaze=.6, ear=False, lips=True)
    cut.area("4.8,-3! 4.2,-6.4 0,-7.4 -4.4,-6 -5.6,-2 -5,1.2! -4.2,-1.4 -2,-3.6 .8,-4.9! 2.6,-3.6 z", GOLD, 0.5)
    strands(cut, ".8,-5 -2.4,-5 -4.4,-2", ".8,-5.2 3,-5.2 4.2,-3.8", ".4,-5.6 -2.6,-6.2")
    _coronet(cut, "heart", BLUE, .6, .4)


def queen_of_diamonds(cut: Cut) -> None:
    """An old lady seen from the front, grey hair rolled high over the ears, amused."""
    cut.area("-3,-6.6 -6.4,-6.4 -8,-3.6 -7.4,-.6 -5.6,1.4 -4,1! 4,1! 5.6,1.4 7.4,-.6 8,-3.6 6.4,-6.4 3,-6.6 z", PAPER, 0.55)
    for s in (-1, 1):
        strands(cut, f"{s * 4.8},.4 {s * 6.4},-1.4 {s * 6.8},-4 {s * 5.4},-5.6", f"{s * 4.6},-1.4 {s * 5.6},-2.6 {s * 5.4},-4.2")
    front(cut, nose="broad", mood="merry", gaze=-.3, old=True, ears=False, lips=True, full=.4)
    cut.area("-5,-2.2! -5,-6 -2.4,-8 0,-8.3 2.4,-8 5,-6 5,-2.2! 3.4,-4.4 0,-5 -3.4,-4.4 z", PAPER, 0.55)
    strands(cut, "-3.8,-4.4 -3.6,-6 -1.8,-7.4", "-1.4,-5 -1,-7.6", "1.4,-5 1,-7.6", "3.8,-4.4 3.6,-6 1.8,-7.4")
    for s in (-1, 1):
        cut.line(f"{s * 5.2},1.6 {s * 5.2},3", w=0.4)
        _gem(cut, s * 5.2, 3.8, RED, .9)
    _coronet(cut, "lozenge", RED, 0, -.8)


def queen_of_clubs(cut: Cut) -> None:
    """Young and proud, turned to the right, two black plaits tied with red."""
    for x, sway in ((-5.4, -1), (5.2, 1)):
        for k in range(5):
            cut.area(f"{x + sway * k * .2},{1.4 + 2.5 * k} {x - 1.5 + sway * k * .2},{2.8 + 2.5 * k} {x + sway * k * .2},{4.4 + 2.5 * k} {x + 1.5 + sway * k * .2},{2.8 + 2.5 * k} z", INK, 0.4)
            cut.nick((x - .7 + sway * k * .2, 2.6 + 2.5 * k, x + .5 + sway * k * .2, 3.6 + 2.5 * k, .3), fill=PAPER)
        cut.area(f"{x + sway - 1.2},13.6! {x + sway + 1.2},13.6! {x + sway + 1.5},15! {x + sway - 1.5},15! z", RED, 0.4)
    three_quarter(cut, nose="straight", mood="proud", gaze=.5, ear=False, lips=True)
    cut.area("5,1.4! 5.4,-3 4,-6.4 0,-7.4 -4.4,-6.2 -6.4,-2 -6,2.4! -4.6,1 -4.4,-2.2 -2,-3.8 .8,-4.8! 3,-3.9 4.4,-1.8 z", INK, 0.5)
    strands(cut, ".8,-5.4 -2.4,-5.4 -5,-2 -5.2,.8", "1,-5.6 3.4,-5 4.9,-2", ".4,-6.2 -3,-6.2", light=True)
    _coronet(cut, "trefoil", RED, .6, .3)


# -- jacks ------------------------------------------------------------------------------------------------------------
def jack_of_spades(cut: Cut) -> None:
    """A soldier with a waxed moustache, turned to the right, under a slashed cap with two feathers."""
    cut.area("-2,-6 -5.8,-4.6 -6.6,-1 -6.8,3.6 -5.6,6.2! -3.4,5 -1,1! 1,-5! z", INK, 0.55)
    strands(cut, "-5.2,-2 -5.6,2 -5,4.8", "-4.6,2.4 -4.4,4.8", light=True)
    three_quarter(cut, nose="hooked", mood="sly", gaze=.7, ear=False)
    moustache(cut, 1.6, 3.7, 3.8, INK, 1.6)
    cut.area(".8,6! 1.6,6.2 2.2,5.9! 1.9,8.6! z", INK, 0.35)
    for turn, fill in ((-44, PAPER), (-20, RED)):
        with cut.at(-2.4, -6.4, turn=turn, size=0.86):
            feather(cut, fill)
    cut.area("-5,-3.6! -6.4,-6 -5,-8.4 -2.4,-9.2 1,-9.4 4.6,-8.6 6.6,-6.6 5.4,-3.6! 0,-4.6 z", BLUE, 0.6, slip=True)
    for x in (-3, 0, 3):
        cut.area(f"{x - .6},-5.6! {x},-8 {x + .9},-5.7! z", GOLD, 0.35)
    cut.area("-6.6,-3.4 -5.8,-5.4! 0,-6 5.6,-5.4! 7.4,-3.6 5,-2.8 0,-3.6 -4.6,-2.6 z", BLUE, 0.55)
    cut.ring(-3.4, -4.4, 0.9, GOLD, 0.4)


def jack_of_hearts(cut: Cut) -> None:
    """A boy in profile with a snub nose and a page's cut of hair, his cap on the back of his head."""
    cut.area("3,-5.6! -1,-7.2 -5,-6 -6.6,-2 -6.6,3.4 -5.6,6.4! -2.2,5.4! -2,2! z", GOLD, 0.55)
    strands(cut, "-5.4,-2 -5.5,2 -5,5.4", "-4,-2 -4.1,2 -3.8,5.4")
    profile(cut, nose="snub", mood="merry", ear=False, lips=True)
    cut.area("3.6,-3.2! 2.8,-5.8 -1,-6.8 -4,-5 -4.6,0 -3.6,4.6! -1.8,4.4! -1.4,.4 -.6,-2.6! 1.2,-3! z", GOLD, 0.5)
    strands(cut, "-3.4,-3 -3.4,3.6", "-2.2,-3.4 -2.4,3.8", "-1.8,-5 1.6,-3.8", "0,-5.6 2.6,-4.4")
    with cut.at(-4, -7.6, turn=-26, size=0.7):
        feather(cut, PAPER)
    cut.area("3.4,-5.2! 2.8,-8 -1,-10 -5.6,-9 -8,-5.8 -7.6,-3 -6,-2.4! -3,-4.4 .6,-5.6 z", RED, 0.6, slip=True)
    cut.nick((-6.6, -3.8, -3.4, -8, .4, .3), (-4, -4.6, -.6, -8.6, .4, .2), (-.6, -5.8, 1.2, -8, .35))
    cut.area("3.9,-5.6! 3.4,-3.9! -1,-4.2 -5.6,-1.6! -6.6,-3 -3,-5 .6,-6 z", GOLD, 0.5)


def jack_of_diamonds(cut: Cut) -> None:
    """Seen from the front, freckled and laughing, under a wide brim turned up at one side."""
    cut.area("-4,-5 -6,-3 -6.8,.6 -5.8,2.4 -6.6,4.6! -4,4! 4,4! 6.6,4.6! 5.8,2.4 6.8,.6 6,-3 4,-5 z", RED, 0.55)
    strands(cut, "-5.4,-1.6 -5.9,.6 -5.2,2.6", "5.4,-1.6 5.9,.6 5.2,2.6")
    front(cut, nose="small", mood="merry", gaze=.6, ears=False)
    cut.blot("-1.6,5! 0,5.4 1.6,5! 0,6.2 z", PAPER)
    cut.line("-1.7,4.8 0,5.4 1.7,4.8", w=0.4)
    cut.spot((-2.9, 1.8, .2), (-2.1, 2.3, .2), (-3.5, 2.4, .2), (2.9, 1.8, .2), (2.1, 2.3, .2), (3.5, 2.4, .2))
    cut.area("-4.4,-4! -4.6,-8 -2,-9.6 2,-9.6 4.6,-8 4.4,-4! z", BLUE, 0.55)
    with cut.at(5.4, -5.8, turn=52, size=0.74, flip=True):
        feather(cut, PAPER)
    with cut.at(4.6, -6, turn=34, size=0.74):
        feather(cut, GOLD)
    cut.area("-9.2,-2.6 -8.6,-4.4 -4.4,-5.4 0,-5.6 4,-5.4 7.4,-8.4! 8.8,-6.8 7,-3.4 3.6,-2.8 0,-3.5 -5,-2 z", BLUE, 0.6, slip=True)
    cut.line("-4.4,-5.4 0,-6.4 4.4,-5.6", w=0.9)
    cut.line("-4.4,-5.4 0,-6.4 4.4,-5.6", w=0.45, ink=GOLD)
    _gem(cut, 5.2, -5.6, RED, 1.1)


def jack_of_clubs(cut: Cut) -> None:
    """A stout fellow with a long nose, turned to the left, in a hood with a scalloped edge."""
    three_quarter(cut, nose="broad", mood="sly", gaze=.5, ear=False, old=True)
    moustache(cut, 1.7, 3.6, 2.6, INK, -.2)
    cut.area("4.8,-2.6! 2.4,-4.2 -1,-4.2 -3.8,-2.6 -4.6,.6 -4,4 -1.8,6.6 .4,7.8! 3.4,7! 4.4,9.4! 2.8,11.4! .8,9.8! -1.2,11.6! -3.2,9.8! -5.4,10.8! -6.4,8! -8,7! -6.8,3.6 -7.2,-.6 -6,-4.6 -2,-7 2.6,-6.4 5,-4.2 z",
             BLUE, 0.6, slip=True)
    cut.line("4.6,-3 2.4,-4.8 -1,-4.9 -4.4,-3 -5.3,.6 -4.6,4.4 -2.2,7.2 .4,8.5 3.4,7.8", w=0.45, ink=GOLD)
    cut.nick((-6, -1, -5.6, 5, .35, .3), (-5, 6, -3.4, 8.8, .35), (-1, -6.4, 2, -5.6, .3))
    with cut.at(-4.4, -7.4, turn=-40, size=0.95):
        feather(cut, PAPER)
    cut.area("-6.2,-4.4 -7,-7 -4.4,-9.6 0,-10.4 4.2,-9.2 6,-6.4 5.2,-4! 2.6,-5.4 -1.6,-5.6 -4.4,-4 z", RED, 0.6)
    cut.nick((-5.4, -6.4, -2, -9, .4, .3), (-2.4, -6.2, .6, -9.2, .35, .2), (2, -6, 3.6, -8.6, .35))
    cut.ring(-3.8, -6.2, 1.1, GOLD, 0.4)


PERSONS = {
    "KS": king_of_spades, "QS": queen_of_spades, "JS": jack_of_spades, "KH": king_of_hearts, "QH": queen_of_hearts,
    "JH": jack_of_hearts, "KD": king_of_diamonds, "QD": queen_of_diamonds, "JD": jack_of_diamonds, "KC": king_of_clubs,
    "QC": queen_of_clubs, "JC": jack_of_clubs}
