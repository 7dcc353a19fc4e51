"""How two rule books differ: complete, in whole sentences, and the same whichever comes first."""
from __future__ import annotations

from ast import literal_eval
from dataclasses import fields
from itertools import combinations

import pytest

import cardhistory as ch
from cardhistory import claims
from cardhistory.words import Words
from tests.universes import RULES

PAIRS = [(key, a, b) for key in ch.games() for a, b in combinations(ch.presets(key), 2)]


def unlike(a, b):
    return {field.name for field in fields(a.rules) if getattr(a.rules, field.name) != getattr(b.rules, field.name)}


def check(one):
    for text in (one.question, *one.says, str(one)):
        assert text[0].isupper() or text[0].isdigit(), text
        assert text[-1] in ".?" and "{" not in text and "_" not in text and "('" not in text, text
    assert one.question.endswith("?") and one.says[0] != one.says[1], (one.option, one.says)
    assert one.option in one.claim.options and one.values[0] != one.values[1]


@pytest.mark.parametrize("key, first, second", PAIRS)
def test_two_witnesses_differ_in_words(key, first, second):
    a, b = ch.game(key, first), ch.game(key, second)
    found = ch.rules_diff(a, b)
    assert {one.option for one in found} == unlike(a, b) and found
    for one, other in zip(found, ch.rules_diff(b, a), strict=True):
        check(one)
        assert one.names[0] != one.names[1] and (one.says, one.names) == (other.says[::-1], other.names[::-1])
        say = Words("en")
        asked = f"{key}.option.{one.option}"
        assert say.has(asked) or one.claim.doubt, f"no question for {one.option}"
        for value in one.values:  # a sentence of its own, or one that was written for numbers
            assert any(say.has(f"{asked}.{end}") for end in (str(value).lower(), "any")) or one.claim.readings, (one.option, value)


@pytest.mark.parametrize("key", ch.games())
def test_any_two_rule_sets_differ_in_words(key):
    first = ch.game(key)
    for seed in range(40):
        other = ch.game(key, **RULES[key](ch.Rng(seed)))
        found = ch.rules_diff(first, other)
        assert {one.option for one in found} == unlike(first, other)
        for one in found:
            check(one)
            assert one.names == ("the first", "the second")


def test_the_same_rules_do_not_differ():
    assert ch.rules_diff(ch.game("etori"), ch.game("etori", "sakuragi")) == ()


def test_two_games_are_not_compared():
    with pytest.raises(ValueError, match="etori and trappola are two games"):
        ch.rules_diff(ch.game("etori"), ch.game("trappola"))


def test_tables_of_values_are_readable():
    game = ch.game("trappola", card_points=(("A", 11), ("T", 10)), set_values=(("A", (1, 2)),))
    says = {one.option: one.says for one in ch.rules_diff(ch.game("trappola"), game)}
    assert says["card_points"] == ("A 6, R 5, C 4, F 3; all others nothing.", "A 11, T 10; all others nothing.")
    assert says["set_values"][1] == "A 1/2."
    assert ch.rules_diff(ch.game("trappola"), ch.game("trappola", set_values=()))[0].says[1] == "Nothing: no sets are declared."


def accepts(game, option, text):
    """Does some witness's rule book take this value, written as in a key?"""
    value = literal_eval(text) if text[0] in "(0123456789" else text
    for preset in ch.presets(game):
        try:
            return getattr(ch.game(game, preset, **{option: value}).rules, option) == value
        except ValueError:
            continue
    return False


def test_every_sentence_on_an_option_belongs_to_one():
    """No sentence is left over from an option or a value that is no more."""
    from cardhistory.words.options import SENTENCES
    for key in SENTENCES:
        game, word, *rest = [*key.split(".", 3), ""]
        if word == "option" and game in ch.games():
            assert claims.for_option(game, rest[0])
            if rest[1] not in ("", "any", "none", "true", "false"):
                assert accepts(game, rest[0], rest[1]), key
