"""The opponents at a table: they see an observation, answer at once, and always with something that is allowed."""
from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from ..deals import Rng
from ..match import Match
from ..play import Action
from ..players import Player, player, players

__all__ = ["Opponents"]

_log = logging.getLogger(__name__)


class Opponents:
    """Who plays the other seats. A choice depends on the deal and on what has been done, and on nothing else, so that
    the same moves meet the same answers.

    ``who`` is the name of a player for all other seats, or a name for each seat; None: the tavern player where he
    knows the game, and the careful one elsewhere. Raises ValueError.
    """

    def __init__(self, game: Any, seat: int, who: str | Mapping[int, str] | None) -> None:
        if who is None:
            who = "tavern" if "tavern" in players(game.key) else "careful"
        names = {other: who if isinstance(who, str) else who.get(other, "") for other in game.seats if other != seat}
        for name in names.values():
            if name in players() and name not in players(game.key):
                raise ValueError(f"{name} does not play {game.key}; these do: {', '.join(players(game.key))}")
        self.players: dict[int, Player] = {other: player(name) for other, name in names.items()}

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
            action = self.players[seat].choose(state.observation(seat), Rng(seed)).action
            if action in state.legal_actions:
                return action
            _log.error("%s chose what is not allowed here", self.players[seat].name)
        except Exception:
            _log.exception("%s could not choose", self.players[seat].name)
        return state.legal_actions[0]
