"""All that can be done or said at an Aluette table, and reading it from text."""
from __future__ import annotations

from ..packs import ALUETTE_48
from ..play import Action, Vocabulary, text_of
from ._aluette_rules import SPECIALS

__all__ = ["ACCEPT", "AGREE", "ANNOUNCE", "CONCEDE", "DISCARD", "EXCHANGE", "HIDDEN_DISCARD", "PASS", "PLAY", "REFUSE", "SAY",
           "SIGN", "SIGN_ABOVE", "SIGN_ACES", "SIGN_BELOW", "SIGN_BAD", "SIGN_MORDIENNE", "SIGNS", "STAND", "known"]

_PACK = ALUETTE_48
PLAY = {card: Action("play", card) for card in _PACK.cards}
DISCARD = {card: Action("discard", card) for card in _PACK.cards}
HIDDEN_DISCARD = Action("discard")
"""A discard as the others see it: face down."""
EXCHANGE, STAND = Action("exchange"), Action("stand")
AGREE, REFUSE = Action("agree"), Action("refuse")
ANNOUNCE, PASS = Action("announce"), Action("pass")
CONCEDE, ACCEPT = Action("concede"), Action("accept")
SAY = tuple(Action("say", word) for word in ("high", "low", "spoil"))
"""What is told aloud: play high, play low, spoil the trick."""

SIGN = {card: Action("sign", card) for card in SPECIALS}
"""I have this card."""
SIGN_ACES = {number: Action("sign", "A", number) for number in (1, 2, 3, 4)}
"""I have so many aces."""
SIGN_BAD = Action("sign", "bad")
"""My hand is very bad."""
SIGN_MORDIENNE = Action("sign", "mordienne")
"""I try for mordienne."""
SIGN_ABOVE = {card: Action("sign", "above", card) for card in SPECIALS}
"""I have better than this card."""
SIGN_BELOW = {card: Action("sign", "below", card) for card in SPECIALS}
"""I have only worse than this card."""
SIGNS = (*SIGN.values(), *SIGN_ACES.values(), SIGN_BAD, SIGN_MORDIENNE, *SIGN_ABOVE.values(), *SIGN_BELOW.values())
"""Every sign there is, in the order in which they are offered."""

_VOCABULARY = Vocabulary((*PLAY.values(), *DISCARD.values(), EXCHANGE, STAND, AGREE, REFUSE, ANNOUNCE, PASS, CONCEDE, ACCEPT,
                          *SAY, *SIGNS))


def known(action: Action | str) -> Action:
    """The game's own action of this text: a stranger's `Action` is worth no more than its text. Raises ValueError."""
    found = _VOCABULARY.find(action)
    if found is not None:
        return found
    text = text_of(action)
    words = text.lower().split()
    if len(words) == 2 and words[0] in ("play", "discard", "sign"):
        card = _PACK.card(words[1])
        # There is no sign for most cards; that is for `why_illegal` to say.
        return {"play": PLAY, "discard": DISCARD}[words[0]][card] if words[0] != "sign" else SIGN.get(card, Action("sign", card))
    raise ValueError(f"{text[:60]!r} is no action of Aluette: write play 3D or discard 4E (any card), agree, refuse, concede, "
                     "accept, exchange, stand, announce, pass, say high (low, spoil), or sign 3D (a special card), sign A 2 (aces), "
                     "sign bad, sign mordienne, sign above 2C, sign below 2C")
