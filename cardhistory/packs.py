"""The packs as data. Which cards a pack has is a fact about the pack; what they are worth is a fact about a game."""
from __future__ import annotations

from .cards import Pack, Rank, Suit

__all__ = ["ALUETTE_48", "PACKS", "TRAPPOLA_36"]

_SWORDS, _BATONS, _CUPS, _COINS = (
    Suit("S", "swords"), Suit("B", "batons"), Suit("C", "cups"), Suit("D", "coins"))
_ACE = Rank("A", "ace")
_COURTS = (Rank("R", "king"), Rank("C", "rider"), Rank("F", "footman"))
_PIPS = {"T": "ten", "9": "nine", "8": "eight", "7": "seven", "6": "six",
         "5": "five", "4": "four", "3": "three", "2": "two"}


def _pips(letters: str) -> tuple[Rank, ...]:
    return tuple(Rank(letter, _PIPS[letter]) for letter in letters)


# Nine ranks in each of four Italian suits; the 3, 4, 5 and 6 are left out (Cardano, Liber de ludo aleae, ch. 23).
TRAPPOLA_36 = Pack("trappola", "T", (_SWORDS, _BATONS, _CUPS, _COINS), (_ACE, *_COURTS, *_pips("T9872")))

# Twelve ranks and no ten; the riders are women, and the suits have French names: deniers, coupes, épées, bâtons (Parlett).
ALUETTE_48 = Pack("aluette", "A", (_COINS, _CUPS, Suit("E", "swords"), _BATONS),
                  (_ACE, Rank("R", "king"), Rank("C", "rider"), Rank("V", "valet"), *_pips("98765432")))

PACKS = {pack.key: pack for pack in (TRAPPOLA_36, ALUETTE_48)}
