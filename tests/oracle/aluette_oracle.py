"""Aluette told a second time: slow, plain, and written from the sources before the engine was.

Sources: the encyclopaedia article that the lesson begins from (after Parlett), and the research notes made from it and from the
other witnesses. Everything here is lists of card codes, and every question is answered by telling the whole deal again from its
first card, so that nothing can be carried over wrongly from one position to the next.

Nothing of `cardhistory` is imported. A card is its code ("3D" is Monsieur), an action its text ("play 3D"). Who catches a sign is
not told here: it changes nothing in what may be done.
"""
from __future__ import annotations

SUITS = "DCEB"
RANKS = "A R C V 9 8 7 6 5 4 3 2".split()
PACK = [rank + suit for suit in SUITS for rank in RANKS]

# The nineteen classes, strongest first, each written out.
CLASSES = [
    ["3D"], ["3C"], ["2D"], ["2C"],  # the luettes
    ["9C"], ["9D"], ["2B"], ["2E"],  # the doubles
    ["AD", "AC", "AE", "AB"], ["RD", "RC", "RE", "RB"], ["CD", "CC", "CE", "CB"], ["VD", "VC", "VE", "VB"],
    ["9E", "9B"],
    ["8D", "8C", "8E", "8B"], ["7D", "7C", "7E", "7B"], ["6D", "6C", "6E", "6B"], ["5D", "5C", "5E", "5B"],
    ["4D", "4C", "4E", "4B"],
    ["3E", "3B"],
]
SPECIAL = ["3D", "3C", "2D", "2C", "9C", "9D", "2B", "2E"]
ACES = ["AD", "AC", "AE", "AB"]

OPTIONS = {
    "players": 4,  # or 6
    "chant": "ask",  # or "never"
    "chant_recipients": "left_and_partner",  # or "left_and_dealer"
    "hand_exchange": False,
    "spoiled": "void",  # or "carry_over"
    "mordienne_min_run": 2,
    "mordienne_needs_earlier_trick": False,
    "mordienne_skip_spoiled": False,
    "surrender_only_before_first_trick": False,
    "match": "five_deals",  # or "first_to_5", "rebour_10"
    "signs": True,
    "relative_signs": False,
    "false_signs": False,
    "talk": True,
}


def klass(card):
    for number, cards in enumerate(CLASSES):
        if card in cards:
            return number
    raise AssertionError(card)


def take_trick(plays):
    """The player who wins these (player, card) plays, or None for a spoiled trick: two cards of the best class in it."""
    best = min(klass(card) for _, card in plays)
    holders = [player for player, card in plays if klass(card) == best]
    return holders[0] if len(holders) == 1 else None


class Table:
    """What lies on the table and in the hands after some actions."""

    def __init__(self):
        self.hands = []
        self.talon = []
        self.away = []  # for each player the cards laid away, never seen again
        self.asked_exchange = 0
        self.exchanged = None
        self.votes = []
        self.chanteurs = []
        self.asked_announce = 0
        self.announced = []
        self.tricks = []  # lists of (player, card)
        self.winners = []
        self.open_trick = []
        self.leader = None
        self.offer = None  # the player whose offer waits for its answer
        self.refused = None  # the team whose offer was refused
        self.gave_up = None  # the team whose offer was accepted
        self.signs = []  # (player, sign)
        self.spoke = []  # players who spoke in this trick


def round_from(dealer, players):
    return [(dealer + 1 + i) % players for i in range(players)]


def size(rules):
    return 9 if rules["players"] == 4 else 7


def tell(order, dealer, actions, options=()):
    """Tell the deal: the pack in order, then each action. An action that is not allowed is an AssertionError."""
    rules = {**OPTIONS, **dict(options)}
    assert sorted(order) == sorted(PACK)
    players = rules["players"]
    table = Table()
    table.hands = [[] for _ in range(players)]
    table.away = [[] for _ in range(players)]
    pack = list(order)
    for number in (3, 3, 3) if players == 4 else (3, 3, 1):
        for player in round_from(dealer, players):
            for _ in range(number):
                table.hands[player].append(pack.pop(0))
    table.talon = pack
    table.leader = round_from(dealer, players)[0]
    for action in actions:
        assert action in allowed(table, dealer, rules), (action, sorted(allowed(table, dealer, rules)))
        do(table, dealer, rules, action)
    return table


def whose_turn(table, dealer, rules):
    """(what is asked, player), or None when the deal is over."""
    players = rules["players"]
    order = round_from(dealer, players)
    if table.gave_up is not None or len(table.tricks) == size(rules):
        return None
    if rules["hand_exchange"] and players == 4 and table.exchanged is None and table.asked_exchange < players:
        return "exchange", order[table.asked_exchange]
    if rules["chant"] == "ask" and players == 4 and table.exchanged is None:
        if "refuse" not in table.votes and len(table.votes) < players:
            return "chant", order[len(table.votes)]
        for player in table.chanteurs:
            if not table.tricks and not table.open_trick and len(table.away[player]) < 6:
                return "discard", player
    if rules["match"] == "rebour_10" and table.asked_announce < players:
        return "announce", order[table.asked_announce]
    if table.offer is not None:
        return "surrender", (table.offer + 1) % players
    if table.open_trick:
        return "play", (table.open_trick[-1][0] + 1) % players
    return "play", table.leader


def worthless(hand):
    return not any(card in SPECIAL or card in ACES for card in hand)


def allowed(table, dealer, options=()):
    """Every action text that is allowed now, as a set."""
    rules = {**OPTIONS, **dict(options)}
    turn = whose_turn(table, dealer, rules)
    if turn is None:
        return set()
    what, player = turn
    hand = table.hands[player]
    texts = set()
    if what == "exchange":
        texts.add("stand")
        if worthless(hand):
            texts.add("exchange")
    if what == "chant":
        texts |= {"agree", "refuse"}
    if what == "discard":
        texts |= {"discard " + card for card in hand}
    if what == "announce":
        texts |= {"announce", "pass"}
    if what == "surrender":
        texts |= {"accept", "refuse"}
    if what == "play":
        texts |= {"play " + card for card in hand}
        if rules["talk"] and player not in table.spoke:
            texts |= {"say high", "say low", "say spoil"}
        soon_enough = len(table.tricks) < size(rules) - 1
        if rules["surrender_only_before_first_trick"]:
            soon_enough = len(hand) == size(rules)
        if table.refused is None and soon_enough:
            texts.add("concede")
    if rules["signs"] and what != "discard":
        texts |= {"sign " + sign for sign in signs(table, rules, player) if (player, sign) not in table.signs}
    return texts


def signs(table, rules, player):
    """The signs a player may make: the list, and of it what is true unless false signs are allowed."""
    hand = table.hands[player]
    best = min(klass(card) for card in hand)
    found = []
    for card in SPECIAL:
        if rules["false_signs"] or card in hand:
            found.append(card)
        if rules["relative_signs"]:
            if rules["false_signs"] or best < klass(card):
                found.append("above " + card)
            if rules["false_signs"] or best > klass(card):
                found.append("below " + card)
    held = len([card for card in hand if card in ACES])
    for number in (1, 2, 3, 4):
        if rules["false_signs"] or number == held:
            found.append(f"A {number}")
    if rules["false_signs"] or not any(card in SPECIAL for card in hand):
        found.append("bad")
    if rules["false_signs"] or player not in table.winners:
        found.append("mordienne")
    return found


def do(table, dealer, rules, action):
    what, player = whose_turn(table, dealer, rules)
    players = rules["players"]
    word, *rest = action.split()
    if word == "sign":
        table.signs.append((player, " ".join(rest)))
    elif word == "say":
        table.spoke.append(player)
    elif word == "stand":
        table.asked_exchange += 1
    elif word == "exchange":
        table.exchanged = player
        table.away[player] = table.hands[player]
        table.hands[player] = [table.talon.pop(0) for _ in range(9)]
    elif what == "chant":
        table.votes.append(action)
        if table.votes == ["agree"] * 4:
            left = (dealer + 1) % 4
            other = (dealer + 2) % 4 if rules["chant_recipients"] == "left_and_partner" else dealer
            table.chanteurs = [left, other]
            while table.talon:  # one card at a time, the left neighbour first
                table.hands[left].append(table.talon.pop(0))
                table.hands[other].append(table.talon.pop(0))
    elif word == "discard":
        table.hands[player].remove(rest[0])
        table.away[player].append(rest[0])
    elif what == "announce":
        table.asked_announce += 1
        if word == "announce":
            table.announced.append(player)
    elif word == "concede":
        table.offer = player
    elif what == "surrender":
        team = table.offer % 2
        if word == "accept":
            table.gave_up = team
        else:
            table.refused = team
        table.offer = None
        if word == "refuse":
            return
    else:
        table.hands[player].remove(rest[0])
        table.open_trick.append((player, rest[0]))
        if len(table.open_trick) == players:
            winner = take_trick(table.open_trick)
            table.tricks.append(table.open_trick)
            table.winners.append(winner)
            if winner is not None:
                table.leader = winner
            table.open_trick = []
            table.spoke = []


def piles(winners, rules):
    """Who has which trick: the list of winners, where a carried trick belongs to the next winner."""
    if rules["spoiled"] == "void":
        return list(winners)
    found = list(winners)
    for i in range(len(found) - 2, -1, -1):
        if found[i] is None:
            found[i] = found[i + 1]
    return found


def made_mordienne(winners, player, rules):
    """Did the player win the last tricks in a row, none before, and more than each of the others?"""
    piled = piles(winners, rules)
    mine = [i for i, who in enumerate(piled) if who == player]
    if not mine or piled[-1] != player:
        return False
    others = [piled.count(other) for other in set(piled) if other not in (player, None)]
    if others and max(others) >= len(mine):
        return False
    if len(mine) < rules["mordienne_min_run"]:
        return False
    between = piled[mine[0]:]
    if rules["mordienne_skip_spoiled"]:
        between = [who for who in between if who is not None]
    if any(who != player for who in between):
        return False
    if rules["mordienne_needs_earlier_trick"] and mine[0] == 0:
        return False
    return True


def deal_winner(winners, rules):
    """The player with most tricks; of several, the one who had that many first. None when all tricks are spoiled."""
    piled = piles(winners, rules)
    counts = {}
    for who in piled:
        if who is not None:
            counts[who] = counts.get(who, 0) + 1
    if not counts:
        return None
    most = max(counts.values())
    so_far = {}
    for who in piled:
        if who is not None:
            so_far[who] = so_far.get(who, 0) + 1
            if so_far[who] == most:
                return who
    raise AssertionError


def count(winners, options=(), refused=None, gave_up=None, announced=()):
    """The points of both teams for a finished deal: ([team 0, team 1], why)."""
    rules = {**OPTIONS, **dict(options)}
    if gave_up is not None:
        points = [1, 1]
        points[gave_up] = 0
        return points, "surrender"
    makers = [player for player in range(rules["players"]) if made_mordienne(winners, player, rules)]
    if refused is not None:
        points = [0, 0]
        kept = any(player % 2 != refused for player in makers)
        points[1 - refused if kept else refused] = 2
        return points, "kept" if kept else "failed"
    best = deal_winner(winners, rules)
    points = [0, 0]
    if best is None:
        return points, "nobody"
    scored = best in makers and (rules["match"] != "rebour_10" or best in announced)
    points[best % 2] = 2 if scored else 1
    return points, "mordienne" if scored else "most"
