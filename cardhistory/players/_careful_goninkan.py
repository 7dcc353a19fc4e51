"""How the careful player thinks at Goninkan: to the end of one dealing, and with an eye on the pictures of its side.

A round may have three dealings, of which two are not dealt yet; they say nothing of a card that is played now. Which cards are
shown, and which change places unseen, is left to the rule of thumb. Cards are weighed on bit masks (``_careful_pictures``).
"""
from __future__ import annotations

from functools import cache
from typing import Any

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..packs import JOKER
from . import Decision, Thought
from ._careful_pictures import Game, by_masks
from ._fast import Fast
from ._greedy import playout
from ._greedy_goninkan import with_trumps
from ._search import Measure
from ._tavern_goninkan import choose as tavern
from .careful import by_worlds

__all__ = ["choose", "game_of"]

DECIDED = 4.0
"""What it counts to have the pictures that are needed, beside each picture."""
TRICKS = 10


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """What to do here, with a thought."""
    if seen.phase in ("show", "exchange"):
        action, thought = tavern(seen)
        return Decision(action, (Thought("show_best" if seen.phase == "show" else "cards_unseen", thought.cards),))
    if seen.phase == "play" and seen.rules.last_joker == "forced":
        return by_masks(seen, rng, budget, game_of(seen))
    return by_worlds(seen, rng, budget, measure=MEASURE)


def game_of(seen: Observation) -> Game:
    """The game on masks, as it stands in this deal: the first camp are the kankei."""
    kankei, trump = seen.fact("kankei"), seen.fact("trump")
    fast = _fast(trump, tuple([int(seat not in kankei) for seat in seen.seats]), seen.fact("ring"))
    table = tuple([DECIDED * (got >= seen.fact("target")) for got in range(17)])
    known = {*(seen.fact("shown") or ()), *(seen.fact("exchanged") or ())}
    if seen.fact("bout") == 1:
        known |= {JOKER, Card("A", trump)}
    if seen.rules.first_lead == "spade_ace":
        known.add(Card("A", "S"))
    return Game(fast, lambda _: table, pinned=sum([fast.bit[card] for card in known]), solved=0)


@cache
def _fast(trump: str, camps: tuple[int, ...], ring: tuple[int, ...]) -> Fast:
    return Fast(with_trumps(trump), camps, dict(zip(ring, (*ring[1:], ring[0]), strict=True)), trump, JOKER, joker=TRICKS)


def _value(state: Any, rng: Rng, seat: int) -> tuple[float, int]:
    """The pictures of the kankei at the end of this dealing, and whether they are enough; the other way round for the others."""
    before = len(state.results)
    state, steps = playout(state, rng, lambda now: len(now.results) > before)
    _, got, target = state.results[before]
    value = got + DECIDED * (got >= target)
    return value if seat in state.kankei else -value, steps


MEASURE = Measure(_value)
