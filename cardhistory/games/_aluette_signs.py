"""Signs: which of them are true of a hand, and who catches them."""
from __future__ import annotations

from collections.abc import Iterator

from ..cards import Card
from ..deals import Deal, Rng
from ..play import Action
from ._aluette_actions import SIGN, SIGN_ABOVE, SIGN_ACES, SIGN_BAD, SIGN_BELOW, SIGN_MORDIENNE, SIGNS
from ._aluette_rules import ACES, CLASS, SPECIALS, AluetteRules

__all__ = ["is_sign", "offered", "seen_by", "true"]

_NOTICE = 0x616C7565747465  # sets this use of the deal's number apart from every other
_PLACE = {action: place for place, action in enumerate(SIGNS)}
_RELATIVE = frozenset((*SIGN_ABOVE.values(), *SIGN_BELOW.values()))


def is_sign(rules: AluetteRules, sign: Action) -> bool:
    """Is this a sign of the list that these rules know?"""
    return sign in _PLACE and (rules.relative_signs or sign not in _RELATIVE)


def true(sign: Action, hand: tuple[Card, ...], has_trick: bool) -> bool:
    """Is the sign true of a player with this hand, who has won a trick or not?"""
    what = sign.args[0]
    if isinstance(what, Card):
        return what in hand
    if what == "A":
        return sum([card in ACES for card in hand]) == sign.args[1]
    if what == "mordienne":
        return not has_trick
    best = min([CLASS[card] for card in hand])
    if what == "bad":
        return best >= len(SPECIALS)
    other = CLASS[sign.args[1]]  # type: ignore[index]
    return best < other if what == "above" else best > other


def offered(rules: AluetteRules, hand: tuple[Card, ...], has_trick: bool) -> Iterator[Action]:
    """The signs a player may make: those that are true, or all where signs may be false."""
    if rules.false_signs:
        yield from SIGNS if rules.relative_signs else [sign for sign in SIGNS if sign not in _RELATIVE]
        return
    special = False
    for card in hand:
        if card in SIGN:
            special = True
    if special:
        yield from [sign for card, sign in SIGN.items() if card in hand]
    aces = sum([card in ACES for card in hand])
    if aces:
        yield SIGN_ACES[aces]
    if not special:
        yield SIGN_BAD
    if not has_trick:
        yield SIGN_MORDIENNE
    if rules.relative_signs:
        best = min([CLASS[card] for card in hand])
        yield from [sign for card, sign in SIGN_ABOVE.items() if best < CLASS[card]]
        yield from [sign for card, sign in SIGN_BELOW.items() if best > CLASS[card]]


def seen_by(rules: AluetteRules, deal: Deal, seat: int, sign: Action) -> tuple[int, ...]:
    """The seats that see a sign: its maker and the partners always, each opponent with the chance ``notice``.

    The chance is drawn from the deal's own generator, for this maker, this sign and this opponent: it is the same whenever the
    deal is played, and whatever else has been done in it.
    """
    base = (deal.seed ^ _NOTICE) + 64 * (seat + 8 * _PLACE[sign])
    return tuple([other for other in range(rules.players)
                  if other % 2 == seat % 2 or Rng(base + other).below(100) < rules.notice])
