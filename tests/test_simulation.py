"""A reader at an experiment: guess first, cancel, go on; forged, stale and greedy requests; the chart and its table."""
from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

import pytest

from cardhistory import lessons
from cardhistory.simulate import EXPERIMENTS, Experiment, Tally
from cardhistory.widgets.plots import progress_chart
from cardhistory.widgets.simulation import Simulation
from cardhistory.widgets.simulation_run import Laboratory, Question

EVEN = Experiment("trappola.set", lambda number: number % 2, lambda: Fraction(1, 2))


class Clock:
    """Every look at it costs so many seconds."""

    def __init__(self, step: float) -> None:
        self.step, self.now = step, 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def lab(experiment: Experiment = EVEN, deals: int = 200, step: float = 0.0) -> Laboratory:
    return Laboratory(Question(experiment, "trappola.set", deals), clock=Clock(step))


def do(one: Laboratory, what: str, **more: Any) -> dict[str, Any]:
    assert one.handle({"type": "simulation", "do": what, "version": one.version, **more})
    return one.view()


def dealt(one: Laboratory) -> dict[str, Any]:
    while one.state == "running":
        view = do(one, "more", dealt=one.tally.deals)
    return view


def test_guess_deal_count() -> None:
    one = lab()
    assert one.view()["deal"] == "" and not one.view()["exact"]
    view = do(one, "guess", value=48)
    assert view["state"] == "guessed" and view["guessed"] == "You guessed 48 in 100." and view["deal"] == "Deal 200 hands"
    assert do(one, "deal")["state"] == "running"
    view = dealt(one)
    assert (view["state"], view["dealt"], view["found"]) == ("done", 200, "100 of 200 hands had a set: 50.0 in 100.")
    assert view["say"].startswith("Dealt. ") and not view["exact"] and "50.0 in 100" not in json.dumps(view["guessed"])
    view = do(one, "count")
    assert view["exact"][:2] == ["Counted exactly: 50.0 in 100.", "You guessed 48: very near."] and view["count"] == ""
    assert one.chart()["lines"] == ["share", "range", "guess", "exact"] and "counted exactly it is 50.0" in one.chart()["says"]


def test_nothing_exact_leaves_python_before_it_is_asked_for() -> None:
    seen: list[int] = []
    secret = Experiment("trappola.set", lambda number: 0, lambda: seen.append(1) or Fraction(1, 7))  # type: ignore[func-returns-value]
    one = lab(secret)
    do(one, "guess", value=1)
    do(one, "deal")
    dealt(one)
    assert not seen
    do(one, "count")
    assert seen


@pytest.mark.parametrize("message", [
    None, 7, {}, {"do": "cheat"}, {"do": ["guess"]}, {"do": "guess"}, {"do": "guess", "value": 101}, {"do": "guess", "value": -1},
    {"do": "guess", "value": True}, {"do": "guess", "value": "5"}, {"do": "guess", "value": 10**30}, {"do": "deal"},
    {"do": "more", "dealt": 0}, {"do": "cancel"}, {"do": "count"}])
def test_what_makes_no_sense_is_refused_politely_and_changes_nothing(message: Any) -> None:
    one = lab()
    before = one.view()
    if isinstance(message, dict):
        message["version"] = one.version
    assert one.handle(message)
    after = one.view()
    assert after["notice"] and after["version"] == before["version"] + 1
    assert {**after, "notice": "", "say": "", "version": 0} == {**before, "version": 0}


@pytest.mark.parametrize("version", [None, -1, 1, True, "0", 0.0])
def test_an_older_view_is_told_apart(version: Any) -> None:
    one = lab()
    assert not one.handle({"do": "guess", "value": 5, "version": version}) and one.state == "open"


def test_a_page_cannot_ask_for_more_than_a_portion_nor_twice_for_the_same() -> None:
    one = lab(deals=200)
    do(one, "guess", value=50)
    do(one, "deal")
    assert do(one, "more", dealt=0, count=10**9)["dealt"] == 10, "up to the next point of the curve"
    for wrong in (0, 11, -1, True, None, "10", 10**9):
        view = do(one, "more", dealt=wrong)
        assert view["notice"] and view["dealt"] == 10
    assert do(one, "more", dealt=10)["dealt"] == 20


def test_a_portion_ends_when_its_time_is_over() -> None:
    one = lab(deals=2000, step=0.06)
    do(one, "guess", value=50)
    do(one, "deal")
    assert do(one, "more", dealt=0)["dealt"] == 3


def test_cancel_keeps_what_was_dealt_and_the_next_run_has_other_hands() -> None:
    numbers: list[int] = []
    one = lab(Experiment("trappola.set", lambda number: numbers.append(number) or 0, EVEN.exact))  # type: ignore[func-returns-value]
    do(one, "guess", value=50)
    do(one, "deal")
    assert do(one, "cancel")["state"] == "guessed", "nothing was dealt yet"
    do(one, "deal")
    for _ in range(3):
        do(one, "more", dealt=one.tally.deals)
    view = do(one, "cancel")
    assert (view["state"], view["dealt"]) == ("cancelled", 30) and view["say"].startswith("Cancelled after 30.")
    assert len(one.chart()["rows"]) == 3 and view["deal"] == "Deal 200 others" and view["count"]
    do(one, "deal")
    dealt(one)
    assert numbers[:30] == list(range(200, 230)) and numbers[30:] == list(range(400, 600)), "each run has its own two hundred"


def test_cancel_is_heard_while_a_portion_is_on_its_way() -> None:
    one = lab()
    do(one, "guess", value=50)
    do(one, "deal")
    seen = one.version
    do(one, "more", dealt=0)
    assert one.handle({"do": "cancel", "version": seen}) and one.state == "cancelled"
    assert not one.handle({"do": "more", "version": seen, "dealt": 10}), "and the portion after it is not dealt"


def test_offered_guesses_are_right_or_not() -> None:
    question = Question(EXPERIMENTS["aluette.specials"], "aluette.specials", 20)
    one = Laboratory(question)
    assert do(one, "guess", value=5)["notice"], "there are five"
    assert do(one, "guess", value=0)["guessed"] == "You guessed 75 in 100."
    do(one, "deal")
    dealt(one)
    assert do(one, "count")["exact"][1] == "You guessed 75: too high."


def test_two_rule_books_in_words() -> None:
    widget = lessons.how_often("trappola", ending_two_mode="doubling", player="novice", deals=20)
    assert len(widget.question["more"]) == 1 and "104" in widget.question["more"][0]
    one = widget._lab
    do(one, "guess", value=0)
    do(one, "deal")
    view = dealt(one)
    assert view["outcomes"][0] == "20 deals ended the same" and view["count"] == "" and len(view["outcomes"]) == 3
    assert do(one, "count")["notice"], "nobody has counted it"
    with pytest.raises(ValueError, match="are the same"):
        lessons.how_often("trappola")
    with pytest.raises(ValueError, match="20 to 10,000 deals"):
        lessons.how_often("trappola", ending_two_mode="doubling", deals=10**6)


def test_the_widget_answers_and_survives_a_fault() -> None:
    class Kept(Simulation):
        out: list[Any] = []

        def send(self, content: Any, buffers: Any = None) -> None:
            self.out.append(content)

    broken = Experiment("trappola.set", lambda number: 1 // 0, EVEN.exact)
    widget = Kept(Question(broken, "trappola.set", 20))
    for message in ({"do": "guess", "value": 3, "version": 0}, {"do": "deal", "version": 1}, {"do": "more", "dealt": 0, "version": 2}):
        widget._heard(widget, {"type": "simulation", **message}, None)
    assert "went wrong on our side" in widget.simulation["notice"] and widget.simulation["state"] == "running"
    widget._heard(widget, {"type": "simulation", "do": "cancel", "version": widget.simulation["version"]}, None)
    assert widget.simulation["state"] == "guessed" and widget.out[-1] == {"type": "seen"}
    widget.set_state({"simulation": {"state": "done"}})
    assert widget.simulation["state"] == "guessed"
    text = widget._repr_mimebundle_()
    assert "A set in nine cards" in (text[0] if isinstance(text, tuple) else text)["text/plain"]


def test_an_experiment_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'whist'; there is: primiera.fluxus"):
        lessons.simulation("whist")


# The chart

def test_the_chart_is_whole_loads_nothing_and_leaves_the_library_as_it_was() -> None:
    from leather import theme

    before = dict(vars(theme))
    points = [Tally((80 * i, 20 * i)) for i in range(1, 6)]
    svg = progress_chart(points, 500, Fraction(1, 10), Fraction(1, 4), "dealt", "in 100")
    tree = ElementTree.fromstring(svg)
    assert tree.get("viewBox") and "width" not in tree.attrib
    paths = [node for node in tree.iter() if node.tag.endswith("path") and node.get("stroke")]
    assert len(paths) == 5 and len({(path.get("stroke"), path.get("stroke-dasharray")) for path in paths}) == 4
    for loading in ("<script", "href", "@import", "url(", "<style", "Monaco"):
        assert loading not in svg
    assert dict(vars(theme)) == before and len(svg) < 12_000
    assert progress_chart(points, 500, Fraction(0), None, "dealt", "in 100").count("<path") == 4


def test_the_chart_library_is_loaded_only_for_a_chart() -> None:
    code = ("import sys; from cardhistory import lessons; w = lessons.simulation('trappola.set'); lessons.odds()\n"
            "assert not [m for m in sys.modules if m.split('.')[0] in ('leather', 'numpy', 'matplotlib')]")
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_the_hands_of_primiera_are_counted_by_witness() -> None:
    html = str(lessons.odds())
    assert all(text in html for text in ("<b>840</b><br>0.92 in 100", "<b>148</b><br>0.16 in 100", "0.011 in 100", "270,725"))
    assert str(lessons.odds("cardano")).count("<td>") == 6
    with pytest.raises(ValueError, match="no witness whist"):
        lessons.odds("whist")
