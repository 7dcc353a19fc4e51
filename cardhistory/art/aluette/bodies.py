"""Whole bodies: limbs swelling along a bent line, shoes, and horses on four legs."""
from __future__ import annotations

import math

from ..svg import Cut
from .palette import CARMINE, INK, PAPER

__all__ = ["horse", "limb", "shoe", "strap"]

Joint = tuple[float, float, float]


def limb(cut: Cut, joints: list[Joint], fill: str = PAPER, w: float = 0.6, *, open_top: bool = False, open_end: bool = False,
         slip: bool = False) -> None:
    """A limb through joints (x, y, half its breadth there).

    With ``open_top`` no line parts it from the body above; with ``open_end`` none from the foot or hand below.
    """
    left: list[tuple[float, float, bool]] = []
    right: list[tuple[float, float, bool]] = []
    last = len(joints) - 1
    for i, (x, y, half) in enumerate(joints):
        ax, ay, _ = joints[max(0, i - 1)]
        bx, by, _ = joints[min(last, i + 1)]
        n = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / n * half, (bx - ax) / n * half
        left.append((x + nx, y + ny, i in (0, last)))
        right.append((x - nx, y - ny, i in (0, last)))
    cut.shape(left + right[::-1], fill, 0 if open_top or open_end else w, slip=slip)
    if open_top or open_end:
        cut.trace(left, w)
        cut.trace(right, w)
        if not open_end:
            cut.trace([left[-1], right[-1]], w)


def shoe(cut: Cut, x: float, y: float, fill: str = INK, *, flip: bool = False, size: float = 1.0, buckle: str | None = None) -> None:
    """A shoe seen from the side, its toe to the right, the ankle at (x, y)."""
    with cut.at(x, y, flip=flip, size=size):
        cut.area("-2.4,-1.2! 2,-1.2! 3,.4 6,1.2 7.2,2.6 7,3.4! -2.6,3.4! -2.8,1 z", fill, 0.55)
        cut.line("-2.7,3.4! 7,3.4!", w=0.7)
        if buckle:
            cut.area("2,-.6! 4.2,.2! 3.6,1.6! 1.4,.8! z", buckle, 0.4)


def strap(cut: Cut, text: str, ink: str, w: float = 0.8) -> None:
    """A strap: a coloured line between two black ones."""
    cut.line(text, w=w + 0.75)
    cut.line(text, w=w, ink=ink)


_LEGS: dict[str, tuple[tuple[tuple[Joint, ...], ...], tuple[tuple[Joint, ...], ...]]] = {
    # far legs (fore, hind), near legs (fore, hind), in the frame of the horse
    "walk": ((((15.5, 24, 2.6), (11, 29.5, 1.9), (7.4, 33, 1.5), (9.6, 37, 1.2), (10, 40, 1.4)),
              ((36, 24, 3.4), (36.4, 31, 2.1), (33.4, 35.5, 1.6), (34.6, 41, 1.2), (33.6, 44.4, 1.5))),
             (((17.4, 24, 3), (17.4, 31, 2.1), (17.6, 35, 1.7), (17.4, 41, 1.3), (16.6, 44.6, 1.6)),
              ((38.6, 22, 4.6), (39.6, 29.5, 2.5), (42.2, 34.6, 1.7), (41, 41, 1.3), (40, 44.6, 1.6)))),
    "trot": ((((16, 24, 2.6), (18, 30.5, 1.9), (19.8, 35, 1.5), (23, 39.6, 1.2), (23.6, 43, 1.4)),
              ((36, 24, 3.4), (33, 30.5, 2.1), (34, 35.5, 1.6), (30, 40, 1.2), (28, 43, 1.4))),
             (((16.6, 24, 3), (10.4, 28, 2.1), (7, 31.4, 1.7), (10.6, 35.4, 1.3), (12.4, 38, 1.6)),
              ((38.6, 22, 4.6), (40.4, 29.5, 2.5), (43.6, 34.6, 1.7), (43.2, 41, 1.3), (42, 44.6, 1.6)))),
}


def _hoof(cut: Cut, joint: Joint, before: Joint, fill: str) -> None:
    x, y, half = joint
    turn = math.degrees(math.atan2(x - before[0], -(y - before[1]))) - 180
    with cut.at(x, y, turn=turn):
        cut.area(f"{-half},-.2! {half},-.2! {half + .7},2.2! {-half - .9},2.2! z", fill, 0.45)


def horse(cut: Cut, coat: str, mane: str, tack: str = CARMINE, *, legs: str = "walk", hoof: str = INK, tail: bool = True) -> None:
    """A whole horse looking left, 47 long and 47 high: poll near (9, 0), back at y = 13, hooves at y = 46."""
    light = {"fill": PAPER if coat == INK else INK}
    far, near = _LEGS[legs]
    for leg in far:
        limb(cut, list(leg), coat, 0.55)
        _hoof(cut, leg[-1], leg[-2], hoof)
    if tail:
        cut.area("41,14! 44.6,13.4 47.6,17 48,24 46.4,31 47.6,37! 44.6,34.6! 44.8,38! 42.4,33 43,25 42.6,19.6 41,17 z", mane, 0.55)
        cut.line("43.4,15.6 45.6,19 45.4,27 45,33", "45.6,16.6 46.8,21 46.2,28", w=0.35, ink=PAPER if mane == INK else None)
    cut.area("9.4,1! 9.6,-3! 12,.6! z", coat, 0.5)
    cut.area("7,.4 9.4,-.4 12.4,.6 16,5 19.6,11 24,13.6 30,14 36,12.4 40.6,13.4 42.8,17.6 42.2,23 38,27.4! 33.6,27.6 27,29.6 20.6,28.4! 15,27 "
             "12,23 11.6,16.6 10.6,11.4 9.4,9.6 7.6,10.2 4.6,12.6 2.6,13.8 .6,13.2 -.4,11.4 .4,9 3.6,5 z", coat, 0.7)
    for leg in near:
        limb(cut, list(leg), coat, 0.6, open_top=True)
        _hoof(cut, leg[-1], leg[-2], hoof)
    cut.area("6.4,1! 7,-3! 9.4,0! z", coat, 0.5)
    cut.area("7.4,-.6 10,-2 13,-.4 17,4! 16.2,5! 19.8,8.6! 18.8,9.2! 21.4,13! 17.6,13! 15,10.4! 15.4,9! 12.6,7! 12.8,5.4! 10,4.4! 10.2,3! 6.6,3.6! 4.6,4.6! z", mane, 0.55)
    cut.line("9,.6 12.4,2.4 14,5", "12,1 15.4,5 16.4,8", "13.6,7 16.6,9.4 18,11.6", w=0.35, ink=PAPER if mane == INK else None)
    # bridle, eye, nostril
    strap(cut, "9.6,1.4 8.6,5.4 8.4,10", tack, 0.55)
    strap(cut, "2,6.6 3.6,8.6 4.6,12.4", tack, 0.55)
    strap(cut, "4,10.2 6.4,9 8.6,8", tack, 0.55)
    cut.ring(4, 10.2, 0.75, PAPER, 0.4)
    cut.area("4.8,4.6! 6,3.2 7.4,4! 6.4,5.2 z", PAPER, 0.35)
    cut.spot((6.2, 4.2, 0.6))
    cut.nick((1, 10.2, 1.9, 11.2, .5, -.3), **light)
    cut.line("1,12.6 2.8,12 3.6,11.6", w=0.35, ink=PAPER if coat == INK else None)
    cut.nick((12.4, 14, 13.4, 22, .45, .4), (35, 26.4, 33.6, 22, .4, -.5), (40.8, 16, 40.6, 22, .45, -.4), (21, 27.6, 24.6, 24.4, .35), (24, 28.4, 27, 25.4, .35), (27, 28.8, 29.4, 26, .35), **light)
