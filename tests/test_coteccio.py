"""Coteccio: the worked examples of the notes, lives, matches, worlds, and a second telling of the rules."""
from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.games._coteccio_rules import LAST_TRICK, VALUES
from cardhistory.packs import LATIN_40
from tests.oracle import coteccio_oracle as oracle
from tests.universes import RULES, coteccio_deal, policy, random_states

POSITIONS = 12_000


def begin(hands, *, dealer=0, scores=(), **options):
    game = ch.game("coteccio", **options)
    return game.start(game.fixed(hands, dealer=dealer, scores=scores), dealer=dealer, scores=scores)


def play(state, text):
    for card in text.split():
        state = state.child(f"play {card}")
    return state


def keys(state):
    return [(line.side, line.points, line.key, line.detail) for line in state.outcome.lines if line.key not in ("cards", "last")]


# The examples of the notes

def test_a_two_who_tie_for_the_most_both_lose_a_life():
    state = play(ch.game("coteccio").start("PV652-DD"), "5D CD 7D 4B  5C FC FS RC  3C 7B 6C AB  2B 6B 5S 3B  7S RD 3D 2S")
    assert [line.detail for line in state.outcome.lines if line.key == "cards"] == ["5", "11", "4", "6"]
    assert [(line.side, line.detail) for line in state.outcome.lines if line.key == "last"] == [(0, "6")]
    assert keys(state) == [(0, -1, "life", "11"), (1, -1, "life", "11")]
    assert state.outcome.points == (-1, -1, 0, 0) and state.outcome.winner is None


def test_b_a_low_card_that_nobody_can_beat_takes_what_is_thrown_on_it():
    hands = {1: "AB AD RD CD 7C", 2: "2B 2D 3D 4D AS", 0: "3B 5D 6D 7D 2S"}
    state = play(begin(hands, players=3, capotto="none"), "AB 2B 3B  AD 2D 5D  RD 3D 6D  CD 4D 7D")
    assert state.observation(None).points == (0, 21, 0)
    state = play(state, "7C AS 2S")
    assert state.tricks[-1].winner == 1 and keys(state) == [(1, -1, "life", "33")]  # 21 and 6 + 6


@pytest.mark.parametrize("capotto, points, what", [
    ("others_lose_life", (0, -1, -1, -1), "capotto"), ("no_life_lost", (0, 0, 0, 0), "capotto"),
    ("wins_pot", (0, -4, -4, -4), "capotto"), ("none", (-1, 0, 0, 0), "life")])
def test_c_all_five_tricks(capotto, points, what):
    state = play(ch.game("coteccio", capotto=capotto).start("PK08B-R1"),
                 "4S 5S 7D 6S  AC 7S 2C 4C  CD 5D 6D 4D  AS 6B 4B CB  7C 3D FB 6C")
    assert {trick.winner for trick in state.tricks} == {0}
    assert [(line.key, line.detail) for line in state.outcome.lines if line.key in ("cards", "last")] == [("cards", "23"), ("last", "6")]
    assert state.outcome.points == points and keys(state)[0][2] == what
    assert state.outcome.winner == (0 if min(points[1:]) < 0 else None)


def test_d_the_points_in_the_pack():
    assert sum(VALUES[card.rank] for card in LATIN_40) + LAST_TRICK == 78
    assert len(ch.game("coteccio", players=7).start(1).stock) == 5


# Following suit

def test_suit_must_be_followed_and_nothing_trumps():
    hands = {1: "7C 2S 3S 4S 5S", 2: "2C AD RD CD FD", 3: "AB RB CB FB 7B", 0: "6C 6S 6B 6D 7D"}
    state = play(begin(hands), "7C")
    assert [str(action) for action in state.legal_actions] == ["play 2C"]
    with pytest.raises(ch.IllegalAction, match="You must follow suit: cups were led, and you hold two of cups"):
        state.child("play AD")
    state = play(state, "2C AB 6C")
    assert state.tricks[0].winner == state.to_act == 1
    with pytest.raises(ValueError, match="no action of Coteccio"):
        state.child("exchange")
    with pytest.raises(ch.InvalidCard):
        state.child("play 8S")


# Lives, and who is out

def test_who_is_out_gets_no_cards_and_no_turn():
    state = ch.game("coteccio").start(7, dealer=1, scores=(2, 1, 0, 4))
    assert state.playing == (0, 1, 3) and [len(hand) for hand in state.hands] == [5, 5, 0, 5] and state.to_act == 3
    assert len(state.stock) == 25
    seats = []
    rng = ch.Rng(7)
    while state.to_act is not None:
        seats.append(state.to_act)
        state = state.child(rng.choice(state.legal_actions))
    assert set(seats) == {0, 1, 3} and len(seats) == 15
    assert state.observation(2).hand == () and state.observation(2).fact("playing") == (0, 1, 3)


@pytest.mark.parametrize("scores, dealer, message", [
    ((1, 0, 0, 0), 0, "two or more"), ((4, 4, 4), 0, "each of 4 players"), ((4, 4, -1, 4), 0, "whole number"),
    ((4, 0, 4, 4), 1, "no life left"), ((4, 4, 4, 4), 4, "from 0 to 3"), ((4, True, 4, 4), 0, "whole number")])
def test_positions_that_cannot_be(scores, dealer, message):
    with pytest.raises(ValueError, match=message):
        ch.game("coteccio").start(1, dealer=dealer, scores=scores)


@pytest.mark.parametrize("option, value", [
    ("players", 2), ("players", 8), ("players", True), ("lives", 0), ("lives", None), ("capotto", "wins"), ("all_out", "")])
def test_options_out_of_range(option, value):
    with pytest.raises(ValueError, match=option):
        ch.game("coteccio", **{option: value})



@pytest.mark.parametrize("all_out, points", [("replay", (0, 0, 0)), ("draw", (0, -1, -1))])
def test_nobody_would_be_left(all_out, points):
    """Two players with their last lives, level at six points each."""
    hands = {1: "2S 5S 3B 2C 7D", 2: "AS 4S 4B 3C 6C"}
    state = play(begin(hands, scores=(0, 1, 1), dealer=2, players=3, all_out=all_out), "2S AS  4B 3B  3C 2C  4S 5S  7D 6C")
    assert [trick.winner for trick in state.tricks] == [2, 2, 2, 1, 1]
    assert state.outcome.points == points
    match = ch.match.Match(state.game, state)
    assert match.over == (all_out == "draw") and match.winner is None
    if all_out == "replay":
        assert keys(state) == [(1, 0, "replay", "6"), (2, 0, "replay", "6")]
        assert match.next_deal().state.scores == (0, 1, 1)
    more = begin(hands, scores=(0, 1, 2), dealer=2, players=3, all_out=all_out)  # one of them has another life
    assert play(more, "2S AS  4B 3B  3C 2C  4S 5S  7D 6C").outcome.points == (0, -1, -1)


def finish(match, seed):
    rng = ch.Rng(seed)
    while match.state.to_act is not None:
        match = match.child(policy(match.state, rng))
    return match


@pytest.mark.parametrize("seed", range(25))
def test_a_whole_match(seed):
    game = ch.game("coteccio", **RULES["coteccio"](ch.Rng(seed)))
    match = game.match(seed, dealer=seed % 3)
    for number in range(400):
        lives = match.state.scores
        assert all(lives[seat] == 0 or match.state.hands[seat] for seat in game.seats)
        match = finish(match, seed + number)
        left = match.scores
        assert all(0 <= after <= before for before, after in zip(lives, left, strict=True))
        alive = [seat for seat in game.seats if left[seat]]
        assert match.over == (len(alive) < 2)
        if match.over:
            break
        dealer = match.state.dealer
        match = match.next_deal()
        expected = next(seat for step in range(1, 8) if left[seat := (dealer + step) % len(left)])
        assert match.state.dealer == expected
    assert match.winner == (alive[0] if alive else None)
    record = ch.Record.from_text(ch.Record.of(match).to_text())
    assert record.replay()[-1] == match


# The second telling

@pytest.fixture(scope="module")
def compared():
    """Plays until enough positions were compared; gives the kinds of line that were met."""
    met, count, seed = set(), 0, 0
    while count < POSITIONS:
        rng = ch.Rng(seed)
        game = ch.game("coteccio") if seed % 3 == 0 else ch.game("coteccio", **RULES["coteccio"](rng))
        rules = {name: getattr(game.rules, name) for name in oracle.OPTIONS}
        lives = [rng.below(game.rules.lives + 1) for _ in game.seats]
        if sum(map(bool, lives)) < 2 or rng.below(3) == 0:  # two players with their last lives
            last = rng.shuffled(game.seats)[:2]
            lives = [int(seat in last) for seat in game.seats]
        dealer = rng.choice([seat for seat in game.seats if lives[seat]])
        state = game.start(coteccio_deal(rng, game), dealer=dealer, scores=tuple(lives))
        order, done = [card.code for card in state.deal.order], []
        while True:
            table = oracle.tell(order, dealer, lives, done)
            where = (seed, rules, dealer, lives, done)
            assert {action.text for action in state.legal_actions} == oracle.allowed(table), where
            assert state.to_act == table.turn, where
            assert [sorted(map(str, hand)) for hand in state.hands] == [sorted(table.hands.get(seat, [])) for seat in game.seats], where
            assert [trick.winner for trick in state.tricks] == [winner for _, winner in table.tricks], where
            assert [card.code for card in state.stock] == table.stock, where
            count += 1
            if state.to_act is None:
                break
            action = policy(state, rng)
            done.append(action.text)
            state = state.child(action)
        assert [-points for points in state.outcome.points] == oracle.lives_lost(table, lives, rules), where
        met |= {(line.key, game.rules.capotto if "capotto" in line.key else "") for line in state.outcome.lines}
        seed += 1
    return met


def test_the_second_telling_agrees_and_what_is_rare_was_met(compared):
    assert compared >= {("life", ""), ("replay", ""), ("capotto", "no_life_lost"), ("capotto_lost", "others_lose_life"),
                        ("capotto_lost", "wins_pot")}


def test_the_oracle_knows_the_examples():
    assert oracle.winner_of([[0, "7C"], [1, "2C"], [2, "AS"], [3, "6C"]]) == 0
    table = oracle.Table()
    table.hands = {seat: [] for seat in range(4)}
    table.tricks = [[[[0, "7C"], [1, "2C"], [2, "AS"], [3, "6C"]], seat] for seat in (0, 0, 1, 1, 2)]
    assert oracle.points(table) == {0: 12, 1: 12, 2: 12, 3: 0}
    assert oracle.lives_lost(table, [4, 4, 4, 4]) == [1, 1, 1, 0]


# Worlds

def test_no_world_is_impossible_or_forgotten_or_likelier():
    """All ways to share out the unseen cards of late positions, found by trying; every one is drawn about as often as another."""
    compared = 0
    for seed in range(200):
        states = [state for state in random_states(ch.game("coteccio", players=3), seed) if len(state.tricks) == 4 and state.plays]
        for state in states[:1]:
            seat = state.to_act
            seen, rng = state.observation(seat), ch.Rng(seed)
            others = [who for who in state.game.seats if who != seat]
            unseen = [card for who in others for card in state.hands[who]] + list(state.stock)
            lacks = {who: {trick.led.suit for trick in (*state.tricks, seen.trick) for one, card in trick.plays
                           if one == who and card.suit != trick.led.suit} for who in others}
            holding = [who for who in others if state.hands[who]]
            fits = {cards for cards in combinations(unseen, len(holding))
                    if all(card.suit not in lacks[who] for who, card in zip(holding, cards, strict=True))}
            fits |= {cards[::-1] for cards in combinations(unseen, len(holding)) if len(holding) == 2
                     and all(card.suit not in lacks[who] for who, card in zip(holding, cards[::-1], strict=True))}
            if not any(lacks.values()) or not 4 <= len(fits) <= 60:
                continue
            drawn = Counter()
            for _ in range(20 * len(fits)):
                other = world(seen, rng)
                assert other.observation(seat) == seen
                drawn[tuple(other.hands[who][0] for who in holding)] += 1
            assert set(drawn) == fits
            chi = sum((drawn[cards] - 20) ** 2 / 20 for cards in fits)
            assert chi < len(fits) + 5 * (2 * len(fits)) ** 0.5, (seed, chi, len(fits))
            compared += 1
        if compared == 6:
            return
    raise AssertionError("too few positions")


def test_a_player_who_is_out_sees_worlds_too():
    state = ch.game("coteccio").start(3, scores=(1, 1, 0, 1))
    other = world(state.observation(2), ch.Rng(1))
    assert other.observation(2) == state.observation(2) and other.hands != state.hands
