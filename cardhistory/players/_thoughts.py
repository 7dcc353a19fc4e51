"""The thought behind a card, found in what its seat has seen: hints give it before the card, reasons after the deal.

A thought says what can be seen to be true of a card at that moment (what still beats it, who holds the trick), not how it was weighed.
"""
from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from ..cards import Card
from ..observation import Observation
from ._greedy import Manner, manner_of

__all__ = ["THOUGHTS", "thought_about"]

FEW = 3
"""A card that no more than so many others can beat is strong."""
RARELY, LIKELY = 0.25, 0.5
"""Up to the first chance of being beaten a card is likely to hold; above the second somebody is likely to hold better."""
SPECIAL = 8
"""How many cards of Aluette stand above the aces."""

THOUGHTS = ("weigh", "only_card", "sure_lead", "high_lead", "strong_lead", "trump_lead", "bold_lead", "cheap_lead", "dear_lead", "low_lead",
            "take_safely", "take_high", "take_at_risk", "take_boldly", "take_nothing", "spoil", "leave_spoiled", "feed_partner",
            "leave_partner", "spare_strong", "throw_cheap", "throw_costly", "duck", "shed")


@dataclass(frozen=True)
class _Rules:
    """What a manner is asked about: the game, and the trumps of the deal."""

    game: Any
    trump: Any


def thought_about(seen: Observation, card: Card) -> str:
    """One of `THOUGHTS` about a card that this seat, whose turn it is, may play; ``weigh`` where nothing plain can be said."""
    if not any(one.verb == "play" and one.cards[0] != card for one in seen.legal_actions):
        return "only_card"
    from ..games import module

    game = module(seen.game).game(seen.preset, seen.rules)
    manner = manner_of(_Rules(game, seen.fact("trump")))  # type: ignore[arg-type]
    if manner is None:
        return "weigh"
    gone = {*seen.hand, *seen.played, *(one for _, cards in seen.thrown for one in cards),
            *(seen.fact("discarded") or ()), *(seen.fact("removed") or ())}
    unseen = sum([manner.bit[one] for one in game.pack.cards if one not in gone])
    if seen.trick is None:
        return _lead(seen, manner, card, unseen)
    return _follow(seen, manner, card, unseen)


def _ours(seen: Observation, seat: int) -> bool:
    """Does this seat play with the one that is to act?"""
    me: int = seen.seat  # type: ignore[assignment]
    camp = seen.fact("kankei")  # Goninkan
    if camp is None and seen.fact("declarer") is not None:  # all against the bidder
        camp = [one for one in seen.seats if seen.sides[one] == seen.sides[seen.fact("declarer")]]
    return seen.sides[seat] == seen.sides[me] if camp is None else (seat in camp) == (me in camp)


def _held(seen: Observation, seats: Collection[int], above: int, unseen: int) -> float:
    """About how likely it is that one of these seats holds one of the cards ``above``."""
    cards = unseen.bit_count()
    share = min(1.0, sum([seen.counts[seat] for seat in seats]) / cards) if cards else 0.0
    count = (above & unseen).bit_count()
    return 1 - (1 - share) ** count if count else 0.0


def _lead(seen: Observation, manner: Manner, card: Card, unseen: int) -> str:
    above = manner.beaten[card.suit][card] & unseen
    inside = above & manner.suits.get(card.suit, 0) if manner.suits else above
    foes = [seat for seat in seen.seats if not _ours(seen, seat)]
    if seen.game == "coteccio":  # a trick is no gain there
        return "low_lead" if _held(seen, foes, above, unseen) > LIKELY else "weigh"
    if not above:
        return "sure_lead"
    if seen.fact("trump") and card.suit == seen.fact("trump"):
        return "trump_lead"
    if not inside:
        return "high_lead"
    if above.bit_count() <= FEW and _held(seen, foes, inside, unseen) <= LIKELY:
        return "strong_lead"
    own = sorted([(manner.beaten[one.suit][one] & unseen).bit_count() for one in seen.hand])
    if manner.worth.get(card):
        return "dear_lead"
    return "cheap_lead" if above.bit_count() > own[len(own) // 3] or len({*own}) == 1 else "bold_lead"


def _follow(seen: Observation, manner: Manner, card: Card, unseen: int) -> str:
    assert seen.trick is not None
    plays = seen.trick.plays[seen.trick.dead:] or seen.trick.plays
    beaten = manner.beaten[plays[0][1].suit]
    holder, top, equal = *plays[0], False
    for who, one in plays[1:]:
        if beaten[top] & manner.bit[one]:
            holder, top, equal = who, one, False
        elif seen.game == "aluette" and beaten[one] == beaten[top]:
            equal = True
    done = {who for who, _ in seen.trick.plays}
    behind = [seat for seat in seen.seats if seat not in done and seat != seen.seat and seen.counts[seat]]
    takes = bool(beaten[top] & manner.bit[card])
    pile = sum([manner.worth.get(one, 0) for _, one in seen.trick.plays])
    if seen.game == "coteccio":
        return _burden(manner, card, takes, pile, not behind)
    if takes:
        foes = [seat for seat in behind if not _ours(seen, seat)]
        above, led = beaten[card] & unseen, plays[0][1].suit
        if not behind or not above:
            return "take_safely"
        if manner.suits and card.suit == led:  # a trump comes only from somebody without this suit
            above &= manner.suits.get(led, 0)
            if not above:
                return "take_high"
        return "take_at_risk" if _held(seen, foes, above, unseen) <= RARELY else "take_boldly"
    if seen.game == "aluette" and beaten[card] == beaten[top] and not equal:
        return "spoil"
    takers = [one for one in _choices(seen) if beaten[top] & manner.bit[one]]
    dear = manner.worth.get(card) or (seen.game == "aluette" and beaten[card].bit_count() < SPECIAL)
    if equal:
        return "throw_costly" if dear else "leave_spoiled"
    if _ours(seen, holder):
        return "feed_partner" if manner.worth.get(card) else "throw_costly" if dear else "leave_partner"
    if dear:
        return "throw_costly"
    return "spare_strong" if takers else "throw_cheap"


def _burden(manner: Manner, card: Card, takes: bool, pile: float, last: bool) -> str:
    """Where whoever takes the most points loses."""
    mine = manner.worth.get(card, 0)
    if takes:
        return "take_nothing" if last and not pile + mine else "weigh"
    return "shed" if mine else "duck"


def _choices(seen: Observation) -> Sequence[Card]:
    return [one.cards[0] for one in seen.legal_actions if one.verb == "play"]
