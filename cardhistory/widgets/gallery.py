"""The gallery: a pack laid out card by card. One walks through it, looks for a card by its name, and compares packs.

It knows the pack and its drawings, and no game: what is told about a card is handed to it.
"""
from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import traitlets

from .. import art
from ..cards import Pack
from ..words import Words
from .shell import Shell
from .side import Side

__all__ = ["Gallery"]

_SIDE = Side("gallery", ("gallery_parts.js", "gallery_find.js", "gallery_compare.js", "gallery.js"), ("gallery.css",), ("render",))
_WORDS = ("label", "help", "order", "about", "points", "place", "sign", "drawn", "attested", "find", "find.help", "find.ask",
          "find.right", "find.wrong", "find.score", "find.next", "find.last", "find.done", "find.again", "find.stop", "compare",
          "compare.close", "compare.wait", "compare.lost", "compare.none")


class Gallery(Shell):
    """The gallery of a pack. The browser may set nothing; it asks only for drawings: once for the pack's own, and for those
    of other packs when a card is compared.

    ``cards`` tells about each card, in pack order: ``card`` (its code), ``name``, ``names`` and ``asked`` (each name with
    ``lang``, ``text``, and perhaps ``label``, ``reading``, ``gloss``), ``points``, ``more``, ``place``, ``sign``, ``drawn``
    and ``attested`` (a list of sentences). ``orders`` are the ways to lay the pack out: ``key``, ``label``, ``note``, ``rows``,
    ``choice`` and ``groups`` of places in the pack; those with one label are told apart by their choice (what, how).
    ``compare`` gives for a card code what is shown beside it, None: nothing can be compared. ``lang`` is the language of the
    labels. Raises ValueError when the cards are not those of the pack, or an order does not hold each of them once.
    """

    side = _SIDE
    _esm = _SIDE.stub("render")
    pages = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(self, pack: Pack, cards: Sequence[Mapping[str, Any]], orders: Sequence[Mapping[str, Any]],
                 compare: Callable[[str], Mapping[str, Any]] | None = None, lang: str = "en") -> None:
        if [one["card"] for one in cards] != [card.code for card in pack.cards]:
            raise ValueError(f"the gallery of the {pack.key} pack needs an entry for each of its {len(pack)} cards, in order")
        for order in orders:
            if sorted(at for group in order["groups"] for at in group["cards"]) != list(range(len(pack))):
                raise ValueError(f"the order {order['key']!r} does not hold each of the {len(pack)} cards once")
        say = Words(lang)
        self._pack, self._compare = pack, compare
        super().__init__()
        self.set_trait("pages", {
            "pack": pack.key, "box": list(art.box(pack)), "orders": [dict(order) for order in orders], "compare": compare is not None,
            "cards": [{**one, "id": art.face_id(pack, one["card"])} for one in cards],
            "words": {key: say(f"gallery.{key}") for key in _WORDS}})

    def __repr__(self) -> str:
        return f"<gallery of the {self._pack.key} pack>"

    def _heard(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if not isinstance(content, dict):
            return
        plain = content.get("plain") is True
        if content.get("type") == "art":
            self._answer({"type": "art", "pack": self._pack.key, "plain": plain}, str(art.sprite(self._pack)))
        elif content.get("type") == "compare" and self._compare and content.get("card") in [card.code for card in self._pack]:
            self._answer({"type": "compare", "card": content["card"], "plain": plain},
                         json.dumps(self._compare(content["card"]), ensure_ascii=False))

    def _answer(self, head: dict[str, Any], text: str) -> None:
        self.send(head, [text.encode() if head["plain"] else zlib.compress(text.encode())])
