"""The worlds of an Aluette deal that fit what one seat has seen.

Hidden are the hands, the stock, and what the others laid away. Signs this seat has seen narrow it down, where signs are true:
a card shown is where it was shown, aces are counted, and who signed a bad hand has no special card. The strong cards are laid by
`_aluette_places`, the rest anyhow, so that every fitting world is equally likely and none is thrown away.
"""
from __future__ import annotations

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..play import Action
from ._aluette_actions import DISCARD
from ._aluette_places import Bound, Lay
from ._aluette_rules import ACES, CLASS, CLASSES, SPECIALS
from ._aluette_steps import CHANT
from .aluette import PACK, Aluette, AluetteState

__all__ = ["world"]

Place = tuple[int, bool]
"""Where a hidden card lies: (seat, was it laid away?); the stock is as if a seat -1 had laid it away."""
_STOCK: Place = (-1, True)


def world(seen: Observation, rng: Rng) -> AluetteState | None:
    """A state that fits all this seat has seen, every fitting choice of hidden cards equally likely.

    Signs that the seat did not see are not made in it; who else saw those it did see is drawn anew. None when there is
    no such world.
    """
    if seen.seat is None:
        raise ValueError("a world is sampled for a player, not for somebody who watches")
    return _Told(seen).world(rng)


class _Told:
    """What a seat has seen, sorted for the drawing of worlds."""

    def __init__(self, seen: Observation) -> None:
        assert seen.seat is not None
        self.seen, self.me = seen, seen.seat
        self.game = Aluette(seen.preset, seen.rules)
        self.played: dict[int, list[tuple[int, Card]]] = {seat: [] for seat in seen.seats}  # (place in the log, card)
        self.away: dict[int, list[int]] = {seat: [] for seat in seen.seats}  # places in the log of the discards
        self.exchange = self.chant = -1  # places in the log of an exchange, and of the last vote for the chant
        for at, (who, action) in enumerate(seen.log):
            if action.verb == "play":
                self.played[who] += [(at, card) for card in action.cards]
            elif action.verb == "discard":
                self.away[who].append(at)
            elif action.verb == "exchange":
                self.exchange = at
            elif action.verb == "agree":
                self.chant = at
        self.exchanger = seen.fact("exchanged")
        self.chanteurs: tuple[int, ...] = seen.fact("chanteurs")
        mine: tuple[Card, ...] = seen.fact("discarded")
        known = {*seen.hand, *mine, *(card for cards in self.played.values() for _, card in cards)}
        self.unseen = [card for card in PACK.cards if card not in known]
        self.sizes: dict[Place, int] = {_STOCK: seen.stock}
        for who in seen.seats:
            if who != self.me:
                laid = self.game.rules.hand if who == self.exchanger else len(self.away[who])
                self.sizes[who, False], self.sizes[who, True] = seen.counts[who], laid
        assert sum(self.sizes.values()) == len(self.unseen)
        self._read_signs()
        self._lay()

    def _read_signs(self) -> None:
        """What the signs of others say of their cards, where signs are true."""
        self.only: dict[Card, set[Place]] = {}
        self.bounds = {pile: Bound() for pile in self.sizes}
        if self.exchanger is not None and self.exchanger != self.me:
            self.bounds[self.exchanger, True] = Bound(weakest=9, aces=0)  # a hand that may be exchanged
        self.dealt: dict[int, Bound] = {}  # the nine cards dealt to a player who then took part in the chant
        self.first: set[Card] = set()  # cards that were among them
        for at, (who, sign) in enumerate(self.seen.log):
            if sign.verb != "sign" or who == self.me or self.seen.rules.false_signs:
                continue
            if who == self.exchanger and at < self.exchange:
                continue  # of such a hand nothing else can have been signed
            what, bound = sign.args[0], self.bounds[who, False]
            after = [card for place, card in self.played[who] if place > at]
            if who in self.chanteurs and at < self.chant:
                bound, after = self.dealt.setdefault(who, Bound()), []
                if isinstance(what, Card):
                    self.first.add(what)
                    if what not in [card for _, card in self.played[who]]:
                        self.only[what] = {(who, False), (who, True)}
            elif isinstance(what, Card) and what not in after:
                self.only[what] = {(who, False)}
            if what == "A":
                bound.aces = int(sign.args[1]) - sum(card in ACES for card in after)  # type: ignore[arg-type]
            elif what == "bad":
                bound.weakest = max(bound.weakest, len(SPECIALS))
            elif what in ("above", "below"):
                limit = CLASS[sign.args[1]]  # type: ignore[index]
                if what == "below":
                    bound.weakest = max(bound.weakest, limit + 1)
                elif all(CLASS[card] >= limit for card in after):
                    bound.better_than = min(bound.better_than, limit)

    def _lay(self) -> None:
        """The strong cards, and the piles for them: those of which nothing is known are taken together.

        For a player who took cards in the chant and had made signs before it there are two piles more, the nine that were dealt
        and the six that were taken: each of the fifteen lies in one of them as well.
        """
        split = sorted(self.dealt)
        bound = [pile for pile in self.sizes
                 if not self.bounds[pile].free or any(pile in piles for piles in self.only.values())]
        loose = {who: [(who, away) for away in (False, True) if (who, away) not in bound] for who in split}
        others = [pile for pile in self.sizes if pile not in bound and pile[0] not in split]
        self.groups = [*([pile] for pile in bound), *(piles for piles in loose.values() if piles), others]
        sizes = [sum(self.sizes[pile] for pile in group) for group in self.groups]
        bounds = [self.bounds[group[0]] if group and len(group) == 1 else Bound() for group in self.groups]
        self.columns: dict[int, tuple[int, int]] = {}  # the piles of the nine that were dealt and of the six taken
        for who in split:
            self.columns[who] = len(sizes), len(sizes) + 1
            sizes += [self.game.rules.hand, CHANT]
            bounds += [self.dealt[who], Bound()]
        cells: dict[Card, list[tuple[int, ...]]] = {}
        told = [card for card in (*SPECIALS, *CLASSES[8])
                if card in self.only or card in self.first or any(bound.speaks_of(card) for bound in bounds)]
        for card in self.unseen:
            if card not in told:
                continue
            cells[card] = []
            for number, group in enumerate(self.groups):
                if card in self.only and not any(pile in self.only[card] for pile in group):
                    continue
                who = group[0][0] if group else -1
                if who in split:
                    dealt, taken = self.columns[who]
                    cells[card] += [(number, dealt)] if card in self.first else [(number, dealt), (number, taken)]
                elif group:
                    cells[card].append((number,))
        for who in split:
            for _, card in self.played[who]:
                if card in told:
                    dealt, taken = self.columns[who]
                    cells[card] = [(dealt,)] if card in self.first else [(dealt,), (taken,)]
        self.lay = Lay(cells, sizes, bounds)
        self.rest = [card for card in self.unseen if card not in cells]

    def place(self, rng: Rng) -> tuple[dict[Place, list[Card]], dict[int, list[Card]]] | None:
        """The cards of each hidden pile in random order, and those that a player took in the chant; None when nothing fits."""
        where = self.lay.draw(rng)
        if where is None:
            return None
        rest = rng.shuffled(self.rest)
        found: dict[Place, list[Card]] = {}
        for number, group in enumerate(self.groups):
            cards = [card for card, cell in where.items() if cell[0] == number]
            size = sum(self.sizes[pile] for pile in group)
            cards += [rest.pop() for _ in range(size - len(cards))]
            cards = rng.shuffled(cards)
            for pile in group:
                found[pile] = [cards.pop() for _ in range(self.sizes[pile])]
        drawn: dict[int, list[Card]] = {}
        for who in self.chanteurs:
            if who != self.me:
                column = self.columns.get(who)
                fifteen = [*found[who, False], *found[who, True], *(card for _, card in self.played[who])]
                taken = [card for card in fifteen if column and card in where and where[card][-1] == column[1]]
                free = [card for card in fifteen if not (column and card in where)]
                drawn[who] = rng.shuffled(taken + rng.shuffled(free)[:CHANT - len(taken)])
        return found, drawn

    def world(self, rng: Rng) -> AluetteState | None:
        """Lay the cards, deal them and do again what was done. None when nothing fits."""
        laying = self.place(rng)
        if laying is None:
            return None
        placed, drawn = laying
        seen, me = self.seen, self.me
        stock = placed[_STOCK]
        first: dict[int, list[Card]] = {}
        laid: dict[int, list[Card]] = {}
        for who in seen.seats:
            hand = [*(seen.hand if who == me else placed[who, False]), *(card for _, card in self.played[who])]
            if who == self.exchanger:
                stock = [*rng.shuffled(hand), *stock]
                first[who] = list(seen.fact("discarded")) if who == me else placed[who, True]
                continue
            laid[who] = placed[who, True] if who != me else [
                card for _, action in seen.log if action.verb == "discard" for card in action.cards]
            hand += laid[who]
            if who in self.chanteurs:
                if who == me:
                    drawn[who] = list(seen.fact("drawn"))
                hand = [card for card in hand if card not in drawn[who]]
            first[who] = hand
        if drawn:
            left, other = self.chanteurs
            stock = [card for pair in zip(drawn[left], drawn[other], strict=True) for card in pair]
        deal = self.game.fixed(first, stock=stock, dealer=seen.dealer)
        state = self.game.start(deal, dealer=seen.dealer, scores=seen.scores)
        turned = {who: iter(cards) for who, cards in laid.items()}
        for who, action in seen.log:
            if action.verb == "discard":
                action = DISCARD[next(turned[who])]
            state = state.child(action)
            if action.verb == "sign":
                state = state._with(signs=(*state.signs[:-1], _with_eye(state.signs[-1], me)))
        return state


def _with_eye(sign: tuple[int, int, Action, tuple[int, ...]], me: int) -> tuple[int, int, Action, tuple[int, ...]]:
    place, who, what, eyes = sign
    return (place, who, what, tuple(sorted({*eyes, me})))
