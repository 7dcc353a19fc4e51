"""A deal to be played with paper cards: what each player is handed, what lies on the table, and the key."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from .. import claims
from ..art import PAPERS
from ..cards import Card
from ..deals import Deal, DealError, Rng
from ..games import game as find_game
from ..games import games, presets
from ..play import Game, State
from ..players import player, players
from ..words import Words
from .ordinary import ordinary_words

__all__ = ["DealSheet", "WrongWish", "deal_sheet", "paper_of"]

_LONGEST = 500  # actions after which an example of play is given up
_FURTHER = 7    # further deals for which the score sheet has room


class WrongWish(ValueError):
    """Something was asked for that cannot be printed; the message is a sentence for the reader."""


def _short(what: object) -> str:
    return f"“{str(what)[:40]}”"


def paper_of(text: str, say: Words) -> str:
    """The name of a paper, read in any case. Raises WrongWish."""
    for name in PAPERS:
        if name.lower() == text.strip().lower():
            return name
    raise WrongWish(say("print.wrong.paper", what=_short(text), known=", ".join(PAPERS)))


# Which lines a score may have, by the rules of each game. A game that is not named here has only the points of its deals.
_LINES: Mapping[str, Callable[[Any], tuple[str, ...]]] = {
    "trappola": lambda rules: ("cards", "two", "ending", "last", "set"),
    "aluette": lambda rules: ("most", "first", "mordienne", "surrender"),
    "coteccio": lambda rules: ("cards", "last", "life"),
    "goninkan": lambda rules: ("taken", "made", "failed", *(("three",) if rules.three_bonus else ())),
    "elfern": lambda rules: ("taken", "game", "schneider", "schwarz",
                             *{"double": ("doubled",), "pot": ("pot",), "draw": ()}[rules.staender]),
    "etori": lambda rules: (("bid_made", "bid_failed") if rules.bidding else
                            ("taken", *(() if rules.score == "taken" else (rules.score,)), *(("sweep",) if rules.sweep_bonus else ()))),
    "kakeya": lambda rules: ("taken", "won", "twelve", *(("sixteen",) if rules.score == "one_two_four" else ()), "rensho_lost"),
    "primiera": lambda rules: ("ante", *(("restake",) if rules.restake else ()), *(() if rules.vying == "none" and rules.flow == "draw"
                                                                                   else ("stakes",)), "pot"),
}


@dataclass(frozen=True)
class DealSheet:
    """One deal of one game, in words and cards. Only `hands`, `stock` and `record` are secret; the rest is for all."""

    game: Game
    deal: Deal
    dealer: int
    say: Words

    @cached_property
    def first(self) -> State:
        """The deal before anything is done."""
        return self.game.start(self.deal, dealer=self.dealer)

    @cached_property
    def dealt(self) -> Any:
        """The deal when the cards are in the hands: where trumps are named before, whichever they are."""
        state: Any = self.first
        while not any(state.hands):
            state = state.child(state.legal_actions[0])
        return state

    # Names

    def who(self, *seats: int) -> str:
        """The players on these seats, by their numbers."""
        names = [self.say("table.seat", n=seat + 1) for seat in seats]
        if len(names) == 2:
            return self.say("table.side", first=names[0], last=names[1])
        return self.say("list.separator").join(names)

    def card(self, card: Card) -> str:
        """The name of a card, with the name the game has for it."""
        plain, key = self.say.card(self.game.pack, card), f"{self.game.key}.name.{card}"
        return self.say("table.card.named", card=plain, name=self.say(key)) if self.say.has(key) else plain

    def cards(self, cards: tuple[Card, ...]) -> str:
        """Several cards by name."""
        return self.say("table.parts.separator").join(map(self.card, cards))

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.say(f"{self.game.key}.title")

    @property
    def title(self) -> str:
        """The game and the deal."""
        return self.say("print.deal.title", game=self.name, code=self.deal.code)

    @property
    def rules(self) -> str:
        """By whose rules it is played."""
        key = f"{self.game.key}.preset.{self.game.preset}"
        return self.say(key) if self.say.has(key) else self.game.preset

    # For all

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        sides = self.game.sides
        return tuple(tuple(seat for seat in self.game.seats if sides[seat] == side) for side in sorted({*sides.values()}))

    @property
    def side_names(self) -> tuple[str, ...]:
        """The sides as the score sheet heads its columns."""
        return tuple(self.who(*seats) for seats in self.sides)

    @cached_property
    def steps(self) -> tuple[str, ...]:
        """How the cards are laid out, and who begins."""
        say, state = self.say, self.dealt
        found = [say("print.step.pack", n=len(self.game.pack))]
        if self.aside:
            found.append(say("print.step.aside", cards=self.cards(self.aside)))
        found += [say("print.step.hands"), say("print.step.stock", len(self.stock)) if self.stock else say("print.step.nostock")]
        if len(self.game.seats) > 2:
            found.append(say("print.step.seats"))
        if any(len(side) > 1 for side in self.sides):
            found.append(say("print.step.partners", pairs=say("table.parts.separator").join(self.side_names)))
        found.append(say("print.step.dealer", who=self.who(self.dealer)))
        idle = [seat for seat in self.game.seats if not state.hands[seat]]
        if idle:
            found.append(say("print.step.out", who=self.who(*idle)))
        if self.first.legal_actions and self.first.legal_actions[0].verb == "trump":
            found.append(say("print.step.trump", who=self.who(self.first.to_act or 0)))
        else:
            found += [say("print.step.trumps", suit=say(f"suit.{suit}")) for suit in self._trumps(self.first)]
        # What is said here is said to all: it must be the same whatever the cards are.
        if self.game.key == "primiera" and self.game.rules.flow == "draw" and self.game.rules.claim == "compulsory":
            eldest: int = self.game.order(self.dealer)[0]  # type: ignore[attr-defined]
            found.append(say("print.step.shown", who=self.who(eldest)))
        elif self.game.key == "goninkan":  # who begins is told by the cards
            found.append(say("print.step.kankei"))
        else:
            leads = any(action.verb == "play" for action in state.legal_actions)
            found.append(say("print.step.leads" if leads else "print.step.speaks", who=self.who(state.to_act)))
        return tuple(found)

    def _trumps(self, state: State) -> list[str]:
        """The key of the trump suit, alone in a list; an empty one where there are no trumps, or none yet."""
        return [suit.key for suit in self.game.pack.suits if suit.letter == getattr(state, "trump", None)]

    @cached_property
    def how(self) -> tuple[str, ...]:
        """The rules of the game, a sentence or two each."""
        keys: list[str] = []
        while self.say.has(key := f"{self.game.key}.how.{len(keys) + 1}"):
            keys.append(key)
        return tuple(map(self.say, keys))

    @cached_property
    def readings(self) -> tuple[str, ...]:
        """What these rules answer where the witnesses differ."""
        if self.game.key not in claims.games():
            return ()
        return tuple(self.say("print.reading", doubt=claim.doubt, says=reading.says)
                     for claim in claims.of(self.game.key, "rules") for reading in claim.readings
                     if reading.option and repr(getattr(self.game.rules, reading.option)) == reading.value)

    @cached_property
    def ordinary(self) -> tuple[str, ...]:
        """How to play with an ordinary pack."""
        return ordinary_words(self.game.pack, self.say)

    @cached_property
    def score_lines(self) -> tuple[str, ...]:
        """What may be scored in the deal."""
        found = _LINES.get(self.game.key, lambda rules: ())(self.game.rules)
        return tuple(self.say(f"{self.game.key}.line.{key}") for key in found)

    @cached_property
    def further(self) -> tuple[str, ...]:
        """The codes of this deal and of those that follow it."""
        found = [self.deal]
        while len(found) <= _FURTHER:
            found.append(found[-1].next())
        return tuple(deal.code for deal in found)

    @cached_property
    def aside(self) -> tuple[Card, ...]:
        """The cards with which the game is not played, so that the others can be dealt evenly; the same in every deal."""
        used = {*self.stock, *(card for hand in self.dealt.hands for card in hand)}
        return tuple(card for card in self.game.pack if card not in used)

    # For one player

    def hand(self, seat: int) -> tuple[Card, ...]:
        """What a player holds at the beginning, in pack order. Secret to all others."""
        return self.game.pack.sort(self.dealt.hands[seat])

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that are dealt cards."""
        return tuple(seat for seat in self.game.seats if self.dealt.hands[seat])

    def told(self, seat: int) -> str:
        """What a player's slip says beside the cards."""
        say = self.say
        partners = [other for side in self.sides if seat in side for other in side if other != seat]
        found = []
        if partners:
            found.append(say("print.slip.partner" if len(partners) == 1 else "print.slip.partners", who=self.who(*partners)))
        found.append(say("print.slip.dealer") if seat == self.dealer else say("print.step.dealer", who=self.who(self.dealer)))
        return " ".join(found)

    # For the key

    @cached_property
    def stock(self) -> tuple[Card, ...]:
        """The cards that were not dealt, from the top. Secret to all."""
        return tuple(self.dealt.stock)

    @cached_property
    def record(self) -> tuple[str, ...]:
        """The deal as our tavern players played it: its tricks, what was scored, who won. Empty if they came to no end.

        The careful player would think for two to five seconds, and a page must not wait for that.
        """
        state, rng, say = self.first, Rng(self.deal.seed), self.say
        known = players(self.game.key)
        best = player("tavern" if "tavern" in known else known[0])
        for _ in range(_LONGEST):
            if state.to_act is None:
                break
            state = state.child(best.choose(state.observation(state.to_act), rng).action)
        outcome = state.outcome
        if outcome is None:
            return ()
        found = [say("table.trumps", suit=say(f"suit.{suit}")) for suit in self._trumps(state)]
        for n, trick in enumerate(getattr(state, "tricks", ()), 1):
            plays = say("table.parts.separator").join(
                say("print.key.play", who=self.who(seat), card=say.card(self.game.pack, card)) for seat, card in trick.plays)
            found.append(say("print.key.trick.nobody", plays=plays, n=n) if trick.winner is None
                         else say("print.key.trick", plays=plays, n=n, who=self.who(trick.winner)))
        names = self.side_names
        found += [say("print.key.line", who=names[line.side], line=say(f"{self.game.key}.line.{line.key}"), n=line.points)
                  for line in outcome.lines]
        points = say("table.parts.separator").join(
            say("print.key.points", who=name, n=n) for name, n in zip(names, outcome.points, strict=True))
        found.append(say("print.key.level", points=points) if outcome.winner is None
                     else say("print.key.won", who=names[outcome.winner], points=points))
        return tuple(found)


@lru_cache(maxsize=32)
def deal_sheet(game: str, deal: str, rules: str = "", dealer: str = "", lang: str = "en") -> DealSheet:
    """The sheet of a deal: the game and its witness by their keys, a deal's number or code, the dealer from 1;
    without one the last player deals, so that the first is eldest, as at the tables of the lessons.

    Raises WrongWish, saying what there is.
    """
    say = Words(lang)
    if game not in games():
        raise WrongWish(say("print.wrong.game", what=_short(game), known=", ".join(games())))
    name = say(f"{game}.title") if say.has(f"{game}.title") else game
    if rules and rules not in presets(game):
        raise WrongWish(say("print.wrong.rules", what=_short(rules), game=name, known=", ".join(presets(game))))
    found = find_game(game, rules or None)
    try:
        read = Deal.read(found.pack, deal[:200])
    except DealError as error:
        key = f"table.code.{error.key}"
        why = say(key, letter=found.pack.letter) if say.has(key) else str(error)
        raise WrongWish(say("print.wrong.deal", game=name, what=_short(deal), why=why)) from None
    # The last player deals, as at the tables; hands composed by number of the player stand in the order of the first's deal.
    text = dealer.strip() or str(len(found.seats) if read.number is not None else 1)
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(found.seats)):
        raise WrongWish(say("print.wrong.dealer", what=_short(dealer), n=len(found.seats)))
    return DealSheet(found, read, int(text[:9]) - 1, say)
