"""Doubts, sources, notes, further reading and history cards, made from the claims and the notes of a lesson."""
from __future__ import annotations

from .. import claims
from ..claims import history
from ..games import game as find_game
from ..games import games
from .cards import witnesses_of
from .page import Html, cited, data, escape, has, say

__all__ = ["doubts", "history_cards", "how", "notes", "reading", "sources", "statuses"]


def _readings(one: claims.Claim) -> str:
    return "".join(f"<li><b>{escape(reading.by)}:</b> {escape(reading.says)}</li>" for reading in one.readings)


def _switches(one: claims.Claim) -> str:
    """How each reading is played by those who open the code, in the order of the readings."""
    codes = [f"<code>{escape(reading.option)}={escape(reading.value)}</code>" for reading in one.readings if reading.option]
    return f'<p class="code"><small>{escape(say("lesson.switch"))} {", ".join(codes)}</small></p>' if codes else ""


def _doubt(one: claims.Claim) -> str:
    note = f'<p class="note">{escape(one.note)}</p>' if one.note else ""
    return (f'<details><summary>{escape(one.doubt)}</summary><p>{escape(say(f"lesson.ours.{one.topic}", rule=one.rule))}</p>'
            f'<ul>{_readings(one)}</ul>{note}<p class="who">{escape(one.status.meaning)} '
            f'{escape(say("lesson.witness", witness=one.witness))}</p>{_switches(one)}</details>')


_EXAMPLES = ("trappola.deal", "aluette.oldest_cow", "aluette.relatives", "trappola.set_values", "primiera.pass_draw",
             "aluette.two_or_three", "trappola.one_per_rank")
"""For each status, in their order, a claim that shows what it means."""


def statuses() -> Html:
    """How well a rule may be witnessed: each status with its meaning, an example, and how many of all claims have it."""
    every = [one for game in claims.games() for one in claims.of(game)]
    rows = ""
    for status, key in zip(claims.Status, _EXAMPLES, strict=True):
        one, n = claims.claim(key), sum(each.status is status for each in every)
        rows += (f'<li><b>{escape(say(f"lesson.status.{status.value}"))}.</b> {escape(status.meaning)} {escape(one.rule)} '
                 f'<small>{escape(say("lesson.witness", witness=one.witness))} '
                 f'{escape(say("lesson.status.count", n=n, all=len(every)))}</small></li>')
    return Html("how well rules are witnessed", f'<ul class="chl chl-how">{rows}</ul>', "sources")


def how(game: str) -> Html:
    """How a game is played, in a few lines. Raises ValueError for a game without them."""
    lines: list[str] = []
    while say.has(f"{game}.how.{len(lines) + 1}"):
        lines.append(say(f"{game}.how.{len(lines) + 1}"))
    if not lines:
        raise ValueError(f"no game {game!r} says how it is played; these do: {', '.join(games())}")
    rows = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return Html(f"how {game} is played", f'<ul class="chl chl-how">{rows}</ul>', "sources")


def doubts(game: str, *ids: str, topic: str | None = None) -> Html:
    """The open questions of a game, those of one topic, or those of the claims named. Raises UnknownClaim."""
    if ids:
        few = [claims.claim(f"{game}.{one}") for one in ids]
        return Html(f"doubts of {game}", f'<div class="chl chl-doubts">{"".join(map(_doubt, few))}</div>', "doubts")
    open_ = claims.doubts(game)
    if topic is not None:
        few = [one for one in claims.of(game, topic) if one.doubt]
        return Html(f"doubts of {game}", f'<div class="chl chl-doubts">{"".join(map(_doubt, few))}</div>', "doubts")
    parts = []
    for topic in claims.TOPICS:
        some = [one for one in open_ if one.topic == topic]
        if some:
            parts.append(f'<h3>{escape(say(f"lesson.doubts.{topic}"))}</h3>' + "".join(_doubt(one) for one in some))
    return Html(f"doubts of {game}", f'<div class="chl chl-doubts">{"".join(parts)}</div>', "doubts")


def sources(game: str) -> Html:
    """The sources of a game's claims, drawings, events, places and notes, or those of a page's notes.

    Raises UnknownClaim for what has neither claims nor notes.
    """
    keys: set[str] = set()
    if game in claims.games() or not has(game, "notes"):
        keys = {one.key for one in claims.sources_of(game)} | witnesses_of(find_game(game).pack)
    for part, entry in (("events", "event"), ("route", "place"), ("notes", "note")):
        if has(game, part):
            keys.update(key for one in data(game, part).get(entry, ()) for key in one["sources"])
    found = [one for one in claims.sources() if one.key in keys]
    parts = []
    for kind in claims.KINDS:
        rows = "".join(
            f'<li>{f"""<a href="{escape(one.url)}">{escape(one.full)}</a>""" if one.url else escape(one.full)} '
            f'<small>{escape(say("lesson.read", read=one.read))}</small></li>' for one in found if one.kind == kind)
        if rows:
            parts.append(f'<h3>{escape(say(f"lesson.kind.{kind}"))}</h3><ul>{rows}</ul>')
    return Html(f"sources of {game}", f'<details class="chl chl-sources"><summary>'
                f'{escape(say("lesson.sources", n=len(found)))}</summary>{"".join(parts)}</details>', "sources")


_UNREAD = ("Not opened", "Not read", "Not heard", "Bibliographic page only", "Title and summary")
"""How the word on a source begins that we know by others' words, or by its title."""


def reading(game: str) -> Html:
    """What to read next, folded up. Raises ValueError for a game without such a list."""
    parts, count = [], 0
    for group in data(game, "reading")["group"]:
        count += len(group["book"])
        rows = []
        for book in group["book"]:
            one = claims.source(book["key"])
            name = f'<a href="{escape(one.url)}">{escape(one.full)}</a>' if one.url else escape(one.full)
            unread = f' <small>({escape(say("lesson.unread"))})</small>' if one.read.startswith(_UNREAD) else ""
            rows.append(f'<li>{name} {escape(book["says"])}{unread}</li>')
        parts.append(f'<h4>{escape(group["title"])}</h4><ul>{"".join(rows)}</ul>')
    return Html(f"further reading on {game}", '<details class="chl chl-leaf chl-reading">'
                f'<summary>{escape(say("lesson.reading", count))}</summary>{"".join(parts)}</details>', "sources")


def notes(game: str) -> Html:
    """The notes of a lesson, in order. Raises ValueError for a game without notes."""
    rows = "".join(
        f'<li id="note-{number}">{escape(note["text"])} <small>{cited(note["sources"])}.</small> '
        f'<a class="back" href="#ref-{number}" aria-label="{escape(say("lesson.back", number=number))}">↑</a></li>'
        for number, note in enumerate(data(game, "notes")["note"], 1))
    count = len(data(game, "notes")["note"])
    return Html(f"notes on {game}", f'<details class="chl chl-leaf"><summary>{escape(say("lesson.notes", count))}</summary>'
                f'<ol class="chl-notes">{rows}</ol></details>', "sources")


def _history_card(one: history.HistoryCard) -> str:
    names = " · ".join(f'<span lang="{escape(name.lang)}">{escape(name.name)}</span>' for name in one.names)
    known = "".join(f"<li>{escape(fact.says)} <small>{_cited(fact)}.</small></li>" for fact in one.known)
    missing = "".join(f"<li>{escape(text)}</li>" for text in one.missing)
    note = f'<p class="note">{escape(one.note)}</p>' if one.note else ""
    head = f"history-{escape(one.key)}"
    return (f'<article aria-labelledby="{head}"><h3 id="{head}">{names}</h3>'
            f'<p class="where">{escape(say("lesson.card.where", place=one.place, period=one.period))}</p>'
            f'<h4>{escape(say("lesson.card.known"))}</h4><ul>{known}</ul>'
            f'<h4>{escape(say("lesson.card.missing"))}</h4><ul>{missing}</ul>{note}'
            f'<p class="who">{escape(one.status.meaning)}</p></article>')


def _cited(fact: history.Fact) -> str:
    """Who says so, with links where there is an address, as HTML."""
    return "; ".join(f'<a href="{escape(one.source.url)}">{escape(str(one))}</a>' if one.source.url else escape(str(one))
                     for one in fact.sources)


def history_cards(game: str, *keys: str) -> Html:
    """Cards of games near this one that cannot be played here: all, or those named. Raises UnknownClaim.

    A game without any gives an empty piece of page.
    """
    some = history.kin_of(game)
    few = [history.card(key) for key in keys] if keys else some
    for one in few:
        if one not in some:
            raise claims.UnknownClaim(f"the history card {one.key!r} stands beside {one.kin}, not beside {game}; "
                                      f"there is: {', '.join(each.key for each in some)}")
    return Html(f"history cards of {game}", f'<div class="chl chl-history">{"".join(map(_history_card, few))}</div>', "history")
