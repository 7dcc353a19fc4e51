"""For the laws: every action text each game knows, rule sets to try, and deals rich in what is rare.

A new game adds its entry; `tests/laws` fails for a game that has none.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import cardhistory as ch
from cardhistory.deals import Deal
from cardhistory.games._goninkan_rules import dealing, trump_of
from cardhistory.games._primiera_hands import possible
from cardhistory.packs import LATIN_40


def trappola_actions() -> tuple[str, ...]:
    pack = ch.game("trappola").pack
    return ("stand", "exchange", *(f"play {card}" for card in pack),
            *(f"declare {count} {rank.letter}" for rank in pack.ranks for count in (3, 4)))


def trappola_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options at random."""
    return {
        "target": rng.choice((300, 300, 100, 40, None)),
        "end_tie": rng.choice(("extra_deal", "draw")),
        "stop_at_target_midhand": rng.choice((False, True)),
        "exchange": rng.choice(("as_stock_allows", "one_each", "none")),
        "declarations_open": rng.choice(("own_turn", "first_turn")),
        "third_set_blocked_by": rng.choice(("declarer", "anyone", "none")),
        "three_from_broken_four": rng.choice((False, True)),
        "two_bonus": rng.choice((10, 10, 7)),
        "last_trick": rng.choice((6, 6, 0)),
        "ending_two": rng.choice((26, 26, 30)),
        "ending_two_mode": rng.choice(("linear", "doubling")),
        "ending_two_additive": rng.choice((False, True)),
    }


def trappola_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which sets and twos are common: each hand begins with three or four of some rank."""
    pack = ch.game("trappola").pack
    if rng.below(3) == 0:
        return Deal.numbered(pack, rng.below(2**20))
    ranks = rng.shuffled("ARCF2")
    left = rng.shuffled(pack.cards)
    hands = []
    for some in (ranks[:2], ranks[2:4]):
        hand: list[ch.Card] = []
        for rank in some[:rng.below(3)]:
            hand += [card for card in left if card.rank == rank][:3 + rng.below(2)]
        left = [card for card in left if card not in hand]
        while len(hand) < 9:
            hand.append(left.pop())
        hands.append(hand)
    return Deal.fixed(pack, {0: hands[0], 1: hands[1]}, stock=left)


def trappola_seated(deal: Deal, dealer: int) -> Deal:
    return deal.seated((1 - dealer, dealer), (4, 5))


def etori_actions() -> tuple[str, ...]:
    pack = ch.game("etori", "takamiya").pack
    return ("keep", "redeal", "pass", *(f"trump {suit}" for suit in "CDHS"), *(f"bid {number}" for number in range(1, 17)),
            *(f"play {card}" for card in pack), *(f"play Jk {suit}" for suit in "SHDC"))


def etori_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options that go together: partners and a whole pack only for four."""
    players = rng.choice((4, 4, 4, 2, 3, 5, 6, 7))
    four = players == 4
    return {
        "players": players,
        "sides": rng.choice(("pairs", "each")) if four else "each",
        "hand_size": rng.choice((None, 4, 5)) if four else rng.choice((4, 5)),
        "redeal": rng.choice(("any", "claim", "off")),
        "trump": rng.choice(("dealer", "rotate")),
        "bidding": rng.below(3) == 0,
        "lowest_bid": rng.choice((9, 9, 5, 2)),
        "napoleon_target": rng.choice(("at_least", "exact")),
        "joker": rng.below(4) > 0,
        "first_lead": rng.choice(("any", "plain")),
        "joker_lead": rng.choice(("calls_trump", "names_suit", "free")),
        "joker_demand": rng.choice(("none", "must_play", "three_wins")),
        "open_stock": rng.choice((False, True)),
        "card_values": rng.choice(("pictures", "pictures", "rank10_5", "two_ten_jack_plus", "k20q10j5")),
        "score": rng.choice(("per_card", "excess", "kakeya", "taken")),
        "tie_8_8": rng.choice(("draw", "speculation_loses")),
        "sweep_bonus": rng.choice((0, 0, 5)),
        "deals": rng.choice((4, 3, 1, None)),
        "direction": rng.choice(("anticlockwise", "clockwise")),
    }


def etori_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which the joker, Speculation, the three of spades and hands of few suits come early."""
    pack = (game or ch.game("etori")).pack
    if rng.below(3) == 0:
        return Deal.numbered(pack, rng.below(2**20))
    order = rng.shuffled(pack.cards)
    fond = [card for card in order if card.code in ("Jk", "AS", "3S")]
    order = rng.shuffled([*fond, *[card for card in order if card not in fond][:9]]) + [
        card for card in order if card not in fond][9:]
    if rng.below(3) == 0:  # some seats have only spades and clubs, as far as they go
        step, begin = rng.choice((2, 3, 4)), rng.below(2)
        black = [card for card in order if card.suit in "SC"][:20]
        rest = [card for card in order if card not in black]
        order = [(black if i % step == begin and black else rest or black).pop(0) for i in range(len(order))]
    return Deal(pack, tuple(order))


def etori_hidden(state: Any, seat: int | None) -> list[ch.Card]:
    """Other hands and the stock, without what was drawn openly or lies open."""
    seen = state.observation(None)
    known = {*(seen.fact("open_stock") or ()), *(card for _, card in seen.fact("drawn_openly") or ())}
    cards = [card for who, hand in enumerate(state.hands) if who != seat for card in hand]
    return [card for card in (*cards, *state.stock) if card not in known]


def primiera_actions() -> tuple[str, ...]:
    """All but the exchanges of two cards and more, and the bids: `MORE` has those that a position can have."""
    return ("stand", "pass", "call", "fold", "refuse", "show", *(f"draw {card}" for card in LATIN_40),
            *(f"{verb} {chips}" for verb in ("stake", "raise") for chips in (*range(1, 100), 2000)),
            *(f"declare {kind}" for kind in ("punto", "primiera", "fiftyfive", "fluxus", "chorus")),
            "bid punto 20 1", "bid punto 21 1", "bid punto 41 2", "bid primiera 40 1", "bid fluxus 70 99", "bid fiftyfive 55 1",
            "bid chorus 84 1", "bid chorus 84 2000", "draw RS CS", "draw RS CS 2D", "draw RS CS 7D 6D")


def primiera_more(state: Any) -> list[str]:
    """Every exchange of cards in anybody's hand, and bids of everything that can be bid."""
    texts = ["draw " + " ".join(map(str, state.game.pack.sort(cards)))
             for hand in state.hands for count in (1, 2, 3, 4) for cards in combinations(hand, count)]
    if state.phase == "bid":
        texts += [f"bid {kind} {points} {chips}" for kind, points in possible(state.game.rules) for chips in range(1, 12)]
    known = set(primiera_actions())
    return [text for text in dict.fromkeys(texts) if text not in known]


def primiera_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options at random."""
    flow = rng.choice(("draw", "draw", "primero", "primero", "bidding"))
    kinds = rng.shuffled(("chorus", "fluxus", "fiftyfive"))[:rng.below(4)]
    low, high = rng.choice(((1, 4), (1, 4), (0, 2), (0, 4), (2, 3), (4, 4), (1, 1)))
    return {
        "flow": flow,
        "seats": rng.choice((2, 3, 4, 5, 6, 8)),
        "pack": rng.choice((40, 40, 40, 52)),
        "direction": rng.choice(("anticlockwise", "clockwise")),
        "order": tuple(rng.shuffled([*kinds, "primiera"])) if rng.below(2) else ("chorus", "fluxus", "fiftyfive", "primiera"),
        "punto_min_cards": rng.choice((1, 2)),
        "three_of_a_kind_is_primiera": rng.below(4) == 0,
        "high_primiera": rng.choice((None, None, 79, 60)),
        "court_chorus": rng.choice(("equal", "ranked")),
        "quinola": rng.below(4) == 0,
        "packets": rng.choice(((2, 2), (2, 1, 1), (1, 3), (1, 1, 1, 1))),
        "ante": rng.choice((2, 1, 0, 5)),
        "purse": rng.choice((40, 40, 9, None)),
        "claim": rng.choice(("compulsory", "free")),
        "no_claim": rng.choice(("draw", "draw", "draw", "carry")),
        "draws": rng.choice((1, 1, 2, 0) if flow == "primero" else (1, 1, 2, 0, None)),
        "draw_min": low, "draw_max": high,
        "restake": rng.choice((0, 2)),
        "vying": rng.choice(("fixed", "up_to", "pot", *(("none",) if flow == "draw" else ()))),
        "stake_unit": rng.choice((1, 2, 3)),
        "raises": rng.choice((3, 1, 0)),
        "refusal": rng.below(2) == 0,
        "first_cards": rng.choice(("change", "invite")),
        "declare": rng.below(2) == 0,
        "last_vying": rng.below(2) == 0,
        "rounds": rng.choice((3, 2, 1, 0)),
        "pass_draw_max": rng.choice((2, 1, 4)),
        "ties": rng.choice(("carry", "eldest", "split", "cards", "suit")),
    }


def primiera_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which nobody need show at once (that ends a deal before it has begun), but good hands are near."""
    game = game or ch.game("primiera")
    if rng.below(4) == 0:
        return Deal.numbered(game.pack, rng.below(2**20))
    order = rng.shuffled(game.pack.cards)
    for _ in range(60):
        made = [seat for seat in game.seats
                if len({card.suit for card in order[seat * 4:seat * 4 + 4]}) in (1, 4) or rng.below(40) == 0]
        if not made:
            break
        a, b = made[0] * 4 + rng.below(4), rng.below(len(order))
        order[a], order[b] = order[b], order[a]
    return Deal.fixed(game.pack, {seat: order[seat * 4:seat * 4 + 4] for seat in game.seats},
                      stock=order[4 * len(game.seats):])


def primiera_seated(deal: Deal, dealer: int) -> Deal:
    game = ch.game("primiera")
    return deal.seated(game.order(dealer), game.rules.packets)


def primiera_hidden(state: Any, seat: int | None) -> list[ch.Card]:
    """Hands that were not shown, exchanged cards, and the stock; without cards this seat once had in its hand."""
    shown = {card for _, cards in state.shown for card in cards}
    mine = {card for packet in state.came[seat] for card in packet} if seat is not None else set()
    cards = [card for who, hand in enumerate(state.hands) if who != seat for card in hand if card not in shown]
    cards += [card for who, thrown, up in state.discards if who != seat and not up for card in thrown]
    return [card for card in (*cards, *state.stock) if card not in mine]


def aluette_actions() -> tuple[str, ...]:
    from cardhistory.games._aluette_actions import SIGNS

    pack = ch.game("aluette").pack
    return ("agree", "refuse", "concede", "accept", "exchange", "stand", "announce", "pass", "say high", "say low", "say spoil",
            *(f"{verb} {card}" for verb in ("play", "discard") for card in pack), *map(str, SIGNS), "sign 5D", "sign AB")


def aluette_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options at random."""
    rules = {
        "players": rng.choice((4, 4, 4, 6)),
        "partner_draw": rng.choice(("seats", "high_card")),
        "chant": rng.choice(("ask", "ask", "never")),
        "chant_recipients": rng.choice(("left_and_partner", "left_and_dealer")),
        "hand_exchange": rng.choice((False, True)),
        "spoiled": rng.choice(("void", "carry_over")),
        "mordienne_min_run": rng.choice((2, 2, 1, 3)),
        "mordienne_needs_earlier_trick": rng.choice((False, True)),
        "mordienne_skip_spoiled": rng.choice((False, True)),
        "surrender_only_before_first_trick": rng.choice((False, True)),
        "match": rng.choice(("five_deals", "first_to_5", "rebour_10")),
        "tie_break": rng.choice(("draw", "extra_deal")),
        "signs": rng.choice((True, True, False)),
        "notice": rng.choice((25, 25, 0, 100)),
        "false_signs": rng.choice((False, False, True)),
        "talk": rng.choice((False, True)),
    }
    return {**rules, "relative_signs": rng.below(4) == 0}


def aluette_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which spoiled tricks, worthless hands and strong ones are common: one player has what is left of some ranks."""
    from cardhistory.games._aluette_rules import CLASS

    pack = ch.game("aluette").pack
    if rng.below(3) == 0:
        return Deal.numbered(pack, rng.below(2**20))
    order = rng.shuffled(pack.cards)
    seat = rng.below(4)  # its nine places in a deal by threes to four
    places = [12 * packet + 3 * seat + n for packet in range(3) for n in range(3)]
    wanted = sorted(order, key=lambda card: (CLASS[card] > 8) == bool(rng.below(4)))[:9]
    for place, card in zip(places, wanted, strict=True):
        other = order.index(card)
        order[place], order[other] = card, order[place]
    return Deal(pack, tuple(order))


def aluette_hidden(state: Any, seat: int | None) -> list[ch.Card]:
    """What this seat cannot know: other hands, what others laid away, the stock; but not what a sign has told it."""
    from cardhistory.games._aluette_rules import SPECIALS

    cards = [card for who, hand in enumerate(state.hands) if who != seat for card in hand]
    cards += [card for who, hand in state.thrown if who != seat for card in hand] + list(state.stock)
    rules = state.game.rules
    told = {card for _, _, sign, eyes in state.signs if seat in eyes for card in sign.cards}
    if rules.signs and (rules.false_signs or rules.relative_signs):
        told |= {*SPECIALS}  # they are named in signs that say nothing of where they are
    return [card for card in cards if card not in told]


def aluette_told_again(game: Any, order: tuple[ch.Card, ...], state: Any, seat: int | None, rng: ch.Rng) -> Any:
    """What this seat saw, done again on another deal: signs it missed are not made, others lay away any cards they do not play."""
    again = game.start(Deal(game.pack, order), dealer=state.dealer, scores=state.scores)
    eyes = {place: who for place, _, _, who in state.signs}
    kept = {card for _, action in state.log if action.verb in ("play", "sign") for card in action.cards}
    for place, (who, action) in enumerate(state.log):
        if place in eyes and seat not in eyes[place]:
            continue
        if action.verb == "discard" and who != seat:
            free = [one for one in again.legal_actions if one.args[0] not in kept]
            action = rng.choice(free) if free else action
        if again.to_act != who or again.why_illegal(action):
            return None
        again = again.child(action)
        if place in eyes:  # who catches a sign is chance, and not of the cards
            again = again._with(signs=(*again.signs[:-1], (*again.signs[-1][:3], eyes[place])))
    return again if again.to_act == state.to_act else None


def elfern_actions() -> tuple[str, ...]:
    return tuple(f"play {card}" for card in ch.game("elfern").pack)


def elfern_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options at random."""
    return {
        "stock_play": rng.choice(("free", "beat")),
        "end_play": rng.choice(("follow", "beat")),
        "seven_beats_ace": rng.below(2) == 0,
        "lead": rng.choice(("winner", "winner", "alternate")),
        "schneider": rng.choice((2, 2, 3)),
        "schwarz": rng.choice((2, 3)),
        "staender": rng.choice(("double", "pot", "draw")),
        "doubles_again": rng.below(2) == 0,
        "payment": rng.choice(("counters", "score")),
        "next_dealer": rng.choice(("alternate", "loser")),
        "deals": rng.choice((6, 3, 1, None)),
    }


def elfern_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which one player often gets most of the figures, so that Schneider and Schwarz occur."""
    pack = ch.game("elfern").pack
    if rng.below(2) == 0:
        return Deal.numbered(pack, rng.below(2**20))
    order = rng.shuffled(pack.cards)
    high = [card for card in order if card.rank in "AKQ"]
    begin = 2 * rng.below(2)
    for place in range(begin, 32, 4):  # two of four, where the hands are dealt
        for n in (0, 1):
            if high and rng.below(4) and place + n < 32:
                card = high.pop()
                other = order.index(card)
                order[place + n], order[other] = card, order[place + n]
    return Deal(pack, tuple(order))


def kakeya_actions() -> tuple[str, ...]:
    return ("iku", "koi", *(f"trump {suit}" for suit in "SHDC"), *(f"play {card}" for card in ch.game("kakeya").pack))


def kakeya_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options at random."""
    return {
        "players": rng.choice((4, 4, 6)),
        "trump": rng.choice(("changeable", "changeable", "clubs")),
        "trump_namer": rng.choice(("dealers", "last_dealers")),
        "rensho_free": rng.below(2) == 0,
        "lead": rng.choice(("winners", "right")),
        "call": rng.below(2) == 0,
        "score": rng.choice(("one_two_four", "one_two")),
        "stones": rng.choice((5, 5, 3, 1)),
        "deals": rng.choice((20, 3, 1, None)),
    }


def kakeya_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which the pictures, or the aces, often lie with one pair; in others hands of few suits."""
    pack = ch.game("kakeya").pack
    kind = rng.below(4)
    if kind == 0:
        return Deal.numbered(pack, rng.below(2**20))
    order = rng.shuffled(pack.cards)
    fond = [card for card in order if card.rank in ("AKQJ" if kind == 1 else "A") or (kind == 3 and card.suit == "S")]
    begin = rng.below(2)
    places = [place for place in range(52) if place % 2 == begin]
    for card, place in zip(fond, rng.shuffled(places), strict=False):
        if rng.below(6):
            other = order.index(card)
            order[place], order[other] = card, order[place]
    return Deal(pack, tuple(order))


def coteccio_actions() -> tuple[str, ...]:
    return tuple(f"play {card}" for card in LATIN_40)


def coteccio_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options at random."""
    return {"players": 3 + rng.below(5), "lives": rng.choice((4, 4, 1, 2)),
            "capotto": rng.choice(("others_lose_life", "no_life_lost", "wins_pot", "none")),
            "all_out": rng.choice(("replay", "draw"))}


def coteccio_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which one suit is common among the cards dealt, or one player has the high cards, so that all tricks may fall to one."""
    if rng.below(3) == 0:
        return Deal.numbered(LATIN_40, rng.below(2**20))
    players = (game or ch.game("coteccio")).rules.players
    order = rng.shuffled(LATIN_40.cards)
    fond = [card for card in order if card.suit == order[0].suit or card.rank in "AR"][:5 + rng.below(8)]
    if rng.below(2):
        order = rng.shuffled([*fond, *(card for card in order if card not in fond)][:5 * players]) + [
            card for card in order if card not in fond][5 * players - len(fond):]
    else:
        for place, card in zip(range(rng.below(players), 5 * players, players), fond, strict=False):
            other = order.index(card)
            order[place], order[other] = card, order[place]
    return Deal(LATIN_40, tuple(order))


def goninkan_actions() -> tuple[str, ...]:
    """All but most pairs that may be shown: `MORE` has those of the hands in a position."""
    pack = ch.game("goninkan").pack
    return ("iku", "koi", *(f"trump {suit}" for suit in "SHDC"), *(f"exchange {one} {two}" for one in (1, 2) for two in range(1, 11)),
            *(f"play {card}" for card in pack), *(f"play Jk {suit}" for suit in "SHDC"), "show AS KS", "show 3C Jk")


def goninkan_more(state: Any) -> list[str]:
    """Every pair of the hand of whoever is to act."""
    hand = state.hands[state.to_act] if state.to_act is not None else ()
    return [text for pair in combinations(hand, 2) if (text := f"show {pair[0]} {pair[1]}") not in ("show AS KS", "show 3C Jk")]


def goninkan_rules(rng: ch.Rng) -> dict[str, Any]:
    """Any options at random; some with targets low enough for rounds of three deals."""
    return {
        "nijukan": rng.choice(("exchange", "keep")),
        "first_lead": rng.choice(("kankei", "kankei", "spade_ace")),
        "joker_lead": rng.choice(("names_suit", "calls_trump")),
        "last_joker": rng.choice(("forced", "weakest")),
        "shown": rng.choice(("partner", "all")),
        "targets": rng.choice(((9, 8, 9), (9, 8, 9), (5, 8, 9), (5, 8, 9), (2, 1, 4))),
        "three_bonus": rng.choice((1, 1, 0)),
        "mukankei_score": rng.choice(("opposite", "none")),
        "rounds": rng.choice((10, 1, None)),
    }


def goninkan_deal(rng: ch.Rng, game: Any = None) -> Deal:
    """A deal in which one hand often has the joker and the ace of clubs or of spades, which are the trumps of most tests."""
    pack = ch.game("goninkan").pack
    if rng.below(3) == 0:
        return Deal.numbered(pack, rng.below(2**20))
    order = rng.shuffled(pack.cards)
    aces = [order.index(card) for card in pack.read("AC AS")]
    joker = order.index(pack.card("Jk"))
    wanted = rng.choice(aces) % 5 + 5 * rng.below(10)
    if wanted not in aces and rng.below(3):
        order[joker], order[wanted] = order[wanted], order[joker]
    return Deal(pack, tuple(order))


def goninkan_hidden(state: Any, seat: int | None) -> list[ch.Card]:
    """The hands of others, without what this seat has seen or can tell of them."""
    known = {card for who, *cards in state.exchanged if who == seat for card in cards}
    known |= {*(state.observation(seat).fact("shown") or ())}
    if state.bout == 1:
        known |= {ch.Card("A", trump_of(state.game.rules, state.number)), state.game.pack.card("Jk")}
    if state.game.rules.first_lead == "spade_ace":
        known.add(ch.Card("A", "S"))
    return [card for who, hand in enumerate(state.hands) if who != seat for card in hand if card not in known]


def goninkan_told_again(game: Any, order: tuple[ch.Card, ...], state: Any, seat: int | None, rng: ch.Rng) -> Any:
    """The round again with cards of the present deal exchanged; two cards that this seat did not see may be any."""
    new = dict(zip(state.deal.order, order, strict=True))
    orders = [dealing(state.deal, bout) for bout in range(1, state.bout + 1)]
    orders[-1] = tuple([new[card] for card in orders[-1]])
    again = game.start(Deal(game.pack, orders[0]), dealer=state.dealer, scores=state.scores, later=tuple(orders[1:]))
    for (who, action), (_, sound) in zip(state.log, state.observation(seat).log, strict=True):
        if sound != action:
            action = rng.choice(again.legal_actions)
        if again.to_act != who or again.why_illegal(action):
            return None
        again = again.child(action)
    return again if again.to_act == state.to_act else None


def goninkan_present(seen: ch.Observation) -> ch.Observation:
    """Without the log of earlier deals of the round: their cards have been dealt again."""
    plays = [place for place, (_, action) in enumerate(seen.log) if action.verb == "play"]
    before = 50 * (seen.fact("bout") - 1)
    return replace(seen, log=seen.log[plays[before - 1] + 1:] if before else seen.log)


ACTIONS = {
    "aluette": aluette_actions, "coteccio": coteccio_actions, "elfern": elfern_actions, "etori": etori_actions,
    "goninkan": goninkan_actions, "kakeya": kakeya_actions, "primiera": primiera_actions, "trappola": trappola_actions}
RULES = {
    "aluette": aluette_rules, "coteccio": coteccio_rules, "elfern": elfern_rules, "etori": etori_rules,
    "goninkan": goninkan_rules, "kakeya": kakeya_rules, "primiera": primiera_rules, "trappola": trappola_rules}
RICH_DEAL = {
    "aluette": aluette_deal, "coteccio": coteccio_deal, "elfern": elfern_deal, "etori": etori_deal,
    "goninkan": goninkan_deal, "kakeya": kakeya_deal, "primiera": primiera_deal, "trappola": trappola_deal}
SEATED = {"trappola": trappola_seated, "primiera": primiera_seated}
# Where a game is not like the first one:
MORE = {"goninkan": goninkan_more, "primiera": primiera_more}  # texts that depend on the position, beside those of ACTIONS
CARD = {"primiera": "draw {}"}  # what is done with a single card, where it is not played
# what a seat cannot have seen, beside hands and stock
HIDDEN = {"aluette": aluette_hidden, "etori": etori_hidden, "goninkan": goninkan_hidden, "primiera": primiera_hidden}
TOLD_AGAIN = {"aluette": aluette_told_again, "goninkan": goninkan_told_again}
"""Where a seat may not even know that something was done."""
PRESENT = {"goninkan": goninkan_present}
"""Where cards that were seen are hidden again later: what a seat is told of the present."""


def every() -> list[tuple[str, str]]:
    """Every game under each of its witnesses."""
    return [(key, preset) for key in ch.games() for preset in ch.presets(key)]


def rule_sets(key: str, number: int) -> list[Any]:
    """The game under each witness, and under so many random options."""
    first = ch.presets(key)[0]
    return [ch.game(key, preset) for preset in ch.presets(key)] + [
        ch.game(key, first, **RULES[key](ch.Rng(seed))) for seed in range(number)]


def policy(state: Any, rng: ch.Rng) -> ch.Action:
    """Random, but fond of what is rare: anything that is not a plain card, and keeping low cards to the end."""
    legal = state.legal_actions
    rare = [action for action in legal if action.verb not in ("play", "stand", "concede", "accept", "refuse")]
    if rare and rng.below(3):
        return rng.choice(rare)
    if rng.below(3) == 0:
        return rng.choice(legal)
    cards = [action for action in legal if action.cards]
    kept = [action for action in cards if action.cards[0].rank != "2"]
    return rng.choice(kept or cards or legal)


def random_states(game: Any, seed: int, scores: tuple[int, ...] = ()) -> Iterator[Any]:
    """The states of one random deal, from the first to the last."""
    rng = ch.Rng(seed)
    state = game.start(RICH_DEAL[game.key](rng, game), dealer=rng.choice(game.seats), scores=scores)
    yield state
    while state.to_act is not None:
        state = state.child(policy(state, rng))
        yield state


def snapshot(state: Any) -> str:
    """All that a state holds, as text."""
    names = getattr(type(state), "__slots__", None) or vars(state)
    return repr([getattr(state, name) for name in names])
