"""All players at one table, deal after deal, under every witness: nobody may act illegally, and every deal must end.

    python benchmarks/many_deals.py [--deals 2000] [--game trappola] [--thought 40]

Seats change hands from deal to deal; a seventh of them is the careful player, who is given a small budget so that the run stays short.
Prints a line for each witness: deals, actions, seconds of processor time. An illegal action ends it with its reason.
"""
from __future__ import annotations

import argparse
import time

import cardhistory as ch
from cardhistory.players.careful import Careful

FIRST = 50_000
LONGEST = 400  # actions; a deal that has more does not end


def play(key: str, preset: str, deals: int, thought: int) -> tuple[int, float]:
    """So many deals under one witness. Returns the number of actions, and seconds."""
    game, begun, actions = ch.game(key, preset), time.process_time(), 0
    quick = [name for name in ch.players(key) if name != "careful"]
    for deal in range(FIRST, FIRST + deals):
        state, rng = game.start(deal, dealer=game.seats[deal % len(game.seats)]), ch.Rng(deal)
        sits = {seat: Careful(thought) if (deal + seat) % 7 == 0 else ch.player(quick[(deal // 7 + seat) % len(quick)])
                for seat in game.seats}
        while state.to_act is not None:
            state = state.child(sits[state.to_act].choose(state.observation(state.to_act), rng).action)
            if len(state.log) > LONGEST:
                raise RuntimeError(f"{key}, {preset}: deal {deal} does not end")
        actions += len(state.log)
    return actions, time.process_time() - begun


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--deals", type=int, default=2000)
    asked.add_argument("--game", choices=ch.games())
    asked.add_argument("--thought", type=int, default=40, help="the careful player's budget, in actions")
    wish = asked.parse_args()
    for key in [wish.game] if wish.game else ch.games():
        for preset in ch.presets(key):
            actions, seconds = play(key, preset, wish.deals, wish.thought)
            print(f"{key:10} {preset:16} {wish.deals} deals  {actions} actions  {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
