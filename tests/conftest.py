"""The tests import their own helpers as ``tests.…``, wherever pytest is started from."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.append(ROOT)  # last, so that an installed package is tested in preference to the tree


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a browser comes last: Playwright leaves an event loop in its thread, where no other can then be run."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
