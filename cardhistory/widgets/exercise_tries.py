"""A reader's tries at an exercise, without their picture. No widgets here.

A `Task` is what an author wrote, read and checked. A try holds it and gives the browser only what the reader has earned:
answers, replies and tests stay here until an answer has been given. ``handle`` takes a command, ``view`` is what is shown.
"""
from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cards import Card
from ..deals import Rng
from ..words import Words
from . import exercise_kept as kept
from .memory import MemoryDamaged
from .terms import worded

__all__ = ["KINDS", "ChooseTry", "OrderTry", "PredictTry", "Task", "Try"]

KINDS = ("choose", "order", "predict", "play")
LONGEST_TEXT = 40
"""Characters of the longest number that is read."""


@dataclass(frozen=True)
class Task:
    """An exercise as it was written. ``body`` holds what only its kind has, with cards read and numbers counted."""

    game: Any
    """The game under the exercise's witness and options."""
    name: str
    kind: str
    title: str
    prompt: str
    hints: tuple[str, ...]
    learned: str
    sources: tuple[str, ...] = ()
    """Who reports the fact behind it, as short names."""
    body: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The name under which the browser keeps how far the reader is."""
        return f"{self.game.key}.{self.name}"


class Try:
    """One reader at one exercise. A command for an older view, or one that makes no sense, changes nothing."""

    COMMANDS: tuple[str, ...] = ("hint", "retry", "answer", "restore")

    def __init__(self, task: Task, lang: str = "en") -> None:
        self.task, self.say = task, Words(lang)
        self.version = 0
        self.state = "open"
        """``open``, ``solved`` or ``failed``."""
        self.tries = 0
        self.hints = 0
        self.notice = ""
        self.reason = ""
        """Why the last answer was right or not."""
        self.spoken: list[str] = []

    def handle(self, message: Any) -> bool:
        """Do what a message asks if it is asked of the view that is shown. False when that view is gone. Trusts nothing."""
        do = message.get("do") if isinstance(message, dict) else None
        if not isinstance(do, str) or do not in self.COMMANDS:
            self.strange()
            return True
        version = message.get("version")
        if type(version) is not int or version != self.version:
            return False
        self._begin()
        getattr(self, f"_{do}")(message)
        return True

    def strange(self, key: str = "exercise.notice.strange") -> None:
        """Say politely that a request was not understood; everything else stays as it is."""
        self._begin()
        self.notice = self.say(key)
        self.spoken = [self.notice]

    def _begin(self) -> None:
        self.version += 1
        self.notice = ""
        self.spoken = []

    # What everybody may ask for

    def _hint(self, _: Mapping[str, Any]) -> None:
        if self.hints < len(self.task.hints) and not self.learned:
            self.hints += 1
            self.spoken = [self.say("exercise.hint", number=self.hints, text=self.task.hints[self.hints - 1])]

    def _retry(self, _: Mapping[str, Any]) -> None:
        self.state, self.reason = "open", ""
        self._reset()
        self.spoken = [self.say("exercise.again.told")]

    def _restore(self, message: Mapping[str, Any]) -> None:
        """The answers that the browser has kept over a reload, given again; only before anything else is done, at the table of a
        played one neither. Nothing is said aloud of it, and no try is counted twice."""
        if self.version != 1 or self.answers():
            return
        try:
            hints, answers = kept.unpack(message.get("memory"), self.task)
            if not all(self.give(one) for one in answers):
                raise MemoryDamaged("kept")
            self.hints = hints
        except MemoryDamaged as error:
            self.state, self.reason = "open", ""
            self._reset()
            self.notice = self.say(f"exercise.notice.{error.key}")
        self.tries, self.spoken = 0, [self.notice] if self.notice else []

    def memory(self) -> str:
        """What the browser should keep of this try; empty while there is nothing."""
        return kept.pack(self.task, self.hints, self.answers())

    def answers(self) -> list[int | str]:
        """What the reader has answered since the exercise was begun anew, without what changed nothing."""
        raise NotImplementedError

    def give(self, answer: int | str) -> bool:
        """Give an answer that was kept. False where it cannot have been given here."""
        raise NotImplementedError

    def _given(self, **message: Any) -> bool:
        before = self.answers()
        self._answer(message)
        return self.answers() != before

    def _reset(self) -> None:
        raise NotImplementedError

    def _answer(self, message: Mapping[str, Any]) -> None:
        raise NotImplementedError

    def judged(self, right: bool, reason: str) -> None:
        """The exercise is solved, or this try at it has failed."""
        self.state, self.reason = "solved" if right else "failed", reason
        self.tries += 1
        self.spoken = [self.say(f"exercise.verdict.{self.state}"), *([reason] if reason else []),
                       *([self.task.learned] if self.learned else [])]

    # What is shown

    @property
    def learned(self) -> bool:
        """Has the reader earned what there is to take away?"""
        return self.state == "solved"

    def view(self) -> dict[str, Any]:
        """What the reader sees now, as plain data for the browser."""
        task, over = self.task, self.state != "open"
        return worded({
            "version": self.version, "state": self.state, "tries": self.tries,
            "hints": list(task.hints[:self.hints]), "more": 0 if self.learned else len(task.hints) - self.hints,
            "title": self.say(f"exercise.verdict.{self.state}") if over else "", "reason": self.reason if over else "",
            "learned": task.learned if self.learned else "",
            "sources": self.say("exercise.sources", sources="; ".join(task.sources)) if self.learned and task.sources else "",
            "retry": over, "notice": self.notice, "say": self.spoken, "body": self.body(),
        }, task.game.key, self.say.terms)

    def word(self, way: str) -> None:
        """Tell everything in this wording from now on. Nothing is said aloud of it."""
        self.say, self.spoken = Words(self.say.lang, way), []

    def body(self) -> dict[str, Any]:
        """What only this kind of exercise shows."""
        raise NotImplementedError


class ChooseTry(Try):
    """Pick an answer; several may be right. After a wrong one another may be picked at once; after the right one the replies
    to the others can be read too."""

    def __init__(self, task: Task, lang: str = "en") -> None:
        super().__init__(task, lang)
        self.given: list[int] = []

    def _reset(self) -> None:
        self.given = []

    def answers(self) -> list[int | str]:
        """The numbers of the answers that were picked."""
        return [*self.given]

    def give(self, answer: int | str) -> bool:
        """Pick an answer."""
        return self._given(option=answer)

    def _answer(self, message: Mapping[str, Any]) -> None:
        number, options = message.get("option"), self.task.body["options"]
        if type(number) is not int or not 0 <= number < len(options):
            self.notice = self.say("exercise.notice.strange")
            self.spoken = [self.notice]
            return
        if number in self.given:
            return
        self.given.append(number)
        one = options[number]
        if one["right"] and self.state == "open":
            self.judged(True, "")
            self.spoken.insert(1, one["reply"])
            return
        if self.state == "open":
            self.tries += 1
        self.spoken = [self.say(f"exercise.mark.{'right' if one['right'] else 'wrong'}"), one["reply"]]

    def body(self) -> dict[str, Any]:
        """The answers, and for those that were given whether they are right and why."""
        shown = []
        for number, one in enumerate(self.task.body["options"]):
            mark = ("right" if one["right"] else "wrong") if number in self.given else ""
            shown.append({"text": one["text"], "mark": mark, "word": self.say(f"exercise.mark.{mark}") if mark else "",
                          "reply": one["reply"] if mark else ""})
        others = sum(one["right"] for number, one in enumerate(self.task.body["options"]) if number not in self.given)
        told = self.say("exercise.others", others) if self.state == "solved" and others else ""
        return {"options": shown, "others": told}


class OrderTry(Try):
    """Put cards in order, the highest first, one pick after the other. A wrong pick is answered, and the card stays."""

    def __init__(self, task: Task, lang: str = "en") -> None:
        super().__init__(task, lang)
        cards: tuple[Card, ...] = task.body["cards"]
        # A fixed shuffle that puts neither the ladder nor its reverse on the table, whatever the cards are.
        rng = Rng(sum(map(ord, task.name)))
        laid = list(cards)
        while laid in (list(cards), list(reversed(cards))):
            laid = list(rng.shuffled(cards))
        self.laid = laid
        self.placed: list[Card] = []
        self.reply = self.missed = ""
        """The answer to the last pick, and its card where it was wrong."""

    def _reset(self) -> None:
        self.placed, self.reply, self.missed = [], "", ""

    def answers(self) -> list[int | str]:
        """The cards that were placed by the reader, and the last one if it was not the highest."""
        chosen = self.placed if self.left else self.placed[:-1]
        return [*(card.code for card in chosen), *([self.missed] if self.missed else [])]

    def give(self, answer: int | str) -> bool:
        """Pick a card."""
        return self._given(card=answer)

    @property
    def left(self) -> list[Card]:
        """The cards that are still to be placed, as they lie."""
        return [card for card in self.laid if card not in self.placed]

    def _answer(self, message: Mapping[str, Any]) -> None:
        code, left = message.get("card"), self.left
        card = next((one for one in left if one.code == code), None)
        if card is None:
            self.notice = self.say("exercise.notice.strange")
            self.spoken = [self.notice]
            return
        strength: Mapping[Card, int] = self.task.body["strength"]
        best = max(left, key=lambda one: (strength[one], -self.task.body["cards"].index(one)))
        name = self.task.body["names"]
        if strength[card] < strength[best]:
            self.tries += 1
            self.missed = card.code
            told = self.task.body["replies"].get(f"{card}>{best}")
            self.reply = told or self.say("exercise.order.wrong", card=name[card], other=name[best])
            self.spoken = [self.say("exercise.mark.wrong"), self.reply]
            return
        self.placed.append(card)
        self.missed = ""
        self.reply = self.say("exercise.order.placed", n=len(self.placed), card=name[card])
        self.spoken = [self.reply]
        if len(left) == 2:  # the last one chooses itself
            self.placed.append(self.left[0])
        if not self.left:
            self.reply = ""
            self.judged(True, "")

    def body(self) -> dict[str, Any]:
        """The ladder so far, the cards that are left, and the answer to the last pick."""
        return {"placed": [card.code for card in self.placed], "left": [card.code for card in self.left], "reply": self.reply,
                "size": len(self.laid)}


class PredictTry(Try):
    """Say a number, or choose a band, before the number is shown."""

    def __init__(self, task: Task, lang: str = "en") -> None:
        super().__init__(task, lang)
        self.given: int | float | None = None

    def _reset(self) -> None:
        self.given = None

    def answers(self) -> list[int | str]:
        """The band that was chosen, or the number that was said."""
        return [] if self.given is None else [self.given if self.task.body["bands"] else repr(self.given)]  # type: ignore[list-item]

    def give(self, answer: int | str) -> bool:
        """Choose a band or say a number."""
        return self._given(band=answer) if self.task.body["bands"] else self._given(number=answer)

    def _answer(self, message: Mapping[str, Any]) -> None:
        if self.state != "open":
            return
        body = self.task.body
        if body["bands"]:
            number = message.get("band")
            if type(number) is not int or not 0 <= number < len(body["bands"]):
                self.notice = self.say("exercise.notice.strange")
                self.spoken = [self.notice]
                return
            self.given, near = number, number == body["band"]
        else:
            said = _number(message.get("number"))
            if said is None:
                self.notice = self.say("exercise.notice.number")
                self.spoken = [self.notice]
                return
            self.given, near = said, abs(said - body["value"]) <= body["near"]
        self.judged(near, body["reply_near"] if near else body["reply_far"])
        self.spoken.insert(1, self.value())

    @property
    def learned(self) -> bool:
        """Once the number has been shown there is nothing more to keep back."""
        return self.state != "open"

    def value(self) -> str:
        """The number, as a sentence."""
        return self.say("exercise.value", value=self.task.body["shown"])

    def body(self) -> dict[str, Any]:
        """The question, the bands, what was said, and when something was said the number."""
        body, over = self.task.body, self.state != "open"
        bands = []
        for number, text in enumerate(body["bands"]):
            mark = "" if not over else "right" if number == body["band"] else "wrong" if number == self.given else ""
            word = self.say(f"exercise.band.{mark}") if mark else ""
            bands.append({"text": text, "mark": mark, "word": word, "given": over and number == self.given})
        said = self.say("exercise.said", number=f"{self.given:g}") if over and not body["bands"] else ""
        return {"question": body["question"], "unit": body["unit"], "bands": bands, "said": said,
                "value": self.value() if over else "", "open": not over}


def _number(said: Any) -> float | None:
    """A number as somebody writes it: ``5``, ``4.97``, ``4,97 %``. None for anything else."""
    if not isinstance(said, str) or len(said) > LONGEST_TEXT:
        return None
    try:
        number = float(said.strip().removesuffix("%").strip().replace(",", "."))
    except ValueError:
        return None
    return number if math.isfinite(number) else None
