"""Primiera at the table: no tricks, but chips in the middle, hands that get shown, and a hand of one's own to name."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...cards import Card
from . import Look

if TYPE_CHECKING:
    from ..voice import Voice

__all__ = ["Own"]


class Own(Look):
    """Primiera and Primero."""

    def tally(self, voice: Voice, seat: int) -> str:
        """Chips laid down, whether the player is out, the score; the reader also sees what his hand makes."""
        seen, say = voice.seen, voice.say
        parts = []
        if seat == voice.seat and seen.fact("held"):
            parts.append(self.hand(voice, *seen.fact("held")))
        if seat not in seen.fact("live") and not seen.outcome:
            parts.append(say("primiera.out"))
        parts.append(say("primiera.laid", seen.fact("laid")[seat]))
        if not voice.session.single:
            parts.append(say("table.score.now", score=voice.signed(voice.scores()[seat])))
        return say("table.parts.separator").join(parts)

    def hand(self, voice: Voice, kind: str, points: int) -> str:
        """``primiera, 60``."""
        return voice.say("primiera.hand", kind=voice.say(f"primiera.kind.{kind}"), points=points)

    def centre(self, voice: Voice) -> dict[str, Any]:
        """The pot."""
        carried = voice.seen.fact("carried")
        return {"label": voice.say("primiera.pot"), "text": voice.units(voice.seen.fact("pot")), "chips": voice.seen.fact("pot"),
                "note": voice.say("primiera.carried", carried) if carried else ""}

    def open_hand(self, voice: Voice, seat: int) -> tuple[Card, ...]:
        """The hands that were shown."""
        return next((cards for who, cards in voice.seen.fact("shown") if who == seat), ())

    def status(self, voice: Voice) -> str | None:
        """With a stake to answer: how many chips it takes to stay in."""
        owes = voice.seen.fact("owes")
        if owes and any(action.verb == "call" for action in voice.seen.legal_actions):
            return voice.say("primiera.status.owes", owes)
        return None

    def verdict(self, voice: Voice) -> str:
        """Who takes the pot."""
        seen, say = voice.seen, voice.say
        winners = seen.fact("winners")
        if not winners:
            return say("primiera.verdict.stays", seen.fact("pot"))
        taken = sum(line.points for line in seen.lines if line.key == "pot" and line.side == winners[0])
        return voice.of("primiera.verdict", winners[0], taken) if len(winners) == 1 else say("primiera.verdict.shared")

    def facts(self, voice: Voice) -> list[str]:
        """Why the deal ended so, and by which hand."""
        seen, say = voice.seen, voice.say
        at_once = seen.rules.claim == "compulsory" and seen.rules.flow != "primero" and not seen.log
        told = [say("primiera.ended.made" if at_once else f"primiera.ended.{seen.fact('ended')}")]
        for line in seen.lines:
            if line.key == "pot" and line.detail:
                kind, points = line.detail.split()
                told.append(voice.of("primiera.won_with", line.side, hand=self.hand(voice, kind, int(points))))
        if self.open_hand(voice, voice.seat) and voice.seat not in seen.fact("winners") and seen.fact("held"):
            told.append(say("primiera.had", hand=self.hand(voice, *seen.fact("held"))))
        return told
