"""The table as a widget: one-way state, commands only, nothing lost by a fault, nothing left behind."""
from __future__ import annotations

import gc
import json
import weakref
import zlib
from typing import Any

import pytest
from ipywidgets.widgets import widget as live

from cardhistory import __version__, widgets


class Sent(widgets.Table):
    """A table that notes what it sends."""

    def __init__(self, *args: Any, **wishes: Any) -> None:
        self.sent: list[tuple[Any, Any]] = []
        super().__init__(*args, **wishes)

    def send(self, content: Any, buffers: Any = None) -> None:
        self.sent.append((content, buffers))

    def hear(self, **message: Any) -> None:
        self._heard(self, message, [])


def test_the_browser_can_set_nothing() -> None:
    table = widgets.Table("trappola", 1526)
    before = json.dumps(table.scene)
    for state in ({"scene": {"version": 99}}, {"memory": "x"}, {"look": "projector"}, {"store": "y"}, {"labels": {}}, {"_esm": "x"},
                  {"layout": None}):
        table.set_state(state)
    assert json.dumps(table.scene) == before
    assert (table.memory, table.look, table.store) == ("", "page", "trappola.cardano.T1FP-CH.0.0")
    with pytest.raises(Exception, match="read-only"):
        table.scene = {}


def test_a_command_brings_one_new_scene_and_one_answer() -> None:
    table = Sent("trappola", 1526)
    changes: list[Any] = []
    table.observe(lambda change: changes.append(change["new"]["version"]), "scene")
    table.hear(type="act", action="stand", version=0)
    table.hear(type="act", action="stand", version=0)
    assert changes == [1] and table.sent == [({"type": "seen"}, None)] * 2
    assert table.memory and table.scene["log"][0]["text"] == "You keep your hand."


def test_state_that_is_synced_holds_no_hidden_card() -> None:
    table = Sent("trappola", 1526)
    table.hear(type="act", action="stand", version=0)
    state = {key: value for key, value in table.get_state().items() if key not in ("_esm", "_css", "labels")}
    words = json.dumps(state, default=str)
    hidden = [card.code for card in table._session.match.state.hands[1]]
    assert not [code for code in hidden if f'"{code}"' in words or f" {code} " in words]


def test_a_fault_becomes_a_notice_with_a_report(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    table = Sent("trappola", 1526)
    monkeypatch.setattr(table._session, "_on_act", lambda message: 1 / 0)
    table.hear(type="act", action="stand", version=0)
    assert "Something went wrong" in table.scene["notice"] and "ZeroDivisionError" in table.scene["report"]
    assert "ZeroDivisionError" in caplog.text and "Traceback" in caplog.text
    assert table.scene["report"].splitlines()[0] == f"cardhistory {__version__}, trappola (cardano), deal T1FP-CH, seat 0"
    assert "Traceback" not in table.scene["report"] and ".py" not in table.scene["report"]
    monkeypatch.undo()
    table.hear(type="act", action="stand", version=table.scene["version"])
    assert table.scene["notice"] is None and table.scene["log"]


def test_drawings_come_when_asked_for() -> None:
    table = Sent("trappola", 1526)
    table.hear(type="art", pack="trappola", plain=False)
    content, buffers = table.sent[-1]
    assert content == {"type": "art", "pack": "trappola"} and b"<svg" in zlib.decompress(buffers[0])
    table.hear(type="art", pack="../etc", plain=True)
    svg = table.sent[-1][0]["svg"]
    for known in table.labels["cards"].values():
        assert f'id="{known["id"]}"' in svg
    assert f'id="{table.labels["back"]}"' in svg


def test_tables_do_not_touch_each_other() -> None:
    one, two = Sent("trappola", 7), Sent("trappola", 8)
    alone = Sent("trappola", 7)
    for _ in range(2):
        one.hear(type="act", action="stand", version=one.scene["version"])
        two.hear(type="act", action="exchange", version=two.scene["version"])
        alone.hear(type="act", action="stand", version=alone.scene["version"])
    assert one.scene["hand"] == alone.scene["hand"] and one.scene["log"] == alone.scene["log"]
    assert one.labels["uid"] != two.labels["uid"]


def test_new_tables_have_new_deals_and_their_own_place() -> None:
    tables = [widgets.Table() for _ in range(5)]
    assert len({table.scene["deal"]["number"] for table in tables}) == 5
    assert tables[0].store == "trappola.cardano.any.0.0"
    assert widgets.Table(id="first").store == "trappola.first" and widgets.Table(id="").store == ""


def test_text_forms() -> None:
    table = widgets.Table("trappola", deal=1526)
    assert repr(table) == "<Table trappola T1FP-CH seat 0>"
    bundle = table._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert data["text/plain"].startswith("<Table trappola T1FP-CH seat 0>\nTrappola, Deal 1526")
    assert "Your hand: ten of swords" in data["text/plain"]


@pytest.mark.parametrize(("wishes", "sentence"), [
    ({"game": "whist"}, "no game 'whist'"), ({"deal": "T1FP-CJ"}, "check digits"), ({"deal": -1}, "does not exist"),
    ({"seat": 7}, "seats of trappola"),
    ({"dealer": 2}, "dealer is one of"), ({"opponent": "x"}, "no player 'x'"), ({"actions": "stand"}, "list of texts"),
    ({"actions": ["fly"]}, "cannot open after 'fly'"), ({"look": "big"}, "page or projector"),
])
def test_bad_arguments_are_refused_with_a_sentence(wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        widgets.Table(**wishes)


def test_two_hundred_tables_leave_nothing_behind() -> None:
    widgets.Table("trappola", 1).close()
    gc.collect()
    before, seen = len(live._instances), []
    for number in range(200):
        table = widgets.Table("trappola", number)
        seen.append(weakref.ref(table))
        table.close()
    del table
    gc.collect()
    assert len(live._instances) <= before and not any(one() for one in seen)


def test_the_sources_of_the_page_ask_for_nothing_outside() -> None:
    for text in (widgets.Table._esm, widgets.Table.side.js, widgets.Table.side.css):
        assert "http://www.w3.org/2000/svg" in text or "://" not in text
        assert text.count("://") <= 1 and "@import" not in text and "url(" not in text
        assert text.count("import(") == text.count("import(url)"), "only what Python has sent"


def test_a_single_deal_is_no_position_to_study() -> None:
    """New cards cannot be given back in a deal from the shuffle, though it stands alone under a goal."""
    table = Sent("trappola", deal=1526, match=False, goal="Keep them, or throw them away?")
    table.hear(type="act", action="exchange", version=0)
    assert table.scene["phase"] == "exchange" and table.scene["version"] == 1
    assert not table.scene["undo"] and table.scene["noundo"]


def test_a_widget_sends_a_few_lines_and_its_page_side_when_it_is_asked() -> None:
    """Once for a page, not once for each of its tables and exercises."""
    table = Sent("trappola", deal=1526)
    assert len(widgets.Table._esm) < 2500 < len(widgets.Table.side.js)
    for plain in (True, False):
        table._hear(table, {"type": "side", "plain": plain}, [])
        head, [data] = table.sent[-1]
        assert head == {"type": "side", "side": widgets.Table.side.key, "plain": plain}
        text = data if plain else zlib.decompress(data)
        assert json.loads(text) == {"js": widgets.Table.side.js, "css": widgets.Table.side.css}
    assert table.scene["version"] == 0
    with pytest.raises(ValueError, match="offers render, renderExercise, renderProgress, not 'draw'"):
        widgets.Table.side.stub("draw")
