"""Reading others at Primiera: what each did in which round, how good his hand may be, and what follows for an answer."""
import itertools

import pytest

import cardhistory as ch
from cardhistory.games._primiera_rules import PRESETS
from cardhistory.players._careful_primiera import Reader
from cardhistory.players._primiera_ranges import DOUBT, Deed, below, deeds, hands_after
from cardhistory.players._primiera_ranges_table import BERNI, CARDANO, ISENFIR
from cardhistory.players._tavern_primiera import Table
from cardhistory.players._tavern_primiera_odds import field_of, share

STAKED = ("berni", "cardano", "isenfir")


def states_of(preset: str, number: int):
    """All states of a deal that novices play, who stake and raise a lot."""
    game, rng = ch.game("primiera", preset), ch.Rng(number)
    state = game.start(number)
    yield state
    while state.to_act is not None:
        state = state.child(ch.player("novice").choose(state.observation(state.to_act), rng).action)
        yield state


@pytest.mark.parametrize("preset", STAKED)
def test_rounds_are_told_apart_by_the_log_alone(preset):
    """Whoever looks finds in this round what the rules say was spoken and laid down in it; the rest was before."""
    met = 0
    for number in range(60):
        for state in states_of(preset, number):
            if state.phase != "vie" or state.round is None or state.to_act is None:
                continue
            seen = state.observation(state.to_act)
            for rival, deed in deeds(seen, Table(seen).street).items():
                paid = state.round.of_seat(rival)
                if deed.act != "refuse":  # a refusal is forgotten by the round when the stake is taken back
                    assert (deed.act != "-") == (rival in state.round.spoken or paid > 0), (preset, number, rival)
                met += deed.staked > 0
    assert met > 30, "stakes of earlier rounds came up"


def test_a_log_is_read_as_one_would_tell_it():
    state = ch.game("primiera", "berni").start(7)
    first, second, third, fourth = state.live
    for said in (str(state.legal_actions[0]), "call", "call", "call"):  # two cards: the first stakes
        state = state.child(said)
    for said in ("pass", "stake 1", "call", "call", "call"):  # three cards
        assert state.phase == "vie"
        state = state.child(said)
    state = state.child("stake 2")  # four
    seen = state.observation(state.to_act)
    assert seen.seat == second and Table(seen).street == "4"
    silent = Deed("4", "-", 0, "-", "-")
    assert deeds(seen, "4") == {first: Deed("4", "stake", 1, "-", "-"), third: silent, fourth: silent}
    state = state.child("raise 2").child("fold").child("fold")
    assert deeds(state.observation(first), "4") == {second: Deed("4", "raise", 1, "-", "-")}


@pytest.mark.parametrize(("name", "lines"), [("berni", BERNI), ("cardano", CARDANO), ("isenfir", ISENFIR)])
def test_ranges_rise_and_raises_tell_more_than_stakes(name, lines):
    rules = PRESETS[name]
    streets = {line.split()[0] for line in lines.split("\n") if line}
    assert streets == {"berni": {"2", "3", "4"}, "cardano": {"4"}, "isenfir": {"2", "4", "after"}}[name]
    for line in lines.strip().splitlines():
        street, act, staked, said, threw, *points = line.split()
        hands = hands_after(rules, Deed(street, act, int(staked), said, threw))
        assert hands is not None and list(hands) == sorted(hands) == [int(point) / 1000 for point in points]
        assert hands[0] >= 0 and hands[-1] <= 1
        higher = hands_after(rules, Deed(street, "raise", int(staked), said, threw))
        if act == "stake" and higher is not None and (street, said) != ("4", "punto"):
            assert sum(higher) > sum(hands), line
    assert hands_after(rules, Deed("5", "call", 0, "-", "-")) is None


def test_what_a_hand_beats_rises_with_the_hand():
    any_hand = tuple([at / 10 + 0.05 for at in range(10)])
    for hands in [(0.0,) * 5 + (0.5, 0.6, 0.7, 0.8, 0.95), (0.6,) * 10, any_hand, (0.8, *(0.9,) * 8, 1.0)]:
        parts = [below(hands, step / 200) for step in range(201)]
        assert all(low <= high + 1e-12 for low, high in itertools.pairwise(parts)) and 0 <= parts[0] and parts[-1] <= 1
    assert below(any_hand, 0.42) == pytest.approx(0.42)
    assert below((0.6,) * 10, 0.6) == pytest.approx((1 - DOUBT) / 2 + DOUBT * 0.6)  # always the same hand: a tie counts half


def test_a_hand_meets_its_like_in_the_table():
    """Places in the table are rounded; a hand as good as one of them is on its level and not just below or above."""
    rules, met = PRESETS["berni"], 0
    places = {share(rules, number, field_of(rules)) for number in range(10, 700)}
    for line in BERNI.strip().splitlines():
        hands = hands_after(rules, Deed(*line.split()[:2], int(line.split()[2]), *line.split()[3:5]))
        for place in places:
            if round(place, 3) in hands:
                level = hands.count(round(place, 3))
                least = sum(one < place - 0.001 for one in hands)
                assert below(hands, place) == pytest.approx((1 - DOUBT) * (least + level / 2) / 10 + DOUBT * round(place, 3))
                met += 1
    assert met > 100


@pytest.mark.parametrize("packets", [(1, 1, 1, 1), (1, 3), (3, 1), (2, 2)])
@pytest.mark.parametrize("preset", STAKED)
def test_any_packets_are_played_by_the_careful_player(preset, packets):
    game, careful = ch.game("primiera", preset, packets=packets), ch.player("careful")
    for number in range(4):
        state = game.start(number)
        while state.to_act is not None:
            state = state.child(careful.choose(state.observation(state.to_act), ch.Rng(number)).action)
        assert sum(state.outcome.points) <= 0  # what nobody wins stays in the pot


def test_in_a_single_exchange_what_was_thrown_is_read():
    state = next(one for one in map(ch.game("primiera").start, range(20)) if one.phase == "draw")
    first, second, third = state.live[:3]
    hand = state.hands[first]
    state = state.child(f"draw {hand[0]} {hand[1]}").child(f"draw {state.hands[second][0]}")
    seen = state.observation(third)
    found = deeds(seen, Table(seen).street)
    assert found[first] == Deed("draw", "2", 0, "-", "-") and found[second] == Deed("draw", "1", 0, "-", "-")
    assert found[state.live[3]] == Deed("draw", "-", 0, "-", "-")
    assert all(hands_after(state.game.rules, deed) for deed in found.values())
    decision = ch.player("careful").choose(seen, ch.Rng(1))
    assert decision.action.verb == "draw" and decision == ch.player("careful").choose(seen, ch.Rng(2)), "nothing is drawn by chance"


def test_whoever_raises_on_four_cards_is_believed():
    """The same hand is worth less against a raise than against a call, and the tavern answers raises that the reader does not."""
    less = folded = met = 0
    for number in range(40):
        state = ch.game("primiera", "berni").start(number)
        while state.phase != "vie" or len(state.hands[state.live[0]]) < 4:
            ways = [str(action) for action in state.legal_actions]
            state = state.child(next((way for way in ("call", "pass") if way in ways), ways[0]))
        state = state.child("stake 1")
        quiet, loud = state.child("call"), state.child("raise 2")
        worth = [Reader(one.observation(one.to_act)).worth for one in (quiet, loud)]
        assert quiet.to_act == loud.to_act
        less += worth[1] < worth[0]
        seen = loud.observation(loud.to_act)
        answers = [ch.player(name).choose(seen, ch.Rng(1)).action.verb for name in ("tavern", "careful")]
        folded += answers == ["call", "fold"]
        met += answers[1] != "fold"
    assert less > 30 and folded >= 5 and met >= 2, (less, folded, met)
