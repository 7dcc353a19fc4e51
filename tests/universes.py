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


def trappola_deal(rng: ch.Rng, game: Any = None) -> Deal:
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


def etori_actions() -> tuple[str, ...]:
    pack = ch.game("etori", "takamiya").pack
    return ("keep", "redeal", "pass", *(f"trump {suit}" for suit in "CDHS"), *(f"bid {number}" for number in range(1, 17)),
            *(f"play {card}" for card in pack), *(f"play Jk {suit}" for suit in "SHDC"))


def etori_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options that go together: partners and a whole pack only for four."""
    players = rng.choice((4, 4, 4, 2, 3, 5, 6, 7))
    four = players == 4
    return {
        "players": players,
        "sides": rng.choice(("pairs", "each")) if four else "each",
        "hand_size": rng.choice((None, 4, 5)) if four else rng.choice((4, 5)),
        "redeal": rng.choice(("any", "claim", "off")),
        "trump": rng.choice(("dealer", "rotate")),
        "bidding": rng.below(3) == 0,
        "lowest_bid": rng.choice((9, 9, 5, 2)),
        "napoleon_target": rng.choice(("at_least", "exact")),
        "joker": rng.below(4) > 0,
        "first_lead": rng.choice(("any", "plain")),
        "joker_lead": rng.choice(("calls_trump", "names_suit", "free")),
        "joker_demand": rng.choice(("none", "must_play", "three_wins")),
        "open_stock": rng.choice((False, True)),
        "card_values": rng.choice(("pictures", "pictures", "rank10_5", "two_ten_jack_plus", "k20q10j5")),
        "score": rng.choice(("per_card", "excess", "kakeya", "taken")),
        "tie_8_8": rng.choice(("draw", "speculation_loses")),
        "sweep_bonus": rng.choice((0, 0, 5)),
        "deals": rng.choice((4, 3, 1, None)),
        "direction": rng.choice(("anticlockwise", "clockwise")),
    }


def etori_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which the joker, Speculation, the three of spades and hands of few suits come early."""
    pack = (game or ch.game("etori")).pack
    if rng.below(3) == 0:
        return Deal.numbered(pack, rng.below(2**20))
    order = rng.shuffled(pack.cards)
    fond = [card for card in order if card.code in ("Jk", "AS", "3S")]
    order = rng.shuffled([*fond, *[card for card in order if card not in fond][:9]]) + [
        card for card in order if card not in fond][9:]
    if rng.below(3) == 0:  # some seats have only spades and clubs, as far as they go
        step, begin = rng.choice((2, 3, 4)), rng.below(2)
        black = [card for card in order if card.suit in "SC"][:20]
        rest = [card for card in order if card not in black]
        order = [(black if i % step == begin and black else rest or black).pop(0) for i in range(len(order))]
    return Deal(pack, tuple(order))


def etori_hidden(state: Any, seat: int | None) -> list[ch.Card]:
    """Other hands and the stock, without what was drawn openly or lies open."""
    seen = state.observation(None)
    known = {*(seen.fact("open_stock") or ()), *(card for _, card in seen.fact("drawn_openly") or ())}
    cards = [card for who, hand in enumerate(state.hands) if who != seat for card in hand]
    return [card for card in (*cards, *state.stock) if card not in known]


ACTIONS = {"trappola": trappola_actions, "etori": etori_actions}
RULES = {"trappola": trappola_rules, "etori": etori_rules}
RICH_DEAL = {"trappola": trappola_deal, "etori": etori_deal}
HIDDEN = {"etori": etori_hidden}
"""Where more lies open than the hands of others and the stock: what a seat cannot have seen."""
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
    state = game.start(RICH_DEAL[game.key](rng, game), dealer=rng.choice(game.seats), scores=scores)
    yield state
    while state.to_act is not None:
        state = state.child(policy(state, rng))
        yield state


def snapshot(state: Any) -> str:
    """All that a state holds, as text."""
    names = getattr(type(state), "__slots__", None) or vars(state)
    return repr([getattr(state, name) for name in names])
