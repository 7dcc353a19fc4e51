"""The careful player at Etori: bids that can be made, and cards drawn from a stock on bit masks."""
from __future__ import annotations

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.players import _careful_etori
from cardhistory.players._careful_etori_stock import WithStock
from cardhistory.players._careful_pictures import bit_of
from cardhistory.players._fast import bits
from cardhistory.players.careful import Careful
from tests.test_careful_fast import played_on

STRONG = "AS KS QS AH KH QH JH AD KD AC KC QC 2D"
WEAK = "9S 8S 7S 6S TH 9H 8H 5D 4D 3D 6C 5C 4C"


def bidding(hand):
    """Napoleon with this hand at the first seat to bid; the others have something of every suit."""
    game = ch.game("etori", "napoleon")
    rest = [card for card in map(str, game.pack.cards) if card not in hand.split()]
    state = game.start(game.fixed({1: hand, 2: " ".join(rest[::3]), 3: " ".join(rest[1::3]), 0: " ".join(rest[2::3])}), dealer=0)
    while state.phase == "check":
        assert "keep" in [str(action) for action in state.legal_actions]
        state = state.child("keep")
    return state


def test_a_hand_that_takes_nearly_everything_is_bid_and_a_poor_one_is_not():
    state = bidding(STRONG)
    bid = Careful(4_000).choose(state.observation(1), ch.Rng(1)).action
    assert bid.verb == "bid" and bid.args[0] >= 11
    state = bidding(WEAK)
    assert str(Careful(4_000).choose(state.observation(1), ch.Rng(1)).action) == "pass"


@pytest.mark.parametrize("number, seat", [(300004, 1), (300012, 2), (300131, 1)])
def test_a_fair_hand_is_not_bid_alone_against_three(number, seat):
    """Hands with five or six sure tricks, of which playouts by weak players promised nine pictures."""
    state = ch.game("etori", "napoleon").start(number, dealer=number % 4)
    while state.phase == "check":
        state = state.child(state.legal_actions[-1])
    while state.to_act != seat:
        state = state.child("pass")
    assert str(Careful().choose(state.observation(seat), ch.Rng(1)).action) == "pass"


def test_the_trumps_of_a_bid_are_those_that_make_it():
    state = bidding("AS 4S 2S AH 2H KD 2D AC KC QC JC TC 9C").child("bid 9")
    while state.phase == "bid":
        state = state.child("pass")
    assert str(Careful(4_000).choose(state.observation(1), ch.Rng(1)).action) == "trump C"


def test_partners_of_a_bidder_play_with_him():
    game = ch.game("etori", "napoleon", sides="pairs")
    state = game.start(5).child("keep")
    while state.phase != "play":
        state = state.child(next(one for one in state.legal_actions if one.verb not in ("pass", "redeal")))
    seen = state.observation(state.to_act)
    assert len({*_careful_etori.game_of(seen).fast.camps}) == 2
    declarer = seen.fact("declarer")
    assert [_careful_etori.game_of(seen).fast.camps[seat] == 0 for seat in seen.seats] == [
        seat % 2 == declarer % 2 for seat in seen.seats]


STOCKS = [("betsuho", {}), ("tentori", {}), ("takamiya", {}), ("betsuho", {"players": 3, "hand_size": 5})]


def positions(preset, options, number):
    """The states of a deal at random in which a card is played."""
    game = ch.game("etori", preset, **options)
    state, rng = game.start(number, dealer=number % len(game.seats), number=number + 1), ch.Rng(number)
    while state.to_act is not None:
        if state.phase == "play":
            yield state
        state = state.child(rng.choice(state.legal_actions))


@pytest.mark.parametrize("preset, options", STOCKS)
def test_a_playout_with_a_stock_is_a_deal_by_the_rules(preset, options, monkeypatch):
    """The cards on masks may be played, everybody draws what the rules give, and the seat takes what the rules count."""
    for number in range(4):
        start = [*positions(preset, options, number)][(1 + number) * len(ch.game("etori", preset, **options).seats)]
        seen = start.observation(start.to_act)
        fast = _careful_etori.game_of(seen).fast
        hands = [sum(fast.bit[card] for card in hand) for hand in start.hands]
        stock = [fast.bit[card] for card in reversed(start.stock)]
        taken, steps, chosen = played_on(monkeypatch, fast, hands, start.to_act, stock)
        assert steps == len(chosen) == len(start.stock) + sum(map(len, start.hands))
        state = start
        for bit in chosen:
            mine = state.observation(state.to_act)
            state = state.child(next(one for one in mine.legal_actions if bit_of(fast, mine, one) == bit))
        points = [sum(line.points for line in one.score_lines() if line.side == seen.seat) for one in (start, state)]
        assert state.to_act is None and taken == points[1] - points[0]


@pytest.mark.parametrize("preset, options", STOCKS)
def test_worlds_with_a_stock_fit_what_was_seen(preset, options):
    for state in [*positions(preset, options, 4)][5::7]:
        seen = state.observation(state.to_act)
        game = _careful_etori.game_of(seen)
        fast, table = game.fast, WithStock(seen, game)
        worlds, different = table.worlds(world(seen, ch.Rng(1)), ch.Rng(2)), set()
        for _ in range(10):
            hands, stock = next(worlds)
            different.add(tuple(hands))
            assert [hand.bit_count() for hand in hands] == [*seen.counts] and len(stock) == seen.stock
            assert hands[seen.seat] == sum(fast.bit[card] for card in seen.hand)
            assert {*stock, *bits(sum(hands))} == {fast.bit[card] for cards in (*state.hands, state.stock) for card in cards}
            for suit, seats in table.lacks.items():
                assert not any(hands[who] & suit & ~fast.free for who in seen.seats if seats >> who & 1)
        assert len(different) > 1 or sum(seen.counts) < 12


def test_a_card_drawn_since_may_be_of_a_suit_that_was_lacking():
    """Whoever did not follow has drawn since: that he lacks the suit is known only until then."""
    found = 0
    for number in range(8):
        for state in positions("betsuho", {}, number):
            seen = state.observation(state.to_act)
            table = WithStock(seen, _careful_etori.game_of(seen))
            assert all(table.shown[suit] & seats == seats for suit, seats in table.lacks.items())
            if seen.stock and not seen.trick:
                assert not any(table.lacks.values())
                found += any(table.shown.values())
    assert found > 20


def test_a_sure_trick_full_of_pictures_is_taken():
    """Last to play, with the ace of trumps for three pictures on the table."""
    game = ch.game("etori", "betsuho")
    deal = game.fixed({1: "KD 9D 8D 7D", 2: "QD 6D 5D 4D", 3: "JD 3D 2D 2C", 0: "AD TD 9H 8H"})
    state = game.start(deal, dealer=0).child("trump H")
    for card in ("KD", "QD", "JD"):
        state = state.child(f"play {card}")
    assert str(Careful(3_000).choose(state.observation(0), ch.Rng(1)).action) == "play AD"
