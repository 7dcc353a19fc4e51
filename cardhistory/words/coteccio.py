"""What is said at a Coteccio table."""

SENTENCES = {
    "coteccio.refused.deal_over": "This deal is over; nothing more can be played in it.",
    "coteccio.refused.not_in_hand": "The {card} is not in your hand.",
    "coteccio.refused.follow_suit": "You must follow suit: {suit} were led, and you hold {cards}.",
    # the table
    "coteccio.title": "Coteccio",
    "coteccio.preset.thanos": "of Trieste, after Pagat and Thanos",
    "coteccio.how.1": "Each player begins with four lives. Whoever takes the most points in a deal loses one; all who tie for it do.",
    "coteccio.how.2": "Taken cards count: ace 6, king 5, rider 4, footman 3. The last trick is 6 more.",
    "coteccio.how.3": "Five cards each. A card is led; the others must follow suit, and may play anything only without a card of that suit.",
    "coteccio.how.4": "The highest card of the suit that was led takes the trick, and its player leads. There are no trumps. "
                      "From the highest: ace, king, rider, footman, seven, down to two.",
    "coteccio.how.5": "Whoever takes all five tricks wins the hand, and all the others lose a life.",
    "coteccio.how.6": "Who has no life left is out. The last player alive wins.",
    "coteccio.how.7": "The letters on the cards: A is the ace, R the king‹ (re)|›, C the rider‹ (cavallo)|›, F the footman‹ (fante)|›.",
    "coteccio.line.cards": "Cards taken",
    "coteccio.line.last": "Last trick",
    "coteccio.line.life": "Most points: a life is lost",
    "coteccio.line.capotto": "‹Capotto, all|All› five tricks",
    "coteccio.line.capotto_lost": "Another took all five tricks: lives are lost",
    "coteccio.line.replay": "Nobody would be left: the deal does not count",
    "coteccio.person.1": "Nina",
    "coteccio.person.2": "Bepi",
    "coteccio.person.3": "Ucia",
    "coteccio.person.4": "Toni",
    "coteccio.person.5": "Marieta",
    "coteccio.person.6": "Nando",
}
