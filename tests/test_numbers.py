"""Numbers in the prose: what our code can compute is computed, and no share or count of hands stands there unchecked.

`CLAIMS` has, for each number in a lesson, its notes or the laboratory's sentences, the words around it with ``{}`` for the number,
and what computes it. Shares that were found by dealing are dealt again, fewer times, and must lie within four deviations.
"""
from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb
from pathlib import Path
from typing import Any

import pytest

import cardhistory as ch
from cardhistory import counts
from cardhistory.games._aluette_rules import ACES, CLASS, LUETTES, SPECIALS
from cardhistory.games._primiera_hands import made, possible
from cardhistory.games._primiera_rules import VALUES, PrimieraRules
from cardhistory.games._trappola_rules import TrappolaRules
from cardhistory.games._trappola_score import ending
from cardhistory.lessons.page import data, has
from cardhistory.packs import ALUETTE_48, FRENCH_52, LATIN_40, TRAPPOLA_36
from cardhistory.simulate import EXPERIMENTS, comparison
from cardhistory.words.numbers import SENTENCES

FOLDER = Path(__file__).resolve().parent.parent / "notebooks" / "en"
KEYS = tuple(sorted(path.stem for path in FOLDER.glob("*.ipynb")))
TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
SMALL = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
         "nineteen").split()


def word(number: Any) -> str:
    """A number as one writes it in a sentence."""
    whole = round(number)
    if whole < 20:
        return SMALL[whole]
    return TENS[whole // 10] + (f"-{SMALL[whole % 10]}" if whole % 10 else "")


def per_100(share: Any, digits: int = 0) -> str:
    return f"{float(100 * share):.{digits}f}"


def grouped(*numbers: int) -> list[str]:
    return [f"{number:,}" for number in numbers]


def near(claimed: float, hits: int, deals: int) -> bool:
    """Could so many hits come of a share like the one that is claimed?"""
    return abs(hits - deals * claimed) < 4 * (deals * claimed * (1 - claimed)) ** 0.5


# What is counted

@lru_cache(maxsize=1)
def sets() -> Fraction:
    return 1 - Fraction(counts.trappola.sets_held()[0], counts.trappola.hands())


ARTICLE, CARDANO = PrimieraRules(), ch.game("primiera", "cardano").rules
TRAPPOLA = TrappolaRules()


def worth(rank: str) -> int:
    return dict(TRAPPOLA.card_points)[rank]


def declared(rank: str) -> int:
    three, four = dict(TRAPPOLA.set_values)[rank]
    assert four == 2 * three
    return three


def kind(name: str) -> int:
    return counts.primiera.kinds(ARTICLE)[name]


def share(name: str) -> Fraction:
    return Fraction(kind(name), counts.primiera.hands(ARTICLE))


def reach(name: str) -> tuple[int, int]:
    found = [points for one, points in possible(CARDANO) if one == name]
    return min(found), max(found)


def holes() -> list[int]:
    found = {points for one, points in possible(CARDANO) if one == "primiera"}
    return sorted(set(range(min(found), max(found))) - found)


def best_fluxus() -> list[int]:
    return sorted(VALUES.values(), reverse=True)[:4]


def opening_hand() -> int:
    dealt = data("trappola", "tables")["hand"]
    hand = ch.game("trappola").start(dealt["deal"], dealer=dealt["dealer"]).hands[0]
    return sum(dict(TRAPPOLA.card_points).get(card.rank, 0) for card in hand)


@lru_cache(maxsize=1)
def tavern() -> tuple[float, float]:
    """Trappola in the tavern: points a deal for each player, and how often a two takes the last trick."""
    who, points, twos, deals = ch.player("tavern"), 0, 0, 250
    for number in range(deals):
        state, rng = ch.game("trappola").start(number), ch.Rng(number)
        while state.to_act is not None:
            state = state.child(who.choose(state.observation(state.to_act), rng).action)
        points += sum(state.outcome.points)
        twos += any(line.key == "ending" for line in state.outcome.lines)
    return points / deals / 2, twos / deals


@lru_cache(maxsize=2)
def shown_at_once(seats: int, deals: int = 1500) -> int:
    """In how many deals of Primiera somebody has a primiera or better."""
    found = 0
    for number in range(deals):
        cards = ch.Rng(number).shuffled(LATIN_40.cards)
        found += any(made(ARTICLE, cards[first:first + 4]) for first in range(0, 4 * seats, 4))
    return found


@lru_cache(maxsize=1)
def shared_most(deals: int = 1500) -> int:
    """In how many deals of Aluette, all cards played at random, two players or more have the highest number of tricks."""
    found = 0
    for number in range(deals):
        cards = ch.Rng(number).shuffled(ALUETTE_48.cards)
        won = [0] * 4
        for first in range(0, 36, 4):
            places = [CLASS[card] for card in cards[first:first + 4]]
            if places.count(min(places)) == 1:
                won[places.index(min(places))] += 1
        found += won.count(max(won)) > 1
    return found


@lru_cache(maxsize=1)
def level(deals: int = 300) -> int:
    """In how many deals of Etori by chance both sides have eight pictures."""
    novice, found = ch.player("novice"), 0
    for number in range(20_000, 20_000 + deals):
        state, rng = ch.game("etori").start(number), ch.Rng(number)
        while state.to_act is not None:
            state = state.child(novice.choose(state.observation(state.to_act), rng).action)
        found += state.outcome.winner is None
    return found


def stands(true: bool, text: str) -> str:
    """This text, if what it says is so."""
    return text if true else "(not so)"


DOUBLED = (62, 883, 1907)
"""The deals among the first 2,000 in which three final twos came up in the tavern. The others are tried here and there only."""


@lru_cache(maxsize=1)
def three_twos() -> int:
    doubled = comparison(ch.game("trappola"), ch.game("trappola", ending_two_mode="doubling"))
    assert all(doubled.sample(number) == 1 for number in DOUBLED), "other points, the same winner"
    assert not any(doubled.sample(number) for number in range(5, 2000, 50))
    return len(DOUBLED)


LEVEL = 255
"""Of the first 2,000 deals of Etori by chance, so many were level; here a part of others is dealt."""
EIGHT = Fraction(counts.aluette.all_dealt())
BAD = Fraction(counts.etori.bad_hands()["either"], counts.etori.hands())
ROTTEN = counts.aluette.spoiled(4)
FIRST = EXPERIMENTS["primiera.fluxus"].exact()
Claim = tuple[str, str, Callable[[], Any]]

# Where (lesson; lesson.notes; or "words" for the laboratory's own sentences), the words with {} for each number, and the numbers.
CLAIMS: tuple[Claim, ...] = (
    ("trappola", "A mousetrap in {} cards", lambda: [word(len(TRAPPOLA_36))]),
    ("trappola", "A trick won with a two brings {} points, the last trick {}, and both at once {}",
     lambda: [TRAPPOLA.two_bonus, TRAPPOLA.last_trick, ending(TRAPPOLA, 1)]),
    ("trappola", "{} cards go, {} remain", lambda: [word(4 * 4), word(52 - 4 * 4)]),
    ("trappola", "An ace counts {}, a king {}, a rider {}, a footman {}", lambda: map(worth, "ARCF")),
    ("trappola", "That makes {}, or {} with the last trick",
     lambda: [4 * sum(map(worth, "ARCF")), 4 * sum(map(worth, "ARCF")) + TRAPPOLA.last_trick]),
    ("trappola", "doubled because it is the last, makes {}, and {} make {}",
     lambda: [2 * TRAPPOLA.two_bonus, TRAPPOLA.last_trick, ending(TRAPPOLA, 1)]),
    ("trappola", "are worth {} in all; the last three, {}", lambda: [ending(TRAPPOLA, 2), ending(TRAPPOLA, 3)]),
    ("trappola", "Some players wanted {} for three", lambda: [ending(TrappolaRules(ending_two_mode="doubling"), 3)]),
    ("trappola", "You can win {}, {} or {} with the twos", lambda: [ending(TRAPPOLA, twos) for twos in (1, 2, 3)]),
    ("trappola", "three aces are worth {}, three twos {}, three kings, riders or footmen {}",
     lambda: [declared("A"), declared("2"), *{declared(rank) for rank in "RCF"}]),
    ("trappola", "About one hand in {} holds a set", lambda: [word(1 / sets())]),
    ("trappola", "Each player gets {} cards, four and then five; {} remain as the stock",
     lambda: [word(counts.trappola.HAND), word(len(TRAPPOLA_36) - 2 * counts.trappola.HAND)]),
    ("trappola", "Nine cards hold {} points on average", lambda: [counts.trappola.mean(counts.trappola.card_points())]),
    ("trappola", "yours below hold {}", lambda: [opening_hand()]),
    ("trappola", "a deal brings each about {} points", lambda: [10 * round(tavern()[0] / 10)]),
    ("trappola", "in one deal of {} a two takes the last trick", lambda: [stands(near(1 / 6, round(250 * tavern()[1]), 250), "six")]),
    ("trappola", "brings {}: three twos at the end, four aces, four twos, and {} points in cards",
     lambda: [ending(TRAPPOLA, 3) + 2 * declared("A") + 2 * declared("2") + 63, 63]),
    ("trappola.notes", "Four times {} is {}", lambda: [sum(map(worth, "ARCF")), 4 * sum(map(worth, "ARCF"))]),
    ("trappola.notes", "Cardano has {} as twice {} and {} as three times {}",
     lambda: [ending(TRAPPOLA, 2), ending(TRAPPOLA, 1), ending(TRAPPOLA, 3), ending(TRAPPOLA, 1)]),
    ("trappola.notes", "{} of the {} possible hands, {} per cent",
     lambda: [*grouped(counts.trappola.hands() - counts.trappola.sets_held()[0], counts.trappola.hands()), per_100(sets(), 1)]),
    ("primiera", "seven {}, six {}, ace {}, five {}, four {}, three {}, two {}, king, rider and footman {} each",
     lambda: [VALUES[rank] for rank in "76A5432R"]),
    ("primiera", "would have done it with its {} points", lambda: [reach("primiera")[0]]),
    ("primiera", "The proud courts come last, at {}", lambda: {VALUES[rank] for rank in "RCF"}),
    ("primiera", "the ace steps between them at {}", lambda: [VALUES["A"]]),
    ("primiera", "{} cards in thirty-six help you, {} in 100", lambda: [word(10), per_100(counts.primiera.one_card(10))]),
    ("primiera", "hope for a fluxus, {} in 100", lambda: [per_100(counts.primiera.one_card(7))]),
    ("primiera", "hope for both missing suits; that is {} in 100", lambda: [per_100(counts.primiera.two_cards(10, 10))]),
    ("primiera", "Four cards from forty make {} hands", lambda: grouped(counts.primiera.hands(ARTICLE))),
    ("primiera", "Of a hundred, {} are puntos and {} primieras", lambda: [per_100(share("punto")), per_100(share("primiera"))]),
    ("primiera", "Of a thousand, {} are fluxus, and {} is a fifty-five",
     lambda: [word(1000 * share(one)) for one in ("fluxus", "fiftyfive")]),
    ("primiera", "Chorus: {} in all", lambda: [word(kind("chorus"))]),
    ("primiera", "With four players that ends {} deals in {}", lambda: [stands(near(0.40, shown_at_once(4), 1500), "two"), "five"]),
    ("primiera", "A primiera counts from {} to {}, but never {} and never {}", lambda: [*reach("primiera"), *holes()]),
    ("primiera", "A fluxus runs from {} to {}, a chorus from {} to {}", lambda: [*reach("fluxus"), *reach("chorus")]),
    ("primiera", "a chance of {} in 100 is worth two chips once six lie in the pot",
     lambda: [stands(counts.primiera.one_card(10) > Fraction(2, 6 + 2), per_100(counts.primiera.one_card(10)))]),
    ("primiera", "could not come to {}, which is {}, {}, {} and {}", lambda: [sum(best_fluxus()), *best_fluxus()]),
    ("primiera.notes", "10 of {}; 7 of 36; {} of {} pairs", lambda: [40 - 4, 10 * 10, comb(36, 2)]),
    ("primiera.notes", "{} puntos, {} primieras, {} fifty-fives, {} fluxus and {} choruses",
     lambda: grouped(*map(kind, ("punto", "primiera", "fiftyfive", "fluxus", "chorus")))),
    ("primiera.notes", "{} in 100; with two players {}",
     lambda: [stands(near(0.40, shown_at_once(4), 1500), "40"), stands(near(0.23, shown_at_once(2), 1500), "23")]),
    ("primiera.notes", "Two chips for a share of eight: {} in 100", lambda: [per_100(Fraction(2, 8))]),
    ("primiera.notes", "There are {} such hands",
     lambda: [word(sum(ways for points, ways in counts.primiera.points(CARDANO, "primiera").items() if points >= 79))]),
    ("aluette", "{} cards in coins, cups, swords and batons", lambda: [word(len(ALUETTE_48)).capitalize()]),
    ("aluette", "{} cards of the pack beat a king, and {} others match him",
     lambda: [word(len(SPECIALS) + len(ACES)).capitalize(),
              word(sum(CLASS[card] == CLASS[ch.card(ALUETTE_48, "RC")] for card in ALUETTE_48) - 1)]),
    ("aluette", "{} cards are dealt; {} are not", lambda: [word(4 * 9).capitalize(), word(48 - 4 * 9)]),
    ("aluette", "In play at random that decides more than one deal in {}", lambda: [stands(near(0.27, shared_most(), 1500), "four")]),
    ("aluette.notes", "the highest number was shared in {} of a hundred", lambda: [stands(near(0.27, shared_most(), 1500), "27")]),
    ("aluette", "each opponent catches one in {}", lambda: [word(Fraction(100, ch.game("aluette").rules.notice))]),
    ("aluette", "An average hand holds {} of the eight special cards",
     lambda: [stands(Fraction(9 * len(SPECIALS), 48) == Fraction(3, 2), "one and a half")]),
    ("aluette", "one hand in {} holds no special at all", lambda: [word(1 / counts.aluette.none_of(SPECIALS))]),
    ("aluette.notes", "exactly {} in a hundred", lambda: [per_100(counts.aluette.none_of(SPECIALS), 1)]),
    ("etori", "Of the {} cards {} count", lambda: [word(len(FRENCH_52)), word(counts.etori.total("pictures"))]),
    ("etori", "{} pictures in {} tricks", lambda: [word(counts.etori.total("pictures")).capitalize(), word(counts.etori.HAND)]),
    ("etori.notes", "16 : 13 is {}", lambda: [f"{16 / 13:.2f}"]),
    ("etori", "Each player has {} cards", lambda: [word(counts.etori.HAND)]),
    ("etori", "about one deal in {} ends eight to eight", lambda: [stands(near(0.135, level(), 300), "seven")]),
    ("etori.notes", "{} per cent of 100,000 deals", lambda: [stands(near(0.135, level(), 300), "13.5")]),
    ("numbers", "Of {} such hands {} are fluxus", lambda: [word(FIRST.denominator), word(FIRST.numerator)]),
    ("numbers", "A number, he says, has {} to {} points, a primiera {} to {}, a fluxus {} to {}, a chorus {} to {}",
     lambda: [*reach("punto"), *reach("primiera"), *reach("fluxus"), *reach("chorus")]),
    ("numbers", "laid out {} hands", lambda: grouped(counts.primiera.hands(CARDANO))),
    ("numbers", "no primiera counts {}, and none {}", holes),
    ("numbers", "One hand in {} has four suits", lambda: [word(1 / Fraction(10**4, counts.primiera.hands(CARDANO)))]),
    ("numbers", "One two at the end is worth {}, two are worth {}", lambda: [ending(TRAPPOLA, 1), ending(TRAPPOLA, 2)]),
    ("numbers", "then two are {}, and three {}", lambda: [26 + 2 * 26, 26 + 2 * 26 + 4 * 26]),
    ("numbers", "doubled the whole each time, {}, {}, {}",
     lambda: [ending(TrappolaRules(ending_two_mode="doubling"), twos) for twos in (1, 2, 3)]),
    ("numbers", "In the first 2,000 deals the difference came up {} times", lambda: [word(three_twos())]),
    ("numbers", "One hand in {} holds a set", lambda: [word(1 / sets())]),
    ("numbers", "One lead in {} succeeds", lambda: [word(1 / counts.trappola.led_two_wins())]),
    ("numbers", "nine cards, drawn from {}", lambda: [word(len(TRAPPOLA_36) - 1)]),
    ("numbers", "a deal of nine tricks has {} rotten ones on average, if nobody thinks: five in {} deals",
     lambda: [f"{float(9 * ROTTEN):.2f}", word(5 / (9 * ROTTEN))]),
    ("numbers", "{} cards out of {} are dealt",
     lambda: [word(Fraction(36, 48).numerator).capitalize(), word(Fraction(36, 48).denominator)]),
    ("numbers", "In {} deals of 100, without a chant, at least one of the eight", lambda: [per_100(1 - EIGHT)]),
    ("numbers", "More than one deal in {}", lambda: [word(int(1 / counts.etori.redeal_chance()) + 1)]),
    ("numbers", "In the first 2,000 deals it changed {}, about one in {}",
     lambda: [stands(near(LEVEL / 2000, level(), 300), str(LEVEL)), word(2000 / LEVEL)]),
    ("numbers", "comes {} times as often", lambda: [word(kind("fluxus") / kind("fiftyfive"))]),
    ("numbers", "are all in play only {} times in 100", lambda: [per_100(EIGHT)]),
    ("numbers", "matters in {} of 2,000 deals", lambda: [word(three_twos())]),
    ("numbers.notes", "{} fluxus and {} fifty-fives among the {} hands of four",
     lambda: grouped(kind("fluxus"), kind("fiftyfive"), counts.primiera.hands(ARTICLE))),
    ("numbers.notes", "then there are {} of them and {} fluxus",
     lambda: [counts.primiera.kinds(ch.game("primiera", "italian").rules)[one] for one in ("fiftyfive", "fluxus")]),
    ("numbers.notes", "three sevens take a six ({}) or an ace ({}); nothing makes {}",
     lambda: [3 * VALUES["7"] + VALUES["6"], 3 * VALUES["7"] + VALUES["A"], holes()[-1]]),
    ("primiera.notes", "{} is three sevens and a six, {} three sevens and an ace",
     lambda: [3 * VALUES["7"] + VALUES["6"], 3 * VALUES["7"] + VALUES["A"]]),
    ("numbers.notes", "10,000 of {}: {} in 100", lambda: [f"{comb(40, 4):,}", per_100(Fraction(10**4, comb(40, 4)), 1)]),
    ("numbers.notes", "{} of {} hands: {} in 100",
     lambda: [*grouped(counts.trappola.hands() - counts.trappola.sets_held()[0], counts.trappola.hands()), per_100(sets(), 1)]),
    ("numbers.notes", "{} in 100: all nine cards of the opponent come from the {} of other suits, out of {}",
     lambda: [per_100(counts.trappola.led_two_wins(), 1), 36 - 9, 36 - 1]),
    ("numbers.notes", "Nine times {} in 100", lambda: [per_100(ROTTEN, 1)]),
    ("numbers.notes", "All eight are dealt {} times in 100; each one, {} times", lambda: [per_100(EIGHT, 1), per_100(Fraction(36, 48))]),
    ("numbers.notes", "{} in 100 deals, {} in 100 hands", lambda: [per_100(counts.etori.redeal_chance(), 1), per_100(BAD, 1)]),
    ("numbers.notes", "{} in 100. The deals were played at random",
     lambda: [stands(near(LEVEL / 2000, level(), 300), per_100(Fraction(LEVEL, 2000), 1))]),
    ("words", "{} hands are fluxus and only {} are fifty-fives: {} to one",
     lambda: [kind("fluxus"), kind("fiftyfive"), word(kind("fluxus") / kind("fiftyfive"))]),
    ("words", "There are {} such hands among {}", lambda: grouped(10**4, comb(40, 4))),
    ("words", "{} are left, and {} of them are cups", lambda: [40 - 4, 10 - 3]),
    ("words", "{} of the {} hands hold one",
     lambda: grouped(counts.trappola.hands() - counts.trappola.sets_held()[0], counts.trappola.hands())),
    ("words", "come from the other {}, and {} of these are of other suits: one deal in {}",
     lambda: [36 - 1, 36 - 9, word(1 / counts.trappola.led_two_wins())]),
    ("words", "One given hand is like that {} times in 100. With four hands it is more than one deal in {}",
     lambda: [per_100(BAD, 1), word(int(1 / counts.etori.redeal_chance()) + 1)]),
    ("words", "{} of the {} sets of four cards. With two cards it is {} in 100, with three {}",
     lambda: [*grouped(counts.aluette.HANDS and comb(48, 4) - counts.aluette.top_class(4)[1], comb(48, 4)),
              *(per_100(counts.aluette.spoiled(cards), 1) for cards in (2, 3))]),
    ("words", "Each one is dealt {} times in {}. But all eight must be, and that is {} in 100",
     lambda: [word(Fraction(36, 48).numerator), word(Fraction(36, 48).denominator), per_100(EIGHT)]),
)

# Shares that others report, or that belong to the method: nothing of ours computes them.
REPORTED = {
    ("aluette", "four people in five are said to have played"): "a report",
    ("cousins", "loses one of four lives"): "a rule, not a share",
    ("trappola", "sets the suit, one of four"): "the suits of the pack",
    ("primiera.notes", "From 40,000 random deals each"): "how it was found",
    ("aluette.notes", "In 400,000 random deals"): "how it was found",
    ("trappola.notes", "400 deals and 60 matches"): "how it was found",
    ("numbers.notes", "2,000 deals between two players"): "how it was found",
    ("numbers", "the difference came up three times, and never did it change the winner"): "checked with the number before it",
}
COUNT = r"(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty)"
WHOLE = r"(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty-six|a hundred|a thousand|100|1,000|2,000)"
SHARE = re.compile(
    rf"\d ?%|\bper ?cent"
    rf"|\b{COUNT}(?: (?:hand|deal|trick|lead|time|card|people|player|punto)s?)? (?:in|of|out of) {WHOLE}\b(?! suits?| cards)"
    rf"|\b{COUNT} of a hundred|\bOf (?:a hundred|a thousand),|\b\d[\d,]*\d (?:\w+ )?(?:hands|deals)\b", re.IGNORECASE)


def plain(text: str) -> str:
    text = re.sub(r"<sup>.*?</sup>|<[^>]+>|[*#>]", "", text)
    return re.sub(r"\s+", " ", text)


@lru_cache(maxsize=32)
def prose(place: str) -> str:
    if place == "words":
        return " ".join(text for key, text in SENTENCES.items() if key.endswith(".learned"))
    lesson, _, part = place.partition(".")
    if part:
        return " ".join(plain(note["text"]) for note in data(lesson, part)["note"]) if has(lesson, part) else ""
    cells = json.loads((FOLDER / f"{lesson}.ipynb").read_text(encoding="utf-8"))["cells"]
    return " ".join(plain("".join(cell["source"])) for cell in cells if cell["cell_type"] == "markdown")


PLACES = (*KEYS, *(f"{key}.notes" for key in KEYS), "words")


@pytest.mark.parametrize(("place", "words", "numbers"), CLAIMS, ids=[f"{place}: {words[:40]}" for place, words, _ in CLAIMS])
def test_a_number_in_the_prose_is_the_one_that_is_computed(place: str, words: str, numbers: Callable[[], Any]) -> None:
    computed = [str(number) for number in numbers()]
    assert words.count("{}") == len(computed)
    assert place in PLACES and words.format(*computed).lower() in prose(place).lower(), computed


def covered(place: str) -> Iterator[range]:
    """The parts of a text that an entry of one of the tables speaks of."""
    for known, words in [*((one, words) for one, words, _ in CLAIMS), *REPORTED]:
        if known == place:
            pattern = r"[\w.,:-]*\w".join(map(re.escape, words.split("{}")))
            for found in re.finditer(pattern, prose(place), re.IGNORECASE):
                yield range(*found.span())


@pytest.mark.parametrize("place", PLACES)
def test_no_share_and_no_count_of_hands_stands_there_unchecked(place: str) -> None:
    known = list(covered(place))
    for found in SHARE.finditer(prose(place)):
        around = prose(place)[max(0, found.start() - 60):found.end() + 40]
        spoken_of = any(span.start <= found.start() and found.end() <= span.stop for span in known)
        assert spoken_of, f"compute it, or say who reports it: {around}"


def test_what_is_only_reported_is_still_there() -> None:
    for place, words in REPORTED:
        assert words.lower() in prose(place).lower(), words


def test_a_luette_is_special() -> None:
    assert set(LUETTES) < set(SPECIALS), "the counts of the eight count the four"
