"""The bet before a curtain is lifted: questions that are made from any hand, their answers, and what is counted."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..cards import Card
from ..words import templates
from .study_voice import Chair

__all__ = ["Bet", "who_has", "who_takes", "who_wins", "which_void"]

MOST = 999
"""Hands that can be counted for one answer."""


@dataclass
class Bet:
    """A question, its answers, which of them are right, and what is done when it has been answered."""

    kind: str
    text: str
    options: list[str]
    right: frozenset[int]
    then: tuple[str, Any]
    """What was asked for when the question came: ("step", place), ("lift", seat) or ("chair", None)."""
    counts: list[int] = field(default_factory=list)
    chosen: int | None = None
    answered: bool = False

    def __post_init__(self) -> None:
        self.counts = [0] * len(self.options)

    @property
    def answer(self) -> list[str]:
        """The right answers."""
        return [text for place, text in enumerate(self.options) if place in self.right]


def who_takes(voice: Chair, then: tuple[str, Any]) -> Bet | None:
    """Who takes the trick on the table, or the next one; None where no trick is finished any more."""
    end = next((one for one in voice.run.ends if one > voice.place), None)
    if end is None:
        return None
    tricks = voice.run.line[end].state.observation(None).tricks
    seats: list[int | None] = list(voice.seen.seats)
    if voice.say.has(f"{voice.key}.took.nobody"):
        seats.append(None)
    names = [voice.say("study.nobody") if seat is None else voice.name(seat) for seat in seats]
    return Bet("trick", voice.say("study.ask.trick", n=len(tricks)), names, frozenset({seats.index(tricks[-1].winner)}), then)


def who_wins(voice: Chair, then: tuple[str, Any]) -> Bet | None:
    """Who wins the deal, or the pot; None where the hand is not finished."""
    last = voice.run.line[-1].state
    if last.outcome is None:
        return None
    seen = last.observation(None)
    sides = sorted(set(seen.sides))
    pot = seen.fact("pot") is not None
    won = {seen.sides[seat] for seat in seen.fact("winners") or ()} or ({last.outcome.winner} - {None})
    names = [voice.side_name(side) for side in sides] + [voice.say("study.nobody")]
    right = frozenset(sides.index(side) for side in won) or frozenset({len(sides)})
    return Bet("deal", voice.say("study.ask.pot" if pot else "study.ask.deal"), names, right, then)


def who_has(voice: Chair, then: tuple[str, Any]) -> Bet | None:
    """Who holds the highest card that this chair has not seen; None where it has seen all."""
    seen = voice.seen
    known = {*seen.hand, *(card for trick in seen.tricks for card in trick.cards), *(seen.trick.cards if seen.trick else ()),
             *(card for _, cards in seen.thrown for card in cards), *(card for seat in seen.seats for card in voice.known(seat))}
    held = {card: seat for seat in seen.seats for card in voice.hand(seat)}
    unseen = [card for card in voice.pack.cards if card not in known]
    others = [seat for seat in seen.seats if seat != voice.chair]
    if not unseen or not any(card in held for card in unseen):
        return None
    card = min(unseen, key=lambda one: _height(voice, one))
    options = [voice.name(seat) for seat in others] + [voice.say("study.ask.stock")]
    right = others.index(held[card]) if held.get(card) in others else len(others)
    return Bet("card", voice.say("study.ask.card", card=voice.card(card)), options, frozenset({right}), then)


def _height(voice: Chair, card: Card) -> tuple[Any, ...]:
    """The more a card is worth, the sooner it is asked for: points, a name of its own (the words have them in order), place in the pack."""
    keys = list(templates())
    name = f"{voice.key}.name.{card.code}"
    return -(voice.points_of(card) or 0), keys.index(name) if name in keys else len(keys), voice.pack.cards.index(card)


def which_void(voice: Chair, seat: int, then: tuple[str, Any]) -> Bet | None:
    """Which suit a seat has none of; None where suits need not be followed, and where it has too few cards for a question."""
    hand = voice.hand(seat)
    suits = list(voice.pack.suits)
    lacking = {place for place, suit in enumerate(suits) if all(card.suit != suit.letter for card in hand)}
    if len(hand) < len(suits) - 1 or not voice.run.following[0]:
        return None
    options = [voice.say(f"suit.{suit.key}") for suit in suits] + [voice.say("study.ask.void.none", who=voice.name(seat))]
    return Bet("void", voice.say("study.ask.void", who=voice.name(seat)), options, frozenset(lacking or {len(suits)}), then)
