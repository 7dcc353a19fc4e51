"""Goninkan: partners, seats, nijūkan, the joker, rounds and matches, and what everybody may know."""
from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.games._goninkan_rules import PICTURES, swapped, trump_of
from cardhistory.games._goninkan_score import score_lines
from cardhistory.packs import FRENCH_53, GONINKAN_50, JOKER
from cardhistory.tricks import Trick
from tests.universes import RULES, goninkan_deal, policy, random_states

ACE = ch.Card("A", "C")  # clubs are the trumps of a first round


def begin(hands, *, dealer=4, **options):
    """A first deal with these cards in these hands, as far as they are named; the rest is filled up in pack order."""
    game = ch.game("goninkan", **options)
    named = {seat: GONINKAN_50.read(text) for seat, text in hands.items()}
    taken = {card for cards in named.values() for card in cards}
    rest = iter([card for card in GONINKAN_50 if card not in taken])
    full = {}
    for seat in game.seats:
        own = named.get(seat, ())
        full[seat] = (*own, *(next(rest) for _ in range(10 - len(own))))
    return game.start(game.fixed(full, dealer=dealer), dealer=dealer)


def play(state, text):
    for word in text.split():
        state = state.child(word if word in ("iku", "koi") else f"play {word}")
    return state


def at(hand, led="", *, tricks=1, trump="C", **options):
    """Seat 1 is to play with this hand, to a card led by seat 0 (``Jk H``: and a suit named), after so many tricks."""
    state = ch.game("goninkan", **options).start(1)
    held = GONINKAN_50.sort(GONINKAN_50.read(hand))
    state = state._with(ring=(0, 1, 2, 3, 4), hands=((), held, (), (), ()), trump=trump, phase="play", to_act=1,
                        tricks=(Trick(((0, ch.Card("3", "H")),), 0),) * tricks)
    if led:
        code, *suit = led.split()
        card = GONINKAN_50.card(code)
        state = state._with(plays=((0, card),), follow=suit[0] if suit else card.suit or trump)
    return state


def legal(state):
    return {action.text.removeprefix("play ") for action in state.legal_actions}


# The pack, and the trumps in turn

def test_the_pack():
    assert len(GONINKAN_50) == 50 and GONINKAN_50.letter == "G" and GONINKAN_50.cards[-1] is JOKER
    assert {*FRENCH_53} - {*GONINKAN_50} == {*FRENCH_53.read("2H 2D 2C")} and len(PICTURES) == 16
    with pytest.raises(ch.InvalidCard):
        GONINKAN_50.card("2H")


def test_trumps_take_turns_and_the_last_round_has_spades():
    assert "".join(trump_of(ch.game("goninkan").rules, n) for n in range(1, 11)) == "CDHCDHCDHS"
    assert [ch.game("goninkan", rounds=rounds).start(1, number=number).trump for rounds, number in ((None, 10), (1, 1), (3, 3))] == [
        "C", "S", "S"]


def test_dealing_goes_from_the_dealers_left():
    deal = ch.Deal(GONINKAN_50, GONINKAN_50.cards)
    state = ch.game("goninkan").start(deal, dealer=2)
    assert [state.dealt_to(seat)[0].code for seat in (1, 2, 3, 4, 0)] == ["AS", "KS", "QS", "JS", "TS"]
    assert dict(enumerate(state.hands)) == {
        seat: GONINKAN_50.sort(GONINKAN_50.cards[place::5]) for place, seat in enumerate((1, 2, 3, 4, 0))}


# Who plays with whom

def test_the_kankei_hold_the_trump_ace_and_the_joker():
    state = begin({1: "AC", 3: "Jk"})
    assert state.kankei == (1, 3) and state.both is None and state.ring == (0, 1, 2, 3, 4) and state.phase == "lead"
    assert all(state.observation(seat).fact("kankei") == (1, 3) for seat in (*range(5), None))  # they say so


@pytest.mark.parametrize("kankei, ring", [
    ((0, 1), (0, 2, 1, 3, 4)), ((3, 4), (4, 1, 2, 3, 0)), ((0, 4), (1, 0, 2, 3, 4)), ((2, 4), (0, 1, 2, 3, 4)), ((1, 4), (0, 1, 2, 3, 4))])
def test_neighbours_do_not_stay_neighbours(kankei, ring):
    assert swapped((0, 1, 2, 3, 4), kankei) == ring == swapped((0, 1, 2, 3, 4), kankei[::-1])
    for one, other in (kankei, kankei[::-1]):
        state = begin({one: "AC", other: "Jk"})
        assert state.ring == ring and state.kankei == kankei
        assert abs(ring.index(one) - ring.index(other)) in (2, 3)


def test_half_of_the_pairs_sit_side_by_side_and_nine_in_forty_nine_hold_both():
    """Every place of the two cards in the deal: 50 · 49 deals."""
    game, order = ch.game("goninkan"), list(GONINKAN_50.cards)
    met = Counter()
    for a in range(50):
        for b in range(50):
            if a == b:
                continue
            rest = iter([card for card in order if card not in (ACE, JOKER)])
            cards = tuple([ACE if place == a else JOKER if place == b else next(rest) for place in range(50)])
            state = game.start(ch.Deal(GONINKAN_50, cards))
            met["both" if state.both is not None else "moved" if state.ring != state.first_ring else "stayed"] += 1
    assert Fraction(met["both"], 2450) == Fraction(9, 49) and met["moved"] == met["stayed"]


# Nijūkan

def test_nijukan():
    state = begin({1: "Jk KS AC QS", 3: "2S 3S 4S 5S 6S 7S 8S 9S TS AH"})
    assert state.both == 1 and state.kankei == (1, 3) and state.phase == "exchange"
    assert state.to_act == 2 and len(state.legal_actions) == 20  # the mukankei between them
    assert state.why_illegal("iku").key == state.why_illegal("play AS").key == "exchange_first"
    after = state.child("exchange 2 10")  # the ace of trumps, the second of the two as they came; and the last of the ten
    assert JOKER in after.hands[1] and ACE in after.hands[3] and ch.Card("A", "H") in after.hands[1]
    assert [len(hand) for hand in after.hands] == [10] * 5 and after.kankei == (1, 3) and after.phase == "lead"
    gone, come = ACE, ch.Card("A", "H")
    assert [after.observation(seat).fact("exchanged") for seat in (0, 1, 2, 3, 4, None)] == [
        None, (gone, come), None, (come, gone), None, None]
    assert JOKER in state.child("exchange 1 1").hands[3]
    with pytest.raises(ch.IllegalAction, match="change places only before"):
        play(after, "iku").child("exchange 1 1")
    with pytest.raises(ValueError, match="no action"):
        state.child("exchange 3 1")


def test_a_nijukan_that_stays():
    state = begin({1: "Jk AC"}, nijukan="keep")
    assert state.phase == "lead" and state.kankei == (1, 3) and {ACE, JOKER} <= {*state.hands[1]}


def test_after_an_exchange_nobody_else_knows_which_card_went():
    state = begin({1: "Jk KS AC QS", 3: "2S 3S 4S"}).child("exchange 1 1")
    held = {tuple(card in world(state.observation(0), ch.Rng(seed)).hands[1] for card in (JOKER, ACE)) for seed in range(40)}
    assert held == {(True, False), (False, True)}
    for seat in (1, 3):  # the partners do
        for seed in range(20):
            other = world(state.observation(seat), ch.Rng(seed))
            assert JOKER in other.hands[3] and ACE in other.hands[1]


# The lead

def test_iku_and_koi():
    state = begin({1: "AC", 3: "Jk"})
    assert state.to_act == 1 and [str(action) for action in state.legal_actions] == ["iku", "koi"]
    assert state.child("iku").to_act == 1 and state.child("koi").to_act == 3
    assert begin({1: "AC", 3: "Jk"}, dealer=2).to_act == 3  # the first of them from the dealer's right
    with pytest.raises(ch.IllegalAction, match="settle who leads"):
        state.child("play AC")
    with pytest.raises(ch.IllegalAction, match="already settled"):
        state.child("iku").child("koi")


def test_the_ace_of_spades_may_lead():
    state = begin({1: "AC", 3: "Jk", 4: "AS"}, first_lead="spade_ace")
    assert (state.phase, state.to_act) == ("play", 4)
    assert ch.game("goninkan", "sumisei").rules.first_lead == "spade_ace"


# The joker

@pytest.mark.parametrize("hand, led, allowed", [
    ("Jk 5H AS 9C", "3H", "5H Jk"), ("Jk 5H AS 9C", "3D", "5H AS 9C Jk"), ("5H 9C", "3H", "5H"), ("5H 9C", "", "5H 9C"),
    ("Jk 5H", "", "5H Jk|S Jk|H Jk|D Jk|C"), ("5H AS 9C", "Jk S", "AS"), ("5H AS", "Jk C", "5H AS"), ("9C 5H", "Jk H", "5H")])
def test_joker_and_suits(hand, led, allowed):
    assert legal(at(hand, led)) == {text.replace("|", " ") for text in allowed.split()}


def test_the_joker_waits_for_the_second_trick_and_for_no_later_than_the_ninth():
    assert legal(at("Jk 5H AS 9C", "3D", tricks=0)) == {"5H", "AS", "9C"}
    assert at("Jk 5H AS 9C", "3D", tricks=0).why_illegal("play Jk").key == "joker_first_trick"
    assert legal(at("Jk 5H", "3H", tricks=8)) == {"Jk"} and at("Jk 5H", "3H", tricks=8).why_illegal("play 5H").key == "joker_now"
    assert legal(at("Jk 5H", "", tricks=8)) == {f"Jk {suit}" for suit in "SHDC"}
    assert legal(at("Jk 5H", "3H", tricks=8, last_joker="weakest")) == {"Jk", "5H"}
    assert legal(at("Jk", "", tricks=9, last_joker="weakest")) == {"Jk"}


def test_a_led_joker_may_ask_for_trumps():
    assert legal(at("5H AS 9C", "Jk", joker_lead="calls_trump")) == {"9C"}
    state = at("5H AS 9C", "Jk", joker_lead="calls_trump")
    assert (reason := state.why_illegal("play 5H")).key == "joker_asks" and reason.cards == (ch.Card("9", "C"),)
    assert legal(at("Jk 9C", "", joker_lead="calls_trump")) == {"Jk", "9C"}


@pytest.mark.parametrize("cards, tricks, options, winner", [
    ("3H AH 4H 5H 6H", 1, {}, 1), ("3H AH 4C 5H 6H", 1, {}, 2), ("3H AC 4H Jk 6H", 1, {}, 3), ("3H AS AD KS AC", 1, {}, 4),
    ("3H AS AD KS 6D", 1, {}, 0), ("AC Jk 4C 5C 6C", 1, {}, 1), ("3H AS Jk 4H KD", 9, {"last_joker": "weakest"}, 3),
    ("Jk 3H AS 4H KD", 9, {"last_joker": "weakest"}, 3), ("Jk 3H AS 4H 5C", 9, {"last_joker": "weakest"}, 4)])
def test_who_wins(cards, tricks, options, winner):
    state = ch.game("goninkan", **options).start(1)
    hands = tuple([(card,) for card in GONINKAN_50.read(cards)])
    state = state._with(ring=(0, 1, 2, 3, 4), hands=hands, trump="C", phase="play", to_act=0, kankei=(0, 2), bout=3,
                        tricks=(Trick(((0, ch.Card("3", "D")),), 0),) * tricks)
    state = play(state, cards)
    assert state.tricks[-1].winner == winner and state.tricks[-1].dead == int(cards[:2] == "Jk")


# Rounds

@pytest.mark.parametrize("results, points", [
    ([8], -1), ([9], 1), ([9, 7], 0), ([9, 8], 2), ([9, 8, 8], 1), ([9, 8, 9], 4), ([16, 16, 16], 4)])
def test_what_a_round_is_worth(results, points):
    """Three deals won are three points and one more; with eight in the first the round is over, for one point less than none."""
    state = ch.game("goninkan").start(1)._with(kankei=(0, 2), results=tuple(zip("CCC", results, (9, 8, 9), strict=False)))
    found = [sum(line.points for line in score_lines(state) if line.side == seat) for seat in range(5)]
    assert found == [points, -points, points, -points, -points]
    state = state._with(game=ch.game("goninkan", mukankei_score="none"))
    assert [sum(line.points for line in score_lines(state) if line.side == seat) for seat in range(5)] == [points, 0, points, 0, 0]


def finish(state, seed=0, stop=None):
    rng = ch.Rng(seed)
    while state.to_act is not None and not (stop and stop(state)):
        state = state.child(policy(state, rng))
    return state


def second_deal(seed=1, **options):
    """The beginning of the second deal of a round, with targets that are easily met."""
    game = ch.game("goninkan", targets=(1, 1, 1), **options)
    return finish(game.start(seed), seed, lambda state: state.bout == 2)


def test_the_partners_stay_and_choose_the_trumps():
    state = second_deal()
    first, shower = state.first, state.partner(state.first)
    assert (state.phase, state.to_act, state.trump, state.tricks) == ("show", shower, None, ())
    assert len(state.legal_actions) == 45 and state.why_illegal("iku").key == "show_first"
    two = state.hands[shower][2], state.hands[shower][5]
    state = state.child(f"show {two[1]} {two[0]}")  # in either order
    assert state.log[-1][1].cards == two and (state.phase, state.to_act) == ("trump", first)
    assert [str(action) for action in state.legal_actions] == [f"trump {suit}" for suit in "SHDC"]
    assert state.why_illegal("play AS").key == "trump_first"
    state = state.child("trump S")
    assert (state.phase, state.to_act, state.trump) == ("lead", first, "S")
    with pytest.raises(ch.IllegalAction, match="only before the second and third"):
        state.child("iku").child(f"show {two[0]} {two[1]}")


@pytest.mark.parametrize("shown", ["partner", "all"])
def test_who_sees_the_two_cards(shown):
    state = second_deal(shown=shown)
    shower = state.to_act
    two = state.hands[shower][:2]
    state = state.child(f"show {two[0]} {two[1]}")
    for seat in (*range(5), None):
        seen, open_to = state.observation(seat), shown == "all" or seat in state.kankei
        assert seen.fact("shown") == (two if open_to else None)
        assert str(seen.log[-1][1]) == (f"show {two[0]} {two[1]}" if open_to else "show")
    over = finish(state, 3)
    assert all(over.observation(seat).log == over.log for seat in range(5))


def test_the_shuffles_of_a_round_belong_to_its_deal():
    states = [finish(ch.game("goninkan", targets=(1, 1, 1)).start(77), 5) for _ in range(2)]
    assert states[0] == states[1] and len(states[0].results) == 3
    assert second_deal(1).hands != second_deal(2).hands
    assert sorted(map(str, (card for hand in second_deal(1).hands for card in hand))) == sorted(map(str, GONINKAN_50))


# Matches

@pytest.mark.parametrize("seed", range(6))
def test_a_match(seed):
    game = ch.game("goninkan", **{**RULES["goninkan"](ch.Rng(seed)), "rounds": 10})
    match = game.match(seed, dealer=seed % 5)
    trumps, total = [], [0] * 5
    for number in range(1, 11):
        state = match.state
        assert state.number == number and state.scores == tuple(total)
        trumps.append(state.trump)
        match = ch.match.Match(game, finish(state, seed + number), match.past)
        total = [a + b for a, b in zip(total, match.state.outcome.points, strict=True)]
        assert match.over == (number == 10)
        if number < 10:
            ring, dealer = match.state.ring, match.state.dealer
            match = match.next_deal()
            assert match.state.first_ring == ring and match.state.dealer == ring[(ring.index(dealer) + 1) % 5]
    assert "".join(trumps) == "CDHCDHCDHS" and match.scores == tuple(total)
    assert match.winner == (total.index(max(total)) if total.count(max(total)) == 1 else None)
    record = ch.Record.from_text(ch.Record.of(match).to_text())
    assert record.replay()[-1] == match


@pytest.mark.parametrize("begin_with, message", [
    ({"dealer": 5}, "dealer"), ({"scores": (1, 2)}, "scores"), ({"number": 0}, "number"), ({"ring": (0, 1, 2, 3, 3)}, "ring")])
def test_rounds_that_cannot_be(begin_with, message):
    with pytest.raises(ValueError, match=message):
        ch.game("goninkan").start(1, **begin_with)


@pytest.mark.parametrize("option, value", [
    ("nijukan", "both"), ("first_lead", "dealer"), ("joker_lead", "free"), ("last_joker", ""), ("shown", "nobody"), ("mukankei_score", 1),
    ("targets", (9, 8)), ("targets", (9, 8, 17)), ("targets", [9, 8, 9]), ("three_bonus", -1), ("rounds", 0)])
def test_options_out_of_range(option, value):
    with pytest.raises(ValueError, match=option):
        ch.game("goninkan", **{option: value})


@pytest.mark.parametrize("text", ["show AS AS", "play", "", "bid 9", "trump X", "exchange 1 11"])
def test_what_is_no_action(text):
    with pytest.raises(ValueError, match="no action of Goninkan"):
        ch.game("goninkan").action(text)


# Worlds

def fitting(state, seat):
    """Every way to give the others their cards that leads to the same view, by trying all."""
    others = [who for who in state.game.seats if who != seat and state.hands[who]]
    now = [card for who in others for card in state.hands[who]]
    found = set()
    for cards in permutations(now):
        new = dict(zip(now, cards, strict=True))
        order = tuple([new.get(card, card) for card in state.deal.order])
        again = state.game.start(ch.Deal(GONINKAN_50, order), dealer=state.dealer)
        try:
            for who, action in state.log:
                if again.to_act != who:
                    raise ValueError
                again = again.child(action)
        except ValueError:
            continue
        if again.observation(seat) == state.observation(seat):
            found.add(tuple(frozenset(again.hands[who]) for who in others))
    return others, found


@pytest.mark.parametrize("options", [{}, {"last_joker": "weakest"}])
def test_no_world_is_impossible_or_forgotten_or_likelier(options):
    """In the ninth trick of a first deal: up to seven unseen cards."""
    compared = 0
    for seed in range(400):
        game = ch.game("goninkan", nijukan="keep", **options)
        for state in random_states(game, seed):
            if state.bout > 1 or len(state.tricks) != 8 or len(state.plays) != 2:
                continue
            seat = state.to_act
            others, hands = fitting(state, seat)
            if len(hands) < 6:
                continue
            rng, drawn = ch.Rng(seed), Counter()
            for _ in range(20 * len(hands)):
                other = world(state.observation(seat), rng)
                drawn[tuple(frozenset(other.hands[who]) for who in others)] += 1
            assert set(drawn) == hands
            chi = sum((drawn[hand] - 20) ** 2 / 20 for hand in hands)
            assert chi < len(hands) + 5 * (2 * len(hands)) ** 0.5, (seed, chi, len(hands))
            compared += 1
        if compared == 3:
            return
    raise AssertionError("too few positions")


def test_worlds_of_later_deals_fit_and_differ():
    for seed in range(4):
        rng, changed = ch.Rng(seed), 0
        for state in list(random_states(ch.game("goninkan", targets=(1, 1, 1)), seed))[::3]:
            if state.bout == 1 or len(state.tricks) > 7:
                continue
            for seat in range(5):
                seen = state.observation(seat)
                other = world(seen, rng)
                assert other.observation(seat) == seen and finish(other, seed).outcome
                changed += other.hands != state.hands
        assert changed > 60


def test_the_rare_deals_are_rich():
    """What the laws walk through has rounds of three deals and nijūkan in it."""
    met = Counter()
    for seed in range(60):
        rng = ch.Rng(seed)
        state = ch.game("goninkan").start(goninkan_deal(rng))
        met["both"] += state.both is not None
    assert met["both"] > 12
