"""Which hand is studied: that of the page, the one just played, a deal, another game, a pasted record."""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from tomllib import TOMLDecodeError
from typing import TYPE_CHECKING, Any

from ..deals import Deal, DealError
from ..games import game as find_game
from ..games import games, presets
from ..play import IllegalAction
from ..record import LONGEST, Record, RecordError
from . import ended
from .study_run import played_out

if TYPE_CHECKING:
    from .study_session import StudySession

__all__ = ["HANDS", "RemarksAtStake", "change"]

LONGEST_CODE = 100


class RemarksAtStake(Exception):
    """Another hand would take the place of one whose remarks have not been saved."""


def change(session: StudySession, kind: str, message: dict[str, Any]) -> None:
    """Lay another hand, one of HANDS. Where remarks would go with the present one, only a wish that comes twice is followed."""
    wish = (kind, *(str(message.get(name)) for name in ("code", "text", "game", "preset")))
    session.sure, session.wish = wish == session.wish, wish
    try:
        HANDS[kind](session, message)
    except RemarksAtStake:
        session.inform("study.remarks.sure")
    else:
        session.wish = ()


def home(session: StudySession, _: dict[str, Any]) -> None:
    """The hand the page opened with."""
    session.begin()
    session.inform("study.home.back")


def just(session: StudySession, _: dict[str, Any]) -> None:
    """The hand that was finished last at a table of this page."""
    found = ended.newest(*(games() if session.choose else (session.game.key,)))
    if found is None:
        return session.inform("study.just.none")
    match, seat = found
    session.lay(Record.of(match), len(match.states), seat)
    return session.inform("study.just.taken")


def deal(session: StudySession, message: dict[str, Any]) -> None:
    """A deal by its number or code, played out by players."""
    code = message.get("code")
    try:
        deal = Deal.read(session.game.pack, code[:LONGEST_CODE] if isinstance(code, str) else "")
    except DealError as error:
        key = f"table.code.{error.key}"
        why = session.say(key, letter=session.game.pack.letter) if error.key and session.say.has(key) else str(error)
        return session.inform("study.deal.wrong", why=why)
    return _play(session, session.game, deal)


def _play(session: StudySession, game: Any, deal: Any) -> None:
    try:
        record = Record.of(played_out(game.match(deal, dealer=game.seats[-1]))[-1])
    except (DealError, ValueError) as error:
        return session.inform("study.game.wrong", why=str(error))
    session.lay(record, 1)
    return session.inform("study.dealt")


def game(session: StudySession, message: dict[str, Any]) -> None:
    """Another game, or the same by another witness, with the deal of this number."""
    key, preset = message.get("game"), message.get("preset")
    if not session.choose or not isinstance(key, str) or key not in games() or preset not in presets(key):
        return session.strange()
    deal = session.run.line[0].state.deal
    game = find_game(key, preset)
    return _play(session, game, deal if game.pack == deal.pack else deal.number if deal.number is not None else 0)


def paste(session: StudySession, message: dict[str, Any]) -> None:
    """A record the reader has pasted; where it cannot be read, the hand on the table stays."""
    text = message.get("text")
    if not isinstance(text, str) or not text.strip():
        return session.inform("study.paste.empty")
    if len(text) > LONGEST:
        return session.inform("study.paste.long")
    try:
        record = Record.from_text(text)
        session.lay(record, len(record.deals))
    except (RecordError, IllegalAction) as error:
        if not re.search(r"^\s*cardhistory\s*=", text, re.MULTILINE):
            return session.inform("study.paste.none")  # no line of it would help
        if isinstance(error.__context__, TOMLDecodeError) and isinstance(error, RecordError):
            return session.inform("study.paste.broken", line=error.line)
        return session.inform("study.paste.wrong", why=str(error))
    return session.inform("study.filled" if session.filled else "study.read")


def number(session: StudySession, message: dict[str, Any]) -> None:
    """Another deal of the record."""
    number = message.get("number")
    if type(number) is not int or not 1 <= number <= len(session.record.deals):
        return session.strange()
    return session.lay(session.record, number, session.run.you)


HANDS: Mapping[str, Callable[[StudySession, dict[str, Any]], None]] = {
    "home": home, "just": just, "deal": deal, "game": game, "paste": paste, "number": number}
"""The commands that lay another hand on the table."""
