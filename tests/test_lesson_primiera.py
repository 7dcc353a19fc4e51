"""The tables of the Primiera lesson are what their texts say: every exchange is tried, every chance counted."""
from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from cardhistory.games._primiera_hands import held, strength
from cardhistory.lessons import tables
from cardhistory.packs import LATIN_40


def _set(name: str) -> Any:
    known = tables.setting("primiera", name)
    state = tables.by_rules("primiera", known).start(known["deal"], dealer=known["dealer"])
    for action in known.get("actions", ()):
        state = state.child(action)
    return state


def _winning(name: str) -> dict[str, int]:
    """The reader's last actions that take the pot, and the points of the hand they make."""
    state = _set(name)
    ends = {str(action): state.child(action) for action in state.legal_actions}
    assert all(end.outcome is not None for end in ends.values()), "the reader's exchange ends the deal"
    return {action: end.held(0).points for action, end in ends.items() if end.outcome.winner == 0}


def _chance(name: str, thrown: str, seen: str = "") -> float:
    """The share of new cards, among those the reader has not seen, that make more than a punto."""
    state = _set(name)
    out = LATIN_40.read(thrown)
    kept = [card for card in state.hands[0] if card not in out]
    unseen = [card for card in LATIN_40.cards if card not in (*state.hands[0], *LATIN_40.read(seen))]
    hands = [(*kept, *new) for new in combinations(unseen, len(out))]
    return sum(held(state.game.rules, hand).kind != "punto" for hand in hands) / len(hands)


def test_the_opening_is_won_by_a_fourth_suit_alone() -> None:
    assert _winning("opening") == {"draw 7C": 50, "draw 6C": 53, "draw 7C 6C": 46}
    state = _set("opening")
    assert state.held(1).points == 54 and state.child("draw 2S RD").held(0).points == 53
    chances = {thrown: _chance("opening", thrown) for size in (1, 2, 3)
               for thrown in map(" ".join, combinations("7C 6C 2S RD".split(), size))}
    assert {thrown for thrown, chance in chances.items() if chance > 0.145} == {"7C", "6C"}
    assert chances["7C"] == chances["6C"] == pytest.approx(10 / 36)
    assert round(chances["7C 6C"], 2) == 0.13


def test_the_seven_is_thrown_where_it_forms_nothing() -> None:
    assert _winning("seven") == {"draw 7S": 52}
    assert _chance("seven", "7S") == pytest.approx(7 / 36)
    assert max(_chance("seven", thrown) for thrown in ("5C 4C", "5C 3C", "4C 3C")) < 0.165


def test_and_kept_where_the_cups_lie_dead() -> None:
    state = _set("dead")
    assert sorted(map(str, (card for _, cards in state.observation(0).thrown for card in cards))) == ["2C", "6C", "FC", "RC"]
    assert [kind for _, kind in state.declared] == ["punto"] * 4
    assert _winning("dead") == {"draw 5C 4C": 56, "draw 5C 3C": 57, "draw 4C 3C": 58}
    dead = "2C RC 6C FC"
    assert _chance("dead", "7S", dead) == pytest.approx(3 / 32)
    assert round(_chance("dead", "4C 3C", dead), 2) == 0.2


def test_of_two_swords_the_seven_is_kept() -> None:
    from cardhistory.widgets.opponents import Opponents

    known = tables.setting("primiera", "hand")
    rules = tables.by_rules("primiera", known)
    ends = {}
    for thrown in ("CS", "7S"):
        match, others = rules.match(known["deal"], dealer=known["dealer"]), Opponents(rules, 0, None)
        assert not any(match.state.made(seat) for seat in range(4))
        match = match.child(f"draw {thrown}")
        while match.state.outcome is None:
            match = match.child(others.choose(match))
        ends[thrown] = [match.state.held(seat) for seat in range(4)]
        assert match.state.outcome.winner == (0 if thrown == "CS" else 2)
    assert [hand.points for hand in ends["CS"] if hand.kind == "primiera"] == [68, 65, 47]
    assert ends["7S"][0].points == 57


def test_a_declared_punto_loses_to_the_reader_whatever_happens() -> None:
    state = _set("declare")
    assert state.why_illegal("declare punto").key == "declare_lower"
    todo, ends = [state.child("declare chorus"), state.child("declare primiera")], 0
    while todo:
        now = todo.pop()
        if now.outcome is not None:
            ends += 1
            assert now.outcome.winner == 0
        else:
            todo += [now.child(action) for action in now.legal_actions if now.to_act == 1 or action.verb != "fold"]
    assert ends > 10
    assert (state.held(0).points, state.held(1).points) == (43, 53)


def test_the_same_four_hands_by_two_rule_books() -> None:
    show, italian = _set("show"), _set("italian")
    assert show.hands == italian.hands
    assert show.child("show").outcome.winner == 3 and italian.child("show").outcome.winner == 0
    assert [show.held(seat).points for seat in range(4)] == [55, 47, 53, 60]
    unseen = [card for card in LATIN_40.cards if card not in show.hands[0]]
    rules, mine = show.game.rules, strength(show.game.rules, show.held(0))
    hands = list(combinations(unseen, 4))
    better = sum(strength(rules, held(rules, hand)) > mine for hand in hands)
    assert round(3 * better / len(hands), 2) == 0.03


def test_who_loses_at_the_first_table_sees_the_hand_that_lost_and_what_it_was() -> None:
    from cardhistory.widgets.session import TableSession

    known = tables.setting("primiera", "opening")
    session = TableSession(tables.by_rules("primiera", known), known["deal"], dealer=known["dealer"], match=False, actions=known["actions"])
    session.handle({"type": "act", "action": "draw 2S RD", "version": session.version})
    result = session.scene()["result"]
    assert "You had punto, 53." in result["facts"]
    pot, = (row["cells"] for row in result["rows"] if row["text"] == "The pot")
    assert [sorted(cell["cards"]) for cell in pot] == [["4C", "6C", "7C", "FB"], ["5D", "6D", "7D", "RB"]]
