"""What is said at a Trappola table."""

SENTENCES = {
    "trappola.refused.deal_over": "This deal is over; nothing more can be played in it.",
    "trappola.refused.not_in_hand": "The {card} is not in your hand.",
    "trappola.refused.follow_suit": "{suit} were led and you hold {cards}: you must follow suit.",
    "trappola.refused.card_before_hands_final":
        "No card is played before both players have kept or exchanged their hands.",
    "trappola.refused.exchange_over": "Hands are exchanged before the first card is played, and not after.",
    "trappola.refused.no_exchange_left": "You have exchanged your hand as often as you may.",
    "trappola.refused.stock_empty": "The stock has no nine cards left to take.",
    "trappola.refused.stand_over": "There is nothing to keep or to exchange any more: play a card.",
    "trappola.refused.declare_before_hands_final":
        "Nothing is declared before both hands are final: a hand that is thrown away scores nothing.",
    "trappola.refused.declarations_closed": "Sets are declared before one plays a card, and not later.",
    "trappola.refused.set_of_wrong_rank":
        "Only aces, kings, riders, footmen and twos make a set; the {rank} does not count.",
    "trappola.refused.set_not_held": "You do not hold {count} of that rank.",
    "trappola.refused.declare_what_is_held": "You hold four of them: declare four.",
    "trappola.refused.set_used": "A card of that set has already been played; it had to be declared before.",
    "trappola.refused.set_declared": "You have declared that set already.",
    "trappola.refused.fourth_taken":
        "The fourth card, the {card}, has already been taken in a trick, so the three no longer count.",
}
