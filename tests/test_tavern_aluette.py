"""The tavern player of Aluette: legal in every phase, blind, brief with signs, stronger than chance, each rule in its place."""
from itertools import groupby

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.games._aluette_rules import CLASS as STRENGTH
from cardhistory.players._tavern_aluette_table import CLASS, Table
from tests.aluette_table import PACK, PLAIN
from tests.test_players import duplicate
from tests.universes import rule_sets
from tests.work import calls

PRESETS = ch.presets("aluette")
TAVERN = ch.player("tavern")


def says(state):
    """What the tavern player does here, and the rule that speaks."""
    decision = TAVERN.choose(state.observation(state.to_act), ch.Rng(0))
    return str(decision.action), decision.reasons[0].key


def table(hands, *actions, dealer=3, **options):
    """A state in which N, E, S, W have these hands (N leads), after these actions."""
    game = ch.game("aluette", **{**PLAIN, **options})
    state = game.start(game.fixed(dict(enumerate(hands)), dealer=dealer), dealer=dealer)
    for action in actions:
        state = state.child(action)
    return state


def states(game, number):
    """Deals with tavern players and novices side by side."""
    for deal in range(number):
        rng = ch.Rng(deal)
        state = game.start(deal, dealer=deal % len(game.seats))
        while state.to_act is not None:
            yield state
            who = ch.player("novice") if (deal + state.to_act) % 3 == 0 else TAVERN
            state = state.child(who.choose(state.observation(state.to_act), rng).action)


def test_classes_are_those_of_the_game():
    assert CLASS == STRENGTH


# Always legal, blind, brief, fast

@pytest.mark.parametrize("preset", PRESETS)
def test_legal_in_every_phase(preset):
    game, phases = ch.game("aluette", preset), set()
    for deal in range(24):
        state, rng = game.start(deal, dealer=deal % len(game.seats)), ch.Rng(deal)
        while state.to_act is not None:
            seen = state.observation(state.to_act)
            action = TAVERN.choose(seen, rng).action
            assert action in seen.legal_actions
            phases.add(seen.phase)
            gives_up = seen.phase == "play" and rng.below(20) == 0 and "concede" in map(str, seen.legal_actions)
            state = state.child("agree" if seen.phase == "chant" and deal % 2 else "concede" if gives_up else action)
    rules = game.rules
    assert phases == {"play", "surrender"} | ({"chant", "discard"} if rules.chant == "ask" else set()) | (
        {"exchange"} if rules.hand_exchange else set()) | ({"announce"} if rules.match == "rebour_10" else set())


def test_legal_under_any_options():
    for number, game in enumerate(rule_sets("aluette", 40)[len(PRESETS):]):
        for state in states(game, 2):
            seen = state.observation(state.to_act)
            assert TAVERN.choose(seen, ch.Rng(number)).action in seen.legal_actions


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_and_chance_decide_nothing(preset):
    apart, rng = 0, ch.Rng(9)
    for state in states(ch.game("aluette", preset), 4):
        other = world(state.observation(state.to_act), rng)
        if other is not None:
            apart += other.hands != state.hands
            assert (TAVERN.choose(other.observation(state.to_act), ch.Rng(1))
                    == TAVERN.choose(state.observation(state.to_act), ch.Rng(2)))
    assert apart > 80


@pytest.mark.parametrize("options", [{}, {"preset": "trictrac"}, {"false_signs": True, "relative_signs": True}])
def test_one_sign_or_word_a_turn_and_only_true_ones(options):
    game, told = ch.game("aluette", **options), 0
    for deal in range(40):
        state = game.start(deal)
        while state.to_act is not None:
            seat, decision = state.to_act, TAVERN.choose(state.observation(state.to_act), ch.Rng(0))
            sign = decision.action
            if sign.verb == "sign" and sign.cards:
                assert sign.cards[0] in state.hands[seat]
            told += sign.verb in ("sign", "say")
            state = state.child(sign)
        for _, turn in groupby(state.log, key=lambda entry: entry[0]):
            verbs = [action.verb for _, action in turn]
            assert not any({one, after} <= {"sign", "say"} for one, after in zip(verbs, verbs[1:], strict=False))
    assert 40 < told < 40 * 16


def test_no_signs_where_opponents_catch_them():
    state = ch.game("aluette", chant="never", notice=100).start(5)
    while state.to_act is not None:
        action = TAVERN.choose(state.observation(state.to_act), ch.Rng(0)).action
        assert action.verb != "sign"
        state = state.child(action)


def test_a_decision_is_little_work():
    seen = [state.observation(state.to_act) for preset in PRESETS for state in states(ch.game("aluette", preset), 2)]
    assert sum(calls(TAVERN.choose, one, ch.Rng(0)) for one in seen) / len(seen) < 800  # four times what it is


@pytest.mark.parametrize("preset", PRESETS)
def test_beats_the_novice(preset):
    """Two partners against two novices, seats exchanged: worth points, far beyond chance, under every witness."""
    mean, error = duplicate(ch.game("aluette", preset), 50)
    assert mean > 4 * error > 0


# Single rules

HANDS = ("3D 3C 2D 2C 4D 5D 6D 7D 8D", "AD RD CD VD 4C 5C 6C 7C 8C", "AC RC CC VC 4E 5E 6E 7E 8E", "AE RE CE VE 9E 9B 3E 3B 5B")


def test_wins_last_and_cheaply():
    for partner, winner in (("CC", "RE"), ("RC", "AE"), ("8E", "9E")):
        action, key = says(table(HANDS, "play 4D", "play 5C", f"play {partner}"))
        assert key == "win_cheaply" and CLASS[ch.card(PACK, action.split()[1])] == CLASS[ch.card(PACK, winner)]


def test_leaves_the_trick_to_the_partner():
    state = table(HANDS, "play 4D", "play RD", "play 4E")
    action, key = says(state)
    assert key == "let_partner" and action in ("play 3E", "play 3B")


def test_does_not_spoil_what_the_partner_holds():
    """E holds the trick with a plain three; W's only other plain three would spoil it."""
    hands = ("4D 5D 6D 7D 8D 4C 5C 6C 7C", "9E 3E AD RD CD VD 8C 9D 9C", "AC RC CC VC 4E 5E 6E 7E 8E", "9B AE RE CE VE 8B 2E 2B 3B")
    state = table(hands, "play 4D", "play 9E", "play 4E")
    assert says(state) == ("play 3B", "let_partner")


def test_spoils_an_opponent_s_trick_with_an_equal_card():
    state = table(HANDS, "play 4D", "play 4C", "play AC")
    assert says(state) == ("play AE", "spoil")


def test_keeps_sure_cards_for_mordienne_and_then_takes_all():
    """N holds the four luettes: five tricks are let go, spread over the others, and then come four in a row."""
    state = table(HANDS)
    assert says(state) == ("play 4D", "mordienne_wait")
    keys = []
    while state.to_act is not None:
        action, key = says(state)
        keys += [key] if state.to_act == 0 else []
        state = state.child(action)
    assert keys[:5] == ["mordienne_wait"] * 5 and "mordienne_now" in keys
    assert [line.key for line in state.outcome.lines] == ["mordienne"] and state.outcome.points == (2, 0)


def test_tells_the_partner_of_mordienne_and_of_strong_cards():
    state = table(HANDS, signs=True)
    assert says(state) == ("sign mordienne", "sign_mordienne")
    state = state.child("sign mordienne")
    assert says(state) == ("play 4D", "mordienne_wait")
    strong = table((HANDS[1], HANDS[0], *HANDS[2:]), "sign A 1", "play 4C", signs=True)
    assert says(strong.child("sign mordienne")) == says(strong.child("sign mordienne").child("sign 3D"))


def test_announces_a_run_of_luettes_where_mordienne_is_announced():
    state = table(HANDS, match="rebour_10")
    assert says(state) == ("announce", "announce")
    assert says(state.child("announce")) == ("pass", "announce_nothing")


def test_says_low_before_a_sure_card():
    hands = ("3D 9C AD RD CD VD 4C 5C 6C", "2C 9D 2B 2E 7C 8C 4E 5E 6E", "AC RC CC VC 4B 5B 6B 7B 8B", "AE RE CE VE 9E 9B 3E 3B 7E")
    state = table(hands, talk=True)
    assert says(state) == ("say low", "say_low")
    state = state.child("say low")
    assert says(state) == ("play 3D", "lead_sure")
    state = state.child("play 3D").child("play 4E")
    assert says(state) == ("play 4B", "told_low")


def test_heeds_a_sign_that_was_caught():
    """W, who plays last, has shown the cow, and N has seen it: no card of N below it is safe any more."""
    hands = ("AD RD CD VD 4D 5D 6D 7D 8D", "AC RC 4C 5C 6C 7C 8C 9D 9C", "AE RE CE VE 4E 5E 6E 7E 8E", "2C CC VC 9E 9B 3E 3B 4B 5B")
    for notice, caught in ((100, True), (0, False)):
        state = table(hands, "sign 2C", "play 3E", "play 8D", "play 4C", "play 4E", signs=True, notice=notice, dealer=2)
        assert state.to_act == 0
        seen = Table(state.observation(0))
        assert ([card.code for card in seen.known[3]] == ["2C"]) == (seen.risk(CLASS[seen.hand[0]]) == 1) == caught


def test_votes_by_the_strength_of_the_hand():
    state = table(HANDS, chant="ask")
    assert says(state) == ("refuse", "refuse_chant")
    assert says(state.child("agree")) == ("agree", "agree_chant")


def test_lays_the_weakest_card_away():
    state = table(HANDS, *["agree"] * 4, chant="ask")
    assert state.phase == "discard"
    action, key = says(state)
    assert key == "lay_low_away" and CLASS[ch.card(PACK, action.split()[1])] == max(map(CLASS.get, state.hands[0]))


def test_changes_a_worthless_hand():
    hands = ("RB CB VB 4D 5D 6D 7D 8D 4B", "AD RD CD VD 4C 5C 6C 7C 8C", HANDS[2], HANDS[3])
    state = table(hands, hand_exchange=True)
    assert says(state) == ("exchange", "change_worthless")
    assert says(state.child("stand")) == ("stand", "keep_hand")


def test_gives_up_only_what_is_lost():
    """The strongest card of each hand against a side of small cards: after five tricks of one opponent nothing is left to win."""
    hands = ("4D 5D 6D 7D 8D 4C 5C 6C 7C", "3D 3C 2D 2C 9C 9D 2B 2E AD", "8C 4E 5E 6E 7E 8E 4B 5B 6B", "7B 8B 3E 3B 9E 9B VD VC VE")
    state, keys = table(hands), []
    while state.to_act is not None:
        action, key = says(state)
        keys.append((state.to_act, key, max(state.winners.count(seat) for seat in (1, 3))))
        state = state.child(action)
    assert [key for seat, key, _ in keys if seat % 2 == 1 and key.startswith("give")] == []
    for seat, key, most in keys:
        assert not key.startswith("give_up_lost") or (seat % 2 == 0 and most >= 4)


def test_refuses_an_offer_only_when_mordienne_is_certain():
    """With the four luettes for the last four tricks an offer is refused; with five tricks to go it is taken."""
    game = ch.game("aluette", **PLAIN)
    state = game.start(game.fixed(dict(enumerate(HANDS)), dealer=3), dealer=3)
    answers = {}
    while state.to_act is not None:
        seat = state.to_act
        if seat % 2 == 1 and not state.plays and "concede" in map(str, state.legal_actions):
            offered = state.child("concede")
            if offered.to_act == 0:
                answers[len(state.hands[0])] = says(offered)
        state = state.child(says(state)[0])
    assert answers and all((answer == ("refuse", "refuse_offer")) == (left == 4) for left, answer in answers.items())
