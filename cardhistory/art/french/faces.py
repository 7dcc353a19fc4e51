"""Faces for the French-suited courts: from the front, in three quarters and in profile, with noses, moods and ages.

A face stands in a frame of its own, the brow at y = -3.5, the chin at y = 7, and looks to the right unless it is seen from
the front. Hair, beard and headgear belong to the persons.
"""
from __future__ import annotations

from ..figures import ROSE
from ..svg import INK, PAPER, Cut

__all__ = ["front", "moustache", "neck", "profile", "three_quarter"]

_TILT = {"calm": 0.1, "stern": 0.9, "sly": 0.5, "merry": -0.4, "sad": -0.8, "proud": -0.1}
_BEND = {"calm": 0.0, "stern": 0.5, "sly": -0.3, "merry": -0.9, "sad": 0.6, "proud": 0.2}


def neck(cut: Cut) -> None:
    """The neck under a head, open below: it grows out of a collar or a bosom."""
    cut.blot("-2.6,3! -2.7,9 -3.6,10.4! 3.6,10.4! 2.6,9 2.5,4! z", PAPER)
    cut.line("-2.6,4 -2.6,8.6 -3.4,10.2", "2.5,5 2.6,8.6 3.4,10.2", w=0.5)
    cut.hatch(-1.5, 6.9, 1.9, 7.3, 5, 0.3, 1.8, 0.25)


def _eye(cut: Cut, x: float, wide: float, gaze: float, tired: bool = False) -> None:
    cut.area(f"{x - wide},-.5! {x},-1.4 {x + wide},-.5! {x},.15 z", PAPER, 0.35)
    cut.spot((x + gaze * 0.5, -0.6, 0.55))
    cut.nick((x - wide - .1, -0.5, x + wide + .1, -0.5, 0.38, 0.85))
    if tired:
        cut.nick((x - wide * .8, 0.85, x + wide * .8, 0.85, 0.25, -0.35))


def _mouth(cut: Cut, x: float, y: float, wide: float, mood: str, lips: bool) -> None:
    bend = _BEND[mood]
    if lips:
        cut.blot(f"{x - wide},{y - .1}! {x - .4},{y - .55} {x},{y - .35} {x + .4},{y - .55} {x + wide},{y - .1}! {x},{y + .95} z", "#e42")
    else:
        cut.blot(f"{x - wide * .8},{y}! {x},{y - .4} {x + wide * .8},{y}! {x},{y + .9} z", ROSE)
    smirk = 0.6 if mood == "sly" else 0
    cut.line(f"{x - wide},{y + bend * .5:.2f} {x},{y - bend * .35:.2f} {x + wide},{y + bend * .5 - smirk:.2f}", w=0.42)


_FRONT_NOSE = {
    "straight": ("-.5,-1.6 -.6,1 -1.2,2.1 -.5,2.7 .6,2.7 1.2,2.1",),
    "broad": ("-.6,-1.4 -.8,.8 -1.8,1.9 -1.2,2.8 0,2.9 1.2,2.8 1.8,1.9 1.1,1.1",),
    "long": ("-.6,-1.8 -.6,1.6 -1.1,2.7 0,3.3 1.1,2.7",),
    "small": ("-.3,-.6 -.4,1.4 -.8,2.1 0,2.4 .8,2.1",),
}


def front(cut: Cut, *, nose: str = "straight", mood: str = "calm", gaze: float = 0.0, old: bool = False, ears: bool = True,
          lips: bool = False, full: float = 0.0) -> None:
    """A face from the front; ``full`` rounds its cheeks."""
    if ears:
        for s in (-1, 1):
            cut.area(f"{s * 4.4},-1.2 {s * 5.6},-1.4 {s * 5.7},.8 {s * 4.4},2 z", PAPER, 0.45)
    k = full
    cut.area(f"-4.5,-5.4! {-4.8 - k * .3},-1 {-4.3 - k},2.6 {-2.8 - k * .6},5.6 0,7.1 {2.8 + k * .6},5.6 {4.3 + k},2.6 {4.8 + k * .3},-1 4.5,-5.4! z", PAPER, 0.6)
    cut.spot((-3.1, 2.7, 1.15), (3.1, 2.7, 1.15), fill=ROSE)
    tilt = _TILT[mood]
    for s in (-1, 1):
        cut.nick((s * 3.9, -2.2 - tilt * .4, s * 0.8, -2.4 + tilt * .6, 0.6, s * -0.45))
        if old:
            cut.nick((s * 3.9, 1.1, s * 4.5, 1.9, .25), (s * 1.7, 2.6, s * 2.5, 4.4, .3, s * .3))
    if old:
        cut.nick((-2.4, -4, 2.4, -4, 0.25, 0.3))
    for x in (-2.15, 2.15):
        _eye(cut, x, 1.3, gaze, old)
    cut.line(*_FRONT_NOSE[nose], w=0.42)
    _mouth(cut, 0, 4.6 + (.3 if nose == "long" else 0), 1.5 if lips else 1.9, mood, lips)


_TURNED_NOSE = {
    "straight": "1,-1.9 1.5,.4 2.7,1.9 2.2,2.6! 1.1,2.7",
    "hooked": "1,-1.8 2.4,-.2 3.3,1.6 3,2.9 2.3,2.5! 1.1,2.8",
    "snub": "1.1,-1.5 1.3,.5 2.6,.9 2.8,1.8 2,2.4! 1,2.3",
    "broad": "1,-1.7 1.5,.5 3,1.5 3.1,2.5 2.2,2.8 1.2,2.9! .5,2.3",
}


def three_quarter(cut: Cut, *, nose: str = "straight", mood: str = "calm", gaze: float = 0.4, old: bool = False, ear: bool = True,
                  lips: bool = False) -> None:
    """A face turned three quarters to the right."""
    if ear:
        cut.area("-4.4,-1 -5.5,-1.1 -5.6,.8 -4.6,2 z", PAPER, 0.45)
    cut.area("-4.6,-5.4! -4.9,-1 -4.4,2.4 -2.6,5.4 .2,7.1 2.5,6.5 3.8,4.2 4.4,1.6 4,-.2! 4.6,-2.4 4.3,-5.4! z", PAPER, 0.6)
    cut.spot((-2.4, 2.7, 1.2), (3.3, 2.5, 0.75), fill=ROSE)
    tilt = _TILT[mood]
    cut.nick((-3.7, -2.2 - tilt * .4, -0.2, -2.4 + tilt * .6, 0.62, 0.45), (1.9, -2.5 + tilt * .6, 4.7, -2.3 - tilt * .4, 0.55, 0.4))
    _eye(cut, -1.75, 1.35, gaze, old)
    _eye(cut, 3.0, 1.05, gaze)
    if old:
        cut.nick((-2.6, -4.1, 3, -4, .25, .3), (-.6, 2.7, -1.4, 4.6, .3, -.3))
    cut.line(_TURNED_NOSE[nose], w=0.45)
    _mouth(cut, 1.3, 4.5, 1.35 if lips else 1.75, mood, lips)


_PROFILE_NOSE = {
    "straight": "3.2,-1.4 4.3,.5 5.5,2.1 5,2.8 3.9,2.9!",
    "hooked": "3.2,-1.6 4.6,-.4 5.6,1.2 5.7,2.7 5,2.6 3.9,2.9!",
    "snub": "3,-1.2 3.6,.5 4.7,.9 5.4,1.4 5,2.3 3.9,2.7!",
}


def profile(cut: Cut, *, nose: str = "straight", mood: str = "calm", old: bool = False, ear: bool = True, lips: bool = False,
            chin: float = 0.0) -> None:
    """A face in profile to the right; ``chin`` pushes the chin forward."""
    c = chin
    cut.area("-4.6,-5.6! 2.5,-5.6! 3.4,-3.8 3.5,-2.2 " + _PROFILE_NOSE[nose] + f" 3.8,3.5 4.5,4.1 3.9,4.7! 4.3,5.2 3.7,5.8 {4 + c},6.6 {3.5 + c},7.6 {2 + c * .5},8 "
             "-.4,6.8 -2.4,4.4! -4.6,3 z", PAPER, 0.6)
    if ear:
        cut.area("-2,-1.2 -.6,-1.4 -.4,.4 -1.4,2 -2.2,1.2 z", PAPER, 0.45)
        cut.line("-1.7,-.6 -1,-.4 -1.3,.8", w=0.32)
    cut.spot((1.4, 2.9, 1.25), fill=ROSE)
    tilt = _TILT[mood]
    cut.nick((-0.2, -2.3 - tilt * .3, 3.1, -2.4 + tilt * .4, 0.6, 0.45))
    cut.area(".4,-.4! 1.4,-1.3 2.5,-1! 2.2,-.1 1.4,.1 z", PAPER, 0.35)
    cut.spot((1.95, -0.6, 0.5))
    cut.nick((0.1, -0.4, 2.7, -1, 0.4, 0.6))
    if old:
        cut.nick((.9, .8, 2.6, .7, .25, -.3), (3.4, 3, 2.6, 4.8, .3, -.3), (.2, .2, -.6, .8, .25))
    if lips:
        cut.blot("3.9,3.9! 4.5,4.2 3.9,4.7 4.3,5.2 3.7,5.7! 2.6,4.7 z", "#e42")
    bend = _BEND[mood]
    cut.line(f"3.9,4.7 3,{4.7 + bend * .1:.2f} 2.1,{4.7 + bend * .6:.2f}", w=0.42)
    cut.nick((4.9, 2.5, 4.2, 2.4, 0.35, .2))


def moustache(cut: Cut, x: float, y: float, half: float, shade: str = INK, curl: float = 1.0) -> None:
    """A moustache whose middle is at (x, y); ``curl`` lifts its ends."""
    for s in (-1, 1):
        cut.area(f"{x},{y - .2}! {x + s * half * .4:.2f},{y - .7} {x + s * half * .75:.2f},{y + .2} {x + s * half:.2f},{y + .5 - curl}! "
                 f"{x + s * half * .85:.2f},{y + .9} {x + s * half * .4:.2f},{y + .9} {x},{y + .3}! z", shade, 0.35)
