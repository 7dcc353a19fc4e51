"""What a page keeps of a study, and what a reload brings back of it."""
from __future__ import annotations

from typing import Any

from cardhistory import widgets
from cardhistory.lessons.study import setting


def test_a_reload_brings_back_the_hand_the_place_and_the_way_it_was_looked_at() -> None:
    found = {**setting("trappola", "doubling"), "choose": True}
    one = widgets.Study(**found)
    one.send = lambda content, buffers=None: None  # type: ignore[method-assign]

    def ask(widget: Any, what: str, **more: Any) -> None:
        widget._heard(widget, {"type": "study", "do": what, "version": widget.study["version"], **more}, [])

    def back() -> Any:
        fresh = widgets.Study(**found)
        fresh.send = one.send  # type: ignore[method-assign]
        assert fresh.labels["store"] == store
        ask(fresh, "restore", memory=one.kept)
        return fresh

    def shown(widget: Any) -> dict[str, Any]:
        return {name: value for name, value in widget.study.items() if name not in ("version", "say", "notice", "bet", "which")}

    store = one.labels["store"]
    assert one.kept == ""
    ask(one, "bets", mode="class")
    ask(one, "chair", seat=1)
    ask(one, "switch", which=0)
    ask(one, "side")
    ask(one, "step", to=3)
    ask(one, "note", text="Three twos")
    assert shown(back()) == shown(one) and back().study["notes"]
    ask(one, "turn", by=1)
    ask(one, "count", option=0, by=1)
    ask(one, "reveal")
    assert back().study["tally"] == one.study["tally"] and back()._session.asked == one._session.asked
    ask(back(), "paste", text="x")
    for _ in range(2):
        ask(one, "game", game="etori", preset="sakuragi")
    ask(one, "step", to=4)
    again = back()
    assert shown(again) == shown(one) and again.labels["pack"] == one.labels["pack"] and not again.study["notice"]
    ask(again, "restore", memory=one.kept, version=0)
    assert shown(again) == shown(one), "only the first word is a restore"
    ask(again, "home")
    assert again.study["at"] == 0 and "Trappola" in again.study["title"]
