"""The French-suited pack as it was imported to Meiji Japan, about 1880 to 1900: 52 faces, a joker and the back, 62 by 88
millimetres.

Facts followed (dossier C4): corner indices small and squeezed in, from the mid-1870s; number cards the same with either end
up, where the count allows; double-ended courts; one very large ornate ace of spades. Etori calls that ace Speculation, and
its ribbon says so: our own wording, where makers put their mark. The courts copy no maker's figures.
"""
from __future__ import annotations

from collections.abc import Callable

from ..letters import glyph
from ..svg import PAPER, Cut
from . import aces, courts, words
from .back import PARTS as BACK_PARTS
from .back import draw as draw_back
from .joker import joker
from .kana import column
from .signs import SIGNS

__all__ = ["HEIGHT", "SIGN_OF", "WIDTH", "back", "face", "index", "label", "part", "parts", "words"]

WIDTH, HEIGHT = 62, 88
SIGN_OF = {"S": "pipS", "H": "pipH", "D": "pipD", "C": "pipC"}

_L, _M, _R = 18.8, 31, 43.2
_TOP, _HIGH, _MID = 13.8, 33.9, 44
_PLACES: dict[str, list[tuple[float, float]]] = {  # the places in the upper half and on the middle line; the lower half mirrors
    "2": [(_M, _TOP)],
    "3": [(_M, _TOP), (_M, _MID)],
    "4": [(_L, _TOP), (_R, _TOP)],
    "5": [(_L, _TOP), (_R, _TOP), (_M, _MID)],
    "6": [(_L, _TOP), (_R, _TOP), (_L, _MID), (_R, _MID)],
    "7": [(_L, _TOP), (_R, _TOP), (_L, _MID), (_R, _MID), (_M, 28.9)],
    "8": [(_L, _TOP), (_R, _TOP), (_L, _MID), (_R, _MID), (_M, 28.9)],
    "9": [(_L, _TOP), (_R, _TOP), (_L, _HIGH), (_R, _HIGH), (_M, _MID)],
    "T": [(_L, _TOP), (_R, _TOP), (_L, _HIGH), (_R, _HIGH), (_M, 23.8)],
}


def _pips(cut: Cut, rank: str, sign: str) -> None:
    size = 1.3 if rank in "23" else 1.2
    for x, y in _PLACES[rank]:
        cut.use(sign, x, y, size=size)
        if y != _MID and not (rank == "7" and x == _M):
            cut.use(sign, round(62 - x, 1), round(88 - y, 1), turn=180, size=size)


def face(code: str) -> str:
    """The drawing of one card without its index."""
    cut = Cut()
    if code == "Jk":
        joker(cut)
        return cut.body()
    rank, suit = code[0], code[1]
    if rank in "KQJ":
        courts.frame(cut, code)
    elif rank == "A":
        aces.ACES[suit](cut)
    else:
        _pips(cut, rank, SIGN_OF[suit])
    return cut.body()


def index(code: str) -> str:
    """The two corner indices: rank above suit sign; a tab of bare paper where the picture has a frame. The joker's
    corners bear J and k, one below the other."""
    cut = Cut()
    for turn in (0, 180):
        x, y = (62, 88) if turn else (0, 0)
        if code[0] in "KQJ" and code != "Jk":
            cut.use("tab", x, y, turn=turn)
        cut.use("i" + code if code == "Jk" else "i" + code[0], x, y, turn=turn)
        if code != "Jk":
            cut.use(code[1], 56.4 if turn else 5.6, 72.6 if turn else 15.4, turn=turn, size=0.64)
    return cut.body()


def label(code: str) -> str:
    """The Japanese name of the suit, small and upright in two margins; nothing for the joker."""
    cut = Cut()
    if code != "Jk":
        cut.use("name" + code[1])
        cut.use("name" + code[1], 62, 88, turn=180)
    return cut.body()


def back() -> str:
    """The back: waves and two fans, the same with either end up."""
    cut = Cut()
    draw_back(cut)
    return cut.body()


def _tab(cut: Cut) -> None:
    cut.area("1,1! 10.5,1! 10.5,19! 9.5,20.1! 1,20.1! z", PAPER, 0)
    cut.line("10.5,4.1! 10.5,19! 9.5,20.1! 4.9,20.1!", w=0.45)


def _rank(rank: str) -> Callable[[Cut], None]:
    def draw(cut: Cut) -> None:
        if rank == "T":
            glyph(cut, "1", 1.8, 2.4, 2.7, 8.2, 1.5)
            glyph(cut, "0", 5.6, 2.4, 3.8, 8.2, 1.4)
        elif rank == "Jk":
            glyph(cut, "J", 2.8, 2.4, 5, 8.2, 1.5)
            cut.line("3.4,12.2! 3.4,18.4!", "6.9,14.2! 3.6,16.6!", "4.6,15.9! 7.3,18.4!", w=1.3)
        else:
            wide = {"A": 5.3, "Q": 5.7, "K": 5.3, "J": 4.8}.get(rank, 5.3)
            glyph(cut, rank, 5.6 - wide / 2, 2.4, wide, 8.2, 1.55)
    return draw


def _name(suit: str) -> Callable[[Cut], None]:
    def draw(cut: Cut) -> None:
        column(cut, words.JAPANESE[suit], 59.3, 5, 3.5, 0.36)
    return draw


def parts() -> dict[str, Callable[[Cut], None]]:
    """The repeated parts of the pack by name: signs, ranks, labels, waves, halves of courts."""
    found: dict[str, Callable[[Cut], None]] = dict(SIGNS)
    for rank in (*"AKQJT98765432", "Jk"):
        found["i" + rank] = _rank(rank)
    for suit in "SHDC":
        found["name" + suit] = _name(suit)
    return found | {"tab": _tab} | BACK_PARTS | aces.PARTS | courts.PARTS


def part(name: str) -> str:
    """The drawing of one repeated part."""
    cut = Cut()
    parts()[name](cut)
    return cut.body()
