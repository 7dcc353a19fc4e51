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


def aluette_actions() -> tuple[str, ...]:
    from cardhistory.games._aluette_actions import SIGNS

    pack = ch.game("aluette").pack
    return ("agree", "refuse", "concede", "accept", "exchange", "stand", "announce", "pass", "say high", "say low", "say spoil",
            *(f"{verb} {card}" for verb in ("play", "discard") for card in pack), *map(str, SIGNS), "sign 5D", "sign AB")


def aluette_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options at random."""
    rules = {
        "players": rng.choice((4, 4, 4, 6)),
        "partner_draw": rng.choice(("seats", "high_card")),
        "chant": rng.choice(("ask", "ask", "never")),
        "chant_recipients": rng.choice(("left_and_partner", "left_and_dealer")),
        "hand_exchange": rng.choice((False, True)),
        "spoiled": rng.choice(("void", "carry_over")),
        "mordienne_min_run": rng.choice((2, 2, 1, 3)),
        "mordienne_needs_earlier_trick": rng.choice((False, True)),
        "mordienne_skip_spoiled": rng.choice((False, True)),
        "surrender_only_before_first_trick": rng.choice((False, True)),
        "match": rng.choice(("five_deals", "first_to_5", "rebour_10")),
        "tie_break": rng.choice(("draw", "extra_deal")),
        "signs": rng.choice((True, True, False)),
        "notice": rng.choice((25, 25, 0, 100)),
        "false_signs": rng.choice((False, False, True)),
        "talk": rng.choice((False, True)),
    }
    return {**rules, "relative_signs": rng.below(4) == 0}


def aluette_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which spoiled tricks, worthless hands and strong ones are common: one player has what is left of some ranks."""
    from cardhistory.games._aluette_rules import CLASS

    pack = ch.game("aluette").pack
    if rng.below(3) == 0:
        return Deal.numbered(pack, rng.below(2**20))
    order = rng.shuffled(pack.cards)
    seat = rng.below(4)  # its nine places in a deal by threes to four
    places = [12 * packet + 3 * seat + n for packet in range(3) for n in range(3)]
    wanted = sorted(order, key=lambda card: (CLASS[card] > 8) == bool(rng.below(4)))[:9]
    for place, card in zip(places, wanted, strict=True):
        other = order.index(card)
        order[place], order[other] = card, order[place]
    return Deal(pack, tuple(order))


def aluette_hidden(state: Any, seat: int | None) -> list[ch.Card]:
    """What this seat cannot know: other hands, what others laid away, the stock; but not what a sign has told it."""
    from cardhistory.games._aluette_rules import SPECIALS

    cards = [card for who, hand in enumerate(state.hands) if who != seat for card in hand]
    cards += [card for who, hand in state.thrown if who != seat for card in hand] + list(state.stock)
    rules = state.game.rules
    told = {card for _, _, sign, eyes in state.signs if seat in eyes for card in sign.cards}
    if rules.signs and (rules.false_signs or rules.relative_signs):
        told |= {*SPECIALS}  # they are named in signs that say nothing of where they are
    return [card for card in cards if card not in told]


def aluette_told_again(game: Any, order: tuple[ch.Card, ...], state: Any, seat: int | None, rng: ch.Rng) -> Any:
    """What this seat saw, done again on another deal: signs it missed are not made, others lay away any cards they do not play."""
    again = game.start(Deal(game.pack, order), dealer=state.dealer, scores=state.scores)
    eyes = {place: who for place, _, _, who in state.signs}
    kept = {card for _, action in state.log if action.verb in ("play", "sign") for card in action.cards}
    for place, (who, action) in enumerate(state.log):
        if place in eyes and seat not in eyes[place]:
            continue
        if action.verb == "discard" and who != seat:
            free = [one for one in again.legal_actions if one.args[0] not in kept]
            action = rng.choice(free) if free else action
        if again.to_act != who or again.why_illegal(action):
            return None
        again = again.child(action)
        if place in eyes:  # who catches a sign is chance, and not of the cards
            again = again._with(signs=(*again.signs[:-1], (*again.signs[-1][:3], eyes[place])))
    return again if again.to_act == state.to_act else None


ACTIONS = {"aluette": aluette_actions, "trappola": trappola_actions}
RULES = {"aluette": aluette_rules, "trappola": trappola_rules}
RICH_DEAL = {"aluette": aluette_deal, "trappola": trappola_deal}
SEATED = {"trappola": trappola_seated}
HIDDEN = {"aluette": aluette_hidden}
"""Where more is hidden than other hands and the stock, or less."""
TOLD_AGAIN = {"aluette": aluette_told_again}
"""Where a seat may not even know that something was done."""


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
    rare = [action for action in legal if action.verb not in ("play", "stand", "concede", "accept", "refuse")]
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
