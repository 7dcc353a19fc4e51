"""The twelve courts: whole figures, each once."""
from __future__ import annotations

from .footmen import FOOTMEN
from .kings import KINGS
from .riders import RIDERS

__all__ = ["COURTS"]

COURTS = {**KINGS, **RIDERS, **FOOTMEN}
