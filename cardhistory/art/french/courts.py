"""The twelve courts: bodies, and how two halves make a card.

Each half is cut off below by a slanting cord, so that everything runs on to about y = 56. The suit sign stands at the right
of the head, the pole or the sword at the left, clear of the index.
"""
from __future__ import annotations

from collections.abc import Callable

from ..figures import ROSE, arm, fist, open_hand
from ..svg import INK, PAPER, Cut
from . import held
from .back import fan
from .faces import neck
from .persons import PERSONS
from .signs import BLUE, GOLD, RED

__all__ = ["PARTS", "frame"]

_SLANT = -12


_HEAD = {"K": (20.9, 1.06), "Q": (20.2, 1.04), "J": (20.4, 1.04)}  # height and size of the heads, by rank


def _person(cut: Cut, code: str, x: float = 31, flip: bool = False) -> None:
    y, size = _HEAD[code[0]]
    with cut.at(x, y, size=size, flip=flip):
        PERSONS[code](cut)


def _neck(cut: Cut, rank: str, x: float = 31) -> None:
    y, size = _HEAD[rank]
    with cut.at(x, y, size=size):
        neck(cut)


def _arm(cut: Cut, shoulder: tuple[float, float], elbow: tuple[float, float], wrist: tuple[float, float], fill: str, cuff: str,
         puff: str | None = None) -> float:
    return arm(cut, shoulder, elbow, wrist, fill, width=(4.4, 3.8, 2.5), cuff=cuff, puff=puff)


# -- clothes ----------------------------------------------------------------------------------------------------------
def _mantle(cut: Cut, fill: str) -> None:
    cut.area("7,58! 7.6,50 9.8,41.4 14,34.8 20.6,30.4 31,28.4 41.4,30.4 48,34.8 52.2,41.4 54.4,50 55,58! z", fill, 0.7, slip=True)


def _front(cut: Cut, fill: str, lining: str) -> None:
    cut.area("24.6,58! 25,44 26,32! 36,32! 37,44 37.4,58! z", fill, 0.6)
    cut.area("22.8,58! 23.4,44 24.8,31! 27.4,32! 26.4,44 26.2,58! z", lining, 0.5)
    cut.area("39.2,58! 38.6,44 37.2,31! 34.6,32! 35.6,44 35.8,58! z", lining, 0.5)


def _strewn(cut: Cut, kind: str, fill: str, spots: tuple[tuple[float, float], ...]) -> None:
    """A pattern strewn on cloth: ``lozenge``, ``cross``, ``ring`` or ``seeds``."""
    if kind == "lozenge":
        cut.areas(fill, 0.35, *(f"{x},{y - 1.5}! {x + 1.2},{y}! {x},{y + 1.5}! {x - 1.2},{y}! z" for x, y in spots))
    elif kind == "cross":
        for x, y in spots:
            cut.line(f"{x - 1.1},{y} {x + 1.1},{y}", f"{x},{y - 1.1} {x},{y + 1.1}", w=0.5, ink=fill)
    elif kind == "ring":
        for x, y in spots:
            cut.ring(x, y, 1.15, fill, 0.35)
            cut.spot((x, y, 0.4), fill=INK)
    else:
        for x, y in spots:
            cut.spot((x, y - .8, .42), (x - .8, y + .5, .42), (x + .8, y + .5, .42), fill=fill)


_SLEEVES = ((20.6, 33.6), (16.4, 35), (20.4, 38.4), (22.4, 42.6), (19.4, 46), (12.2, 41.6), (11.2, 46), (41.4, 33.6), (41.6, 38.2),
            (49.4, 37.4))
"""Places for a pattern on the sleeves of a mantle, clear of the hands."""


def _ermine(cut: Cut) -> None:
    cut.area("19.4,32.6 23,28.6 31,31.6 39,28.6 42.6,32.6 41,37.4 36.6,40.4 31,41.4 25.4,40.4 21,37.4 z", PAPER, 0.65)
    for x, y in ((22.6, 33.8), (25.6, 36.6), (31, 38.6), (36.4, 36.6), (39.4, 33.8), (28.2, 34.4), (33.8, 34.4)):
        cut.nick((x, y - 1, x, y + 1.4, 0.6))


def _shawl(cut: Cut, fill: str, edge: str) -> None:
    """A broad pointed collar."""
    cut.area("18.6,33.4! 24,28.8! 31,33.6! 38,28.8! 43.4,33.4! 38.6,37.6! 31,42.4! 23.4,37.6! z", fill, 0.65, slip=True)
    cut.line("20,33.5 24.2,36.6 31,40.8 37.8,36.6 42,33.5", w=0.9)
    cut.line("20,33.5 24.2,36.6 31,40.8 37.8,36.6 42,33.5", w=0.45, ink=edge)


def _ruff(cut: Cut, y: float = 29.4, half: float = 9.4) -> None:
    """A pleated ruff that stands round the neck."""
    n = 9
    text = []
    for i in range(n + 1):
        x = 31.0 - half + 2 * half * i / n
        low = 3.4 - abs(x - 31) * 0.16
        text.append(f"{x:.1f},{y + low + (0.9 if i % 2 else 0):.1f}")
    cut.area(f"{31 - half + .6:.1f},{y - 1.4}! 31,{y - 2.6} {31 + half - .6:.1f},{y - 1.4}! " + " ".join(reversed(text)) + " z", PAPER, 0.6)
    for i in range(1, n):
        x = 31.0 - half + 2 * half * i / n
        cut.line(f"{31 + (x - 31) * .55:.1f},{y - .9} {x:.1f},{y + 2.6 - abs(x - 31) * .14:.1f}", w=0.38)


def _bodice(cut: Cut, gown: str, front: str, skin: bool = True) -> None:
    """A queen's gown: sloping shoulders, a tight front, full sleeves added by the arms."""
    cut.area("15,58! 15.6,48 18,39 20,34 24.6,31.4! 37.4,31.4! 42,34 44,39 46.4,48 47,58! z", gown, 0.7, slip=True)
    if skin:
        cut.area("24,31.4! 28.4,28.4! 33.6,28.4! 38,31.4! 35.6,36.4 31,38.2 26.4,36.4 z", PAPER, 0.55)
    cut.area("25.6,58! 26.4,46 25.4,38! 28,39.4 31,40 34,39.4 36.6,38! 35.6,46 36.4,58! z", front, 0.55)
    cut.line("25.9,36 28,38.6 31,39.6 34,38.6 36.1,36", w=1.5)
    cut.line("25.9,36 28,38.6 31,39.6 34,38.6 36.1,36", w=0.8, ink=GOLD)


def _jerkin(cut: Cut, left: str, right: str) -> None:
    """A jack's jerkin in two colours, buttoned down the middle."""
    cut.area("17.4,58! 17.8,46 17.4,38 19.4,33 24.6,30.4 31,29.6! 31,58! z", left, 0.7, slip=True)
    cut.area("44.6,58! 44.2,46 44.6,38 42.6,33 37.4,30.4 31,29.6! 31,58! z", right, 0.7, slip=True)
    cut.hatch(44, 37, 44, 50, 9, -2.6, 0.8, 0.36)
    for y in (38.6, 42.2, 45.8, 49.4):
        cut.ring(31, y, 0.85, GOLD, 0.4)


def _necklace(cut: Cut, fill: str, y: float = 33.6) -> None:
    for i in range(7):
        t = (i - 3) / 3
        cut.ring(31 + 4.6 * t, y + 1.9 * (1 - t * t), 0.62, fill, 0.32)


def _pole_arm(cut: Cut, draw: Callable[[Cut], None], fill: str, cuff: str, *, x: float = 15.8, y: float = 38, puff: str | None = None,
              pattern: tuple[str, str] | None = None) -> None:
    """The arm at the left and what it holds upright. ``pattern``: kind and colour of what is strewn on both sleeves."""
    turn = _arm(cut, (19.6, 35.6), (10.8, 49.6), (x - .7, y + 4), fill, cuff, puff)
    if pattern:
        _strewn(cut, *pattern, tuple(spot for spot in _SLEEVES if spot[0] < 31))
    with cut.at(x, y):
        draw(cut)
    fist(cut, x, y + .6, turn - 12, 1.05)


def _raised_arm(cut: Cut, draw: Callable[[Cut], None], fill: str, cuff: str, *, x: float = 46.6, y: float = 34.6, lean: float = 4,
                puff: str | None = None, front: bool = False, pattern: tuple[str, str] | None = None) -> None:
    """The arm at the right and what it holds up; with ``front`` the thing lies before the sleeve."""
    def thing() -> None:
        with cut.at(x, y, turn=lean):
            draw(cut)

    if not front:
        thing()
    turn = _arm(cut, (42.4, 35.4), (52, 47.6), (x + .6, y + 3.8), fill, cuff, puff)
    if pattern:
        _strewn(cut, *pattern, tuple(spot for spot in _SLEEVES if spot[0] > 31))
    if front:
        thing()
    fist(cut, x, y + .4, turn + 8, 1.0, flip=True)


def _low_arm(cut: Cut, fill: str, cuff: str, puff: str) -> None:
    """The arm at the left of a queen, its hand laid under her breast."""
    _arm(cut, (19.4, 35.2), (10.6, 44.6), (20.6, 42.2), fill, cuff, puff)
    open_hand(cut, 22.4, 41.4, turn=74, size=0.92)


# -- kings ------------------------------------------------------------------------------------------------------------
def king_of_spades(cut: Cut) -> None:
    _mantle(cut, BLUE)
    _front(cut, RED, PAPER)
    _pole_arm(cut, lambda c: held.sword(c, 31), BLUE, GOLD, pattern=("lozenge", GOLD))
    _raised_arm(cut, held.orb, BLUE, GOLD, y=34.2, lean=0, pattern=("lozenge", GOLD))
    _ermine(cut)
    _person(cut, "KS")


def king_of_hearts(cut: Cut) -> None:
    _mantle(cut, RED)
    _front(cut, BLUE, GOLD)
    for y in (43, 46, 49):
        cut.line(f"27.4,{y} 31,{y + 1} 34.6,{y}", w=0.45, ink=PAPER)
    _pole_arm(cut, lambda c: held.sceptre(c, "heart"), RED, PAPER, pattern=("seeds", GOLD))
    _neck(cut, "K")
    _ermine(cut)
    _arm(cut, (43.4, 35.4), (52, 46), (41.4, 38.6), RED, PAPER)
    _strewn(cut, "seeds", GOLD, ((44.6, 33.6), (48.4, 36.8), (51.4, 40.6)))
    open_hand(cut, 39.8, 38.2, turn=-78, size=1.0, flip=True)
    _person(cut, "KH", flip=True)


def king_of_diamonds(cut: Cut) -> None:
    _mantle(cut, GOLD)
    _front(cut, BLUE, RED)
    _pole_arm(cut, held.axe, GOLD, RED, x=18.2, pattern=("lozenge", RED))
    turn = _arm(cut, (42.4, 35.4), (52, 47), (47.4, 36.6), GOLD, RED)
    _strewn(cut, "lozenge", RED, tuple(spot for spot in _SLEEVES if spot[0] > 31))
    open_hand(cut, 47, 35.2, turn=turn + 10, size=1.05, flip=True)
    _neck(cut, "K", 32)
    _shawl(cut, BLUE, GOLD)
    _person(cut, "KD", flip=True, x=31.6)
    cut.ring(31, 39.4, 1.6, GOLD, 0.45)
    cut.spot((31, 39.4, .6), fill=RED)


def _charter(cut: Cut) -> None:
    """A rolled charter."""
    cut.area("-2.2,-9.4! 2.2,-9.4! 2.2,6! -2.2,6! z", PAPER, 0.55)
    for y in (-9.8, 6.2):
        cut.area(f"-2.8,{y - .9} 2.8,{y - .9} 2.8,{y + .9} -2.8,{y + .9} z", GOLD, 0.45)
    cut.line("-1.2,-6.6 1.2,-6.6", "-1.2,-5 1.2,-5", "-1.2,-3.4 .6,-3.4", w=0.35)


def king_of_clubs(cut: Cut) -> None:
    _mantle(cut, INK)
    _front(cut, GOLD, RED)
    for y in (42, 46, 50):
        cut.line(f"27.6,{y} 34.4,{y}", w=0.42)
    _pole_arm(cut, lambda c: held.sceptre(c, "trefoil"), RED, GOLD, pattern=("seeds", PAPER))
    _raised_arm(cut, _charter, RED, GOLD, y=34, lean=14, pattern=("seeds", PAPER))
    _shawl(cut, BLUE, GOLD)
    _person(cut, "KC")


# -- queens -----------------------------------------------------------------------------------------------------------
def queen_of_spades(cut: Cut) -> None:
    _bodice(cut, INK, BLUE)
    for y in (41.4, 44.6, 47.8):
        cut.line(f"27.6,{y} 31,{y + 1.2} 34.4,{y}", w=0.45, ink=GOLD)
    _raised_arm(cut, held.iris, BLUE, PAPER, puff=GOLD)
    _low_arm(cut, BLUE, PAPER, GOLD)
    _neck(cut, "Q", 30.4)
    _necklace(cut, GOLD)
    _person(cut, "QS", x=30.4)


def queen_of_hearts(cut: Cut) -> None:
    _bodice(cut, RED, PAPER)
    for y in (41, 44, 47):
        cut.line(f"27.4,{y}! 34.6,{y + 2.4}!", f"34.6,{y}! 27.4,{y + 2.4}!", w=0.42)
    _raised_arm(cut, held.rose, GOLD, PAPER, puff=RED)
    _low_arm(cut, GOLD, PAPER, RED)
    _neck(cut, "Q", 30.6)
    _necklace(cut, RED)
    _person(cut, "QH", x=30.6)


def queen_of_diamonds(cut: Cut) -> None:
    _bodice(cut, GOLD, RED, skin=False)
    cut.areas(PAPER, 0.4, *(f"31,{y - 1.7}! 33.2,{y}! 31,{y + 1.7}! 28.8,{y}! z" for y in (42, 46, 50)))
    _raised_arm(cut, held.carnation, BLUE, RED, puff=GOLD)
    with cut.at(15.2, 35.6, turn=-8):
        fan(cut, ROSE, ribs=6, r=13, spread=84)
    turn = _arm(cut, (19.6, 35.6), (10.8, 49), (15, 41.6), BLUE, RED, GOLD)
    fist(cut, 15.6, 37.8, turn - 6, 1.0)
    _ruff(cut)
    _person(cut, "QD")


def queen_of_clubs(cut: Cut) -> None:
    _bodice(cut, BLUE, GOLD)
    for y in (41.4, 44.6, 47.8):
        cut.line(f"27.4,{y} 34.6,{y}", w=0.42)
    _raised_arm(cut, held.daisy, RED, PAPER, puff=BLUE)
    _strewn(cut, "ring", PAPER, ((41.6, 37.6),))
    _low_arm(cut, RED, PAPER, BLUE)
    _strewn(cut, "ring", PAPER, ((17, 34.4), (20.6, 38.6), (14.6, 38.8)))
    _neck(cut, "Q")
    _necklace(cut, GOLD)
    _person(cut, "QC")


# -- jacks ------------------------------------------------------------------------------------------------------------
def jack_of_spades(cut: Cut) -> None:
    _jerkin(cut, BLUE, GOLD)
    cut.area("15.8,33! 20.4,31! 46,46! 46,50.6! z", RED, 0.55)  # a baldric
    cut.line("18.6,33.2! 46,49!", w=0.45, ink=GOLD)
    _pole_arm(cut, held.halberd, GOLD, PAPER, x=16.6, puff=RED)
    _arm(cut, (42.6, 35.6), (52.4, 43), (45, 46.6), BLUE, PAPER, RED)
    _ruff(cut, 30.4, 7.8)
    _person(cut, "JS")


def jack_of_hearts(cut: Cut) -> None:
    _neck(cut, "J", 31.4)
    _jerkin(cut, RED, PAPER)
    for x in (34.4, 38.2):
        cut.line(f"{x},32 {x},52", w=0.9)
        cut.line(f"{x},32 {x},52", w=0.45, ink=RED)
    _pole_arm(cut, held.pennon, PAPER, GOLD, x=13.6, puff=RED)
    _raised_arm(cut, held.letter, RED, GOLD, puff=PAPER)
    cut.area("24,30! 31,32! 38,30! 39.6,33.4! 33.6,36.6! 31,33.8! 28.4,36.6! 22.4,33.4! z", GOLD, 0.55)
    _person(cut, "JH", flip=True)


def jack_of_diamonds(cut: Cut) -> None:
    _neck(cut, "J")
    _jerkin(cut, GOLD, RED)
    _strewn(cut, "lozenge", RED, ((27.4, 40), (23.4, 42.4), (27.4, 45), (23.4, 47.6)))
    _strewn(cut, "lozenge", GOLD, ((34.6, 40), (38.4, 38.4), (34.6, 45), (38.4, 42.8)))
    _pole_arm(cut, held.partisan, RED, PAPER, puff=GOLD)
    _arm(cut, (42.4, 35.4), (52, 47.6), (47, 40.2), GOLD, BLUE, RED)
    with cut.at(46.4, 35.8):
        held.hawk(cut)
    cut.area("23.4,29.6! 31,33.4! 38.6,29.6! 40.4,32.6! 31,38! 21.6,32.6! z", PAPER, 0.55)
    _person(cut, "JD")


def jack_of_clubs(cut: Cut) -> None:
    _jerkin(cut, RED, RED)
    for x in (26, 36):
        cut.line(f"{x},31 {x},54", w=1.7)
        cut.line(f"{x},31 {x},54", w=1.0, ink=GOLD)
    _pole_arm(cut, held.glaive, BLUE, GOLD)
    _strewn(cut, "seeds", PAPER, ((20.6, 33.6), (21.4, 38.4), (20, 43)))
    _raised_arm(cut, held.bugle, BLUE, GOLD, x=46.6, y=35, lean=0, front=True)
    _person(cut, "JC", flip=True)


HALVES: dict[str, Callable[[Cut], None]] = {
    "KS": king_of_spades, "QS": queen_of_spades, "JS": jack_of_spades, "KH": king_of_hearts, "QH": queen_of_hearts,
    "JH": jack_of_hearts, "KD": king_of_diamonds, "QD": queen_of_diamonds, "JD": jack_of_diamonds, "KC": king_of_clubs,
    "QC": queen_of_clubs, "JC": jack_of_clubs}


def _cord(cut: Cut) -> None:
    """The twisted cord between the halves."""
    with cut.at(31, 44, turn=_SLANT):
        cut.area("-26.3,-1.1! 26.3,-1.1! 26.3,1.1! -26.3,1.1! z", GOLD, 0.55)
        for i in range(21):
            x = -25 + 2.5 * i
            cut.line(f"{x - .6},1! {x + .6},-1!", w=0.42)


def frame(cut: Cut, code: str) -> None:
    """Both halves of a court, the cord, the two suit signs and the line round them."""
    for turn in (0, 180):
        cut.clip_use("h" + code, 31, 44, _SLANT, 0.8, turn)
    cut.use("cord")
    cut.line("4.9,4.1! 31,3.9! 57.1,4.2! 57.2,44! 57,83.9! 31,84.1! 5,83.8! 4.8,44! z", w=0.55)
    cut.use("pip" + code[1], 50.2, 11.6, size=0.92)
    cut.use("pip" + code[1], 11.8, 76.4, turn=180, size=0.92)


PARTS: dict[str, Callable[[Cut], None]] = {"h" + code: draw for code, draw in HALVES.items()} | {"cord": _cord}
