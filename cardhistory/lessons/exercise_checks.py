"""Facts that a machine can check: the strength of cards, the worth of hands, what a rule allows, exact counts.

An author writes ``check = {…}`` beside an answer, and no wrong answer can be marked right. Each check is a function of the game
and of what was written; it gives what it found, to be compared with what was claimed.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from importlib import import_module
from typing import Any

from ..cards import Card
from ..games import module

__all__ = ["CHECKS", "Unchecked", "count", "fails", "order_of", "strengths", "worth"]


class Unchecked(ValueError):
    """Something an author wrote that cannot be checked; the message says why and what is accepted."""


def _room(game: Any, name: str) -> Any:
    try:
        return import_module(f"...games._{game.key}_{name}", __name__)
    except ImportError:
        raise Unchecked(f"{game.key} has no {name}") from None


# Cards

def worth(game: Any, card: Card) -> int:
    """What a card counts of itself. Raises Unchecked in a game whose cards count nothing."""
    points = getattr(game, "points", None)
    if points is None and game.key == "primiera":
        points = _room(game, "rules").VALUES
    if points is None:
        raise Unchecked(f"the cards of {game.key} count nothing of themselves")
    return int(points.get(card.rank, 0))


def strengths(game: Any, trump: str = "", led: str = "") -> Mapping[Card, int]:
    """How strong each card is when it is led, or where suits have to do with it, with this trump and this suit led."""
    cards = game.pack.cards
    if game.key == "aluette":
        return {card: -place for card, place in _room(game, "rules").CLASS.items()}
    by_rank = getattr(module(game.key), "STRENGTH", None)
    if isinstance(by_rank, Mapping) and set(by_rank) <= {rank.letter for rank in game.pack.ranks}:
        return {card: by_rank[card.rank] for card in cards}
    if hasattr(module(game.key), "BEATEN_BY"):
        return {card: -[rank.letter for rank in game.pack.ranks].index(card.rank) for card in cards}
    rule = getattr(_room(game, "rules"), "strengths", None)
    if rule is None:
        raise Unchecked(f"the cards of {game.key} have no order of strength; order them by points")
    if not trump and not led:
        raise Unchecked(f"the strength of cards at {game.key} depends on the trump and on the suit led: write trump and led")
    found = rule(trump, led)
    return {card: found.get(card, 0) for card in cards}


def order_of(game: Any, by: str, trump: str = "", led: str = "") -> Mapping[Card, int]:
    """The numbers by which cards are put in order: ``strength`` or ``points``."""
    if by == "points":
        return {card: worth(game, card) for card in game.pack.cards}
    if by != "strength":
        raise Unchecked(f"cards are ordered by strength or by points, not by {by!r}")
    return strengths(game, trump, led)


# Counts

_COUNTS: dict[str, Callable[[Any, Any], Any]] = {
    "trappola.p_set": lambda room, rules: 1 - Fraction(room.sets_held()[0], room.hands()),
    "trappola.p_four_twos": lambda room, rules: Fraction(room.copies("2")[4], room.hands()),
    "trappola.p_no_ace": lambda room, rules: Fraction(room.copies("A")[0], room.hands()),
    "trappola.mean_points": lambda room, rules: room.mean(room.card_points(rules)),
    **{f"primiera.p_{kind}": lambda room, rules, kind=kind: Fraction(room.kinds(rules).get(kind, 0), room.hands(rules))
       for kind in ("punto", "primiera", "fiftyfive", "fluxus", "chorus")},
}


def count(game: Any, name: str) -> Fraction:
    """An exact number by its name: one of those above, or a function of the game's counts that needs nothing else."""
    room = _room(game, "counts")
    known = _COUNTS.get(name)
    key, _, plain = name.partition(".")
    if known is not None and key == game.key:
        return Fraction(known(room, game.rules))
    function = getattr(room, plain, None) if key == game.key and plain in room.__all__ else None
    try:
        return Fraction(function()) if function else _unknown(game, name, room)
    except TypeError:
        return _unknown(game, name, room)


def _unknown(game: Any, name: str, room: Any) -> Fraction:
    names = [*(one for one in _COUNTS if one.startswith(f"{game.key}.")), *(f"{game.key}.{one}" for one in room.__all__)]
    raise Unchecked(f"nothing is counted under {name!r}; try {', '.join(names)}")


# Checks

def _beats(game: Any, given: Mapping[str, Any]) -> tuple[Any, Any]:
    high, low = (game.pack.card(code) for code in given["beats"])
    beaten = getattr(module(game.key), "BEATEN_BY", None)
    if beaten is not None:
        return high in beaten[game.rules.seven_beats_ace][low], True
    found = strengths(game, given.get("trump", ""), given.get("led", low.suit))
    follows = game.key in ("aluette", "kakeya", "etori") or high.suit == low.suit
    return follows and found[high] > found[low], True


def _hand(game: Any, given: Mapping[str, Any]) -> tuple[Any, Any]:
    if game.key != "primiera":
        raise Unchecked("hands have kinds only at primiera")
    one = _room(game, "hands").held(game.rules, game.pack.read(given["hand"]))
    return (one.kind, one.points), (given["kind"], given.get("points", one.points))


def _cards(game: Any, given: Mapping[str, Any]) -> tuple[Any, Any]:
    return sum(worth(game, card) for card in game.pack.read(given["cards"])), given["points"]


def _set(game: Any, given: Mapping[str, Any]) -> tuple[Any, Any]:
    number, rank = given["set"].split()
    return dict(game.rules.set_values).get(rank, (0, 0))[int(number) - 3], given["points"]


def _position(game: Any, given: Mapping[str, Any]) -> Any:
    dealer = given.get("dealer", 0)
    deal = game.fixed(dict(enumerate(given["hands"])), stock=given.get("stock", ""), dealer=dealer) if "hands" in given else given["deal"]
    state = game.start(deal, dealer=dealer)
    for action in given.get("actions", ()):
        state = state.child(action)
    return state


def _refused(game: Any, given: Mapping[str, Any], text: str) -> str:
    reason = _position(game, given).why_illegal(text)
    return reason.key if reason else ""


def _scores(game: Any, given: Mapping[str, Any]) -> tuple[Any, Any]:
    state = _position(game, given)
    if state.outcome is None:
        raise Unchecked("the actions do not end the deal, so there is no score to compare")
    return list(state.outcome.points), given["scores"]


def _count(game: Any, given: Mapping[str, Any]) -> tuple[Any, Any]:
    found, claimed, near = count(game, given["count"]), Fraction(str(given["is"])), Fraction(str(given.get("near", 0)))
    return (claimed if abs(found - claimed) <= near else found), claimed


_POSITION = frozenset({"hands", "deal", "stock", "dealer", "actions"})
CHECKS: Mapping[str, tuple[Callable[[Any, Mapping[str, Any]], tuple[Any, Any]], frozenset[str]]] = {
    "beats": (_beats, frozenset({"trump", "led"})),
    "hand": (_hand, frozenset({"kind", "points"})),
    "cards": (_cards, frozenset({"points"})),
    "set": (_set, frozenset({"points"})),
    "ending": (lambda game, given: (game.ending(given["ending"]), given["points"]), frozenset({"points"})),
    "sum": (lambda game, given: (sum(given["sum"]), given["is"]), frozenset({"is"})),
    "rule": (lambda game, given: (getattr(game.rules, given["rule"]), given["is"]), frozenset({"is"})),
    "count": (_count, frozenset({"is", "near"})),
    "legal": (lambda game, given: (_refused(game, given, given["legal"]), ""), _POSITION),
    "illegal": (lambda game, given: (_refused(game, given, given["illegal"]), given["because"]), _POSITION | {"because"}),
    "scores": (_scores, _POSITION),
}
"""The checks by the word that names them, and the other words each may have."""


def fails(game: Any, given: Mapping[str, Any]) -> str:
    """Why a check does not hold; empty when it does. Raises Unchecked for one that cannot be made."""
    names = [name for name in CHECKS if name in given]
    kind = next((name for name in names if set(given) <= {name} | CHECKS[name][1]), None)
    if kind is None:
        raise Unchecked(f"no check has the words {', '.join(given)}; there are the checks {', '.join(CHECKS)}")
    try:
        found, claimed = CHECKS[kind][0](game, given)
    except Unchecked:
        raise
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise Unchecked(f"the check {dict(given)} cannot be made: {error}") from None
    return "" if found == claimed else f"the check {dict(given)} does not hold: {found!r}, not {claimed!r}"
