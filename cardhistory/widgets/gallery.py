"""The gallery: a pack laid out card by card. Tapping a card tells its names, its points and what is drawn on it.

It knows the pack and its drawings, and no game: what is told about a card is handed to it.
"""
from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from .. import art
from ..cards import Pack
from ..words import Words

__all__ = ["Gallery"]

_HERE = Path(__file__).resolve().parent
_WORDS = ("label", "help", "about", "italian", "czech", "points", "drawn", "attested")


class Gallery(anywidget.AnyWidget):
    """The gallery of a pack. The browser may set nothing; it asks only, once, for the drawings.

    ``cards`` tells about each card, in pack order: ``card`` (its code), ``name``, ``names`` (label key, language, name),
    ``points``, ``more``, ``drawn`` and ``attested`` (a list of sentences). ``lang`` is the language of the labels.
    Raises ValueError when the cards are not those of the pack.
    """

    _esm = _HERE / "gallery.js"
    _css = _HERE / "gallery.css"
    pages = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(self, pack: Pack, cards: Sequence[Mapping[str, Any]], lang: str = "en") -> None:
        if [one["card"] for one in cards] != [card.code for card in pack.cards]:
            raise ValueError(f"the gallery of the {pack.key} pack needs an entry for each of its {len(pack)} cards, in order")
        say = Words(lang)
        self._pack = pack
        super().__init__()
        self.set_trait("pages", {
            "pack": pack.key, "box": [58, 106],
            "suits": [{"letter": suit.letter, "label": say("gallery.suit", suit=say(f"suit.{suit.key}"))} for suit in pack.suits],
            "cards": [{**one, "suit": card.suit, "id": art.face_id(pack, card)}
                      for one, card in zip(cards, pack.cards, strict=True)],
            "words": {f"gallery.{key}": say(f"gallery.{key}") for key in _WORDS}})
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
