"""How fast the rules are: random play in actions a second, beside a fixed loop of plain Python timed in the same run.

Run by hand, on a quiet machine::

    python benchmarks/engine.py            # every game under its first witness
    python benchmarks/engine.py --deals 5000

The *ratio* is what to compare between machines and over time: actions a second divided by turns of the loop a second.
The aims are 150,000 actions a second without observations and 30,000 with one for the seat to act before each action, on one
core of CPython 3.11.
"""
from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cardhistory as ch  # noqa: E402

LOOP = 2_000_000


def baseline() -> float:
    """Turns a second of a fixed loop that adds, compares and looks up: what this machine can do today."""
    table = {n: n * n for n in range(64)}
    total = 0
    begin = time.perf_counter()
    for i in range(LOOP):
        value = table[i & 63]
        if value > 100:
            total += value
    return LOOP / (time.perf_counter() - begin)


def play(game: object, deals: int, before: Callable[[object], object] | None) -> tuple[int, float]:
    """Plays so many deals at random, always asking what is legal; gives the actions done and the seconds it took."""
    rng, done = ch.Rng(1526), 0
    begin = time.perf_counter()
    for number in range(deals):
        state = game.start(number)  # type: ignore[attr-defined]
        while state.to_act is not None:
            if before is not None:
                before(state)
            state = state.child(rng.choice(state.legal_actions))
            done += 1
    return done, time.perf_counter() - begin


WAYS: dict[str, Callable[[object], object] | None] = {
    "legality and log": None,
    "and an observation for the seat to act": lambda state: state.observation(state.to_act),
    "and observations for every seat and a spectator": lambda state: [
        state.observation(seat) for seat in (*state.game.seats, None)],
}


def main() -> None:
    """Time everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=2_000, help="deals played for each line (default 2000)")
    deals = parser.parse_args().deals
    loop = max(baseline() for _ in range(3))
    print(f"Python {sys.version.split()[0]}; the fixed loop: {loop:,.0f} turns/s\n")
    print(f"{'game':<10} {'random play with':<50} {'actions/s':>10} {'ratio':>8}")
    for key in ch.games():
        for name, before in WAYS.items():
            play(ch.game(key), 50, before)
            done, seconds = min((play(ch.game(key), deals, before) for _ in range(3)), key=lambda pair: pair[1])
            print(f"{key:<10} {name:<50} {done / seconds:>10,.0f} {done / seconds / loop:>8.4f}")
        game = ch.game(key)
        begin = time.perf_counter()
        for number in range(deals):
            game.start(number)
        dealing = deals / (time.perf_counter() - begin)
        print(f"{key:<10} {'(deals shuffled and dealt, alone)':<50} {dealing:>10,.0f} {dealing / loop:>8.4f}")


if __name__ == "__main__":
    main()
