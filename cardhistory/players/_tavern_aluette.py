"""Rules of thumb for Aluette. Each has its sentence under ``aluette.thumb.<key>``.

A card is *sure* when nothing unseen can beat or equal it; the *risk* of a card is how likely an opponent who plays later can.
What counts is the most tricks in one hand, so a partner's winning card is left alone and sure cards are kept until they decide.
In each turn there is at most one sign or one word, and then a card.
"""
from __future__ import annotations

from ..cards import Card
from ..observation import Observation
from ..play import Action
from . import Thought
from ._tavern_aluette_table import ACE, CLASS, LUETTES, SPECIALS, Table

__all__ = ["choose"]

Choice = tuple[Action, Thought]
Move = tuple[Card, str]

SAFE, BRAVE = 0.1, 0.8
"""A risk that is taken, and one that is taken only when no partner plays later."""
RICH = 3.5
"""A hand of so much (luettes 2, doubles 1, aces a half) wants no chant; an average hand has 2.6."""
CAUGHT = 50
"""Where opponents catch more of a hundred signs than this, none are made."""


def choose(seen: Observation) -> Choice:
    """The action of the first rule that applies, and its thought."""
    table = Table(seen)
    choice = _PHASES[seen.phase](table)
    if seen.log and seen.log[-1][0] == table.me and seen.log[-1][1].verb in ("sign", "say"):
        return choice  # one sign or word a turn is enough
    return _sign(table) or _word(table, choice) or choice


# Before the play

def _exchange(table: Table) -> Choice:
    change = table.actions("exchange")
    return (change[0], Thought("change_worthless")) if change else (table.actions("stand")[0], Thought("keep_hand"))


def _chant(table: Table) -> Choice:
    rich = sum(2 if card in LUETTES else 1 if CLASS[card] < ACE else 0.5 * (CLASS[card] == ACE)
               for card in (*table.hand, *(card for mate in table.mates for card in table.known[mate])))
    if rich >= RICH:
        return table.actions("refuse")[0], Thought("refuse_chant", table.hand[:1])
    return table.actions("agree")[0], Thought("agree_chant")


def _discard(table: Table) -> Choice:
    away = table.hand[-1]
    return next(action for action in table.actions("discard") if action.args == (away,)), Thought("lay_low_away", (away,))


def _announce(table: Table) -> Choice:
    if table.plan or sum(card in LUETTES for card in table.hand) >= 3:
        return table.actions("announce")[0], Thought("announce", table.hand[:1])
    return table.actions("pass")[0], Thought("announce_nothing")


# Signs and words

def _sign(table: Table) -> Choice | None:
    signs = {action.text.removeprefix("sign "): action for action in table.actions("sign")}
    if not signs or table.left < 2 or table.seen.phase == "surrender" or table.rules.notice > CAUGHT:
        return None
    if "mordienne" in signs and table.plan:
        return signs["mordienne"], Thought("sign_mordienne", table.run[:1])
    for card in table.hand:
        if card in SPECIALS and card.code in signs:
            return signs[card.code], Thought("sign_card", (card,))
    aces = sum(CLASS[card] == ACE for card in table.hand)
    if aces >= 2 and f"A {aces}" in signs and not any(table.signed(table.me, f"A {n}") for n in (2, 3, 4)):
        return signs[f"A {aces}"], Thought("sign_aces")
    if "bad" in signs and CLASS[table.hand[0]] > ACE and table.left == table.rules.hand:
        return signs["bad"], Thought("sign_bad")
    return None


def _word(table: Table, choice: Choice) -> Choice | None:
    words = {action.args[0]: action for action in table.actions("say")}
    if not words or choice[0].verb != "play" or not table.mate_behind:
        return None
    card = choice[0].cards[0]
    if CLASS[card] < table.best and table.risk(CLASS[card]) == 0:
        return words["low"], Thought("say_low", (card,))
    if table.holder in table.foes and not table.winning:
        mates = [seat for seat in table.behind if seat in table.mates]
        if any(CLASS[other] < table.best for mate in mates for other in table.known[mate]):
            return words["high"], Thought("say_high")
        if table.best == ACE and any(table.signed(mate, f"A {n}") for mate in mates for n in (1, 2, 3, 4)):
            return words["spoil"], Thought("say_spoil")
    return None


# Giving up

def _surrender(table: Table) -> Choice:
    """An offer is refused only when mordienne cannot fail: it must be made then."""
    played = any(seat == table.me for seat, _ in table.plays)
    if table.plan and table.plan == table.left and not played:
        return table.actions("refuse")[0], Thought("refuse_offer", table.run[:1])
    return table.actions("accept")[0], Thought("accept_offer")


def _hopeless(table: Table) -> bool:
    return CLASS[table.hand[0]] > ACE and not table.plays and all(table.signed(mate, "bad") for mate in table.mates)


# The play

def _play(table: Table) -> Choice:
    concede = table.actions("concede")
    if concede and table.lost:
        return concede[0], Thought("give_up_lost")
    if concede and table.left == table.rules.hand and _hopeless(table):
        return concede[0], Thought("give_up_hopeless")
    card, key = _card(table)
    return next(action for action in table.seen.legal_actions if action.args == (card,) and action.verb == "play"), Thought(
        key, (card,))


def _card(table: Table) -> Move:
    if table.left == 1:
        return table.hand[0], "last_card"
    if table.plan:
        return (table.taking[0], "mordienne_now") if table.plan == table.left else (table.lowest(), "mordienne_wait")
    if table.holder not in table.mates and table.clinching:
        return table.taking[-1], "clinch"
    return _follow(table) if table.plays else _lead(table)


def _lead(table: Table) -> Move:
    if table.run:
        return table.run[0], "lead_sure"
    common = [card for card in table.hand if CLASS[card] >= ACE]
    return (common[0], "lead_common") if common else (table.lowest(), "lead_low")


def _follow(table: Table) -> Move:
    if "low" in table.words:
        return table.lowest(), "told_low"
    if table.holder in table.mates:
        return _partner_holds(table)
    winning, last = table.winning, not any(seat in table.foes for seat in table.behind)
    if winning and last:
        return winning[0], "win_cheaply"
    safe = [card for card in winning if table.risk(CLASS[card]) <= SAFE]
    if safe:
        return safe[0], "win_likely"
    if winning and "high" in table.words:
        return winning[-1], "told_high"
    equal = [card for card in table.hand if CLASS[card] == table.best]
    if equal and table.holder in table.foes and (last or not table.mate_behind or "spoil" in table.words):
        return equal[0], "spoil"
    brave = [card for card in winning if table.risk(CLASS[card]) <= BRAVE]
    if brave and not table.mate_behind:
        return brave[0], "win_perhaps"
    return table.lowest(), "leave_to_partner" if table.mate_behind else "throw_low"


def _partner_holds(table: Table) -> Move:
    holder, risk = table.holder, table.risk(table.best)
    assert holder is not None
    cheap = [card for card in table.winning if CLASS[card] > ACE]
    if cheap and table.signed(holder, "mordienne") and not table.won[holder] and table.left > 4:
        return cheap[0], "keep_partner_clean"
    if cheap and not table.behind and table.won[table.me] > table.won[holder]:
        return cheap[0], "one_hand"
    better = [card for card in table.winning if table.risk(CLASS[card]) <= SAFE < risk]
    return (better[0], "help_partner") if better else (table.lowest(), "let_partner")


_PHASES = {"exchange": _exchange, "chant": _chant, "discard": _discard, "announce": _announce, "surrender": _surrender,
           "play": _play}
