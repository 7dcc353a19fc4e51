"""How a tavern player of Etori and Kakeya trump plays a card, and the rule of thumb that says why.

Of the cards that may be played the one is taken that brings most: the pictures of this trick, by the chance that one's own side
gets them, less what the card would be worth later. Which rule of thumb that is follows from what the card does.
"""
from __future__ import annotations

from ..cards import Card
from ._tavern_pictures import Table

__all__ = ["card_to_play", "promise", "why_lead"]

SPEND, LEAD_OUT, LEAD_ALONE = 1.8, 2.0, 0.9
"""What a sure card is worth later, in pictures, to one who follows, and to one who would lead it: strong cards catch more when
others lead, if one has a partner to lead towards them; who plays alone waits less."""
LAST = 0.4
"""What it costs to win a trick and have to lead: whoever plays after others knows more."""
LONG, TRUMP, SINGLE, SHORT = 0.02, 0.2, 0.4, 0.03
"""A long suit is the better lead, trumps the worse, a single plain card beside trumps a good one; and one throws from short suits."""
SAFE, LIKELY = 0.9, 0.6
"""Chances of taking a trick that are as good as certain, and good. (The values of this file were found by playing out deals.)"""


def card_to_play(table: Table) -> tuple[Card, str]:
    """The card, and the key of the rule of thumb."""
    if len(table.legal) == 1:
        return table.legal[0], "last_card" if len(table.hand) == 1 else "only_card"
    if table.top is None:
        card = max(table.legal, key=lambda one: (promise(table, one), table.weakness(one)))
        return card, why_lead(table, card)
    card = max(table.legal, key=lambda one: (_value(table, one), table.weakness(one)))
    return card, _why_follow(table, card)


def promise(table: Table, card: Card) -> float:
    """What leading a card promises, in pictures."""
    later = LEAD_OUT if table.friends else LEAD_ALONE
    value = table.swing(table.odds(card), table.worth.get(card, 0)) - later * table.keep(card)
    if card.suit == table.trump:
        return value - TRUMP
    return value + LONG * table.length(card.suit) + SINGLE * _single(table, card)


def _single(table: Table, card: Card) -> bool:
    """Is a plain card the only one of its suit, beside trumps?"""
    return not table.worth.get(card) and table.length(card.suit) == 1 and bool(table.length(table.trump))


def _value(table: Table, card: Card) -> float:
    """What a card brings to the trick on the table, in pictures."""
    chance = table.odds(card)
    value = table.swing(chance, table.worth.get(card, 0)) - SPEND * table.keep(card)
    if table.wins(card):
        return value - LAST * chance
    return value - SHORT * table.length(card.suit) if card.suit != table.led else value


def why_lead(table: Table, card: Card) -> str:
    """The key of the rule of thumb by which a card is led."""
    if card.suit == table.trump:
        return "draw_trumps" if table.above(card) <= 2 and table.foe_trumps else "lead_trump"
    chance = table.stands(card, card.suit)
    if chance >= LIKELY:
        return "sure_lead" if chance >= SAFE else "likely_lead"
    if any((friend, card.suit) in table.lacks for friend in table.friends_behind) and table.odds(card) > chance:
        return "for_the_partner"
    if _single(table, card):
        return "lead_single"
    return "lead_costly" if table.worth.get(card) else "lead_low"


def _why_follow(table: Table, card: Card) -> str:
    counts = table.worth.get(card)
    assert table.top is not None
    if table.ours and (not table.wins(card) or table.stands(table.top[1], table.led) >= SAFE):
        return "feed_side" if counts else "leave_side"
    if not table.wins(card):
        if any(table.wins(other) for other in table.legal):
            return "spare"
        if counts:
            return "hope_for_side" if table.odds(card) >= 0.4 else "lose_least"
        short = card.suit not in (table.led, table.trump) and table.length(card.suit) <= 2 and table.length(table.trump)
        return "throw_short" if short else "throw_low"
    if table.ours:
        return "overtake"
    if not table.weakness(card):
        return "spend_best"
    if card.suit == table.trump and table.led != table.trump:
        return "trump_in"
    chance = table.stands(card, table.led)
    if chance < SAFE:
        return "win_perhaps"
    return "bring_home" if counts else "win_cheaply"
