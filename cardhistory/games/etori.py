"""Etori, "taking pictures": tricks in which only aces, kings, queens and jacks count. Meiji and Taisho Japan.

Four players in pairs, thirteen cards each of an ordinary pack (Sakuragi, 1885/86). The dealer names a trump suit, never spades.
A hand without a suit, or with seven of one, is dealt again. Suit must be followed; the ace of spades, called Speculation, is a
spade like any other for following, but beats everything, even trumps; after it come trumps, then the suit that was led. The
winner of a trick keeps the pictures in it. Sixteen are in the pack, and nine win.

The same file plays what the books describe beside it: each for himself with four cards and a stock (betsuho), points instead
of pictures (tentori), a bidding (Napoleon), and the later form with a joker (Takamiya, 1917).
Every option below and every refusal has its claim, with the witness, in ``claims/etori.toml``.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card, Pack
from ..deals import Deal, DealError
from ..match import Match
from ..observation import Observation
from ..options import whole
from ..packs import FRENCH_52, FRENCH_53, JOKER
from ..play import Action, IllegalAction, Outcome, Reason, ScoreLine
from ..tricks import Trick
from ._etori_rules import PRESETS, TRUMPS, EtoriRules, left_out, redealt
from ._etori_score import score_lines, sums
from ._etori_table import (
    KEEP,
    PASS,
    REASONS,
    REDEAL,
    bad_hand,
    known,
    legal_actions,
    next_play,
    observation,
    refusal,
)

__all__ = ["PACK", "PRESETS", "REASONS", "Etori", "EtoriRules", "EtoriState", "bad_hand", "game"]

PACK = FRENCH_53
"""Every card that any form of the game uses; a game's own ``pack`` has the joker or not."""


def game(preset: str, rules: EtoriRules) -> Etori:
    """Etori by these rules, under the name of a preset."""
    return Etori(preset, rules)


@dataclass(frozen=True)
class Etori:
    """Etori under one set of rules; `start` deals the cards. Seats are counted counter-clockwise."""

    preset: str
    rules: EtoriRules
    key: str = field(default="etori", init=False)
    pack: Pack = field(init=False, compare=False, repr=False)
    seats: tuple[int, ...] = field(init=False, compare=False, repr=False)
    sides: Mapping[int, int] = field(init=False, compare=False, repr=False)
    removed: tuple[Card, ...] = field(init=False, compare=False, repr=False)
    """Low cards that are not in play, so that the pack divides evenly."""
    hand_size: int = field(init=False, compare=False, repr=False)

    counts_deals = True

    def __post_init__(self) -> None:
        rules = self.rules
        pack = FRENCH_53 if rules.joker else FRENCH_52
        seats = tuple(range(rules.players))
        removed = left_out(rules)
        made = {"pack": pack, "seats": seats, "removed": removed,
                "sides": {seat: seat % 2 if rules.sides == "pairs" else seat for seat in seats},
                "hand_size": rules.hand_size or (len(pack) - len(removed)) // rules.players}
        for name, value in made.items():
            object.__setattr__(self, name, value)

    @property
    def claims(self) -> tuple[Any, ...]:
        """The claims behind these rules, each with its witnesses."""
        from .. import claims
        return claims.of(self.key)

    @property
    def packets(self) -> tuple[int, ...]:
        """Cards are dealt one by one."""
        return (1,) * self.hand_size

    def turn(self, seat: int, steps: int = 1) -> int:
        """The seat whose turn comes so many places after this one."""
        return (seat + steps if self.rules.direction == "anticlockwise" else seat - steps) % self.rules.players

    def order_of_play(self, dealer: int) -> tuple[int, ...]:
        """All seats in turn, from the one after the dealer."""
        return tuple([self.turn(dealer, steps) for steps in range(1, self.rules.players + 1)])

    def start(self, deal: int | str | Deal, *, dealer: int = 0, scores: tuple[int, ...] = (), number: int = 1) -> EtoriState:
        """Begin a deal. ``number`` is which deal of the match it is, for trumps that take turns. Raises DealError, ValueError."""
        rules, last = self.rules, self.seats[-1]
        if not whole(dealer, 0, last):
            raise ValueError(f"the dealer is a seat from 0 to {last}, not {dealer!r}")
        sides = len({*self.sides.values()})
        scores = tuple(scores) or (0,) * sides
        if len(scores) != sides or not all(whole(score, -99_999, 99_999) for score in scores):
            raise ValueError(f"the scores are {sides} whole numbers, one for each side, not {scores!r}")
        if not whole(number, 1, 99_999):
            raise ValueError(f"the number of the deal is a whole number from 1, not {number!r}")
        deal = self._seated(Deal.of(self.pack, deal), dealer)
        trump = TRUMPS[(number - 1) % 3] if rules.trump == "rotate" and not rules.bidding else None
        state = EtoriState(self, deal, dealer, scores, number, (), (), 0, ((),) * rules.players, 0, dealer, "trump", 0, (), trump,
                           (), 0, None, ())
        return state.dealt() if rules.bidding or trump else state

    def _seated(self, deal: Deal, dealer: int) -> Deal:
        """The deal with hands named by seat laid in order; cards that are not in play come last."""
        if not deal.hands:
            return deal
        named = dict(deal.hands)
        used = [*(card for hand in named.values() for card in hand), *deal.top]
        foreign = [card for card in self.removed if card in used]
        if foreign:
            raise DealError(f"{foreign[0]} is not in play: with {self.rules.players} players it is left out")
        rest = [card for card in deal.seated(self.order_of_play(dealer), self.packets).pack
                if card not in used and card not in self.removed]
        for seat in self.order_of_play(dealer):
            if seat not in named:
                named[seat], rest = tuple(rest[:self.hand_size]), rest[self.hand_size:]
        return Deal.fixed(self.pack, {seat: named[seat] for seat in self.order_of_play(dealer)},
                          stock=(*deal.top, *rest), packets=self.packets)

    def fixed(self, hands: Mapping[int, str], *, stock: str = "", dealer: int = 0) -> Deal:
        """Compose a deal by seats: ``hands={0: 'AS …', 1: '…'}``, for a game with this dealer. Raises DealError."""
        return self._seated(Deal.fixed(self.pack, hands, stock=stock), dealer)

    def in_play(self, deal: Deal, dealings: int) -> tuple[Card, ...]:
        """The cards in the order in which they are dealt and drawn, after so many redeals."""
        order = tuple([card for card in deal.order if card not in self.removed]) if self.removed else deal.order
        return redealt(order, dealings)

    def action(self, text: str) -> Action:
        """Read an action text, in any case. Raises ValueError, saying what is accepted."""
        return known(text)

    def match(self, deal: int | str | Deal, *, dealer: int = 0) -> Match:
        """Begin a match: so many deals, the dealer moving on by one seat."""
        return Match.begin(self, deal, dealer)

    def next_dealer(self, dealer: int) -> int:
        """The player whose turn comes after the dealer."""
        return self.turn(dealer)

    def match_result(self, scores: tuple[int, ...], deals: int = 1) -> tuple[bool, int | None]:
        """Over after the last deal, the highest total winning; a tie is a draw."""
        if self.rules.deals is not None and deals < self.rules.deals:
            return False, None
        best = max(scores)
        return True, scores.index(best) if scores.count(best) == 1 else None


@dataclass(frozen=True, slots=True)
class EtoriState:
    """One situation of a deal. Made by `Etori.start` and `child`; never changed."""

    game: Etori
    deal: Deal
    dealer: int
    scores: tuple[int, ...]
    number: int
    """Which deal of the match this is, from 1."""
    log: tuple[tuple[int, Action], ...]
    order: tuple[Card, ...]
    """The cards in play as they lie after the last dealing; empty before the first."""
    dealings: int
    """How often the cards have been dealt: 1, and 1 more for each redeal."""
    hands: tuple[tuple[Card, ...], ...]
    drawn: int
    """Cards that have left the stock."""
    to_act: int | None
    phase: str
    """``trump``, ``check`` (is a hand to be dealt again?), ``bid``, ``play`` or ``over``."""
    checked: int
    """How many players have let their hands stand."""
    bids: tuple[tuple[int, int | None], ...]
    """(seat, pictures bid, or None for a pass), in order."""
    trump: str | None
    plays: tuple[tuple[int, Card], ...]
    """The trick on the table."""
    dead: int
    """1 while the first card on the table is dead: a first lead that should not have been a trump or a spade."""
    follow: str | None
    """The suit to be followed; empty when anything goes, None before a card was led."""
    tricks: tuple[Trick, ...]

    thrown = ()

    def __repr__(self) -> str:
        return f"<Etori {self.deal.code}, {self.phase}, {len(self.tricks)} tricks>"

    # What the situation is

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still in the stock, top first; before the dealing all cards."""
        return self.order[self.drawn:] if self.dealings else self.game.in_play(self.deal, 0)

    @property
    def removed(self) -> tuple[Card, ...]:
        """Cards that are not in play."""
        return self.game.removed

    @property
    def rulings(self) -> tuple[str, ...]:
        """The options at work in this trick on which the sources are silent: our own rulings, to be named as such."""
        led_joker = len(self.plays) > self.dead and self.plays[self.dead][1] is JOKER
        return ("first_lead",) * self.dead + ("joker_lead",) * led_joker

    # What may be done

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """Trumps in the order C D H; keep, redeal; pass, bids upwards; cards in pack order."""
        return legal_actions(self)

    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the player to act may not do this, None when they may. Raises ValueError for what is no action."""
        return refusal(self, known(action))

    def child(self, action: Action | str) -> EtoriState:
        """The state after the player to act does this. Raises IllegalAction, and ValueError for what is no action."""
        action = known(action)
        reason = refusal(self, action)
        if reason is not None:
            raise IllegalAction(reason, action)
        seat: int = self.to_act  # type: ignore[assignment]
        log = (*self.log, (seat, action))
        if action.verb == "play":
            return self._play(seat, action, log)
        if action.verb == "trump":
            named = self._with(log=log, trump=action.args[0])
            return named._with(phase="play") if self.dealings else named.dealt()
        if action is REDEAL:
            return self._with(log=log).dealt()
        if action is KEEP:
            kept = self._with(log=log, checked=self.checked + 1, to_act=self.game.turn(seat))
            return kept if kept.checked < len(self.hands) else kept._opened()
        bid = None if action is PASS else action.args[0]
        after = self._with(log=log, bids=(*self.bids, (seat, bid)), to_act=self.game.turn(seat))
        if len(after.bids) < len(self.hands):
            return after
        made = [who for who, number in after.bids if number is not None]
        return after._with(to_act=made[-1], phase="trump") if made else after._with(to_act=None, phase="over")

    def _with(self, **changes: Any) -> EtoriState:
        values = {name: getattr(self, name) for name in self.__slots__}
        return EtoriState(**{**values, **changes})

    def dealt(self) -> EtoriState:
        """The cards are dealt, one by one from the seat after the dealer; in a redeal they were shuffled again before."""
        game = self.game
        players, size = game.rules.players, game.hand_size
        order = game.in_play(self.deal, self.dealings)
        hands: list[tuple[Card, ...]] = [()] * players
        for place, seat in enumerate(game.order_of_play(self.dealer)):
            hands[seat] = game.pack.sort(order[place:players * size:players])
        state = self._with(order=order, dealings=self.dealings + 1, hands=tuple(hands), drawn=players * size, checked=0,
                           to_act=game.turn(self.dealer), phase="check")
        return state._opened() if game.rules.redeal == "off" or game.rules.hand_size is not None else state

    def _opened(self) -> EtoriState:
        """All hands stand: the bidding or the play begins."""
        return self._with(phase="bid" if self.game.rules.bidding else "play", to_act=self.game.turn(self.dealer))

    def _play(self, seat: int, action: Action, log: tuple[tuple[int, Action], ...]) -> EtoriState:
        game = self.game
        card: Card = action.args[0]  # type: ignore[assignment]
        hands = list(self.hands)
        hands[seat] = tuple([other for other in hands[seat] if other is not card])
        plays = (*self.plays, (seat, card))
        dead, follow, winner = next_play(self, plays, action)
        if len(plays) < len(hands):
            return EtoriState(game, self.deal, self.dealer, self.scores, self.number, log, self.order, self.dealings, tuple(hands),
                              self.drawn, game.turn(seat), "play", self.checked, self.bids, self.trump, plays, dead, follow,
                              self.tricks)
        drawn, order = self.drawn, self.order
        if drawn < len(order):  # the winner draws first
            for steps in range(len(hands)):
                who = game.turn(winner, steps)  # type: ignore[arg-type]
                hands[who] = game.pack.sort((*hands[who], order[drawn + steps]))
            drawn += len(hands)
        over = not hands[seat]
        return EtoriState(game, self.deal, self.dealer, self.scores, self.number, log, order, self.dealings, tuple(hands), drawn,
                          None if over else winner, "over" if over else "play", self.checked, self.bids, self.trump, (), 0, None,
                          (*self.tricks, Trick(plays, winner, dead)))

    # What it is worth

    @property
    def outcome(self) -> Outcome | None:
        """The deal's result once it is over, None before."""
        if self.to_act is not None:
            return None
        lines = self.score_lines()
        points = sums(lines, len(self.scores))
        best = max(points)
        return Outcome(points, lines, points.index(best) if points.count(best) == 1 else None)

    def score_lines(self) -> tuple[ScoreLine, ...]:
        """The score so far: what each side took; at the end what that is worth."""
        return score_lines(self.game.rules, self.game.sides, self.tricks, self.trump, self.bids, self.to_act is None)

    # What a seat knows

    def observation(self, seat: int | None) -> Observation:
        """All that this seat may know; None: somebody who watches and sees no hand. Raises ValueError for another seat."""
        if seat is not None and not whole(seat, 0, self.game.rules.players - 1):
            raise ValueError(f"the seats here are {', '.join(map(str, self.game.seats))}, not {seat!r}")
        return observation(self, seat)
