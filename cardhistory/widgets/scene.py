"""From what a seat sees to what the browser draws: plain dicts and sentences, made of an `Observation` and nothing else.

No rule is known here. What may be played, and why something may not, is in the observation; what a score line is called
stands under ``<game>.line.<key>`` in the words.
"""
from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from .. import claims
from ..cards import Card
from ..games import game as find_game
from ..games import presets
from ..observation import Observation
from ..play import Action
from ..tricks import Trick
from ..words import Words
from .result import result
from .ways import home, no_undo, ways_on

if TYPE_CHECKING:
    from .session import TableSession

__all__ = ["Scene"]


class Scene:
    """One look at a session. Made anew for every command; cheap."""

    say: Words
    seen: Observation

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.say = session.say
        self.game = session.game
        self.pack = session.game.pack
        self.seat = session.seat
        self.step = session.step
        self.seen: Observation = session.match.state.observation(session.seat)
        if self.step is None:
            self.shown = session.shown
        else:  # looking back, a trick lies on the table at the step that finished it
            before = session.line[max(0, self.step - 1)].state.observation(session.seat)
            self.shown = len(before.tricks)
        self.awaits = session.awaits
        self.shares = session.shares()
        self.gains = tuple(sum(one.values()) for one in self.shares)
        self.over = self.seen.outcome is not None and not self.awaits and self.step is None

    # Names and sentences

    def name(self, seat: int) -> str:
        """What a seat is called at this table."""
        if seat == self.seat:
            return self.say("table.you")
        return self.say("table.opponent") if len(self.seen.seats) == 2 else self.say("table.seat", n=seat + 1)

    def of(self, key: str, seat: int, n: int | None = None, **more: object) -> str:
        """A sentence in its form for the reader or for another: ``key.you`` or ``key.other``."""
        if seat == self.seat:
            return self.say(f"{key}.you", n, **more)
        return self.say(f"{key}.other", n, who=self.name(seat), **more)

    def card(self, card: Card) -> str:
        return self.say.card(self.pack, card)

    def points_of(self, card: Card) -> int:
        """What a taken card counts, where the game gives cards points."""
        return int(getattr(self.game, "points", {}).get(card.rank, 0))

    def did(self, seat: int, action: Action) -> str:
        """One entry of the log as a sentence."""
        if action.verb == "play" and action.cards:
            return self.of("table.did.play", seat, card=self.card(action.cards[0]))
        key = f"{self.seen.game}.did.{action.verb}"
        if len(action.args) == 1 and self.say.has(f"{key}.hidden"):
            return self.say(f"{key}.hidden", n=None, who=self.name(seat), **self.words_of(action))
        return self.of(key, seat, None, **self.words_of(action))

    def words_of(self, action: Action) -> dict[str, str]:
        """The numbers and ranks an action names, as words."""
        words = {}
        for arg in action.args:
            if isinstance(arg, int):
                words["count"] = self.say(f"count.{arg}")
            elif isinstance(arg, str):
                words["ranks"] = self.say(f"ranks.{next(rank.key for rank in self.pack.ranks if rank.letter == arg)}")
        return words

    def took(self, number: int) -> str:
        """Who took a trick (counted from 1), with what, and the points that it brought."""
        trick = self.seen.tricks[number - 1]
        if trick.winner is None or trick.best is None:
            return ""
        points = self.gains[number - 1]
        card = self.card(trick.best)
        kinds = [kind for kind, worth in self.shares[number - 1].items() if worth > 0]
        key = f"{self.seen.game}.took.{'_'.join(kinds)}"
        if points > 0 and self.say.has(f"{key}.you"):
            run, shares = self.brought(number)
            return self.of(key, trick.winner, run, card=card, **shares)
        if points > 0:
            return self.of("table.took.points", trick.winner, points, card=card)
        return self.of("table.took", trick.winner, card=card)

    def brought(self, number: int) -> tuple[int, dict[str, Any]]:
        """How many last tricks a trick's ending counts, and its points kind by kind; ``more`` is all but the cards."""
        share = self.shares[number - 1]
        run = sum(len(line.cards) for line in self.seen.lines if line.key == "ending")
        words = {"run": self.say(f"count.{run}") if self.say.has(f"count.{run}") else str(run)}
        return run, {**share, **words, "more": self.gains[number - 1] - share.get("cards", 0)}

    def deal_text(self) -> str:
        deal = self.session.match.state.deal
        key = ("table.deal" if deal.number is not None else "table.deal.composed") + (".practice" if self.session.practice else "")
        return self.say(key, number=deal.number, code=deal.code)

    def status(self) -> str:
        """Whose turn it is, and what there is to do, in words."""
        seen, say, game = self.seen, self.say, self.seen.game
        if self.awaits:
            return self.took(len(seen.tricks))
        if seen.to_act is None:
            return say("table.status.over")
        if seen.to_act != self.seat:
            return say("table.status.other", who=self.name(seen.to_act))
        verbs = {action.verb for action in seen.legal_actions}
        if "play" not in verbs:
            if "exchange" in verbs and say.has(f"{game}.status.exchange"):
                return say(f"{game}.status.exchange")
            return say(f"{game}.status.stand") if say.has(f"{game}.status.stand") else say("table.status.act")
        if seen.trick is None:
            return say("table.status.lead")
        return say(f"table.status.answer.{self.answer(seen.trick)}", who=self.name(seen.trick.leader), card=self.card(seen.trick.led))

    def answer(self, trick: Trick) -> str:
        """How the reader may answer a led card: ``must`` follow, ``free`` for want of the suit, ``any`` card otherwise."""
        same = [card.suit == trick.led.suit for card in self.seen.hand]
        return "must" if self.seen.refused or all(same) else "any" if any(same) else "free"

    def told_status(self) -> str:
        """The status as it is read out after the led card has just been named."""
        if self.seen.trick and self.seen.to_act == self.seat:
            return self.say(f"table.told.{self.answer(self.seen.trick)}")
        return self.status()

    # What is read out

    def opening(self) -> list[str]:
        """What a reader hears of a deal that has just been laid out, and of what the others did first."""
        dealer = self.seen.dealer
        deal = self.deal_text()
        told = (self.say("table.did.deal.you", deal=deal) if dealer == self.seat
                else self.say("table.did.deal", deal=deal, who=self.name(dealer)))
        return [told, *(self.did(*entry) for entry in self.seen.log[-4:]), self.status()]

    def happened(self, before: int) -> list[str]:
        """What was done since the line had so many positions, in order, and whose turn it is."""
        line, seat = self.session.line, self.seat
        told = []
        for place in range(before, len(line)):
            seen = line[place].state.observation(seat)
            told.append(self.did(*seen.log[-1]))
            if len(seen.tricks) > len(line[place - 1].state.observation(seat).tricks):
                told.append(self.took(len(seen.tricks)))
        if self.awaits:
            return told
        if self.over:
            final = self.result()
            return [*told, final["title"] + ".", final["text"], *final["facts"]]
        return [*told, self.told_status()]

    def stepped(self) -> list[str]:
        """What is read out at a step of looking back."""
        return [self.step_text()]

    def step_text(self) -> str:
        if not self.step:
            return self.say("table.replay.start")
        told = [self.did(*self.seen.log[-1])]
        if len(self.seen.tricks) > self.shown:
            told.append(self.took(len(self.seen.tricks)))
        return self.say("table.replay.step", n=self.step, steps=len(self.session.line) - 1, text=" ".join(told))

    def refused(self) -> list[str]:
        """A refusal as it is read out: why, and the rule."""
        told = self.refusal()
        return [text for text in (told["text"], told["rule"]) if text] if told else []

    def describe(self) -> str:
        hand = self.say.cards(self.pack, self.seen.hand)
        return " ".join([self.say("table.describe", title=self.say(f"{self.seen.game}.title"), deal=self.deal_text(), cards=hand,
                                  status=self.status()), self.say("table.describe.run")])

    # The parts of the scene

    def to_dict(self) -> dict[str, Any]:
        """The scene for the browser."""
        session, seen, say = self.session, self.seen, self.say
        deal = session.match.state.deal
        return {
            "version": session.version, "fresh": session.untouched and session.version == 0, "game": seen.game,
            "title": say(f"{seen.game}.title"), "rules": self.rules(), "practice": session.practice,
            "deal": {"number": deal.number, "code": deal.code, "dealer": seen.dealer, "text": self.deal_text()},
            "seat": self.seat, "phase": seen.phase, "status": self.status(), "goal": session.goal,
            "name": self.table_name(),
            "players": self.players(), "hand": self.hand(), "trick": self.trick(), "previous": self.previous(),
            "piles": self.piles(), "thrown": self.thrown(),
            "stock": {"count": seen.stock, "text": say("table.stock", seen.stock) if seen.stock else say("table.stock.none")},
            "actions": self.actions(), "await": self.wait(),
            "log": [{"n": n, "text": text} for n, text in enumerate(self.log(), 1)], "say": session.spoken,
            "score": self.score(), "result": self.result() if self.over else None, "refusal": self.refusal(),
            "notice": session.notice or None, "report": session.report or None, "undo": session.undo_to() is not None,
            "noundo": no_undo(session), "home": home(session),
            "replay": None if self.step is None else {"step": self.step, "steps": len(session.line) - 1, "text": self.step_text()},
        }

    def table_name(self) -> str:
        """What tells this table from another of the same page: its goal, or else its deal."""
        return self.say("table.label.goal", title=self.say(f"{self.seen.game}.title"), goal=self.session.goal or self.deal_text())

    def rules(self) -> dict[str, Any]:
        preset, rules = self.seen.preset, self.seen.rules
        plain = find_game(self.seen.game, preset).rules if preset in presets(self.seen.game) else rules
        changed = [f"{one.name} = {getattr(rules, one.name)!r}" for one in fields(rules)
                   if getattr(rules, one.name) != getattr(plain, one.name)]
        key = f"{self.seen.game}.preset.{preset}"
        label = self.say(key) if self.say.has(key) else preset
        text = (self.say("table.rules.changed", preset=label, changed=", ".join(changed)) if changed
                else self.say("table.rules", preset=label))
        short = self.say("table.rules.short", preset=label) if changed else label
        return {"preset": preset, "label": label, "short": short, "changed": changed, "text": text}

    def players(self) -> list[dict[str, Any]]:
        seen, say = self.seen, self.say
        order = [seat for seat in seen.seats if seat != self.seat] + [self.seat]
        people = []
        for seat in order:
            tricks = sum(trick.winner == seat for trick in seen.tricks)
            points = seen.points[seen.sides[seat]]
            tally = {"tricks": say("table.tally.tricks", tricks), "points": say("table.tally.points", points)}
            match = self.scores()[seen.sides[seat]]
            text = say("table.tally", **tally) if self.session.single else say("table.tally.match", match=match, **tally)
            people.append({
                "seat": seat, "name": self.name(seat), "you": seat == self.seat, "dealer": seat == seen.dealer,
                "turn": seat == seen.to_act and not self.awaits, "cards": seen.counts[seat], "text": text,
                "down": say("table.down", seen.counts[seat]), "says": [self.declared(*one) for one in seen.declared if one[0] == seat],
            })
        return people

    def declared(self, seat: int, count: int, rank: str | None) -> str:
        key = f"{self.seen.game}.says"
        if rank is None:
            return self.say(f"{key}.hidden", None, **self.words_of(Action("declare", count)))
        return self.of(key, seat, None, **self.words_of(Action("declare", count, rank)))

    def hand(self) -> list[dict[str, Any]]:
        seen, say = self.seen, self.say
        mine = seen.to_act == self.seat and not self.awaits and self.step is None
        legal = {action.cards[0]: action for action in seen.legal_actions if action.verb == "play" and action.cards}
        why = {action.cards[0]: (action, reason) for action, reason in seen.refused if action.cards}
        cards = []
        for place, card in enumerate(seen.hand, 1):
            told: dict[str, Any] = {"name": self.card(card), "points": self.worth(card), "place": place, "count": len(seen.hand)}
            action, may = None, None
            if mine and card in legal:
                action, may, label = legal[card].text, True, say("table.card.may", **told)
            elif mine and card in why:
                action, label = why[card][0].text, say("table.card.not", why=say.reason(why[card][1]), **told)
                may = False if legal else None  # with no card to play yet, none is marked among the others
            else:
                label = say("table.card", **told)
            cards.append({"card": card.code, "legal": may, "action": action, "label": label})
        return cards

    def worth(self, card: Card) -> str:
        points = self.points_of(card)
        return self.say("table.points", points) if points else self.say("table.points.none")

    def trick(self) -> dict[str, Any] | None:
        seen = self.seen
        if len(seen.tricks) > self.shown:
            return self.one_trick(len(seen.tricks))
        if seen.trick is None:
            return None
        return {"label": self.say("table.trick", n=len(seen.tricks) + 1), "plays": self.plays(seen.trick), "done": False, "text": ""}

    def one_trick(self, number: int) -> dict[str, Any]:
        trick = self.seen.tricks[number - 1]
        return {"label": self.say("table.trick", n=number), "plays": self.plays(trick), "done": True, "text": self.took(number)}

    def plays(self, trick: Trick) -> list[dict[str, Any]]:
        plays = []
        for place, (seat, card) in enumerate(trick.plays):
            wins = seat == trick.winner
            key = "table.wins" if wins else "table.played" if place else "table.led"
            plays.append({"seat": seat, "card": card.code, "wins": wins, "text": self.of(key, seat),
                          "name": self.of(f"table.slot.{key.removeprefix('table.')}", seat, card=self.card(card))})
        return plays

    def previous(self) -> dict[str, Any] | None:
        number = self.shown if self.step is None else len(self.seen.tricks) - (len(self.seen.tricks) > self.shown)
        return self.one_trick(number) if number else None

    def piles(self) -> list[dict[str, Any]]:
        piles = []
        for seat in [one for one in self.seen.seats if one != self.seat] + [self.seat]:
            won = [(n, trick) for n, trick in enumerate(self.seen.tricks, 1) if trick.winner == seat]
            tricks = []
            for n, trick in won:
                points, names = self.gains[n - 1], self.say.cards(self.pack, trick.cards)
                text = (self.say("table.pile.trick.points", points, number=n, cards=names) if points
                        else self.say("table.pile.trick", n=n, cards=names))
                tricks.append({"cards": [card.code for card in trick.cards], "text": text})
            piles.append({"seat": seat, "label": self.of("table.pile", seat, len(won)), "tricks": tricks,
                          "empty": self.of("table.pile.none", seat)})
        return piles

    def thrown(self) -> list[dict[str, Any]]:
        return [{"seat": seat, "label": self.of("table.thrown", seat), "cards": [card.code for card in cards],
                 "text": self.of("table.thrown.names", seat, cards=self.say.cards(self.pack, cards))}
                for seat, cards in self.seen.thrown]

    def actions(self) -> list[dict[str, Any]]:
        """What may be done besides playing a card; after a deal, how to go on."""
        seen, say, session = self.seen, self.say, self.session
        if self.over:
            return [{"action": command, "command": command, "label": label, "detail": say(f"{key}.detail") if key else "",
                     "kind": "main" if not place else ""} for place, (command, key, label) in enumerate(ways_on(session))]
        if seen.to_act != self.seat or self.awaits or self.step is not None:
            return []
        acts: list[dict[str, Any]] = []
        for action in seen.legal_actions:
            if action.verb == "play":
                continue
            key = f"{seen.game}.act.{action.verb}"
            words = self.words_of(action)
            open_key = f"{key}.aces.detail"  # a set whose rank is said aloud has words of its own
            detail = open_key if action.args and action.args[-1] == "A" and say.has(open_key) else f"{key}.detail"
            acts.append({"action": action.text, "label": say(key, None, **words),
                         "detail": say(detail) if say.has(detail) else "", "kind": ""})
        return acts

    def wait(self) -> dict[str, str] | None:
        if not self.awaits:
            return None
        last = self.seen.outcome is not None
        return {"command": "continue", "label": self.say("table.result" if last else "table.go")}

    def log(self) -> list[str]:
        return [self.did(seat, action) for seat, action in self.seen.log]

    def score(self) -> dict[str, Any]:
        """The points so far and the lines that make them, those of one kind taken together."""
        seen = self.seen
        now = []
        for seat in [one for one in seen.seats if one != self.seat] + [self.seat]:
            side = seen.sides[seat]
            sums: dict[str, int] = {}
            for line in seen.lines:
                if line.side == side:
                    sums[line.key] = sums.get(line.key, 0) + line.points
            lines = [{"text": self.say(f"{seen.game}.line.{key}"), "points": points} for key, points in sums.items()]
            now.append({"seat": seat, "name": self.name(seat), "points": seen.points[side], "lines": lines})
        return {"now": now, "match": self.standing()}

    def scores(self) -> tuple[int, ...]:
        """The score of the match; a deal counts in it as soon as its result is shown, practice never."""
        return self.session.match.scores if self.over and not self.session.practice else self.seen.scores

    def standing(self) -> str | None:
        target = getattr(self.seen.rules, "target", None)
        if self.session.single or target is None or len(self.seen.seats) != 2:
            return None
        mine, theirs = self.scores()[self.seen.sides[self.seat]], next(
            score for side, score in enumerate(self.scores()) if side != self.seen.sides[self.seat])
        return self.say("table.match.now", mine=mine, theirs=theirs, target=target)

    def result(self) -> dict[str, Any]:
        return result(self)

    def refusal(self) -> dict[str, Any] | None:
        """Why the last choice was refused, with the rule and who reports it."""
        reason = self.session.refusal
        if reason is None:
            return None
        rule = witness = ""
        try:
            claim = claims.for_reason(reason.game, reason.key)
            rule = self.say("table.rule", rule=claim.rule)
            ours = claim.status is claims.Status.OURS
            witness = self.say("table.witness.ours" if ours else "table.witness", witness=claim.witness)
        except LookupError:
            pass  # a refusal without a claim still says why
        card = self.session.refused.split()[-1] if self.session.refused.startswith("play ") else None
        return {"card": card, "text": self.say.reason(reason), "rule": rule, "witness": witness}
