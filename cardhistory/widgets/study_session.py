"""The study without its picture: a hand, the place and the chair one looks from, the bet, the other rules. No widgets here.

A hand under study is a record: finished at a table of this page, played out by players, or pasted by the reader. So all its cards
may be shown, and what is hidden is hidden for the reader's own sake. Commands are checked as at every table.
"""
from __future__ import annotations

from typing import Any

from ..diverge import Divergence, divergence
from ..games import game as find_game
from ..match import Match
from ..record import Record
from ..words import Words
from .study_bets import MOST, Bet, which_void, who_has, who_takes, who_wins
from .study_hand import HANDS, RemarksAtStake, change
from .study_rules import Switch, by_witness, changed, switches
from .study_run import played_out
from .study_voice import Chair, Run

__all__ = ["StudySession"]

LONGEST_NOTE = 500
BETS = ("off", "self", "class")
COMMANDS = frozenset({"step", "turn", "chair", "lift", "scores", "bets", "answer", "count", "reveal", "skip", "switch", "side", "goto",
                      "finish", "note", *HANDS})


class StudySession:
    """One hand under study. ``handle`` takes a command; `study_scene.scene` shows what there is.

    ``hand``: a `Record`, its text, a match, or the number or code of a deal that players play out (``dealer`` deals). ``other``: the
    rules offered for a comparison: a game, the name of a witness, or options; None: none yet. ``choose``: may another game be
    chosen? Raises ValueError.
    """

    run: Run
    bet: Bet | None
    record: Any = None
    saved: Any = None  # the remarks that the hand came with, or that have been copied or saved
    wish: tuple[str, ...] = ()
    sure = False  # the last wish for another hand, and whether it came twice, though there are remarks

    def __init__(self, game: Any, hand: Any, *, dealer: int | None = None, other: Any = None, seat: int | None = None, goal: str = "",
                 choose: bool = False, lang: str = "en") -> None:
        self.say, self.goal, self.choose = Words(lang), goal, choose
        self.version, self.notice, self.spoken = 0, "", [""]
        self.posed = 0  # the version with which the question came
        self.bets, self.scores, self.side = "off", True, False
        self.tallies = {"self": [0, 0], "class": [0, 0]}
        if seat is not None and seat not in game.seats:
            raise ValueError(f"the seats of {game.key} are {', '.join(map(str, game.seats))}, not {seat!r}")
        self._opening = (self._record_of(game, hand, dealer), other, seat)
        self.begin()

    def begin(self) -> None:
        """Lay out the hand the study opens with."""
        record, other, seat = self._opening
        self.lay(record, len(record.deals))
        self.chair = seat
        if other is not None:
            wanted = other if hasattr(other, "rules") else _named(self.game, other)
            same = next((n for n, one in enumerate(self.switches) if one.game.rules == wanted.rules), None)
            if same is None:
                self.switches = (*self.switches, Switch.of(self.game, wanted, self.say))
                same = len(self.switches) - 1
            self.offered = same

    @staticmethod
    def _record_of(game: Any, hand: Any, dealer: int | None) -> Record:
        if isinstance(hand, Record):
            return hand
        if isinstance(hand, Match):
            return Record.of(hand)
        if isinstance(hand, str) and "\n" in hand:
            return Record.from_text(hand)
        return Record.of(played_out(game.match(hand, dealer=game.seats[-1] if dealer is None else dealer))[-1])

    def lay(self, record: Record, number: int, you: int | None = None) -> None:
        """Put a deal of a record on the table, all open, at its beginning. Raises RecordError, RemarksAtStake."""
        if record is not self.record and self.record is not None and self.record.notes != self.saved and not self.sure:
            raise RemarksAtStake
        if record is not self.record:
            self.saved = record.notes
        whole = record if record.whole else record.filled()
        line = [step for step in whole.replay() if len(step.past) == number - 1]
        self.record, self.number, self.filled = record, number, not record.whole
        self.run = Run(line, self.say, you)
        self.game = self.run.game
        self.at, self.chair, self.open = 0, None, set[int]()
        self.bet, self.asked = None, set[int]()
        self.switches = switches(self.game, self.say)
        self.switch: int | None = None
        self.offered: int | None = None
        self.parted: Divergence | None = None
        self.other: Run | None = None
        self.finished = False

    # What there is

    @property
    def end(self) -> int:
        """The last place: that of the longer of the two runs."""
        beside = len(self.other.line) if self.other and self.side else 0
        return max(len(self.run.line), beside) - 1

    @property
    def place(self) -> int:
        """The place in the hand as it was played."""
        return min(self.at, len(self.run.line) - 1)

    def voice(self, chair: bool = True) -> Chair:
        """The words at this place, from the chair or from none."""
        return Chair(self.run, self.place, self.chair if chair else None)

    def note(self, place: int) -> str:
        """The remark at a place."""
        return self.record.notes.get((self.number, place), "")

    # Commands

    def handle(self, message: Any) -> list[dict[str, Any]]:
        """Do what a message asks, if it is offered now. Returns short answers. Nothing in the message is trusted."""
        kind = message.get("do") if isinstance(message, dict) else None
        if kind == "record":
            if message.get("version") == self.version and isinstance(message.get("remark"), str):
                self._begin()
                self.notice = self._left(message)
            self.saved = self.record.notes
            return [{"type": "record", "text": self.record.to_text(), "name": f"{self.record.game.key}.toml"}]
        version = message.get("version") if isinstance(message, dict) else None
        if not isinstance(kind, str) or kind not in COMMANDS:
            self.tell("study.strange")
            return [{"type": "seen"}]
        late = kind in ("count", "reveal") and self.bet is not None and not self.bet.answered  # hands are counted fast
        if type(version) is not int or version > self.version or version < (self.posed if late else self.version):
            return [{"type": "stale"}]
        self._begin()
        said = [self._left(message)]
        if self.bet and self.bet.answered:
            self.bet = None
        if self.bet and kind not in ("answer", "count", "reveal", "skip", "bets"):
            if again := kind == "lift" and self.bet.then[0] == "step":  # who looks behind a curtain first is asked again
                self.asked.discard(self.bet.then[1])
            said += [] if again else [self.say("study.passed")]
            self.bet = None  # another way was taken
        if kind in HANDS:
            change(self, kind, message)
        else:
            getattr(self, f"_on_{kind}")(message)
        if said := [one for one in said if one]:
            self.notice = " ".join([*said, self.notice]).strip()
            self.spoken = [*said, *self.spoken]
        return [{"type": "seen"}]

    def _begin(self) -> None:
        self.version += 1
        self.notice, self.spoken = "", []

    def tell(self, key: str, **fields: object) -> None:
        """Show a notice; everything stays as it is."""
        self._begin()
        self.inform(key, **fields)

    def inform(self, key: str, n: int | None = None, **fields: object) -> None:
        """Show a notice with the new version of the scene."""
        self.notice = self.say(key, n, **fields)
        self.spoken = [self.notice]

    def strange(self) -> None:
        """Say that something cannot be done here now."""
        self.inform("study.strange")

    # Stepping

    def _on_step(self, message: dict[str, Any]) -> None:
        to = message.get("to")
        if type(to) is not int or not 0 <= to <= self.end:
            return self.strange()
        if to == self.at + 1 and self._asks(to):
            return None
        return self._go(to)

    def _on_turn(self, message: dict[str, Any]) -> None:
        by = message.get("by")
        if by not in (1, -1) or isinstance(by, bool):
            return self.strange()
        beyond = self.side and by == 1 and self.at >= len(self.run.line) - 1
        places = self.other.turns if self.other and beyond else self.run.turns
        to = (next((one for one in places if one > self.at), self.end) if by == 1
              else next((one for one in reversed(places) if one < self.at), 0))
        if by == 1 and self._asks(to):
            return None
        return self._go(to)

    def _go(self, to: int) -> None:
        self.at = to
        self.spoken = [self.voice().told()]

    def _asks(self, to: int) -> bool:
        """Does a question come before this step? Each trick is asked for once, and a hand without tricks once."""
        if self.bets == "off" or self.at >= len(self.run.line) - 1:
            return False
        tricks = self.run.ends
        end = next((one for one in tricks if one > self.at), None)
        mark = end if tricks else len(self.run.line) - 1
        if mark is None or mark in self.asked:
            return False
        begun = to >= mark or self.run.line[to].state.observation(None).trick is not None if tricks else to >= mark or self.at > 0
        if not begun:
            return False  # no card of this trick comes yet
        bet = who_takes(self.voice(), ("step", mark)) if tricks else who_wins(self.voice(), ("step", mark))
        return self._pose(bet, mark)

    def _pose(self, bet: Bet | None, mark: int | None = None) -> bool:
        if bet is None:
            return False
        if mark is not None:
            self.asked.add(mark)
        self.bet, self.posed = bet, self.version
        self.spoken = [bet.text]
        return True

    # The curtain

    def _on_chair(self, message: dict[str, Any]) -> None:
        seat = message.get("seat")
        if seat is not None and (type(seat) is not int or seat not in self.game.seats):
            return self.strange()
        if seat is None and self.chair is not None and self.bets != "off" and self._pose(who_has(self.voice(), ("chair", None))):
            return None
        return self._sit(seat)

    def _sit(self, seat: int | None) -> None:
        self.chair, self.open = seat, set()
        self.spoken = [self.say("study.said.chair") if seat is None
                       else self.say("study.said.curtain", who=self.voice().name(seat))]

    def _on_lift(self, message: dict[str, Any]) -> None:
        seat = message.get("seat")
        if type(seat) is not int or seat not in self.game.seats or self.chair is None or seat == self.chair:
            return self.strange()
        if seat in self.open:
            self.open.discard(seat)
            self.spoken = [self.say("study.said.dropped", who=self.voice().name(seat))]
            return None
        voice = self.voice()
        if self.bets != "off":
            bet = which_void(voice, seat, ("lift", seat)) if voice.seen.tricks or voice.seen.trick else None
            if self._pose(bet or who_has(voice, ("lift", seat))):
                return None
        return self._lift(seat)

    def _lift(self, seat: int) -> None:
        self.open.add(seat)
        self.spoken = [self.say("study.said.lifted", who=self.voice().name(seat))]

    def _on_scores(self, _: dict[str, Any]) -> None:
        self.scores = not self.scores

    # The bet

    def _on_bets(self, message: dict[str, Any]) -> None:
        mode = message.get("mode")
        if mode not in BETS:
            return self.strange()
        self.bets, self.bet, self.asked = mode, None, set()
        return None

    def _on_answer(self, message: dict[str, Any]) -> None:
        bet, option = self.bet, message.get("option")
        if bet is None or self.bets != "self" or type(option) is not int or not 0 <= option < len(bet.options):
            return self.strange()
        bet.chosen = option
        tally = self.tallies["self"]
        tally[0] += option in bet.right
        tally[1] += 1
        return self._lifted("study.truth.right" if option in bet.right else "study.truth.wrong")

    def _on_count(self, message: dict[str, Any]) -> None:
        bet, option, by = self.bet, message.get("option"), message.get("by")
        if (bet is None or self.bets != "class" or type(option) is not int or not 0 <= option < len(bet.options)
                or type(by) is not int or by not in (1, -1)):
            return self.strange()
        bet.counts[option] = min(MOST, max(0, bet.counts[option] + by))
        return None

    def _on_reveal(self, _: dict[str, Any]) -> None:
        bet = self.bet
        if bet is None or self.bets != "class":
            return self.strange()
        right, all_ = sum(bet.counts[one] for one in bet.right), sum(bet.counts)
        tally = self.tallies["class"]
        tally[0] += right
        tally[1] += all_
        return self._lifted("study.truth.class" if all_ else "study.truth.class.none", right=right, all=all_)

    def _on_skip(self, _: dict[str, Any]) -> None:
        if self.bet is None:
            return self.strange()
        then, self.bet = self.bet.then, None
        return self._then(then)

    def _lifted(self, key: str, **fields: object) -> None:
        bet = self.bet
        assert bet is not None
        bet.answered = True
        self._then(bet.then)
        truth = self.say(key, answer=self.say("list.separator").join(bet.answer), **fields)
        bet.text, self.spoken = truth, [truth, *self.spoken]

    def _then(self, then: tuple[str, Any]) -> None:
        what, value = then
        {"step": self._go, "lift": self._lift, "chair": self._sit}[what](value)

    # Other rules

    def _on_switch(self, message: dict[str, Any]) -> None:
        which = message.get("which")
        if which is not None and (type(which) is not int or not 0 <= which < len(self.switches)):
            return self.strange()
        self._compare(which)
        return None

    def _compare(self, which: int | None) -> None:
        self.switch, self.finished = which, False
        self.parted = self.other = None
        if which is None:
            self.side = False
        else:
            self.parted = divergence(self.run.line[-1], self.switches[which].game)
            self.other = Run(self.parted.other, self.say, self.run.you) if self.parted.other else None
            self.side = self.side and self.other is not None
        self.at = min(self.at, self.end)
        if self.parted:
            from .study_parted import parting
            self.spoken = [parting(self)["text"]]

    def _on_side(self, _: dict[str, Any]) -> None:
        if self.other is None:
            return self.strange()
        self.side = not self.side
        self.at = min(self.at, self.end)
        return None

    def _on_goto(self, _: dict[str, Any]) -> None:
        if self.parted is None:
            return self.strange()
        return self._go(self.parted.place)

    @property
    def can_finish(self) -> bool:
        """Does the hand stop under the other rules before its end, and may players finish it?"""
        return self.other is not None and not self.finished and self.other.line[-1].state.to_act is not None

    def _on_finish(self, _: dict[str, Any]) -> None:
        if not self.can_finish or self.other is None:
            return self.strange()
        self.other = Run([*self.other.line, *played_out(self.other.line[-1])[1:]], self.say, self.run.you)
        self.finished = self.side = True
        self.inform("study.finished")
        return None

    # Remarks

    def _on_note(self, message: dict[str, Any]) -> None:
        text = message.get("text")
        if not isinstance(text, str):
            return self.strange()
        key = self._keep(text)
        return self.inform(key, LONGEST_NOTE if key == "study.note.long" else None)

    def _left(self, message: dict[str, Any]) -> str:
        """A remark that was written and not kept when its place is left is kept all the same; what is said of it, if it cannot be."""
        text = message.get("remark")
        if not isinstance(text, str) or message.get("do") == "note":
            return ""
        key = self._keep(text)
        return "" if key in ("study.note.kept", "study.note.gone") else self.say(key, LONGEST_NOTE if key == "study.note.long" else None)

    def _keep(self, text: str) -> str:
        """Keep a remark on this place, or take it away; the key of what is said."""
        text = " ".join(text.split())
        if len(text) > LONGEST_NOTE:
            return "study.note.long"
        if self.filled and len(self.run.line) - 1 != len(self.record.deals[self.number - 1][2]):
            return "study.note.no"
        if text:
            self.record = self.record.annotate(self.number, self.place, text)
            return "study.note.kept"
        self.record = Record(self.record.game, self.record.deals, {place: kept for place, kept in self.record.notes.items()
                                                                   if place != (self.number, self.place)}, self.record.variations)
        return "study.note.gone"


def _named(game: Any, other: Any) -> Any:
    """Other rules by the name of a witness or by options. Raises ValueError."""
    if isinstance(other, str):
        return by_witness(game, other)
    return find_game(game.key, game.preset, **{**changed(game), **other})
