"""A table without its picture: the game in progress, the reader's commands, the opponents' answers. No widgets here.

A session holds the positions of the present deal as a list, so that undo is an earlier position and looking back is a
place in the list. Everything that leaves it is made of the reader's own observation, by `scene`.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .. import __version__
from ..deals import Deal
from ..games import game as find_game
from ..games import presets
from ..match import Match
from ..play import Action, IllegalAction, Reason
from ..words import Words
from . import memory
from .account import Account
from .opponents import Opponents
from .scene import Scene
from .teaching import Room, rooms
from .terms import in_plain
from .ways import LONGEST_TEXT, asked_first, record, undo_to

__all__ = ["TableSession"]

VERSIONED = frozenset({"act", "continue", "undo", "new", "deal", "rules", "home", "next", "dismiss"})
"""Commands that are offered by a scene, and refused once that scene is gone; the rooms of a table add theirs."""
OWN = frozenset({"leave_replay", "watch", "terms"})
"""Commands that a table answers itself even while something stands in front of it."""


class TableSession:
    """One reader at one table. ``handle`` takes a command, ``scene`` is what the reader sees, ``memory`` what a browser keeps.

    ``fresh`` draws the number of a new deal. The other arguments are those of `widgets.Table`. Raises ValueError.
    """

    say: Words
    line: list[Match]
    """The positions of the present deal, from its beginning."""
    shown: int
    """How many finished tricks the reader has seen out."""
    opening: tuple[Match, ...]
    """The positions with which the table opened, up to the first that was not given to it."""
    floor: int
    """The place behind which nothing is taken back."""
    sealed = linked = False  # is nothing to be taken back at all? did a link lay this hand?
    telling = "table.replay"
    """How the sentences of looking back begin."""
    first = 0
    """The step with which looking back begins."""
    front: TableSession | None = None
    """What is looked at for a time in the place of this table, which waits as it is."""

    def __init__(self, game: Any, deal: int | str | Deal, *, seat: int = 0, dealer: int | None = None,
                 opponent: str | Mapping[int, str] | None = None, match: bool = True, actions: Sequence[str] = (),
                 goal: str = "", hints: bool = True, lang: str = "en", fresh: Callable[[], int] = lambda: 0) -> None:
        if seat not in game.seats or isinstance(seat, bool):
            raise ValueError(f"the seats of {game.key} are {', '.join(map(str, game.seats))}, not {seat!r}")
        if dealer is not None and (dealer not in game.seats or isinstance(dealer, bool)):
            raise ValueError(f"the dealer is one of the seats {', '.join(map(str, game.seats))}, not {dealer!r}")
        self.seat, self.single, self._goal, self.players = seat, not match, goal, opponent
        self._hints = hints
        self.chosen: dict[int, str] = {}
        """Who plays a seat, where the reader has chosen it."""
        self.ended: list[Callable[[Match, int], None]] = []
        """Called with the match and the reader's seat when a deal has come to its end."""
        self._sit(game)
        self.dealer = game.seats[seat - 1] if dealer is None else dealer  # so the reader is eldest
        self.say, self.draw, self._account = Words(lang), fresh, Account(seat)
        self.version, self.untouched = 0, True
        self.notice = self.report = self.refused = ""
        self.refusal: Reason | None = None
        self.spoken: list[str] = []
        self.step: int | None = None
        self.away: tuple[list[Match], int, int] | None = None
        """While a deal is practised: the positions, tricks seen and floor of the game that was left."""
        self.rooms = self._rooms()
        self._deal(game.match(deal, dealer=self.dealer))
        for text in actions:
            try:
                self.line.append(self.line[-1].child(str(text)))
            except ValueError as error:
                raise ValueError(f"the table cannot open after {str(text)[:60]!r}: {error}") from None
        self.floor = len(self.line) - 1
        self.shown = len(self.seen_at().tricks)
        self.opening = tuple(self.line)
        self._advance()
        self.spoken = Scene(self).opening()

    # What there is to see

    @property
    def posed(self) -> bool:
        """Did the table open with a position to study: one deal, or one in which something had been done already?"""
        return self.single or len(self.opening) > 1

    @property
    def home(self) -> bool:
        """Is the deal of the opening on the table: from its position, or in a match that began with it?"""
        if not memory.same_deal(self.opening[0].state, self.line[0].states[0]):
            return False
        done = self.opening[-1].state.log
        if self.line[0].past:
            return not done
        return self.floor == len(self.opening) - 1 and self.line[-1].state.log[:len(done)] == done

    @property
    def composed(self) -> bool:
        """Did the table open with cards set up by hand, or after something had been done?"""
        return len(self.opening) > 1 or self.opening[0].state.deal.number is None

    @property
    def led_back(self) -> bool:
        """Is there an opening to come back to?"""
        return self.posed or bool(self._goal)

    @property
    def goal(self) -> str:
        """The sentence above the table; it goes with the deal it speaks of."""
        goal = self._goal if self.home else ""
        return in_plain(self.game.key, goal) if self.say.terms == "plain" else goal

    @property
    def advised(self) -> bool:
        """May players judge this hand? Not where the goal tells a fact that no player takes into account."""
        return self._hints or not self.home

    @property
    def match(self) -> Match:
        """The match as it stands, or at the step that is looked at."""
        return self.line[self.place]

    @property
    def places(self) -> list[int]:
        """The steps of looking back: the places of the line at which the reader saw or heard something, the beginning first."""
        heard = [len(one.state.observation(self.seat).log) for one in self.line]
        return [0, *(place for place in range(1, len(heard)) if heard[place] > heard[place - 1])]

    @property
    def place(self) -> int:
        """The place of the line that is on the table: the last, or that of the step that is looked at."""
        return len(self.line) - 1 if self.step is None else self.places[self.step]

    @property
    def practice(self) -> bool:
        """Is this deal played again for practice?"""
        return self.away is not None

    @property
    def awaits(self) -> bool:
        """Does a finished trick lie on the table until the reader goes on?"""
        return self.step is None and len(self.seen_at().tricks) > self.shown

    def scene(self) -> dict[str, Any]:
        """What the reader sees, as plain data for the browser."""
        if self.front is not None:
            self.front.version, self.front.notice, self.front.report = self.version, self.notice, self.report
            return self.front.scene()
        look = Scene(self)
        told = look.to_dict()
        for room in self.rooms:
            room.show(look, told)
        return told

    def memory(self) -> str:
        """What the browser should keep; empty while nothing was done. A practised deal is not kept, the game left for it is."""
        if self.untouched:
            return ""
        line, shown, floor = self.away or (self.line, self.shown, self.floor)
        return memory.pack(line, self.seat, shown, floor, self.chosen)

    def describe(self) -> str:
        """The table in words, for a place that cannot show it."""
        return Scene(self).describe()

    def shares(self) -> tuple[dict[str, int], ...]:
        """What each trick so far brought its winner: kind of score line → points."""
        return self._account.shares(self.line, self.place)

    # Commands

    def handle(self, message: Any) -> list[dict[str, Any]]:
        """Do what a message asks, if it is a command that is offered now. Returns short answers to send back.

        A command for another version of the scene is left undone. Nothing in the message is trusted. Raises only
        through a fault of ours; `fault` says so to the reader.
        """
        kind = message.get("type") if isinstance(message, dict) else None
        seen = {"type": "seen"}
        if kind == "record":
            return [{"type": "record", "text": record(self)}]
        if kind == "restore":
            if self.untouched and self.version == 0:
                self._restore(message.get("memory"))
            return [seen]
        room = self._room(kind) if isinstance(kind, str) else None
        if not isinstance(kind, str) or (room is None and (kind not in VERSIONED or self.front is not None)):
            self.tell("table.notice.strange")
            return [seen]
        version = message.get("version")
        if type(version) is not int or version != self.version:
            return [{"type": "stale"}]
        if kind in ("new", "deal", "rules", "home") and (asked := asked_first(self, kind, message)):
            return [seen, asked]
        self._begin()
        if room is None:
            getattr(self, f"_on_{kind}")(message)
        else:
            room.do(kind, message)
        return [seen]

    def _room(self, kind: str) -> Room | None:
        """The room that answers a command: of what stands in front, or of this table, to which some commands lead back."""
        there = self if self.front is None or kind in OWN else self.front
        return next((room for room in there.rooms if kind in room.commands), None)

    def _rooms(self) -> tuple[Room, ...]:
        return rooms(self)

    def tell(self, key: str, **fields: object) -> None:
        """Show a notice and let it be read out; the table stays as it is."""
        self._begin()
        self.notice = self.say(key, None, **fields)
        self.spoken = [self.notice]

    def fault(self, kind: str) -> None:
        """Tell the reader of a fault of ours, with a short report to copy: what was played, as far as this seat heard it."""
        self.tell("table.notice.fault")
        last = self.line[-1].state
        heard = [f"{who}: {action}" for who, action in last.observation(self.seat).log]
        table = f"{self.game.key} ({self.game.preset}), deal {last.deal.code}, seat {self.seat}"
        self.report = "\n".join([f"cardhistory {__version__}, {table}",
                                 f"error: {kind}", "actions: " + ("; ".join(heard) or "none")])

    def _begin(self) -> None:
        self.version += 1
        self.notice = self.report = ""
        self.refusal, self.refused = None, ""
        self.spoken = []
        if self.front is not None:
            self.front.spoken = []

    def _on_act(self, message: dict[str, Any]) -> None:
        text, state = message.get("action"), self.match.state
        if not isinstance(text, str) or len(text) > LONGEST_TEXT or self.step is not None or state.to_act != self.seat or self.awaits:
            return
        try:
            action = self.game.action(text)
            reason = state.why_illegal(action)
        except ValueError:
            self.tell("table.notice.strange")
            return
        if reason is not None:
            self.refusal, self.refused = reason, action.text
            self.spoken = Scene(self).refused()
            return
        before = len(self.line)
        self._do(action)
        self._advance()
        self.spoken = Scene(self).happened(before)

    def _on_continue(self, _: dict[str, Any]) -> None:
        if self.awaits:
            before = len(self.line)
            self.shown += 1
            self._advance()
            self.spoken = Scene(self).happened(before)

    def _on_undo(self, _: dict[str, Any]) -> None:
        place = undo_to(self)
        if place is None:
            return
        del self.line[place + 1:]
        self.shown = min(self.shown, len(self.seen_at().tricks))
        self.spoken = [self.say("table.undone"), Scene(self).status()]

    def _on_new(self, _: dict[str, Any]) -> None:
        self._fresh(self.draw())

    def _on_deal(self, message: dict[str, Any]) -> None:
        self._fresh(self.read_deal(message))

    def _on_rules(self, message: dict[str, Any]) -> None:
        """The same deal, where the pack is the same, by another witness's rules; a match begins again."""
        preset = message.get("preset")
        if not isinstance(preset, str) or preset not in self.witnesses():
            self.tell("table.notice.strange")
            return
        deal, pack = self.line[0].states[0].deal, self.game.pack
        game = find_game(self.game.key, preset)
        self._sit(game)
        self._fresh(deal if game.pack is pack and not deal.hands else self.draw() if deal.number is None else deal.number)

    def witnesses(self) -> tuple[str, ...]:
        """The rules this table can be played by: those in which the reader's seat and the first dealer's exist."""
        return tuple(preset for preset in presets(self.game.key)
                     if max(self.seat, self.dealer) < len(find_game(self.game.key, preset).seats))

    def _on_home(self, _: dict[str, Any]) -> None:
        self.away = None
        self._sit(self.opening[0].game)
        self.floor = len(self.opening) - 1
        self.lay(list(self.opening))
        self.spoken = Scene(self).opening()

    def _on_next(self, _: dict[str, Any]) -> None:
        match = self.match
        if not self.single and not self.practice and self.step is None and match.state.outcome and not match.over and not self.awaits:
            self._deal(match.next_deal())
            self._advance()
            self.spoken = Scene(self).opening()

    def _on_dismiss(self, _: dict[str, Any]) -> None:
        """The refusal and the notice are gone with the new version; nothing else is asked."""

    # The game

    def _sit(self, game: Any) -> None:
        """Sit down to a game, with the same opponents."""
        self.game = game
        self.opponents = Opponents(game, self.seat, self.players, self.chosen)

    def seen_at(self, place: int | None = None) -> Any:
        """What the reader sees at a place of the line; without one at its end."""
        return self.line[-1 if place is None else place].state.observation(self.seat)

    def read_deal(self, message: dict[str, Any]) -> Deal:
        """The deal a message asks for. Raises DealError."""
        code = message.get("code")
        return Deal.read(self.game.pack, code[:LONGEST_TEXT] if isinstance(code, str) else "")

    def _deal(self, match: Match) -> None:
        self.line = [match]
        self.shown = self.floor = 0
        self.step = None

    def _fresh(self, deal: int | Deal) -> None:
        begun = self.game.match(deal, dealer=self.dealer)  # may refuse: before anything is given up
        self.away = None
        self.untouched = False
        self._deal(begun)
        self._advance()
        self.spoken = Scene(self).opening()

    def lay(self, line: list[Match]) -> None:
        """Put positions that have been seen on the table, and let the others go on from there."""
        self.line, self.step, self.untouched = line, None, False
        self.shown = len(self.seen_at().tricks)
        self._advance()

    def _do(self, action: Action) -> None:
        self.line.append(self.line[-1].child(action))
        self.untouched = False

    def _advance(self) -> None:
        """Let the opponents act until the reader is to act, or a finished trick is to be looked at."""
        while True:
            self.shown = min(self.shown, len(self.seen_at().tricks))  # a game may deal again within a deal
            if self.awaits:
                return
            to_act = self.line[-1].state.to_act
            if to_act is None:
                for tell in self.ended:
                    tell(self.line[-1], self.seat)
            if to_act is None or to_act == self.seat:
                return
            self.line.append(self.line[-1].child(self.opponents.choose(self.line[-1])))

    def _restore(self, packed: Any) -> None:
        try:
            games = [self.game, *(find_game(self.game.key, one) for one in self.witnesses())]
            line, shown, floor, self.chosen = memory.unpack(packed, games, self.seat, self.players, self.opening)
        except (memory.MemoryDamaged, IllegalAction, ValueError) as error:
            key = error.key if isinstance(error, memory.MemoryDamaged) else "moves"
            self.tell("table.notice.damaged", why=self.say(f"table.notice.damaged.{key}"))
            return
        self._begin()
        self._sit(line[0].game)
        self.line, self.shown, self.floor = line, shown, floor
        self.untouched = False
        self._advance()
        self.spoken = [self.say("table.restored"), Scene(self).status()]
