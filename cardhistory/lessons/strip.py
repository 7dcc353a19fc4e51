"""The timeline: a line at true scale, a strip of chosen events below it, and every event as a list that opens.

All of it stands without a script. With one (`linked.js` of the site) events can be chosen and filtered: what that needs, in
words and in marks, is in the page already, and hidden until the script comes.
"""
from __future__ import annotations

import json
from itertools import groupby
from typing import Any

from .linked import EVENT_KINDS, events, lessons_of, sections
from .page import Html, cited, escape, say

__all__ = ["chosen", "filters", "timeline"]

WIDTH, RIGHT = 1000, 30
LANE = 27
SURE = ("two", "one", "disputed")


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


def _about(event: dict[str, Any]) -> str:
    """What the script finds an event by."""
    return (f'data-event="{event["id"]}" data-kind="{event["kind"]}" data-sure="{event["sure"]}" data-game="{event["game"]}" '
            f'data-spot="{event["spot"]}"')


def filters(page: str, groups: list[tuple[str, list[tuple[str, str]]]]) -> str:
    """Boxes to tick, in groups of (name, [(value, label as HTML)]), and a line that counts. Hidden until a script shows it."""
    parts = ""
    for name, boxes in groups:
        ticks = "".join(f'<label><input type="checkbox" name="{name}" value="{value}" checked> {label}</label>' for value, label in boxes)
        parts += f'<fieldset><legend>{escape(say(f"lesson.filter.{name}"))}</legend>{ticks}</fieldset>'
    counted = say(f"lesson.filter.{page}", shown="{shown}", all="{all}")
    return (f'<details class="chl-filter" hidden><summary>{escape(say("lesson.filter"))} <span data-count="{escape(counted)}"></span>'
            f'</summary><form>{parts}</form></details>')


def chosen(more: str = "") -> str:
    """The place in which a script shows what was chosen; ``more`` are further words for it."""
    return f'<div class="chl-chosen" aria-live="polite" data-close="{escape(say("lesson.close"))}"{more} hidden></div>'


def _scale(page: str, all_: list[dict[str, Any]], large: set[str]) -> str:
    first = min(event["year"] for event in all_) // 50 * 50
    last = -(-max(event["year"] for event in all_) // 50) * 50
    lanes = lessons_of(page) if len(lessons_of(page)) > 1 else ()
    left, ground = (150, 20 + LANE * len(lanes)) if lanes else (30, 40)

    def at(year: int) -> float:
        return round(left + (year - first) / (last - first) * (WIDTH - left - RIGHT), 1)

    out = [f'<rect class="here" x="0" y="3" width="0" height="{ground + 12}"/>',
           f'<path class="line" d="M{left} {ground} H{WIDTH - RIGHT}"/>']
    for year in range(first, last + 1, 50):
        tall = 10 if year % 100 == 0 else 6
        out.append(f'<path class="tick" d="M{at(year):g} {ground - tall} V{ground + tall}"/>')
        if year % 100 == 0:
            side = ' class="first"' if year == first else ' class="last"' if year == last else ""
            out.append(f'<text{side} x="{at(year):g}" y="{ground + 36}">{year}</text>')
    for number, lane in enumerate(lanes):
        y = 20 + LANE * number
        out.append(f'<path class="lane" d="M{left} {y} H{WIDTH - RIGHT}"/><text class="lane-name" x="8" y="{y + 5}">'
                   f'{escape(say(f"lesson.tree.{lane}"))}</text>')
    for event in all_:
        y = 20 + LANE * lanes.index(event["game"]) if lanes else ground if event["id"] in large else 20
        mark = _mark(event["sure"], at(event["year"]), y, 7 if event["id"] in large else 4.5 + (1 if lanes else 0))
        label = escape(say("lesson.event", when=event["when"], place=event["place"]))
        out.append(f'<a href="#event-{event["id"]}" tabindex="-1" aria-label="{label}" {_about(event)}>{mark}</a>')
    return (f'<svg class="chl-scale" viewBox="0 0 {WIDTH} {ground + 44}" role="group" aria-label="{escape(say("lesson.scale"))}" '
            f'data-first="{first}" data-last="{last}" data-left="{left}" data-right="{WIDTH - RIGHT}">{"".join(out)}</svg>')


def _row(event: dict[str, Any]) -> str:
    return (f'<li id="event-{event["id"]}" {_about(event)}>{_sign(event["sure"])}<b>{escape(event["when"])}</b>, {escape(event["place"])}. '
            f'{escape(event["text"])} <small>{escape(_sureness(event))} {cited(event["sources"])}.</small></li>')


def timeline(page: str) -> Html:
    """The events of a page. Raises ValueError for one without any."""
    all_ = events(page)
    strip = [event for event in all_ if "strip" in event]
    cards = "".join(
        f'<li {_about(event)}><a href="#event-{event["id"]}">{_sign(event["sure"])}<b>{escape(event["when"])}</b></a> '
        f'<span class="place">{escape(event["place"])}</span><span class="what">{escape(event["strip"])}</span>'
        + (f'<span class="unsure">{escape(say("lesson.doubtful", doubt=event["doubt"]))}</span>' if "doubt" in event else "")
        + "</li>" for event in strip)
    rows = ""
    for century, some in groupby(all_, key=lambda event: (event["year"] - 1) // 100 + 1):
        rows += (f'<section><h3>{escape(say("lesson.century", n=century))}</h3><ol class="chl-events">'
                 + "".join(map(_row, some)) + "</ol></section>")
    key = "".join(f"<span>{_sign(sure)} {escape(say(f'lesson.key.{sure}'))}</span>" for sure in SURE)
    groups = [("kind", [(kind, escape(say(f"lesson.event.{kind}"))) for kind in EVENT_KINDS if any(e["kind"] == kind for e in all_)]),
              ("sure", [(sure, f'{_sign(sure)} {escape(say(f"lesson.key.{sure}"))}') for sure in SURE])]
    if len(lessons_of(page)) > 1:
        groups.insert(0, ("game", [(one, escape(say(f"lesson.tree.{one}"))) for one in lessons_of(page)]))
    steps = "".join(f'<button type="button" data-step="{step}">{escape(say(f"lesson.step.{name}"))}</button>'
                    for step, name in ((-1, "back"), (1, "on")))
    return Html(f"timeline of {page}", (
        f'<figure class="chl chl-time" id="timeline-{page}" data-sections="{escape(json.dumps(sections(page)))}">'
        f'{filters("events", groups)}{_scale(page, all_, {event["id"] for event in strip})}'
        f'<div class="chl-scroll" role="region" tabindex="0" '
        f'aria-label="{escape(say("lesson.timeline"))}"><ol class="chl-strip">{cards}</ol></div>'
        f'<p class="chl-more">{escape(say("lesson.scroll"))}</p><div class="chl-steps" hidden>{steps}</div>'
        f'{chosen()}<figcaption class="chl-key">{key}</figcaption>'
        f'<details class="chl-list"><summary>{escape(say("lesson.events", n=len(all_)))}</summary>{rows}</details></figure>'), "timeline")
