"""Coteccio told a second time: slow, plain, and written from the sources without a look at the engine.

Sources: the research notes made from Pagat's and Thanos' pages on the game of Trieste. Everything here is lists of card
codes, and every question is answered by telling the whole deal again from its first card. Nothing of `cardhistory` is
imported. A card is its code ("AS" is the ace of swords), an action its text.
"""
from __future__ import annotations

RANKS = "A R C F 7 6 5 4 3 2".split()  # from high to low
VALUE = {"A": 6, "R": 5, "C": 4, "F": 3}

OPTIONS = {
    "players": 4,
    "lives": 4,
    "capotto": "others_lose_life",  # "wins_pot", "no_life_lost", "none"
    "all_out": "replay",  # "draw"
}


class Table:
    """What lies on the table and in the hands after some actions."""

    def __init__(self):
        self.hands = {}  # seat: cards; only of those who still have a life
        self.stock = []
        self.plays = []
        self.tricks = []  # [plays, winner]
        self.turn = None


def alive(lives):
    return [seat for seat, left in enumerate(lives) if left > 0]


def to_the_right(seat, lives):
    """The next player who still has a life."""
    while True:
        seat = (seat + 1) % len(lives)
        if lives[seat] > 0:
            return seat


def tell(order, dealer, lives, actions):
    """Tell the deal. An action that is not allowed is an AssertionError."""
    table = Table()
    cards = list(order)
    table.hands = {seat: [] for seat in alive(lives)}
    for _ in range(5):
        seat = dealer
        for _ in alive(lives):
            seat = to_the_right(seat, lives)
            table.hands[seat].append(cards.pop(0))
    table.stock = cards
    table.turn = to_the_right(dealer, lives)
    for action in actions:
        assert action in allowed(table), (action, allowed(table))
        card = action.split()[1]
        table.hands[table.turn].remove(card)
        table.plays.append([table.turn, card])
        if len(table.plays) < len(table.hands):
            table.turn = to_the_right(table.turn, lives)
            continue
        winner = winner_of(table.plays)
        table.tricks.append([table.plays, winner])
        table.plays = []
        table.turn = winner if len(table.tricks) < 5 else None
    return table


def allowed(table):
    """Every action text that is allowed now, as a set."""
    if table.turn is None:
        return set()
    hand = table.hands[table.turn]
    cards = list(hand)
    if table.plays:
        led = table.plays[0][1]
        cards = [card for card in hand if card[1] == led[1]] or cards
    return {f"play {card}" for card in cards}


def winner_of(plays):
    """The highest card of the suit that was led."""
    suit = plays[0][1][1]
    return min([RANKS.index(card[0]), seat] for seat, card in plays if card[1] == suit)[1]


def points(table):
    """{seat: points in the tricks it has taken}; the last trick is 6 more."""
    found = dict.fromkeys(table.hands, 0)
    for number, (plays, winner) in enumerate(table.tricks, 1):
        for _, card in plays:
            found[winner] += VALUE.get(card[0], 0)
        if number == 5:
            found[winner] += 6
    return found


def lives_lost(table, lives, options=()):
    """How many lives every seat loses in a finished deal."""
    rules = {**OPTIONS, **dict(options)}
    lost = [0] * len(lives)
    everything = [seat for seat in table.hands if all(winner == seat for _, winner in table.tricks)]
    if everything and rules["capotto"] != "none":
        for seat in table.hands:
            if seat != everything[0]:
                lost[seat] = {"others_lose_life": 1, "wins_pot": lives[seat], "no_life_lost": 0}[rules["capotto"]]
        return lost
    taken = points(table)
    most = max(taken.values())
    losers = [seat for seat in taken if taken[seat] == most]
    if rules["all_out"] == "replay" and all(seat in losers and lives[seat] == 1 for seat in table.hands):
        return lost
    for seat in losers:
        lost[seat] = 1
    return lost
