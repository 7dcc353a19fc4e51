"""The 52 faces and the back of the Latin pack, in the manner of Italian woodcuts of about 1520: 50 by 100 millimetres.

Facts followed (dossier C2): single figures, curved swords that cross in the middle of the card, long ceremonial staffs,
no indices on the museum card. The packs of 40 and of 28 leave out cards of the 52. Composition and line are our own.
"""
from __future__ import annotations

from collections.abc import Callable

from ..letters import glyph
from ..svg import Cut
from . import aces, courts, pips, words
from .palette import BLUE, PAPER, RED
from .pips import SIGN_OF
from .signs import SIGNS

__all__ = ["HEIGHT", "SIGN_OF", "WIDTH", "back", "face", "index", "part", "parts", "words"]

WIDTH, HEIGHT = 50, 100


def _frame(cut: Cut) -> None:
    cut.line("1.9,2.1! 25,1.9! 48,2.2! 48.2,50! 47.9,97.9! 25,98.1! 2,97.8! 1.8,50! z", w=0.55)


def face(code: str) -> str:
    """The drawing of one card without its index."""
    cut = Cut()
    rank, suit = code[0], code[1]
    if rank in "RCF":
        courts.COURTS[code](cut)
    elif rank == "A":
        aces.ACES[suit](cut)
    else:
        pips.number(cut, rank, suit)
    _frame(cut)
    return cut.body()


def index(code: str) -> str:
    """The two corner indices of a card: rank above suit sign, in a tab of bare paper."""
    cut = Cut()
    for turn in (0, 180):
        cut.use("i" + code[0], WIDTH if turn else 0, HEIGHT if turn else 0, turn=turn)
        cut.use(code[1], 44.2 if turn else 5.8, 83.8 if turn else 16.2, turn=turn, size=0.8)
    return cut.body()


def _tab(rank: str) -> Callable[[Cut], None]:
    def draw(cut: Cut) -> None:
        cut.area("1,1! 10.2,1! 10.2,19.6! 9,20.8! 1,20.8! z", PAPER, 0)
        cut.line("10.2,2! 10.2,19.6! 9,20.8! 1.9,20.8!", w=0.45)
        if rank == "T":
            glyph(cut, "1", 1.9, 2.9, 2.9, 7.6, 1.4)
            glyph(cut, "0", 5.4, 2.9, 3.9, 7.6, 1.35)
        else:
            wide = {"A": 5.8, "R": 5.6, "C": 6.1, "F": 5.6}.get(rank, 5.6)
            glyph(cut, rank, 5.9 - wide / 2, 2.9, wide, 7.6, 1.5)
    return draw


def back() -> str:
    """The back: zig-zag lines, as on old packs, in brick red and indigo by turns."""
    cut = Cut()
    cut.area("1.9,2.1! 25,1.9! 48,2.2! 48.2,50! 47.9,97.9! 25,98.1! 2,97.8! 1.8,50! z", PAPER, 0.7)
    for row in range(-10, 11):
        cut.use("zigzag-odd" if row % 2 else "zigzag", 25, 50 + 4.3 * row)
    cut.line("3.6,3.8! 46.4,3.8! 46.4,96.2! 3.6,96.2! z", w=0.5)
    return cut.body()


def _zigzag(fill: str) -> Callable[[Cut], None]:
    """One line of the back. Turned round its middle it is the same, so that the back does not show which end is up."""
    def draw(cut: Cut) -> None:
        line = [(-21.4 + 42.8 * i / 9, -1.7 if i % 2 else 1.7) for i in range(10)]
        cut.shape([(x, y - 1.05, True) for x, y in line] + [(x, y + 1.05, True) for x, y in reversed(line)], fill, 0.45)
    return draw


def parts() -> dict[str, Callable[[Cut], None]]:
    """The repeated parts of the pack by name: signs, plants, index tabs, zig-zags of the back."""
    found: dict[str, Callable[[Cut], None]] = dict(SIGNS)
    for rank in "ARCFT98765432":
        found["i" + rank] = _tab(rank)
    found |= {"zigzag": _zigzag(RED), "zigzag-odd": _zigzag(BLUE)}
    return found


def part(name: str) -> str:
    """The drawing of one repeated part."""
    cut = Cut()
    parts()[name](cut)
    return cut.body()
