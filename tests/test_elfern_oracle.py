"""Elfern against a second, slow telling of the rules: thousands of random positions under all options, and every final score."""
from __future__ import annotations

import pytest

import cardhistory as ch
from tests.oracle import elfern_oracle as oracle
from tests.universes import RULES, elfern_deal, policy

POSITIONS = 6_000


def compared(positions=POSITIONS, seed=0):
    """Plays until enough positions were compared; gives the kinds of score lines met on the way."""
    met, done = set(), 0
    while done < positions:
        rng = ch.Rng(seed)
        preset = rng.choice(ch.presets("elfern"))
        game = ch.game("elfern", preset) if seed % 3 == 0 else ch.game("elfern", **RULES["elfern"](rng))
        options = {name: getattr(game.rules, name) for name in oracle.OPTIONS}
        dealer, standing = rng.below(2), rng.choice((0, 0, 1, 2, 3))
        state = game.start(elfern_deal(rng), dealer=dealer, standing=standing)
        pack, played = [card.code for card in state.deal.order], []
        while True:
            table = oracle.tell(pack, dealer, played, options)
            where = (seed, options, dealer, played)
            assert [str(action.args[0]) for action in state.legal_actions] == sorted(
                oracle.allowed(table, options), key=lambda code: ("SHDC".index(code[1]), oracle.RANKS.index(code[0]))), where
            assert oracle.whose_turn(table) == state.to_act, where
            assert [sorted(map(str, hand)) for hand in state.hands] == [sorted(hand) for hand in table.hands], where
            assert [card.code for card in state.stock] == table.stock, where
            assert [trick.winner for trick in state.tricks] == [trick[3] for trick in table.tricks], where
            done += 1
            if state.to_act is None:
                break
            action = policy(state, rng)
            played.append(action.args[0].code)
            state = state.child(action)
        assert list(state.outcome.points) == oracle.count(table, standing, options), where
        met |= {line.key for line in state.outcome.lines}
        seed += 1
    return met


def test_legal_cards_tricks_and_scores_agree():
    assert compared() == {"game", "schneider", "schwarz", "doubled", "pot", "paid", "lost", "level", "standing"}


@pytest.mark.parametrize("figures, games", [(9, 0), (11, 1), (14, 1), (15, 2), (19, 2), (20, 3)])
def test_the_oracle_knows_the_examples(figures, games):
    assert oracle.value(figures, {**oracle.OPTIONS, "schwarz": 3}) == games


def test_the_oracle_knows_which_card_wins():
    plain, odd = oracle.OPTIONS, {**oracle.OPTIONS, "seven_beats_ace": True}
    assert oracle.beats("AH", "KH", plain) and not oracle.beats("AS", "KH", plain) and not oracle.beats("TH", "JH", plain)
    assert oracle.beats("7H", "AH", odd) and not oracle.beats("AH", "7H", odd) and not oracle.beats("7H", "AS", odd)


def leaves(state):
    if state.to_act is None:
        return [tuple(state.outcome.points)]
    return [leaf for action in state.legal_actions for leaf in leaves(state.child(action))]


def oracle_leaves(pack, dealer, played, options):
    table = oracle.tell(pack, dealer, played, options)
    cards = oracle.allowed(table, options)
    if not cards:
        return [tuple(oracle.count(table, 0, options))]
    return [leaf for card in cards for leaf in oracle_leaves(pack, dealer, [*played, card], options)]


@pytest.mark.parametrize("preset, seed", [(preset, seed) for preset in ch.presets("elfern") for seed in (1, 2)])
def test_all_ways_to_the_end_are_the_same_ways(preset, seed):
    game = ch.game("elfern", preset)
    options = {name: getattr(game.rules, name) for name in oracle.OPTIONS}
    state, rng = game.start(seed, dealer=1), ch.Rng(seed)
    while sum(map(len, state.hands)) > 6:
        state = state.child(rng.choice(state.legal_actions))
    found = leaves(state)
    assert len(found) > 1
    pack, played = [card.code for card in state.deal.order], [action.args[0].code for _, action in state.log]
    assert sorted(found) == sorted(oracle_leaves(pack, 1, played, options))
