"""The tables of the Aluette lesson are what their texts say: every ending is played out in every way."""
from __future__ import annotations

from typing import Any

import pytest

from cardhistory.games import game
from cardhistory.games._aluette_rules import CLASS, CLASSES, SPECIALS
from cardhistory.lessons import tables
from cardhistory.packs import ALUETTE_48
from tests.aluette_table import played


def _set(name: str) -> Any:
    known = tables.setting("aluette", name)
    state = tables.by_rules("aluette", known).start(known["deal"], dealer=known["dealer"])
    for action in known.get("actions", ()):
        state = state.child(action)
    return state


def _ends(state: Any) -> set[tuple[int, ...]]:
    """Every result there can be when everybody plays any card; nothing is said or offered any more."""
    if state.outcome is not None:
        return {state.outcome.points}
    return set().union(*(_ends(state.child(action)) for action in state.legal_actions
                         if action.verb in ("play", "accept", "refuse")))


@pytest.mark.parametrize(("name", "right", "wrong"), [
    ("opening", "play AE", "play 4B"), ("nine", "play 9D", "play RC"), ("partner", "play 6D", "play AC")])
def test_one_card_wins_the_deal_and_the_other_loses_it(name: str, right: str, wrong: str) -> None:
    state = _set(name)
    assert _ends(state.child(right)) == {(1, 0)}
    assert _ends(state.child(wrong)) == {(0, 1)}


def test_the_partner_has_winked_at_the_reader() -> None:
    state = _set("opening")
    assert (2, "sign 2D") in [(seat, str(action)) for seat, action in state.observation(0).log]
    out = {card for trick in state.tricks for card in trick.cards} | {card for _, card in state.plays}
    assert {str(card) for card in SPECIALS if CLASS[card] < CLASS[ALUETTE_48.card("2D")]} <= {str(card) for card in out}


def test_mordienne_is_made_by_the_four_alone() -> None:
    state = _set("mordienne")
    assert _ends(state.child("play 4B")) == {(2, 0)}
    for card in ("3D", "3C", "2D"):
        assert max(points[0] for points in _ends(state.child(f"play {card}"))) == 1


def test_an_offer_is_accepted_where_mordienne_is_out_of_reach() -> None:
    state = _set("offer")
    assert state.winners.count(0) == state.winners.count(2) == 1
    assert _ends(state.child("accept")) == {(1, 0)} and _ends(state.child("refuse")) == {(0, 2)}


def test_the_signs_of_the_table_can_be_made() -> None:
    legal = {str(action) for action in _set("signs").legal_actions}
    assert {"sign 3D", "sign 9C", "sign A 2"} <= legal


def test_the_hand_that_is_asked_about_the_chant() -> None:
    state = _set("hand")
    assert {str(card) for card in state.hands[0]} & {str(card) for card in SPECIALS} == {"2D", "9C", "2B"}
    assert sum(card.rank == "A" for card in state.hands[0]) == 1
    assert state.child("agree").child("agree").child("agree").child("agree").chanteurs == (0, 1)


def test_the_numbers_of_the_text() -> None:
    king = CLASS[ALUETTE_48.card("RD")]
    assert sum(map(len, CLASSES[:king])) == 12 and len(CLASSES[king]) == 4
    assert len(CLASSES) == 19
    assert played("SENWSEXNW").outcome.points == (1, 0), "Mathurin has his second trick first"
    assert played("EXWEWNNNX").outcome.points == (1, 0), "a rotten ninth trick is no mordienne"
    assert game("aluette").rules.notice == 25
