"""The table teaches: hints, prices, reasons, chosen players, watching; and before a deal is over none of it tells a secret."""
from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.lessons.tables import by_rules, setting
from cardhistory.players import analyst, chances, hints
from cardhistory.widgets import price
from cardhistory.widgets.exercise_play import PlayTry
from cardhistory.widgets.opponents import Opponents
from cardhistory.widgets.reasons import Reasons
from cardhistory.widgets.session import TableSession
from cardhistory.widgets.teaching import Hinting, chance_of
from tests.exercise_examples import PLAY, task
from tests.test_tables import SAY, give, go_on, hidden_from, sit
from tests.universes import PRESENT, every


def room(session: TableSession, kind: type) -> Any:
    return next(one for one in session.rooms if isinstance(one, kind))


def finish(session: TableSession, seed: int = 1) -> TableSession:
    rng = ch.Rng(seed)
    while not session.scene()["result"]:
        assert go_on(session, rng)
    return session


def finished(key: str, seed: int = 1, preset: str = "", deal: int = 6, players: str | None = None) -> TableSession:
    """A deal played out at random by the reader, without looking at every scene."""
    session, rng = sit(key, preset or ch.presets(key)[0], deal), ch.Rng(seed)
    if players:
        session.opponents = Opponents(session.game, session.seat, players)
        for one in session.opponents.players.values():
            one.budget = 300  # type: ignore[attr-defined]
    while (match := session.line[-1]).state.to_act is not None:
        own = match.state.to_act == session.seat
        session.line.append(match.child(rng.choice(match.state.legal_actions) if own else session.opponents.choose(match)))
    session.shown, session.untouched = len(session.seen_at().tricks), False
    return session


def ask_prices(session: TableSession) -> dict[str, Any]:
    """Ask until all prices are there, as the browser does."""
    while True:
        give(session, "prices")
        told: dict[str, Any] = session.scene()["prices"]
        if not told["more"]:
            return told


def leaks(session: TableSession, front: TableSession | None = None) -> list[str]:
    """Names of hidden cards in what the browser is sent."""
    scene = session.scene()
    told_before = ("log", "say", "rules") if session.game.key in PRESENT else ("rules",)
    text = json.dumps({name: part for name, part in scene.items() if name not in told_before})
    return [card.code for card in hidden_from(front or session) if card.suit and SAY.card(session.game.pack, card) in text]


@pytest.mark.parametrize(("key", "preset"), every())
def test_at_every_table_there_are_hints_and_nothing_of_a_deal_in_progress_is_told(key: str, preset: str,
                                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", 200)
    session, rng, hinted = sit(key, preset, 3), ch.Rng(3), 0
    for _ in range(8):
        scene = session.scene()
        if scene["result"]:
            break
        if scene["hint"]["open"] and hinted < 1:
            hinted += 1
            for n in range(1, len(hints.STRENGTHS) + 1):
                give(session, "hint")
                told = session.scene()
                assert len(told["hint"]["texts"]) == n and told["say"] == told["hint"]["texts"][-1:]
                assert n == 3 or "badges" not in told
            assert not told["hint"]["open"] and {*told.get("badges", ())} <= {card["card"] for card in told["hand"]}
            give(session, "hint")
            assert len(session.scene()["hint"]["texts"]) == 3 and session.spoken == ["That was the last hint for this choice."]
        if session.line[-1].state.outcome is None:
            for kind in ("prices", "price", "otherwise", "why", "hands"):
                give(session, kind, place=0)
                assert kind == "hands" or "when the deal is over" in session.notice
            assert "prices" not in session.scene() and not leaks(session)
        before = len(session.line)
        go_on(session, rng)
        assert len(session.line) == before or not session.scene()["hint"]["texts"]
    assert hinted or key in ("coteccio", "primiera", "kakeya")
    give(session, "replay")
    give(session, "hint")
    assert session.scene()["notice"] == "There is nothing for you to choose just now."


@pytest.mark.parametrize("key", ch.games())
def test_a_hint_depends_on_what_the_seat_sees_and_on_nothing_else(key: str) -> None:
    session = sit(key, ch.presets(key)[0], 5)
    for _ in range(6):
        if session.scene()["hint"]["open"]:
            break
        go_on(session, ch.Rng(5))
    seen = session.match.state.observation(session.seat)
    other: Any = world(seen, ch.Rng(9))
    if other is None or not session.scene()["hint"]["open"]:
        return
    assert other.observation(session.seat) == seen
    texts = []
    for state in (session.line[-1].state, other):
        session.line[-1] = type(session.line[-1])(session.game, state, session.line[-1].past)
        give(session, "hint")
        texts.append(session.scene()["hint"]["texts"])
    assert texts[0] == texts[1] and texts[0]


RIGHT = {
    "trappola": {"opening": "play RC", "trick": "play AS", "twos": "play AC", "memory": "play FS"},
    "primiera": {"opening": "draw 7C|draw 6C", "seven": "draw 7S", "hand": "draw CS", "show": "show", "italian": "show",
                 "dead": "draw 5C 4C"},
    "aluette": {"opening": "play AE", "partner": "play 6D", "offer": "accept"},
    "etori": {"opening": "play 3S", "trick": "play AH", "guard": "play 9D", "partner": "play QH", "joker": "play AS"},
}
"""What the folded answers of the lessons' tables call right."""


@pytest.mark.parametrize("key", RIGHT)
def test_hints_agree_with_the_answers_of_the_lesson_or_are_not_given(key: str) -> None:
    for name, right in RIGHT[key].items():
        asked = setting(key, name)
        game = by_rules(key, asked)
        del asked["id"]
        session = TableSession(game, asked.pop("deal"), **asked)
        seen = session.match.state.observation(session.seat)
        told = {hints.named(seen, action) for action in seen.legal_actions if action.text in right.split("|")}
        assert told, (name, [action.text for action in seen.legal_actions])
        if session.advised:
            assert hints.hint(seen, chance_of(seen), "card") in told, name
        else:
            assert "hint" not in session.scene()


def test_where_the_goal_tells_a_fact_nobody_judges_but_another_deal_is_judged() -> None:
    asked = setting("primiera", "opening")
    game = by_rules("primiera", asked)
    del asked["id"]
    session = TableSession(game, asked.pop("deal"), **asked)
    give(session, "hint")
    assert "hint" not in session.scene()
    give(session, "act", action="draw 7C")
    assert "prices" not in {one["command"] for one in session.scene()["actions"]}
    give(session, "deal", code="7")
    assert session.scene()["hint"]["label"] == SAY("table.hint.0")


@pytest.mark.parametrize("key", [key for key in ch.games() if key != "primiera"])
def test_after_the_deal_every_card_has_its_price_and_its_place(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if key != "trappola":  # what is found there is tested with the analyst
        monkeypatch.setattr(analyst, "_LEAVES", 10)
        monkeypatch.setattr(analyst, "EXACT_TRICKS", {key: 2})
        monkeypatch.setattr(price, "priced", partial(analyst.priced, verdicts=False))
    monkeypatch.setattr(price, "GO", 0.02)
    session = finished(key)
    assert "prices" in [one["command"] for one in session.scene()["actions"]]
    told = ask_prices(session)
    cards = [action.cards[0] for who, action in session.match.state.log if who == session.seat and action.verb == "play"]
    assert [row["name"] for row in told["rows"]] == [SAY.card(session.game.pack, card) for card in cards]
    assert told["texts"][0].startswith("Together your cards cost") or "cost nothing" in told["texts"][0]
    gone = 0
    for row, card in list(zip(told["rows"], cards, strict=True))[-4:]:
        give(session, "price", place=row["place"])
        scene = session.scene()
        assert card.code in {one["card"] for one in scene["hand"]} and card.code in scene["badges"]
        assert SAY.card(session.game.pack, card) in scene["replay"]["notes"][-2 if len(scene["replay"]["notes"]) > 1 else -1]
        if scene["replay"]["extra"][0]["command"] == "otherwise":
            here, gone = session.step, gone + 1
            give(session, "otherwise")
            scene = session.scene()
            assert [one["command"] for one in scene["replay"]["extra"]] == ["hands"]
            assert scene["aside"] and scene["replay"]["step"] == 0 and scene["replay"]["steps"] >= 1
            for to in range(1, scene["replay"]["steps"] + 1):
                give(session, "step", to=to)
                assert session.scene()["replay"]["text"].startswith("What would have happened, step")
            assert session.scene()["replay"]["notes"]
            give(session, "act", action=scene["hand"][0]["card"])
            assert session.scene()["aside"] and session.scene()["notice"]
            give(session, "leave_replay")
            assert session.front is None and session.step == here
    give(session, "leave_replay")
    assert session.scene()["prices"]["rows"] == told["rows"]
    several = len(set(session.match.state.observation(session.seat).sides)) > 2
    assert ("between the sides" in told["note"]) == (not several) and ("average" in told["note"]) == several
    assert gone or all(row["kind"] in ("right", "forced") for row in told["rows"][-4:])


def test_what_would_have_happened_ends_as_the_price_says() -> None:
    """At Trappola all is exact: on the way that is shown no card costs anything more."""
    session = finished("trappola", 1)
    ask_prices(session)
    dear = next(one for one in room(session, price.Prices).known if one.cost)
    give(session, "price", place=dear.place)
    give(session, "otherwise")
    assert session.front is not None
    played = analyst.prices([match.state for match in session.line], session.seat)
    assert dear in played.prices and session.front.line[-1].state.outcome is not None
    shown = analyst.prices([match.state for match in session.front.line], session.seat)
    assert not sum(one.cost for one in shown.prices if one.place >= dear.place)
    give(session, "step", to=session.scene()["replay"]["steps"])
    assert session.scene()["replay"]["notes"][0].startswith("So this deal would have ended: ")


def test_at_primiera_each_decision_has_its_odds() -> None:
    session = finished("primiera", 4, "cardano")
    told = ask_prices(session)
    assert told["rows"] and all(" in 100" in row["price"] for row in told["rows"])
    for row in told["rows"]:
        give(session, "price", place=row["place"])
        scene = session.scene()
        assert "in 100" in scene["replay"]["notes"][0] and not scene.get("badges")
        assert "otherwise" not in [one["command"] for one in scene["replay"]["extra"]]
        give(session, "otherwise")
        assert session.front is None
    states = [match.state for match in session.line]
    with pytest.raises(ValueError, match="still going on"):
        chances.chances(states[:-1], 0)
    found = list(chances.chances(states, session.seat))
    assert all(0 <= one.chance <= one.most <= 1 for one in found)
    assert all(one.verdict != "right" or one.most - one.chance < chances.CLOSE or one.action == one.best for one in found)


def reasons(session: TableSession) -> list[list[str]]:
    give(session, "replay")
    if not room(session, Reasons).shown:
        give(session, "why")
    told = []
    for to in range(len(session.places)):
        give(session, "step", to=to)
        told.append(session.scene()["replay"].get("notes", []))
    give(session, "leave_replay")
    return told


@pytest.mark.parametrize("key", ["trappola", "aluette", "primiera"])
def test_the_others_give_their_reasons_after_the_deal_and_the_same_after_a_reload(key: str) -> None:
    session = finished(key)
    told = reasons(session)
    log = session.match.state.observation(session.seat).log
    for (who, _), notes in zip(log, told[1:], strict=True):
        assert notes and (SAY("table.reasons.mine") in notes) == (who == session.seat), "at every step something is told"
    assert any("rules of thumb" in note for notes in told for note in notes)
    again = sit(key, ch.presets(key)[0], 6)
    give(again, "restore", memory=session.memory())
    assert again.match.state == session.match.state and reasons(again) == told
    give(again, "replay")
    give(again, "hands")
    state: Any = again.match.state
    for one in again.scene()["players"]:
        assert sorted(one["open"]) == sorted(card.code for card in state.hands[one["seat"]])


@pytest.mark.parametrize("key", ["coteccio", "aluette"])
def test_a_careful_reason_says_something_of_the_card_that_was_played(key: str) -> None:
    session = finished(key, players="careful")
    log, named, weighed = session.match.state.observation(session.seat).log, 0, 0
    for (who, action), notes in zip(log, reasons(session)[1:], strict=True):
        note = next((one for one in notes if "weighs how" in one), "")
        assert bool(note) == (who != session.seat)
        if action.verb == "play" and "the ways tried" in note:
            weighed += 1
            named += SAY.card(session.game.pack, action.cards[0]) in note
        if action.verb == "say" and who != session.seat:
            assert SAY("careful.guide_partner") in note
    assert weighed > 4 and named > weighed / 2


def test_whose_reason_is_not_known_any_more_is_said() -> None:
    session = finished("trappola")
    session.opponents.thoughts.clear()
    session.opponents.players = dict.fromkeys(session.opponents.players, ch.player("novice"))
    told = [note for notes in reasons(session) for note in notes]
    assert SAY("table.reasons.gone", who="The opponent") in told


def test_a_player_is_chosen_for_a_seat_and_kept() -> None:
    session = sit("aluette", "article", 4)
    other = session.scene()["seating"]["seats"][0]["seat"]
    give(session, "seat", seat=other, player="novice")
    assert session.opponents.players[other].name == "novice" and session.memory()
    assert session.spoken[0].startswith("From now on: ") and session.spoken[0].endswith(": Novice.")
    for wrong in ({"seat": session.seat, "player": "novice"}, {"seat": 9, "player": "novice"}, {"seat": other, "player": "x"},
                  {"seat": True, "player": "novice"}, {"seat": other, "player": ["novice"]}, {}):
        give(session, "seat", **wrong)
        assert session.notice and session.opponents.players[other].name == "novice"
    finish(session)
    again = sit("aluette", "article", 4)
    give(again, "restore", memory=session.memory())
    assert again.match.state == session.match.state
    assert again.scene()["seating"] == session.scene()["seating"] and again.chosen == {other: "novice"}


@pytest.mark.parametrize("key", ["trappola", "aluette", "etori", "primiera"])
def test_one_can_watch_and_comes_back_to_the_game_as_it_was(key: str) -> None:
    session, rng = sit(key, ch.presets(key)[0], 2), ch.Rng(2)
    go_on(session, rng)
    before = {name: part for name, part in session.scene().items() if name not in ("version", "say")}
    kept = session.memory()
    give(session, "watch")
    front = session.front
    assert front is not None
    for careful in front.opponents.players.values():
        careful.budget = 300  # type: ignore[attr-defined]
    own = 0
    for _ in range(120):
        scene = session.scene()
        if scene["result"]:
            break
        if front.line[-1].state.outcome is None:
            assert not leaks(session, front) and not any(one["open"] for one in scene["players"] if key != "primiera")
        own += any(note.startswith("Why: ") for note in scene["replay"].get("notes", []))
        assert all(card["legal"] is not True for card in scene["hand"]) and not scene["actions"] and not scene["undo"]
        assert session.memory() == kept
        give(session, "step", to=scene["replay"]["step"] + 1)
    assert own and [one["command"] for one in session.scene()["actions"]] == ["leave_replay", "replay", "watch"]
    give(session, "replay")
    give(session, "step", to=front.places[-1] // 2)
    assert any(one["open"] for one in session.scene()["players"] if not one["you"])
    give(session, "watch")
    assert session.front is not front
    give(session, "leave_replay")
    assert {name: part for name, part in session.scene().items() if name not in ("version", "say")} == before


def test_who_asks_is_told_when_a_deal_has_ended() -> None:
    session = sit("trappola", "cardano", 3)
    told: list[Any] = []
    session.ended.append(lambda match, seat: told.append((match, seat)))
    finish(session)
    assert told == [(session.match, session.seat)] and session.match.state.outcome is not None


def test_the_tables_of_exercises_give_no_hints_of_their_own() -> None:
    table = PlayTry(task(PLAY)).table
    assert not [one for one in table.rooms if isinstance(one, Hinting)] and "hint" not in table.scene()
