"""Elfern told a second time: slow, plain, and written from the sources without a look at the engine.

Sources: Pierer's and Meyers's encyclopaedias, the Braillespiel wiki, the README of a computer game, the Wikipedia articles,
and the research notes made from them. A card is its code ("AS" is the ace of spades), and every question is answered by
telling the whole deal again from its first card. Nothing of `cardhistory` is imported.
"""
from __future__ import annotations

RANKS = "A K Q J T 9 8 7".split()  # from high to low
SUITS = "S H D C".split()
FIGURES = "A K Q J T".split()

OPTIONS = {
    "stock_play": "free",  # "beat"
    "end_play": "follow",  # "beat"
    "seven_beats_ace": False,
    "lead": "winner",  # "alternate"
    "schneider": 2,
    "schwarz": 2,
    "staender": "double",  # "pot", "draw"
    "doubles_again": True,
    "payment": "counters",  # "score"
}


class Table:
    """What lies on the table and in the hands after some plays."""

    def __init__(self, pack, dealer):
        cards = list(pack)
        self.hands = [[], []]
        for _ in range(3):  # in twos, the other player first
            for player in (1 - dealer, dealer):
                self.hands[player] += [cards.pop(0), cards.pop(0)]
        self.stock = cards
        self.leader = 1 - dealer
        self.led = None  # the card that waits for an answer
        self.tricks = []  # [leader, led card, answer, winner]


def beats(card, led, rules):
    """Does the answer take the trick?"""
    if card[1] != led[1]:
        return False
    if rules["seven_beats_ace"] and {card[0], led[0]} == {"A", "7"}:
        return card[0] == "7"
    return RANKS.index(card[0]) < RANKS.index(led[0])


def whose_turn(table):
    if not table.hands[0] and not table.hands[1]:
        return None
    return table.leader if table.led is None else 1 - table.leader


def allowed(table, rules):
    player = whose_turn(table)
    if player is None:
        return []
    hand = table.hands[player]
    if table.led is None:
        return list(hand)
    duty = rules["stock_play"] if table.stock else rules["end_play"]
    same = [card for card in hand if card[1] == table.led[1]]
    higher = [card for card in same if beats(card, table.led, rules)]
    if duty == "beat" and higher:
        return higher
    if duty in ("beat", "follow") and same:
        return same
    return list(hand)


def tell(pack, dealer, cards, options=()):
    """The table after these cards were played. A card that may not be played is an AssertionError."""
    rules = {**OPTIONS, **dict(options)}
    table = Table(pack, dealer)
    for card in cards:
        assert card in allowed(table, rules), (card, allowed(table, rules))
        player = whose_turn(table)
        table.hands[player].remove(card)
        if table.led is None:
            table.led = card
            continue
        winner = player if beats(card, table.led, rules) else table.leader
        table.tricks.append([table.leader, table.led, card, winner])
        table.led, table.leader = None, winner if rules["lead"] == "winner" else 1 - table.leader
        if table.stock:
            for who in (winner, 1 - winner):
                table.hands[who].append(table.stock.pop(0))
    return table


def figures(table, player):
    return sum(card[0] in FIGURES for trick in table.tricks if trick[3] == player for card in trick[1:3])


def value(number, rules):
    """What a deal is worth to the player with so many figures, if nothing stood before it."""
    if number == 20:
        return rules["schwarz"]
    if number >= 15:
        return rules["schneider"]
    return 1 if number >= 11 else 0


def count(table, standing, options=()):
    """The points of both players; ``standing`` is how many deals before this one ended ten to ten."""
    rules = {**OPTIONS, **dict(options)}
    taken = [figures(table, 0), figures(table, 1)]
    if taken == [10, 10]:
        return [-1, -1] if rules["staender"] == "pot" else [0, 0]
    winner = 0 if taken[0] > taken[1] else 1
    worth = value(taken[winner], rules)
    if rules["staender"] == "double":
        for _ in range(standing if rules["doubles_again"] else min(1, standing)):
            worth *= 2
    points = [0, 0]
    points[winner] = worth
    if rules["payment"] == "counters":
        points[1 - winner] = -worth
    if rules["staender"] == "pot":
        points[winner] += 2 * standing
    return points
