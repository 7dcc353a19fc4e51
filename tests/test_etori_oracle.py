"""Etori against a second, slow telling of the rules: thousands of random positions under all options, and every final score."""
from __future__ import annotations

import pytest

import cardhistory as ch
from cardhistory.games._etori_rules import redealt
from tests.oracle import etori_oracle as oracle
from tests.universes import RULES, etori_deal, policy

POSITIONS = 12_000


@pytest.fixture(scope="module")
def compared():
    """Plays until enough positions were compared; gives what was met on the way."""
    met = {"positions": 0, "kinds": set()}
    seed = 0
    while met["positions"] < POSITIONS:
        rng = ch.Rng(seed)
        preset = rng.choice(ch.presets("etori"))
        game = ch.game("etori", preset) if seed % 3 == 0 else ch.game("etori", "sakuragi", **RULES["etori"](rng))
        options = {name: getattr(game.rules, name) for name in oracle.OPTIONS}
        dealer, number = rng.choice(game.seats), 1 + rng.below(4)
        state = game.start(etori_deal(rng, game), dealer=dealer, number=number)
        cards = tuple(card for card in state.deal.order if card not in game.removed)
        assert sorted(map(str, cards)) == sorted(oracle.pack(options))
        orders = [[card.code for card in redealt(cards, k)] for k in range(9)]
        done: list[str] = []
        while True:
            table = oracle.tell(orders, dealer, number, done, options)
            expected = oracle.allowed(table, dealer, options)
            where = (seed, options, dealer, number, done)
            assert {action.text for action in state.legal_actions} == expected, where
            assert len(state.legal_actions) == len(expected), where
            turn = oracle.whose_turn(table, dealer, options)
            assert (turn and turn[1]) == state.to_act, where
            assert [sorted(map(str, hand)) for hand in state.hands] == [sorted(hand) for hand in table.hands], where
            assert [card.code for card in state.stock] == table.stock, where
            assert [(trick.winner, bool(trick.dead)) for trick in state.tricks] == [
                (trick["winner"], trick["dead"]) for trick in table.tricks], where
            met["positions"] += 1
            note(met["kinds"], state)
            if state.to_act is None:
                break
            action = policy(state, rng) if state.phase != "bid" else rng.choice(state.legal_actions[:2])  # bids that can be made
            done.append(action.text)
            state = state.child(action)
        assert list(state.outcome.points) == oracle.count(table, options), where
        met["kinds"] |= {line.key for line in state.outcome.lines}
        seed += 1
    return met


def note(kinds, state):
    if state.dead:
        kinds.add("dead")
    if "joker_lead" in state.rulings:
        kinds.add(state.game.rules.joker_lead)
    if state.dealings > 1:
        kinds.add("redeal")


def test_legal_sets_tricks_and_scores_agree(compared):
    assert compared["positions"] >= POSITIONS


def test_what_is_rare_was_met(compared):
    assert compared["kinds"] >= {"dead", "calls_trump", "names_suit", "free", "redeal", "per_card", "excess", "kakeya", "taken",
                                 "lost", "level", "bid_made", "bid_failed", "defended"}, compared["kinds"]


def suit_first(text):
    """The notes write the suit first."""
    return [card if card == "Jk" else card[1] + card[0] for card in text.split()]


@pytest.mark.parametrize("trump, cards, winner", [
    ("C", "HK HA H3 HJ", 1), ("C", "HA H9 C2 HK", 2), ("C", "HA CJ C2 SA", 3), ("C", "S3 SK SA S9", 2), ("C", "SA SK SQ SJ", 0),
    ("C", "D9 D8 D7 H2", 0), ("C", "S9 SK C2 S3", 2), ("D", "DA DK DQ DJ", 0),
])
def test_the_oracle_knows_the_examples(trump, cards, winner):
    """An oracle that nobody tested proves nothing."""
    assert oracle.winner_of(list(enumerate(suit_first(cards))), trump) == winner


def test_the_oracle_knows_the_complete_deal():
    order = [rank + suit for suit in "CDHS" for rank in reversed(oracle.RANKS)]
    done = ["trump C"]
    rules = {**oracle.OPTIONS, "redeal": "off"}
    while oracle.whose_turn(table := oracle.tell([order], 3, 1, done, rules), 3, rules):
        texts = sorted(oracle.allowed(table, 3, rules), key=lambda text: ("CDHS".index(text[-1]), -oracle.RANKS.index(text[-2])))
        done.append(texts[0])
    assert [trick["winner"] for trick in table.tricks] == [3, 3, 3, 0, 0, 3, 1, 1, 3, 2, 2, 3, 3]
    assert oracle.count(table, rules) == [0, 12]
    assert oracle.count(table, {**rules, "score": "excess"}) == [0, 4]


# All ways to the end from a late position: as many, with the same results

def leaves(state):
    if state.to_act is None:
        return [tuple(state.outcome.points)]
    return [leaf for action in state.legal_actions for leaf in leaves(state.child(action))]


def oracle_leaves(orders, dealer, done, options):
    table = oracle.tell(orders, dealer, 1, done, options)
    texts = oracle.allowed(table, dealer, options)
    if not texts:
        return [tuple(oracle.count(table, options))]
    return [leaf for text in sorted(texts) for leaf in oracle_leaves(orders, dealer, [*done, text], options)]


@pytest.mark.parametrize("preset, seed", [(preset, seed) for preset in ch.presets("etori") for seed in (1, 2)])
def test_all_ways_to_the_end_are_the_same_ways(preset, seed):
    game = ch.game("etori", preset, joker_lead="names_suit")
    options = {name: getattr(game.rules, name) for name in oracle.OPTIONS}
    state, rng = game.start(seed, dealer=1), ch.Rng(seed)
    while sum(map(len, state.hands)) > 9 or state.phase != "play":
        legal = state.legal_actions if state.phase != "bid" else state.legal_actions[1:2] or state.legal_actions
        state = state.child(rng.choice(legal))
    cards = tuple(card for card in state.deal.order if card not in game.removed)
    orders = [[card.code for card in redealt(cards, k)] for k in range(9)]
    found = leaves(state)
    assert len(found) > 1
    assert sorted(found) == sorted(oracle_leaves(orders, 1, [action.text for _, action in state.log], options))
