"""What is said at an Elfern table."""

SENTENCES = {
    "elfern.refused.deal_over": "This deal is over; nothing more can be played in it.",
    "elfern.refused.not_in_hand": "The {card} is not in your hand.",
    "elfern.refused.follow_suit": "You must follow suit: {suit} were led, and you hold {cards}.",
    "elfern.refused.must_beat": "You must take the trick when you can, and you hold {cards}.",
    # the table
    "elfern.title": "Elfern",
    "elfern.preset.pierer": "after Pierer (1858)",
    "elfern.preset.meyers": "after Meyers (1905): beat the card if you can",
    "elfern.preset.braille": "with a pot, after the Braillespiel wiki",
    "elfern.preset.knoddle": "after a computer game, where sevens beat aces",
    "elfern.preset.wikipedia": "after the Wikipedia articles",
    "elfern.how.1": "Two play, with six cards each; the other twenty are the stock.",
    "elfern.how.2": "A card is led, and the higher card of its suit takes the trick. There are no trumps. "
                    "From the highest: ace, king, queen, jack, ten, nine, eight, seven.",
    "elfern.how.3": "While the stock lasts you may answer with any card; after each trick both draw one, the winner first.",
    "elfern.how.4": "When the stock is gone you must follow suit, and may play anything only without a card of that suit.",
    "elfern.how.5": "Only aces, kings, queens, jacks and tens count. There are twenty of these figures, and eleven win.",
    "elfern.how.6": "Fifteen figures or more win double. If both have ten, the game stands, and the next deal counts double.",
    "elfern.line.taken": "Figures taken",
    "elfern.line.game": "Eleven figures or more",
    "elfern.line.schneider": "‹Schneider|A double win›: fifteen or more",
    "elfern.line.schwarz": "‹Schwarz|A full win›: all twenty",
    "elfern.line.doubled": "Doubled, since the last deal stood",
    "elfern.line.pot": "The pot",
    "elfern.line.paid": "Paid to the winner",
    "elfern.line.lost": "Taken, but fewer",
    "elfern.line.level": "Level: nobody wins",
    "elfern.line.standing": "Ten each: the game stands",
}
