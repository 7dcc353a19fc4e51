"""How a card is chosen in a fast playout: the tavern's way with pictures, in rough numbers.

It knows the own hand, the table, which cards are gone and who has shown to lack which suit; never a hidden card. Each hidden card
lies with each other player who may have it with the same chance.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._fast import Fast

__all__ = ["choose", "with_joker"]

SPEND, LEAD_OUT, LEAD_ALONE, LAST = 1.8, 2.0, 0.9, 0.4
LONG, TRUMP, SINGLE, SHORT = 0.02, 0.2, 0.4, 0.03
FED, CAUGHT = 0.4, 0.2
"""See ``_tavern_pictures_play.py`` and ``_tavern_pictures.py``, where the same is weighed with more care."""

MISS = [[1.0] * 60, [1.0] + [0.0] * 59, *([(1 - 1 / many) ** count for count in range(60)] for many in range(2, 20))]
"""By how many hands may hold a card (a stock counts as so many hands), and how many cards: the chance that one of them holds none."""
KEEP = [[(1 - min(above, unseen) / (unseen + 1)) ** 4 for above in range(60)] for unseen in range(60)]
"""By how many cards are unseen, and how many of them beat a card: what it is worth for later."""


def choose(game: Fast, hand: int, seat: int, plays: list[tuple[int, int]], lacks: dict[int, int], live: int) -> int:
    """The card this seat plays; ``lacks`` are, by suit, the seats that have shown to lack it, ``live`` the cards in all hands."""
    if plays:
        led = game.suit[plays[0][1]]
        legal = hand & led
        legal = legal | hand & game.free if legal else hand
        if game.joker and hand & game.free:
            legal = with_joker(game, hand, legal)
        if not legal & (legal - 1):
            return legal
        if len(plays) < game.last:
            return _follow(game, hand, seat, plays, lacks, live & ~hand, legal, led)
        return _end(game, hand, seat, plays, live & ~hand, legal, led)
    whole = hand
    if game.joker and hand & game.free:
        hand = with_joker(game, hand, hand)
        if hand == game.free:
            return _named(game, whole, live)
    if not hand & (hand - 1):
        return hand
    unseen = live & ~whole
    size = unseen.bit_count()
    if not size:
        return hand & -hand
    if hand & game.free and game.joker:
        hand ^= game.free
        if whole.bit_count() < 5:
            return _named(game, whole, live)
    friends, foes = game.behind[seat, seat]
    trump, keep, above_of, worth, weak, suit_of = game.trump, KEEP[size], game.over, game.worth, game.weak, game.suit
    to_come = min(1.0, 3.25 * (unseen & game.rich).bit_count() / size) * game.fed[seat, seat]
    later = LEAD_OUT if friends else LEAD_ALONE
    others = game.others[seat]
    no_trump = lacks[trump]
    trumps = MISS[(others & ~no_trump).bit_count()]
    share = 1 + 0.6 * len(foes)
    two, loss = len(foes) == 2, game.loss
    gain = 1 + loss
    best_value, best = -1e9, 0
    suit = none = length = 0
    same, void, base = trumps, 0.0, 0.0
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        if suit_of[bit] != suit:  # cards come suit by suit
            suit = suit_of[bit]
            none = lacks[suit]
            same = MISS[(others & ~none).bit_count()]
            void = same[(unseen & suit).bit_count()]
            length = (hand & suit).bit_count()
            base = -TRUMP if suit == trump else LONG * length
        above = above_of[bit] & unseen
        if above:
            inside = above & suit
            in_suit = same[inside.bit_count()]
            cut = 1 - trumps[(above ^ inside).bit_count()] if above != inside else 0.0
            high = in_suit - void * cut
            if not none | no_trump and two:
                chance = high * high if high > 0 else 0.0
                if friends:
                    chance += (1 - chance) * (1 - high) / share
            else:
                chance = 1.0
                for who in foes:
                    chance *= (1.0 if none & who else in_suit) - (0.0 if no_trump & who else (1.0 if none & who else void) * cut)
                if chance < 0:
                    chance = 0.0
                for who in friends:
                    high = (0.0 if none & who else 1 - in_suit) + (0.0 if no_trump & who else (1.0 if none & who else void) * cut)
                    chance += (1 - chance) * high / share
        else:
            chance = 1.0
        value = (gain * chance - loss) * worth[bit] + chance * to_come - later * keep[above.bit_count()] + base + weak[bit]
        if length == 1 and suit != trump and not worth[bit] and hand & trump:
            value += SINGLE
        if value > best_value:
            best_value, best = value, bit
    return best


def with_joker(game: Fast, hand: int, legal: int) -> int:
    """The cards of a hand with the joker that may be played: not the joker in the first trick, and nothing else in the last but one."""
    left = hand.bit_count()
    if left == 2:
        return game.free
    return legal & ~game.free if left == game.joker else legal


def _named(game: Fast, hand: int, live: int) -> int:
    """A joker that is led, naming the suit in which the others hold the most pictures among the fewest cards."""
    unseen = live & ~hand
    return max(game.named, key=lambda bit: (
        1.3 * (unseen & game.named[bit] & game.rich).bit_count() - 0.3 * (unseen & game.named[bit]).bit_count()))


def _end(game: Fast, hand: int, seat: int, plays: list[tuple[int, int]], unseen: int, legal: int, led: int) -> int:
    """The last to play knows who gets the trick."""
    above_led, worth = game.above[led], game.worth
    holder, top = plays[0]
    pile = 0.0
    for who, bit in plays:
        pile += worth[bit]
        if above_led[top] & bit:
            holder, top = who, bit
    beating = above_led[top]
    keep, over, weak, suit_of = KEEP[unseen.bit_count()], game.over, game.weak, game.suit
    sign = 1 if game.camps[holder] == game.camps[seat] else -game.loss
    best_value, best = -1e9, 0
    rest = legal
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = weak[bit] - SPEND * keep[(over[bit] & unseen).bit_count()]
        if beating & bit:
            value += pile + worth[bit] - LAST
        else:
            value += sign * (pile + worth[bit])
            if not bit & led:
                value -= SHORT * (hand & suit_of[bit]).bit_count()
        if value > best_value:
            best_value, best = value, bit
    return best


def _follow(game: Fast, hand: int, seat: int, plays: list[tuple[int, int]], lacks: dict[int, int], unseen: int, legal: int,
            led: int) -> int:
    """Somebody in the middle supposes what those behind may hold."""
    above_led, worth, trump = game.above[led], game.worth, game.trump
    holder, top = first = plays[0]
    pile = 0.0
    for who, bit in plays:
        pile += worth[bit]
        if above_led[top] & bit:
            holder, top = who, bit
    friends, foes = game.behind[seat, first[0]]
    beating = above_led[top]
    size = unseen.bit_count()
    keep = KEEP[size]
    others = game.others[seat]
    none, no_trump = lacks[led], lacks[trump]
    same = MISS[(others & ~none).bit_count()]
    void = same[(unseen & led).bit_count()]
    trumps = MISS[(others & ~no_trump).bit_count()]
    to_come = min(1.0, 3.25 * (unseen & game.rich).bit_count() / size) * game.fed[seat, first[0]]
    share = 1 + 0.6 * len(foes)

    def stands(bit: int) -> tuple[float, float]:
        """The chances that no opponent behind beats a card, and that a friend behind then beats the opponents."""
        above = above_led[bit] & unseen
        if not above:
            return 1.0, 0.0
        inside = above & led
        in_suit = same[inside.bit_count()]
        cut = 1 - trumps[(above ^ inside).bit_count()] if above != inside else 0.0
        chance, rescue = 1.0, 0.0
        for who in foes:
            chance *= (1.0 if none & who else in_suit) - (0.0 if no_trump & who else (1.0 if none & who else void) * cut)
        for who in friends:
            high = (0.0 if none & who else 1 - in_suit) + (0.0 if no_trump & who else (1.0 if none & who else void) * cut)
            rescue += (1 - rescue) * high / share
        return (chance if chance > 0 else 0.0), rescue

    lost, loss = -1.0, game.loss
    gain = 1 + loss
    over, weak, suit_of = game.over, game.weak, game.suit
    best_value, best = -1e9, 0
    rest = legal
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = weak[bit] - SPEND * keep[(over[bit] & unseen).bit_count()]
        if beating & bit:
            chance, rescue = stands(bit)
            chance += (1 - chance) * rescue
            value += (gain * chance - loss) * (pile + worth[bit]) + chance * (to_come - LAST)
        else:
            if lost < 0:
                if game.camps[holder] == game.camps[seat]:
                    lost = stands(top)[0] if foes else 1.0
                else:
                    lost = 0.8 * stands(top)[1] if friends else 0.0
            value += (gain * lost - loss) * (pile + worth[bit]) + lost * to_come
            if not bit & led:
                value -= SHORT * (hand & suit_of[bit]).bit_count()
        if value > best_value:
            best_value, best = value, bit
    return best
