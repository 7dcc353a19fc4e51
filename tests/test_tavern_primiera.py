"""The tavern player of Primiera: legal in every phase, blind, stronger than chance, and each rule where it must speak."""
from dataclasses import replace
from itertools import pairwise

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.games._primiera_hands import held, strength
from cardhistory.players._tavern_primiera import Table
from cardhistory.players._tavern_primiera_odds import PACKS, promise, score, throws
from tests.test_players import duplicate
from tests.universes import rule_sets
from tests.work import calls

PRESETS = ch.presets("primiera")
TAVERN = ch.player("tavern")


def table(hands, *actions, preset="article", stock="", dealer=None, **options):
    """A state in which seat 0, 1, … have these hands and the last is the dealer, after these actions."""
    game = ch.game("primiera", preset, seats=len(hands), **options)
    dealer = len(hands) - 1 if dealer is None else dealer
    state = game.start(game.fixed(dict(enumerate(hands)), stock=stock, dealer=dealer), dealer=dealer)
    for action in actions:
        state = state.child(action)
    return state


def says(state):
    """What the tavern player does here, and the rule that speaks."""
    decision = TAVERN.choose(state.observation(state.to_act), ch.Rng(0))
    return str(decision.action), decision.reasons[0].key


def states(game, number):
    """Deals with tavern players and novices side by side, so that every phase is met in many positions."""
    for deal in range(number):
        rng = ch.Rng(deal)
        state = game.start(deal, dealer=deal % len(game.seats))
        while state.to_act is not None:
            yield state
            who = ch.player("novice") if (deal + state.to_act) % 3 == 0 else TAVERN
            state = state.child(who.choose(state.observation(state.to_act), rng).action)


# Always legal, blind, fast

@pytest.mark.parametrize("preset", PRESETS)
def test_legal_in_every_phase(preset):
    game, phases = ch.game("primiera", preset), set()
    for state in states(game, 30):
        seen = state.observation(state.to_act)
        assert TAVERN.choose(seen, ch.Rng(1)).action in seen.legal_actions
        phases.add(seen.phase)
    rules = game.rules
    flow = {"draw": {"draw"}, "bidding": {"claim", "draw", "bid"},
            "primero": {"vie", "invite" if rules.first_cards == "invite" else "change"}}[rules.flow]
    more = ({"draw"} if rules.draws else set()) | ({"declare"} if rules.declare else set())
    assert phases == flow | more


def test_legal_under_any_options():
    for number, game in enumerate(rule_sets("primiera", 40)[len(PRESETS):]):
        for state in states(game, 2):
            seen = state.observation(state.to_act)
            assert TAVERN.choose(seen, ch.Rng(number)).action in seen.legal_actions


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_and_chance_decide_nothing(preset):
    apart, rng = 0, ch.Rng(9)
    for state in states(ch.game("primiera", preset), 40 if preset in ("article", "parlett", "italian") else 5):
        other = world(state.observation(state.to_act), rng)
        if other is not None:
            apart += other.hands != state.hands
            assert (TAVERN.choose(other.observation(state.to_act), ch.Rng(1))
                    == TAVERN.choose(state.observation(state.to_act), ch.Rng(2)))
    assert apart > 25


def test_a_decision_is_bounded_work():
    seen = [state.observation(state.to_act) for preset in PRESETS for state in states(ch.game("primiera", preset), 6)]
    assert sum(calls(TAVERN.choose, one, ch.Rng(0)) for one in seen) / len(seen) < 25_000  # three times what it is


@pytest.mark.parametrize("preset", PRESETS)
def test_beats_the_novice(preset):
    """Every second seat against the others, seats exchanged: worth chips, far beyond chance, under every witness."""
    game = ch.game("primiera", preset)
    mean, error = duplicate(game, 150 if game.rules.flow == "draw" else 60)  # with little to decide it takes longer to show
    assert mean > 3 * error > 0


# What hands are worth

@pytest.mark.parametrize("number", range(30))
def test_hands_are_ranked_as_the_rules_rank_them(number):
    rng, rules = ch.Rng(3), replace(rule_sets("primiera", 25)[number].rules, quinola=False)
    hands = [rng.shuffled(PACKS[rules.pack].cards)[:4] for _ in range(250)]
    hands += [PACKS[rules.pack].read(hand) for hand in (
        "7S 7B 7C AD", "7S 7B 7C 6D", "7S 7B 7C 7D", "7C 6C AC 5C", "7C 6C AC 2D", "RS CS FS 2S", "RS RB RC 2C", "RS CB FC RD")]
    for one, other in pairwise(hands):
        mine, theirs = (strength(rules, held(rules, hand))[:2] for hand in (one, other))
        assert (score(rules, one) > score(rules, other)) == (mine > theirs)
        assert (score(rules, one) == score(rules, other)) == (mine == theirs)
        assert (score(rules, one) >= 100) == (held(rules, one).kind != "punto")


def test_the_odds_are_counted_exactly():
    """Three suits and a card of each: 9 or 10 of the 36 unseen make a primiera; three of a suit: 7 make a fluxus."""
    rules, pack = ch.game("primiera").rules, PACKS[40]
    for hand, away, ways in (("7C 2C AS RB", "2C", 10), ("7C 5C 2C RB", "RB", 7), ("7C 6C 2D RB", "2D RB", 0)):
        cards = pack.read(hand)
        unseen = [card for card in pack.cards if card not in cards]
        gone = pack.read(away)
        assert gone in throws(rules, cards)
        if ways:
            made = promise(rules, [card for card in cards if card not in gone], unseen, lambda number: float(number >= 100))
            assert made == pytest.approx(ways / 36)


def test_a_better_hand_wins_more_often():
    seen = table(("7C 4C AS RB", "RD CD 4D 7B", "RC FC 7S 2B", "RS FS 5C 3C")).observation(0)
    chances = [Table(seen).chance(number) for number in (21, 35, 54, 240, 260, 455, 653, 864)]
    assert chances == sorted(chances) and chances[0] < 0.05 and chances[-1] > 0.95


# Single rules

POOR = ("RD CD 4D 7B", "RC FC 7S 2B", "RS FS 5C 3C")


@pytest.mark.parametrize("hand, action, key", [
    ("7C 4C AS RB", "draw 4C", "fourth_suit"), ("5D 6D 2D RB", "draw RB", "fourth_of_suit"),
    ("7C 6C AS RS", "draw RS AS", "fifty_five"), ("7C 5C CB FB", "draw CB FB", "keep_pair"),
    ("7C 7S 7B 2B", "draw 2B", "three_alike"),
])
def test_exchange(hand, action, key):
    state = table((hand, "CD FD 4D 3B", "RC FC 6S FB" if "FB" not in hand else "RC FC 6S 5B", "CS FS 5S 3C"))
    did, why = says(state)
    assert why == key and set(did.split()) == set(action.split())


def test_shows_a_made_hand_at_the_first_chance():
    hands = ("7C 6S AB RD", *POOR[1:], "CD 3D 5D 2S")
    state = table(hands, preset="three_mountains")
    assert says(state) == ("show", "show_first")
    assert says(state.child("pass")) == ("pass", "nothing_to_show")


def test_cardano_invites_with_good_cards_and_lets_poor_ones_go():
    good = table(("7C 6C", "RD 2C", "RB 3D", "FS 4D"), preset="cardano")
    assert says(good)[1] == "invite"
    assert says(good.child("stake 2")) == ("pass", "pass_first")
    alone = good.child("stake 1").child("pass").child("pass")
    assert says(alone) == ("call", "must_hold")


def test_changes_poor_first_cards_and_stakes_on_good_ones():
    state = table(("RC 2S", "7C 6C", "RB 3D", "FS 4D"), preset="isenfir")
    assert says(state) == ("draw RC 2S", "change_all") or says(state) == ("draw 2S RC", "change_all")
    assert says(state.child("draw 2S RC"))[1] == "first_stake"


def vying(hands, *actions, preset="isenfir", **options):
    """Four cards each at Isenfir's table, the first stake matched by all."""
    return table(hands, "stake 1", *["call"] * (len(hands) - 1), *actions, preset=preset, **options)


def test_stakes_on_a_fluxus_and_folds_a_poor_hand():
    hands = ("7C 6C 5C 2C", "RD 2B CS 4S", "RB 3D 5S 2D", "FS 4D CB 3B")
    state = vying(hands)
    assert says(state) == ("declare fluxus", "say_true")
    state = state.child("declare fluxus")
    assert says(state) == ("stake 2", "stake_strong")
    answer = state.child("stake 2").child("declare punto")
    assert says(answer) == ("refuse", "refuse_first")
    raised = answer.child("call").child("declare punto").child("raise 2").child("declare punto").child("raise 2").child("call")
    assert says(raised)[1] == "fold"


def test_a_bluff_follows_the_values_in_the_hand():
    """The same poor hand but for one card: only when the values make a multiple of seven is there a lie in it."""
    lie, truth = "RD CD 3S AB", "RD CD 2S AB"  # 49 and 48
    for hand, declares, key in ((lie, "declare primiera", "say_more"), (truth, "declare punto", "say_true")):
        state = vying((hand, "7C 6C 5C 2C", "RB 3D 5S 2D", "FS 4D CB 3B"))
        assert says(state) == (declares, key)
        state = state.child(declares)
        assert (says(state) == ("stake 2", "bluff")) == (key == "say_more")


def test_whoever_keeps_all_cards_and_raises_is_feared():
    hands = ("7C 6C 5D 2S", "RD 2B CS 4S")
    free = Table(vying(hands, "declare punto").observation(0)).worth
    feared = Table(vying(hands, "declare punto", "pass", "declare fluxus", "stake 2").observation(0)).worth
    assert feared < free


def test_nobody_folds_at_three_mountains_so_new_cards_are_taken_for_nothing():
    hands = ("7C 4C AS RB", "RD CD 4D 7B", "RC FC 7S 2B", "RS FS 5C 3C")
    state = table(hands, *["pass"] * 4, *["stand"] * 4, "bid punto 35 1", preset="three_mountains", dealer=0)
    assert says(state)[0].startswith("draw ")


def test_a_strong_hand_is_bid_and_then_shown():
    state = table(("RD CD 4D 7B", "RC FC 7S 2B", "RS FS 5C 3C", "7D 6D AD 5D"), "pass", "pass", "pass", "pass",
                  *["stand"] * 4, *["call"] * 3, preset="three_mountains")
    assert says(state) == ("bid fluxus 70 2", "bid_high")
    state = state.child("bid fluxus 70 2").child("call").child("call").child("call")
    assert says(state) == ("show", "show_now")
