"""What a card is worth in a game, and how strong it is there: taken from the rules of the game, never written twice."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..cards import Card
from ..games import trappola
from ..games._aluette_rules import ACES, CLASS, CLASSES, SPECIALS
from ..games._etori_rules import SPECULATION, TRUMPS, strengths, values
from ..games._primiera_hands import QUINOLA
from ..games._primiera_rules import VALUES
from ..packs import JOKER
from ..words import Words

__all__ = ["orders", "place", "points", "sign"]

_FIFTYFIVE = "76A"

Group = tuple[str, Sequence[Card]]
"""Cards that stand together, strongest first, and what stands above them."""


def _order(game: Any, key: str, label: str, note: str, groups: Sequence[Group], rows: bool,
           choice: tuple[str, str] | None = None) -> dict[str, Any]:
    """One order of the pack. ``rows``: each group is a row of its own; otherwise they stand side by side. ``choice``: what is
    chosen (trumps) and how (clubs), where several orders share a label."""
    at = game.pack.place
    return {"key": key, "label": label, "note": note, "rows": rows, "choice": choice and list(choice),
            "groups": [{"label": name, "cards": [at[card] for card in cards]} for name, cards in groups if cards]}


def orders(game: Any, say: Words) -> list[dict[str, Any]]:
    """The orders in which the pack can be laid out: by suit, and by strength in play, once for each suit of trumps."""
    pack = game.pack
    rows: list[Group] = [(say("gallery.suit", suit=say(f"suit.{suit.key}")), [card for card in pack if card.suit == suit.letter])
                         for suit in pack.suits]
    first = _order(game, "suit", say("gallery.by.suit"), say("gallery.note.suit"), [*rows, (say("gallery.extra"), pack.extras)], True)
    return [first, *_GAMES[game.key][0](game, say)]


def place(game: Any, card: Card, say: Words) -> str:
    """How strong a card is in this game, in one sentence."""
    return _GAMES[game.key][1](game, card, say)


def points(game: Any, card: Card, say: Words) -> tuple[str, str]:
    """What a card counts in this game, and what else it can bring (one or more sentences, or nothing)."""
    return _GAMES[game.key][2](game, card, say)


def sign(game: Any, card: Card, say: Words) -> str:
    """How its holder tells the partner of this card; empty in games without signs."""
    if game.key != "aluette" or not game.rules.signs:
        return ""
    if card in ACES:
        return say("gallery.sign.ace", gesture=say("aluette.gesture.A", n=1), meaning=say("aluette.meaning.A", n=1))
    if card in SPECIALS:
        name = say(f"aluette.name.{card}")
        return say("gallery.sign.made", gesture=say(f"aluette.gesture.{card}"), meaning=say("aluette.meaning.card", name=name))
    return say("gallery.sign.none")


# Trappola: the higher card of the suit that was led

def _trappola_orders(game: Any, say: Words) -> list[dict[str, Any]]:
    ranks = sorted(trappola.STRENGTH, key=trappola.STRENGTH.__getitem__, reverse=True)
    groups = [(say("gallery.group.place", n=n), [card for card in game.pack if card.rank == rank]) for n, rank in enumerate(ranks, 1)]
    return [_order(game, "strength", say("gallery.by.strength"), say("gallery.note.trappola"), groups, False)]


def _trappola_place(game: Any, card: Card, say: Words) -> str:
    higher = sum(strength > trappola.STRENGTH[card.rank] for strength in trappola.STRENGTH.values())
    return say("gallery.place.suit", n=higher + 1, all=len(trappola.STRENGTH))


def _trappola_points(game: Any, card: Card, say: Words) -> tuple[str, str]:
    rules, worth, more = game.rules, game.points[card.rank], []
    sets = dict(rules.set_values)
    if card.rank == "2":
        more.append(say("gallery.two", two=rules.two_bonus, one=game.ending(1), two_run=game.ending(2), three_run=game.ending(3)))
    if card.rank in sets:
        more.append(say("gallery.set.values", three=sets[card.rank][0], four=sets[card.rank][1]))
    return say("table.points", n=worth) if worth else say("gallery.points.none"), " ".join(more)


# Primiera: a scale of points

def _scale(game: Any) -> list[int]:
    return sorted({VALUES[card.rank] for card in game.pack}, reverse=True)


def _primiera_orders(game: Any, say: Words) -> list[dict[str, Any]]:
    by_rank = [card for rank in game.pack.ranks for card in game.pack if card.rank == rank.letter]
    groups = [(say("gallery.group.points", n=worth), [card for card in by_rank if VALUES[card.rank] == worth]) for worth in _scale(game)]
    return [_order(game, "strength", say("gallery.by.strength"), say("gallery.note.primiera"), groups, False)]


def _primiera_place(game: Any, card: Card, say: Words) -> str:
    scale = _scale(game)
    return say("gallery.place.scale", n=scale.index(VALUES[card.rank]) + 1, all=len(scale))


def _primiera_points(game: Any, card: Card, say: Words) -> tuple[str, str]:
    more = []
    if card.rank in _FIFTYFIVE and "fiftyfive" in game.rules.order:
        first, second = [say(f"rank.{rank.key}") for rank in game.pack.ranks if rank.letter in _FIFTYFIVE and rank.letter != card.rank]
        more.append(say("gallery.fiftyfive", first=first, second=second))
    if game.rules.quinola and card is QUINOLA:
        more.append(say("gallery.quinola"))
    return say("table.points", n=VALUES[card.rank]), " ".join(more)


# Aluette: nineteen classes, whatever the suit

def _aluette_orders(game: Any, say: Words) -> list[dict[str, Any]]:
    groups = [(say("gallery.group.class", n=n), cards) for n, cards in enumerate(CLASSES, 1)]
    return [_order(game, "strength", say("gallery.by.strength"), say("gallery.note.aluette"), groups, False)]


def _aluette_place(game: Any, card: Card, say: Words) -> str:
    n, others = CLASS[card] + 1, [other for other in CLASSES[CLASS[card]] if other is not card]
    if not others:
        return say("gallery.place.alone", n=n, all=len(CLASSES))
    return say("gallery.place.shared", n=n, all=len(CLASSES), cards=say.cards(game.pack, others))


def _aluette_points(game: Any, card: Card, say: Words) -> tuple[str, str]:
    return say("gallery.points.tricks"), ""


# Etori: Speculation, trumps, the suit that was led

def _etori_orders(game: Any, say: Words) -> list[dict[str, Any]]:
    pack, found = game.pack, []
    suits = {suit.letter: say(f"suit.{suit.key}") for suit in pack.suits}

    def strongest(trump: str, led: str) -> list[Card]:
        there = strengths(trump, led)
        return sorted([card for card in pack if card in there], key=there.__getitem__, reverse=True)

    for trump in TRUMPS:
        above = strongest(trump, "")
        groups: list[Group] = [(say("gallery.group.joker"), [card for card in above if card is JOKER]),
                               (say("gallery.group.speculation"), [card for card in above if card is SPECULATION]),
                               (say("gallery.group.trumps", suit=suits[trump]), [card for card in above if card.suit == trump])]
        groups += [(say("gallery.group.led", suit=name.capitalize()), [card for card in strongest(trump, led) if card not in above])
                   for led, name in suits.items() if led != trump]
        found.append(_order(game, f"strength-{trump}", say("gallery.by.strength"), say("gallery.note.etori"), groups, True,
                            (say("gallery.trumps"), suits[trump])))
    return found


def _etori_place(game: Any, card: Card, say: Words) -> str:
    if card is JOKER or card is SPECULATION:
        return say("gallery.place.joker" if card is JOKER else "gallery.place.speculation")
    trump = next(suit for suit in TRUMPS if suit != card.suit)
    there = strengths(trump, card.suit)
    own = [other for other in game.pack if other.suit == card.suit and other is not SPECULATION]
    n = sum(there[other] >= there[card] for other in own)
    return say("gallery.place.spade" if card.suit not in TRUMPS else "gallery.place.plain", n=n, all=len(own))


def _etori_points(game: Any, card: Card, say: Words) -> tuple[str, str]:
    rules = game.rules
    how = "pictures" if rules.bidding else rules.card_values
    worth = values(how, None).get(card, 0)
    if how == "pictures":
        return say("gallery.points.picture" if worth else "gallery.points.plain"), ""
    return say("table.points", n=worth) if worth else say("gallery.points.none"), ""


_Orders = Callable[[Any, Words], list[dict[str, Any]]]
_Place = Callable[[Any, Card, Words], str]
_Points = Callable[[Any, Card, Words], tuple[str, str]]
_GAMES: dict[str, tuple[_Orders, _Place, _Points]] = {
    "trappola": (_trappola_orders, _trappola_place, _trappola_points),
    "primiera": (_primiera_orders, _primiera_place, _primiera_points),
    "aluette": (_aluette_orders, _aluette_place, _aluette_points),
    "etori": (_etori_orders, _etori_place, _etori_points),
}
