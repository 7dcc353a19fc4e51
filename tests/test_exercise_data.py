"""The exercises of every game: they hold together, they can be solved, and what cannot be meant is refused."""
from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import cardhistory as ch
from cardhistory import lessons
from cardhistory.lessons.exercise_checks import CHECKS, Unchecked, count, fails, order_of
from cardhistory.lessons.exercise_play_checks import deepest, do, wins_after
from cardhistory.lessons.exercise_reading import PROMPT_WORDS, ExerciseError
from cardhistory.widgets.exercise_play import PlaySession, PlayTry
from cardhistory.widgets.exercise_tries import ChooseTry, OrderTry, PredictTry
from tests.exercise_examples import CHOOSE, ORDER, PLAY, PREDICT, act, give, task

exercises = import_module("cardhistory.lessons.exercises")
ALL = [(game, name) for game in exercises.games() for name in exercises.names(game)]

# The data

@pytest.mark.parametrize("game", exercises.games())
def test_every_exercise_of_a_game_is_sound_and_is_solved_by_its_solution(game: str) -> None:
    assert list(exercises.problems(game)) == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_an_exercise_can_be_solved_at_the_table_and_shows_itself(game: str, name: str) -> None:
    one = exercises.task(game, name)
    assert 0 < len(one.prompt.split()) <= PROMPT_WORDS and 1 <= len(one.hints) <= 3 and one.learned
    if one.kind == "choose":
        shown = ChooseTry(one)
        view = give(shown, "answer", option=next(n for n, option in enumerate(one.body["options"]) if option["right"]))
    elif one.kind == "order":
        shown = OrderTry(one)
        for card in one.body["cards"][:-1]:
            view = give(shown, "answer", card=card.code)
    elif one.kind == "predict":
        shown = PredictTry(one)
        view = give(shown, "answer", band=one.body["band"], number=str(one.body["value"]))
    else:
        shown = PlayTry(one)
        for action in one.body["solution"]:
            while shown.table.awaits:
                act(shown, "continue")
            view = act(shown, action=action)
        while shown.table.awaits and view["state"] == "open":
            view = act(shown, "continue")
    assert view["state"] == "solved" and view["tries"] == 1 and view["learned"] == one.learned and not view["more"]
    widget = lessons.exercise(game, name)
    assert one.title in repr(widget) and one.prompt in widget._repr_mimebundle_()[0]["text/plain"]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_short_ending_is_lost_by_every_move_that_is_called_wrong(game: str, name: str) -> None:
    one = exercises.task(game, name)
    if one.kind != "play" or deepest(one) > 4:
        return
    assert wins_after(one, []) is True
    for action in one.body["wrong"]:
        assert wins_after(one, [action]) is False, f"{action} still leads to success"


def test_trappola_has_exercises_of_every_kind_and_its_sums_are_those_of_the_rules() -> None:
    kinds = [exercises.task("trappola", name).kind for name in exercises.names("trappola")]
    assert len(kinds) >= 10 and set(kinds) == {"choose", "order", "predict", "play"}
    game: Any = ch.game("trappola")
    assert float(count(game, "trappola.p_set")) == pytest.approx(0.197323, abs=1e-6)
    assert count(game, "trappola.mean_points") == 18 and game.ending(2) == 52
    deep: Any = exercises.task("trappola", "throw-away")
    thrown = PlaySession(deep)
    do(thrown, "exchange")
    points = [game.points[card.rank] for card in thrown.match.state.observation(0).hand]
    assert sum(points) == 27 and thrown.verdict == (True, deep.body["right"]["exchange"])


def test_no_defence_saves_the_aces_or_the_fifty_two() -> None:
    """Against every line of the opponent, not only the tavern player's."""
    def value(state: Any) -> int:
        if state.outcome:
            return int(state.outcome.points[0])
        best = [value(state.child(action)) for action in state.legal_actions if action.verb == "play"]
        return max(best) if state.to_act == 0 else min(best)

    known = (("fifty-two", "play AB", 67), ("catch-an-ace", "play 9S", 15), ("two-now", "play 2D", 23), ("let-it-go", "play 7S", 25))
    for name, first, least in known:
        state = PlaySession(exercises.task("trappola", name)).match.state
        assert value(state.child(first)) >= least
        assert all(value(state.child(action)) < least for action in exercises.task("trappola", name).body["wrong"])


# Reading

@pytest.mark.parametrize(("given", "changes", "says"), [
    (CHOOSE, {"kind": "sing"}, "kind is one of"), (CHOOSE, {"colour": "red"}, "no such field: colour"),
    (CHOOSE, {"prompt": "word " * 61}, "61 words"), (CHOOSE, {"hints": []}, "hints is missing"), (CHOOSE, {"hints": ["a"] * 4}, "1 to 3"),
    (CHOOSE, {"learned": ""}, "learned is missing"), (CHOOSE, {"source": ["nobody"]}, "nobody"), (CHOOSE, {"preset": "nobody"}, "nobody"),
    (CHOOSE, {"rules": {"targets": 1}}, "targets"), (CHOOSE, {"cards": [{"cards": "AX"}]}, "AX"),
    (CHOOSE, {"options": CHOOSE["options"][1:]}, "at least one is right and one is not"),
    (CHOOSE, {"options": [{"text": "a", "right": True}]}, "reply is missing"),
    (CHOOSE, {"options": [{"text": "a", "right": 1, "reply": "b"}]}, "right is bool"),
    (ORDER, {"cards": "RS AS 2S"}, "AS stands above RS"), (ORDER, {"cards": "AS 2S"}, "three to twelve"),
    (ORDER, {"cards": "AS AC AD"}, "all these cards are equal"), (ORDER, {"replies": {"AS>2S": "x"}}, "no mistake"),
    (ORDER, {"by": "colour"}, "strength or by points"),
    (PREDICT, {"compute": "trappola.mean_points"}, "either answer or compute"),
    (PREDICT, {"bands": [{"text": "a", "from": 0, "to": 30}]}, "two or more"),
    (PREDICT, {"bands": [{"text": "a", "from": 0, "to": 9}, {"text": "b", "from": 9, "to": 12}]}, "lies in one"),
    (PREDICT, {"answer": "many"}, "answer is int or float"),
    (PLAY, {"actions": ["stand", "stand", "play AS"]}, "AS"), (PLAY, {"hands": [PLAY["hands"][0], PLAY["hands"][0]]}, "AS"),
    (PLAY, {"success": [{"took": "AX"}]}, "AX"),
    (PLAY, {"success": [{"took": "AS", "lost": "RS"}]}, "one test in each pair"), (PLAY, {"success": [{"flew": "AS"}]}, "flew"),
    (PLAY, {"success": [{"score_line": "nothing"}]}, "no line of a score"),
    (PLAY, {"failure": [{"first_action": True}]}, "belongs to success"),
    (PLAY, {"success": [{"before": ["play AS"]}]}, "before names two"), (PLAY, {"success": [{"won_trick": 0}]}, "1 or more"),
    (PLAY, {"wrong": {"play 9S": "x"}}, "does not hold"), (PLAY, {"deal": 7}, "either hands or deal"),
    (PLAY, {"solution": ["sing"]}, "sing"),
    (PLAY, {"actions": ["stand", "stand", "play RD"], "dealer": 1}, "reader's turn"),
    (PLAY, {"replies": [{"after": "play AS"}]}, "do is missing"),
])
def test_what_cannot_be_meant_is_refused_with_the_exercise_and_the_reason(given: dict[str, Any], changes: dict[str, Any],
                                                                            says: str) -> None:
    with pytest.raises(ExerciseError, match="exercise 'test' of trappola") as told:
        task(given, **changes)
    assert says in str(told.value)


def test_problems_finds_what_only_playing_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(given: dict[str, Any], **changes: Any) -> str:
        exercises.task.cache_clear()
        monkeypatch.setattr(exercises, "data", lambda game, part: {"test": {**given, **changes}})
        return " ".join(exercises.problems("trappola"))

    assert found(PLAY) == "" and found(CHOOSE) == ""
    assert "does not solve" in found(PLAY, solution=["play 8S"])
    assert "decided (True) after 1 of 2" in found(PLAY, solution=["play AS", "play 8S"])
    assert "not allowed there: You must follow suit" in found(PLAY, solution=["play RD"])
    assert "solves the exercise at once" in found(PLAY, wrong={"play AS": "no"})
    assert "never given" in found(PLAY, replies=[{"after": "play 8S", "do": ["play AS"]}])
    assert found(PLAY, replies=[{"after": "play 8S", "do": ["play CB"]}]) == ""
    wrong = [{**CHOOSE["options"][0], "check": {"beats": ["AS", "RS"]}}, CHOOSE["options"][1]]
    assert "marked wrong, but its check holds" in found(CHOOSE, options=wrong)
    assert "does not hold" in found(CHOOSE, check=[{"sum": [1, 1], "is": 3}])
    assert "no check has the words" in found(CHOOSE, check={"smells": 1})
    assert "the prompt has" in found(CHOOSE, prompt="word " * 70)
    exercises.task.cache_clear()


@pytest.mark.parametrize(("game", "check", "holds"), [
    ("trappola", {"beats": ["AS", "RS"]}, True), ("trappola", {"beats": ["AS", "RC"]}, False),
    ("trappola", {"cards": "AS RS 2C", "points": 11}, True),
    ("trappola", {"set": "4 2", "points": 20}, True), ("trappola", {"ending": 3, "points": 72}, False),
    ("trappola", {"rule": "target", "is": 300}, True),
    ("trappola", {"legal": "play AS", "deal": 1526, "dealer": 1}, False), ("aluette", {"beats": ["3D", "3C"]}, True),
    ("aluette", {"beats": ["AD", "9C"]}, False), ("primiera", {"hand": "7C 4C AS RB", "kind": "punto", "points": 35}, True),
    ("primiera", {"hand": "7C 4C AS RB", "kind": "primiera"}, False),
    ("primiera", {"count": "primiera.p_primiera", "is": 0.1093, "near": 0.0001}, True),
    ("etori", {"beats": ["2H", "AC"], "trump": "H"}, True), ("elfern", {"beats": ["AS", "KS"]}, True),
    ("trappola", {"scores": [3, 185], "dealer": 0, "hands": ["CS FS RB CB RC CC RD CD FD", "AS RS 2S AB 2B AC 2C AD 2D"], "actions": [
        "stand", "stand", "declare 4 A", "declare 4 2", "play 2D", "play FD", "play CS", "play AS", "play RS", "play FS", "play AB",
        "play CB", "play AC", "play CC", "play AD", "play CD", "play 2S", "play RB", "play 2B", "play RC", "play 2C", "play RD"]}, True),
])
def test_a_check_says_what_the_rules_say(game: str, check: dict[str, Any], holds: bool) -> None:
    assert (fails(ch.game(game), check) == "") is holds


def test_what_cannot_be_checked_is_refused_by_name() -> None:
    with pytest.raises(Unchecked, match="trappola.p_set"):
        count(ch.game("trappola"), "trappola.nothing")
    with pytest.raises(Unchecked, match="order them by points"):
        order_of(ch.game("primiera"), "strength")
    with pytest.raises(Unchecked, match="only at primiera"):
        fails(ch.game("trappola"), {"hand": "AS", "kind": "x"})
    assert {"beats", "scores", "count"} <= set(CHECKS)
    with pytest.raises(ValueError, match="no exercise 'none'.*follow-suit"):
        lessons.exercise("trappola", "none")
    with pytest.raises(ValueError, match="there is: .*trappola"):
        lessons.exercises("bridge")
