"""The four stencil colours of the Latin pack, beside the black and the paper that all packs share."""
from __future__ import annotations

from ..svg import INK, PAPER

__all__ = ["BLUE", "GREEN", "INK", "OCHRE", "PAPER", "RED", "ROSE"]

RED, OCHRE, BLUE, GREEN = "#b42", "#da4", "#347", "#784"  # brick, ochre, indigo, olive
ROSE = "#ea9"  # brick thinned with water: cheeks and lips only
