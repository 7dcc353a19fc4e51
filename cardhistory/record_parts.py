"""What records are made of: the mark for an unknown card, a deal that is known in part, a variation, and the error."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .cards import Card, InvalidCard, Pack
from .deals import Deal
from .play import Action

__all__ = ["UNKNOWN", "Log", "PartDeal", "RecordError", "Variation", "fits", "is_part"]

UNKNOWN = "??"
"""Stands for a card, or the rank of a set, that whoever wrote the record did not see."""

Log = tuple[tuple[int, Action], ...]
"""What was done: (seat, action), in order."""


class RecordError(ValueError):
    """A text that is no record, or a record that cannot be played; the message says where and what is accepted.

    ``line`` is the line of the text, ``deal`` and ``action`` the place in the record, from 1; 0 where there is none.
    """

    def __init__(self, message: str, *, line: int = 0, deal: int = 0, action: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.message, self.line, self.deal, self.action = message, line, deal, action


@dataclass(frozen=True)
class PartDeal:
    """A deal as far as it is known: every place of the pack in the order of dealing, None where the card is unknown."""

    pack: Pack
    places: tuple[Card | None, ...]
    shown: tuple[tuple[int, Card], ...] = ()
    """What was laid open by the end (hands thrown away or shown): (seat, card), in the order of seats and pack."""

    @classmethod
    def read(cls, pack: Pack, text: str, shown: Iterable[str] = ()) -> PartDeal:
        """Read the cards in the order of dealing, ``??`` for one unknown, and hands laid open: ``"1: AS RS"``.

        Raises RecordError for a card that is foreign or named twice, and for too few or too many.
        """
        places = tuple([None if code == UNKNOWN else _card(pack, code) for code in text.split()])
        if len(places) != len(pack):
            raise RecordError(f"the {pack.key} pack has {len(pack)} cards; here are {len(places)}, counting each {UNKNOWN}")
        _once([card for card in places if card is not None])
        laid: list[tuple[int, Card]] = []
        for hand in shown:
            seat, colon, cards = str(hand).partition(":")
            if not colon or not seat.strip().isdecimal() or len(seat) > 4:
                raise RecordError(f"a hand laid open begins with its seat and a colon, as 1: AS does, not {str(hand)[:40]!r}")
            laid += [(int(seat), _card(pack, code)) for code in cards.split()]
        _once([card for _, card in laid])
        return cls(pack, places, tuple(laid))


@dataclass(frozen=True)
class Variation:
    """Another way on: from a deal (from 1) after so many of its actions, what might have been done, and a remark."""

    deal: int
    after: int
    log: Log
    text: str = ""


def _card(pack: Pack, code: str) -> Card:
    try:
        return pack.card(code)
    except InvalidCard as error:
        raise RecordError(str(error)) from None


def _once(cards: list[Card]) -> None:
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise RecordError(f"{card} is named twice")


def fits(heard: Action, done: Action) -> bool:
    """Could what was heard have been this? ``declare 3 ??`` could be ``declare 3 A``."""
    return heard.verb == done.verb and len(heard.args) == len(done.args) and all(
        one in (UNKNOWN, other) for one, other in zip(heard.args, done.args, strict=True))


def is_part(deal: Deal | PartDeal, log: Log) -> bool:
    """Is a card of this deal unknown, or something that was done in it?"""
    return isinstance(deal, PartDeal) or any(UNKNOWN in action.args for _, action in log)
