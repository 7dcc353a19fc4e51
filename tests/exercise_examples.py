"""One exercise of each kind, small, for the tests; and how a reader answers them."""
from __future__ import annotations

from typing import Any

from cardhistory.lessons.exercise_reading import read_task
from cardhistory.widgets.exercise_play import PlayTry
from cardhistory.widgets.exercise_tries import Task, Try

CHOOSE = {"kind": "choose", "title": "One", "prompt": "Choose.", "hints": ["Think."], "learned": "So it is.",
          "options": [{"text": "this", "right": False, "reply": "no"}, {"text": "that", "right": True, "reply": "yes"},
                      {"text": "both", "right": True, "reply": "yes too"}]}
ORDER = {"kind": "order", "title": "Up", "prompt": "Order.", "hints": ["Think."], "learned": "So it is.", "cards": "AS RS 2S",
         "replies": {"2S>AS": "The two is the lowest."}}
PREDICT = {"kind": "predict", "title": "How", "prompt": "Guess.", "hints": ["Think."], "learned": "So it is.", "question": "How many?",
           "answer": 18, "near": 2, "reply_near": "near", "reply_far": "far"}
PLAY = {"kind": "play", "title": "Play", "prompt": "Play.", "hints": ["Think."], "learned": "So it is.", "goal": "Take it.", "dealer": 0,
        "hands": ["AS 8S RD 9D AC FC TB 9B 7B", "RS 9S CB FB CC 7C AD TD 8D"], "actions": ["stand", "stand", "play RS"],
        "success": [{"took": "RS"}], "solution": ["play AS"], "wrong": {"play 8S": "The king takes it."}, "right": {"play AS": "Caught."}}


def task(given: dict[str, Any], **changes: Any) -> Task:
    return read_task("trappola", "test", {**given, **changes})


def give(one: Try, what: str, **more: Any) -> dict[str, Any]:
    assert one.handle({"type": "exercise", "do": what, "version": one.version, **more})
    return one.view()


def act(one: PlayTry, kind: str = "act", **more: Any) -> dict[str, Any]:
    one.table.handle({"type": kind, "version": one.table.version, **more})
    one.looked()
    return one.view()
