"""The golden playthroughs are played again. To renew them: ``python -m tests.playthroughs``, then read the difference."""
from __future__ import annotations

import pytest

import cardhistory as ch
from tests.playthroughs import HERE, path, told
from tests.universes import every


@pytest.mark.parametrize("key, preset", every())
def test_playthrough(key, preset):
    file = path(key, preset)
    assert file.exists(), f"there is no playthrough of {key} by {preset}: python -m tests.playthroughs {key}"
    kept, now = file.read_text(encoding="utf-8").splitlines(), told(key, preset).splitlines()
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        assert old == new, f"{file.name}, line {number}"
    assert len(kept) == len(now)


@pytest.mark.parametrize("key, preset", every())
def test_the_record_at_its_end_replays(key, preset):
    text = path(key, preset).read_text(encoding="utf-8")
    record = ch.Record.from_text(text[text.index("cardhistory = "):])
    state = record.replay()[-1].state
    assert f"points {' : '.join(map(str, state.outcome.points))}  winner {state.outcome.winner}" in text


def test_no_playthrough_is_left_over():
    assert {file.name for file in HERE.glob("*.txt")} == {path(*one).name for one in every()}
