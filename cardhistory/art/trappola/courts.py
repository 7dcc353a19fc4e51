"""How a court card is put together: two halves that mirror each other, parted by a slanting band."""
from __future__ import annotations

from ..svg import BLUE, GREEN, OCHRE, PAPER, RED, Cut
from .court_halves import HALVES

__all__ = ["PARTS", "frame"]

_SLANT = -10


def _band(cut: Cut, suit: str) -> None:
    """The band between the halves; each suit has its own pattern, so that the halves of a torn card can be told."""
    with cut.at(29, 53, turn=_SLANT):
        ground = {"S": RED, "B": OCHRE, "C": BLUE, "D": GREEN}[suit]
        cut.area("-27.3,-1.9! 0,-2! 27.3,-1.9! 27.3,1.9! 0,2! -27.3,1.9! z", ground, 0.6)
        for i in range(9):
            x = -24 + 6 * i
            if suit == "S":
                cut.area(f"{x},-1.4! {x + 2.4},0! {x},1.4! {x - 2.4},0! z", PAPER, 0.4)
            elif suit == "B":
                cut.area(f"{x - 2.8},1.9! {x - .6},-1.9! {x + 1.2},-1.9! {x - 1},1.9! z", GREEN, 0.4)
            elif suit == "C":
                cut.line(f"{x - 3},.8 {x - 1.5},-1 {x},.8 {x + 1.5},-1 {x + 3},.8", w=0.8, ink=PAPER)
            else:
                cut.ring(x, 0, 1.15, OCHRE, 0.4)
                cut.spot((x + 3, 0, 0.5), fill=PAPER)


def frame(cut: Cut, code: str) -> None:
    """Both halves of a court and the band."""
    half = "h" + code
    for turn in (0, 180):
        cut.clip_use(half, 29, 53, _SLANT, 1.6, turn)
    cut.use("band" + code[1])


PARTS = {"h" + code: draw for code, draw in HALVES.items()} | {
    "band" + suit: (lambda cut, suit=suit: _band(cut, suit)) for suit in "SBCD"}
