"""What each decision at Primiera was worth: after a deal, the chance to win the pot with which a seat acted, and the best it had.

No cards are played at Primiera, so none has a price (`analyst`). Instead every exchange and every stake is set beside what the
careful player would have done with what the seat then knew; hidden cards change nothing here.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..deals import Rng
from ..observation import Observation
from ..play import Action
from ._careful_primiera import Odds, Reader, choose, kept_after, reads

__all__ = ["Chance", "chances"]

BUDGET = 6_000
CLOSE = 0.02
"""Exchanges whose chances lie nearer to each other are held for equally good."""


@dataclass(frozen=True, slots=True)
class Chance:
    """One decision of a seat, and its odds; chances are between 0 and 1."""

    place: int
    """Where it stands in the log of the deal, from 0."""
    action: Action
    best: Action
    """What the careful player would have done."""
    chance: float
    """The chance to win the pot with this exchange, or from here on with exchanges still to come played well: nobody folding, or
    where one stakes between the packets, against such hands as the others' deeds tell of."""
    most: float
    """The same with the careful player's exchange."""
    needed: float | None
    """With a stake to answer: the chance at which calling is worth its price."""
    verdict: str
    """``right`` (as the careful player, or an exchange as good), ``mistaken`` (an exchange that was clearly worse), ``other``."""


def chances(told: Any, seat: int, *, since: int = 0) -> Iterator[Chance]:
    """Every real decision of a seat from a place on, in order. ``told``: all states of a finished deal.

    Raises ValueError while it goes on.
    """
    if told[-1].to_act is not None:
        raise ValueError("the deal is still going on: its decisions are weighed when it is over")
    return (_weighed(told[place].observation(seat), place, action)
            for place, (who, action) in enumerate(told[-1].log)
            if place >= since and who == seat and action.verb != "declare" and len(told[place].legal_actions) > 1)


def _weighed(seen: Observation, place: int, action: Action) -> Chance:
    best = choose(seen, Rng(place), BUDGET).action
    of = _read if reads(seen) else _odds
    mine, most = of(seen, place, (action, best))
    exchanged = _exchanges(seen, action)
    if action == best or (exchanged and _exchanges(seen, best) and most - mine < CLOSE):
        verdict = "right"
    else:
        verdict = "mistaken" if exchanged and _exchanges(seen, best) else "other"
    owes, pot = seen.fact("owes"), seen.fact("pot")
    return Chance(place, action, best, mine, max(mine, most), owes / (pot + owes) if owes else None, verdict)


def _exchanges(seen: Observation, action: Action) -> bool:
    return action.verb == "draw" or (action.verb == "stand" and seen.phase == "draw")


def _odds(seen: Observation, place: int, actions: Sequence[Action]) -> list[float]:
    """The chances to win after these actions, by worlds."""
    odds = Odds(seen, Rng(place), BUDGET)
    if not odds.rivals.best:
        return [odds.fair for _ in actions]
    return [odds.keep(kept_after(seen, action)) if _exchanges(seen, action) else odds.now for action in actions]


def _read(seen: Observation, _: int, actions: Sequence[Action]) -> list[float]:
    """The chances to win after these actions, by what the others did."""
    table = Reader(seen)
    return [table.keeping(action.cards) if _exchanges(seen, action) else table.worth for action in actions]
