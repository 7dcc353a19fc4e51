"""What may be said and done at a Primiera table: reading action texts, what is legal, and why the rest is not."""
from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ..cards import Card, Pack
from ..play import Action, Reason, text_of
from ._primiera_hands import possible, rank_of
from ._primiera_rules import HAND, KINDS, PACKS, PrimieraRules

if TYPE_CHECKING:
    from .primiera import PrimieraState

__all__ = ["CALL", "DREW", "FOLD", "PASS", "REASONS", "REFUSE", "SHOW", "STAND", "draw", "known", "legal", "refusal"]

STAND, PASS, CALL, FOLD, REFUSE, SHOW = (Action(verb) for verb in ("stand", "pass", "call", "fold", "refuse", "show"))
_PLAIN = {action.verb: action for action in (STAND, PASS, CALL, FOLD, REFUSE, SHOW)}
DREW = {count: Action("draw", count) for count in range(1, HAND + 1)}
"""An exchange as the others see it: how many cards, not which."""
MOST = 9999

REASONS = (
    "deal_over", "draw_not_now", "stand_not_now", "vying_not_now", "declare_not_now", "bid_not_now", "show_not_now",
    "not_in_hand", "must_exchange", "too_few", "too_many", "stake_or_change", "nothing_to_answer", "stake_to_answer",
    "already_staked", "no_raise_left", "no_refusal", "stake_accepted", "two_left", "no_chips", "stake_fixed", "stake_size",
    "must_hold", "invitation", "declare_first", "declare_lower", "no_such_hand", "bid_not_higher", "nobody_folds",
    "nothing_to_show")
"""The keys of every refusal."""


@lru_cache(maxsize=65_536)
def draw(cards: tuple[Card, ...]) -> Action:
    """The exchange of these cards, which stand in pack order."""
    return Action("draw", *cards)


@lru_cache(maxsize=4_096)
def _draws(hand: tuple[Card, ...], low: int, high: int) -> tuple[Action, ...]:
    return tuple([draw(cards) for count in range(low, high + 1) for cards in combinations(hand, count)])


@lru_cache(maxsize=4_096)
def _amount(verb: str, *args: str | int) -> Action:
    return Action(verb, *args)


@lru_cache(maxsize=4_096)
def _stakes(verb: str, low: int, high: int) -> tuple[Action, ...]:
    return tuple([_amount(verb, chips) for chips in range(low, high + 1)])


@lru_cache(maxsize=256)
def _bids(rules: PrimieraRules, above: tuple[str, int] | None, low: int, high: int) -> tuple[Action, ...]:
    order = possible(rules)
    return tuple([_amount("bid", kind, points, chips) for kind, points in order[order.index(above) + 1 if above else 0:]
                  for chips in range(low, high + 1)])


# Reading

def known(pack: Pack, action: Action | str) -> Action:
    """The game's own action of this text: a stranger's `Action` is worth no more than its text. Raises ValueError."""
    return _known(pack.key, text_of(action))


@lru_cache(maxsize=65_536)
def _known(key: str, text: str) -> Action:
    verb, *words = text.lower().split()[:8] or [""]
    if verb in _PLAIN and not words:
        return _PLAIN[verb]
    if verb == "draw" and 1 <= len(words) <= HAND:
        pack = next(pack for pack in PACKS.values() if pack.key == key)
        cards = pack.sort(pack.read(words))
        if len(set(cards)) == len(cards):
            return draw(cards)
    if verb in ("stake", "raise") and len(words) == 1 and (chips := _chips(words[0])):
        return _amount(verb, chips)
    if verb == "declare" and len(words) == 1 and words[0] in KINDS:
        return _amount(verb, words[0])
    if verb == "bid" and len(words) == 3 and words[0] in KINDS and (points := _chips(words[1])) and (chips := _chips(words[2])):
        return _amount(verb, words[0], points, chips)
    raise ValueError(f"{text[:60]!r} is no action of Primiera: write draw 7C RB (one to four different cards), stand, pass, "
                     f"stake 2, call, raise 2, fold, refuse, show, declare primiera, or bid primiera 60 2")


def _chips(word: str) -> int:
    """A whole number from 1 to 9999; 0 for anything else."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= len(str(MOST)) else 0


# What is legal

def _sizes(state: PrimieraState) -> tuple[int, int]:
    """How few and how many chips may be laid down on top; (1, 0) when none may."""
    rules, most = state.game.rules, state.limit
    low = rules.stake_unit if rules.vying == "fixed" else 1
    return (low, most) if low <= most else (1, 0)


def _exchange(state: PrimieraState, phase: str) -> tuple[int, int]:
    """How few and how many cards may be exchanged now."""
    rules = state.game.rules
    if phase == "bid":
        return 1, rules.pass_draw_max
    held = len(state.hands[state.to_act])  # type: ignore[index]
    low = 1 if phase == "change" else min(rules.draw_min, held)
    return low, min(rules.draw_max, held)


def legal(state: PrimieraState) -> tuple[Action, ...]:
    """Everything the seat to act may do: what needs no card or number first, then stakes and bids, then exchanges."""
    seat = state.to_act
    if seat is None:
        return ()
    rules, phase = state.game.rules, state.phase
    if phase == "claim":
        return (PASS, SHOW) if state.made(seat) else (PASS,)
    if phase == "declare":
        true = state.rank(seat)
        return tuple([_amount("declare", kind) for kind in ("punto", *reversed(rules.order))
                      if (rank_of(rules, kind) or 0) >= true])
    if phase in ("draw", "change", "bid"):
        low, high = _exchange(state, phase)
        draws = _draws(state.game.pack.sort(state.hands[seat]), max(low, 1), high)
        if phase == "draw":
            return (STAND, *draws) if low == 0 else draws
        if phase == "change":
            return (*_stakes("stake", *_sizes(state)), *draws)
        above = state.bids[-1][1:3] if state.bids else None
        show = (SHOW,) if state.made(seat) else ()
        return (*show, CALL, *_bids(state.game.rules, above, *_sizes(state)), *draws)
    table = state.round
    assert table is not None
    if not table.level:
        return (PASS, *_stakes("stake", *_sizes(state)))
    if phase == "invite":
        return (CALL,) if state.must_hold else (PASS, CALL)
    answers = (CALL, FOLD, REFUSE) if rules.refusal and table.may_be_refused else (CALL, FOLD)
    if table.raises >= rules.raises:
        return answers
    return (*answers, *_stakes("raise", *_sizes(state)))


# Why the rest is not

_NOT_NOW = {"draw": "draw_not_now", "stand": "stand_not_now", "declare": "declare_not_now", "bid": "bid_not_now",
            "show": "show_not_now"}


def refusal(state: PrimieraState, action: Action) -> Reason | None:
    """Why the seat to act may not do this; None when it may."""
    seat, phase, verb = state.to_act, state.phase, action.verb
    if seat is None:
        return _reason(state, "deal_over")
    if phase == "declare":
        return _declaring(state, seat, action) if verb == "declare" else _reason(state, "declare_first")
    if verb in ("draw", "stand"):
        if phase not in ("draw", "change", "bid") or (verb == "stand" and phase != "draw"):
            return _reason(state, _NOT_NOW[verb])
        return _exchanging(state, seat, action, *_exchange(state, phase))
    if verb == "show" and phase in ("claim", "bid"):
        return None if state.made(seat) else _reason(state, "nothing_to_show")
    if verb == "bid" and phase == "bid":
        return _bidding(state, action)
    if verb in _NOT_NOW:
        return _reason(state, _NOT_NOW[verb])
    return _vying(state, phase, action)


def _exchanging(state: PrimieraState, seat: int, action: Action, low: int, high: int) -> Reason | None:
    if action.verb == "stand":
        return _reason(state, "must_exchange", least=low) if low else None
    foreign = [card for card in action.cards if card not in state.hands[seat]]
    if foreign:
        return _reason(state, "not_in_hand", *foreign)
    if len(action.cards) < low:
        return _reason(state, "too_few", least=low)
    return _reason(state, "too_many", most=high) if len(action.cards) > high else None


def _declaring(state: PrimieraState, seat: int, action: Action) -> Reason | None:
    said = rank_of(state.game.rules, action.args[0])  # type: ignore[arg-type]
    if said is None:
        return _reason(state, "no_such_hand")
    return _reason(state, "declare_lower") if said < state.rank(seat) else None


def _bidding(state: PrimieraState, action: Action) -> Reason | None:
    kind, points, chips = action.args
    order: tuple[tuple[Any, Any], ...] = possible(state.game.rules)
    if (kind, points) not in order:
        return _reason(state, "no_such_hand")
    if state.bids and order.index((kind, points)) <= order.index(state.bids[-1][1:3]):
        return _reason(state, "bid_not_higher")
    return _size(state, chips)  # type: ignore[arg-type]


def _vying(state: PrimieraState, phase: str, action: Action) -> Reason | None:
    verb, rules = action.verb, state.game.rules
    if phase == "draw":
        return _reason(state, "vying_not_now")
    if phase == "claim":
        return None if verb == "pass" else _reason(state, "vying_not_now")
    if phase == "bid":
        return None if verb == "call" else _reason(state, "nobody_folds")
    if phase == "change":
        if verb == "stake":
            return _size(state, action.args[0])  # type: ignore[arg-type]
        return _reason(state, "stake_or_change" if verb == "pass" else "nothing_to_answer")
    table = state.round
    assert table is not None
    if not table.level:
        if verb == "stake":
            return _size(state, action.args[0])  # type: ignore[arg-type]
        return None if verb == "pass" else _reason(state, "nothing_to_answer")
    if verb == "call":
        return None
    if phase == "invite":
        if verb == "pass":
            return _reason(state, "must_hold") if state.must_hold else None
        return _reason(state, "invitation")
    if verb == "fold":
        return None
    if verb == "raise":
        return _reason(state, "no_raise_left") if table.raises >= rules.raises else _size(state, action.args[0])  # type: ignore
    if verb == "refuse":
        if not rules.refusal:
            return _reason(state, "no_refusal")
        if len(table.live) <= 2:
            return _reason(state, "two_left")
        return _reason(state, "stake_accepted") if table.accepted else None
    return _reason(state, "stake_to_answer" if verb == "pass" else "already_staked")


def _size(state: PrimieraState, chips: int) -> Reason | None:
    low, high = _sizes(state)
    if not high:
        return _reason(state, "no_chips")
    if state.game.rules.vying == "fixed":
        return None if chips == low else _reason(state, "stake_fixed", most=low)
    return _reason(state, "stake_size", most=high) if chips > high else None


def _reason(state: PrimieraState, key: str, *cards: Any, **fields: str | int) -> Reason:
    return Reason("primiera", state.game.pack.key, key, cards, tuple(fields.items()))
