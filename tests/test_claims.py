"""Every rule has its witness: the claims are complete, consistent, and cover the options and refusals of the games."""
from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

import cardhistory as ch
from cardhistory import claims, games, play
from cardhistory.games import module

GAMES = claims.games()


def test_nothing_is_wrong_in_the_files() -> None:
    assert claims.check() == []


def test_every_game_has_claims() -> None:
    assert set(games()) <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_claim(game: str) -> None:
    rules = next(iter(module(game).PRESETS.values()))
    names = {field.name for field in fields(rules)}
    assert {claims.for_option(game, name).game for name in names} == {game}
    covered = {name for one in claims.of(game) for name in one.options}
    assert covered == names, "a claim covers an option that the rules do not have"


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_claim(game: str) -> None:
    keys = set(module(game).REASONS)
    for key in keys:
        assert claims.for_reason(game, key) is claims.for_reason(f"{game}.{key}")
    covered = {key for one in claims.of(game) for key in one.reasons}
    assert covered - keys <= {"not_your_turn", "unknown_action"}, "a claim covers a refusal that the rules do not know"


@pytest.mark.parametrize("game", GAMES)
def test_every_claim_has_a_source_or_is_ours(game: str) -> None:
    for one in claims.of(game):
        assert one.sources or one.status is claims.Status.OURS, one.id
        assert one.witness, one.id
        assert one.status.meaning


@pytest.mark.parametrize("game", GAMES)
def test_every_switch_of_a_doubt_can_be_played(game: str) -> None:
    """What the lesson calls a switch is an option of the rules, with a value they accept."""
    from ast import literal_eval

    from cardhistory.games import game as make

    for one in claims.doubts(game):
        for reading in one.readings:
            if reading.option:
                value = literal_eval(reading.value)
                assert getattr(make(game, **{reading.option: value}).rules, reading.option) == value, one.id
                assert reading.option in one.options, one.id


@pytest.mark.parametrize("game", GAMES)
def test_the_reading_we_play_is_among_the_readings(game: str) -> None:
    from ast import literal_eval

    rules = next(iter(module(game).PRESETS.values()))
    for one in claims.doubts(game):
        values = {literal_eval(reading.value) for reading in one.readings if reading.option}
        if values:
            assert getattr(rules, one.options[0]) in values, one.id


def test_a_witness_is_a_short_text() -> None:
    one = claims.claim("trappola.ending_two")
    assert one.witness.startswith("Cardano, ch. 23")
    assert claims.citation(one) == one.witness
    assert all(len(each.witness) < 200 for each in claims.of("trappola"))


def test_ours_is_said_to_be_ours() -> None:
    assert claims.claim("trappola.first_dealer").witness == "our own choice: the sources are silent"
    assert claims.claim("trappola.declarations_open").witness.startswith("our own choice, after ")


def test_a_missing_claim_is_named() -> None:
    for call, name in ((lambda: claims.claim("trappola.nothing"), "trappola.nothing"),
                       (lambda: claims.source("nobody"), "nobody"),
                       (lambda: claims.for_option("trappola", "colour"), "colour"),
                       (lambda: claims.for_reason("trappola.too_late"), "too_late"),
                       (lambda: claims.of("whist"), "whist"),
                       (lambda: claims.of("trappola", "gossip"), "gossip")):
        with pytest.raises(claims.UnknownClaim, match=name):
            call()


def test_claims_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        claims.claim("trappola.deal").rule = "Seven cards each."  # type: ignore[misc]


def test_sources_say_how_far_they_were_read() -> None:
    for one in claims.sources():
        assert one.read.endswith((".", "!")), one.key
        assert one.title in one.full


def test_a_refusal_leads_to_its_witness() -> None:
    from cardhistory import game

    state = game("trappola").start(1526).child("stand").child("stand")
    foreign = next(card for card in state.game.pack.cards if card not in state.hands[state.to_act])
    with pytest.raises(play.IllegalAction) as refused:
        state.child(f"play {foreign}")
    reason = refused.value.reason
    assert claims.for_reason(reason.game, reason.key).id == "trappola.from_the_hand"


def test_a_refusal_quotes_the_reading_that_is_played() -> None:
    """Where the rules in force are another reading's, its words and its witness stand beside the refusal."""
    kept = claims.for_reason("elfern", "follow_suit")
    assert claims.in_force(kept, ch.game("elfern").rules) == (kept.rule, kept.witness)
    said, by = claims.in_force(claims.for_option("elfern", "end_play"), ch.game("elfern", "meyers").rules)
    assert said.startswith("Must one also beat the card") and "Yes" in said and "Meyers" in by
    for game in ch.games():
        for preset in ch.presets(game):
            rules = ch.game(game, preset).rules
            for one in claims.of(game):
                said, by = claims.in_force(one, rules)
                assert said[-1] in ".”" and by, (game, preset, one.id)
