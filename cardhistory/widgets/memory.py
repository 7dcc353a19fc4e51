"""What the browser keeps of a game so that a reload brings it back: packed small, and read back as untrusted text.

Finished deals are kept as a `Record`. Of the deal in progress only what the reader's own seat has heard is kept: a
declaration whose rank was not said stands there without it, and is found again from what may be played.
"""
from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from ..match import Match
from ..play import Action
from ..record import UNKNOWN, Record, RecordError
from .opponents import Opponents

__all__ = ["LONGEST", "MemoryDamaged", "pack", "unpack"]

LONGEST = 40_000
"""Characters of the longest memory that is read; a match of many deals has a few thousand."""
_UNPACKED = 200_000
_ACTIONS = 400


class MemoryDamaged(ValueError):
    """A memory that cannot be used. ``key`` ends the key of its sentence: ``size``, ``letters``, ``rules``, ``moves``."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def pack(line: list[Match], seat: int, shown: int, floor: int) -> str:
    """A game as short text: its finished deals, what this seat heard of the present one, how many tricks it has seen out."""
    match = line[-1]
    heard = [f"{who} {action}" for who, action in match.state.observation(seat).log]
    data = {"record": Record.of(line[0]).to_text(), "heard": heard, "seen": shown, "floor": floor}
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return base64.b64encode(packed).decode("ascii")


def unpack(text: Any, game: Any, seat: int, opponents: Opponents) -> tuple[list[Match], int, int]:
    """The positions of the present deal, tricks seen out, and where undo ends. Raises MemoryDamaged."""
    data = _data(text)
    if UNKNOWN in data["record"]:  # no finished deal has unknown cards, and to lay them would take long
        raise MemoryDamaged("moves")
    try:
        record = Record.from_text(data["record"])
    except RecordError:
        raise MemoryDamaged("moves") from None
    if record.game != game:
        raise MemoryDamaged("rules")
    line = [record.replay()[-1]]
    if line[0].state.log:
        raise MemoryDamaged("moves")
    for entry in data["heard"]:
        line.append(line[-1].child(_action(entry, line[-1], seat, opponents)))
    last = line[-1].state.observation(seat)
    tricks = len(last.tricks)
    unseen = tricks - data["seen"]  # the last trick may still lie on the table
    if not 0 <= unseen <= min(tricks, 0 if last.trick else 1) or not 0 <= data["floor"] < len(line):
        raise MemoryDamaged("moves")
    return line, data["seen"], data["floor"]


def _data(text: Any) -> dict[str, Any]:
    if not isinstance(text, str) or len(text) > LONGEST:
        raise MemoryDamaged("size")
    try:
        inflate = zlib.decompressobj()
        plain = inflate.decompress(base64.b64decode(text, validate=True), _UNPACKED)
        if inflate.unconsumed_tail or not inflate.eof:
            raise MemoryDamaged("size" if inflate.unconsumed_tail else "letters")
        data = json.loads(plain)
    except (binascii.Error, zlib.error, ValueError, RecursionError) as error:
        raise error if isinstance(error, MemoryDamaged) else MemoryDamaged("letters") from None
    shape = {"record": str, "heard": list, "seen": int, "floor": int}
    if not isinstance(data, dict) or any(type(data.get(name)) is not kind for name, kind in shape.items()):
        raise MemoryDamaged("letters")
    if len(data["heard"]) > _ACTIONS or not all(isinstance(one, str) and len(one) < 60 for one in data["heard"]):
        raise MemoryDamaged("letters")
    return data


def _action(entry: str, match: Match, seat: int, opponents: Opponents) -> Action:
    """The action behind one heard entry: itself, or one that sounds the same to this seat."""
    who, _, words = entry.partition(" ")
    state = match.state
    if state.to_act is None or who != str(state.to_act):
        raise MemoryDamaged("moves")
    plain = words.strip().lower()
    legal = {str(action).lower(): action for action in state.legal_actions}
    if plain in legal:
        return legal[plain]
    if state.to_act != seat:
        alike = [action for action in state.legal_actions
                 if str(state.child(action).observation(seat).log[-1][1]).lower() == plain]
        if alike:
            likely = opponents.choose(match)
            return likely if likely in alike else alike[0]
    raise MemoryDamaged("moves")

