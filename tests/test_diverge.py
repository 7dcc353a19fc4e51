"""One hand under two rule books: where they part, for the cases the lessons speak of and for every kind of parting."""
from __future__ import annotations

from typing import Any

import pytest

import cardhistory as ch
from cardhistory.diverge import KINDS
from cardhistory.lessons.study import names, setting
from cardhistory.widgets.opponents import Opponents
from cardhistory.words import Words


def hand(game: str, name: str) -> tuple[ch.Record, Any]:
    found = setting(game, name)
    return found["hand"], found["game"]


def other(game: Any, **options: Any) -> Any:
    """The same rules with these options changed."""
    from cardhistory.widgets.study_rules import changed
    return ch.game(game.key, game.preset, **{**changed(game), **options})


def points(parted: ch.Divergence) -> list[Any]:
    return [one and one.points for one in parted.outcomes]


def played(game: Any, number: int) -> ch.Match:
    match, players = game.match(number), Opponents(game, -1, "novice")
    while match.state.to_act is not None:
        match = match.child(players.choose(match))
    return match


def test_three_final_twos_are_worth_78_or_104() -> None:
    record, game = hand("trappola", "doubling")
    parted = ch.divergence(record, other(game, ending_two_mode="doubling"))
    assert (parted.kind, parted.place, parted.stopped) == ("score", 21, None)
    assert [[(line.key, line.points) for line in lines] for lines in parted.lines] == [[("ending", 78)], [("ending", 104)]]
    assert points(parted) == [(122, 0), (148, 0)]


def test_chorus_or_fluxus_on_top_gives_the_pot_to_another() -> None:
    record, game = hand("primiera", "chorus")
    parted = ch.divergence(record, ch.game("primiera", "parlett", vying="fixed", stake_unit=2))
    assert (parted.kind, parted.place) == ("score", 9)
    assert [out.winner for out in parted.outcomes if out] == [3, 0]
    assert ch.divergence(record, ch.game("primiera", "parlett")).kind in ("phase", "over", "lines")  # without its stakes it ends earlier
    assert game.preset == "article"


def test_a_mordienne_of_two_tricks_or_of_three() -> None:
    record, game = hand("aluette", "mordienne")
    winners = [trick.winner for trick in record.replay()[-1].state.observation(None).tricks]
    assert winners == [1, None, 2, None, 3, None, None, 0, 0]
    parted = ch.divergence(record, other(game, mordienne_min_run=3))
    assert (parted.kind, points(parted)) == ("score", [(2, 0), (1, 0)])
    assert ch.divergence(record, other(game, mordienne_min_run=1)).kind == "none"


def test_eight_to_eight_is_a_draw_or_a_loss() -> None:
    record, game = hand("etori", "eight")
    parted = ch.divergence(record, other(game, tie_8_8="speculation_loses"))
    assert (parted.kind, points(parted)) == ("score", [(0, 0), (1, 0)])
    assert [line.key for line in parted.lines[1]] == ["speculation_lost"] and not parted.lines[0]


def test_a_led_joker_must_name_a_suit_under_one_reading() -> None:
    record, game = hand("etori", "joker")
    parted = ch.divergence(record, other(game, joker_lead="names_suit"))
    assert (parted.kind, parted.place, parted.stopped, parted.seat) == ("illegal", 28, 28, 1)
    assert str(parted.action) == "play Jk" and parted.reason and parted.reason.key == "joker_must_name"
    assert parted.outcomes[0] and parted.outcomes[1] is None and len(parted.other) == 29
    with pytest.raises(ch.IllegalAction):
        parted.other[-1].child("play Jk")


def test_under_its_own_rules_a_hand_never_parts() -> None:
    for key in ch.games():
        for preset in {*ch.presets(key)[:1], *ch.presets(key)[-1:]}:
            parted = ch.divergence(played(ch.game(key, preset), 5), ch.game(key, preset))
            assert (parted.kind, parted.stopped) == ("none", None), (key, preset)
            assert parted.first == parted.other and parted.key == "diverge.none"


@pytest.mark.parametrize(("key", "preset", "theirs", "kind"), [
    ("etori", "sakuragi", "takamiya", "pack"), ("aluette", "article", "wikimanche", "seats"), ("kakeya", "asahi", "kakeya_js", "seats"),
    ("etori", "sakuragi", "betsuho", "counts"), ("primiera", "article", "cardano", "counts"),
    ("primiera", "article", "three_mountains", "hands"), ("aluette", "article", "trictrac", "phase"),
    ("aluette", "trictrac", "jeux_et_loisirs", "illegal"), ("elfern", "pierer", "knoddle", "illegal"),
    ("etori", "sakuragi", "maeda", "lines"), ("elfern", "pierer", "wikipedia", "score"), ("trappola", "cardano", "knauer", "match")])
def test_every_kind_has_a_hand_that_shows_it(key: str, preset: str, theirs: str, kind: str) -> None:
    parted = ch.divergence(played(ch.game(key, preset), 0), ch.game(key, theirs))
    assert parted.kind == kind
    assert 0 <= parted.place < len(parted.first)
    went = len(parted.first) - 1 if parted.stopped is None else parted.stopped
    assert len(parted.other) == (0 if kind == "pack" else went + 1)


def test_a_trick_may_go_to_another_player() -> None:
    parted = ch.divergence(played(ch.game("elfern", "knoddle"), 3), ch.game("elfern", "pierer"))
    assert parted.kind == "winner" and set(parted.winners) == {0, 1}
    tricks = [run[parted.place].state.observation(None).tricks for run in (parted.first, parted.other)]
    assert tuple(made[-1].winner for made in tricks) == parted.winners
    assert [made[:-1] for made in tricks][0] == tricks[1][:-1] and tricks[0][-1].cards == tricks[1][-1].cards


def test_every_kind_has_a_sentence_and_wrong_questions_are_refused() -> None:
    say = Words("en")
    assert all(say.has(f"diverge.{kind}") for kind in KINDS)
    match = ch.game("trappola").match(7)
    with pytest.raises(ValueError, match="two games"):
        ch.divergence(match, ch.game("etori"))
    with pytest.raises(ch.RecordError, match="1 deals"):
        ch.divergence(ch.Record.of(match), ch.game("trappola"), deal=2)
    assert ch.divergence(match, ch.game("trappola")).kind == "none", "a hand that has only begun"
    assert ch.divergence(match.child("stand"), ch.game("trappola", exchange="none")).kind == "phase"


def test_the_second_deal_of_a_match_keeps_its_score() -> None:
    match = played(ch.game("trappola"), 3).next_deal()
    parted = ch.divergence(match, ch.game("trappola", "knauer"))
    assert parted.first[0].state.scores == match.state.scores == parted.other[0].state.scores  # type: ignore[attr-defined]
    record = ch.Record.of(match)
    assert ch.divergence(record, ch.game("trappola"), deal=1).outcomes[0] == match.past[0].outcome


def test_the_hands_of_the_lessons_part_where_they_should() -> None:
    for game in ("trappola", "primiera", "aluette", "etori"):
        assert names(game)
    with pytest.raises(ValueError, match="doubling"):
        setting("trappola", "nothing")
