"""cardhistory: an illustrated, playable history of card games.

>>> import cardhistory as ch
>>> state = ch.game("trappola").start(deal=1526, dealer=0)
>>> state.child("stand").to_act
0

`ch.games()`, `ch.game(key)`, `ch.presets(key)`, `ch.rules_diff(a, b)`, `ch.divergence(played, other)`,
`ch.history_cards(key)`, `ch.Deal`, `ch.Record`, `ch.player(name)`; drawings are in
`cardhistory.art`, tables for notebooks in `cardhistory.widgets`, what lessons call in `cardhistory.lessons`.
Importing this package needs nothing but Python itself.
"""
from .cards import Card, InvalidCard, Pack, card
from .claims.history import HistoryCard, history_cards
from .compare import Difference, rules_diff
from .deals import Deal, DealError, Rng
from .diverge import Divergence, divergence
from .games import game, games, presets
from .match import Match
from .observation import Observation
from .play import Action, IllegalAction, Outcome, Reason, ScoreLine
from .players import player, players
from .record import Record, RecordError
from .tricks import Trick

__version__ = "0.1.0"

__all__ = [
    "Action", "Card", "Deal", "DealError", "Difference", "Divergence", "HistoryCard", "IllegalAction", "InvalidCard", "Match",
    "Observation", "Outcome", "Pack", "Reason", "Record", "RecordError", "Rng", "ScoreLine", "Trick", "card", "divergence", "game",
    "games", "history_cards", "player", "players", "presets", "rules_diff",
]
