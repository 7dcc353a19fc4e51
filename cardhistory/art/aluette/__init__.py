"""The 48 faces and the back of the Aluette pack: 56 by 86 millimetres, whole figures, after the pack of the Atlantic coast.

Facts followed (dossiers A11 and C3): the cow under storks, the child on a swing, the written two, the couple in the five of
coins, women riders, one of them seen from behind, the king with an axe, the wild man, the naked child. Where only the
nickname is known (Monsieur, le Borgne), the picture is this project's own; so are line, dress and every inscription.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..figures import fist, open_hand
from ..letters import glyph
from ..svg import Cut
from . import aces, doubles, kings, luettes, riders, signs, valets, words
from .numbers import number
from .palette import CARMINE, PAPER, SEA, YELLOW

__all__ = ["HEIGHT", "SIGN_OF", "WIDTH", "back", "face", "index", "part", "parts", "words"]

WIDTH, HEIGHT = 56, 86
SIGN_OF = {"D": "coin", "C": "cup", "E": "sword", "B": "cudgel"}
LUETTES, DOUBLES = ("3D", "3C", "2D", "2C"), ("9C", "9D", "2B", "2E")
PICTURES: dict[str, Callable[[Cut], Any]] = {
    "3D": luettes.monsieur, "3C": luettes.madame, "2D": luettes.borgne, "2C": luettes.vache,
    "9C": doubles.nine_of_cups, "9D": doubles.nine_of_coins, "2B": doubles.oak_two, "2E": doubles.written_two,
    "5D": doubles.five_of_coins, **kings.KINGS, **riders.RIDERS, **valets.VALETS,
    **aces.ACES,
}


def _frame(cut: Cut) -> None:
    cut.line("2.2,2.3! 28,2.1! 53.8,2.2! 53.9,43! 53.7,83.8! 28,83.9! 2.3,83.7! 2.1,43! z", w=0.55)


def face(code: str) -> str:
    """The drawing of one card without its index."""
    cut = Cut()
    _frame(cut)
    if code in PICTURES:
        PICTURES[code](cut)
    else:
        number(cut, code[0], code[1])
    return cut.body()


def index(code: str) -> str:
    """The two corner indices of a card: rank above suit sign, in a tab of bare paper.

    The tab helps a beginner: it has a yellow edge on the four luettes and a double line on the four doubles.
    """
    cut = Cut()
    for turn in (0, 180):
        if code in LUETTES + DOUBLES:
            cut.use("luette" if code in LUETTES else "double", 56 if turn else 0, 86 if turn else 0, turn=turn)
        cut.use("i" + code[0], 56 if turn else 0, 86 if turn else 0, turn=turn)
        cut.use(code[1], 49.8 if turn else 6.2, 70 if turn else 16, turn=turn, size=0.8)
    return cut.body()


def _tab(rank: str) -> Callable[[Cut], None]:
    def draw(cut: Cut) -> None:
        cut.area("1,1! 10.9,1! 10.9,19.6! 9.6,20.9! 1,20.9! z", PAPER, 0)
        cut.line("10.9,2.2! 10.9,19.6! 9.6,20.9! 2.2,20.9!", w=0.45)
        wide = {"A": 6.2, "R": 6, "C": 6.2, "V": 6, "4": 5.6}.get(rank, 5.4)
        glyph(cut, rank, 6.2 - wide / 2, 2.9, wide, 7.8, 1.5)
    return draw


def _edge(fill: str) -> Callable[[Cut], None]:
    def draw(cut: Cut) -> None:
        cut.area("2.4,2.4! 12.4,2.4! 12.4,20.1! 10.2,22.4! 2.4,22.4! z", fill, 0)
        cut.line("12.5,2.2! 12.5,20.2! 10.3,22.5! 2.2,22.5!", w=0.45)
    return draw


def back() -> str:
    """The back: rows of waves on bare paper, placed so that it looks the same with either end up."""
    cut = Cut()
    _frame(cut)
    for row in range(-6, 7):
        cut.use("wave", 28, 43 + 6 * row)
        if row < 6:
            cut.use("spray", 28, 46 + 6 * row)
    return cut.body()


def _wave(cut: Cut) -> None:
    """A line that turns half round into itself: its middle lies on a slope."""
    cut.trace([(2.5 * i, (0, -1.7, 0, 1.7)[i % 4], False) for i in range(-9, 10)], 1.15, SEA)


def _spray(cut: Cut) -> None:
    cut.spot(*((x, 0, 0.8) for x in (-20, -10, 0, 10, 20)), fill=CARMINE)


def parts() -> dict[str, Callable[[Cut], None]]:
    """The repeated parts of the pack by name: signs, fillings, index tabs."""
    found: dict[str, Callable[[Cut], None]] = dict(signs.SIGNS)
    for rank in "ARCV98765432":
        found["i" + rank] = _tab(rank)
    found |= {"luette": _edge(YELLOW), "double": _edge(PAPER), "wave": _wave, "spray": _spray, "stork": luettes.stork, "fist": lambda cut: fist(cut, 0, 0), "palm": lambda cut: open_hand(cut, 0, 0)}
    return found


def part(name: str) -> str:
    """The drawing of one repeated part."""
    cut = Cut()
    parts()[name](cut)
    return cut.body()
