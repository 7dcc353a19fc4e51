"""What every game shares: seats, actions, reasons, scores, and the shape of a Game and a State.

A game is a frozen value that knows its rules; a state is a frozen value that knows one situation. `State.child` gives the
next state and leaves the old one as it was, so undo is the previous state and a replay is a list of states.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from .cards import Card, Pack
from .deals import Deal

if TYPE_CHECKING:
    from .match import Match
    from .observation import Observation

__all__ = ["Action", "Game", "IllegalAction", "Outcome", "Reason", "ScoreLine", "Seat", "Side", "State", "Vocabulary", "text_of"]

Seat = int
"""A place at the table, from 0, in order of play."""
Side = int
"""Those who win or lose together; in a game for two each seat is a side of its own."""


class Action:
    """One thing a seat does: a verb and what it concerns. ``str(action)`` is its text: ``play AS``, ``declare 3 A``.

    The words after the verb are kept as cards, numbers or rank codes; equal actions have equal texts.

    >>> str(Action("declare", 3, "A"))
    'declare 3 A'
    """

    __slots__ = ("args", "text", "verb")

    verb: str
    args: tuple[Card | int | str, ...]
    text: str

    def __init__(self, verb: str, *args: Card | int | str) -> None:
        object.__setattr__(self, "verb", verb)
        object.__setattr__(self, "args", args)
        object.__setattr__(self, "text", " ".join((verb, *map(str, args))) if args else verb)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an action cannot be changed: {self.text}")

    def __reduce__(self) -> tuple[type[Action], tuple[Any, ...]]:
        return Action, (self.verb, *self.args)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards the action names."""
        return tuple(arg for arg in self.args if isinstance(arg, Card))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


def text_of(action: object) -> str:
    """The text of an action or of a text: a stranger's `Action` is worth no more than its text."""
    return action if isinstance(action, str) else action.text if isinstance(action, Action) else repr(action)


class Vocabulary:
    """The actions a game knows, each made once, found by their texts."""

    __slots__ = ("_exact", "_lower")

    def __init__(self, actions: Iterable[Action]) -> None:
        self._exact = {action.text: action for action in actions}
        self._lower = {text.lower(): action for text, action in self._exact.items()}

    def __len__(self) -> int:
        return len(self._exact)

    def find(self, action: Action | str) -> Action | None:
        """The game's own action of this text, in any case and spacing; None when there is none."""
        text = text_of(action)
        found = self._exact.get(text)
        return found if found is not None else self._lower.get(" ".join(text.split()).lower())


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is refused: a key of the game's `REASONS`, the cards it concerns, and what else the sentence needs.

    The rule behind it, with its witness, is ``claims.for_reason(reason.game, reason.key)``. ``pack`` is the key of the pack.
    """

    game: str
    pack: str
    key: str
    cards: tuple[Card, ...] = ()
    fields: tuple[tuple[str, str | int], ...] = ()


class IllegalAction(ValueError):
    """An action the rules refuse; nothing has changed. ``reason`` says why, ``str()`` says it in English."""

    def __init__(self, reason: Reason, action: Action | str) -> None:
        super().__init__(reason, action)
        self.reason = reason
        self.action = action

    def __str__(self) -> str:
        from .words import Words  # words are looked up only when somebody reads them

        return Words("en").reason(self.reason)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score: whose, how many points, the key of the rule that gives them, and the cards concerned."""

    side: Side
    points: int
    key: str
    cards: tuple[Card, ...] = ()
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one deal. The lines of a side add up to its points; ``winner`` is None when nobody has more."""

    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    winner: Side | None


class State(Protocol):
    """One situation of a game."""

    @property
    def game(self) -> Game: ...
    @property
    def deal(self) -> Deal: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def log(self) -> tuple[tuple[Seat, Action], ...]:
        """Everything done since the deal, in order."""
    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None when the deal is over."""
    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat to act may do, in a stable order; empty when the deal is over."""
    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the seat to act may not do this; None when it may."""
    def child(self, action: Action | str) -> State:
        """The state after the action. Raises IllegalAction, and ValueError for a text that is no action."""
    def observation(self, seat: Seat | None) -> Observation:
        """All that one seat may know (None: somebody who only watches)."""
    @property
    def outcome(self) -> Outcome | None:
        """The result once the deal is over, None before."""


class Game(Protocol):
    """The rules of a game under one witness."""

    @property
    def key(self) -> str: ...
    @property
    def preset(self) -> str: ...
    @property
    def rules(self) -> Any: ...
    @property
    def pack(self) -> Pack: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def sides(self) -> Mapping[Seat, Side]: ...
    def start(self, deal: int | str | Deal, *, dealer: Seat = 0, scores: tuple[int, ...] = ()) -> State:
        """Deal the cards. ``scores`` is the match so far. Raises DealError and ValueError."""
    def action(self, text: str) -> Action:
        """Read an action text. Raises ValueError, saying what is accepted."""
    def match(self, deal: int | str | Deal, *, dealer: Seat = 0) -> Match:
        """Begin a match of several deals."""
