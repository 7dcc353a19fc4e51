"""Laws that hold for every game, under every witness and under random options, on random deals.

What is particular to a game (its action texts, options worth trying, deals rich in what is rare) stands in
`tests/universes.py`; everything here asks only for what every game offers.
"""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cardhistory as ch
from cardhistory.games import module
from cardhistory.words import Words
from tests import universes
from tests.universes import every, random_states, rule_sets, snapshot

GAMES = 14  # random deals for each rule set
OPTIONS = 5  # random rule sets for each game
RARE = 8  # and so many where what is rare is looked for, with more if need be
ALL = [(key, number) for key in ch.games() for number in range(len(rule_sets(key, OPTIONS)))]
NAMES = [f"{key}-{rule_sets(key, OPTIONS)[number].preset}-{number}" for key, number in ALL]
by_rules = pytest.mark.parametrize("game", [rule_sets(key, OPTIONS)[number] for key, number in ALL], ids=NAMES)


def no_more(state):
    return ()


def test_every_game_has_its_universe():
    for table in (universes.ACTIONS, universes.RULES, universes.RICH_DEAL):
        assert set(table) == set(ch.games())


@by_rules
def test_cards_are_conserved_and_somebody_can_always_act(game):
    for seed in range(GAMES):
        for state in random_states(game, seed):
            cards = [card for hand in state.hands for card in hand]
            cards += [card for _, hand in state.thrown for card in hand] + list(state.stock)
            cards += getattr(state, "removed", ())  # not in play, so that the pack divides evenly
            cards += [card for _, hidden, up in getattr(state, "discards", ()) if not up for card in hidden]
            cards += [card for _, card in state.plays] + [card for trick in state.tricks for card in trick.cards]
            assert sorted(card.code for card in cards) == sorted(card.code for card in game.pack)
            assert (state.to_act is None) == (not state.legal_actions) == (state.outcome is not None)
            assert state.to_act is None or state.to_act in game.seats
        assert len(state.log) < 200


@by_rules
def test_legal_actions_are_those_that_are_not_refused(game):
    always = universes.ACTIONS[game.key]()
    for seed in range(GAMES // 2):
        for state in random_states(game, seed):
            legal = state.legal_actions
            texts = (*always, *universes.MORE.get(game.key, no_more)(state))
            assert legal == state.legal_actions and len(set(legal)) == len(legal)
            assert {action.text for action in legal} == {text for text in texts if state.why_illegal(text) is None}
            for action in legal:
                assert state.why_illegal(action) is None
                child = state.child(action)
                assert child == state.child(action.text) and child.log == (*state.log, (state.to_act, action))
                assert game.action(action.text) == action and game.action(action.text.upper()) == action


@pytest.mark.parametrize("key", ch.games())
def test_what_is_refused_has_a_reason_with_a_sentence_changes_nothing_and_every_reason_comes(key):
    """A reason that never comes is a sentence nobody can read."""
    met: set[str] = set()
    every_one = set(module(key).REASONS)
    for first in range(0, 39, 3):  # some come only under rare options, or in rare deals
        for game in rule_sets(key, RARE if not first else 2 * RARE):
            for seed in range(first, first + 3):
                for state in random_states(game, seed + 1000):
                    met |= refused_reasons(state)
        if met == every_one:
            break
    assert met == every_one


def refused_reasons(state):
    """The reasons of all that is refused in a position; the first action refused for each of them is tried and checked."""
    say, game = Words("en"), state.game
    legal, before, met = {action.text for action in state.legal_actions}, snapshot(state), set()
    for text in (*universes.ACTIONS[game.key](), *universes.MORE.get(game.key, no_more)(state)):
        if text in legal:
            continue
        refused = state.why_illegal(text)
        assert refused is not None
        if refused.key in met:
            continue
        with pytest.raises(ch.IllegalAction) as caught:
            state.child(text)
        reason = caught.value.reason
        assert reason == state.why_illegal(text) and reason.game == game.key
        met.add(reason.key)
        sentence = str(caught.value)
        assert sentence == say.reason(reason) and sentence[0].isupper() and sentence[-1] in ".!?" and "{" not in sentence
        assert isinstance(caught.value, ValueError)
    assert snapshot(state) == before
    return met


@by_rules
def test_score_lines_add_up(game):
    for seed in range(GAMES // 2):
        for state in random_states(game, seed):
            for seat in (*game.seats, None):
                seen = state.observation(seat)
                assert seen.points == tuple(
                    sum(line.points for line in seen.lines if line.side == side) for side in range(len(seen.points)))
        outcome = state.outcome
        for side, points in enumerate(outcome.points):
            assert points == sum(line.points for line in outcome.lines if line.side == side)
        best = max(outcome.points)
        assert outcome.winner == (outcome.points.index(best) if outcome.points.count(best) == 1 else None)
        assert all(line.key.isidentifier() and line.side in game.sides.values() for line in outcome.lines)
        assert seen.lines == outcome.lines and seen.outcome == outcome


@by_rules
def test_record_round_trip(game):
    for seed in range(GAMES):
        states = list(random_states(game, seed))
        record = ch.Record.of(states[-1])
        again = ch.Record.from_text(record.to_text())
        assert again == record
        assert [match.state for match in again.replay()] == states


# What a seat knows

@by_rules
def test_leak_law_by_sampled_worlds(game):
    """A world drawn from what a seat has seen looks the same to that seat, and others see what they should."""
    from cardhistory.games import world
    changed = found = 0
    for seed in range(60):
        if (seed >= 5 or found > 500) and changed > 50 and found > 100:
            break
        rng = ch.Rng(seed)
        for state in random_states(game, seed):
            seat = rng.choice(game.seats)
            seen = state.observation(seat)
            other = world(seen, rng)
            if other is None:
                continue
            found += 1
            changed += other != state
            again = other.observation(seat)
            assert again == seen and repr(again) == repr(seen) and again.to_json() == seen.to_json()
            assert other.to_act == state.to_act
    assert changed > 50 and found > 100


@by_rules
def test_leak_law_by_permuted_cards(game):
    """Exchange hidden cards in the deal itself, play the same again: whoever could not see them sees no difference."""
    changed = 0
    for seed in range(12):
        rng = ch.Rng(seed)
        states = list(random_states(game, seed))
        for seat in (*game.seats, None):
            for place in rng.shuffled(range(len(states)))[:6]:
                state = states[place]
                hidden = hidden_cards(state, seat)
                if len(hidden) < 2:
                    continue
                order = permuted(state.deal.order, hidden, rng)
                other = heard_again(game, order, state, seat, rng)
                if other is None:
                    continue  # with these cards somebody could not have done what was done
                told, again = state.observation(seat), other.observation(seat)
                assert again == told and again.to_json() == told.to_json(), (seed, seat, place)
                changed += other.hands != state.hands
    assert changed > 20


def hidden_cards(state, seat):
    """What this seat cannot have seen: the stock and the hands of others, never what lies open."""
    if state.game.key in universes.HIDDEN:
        return universes.HIDDEN[state.game.key](state, seat)
    cards = [card for who, hand in enumerate(state.hands) if who != seat for card in hand]
    return [*cards, *state.stock]


def permuted(order, hidden, rng):
    places = [i for i, card in enumerate(order) if card in set(hidden)]
    a, b = rng.shuffled(places)[:2]
    changed = list(order)
    changed[a], changed[b] = changed[b], changed[a]
    if rng.below(2):
        new = rng.shuffled([changed[i] for i in places])
        for i, card in zip(places, new, strict=True):
            changed[i] = card
    return tuple(changed)


def heard_again(game, order, state, seat, rng):
    """The same actions on another deal; one that this seat only half heard may be any that sounds the same."""
    if game.key in universes.TOLD_AGAIN:
        return universes.TOLD_AGAIN[game.key](game, order, state, seat, rng)
    again = game.start(ch.Deal(game.pack, order, chance=state.deal.seed), dealer=state.dealer, scores=state.scores)
    heard = state.observation(seat).log if state.to_act is not None else state.log
    for (_, action), (_, sound) in zip(state.log, heard, strict=True):
        if sound == action:
            if again.why_illegal(action):
                return None
            again = again.child(action)
            continue
        actor = again.to_act
        alike = [one for one in again.legal_actions if again.child(one).observation(seat).log[-1] == (actor, sound)]
        if not alike:
            return None
        again = again.child(rng.choice(alike))
    if [who for who, _ in getattr(again, "shown", ())] != [who for who, _ in getattr(state, "shown", ())]:
        return None  # with these cards others would have had to show theirs
    if getattr(state, "reshuffles", 0) and seat is not None and again.came[seat] != state.came[seat]:
        return None  # others threw away other cards, and those have come back to this seat
    return again if again.to_act == state.to_act else None


@by_rules
def test_an_observation_holds_no_hidden_card(game):
    codes = {card.code for card in game.pack}
    for seed in range(GAMES // 4):
        for state in random_states(game, seed):
            for seat in (*game.seats, None):
                seen = universes.PRESENT.get(game.key, as_it_is)(state.observation(seat))
                words = set(repr(seen).replace(">", " ").replace(",", " ").replace(")", " ").replace("(", " ").split())
                words |= set(texts(seen.to_json()))
                hidden = {card.code for card in hidden_cards(state, seat)}
                assert not words & codes & hidden, (seed, seat, words & hidden)


def as_it_is(seen):
    return seen


def texts(value):
    """Every word in a JSON value."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for one in value.values():
            yield from texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from texts(one)


def test_the_search_for_hidden_cards_finds_them():
    """The test above would notice: a card that is in an observation is among the words it looks through."""
    seen = next(random_states(ch.game("trappola"), 1)).observation(1)
    words = set(repr(seen).replace(",", " ").replace(")", " ").replace("(", " ").split())
    assert {card.code for card in seen.hand} <= words & set(texts(seen.to_json()))


@by_rules
def test_an_observation_is_plain_data(game):
    """No state, no deal, no game and nothing callable can be reached from it; JSON can hold it."""
    import json
    from dataclasses import fields, is_dataclass
    plain = (str, int, type(None), ch.Card, ch.Action)
    allowed = {"Observation", "Trick", "Reason", "ScoreLine", "Outcome", type(game.rules).__name__}

    def walk(value):
        if isinstance(value, tuple):
            for one in value:
                walk(one)
        elif is_dataclass(value):
            assert type(value).__name__ in allowed, type(value)
            for field in fields(value):
                walk(getattr(value, field.name))
        else:
            assert isinstance(value, plain), type(value)

    for state in random_states(game, 3):
        for seat in (*game.seats, None):
            seen = state.observation(seat)
            walk(seen)
            assert json.loads(json.dumps(seen.to_json())) == seen.to_json()
            if seat != state.to_act:
                assert not seen.legal_actions and not seen.refused


@by_rules
def test_refusals_of_ones_own_cards_are_in_the_observation(game):
    for seed in range(5):
        for state in random_states(game, seed):
            if state.to_act is None:
                continue
            seen = state.observation(state.to_act)
            assert seen.legal_actions == state.legal_actions
            refused = {action.text: reason for action, reason in seen.refused}
            for card in seen.hand:
                text = universes.CARD.get(game.key, "play {}").format(card)
                assert refused.get(text) == state.why_illegal(text)


# Always the same

def digest(preset_key: tuple[str, str]) -> str:
    from hashlib import sha256
    total = sha256()
    for seed in range(10):
        for state in random_states(ch.game(*preset_key), seed):
            for seat in (*state.game.seats, None):
                total.update(repr(state.observation(seat)).encode())
        total.update(ch.Record.of(state).to_text().encode())
    return total.hexdigest()


def test_nothing_depends_on_the_order_of_hashes():
    root = Path(__file__).resolve().parents[2]
    code = f"import sys; sys.path[:0] = [{str(root)!r}]\n" \
           "from tests.laws.test_laws import digest, every\nprint(*map(digest, every()))"
    answers = {
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root,
                       env={**os.environ, "PYTHONHASHSEED": seed}).stdout
        for seed in ("0", "42")}  # and this process has an order of its own
    assert answers == {" ".join(map(digest, every())) + "\n"}


def test_games_side_by_side_do_not_disturb_each_other():
    for key, preset in every():
        alone = [list(random_states(ch.game(key, preset), seed)) for seed in (1, 2, 3)]
        walks, together = [random_states(ch.game(key, preset), seed) for seed in (1, 2, 3)], [[], [], []]
        for _ in range(max(map(len, alone))):
            for walk, states in zip(walks, together, strict=True):
                states += [state for state in [next(walk, None)] if state is not None]
        assert together == alone


def test_states_are_values():
    for key, preset in every():
        states = list(random_states(ch.game(key, preset), 4))
        assert states == list(random_states(ch.game(key, preset), 4))
        assert len(set(states)) == len(states)
        with pytest.raises(AttributeError):
            states[0].to_act = 1
        with pytest.raises((AttributeError, TypeError)):
            states[0].colour = 1
