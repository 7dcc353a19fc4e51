"""The number cards without a nickname: where their signs stand, and what grows or flies between them.

The upper left and lower right corners stay free for the indices, so most patterns lean: turned half round, each is itself.
"""
from __future__ import annotations

from ..svg import Cut

__all__ = ["SLANT", "number"]

SLANT = [(x, round(y, 1)) for x, top in ((11.3, 30.6), (28, 23), (44.7, 15.4)) for y in (top, top + 20, top + 40)]
_PLACES: dict[str, list[tuple[float, float]]] = {
    "8": [place for place in SLANT if place != (28, 43)],
    "7": [(12, 34.4), (12, 53.4), (12, 72.4), (28, 43), (44, 13.6), (44, 32.6), (44, 51.6)],
    "6": [(17.5, 33.6), (17.5, 53.6), (17.5, 73.2), (38.5, 12.8), (38.5, 32.4), (38.5, 52.4)],
    "5": [(21, 18.6), (44, 24.6), (28, 43), (12, 61.4), (35, 67.4)],
    "4": [(15.6, 33), (38.6, 19), (17.4, 67), (40.4, 53)],
}


def _coins(cut: Cut, rank: str) -> None:
    name = {"8": "coin-shell", "7": "coin-fish", "6": "coin-anchor", "4": "coin-mark"}[rank]
    size = {"8": 0.99, "7": 1.04, "6": 1.14, "4": 1.34}[rank]
    for x, y in _PLACES[rank]:
        cut.use(name, x, y, size=size)
    if rank == "8":
        cut.use("pink", 28, 48, size=0.95)
    elif rank == "7":
        cut.use("gull", 27, 23, size=1.1)
        cut.use("gull", 29, 64, size=1.1, flip=True)
    elif rank == "4":
        cut.use("gull", 14, 48.6, size=1.0)
        cut.use("gull", 42.6, 35.8, size=1.0, flip=True)


def _cups(cut: Cut, rank: str) -> None:
    size = {"8": 0.92, "7": 0.94, "6": 0.96, "5": 1.12, "4": 1.34}[rank]
    for x, y in _PLACES[rank]:
        cut.use("cup", x, y, size=size)
    if rank == "8":
        cut.use("gull", 28, 43)
    elif rank == "7":
        cut.use("pink", 26, 26, size=1.2)
        cut.use("pink", 30, 72, size=1.2)
    elif rank == "6":
        cut.use("pink", 20, 21, size=1.1)
        cut.use("pink", 36.6, 77.4, size=1.1)
    elif rank == "5":
        cut.use("pink", 11, 46.6, size=1.1)
        cut.use("pink", 45, 50, size=1.1)


def _swords(cut: Cut, rank: str) -> None:
    if rank == "3":
        for turn in (-20.0, 20.0):
            cut.use("sword-long", 28 - turn * .1, 45, turn=turn, size=0.92)
        cut.use("sword-long", 28, 43)
        return
    if rank == "5":
        for x, y, turn in ((8.8, 41.4, 0), (39.4, 20.6, 0), (16.6, 65.4, 180), (47.2, 44.6, 180)):
            cut.use("sword", x, y, turn=turn, size=.8)
        cut.use("sword-long", 28, 43, size=.98)
        return
    row = int(rank) // 2
    step = {4: 9.4, 3: 12, 2: 17}[row]
    first = 32.4 - step * (row - 1) / 2
    size, near = (1.06, 2.4) if row == 2 else (0.92, 0)
    for at in (round(first + step * i, 1) for i in range(row)):
        cut.use("sword", at, 21 + near, size=size)
        cut.use("sword", 56 - at, 65 - near, turn=180, size=size)
    if int(rank) % 2:
        cut.use("sword", 28, 43.4, turn=90, size=1.2)
    elif row == 4:
        for at in (12.0, 28.0, 44.0):
            cut.use("crab", at, 44, size=.76)
    elif row == 3:
        cut.use("gull", 19, 43, flip=True)
        cut.use("gull", 37, 43)
    else:
        cut.use("pink", 7.2, 47, size=1.05)
        cut.use("pink", 48.8, 47, size=1.05)


def _pair(cut: Cut, x: float, y: float, size: float = 1.0) -> None:
    for turn in (-34, 34):
        cut.use("cudgel", x, y, turn=turn, size=size)


def _batons(cut: Cut, rank: str) -> None:
    if rank == "3":
        for turn in (-24.0, 24.0):
            cut.use("cudgel-long", 28, 46, turn=turn, size=0.98)
        cut.use("cudgel-long", 28, 43, size=1.1)
    elif rank == "4":
        _pair(cut, 33, 23.6, 1.1)
        _pair(cut, 23, 62.4, 1.1)
        cut.use("oak", 9.4, 42.6, size=1.15)
        cut.use("snail", 46, 47.4, size=1.1)
    elif rank == "5":
        _pair(cut, 33, 19.6, 0.9)
        _pair(cut, 23, 66.4, 0.9)
        cut.use("cudgel", 28, 43, turn=90, size=1.2)
    elif rank == "6":
        _pair(cut, 36, 17, 0.8)
        _pair(cut, 28, 43, 0.8)
        _pair(cut, 20, 69, 0.8)
        for x, y in ((11.0, 40.0), (45.0, 52.0)):
            cut.use("oak", x, y, size=1.1)
    elif rank == "7":
        _pair(cut, 34, 17, 0.78)
        _pair(cut, 22, 69, 0.78)
        for x in (13.0, 28.0, 43.0):
            cut.use("cudgel", x, 43, size=.84)
    else:
        for x, y in ((22.6, 18.6), (43.0, 18.6), (13.0, 67.4), (33.4, 67.4)):
            _pair(cut, x, y, 0.78)
        if rank == "9":
            cut.use("cudgel", 28, 43, turn=90, size=1.15)
        else:
            cut.use("oak", 18, 46, size=1.1)
            cut.use("snail", 36, 43, size=1.15)


def number(cut: Cut, rank: str, suit: str) -> None:
    """A number card without a nickname."""
    {"D": _coins, "C": _cups, "E": _swords, "B": _batons}[suit](cut, rank)
