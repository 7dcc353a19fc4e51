"""Records: written, read, annotated, and not trusted."""
from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardhistory as ch
from cardhistory.record import LONGEST
from tests.universes import RULES, policy, random_states


def played(seed=5, deals=2, **options):
    match = ch.game("trappola", "cardano", **options).match(seed)
    rng = ch.Rng(seed)
    for number in range(deals):
        if number:
            match = match.next_deal()
        while match.state.to_act is not None:
            match = match.child(policy(match.state, rng))
        if match.over:
            break
    return match


TEXT = ch.Record.of(played()).to_text()


def test_a_record_reads_back_and_replays():
    match = played()
    record = ch.Record.from_text(ch.Record.of(match).to_text())
    steps = record.replay()
    assert record == ch.Record.of(match) and steps[-1] == match
    assert len(steps) == sum(len(state.log) + 1 for state in match.states)
    assert record.to_text() == ch.Record.of(match).to_text()


@pytest.mark.parametrize("seed", range(60))
def test_every_rule_set_is_written_and_read(seed):
    options = RULES["trappola"](ch.Rng(seed))
    match = played(seed, 1, **options)
    record = ch.Record.from_text(ch.Record.of(match).to_text())
    assert record.game == match.game and record.replay()[-1] == match


@pytest.mark.parametrize("options", [
    {"exchange": "none"}, {"third_set_blocked_by": "none"}, {"target": None}, {"card_points": (("A", 11), ("T", 10))},
    {"set_values": ()}, {"set_values": (("A", (1, 2)),)},
])
def test_options_that_are_easily_lost(options):
    match = played(1, 1, **options)
    assert ch.Record.from_text(ch.Record.of(match).to_text()).game.rules == match.game.rules


def test_an_unfinished_deal_is_a_record_too():
    for state in random_states(ch.game("trappola"), 11):
        record = ch.Record.from_text(ch.Record.of(state).to_text())
        assert record.replay()[-1].state == state


def test_a_person_can_write_one():
    record = ch.Record.from_text('''
        cardhistory = 1
        game = "trappola"
        rules = "cardano"
        [[deals]]
        deal = 1526
        dealer = 0
        actions = """
        1: STAND   # a remark
        0: stand

        """
        [notes]
        "1.0" = "Here it begins."
    ''')
    assert record.deals[0][0].number == 1526 and record.notes == {(1, 0): "Here it begins."}
    assert record.replay()[-1].state.phase == "play"


def test_notes():
    record = ch.Record.of(played())
    remark = 'Quotes " and \\ and\nlines, \x00\x7f\t and "ménage" カード'
    noted = record.annotate(1, 0, "start").annotate(2, 3, remark)
    assert record.notes == {} and ch.Record.from_text(noted.to_text()) == noted
    assert noted.notes[2, 3] == remark
    for place in ((0, 0), (3, 0), (1, 10_000), (1, -1)):
        with pytest.raises(ch.RecordError, match="no place"):
            record.annotate(*place, "x")


ONE = 'cardhistory = 1\ngame = "trappola"\nrules = "cardano"\n[[deals]]\ndeal = 1\n'


@pytest.mark.parametrize("text, says", [
    ("", "begins with"), ("cardhistory = 2", "line 1: a record begins with .* read here; this one has 2"),
    ("game = 'trappola'", "this one has None"), ("cardhistory = true", "this one has True"), ("cardhistory = 1.0", "this one has 1.0"),
    ("{}", "not the text of a record"), ("\x00", "not the text"),
    ("[" * 5000, "not the text|begins with"), ("a = " + "[" * 5000, "not the text"), ("x" * (LONGEST + 1), "at most"),
    ("cardhistory = 1", "game"), ('cardhistory = 1\ngame = "whist"\nrules = "x"', "no game"),
    ('cardhistory = 1\ngame = "trappola"\nrules = "x"', "no rules by 'x'"), ('cardhistory = 1\ngame = 3\nrules = "x"', "game"),
    (ONE.split("[[")[0], "at least one"), (ONE.split("[[")[0] + "deals = []", "at least one"),
    (ONE.split("[[")[0] + "deals = [3]", "at least one"), (ONE.split("[[")[0] + "deals = 3", "at least one"),
    (ONE.split("[[")[0] + "options = 3\n[[deals]]\ndeal = 1", "options"),
    (ONE.split("[[")[0] + "[options]\ntarget = 0\n[[deals]]\ndeal = 1", "target"),
    (ONE.split("[[")[0] + "[options]\nfly = 1\n[[deals]]\ndeal = 1", "fly"),
    (ONE.split("[[")[0] + "[options]\npreset = 'x'\n[[deals]]\ndeal = 1", "preset"),
    (ONE.split("[[")[0] + "[options]\nkey = 'x'\n[[deals]]\ndeal = 1", "key"),
    (ONE.split("[[")[0] + "[options]\nset_values = [[{}, [1, 2]]]\n[[deals]]\ndeal = 1", "set_values"),
    (ONE.split("[[")[0] + "[options]\nexchange = 'None'\n[[deals]]\ndeal = 1", "exchange"),
    (ONE.split("[[")[0] + "[options]\ntarget = nan\n[[deals]]\ndeal = 1", "target"),
    (ONE.replace("deal = 1", ""), "deal 1"), (ONE.replace("deal = 1", "deal = true"), "whole number"),
    (ONE.replace("deal = 1", "deal = -1"), "does not exist"), (ONE.replace("deal = 1", 'deal = "T1FP-00"'), "slip"),
    (ONE.replace("deal = 1", "deal = 1979-05-27"), "whole number"), (ONE.replace("deal = 1", "deal = [1]"), "whole number"),
    (ONE + "dealer = 2", "dealer"), (ONE + "dealer = true", "dealer"), (ONE + "dealer = 0.0", "dealer"), (ONE + "dealer = []", "dealer"),
    (ONE + "actions = 3", "actions"), (ONE + 'actions = "stand"', "seat and a colon"), (ONE + 'actions = "1: fly"', "no action"),
    (ONE + 'actions = "0: stand"', "seat 1's turn"), (ONE + 'actions = "7: stand"', "seat 1's turn"),
    (ONE + 'actions = "1: AS"', "No card is played before"),
    (ONE + 'actions = "1: 3S"', "no action"), (ONE + 'actions = "1:"', "no action"),
    (ONE + 'actions = "1: stand 0: stand 1: stand"', "deal 1, action 3"),
    (ONE + '[notes]\n"1.9" = "x"', "no place"), (ONE + '[notes]\n"x" = "x"', "notes"), (ONE + '[notes]\n"1.0" = 3', "notes"),
    (ONE + "[[deals]]\ndeal = 2", "not finished"), ("notes = 3\n" + ONE, "notes"),
    ("variations = 3\n" + ONE, "variations"), ("variations = [3]\n" + ONE, "variations"),
    (ONE + "[[variations]]\nactions = '1: stand'", "variation 1: from"), (ONE + "[[variations]]\nfrom = 1.0", "variation 1: from"),
    (ONE + "[[variations]]\nfrom = '1.0'\ntext = 3", "variation 1: from"),
    (ONE + "[[variations]]\nfrom = '1.1'\nactions = '1: stand'", "variation 1: there is no place 1.1"),
    (ONE + "cards = 'AS'", "either deal"), (ONE + "shown = []", "shown belongs to cards"),
])
def test_a_damaged_record_says_what_is_wrong(text, says):
    with pytest.raises(ch.RecordError, match=says) as caught:
        ch.Record.from_text(text)
    assert len(str(caught.value)) < 600


@pytest.mark.parametrize("value", [None, 3, b"cardhistory = 1", ["x"]])
def test_only_a_text_is_read(value):
    with pytest.raises(ch.RecordError):
        ch.Record.from_text(value)


def test_the_wrong_dealer_in_a_later_deal():
    text = TEXT.replace("dealer = 1", "dealer = 0")
    with pytest.raises(ch.RecordError, match=r"deal 2: seat 1 deals here"):
        ch.Record.from_text(text)


def test_actions_after_the_end():
    with pytest.raises(ch.RecordError, match="the deal is over"):
        ch.Record.from_text(TEXT.replace('"""\n\n[[', '0: AS\n"""\n\n[[', 1))


def test_every_cut_of_a_record_is_read_or_refused():
    for end in range(0, len(TEXT), 7):
        try:
            ch.Record.from_text(TEXT[:end])
        except ch.RecordError as error:
            assert str(error)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.integers(0, len(TEXT) - 1), st.characters(), st.booleans())
def test_every_slip_in_a_record_is_read_or_refused(at, sign, instead):
    try:
        ch.Record.from_text(TEXT[:at] + sign + TEXT[at + instead:])
    except ch.RecordError as error:
        assert str(error)


def test_no_pickle_in_the_package():
    from pathlib import Path
    for path in Path(ch.__file__).parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace('"pickletools.py"', "")  # which the edition without a server leaves at home
        assert "pickle" not in text, path


# Where it is wrong

PLAYED = ONE + """dealer = 0
actions = '''
1: stand   # so far
0: stand

1: 2C  0: 9C
'''

[[variations]]
from = "1.2"
actions = """ + '"""\n1: 2C\n0: 8C\n"""' + """

[notes]
"1.2" = "here"
"""


def test_the_record_with_lines_is_one():
    assert ch.Record.from_text(PLAYED).deals[0][2][2][1].text == "play 2C"


@pytest.mark.parametrize("old, new, line", [
    ("cardhistory = 1", "cardhistory = 0", 1), ('"trappola"', '"whist"', 2), ('"cardano"', '"nobody"', 3), ("deal = 1", "deal = -1", 5),
    ("dealer = 0", "dealer = 7", 6), ("1: stand", "0: stand", 8), ("0: stand", "0: fly", 9), ("0: 9C", "0: AB", 11), ("0: 9C", "0: 3B", 11),
    ("1: 2C  0: 9C", "play 2C", 11), ("0: 8C", "0: 3B", 18), ("0: 8C", "1: 8C", 18), ('from = "1.2"', 'from = "1.9"', 14),
    ('"1.2" = "here"', '"1.9" = "here"', 22), ('"1.2" = "here"', '"x" = "here"', 22), ("dealer = 0", "colour = 0", 6),
    ("[notes]", "[colours]", 21), ("dealer = 0", "dealer = ", 6),
])
def test_a_refusal_names_the_line(old, new, line):
    assert old in PLAYED
    with pytest.raises(ch.RecordError, match=f"^line {line}: ") as caught:
        ch.Record.from_text(PLAYED.replace(old, new, 1))
    assert caught.value.line == line


def test_a_wrong_option_is_found_by_its_line():
    with pytest.raises(ch.RecordError, match="^line 5: target"):
        ch.Record.from_text(ONE.replace("[[deals]]", "[options]\ntarget = -5\n[[deals]]"))


def test_an_illegal_action_carries_its_place():
    with pytest.raises(ch.RecordError, match="No card is played before") as caught:
        ch.Record.from_text(ONE + 'actions = "1: stand 0: AS"')
    assert (caught.value.deal, caught.value.action, caught.value.line) == (1, 2, 6)


def test_what_a_record_does_not_have_is_refused_by_name():
    for text, says in ((ONE + "actoins = '1: stand'", "deals 1 has no 'actoins'; there is: deal, cards, shown, dealer, actions"),
                       ("seed = 3\n" + ONE, "a record has no 'seed'"),
                       (ONE + "[[variations]]\nfrom = '1.0'\nnext = 1", "variations 1 has no 'next'")):
        with pytest.raises(ch.RecordError, match=says):
            ch.Record.from_text(text)


# Variations

def test_a_variation_is_another_way_on():
    match = played(deals=1)
    log = match.state.log
    after = next(n for n in range(len(log)) if len(ch.Record.of(match).replay()[n].state.legal_actions) > 2)
    before = ch.Record.of(match).replay()[after]
    other = next(action for action in before.state.legal_actions if action != log[after][1])
    record = ch.Record.of(match).vary(1, after, other, text="What if?")
    assert ch.Record.of(match).variations == () and len(record.variations) == 1
    assert record.variations[0].log == ((before.state.to_act, other),) and record.variations[0].text == "What if?"
    again = ch.Record.from_text(record.to_text())
    assert again == record and again.to_text() == record.to_text()
    steps = again.replay(0)
    assert steps[:-1] == again.replay()[:after + 1] and steps[-1] == before.child(other)


def test_a_variation_of_a_later_deal():
    match = played(seed=5, deals=2)
    record = ch.Record.of(match).vary(2, 0, "stand")
    steps = ch.Record.from_text(record.to_text()).replay(0)
    assert len(steps[-1].past) == 1 and [str(action) for _, action in steps[-1].state.log] == ["stand"]


def test_a_variation_that_cannot_be_played_is_refused():
    record = ch.Record.of(ch.game("trappola").match(1))
    for call, says in ((lambda: record.vary(1, 1, "stand"), "no place 1.1"), (lambda: record.vary(2, 0, "stand"), "no place 2.0"),
                       (lambda: record.vary(1, 0, "play AS"), "variation from 1.0"), (lambda: record.vary(1, 0, "fly"), "no action"),
                       (lambda: record.replay(0), "no variation 0"), (lambda: record.vary(1, 0, "stand").replay(-1), "no variation -1"),
                       (lambda: record.vary(1, 0, "stand").replay(True), "no variation True")):
        with pytest.raises(ch.RecordError, match=says):
            call()


# Unknown cards

HEARD = '''
    cardhistory = 1
    game = "trappola"
    rules = "cardano"
    [[deals]]
    cards = """
    RC AC 9C TC  ?? ?? ?? ??  AS RS FS 2S 2C  ?? ?? ?? ?? ??
    ?? ?? ?? ?? ?? ?? ?? ?? ??  ?? ?? ?? ?? ?? ?? ?? ?? ??
    """
    actions = """
    1: stand
    0: stand
    1: AC   0: 7C
    1: RC   0: declare 3 ??
    0: ??
    """
'''


def test_a_newspaper_record_with_unknown_cards():
    record = ch.Record.from_text(HEARD)
    assert not record.whole and record.deals[0][0].places[0] == ch.Card("R", "C") and record.deals[0][0].places[4] is None
    assert "0: declare 3 ??\n0: ??" in record.to_text() and ch.Record.from_text(record.to_text()) == record
    with pytest.raises(ch.RecordError, match="cannot be replayed"):
        record.replay()
    found = [record.filled(ch.Rng(seed)) for seed in range(6)]
    assert len({full.to_text() for full in found}) > 1
    for full in found:
        state = full.replay()[-1].state
        assert {*state.hands[1]} == {*ch.game("trappola").pack.read("9C TC AS RS FS 2S 2C")}
        (_, three), (_, last) = state.log[-2:]
        assert three.verb == "declare" and three.args[0] == 3 and last.verb == "play"
        assert full.filled() is full


@pytest.mark.parametrize("old, new, says", [
    ("RC AC", "RC RC", "RC is named twice"), ("RC AC", "RC 3C", "3C"), ("RC AC", "RC", "has 36 cards; here are 35"),
    ("0: 7C", "0: AS", "line 13: deal 1, action 4 .*no way was found"), ("0: ??", "1: ??", "seat 0.s turn"),
    ("declare 3 ??", "declare 5 ??", "nothing that could be done then sounds like it"),
    ("declare 3 ??", "declare 3 ?? ??", "sounds like it"),
    ("declare 3 ??", "?? ??", "no action"), ("declare 3 ??", "fly ??", "sounds like it"),
    ("actions", "shown = 3\n    actions", "shown a list"),
    ("actions", "shown = ['5: AS']\n    actions", "laid open by the seats"),
    ("actions", "shown = ['AS']\n    actions", "begins with its seat"),
    ("actions", "shown = ['0: AS', '1: AS']\n    actions", "named twice"), ("actions", "shown = ['0: xx']\n    actions", "xx"),
])
def test_a_damaged_record_with_unknown_cards_says_what_is_wrong(monkeypatch, old, new, says):
    monkeypatch.setattr("cardhistory.record._WORK", 4000)
    assert old in HEARD
    with pytest.raises(ch.RecordError, match=says):
        ch.Record.from_text(HEARD.replace(old, new, 1))


def test_hands_laid_open_are_found_again():
    """Thrown hands lie open: what others threw is in the record, and in everything that fits it."""
    state = ch.game("trappola").start(1526).child("exchange").child("stand").child("exchange")
    record = ch.Record.of(state).seen_by(0)
    shown = record.deals[0][0].shown
    assert {card for seat, card in shown if seat == 1} == {*state.thrown[0][1]}
    full = ch.Record.from_text(record.to_text()).filled()
    assert [{*cards} for _, cards in full.replay()[-1].state.thrown] == [{*cards} for _, cards in state.thrown]


def test_cards_laid_open_that_cannot_have_been(monkeypatch):
    monkeypatch.setattr("cardhistory.record._WORK", 4000)
    text = ch.Record.of(ch.game("trappola").start(1526)).seen_by(0).to_text()
    record = ch.Record.from_text(text.replace("dealer = 0", "shown = ['1: AS']\ndealer = 0"))
    with pytest.raises(ch.RecordError, match="other cards would lie open"):
        record.filled()


def test_all_cards_in_order_are_a_deal():
    deal = ch.Deal.numbered(ch.game("trappola").pack, 7)
    record = ch.Record.from_text(ONE.replace("deal = 1", f"cards = '{' '.join(map(str, deal.order))}'"))
    assert record.whole and record.deals[0][0].order == deal.order
    with pytest.raises(ch.RecordError, match="seats of this game"):
        record.seen_by(5)


def test_a_match_with_unknown_cards():
    """Deal after deal; and notes stay, but there is nothing from which a variation could begin."""
    match = played(seed=5, deals=2)
    record = ch.Record.of(match).seen_by(0).annotate(2, 1, "Here.")
    again = ch.Record.from_text(record.to_text())
    assert again == record and len(again.deals) == 2 and not again.whole
    full = again.filled()
    assert full.notes == record.notes and len(full.replay()[-1].past) == 1
    assert full.seen_by(0).deals == record.deals
    with pytest.raises(ch.RecordError, match="variation 1: cards of this record are unknown"):
        ch.Record.from_text(record.to_text().replace("[notes]", "[[variations]]\nfrom = '1.0'\n\n[notes]"))
