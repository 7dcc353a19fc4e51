"""What a lesson tells about each card of a pack: its names, its worth and strength in the game, and what is drawn on it.

Names stand in ``data/<game>_gallery.toml``; worth and strength come from the rules; drawings and facts from `art`.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import art, claims
from ..cards import Card, Pack
from ..words import Words
from . import strength
from .page import data

__all__ = ["attested", "called", "entries", "names", "witness", "witnesses_of"]


def witness(key: str) -> claims.Source:
    """The source behind a fact of the drawings, by the key that stands there. Raises UnknownClaim."""
    return claims.source(data("packs", "compare")["dossier"].get(key, key.lower()))


def witnesses_of(pack: Pack) -> set[str]:
    """The keys, among the claims' sources, of all that is cited for the drawings of a pack; none where it has no drawings."""
    try:
        art.box(pack)
    except ValueError:
        return set()
    return {witness(key).key for card in pack for _, key in art.facts(pack, card)}


def attested(pack: Pack, card: Card, say: Words) -> list[str]:
    """What is known of the picture on old cards, each sentence with its source."""
    return [say("gallery.fact", fact=fact, source=witness(key).short) for fact, key in art.facts(pack, card)]


def _built(how: Mapping[str, Any], card: Card) -> str:
    """A card's name by one block of names; empty where the block has none for it."""
    if card.code in how.get("cards", {}):
        return str(how["cards"][card.code])
    pattern = str(how.get("name", ""))
    parts = {"rank": how.get("ranks", {}).get(card.rank, ""), "suit": how.get("suits", {}).get(card.suit, "")}
    if not pattern or not all(parts[part] for part in parts if f"{{{part}}}" in pattern):
        return ""
    return pattern.format(**parts)


def _name(how: Mapping[str, Any], card: Card) -> dict[str, str] | None:
    text = _built(how, card)
    if not text:
        return None
    found = {"key": str(how["key"]), "lang": str(how["lang"]), "text": text}
    reading = how.get("reading")
    if reading and _built(reading, card):
        found |= {"reading": _built(reading, card), "reading_lang": str(reading["lang"])}
    gloss = how.get("gloss", {})
    if card.code in gloss or card.suit in gloss:
        found["gloss"] = str(gloss.get(card.code) or gloss[card.suit])
    return found


def names(game: str, card: Card, say: Words) -> list[dict[str, str]]:
    """What a card is called: for each block of names that has it, label, language, text, and perhaps reading and gloss."""
    found = []
    for how in data(game, "gallery")["names"]:
        one = _name(how, card)
        if one:
            label = str(how["label"])
            one["label"] = say("gallery.after", language=label, source=claims.source(how["after"]).short) if "after" in how else label
            found.append(one)
    return found


def called(game: str, card: Card) -> dict[str, str] | None:
    """The name by which a card is looked for in this game; None where it has none."""
    asked = data(game, "gallery")["find"]
    return next((one for how in data(game, "gallery")["names"] if how["key"] == asked and (one := _name(how, card))), None)


def entries(game: Any, lang: str = "en") -> list[dict[str, Any]]:
    """Every card of a game's pack in pack order: names, worth and strength in this game, sign, and what is drawn on it.

    Raises ValueError for a game without a gallery.
    """
    say, pack = Words(lang), game.pack
    drawn = art.pictures(pack)
    found = []
    for card in pack.cards:
        own = names(game.key, card, say)
        worth, more = strength.points(game, card, say)
        found.append({
            "card": card.code, "name": say.card(pack, card), "names": own, "asked": called(game.key, card),
            "points": worth, "more": more, "place": strength.place(game, card, say), "sign": strength.sign(game, card, say),
            "drawn": drawn[card.code], "attested": attested(pack, card, say)})
    return found
