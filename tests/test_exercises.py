"""A reader at an exercise: right, wrong, against the rule, with a forged message; and nothing told before it is answered."""
from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

from cardhistory import lessons
from cardhistory.lessons.exercise_play_checks import do
from cardhistory.lessons.page import data
from cardhistory.widgets.exercise import Exercise, PlayExercise, Progress
from cardhistory.widgets.exercise_play import TESTS, PlaySession, PlayTry, Script
from cardhistory.widgets.exercise_tries import ChooseTry, OrderTry, PredictTry, Try
from cardhistory.words import Words
from tests.exercise_examples import CHOOSE, ORDER, PLAY, PREDICT, act, give, task

exercises = import_module("cardhistory.lessons.exercises")
ALL = [(game, name) for game in exercises.games() for name in exercises.names(game)]
SAY = Words("en")

# Tries

def test_choosing_wrong_then_right_then_the_others() -> None:
    one = ChooseTry(task(CHOOSE))
    assert all(not option["reply"] and not option["mark"] for option in one.view()["body"]["options"])
    view = give(one, "answer", option=0)
    assert view["state"] == "open" and view["body"]["options"][0]["reply"] == "no" and not view["body"]["options"][1]["reply"]
    view = give(one, "answer", option=2)
    assert view["state"] == "solved" and view["tries"] == 2 and "One more answer" in view["body"]["others"] and view["learned"]
    view = give(one, "answer", option=1)
    assert view["tries"] == 2 and view["body"]["options"][1]["mark"] == "right" and not view["body"]["others"]
    view = give(one, "retry")
    assert view["state"] == "open" and not view["learned"] and view["tries"] == 2 and not view["body"]["options"][0]["mark"]


def test_putting_in_order_and_a_wrong_pick() -> None:
    one = OrderTry(task(ORDER))
    laid = one.view()["body"]["left"]
    assert sorted(laid) == ["2S", "AS", "RS"] and laid not in (["AS", "RS", "2S"], ["2S", "RS", "AS"])
    assert laid == OrderTry(task(ORDER)).view()["body"]["left"], "the shuffle is fixed"
    assert give(one, "answer", card="2S")["body"]["reply"] == "The two is the lowest."
    assert "the ace of swords stands above it" in give(one, "answer", card="RS")["body"]["reply"]
    assert give(one, "answer", card="AS")["body"]["placed"] == ["AS"]
    view = give(one, "answer", card="RS")
    assert view["state"] == "solved" and view["tries"] == 3 and view["body"]["placed"] == ["AS", "RS", "2S"] and not view["body"]["left"]
    equal = OrderTry(task(ORDER, cards="AS AC RS", replies={}))  # equal cards may come in any order
    assert give(equal, "answer", card="AC")["body"]["placed"] == ["AC"] and give(equal, "answer", card="AS")["state"] == "solved"


@pytest.mark.parametrize(("said", "state"), [
    ("18", "solved"), ("19,5", "solved"), (" 20 ", "solved"), ("20.5", "failed"), ("-3", "failed")])
def test_a_guess_is_near_or_far_and_then_the_number_is_shown(said: str, state: str) -> None:
    one = PredictTry(task(PREDICT, unit="points"))
    assert "18" not in json.dumps(one.view())
    view = give(one, "answer", number=said)
    assert view["state"] == state and view["body"]["value"] == "The answer: 18 points." and view["learned"]
    assert view["reason"] == ("near" if state == "solved" else "far")
    assert give(one, "answer", number="18")["tries"] == 1, "after the number was shown nothing more is guessed"
    assert give(one, "retry")["body"]["value"] == ""


def test_a_guess_among_bands_in_percent() -> None:
    bands = [{"text": "few", "from": 0, "to": 10}, {"text": "many", "from": 10, "to": 100}]
    given = {key: value for key, value in PREDICT.items() if key not in ("near", "answer")}
    one = PredictTry(task(given, bands=bands, compute="trappola.p_set", unit="%"))
    view = give(one, "answer", band=0)
    assert view["state"] == "failed" and "19.7%" in view["body"]["value"]
    assert [band["mark"] for band in view["body"]["bands"]] == ["wrong", "right"]
    give(one, "retry")
    assert give(one, "answer", band=1)["state"] == "solved"


def test_playing_it_right_wrong_and_against_the_rule() -> None:
    one = PlayTry(task(PLAY))
    view = act(one, action="play RD")  # a king of another suit: refused by the table, with rule and witness, and no try is lost
    told = one.table.scene()["refusal"]
    assert view["state"] == "open" and view["tries"] == 0
    assert "follow suit" in told["text"] and told["rule"] and "Parlett" in told["witness"]
    view = act(one, action="play 8S")
    assert view["state"] == "failed" and view["reason"] == "The king takes it."
    assert not view["learned"] and "Replay" in view["body"]["note"]
    scene = one.table.scene()
    assert scene["trick"]["done"] and not scene["undo"] and "Try again" in scene["noundo"], "the line stays on the table"
    act(one, "replay")
    assert act(one, "step", to=1) and one.table.scene()["replay"]["step"] == 1
    view = give(one, "retry")
    assert view["state"] == "open" and one.table.scene()["trick"]["plays"][0]["card"] == "RS" and one.table.scene()["replay"] is None
    view = act(one, action="play AS")
    assert view["state"] == "solved" and view["tries"] == 2 and view["reason"] == "Caught." and view["learned"]
    act(one, "continue")
    assert act(one, action="play 8S")["state"] == "solved", "one may play on; nothing more is judged"


def test_a_move_may_be_taken_back_while_nothing_is_decided() -> None:
    one = PlayTry(task(PLAY, success=[{"won_trick": 2}, {"did_not": "play 8S"}], wrong={}, right={}, solution=["play AS", "play RD"]))
    act(one, action="play AS")
    assert one.view()["state"] == "open" and one.table.scene()["undo"]
    act(one, "undo")
    view = act(one, action="play 8S")
    assert view["state"] == "failed" and view["reason"] == "You did what was to be avoided."


def test_the_script_answers_first_and_the_tavern_where_nothing_is_written() -> None:
    replies = [{"after": "play AS", "do": ["play AD"]}, {"after": "play 8S", "do": ["play AS"]}, {"after": "play 8S", "do": ["play 9S"]}]
    one = PlayTry(task(PLAY, success=[{"won_trick": 3}], solution=["play AS", "play RD"], replies=replies))
    assert isinstance(one.table.opponents, Script)
    act(one, action="play 8S")
    act(one, "continue")
    assert one.table.line[-1].state.log[-1][1].text == "play 9S", "the first answer was not allowed, so the second was given"
    before = len(one.table.line)
    act(one, action="play AS")
    act(one, "continue")
    act(one, action="play RD")
    assert len(one.table.line) > before + 2


@pytest.mark.parametrize(("test", "line", "expected"), [
    ({"did": "play AS"}, ["play AS"], True), ({"did": ["play 8S", "play AS"]}, ["play AS"], True), ({"did": "play 8S"}, ["play AS"], None),
    ({"did_not": "play AS"}, ["play AS"], False), ({"took": "RS"}, ["play AS"], True), ({"took": "RS"}, ["play 8S"], False),
    ({"took": "AC"}, ["play AS"], None), ({"lost": "8S"}, ["play 8S"], True), ({"lost": ["AS", "RS"]}, ["play AS"], False),
    ({"tricks_at_least": 1}, ["play AS"], True), ({"tricks_at_least": 2}, ["play AS"], None), ({"points_at_least": 11}, ["play AS"], True),
    ({"points_at_least": 12}, ["play AS"], None), ({"won_trick": 1}, ["play AS"], True), ({"lost_trick": 1}, ["play AS"], False),
    ({"won_trick": 2}, ["play AS"], None), ({"score_line": "cards"}, ["play AS"], True), ({"score_line": "ending"}, ["play AS"], None),
    ({"over": True}, ["play AS"], None), ({"wins": True}, ["play AS"], None), ({"first_action": True}, ["play AS"], True),
    ({"before": ["play AS", "play 8S"]}, ["play AS"], True), ({"before": ["play 8S", "play AS"]}, ["play AS"], None),
])
def test_every_test_holds_fails_or_waits(test: dict[str, Any], line: list[str], expected: bool | None) -> None:
    session = PlaySession(task(PLAY, success=[test]))
    for action in line:
        do(session, action)
    name, value = session.task.body["success"][0]
    assert session.holds(name, value) is expected
    for way in ("missed", "broke"):
        assert session._told(way, name, value), "why it failed can be said"


def test_every_test_has_its_sentences_and_every_end_a_verdict() -> None:
    assert all(SAY.has(f"exercise.{way}.{name}") for name in TESTS for way in ("missed", "broke"))
    session = PlaySession(task(PLAY, success=[{"score_line": "ending"}], wrong={}))
    for _ in range(20):
        if session.verdict is not None:
            break
        do(session, session.match.state.legal_actions[0].text)
    assert session.verdict is not None and session.line[-1].state.outcome is not None
    assert session.verdict[0] or "Last tricks won with twos" in session.verdict[1]
    commands = {one["command"] for one in session.scene()["actions"]}
    assert commands <= {"replay"} and session.scene()["home"] is None


# What the browser may send, and what it is told

BAD: list[Any] = [None, [], "x", {}, {"type": "exercise"}, {"type": "exercise", "do": "solve"}, {"type": "exercise", "do": 7, "version": 0},
                  {"type": "exercise", "do": ["hint"], "version": 0}, {"type": "exercise", "do": "__init__", "version": 0},
                  {"type": "exercise", "do": "_reset", "version": 0}]


@pytest.mark.parametrize("given", [CHOOSE, ORDER, PREDICT, PLAY])
def test_a_bad_message_is_answered_politely_and_changes_nothing(given: dict[str, Any]) -> None:
    kinds = {"choose": ChooseTry, "order": OrderTry, "predict": PredictTry, "play": PlayTry}
    one: Try = kinds[given["kind"]](task(given))
    clean = {key: value for key, value in one.view().items() if key not in ("version", "notice", "say")}
    for message in BAD:
        assert one.handle(message)
        view = one.view()
        assert "not understood" in view["notice"] and {key: value for key, value in view.items() if key in clean} == clean
    for stale in (-1, True, "0", None, 10**9, one.version - 1):
        assert one.handle({"do": "hint", "version": stale}) is False and one.view()["hints"] == []
    if given["kind"] != "play":
        for answer in ({}, {"option": True}, {"option": -1}, {"option": 99}, {"option": "1"}, {"card": "XX"}, {"card": ["AS"]},
                       {"band": 0}, {"number": "1e999"}, {"number": "nan"}, {"number": 18}, {"number": "9" * 99}, {"number": None}):
            view = give(one, "answer", **answer)
            assert view["notice"] and view["tries"] == 0 and view["state"] == "open"


def test_a_table_in_an_exercise_cannot_be_led_away() -> None:
    widget = PlayExercise(task(PLAY))
    sent: list[Any] = []
    widget.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    for kind in ("new", "deal", "rules", "home", "next", "again", "leave_practice", "record", "restore", "quit", None, 5):
        widget._heard(widget, {"type": kind, "version": widget.scene["version"], "sure": True, "code": "7", "memory": "x"}, [])
        assert "not understood" in widget.scene["notice"] and widget.scene["trick"]["plays"][0]["card"] == "RS"
    assert not any("text" in one for one in sent if isinstance(one, dict)), "no record of the cards is handed out"
    widget.set_state({"exercise": {"state": "solved"}, "scene": {}})
    assert widget.exercise["state"] == "open" and widget.memory == "" and widget.store == ""
    widget._heard(widget, {"type": "exercise", "do": "hint", "version": 0}, [])
    assert widget.exercise["hints"] == ["Think."] and widget.exercise["more"] == 0
    widget._heard(widget, {"type": "act", "version": widget.scene["version"], "action": "play AS"}, [])
    assert widget.exercise["state"] == "solved"


def test_what_was_kept_is_not_given_to_a_hand_that_is_being_played() -> None:
    """As after a reload of a page whose kernel lives on: the frame is as it was, the table is not."""
    one = PlayTry(exercises.task("trappola", "fifty-two"))
    assert one.give("play AB")
    memory, hand = one.memory(), one.table.scene()["hand"]
    assert one.handle({"do": "restore", "version": 0, "memory": memory})
    assert one.answers() == ["play AB"] and one.table.scene()["hand"] == hand and not one.view()["notice"]
    other = PlayTry(exercises.task("trappola", "fifty-two"))
    other.handle({"do": "restore", "version": 0, "memory": memory})
    assert other.answers() == ["play AB"] and other.table.scene()["hand"] == hand


@pytest.mark.parametrize(("game", "name"), ALL)
def test_nothing_of_the_answer_is_sent_before_it_is_given(game: str, name: str) -> None:
    one = exercises.task(game, name)
    widget: Any = lessons.exercise(game, name)
    sent = json.dumps({key: value for key, value in widget.get_state().items() if key not in ("_esm", "_css")}, default=str)
    given = data(game, "exercises")[name]
    secret = [*given["hints"], given["learned"], given.get("reply_near"), given.get("reply_far"), *given.get("replies", {}),
              *given.get("wrong", {}).values(), *given.get("right", {}).values(), *(option["reply"] for option in given.get("options", []))]
    assert not [text for text in secret if isinstance(text, str) and json.dumps(text)[1:-1] in sent]
    assert not {"solution", "success", "failure", "wrong"} & set(json.loads(sent)["task"]) and '"right": ' not in sent
    if one.kind == "play":
        seat, state = one.body["seat"], PlaySession(one).match.state
        others = {card.code for other, hand in enumerate(state.hands) if other != seat for card in hand}
        assert not others & {card["card"] for card in widget.scene["hand"]}
    if one.kind == "order":
        assert [card.code for card in one.body["cards"]] != widget.exercise["body"]["left"]


def test_hints_come_one_after_the_other_and_a_fault_is_told(caplog: pytest.LogCaptureFixture) -> None:
    widget = Exercise(task(CHOOSE, hints=["one", "two"]))
    widget.send = lambda content, buffers=None: None  # type: ignore[method-assign]
    for hints, more in ((["one"], 1), (["one", "two"], 0), (["one", "two"], 0)):
        widget._heard(widget, {"type": "exercise", "do": "hint", "version": widget.exercise["version"]}, [])
        assert widget.exercise["hints"] == hints and widget.exercise["more"] == more
    widget._try._answer = lambda message: 1 / 0  # type: ignore[method-assign]
    widget._heard(widget, {"type": "exercise", "do": "answer", "option": 1, "version": widget.exercise["version"]}, [])
    assert "own works" in widget.exercise["notice"] and widget.exercise["state"] == "open" and "ZeroDivisionError" in caplog.text


def test_all_exercises_of_a_lesson_stand_below_their_progress() -> None:
    shown = lessons.exercises("trappola")
    line, *others = shown.pieces
    assert isinstance(line, Progress) and len(others) == len(exercises.names("trappola"))
    assert line.progress["stores"] == [one.task["store"] for one in others] and "{solved} of " in line.progress["some"]
    assert len({one.task["uid"] for one in others}) == len(others)
    line.set_state({"progress": {}})
    assert line.progress["stores"]
