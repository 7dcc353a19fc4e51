"""Rules of thumb for Etori. Each has its sentence under ``etori.thumb.<key>``.

The play of the cards is shared with Kakeya trump (``_tavern_pictures_play.py``). Here stands what comes before it: hands that are
dealt again, bids and trumps; and what the joker brings with it.
"""
from __future__ import annotations

from collections.abc import Sequence
from math import erf
from typing import Any

from ..cards import Card
from ..observation import Observation
from ..packs import JOKER
from ..play import Action
from . import Thought
from ._greedy_etori import under
from ._tavern_pictures import Table
from ._tavern_pictures_play import card_to_play

__all__ = ["choose", "strength"]

Choice = tuple[Action, Thought]

TRUMPS = {"A": 0.95, "K": 0.8, "Q": 0.65, "J": 0.55}
ASIDE = {"A": 0.75, "K": 0.45, "Q": 0.2}
"""How often a trump, and a card of another suit, takes a trick."""
OTHER, LONG = 0.3, 0.45
"""A smaller trump; and each card beyond the fourth of a suit, if it is trumps."""
KEPT = 4.2
"""So many tricks make an odd hand worth keeping, where one may choose."""
BASE, EACH, SPREAD = -2.4, 1.7, 1.5
"""The pictures a single player takes against all others: so many, and so many more for each trick hoped for; give or take."""


def choose(seen: Observation) -> Choice:
    """What the rules of thumb say, and which of them."""
    return {"check": _check, "trump": _trump, "bid": _bid}.get(seen.phase, _play)(seen)


def strength(hand: Sequence[Card], trump: str | None) -> float:
    """The tricks a hand of the whole pack may hope for with these trumps.

    >>> from cardhistory.packs import FRENCH_52
    >>> round(strength(FRENCH_52.read("AS AC KC 4C 2H"), "C"), 2)
    3.05
    """
    found = 0.0
    for card in hand:
        if card is JOKER or card.code == "AS":
            found += 1
        elif card.suit == trump:
            found += TRUMPS.get(card.rank, OTHER)
        else:
            found += ASIDE.get(card.rank, 0.0)
    return found + LONG * max(0, sum([card.suit == trump for card in hand]) - 4)


def _named(seen: Observation, verb: str, *args: Any) -> Action:
    return next(action for action in seen.legal_actions if action.verb == verb and (not args or action.args == args))


def _check(seen: Observation) -> Choice:
    if len(seen.legal_actions) == 1:
        (action,) = seen.legal_actions
        return action, Thought("redeal_must" if action.verb == "redeal" else "keep_hand")
    trump = seen.fact("trump") or _suit(seen.hand)
    if strength(seen.hand, trump) >= KEPT:
        return _named(seen, "keep"), Thought("keep_odd", _best(seen.hand, trump))
    return _named(seen, "redeal"), Thought("redeal_poor")


def _suit(hand: Sequence[Card]) -> str:
    """The suit that makes the best trumps."""
    return max("CDH", key=lambda suit: strength(hand, suit))


def _best(hand: Sequence[Card], trump: str) -> tuple[Card, ...]:
    """The strongest card of a hand, alone."""
    most = max(hand, key=lambda card: (strength((card,), trump), card.suit == trump))
    return (most,)


def _trump(seen: Observation) -> Choice:
    if not seen.hand:
        return seen.legal_actions[0], Thought("trump_blind")
    suit = _suit(seen.hand)
    return _named(seen, "trump", suit), Thought("trump_strong", _best([card for card in seen.hand if card.suit == suit], suit))


def _bid(seen: Observation) -> Choice:
    """The bid that brings most on average; a bid that is not made costs as much as it would have brought."""
    trump = _suit(seen.hand)
    hope = BASE + EACH * strength(seen.hand, trump)

    def brings(number: int) -> float:
        high = 1.0 if seen.rules.napoleon_target == "at_least" else 0.5 - erf((number + 0.5 - hope) / SPREAD / 2 ** 0.5) / 2
        return number * (erf((hope - number + 0.5) / SPREAD / 2 ** 0.5) - 2 * (1 - high))

    bids = [action for action in seen.legal_actions if action.verb == "bid"]
    best = max(bids, key=lambda action: brings(action.args[0]), default=None)  # type: ignore[arg-type]
    if best is not None and brings(best.args[0]) > 0:  # type: ignore[arg-type]
        return best, Thought("outbid" if seen.fact("bid") else "bid_strong", _best(seen.hand, trump))
    return _named(seen, "pass"), Thought("pass_high" if seen.fact("bid") else "pass_poor")


def _play(seen: Observation) -> Choice:
    table = _table(seen)
    if _is_dead(seen):
        card = min(table.legal, key=lambda one: (table.worth.get(one, 0), table.keep(one)))
        return _named(seen, "play", card), Thought("dead_lead", (card,))
    card, key = card_to_play(table)
    named = [action for action in seen.legal_actions if action.verb == "play" and action.args[0] is card]
    if len(named) == 1:
        return named[0], Thought(key, (card,))

    def left(action: Action) -> float:  # what others may have to add
        return sum([points for one, points in table.worth.items() if one.suit == action.args[1] and table.bit[one] & table.unseen])

    return max(named, key=left), Thought("joker_names", (card,))


def _is_dead(seen: Observation) -> bool:
    """Has the first player only trumps and spades, where neither may be led?"""
    return (seen.rules.first_lead == "plain" and not seen.tricks and seen.trick is None
            and all(card.suit in ("S", seen.fact("trump")) for card in seen.hand))


def _table(seen: Observation) -> Table:
    rules, declarer = seen.rules, seen.fact("declarer")
    me: int = seen.seat  # type: ignore[assignment]
    against = seen.sides[me if declarer is None else declarer]  # with a bidder, all others play against his side
    ours = seen.sides[me] == against
    friends = [seat for seat in seen.seats if seat != me and (seen.sides[seat] == against) == ours]
    manner = under("pictures" if rules.bidding else rules.card_values, seen.fact("trump") or "C")
    return Table(seen, manner, friends, JOKER if rules.joker else None)
