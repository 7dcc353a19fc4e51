"""Kakeya trump told a second time: slow, plain, and written from the sources without a look at the engine.

Sources: the pages of the local players, of Kusaba, of Game Farm and of a games club on the game of Kakeya, and the research
notes made from them. A card is its code ("AS" is the ace of spades), an action its text, and every question is answered by
telling the whole deal again from its first card. Nothing of `cardhistory` is imported.
"""
from __future__ import annotations

RANKS = "A K Q J T 9 8 7 6 5 4 3 2".split()  # from high to low
SUITS = "S H D C".split()

OPTIONS = {
    "players": 4,  # 6: one pair sits out and deals
    "trump": "changeable",  # "clubs"
    "trump_namer": "dealers",  # "last_dealers"
    "rensho_free": True,
    "lead": "winners",  # "right"
    "call": False,
    "score": "one_two_four",  # "one_two"
    "stones": 5,
}


class Table:
    """What lies on the table and in the hands after some actions."""

    def __init__(self):
        self.trump = None
        self.named = False
        self.hands = {}
        self.called = None  # "iku" or "koi"
        self.leader = None
        self.plays = []
        self.tricks = []  # [plays, winner]


def pair_of(player, rules):
    return player % (rules["players"] // 2)


def playing(dealer, rules):
    """Those who play, in order from the dealer's right."""
    turn = [(dealer + step) % rules["players"] for step in range(1, rules["players"] + 1)]
    return [player for player in turn if rules["players"] == 4 or pair_of(player, rules) != pair_of(dealer, rules)]


def rensho(trump):
    return "AC" if trump == "S" else "AS"


def namer(dealer, last_dealers, rules):
    """Who says what the trumps are."""
    if rules["players"] == 6 and rules["trump_namer"] == "last_dealers" and last_dealers not in (None, pair_of(dealer, rules)):
        return [player for player in playing(dealer, rules) if pair_of(player, rules) == last_dealers][0]
    return dealer


def first_leader(dealer, winners, rules):
    """Who leads, or says whether he does."""
    if rules["lead"] == "right":
        return playing(dealer, rules)[0]
    if winners is not None:
        of_winners = [player for player in playing(dealer, rules) if pair_of(player, rules) == winners]
        return of_winners[0]
    return dealer if rules["players"] == 4 else playing(dealer, rules)[0]


def partner(player, rules):
    return (player + rules["players"] // 2) % rules["players"]


def tell(pack, dealer, actions, options=(), trump="S", winners=None, last_dealers=None):
    """Tell the deal. ``trump`` as it stood, ``winners`` of the last deal, its dealers. A wrong action is an AssertionError."""
    rules = {**OPTIONS, **dict(options)}
    table = Table()
    table.trump = "C" if rules["trump"] == "clubs" else trump
    table.named = rules["trump"] == "clubs"
    table.context = (pack, dealer, winners, last_dealers, rules)
    table.hands = {player: [] for player in range(rules["players"])}
    if table.named:
        hand_out(table)
    for action in actions:
        assert action in allowed(table), (action, allowed(table))
        do(table, action)
    return table


def hand_out(table):
    pack, dealer, winners, _, rules = table.context
    seats = playing(dealer, rules)
    for place, card in enumerate(pack):
        table.hands[seats[place % 4]].append(card)
    table.leader = first_leader(dealer, winners, rules)


def whose_turn(table):
    _, dealer, _, last_dealers, rules = table.context
    if not table.named:
        return namer(dealer, last_dealers, rules)
    if len(table.tricks) == 13:
        return None
    if table.plays:
        seats = playing(dealer, rules)
        return seats[(seats.index(table.plays[-1][0]) + 1) % 4]
    return table.leader


def allowed(table):
    rules = table.context[-1]
    player = whose_turn(table)
    if player is None:
        return set()
    if not table.named:
        return {f"trump {suit}" for suit in SUITS}
    if rules["call"] and table.called is None:
        return {"iku", "koi"}
    hand = table.hands[player]
    cards = list(hand)
    if table.plays:
        same = [card for card in hand if card[1] == table.plays[0][1][1]]
        if same:
            cards = same
            top = rensho(table.trump)
            if rules["rensho_free"] and top in hand and top not in cards:
                cards = [*cards, top]
    return {f"play {card}" for card in cards}


def do(table, action):
    rules = table.context[-1]
    player = whose_turn(table)
    words = action.split()
    if words[0] == "trump":
        table.trump, table.named = words[1], True
        hand_out(table)
    elif words[0] in ("iku", "koi"):
        table.called = words[0]
        if words[0] == "koi":
            table.leader = partner(player, rules)
    else:
        table.hands[player].remove(words[1])
        table.plays.append([player, words[1]])
        if len(table.plays) == 4:
            table.leader = winner_of(table.plays, table.trump)
            table.tricks.append([table.plays, table.leader])
            table.plays = []


def winner_of(plays, trump):
    """The renshō, else the highest trump, else the highest card of the suit led."""
    for player, card in plays:
        if card == rensho(trump):
            return player
    for suit in (trump, plays[0][1][1]):
        of_suit = [[RANKS.index(card[0]), player] for player, card in plays if card[1] == suit]
        if of_suit:
            return min(of_suit)[1]
    raise AssertionError("nobody won")


def pictures(table, pair):
    rules = table.context[-1]
    return [card for plays, winner in table.tricks if pair_of(winner, rules) == pair
            for _, card in plays if card[0] in "AKQJ"]


def held_by(table, wanted):
    """The pair that was dealt a card."""
    rules = table.context[-1]
    for plays, _ in table.tricks:
        for player, card in plays:
            if card == wanted:
                return pair_of(player, rules)
    raise AssertionError(wanted)


def result(table):
    """(winning pair, losing pair, stones that change hands if they are there)."""
    rules = table.context[-1]
    one, two = sorted({pair_of(player, rules) for player in playing(table.context[1], rules)})
    taken = {pair: pictures(table, pair) for pair in (one, two)}
    top = rensho(table.trump)
    if len(taken[one]) == len(taken[two]) == 8:
        loser = held_by(table, top)
        winner = two if loser == one else one
        if rules["score"] == "one_two_four":
            stones = 1
            if "A" + table.trump in taken[loser]:
                stones = 2
            if all("A" + suit in taken[loser] for suit in SUITS):
                stones = 4
            return winner, loser, stones
    else:
        winner, loser = (one, two) if len(taken[one]) > len(taken[two]) else (two, one)
    number = len(taken[winner])
    if rules["score"] == "one_two_four":
        return winner, loser, 4 if number == 16 else 2 if number >= 12 else 1
    both_aces = held_by(table, top) == loser and held_by(table, "A" + table.trump) == loser
    return winner, loser, 2 if number >= 12 or both_aces else 1


def count(table, scores):
    """The stones every pair wins or loses; ``scores`` is what it had won or lost before."""
    rules = table.context[-1]
    winner, loser, stones = result(table)
    stones = max(0, min(stones, rules["stones"] + scores[loser]))
    points = [0] * (rules["players"] // 2)
    points[winner], points[loser] = stones, -stones
    return points
