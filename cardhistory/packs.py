"""The packs as data. Which cards a pack has is a fact about the pack; what they are worth is a fact about a game."""
from __future__ import annotations

from .cards import Card, Pack, Rank, Suit

__all__ = ["ALUETTE_48", "FRENCH_32", "FRENCH_52", "FRENCH_53", "GONINKAN_50", "JOKER", "LATIN_28", "LATIN_40", "LATIN_52", "PACKS",
           "TRAPPOLA_36", "left_out", "ordinary"]

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

# The Latin packs of Primiera: whole, as Berni's Rome had it; without 10, 9 and 8, as Cardano's Milan and Italy today; and
# without courts as well, as Notes and Queries (1913) reads the Florentine game.
_LATIN = (_SWORDS, _BATONS, _CUPS, _COINS)
LATIN_40 = Pack("latin", "P", _LATIN, (*_COURTS, *_pips("765432"), _ACE))
LATIN_52 = Pack("latin52", "L", _LATIN, (*_COURTS, *_pips("T98765432"), _ACE))
LATIN_28 = Pack("latin28", "V", _LATIN, (*_pips("765432"), _ACE))

# The pack with French suits, as it came to Meiji Japan; ace high. With the joker it is a pack of its own, with its own deals.
JOKER = Card("Jk", "")
_FRENCH = (Suit("S", "spades"), Suit("H", "hearts"), Suit("D", "diamonds"), Suit("C", "clubs"))
_FRENCH_RANKS = (_ACE, Rank("K", "king"), Rank("Q", "queen"), Rank("J", "jack"), *_pips("T98765432"))
FRENCH_52 = Pack("french", "E", _FRENCH, _FRENCH_RANKS)
FRENCH_53 = Pack("french53", "K", _FRENCH, _FRENCH_RANKS, (JOKER,))

# The same without its low cards, from the sevens up: the Piquet pack, with which Elfern is played.
FRENCH_32 = Pack("french32", "F", _FRENCH, (_ACE, *_FRENCH_RANKS[1:4], *_pips("T987")))

# Ten cards for each of five players: without three twos, and with the joker (Goshogawara Chamber of Commerce).
GONINKAN_50 = Pack("goninkan50", "G", _FRENCH, _FRENCH_RANKS, (JOKER,), (Card("2", "H"), Card("2", "D"), Card("2", "C")))

# Twelve ranks and no ten; the riders are women, and the suits have French names: deniers, coupes, épées, bâtons (Parlett).
ALUETTE_48 = Pack("aluette", "A", (_COINS, _CUPS, Suit("E", "swords"), _BATONS),
                  (_ACE, Rank("R", "king"), Rank("C", "rider"), Rank("V", "valet"), *_pips("98765432")))

PACKS = {pack.key: pack for pack in (
    TRAPPOLA_36, LATIN_40, LATIN_52, LATIN_28, ALUETTE_48, FRENCH_32, FRENCH_52, FRENCH_53, GONINKAN_50)}

# Which card of an ordinary pack of 52 stands for which, by suit and by rank; whatever is not named stands for itself.
_SUITS = {"swords": "spades", "batons": "clubs", "cups": "hearts", "coins": "diamonds"}
_RANKS = {"rider": "queen", "footman": "jack", "valet": "jack"}


def _letter(parts: tuple[Suit, ...] | tuple[Rank, ...], key: str) -> str:
    return next(part.letter for part in parts if part.key == key)


def ordinary(pack: Pack) -> dict[Card, Card]:
    """For every card of a pack the card of an ordinary pack that can stand for it.

    >>> str(ordinary(TRAPPOLA_36)[Card("C", "D")])  # the rider of coins
    'QD'
    """
    def stand_in(card: Card) -> Card:
        if not card.suit:
            return JOKER
        rank, suit = pack.rank_key(card), pack.suit_key(card)
        return Card(_letter(FRENCH_52.ranks, _RANKS.get(rank, rank)), _letter(FRENCH_52.suits, _SUITS.get(suit, suit)))

    return {card: stand_in(card) for card in pack}


def left_out(pack: Pack) -> tuple[Rank, ...]:
    """The ranks of an ordinary pack that are not needed to play with it instead of this pack, from the highest.

    >>> [rank.letter for rank in left_out(TRAPPOLA_36)]
    ['6', '5', '4', '3']
    """
    needed = {card.rank for card in ordinary(pack).values()}
    return tuple(rank for rank in FRENCH_52.ranks if rank.letter not in needed)
