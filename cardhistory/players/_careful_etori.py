"""The careful player at Etori: see ``_careful_pictures``; where cards are drawn from a stock it plays on by the rules instead."""
from __future__ import annotations

from functools import cache

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
def _values(rules: object, total: int, bid: int | None) -> tuple[float, ...]:
    """What the deal is worth to the first camp above the other, by the points it took."""
    found = []
    for mine in range(total + 1):
        found.append(_napoleon(rules, mine, bid) if bid is not None else _pairs(rules, mine, total))
    return tuple(found)


def _napoleon(rules: object, mine: int, bid: int) -> float:
    made = mine == bid if rules.napoleon_target == "exact" else mine >= bid  # type: ignore[attr-defined]
    return float(bid if made else -bid)


def _pairs(rules: object, mine: int, total: int) -> float:
    best = max(mine, total - mine)
    sign = 1 if mine > total - mine else -1 if mine < total - mine else 0
    score: str = rules.score  # type: ignore[attr-defined]
    if score == "taken":
        return float(2 * mine - total)
    worth = {"per_card": best, "excess": max(0, best - total // 2), "kakeya": 4 if best == total else 2 if 4 * best >= 3 * total else 1}[score]
    return float(sign * (worth + (rules.sweep_bonus if best == total else 0)))  # type: ignore[attr-defined]
