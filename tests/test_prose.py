"""Checks on the prose: spelled right, plain, in short sentences, with something to do before long."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
from spellchecker import SpellChecker

from cardhistory.words import terms
from tests import prose

ROOT = Path(__file__).resolve().parents[1]
LONGEST_SENTENCE, LONGEST_RUN = 40, 120
MEAN, EASE = 15, 70
"""At most so many words to a sentence on average, and at least so easy to read: plainer than a newspaper."""
each_notebook = pytest.mark.parametrize("path", prose.NOTEBOOKS, ids=lambda path: path.stem)


def count(text: str) -> int:
    return len(re.findall(r"\w[\w’'.-]*", text))


def test_every_word_is_spelled_as_in_the_dictionary_or_in_our_list():
    """Names and words that the dictionary lacks stand in ``spelling.txt``, one a line; terms are in the glossary."""
    own = (ROOT / "tests" / "spelling.txt").read_text(encoding="utf-8").split()
    assert own == sorted(set(own)), "the list is in the order of its letters, without doubles"
    dictionary = SpellChecker().word_frequency
    known = {word.casefold() for one in terms.terms() for form in one.forms for word in prose.words(form.text)}
    strange: dict[str, str] = {}
    for where, text in prose.everything():
        for word in prose.words(text):
            if word.lower() not in dictionary and word.casefold() not in known:
                strange.setdefault(word, where)
    assert not {word: where for word, where in strange.items() if word not in own}
    assert set(own) <= set(strange), f"no longer used: {sorted(set(own) - set(strange))}"


@each_notebook
def test_it_is_easy_to_read(path):
    told = [one for part in prose.paragraphs(path) if not part.startswith("#") for one in prose.sentences(part)]
    mean, ease = prose.reading_ease(told)
    assert mean <= MEAN and ease >= EASE, f"{mean:.1f} words to a sentence, reading ease {ease:.0f}"


def test_no_sentence_is_long():
    long = [(where, one) for where, text in prose.everything() for part in re.split(r"\n\s*\n|\n(?=[-#])", text)
            for one in prose.sentences(part) if count(one) > LONGEST_SENTENCE]
    assert not long


@each_notebook
def test_nobody_reads_more_than_120_words_before_there_is_something_to_do(path):
    run = 0
    for kind, id_, text in prose.cells(path):
        run = run + count(prose.plain(text, foreign=True)) if kind == "markdown" else 0
        assert run <= LONGEST_RUN, id_


def test_the_measures_can_tell_hard_prose_from_plain():
    plain = ["The cat sat on the mat.", "It was warm there."]
    hard = ["Notwithstanding considerable terminological inconsistency, historians predominantly acknowledge architectural continuity."]
    assert prose.reading_ease(plain)[1] > 90 > 0 > prose.reading_ease(hard)[1]
    assert prose.sentences("One led. “Two” followed: 3 won.") == ["One led.", "“Two” followed:", "3 won."]
    assert prose.words("Cardano’s 26 ASCII play-off isn’t") == ["Cardano", "play", "off", "isn't"]
    assert prose.plain('a <i lang="it">punto</i><sup>1</sup> *here*') == "a  here"
