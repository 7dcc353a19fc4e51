"""Rules of thumb for Goninkan. Each has its sentence under ``goninkan.thumb.<key>``.

Everybody knows who plays with whom, and only pictures count. So a picture goes to a trick that one's own side will have, and
nowhere else; sure cards are led while the others must still follow; the joker waits for a trick with pictures in it.
"""
from __future__ import annotations

from ..cards import Card
from ..observation import Observation
from ..packs import JOKER
from ..play import Action
from . import Thought
from ._tavern_goninkan_table import PICTURES, RANK, Table

__all__ = ["choose"]

Move = tuple[Card, str]

SAFE, BRAVE = 0.2, 0.6
"""A risk at which a picture is given away to a partner's trick, and one at which a card is led or a trick is tried for."""
RICH = 3
"""The joker is worth a trick with so many pictures in it; toward the end with fewer."""


def choose(seen: Observation) -> tuple[Action, Thought]:
    """The action of the first rule that applies, and its thought."""
    table = Table(seen)
    if seen.phase == "exchange":
        return seen.legal_actions[0], Thought("exchange_blind")
    if seen.phase == "show":
        return _show(seen)
    if seen.phase == "trump":
        return _trump(seen, table)
    if seen.phase == "lead":
        return _who_leads(seen, table)
    if table.left == 1:
        card, key = table.legal[0], "last_card"
    elif len(table.legal) == 1:
        card, key = table.legal[0], "joker_must" if table.legal[0] is JOKER else "only_card"
    else:
        card, key = _follow(table) if table.plays else _lead(table)
    actions = [action for action in seen.legal_actions if action.args[0] == card]
    return max(actions, key=lambda action: _catch(table, action)), Thought(key, (card,))


# Before the play

def _promise(cards: tuple[Card, ...], suit: str) -> float:
    """What a suit is worth as trumps."""
    return sum([2 + RANK[card] / 6 for card in cards if card.suit == suit])


def _show(seen: Observation) -> tuple[Action, Thought]:
    """The joker and the best card of the longest suit, or the two best cards of that suit."""
    suit = max("SHDC", key=lambda suit: _promise(seen.hand, suit))
    best = sorted([card for card in seen.hand if card.suit == suit], key=lambda card: -RANK[card])
    joker = JOKER in seen.hand
    two = {JOKER, best[0]} if joker else {*best[:2]}
    action = next(action for action in seen.legal_actions if {*action.cards} == two)
    return action, Thought("show_joker" if joker else "show_suit", tuple(best[:1]))


def _trump(seen: Observation, table: Table) -> tuple[Action, Thought]:
    both = (*seen.hand, *table.shown, *(card for card in table.shown if card is not JOKER))  # of a suit that is shown there is more
    suit = max("SHDC", key=lambda suit: _promise(both, suit))
    best = max((card for card in both if card.suit == suit), key=lambda card: RANK[card])
    return next(action for action in seen.legal_actions if action.args == (suit,)), Thought(
        "trump_shown" if best in table.shown else "trump_long", (best,))


def _who_leads(seen: Observation, table: Table) -> tuple[Action, Thought]:
    iku, koi = seen.legal_actions
    tops = [card for card in seen.hand if card.rank == "A"]
    if tops:
        return iku, Thought("iku_ace", (min(tops, key=lambda card: (card.suit == table.trump, table.length(card.suit))),))
    return koi, Thought("koi")


# The play

def _catch(table: Table, action: Action) -> float:
    """What a joker catches that is led and names this suit: pictures that others hold there, with few plain cards beside them."""
    if len(action.args) < 2:
        return 0.0
    cards = [card for card in table.unseen if card.suit == action.args[1]]
    pictures = sum([card in PICTURES for card in cards])
    return pictures - 0.3 * (len(cards) - pictures) + 0.1 * (action.args[1] == table.trump)


def _cheap(card: Card) -> tuple[bool, int]:
    return card in PICTURES, RANK[card]


def _low(table: Table, cards: list[Card]) -> Card:
    """The card that is missed least: no picture, no trump, of a short suit, low."""
    return min(cards, key=lambda card: (card is JOKER, card in PICTURES, card.suit == table.trump, table.length(card.suit), RANK[card]))


def _lead(table: Table) -> Move:
    cards = [card for card in table.legal if card is not JOKER]
    late = len(table.seen.tricks) >= 6
    sides = [card for card in cards if card.suit != table.trump and card in PICTURES and table.lead_risk(card) <= BRAVE]
    trumps = [card for card in cards if card.suit == table.trump]
    top = max(trumps, key=lambda card: RANK[card], default=None)
    if top is not None and table.lead_risk(top) <= SAFE and any(card.suit == table.trump for card in table.unseen) and (
            table.me in table.kankei and len(trumps) > 2):
        return top, "draw_trumps"
    if sides:
        return min(sides, key=lambda card: (table.lead_risk(card), table.length(card.suit))), "lead_sure"
    if JOKER in table.legal and late:
        return JOKER, "lead_joker"
    if top is not None and top in PICTURES and table.lead_risk(top) <= SAFE:
        return top, "lead_trump"
    plain = [card for card in cards if card not in PICTURES and card.suit != table.trump]
    known = [card for card in plain if any(other.suit == card.suit and not table.lead_risk(other) > BRAVE for other in table.with_mate)]
    if known:
        return min(known, key=lambda card: RANK[card]), "lead_to_partner"
    if plain:
        return _low(table, plain), "lead_low"
    return min(cards, key=lambda card: (card in PICTURES, table.lead_risk(card), RANK[card])), "lead_least"


def _follow(table: Table) -> Move:
    suit = table.follow or ""
    cards = [card for card in table.legal if card is not JOKER]
    hold = table.risk(table.best, suit)
    ours = table.holder in table.mates
    if ours and hold <= SAFE:
        losers = [card for card in cards if card in PICTURES and not table.wins(card) and card.suit != table.trump]
        if losers:
            return min(losers, key=lambda card: RANK[card]), "give_picture"
        return _low(table, cards), "let_partner"
    winning = [card for card in cards if table.wins(card)]
    found = _win(table, winning, suit)
    if found:
        return found
    late = len(table.seen.tricks) >= 7
    if JOKER in table.legal and not ours and table.pile >= (1 if late else RICH):
        return JOKER, "joker_takes"
    if ours and hold <= BRAVE and table.pile == 0:
        return _low(table, cards), "let_partner"
    card = _low(table, cards)
    if card in PICTURES:
        return card, "lose_least"
    return card, "keep_for_later" if winning else "throw_low"


def _win(table: Table, winning: list[Card], suit: str) -> Move | None:
    """A card that takes the trick, and is worth it."""
    if not winning:
        return None
    cutting = suit != table.trump and winning[0].suit == table.trump
    if not any(seat in table.foes for seat in table.behind):
        home = [card for card in winning if card in PICTURES]
        if home and not (cutting and table.pile):
            return min(home, key=lambda card: RANK[card]), "win_with_picture"
        if table.pile:
            return min(winning, key=lambda card: (card not in PICTURES, RANK[card])), "win_last"
        return None
    strong = max(winning, key=lambda card: RANK[card])
    if cutting:
        cheap = min(winning, key=lambda card: RANK[card])
        if table.pile and table.risk(100 + RANK[cheap], suit) <= BRAVE:
            return cheap, "cut_in"
        return (strong, "cut_high") if table.pile and table.risk(100 + RANK[strong], suit) <= BRAVE else None
    value = RANK[strong] + (100 if suit == table.trump else 0)
    if table.risk(value, suit) <= BRAVE and (table.pile or strong in PICTURES):
        return strong, "win_likely"
    return None
