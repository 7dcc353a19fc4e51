"""The colours of the Aluette pack: yellow, carmine, Atlantic blue and leaf green, beside black and paper."""
from __future__ import annotations

from ..svg import INK, PAPER

__all__ = ["BLUSH", "CARMINE", "INK", "LEAF", "PAPER", "SEA", "YELLOW"]

YELLOW, CARMINE, SEA, LEAF = "#fc3", "#c13", "#178", "#7a3"
BLUSH = "#eaa"  # the carmine thinned with water: cheeks and lips
