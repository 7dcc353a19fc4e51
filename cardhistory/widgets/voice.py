"""What is said at a table: names, deeds, tricks, whose turn it is. Sentences made of an `Observation` and nothing else.

Sentences stand in the words under ``<game>.did.<verb>``, ``<game>.act.<verb>``, ``<game>.status.<phase>`` and so on; what a
game says otherwise is in its look (`looks`).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..cards import Card
from ..observation import Observation
from ..play import Action
from ..tricks import Trick
from ..words import Words
from .looks import look

if TYPE_CHECKING:
    from .session import TableSession

__all__ = ["Voice"]

DRAWN = 5
"""So many new cards of the reader's are named aloud; a hand that is dealt anew is looked through."""


class Voice:
    """One look at a session, in words."""

    say: Words
    seen: Observation

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.say = session.say
        self.game = session.game
        self.key: str = session.game.key
        self.pack = session.game.pack
        self.seat = session.seat
        self.step = session.step
        self.place = session.place
        self.look = look(self.key)
        self.seen: Observation = session.match.state.observation(session.seat)
        self.two = len(self.seen.seats) == 2
        self.me = self.seen.sides[self.seat]
        if self.step is None:
            self.shown = session.shown
        else:  # looking back, a trick lies on the table at the step that finished it
            before = session.line[max(0, self.place - 1)].state.observation(session.seat)
            self.shown = len(before.tricks)
        self.awaits = session.awaits
        self.shares = session.shares()
        self.gains = tuple(sum(one.values()) for one in self.shares)
        self.over = self.seen.outcome is not None and not self.awaits and self.step is None

    # Names

    @property
    def order(self) -> list[int]:
        """All seats in the order of play, the one after the reader's first and the reader's last."""
        seats = self.seen.seats
        return [seats[(seats.index(self.seat) + step) % len(seats)] for step in range(1, len(seats) + 1)]

    def name(self, seat: int) -> str:
        """What a seat is called at this table."""
        if seat == self.seat:
            return self.say("table.you")
        if self.two:
            return self.say("table.opponent")
        key = f"{self.key}.person.{self.order.index(seat) + 1}"
        return self.say(key) if self.say.has(key) else self.say("table.seat", n=seat + 1)

    def members(self, side: int) -> list[int]:
        """The seats of a side, the reader first."""
        return [seat for seat in [self.seat, *self.order[:-1]] if self.seen.sides[seat] == side]

    def side_name(self, side: int) -> str:
        """What a side is called: its one player, or all of them."""
        names = [self.name(seat) for seat in self.members(side)]
        return names[0] if len(names) == 1 else self.say("table.side", first=self.say("list.separator").join(names[:-1]), last=names[-1])

    def of(self, key: str, seat: int, n: int | None = None, **more: object) -> str:
        """A sentence in its form for the reader or for another: ``key.you`` or ``key.other``."""
        if seat == self.seat:
            return self.say(f"{key}.you", n, **more)
        return self.say(f"{key}.other", n, who=self.name(seat), **more)

    def card(self, card: Card) -> str:
        """The name of a card, with the name it goes by in this game."""
        name, known = self.say.card(self.pack, card), f"{self.key}.name.{card.code}"
        own = self.say(known) if self.say.has(known) else ""  # in plain words some cards go by no other name
        return self.say("table.card.named", card=name, name=own) if own else name

    def points_of(self, card: Card) -> int | None:
        """What a card counts, in a game that gives its cards points."""
        points = getattr(self.game, "points", None)
        return None if points is None else int(points.get(card.rank, 0))

    def units(self, points: int) -> str:
        """A number of what the game counts: points, chips, stones, tricks."""
        key = f"{self.key}.units"
        return self.say(key if self.say.has(key) else "table.tally.points", points)

    def scores(self) -> tuple[int, ...]:
        """The score of the match; a deal counts in it as soon as its result is shown, practice never."""
        return self.session.match.scores if self.over and not self.session.practice else self.seen.scores

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

    def signed(self, points: int) -> str:
        """A gain or a loss: ``+5``, ``−3``, ``0``."""
        return f"+{points}" if points > 0 else self.number(points)

    @staticmethod
    def number(points: int) -> str:
        """A number with a minus sign rather than a hyphen, which many voices pass over."""
        return f"−{-points}" if points < 0 else str(points)

    # Deeds

    def words_of(self, action: Action) -> dict[str, Any]:
        """What an action names, as words for its sentence: cards, numbers, a suit, a rank, a kind of hand."""
        say, words = self.say, {}
        numbers = [arg for arg in action.args if isinstance(arg, int)]
        if action.cards:
            words["cards"] = say.cards(self.pack, action.cards)
            words["card"] = self.card(action.cards[0])
        if numbers:
            words["number"] = words["points"] = words["one"] = numbers[0]
            words["other"] = numbers[-1]
            words["n"] = numbers[-1]
            words["count"] = say(f"count.{numbers[0]}") if say.has(f"count.{numbers[0]}") else str(numbers[0])
        for arg in action.args:
            if isinstance(arg, str):
                suit, rank = (next((one.key for one in ones if one.letter == arg), None) for ones in (self.pack.suits, self.pack.ranks))
                if rank and say.has(f"ranks.{rank}"):
                    words["ranks"] = say(f"ranks.{rank}")
                if suit:
                    words["suit"] = say(f"suit.{suit}")
                if say.has(f"{self.key}.kind.{arg}"):
                    words["kind"] = say(f"{self.key}.kind.{arg}")
        return words

    def did(self, seat: int, action: Action) -> str:
        """One entry of the log as a sentence."""
        known = self.look.did(self, seat, action)
        if known is not None:
            return known
        words = self.words_of(action)
        if action.verb == "play" and action.cards:
            return self.of(f"{self.key}.did.play_named" if len(action.args) > 1 else "table.did.play", seat, None, **words)
        key, n = f"{self.key}.did.{action.verb}", words.pop("n", None)
        hidden = f"{key}.hidden"
        if len(action.args) <= 1 and not action.cards and self.say.has(hidden):
            return self.say(hidden, n, who=self.name(seat), **words)
        return self.of(key, seat, n, **words)

    def offer(self, action: Action) -> tuple[str, str]:
        """An action as it is offered to the reader: its label, and what is added in small letters."""
        known = self.look.offer(self, action)
        if known is not None:
            return known
        words = self.words_of(action)
        key, n = f"{self.key}.act.{'play_named' if action.verb == 'play' else action.verb}", words.pop("n", None)
        open_key = f"{key}.aces.detail"  # a set whose rank is said aloud has words of its own
        detail = open_key if action.args and action.args[-1] == "A" and self.say.has(open_key) else f"{key}.detail"
        return self.say(key, n, **words), self.say(detail) if self.say.has(detail) else ""

    def took(self, number: int) -> str:
        """Who took a trick (counted from 1), with what, and the points that it brought."""
        say, trick = self.say, self.seen.tricks[number - 1]
        if trick.winner is None or trick.best is None:
            key = f"{self.key}.took.nobody"
            return say(key if say.has(key) else "table.took.nobody")
        points = self.gains[number - 1]
        card = self.card(trick.best)
        kinds = [kind for kind, worth in self.shares[number - 1].items() if worth > 0]
        key = f"{self.key}.took.{'_'.join(kinds)}"
        if points > 0 and say.has(f"{key}.you"):
            run, shares = self.brought(number)
            return self.of(key, trick.winner, run, card=card, **shares)
        if points > 0:
            key = f"{self.key}.took"
            return self.of(key if say.has(f"{key}.you") else "table.took.points", trick.winner, points, card=card)
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

    # Whose turn

    def status(self) -> str:
        """Whose turn it is, and what there is to do, in words."""
        seen, say = self.seen, self.say
        if self.awaits:
            return self.took(len(seen.tricks))
        if seen.to_act is None:
            return say("table.status.over")
        if seen.to_act != self.seat:
            return say("table.status.other", who=self.name(seen.to_act))
        known = self.look.status(self)
        if known is not None:
            return known
        if all(action.verb != "play" for action in seen.legal_actions):
            key = f"{self.key}.status.{seen.phase}"
            return say(key) if say.has(key) else say("table.status.act")
        if seen.trick is None:
            return say("table.status.lead")
        key = f"{self.key}.status.answer"
        key = key if say.has(key) else f"table.status.answer.{self.answer(seen.trick)}"
        return say(key, who=self.name(seen.trick.leader), card=self.card(seen.trick.led))

    def answer(self, trick: Trick) -> str:
        """How the reader may answer a led card: ``must`` follow, ``free`` for want of the suit, ``any`` card otherwise."""
        same = [card.suit == trick.led.suit for card in self.seen.hand]
        return "must" if self.seen.refused or all(same) else "any" if any(same) else "free"

    def told_status(self) -> str:
        """The status as it is read out after the led card has just been named."""
        if self.seen.trick and self.seen.to_act == self.seat and not self.say.has(f"{self.key}.status.answer"):
            return self.say(f"table.told.{self.answer(self.seen.trick)}")
        return self.status()

    # What is read out

    def opening(self) -> list[str]:
        """What a reader hears of a deal that has just been laid out, and of what the others did first."""
        dealer = self.seen.dealer
        deal = self.deal_text()
        told = (self.say("table.did.deal.you", deal=deal) if dealer == self.seat
                else self.say("table.did.deal", deal=deal, who=self.name(dealer)))
        heard = [told, *self.look.opening(self), *(self.did(*entry) for entry in self.seen.log[-4:])]
        return [*heard, *(self.ending() if self.over else [self.status()])]

    def ending(self) -> list[str]:
        """The result as it is read out, and how the match stands after it."""
        from .result import counts, result
        final, standing = result(self), self.standing()
        goes_on = counts(self) and not self.session.match.over and standing is not None
        return [final["title"] + ".", *filter(None, [final["text"], *final["facts"], standing if goes_on else final["match"]])]

    def happened(self, before: int) -> list[str]:
        """What was done since the line had so many positions, in order, and whose turn it is."""
        line, seat = self.session.line, self.seat
        told = []
        for place in range(before, len(line)):
            seen, last = line[place].state.observation(seat), line[place - 1].state.observation(seat)
            told += [self.did(*entry) for entry in seen.log[len(last.log):]]
            if len(seen.tricks) > len(last.tricks):
                told.append(self.took(len(seen.tricks)))
            drawn = [card for card in seen.hand if card not in last.hand]
            if 0 < len(drawn) <= DRAWN:
                told.append(self.say("table.did.drew", cards=self.say.cards(self.pack, drawn)))
        if self.awaits:
            return told
        return [*told, *(self.ending() if self.over else [self.told_status()])]

    def stepped(self) -> list[str]:
        """What is read out at a step of looking back."""
        return [self.step_text()]

    def step_text(self) -> str:
        session, first = self.session, self.session.first
        if self.step is None or self.step == first:
            return self.say(f"{session.telling}.start")
        before = self.session.line[self.place - 1].state.observation(self.seat)
        told = [self.did(*entry) for entry in self.seen.log[len(before.log):]]
        if len(self.seen.tricks) > self.shown:
            told.append(self.took(len(self.seen.tricks)))
        return self.say(f"{session.telling}.step", n=self.step - first, steps=len(session.places) - 1 - first, text=" ".join(told))

    def describe(self) -> str:
        """The table in words, for a place that cannot show it."""
        hand = self.say.cards(self.pack, self.seen.hand)
        return " ".join([self.say("table.describe", title=self.say(f"{self.key}.title"), deal=self.deal_text(), cards=hand,
                                  status=self.status()), self.say("table.describe.run")])
