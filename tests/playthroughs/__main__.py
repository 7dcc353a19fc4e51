"""``python -m tests.playthroughs``: renew the golden playthroughs."""
from __future__ import annotations

import sys

from . import renew

renew(tuple(sys.argv[1:]))
