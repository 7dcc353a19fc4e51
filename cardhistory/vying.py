"""Vying: a round of stakes, and the pot. Shared by every game in which one stakes on a hand instead of playing it out.

A `Round` is a frozen value. Each of its functions gives the round after somebody has spoken; what may be said at all is for
the game to decide. Chips are whole numbers; nobody can win more than was laid down, so chips are conserved.

Speaking goes round from the first seat. Whoever stakes or raises must be answered by all others still in: they call
(lay down as much), raise, or fold. Where a table allows it, a stake may be refused: if nobody at all accepts it, it goes back
to whoever laid it down.

>>> table = Round.of((1, 2, 3, 0))
>>> table = table.passes().stakes(2).calls().folds()      # 1 passes, 2 stakes two, 3 calls, 0 folds
>>> table.to_act, table.owes(1), table.total
(1, 2, 4)
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

__all__ = ["Round", "share"]


@dataclass(frozen=True, slots=True)
class Round:
    """A round of vying in progress."""

    order: tuple[int, ...]
    """Every seat that began the round, in the order of speaking."""
    live: tuple[int, ...]
    """The seats still in, in the order of speaking."""
    waiting: tuple[int, ...]
    """The seats that must still speak, the next one first."""
    paid: tuple[tuple[int, int], ...] = ()
    """(seat, chips laid down in this round), only seats that laid some down."""
    level: int = 0
    """What a seat must have laid down in this round to stay in."""
    before: int = 0
    """The level before the stake that is not yet accepted."""
    raises: int = 0
    last: int | None = None
    """Who laid down the latest stake."""
    accepted: bool = True
    """Has somebody accepted the latest stake?"""
    refused: tuple[int, ...] = ()
    """The seats that refuse the latest stake."""
    spoken: tuple[int, ...] = ()
    """The seats that have passed, called, staked or raised."""

    @classmethod
    def of(cls, order: Sequence[int]) -> Round:
        """A round in which these seats speak in this order."""
        order = tuple(order)
        return cls(order, order, order)

    @property
    def to_act(self) -> int | None:
        """The seat to speak; None when the round is over."""
        return self.waiting[0] if self.waiting and len(self.live) > 1 else None

    @property
    def total(self) -> int:
        """All chips laid down in this round."""
        return sum([chips for _, chips in self.paid])

    def of_seat(self, seat: int) -> int:
        """The chips a seat has laid down in this round."""
        for who, chips in self.paid:
            if who == seat:
                return chips
        return 0

    def owes(self, seat: int) -> int:
        """The chips a seat must still lay down to stay in."""
        return self.level - self.of_seat(seat)

    @property
    def may_be_refused(self) -> bool:
        """Can the latest stake still be refused: not yet accepted, and more than two seats in?"""
        return self.level > 0 and not self.accepted and len(self.live) > 2

    # What a seat does: always the seat that is to act

    def passes(self) -> Round:
        """The seat lays down nothing and stays where it is."""
        return replace(self, waiting=self.waiting[1:], spoken=(*self.spoken, self.waiting[0]))

    def calls(self) -> Round:
        """The seat lays down what it owes; whoever had refused must now answer after all."""
        seat = self.waiting[0]
        return replace(self, waiting=(*self.waiting[1:], *self.refused), refused=(), accepted=True,
                       paid=self._laid(seat, self.level), spoken=(*self.spoken, seat))

    def stakes(self, more: int) -> Round:
        """The seat lays down what it owes and ``more`` on top, which all others must answer."""
        seat = self.waiting[0]
        level = self.level + more
        return replace(self, waiting=self._others(seat), refused=(), accepted=False, paid=self._laid(seat, level), level=level,
                       before=self.level, last=seat, raises=self.raises + (self.level > 0), spoken=(*self.spoken, seat))

    def folds(self) -> Round:
        """The seat gives up what it laid down. With two left, whoever had refused must answer."""
        seat = self.waiting[0]
        live = tuple([one for one in self.live if one != seat])
        waiting, refused = self.waiting[1:], self.refused
        if len(live) == 2 and refused:
            waiting, refused = waiting + refused, ()
        return replace(self, live=live, waiting=waiting, refused=refused)._settled()

    def refuses(self) -> Round:
        """The seat finds the stake too high. When all have done so, it is taken back."""
        return replace(self, waiting=self.waiting[1:], refused=(*self.refused, self.waiting[0]))._settled()

    def _settled(self) -> Round:
        if self.waiting or not self.refused or self.last is None:
            return self
        back = replace(self, paid=self._laid(self.last, self.before), level=self.before, accepted=True, refused=())
        return replace(back, waiting=tuple([seat for seat in self._others(self.last)
                                            if back.owes(seat) or seat not in self.spoken]))

    def lays(self, seat: int, level: int) -> Round:
        """Any seat lays down chips up to this level; whose turn it is does not change."""
        return replace(self, paid=self._laid(seat, level))

    def _laid(self, seat: int, chips: int) -> tuple[tuple[int, int], ...]:
        kept = tuple([one for one in self.paid if one[0] != seat])
        return (*kept, (seat, chips)) if chips else kept

    def _others(self, seat: int) -> tuple[int, ...]:
        at = self.order.index(seat)
        return tuple([one for one in self.order[at + 1:] + self.order[:at] if one in self.live])


def share(pot: int, winners: Sequence[int]) -> tuple[int, int]:
    """What each winner gets of a pot, and the chips that cannot be divided and stay in it.

    >>> share(16, (0, 2, 3))
    (5, 1)
    """
    return divmod(pot, len(winners))
