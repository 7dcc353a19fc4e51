"""The plate of the Aluette lesson: the cow and the storks on the shore of a salt marsh."""
from __future__ import annotations

from ..aluette.bodies import limb
from ..aluette.luettes import cow, stork
from ..aluette.palette import CARMINE, INK, LEAF, PAPER, SEA, YELLOW
from ..aluette.signs import gull, small_cup
from ..letters import glyph
from ..svg import Cut
from ._etori_people import small_head

__all__ = ["DESC", "TITLE", "plate"]

TITLE = "The cow and the storks"
DESC = ("A woodcut: evening on the Atlantic shore. A yellow cow lies on a grassy bank of a salt marsh; beside her stand two storks, one of "
        "which holds a playing card, the two of cups, in its beak. Behind them lie square salt pans with white heaps of salt, and a salt "
        "worker draws his long rake; on the dunes stands a windmill. To the left a flat-bottomed boat is moored in the channel, and the "
        "sun goes down in the sea behind a small sail.")


def _grass(cut: Cut, *places: tuple[float, float], size: float = 1.0) -> None:
    """Tufts of three blades each, green beside black."""
    blades = [(x + dx * size, y, x + tip * size, y - high * size, bow) for x, y in places
              for dx, tip, high, bow in ((-1, -3.4, 4.6, .4), (0, .4, 6.6, -.2), (1, 3.6, 4.2, -.4))]
    cut.nick(*((x1, y1, x2, y2, .8, bow) for x1, y1, x2, y2, bow in blades), fill=LEAF)
    cut.nick(*((x1 + .4, y1, x2 + .3, y2 + .4, .3, bow) for x1, y1, x2, y2, bow in blades))


def _sky(cut: Cut) -> None:
    for i, (y, x1, x2) in enumerate(((6, 4, 120), (6, 150, 296), (10.4, 20, 86), (10.4, 176, 262), (14.4, 4, 40), (14.4, 110, 150), (18, 250, 296), (18, 60, 84))):
        cut.nick((x1, y, x2, y, 0.8 - i * 0.05, 0.3), fill=SEA)
    for a in range(9):  # rays
        x = 74 + (a - 4) * 11
        cut.nick((74 + (x - 74) * .42, 43 - (4.4 - abs(a - 4)) * 4.2, x, 43 - (4.4 - abs(a - 4)) * 8, .8), fill=YELLOW)
    cut.ring(74, 45, 13, YELLOW, 0.9)
    for x, y, size, flip in ((28, 24, 1.1, False), (42, 17, .8, True), (128, 26, .9, False)):
        with cut.at(x, y, size=size, flip=flip):
            gull(cut)


def _sea(cut: Cut) -> None:
    cut.area("1,45! 60,44.8! 180,45! 180,60! 1,60! z", SEA, 0.9)
    for y, spans in ((47.4, ((4, 30), (38, 58), (90, 128), (136, 160))), (50.4, ((12, 44), (56, 60), (100, 122), (140, 156))),
                     (53.6, ((3, 26), (34, 52), (96, 134))), (56.8, ((14, 40), (106, 128)))):
        cut.nick(*((x1, y, x2, y, 0.55, 0.4) for x1, x2 in spans), fill=PAPER)
    for y, half in ((47.2, 11), (50, 8.6), (52.8, 10), (55.8, 6.4), (58.4, 7.6)):
        cut.nick((74 - half, y, 74 + half, y, 1, 0.3), fill=YELLOW)
    with cut.at(30, 46):  # a small sail on the horizon
        cut.area("-7,0! 7.4,-.4! 5.4,3! -5,3! z", INK, 0.5)
        cut.line("0,0 .4,-17", w=0.7)
        cut.area("1,-16.4! 8.6,-3.4! 1,-2! z", CARMINE, 0.6)
        cut.area("-.6,-14! -6.4,-2.6! -.6,-2! z", PAPER, 0.6)


def _mill(cut: Cut) -> None:
    with cut.at(238, 45, size=.96):
        for a in (20, 110, 200, 290):
            with cut.at(-1, -23, turn=a):
                cut.line("0,0 0,-19", w=0.9)
                cut.area(".6,-6! 4.4,-6! 4.4,-19! .6,-19! z", PAPER, 0.5)
                cut.line(".6,-9.2 4.4,-9.2", ".6,-12.4 4.4,-12.4", ".6,-15.6 4.4,-15.6", "2.5,-6 2.5,-19", w=0.35)
        cut.area("-8,4! -6.6,-20! 6.4,-20! 8,4! z", PAPER, 0.9)
        cut.area("-7.4,-19.6! -5,-25 0,-28.4! 5,-25 7.2,-19.6! 0,-18.4 z", CARMINE, 0.8)
        cut.nick((-3, -20.6, -1, -26, .5), (3, -20.6, 1.4, -26, .5))
        cut.hatch(7.6, -1, 6.4, -17, 10, -3.4, 1, .45)
        cut.area("-2.4,4! -2.4,-2.6 0,-4.6 2.4,-2.6 2.4,4! z", INK, 0.5)
        cut.area("-1.6,-13.6! 1.4,-13.6! 1.4,-10! -1.6,-10! z", INK, 0.4)
        for a in (20, 110, 200, 290):
            with cut.at(-1, -23, turn=a):
                cut.line("0,0 0,-19", w=0.9)
        cut.ring(-1, -23, 1.5, YELLOW, 0.6)
        # the knoll it stands on
        cut.area("-23,14! -17,5.6 -9,2.6 0,1.8 9,2.6 17,5.8 24,14! z", LEAF, 0.8)
        cut.nick((-12, 6, -4, 5, .5, .5), (5, 7, 13, 8, .5, .5))
    _grass(cut, (227, 49), (247, 48.6), (253, 52), size=.8)


def _dunes(cut: Cut) -> None:
    cut.area("150,56! 158,48 168,42.4 180,45 190,40.4 206,37 222,40 236,36.8 252,40 266,35.4 282,38 299,33! 299,62! 150,62! z", YELLOW, 0.9)
    for x, y, dx in ((164, 46, 8), (178, 49, 12), (196, 43, 10), (206, 48, 14), (256, 44, 12), (270, 40, 10), (284, 44, 10), (276, 50, 14)):
        cut.nick((x, y, x + dx, y + 1.4, .6, .8))
    _grass(cut, (170, 43), (192, 41), (214, 39), (226, 41), (258, 40), (278, 38), (292, 36))
    _mill(cut)


def _heap(cut: Cut, x: float, y: float, size: float = 1.0) -> None:
    with cut.at(x, y, size=size):
        cut.area("-8,0! -3.4,-6.4 -.8,-9.4 .8,-9.4 3.4,-6.4 8,0! 0,1 z", PAPER, 0.7)
        cut.hatch(1.4, -7.6, 6.4, -1, 7, -2.6, .8, .4)
        cut.spot((-3, -2, .4), (-1, -4.4, .4), (-4.6, -.8, .4))


def _pans(cut: Cut) -> None:
    cut.area("1,58! 84,59! 150,57 299,57.4! 299,104! 1,104! z", LEAF, 0.9)
    rows = ((60, 66.6, 150, 12.6, 12), (69, 78, 138, 17, 10), (81, 93.6, 122, 23.4, 8), (97, 104.6, 109, 30, 7))
    water: list[str] = []
    salt: list[str] = []
    glints: list[tuple[float, ...]] = []
    grains: list[tuple[float, float, float]] = []
    for top, foot, left, step, count in rows:
        lean, mid = (foot - top) * .5, (top + foot) / 2
        for i in range(count):
            x = left + step * i
            far, near = min(x + step * .88, 298.6), min(x + step * .9 - lean + .6, 298.6)
            if x > 294:
                break
            wet = (i * 2 + int(top)) % 3
            (water if wet else salt).append(f"{x:.1f},{top}! {far:.1f},{top}! {near:.1f},{foot}! {x - lean:.1f},{foot}! z")
            if wet:
                glints.append((x + 1.6 - lean * .5, mid, x + 1.6 + step * .55 - lean * .5, mid, .55, .3))
            else:
                grains += [(x + step * f - lean * .5, top + (foot - top) * g, .5) for f, g in ((.25, .3), (.55, .65), (.75, .3))]
    cut.areas(SEA, 0.6, *water)
    cut.areas(PAPER, 0.6, *salt)
    cut.nick(*glints, fill=PAPER)
    cut.spot(*grains)
    for x, y, size in ((250, 68.8, .8), (271, 68.8, .8), (281, 80.6, 1.1), (288, 96.6, 1.3)):
        _heap(cut, x, y, size)
    # the salt worker and his rake
    with cut.at(262, 90):
        for x in (-2.4, 2.2):
            limb(cut, [(x * .6, -12, 2), (x, -6, 1.7), (x, -1, 1.2)], PAPER, 0.6)
        cut.line("-3.6,-.4 -1,-.4", "1,-.4 3.8,-.4", w=1)
        cut.area("-3.6,-21 0,-22.4 3.6,-21 4.2,-12 3.8,-10! -3.8,-10! -4.2,-12 z", CARMINE, 0.7)
        cut.line("-8,-19 -30,-2.4", w=1)
        cut.line("-32.6,-5 -28,.6", w=1.5)
        limb(cut, [(2.6, -20, 1.7), (-2.4, -14.6, 1.5), (-7.4, -18.4, 1.2)], CARMINE, 0.6)
        limb(cut, [(-2, -20, 1.7), (-8, -12.8, 1.5), (-13.4, -14.4, 1.2)], CARMINE, 0.6)
        for x, y in ((-8.6, -18.5), (-14, -14.5)):  # hands about the shaft, the thumb above
            with cut.at(x, y, turn=34):
                cut.area("-1.2,-1.3 1.1,-1.5 1.8,-.2 1.3,1.6 -1.1,1.8 -1.7,.4 z", PAPER, 0.5)
                cut.line("-.5,1.6 -.4,.2", ".4,1.6 .5,.2", w=0.35)
                cut.area("1.2,-1 -.6,-1.9 -1.7,-1.4 -.4,-.7 z", PAPER, 0.4)
        cut.area("-1.6,-22.6! 1.8,-22.6! 1.6,-19.8 0,-19.4 -1.6,-20.2 z", PAPER, 0.5)
        small_head(cut, -.2, -25.2, flip=True)
        cut.area("2.8,-26.6! 3,-23.4 1.6,-22.4! 1.2,-26! z", INK, 0.4)
        cut.area("-7.4,-27.2 0,-29 7.4,-27.2 3.6,-26.6 0,-27.2 -3.6,-26.6 z", YELLOW, 0.6)
        cut.area("-3,-28! -2.2,-31.2 2.2,-31.2 3,-28! z", YELLOW, 0.6)


def _channel(cut: Cut) -> None:
    cut.area("1,64! 30,63 62,66.4 86,74 100,86 104,104! 1,104! z", SEA, 0.9)
    for y, spans in ((68, ((3, 22), (30, 52))), (73, ((10, 34), (58, 76))), (94, ((4, 20), (62, 88))), (98.6, ((14, 44), (70, 96))), (102, ((3, 24), (52, 80)))):
        cut.nick(*((x1, y, x2, y, 0.7, 0.5) for x1, x2 in spans), fill=PAPER)
    cut.nick((16, 84, 8, 84, .6), (74, 86, 92, 86, .6), fill=PAPER)
    # the boat: flat, square at the stern, with a basket of salt, a pole and a rope
    cut.line("70,80 82,79 91,83", w=0.7)
    cut.line("91,88 91,76", w=1.3)
    cut.area("11,76.6! 20,79.6 44,80.6 62,79.4 73.4,74.4! 66.4,88.6 62,90! 20,90! 14.4,87.6 z", INK, 0.9)
    cut.area("13.4,77.8! 22,80.6 44,81.8 62,80.4 71.4,76.4! 69.6,80.4 62,83.4 44,84.6 22,83.6 15,81.6! z", CARMINE, 0.5)
    cut.line("17,86.6 40,87.6 64,86.4", w=0.6, ink=PAPER)
    for x in (28, 44, 57):
        cut.line(f"{x},81 {x},84.2", w=0.5)
    cut.area("31,79.6! 33.4,73.4 36,71 39,73.4 41.4,79.6! z", PAPER, 0.65)
    cut.area("29.6,76.6! 43,76.6! 41.4,82.4! 31.2,82.4! z", YELLOW, 0.7)
    cut.line("30,78.4 42.6,78.4", "30.6,80.4 42,80.4", "33.4,77 34,82", "36.4,77 36.4,82", "39.4,77 38.8,82", w=0.4)
    cut.line("50,81 66,58", w=1.2)


def _bank(cut: Cut) -> None:
    cut.area("84,104! 90,96 100,92.4 124,90 160,91 192,87.4 218,89 236,96 244,104! z", LEAF, 0.9)
    _grass(cut, (96, 101), (110, 97), (180, 100), (218, 94), (228, 102), (170, 103), (198, 103), size=1.3)


def _feet(cut: Cut) -> None:
    """The toes of a stork that stands on the ground."""
    for x in (-1.2, 1.4):
        toes = f"{x - 1.5},.5 {x},0 {x + 2.4},.1", f"{x},0 {x + 1.7},1.1"
        cut.line(*toes, w=1.4)
        cut.line(*toes, w=0.7, ink=CARMINE)


def _card(cut: Cut) -> None:
    cut.area("0,0! 12,0! 12,18.4! 0,18.4! z", PAPER, 0.8)
    glyph(cut, "2", 1.2, 1.2, 2.6, 4, 0.75)
    for x, y in ((6.6, 6.4), (5.4, 13.4)):
        with cut.at(x, y, size=.62):
            small_cup(cut)


def plate(cut: Cut) -> None:
    """A cow lying on the shore of a salt marsh, two storks, a boat, a mill and the sun in the sea."""
    cut.area("0,0! 300,0! 300,105! 0,105! z", PAPER, 0)
    _sky(cut)
    _sea(cut)
    _dunes(cut)
    _pans(cut)
    _channel(cut)
    _bank(cut)
    with cut.at(92, -16.6, size=1.46):
        cow(cut, lips=False)
    for x, y, size in ((183, 96.4, 1.5), (209, 99.4, 1.86)):
        with cut.at(x, y, size=size):
            stork(cut)
            _feet(cut)
    with cut.at(231, 57.4, turn=8):
        _card(cut)
    for edge in ("0,0! 300,0! 300,1! 0,1! z", "0,104! 300,104! 300,105! 0,105! z", "0,0! 1,0! 1,105! 0,105! z", "299,0! 300,0! 300,105! 299,105! z"):
        cut.blot(edge, PAPER)
    cut.line("1,1! 299,1! 299,104! 1,104! z", w=1.4)
