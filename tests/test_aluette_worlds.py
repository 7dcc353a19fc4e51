"""The worlds of Aluette: none impossible, none forgotten, each as likely as any other, whatever signs have told."""
from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import comb

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.games._aluette_places import Bound, Lay
from cardhistory.games._aluette_rules import CLASS, SPECIALS
from tests.aluette_table import PACK
from tests.universes import RICH_DEAL, RULES, aluette_told_again, random_states


def fits(drawn, wanted, times):
    """Do the draws meet all that is wanted, in the wanted proportion?"""
    assert set(drawn) == set(wanted)
    total, free = sum(wanted.values()), len(wanted) - 1
    chi = sum((drawn[one] - times * weight / total) ** 2 / (times * weight / total) for one, weight in wanted.items())
    assert chi < free + 4 * (2 * free) ** 0.5 + 6, (chi, free)


def late_positions(number, **options):
    """Positions for N with one card left each, where signs have told something, with all arrangements that fit."""
    found = []
    for seed in range(400):
        game = ch.game("aluette", chant="never", notice=100, talk=False, **options)
        for state in random_states(game, seed):
            seen = state.observation(0)
            if state.phase != "play" or set(map(len, state.hands)) != {1} or not seen.fact("signs"):
                continue
            hidden = [card for seat in (1, 2, 3) for card in state.hands[seat]] + list(state.stock)
            wanted = {}
            for three in permutations(hidden, 3):
                rest = [card for card in hidden if card not in three]
                new = dict(zip(hidden, (*three, *rest), strict=True))
                order = tuple(new.get(card, card) for card in state.deal.order)
                again = aluette_told_again(game, order, state, 0, ch.Rng(0))
                if again is not None:
                    assert again.observation(0) == seen
                    wanted[again.hands] = 1
            if 3 <= len(wanted) <= 100:
                found.append((seen, wanted))
            break
        if len(found) == number:
            return found
    raise AssertionError("no such position was found")


@pytest.mark.parametrize("options", [{}, {"relative_signs": True}], ids=["plain", "relative"])
def test_worlds_are_exact(options):
    for seen, wanted in late_positions(3, **options):
        rng, times = ch.Rng(2024), 30 * len(wanted)
        fits(Counter(world(seen, rng).hands for _ in range(times)), wanted, times)


def test_worlds_after_a_chant_weigh_what_was_signed_before_it():
    """E, who took cards in the chant, signed two aces before it: where the aces are now depends on how many he may have drawn."""
    game = ch.game("aluette", notice=100, talk=False)
    hands = {0: "3D 2D RD RC RE RB 4D 4C 4E", 1: "AD AC 8D 8C 8E 7D 7C 7E 6D", 2: "CD CC CE CB VD VC VE VB 9E",
             3: "3C 2C 9C 9D 8B 7B 6C 6E 6B"}
    state = game.start(game.fixed(hands, stock="AE 5D AB 5C 2B 5E 2E 5B 9B 4B 3E 3B", dealer=3), dealer=3)
    for text in ("agree", "sign A 2", "agree", "agree", "agree"):
        state = state.child(text)
    for card in "AE AB 2B 2E 9B 3E".split():  # what N drew, and lays away
        state = state.child(f"discard {card}")
    for card in "5D 5C 5E 5B 4B AD".split():
        state = state.child(f"discard {card}")
    left = {0: "3D", 1: "AC", 2: "CD", 3: "3C"}
    while set(map(len, state.hands)) != {1}:
        state = state.child(next(a for a in state.legal_actions if a.verb == "play" and a.args[0].code != left[state.to_act]))
    seen = state.observation(0)
    hidden = [card for seat in (1, 2, 3) for card in state.hands[seat]] + list(dict(state.thrown)[1])
    wanted = {}
    for three in permutations(hidden, 3):
        fifteen = [card for card in hidden if card not in three[1:]] + [
            card for trick in state.tricks for who, card in trick.plays if who == 1]
        aces = sum(CLASS[card] == 8 for card in fifteen)
        ways = comb(aces, 2) * comb(15 - aces, 7)
        if ways:
            wanted[three] = ways
    rng, times = ch.Rng(5), 12_000
    drawn = Counter(tuple(hand[0] for hand in world(seen, rng).hands[1:]) for _ in range(times))
    fits(drawn, wanted, times)


def test_laying_cards_is_exact():
    """Three piles, four strong cards, against a trial of every way."""
    key = PACK.read("3D 9C AD AC")
    bounds = [Bound(weakest=1, aces=1), Bound(better_than=CLASS[PACK.card("9D")]), Bound()]
    sizes = (3, 2, 4)
    wanted = Counter()
    places = [pile for pile, size in enumerate(sizes) for _ in range(size)]
    for where in permutations(range(len(places)), len(key)):
        piles = [places[at] for at in where]
        first = [card for card, pile in zip(key, piles, strict=True) if pile == 0]
        second = [card for card, pile in zip(key, piles, strict=True) if pile == 1]
        if PACK.card("3D") in first or sum(CLASS[card] == 8 for card in first) != 1:
            continue
        if any(CLASS[card] < 5 for card in second):
            wanted[tuple(piles)] += 1
    lay = Lay({card: [(0,), (1,), (2,)] for card in key}, sizes, bounds)
    rng = ch.Rng(3)
    drawn = Counter(tuple(where[card][0] for card in key) for where in (lay.draw(rng) for _ in range(8_000)))
    fits(drawn, wanted, 8_000)


def test_where_nothing_fits_there_is_no_world():
    lay = Lay({PACK.card("3D"): [(0,)]}, (1,), [Bound(weakest=5)])
    assert lay.draw(ch.Rng(1)) is None


def test_a_shown_card_stays_where_it_was_shown():
    game = ch.game("aluette", chant="never", notice=0)
    state = game.start(9, dealer=1)  # S leads, N is the partner
    shown = [a for a in state.legal_actions if a.verb == "sign" and a.cards]
    for sign in shown:
        state = state.child(sign)
    assert shown
    for number in range(40):
        found = world(state.observation(0), ch.Rng(number))
        assert all(sign.cards[0] in found.hands[2] for sign in shown)
    anywhere = Counter()
    for number in range(40):
        found = world(state.observation(1), ch.Rng(number))
        anywhere[next((seat for seat, hand in enumerate(found.hands) if shown[0].cards[0] in hand), None)] += 1
    assert len(anywhere) == 4


def test_worlds_can_be_played_on_and_recorded():
    for seed in range(30):
        rng = ch.Rng(seed)
        game = ch.game("aluette", **{**RULES["aluette"](rng), "signs": seed % 2 == 0})
        state = game.start(RICH_DEAL["aluette"](rng, game))
        for _ in range(25):
            if state.to_act is not None:
                state = state.child(rng.choice([a for a in state.legal_actions if a.verb != "concede"]))
        for seat in game.seats:
            found = world(state.observation(seat), rng)
            assert found is not None and found.observation(seat) == state.observation(seat)
            while found.to_act is not None:
                found = found.child(rng.choice(found.legal_actions))
            record = ch.Record.from_text(ch.Record.of(found).to_text())
            assert record.replay()[-1].state.outcome == found.outcome


def test_nobody_samples_for_a_spectator():
    with pytest.raises(ValueError, match="watches"):
        world(ch.game("aluette").start(1).observation(None), ch.Rng(1))


def test_every_pair_of_specials_is_somewhere_in_the_worlds():
    """Nothing is known at the first lead: each special card is in the stock as often as a quarter of the worlds."""
    seen = ch.game("aluette", chant="never").start(12, dealer=3).observation(0)
    stocks = [set(world(seen, ch.Rng(number)).stock) for number in range(600)]
    unseen = [card for card in SPECIALS if card not in seen.hand]
    for one, other in combinations(unseen, 2):
        assert any(one in stock and other in stock for stock in stocks)
    for card in unseen:
        assert 0.22 < sum(card in stock for stock in stocks) / 600 < 0.40  # 12 of 39
