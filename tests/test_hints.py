"""Hints: three strengths on one action, whole sentences, and nothing a seat does not know."""
from __future__ import annotations

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.players import hints
from cardhistory.players._thoughts import THOUGHTS
from cardhistory.players.careful import Careful
from cardhistory.players.hints import STRENGTHS, hint
from cardhistory.words import Words
from cardhistory.words.hints import SENTENCES

SAY = Words("en")


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(hints, "BUDGET", 200)


def positions(key, preset, deals=3):
    game = ch.game(key, preset)
    for number in range(deals):
        state, rng = game.start(number), ch.Rng(number)
        while state.to_act is not None:
            yield state
            state = state.child(rng.choice([one for one in state.legal_actions if one.verb != "concede"]))


@pytest.mark.parametrize("key, preset", [(key, preset) for key in ch.games() for preset in ch.presets(key)])
def test_every_hint_is_a_sentence(key, preset):
    pack, seen_phases = ch.game(key, preset).pack, {}
    for state in positions(key, preset):
        if seen_phases.setdefault(state.phase, 0) >= 8:
            continue
        seen_phases[state.phase] += 1
        seen = state.observation(state.to_act)
        nudge, reason, card = (hint(seen, ch.Rng(1), strength) for strength in STRENGTHS)
        action = Careful(200).choose(seen, ch.Rng(1)).action
        assert SAY.hint(pack, nudge) and SAY.hint(pack, reason)
        text = SAY.hint(pack, card)
        assert card.cards == action.cards
        if action.verb == "play":
            assert SAY.card(pack, action.cards[0]) in text
        assert not nudge.cards
        assert all(name not in SAY.hint(pack, nudge) for name in (SAY.card(pack, one) for one in seen.hand))


def test_hints_know_no_hidden_card():
    compared = 0
    for key in ("trappola", "kakeya"):
        for state in [*positions(key, None, 2)][::4]:
            seen = state.observation(state.to_act)
            other = world(seen, ch.Rng(3))
            if other is not None and other.hands != state.hands:
                compared += 1
                for strength in STRENGTHS:
                    assert hint(seen, ch.Rng(2), strength) == hint(other.observation(seen.seat), ch.Rng(2), strength)
    assert compared > 10


def test_thoughts_about_a_card_are_right():
    """What a reason says of a card is looked up in the position."""
    checked = set()
    for number in range(12):
        game, rng = ch.game("trappola"), ch.Rng(number)
        state = game.start(number)
        while state.to_act is not None:
            seen = state.observation(state.to_act)
            found = hint(seen, ch.Rng(1), "reason")
            key = found.key.rpartition(".")[2]
            if found.cards:
                (card,) = found.cards
                after = state.child(f"play {card}")
                if key == "sure_lead":
                    assert all(one.suit != card.suit or game.pack.place[one] > game.pack.place[card]
                               for one in state.hands[1 - state.to_act])
                    checked.add(key)
                elif key.startswith("take"):
                    assert after.tricks[-1].winner == state.to_act
                    checked.add(key)
                elif key.startswith("throw") or key == "spare_strong":
                    assert after.tricks[-1].winner != state.to_act
                    checked.add(key)
            state = state.child(rng.choice(state.legal_actions))
    assert {"sure_lead", "take_safely", "throw_cheap"} <= checked


def test_a_strength_there_is_not_is_refused():
    seen = ch.game("trappola").start(1).observation(1)
    with pytest.raises(ValueError, match="nudge, reason, card"):
        hint(seen, ch.Rng(1), "loud")
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(ch.game("trappola").start(1).observation(0), ch.Rng(1))


def test_every_thought_has_its_nudge_and_its_reason():
    thoughts = {*THOUGHTS, *hints._ASIDE.values(), "no_choice", "decline"}
    assert all(SAY.has(f"hint.reason.{thought}") and SAY.has(f"hint.nudge.{hints._TOPICS.get(thought, thought)}")
               for thought in thoughts)
    nudges = {f"hint.nudge.{hints._TOPICS.get(thought, thought)}" for thought in thoughts}
    assert {key for key in SENTENCES if key.startswith("hint.nudge.")} == nudges
    assert {key for key in SENTENCES if key.startswith("hint.reason.")} == {f"hint.reason.{thought}" for thought in thoughts}
