"""The table of every game under every witness: it can be played to the end, tells no secret, and comes back after a reload."""
from __future__ import annotations

import json
from typing import Any

import pytest

import cardhistory as ch
from cardhistory import lessons
from cardhistory.widgets.session import TableSession
from cardhistory.words import Words
from tests.universes import HIDDEN, PRESENT, every

SAY = Words("en")


def sit(key: str, preset: str, deal: int) -> TableSession:
    game: Any = ch.game(key, preset)
    quick = "tavern" if "tavern" in ch.players(key) else "novice"
    return TableSession(game, deal, seat=deal % len(game.seats), opponent=quick, fresh=lambda: deal + 1000)


def give(session: TableSession, kind: str, **more: Any) -> None:
    session.handle({"type": kind, "version": session.version, **more})


def go_on(session: TableSession, rng: ch.Rng) -> bool:
    """Do one of the things that the scene offers; False when the match is over or the scene offers nothing."""
    scene = session.scene()
    before = session.version, len(session.line)
    if scene["result"]:
        if scene["actions"][0]["command"] != "next":
            return False
        give(session, "next")
    elif scene["await"]:
        give(session, "continue")
    else:
        offers = [one["action"] for one in (*scene["actions"], *(card for card in scene["hand"] if card["legal"]))]
        listed = [one["action"] for one in scene["choice"]["options"]] if scene["choice"] else []
        if listed and (not offers or rng.below(3) == 0):
            offers += listed
        if scene["pick"]:
            some = rng.shuffled([card["card"] for card in scene["hand"]])
            offers.append(" ".join([scene["pick"]["verb"], *some[:1 + rng.below(len(some))]]))
        assert offers, f"nothing is offered: {scene['status']}"
        give(session, "act", action=rng.choice(offers))
        assert session.refusal is not None or len(session.line) > before[1]
    assert session.version == before[0] + 1
    return True


def hidden_from(session: TableSession) -> set[ch.Card]:
    """The cards that the reader has not seen in this deal."""
    state: Any = session.match.state
    own = HIDDEN.get(state.game.key)
    cards = own(state, session.seat) if own else [
        card for seat, hand in enumerate(state.hands) if seat != session.seat for card in hand]
    return set(cards)


@pytest.mark.parametrize(("key", "preset"), every())
def test_every_table_is_played_by_what_it_offers_and_keeps_its_secrets(key: str, preset: str) -> None:
    finished = restored = 0
    for deal in range(2):
        session, rng = sit(key, preset, deal), ch.Rng(deal)
        for step in range(100):
            scene = session.scene()
            finished += bool(scene["result"])
            if session.match.state.outcome is None:
                told_before = ("log", "say", "rules") if key in PRESENT else ("rules",)  # cards of an earlier deal are dealt again
                text = json.dumps({name: part for name, part in scene.items() if name not in told_before}) + session.describe()
                told = [card.code for card in hidden_from(session) if card.suit and SAY.card(session.game.pack, card) in text]
                assert not told, f"step {step}: the page is told of {told}"
            if step % 11 == 10 and (kept := session.memory()):
                again = sit(key, preset, deal)
                give(again, "restore", memory=kept)
                assert again.match.state == session.match.state, "a reload brings another game"
                assert again.scene()["hand"] == scene["hand"]
                restored += 1
            if not go_on(session, rng):
                break
        give(session, "replay")
        places = range(len(session.places))
        for to in sorted({*places[::1 + len(places) // 60], *places[-3:]}):  # each costs as much as all before it
            give(session, "step", to=to)
            assert session.scene()["replay"]["text"]
    assert finished and restored


@pytest.mark.parametrize(("key", "preset"), every())
def test_every_result_adds_up(key: str, preset: str) -> None:
    for deal in range(3):
        session, rng = sit(key, preset, deal), ch.Rng(99 + deal)
        while not session.scene()["result"]:
            assert go_on(session, rng)
        seen = session.match.state.observation(session.seat)
        result, points = session.scene()["result"], seen.outcome.points
        sides = len(set(seen.sides))
        if sides == 2:
            total = next(row for row in result["rows"] if row.get("kind") == "total")
            assert sorted(int(cell["text"].replace("−", "-")) for cell in total["cells"]) == sorted(points)
        else:
            shown = sorted(int(row["cells"][0]["text"].replace("−", "-")) for row in result["rows"])
            assert shown == sorted(points)
        assert result["title"] and all(isinstance(fact, str) and fact for fact in result["facts"])


def test_several_cards_are_exchanged_at_once_and_a_wrong_number_is_refused_with_the_rule() -> None:
    session = sit("primiera", "article", 5)
    scene = session.scene()
    hand = [card["card"] for card in scene["hand"]]
    assert scene["pick"]["labels"][:3] == ["Choose cards to exchange", "Exchange 1 card", "Exchange 2 cards"]
    assert all(card["action"] is None for card in scene["hand"])
    give(session, "act", action=f"draw {hand[0]} {hand[0]}")
    assert session.scene()["notice"] and len(session.line) == 1
    few = TableSession(ch.game("primiera", draw_max=1), 5)
    hand = [card["card"] for card in few.scene()["hand"]]
    give(few, "act", action=f"draw {hand[0]} {hand[1]}")
    assert len(few.line) == 1 and few.scene()["refusal"]["rule"]
    session = sit("primiera", "article", 5)
    hand = [card["card"] for card in session.scene()["hand"]]
    give(session, "act", action=f"draw {hand[2]} {hand[0]}")
    assert {hand[0], hand[2]}.isdisjoint(card["card"] for card in session.scene()["hand"])


def test_only_so_many_buttons_stand_beside_each_other() -> None:
    for key, preset in every():
        session, rng = sit(key, preset, 7), ch.Rng(7)
        for _ in range(40):
            assert len(session.scene()["actions"]) <= 10
            if not go_on(session, rng):
                break


def test_a_sign_that_was_not_noticed_is_no_step_of_the_replay() -> None:
    missed = 0
    for deal in range(30):
        session, rng = sit("aluette", "article", deal), ch.Rng(deal)
        for _ in range(30):
            if session.scene()["result"] or not go_on(session, rng):
                break
        log = session.match.state.log
        heard = session.match.state.observation(session.seat).log
        missed += len(log) - len(heard)
        assert len(session.places) == len(heard) + 1
    assert missed


def test_a_player_who_does_not_know_the_game_is_refused_with_those_who_do() -> None:
    unknown = [key for key in ch.games() if "tavern" not in ch.players(key)]
    for key in unknown:
        with pytest.raises(ValueError, match=f"tavern does not play {key}; these do: novice, careful"):
            TableSession(ch.game(key), 1, opponent="tavern")


def test_the_same_deal_by_the_rules_of_another_witness_and_back_after_a_reload() -> None:
    session = sit("primiera", "article", 5)
    hand = [card["card"] for card in session.scene()["hand"]]
    offered = [one["preset"] for one in session.scene()["rules"]["others"]]
    assert offered == list(ch.presets("primiera"))
    give(session, "rules", preset="italian", sure=True)
    assert session.scene()["rules"]["preset"] == "italian" and [card["card"] for card in session.scene()["hand"]] == hand
    give(session, "rules", preset="berni", sure=True)  # another pack: the deal of that number
    assert session.game.pack.key == "latin52" and session.match.state.deal.number == 5
    again = sit("primiera", "article", 5)
    give(again, "restore", memory=session.memory())
    assert again.game == session.game and again.match.state == session.match.state
    give(session, "rules", preset="nobody", sure=True)
    assert session.scene()["notice"] and session.game.preset == "berni"


def test_rules_for_fewer_players_are_not_offered_to_a_seat_they_do_not_have() -> None:
    six = TableSession(ch.game("aluette", "wikimanche"), 3, seat=5)
    assert six.witnesses() == ("wikimanche",)
    begun = sit("aluette", "article", 3)
    go_on(begun, ch.Rng(1))
    assert begun.handle({"type": "rules", "version": begun.version, "preset": "pagat"})[-1]["type"] in ("sure", "seen")


def test_a_reload_asks_the_careful_player_nothing() -> None:
    session = TableSession(ch.game("elfern"), 4, opponent="careful")
    assert {one.name for one in session.opponents.players.values()} == {"careful"}
    rng = ch.Rng(4)
    for _ in range(6):
        go_on(session, rng)
    again = TableSession(ch.game("elfern"), 4, opponent="careful")
    asked: list[Any] = []
    real = session.opponents.choose
    again.opponents.choose = lambda match: asked.append(match) or real(match)  # type: ignore[func-returns-value,method-assign]
    give(again, "restore", memory=session.memory())
    assert again.match.state == session.match.state and not asked


@pytest.mark.parametrize("key, preset", [("coteccio", "thanos"), ("goninkan", "gocci"), ("etori", "napoleon")])
def test_where_each_plays_alone_the_end_says_what_brought_points_and_whom(key: str, preset: str) -> None:
    for deal in range(3):
        session, rng = sit(key, preset, 20 + deal), ch.Rng(deal)
        while not (scene := session.scene())["result"]:
            bids = [one["action"] for one in scene["actions"] if one["action"] == "bid 9"]
            if bids:
                give(session, "act", action=bids[0])
            else:
                assert go_on(session, rng)
        lines = session.match.state.outcome.lines
        facts = scene["result"]["facts"]
        assert len(facts) == len({line.key for line in lines if line.points})
        for line in lines:
            assert not line.points or any(SAY(f"{key}.line.{line.key}") in fact for fact in facts)


@pytest.mark.parametrize("bids, title", [(True, "You lose the deal"), (False, " loses the deal")])
def test_a_bid_that_fails_is_told_as_a_loss(bids: bool, title: str) -> None:
    for deal in range(30):
        game: Any = ch.game("etori", "napoleon")
        session, rng = TableSession(game, deal, opponent="tavern" if bids else "novice"), ch.Rng(deal)
        while not (scene := session.scene())["result"]:
            offers = [one["action"] for one in scene["actions"]]
            if any(str(one).startswith("bid") for one in offers):
                give(session, "act", action="bid 9" if bids and "bid 9" in offers else "pass")
            else:
                assert go_on(session, rng)
        points = session.match.state.outcome.points
        failed = session.match.state.outcome.winner is None and min(points) < 0
        assert ("lose" in scene["result"]["title"]) == failed
        if failed and (points[0] < 0) == bids:
            assert title in scene["result"]["title"]
            return
    raise AssertionError("no bid failed")


@pytest.mark.parametrize("key", ["trappola", "primiera", "aluette", "etori"])
def test_a_lessons_position_is_the_same_after_a_reload(key: str) -> None:
    """Nobody is asked again what the lesson has laid: the players might have done more, such as a sign that this seat does not see."""
    session, again = (lessons.opening(key)._session for _ in range(2))
    assert go_on(session, ch.Rng(3))
    give(again, "restore", memory=session.memory())
    assert again.home and not again.notice and [one.state.log for one in again.line] == [one.state.log for one in session.line]
    for part in ("goal", "home", "actions", "hand", "log"):
        assert again.scene().get(part) == session.scene().get(part), part
