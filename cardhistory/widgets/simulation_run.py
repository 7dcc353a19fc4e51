"""A reader at an experiment, without its picture: guess, deal, cancel, count. No widgets here.

The browser asks for hands in portions, one after the other, so that the kernel hears everything else in between and a page that
is left stops the dealing. How many hands there are and how long a portion takes is decided here; nothing is counted for a
reader who has not guessed.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from time import perf_counter
from typing import Any

from ..simulate import Experiment, Tally, run
from ..words import Words
from .plots import fits, progress_chart

__all__ = ["Laboratory", "Question", "share_text"]

PORTION = 0.15
"""Seconds of dealing, at most, between two looks at other commands."""
POINTS = 20
"""So many points has the curve of a whole run."""
MOST = 10_000


@dataclass(frozen=True)
class Question:
    """An experiment as it is put to a reader. ``key``: its sentences are ``numbers.<key>.title``, ``.question`` and so on."""

    experiment: Experiment
    key: str
    deals: int = 2000
    about: str = "numbers.kind"
    more: tuple[str, ...] = field(default=())
    """Sentences below the question: the two rules that are compared."""

    def __post_init__(self) -> None:
        if type(self.deals) is not int or not POINTS <= self.deals <= MOST:
            raise ValueError(f"an experiment has {POINTS} to {MOST:,} deals, not {self.deals!r}")


def share_text(share: Fraction | float) -> str:
    """A share in 100 with as many digits as say something.

    >>> share_text(Fraction(1, 3)), share_text(0.0019), share_text(Fraction(0)), share_text(0.5)
    ('33.3', '0.19', '0', '50.0')
    """
    value = float(share) * 100
    return "0" if not value else f"{value:.2f}" if value < 1 else f"{value:.1f}"


class Laboratory:
    """One reader at one experiment. A command for an older view, or one that makes no sense, changes nothing."""

    COMMANDS = ("guess", "deal", "more", "cancel", "count")

    def __init__(self, question: Question, lang: str = "en", clock: Callable[[], float] = perf_counter) -> None:
        self.question, self.say, self._clock = question, Words(lang), clock
        self.version = 0
        self.state = "open"
        """``open`` (no guess yet), ``guessed``, ``running``, ``cancelled`` or ``done``."""
        self.guess: Fraction | None = None
        self.runs = 0
        self.counted = False
        self.notice = ""
        self.spoken = ""
        self._clear()

    def _clear(self) -> None:
        self.tally = Tally((0,) * self.question.experiment.outcomes)
        self.points: list[Tally] = []

    def handle(self, message: Any) -> bool:
        """Do what a message asks if it is asked of the view that is shown. False when that view is gone. Trusts nothing."""
        do = message.get("do") if isinstance(message, Mapping) else None
        if not isinstance(do, str) or do not in self.COMMANDS:
            self.strange()
            return True
        version = message.get("version")
        # Who cancels looks at a view that the next portion has replaced before the wish arrives: it is heard all the same.
        if do != "cancel" and (type(version) is not int or version != self.version):
            return False
        self._begin()
        if not getattr(self, f"_{do}")(message):
            self.notice = self.spoken = self.say("numbers.strange")
        return True

    def strange(self, key: str = "numbers.strange") -> None:
        """Say politely that a request was not carried out; everything else stays as it is."""
        self._begin()
        self.notice = self.spoken = self.say(key)

    def _begin(self) -> None:
        self.version += 1
        self.notice = self.spoken = ""

    # The commands; each says whether it made sense

    def _guess(self, message: Mapping[str, Any]) -> bool:
        value, choices = message.get("value"), self.question.experiment.choices
        if self.state != "open" or type(value) is not int or not 0 <= value <= (len(choices) - 1 if choices else 100):
            return False
        self.guess = choices[value] if choices else Fraction(value, 100)
        self.state = "guessed"
        self.spoken = self.say("numbers.guessed", guess=_plain(self.guess))
        return True

    def _deal(self, _: Mapping[str, Any]) -> bool:
        if self.state not in ("guessed", "cancelled", "done"):
            return False
        self._clear()
        self.state = "running"
        self.runs += 1
        self.spoken = self.say("numbers.started.said")
        return True

    def _more(self, message: Mapping[str, Any]) -> bool:
        dealt = message.get("dealt")
        if self.state != "running" or type(dealt) is not int or dealt != self.tally.deals:
            return False
        size = self.question.deals
        step, end = max(1, size // POINTS), self._clock() + PORTION
        first = (self.runs - 1) * size
        # Up to the next point of the curve, or as far as the time allows: the curve is the same on every machine.
        while True:
            self.tally = run(self.question.experiment, 1, first + self.tally.deals, self.tally)
            if point := self.tally.deals % step == 0 or self.tally.deals == size:
                self.points.append(self.tally)
            if point or self._clock() >= end:
                break
        if self.tally.deals == size:
            self.state = "done"
            self.spoken = self.say("numbers.dealt.said", found=self._found())
        return True

    def _cancel(self, _: Mapping[str, Any]) -> bool:
        if self.state != "running":
            return False
        self.state = "cancelled" if self.tally.deals else "guessed"
        if self.tally.deals:
            if not self.points or self.points[-1] != self.tally:
                self.points.append(self.tally)
            self.spoken = self.say("numbers.cancelled.said", deals=f"{self.tally.deals:,}", found=self._found())
        return True

    def _count(self, _: Mapping[str, Any]) -> bool:
        if self.state not in ("cancelled", "done") or self.question.experiment.exact is None:
            return False
        self.counted = True
        self.spoken = " ".join(self._exact())
        return True

    # What is shown

    def _word(self, name: str, **fields: object) -> str:
        return self.say(f"numbers.{self.question.key}.{name}", **fields)

    def _found(self) -> str:
        tally = self.tally
        return self._word("found", hits=f"{tally.hits:,}", deals=f"{tally.deals:,}", share=share_text(tally.share))

    def _exact(self) -> list[str]:
        experiment = self.question.experiment
        if not self.counted or experiment.exact is None or self.guess is None:
            return []
        exact = experiment.exact()
        low, high = self.tally.interval
        told = [self.say("numbers.counted", share=share_text(exact)),
                self.say(f"numbers.judged.{_judged(self.guess, exact, experiment.choices)}", guess=_plain(self.guess))]
        if self.tally.deals:
            told.append(self.say("numbers.inside" if low <= exact <= high else "numbers.outside"))
        return [*told, self._word("learned")]

    def view(self) -> dict[str, Any]:
        """What the reader sees now, as plain data for the browser."""
        tally, running, whole = self.tally, self.state == "running", f"{self.question.deals:,}"
        low, high = map(share_text, tally.interval)
        over = self.state in ("cancelled", "done")
        told = over and len(tally.counts) > 2
        outcomes = [self._word(f"outcome.{i}", n=n, count=f"{n:,}") for i, n in enumerate(tally.counts)] if told else []
        return {
            "version": self.version, "state": self.state, "notice": self.notice, "say": self.spoken,
            "guessed": "" if self.guess is None else self.say("numbers.guessed", guess=_plain(self.guess)),
            "dealt": tally.deals, "all": self.question.deals,
            "progress": self.say("numbers.progress", done=f"{tally.deals:,}", all=whole) if running else "",
            "deal": "" if self.state in ("open", "running") else self._word("again" if self.runs and tally.deals else "deal", n=whole),
            "count": self.say("numbers.count") if over and not self.counted and self.question.experiment.exact else "",
            "found": self._found() if tally.deals else "",
            "range": self.say("numbers.range", low=low, high=high) if tally.deals else "",
            "outcomes": outcomes, "exact": self._exact(),
        }

    def chart(self) -> dict[str, Any]:
        """The curve as SVG, what it shows in a sentence, and the same as rows of a table; empty before there are two points."""
        if len(self.points) < 2:
            return {"svg": "", "says": "", "rows": [], "lines": []}
        last, exact = self.points[-1], self.question.experiment.exact
        shown = exact() if self.counted and exact else None
        low, high = map(share_text, last.interval)
        fields = {"deals": f"{last.deals:,}", "share": share_text(last.share), "low": low, "high": high}
        told = (self.say("numbers.chart", **fields) if shown is None
                else self.say("numbers.chart.counted", exact=share_text(shown), **fields))
        rows = [[f"{point.deals:,}", f"{point.hits:,}", share_text(point.share),
                 self.say("numbers.table.from_to", low=share_text(point.interval[0]), high=share_text(point.interval[1]))]
                for point in self.points]
        guess = "guess" if fits(self.points, self.guess, shown) else "above"
        return {"svg": progress_chart(self.points, self.question.deals, self.guess, shown,
                                      self.say("numbers.axis.deals"), self.say("numbers.axis.share")),
                "says": told, "rows": rows, "lines": ["share", "range", guess, *([] if shown is None else ["exact"])]}


def _plain(guess: Fraction) -> str:
    return f"{float(guess * 100):g}"


def _judged(guess: Fraction, exact: Fraction, choices: tuple[Fraction, ...]) -> str:
    """``right``, ``near``, ``low`` or ``high``. Of offered guesses the nearest is right; a free one is near within a fifth."""
    if choices and guess == min(choices, key=lambda one: abs(one - exact)):
        return "right"
    if not choices and round(guess * 100) == round(exact * 100):
        return "right"
    if not choices and abs(guess - exact) <= exact / 5:
        return "near"
    return "low" if guess < exact else "high"
