"""The Aluette engine against the slow oracle: random positions under all options, every trick and every final score."""
from __future__ import annotations

from collections import Counter

import pytest

import cardhistory as ch
from tests.oracle import aluette_oracle as oracle
from tests.universes import RICH_DEAL, RULES, policy

POSITIONS = 12_000
NOT_TOLD = {"partner_draw", "tie_break", "notice"}  # options that change nothing in what may be done or is scored in a deal


def compare(met, seed):
    rng = ch.Rng(seed)
    preset = ch.presets("aluette")[seed % 8] if seed % 3 == 0 else "article"
    game = ch.game("aluette", preset, **({} if seed % 3 == 0 else RULES["aluette"](rng)))
    options = {name: getattr(game.rules, name) for name in oracle.OPTIONS}
    dealer = rng.below(game.rules.players)
    state = game.start(RICH_DEAL["aluette"](rng), dealer=dealer)
    order = [card.code for card in state.deal.order]
    done: list[str] = []
    while True:
        table = oracle.tell(order, dealer, done, options)
        where = (seed, options, dealer, order, done)
        expected = oracle.allowed(table, dealer, options)
        assert {action.text for action in state.legal_actions} == expected, where
        assert len(state.legal_actions) == len(expected), where
        turn = oracle.whose_turn(table, dealer, options)
        assert (turn and turn[1]) == state.to_act and (turn[0] if turn else "over") == state.phase, where
        assert [sorted(map(str, hand)) for hand in state.hands] == [sorted(hand) for hand in table.hands], where
        assert [card.code for card in state.stock] == table.talon, where
        laid = dict(state.thrown)
        assert [sorted(map(str, laid.get(seat, ()))) for seat in game.seats] == [sorted(cards) for cards in table.away], where
        assert list(state.winners) == table.winners and list(state.announced) == table.announced, where
        met["positions"] += 1
        met[state.phase] += 1
        if state.to_act is None:
            break
        action = policy(state, rng)
        done.append(action.text)
        state = state.child(action)
    points, why = oracle.count(table.winners, options, table.refused, table.gave_up, table.announced)
    outcome = state.outcome
    assert list(outcome.points) == points, where
    keys = {"surrender": {"surrender"}, "kept": {"refusal_kept"}, "failed": {"refusal_failed"}, "nobody": set(),
            "mordienne": {"mordienne"}, "most": {"most", "first"}}
    assert {line.key for line in outcome.lines} <= keys[why] and len(outcome.lines) == (why != "nobody"), where
    met[why] += 1
    met["deals"] += 1


def test_every_option_is_told_or_known_not_to_matter():
    assert set(oracle.OPTIONS) | NOT_TOLD == set(ch.game("aluette").rules.__slots__)


def test_engine_and_oracle_agree():
    met: Counter[str] = Counter()
    seed = 0
    while met["positions"] < POSITIONS:
        compare(met, seed)
        seed += 1
    for phase in ("exchange", "chant", "discard", "announce", "play", "surrender"):
        assert met[phase] > 40, (phase, met)
    for why in ("surrender", "failed", "most"):
        assert met[why], (why, met)


def test_scores_agree_on_random_lists_of_winners():
    """The score follows from the winners alone, so lists that random play would never bring can be tried too."""
    from cardhistory.games._aluette_score import best_player, mordienne, score_lines

    met: Counter[str] = Counter()
    for seed in range(30_000):
        rng = ch.Rng(seed)
        rules = ch.game("aluette", **RULES["aluette"](rng)).rules
        options = {name: getattr(rules, name) for name in oracle.OPTIONS}
        players = rng.choice((1, 2, rules.players))  # with few winners mordienne and ties are common
        spoil = rng.choice((1, 3, 8))
        winners = [rng.below(players) if rng.below(8) >= spoil else None for _ in range(rules.hand)]
        run = rng.below(5)
        if run:
            winners[-run:] = [rng.below(rules.players)] * run
        refused = rng.choice((None, None, 0, 1))
        given_up = rng.below(2) if refused is None and rng.below(20) == 0 else None
        announced = tuple(seat for seat in range(rules.players) if rng.below(2))
        points, why = oracle.count(winners, options, refused, given_up, announced)
        lines = score_lines(rules, winners, refused, given_up, announced)
        assert [sum(line.points for line in lines if line.side == side) for side in (0, 1)] == points, (options, winners)
        maker = mordienne(rules, winners)
        assert [maker] == ([seat for seat in range(rules.players) if oracle.made_mordienne(winners, seat, options)] or [None])
        best = best_player(rules, winners)
        assert (best and best[0]) == oracle.deal_winner(winners, options)
        assert maker is None or maker == best[0]
        met[why] += 1
    assert min(met[why] for why in ("surrender", "kept", "failed", "nobody", "mordienne", "most")) > 100, met


# The oracle itself, held against the examples of the notes: an oracle that nobody tested proves nothing.

@pytest.mark.parametrize("cards, winner", [
    ("3B RD 3D 3C", 2), ("2C 2D 3C 9C", 2), ("AD AC 8B VE", None), ("9E 9B 8D 7C", None), ("3E 3B 4D 5D", 3),
    ("8D 8C 2E 8B", 2)])
def test_the_oracle_knows_tricks(cards, winner):
    assert oracle.take_trick(list(enumerate(cards.split()))) == winner


@pytest.mark.parametrize("letters, points", [
    ("SENWSEXNW", [1, 0]), ("SXENXSWWW", [0, 2]), ("EXWEWNNNX", [1, 0]), ("NEXXXXXSS", [2, 0]), ("XXXXXXXXX", [0, 0])])
def test_the_oracle_knows_deals(letters, points):
    winners = [None if letter == "X" else "NESW".index(letter) for letter in letters]
    assert oracle.count(winners)[0] == points


def test_the_oracle_has_every_card_in_one_class():
    assert sorted(card for cards in oracle.CLASSES for card in cards) == sorted(oracle.PACK)
