"""The tavern players of Elfern, Coteccio and Goninkan: legal under any options, blind, quick, and each rule in its place."""
import pytest

import cardhistory as ch
from cardhistory.games import world
from cardhistory.games._coteccio_rules import VALUES
from cardhistory.games._elfern_rules import BEATEN_BY
from cardhistory.games._goninkan_rules import PICTURES, strengths
from cardhistory.packs import JOKER
from cardhistory.players import _tavern_coteccio, _tavern_elfern, _tavern_goninkan_table
from cardhistory.words import Words, templates
from tests.universes import rule_sets
from tests.work import calls

GAMES = ("elfern", "coteccio", "goninkan")
PRESETS = [(key, preset) for key in GAMES for preset in ch.presets(key)]
TAVERN = ch.player("tavern")


def states(game, numbers):
    """Deals with tavern players and novices side by side."""
    for deal in numbers:
        rng = ch.Rng(deal)
        state = game.start(deal, dealer=deal % len(game.seats))
        while state.to_act is not None:
            yield state
            who = ch.player("novice") if (deal + state.to_act) % 3 == 0 else TAVERN
            state = state.child(who.choose(state.observation(state.to_act), rng).action)


@pytest.mark.parametrize("key, preset", PRESETS)
def test_legal_in_every_phase(key, preset):
    phases = set()
    for state in states(ch.game(key, preset), range(20)):
        seen = state.observation(state.to_act)
        assert TAVERN.choose(seen, ch.Rng(1)).action in seen.legal_actions
        phases.add(seen.phase)
    goninkan = {"exchange", "show", "trump"} | ({"lead"} if preset == "gocci" else set())
    assert phases == {"play"} | (goninkan if key == "goninkan" else set())


@pytest.mark.parametrize("key", GAMES)
def test_legal_under_any_options(key):
    for number, game in enumerate(rule_sets(key, 20)[len(ch.presets(key)):]):
        for state in states(game, (number,)):
            seen = state.observation(state.to_act)
            assert TAVERN.choose(seen, ch.Rng(number)).action in seen.legal_actions


@pytest.mark.parametrize("key, preset", PRESETS)
def test_hidden_cards_and_chance_decide_nothing(key, preset):
    apart, rng = 0, ch.Rng(9)
    for state in states(ch.game(key, preset), range(4)):
        other = world(state.observation(state.to_act), rng)
        if other is not None:
            apart += other.hands != state.hands
            assert (TAVERN.choose(other.observation(state.to_act), ch.Rng(1))
                    == TAVERN.choose(state.observation(state.to_act), ch.Rng(2)))
    assert apart > 25


def test_a_decision_is_little_work():
    for key, preset in PRESETS:
        seen = [state.observation(state.to_act) for state in states(ch.game(key, preset), range(2))]
        assert sum(calls(TAVERN.choose, one, ch.Rng(0)) for one in seen) / len(seen) < 800  # four times what it is


def test_what_beats_what_is_that_of_the_games():
    for card, worth in _tavern_coteccio.WORTH.items():
        assert worth == VALUES[card.rank]
    assert _tavern_goninkan_table.PICTURES == PICTURES
    for trump, led in ("SH", "HH", "DC"):
        known = strengths(trump, led)
        pack = ch.game("goninkan").pack
        ours = {card: _tavern_goninkan_table.strength(card, trump, led) for card in pack}
        assert [card for card in sorted(known, key=known.get) if card in pack.cards] == sorted(filter(ours.get, pack), key=ours.get)
    for seven in (False, True):
        table = _tavern_elfern.Table(ch.game("elfern", seven_beats_ace=seven).start(1).observation(0))
        pack = ch.game("elfern").pack.cards
        assert all(table.beats(one, led) == (one in BEATEN_BY[seven][led]) for one in pack for led in pack if one != led)


# Every rule speaks somewhere, and names the right card

def spoken(key, deals):
    """Positions of numbered deals in which each rule speaks: (state, the card named, the card played), up to forty of each."""
    found = {}
    for deal in range(deals):
        game, rng = ch.game(key, ch.presets(key)[deal % len(ch.presets(key))]), ch.Rng(deal)
        state = game.start(deal, dealer=deal % len(game.seats))
        while state.to_act is not None:
            decision = TAVERN.choose(state.observation(state.to_act), ch.Rng(0))
            (thought,) = decision.reasons
            here = found.setdefault(thought.key, [])
            if len(here) < 40:
                here.append((state, thought.cards[0] if thought.cards else None, decision.action))
            wild = (deal + state.to_act) % 3 == 0
            state = state.child(rng.choice(state.legal_actions) if wild else decision.action)
    return found


def check(key, deals, rules):
    """Each rule speaks, has a sentence, and what is said of its card is true; ``rules``: by key, (state, card, action) -> bool."""
    found, say = spoken(key, deals), Words("en")
    for rule, true in rules.items():
        assert found.get(rule), f"{rule} never spoke"
        for state, card, action in found[rule]:
            assert say(f"{key}.thumb.{rule}", card=say.card(state.game.pack, card) if card else "")
            assert true(state, card, action), (rule, state, card, action)
            assert card is None or action.verb != "play" or action.cards == (card,)
    assert {*found} == {*rules}
    sentences = [name for name in templates() if name.startswith(f"{key}.thumb.")]
    assert {name.rpartition(".")[2] for name in sentences} == {*rules}


def hand(state):
    return state.hands[state.to_act]


def alone(state, card, action):
    return len({one.cards[0] for one in state.legal_actions}) == 1 and action.cards == (card,)


def test_the_rules_of_elfern():
    def counts(card):
        return card.rank in "AKQJT"

    def above(state, card):
        """Cards that beat it and are neither in this hand nor played."""
        played = {one for trick in state.tricks for one in trick.cards}
        return BEATEN_BY[state.game.rules.seven_beats_ace][card] - {*hand(state)} - played

    def takes(state, card):
        return card in BEATEN_BY[state.game.rules.seven_beats_ace][state.plays[0][1]]

    def theirs(state):
        return state.hands[1 - state.to_act]

    check("elfern", 150, {
        "last_card": lambda s, c, a: hand(s) == (c,),
        "only_card": alone,
        "lead_sure": lambda s, c, a: s.stock and counts(c) and c.rank != "A" and not above(s, c),
        "lead_brave": lambda s, c, a: s.stock and counts(c) and above(s, c),
        "lead_plain": lambda s, c, a: not s.plays and not counts(c),
        "lead_ace": lambda s, c, a: c.rank == "A" and all(map(counts, hand(s))),
        "lead_least": lambda s, c, a: not s.plays and all(map(counts, hand(s))),
        "hunt": lambda s, c, a: (not s.stock and not s.plays and not above(s, c)
                                 and any(counts(one) and one.suit == c.suit for one in theirs(s))),
        "bring_home_now": lambda s, c, a: not s.stock and counts(c) and not above(s, c),
        "keep_the_lead": lambda s, c, a: not counts(c) and not above(s, c),
        "give_the_lead": lambda s, c, a: not counts(c) and above(s, c),
        "take_figure": lambda s, c, a: counts(s.plays[0][1]) and takes(s, c),
        "save_ace": lambda s, c, a: s.stock and not counts(c) and not takes(s, c) and any(
            one.rank == "A" and takes(s, one) for one in hand(s)),
        "bring_home": lambda s, c, a: counts(c) and takes(s, c) and not counts(s.plays[0][1]),
        "win_the_lead": lambda s, c, a: not counts(c) and takes(s, c),
        "throw_plain": lambda s, c, a: not counts(c) and c.suit == s.plays[0][1].suit and not takes(s, c),
        "throw_useless": lambda s, c, a: not counts(c) and c.suit != s.plays[0][1].suit,
        "lose_least": lambda s, c, a: counts(c) and not takes(s, c)})


def test_the_rules_of_coteccio():
    rank = "234567FCRA".index

    def best(state):
        return max((c for _, c in state.plays if c.suit == state.plays[0][1].suit), key=lambda c: rank(c.rank))

    def holder(state):
        return next(seat for seat, card in state.plays if card == best(state))

    def follows(state, card):
        return bool(state.plays) and card.suit == state.plays[0][1].suit

    def higher(state, card):
        return follows(state, card) and rank(card.rank) > rank(best(state).rank)

    def all_won(state, seat):
        return all(trick.winner == seat for trick in state.tricks)

    worth = _tavern_coteccio.WORTH
    check("coteccio", 800, {
        "last_card": lambda s, c, a: hand(s) == (c,),
        "only_card": alone,
        "all_tricks": lambda s, c, a: not s.plays and all_won(s, s.to_act),
        "all_or_nothing": lambda s, c, a: len(s.tricks) > 2 and all_won(s, s.to_act),
        "lead_low": lambda s, c, a: not s.plays and not worth[c],
        "lead_least_risk": lambda s, c, a: not s.plays and not worth[c],
        "lead_points": lambda s, c, a: not s.plays and all(worth[one] for one in hand(s)),
        "stop_all_tricks": lambda s, c, a: len(s.tricks) > 2 and all_won(s, holder(s)) and higher(s, c),
        "give_points_below": lambda s, c, a: follows(s, c) and not higher(s, c) and worth[c],
        "duck": lambda s, c, a: follows(s, c) and not higher(s, c) and not worth[c],
        "afford_it": lambda s, c, a: len(s.plays) == 3 and higher(s, c) and rank(c.rank) == max(
            rank(one.rank) for one in hand(s) if one.suit == c.suit),
        "take_cheaply": lambda s, c, a: len(s.plays) == 3 and higher(s, c) and worth[c] == min(
            worth[one] for one in hand(s) if one.suit == c.suit),
        "hope_for_higher": lambda s, c, a: len(s.plays) < 3 and higher(s, c),
        "feed_the_loser": lambda s, c, a: not follows(s, c) and worth[c] == max(worth[one] for one in hand(s)),
        "throw_points": lambda s, c, a: not follows(s, c) and worth[c] == max(worth[one] for one in hand(s)),
        "throw_high": lambda s, c, a: not follows(s, c) and not any(worth[one] for one in hand(s))})


def test_the_rules_of_goninkan():
    def friends(state):
        ours = state.to_act in state.kankei
        return [seat for seat in range(5) if (seat in state.kankei) == ours and seat != state.to_act]

    def holder(state):
        known = strengths(state.trump, state.follow or "")
        return max(state.plays[state.dead:], key=lambda play: known.get(play[1], 0), default=(None, None))

    def takes(state, card):
        known = strengths(state.trump, state.follow or "")
        return known.get(card, 0) > known.get(holder(state)[1], 0)

    def pile(state):
        return sum(card in PICTURES for _, card in state.plays)

    def partner(state):
        return state.hands[friends(state)[0]]

    def best_of_suit(cards, card):
        return card.rank == min((one.rank for one in cards if one.suit == card.suit), key="AKQJT98765432".index)

    cut = {"cut_in", "cut_high"}
    check("goninkan", 100, {
        "last_card": lambda s, c, a: hand(s) == (c,),
        "only_card": alone,
        "joker_must": lambda s, c, a: c is JOKER and len(s.tricks) == 8,
        "exchange_blind": lambda s, c, a: s.phase == "exchange" and c is None,
        "show_joker": lambda s, c, a: {*a.cards} == {c, JOKER} and best_of_suit(hand(s), c),
        "show_suit": lambda s, c, a: a.cards[0] == c and a.cards[1].suit == c.suit and JOKER not in hand(s),
        "trump_shown": lambda s, c, a: a.args == (c.suit,) and c in s.shown,
        "trump_long": lambda s, c, a: a.args == (c.suit,) and c in hand(s),
        "iku_ace": lambda s, c, a: str(a) == "iku" and c.rank == "A" and c in hand(s),
        "koi": lambda s, c, a: str(a) == "koi" and not any(one.rank == "A" for one in hand(s)),
        "draw_trumps": lambda s, c, a: not s.plays and c.suit == s.trump and best_of_suit(hand(s), c),
        "lead_sure": lambda s, c, a: not s.plays and c in PICTURES and c.suit != s.trump,
        "lead_joker": lambda s, c, a: not s.plays and c is JOKER,
        "lead_trump": lambda s, c, a: not s.plays and c.suit == s.trump and c in PICTURES,
        "lead_to_partner": lambda s, c, a: not s.plays and any(one.suit == c.suit for one in partner(s)),
        "lead_low": lambda s, c, a: not s.plays and c not in PICTURES and c.suit != s.trump,
        "lead_least": lambda s, c, a: not s.plays,
        "give_picture": lambda s, c, a: c in PICTURES and holder(s)[0] in friends(s) and not takes(s, c),
        "let_partner": lambda s, c, a: holder(s)[0] in friends(s),
        "win_with_picture": lambda s, c, a: c in PICTURES and takes(s, c),
        "win_last": lambda s, c, a: pile(s) and takes(s, c),
        "win_likely": lambda s, c, a: takes(s, c),
        **dict.fromkeys(cut, lambda s, c, a: pile(s) and takes(s, c) and c.suit == s.trump != s.follow),
        "joker_takes": lambda s, c, a: c is JOKER and pile(s),
        "keep_for_later": lambda s, c, a: any(takes(s, one) for one in hand(s)),
        "throw_low": lambda s, c, a: c not in PICTURES,
        "lose_least": lambda s, c, a: c in PICTURES})
