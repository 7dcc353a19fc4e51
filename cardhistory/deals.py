"""Deals: the whole pack in order, shuffled the same way for ever and everywhere.

**The shuffle, in full** (`deals.js` beside this file is the same in JavaScript; `tests/test_deals.py` holds the vectors):
the generator is SplitMix64. State: one 64-bit number, at first the deal number. Each draw adds 0x9E3779B97F4A7C15 to the
state and returns the state mixed: z ^= z >> 30; z *= 0xBF58476D1CE4E5B9; z ^= z >> 27; z *= 0x94D049BB133111EB;
z ^= z >> 31, all modulo 2**64. A whole number below n is a draw modulo n, where draws from the incomplete last run of n
(those not below 2**64 - 2**64 mod n) are thrown away. The pack, in its printed order, is shuffled by Fisher and Yates: for i
from the last place down to 1, the card at i changes places with the card at a drawn place from 0 to i.
Card 0 is dealt first.

**Deal codes.** A letter for the pack, the number in base 32 (Crockford's digits: no I, L, O, U), a hyphen, and two check
digits: ``T1FP-…`` is Trappola deal 1526. Case, spaces and hyphens do not matter; O reads as 0, I and L as 1.
A deal that was composed by hand is written the same way, with its place among all orders of the pack as the number.

**A hand for each.** In a class with one deal, everybody with a number has a deal of their own: the deal whose number is the
n-th draw of the generator that begins with the class's deal number, modulo 2**30. Of deal 1526, number 1 has deal 365708545.
"""
from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import factorial
from typing import TypeVar

from .cards import Card, InvalidCard, Pack

__all__ = ["Deal", "DealError", "Rng", "MAX_NUMBER", "MOST_OWN"]

T = TypeVar("T")

MAX_NUMBER = 2**40 - 1
"""The largest deal number; the smallest is 0."""

MOST_OWN = 999_999
"""The largest number for which a deal has a deal of one's own; the smallest is 1."""

_MASK = 2**64 - 1
_STEP = 0x9E3779B97F4A7C15
_OWN = 2**30  # deals of one's own are drawn from so many: six digits of a code, and hardly ever two alike in a school
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans("OILU", "011V")
_CHECK = 1021  # the largest prime below 32 * 32: any one wrong digit, and any two neighbours exchanged, change the check
_NUMBER_LENGTH = 8  # digits of the largest deal number; anything longer is a deal composed by hand


class DealError(ValueError):
    """A deal number, code or list of hands that cannot be dealt; the message names what is wrong.

    ``key`` names the kind of slip in a number or code that was read: ``empty``, ``negative``, ``large``, ``letter``,
    ``sign``, ``length``, ``slip``; otherwise it is empty.
    """

    def __init__(self, message: str, key: str = "") -> None:
        super().__init__(message)
        self.key = key


class Rng:
    """The project's own generator (SplitMix64): the same numbers in every Python and every browser.

    >>> Rng(1526).below(36)
    33
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def draw(self) -> int:
        """The next whole number from 0 to 2**64 - 1."""
        self._state = z = (self._state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely. Raises ValueError when n < 1."""
        if n < 1:
            raise ValueError(f"cannot draw a number below {n}")
        limit = _MASK + 1 - (_MASK + 1) % n
        while True:
            z = self.draw()
            if z < limit:
                return z % n

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely. Raises ValueError when there is none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in a random order (Fisher and Yates); the argument is left as it was."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def _place_of(order: Sequence[Card], pack: Pack) -> int:
    """Where an order stands among all orders of the pack, from 0 (its Lehmer code read as one number)."""
    left = list(pack.cards)
    number = 0
    for i, card in enumerate(order):
        at = left.index(card)
        del left[at]
        number += at * factorial(len(order) - 1 - i)
    return number


def _order_at(number: int, pack: Pack) -> tuple[Card, ...]:
    left = list(pack.cards)
    order = []
    for i in range(len(left) - 1, -1, -1):
        at, number = divmod(number, factorial(i))
        order.append(left.pop(at))
    return tuple(order)


def _base32(number: int, width: int = 1) -> str:
    digits = ""
    while number or len(digits) < width:
        number, digit = divmod(number, 32)
        digits = _DIGITS[digit] + digits
    return digits


def _check(letter: str, digits: str) -> str:
    value = ord(letter)
    for digit in digits:
        value = (value * 32 + _DIGITS.index(digit)) % _CHECK
    return _base32(value, 2)


@dataclass(frozen=True)
class Deal:
    """The whole pack in the order in which it is dealt and drawn: the only chance in a game.

    ``number`` is the deal's number when it came from the shuffle, and None when it was composed.
    """

    pack: Pack
    order: tuple[Card, ...]
    number: int | None = None
    hands: tuple[tuple[int, tuple[Card, ...]], ...] = field(default=(), compare=False)
    """Hands named by seat in `fixed`; the game lays the order for its own packets and dealer (`seated`)."""
    top: tuple[Card, ...] = field(default=(), compare=False)
    """The first cards of the stock, where `fixed` named hands by seat."""
    chance: int | None = None
    """Another `seed` than the deal's own: only for supposed worlds, in which hidden cards lie otherwise and yet everything
    else must fall out as it did. The code does not keep it."""

    def __repr__(self) -> str:
        return f"<Deal {self.code}>"

    @classmethod
    def numbered(cls, pack: Pack, number: int) -> Deal:
        """Shuffle the pack by a number from 0 to MAX_NUMBER. Raises DealError."""
        if isinstance(number, bool) or not isinstance(number, int):
            raise DealError(f"a deal number is a whole number, not {number!r}")
        if not 0 <= number <= MAX_NUMBER:
            raise DealError(f"deal {number} does not exist: deal numbers go from 0 to {MAX_NUMBER}", "negative" if number < 0 else "large")
        return cls(pack, tuple(Rng(number).shuffled(pack.cards)), number)

    @classmethod
    def fixed(cls, pack: Pack, hands: Mapping[int, str | Iterable[str | Card]],
              stock: str | Iterable[str | Card] = (), packets: Sequence[int] | None = None) -> Deal:
        """Compose a deal in which each seat of ``hands`` gets just these cards, whoever deals.

        ``stock`` names the first cards of the stock; cards not named follow in pack order, first to the seats without
        a hand. With ``packets`` the order is laid at once: the hands are dealt in the order given, in turn by these
        packets (``(4, 5)``: four to each, then five to each), and the seats are then those of the order.
        Raises DealError for a card that is foreign to the pack or named twice, and for hands of unlike lengths.
        """
        try:
            read = {seat: pack.read(cards) for seat, cards in hands.items()}
            first = pack.read(stock)
        except InvalidCard as error:
            raise DealError(str(error)) from None
        named: list[Card] = []
        lengths = {len(cards) for cards in read.values()}
        if len(lengths) > 1:
            raise DealError("the hands are not of one length: "
                            + ", ".join(f"seat {seat} has {len(cards)}" for seat, cards in read.items()))
        sizes = tuple(packets) if packets else (*lengths,)
        if read and sum(sizes) != next(iter(lengths)):
            raise DealError(f"a hand here has {sum(sizes)} cards, not {next(iter(lengths))}")
        begin = 0
        for size in sizes:
            for cards in read.values():
                named += cards[begin:begin + size]
            begin += size
        named += first
        seen: set[Card] = set()
        for card in named:
            if card in seen:
                raise DealError(f"{card} is named twice")
            seen.add(card)
        return cls(pack, tuple(named) + tuple(card for card in pack.cards if card not in seen),
                   hands=() if packets else tuple(read.items()), top=() if packets else first)

    def seated(self, seats: Sequence[int], packets: Sequence[int]) -> Deal:
        """The deal with hands named by seat laid in order, for seats served in this order and by these packets.

        Any other deal as it is. Raises DealError for a seat that is not at the table and for a hand of the wrong length.
        """
        if not self.hands:
            return self
        for seat, cards in self.hands:
            if seat not in seats:
                raise DealError(f"there is no seat {seat!r} at this table; the seats are {', '.join(map(str, sorted(seats)))}")
            if len(cards) != sum(packets):
                raise DealError(f"a hand here has {sum(packets)} cards; seat {seat} has {len(cards)}")
        named = dict(self.hands)
        taken = {card for cards in named.values() for card in cards} | {*self.top}
        rest = iter([card for card in self.pack.cards if card not in taken])
        hands = {seat: named[seat] if seat in named else tuple(next(rest) for _ in range(sum(packets))) for seat in seats}
        return Deal.fixed(self.pack, hands, stock=self.top, packets=packets)

    @classmethod
    def read(cls, pack: Pack, text: str) -> Deal:
        """Read a deal number or a deal code. Raises DealError, saying what is wrong and what is accepted."""
        plain = "".join(str(text).upper().split())
        if plain[:1] in ("-", "–", "−") and plain[1:].isdigit():
            raise DealError(f"deal {str(text).strip()[:30]} does not exist: deal numbers go from 0 to {MAX_NUMBER}", "negative")
        plain = plain.replace("-", "").replace("–", "").replace("−", "")
        shown = repr(str(text)[:60])
        accepted = f"a number from 0 to {MAX_NUMBER}, or a code such as {cls.numbered(pack, 1526).code}"
        if not plain:
            raise DealError(f"no deal was named: write {accepted}", "empty")
        if plain.isascii() and plain.isdigit():
            return cls.numbered(pack, int(plain.lstrip("0")[:20] or "0"))
        letter, body = plain[0], plain[1:].translate(_ALIKE)
        strange = [sign for sign in body if sign not in _DIGITS]
        if letter != pack.letter:
            raise DealError(f"{shown} does not begin with {pack.letter}, as deals of the {pack.key} pack do: write {accepted}", "letter")
        if strange:
            raise DealError(f"{shown} has a sign that no code uses, {strange[0]!r}: write {accepted}", "sign")
        digits, check = body[:-2], body[-2:]
        if not digits or len(body) > 70:
            raise DealError(f"{shown} has the wrong length for a code: write {accepted}", "length")
        if _check(letter, digits) != check:
            raise DealError(f"{shown} has a slip in it: its check digits do not fit; compare it with the original, or write {accepted}",
                            "slip")
        number = _value(digits)
        if len(digits) <= _NUMBER_LENGTH:
            return cls.numbered(pack, number)
        if number >= factorial(len(pack)):
            raise DealError(f"{shown} lies beyond the last order of the {pack.key} pack: write {accepted}", "slip")
        return cls(pack, _order_at(number, pack))

    @classmethod
    def of(cls, pack: Pack, deal: int | str | Deal) -> Deal:
        """A deal from a number, a code or a deal of the same pack. Raises DealError."""
        if isinstance(deal, Deal):
            if deal.pack != pack:
                raise DealError(f"a deal of the {deal.pack.key} pack cannot be played with the {pack.key} pack")
            return deal
        return cls.read(pack, deal) if isinstance(deal, str) else cls.numbered(pack, deal)

    @property
    def code(self) -> str:
        """The deal's short, checked code; `Deal.read` reads it back."""
        if self.number is not None:
            digits = _base32(self.number)
        else:
            digits = _base32(_place_of(self.order, self.pack), _NUMBER_LENGTH + 1)
        return f"{self.pack.letter}{digits}-{_check(self.pack.letter, digits)}"

    @cached_property
    def seed(self) -> int:
        """A 64-bit number that belongs to this deal: for everything that should be the same whenever it is played."""
        if self.chance is not None:
            return self.chance
        named = self.code.encode()
        return int.from_bytes(hashlib.blake2b(named, digest_size=8).digest(), "big")

    def own(self, number: int) -> Deal:
        """The deal that belongs to a number in a class which has been given this deal (see the head of this file).

        Raises DealError when the number is not from 1 to MOST_OWN, and when this deal was composed and so has no number.
        """
        if self.number is None:
            raise DealError("a deal set up by hand has no deals for numbers", "composed")
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MOST_OWN:
            raise DealError(f"a number for a deal of one's own goes from 1 to {MOST_OWN}, not {number!r}", "number")
        return Deal.numbered(self.pack, Rng(self.number + (number - 1) * _STEP).draw() % _OWN)

    def next(self) -> Deal:
        """The deal that follows in a match: the next number; after a composed deal, a number drawn from its code."""
        if self.number is None:
            return Deal.numbered(self.pack, self.seed & 0xFFFFF)
        return Deal.numbered(self.pack, (self.number + 1) & MAX_NUMBER)


def _value(digits: str) -> int:
    value = 0
    for digit in digits:
        value = value * 32 + _DIGITS.index(digit)
    return value
