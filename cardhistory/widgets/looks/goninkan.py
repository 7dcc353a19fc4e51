"""Goninkan at the table: who the partners are, and how many pictures they have of those they need."""
from __future__ import annotations

from typing import TYPE_CHECKING

from . import Look

if TYPE_CHECKING:
    from ..voice import Voice

__all__ = ["Own"]


class Own(Look):
    """Goninkan."""

    def with_partner(self, voice: Voice, seat: int, text: str) -> str:
        """The text, and before it that this is the reader's partner: partners change, so each seat is a side of its own."""
        pair = voice.seen.fact("kankei")
        if seat == voice.seat or seat not in pair or voice.seat not in pair:
            return text
        return voice.say("table.parts.separator").join([voice.say("table.partner"), text])

    def marks(self, voice: Voice) -> list[str]:
        """Trumps, the partners, and their pictures."""
        return [*super().marks(voice), self.partners(voice)]

    def opening(self, voice: Voice) -> list[str]:
        """Trumps that were turned and not named; the partners."""
        return [*(f"{mark}." for mark in super().marks(voice)), self.partners(voice)]

    def partners(self, voice: Voice) -> str:
        """Who plays together, and how far they are."""
        seen, say = voice.seen, voice.say
        first, last = sorted(seen.fact("kankei"), key=lambda seat: seat != voice.seat)
        key = "goninkan.kankei.you" if first == voice.seat else "goninkan.kankei.other"
        return say(key, seen.fact("pictures")[0], first=voice.name(first), last=voice.name(last), target=seen.fact("target"))

    def status(self, voice: Voice) -> str | None:
        """Who the partner is to whom the lead may go."""
        if voice.seen.phase != "lead":
            return None
        partner = next(seat for seat in voice.seen.fact("kankei") if seat != voice.seat)
        return voice.say("goninkan.status.lead", who=voice.name(partner))
