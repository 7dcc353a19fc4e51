"""Why the others did what they did: told when the deal is over, at each step of looking back."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..players import Thought
from ..players.hints import Hint, of_card
from .looking import Hands

if TYPE_CHECKING:
    from .scene import Scene

__all__ = ["Reasons", "reason"]

_WEIGHED = ("best_on_average", "close_call", "all_known")
"""Thoughts of the careful player that say how a card was weighed, but nothing of the card."""
_SENTENCES = {"tavern": "{game}.thumb.{key}", "careful": "careful.{key}"}


def reason(look: Scene, player: str, thoughts: tuple[Thought, ...]) -> str:
    """Thoughts as sentences; empty for a player who has none."""
    keys = _SENTENCES.get(player, "")
    return " ".join(look.say.hint(look.pack, Hint(keys.format(game=look.key, key=one.key), one.cards)) for one in thoughts)


class Reasons(Hands):
    """What each player thought at a step of looking back, and all hands open."""

    commands = frozenset({"why", "hands"})
    shown = False
    """Are the reasons shown?"""
    own = False
    """Does a player have the reader's seat too, whose reasons may be told at once?"""

    def do(self, kind: str, message: dict[str, Any]) -> None:
        """Show the reasons, or hide them again; never before the deal is over."""
        if kind == "hands":
            return super().do(kind, message)
        if not self.finished:
            return self.tell("table.reasons.early")
        if self.session.step is not None:
            self.shown = not self.shown
            from .scene import Scene
            self.session.spoken = [self.told(Scene(self.session))] if self.shown else []

    def show(self, look: Scene, told: dict[str, Any]) -> None:
        """The button, and at a step of somebody else's the reason."""
        if told["replay"] and self.finished:
            key = "table.reasons.off" if self.shown else "table.reasons"
            told["replay"].setdefault("extra", []).append({"command": "why", "label": look.say(key), "on": self.shown})
        if told["replay"] and (text := self.told(look)):
            told["replay"].setdefault("notes", []).append(text)
        super().show(look, told)

    def told(self, look: Scene) -> str:
        """The sentence for the step on the table; where reasons are shown there always is one."""
        session = self.session
        if session.step is None or session.step == session.first:
            return look.say("table.reasons.none") if self.shown and self.finished and not self.own else ""
        before, after = session.line[session.place - 1:session.place + 1]
        who: Any = before.state.to_act
        if who == session.seat and not self.own:
            return look.say("table.reasons.mine") if self.shown and self.finished else ""
        if who != session.seat and not (self.shown and self.finished):
            return ""
        known = session.opponents.why(before, after.state.log[-1][1])
        if known is None:
            return look.say("table.reasons.gone", who=look.name(who))
        text = reason(look, *known)
        card = of_card(before.state.observation(who), after.state.log[-1][1]) if known[1] and known[1][0].key in _WEIGHED else None
        if card is not None:
            text = look.say("table.reasons.both", card=look.say.hint(look.pack, card), reason=text)
        if who == session.seat:
            return look.say("table.reasons.own", reason=text) if text else ""
        return look.say(f"table.reasons.{known[0]}" if text else "table.reasons.novice", who=look.name(who), reason=text)
