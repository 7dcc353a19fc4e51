"""The map: the land of `data/europe.json` in black line and flat colour, with numbered places and the lines between them."""
from __future__ import annotations

import json
from functools import lru_cache
from math import cos, radians
from typing import Any

from .page import DATA, Html, cited, data, escape, say

__all__ = ["draw"]

WEST, EAST, SOUTH, NORTH = 5.4, 25.6, 39.0, 55.3
"""What is shown, in degrees."""
SCALE = 42
"""Drawing units for one degree of latitude."""
_NARROW = cos(radians(47))
WIDTH = round((EAST - WEST) * _NARROW * SCALE)
HEIGHT = round((NORTH - SOUTH) * SCALE)


def _at(lon: float, lat: float) -> tuple[float, float]:
    return round((lon - WEST) * _NARROW * SCALE, 1), round((NORTH - lat) * SCALE, 1)


@lru_cache(maxsize=1)
def _land() -> str:
    rings = json.loads((DATA / "europe.json").read_text(encoding="utf-8"))["rings"]
    parts = []
    for ring in rings:
        points = [_at(lon, lat) for lon, lat in zip(ring[::2], ring[1::2], strict=True)]
        parts.append("M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z")
    return "".join(parts)


def _route(a: dict[str, Any], b: dict[str, Any], line: str) -> str:
    """A bow from place to place, so that lines which share a stop can be told apart."""
    (x, y), (u, v) = _at(a["lon"], a["lat"]), _at(b["lon"], b["lat"])
    bend = 0.12
    mx, my = (x + u) / 2 + (v - y) * bend, (y + v) / 2 - (u - x) * bend
    return f'<path class="{line}" d="M{x:g} {y:g} Q{mx:.1f} {my:.1f} {u:g} {v:g}"/>'


_SIDES = {"right": (17, 6, "start"), "left": (-17, 6, "end"), "below": (0, 34, "middle"), "above": (0, -20, "middle")}


def _place(number: int, place: dict[str, Any]) -> str:
    x, y = _at(place["lon"], place["lat"])
    dx, dy, anchor = _SIDES[place["side"]]
    name = f'x="{x + dx:g}" y="{y + dy:g}" text-anchor="{anchor}"'
    return (f'<g><title>{escape(place["name"])}: {escape(place["text"])}</title>'
            f'<text class="name" {name}>{escape(place["name"])}</text>'
            f'<circle cx="{x:g}" cy="{y:g}" r="13"/><text class="number" x="{x:g}" y="{y + 5.5:g}">{number}</text></g>')


def draw(game: str) -> Html:
    """The map of a game. Raises ValueError for a game without one."""
    route = data(game, "route")
    places = {place["key"]: place for place in route["place"]}
    lines = "".join(_route(places[one["from"]], places[one["to"]], one["line"]) for one in route["line"])
    marks = "".join(_place(number, place) for number, place in enumerate(places.values(), 1))
    land = f"chl-land-{game}"
    svg = (f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{escape(say("lesson.map"))}</title>'
           f'<desc>{escape(route["caption"])}</desc><defs><path id="{land}" d="{_land()}"/></defs>'
           f'<rect class="sea" width="{WIDTH}" height="{HEIGHT}"/>'
           + "".join(f'<use class="{name}" href="#{land}"/>' for name in ("wave3", "wave2", "wave1", "land"))
           + f'<g class="ways">{lines}</g><g class="places">{marks}</g>'
           f'<rect class="edge" x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}"/>'
           f'<rect class="edge thin" x="8" y="8" width="{WIDTH - 16}" height="{HEIGHT - 16}"/></svg>')
    kinds = "".join(f'<span><svg class="chl-way" viewBox="0 0 40 10" aria-hidden="true"><path class="{kind}" d="M2 5 H38"/></svg> '
                    f'{escape(say(f"lesson.way.{kind}"))}</span>' for kind in ("solid", "dashed", "dotted"))
    rows = "".join(f'<li><b>{escape(place["name"])}.</b> {escape(place["text"])} <small>{cited(place["sources"])}.</small></li>'
                   for place in places.values())
    return Html(f"map of {game}", (
        f'<figure class="chl chl-map"><div class="chl-scroll" role="region" tabindex="0" aria-label="{escape(say("lesson.map"))}">'
        f'{svg}</div><figcaption>{escape(route["caption"])}<span class="chl-key">{kinds}</span></figcaption>'
        f'<ol>{rows}</ol></figure>'), "map")
