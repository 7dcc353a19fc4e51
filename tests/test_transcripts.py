"""What a reader who cannot see the table is told of a whole hand. To renew the files: ``python -m tests.transcripts``."""
from __future__ import annotations

import re

import pytest

import cardhistory as ch
from cardhistory.words import Words
from tests.transcripts import HERE, path, told

SAY = Words("en")
NEVER = re.compile(r"None|null|undefined|[{}]|\.\.|<|-\d")


@pytest.fixture(scope="module", params=ch.games())
def hand(request: pytest.FixtureRequest) -> tuple[str, list[str]]:
    """A game and the lines of its transcript, told anew."""
    return request.param, told(request.param).splitlines()


def test_a_whole_hand_is_told_as_it_was_approved(hand: tuple[str, list[str]]) -> None:
    key, now = hand
    kept = path(key).read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        assert old == new, f"{key}.txt, line {number}: python -m tests.transcripts {key}"
    assert len(kept) == len(now)


def test_it_is_in_words_and_names_no_card_twice_in_one_breath(hand: tuple[str, list[str]]) -> None:
    key, lines = hand
    pack = ch.game(key).pack
    code = re.compile(rf"\b({'|'.join(card.code for card in pack.cards)})\b")
    names = [SAY.card(pack, card) for card in pack.cards]
    for line in lines[2:]:
        line = re.sub(r"code \S+\.", "", line)
        assert not NEVER.search(line) and not code.search(line), line
        assert line.startswith("»") is False or len(line) < 200, line
        for name in names:
            assert len(re.findall(rf"\b{name}\b", line)) < 2, line


def test_it_is_enough_to_play_by(hand: tuple[str, list[str]]) -> None:
    """Every deed of the reader is pressed by its name and confirmed; every trick has its winner told; the scores are read out."""
    key, lines = hand
    heard = [line[2:] for line in lines if line.startswith("»")]
    assert sum(line.startswith("You play the ") for line in heard) == sum(
        line.startswith(">") and "may be played" in line for line in lines)
    finished = [line for line in lines if re.match(r"  Trick \d+: .*takes the trick", line)]
    tricks = sum("] " not in line and line in ("  [Go on]", "  [See the result]") for line in lines)
    assert len([line for line in heard if re.search(r" takes? the trick|Nobody takes the trick", line)]) == tricks >= len(finished)
    assert heard[-1].startswith(("The match stands", "Lives left"))
    assert any(line.endswith("dealt.") for line in heard[:1])


def test_a_hand_is_told_of_every_game_and_nothing_else() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == set(ch.games())
