"""Etori told a second time: slow, plain, and written from the sources without a look at the engine.

Sources: the encyclopaedia article that the lesson begins from (Sakuragi 1885/86, Takamiya 1917), the pages on the modern
descendants that fill its gaps, and the research notes made from them. Everything here is lists of card codes, and every
question is answered by telling the whole deal again from its first card.

Nothing of `cardhistory` is imported. A card is its code ("AS" is the ace of spades, "Jk" the joker), an action its text.
``orders`` is the pack in order for the first dealing, for the second (after a redeal), and so on.
"""
from __future__ import annotations

RANKS = "A K Q J T 9 8 7 6 5 4 3 2".split()  # from high to low, in every suit alike
SUITS = "S H D C"
LOW_CARDS = ["2C", "2D", "2H", "2S", "3C"]  # left out, in this order, until the pack divides evenly
TURN_OF_TRUMPS = ["C", "D", "H"]

OPTIONS = {
    "sides": "pairs",  # or "each"
    "players": 4,
    "joker": False,
    "hand_size": None,  # None: all cards are dealt; otherwise so many, and a stock
    "redeal": "any",  # "claim", "off"
    "trump": "dealer",  # "rotate"
    "bidding": False,
    "lowest_bid": 9,
    "napoleon_target": "at_least",  # "exact"
    "first_lead": "any",  # "plain"
    "joker_lead": "calls_trump",  # "names_suit", "free"
    "joker_demand": "none",  # "must_play", "three_wins"
    "card_values": "pictures",  # "rank10_5", "k20q10j5", "two_ten_jack_plus"
    "score": "per_card",  # "excess", "kakeya", "taken"
    "tie_8_8": "draw",  # "speculation_loses"
    "sweep_bonus": 0,
    "direction": "anticlockwise",  # "clockwise"
}


class Table:
    """What lies on the table and in the hands after some actions."""

    def __init__(self):
        self.trump = None
        self.dealings = 0
        self.hands = []
        self.stock = []
        self.checked = 0  # how many have said whether their hand is to be dealt again
        self.bids = []  # [player, number or None for a pass]
        self.tricks = []  # finished: {"plays": [[player, card]...], "winner": player, "dead": bool, "named": suit or None}
        self.plays = []
        self.dead = False
        self.named = None
        self.leader = None


def pack(rules):
    cards = [rank + suit for suit in SUITS.split() for rank in RANKS]
    if rules["joker"]:
        cards.append("Jk")
    too_many = len(cards) % rules["players"]
    return [card for card in cards if card not in LOW_CARDS[:too_many]]


def after(player, rules, steps=1):
    """The player whose turn comes so many places later: to the right, unless the play is clockwise."""
    way = 1 if rules["direction"] == "anticlockwise" else -1
    return (player + way * steps) % rules["players"]


def tell(orders, dealer, number, actions, options=()):
    """Tell the deal. ``number``: which deal of the match. An action that is not allowed is an AssertionError."""
    rules = {**OPTIONS, **dict(options)}
    table = Table()
    table.hands = [[] for _ in range(rules["players"])]
    table.stock = [card for card in orders[0] if card in pack(rules)]
    if not rules["bidding"] and rules["trump"] == "rotate":
        table.trump = TURN_OF_TRUMPS[(number - 1) % 3]
    if rules["bidding"] or table.trump:
        hand_out(table, orders, dealer, rules)
    for action in actions:
        assert action in allowed(table, dealer, rules), (action, allowed(table, dealer, rules))
        do(table, orders, dealer, rules, action)
    return table


def hand_out(table, orders, dealer, rules):
    cards = [card for card in orders[table.dealings] if card in pack(rules)]
    table.dealings += 1
    each = rules["hand_size"] or len(cards) // rules["players"]
    table.hands = [[] for _ in range(rules["players"])]
    for _ in range(each):
        for place in range(1, rules["players"] + 1):
            table.hands[after(dealer, rules, place)].append(cards.pop(0))
    table.stock = cards
    table.checked = 0


def bad_hand(hand):
    """A suit is missing, or seven or more cards are of one suit."""
    lengths = [sum(card.endswith(suit) for card in hand) for suit in SUITS.split()]
    return min(lengths) == 0 or max(lengths) >= 7


def declarer(table):
    made = [bid for bid in table.bids if bid[1] is not None]
    return made[-1] if made else None


def whose_turn(table, dealer, rules):
    """(phase, player), or None when the deal is over."""
    n = rules["players"]
    if not table.dealings:
        return "trump", dealer
    if rules["hand_size"] is None and rules["redeal"] != "off" and table.checked < n:
        return "check", after(dealer, rules, table.checked + 1)
    if rules["bidding"]:
        if len(table.bids) < n:
            return "bid", after(dealer, rules, len(table.bids) + 1)
        if declarer(table) is None:
            return None
        if table.trump is None:
            return "trump", declarer(table)[0]
    if not table.plays and not any(table.hands):
        return None
    if table.plays:
        return "play", after(table.plays[0][0], rules, len(table.plays))
    if table.leader is None:
        return "play", declarer(table)[0] if rules["bidding"] else after(dealer, rules)
    return "play", table.leader


def led_card(plays, dead):
    """The card that was led: the first, or the second when the first is dead; None while there is none."""
    place = 1 if dead else 0
    return plays[place][1] if len(plays) > place else None


def plain(card, trump):
    return card == "Jk" or card[1] not in ("S", trump)


def allowed(table, dealer, rules):
    """Every action text that is allowed now, as a set."""
    turn = whose_turn(table, dealer, rules)
    if turn is None:
        return set()
    phase, player = turn
    hand = table.hands[player]
    if phase == "trump":
        return {"trump C", "trump D", "trump H"}
    if phase == "check":
        if not bad_hand(hand):
            return {"keep"}
        return {"redeal"} if rules["redeal"] == "any" else {"redeal", "keep"}
    if phase == "bid":
        least = declarer(table)[1] + 1 if declarer(table) else rules["lowest_bid"]
        return {"pass"} | {f"bid {number}" for number in range(least, 17)}
    led = led_card(table.plays, table.dead)
    if led is None:
        cards = list(hand)
        fit = [card for card in hand if plain(card, table.trump)]
        if rules["first_lead"] == "plain" and not table.tricks and not table.plays and fit not in ([], ["Jk"]):
            cards = fit
        texts = set()
        for card in cards:
            if card == "Jk" and rules["joker_lead"] == "names_suit":
                texts |= {f"play Jk {suit}" for suit in SUITS.split()}
            else:
                texts.add(f"play {card}")
        return texts
    if led == "3S" and rules["joker_demand"] != "none" and "Jk" in hand:
        return {"play Jk"}
    if led == "Jk":
        suit = {"calls_trump": table.trump, "names_suit": table.named, "free": None}[rules["joker_lead"]]
    else:
        suit = led[1]
    same = [card for card in hand if card != "Jk" and card[1] == suit]
    if not same:
        return {f"play {card}" for card in hand}
    return {f"play {card}" for card in same} | ({"play Jk"} if "Jk" in hand else set())


def do(table, orders, dealer, rules, action):
    phase, player = whose_turn(table, dealer, rules)
    words = action.split()
    if phase == "trump":
        table.trump = words[1]
        if not rules["bidding"]:
            hand_out(table, orders, dealer, rules)
    elif action == "keep":
        table.checked += 1
    elif action == "redeal":
        hand_out(table, orders, dealer, rules)
    elif phase == "bid":
        table.bids.append([player, int(words[1]) if words[0] == "bid" else None])
    else:
        card = words[1]
        if rules["first_lead"] == "plain" and not table.tricks and not table.plays and not plain(card, table.trump):
            table.dead = True
        if len(words) == 3:
            table.named = words[2]
        table.hands[player].remove(card)
        table.plays.append([player, card])
        if len(table.plays) == rules["players"]:
            end_trick(table, rules)


def winner_of(plays, trump, dead=False, three_wins=False):
    """Joker, else Speculation, else the highest trump, else the highest card of the suit led."""
    live = plays[1:] if dead else plays
    led = live[0][1]
    if three_wins and led == "3S":
        return live[0][0]
    for top in ("Jk", "AS"):
        for player, card in live:
            if card == top:
                return player
    for suit in (trump, led[1]):
        of_suit = [[RANKS.index(card[0]), player] for player, card in live if card[1] == suit]
        if of_suit:
            return min(of_suit)[1]
    raise AssertionError("nobody won")


def end_trick(table, rules):
    winner = winner_of(table.plays, table.trump, table.dead, rules["joker_demand"] == "three_wins")
    table.tricks.append({"plays": table.plays, "winner": winner, "dead": table.dead, "named": table.named})
    table.plays, table.dead, table.named = [], False, None
    table.leader = winner
    if table.stock:
        for steps in range(rules["players"]):
            table.hands[after(winner, rules, steps)].append(table.stock.pop(0))


# Counting

def value(card, trump, rules):
    how = rules["card_values"]
    rank = card[0] if card != "Jk" else "joker"
    if how == "pictures":
        return 1 if rank in "AKQJ" else 0
    if how == "rank10_5":
        return 10 if rank == "T" else 5 if rank in "AKQJ" else 0
    if how == "k20q10j5":
        return {"K": 20, "Q": 10, "J": 5}.get(rank, 0)
    if card == "Jk" or card[1] == "S":
        return 0
    if card[1] == trump:
        return {"2": 10, "T": 10, "J": 10, "A": 5, "K": 5, "Q": 5}.get(rank, 0)
    return 1 if rank in "AKQJT" else 0


def side_of(player, rules):
    return player % 2 if rules["sides"] == "pairs" else player


def taken_by(table, side, rules):
    return [card for trick in table.tricks if side_of(trick["winner"], rules) == side for _, card in trick["plays"]]


def holder_of_speculation(table):
    for trick in table.tricks:
        for player, card in trick["plays"]:
            if card == "AS":
                return player
    return None


def count(table, rules):
    """The points of every side of a finished deal."""
    sides = 2 if rules["sides"] == "pairs" else rules["players"]
    if rules["bidding"]:
        points = [0] * sides
        if declarer(table):
            player, bid = declarer(table)
            side = side_of(player, rules)
            pictures = sum(card != "Jk" and card[0] in "AKQJ" for card in taken_by(table, side, rules))
            made = pictures == bid if rules["napoleon_target"] == "exact" else pictures >= bid
            points[side] = bid if made else -bid
        return points
    taken = [sum(value(card, table.trump, rules) for card in taken_by(table, side, rules)) for side in range(sides)]
    total = sum(taken)
    best = max(taken)
    if rules["score"] == "taken":
        points = list(taken)
    elif taken.count(best) > 1:
        points = [0] * sides
        if rules["sides"] == "pairs" and rules["tie_8_8"] == "speculation_loses":
            loser = side_of(holder_of_speculation(table), rules)
            stones = 1
            if rules["score"] == "kakeya":
                cards = taken_by(table, loser, rules)
                if "A" + table.trump in cards:
                    stones = 2
                if all("A" + suit in cards for suit in SUITS.split()):
                    stones = 4
            points[1 - loser] = stones
    else:
        winner = taken.index(best)
        points = [0] * sides
        if rules["score"] == "per_card":
            points[winner] = best
        elif rules["score"] == "excess":
            points[winner] = max(0, best - total // 2)
        else:
            points[winner] = 4 if best == total else 2 if 4 * best >= 3 * total else 1
    if best == total:
        points[taken.index(best)] += rules["sweep_bonus"]
    return points
