"""What may be done at a Goninkan table, why not, who wins a trick, and what a seat sees of it."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ..cards import Card
from ..observation import Observation
from ..packs import GONINKAN_50, JOKER
from ..play import Action, Reason, Vocabulary, text_of
from ..tricks import Trick
from ._goninkan_rules import HAND, PLAYERS, TRICKS, strengths
from ._goninkan_score import score_lines, sums, taken

if TYPE_CHECKING:
    from .goninkan import GoninkanState

__all__ = ["EXCHANGE", "IKU", "KOI", "PLAY", "REASONS", "SHOW", "TRUMP", "heard", "known", "legal_actions", "next_play",
           "observation", "refusal"]

PLAY = {card: Action("play", card) for card in GONINKAN_50}
JOKER_NAMES = {suit.letter: Action("play", JOKER, suit.letter) for suit in GONINKAN_50.suits}
EXCHANGE = {(one, other): Action("exchange", one, other) for one in (1, 2) for other in range(1, HAND + 1)}
SHOW = {pair: Action("show", *pair) for pair in combinations(GONINKAN_50.cards, 2)}
TRUMP = {suit.letter: Action("trump", suit.letter) for suit in GONINKAN_50.suits}
IKU, KOI = Action("iku"), Action("koi")
SHOWN = Action("show")
"""Two cards were shown, as it looks to those who do not see them."""
_VOCABULARY = Vocabulary((*PLAY.values(), *JOKER_NAMES.values(), *EXCHANGE.values(), *SHOW.values(), *TRUMP.values(), IKU, KOI))
_PHASE = {"play": "play", "exchange": "exchange", "show": "show", "trump": "trump", "iku": "lead", "koi": "lead"}

REASONS = (
    "deal_over", "exchange_first", "show_first", "trump_first", "lead_first", "no_exchange_now", "no_show_now", "no_trump_now",
    "no_lead_now", "not_in_hand", "follow_suit", "joker_asks", "joker_first_trick", "joker_now", "joker_must_name",
    "joker_names_only_when_led")
"""The keys of every refusal."""


def known(action: Action | str) -> Action:
    """The game's own action of this text. Raises ValueError, saying what is accepted."""
    found = _VOCABULARY.find(action)
    if found is not None:
        return found
    text = text_of(action)
    verb, *words = text.split() or [""]
    if verb.lower() == "play" and len(words) == 1:
        return PLAY[GONINKAN_50.card(words[0])]
    if verb.lower() == "show" and len(words) == 2:
        pair = GONINKAN_50.sort(GONINKAN_50.read(words))
        if pair in SHOW:
            return SHOW[pair]
    raise ValueError(f"{text[:60]!r} is no action of Goninkan: write play AS (any card), play Jk H (a joker that names a suit), iku, "
                     "koi, exchange 1 7 (one of two cards and one of ten), show AS KD (two cards), or trump C")


def _joker_must(state: GoninkanState, hand: Sequence[Card]) -> bool:
    """Is this the last trick but one, so that the joker cannot wait?"""
    return (len(state.tricks) == TRICKS - 2 and hand[-1] is JOKER and state.game.rules.last_joker == "forced")


def _names(state: GoninkanState) -> bool:
    """Would a joker that is led now name a suit?"""
    return state.game.rules.joker_lead == "names_suit" and not state.plays and len(state.tricks) < TRICKS - 1


def legal_actions(state: GoninkanState) -> tuple[Action, ...]:
    """All that the seat to act may do, in a stable order."""
    seat, phase = state.to_act, state.phase
    if seat is None:
        return ()
    hand = state.hands[seat]
    if phase == "play":
        joker = hand[-1] is JOKER
        if joker and _joker_must(state, hand):
            return tuple(JOKER_NAMES.values()) if _names(state) else (PLAY[JOKER],)
        follow = state.follow
        actions = [PLAY[card] for card in hand if card.suit == follow] if follow else []
        if not actions:
            actions = [PLAY[card] for card in hand if card is not JOKER]
        if joker and state.tricks:
            actions += JOKER_NAMES.values() if _names(state) else (PLAY[JOKER],)
        return tuple(actions)
    if phase == "exchange":
        return tuple(EXCHANGE.values())
    if phase == "show":
        return tuple([SHOW[pair] for pair in combinations(hand, 2)])
    return tuple(TRUMP.values()) if phase == "trump" else (IKU, KOI)


def refusal(state: GoninkanState, action: Action) -> Reason | None:
    """Why the seat to act may not do this; None when it may."""
    seat, phase = state.to_act, state.phase
    if seat is None:
        return _reason("deal_over")
    hand = state.hands[seat]
    asked = _PHASE[action.verb]
    if asked != phase:
        return _reason(f"no_{asked}_now" if phase == "play" else f"{phase}_first")
    if phase == "show":
        missing = [card for card in action.cards if card not in hand]
        return _reason("not_in_hand", missing[0]) if missing else None
    return _refused_card(state, hand, action) if phase == "play" else None


def _refused_card(state: GoninkanState, hand: tuple[Card, ...], action: Action) -> Reason | None:
    card: Card = action.args[0]  # type: ignore[assignment]
    if card not in hand:
        return _reason("not_in_hand", card)
    if card is JOKER:
        if not state.tricks:
            return _reason("joker_first_trick")
        if _names(state) != (len(action.args) == 2):
            return _reason("joker_must_name" if len(action.args) == 1 else "joker_names_only_when_led")
        return None
    if hand[-1] is JOKER and _joker_must(state, hand):
        return _reason("joker_now")
    follow = state.follow
    if follow and card.suit != follow:
        same = [other for other in hand if other.suit == follow]
        if same:
            key = "joker_asks" if state.plays[0][1] is JOKER else "follow_suit"
            return _reason(key, *same, suit=GONINKAN_50.suit_key(same[0]))
    return None


def next_play(state: GoninkanState, plays: tuple[tuple[int, Card], ...], action: Action) -> tuple[int, str | None, int | None]:
    """What a card makes of a trick: how many cards are dead, the suit to follow, and the winner once all have played."""
    rules, dead, follow = state.game.rules, state.dead, state.follow
    trump: str = state.trump  # type: ignore[assignment]
    weak = len(state.tricks) == TRICKS - 1  # here a joker that was kept is the weakest card
    if follow is None:
        card = plays[-1][1]
        if card is not JOKER:
            follow = card.suit
        elif weak:
            return 1, None, None
        else:
            follow = str(action.args[1]) if rules.joker_lead == "names_suit" else trump
    if len(plays) < PLAYERS:
        return dead, follow, None
    live = plays[dead:] if dead else plays
    strength = strengths(trump, follow)
    winner, led = live[0]
    best = strength[led]
    for seat, card in live:
        value = strength.get(card, 0)
        if value > best and not (weak and card is JOKER):
            best, winner = value, seat
    return dead, follow, winner


# What a seat knows

def heard(state: GoninkanState, seat: int | None) -> tuple[tuple[int, Action], ...]:
    """The log as this seat heard it: only the two partners see which cards one shows the other, until the round is over."""
    if state.bout == 1 or state.phase == "over" or state.game.rules.shown == "all" or seat in state.kankei:
        return state.log
    return tuple([(who, SHOWN if action.verb == "show" else action) for who, action in state.log])


def observation(state: GoninkanState, seat: int | None) -> Observation:
    """All that this seat may know; None for somebody who watches."""
    game = state.game
    legal: tuple[Action, ...] = ()
    refused: list[tuple[Action, Reason]] = []
    hand = () if seat is None else state.hands[seat]
    if seat is not None and seat == state.to_act:
        legal = legal_actions(state)
        may = {*legal}
        refused = [(PLAY[card], reason) for card in hand
                   if PLAY[card] not in may and (reason := refusal(state, PLAY[card])) is not None]
    mine = next(((gave, got) for who, gave, got in state.exchanged if who == seat), None)
    open_to_me = game.rules.shown == "all" or seat in state.kankei
    counts = [len(cards) for cards in taken(state)]
    pictures = sum(counts[one] for one in state.kankei)
    lines = score_lines(state)
    facts: tuple[tuple[str, Any], ...] = (
        ("number", state.number), ("bout", state.bout), ("trump", state.trump), ("follow", state.follow),
        ("kankei", state.kankei), ("nijukan", state.both), ("ring", state.ring), ("first_ring", state.first_ring),
        ("exchanged", mine), ("shown", state.shown if open_to_me else None), ("target", game.rules.targets[state.bout - 1]),
        ("pictures", (pictures, sum(counts) - pictures)), ("results", state.results))
    return Observation(
        game.key, game.preset, game.rules, seat, game.seats, game.seats, state.dealer, state.phase, state.to_act, hand,
        tuple([len(cards) for cards in state.hands]), Trick(state.plays, None, state.dead) if state.plays else None, state.tricks,
        (), 0, (), heard(state, seat), legal, tuple(refused), lines, sums(lines), state.scores, state.outcome, facts)


def _reason(key: str, *cards: Card, **fields: str | int) -> Reason:
    return Reason("goninkan", GONINKAN_50.key, key, cards, tuple(fields.items()))
