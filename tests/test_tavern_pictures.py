"""The tavern players of Etori and Kakeya trump: legal, blind, quick, stronger than chance, and every sentence true of its card."""
from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.games._etori_rules import strengths as etori_strengths
from cardhistory.games._etori_rules import values
from cardhistory.games._kakeya_rules import strengths as kakeya_strengths
from cardhistory.packs import FRENCH_52 as PACK
from cardhistory.words import Words
from cardhistory.words.pictures import SENTENCES
from tests.etori_table import at, begin, play
from tests.test_players import duplicate
from tests.universes import rule_sets
from tests.work import calls

GAMES = ("etori", "kakeya")
ALL = [(key, preset) for key in GAMES for preset in ch.presets(key)]
TAVERN = ch.player("tavern")
SHARED = {key.split(".")[-1] for key in SENTENCES}
SAY = Words("en")


def says(state):
    """What the tavern player does here, the rule that speaks, and the card it names."""
    decision = TAVERN.choose(state.observation(state.to_act), ch.Rng(0))
    (thought,) = decision.reasons
    assert not thought.cards or thought.cards[0] in state.hands[state.to_act]
    return str(decision.action), thought.key, thought.cards[0].code if thought.cards else None


def states(game, deals):
    """Deals in which all play in the tavern's way, except that one seat plays at random."""
    for deal in range(deals):
        state, rng = game.start(deal, dealer=deal % len(game.seats)), ch.Rng(deal)
        while state.to_act is not None:
            yield state
            who = ch.player("novice") if state.to_act == deal % 4 and state.phase == "play" else TAVERN
            state = state.child(who.choose(state.observation(state.to_act), rng).action)


def beaters(state, card, led=None):
    """The cards of the whole pack that beat a card when its own suit, or another, was led."""
    return _beaters(state.game.key, state.game.pack, state.trump, card.suit if led is None else led, card)


@cache
def _beaters(key, pack, trump, led, card):
    strong = (etori_strengths if key == "etori" else kakeya_strengths)(trump, led)
    return frozenset(other for other in pack if strong.get(other, 0) > strong.get(card, 0))


def counts(state, card):
    rules = state.game.rules
    if state.game.key == "kakeya" or rules.bidding:
        return card.rank in "AKQJ" and card.suit != ""
    return card in values(rules.card_values, state.trump)


def claims_of(state, card):
    """What is true of a card here, told from the rules alone."""
    seat, hand, dead = state.to_act, state.hands[state.to_act], getattr(state, "dead", 0)
    live = state.plays[dead:]
    gone = {one for trick in state.tricks for one in trick.cards} | {one for _, one in state.plays} | {*hand}
    found = {"trump": card.suit == state.trump, "counts": counts(state, card), "alone": len(state.legal_actions) == 1,
             "single": sum(one.suit == card.suit for one in hand) == 1, "best": not beaters(state, card),
             "trumps": any(one.suit == state.trump for one in hand)}
    declarer = state.observation(seat).fact("declarer")
    sides = state.game.sides if declarer is None else {one: one == declarer for one in state.game.seats}
    if live:
        led = live[0][1].suit
        holder, top = live[0]
        for who, one in live[1:]:
            if one in beaters(state, top, led):
                holder, top = who, one
        above = beaters(state, top, led)
        found |= {"wins": card in above, "ours": sides[holder] == sides[seat], "could": any(
            action.args[0] in above for action in state.legal_actions), "follows": card.suit == led,
            "sure": not beaters(state, card, led) - gone}
    else:
        friend = [one for one in state.game.seats if one != seat and sides[one] == sides[seat]]
        found["void"] = any(who in friend and one.suit != card.suit == trick.led.suit
                            for trick in state.tricks for who, one in trick.plays)
    return found


TRUE = {
    "last_card": "alone", "only_card": "alone", "draw_trumps": "trump", "lead_trump": "trump", "for_the_partner": "void",
    "lead_single": "single trumps", "lead_low": "-counts", "lead_costly": "counts", "feed_side": "ours counts",
    "leave_side": "ours -counts", "overtake": "ours wins", "bring_home": "wins counts", "win_cheaply": "wins -counts",
    "win_perhaps": "wins -sure", "trump_in": "trump wins -follows", "spend_best": "best wins", "spare": "could -wins -ours",
    "hope_for_side": "counts -could", "throw_low": "-counts -could", "throw_short": "-counts -could -follows trumps",
    "lose_least": "counts -could", "sure_lead": "-trump", "likely_lead": "-trump",
}


def test_every_sentence_of_the_play_is_true_of_its_card():
    fired: Counter[str] = Counter()
    for key, preset in ALL:
        for state in states(ch.game(key, preset), 8):
            seen = state.observation(state.to_act)
            decision = TAVERN.choose(seen, ch.Rng(0))
            assert decision.action in seen.legal_actions
            (thought,) = decision.reasons
            assert SAY.has(f"{key}.thumb.{thought.key}")
            fired[f"{key} {thought.key}"] += 1
            if thought.key in TRUE and thought.cards:
                card = decision.action.args[0]
                assert thought.cards == (card,)
                true = claims_of(state, card)
                for claim in TRUE[thought.key].split():
                    assert true[claim.strip("-")] != claim.startswith("-"), (key, preset, state, card, thought.key, claim)
    assert {*TRUE} == SHARED
    assert len({one.split()[1] for one in fired} & SHARED) >= len(SHARED) - 1, SHARED - {one.split()[1] for one in fired}


# Blind, legal, quick, strong

@pytest.mark.parametrize("key, preset", ALL)
def test_hidden_cards_and_chance_decide_nothing(key, preset):
    apart, rng = 0, ch.Rng(9)
    for number, state in enumerate(states(ch.game(key, preset), 2)):
        other = world(state.observation(state.to_act), rng) if number % 4 == 0 else None
        if other is not None:
            apart += other.hands != state.hands
            assert (TAVERN.choose(other.observation(state.to_act), ch.Rng(1))
                    == TAVERN.choose(state.observation(state.to_act), ch.Rng(2)))
    assert apart > (2 if preset == "napoleon" else 15)


@pytest.mark.parametrize("key", GAMES)
def test_legal_under_any_options(key):
    for game in rule_sets(key, 24)[len(ch.presets(key)):]:
        for state in states(game, 1):
            seen = state.observation(state.to_act)
            assert TAVERN.choose(seen, ch.Rng(0)).action in seen.legal_actions


def test_a_decision_is_little_work():
    took = []
    for key, preset in ALL:
        for state in states(ch.game(key, preset), 1):
            seen = state.observation(state.to_act)
            took.append(calls(TAVERN.choose, seen, ch.Rng(0)))
    assert sorted(took)[len(took) * 95 // 100] < 3_000  # a good three times what it is


@pytest.mark.parametrize("key, preset", [one for one in ALL if one[1] not in ("kusaba", "gamerules", "kakeya_js")])
def test_beats_the_novice(key, preset):
    """(The play by Kusaba and by Game Rules is that of asahi, but for the renshō.)"""
    mean, error = duplicate(ch.game(key, preset), 24)
    assert mean > 2 * error > 0


def test_beats_the_novice_where_one_pair_of_three_sits_out():
    game, margins = ch.game("kakeya", "kakeya_js"), []
    for deal in range(24):
        margin = 0
        for ours in (0, 2):
            state, rng = game.start(deal, dealer=1), ch.Rng(deal)
            while state.to_act is not None:
                who = TAVERN if game.sides[state.to_act] == ours else ch.player("novice")
                state = state.child(who.choose(state.observation(state.to_act), rng).action)
            margin += state.outcome.points[ours]
        margins.append(margin)
    mean = sum(margins) / len(margins)
    assert mean > 2 * (sum((one - mean) ** 2 for one in margins) / len(margins) ** 2) ** 0.5 > 0


# Etori: what comes before the play, and the joker

def test_a_hand_that_must_be_dealt_again_and_one_that_may_be_kept():
    long = {1: "CA CK CQ CJ C9 C8 C7 SA HA HK DA D2 S2"}
    poor = {1: "H2 H3 H4 H5 H6 H7 H8 S3 S4 S5 D2 D3 C2"}
    for hands, words in ((long, ("keep", "keep_odd", "AS")), (poor, ("redeal", "redeal_poor", None))):
        game = ch.game("etori", redeal="claim")
        deal = game.fixed({1: " ".join(code[1] + code[0] for code in hands[1].split())})
        state = game.start(deal)
        assert says(state) == ("trump C", "trump_blind", None)
        assert says(state.child("trump C")) == words
    forced = ch.game("etori")
    state = forced.start(forced.fixed({1: " ".join(code[1] + code[0] for code in poor[1].split())})).child("trump C")
    assert says(state) == ("redeal", "redeal_must", None)
    even = {1: "C2 C3 C4 D2 D3 D4 H2 H3 H4 S2 S3 S4 S5"}
    state = forced.start(forced.fixed({1: " ".join(code[1] + code[0] for code in even[1].split())})).child("trump C")
    assert says(state) == ("keep", "keep_hand", None)


STRONG = "SA HA HK HQ HJ HT H9 CA CK DA DK DQ S2"
POOR = "S3 S4 S5 C2 C3 C4 D2 D3 D4 H2 H3 H4 S6"


def test_bids_what_the_hand_can_take_and_names_its_suit():
    state = begin("napoleon", {1: STRONG, 2: POOR}, redeal="off")
    action, key, card = says(state)
    assert action.startswith("bid") and key == "bid_strong" and card == "AS"
    bid = state.child(action)
    assert says(bid) == ("pass", "pass_high", None)
    bid = bid.child("pass").child("pass").child("pass")
    assert says(bid) == ("trump H", "trump_strong", "AH")
    assert says(begin("napoleon", {1: POOR}, redeal="off")) == ("pass", "pass_poor", None)


def test_outbids_with_a_strong_hand():
    state = begin("napoleon", {1: POOR, 2: STRONG}, redeal="off").child("bid 9")
    action, key, card = says(state)
    assert int(action.split()[1]) > 9 and (key, card) == ("outbid", "AS")


def test_all_others_play_against_the_bidder():
    """The bidder leads a low heart, the next takes it with the ace; the third gives that ace a picture."""
    state = begin("napoleon", {
        1: "H2 C2 C3 C4 C5 C6 C7 C8 D2 D3 D4 D5 D6", 2: "HA S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK",
        3: "HQ H3 D7 D8 D9 DT DJ DQ DK DA C9 CT CJ"}, redeal="off").child("bid 9")
    for _ in range(3):
        state = state.child("pass")
    state = play(state.child("trump C"), "H2 HA")
    assert says(state) == ("play QH", "feed_side", "QH")
    alone = play(begin("betsuho", {1: "H2 D3 D4 D5", 2: "HA D6 D7 D8", 3: "HQ H3 D9 DT"}), "H2 HA")
    assert says(alone)[0] == "play 3H"


def test_a_first_lead_that_is_dead():
    assert says(at("SA S4 C2 CK", preset="takamiya", first=True)) == ("play 4S", "dead_lead", "4S")


def test_the_joker_names_the_suit_with_most_pictures_out():
    state = at("Jk", preset="takamiya", joker_lead="names_suit")
    state = state._with(tricks=(*state.tricks, *[
        replace(state.tricks[0], plays=((0, ch.Card(rank, suit)),)) for suit in "SHC" for rank in "AKQJ"]))
    assert says(state) == ("play Jk D", "joker_names", "Jk")


# Kakeya trump: trumps and the first lead

def test_trumps_stand_and_strong_cards_wait_for_the_partners_lead():
    state = ch.game("kakeya").start(3, trump="D")
    assert says(state) == ("trump D", "trump_stands", None)
    asked: Counter[str] = Counter()
    game = ch.game("kakeya", "gamers")
    for deal in range(40):
        state = game.start(deal)
        action, key, card = says(state)
        asked[key] += 1
        assert {"iku": "lead_self", "koi": "lead_partner"}[action] == key
        assert key == "lead_self" or not len(beaters(state, ch.card(PACK, card)) - {*state.hands[state.to_act]}) > 16
    assert min(asked["lead_self"], asked["lead_partner"]) > 5
