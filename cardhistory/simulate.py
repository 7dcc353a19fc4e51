"""Experiments with cards: a question, hands dealt by number, and, where it can be had, the exact answer.

An experiment deals one hand for each number and says what came of it, so that the same numbers give the same result for ever.
Its sentences stand in ``words/numbers.py`` under its key.

>>> run(EXPERIMENTS["trappola.set"], 500).counts
(400, 100)
>>> EXPERIMENTS["trappola.set"].exact()
Fraction(464417, 2353582)
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, TypeVar

from . import counts
from .cards import Card
from .deals import Rng
from .games._aluette_rules import CLASS, SPECIALS
from .games._primiera_hands import held
from .games._primiera_rules import PrimieraRules
from .games._trappola_rules import SET_RANKS
from .packs import ALUETTE_48, FRENCH_52, LATIN_40, TRAPPOLA_36
from .players import player, players

__all__ = ["EXPERIMENTS", "Experiment", "Tally", "comparison", "run"]

T = TypeVar("T")
_Z = 1.959964
"""So many standard deviations to either side hold 95 of 100."""


@dataclass(frozen=True, slots=True)
class Experiment:
    """A question about dealt cards. ``sample`` gives, for the number of a deal, which of the ``outcomes`` it had; 0 is that what is
    asked for did not happen."""

    key: str
    sample: Callable[[int], int]
    exact: Callable[[], Fraction] | None = None
    """The share of deals in which it happens, counted; None where nobody has."""
    choices: tuple[Fraction, ...] = ()
    """The guesses that are offered; without them any whole number in a hundred may be guessed."""
    outcomes: int = 2


@dataclass(frozen=True, slots=True)
class Tally:
    """How often each outcome came.

    >>> low, high = Tally((80, 20)).interval
    >>> round(low, 3), round(high, 3)
    (0.133, 0.289)
    """

    counts: tuple[int, ...]

    @property
    def deals(self) -> int:
        """How many deals there were."""
        return sum(self.counts)

    @property
    def hits(self) -> int:
        """In how many it happened."""
        return sum(self.counts[1:])

    @property
    def share(self) -> Fraction:
        """In which part of the deals it happened; 0 before anything was dealt."""
        return Fraction(self.hits, self.deals) if self.deals else Fraction(0)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval: made this way from chance alone, it holds the true share 95 times in 100."""
        if not self.deals:
            return 0.0, 1.0
        n, p = self.deals, float(self.share)
        shift = _Z * _Z / n
        middle = p + shift / 2
        half = _Z * (p * (1 - p) / n + shift / (4 * n)) ** 0.5
        low = 0.0 if self.hits == 0 else (middle - half) / (1 + shift)
        return low, 1.0 if self.hits == n else (middle + half) / (1 + shift)


def run(experiment: Experiment, deals: int, first: int = 0, so_far: Tally | None = None) -> Tally:
    """Deal ``deals`` hands, those from number ``first`` on, and add them to what was dealt before."""
    came = list(so_far.counts) if so_far else [0] * experiment.outcomes
    for number in range(first, first + deals):
        came[experiment.sample(number)] += 1
    return Tally(tuple(came))


def _drawn(rng: Rng, cards: Sequence[T], count: int) -> list[T]:
    """So many cards from the top of a shuffled pack; only they are shuffled."""
    left = list(cards)
    for i in range(count):
        j = i + rng.below(len(left) - i)
        left[i], left[j] = left[j], left[i]
    return left[:count]


# What is asked

_CARDANO = PrimieraRules(punto_min_cards=2)


def _fluxus(number: int) -> int:
    """A hand that is a fifty-five (0) or a fluxus (1): hands are dealt until one is."""
    rng = Rng(number)
    while True:
        cards = _drawn(rng, LATIN_40.cards, 4)
        suits = [card.suit for card in cards]
        if max(map(suits.count, suits)) >= 3 and (kind := held(_CARDANO, cards).kind) in ("fiftyfive", "fluxus"):
            return int(kind == "fluxus")


def _share_of_fluxus() -> Fraction:
    found = counts.primiera.kinds(_CARDANO)
    return Fraction(found["fluxus"], found["fluxus"] + found["fiftyfive"])


def _primiera(number: int) -> int:
    return int(len({card.suit for card in _drawn(Rng(number), LATIN_40.cards, 4)}) == 4)


def _fourth_of_a_suit(number: int) -> int:
    """Three cups and a stranger in hand; the stranger is thrown: is the new card a cup?"""
    hand = LATIN_40.read("7C 5C RC FD")
    return int(_drawn(Rng(number), [card for card in LATIN_40 if card not in hand], 1)[0].suit == "C")


def _redeal(number: int) -> int:
    cards = Rng(number).shuffled(FRENCH_52.cards)
    return int(any(_unplayable([card.suit for card in cards[first:first + 13]]) for first in range(0, 52, 13)))


def _unplayable(suits: list[str]) -> bool:
    lengths = [suits.count(suit) for suit in "SHDC"]
    return min(lengths) == 0 or max(lengths) >= counts.etori.LONG


def _spoiled(number: int) -> int:
    """Four cards of four players, as they come."""
    places = sorted([CLASS[card] for card in _drawn(Rng(number), ALUETTE_48.cards, 4)])
    return int(places[0] == places[1])


def _specials(number: int) -> int:
    left_over = _drawn(Rng(number), ALUETTE_48.cards, 12)
    return int(not set(SPECIALS) & set(left_over))


def _set(number: int) -> int:
    ranks = [card.rank for card in _drawn(Rng(number), TRAPPOLA_36.cards, 9)]
    return int(any(ranks.count(rank) >= 3 for rank in SET_RANKS))


def _led_two(number: int) -> int:
    """One player leads the two of swords; has the other, with nine of the remaining cards, no sword at all?"""
    two = Card("2", "S")
    return int(all(card.suit != "S" for card in _drawn(Rng(number), [card for card in TRAPPOLA_36 if card != two], 9)))


def _made(*percent: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(part, 100) for part in percent)


EXPERIMENTS: dict[str, Experiment] = {one.key: one for one in (
    Experiment("primiera.fluxus", _fluxus, _share_of_fluxus, _made(12, 33, 50, 67, 88)),
    Experiment("primiera.primiera", _primiera, lambda: Fraction(10**4, counts.primiera.hands(_CARDANO))),
    Experiment("primiera.draw", _fourth_of_a_suit, partial(counts.primiera.one_card, 7), _made(8, 14, 19, 25, 30)),
    Experiment("trappola.set", _set, lambda: 1 - Fraction(counts.trappola.sets_held()[0], counts.trappola.hands())),
    Experiment("trappola.two", _led_two, counts.trappola.led_two_wins),
    Experiment("etori.redeal", _redeal, counts.etori.redeal_chance),
    Experiment("aluette.spoiled", _spoiled, partial(counts.aluette.spoiled, 4)),
    Experiment("aluette.specials", _specials, counts.aluette.all_dealt, _made(75, 50, 25, 8, 2)),
)}
"""The experiments of the laboratory, by key."""


# Two rule books

def comparison(one: Any, other: Any, who: str | None = None) -> Experiment:
    """The same deals under two rule books of one game: nothing differs (0), the points do (1), the winner does (2).

    All seats are played by ``who``, or by the quickest who knows the game's ways; each deal has chance of its own, which is the
    same under both. Where the rules change a decision the play may go another way from there. Raises ValueError for two games,
    and for two that do not use the same pack and seats.
    """
    if one.key != other.key or one.pack is not other.pack or one.seats != other.seats:
        raise ValueError("two rule books are compared for one game, one pack and one number of players")
    name = who or ("tavern" if "tavern" in players(one.key) else "novice")
    player(name)  # an unknown name is refused now, not at the first deal
    return Experiment(f"{one.key}.how_often", partial(_differ, one, other, name), outcomes=3)


def _differ(one: Any, other: Any, name: str, number: int) -> int:
    first, second = _played(one, name, number), _played(other, name, number)
    return 2 if first.winner != second.winner else int(first.points != second.points)


def _played(game: Any, name: str, number: int) -> Any:
    who, rng = player(name), Rng(number)
    state = game.start(number)
    while state.to_act is not None:
        state = state.child(who.choose(state.observation(state.to_act), rng).action)
    return state.outcome
