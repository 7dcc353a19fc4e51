"""Tricks on bit masks: a trick game for two camps in which all cards are dealt, quick enough for hundreds of playouts a decision.

A card is one bit, a hand is a whole number. What beats what comes from the `Manner` of a game, so that nothing of a game's rules is
written twice. Two things are done with a situation: it is played on by people who see only their own hands (`Fast.play_on`), or it
is solved with all hands open (`Solver`). Points are counted for the first camp, in the units of ``Fast.points``.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from ..cards import Card
from ..deals import Rng
from ..play import Action
from ._fast_play import CAUGHT, FED, choose, with_joker
from ._greedy import Manner
from ._search import Weighed, clearly_less

__all__ = ["Fast", "Solver", "TooDeep", "bits", "exchange", "sifted"]

World = TypeVar("World")

MOST_WORLDS = 240
SURE, DROP, GONE = 1.5, 2.0, 3.5
"""By how many standard errors a card must be better than the usual one to be preferred, a card be behind to drop out early, and the
usual card be behind to be left at once."""
NAMED = 1 << 60
"""The first bit that stands for a joker that was led."""


def bits(cards: int) -> list[int]:
    """The single bits of a set of cards."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low)
        cards ^= low
    return found


class Fast:
    """One game with its trumps: ``camps`` is 0 or 1 for each seat, ``turn`` the seat that plays after each, of those who play.

    ``free`` is a card that may be played at any time, and ``units`` how many points a worth of 1 is. With a ``joker`` the free card is
    not played to the first of so many tricks, must go to the last but one at the latest, and names a suit when it is led: such a
    lead is one of the four bits ``named``, which stand for the joker on the table and belong to the suit that is asked for.
    """

    def __init__(self, manner: Manner, camps: Sequence[int], turn: Mapping[int, int], trump: str, free: Card | None = None,
                 units: int = 1, joker: int = 0) -> None:
        self.camps, self.turn, self.seats = camps, turn, tuple(turn)
        self.bit = manner.bit
        self.card = {bit: card for card, bit in manner.bit.items()}
        self.suit = {bit: manner.suits.get(card.suit, 0) for bit, card in self.card.items()}
        self.above = {mask: {manner.bit[card]: over for card, over in manner.beaten[led].items()} for led, mask in manner.suits.items()}
        self.worth = {bit: manner.worth.get(card, 0) for bit, card in self.card.items()}
        self.points = {bit: round(worth * units) for bit, worth in self.worth.items()}
        self.rich = sum([bit for bit, worth in self.worth.items() if worth])
        self.suit_of_letter = manner.suits
        self.trump = manner.suits[trump]
        self.free = manner.bit[free] if free else 0
        self.over = {bit: self.above[self.suit[bit]].get(bit, 0) for bit in self.card if self.suit[bit]}
        """The cards that beat a card when it is led."""
        self.weak = {bit: over.bit_count() / 1_000 for bit, over in self.over.items()}
        self.joker = joker
        """Of how many tricks the first and the last are closed to the free card; 0: there is no joker."""
        self.named = {1 << 60 + place: manner.suits[suit] for place, suit in enumerate("SHDC")} if joker else {}
        for bit, mask in self.named.items():
            self.suit[bit], self.worth[bit], self.points[bit] = mask, 0, 0
            self.above[mask][bit] = 0
        self.last = len(self.seats) - 1
        self.loss = 1.0 if len({*camps}) == 2 else 1 / self.last
        """What points are a loss of that another camp takes, where one's own are a gain of 1."""
        self.others = {seat: sum([1 << who for who in self.seats if who != seat]) for seat in self.seats}
        """All other seats, a bit for each; and the hands that might be dealt from the stock, a bit for each."""
        self._alone = self.others
        self.behind = {(seat, first): self._behind(seat, first) for seat in self.seats for first in self.seats}
        """By a seat and who led: the friends and the opponents who play after it, a bit for each of them."""
        self.fed = {key: (1 + self.loss) * (FED * len(friends) + CAUGHT * len(foes)) for key, (friends, foes) in self.behind.items()}
        """What these may add to a trick that is won."""

    def _behind(self, seat: int, first: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        camps: tuple[list[int], list[int]] = ([], [])
        who = self.turn[seat]
        while who != first:
            camps[self.camps[who] != self.camps[seat]].append(1 << who)
            who = self.turn[who]
        return tuple(camps[0]), tuple(camps[1])

    def legal(self, hand: int, led: int) -> int:
        """The cards of a hand that may be played; ``led`` is the card led, or 0."""
        if led:
            same = hand & self.suit[led]
            if same:
                hand = same | hand & self.free
        return hand

    def may(self, hand: int, plays: Sequence[tuple[int, int]]) -> int:
        """All that may be done with a hand, a joker to be led as the four bits that stand for it."""
        legal = self.legal(hand, plays[0][1] if plays else 0)
        if self.joker and hand & self.free:
            legal = with_joker(self, hand, legal)
            if not plays and legal & self.free:
                legal = legal ^ self.free | sum(self.named)
        return legal

    def without(self, hand: int, bit: int) -> int:
        """A hand when this card has left it."""
        return hand ^ (self.free if bit in self.named else bit)

    def holder(self, plays: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """Who takes the cards on the table as they lie, and with which card."""
        seat, top = plays[0]
        above = self.above[self.suit[top]]
        for who, bit in plays:
            if above[top] & bit:
                seat, top = who, bit
        return seat, top

    def draw(self, hands: list[int], seat: int, stock: list[int]) -> None:
        """Everybody draws a card, from this seat on."""
        for _ in hands:
            hands[seat] |= stock.pop()
            seat = self.turn[seat]

    def _hide(self, many: int) -> None:
        """Let hidden cards lie in so many hands beside those of the players."""
        self.others = {seat: others | (1 << many) - 1 << len(self.seats) for seat, others in self._alone.items()} if many else self._alone

    def play_on(self, hands: list[int], seat: int, plays: list[tuple[int, int]], lacks: dict[int, int],
                stock: list[int] | None = None) -> tuple[int, int]:
        """The points the first camp still takes, and how many cards that was; ``hands``, ``lacks`` and ``stock`` are used up.

        ``lacks`` are, by suit, the seats that have shown to have none of it, a bit for each, as all can see them. From ``stock``
        everybody draws a card after each trick, the last first.
        """
        turn, suit, points, camps, size, free = self.turn, self.suit, self.points, self.camps, len(self.seats), self.free
        live = sum(hands)
        taken = steps = 0
        if stock:
            live += sum(stock)
            each = max([hand.bit_count() for hand in hands])
            self._hide(len(stock) // each)
        while True:
            hand = hands[seat]
            if not hand:
                return taken, steps
            bit = choose(self, hand, seat, plays, lacks, live)
            steps += 1
            gone = bit if bit < NAMED else free
            hands[seat] = hand ^ gone
            live ^= gone
            if plays and not bit & suit[plays[0][1]] and bit != free:
                lacks[suit[plays[0][1]]] |= 1 << seat
            plays.append((seat, bit))
            if len(plays) < size:
                seat = turn[seat]
                continue
            seat, _ = self.holder(plays)
            if not camps[seat]:
                for _, bit in plays:
                    taken += points[bit]
            plays = []
            if stock:
                self.draw(hands, seat, stock)
                lacks = dict.fromkeys(lacks, 0)
                self._hide(len(stock) // each)


class TooDeep(Exception):
    """The solver has looked at as many positions as it may."""


class Solver:
    """Solves the end of one deal with all hands open: the points the first camp takes when both camps play as well as can be."""

    def __init__(self, game: Fast, most: int) -> None:
        self.game, self.most, self.nodes = game, most, 0
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

    def solve(self, hands: Sequence[int], seat: int, plays: Sequence[tuple[int, int]], low: int = -1, high: int = 999) -> int:
        """The points still to be taken by the first camp, exact between ``low`` and ``high``. Raises TooDeep."""
        hands = tuple(hands)
        return self._card(hands, seat, tuple(plays), low, high) if plays else self._trick(hands, seat, low, high)

    def _trick(self, hands: tuple[int, ...], seat: int, low: int, high: int) -> int:
        live = sum(hands)
        if not live & self.game.rich:
            return 0
        key = (seat, *hands)
        floor, roof = self._known.get(key) or (0, sum([self.game.points[bit] for bit in bits(live & self.game.rich)]))
        if floor >= high or floor == roof:
            return floor
        if roof <= low:
            return roof
        first, last = max(low, floor), min(high, roof)
        best = self._card(hands, seat, (), first, last)
        if best <= first:
            roof = min(roof, max(best, floor))
        elif best >= last:
            floor = max(floor, min(best, roof))
        else:
            floor = roof = best
        self._known[key] = floor, roof
        return best

    def _card(self, hands: tuple[int, ...], seat: int, plays: tuple[tuple[int, int], ...], low: int, high: int) -> int:
        game = self.game
        self.nodes += 1
        if self.nodes > self.most:
            raise TooDeep
        hand = hands[seat]
        led = plays[0][1] if plays else 0
        last = len(plays) == len(game.seats) - 1
        first_camp = not game.camps[seat]
        best = -1 if first_camp else 9_999
        for bit in self._worth_trying(hands, hand, plays, game.legal(hand, led)):
            left = (*hands[:seat], hand ^ bit, *hands[seat + 1:])
            now = (*plays, (seat, bit))
            if last:
                winner, _ = game.holder(now)
                got = 0 if game.camps[winner] else sum([game.points[one] for _, one in now])
                got += self._trick(left, winner, low - got, high - got)
            else:
                got = self._card(left, game.turn[seat], now, low, high)
            if first_camp:
                best = max(best, got)
                low = max(low, best)
            else:
                best = min(best, got)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _worth_trying(self, hands: tuple[int, ...], hand: int, plays: tuple[tuple[int, int], ...], legal: int) -> list[int]:
        """Of cards that do the same one is enough, the likely winners first."""
        found = bits(legal)
        if len(found) < 2:
            return found
        game = self.game
        others = sum(hands) & ~hand | sum([bit for _, bit in plays])
        different = {(game.suit[bit], game.over[bit] & others, game.points[bit], bit == game.free): bit for bit in found}
        found = [*different.values()]
        if plays:
            _, top = game.holder(plays)
            beats = game.above[game.suit[plays[0][1]]][top]
            found.sort(key=lambda bit: (not beats & bit, -game.points[bit], game.weak[bit]))
        else:
            found.sort(key=lambda bit: game.weak[bit])
        return found


def exchange(hands: list[int], hidden: Sequence[int], at: dict[int, int], may: Mapping[int, frozenset[int]], rng: Rng, times: int) -> None:
    """Exchange hidden cards between hands at random, two or three at a time, wherever all may lie where they come."""
    count = len(hidden)
    if count < 2:
        return
    for step in range(times):
        drawn = rng.draw()
        one, drawn = hidden[drawn % count], drawn // count
        two, drawn = hidden[drawn % count], drawn // count
        a, b = at[one], at[two]
        if step % 3:
            if a != b and b in may[one] and a in may[two]:
                hands[a] ^= one | two
                hands[b] ^= one | two
                at[one], at[two] = b, a
            continue
        three = hidden[drawn % count]
        c = at[three]
        if a != b and b != c and a != c and b in may[one] and c in may[two] and a in may[three]:
            hands[a] ^= one | three
            hands[b] ^= two | one
            hands[c] ^= three | two
            at[one], at[two], at[three] = b, c, a


def sifted(left: list[int], actions: Mapping[int, Action], world: Callable[[], tuple[World, float]],
           value: Callable[[World, int], tuple[float, int]], budget: int, most: int = MOST_WORLDS, rounds: int = 4) -> tuple[Weighed, ...]:
    """The cards ``left``, best first, each tried in the same worlds; the first of them is the usual one.

    ``world()`` is a world and what it cost, ``value`` what a card brings in it and what that cost, in cards played on masks, of which
    ``budget`` may be played. After each quarter the worse half drops out, and whatever is clearly worse. The usual card stands first
    unless another is better by `SURE` standard errors.
    """
    usual, cards = left[0], [*left]
    values: dict[int, list[float]] = {bit: [] for bit in left}
    spent, order = 0.0, cards
    for turn in range(rounds):
        while (spent < budget * (turn + 1) / rounds and len(values[usual]) < most * (turn + 1) // rounds) or not values[usual]:
            hands, cost = world()
            spent += cost
            for bit in left:
                found, steps = value(hands, bit)
                spent += 1 + steps
                values[bit].append(found)
        order = sorted(left, key=lambda bit: -sum(values[bit]) / len(values[bit]))
        best = values[order[0]]
        left = [bit for bit in order[:max(2, (len(order) + 1) // 2)] if not clearly_less(values[bit], best, errors=DROP)]
        if left == [usual]:
            break
        if usual not in left:
            if clearly_less(values[usual], best, errors=GONE):
                break
            left.append(usual)
    if usual in order and not clearly_less(values[usual], values[order[0]], errors=SURE):
        order.remove(usual)
        order.insert(0, usual)
    rank = {bit: place for place, bit in enumerate(order)}
    told = sorted(cards, key=lambda bit: (rank.get(bit, len(rank)), -sum(values[bit]) / len(values[bit])))
    return tuple([Weighed(actions[bit], tuple(values[bit])) for bit in told])
