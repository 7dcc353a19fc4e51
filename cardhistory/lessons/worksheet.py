"""The exercises of a lesson on paper: what stands on a pupil's sheet, and what on the teacher's key.

Both are lists of `Piece`, made once; `worksheet_pages` sets them as pages in millimetres and the site as a web page. What only
the key may say (answers, replies, what is to be remembered, hints) is never in a piece of the sheet.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from ..cards import Card, Pack
from ..games import presets
from ..printing.deals import WrongWish
from ..words import Words
from .exercises import games, names
from .exercises import task as read
from .page import data

__all__ = ["Answer", "OnPaper", "Piece", "WorkSheet", "choices", "names_of", "titles", "worksheet"]


@dataclass(frozen=True)
class Answer:
    """Something to tick. ``right`` is None on the pupil's sheet."""

    text: str
    right: bool | None = None
    reply: str = ""


@dataclass(frozen=True)
class Piece:
    """A part of an exercise on paper.

    ``kind``: ``text``, ``note`` and ``strong`` are paragraphs; ``list`` has ``texts`` below a ``text``; ``cards`` shows cards with
    their names in one text, ``captioned`` each with its own words, ``order`` the same with a box for a number; ``answers``
    are boxes to tick; ``lines`` are ``count`` lines to write on.
    """

    kind: str
    text: str = ""
    texts: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    answers: tuple[Answer, ...] = ()
    count: int = 0


@dataclass(frozen=True)
class OnPaper:
    """One exercise: its heading, and its pieces for the pupil and for the key."""

    name: str
    heading: str
    pack: Pack
    sheet: tuple[Piece, ...]
    key: tuple[Piece, ...]


@dataclass(frozen=True)
class WorkSheet:
    """Exercises of one lesson, all of them or some, numbered from 1."""

    lesson: str
    only: tuple[str, ...]
    """The names of the exercises, in the order of the lesson."""
    say: Words

    @property
    def all(self) -> bool:
        """Are these all exercises of the lesson?"""
        return self.only == names(self.lesson)

    @property
    def lesson_title(self) -> str:
        """What the lesson is called."""
        return _title(self.lesson, self.say)

    def title(self, key: bool) -> str:
        """The heading of the sheet, or of its key."""
        return self.say("paper.key.title" if key else "paper.worksheet.title", lesson=self.lesson_title)

    @cached_property
    def exercises(self) -> tuple[OnPaper, ...]:
        """The exercises on paper."""
        return tuple(_on_paper(read(self.lesson, name), n, self.say) for n, name in enumerate(self.only, 1))


def _title(lesson: str, say: Words) -> str:
    key = next((key for key in (f"{lesson}.title", f"paper.lesson.{lesson}") if say.has(key)), None)
    return say(key) if key else lesson


def titles(lang: str = "en") -> list[tuple[str, str]]:
    """The lessons and pages that have exercises, by key and title."""
    return [(key, _title(key, Words(lang))) for key in games()]


@lru_cache(maxsize=64)
def worksheet(lesson: str, only: tuple[str, ...] = (), lang: str = "en") -> WorkSheet:
    """The work sheet of a lesson; ``only`` names some of its exercises, in any order. Raises WrongWish, saying what there is."""
    say = Words(lang)
    if lesson not in games():
        raise WrongWish(say("paper.wrong.lesson", what=f"“{lesson[:40]}”", known=", ".join(games())))
    known = names(lesson)
    for name in only:
        if name not in known:
            raise WrongWish(say("paper.wrong.only", what=f"“{name[:40]}”", lesson=_title(lesson, say), known=", ".join(known)))
    return WorkSheet(lesson, tuple(name for name in known if not only or name in only), say)


def names_of(texts: Sequence[str]) -> tuple[str, ...]:
    """Names of exercises as they are written in an address or a command: with commas, or several times, or both."""
    return tuple(dict.fromkeys(name.strip() for text in texts for name in text.split(",") if name.strip()))


def choices(lesson: str) -> list[tuple[str, str]]:
    """The exercises of a lesson by name and title, without reading them."""
    return [(name, str(one.get("title", name))) for name, one in data(lesson, "exercises").items()]


def _on_paper(task: Any, n: int, say: Words) -> OnPaper:
    sheet, key = {"choose": _choose, "order": _order, "predict": _predict, "play": _play}[task.kind](task, say)
    more = [Piece("strong", say("paper.key.remember", text=task.learned)), Piece("list", say("paper.key.hints"), task.hints)]
    if task.sources:
        more.append(Piece("note", say("exercise.sources", sources="; ".join(task.sources))))
    return OnPaper(task.name, say("paper.exercise", n=n, title=task.title), task.game.pack,
                   (Piece("text", task.prompt), *sheet), (*key, *more))


def _cards(label: str, cards: tuple[Card, ...], called: Sequence[str], say: Words) -> Piece:
    return Piece("cards", label, (say("table.parts.separator").join(called),), cards)


Two = tuple[list[Piece], list[Piece]]


def _choose(task: Any, say: Words) -> Two:
    pack, options = task.game.pack, task.body["options"]
    rows = []
    for row in task.body["rows"]:
        cards = tuple(pack.card(code) for code in row["cards"])
        rows.append(_cards(row["label"], cards, [task.body["names"][card] for card in cards], say))
    sheet = [*rows, Piece("note", say("paper.tick", sum(one["right"] for one in options))),
             Piece("answers", answers=tuple(Answer(one["text"]) for one in options)), Piece("lines", say("paper.why"), count=1)]
    return sheet, [Piece("answers", answers=tuple(Answer(one["text"], one["right"], one["reply"]) for one in options))]


def _order(task: Any, say: Words) -> Two:
    from ..widgets.exercise_tries import OrderTry

    body, laid = task.body, tuple(OrderTry(task).laid)
    cards, called, strength = body["cards"], body["names"], body["strength"]
    sheet = [Piece("note", say("paper.order")), Piece("order", "", tuple(called[card] for card in laid), laid)]
    captions = [say("paper.exercise", n=n, title=called[card]) for n, card in enumerate(cards, 1)]
    for n in range(1, len(cards)):
        if strength[cards[n]] == strength[cards[n - 1]]:
            captions[n] = say("table.card.named", card=captions[n], name=say("paper.key.equal"))
    key = [Piece("captioned", say("paper.key.order"), tuple(captions), cards)]
    mistakes = []
    for pair, reply in body["replies"].items():
        low, _, high = pair.partition(">")
        mistakes.append(say("paper.key.mistake", low=_upper(called[task.game.pack.card(low)]), high=called[task.game.pack.card(high)],
                            reply=reply))
    return sheet, [*key, *([Piece("list", say("paper.key.wrong"), tuple(mistakes))] if mistakes else [])]


def _predict(task: Any, say: Words) -> Two:
    body = task.body
    sheet, key = [Piece("strong", body["question"])], [Piece("strong", say("exercise.value", value=body["shown"]))]
    if body["bands"]:
        sheet += [Piece("note", say("paper.tick", 1)), Piece("answers", answers=tuple(map(Answer, body["bands"])))]
        key.append(Piece("answers", answers=tuple(Answer(text, n == body["band"]) for n, text in enumerate(body["bands"]))))
    else:
        unit = body["unit"]
        sheet.append(Piece("lines", say("paper.number.unit", unit=unit) if unit else say("paper.number"), count=1))
    return [*sheet, Piece("lines", say("paper.number.how"), count=1)], [*key, Piece("text", body["reply_far"])]


# A position: what the reader's seat sees when it opens, and nothing else

def _play(task: Any, say: Words) -> Two:
    from ..widgets.exercise_play import PlaySession
    from ..widgets.scene import Scene

    session = PlaySession(task, say.lang)
    scene = Scene(session)
    sheet = [*_position(scene), Piece("strong", say("paper.position.goal", goal=task.body["goal"])),
             Piece("lines", say("paper.move"), count=1), Piece("lines", say("paper.why"), count=2)]
    body = task.body

    def told(comments: Any, but: Sequence[str] = ()) -> tuple[str, ...]:
        return tuple(say("paper.key.if", did=scene.did(session.seat, task.game.action(action)), reply=reply)
                     for action, reply in comments.items() if action not in but)

    line, reply = _solved(task)
    key = [Piece("list", say("paper.key.line"), line), *([Piece("text", reply)] if reply else [])]
    for kind, label, but in (("right", "also", body["solution"]), ("wrong", "wrong", ())):
        if texts := told(body[kind], but):
            key.append(Piece("list", say(f"paper.key.{label}"), texts))
    return sheet, key


def _position(scene: Any) -> Iterator[Piece]:
    seen, say, pack = scene.seen, scene.say, scene.pack
    rules = scene.rules()
    if rules["changed"] or seen.preset != presets(seen.game)[0]:
        yield Piece("note", say("paper.rules.changed" if rules["changed"] else "paper.rules", preset=rules["label"]))
    facts = [say("paper.position.fact", text=text) for text in scene.look.marks(scene)]
    if (centre := scene.look.centre(scene)) is not None:
        facts.append(say("paper.position.who", who=centre["label"], text=centre["text"]))
    facts.append(" ".join(say("paper.position.who", who=scene.name(seat), text=scene.look.tally(scene, seat)) for seat in scene.order))
    facts += [text for seat in scene.order[:-1] for text in scene.look.said(scene, seat)]
    if seen.stock:
        facts.append(say("paper.position.fact", text=_upper(scene.stock()["text"])))
    facts += _gone(scene)
    yield Piece("list", "", tuple(facts))
    for seat in scene.order[:-1]:
        if shown := scene.look.open_hand(scene, seat):
            yield _cards(say("paper.position.open", who=scene.name(seat)), tuple(shown), [scene.card(card) for card in shown], say)
    if seen.trick is not None and seen.trick.plays:
        plays = seen.trick.plays
        yield Piece("captioned", say("paper.position.trick"),
                    tuple(say("paper.position.play", who=scene.of(f"table.{'played' if n else 'led'}", seat), card=scene.card(card))
                          for n, (seat, card) in enumerate(plays)), tuple(card for _, card in plays))
    hand = pack.sort(seen.hand)
    yield _cards(say("paper.position.hand"), hand, [scene.card(card) for card in hand], say)
    offers = [one["label"] for one in scene.actions()]
    if offers and not scene.several:  # what is done with several cards of the hand is told by the task
        plays_too = any(action.verb == "play" for action in seen.legal_actions)
        yield Piece("note", say("paper.position.may" if plays_too else "paper.position.choices",
                                choices=say("table.parts.separator").join(offers)))


def _gone(scene: Any) -> Iterator[str]:
    """The cards of earlier tricks and hands thrown away, suit by suit: what whoever watched has seen."""
    seen, pack, say = scene.seen, scene.pack, scene.say
    out = {card for trick in seen.tricks for card in trick.cards} | {card for _, cards in seen.thrown for card in cards}

    def ranks(cards: Sequence[Card]) -> str:
        return say("list.separator").join(say(f"rank.{pack.rank_key(card)}") for card in cards)

    for suit in pack.suits:
        cards = [card for card in pack if pack.suit_key(card) == suit.key]
        gone, left = [card for card in cards if card in out], [card for card in cards if card not in out]
        if gone:
            key = "all" if not left else "but" if len(left) < len(gone) else "only"
            yield say(f"paper.position.gone.{key}", suit=say(f"suit.{suit.key}"), ranks=ranks(left if key == "but" else gone))
    others = [card for card in pack if card in out and not pack.suit_key(card)]
    if others:
        yield say("paper.position.gone.others", cards=say.cards(pack, others))


def _solved(task: Any) -> tuple[tuple[str, ...], str]:
    """The solution played at the table, deed by deed in words, and what the author says of it."""
    from ..widgets.exercise_play import PlaySession
    from ..widgets.scene import Scene
    from .exercise_play_checks import do

    session = PlaySession(task)
    begun = len(task.body["actions"])
    for action in task.body["solution"]:
        do(session, action)
    told = tuple(Scene(session).log()[begun:])
    return told, session.verdict[1] if session.verdict else ""


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
