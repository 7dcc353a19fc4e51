"""Coteccio as it is played in Trieste: whoever takes the most points loses a life. The nearest living relative of Trappola.

Three to seven players, five cards each from a pack of forty; the rest is not used. Suit must be followed, there are no trumps,
the highest card of the suit led takes the trick and its player leads. Aces are 6 points, kings 5, riders 4, footmen 3, and the
last trick 6: the values of Trappola. Whoever has the most points loses one of four lives, and all who tie for it do; but a
player who takes all five tricks wins the hand. Who has no life left is out; the last one alive wins.

The score of a match is the lives that are left. Every option below and every refusal has its claim, with the witness, in
``claims/coteccio.toml``.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card
from ..deals import Deal
from ..match import Match
from ..observation import Observation
from ..options import whole
from ..packs import LATIN_40
from ..play import Action, IllegalAction, Outcome, Reason, ScoreLine, Vocabulary, text_of
from ..tricks import Trick, follow_suit
from ._coteccio_rules import HAND, LAST_TRICK, PRESETS, RANKS, VALUES, CoteccioRules

__all__ = ["PACK", "PRESETS", "REASONS", "Coteccio", "CoteccioRules", "CoteccioState", "game"]

PACK = LATIN_40
PLAY = {card: Action("play", card) for card in PACK.cards}
_VOCABULARY = Vocabulary(PLAY.values())
_STRENGTH = {card: -RANKS.index(card.rank) for card in PACK.cards}
_WORTH = {card: VALUES[card.rank] for card in PACK.cards}

REASONS = ("deal_over", "not_in_hand", "follow_suit")
"""The keys of every refusal."""


def game(preset: str, rules: CoteccioRules) -> Coteccio:
    """Coteccio by these rules, under the name of a preset."""
    return Coteccio(preset, rules)


@dataclass(frozen=True)
class Coteccio:
    """Coteccio under one set of rules; `start` deals the cards. Seats are counted counter-clockwise."""

    preset: str
    rules: CoteccioRules
    key: str = field(default="coteccio", init=False)
    seats: tuple[int, ...] = field(init=False, compare=False, repr=False)
    sides: Mapping[int, int] = field(init=False, compare=False, repr=False)

    pack = PACK
    packets = (1,) * HAND
    points = VALUES
    """What a card counts, by its rank."""

    def __post_init__(self) -> None:
        seats = tuple(range(self.rules.players))
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "sides", {seat: seat for seat in seats})

    @property
    def claims(self) -> tuple[Any, ...]:
        """The claims behind these rules, each with its witnesses."""
        from .. import claims
        return claims.of(self.key)

    def order_of_play(self, dealer: int, lives: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that still have a life, in turn, from the one after the dealer."""
        seats = [(dealer + steps) % len(lives) for steps in range(1, len(lives) + 1)]
        return tuple([seat for seat in seats if lives[seat]])

    def start(self, deal: int | str | Deal, *, dealer: int = 0, scores: tuple[int, ...] = ()) -> CoteccioState:
        """Deal five cards each to those who have a life left. ``scores`` are the lives. Raises DealError and ValueError."""
        rules, last = self.rules, self.seats[-1]
        lives = tuple(scores) or (rules.lives,) * rules.players
        if len(lives) != rules.players or not all(whole(left, 0, 99) for left in lives) or sum(map(bool, lives)) < 2:
            raise ValueError(f"the scores are the lives left, a whole number for each of {rules.players} players, of whom two or "
                             f"more have some, not {scores!r}")
        if not whole(dealer, 0, last):
            raise ValueError(f"the dealer is a seat from 0 to {last}, not {dealer!r}")
        if not lives[dealer]:
            raise ValueError(f"seat {dealer} has no life left and cannot deal")
        playing = self.order_of_play(dealer, lives)
        deal = Deal.of(PACK, deal).seated(playing, self.packets)
        hands: list[tuple[Card, ...]] = [()] * rules.players
        dealt = HAND * len(playing)
        for place, seat in enumerate(playing):
            hands[seat] = PACK.sort(deal.order[place:dealt:len(playing)])
        after = dict(zip(playing, (*playing[1:], playing[0]), strict=True))
        return CoteccioState(self, deal, dealer, lives, tuple([after.get(seat, seat) for seat in self.seats]), (), tuple(hands),
                             playing[0], (), ())

    def fixed(self, hands: Mapping[int, str], *, dealer: int = 0, scores: tuple[int, ...] = ()) -> Deal:
        """Compose a deal by seats: ``hands={0: 'AS …', 1: '…'}``, for a game with this dealer and these lives. Raises DealError."""
        lives = tuple(scores) or (self.rules.lives,) * self.rules.players
        return Deal.fixed(PACK, hands).seated(self.order_of_play(dealer, lives), self.packets)

    def action(self, text: str) -> Action:
        """Read an action text, in any case. Raises ValueError, saying what is accepted."""
        return _known(text)

    def match(self, deal: int | str | Deal, *, dealer: int = 0) -> Match:
        """Begin a match: deals until one player at most has a life left."""
        return Match.begin(self, deal, dealer)

    def carry(self, state: CoteccioState) -> dict[str, Any]:
        """Players who are out do not deal: the first to the dealer's right who still has a life does."""
        points = state.outcome.points if state.outcome else (0,) * len(state.scores)
        lives = tuple([left + change for left, change in zip(state.scores, points, strict=True)])
        return {"dealer": self.order_of_play(state.dealer, lives)[0]}

    def match_result(self, scores: tuple[int, ...], deals: int = 1) -> tuple[bool, int | None]:
        """Over once one player at most has a life left; that one wins."""
        alive = [seat for seat, left in enumerate(scores) if left > 0]
        return len(alive) < 2, alive[0] if len(alive) == 1 else None


@dataclass(frozen=True, slots=True)
class CoteccioState:
    """One situation of a deal. Made by `Coteccio.start` and `child`; never changed."""

    game: Coteccio
    deal: Deal
    dealer: int
    scores: tuple[int, ...]
    """The lives of every player before this deal."""
    after: tuple[int, ...]
    """For each seat the seat whose turn comes next; seats that are out have nobody."""
    log: tuple[tuple[int, Action], ...]
    hands: tuple[tuple[Card, ...], ...]
    to_act: int | None
    plays: tuple[tuple[int, Card], ...]
    """The trick on the table."""
    tricks: tuple[Trick, ...]

    thrown = ()

    def __repr__(self) -> str:
        return f"<Coteccio {self.deal.code}, {self.phase}, {len(self.tricks)} tricks>"

    @property
    def phase(self) -> str:
        """``play`` or ``over``."""
        return "over" if self.to_act is None else "play"

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that play in this deal: those with a life."""
        return tuple([seat for seat, left in enumerate(self.scores) if left])

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards that were not dealt; nobody uses them."""
        return self.deal.order[HAND * len(self.playing):]

    # What may be done

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """Cards in pack order."""
        seat = self.to_act
        if seat is None:
            return ()
        hand = self.hands[seat]
        return tuple([PLAY[card] for card in (follow_suit(hand, self.plays[0][1]) if self.plays else hand)])

    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the player to act may not do this, None when they may. Raises ValueError for what is no action."""
        return self._refusal(_known(action))

    def _refusal(self, action: Action) -> Reason | None:
        seat = self.to_act
        if seat is None:
            return _reason("deal_over")
        card: Card = action.args[0]  # type: ignore[assignment]
        hand = self.hands[seat]
        if card not in hand:
            return _reason("not_in_hand", card)
        if self.plays:
            suit = self.plays[0][1].suit
            if card.suit != suit:
                same = [other for other in hand if other.suit == suit]
                if same:
                    return _reason("follow_suit", *same, suit=PACK.suit_key(same[0]))
        return None

    def child(self, action: Action | str) -> CoteccioState:
        """The state after the player to act does this. Raises IllegalAction, and ValueError for what is no action."""
        action = _known(action)
        reason = self._refusal(action)
        if reason is not None:
            raise IllegalAction(reason, action)
        seat: int = self.to_act  # type: ignore[assignment]
        card: Card = action.args[0]  # type: ignore[assignment]
        hands = list(self.hands)
        hands[seat] = tuple([other for other in hands[seat] if other is not card])
        plays = (*self.plays, (seat, card))
        tricks = self.tricks
        to_act: int | None = self.after[seat]
        if to_act == plays[0][0]:
            winner, best = plays[0]
            for who, other in plays:
                if other.suit == best.suit and _STRENGTH[other] > _STRENGTH[best]:
                    winner, best = who, other
            tricks = (*tricks, Trick(plays, winner))
            plays = ()
            to_act = winner if len(tricks) < HAND else None
        return CoteccioState(self.game, self.deal, self.dealer, self.scores, self.after, (*self.log, (seat, action)), tuple(hands),
                             to_act, plays, tricks)

    # What it is worth

    @property
    def outcome(self) -> Outcome | None:
        """The lives gained and lost, once the deal is over; None before."""
        if self.to_act is not None:
            return None
        lines = self.score_lines()
        points = _sums(lines, len(self.scores))
        best = max(points)
        return Outcome(points, lines, points.index(best) if points.count(best) == 1 else None)

    def score_lines(self) -> tuple[ScoreLine, ...]:
        """Before the end the points in the cards taken. At the end these count no more by themselves, but lives are lost."""
        over = self.to_act is None
        lines, taken = [], [0] * len(self.scores)
        for seat in self.playing:
            cards = PACK.sort(card for trick in self.tricks if trick.winner == seat for card in trick.cards if _WORTH[card])
            taken[seat] = sum([_WORTH[card] for card in cards])
            if cards:
                lines.append(ScoreLine(seat, 0 if over else taken[seat], "cards", cards, str(taken[seat]) if over else ""))
        if not over:
            return tuple(lines)
        last: int = self.tricks[-1].winner  # type: ignore[assignment]
        taken[last] += LAST_TRICK
        lines.append(ScoreLine(last, 0, "last", (self.tricks[-1].best,), str(LAST_TRICK)))  # type: ignore[arg-type]
        rules = self.game.rules
        if rules.capotto != "none" and all(trick.winner == last for trick in self.tricks):
            lines.append(ScoreLine(last, 0, "capotto"))
            lost = {"others_lose_life": (1,) * len(taken), "wins_pot": self.scores}.get(rules.capotto)
            if lost:
                lines += [ScoreLine(seat, -lost[seat], "capotto_lost") for seat in self.playing if seat != last]
            return tuple(lines)
        most = max(taken[seat] for seat in self.playing)
        losers = [seat for seat in self.playing if taken[seat] == most]
        if rules.all_out == "replay" and all(seat in losers and self.scores[seat] == 1 for seat in self.playing):
            return (*lines, *(ScoreLine(seat, 0, "replay", (), str(most)) for seat in losers))
        return (*lines, *(ScoreLine(seat, -1, "life", (), str(most)) for seat in losers))

    # What a seat knows

    def observation(self, seat: int | None) -> Observation:
        """All that this seat may know; None: somebody who watches and sees no hand. Raises ValueError for another seat."""
        game = self.game
        if seat is not None and not whole(seat, 0, game.seats[-1]):
            raise ValueError(f"the seats here are {', '.join(map(str, game.seats))}, not {seat!r}")
        legal: tuple[Action, ...] = ()
        refused: list[tuple[Action, Reason]] = []
        hand = () if seat is None else self.hands[seat]
        if seat is not None and seat == self.to_act:
            legal = self.legal_actions
            if len(legal) < len(hand):
                refused = [(PLAY[card], reason) for card in hand if (reason := self._refusal(PLAY[card]))]
        lines = self.score_lines()
        return Observation(
            game.key, game.preset, game.rules, seat, game.seats, game.seats, self.dealer, self.phase, self.to_act, hand,
            tuple([len(cards) for cards in self.hands]), Trick(self.plays) if self.plays else None, self.tricks, (),
            len(self.stock), (), self.log, legal, tuple(refused), lines, _sums(lines, len(self.scores)), self.scores, self.outcome,
            (("playing", self.playing),))


def _sums(lines: tuple[ScoreLine, ...] | list[ScoreLine], sides: int) -> tuple[int, ...]:
    points = [0] * sides
    for line in lines:
        points[line.side] += line.points
    return tuple(points)


def _known(action: Action | str) -> Action:
    known = _VOCABULARY.find(action)
    if known is not None:
        return known
    text = text_of(action)
    words = text.split()
    if len(words) == 2 and words[0].lower() == "play":
        return PLAY[PACK.card(words[1])]
    raise ValueError(f"{text[:60]!r} is no action of Coteccio: write play AS (any card)")


def _reason(key: str, *cards: Card, **fields: str | int) -> Reason:
    return Reason("coteccio", PACK.key, key, cards, tuple(fields.items()))
