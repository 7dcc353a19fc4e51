"""The tables of bits by which the careful player thinks quickly: they say what the rules say, and what a plain search says."""
from __future__ import annotations

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.players import (
    _careful_elfern,
    _careful_etori,
    _careful_goninkan,
    _careful_kakeya,
    _fast,
    _fast_aluette,
)
from cardhistory.players._careful_pictures import Situation, bit_of, tricks_of
from cardhistory.players._fast import Solver, bits
from cardhistory.players._fast_pair import Pair
from cardhistory.players.careful import Careful

MASKS = {"etori": _careful_etori.game_of, "kakeya": _careful_kakeya.game_of, "goninkan": _careful_goninkan.game_of}
FORMS = [("etori", "sakuragi"), ("etori", "maeda"), ("etori", "napoleon"), ("kakeya", "asahi"), ("kakeya", "kusaba"),
         ("kakeya", "gamers"), ("kakeya", "kakeya_js"), ("goninkan", "gocci"), ("goninkan", "sumisei")]


def positions(key, preset, number):
    """The states of a deal in which cards are played, at random; bids are made."""
    game = ch.game(key, preset)
    state, rng = game.start(number, dealer=number % len(game.seats)), ch.Rng(number)
    while state.to_act is not None:
        if state.phase == "play":
            yield state
        legal = [one for one in state.legal_actions if one.verb != "pass"] or state.legal_actions
        state = state.child(rng.choice(legal))
    yield state


@pytest.mark.parametrize("key, preset", FORMS)
def test_bits_say_what_the_rules_say(key, preset):
    """In every position of random deals: the same cards may be played, the same seat takes the trick, the same pictures are taken."""
    checked = 0
    for number in range(4):
        *states, _ = positions(key, preset, number)
        for state in states:
            seen = state.observation(state.to_act)
            fast = MASKS[key](seen).fast
            tricks = tricks_of(fast, seen)
            for plays, winner in tricks[:len(seen.tricks)]:
                assert fast.holder(plays)[0] == winner
                checked += 1
            plays = tricks[-1][0] if seen.trick else []
            hand = sum(fast.bit[card] for card in seen.hand)
            may = {bit_of(fast, seen, action) for action in seen.legal_actions}
            assert {*bits(fast.may(hand, plays))} == may
            camps = [0, 0]
            for plays, winner in tricks[:len(seen.tricks)]:
                camps[fast.camps[winner]] += sum(fast.points[bit] for _, bit in plays)
            told = [0, 0]
            for line in state.score_lines():
                if line.key == "taken":
                    seat = next(one for one in state.game.seats if state.game.sides[one] == line.side)
                    told[fast.camps[seat]] += int(line.detail)
            assert camps == told
    assert checked > 1_000


def played_on(monkeypatch, fast, hands, seat, *stock):
    """What a playout from this lead takes, how many cards it was, and which, in order."""
    chosen = []

    def told(*args, plain=_fast.choose):
        chosen.append(plain(*args))
        return chosen[-1]

    with monkeypatch.context() as patch:
        patch.setattr(_fast, "choose", told)
        return *fast.play_on(hands, seat, [], dict.fromkeys(fast.suit.values(), 0), *stock), chosen


@pytest.mark.parametrize("key, preset", FORMS)
def test_a_fast_playout_is_a_legal_deal(key, preset, monkeypatch):
    """Every card of a fast playout may be played by the rules, which come to the same pictures."""
    for number in range(3):
        start = next(positions(key, preset, number))
        seen = start.observation(start.to_act)
        game = MASKS[key](seen)
        fast = game.fast
        hands = [sum(fast.bit[card] for card in hand) for hand in start.hands]
        taken, steps, chosen = played_on(monkeypatch, fast, hands, start.to_act)
        assert steps == len(chosen) == sum(map(len, start.hands))
        state = start
        for bit in chosen:
            mine = state.observation(state.to_act)
            state = state.child(next(one for one in mine.legal_actions if bit_of(fast, mine, one) == bit))
            if state.phase == "play" and len(state.tricks) == max(map(len, start.hands)) - 1:
                lines = state.score_lines()  # before the last trick, after which a round may go on
        last = chosen[-len(fast.seats):]
        before = sum(int(line.detail) for line in lines if line.key == "taken" and not fast.camps[
            next(seat for seat in start.game.seats if start.game.sides[seat] == line.side)])
        assert before <= taken <= before + sum(fast.points[bit] for bit in last)


def every(fast, hands, seat, plays):
    """The points of the first camp by trying everything."""
    if not any(hands):
        return 0
    found = []
    for bit in bits(fast.legal(hands[seat], plays[0][1] if plays else 0)):
        left = [*hands]
        left[seat] ^= bit
        now = [*plays, (seat, bit)]
        if len(now) < len(fast.seats):
            found.append(every(fast, left, fast.turn[seat], now))
        else:
            winner = fast.holder(now)[0]
            got = 0 if fast.camps[winner] else sum(fast.points[one] for _, one in now)
            found.append(got + every(fast, left, winner, []))
    return min(found) if fast.camps[seat] else max(found)


@pytest.mark.parametrize("key, preset", [("etori", "sakuragi"), ("etori", "napoleon"), ("kakeya", "asahi")])
def test_solved_ends_are_those_of_every_line_of_play(key, preset):
    checked = 0
    for number in range(12):
        for state in positions(key, preset, number):
            if state.phase == "play" and len(state.tricks) == 10 and len(state.plays) == number % 4:
                seen = state.observation(state.to_act)
                game = MASKS[key](seen)
                hands = [sum(game.fast.bit[card] for card in hand) for hand in state.hands]
                plays = Situation(seen, game).plays
                assert Solver(game.fast, 99_999).solve(hands, state.to_act, plays) == every(game.fast, hands, state.to_act, plays)
                checked += 1
    assert checked == 12


# Elfern

@pytest.mark.parametrize("preset", ["pierer", "meyers"])
def test_elfern_on_bits(preset):
    """Playouts on bits are legal deals with the same figures; solved ends are those of every line of play."""
    game = ch.game("elfern", preset)
    for number in range(12):
        state = game.start(number, dealer=number % 2)
        pair = _careful_elfern.pair_of(state.observation(state.to_act))
        chosen = []

        class Told(Pair):
            def lead(self, *args, chosen=chosen):
                chosen.append(super().lead(*args))
                return chosen[-1]

            def answer(self, *args, chosen=chosen):
                chosen.append(super().answer(*args))
                return chosen[-1]

        pair.__class__ = Told
        hands = [sum(pair.bit[card] for card in hand) for hand in state.hands]
        taken, _ = pair.play_on([*hands], [pair.bit[card] for card in state.stock], state.to_act, 0, -1)
        end = None
        for bit in chosen:
            state = state.child(f"play {pair.card[bit]}")
            if end is None and not state.stock and len(state.hands[0]) <= 4 and not state.plays:
                end = state
        assert state.to_act is None
        assert taken == sum(card in pair.bit and bool(pair.bit[card] & pair.figures)
                            for trick in state.tricks if trick.winner == 0 for card in trick.cards)
        left = [sum(pair.bit[card] for card in hand) for hand in end.hands]
        assert pair.solve(left[0], left[1], end.to_act == 0, 0) == by_rules(end, pair) - taken_by(end, pair)


def taken_by(state, pair):
    return sum(bool(pair.bit[card] & pair.figures) for trick in state.tricks if trick.winner == 0 for card in trick.cards)


def by_rules(state, pair):
    """The figures of seat 0 at the end, when every line of play is tried by the rules."""
    if state.to_act is None:
        return taken_by(state, pair)
    found = [by_rules(state.child(action), pair) for action in state.legal_actions]
    return max(found) if state.to_act == 0 else min(found)


# Aluette

@pytest.mark.parametrize("preset", ["jeux_et_loisirs", "article", "mistry", "wikimanche"])
def test_aluette_on_bits(preset):
    """Tricks go to whom the rules give them, and a playout on bits is a deal by the rules with the same winners."""
    know, game = _fast_aluette.strengths(), ch.game("aluette", preset)
    for number in range(12):
        state, rng = game.start(number, dealer=number % len(game.seats)), ch.Rng(number)
        while state.phase != "play":
            state = state.child(rng.choice([one for one in state.legal_actions if one.verb not in ("sign", "say")]))
        for _ in range(number):
            state = state.child(rng.choice([one for one in state.legal_actions if one.verb == "play"]))
        hands = [sum(know.bit[card] for card in hand) for hand in state.hands]
        live, plays = sum(hands), [(who, know.bit[card]) for who, card in state.plays]
        gone = sum(know.bit[card] for trick in state.tricks for card in trick.cards) + sum(bit for _, bit in plays)
        away, winners = sum(know.card) - live - gone, [trick.winner for trick in state.tricks]
        steps = _fast_aluette.play_on(know, [*hands], away, state.to_act, [*plays], winners)
        assert steps == sum(map(len, state.hands))
        while state.to_act is not None:
            seat = state.to_act
            unseen = away | sum(know.bit[card] for who, hand in enumerate(state.hands) if who != seat for card in hand)
            bit = _fast_aluette.choose(know, sum(know.bit[card] for card in state.hands[seat]), seat,
                                       [(who, know.bit[card]) for who, card in state.plays], unseen, len(game.seats))
            state = state.child(f"play {know.card[bit]}")
        assert tuple(winners) == state.winners


# The whole player

def test_worlds_on_bits_fit_what_was_seen():
    """Cards that were exchanged between the hands: every hand as long as it was, none with a suit its owner has shown to lack."""
    for key, preset in FORMS:
        for state in [*positions(key, preset, 7)][:-1:9]:
            seen = state.observation(state.to_act)
            game = MASKS[key](seen)
            table, worlds = Situation(seen, game), Situation(seen, game).worlds(world(seen, ch.Rng(1)), ch.Rng(2))
            different = set()
            for _ in range(10):
                hands = next(worlds)
                different.add(tuple(hands))
                assert [hand.bit_count() for hand in hands] == [*seen.counts]
                assert hands[seen.seat] == sum(game.fast.bit[card] for card in seen.hand)
                assert sum(hands) == sum(game.fast.bit[card] for hand in state.hands for card in hand)
                for suit, seats in table.lacks.items():
                    assert not any(hands[who] & suit for who in seen.seats if seats >> who & 1)
            assert len(different) > 1 or sum(seen.counts) < 24


@pytest.mark.parametrize("key", ["etori", "kakeya", "goninkan", "elfern", "aluette"])
def test_hidden_cards_do_not_matter(key):
    """Another world that looks the same from this seat gets the same answer, and every answer is legal, also with a budget of 1."""
    for number, preset in enumerate(ch.presets(key)[:2]):
        for state in [one for one in positions(key, preset, number) if one.to_act is not None][3::17]:
            seen = state.observation(state.to_act)
            other = world(seen, ch.Rng(number)).observation(state.to_act)
            found = [Careful(500).choose(one, ch.Rng(3)) for one in (seen, other, seen)]
            assert found[0] == found[1] == found[2]
            assert {found[0].action, Careful(1).choose(seen, ch.Rng(1)).action} <= {*seen.legal_actions}


def test_a_larger_budget_is_more_thought(monkeypatch):
    """Cards played in thought stay within a world's work of the budget."""
    state = ch.game("kakeya").start(4).child("trump S")
    seen, plain, played = state.observation(state.to_act), _fast.choose, []
    monkeypatch.setattr(_fast, "choose", lambda *args: played.append(1) or plain(*args))
    counts = []
    for budget in (1, 4_000, 20_000):
        played.clear()
        Careful(budget).choose(seen, ch.Rng(1))
        counts.append(len(played))
    assert counts[0] < counts[1] < counts[2] < 22_000 and counts[0] <= 13 * 51
