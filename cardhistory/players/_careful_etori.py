"""The careful player at Etori: see ``_careful_pictures``; where cards are drawn from a stock it plays on by the rules instead."""
from __future__ import annotations

from functools import cache, partial
from typing import Any

from ..deals import Rng
from ..observation import Observation
from ..packs import JOKER
from . import Decision
from ._careful_etori_bids import bid_or_trump
from ._careful_etori_stock import WithStock
from ._careful_pictures import Game, by_masks
from ._fast import Fast
from ._greedy_etori import under
from .careful import by_worlds

__all__ = ["choose", "game_of"]


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """What to do here, with a thought."""
    if seen.phase == "play":
        game = game_of(seen)
        if game is None:
            return by_worlds(seen, rng, budget)
        return by_masks(seen, rng, budget, game, WithStock(seen, game) if seen.rules.hand_size else None)
    if seen.rules.bidding and seen.phase != "check" and _on_masks(seen.rules):
        return bid_or_trump(seen, rng, budget, {suit: _game(seen, suit, seen.seat) for suit in "CDH"}, partial(_values, seen.rules, 16))
    return by_worlds(seen, rng, budget)


def game_of(seen: Observation) -> Game | None:
    """The game on masks, as it stands in this deal; None where masks do not tell it."""
    if seen.phase != "play":
        return None
    if _with_stock(seen.rules) and not (seen.trick and seen.trick.dead):
        return _alone(seen)
    return _game(seen, seen.fact("trump"), seen.fact("declarer")) if _on_masks(seen.rules) else None


def _on_masks(rules: Any) -> bool:
    return (rules.hand_size is None and not rules.joker and rules.first_lead == "any"
            and (rules.sides != "each" or bool(rules.bidding)))


def _with_stock(rules: Any) -> bool:
    """Does each play for himself with cards from a stock, for what he takes?"""
    return (rules.hand_size is not None and rules.sides == "each" and not rules.bidding and not rules.open_stock
            and rules.score == "taken" and (not rules.joker or rules.joker_lead == "calls_trump" and rules.joker_demand == "none"))


def _alone(seen: Observation) -> Game:
    """The game in which this seat is the first camp, and each other a camp of its own."""
    rules, many = seen.rules, len(seen.seats)
    camps = tuple([(seat - seen.seat) % many for seat in seen.seats])  # type: ignore[operator]
    fast = _fast(rules.card_values, seen.fact("trump"), camps, 1 if rules.direction == "anticlockwise" else -1, rules.joker)
    return Game(fast, lambda _: range(sum(fast.points.values()) + 1), solved=0)


def _game(seen: Observation, trump: str, declarer: int | None) -> Game:
    """The game with these trumps, for this highest bidder where one bids."""
    from ..games._etori_rules import SPECULATION

    rules = seen.rules
    camps = tuple([int(side != seen.sides[declarer]) for side in seen.sides]) if rules.bidding else seen.sides  # type: ignore[index]
    fast = _fast("pictures" if rules.bidding else rules.card_values, trump, camps, 1 if rules.direction == "anticlockwise" else -1)
    table = _values(rules, sum(fast.points.values()), seen.fact("bid"))
    return Game(fast, lambda _: table, fast.bit[SPECULATION])


@cache
def _fast(how: str, trump: str, camps: tuple[int, ...], step: int, joker: bool = False) -> Fast:
    from ..games._etori_rules import values

    many = len(camps)
    fast = Fast(under(how, trump), camps, {seat: (seat + step) % many for seat in range(many)}, trump, JOKER if joker else None,
                units=max(values(how, trump).values()))
    if joker:  # it asks for a trump when it is led
        fast.suit[fast.free] = fast.trump
    return fast


@cache
def _values(rules: Any, total: int, bid: int | None) -> tuple[float, ...]:
    """What the deal is worth to the first camp above the other, by the points it took."""
    if bid is not None:
        exact = rules.napoleon_target == "exact"
        return tuple([float(bid if mine == bid or mine > bid and not exact else -bid) for mine in range(total + 1)])
    return tuple([_pairs(rules, mine, total) for mine in range(total + 1)])


def _pairs(rules: Any, mine: int, total: int) -> float:
    best = max(mine, total - mine)
    if rules.score == "taken":
        return float(2 * mine - total)
    if 2 * mine == total:
        return 0.0
    by_kakeya = 4 if best == total else 2 if 4 * best >= 3 * total else 1
    worth = {"per_card": best, "excess": best - total // 2, "kakeya": by_kakeya}[rules.score] + rules.sweep_bonus * (best == total)
    return float(worth if mine == best else -worth)
