"""The ways a reader may go from here: on after a deal, back to the opening, back by one move; and what each would cost."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..deals import DealError
from ..record import Record

if TYPE_CHECKING:
    from .session import TableSession

__all__ = ["LONGEST_TEXT", "asked_first", "at_stake", "home", "no_undo", "record", "undo_to", "ways_on"]

LONGEST_TEXT = 100
"""Characters of the longest action or code that is read."""

SILENT = frozenset({"play", "stand", "keep"})
"""What others do without telling more than the cards on the table do; after anything else nothing is taken back."""


def ways_on(session: TableSession) -> list[tuple[str, str, str]]:
    """How to go on after a deal, first what is likely wanted: command, key, label."""
    say, back = session.say, home(session)
    offers = []
    if session.practice:
        offers.append(("leave_practice", "table.leave"))
    elif not session.single and not session.match.over and not (session.posed and session.home):
        offers.append(("next", "table.next"))
    elif not session.single and not back:
        offers.append(("new", "table.another"))
    named = [(command, key, say(key)) for command, key in offers]
    if back:
        named.append(("home", "", back["label"]))
    named.append(("replay", "table.look_back", say("table.look_back")))
    named += [way for room in session.rooms for way in room.ways()]
    if not back:
        named.append(("again", "table.again", say("table.again")))
    return named


def home(session: TableSession) -> dict[str, Any] | None:
    """The way back to what the table opened with; None where it opened with nothing to come back to."""
    if not session.led_back or (session.home and not session.posed):
        return None
    key = f"table.home.{'again' if session.home else 'back'}.{'position' if session.composed else 'deal'}"
    return {"label": session.say(key), "note": session.say(f"{key}.note"), "again": session.home}


def asked_first(session: TableSession, kind: str, message: dict[str, Any]) -> dict[str, Any] | None:
    """What is answered before another deal is laid out: that there is none by this code, or what would be given up."""
    say = session.say
    if kind == "deal":
        try:
            session.read_deal(message)
        except DealError as error:
            key = f"table.code.{error.key}"
            text = say(key, None, letter=session.game.pack.letter) if error.key and say.has(key) else str(error)
            return {"type": "code", "text": text}
    stake = "" if message.get("sure") is True or (kind == "home" and session.home and session.posed) else at_stake(session)
    if not stake:
        return None
    name = "preset" if kind == "rules" else "code"
    return {"type": "sure", "command": kind, "text": stake, name: str(message.get(name, ""))[:LONGEST_TEXT]}


def at_stake(session: TableSession) -> str:
    """What another deal would give up, as a question; empty when that is nothing."""
    line = session.away[0] if session.away else session.line
    match = line[-1]
    if not session.single and any(match.scores) and not match.over:
        me = match.state.observation(session.seat).sides[session.seat]
        scores = [match.scores[me], *(score for side, score in enumerate(match.scores) if side != me)]
        if len(scores) == 2:
            return session.say("table.giveup.match", mine=scores[0], theirs=scores[1])
        return session.say("table.giveup.match.many")
    begun = len(session.opening) if session.home else 1
    acted = any(who == session.seat for who, _ in match.state.log[begun - 1:])
    return session.say("table.giveup.deal") if acted and match.state.outcome is None else ""


def no_undo(session: TableSession) -> str:
    """Why nothing can be taken back now, as a sentence; empty when something can."""
    if undo_to(session) is not None:
        return ""
    own = [place for place in range(session.floor, len(session.line) - 1) if session.line[place].state.to_act == session.seat]
    if session.step is not None:
        key = "replay"
    elif not own:
        key = "none"
    elif session.match.state.outcome and not session.awaits:
        key = "over"
    elif set(session.seen_at().hand) - set(session.seen_at(own[-1]).hand):
        key = "drawn"
    else:
        key = "seen" if known(session, own[-1])[0] != known(session, len(session.line) - 1)[0] else "heard"
    many = ".many" if len(session.game.seats) > 2 and key in ("seen", "heard") else ""
    return session.say(f"table.noundo.{key}{many}")


def undo_to(session: TableSession) -> int | None:
    """The place of the reader's last decision, if it may be taken back.

    It may when since then no card has become known to the reader and nobody else has declared anything; in
    practice and in a position set up by hand always. Never behind the position the table opened with.
    """
    if session.sealed:
        return None
    study = session.practice or (session.posed and session.composed and session.home)
    if session.step is not None or (session.match.state.outcome and not session.awaits and not study):
        return None
    last = len(session.line) - 1
    for place in range(last - 1, session.floor - 1, -1):
        if session.line[place].state.to_act == session.seat:
            return place if study or known(session, place) == known(session, last) else None
    return None


def known(session: TableSession, place: int) -> tuple[frozenset[Any], int]:
    """The cards the reader knows at a place, and how often others have done something that tells him more."""
    seen = session.seen_at(place)
    cards = {*seen.hand, *(seen.trick.cards if seen.trick else ())}
    for trick in seen.tricks:
        cards.update(trick.cards)
    for _, thrown in seen.thrown:
        cards.update(thrown)
    return frozenset(cards), sum(who != session.seat and action.verb not in SILENT for who, action in seen.log)


def record(session: TableSession) -> str:
    """The record as text, unless during a deal it would show what the reader has not seen or heard."""
    last = session.line[-1]
    if last.state.outcome is None and last.state.log != last.state.observation(session.seat).log:
        key = f"{session.game.key}.notice.secret"
        return session.say(key if session.say.has(key) else "table.notice.secret")
    return Record.of(last).to_text()
