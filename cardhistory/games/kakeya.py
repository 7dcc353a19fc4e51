"""Kakeya trump (掛合トランプ): a relative of etori, reported from one small town of Shimane, with stones for the score.

Two pairs, thirteen cards each of an ordinary pack; or three pairs, of which one sits out and deals. The pair that lost deals
next, the pair that won leads. Trumps are spades until somebody changes them, before the cards are seen. Suit must be followed.
The renshō beats everything: the ace of spades, or of clubs where spades are trumps. Then come trumps, then the suit led. The
winner of a trick keeps the aces, kings, queens and jacks. Whoever has more of these sixteen takes stones from the other pair;
with eight each the pair that had the renshō has lost.

Every option below and every refusal has its claim, with the witness, in ``claims/kakeya.toml``.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card, Pack
from ..deals import Deal
from ..match import Match
from ..observation import Observation
from ..options import whole
from ..packs import FRENCH_52
from ..play import Action, IllegalAction, Outcome, Reason, ScoreLine, Vocabulary, text_of
from ..tricks import Trick
from ._kakeya_rules import PRESETS, SUITS, KakeyaRules, rensho, strengths
from ._kakeya_score import final_lines, result, sums, taken, taken_lines

__all__ = ["PACK", "PRESETS", "REASONS", "Kakeya", "KakeyaRules", "KakeyaState", "game"]

PACK = FRENCH_52
HAND = 13
IKU, KOI = Action("iku"), Action("koi")
TRUMP = {suit: Action("trump", suit) for suit in SUITS}
PLAY = {card: Action("play", card) for card in PACK}
_VOCABULARY = Vocabulary((IKU, KOI, *TRUMP.values(), *PLAY.values()))

REASONS = ("deal_over", "trump_first", "trump_fixed", "call_first", "no_call_now", "not_in_hand", "follow_suit")
"""The keys of every refusal."""


def game(preset: str, rules: KakeyaRules) -> Kakeya:
    """Kakeya trump by these rules, under the name of a preset."""
    return Kakeya(preset, rules)


@dataclass(frozen=True)
class Kakeya:
    """Kakeya trump under one set of rules; `start` deals the cards. Seats are counted counter-clockwise."""

    preset: str
    rules: KakeyaRules
    key: str = field(default="kakeya", init=False)
    pack: Pack = field(default=PACK, init=False, compare=False, repr=False)
    seats: tuple[int, ...] = field(init=False, compare=False, repr=False)
    sides: Mapping[int, int] = field(init=False, compare=False, repr=False)
    """The pair of each seat; partners sit opposite."""

    def __post_init__(self) -> None:
        seats = tuple(range(self.rules.players))
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "sides", {seat: seat % self.pairs for seat in seats})

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return self.rules.players // 2

    @property
    def claims(self) -> tuple[Any, ...]:
        """The claims behind these rules, each with its witnesses."""
        from .. import claims
        return claims.of(self.key)

    def playing(self, dealer: int) -> tuple[int, ...]:
        """The four who play, in turn from the dealer's right. Where six are there, the dealer's pair sits out."""
        turn = [(dealer + steps) % len(self.seats) for steps in range(1, len(self.seats) + 1)]
        return tuple([seat for seat in turn if len(turn) == 4 or self.sides[seat] != self.sides[dealer]])

    def first_of(self, side: int, dealer: int) -> int:
        """The seat of this pair whose turn comes first after the dealer."""
        return next(seat for steps in self.seats if self.sides[seat := (dealer + 1 + steps) % len(self.seats)] == side)

    def start(self, deal: int | str | Deal, *, dealer: int = 0, scores: tuple[int, ...] = (), trump: str = "S",
              winners: int | None = None, last_dealers: int | None = None) -> KakeyaState:
        """Begin a deal. ``scores`` is what every pair has won or lost so far, in stones.

        From the last deal of a match come ``trump``, as it stands, the pair of ``winners`` and the pair of ``last_dealers``.
        Raises DealError, ValueError.
        """
        rules, pairs = self.rules, self.pairs
        if not whole(dealer, 0, self.seats[-1]):
            raise ValueError(f"the dealer is a seat from 0 to {self.seats[-1]}, not {dealer!r}")
        scores = tuple(scores) or (0,) * pairs
        if len(scores) != pairs or not all(whole(score, -99_999, 99_999) for score in scores):
            raise ValueError(f"the scores are {pairs} whole numbers, one for each pair, not {scores!r}")
        if trump not in TRUMP:
            raise ValueError(f"trump is one of {', '.join(TRUMP)}, not {trump!r}")
        for name, pair in (("winners", winners), ("last_dealers", last_dealers)):
            if pair is not None and not whole(pair, 0, pairs - 1):
                raise ValueError(f"{name} is a pair from 0 to {pairs - 1}, or None, not {pair!r}")
        if winners is not None and winners == self.sides[dealer] and len(self.seats) == 6:
            raise ValueError(f"pair {winners} won the last deal, so it cannot sit out and deal")
        deal = Deal.of(PACK, deal).seated(self.playing(dealer), (1,) * HAND)
        namer = dealer
        if (rules.trump_namer == "last_dealers" and len(self.seats) == 6
                and last_dealers is not None and last_dealers != self.sides[dealer]):
            namer = self.first_of(last_dealers, dealer)
        state = KakeyaState(self, deal, dealer, scores, winners, last_dealers, (), ((),) * len(self.seats), namer, "trump", trump, (), ())
        return state if rules.trump == "changeable" else state.dealt("C", ())

    def action(self, text: str) -> Action:
        """Read an action text, in any case. Raises ValueError, saying what is accepted."""
        return _known(text)

    def match(self, deal: int | str | Deal, *, dealer: int = 0) -> Match:
        """Begin a match: until a pair has no stones left, or so many deals were played."""
        return Match.begin(self, deal, dealer)

    def carry(self, state: KakeyaState) -> dict[str, Any]:
        """The losers deal, their partner's turn coming first; the trumps stand, and who won and who dealt is remembered."""
        winner, loser, _, _ = state.result
        return {"dealer": self.first_of(loser, state.dealer), "trump": state.trump, "winners": winner,
                "last_dealers": self.sides[state.dealer]}

    def match_result(self, scores: tuple[int, ...], deals: int = 1) -> tuple[bool, int | None]:
        """Over when a pair has no stones left, or after the last deal; the most stones win, and a tie is a draw."""
        if min(scores) > -self.rules.stones and (self.rules.deals is None or deals < self.rules.deals):
            return False, None
        best = max(scores)
        return True, scores.index(best) if scores.count(best) == 1 else None


@dataclass(frozen=True, slots=True)
class KakeyaState:
    """One situation of a deal. Made by `Kakeya.start` and `child`; never changed."""

    game: Kakeya
    deal: Deal
    dealer: int
    scores: tuple[int, ...]
    winners: int | None
    """The pair that won the last deal, None in the first."""
    last_dealers: int | None
    """The pair that dealt the last deal, None in the first."""
    log: tuple[tuple[int, Action], ...]
    hands: tuple[tuple[Card, ...], ...]
    to_act: int | None
    phase: str
    """``trump`` (before the cards are dealt), ``call`` (who leads?), ``play`` or ``over``."""
    trump: str
    """Before they are named, the trumps as they stand."""
    plays: tuple[tuple[int, Card], ...]
    """The trick on the table."""
    tricks: tuple[Trick, ...]

    thrown = ()

    def __repr__(self) -> str:
        return f"<Kakeya {self.deal.code}, {self.phase}, {len(self.tricks)} tricks>"

    # What the situation is

    @property
    def stock(self) -> tuple[Card, ...]:
        """Before the dealing all cards; then none."""
        return self.deal.order if self.phase == "trump" else ()

    @property
    def rensho(self) -> Card:
        """The card that beats everything, by the trumps as they stand."""
        return rensho(self.trump)

    @property
    def result(self) -> tuple[int, int, int, str]:
        """Of a finished deal: the winning pair, the losing pair, the stones that are due, the key of the rule."""
        game = self.game
        return result(game.rules, game.sides, game.playing(self.dealer), self.tricks, taken(self.tricks, game.sides), self.trump)

    # What may be done

    def _may(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards of a hand that may be played now."""
        if not self.plays:
            return hand
        suit = self.plays[0][1].suit
        same = tuple([card for card in hand if card.suit == suit])
        if not same:
            return hand
        if self.game.rules.rensho_free:
            top = rensho(self.trump)
            if top in hand and top.suit != suit:
                return PACK.sort((*same, top))
        return same

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """Trumps in the order S H D C; iku, koi; cards in pack order."""
        if self.to_act is None:
            return ()
        if self.phase == "play":
            return tuple([PLAY[card] for card in self._may(self.hands[self.to_act])])
        return tuple(TRUMP.values()) if self.phase == "trump" else (IKU, KOI)

    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the player to act may not do this, None when they may. Raises ValueError for what is no action."""
        return self._refusal(_known(action))

    def _refusal(self, action: Action) -> Reason | None:
        verb, phase = action.verb, self.phase
        if self.to_act is None:
            return _reason("deal_over")
        if verb == "trump":
            return None if phase == "trump" else _reason("trump_fixed")
        if phase == "trump":
            return _reason("trump_first")
        if verb != "play":
            return None if phase == "call" else _reason("no_call_now")
        if phase == "call":
            return _reason("call_first")
        card: Card = action.args[0]  # type: ignore[assignment]
        hand = self.hands[self.to_act]
        if card not in hand:
            return _reason("not_in_hand", card)
        may = self._may(hand)
        return None if card in may else _reason("follow_suit", *may, suit=PACK.suit_key(self.plays[0][1]))

    def child(self, action: Action | str) -> KakeyaState:
        """The state after the player to act does this. Raises IllegalAction, and ValueError for what is no action."""
        action = _known(action)
        reason = self._refusal(action)
        if reason is not None:
            raise IllegalAction(reason, action)
        seat: int = self.to_act  # type: ignore[assignment]
        game, log = self.game, (*self.log, (seat, action))
        if action.verb == "trump":
            return self.dealt(str(action.args[0]), log)
        hands, plays, tricks, phase, turn = self.hands, self.plays, self.tricks, "play", seat
        if action is KOI:
            turn = (seat + game.pairs) % len(game.seats)
        elif action is not IKU:
            card: Card = action.args[0]  # type: ignore[assignment]
            left = list(hands)
            left[seat] = tuple([one for one in hands[seat] if one is not card])
            hands, plays = tuple(left), (*plays, (seat, card))
            if len(plays) < 4:
                turn = self._after(seat)
            else:
                turn = self._winner(plays)
                tricks, plays = (*tricks, Trick(plays, turn)), ()
                if not hands[seat]:
                    phase = "over"
        return KakeyaState(game, self.deal, self.dealer, self.scores, self.winners, self.last_dealers, log, hands,
                           None if phase == "over" else turn, phase, self.trump, plays, tricks)

    def _after(self, seat: int) -> int:
        """Whose turn comes next."""
        seats = len(self.game.seats)
        seat = (seat + 1) % seats
        sits_out = seats == 6 and self.game.sides[seat] == self.game.sides[self.dealer]
        return (seat + 1) % seats if sits_out else seat

    def _winner(self, plays: tuple[tuple[int, Card], ...]) -> int:
        winner, led = plays[0]
        strength = strengths(self.trump, led.suit)
        best = strength[led]
        for seat, card in plays:
            value = strength.get(card, 0)
            if value > best:
                best, winner = value, seat
        return winner

    def dealt(self, trump: str, log: tuple[tuple[int, Action], ...]) -> KakeyaState:
        """The trumps are named, and the cards are dealt one by one; then somebody leads, or says who does."""
        game, rules, order = self.game, self.game.rules, self.deal.order
        playing = game.playing(self.dealer)
        hands: list[tuple[Card, ...]] = [()] * len(game.seats)
        for place, seat in enumerate(playing):
            hands[seat] = PACK.sort(order[place::4])
        first = playing[0]
        if rules.lead == "winners" and self.winners is not None:
            first = next(seat for seat in playing if game.sides[seat] == self.winners)
        elif rules.lead == "winners" and len(game.seats) == 4:
            first = self.dealer
        return KakeyaState(game, self.deal, self.dealer, self.scores, self.winners, self.last_dealers, log, tuple(hands), first,
                           "call" if rules.call else "play", trump, (), ())

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
        """The score so far: the pictures each pair took; at the end the stones that change hands."""
        cards = taken(self.tricks, self.game.sides)
        if self.to_act is not None:
            return taken_lines(cards)
        found = self.result
        return final_lines(found, cards, self.game.rules.stones + self.scores[found[1]])

    # What a seat knows

    def observation(self, seat: int | None) -> Observation:
        """All that this seat may know; None: somebody who watches and sees no hand. Raises ValueError for another seat."""
        game = self.game
        if seat is not None and not whole(seat, 0, game.seats[-1]):
            raise ValueError(f"the seats here are {', '.join(map(str, game.seats))}, not {seat!r}")
        hand = () if seat is None else self.hands[seat]
        legal: tuple[Action, ...] = ()
        refused: tuple[tuple[Action, Reason], ...] = ()
        if seat is not None and seat == self.to_act:
            legal = self.legal_actions
            refused = tuple([(PLAY[card], reason) for card in hand if (reason := self._refusal(PLAY[card])) is not None])
        lines = self.score_lines()
        stones = tuple([game.rules.stones + score for score in self.scores])
        facts = (("trump", self.trump), ("rensho_suit", self.rensho.suit), ("stones", stones),
                 ("playing", game.playing(self.dealer)), ("winners", self.winners), ("last_dealers", self.last_dealers))
        return Observation(
            game.key, game.preset, game.rules, seat, game.seats, tuple([game.sides[one] for one in game.seats]), self.dealer,
            self.phase, self.to_act, hand, tuple([len(cards) for cards in self.hands]), Trick(self.plays) if self.plays else None,
            self.tricks, (), len(self.stock), (), self.log, legal, refused, lines, sums(lines, len(self.scores)), self.scores,
            self.outcome, facts)


def _known(action: Action | str) -> Action:
    """The game's own action of this text. Raises ValueError, saying what is accepted."""
    found = _VOCABULARY.find(action)
    if found is not None:
        return found
    text = text_of(action)
    words = text.split()
    if len(words) == 2 and words[0].lower() == "play":
        return PLAY[PACK.card(words[1])]
    raise ValueError(f"{text[:60]!r} is no action of Kakeya trump: write play AS (any card), trump S (or H, D, C), iku or koi")


def _reason(key: str, *cards: Card, **fields: str | int) -> Reason:
    return Reason("kakeya", PACK.key, key, cards, tuple(fields.items()))
