"""What a lesson tells about each card of a pack: its names in three languages, its worth, and what is drawn on it."""
from __future__ import annotations

from typing import Any

from .. import art, claims
from ..words import Words

__all__ = ["entries"]

_ITALIAN = {"A": "asso", "R": "re", "C": "cavallo", "F": "fante", "T": "dieci", "9": "nove", "8": "otto", "7": "sette",
            "2": "due", "S": "spade", "B": "bastoni", "C suit": "coppe", "D": "denari"}
_CZECH = {"A": "eso", "R": "král", "C": "kaval", "F": "chlapec", "S": "špády", "B": "baštony", "C suit": "kopy",
          "D": "denáry"}
"""Czech names of suits and courts after Otto's encyclopaedia, vol. 14; the suits are loans from Italian."""


def _suit(names: dict[str, str], letter: str) -> str:
    return names["C suit" if letter == "C" else letter]


_DOSSIER = {"END-CS11": "kratochvil", "END-A197": "holdhaus", "END-D1201": "stralsund", "WOPC-TREV": "trevisane",
            "7BELLO": "settebello", "EN-ITAL": "wiki-en-italian"}
"""Sources of the drawings' facts that go by another key among the claims."""


def _witness(key: str) -> str:
    """The short name of the source behind a fact of the drawings; its key where the claims do not know it."""
    plain = _DOSSIER.get(key) or (f"ipcs-{key[4:]}" if key.startswith("IPCS") else key.lower())
    try:
        return claims.source(plain).short
    except claims.UnknownClaim:
        return key


def _points(game: Any, rank: str, say: Words) -> str:
    worth = game.points[rank]
    return say("table.points", n=worth) if worth else say("table.points.none")


def entries(game: Any, lang: str = "en") -> list[dict[str, Any]]:
    """Every card of a game's pack in pack order: its names, what it is worth in this game, and what is drawn on it."""
    say, pack = Words(lang), game.pack
    drawn = art.pictures(pack)
    rules: Any = game.rules
    sets = dict(rules.set_values)
    found = []
    for card in pack.cards:
        czech = ", ".join(part for part in (_CZECH.get(card.rank, ""), _suit(_CZECH, card.suit)) if part)
        extra = []
        if card.rank == "2":
            extra.append(say("gallery.two", two=rules.two_bonus, one=game.ending(1), two_run=game.ending(2),
                             three_run=game.ending(3)))
        if card.rank in sets:
            extra.append(say("gallery.set.values", three=sets[card.rank][0], four=sets[card.rank][1]))
        found.append({
            "card": card.code, "name": say.card(pack, card),
            "names": [["gallery.italian", "it", f"{_ITALIAN[card.rank]} di {_suit(_ITALIAN, card.suit)}"],
                      ["gallery.czech", "cs", czech]],
            "attested": [say("gallery.fact", fact=fact, source=_witness(key)) for fact, key in art.facts(pack, card)],
            "points": _points(game, card.rank, say), "more": " ".join(extra), "drawn": drawn[card.code]})
    return found
