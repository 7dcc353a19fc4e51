"""Trappola: two players, 36 cards, no trumps. Venice, 16th century.

Nine cards each, in packets of four and five. The non-dealer, called the elder hand here, may throw the whole hand away face
up for the top nine of the stock, and once more for the last nine; the dealer then as often as the stock still allows.
Suit must be followed, the higher card of the suit led wins, the winner leads. Aces are 6 points, kings 5, riders 4, footmen
3; a trick won with a two is 10 at once, the last trick 6; but the last one, two or three tricks all won with twos are 26, 52
or 78 in all. Three or four of a kind may be declared before one of them is played; they are counted last.

Every option below and every refusal has its claim, with the witness, in ``claims/trappola.toml``.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card
from ..deals import Deal
from ..match import Match
from ..observation import Observation
from ..options import whole
from ..packs import TRAPPOLA_36
from ..play import Action, IllegalAction, Outcome, Reason, ScoreLine, Vocabulary, text_of
from ..tricks import Trick, follow_suit
from ._trappola_rules import PRESETS, SET_RANKS, TrappolaRules
from ._trappola_score import ending, score_lines, sums, won_with_two

__all__ = ["PACK", "PRESETS", "REASONS", "Trappola", "TrappolaRules", "TrappolaState", "game"]

PACK = TRAPPOLA_36
PACKETS = (4, 5)
HAND = sum(PACKETS)
STRENGTH = {rank.letter: -place for place, rank in enumerate(PACK.ranks)}

STAND, EXCHANGE = Action("stand"), Action("exchange")
PLAY = {card: Action("play", card) for card in PACK.cards}
DECLARE = {(count, rank): Action("declare", count, rank) for rank in SET_RANKS for count in (3, 4)}
HIDDEN = {count: Action("declare", count) for count in (3, 4)}
"""A declaration as the other player hears it: the rank is not said."""
_VOCABULARY = Vocabulary((STAND, EXCHANGE, *PLAY.values(), *DECLARE.values()))

REASONS = (
    "deal_over", "card_before_hands_final", "exchange_over", "stand_over", "no_exchange_left", "stock_empty", "not_in_hand",
    "follow_suit", "declare_before_hands_final", "declarations_closed", "set_of_wrong_rank", "set_not_held",
    "declare_what_is_held", "set_declared", "set_used", "fourth_taken")
"""The keys of every refusal."""


def game(preset: str, rules: TrappolaRules) -> Trappola:
    """Trappola by these rules, under the name of a preset."""
    return Trappola(preset, rules)


@dataclass(frozen=True)
class Trappola:
    """Trappola under one set of rules; `start` deals the cards."""

    preset: str
    rules: TrappolaRules
    key: str = field(default="trappola", init=False)
    points: Mapping[str, int] = field(init=False, compare=False, repr=False)

    pack = PACK
    packets = PACKETS
    seats = (0, 1)
    sides: Mapping[int, int] = field(default_factory=lambda: {0: 0, 1: 1}, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        values = dict(self.rules.card_points)
        object.__setattr__(self, "points", {rank.letter: values.get(rank.letter, 0) for rank in PACK.ranks})

    @property
    def claims(self) -> tuple[Any, ...]:
        """The claims behind these rules, each with its witnesses."""
        from .. import claims
        return claims.of(self.key)

    def start(self, deal: int | str | Deal, *, dealer: int = 0, scores: tuple[int, ...] = (0, 0)) -> TrappolaState:
        """Deal nine cards each, four and then five, to the elder hand first; eighteen are left in the stock."""
        if not whole(dealer, 0, 1):
            raise ValueError(f"the dealer is seat 0 or 1, not {dealer!r}")
        scores = tuple(scores) or (0, 0)
        if len(scores) != 2 or not all(whole(score, 0, 99_999) for score in scores):
            raise ValueError(f"the scores are two whole numbers, one for each seat, not {scores!r}")
        elder = 1 - dealer
        deal = Deal.of(PACK, deal).seated((elder, dealer), PACKETS)
        order = deal.order
        sort = PACK.sort
        mine, theirs = sort(order[0:4] + order[8:13]), sort(order[4:8] + order[13:18])
        hands = (mine, theirs) if elder == 0 else (theirs, mine)
        state = TrappolaState(self, deal, dealer, scores, (), hands, (), 2 * HAND, (0, 0), elder, False,
                              (), (), (), ((), ()))
        return state._hands_final() if self.rules.exchange == "none" else state

    def fixed(self, hands: Mapping[int, str], *, stock: str = "", dealer: int = 0) -> Deal:
        """Compose a deal by seats: ``hands={0: 'AS …', 1: '…'}``, for a game with this dealer. Raises DealError."""
        elder = 1 - dealer
        return Deal.fixed(PACK, {seat: hands.get(seat, "") for seat in (elder, dealer)}, stock=stock, packets=PACKETS)

    def action(self, text: str) -> Action:
        """Read an action text, in any case. Raises ValueError, saying what is accepted."""
        return _known(text)

    def ending(self, run: int) -> int:
        """What the last ``run`` tricks (1, 2 or 3), all won with twos, are worth in all."""
        return ending(self.rules, run)

    def match(self, deal: int | str | Deal, *, dealer: int = 0) -> Match:
        """Begin a match: deals with alternating dealer until somebody has the target."""
        return Match.begin(self, deal, dealer)

    def next_dealer(self, dealer: int) -> int:
        """The player who did not deal."""
        return 1 - dealer

    def match_result(self, scores: tuple[int, ...], deals: int = 1) -> tuple[bool, int | None]:
        """Over once somebody has the target, the higher total winning; a tie there follows ``end_tie``."""
        level = scores[0] == scores[1]
        leader = None if level else int(scores[1] > scores[0])
        if self.rules.target is None:
            return True, leader
        if max(scores) < self.rules.target or (level and self.rules.end_tie == "extra_deal"):
            return False, None
        return True, leader


@dataclass(frozen=True, slots=True)
class TrappolaState:
    """One situation of a deal. Made by `Trappola.start` and `child`; never changed."""

    game: Trappola
    deal: Deal
    dealer: int
    scores: tuple[int, ...]
    log: tuple[tuple[int, Action], ...]
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    thrown: tuple[tuple[int, tuple[Card, ...]], ...]
    drawn: int
    """Cards of the deal that have left the stock."""
    exchanges: tuple[int, int]
    to_act: int | None
    final: bool
    """Are both hands final, so that declaring and playing are open?"""
    plays: tuple[tuple[int, Card], ...]
    """The trick on the table."""
    tricks: tuple[Trick, ...]
    declared: tuple[tuple[int, int, str], ...]
    """(seat, how many, rank), in order."""
    held: tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]
    """For each seat the sets in its final hand: (rank, how many)."""

    def __repr__(self) -> str:
        return f"<Trappola {self.deal.code}, {self.phase}, {len(self.tricks)} tricks>"

    # What the situation is

    @property
    def phase(self) -> str:
        """``exchange``, ``play`` or ``over``."""
        return "over" if self.to_act is None else "play" if self.final else "exchange"

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still in the stock, top first."""
        return self.deal.order[self.drawn:]

    def _may_exchange(self, seat: int) -> str | None:
        """Why this seat may not exchange now: a reason key, or None when it may."""
        most = 1 if self.game.rules.exchange == "one_each" else 2
        if self.exchanges[seat] >= most:
            return "no_exchange_left"
        return "stock_empty" if self.drawn + HAND > len(PACK) else None

    def _declarable(self, seat: int) -> Iterator[Action]:
        for rank, _ in self.held[seat]:
            now = sum(card.rank == rank for card in self.hands[seat])
            if now >= 3 and self._why_not_declare(seat, now, rank) is None:
                yield DECLARE[now, rank]

    # What may be done

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """Cards in pack order, then sets that may be declared; before that ``stand`` and ``exchange``."""
        seat = self.to_act
        if seat is None:
            return ()
        if not self.final:
            return (STAND, EXCHANGE) if self._may_exchange(seat) is None else (STAND,)
        hand = self.hands[seat]
        cards = follow_suit(hand, self.plays[0][1]) if self.plays else hand
        actions = tuple([PLAY[card] for card in cards])
        return actions + tuple(self._declarable(seat)) if self.held[seat] else actions

    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the player to act may not do this, None when they may. Raises ValueError for what is no action."""
        return self._refusal(_known(action))

    def _refusal(self, action: Action) -> Reason | None:
        seat = self.to_act
        if seat is None:
            return _reason("deal_over")
        verb = action.verb
        if verb == "play":
            if not self.final:
                return _reason("card_before_hands_final")
            card, hand = action.args[0], self.hands[seat]
            if card not in hand:
                return _reason("not_in_hand", card)
            if self.plays:
                suit = self.plays[0][1].suit
                if card.suit != suit:
                    same = [other for other in hand if other.suit == suit]
                    if same:
                        return _reason("follow_suit", *same, suit=PACK.suit_key(same[0]))
            return None
        if verb == "declare":
            if not self.final:
                return _reason("declare_before_hands_final")
            return self._why_not_declare(seat, *action.args)  # type: ignore[arg-type]
        if self.final:
            if verb == "stand":
                return _reason("stand_over")
            begun = self.plays or self.tricks or self.game.rules.exchange == "none"
            return _reason((None if begun else self._may_exchange(seat)) or "exchange_over")
        key = self._may_exchange(seat) if verb == "exchange" else None
        return _reason(key) if key else None

    def _why_not_declare(self, seat: int, count: int, rank: str) -> Reason | None:
        rules = self.game.rules
        if rank not in SET_RANKS:
            return _reason("set_of_wrong_rank", rank=next(r.key for r in PACK.ranks if r.letter == rank))
        if any(who == seat and which == rank for who, _, which in self.declared):
            return _reason("set_declared")
        now = sum(card.rank == rank for card in self.hands[seat])
        before = dict(self.held[seat]).get(rank, 0)
        if before < 3:
            return _reason("set_not_held", count=count)
        if now < before and not (rules.three_from_broken_four and now == 3):
            return _reason("set_used")
        if count > now:
            return _reason("set_not_held", count=count)
        if count < now:
            return _reason("declare_what_is_held")
        if rules.declarations_open == "first_turn" and len(self.hands[seat]) < HAND:
            return _reason("declarations_closed")
        if count == 3 and rules.third_set_blocked_by != "none":
            for trick in self.tricks:
                if rules.third_set_blocked_by == "anyone" or trick.winner == seat:
                    for _, card in trick.plays:
                        if card.rank == rank:
                            return _reason("fourth_taken", card)
        return None

    def child(self, action: Action | str) -> TrappolaState:
        """The state after the player to act does this. Raises IllegalAction, and ValueError for what is no action."""
        action = _known(action)
        reason = self._refusal(action)
        if reason is not None:
            raise IllegalAction(reason, action)
        seat: int = self.to_act  # type: ignore[assignment]
        log = (*self.log, (seat, action))
        if action.verb == "play":
            return self._play(seat, action.args[0], log)  # type: ignore[arg-type]
        if action.verb == "declare":
            count, rank = action.args
            return self._with(log=log, declared=(*self.declared, (seat, count, rank)))
        if action.verb == "exchange":
            new = PACK.sort(self.deal.order[self.drawn:self.drawn + HAND])
            hands = (new, self.hands[1]) if seat == 0 else (self.hands[0], new)
            counts = (self.exchanges[0] + (seat == 0), self.exchanges[1] + (seat == 1))
            after = self._with(log=log, hands=hands, thrown=(*self.thrown, (seat, self.hands[seat])),
                               drawn=self.drawn + HAND, exchanges=counts)
            return after if after._may_exchange(seat) is None else after._exchange_done(seat)
        return self._with(log=log)._exchange_done(seat)

    def _with(self, **changes: Any) -> TrappolaState:
        values = {name: getattr(self, name) for name in self.__slots__}
        return TrappolaState(**{**values, **changes})

    def _exchange_done(self, seat: int) -> TrappolaState:
        """The elder hand's exchanges are followed by the dealer's, if the stock allows one, and those by the play."""
        if seat != self.dealer and self._may_exchange(self.dealer) is None:
            return self._with(to_act=self.dealer)
        return self._hands_final()

    def _hands_final(self) -> TrappolaState:
        held = tuple(
            tuple((rank, count) for rank in SET_RANKS if (count := sum(card.rank == rank for card in hand)) >= 3)
            for hand in self.hands)
        return self._with(to_act=1 - self.dealer, final=True, held=held)

    def _play(self, seat: int, card: Card, log: tuple[tuple[int, Action], ...]) -> TrappolaState:
        hands = self.hands
        hand = tuple([other for other in hands[seat] if other is not card])
        hands = (hand, hands[1]) if seat == 0 else (hands[0], hand)
        plays = (*self.plays, (seat, card))
        tricks = self.tricks
        to_act: int | None = 1 - seat
        if len(plays) == 2:
            led = plays[0][1]
            winner = seat if card.suit == led.suit and STRENGTH[card.rank] > STRENGTH[led.rank] else plays[0][0]
            tricks = (*tricks, Trick(plays, winner))
            plays = ()
            to_act = winner if len(tricks) < HAND and not self._stops(tricks) else None
        return TrappolaState(self.game, self.deal, self.dealer, self.scores, log, hands, self.thrown, self.drawn,
                             self.exchanges, to_act, True, plays, tricks, self.declared, self.held)

    def _stops(self, tricks: tuple[Trick, ...]) -> bool:
        """With ``stop_at_target_midhand``: has a 10 scored just now taken its player to the target?"""
        rules = self.game.rules
        if not rules.stop_at_target_midhand or rules.target is None:
            return False
        side = tricks[-1].winner
        tens = sum(won_with_two(trick) and trick.winner == side for trick in tricks)
        return won_with_two(tricks[-1]) and self.scores[side] + rules.two_bonus * tens >= rules.target  # type: ignore[index]

    # What it is worth

    @property
    def outcome(self) -> Outcome | None:
        """The deal's result once it is over, None before."""
        if self.to_act is not None:
            return None
        lines = self.score_lines()
        points = sums(lines)
        winner = None if points[0] == points[1] else int(points[1] > points[0])
        return Outcome(points, lines, winner)

    def score_lines(self) -> tuple[ScoreLine, ...]:
        """The score so far: cards captured and tricks won with twos; at the end also the last trick and the sets."""
        rules = self.game.rules
        return score_lines(rules, self.game.points, self.tricks, self.declared, self.to_act is None)

    # What a seat knows

    def observation(self, seat: int | None) -> Observation:
        """All that this seat may know; None: somebody who watches and sees no hand. Raises ValueError for another seat."""
        if seat not in (0, 1, None):
            raise ValueError(f"the seats of Trappola are 0 and 1, not {seat!r}")
        game, over = self.game, self.to_act is None
        log = self.log
        declared = self.declared
        heard: tuple[tuple[int, int, str | None], ...] = declared
        if declared and not over:  # the other player hears a number; only aces are named
            log = tuple([(who, HIDDEN[action.args[0]])  # type: ignore[index]
                         if action.verb == "declare" and who != seat and action.args[1] != "A" else (who, action)
                         for who, action in log])
            heard = tuple([(who, count, rank if who == seat or rank == "A" else None) for who, count, rank in declared])
        legal: tuple[Action, ...] = ()
        refused: list[tuple[Action, Reason]] = []
        hand = () if seat is None else self.hands[seat]
        if seat is not None and seat == self.to_act:
            legal = self.legal_actions
            if not self.final:
                refused = [(PLAY[card], _FINAL_FIRST) for card in hand]
            elif self.plays:
                refused = [(PLAY[card], reason) for card in hand if (reason := self.why_illegal(PLAY[card]))]
        lines = self.score_lines()
        return Observation(
            game.key, game.preset, game.rules, seat, (0, 1), (0, 1), self.dealer, self.phase, self.to_act, hand,
            (len(self.hands[0]), len(self.hands[1])), Trick(self.plays) if self.plays else None, self.tricks, self.thrown,
            len(PACK) - self.drawn, heard, log, legal, tuple(refused), lines, sums(lines), self.scores,
            self.outcome)


def _known(action: Action | str) -> Action:
    known = _VOCABULARY.find(action)
    if known is not None:
        return known
    text = text_of(action)
    words = text.split()
    if len(words) == 2 and words[0].lower() == "play":
        return PLAY[PACK.card(words[1])]
    if len(words) == 3 and words[0].lower() == "declare" and words[1] in ("3", "4") and words[2].upper() in STRENGTH:
        return Action("declare", int(words[1]), words[2].upper())  # of a rank that makes no set: `why_illegal` says so
    accepted = "write play AS (any card), exchange, stand, or declare 3 A (three or four, and a rank)"
    raise ValueError(f"{text[:60]!r} is no action of Trappola: {accepted}")


def _reason(key: str, *cards: Any, **fields: str | int) -> Reason:
    return Reason("trappola", PACK.key, key, cards, tuple(fields.items()))


_FINAL_FIRST = _reason("card_before_hands_final")
