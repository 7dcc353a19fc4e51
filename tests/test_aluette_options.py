"""Aluette: chant, exchange of a hand, signs, words, six players, announced mordienne, the draw for partners, and exact counts."""
from __future__ import annotations

from collections import Counter
from dataclasses import fields
from fractions import Fraction
from math import comb

import pytest

import cardhistory as ch
from cardhistory.games import _aluette_counts as counts
from cardhistory.games import module
from cardhistory.games._aluette_actions import SIGNS
from cardhistory.games._aluette_rules import ACES, CLASS, LUETTES, SPECIALS, AluetteRules, worthless
from cardhistory.words import Words
from tests.aluette_table import PACK, begin, play, played

STOCK = "AB RB CB VB 9B 8B 7B 6B 5B 4B 3B 2B"


def unshuffled(dealer=3, **options):
    game = ch.game("aluette", **options)
    return game.start(ch.Deal(PACK, PACK.cards), dealer=dealer)


def sung(dealer=3, **options):
    """All have agreed to the chant."""
    state = unshuffled(dealer, **options)
    for _ in range(4):
        state = state.child("agree")
    return state


# The chant

def test_all_four_are_asked_from_the_dealers_left():
    state, asked = unshuffled(dealer=1), []
    for _ in range(4):
        assert state.phase == "chant" and [a.text for a in state.legal_actions if a.verb != "sign"] == ["agree", "refuse"]
        asked.append(state.to_act)
        state = state.child("agree")
    assert asked == [2, 3, 0, 1] and state.phase == "discard" and state.observation(None).fact("votes") == (1, 1, 1, 1)


@pytest.mark.parametrize("votes", range(4))
def test_one_refusal_is_enough(votes):
    state = unshuffled()
    for _ in range(votes):
        state = state.child("agree")
    state = state.child("refuse")
    assert (state.phase, state.to_act, len(state.stock)) == ("play", 0, 12)
    assert state.chanteurs == () and state.why_illegal("agree").key == "no_vote_now"
    assert state.observation(None).fact("votes") == (1,) * votes + (0,)


@pytest.mark.parametrize("recipients, seats", [("left_and_partner", (0, 1)), ("left_and_dealer", (0, 3))])
def test_who_takes_the_cards_of_the_chant(recipients, seats):
    state = sung(chant_recipients=recipients)
    before = unshuffled().hands
    one_by_one = PACK.read(STOCK)
    assert state.chanteurs == seats == state.observation(2).fact("chanteurs") and state.stock == ()
    assert set(state.hands[seats[0]]) == {*before[seats[0]], *one_by_one[0::2]}
    assert set(state.hands[seats[1]]) == {*before[seats[1]], *one_by_one[1::2]}
    assert state.observation(2).counts == tuple(15 if seat in seats else 9 for seat in range(4))
    assert state.observation(seats[0]).fact("drawn") == PACK.sort(one_by_one[0::2])
    assert state.observation(seats[1]).fact("drawn") == PACK.sort(one_by_one[1::2])
    assert state.observation(2).fact("drawn") == ()


@pytest.mark.parametrize("dealer", range(4))
def test_the_chanteurs_are_of_different_sides_except_that_of_the_dealer_and_left(dealer):
    left, other = sung(dealer).chanteurs
    assert (left, other) == ((dealer + 1) % 4, (dealer + 2) % 4) and left % 2 != other % 2
    assert sung(dealer, chant_recipients="left_and_dealer").chanteurs == ((dealer + 1) % 4, dealer)


def test_six_cards_are_laid_away_and_never_seen_again():
    state = sung()
    away = [PACK.read("AD RD CD AC RC CC"), PACK.read("2B 4B 6B VE 9E 8E")]
    for seat in (0, 1):
        for number, card in enumerate(away[seat]):
            assert state.to_act == seat and state.phase == "discard"
            refusal = state.why_illegal(f"play {card}")
            assert refusal.key == "discard_first" and dict(refusal.fields) == {"n": 6 - number}
            assert state.why_illegal("sign bad").key == "discard_first"
            state = state.child(f"discard {card}")
            assert state.why_illegal(f"discard {card}").key in ("not_in_hand", "nothing_to_discard")
    assert (state.phase, state.to_act) == ("play", 0) and set(map(len, state.hands)) == {9}
    assert dict(state.thrown) == {0: PACK.sort(away[0]), 1: PACK.sort(away[1])}
    rng = ch.Rng(1)
    while state.to_act is not None:
        state = state.child(rng.choice([one for one in state.legal_actions if one.verb == "play"]))
    for seat in (0, 1, 2, 3, None):
        seen = state.observation(seat)
        heard = [(who, action.text) for who, action in seen.log if action.verb == "discard"]
        assert heard == [(who, f"discard {card}" if who == seat else "discard") for who in (0, 1) for card in away[who]]
        assert seen.fact("discarded") == (PACK.sort(away[seat]) if seat in (0, 1) else ()) and seen.thrown == ()


def test_without_a_chant_nobody_is_asked():
    state = unshuffled(chant="never")
    assert state.phase == "play" and len(state.stock) == 12 and state.why_illegal("agree").key == "no_vote_now"
    assert state.why_illegal("discard AD").key == "nothing_to_discard"


# The exchange of a hand

def worthless_table(dealer=3):
    game = ch.game("aluette", "doczz")
    hands = {0: "3D 3C 2D 2C 9C 9D 2B 2E AD", 1: "RD 8D 7D 6D 5D 4D RC 8C 7C", 2: "RE 8E 7E 6E 5E 4E 3E 9E VE",
             3: "AC RB 8B 7B 6B 5B 4B 3B 9B"}
    return game.start(game.fixed(hands, stock="AE AB CD CC CE CB VD VC VB 6C 5C 4C", dealer=dealer), dealer=dealer)


def test_who_may_change_a_hand():
    state = worthless_table()
    assert state.phase == "exchange" and state.to_act == 0
    refusal = state.why_illegal("exchange")
    assert refusal.key == "hand_has_value" and set(refusal.cards) == {*SPECIALS, PACK.card("AD")}
    assert state.why_illegal("agree").key == state.why_illegal("play 3D").key == "exchange_first"
    state = state.child("stand")
    assert state.to_act == 1 and [a.text for a in state.legal_actions if a.verb != "sign"] == ["stand", "exchange"]
    changed = state.child("exchange")
    assert set(changed.hands[1]) == set(PACK.read("AE AB CD CC CE CB VD VC VB")) and changed.stock == PACK.read("6C 5C 4C")
    assert (changed.phase, changed.to_act, changed.exchanged) == ("play", 0, 1)  # and then there is no chant
    assert changed.observation(1).fact("discarded") == PACK.read("RD 8D 7D 6D 5D 4D RC 8C 7C")
    assert changed.observation(0).fact("discarded") == () and changed.observation(0).fact("exchanged") == 1
    assert changed.why_illegal("exchange").key == "no_exchange_now"
    kept = state.child("stand").child("stand")
    assert kept.to_act == 3 and kept.why_illegal("exchange").cards == PACK.read("AC")
    assert kept.child("stand").phase == "chant"


def test_most_witnesses_know_no_exchange():
    assert {preset: rules.hand_exchange for preset, rules in module("aluette").PRESETS.items() if rules.hand_exchange} == {"doczz": True}
    assert unshuffled().why_illegal("exchange").key == "chant_first"


# Signs

def signing(hand, **options):
    """N to lead with this hand; the others have what is left."""
    game = ch.game("aluette", **{"chant": "never", **options})
    return game.start(game.fixed({0: hand}, dealer=3), dealer=3)


def offered(state):
    return [action.text.removeprefix("sign ") for action in state.legal_actions if action.verb == "sign"]


@pytest.mark.parametrize("hand, signs", [
    ("3D 3C 2D 2C 9C 9D 2B 2E AD", "3D|3C|2D|2C|9C|9D|2B|2E|A 1|mordienne"),
    ("AD AC AE AB RD RC RE RB CD", "A 4|bad|mordienne"),
    ("5D 8D 8C 8E 8B 7D 7C 7E 7B", "bad|mordienne"),
    ("2C AD AC 8E 8B 7D 7C 7E 7B", "2C|A 2|mordienne"),
])
def test_true_signs(hand, signs):
    state = signing(hand)
    assert offered(state) == signs.split("|")
    for sign in SIGNS:
        reason = state.why_illegal(sign)
        key = "no_such_sign" if sign.args[0] in ("above", "below") else "sign_untrue"
        assert (reason.key == key) if sign not in state.legal_actions else reason is None
    assert state.why_illegal("sign 5D").key == "no_such_sign"


def test_relative_signs():
    state = signing("2C AD AC 8E 8B 7D 7C 7E 7B", relative_signs=True)
    assert offered(state) == ["2C", "A 2", "mordienne", "above 9C", "above 9D", "above 2B", "above 2E",
                              "below 3D", "below 3C", "below 2D"]


def test_false_signs():
    assert len(offered(signing("5D 8D 8C 8E 8B 7D 7C 7E 7B", false_signs=True))) == 8 + 4 + 2
    assert len(offered(signing("5D 8D 8C 8E 8B 7D 7C 7E 7B", false_signs=True, relative_signs=True))) == len(SIGNS) == 30


def test_a_sign_is_made_once_and_does_not_pass_the_turn():
    state = signing("2C AD AC 8E 8B 7D 7C 7E 7B").child("sign 2C")
    assert state.to_act == 0 and state.why_illegal("sign 2C").key == "sign_made" and "2C" not in offered(state)
    state = state.child("sign A 2").child("play AD")
    assert state.to_act == 1
    for _ in range(3):
        state = state.child(next(a for a in state.legal_actions if a.verb == "play"))
    while state.to_act != 0:
        state = state.child(next(a for a in state.legal_actions if a.verb == "play"))
    assert state.why_illegal("sign A 2").key == "sign_made" and state.why_illegal("sign A 1") is None


def test_mordienne_is_signed_by_who_has_no_trick():
    state, laid = begin("NEXXXXXSS", signs=True)
    assert "mordienne" in offered(state)
    state = play(state, laid[:1])
    assert state.to_act == 0 and state.why_illegal("sign mordienne").key == "sign_untrue"
    state = play(state, laid[1:2])
    assert state.why_illegal("sign mordienne").key == "sign_untrue"


def test_no_signs_at_all():
    state = signing("2C AD AC 8E 8B 7D 7C 7E 7B", signs=False)
    assert offered(state) == [] and state.why_illegal("sign 2C").key == "signs_off"


@pytest.mark.parametrize("notice, low, high", [(0, 0, 0), (25, 0.22, 0.28), (60, 0.56, 0.64), (100, 1, 1)])
def test_how_often_an_opponent_catches_a_sign(notice, low, high):
    caught = Counter()
    for deal in range(1000):
        state = ch.game("aluette", chant="never", notice=notice).start(deal, dealer=3)
        state = state.child("sign mordienne")
        for seat in range(4):
            caught[seat] += ("sign mordienne" in [action.text for _, action in state.observation(seat).log])
        assert state.observation(None).log == () and state.observation(None).fact("signs") == ()
    assert caught[0] == caught[2] == 1000  # who makes it and the partner, always
    assert low <= caught[1] / 1000 <= high and low <= caught[3] / 1000 <= high


def test_who_does_not_catch_a_sign_knows_of_nothing():
    state = signing("2C AD AC 8E 8B 7D 7C 7E 7B", notice=0)
    after = state.child("sign 2C")
    for seat in (1, 3, None):
        assert after.observation(seat) == state.observation(seat)
    assert after.observation(2) != state.observation(2)
    assert after.observation(2).fact("signs") == after.observation(0).fact("signs") == ((0, "sign 2C"),)
    assert after.observation(0).to_json() == signing("2C AD AC 8E 8B 7D 7C 7E 7B", notice=100).child("sign 2C").observation(0).to_json()


def test_catching_is_a_matter_of_the_deal_and_of_nothing_else():
    first = ch.game("aluette", chant="never").start(11, dealer=3)
    signs = [a for a in first.legal_actions if a.verb == "sign"]

    def eyes(order):
        state = first
        for sign in order:
            state = state.child(sign)
        return {sign: who for _, _, sign, who in state.signs}

    assert eyes(signs) == eyes(signs[::-1]) == eyes(signs)
    seen = Counter(ch.game("aluette", chant="never").start(deal, dealer=3).child("sign mordienne").signs[0][3] for deal in range(400))
    assert set(seen) == {(0, 2), (0, 1, 2), (0, 2, 3), (0, 1, 2, 3)}  # each opponent for himself


def test_signs_while_one_is_asked_about_the_chant():
    state = unshuffled()
    assert "sign bad" in [action.text for action in state.legal_actions]
    state = state.child("sign bad")
    assert state.phase == "chant" and state.to_act == 0


# Words

def test_words_are_heard_by_all_and_said_once_a_trick():
    state = signing("2C AD AC 8E 8B 7D 7C 7E 7B").child("say spoil")
    for seat in (0, 1, 2, 3, None):
        assert state.observation(seat).fact("spoken") == ((0, "spoil"),) and state.observation(seat).log[-1][1].text == "say spoil"
    assert state.to_act == 0 and state.why_illegal("say high").key == "spoken_already"
    for _ in range(4):
        state = state.child(next(a for a in state.legal_actions if a.verb == "play"))
    assert state.spoken == () and state.why_illegal("say high") is None


def test_where_nothing_is_said_aloud():
    state = ch.game("aluette", "jeux_et_loisirs").start(1)
    assert state.why_illegal("say low").key == "talk_off" and not [a for a in state.legal_actions if a.verb == "say"]


# Announced mordienne

def announced(letters, who=(), **options):
    state, laid = begin(letters, match="rebour_10", **options)
    asked = []
    while state.phase == "announce":
        assert state.why_illegal("play 3D").key == "announce_first"
        asked.append(state.to_act)
        state = state.child("announce" if state.to_act in who else "pass")
    assert asked == [0, 1, 2, 3]
    assert state.observation(None).fact("announced") == tuple(who)
    return play(state, laid).outcome


def test_only_an_announced_mordienne_counts_two():
    assert announced("SSEEWWNNN").points == (1, 0)
    assert announced("SSEEWWNNN", (0,)).points == (2, 0)
    assert announced("SSEEWWNNN", (2,)).points == (1, 0)  # of the partner
    assert announced("SENWENWNW", (0, 3)).points == (1, 0)  # one that fails costs nothing
    assert played("SSEEWWNNN").outcome.points == (2, 0)


def test_a_game_of_ten_points():
    game = ch.game("aluette", "rebour")
    assert game.match_result((9, 9), 17) == (False, None) and game.match_result((9, 10), 17) == (True, 1)
    assert unshuffled().why_illegal("announce").key == "chant_first"
    assert unshuffled(chant="never").why_illegal("pass").key == "no_announcement_now"


# Six players

def test_six_players():
    game = ch.game("aluette", "wikimanche")
    state = game.start(5, dealer=2)
    order = state.deal.order
    assert game.seats == (0, 1, 2, 3, 4, 5) and dict(game.sides) == {0: 0, 1: 1, 2: 0, 3: 1, 4: 0, 5: 1}
    assert set(state.hands[3]) == {*order[0:3], *order[18:21], order[36]} and len(state.stock) == 6
    assert state.phase == "play" and state.to_act == 3 and game.next_dealer(5) == 0
    rng = ch.Rng(3)
    while state.to_act is not None:
        state = state.child(rng.choice([a for a in state.legal_actions if a.verb == "play"]))
    assert len(state.tricks) == 7 and sum(state.outcome.points) in (1, 2)
    assert ch.game("aluette", players=6).start(5).phase == "play"  # no chant: six cards are left over


def test_both_partners_of_six_see_a_sign():
    state = ch.game("aluette", "wikimanche", notice=0).start(5, dealer=5).child("sign mordienne")
    assert [bool(state.observation(seat).fact("signs")) for seat in range(6)] == [True, False, True, False, True, False]


# Partners and first dealer

def test_the_draw_of_the_luettes():
    game, dealers = ch.game("aluette", "pagat"), set()
    for deal in range(200):
        draw = game.draw(deal)
        holder = {card: person for person, card in draw.turned if card in LUETTES}
        assert set(holder) == set(LUETTES) and len(set(holder.values())) == 4
        assert draw.seating == tuple(holder[PACK.card(code)] for code in ("3D", "2D", "3C", "2C")) and draw.dealer == 2
        seen = set()
        for person, card in draw.turned:
            assert person not in seen  # who has a luette gets no more
            seen |= {person} if card in LUETTES else set()
        assert draw.turned[-1][1] in LUETTES and len({card for _, card in draw.turned}) == len(draw.turned)
        dealers.add(draw.seating[draw.dealer])
        assert game.match(deal).state.dealer == 2
    assert dealers == {0, 1, 2, 3}


def test_the_highest_card_deals():
    game, again = ch.game("aluette", "doczz"), 0
    for deal in range(200):
        draw = game.draw(deal)
        rounds = draw.turned
        again += len(rounds) > 4
        best = min(CLASS[card] for _, card in rounds[:4])
        level = [person for person, card in rounds[:4] if CLASS[card] == best]
        assert draw.dealer in level and (len(level) == 1) == (len(rounds) == 4) and draw.seating == (0, 1, 2, 3)
        assert [person for person, _ in rounds[4:4 + len(level)]] == (level if len(level) > 1 else [])
    assert again > 3


def test_the_first_dealer_by_chance():
    game = ch.game("aluette")
    assert Counter(game.match(deal).state.dealer for deal in range(400)).keys() == {0, 1, 2, 3}
    assert game.match(7).state == game.match(7).state and game.match(7, dealer=3).state.dealer == 3
    with pytest.raises(ValueError, match="six players"):
        ch.game("aluette", players=6, partner_draw="luettes")


# Options

@pytest.mark.parametrize("wrong", [
    {"players": 5}, {"players": True}, {"chant": "always"}, {"chant_recipients": "all"}, {"notice": 101}, {"notice": -1},
    {"notice": 0.25}, {"signs": 1}, {"mordienne_min_run": 0}, {"mordienne_min_run": 10}, {"match": "five"}, {"tie_break": ""},
    {"spoiled": "shared"}, {"partner_draw": "none"}, {"false_signs": "yes"}])
def test_options_out_of_range(wrong):
    with pytest.raises(ValueError, match=next(iter(wrong))):
        ch.game("aluette", **wrong)


def test_every_witness_is_its_difference_from_the_first():
    first = AluetteRules()
    differences = {preset: {f.name for f in fields(rules) if getattr(rules, f.name) != getattr(first, f.name)}
                   for preset, rules in module("aluette").PRESETS.items()}
    assert differences == {
        "article": set(), "pagat": {"chant_recipients", "partner_draw"}, "trictrac": {"chant", "match", "relative_signs"},
        "jeux_et_loisirs": {"chant", "talk"}, "doczz": {"hand_exchange", "surrender_only_before_first_trick", "partner_draw"},
        "mistry": {"spoiled"}, "rebour": {"match"}, "wikimanche": {"players", "chant"}}


@pytest.mark.parametrize("text", ["play", "play 10D", "fly", "sign", "sign A 5", "sign above AD", "say loud", "discard 3D 3C", ""])
def test_what_is_no_action(text):
    with pytest.raises(ValueError) as caught:
        unshuffled().child(text)
    assert not isinstance(caught.value, ch.IllegalAction)


@pytest.mark.parametrize("call", [lambda g: g.start(1, dealer=4), lambda g: g.start(1, scores=(1,)), lambda g: g.start(1).observation(4),
                                  lambda g: g.fixed({0: "3D 3D"}), lambda g: g.fixed({7: "3D 3C 2D 2C 9C 9D 2B 2E AD"})])
def test_what_is_refused_at_the_door(call):
    with pytest.raises(ValueError):
        call(ch.game("aluette"))


def test_every_preset_line_phase_and_sign_has_its_words():
    say = Words("en")
    for preset in ch.presets("aluette"):
        assert say(f"aluette.preset.{preset}")
    for key in ("most", "first", "mordienne", "surrender", "refusal_kept", "refusal_failed"):
        assert say(f"aluette.line.{key}")
    for card in SPECIALS:
        assert say(f"aluette.name.{card}") and say(f"aluette.gesture.{card}")
    assert say("aluette.refused.discard_first", n=1) != say("aluette.refused.discard_first", n=2)
    assert say("aluette.meaning.A", n=3) == "I hold 3 aces."


# Exact numbers (section D of the notes)

def test_counts():
    assert counts.HANDS == comb(48, 9)
    assert [counts.spoiled(n) for n in (2, 3, 4, 6)] == [
        Fraction(7, 141), Fraction(539, 8648), Fraction(1343, 19458), Fraction(108224, 1533939)]
    assert counts.top_class(4) == {1: 181150, 2: 12741, 3: 680, 4: 9} and sum(counts.top_class(4).values()) == 194580
    assert counts.tie_of_partners() == Fraction(4247, 194580) and counts.tie_of_opponents() == Fraction(4247, 97290)
    assert counts.in_stock() == Fraction(1, 4)
    assert counts.all_dealt() == Fraction(152830, 1905803)
    assert counts.none_of(SPECIALS) == Fraction(310726, 1905803)
    assert counts.none_of(LUETTES) == Fraction(9139, 21620)
    assert counts.none_of({*SPECIALS, *ACES}) == Fraction(106981, 1905803)


def test_counts_against_random_play():
    """Two thousand random deals: spoiled tricks, equal top counts and mordienne as often as the notes found."""
    game, rng = ch.game("aluette", chant="never", signs=False, talk=False), ch.Rng(20250101)
    met = Counter()
    for deal in range(2000):
        state = game.start(deal)
        met["worthless"] += sum(map(worthless, state.hands))
        while state.to_act is not None:
            state = state.child(f"play {rng.choice(state.hands[state.to_act])}")
        met["spoiled"] += state.winners.count(None)
        met[state.outcome.lines[0].key] += 1
        won = state.observation(None).fact("won")
        met["level"] += won.count(max(won)) > 1
    assert met["level"] == met["first"]
    assert abs(met["spoiled"] / 18_000 - 0.06889) < 0.008
    assert abs(met["first"] / 2000 - 0.27093) < 0.04
    assert abs(met["mordienne"] / 2000 - 0.00724) < 0.007
    assert abs(met["worthless"] / 8000 - 0.0561) < 0.01
