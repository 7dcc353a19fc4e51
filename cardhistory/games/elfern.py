"""Elfern, "making elevens": tricks in which only aces, kings, queens, jacks and tens count. Two players, Germany, since 1759.

Six cards each of a pack of 32, in twos; the others are the stock. The non-dealer leads. There are no trumps: the higher card
of the suit led takes the trick. Nobody need follow suit while the stock lasts, from which each draws a card after every trick,
the winner first; when it is gone, suit must be followed. Twenty figures are in the pack, and eleven win.

It is the one game of the West that is known to count nothing but captured honours, as the Japanese etori does.
Every option below and every refusal has its claim, with the witness, in ``claims/elfern.toml``.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card, Pack
from ..deals import Deal
from ..match import Match
from ..observation import Observation
from ..options import whole
from ..packs import FRENCH_32
from ..play import Action, IllegalAction, Outcome, Reason, ScoreLine, Vocabulary, text_of
from ..tricks import Trick
from ._elfern_rules import BEATEN_BY, FIGURES, PRESETS, ElfernRules

__all__ = ["PACK", "PACKETS", "PRESETS", "REASONS", "Elfern", "ElfernRules", "ElfernState", "game", "score_lines"]

PACK = FRENCH_32
PACKETS = (2, 2, 2)
HAND = sum(PACKETS)
PLAY = {card: Action("play", card) for card in PACK.cards}
_VOCABULARY = Vocabulary(PLAY.values())
_PLAIN = frozenset("987")

REASONS = ("deal_over", "not_in_hand", "follow_suit", "must_beat")
"""The keys of every refusal."""


def game(preset: str, rules: ElfernRules) -> Elfern:
    """Elfern by these rules, under the name of a preset."""
    return Elfern(preset, rules)


@dataclass(frozen=True)
class Elfern:
    """Elfern under one set of rules; `start` deals the cards."""

    preset: str
    rules: ElfernRules
    key: str = field(default="elfern", init=False)
    pack: Pack = field(default=PACK, init=False, compare=False, repr=False)
    seats: tuple[int, ...] = field(default=(0, 1), init=False, compare=False)
    sides: Mapping[int, int] = field(default_factory=lambda: {0: 0, 1: 1}, init=False, compare=False, repr=False)

    @property
    def claims(self) -> tuple[Any, ...]:
        """The claims behind these rules, each with its witnesses."""
        from .. import claims
        return claims.of(self.key)

    def start(self, deal: int | str | Deal, *, dealer: int = 0, scores: tuple[int, ...] = (), standing: int = 0) -> ElfernState:
        """Deal six cards each, in twos, the non-dealer first.

        ``standing`` is how many deals just before this one ended ten to ten. Raises DealError, ValueError.
        """
        if not whole(dealer, 0, 1):
            raise ValueError(f"the dealer is seat 0 or 1, not {dealer!r}")
        scores = tuple(scores) or (0, 0)
        if len(scores) != 2 or not all(whole(score, -99_999, 99_999) for score in scores):
            raise ValueError(f"the scores are 2 whole numbers, one for each player, not {scores!r}")
        if not whole(standing, 0, 20):
            raise ValueError(f"standing is how many deals ended level before this one, 0 to 20, not {standing!r}")
        deal = Deal.of(PACK, deal).seated((1 - dealer, dealer), PACKETS)
        dealt = deal.order
        first, second = PACK.sort((*dealt[0:2], *dealt[4:6], *dealt[8:10])), PACK.sort((*dealt[2:4], *dealt[6:8], *dealt[10:12]))
        hands = (second, first) if dealer == 0 else (first, second)
        return ElfernState(self, deal, dealer, scores, standing, (), hands, 2 * HAND, 1 - dealer, (), ())

    def action(self, text: str) -> Action:
        """Read an action text, in any case. Raises ValueError, saying what is accepted."""
        return _known(text)

    def match(self, deal: int | str | Deal, *, dealer: int = 0) -> Match:
        """Begin a match of so many deals."""
        return Match.begin(self, deal, dealer)

    def carry(self, state: ElfernState) -> dict[str, int]:
        """Who deals after a finished deal, and how many deals now stand undecided."""
        winner = state.outcome.winner if state.outcome else None
        dealer = 1 - state.dealer
        if self.rules.next_dealer == "loser":
            dealer = 1 - winner if winner is not None else state.deal.seed % 2  # level: by a lot that belongs to the deal
        keeps = winner is None and self.rules.staender != "draw"
        return {"dealer": dealer, "standing": min(state.standing + 1, 20) if keeps else 0}

    def match_result(self, scores: tuple[int, ...], deals: int = 1) -> tuple[bool, int | None]:
        """Over after the last deal, the higher total winning; a tie is a draw."""
        if self.rules.deals is not None and deals < self.rules.deals:
            return False, None
        return True, None if scores[0] == scores[1] else int(scores[1] > scores[0])


@dataclass(frozen=True, slots=True)
class ElfernState:
    """One situation of a deal. Made by `Elfern.start` and `child`; never changed."""

    game: Elfern
    deal: Deal
    dealer: int
    scores: tuple[int, ...]
    standing: int
    """How many deals just before this one ended ten to ten, so that this one counts for more."""
    log: tuple[tuple[int, Action], ...]
    hands: tuple[tuple[Card, ...], ...]
    drawn: int
    """Cards that have left the stock, with those that were dealt."""
    to_act: int | None
    plays: tuple[tuple[int, Card], ...]
    """The card led, while it waits for an answer."""
    tricks: tuple[Trick, ...]

    thrown = ()

    def __repr__(self) -> str:
        return f"<Elfern {self.deal.code}, {self.phase}, {len(self.tricks)} tricks>"

    @property
    def phase(self) -> str:
        """``play`` or ``over``."""
        return "over" if self.to_act is None else "play"

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still in the stock, top first."""
        return self.deal.order[self.drawn:]

    # What may be done

    def _may(self, hand: tuple[Card, ...]) -> Sequence[Card]:
        """The cards of a hand that may be played now."""
        if not self.plays:
            return hand
        rules = self.game.rules
        duty = rules.stock_play if self.drawn < len(PACK) else rules.end_play
        if duty == "free":
            return hand
        led = self.plays[0][1]
        if duty == "beat":
            above = BEATEN_BY[rules.seven_beats_ace][led]
            higher = [card for card in hand if card in above]
            if higher:
                return higher
        suit = led.suit
        return [card for card in hand if card.suit == suit] or hand

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The cards that may be played, in pack order."""
        if self.to_act is None:
            return ()
        return tuple([PLAY[card] for card in self._may(self.hands[self.to_act])])

    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the player to act may not do this, None when they may. Raises ValueError for what is no action."""
        return self._refusal(_known(action))

    def _refusal(self, action: Action) -> Reason | None:
        if self.to_act is None:
            return _reason("deal_over")
        card: Card = action.args[0]  # type: ignore[assignment]
        hand = self.hands[self.to_act]
        if card not in hand:
            return _reason("not_in_hand", card)
        may = self._may(hand)
        if card in may:
            return None
        if card.suit == self.plays[0][1].suit:
            return _reason("must_beat", *may)
        return _reason("follow_suit", *may, suit=PACK.suit_key(may[0]))

    def child(self, action: Action | str) -> ElfernState:
        """The state after the player to act plays this. Raises IllegalAction, and ValueError for what is no action."""
        action = _known(action)
        reason = self._refusal(action)
        if reason is not None:
            raise IllegalAction(reason, action)
        seat: int = self.to_act  # type: ignore[assignment]
        card: Card = action.args[0]  # type: ignore[assignment]
        hands = list(self.hands)
        hands[seat] = tuple([one for one in hands[seat] if one is not card])
        log, drawn = (*self.log, (seat, action)), self.drawn
        if not self.plays:
            return ElfernState(self.game, self.deal, self.dealer, self.scores, self.standing, log, tuple(hands), drawn, 1 - seat,
                               ((seat, card),), self.tricks)
        led = self.plays[0][1]
        winner = seat if card in BEATEN_BY[self.game.rules.seven_beats_ace][led] else 1 - seat
        order = self.deal.order
        if drawn < len(PACK):  # the winner draws first
            hands[winner] = PACK.sort((*hands[winner], order[drawn]))
            hands[1 - winner] = PACK.sort((*hands[1 - winner], order[drawn + 1]))
            drawn += 2
        leader = winner if self.game.rules.lead == "winner" else seat
        return ElfernState(self.game, self.deal, self.dealer, self.scores, self.standing, log, tuple(hands), drawn,
                           leader if hands[leader] else None, (), (*self.tricks, Trick((*self.plays, (seat, card)), winner)))

    # What it is worth

    @property
    def outcome(self) -> Outcome | None:
        """The deal's result once it is over, None before."""
        if self.to_act is not None:
            return None
        lines = self.score_lines()
        points = _sums(lines)
        return Outcome(points, lines, None if points[0] == points[1] else int(points[1] > points[0]))

    def score_lines(self) -> tuple[ScoreLine, ...]:
        """The score so far: the figures each player took; at the end what they are worth."""
        return score_lines(self.game.rules, self.tricks, self.standing, self.to_act is None)

    # What a seat knows

    def observation(self, seat: int | None) -> Observation:
        """All that this seat may know; None: somebody who watches and sees no hand. Raises ValueError for another seat."""
        if seat is not None and not whole(seat, 0, 1):
            raise ValueError(f"the seats here are 0, 1, not {seat!r}")
        game, hand = self.game, () if seat is None else self.hands[seat]
        legal: tuple[Action, ...] = ()
        refused: tuple[tuple[Action, Reason], ...] = ()
        if seat is not None and seat == self.to_act:
            legal = self.legal_actions
            refused = tuple([(PLAY[card], reason) for card in hand if (reason := self._refusal(PLAY[card])) is not None])
        lines = self.score_lines()
        return Observation(
            game.key, game.preset, game.rules, seat, game.seats, (0, 1), self.dealer, self.phase, self.to_act, hand,
            (len(self.hands[0]), len(self.hands[1])), Trick(self.plays) if self.plays else None, self.tricks, (),
            len(PACK) - self.drawn, (), self.log, legal, refused, lines, _sums(lines), self.scores, self.outcome,
            (("standing", self.standing),))


def score_lines(rules: ElfernRules, tricks: Sequence[Trick], standing: int, over: bool) -> tuple[ScoreLine, ...]:
    """The lines of both players: the figures taken so far, and when the deal is over what they are worth."""
    figures: tuple[list[Card], list[Card]] = ([], [])
    for trick in tricks:
        figures[trick.winner].extend([card for _, card in trick.plays if card.rank not in _PLAIN])  # type: ignore[index]
    cards = PACK.sort(figures[0]), PACK.sort(figures[1])
    counts = len(cards[0]), len(cards[1])
    if not over:
        return tuple([ScoreLine(side, counts[side], "taken", cards[side], str(counts[side])) for side in (0, 1) if cards[side]])
    if counts[0] == counts[1]:
        each = -1 if rules.staender == "pot" else 0
        key = "level" if rules.staender == "draw" else "standing"
        return tuple([ScoreLine(side, each, key, cards[side], str(counts[side])) for side in (0, 1)])
    winner = int(counts[1] > counts[0])
    best = counts[winner]
    key, worth = ("schwarz", rules.schwarz) if best == FIGURES else ("schneider", rules.schneider) if best >= 15 else ("game", 1)
    lines = [ScoreLine(winner, worth, key, cards[winner], str(best))]
    if standing and rules.staender == "double":
        more = worth * (2 ** (standing if rules.doubles_again else 1) - 1)
        lines.append(ScoreLine(winner, more, "doubled"))
        worth += more
    if standing and rules.staender == "pot":
        lines.append(ScoreLine(winner, 2 * standing, "pot"))
    paid = -worth if rules.payment == "counters" else 0
    if paid or best < FIGURES:
        lines.append(ScoreLine(1 - winner, paid, "paid" if paid else "lost", cards[1 - winner], str(counts[1 - winner])))
    return tuple(lines)


def _sums(lines: Sequence[ScoreLine]) -> tuple[int, int]:
    points = [0, 0]
    for line in lines:
        points[line.side] += line.points
    return points[0], points[1]


def _known(action: Action | str) -> Action:
    """The game's own action of this text. Raises ValueError, saying what is accepted."""
    found = _VOCABULARY.find(action)
    if found is not None:
        return found
    text = text_of(action)
    words = text.split()
    if len(words) == 2 and words[0].lower() == "play":
        return PLAY[PACK.card(words[1])]
    raise ValueError(f"{text[:60]!r} is no action of Elfern: write play AS (any card of the pack)")


def _reason(key: str, *cards: Card, **fields: str | int) -> Reason:
    return Reason("elfern", PACK.key, key, cards, tuple(fields.items()))
