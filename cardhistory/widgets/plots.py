"""Charts, drawn with leather: flat inks on the paper of the table, no web font, no script, and sized by the page.

leather is imported when the first chart is drawn, so that a lesson without one does not pay for it. It has no band and no way to
give a chart the fonts of a page but its module of settings: they are ours while a chart is drawn, and then what they were.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

from ..simulate import Tally

__all__ = ["INKS", "fits", "progress_chart"]

WIDTH, HEIGHT = 440, 290
INKS = {"share": "#221a12", "range": "#8c8069", "guess": "#2d4f7c", "above": "#2d4f7c", "exact": "#2c5a38"}
DASHES = {"share": "none", "range": "3 4", "guess": "10 5", "above": "10 5", "exact": "none"}
_FONT = "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
_SETTINGS: dict[str, Any] = {
    "background_color": "#fffdf4", "margin": 0.06, "tick_font_family": _FONT, "axis_title_font_family": _FONT, "tick_font_size": 17,
    "tick_font_char_width": 9, "tick_font_char_height": 17, "axis_title_font_size": 17, "axis_title_font_char_height": 17,
    "axis_title_color": "#221a12", "label_color": "#221a12", "tick_color": "#e5d9bd", "zero_color": "#8c8069",
    "legend_font_char_height": 0, "legend_gap": 0,
}


@contextmanager
def _our_settings() -> Iterator[None]:
    from leather import theme

    before = {name: getattr(theme, name) for name in _SETTINGS}
    for name, value in _SETTINGS.items():
        setattr(theme, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(theme, name, value)


def _top(points: Sequence[Tally], exact: Fraction | None) -> int:
    """Where the scale ends, in 100: it is made for what was found, and a wild guess does not flatten it."""
    highest = max(100 * point.interval[1] for point in points[len(points) // 4:])
    highest = max(float(highest), *(float(100 * share) for share in (points[-1].share, exact or 0)))
    return next(step for step in (1, 2, 5, 10, 20, 30, 40, 60, 80, 100) if step >= min(highest, 100))


def fits(points: Sequence[Tally], guess: Fraction | None, exact: Fraction | None) -> bool:
    """Does the guess lie within the scale of the chart?"""
    return guess is not None and 100 * guess <= _top(points, exact)


def progress_chart(points: Sequence[Tally], deals: int, guess: Fraction | None, exact: Fraction | None, x: str, y: str) -> str:
    """How the share went while the cards were dealt, as SVG: the curve, its range, and lines for the guess and the exact share.

    It carries no words but its axes: the page says beside it what it shows.
    """
    import leather

    class Line(leather.Line):  # type: ignore[misc]
        """A line without an entry in leather's legend, whose colours alone would tell it from others."""

        def legend_to_svg(self, series: Any, palette: Any) -> list[Any]:
            return []

    lines: list[tuple[str, list[tuple[float, float]]]] = [
        ("range", [(point.deals, 100 * point.interval[0]) for point in points]),
        ("range", [(point.deals, 100 * point.interval[1]) for point in points]),
        ("share", [(point.deals, float(100 * point.share)) for point in points]),
    ]
    top = _top(points, exact)
    lines = [(name, [(deal, min(value, top)) for deal, value in line]) for name, line in lines]
    for name, share in (("guess", guess if fits(points, guess, exact) else None), ("exact", exact)):
        if share is not None:
            lines.append((name, [(0, float(100 * share)), (deals, float(100 * share))]))
    with _our_settings():
        chart = leather.Chart()
        chart.add_x_scale(0, deals)
        chart.add_y_scale(0, top)
        chart.add_x_axis(ticks=[0, deals // 2, deals], tick_formatter=lambda value, index, count: f"{value:,.0f}", name=x)
        chart.add_y_axis(ticks=[top * part / 4 for part in range(5)], tick_formatter=lambda value, index, count: f"{value:g}", name=y)
        for name, line in lines:
            chart.add_series(leather.Series(line), Line(INKS[name], 3 if name in ("share", "exact") else 2, DASHES[name]))
        group = chart.to_svg_group(WIDTH, HEIGHT)
    svg = ElementTree.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDTH} {HEIGHT}", "aria-hidden": "true"})
    svg.append(group)
    return ElementTree.tostring(svg, encoding="unicode")
