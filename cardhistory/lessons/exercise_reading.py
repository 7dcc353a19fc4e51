"""Reading an exercise: every field, every card, every action and every test is looked at before a reader sees any of it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .. import claims
from ..games import game as find_game
from ..widgets.exercise_play import TESTS, PlaySession
from ..widgets.exercise_tries import KINDS, Task
from .exercise_checks import count, order_of
from .page import say

__all__ = ["ExerciseError", "read_task"]

PROMPT_WORDS = 60
_COMMON = {"kind": str, "title": str, "prompt": str, "hints": list, "learned": str, "source": list, "preset": str, "rules": dict,
           "game": str}
_OWN: Mapping[str, Mapping[str, Any]] = {
    "choose": {"cards": list, "options": list, "check": (dict, list)},
    "order": {"cards": str, "replies": dict, "by": str, "trump": str, "led": str},
    "predict": {"question": str, "bands": list, "answer": (int, float), "compute": str, "unit": str, "digits": int,
                "near": (int, float), "reply_near": str, "reply_far": str},
    "play": {"hands": list, "stock": str, "deal": (int, str), "dealer": int, "seat": int, "actions": list, "goal": str,
             "success": list, "failure": list, "replies": list, "wrong": dict, "right": dict, "solution": list},
}
_NEEDED = {"choose": ("options",), "order": ("cards",), "predict": ("question", "reply_near", "reply_far"),
           "play": ("goal", "success", "solution")}


class ExerciseError(ValueError):
    """An exercise that cannot be read: which, which field, and what is accepted."""


def read_task(key: str, name: str, given: Mapping[str, Any]) -> Task:
    """An exercise from what stands in the file. Raises ExerciseError."""
    try:
        return _read(key, name, given)
    except (ValueError, LookupError) as error:
        raise ExerciseError(f"the exercise {name!r} of {key}: {error}") from None


def _read(key: str, name: str, given: Mapping[str, Any]) -> Task:
    _need(name.replace("-", "").isalnum() and name.isascii(), "a name has letters, digits and hyphens")
    kind = given.get("kind")
    _need(kind in KINDS, f"kind is one of {', '.join(KINDS)}, not {kind!r}")
    _shape(given, {**_COMMON, **_OWN[str(kind)]}, ("title", "prompt", "hints", "learned", *_NEEDED[str(kind)]))
    _need(0 < len(given["prompt"].split()) <= PROMPT_WORDS, f"the prompt has {len(given['prompt'].split())} words; at most {PROMPT_WORDS}")
    hints = _texts(given["hints"], "hints")
    _need(1 <= len(hints) <= 3, f"there are 1 to 3 hints, not {len(hints)}")
    key = given.get("game", key)  # a page that is no game's says at each exercise whose it is
    game: Any = find_game(key, given.get("preset"), **given.get("rules", {}))
    body = {"choose": _choose, "order": _order, "predict": _predict, "play": _play}[str(kind)](game, given)
    return Task(game, name, str(kind), given["title"], given["prompt"], hints, given["learned"],
                _witnesses(key, _texts(given.get("source", []), "source")), body)


def _need(holds: bool, sentence: str) -> None:
    if not holds:
        raise ValueError(sentence)


def _shape(given: Any, known: Mapping[str, Any], needed: Sequence[str], what: str = "") -> None:
    """Every field is known and of its kind, and those that are needed are there and not empty."""
    place = f"{what}: " if what else ""
    _need(isinstance(given, dict), f"{place}a table of fields is wanted, not {given!r}")
    strange = [field for field in given if field not in known]
    _need(not strange, f"{place}no such field: {', '.join(strange)}; there is {', '.join(known)}")
    for field, value in given.items():
        kinds = known[field] if isinstance(known[field], tuple) else (known[field],)
        good = isinstance(value, kinds) and not (isinstance(value, bool) and bool not in kinds)
        _need(good, f"{place}{field} is {' or '.join(kind.__name__ for kind in kinds)}, not {value!r}")
    for field in needed:
        _need(given.get(field) not in (None, "", [], {}), f"{place}{field} is missing or empty")


def _texts(given: Any, what: str) -> tuple[str, ...]:
    _need(isinstance(given, list) and all(isinstance(one, str) and one.strip() for one in given), f"{what} is a list of texts")
    return tuple(given)


def _witnesses(game: str, keys: Sequence[str]) -> tuple[str, ...]:
    """Who reports what stands under these keys of claims and sources: each source once, with the place or the way to it."""
    found: dict[str, str] = {}
    for key in keys:
        try:
            claim = claims.claim(key if "." in key else f"{game}.{key}")
        except LookupError:
            found.setdefault(key, claims.source(key).short)
        else:
            for one in claim.sources:
                found.setdefault(one.source.key, str(one))
    return tuple(found.values())


def _names(game: Any) -> dict[Any, str]:
    """Every card by its name, with the name it goes by in this game."""
    known = {card: f"{game.key}.name.{card.code}" for card in game.pack.cards}
    return {card: say("table.card.named", card=say.card(game.pack, card), name=say(key)) if say.has(key) else say.card(game.pack, card)
            for card, key in known.items()}


def _checks(given: Any) -> tuple[Mapping[str, Any], ...]:
    checks = given if isinstance(given, list) else [given]
    _need(all(isinstance(one, dict) for one in checks), "check is a table, or a list of them")
    return tuple(checks)


def _choose(game: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    rows, shown = [], []
    for row in given.get("cards", []):
        _shape(row, {"label": str, "cards": str}, ("cards",), "cards")
        cards = game.pack.read(row["cards"])
        shown += cards
        rows.append({"label": row.get("label", ""), "cards": [card.code for card in cards]})
    options = []
    for one in given["options"]:
        _shape(one, {"text": str, "right": bool, "reply": str, "check": (dict, list)}, ("text", "right", "reply"), "options")
        options.append({"text": one["text"], "right": one["right"], "reply": one["reply"], "checks": _checks(one.get("check", []))})
    right = sum(one["right"] for one in options)
    _need(0 < right < len(options), "of two or more options at least one is right and one is not")
    _need(len({one["text"] for one in options}) == len(options), "two options are the same")
    return {"rows": rows, "shown_cards": shown, "names": _names(game), "options": options, "checks": _checks(given.get("check", []))}


def _order(game: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    cards = tuple(game.pack.read(given["cards"]))
    _need(3 <= len(cards) <= 12 and len(set(cards)) == len(cards), "three to twelve different cards are put in order")
    strength = order_of(game, given.get("by", "strength"), given.get("trump", ""), given.get("led", ""))
    for high, low in zip(cards, cards[1:], strict=False):
        _need(strength[high] >= strength[low], f"{low} stands above {high}, so this is not the right order")
    _need(strength[cards[0]] > strength[cards[-1]], "all these cards are equal, so there is nothing to put in order")
    replies = given.get("replies", {})
    for key, text in replies.items():
        picked, _, best = (game.pack.card(part) if part != ">" else part for part in key.partition(">"))
        _need(isinstance(text, str) and picked in cards and best in cards, f"replies: {key!r} names two of the cards, and has a text")
        _need(strength[picked] < strength[best], f"replies: {key!r} is no mistake; write the card that was picked before the higher one")
    return {"cards": cards, "shown_cards": cards, "names": _names(game), "strength": strength, "replies": dict(replies)}


def _predict(game: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    _need(("answer" in given) != ("compute" in given), "either answer or compute says the number")
    unit = given.get("unit", "")
    exact = count(game, given["compute"]) if "compute" in given else given["answer"]
    value = float(exact) * (100 if unit == "%" else 1)
    digits = given.get("digits", 0 if value == int(value) else 1)
    number = f"{value:,.{digits}f}"
    bands, band = [], -1
    for place, one in enumerate(given.get("bands", [])):
        _shape(one, {"text": str, "from": (int, float), "to": (int, float)}, ("text",), "bands")
        _need("from" in one and "to" in one and one["from"] < one["to"], "bands: each goes from a number to a higher one")
        bands.append(one["text"])
        if one["from"] <= value < one["to"]:
            _need(band < 0, f"bands: {value:g} lies in two of them")
            band = place
    _need(not bands or (len(bands) > 1 and band >= 0), f"bands: there are two or more, and {value:g} lies in one of them")
    _need(bool(bands) != ("near" in given), "either bands are chosen from, or near says how far off a number may be")
    shown = number
    if unit:
        shown = say("exercise.unit.percent", number=number) if unit == "%" else say("exercise.unit", number=number, unit=unit)
    return {"question": given["question"], "bands": bands, "band": band, "value": value, "shown": shown, "unit": unit,
            "near": given.get("near", 0), "reply_near": given["reply_near"], "reply_far": given["reply_far"]}


def _actions(game: Any, given: Any, what: str) -> list[str]:
    return [game.action(text).text for text in _texts(given, what)]


def _tests(game: Any, given: Any, what: str) -> tuple[tuple[str, Any], ...]:
    found = []
    for one in given:
        _shape(one, {name: (kind, list) if kind is str else kind for name, kind in TESTS.items()}, (), what)
        _need(len(one) == 1, f"{what}: one test in each pair of braces, not {one!r}")
        name, value = next(iter(one.items()))
        if TESTS[name] is str:
            value = [value] if isinstance(value, str) else list(_texts(value, f"{what}: {name}"))
            _need(bool(value), f"{what}: {name} is empty")
        if name in ("did", "did_not", "before"):
            _need(name != "before" or len(value) == 2, f"{what}: before names two actions")
            value = _actions(game, value, what)
        elif name in ("took", "lost"):
            value = [game.pack.card(code).code for code in value]
        elif name == "score_line":
            _need(all(say.has(f"{game.key}.line.{key}") for key in value), f"{what}: {value} is no line of a score at {game.key}")
        elif TESTS[name] is int:
            _need(value > 0, f"{what}: {name} is 1 or more")
        else:
            _need(value or name == "wins", f"{what}: {name} is true")
        _need(name != "first_action" or what == "success", "failure: first_action belongs to success")
        found.append((name, value))
    return tuple(found)


def _play(game: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    seat, dealer = given.get("seat", 0), given.get("dealer", 0)
    _need(("hands" in given) != ("deal" in given), "either hands or deal says the cards")
    _need("hands" in given or "stock" not in given, "stock goes with hands")
    deal = given.get("deal")
    if "hands" in given:
        deal = game.fixed(dict(enumerate(_texts(given["hands"], "hands"))), stock=given.get("stock", ""), dealer=dealer)
    replies = []
    for one in given.get("replies", []):
        _shape(one, {"after": str, "do": list}, ("do",), "replies")
        after = game.action(one["after"]).text if one.get("after") else ""
        replies.append({"after": after, "do": _actions(game, one["do"], "replies")})
    comments = {}
    for way in ("wrong", "right"):
        _need(all(isinstance(text, str) and text for text in given.get(way, {}).values()), f"{way}: each action has a text")
        comments[way] = {game.action(action).text: text for action, text in given.get(way, {}).items()}
    body = {"deal": deal, "seat": seat, "dealer": dealer, "actions": _actions(game, given.get("actions", []), "actions"),
            "goal": given["goal"], "success": _tests(game, given["success"], "success"),
            "failure": _tests(game, given.get("failure", []), "failure"), "replies": replies, **comments,
            "solution": _actions(game, given["solution"], "solution"), "names": {}}
    session = _open(game, body)
    _need(session.match.state.to_act == seat and not session.awaits, "when the position opens it is the reader's turn")
    state: Any = session.match.state
    may_come = {*state.observation(seat).hand, *getattr(state, "stock", ())}
    for action in (*comments["wrong"], *comments["right"]):
        one = game.action(action)
        _need(one.verb != "play" or one.cards[0] in may_come, f"{action}: the reader does not hold that card")
    return body


def _open(game: Any, body: Mapping[str, Any]) -> PlaySession:
    return PlaySession(Task(game, "check", "play", "", "", (), "", (), body))
