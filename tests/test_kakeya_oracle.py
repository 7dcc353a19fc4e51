"""Kakeya trump against a second, slow telling of the rules: thousands of random positions under all options, and every score."""
from __future__ import annotations

import pytest

import cardhistory as ch
from tests.oracle import kakeya_oracle as oracle
from tests.universes import RULES, kakeya_deal, policy

POSITIONS = 20_000


def compared(positions=POSITIONS, seed=0):
    """Plays until enough positions were compared; gives the kinds of things met on the way."""
    met, done = set(), 0
    while done < positions:
        rng = ch.Rng(seed)
        preset = rng.choice(ch.presets("kakeya"))
        game = ch.game("kakeya", preset) if seed % 3 == 0 else ch.game("kakeya", **RULES["kakeya"](rng))
        options = {name: getattr(game.rules, name) for name in oracle.OPTIONS}
        dealer = rng.choice(game.seats)
        winners, last = rng.choice([(None, None), *before(game, dealer)])
        trump = rng.choice("SHDC")
        scores = [rng.below(5) - 2 for _ in range(game.pairs)]
        state = game.start(kakeya_deal(rng), dealer=dealer, scores=tuple(scores), trump=trump, winners=winners, last_dealers=last)
        pack, actions = [card.code for card in state.deal.order], []
        while True:
            table = oracle.tell(pack, dealer, actions, options, trump, winners, last)
            where = (seed, options, dealer, trump, winners, last, actions)
            assert {action.text for action in state.legal_actions} == oracle.allowed(table), where
            assert oracle.whose_turn(table) == state.to_act and table.trump == state.trump, where
            assert [sorted(map(str, hand)) for hand in state.hands] == [sorted(table.hands[who]) for who in game.seats], where
            assert [trick.winner for trick in state.tricks] == [winner for _, winner in table.tricks], where
            done += 1
            if state.to_act is None:
                break
            action = policy(state, rng)
            actions.append(action.text)
            met.add(action.verb)
            state = state.child(action)
        assert list(state.outcome.points) == oracle.count(table, scores), where
        assert state.result[:3] == oracle.result(table), where
        met |= {line.key for line in state.outcome.lines}
        seed += 1
    return met


def before(game, dealer):
    """What can have been in the deal before, when this dealer's pair has lost it: (winners, dealers)."""
    for winners in range(game.pairs):
        if winners != game.sides[dealer]:
            yield from ((winners, last) for last in range(game.pairs) if game.pairs == 2 or last not in (winners, game.sides[dealer]))


def test_legal_cards_tricks_and_stones_agree():
    assert compared() == {"trump", "iku", "koi", "play", "won", "twelve", "sixteen", "rensho_lost", "rensho_trump_ace",
                          "rensho_four_aces", "both_aces", "paid"}


@pytest.mark.parametrize("trump, plays, winner", [
    ("C", "KH AH 3H JH", 1), ("C", "AH 9H 2C KH", 2), ("C", "AH JC 2C AS", 3), ("C", "3S KS AS 9S", 2), ("C", "AS KS QS JS", 0),
    ("C", "9D 8D 7D 2H", 0), ("C", "9S KS 2C 3S", 2), ("D", "AD KD QD JD", 0), ("S", "AS KH AC 2D", 2), ("S", "AC AS 2S 3S", 0)])
def test_the_oracle_knows_which_card_wins(trump, plays, winner):
    """An oracle that nobody tested proves nothing. The examples are those of etori, and two with spades as trumps."""
    assert oracle.winner_of(list(enumerate(plays.split())), trump) == winner


def leaves(state):
    if state.to_act is None:
        return [tuple(state.outcome.points)]
    return [leaf for action in state.legal_actions for leaf in leaves(state.child(action))]


def oracle_leaves(pack, dealer, actions, options, scores):
    table = oracle.tell(pack, dealer, actions, options)
    texts = oracle.allowed(table)
    if not texts:
        return [tuple(oracle.count(table, scores))]
    return [leaf for text in sorted(texts) for leaf in oracle_leaves(pack, dealer, [*actions, text], options, scores)]


@pytest.mark.parametrize("preset", ch.presets("kakeya"))
def test_all_ways_to_the_end_are_the_same_ways(preset):
    game = ch.game("kakeya", preset)
    options = {name: getattr(game.rules, name) for name in oracle.OPTIONS}
    state, rng = game.start(1, dealer=1), ch.Rng(1)
    while not state.tricks or sum(map(len, state.hands)) > 9:
        state = state.child(rng.choice(state.legal_actions))
    found = leaves(state)
    assert len(found) > 1
    pack, actions = [card.code for card in state.deal.order], [action.text for _, action in state.log]
    assert sorted(found) == sorted(oracle_leaves(pack, 1, actions, options, [0] * game.pairs))
