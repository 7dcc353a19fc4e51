"""Laws for records in which cards are unknown: a seat writes down no more than it saw, and what it wrote can be filled in."""
from __future__ import annotations

import pytest

import cardhistory as ch
from tests.laws.test_laws import ALL, OPTIONS, heard_again, hidden_cards, permuted
from tests.universes import every, random_states, rule_sets

GAMES = 4
GAMES_BY_RULES = [rule_sets(key, OPTIONS)[number] for key, number in ALL]


def test_a_round_of_several_dealings_is_not_written_down_by_a_seat():
    again = [key for key in ch.games() if getattr(ch.game(key), "deals_again", False)]
    assert again == ["goninkan"]
    with pytest.raises(ch.RecordError, match="a deal of goninkan holds several dealings"):
        ch.Record.of(ch.game("goninkan").start(1)).seen_by(0)


once_dealt = [game for game in GAMES_BY_RULES if not getattr(game, "deals_again", False)]
by_rules = pytest.mark.parametrize("game", once_dealt, ids=[f"{game.key}-{game.preset}-{n}" for n, game in enumerate(once_dealt)])


@by_rules
def test_a_seat_writes_down_no_hidden_card(game):
    for seed in range(GAMES):
        states = list(random_states(game, seed))
        for state in (states[len(states) // 2], states[-1]):
            for seat in (*game.seats, None):
                words = set(ch.Record.of(state).seen_by(seat).to_text().replace('"', " ").split())
                assert not words & {card.code for card in hidden_cards(state, seat)}, (seed, seat)


@by_rules
def test_what_a_seat_writes_down_does_not_depend_on_hidden_cards(game):
    if game.key == "aluette" and game.rules.signs:
        game = ch.game(game.key, game.preset, signs=False)  # whether a sign is noticed is the deal's chance, and this is another deal
    changed = 0
    for seed in range(GAMES):
        rng = ch.Rng(seed)
        states = list(random_states(game, seed))
        for seat in (*game.seats, None):
            state = states[rng.below(len(states))]
            hidden = hidden_cards(state, seat)
            if len(hidden) < 2 or getattr(state, "reshuffles", 0):  # then the same cards come by another chance
                continue
            other = heard_again(game, permuted(state.deal.order, hidden, rng), state, seat, rng)
            if other is not None and other.observation(seat) == state.observation(seat):
                changed += other.hands != state.hands
                assert ch.Record.of(other).seen_by(seat) == ch.Record.of(state).seen_by(seat), (seed, seat)
    assert changed


@pytest.mark.parametrize("key, preset", [one for one in every() if one[0] != "goninkan"])
def test_what_a_seat_wrote_down_is_read_and_filled(key, preset):
    game = ch.game(key, preset)
    for seed in range(2 * GAMES):
        states = list(random_states(game, seed))
        state, seat = states[len(states) // (1 + seed % 2) - 1], (*game.seats, None)[seed % (len(game.seats) + 1)]
        record = ch.Record.of(state).seen_by(seat)
        assert not record.whole and ch.Record.from_text(record.to_text()) == record
        try:
            full = record.filled(ch.Rng(seed))
        except ch.RecordError as error:  # thrown cards that are shuffled and dealt again fall otherwise in every other deal
            assert getattr(state, "reshuffles", 0) and "lie open" in str(error)
            continue
        assert full.whole and ch.Record.from_text(full.to_text()) == full
        if not getattr(state, "signs", ()):  # whether a sign is noticed is the deal's chance, and this is another deal
            assert full.seen_by(seat) == record
