"""Deals: the shuffle's published vectors, its fairness, and codes that catch slips."""
from __future__ import annotations

import random
from collections import Counter
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardhistory as ch
from cardhistory.cards import Pack, Rank, Suit
from cardhistory.deals import MAX_NUMBER, Deal, DealError, Rng
from cardhistory.packs import TRAPPOLA_36 as PACK

# SplitMix64 as published by Vigna: the first outputs for three seeds.
SPLITMIX64 = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821),
    2**64 - 1: (0xE4D971771B652C20, 0xE99FF867DBF682C9, 0x382FF84CB27281E9),
}

# The first eighteen cards of some deals, and their codes: these never change.
DEALS = {
    0: ("T0-M6", "CS 7B CD 2S RB AC FD CC TS AS 2C 2B 8D TC 8S RD 9D FB"),
    1: ("T1-M7", "FC TB 2D FB 9C TS 7B TD 2B 7D 2C FS AC 8C AB 8S 8D CS"),
    7: ("T7-MD", "CS RB AD 9S 9D FC AC RC AB 9C RS 2S 2B 2D TD 8B TS CB"),
    1526: ("T1FP-CH", "7C FB CD 7D CS 7S TC CC AC FD 9C TS 2S 2B RB 8B 8S 7B"),
    2**20 - 1: ("TZZZZ-QW", "RC TD 8D 9D AS 9B AD 7D 2S 8B CS 7B 9S CB TC RS AB 2B"),
    MAX_NUMBER: ("TZZZZZZZZ-QP", "TB CC CS FB FC 9S 7C RB AC TD RD 9B 2S AB CD AS 8S RS"),
}


@pytest.mark.parametrize("seed", SPLITMIX64)
def test_the_generator_is_splitmix64(seed):
    rng = Rng(seed)
    assert tuple(rng.draw() for _ in SPLITMIX64[seed]) == SPLITMIX64[seed]


def test_the_generator_told_again():
    """The ten lines of the description, written out a second time."""
    for seed in (0, 1, 1526, MAX_NUMBER):
        state, rng = seed, Rng(seed)
        for _ in range(50):
            state = (state + 0x9E3779B97F4A7C15) % 2**64
            z = state
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
            z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
            assert rng.draw() == z ^ z >> 31


@pytest.mark.parametrize("number", DEALS)
def test_published_deals(number):
    deal = Deal.numbered(PACK, number)
    code, first = DEALS[number]
    assert deal.code == code
    assert " ".join(card.code for card in deal.order[:18]) == first
    assert sorted(card.code for card in deal.order) == sorted(card.code for card in PACK)
    assert Deal.read(PACK, code) == Deal.read(PACK, str(number)) == Deal.of(PACK, deal) == deal


def test_the_global_generator_plays_no_part():
    random.seed(1)
    before = random.getstate()
    first = Deal.numbered(PACK, 7).order
    assert random.getstate() == before
    random.seed(2)
    assert Deal.numbered(PACK, 7).order == first


def test_below_throws_the_incomplete_run_away():
    class Drawn(Rng):
        __slots__ = ("numbers",)

        def draw(self):
            return self.numbers.pop(0)

    rng = Drawn(0)
    rng.numbers = [2**64 - 1, 5]  # 2**64 = 1 mod 3, so the highest draw belongs to an incomplete run
    assert rng.below(3) == 2 and rng.numbers == []
    with pytest.raises(ValueError, match="below 0"):
        rng.below(0)
    assert Rng(3).below(1) == 0


def test_shuffling_leaves_its_argument_alone():
    items = list("abc")
    assert sorted(Rng(1).shuffled(items)) == items == list("abc")
    assert Rng(1).shuffled([]) == []


# Fairness. The seeds are fixed, so these either always hold or never.

def test_every_card_comes_to_every_place():
    """20,000 shuffles of eight cards: each of the 64 counts lies within four standard deviations of 2,500."""
    counts = Counter()
    for number in range(20_000):
        counts.update(enumerate(Rng(number).shuffled("abcdefgh")))
    deviation = (20_000 * (1 / 8) * (7 / 8)) ** 0.5
    assert len(counts) == 64
    assert all(abs(count - 2500) < 4 * deviation for count in counts.values())


def test_every_order_is_equally_likely():
    """24,000 shuffles of four cards: chi-square over the 24 orders below 49.7 (23 degrees of freedom, p = 0.001)."""
    counts = Counter("".join(Rng(number).shuffled("abcd")) for number in range(24_000))
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


def test_neighbouring_deals_are_independent():
    """The first card of deal n says nothing of the first card of deal n + 1: chi-square over 81 pairs of suits and ranks."""
    first = [Deal.numbered(PACK, number).order[0].suit for number in range(8_000)]
    counts = Counter(zip(first, first[1:], strict=False))
    expected = (len(first) - 1) / 16
    assert sum((counts[a, b] - expected) ** 2 / expected for a in "SBCD" for b in "SBCD") < 37.7  # 15 d.f., p = 0.001


# Codes

COMPOSED = Deal(PACK, PACK.cards[::-1])
SAMPLES = [Deal.numbered(PACK, n) for n in (0, 1, 31, 32, 1023, 1526, 32**4, 987654321, MAX_NUMBER)] + [
    COMPOSED, Deal(PACK, PACK.cards), Deal(PACK, tuple(Rng(5).shuffled(PACK.cards)))]
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SAME = {"O": "0", "I": "1", "L": "1", "U": "V"}


@pytest.mark.parametrize("deal", SAMPLES, ids=repr)
def test_a_code_reads_back(deal):
    for text in (deal.code, deal.code.lower(), " " + " ".join(deal.code) + " ", deal.code.replace("-", ""),
                 deal.code.replace("-", "–"), deal.code.replace("-", "- -"), deal.code[0] + deal.code[1:].replace("0", "o"),
                 deal.code[0] + deal.code[1:].replace("1", "l"), deal.code[0] + deal.code[1:].replace("1", "I")):
        assert Deal.read(PACK, text) == deal


def test_short_codes_for_usual_numbers():
    assert all(len(Deal.numbered(PACK, n).code) <= 8 for n in (0, 1526, 2**20 - 1))


@pytest.mark.parametrize("deal", SAMPLES, ids=repr)
def test_every_slip_of_one_sign_is_caught(deal):
    code = deal.code
    for i, old in enumerate(code):
        if old == "-":
            continue
        for new in SIGNS:
            if new == old or SAME.get(new) == old and i:
                continue
            with pytest.raises(DealError):
                Deal.read(PACK, code[:i] + new + code[i + 1:])


@pytest.mark.parametrize("deal", SAMPLES, ids=repr)
def test_every_exchange_of_neighbours_is_caught(deal):
    plain = deal.code.replace("-", "")
    for i in range(len(plain) - 1):
        if plain[i] != plain[i + 1]:
            with pytest.raises(DealError):
                Deal.read(PACK, plain[:i] + plain[i + 1] + plain[i] + plain[i + 2:])


@pytest.mark.parametrize("text, says", [
    ("", "no deal was named"), ("   ", "no deal was named"), ("-", "no deal was named"),
    ("P1FP-CH", "does not begin with T"), ("T", "wrong length"), ("T1", "wrong length"), ("T" + "1" * 100, "wrong length"),
    ("T1FP-C!", "'!'"), ("T1FP-\N{SNOWMAN}Z", "sign that no code uses"), ("\N{HEADSTONE GRAVEYARD SYMBOL}", "does not begin with T"),
    ("T1FP-00", "slip"), ("-5", "does not exist"), ("\N{MINUS SIGN}5", "does not exist"), ("- 5", "does not exist"),
    (str(MAX_NUMBER + 1), "does not exist"), ("9" * 400, "does not exist"), ("1.5", "does not begin"), ("1e3", "does not begin"),
    ("True", "slip|wrong|sign|length"), ("None", "does not begin"), ("\N{ARABIC-INDIC DIGIT FIVE}", "does not begin"),
    ("\u0000", "does not begin"), ("\N{SUPERSCRIPT TWO}", "does not begin"), ("TS", "wrong length"), ("ＴＡ", "does not begin"),
])
def test_a_wrong_code_says_what_is_wrong(text, says):
    with pytest.raises(DealError, match=says) as caught:
        Deal.read(PACK, text)
    assert len(str(caught.value)) < 300
    if "slip" not in says and "exist" not in says:
        assert "or a code such as T1FP-" in str(caught.value)


@pytest.mark.parametrize("number", [-1, MAX_NUMBER + 1, True, False, 1.0, None, (), b"1"])
def test_a_wrong_number_is_refused(number):
    with pytest.raises(DealError):
        Deal.of(PACK, number)


def test_leading_zeros_do_not_matter():
    assert Deal.read(PACK, "0" * 30 + "7").number == 7
    assert Deal.read(PACK, "0").number == Deal.read(PACK, "000").number == 0


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=60))
def test_any_text_is_a_deal_or_a_deal_error(text):
    try:
        deal = Deal.read(PACK, text)
    except DealError as error:
        assert str(error)
    else:
        assert Deal.read(PACK, deal.code) == deal


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.permutations(PACK.cards))
def test_any_order_has_a_code(order):
    deal = Deal(PACK, tuple(order))
    assert Deal.read(PACK, deal.code.lower()).order == tuple(order)


def test_beyond_the_last_order():
    from cardhistory.deals import _base32, _check
    digits = _base32(factorial(36))
    with pytest.raises(DealError, match="beyond the last order"):
        Deal.read(PACK, f"T{digits}-{_check('T', digits)}")


# Composed deals

FIRST, SECOND = "AS CS 2S RB FB AC 2C TD 9D", "RS 9S AB CB TB FC 7C RD 2D"


@pytest.mark.parametrize("dealer", (0, 1))
def test_named_hands_reach_their_seats_whoever_deals(dealer):
    game = ch.game("trappola")
    for deal in (ch.Deal.fixed(game.pack, hands={0: FIRST, 1: SECOND}, stock="2B AD"),
                 ch.Deal.fixed(game.pack, hands={1: SECOND, 0: FIRST}, stock=["2B", "AD"]),
                 game.fixed({0: FIRST, 1: SECOND}, stock="2B AD", dealer=dealer)):
        state = game.start(deal, dealer=dealer)
        assert state.observation(0).hand == PACK.sort(PACK.read(FIRST))
        assert state.observation(1).hand == PACK.sort(PACK.read(SECOND))
        assert state.stock[:4] == PACK.read("2B AD FS TS")  # then what was not named, in pack order
        assert game.start(state.deal.code, dealer=dealer).hands == state.hands


def test_a_seat_without_a_hand_gets_what_was_not_named():
    game = ch.game("trappola")
    state = game.start(ch.Deal.fixed(game.pack, hands={1: SECOND}, stock="AS"))
    assert state.observation(0).hand == PACK.read("CS FS TS 8S 7S 2S RB FB 9B")


@pytest.mark.parametrize("hands, stock, says", [
    ({0: "AS RS", 1: "AS CS"}, "", "AS is named twice"), ({0: "AS", 1: "RS"}, "RS", "RS is named twice"),
    ({0: "AS AS", 1: "RS CS"}, "", "AS is named twice"), ({0: "AS 3S", 1: "RS CS"}, "", "'3S' is no card of the trappola pack"),
    ({0: "AS", 1: "RS"}, "Jk", "'Jk'"), ({0: "AS CS", 1: "RS"}, "", "seat 0 has 2, seat 1 has 1"),
])
def test_a_composed_deal_that_cannot_be(hands, stock, says):
    with pytest.raises(DealError, match=says):
        ch.Deal.fixed(PACK, hands, stock=stock)


@pytest.mark.parametrize("hands, says", [({0: "AS", 1: "RS"}, "has 9 cards"), ({0: FIRST, 2: SECOND}, "no seat 2")])
def test_a_composed_deal_that_does_not_fit_the_game(hands, says):
    with pytest.raises(DealError, match=says):
        ch.game("trappola").start(ch.Deal.fixed(PACK, hands))


def test_a_deal_of_another_pack_is_refused():
    other = Pack("other", "X", (Suit("S", "swords"),), (Rank("A", "ace"), Rank("2", "two")))
    with pytest.raises(DealError, match="other pack"):
        ch.game("trappola").start(Deal.numbered(other, 1))


def test_the_next_deal():
    assert Deal.numbered(PACK, 1526).next().number == 1527
    assert Deal.numbered(PACK, MAX_NUMBER).next().number == 0
    assert COMPOSED.next() == COMPOSED.next() and COMPOSED.next().number is not None


def test_a_deal_is_frozen():
    with pytest.raises(AttributeError):
        COMPOSED.number = 3
