"""Aluette: the worked examples (numbered as in the research notes, A12), tricks, scores, mordienne, giving up, and matches."""
from __future__ import annotations

from itertools import product

import pytest

import cardhistory as ch
from cardhistory.games._aluette_rules import CLASS, CLASSES
from tests.aluette_table import PACK, SEATS, begin, play, played, trick_of, winners

ORDER = [codes.split() for codes in (
    "3D", "3C", "2D", "2C", "9C", "9D", "2B", "2E", "AD AC AE AB", "RD RC RE RB", "CD CC CE CB", "VD VC VE VB", "9E 9B",
    "8D 8C 8E 8B", "7D 7C 7E 7B", "6D 6C 6E 6B", "5D 5C 5E 5B", "4D 4C 4E 4B", "3E 3B")]


# The nineteen classes

def test_the_nineteen_classes():
    assert [[card.code for card in cards] for cards in CLASSES] == ORDER
    assert [len(cards) for cards in CLASSES] == [1] * 8 + [4, 4, 4, 4, 2, 4, 4, 4, 4, 4, 2]
    assert set(CLASS) == set(PACK)


def test_every_pair_of_cards():
    """All 48 x 48 ordered pairs against the table (P017)."""
    place = {code: number for number, codes in enumerate(ORDER) for code in codes}
    low = "4D 4C 4E 4B 3E 3B".split()
    for first, second in product(PACK, PACK):
        if first is second:
            continue
        rest = [code for code in low if code not in (first.code, second.code)]
        best = min(place[first.code], place[second.code])
        assert (CLASS[first], CLASS[second]) == (place[first.code], place[second.code])
        if best >= place["4D"]:
            continue  # two of the lowest: the others would matter
        state = trick_of(f"{first} {second} {rest[0]} {rest[1]}")
        wanted = None if place[first.code] == place[second.code] else 0 if place[first.code] == best else 1
        assert state.tricks[0].winner == wanted, (first, second)


# Single tricks

@pytest.mark.parametrize("cards, winner", [
    ("3B RD 3D 3C", 2), ("2C 2D 3C 9C", 2), ("4B AE 9C AD", 2), ("2E 2B AB AC", 1), ("9E 9D VB VE", 1), ("9C 9D 2D AB", 2),
    ("AD AC 8B VE", None), ("9E 9B 8D 7C", None), ("3E 3B 4D 5D", 3), ("RD RC RE RB", None), ("CD RC CE CB", 1), ("8D 8C 2E 8B", 2),
], ids=["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T10", "T12", "T13", "T14"])
def test_single_trick(cards, winner):
    state = trick_of(cards)
    assert state.tricks[0].winner == winner
    assert state.to_act == (0 if winner is None else winner)  # after a spoiled trick its leader leads again (P033)
    assert state.tricks[0].best == (None if winner is None else PACK.card(cards.split()[winner]))


@pytest.mark.parametrize("cards", ["AD 8D AC 8C", "8D AD 8C AC", "AD AC 8D 8C", "AD 8D 8C AC"])
def test_partners_cards_spoil_each_other_like_any_others(cards):
    assert trick_of(cards).tricks[0].winner is None


def test_a_leader_leads_again_after_every_spoiled_trick():
    state, laid = begin("NXXXEXXSX")
    leaders = []
    for trick in laid:
        leaders.append(SEATS[state.to_act])
        state = play(state, [trick])
    assert "".join(leaders) == "NNNNNEEES"


# Whole deals

@pytest.mark.parametrize("letters, counts, points, key, detail", [
    ("SENWSEXNW", (2, 2, 2, 2), (1, 0), "first", "2 2 5"),
    ("SENWENWNW", (3, 2, 1, 3), (1, 0), "first", "0 3 8"),
    ("SXENXSWWW", (1, 1, 2, 3), (0, 2), "mordienne", "3 3 9"),
    ("XSENXWSSS", (1, 1, 4, 1), (1, 0), "most", "2 4 9"),
    ("EXWEWNNNX", (3, 2, 0, 2), (1, 0), "most", "0 3 8"),
    ("SSEEWWNNN", (3, 2, 2, 2), (2, 0), "mordienne", "0 3 9"),
    ("NNEEXXSSS", (2, 2, 3, 0), (2, 0), "mordienne", "2 3 9"),
    ("NEXXXXXSS", (1, 1, 2, 0), (2, 0), "mordienne", "2 2 9"),
    ("XXXXXXXNN", (2, 0, 0, 0), (2, 0), "mordienne", "0 2 9"),
    ("NNNNNNNNN", (9, 0, 0, 0), (2, 0), "mordienne", "0 9 9"),
    ("XXXXXXXXX", (0, 0, 0, 0), (0, 0), None, ""),
], ids=["D1", "D2", "D3", "D4", "D5", "D6", "D8", "D11", "D12", "D14", "D15"])
def test_whole_deal(letters, counts, points, key, detail):
    state = played(letters)
    assert state.observation(0).fact("won") == counts
    assert state.outcome.points == points
    assert [(line.key, line.detail) for line in state.outcome.lines] == ([(key, detail)] if key else [])
    assert state.outcome.winner == (None if points == (0, 0) else points.index(max(points)))


def test_the_first_to_reach_the_number_wins():
    """Two with three tricks each: at trick 7 and at trick 9 (P025)."""
    assert played("ENSENSNES").outcome.lines[0].detail == "0 3 7"
    line = played("WENWENWNE").outcome.lines[0]
    assert (line.side, line.points, line.key, line.detail) == (1, 1, "first", "3 3 7")


def test_a_trick_before_the_run_is_no_mordienne():
    """P027, with A, B, C, D as N, E, S, W: A B C A B D D D D makes 2, D B C A B A D D D only 1."""
    assert played("NESNEWWWW").outcome.points == (0, 2)
    assert played("WESNENWWW").outcome.points == (0, 1)


def test_tricks_of_partners_are_not_added():
    state = played("NSNSEEEXX")
    assert state.outcome.points == (0, 1) and state.outcome.lines[0].key == "most"


@pytest.mark.parametrize("letters, options, points", [
    ("NNNNNNNNN", {"mordienne_needs_earlier_trick": True}, (1, 0)),
    ("XNNNNNNNN", {"mordienne_needs_earlier_trick": True}, (2, 0)),
    ("ENNNNNNNN", {"mordienne_needs_earlier_trick": True}, (2, 0)),
    ("NEXXXXXSS", {"mordienne_min_run": 3}, (1, 0)),
    ("SSEEWWNNN", {"mordienne_min_run": 3}, (2, 0)),
    ("XXXXXXXXN", {}, (1, 0)),
    ("XXXXXXXXN", {"mordienne_min_run": 1}, (2, 0)),
    ("EEWXSNNXN", {}, (1, 0)),
    ("EEWXSNNXN", {"mordienne_skip_spoiled": True}, (2, 0)),
    ("EEWXSNNNX", {"mordienne_skip_spoiled": True}, (1, 0)),
    ("EEWWSNNXS", {"mordienne_skip_spoiled": True}, (0, 1)),
])
def test_mordienne_options(letters, options, points):
    assert played(letters, **options).outcome.points == points


@pytest.mark.parametrize("letters, counts, points, key", [
    ("XNEEEWWSS", (2, 3, 2, 2), (0, 1), "most"),
    ("XXXNEEEWW", (4, 3, 0, 2), (1, 0), "most"),
    ("EEEWWWXXN", (3, 3, 0, 3), (0, 1), "first"),
    ("EEEXWWXXN", (3, 3, 0, 3), (0, 1), "first"),
    ("EESXWWXXX", (0, 2, 1, 3), (0, 1), "most"),
    ("XEXWSSNXN", (3, 2, 2, 2), (2, 0), "mordienne"),
])
def test_spoiled_tricks_carried_over(letters, counts, points, key):
    state = played(letters, spoiled="carry_over")
    assert state.observation(None).fact("won") == counts
    assert state.outcome.points == points and state.outcome.lines[0].key == key


def test_carried_tricks_are_shown_while_they_wait():
    state, laid = begin("EXXSXXXXX", spoiled="carry_over")
    waiting = []
    for trick in laid:
        state = play(state, [trick])
        waiting.append(state.observation(None).fact("carried"))
    assert waiting == [0, 1, 2, 0, 1, 2, 3, 4, 5]
    assert state.observation(None).fact("won") == (0, 1, 3, 0)


def test_nothing_is_scored_before_the_end():
    state, laid = begin("SENWSEXNW")
    for trick in laid[:8]:
        state = play(state, [trick])
        assert state.score_lines() == () and state.outcome is None and state.observation(0).points == (0, 0)


def test_the_complete_deal():
    """The unshuffled pack, W dealing, every card played in the order received."""
    game = ch.game("aluette")
    state = game.start(ch.Deal(PACK, PACK.cards), dealer=3)
    order = {seat: [PACK.cards[12 * packet + 3 * seat + n] for packet in range(3) for n in range(3)] for seat in range(4)}
    hands = ("AD RD CD AC RC CC AE RE CE", "VD 9D 8D VC 9C 8C VE 9E 8E", "7D 6D 5D 7C 6C 5C 7E 6E 5E", "4D 3D 2D 4C 3C 2C 4E 3E 2E")
    for seat, hand in enumerate(hands):
        assert " ".join(map(str, order[seat])) == hand and set(state.hands[seat]) == set(PACK.read(hand))
    assert " ".join(map(str, state.stock)) == "AB RB CB VB 9B 8B 7B 6B 5B 4B 3B 2B"
    state = state.child("refuse")
    assert state.to_act == 0
    while state.to_act is not None:
        state = state.child(f"play {order[state.to_act].pop(0)}")
    told = [(SEATS[trick.leader], " ".join(map(str, trick.cards)), SEATS[trick.winner]) for trick in state.tricks]
    assert told == [
        ("N", "AD VD 7D 4D", "N"), ("N", "RD 9D 6D 3D", "W"), ("W", "2D CD 8D 5D", "W"), ("W", "4C AC VC 7C", "N"),
        ("N", "RC 9C 6C 3C", "W"), ("W", "2C CC 8C 5C", "W"), ("W", "4E AE VE 7E", "N"), ("N", "RE 9E 6E 3E", "N"),
        ("N", "CE 8E 5E 2E", "W")]
    assert list(state.winners) == winners("NWWNWWNNW")
    assert state.observation(1).fact("won") == (4, 0, 0, 5)
    assert state.outcome.points == (0, 1) and state.outcome.lines[0].key == "most"


# The play

def test_any_card_may_be_played_at_any_time():
    for seed in range(30):
        rng, state = ch.Rng(seed), ch.game("aluette", chant="never", signs=False, talk=False).start(seed)
        while state.to_act is not None:
            hand = state.hands[state.to_act]
            assert [str(action) for action in state.legal_actions if action.verb == "play"] == [f"play {card}" for card in hand]
            state = state.child(rng.choice([action for action in state.legal_actions if action.verb == "play"]))


def test_the_deal_is_in_packets_of_three_from_the_dealers_left():
    for dealer in range(4):
        state = ch.game("aluette").start(1526, dealer=dealer)
        order = state.deal.order
        for n in range(4):
            seat = (dealer + 1 + n) % 4
            assert set(state.hands[seat]) == {*order[3 * n:3 * n + 3], *order[12 + 3 * n:15 + 3 * n], *order[24 + 3 * n:27 + 3 * n]}
        assert state.stock == order[36:] and state.to_act == (dealer + 1) % 4


def test_play_goes_round_clockwise():
    state = ch.game("aluette", "jeux_et_loisirs", signs=False).start(7, dealer=1)
    seats = []
    for _ in range(4):
        seats.append(state.to_act)
        state = state.child(state.legal_actions[0])
    assert seats == [2, 3, 0, 1]


def test_all_ways_to_the_end_of_a_deal():
    """Two tricks from the end each of four players has two cards: 16 ways; three tricks: 6 to the fourth power."""
    def ways(state):
        plays = [action for action in state.legal_actions if action.verb == "play"]
        return sum(ways(state.child(action)) for action in plays) if state.to_act is not None else 1

    state, laid = begin("SENWENWNW")
    state = play(state, laid[:6])
    assert ways(state) == 6 ** 4
    assert ways(play(state, laid[6:7])) == 2 ** 4


# Giving up

ROWS = [("NNEEXXSSS", (2, 0)), ("NNNEXXSSS", (0, 2)), ("EEENXXSSX", (0, 2)), ("NNEEXXWWW", (0, 2)), ("XXXXXXXXX", (0, 2))]


def test_an_offer_that_is_accepted():
    state, laid = begin("EEENXXSSX", dealer=0)
    assert SEATS[state.to_act] == "E"
    state = state.child("concede")
    assert state.phase == "surrender" and SEATS[state.to_act] == "S" and state.observation(0).fact("offer") == 1
    assert [action.text for action in state.legal_actions] == ["accept", "refuse"]
    assert {state.why_illegal(text).key for text in ("play 3D", "concede", "agree", "pass", "say low", "discard 3D")} == {"reply_first"}
    state = state.child("accept")
    assert state.to_act is None and state.outcome.points == (1, 0) and state.outcome.lines[0].key == "surrender"
    assert state.why_illegal("play 3D").key == "deal_over" and len(state.hands[0]) == 9


@pytest.mark.parametrize("letters, points", ROWS, ids=["NS make mordienne", "NS win without", "EW win", "EW make mordienne", "all spoiled"])
def test_an_offer_that_is_refused(letters, points):
    """EW offer, NS refuse: exactly 2 points to one side, whatever else happens (the table of A8)."""
    state, laid = begin(letters, dealer=0)
    state = state.child("concede").child("refuse")
    assert (state.phase, SEATS[state.to_act]) == ("play", "E")
    assert state.observation(2).fact("offer_refused") == 1 and state.why_illegal("concede").key == "surrender_refused"
    state = play(state, laid)
    assert state.outcome.points == points and len(state.outcome.lines) == 1
    assert state.outcome.lines[0].key == ("refusal_kept" if points == (2, 0) else "refusal_failed")


def test_an_offer_in_the_middle_of_a_trick():
    state, laid = begin("SENWENWNW")
    state = play(state, laid[:3])
    state = state.child(f"play {laid[3][0]}").child("concede")
    assert SEATS[state.to_act] == "S" and state.plays
    state = state.child("refuse")
    assert SEATS[state.to_act] == "E"
    state = state.child(f"play {laid[3][1]}")
    assert SEATS[state.to_act] == "S" and state.why_illegal("concede").key == "surrender_refused"
    for _ in range(2):
        state = state.child(f"play {laid[3][state.to_act]}")
    assert play(state, laid[4:]).outcome.points == (0, 2)


def test_how_late_an_offer_may_be_made():
    state, laid = begin("SENWENWNW")
    for trick in laid[:8]:
        assert state.why_illegal("concede") is None
        state = play(state, [trick])
    assert state.why_illegal("concede").key == "surrender_too_late"
    state, laid = begin("SENWENWNW", surrender_only_before_first_trick=True)
    for _ in range(4):
        assert state.why_illegal("concede") is None
        state = state.child(f"play {laid[0][state.to_act]}")
    assert state.why_illegal("concede").key == "surrender_too_late"


# Matches

def match_of(deals, **options):
    """A match of deals with these winners; ``!`` before the letters: EW offers to give up in that deal and NS refuses."""
    match, dealer = None, 0
    for letters in deals:
        state, laid = begin(letters.strip("!"), dealer=dealer, **options)
        if match is None:
            match = state.game.match(state.deal, dealer=dealer)
        else:
            match = match.next_deal(state.deal)
        if letters[0] == "!":
            state = match.state
            while SEATS[match.state.to_act] not in "EW":
                match = match.child(f"play {laid[0][match.state.to_act]}")
            match = match.child("concede").child("refuse")
            state = match.state
            done = len(state.plays)
            for _ in range(4 - done):
                match = match.child(f"play {laid[0][match.state.to_act]}")
            laid = laid[1:]
        for trick in laid:
            for _ in range(4):
                match = match.child(f"play {trick[match.state.to_act]}")
        assert match.state.dealer == dealer
        dealer = (dealer + 1) % 4
    return match


NS1, EW1, NS2 = "SENWENWNW", "EEENXXSSX", "SSEEWWNNN"


@pytest.mark.parametrize("deals, scores, winner", [
    ((NS1, EW1, NS1, NS1, EW1), (3, 2), 0), ((NS2, EW1, EW1, EW1, EW1), (2, 4), 1), (("!" + NS1, NS1, EW1, NS1, NS1), (3, 3), None),
])
def test_match_of_five_deals(deals, scores, winner):
    match = match_of(deals)
    assert match.scores == scores and match.over and match.winner == winner
    with pytest.raises(ValueError, match="over"):
        match.next_deal()
    assert match.state.dealer == match.past[0].dealer  # the first dealer also deals the fifth


def test_a_match_is_not_over_before_its_fifth_deal():
    match = match_of((NS2, NS2, NS2, NS2))
    assert match.scores == (8, 0) and not match.over and match.winner is None


def test_a_level_match_may_go_on():
    match = match_of(("!" + NS1, NS1, EW1, NS1, NS1), tie_break="extra_deal")
    assert match.scores == (3, 3) and not match.over and match.winner is None
    assert match.next_deal().state.scores == (3, 3)
    match = match_of(("!" + NS1, NS1, EW1, NS1, NS1, EW1), tie_break="extra_deal")
    assert match.over and match.winner == 1


def test_the_first_side_with_five_points():
    match = match_of((NS2, NS2, EW1), match="first_to_5")
    assert match.scores == (4, 1) and not match.over
    match = match_of((NS2, NS2, EW1, NS2), match="first_to_5")
    assert match.scores == (6, 1) and match.over and match.winner == 0


def test_eight_deals_in_a_row_pass_to_the_left():
    """P032."""
    game, dealers = ch.game("aluette", "rebour", signs=False, talk=False), []
    match, rng = game.match(3, dealer=2), ch.Rng(1)
    while len(dealers) < 8:
        dealers.append(match.state.dealer)
        while match.state.to_act is not None:
            match = match.child(rng.choice([one for one in match.state.legal_actions if one.verb != "concede"]))
        if not match.over:
            match = match.next_deal()
    assert dealers == [2, 3, 0, 1, 2, 3, 0, 1]
