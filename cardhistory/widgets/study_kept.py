"""What a browser tab keeps of a study, so that a reload brings back the hand and the place in it; read back as untrusted text.

The hand is kept as a `Record` where it is not the page's own, and of the way it is looked at no more than the reader has chosen.
A question that was open is not kept: it comes again with its trick.
"""
from __future__ import annotations

import zlib
from typing import Any

from ..play import IllegalAction
from ..record import LONGEST as LONGEST_RECORD
from ..record import Record
from .memory import unwrapped, wrapped
from .study_session import BETS, StudySession

__all__ = ["LONGEST", "pack", "restore", "store"]

LONGEST = 60_000
"""Characters of the longest memory that is kept and read."""
_UNPACKED = LONGEST_RECORD + 20_000
_MOST = 10**6
"""The largest number in a tally."""
_SHAPE = {"record": str, "saved": bool, "number": int, "you": (int, type(None)), "at": int, "chair": (int, type(None)), "open": list,
          "bets": str, "asked": list, "tallies": list, "scores": bool, "switch": (int, type(None)), "finished": bool, "side": bool}


def store(session: StudySession) -> str:
    """The name under which a browser keeps this study: it goes with the hand that the page opens with."""
    record, other, seat = session._opening
    mark = repr((record.to_text(), getattr(other, "rules", other), seat))
    return f"study:{record.game.key}.{zlib.crc32(mark.encode()):x}"


def pack(session: StudySession) -> str:
    """A study as short text; empty while nothing was done, or where it is too long to be kept."""
    if not session.version:
        return ""
    own = session.record == session._opening[0]
    data = {"record": "" if own else session.record.to_text(), "saved": session.record.notes == session.saved, "number": session.number,
            "you": session.run.you, "at": session.at, "chair": session.chair, "open": sorted(session.open), "bets": session.bets,
            "asked": sorted(session.asked), "tallies": [session.tallies["self"], session.tallies["class"]], "scores": session.scores,
            "switch": session.switch, "finished": session.finished, "side": session.side}
    text = wrapped(data)
    return text if len(text) <= LONGEST else ""


def restore(session: StudySession, message: dict[str, Any]) -> list[dict[str, Any]]:
    """Lay out the study that a browser has kept, before anything else is done in this one. What cannot be read is said, and the
    page's hand lies there."""
    if session.version or message.get("version") != 0:
        return [{"type": "seen"}]
    session.version, session.notice, session.spoken = 1, "", []
    try:
        _lay(session, _data(message.get("memory")))
    except (ValueError, IllegalAction, LookupError):  # RecordError and MemoryDamaged are ValueErrors
        session.saved = session.record.notes
        session.begin()
        session.inform("study.kept.not")
    return [{"type": "seen"}]


def _data(text: Any) -> dict[str, Any]:
    data = unwrapped(text, LONGEST, _UNPACKED)
    if not isinstance(data, dict) or not all(name in data and _is(data[name], kind) for name, kind in _SHAPE.items()):
        raise ValueError("not a study")
    return data


def _is(value: Any, kind: Any) -> bool:
    kinds = kind if isinstance(kind, tuple) else (kind,)
    return type(value) in kinds


def _need(holds: bool) -> None:
    if not holds:
        raise ValueError("not of this study")


def _lay(session: StudySession, data: dict[str, Any]) -> None:
    """Everything as it was; what does not fit the hand raises a ValueError."""
    if data["record"]:
        _need(len(data["record"]) <= LONGEST_RECORD)
        record = Record.from_text(data["record"])
        if record.game != session.record.game or record.deals != session.record.deals:
            session.lay(record, len(record.deals))
        else:
            session.record = record  # the page's hand, with remarks: the rules it is compared with are still offered
    _need(1 <= data["number"] <= len(session.record.deals))
    seats = session.game.seats
    _need(data["you"] is None or data["you"] in seats)
    if data["number"] != session.number or data["you"] != session.run.you:
        session.lay(session.record, data["number"], data["you"])
    session.saved = session.record.notes if data["saved"] else None
    _need(data["switch"] is None or 0 <= data["switch"] < len(session.switches))
    if data["switch"] is not None:
        session._compare(data["switch"])
        if data["finished"] and session.can_finish:
            session._on_finish({})
            session.notice = ""
    session.side = data["side"] and (session.other is not None or data["switch"] is None)
    _need(0 <= data["at"] <= session.end and (data["chair"] is None or data["chair"] in seats) and data["bets"] in BETS)
    _need(all(type(one) is int and one in seats for one in data["open"]))
    _need(len(data["asked"]) <= session.end + 1 and all(type(one) is int and 0 <= one <= session.end for one in data["asked"]))
    tallies = data["tallies"]
    _need(len(tallies) == 2 and all(isinstance(one, list) and len(one) == 2 and all(type(n) is int and 0 <= n <= _MOST for n in one)
                                    and one[0] <= one[1] for one in tallies))
    session.at, session.chair, session.open = data["at"], data["chair"], set(data["open"])
    session.bets, session.asked, session.scores = data["bets"], set(data["asked"]), data["scores"]
    session.tallies = {"self": tallies[0], "class": tallies[1]}
    session.spoken = []
