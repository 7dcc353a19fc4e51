"""What may be done at an Etori table, why not, who wins a trick, and what a seat sees of it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..cards import Card
from ..observation import Observation
from ..packs import FRENCH_53, JOKER
from ..play import Action, Reason, Vocabulary, text_of
from ..tricks import Trick
from ._etori_rules import PICTURES, TRUMPS, is_plain, strengths
from ._etori_score import contract, sums

if TYPE_CHECKING:
    from .etori import EtoriState

__all__ = ["BIDS", "JOKER_NAMES", "KEEP", "PASS", "PLAY", "REASONS", "REDEAL", "TRUMP", "bad_hand", "legal_actions",
           "known", "next_play", "observation", "refusal"]

KEEP, REDEAL, PASS = Action("keep"), Action("redeal"), Action("pass")
TRUMP = {suit: Action("trump", suit) for suit in (*TRUMPS, "S")}
BIDS = {number: Action("bid", number) for number in range(1, PICTURES + 1)}
PLAY = {card: Action("play", card) for card in FRENCH_53}
JOKER_NAMES = {suit.letter: Action("play", JOKER, suit.letter) for suit in FRENCH_53.suits}
_VOCABULARY = Vocabulary((KEEP, REDEAL, PASS, *TRUMP.values(), *BIDS.values(), *PLAY.values(), *JOKER_NAMES.values()))
_THREE = Card("3", "S")

REASONS = (
    "deal_over", "trump_before_cards", "hands_first", "bidding_first", "trump_fixed", "trump_for_bidder", "spades_never_trump",
    "no_redeal_now", "hand_is_playable", "hand_must_be_redealt", "no_bidding_now", "bid_too_low", "bid_not_higher",
    "not_in_hand", "follow_suit", "joker_calls_trump", "joker_named_suit", "first_lead_plain", "joker_must_name",
    "joker_names_only_when_led", "joker_demanded")
"""The keys of every refusal."""


def known(action: Action | str) -> Action:
    """The game's own action of this text. Raises ValueError, saying what is accepted."""
    found = _VOCABULARY.find(action)
    if found is not None:
        return found
    text = text_of(action)
    words = text.split()
    if len(words) == 2 and words[0].lower() == "play":
        return PLAY[FRENCH_53.card(words[1])]
    raise ValueError(f"{text[:60]!r} is no action of Etori: write play AS (any card), play Jk H (a joker that names a suit), trump C, "
                     f"keep, redeal, pass, or bid 9 (a number from 1 to {PICTURES})")


def bad_hand(hand: Sequence[Card]) -> bool:
    """Does the hand lack a suit altogether, or hold seven or more cards of one?"""
    suits = [card.suit for card in hand]
    lengths = [suits.count(suit.letter) for suit in FRENCH_53.suits]
    return min(lengths) == 0 or max(lengths) >= 7


def _leads(state: EtoriState, hand: Sequence[Card]) -> Sequence[Card]:
    """The cards of a hand that may be led now. With only trumps and spades for the first lead any of them, and it is dead; a joker
    beside them may be led, but need not."""
    if state.plays or state.tricks or state.game.rules.first_lead == "any":
        return hand
    plain = [card for card in hand if is_plain(card, state.trump)]
    return hand if plain in ([], [JOKER]) else plain


def _demanded(state: EtoriState) -> bool:
    """Has a led three of spades asked for the joker?"""
    return (state.game.rules.joker_demand != "none" and len(state.plays) > state.dead
            and state.plays[state.dead][1] is _THREE)


def legal_actions(state: EtoriState) -> tuple[Action, ...]:
    """All that the seat to act may do, in a stable order."""
    seat, phase = state.to_act, state.phase
    if seat is None:
        return ()
    hand = state.hands[seat]
    if phase == "play":
        follow = state.follow
        if follow is None:
            names = state.game.rules.joker_lead == "names_suit"
            actions: list[Action] = []
            for card in _leads(state, hand):
                actions += JOKER_NAMES.values() if names and card is JOKER else (PLAY[card],)
            return tuple(actions)
        if hand and hand[-1] is JOKER:
            if _demanded(state):
                return (PLAY[JOKER],)
            same = [PLAY[card] for card in hand if card.suit == follow]
            return (*same, PLAY[JOKER]) if same and follow else tuple([PLAY[card] for card in hand])
        same = [PLAY[card] for card in hand if card.suit == follow]
        return tuple(same or [PLAY[card] for card in hand])
    if phase == "trump":
        return tuple([TRUMP[suit] for suit in TRUMPS])
    if phase == "check":
        if not bad_hand(hand):
            return (KEEP,)
        return (REDEAL,) if state.game.rules.redeal == "any" else (KEEP, REDEAL)
    made = contract(state.bids)
    least = made[1] + 1 if made else state.game.rules.lowest_bid
    return (PASS, *(BIDS[number] for number in range(least, PICTURES + 1)))


def refusal(state: EtoriState, action: Action) -> Reason | None:
    """Why the seat to act may not do this; None when it may."""
    seat, phase, verb, rules = state.to_act, state.phase, action.verb, state.game.rules
    if seat is None:
        return _reason("deal_over")
    hand = state.hands[seat]
    if verb == "play":
        if phase != "play":
            return _reason({"check": "hands_first", "bid": "bidding_first"}.get(phase, "trump_before_cards"))
        return _refused_card(state, hand, action)
    if verb == "trump":
        if phase == "trump":
            return _reason("spades_never_trump") if action is TRUMP["S"] else None
        return _reason("trump_fixed" if state.trump else "trump_for_bidder")
    if verb in ("keep", "redeal"):
        if phase != "check":
            return _reason("no_redeal_now")
        bad = bad_hand(hand)
        if action is REDEAL:
            return None if bad else _reason("hand_is_playable")
        return _reason("hand_must_be_redealt") if bad and rules.redeal == "any" else None
    if phase != "bid":
        return _reason("no_bidding_now")
    made = contract(state.bids)
    if action is not PASS:
        number: int = action.args[0]  # type: ignore[assignment]
        if number < rules.lowest_bid:
            return _reason("bid_too_low", least=rules.lowest_bid)
        if made and number <= made[1]:
            return _reason("bid_not_higher", bid=made[1])
    return None


def _refused_card(state: EtoriState, hand: tuple[Card, ...], action: Action) -> Reason | None:
    card: Card = action.args[0]  # type: ignore[assignment]
    if card not in hand:
        return _reason("not_in_hand", card)
    rules, follow = state.game.rules, state.follow
    if follow is None:
        if card not in _leads(state, hand):
            return _reason("first_lead_plain", card)
        if card is JOKER and (rules.joker_lead == "names_suit") != (len(action.args) == 2):
            return _reason("joker_must_name" if len(action.args) == 1 else "joker_names_only_when_led")
        return None
    if len(action.args) == 2:
        return _reason("joker_names_only_when_led")
    if card is JOKER:
        return None
    if hand[-1] is JOKER and _demanded(state):
        return _reason("joker_demanded")
    if card.suit != follow and follow:
        same = [other for other in hand if other.suit == follow]
        if same:
            led = state.plays[state.dead][1]
            key = "follow_suit" if led is not JOKER else f"joker_{'calls_trump' if rules.joker_lead == 'calls_trump' else 'named_suit'}"
            return _reason(key, *same, suit=FRENCH_53.suit_key(same[0]))
    return None


def next_play(state: EtoriState, plays: tuple[tuple[int, Card], ...], action: Action) -> tuple[int, str | None, int | None]:
    """What a card makes of a trick: how many cards are dead, the suit to follow, and the winner once all have played."""
    rules, dead, follow = state.game.rules, state.dead, state.follow
    trump: str = state.trump  # type: ignore[assignment]
    if follow is None:
        card = plays[-1][1]
        if len(plays) == 1 and not state.tricks and rules.first_lead == "plain" and not is_plain(card, trump):
            return 1, None, None
        if card is not JOKER:
            follow = card.suit
        elif rules.joker_lead == "calls_trump":
            follow = trump
        else:
            follow = str(action.args[1]) if rules.joker_lead == "names_suit" else ""
    if len(plays) < len(state.hands):
        return dead, follow, None
    live = plays[dead:] if dead else plays
    winner, led = live[0]
    if led is _THREE and rules.joker_demand == "three_wins":
        return dead, follow, winner
    strength = strengths(trump, led.suit)
    best = strength[led]
    for seat, card in live:
        value = strength.get(card, 0)
        if value > best:
            best, winner = value, seat
    return dead, follow, winner


def _drawn_openly(state: EtoriState) -> tuple[tuple[int, Card], ...]:
    """Who has drawn which cards from a stock that lies open; its first card was drawn unseen."""
    game = state.game
    first = game.hand_size * len(state.hands)
    seats = [game.turn(trick.winner, steps) for trick in state.tricks for steps in game.seats]  # type: ignore[arg-type]
    return tuple(zip(seats[1:], state.order[first + 1:state.drawn], strict=False))


def observation(state: EtoriState, seat: int | None) -> Observation:
    """All that this seat may know; None for somebody who watches."""
    game, rules = state.game, state.game.rules
    legal: tuple[Action, ...] = ()
    refused: list[tuple[Action, Reason]] = []
    hand = () if seat is None else state.hands[seat]
    if seat is not None and seat == state.to_act:
        legal = legal_actions(state)
        may = {*legal}
        refused = [(PLAY[card], reason) for card in hand
                   if PLAY[card] not in may and (reason := refusal(state, PLAY[card])) is not None]
    made = contract(state.bids)
    facts: list[tuple[str, Any]] = [
        ("number", state.number), ("trump", state.trump), ("follow", state.follow), ("redeals", max(0, state.dealings - 1)),
        ("removed", game.removed), ("rulings", state.rulings), ("direction", rules.direction)]
    if rules.bidding:
        facts += [("bids", state.bids), ("declarer", made and made[0]), ("bid", made and made[1])]
    if rules.open_stock and state.dealings:
        hidden = game.hand_size * len(state.hands)
        facts += [("open_stock", state.order[max(state.drawn, hidden + 1):]), ("drawn_openly", _drawn_openly(state))]
    lines = state.score_lines()
    return Observation(
        game.key, game.preset, rules, seat, game.seats, tuple([game.sides[one] for one in game.seats]), state.dealer, state.phase,
        state.to_act, hand, tuple([len(cards) for cards in state.hands]),
        Trick(state.plays, None, state.dead) if state.plays else None, state.tricks, (), len(state.stock), (), state.log, legal,
        tuple(refused), lines, sums(lines, len(state.scores)), state.scores, state.outcome, tuple(facts))


def _reason(key: str, *cards: Card, **fields: str | int) -> Reason:
    return Reason("etori", FRENCH_53.key, key, cards, tuple(fields.items()))
