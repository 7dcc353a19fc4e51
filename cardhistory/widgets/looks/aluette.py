"""Aluette at the table: gestures, words between partners, the vote on the chant, spoiled tricks."""
from __future__ import annotations

from typing import TYPE_CHECKING

from ...play import Action
from . import Look

if TYPE_CHECKING:
    from ..voice import Voice

__all__ = ["Own"]


class Own(Look):
    """Aluette."""

    aside = frozenset({"sign", "say", "concede"})

    def tally(self, voice: Voice, seat: int) -> str:
        """Tricks won; the sides' points in the match."""
        seen, say = voice.seen, voice.say
        parts = [say("table.tally.tricks", seen.fact("won")[seat])]
        if not voice.session.single:
            parts.append(say("table.score.now", score=voice.scores()[seen.sides[seat]]))
        return self.with_partner(voice, seat, say("table.parts.separator").join(parts))

    def said(self, voice: Voice, seat: int) -> list[str]:
        """The signs of a player that the reader has seen, and otherwise what he did of late; a new sign is told once."""
        signs = [self.meaning(voice, self.action(voice, text)) for who, text in voice.seen.fact("signs") if who == seat != voice.seat]
        late = [text for text in super().said(voice, seat) if text]
        return [*[sign for sign in signs[-2:] if not any(text.endswith(sign) for text in late[-1:])], *late[-1:]] if signs else late

    def action(self, voice: Voice, text: str) -> Action:
        """A sign by its text."""
        known: Action = voice.game.action(text)
        return known

    def meaning(self, voice: Voice, sign: Action) -> str:
        """What a sign says."""
        say, what = voice.say, sign.args[0]
        if sign.cards:
            key = what if isinstance(what, str) else "card"
            return say(f"aluette.meaning.{key}", name=self.called(voice, sign))
        return say(f"aluette.meaning.{what}", sign.args[1] if what == "A" else None)

    def called(self, voice: Voice, sign: Action) -> str:
        """The card a sign speaks of, by its nickname."""
        return voice.say(f"aluette.name.{sign.cards[0].code}")

    def gesture(self, voice: Voice, sign: Action) -> str:
        """How a sign is made."""
        what = sign.args[0]
        key = what if isinstance(what, str) else sign.cards[0].code
        return voice.say(f"aluette.gesture.{key}", sign.args[1] if what == "A" else None)

    def did(self, voice: Voice, seat: int, action: Action) -> str | None:
        """A sign: the gesture and its meaning. A word: what was said."""
        if action.verb == "sign":
            return voice.of("aluette.did.sign", seat, gesture=self.gesture(voice, action), meaning=self.meaning(voice, action))
        if action.verb == "say":
            return voice.of("aluette.did.say", seat, words=voice.say(f"aluette.says.{action.args[0]}"))
        return None

    def offer(self, voice: Voice, action: Action) -> tuple[str, str] | None:
        """A sign by its meaning, with the gesture in small letters."""
        if action.verb == "sign":
            return voice.say("aluette.act.sign", meaning=self.meaning(voice, action)), self.gesture(voice, action)
        if action.verb == "say":
            return voice.say("aluette.act.say", words=voice.say(f"aluette.says.{action.args[0]}")), ""
        return None

    def status(self, voice: Voice) -> str | None:
        """How many cards are still to be laid away; what an open trick asks for."""
        seen, say = voice.seen, voice.say
        if seen.phase == "discard":
            return say("aluette.status.discard", len(seen.hand) - min(seen.counts))
        return None

    def marks(self, voice: Voice) -> list[str]:
        """Who has announced mordienne, and that an offer to give up was refused."""
        seen = voice.seen
        told = [voice.of("aluette.announced", seat) for seat in seen.fact("announced")]
        carried = seen.fact("carried")
        return [*told, *([voice.say("aluette.carried", carried)] if carried else [])]

    def facts(self, voice: Voice) -> list[str]:
        """The tricks of every player: the most of one hand count, not those of a side."""
        seen, say = voice.seen, voice.say
        spoiled = sum(trick.winner is None for trick in seen.tricks)
        tricks = say("list.separator").join(
            say("aluette.tricks.of", seen.fact("won")[seat], who=voice.name(seat)) for seat in [voice.seat, *voice.order[:-1]])
        return [say("aluette.tricks", tricks=tricks), *([say("aluette.spoiled", spoiled)] if spoiled else [])]
