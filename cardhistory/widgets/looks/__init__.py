"""How a game is shown where a plain table of tricks does not do: one file for a game that needs one, found by its name.

A look only chooses and phrases what an observation holds; it knows no rule. Each has a class ``Own`` with some of the methods
of `Look`.
"""
from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ...cards import Card
from ...play import Action

if TYPE_CHECKING:
    from ..voice import Voice

__all__ = ["Look", "look"]


class Look:
    """What every game shows; a game's own look says otherwise where it must. The first argument is one look at a table."""

    aside: frozenset[str] = frozenset()
    """Verbs that are never needed for the game to go on: they stand in a list beside the buttons."""

    def tally(self, voice: Voice, seat: int) -> str:
        """What stands beside a player's name: tricks, points, match. Partners have their points together: the reader's name has them."""
        seen, say = voice.seen, voice.say
        tricks = sum(trick.winner == seat for trick in seen.tricks)
        if voice.seat in seen.seats and len({*seen.sides}) == 2 < len(seen.seats):
            return self.with_partner(voice, seat, self.of_sides(voice, tricks) if seat == voice.seat else say("table.tally.tricks", tricks))
        words = {"tricks": say("table.tally.tricks", tricks), "points": voice.units(seen.points[seen.sides[seat]])}
        text = (say("table.tally", **words) if voice.session.single
                else say("table.tally.match", match=voice.scores()[seen.sides[seat]], **words))
        return self.with_partner(voice, seat, text)

    def of_sides(self, voice: Voice, tricks: int) -> str:
        """The reader's tricks, and the points of both sides."""
        points, scores, me = voice.seen.points, voice.scores(), voice.me
        them = next(side for side in voice.seen.sides if side != me)
        words = {"tricks": voice.say("table.tally.tricks", tricks), "points": voice.units(points[me]), "theirs": points[them]}
        return (voice.say("table.tally.sides", **words) if voice.session.single
                else voice.say("table.tally.sides.match", match=scores[me], other=scores[them], **words))

    def with_partner(self, voice: Voice, seat: int, text: str) -> str:
        """The text, and before it that this is the reader's partner."""
        if seat == voice.seat or voice.seen.sides[seat] != voice.me:
            return text
        return voice.say("table.parts.separator").join([voice.say("table.partner"), text])

    def said(self, voice: Voice, seat: int) -> list[str]:
        """What a player has said or done beside playing cards since the reader last acted."""
        told: list[str] = []
        for who, action in reversed(voice.seen.log):
            if who == voice.seat:
                break
            if who == seat and action.verb != "play":
                told.insert(0, voice.did(who, action))
        return told[-2:]

    def marks(self, voice: Voice) -> list[str]:
        """Short facts that lie on the cloth beside the trick."""
        trump = voice.seen.fact("trump")
        suit = next((suit.key for suit in voice.pack.suits if suit.letter == trump), None)
        return [voice.say("table.trumps", suit=voice.say(f"suit.{suit}"))] if suit else []

    def centre(self, voice: Voice) -> dict[str, Any] | None:
        """What lies in the middle where no tricks are played: ``label``, ``text``, ``note``, and how many ``chips``."""
        return None

    def open_hand(self, voice: Voice, seat: int) -> tuple[Card, ...]:
        """The cards of a player that lie open."""
        return ()

    def did(self, voice: Voice, seat: int, action: Action) -> str | None:
        """A deed as a sentence, where its verb alone does not make one."""
        return None

    def offer(self, voice: Voice, action: Action) -> tuple[str, str] | None:
        """The label of an action and its small letters, where its verb alone does not make them."""
        return None

    def status(self, voice: Voice) -> str | None:
        """What the reader is to do, where the phase alone does not say it."""
        return None

    def opening(self, voice: Voice) -> list[str]:
        """What is read out of a deal that has just been laid out, besides what was done: sentences for what the cloth shows."""
        return []

    def verdict(self, voice: Voice) -> str | None:
        """How a deal ended, as a headline, where it is not decided by points alone."""
        return None

    def facts(self, voice: Voice) -> list[str]:
        """Up to three sentences about a finished deal."""
        return []


@cache
def look(game: str) -> Look:
    """The look of a game; that of every game where it has none of its own."""
    if find_spec(f"{__name__}.{game}") is None:
        return Look()
    own: type[Look] = import_module(f".{game}", __name__).Own
    return own()


def since(voice: Any) -> list[tuple[int, Action]]:
    """What the others have done since the reader last acted."""
    log = voice.seen.log
    start = next((n for n in range(len(log), 0, -1) if log[n - 1][0] == voice.seat), 0)
    return list(log[start:])
