"""The careful player at Kakeya trump: see ``_careful_pictures``."""
from __future__ import annotations

from functools import cache

from ..deals import Rng
from ..observation import Observation
from . import Decision
from ._careful_pictures import Game, by_masks
from ._fast import Fast
from ._greedy_kakeya import under
from .careful import by_worlds

__all__ = ["choose", "game_of"]


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """What to do here, with a thought."""
    if seen.phase != "play":
        return by_worlds(seen, rng, budget)
    return by_masks(seen, rng, budget, game_of(seen))


def game_of(seen: Observation) -> Game:
    """The game on masks, as it stands in this deal."""
    from ..games._kakeya_rules import rensho

    playing: tuple[int, ...] = seen.fact("playing")
    trump = seen.fact("trump")
    first = seen.sides[playing[0]]
    camps = tuple([int(side != first) for side in seen.sides])
    left = tuple([seen.fact("stones")[seen.sides[seat]] for seat in playing[:2]])
    fast = _fast(trump, seen.rules.rensho_free, camps, playing)
    return Game(fast, lambda camp: _values(seen.rules.score, camp, left), fast.bit[rensho(trump)])


@cache
def _fast(trump: str, free: bool, camps: tuple[int, ...], playing: tuple[int, ...]) -> Fast:
    from ..games._kakeya_rules import rensho

    return Fast(under(trump), camps, dict(zip(playing, (*playing[1:], playing[0]), strict=True)), trump,
                rensho(trump) if free else None)


@cache
def _values(score: str, top: int, left: tuple[int, ...]) -> tuple[float, ...]:
    """What the deal is worth to the first camp, by the pictures it took; level, the camp that was dealt the highest card loses.

    ``left`` are the stones of both camps, more than which nobody can pay.
    """
    found = []
    for mine in range(17):
        best = max(mine, 16 - mine)
        loser = top if best == 8 else int(mine > 8)
        due = 4 if best == 16 and score == "one_two_four" else 2 if best >= 12 else 1
        due = max(0, min(due, left[loser]))
        found.append(2.0 * (due if loser else -due))
    return tuple(found)
