"""What somebody who cannot see the table is told of one whole hand: one text for each game, kept as a file.

`tests/test_transcripts.py` plays the hands again and compares. After a change that is meant to change the words, renew the
files and read the difference aloud before committing it::

    python -m tests.transcripts            # all
    python -m tests.transcripts aluette    # one game

The texts are those a screen reader gets: the names of what can have the focus, with a state in square brackets, and in lines
that begin with ``»`` what the live region announces. A line that begins with ``>`` is what the player presses. Whenever a card
cannot be played for the first time, the player tries it, to hear why.
"""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cardhistory as ch
from cardhistory.widgets.labels import labels
from cardhistory.widgets.session import TableSession

HERE = Path(__file__).resolve().parent
DEALS = {"trappola": 1526, "primiera": 1574, "aluette": 1776, "etori": 1889}
RULES: dict[str, dict[str, Any]] = {"goninkan": {"targets": (16, 16, 16)}, "primiera": {"preset": "cardano"}}
"""A round that is over after one dealing; rules with stakes."""
MOST = 200
SHOWN = 6
"""So many entries of a list are written down; of the others their number."""


def path(key: str) -> Path:
    """Where a transcript is kept."""
    return HERE / f"{key}.txt"


def told(key: str) -> str:
    """The transcript of a hand, told anew."""
    return "\n".join(_lines(key)) + "\n"


def renew(only: tuple[str, ...] = ()) -> None:
    """Write the transcripts."""
    for key in only or ch.games():
        path(key).write_text(told(key), encoding="utf-8")


def _lines(key: str) -> Iterator[str]:
    # deal and opponents are fixed, so the hand is always the same
    player = "tavern" if "tavern" in ch.players(key) else "novice"
    session = TableSession(ch.game(key, **RULES.get(key, {})), DEALS.get(key, 1526), opponent=player)
    words = labels(session, "uid", {"faces": {}, "back": "", "box": [1, 1]})
    scene = session.scene()
    yield scene["name"]
    yield f"{scene['title']}. {scene['rules']['short']}. {scene['deal']['text']}."
    yield from _said(scene)
    tried, known = False, set[str]()
    for step in range(MOST):
        yield ""
        if scene["result"]:
            yield from _result(scene, words)
            return
        around = list(_around(scene, words))
        yield from (f"  {text}" for text in around if text not in known)
        known = set(around)
        yield from _offered(scene)
        if scene["await"]:
            yield f"> {scene['await']['label']}"
            session.handle({"type": "continue", "version": session.version})
        else:
            refused = next((one for one in scene["hand"] if one["legal"] is False), None)
            if refused and not tried:
                tried = True
                yield f"> {refused['label']}"
                _act(session, refused["action"])
                yield from _said(session.scene())
                session.handle({"type": "dismiss", "version": session.version})
                scene = session.scene()
            text = ch.player(player).choose(session.match.state.observation(session.seat), ch.Rng(step)).action.text
            yield from (f"> {name}" for name in _pressed(scene, text))
            _act(session, text)
        scene = session.scene()
        yield from _said(scene)
    raise AssertionError(f"the hand of {key} does not end")


def _act(session: TableSession, text: str) -> None:
    before = session.version
    session.handle({"type": "act", "action": text, "version": before})
    assert session.version == before + 1, text


def _said(scene: dict[str, Any]) -> Iterator[str]:
    yield from (f"» {text}" for text in scene["say"])


def _around(scene: dict[str, Any], words: dict[str, Any]) -> Iterator[str]:
    """What stands round the hand; written down when it has changed."""
    for one in scene["players"]:
        cards = [", ".join(words["cards"][code]["name"] for code in one["open"])] if one["open"] else []
        dealer = [words["dealer"]] if one["dealer"] else []
        down = [] if one["you"] else [one["down"]]
        yield " ".join([f"{text}." for text in (one["name"], *dealer, *cards, one["text"], *down)] + one["says"])
    if scene["stock"]["there"]:
        yield scene["stock"]["text"]
    yield from (one["text"] for one in scene["thrown"])
    yield from scene["marks"]
    if scene["centre"]:
        yield ". ".join(filter(None, [scene["centre"]["label"], scene["centre"]["text"], scene["centre"]["note"]]))


def _offered(scene: dict[str, Any]) -> Iterator[str]:
    """The trick, whose turn it is, and everything that can have the focus: buttons, a list, the cards of the hand."""
    if scene["trick"] and not scene["centre"]:
        yield f"  {scene['trick']['label']}: {'; '.join(one['name'] for one in scene['trick']['plays'])}"
    yield f"  {scene['status']}"
    names = [one["label"] + (f" ({one['detail']})" if one["detail"] else "") for one in scene["actions"]]
    if scene["await"]:
        names.insert(0, scene["await"]["label"])
    if scene["pick"]:
        names.insert(0, scene["pick"]["labels"][0])
    if names:
        yield f"  [{'] ['.join(names)}]"
    if scene["choice"]:
        options = [one["label"] + (f" ({one['detail']})" if one["detail"] else "") for one in scene["choice"]["options"]]
        more = [f"and {len(options) - SHOWN} more"] if len(options) > SHOWN else []
        yield f"  {scene['choice']['label']}: {' | '.join([*options[:SHOWN], *more])} [{scene['choice']['do']}]"
    if not scene["await"]:
        yield from (f"    {one['label']}{' [disabled]' if one['legal'] is False else ''}" for one in scene["hand"])


def _pressed(scene: dict[str, Any], text: str) -> list[str]:
    """The names of what is pressed one after the other to do an action."""
    for one in (*scene["hand"], *scene["actions"]):
        if one["action"] == text:
            return [str(one["label"])]
    if scene["choice"] and (chosen := [one["label"] for one in scene["choice"]["options"] if one["action"] == text]):
        return [*chosen, scene["choice"]["do"]]
    verb, *cards = text.split()
    assert scene["pick"] and scene["pick"]["verb"] == verb, text
    return [*(one["label"] for one in scene["hand"] if one["card"] in cards), scene["pick"]["labels"][len(cards)]]


def _result(scene: dict[str, Any], words: dict[str, Any]) -> Iterator[str]:
    final = scene["result"]
    yield from (f"  {text}" for text in (final["title"], final["text"], *final["facts"]) if text)
    yield f"  | {' | '.join(final['heads'])}"
    for row in final["rows"]:
        cells = [", ".join([cell["text"], *(words["cards"][code]["name"] for code in cell.get("cards", []))]) for cell in row["cells"]]
        yield f"  {row['text']} | {' | '.join(cells)}"
    yield f"  {final['match']}"
    yield f"  [{'] ['.join(one['label'] for one in scene['actions'])}]"
