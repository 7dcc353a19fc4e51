"""Trappola with open cards, solved exactly: how many points more than the other the leader still makes, both playing best.

Alpha-beta over whole tricks with a table of what has been solved, on bit masks: a hand is a whole number of 36 bits, nine for
each suit in the order of the pack, the two lowest and the ace highest. Counted are cards captured, the 10 for a trick won with
a two, the last trick, and the endings that replace these; not the sets, for no card that is played changes them. One option
is not covered: ``stop_at_target_midhand``, by which a deal may end before its last trick.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..cards import Card
from ..packs import TRAPPOLA_36 as PACK

__all__ = ["Solver", "mask"]

_RANKS = tuple(rank.letter for rank in reversed(PACK.ranks))
_SUITS = tuple(suit.letter for suit in PACK.suits)
BIT = {card: 1 << (9 * _SUITS.index(card.suit) + _RANKS.index(card.rank)) for card in PACK.cards}
CARD = {bit: card for card, bit in BIT.items()}
_SHIFTS = (0, 9, 18, 27)
_FAR = 100_000


def mask(cards: Iterable[Card]) -> int:
    """A hand as one whole number."""
    return sum([BIT[card] for card in cards])


class Solver:
    """Solves positions under one set of rules, and remembers what it has solved.

    A value is the points of the leader less those of the other in the tricks still to come.
    """

    def __init__(self, rules: Any) -> None:
        points = dict(rules.card_points)
        self.worth: list[int] = [points.get(rank, 0) for rank in _RANKS]
        self.bonus: int = rules.two_bonus
        steps = (1, 2, 3) if rules.ending_two_mode == "linear" else (1, 2, 4)
        less = 0 if rules.ending_two_additive else self.bonus
        self.end: tuple[int, ...] = (rules.last_trick, *(rules.ending_two * step - less * run for run, step in enumerate(steps, 1)))
        """What the last trick adds to the 10s already counted, by how many of the last tricks were won with twos."""
        self.known: dict[int, tuple[int, int]] = {}
        self.nodes = 0
        """Positions searched so far."""
        self._tried: dict[int, tuple[int, ...]] = {}

    def places(self, own: int, live: int) -> tuple[int, ...]:
        """The places of a suit worth trying, strongest first, for the holder of ``own`` while ``live`` are in play.

        Neighbours that count the same are worth the same, so one of them is enough; a two is like no other card.
        """
        key = own << 9 | live
        found = self._tried.get(key)
        if found is None:
            places: list[int] = []
            above = -1
            for place in range(8, -1, -1):
                if own >> place & 1:
                    if above < 0 or not place or self.worth[above] != self.worth[place]:
                        places.append(place)
                    above = place
                elif live >> place & 1:
                    above = -1
            found = self._tried[key] = tuple(places)
        return found

    def value(self, leader: int, other: int, run: int = 0, low: int = -_FAR, high: int = _FAR) -> int:
        """The value of a position between tricks: exact if it lies between ``low`` and ``high``, else a bound on that side.

        ``leader`` and ``other`` are their hands, ``run`` how many tricks just before were won with twos.
        """
        left = leader.bit_count()
        if left == 0:
            return self.end[run]
        if run and left + run > 3:
            run = 0
        key = (leader << 36 | other) << 2 | run
        floor, roof = self.known.get(key, (-_FAR, _FAR))
        if floor >= high or floor == roof:
            return floor
        if roof <= low:
            return roof
        low, high = max(low, floor), min(high, roof)
        self.nodes += 1
        best, bar = -_FAR, low
        for shift, place in self._leads(leader, other):
            got = self.lead(leader, other, run, shift, place, bar, high)
            if got > best:
                best = got
                if best >= high:
                    break
                bar = max(bar, best)
        if best <= low:
            self.known[key] = floor, min(roof, best)
        elif best >= high:
            self.known[key] = max(floor, best), roof
        else:
            self.known[key] = best, best
        return best

    def _leads(self, leader: int, other: int) -> list[tuple[int, int]]:
        """Leads worth trying, the most promising first: what wins, dearest first; then what loses, cheapest first."""
        order: list[tuple[int, int, int]] = []
        for shift in _SHIFTS:
            own = leader >> shift & 511
            if own:
                theirs = other >> shift & 511
                for place in self.places(own, own | theirs):
                    wins = not theirs >> place
                    value = self.bonus if wins and not place else self.worth[place]
                    order.append((-20 - value if wins else value, shift, place))
        order.sort()
        return [(shift, place) for _, shift, place in order]

    def lead(self, leader: int, other: int, run: int, shift: int, place: int, low: int = -_FAR, high: int = _FAR) -> int:
        """The value to the leader of leading one card; bounds as in `value`."""
        rest = leader & ~(1 << shift + place)
        theirs = other >> shift & 511
        got = _FAR
        if theirs:
            for reply in self._answers(theirs, theirs | leader >> shift & 511, place):
                got = min(got, self.answer(rest, other, run, shift, place, shift, reply, low, min(high, got)))
                if got <= low:
                    break
            return got
        for away in _SHIFTS:
            theirs = other >> away & 511
            if theirs:
                for reply in self.places(theirs, theirs | leader >> away & 511)[::-1]:
                    got = min(got, self.answer(rest, other, run, shift, place, away, reply, low, min(high, got)))
                    if got <= low:
                        return got
        return got

    def _answers(self, theirs: int, live: int, place: int) -> tuple[int, ...]:
        """Cards of the suit led: the dearest that wins first, the cheapest that loses last but one."""
        found = self.places(theirs, live)
        return found if found[0] > place else found[::-1]

    def answer(self, rest: int, other: int, run: int, shift: int, place: int, away: int, reply: int,
               low: int = -_FAR, high: int = _FAR) -> int:
        """The value to the leader of a whole trick: the card led is gone from ``rest``, the answer not yet from ``other``."""
        after = other & ~(1 << away + reply)
        points = self.worth[place] + self.worth[reply]
        if away == shift and reply > place:
            return -points - self.value(after, rest, 0, -points - high, -points - low)
        if place:
            return points + self.value(rest, after, 0, low - points, high - points)
        points += self.bonus
        return points + self.value(rest, after, run + 1 if run < 3 else 3, low - points, high - points)
