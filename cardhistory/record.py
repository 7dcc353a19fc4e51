"""Records: a whole game as text that a person can read, write by hand, annotate and play through.

The text is TOML. A game is its rules, its deals and its actions, nothing else::

    cardhistory = 1
    game = "trappola"
    rules = "cardano"

    [options]                # only what differs from the rules named above
    target = 100

    [[deals]]
    deal = "T1FP-CH"         # a number or a code
    dealer = 0
    actions = \"\"\"
    1: stand
    0: exchange
    1: AS  0: 7S             # a card alone is played; the leader of each trick begins a line
    \"\"\"

    [notes]
    "1.3" = "The ace draws the seven."    # deal 1, after its third action
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from .cards import InvalidCard
from .deals import Deal, DealError
from .games import game as find_game
from .match import Match
from .play import Action, IllegalAction, State

__all__ = ["Record", "RecordError"]

VERSION = 1
LONGEST = 200_000
"""Characters of the longest text that is read."""
_STEP = re.compile(r"(\d+)\s*:")


class RecordError(ValueError):
    """A text that is no record, or a record that cannot be played; the message says where and what is accepted."""


@dataclass(frozen=True)
class Record:
    """A game from its first deal to its last action, with notes. Frozen; `annotate` gives a new one."""

    game: Any
    deals: tuple[tuple[Deal, int, tuple[tuple[int, Action], ...]], ...]
    """For each deal: the deal, its dealer, and what was done: (seat, action)."""
    notes: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """Remarks: (deal from 1, how many of its actions went before) → text."""

    @classmethod
    def of(cls, played: Match | State) -> Record:
        """The record of a match, or of one deal alone (as the first of a match: scores before it are not kept)."""
        states = played.states if isinstance(played, Match) else (played,)
        return cls(played.game, tuple((state.deal, state.dealer, state.log) for state in states))

    def annotate(self, deal: int, after: int, text: str) -> Record:
        """The record with a remark at a deal (from 1) after so many of its actions. Raises RecordError for a place it lacks."""
        if not 1 <= deal <= len(self.deals) or not 0 <= after <= len(self.deals[deal - 1][2]):
            raise RecordError(f"there is no place {deal}.{after} in this record")
        return replace(self, notes={**self.notes, (deal, after): text})

    # Writing

    def to_text(self) -> str:
        """The record as TOML; `from_text` reads it back to an equal record."""
        out = [f"cardhistory = {VERSION}", f"game = {_quoted(self.game.key)}", f"rules = {_quoted(self.game.preset)}", ""]
        plain = find_game(self.game.key, self.game.preset).rules
        changed = [(f.name, getattr(self.game.rules, f.name)) for f in fields(self.game.rules)
                   if getattr(self.game.rules, f.name) != getattr(plain, f.name)]
        if changed:
            out += ["[options]", *(f"{name} = {_toml(value)}" for name, value in changed), ""]
        for deal, dealer, log in self.deals:
            out += ["[[deals]]", f"deal = {_quoted(deal.code)}", f"dealer = {dealer}", 'actions = """', *_lines(log), '"""', ""]
        if self.notes:
            out += ["[notes]", *(f'"{deal}.{after}" = {_quoted(text)}' for (deal, after), text in sorted(self.notes.items())), ""]
        return "\n".join(out)

    # Reading

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; it is not trusted. Raises RecordError, saying what is wrong, for anything that cannot be played."""
        if not isinstance(text, str) or len(text) > LONGEST:
            raise RecordError(f"a record is a text of at most {LONGEST} characters")
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            raise RecordError(f"this is not the text of a record: {error}") from None
        if data.get("cardhistory") != VERSION:
            raise RecordError(f'a record begins with "cardhistory = {VERSION}"; this one has {data.get("cardhistory")!r:.40}')
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise RecordError("[options] pairs names with values")
        try:
            game = find_game(_text(data, "game"), _text(data, "rules"))
            unset = {f.name for f in fields(game.rules) if "None" in str(f.type)}  # where "none" stands for None
            game = find_game(game.key, game.preset, **{
                name: None if value == "none" and name in unset else _frozen(value) for name, value in options.items()})
        except (ValueError, TypeError) as error:
            raise RecordError(str(error)) from None
        deals = data.get("deals")
        if not isinstance(deals, list) or not deals or not all(isinstance(one, dict) for one in deals):
            raise RecordError("a record has at least one [[deals]] with deal, dealer and actions")
        record = cls(game, tuple(_deal(game, one, number) for number, one in enumerate(deals, 1)))
        record.replay()
        for place, remark in _notes(data.get("notes", {})):
            record = record.annotate(*place, remark)
        return record

    def replay(self) -> tuple[Match, ...]:
        """The match at every point: after each deal was dealt and after each action. Raises RecordError for an illegal one."""
        steps: list[Match] = []
        for number, (deal, dealer, log) in enumerate(self.deals, 1):
            try:
                if not steps:
                    match = Match.begin(self.game, deal, dealer)
                else:
                    match = steps[-1].next_deal(deal)
                    if match.state.dealer != dealer:
                        raise RecordError(f"deal {number}: seat {match.state.dealer} deals here, not seat {dealer}")
            except RecordError:
                raise
            except ValueError as error:
                raise RecordError(f"deal {number}: {error}") from None
            steps.append(match)
            for place, (seat, action) in enumerate(log, 1):
                if match.state.to_act != seat:
                    whose = "the deal is over" if match.state.to_act is None else f"it is seat {match.state.to_act}'s turn"
                    raise RecordError(f"deal {number}, action {place} ({seat}: {action}): {whose}")
                try:
                    match = match.child(action)
                except IllegalAction as error:
                    raise RecordError(f"deal {number}, action {place} ({seat}: {action}): {error}") from None
                steps.append(match)
        return tuple(steps)


def _lines(log: tuple[tuple[int, Action], ...]) -> list[str]:
    """One line a trick, and one for everything else. A new line begins where the leader may change."""
    lines: list[str] = []
    open_seats: set[int] = set()
    for seat, action in log:
        if action.verb != "play" or len(action.args) != 1:
            lines.append(f"{seat}: {action}")
            continue
        text = f"{seat}: {action.args[0]}"
        if seat in open_seats or not open_seats or not lines[-1].endswith(" "):
            lines.append(text + "  ")
            open_seats = {seat}
        else:
            lines[-1] += text + "  "
            open_seats.add(seat)
    return [line.rstrip() for line in lines]


def _deal(game: Any, data: dict[str, Any], number: int) -> tuple[Deal, int, tuple[tuple[int, Action], ...]]:
    try:
        deal = Deal.of(game.pack, data.get("deal"))  # type: ignore[arg-type]
    except DealError as error:
        raise RecordError(f"deal {number}: {error}") from None
    dealer, text = data.get("dealer", 0), data.get("actions", "")
    if not isinstance(dealer, int) or isinstance(dealer, bool) or dealer not in game.seats:
        raise RecordError(f"deal {number}: the dealer is one of the seats {game.seats}, not {dealer!r:.40}")
    if not isinstance(text, str):
        raise RecordError(f"deal {number}: the actions are one text")
    log: list[tuple[int, Action]] = []
    for line in text.splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        parts = _STEP.split(line)
        if parts[0].strip():
            raise RecordError(f"deal {number}: {line[:60]!r} does not begin with a seat and a colon, as 0: AS does")
        for seat, words in zip(parts[1::2], parts[2::2], strict=True):
            try:
                log.append((int(seat[:4]), _action(game, words.strip())))
            except ValueError as error:
                raise RecordError(f"deal {number}: {error}") from None
    return deal, dealer, tuple(log)


def _action(game: Any, text: str) -> Action:
    if len(text.split()) == 1:
        try:
            return Action("play", game.pack.card(text))
        except InvalidCard:
            pass
    action: Action = game.action(text)
    return action


def _notes(data: Any) -> list[tuple[tuple[int, int], str]]:
    if not isinstance(data, dict):
        raise RecordError("[notes] pairs places with remarks")
    found = []
    for place, remark in data.items():
        match = re.fullmatch(r"(\d{1,6})\.(\d{1,6})", place)
        if not match or not isinstance(remark, str):
            raise RecordError(f'[notes] has "deal.action" = "remark", not {place[:40]!r}')
        found.append(((int(match[1]), int(match[2])), remark))
    return found


def _text(data: dict[str, Any], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise RecordError(f"a record names its {name} as a text")
    return value


def _frozen(value: Any) -> Any:
    """TOML's lists are tuples in the options."""
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


def _toml(value: Any) -> str:
    if value is None:
        return '"none"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return _quoted(str(value))


def _quoted(text: str) -> str:
    """A TOML basic string."""
    marks = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return '"' + "".join(marks.get(c, c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}") for c in text) + '"'
