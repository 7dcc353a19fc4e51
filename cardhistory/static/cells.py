"""A notebook's cells, run without Jupyter: the same way when the folder is built and in the reader's browser."""
from __future__ import annotations

import ast
import contextlib
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

__all__ = ["Cells", "Piece", "needed"]


@dataclass(frozen=True)
class Piece:
    """Something that a cell shows. ``kind``: ``html`` (also drawings), ``text``, or ``widget`` with the widget itself."""

    kind: str
    value: Any
    style: str = ""


class Cells:
    """A room in which the cells of one notebook are run, one after the other."""

    def __init__(self) -> None:
        self._names: dict[str, Any] = {"__name__": "__main__"}

    def run(self, source: str, name: str = "<cell>") -> list[Piece]:
        """Run a cell; what it printed, displayed and ended with. Raises whatever the cell raises."""
        shown: list[Any] = []
        printed = io.StringIO()
        tree = ast.parse(source, name)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        with contextlib.redirect_stdout(printed), _displaying(shown):
            exec(compile(tree, name, "exec"), self._names)
            if last is not None and not source.rstrip().endswith(";"):
                value = eval(compile(ast.Expression(last.value), name, "eval"), self._names)  # type: ignore[attr-defined]
                if value is not None:
                    _show(value, shown)
        text = printed.getvalue()
        return [*([Piece("text", text)] if text.strip() else []), *map(_piece, shown)]


@contextlib.contextmanager
def _displaying(shown: list[Any]) -> Iterator[None]:
    """What is given to `IPython.display.display` meanwhile is added to the list."""
    import IPython.display as there

    def display(*values: Any, **_: Any) -> None:
        for value in values:
            _show(value, shown)

    before = there.display
    there.display = display
    try:
        yield
    finally:
        there.display = before


def _show(value: Any, shown: list[Any]) -> None:
    """Add a value, or the pieces that it displays of itself."""
    if hasattr(value, "_ipython_display_"):
        value._ipython_display_()
    else:
        shown.append(value)


def _piece(value: Any) -> Piece:
    if hasattr(value, "comm") and hasattr(value, "in_words"):
        return Piece("widget", value)
    if hasattr(value, "style") and hasattr(value, "body"):  # a piece of a lesson's page: its style sheet is laid once for the page
        return Piece("html", str(value), value.style)
    for name in ("_repr_html_", "_repr_svg_"):
        if hasattr(value, name):
            return Piece("html", getattr(value, name)())
    return Piece("text", repr(value))


def needed(sources: Mapping[int, str], widgets: Sequence[int]) -> tuple[int, ...]:
    """Which cells the browser must run: those that show widgets, and those on whose names one of these depends.

    A cell that only shows something without a widget stands in the page already.
    """
    names = {n: _names(source) for n, source in sources.items()}
    kept = set(widgets)
    while True:
        wanted = set().union(*(names[n][1] for n in kept)) if kept else set()
        more = {n for n, (bound, used, single) in names.items()
                if n not in kept and n < max(kept, default=0) and (bound & wanted or not single and used & wanted & _bound(names))}
        if not more:
            return tuple(sorted(kept))
        kept |= more


def _bound(names: Mapping[int, tuple[set[str], set[str], bool]]) -> set[str]:
    return set().union(*(bound for bound, _, _ in names.values()))


def _names(source: str) -> tuple[set[str], set[str], bool]:
    """The names a cell binds, those it uses, and whether it is nothing but one expression."""
    tree = ast.parse(source)
    bound, used = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            (used if isinstance(node.ctx, ast.Load) else bound).add(node.id)
        elif isinstance(node, ast.alias):
            bound.add((node.asname or node.name).split(".")[0])
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            bound.add(node.name)
    return bound, used, len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr)
