"""Sentences that belong to no one game: names of suits and ranks, the table, the site."""

SENTENCES = {
    "card": "{rank} of {suit}",
    "list.separator": ", ",
    "suit.swords": "swords",
    "suit.batons": "batons",
    "suit.cups": "cups",
    "suit.coins": "coins",
    "rank.ace": "ace",
    "rank.king": "king",
    "rank.rider": "rider",
    "rank.footman": "footman",
    "rank.valet": "valet",
    "rank.ten": "ten",
    "rank.nine": "nine",
    "rank.eight": "eight",
    "rank.seven": "seven",
    "rank.six": "six",
    "rank.five": "five",
    "rank.four": "four",
    "rank.three": "three",
    "rank.two": "two",
}
