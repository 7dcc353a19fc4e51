"""Trappola told a second time: slow, plain, and written from the sources without a look at the engine.

Sources: the encyclopaedia article that the lesson begins from (after Parlett 1991, pp. 250-253), Cardano's chapter 23, and the
research notes made from them. Everything here is lists of card codes, and every question is answered by telling the whole
deal again from its first card, so that nothing can be carried over wrongly from one position to the next.

Nothing of `cardhistory` is imported. A card is its code ("AS" is the ace of swords), an action its text ("play AS").
"""
from __future__ import annotations

RANKS = "A R C F T 9 8 7 2".split()  # from high to low, in every suit alike
POINTS = {"A": 6, "R": 5, "C": 4, "F": 3}  # all others 0
SETS = {"A": {3: 12, 4: 24}, "R": {3: 6, 4: 12}, "C": {3: 6, 4: 12}, "F": {3: 6, 4: 12}, "2": {3: 10, 4: 20}}
PACK = [rank + suit for suit in "SBCD" for rank in RANKS]

OPTIONS = {
    "target": 300,
    "exchange": "as_stock_allows",  # or "one_each", "none"
    "declarations_open": "own_turn",  # or "first_turn": only before the player's first card
    "third_set_blocked_by": "declarer",  # whose captures stop a three: or "anyone", "none"
    "three_from_broken_four": False,
    "stop_at_target_midhand": False,
    "two_bonus": 10,
    "last_trick": 6,
    "ending_two": 26,
    "ending_two_mode": "linear",  # 26, 52, 78; or "doubling": 26, 52, 104
    "ending_two_additive": False,  # True: the tens of the final run are paid as well
}


class Table:
    """What lies on the table and in the two hands after some actions."""

    def __init__(self):
        self.hands = [[], []]
        self.dealt = [[], []]  # the hands as they were when the play began
        self.stock = []
        self.thrown = [[], []]  # exchanged hands, by the player who threw them
        self.exchanges = [0, 0]
        self.stands = [False, False]
        self.tricks = []  # [leader, led card, reply, winner], complete tricks only
        self.open_trick = []  # [leader, led card] or []
        self.leader = None
        self.declared = []  # [player, number, rank]
        self.ended_early = False


def tell(order, dealer, actions, options=(), scores=(0, 0)):
    """Tell the deal: the pack in order, then each action. An action that is not allowed is an AssertionError."""
    rules = {**OPTIONS, **dict(options)}
    assert sorted(order) == sorted(PACK)
    other = 1 - dealer
    table = Table()
    pack = list(order)
    for number in (4, 5):  # "four, then five"; the dealer's opponent is served first
        for player in (other, dealer):
            for _ in range(number):
                table.hands[player].append(pack.pop(0))
    table.stock = pack
    table.dealt = [list(hand) for hand in table.hands]
    table.leader = other
    for action in actions:
        assert action in allowed(table, dealer, rules), (action, allowed(table, dealer, rules))
        do(table, dealer, rules, action, scores)
    return table


def exchanges_left(table, dealer, rules, player):
    """How many new hands the player may still take."""
    if rules["exchange"] == "none" or table.stands[player]:
        return 0
    if rules["exchange"] == "one_each":
        return 1 - table.exchanges[player]
    # The stock of eighteen holds two new hands in all. The non-dealer comes first and may take both.
    return 2 - table.exchanges[0] - table.exchanges[1]


def whose_turn(table, dealer, rules):
    """("exchange" or "play", player), or None when the deal is over."""
    other = 1 - dealer
    if table.ended_early or len(table.tricks) == 9:
        return None
    if not table.tricks and not table.open_trick:
        for player in (other, dealer):  # the non-dealer finishes exchanging before the dealer begins
            if exchanges_left(table, dealer, rules, player) > 0:
                return "exchange", player
    if table.open_trick:
        return "play", 1 - table.open_trick[0]
    return "play", table.leader


def allowed(table, dealer, rules=OPTIONS):
    """Every action text that is allowed now, as a set."""
    turn = whose_turn(table, dealer, rules)
    if turn is None:
        return set()
    phase, player = turn
    if phase == "exchange":
        return {"exchange", "stand"}
    texts = set()
    hand = table.hands[player]
    if table.open_trick:
        suit = table.open_trick[1][1]
        same = [card for card in hand if card[1] == suit]
        for card in same or hand:
            texts.add("play " + card)
    else:
        for card in hand:
            texts.add("play " + card)
    for rank in SETS:
        for number in (3, 4):
            if may_declare(table, rules, player, number, rank):
                texts.add(f"declare {number} {rank}")
    return texts


def played_by(table, player):
    cards = []
    for leader, led, reply, _winner in table.tricks:
        cards.append(led if leader == player else reply)
    if table.open_trick and table.open_trick[0] == player:
        cards.append(table.open_trick[1])
    return cards


def taken_by(table, player):
    cards = []
    for _leader, led, reply, winner in table.tricks:
        if winner == player:
            cards += [led, reply]
    return cards


def may_declare(table, rules, player, number, rank):
    """Three or four of aces, kings, riders, footmen or twos, before one of them has been used in a trick."""
    if any(who == player and what == rank for who, _, what in table.declared):
        return False  # a rank is declared once
    held = [card for card in table.hands[player] if card[0] == rank]
    used = [card for card in played_by(table, player) if card[0] == rank]
    if len(held) != number:
        return False
    if used and not (number == 3 and rules["three_from_broken_four"]):
        return False
    if rules["declarations_open"] == "first_turn" and played_by(table, player):
        return False
    if number == 3:
        fourth = [card for card in PACK if card[0] == rank and card not in held][0]
        if rules["third_set_blocked_by"] == "declarer" and fourth in taken_by(table, player):
            return False
        if rules["third_set_blocked_by"] == "anyone" and fourth in taken_by(table, 0) + taken_by(table, 1):
            return False
    return True


def do(table, dealer, rules, action, scores):
    phase, player = whose_turn(table, dealer, rules)
    words = action.split()
    if words[0] == "exchange":
        table.thrown[player].append(table.hands[player])
        table.hands[player] = [table.stock.pop(0) for _ in range(9)]
        table.exchanges[player] += 1
        table.dealt[player] = list(table.hands[player])
    elif words[0] == "stand":
        table.stands[player] = True
    elif words[0] == "declare":
        table.declared.append([player, int(words[1]), words[2]])
    else:
        card = words[1]
        table.hands[player].remove(card)
        if not table.open_trick:
            table.open_trick = [player, card]
            return
        leader, led = table.open_trick
        winner = leader
        if card[1] == led[1] and RANKS.index(card[0]) < RANKS.index(led[0]):
            winner = player
        table.tricks.append([leader, led, card, winner])
        table.open_trick = []
        table.leader = winner
        if rules["stop_at_target_midhand"] and rules["target"] is not None and len(table.tricks) < 9:
            tens = rules["two_bonus"] * len(two_tricks(table, winner))
            if won_with(table.tricks[-1])[0] == "2" and scores[winner] + tens >= rules["target"]:
                table.ended_early = True


def won_with(trick):
    leader, led, reply, winner = trick
    return led if winner == leader else reply


def two_tricks(table, player):
    """The numbers (1 to 9) of the tricks the player won with a two."""
    return [i for i, trick in enumerate(table.tricks, 1) if trick[3] == player and won_with(trick)[0] == "2"]


def final_run(table):
    """How many tricks in a row, counted back from the ninth, were won with twos."""
    run = 0
    if len(table.tricks) == 9:
        for trick in reversed(table.tricks):
            if won_with(trick)[0] != "2":
                break
            run += 1
    return run


def count(table, rules=OPTIONS):
    """The score of a finished deal: for each player a dict of what was counted, with the sum under "all"."""
    result = []
    run = final_run(table)
    for player in (0, 1):
        last_is_his = len(table.tricks) == 9 and table.tricks[8][3] == player
        parts = {}
        parts["cards"] = sum(POINTS.get(card[0], 0) for card in taken_by(table, player))
        tens = len(two_tricks(table, player))
        if last_is_his:
            tens -= run
        parts["twos"] = rules["two_bonus"] * tens
        parts["last"] = rules["last_trick"] if last_is_his and not run else 0
        parts["run"] = 0
        if last_is_his and run:
            parts["run"] = rules["ending_two"] * (run if rules["ending_two_mode"] == "linear" else 2 ** (run - 1))
            if rules["ending_two_additive"]:
                parts["run"] += rules["two_bonus"] * run  # 36, 72, 108
        parts["sets"] = sum(SETS[rank][number] for who, number, rank in table.declared if who == player)
        if table.ended_early:  # only the tens are scored at once; the rest is counted after a play that did not end
            parts.update(cards=0, last=0, run=0, sets=0)
        parts["all"] = sum(parts.values())
        result.append(parts)
    return result
