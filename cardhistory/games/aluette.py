"""Aluette, the game of the cow: four players in two sides, 48 cards, suits that mean nothing. The French Atlantic coast.

Nine cards each in packets of three. If all four agree, two players take six of the twelve cards left over and lay six away (the
chant). There is no duty to follow: any card may be played, and the strongest of nineteen classes wins; if two cards share the
highest class the trick is spoiled, and whoever led it leads again. Tricks belong to single players: who has most, or had so
many first, brings 1 point to the side; the last tricks in a row without one before, more than anybody else, are mordienne, 2
points. A side may offer to give up; an offer that is refused must be answered by mordienne. Partners make each other signs.

Every option and every refusal has its claim, with the witness, in ``claims/aluette.toml``.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card
from ..deals import Deal
from ..match import Match
from ..observation import Observation
from ..options import whole
from ..packs import ALUETTE_48
from ..play import Action, IllegalAction, Outcome, Reason, ScoreLine
from ..tricks import Trick
from ._aluette_actions import (
    ACCEPT,
    AGREE,
    ANNOUNCE,
    CONCEDE,
    DISCARD,
    EXCHANGE,
    PASS,
    PLAY,
    REFUSE,
    SAY,
    STAND,
    known,
)
from ._aluette_draw import Draw, draw
from ._aluette_rules import CLASS, PRESETS, AluetteRules, worthless
from ._aluette_score import score_lines, sums
from ._aluette_signs import is_sign, offered, true
from ._aluette_steps import after, enter
from ._aluette_view import facts, heard

__all__ = ["PACK", "PRESETS", "REASONS", "Aluette", "AluetteRules", "AluetteState", "game"]

PACK = ALUETTE_48

REASONS = (
    "deal_over", "not_in_hand", "exchange_first", "chant_first", "discard_first", "announce_first", "reply_first",
    "hand_has_value", "no_exchange_now", "no_vote_now", "nothing_to_discard", "no_announcement_now", "nothing_offered",
    "surrender_refused", "surrender_too_late", "signs_off", "no_such_sign", "sign_made", "sign_untrue", "talk_off",
    "spoken_already")
"""The keys of every refusal."""

_PHASE_VERBS = {"exchange": ("exchange", "stand"), "chant": ("agree", "refuse"), "discard": ("discard",),
                "announce": ("announce", "pass"), "surrender": ("accept", "refuse")}
_FIRST = {phase: f"{phase}_first" if phase != "surrender" else "reply_first" for phase in _PHASE_VERBS}
_NOT_NOW = {"exchange": "no_exchange_now", "stand": "no_exchange_now", "agree": "no_vote_now", "discard": "nothing_to_discard",
            "announce": "no_announcement_now", "pass": "no_announcement_now", "accept": "nothing_offered", "refuse": "nothing_offered"}


def game(preset: str, rules: AluetteRules) -> Aluette:
    """Aluette by these rules, under the name of a preset."""
    return Aluette(preset, rules)


@dataclass(frozen=True)
class Aluette:
    """Aluette under one set of rules; `start` deals the cards."""

    preset: str
    rules: AluetteRules
    key: str = field(default="aluette", init=False)
    seats: tuple[int, ...] = field(init=False, compare=False, repr=False)
    sides: Mapping[int, int] = field(init=False, compare=False, repr=False)

    pack = PACK

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", tuple(range(self.rules.players)))
        object.__setattr__(self, "sides", {seat: seat % 2 for seat in self.seats})

    @property
    def packets(self) -> tuple[int, ...]:
        """The packets in which the cards are dealt."""
        return self.rules.packets

    @property
    def claims(self) -> tuple[Any, ...]:
        """The claims behind these rules, each with its witnesses."""
        from .. import claims
        return claims.of(self.key)

    def _served(self, dealer: int) -> tuple[int, ...]:
        """The seats in the order in which they are dealt to and asked: the dealer's left neighbour first, the dealer last."""
        players = self.rules.players
        return tuple((dealer + 1 + i) % players for i in range(players))

    def start(self, deal: int | str | Deal, *, dealer: int = 0, scores: tuple[int, ...] = (0, 0)) -> AluetteState:
        """Deal nine cards each in packets of three, the dealer's left neighbour first. Raises DealError and ValueError."""
        players = self.rules.players
        if not whole(dealer, 0, players - 1):
            raise ValueError(f"the dealer is one of the seats 0 to {players - 1}, not {dealer!r}")
        scores = tuple(scores) or (0, 0)
        if len(scores) != 2 or not all(whole(score, 0, 99_999) for score in scores):
            raise ValueError(f"the scores are two whole numbers, one for each side, not {scores!r}")
        served, packets = self._served(dealer), self.rules.packets
        deal = Deal.of(PACK, deal).seated(served, packets)
        dealt: dict[int, list[Card]] = {seat: [] for seat in served}
        at = 0
        for size in packets:
            for seat in served:
                dealt[seat] += deal.order[at:at + size]
                at += size
        hands = tuple(PACK.sort(dealt[seat]) for seat in self.seats)
        state = AluetteState(self, deal, dealer, scores, (), hands, "play", served[0], at, (), (), (), None, None, None,
                             (), (), (), ())
        return enter(state, "exchange", "chant", "announce")

    def fixed(self, hands: Mapping[int, str | Iterable[str | Card]], *, stock: str | Iterable[str | Card] = "",
              dealer: int = 0) -> Deal:
        """Compose a deal by seats: ``hands={0: '3D …', 1: '…'}``, for a game with this dealer. Raises DealError."""
        return Deal.fixed(PACK, hands, stock=stock).seated(self._served(dealer), self.rules.packets)

    def action(self, text: str) -> Action:
        """Read an action text, in any case. Raises ValueError, saying what is accepted."""
        return known(text)

    def draw(self, deal: int | str | Deal) -> Draw:
        """Partners and first dealer as the rules have them drawn, with the generator of this deal."""
        return draw(self.rules, Deal.of(PACK, deal))

    def match(self, deal: int | str | Deal, *, dealer: int | None = None) -> Match:
        """Begin a match. Without a dealer the first is the one that `draw` finds."""
        return Match.begin(self, deal, self.draw(deal).dealer if dealer is None else dealer)

    def next_dealer(self, dealer: int) -> int:
        """The player to the left."""
        return (dealer + 1) % self.rules.players

    def match_result(self, scores: tuple[int, ...], deals: int = 1) -> tuple[bool, int | None]:
        """Over after five deals, or with the first side that has the points."""
        level = scores[0] == scores[1]
        leader = None if level else int(scores[1] > scores[0])
        if self.rules.match == "five_deals":
            over = deals >= 5 and not (level and self.rules.tie_break == "extra_deal")
        else:
            over = max(scores) >= (5 if self.rules.match == "first_to_5" else 10)
        return over, leader if over else None


@dataclass(frozen=True, slots=True)
class AluetteState:
    """One situation of a deal. Made by `Aluette.start` and `child`; never changed."""

    game: Aluette
    deal: Deal
    dealer: int
    scores: tuple[int, ...]
    log: tuple[tuple[int, Action], ...]
    hands: tuple[tuple[Card, ...], ...]
    phase: str
    """``exchange``, ``chant``, ``discard``, ``announce``, ``play``, ``surrender`` (an offer waits for its answer) or ``over``."""
    to_act: int | None
    drawn: int
    """Cards of the deal that have left the stock."""
    thrown: tuple[tuple[int, tuple[Card, ...]], ...]
    """Cards laid away face down, never seen again: (seat, cards)."""
    votes: tuple[bool, ...]
    """The votes on the chant, from the dealer's left."""
    announced: tuple[int, ...]
    """Who has announced mordienne before the play."""
    offer: int | None
    """The player whose offer to give up waits for its answer."""
    refused: int | None
    """The side whose offer was refused."""
    given_up: int | None
    """The side whose offer was accepted."""
    plays: tuple[tuple[int, Card], ...]
    """The trick on the table."""
    tricks: tuple[Trick, ...]
    signs: tuple[tuple[int, int, Action, tuple[int, ...]], ...]
    """Signs made: (place in the log, seat, sign, who saw it)."""
    spoken: tuple[tuple[int, str], ...]
    """What was said aloud during this trick: (seat, word)."""

    def __repr__(self) -> str:
        return f"<Aluette {self.deal.code}, {self.phase}, {len(self.tricks)} tricks>"

    # What the situation is

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still in the stock; nobody sees them."""
        return self.deal.order[self.drawn:]

    @property
    def winners(self) -> tuple[int | None, ...]:
        """Who won each trick; None for a spoiled one."""
        return tuple([trick.winner for trick in self.tricks])

    @property
    def chanteurs(self) -> tuple[int, ...]:
        """The two players who took cards in the chant; nobody where there was none."""
        if self.votes != (True, True, True, True):
            return ()
        left = (self.dealer + 1) % 4
        return (left, (left + 1) % 4 if self.game.rules.chant_recipients == "left_and_partner" else self.dealer)

    @property
    def exchanged(self) -> int | None:
        """The player who changed the whole hand before the chant."""
        return self.thrown[0][0] if self.thrown and not self.chanteurs else None

    def _has_trick(self, seat: int) -> bool:
        return any(trick.winner == seat for trick in self.tricks)

    # What may be done

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """In each phase its own actions, cards in pack order; then signs, words to the partner, and the offer to give up."""
        seat = self.to_act
        if seat is None:
            return ()
        rules, hand, phase = self.game.rules, self.hands[seat], self.phase
        if phase == "play":
            actions = [PLAY[card] for card in hand]
        elif phase == "discard":
            actions = [DISCARD[card] for card in hand]
        elif phase == "exchange":
            actions = [STAND, EXCHANGE] if worthless(hand) else [STAND]
        else:
            actions = {"chant": [AGREE, REFUSE], "announce": [PASS, ANNOUNCE], "surrender": [ACCEPT, REFUSE]}[phase]
        if rules.signs and phase != "discard":
            made = [sign for _, who, sign, _ in self.signs if who == seat]
            actions += [sign for sign in offered(rules, hand, self._has_trick(seat)) if sign not in made]
        if phase == "play":
            if rules.talk and not any(who == seat for who, _ in self.spoken):
                actions += SAY
            if self._why_not_concede(seat) is None:
                actions.append(CONCEDE)
        return tuple(actions)

    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the player to act may not do this, None when they may. Raises ValueError for what is no action."""
        return self._refusal(known(action))

    def _refusal(self, action: Action) -> Reason | None:
        seat, phase, verb = self.to_act, self.phase, action.verb
        if seat is None:
            return _reason("deal_over")
        if verb == "sign" and phase != "discard":
            return self._why_not_sign(seat, action)
        if phase != "play" and verb not in _PHASE_VERBS[phase]:
            left = {"n": len(self.hands[seat]) - self.game.rules.hand} if phase == "discard" else {}
            return _reason(_FIRST[phase], **left)
        if verb in ("play", "discard"):
            if phase != verb:
                return _reason(_NOT_NOW[verb])
            card = action.args[0]
            return None if card in self.hands[seat] else _reason("not_in_hand", card)
        if phase == "play":
            if verb == "concede":
                key = self._why_not_concede(seat)
            elif verb != "say":
                key = _NOT_NOW[verb]
            elif not self.game.rules.talk:
                key = "talk_off"
            else:
                key = "spoken_already" if any(who == seat for who, _ in self.spoken) else None
            return _reason(key) if key else None
        if verb == "exchange" and not worthless(self.hands[seat]):
            return _reason("hand_has_value", *(card for card in self.hands[seat] if CLASS[card] <= 8))
        return None

    def _why_not_concede(self, seat: int) -> str | None:
        rules = self.game.rules
        if self.refused is not None:
            return "surrender_refused"
        if rules.surrender_only_before_first_trick:
            late = len(self.hands[seat]) < rules.hand
        else:
            late = len(self.tricks) >= rules.hand - 1
        return "surrender_too_late" if late else None

    def _why_not_sign(self, seat: int, sign: Action) -> Reason | None:
        rules = self.game.rules
        if not rules.signs:
            return _reason("signs_off")
        if not is_sign(rules, sign):
            return _reason("no_such_sign")
        if any(who == seat and what is sign for _, who, what, _ in self.signs):
            return _reason("sign_made")
        if rules.false_signs or true(sign, self.hands[seat], self._has_trick(seat)):
            return None
        return _reason("sign_untrue")

    def child(self, action: Action | str) -> AluetteState:
        """The state after the player to act does this. Raises IllegalAction, and ValueError for what is no action."""
        action = known(action)
        reason = self._refusal(action)
        if reason is not None:
            raise IllegalAction(reason, action)
        seat: int = self.to_act  # type: ignore[assignment]
        log = (*self.log, (seat, action))
        if action.verb == "play":
            return self._play(seat, action.args[0], log)  # type: ignore[arg-type]
        return after(self._with(log=log), seat, action)

    def _with(self, **changes: Any) -> AluetteState:
        values = {name: getattr(self, name) for name in self.__slots__}
        return AluetteState(**{**values, **changes})

    def _play(self, seat: int, card: Card, log: tuple[tuple[int, Action], ...]) -> AluetteState:
        rules = self.game.rules
        players = rules.players
        hands = tuple([tuple([other for other in hand if other is not card]) if who == seat else hand
                       for who, hand in enumerate(self.hands)])
        plays = (*self.plays, (seat, card))
        tricks, spoken, phase = self.tricks, self.spoken, "play"
        to_act: int | None = (seat + 1) % players
        if len(plays) == players:
            strengths = [CLASS[played] for _, played in plays]
            best = min(strengths)
            winner = plays[strengths.index(best)][0] if strengths.count(best) == 1 else None
            tricks = (*tricks, Trick(plays, winner))
            to_act = plays[0][0] if winner is None else winner  # after a spoiled trick its leader leads again
            plays, spoken = (), ()
            if len(tricks) == rules.hand:
                phase, to_act = "over", None
        return AluetteState(self.game, self.deal, self.dealer, self.scores, log, hands, phase, to_act, self.drawn, self.thrown,
                            self.votes, self.announced, None, self.refused, None, plays, tricks, self.signs, spoken)

    # What it is worth

    @property
    def outcome(self) -> Outcome | None:
        """The deal's result once it is over, None before."""
        if self.to_act is not None:
            return None
        lines = self.score_lines()
        points = sums(lines)
        return Outcome(points, lines, None if points[0] == points[1] else int(points[1] > points[0]))

    def score_lines(self) -> tuple[ScoreLine, ...]:
        """The one line of a finished deal; nothing before, for nothing is scored until the end."""
        if self.to_act is not None:
            return ()
        return score_lines(self.game.rules, self.winners, self.refused, self.given_up, self.announced)

    # What a seat knows

    def observation(self, seat: int | None) -> Observation:
        """All that this seat may know; None: somebody who watches, and sees no hand and no sign. Raises ValueError."""
        game = self.game
        if seat not in (*game.seats, None):
            raise ValueError(f"the seats of this table are {', '.join(map(str, game.seats))}, not {seat!r}")
        legal: tuple[Action, ...] = ()
        refused: list[tuple[Action, Reason]] = []
        hand = () if seat is None else self.hands[seat]
        if seat is not None and seat == self.to_act:
            legal = self.legal_actions
            if self.phase != "play":
                refused = [(PLAY[card], reason) for card in hand if (reason := self._refusal(PLAY[card]))]
        lines = self.score_lines()
        return Observation(
            game.key, game.preset, game.rules, seat, game.seats, tuple(game.sides.values()), self.dealer, self.phase, self.to_act,
            hand, tuple(map(len, self.hands)), Trick(self.plays) if self.plays else None, self.tricks, (), len(self.stock), (),
            heard(self, seat), legal, tuple(refused), lines, sums(lines), self.scores, self.outcome, facts(self, seat))


def _reason(key: str, *cards: Any, **fields: str | int) -> Reason:
    return Reason("aluette", PACK.key, key, cards, tuple(fields.items()))
