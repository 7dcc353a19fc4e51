"""Heads in three turns: profile, three quarters and front, each with its own noses, moods and ages.

All stand in one frame, in which they look to the right: the brow at y = -3, the chin at y = 7, the skull from x = -5 to
x = 4.6. Hair, beards and hats of about 1520 fit any of them.
"""
from __future__ import annotations

from ..svg import Cut
from .palette import INK, PAPER, ROSE

__all__ = ["front", "profile", "turned"]

_HAIR = {  # outline, strands
    "bob": ("-1,-6.6 -4.6,-6 -6.6,-3 -6.8,1 -7,4.6 -6.2,6.4! -4.6,5.6! -3.6,6.6! -2.4,5.4! -1.6,1! 2,-5! z",
            ("-5.6,-3.4 -5.6,5", "-4.2,-4 -4.2,4.8")),
    "long": ("-1,-6.6 -4.6,-6 -6.6,-3 -6.6,1.6 -7.6,5 -7,8.6 -5,10 -3,9.4 -1.8,7! -1.4,2! 2,-5! z",
             ("-5.6,-3.4 -5.6,2 -6.2,7", "-4.2,-4 -4.2,3 -4.4,8.6", "-3,2 -3,7.6")),
    "curly": ("-1,-6.8 -3.6,-7 -5.4,-5.6 -6.8,-4.2 -6.6,-2.4 -7.8,-.6 -6.8,1 -7.6,2.8 -6.4,4.4 -6.4,6.2 -4.4,6.4 -2.8,5.8! -1.8,2! 2,-5! z",
              ("-4,-5.4 -5.6,-4.4 -4.4,-3.4", "-5,-1.8 -6.4,-.8 -5,.2", "-4.2,2 -5.8,3 -4.4,4", "-3.4,-.4 -4,.8")),
    "crop": ("-1,-6.4 -4.6,-5.6 -5.8,-2 -5,1.6 -3.6,3! -1,0! 2,-5! z", ("-5,-2.6 -4.4,.8", "-3.8,-4 -3.6,-1")),
}
_BEARD = {
    "full": ("-3.4,.6! -2.8,2.8 -.4,3.6 1,3.2 2.4,3.4 4,3! 4.9,5 4.4,8 2.8,11.2 1.6,12.6! 1,11.2! -.6,11.6! -1.4,9.8! -3,7.4 z",
             ("-2.4,4 -1.4,7.4 .2,10", "-.4,6 .6,8.6 1.2,10.6", "2,6 2.2,8.4 1.8,11", "3.8,5 3.4,7.4 2.8,9.4")),
    "fork": ("-3.4,.4! -2.8,2.8 -.4,3.6 1,3.2 2.4,3.4 4,3! 4.9,5.6 4.8,8.8 3.8,11.8! 2.8,9.6 1.6,8.4! .2,11! -1.4,11.8! -2.8,8 z",
             ("-2.4,4 -1.8,7.4 -1.2,10", "-.4,6 -.2,8.6", "2.4,6 3,8 3.4,10", "3.8,4.8 4,7.6")),
    "round": ("-3.4,.6! -2.6,2.8 -.4,3.5 1,3.1 2.4,3.3 4,2.8! 4.9,5 4.2,7.4 2,8.8 -.6,8.4 -2.6,6 z",
              ("-2.2,4.2 -1.4,6.2", "-.8,5.6 -.2,7.6", "1,6.2 1.2,8", "2.4,6 2.4,7.8", "3.6,4.6 3.5,6.8")),
    "long": ("-3.4,.4! -2.8,2.8 -.4,3.6 1,3.2 2.4,3.4 4,3! 5,6 5.2,10 4.2,14 2.4,17.6! 1.6,15.6! .2,16.6! -.6,13.6! -2.2,10 z",
             ("-2.4,4 -1.2,8.4 .4,13", "-.4,6 1,10.6 1.6,14.6", "2,6 2.6,10.4 2.4,15.4", "3.8,5 4.2,8.4 3.6,12.4")),
}
# The profile of each nose from brow to upper lip, and its line in a face turned three quarters.
_NOSES = {
    "straight": ("4.5,-2.6 4.3,-1.6! 6.1,1.2 6.2,2! 4.9,2.4!", "1.2,-1.8 1.7,.5 2.9,1.9 2.4,2.6! 1.2,2.6"),
    "hooked": ("4.6,-2.8 4.3,-1.8! 6,-.4 7,1.4 6.9,3! 5,2.5!", "1.2,-1.9 2.6,-.6 3.5,1.6 3.1,2.9! 2.2,2.3! 1.2,2.7"),
    "snub": ("4.4,-2.4 4.1,-1.4! 4.8,.2 6.5,.7 6.4,1.7! 4.8,2.3!", "1.2,-1.8 1.5,.2 3,.8 3,1.9! 1.2,2.4"),
    "big": ("4.7,-2.8 4.2,-1.8! 6.6,.6 7.6,2 6.8,3.2 5,2.6!", "1.2,-1.9 1.8,0 3.8,1.6 3.6,2.9 2.2,2.9! 1,2.9 .5,2.1"),
    "broken": ("4.6,-2.8 4.3,-1.8! 5.8,-.9! 5.6,.2! 6.7,1.8 6,2.8! 4.9,2.5!", "1.2,-1.9 2.4,-.8! 2,.4! 3.3,1.8 2.7,2.7! 1.2,2.6"),
}


def _hair(cut: Cut, hair: str, shade: str) -> None:
    if hair:
        outline, inner = _HAIR[hair]
        cut.area(outline, shade, 0.55)
        cut.line(*inner, w=0.35, ink=PAPER if shade == INK else None)


def _neck(cut: Cut, lean: float = 0) -> None:
    cut.area(f"{-3 + lean},3! {-3.2 + lean},9.6! {2.2 + lean},9.6! {2 + lean},5! z", PAPER, 0.5)
    cut.hatch(-1.4 + lean, 6.4, 1.6 + lean, 7.6, 5, 0.3, 1.7, 0.25)


def _beard(cut: Cut, beard: str, shade: str, dx: float = 0, wide: float = 1) -> None:
    if beard:
        outline, inner = _BEARD[beard]
        with cut.at(dx, 0, wide=wide):
            cut.area(outline, shade, 0.55)
            cut.line(*inner, w=0.35, ink=PAPER if shade == INK else None)


def profile(cut: Cut, *, nose: str = "straight", hair: str = "bob", shade: str = INK, beard: str = "", lip: bool = False,
            mood: str = "calm", old: bool = False) -> None:
    """A head seen from the side, looking right. Moods: calm, stern, merry, shut (the mouth closed on something)."""
    _neck(cut, -0.6)
    cut.area("-3.4,-6! 1,-6.6 3.6,-5.6 " + _NOSES[nose][0] + " 5.5,3.5 4.8,4.1! 5.3,4.8 4.5,5.5! 4.8,6.8 3.4,7.9 1.4,7.2 -1,5.6! -2.4,3.6 -4.8,1.6 -5.4,-3 z",
             PAPER, 0.6)
    cut.spot((2.4, 2.7, 1.3), fill=ROSE)
    if beard:
        _beard(cut, beard, shade, 0.5)
    # the hair lies over the ear's upper edge
    if hair:
        with cut.at(0.8, 0.2):
            _hair(cut, hair, shade)
    cut.area("-1.4,-.9 -2.5,-1.1 -2.8,.6 -1.9,2.2 -1.1,1.4 z", PAPER, 0.45)
    cut.nick((-2, -.4, -1.8, 1.2, .25))
    tilt = {"calm": 0.0, "stern": 0.8, "merry": -0.4, "shut": 0.2}[mood]
    cut.nick((1.5, -2.3 - tilt * .3, 4.5, -2.6 + tilt * .6, 0.6, 0.5))
    cut.area("2.2,-.7! 3.4,-1.5 4.1,-1.1! 3.9,-.1 3.2,.1 z", PAPER, 0.35)
    cut.spot((3.5, -0.65, 0.5))
    cut.nick((1.9, -.8, 4.2, -1.2, .32, .6))
    cut.nick((2.2, .7, 3.6, .6, .2, -.25))
    cut.line("5.4,2.4 4.9,1.8", w=0.35)
    bend = {"calm": 0.0, "stern": 0.7, "merry": -1.1, "shut": 0.2}[mood]
    cut.line(f"4.9,4.1 4,4.2 3,{4.2 + bend:.1f}", w=0.42)
    if lip:
        cut.area(f"5.3,2.9! 3.6,3 2.2,{4 + bend * .4:.1f} .8,{5.2 + bend * .4:.1f}! 2.6,{4.9 + bend * .3:.1f} 4.4,3.9 5.5,3.5! z", shade, 0.35)
    if old:
        cut.nick((1.3, -1.2, 1, .2, .25, .3), (1, -.4, .2, -.8, .2), (1, .1, .2, .4, .2), (2.6, -4.6, 4, -4.2, .25), (2.4, -3.8, 3.9, -3.5, .22),
                 (4, 2.2, 2.9, 3.8, .28, .3))


def turned(cut: Cut, *, nose: str = "straight", hair: str = "bob", shade: str = INK, beard: str = "", lip: bool = False,
           mood: str = "calm", eyes: float = 0.0, old: bool = False) -> None:
    """A head turned three quarters to the right. Moods: calm, stern, merry, sly, worried."""
    _hair(cut, hair, shade)
    _neck(cut)
    cut.area("-4.5,-5! -4.8,-1 -4.3,2.4 -2.4,5.4 .4,7.2 2.6,6.6 4,4.2 4.5,1.6 4,-.2! 4.6,-2.4 4.2,-5! 0,-6.4 z", PAPER, 0.6)
    cut.spot((-2, 2.7, 1.3), (3.5, 2.4, 0.75), fill=ROSE)
    if hair not in ("bob", "long"):
        cut.area("-4.4,-1 -5.4,-1 -5.5,.8 -4.5,2 z", PAPER, 0.45)
    tilt = {"calm": 0.1, "stern": 0.9, "merry": -0.4, "sly": 0.5, "worried": -0.9}[mood]
    cut.nick((-3.6, -2.4 - tilt * .4, -0.2, -2.6 + tilt * .6, 0.62, 0.45), (2, -2.7 + tilt * .6, 4.7, -2.4 - tilt * .4, 0.55, 0.4))
    for x, wide in ((-1.7, 1.4), (3.1, 1.05)):
        cut.area(f"{x - wide},-.5! {x},-1.4 {x + wide},-.5! {x},.15 z", PAPER, 0.35)
        cut.spot((x + eyes * 0.55 + 0.1, -0.65, 0.54))
        cut.nick((x - wide - .1, -0.5, x + wide + .1, -0.5, 0.36, 0.9))
    cut.nick((-2.6, 0.8, -1, 0.8, 0.2, -0.25))
    cut.line(_NOSES[nose][1], w=0.45)
    if beard:
        _beard(cut, beard, shade, -0.4)
    bend = {"calm": 0.0, "stern": 0.5, "merry": -0.9, "sly": -0.3, "worried": 0.7}[mood]
    if mood == "merry" and not beard:
        cut.area("-.8,3.9! 1.3,4.4 3.2,3.8! 2.6,5.4 1.2,6 -.2,5.4 z", INK, 0.35)
        cut.blot("-.3,4.2! 1.3,4.7 2.8,4.1! 2.4,4.9 .2,5 z", PAPER)
    else:
        cut.blot(f"-.4,{4.6 - bend * .2:.2f}! 1.3,4.2 3,{4.4 - bend * .2:.2f}! 1.4,5.6 z", ROSE)
        cut.line(f"-.6,{4.5 + bend * .5:.2f} 1.3,{4.7 - bend * .3:.2f} 3,{4.4 + bend * (-.3 if mood == 'sly' else .5):.2f}", w=0.42)
    if lip:
        cut.area("1.6,3.2! -.6,3.3 -2.4,4.8 -3.6,4.5! -2.2,3.3 -.4,2.7 1.6,2.9! 3.2,2.8 4.4,3.4 5,4.5! 3.9,4.1 2.9,3.6 z", shade, 0.35)
    if old:
        cut.nick((-3.4, .2, -4.2, 1, .22), (-3.4, -.4, -4.3, -.2, .22), (-3, -3.9, 2.6, -4, .26, .3), (-2.4, -4.7, 2.4, -4.8, .22, .3),
                 (.1, 2.4, -1.2, 4.6, .28, .4), (-1.4, 1.4, -2.8, 1.6, .2, .3))


def front(cut: Cut, *, nose: str = "straight", hair: str = "bob", shade: str = INK, beard: str = "", lip: bool = False,
          mood: str = "calm", eyes: float = 0.0, old: bool = False, broad: float = 1.0) -> None:
    """A head seen from the front. Moods: calm, stern, merry, yawn. ``broad`` widens the cheeks."""
    for flip in (False, True):
        with cut.at(flip=flip):
            _hair(cut, hair, shade)
    _neck(cut, 0.5)
    b = broad
    cut.area(f"-4.3,-5! -4.5,-1 {-4.3 * b:.1f},2.4 {-2.9 * b:.1f},5.6 0,7.4 {2.9 * b:.1f},5.6 {4.3 * b:.1f},2.4 4.5,-1 4.3,-5! 0,-6.4 z", PAPER, 0.6)
    cut.spot((-2.8 * b, 2.6, 1.25 * b), (2.8 * b, 2.6, 1.25 * b), fill=ROSE)
    tilt = {"calm": 0.1, "stern": 0.9, "merry": -0.4, "yawn": -0.6}[mood]
    for s in (-1, 1):
        if hair not in ("bob", "long"):
            cut.area(f"{s * 4.3},-1 {s * 5.3},-1.1 {s * 5.3},.8 {s * 4.3},1.8 z", PAPER, 0.45)
        cut.nick((s * .9, -2.5 + tilt * .6, s * 3.8, -2.3 - tilt * .4, 0.6, 0.5 * s))
        if mood == "yawn":
            cut.nick((s * 1.2, -.8, s * 3.6, -.9, .5, -.4 * s), (s * 3.6, -.9, s * 4.2, -.4, .2), (s * 1.4, 0, s * 3, 0, .2, -.3 * s))
        else:
            cut.area(f"{s * 1},-.5! {s * 2.3},-1.4 {s * 3.6},-.5! {s * 2.3},.15 z", PAPER, 0.35)
            cut.spot((s * 2.3 + eyes * 0.6, -0.62, 0.54))
            cut.nick((s * .9, -.5, s * 3.7, -.5, 0.36, 0.9 * s))
            cut.nick((s * 1.6, 0.8, s * 3.1, 0.8, 0.2, -0.25 * s))
        if old:
            cut.nick((s * 3.6, .2, s * 4.2, .9, .22), (s * 1.5, 2.2, s * 2.6, 4.4, .28, .4 * s), (s * .4, -4, s * 2.8, -3.7, .24, .2 * s))
    if nose == "big":
        cut.line("-.8,-1.6 -.8,.8 -1.9,1.9 -1.2,3 0,2.7 1.2,3 1.9,1.9 .9,.9", w=0.45)
    elif nose == "hooked":
        cut.line("-.8,-1.8 -.5,.8 -1.4,2 -.8,2.5! 0,3.5! .8,2.5! 1.3,2", w=0.45)
    else:
        cut.line("-.7,-1.6 -.5,1 -1.4,2.1 -.7,2.6 0,2.5 .7,2.6 1.3,2.1", w=0.45)
    if beard:
        _beard(cut, beard, shade, -.1, 1)
        with cut.at(.1, 0, flip=True):
            _beard(cut, beard, shade)
        cut.line("0,8 0,9.6", w=0.35, ink=PAPER if shade == INK else None)
    if mood == "yawn":
        cut.ring(0, 4.9, 1.5, INK, 0.45, ry=1.7)
        cut.spot((0, 5.8, .8), fill=ROSE)
    elif mood == "merry" and not beard:
        cut.area("-2.4,3.7! 0,4.3 2.4,3.7! 1.5,5.3 0,5.8 -1.5,5.3 z", INK, 0.35)
        cut.blot("-1.8,4! 0,4.5 1.8,4! 1.2,4.8 -1.2,4.8 z", PAPER)
    else:
        bend = {"calm": 0.0, "stern": 0.5, "merry": -0.8}[mood]
        cut.blot("-1.6,4.3! 0,4 1.6,4.3! 0,5.5 z", ROSE)
        cut.line(f"-1.9,{4.3 + bend * .5:.2f} 0,{4.5 - bend * .2:.2f} 1.9,{4.3 + bend * .5:.2f}", w=0.42)
    if lip:
        for s in (-1, 1):
            cut.area(f"0,3.1! {s * 2},3.3 {s * 3.6},4.8 {s * 4.8},4.4! {s * 3.6},3.3 {s * 1.8},2.6 0,2.8! z", shade, 0.35)
