"""For the tests of Aluette: deals laid out so that a trick, or a whole list of tricks, comes out as wanted."""
from __future__ import annotations

from typing import Any

import cardhistory as ch

PACK = ch.game("aluette").pack
SEATS = "NESW"
PAIRS = [suits for rank in "ARCV" for suits in ((rank + "D", rank + "C"), (rank + "E", rank + "B"))] + [("9E", "9B")]
STRONG = "3D 3C 2D 2C 9C 9D 2B 2E".split()
PLAIN = {"chant": "never", "signs": False, "talk": False}


def winners(letters: str) -> list[int | None]:
    """``SENWX``: seats by their letters, None for a spoiled trick."""
    return [None if letter == "X" else SEATS.index(letter) for letter in letters]


def tricks(letters: str) -> list[dict[int, str]]:
    """Nine tricks of four cards that will be won as the letters say: for each trick the card of each seat."""
    pairs, strong = list(PAIRS), list(STRONG)
    low = [card.code for card in PACK if card.rank in "87654" or card.code in ("3E", "3B")]
    spoiled = [pairs.pop() for letter in letters if letter == "X"]
    lone = pairs.pop(0)[0] if pairs else ""  # for a ninth winner, an ace
    plain = [card for pair in pairs for card in pair]
    found: list[dict[int, str]] = []
    for letter in letters:
        trick: dict[int, str] = {}
        if letter == "X":
            for seat, card in zip((1, 2), spoiled.pop(), strict=True):
                trick[seat] = card
        else:
            trick[SEATS.index(letter)] = strong.pop() if strong else lone
        for seat in range(4):
            if seat not in trick:
                weak = letter == "X" or lone in trick.values()  # the other cards must be really low
                trick[seat] = plain.pop() if plain and not weak else low.pop()
        found.append(trick)
    return found


def begin(letters: str, *, dealer: int = 3, **options: Any) -> tuple[Any, list[dict[int, str]]]:
    """A deal in which these tricks can be played, and the tricks. ``dealer`` W, so that N leads."""
    laid = tricks(letters)
    game = ch.game("aluette", **{**PLAIN, **options})
    return game.start(game.fixed({seat: [trick[seat] for trick in laid] for seat in range(4)}, dealer=dealer), dealer=dealer), laid


def play(state: Any, laid: list[dict[int, str]]) -> Any:
    """Play the tricks; the one to act is whoever the rules say."""
    for trick in laid:
        for _ in range(4):
            state = state.child(f"play {trick[state.to_act]}")
    return state


def played(letters: str, **options: Any) -> Any:
    """The finished deal with these winners, really played."""
    state, laid = begin(letters, **options)
    state = play(state, laid)
    assert list(state.winners) == winners(letters)
    return state


def trick_of(cards: str, **options: Any) -> Any:
    """The state after a first trick of these four cards, N leading."""
    first = cards.split()
    rest = [card.code for card in PACK if card.code not in first]
    game = ch.game("aluette", **{**PLAIN, **options})
    hands = {seat: [first[seat], *rest[8 * seat:8 * seat + 8]] for seat in range(4)}
    state = game.start(game.fixed(hands, dealer=3), dealer=3)
    for card in first:
        state = state.child(f"play {card}")
    return state
