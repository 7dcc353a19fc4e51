"""The table as a widget: a thin shell round a `TableSession`.

State goes one way, from Python to the browser; the browser can set nothing and sends commands, which the session checks.
"""
from __future__ import annotations

import logging
import secrets
import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import traitlets

from ..deals import Deal
from ..games import game as find_game
from ..packs import PACKS
from . import ended
from .labels import labels
from .links import LOOKS
from .session import TableSession
from .share import COMMANDS, Sharing
from .shell import Shell
from .side import Side

__all__ = ["Table"]

_HERE = Path(__file__).resolve().parent
_FILES = ("table_parts.js", "line.js", "table.js", "table_choose.js", "table_paint.js", "table_keys.js", "table_terms.js",
          "table_teach.js", "table_dialogs.js", "table_keep.js", "table_share.js", "table_projector.js")
_STYLES = ("table.css", "table_share.css", "table_teach.css")
TABLE = Side("table", (*_FILES, "exercise.js", "exercise_keep.js", "exercise_bodies.js"), (*_STYLES, "exercise.css"),
             ("render", "renderExercise", "renderProgress"))
"""The page side of tables and of exercises: where there is the one there is mostly the other."""
_NEW_DEALS = 2**20
"""New deals are drawn from so many: their codes stay short."""
_log = logging.getLogger(__name__)


@lru_cache(maxsize=4)
def drawings(pack: str) -> dict[str, Any]:
    """The ids of the pack's drawings in its sprite, and the proportion of its cards."""
    try:
        from .. import art
        there = PACKS[pack]
        return {"faces": {card.code: art.face_id(there, card.code) for card in there.cards}, "back": art.back_id(there),
                "box": list(getattr(art, "box", lambda _: (58, 106))(there))}
    except Exception:  # without drawings the cards are shown by their names, and the game can be played
        _log.exception("no drawings for the %s pack", pack)
        return {"faces": {}, "back": "", "box": [58, 106]}


@lru_cache(maxsize=4)
def _sprite(pack: str) -> str:
    from .. import art
    return str(art.sprite(PACKS[pack]))


@lru_cache(maxsize=4)
def _packed_sprite(pack: str) -> bytes:
    return zlib.compress(_sprite(pack).encode(), 9)


def send_drawings(widget: Any, pack: str, plain: bool) -> None:
    """Answer a view that asks for the drawings of a pack: as text, or packed."""
    if plain:
        widget.send({"type": "art", "pack": pack, "svg": _sprite(pack)})
    else:
        widget.send({"type": "art", "pack": pack}, buffers=[_packed_sprite(pack)])


class Table(Shell):
    """A card table in the page: one deal, or a match of several, against one opponent or more.

    ``game``: a game or its key (``"trappola"``). ``deal``: a number, a code or a `Deal`; None: a new one each time.
    ``seat``: where the reader sits. ``dealer``: who deals first; by default the seat before the reader, so that the reader
    leads. ``opponent``: the name of a player (``"novice"``, ``"tavern"``), or one for each other seat; by default the tavern
    player where he knows the game, and the careful one elsewhere. ``match``: False for
    a single deal. ``actions``: what has already been done when the table opens, as texts (``"stand"``, ``"play AS"``).
    ``goal``: a sentence above the table. ``hints``: False where that sentence tells a fact that the players who give hints and
    judge decisions do not know; another deal at this table has them again. ``id``: the name under which the browser keeps this
    table's game; two tables of one page with the same game and deal need one each; ``""``: keep nothing. ``lang``: the language
    of its sentences. ``look``: ``"page"`` or ``"projector"``. ``session``: a game that has been set up elsewhere;
    it comes instead of all the
    others but the ``id`` and the ``look``.

    Raises ValueError, with a sentence that says what is accepted, for anything else.
    """

    side = TABLE
    _esm = TABLE.stub("render")

    scene = traitlets.Dict(read_only=True).tag(sync=True)
    labels = traitlets.Dict(read_only=True).tag(sync=True)
    memory = traitlets.Unicode(read_only=True).tag(sync=True)
    store = traitlets.Unicode(read_only=True).tag(sync=True)
    look = traitlets.Unicode(read_only=True).tag(sync=True)

    def __init__(self, game: Any = "trappola", deal: int | str | Deal | None = None, *, seat: int = 0, dealer: int | None = None,
                 opponent: str | Mapping[int, str] | None = None, match: bool = True, actions: Sequence[str] = (), goal: str = "",
                 hints: bool = True, id: str | None = None, lang: str = "en", look: str = "page",
                 session: TableSession | None = None) -> None:
        if isinstance(game, str):
            game = find_game(game)
        if look not in LOOKS:
            raise ValueError(f"the look of a table is {' or '.join(LOOKS)}, not {look!r}")
        if isinstance(actions, str):
            raise ValueError("actions is a list of texts such as ['stand', 'stand', 'play AS']")
        named = "any" if deal is None else Deal.of(game.pack, deal).code
        number = secrets.randbelow(_NEW_DEALS) if deal is None else deal
        self._session = session or TableSession(game, number, seat=seat, dealer=dealer, opponent=opponent, match=match, actions=actions,
                                                goal=goal, hints=hints, lang=lang, fresh=lambda: secrets.randbelow(_NEW_DEALS))
        self._session.ended.append(ended.note)
        key = f"{game.key}.{game.preset}.{named}.{seat}.{len(actions)}" if id is None else f"{game.key}.{id}" if id else ""
        self._sharing = None if session else Sharing(self._session, id or game.key)
        super().__init__()
        self._uid = secrets.token_hex(4)
        self.set_trait("labels", labels(self._session, self._uid, drawings(game.pack.key)))
        self.set_trait("store", key)
        self.set_trait("look", look)
        self.set_trait("scene", self._scene())

    def __repr__(self) -> str:
        session = self._session
        return f"<Table {session.game.key} {session.match.state.deal.code} seat {session.seat}>"

    def in_words(self) -> str:
        """What lies on the table, in words."""
        return f"{self!r}\n{self._session.describe()}"

    def _heard(self, _: Any, message: Any, buffers: Any) -> None:
        try:
            kind = message.get("type") if isinstance(message, dict) else None
            if kind == "art":
                send_drawings(self, self._session.game.pack.key, message.get("plain") is True)
                return
            answers = self._share(message) if isinstance(kind, str) and kind in COMMANDS else self._session.handle(message)
        except Exception as error:
            _log.exception("a command could not be carried out")
            self._session.fault(type(error).__name__)
            answers = []
        if any(answer["type"] == "stale" for answer in answers):
            self.send_state(["scene"])
            answers = [{"type": "seen"}]
        self._show()
        for answer in answers:
            self.send(answer)

    def _share(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """A command that shares this table, or follows a link to it: then another game lies here, kept under its own name."""
        if self._sharing is None:
            return [{"type": message["type"]}]
        answers = self._sharing.handle(message)
        if self._session is not self._sharing.session:
            self._session, link = self._sharing.session, self._sharing.link
            with self.hold_sync():
                self.set_trait("labels", labels(self._session, self._uid, drawings(self._session.game.pack.key)))
                if self.store and link:
                    self.set_trait("store", f"{self.store}~{link.named}")
                self.set_trait("scene", self._scene())
        return answers

    def _scene(self) -> dict[str, Any]:
        scene = self._session.scene()
        return {**scene, "given": self._sharing.given_text()} if self._sharing else scene

    def _show(self) -> None:
        if self._session.version == self.scene.get("version"):
            return
        with self.hold_sync():
            pack = self._session.game.pack.key
            if pack != self.labels["pack"] or self._session.say.terms != self.labels["terms"]["way"]:
                self.set_trait("labels", labels(self._session, self._uid, drawings(pack)))
            self.set_trait("scene", self._scene())
            self.set_trait("memory", self._session.memory())
