"""An experiment as a widget: a question, a guess, hands dealt with a bar and a way out, a curve, and the exact answer.

As at the table, state goes one way. The browser sends ``{"type": "simulation", "do": …, "version": …}`` and asks for one portion
of hands after another with ``more``; how many are dealt is not for it to say.
"""
from __future__ import annotations

import logging
import secrets
from typing import Any

import traitlets

from .plots import DASHES, INKS
from .shell import Shell
from .side import Side
from .simulation_run import Laboratory, Question

__all__ = ["Simulation"]

_WORDS = ("guess", "guess.set", "guess.pick", "in_100", "cancel", "progress.label", "count", "table", "table.deals", "table.hits",
          "table.share", "table.range", "lost", "reload")
_SIDE = Side("simulation", ("table_parts.js", "line.js", "simulation.js"), ("simulation.css",), ("renderSimulation",))
_log = logging.getLogger(__name__)


class Simulation(Shell):
    """An experiment to guess, to deal and to count."""

    side = _SIDE
    _esm = _SIDE.stub("renderSimulation")
    question = traitlets.Dict(read_only=True).tag(sync=True)
    simulation = traitlets.Dict(read_only=True).tag(sync=True)
    chart = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(self, question: Question, lang: str = "en") -> None:
        super().__init__()
        self._lab = lab = Laboratory(question, lang)
        say, about = lab.say, lab.say(question.about)
        title = say(f"numbers.{question.key}.title")
        choices = question.experiment.choices
        self.set_trait("question", {
            "uid": secrets.token_hex(4), "lang": lang, "about": about, "title": title, "more": list(question.more),
            "question": say(f"numbers.{question.key}.question"), "label": say("numbers.label", kind=about, title=title),
            "choices": [say("numbers.in_100", share=f"{float(100 * one):g}") for one in choices],
            "words": {**{name: say(f"numbers.{name}", share="{share}") for name in _WORDS}},
            "lines": {name: {"text": say(f"numbers.line.{name}"), "ink": INKS[name], "dash": DASHES[name]} for name in INKS}})
        self._show()

    def __repr__(self) -> str:
        return f"<experiment {self._lab.question.experiment.key}>"

    def in_words(self) -> str:
        """The question."""
        return f"{self.question['title']}\n{self.question['question']}"

    def _show(self) -> None:
        # The chart first: when the state is there, all is there.
        self.set_trait("chart", self._lab.chart())
        self.set_trait("simulation", self._lab.view())

    def _heard(self, _: Any, message: Any, buffers: Any) -> None:
        if isinstance(message, dict) and message.get("type") == "simulation":
            try:
                there = self._lab.handle(message)
            except Exception:
                _log.exception("an experiment could not go on")
                self._lab.strange("numbers.fault")
                there = True
        else:
            self._lab.strange()
            there = True
        if there:
            self._show()
        else:
            self.send_state(["simulation"])
        self.send({"type": "seen"})
