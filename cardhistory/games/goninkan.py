"""Goninkan: two against three, and the cards say who. Tsugaru, in the north of Japan.

Five players, ten cards each from a pack of fifty: the twos of hearts, diamonds and clubs are left out, and there is a joker.
The holders of the trump ace and of the joker are *kankei*, "in relation", and say so; the other three are *mukankei*. Partners
who sit side by side change that: the right-hand one swaps seats with the next player. Whoever holds both cards has a partner
two seats on, and one of the cards wanders there unseen. Suit must be followed, trumps win, the joker beats all but may be
played neither to the first nor to the last trick. Sixteen pictures count, one each.

A round is up to three deals with the same partners, who need nine, eight and nine pictures; the first deal they lose ends it.
The trumps of the first are clubs, diamonds and hearts in turn; in the second and third the partners choose. One deal here
(`Deal`, with its number and code) is one round: the shuffles of the second and third dealing belong to it.

Every option below and every refusal has its claim, with the witness, in ``claims/goninkan.toml``.
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
from ..packs import GONINKAN_50, JOKER
from ..play import Action, IllegalAction, Outcome, Reason, ScoreLine
from ..tricks import Trick
from ._goninkan_rules import HAND, PLAYERS, PRESETS, TRICKS, GoninkanRules, dealing, swapped, trump_of
from ._goninkan_score import score_lines, sums, taken
from ._goninkan_table import IKU, REASONS, known, legal_actions, next_play, observation, refusal

__all__ = ["PACK", "PRESETS", "REASONS", "Goninkan", "GoninkanRules", "GoninkanState", "game", "served"]

PACK = GONINKAN_50
SPADE_ACE = Card("A", "S")


def game(preset: str, rules: GoninkanRules) -> Goninkan:
    """Goninkan by these rules, under the name of a preset."""
    return Goninkan(preset, rules)


@dataclass(frozen=True)
class Goninkan:
    """Goninkan under one set of rules; `start` deals the cards.

    A seat is a player, who keeps the number when the chairs are changed; who sits to whose right is the ring of a state. Each
    seat is a side of its own, because partners change from round to round.
    """

    preset: str
    rules: GoninkanRules
    key: str = field(default="goninkan", init=False)
    sides: Mapping[int, int] = field(default_factory=lambda: {seat: seat for seat in range(PLAYERS)}, init=False, compare=False,
                                     repr=False)

    pack = PACK
    packets = (1,) * HAND
    seats = tuple(range(PLAYERS))
    counts_deals = True
    deals_again = True
    """The cards are dealt up to three times in what counts as one deal."""

    @property
    def claims(self) -> tuple[Any, ...]:
        """The claims behind these rules, each with its witnesses."""
        from .. import claims
        return claims.of(self.key)

    def start(self, deal: int | str | Deal, *, dealer: int = 0, scores: tuple[int, ...] = (), number: int = 1,
              ring: tuple[int, ...] = (), later: tuple[tuple[Card, ...], ...] = ()) -> GoninkanState:
        """Begin a round. ``number`` is which round of the match it is, ``ring`` how the players sit, each to the right of the last.

        ``later`` is only for supposed worlds: the pack in order for the second dealing, or for both. Raises DealError, ValueError.
        """
        if not whole(dealer, 0, PLAYERS - 1):
            raise ValueError(f"the dealer is a seat from 0 to {PLAYERS - 1}, not {dealer!r}")
        scores = tuple(scores) or (0,) * PLAYERS
        if len(scores) != PLAYERS or not all(whole(score, -99_999, 99_999) for score in scores):
            raise ValueError(f"the scores are {PLAYERS} whole numbers, one for each seat, not {scores!r}")
        if not whole(number, 1, 99_999):
            raise ValueError(f"the number of the round is a whole number from 1, not {number!r}")
        ring = tuple(ring) or self.seats
        if sorted(ring) != [*self.seats]:
            raise ValueError(f"the ring names each of the seats 0 to {PLAYERS - 1} once, not {ring!r}")
        deal = Deal.of(PACK, deal).seated(served(ring, dealer), self.packets)
        state = GoninkanState(self, deal, dealer, scores, number, ring, later, ring, (), 0, (), (), None, (), (),
                              trump_of(self.rules, number), None, "lead", (), 0, None, (), ())
        return state.dealt()

    def fixed(self, hands: Mapping[int, str], *, dealer: int = 0, ring: tuple[int, ...] = ()) -> Deal:
        """Compose the first dealing by seats: ``hands={0: 'AS …', 1: '…'}``, for a game with this dealer. Raises DealError."""
        return Deal.fixed(PACK, hands).seated(served(tuple(ring) or self.seats, dealer), self.packets)

    def action(self, text: str) -> Action:
        """Read an action text, in any case. Raises ValueError, saying what is accepted."""
        return known(text)

    def match(self, deal: int | str | Deal, *, dealer: int = 0) -> Match:
        """Begin a match: so many rounds, the dealer moving on by one seat."""
        return Match.begin(self, deal, dealer)

    def carry(self, state: GoninkanState) -> dict[str, Any]:
        """The players stay where they sit now, and whoever sits to the dealer's right deals."""
        return {"ring": state.ring, "dealer": state.right_of(state.dealer)}

    def match_result(self, scores: tuple[int, ...], deals: int = 1) -> tuple[bool, int | None]:
        """Over after the last round, the highest total winning; a tie is a draw."""
        if self.rules.rounds is not None and deals < self.rules.rounds:
            return False, None
        best = max(scores)
        return True, scores.index(best) if scores.count(best) == 1 else None


def served(ring: tuple[int, ...], dealer: int) -> tuple[int, ...]:
    """The players in the order in which they are dealt cards: from the dealer's left, and on to the right."""
    place = ring.index(dealer) - 1
    return tuple([ring[(place + steps) % PLAYERS] for steps in range(PLAYERS)])


@dataclass(frozen=True, slots=True)
class GoninkanState:
    """One situation of a round. Made by `Goninkan.start` and `child`; never changed."""

    game: Goninkan
    deal: Deal
    dealer: int
    scores: tuple[int, ...]
    number: int
    """Which round of the match this is, from 1."""
    first_ring: tuple[int, ...]
    """How the players sat when the round began."""
    later: tuple[tuple[Card, ...], ...]
    """Supposed orders of the second and third dealing; not there where they follow from the deal."""
    ring: tuple[int, ...]
    """How they sit now, each to the right of the one before."""
    log: tuple[tuple[int, Action], ...]
    bout: int
    """Which deal of the round this is, 1 to 3."""
    hands: tuple[tuple[Card, ...], ...]
    kankei: tuple[int, ...]
    """The two partners, in the order of their numbers."""
    both: int | None
    """Who was dealt the trump ace and the joker."""
    exchanged: tuple[tuple[int, Card, Card], ...]
    """In this deal: (seat, card that went, card that came) for both partners."""
    shown: tuple[Card, ...]
    """The two cards shown in this deal."""
    trump: str | None
    to_act: int | None
    phase: str
    """``exchange``, ``show``, ``trump``, ``lead``, ``play`` or ``over``."""
    plays: tuple[tuple[int, Card], ...]
    """The trick on the table."""
    dead: int
    """1 when a joker lies dead at the beginning of the last trick."""
    follow: str | None
    """The suit to be followed; None before a card was led."""
    tricks: tuple[Trick, ...]
    """The tricks of this deal."""
    results: tuple[tuple[str, int, int], ...]
    """For each deal of the round that is over: trumps, pictures of the kankei, pictures they needed."""

    thrown = ()
    stock = ()

    def __repr__(self) -> str:
        return f"<Goninkan {self.deal.code}, deal {self.bout}, {self.phase}, {len(self.tricks)} tricks>"

    # What the situation is

    def right_of(self, seat: int, steps: int = 1) -> int:
        """The player who sits so many places to the right."""
        return self.ring[(self.ring.index(seat) + steps) % PLAYERS]

    @property
    def first(self) -> int:
        """The kankei whose turn comes first, from the dealer's right: speaks first about the lead, and chooses the trumps."""
        return next(seat for steps in range(1, PLAYERS + 1) if (seat := self.right_of(self.dealer, steps)) in self.kankei)

    def partner(self, seat: int) -> int:
        """The other of the kankei."""
        return self.kankei[self.kankei[0] == seat]

    def dealt_to(self, seat: int) -> tuple[Card, ...]:
        """The ten cards dealt to a player in this deal of the round, in the order in which they came."""
        ring = self.first_ring if self.bout == 1 else self.ring
        order = self.later[self.bout - 2] if 2 <= self.bout < len(self.later) + 2 else dealing(self.deal, self.bout)
        return order[served(ring, self.dealer).index(seat)::PLAYERS]

    # What may be done

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """Cards in pack order, the joker last (with the suits it may name); exchanges; pairs to show; trumps S H D C; iku, koi."""
        return legal_actions(self)

    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the player to act may not do this, None when they may. Raises ValueError for what is no action."""
        return refusal(self, known(action))

    def child(self, action: Action | str) -> GoninkanState:
        """The state after the player to act does this. Raises IllegalAction, and ValueError for what is no action."""
        action = known(action)
        reason = refusal(self, action)
        if reason is not None:
            raise IllegalAction(reason, action)
        seat: int = self.to_act  # type: ignore[assignment]
        log = (*self.log, (seat, action))
        if action.verb == "play":
            return self._play(seat, action, log)
        if action.verb == "exchange":
            return self._exchanged(*action.args)._with(log=log)._to_lead()  # type: ignore[arg-type]
        if action.verb == "show":
            return self._with(log=log, shown=action.cards, phase="trump", to_act=self.first)
        if action.verb == "trump":
            return self._with(log=log, trump=action.args[0])._to_lead()
        return self._with(log=log, phase="play", to_act=seat if action is IKU else self.partner(seat))

    def _with(self, **changes: Any) -> GoninkanState:
        values = {name: getattr(self, name) for name in self.__slots__}
        return GoninkanState(**{**values, **changes})

    def dealt(self) -> GoninkanState:
        """The cards are dealt, ten each. In the first deal of a round it is seen who are kankei; after that they show two cards."""
        state = self._with(bout=self.bout + 1)
        hands = tuple([PACK.sort(state.dealt_to(seat)) for seat in range(PLAYERS)])
        state = state._with(hands=hands, exchanged=(), shown=(), plays=(), dead=0, follow=None, tricks=())
        if state.bout > 1:
            return state._with(trump=None, phase="show", to_act=state.partner(state.first))
        ace = Card("A", state.trump)  # type: ignore[arg-type]
        holder, joker = (next(seat for seat in range(PLAYERS) if card in hands[seat]) for card in (ace, JOKER))
        if holder != joker:
            kankei = (min(holder, joker), max(holder, joker))
            return state._with(kankei=kankei, ring=swapped(state.ring, kankei))._to_lead()
        partner = state.right_of(holder, 2)
        state = state._with(kankei=(min(holder, partner), max(holder, partner)), both=holder)
        if self.game.rules.nijukan == "keep":
            return state._to_lead()
        return state._with(phase="exchange", to_act=state.right_of(holder))

    def _exchanged(self, one: int, other: int) -> GoninkanState:
        """Of two cards and of ten that lie face down, in the order in which they were dealt, one and one change places."""
        holder: int = self.both  # type: ignore[assignment]
        partner = self.partner(holder)
        two = [card for card in self.dealt_to(holder) if card is JOKER or card is Card("A", self.trump)]  # type: ignore[arg-type]
        goes, comes = two[one - 1], self.dealt_to(partner)[other - 1]
        hands = list(self.hands)
        hands[holder] = PACK.sort([comes, *(card for card in hands[holder] if card is not goes)])
        hands[partner] = PACK.sort([goes, *(card for card in hands[partner] if card is not comes)])
        return self._with(hands=tuple(hands), exchanged=((holder, goes, comes), (partner, comes, goes)))

    def _to_lead(self) -> GoninkanState:
        """Everything before the lead is done: the kankei settle who leads, or the ace of spades does."""
        if self.game.rules.first_lead == "kankei":
            return self._with(phase="lead", to_act=self.first)
        return self._with(phase="play", to_act=next(seat for seat in range(PLAYERS) if SPADE_ACE in self.hands[seat]))

    def _play(self, seat: int, action: Action, log: tuple[tuple[int, Action], ...]) -> GoninkanState:
        card: Card = action.args[0]  # type: ignore[assignment]
        hands = list(self.hands)
        hands[seat] = tuple([other for other in hands[seat] if other is not card])
        plays = (*self.plays, (seat, card))
        dead, follow, winner = next_play(self, plays, action)
        tricks, to_act = self.tricks, winner
        if winner is None:
            ring = self.ring
            to_act = ring[(ring.index(seat) + 1) % PLAYERS]
        else:
            tricks = (*tricks, Trick(plays, winner, dead))
            plays, dead, follow = (), 0, None
        state = GoninkanState(
            self.game, self.deal, self.dealer, self.scores, self.number, self.first_ring, self.later, self.ring, log, self.bout,
            tuple(hands), self.kankei, self.both, self.exchanged, self.shown, self.trump, to_act, "play", plays, dead, follow,
            tricks, self.results)
        return state._counted() if len(tricks) == TRICKS else state

    def _counted(self) -> GoninkanState:
        """A deal is over: the kankei have their pictures and play on, or the round is over."""
        cards, target = taken(self), self.game.rules.targets[self.bout - 1]
        got = sum(len(cards[seat]) for seat in self.kankei)
        state = self._with(results=(*self.results, (self.trump, got, target)))
        if got >= target and self.bout < len(self.game.rules.targets):
            return state.dealt()
        return state._with(to_act=None, phase="over")

    # What it is worth

    @property
    def outcome(self) -> Outcome | None:
        """The round's result once it is over, None before. Two partners have the same points, so the winner is often None."""
        if self.to_act is not None:
            return None
        lines = self.score_lines()
        points = sums(lines)
        best = max(points)
        return Outcome(points, lines, points.index(best) if points.count(best) == 1 else None)

    def score_lines(self) -> tuple[ScoreLine, ...]:
        """The score so far: deals won and lost, and the pictures taken in the present one."""
        return score_lines(self)

    # What a seat knows

    def observation(self, seat: int | None) -> Observation:
        """All that this seat may know; None: somebody who watches and sees no hand. Raises ValueError for another seat."""
        if seat is not None and not whole(seat, 0, PLAYERS - 1):
            raise ValueError(f"the seats here are 0 to {PLAYERS - 1}, not {seat!r}")
        return observation(self, seat)
