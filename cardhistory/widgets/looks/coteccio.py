"""Coteccio at the table: what counts in the match is lives, and they are called so."""
from __future__ import annotations

from typing import TYPE_CHECKING

from . import Look

if TYPE_CHECKING:
    from ..voice import Voice

__all__ = ["Own"]


class Own(Look):
    """Coteccio."""

    def tally(self, voice: Voice, seat: int) -> str:
        """Tricks and points while a deal goes on, and the lives that are left."""
        if voice.session.single:
            return super().tally(voice, seat)
        seen, say, lives = voice.seen, voice.say, voice.scores()[seat]
        tricks = say("table.tally.tricks", sum(trick.winner == seat for trick in seen.tricks))
        if seen.outcome is not None:
            return say("coteccio.tally.over", lives, tricks=tricks)
        return say("coteccio.tally", lives, tricks=tricks, points=voice.units(seen.points[seat]))
