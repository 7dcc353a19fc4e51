"""What hands tavern players of Primiera hold, by what they did: the table the careful player reads.

Run by hand; it prints the text of ``cardhistory/players/_primiera_ranges_table.py``::

    python benchmarks/ranges.py --deals 4000 > table.py

For each rival at each decision in a round of stakes it notes what could be seen of him, and in the end how many of all hands his
own beats (a hand that was given up beats none). Kept are ten points of each range that came up often enough.
"""
from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cardhistory as ch  # noqa: E402
from cardhistory.players._primiera_ranges import Deed, deeds  # noqa: E402
from cardhistory.players._tavern_primiera import Table, settle  # noqa: E402
from cardhistory.players._tavern_primiera_odds import HAND, field_of, score, share  # noqa: E402

OFTEN = 100
"""Seen fewer times than this, a range is not kept."""


def ranges(preset: str, deals: int, first: int) -> dict[Deed, list[float]]:
    """How good the hands were of those who did each thing."""
    game = ch.game("primiera", preset)
    found: dict[Deed, list[float]] = defaultdict(list)
    for number in range(first, first + deals):
        state = game.start(number, dealer=number % len(game.seats))
        seen: list[tuple[int, Deed]] = []
        while state.to_act is not None:
            here = state.observation(state.to_act)
            table = Table(here)
            if (state.phase == "vie" or table.street == "draw") and len(here.legal_actions) > 1:
                seen += deeds(here, table.street).items()
            state = state.child(settle(table)[0] if len(here.legal_actions) > 1 else here.legal_actions[0])
        for rival, deed in seen:
            there = rival in state.live and len(state.hands[rival]) == HAND
            found[deed].append(share(game.rules, score(game.rules, state.hands[rival]), field_of(game.rules)) if there else 0)
    return found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=4_000, help="of each witness")
    parser.add_argument("--first", type=int, default=340_000, help="number of the first deal")
    said = parser.parse_args()
    print(f'"""Ranges of hands at Primiera, printed by ``benchmarks/ranges.py --deals {said.deals} --first {said.first}``.\n'
          '\nSee `_primiera_ranges`. A line is a `Deed` and ten points of the range, in thousandths.\n"""\n'
          'from __future__ import annotations\n'
          '\n__all__ = ["ARTICLE", "BERNI", "CARDANO", "ISENFIR"]')
    for preset in ("article", "berni", "cardano", "isenfir"):
        print(f'\n{preset.upper()} = """')
        for deed, places in sorted(ranges(preset, said.deals, said.first).items()):
            if len(places) >= OFTEN:
                places.sort()
                points = [places[len(places) * at // 20] for at in range(1, 20, 2)]
                print(*deed, *[round(1000 * point) for point in points])
        print('"""')


if __name__ == "__main__":
    main()
