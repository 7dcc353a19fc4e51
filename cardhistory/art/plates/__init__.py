"""The wide woodcuts that open a lesson, one room each: ``plate(cut)`` draws it, ``TITLE`` and ``DESC`` say what it shows.

Plates are cut on a block of 300 by 105 units, so that lines keep the weight they have on the cards.
"""
from __future__ import annotations

from types import ModuleType

from . import aluette, etori, primiera, trappola

__all__ = ["PLATES"]

PLATES: dict[str, ModuleType] = {"trappola": trappola, "primiera": primiera, "aluette": aluette, "etori": etori}
