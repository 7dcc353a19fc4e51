"""The study as a widget: a finished hand, looked at card by card, from any chair, under any witness's rules.

As at the table, state goes one way. The browser sends ``{"type": "study", "do": …, "version": …}`` and draws what it is given.
"""
from __future__ import annotations

import logging
import secrets
from typing import Any

import traitlets

from ..games import game as find_game
from . import study_kept
from .links import LOOKS
from .shell import Shell
from .side import Side
from .study_scene import scene
from .study_session import LONGEST_NOTE, StudySession
from .table import drawings, send_drawings

__all__ = ["Study"]

_UI = ("first", "trickback", "back", "on", "trickon", "partback", "parton", "last", "steps", "place", "jump", "scores.show",
       "scores.hide", "scores", "lost", "reload", "chairs", "bets", "reveal", "skip", "rules", "options", "differ", "side", "alone", "goto",
       "finish", "which", "home", "just", "deal", "deal.do", "deal.note", "paste", "paste.do", "game", "game.do", "number", "note",
       "note.do", "keep", "copy", "download", "copied", "notcopied", "recordtext")
_SIDE = Side("study", ("table_parts.js", "line.js", "study.js", "study_parts.js", "study_keep.js"), ("table.css", "study.css"),
             ("renderStudy",))
_log = logging.getLogger(__name__)


def _labels(session: StudySession, uid: str) -> dict[str, Any]:
    """What stays the same while a pack is on the table: fixed words, names of cards, ids of drawings."""
    say, pack = session.say, session.game.pack
    faces, voice = drawings(pack.key), session.voice()
    return {
        "uid": uid, "lang": say.lang, "pack": pack.key, "box": faces["box"], "back": faces["back"], "dealer": say("table.dealer"),
        "cards": {card.code: {"name": voice.card(card), "id": faces["faces"].get(card.code, "")} for card in pack.cards},
        "ui": {name: say(f"study.ui.{name}") for name in _UI}, "all": say("study.chair.all"), "title": say("study.title"),
        "bets": [{"mode": mode, "label": say(f"study.bets.{mode}")} for mode in ("off", "self", "class")],
        "rules": {name: say(f"study.rules.{name}") for name in ("none",)}, "parted": say("study.parted"),
        "store": study_kept.store(session), "notes": say("study.notes"), "longest": LONGEST_NOTE, "choose": session.choose,
    }


class Study(Shell):
    """A finished hand under study.

    ``game``: a game or its key. ``hand``: a `Record` or its text, a match, or the number or code of a deal, which players play out
    (the tavern player where he knows the game, the careful one elsewhere); ``dealer`` deals it, by default the last seat.
    ``other``: the rules that are offered for a comparison: a game, the name of a witness, or a dict of options; None: the reader chooses
    among all.
    ``seat``: the chair one looks from; None: all hands are open. ``goal``: a sentence above the hand.
    ``choose``: may the reader choose another game? ``look``: ``"page"`` or ``"projector"``. ``lang``: the language of its sentences.

    Raises ValueError (a `RecordError` where a record cannot be played), with a sentence that says what is accepted.
    """

    side = _SIDE
    _esm = _SIDE.stub("renderStudy")

    study = traitlets.Dict(read_only=True).tag(sync=True)
    labels = traitlets.Dict(read_only=True).tag(sync=True)
    look = traitlets.Unicode(read_only=True).tag(sync=True)
    kept = traitlets.Unicode(read_only=True).tag(sync=True)

    def __init__(self, game: Any = "trappola", hand: Any = 1526, *, dealer: int | None = None, other: Any = None, seat: int | None = None,
                 goal: str = "", choose: bool = False, look: str = "page", lang: str = "en") -> None:
        if look not in LOOKS:
            raise ValueError(f"the look of a study is {' or '.join(LOOKS)}, not {look!r}")
        game = find_game(game) if isinstance(game, str) else game
        self._session = StudySession(game, hand, dealer=dealer, other=other, seat=seat, goal=goal, choose=choose, lang=lang)
        super().__init__()
        self._uid = secrets.token_hex(4)
        self.set_trait("look", look)
        self.set_trait("labels", _labels(self._session, self._uid))
        self.set_trait("study", scene(self._session))

    def __repr__(self) -> str:
        deal = self._session.run.line[0].state.deal
        return f"<Study {self._session.game.key} {deal.code}>"

    def in_words(self) -> str:
        """What lies on the table, in words."""
        return f"{self!r}\n{self.study['hand']}"

    def _heard(self, _: Any, message: Any, buffers: Any) -> None:
        kind = message.get("type") if isinstance(message, dict) else None
        if kind == "art":
            send_drawings(self, self._session.game.pack.key, message.get("plain") is True)
            return
        try:
            if kind == "study" and message.get("do") == "restore":
                answers = study_kept.restore(self._session, message)
            else:
                answers = self._session.handle(message if kind == "study" else None)
            shown = scene(self._session)
        except Exception:
            _log.exception("a command could not be carried out")
            self._session.tell("study.fault")
            answers, shown = [{"type": "seen"}], scene(self._session)
        if any(answer["type"] == "stale" for answer in answers):
            self.send_state(["study"])
            answers = [{"type": "seen"}]
        with self.hold_sync():
            if shown["pack"] != self.labels["pack"]:
                self.set_trait("labels", _labels(self._session, self._uid))
            if shown["version"] != self.study["version"]:
                self.set_trait("study", shown)
            self.set_trait("kept", study_kept.pack(self._session))
        for answer in answers:
            self.send(answer)
