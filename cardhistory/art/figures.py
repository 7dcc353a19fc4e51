"""The kit from which the twelve courts are put together: heads, hair and beards, arms, hands, horses, folds.

A head is drawn in its own frame: it looks to the right, three quarters turned, the brow at y = -3.5, the chin at
y = 7. Arms and everything else stand in millimetres of the card.
"""
from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from .svg import INK, OCHRE, PAPER, RED, Cut

__all__ = ["ROSE", "arm", "fist", "head", "held", "horse", "open_hand", "strands"]

ROSE = "#eb9"  # the vermilion of the stencil, thinned with water: cheeks and lips only


def strands(cut: Cut, *texts: str, w: float = 0.35, light: bool = False) -> None:
    """Strands of hair or folds of cloth: thin lines, in paper colour where the ground is ink."""
    cut.line(*texts, w=w, ink=PAPER if light else None)


_HAIR = {
    "long": ("-3,-6 -6,-4.5 -7,0 -6.6,4 -7.8,8 -6.2,10.4 -3.4,9.6 -2.6,6! 0,2! 1,-5! z",
             ("-5.4,-2 -5.8,3 -6.6,8", "-4.4,0 -4.7,5 -4.6,8.8")),
    "curl": ("-2,-6.4 -5.6,-5.2 -7.4,-2.2 -6.4,-.6 -7.8,1.4 -6.6,3 -7.4,5.4 -5.2,6.6 -3.6,5! 0,2! 1,-5! z",
             ("-5,-3.4 -6.2,-2 -5,-1.4", "-5,.4 -6.4,1.4 -5.2,2.2", "-4.4,3.6 -6,4.6 -4.8,5.2")),
    "short": ("-2,-6 -5.4,-5 -6.1,-1 -5.6,2.4 -4.4,3.6! -1,1! 1,-5! z", ("-5.3,-3 -5.4,1.6", "-4.6,-3.6 -4.9,-.8")),
    "wig": ("-2,-6.4 -5.8,-5 -6.6,-2.4 -5.6,-.8 -6.8,.6 -5.6,1.8 -6.6,3 -5,4! -5.6,7 -8.4,9.8 -5.4,9.6 -3.4,6.6! -1,1! 1,-5! z",
            ("-5.6,-2 -4.2,-1.8", "-5.8,.6 -4.3,.7", "-5.6,2.9 -4.3,2.6")),
    "page": ("-1,-6.8 -5.6,-5.6 -6.6,0 -6.2,5.4! -3.4,6.2! -2.4,3! 1,-5! z", ("-5.6,-3 -5.5,4.8", "-4.5,-3.4 -4.6,5.4")),
}
_BEARD = {
    "full": ("-4.7,.6! -3.6,3 -1.2,3.2 .6,2.7 1.8,3.4 3.2,2.8 4.4,1! 5,4.6 4,8.4 1.6,11.6! 1,10.4! -.8,12! -1.6,10! -3,10! -4.4,6.4 z",
             ("-3.6,4.4 -3,7 -1.6,9.6", "-1.8,6.6 -.9,8.6 -.6,11", "1,6.8 1.3,8.6 1.3,10.6", "3.6,4.4 3.4,6.8 2.4,9.2", "-4,3.6 -3.9,5.6")),
    "forked": ("-4.7,.4! -3.8,3.2 -1.2,3.4 .6,2.8 1.8,3.4 3.2,2.8 4.4,1! 4.8,4.4 4.6,7 4.2,11.8! 2.4,9.6 1,8.2! .2,9.8 -2.4,11.6! -3.2,8.6 -4.6,5 z",
               ("-3.4,4.4 -2.6,7.2 -2.2,10", "-1.4,6.4 -1.6,8.8", "2.4,6.8 3.2,8.6 3.8,10.6", "3.8,4.2 3.8,7")),
    "round": ("-4.7,.8! -3.4,3 -1.2,3.4 .6,2.8 1.8,3.4 3.2,2.8 4.3,1.2! 4.6,4.8 3.4,7.8 .6,9 -2.2,8 -4.2,5 z",
              ("-3.4,4.4 -3.2,6.2", "-2.2,5.4 -1.8,7.4", "-.6,6.6 -.4,8.4", "1,6.7 1,8.4", "2.6,6 2.2,7.7", "3.7,4.2 3.3,6.2")),
    "tuft": ("-.3,5.6! .9,5.9 2.2,5.6! 2,8 1.2,10! .2,8.2 z", ("1,6.4 1.1,8.8",)),
}


def head(cut: Cut, *, hair: str = "short", shade: str = INK, beard: str = "", lip: bool = False, mood: str = "calm",
         eyes: float = 0.0) -> None:
    """A head without a hat. ``lip`` adds a moustache; ``eyes`` moves the gaze from -1 (back) to 1 (ahead).

    Moods: calm, stern, sly, merry, sad, proud.
    """
    light = shade == INK
    if hair:
        outline, inner = _HAIR[hair]
        cut.area(outline, shade, 0.55)
        strands(cut, *inner, light=light)
    cut.area("-2.6,4! -2.4,9.4! 2.4,9.4! 2.2,5! z", PAPER, 0.5)  # neck
    cut.hatch(-1.6, 6.4, 1.8, 7.2, 5, 0.4, 1.7, 0.25)
    cut.area("-4.6,-5.2! -4.9,-1 -4.4,2.4 -2.6,5.4 .2,7.1 2.5,6.5 3.8,4.2 4.4,1.6 4,-.2! 4.6,-2.4 4.3,-5.2! z", PAPER, 0.6)
    cut.spot((-2.2, 2.7, 1.25), (3.3, 2.4, 0.8), fill=ROSE)
    if hair != "page":
        cut.area("-4.4,-1 -5.5,-1 -5.6,.8 -4.6,2 z", PAPER, 0.45)
    tilt = {"calm": 0.1, "stern": 0.8, "sly": 0.5, "merry": -0.4, "sad": -0.8, "proud": -0.2}[mood]
    # brows, eyes
    cut.nick((-3.7, -2.2 - tilt * .4, -0.2, -2.4 + tilt * .6, 0.62, 0.45), (1.9, -2.5 + tilt * .6, 4.7, -2.3 - tilt * .4, 0.55, 0.4))
    for x, wide in ((-1.75, 1.35), (3.0, 1.05)):
        cut.area(f"{x - wide},-.5! {x},-1.35 {x + wide},-.5! {x},.1 z", PAPER, 0.35)
        cut.spot((x + eyes * 0.5 + 0.1, -0.65, 0.52))
        cut.nick((x - wide - .1, -0.5, x + wide + .1, -0.5, 0.35, 0.85))
    cut.nick((-2.7, 0.7, -1, 0.7, 0.2, -0.25))
    # nose, mouth
    cut.line("1,-1.9 1.5,.4 2.7,1.9 2.2,2.6! 1.1,2.7", w=0.45)
    cut.nick((1.1, -1.6, 1, 1.4, 0.25))
    if beard:
        outline, inner = _BEARD[beard]
        cut.area(outline, shade, 0.55)
        strands(cut, *inner, light=light)
    bend = {"calm": 0.0, "stern": 0.5, "sly": -0.3, "merry": -0.9, "sad": 0.7, "proud": 0.2}[mood]
    if beard in ("full", "forked", "round"):
        cut.area("-.3,4.3! 1.4,3.9 2.9,4.2! 1.4,5.3 z", ROSE, 0.4)
    else:
        cut.blot(f"-.4,{4.5 - bend * .2:.2f}! 1.2,4.1 2.8,{4.3 - bend * .2:.2f}! 1.3,5.5 z", ROSE)
    cut.line(f"-.6,{4.4 + bend * .5:.2f} 1.2,{4.6 - bend * .3:.2f} 2.9,{4.3 + bend * (.1 if mood == 'sly' else .5):.2f}", w=0.42)
    if lip:
        cut.area("1.5,3.1! -.6,3.2 -2.4,4.6 -3.8,4.3! -2.4,3.2 -.4,2.5 1.5,2.7! 3,2.6 4.2,3.2 5,4.2! 3.8,4.2 2.8,3.5 z", shade, 0.35)


def arm(cut: Cut, shoulder: tuple[float, float], elbow: tuple[float, float], wrist: tuple[float, float],
        fill: str, *, width: tuple[float, float, float] = (4.2, 3.6, 2.4), cuff: str | None = PAPER,
        slip: bool = True, puff: str | None = None, fold: float = 1.0) -> float:
    """A sleeved arm bent at the elbow, with folds and a cuff. Answers the turn in degrees at which a hand continues it.

    ``fold`` shortens the folds at the elbow, which an arm that is sharply bent has no room for.
    """
    (x0, y0), (x1, y1), (x2, y2) = shoulder, elbow, wrist

    def normal(ax: float, ay: float, bx: float, by: float) -> tuple[float, float]:
        n = math.hypot(bx - ax, by - ay) or 1
        return -(by - ay) / n, (bx - ax) / n

    na, nb = normal(x0, y0, x1, y1), normal(x1, y1, x2, y2)
    nm = (na[0] + nb[0], na[1] + nb[1])
    n = math.hypot(*nm) or 1
    nm = nm[0] / n, nm[1] / n
    w0, w1, w2 = width
    mid = ((x0 + x1) / 2, (y0 + y1) / 2)
    wm = (w0 + w1) / 2 + 0.4
    sx, sy = (x1 - x0) / math.hypot(x1 - x0, y1 - y0), (y1 - y0) / math.hypot(x1 - x0, y1 - y0)
    side = 1 if (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) > 0 else -1  # on which side of the arm the elbow opens
    ux, uy = -nm[0] * side, -nm[1] * side
    top = [(x0 - sx * w0 * 0.8, y0 - sy * w0 * 0.8, False)]

    def edge(s: int, k: int) -> tuple[float, float, bool]:
        """A place on the outline, ``s`` saying on which side: at the shoulder, the middle of the upper arm, the elbow, the wrist."""
        (x, y), (nx, ny), w = [((x0, y0), na, w0), (mid, na, wm), ((x1, y1), nm, w1), ((x2, y2), nb, w2)][k]
        return x + nx * w * s, y + ny * w * s, k == 3

    # where the inner edges of the upper arm and the forearm meet: the crease of the elbow
    angle = math.acos(max(-1.0, min(1.0, -(na[0] * nb[0] + na[1] * nb[1]))))
    reach = w1 / math.tan(max(angle, 0.05) / 2)
    long, low = math.hypot(x1 - x0, y1 - y0), math.hypot(x2 - x1, y2 - y1)
    open_elbow = reach < 0.7 * low and reach < 0.8 * long
    if open_elbow:
        inner = [edge(side, 0), edge(side, 1), (x1 + nm[0] * side * math.hypot(w1, reach) * .92, y1 + nm[1] * side * math.hypot(w1, reach) * .92, reach > w1)]
        if reach > 0.45 * long:
            del inner[1]
        outer = [edge(-side, k) for k in (0, 1, 2, 3)]
        cut.shape(top + inner + [edge(side, 3)] + outer[::-1], fill, 0.65, slip=slip)
    else:  # bent so far that the forearm lies before the upper arm
        cut.shape(top + [edge(1, 0), (x1 + (na[0] + sx * .3) * w1 * .94, y1 + (na[1] + sy * .3) * w1 * .94, False), (x1 + sx * w1, y1 + sy * w1, False),
                         (x1 + (sx * .3 - na[0]) * w1 * .94, y1 + (sy * .3 - na[1]) * w1 * .94, False), edge(-1, 0)], fill, 0.65, slip=slip)
        bx, by = x1 + (x2 - x1) * .08, y1 + (y2 - y1) * .08
        fore = [(bx + nb[0] * w1 * .94, by + nb[1] * w1 * .94, True), edge(1, 3), edge(-1, 3), (bx - nb[0] * w1 * .94, by - nb[1] * w1 * .94, True)]
        cut.grown(fore, fill, 0.65)
    for i in range(3) if open_elbow else ():  # folds radiate from the inside of the elbow
        a = -0.65 + i * 0.6
        dx, dy = ux * math.cos(a) - uy * math.sin(a), ux * math.sin(a) + uy * math.cos(a)
        px, py = x1 - ux * w1 * 0.75, y1 - uy * w1 * 0.75
        far = w1 * (1.2 + 0.15 * (i % 2)) * fold
        cut.nick((px + dx * 0.3, py + dy * 0.3, px + dx * far, py + dy * far, 0.3, 0.2))
    if not open_elbow:
        for i in (-1, 1):
            cut.nick((x1 - sx * w1 * .2 + na[0] * i * w1 * .2, y1 - sy * w1 * .2 + na[1] * i * w1 * .2,
                      x1 + sx * w1 * .7 + na[0] * i * w1 * .45, y1 + sy * w1 * .7 + na[1] * i * w1 * .45, 0.3))
    lower = 1 if nb[1] > 0 else -1
    for i in range(4):  # the shaded side of the forearm
        t = 0.28 + 0.15 * i
        w = (w1 + (w2 - w1) * t) * lower * 0.9
        bx, by = x1 + (x2 - x1) * t + nb[0] * w, y1 + (y2 - y1) * t + nb[1] * w
        cut.nick((bx, by, bx - nb[0] * w * 0.5 + (x2 - x1) * 0.05, by - nb[1] * w * 0.5 + (y2 - y1) * 0.05, 0.32))
    if puff:  # a slashed puff at the shoulder
        cut.shape([(x0 + na[0] * w0 * 1.15, y0 + na[1] * w0 * 1.15, False), (mid[0] + na[0] * wm * 1.15, mid[1] + na[1] * wm * 1.15, True),
                   (mid[0] - na[0] * wm * 1.15, mid[1] - na[1] * wm * 1.15, True), (x0 - na[0] * w0 * 1.15, y0 - na[1] * w0 * 1.15, False),
                   (x0 - (x1 - x0) * .22, y0 - (y1 - y0) * .22, False)], puff, 0.6)
        for k in (-0.5, 0, 0.5):
            cut.nick((x0 + na[0] * w0 * k * 1.4, y0 + na[1] * w0 * k * 1.4, mid[0] + na[0] * wm * k * 1.6, mid[1] + na[1] * wm * k * 1.6, 0.45))
    ux, uy = (x2 - x1) / (math.hypot(x2 - x1, y2 - y1) or 1), (y2 - y1) / (math.hypot(x2 - x1, y2 - y1) or 1)
    turn = math.degrees(math.atan2(ux, -uy))
    if cuff:
        with cut.at(x2, y2, turn=turn):
            k = w2 + 0.6
            cut.area(f"{-k},.9 {-k - .2},-1.2 0,-1.6 {k + .2},-1.2 {k},.9 0,1.3 z", cuff, 0.5)
    return turn


def fist(cut: Cut, x: float, y: float, turn: float = 0, size: float = 1.0, flip: bool = False, bend: float = 0) -> None:
    """A closed hand, its wrist below, round something that runs up and down behind the fingers. Centre at (x, y).

    Four fingers come from the left and the thumb from the right lies over them. ``bend`` turns the wrist alone, by degrees, for an
    arm that meets what is held at an angle.
    """
    with cut.at(x, y, turn=turn, size=size, flip=flip):
        if bend:
            with cut.at(turn=bend):
                cut.area("-1.5,3.1! -1.7,1 -1.5,-.6! 2.3,-.6! 2.3,1.4 1.9,3.1! z", PAPER, 0.55)
        cut.area("-1.2,1.8! .4,-2.6! 1.6,-2.9 2.8,-1.8 2.9,.2 2.2,1.8 1,2.6! z" if bend else
                 "-1.4,2.7! -1.6,1! .4,-2.6! 1.6,-2.9 2.8,-1.8 2.9,.2 2.1,1.6 1.9,2.7! .3,3.1 z", PAPER, 0.55)
        cut.area("1,-2.7! -1.6,-3 -2.6,-2.3 -2.4,-1.4! -3.1,-.9 -2.9,0! -3.1,.6 -2.6,1.3! -2.6,2 -1.8,2.6 .5,2.6 1.1,2 .9,1.4! 1.6,.9 1.4,.2! 1.8,-.4 1.4,-1! z",
                 PAPER, 0.5)
        cut.line("-2.4,-1.4 0,-1.2", "-2.9,0 1.4,.2", "-2.6,1.3 .9,1.4", w=0.38)
        cut.area("2.8,.6! 2.9,-1.6 1.7,-2.4 -.2,-2.2 -1.5,-1.6 -1.3,-.7 .2,-.8 1.3,-.6! 1.4,.4 z", PAPER, 0.5)
        cut.line("-.4,-1.9 -.5,-1.2", w=0.3)


def open_hand(cut: Cut, x: float, y: float, turn: float = 0, size: float = 1.0, flip: bool = False) -> None:
    """An open hand, fingers together pointing up, thumb apart. The wrist is at (x, y)."""
    with cut.at(x, y, turn=turn, size=size, flip=flip):
        cut.area("-1.6,.4! -1.9,-1.8 -3.5,-3.6 -3.4,-4.7 -2.4,-4.4 -1.3,-3! -1.5,-6 -1.1,-7.2 -.4,-7.1! .1,-7.9 .8,-7.7! "
                 "1.4,-7.6 1.7,-6.9! 2.3,-6.4 2.3,-3 1.6,.4! z", PAPER, 0.55)
        cut.line("-.3,-7 -.3,-3.8", ".8,-7.5 .7,-3.8", "1.6,-6.8 1.5,-3.9", w=0.38)


def horse(cut: Cut, coat: str, mane: str, tack: str, *, open_mouth: bool = False, plume: str | None = None) -> None:
    """Head and neck of a bridled horse looking left: the neck rises from (14..34, 64), the muzzle is at (6, 44)."""
    dark = coat == INK
    cut.area("18.6,28.6! 19.2,24.4! 21.4,28.6! z", coat, 0.55)
    cut.area("16.4,29.2! 18.2,28.4 21,29 25.4,33 30,40.6 32.4,49 34.4,66! 12,66! 14.6,57 17.4,51.4 17.9,47 16.2,46 "
             + ("13.4,44.2 11.6,45.6 9.6,48.4 7.6,48.4 8.2,46.4! 8.8,45 6.4,44.8 " if open_mouth else "13.4,44.2 11.4,45.4 9,46.6 6.8,46 ")
             + "5.5,43.2 6.8,40.2 11,34.8 z", coat, 0.7, slip=not dark)
    cut.area("16.2,29.6! 16.6,25.6! 19.4,28.4 z", coat, 0.55)
    # mane
    cut.area("17.2,27.8 19.6,26.6 22.6,28 27.6,32.6! 27.2,34! 31.4,38.6! 30.6,39.6! 34.2,45.2! 33.2,46! 36,52.6! 34.8,53! 36.6,60! "
             "31.4,57! 31.8,54! 28.4,51! 29.2,48.6! 25.6,44.6! 26.4,42! 22.4,38! 23.2,35.4! 18.8,32.4! 19.6,30.8! 15.4,31.6! z", mane, 0.6)
    strands(cut, "18,29 22,30.4 24.4,33.4", "22.4,31.4 27,35.4 28.6,39.4", "26,38.4 30.4,42.4 31.4,45.8", "29,46 32.6,49.6 34,55",
            "23.4,34.6 26,37.4 27.6,41", w=0.4, light=mane == INK)
    ink = {"fill": PAPER if dark else INK}
    cut.nick((6.7, 42.4, 8.1, 43.4, 0.5, -0.4), **ink)
    if not open_mouth:
        cut.line("6.6,45 8.4,44.4 10,44.6", w=0.4)
    cut.nick((17.2, 38, 15.4, 45, 0.4, -0.9), (10, 37.6, 8.4, 41, 0.25), (11.4, 37.4, 10, 40.6, 0.25), **ink)
    cut.hatch(19.8, 62, 17.8, 50, 6, 4.6, 1.2, 0.35, -0.4, 0.4) if not dark else cut.nick((19, 60, 20, 47, .5, -.8), fill=PAPER)
    # bridle
    for strap in ("18.4,30 16.4,37.6 11.3,43.4", "8.4,38.4 10,41.4 12.8,44", "16.8,46.2 20,40.4 19.4,31.4"):
        cut.line(strap, w=1.5)
        cut.line(strap, w=0.75, ink=tack)
    cut.ring(11.3, 43.6, 1.05, OCHRE, 0.45)
    cut.area("12,35! 12.8,33 15,32.2 16.6,33.2! 15.6,35 13.6,35.5 z", PAPER, 0.4)
    cut.spot((14.3, 33.8, 0.85))
    cut.nick((11.6, 34.4, 16.8, 32, 0.5, 0.7), **ink)
    if plume:
        cut.area("16.8,28.4! 14.4,25.6 14.4,21.4 16,19.4 15.6,22 18,20.4 17.2,23.2 19.8,22.4 18.4,25.6 z", plume, 0.5)
        cut.nick((17, 28, 16.4, 21.6, 0.3))


def reins(cut: Cut, x: float, y: float, tack: str = RED) -> None:
    """The rein from the bit to a hand at (x, y)."""
    text = f"11.4,44.4 {(11.4 + x) / 2:.1f},{max(44.4, y) + 2.6:.1f} {x},{y}"
    cut.line(text, w=1.5)
    cut.line(text, w=0.75, ink=tack)


def dog(cut: Cut) -> None:
    """A whole small dog that sits and looks up to the right, its seat at (0, 0), 12 wide and 12 high."""
    for w, ink in ((1.6, None), (0.7, PAPER)):
        cut.line("-3.4,-.8 -5.2,-1.2 -5.6,-3.6", w=w, ink=ink)
    cut.area("-4,0! -4.6,-2.8 -3,-5.6 -.8,-8 2.8,-8! 3.2,-5 2.6,0! z", PAPER, 0.6)
    cut.line("1.2,-4 1.2,0", "2.6,-.1 4,-.1 3.4,-1 2.6,-1", w=0.5)
    cut.area("-2.4,0! -2.8,-2.4 -1.2,-3.8 .2,-2.8 .2,-1! 1.6,-.8 1.6,0! z", PAPER, 0.5)
    cut.area("-1,-7.6 -.6,-10.4 1,-11.8 3,-11.2! 5.6,-12.4 6.6,-11.2 5.2,-9.4 3,-8 1.4,-7 z", PAPER, 0.6)
    cut.area("1.2,-11.6! -.6,-11.6 -1.6,-9 -1,-7 .4,-7.8 1,-9.6 z", INK, 0.5)
    cut.spot((6.2, -12, 0.7), (2.9, -10.3, 0.5))
    cut.line("5.6,-10 4.4,-9.8 3.6,-9.8", w=0.4)
    cut.line("-.8,-7.2 1,-6.4 2.8,-7.2", w=1.5)
    cut.line("-.8,-7.2 1,-6.4 2.8,-7.2", w=0.8, ink=RED)


@contextmanager
def held(cut: Cut, x: float, y: float, turn: float = 0, size: float = 1.0, flip: bool = False) -> Iterator[Cut]:
    """A hand, its wrist at (x, y), that holds up what is drawn meanwhile: the fingers behind it, the thumb before it."""
    with cut.at(x, y, turn=turn, size=size, flip=flip):
        cut.area("-1.6,.4! -2.5,-2.4 -2.4,-6! 3.2,-6! 3.6,-4.2 2.6,-2 1.6,.4! z", PAPER, 0.55)
        cut.line("2.6,-5.8 2.2,-3.4", "1,-5.8 1,-3.4", w=0.38)
    yield cut
    with cut.at(x, y, turn=turn, size=size, flip=flip):
        cut.area(".4,-1.8 -.4,-3.2 0,-6 -.4,-7.4 -1.5,-7.3 -2,-6 -2.5,-2.4 -1.8,-.6 z", PAPER, 0.5)
        cut.line("-1.5,-6.5 -.6,-6.5", w=0.3)


def lion(cut: Cut) -> None:
    """A carved lion's head for a throne, seen from the front, about 9 across."""
    cut.area("0,-5! 1.8,-4.2! 3.6,-4! 4,-2.2! 5,-.6! 4.2,1! 4.2,3! 2.4,3.8! 0,5! -2.4,3.8! -4.2,3! -4.2,1! -5,-.6! -4,-2.2! -3.6,-4! -1.8,-4.2! z",
             OCHRE, 0.55)
    cut.area("-2.6,-2.2 0,-2.8 2.6,-2.2 2.6,.6 1.6,2.6 0,3.2 -1.6,2.6 -2.6,.6 z", PAPER, 0.5)
    cut.nick((-2.4, -1.2, -0.6, -0.7, 0.5), (2.4, -1.2, 0.6, -0.7, 0.5))
    cut.spot((-1.3, -0.4, 0.4), (1.3, -0.4, 0.4))
    cut.blot("-.9,.6! .9,.6! 0,1.6! z")
    cut.line("0,1.6 0,2.2", "-1.1,2 0,2.4 1.1,2", w=0.4)
    cut.nick((-3.4, 2.4, -2.6, 1.2, .3), (3.4, 2.4, 2.6, 1.2, .3), (-4, -.6, -2.9, -.4, .3), (4, -.6, 2.9, -.4, .3), (0, -4.2, 0, -3, .3))


def feather(cut: Cut, fill: str) -> None:
    """A curled feather rooted at (0, 0), rising about 11 and bending to the left."""
    cut.area("0,0! 1.8,-3 2,-6.4 .6,-9.4 -2,-11 -4.8,-10.6 -5.4,-8.6 -3.8,-7.8! -4.4,-6.6! -2.4,-6! -3,-4.6! -1.2,-3.8! -1.4,-2! z", fill, 0.55)
    cut.line("0,0 .6,-4 -.4,-7.6 -3,-9.4", w=0.4)
    cut.nick((0.5, -3.4, 1.7, -5, .25), (0.3, -5.4, 1.4, -7.6, .25), (-0.4, -7.4, 0, -9.4, .25), (-.2, -7, -2.6, -6.7, .25))


def folds(cut: Cut, *cuts: tuple[float, ...]) -> None:
    """Long folds of cloth: nicks of a fuller cut."""
    for fold in cuts:
        x1, y1, x2, y2 = fold[:4]
        bow = fold[4] if len(fold) > 4 else 0.0
        cut.nick((x1, y1, x2, y2, 0.5, bow))

