"""What the browser keeps of a game so that a reload brings it back: packed small, and read back as untrusted text.

Finished deals are kept as a `Record`. Of the deal in progress only what the reader's own seat has heard is kept: a
declaration whose rank was not said stands there without it, a sign that was not noticed not at all, and both are found again.
"""
from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from ..match import Match
from ..players import players as known_players
from ..record import UNKNOWN, Record, RecordError
from .opponents import Opponents

__all__ = ["LONGEST", "MemoryDamaged", "pack", "same_deal", "unpack", "unwrapped", "wrapped"]

LONGEST = 40_000
"""Characters of the longest memory that is read; a match of many deals has a few thousand."""
_UNPACKED = 200_000
_ACTIONS = 400


class MemoryDamaged(ValueError):
    """A memory that cannot be used. ``key`` ends the key of its sentence: ``size``, ``letters``, ``rules``, ``moves``."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def pack(line: list[Match], seat: int, shown: int, floor: int, chosen: Mapping[int, str]) -> str:
    """A game as short text: its finished deals, what this seat heard of the present one, how many tricks it has seen out, and
    the players that were chosen for other seats."""
    match = line[-1]
    data = {"record": Record.of(line[0]).to_text(), "heard": _heard(match, seat), "seen": shown, "floor": floor,
            **({"players": {str(other): name for other, name in chosen.items()}} if chosen else {})}
    return wrapped(data)


def _heard(match: Match, seat: int) -> list[str]:
    """What a seat has heard of the present deal."""
    return [f"{who} {action}" for who, action in match.state.observation(seat).log]


def same_deal(one: Any, other: Any) -> bool:
    """Do two states come of the same cards, dealt by the same dealer?"""
    return bool(one.deal.order == other.deal.order and one.dealer == other.dealer)


def _alike(one: Match, other: Match) -> bool:
    """Do two matches begin alike: the same rules, the same deal, and nothing before it?"""
    return one.game == other.game and same_deal(one.state, other.state) and not one.past and not other.past


def wrapped(data: dict[str, Any]) -> str:
    """Plain data as short text."""
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return base64.b64encode(packed).decode("ascii")


def unpack(text: Any, games: list[Any], seat: int, players: Any,
           opening: Sequence[Match]) -> tuple[list[Match], int, int, dict[int, str]]:
    """The positions of the present deal, tricks seen out, where undo ends, and the chosen players. Raises MemoryDamaged.

    ``games``: those that may be kept here; ``players``: who the opponents are, as `Opponents` takes them; ``opening``: the positions
    that the table opened with, where nobody was asked what to do.
    """
    data = _data(text)
    if UNKNOWN in data["record"]:  # no finished deal has unknown cards, and to lay them would take long
        raise MemoryDamaged("moves")
    try:
        record = Record.from_text(data["record"])
    except RecordError:
        raise MemoryDamaged("moves") from None
    if record.game not in games:
        raise MemoryDamaged("rules")
    chosen = _chosen(data.get("players", {}))
    opponents = Opponents(record.game, seat, players, chosen)
    line = [record.replay()[-1]]
    if line[0].state.log:
        raise MemoryDamaged("moves")
    heard, laid = data["heard"], _heard(opening[-1], seat)
    if _alike(line[0], opening[0]) and heard[:len(laid)] == laid:
        line, heard = list(opening), heard[len(laid):]
    for entry in heard:
        _on(line, entry, seat, opponents)
    last = line[-1].state.observation(seat)
    tricks = len(last.tricks)
    unseen = tricks - data["seen"]  # the last trick may still lie on the table
    if not 0 <= unseen <= min(tricks, 0 if last.trick else 1) or not 0 <= data["floor"] < len(line):
        raise MemoryDamaged("moves")
    return line, data["seen"], data["floor"], chosen


def _chosen(told: Any) -> dict[int, str]:
    """The players a reader has chosen: seat → name."""
    if not isinstance(told, dict) or len(told) > 12 or not all(seat.isdecimal() and len(seat) < 3 and name in known_players()
                                                              for seat, name in told.items()):
        raise MemoryDamaged("letters")
    return {int(seat): name for seat, name in told.items()}


def unwrapped(text: Any, longest: int = LONGEST, most: int = _UNPACKED) -> Any:
    """What was wrapped, whatever it is; text that is longer, or longer when it is unpacked, is refused. Raises MemoryDamaged."""
    if not isinstance(text, str) or len(text) > longest:
        raise MemoryDamaged("size")
    try:
        inflate = zlib.decompressobj()
        plain = inflate.decompress(base64.b64decode(text, validate=True), most)
        if inflate.unconsumed_tail or not inflate.eof:
            raise MemoryDamaged("size" if inflate.unconsumed_tail else "letters")
        return json.loads(plain)
    except (binascii.Error, zlib.error, ValueError, RecursionError) as error:
        raise error if isinstance(error, MemoryDamaged) else MemoryDamaged("letters") from None


def _data(text: Any) -> dict[str, Any]:
    data = unwrapped(text)
    shape = {"record": str, "heard": list, "seen": int, "floor": int}
    if not isinstance(data, dict) or any(type(data.get(name)) is not kind for name, kind in shape.items()):
        raise MemoryDamaged("letters")
    if len(data["heard"]) > _ACTIONS or not all(isinstance(one, str) and len(one) < 60 for one in data["heard"]):
        raise MemoryDamaged("letters")
    return data


def _on(line: list[Match], entry: str, seat: int, opponents: Opponents) -> None:
    """Play on to the action behind one heard entry: itself, or one that sounds the same to this seat.

    Opponents always choose alike, so what was not seen or heard of them is found again by asking them; only where that
    does not lead to the entry, another action that sounds like it stands in.
    """
    who, _, words = entry.partition(" ")
    plain = words.strip().lower()
    while True:
        match = line[-1]
        state = match.state
        if state.to_act is None or len(line) > _ACTIONS:
            raise MemoryDamaged("moves")
        if state.to_act == seat or (not opponents.swift(state.to_act) and any(str(one).lower() == plain for one in state.legal_actions)):
            break  # whoever thinks long is not asked again about what all have seen
        likely = match.child(opponents.choose(match))
        before, after = state.observation(seat).log, likely.state.observation(seat).log
        if len(after) > len(before) and (who != str(state.to_act) or str(after[-1][1]).lower() != plain):
            break
        line.append(likely)
        if len(after) > len(before):
            return
    if who != str(state.to_act):
        raise MemoryDamaged("moves")
    legal = {str(action).lower(): action for action in state.legal_actions}
    if plain in legal:
        line.append(match.child(legal[plain]))
        return
    for action in state.legal_actions if state.to_act != seat else ():
        heard = state.child(action).observation(seat).log
        if len(heard) > len(state.observation(seat).log) and str(heard[-1][1]).lower() == plain:
            line.append(match.child(action))
            return
    raise MemoryDamaged("moves")
