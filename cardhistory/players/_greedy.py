"""How a deal is played to its end in thought: quickly, and with nothing but what each player may know.

The greedy way to play a trick: take what counts while it can be taken, leave what cannot, and keep strong cards for later. It
looks at its own hand, the cards on the table, and the cards that have been played, never at the hidden ones, also when it plays
for others in a supposed world. What a card counts and what beats what is told by a `Manner`; the file ``_greedy_<game>.py``
offers ``manner(state)``, the manner of a game as it stands (trumps may matter). A game without such a file is played at random.
"""
from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..cards import Card
from ..deals import Rng
from ..play import Action, Outcome, State

__all__ = ["Manner", "Table", "gain", "manner_of", "playout", "rooms", "tables"]


@dataclass(frozen=True)
class Manner:
    """What the greedy player must know of a game. Sets of cards are whole numbers with a bit for each card."""

    worth: Mapping[Card, float]
    """What a captured card counts; cards that count nothing may be left out."""
    bit: Mapping[Card, int]
    beaten: Mapping[str, Mapping[Card, int]]
    """By the suit led, and by a card: the cards that beat it."""
    suits: Mapping[str, int]
    """All cards of a suit."""
    aside: Callable[[Any], Action] | None = None
    """What is done in a phase in which no card is played; None: the first legal action."""
    play: Callable[[Table, Any, tuple[Action, ...]], Action] | None = None
    """Another way of choosing a card than the greedy one."""
    apart: Callable[[Card], tuple[Any, ...]] | None = None
    """What else tells cards apart that beat the same and count the same."""
    spend: float = 0.8
    """What a card in full command is worth later to one who follows."""
    lead_out: float = 0.4
    """The same to one who leads it."""
    tempo: float = 0.3
    """What it is worth to win a trick for its own sake, and lead; below 0 where whoever plays after others knows more."""
    control: Mapping[Card, float] = field(init=False, compare=False)
    """How well a card keeps its owner in command, from 0 to 1."""

    def __post_init__(self) -> None:
        size = max(1, len(self.bit) - 1)
        control = {card: (1 - self.beaten[card.suit][card].bit_count() / size) ** 3 for card in self.bit}
        object.__setattr__(self, "control", control)


def tables(cards: Iterable[Card], suits: Iterable[str], beats: Callable[[Card, Card, str], bool]) -> dict[str, Any]:
    """``bit``, ``beaten`` and ``suits`` of a manner, where ``beats(one, other, led)`` says if one card beats another."""
    cards = tuple(cards)
    bit = {card: 1 << place for place, card in enumerate(cards)}
    return {"bit": bit, "suits": {suit: sum([bit[card] for card in cards if card.suit == suit]) for suit in {*suits}},
            "beaten": {led: {card: sum([bit[other] for other in cards if beats(other, card, led)]) for card in cards}
                       for led in {*suits}}}


@cache
def rooms() -> frozenset[str]:
    """The names of the files in this folder."""
    return frozenset(room.name for room in pkgutil.iter_modules([str(Path(__file__).parent)]))


def manner_of(state: State) -> Manner | None:
    """The manner of the game in this state; None when there is none."""
    name = f"_greedy_{state.game.key}"
    found: Manner | None = import_module(f".{name}", __package__).manner(state) if name in rooms() else None
    return found


class Table:
    """The cards still to be played, for all to see, while a deal is played out."""

    __slots__ = ("live", "manner", "rng", "trump")

    def __init__(self, state: Any, rng: Rng) -> None:
        self.rng = rng
        self.look(state)

    def look(self, state: Any) -> None:
        """Take in the situation anew."""
        self.manner = manner_of(state)
        self.trump = getattr(state, "trump", None)
        if self.manner is not None:
            bit = self.manner.bit
            gone = [card for trick in state.tricks for _, card in trick.plays] + [card for _, card in state.plays]
            self.live = sum(bit.values()) - sum([bit[card] for card in gone])

    def choose(self, state: Any) -> Action:
        """What the greedy player does here."""
        legal: tuple[Action, ...] = state.legal_actions
        first: Action = legal[0]
        if len(legal) == 1:
            return first
        manner = self.manner
        if manner is None:
            return self.rng.choice([action for action in legal if action.verb != "concede"])
        if first.verb != "play" or state.phase != "play":
            return manner.aside(state) if manner.aside else first
        last: Action = legal[-1]
        if last.verb == "declare":
            return last
        return manner.play(self, state, legal) if manner.play else self._card(state, manner, legal)

    def played(self, card: Card) -> None:
        """A card has left the game."""
        if self.manner is not None:
            self.live &= ~self.manner.bit[card]

    def _card(self, state: Any, manner: Manner, legal: tuple[Action, ...]) -> Action:
        seat, hands, plays, sides = state.to_act, state.hands, state.plays, state.game.sides
        bit, worth, control = manner.bit, manner.worth, manner.control
        own = sum([bit[card] for card in hands[seat]])
        unseen = self.live & ~own
        count = unseen.bit_count() or 1
        share = len(hands[seat]) / count  # a hidden card lies with a given player with about this chance
        side = sides[seat]
        best_value, best = -1e9, legal[0]
        if not plays:
            against = [other for other in state.game.seats if sides[other] != side and hands[other]]
            many = len(against)
            average = self._average(unseen, manner, count)
            trump = manner.suits.get(self.trump or "", 0)
            for action in legal:
                card: Card = action.args[0]  # type: ignore[assignment]
                above = manner.beaten[card.suit][card] & unseen
                suit = manner.suits.get(card.suit, 0)
                high = (above & suit).bit_count()
                p = max(0.0, 1 - share * many) ** high if many > 1 else (1 - min(1.0, share)) ** high
                cuts = (above & ~suit).bit_count()
                if cuts:
                    lacks = max(0.0, 1 - share) ** (unseen & suit).bit_count()
                    p *= (1 - lacks * (1 - max(0.0, 1 - share) ** cuts)) ** many
                own_worth = worth.get(card, 0)
                value = (p * (own_worth + average * many) - (1 - p) * own_worth - manner.lead_out * control[card]
                         + (0.02 * (own & suit).bit_count() if not trump & bit[card] else -0.1))
                if value > best_value:
                    best_value, best = value, action
            return best
        dead = getattr(state, "dead", 0)
        live = plays[dead:] or plays
        led = live[0][1].suit
        beaten = manner.beaten.get(led) or manner.beaten[live[0][1].suit]
        holder, top = live[0]
        for who, card in live:
            if beaten[top] & bit[card]:
                holder, top = who, card
        pile = sum([worth.get(card, 0) for _, card in plays])
        seats = len([other for other in state.game.seats if hands[other] or any(other == who for who, _ in plays)])
        after = seats - len(plays) - 1
        friends = after // 2 if len({*sides.values()}) * 2 == len(sides) and len(plays) < 2 else 0
        foes = after - friends
        ours = sides[holder] == side
        theirs = min(1.0, share * foes)
        hold = (1 - theirs) ** (beaten[top] & unseen).bit_count()
        for action in legal:
            card = action.args[0]  # type: ignore[assignment]
            mine = worth.get(card, 0)
            if beaten[top] & bit[card]:
                p = (1 - theirs) ** (beaten[card] & unseen).bit_count()
                value = (2 * p - 1) * (pile + mine) + manner.tempo * p
            elif ours:
                value = (2 * hold - 1) * (pile + mine)
            else:
                value = -(pile + mine) * (0.3 if friends else 1)
            value -= manner.spend * control[card]
            if value > best_value:
                best_value, best = value, action
        return best

    @staticmethod
    def _average(unseen: int, manner: Manner, count: int) -> float:
        return sum([points for card, points in manner.worth.items() if manner.bit[card] & unseen]) / count


def gain(outcome: Outcome, side: int) -> float:
    """What an outcome is worth to a side: its points, less those of the others on average."""
    points = outcome.points
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def playout(state: Any, rng: Rng, over: Callable[[Any], bool] = lambda _: False) -> tuple[Any, int]:
    """The state at the end of the deal, or as soon as it is ``over``, when everybody goes on greedily, and how many actions that took."""
    table, steps = Table(state, rng), 0
    while state.to_act is not None and not over(state):
        action = table.choose(state)
        state = state.child(action)
        steps += 1
        if action.verb == "play":
            table.played(action.args[0])  # type: ignore[arg-type]
        else:
            table.look(state)
    return state, steps
