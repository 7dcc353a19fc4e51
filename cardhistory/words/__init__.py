"""Words: every sentence the project says, kept apart from the rules.

Rules speak in keys and cards. A key stands for one whole sentence with named places; the English sentences stand in the
modules beside this file, and a gettext catalogue of `locale/` gives them in another language (the English sentence is the
message id). Nothing is ever glued together from pieces.
"""
from __future__ import annotations

import gettext
import pkgutil
from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..cards import Card, Pack
from ..packs import PACKS
from .terms import WAYS, resolve

if TYPE_CHECKING:
    from ..play import Reason
    from ..players.hints import Hint

__all__ = ["LOCALES", "Words"]

LOCALES = Path(__file__).resolve().parent.parent / "locale"
Template = str | tuple[str, str]


@lru_cache(maxsize=1)
def templates() -> dict[str, Template]:
    """Every key with its English sentence, or its pair of sentences for one and for several."""
    found: dict[str, Template] = {}
    for room in pkgutil.iter_modules(__path__):
        for key, template in import_module(f".{room.name}", __name__).SENTENCES.items():
            if key in found:
                raise ValueError(f"two sentences share the key {key!r}")
            found[key] = template
    return found


@lru_cache(maxsize=8)
def _catalogue(lang: str) -> gettext.NullTranslations:
    return gettext.translation("cardhistory", localedir=LOCALES, languages=[lang], fallback=True)


class Words:
    """The project's sentences in one language; English where a catalogue lacks one.

    ``terms``: whether the terms of the games stand as the games have them (``period``) or in plain words (``plain``).

    >>> say = Words("en")
    >>> say("card", rank="ace", suit="swords")
    'ace of swords'
    """

    __slots__ = ("_catalogue", "_names", "lang", "terms")

    def __init__(self, lang: str = "en", terms: str = "period") -> None:
        if terms not in WAYS:
            raise ValueError(f"terms are given in one of these ways: {', '.join(WAYS)}; not {terms!r}")
        self.lang, self.terms = lang, terms
        self._catalogue = _catalogue(lang)
        self._names: dict[tuple[str, Card], str] = {}

    def __call__(self, key: str, n: int | None = None, **fields: object) -> str:
        """The sentence of a key. ``n`` chooses between one and several, and is the field ``{n}``. Raises KeyError."""
        template = templates()[key]
        if isinstance(template, tuple):
            if n is None:
                raise ValueError(f"the sentence {key!r} needs n")
            text = self._catalogue.ngettext(*template, abs(n))
        else:
            text = self._catalogue.gettext(template)
        text = resolve(text, self.terms)
        if n is not None:
            fields["n"] = n
        if not fields:
            return text
        # a hyphen before a number is passed over by voices that read aloud; a minus sign is said
        return text.format(**{name: f"−{-it}" if type(it) is int and it < 0 else it for name, it in fields.items()})

    def has(self, key: str) -> bool:
        """Is there a sentence for this key?"""
        return key in templates()

    def card(self, pack: Pack, card: Card) -> str:
        """The name of a card: ``ace of swords``, ``joker``."""
        name = self._names.get((pack.key, card))
        if name is None:
            rank, suit = pack.rank_key(card), pack.suit_key(card)
            name = self("card", rank=self(f"rank.{rank}"), suit=self(f"suit.{suit}")) if suit else self(f"card.{rank}")
            self._names[pack.key, card] = name
        return name

    def cards(self, pack: Pack, cards: Iterable[Card]) -> str:
        """Several cards by name, with commas."""
        return self("list.separator").join(self.card(pack, card) for card in cards)

    def told_cards(self, pack: Pack, cards: Iterable[Card]) -> str:
        """Several cards by name within a sentence: ``ace of swords, king of cups and eight of cups``."""
        *first, last = [self.card(pack, card) for card in cards]
        return self("list.last", first=self("list.separator").join(first), last=last) if first else last

    def reason(self, reason: Reason, short: bool = False) -> str:
        """Why an action was refused, as one sentence; ``short``: one that can be heard card after card, where there is one."""
        key = f"table.why.{reason.key}"
        key = key if short and self.has(key) else f"{reason.game}.refused.{reason.key}"
        return self(key, **self._fields(PACKS[reason.pack], reason))

    def hint(self, pack: Pack, hint: Hint) -> str:
        """A hint as one sentence, for a game that is played with this pack."""
        return self(hint.key, **self._fields(pack, hint))

    def _fields(self, pack: Pack, told: Reason | Hint) -> dict[str, Any]:
        """What stands in the places of a sentence: cards, suits and ranks by name."""
        fields: dict[str, Any] = dict(told.fields)
        if told.cards:
            fields["cards"] = self.told_cards(pack, told.cards)
            fields["card"] = self.card(pack, told.cards[0])
        if "rank" in fields and "number" in fields:  # a set
            fields["count"], fields["ranks"] = self(f"count.{fields['number']}"), self(f"ranks.{fields['rank']}")
        for name in ("suit", "rank"):
            if name in fields:
                fields[name] = self(f"{name}.{fields[name]}")
        if "kind" in fields:
            fields["kind"] = self(f"primiera.kind.{fields['kind']}")
        return fields
