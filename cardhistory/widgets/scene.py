"""From what a seat sees to what the browser draws: plain dicts and sentences, made of an `Observation` and nothing else.

No rule is known here. What may be played, and why something may not, is in the observation; what a score line is called
stands under ``<game>.line.<key>`` in the words; what one game shows otherwise is in its look (`looks`).
"""
from __future__ import annotations

from dataclasses import fields
from functools import cached_property
from typing import Any

from .. import claims
from ..cards import Card
from ..games import game as find_game
from ..games import presets
from ..play import Action
from ..tricks import Trick
from .result import result
from .voice import Voice
from .ways import home, no_undo, undo_to, ways_on

__all__ = ["Scene"]

MANY = 8
"""So many actions of one kind stand as buttons; more are a list to choose from."""


class Scene(Voice):
    """One look at a session. Made anew for every command; cheap."""

    def to_dict(self) -> dict[str, Any]:
        """The scene for the browser."""
        session, seen, say = self.session, self.seen, self.say
        deal = session.match.state.deal
        return {
            "version": session.version, "fresh": session.untouched and session.version == 0, "game": seen.game,
            "title": say(f"{self.key}.title"), "terms": say.terms, "rules": self.rules(), "practice": session.practice,
            "deal": {"number": deal.number, "code": deal.code, "dealer": seen.dealer, "text": self.deal_text()},
            "seat": self.seat, "phase": seen.phase, "status": self.status(), "goal": session.goal,
            "name": self.table_name(),
            "players": self.players(), "hand": self.hand, "trick": self.trick(), "previous": self.previous(),
            "piles": self.piles(), "thrown": self.thrown(), "marks": self.look.marks(self), "centre": self.look.centre(self),
            "stock": self.stock(), "pick": self.pick(), "actions": self.actions(), "choice": self.choice(), "await": self.wait(),
            "log": [{"n": n, "text": text} for n, text in enumerate(self.log(), 1)], "say": session.spoken,
            "score": self.score(), "result": self.result() if self.over else None, "refusal": self.refusal(),
            "notice": session.notice or None, "report": session.report or None, "undo": undo_to(session) is not None,
            "noundo": no_undo(session), "home": home(session), "strayed": session.linked and not session.home,
            "replay": None if self.step is None else {"step": self.step - session.first, "steps": len(session.places) - 1 - session.first,
                                                      "text": self.step_text()},
        }

    def table_name(self) -> str:
        """What tells this table from another of the same page: its goal, or else its deal."""
        return self.say("table.label.goal", title=self.say(f"{self.key}.title"), goal=self.session.goal or self.deal_text())

    def rules(self) -> dict[str, Any]:
        preset, rules = self.seen.preset, self.seen.rules
        plain = find_game(self.key, preset).rules if preset in presets(self.key) else rules
        changed = [f"{one.name} = {getattr(rules, one.name)!r}" for one in fields(rules)
                   if getattr(rules, one.name) != getattr(plain, one.name)]
        key = f"{self.key}.preset.{preset}"
        label = self.say(key) if self.say.has(key) else preset
        text = (self.say("table.rules.changed", preset=label, changed=", ".join(changed)) if changed
                else self.say("table.rules", preset=label))
        short = self.say("table.rules.short", preset=label) if changed else label
        others = [{"preset": one, "label": self.say(f"{self.key}.preset.{one}") if self.say.has(f"{self.key}.preset.{one}") else one}
                  for one in self.session.witnesses()]
        return {"preset": preset, "label": label, "short": short, "changed": changed, "text": text, "others": others}

    def players(self) -> list[dict[str, Any]]:
        seen, say = self.seen, self.say
        people = []
        for seat in self.order:
            shown = self.look.open_hand(self, seat)
            people.append({
                "seat": seat, "name": self.name(seat), "you": seat == self.seat, "dealer": seat == seen.dealer,
                "turn": seat == seen.to_act and not self.awaits, "cards": seen.counts[seat], "text": self.look.tally(self, seat),
                "down": say("table.down", seen.counts[seat]), "says": self.look.said(self, seat) if self.step is None else [],
                "open": [card.code for card in shown],
            })
        return people

    def stock(self) -> dict[str, Any]:
        """The face-down cards that are left; ``there`` is whether this game ever has any."""
        seen, say = self.seen, self.say
        earlier = (match.state.observation(self.seat) for match in self.session.line[:self.place + 1])
        dealt = next((one for one in earlier if any(one.counts)), seen)
        there = bool(seen.stock or dealt.stock)
        return {"there": there, "count": seen.stock, "text": say("table.stock", seen.stock) if seen.stock else say("table.stock.none")}

    @property
    def mine(self) -> bool:
        """Is the reader to decide something now?"""
        return self.seen.to_act == self.seat and not self.awaits and self.step is None

    @cached_property
    def several(self) -> str:
        """The verb that takes several cards of the hand at once; empty when there is none now."""
        verbs = {action.verb for action in self.seen.legal_actions if action.cards and action.verb not in ("play", "discard", "sign")}
        verbs &= {action.verb for action in self.seen.legal_actions if all(card in self.seen.hand for card in action.cards)}
        return min(verbs, default="") if self.mine else ""

    def pick(self) -> dict[str, Any] | None:
        """With a verb that takes several cards: its label for no card, one card, two cards, and so on."""
        verb = self.several
        if not verb:
            return None
        key = f"{self.key}.pick.{verb}"
        return {"verb": verb, "labels": [self.say(f"{key}.none"), *[self.say(key, n) for n in range(1, len(self.seen.hand) + 1)]]}

    @cached_property
    def hand(self) -> list[dict[str, Any]]:
        """The reader's cards: what choosing one does, and whether it may be done now."""
        seen, say, pick = self.seen, self.say, self.several
        verbs = {action.verb for action in seen.legal_actions}
        verb = "discard" if "discard" in verbs else "play"
        legal: dict[Card, str] = {}
        for action in seen.legal_actions:  # of several ways to play one card the plain one; the others are buttons
            if action.verb == verb and action.cards:
                legal[action.cards[0]] = f"{verb} {action.cards[0]}" if action.cards[0] in legal else action.text
        why = {action.cards[0]: (action, reason) for action, reason in seen.refused if action.cards}
        cards = []
        for place, card in enumerate(seen.hand, 1):
            points = self.worth(card)
            told: dict[str, Any] = {"name": self.card(card), "points": points, "place": place, "count": len(seen.hand)}
            key = "table.card" if points else "table.card.plain"
            action, may = None, None
            if pick:
                label = say(key, **told)
            elif self.mine and card in legal and all(one.text != legal[card] for one in seen.legal_actions):
                action, label = legal[card], say(key, **told)  # it must be said how: that is what the buttons are for
            elif self.mine and card in legal:
                action, may, label = legal[card], True, say(f"{key}.may", **told)
            elif self.mine and card in why:
                action, label = why[card][0].text, say(f"{key}.not", why=say.reason(why[card][1]), **told)
                may = False if legal else None  # with no card to play yet, none is marked among the others
            else:
                label = say(key, **told)
            cards.append({"card": card.code, "legal": may, "action": action, "label": label})
        return cards

    def worth(self, card: Card) -> str:
        """What a card counts, in words; empty in a game whose cards count nothing of themselves."""
        points = self.points_of(card)
        return "" if points is None else self.say("table.points", points) if points else self.say("table.points.none")

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
            slot = f"table.slot.{key.removeprefix('table.')}"
            name = (self.of(slot, seat, card=self.card(card)) if self.two or seat == self.seat
                    else self.say(f"{slot}.named", card=self.card(card), who=self.name(seat)))
            plays.append({"seat": seat, "card": card.code, "wins": wins, "text": self.of(key, seat), "name": name})
        return plays

    def previous(self) -> dict[str, Any] | None:
        number = self.shown if self.step is None else len(self.seen.tricks) - (len(self.seen.tricks) > self.shown)
        return self.one_trick(number) if number else None

    def piles(self) -> list[dict[str, Any]]:
        piles = []
        for seat in self.order:
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
        """What may be done besides choosing a card; after a deal, how to go on."""
        if self.over:
            return [{"action": command, "command": command, "label": label, "detail": self.say(f"{key}.detail") if key else "",
                     "kind": "main" if not place else ""} for place, (command, key, label) in enumerate(ways_on(self.session))]
        return [self.offered(action) for action in self.buttons if not self.listed(action)]

    def choice(self) -> dict[str, Any] | None:
        """What is done seldom, or in very many ways: a list to choose from."""
        listed = [action for action in self.buttons if self.listed(action)]
        if self.over or not listed:
            return None
        aside = all(action.verb in self.look.aside for action in listed)
        key = f"{self.key}.choice.{'aside' if aside else listed[0].verb}"
        return {"label": self.say(key), "do": self.say("table.choice.do"), "options": [self.offered(action) for action in listed]}

    @cached_property
    def buttons(self) -> list[Action]:
        """The legal actions that are not done by choosing a card of the hand."""
        if not self.mine:
            return []
        cards = {one["action"] for one in self.hand}
        return [action for action in self.seen.legal_actions if action.text not in cards and action.verb != self.several]

    def listed(self, action: Action) -> bool:
        """Does this action stand in the list rather than on a button?"""
        return action.verb in self.look.aside or sum(other.verb == action.verb for other in self.buttons) > MANY

    def offered(self, action: Action) -> dict[str, Any]:
        label, detail = self.offer(action)
        return {"action": action.text, "label": label, "detail": detail, "kind": ""}

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
        for side in dict.fromkeys(seen.sides[seat] for seat in self.order):
            sums: dict[str, int] = {}
            for line in seen.lines:
                if line.side == side:
                    sums[line.key] = sums.get(line.key, 0) + line.points
            lines = [{"text": self.say(f"{self.key}.line.{key}"), "points": points} for key, points in sums.items()]
            now.append({"seat": self.members(side)[0], "name": self.side_name(side), "points": seen.points[side], "lines": lines})
        return {"now": now, "match": self.standing()}

    def standing(self) -> str | None:
        """How the match stands, in a sentence; None where there is no match."""
        if self.session.single:
            return None
        scores, target = self.scores(), getattr(self.seen.rules, "target", None)
        if len(scores) == 2 and target is not None:
            return self.say("table.match.now", mine=scores[self.me], theirs=scores[1 - self.me], target=target)
        told = [self.say("table.match.one", who=self.side_name(side), score=scores[side])
                for side in dict.fromkeys(self.seen.sides[seat] for seat in self.order)]
        key = f"{self.key}.match.all"
        return self.say(key if self.say.has(key) else "table.match.all", scores=self.say("list.separator").join(told))

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
            said, by = claims.in_force(claim, self.seen.rules)
            rule = self.say("table.rule", rule=said)
            ours = claim.status is claims.Status.OURS and by == claim.witness
            witness = self.say("table.witness.ours" if ours else "table.witness", witness=by)
        except LookupError:
            pass  # a refusal without a claim still says why
        words = self.session.refused.split()
        card = words[1] if words[:1] in (["play"], ["discard"]) else None
        return {"card": card, "text": self.say.reason(reason), "rule": rule, "witness": witness}

    def refused(self) -> list[str]:
        """A refusal as it is read out: why, and the rule."""
        told = self.refusal()
        return [text for text in (told["text"], told["rule"]) if text] if told else []
