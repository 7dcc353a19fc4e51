"""How strong the players are: duplicate deals with seats changed, in points a deal.

Run by hand::

    python benchmarks/strength.py careful tavern trappola --deals 100
    python benchmarks/strength.py careful novice etori --preset napoleon --deals 40 --budget 4000

Every deal is played once for each way the seats can be shared out: first A sits at every second seat and B at the others, then
they change (where everybody plays alone, too). What is counted is what A makes above B in a deal, its seats' points on average
less those of the other's seats; the interval is 95 %, over deals. The seed of a run is its first deal. The time of decisions is
that of the processor.
"""
from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cardhistory as ch  # noqa: E402
from cardhistory.players import Player  # noqa: E402
from cardhistory.players.careful import Careful  # noqa: E402


def seating(game: Any, turn: int) -> dict[int, bool]:
    """For each seat, does A sit there? Partners are always the same player; ``turn`` 0 and 1 are each other's exchange."""
    return {seat: (game.sides[seat] + turn) % 2 == 0 for seat in game.seats}


def play(game: Any, number: int, dealer: int, who: dict[int, Player], slowest: dict[str, list[float]]) -> tuple[int, ...]:
    """The points of every side when these players play this deal."""
    state = game.start(number, dealer=dealer)
    while state.to_act is not None:
        one = who[state.to_act]
        begin = time.process_time()
        rng = ch.Rng(number * 1_000 + len(state.log))
        decision = one.choose(state.observation(state.to_act), rng)
        slowest.setdefault(one.name, []).append(time.process_time() - begin)
        state = state.child(decision.action)
    points: tuple[int, ...] = state.outcome.points
    return points


def margin(game: Any, points: tuple[int, ...], ours: dict[int, bool]) -> float:
    """A's points less B's, each as the mean of the sides they play."""
    a = [points[side] for side in {game.sides[seat] for seat in ours if ours[seat]}]
    b = [points[side] for side in {game.sides[seat] for seat in ours if not ours[seat]}]
    return sum(a) / len(a) - sum(b) / len(b)


def duel(game: Any, a: Player, b: Player, deals: int, first: int,
         seconds: float = 1e9) -> tuple[float, float, int, dict[str, list[float]]]:
    """Points a deal that A makes above B, half the width of the 95 % interval, the deals played, and how long decisions took.

    No deal is begun when so many seconds of the processor are used up.
    """
    margins: list[float] = []
    times: dict[str, list[float]] = {}
    begin = time.process_time()
    for number in range(first, first + deals):
        if margins and time.process_time() - begin > seconds:
            break
        found = []
        for turn in (0, 1):
            ours = seating(game, turn)
            who = {seat: a if ours[seat] else b for seat in game.seats}
            found.append(margin(game, play(game, number, number % len(game.seats), who, times), ours))
        margins.append(sum(found) / 2)
    played = len(margins)
    mean = sum(margins) / played
    spread = (sum((one - mean) ** 2 for one in margins) / max(1, played - 1) / played) ** 0.5
    return mean, 1.96 * spread, played, times


def main() -> None:
    """Play and print one line for each set of rules."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("game")
    parser.add_argument("--preset", action="append", help="a witness (may be given again); by default the first; 'all' for all")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--first", type=int, default=20_000, help="number of the first deal")
    parser.add_argument("--budget", type=int, help="of the careful player")
    parser.add_argument("--seconds", type=float, default=1e9, help="processor time after which no deal is begun")
    said = parser.parse_args()
    players: list[Player] = [
        Careful(said.budget) if said.budget and name == "careful" else ch.player(name) for name in (said.a, said.b)]
    presets = ch.presets(said.game) if said.preset == ["all"] else said.preset or ch.presets(said.game)[:1]
    for preset in presets:
        mean, half, deals, times = duel(ch.game(said.game, preset), *players, said.deals, said.first, said.seconds)
        slow = "; ".join(f"{name} {1000 * sum(took) / len(took):.0f} ms, at most {1000 * max(took):.0f}"
                         for name, took in times.items())
        print(f"{said.game:<9} {preset:<16} {said.a} over {said.b}: {mean:+6.2f} ± {half:.2f} points a deal "
              f"({deals} deals from {said.first}, each twice; {slow})", flush=True)


if __name__ == "__main__":
    main()
