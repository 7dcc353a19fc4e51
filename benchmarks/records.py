"""Random games of every game under every witness, each written as text, read again and replayed.

Run by hand; it stops at the first game that is not the same after the journey. ``tests/laws`` does this with fewer games::

    python benchmarks/records.py                  # 10,000 games of every preset: half an hour
    python benchmarks/records.py 500 trappola     # fewer, and only of some games
"""
from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cardhistory as ch  # noqa: E402
from tests.universes import every, random_states  # noqa: E402


def journey(key: str, preset: str, games: int) -> float:
    """Send so many games of one preset through text and back; the seconds it took."""
    game, begin = ch.game(key, preset), perf_counter()
    for seed in range(games):
        *_, state = random_states(game, seed)
        record = ch.Record.of(state)
        text = record.to_text()
        again = ch.Record.from_text(text)
        if again != record or again.to_text() != text or again.replay()[-1].state != state:
            raise SystemExit(f"{key} by {preset}, game {seed}, is not the same after the journey:\n{text}")
    return perf_counter() - begin


def main(games: int, keys: tuple[str, ...]) -> None:
    """Every preset of these games, or of all."""
    total = 0.0
    for key, preset in every():
        if not keys or key in keys:
            seconds = journey(key, preset, games)
            total += seconds
            print(f"{key:9} {preset:16} {games} games  {seconds:6.0f} s", flush=True)
    print(f"all the same, {total:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, tuple(sys.argv[2:]))
