"""The 36 faces and the back of the Trappola pack, after the 19th-century Empire pattern: 58 by 106 millimetres.

Facts followed (dossier C1): courts cut in two halves that mirror each other, tall cups with lids, coins as rosettes,
curved swords that interlace, long staffs in a lattice, a ribbon with an inscription on the two of swords, flowers on
the two of cups, an S-shaped ribbon on the two of coins. Composition, line and the inscription are this project's own.
"""
from __future__ import annotations

from collections.abc import Callable

from ..letters import glyph
from ..signs import SIGNS
from ..svg import BLUE, PAPER, RED, Cut
from . import aces, courts, words

__all__ = ["HEIGHT", "SIGN_OF", "WIDTH", "back", "face", "part", "parts", "words"]

WIDTH, HEIGHT = 58, 106
SIGN_OF = {"S": "sword", "B": "baton", "C": "cup", "D": "coin"}

_HEX: dict[str, list[tuple[float, float]]] = {  # places of round signs: three columns, staggered, so that the corners stay free for the indices
    "T": [(12, 31), (12, 53), (12, 75), (29, 20), (29, 42), (29, 64), (29, 86), (46, 31), (46, 53), (46, 75)],
    "9": [(12, 31), (12, 53), (12, 75), (29, 20.5), (29, 53), (29, 85.5), (46, 31), (46, 53), (46, 75)],
    "8": [(12, 31), (12, 53), (12, 75), (29, 42), (29, 64), (46, 31), (46, 53), (46, 75)],
    "7": [(12, 39), (12, 67), (29, 24), (29, 53), (29, 82), (46, 39), (46, 67)],
}


def _frame(cut: Cut) -> None:
    cut.line("2.2,2.2! 29,2! 55.8,2.3! 55.9,53! 55.7,103.8! 29,104! 2.3,103.7! 2.1,53! z", w=0.55)


def _sprigs(cut: Cut, name: str, corners: str = "1234", size: float = 0.9) -> None:
    for corner, x, y, turn in (("1", 5.5, 5.5, 135), ("2", 52.5, 5.5, 225), ("3", 52.5, 100.5, 315), ("4", 5.5, 100.5, 45)):
        if corner in corners:
            cut.use(name, x, y, turn=turn, size=size)


def _rounds(cut: Cut, rank: str, sign: str) -> None:
    _sprigs(cut, "leaf")
    if rank == "8":
        cut.use("sprig", 29, 27.5, size=1.2)
        cut.use("sprig", 29, 78.5, turn=180, size=1.2)
    # a cup is taller than a coin is wide: drawn a little smaller and closer it stays clear of the index tabs
    size = (1.12 if rank == "7" else 0.9) if sign == "cup" else 0.93 if rank == "9" else 1
    near = 0.93 if sign == "cup" and rank != "7" else 1
    for x, y in _HEX[rank]:
        cut.use(sign, x, round(53 + (y - 53) * near, 1), size=size)


def _swords(cut: Cut, rank: str) -> None:
    side = {"T": 4, "9": 4, "8": 4, "7": 3}[rank]
    straight = {"T": 2, "9": 1, "8": 0, "7": 1}[rank]
    first, step = (6.6, 4.3) if side == 4 else (8.2, 5.0)
    offsets = [first + i * step for i in range(side)]
    if not straight:
        cut.use("sprig", 29, 50, size=1.25)
        cut.use("sprig", 29, 56, turn=180, size=1.25)
    for i, x in enumerate(offsets):
        for flip in ((False, True) if i % 2 == 0 else (True, False)):
            cut.use("sword", 33 - x if flip else x + 25, 53, turn=180 if flip else 0)
    if straight == 2:  # the straight ones lie in front, so that hilts and points can be counted
        cut.use("rapier", 25.2, 54)
        cut.use("rapier", 32.8, 52, turn=180)
    elif straight:
        cut.use("rapier", 29, 54, size=1.1)


def _batons(cut: Cut, rank: str) -> None:
    side = {"T": 5, "9": 4, "8": 4, "7": 3}[rank]
    lean = {5: 11.5, 4: 12.2, 3: 13.0}[side]
    step = {5: 3.6, 4: 4.6, 3: 5.8}[side]
    cut.use("sprig", 8.2, 57.5)
    cut.use("sprig", 49.8, 48.5, turn=180)
    for i in range(side):
        x = 29 + (i - (side - 1) / 2) * step
        for turn in ((-lean, lean) if i % 2 == 0 else (lean, -lean)):
            cut.use("baton", x if turn < 0 else 58 - x, 53, turn=turn)
    if rank in "97":
        cut.use("upright", 29, 53)


def face(code: str) -> str:
    """The drawing of one card without its index."""
    cut = Cut()
    _frame(cut)
    rank, suit = code[0], code[1]
    if rank in "RCF":
        courts.frame(cut, code)
    elif rank == "A":
        aces.ace(cut, suit)
    elif rank == "2":
        aces.two(cut, suit)
    elif suit == "S":
        _swords(cut, rank)
    elif suit == "B":
        _batons(cut, rank)
    else:
        _rounds(cut, rank, SIGN_OF[suit])
    return cut.body()


def index(code: str) -> str:
    """The two corner indices of a card: rank above suit sign, in a tab of bare paper."""
    cut = Cut()
    for turn in (0, 180):
        cut.use("i" + code[0], 58 if turn else 0, 106 if turn else 0, turn=turn)
        cut.use(code[1], 51.2 if turn else 6.8, 88 if turn else 18, turn=turn, size=0.92)
    return cut.body()


def _tab(rank: str) -> Callable[[Cut], None]:
    def draw(cut: Cut) -> None:
        cut.area("1,1! 11.8,1! 11.8,21.8! 10.4,23.2! 1,23.2! z", PAPER, 0)
        cut.line("11.8,2.1! 11.8,21.8! 10.4,23.2! 2.2,23.2!", w=0.45)
        if rank == "T":
            glyph(cut, "1", 2.2, 2.9, 3.4, 8.6, 1.55)
            glyph(cut, "0", 6.3, 2.9, 4.6, 8.6, 1.5)
        else:
            wide = {"A": 6.6, "R": 6.4, "C": 7, "F": 6.4}.get(rank, 6.8)
            glyph(cut, rank, 6.8 - wide / 2, 2.9, wide, 8.6, 1.65)
    return draw


def back() -> str:
    """The back: a diaper of lozenges between black lines, the pattern the oldest known backs share."""
    cut = Cut()
    cut.area("2.2,2.2! 29,2! 55.8,2.3! 55.9,53! 55.7,103.8! 29,104! 2.3,103.7! 2.1,53! z", BLUE, 0.7)
    for row in range(15):  # an odd number of rows: the back looks the same with either end up
        cut.use("diaper-odd" if row % 2 else "diaper", 0, round(8 + row * 90 / 14, 2))
    cut.line("4.1,4! 53.9,4.1! 54,53! 53.8,102! 4.1,101.9! 4,53! z", w=0.5)
    return cut.body()


def _diaper(cut: Cut) -> None:
    for i in range(8):
        x = 8 + 6 * i
        cut.blot(f"{x},-2.6! {x + 2.4},0! {x},2.6! {x - 2.4},0! z", PAPER)
    cut.spot(*((8 + 6 * i, 0, 0.8) for i in range(8)))


def _diaper_odd(cut: Cut) -> None:
    for i in range(7):
        x = 11 + 6 * i
        cut.blot(f"{x},-2.6! {x + 2.4},0! {x},2.6! {x - 2.4},0! z", PAPER)
    cut.spot(*((11 + 6 * i, 0, 1.0) for i in range(7)), fill=RED)


def parts() -> dict[str, Callable[[Cut], None]]:
    """The repeated parts of the pack by name: signs, sprigs, index tabs, halves of courts."""
    found: dict[str, Callable[[Cut], None]] = dict(SIGNS)
    for rank in "ARCFT9872":
        found["i" + rank] = _tab(rank)
    found |= {"diaper": _diaper, "diaper-odd": _diaper_odd}
    found.update(aces.PARTS)
    found.update(courts.PARTS)
    return found


def part(name: str) -> str:
    """The drawing of one repeated part."""
    cut = Cut()
    parts()[name](cut)
    return cut.body()
