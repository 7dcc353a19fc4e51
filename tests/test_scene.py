"""What leaves a table: nothing the reader may not know, in sentences, in order; and what commands may do to it."""
from __future__ import annotations

import base64
import json
import re
import zlib
from typing import Any

import pytest

import cardhistory as ch
from cardhistory.widgets import memory
from cardhistory.widgets.session import TableSession
from cardhistory.widgets.ways import known, undo_to
from cardhistory.words import Words

GAME = ch.game("trappola")
SAY = Words("en")


def sit(deal: Any = 1526, **wishes: Any) -> TableSession:
    return TableSession(GAME, deal, **wishes)


def give(session: TableSession, kind: str, **more: Any) -> list[dict[str, Any]]:
    return session.handle({"type": kind, "version": session.version, **more})


def next_command(session: TableSession, rng: ch.Rng) -> tuple[str, dict[str, str]] | None:
    """Something the scene offers: go on, or an action or a card at random; None when the deal is over."""
    scene = session.scene()
    if scene["result"]:
        return None
    if scene["await"]:
        return scene["await"]["command"], {}
    offers = [one["action"] for one in scene["actions"]] + [one["action"] for one in scene["hand"] if one["legal"]]
    return "act", {"action": rng.choice(offers)}


def play_out(session: TableSession, seed: int = 1) -> list[str]:
    """Play the deal to its end; all that was read out."""
    rng, told = ch.Rng(seed), list(session.spoken)
    while (command := next_command(session, rng)) is not None:
        give(session, command[0], **command[1])
        told += session.spoken
    return told


def unpacked(text: str) -> dict[str, Any]:
    return json.loads(zlib.decompress(base64.b64decode(text)))


# Nothing hidden leaves the table

def codes(value: Any) -> set[str]:
    """Every card code that stands as a word in any text of the value."""
    words = set(json.dumps(value).replace('"', " ").replace("\\n", " ").replace(",", " ").replace(":", " ").split())
    return words & {card.code for card in GAME.pack.cards}


def names(value: Any) -> set[str]:
    """The codes of every card whose name stands in the value."""
    text = json.dumps(value)
    return {card.code for card in GAME.pack.cards if SAY.card(GAME.pack, card) in text}


def test_no_hidden_card_is_ever_in_what_the_browser_gets() -> None:
    for deal in range(120):
        session = sit(deal, dealer=deal % 2)
        rng = ch.Rng(deal)
        while True:
            state = session.match.state
            seen = state.observation(0)
            known = {*seen.hand, *(seen.trick.cards if seen.trick else ())}
            known |= {card for trick in seen.tricks for card in trick.cards} | {card for _, cards in seen.thrown for card in cards}
            hidden = {card.code for card in GAME.pack.cards} - {card.code for card in known}
            scene, kept = session.scene(), session.memory()
            assert not codes(scene) & hidden
            if not seen.outcome:
                assert not names(scene) & hidden
            if kept:
                told = unpacked(kept)
                assert not codes(told) & hidden
                if not seen.outcome:
                    heard = [f"{who} {action}" for who, action in seen.log]
                    assert told["heard"] == heard
            command = next_command(session, rng)
            if command is None:
                break
            give(session, command[0], **command[1])


def test_a_record_is_not_given_while_it_would_tell_the_rank_of_a_declared_set() -> None:
    for deal in range(3000):
        session = sit(deal, actions=["stand", "stand"])
        held = session.match.state.held[1]
        if held and all(rank != "A" for rank, _ in held):
            break
    rng = ch.Rng(3)
    refused = 0
    while (command := next_command(session, rng)) is not None:
        give(session, command[0], **command[1])
        log = session.line[-1].state.log
        secret = any(who == 1 and action.verb == "declare" for who, action in log) and not session.line[-1].state.outcome
        text = give(session, "record")[0]["text"]
        assert ("declare" not in text) or not secret
        refused += secret and "when this deal is over" in text
    assert refused
    assert ch.Record.from_text(give(session, "record")[0]["text"]).replay()[-1].scores == session.match.scores


def test_a_set_that_was_declared_without_its_rank_stays_without_it_until_the_deal_is_over() -> None:
    session = sit(67, actions=["stand", "stand"])  # both seats hold a set
    while not any(one["says"] for one in session.scene()["players"] if not one["you"]):
        command = next_command(session, ch.Rng(1))
        assert command
        give(session, command[0], **command[1])
    scene = session.scene()
    them = scene["players"][0]
    rank = session.match.state.declared[-1][2] if session.match.state.declared[-1][0] == 1 else session.match.state.declared[0][2]
    named = SAY(f"ranks.{next(one.key for one in GAME.pack.ranks if one.letter == rank)}")
    assert them["says"] == ["declared three, rank not said"]
    assert "The opponent declares three, without saying of what." in [one["text"] for one in scene["log"]]
    assert f"declares three {named}" not in json.dumps(scene)
    play_out(session)
    assert f"declares three {named}" in json.dumps(session.scene()["log"])


# Commands

def frozen(session: TableSession) -> str:
    scene = session.scene()
    return json.dumps({key: scene[key] for key in ("hand", "trick", "piles", "thrown", "log", "score", "phase")})


def test_a_command_twice_is_done_once() -> None:
    session = sit()
    message = {"type": "act", "action": "stand", "version": session.version}
    session.handle(message)
    after = frozen(session)
    assert session.handle(message) == [{"type": "stale"}]
    assert frozen(session) == after


def test_an_old_scene_offers_nothing_any_more() -> None:
    session = sit()
    old = session.version
    give(session, "act", action="stand")
    after = frozen(session)
    for kind in ("act", "continue", "undo", "new", "deal", "next", "again", "replay", "step", "dismiss"):
        assert session.handle({"type": kind, "version": old, "action": "exchange", "code": "7", "to": 0}) == [{"type": "stale"}]
    assert frozen(session) == after


@pytest.mark.parametrize("message", [
    None, 7, "act", [], {}, {"type": None}, {"type": ["act"]}, {"type": "_on_act", "version": 0}, {"type": "handle", "version": 0},
    {"type": "act"}, {"type": "act", "version": "0"}, {"type": "act", "version": True}, {"type": "act", "version": 0},
    {"type": "act", "version": 0, "action": 5}, {"type": "act", "version": 0, "action": "play " + "A" * 10_000},
    {"type": "act", "version": 0, "action": "play ZZ"}, {"type": "act", "version": 0, "action": "__class__"},
    {"type": "act", "version": 0, "action": ["stand"]}, {"type": "step", "version": 0, "to": -1}, {"type": "step", "version": 0, "to": "1"},
    {"type": "continue", "version": 0}, {"type": "undo", "version": 0}, {"type": "next", "version": 0},
    {"type": "leave_practice", "version": 0}, {"type": "leave_replay", "version": 0}, {"type": "deal", "version": 0},
    {"type": "deal", "version": 0, "code": {"a": 1}}, {"type": "deal", "version": 0, "code": "9" * 10_000}, {"type": "restore"},
    {"type": "restore", "memory": 5}, {"type": "restore", "memory": "x" * 10_000_000},
])
def test_junk_changes_nothing_in_the_game(message: Any) -> None:
    session = sit()
    before = frozen(session)
    session.handle(message)
    assert frozen(session) == before
    give(session, "act", action="stand")
    assert frozen(session) != before


def test_nobody_acts_for_another_seat_or_while_a_trick_is_looked_at() -> None:
    session = sit(actions=["stand", "stand"])
    theirs = session.match.state.hands[1][0]
    before = frozen(session)
    give(session, "act", action=f"play {theirs}")
    assert frozen(session) == before and session.scene()["refusal"]["text"].startswith("The ")
    give(session, "act", action=session.scene()["hand"][0]["action"])
    assert session.scene()["await"]
    before = frozen(session)
    give(session, "act", action=session.scene()["hand"][0]["card"])
    give(session, "act", action=f"play {session.scene()['hand'][0]['card']}")
    assert frozen(session) == before


def test_a_refusal_says_why_with_rule_and_witness_and_goes_away() -> None:
    session, rng = sit(actions=["stand", "stand"]), ch.Rng(5)
    while not (bad := [one for one in session.scene()["hand"] if one["legal"] is False]):
        command = next_command(session, rng)
        assert command
        give(session, command[0], **command[1])
    before = frozen(session)
    assert "may not be played now: You must follow suit" in bad[0]["label"]
    give(session, "act", action=bad[0]["action"])
    refusal = session.scene()["refusal"]
    assert refusal["card"] == bad[0]["card"] and "you hold" in refusal["text"]
    assert refusal["rule"].startswith("The rule: ") and "Parlett" in refusal["witness"]
    assert session.spoken == [refusal["text"], refusal["rule"]]
    assert frozen(session) == before
    give(session, "dismiss")
    assert session.scene()["refusal"] is None and frozen(session) == before


def test_a_wrong_code_says_what_is_wrong_and_the_deal_stays() -> None:
    session = sit()
    before = frozen(session)
    for code, text in (("T1FP-CJ", "typing error"), ("", "first"), ("X1FP-CH", "begin with T"), ("T1!P-CH", "sign"), ("T9", "too short"),
                       ("9" * 20, "so large"), ("-4", "below 0")):
        version = session.version
        answer = give(session, "deal", code=code)[-1]
        assert answer["type"] == "code" and text in answer["text"], answer
        assert frozen(session) == before and session.version == version and not re.search(r"\d{5}", answer["text"])
    give(session, "deal", code=" t1fp ch ")
    assert session.scene()["deal"]["number"] == 1526 and session.scene()["notice"] is None
    give(session, "deal", code="7")
    assert session.scene()["deal"]["number"] == 7


# Taking back

def test_undo_goes_back_only_when_nothing_new_was_seen() -> None:
    for deal in range(60):
        session, rng = sit(deal), ch.Rng(deal)
        while (command := next_command(session, rng)) is not None:
            give(session, command[0], **command[1])
            place = undo_to(session)
            assert session.scene()["undo"] is (place is not None)
            if place is None or session.scene()["result"]:
                continue
            assert session.line[place].state.to_act == 0
            assert known(session, place)[0] >= known(session, len(session.line) - 1)[0]


def test_undo_after_an_exchange_and_after_a_reply_is_refused() -> None:
    session = sit()
    give(session, "act", action="exchange")
    before = frozen(session)
    assert not session.scene()["undo"]
    give(session, "undo")
    assert frozen(session) == before
    assert session.scene()["noundo"] == "Not possible: you have already seen your new cards."
    session = sit()
    assert session.scene()["noundo"] == "You have not played yet."
    give(session, "act", action="stand")
    give(session, "act", action=session.scene()["hand"][0]["action"])
    assert len(session.scene()["trick"]["plays"]) == 2 and not session.scene()["undo"]
    assert session.scene()["noundo"] == "Not possible: you have already seen your opponent’s card."


def test_in_a_position_to_study_everything_is_taken_back_to_its_opening() -> None:
    session = sit(actions=["stand", "stand"], match=False)
    before = frozen(session)
    play_out(session, 3)
    while session.scene()["undo"]:
        give(session, "undo")
    assert frozen(session) == before and session.scene()["noundo"] == "You have not played yet."


def test_the_second_card_of_a_trick_can_be_taken_back_and_the_same_game_follows() -> None:
    session, rng = sit(dealer=0, actions=["stand", "stand"]), ch.Rng(1)
    assert len(session.scene()["trick"]["plays"]) == 1
    before = frozen(session)
    command = next_command(session, rng)
    assert command
    give(session, command[0], **command[1])
    assert session.scene()["undo"]
    after = frozen(session)
    give(session, "undo")
    assert frozen(session) == before and session.spoken[0] == "Taken back."
    give(session, command[0], **command[1])
    assert frozen(session) == after


def test_practice_takes_everything_back_and_counts_for_nothing() -> None:
    session = sit()
    first = frozen(session)
    play_out(session)
    result, scores = session.scene()["result"], session.match.scores
    give(session, "again")
    assert frozen(session) == first and session.scene()["practice"]
    give(session, "act", action="exchange")
    assert session.scene()["undo"]
    give(session, "undo")
    assert frozen(session) == first
    play_out(session, 2)
    assert session.scene()["result"]["match"].startswith("Practice")
    assert [one["action"] for one in session.scene()["actions"]][0] == "leave_practice"
    give(session, "next")
    assert session.practice
    give(session, "leave_practice")
    assert session.scene()["result"] == result and session.match.scores == scores


# Looking back, the next deal, a new deal

def test_looking_back_shows_each_position_as_it_was() -> None:
    session, rng = sit(), ch.Rng(4)
    seen: dict[int, str] = {}
    while (command := next_command(session, rng)) is not None:
        seen[len(session.line) - 1] = json.dumps([session.scene()[key] for key in ("log", "thrown", "piles")])
        give(session, command[0], **command[1])
    last = frozen(session)
    give(session, "replay")
    steps = session.scene()["replay"]["steps"]
    assert steps == len(session.line) - 1 and session.scene()["log"] == []
    for step in range(steps + 1):
        give(session, "step", to=step)
        scene = session.scene()
        assert scene["replay"]["step"] == step and not scene["actions"] and not any(one["action"] for one in scene["hand"])
        if step in seen:
            assert json.dumps([scene[key] for key in ("log", "thrown", "piles")]) == seen[step]
    give(session, "act", action="stand")
    give(session, "leave_replay")
    assert frozen(session) == last


def test_a_match_goes_on_with_the_other_dealer_until_somebody_has_the_target() -> None:
    session = sit()
    dealers, total = [], [0, 0]
    for _ in range(40):
        dealers.append(session.scene()["deal"]["dealer"])
        play_out(session, len(dealers))
        scene = session.scene()
        points = session.match.state.outcome.points
        total = [a + b for a, b in zip(total, points, strict=True)]
        assert [int(cell["text"]) for cell in scene["result"]["rows"][-1]["cells"]] == total
        if session.match.over:
            break
        assert scene["actions"][0]["action"] == "next"
        give(session, "next")
    assert dealers == [(n + 1) % 2 for n in range(len(dealers))] and max(total) >= 300
    assert "match" in session.scene()["result"]["match"] and session.scene()["actions"][0]["action"] == "new"


def test_a_new_deal_has_no_leftovers() -> None:
    numbers = iter(range(100, 110))
    session = sit(fresh=lambda: next(numbers))
    for number in range(100, 110):
        play_out(session, number)
        give(session, "new", sure=True)
        assert frozen(session) == frozen(sit(number)) and session.scene()["players"] == sit(number).scene()["players"]


def test_the_result_adds_up_and_names_what_decided() -> None:
    whys = set()
    for deal in range(150):
        session = sit(deal, match=False)
        play_out(session, deal)
        result = session.scene()["result"]
        sums = [0, 0]
        for row in result["rows"]:
            if row.get("kind") == "total":
                assert [int(cell["text"]) for cell in row["cells"]] == sums == list(session.match.state.outcome.points)
            else:
                sums = [a + (0 if cell["text"] == "–" else int(cell["text"])) for a, cell in zip(sums, row["cells"], strict=True)]
        whys.add(result["text"].split(":")[0])
        assert result["match"] == "This deal belongs to no match."
    assert len(whys) > 5


# Opening in the middle, and bad arguments

def test_a_table_opens_after_given_actions() -> None:
    session = sit(actions=["stand", "stand", "play TS"])
    assert session.scene()["trick"]["done"] or session.scene()["await"]
    with pytest.raises(ValueError, match="cannot open after 'play AB'"):
        sit(actions=["stand", "stand", "play AB"])
    with pytest.raises(ValueError, match="seats of trappola are 0, 1, not 2"):
        sit(seat=2)
    with pytest.raises(ValueError, match="dealer is one of"):
        sit(dealer=5)
    with pytest.raises(ValueError, match="no player 'nobody'"):
        sit(opponent="nobody")


def test_a_player_that_fails_is_replaced_for_that_move() -> None:
    session = sit(actions=["stand", "stand"])

    class Broken:
        name = "broken"

        def choose(self, seen: Any, rng: Any) -> Any:
            raise RuntimeError("lost the thread")

    session.opponents.players[1] = Broken()
    give(session, "act", action=session.scene()["hand"][0]["action"])
    assert len(session.scene()["trick"]["plays"]) == 2


# A position to study, and the way back to it

HANDS = {0: "CD TD FS CS FB 8D TC RC 2D", 1: "7D 7B AS RS AB CB 8C 9C 7C"}
PLAYED = ["stand", "stand", *(f"play {card}" for card in "CD 7D TD 7B FS AS RS CS AB FB CB 8D 8C TC".split())]


def study(**wishes: Any) -> TableSession:
    return TableSession(GAME, GAME.fixed(HANDS, stock="AC", dealer=1), dealer=1, match=False, actions=PLAYED, goal="Which first?", **wishes)


def finish(session: TableSession, *cards: str) -> dict[str, Any]:
    for card in cards:
        give(session, "act", action=f"play {card}")
        give(session, "continue")
    return session.scene()


def test_a_position_is_played_again_as_a_fresh_try() -> None:
    session = study()
    before = frozen(session)
    scene = finish(session, "2D", "RC")
    assert [one["label"] for one in scene["actions"]] == ["Play this position again", "Step through it", "What did each card cost?"]
    assert scene["actions"][0]["kind"] == "main"
    give(session, "home")
    scene = session.scene()
    assert frozen(session) == before and scene["goal"] == "Which first?" and not scene["practice"]
    assert not scene["undo"] and scene["deal"]["text"] == "A deal set up by hand"


def test_another_deal_takes_the_goal_away_and_leads_back_also_after_a_reload() -> None:
    session = study()
    before = frozen(session)
    give(session, "deal", code="7")
    assert session.scene()["goal"] == "" and "Deal 7" in session.scene()["name"]
    give(session, "act", action="stand")
    fresh = study()
    fresh.handle({"type": "restore", "memory": session.memory()})
    for one in (session, fresh):
        assert one.scene()["home"]["label"] == "Back to the lesson’s position" and one.scene()["goal"] == ""
        assert give(one, "home")[-1]["text"] == "Give up this deal? It is not finished."
        give(one, "home", sure=True)
        assert frozen(one) == before and one.scene()["goal"] == "Which first?"
    kept = study()
    kept.handle({"type": "restore", "memory": fresh.memory()})
    assert frozen(kept) == before and kept.scene()["goal"] == "Which first?" and kept.scene()["home"]["label"] == "Play this position again"


def test_in_a_match_the_goal_stays_with_its_deals_and_goes_with_another() -> None:
    session = sit(goal="A match to 300.")
    assert session.scene()["home"] is None
    play_out(session)
    give(session, "next")
    assert session.scene()["goal"] == "A match to 300."
    fresh = sit(goal="A match to 300.")
    fresh.handle({"type": "restore", "memory": session.memory() or ""})
    give(session, "deal", code="7", sure=True)
    assert session.scene()["goal"] == "" and session.scene()["home"]["label"] == "Back to the lesson’s deal"
    give(session, "home")
    assert session.scene()["goal"] and session.match.scores == (0, 0)


def test_a_match_with_points_and_a_deal_in_progress_are_not_given_up_by_one_command() -> None:
    session = sit()
    give(session, "act", action="stand")
    for kind in ("new", "deal"):
        before, version = frozen(session), session.version
        assert give(session, kind, code="7")[-1] == {
            "type": "sure", "command": kind, "code": "7", "text": "Give up this deal? It is not finished."}
        assert frozen(session) == before and session.version == version
    play_out(session)
    mine, theirs = session.match.scores
    assert give(session, "new")[-1]["text"] == f"Give up this match, {mine} to {theirs}?"
    assert f"{mine} in the match" in session.scene()["players"][1]["text"]
    give(session, "again")
    assert give(session, "new")[-1]["text"] == f"Give up this match, {mine} to {theirs}?", "the match that was left for practice counts"
    give(session, "new", sure=True)
    assert session.match.scores == (0, 0)


def test_the_end_is_explained_in_points_and_words() -> None:
    session = study()
    spoken = []
    for card in ("2D", "RC"):
        give(session, "act", action=f"play {card}")
        spoken += session.spoken
        give(session, "continue")
    assert "You take the trick with the two of coins: 10 points." in spoken
    assert any(" for the last trick." in text for text in spoken)
    facts = session.scene()["result"]["facts"]
    assert len(facts) == 1, "tricks played before the table opened turn nothing"
    assert facts[-1] == "A two that wins the last trick is worth 26; yours won trick 8 for 10."
    session = study()
    give(session, "act", action="play RC")
    give(session, "continue")
    give(session, "act", action="play 2D")
    assert "26 for winning the last trick with a two" in " ".join(session.spoken)
    give(session, "continue")
    assert not any("worth 26" in text for text in session.scene()["result"]["facts"])


# What the browser keeps

def test_a_kept_game_comes_back_at_every_point() -> None:
    for deal in range(12):
        session, rng = sit(deal, dealer=deal % 2), ch.Rng(deal)
        for _ in range(3):
            while (command := next_command(session, rng)) is not None:
                give(session, command[0], **command[1])
                fresh = sit(deal, dealer=deal % 2)
                assert fresh.memory() == ""
                fresh.handle({"type": "restore", "memory": session.memory()})
                assert frozen(fresh) == frozen(session) and fresh.match.scores == session.match.scores
                assert fresh.scene()["await"] == session.scene()["await"] and not fresh.scene()["notice"]
                assert fresh.spoken[0] == "Your hand is back as you left it."
                rng.draw()
            if session.match.over:
                break
            give(session, "next")


def test_a_practised_deal_leaves_the_kept_game_alone() -> None:
    session = sit()
    play_out(session)
    kept = session.memory()
    give(session, "again")
    give(session, "act", action="stand")
    assert session.memory() == kept


def repacked(text: str, **changes: Any) -> str:
    data = {**unpacked(text), **changes}
    return base64.b64encode(zlib.compress(json.dumps(data).encode())).decode()


def test_damaged_and_hostile_memories_are_turned_down_politely() -> None:
    session = sit()
    give(session, "act", action="stand")
    good = session.memory()
    record = unpacked(good)["record"]
    bomb = base64.b64encode(zlib.compress(b"0" * 50_000_000, 9)).decode()
    short_bomb = base64.b64encode(zlib.compress(b"0" * 20_000_000, 9)).decode()
    assert len(short_bomb) < memory.LONGEST < len(bomb)
    bad = [
        "", "x", "AAAA", good[:-8], good[4:], good.swapcase(), bomb, short_bomb, "é" * 50, "A" * (memory.LONGEST + 1), None, 7, ["a"],
        base64.b64encode(b"plain").decode(), base64.b64encode(zlib.compress(b"[]")).decode(),
        base64.b64encode(zlib.compress(b"[" * 100_000)).decode(), base64.b64encode(zlib.compress(b"0" * 190_000)).decode(),
        repacked(good, record="nothing"), repacked(good, record=5), repacked(good, heard="0 stand"), repacked(good, heard=["0 fly"]),
        repacked(good, heard=["1 stand"]), repacked(good, heard=["0 stand"] * 30), repacked(good, heard=["0 stand"] * 1000),
        repacked(good, heard=[["0"]]), repacked(good, seen=9), repacked(good, seen=-1), repacked(good, seen=True), repacked(good, floor=99),
        repacked(good, floor=-1), repacked(good, record=record.replace("trappola", "etori")),
        repacked(good, record=record.replace("T1FP-CH", "T1FP-CJ")),
        repacked(good, record="a = " + "[" * 50_000),
        repacked(good, record=record.replace('deal = "T1FP-CH"', f'cards = "{"?? " * 36}"')),
    ]
    untouched = frozen(sit())
    for text in bad:
        fresh = sit()
        fresh.handle({"type": "restore", "memory": text})
        assert frozen(fresh) == untouched, str(text)[:60]
        assert fresh.scene()["notice"].startswith("The saved game could not be read: "), str(text)[:60]
        give(fresh, "act", action="stand")
        assert fresh.scene()["notice"] is None


def test_a_running_game_takes_no_memory() -> None:
    session = sit()
    give(session, "act", action="stand")
    kept = session.memory()
    give(session, "act", action=session.scene()["hand"][0]["action"])
    before = frozen(session)
    session.handle({"type": "restore", "memory": kept})
    assert frozen(session) == before
