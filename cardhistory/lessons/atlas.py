"""The map: land in black line and flat colour, with numbered places and the lines between them.

The data of a map are `data/<game>_route.toml`; it may name another file of land than `europe`, and another part of it. A map of
several lessons has panels, each with its land and its part of it.
"""
from __future__ import annotations

import json
from functools import lru_cache
from itertools import combinations
from math import cos, hypot, radians
from typing import Any, NamedTuple

from .linked import lessons_of, spots
from .page import DATA, Html, cited, data, escape, say
from .strip import chosen

__all__ = ["draw", "view"]

WEST, EAST, SOUTH, NORTH = 5.4, 25.6, 38.9, 55.75
"""What is shown, in degrees, unless the map of a game says otherwise."""
SCALE = 42
"""Drawing units for one degree of latitude, likewise."""


class _View(NamedTuple):
    """The part of the world that a map shows: degrees, and drawing units for one of them."""

    west: float = WEST
    east: float = EAST
    south: float = SOUTH
    north: float = NORTH
    scale: float = SCALE
    middle: float = 47
    """The latitude at which east and west are drawn to the same scale as north and south."""

    def _across(self, lon: float) -> float:
        return (lon - self.west) * cos(radians(self.middle)) * self.scale

    @property
    def size(self) -> tuple[int, int]:
        return round(self._across(self.east)), round((self.north - self.south) * self.scale)

    def at(self, lon: float, lat: float) -> tuple[float, float]:
        return round(self._across(lon), 1), round((self.north - lat) * self.scale, 1)


def view(game: str) -> _View:
    """The part of the world that the map of a game shows. Raises ValueError for a game without one."""
    return _View(**data(game, "route").get("view", {}))


@lru_cache(maxsize=4)
def _land(name: str, seen: _View) -> str:
    rings = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))["rings"]
    parts = []
    for ring in rings:
        points = [seen.at(lon, lat) for lon, lat in zip(ring[::2], ring[1::2], strict=True)]
        parts.append("M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z")
    return "".join(parts)


def _route(seen: _View, a: dict[str, Any], b: dict[str, Any], line: str) -> str:
    """A bow from place to place, so that lines which share a stop can be told apart."""
    (x, y), (u, v) = seen.at(a["lon"], a["lat"]), seen.at(b["lon"], b["lat"])
    bend = 0.24 if line == "word" else 0.12
    mx, my = (x + u) / 2 + (v - y) * bend, (y + v) / 2 - (u - x) * bend
    return f'<path class="{line}" d="M{x:g} {y:g} Q{mx:.1f} {my:.1f} {u:g} {v:g}"/>'


_PEAKS = ((6.6, 44.6), (6.9, 45.4), (7.4, 46.0), (8.1, 46.5), (8.9, 46.7), (9.7, 46.75), (10.5, 47.0), (11.4, 47.15),
          (12.3, 47.25), (13.2, 47.3))
"""Where a hill is drawn for the Alps: a hint of the mountains, not a survey."""


def _peak(seen: _View, lon: float, lat: float) -> str:
    """A hill as a block-cutter draws one: an outline, and strokes on the side away from the light."""
    x, y = seen.at(lon, lat)
    return (f'<path class="hill" d="M{x - 11:g} {y + 8:g} Q{x - 5:g} {y:g} {x - 1:g} {y - 9:g} Q{x + 5:g} {y - 1:g} {x + 12:g} {y + 8:g}"/>'
            f'<path class="cut" d="M{x:g} {y - 5:g} L{x + 2:g} {y + 7:g} M{x + 3:g} {y - 1:g} L{x + 5:g} {y + 7:g} '
            f'M{x + 6:g} {y + 3:g} L{x + 8:g} {y + 7:g}"/>')


_REGIONS = (("lesson.alps", 7.35, 47.0, 0), ("lesson.sea.adriatic", 15.25, 43.0, 42), ("lesson.sea.baltic", 16.6, 55.0, 0))
"""Alps, Adriatic and Baltic: enough to find one's way."""


def _land_names(seen: _View, regions: list[dict[str, Any]]) -> str:
    """The hills, and the names of mountains and seas: those of the map's own data, or the usual ones."""
    hills = "".join(_peak(seen, lon, lat) for lon, lat in sorted(_PEAKS, key=lambda at: -at[1])
                    if seen.west < lon < seen.east and seen.south < lat < seen.north)
    named = [(one["name"], one["lon"], one["lat"], one.get("turn", 0)) for one in regions]
    words = []
    for name, lon, lat, turn in named or [(say(key), *where) for key, *where in _REGIONS]:
        x, y = seen.at(lon, lat)
        words.append(f'<text class="region" x="{x:g}" y="{y:g}" transform="rotate({turn} {x:g} {y:g})">{escape(name)}</text>')
    return f'<g class="lands">{hills}{"".join(words)}</g>'


_SIDES = {"right": (19, 6, "start"), "left": (-19, 6, "end"), "below": (0, 35, "middle"), "above": (0, -21, "middle")}


APART, CROWDED = 46, 31
"""Drawing units from the middle of one number to the next, on the map of a lesson, whose circles grow on a telephone, and of several."""


def _spread(points: list[tuple[float, float]], apart: int) -> list[tuple[float, float]]:
    """Where the numbers of places stand: at their places, or a little beside them where another one would touch."""
    found = list(points)
    for _ in range(40):
        moved = False
        for i, j in combinations(range(len(found)), 2):
            (x, y), (u, v) = found[i], found[j]
            far = hypot(u - x, v - y)
            if far < apart - 0.1:
                moved = True
                dx, dy = ((u - x) / far, (v - y) / far) if far else (1.0, 0.0)
                push = (apart - far) / 2
                found[i], found[j] = (x - dx * push, y - dy * push), (u + dx * push, v + dy * push)
        if not moved:
            break
    return [(round(x, 1), round(y, 1)) for x, y in found]


def _place(at: tuple[float, float], number: int, place: dict[str, Any], side: str | None) -> str:
    x, y = at
    name = ""
    if side is not None:
        dx, dy, anchor = _SIDES[side]
        name = f'<text class="name" x="{x + dx:g}" y="{y + dy:g}" text-anchor="{anchor}">{escape(place["name"])}</text>'
    return (f'<a href="#spot-{place["keys"][0]}" data-spot="{" ".join(place["keys"])}"><title>{escape(place["name"])}</title>'
            f'{name}<circle cx="{x:g}" cy="{y:g}" r="13"/><text class="number" x="{x:g}" y="{y + 5.5:g}">{number}</text></a>')


def _room(points: list[tuple[float, float]], places: list[tuple[int, dict[str, Any]]]) -> list[str | None]:
    """The side of each place on which its name stands free of the others' circles and of the names before it; None where it does not.

    For a map of several lessons, whose places nobody has sorted by hand.
    """
    taken = [(x - 13, y - 13, x + 13, y + 13) for x, y in points]
    found: list[str | None] = []
    for (x, y), (_, place) in zip(points, places, strict=True):
        found.append(None)
        for side in dict.fromkeys((place["side"], *_SIDES)):
            dx, dy, anchor = _SIDES[side]
            wide = 9.6 * len(place["name"])
            left = x + dx - (0 if anchor == "start" else wide if anchor == "end" else wide / 2)
            box = (left, y + dy - 15, left + wide, y + dy + 4)
            if all(box[2] < a or c < box[0] or box[3] < b or d < box[1] for a, b, c, d in taken):
                taken.append(box)
                found[-1] = side
                break
    return found


def _panel(name: str, about: dict[str, Any], seen: _View, places: list[tuple[int, dict[str, Any]]],
           crowded: bool) -> str:
    """One piece of the world with its numbered places and the roads between them."""
    width, height = seen.size
    by_key = {place["key"]: place for _, place in places}
    lines = "".join(_route(seen, by_key[one["from"]], by_key[one["to"]], one["line"]) for one in about.get("line", []))
    points = _spread([seen.at(place["lon"], place["lat"]) for _, place in places], CROWDED if crowded else APART)
    sides = _room(points, places) if crowded else [place["side"] for _, place in places]
    marks = "".join(_place(at, number, place, side) for at, (number, place), side in zip(points, places, sides, strict=True))
    land = f"chl-land-{name}"
    return (f'<svg viewBox="0 0 {width} {height}" role="group" aria-label="{escape(say("lesson.map"))}">'
            f'<defs><path id="{land}" d="{_land(about.get("land", "europe"), seen)}"/></defs>'
            f'<rect class="sea" width="{width}" height="{height}"/>'
            + "".join(f'<use class="{use}" href="#{land}"/>' for use in ("wave3", "wave2", "wave1", "land"))
            + f'{_land_names(seen, about.get("region", []))}<g class="ways">{lines}</g><g class="places">{marks}</g>'
            f'<rect class="edge" x="2" y="2" width="{width - 4}" height="{height - 4}"/>'
            f'<rect class="edge thin" x="8" y="8" width="{width - 16}" height="{height - 16}"/></svg>')


def _told(spot: dict[str, Any], lessons: tuple[str, ...]) -> str:
    """What a place is to each lesson, with sources; the lesson's name where there are several."""
    return " ".join((f'<i>{escape(say(f"lesson.tree.{lesson}"))}:</i> ' if len(lessons) > 1 else "")
                    + f'{escape(place["text"])} <small>{cited(place["sources"])}.</small>' for lesson, place in spot["told"])


def draw(game: str) -> Html:
    """The map of a game, or of all lessons that a page names. Raises ValueError for a page without one."""
    route, lessons = data(game, "route"), lessons_of(game)
    found = list(enumerate(spots(game), 1))
    svg = ""
    for number, about in enumerate(route.get("panel", [route])):
        seen = _View(**about.get("view", {}))
        here = [(n, one) for n, one in found if seen.west < one["lon"] < seen.east and seen.south < one["lat"] < seen.north]
        svg += _panel(f"{game}-{number}" if number else game, about, seen, here, len(lessons) > 1)
    drawn = {one["line"] for one in route.get("line", [])}
    kinds = "".join(f'<span><svg class="chl-way" viewBox="0 0 40 10" aria-hidden="true"><path class="{kind}" d="M2 5 H38"/></svg> '
                    f'{escape(say(f"lesson.way.{kind}"))}</span>' for kind in ("dotted", "word") if kind in drawn)
    rows = "".join(f'<li id="spot-{one["keys"][0]}" data-spot="{" ".join(one["keys"])}"><b>{escape(one["name"])}.</b> '
                   f'{_told(one, lessons)}</li>' for _, one in found)
    more = f' data-events="{escape(say("lesson.spot.events"))}"'
    return Html(f"map of {game}", (
        f'<figure class="chl chl-map"><div class="chl-panels">{svg}</div>'
        f'<figcaption>{escape(route["caption"])}<span class="chl-key">{kinds}</span></figcaption>'
        f'{chosen(more)}'
        f'<ol>{rows}</ol></figure>'), "map")
