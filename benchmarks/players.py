"""How fast the players and the analyst think, beside games of other libraries played at random in the same run.

Run by hand::

    python benchmarks/players.py                      # every game under its first witness
    python benchmarks/players.py kakeya --deals 10

For each game: what a decision takes with each player (the middle one, one in twenty takes longer, the slowest), how many
deals a second are played out, at random and by the greedy player of thought, and what the analyst takes for one seat's hand.
Last, games of a similar size in other libraries, played at random, as far as they are installed: ``pip install open_spiel
rlcard`` (best in an environment of its own; nothing here needs them). OpenSpiel's games are C++ asked from Python; those it
registers from Python are named ``python_…``; RLCard's are Python. All times are those of the processor.

The careful player's decisions are taken from deals it plays against itself, others from deals of their own.
"""
from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cardhistory as ch  # noqa: E402
from cardhistory.players._greedy import playout  # noqa: E402
from cardhistory.players.analyst import prices  # noqa: E402

SPIEL = ("hearts", "skat", "oh_hell", "euchre", "gin_rummy", "leduc_poker", "python_pokerkit_wrapper", "python_kuhn_poker",
         "python_liars_poker")
RLCARD = ("leduc-holdem", "limit-holdem", "gin-rummy", "uno")
FIRST = 30_000
"""The number of the first deal."""


def decisions(game: Any, name: str, deals: int, seconds: float) -> Iterator[float]:
    """What every decision takes in so many deals, in seconds; no deal is begun when so many seconds are used up."""
    player, spent = ch.player(name), 0.0
    for number in range(FIRST, FIRST + deals):
        if spent > seconds:
            break
        state = game.start(number, dealer=number % len(game.seats))
        while state.to_act is not None:
            seen, rng = state.observation(state.to_act), ch.Rng(number)
            begin = time.process_time()
            action = player.choose(seen, rng).action
            took = time.process_time() - begin
            if len(seen.legal_actions) > 1:
                yield took
            spent += took
            state = state.child(action)


def at_random(game: Any, number: int) -> tuple[int, list[Any]]:
    """One deal played at random: the actions done, and all states."""
    state, rng = game.start(number), ch.Rng(number)
    states = [state]
    while state.to_act is not None:
        state = state.child(rng.choice(state.legal_actions))
        states.append(state)
    return len(states) - 1, states


def greedily(game: Any, number: int) -> int:
    """One deal played by the greedy player: the actions done."""
    return playout(game.start(number), ch.Rng(number))[1]


def rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Deals a second, and actions a second, of playing deal after deal for so long."""
    play(0)
    begin, deals, done = time.process_time(), 0, 0
    while (took := time.process_time() - begin) < seconds:
        done += play(deals)
        deals += 1
    return deals / took, done / took


def quantile(times: list[float], part: float) -> float:
    """The time, in milliseconds, that this part of all decisions stays below."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))]


def own(key: str, deals: int, seconds: float) -> None:
    """Print the lines of one game of ours."""
    game = ch.game(key)
    for name in ch.players(key):
        times = list(decisions(game, name, deals, seconds))
        if not times:  # at Primiera a deal may be over before anybody acts
            print(f"{key:<9} {name:<8} nothing to decide in these deals", flush=True)
            continue
        print(f"{key:<9} {name:<8} a decision {quantile(times, 0.5):8.2f} ms in the middle, {quantile(times, 0.95):8.2f} at 95 %, "
              f"{quantile(times, 1):8.2f} at most ({len(times)})", flush=True)
    for how, play in (("at random", lambda number: at_random(game, number)[0]), ("greedy", lambda number: greedily(game, number))):
        full, actions = rate(play, min(1.0, seconds))
        print(f"{key:<9} {how:<10} {full:8.0f} deals a second, {actions:9.0f} actions a second", flush=True)
    for verdicts in (True, False):
        took = []
        for number in range(FIRST, FIRST + deals):
            _, states = at_random(game, number)
            if any(action.verb == "play" for _, action in states[-1].log):
                begin = time.process_time()
                prices(states, 1, verdicts=verdicts)
                took.append(time.process_time() - begin)
            if sum(took) > seconds:
                break
        if took:
            print(f"{key:<9} analyst, a hand {'with' if verdicts else 'without'} verdicts {quantile(took, 0.5):8.1f} ms in the middle, "
                  f"{quantile(took, 1):8.1f} at most ({len(took)})", flush=True)


def spiel(seconds: float) -> None:
    """OpenSpiel's games, played at random from Python."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed")
        return
    try:
        importlib.import_module("open_spiel.python.games")  # registers those that are written in Python
    except ImportError as error:
        print(f"OpenSpiel's games in Python cannot be loaded: {error}")
    known = set(pyspiel.registered_names())
    for name in SPIEL:
        if name in known:
            game, chance = pyspiel.load_game(name), random.Random(1526)

            def play(number: int, game: Any = game, chance: random.Random = chance) -> int:
                state, done = game.new_initial_state(), 0
                while not state.is_terminal():
                    if state.is_chance_node():
                        actions, weights = zip(*state.chance_outcomes(), strict=True)
                        state.apply_action(chance.choices(actions, weights)[0])
                    else:
                        state.apply_action(chance.choice(state.legal_actions()))
                        done += 1
                return done

            show(f"OpenSpiel {name}", *rate(play, seconds))


def rlcard(seconds: float) -> None:
    """RLCard's games, played at random without their observations."""
    try:
        make = importlib.import_module("rlcard").make
    except ImportError:
        print("RLCard is not installed")
        return
    for name in RLCARD:
        game, chance = make(name, config={"seed": 1526}).game, random.Random(1526)

        def play(number: int, game: Any = game, chance: random.Random = chance, name: str = name) -> int:
            game.init_game()
            done = 0
            while not game.is_over():
                legal = game.judge.get_legal_actions() if name == "gin-rummy" else game.get_legal_actions()
                game.step(chance.choice(list(legal)))
                done += 1
            return done

        show(f"RLCard {name}", *rate(play, seconds))


def show(name: str, deals: float, actions: float) -> None:
    """Print one line of another library."""
    print(f"{name:<28} {deals:8.0f} deals a second, {actions:9.0f} actions a second", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=3.0, help="of the processor, for each line")
    said = parser.parse_args()
    for key in said.games or ch.games():
        own(key, said.deals, said.seconds)
    spiel(min(1.0, said.seconds))
    rlcard(min(1.0, said.seconds))


if __name__ == "__main__":
    main()
