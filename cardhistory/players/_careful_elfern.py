"""The careful player at Elfern: hundreds of worlds on bit masks, whose ends are solved.

While the stock lasts one may answer with any card, so that nothing is known of the other hand but what was played; and when it is
gone everything is known. Where the card led must be beaten from the first, worlds come from the rules, and are played on by them.
"""
from __future__ import annotations

from functools import cache

from ..deals import Rng
from ..observation import Observation
from ..packs import FRENCH_32 as PACK
from ..play import Action
from . import Decision, Thought
from ._fast import sifted
from ._fast_pair import Pair
from ._search import Weighed, verdict
from ._tavern_elfern import choose as tavern
from .careful import by_worlds

__all__ = ["choose", "pair_of"]

MOST_WORLDS = 400
WORLD = 8
"""What shuffling the hidden cards costs, in cards played on masks."""
EVEN = 0.1
"""What a figure counts beside what the deal is worth."""
SOLVED, SOLVE_FROM = 6, 4
"""The end of a world is solved from so many cards a hand on, when no more tricks than that are drawn for; else from four cards on."""


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """What to do here, with a thought."""
    if seen.rules.stock_play != "free":
        return by_worlds(seen, rng, budget)
    pair = pair_of(seen)
    usual = tavern(seen)[0]
    own = sum([pair.bit[card] for card in seen.hand])
    tricks = seen.all_tricks
    gone = sum([pair.bit[card] for trick in tricks for card in trick.cards])
    unseen = [bit for bit in pair.card if not bit & (own | gone)]
    actions = {pair.bit[action.cards[0]]: action for action in seen.legal_actions}
    first = pair.bit[usual.cards[0]]
    known: dict[tuple[int, int, bool], int] = {}
    for bit in sorted(actions, key=lambda one: one != first):
        known.setdefault((pair.suit[bit], pair.above[bit] & (sum(unseen) | (gone if seen.trick else 0)), bool(bit & pair.figures)), bit)
    left = [*known.values()]
    if len(left) == 1:
        return Decision(usual, (Thought("all_alike", usual.cards),))
    order = _weigh(seen, rng, budget, pair, own, unseen, left, actions)
    return Decision(order[0].action, (Thought(verdict(order), order[0].action.cards),))


def pair_of(seen: Observation) -> Pair:
    """The game on masks; a new one for each decision, for it remembers what it has solved."""
    from ..games._elfern_rules import BEATEN_BY

    rules = seen.rules
    return Pair(BEATEN_BY[rules.seven_beats_ace], PACK.cards, frozenset(card for card in PACK if card.rank in "AKQJT"),
                rules.end_play == "beat", rules.lead == "winner")


@cache
def _values(schneider: int, schwarz: int) -> tuple[float, ...]:
    found = []
    for mine in range(21):
        best = max(mine, 20 - mine)
        worth = schwarz if best == 20 else schneider if best >= 15 else 1 if best > 10 else 0
        found.append(2.0 * (worth if mine > 10 else -worth) + EVEN * (2 * mine - 20))
    return tuple(found)


def _weigh(seen: Observation, rng: Rng, budget: int, pair: Pair, own: int, unseen: list[int], left: list[int],
           actions: dict[int, Action]) -> tuple[Weighed, ...]:
    """The cards, best first; the first of ``left`` is the usual one."""
    me: int = seen.seat  # type: ignore[assignment]
    taken = sum([card.rank in "AKQJT" for trick in seen.tricks if trick.winner == me for card in trick.cards])
    table = _values(seen.rules.schneider, seen.rules.schwarz)
    led = pair.bit[seen.trick.cards[0]] if seen.trick else 0
    size = seen.counts[1 - me]
    exact = SOLVED if seen.stock <= 2 * SOLVE_FROM else 4

    def value(deal: list[int], bit: int) -> tuple[float, int]:
        hands, stock, more = [own ^ bit, sum(deal[:size])], deal[size:], 0
        if not led:
            found, steps = pair.play_on(hands, stock, 1, bit, exact)
            return table[taken + found], steps
        won = bool(pair.above[led] & bit)
        if won:
            more = ((bit | led) & pair.figures).bit_count()
        if stock:
            hands[not won] |= stock[0]
            hands[won] |= stock[1]
            stock = stock[2:]
        found, steps = pair.play_on(hands, stock, int(not won and pair.winner_leads), 0, exact)
        return table[taken + more + found], steps

    if not seen.stock:  # everything is known
        found = [Weighed(actions[bit], (value(unseen, bit)[0],)) for bit in left]
        return tuple(sorted(found, key=lambda one: -one.mean))
    return sifted(left, actions, lambda: (rng.shuffled(unseen), WORLD), value, budget, MOST_WORLDS)
