"""Trappola at the table: sets declared without a rank, and what a finished deal teaches.

Of a finished deal only what the play itself has shown is said: the trick that turned it, and what is certain about its twos.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...play import Action
from . import Look

if TYPE_CHECKING:
    from ..voice import Voice

__all__ = ["Own"]


class Own(Look):
    """Trappola."""

    def said(self, voice: Voice, seat: int) -> list[str]:
        """The sets a player has declared, as they were heard."""
        told = []
        for who, count, rank in voice.seen.declared:
            if who == seat and rank is None:
                told.append(voice.say("trappola.says.hidden", None, **_words(voice, Action("declare", count))))
            elif who == seat:
                told.append(voice.of("trappola.says", seat, None, **_words(voice, Action("declare", count, rank))))
        return told

    def status(self, voice: Voice) -> str | None:
        """Keep or exchange; once the stock is empty only keep."""
        verbs = {action.verb for action in voice.seen.legal_actions}
        return voice.say("trappola.status.stand") if "stand" in verbs and "exchange" not in verbs else None

    def facts(self, voice: Voice) -> list[str]:
        """The trick that turned the deal, and a two that would have been worth more at its end."""
        return [text for text in (_turn(voice), _spent(voice)) if text]


def _words(voice: Voice, action: Action) -> dict[str, Any]:
    words = voice.words_of(action)
    words.pop("n", None)
    return words


def _turn(scene: Voice) -> str:
    """The trick that brought the winner of the deal most, and why it was lost; empty when none brought anything.

    Last tricks won with twos are told by the score itself, so they are left aside here; so are tricks that had been
    played before the table opened.
    """
    seen, say, game = scene.seen, scene.say, scene.seen.game
    assert seen.outcome is not None
    run = sum(len(line.cards) for line in seen.outcome.lines if line.key == "ending")
    session, best, most = scene.session, 0, 0
    before = len(session.opening[-1].state.observation(scene.seat).tricks) if session.home else 0
    for number, trick in enumerate(seen.tricks[:len(seen.tricks) - run], 1):
        if number <= before or trick.winner is None or seen.sides[trick.winner] != seen.outcome.winner:
            continue
        if scene.gains[number - 1] >= max(most, 1):
            best, most = number, scene.gains[number - 1]
    if not best:
        return ""
    trick = seen.tricks[best - 1]
    assert trick.winner is not None and trick.best is not None
    other = next(card for seat, card in trick.plays if seat != trick.winner)
    fields = {"number": best, "card": scene.card(trick.best), "other": scene.card(other),
              "suit": say(f"suit.{scene.pack.suit_key(trick.led)}")}
    kind = "second" if trick.leader != trick.winner else "void" if other.suit != trick.led.suit else "caught"
    return scene.of(f"{game}.turn.{kind}", trick.winner, most, **fields)


def _spent(scene: Voice) -> str:
    """A two of the reader's that won a trick to which the other had no suit, when the last trick was then led and won with
    another card: what each of them is worth."""
    seen = scene.seen
    last = seen.tricks[-1]
    if last.winner != scene.seat or last.leader != scene.seat or last.best.rank == "2":
        return ""
    for number in range(len(seen.tricks) - 1, 0, -1):
        trick = seen.tricks[number - 1]
        if (trick.leader == trick.winner == scene.seat and trick.best.rank == "2"
                and all(card.suit != trick.led.suit for seat, card in trick.plays if seat != scene.seat)):
            return scene.say(f"{seen.game}.turn.spent", None, number=number, last=scene.session.game.ending(1),
                             points=seen.rules.two_bonus)
    return ""
