"""The engine against a second, slow telling of the rules: 20,000 random positions under all options, and every final score."""
from __future__ import annotations

import pytest

import cardhistory as ch
from tests.oracle import trappola_oracle as oracle
from tests.universes import RICH_DEAL, RULES, policy

POSITIONS = 20_000


@pytest.fixture(scope="module")
def compared():
    """Plays until enough positions were compared; gives what was met on the way."""
    met = {"positions": 0, "deals": 0, "set": 0, "ending": set(), "stopped": 0, "illegal": 0, "exchanges": set()}
    seed = 0
    while met["positions"] < POSITIONS:
        rng = ch.Rng(seed)
        options = {} if seed % 4 == 0 else RULES["trappola"](rng)
        game = ch.game("trappola", "cardano", **options)
        dealer = rng.below(2)
        scores = (rng.below(320), rng.below(320)) if rng.below(2) else (0, 0)
        state = game.start(RICH_DEAL["trappola"](rng), dealer=dealer, scores=scores)
        order = [card.code for card in state.deal.order]
        done: list[str] = []
        while True:
            table = oracle.tell(order, dealer, done, options, scores)
            rules = {**oracle.OPTIONS, **options}
            expected = oracle.allowed(table, dealer, rules)
            where = (seed, options, dealer, scores, order, done)
            assert {action.text for action in state.legal_actions} == expected, where
            assert len(state.legal_actions) == len(expected), where
            turn = oracle.whose_turn(table, dealer, rules)
            assert (turn and turn[1]) == state.to_act, where
            assert [sorted(map(str, hand)) for hand in state.hands] == [sorted(hand) for hand in table.hands], where
            assert [card.code for card in state.stock] == table.stock, where
            met["positions"] += 1
            if state.to_act is None:
                break
            action = policy(state, rng)
            done.append(action.text)
            state = state.child(action)
        parts = oracle.count(table, rules)
        outcome = state.outcome
        for side in (0, 1):
            lines = {name: sum(line.points for line in outcome.lines if line.side == side and line.key == key)
                     for name, key in (("cards", "cards"), ("twos", "two"), ("last", "last"), ("run", "ending"), ("sets", "set"))}
            assert lines == {name: parts[side][name] for name in lines}, where
            assert outcome.points[side] == parts[side]["all"], where
            met["set"] += lines["sets"] > 0
        if outcome.points[0] != outcome.points[1]:
            assert outcome.winner == (0 if outcome.points[0] > outcome.points[1] else 1)
        else:
            assert outcome.winner is None
        met["deals"] += 1
        met["ending"].add(oracle.final_run(table))
        met["stopped"] += table.ended_early
        met["exchanges"].add((table.exchanges[1 - dealer], table.exchanges[dealer]))
        seed += 1
    return met


def test_legal_sets_and_scores_agree(compared):
    assert compared["positions"] >= POSITIONS


def test_what_is_rare_was_met(compared):
    assert compared["set"] > 100 and compared["stopped"] > 10
    assert compared["ending"] == {0, 1, 2, 3}
    assert compared["exchanges"] == {(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)}


# The oracle itself, held against the examples of the notes: an oracle that nobody tested proves nothing.

@pytest.mark.parametrize("mine, theirs, plays, declared, points", [
    ("AS CS 2S RB FB AC 2C TD 9D", "RS 9S AB CB TB FC 7C RD 2D",
     "AS 9S AC FC CS RS AB FB CB RB TD RD 2D 9D 2S 7C 2C TB", (), (76, 23)),
    ("AS RS FS 2S AB 2B CC AD 7D", "TS 9S 8S RB 7B AC RC 9C TD",
     "AS 8S RS 9S FS TS CC AC RB AB AD TD 2S 9C 7D 7B 2B RC", ("declare 3 A",), (84, 10)),
    ("AS RS 2S AB 2B AC 2C AD 2D", "CS FS RB CB RC CC RD CD FD",
     "2D FD CS AS RS FS AB CB AC CC AD CD 2S RB 2B RC 2C RD", ("declare 4 A", "declare 4 2"), (185, 3)),
], ids=("example 9", "example 10", "example 12"))
def test_the_oracle_knows_the_examples(mine, theirs, plays, declared, points):
    first, second = mine.split(), theirs.split()
    order = first[:4] + second[:4] + first[4:] + second[4:]
    order += [card for card in oracle.PACK if card not in order]
    actions = ["stand", "stand", *declared, *(f"play {card}" for card in plays.split())]
    score = oracle.count(oracle.tell(order, 1, actions))
    assert (score[0]["all"], score[1]["all"]) == points
