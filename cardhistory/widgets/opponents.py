"""The opponents at a table: they see an observation, answer at once, and always with something that is allowed."""
from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from ..deals import Rng
from ..match import Match
from ..play import Action
from ..players import Player, Thought, player, players

__all__ = ["Opponents"]

MOST_THOUGHTS = 600
"""More are not kept: the longest round of the games for five has fewer."""
_log = logging.getLogger(__name__)


class Opponents:
    """Who plays the other seats. A choice depends on the deal and on what has been done, and on nothing else, so that
    the same moves meet the same answers.

    ``who`` is the name of a player for all other seats, or a name for each seat; None: the tavern player where he
    knows the game, and the careful one elsewhere. ``chosen`` names players for some seats instead. Raises ValueError.
    """

    def __init__(self, game: Any, seat: int, who: str | Mapping[int, str] | None, chosen: Mapping[int, str] | None = None) -> None:
        if who is None:
            who = "tavern" if "tavern" in players(game.key) else "careful"
        names = {other: who if isinstance(who, str) else who.get(other, "") for other in game.seats if other != seat}
        names.update({other: name for other, name in (chosen or {}).items() if other in names and name in players(game.key)})
        for name in names.values():
            if name in players() and name not in players(game.key):
                raise ValueError(f"{name} does not play {game.key}; these do: {', '.join(players(game.key))}")
        self.players: dict[int, Player] = {other: player(name) for other, name in names.items()}
        self.thoughts: dict[int, tuple[Match, str, tuple[Thought, ...]]] = {}
        """By the position's id: the position, who decided there, and why. Nobody is told before the deal is over."""

    def swift(self, seat: int) -> bool:
        """Does this seat's player answer at once?"""
        return self.players[seat].name != "careful"

    def choose(self, match: Match) -> Action:
        """What the opponent to act does. A player that fails is written to the log, and the first legal action stands in."""
        state = match.state
        seat = state.to_act
        assert seat is not None
        seed = state.deal.seed + 0x9E37 * (len(state.log) * len(self.players) + seat)
        try:
            decision = self.players[seat].choose(state.observation(seat), Rng(seed))
            action = decision.action
            if action in state.legal_actions:
                if len(self.thoughts) >= MOST_THOUGHTS:
                    self.thoughts.clear()
                self.thoughts[id(match)] = match, self.players[seat].name, decision.reasons
                return action
            _log.error("%s chose what is not allowed here", self.players[seat].name)
        except Exception:
            _log.exception("%s could not choose", self.players[seat].name)
        return state.legal_actions[0]

    def why(self, match: Match, action: Action) -> tuple[str, tuple[Thought, ...]] | None:
        """Who did this, and why. What was thought before a reload is thought again, since a player who sees the same decides the
        same; None where that leads to another action, for then somebody else decided."""
        if id(match) not in self.thoughts and self.choose(match) != action:
            self.thoughts.pop(id(match), None)
        known = self.thoughts.get(id(match))
        return known[1:] if known else None
