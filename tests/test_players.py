"""Players: always legal, deterministic, blind to what they cannot see, and able to say why."""
import sys

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.players.careful import Careful
from cardhistory.words import Words


def deals(n):
    return range(7_000, 7_000 + n)


def brief(name):
    """A player by name; the careful one thinks briefly, for tests."""
    return Careful(600) if name == "careful" else ch.player(name)


KNOWN = [(key, name) for key in ch.games() for name in ch.players(key)]
TAVERN = [key for key, name in KNOWN if name == "tavern"]


def play_out(game, deal, seats, dealer=0):
    state, rng = game.start(deal, dealer=dealer), ch.Rng(deal)
    while state.to_act is not None:
        seen = state.observation(state.to_act)
        decision = seats[state.to_act].choose(seen, rng)
        assert decision.action in seen.legal_actions
        state = state.child(decision.action)
    return state


def duplicate(game, number):
    """How many points a deal every second seat wins from the others when the tavern player sits there and novices elsewhere:
    the mean over deals each played twice, with seats exchanged, and its standard error."""
    tavern, novice, margins = ch.player("tavern"), ch.player("novice"), []
    for deal in deals(number):
        margin = 0
        for first in (0, 1):
            end = play_out(game, deal, [tavern if seat % 2 == first else novice for seat in game.seats], deal % len(game.seats))
            margin += sum(points if side % 2 == first else -points for side, points in enumerate(end.outcome.points))
        margins.append(margin / 2)
    mean = sum(margins) / number
    return mean, (sum((margin - mean) ** 2 for margin in margins) / (number - 1) / number) ** 0.5


@pytest.mark.parametrize("key, name", KNOWN)
def test_every_deal_comes_to_its_end(key, name):
    for preset in ch.presets(key):
        for deal in deals(1 if name == "careful" else 60):
            game = ch.game(key, preset)
            state = play_out(game, deal, [brief(name), *(ch.player("novice") for _ in game.seats[1:])])
            assert state.outcome is not None


@pytest.mark.parametrize("key, name", KNOWN)
def test_hidden_cards_decide_nothing(key, name):
    """Another world that this seat cannot tell from the real one gives the same decision."""
    player, told_apart, tried, missed = brief(name), 0, 0, 0
    enough = 30 if name == "careful" else 100
    for deal in deals(80):
        state, rng = ch.game(key).start(deal), ch.Rng(deal)
        while state.to_act is not None:
            seat = state.to_act
            other = world(state.observation(seat), rng)
            decision = player.choose(state.observation(seat), ch.Rng(5))
            tried += 1
            if other is None:  # the search for a world may give up, and now and then it does
                missed += 1
            else:
                told_apart += other.hands != state.hands
                assert player.choose(other.observation(seat), ch.Rng(5)) == decision
            state = state.child(decision.action)
        if told_apart > enough:
            break
    assert told_apart > enough and missed <= tried / 100


@pytest.mark.parametrize("key", TAVERN)
def test_tavern_can_say_why(key):
    say, said, presets = Words("en"), set(), ch.presets(key)
    for deal in deals(150):
        game = ch.game(key, presets[deal % len(presets)])
        state = game.start(deal)
        while state.to_act is not None:
            decision = ch.player("tavern").choose(state.observation(state.to_act), ch.Rng(0))
            (thought,) = decision.reasons
            said.add(thought.key)
            card = say.card(game.pack, thought.cards[0]) if thought.cards else ""
            assert say(f"{key}.thumb.{thought.key}", card=card)
            state = state.child(decision.action)
    assert len(said) >= 12, said


@pytest.mark.parametrize("key", TAVERN)
def test_tavern_beats_novice_in_duplicate(key):
    """The same deals with seats exchanged: the rules of thumb must be worth points, far beyond chance."""
    mean, spread = duplicate(ch.game(key), 150)
    assert mean > 4 * spread > 0


def test_a_player_with_nothing_to_decide_says_so():
    state = ch.game("trappola").start(1, dealer=0)
    for name in ch.players():
        with pytest.raises(ValueError, match="nothing to decide"):
            ch.player(name).choose(state.observation(0), ch.Rng(0))


def test_an_unknown_player_is_named():
    with pytest.raises(ValueError, match="novice, tavern, careful"):
        ch.player("shark")


def table(me, you, *actions, dealer=0):
    """The tavern player's thought in a position; seat 1 is the elder hand."""
    game = ch.game("trappola")
    state = game.start(game.fixed({1: me, 0: you}, dealer=dealer), dealer=dealer)
    for action in actions:
        state = state.child(action)
    decision = ch.player("tavern").choose(state.observation(state.to_act), ch.Rng(0))
    return str(decision.action), decision.reasons[0].key


def test_tavern_declares_at_once():
    assert table("AS AB AC 9S 8S 7S 9B 8B 7B", "RS TS 2S RB TB 2B RC TC 2C", "stand", "stand") == (
        "declare 3 A", "declare_now")


def test_tavern_leads_what_cannot_be_beaten_to_catch_what_is_below():
    action, key = table("AS RS 9B 8B 7B 9C 8C 7C 9D", "CS FS 2S RB TB 2B RC TC 2C", "stand", "stand")
    assert (action, key) == ("play AS", "hunt")


@pytest.mark.parametrize("key, name", KNOWN)
def test_every_level_is_legal_in_the_dark(key, name, monkeypatch):
    """No world is found, and the budget is one action: still something legal is done, in every phase."""
    monkeypatch.setattr(sys.modules["cardhistory.games"], "world", lambda seen, rng: None)
    player = Careful(1) if name == "careful" else ch.player(name)
    for preset in ch.presets(key):
        state = play_out(ch.game(key, preset), 11, [player] * len(ch.game(key, preset).seats))
        assert state.outcome is not None


@pytest.mark.parametrize("key", ch.games())
def test_the_least_budget_is_enough_to_act(key):
    game = ch.game(key)
    assert play_out(game, 12, [Careful(1)] * len(game.seats)).outcome is not None
