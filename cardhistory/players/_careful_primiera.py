"""The careful player at Primiera: exact odds of every draw, set against what the others may hold, and pot odds for stakes.

Where one stakes between the packets of cards it reads what the others did (`_primiera_ranges`), and knows that a hand which is just
worth its price pays more later than the odds say. Where one bids it does as the tavern does: bids by odds lost clearly against it.
"""
from __future__ import annotations

from functools import cached_property
from itertools import combinations

from ..cards import Card
from ..deals import Rng
from ..observation import Observation
from ..play import Action
from . import Decision, Thought
from ._primiera_odds import HAND, Rivals, finals, may_draw, unseen_by
from ._primiera_ranges import Range, below, deeds, hands_after
from ._tavern_primiera import REFUSED, STRONG, Table, settle
from ._tavern_primiera_odds import field_of, share

__all__ = ["Odds", "Reader", "choose", "kept_after", "reads"]

FAIR_AND_MORE = 1.25
"""Chips are laid down of one's own will when the chance to win is so many times a fair share."""
ANSWER = {"1": 1.0, "2": 1.0, "3": 1.2, "4": 1.5, "after": 1.3}
"""By the cards each has, a stake is answered when the chance is so many times its part of the pot; with four the cards that others wait
for no longer help."""
ANSWER_BEFORE_EXCHANGE = 1.3
RAISE, RAISE_EARLY = 0.6, 0.5
"""With so good a chance a stake is raised: on four cards, and before."""


_WHY = {"stake": "stake_for_value", "bid": "stake_for_value", "call": "pot_odds_good", "show": "show_now", "pass": "wait",
        "declare": "say_the_truth", "draw": "poor_away", "stand": "keep_these"}


class Reader(Table):
    """A tavern player who reads the others by what they did, and does not bluff."""

    bluffs = False

    @cached_property
    def ranges(self) -> tuple[Range, ...]:
        """What each rival may hold; empty where that was never learned."""
        if self.seen.phase != "vie" and self.street != "draw":
            return ()
        found = [hands_after(self.rules, deed) for deed in deeds(self.seen, self.street).values()]
        return tuple([one for one in found if one is not None]) if None not in found else ()

    def chance(self, number: int) -> float:
        """How likely a hand of this number wins against all rivals."""
        if not self.ranges:
            return super().chance(number)
        if number not in self._chances:
            place = share(self.rules, number, field_of(self.rules))
            product = 1.0
            for hands in self.ranges:
                product *= below(hands, place)
            self._chances[number] = product
        return self._chances[number]

    @property
    def answer(self) -> float:
        """How many times its price the chance must be worth for an answer."""
        return ANSWER_BEFORE_EXCHANGE if self.street == "4" and self.to_come else ANSWER[self.street]


def _by_thumb(table: Table) -> Decision:
    """What the tavern does at this table, with a thought of the careful player."""
    action, _ = settle(table)
    why = "decline" if action.verb == "pass" and table.owes else _WHY[action.verb]
    return Decision(action, (Thought(why, action.cards),))


def _read(seen: Observation) -> Decision:
    """A round of stakes between packets of cards, or an exchange there."""
    table = Reader(seen)
    if seen.phase != "vie":
        return _by_thumb(table)
    passing, raises = table.actions("pass"), table.actions("stake") or table.actions("raise")
    if raises and table.worth >= (STRONG * table.fair if passing else RAISE if len(table.hand) == HAND else RAISE_EARLY):
        return Decision(table.size(raises) if passing else raises[-1], (Thought("stake_for_value"),))
    if passing:
        return Decision(passing[0], (Thought("wait"),))
    part = table.owes / (table.pot + table.owes)
    refuse, call, fold = table.actions("refuse"), table.actions("call"), table.actions("fold")
    if refuse and table.worth < REFUSED * part:
        return Decision(refuse[0], (Thought("pot_odds_bad" if table.worth < part else "refuse_first"),))
    if table.worth > table.answer * part:
        return Decision(call[0], (Thought("pot_odds_good"),))
    return Decision(fold[0], (Thought("pot_odds_bad" if table.worth < part else "pot_odds_thin"),))


class Odds:
    """The chances of one seat in one situation, where all four cards come at once."""

    def __init__(self, seen: Observation, rng: Rng, budget: int) -> None:
        self.seen, self.rng = seen, rng
        self.unseen = unseen_by(seen)
        self.rivals = Rivals(seen, rng, max(8, min(120, budget // 100)))
        self.fair = 1 / max(1, len(seen.fact("live")))
        self._known: dict[tuple[Card, ...], float] = {}

    def keep(self, kept: tuple[Card, ...]) -> float:
        """The chance to win the pot when these cards are kept and the hand is filled up."""
        if kept not in self._known:
            self._known[kept] = self.rivals.chance(finals(self.seen.rules, kept, self.unseen, self.rng))
        return self._known[kept]

    def best_draw(self, low: int, high: int) -> tuple[float, tuple[Card, ...]]:
        """The best chance to win after an exchange of so many cards, and the cards that are kept for it."""
        hand = self.seen.hand
        options = [kept for away in range(low, min(high, len(hand)) + 1) for kept in combinations(hand, len(hand) - away)]
        values = [self.keep(kept) for kept in options]
        best = max(values)
        return best, options[values.index(best)]

    @property
    def now(self) -> float:
        """The chance to win from here, with the exchange that is still to come played well."""
        seen, state = self.seen, self.rivals.state
        if state is not None and seen.seat is not None and may_draw(state, seen.seat):
            return self.best_draw(seen.rules.draw_min, seen.rules.draw_max)[0]
        return self.keep(seen.hand)


def choose(seen: Observation, rng: Rng, budget: int) -> Decision:
    """What to do here, with a thought."""
    if seen.rules.flow == "primero":
        return _read(seen)
    if seen.rules.flow == "bidding":
        return _by_thumb(Table(seen))
    if reads(seen):
        return _once(seen)
    odds = Odds(seen, rng, budget)
    if not odds.rivals.best:
        return Decision(seen.legal_actions[0], (Thought("in_the_dark"),))
    legal = {action.text: action for action in seen.legal_actions}
    if seen.phase == "draw":
        return _draw(seen, odds, legal)
    if seen.phase == "claim":
        shows = "show" in legal and odds.keep(seen.hand) >= 0.5
        return Decision(legal["show" if shows else "pass"], (Thought("show_now" if shows else "wait"),))
    return _vie(seen, odds, legal)


def reads(seen: Observation) -> bool:
    """Is this weighed by what the others did, and not by worlds: stakes between packets, or a single exchange and then the showdown?"""
    rules = seen.rules
    once = rules.flow == "draw" and rules.draws == 1 and rules.vying == "none" and rules.claim == "compulsory" and not rules.quinola
    return rules.flow == "primero" or (once and seen.phase == "draw")


def kept_after(seen: Observation, action: Action) -> tuple[Card, ...]:
    """The cards that stay in the hand when those of the action are thrown away."""
    return tuple([card for card in seen.hand if card not in action.cards])


def _once(seen: Observation) -> Decision:
    """The single exchange: every way is counted out, and what the others threw away tells what they may hold."""
    table = Reader(seen)
    return _exchange(seen, max(seen.legal_actions, key=lambda action: (table.keeping(action.cards), -len(action.cards))))


def _draw(seen: Observation, odds: Odds, legal: dict[str, Action]) -> Decision:
    low = 0 if "stand" in legal else max(1, seen.rules.draw_min)
    _, kept = odds.best_draw(low, seen.rules.draw_max)
    away = [str(card) for card in seen.hand if card not in kept]
    return _exchange(seen, legal[" ".join(("draw", *away)) if away else "stand"])


def _exchange(seen: Observation, action: Action) -> Decision:
    return Decision(action, (Thought("best_draw" if action.cards else "draw_nothing", kept_after(seen, action)),))


def _vie(seen: Observation, odds: Odds, legal: dict[str, Action]) -> Decision:
    pot, owes = seen.fact("pot"), seen.fact("owes")
    chance = odds.now
    stakes = [action for action in seen.legal_actions if action.verb in ("stake", "raise")]
    if stakes and chance > FAIR_AND_MORE * odds.fair:
        return Decision(stakes[-1], (Thought("stake_for_value"),))
    if not owes:
        return Decision(legal.get("pass") or seen.legal_actions[0], (Thought("wait"),))
    calls = chance * (pot + owes) - owes
    refuses = "refuse" if "refuse" in legal and calls < 0.1 * pot else "fold"
    if calls >= 0 or refuses not in legal:
        return Decision(legal["call"], (Thought("pot_odds_good"),))
    return Decision(legal[refuses], (Thought("pot_odds_bad"),))
