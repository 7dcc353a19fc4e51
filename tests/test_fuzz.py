"""Nonsense for every widget, as a page could send it: no fault, always an answer, and a state that can be shown.

`tests/test_gate.py` does the same for the gate, a table without its widget, links and records; here the widgets themselves are
asked, with valid commands that have been spoiled among the nonsense.
"""
from __future__ import annotations

import base64
import json
import logging
import time
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardhistory import lessons, widgets
from cardhistory.deals import Deal, DealError
from cardhistory.games import game, games
from cardhistory.packs import PACKS
from cardhistory.record import Record
from cardhistory.widgets.exercise import exercise
from cardhistory.widgets.exercise_kept import mark
from cardhistory.widgets.memory import LONGEST
from cardhistory.widgets.session import TableSession
from tests.test_gate import TREE
from tests.work import calls

MOST = 1_000_000
"""Functions called until anything is answered: four times what the dearest honest command needs, all the drawings of another pack."""
BIG = 300_000

HUGE = 10**4000
DEEP: Any = []
for _ in range(300):
    DEEP = [DEEP]
ODD = st.sampled_from([HUGE, -HUGE, float("nan"), float("inf"), -0.0, True, "\ud800", "\udcff\x00", "9" * 4301, "é" * 9000, DEEP,
                       {"a": DEEP}, [[]] * 999, "\u202e<b>{0}{who}", "__class__"])
VALUE = st.one_of(
    TREE, ODD, st.integers(-2, 12), st.sampled_from(
        ["each", "all", "none", "play", "stand", "1526", "T1FP-CH", "novice", "tavern", "trappola", "primiera", "cardano", "italian", -1]))
FIELDS = ("action", "answer", "band", "by", "card", "choice", "code", "count", "dealt", "game", "guess", "memory", "mode", "note", "option",
          "options", "order", "pick", "place", "player", "players", "preset", "price", "query", "remark", "seat", "seats", "step", "text",
          "to", "value", "version", "which", "plain", "number", "deal", "base", "host", "url", "pupils", "sure")
DOES = {
    "table": ("act", "continue", "undo", "new", "deal", "rules", "home", "next", "again", "replay", "step", "restore", "hint", "price",
              "players", "watch", "record", "link", "share", "own", "art"),
    "exercise": ("hint", "retry", "answer", "restore"),
    "study": ("step", "turn", "chair", "lift", "scores", "bets", "answer", "count", "reveal", "skip", "switch", "side", "goto", "finish",
              "note", "home", "just", "deal", "game", "paste", "record", "restore"),
    "simulation": ("guess", "deal", "more", "cancel", "count"),
    "gallery": ("art", "compare"),
}
MAKERS: dict[str, tuple[str, Callable[[], Any]]] = {
    "table": ("table", lambda: widgets.Table("primiera", deal=1719, opponent="novice", id="fuzz")),
    "choose": ("exercise", lambda: lessons.exercise("trappola", "follow-suit")),
    "order": ("exercise", lambda: lessons.exercise("trappola", "ladder")),
    "predict": ("exercise", lambda: lessons.exercise("trappola", "how-often-a-set")),
    "play": ("exercise", lambda: lessons.exercise("trappola", "catch-an-ace")),
    "study": ("study", lambda: widgets.Study("trappola", 1526, choose=True)),
    "simulation": ("simulation", lambda: lessons.how_often("trappola", ending_two_mode="doubling", deals=40, player="novice")),
    "gallery": ("gallery", lambda: lessons.gallery("trappola").pieces[0]),
}
QUICK = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


class Faults(logging.Handler):
    """What a widget has written into the log of its faults."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(logging.Formatter().format(record))


@pytest.fixture(scope="module")
def faults() -> Iterator[Faults]:
    handler = Faults()
    logging.getLogger("cardhistory").addHandler(handler)
    yield handler
    logging.getLogger("cardhistory").removeHandler(handler)


def took(do: Callable[..., Any], *given: Any) -> tuple[int, float]:
    """The functions called while this is done, and the seconds of processor that it takes."""
    before = time.process_time()
    return calls(do, *given), time.process_time() - before


RULER = took(lambda: [repr(n) for n in range(MOST)])[1]
"""Seconds that as many of the cheapest calls take on this machine."""


def soon(do: Callable[..., Any], *given: Any) -> None:
    """Do this, in no more work than an honest command may be. Long work inside of one call is seen by its time only."""
    work, seconds = took(do, *given)
    assert work < MOST and seconds < 10 * RULER, (work, seconds, given)


def commands(kind: str) -> st.SearchStrategy[Any]:
    """What a page sends to such a widget, right and spoiled; `now` in place of the version stands for the right one."""
    do = st.sampled_from(DOES[kind])
    fields = st.dictionaries(st.sampled_from(FIELDS), VALUE, max_size=5)
    now = st.sampled_from(["now", "now", "now", 0, -1, HUGE, "0", None])
    if kind in ("table", "gallery"):
        spoken = st.builds(lambda do, more, version: {**more, "type": do, "version": version}, do, fields, now)
    else:
        spoken = st.builds(lambda do, more, version: {**more, "type": kind, "do": do, "version": version}, do, fields, now)
    return st.one_of(spoken, spoken, spoken, st.builds(lambda more, type: {**more, "type": type}, fields, VALUE), VALUE)


def plain(thing: Any) -> int:
    """The length of what is sent to a page. Raises ValueError for what cannot be sent."""
    return len(json.dumps(thing, ensure_ascii=False, allow_nan=False).encode())


@pytest.mark.parametrize("name", MAKERS)
def test_no_command_breaks_a_widget(faults: Faults, name: str) -> None:
    kind, make = MAKERS[name]
    widget = make()
    sent: list[Any] = []
    widget.send = lambda content, buffers=None: sent.append(content)
    shown = [one for one in ("scene", "exercise", "study", "simulation", "chart", "memory", "labels") if hasattr(widget, one)]

    @QUICK
    @given(st.lists(commands(kind), min_size=1, max_size=5))
    def ask(messages: list[Any]) -> None:
        for message in messages:
            if isinstance(message, dict) and message.get("version") == "now":
                state = next((getattr(widget, one) for one in shown if one in ("exercise", "study", "simulation", "scene")), {})
                if name == "play" and message.get("type") != "exercise":
                    state = widget.scene
                message = {**message, "version": state.get("version")}
            sent.clear()
            soon(widget._hear, widget, message, [])
            assert not faults.seen, (message, faults.seen)
            assert sent or kind == "gallery", "always an answer"
            assert plain(sent) < BIG and all(isinstance(one["type"], str) for one in sent)
            for one in shown:
                assert plain(getattr(widget, one)) < BIG

    ask()


@pytest.mark.parametrize("name", MAKERS)
def test_half_a_letter_is_never_sent_back(faults: Faults, name: str) -> None:
    """JSON can name half of a letter (a lone surrogate), which no text can carry: an answer that repeats it would never leave."""
    kind, make = MAKERS[name]
    widget = make()
    sent: list[Any] = []
    widget.send = lambda content, buffers=None: sent.append(content)
    half = "\ud800"
    query = dict.fromkeys(("deal", "rules", "table", "players", "number"), half)
    others = dict.fromkeys(("base", "host", "preset", "option"), half)
    for do in DOES[kind]:
        for field in ("code", "text", "note", "remark", "memory", "query", "number", "players", "action"):
            view = next((getattr(widget, one) for one in ("exercise", "study", "simulation", "scene") if hasattr(widget, one)), {})
            more = {"type": do} if kind in ("table", "gallery") else {"type": kind, "do": do}
            told = {**others, field: query if field == "query" else half}
            widget._hear(widget, {**told, **more, "version": view.get("version")}, [])
    assert not faults.seen and plain(sent)
    assert plain([getattr(widget, one) for one in ("scene", "exercise", "study", "simulation") if hasattr(widget, one)])


# What is kept, and what is written

def mutated(texts: list[str]) -> st.SearchStrategy[str]:
    """A valid text with a piece put out, in or double."""
    return st.builds(lambda text, at, gone, more: text[:at % (len(text) + 1)] + more + text[at % (len(text) + 1) + gone:],
                     st.sampled_from(texts), st.integers(0, 5000), st.integers(0, 9),
                     st.sampled_from(["", "", "A", "0", "=", "\x00", "-", "\ud800", "9" * 4301, "{", "É", " "]) | st.text(max_size=5))


CODES = [Deal.numbered(pack, number).code for pack in PACKS.values() for number in (0, 1526, 10**9)] + ["1526", "0"]


@QUICK
@given(st.sampled_from(sorted(PACKS)), mutated(CODES))
def test_a_spoiled_code_is_a_deal_or_a_sentence(pack: str, text: str) -> None:
    try:
        deal = Deal.read(PACKS[pack], text)
    except DealError as error:
        assert 10 < len(str(error)) < 400 and "Traceback" not in str(error)
    else:
        assert deal.pack == PACKS[pack] and Deal.read(PACKS[pack], deal.code) == deal


def kept() -> tuple[TableSession, dict[str, Any]]:
    session = TableSession(game("trappola"), 1526)
    for _ in range(6):
        scene = session.scene()
        session.handle({"type": "continue", "version": scene["version"]} if scene["await"] else {
            "type": "act", "version": scene["version"],
            "action": next((one["action"] for one in (*scene["actions"], *scene["hand"]) if one.get("legal", True)), "")})
    return session, json.loads(zlib.decompress(base64.b64decode(session.memory())))


SESSION, DATA = kept()


def packed(data: Any) -> str:
    return base64.b64encode(zlib.compress(data if isinstance(data, bytes) else json.dumps(data).encode())).decode()


BOMBS = {
    "fifty million noughts": packed(b"0" * 50_000_000), "too deep": packed(b"[" * 190_000), "no text": packed(b"\xff" * 99),
    "no letters": packed(b'"' + b"\\ud800" * 20_000 + b'"'), "packed twice": packed(zlib.compress(b"0" * 10_000_000, 9)),
    "a long record": packed({**DATA, "record": DATA["record"] + "#" * 150_000}), "too long": "A" * (LONGEST + 1)}
SPOILED = st.one_of(
    mutated([packed(DATA)]),
    st.builds(lambda name, value: packed({**DATA, name: value}), st.sampled_from([*DATA, "players"]), VALUE.filter(
        lambda one: one not in (HUGE, -HUGE))),
    st.builds(lambda at, entry: packed({**DATA, "heard": [*DATA["heard"][:at], entry, *DATA["heard"][at:]]}), st.integers(0, 9),
              mutated(DATA["heard"])),
    st.builds(lambda text: packed({**DATA, "record": text}), mutated([DATA["record"]])),
    st.sampled_from(sorted(BOMBS)).map(BOMBS.get),
)


@QUICK
@given(SPOILED)
def test_a_spoiled_keepsake_is_a_game_or_a_sentence(text: str) -> None:
    session = TableSession(game("trappola"), 1526)
    scene, answers = session.scene(), []
    soon(lambda: answers.extend(session.handle({"type": "restore", "memory": text, "version": session.version})))
    assert answers == [{"type": "seen"}]
    after = session.scene()
    if after["notice"]:
        assert after["hand"] == scene["hand"] and after["deal"] == scene["deal"] and session.memory() == ""
    plain(after)
    assert Record.of(session.line[0]).replay()


ANSWERS = st.one_of(VALUE, st.lists(st.one_of(VALUE, st.sampled_from([0, 1, "AD", "continue", "play 7S", "undo"])), max_size=90))


@pytest.mark.parametrize("name", [name for name, (kind, _) in MAKERS.items() if kind == "exercise"])
def test_spoiled_answers_are_a_try_or_a_sentence(faults: Faults, name: str) -> None:
    task = MAKERS[name][1]()._try.task
    good = {"mark": mark(task), "hints": 1, "answers": []}
    spoiled = st.one_of(VALUE, st.builds(lambda more: json.dumps({**good, **more}, default=str), st.fixed_dictionaries(
        {"answers": ANSWERS}, optional={"mark": VALUE, "hints": VALUE}).filter(lambda one: HUGE not in [abs(n) for n in one.values()
                                                                                                      if type(n) is int])))

    @QUICK
    @given(spoiled)
    def ask(memory: Any) -> None:
        one = exercise(task)
        one.send = lambda content, buffers=None: None
        before = one.exercise
        soon(one._hear, one, {"type": "exercise", "do": "restore", "memory": memory, "version": 0}, [])
        assert not faults.seen and plain(one.exercise) < BIG
        assert one.exercise["tries"] == 0
        if one.exercise["notice"]:
            assert one.kept == "" and {**one.exercise, "notice": "", "say": [], "version": 0} == before
        elif one.kept:
            again = exercise(task)
            again.send = one.send
            again._hear(again, {"type": "exercise", "do": "restore", "memory": one.kept, "version": 0}, [])
            assert again.exercise == one.exercise and again.kept == one.kept

    ask()


def studied() -> tuple[widgets.Study, dict[str, Any]]:
    one = widgets.Study("trappola", Record.of(SESSION.line[-1]), choose=True)
    one.send = lambda content, buffers=None: None  # type: ignore[method-assign]
    for do, more in (("step", {"to": 3}), ("note", {"text": "x"}), ("switch", {"which": 0})):
        one._hear(one, {"type": "study", "do": do, "version": one.study["version"], **more}, [])
    return one, json.loads(zlib.decompress(base64.b64decode(one.kept)))


STUDY, LOOKED = studied()
SPOILED_STUDY = st.one_of(
    VALUE, mutated([packed(LOOKED)]), st.sampled_from(sorted(BOMBS)).map(BOMBS.get),
    st.builds(lambda name, value: packed({**LOOKED, name: value}), st.sampled_from(sorted(LOOKED)),
              st.one_of(st.integers(-1, 4), VALUE).filter(lambda one: one not in (HUGE, -HUGE))),
    st.builds(lambda text: packed({**LOOKED, "record": text}), mutated([LOOKED["record"]])))


@QUICK
@given(memory=SPOILED_STUDY)
def test_a_spoiled_study_is_a_study_or_a_sentence(faults: Faults, memory: Any) -> None:
    one = widgets.Study("trappola", STUDY._session._opening[0], choose=True)
    one.send = lambda content, buffers=None: None  # type: ignore[method-assign]
    before = {**one.study, "version": 1}
    soon(one._hear, one, {"type": "study", "do": "restore", "memory": memory, "version": 0}, [])
    assert not faults.seen and plain(one.study) < BIG
    if one.study["notice"]:
        assert {**one.study, "notice": "", "say": before["say"]} == before
    one._hear(one, {"type": "study", "do": "step", "to": 1, "version": 1}, [])
    assert one.study["at"] == 1 and one.kept


def test_every_game_and_pack_is_here() -> None:
    assert {game(key).pack.key for key in games()} <= set(PACKS)
