"""Hints: what the careful player would do here, told in three strengths, from what the seat itself knows.

``nudge`` says what to look at and names no card; ``reason`` gives the thought; ``card`` names the action. Every hint is the key of a
sentence (``hint.nudge.…``, ``hint.reason.…``, ``hint.card.…``) with the cards and words it needs; `Words.hint` says it.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..play import Action
from . import must_act
from ._greedy import Manner, manner_of
from ._search import sample
from .careful import Careful

__all__ = ["STRENGTHS", "Hint", "hint", "named"]

STRENGTHS = ("nudge", "reason", "card")
BUDGET = 6_000
"""What is thought for a hint, in actions of the rules."""

_TOPICS = {
    "sure_lead": "unbeatable", "strong_lead": "unbeatable", "trump_lead": "trumps", "cheap_lead": "cheap_lead",
    "take_safely": "who_takes", "take_at_risk": "who_takes", "feed_partner": "partner", "leave_partner": "partner",
    "spare_strong": "worth_it", "throw_cheap": "lost_trick", "throw_costly": "lost_trick", "spoil": "equal_cards",
}
"""What a nudge points at, for each thought about a card."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint: the key of its sentence, the cards it names, and other words in it (suits and ranks by their keys)."""

    key: str
    cards: tuple[Card, ...] = ()
    fields: tuple[tuple[str, str | int], ...] = ()


def hint(seen: Observation, rng: Rng, strength: str = "nudge") -> Hint:
    """A hint for the seat to act. The same observation and generator give hints of all strengths on the same action.

    Raises ValueError for another strength, and when it is not this seat's turn.
    """
    if strength not in STRENGTHS:
        raise ValueError(f"strength is one of {', '.join(STRENGTHS)}, not {strength!r}")
    must_act(seen)
    action = Careful(BUDGET).choose(seen, rng).action
    if strength == "card":
        return named(seen, action)
    thought = _thought(seen, action, rng)
    if strength == "reason":
        return Hint(f"hint.reason.{thought}", action.cards if action.verb == "play" else ())
    return Hint(f"hint.nudge.{_TOPICS.get(thought, thought)}")


def named(seen: Observation, action: Action) -> Hint:
    """An action in words, as the strongest hint names it."""
    from ..games import module

    pack = module(seen.game).game(seen.preset, seen.rules).pack
    verb, args = action.verb, action.args
    numbers = [arg for arg in args if isinstance(arg, int)]
    texts = [arg for arg in args if isinstance(arg, str)]
    fields: list[tuple[str, str | int]] = [("number", numbers[-1])] if numbers else []
    key = verb
    if texts and verb in ("trump", "play"):
        key = "trump" if verb == "trump" else "play_naming"
        fields.append(("suit", next(suit.key for suit in pack.suits if suit.letter == texts[0])))
    elif numbers and verb == "declare":
        fields.append(("rank", next(rank.key for rank in pack.ranks if rank.letter == texts[0])))
    elif texts and verb in ("sign", "say"):  # a sign that names no single card, or a word to the partner
        key = f"{verb}_{texts[0].lower()}"
    elif texts:
        key = f"{verb}_hand"
        fields.append(("kind", texts[0]))
    elif verb in ("refuse", "stand") and seen.game == "primiera":
        key = f"{verb}_primiera"
    return Hint(f"hint.card.{key}", action.cards, tuple(fields))


def _thought(seen: Observation, action: Action, rng: Rng) -> str:
    """The key of the thought behind an action."""
    if len(seen.legal_actions) == 1:
        return "no_choice"
    if action.verb != "play":
        return _ASIDE.get((seen.game, action.verb)) or _ASIDE.get(("", action.verb), "weigh")
    state: Any = sample(seen, rng)
    manner = manner_of(state) if state is not None else None
    if manner is None:
        return "weigh"
    unseen = sum(manner.bit.values())
    for card in (*seen.hand, *seen.played):
        unseen &= ~manner.bit[card]
    return _lead(seen, manner, action.cards[0], unseen) if seen.trick is None else _follow(seen, manner, action.cards[0], unseen)


_ASIDE = {
    ("", "exchange"): "hand_weak", ("", "stand"): "hand_good", ("", "declare"): "set_to_declare", ("primiera", "stand"): "no_draw",
    ("primiera", "declare"): "say_hand", ("", "draw"): "odds_of_drawing", ("", "stake"): "chances_good", ("", "raise"): "chances_good",
    ("", "bid"): "bid_strength", ("primiera", "bid"): "chances_good", ("", "call"): "pot_odds", ("", "fold"): "pot_odds_poor",
    ("primiera", "refuse"): "pot_odds_poor", ("", "pass"): "wait", ("", "show"): "show_hand", ("", "trump"): "choose_trumps",
    ("", "keep"): "hand_stands", ("", "redeal"): "hand_broken", ("", "agree"): "chant_good", ("", "refuse"): "chant_bad",
    ("", "discard"): "weakest_away", ("", "announce"): "mordienne_likely", ("", "accept"): "offer_good",
    ("", "concede"): "give_up", ("", "sign"): "tell_partner", ("", "iku"): "who_leads", ("", "koi"): "who_leads",
}


def _lead(seen: Observation, manner: Manner, card: Card, unseen: int) -> str:
    above = (manner.beaten[card.suit][card] & unseen).bit_count()
    if not above:
        return "sure_lead"
    trump = seen.fact("trump")
    if trump and card.suit == trump:
        return "trump_lead"
    own = [(manner.beaten[one.suit][one] & unseen).bit_count() for one in seen.hand]
    return "strong_lead" if above <= sorted(own)[len(own) // 3] else "cheap_lead"


def _follow(seen: Observation, manner: Manner, card: Card, unseen: int) -> str:
    assert seen.trick is not None and seen.seat is not None
    plays = seen.trick.plays[seen.trick.dead:] or seen.trick.plays
    beaten = manner.beaten[plays[0][1].suit]
    holder, top = plays[0]
    for who, one in plays[1:]:
        if beaten[top] & manner.bit[one]:
            holder, top = who, one
    takers = [one.cards[0] for one in seen.legal_actions if one.verb == "play" and beaten[top] & manner.bit[one.cards[0]]]
    last = _is_last(seen)
    if beaten[top] & manner.bit[card]:
        return "take_safely" if last or not beaten[card] & unseen else "take_at_risk"
    if seen.game == "aluette" and beaten[card] == beaten[top]:
        return "spoil"
    if seen.sides[holder] == seen.sides[seen.seat]:
        return "feed_partner" if manner.worth.get(card) else "leave_partner"
    if takers:
        return "spare_strong"
    return "throw_costly" if manner.worth.get(card) else "throw_cheap"


def _is_last(seen: Observation) -> bool:
    """Is this seat the last to play to the trick?"""
    assert seen.trick is not None
    played = {who for who, _ in seen.trick.plays}
    return all(who == seen.seat or who in played or not count for who, count in enumerate(seen.counts))
