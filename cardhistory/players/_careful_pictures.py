"""The careful player at Etori, Kakeya trump and Goninkan, where all cards are dealt: many worlds, played on and solved on bit masks.

Worlds come from the rules first, which respect all that was seen; then hidden cards are exchanged between the hands at random,
wherever nobody gets a suit he has shown to lack, so that one world leads to many. In each of them every card is tried: the deal is
played on by people who see their own hands (``_fast_play``), or, where few cards are left, solved.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..deals import Rng
from ..observation import Observation
from ..play import Action
from . import Decision, Thought
from ._fast import Fast, Solver, TooDeep, exchange, sifted
from ._search import Weighed, habit, sample, verdict

__all__ = ["Game", "by_masks"]

FRESH = 12
"""So many worlds come from one that the rules made."""
WORLD, DRAWN = 20, 100
"""What exchanging cards costs, and what a world that the rules make costs beside, in cards played on masks."""
EXACT = 4
"""With so many cards a hand, worlds are solved."""
MOST_NODES = 1500
EVEN = 0.2
"""What a picture counts beside what the deal is worth: it is nearer to winning, whatever a playout says."""


@dataclass(frozen=True)
class Game:
    """A game as the masks need it."""

    fast: Fast
    value: Callable[[int], Sequence[float]]
    """By the camp that was dealt the highest card: what the deal is worth to the first camp, by the points it took."""
    top: int = 0
    """The highest card."""
    pinned: int = 0
    """Hidden cards that stay with those who have them in a world that the rules made."""
    solved: int = EXACT
    """With so many cards a hand, worlds are solved."""


def by_masks(seen: Observation, rng: Rng, budget: int, game: Game, table: Situation | None = None) -> Decision:
    """The card that does best on average; ``table`` is what this seat has before it, where there is more to it than a hand."""
    fast = game.fast
    state = sample(seen, rng)
    if state is None:
        return Decision(seen.legal_actions[0], (Thought("in_the_dark"),))
    usual = habit(seen, state, rng)
    table = table or Situation(seen, game)
    actions = {bit_of(fast, seen, action): action for action in seen.legal_actions}
    left = table.different([*actions], bit_of(fast, seen, usual))
    if len(left) == 1:
        return Decision(usual, (Thought("all_alike", usual.cards),))
    order = table.weigh(state, rng, left, budget, actions)
    return Decision(order[0].action, (Thought(verdict(order), order[0].action.cards),))


def bit_of(fast: Fast, seen: Observation, action: Action) -> int:
    """The bit of a card that is played; of a joker that is led, the one that stands for it and the suit it asks for."""
    bit = fast.bit[action.cards[0]]
    if fast.joker and bit == fast.free and not seen.trick:
        return next(one for one, suit in fast.named.items() if suit == (
            fast.suit_of_letter[str(action.args[1])] if len(action.args) > 1 else fast.trump))
    return bit


def tricks_of(fast: Fast, seen: Observation) -> list[tuple[list[tuple[int, int]], int | None]]:
    """The tricks of this deal so far, with their winners; the last is the one on the table."""
    found = [([(who, fast.bit[card]) for who, card in trick.plays], trick.winner)
             for trick in seen.all_tricks]
    if fast.joker:
        played = [action for _, action in seen.log if action.verb == "play"][-sum([len(plays) for plays, _ in found]):]
        for number, (plays, _) in enumerate(found):
            who, bit = plays[0]
            if bit == fast.free:
                action = played[number * len(fast.seats)]
                suit = fast.suit_of_letter[str(action.args[1])] if len(action.args) > 1 else fast.trump
                plays[0] = who, next(one for one, mask in fast.named.items() if mask == suit)
    return found


class Situation:
    """What a seat has before it, in masks."""

    def __init__(self, seen: Observation, game: Game) -> None:
        self.seen, self.game, fast = seen, game, game.fast
        self.seat: int = seen.seat  # type: ignore[assignment]
        bit = fast.bit
        tricks = tricks_of(fast, seen)
        self.plays = tricks[-1][0] if seen.trick else []
        self.lacks = dict.fromkeys(fast.suit.values(), 0)
        self.taken = 0
        self.owner_of_top: int | None = self.seat if game.top in [bit[card] for card in seen.hand] else None
        for plays, winner in tricks:
            led = fast.suit[plays[0][1]]
            for who, one in plays:
                if not one & led and one != fast.free and one not in fast.named:
                    self.lacks[led] |= 1 << who
                if one == game.top:
                    self.owner_of_top = who
            if winner is not None and not fast.camps[winner]:
                self.taken += sum([fast.points[one] for _, one in plays])
        self.sign = -1 if fast.camps[self.seat] else 1

    def different(self, cards: Sequence[int], usual: int) -> list[int]:
        """The cards that can differ, the usual one first."""
        fast, own = self.game.fast, sum([self.game.fast.bit[card] for card in self.seen.hand])
        gone = sum([fast.bit[card] for trick in self.seen.tricks for card in trick.cards])
        others = sum(fast.bit.values()) & ~own & ~gone
        known: dict[Any, int] = {}
        for bit in sorted(cards, key=lambda one: one != usual):
            known.setdefault((fast.suit[bit], fast.over.get(bit, 0) & others, fast.points[bit], bit == fast.free), bit)
        return [*known.values()]

    def worlds(self, state: Any, rng: Rng) -> Any:
        """Hands that fit, one after the other."""
        fast, seen = self.game.fast, self.seen
        number = 0
        while True:
            if number % FRESH == 0:
                state = (sample(seen, rng) if number else state) or state
                hands = [sum([fast.bit[card] for card in hand]) for hand in state.hands]
                others = [who for who in fast.seats if who != self.seat]
                at = {fast.bit[card]: who for who in others for card in state.hands[who]}
                may = {bit: frozenset(who for who in others if not self.lacks[fast.suit[bit]] & 1 << who) for bit in at}
                hidden = [bit for bit in at if len(may[bit]) > 1 and not bit & self.game.pinned]
            else:
                exchange(hands, hidden, at, may, rng, 2 * len(hidden))
            number += 1
            yield hands

    def value(self, hands: Sequence[int], bit: int, solver: Solver | None) -> tuple[float, int]:
        """What a card is worth in this world, and how many cards were looked at."""
        fast, game, seat = self.game.fast, self.game, self.seat
        top = self.owner_of_top
        if top is None and game.top:
            top = next((who for who in fast.seats if hands[who] & game.top), seat)
        table = game.value(fast.camps[top or 0])
        left = [*hands]
        left[seat] = fast.without(left[seat], bit)
        plays = [*self.plays, (seat, bit)]
        taken, turn = self.taken, fast.turn[seat]
        if len(plays) == len(fast.seats):
            turn, _ = fast.holder(plays)
            if not fast.camps[turn]:
                taken += sum([fast.points[one] for _, one in plays])
            plays = []
        if solver is not None:
            before = solver.nodes
            try:
                taken += solver.solve(left, turn, plays)
                return self.sign * (table[taken] + EVEN * taken * 16 / (len(table) - 1)), solver.nodes - before
            except TooDeep:
                pass
        lacks = {**self.lacks}
        if self.plays and not bit & fast.suit[self.plays[0][1]] and bit != fast.free:
            lacks[fast.suit[self.plays[0][1]]] |= 1 << seat
        more, steps = fast.play_on(left, turn, plays, lacks)
        taken += more
        return self.sign * (table[taken] + EVEN * taken * 16 / (len(table) - 1)), steps

    def weigh(self, state: Any, rng: Rng, left: list[int], budget: int, actions: dict[int, Action]) -> tuple[Weighed, ...]:
        """The cards, best first; the first of ``left`` is the usual one."""
        worlds = self.worlds(state, rng)
        exact = len(self.seen.hand) <= self.game.solved
        number = 0

        def world() -> tuple[tuple[list[int], Solver | None], float]:
            nonlocal number
            hands = next(worlds)
            number += 1
            return (hands, Solver(self.game.fast, MOST_NODES) if exact else None), WORLD + (
                DRAWN if number % FRESH == 1 else 0)

        return sifted(left, actions, world, lambda one, bit: self.value(one[0], bit, one[1]), budget)
