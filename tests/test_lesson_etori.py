"""The answers of the Etori lesson, tried out line by line against everything the others may do."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cardhistory.lessons import tables


def _open(name: str) -> Any:
    """A table of the lesson as it opens."""
    known = tables.setting("etori", name)
    state = tables.by_rules("etori", known).start(known["deal"], dealer=known["dealer"])
    for action in known.get("actions", ()):
        state = state.child(action)
    return state


def _taken(state: Any) -> tuple[int, ...]:
    """Pictures taken by each side."""
    taken = [0] * len(state.scores)
    for trick in state.tricks:
        taken[state.game.sides[trick.winner]] += sum(card.rank in "AKQJ" for card in trick.cards)
    return tuple(taken)


def _ends(state: Any) -> Iterator[tuple[int, ...]]:
    """The pictures of both sides at the end of every line of play."""
    if state.to_act is None:
        yield _taken(state)
        return
    for action in state.legal_actions:
        yield from _ends(state.child(action))


def _after(name: str, action: str) -> set[tuple[int, ...]]:
    return set(_ends(_open(name).child(action)))


def test_the_opening_is_what_its_text_says() -> None:
    assert _taken(_open("opening")) == (5, 6)
    assert _after("opening", "play AS") == {(7, 9)}
    assert _after("opening", "play 3S") == {(9, 7)}


def test_in_the_opening_every_hidden_card_is_a_picture() -> None:
    """The answer counts so: three pictures are missing, and three cards are hidden."""
    state = _open("opening")
    assert [hand[0].rank in "AKQJ" for hand in state.hands[1:]] == [True] * 3
    assert [len(hand) for hand in state.hands] == [2, 1, 1, 1]


def test_a_picture_in_the_partners_trick_saves_a_draw() -> None:
    assert _taken(_open("partner")) == (6, 6)
    assert _after("partner", "play QH") == {(8, 8)}
    assert _after("partner", "play 5S") == {(7, 9)}


def test_without_its_guard_speculation_is_lost_for_the_last_trick() -> None:
    assert _taken(_open("guard")) == (6, 6)
    assert _after("guard", "play 4S") == {(7, 9)} == _after("guard", "play AS")
    state = _open("guard").child("play 9D")
    for lead in state.legal_actions:
        best = max(max(_ends(state.child(lead).child(card))) for card in ("play AS", "play 4S"))
        assert best == (10, 6), lead
    assert set(_ends(state.child("play KD").child("play AS"))) == {(10, 6)}
    assert set(_ends(state.child("play KD").child("play 4S"))) == {(7, 9)}


def test_with_a_joker_about_the_ace_must_not_wait() -> None:
    assert _taken(_open("joker")) == (4, 4, 3, 2)
    assert _after("joker", "play AS") == {(6, 5, 3, 2)}
    assert _after("joker", "play 3D") == {(4, 7, 3, 2)}


def test_the_table_refuses_what_the_text_says_it_refuses() -> None:
    assert _open("trick").why_illegal("play AS").key == "follow_suit"
    assert _open("trick").why_illegal("play AH") is None
    lead = _open("lead")
    assert {lead.why_illegal(f"play {card}").key for card in ("AS", "9C")} == {"first_lead_plain"}
    assert [str(action) for action in lead.legal_actions] == ["play 5H", "play Jk"]


def test_the_hand_without_a_club_has_seven_pictures_and_a_choice() -> None:
    state = _open("redeal")
    assert [str(action) for action in state.legal_actions] == ["keep", "redeal"]
    assert not any(card.suit == "C" for card in state.hands[0])
    assert sum(card.rank in "AKQJ" for card in state.hands[0]) == 7


@pytest.mark.parametrize("name", ["opening", "trick", "guard", "partner", "hand"])
def test_hands_that_are_played_are_within_the_rule(name: str) -> None:
    """Each comes from a deal that need not be dealt again."""
    known = tables.setting("etori", name)
    state = tables.by_rules("etori", known).start(known["deal"], dealer=known["dealer"]).child("trump C")
    for hand in state.hands:
        lengths = [sum(card.suit == suit for card in hand) for suit in "CDHS"]
        assert min(lengths) > 0 and max(lengths) < 7
