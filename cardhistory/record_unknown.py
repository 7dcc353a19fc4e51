"""Unknown cards: a record as one seat could write it, and a way to lay the unknown cards so that it can be played."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .cards import Card
from .deals import Deal, Rng
from .match import Match
from .observation import Observation
from .play import Action, IllegalAction
from .record_parts import UNKNOWN, Log, PartDeal, RecordError, fits

__all__ = ["Begin", "laid", "seen"]

Begin = Callable[[Deal], Match]
"""Deals a deal in its place in the match."""

_PATIENCE = 30
"""Exchanges of two cards without any gain, after which the search begins anew: many short searches find more than a few long ones."""


def seen(steps: Sequence[Match], seat: int | None) -> tuple[PartDeal, Log]:
    """One deal, from its first position to its last, as a seat saw it (None: somebody who only watched).

    Named are the cards that came to this seat's own hand; of all others their places in the pack cannot be told. Cards are
    forgotten when they are dealt again after a redeal, and not named where they come from shuffled discards: their places
    would tell where others had them. Actions the seat did not notice are left out, and cards it did not see stand as unknown.
    """
    views = [match.state.observation(seat) for match in steps]
    last: Any = steps[-1].state
    fresh = [view.hand for match, view in zip(steps, views, strict=True) if _shuffles(match.state) == (_shuffles(last)[0], 0)]
    mine = {card for hand in fresh for card in hand} | {*getattr(last, "removed", ())}  # those never come into play
    noticed = [done for done, before, after in zip(last.log, views, views[1:], strict=False) if len(after.log) > len(before.log)]
    log = tuple([(who, heard if heard == done else _veiled(done))
                 for (who, done), (_, heard) in zip(noticed, views[-1].log, strict=True)])
    places = tuple([card if card in mine else None for card in last.deal.order])
    return PartDeal(last.deal.pack, places, _open(views[-1], last.deal.pack.sort)), log


def _shuffles(state: Any) -> tuple[int, int]:
    """How often a game that deals again, or uses its discards again, has done so."""
    return getattr(state, "dealings", 0), getattr(state, "reshuffles", 0)


def _veiled(action: Action) -> Action:
    """An action of which only the verb and the numbers were heard."""
    return Action(action.verb, *[arg if isinstance(arg, int) else UNKNOWN for arg in action.args])


def _open(view: Observation, in_order: Callable[[set[Card]], tuple[Card, ...]]) -> tuple[tuple[int, Card], ...]:
    """The cards of hands that were thrown away face up or shown: (seat, card)."""
    hands: dict[int, set[Card]] = {}
    for seat, cards in (*view.thrown, *(view.fact("shown") or ())):
        hands.setdefault(seat, set()).update(cards)
    return tuple([(seat, card) for seat in sorted(hands) for card in in_order(hands[seat])])


@dataclass
class _Trial:
    """How far a deal could be played: actions done, cards laid open as they should be, and where it stopped."""

    done: int
    right: int
    match: Match
    whole: bool
    log: Log
    why: str
    missing: tuple[tuple[int, Card], ...] = ()
    extra: tuple[tuple[int, Card], ...] = ()

    @property
    def gain(self) -> tuple[int, int]:
        return self.done, self.right


def laid(part: Deal | PartDeal, log: Log, begin: Begin, rng: Rng, number: int, work: list[int], strict: bool = True) -> tuple[Deal, Log]:
    """One way of laying the unknown cards so that everything could be done: a whole deal, and its actions in full.

    Found by exchanging unknown cards wherever the play stops; so it fits, but it is no fair sample. ``work`` holds how many
    actions may still be tried. Without ``strict`` it is enough that everything could be done, whatever lies open at the end.
    Raises RecordError, naming the furthest place that was reached, when no way was found.
    """
    places: Sequence[Card | None] = part.places if isinstance(part, PartDeal) else part.order
    free = [place for place, card in enumerate(places) if card is None]
    spare = [card for card in part.pack if card not in {*places}]
    furthest: _Trial | None = None
    while furthest is None or work[0] > 0:
        order = list(places)
        for place, card in zip(free, rng.shuffled(spare), strict=True):
            order[place] = card
        now, idle = _tried(part, order, log, begin, rng, work), 0
        while not now.whole and (strict or now.done < len(log)) and idle < _PATIENCE and work[0] > 0:
            a, b = _exchange(now, order, log, free, rng) if free else (0, 0)
            order[a], order[b] = order[b], order[a]
            after = _tried(part, order, log, begin, rng, work)
            idle = 0 if after.gain > now.gain else idle + 1
            if after.gain >= now.gain:
                now = after
            else:
                order[a], order[b] = order[b], order[a]
        if furthest is None or now.gain > furthest.gain:
            furthest = now
        if now.whole or (now.done == len(log) and not strict):
            return now.match.state.deal, now.log
    place = furthest.done + 1
    where = f"deal {number}, action {place} ({log[place - 1][0]}: {log[place - 1][1]})" if place <= len(log) else f"deal {number}"
    raise RecordError(f"{where}: no way was found to lay the unknown cards so that this fits: {furthest.why}",
                      deal=number, action=min(place, len(log)))


def _tried(part: Deal | PartDeal, order: list[Any], log: Log, begin: Begin, rng: Rng, work: list[int]) -> _Trial:
    deal = Deal(part.pack, tuple(order)) if isinstance(part, PartDeal) else part
    match = begin(deal)
    work[0] -= 5  # dealing costs as much as a few actions
    played: list[tuple[int, Action]] = []
    for seat, heard in log:
        work[0] -= 1
        state = match.state
        done = heard
        if state.to_act != seat:
            whose = "the deal is over" if state.to_act is None else f"it is seat {state.to_act}'s turn"
            return _Trial(len(played), 0, match, False, (), whose)
        if UNKNOWN in heard.args:
            able = [action for action in state.legal_actions if fits(heard, action)]
            if not able:
                return _Trial(len(played), 0, match, False, (), "nothing that could be done then sounds like it")
            kept = {*_uses(log, len(played) + 1, seat)}  # a card that is still played, or shown at the end, was not laid away
            if isinstance(part, PartDeal):
                kept.update(card for who, card in part.shown if who == seat)
            done = rng.choice([action for action in able if kept.isdisjoint(action.cards)] or able)
        reason = state.why_illegal(done)
        if reason is not None:
            return _Trial(len(played), 0, match, False, (), str(IllegalAction(reason, done)))
        played.append((seat, done))
        match = match.child(done)
    if not isinstance(part, PartDeal):
        return _Trial(len(played), 0, match, True, tuple(played), "")
    are, should = {*_open(match.state.observation(None), part.pack.sort)}, {*part.shown}
    return _Trial(len(played), len(are & should) - len(are - should), match, are == should, tuple(played),
                  "other cards would lie open at its end", tuple(sorted(should - are, key=str)), tuple(sorted(are - should, key=str)))


def _exchange(trial: _Trial, order: list[Any], log: Log, free: list[int], rng: Rng) -> tuple[int, int]:
    """Two free places whose cards to exchange, so that the play may get further."""
    where = {order[place]: place for place in free}
    if trial.done == len(log):  # all was done, but other cards lie open than should
        wanted = [(seat, where[card]) for seat, card in trial.missing if card in where]
        if wanted:
            seat, a = rng.choice(wanted)
            given = [where[card] for who, card in trial.extra if who == seat and card in where]
            return a, rng.choice(given or free)
        return rng.choice(free), rng.choice(free)
    state: Any = trial.match.state
    seat, action = log[trial.done]
    hand = [card for card in state.hands[seat] if card in where]
    if state.to_act == seat and hand:
        uses = _uses(log, trial.done, seat)
        later = [*uses]
        idle = [card for card in hand if card not in uses]
        lacking = [card for card in action.cards if card in where and card not in state.hands[seat]]
        if lacking:  # for it a card goes that is not needed, or not for the longest time
            last = max(hand, key=lambda card: later.index(card) if card in uses else len(later))
            return where[rng.choice(lacking)], where[rng.choice(idle) if idle else last if rng.below(3) else rng.choice(hand)]
        if UNKNOWN in action.args and rng.below(3):  # a set perhaps: the hand has to hold more cards of one rank
            rank = rng.choice(hand).rank
            alike = [place for place in free if order[place].rank == rank and order[place] not in hand]
            held = [card.rank for card in hand]
            if alike:
                return where[min(rng.shuffled(hand), key=lambda card: (card.rank == rank, card in uses, held.count(card.rank)))], \
                    rng.choice(alike)
        reason = state.why_illegal(action) if UNKNOWN not in action.args else None
        blamed = [card for card in (reason.cards if reason else ()) if card in hand]
        come = [where[card] for card in later if card in where and card not in hand]  # what comes to this hand later
        a = where[rng.choice(blamed or (idle if idle and rng.below(2) else hand))]
        if come and rng.below(2):
            return a, rng.choice(come)
        return a, rng.choice([place for place in free if order[place] not in hand] or free)
    return rng.choice(free), rng.choice(free)


def _uses(log: Log, begin: int, seat: int) -> dict[Card, None]:
    """The cards this seat names from an action on, in the order of their first use."""
    return dict.fromkeys(card for who, one in log[begin:] if who == seat for card in one.cards)
