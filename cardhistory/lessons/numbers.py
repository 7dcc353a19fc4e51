"""The laboratory of numbers: experiments, two rule books on the same deals, and the hands of Primiera counted one by one."""
from __future__ import annotations

from typing import Any

from .page import Html, escape, say

__all__ = ["how_often", "odds", "simulation"]


def simulation(name: str) -> Any:
    """The widget of an experiment. Raises ValueError, naming those there are."""
    from ..simulate import EXPERIMENTS
    from ..widgets.simulation import Simulation
    from ..widgets.simulation_run import Question

    if name not in EXPERIMENTS:
        raise ValueError(f"there is no experiment {name!r}; there is: {', '.join(EXPERIMENTS)}")
    return Simulation(Question(EXPERIMENTS[name], name))


def how_often(game: str, preset: str | None = None, other: str | None = None, *, deals: int = 2000, player: str | None = None,
              **options: Any) -> Any:
    """The widget that plays the same deals under two rule books. Raises ValueError where the two do not differ."""
    from ..compare import rules_diff
    from ..games import game as find_game
    from ..simulate import comparison
    from ..widgets.simulation import Simulation
    from ..widgets.simulation_run import Question

    one, two = find_game(game, preset), find_game(game, other or preset, **options)
    differences = rules_diff(one, two)
    if not differences:
        raise ValueError("the two rule books are the same: name another witness, or an option")
    more = tuple(say("numbers.matter.difference", question=each.question, mine=each.says[0], theirs=each.says[1])
                 for each in differences)
    return Simulation(Question(comparison(one, two, player), "matter", deals, "numbers.matter.kind", more))


def odds(*presets: str) -> Html:
    """The hands of Primiera, kind by kind and witness by witness, all of them counted. Without names: four witnesses."""
    from ..counts import primiera as counts
    from ..games import game as find_game
    from ..games import presets as known
    from ..games._primiera_rules import KINDS

    chosen = presets or ("cardano", "parlett", "italian", "berni")
    if wrong := [name for name in chosen if name not in known("primiera")]:
        raise ValueError(f"Primiera has no witness {', '.join(wrong)}; it has: {', '.join(known('primiera'))}")
    rules = [find_game("primiera", name).rules for name in chosen]
    counted = [counts.kinds(one) for one in rules]
    heads = "".join(f'<th scope="col">{escape(say(f"primiera.preset.{name}"))}</th>' for name in chosen)

    def cell(place: int, kind: str) -> str:
        found = counted[place].get(kind)
        if found is None:
            return escape(say("numbers.odds.none"))
        worth = [value for value in counts.points(rules[place], kind) if value > 0]
        reach = (say("numbers.odds.points", low=min(worth), high=max(worth)) if len(worth) > 1
                 else say("numbers.odds.point", points=worth[0]))
        part = 100 * found / counts.hands(rules[place])
        digits = 3 if part < 0.1 else 2 if part < 10 else 1
        share = say("numbers.in_100", share=f"{part:.{digits}f}")
        return f"<b>{found:,}</b><br>{escape(share)}<br><small>{escape(reach)}</small>"

    rows = "".join(f'<tr><th scope="row">{escape(say(f"primiera.kind.{kind}"))}</th>'
                   + "".join(f"<td>{cell(place, kind)}</td>" for place in range(len(chosen))) + "</tr>" for kind in reversed(KINDS))
    total = "".join(f"<td>{counts.hands(one):,}</td>" for one in rules)
    caption = escape(say("numbers.odds.caption"))
    table = (f'<table><caption>{caption}</caption><thead><tr><th scope="col">{escape(say("numbers.odds.kind"))}</th>{heads}</tr></thead>'
             f'<tbody>{rows}<tr><th scope="row">{escape(say("numbers.odds.all"))}</th>{total}</tr></tbody></table>')
    return Html("hands of primiera", f'<div class="chl chl-odds"><div class="chl-scroll" tabindex="0" role="region" aria-label="{caption}">'
                f'{table}</div></div>', "odds")
