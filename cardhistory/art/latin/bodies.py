"""Limbs, feet, horses and small beasts of the Latin courts, in millimetres of the card."""
from __future__ import annotations

import math
from collections.abc import Sequence

from ..svg import Cut, points
from .palette import INK, OCHRE, PAPER, RED

__all__ = ["Pose", "dog", "ground", "leg", "limb", "shoe", "steed", "strap"]

Joint = tuple[float, float, float]  # x, y, half width


def limb(cut: Cut, joints: Sequence[Joint], fill: str, w: float = 0.65, slip: bool = False, grown: bool = False) -> None:
    """A tapering limb through joints, given with its half width at each; one that is ``grown`` has no line at its root."""
    left: list[tuple[float, float, bool]] = []
    right: list[tuple[float, float, bool]] = []
    n = len(joints)
    for i, (x, y, half) in enumerate(joints):
        ax, ay, _ = joints[max(0, i - 1)]
        bx, by, _ = joints[min(n - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length, (bx - ax) / length
        end = i in (0, n - 1)
        left.append((x + nx * half, y + ny * half, end))
        right.append((x - nx * half, y - ny * half, end))
    if grown:
        cut.grown(left + right[::-1], fill, w)
    else:
        cut.shape(left + right[::-1], fill, w, slip=slip)


def strap(cut: Cut, *texts: str, ink: str = RED, w: float = 0.75) -> None:
    """A coloured strap with a black line on either side."""
    cut.line(*texts, w=w * 2)
    cut.line(*texts, w=w, ink=ink)


def shoe(cut: Cut, x: float, y: float, fill: str = INK, size: float = 1, flip: bool = False, turn: float = 0) -> None:
    """A broad-toed shoe of about 1510, pointing right, the ankle at (x, y)."""
    with cut.at(x, y, size=size, flip=flip, turn=turn):
        cut.area("-1.9,-.6! -2.2,1.4 -2,2.4! 2,2.6 5.4,2.6! 6,1.6 5.4,.2 3.4,.1 1.6,-.8! z", fill, 0.55)
        cut.line("1.4,-.6 2.2,.6 2,1.6", w=0.35, ink=PAPER if fill == INK else None)


def leg(cut: Cut, hip: Joint, knee: Joint, ankle: Joint, fill: str, *, flip: bool = False, shoes: str = INK, turn: float = 0) -> None:
    """A leg in hose with a swelling calf and a shoe; ``flip`` points the foot to the left."""
    (x1, y1, _), (x2, y2, _) = knee, ankle
    calf = (x1 + (x2 - x1) * 0.36 + (0.7 if flip else -0.7), y1 + (y2 - y1) * 0.36, (knee[2] + ankle[2]) / 2 + 0.75)
    shoe(cut, x2, y2, shoes, flip=flip, turn=turn)
    limb(cut, (hip, knee, calf, ankle), fill, 0.6, slip=True)
    s = -1 if flip else 1
    cut.hatch(x1 - s * 1.9, y1 + 2.4, x2 - s * 1.1, y2 - 2.6, 5, s * 1.5, 0.9, 0.3)
    cut.nick((x1 + s * .4, y1 - 1.1, x1 + s * 1.6, y1 + .5, .25, .3))


def ground(cut: Cut, y: float = 93.0, *, tufts: tuple[float, ...] = (6, 15, 33), fill: str | None = None) -> None:
    """The ground a figure stands on: an uneven line, pebbles and tufts of grass."""
    if fill:
        cut.area(f"2,{y - 1}! 12,{y - 2.2} 24,{y - 1} 36,{y - 2} 48,{y - 1}! 48,98! 2,98! z", fill, 0.5)
    else:
        cut.line(f"2,{y - 1}! 12,{y - 2.2} 24,{y - 1} 36,{y - 2} 48,{y - 1}!", w=0.5)
    cut.nick((8, y + 2.4, 15, y + 2, .4), (20, y + 3, 29, y + 2.8, .4), (30, y + 1.2, 35, y + 1, .3), (5, y + 3.8, 9, y + 3.6, .3))
    for i, x in enumerate(tufts):
        cut.use("tuft", x, y + 1 + i % 2 * 1.6, size=0.8)


def dog(cut: Cut, coat: str = PAPER, ear: str = INK) -> None:
    """A whole hunting dog sitting up, looking right and up, its seat at (0, 0), about 13 wide and 17 high."""
    cut.line("-5.4,-1 -8.2,-1.6 -8.8,-4.2", w=1.7)
    cut.line("-5.4,-1 -8.2,-1.6 -8.8,-4.2", w=0.7, ink=coat)
    limb(cut, ((2.6, -7, 1.7), (3.2, -3, 1.1), (3.4, 0, 1)), coat, 0.5)
    cut.area("-6,0! -6.6,-3.6 -4.6,-7 -1.4,-10 1,-12.8 3.4,-12.6! 4.4,-9 3.4,-5.4 1.4,-3 1.6,0! z", coat, 0.6)
    cut.area("-2.8,0! -3.4,-3 -1.6,-4.6 .6,-3.4 .8,-.8! 2.6,-.8 2.6,0! z", coat, 0.5)
    cut.area("3.2,0! 3,-1 5,-1.2 5.4,0! z", coat, 0.45)
    cut.area(".2,-12 0,-15 2,-16.8 4.6,-16.6 6.2,-15.8! 9.4,-16.2 10,-15.2 8.8,-14 6,-13 4,-11.4 1.8,-11 z", coat, 0.6)
    cut.area("2.4,-16.2! .6,-16 -.8,-13.4 -.4,-10.8 1,-10.6 2.2,-13 z", ear, 0.5)
    cut.spot((9.7, -15.5, 0.65), (5.2, -15.2, 0.5))
    cut.line("9.2,-14.3 7.2,-14", w=0.4)
    strap(cut, "0,-11.4 2,-10.2 4.2,-11", w=0.6)
    cut.hatch(-5, -2, -3.6, -6.4, 5, 1.6, -.6, 0.3)


Pose = tuple[Sequence[Joint], Sequence[Joint], Sequence[Joint], Sequence[Joint]]
"""The four legs of a horse: far fore, far hind, near fore, near hind, from the body to the hoof."""

WALK: Pose = (
    ((15, 64, 2.6), (9.8, 71, 1.8), (12.4, 76.4, 1.2), (10.8, 78.2, 1.3)),
    ((36, 64, 3.8), (32.4, 70.6, 2.8), (33, 76.6, 1.7), (30, 86.6, 1.2), (28.8, 90.2, 1.4)),
    ((17, 64, 3.4), (16.6, 77, 1.8), (16.4, 86.6, 1.2), (15.6, 90.4, 1.4)),
    ((38.4, 61.6, 5.4), (37.2, 69.4, 3.8), (39.6, 76.6, 2), (38.8, 79, 1.6), (36.6, 87.6, 1.2), (35.6, 90.4, 1.4)),
)


def _hoof(cut: Cut, legs: Sequence[Joint], fill: str) -> None:
    (x0, y0, _), (x, y, _) = legs[-2], legs[-1]
    turn = math.degrees(math.atan2(x0 - x, y - y0))
    with cut.at(x, y, turn=turn):
        cut.area("-1.4,-.3! 1.3,-.5! 1.8,2.1! -2.2,2.1! z", fill, 0.5)


def steed(cut: Cut, coat: str, mane: str, tack: str, pose: Pose = WALK, *, cloth: str = RED, neck: float = 0, tail: str = "") -> None:
    """A whole horse facing left, with saddle cloth and bridle: chest at x = 12, rump at x = 44, back at y = 54.

    ``neck`` turns head and neck by degrees round the withers. The far legs and the tail lie behind the body.
    """
    dark = coat == INK
    light = PAPER if dark else None
    hoof = OCHRE if dark else INK
    cut.area(tail or "42.6,55 46.4,56.4 47.4,61 46.6,68 47.2,74 45.4,79! 44.6,75! 43.4,78! 43,71 42.6,63 41,58! z", mane, 0.6)
    cut.line("44.4,58 45.4,64 44.8,74", "43.4,59 44,66 43.6,73", w=0.35, ink=PAPER if mane == INK else None)
    for legs in pose[:2]:
        limb(cut, legs, coat, 0.6)
        _hoof(cut, legs, hoof)
    cut.area("12.6,60 14.6,55 21,53.4! 28,55 35,53 42,54.6 45,60 43.6,66.6 38,69.4! 27,71 18,70 13.4,66 z", coat, 0.7, slip=not dark)
    with cut.at(19, 58, turn=neck), cut.at(-19, -58):
        _neck(cut, coat, mane, tack, light)
    for legs in pose[2:]:
        limb(cut, legs, coat, 0.6, grown=True)
        _hoof(cut, legs, hoof)
    cut.nick((36.6, 57, 34.4, 64, .4, .6), (20.6, 61, 20.4, 66.6, .4, -.4), fill=light or INK)
    cut.hatch(24, 70.2, 33, 69.8, 6, 1.2, -2, 0.35) if not dark else None
    strap(cut, "13,58.4 17,60.4 22,59.6", "33,59 39,60.6 44.4,59.4", ink=tack)
    cut.areas(OCHRE, 0.4, *(f"{x - .9},{y}! {x},{y - .3}! {x + .9},{y}! {x + .7},{y + 2.2}! {x - .7},{y + 2.2}! z" for x, y in ((16, 60.4), (37, 60.4), (41, 60.6))))
    cut.area("21.6,53.4! 28,55.4 34.4,53! 35,60 34.4,66! 28,67.4 22.6,66.2! 21.8,60 z", cloth, 0.6, slip=True)
    cut.line("22.6,63.8 28,65 34.4,63.6", w=0.45)


def _neck(cut: Cut, coat: str, mane: str, tack: str, light: str | None) -> None:
    cut.area("12.8,36.6! 13.2,32.6! 15.2,36! z", coat, 0.5)
    # the neck grows out of the chest: no line between them
    cut.grown(list(points("25.4,54.6! 22,48.6 19,41.6 15,36.4 12,35.4 10,36.2 7.4,41 5.2,46 4,49 4.8,50.8 6.8,51.6 9,50.6 11.2,48 13.4,48.6! 13.8,51.6 "
                          "12.7,56 12.5,60.6! 17,63!")[0]), coat, 0.7)
    cut.area("10.2,36.6! 10.2,32.4! 12.8,35.6 z", coat, 0.5)
    cut.area("12,34.8 14.6,34.2 17.6,36.4! 17.4,37.6! 20.4,40.4! 20,41.6! 22.8,45.4! 22.2,46.6! 24.8,51! 24.2,52! 25.6,55.4! 22,53.4! 22,51.2! "
             "19.6,49.6! 20,47.6! 17.4,45.2! 17.8,43! 14.8,40.4! 15,38.6! 11.4,37.6! 9,40! 9.4,36.6 z", mane, 0.55)
    cut.line("14,36 17,38.4 17.8,41", "17.6,40.4 20,43 20.6,46", "20,45.6 22.4,49 23,52", w=0.35, ink=PAPER if mane == INK else None)
    ink = light or INK
    cut.nick((5.4, 47.8, 6.6, 48.6, 0.45, -0.4), (12.6, 44, 11.6, 48, .35, -.7), (8.6, 41.6, 7, 45, .25), (9.6, 41.6, 8.2, 44.4, .25), fill=ink)
    cut.line("4.6,50 6.6,49.6 7.6,49.8", w=0.4, ink=light)
    strap(cut, "13.2,37 11.4,43 8.8,48.2", "6.4,43.8 8.4,45.6 10.6,48.6", ink=tack, w=0.6)
    cut.ring(8.8, 48.2, 0.9, OCHRE, 0.4)
    cut.area("8.4,40.2! 9.2,38.7 11,38.2 12,39! 11.2,40.3 9.8,40.6 z", PAPER, 0.4)
    cut.spot((10.1, 39.5, 0.7))
    cut.nick((8.2, 39.4, 12.2, 37.8, .4, .6), fill=ink)
