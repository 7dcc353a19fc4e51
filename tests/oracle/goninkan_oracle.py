"""Goninkan told a second time: slow, plain, and written from the sources without a look at the engine.

Sources: the research notes made from the rules of the Goshogawara chamber of commerce and the pages that explain them.
Everything here is lists of card codes, and every question is answered by telling the whole round again from its first card.
Nothing of `cardhistory` is imported. A card is its code ("AS" is the ace of spades, "Jk" the joker), an action its text.
``orders`` is the pack in order for the first, second and third dealing of the round.
"""
from __future__ import annotations

RANKS = "A K Q J T 9 8 7 6 5 4 3 2".split()  # from high to low
SUITS = "S H D C".split()
PACK = [rank + suit for suit in SUITS for rank in RANKS if rank != "2" or suit == "S"] + ["Jk"]

OPTIONS = {
    "nijukan": "exchange",  # "keep"
    "first_lead": "kankei",  # "spade_ace"
    "joker_lead": "names_suit",  # "calls_trump"
    "last_joker": "forced",  # "weakest"
    "mukankei_score": "opposite",  # "none"
    "targets": (9, 8, 9),
    "three_bonus": 1,
    "rounds": 10,
}


class Table:
    """What lies on the table and in the hands after some actions."""

    def __init__(self):
        self.bout = 0
        self.trump = None
        self.ring = []  # the players as they sit, each to the right of the one before
        self.hands = []
        self.kankei = None
        self.both = None  # who was dealt the trump ace and the joker
        self.leader = None
        self.plays = []
        self.named = None
        self.tricks = []  # of this bout: [plays, winner]
        self.done = []  # finished bouts: pictures of the kankei
        self.phase = None


def right_of(table, player, steps=1):
    return table.ring[(table.ring.index(player) + steps) % 5]


def trump_of(number, rules):
    """Clubs, diamonds, hearts in turn; the last round has spades."""
    if number == rules["rounds"]:
        return "S"
    return ["C", "D", "H"][(number - 1) % 3]


def tell(orders, dealer, number, ring, actions, options=()):
    """Tell the round. An action that is not allowed is an AssertionError."""
    rules = {**OPTIONS, **dict(options)}
    table = Table()
    table.ring = list(ring)
    hand_out(table, orders, dealer)
    table.trump = trump_of(number, rules)
    ace = [player for player in range(5) if "A" + table.trump in table.hands[player]][0]
    joker = [player for player in range(5) if "Jk" in table.hands[player]][0]
    if ace == joker:
        table.both = ace
        table.kankei = [ace, right_of(table, ace, 2)]
        table.phase = "exchange" if rules["nijukan"] == "exchange" else "lead"
    else:
        table.kankei = [ace, joker]
        for left, right in ((ace, joker), (joker, ace)):
            if right_of(table, left) == right:
                place, further = table.ring.index(right), table.ring.index(right_of(table, right))
                table.ring[place], table.ring[further] = table.ring[further], table.ring[place]
                break
        table.phase = "lead"
    to_lead(table, rules)
    for action in actions:
        assert action in allowed(table, dealer, rules), (action, allowed(table, dealer, rules))
        do(table, orders, dealer, rules, action)
    return table


def hand_out(table, orders, dealer):
    """One by one, from the dealer's left, and on to the right."""
    cards = list(orders[table.bout])
    table.bout += 1
    table.hands = [[] for _ in range(5)]
    for _ in range(10):
        for steps in range(5):
            table.hands[right_of(table, dealer, steps - 1)].append(cards.pop(0))
    table.tricks, table.plays, table.leader, table.named = [], [], None, None


def to_lead(table, rules):
    if table.phase == "lead" and rules["first_lead"] == "spade_ace":
        table.leader = [player for player in range(5) if "AS" in table.hands[player]][0]
        table.phase = "play"


def first_kankei(table, dealer):
    """The first of the two in turn from the dealer's right."""
    for steps in range(1, 6):
        if right_of(table, dealer, steps) in table.kankei:
            return right_of(table, dealer, steps)


def other_kankei(table, player):
    return [one for one in table.kankei if one != player][0]


def whose_turn(table, dealer):
    if table.phase == "over":
        return None
    first = first_kankei(table, dealer)
    if table.phase == "exchange":
        return right_of(table, table.both)
    if table.phase == "show":
        return other_kankei(table, first)
    if table.phase in ("trump", "lead"):
        return first
    return right_of(table, table.plays[-1][0]) if table.plays else table.leader


def allowed(table, dealer, rules):
    """Every action text that is allowed now, as a set. Two cards are shown in the order of the pack."""
    player = whose_turn(table, dealer)
    if player is None:
        return set()
    hand = table.hands[player]
    if table.phase == "exchange":
        return {f"exchange {one} {other}" for one in (1, 2) for other in range(1, 11)}
    if table.phase == "show":
        held = [card for card in PACK if card in hand]
        return {f"show {one} {other}" for place, one in enumerate(held) for other in held[place + 1:]}
    if table.phase == "trump":
        return {f"trump {suit}" for suit in SUITS}
    if table.phase == "lead":
        return {"iku", "koi"}
    number = len(table.tricks) + 1
    if rules["last_joker"] == "forced" and number == 9 and "Jk" in hand:
        cards = ["Jk"]
    else:
        suit = suit_to_follow(table, rules)
        same = [card for card in hand if card != "Jk" and card[1] == suit]
        cards = [card for card in hand if card in same or card == "Jk"] if same else list(hand)
        if number == 1:
            cards = [card for card in cards if card != "Jk"]
    texts = set()
    for card in cards:
        if card == "Jk" and not table.plays and rules["joker_lead"] == "names_suit" and number < 10:
            texts |= {f"play Jk {suit}" for suit in SUITS}
        else:
            texts.add(f"play {card}")
    return texts


def suit_to_follow(table, rules):
    if not table.plays:
        return None
    led = table.plays[0][1]
    if led != "Jk":
        return led[1]
    return table.named if rules["joker_lead"] == "names_suit" else table.trump


def do(table, orders, dealer, rules, action):
    player = whose_turn(table, dealer)
    words = action.split()
    if words[0] == "exchange":
        partner = other_kankei(table, table.both)
        laid = [card for card in table.hands[table.both] if card in ("Jk", "A" + table.trump)]
        one, other = laid[int(words[1]) - 1], table.hands[partner][int(words[2]) - 1]
        table.hands[table.both][table.hands[table.both].index(one)] = other
        table.hands[partner][int(words[2]) - 1] = one
        table.phase = "lead"
        to_lead(table, rules)
    elif words[0] == "show":
        table.phase = "trump"
    elif words[0] == "trump":
        table.trump = words[1]
        table.phase = "lead"
        to_lead(table, rules)
    elif words[0] in ("iku", "koi"):
        table.leader = player if words[0] == "iku" else other_kankei(table, player)
        table.phase = "play"
    else:
        table.named = words[2] if len(words) == 3 else table.named
        table.hands[player].remove(words[1])
        table.plays.append([player, words[1]])
        if len(table.plays) == 5:
            end_trick(table, orders, dealer, rules)


def winner_of(plays, trump, last_and_weak=False):
    """The joker, or else the highest trump, or else the highest card of the suit led."""
    if last_and_weak:
        plays = [[player, card] for player, card in plays if card != "Jk"]
    for player, card in plays:
        if card == "Jk":
            return player
    for suit in (trump, plays[0][1][1]):
        found = [[RANKS.index(card[0]), player] for player, card in plays if card[1] == suit]
        if found:
            return min(found)[1]


def end_trick(table, orders, dealer, rules):
    last = len(table.tricks) == 9
    winner = winner_of(table.plays, table.trump, last and rules["last_joker"] == "weakest")
    table.tricks.append([table.plays, winner])
    table.plays, table.named, table.leader = [], None, winner
    if not last:
        return
    table.done.append(pictures(table, table.kankei))
    if table.done[-1] < rules["targets"][table.bout - 1] or table.bout == 3:
        table.phase = "over"
        return
    hand_out(table, orders, dealer)
    table.trump = None
    table.phase = "show"


def pictures(table, players):
    return sum(card[0] in "AKQJ" and card != "Jk" for plays, winner in table.tricks for _, card in plays if winner in players)


def count(table, options=()):
    """The points of every player in a finished round."""
    rules = {**OPTIONS, **dict(options)}
    total = sum(1 if got >= target else -1 for got, target in zip(table.done, rules["targets"], strict=False))
    if len(table.done) == 3 and table.done[2] >= rules["targets"][2]:
        total += rules["three_bonus"]
    against = -total if rules["mukankei_score"] == "opposite" else 0
    return [total if player in table.kankei else against for player in range(5)]
