"""The French-suited pack of fifty-three cards: the same drawings, and words that count the joker."""
from __future__ import annotations

from types import SimpleNamespace

from . import HEIGHT, SIGN_OF, WIDTH, back, face, index, label, part, parts
from . import words as plain

__all__ = ["HEIGHT", "SIGN_OF", "WIDTH", "back", "face", "index", "label", "part", "parts", "words"]

words = SimpleNamespace(**{name: getattr(plain, name) for name in plain.__all__})
words.PACK = "The French-suited pack with the joker"
words.PACK_DESC = plain.PACK_DESC.replace("All fifty-two cards in suits", "The fifty-two cards in suits").removesuffix(".") + ", and the joker last."
