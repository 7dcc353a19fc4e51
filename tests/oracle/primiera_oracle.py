"""Primiera told a second time: slow, plain, and written from the sources without a look at the engine.

Sources: the encyclopaedia article that the lesson begins from (after Parlett's A-Z), Parlett's Penguin Book, the pages of
Isenfir and of Three Mountains, and the research notes made from them. A card is its code ("7S"), an action its text
("draw 7S 2C"). Every question is answered by telling the whole deal again from its first card.

Nothing of `cardhistory` is imported. How discards are shuffled when the stock is empty is asked of the caller:
``shuffled(cards, n)`` for the n-th time, from 0.
"""
from __future__ import annotations

from itertools import combinations

WORTH = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "R": 10, "C": 10, "F": 10, "T": 10, "9": 9, "8": 8}
RANKS = {40: "RCF765432A", 52: "RCFT98765432A", 28: "765432A"}

OPTIONS = {
    "seats": 4, "pack": 40, "order": ("chorus", "fluxus", "fiftyfive", "primiera"), "punto_min_cards": 1,
    "three_of_a_kind_is_primiera": False, "high_primiera": None, "court_chorus": "equal", "quinola": False,
    "flow": "draw", "packets": (1, 1, 1, 1), "ante": 2, "purse": 40, "claim": "compulsory", "no_claim": "draw",
    "draws": 1, "draw_min": 1, "draw_max": 4, "restake": 0, "vying": "none", "stake_unit": 1, "raises": 3, "refusal": False,
    "first_cards": "change", "declare": False, "last_vying": False, "rounds": 3, "pass_draw_max": 2, "ties": "carry",
}


def deck(rules):
    return [rank + suit for suit in "SBCD" for rank in RANKS[rules["pack"]]]


# What a hand is

def plain_hand(cards, rules):
    """(class, points, cards that count) without a wild card."""
    suits = {s: [c for c in cards if c[1] == s] for s in "SBCD"}
    alike = max(sum(c[0] == d[0] for c in cards) for d in cards)
    everything = sum(WORTH[c[0]] for c in cards)
    for name in rules["order"]:
        if name == "chorus" and alike == 4:
            return name, everything, cards
        if name == "fluxus" and any(len(s) == 4 for s in suits.values()):
            return name, everything, cards
        if name == "fiftyfive":
            for own in suits.values():
                if {"7", "6", "A"} <= {c[0] for c in own}:
                    return name, 55, [c for c in own if c[0] in "76A"]
        if name == "primiera" and all(suits.values()):
            return name, everything, cards
        if name == "primiera" and rules["three_of_a_kind_is_primiera"] and alike >= 3:
            return name, everything, cards
    points, best = 0, []
    for s in "CDBS":  # equal totals: the suit that breaks ties counts
        if len(suits[s]) >= rules["punto_min_cards"]:
            own = sum(WORTH[c[0]] for c in suits[s])
            if own > points or (own == points and tie_cards(suits[s]) > tie_cards(best)):
                points, best = own, suits[s]
    return "punto", points, best


def tie_cards(cards):
    """Values of the cards from the highest down, then kings, then riders."""
    return (sorted((WORTH[c[0]] for c in cards), reverse=True), sum(c[0] == "R" for c in cards), sum(c[0] == "C" for c in cards))


def hand(cards, rules):
    if rules["quinola"] and "FD" in cards:
        others = [c for c in cards if c != "FD"]
        every = [plain_hand([*others, c], rules) for c in deck(rules) if c not in others]
        best = max(strength(one, rules) for one in every)
        first = [one for one in every if strength(one, rules) == best]
        return max(first, key=lambda one: tie_all(one))
    return plain_hand(list(cards), rules)


def strength(one, rules):
    name, points, cards = one
    ladder = ["punto", *reversed(rules["order"])]
    high = rules["high_primiera"]
    if high is not None and "fluxus" in ladder:
        ladder.insert(ladder.index("fluxus") + 1, "high primiera")
        if name == "primiera" and points >= high and ladder.index("fluxus") > ladder.index("primiera"):
            name = "high primiera"
    court = 0
    if name == "chorus" and rules["court_chorus"] == "ranked":
        court = {"R": 3, "C": 2, "F": 1}.get(cards[0][0], 0)
    return ladder.index(name), points, court


def tie_all(one):
    name, _, cards = one
    if name in ("fluxus", "fiftyfive"):
        return ["SBDC".index(cards[0][1])]
    suits = []
    for s in "CDBS":  # the better cup, then the better coin
        own = sorted(((WORTH[c[0]], {"R": 3, "C": 2, "F": 1}.get(c[0], 0)) for c in cards if c[1] == s), reverse=True)
        suits.append(own)
    return [tie_cards(cards), suits]


# The telling

class Table:
    def __init__(self):
        self.hands, self.in_play, self.pot, self.stock = {}, [], 0, []
        self.discards = []  # cards thrown, in the order in which they were laid down
        self.face_up = []
        self.paid = {}
        self.asked = None  # (what is asked, seat), None when the deal is over
        self.ended = None  # (how, winners)
        self.shown = []
        self.reshuffles = 0
        self.legal = []


def turn_order(rules, dealer, seats):
    n = rules["seats"]
    return [s for s in ((dealer + 1 + i) % n for i in range(n)) if s in seats]


def tell(order, dealer, actions, options, scores, shuffled):
    """The table after these actions. An action that is not allowed is an AssertionError."""
    rules = {**OPTIONS, **options}
    table = Table()
    steps = iter(actions)
    story = _story(table, list(order), dealer, rules, scores, shuffled)
    try:
        table.asked, table.legal = next(story)
        for action in steps:
            assert action in table.legal, (action, table.legal)
            table.asked, table.legal = story.send(action)
    except StopIteration:
        table.asked, table.legal = None, []
    assert next(steps, None) is None, "actions after the end"
    return table


def _story(t, order, dealer, rules, scores, shuffled):
    n = rules["seats"]
    everyone = turn_order(rules, dealer, range(n))
    t.stock = order
    t.in_play = list(everyone)
    t.hands = {s: [] for s in everyone}
    t.paid = dict.fromkeys(range(n), 0)
    scores = list(scores) or [0] * n
    t.pot = -sum(scores)

    def pay(seat, chips):
        t.paid[seat] += chips
        t.pot += chips

    def take(seat, number):
        while number:
            if not t.stock:
                t.stock = shuffled(t.discards, t.reshuffles)
                t.discards, t.face_up = [], []
                t.reshuffles += 1
            t.hands[seat].append(t.stock.pop(0))
            number -= 1

    def throw(seat, cards, up=False):
        """Gives the cards thrown, in the order they came; they are laid down after the new ones are taken."""
        cards = [c for c in t.hands[seat] if c in cards]
        t.hands[seat] = [c for c in t.hands[seat] if c not in cards]
        take(seat, len(cards))
        t.discards += cards
        if up:
            t.face_up.append((seat, cards))

    def draws(seat, low, high):
        pack = deck(rules)
        own = sorted(t.hands[seat], key=pack.index)
        return ["draw " + " ".join(some) for k in range(max(low, 1), min(high, len(own)) + 1) for some in combinations(own, k)]

    def most(level, paid):
        """The most chips by which a stake may rise."""
        limit = {"none": 0, "fixed": rules["stake_unit"], "up_to": rules["stake_unit"], "pot": t.pot}[rules["vying"]]
        if rules["purse"] is not None:
            for s in t.in_play:
                limit = min(limit, rules["purse"] + scores[s] - t.paid[s] - (level - paid.get(s, 0)))
        return max(0, min(limit, 99))

    def amounts(level, paid):
        top = most(level, paid)
        if rules["vying"] == "fixed":
            return [rules["stake_unit"]] if top >= rules["stake_unit"] else []
        return list(range(1, top + 1))

    def value(seat):
        return hand(t.hands[seat], rules)

    def made(seats):
        return [s for s in seats if value(s)[0] != "punto"]

    def showdown(seats):
        t.shown = [(s, sorted(t.hands[s])) for s in seats]
        best = max(strength(value(s), rules) for s in seats)
        winners = [s for s in seats if strength(value(s), rules) == best]
        if len(winners) > 1 and rules["ties"] == "suit":
            top = max(tie_all(value(s)) for s in winners)
            winners = [s for s in winners if tie_all(value(s)) == top]
        if len(winners) > 1 and rules["ties"] == "cards":
            top = max(tie_cards(value(s)[2])[0] for s in winners)
            winners = [s for s in winners if tie_cards(value(s)[2])[0] == top]
        if len(winners) > 1 and rules["ties"] == "eldest":
            winners = [s for s in everyone if s in winners][:1]
        if len(winners) > 1 and rules["ties"] != "split":
            return carry("tie")
        t.ended = ("shown", winners)
        share = t.pot // len(winners)
        for s in winners:
            t.paid[s] -= share
            t.pot -= share
        return None

    def carry(why):
        t.ended = (why, [])

    def unseen():
        (seat,) = t.in_play
        t.ended = ("unseen", [seat])
        t.paid[seat] -= t.pot
        t.pot = 0

    def vie(declaring=False, opened=None):
        """A round of vying. ``opened``: (seat, chips), a stake that has just been laid."""
        paid, level, raises = dict.fromkeys(t.in_play, 0), 0, 0
        spoken, declared = set(), set()
        waiting = [s for s in everyone if s in t.in_play]
        refusers, last, before, accepted = [], None, 0, True

        def others_after(seat):
            at = everyone.index(seat)
            return [s for s in everyone[at + 1:] + everyone[:at] if s in t.in_play]

        if opened:
            last, level = opened
            pay(last, level)
            paid[last] = level
            waiting, accepted, spoken = others_after(last), False, {last}
        while waiting and len(t.in_play) > 1:
            seat = waiting[0]
            if declaring and seat not in declared:
                ladder = ["punto", *reversed(rules["order"])]
                true = ladder.index(value(seat)[0])
                yield_action = yield ("declare", seat), [f"declare {name}" for name in ladder[true:]]
                assert yield_action
                declared.add(seat)
            legal = []
            owes = level - paid[seat]
            if level == 0:
                legal += ["pass", *(f"stake {k}" for k in amounts(level, paid))]
            else:
                legal += ["call", "fold"]
                if raises < rules["raises"]:
                    legal += [f"raise {k}" for k in amounts(level, paid)]
                if rules["refusal"] and len(t.in_play) > 2 and not accepted:
                    legal.append("refuse")
            action = yield ("vie", seat), legal
            verb, *rest = action.split()
            waiting.pop(0)
            if verb == "pass":
                spoken.add(seat)
            elif verb in ("stake", "raise"):
                raises += verb == "raise"
                before, level = level, level + int(rest[0])
                pay(seat, level - paid[seat])
                paid[seat] = level
                spoken.add(seat)
                waiting, refusers, last, accepted = others_after(seat), [], seat, False
            elif verb == "call":
                pay(seat, owes)
                paid[seat] = level
                spoken.add(seat)
                accepted = True
                waiting += refusers
                refusers = []
            elif verb == "fold":
                t.in_play.remove(seat)
                if len(t.in_play) == 2 and refusers:
                    waiting, refusers = waiting + refusers, []
            elif verb == "refuse":
                refusers.append(seat)
            if not waiting and refusers and not accepted:
                pay(last, before - level)  # everybody refused: the stake goes back
                paid[last] = before
                level, accepted = before, True
                waiting = [s for s in others_after(last) if paid[s] < level or s not in spoken]
                refusers = []

    def draw_round(low, high):
        stirred = False
        for s in [s for s in everyone if s in t.in_play]:
            legal = (["stand"] if low == 0 else []) + draws(s, low, high)
            action = yield ("draw", s), legal
            if action != "stand":
                throw(s, action.split()[1:])
                stirred = True
        return stirred

    # The stakes
    for s in range(n):
        pay(s, rules["ante"])

    if rules["flow"] == "primero":
        first, *later = rules["packets"]
        for s in everyone:
            take(s, first)
        if rules["first_cards"] == "invite":
            paid, level, waiting = dict.fromkeys(everyone, 0), 0, list(everyone)
            while waiting:
                s = waiting.pop(0)
                if level == 0:
                    legal = ["pass", *(f"stake {k}" for k in amounts(0, paid))]
                else:
                    alone = not waiting and sum(paid.values()) == level
                    legal = ["call"] if alone else ["pass", "call"]
                action = yield ("invite", s), legal
                if action.startswith("stake"):
                    level = int(action.split()[1])
                    at = everyone.index(s)
                    waiting = everyone[at + 1:] + everyone[:at]
                if action != "pass":
                    paid[s] = level
                    pay(s, level)
            if level == 0:
                return carry("all_passed")
            for s in everyone:
                if paid[s] < level:
                    throw(s, list(t.hands[s]), up=True)
        else:
            opened = None
            for s in everyone:
                legal = [f"stake {k}" for k in amounts(0, {})] + draws(s, 1, rules["draw_max"])
                action = yield ("change", s), legal
                if action.startswith("stake"):
                    opened = s, int(action.split()[1])
                    break
                throw(s, action.split()[1:])
            if opened is None:
                return carry("all_changed")
            yield from vie(opened=opened)
            if len(t.in_play) == 1:
                return unseen()
        for number, packet in enumerate(later, 2):
            for s in [s for s in everyone if s in t.in_play]:
                take(s, packet)
            yield from vie(rules["declare"] and number == len(rules["packets"]))
            if len(t.in_play) == 1:
                return unseen()
        for _ in range(rules["draws"] or 0):
            yield from draw_round(rules["draw_min"], rules["draw_max"])
        if rules["last_vying"]:
            yield from vie()
            if len(t.in_play) == 1:
                return unseen()
        return showdown(turn_order(rules, dealer, t.in_play))

    for packet in rules["packets"]:
        for s in everyone:
            take(s, packet)
    if rules["claim"] == "compulsory":
        if made(everyone):
            return showdown(made(everyone))
    else:
        for s in everyone:
            action = yield ("claim", s), ["pass"] + (["show"] if made([s]) else [])
            if action == "show":
                return showdown(everyone)
    if rules["no_claim"] == "carry":
        return carry("no_claim")
    number = 0
    while rules["draws"] is None or number < rules["draws"]:
        if number and rules["claim"] == "compulsory" and made(everyone):
            return showdown(made(everyone))
        if number and rules["draws"] is None and len(t.stock) < n:
            break
        for s in everyone:
            pay(s, rules["restake"])
        stirred = yield from draw_round(rules["draw_min"], rules["draw_max"])
        number += 1
        if rules["draws"] is None and not stirred:
            break
    if rules["flow"] == "bidding":
        ladder = ["punto", *reversed(rules["order"])]
        level, paid, highest = 0, dict.fromkeys(everyone, 0), None
        for _ in range(rules["rounds"]):
            stirred = False
            for s in everyone:
                legal = (["show"] if made([s]) else []) + ["call"]
                for k in amounts(level, paid):
                    legal += [f"bid {name} {points} {k}" for name, points in possible(rules)
                              if highest is None or (ladder.index(name), points) > highest]
                legal += draws(s, 1, rules["pass_draw_max"])
                action = yield ("bid", s), legal
                verb, *rest = action.split()
                if verb == "draw":
                    throw(s, rest)
                    stirred = True
                    continue
                pay(s, level - paid[s])
                paid[s] = level
                if verb == "show":
                    return showdown(everyone)
                if verb == "bid":
                    stirred = True
                    highest = ladder.index(rest[0]), int(rest[1])
                    level += int(rest[2])
                    pay(s, int(rest[2]))
                    paid[s] = level
            if not stirred:
                break
    elif rules["vying"] != "none":
        yield from vie()
        if len(t.in_play) == 1:
            return unseen()
    return showdown(turn_order(rules, dealer, t.in_play))


_POSSIBLE = {}


def possible(rules):
    """Every (class, points) that some hand of the pack is, tried with one of every kind of hand."""
    key = tuple((name, rules[name]) for name in ("pack", "order", "punto_min_cards", "three_of_a_kind_is_primiera", "quinola"))
    if key not in _POSSIBLE:
        plain = {**rules, "quinola": False}
        found = {plain_hand(cards, plain)[:2] for cards in combinations(deck(rules), 4)}
        _POSSIBLE[key] = sorted(found, key=lambda one: (["punto", *reversed(rules["order"])].index(one[0]), one[1]))
    return _POSSIBLE[key]
