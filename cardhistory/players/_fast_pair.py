"""Elfern on bit masks: two players, a stock from which both draw, and an end in which all cards are known.

A card is one bit, a hand a whole number. While the stock lasts both go on by rules of thumb, looking at their own hands only; what
comes after it is solved, or played on by rules of thumb as well where that would take too long.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import Card
from ._fast import bits

__all__ = ["Pair"]

BRAVE = 0.6
"""As in ``_tavern_elfern.py``."""


class Pair:
    """The cards of a game: ``above`` by a card led the cards that take it, ``figures`` the cards that count, ``suits`` by a card.

    ``beat`` tells whether the card led must be beaten once the stock is gone, ``lead`` whether the winner of a trick leads.
    """

    def __init__(self, above: Mapping[Card, frozenset[Card]], cards: Sequence[Card], figures: frozenset[Card], beat: bool,
                 winner_leads: bool) -> None:
        self.bit = {card: 1 << place for place, card in enumerate(cards)}
        self.card = {bit: card for card, bit in self.bit.items()}
        self.above = {self.bit[card]: sum([self.bit[other] for other in over]) for card, over in above.items()}
        self.below = {bit: sum([other for other, over in self.above.items() if over & bit]) for bit in self.card}
        self.suit = {bit: sum([self.bit[other] for other in cards if other.suit == card.suit]) for bit, card in self.card.items()}
        self.figures = sum([self.bit[card] for card in figures])
        self.aces = sum([self.bit[card] for card in cards if card.rank == "A"])
        self.weak = {bit: place % 8 for place, bit in enumerate(self.card)}
        self.must_beat, self.winner_leads = beat, winner_leads
        self._known: dict[tuple[int, int, int], tuple[int, int]] = {}
        self.nodes = 0

    # Rules

    def legal(self, hand: int, led: int, stock: bool) -> int:
        """The cards of a hand that may answer a card; with a stock all of them."""
        if stock or not led:
            return hand
        if self.must_beat and hand & self.above[led]:
            return hand & self.above[led]
        return hand & self.suit[led] or hand

    # The end

    def solve(self, mine: int, yours: int, ours: bool, led: int, low: int = -1, high: int = 21) -> int:
        """The figures the first hand still takes with best play when it is (``ours``) or is not its turn; ``led`` lies on the table,
        or 0."""
        if led:
            return self._answer(mine, yours, ours, led, low, high)
        if not (mine | yours) & self.figures:
            return 0
        key = (mine, yours, ours)
        floor, roof = self._known.get(key) or (0, ((mine | yours) & self.figures).bit_count())
        if floor >= high or floor == roof:
            return floor
        if roof <= low:
            return roof
        first, last = max(low, floor), min(high, roof)
        best = -1 if ours else 99
        hand, other = (mine, yours) if ours else (yours, mine)
        for bit in self._apart(hand, other):
            if ours:
                best = max(best, self._answer(mine ^ bit, yours, False, bit, max(first, best), last))
            else:
                best = min(best, self._answer(mine, yours ^ bit, True, bit, first, min(last, best)))
            if best >= last if ours else best <= first:
                break
        self._known[key] = (floor, min(roof, best)) if best <= first else (max(floor, best), roof) if best >= last else (best, best)
        return best

    def _answer(self, mine: int, yours: int, ours: bool, led: int, low: int, high: int) -> int:
        self.nodes += 1
        hand, other = (mine, yours) if ours else (yours, mine)
        best = -1 if ours else 99
        over = self.above[led]
        for bit in self._apart(self.legal(hand, led, False), other | led):
            took = bool(over & bit)
            first_takes = took == ours
            got = ((bit | led) & self.figures).bit_count() if first_takes else 0
            turn = first_takes if self.winner_leads else ours
            if ours:
                best = max(best, got + self.solve(mine ^ bit, yours, turn, 0, max(low, best) - got, high - got))
                if best >= high:
                    break
            else:
                best = min(best, got + self.solve(mine, yours ^ bit, turn, 0, low - got, min(high, best) - got))
                if best <= low:
                    break
        return best

    def _apart(self, hand: int, other: int) -> list[int]:
        """Cards that do different things: of neighbours with nothing of the other's between them, and of one kind, the first."""
        found: list[int] = []
        known: set[tuple[int, int, int]] = set()
        while hand:
            bit = hand & -hand
            hand ^= bit
            key = (self.suit[bit], self.above[bit] & other, bit & self.figures and 1)
            if key not in known:
                known.add(key)
                found.append(bit)
        return found

    # Playing on

    def play_on(self, hands: list[int], stock: list[int], seat: int, led: int, exact: int) -> tuple[int, int]:
        """The figures seat 0 still takes, and what that cost. ``stock`` is in the order of drawing; with at most ``exact`` cards a
        hand and no stock the rest is solved."""
        taken = steps = drawn = 0
        above, figures = self.above, self.figures
        left = len(stock)
        while hands[seat]:
            open_cards = drawn >= left
            if open_cards and hands[0].bit_count() <= exact:
                before = self.nodes
                return taken + self.solve(hands[0], hands[1], seat == 0, led), steps + self.nodes - before
            hand = hands[seat]
            unseen = hands[1 - seat]
            theirs = unseen.bit_count()
            if not open_cards:
                for bit in stock[drawn:]:
                    unseen |= bit
            bit = self.answer(hand, led, unseen, open_cards) if led else self.lead(hand, unseen, theirs, open_cards)
            steps += 1
            hands[seat] = hand ^ bit
            if not led:
                led, seat = bit, 1 - seat
                continue
            winner = seat if above[led] & bit else 1 - seat
            if winner == 0:
                taken += ((bit | led) & figures).bit_count()
            if not open_cards:
                hands[winner] |= stock[drawn]
                hands[1 - winner] |= stock[drawn + 1]
                drawn += 2
            seat = winner if self.winner_leads else seat
            led = 0
        return taken, steps

    def lead(self, hand: int, unseen: int, theirs: int, open_cards: bool) -> int:
        """The card led by rule of thumb."""
        above, figures = self.above, self.figures
        sure = plain = ace = 0
        brave, least = BRAVE, 0
        size = unseen.bit_count()
        best_risk = 2.0
        prey = -1
        rest = hand
        while rest:
            bit = rest & -rest
            rest ^= bit
            over = above[bit] & unseen
            if not bit & figures:
                plain |= bit
                if open_cards and not over and unseen & self.suit[bit] & figures:
                    value = (unseen & self.suit[bit] & figures).bit_count() * 2
                    if value > prey:
                        prey, sure = value, bit
                continue
            if not over:
                if open_cards:
                    value = (unseen & self.suit[bit] & figures).bit_count() * 2 + 1
                    if value > prey:
                        prey, sure = value, bit
                elif bit & self.aces:
                    ace = bit
                else:
                    sure = bit  # the last is the weakest
                continue
            risk = 1 - max(0.0, 1 - theirs / size) ** over.bit_count() if not open_cards else 1.0
            if risk < best_risk:
                best_risk = risk
                least = bit
        if sure:
            return sure
        if least and best_risk <= brave:
            return least
        if plain:
            return self.spare(plain, hand, unseen)
        return ace or least

    def answer(self, hand: int, led: int, unseen: int, open_cards: bool) -> int:
        """The card that answers by rule of thumb."""
        legal = self.legal(hand, led, not open_cards)
        if not legal & (legal - 1):
            return legal
        figures = self.figures
        winning = legal & self.above[led]
        plain = legal & ~figures & ~winning
        if winning:
            weakest = 1 << winning.bit_length() - 1
            if led & figures:
                return weakest
            counting = winning & figures
            if counting:
                low = 1 << counting.bit_length() - 1
                if low & self.aces and plain and not open_cards:
                    return self.spare(plain, hand, unseen)
                return low
            if open_cards or not plain:
                return weakest
            rest = hand & figures
            while rest:
                bit = rest & -rest
                rest ^= bit
                if not self.above[bit] & unseen:
                    return weakest
        if plain:
            return self.spare(plain, hand, unseen)
        if winning:
            return 1 << winning.bit_length() - 1
        return max(bits(legal), key=lambda bit: ((self.above[bit] & unseen).bit_count(), self.weak[bit]))

    def spare(self, plain: int, hand: int, unseen: int) -> int:
        """The plain card that is missed least: not beside a figure that may still be lost, of a short suit, low."""
        if not plain & (plain - 1):
            return plain
        best, least = 0, (True, 99, 99)
        for bit in bits(plain):
            suit = self.suit[bit]
            needy = False
            for one in bits(hand & suit & self.figures):
                if self.above[one] & unseen:
                    needy = True
                    break
            value = (needy, (hand & suit).bit_count(), -self.weak[bit])
            if value < least:
                best, least = bit, value
        return best
