"""The worlds of a round of Goninkan that fit what one seat has seen.

Earlier deals of the round lie open, for they were played to the end. In the present one everybody knows who the kankei are, and so
in the first deal that one of them has the trump ace and the other the joker.
"""
from __future__ import annotations

from collections.abc import Iterator

from ..cards import Card
from ..deals import Deal, Rng
from ..observation import Observation
from ..packs import GONINKAN_50, JOKER
from ..play import Action
from ..sampling import sample_hands
from ._goninkan_rules import HAND, PLAYERS, TRICKS, trump_of
from ._goninkan_table import SHOW
from .goninkan import SPADE_ACE, Goninkan, GoninkanState, served

__all__ = ["world"]

Hands = dict[int, list[Card]]


def world(seen: Observation, rng: Rng) -> GoninkanState | None:
    """A state that fits all this seat has seen, every fitting choice of hidden cards equally likely.

    Respected are cards seen, suits shown to be lacking, who the kankei are, cards that were exchanged or shown, and that the
    joker cannot wait. None when there is no such state.
    """
    if seen.seat is None:
        raise ValueError("a world is sampled for a player, not for somebody who watches")
    game = Goninkan(seen.preset, seen.rules)
    bouts = list(_bouts(seen.log))
    now = seen.fact("bout") - 1
    bouts += [[] for _ in range(now + 1 - len(bouts))]
    orders: list[tuple[Card, ...]] = []
    hands: list[Hands] = []
    for number, log in enumerate(bouts):
        played = _played(log)
        if number == now:
            held = _held(seen, log, played, rng)
            if held is None:
                return None
            for seat, cards in held.items():
                played[seat] += cards
        hands.append(played)
        ring = seen.fact("ring") if number else seen.fact("first_ring")
        dealt = {seat: [*cards] for seat, cards in played.items()}
        if seen.phase == "exchange":  # only here does it matter in which order a hand was dealt
            dealt = {seat: rng.shuffled(cards) for seat, cards in played.items()}
        change = next((action for _, action in log if action.verb == "exchange"), None)
        if change:
            _take_back(seen, dealt, change, number == now, rng)
        orders.append(tuple([dealt[seat][place] for place in range(HAND) for seat in served(ring, seen.dealer)]))
    state = game.start(Deal(GONINKAN_50, orders[0], chance=rng.draw()), dealer=seen.dealer, scores=seen.scores, number=seen.fact("number"),
                       ring=seen.fact("first_ring"), later=tuple(orders[1:]))
    for seat, action in seen.log:
        if action.verb == "show" and not action.args:  # two cards that this seat did not see
            first, second = GONINKAN_50.sort(rng.shuffled(hands[state.bout - 1][seat])[:2])
            action = SHOW[first, second]
        state = state.child(action)
    return state


def _bouts(log: tuple[tuple[int, Action], ...]) -> Iterator[list[tuple[int, Action]]]:
    """The log of the round, deal by deal."""
    bout: list[tuple[int, Action]] = []
    plays = 0
    for entry in log:
        bout.append(entry)
        plays += entry[1].verb == "play"
        if plays == PLAYERS * TRICKS:
            yield bout
            bout, plays = [], 0
    if bout:
        yield bout


def _played(log: list[tuple[int, Action]]) -> Hands:
    found: Hands = {seat: [] for seat in range(PLAYERS)}
    for seat, action in log:
        if action.verb == "play":
            found[seat] += action.cards
    return found


def _lacking(seen: Observation, log: list[tuple[int, Action]]) -> dict[int, set[str]]:
    """The suits that each seat has shown to lack; the joker is a suit of its own, without a name."""
    lacks: dict[int, set[str]] = {seat: set() for seat in range(PLAYERS)}
    plays = [(seat, action) for seat, action in log if action.verb == "play"]
    for begin in range(0, len(plays), PLAYERS):
        led = plays[begin][1]
        asks = led.cards[0].suit or str(led.args[1] if len(led.args) == 2 else seen.fact("trump"))
        for seat, action in plays[begin:begin + PLAYERS]:
            card = action.cards[0]
            if card is not JOKER and card.suit != asks:
                lacks[seat].add(asks)
            if card is not JOKER and begin == PLAYERS * (TRICKS - 2) and seen.rules.last_joker == "forced":
                lacks[seat].add("")
    return lacks


def _held(seen: Observation, log: list[tuple[int, Action]], played: Hands, rng: Rng) -> Hands | None:
    """What everybody may hold now."""
    lacks = _lacking(seen, log)
    owner = {card: seat for seat, cards in played.items() for card in cards}
    owner |= dict.fromkeys(seen.hand, seen.seat)  # type: ignore[arg-type]
    kankei = seen.fact("kankei")
    partner = dict(zip(kankei, kankei[::-1], strict=True))
    led = next((seat for seat, action in log if action.verb == "play"), seen.to_act if seen.phase == "play" else None)
    if seen.rules.first_lead == "spade_ace" and led is not None:
        owner.setdefault(SPADE_ACE, led)
    if seen.fact("shown") and seen.seat in partner:
        for card in seen.fact("shown"):
            owner.setdefault(card, partner[seen.seat])
    elif seen.fact("shown"):
        shower = next(seat for seat, action in log if action.verb == "show")
        for card in seen.fact("shown"):
            owner.setdefault(card, shower)
    if seen.fact("exchanged"):
        owner.setdefault(seen.fact("exchanged")[0], partner[seen.seat])
    if seen.fact("bout") == 1:
        ace = Card("A", seen.fact("trump"))
        if seen.fact("nijukan") is not None and (seen.phase == "exchange" or seen.rules.nijukan == "keep"):
            for card in (ace, JOKER):
                owner.setdefault(card, seen.fact("nijukan"))
        elif ace in owner or JOKER in owner:
            for card, other in ((ace, JOKER), (JOKER, ace)):
                if card not in owner:
                    owner[card] = partner[owner[other]]
        else:
            ways = [(one, two) for one, two in (kankei, kankei[::-1]) if ace.suit not in lacks[one] and "" not in lacks[two]]
            if not ways:
                return None
            owner[ace], owner[JOKER] = rng.choice(ways)
    held: Hands = {seat: [] for seat in played}
    for card, seat in owner.items():
        if card not in played[seat]:
            held[seat].append(card)
    others = [seat for seat in played if seat != seen.seat]
    drawn = sample_hands(rng, [card for card in GONINKAN_50 if card not in owner],
                         [seen.counts[seat] - len(held[seat]) for seat in others], [lacks[seat] for seat in others])
    if drawn is None:
        return None
    for seat, cards in zip(others, drawn, strict=True):
        held[seat] += cards
    return held


def _take_back(seen: Observation, dealt: Hands, change: Action, now: bool, rng: Rng) -> None:
    """Undo the exchange of a nijūkan, so that doing it again leads to these hands."""
    holder: int = seen.fact("nijukan")
    partner = next(seat for seat in seen.fact("kankei") if seat != holder)
    two = (JOKER, Card("A", trump_of(seen.rules, seen.fact("number"))))
    went = next(card for card in two if card in dealt[partner])
    stayed = two[two[0] is went]
    known = seen.fact("exchanged") if now else None
    if known:
        came = known[1] if seen.seat == holder else known[0]
    else:
        came = rng.choice([card for card in dealt[holder] if card is not stayed])
    mine, theirs = dealt[holder], dealt[partner]
    mine[mine.index(came)], theirs[theirs.index(went)] = went, came
    first, place = int(str(change.args[0])), int(str(change.args[1]))
    if (mine.index(went) < mine.index(stayed)) != (first == 1):
        a, b = mine.index(went), mine.index(stayed)
        mine[a], mine[b] = mine[b], mine[a]
    a, b = theirs.index(came), place - 1
    theirs[a], theirs[b] = theirs[b], theirs[a]
