"""Heads of the Aluette pack: in profile, from the front and three quarters turned, with noses, mouths and winks of their own.

Every head is drawn in the frame that the shared figures use: it looks to the right or ahead, the brow at y = -3.5, the
chin at y = 7, the skull from x = -5 to 4.6. Hair goes behind the face, a beard before it; hats are put on afterwards.
"""
from __future__ import annotations

from ..svg import Cut
from .palette import BLUSH, INK, PAPER

__all__ = ["front", "locks", "profile", "quarter"]

_NOSES = {  # the line of a nose in profile, from the bridge to the lip
    "hook": "2.7,-2.2! 4.5,-1 5.7,1.4 5.3,2.7! 3.3,2.3!",
    "long": "2.9,-2.2! 4.9,.2 6.9,1.8! 6.2,2.9 3.2,2.3!",
    "snub": "2.4,-2! 3.2,-.4 5.2,-.1! 5.2,1.3 3.1,1.9!",
    "straight": "2.8,-2.2! 4.9,1.2! 4.6,2.1 3.1,2.2!",
    "bulb": "2.5,-2! 3.9,-.4 6,-.2 6.7,1.4 5.2,2.7 3.2,2.2!",
}
_LIPS = {  # lips and chin in profile
    "calm": ("4,3.2 3,3.9! 3.7,4.7 2.9,5.5", "3.1,3.9 1.7,3.8"),
    "merry": ("3.8,3 2.9,3.7! 3.6,4.5 2.9,5.5", "3.1,3.7 2,3.9 .9,2.9"),
    "sour": ("3.9,3.2 3.1,4.1! 3.5,4.7 2.7,5.3", "3.1,4.1 2,4.2 1.2,5"),
    "kiss": ("4.9,2.7 5.2,3.3 4.4,3.8! 5.1,4.3 4.5,5 3,5.4", "4.5,3.8 3.1,3.8"),
    "open": ("4.1,3.1 3.2,3.5! 1.6,3.9! 3.4,5.6! 2.9,6.1", "1.8,3.9 1.2,3.5"),
}


def locks(cut: Cut, outline: str, fill: str, *strands: str, w: float = 0.55) -> None:
    """Hair, a beard or a wig: an outline with strands, which turn light where the hair is black."""
    cut.area(outline, fill, w)
    if strands:
        cut.line(*strands, w=0.35, ink=PAPER if fill == INK else None)


def _neck(cut: Cut) -> None:
    cut.area("-2.8,3! -2.9,9.8! 2.5,9.8! 2.1,5! z", PAPER, 0.5)
    cut.hatch(-1.2, 6.8, 1.6, 7.4, 4, 0.4, 1.8, 0.25)


def profile(cut: Cut, *, nose: str = "straight", lips: str = "calm", eye: str = "open", brow: float = 0.0,
            old: bool = False, neck: bool = True, ear: bool = True) -> None:
    """A face in profile. ``brow`` lifts (positive) or lowers the brow; ``eye`` is open, shut or wide."""
    if neck:
        cut.area("-3.4,2! -3.8,9.8! 1.6,9.8! 1.2,6! z", PAPER, 0.5)
        cut.hatch(-1.8, 7.2, .8, 7.4, 4, 0.2, 1.8, 0.25)
    lip, mouth = _LIPS[lips]
    chin = "3.6,6.6 2.6,8 .6,7.6" if not old else "4.2,6.4 3.6,8 1,7.7"
    cut.area(f"-4.4,-5.4! 1.6,-6.6! 2.7,-5 3,-3.4 {_NOSES[nose]} {lip} {chin} -2.2,5.4 -3.8,2.6 -4.7,-1 z", PAPER, 0.6)
    cut.spot((0.5, 2.3, 1.3), fill=BLUSH)
    cut.line(mouth, w=0.45)
    if nose in ("hook", "bulb", "long"):
        cut.nick((3.7, 2.3, 4.1, 0.9, 0.3, 0.3))
    if eye == "shut":
        cut.nick((0.4, -1.3, 2.4, -1.1, 0.5, -0.6))
    else:
        high = 2.6 if eye == "wide" else 2.1
        cut.area(f"0,-1! 1.3,{-high} 2.3,-1.5! 1.5,-.6 z", PAPER, 0.4)
        cut.spot((1.6, -1.4, 0.55))
        cut.nick((-.3, -1, 2.3, -1.7, 0.4, 0.7))
    cut.nick((-.4, -2.8 - brow * .5, 2.9, -3.1 - brow, 0.65, 0.45))
    if old:
        cut.nick((-1.4, -1.6, -.4, -1.1, .25), (-1.5, -.2, -.4, -.7, .25), (1.7, 2.2, .9, 4.6, .3, .3), (2.4, .5, 1.1, .7, .25, -.2))
    if ear:
        cut.area("-2.9,-1.7 -1.3,-1.5 -1.5,.8 -2.5,1.8 -3.3,.2 z", PAPER, 0.45)
        cut.nick((-2.5, -.8, -2.2, 1, .3, .3))


_FRONT_MOUTH = {
    "calm": ("-1.8,4.3 0,4.6 1.8,4.3",), "merry": ("-2.4,3.7 -1.1,4.8 1.1,4.8 2.4,3.7",), "stern": ("-1.9,4.9 0,4.3 1.9,4.9",),
    "corner": ("-2,4.7 -.3,4.8 1.3,4.2 2.8,2.9",),
}


def _eye(cut: Cut, x: float, kind: str, gaze: float = 0.0, wide: float = 1.4, up: float = 0.0) -> None:
    if kind == "shut":
        cut.nick((x - wide - .1, -0.9, x + wide + .1, -0.9, 0.6, -0.7))
        cut.nick((x - wide * .5, -.2, x - wide * .7, .6, .25), (x, 0, x, .8, .25), (x + wide * .5, -.2, x + wide * .7, .6, .25))
        return
    top = 2.2 if kind == "wide" else 1.4
    cut.area(f"{x - wide},-.5! {x},{-top} {x + wide},-.5! {x},.2 z", PAPER, 0.4)
    cut.spot((x + gaze * .6, (-0.65 if kind != "wide" else -.9) - up * .5, 0.6))
    cut.nick((x - wide - .1, -0.5, x + wide + .1, -0.5, 0.4, (top + .2) * .55))


def front(cut: Cut, *, nose: str = "long", mouth: str = "calm", left: str = "open", right: str = "open", gaze: float = 0.0,
          up: float = 0.0, brow: tuple[float, float] = (0.0, 0.0), slant: float = 0.0, old: bool = False, round_face: bool = False,
          neck: bool = True) -> None:
    """A face from the front. ``left`` and ``right`` are the eyes as one sees them: open, wide, shut or none.

    ``brow`` lifts each brow; ``slant`` lowers their inner ends (stern) or lifts them (worried).
    Mouths: calm, merry, stern, corner (up on the right), open, pout.
    """
    if neck:
        _neck(cut)
    k = 1.12 if round_face else 1
    for s in (-1, 1):
        cut.area(f"{s * 4.4 * k:.2f},-1.4 {s * 5.6 * k:.2f},-1.4 {s * 5.5 * k:.2f},.8 {s * 4.3 * k:.2f},1.8 z", PAPER, 0.45)
    cut.area(f"{-4.6 * k:.2f},-5! {-4.8 * k:.2f},-1 {-4.4 * k:.2f},2.6 {-2.5 * k:.2f},6 0,7.2 {2.5 * k:.2f},6 {4.4 * k:.2f},2.6 {4.8 * k:.2f},-1 {4.6 * k:.2f},-5! z", PAPER, 0.6)
    cut.spot((-2.9 * k, 2.5, 1.25), (2.9 * k, 2.5, 1.25), fill=BLUSH)
    for s, kind, lift in ((-1, left, brow[0]), (1, right, brow[1])):
        if kind != "none":
            _eye(cut, s * 2.1, kind, gaze, up=up)
            y = -2.7 - lift
            inner, outer = (s * .6, y + slant * .7 + .1), (s * 3.8, y - slant * .4 + .2)
            cut.nick((*inner, *outer, 0.65, 0.5 * s))
    if nose == "long":
        cut.line("-.6,-1.6 -.5,.8 -1.1,2.2 0,2.9 1.1,2.2", w=0.5)
    elif nose == "snub":
        cut.line("-1.2,1.6 -.6,2.3 0,2 .6,2.3 1.2,1.6", w=0.5)
    elif nose == "bulb":
        cut.line("-.5,-1.4 -.4,0", w=0.4)
        cut.area("-.9,.2! -1.9,1.2 -1.7,2.6 0,3 1.7,2.6 1.9,1.2 .9,.2!", BLUSH, 0.5)
    else:  # a broad nose
        cut.line("-.7,-1.6 -.9,.9 -1.7,1.7 -1.2,2.6 0,2.9 1.2,2.6 1.7,1.7 .9,.9", w=0.5)
    if mouth == "open":
        cut.area("-1.6,4 0,3.6 1.6,4 1.4,5.4 0,6 -1.4,5.4 z", INK, 0.5)
        cut.blot("-.9,5.2 0,4.8 .9,5.2 0,5.8 z", BLUSH)
    elif mouth == "pout":
        cut.area("-1.1,4.4 -.4,3.7 0,4 .4,3.7 1.1,4.4 .5,5.4 -.5,5.4 z", BLUSH, 0.5)
        cut.line("-.8,4.5 0,4.7 .8,4.5", w=0.35)
    else:
        cut.blot("-1.4,4.5! 0,4.2 1.4,4.5! 0,5.7 z", BLUSH)
        cut.line(*_FRONT_MOUTH[mouth], w=0.5)
        if mouth == "corner":
            cut.nick((3, 2.2, 3.4, 3.8, .35, -.3))
    if old:
        cut.nick((-2, 3, -2.7, 4.6, .3, .3), (2, 3, 2.7, 4.6, .3, -.3), (-4.2, -.6, -3.6, -.4, .25), (4.2, -.6, 3.6, -.4, .25),
                 (-2.8, 1, -1.4, .9, .22, -.2), (2.8, 1, 1.4, .9, .22, .2))


_QUARTER_NOSE = {
    "straight": "1,-1.9 1.5,.4 2.7,1.9 2.2,2.6! 1.1,2.7", "snub": "1.2,-1.2 1.3,.4 2.9,.9 2.6,2! 1.3,2.2",
    "hook": "1,-2 2.4,-.6 3.4,1.6 2.9,2.9! 1.1,2.7", "bulb": "1.1,-1.8 1.2,0 3.1,.5 3.6,1.9 2.5,2.9 1.1,2.5",
}


def quarter(cut: Cut, *, nose: str = "straight", mood: str = "calm", eyes: str = "open", gaze: float = 0.5, brow: float = 0.0,
            old: bool = False, neck: bool = True) -> None:
    """A face three quarters turned to the right. Moods: calm, stern, merry, sly, sad."""
    if neck:
        _neck(cut)
    cut.area("-4.6,-5.2! -4.9,-1 -4.4,2.4 -2.6,5.4 .2,7.1 2.5,6.5 3.8,4.2 4.4,1.6 4,-.2! 4.6,-2.4 4.3,-5.2! z", PAPER, 0.6)
    cut.area("-4.4,-1 -5.5,-1 -5.6,.8 -4.6,2 z", PAPER, 0.45)
    cut.spot((-2.2, 2.6, 1.25), (3.3, 2.6, 0.75), fill=BLUSH)
    tilt = {"calm": 0.1, "stern": 0.9, "sly": 0.5, "merry": -0.4, "sad": -0.9}[mood]
    cut.nick((-3.7, -2.2 - tilt * .4 - brow, -0.2, -2.5 + tilt * .6 - brow, 0.65, 0.5),
             (1.9, -2.5 + tilt * .6 - brow, 4.6, -2.3 - tilt * .4 - brow, 0.55, 0.4))
    for x, wide in ((-1.75, 1.35), (3.0, 1.05)):
        _eye(cut, x, eyes, gaze, wide)
    cut.line(_QUARTER_NOSE[nose], w=0.5)
    bend = {"calm": 0.0, "stern": 0.5, "sly": -0.3, "merry": -0.9, "sad": 0.7}[mood]
    cut.blot(f"-.4,{4.5 - bend * .2:.2f}! 1.2,4.1 2.8,{4.3 - bend * .2:.2f}! 1.3,5.5 z", BLUSH)
    cut.line(f"-.6,{4.4 + bend * .5:.2f} 1.2,{4.6 - bend * .3:.2f} 2.9,{4.3 + bend * (.1 if mood == 'sly' else .5):.2f}", w=0.45)
    if old:
        cut.nick((-1.2, 2.6, -2.2, 4.8, .3, .3), (-4.4, -.6, -3.6, -.4, .25), (-4.2, .4, -3.5, .1, .25), (-2.7, .9, -1, .9, .22, -.25))
