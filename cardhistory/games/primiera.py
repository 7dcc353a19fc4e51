"""Primiera: two to eight players stake on four cards. Italy, from about 1500; in England, Primero.

Everybody puts chips into the pot and gets four cards. Kinds of hand, from low to high: punto (two or three cards of one
suit), primiera (one card of each suit), fifty-five (seven, six and ace of one suit), fluxus (four cards of one suit), chorus
(four of a kind). Equal kinds go by points, and only the cards that form the hand count: seven 21, six 18, ace 16, five 15,
four 14, three 13, two 12, courts 10. Whoever has a primiera or better shows it at once, and the best takes the pot; if nobody
has, everyone exchanges some cards, and then the best hand takes it. A tie leaves the pot for the next deal.

The old games and their English heirs stake between the packets of cards (``flow="primero"``) or bid (``flow="bidding"``).

A side's score is the chips it has won or lost. So chips are conserved: what all have lost together lies in the pot, and a
deal that begins with scores whose sum is below nothing begins with that pot.

Every option and every refusal has its claim, with the witness, in ``claims/primiera.toml``. The options are in
``_primiera_rules``, the hands in ``_primiera_hands``, what may be done in ``_primiera_moves``, what follows in
``_primiera_flow``, exact counts in ``_primiera_counts``.
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
from ..packs import LATIN_40
from ..play import Action, IllegalAction, Outcome, Reason, ScoreLine
from ..vying import Round
from . import _primiera_flow as flow
from ._primiera_hands import Held, held, made, rank_of
from ._primiera_moves import DREW, REASONS, draw, known, legal, refusal
from ._primiera_rules import HAND, PACKS, PRESETS, PrimieraRules

__all__ = ["PACK", "PRESETS", "REASONS", "Primiera", "PrimieraRules", "PrimieraState", "game"]

PACK = LATIN_40
"""The pack of the first witness; `Primiera.pack` is that of the rules in hand."""
MOST_CHIPS = 99
"""Nobody lays down more than this on top at one time."""


def game(preset: str, rules: PrimieraRules) -> Primiera:
    """Primiera by these rules, under the name of a preset."""
    return Primiera(preset, rules)


@dataclass(frozen=True)
class Primiera:
    """Primiera under one set of rules; `start` deals the cards."""

    preset: str
    rules: PrimieraRules
    key: str = field(default="primiera", init=False)
    pack: Pack = field(init=False, compare=False, repr=False)
    seats: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """The seats in the order of play: the next after the dealer's is the eldest."""
    sides: Mapping[int, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        seats = tuple(range(self.rules.seats))
        for name, value in (("pack", PACKS[self.rules.pack]), ("seats", seats), ("sides", {seat: seat for seat in seats})):
            object.__setattr__(self, name, value)

    @property
    def claims(self) -> tuple[Any, ...]:
        """The claims behind these rules, each with its witnesses."""
        from .. import claims
        return claims.of(self.key)

    def order(self, dealer: int) -> tuple[int, ...]:
        """All seats in the order of play: the eldest first, the dealer last."""
        return self.seats[dealer + 1:] + self.seats[:dealer + 1]

    def start(self, deal: int | str | Deal, *, dealer: int = 0, scores: tuple[int, ...] = ()) -> PrimieraState:
        """Take the stakes and deal the cards, to the eldest first. ``scores``: chips won or lost by each seat before.

        Hands made immediately may end the deal before anybody has acted. Raises DealError and ValueError.
        """
        count = len(self.seats)
        if not whole(dealer, 0, count - 1):
            raise ValueError(f"the dealer is one of the seats 0 to {count - 1}, not {dealer!r}")
        scores = tuple(scores) or (0,) * count
        if len(scores) != count or not all(whole(score, -99_999, 99_999) for score in scores) or sum(scores) > 0:
            raise ValueError(f"the scores are {count} whole numbers, one for each seat, which together are not above 0 "
                             f"(what is missing lies in the pot), not {scores!r}")
        order = self.order(dealer)
        deal = Deal.of(self.pack, deal)
        deal = deal.seated(order, self._packets(deal))
        none: tuple[Any, ...] = ((),) * count
        return flow.begin(PrimieraState(self, deal, dealer, scores, (), none, none, deal.order, (), (), order, (0,) * count))

    def _packets(self, deal: Deal) -> tuple[int, ...]:
        """The packets in which hands named by seat are laid: at Primero the first packet may be named alone."""
        packets = self.rules.packets
        first = self.rules.flow == "primero" and any(len(cards) == packets[0] for _, cards in deal.hands)
        return packets[:1] if first else packets

    def fixed(self, hands: Mapping[int, str], *, stock: str = "", dealer: int = 0) -> Deal:
        """Compose a deal by seats: ``hands={0: '7C 4C AS RB', …}``, for a game with this dealer. Raises DealError.

        At Primero a hand is either the first packet or all four cards, which then come one packet after the other as long
        as nobody has exchanged any and nobody has folded.
        """
        deal = Deal.fixed(self.pack, hands, stock=stock)
        return deal.seated(self.order(dealer), self._packets(deal))

    def action(self, text: str) -> Action:
        """Read an action text, in any case. Raises ValueError, saying what is accepted."""
        return known(self.pack, text)

    def match(self, deal: int | str | Deal, *, dealer: int = 0) -> Match:
        """Begin a match: deal after deal until somebody's purse is empty."""
        return Match.begin(self, deal, dealer)

    def next_dealer(self, dealer: int) -> int:
        """The next in the order of play."""
        return (dealer + 1) % len(self.seats)

    def match_result(self, scores: tuple[int, ...], deals: int = 1) -> tuple[bool, int | None]:
        """Over when nothing is left in the pot and somebody cannot pay the next deal; who has won most has won."""
        purse = self.rules.purse
        if purse is None or sum(scores) != 0 or min(scores) + purse >= max(1, self.rules.due):
            return False, None
        best = max(scores)
        return True, scores.index(best) if scores.count(best) == 1 else None


@dataclass(frozen=True)
class PrimieraState:
    """One situation of a deal. Made by `Primiera.start` and `child`; never changed."""

    game: Primiera
    deal: Deal
    dealer: int
    scores: tuple[int, ...]
    log: tuple[tuple[int, Action], ...]
    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat in the order in which they came; a folded hand stays where it is."""
    came: tuple[tuple[tuple[Card, ...], ...], ...]
    """For each seat all the cards it was given, packet by packet."""
    stock: tuple[Card, ...]
    discards: tuple[tuple[int, tuple[Card, ...], bool], ...]
    """Exchanged cards: (seat, cards, face up?), in order; those that went back into the stock are gone."""
    served: tuple[tuple[int, int, int, int], ...]
    """How cards moved, for all to see: (seat, cards thrown, cards taken, 1 if thrown face up), in order."""
    live: tuple[int, ...]
    """The seats still in, the eldest first."""
    stakes: tuple[int, ...]
    """Chips each seat has laid down of its own will in finished rounds of this deal."""
    stage: str = ""
    queue: tuple[int, ...] = ()
    """The seats still to speak, where it is not a round of vying."""
    round: Round | None = None
    packet: int = 0
    """Packets dealt so far."""
    exchanges: int = 0
    """Finished rounds of exchange."""
    restakes: int = 0
    stirred: bool = False
    """Has anybody exchanged or bid in this round?"""
    bid_rounds: int = 0
    vied_last: bool = False
    declared: tuple[tuple[int, str], ...] = ()
    bids: tuple[tuple[int, str, int, int], ...] = ()
    """Bids: (seat, kind, points, chips on top)."""
    reshuffles: int = 0
    shown: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    """The hands laid on the table at the end."""
    ended: str | None = None
    """``shown``, ``unseen``, ``tie``, ``no_claim``, ``all_passed`` or ``all_changed``."""
    winners: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    """What each seat takes from the pot."""

    plays = tricks = ()  # no cards are played to tricks here

    def __repr__(self) -> str:
        return f"<Primiera {self.deal.code}, {self.phase}, {self.pot} in the pot>"

    # What the situation is

    @property
    def phase(self) -> str:
        """``claim``, ``invite``, ``change``, ``draw``, ``declare``, ``vie``, ``bid`` or ``over``."""
        if self.stage == "vie" and self.packet == len(self.game.rules.packets) and self.game.rules.declare:
            rules = self.game.rules
            if rules.flow == "primero" and not self.exchanges and not self.vied_last and all(
                    seat != self.to_act for seat, _ in self.declared):
                return "declare"
        return self.stage

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when the deal is over."""
        if self.queue:
            return self.queue[0]
        return self.round.to_act if self.round is not None else None

    @property
    def thrown(self) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """Cards thrown away face up: (seat, cards), in order."""
        return tuple([(seat, cards) for seat, cards, up in self.discards if up])

    def laid(self, seat: int) -> int:
        """All chips a seat has put down in this deal."""
        rules = self.game.rules
        now = self.round.of_seat(seat) if self.round is not None else 0
        return rules.ante + rules.restake * self.restakes + self.stakes[seat] + now

    @property
    def pot(self) -> int:
        """The chips in the pot; after the deal, those that are left in it."""
        return sum([self.laid(seat) for seat in self.game.seats]) - sum(self.scores) - sum(self.won)

    @property
    def limit(self) -> int:
        """The most chips that may be laid down on top of what is owed, so that everybody still in can answer."""
        rules, table = self.game.rules, self.round
        most = {"none": 0, "pot": self.pot}.get(rules.vying, rules.stake_unit)
        if rules.purse is not None:
            seats = table.live if table is not None else self.live
            most = min(most, min([rules.purse + self.scores[seat] - self.laid(seat) - (table.owes(seat) if table else 0)
                                  for seat in seats]))
        return max(0, min(most, MOST_CHIPS))

    def held(self, seat: int) -> Held:
        """What a seat's four cards are."""
        return held(self.game.rules, self.hands[seat])

    def made(self, seat: int) -> bool:
        """Has this seat a primiera or better?"""
        return made(self.game.rules, self.hands[seat])

    def rank(self, seat: int) -> int:
        """The place of a seat's kind of hand among all kinds."""
        return rank_of(self.game.rules, self.held(seat).kind) or 0

    @property
    def must_hold(self) -> bool:
        """Is the seat to act the last, with an invitation that nobody has answered?"""
        return self.round is not None and len(self.round.waiting) == 1 and not self.round.accepted

    # What may be done

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """Plain words first, then stakes or bids, then exchanges of one card, of two, and so on, in pack order."""
        return legal(self)

    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the player to act may not do this, None when they may. Raises ValueError for what is no action."""
        return refusal(self, known(self.game.pack, action))

    def child(self, action: Action | str) -> PrimieraState:
        """The state after the player to act does this. Raises IllegalAction, and ValueError for what is no action."""
        action = known(self.game.pack, action)
        reason = refusal(self, action)
        if reason is not None:
            raise IllegalAction(reason, action)
        seat: int = self.to_act  # type: ignore[assignment]
        return flow.act(self._with(log=(*self.log, (seat, action))), seat, action)

    def _with(self, **changes: Any) -> PrimieraState:
        new = object.__new__(PrimieraState)
        new.__dict__.update(self.__dict__, **changes)
        return new

    # What it is worth

    @property
    def outcome(self) -> Outcome | None:
        """The deal's result once it is over, None before."""
        if self.stage != "over":
            return None
        points = tuple([won - self.laid(seat) for seat, won in enumerate(self.won or (0,) * len(self.scores))])
        best = max(points)
        return Outcome(points, self.score_lines(), points.index(best) if points.count(best) == 1 else None)

    def score_lines(self) -> tuple[ScoreLine, ...]:
        """What each seat has laid down, and at the end what it takes from the pot."""
        rules, lines = self.game.rules, []
        for seat in self.game.seats:
            fixed, again = rules.ante, rules.restake * self.restakes
            for key, chips in (("ante", fixed), ("restake", again), ("stakes", self.laid(seat) - fixed - again)):
                if chips:
                    lines.append(ScoreLine(seat, -chips, key))
            if seat in self.winners:
                hand = self.held(seat) if self.ended == "shown" else None
                lines.append(ScoreLine(seat, self.won[seat], "pot", self.game.pack.sort(self.hands[seat]) if hand else (),
                                       f"{hand.kind} {hand.points}" if hand else ""))
        return tuple(lines)

    # What a seat knows

    def observation(self, seat: int | None) -> Observation:
        """All that this seat may know; None: somebody who watches and sees no hand. Raises ValueError for another seat."""
        game = self.game
        if seat not in (*game.seats, None) or isinstance(seat, bool):
            raise ValueError(f"the seats of this table are {', '.join(map(str, game.seats))}, not {seat!r}")
        log = tuple([(who, DREW[len(action.args)]) if action.verb == "draw" and who != seat else (who, action)
                     for who, action in self.log])
        hand = () if seat is None else game.pack.sort(self.hands[seat])
        actions: tuple[Action, ...] = ()
        refused: list[tuple[Action, Reason]] = []
        if seat is not None and seat == self.to_act:
            actions = legal(self)
            reason = refusal(self, draw(hand[:1]))  # the same for every card of one's own
            refused = [(draw((card,)), reason) for card in hand] if reason else []
        lines = self.score_lines()
        points = tuple([sum([line.points for line in lines if line.side == side]) for side in game.seats])
        return Observation(
            game.key, game.preset, game.rules, seat, game.seats, game.seats, self.dealer, self.phase, self.to_act, hand,
            tuple([len(cards) for cards in self.hands]), None, (), self.thrown, len(self.stock), (), log, actions,
            tuple(refused), lines, points, self.scores, self.outcome, self._facts(seat))

    def _facts(self, seat: int | None) -> tuple[tuple[str, Any], ...]:
        table = self.round
        facts: list[tuple[str, Any]] = [
            ("pot", self.pot), ("carried", -sum(self.scores)), ("laid", tuple([self.laid(one) for one in self.game.seats])),
            ("live", table.live if table is not None else self.live), ("owes", table.owes(self.to_act)
             if table is not None and self.to_act is not None else 0), ("limit", self.limit if self.stage != "over" else 0),
            ("declared", self.declared), ("bids", self.bids), ("shown", self.shown), ("ended", self.ended),
            ("served", self.served), ("winners", self.winners), ("reshuffles", self.reshuffles)]
        if seat is not None:
            facts.append(("came", self.came[seat]))
            if len(self.hands[seat]) == HAND:
                mine = self.held(seat)
                facts.append(("held", (mine.kind, mine.points)))
        return tuple(facts)

