"""Goninkan against a second, slow telling of the rules: thousands of random positions under all options, and every final score."""
from __future__ import annotations

import pytest

import cardhistory as ch
from cardhistory.games._goninkan_rules import dealing
from tests.oracle import goninkan_oracle as oracle
from tests.universes import RULES, goninkan_deal, policy

POSITIONS = 5_000


@pytest.fixture(scope="module")
def compared():
    """Plays until enough positions were compared; gives what was met on the way."""
    met, count, seed = set(), 0, 0
    while count < POSITIONS:
        rng = ch.Rng(seed)
        preset = rng.choice(ch.presets("goninkan"))
        game = ch.game("goninkan", preset) if seed % 3 == 0 else ch.game("goninkan", **RULES["goninkan"](rng))
        rules = {name: getattr(game.rules, name) for name in oracle.OPTIONS}
        dealer, number, ring = rng.below(5), 1 + rng.below(10), tuple(rng.shuffled(range(5)))
        state = game.start(goninkan_deal(rng), dealer=dealer, number=number, ring=ring)
        orders = [[card.code for card in dealing(state.deal, bout)] for bout in (1, 2, 3)]
        done: list[str] = []
        while True:
            table = oracle.tell(orders, dealer, number, ring, done, rules)
            where = (seed, rules, dealer, number, ring, done)
            expected = oracle.allowed(table, dealer, rules)
            assert {action.text for action in state.legal_actions} == expected, where
            assert len(state.legal_actions) == len(expected), where
            assert state.to_act == oracle.whose_turn(table, dealer), where
            assert [sorted(map(str, hand)) for hand in state.hands] == [sorted(hand) for hand in table.hands], where
            assert (state.bout, state.trump, list(state.ring), state.both) == (table.bout, table.trump, table.ring, table.both), where
            assert sorted(state.kankei) == sorted(table.kankei), where
            assert [trick.winner for trick in state.tricks] == [winner for _, winner in table.tricks], where
            assert [got for _, got, _ in state.results] == table.done, where
            count += 1
            if state.to_act is None:
                break
            action = policy(state, rng)
            done.append(action.text)
            state = state.child(action)
        assert list(state.outcome.points) == oracle.count(table, rules), where
        met |= {line.key for line in state.outcome.lines} | {action.verb for _, action in state.log} | {len(state.results)}
        met |= {rules["joker_lead"] for _, action in state.log if action.text.startswith("play Jk")}
        met |= {"weak" for trick in state.tricks[-1:] if "Jk" in map(str, trick.cards)}
        seed += 1
    return met


def test_the_second_telling_agrees_and_what_is_rare_was_met(compared):
    assert compared >= {"made", "failed", "beaten", "held", "three", "three_against", "exchange", "show", "trump", "iku", "koi",
                        "names_suit", "calls_trump", "weak", 1, 2, 3}, compared


@pytest.mark.parametrize("cards, weak, winner", [
    ("3H AH 4H 5H 6H", False, 1), ("3H AH 4C 5H 6H", False, 2), ("3H AC 4H Jk 6H", False, 3), ("3H AS AD KS 6D", False, 0),
    ("3H AS Jk 4H KD", True, 3), ("Jk 3H AS 4H KD", True, 3)])
def test_the_oracle_knows_the_examples(cards, weak, winner):
    """An oracle that nobody tested proves nothing."""
    assert oracle.winner_of([[seat, card] for seat, card in enumerate(cards.split())], "C", weak) == winner


def test_the_oracle_counts_as_the_notes_do():
    table = oracle.Table()
    table.kankei = [0, 2]
    for done, points in (([9, 8, 9], 4), ([8], -1), ([9, 7], 0)):
        table.done = done
        assert oracle.count(table) == [points, -points, points, -points, -points]
    assert sorted(oracle.PACK) == sorted(card.code for card in ch.game("goninkan").pack)
