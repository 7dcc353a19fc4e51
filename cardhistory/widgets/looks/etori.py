"""Etori at the table: the trump suit, bids, cards that are not in play, and rulings of our own while they are at work."""
from __future__ import annotations

from typing import TYPE_CHECKING

from . import Look

if TYPE_CHECKING:
    from ..voice import Voice

__all__ = ["Own"]


class Own(Look):
    """Etori and what the books describe beside it."""

    def marks(self, voice: Voice) -> list[str]:
        """Trumps, the bid, the open stock's next card, and a ruling at work."""
        seen, say = voice.seen, voice.say
        told = super().marks(voice)
        if seen.fact("bid"):
            told.append(voice.of("etori.bidder", seen.fact("declarer"), bid=seen.fact("bid")))
        for ruling in seen.fact("rulings") or ():
            key = f"etori.ruling.{ruling}"
            told.append(say(key if say.has(key) else f"{key}.{getattr(seen.rules, ruling)}"))
        return told

    def status(self, voice: Voice) -> str | None:
        """Which hands may be let stand."""
        seen = voice.seen
        if seen.phase == "check" and all(action.verb == "redeal" for action in seen.legal_actions):
            return voice.say("etori.status.redeal")
        if seen.phase == "check" and all(action.verb == "keep" for action in seen.legal_actions):
            return voice.say("etori.status.keep")
        return None
