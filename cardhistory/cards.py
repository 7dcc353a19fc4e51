"""Cards and packs.

A card is a rank in a suit and nothing more: it has no strength and no points, because those belong to a game
(the two of swords beats nothing in one game and almost everything in another).
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

__all__ = ["Card", "InvalidCard", "Pack", "Rank", "Suit", "card"]


class InvalidCard(ValueError):
    """A text that names no card of the pack in hand; the message says which text and what is accepted."""


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit of a pack: its one-letter code (``S``) and its key (``swords``), under which words and pictures are found."""

    letter: str
    key: str


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank of a pack: its code (``R``, ``T`` for ten) and its key (``king``)."""

    letter: str
    key: str


class Card:
    """One card: a rank code and a suit code. ``str(card)`` is its code, rank first: ``AS``, ``TC``, ``Jk``.

    Equal cards are the same object, so comparing cards costs nothing and a card cannot be changed.

    >>> Card("A", "S") is Card("A", "S")
    True
    >>> str(Card("T", "C"))
    'TC'
    """

    __slots__ = ("code", "rank", "suit")
    _known: dict[tuple[str, str], Card] = {}

    code: str
    rank: str
    suit: str

    def __new__(cls, rank: str, suit: str) -> Card:
        known = cls._known.get((rank, suit))
        if known is None:
            known = object.__new__(cls)
            for name, value in (("rank", rank), ("suit", suit), ("code", rank + suit)):
                object.__setattr__(known, name, value)
            known = cls._known.setdefault((rank, suit), known)
        return known

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed: {self.code}.{name}")

    __delattr__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type[Card], tuple[str, str]]:
        return Card, (self.rank, self.suit)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return self.code


@dataclass(frozen=True)
class Pack:
    """A pack of cards as one tuple, suit by suit and from the highest printed rank down.

    ``letter`` begins the deal codes of the pack; ``extras`` are cards outside the suits (a joker), ``without`` cards of these
    suits and ranks that the pack lacks.
    """

    key: str
    letter: str
    suits: tuple[Suit, ...]
    ranks: tuple[Rank, ...]
    extras: tuple[Card, ...] = ()
    without: tuple[Card, ...] = ()
    cards: tuple[Card, ...] = field(init=False)

    def __post_init__(self) -> None:
        plain = tuple(card for suit in self.suits for rank in self.ranks
                      if (card := Card(rank.letter, suit.letter)) not in self.without)
        object.__setattr__(self, "cards", plain + self.extras)

    def __repr__(self) -> str:
        return f"<Pack {self.key}: {len(self.cards)} cards>"

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.place

    @cached_property
    def place(self) -> dict[Card, int]:
        """Where each card stands in pack order, from 0."""
        return {card: i for i, card in enumerate(self.cards)}

    @cached_property
    def _by_code(self) -> dict[str, Card]:
        return {card.code.upper(): card for card in self.cards}

    @cached_property
    def _rank_keys(self) -> dict[str, str]:
        return {rank.letter: rank.key for rank in self.ranks}

    @cached_property
    def _suit_keys(self) -> dict[str, str]:
        return {suit.letter: suit.key for suit in self.suits}

    def rank_key(self, card: Card) -> str:
        """The key of the card's rank (``king``); ``joker`` for a card outside the suits."""
        return self._rank_keys.get(card.rank, "joker")

    def suit_key(self, card: Card) -> str:
        """The key of the card's suit (``swords``); empty for a card outside the suits."""
        return self._suit_keys.get(card.suit, "")

    def card(self, text: str | Card) -> Card:
        """Read one card code, in any case; ``10S`` is read as ``TS``.

        Raises InvalidCard, naming the text and the letters of this pack.
        """
        if isinstance(text, Card):
            if text in self.place:
                return text
            text = text.code
        code = str(text).strip().upper()
        if code.startswith("10"):
            code = "T" + code[2:]
        found = self._by_code.get(code)
        if found is None:
            ranks = " ".join(rank.letter for rank in self.ranks)
            suits = ", ".join(f"{suit.letter} {suit.key}" for suit in self.suits)
            extra = "".join(f", or {card}" for card in self.extras)
            raise InvalidCard(
                f"{str(text)[:40]!r} is no card of the {self.key} pack: "
                f"write a rank ({ranks}) and then a suit ({suits}){extra}"
            )
        return found

    def read(self, text: str | Iterable[str | Card]) -> tuple[Card, ...]:
        """Read several cards: ``'AS RS 2B'`` or any sequence of cards and codes. Raises InvalidCard."""
        parts = text.replace(",", " ").split() if isinstance(text, str) else text
        return tuple(self.card(part) for part in parts)

    def sort(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in pack order."""
        return tuple(sorted(cards, key=self.place.__getitem__))


def card(pack: Pack, text: str | Card) -> Card:
    """Read one card of a pack: ``card(pack, 'AS')``. Raises InvalidCard."""
    return pack.card(text)
