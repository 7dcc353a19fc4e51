"""Rules of thumb for Primiera. Each has its sentence under ``primiera.thumb.<key>``.

What a hand is worth is how likely it wins (`Table.worth`): against each rival still in, and less against those who stake, raise
or keep all their cards. A stake is answered when that is more than its part of the pot. Sometimes this player stakes on
nothing; when, is decided by the values in the hand (`Table.whim`), which nobody else can see.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

from ..cards import Card
from ..observation import Observation
from ..play import Action
from . import Thought
from ._tavern_primiera_odds import HAND, PACKS, VALUES, promise, score, share, throws

__all__ = ["Choice", "Table", "choose", "settle"]

Choice = tuple[Action, Thought]

BOLD = 0.2
"""Every stake or raise of a rival takes away so much of the weaker hands that he may hold."""
STOOD = 0.6
"""Keeping all cards takes away so much."""
FIRST, STRONG, SURE = 1.1, 1.3, 0.5
"""First cards are staked on, four cards are staked on, from so many fair shares of the pot; raises want more than this chance."""
CALLED, REFUSED = 1.0, 2.0
"""A stake is answered when the chance is more than so many times its part of the pot; refused first, where one may, below so many."""
WHIM = 7
"""A hand whose values add up to a multiple of this may bluff."""
KEEP_ONE = 15
"""Of two poor first cards one is kept if it counts so much."""


class Table:
    """What the player works out from the observation before it decides."""

    bluffs = True

    def __init__(self, seen: Observation) -> None:
        self.seen, self.rules = seen, seen.rules
        assert seen.seat is not None
        self.me: int = seen.seat
        self.hand = seen.hand
        facts = dict(seen.facts)
        self.live: tuple[int, ...] = facts["live"]
        self.pot: int = facts["pot"]
        self.owes: int = facts["owes"]
        self._chances: dict[int, float] = {}

    def actions(self, verb: str) -> list[Action]:
        """The legal actions of a verb, in their order."""
        return [action for action in self.seen.legal_actions if action.verb == verb]

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """Cards that may still come: all but the own hand and what has been thrown away for good before these eyes."""
        seen = self.seen
        gone = set(self.hand)
        if not seen.fact("reshuffles"):
            gone.update([card for packet in seen.fact("came") for card in packet])
        gone.update([card for _, cards in seen.thrown for card in cards])
        return tuple([card for card in PACKS[self.rules.pack].cards if card not in gone])

    @cached_property
    def exchanged(self) -> bool:
        """Has there been an exchange of cards since all four were dealt?"""
        served = self.seen.fact("served")
        dealt = max([place for place, (_, thrown, _, _) in enumerate(served) if not thrown], default=0)
        return len(served) > dealt + 1 or any(action.verb == "stand" for _, action in self.seen.log)

    @cached_property
    def to_come(self) -> bool:
        """Will there be an exchange after the stakes?"""
        return self.rules.flow == "primero" and bool(self.rules.draws) and not self.exchanged

    @property
    def street(self) -> str:
        """How far the deal is: how many cards each has, or that the exchange is over, or that it is all there is."""
        if self.rules.flow != "primero":
            return "draw"
        return "after" if len(self.hand) == HAND and self.rules.draws and self.exchanged else str(len(self.hand))

    @cached_property
    def rivals(self) -> tuple[tuple[str, float], ...]:
        """For each rival still in: the kind of hands he may have (see `share`), and what part of them he shows to be above."""
        declared = dict(self.seen.fact("declared"))
        change = len(self.hand) == HAND and (self.to_come or self.exchanged or self.seen.phase == "draw")
        found = []
        for rival in self.live:
            if rival != self.me:
                did = [action.verb for who, action in self.seen.log if who == rival]
                above = min(0.5, BOLD * sum(verb in ("stake", "raise") for verb in did))
                poor = declared.get(rival) == "punto"
                kind = ("mended" if poor else "drawn") if change else "punto" if poor else "dealt"
                found.append((kind, max(above, STOOD) if "stand" in did and not poor else above))
        return tuple(found)

    def chance(self, number: int) -> float:
        """How likely a hand of this number wins against all rivals."""
        if number not in self._chances:
            product = 1.0
            for kind, above in self.rivals:
                product *= max(0.0, (share(self.rules, number, kind) - above) / (1 - above))
            self._chances[number] = product
        return self._chances[number]

    def keeping(self, away: Sequence[Card]) -> float:
        """How likely the hand wins when these cards are exchanged."""
        return promise(self.rules, [card for card in self.hand if card not in away], self.unseen, self.chance)

    @cached_property
    def number(self) -> int:
        """The four cards in hand as a number."""
        return score(self.rules, self.hand)

    @cached_property
    def worth(self) -> float:
        """How likely the hand wins as things are, with the best exchange if there is one to come."""
        if len(self.hand) < HAND:
            return self.keeping(())
        if not self.to_come:
            return self.chance(self.number)
        most = self.rules.draw_max
        return max(self.keeping(away) for away in ((), *throws(self.rules, self.hand)) if len(away) <= most)

    @property
    def fair(self) -> float:
        """The part of the pot that falls to everybody still in."""
        return 1 / len(self.live)

    @property
    def whim(self) -> bool:
        """Do the values in the hand say that it may bluff?"""
        return self.bluffs and sum([VALUES[card.rank] for card in self.hand]) % WHIM == 0

    def size(self, amounts: Sequence[Action]) -> Action:
        """The more chips the better the hand: the least with a fair one, all that are allowed with a very good one."""
        part = min(1.0, max(0.0, self.worth / self.fair - 1))
        return amounts[round(part * (len(amounts) - 1))]

    def high(self) -> tuple[Card, ...]:
        """The card in hand that counts most."""
        return (max(self.hand, key=lambda card: VALUES[card.rank]),)


def choose(seen: Observation) -> Choice:
    """The action of the first rule that applies, and its thought."""
    return settle(Table(seen))


def settle(table: Table) -> Choice:
    """The action of the first rule that applies at this table, and its thought."""
    return _PHASES[table.seen.phase](table)


# Cards

def _claim(table: Table) -> Choice:
    show = table.actions("show")
    return (show[0], Thought("show_first")) if show else (table.actions("pass")[0], Thought("nothing_to_show"))


def _draw(table: Table) -> Choice:
    stand = table.actions("stand")
    if stand and table.number >= 100 and table.chance(table.number) >= 0.5:
        return stand[0], Thought("keep_made", table.high())
    legal = {frozenset(action.cards): action for action in table.actions("draw")}
    ways = [away for away in throws(table.rules, table.hand) if frozenset(away) in legal]
    worth = {away: table.keeping(away) for away in ways}
    if stand:
        worth[()] = table.chance(table.number)
    if frozenset(table.hand) in legal:
        worth[table.hand] = table.keeping(table.hand)
    if not worth:
        least = min(map(len, legal))
        away = min(combinations(table.hand, least), key=_values)
        return legal[frozenset(away)], Thought("throw_low", away)
    away = max(worth, key=lambda cards: (worth[cards], -len(cards)))
    thought = _why(table, away)
    return (legal[frozenset(away)] if away else stand[0]), thought


def _why(table: Table, away: Sequence[Card]) -> Thought:
    """The sentence for an exchange, with the card that is thrown or the highest that is kept."""
    if not away:
        return Thought("keep_made" if table.number >= 100 else "keep_punto", table.high())
    kept = [card for card in table.hand if card not in away]
    if not kept:
        return Thought("fresh_hand")
    high = (max(kept, key=lambda card: VALUES[card.rank]),)
    suits, ranks = {card.suit for card in kept}, {card.rank for card in kept}
    if table.number >= 100:
        return Thought("mend_made", tuple(away))
    if len(kept) == 3 and len(suits) == 3:
        return Thought("three_alike", high) if len(ranks) == 1 else Thought("fourth_suit", tuple(away))
    if len(suits) == 1:
        if ranks <= set("76A") and "fiftyfive" in table.rules.order:
            return Thought("fifty_five", high)
        return Thought("fourth_of_suit", tuple(away)) if len(kept) == 3 else Thought("keep_pair", high)
    return Thought("one_odd_card", tuple(away))


def _values(cards: Sequence[Card]) -> int:
    return sum([VALUES[card.rank] for card in cards])


def _change(table: Table) -> Choice:
    """The first cards: stake, or exchange some."""
    stakes, draws = table.actions("stake"), table.actions("draw")
    if stakes and table.worth >= FIRST * table.fair:
        return table.size(stakes), Thought("first_stake", table.high())
    legal = {action.cards: action for action in draws}
    low = min(table.hand, key=lambda card: VALUES[card.rank])
    if table.hand in legal and max([VALUES[card.rank] for card in table.hand]) < KEEP_ONE:
        return legal[table.hand], Thought("change_all")
    return legal[low,], Thought("change_low", (low,))


# Stakes

def _invite(table: Table) -> Choice:
    """Cardano's first cards: who does not answer an invitation gets two others for nothing."""
    passing, call, stakes = table.actions("pass"), table.actions("call"), table.actions("stake")
    if not passing:
        return call[0], Thought("must_hold")
    if stakes and table.worth >= FIRST * table.fair:
        return table.size(stakes), Thought("invite", table.high())
    if call and (table.worth - table.fair) * (table.pot + 3 * table.owes) > table.owes:
        return call[0], Thought("hold_first", table.high())
    return passing[0], Thought("pass_first" if call else "no_invitation")


def _vie(table: Table) -> Choice:
    passing, raises = table.actions("pass"), table.actions("stake") or table.actions("raise")
    worth = table.worth
    if raises and worth >= STRONG * table.fair and (passing or worth >= SURE):
        return table.size(raises), Thought("stake_strong" if passing else "raise_strong", table.high())
    if passing:
        if raises and table.whim and worth < 0.7 * table.fair:
            return raises[-1], Thought("bluff")
        return passing[0], Thought("pass_free")
    refuse, call = table.actions("refuse"), table.actions("call")[0]
    part = table.owes / (table.pot + table.owes)
    if refuse and worth < REFUSED * part:
        return refuse[0], Thought("refuse_first")
    if worth > CALLED * part:
        return call, Thought("call_odds", table.high())
    if table.whim and raises and table.seen.fact("declared") and len(table.live) == 2:
        return raises[-1], Thought("bluff")
    return table.actions("fold")[0], Thought("fold")


def _declare(table: Table) -> Choice:
    kinds = table.actions("declare")
    if len(kinds) > 1 and table.whim and table.number < 100:
        return kinds[1], Thought("say_more")
    return kinds[0], Thought("say_true", table.high())


def _bid(table: Table) -> Choice:
    """Nobody folds here: whoever has a hand shows it, and whoever has none takes new cards for nothing."""
    show, call = table.actions("show"), table.actions("call")[0]
    if show:
        before = (table.rules.claim == "free") + (table.rules.draws or 0)
        turns = sum(who == table.me for who, _ in table.seen.log) - before
        bids = [action for action in table.actions("bid") if (action.args[0], action.args[1]) == table.seen.fact("held")]
        if bids and turns < min(1, table.rules.rounds - 1) and table.chance(table.number) >= 0.9:
            return bids[-1], Thought("bid_high", table.high())
        return show[0], Thought("show_now", table.high())
    legal = {frozenset(action.cards): action for action in table.actions("draw")}
    ways = [away for away in throws(table.rules, table.hand) if frozenset(away) in legal]
    if ways:
        away = max(ways, key=lambda cards: (table.keeping(cards), -len(cards)))
        thought = _why(table, away)
        return legal[frozenset(away)], thought
    return call, Thought("pass_free")


_PHASES = {"claim": _claim, "draw": _draw, "change": _change, "invite": _invite, "vie": _vie, "declare": _declare, "bid": _bid}
