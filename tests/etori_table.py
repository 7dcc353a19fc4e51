"""Helpers for the tests of Etori: cards as the notes write them, positions made by hand, deals played out."""
from __future__ import annotations

from typing import Any

import cardhistory as ch
from cardhistory.games._etori_table import next_play
from cardhistory.packs import FRENCH_53
from cardhistory.tricks import Trick


def cards(text: str) -> tuple[ch.Card, ...]:
    """The notes write the suit first: ``SA H5 Jk``."""
    return FRENCH_53.read([code if code == "Jk" else code[1] + code[0] for code in text.split()])


def begin(preset: str = "sakuragi", hands: dict[int, str] | None = None, *, stock: str = "", dealer: int = 0, trump: str = "C",
          number: int = 1, **options: Any) -> Any:
    """A deal with these hands (suit first), everything before the first card done: trumps named, hands let stand."""
    game = ch.game("etori", preset, **options)
    deal = game.fixed({seat: cards(text) for seat, text in (hands or {}).items()}, stock=cards(stock), dealer=dealer)
    state = game.start(deal, dealer=dealer, number=number)
    while state.phase in ("trump", "check"):
        state = state.child(f"trump {trump}" if state.phase == "trump" else state.legal_actions[0])
    return state


def play(state: Any, text: str) -> Any:
    """Play cards one after another (suit first)."""
    for card in cards(text):
        state = state.child(f"play {card}")
    return state


def at(hand: str, led: str = "", *, preset: str = "sakuragi", trump: str = "C", first: bool = False, **options: Any) -> Any:
    """Seat 1 is to play with this hand, to a card led by seat 0 (or to lead, in a later trick unless ``first``)."""
    game = ch.game("etori", preset, **options)
    state = game.start(1, dealer=0)
    held = game.pack.sort(cards(hand))
    state = state._with(phase="play", trump=trump, dealings=1, hands=((), held, (), ()), order=(), drawn=0, to_act=1)
    if not first:
        state = state._with(tricks=(Trick(((0, ch.Card("2", "H")),), 0),))
    if led:
        words = led.split()
        action = ch.Action("play", *cards(words[0]), *words[1:])
        plays = ((0, action.cards[0]),)
        dead, follow, _ = next_play(state, plays, action)
        state = state._with(plays=plays, follow=follow, dead=dead)
    return state


def legal(state: Any) -> set[str]:
    """The cards that may be played, suit first."""
    return {action.args[0].code if action.args[0].code == "Jk" else action.args[0].suit + action.args[0].rank
            for action in state.legal_actions}


def finish(state: Any, seed: int = 0) -> Any:
    """Play any legal actions to the end; nobody bids against a bid."""
    rng = ch.Rng(seed)
    while state.to_act is not None:
        state = state.child(rng.choice(state.legal_actions))
    return state


def finish_match(match: Any, seed: int = 0) -> Any:
    """Play all deals of a match."""
    rng = ch.Rng(seed)
    while True:
        while match.state.to_act is not None:
            match = match.child(rng.choice(match.state.legal_actions))
        if match.over:
            return match
        match = match.next_deal()
