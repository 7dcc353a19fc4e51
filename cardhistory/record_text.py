"""The text of a record: written, and read as what a stranger may have sent. `docs/record.md` describes the format."""
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from .cards import InvalidCard
from .deals import Deal, DealError
from .games import game as find_game
from .play import Action
from .record_parts import UNKNOWN, Log, PartDeal, RecordError, Variation

__all__ = ["LONGEST", "VERSION", "Parsed", "read", "write"]

VERSION = 1
LONGEST = 200_000
"""Characters of the longest text that is read."""
_KEYS = {"": ("cardhistory", "game", "rules", "options", "deals", "variations", "notes"),
         "deals": ("deal", "cards", "shown", "dealer", "actions"), "variations": ("from", "text", "actions")}
_STEP = re.compile(r"(\d+)\s*:")
_PLACE = re.compile(r"(\d{1,6})\.(\d{1,6})")
_HEADER = re.compile(r"\s*\[{1,2}\s*[\"']?([\w-]+)[\"']?\s*\]{1,2}")
_KEY = re.compile(r"\s*(\"[^\"]*\"|'[^']*'|[\w-]+)\s*=\s*(.*)")

Dealt = tuple[Deal | PartDeal, int, Log]


@dataclass(frozen=True)
class Parsed:
    """What a text says, before it was played, and where it says it."""

    game: Any
    deals: tuple[Dealt, ...]
    notes: tuple[tuple[tuple[int, int], str], ...]
    variations: tuple[Variation, ...]
    lines: Mapping[tuple[str, int, int], int]
    """(``deals`` or ``variations``, which, which action) → line; action 0 is where it begins."""
    keys: Mapping[tuple[str, int, str], int]
    """(table, which of its name, key) → line."""


# Writing

def write(game: Any, deals: tuple[Dealt, ...], notes: Mapping[tuple[int, int], str], variations: tuple[Variation, ...]) -> str:
    """A record as TOML."""
    out = [f"cardhistory = {VERSION}", f"game = {_quoted(game.key)}", f"rules = {_quoted(game.preset)}", ""]
    plain = find_game(game.key, game.preset).rules
    changed = [(f.name, getattr(game.rules, f.name)) for f in fields(game.rules)
               if getattr(game.rules, f.name) != getattr(plain, f.name)]
    if changed:
        out += ["[options]", *(f"{name} = {_toml(value)}" for name, value in changed), ""]
    for deal, dealer, log in deals:
        out += ["[[deals]]", *_dealt(deal), f"dealer = {dealer}", 'actions = """', *_lines(log), '"""', ""]
    for one in variations:
        remark = [f"text = {_quoted(one.text)}"] if one.text else []
        out += ["[[variations]]", f'from = "{one.deal}.{one.after}"', *remark, 'actions = """', *_lines(one.log), '"""', ""]
    if notes:
        out += ["[notes]", *(f'"{deal}.{after}" = {_quoted(text)}' for (deal, after), text in sorted(notes.items())), ""]
    return "\n".join(out)


def _dealt(deal: Deal | PartDeal) -> Iterator[str]:
    if isinstance(deal, Deal):
        yield f"deal = {_quoted(deal.code)}"
        return
    codes = [UNKNOWN if card is None else card.code for card in deal.places]
    yield 'cards = """'
    for begin in range(0, len(codes), 12):
        yield " ".join(codes[begin:begin + 12])
    yield '"""'
    if deal.shown:
        hands: dict[int, list[str]] = {}
        for seat, card in deal.shown:
            hands.setdefault(seat, []).append(card.code)
        yield f"shown = [{', '.join(_quoted(f'{seat}: {chr(32).join(cards)}') for seat, cards in hands.items())}]"


def _lines(log: Log) -> list[str]:
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


# Reading

def read(text: str) -> Parsed:
    """Read a text; it is not trusted, and not yet played. Raises RecordError, saying in which line what is wrong."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise RecordError(f"a record is a text of at most {LONGEST} characters")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        at = re.search(r"at line (\d+)", str(error))
        raise RecordError(f"this is not the text of a record: {error}", line=int(at[1]) if at else 0) from None
    keys = _places(text)
    version = data.get("cardhistory")
    if version != VERSION or isinstance(version, bool | float):
        raise RecordError(f'a record begins with "cardhistory = {VERSION}", the version that is read here; this one has {version!r:.40}',
                          line=keys.get(("", 0, "cardhistory"), 0))
    _known(data, "", 0, keys)
    game = _game(data, keys)
    deals = _tables(data, "deals", keys)
    if not deals:
        raise RecordError("a record has at least one [[deals]] with deal, dealer and actions")
    lines: dict[tuple[str, int, int], int] = {}
    dealt = tuple([_deal(game, one, number, keys, lines) for number, one in enumerate(deals, 1)])
    varied = tuple([_variation(game, one, number, keys, lines)
                    for number, one in enumerate(_tables(data, "variations", keys), 1)])
    return Parsed(game, dealt, tuple(_notes(data.get("notes", {}), keys)), varied, lines, keys)


def _places(text: str) -> dict[tuple[str, int, str], int]:
    """The line of every table and key: ("deals", 2, "actions") → 12; the table itself has the key ''."""
    found: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    table, closing = ("", 0), ""
    for number, line in enumerate(text.split("\n"), 1):
        if closing:
            closing = "" if closing in line else closing
        elif header := _HEADER.match(line):
            counts[header[1]] = counts.get(header[1], 0) + 1
            table = (header[1], counts[header[1]])
            found.setdefault((*table, ""), number)
        elif pair := _KEY.match(line):
            found.setdefault((*table, pair[1].strip("\"'")), number)
            for marks in ('"""', "'''"):
                if pair[2].startswith(marks) and marks not in pair[2][3:]:
                    closing = marks
    return found


def _known(data: dict[str, Any], table: str, number: int, keys: Mapping[tuple[str, int, str], int]) -> None:
    """Refuse what this version does not know: whoever wrote it meant something by it."""
    for name in data:
        if name not in _KEYS[table]:
            where = f"{table} {number}" if table else "a record"
            line = keys.get((table, number, name), 0) or keys.get((name, 1, ""), 0)
            raise RecordError(f"{where} has no {name[:40]!r}; there is: {', '.join(_KEYS[table])}", line=line)


def _game(data: dict[str, Any], keys: Mapping[tuple[str, int, str], int]) -> Any:
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("[options] pairs names with values", line=keys.get(("", 0, "options"), 0))
    for name in ("game", "rules"):
        if not isinstance(data.get(name), str):
            raise RecordError(f"a record names its {name} as a text", line=keys.get(("", 0, name), 0))
    try:
        game = find_game(data["game"], data["rules"])
    except ValueError as error:
        name = "rules" if "rules" in str(error) else "game"
        raise RecordError(str(error), line=keys.get(("", 0, name), 0)) from None
    unset = {f.name for f in fields(game.rules) if "None" in str(f.type)}  # where "none" stands for None
    values = {name: None if value == "none" and name in unset else _frozen(value) for name, value in options.items()}
    try:
        return find_game(game.key, game.preset, **values)
    except (ValueError, TypeError) as error:
        guilty = next((name for name in values if name in str(error)), "")
        raise RecordError(str(error), line=keys.get(("options", 1, guilty), 0)) from None


def _tables(data: dict[str, Any], name: str, keys: Mapping[tuple[str, int, str], int]) -> list[dict[str, Any]]:
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        kinds = "at least one [[deals]] with deal, dealer and actions" if name == "deals" else "each of its [[variations]] as a table"
        raise RecordError(f"a record has {kinds}", line=keys.get(("", 0, name), 0) or keys.get((name, 1, ""), 0))
    for number, one in enumerate(found, 1):
        _known(one, name, number, keys)
    return found


def _deal(game: Any, data: dict[str, Any], number: int, keys: Mapping[tuple[str, int, str], int],
          lines: dict[tuple[str, int, int], int]) -> Dealt:
    def refuse(message: str, key: str) -> RecordError:
        return RecordError(f"deal {number}: {message}", deal=number,
                           line=keys.get(("deals", number, key), 0) or keys.get(("deals", number, ""), 0))

    shown = data.get("shown", [])
    if "cards" in data:
        if "deal" in data:
            raise refuse("either deal is given, or cards, not both", "cards")
        if not isinstance(data["cards"], str) or not isinstance(shown, list):
            raise refuse("cards is one text, and shown a list of texts", "cards")
        try:
            part = PartDeal.read(game.pack, data["cards"], shown)
        except RecordError as error:
            raise refuse(error.message, "cards") from None
        if any(seat not in game.seats for seat, _ in part.shown):
            raise refuse(f"cards were laid open by the seats {game.seats}, and by nobody else", "shown")
        known = tuple([card for card in part.places if card is not None])
        deal: Deal | PartDeal = Deal(game.pack, known) if len(known) == len(game.pack) and not shown else part
    else:
        if "shown" in data:
            raise refuse("shown belongs to cards, where some are unknown", "shown")
        try:
            deal = Deal.of(game.pack, data.get("deal"))  # type: ignore[arg-type]
        except DealError as error:
            raise refuse(str(error), "deal") from None
    dealer = data.get("dealer", 0)
    if not isinstance(dealer, int) or isinstance(dealer, bool) or dealer not in game.seats:
        raise refuse(f"the dealer is one of the seats {game.seats}, not {dealer!r:.40}", "dealer")
    return deal, dealer, _log(game, data, "deals", number, keys, lines)


def _variation(game: Any, data: dict[str, Any], number: int, keys: Mapping[tuple[str, int, str], int],
               lines: dict[tuple[str, int, int], int]) -> Variation:
    place = _PLACE.fullmatch(data["from"]) if isinstance(data.get("from"), str) else None
    if not place or not isinstance(data.get("text", ""), str):
        raise RecordError(f'variation {number}: from = "deal.action" says where it begins, and text is a remark',
                          line=keys.get(("variations", number, "from"), 0) or keys.get(("variations", number, ""), 0))
    return Variation(int(place[1]), int(place[2]), _log(game, data, "variations", number, keys, lines), data.get("text", ""))


def _log(game: Any, data: dict[str, Any], table: str, number: int, keys: Mapping[tuple[str, int, str], int],
         lines: dict[tuple[str, int, int], int]) -> Log:
    text, name = data.get("actions", ""), f"{table[:-1]} {number}"
    first = keys.get((table, number, "actions"), 0)
    lines[table, number, 0] = keys.get((table, number, ""), 0)
    if not isinstance(text, str):
        raise RecordError(f"{name}: the actions are one text", line=first)
    whole = "\n" in text.strip()  # then the text begins in the line after its name, as it is written
    log: list[tuple[int, Action]] = []
    for line_number, line in enumerate(text.split("\n"), first + (1 if whole and first else 0)):
        line = line.split("#")[0].strip()
        if not line:
            continue
        parts = _STEP.split(line)
        if parts[0].strip():
            raise RecordError(f"{name}: {line[:60]!r} does not begin with a seat and a colon, as 0: AS does", line=line_number)
        for seat, words in zip(parts[1::2], parts[2::2], strict=True):
            try:
                log.append((int(seat[:4]), _action(game, words.strip())))
            except ValueError as error:
                raise RecordError(f"{name}: {error}", line=line_number) from None
            lines[table, number, len(log)] = line_number
    return tuple(log)


def _action(game: Any, text: str) -> Action:
    words = text.split()
    if UNKNOWN in words:
        return _heard(game, words)
    if len(words) == 1:
        try:
            return Action("play", game.pack.card(text))
        except InvalidCard:
            pass
    action: Action = game.action(text)
    return action


def _heard(game: Any, words: list[str]) -> Action:
    """An action with unknown cards; ``??`` alone is a card that was played."""
    verb, *rest = words if len(words) > 1 else ["play", *words]
    if len(rest) > 12 or not verb.isalpha():
        raise ValueError(f"there is no action {' '.join(words)[:60]!r}")
    args: list[Any] = []
    for word in rest:
        try:
            args.append(word if word == UNKNOWN else int(word) if word.isdecimal() and len(word) < 6 else game.pack.card(word))
        except InvalidCard:
            args.append(word.lower()[:20])
    return Action(verb.lower()[:20], *args)


def _notes(data: Any, keys: Mapping[tuple[str, int, str], int]) -> Iterator[tuple[tuple[int, int], str]]:
    if not isinstance(data, dict):
        raise RecordError("[notes] pairs places with remarks", line=keys.get(("", 0, "notes"), 0))
    for place, remark in data.items():
        match = _PLACE.fullmatch(place)
        if not match or not isinstance(remark, str):
            raise RecordError(f'[notes] has "deal.action" = "remark", not {place[:40]!r}', line=keys.get(("notes", 1, place), 0))
        yield (int(match[1]), int(match[2])), remark


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
    return '"' + "".join(marks.get(c, c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}" ) for c in text) + '"'
