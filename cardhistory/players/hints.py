"""Hints: what the careful player would do here, told in three strengths, from what the seat itself knows.

``nudge`` says what to look at and names no card; ``reason`` gives the thought; ``card`` names the action. Every hint is the key of a
sentence (``hint.nudge.…``, ``hint.reason.…``, ``hint.card.…``) with the cards and words it needs; `Words.hint` says it.
"""
from __future__ import annotations

from dataclasses import dataclass

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..play import Action
from . import must_act
from ._thoughts import thought_about
from .careful import Careful

__all__ = ["STRENGTHS", "Hint", "hint", "named", "of_card"]

STRENGTHS = ("nudge", "reason", "card")
BUDGET = 6_000
"""What is thought for a hint, in actions of the rules."""

_TOPICS = {
    "sure_lead": "unbeatable", "high_lead": "unbeatable", "strong_lead": "unbeatable", "trump_lead": "trumps",
    "cheap_lead": "cheap_lead", "bold_lead": "cheap_lead", "dear_lead": "cheap_lead",
    "take_safely": "who_takes", "take_high": "who_takes", "take_at_risk": "who_takes", "take_boldly": "who_takes",
    "feed_partner": "partner", "leave_partner": "partner", "spare_strong": "worth_it", "throw_cheap": "lost_trick",
    "throw_costly": "lost_trick", "spoil": "equal_cards", "leave_spoiled": "equal_cards",
    "low_lead": "burden", "duck": "burden", "shed": "burden", "take_nothing": "burden",
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
    thought = _thought(seen, action)
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


def of_card(seen: Observation, action: Action) -> Hint | None:
    """What this seat could see to be true of a card it then played, told afterwards (``careful.card.…``); None where nothing plain
    can be said, and where the action was none of a card."""
    thought = thought_about(seen, action.cards[0]) if action.verb == "play" else "weigh"
    return Hint(f"careful.card.{thought}", action.cards) if thought not in ("weigh", "only_card") else None


def _thought(seen: Observation, action: Action) -> str:
    """The key of the thought behind an action."""
    if len(seen.legal_actions) == 1:
        return "no_choice"
    if (seen.phase, action.verb) == ("invite", "pass") and seen.fact("owes"):
        return "decline"
    if action.verb != "play":
        return _ASIDE.get((seen.game, action.verb)) or _ASIDE.get(("", action.verb), "weigh")
    return thought_about(seen, action.cards[0])


_ASIDE = {
    ("", "exchange"): "hand_weak", ("", "stand"): "hand_good", ("", "declare"): "set_to_declare", ("primiera", "stand"): "no_draw",
    ("primiera", "declare"): "say_hand", ("", "draw"): "odds_of_drawing", ("", "stake"): "chances_good", ("", "raise"): "chances_good",
    ("", "bid"): "bid_strength", ("primiera", "bid"): "chances_good", ("", "call"): "pot_odds", ("", "fold"): "pot_odds_poor",
    ("primiera", "refuse"): "pot_odds_poor", ("", "pass"): "wait", ("etori", "pass"): "bid_weak", ("aluette", "pass"): "no_mordienne",
    ("", "show"): "show_hand", ("", "trump"): "choose_trumps",
    ("", "keep"): "hand_stands", ("", "redeal"): "hand_broken", ("", "agree"): "chant_good", ("", "refuse"): "chant_bad",
    ("", "discard"): "weakest_away", ("", "announce"): "mordienne_likely", ("", "accept"): "offer_good",
    ("", "concede"): "give_up", ("", "sign"): "tell_partner", ("", "say"): "guide_partner", ("", "iku"): "who_leads",
    ("", "koi"): "who_leads",
}
