"""The same card in four packs, side by side: which cards answer to each other, and why one may be missing.

Everything that is a matter of history stands in ``data/packs_compare.toml``.
"""
from __future__ import annotations

from typing import Any

from .. import art
from ..cards import Card, Pack
from ..packs import PACKS
from ..words import Words
from .cards import attested, names
from .page import data

__all__ = ["compare", "counterpart"]


def _keys(pack: Pack, card: Card) -> tuple[str, str]:
    """Rank and suit of a card, by the keys that all packs share."""
    rank, suit = pack.rank_key(card), pack.suit_key(card)
    known = data("packs", "compare")
    return known["ranks"].get(rank, rank), known["suits"].get(suit, suit)


def counterpart(pack: Pack, card: Card, other: Pack) -> Card | None:
    """The card of another pack that answers to this one; None where there is none.

    >>> from cardhistory.packs import ALUETTE_48, FRENCH_53, TRAPPOLA_36
    >>> counterpart(ALUETTE_48, ALUETTE_48.card("VC"), TRAPPOLA_36)
    FC
    >>> counterpart(FRENCH_53, FRENCH_53.card("QH"), ALUETTE_48) is None
    True
    """
    asked = _keys(pack, card)
    return next((one for one in other if _keys(other, one) == asked), None)


def _family(pack: Pack) -> frozenset[str]:
    return frozenset(suit.key for suit in pack.suits)


def _missing(pack: str, rank: str) -> str:
    return next(str(one["text"]) for one in data("packs", "compare")["absent"] if one["pack"] == pack and rank in one["ranks"])


def _remark(rank: str, suit: str) -> str:
    return next((str(one["text"]) for one in data("packs", "compare")["remark"]
                 if rank in one.get("ranks", (rank,)) and suit in one.get("suits", (suit,))), "")


def compare(game: Any, code: str, lang: str = "en") -> dict[str, Any]:
    """A card of a game's pack beside its counterparts: a title, a remark, and for each pack the drawing with its sentences.

    The reader's own pack comes first. Raises InvalidCard.
    """
    say, pack = Words(lang), game.pack
    card = pack.card(code)
    rank, suit = _keys(pack, card)
    known = data("packs", "compare")
    found: list[dict[str, Any]] = []
    met = False
    for one in sorted(known["pack"], key=lambda one: one["game"] != game.key):
        own = one["game"] == game.key
        there = pack if own else PACKS[one["key"]]
        other = card if own else counterpart(pack, card, there)
        entry: dict[str, Any] = {"label": one["label"], "box": art.box(there)}
        if other is None:
            found.append({**entry, "missing": _missing(one["key"], rank)})
            continue
        met = met or (not own and _family(there) != _family(pack))
        found.append({**entry, "name": say.card(there, other), "called": next(iter(names(one["game"], other, say)), None),
                      "svg": str(art.card(there, other)), "drawn": art.pictures(there)[other.code],
                      "attested": attested(there, other, say)[:1]})
    return {"card": card.code, "title": say("gallery.compare.title", card=say.card(pack, card)), "remark": _remark(rank, suit),
            "note": known["pairing"]["text"] if met else "", "items": found}
