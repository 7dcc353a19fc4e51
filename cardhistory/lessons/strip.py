"""The timeline: a line at true scale, a strip of chosen events below it, and every event as a list that opens."""
from __future__ import annotations

from itertools import groupby
from typing import Any

from .page import Html, cited, data, escape, say

__all__ = ["timeline"]

WIDTH, LEFT, RIGHT = 1000, 30, 30


def _mark(sure: str, x: float, y: float, r: float = 7) -> str:
    """A disc for two sources, a ring for one, a lozenge for what is doubtful: told apart by shape."""
    if sure == "two":
        return f'<circle class="m2" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'
    if sure == "one":
        return f'<circle class="m1" cx="{x:g}" cy="{y:g}" r="{r - 1:g}"/>'
    d = r + 1
    return f'<path class="m0" d="M{x:g} {y - d:g} L{x + d:g} {y:g} L{x:g} {y + d:g} L{x - d:g} {y:g} Z"/>'


def _sign(sure: str) -> str:
    return f'<svg class="chl-mark" viewBox="0 0 20 20" aria-hidden="true">{_mark(sure, 10, 10)}</svg>'


def _sureness(event: dict[str, Any]) -> str:
    words = say(f"lesson.sure.{event['sure']}")
    if "doubt" in event:
        words = say("lesson.sure.doubt", sure=words, doubt=event["doubt"])
    return words


def _scale(events: list[dict[str, Any]], chosen: list[dict[str, Any]]) -> str:
    first = min(event["year"] for event in events) // 50 * 50
    last = -(-max(event["year"] for event in events) // 50) * 50
    def at(year: int) -> float:
        return round(LEFT + (year - first) / (last - first) * (WIDTH - LEFT - RIGHT), 1)
    out = [f'<path class="line" d="M{LEFT} 40 H{WIDTH - RIGHT}"/>']
    for year in range(first, last + 1, 50):
        tall = 10 if year % 100 == 0 else 6
        out.append(f'<path class="tick" d="M{at(year):g} {40 - tall} V{40 + tall}"/>')
        if year % 100 == 0:
            side = ' class="first"' if year == first else ' class="last"' if year == last else ""
            out.append(f'<text{side} x="{at(year):g}" y="76">{year}</text>')
    names = {event["id"] for event in chosen}
    for event in events:
        out.append(_mark(event["sure"], at(event["year"]), 40 if event["id"] in names else 20,
                         7 if event["id"] in names else 4.5))
    return (f'<svg class="chl-scale" viewBox="0 0 {WIDTH} 84" role="img"><title>{escape(say("lesson.scale"))}</title>'
            + "".join(out) + "</svg>")


def timeline(game: str) -> Html:
    """The strip of a game's events. Raises ValueError for a game without any."""
    events = sorted(data(game, "events")["event"], key=lambda event: (event["year"], event["id"]))
    chosen = [event for event in events if "strip" in event]
    cards = "".join(
        f'<li>{_sign(event["sure"])}<b>{escape(event["when"])}</b> <span class="place">{escape(event["place"])}</span>'
        f'<span class="what">{escape(event["strip"])}</span>'
        + (f'<span class="unsure">{escape(say("lesson.doubtful", doubt=event["doubt"]))}</span>' if "doubt" in event else "")
        + "</li>" for event in chosen)
    rows = ""
    for century, some in groupby(events, key=lambda event: (event["year"] - 1) // 100 + 1):
        rows += f'<h3>{escape(say("lesson.century", n=century))}</h3><ol class="chl-events">' + "".join(
            f'<li>{_sign(event["sure"])}<b>{escape(event["when"])}</b>, {escape(event["place"])}. {escape(event["text"])} '
            f'<small>{escape(_sureness(event))} {cited(event["sources"])}.</small></li>' for event in some) + "</ol>"
    key = "".join(f"<span>{_sign(sure)} {escape(say(f'lesson.key.{sure}'))}</span>" for sure in ("two", "one", "disputed"))
    return Html(f"timeline of {game}", (
        f'<figure class="chl chl-time">{_scale(events, chosen)}<div class="chl-scroll" role="region" tabindex="0" '
        f'aria-label="{escape(say("lesson.timeline"))}"><ol class="chl-strip">{cards}</ol></div>'
        f'<p class="chl-more">{escape(say("lesson.scroll"))}</p><figcaption class="chl-key">{key}</figcaption>'
        f'<details><summary>{escape(say("lesson.events", n=len(events)))}</summary>{rows}</details></figure>'), "timeline")
