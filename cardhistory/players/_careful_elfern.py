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
from ._fast_pair import Pair
from ._search import Weighed, clearly_less, verdict
from ._tavern_elfern import choose as tavern
from .careful import by_worlds

__all__ = ["choose", "pair_of"]

MOST_WORLDS = 400
PRICE = 1
"""So many cards on masks count as one action of the rules."""
WORLD = 8
SURE = 1.0
DROP = 2.0
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
    tricks = (*seen.tricks, *((seen.trick,) if seen.trick else ()))
    gone = sum([pair.bit[card] for trick in tricks for card in trick.cards])
    unseen = [bit for bit in pair.card if not bit & (own | gone)]
    actions = {pair.bit[action.cards[0]]: action for action in seen.legal_actions}
    first = pair.bit[usual.cards[0]]
    known = {}
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
           actions: dict[int, Action], rounds: int = 4) -> tuple[Weighed, ...]:
    """The cards, best first; the first of ``left`` is the usual one."""
    me: int = seen.seat  # type: ignore[assignment]
    taken = sum([card.rank in "AKQJT" for trick in seen.tricks if trick.winner == me for card in trick.cards])
    table = _values(seen.rules.schneider, seen.rules.schwarz)
    led = pair.bit[seen.trick.cards[0]] if seen.trick else 0
    size = seen.counts[1 - me]
    exact = SOLVED if seen.stock <= 2 * SOLVE_FROM else 4
    usual, cards = left[0], [*left]
    values: dict[int, list[float]] = {bit: [] for bit in cards}
    spent = 0.0
    worlds = MOST_WORLDS if seen.stock else 1
    order = cards
    for turn in range(rounds):
        until, drawn = budget * (turn + 1) / rounds, 0
        while (spent < until and len(values[usual]) < worlds * (turn + 1) // rounds) or not drawn:
            drawn += 1
            spent += WORLD
            deal = rng.shuffled(unseen) if seen.stock else unseen
            for bit in left:
                hands, stock = [own ^ bit, sum(deal[:size])], deal[size:]
                more = 0
                if led:
                    won = bool(pair.above[led] & bit)
                    if won:
                        more = ((bit | led) & pair.figures).bit_count()
                    if stock:
                        hands[not won] |= stock[0]
                        hands[won] |= stock[1]
                        stock = stock[2:]
                    turn_of = (0 if won else 1) if pair.winner_leads else 0
                    found, steps = pair.play_on(hands, stock, turn_of, 0, exact)
                else:
                    found, steps = pair.play_on(hands, stock, 1, bit, exact)
                spent += 1 + steps / PRICE
                values[bit].append(table[taken + more + found])
            if not seen.stock:
                break
        order = sorted(left, key=lambda bit: -sum(values[bit]) / len(values[bit]))
        if not seen.stock:
            break
        best = values[order[0]]
        left = [bit for bit in order[:max(2, (len(order) + 1) // 2)] if not clearly_less(values[bit], best, errors=DROP)]
        if left == [usual]:
            break
        if usual not in left:
            left.append(usual)
    if seen.stock and usual in order and not clearly_less(values[usual], values[order[0]], errors=SURE):
        order.remove(usual)
        order.insert(0, usual)
    elif not seen.stock and sum(values[usual]) >= sum(values[order[0]]):
        order.remove(usual)
        order.insert(0, usual)
    rank = {bit: place for place, bit in enumerate(order)}
    told = sorted(cards, key=lambda bit: (rank.get(bit, len(rank)), -sum(values[bit]) / len(values[bit])))
    return tuple([Weighed(actions[bit], tuple(values[bit])) for bit in told])
