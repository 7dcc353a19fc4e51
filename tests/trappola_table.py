"""For the tests of Trappola: hands laid out, tricks played, and the score summed."""
from __future__ import annotations

import cardhistory as ch

PACK = ch.game("trappola").pack


def begin(first, second, *, dealer=1, scores=(0, 0), stock="", **options):
    """Both hands final, seat 0 to lead unless it deals."""
    game = ch.game("trappola", "cardano", **options)
    state = game.start(ch.Deal.fixed(PACK, {0: first, 1: second}, stock=stock), dealer=dealer, scores=scores)
    while state.phase == "exchange":
        state = state.child("stand")
    return state


def play(state, tricks):
    for pair in tricks.split():
        for card in pair.split("+"):
            state = state.child(f"play {card}")
    return state


def totals(state):
    """(side, key) → points, summed over the lines."""
    found = {}
    for line in state.score_lines():
        found[line.side, line.key] = found.get((line.side, line.key), 0) + line.points
    return found


def ended(twos, **options):
    """Seat 0 wins the last three tricks, leading twos or tens as ``twos`` says ("2T2": twos in tricks 7 and 9).

    The first six tricks, three in batons and three in swords, bring 30 card points. Then seat 1 has two coins and a baton.
    """
    pick = {"2": ("2S", "2C", "2D"), "T": ("TS", "TC", "TD")}
    last = [pick[what][i] for i, what in enumerate(twos)]
    state = begin(" ".join(["AB RB CB AS RS CS", *last]), "9B 8B 7B 9S 8S 7S 7D 8D TB", **options)
    state = play(state, "AB+9B RB+8B CB+7B AS+9S RS+8S CS+7S")
    return play(state, f"{last[0]}+7D {last[1]}+8D {last[2]}+TB")
