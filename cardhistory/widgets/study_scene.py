"""From a study to what the browser draws: plain dicts and sentences. What stands behind a curtain is not among them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..compare import rules_diff
from ..games import game as find_game
from ..games import games, presets
from .study_marks import marked
from .study_parted import number, parting, results
from .study_run import voids
from .study_voice import Chair, Run

if TYPE_CHECKING:
    from .study_session import StudySession

__all__ = ["scene"]


def scene(session: StudySession) -> dict[str, Any]:
    """All that is shown now."""
    say, voice = session.say, session.voice()
    title = say(f"{session.game.key}.title")
    return {
        "version": session.version, "pack": session.game.pack.key, "title": title, "label": say("study.label", title=title),
        "hand": say("study.hand", title=title, rules=_rules(voice), deal=_deal(voice)), "goal": session.goal,
        "notice": session.notice, "say": [one for one in session.spoken if one],
        "tricks": bool(session.run.ends), "at": session.at, "end": session.end,
        "text": _step_text(session, voice), "jumps": _jumps(session),
        "chairs": [{"seat": seat, "label": say("study.chair.one", who=voice.name(seat))} for seat in session.game.seats],
        "chair": session.chair, "bets": session.bets, "bet": _bet(session), "tally": _tally(session),
        "scores": session.scores, "columns": _columns(session), "switches": _switches(session), "parted": _parted(session),
        "side": session.side, "note": session.note(session.place), "notes": _notes(session), "which": _which(session),
    }


def _rules(voice: Chair) -> str:
    return voice.rules_name()


def _deal(voice: Chair) -> str:
    deal = voice.state.deal
    return voice.say("table.deal" if deal.number is not None else "table.deal.composed", number=deal.number, code=deal.code)


def _step_text(session: StudySession, voice: Chair) -> str:
    told = voice.told() if session.at <= session.place else session.say("study.unfinished" if voice.seen.outcome is None else
                                                                        "table.status.over")
    text = session.say("study.step", n=session.at, all=session.end, text=told) if session.at else told
    last = session.at == len(session.run.line) - 1 and session.run.line[-1].state.to_act is not None
    return " ".join([text, session.say("study.unfinished")]) if last else text


def _jumps(session: StudySession) -> list[dict[str, Any]]:
    """Places to go to at once: the tricks, and where there are none the parts of the game."""
    say = session.say
    made = session.run.ends
    found = [{"at": 0, "label": say("study.jump.start")}]
    if made:
        found += [{"at": place, "label": say("study.jump.trick", n=number)} for number, place in enumerate(made, 1)]
    else:
        found += [{"at": place, "label": say("study.jump.step", n=place)} for place in session.run.turns[1:-1]]
    if session.end and found[-1]["at"] != session.end:
        found.append({"at": session.end, "label": say("study.jump.end")})
    return found


# The tables

def _columns(session: StudySession) -> list[dict[str, Any]]:
    columns = [_column(session, session.run, "")]
    if session.side and session.other and session.switch is not None:
        names = session.switches[session.switch].names
        columns = [_column(session, session.run, names[0]), _column(session, session.other, names[1])]
    return columns


def _column(session: StudySession, run: Run, name: str) -> dict[str, Any]:
    say, place = session.say, min(session.at, len(run.line) - 1)
    chair = session.chair if session.chair in run.game.seats else None
    voice = Chair(run, place, chair)
    stopped = run is session.other and session.at > place and run.line[-1].state.to_act is not None
    parted = session.parted is not None and session.side and session.parted.kind != "none" and session.at == session.parted.place
    return {
        "name": name, "text": (say("study.stopped") if stopped else voice.told()) if name else "",
        "parted": say("study.parted.here") if parted else "", "seats": [_seat(session, voice, seat) for seat in voice.order],
        "trick": _trick(voice), "marks": voice.look.marks(voice), "centre": voice.look.centre(voice), "stock": _stock(voice),
        "thrown": [{"label": say("study.cards", who=voice.name(seat), cards=say.cards(voice.pack, cards)), "caption": voice.name(seat),
                    "cards": [card.code for card in cards]} for seat, cards in voice.seen.thrown],
        "score": _score(voice) if session.scores else [],
        "verdict": (voice.look.verdict(voice) or "") if session.scores and voice.over else "",
    }


def _seat(session: StudySession, voice: Chair, seat: int) -> dict[str, Any]:
    """A player: the hand where it lies open, else how many cards stand behind the curtain, and what the chair knows of it."""
    say = session.say
    own = voice.chair is None or seat == voice.chair
    lifted = seat in session.open
    cards = voice.hand(seat) if own or lifted else voice.known(seat)
    count = voice.seen.counts[seat]
    names = say.cards(voice.pack, cards) if cards else say("study.cards.none")
    suits = {suit.letter: say(f"suit.{suit.key}") for suit in voice.pack.suits}
    lacks: dict[str, int] = {}  # each suit once, with the trick that first told of it
    for one in () if own else voids(voice.run.line, voice.place, voice.run.following):
        if one.seat == seat:
            lacks.setdefault(one.suit, one.trick)
    curtain = bool(count) and not (own or lifted or cards)
    return {
        "seat": seat, "name": voice.name(seat), "dealer": seat == voice.seen.dealer, "turn": seat == voice.seen.to_act,
        "chair": seat == voice.chair, "cards": [card.code for card in cards], "backs": count if curtain else 0,
        "label": say("study.curtain", count) if curtain else say("study.cards", who=voice.name(seat), cards=names),
        "caption": say("study.curtain", count) if curtain else "",
        "lift": None if own or not count else {"label": say("study.ui.drop" if lifted else "study.ui.lift"), "open": lifted,
                                  "name": say("study.ui.drop.who" if lifted else "study.ui.lift.who", who=voice.name(seat))},
        "tally": (Chair(voice.run, voice.place, seat) if own or lifted else voice).tally(seat, session.scores),
        "knows": [say("study.void", suit=suits[suit], n=trick) for suit, trick in lacks.items()], "said": voice.told_of(seat),
    }


def _trick(voice: Chair) -> dict[str, Any] | None:
    """The trick on the table; a finished one lies there at the step that finished it."""
    seen, say = voice.seen, voice.say
    fresh = len(seen.tricks) > voice.shown
    trick = seen.tricks[-1] if fresh else seen.trick
    number = len(seen.tricks) + (not fresh)
    if trick is None:
        return {"label": say("table.trick", n=number), "plays": []} if seen.to_act is not None and seen.tricks else None
    plays = []
    for place, (seat, card) in enumerate(trick.plays):
        wins = seat == trick.winner
        key = "wins" if wins else "played" if place else "led"
        plays.append({"seat": seat, "card": card.code, "wins": wins, "text": voice.of(f"table.{key}", seat),
                      "name": say(f"table.slot.{key}.named", card=voice.card(card), who=voice.name(seat))})
    return {"label": say("table.trick", n=number), "plays": plays}


def _stock(voice: Chair) -> dict[str, Any] | None:
    count = voice.seen.stock
    first = voice.run.line[0].state.observation(None).stock
    if not first and not count:
        return None
    return {"count": count, "text": voice.say("table.stock", count) if count else voice.say("table.stock.none")}


def _score(voice: Chair) -> list[dict[str, Any]]:
    seen, say, told = voice.seen, voice.say, []
    for side in dict.fromkeys(seen.sides[seat] for seat in seen.seats):
        sums: dict[str, int] = {}
        for line in seen.lines:
            if line.side == side:
                sums[line.key] = sums.get(line.key, 0) + line.points
        told.append({"name": voice.side_name(side), "points": number(seen.points[side]),
                     "lines": [{"text": say(f"{voice.key}.line.{key}"), "points": number(points)} for key, points in sums.items()]})
    return told


# The bet, the other rules, remarks, which hand

def _bet(session: StudySession) -> dict[str, Any] | None:
    bet, say = session.bet, session.say
    if bet is None:
        return None
    options = []
    for place, text in enumerate(bet.options):
        mark = "" if not bet.answered else "right" if place in bet.right else "wrong" if place == bet.chosen else ""
        options.append({"option": place, "label": text, "count": bet.counts[place], "mark": mark,
                        "more": say("study.ui.more", answer=text), "less": say("study.ui.less", answer=text)})
    return {"text": bet.text, "options": options, "answered": bet.answered, "class": session.bets == "class"}


def _tally(session: StudySession) -> str:
    if session.bets == "off":
        return ""
    right, count = session.tallies[session.bets]
    key = "study.tally" if session.bets == "self" else "study.tally.class"
    return session.say(key, right=right, all=count) if count else ""


def _switches(session: StudySession) -> dict[str, Any]:
    groups: dict[str, list[dict[str, Any]]] = {}  # the witnesses, then each question with its readings
    for place, one in enumerate(session.switches):
        group = one.question or session.say("study.rules.readings" if one.reading else "study.rules.presets")
        groups.setdefault(group, []).append({"which": place, "label": marked(session, place, one.answer or one.label)})
    offered = session.offered if session.switch is None else None
    return {"chosen": session.switch, "groups": [{"label": label, "items": items} for label, items in groups.items()], "offered": offered,
            "offer": "" if offered is None else session.say("study.compare", label=session.switches[offered].label)}


def _parted(session: StudySession) -> dict[str, Any] | None:
    if session.parted is None or session.switch is None:
        return None
    unlike = rules_diff(session.game, session.switches[session.switch].game, session.say.lang)
    return {**parting(session), "differ": [{"question": one.question, "mine": one.says[0], "theirs": one.says[1]} for one in unlike],
            "names": list(session.switches[session.switch].names), "results": results(session), "finish": session.can_finish,
            "beside": session.other is not None}


def _notes(session: StudySession) -> list[dict[str, Any]]:
    return [{"at": place, "label": session.say("study.jump.step", n=place), "text": text}
            for (deal, place), text in sorted(session.record.notes.items()) if deal == session.number and place < len(session.run.line)]


def _which(session: StudySession) -> dict[str, Any]:
    say, count = session.say, len(session.record.deals)
    found: dict[str, Any] = {
        "numbers": count, "number": session.number, "game": session.game.key, "preset": session.game.preset,
        "text": say("study.hand.number", n=session.number, all=count) if count > 1 else "", "games": []}
    if session.choose:
        for key in games():
            labels = [(preset, f"{key}.preset.{preset}") for preset in presets(key)]
            found["games"].append({"game": key, "label": say(f"{key}.title"),
                                   "presets": [{"preset": preset, "label": say(word) if say.has(word) else preset}
                                               for preset, word in labels if find_game(key, preset)]})
    return found
