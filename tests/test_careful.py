"""The careful player: legal in every phase of every game, the same every time, fair, and right where the answer is known."""
from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.games._primiera_hands import held, strength
from cardhistory.players import _search
from cardhistory.players._careful_primiera import Odds
from cardhistory.players._greedy import Table, manner_of, playout
from cardhistory.players._primiera_odds import Rivals, finals, thumb, unseen_by
from cardhistory.players.careful import Careful
from cardhistory.words import Words

ALL = [(key, preset) for key in ch.games() for preset in ch.presets(key)]
SAY = Words("en")


def states_of(game, number, player=None):
    """Every state of a deal in which all play at random, or as this player does; everything may happen but giving up."""
    state, rng = game.start(number, dealer=number % len(game.seats)), ch.Rng(number)
    while state.to_act is not None:
        yield state
        if player is None:
            action = rng.choice([one for one in state.legal_actions if one.verb != "concede"])
        else:
            action = player.choose(state.observation(state.to_act), ch.Rng(len(state.log))).action
        state = state.child(action)
    yield state


@pytest.mark.parametrize("key, preset", ALL)
def test_every_phase_is_answered_legally_and_the_same_twice(key, preset):
    game, player, phases = ch.game(key, preset), Careful(300), Counter()
    for number in range(6):
        for state in states_of(game, number):
            if state.to_act is None or phases[state.phase] >= 6:
                continue
            phases[state.phase] += 1
            seen = state.observation(state.to_act)
            decision = player.choose(seen, ch.Rng(9))
            assert decision.action in seen.legal_actions
            assert player.choose(seen, ch.Rng(9)) == decision
            (thought,) = decision.reasons
            assert SAY.has(f"careful.{thought.key}"), thought
    assert phases


def test_it_plays_whole_deals_against_itself():
    for key in ch.games():
        *_, last = states_of(ch.game(key), 5, Careful(200))
        assert last.outcome is not None


def test_it_answers_when_no_world_is_found(monkeypatch):
    for room in (_search, *[__import__(f"cardhistory.players.{name}", fromlist=["sample"]) for name in (
            "careful", "_careful_aluette", "_careful_pictures", "_careful_trappola", "_primiera_odds")]):
        monkeypatch.setattr(room, "sample", lambda seen, rng: None)
    for key in ch.games():
        for state in states_of(ch.game(key), 3):
            if state.to_act is not None:
                seen = state.observation(state.to_act)
                assert Careful(50).choose(seen, ch.Rng(1)).action in seen.legal_actions


def test_the_budget_bounds_the_work(monkeypatch):
    """Worlds drawn for one decision grow with the budget and stay few with a small one."""
    state = ch.game("elfern", "knoddle").start(4)
    seen, drawn = state.observation(state.to_act), []

    def counted(seen, rng):
        drawn.append(1)
        return world(seen, rng)

    monkeypatch.setattr(_search, "sample", counted)
    counts = []
    for budget in (1, 8_000, 20_000):
        drawn.clear()
        Careful(budget).choose(seen, ch.Rng(1))
        counts.append(len(drawn))
    assert counts[0] <= 4 and counts[0] < counts[1] < counts[2] < 80


def test_a_budget_is_a_positive_number():
    with pytest.raises(ValueError, match="budget"):
        Careful(0)


def test_worlds_leave_out_hands_that_were_thrown_in():
    """A redeal says nothing of the hands that followed: worlds without it hold the same cards to be known."""
    game = ch.game("etori", "sakuragi")
    found = 0
    for number in range(300):
        state = game.start(number).child("trump C")
        if "redeal" not in [str(action) for one in _until_play(state) for action in one.legal_actions]:
            continue
        *_, state = _until_play(state)
        seen = state.observation(state.to_act)
        assert any(action.verb == "redeal" for _, action in seen.log)
        other = _search.sample(seen, ch.Rng(number))
        assert other is not None and other.hands[seen.seat] == seen.hand and other.to_act == seen.seat
        assert {card for hand in other.hands for card in hand} == {*game.pack.cards}
        again = other.observation(seen.seat)
        assert (again.hand, again.phase, again.legal_actions) == (seen.hand, seen.phase, seen.legal_actions)
        found += 1
        if found == 3:
            break
    assert found == 3


def _until_play(state):
    while state.phase != "play":
        yield state
        state = state.child(state.legal_actions[-1])
    yield state


# Where the answer is known

def trappola(me, you, *actions):
    game = ch.game("trappola", exchange="none")
    state = game.start(game.fixed({1: me, 0: you}))
    for action in actions:
        state = state.child(action)
    return state


def test_equal_cards_are_tried_once():
    state = trappola("9S 8S 7S AB RB CB AC RC CC", "AS RS CS FS TS 2S 9B 8B 7B")
    seen = state.observation(1)
    left = _search.sift(seen, state, seen.legal_actions)
    cards = {str(action.cards[0]) for action in left}
    assert "9S" in cards and not {"8S", "7S"} & cards and {"AB", "RB", "CB"} <= cards


def test_playing_on_needs_no_hidden_card():
    """The greedy way to play looks at open cards and the own hand: two worlds that a seat cannot tell apart get one answer."""
    tried = 0
    for key in ("trappola", "elfern", "etori", "kakeya", "aluette"):
        for number in range(3):
            rng = ch.Rng(number)
            for state in [*states_of(ch.game(key), number)][::3]:
                if state.to_act is None or state.phase != "play":
                    continue
                other = world(state.observation(state.to_act), rng)
                if other is not None and other.hands != state.hands:
                    tried += 1
                    one, two = Table(state, ch.Rng(0)).choose(state), Table(other, ch.Rng(0)).choose(other)
                    assert one == two
    assert tried > 100


@pytest.mark.parametrize("key, preset", ALL)
def test_a_playout_ends_by_the_rules(key, preset):
    state, steps = playout(ch.game(key, preset).start(11), ch.Rng(11))
    assert state.outcome is not None and steps == len(state.log)


def test_what_beats_what_is_what_the_rules_say():
    """The tables of the greedy player against the winners of finished tricks."""
    checked = 0
    for key, preset in ALL:
        for number in range(4):
            *_, state = states_of(ch.game(key, preset), number)
            manner = manner_of(state)
            if manner is None:
                continue
            for trick in state.tricks:
                plays = trick.plays[trick.dead:]
                beaten = manner.beaten[plays[0][1].suit]
                best = [who for who, card in plays if not any(beaten[card] & manner.bit[other] for _, other in plays)]
                assert best == [trick.winner] or (trick.winner is None and len(best) > 1)
                checked += 1
    assert checked > 500


def test_habit_is_the_taverns_where_there_is_one():
    for key in ("trappola", "elfern"):
        state = next(one for one in states_of(ch.game(key), 4) if len(one.tricks) == 2)
        seen = state.observation(state.to_act)
        expected = (ch.player("tavern").choose(seen, ch.Rng(0)).action if "tavern" in ch.players(key)
                    else Table(state, ch.Rng(0)).choose(state))
        assert _search.habit(seen, state, ch.Rng(0)) == expected


def test_what_is_clearly_less():
    assert _search.clearly_less([0, 1, 0, 1], [5, 6, 5, 6]) and not _search.clearly_less([0, 9, 0, 9], [9, 0, 9, 1])
    assert not _search.clearly_less([0.0], [5.0])  # one world proves nothing
    assert not _search.clearly_less([0, 0, 0], [0.2, 0.2, 0.2], 0.25)


# Primiera

@pytest.mark.parametrize("preset, options", [
    ("article", {}), ("parlett", {}), ("italian", {}), ("cardano", {}), ("berni", {}), ("three_mountains", {}),
    ("article", {"court_chorus": "ranked", "high_primiera": 70}), ("article", {"three_of_a_kind_is_primiera": True})])
def test_odds_of_a_draw_are_those_of_every_draw(preset, options):
    game, rng = ch.game("primiera", preset, **options), ch.Rng(3)
    rules = game.rules
    hands = [tuple(rng.shuffled(game.pack.cards)[:kept]) for kept in (0, 1, 2, 3, 4)] + [
        game.pack.read("7C 6C AC"), game.pack.read("AS AB"), game.pack.read("AS AB AC"), game.pack.read("7D 6D")]
    for kept in hands:
        unseen = [card for card in game.pack.cards if card not in kept][::2 if len(kept) < 2 else 1]
        if len(kept) < 2 and (options or preset == "berni"):
            continue
        every = Counter(strength(rules, held(rules, (*kept, *cards))) for cards in combinations(unseen, 4 - len(kept)))
        total = sum(every.values())
        found = finals(rules, kept, unseen, rng)
        assert {*found} == {*every}
        assert all(abs(found[value] - ways / total) < 1e-9 for value, ways in every.items())


def test_it_stays_with_three_of_a_suit_and_throws_the_odd_card():
    game = ch.game("primiera")
    state = game.start(game.fixed({1: "7C 6C 5C RB", 2: "2S 3S FB CD", 3: "2B 3B FC RD", 0: "4S 2D 3D FS"}), dealer=0)
    decision = Careful(3_000).choose(state.observation(state.to_act), ch.Rng(2))
    assert str(decision.action) == "draw RB" and decision.reasons[0].key == "best_draw"


def test_chances_come_to_a_fair_share():
    """Four who draw once: what the eldest expects is a quarter, and a little more for knowing how to draw."""
    chances = []
    for number in range(30):
        state = ch.game("primiera").start(number)
        if state.phase == "draw":
            chances.append(Odds(state.observation(state.to_act), ch.Rng(number), 3_000).best_draw(1, 4)[0])
    assert len(chances) > 10 and 0.18 < sum(chances) / len(chances) < 0.42
    assert all(0 <= chance <= 1 for chance in chances)


def test_stakes_tell_of_good_hands():
    """Somebody who has raised is believed to hold more: the same hand then wins less often."""
    game = ch.game("primiera", vying="up_to", stake_unit=2, claim="free")
    lower = 0
    for number in range(12):
        state = game.start(number)
        while state.stage != "vie":
            state = state.child(state.legal_actions[-1] if state.stage == "draw" else "pass")
        quiet = state.child("pass")
        loud = state.child("stake 2")
        seen = [one.observation(one.to_act) for one in (quiet, loud)]
        chances = [Rivals(one, ch.Rng(5), 40).chance({(0, 40, 0): 1.0}) for one in seen]
        lower += chances[1] < chances[0]
    assert lower > 8


def test_thumb_throws_as_many_cards_as_are_allowed():
    game, rng = ch.game("primiera"), ch.Rng(8)
    for _ in range(300):
        hand = rng.shuffled(game.pack.cards)[:4]
        for low, high in ((0, 2), (1, 4), (1, 1), (4, 4)):
            away = thumb(game.rules, hand, low, high)
            assert low <= len(away) <= high and {*away} <= {*hand} and len({*away}) == len(away)


def test_unseen_cards_are_those_nobody_showed():
    for number in range(20):
        for state in states_of(ch.game("primiera", "cardano"), number):
            if state.to_act is not None:
                seat = state.to_act
                unseen = {*unseen_by(state.observation(seat))}
                assert not unseen & {*state.hands[seat]}
                live = [other for other in state.live if other != seat]
                assert all({*state.hands[other]} <= unseen for other in live)



def test_worlds_of_a_kakeya_ending_are_those_there_are():
    """Three cards each: every arrangement that fits is drawn, no other, and none much more often than another."""
    game = ch.game("kakeya")
    checked = 0
    for number in range(40):
        state = next(one for one in states_of(game, number) if one.tricks and len(one.tricks) == 11 and not one.plays)
        seat = state.to_act
        seen = state.observation(seat)
        others = [other for other in game.seats if other != seat]
        hidden = [card for other in others for card in state.hands[other]]
        lacks = {(who, trick.led.suit) for trick in state.tricks for who, card in trick.plays
                 if card.suit != trick.led.suit and card is not state.rensho}
        wanted = set()
        for one in combinations(hidden, 2):
            rest = [card for card in hidden if card not in one]
            for two in combinations(rest, 2):
                three = tuple(card for card in rest if card not in two)
                hands = dict(zip(others, (one, two, three), strict=True))
                if all((who, card.suit) not in lacks for who, cards in hands.items() for card in cards):
                    wanted.add(tuple(frozenset(hands[who]) for who in others))
        if not 4 <= len(wanted) <= 24:
            continue
        rng, times = ch.Rng(number), 40 * len(wanted)
        worlds = [world(seen, rng) for _ in range(times)]
        drawn = Counter(tuple(frozenset(one.hands[who]) for who in others) for one in worlds)
        assert {*drawn} == wanted
        chi = sum((count - 40) ** 2 / 40 for count in drawn.values())
        assert chi < len(wanted) + 4 * (2 * len(wanted)) ** 0.5 + 6
        checked += 1
        if checked == 2:
            break
    assert checked == 2


@pytest.mark.parametrize(("key", "lower"), [("trappola", "tavern"), ("elfern", "novice"), ("kakeya", "novice")])
def test_careful_beats_those_below_in_duplicate(key, lower):
    """A few deals, each with seats exchanged, and little thought: enough to be clearly ahead."""
    game = ch.game(key)
    below = ch.player(lower)
    margins = []
    for number in range(400, 405):
        for ours in (0, 1):
            state = game.start(number, dealer=number % 2)
            while state.to_act is not None:
                who = Careful(700) if game.sides[state.to_act] == ours else below
                state = state.child(who.choose(state.observation(state.to_act), ch.Rng(number)).action)
            margins.append(state.outcome.points[ours] - state.outcome.points[1 - ours])
    assert sum(margins) > 0
