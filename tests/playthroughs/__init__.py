"""Golden playthroughs: one whole deal for each game under each of its witnesses, as a text that a person can read.

`tests/test_playthroughs.py` plays them again and compares; it fails when a witness has none. After a change that is meant
to change them, renew them and read the difference before committing it::

    python -m tests.playthroughs            # all
    python -m tests.playthroughs trappola   # one game

A file holds every step of one deal: what is done, what may be done next, how many actions are refused for which reason,
and for every seat (and for a spectator, ``-``) what has changed in its view, as JSON. The deal is the first, among the
first three hundred, in which the most kinds of action and of score lines occur.
"""
from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import cardhistory as ch
from tests.universes import ACTIONS, every, random_states

HERE = Path(__file__).resolve().parent
SEEDS = 300


def path(key: str, preset: str) -> Path:
    """Where a playthrough is kept."""
    return HERE / f"{key}_{preset}.txt"


def richest(game: Any) -> int:
    """The seed of the deal in which the most kinds of thing happen."""
    def kinds(seed: int) -> int:
        state = list(random_states(game, seed))[-1]
        heard = {len(action.args) and action.verb != "play" and action.args[0] for _, action in state.log}
        return (3 * len({(seat, action.verb) for seat, action in state.log})
                + 2 * len({(line.side, line.key) for line in state.outcome.lines}) + len(heard))

    return max(range(SEEDS), key=lambda seed: (kinds(seed), -seed))


def told(key: str, preset: str) -> str:
    """The playthrough, told anew."""
    game = ch.game(key, preset)
    states = list(random_states(game, richest(game)))
    first = states[0]
    lines = [f"# {key}, {preset}: a golden playthrough. Renew it with: python -m tests.playthroughs", f"rules {game.rules}",
             f"deal {first.deal.code} dealer {first.dealer}", ""]
    before: dict[int | None, dict[str, Any]] = {}
    for number, state in enumerate(states):
        if number:
            seat, action = state.log[-1]
            lines.append(f"{number}. seat {seat}: {action}")
        for seat in (*game.seats, None):
            view = state.observation(seat).to_json()
            old = before.get(seat, {})
            changed = {name: value for name, value in view.items() if name not in old or old[name] != value}
            for name in ("log", "tricks"):  # these only grow: the new part is enough
                if name in changed and name in old and changed[name][:len(old[name])] == old[name]:
                    changed[f"{name} +"] = changed.pop(name)[len(old[name]):]
            before[seat] = view
            lines.append(f"  {'-' if seat is None else seat} {json.dumps(changed, ensure_ascii=False)}")
        lines.append(f"  legal {', '.join(action.text for action in state.legal_actions) or '-'}")
        why = Counter(reason.key for text in ACTIONS[key]() if (reason := state.why_illegal(text)))
        lines.append(f"  refused {', '.join(f'{name} {count}' for name, count in sorted(why.items())) or '-'}")
        lines.append("")
    outcome = states[-1].outcome
    for line in outcome.lines:
        cards = " ".join(card.code for card in line.cards)
        lines.append(f"side {line.side}  {line.points:3}  {line.key} {line.detail} {cards}".rstrip())
    lines += [f"points {' : '.join(map(str, outcome.points))}  winner {outcome.winner}", "",
              ch.Record.of(states[-1]).to_text()]
    return "\n".join(lines)


def renew(only: tuple[str, ...] = ()) -> None:
    """Write the playthroughs, and take away those of witnesses that are no more."""
    wanted = {path(*one): one for one in every() if not only or one[0] in only}
    for file, one in wanted.items():
        file.write_text(told(*one), encoding="utf-8", newline="\n")
        print(file.name)
    if not only:
        for file in HERE.glob("*.txt"):
            if file not in wanted:
                file.unlink()
                print(f"{file.name} removed")

