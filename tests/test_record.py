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
    ("", "begins with"), ("cardhistory = 2", "begins with"), ("{}", "not the text of a record"), ("\x00", "not the text"),
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
        assert "pickle" not in path.read_text(encoding="utf-8"), path
