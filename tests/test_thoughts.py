"""What is said of a card is looked up where all cards lie open: in every game, for every card that might be played."""
from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import cardhistory as ch
from cardhistory.players import hints
from cardhistory.players._fast_aluette import strengths, taker
from cardhistory.players._greedy import manner_of
from cardhistory.players._thoughts import THOUGHTS, thought_about
from cardhistory.players.careful import Careful
from cardhistory.words import Words

TABLES = (("trappola", "cardano"), ("aluette", "article"), ("aluette", "wikimanche"), ("etori", "sakuragi"), ("etori", "napoleon"),
          ("coteccio", "thanos"), ("elfern", "pierer"), ("kakeya", "asahi"), ("goninkan", "gocci"))


@cache
def said(key, preset):
    """(state, seen, card, thought) for every card that may be played in some deals of the tavern's."""
    found, game, tavern = [], ch.game(key, preset), ch.player("tavern")
    for deal in range(60 if key == "coteccio" else 8):
        state, rng = game.start(700 + deal), ch.Rng(deal)
        while state.to_act is not None and len(state.log) < 90:
            seen = state.observation(state.to_act)
            for card in dict.fromkeys(one.cards[0] for one in seen.legal_actions if one.verb == "play"):
                if seen.hand:
                    found.append((state, seen, card, thought_about(seen, card)))
            legal = seen.legal_actions
            if rng.below(2) and any(one.text == "bid 9" for one in legal):
                state = state.child("bid 9")
                continue
            state = state.child(rng.choice(legal) if rng.below(3) == 0 and legal[0].verb == "play" else tavern.choose(seen, rng).action)
    return found


def allies(state, seen):
    kankei, declarer = seen.fact("kankei"), seen.fact("declarer")
    if kankei:
        return {seat for seat in seen.seats if (seat in kankei) == (seen.seat in kankei)}
    if declarer is not None:
        return {seen.seat} if seen.seat == declarer else {seat for seat in seen.seats if seat != declarer}
    return {seat for seat in seen.seats if seen.sides[seat] == seen.sides[seen.seat]}


@pytest.mark.parametrize("key, preset", TABLES)
def test_what_is_said_of_a_card_is_so(key, preset):
    counted, risks = Counter(), {}
    for state, seen, card, thought in said(key, preset):
        manner, me = manner_of(state), seen.seat
        counted[thought] += 1
        plays = state.plays[getattr(state, "dead", 0):] or state.plays
        led = plays[0][1].suit if plays else card.suit
        if led not in manner.beaten:
            continue
        beaten = manner.beaten[led]
        behind = [seat for seat in seen.seats if seat != me and seat not in [who for who, _ in state.plays]]
        holds = {seat: [one for one in state.hands[seat] if beaten[card] & manner.bit[one]] for seat in behind}
        on_top = [who for who, one in plays if not any(beaten[one] & manner.bit[other] for _, other in plays)]
        takes = all(beaten[one] & manner.bit[card] for _, one in plays)
        if thought in ("sure_lead", "take_safely"):
            assert not any(holds.values()) and takes
        elif thought == "high_lead":
            assert not [one for cards in holds.values() for one in cards if one.suit == card.suit]
        elif thought in ("take_at_risk", "take_boldly", "take_nothing"):
            hidden = [one for seat in seen.seats if seat != me for one in state.hands[seat]] + [*state.stock]
            assert takes and (thought == "take_nothing" or any(beaten[card] & manner.bit[one] for one in hidden))
            if thought == "take_at_risk":
                better = [one for seat in behind if seat not in allies(state, seen) for one in holds[seat]]
                risks[id(state)] = any(one.suit == led or card.suit != led or not manner.suits for one in better)
        elif thought == "take_high":
            assert takes and not [one for cards in holds.values() for one in cards if one.suit == led]
        elif plays:
            assert not takes or thought in ("only_card", "weigh")
        if thought in ("feed_partner", "leave_partner"):
            assert on_top[0] in allies(state, seen)
        elif thought in ("throw_cheap", "spare_strong"):
            assert on_top[0] not in allies(state, seen)
        if thought == "spoil":
            assert beaten[card] == beaten[dict(plays)[on_top[0]]]
        elif thought == "leave_spoiled":
            assert len(on_top) > 1
        if thought in ("cheap_lead", "throw_cheap", "leave_partner", "duck"):
            assert not manner.worth.get(card)
    assert set(counted) <= set(THOUGHTS) and len(counted) >= 5, counted
    assert sum(risks.values()) <= 3 + 0.35 * len(risks), "likely to hold"


def test_cards_thrown_away_face_up_are_not_still_out():
    state = ch.game("trappola").start(777, dealer=1).child("stand").child("exchange").child("exchange")
    for action in ("play AS", None, "play AB", None, "play RB", None, "play AD", None, "play 8S", None):
        state = state.child(action or state.legal_actions[0])
        while action is None and state.to_act == 1 and not state.plays:
            state = state.child(state.legal_actions[0])
    seen = state.observation(0)
    assert seen.trick is None and {str(card) for card in seen.hand} >= {"TB"}
    assert thought_about(seen, ch.card(state.game.pack, "TB")) == "sure_lead"  # what beats it was thrown away


def test_every_thought_can_be_told_afterwards():
    say, told = Words("en"), set()
    for key, preset in TABLES:
        for state, seen, card, thought in said(key, preset):
            action = next(one for one in seen.legal_actions if one.verb == "play" and one.cards[0] == card)
            hint = hints.of_card(seen, action)
            assert (hint is None) == (thought in ("weigh", "only_card"))
            if hint:
                assert say.card(state.game.pack, card) in say.hint(state.game.pack, hint) or thought == "take_nothing"
                told.add(thought)
    assert told == set(THOUGHTS) - {"weigh", "only_card"}


def test_no_special_card_of_aluette_is_thrown_where_a_common_one_does_the_same():
    know, seen_waste = strengths(), 0
    for deal in range(6):
        state = ch.game("aluette", "wikimanche" if deal % 2 else None).start(910_005 + deal)
        while state.to_act is not None:
            seen = state.observation(state.to_act)
            action = Careful(300).choose(seen, ch.Rng(deal)).action
            if action.verb == "play" and seen.trick:
                level = know.level[taker(know, [(who, know.bit[card]) for who, card in seen.trick.plays])[1]]
                idle = [card for card in seen.hand if not level & know.bit[card]]
                common = [card for card in idle if know.common & know.bit[card]]
                seen_waste += 0 < len(common) < len(idle)
                assert action.cards[0] in common or action.cards[0] not in idle or not common
            state = state.child(action)
    assert seen_waste > 20


def test_where_every_card_is_known_careful_says_so():
    state = ch.game("trappola").start(777, dealer=1).child("stand").child("exchange").child("exchange").child("play AS")
    assert [one.key for one in Careful().choose(state.observation(1), ch.Rng(1)).reasons] == ["all_known"]
    state = ch.game("trappola").start(777, dealer=1).child("stand").child("exchange").child("stand").child("play AS")
    assert [one.key for one in Careful(500).choose(state.observation(1), ch.Rng(1)).reasons] != ["all_known"]
