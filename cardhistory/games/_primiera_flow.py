"""The course of a Primiera deal: what follows from each thing done, up to who takes the pot."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from ..cards import Card
from ..deals import Rng
from ..play import Action
from ..vying import Round, share
from ._primiera_hands import winners
from ._primiera_rules import HAND

if TYPE_CHECKING:
    from .primiera import PrimieraState

T = TypeVar("T")

__all__ = ["act", "begin", "shuffled"]

_SHUFFLE = 0x7072696D69657261  # keeps the shuffling of discards apart from anything else drawn from the deal's seed


def begin(state: PrimieraState) -> PrimieraState:
    """Deal the cards of a state that has none yet, and go on to the first decision."""
    rules, order = state.game.rules, state.live
    if rules.flow == "primero":
        state = _give(state, [(seat, rules.packets[0]) for seat in order])._with(packet=1)
        if rules.first_cards == "invite":
            return state._with(stage="invite", round=Round.of(order))
        return state._with(stage="change", queue=order)
    state = _deal(state)
    if rules.claim == "free":
        return state._with(stage="claim", queue=order)
    made = _made(state)
    return _show(state, made) if made else _after_claims(state)


def act(state: PrimieraState, seat: int, action: Action) -> PrimieraState:
    """What follows when the seat to act does this, which is legal. (The log has it already.)"""
    stage, verb = state.stage, action.verb
    if stage == "claim":
        if verb == "show":
            return _show(state, state.live)
        rest = state.queue[1:]
        return state._with(queue=rest) if rest else _after_claims(state)
    if stage in ("draw", "change"):
        if verb == "stake":
            at = state.live.index(seat)
            opened = Round.of(state.live[at:] + state.live[:at]).stakes(action.args[0])  # type: ignore[arg-type]
            return _vied(state._with(stage="vie", queue=(), round=opened))
        if verb == "draw":
            state = _exchange(state, seat, action.cards)._with(stirred=True)
        rest = state.queue[1:]
        if rest:
            return state._with(queue=rest)
        if stage == "change":
            return _carry(state, "all_changed")
        return _exchanged(state)
    if stage == "bid":
        return _bid(state, seat, action)
    if verb == "declare":
        return state._with(declared=(*state.declared, (seat, action.args[0])))
    table = state.round
    assert table is not None
    if verb == "pass":
        table = table.passes()
    elif verb == "call":
        table = table.calls()
    elif verb == "fold":
        table = table.folds()
    elif verb == "refuse":
        table = table.refuses()
    else:
        table = table.stakes(action.args[0])  # type: ignore[arg-type]
    state = state._with(round=table)
    return _invited(state) if stage == "invite" else _vied(state)


# Cards

def shuffled(seed: int, number: int, pile: Sequence[T]) -> list[T]:
    """The discards as they become the stock for the n-th time, from 0: the deal's own chance, and no other."""
    return Rng(seed ^ (_SHUFFLE + number)).shuffled(pile)


@lru_cache(maxsize=256)
def _layout(order: tuple[int, ...], packets: tuple[int, ...]) -> tuple[tuple[tuple[slice, ...], ...], tuple[tuple[int, ...], ...]]:
    """Where in the pack each seat's packets lie when all are dealt, and how that is told."""
    slices: dict[int, list[slice]] = {seat: [] for seat in order}
    served, begin = [], 0
    for size in packets:
        for seat in order:
            slices[seat].append(slice(begin, begin + size))
            served.append((seat, 0, size, 0))
            begin += size
    return tuple([tuple(slices[seat]) for seat in sorted(order)]), tuple(served)


def _deal(state: PrimieraState) -> PrimieraState:
    """All four cards to everybody."""
    packets, cards = state.game.rules.packets, state.stock
    slices, served = _layout(state.live, packets)
    came = tuple([tuple([cards[one] for one in mine]) for mine in slices])
    hands = tuple([tuple([card for packet in mine for card in packet]) for mine in came])
    return state._with(came=came, hands=hands, served=served, stock=cards[HAND * len(hands):], packet=len(packets))


def _give(state: PrimieraState, wants: Sequence[tuple[int, int]], thrown: int = 0, face_up: bool = False) -> PrimieraState:
    """Cards from the top of the stock to (seat, how many), in order; discards are shuffled when it runs out.

    ``thrown``: how many cards the seat has just thrown away for them.
    """
    stock, discards, shuffles = state.stock, state.discards, state.reshuffles
    hands, came = list(state.hands), list(state.came)
    for seat, count in wants:
        new = stock[:count]
        stock = stock[count:]
        if len(new) < count:
            pile = [card for _, cards, _ in discards for card in cards]
            stock = tuple(shuffled(state.deal.seed, shuffles, pile))
            discards, shuffles = (), shuffles + 1
            more = count - len(new)
            new, stock = (*new, *stock[:more]), stock[more:]
        hands[seat] = (*hands[seat], *new)
        came[seat] = (*came[seat], new)
    served = (*state.served, *[(seat, thrown, count, int(face_up)) for seat, count in wants])
    return state._with(stock=stock, discards=discards, reshuffles=shuffles, hands=tuple(hands), came=tuple(came), served=served)


def _exchange(state: PrimieraState, seat: int, cards: Sequence[Card], face_up: bool = False) -> PrimieraState:
    """The seat throws these cards away and takes as many; what it threw is laid down after it has taken."""
    hand = state.hands[seat]
    thrown = tuple([card for card in hand if card in cards])  # in the order in which they came
    kept = tuple([card for card in hand if card not in cards])
    state = state._with(hands=(*state.hands[:seat], kept, *state.hands[seat + 1:]))
    state = _give(state, [(seat, len(thrown))], len(thrown), face_up)
    return state._with(discards=(*state.discards, (seat, thrown, face_up)))


# The draw game

def _made(state: PrimieraState) -> tuple[int, ...]:
    return tuple([seat for seat in state.live if state.made(seat)])


def _after_claims(state: PrimieraState) -> PrimieraState:
    return _carry(state, "no_claim") if state.game.rules.no_claim == "carry" else _next_exchange(state)


def _next_exchange(state: PrimieraState) -> PrimieraState:
    rules = state.game.rules
    if rules.draws is not None and state.exchanges >= rules.draws:
        return _after_exchanges(state)
    if state.exchanges:
        made = _made(state) if rules.claim == "compulsory" else ()
        if made:
            return _show(state, made)
        if rules.draws is None and len(state.stock) < len(state.live):
            return _after_exchanges(state)
    return state._with(stage="draw", queue=state.live, stirred=False, restakes=state.restakes + 1)


def _exchanged(state: PrimieraState) -> PrimieraState:
    """A round of exchange is over."""
    rules = state.game.rules
    state = state._with(exchanges=state.exchanges + 1, queue=())
    if rules.flow == "primero":
        return _next_packet(state)
    if rules.draws is None and not state.stirred:
        return _after_exchanges(state)
    return _next_exchange(state)


def _after_exchanges(state: PrimieraState) -> PrimieraState:
    rules = state.game.rules
    if rules.flow == "bidding" and rules.rounds:
        return state._with(stage="bid", queue=state.live, round=Round.of(state.live), stirred=False)
    if rules.flow == "bidding" or rules.vying == "none":
        return _show(state, state.live)
    return state._with(stage="vie", queue=(), round=Round.of(state.live))


# Vying

def _invited(state: PrimieraState) -> PrimieraState:
    """Cardano's first cards: whoever does not answer an invitation stays in, but throws both cards away face up."""
    table = state.round
    assert table is not None
    if table.waiting:
        return state
    if not table.level:
        return _carry(state, "all_passed")
    for seat in state.live:
        if table.owes(seat):
            state = _exchange(state, seat, state.hands[seat], face_up=True)
    return _next_packet(_collect(state))


def _vied(state: PrimieraState) -> PrimieraState:
    table = state.round
    assert table is not None
    if table.to_act is not None:
        return state
    state = _collect(state)._with(live=tuple([seat for seat in state.live if seat in table.live]))
    if len(state.live) == 1:
        return _pay(state, "unseen", state.live)
    return _next_packet(state) if state.game.rules.flow == "primero" else _show(state, state.live)


def _collect(state: PrimieraState) -> PrimieraState:
    """The stakes of a finished round go to the pot."""
    table = state.round
    assert table is not None
    return state._with(stakes=tuple([chips + table.of_seat(seat) for seat, chips in enumerate(state.stakes)]), round=None)


def _next_packet(state: PrimieraState) -> PrimieraState:
    """Primero after a round of vying or exchange: the next cards, the exchange, the last stakes, the showdown."""
    rules = state.game.rules
    if state.packet < len(rules.packets):
        size = rules.packets[state.packet]
        state = _give(state, [(seat, size) for seat in state.live])
        return state._with(packet=state.packet + 1, stage="vie", round=Round.of(state.live))
    if rules.draws and state.exchanges < rules.draws:
        return state._with(stage="draw", queue=state.live, stirred=False)
    if rules.last_vying and not state.vied_last:
        return state._with(stage="vie", round=Round.of(state.live), vied_last=True)
    return _show(state, state.live)


# Bidding

def _bid(state: PrimieraState, seat: int, action: Action) -> PrimieraState:
    verb, table = action.verb, state.round
    assert table is not None
    if verb == "draw":
        state = _exchange(state, seat, action.cards)._with(stirred=True)
    else:
        level = table.level
        if verb == "bid":
            kind, points, more = action.args
            level += more  # type: ignore[operator]
            state = state._with(bids=(*state.bids, (seat, kind, points, more)), stirred=True)
        state = state._with(round=replace(table.lays(seat, level), level=level))
        if verb == "show":
            return _show(_collect(state), state.live)
    rest = state.queue[1:]
    if rest:
        return state._with(queue=rest)
    state = state._with(bid_rounds=state.bid_rounds + 1)
    if not state.stirred or state.bid_rounds >= state.game.rules.rounds:
        return _show(_collect(state), state.live)
    return state._with(queue=state.live, stirred=False)


# The end

def _show(state: PrimieraState, seats: Sequence[int]) -> PrimieraState:
    """These seats lay their cards on the table, and the best hand takes the pot."""
    rules, sort = state.game.rules, state.game.pack.sort
    won = winners(rules, [(seat, state.held(seat)) for seat in seats])
    state = state._with(shown=tuple([(seat, sort(state.hands[seat])) for seat in seats]))
    if len(won) > 1 and rules.ties != "split":
        return _carry(state, "tie")
    return _pay(state, "shown", won)


def _pay(state: PrimieraState, how: str, won: Sequence[int]) -> PrimieraState:
    each, _ = share(state.pot, won)
    return state._with(stage="over", queue=(), round=None, ended=how, winners=tuple(won),
                       won=tuple([each if seat in won else 0 for seat in state.game.seats]))


def _carry(state: PrimieraState, how: str) -> PrimieraState:
    """Nobody wins: the pot stays where it is, for the next deal."""
    if state.round is not None:
        state = _collect(state)
    return state._with(stage="over", queue=(), ended=how)
