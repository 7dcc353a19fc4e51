"""Events, places and parts of the text as one web: what happened where, in which tree of games, and where a lesson stands in time.

The events of a page are those of its own file and of the lessons which that file names; the same for the places of its map.
"""
from __future__ import annotations

from typing import Any

from .page import data, has

__all__ = ["EVENT_KINDS", "anchor", "events", "lessons_of", "sections", "spots"]

EVENT_KINDS = ("play", "book", "cards", "study", "law")
_NEAR = 0.1
"""Degrees within which an event counts as being at a place of the map."""


def lessons_of(page: str) -> tuple[str, ...]:
    """The lessons whose events and places a page shows: itself, or those which its events file names."""
    return tuple(data(page, "events").get("lessons", (page,)))


def _spot(lesson: str, event: dict[str, Any]) -> str:
    """The place of the lesson's map at which an event happened, as `lesson-key`; empty where it is not on the map."""
    if "at" in event:
        return str(event["at"]) if "-" in event["at"] else f"{lesson}-{event['at']}"
    if "lat" not in event or not has(lesson, "route"):
        return ""
    return next((f"{lesson}-{place['key']}" for place in data(lesson, "route").get("place", ())
                 if abs(place["lat"] - event["lat"]) < _NEAR and abs(place["lon"] - event["lon"]) < _NEAR), "")


def events(page: str) -> list[dict[str, Any]]:
    """All events of a page by their years; each with its `game` (a lesson) and its `spot` on the map, which may be empty.

    Raises ValueError for a page without any.
    """
    own = data(page, "events")
    found = [{"game": lesson, **event, "spot": _spot(lesson, event)}
             for lesson in dict.fromkeys((*lessons_of(page), page)) for event in data(lesson, "events")["event"]]
    if "strip" in own:
        for event in found:
            if event["id"] not in own["strip"]:
                event.pop("strip", None)
    return sorted(found, key=lambda event: (event["year"], event["id"]))


def spots(page: str) -> list[dict[str, Any]]:
    """The places of a page's map: of its own route, or of the lessons it names, those at one spot together.

    Each has `keys`, the names by which events call it.
    """
    found: list[dict[str, Any]] = []
    for lesson in lessons_of(page):
        for place in data(lesson, "route")["place"]:
            same = next((one for one in found if abs(one["lat"] - place["lat"]) < _NEAR and abs(one["lon"] - place["lon"]) < _NEAR), None)
            if same is None:
                same = {**place, "keys": [], "told": []}
                found.append(same)
            same["keys"].append(f"{lesson}-{place['key']}")
            same["told"].append((lesson, place))
    return found


def anchor(heading: str) -> str:
    """The id that a heading of a notebook has in its page."""
    return heading.replace(" ", "-")


def sections(page: str) -> list[dict[str, Any]]:
    """Where in time each part of a page stands: the id of its heading, and the first and the last year it tells of."""
    years = {event["id"]: event["year"] for event in events(page)}
    return [{"id": anchor(one["heading"]), "from": min(years[key] for key in one["events"]),
             "to": max(years[key] for key in one["events"])} for one in data(page, "events").get("section", ())]
