"""The gallery: a pack laid out card by card. Tapping a card tells its names, its points and what is drawn on it."""
from __future__ import annotations

import zlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from .. import art
from ..play import Game
from ..words import Words

__all__ = ["Gallery", "entries"]

_HERE = Path(__file__).resolve().parent

_ITALIAN = {"A": "asso", "R": "re", "C": "cavallo", "F": "fante", "T": "dieci", "9": "nove", "8": "otto", "7": "sette",
            "2": "due", "S": "spade", "B": "bastoni", "C suit": "coppe", "D": "denari"}
_CZECH = {"A": "eso", "R": "král", "C": "kaval", "F": "chlapec", "S": "špády", "B": "baštony", "C suit": "kopy",
          "D": "denáry"}
"""Czech names of suits and courts after Otto's encyclopaedia, vol. 14; the suits are loans from Italian."""


def _suit(names: dict[str, str], letter: str) -> str:
    return names["C suit" if letter == "C" else letter]


@lru_cache(maxsize=4)
def _pictures(key: str) -> dict[str, str]:
    if key != "trappola":
        raise ValueError(f"there is no gallery for the {key} pack")
    from ..art.trappola_words import PICTURES

    return dict(PICTURES)


def _points(game: Any, rank: str, say: Words) -> str:
    worth = game.points[rank]
    return say("table.points", n=worth) if worth else say("table.points.none")


def entries(game: Game, lang: str = "en") -> list[dict[str, Any]]:
    """Every card of a game's pack in pack order: its names, what it is worth in this game, and what is drawn on it."""
    say, pack = Words(lang), game.pack
    drawn = _pictures(pack.key)
    sets = dict(game.rules.set_values)
    found = []
    for card in pack.cards:
        czech = " ".join(part for part in (_CZECH.get(card.rank, ""), _suit(_CZECH, card.suit)) if part)
        extra = []
        if card.rank == "2":
            extra.append(say("gallery.two", two=game.rules.two_bonus, one=game.ending(1),  # type: ignore[attr-defined]
                             two_run=game.ending(2), three_run=game.ending(3)))  # type: ignore[attr-defined]
        if card.rank in sets:
            extra.append(say("gallery.set.values", three=sets[card.rank][0], four=sets[card.rank][1]))
        found.append({
            "card": card.code, "name": say.card(pack, card), "suit": card.suit,
            "names": [["gallery.italian", "it", f"{_ITALIAN[card.rank]} di {_suit(_ITALIAN, card.suit)}"],
                      ["gallery.czech", "cs", czech]],
            "points": _points(game, card.rank, say), "more": " ".join(extra), "drawn": drawn[card.code],
            "id": art.face_id(pack, card)})
    return found


class Gallery(anywidget.AnyWidget):
    """The gallery of a game's pack. The browser may set nothing; it asks only once for the drawings.

    Args:
        game: the game whose pack is shown and in which the points count.
        lang: the reader's language.
    """

    _esm = _HERE / "gallery.js"
    _css = _HERE / "gallery.css"
    pages = traitlets.Dict().tag(sync=True)

    def __init__(self, game: Game, lang: str = "en") -> None:
        say = Words(lang)
        self._pack = game.pack
        keys = ("label", "help", "italian", "czech", "points", "drawn")
        suits = [{"letter": suit.letter, "label": say("gallery.suit", suit=say(f"suit.{suit.key}"))} for suit in game.pack.suits]
        super().__init__(pages={
            "pack": game.pack.key, "box": list(art.size(game.pack)) if hasattr(art, "size") else [58, 106], "suits": suits,
            "cards": entries(game, lang), "words": {f"gallery.{key}": say(f"gallery.{key}") for key in keys}})
        self.on_msg(self._asked)

    def __repr__(self) -> str:
        return f"<gallery of the {self._pack.key} pack>"

    def set_state(self, sync_data: Any) -> None:
        """What the browser sends as state is dropped: everything it shows comes from here."""

    def _asked(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if isinstance(content, dict) and content.get("type") == "art":
            text = str(art.sprite(self._pack)).encode()
            plain = content.get("plain") is True
            self.send({"type": "art", "pack": self._pack.key, "plain": plain}, [text if plain else zlib.compress(text)])
