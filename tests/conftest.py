"""The tests import their own helpers as ``tests.…``, wherever pytest is started from."""
from __future__ import annotations

import sys
from pathlib import Path

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.append(ROOT)  # last, so that an installed package is tested in preference to the tree
