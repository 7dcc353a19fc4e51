"""The hands that were finished at the tables of this page, so that a study can take one up.

A page has a kernel of its own, so what is kept here belongs to one page.
"""
from __future__ import annotations

from collections import deque

from ..match import Match

__all__ = ["note", "newest"]

_KEPT: deque[tuple[Match, int]] = deque(maxlen=8)


def note(match: Match, seat: int) -> None:
    """Keep a match whose present deal has just ended; ``seat`` is the reader's."""
    if (match, seat) in _KEPT:
        _KEPT.remove((match, seat))
    _KEPT.append((match, seat))


def newest(*games: str) -> tuple[Match, int] | None:
    """The last hand that was finished, of one of these games; None where there is none."""
    return next((one for one in reversed(_KEPT) if one[0].game.key in games), None)
