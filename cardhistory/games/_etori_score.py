"""Counting a deal of Etori: what each side took, and what that is worth."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import Card
from ..packs import FRENCH_53
from ..play import ScoreLine
from ..tricks import Trick
from ._etori_rules import SPECULATION, EtoriRules, values

__all__ = ["contract", "score_lines", "sums", "taken"]


def taken(tricks: Sequence[Trick], sides: Mapping[int, int], worth: Mapping[Card, int]) -> list[tuple[Card, ...]]:
    """For each side the cards it took that count for something, in pack order."""
    found: list[list[Card]] = [[] for _ in {*sides.values()}]
    for trick in tricks:
        found[sides[trick.winner]] += [card for _, card in trick.plays if card in worth]  # type: ignore[index]
    return [FRENCH_53.sort(cards) for cards in found]


def contract(bids: Sequence[tuple[int, int | None]]) -> tuple[int, int] | None:
    """The highest bidder and the bid; None while nobody has bid.

    >>> contract([(1, 9), (2, None), (3, 11), (0, None)])
    (3, 11)
    """
    return next(((seat, number) for seat, number in reversed(bids) if number is not None), None)


def score_lines(rules: EtoriRules, sides: Mapping[int, int], tricks: Sequence[Trick], trump: str | None,
                bids: Sequence[tuple[int, int | None]], over: bool) -> tuple[ScoreLine, ...]:
    """The lines of all sides: what was taken so far, and when the deal is over what it is worth."""
    worth = values("pictures" if rules.bidding else rules.card_values, trump)
    cards = taken(tricks, sides, worth)
    counts = [sum([worth[card] for card in own]) for own in cards]

    def lines(key: str, points: Sequence[int]) -> tuple[ScoreLine, ...]:
        return tuple([ScoreLine(side, points[side], key, cards[side], str(counts[side])) for side in range(len(cards))
                      if cards[side]])

    if not over:
        return lines("taken", counts)
    if rules.bidding:
        return _napoleon(rules, sides, cards, contract(bids))
    best, total = max(counts), sum(counts)
    winner = None if counts.count(best) > 1 else counts.index(best)
    if rules.score == "taken":
        found = lines("taken", counts)
    elif winner is None:
        found = lines("level", [0] * len(counts)) + _tie(rules, sides, tricks, cards, trump)
    else:
        points = [0] * len(counts)
        if rules.score == "per_card":
            points[winner] = best
        elif rules.score == "excess":
            points[winner] = max(0, best - total // 2)
        else:
            points[winner] = 4 if best == total else 2 if 4 * best >= 3 * total else 1
        found = tuple([ScoreLine(side, points[side], rules.score if side == winner else "lost", cards[side], str(counts[side]))
                       for side in range(len(cards)) if cards[side]])
    if best == total and rules.sweep_bonus:
        found += (ScoreLine(counts.index(best), rules.sweep_bonus, "sweep"),)
    return found


def _tie(rules: EtoriRules, sides: Mapping[int, int], tricks: Sequence[Trick], cards: Sequence[tuple[Card, ...]],
         trump: str | None) -> tuple[ScoreLine, ...]:
    """With ``speculation_loses`` the side that was dealt the spade ace pays for drawing level."""
    if rules.sides != "pairs" or rules.tie_8_8 == "draw":
        return ()
    holder = next(seat for trick in tricks for seat, card in trick.plays if card is SPECULATION)
    side = sides[holder]
    points = 1
    if rules.score == "kakeya":
        aces = {card.suit for card in cards[side] if card.rank == "A"}
        points = 4 if len(aces) == 4 else 2 if trump in aces else 1
    return (ScoreLine(1 - side, points, "speculation_lost", (SPECULATION,)),)


def _napoleon(rules: EtoriRules, sides: Mapping[int, int], cards: Sequence[tuple[Card, ...]],
              bid: tuple[int, int] | None) -> tuple[ScoreLine, ...]:
    if bid is None:
        return ()
    side, number = sides[bid[0]], bid[1]
    got = len(cards[side])
    made = got == number if rules.napoleon_target == "exact" else got >= number
    line = ScoreLine(side, number if made else -number, "bid_made" if made else "bid_failed", cards[side], f"{got} {number}")
    return (line, *(ScoreLine(other, 0, "defended", own, str(len(own))) for other, own in enumerate(cards)
                    if other != side and own))


def sums(lines: Sequence[ScoreLine], sides: int) -> tuple[int, ...]:
    """The points of every side."""
    points = [0] * sides
    for line in lines:
        points[line.side] += line.points
    return tuple(points)
