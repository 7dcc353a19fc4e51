"""The gate and the names of the server, and a storm of nonsense for everything that reads what a page has sent."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardhistory import cli, record
from cardhistory.games import game
from cardhistory.site import gate, hosts
from cardhistory.site.files import fingerprint, listing
from cardhistory.site.settings import DEEP, MESSAGE
from cardhistory.widgets.session import TableSession
from cardhistory.widgets.share import Sharing

QUICK = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
LEAF = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30), st.sampled_from(
    ["act", "stand", "play AS", "1526", "T1FP-CH", "each", "<script>", "__class__", "cardano", "novice", 0, 1, -1, 10**30]))
TREE = st.recursive(
    LEAF, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4), max_leaves=12)
KINDS = st.sampled_from([
    "act", "continue", "undo", "new", "deal", "rules", "home", "next", "again", "leave_practice", "replay", "step", "leave_replay",
    "dismiss", "ping", "record", "restore", "hint", "price", "seats", "players", "watch", "link", "share", "own", "art", "exercise",
    "fault", "_begin", "__init__"])
FIELDS = ("action", "version", "code", "preset", "memory", "step", "to", "query", "base", "host", "number", "deal", "seats",
    "players", "seat",
          "who", "name", "yes", "sure")
COMMAND = st.builds(lambda kind, fields: {"type": kind, **fields}, KINDS | TREE, st.dictionaries(st.sampled_from(FIELDS), TREE, max_size=6))


def message(kind: Any = "comm_msg", content: Any = None, channel: Any = "shell", **more: Any) -> str:
    content = {"data": {"method": "custom"}} if content is None else content
    return json.dumps({"header": {"msg_type": kind}, "content": content, "channel": channel, **more})


@pytest.mark.parametrize("text", [
    message(), message("comm_close", {}), message("comm_info_request", {}), message("kernel_info_request", {}),
    message("kernel_info_request", {}, "control"), message("comm_open", {"target_name": "jupyter.widget.control"}),
    message(buffers=[]), message(content={"data": {"method": "update", "state": {}}})])
def test_what_a_page_says_passes(text: str) -> None:
    assert gate.wanted(text)


def test_depth_and_length() -> None:
    def nested(levels: int) -> str:
        return message(content={"data": {"method": "custom", "content": json.loads("[" * levels + "]" * levels)}})

    assert gate.wanted(nested(DEEP - 4)) and not gate.wanted(nested(DEEP + 1))
    assert gate.wanted(message(content={"data": {"method": "custom", "content": "[" * 5000 + '\\"{'}})), "brackets in a text are no depth"
    assert not gate.wanted(message(content={"data": {"method": "custom", "content": "x" * MESSAGE}}))


@QUICK
@given(TREE | st.text() | st.binary() | st.builds(message, LEAF | TREE, TREE, TREE))
def test_the_gate_is_never_upset(thing: Any) -> None:
    text = thing if isinstance(thing, (str, bytes)) else json.dumps(thing)
    assert gate.wanted(text) in (True, False)
    if gate.wanted(text):
        assert json.loads(text)["header"]["msg_type"] in gate.KINDS


@QUICK
@given(st.lists(st.integers(0, 2**64 - 1), max_size=8), st.binary(max_size=40))
def test_the_gate_believes_no_number(numbers: list[int], rest: bytes) -> None:
    assert not gate.wanted(b"".join(number.to_bytes(8, "little") for number in numbers) + rest)


@pytest.fixture(scope="module")
def sharing() -> Sharing:
    return Sharing(TableSession(game("trappola"), 1526), "fuzz")


@QUICK
@given(COMMAND)
def test_no_command_breaks_a_table(sharing: Sharing, command: dict[str, Any]) -> None:
    """Whatever is asked, the table answers in small pieces of JSON, and the game is one that can be played."""
    kind = command.get("type")
    session = sharing.session
    if isinstance(kind, str) and kind in ("link", "share", "own"):
        answers = sharing.handle(command)
    else:
        answers = session.handle(command)
    assert isinstance(answers, list) and all(isinstance(one["type"], str) for one in answers)
    assert len(json.dumps([answers, session.scene()])) < 400_000
    assert record.Record.of(session.line[0]).replay()


@QUICK
@given(st.dictionaries(st.sampled_from(("deal", "rules", "seat", "dealer", "players", "number", "table", "look", "lang")), TREE))
def test_no_link_breaks_a_table(query: dict[str, Any]) -> None:
    answer, = Sharing(TableSession(game("trappola"), 1526), "fuzz").handle({"type": "link", "query": query})
    assert json.dumps(answer) and len(json.dumps(answer)) < 20_000


RECORD = record.Record.of(game("trappola").match(1526).child("stand")).to_text()


@QUICK
@given(st.integers(0, len(RECORD)), st.integers(0, 12), st.text(max_size=20) | st.sampled_from(
    ["[" * 3000, "a." * 2000, "\x00", "1" * 5000, '"""', "[[deals]]\n", "{" * 500, "= 1e999", "cards = ", "??" * 500]))
def test_no_record_does_harm(at: int, gone: int, instead: str) -> None:
    try:
        read = record.Record.from_text(RECORD[:at] + instead + RECORD[at + gone:])
    except record.RecordError as error:
        assert len(str(error)) < 2000
    else:
        assert read.replay()


# Names and files

@pytest.mark.parametrize(("given_text", "origin"), [
    ("https://school.example", "https://school.example"), ("HTTP://LMS.school.example:8080/", "http://lms.school.example:8080"),
    ("http://192.0.2.1", "http://192.0.2.1"), ("http://[::1]:8", "http://[::1]:8")])
def test_an_origin_is_read(given_text: str, origin: str) -> None:
    assert hosts.frame_origin(given_text) == origin


@pytest.mark.parametrize("option", [
    ["--frame-origin", "school.example"], ["--frame-origin", "*"], ["--frame-origin", "https://a.example/x"],
    ["--frame-origin", "https://a.example; script-src *"], ["--frame-origin", "javascript:1"], ["--frame-origin", "https://u@a.example"],
    ["--frame-origin", "https://a.example:99999"], ["--allow-host", "*"], ["--allow-host", "a b"], ["--allow-host", ""],
    ["--allow-host", "a.example/x"]])
def test_a_wrong_name_is_answered_in_a_sentence(capsys: pytest.CaptureFixture[str], option: list[str]) -> None:
    assert cli.main(["serve", *option]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"cardhistory serve: {option[0]} ") and error.count("\n") == 1 and ": give a" in error



@pytest.mark.parametrize(("origin", "same"), [
    ("http://a.example:1", True), ("HTTP://A.example:1", True), ("http://a.example", False), ("http://b.example:1", False), ("null", False),
    (None, False), ("", False), ("http://a.example:1.evil.example", False)])
def test_same_origin(origin: str | None, same: bool) -> None:
    assert hosts.same_origin(origin, "a.example:1") is same
    assert not hosts.same_origin(origin, None)


def test_the_list_of_files_has_nothing_hidden_and_no_way_out(tmp_path: Path) -> None:
    (tmp_path / "a" / ".git").mkdir(parents=True)
    (tmp_path / "out.js").write_text("x")
    for name in ("one.js", ".two.js", ".git/three.js", "four.js.map"):
        (tmp_path / "a" / name).write_text("x")
    (tmp_path / "a" / "five.js").symlink_to(tmp_path / "out.js")
    (tmp_path / "a" / "six").symlink_to(tmp_path)
    (tmp_path / "a" / "seven.js").symlink_to(tmp_path / "a" / "one.js")
    files = listing([tmp_path / "a"])
    assert set(files) == {"one.js", "seven.js"}
    before = fingerprint(files)
    (tmp_path / "a" / "one.js").write_text("xy")
    assert fingerprint(files) != before and len(before) == 12
