"""What the careful player has before it at Etori where cards are drawn from a stock and each plays for himself.

Worlds are told on bit masks as where all cards are dealt (``_careful_pictures``), but hidden cards may lie in the stock too, and
whoever did not follow suit may have drawn that suit since.
"""
from __future__ import annotations

from typing import Any

from ..deals import Rng
from ..observation import Observation
from ._careful_pictures import FRESH, Game, Situation
from ._fast import Solver, bits, exchange
from ._search import sample

__all__ = ["WithStock"]


class WithStock(Situation):
    """A seat's cards, the table, and a stock of which only the number is known."""

    def __init__(self, seen: Observation, game: Game) -> None:
        super().__init__(seen, game)
        fast = game.fast
        self.lacks = dict.fromkeys(self.lacks, 0)
        self.shown = {**self.lacks}
        """By suit, who has ever shown to lack it; in ``lacks`` who has not drawn since."""
        drawn = len(seen.tricks) + len(seen.hand) - seen.rules.hand_size
        for number, trick in enumerate(seen.all_tricks):
            plays = [(who, fast.bit[card]) for who, card in trick.plays[trick.dead:]]
            led = fast.suit[plays[0][1]]
            lacking = sum([1 << who for who, bit in plays if not bit & led and bit not in (plays[0][1], fast.free)])
            self.shown[led] |= lacking
            if number >= drawn:
                self.lacks[led] |= lacking

    def worlds(self, state: Any, rng: Rng) -> Any:
        """Hands that fit, and the stock as it lies, one after the other.

        A suit that somebody has shown to lack stays with him as the rules dealt it in this world: he can only have drawn it later.
        """
        fast = self.game.fast
        others, stock = [who for who in fast.seats if who != self.seat], len(fast.seats)
        number = 0
        while True:
            if number % FRESH == 0:
                state = (sample(self.seen, rng) if number else state) or state
                hands = [sum([fast.bit[card] for card in cards]) for cards in (*state.hands, state.stock)]
                at = {bit: place for place in (*others, stock) for bit in bits(hands[place])}
                may = {bit: frozenset([who for who in others if not self.shown[fast.suit[bit]] & 1 << who] + [stock]) for bit in at}
                hidden = [bit for bit in at if at[bit] in may[bit]]
            else:
                exchange(hands, hidden, at, may, rng, 2 * len(hidden))
            number += 1
            yield hands[:-1], rng.shuffled(bits(hands[stock]))

    def value(self, hands: Any, bit: int, solver: Solver | None) -> tuple[float, int]:
        """What a card brings in this world, and how many cards were looked at."""
        fast, seat = self.game.fast, self.seat
        left, stock = [*hands[0]], [*hands[1]]
        left[seat] ^= bit
        plays, lacks, taken, turn = [*self.plays, (seat, bit)], {**self.lacks}, self.taken, fast.turn[seat]
        if len(plays) == len(fast.seats):
            turn, _ = fast.holder(plays)
            if not fast.camps[turn]:
                taken += sum([fast.points[one] for _, one in plays])
            plays = []
            if stock:
                fast.draw(left, turn, stock)
                lacks = dict.fromkeys(lacks, 0)
        elif self.plays and not bit & fast.suit[self.plays[0][1]] and bit != fast.free:
            lacks[fast.suit[self.plays[0][1]]] |= 1 << seat
        more, steps = fast.play_on(left, turn, plays, lacks, stock)
        return float(taken + more), steps
