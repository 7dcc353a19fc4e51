"""What others hold at Primiera, by what they did: learned from tavern players who stake against each other.

Whoever passes, calls, stakes or raises tells something of his hand. How much was not supposed but counted: ``benchmarks/ranges.py``
lets the tavern play some thousand deals and notes, for everything that can be seen of a rival (`Deed`), how good his hand was in the
end. The table (``_primiera_ranges_table.py``) keeps ten points of each of these ranges.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..observation import Observation
from ..vying import Round
from ._primiera_ranges_table import ARTICLE, BERNI, CARDANO, ISENFIR

__all__ = ["Deed", "Range", "below", "deeds", "hands_after"]

Range = tuple[float, ...]
"""Ten points of a range of hands: where the hand stands that is better than 5 %, 15 % ... 95 % of them. 0 is the worst of all
hands or one that gives up, 1 the best."""
DOUBT = 0.3
"""So much of a range is any hand at all: not everybody plays as the tavern does, and whoever believes too much can be bluffed."""
_VYING: Mapping[str, Callable[[Round], Round]] = {
    "pass": Round.passes, "call": Round.calls, "fold": Round.folds, "refuse": Round.refuses}


class Deed(NamedTuple):
    """What can be seen of a rival in a round of stakes, or in a single exchange."""

    street: str
    """How many cards each has: ``2``, ``3``, ``4``; ``after`` the exchange; ``draw`` where the exchange is all there is."""
    act: str
    """The strongest thing done in this round: ``raise``, ``stake``, or the last of ``call``, ``pass``, ``refuse``; ``-`` if nothing yet.
    In a single exchange how many cards were thrown away."""
    staked: int
    """How many stakes and raises in rounds before: 0, 1, 2 for more."""
    said: str
    """Whether he said ``punto`` or something higher (``made``); ``-`` where nobody has to say."""
    threw: str
    """Whether he kept all cards (``stood``) or exchanged some (``threw``); ``-`` before the exchange."""


def deeds(seen: Observation, street: str) -> dict[int, Deed]:
    """For each rival still in: what he has done."""
    if street == "draw":
        threw = {who: str(out) for who, out, _, _ in seen.fact("served") if out}
        return {rival: Deed("draw", threw.get(rival, "-"), 0, "-", "-") for rival in seen.fact("live") if rival != seen.seat}
    now, before = _rounds(seen)
    declared = dict(seen.fact("declared"))
    stood = {who: action.verb for who, action in seen.log if action.verb in ("draw", "stand")} if street == "after" else {}
    found = {}
    for rival in seen.fact("live"):
        if rival != seen.seat:
            verbs = now.get(rival, [])
            act = next((verb for verb in ("raise", "stake") if verb in verbs), verbs[-1] if verbs else "-")
            said = "-" if rival not in declared else "punto" if declared[rival] == "punto" else "made"
            kept = {"stand": "stood", "draw": "threw"}[stood[rival]] if rival in stood else "-"
            found[rival] = Deed(street, act, min(2, before[rival]), said, kept)
    return found


def _rounds(seen: Observation) -> tuple[dict[int, list[str]], Counter[int]]:
    """What each seat did in the round that is going on, and how many stakes and raises each laid down in those before."""
    now: dict[int, list[str]] = {}
    before: Counter[int] = Counter()
    live = tuple(seen.seats)
    table: Round | None = None
    for who, action in seen.log:
        verb = action.verb
        if verb in _VYING or verb in ("stake", "raise"):
            if table is None:
                at = live.index(who)
                table, now = Round.of(live[at:] + live[:at]), {}
            if verb in ("stake", "raise"):
                assert isinstance(action.args[0], int)
                table = table.stakes(action.args[0])
            else:
                table = _VYING[verb](table)
            now.setdefault(who, []).append(verb)
            live = tuple([seat for seat in live if seat in table.live])
            if table.to_act is None:
                before.update({seat: verbs.count("stake") + verbs.count("raise") for seat, verbs in now.items()})
                table, now = None, {}
    return now, before


def hands_after(rules: Any, deed: Deed) -> Range | None:
    """The range of hands of somebody who did this, or something like it; None where too few did anything like it."""
    primero = BERNI if not rules.draws else ISENFIR if rules.last_vying else CARDANO
    known = _table(primero if rules.flow == "primero" else ARTICLE)
    near = (deed, deed._replace(staked=min(1, deed.staked)), deed._replace(staked=0), deed._replace(said="-", threw="-"),
            deed._replace(staked=0, said="-", threw="-"), deed._replace(staked=0, said="punto"))
    return next((known[one] for one in near if one in known), None)


@lru_cache(maxsize=4)
def _table(lines: str) -> Mapping[Deed, Range]:
    found: dict[Deed, Range] = {}
    for line in lines.strip().splitlines():
        street, act, staked, said, threw, *points = line.split()
        found[Deed(street, act, int(staked), said, threw)] = tuple([int(point) / 1000 for point in points])
    return found


def below(hands: Sequence[float], place: float) -> float:
    """The part of a range that a hand beats which beats the part ``place`` of all hands, 0 to 1; equal hands count half."""
    size, place = len(hands), round(place, 3)  # the table has thousandths: a hand must meet its like there
    less, level = sum([one < place for one in hands]), hands.count(place)
    if level:
        part = (less + level / 2) / size
    elif not less:
        part = place / hands[0] / size / 2
    elif less == size:
        part = 1 - (1 - place) / (1 - hands[-1]) / size / 2
    else:
        low, high = hands[less - 1], hands[less]
        part = (less - 0.5 + (place - low) / (high - low)) / size
    return (1 - DOUBT) * part + DOUBT * place
