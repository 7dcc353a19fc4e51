"""The number cards from the ten to the two: where the signs lie, and what grows between them."""
from __future__ import annotations

from ..svg import Cut

__all__ = ["SIGN_OF", "number"]

SIGN_OF = {"S": "sword", "B": "baton", "C": "cup", "D": "coin"}

# Places of round signs and their size. All turn round the middle of the card, and leave free the two corners where the
# indices lie; what grows there is for the museum card.
_PLACES: dict[str, tuple[float, list[tuple[float, float]]]] = {
    "T": (1.0, [(11, 31), (11, 50), (11, 69), (11, 88), (39, 12), (39, 31), (39, 50), (39, 69), (25, 21.5), (25, 78.5)]),
    "9": (0.98, [(x, y) for x in (10.5, 25, 39.5) for y in (30, 50, 70)]),
    "8": (1.04, [(11.5, 29), (11.5, 50), (11.5, 71), (38.5, 29), (38.5, 50), (38.5, 71), (25, 39.5), (25, 60.5)]),
    "7": (1.1, [(25, 50), (25, 21), (25, 79), (11.5, 35.5), (38.5, 35.5), (11.5, 64.5), (38.5, 64.5)]),
    "6": (1.12, [(12, 30), (12, 50), (12, 70), (38, 30), (38, 50), (38, 70)]),
    "5": (1.14, [(12.2, 31), (37.8, 31), (25, 50), (12.2, 69), (37.8, 69)]),
    "4": (1.3, [(13, 33), (37, 33), (13, 67), (37, 67)]),
    "3": (1.5, [(25, 20), (25, 50), (25, 80)]),
    "2": (1.9, [(25, 27), (25, 73)]),
}
_PLANTS: dict[str, list[tuple[str, float, float, float, float]]] = {  # name, place, turn, size
    "T": [("pink", 25, 48, 0, 1), ("pink", 25, 52, 180, 1)],
    "9": [("oak", 25, 19, 0, 1), ("oak", 25, 81, 180, 1), ("oak", 39, 19, 0, 1), ("oak", 11, 81, 180, 1)],
    "8": [("pink", 25, 29.5, 0, 1.1), ("pink", 25, 70.5, 180, 1.1)],
    "7": [("oak", 38, 23, 30, 1), ("oak", 12, 77, 210, 1)],
    "6": [("vine", 25, 47, 0, .86), ("vine", 25, 53, 180, .86)],
    "5": [("oak", 29.6, 17.4, 0, 1), ("oak", 40.6, 17.4, 0, 1), ("pink", 25, 39.6, 0, .9), ("pink", 25, 60.4, 180, .9)],
    "4": [("pink", 25, 50, a, .84) for a in (0, 90, 180, 270)],
    "3": [("vine", 8.2, 60, 0, .94), ("vine", 41.8, 40, 180, .94)],
}
_BEASTS: dict[str, tuple[str, float, float, float, bool]] = {  # who visits a card: name, place, size, looking left
    "6C": ("magpie", 38, 23.4, .9, True),
    "5C": ("snail", 16, 94.6, 1.2, False),
    "5D": ("hare", 14, 95, 1.05, False),
    "4D": ("magpie", 37, 24.4, 1.0, True),
    "2B": ("snail", 24, 92, 1.1, False),
}


def _rounds(cut: Cut, rank: str, sign: str) -> None:
    size, places = _PLACES[rank]
    if rank == "2":
        _joined(cut, sign)
    for name, x, y, turn, k in _PLANTS.get(rank, ()):
        cut.use(name, x, y, turn=turn, size=k)
    for x, y in places:
        cut.use(sign, x, y, size=size * (0.93 if sign == "cup" else 1))


def _joined(cut: Cut, sign: str) -> None:
    """Two signs and, between and beside them, a plant with two stalks."""
    for turn in (0, 180):
        cut.use("vine", 42 if turn else 8, 39 if turn else 61, turn=turn)
        cut.use("pink", 25, 47.6 if not turn else 52.4, turn=90 if not turn else 270, size=.84)


def _swords(cut: Cut, rank: str) -> None:
    """Two bundles of curved swords, back to back, that cross in the middle; an odd sword is straight and passes between them."""
    count = {"T": 10}.get(rank) or int(rank)
    side = count // 2
    sign, first, step = {1: ("sword", 13.0, 0.0), 2: ("sword", 12.6, 4.5), 3: ("sabre", 6.2, 4.6), 4: ("sabre", 5.4, 3.4),
                         5: ("sabre", 5.0, 2.7)}[side]
    if sign == "sword":
        for x, turn in ((6.4, 0), (43.6, 180)):
            cut.use("vine", x, 50 + (11 if not turn else -11), turn=turn)
    else:
        edge, size = (3.0, 0.85) if count % 2 else (5.4, 1.2)
        cut.use("vine", 50 - edge, 13, turn=-90, size=size)
        cut.use("vine", edge, 87, turn=90, size=size)
    order = [(i, flip) for flip in (False, True) for i in range(side)]
    if not count % 2:  # woven one by one
        order.sort(key=lambda one: (one[0], one[0] % 2 == one[1]))
    for n, (i, flip) in enumerate(order):
        if count % 2 and n == side:
            cut.use("straight", 25, 50)
        x = first + i * step
        cut.use(sign, 50 - x if flip else x, 50, flip=flip)


def _batons(cut: Cut, rank: str) -> None:
    count = {"T": 10}.get(rank) or int(rank)
    side = count // 2
    sign, lean, step = {1: ("baton", 15.0, 0.0), 2: ("baton", 11.6, 7.4), 3: ("staff", 23.0, 8.6), 4: ("staff", 23.0, 6.0),
                        5: ("staff", 23.0, 4.5)}[side]
    if count % 2:
        cut.use("baton", 25, 50)
    for i in range(side):
        x = 25 + (i - (side - 1) / 2) * step
        for turn in ((-lean, lean) if i % 2 == 0 else (lean, -lean)):
            cut.use(sign, x if turn < 0 else 50 - x, 50, turn=turn)
    if sign == "staff":
        for x, y, turn in ((33, 19, 0), (42, 19, 0), (17, 81, 180), (8, 81, 180)):
            cut.use("oak", x, y, turn=turn, size=1.2)
    else:
        cut.use("oak", 8.4, 55, size=1.2)
        cut.use("oak", 41.6, 45, turn=180, size=1.2)


def number(cut: Cut, rank: str, suit: str) -> None:
    """One number card without its frame: rank from T to 2, suit S, B, C or D."""
    if suit == "S":
        _swords(cut, rank)
    elif suit == "B":
        _batons(cut, rank)
    else:
        _rounds(cut, rank, SIGN_OF[suit])
    if rank + suit in _BEASTS:
        name, x, y, size, left = _BEASTS[rank + suit]
        cut.use(name, x, y, size=size, flip=left)
