"""Counting a deal of Aluette. All of it follows from one list: who won each trick, None for a spoiled one."""
from __future__ import annotations

from collections.abc import Sequence

from ..play import ScoreLine
from ._aluette_rules import AluetteRules

__all__ = ["best_player", "count_tricks", "mordienne", "piles", "score_lines", "sums"]

Winners = Sequence[int | None]


def piles(rules: AluetteRules, winners: Winners) -> tuple[int | None, ...]:
    """Before whom each trick lies: its winner; with ``carry_over`` a spoiled trick goes to the next winner.

    >>> piles(AluetteRules(spoiled="carry_over"), (None, 2, 1, None))
    (2, 2, 1, None)
    """
    if rules.spoiled == "void":
        return tuple(winners)
    piled: list[int | None] = []
    owner = None
    for winner in reversed(winners):
        owner = winner if winner is not None else owner
        piled.append(owner)
    return tuple(reversed(piled))


def count_tricks(rules: AluetteRules, winners: Winners) -> tuple[int, ...]:
    """How many tricks lie before each player. Tricks belong to players, not to sides."""
    piled = piles(rules, winners)
    return tuple(piled.count(seat) for seat in range(rules.players))


def best_player(rules: AluetteRules, winners: Winners) -> tuple[int, int, bool] | None:
    """The player who has won the deal so far: (seat, at which trick, from 1, that number was reached, was it a tie?).

    Most tricks win; of players with equally many, the one who had that many first. None when nobody has a trick.

    >>> best_player(AluetteRules(), (2, 1, 0, 3, 2, 1, None, 0, 3))    # S E N W S E X N W: S had the second first
    (2, 5, True)
    """
    counts = count_tricks(rules, winners)
    most = max(counts)
    if not most:
        return None
    so_far = [0] * rules.players
    for number, seat in enumerate(piles(rules, winners), 1):
        if seat is not None:
            so_far[seat] += 1
            if so_far[seat] == most:
                return seat, number, counts.count(most) > 1
    raise AssertionError("somebody has the most tricks")


def mordienne(rules: AluetteRules, winners: Winners) -> int | None:
    """The player who has made mordienne in a finished deal, None when nobody has.

    That is: the last tricks in a row, none before them, and more of them than every other player has, the partner included.

    >>> mordienne(AluetteRules(), (2, None, 1, 0, None, 2, 3, 3, 3)), mordienne(AluetteRules(), (1, 3, 3, 1, 3, 0, 0, 0, None))
    (3, None)
    """
    piled = piles(rules, winners)
    player = piled[-1]
    if player is None:
        return None
    first = piled.index(player)
    run = len(piled) - first - (piled[first:].count(None) if rules.mordienne_skip_spoiled else 0)
    counts = count_tricks(rules, winners)
    if counts[player] != run or run < rules.mordienne_min_run or (first == 0 and rules.mordienne_needs_earlier_trick):
        return None
    return player if all(count < run for seat, count in enumerate(counts) if seat != player) else None


def score_lines(rules: AluetteRules, winners: Winners, refused: int | None, given_up: int | None,
                announced: Sequence[int]) -> tuple[ScoreLine, ...]:
    """The one line of a finished deal, or none when every trick was spoiled.

    ``refused`` is the side whose offer to give up was refused, ``given_up`` the side whose offer was accepted.
    ``detail`` names the seat, its tricks, and the trick at which it had so many: ``2 3 7``; nothing where it does not matter.
    """
    if given_up is not None:
        return (ScoreLine(1 - given_up, 1, "surrender"),)
    maker = mordienne(rules, winners)
    if refused is not None:
        kept = maker is not None and maker % 2 != refused
        return (ScoreLine(1 - refused if kept else refused, 2, "refusal_kept" if kept else "refusal_failed"),)
    best = best_player(rules, winners)
    if best is None:
        return ()
    seat, number, tied = best
    detail = f"{seat} {count_tricks(rules, winners)[seat]} {number}"
    if seat == maker and (rules.match != "rebour_10" or seat in announced):
        return (ScoreLine(seat % 2, 2, "mordienne", (), detail),)
    return (ScoreLine(seat % 2, 1, "first" if tied else "most", (), detail),)


def sums(lines: Sequence[ScoreLine]) -> tuple[int, int]:
    """The points of both sides."""
    return (sum([line.points for line in lines if line.side == 0]), sum([line.points for line in lines if line.side == 1]))
