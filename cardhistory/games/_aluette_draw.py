"""Who sits where and who deals first, drawn with the pack before the first deal."""
from __future__ import annotations

from dataclasses import dataclass

from ..cards import Card
from ..deals import Deal, Rng
from ._aluette_rules import CLASS, LUETTES, AluetteRules

__all__ = ["Draw", "draw"]

_DRAW = 0x6472617765  # sets this use of the deal's number apart from every other


@dataclass(frozen=True)
class Draw:
    """What a draw has shown. ``turned`` are the cards turned up: (person, card), where persons are counted round the table.

    ``seating`` is the person at each seat, and ``dealer`` the seat that deals first.
    """

    turned: tuple[tuple[int, Card], ...]
    seating: tuple[int, ...]
    dealer: int


def draw(rules: AluetteRules, deal: Deal) -> Draw:
    """Draw partners and first dealer as ``partner_draw`` says, with the generator of this deal.

    ``luettes``: cards are turned up one by one, to person 0 first, until the four luettes are out; who has one gets no more.
    Monsieur and Madame are partners (seats 0 and 2), the one-eyed man and the cow too (1 and 3), and Madame deals.
    ``high_card``: each turns up a card, and the highest deals; those who are level turn up another.
    """
    persons = tuple(range(rules.players))
    rng = Rng(deal.seed ^ _DRAW)
    if rules.partner_draw == "seats":
        return Draw((), persons, rng.below(rules.players))
    pack = iter(rng.shuffled(deal.pack.cards))
    turned: list[tuple[int, Card]] = []
    if rules.partner_draw == "high_card":
        level = persons
        while len(level) > 1:
            shown = [(person, next(pack)) for person in level]
            turned += shown
            best = min(CLASS[card] for _, card in shown)
            level = tuple(person for person, card in shown if CLASS[card] == best)
        return Draw(tuple(turned), persons, level[0])
    holder: dict[Card, int] = {}
    while len(holder) < len(LUETTES):
        for person in persons:
            if person in holder.values() or len(holder) == len(LUETTES):
                continue
            card = next(pack)
            turned.append((person, card))
            if card in LUETTES:
                holder[card] = person
    monsieur, madame, borgne, vache = (holder[card] for card in LUETTES)
    return Draw(tuple(turned), (monsieur, borgne, madame, vache), 2)
