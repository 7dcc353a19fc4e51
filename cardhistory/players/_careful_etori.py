"""The careful player at Etori: see ``_careful_pictures``; where cards are drawn from a stock it plays on by the rules instead."""
from __future__ import annotations

from functools import cache
from typing import Any

from ..deals import Rng
from ..observation import Observation
from . import Decision
from ._careful_pictures import Game, by_masks
from ._fast import Fast
from ._greedy_etori import under
from .careful import by_worlds

__all__ = ["choose", "game_of"]


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """What to do here, with a thought."""
    game = game_of(seen)
    if seen.phase != "play" or game is None:
        return by_worlds(seen, rng, budget)
    return by_masks(seen, rng, budget, game)


def game_of(seen: Observation) -> Game | None:
    """The game on masks, as it stands in this deal; None where masks do not tell it."""
    from ..games._etori_rules import SPECULATION

    rules = seen.rules
    if rules.hand_size is not None or rules.joker or rules.first_lead != "any" or (
            rules.sides == "each" and not rules.bidding) or seen.phase != "play":
        return None
    declarer = seen.fact("declarer")
    camps = tuple([int(seat != declarer) if rules.bidding else seen.sides[seat] for seat in seen.seats])
    fast = _fast("pictures" if rules.bidding else rules.card_values, seen.fact("trump"), camps,
                 1 if rules.direction == "anticlockwise" else -1)
    table = _values(rules, sum(fast.points.values()), seen.fact("bid"))
    return Game(fast, lambda _: table, fast.bit[SPECULATION])


@cache
def _fast(how: str, trump: str, camps: tuple[int, ...], step: int) -> Fast:
    from ..games._etori_rules import values

    many = len(camps)
    return Fast(under(how, trump), camps, {seat: (seat + step) % many for seat in range(many)}, trump,
                units=max(values(how, trump).values()))


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
