"""For the laws: every action text each game knows, rule sets to try, and deals rich in what is rare.

A new game adds its entry; `tests/laws` fails for a game that has none.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cardhistory as ch
from cardhistory.deals import Deal


def trappola_actions() -> tuple[str, ...]:
    pack = ch.game("trappola").pack
    return ("stand", "exchange", *(f"play {card}" for card in pack),
            *(f"declare {count} {rank.letter}" for rank in pack.ranks for count in (3, 4)))


def trappola_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options at random."""
    return {
        "target": rng.choice((300, 300, 100, 40, None)),
        "end_tie": rng.choice(("extra_deal", "draw")),
        "stop_at_target_midhand": rng.choice((False, True)),
        "exchange": rng.choice(("as_stock_allows", "one_each", "none")),
        "declarations_open": rng.choice(("own_turn", "first_turn")),
        "third_set_blocked_by": rng.choice(("declarer", "anyone", "none")),
        "three_from_broken_four": rng.choice((False, True)),
        "two_bonus": rng.choice((10, 10, 7)),
        "last_trick": rng.choice((6, 6, 0)),
        "ending_two": rng.choice((26, 26, 30)),
        "ending_two_mode": rng.choice(("linear", "doubling")),
        "ending_two_additive": rng.choice((False, True)),
    }


def trappola_deal(rng: ch.Rng) -> Deal:
    """A deal in which sets and twos are common: each hand begins with three or four of some rank."""
    pack = ch.game("trappola").pack
    if rng.below(3) == 0:
        return Deal.numbered(pack, rng.below(2**20))
    ranks = rng.shuffled("ARCF2")
    left = rng.shuffled(pack.cards)
    hands = []
    for some in (ranks[:2], ranks[2:4]):
        hand: list[ch.Card] = []
        for rank in some[:rng.below(3)]:
            hand += [card for card in left if card.rank == rank][:3 + rng.below(2)]
        left = [card for card in left if card not in hand]
        while len(hand) < 9:
            hand.append(left.pop())
        hands.append(hand)
    return Deal.fixed(pack, {0: hands[0], 1: hands[1]}, stock=left)


def trappola_seated(deal: Deal, dealer: int) -> Deal:
    return deal.seated((1 - dealer, dealer), (4, 5))


ACTIONS = {"trappola": trappola_actions}
RULES = {"trappola": trappola_rules}
RICH_DEAL = {"trappola": trappola_deal}
SEATED = {"trappola": trappola_seated}


def every() -> list[tuple[str, str]]:
    """Every game under each of its witnesses."""
    return [(key, preset) for key in ch.games() for preset in ch.presets(key)]


def rule_sets(key: str, number: int) -> list[Any]:
    """The game under each witness, and under so many random options."""
    first = ch.presets(key)[0]
    return [ch.game(key, preset) for preset in ch.presets(key)] + [
        ch.game(key, first, **RULES[key](ch.Rng(seed))) for seed in range(number)]


def policy(state: Any, rng: ch.Rng) -> ch.Action:
    """Random, but fond of what is rare: anything that is not a plain card, and keeping low cards to the end."""
    legal = state.legal_actions
    rare = [action for action in legal if action.verb not in ("play", "stand")]
    if rare and rng.below(3):
        return rng.choice(rare)
    if rng.below(3) == 0:
        return rng.choice(legal)
    cards = [action for action in legal if action.cards]
    kept = [action for action in cards if action.cards[0].rank != "2"]
    return rng.choice(kept or cards or legal)


def random_states(game: Any, seed: int, scores: tuple[int, ...] = ()) -> Iterator[Any]:
    """The states of one random deal, from the first to the last."""
    rng = ch.Rng(seed)
    state = game.start(RICH_DEAL[game.key](rng), dealer=rng.choice(game.seats), scores=scores)
    yield state
    while state.to_act is not None:
        state = state.child(policy(state, rng))
        yield state


def snapshot(state: Any) -> str:
    """All that a state holds, as text."""
    names = getattr(type(state), "__slots__", None) or vars(state)
    return repr([getattr(state, name) for name in names])
