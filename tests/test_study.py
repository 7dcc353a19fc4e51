"""The study of a hand without a browser: steps, curtain, bets, other rules, remarks, records, and commands nobody should send."""
from __future__ import annotations

import json
from typing import Any

import pytest

import cardhistory as ch
from cardhistory import lessons, widgets
from cardhistory.lessons.study import setting
from cardhistory.widgets import ended
from cardhistory.widgets.opponents import Opponents
from cardhistory.widgets.session import TableSession
from cardhistory.widgets.study_run import voids
from cardhistory.widgets.study_scene import scene
from cardhistory.widgets.study_session import COMMANDS, LONGEST_NOTE, StudySession


def quick(game: Any, number: int) -> ch.Match:
    match, players = game.match(number), Opponents(game, -1, "novice")
    while match.state.to_act is not None:
        match = match.child(players.choose(match))
    return match


def of(game: str, name: str) -> StudySession:
    found = setting(game, name)
    return StudySession(found["game"], found["hand"], other=found["other"])


def do(session: StudySession, what: str, **more: Any) -> dict[str, Any]:
    answers = session.handle({"type": "study", "do": what, "version": session.version, **more})
    assert answers == [{"type": "seen"}]
    shown = scene(session)
    json.dumps(shown)
    return shown


def seat(shown: dict[str, Any], number: int, column: int = 0) -> dict[str, Any]:
    return next(one for one in shown["columns"][column]["seats"] if one["seat"] == number)


@pytest.mark.parametrize("key", ch.games())
def test_a_hand_of_every_game_is_stepped_through_from_every_chair(key: str) -> None:
    session = StudySession(ch.game(key), quick(ch.game(key), 3))
    for chair in (None, *session.game.seats):
        shown = do(session, "chair", seat=chair)
        for place in range(0, session.end + 1, 1 if chair is None else 5):
            shown = do(session, "step", to=place)
            seen = session.run.line[place].state.observation(chair)
            assert shown["at"] == place and shown["text"] and "{" not in shown["text"]
            for one in shown["columns"][0]["seats"]:
                if chair is None or one["seat"] == chair:
                    hand = session.run.line[place].state.observation(one["seat"]).hand
                    assert one["cards"] == [card.code for card in hand] and not one["backs"]
                else:
                    assert one["cards"] == [] or seen.fact("shown"), "no card of another hand, unless it was laid open"
                    assert one["backs"] == (0 if one["cards"] else seen.counts[one["seat"]])
    assert [one["at"] for one in shown["jumps"]] == sorted({one["at"] for one in shown["jumps"]})


@pytest.mark.parametrize(("game", "name"), [("trappola", "doubling"), ("primiera", "chorus"), ("aluette", "mordienne"), ("etori", "joker")])
def test_nothing_from_behind_the_curtain_leaves_the_session(game: str, name: str) -> None:
    session = of(game, name)
    do(session, "chair", seat=0)
    for place in range(session.end):
        shown = do(session, "step", to=place)
        state = session.run.line[place].state
        seen = state.observation(0)
        known = {*seen.hand, *(card for trick in seen.tricks for card in trick.cards), *(seen.trick.cards if seen.trick else ()),
                 *(card for _, cards in seen.thrown for card in cards), *(card for _, one in seen.log for card in one.cards)}
        held = {card for other in state.game.seats if other for card in state.observation(other).hand}
        hidden = {card.code for card in held - known}
        told = json.dumps([shown["columns"], shown["text"]])
        assert not [code for code in hidden if f'"{code}"' in told]


def test_by_trick_and_to_both_ends() -> None:
    session = of("trappola", "doubling")
    assert do(session, "turn", by=1)["at"] == 2  # the exchange is over
    assert [do(session, "turn", by=1)["at"] for _ in range(3)] == [5, 7, 9]
    assert do(session, "turn", by=-1)["at"] == 7
    shown = do(session, "step", to=session.end)
    assert shown["columns"][0]["score"][0]["points"] == "122" and shown["columns"][0]["trick"]["plays"][0]["wins"]
    assert do(session, "scores")["columns"][0]["score"] == []
    assert do(session, "turn", by=1)["at"] == session.end
    assert do(session, "step", to=0)["text"].startswith("The cards are dealt")


def test_a_bet_comes_before_each_trick_and_is_counted() -> None:
    session = of("trappola", "doubling")
    shown = do(session, "bets", mode="self")
    shown = do(session, "step", to=3)
    assert shown["bet"] is None and shown["at"] == 3, "a declaration is no trick"
    shown = do(session, "step", to=4)
    assert shown["bet"]["text"] == "Who takes trick 1?" and shown["at"] == 3, "the question first"
    assert not [one for one in shown["bet"]["options"] if one["mark"]]
    shown = do(session, "answer", option=0)
    assert shown["at"] == 5 and shown["bet"]["answered"] and shown["bet"]["options"][0]["mark"] == "right"
    assert shown["tally"] == "Right bets: 1 of 1"
    shown = do(session, "turn", by=1)
    shown = do(session, "answer", option=1)
    assert shown["bet"]["text"].startswith("Not so") and shown["tally"] == "Right bets: 1 of 2"
    do(session, "answer", option=0)  # the same bet twice
    assert scene(session)["tally"] == "Right bets: 1 of 2"
    shown = do(session, "turn", by=1)
    assert shown["bet"]["text"] == "Who takes trick 3?"
    assert do(session, "skip")["at"] == 9 and not session.bet
    do(session, "turn", by=1)
    shown = do(session, "turn", by=1)
    assert shown["at"] == 11 and shown["notice"] == "Passed without a bet." and shown["tally"] == "Right bets: 1 of 2"


def test_a_class_is_counted_by_a_show_of_hands() -> None:
    session = of("primiera", "chorus")
    do(session, "bets", mode="class")
    do(session, "step", to=1)
    shown = do(session, "step", to=2)
    assert shown["bet"]["text"] == "Who wins the pot?" and shown["bet"]["class"]
    for option, by in ((0, 1), (0, 1), (3, 1), (1, -1), (3, 1), (3, 1), (0, -1)):
        shown = do(session, "count", option=option, by=by)
    assert [one["count"] for one in shown["bet"]["options"]] == [1, 0, 0, 3, 0]
    do(session, "answer", option=3)
    assert not session.bet.answered, "a class answers by hands"
    shown = do(session, "reveal")
    assert shown["bet"]["text"] == "The answer: Player 4. Votes for it: 3 of 4." and shown["at"] == session.end
    assert shown["tally"] == "Right votes in class: 3 of 4"


def test_hands_are_counted_as_fast_as_they_are_clicked() -> None:
    session = of("primiera", "chorus")
    do(session, "bets", mode="class")
    do(session, "step", to=1)
    before = session.version
    seen = do(session, "step", to=2)["version"]
    for _ in range(3):  # the page still shows the question as it came
        assert session.handle({"type": "study", "do": "count", "version": seen, "option": 3, "by": 1}) == [{"type": "seen"}]
    assert session.handle({"type": "study", "do": "count", "version": before, "option": 3, "by": 1}) == [{"type": "stale"}]
    assert session.handle({"type": "study", "do": "step", "version": seen, "to": 3}) == [{"type": "stale"}]
    assert session.handle({"type": "study", "do": "reveal", "version": seen}) == [{"type": "seen"}]
    assert "3 of 3" in scene(session)["bet"]["text"]
    assert session.handle({"type": "study", "do": "reveal", "version": seen}) == [{"type": "stale"}], "it is answered once"


def test_who_looks_behind_the_curtain_is_asked_for_the_trick_again() -> None:
    session = of("trappola", "doubling")
    do(session, "chair", seat=0)
    do(session, "bets", mode="class")
    do(session, "step", to=3)
    assert do(session, "step", to=4)["bet"]["text"] == "Who takes trick 1?"
    assert do(session, "lift", seat=1)["bet"]["text"] != "Who takes trick 1?"
    shown = do(session, "reveal")
    assert seat(shown, 1)["cards"] and not shown["notice"]
    assert do(session, "step", to=4)["bet"]["text"] == "Who takes trick 1?"


def test_another_hand_does_not_take_remarks_away_unasked() -> None:
    session = of("trappola", "doubling")
    assert do(session, "deal", code="1526")["notice"] == "Players have played this deal out.", "the page keeps what it brought"
    do(session, "note", text="Why the king?")
    assert do(session, "deal", code="T1FP-XX")["notes"], "a wrong code is said to be wrong, whatever stands there"
    for command in ({"what": "deal", "code": "7"}, {"what": "home"}, {"what": "deal", "code": "8"}):
        shown = do(session, **command)
        assert shown["notice"].startswith("This hand has remarks") and "Deal 1526" in shown["hand"] and shown["notes"]
    assert "Deal 8" in do(session, "deal", code="8")["hand"], "the same wish twice"
    do(session, "note", text="And now?")
    session.handle({"do": "record"})
    assert "Deal 9" in do(session, "deal", code="9")["hand"], "what has been saved is not lost"


def test_a_bet_comes_before_the_curtain_is_lifted() -> None:
    session = of("etori", "eight")
    do(session, "step", to=session.run.line.index(session.run.line[17]))
    do(session, "chair", seat=0)
    do(session, "bets", mode="self")
    shown = do(session, "lift", seat=2)
    assert "Which suit has Player 3 none of?" == shown["bet"]["text"] and seat(shown, 2)["cards"] == []
    hand = session.run.line[17].state.observation(2).hand
    wanted = [place for place, suit in enumerate(session.game.pack.suits) if all(card.suit != suit.letter for card in hand)] or [4]
    shown = do(session, "answer", option=wanted[0])
    assert shown["bet"]["text"].startswith("Right") and seat(shown, 2)["cards"] == [card.code for card in hand]
    assert seat(shown, 1)["backs"] and seat(shown, 2)["lift"]["open"]
    assert seat(do(session, "lift", seat=2), 2)["backs"], "it can be drawn again"
    shown = do(session, "chair", seat=None)
    assert shown["bet"]["text"].startswith("Who holds the ") and shown["chair"] == 0
    shown = do(session, "answer", option=0)
    assert shown["chair"] is None and all(not one["backs"] for one in shown["columns"][0]["seats"])
    held = {card for other in (1, 2, 3) for card in session.run.line[17].state.observation(other).hand}
    right = next(one["label"] for one in shown["bet"]["options"] if one["mark"] == "right")
    assert right in ("Player 2", "Player 3", "Player 4") and held


def test_what_a_chair_could_conclude_is_said() -> None:
    line, followed = of("etori", "eight").run.line, of("etori", "eight").run.following
    free = of("aluette", "mordienne").run
    assert followed[0] and not free.following[0] and not voids(free.line, 20, free.following)
    for one in voids(line, len(line) - 1, followed):
        trick = line[-1].state.observation(None).tricks[one.trick - 1]
        before = next(match for match in line if len(match.state.observation(None).tricks) == one.trick - 1
                      and match.state.to_act == one.seat and match.state.observation(None).trick is not None)
        assert trick.led.suit == one.suit and all(card.suit != one.suit for card in before.state.observation(one.seat).hand)
    session = of("etori", "eight")
    do(session, "chair", seat=0)
    shown = do(session, "step", to=session.end - 4)
    told = [one["knows"] for one in shown["columns"][0]["seats"]]
    assert any(told) and all(len(one) == len({text.split(" (")[0] for text in one}) for one in told), "each suit once"
    shown = do(session, "step", to=session.end)
    assert not [one for one in shown["columns"][0]["seats"] if one["lift"] or one["caption"]], "there is nothing behind the curtain"


def test_the_witness_is_switched_and_both_hands_stand_side_by_side() -> None:
    session = of("etori", "joker")
    assert scene(session)["parted"] is None and "joker" in scene(session)["switches"]["offer"]
    shown = do(session, "switch", which=session.offered)
    parted = shown["parted"]
    assert parted["kind"] == "illegal" and parted["text"].startswith("In trick 8") and "names a suit" in parted["text"]
    assert parted["rule"] and "Goninkan" in parted["witness"] and len(parted["differ"]) == 1
    assert parted["results"]["rows"][0]["cells"] == ["6", "not played out"] and parted["finish"]
    shown = do(session, "side")
    assert len(shown["columns"]) == 2 and do(session, "goto")["columns"][1]["parted"]
    shown = do(session, "step", to=40)
    assert shown["columns"][1]["text"] == "The actions of the hand cannot go on here."
    shown = do(session, "finish")
    assert not shown["parted"]["finish"] and all("not" not in cell for row in shown["parted"]["results"]["rows"] for cell in row["cells"])
    shown = do(session, "step", to=session.end)
    assert do(session, "switch", which=None)["columns"][0]["name"] == "" and not session.side


@pytest.mark.parametrize("key", ch.games())
def test_every_switch_of_every_game_can_be_thrown(key: str) -> None:
    session = StudySession(ch.game(key), quick(ch.game(key), 2))
    labels = [one.label for one in session.switches]
    assert len(labels) == len(set(labels)) >= 1
    for which in range(len(labels)):
        shown = do(session, "switch", which=which)
        assert shown["parted"]["text"] and "{" not in shown["parted"]["text"]
        if shown["parted"]["beside"] and which < 4:
            session.side = True
            do(session, "goto")
            session.side = False


def test_remarks_and_the_record_go_out_and_come_back() -> None:
    session = of("aluette", "mordienne")
    do(session, "step", to=4)
    assert do(session, "note", text=" Lost,\n already. ")["note"] == "Lost, already."
    assert do(session, "note", text="x" * (LONGEST_NOTE + 1))["note"] == "Lost, already."
    [answer] = session.handle({"type": "study", "do": "record"})
    assert 'already' in answer["text"] and answer["name"] == "aluette.toml"
    again = StudySession(ch.game("trappola"), quick(ch.game("trappola"), 1))
    shown = do(again, "paste", text=answer["text"])
    assert shown["pack"] == "aluette" and shown["notes"] == [{"at": 4, "label": "Step 4", "text": "Lost, already."}]
    do(again, "step", to=4)
    assert do(again, "note", text="")["notes"] == []
    kept = scene(again)
    for wrong in (answer["text"].replace("1: AC", "1: 3D", 1), "nothing", "", "x" * 300_000, None, 7):
        shown = do(again, "paste", text=wrong)
        assert shown["notice"] and shown["columns"] == kept["columns"] and shown["hand"] == kept["hand"]
    do(again, "paste", text=answer["text"].replace("1: AC", "1: 3D", 1))
    assert "line " in again.notice
    do(again, "paste", text=answer["text"].replace('"', "", 1))
    assert "damaged in line " in again.notice and "Expected" not in again.notice
    do(again, "paste", text="a shopping list")
    assert "under Deals, with Copy the record" in again.notice and "line" not in again.notice


def test_a_remark_that_was_written_and_not_kept_is_kept_when_its_place_is_left() -> None:
    session = of("trappola", "doubling")
    do(session, "step", to=3)
    shown = do(session, "turn", by=1, remark="A bold lead. ")
    assert shown["at"] > 3 and shown["notes"] == [{"at": 3, "label": "Step 3", "text": "A bold lead."}] and not shown["notice"]
    [answer] = session.handle({"do": "record", "version": session.version, "remark": "And the next."})
    assert "And the next." in answer["text"]
    assert "too late" not in session.handle({"do": "record", "version": session.version - 1, "remark": "too late"})[0]["text"]
    do(session, "step", to=3)
    assert [one["at"] for one in do(session, "step", to=4, remark="")["notes"]] == [shown["at"]]
    do(session, "step", to=5, remark=7)
    assert "at most" in do(session, "step", to=6, remark="x" * (LONGEST_NOTE + 1))["notice"]


def test_a_record_with_unknown_cards_is_laid_in_one_way_and_kept_as_it_was() -> None:
    record = ch.Record.of(quick(ch.game("trappola"), 4)).seen_by(0)
    session = StudySession(ch.game("trappola"), 1)
    shown = do(session, "paste", text=record.to_text())
    assert "Cards of this record are unknown" in shown["notice"] and shown["end"] > 10
    assert session.handle({"do": "record"})[0]["text"] == record.to_text()


def test_the_hand_just_played_is_taken_from_any_table_of_the_page() -> None:
    ended._KEPT.clear()
    session = of("trappola", "doubling")
    assert "No hand" in do(session, "just")["notice"]
    table = TableSession(ch.game("trappola"), 5, match=False)
    told: list[Any] = []
    table.ended.append(lambda match, who: told.append((match, who)))
    table.ended.append(ended.note)
    for _ in range(60):
        if table.awaits:
            table.handle({"type": "continue", "version": table.version})
        elif table.match.state.to_act == 0:
            table.handle({"type": "act", "version": table.version, "action": table.match.state.legal_actions[0].text})
    assert table.match.state.outcome and told == [(table.match, 0)], "told once, when the result appears"
    shown = do(session, "just")
    assert session.run.line[-1].state == table.match.state and "Player 1 (you)" in json.dumps(shown)
    assert "Player 1 (you)" not in json.dumps(do(session, "home"))
    other = of("etori", "eight")
    assert "No hand" in do(other, "just")["notice"], "another game's hand is no hand of this page"


def test_other_deals_and_other_games() -> None:
    session = StudySession(ch.game("trappola"), 1, choose=True)
    first = scene(session)["hand"]
    assert "no such deal" in do(session, "deal", code="T1FP-XX")["notice"] and scene(session)["hand"] == first
    assert "Deal 1526" in do(session, "deal", code="1526")["hand"]
    shown = do(session, "game", game="aluette", preset="pagat")
    assert shown["pack"] == "aluette" and shown["which"]["preset"] == "pagat" and len(shown["which"]["games"]) == len(ch.games())
    closed = StudySession(ch.game("trappola"), 1)
    do(closed, "game", game="aluette", preset="pagat")
    assert closed.game.key == "trappola" and closed.notice


def test_a_match_of_several_deals_is_read_deal_by_deal() -> None:
    match = quick(ch.game("trappola"), 3)
    match = match.next_deal()
    while match.state.to_act is not None:
        match = match.child(match.state.legal_actions[0])
    session = StudySession(ch.game("trappola"), match)
    assert scene(session)["which"]["number"] == 2
    assert do(session, "number", number=1)["which"]["text"] == "Deal 1 of 2 in this record."
    assert session.run.line[-1].state == match.past[0]


@pytest.mark.parametrize("what", sorted(COMMANDS))
def test_forged_commands_change_nothing(what: str) -> None:
    session = of("trappola", "doubling")
    do(session, "chair", seat=0)
    before = {key: value for key, value in scene(session).items() if key not in ("version", "say", "notice")}
    for wrong in (None, True, -1, 99, 1.5, "0", "x" * 5000, [], {}, ["a"]):
        fields = dict.fromkeys(("to", "by", "seat", "mode", "option", "which", "text", "code", "game", "preset", "number"), wrong)
        if (what, wrong) in (("chair", None), ("switch", None), ("turn", -1)) or what in ("scores", "home", "just") or (
                what in ("note", "deal") and isinstance(wrong, str) and len(wrong) == 1):
            continue
        session.handle({"type": "study", "do": what, "version": session.version, **fields})
        after = {key: value for key, value in scene(session).items() if key not in ("version", "say", "notice")}
        assert after == before, (what, wrong)
    version = session.version
    assert session.handle({"type": "study", "do": what, "version": version - 1, "to": 2}) == [{"type": "stale"}]
    assert session.handle({"type": "study", "do": what, "version": True}) == [{"type": "stale"}]
    assert session.version == version


def test_the_widget_takes_nothing_that_is_not_a_command() -> None:
    study = lessons.study("trappola")
    assert repr(study).startswith("<Study trappola ") and "Trappola" in study._repr_mimebundle_()[0]["text/plain"]
    before = study.study
    study.set_state({"study": {}, "labels": {}})
    assert study.study == before
    for wrong in (None, 7, "x", {}, {"type": "study"}, {"type": "study", "do": ["step"]}, {"type": "study", "do": "_begin", "version": 0}):
        study._heard(study, wrong, [])
    assert study.study["at"] == 0 and study.study["notice"]
    with pytest.raises(ValueError, match="look"):
        widgets.Study("trappola", look="wide")
    with pytest.raises(ValueError, match="seats"):
        widgets.Study("trappola", seat=4)
    with pytest.raises(ValueError, match="whist"):
        lessons.study("whist")
    assert "Deal 7" in lessons.study("trappola", deal=7, preset="knauer").study["hand"]


def test_the_list_of_other_rules_says_which_of_them_change_this_hand() -> None:
    session = StudySession(ch.game("trappola"), quick(ch.game("trappola"), 1526), choose=True)
    items = [item for group in scene(session)["switches"]["groups"] for item in group["items"]]
    assert len(items) == len(session.switches)
    for item in items:
        parted = ch.divergence(session.run.line[-1], session.switches[item["which"]].game)
        from_ = f"Another hand from {f'step {parted.place}' if parted.place else 'the beginning'}: "
        assert item["label"].startswith("The same hand: " if parted.kind == "none" else from_), item
    assert len({item["label"].startswith("The same hand: ") for item in items}) == 2, "some change it, and some do not"
    beside = StudySession(ch.game("trappola"), quick(ch.game("trappola"), 1526))
    assert "The same hand: " not in str(scene(beside)["switches"]["groups"])
    assert "The same hand: " in str(do(beside, "scores")["switches"]["groups"])
