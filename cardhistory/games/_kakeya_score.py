"""Counting a deal of Kakeya trump: the pictures each pair took, who has won by them, and how many stones change hands."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import Card
from ..packs import FRENCH_52
from ..play import ScoreLine
from ..tricks import Trick
from ._kakeya_rules import PICTURES, SUITS, KakeyaRules, rensho

__all__ = ["final_lines", "result", "sums", "taken", "taken_lines"]

_ACES = frozenset(Card("A", suit) for suit in SUITS)


def taken(tricks: Sequence[Trick], sides: Mapping[int, int]) -> list[tuple[Card, ...]]:
    """For each pair the pictures it took, in pack order."""
    found: list[list[Card]] = [[] for _ in {*sides.values()}]
    for trick in tricks:
        found[sides[trick.winner]] += [card for _, card in trick.plays if card.rank in "AKQJ"]  # type: ignore[index]
    return [FRENCH_52.sort(cards) for cards in found]


def taken_lines(cards: Sequence[tuple[Card, ...]]) -> tuple[ScoreLine, ...]:
    """The score while the deal goes on: a point for each picture."""
    return tuple([ScoreLine(side, len(own), "taken", own, str(len(own))) for side, own in enumerate(cards) if own])


def _holder(tricks: Sequence[Trick], sides: Mapping[int, int], wanted: Card) -> int:
    """The pair to which a card was dealt."""
    return next(sides[seat] for trick in tricks for seat, card in trick.plays if card is wanted)


def result(rules: KakeyaRules, sides: Mapping[int, int], playing: Sequence[int], tricks: Sequence[Trick],
           cards: Sequence[tuple[Card, ...]], trump: str) -> tuple[int, int, int, str]:
    """The winning pair, the losing pair, the stones that are due, and the key of the rule that says so."""
    one, two = sides[playing[0]], sides[playing[1]]
    held = _holder(tricks, sides, rensho(trump))
    best = max(len(cards[one]), len(cards[two]))
    if len(cards[one]) == len(cards[two]):
        loser = held
    else:
        loser = one if len(cards[one]) < best else two
    winner = one + two - loser
    if rules.score == "one_two":
        both = held == loser == _holder(tricks, sides, Card("A", trump))
        if best >= 12:
            return winner, loser, 2, "twelve"
        return winner, loser, 2 if both else 1, "both_aces" if both else "won" if best > 8 else "rensho_lost"
    if best == 8:
        aces = _ACES.intersection(cards[loser])
        if len(aces) == 4:
            return winner, loser, 4, "rensho_four_aces"
        with_trump = Card("A", trump) in aces
        return winner, loser, 2 if with_trump else 1, "rensho_trump_ace" if with_trump else "rensho_lost"
    if best == PICTURES:
        return winner, loser, 4, "sixteen"
    return winner, loser, 2 if best >= 12 else 1, "twelve" if best >= 12 else "won"


def final_lines(found: tuple[int, int, int, str], cards: Sequence[tuple[Card, ...]], left: int) -> tuple[ScoreLine, ...]:
    """The lines of a finished deal. Nobody can pay more stones than are ``left``."""
    winner, loser, due, key = found
    stones = max(0, min(due, left))
    return (ScoreLine(winner, stones, key, cards[winner], str(len(cards[winner]))),
            ScoreLine(loser, -stones, "paid", cards[loser], str(len(cards[loser]))))


def sums(lines: Sequence[ScoreLine], sides: int) -> tuple[int, ...]:
    """The points of every pair."""
    points = [0] * sides
    for line in lines:
        points[line.side] += line.points
    return tuple(points)
