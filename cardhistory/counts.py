"""The exact numbers of the games, a room for each.

>>> from cardhistory import counts
>>> counts.trappola.hands(), counts.aluette.spoiled(4)
(94143280, Fraction(1343, 19458))
"""
from .games import _aluette_counts as aluette
from .games import _etori_counts as etori
from .games import _primiera_counts as primiera
from .games import _trappola_counts as trappola

__all__ = ["aluette", "etori", "primiera", "trappola"]
