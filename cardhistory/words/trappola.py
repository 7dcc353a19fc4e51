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
    "trappola.thumb.declare_now": "Declare a set while you can: once one of its cards is played it is worth nothing.",
    "trappola.thumb.nothing_left_to_take": "There is nothing left to take, so this hand must do.",
    "trappola.thumb.keep_set": "Keep a hand that holds a set worth declaring.",
    "trappola.thumb.keep_strong": "Keep a hand that can win tricks with points in them.",
    "trappola.thumb.throw_weak": "Throw a weak hand away: nine fresh cards promise more.",
    "trappola.thumb.last_card": "The last card chooses itself.",
    "trappola.thumb.only_card": "Only one card may be played.",
    "trappola.thumb.run_of_twos": "The last tricks are the ones to win with twos: 26 for each of them.",
    "trappola.thumb.keep_two_for_the_end": "Keep the sure two for the end, where it is worth 26 instead of 10.",
    "trappola.thumb.two_now": "A two that nothing can beat today may find no lead tomorrow: take the ten.",
    "trappola.thumb.hunt": "Lead the {card}, which nothing can beat, to catch the courts below it.",
    "trappola.thumb.sure_trick": "Take the trick that cannot be lost.",
    "trappola.thumb.lead_plain": "With nothing sure to lead, lead a plain card from the longest suit.",
    "trappola.thumb.lead_cheapest": "When every lead may cost something, lead what costs least.",
    "trappola.thumb.bring_home": "Bring a card with points home while it wins: later it may be caught.",
    "trappola.thumb.win_cheaply": "Win with the lowest card that does it.",
    "trappola.thumb.save_for_prey": "Let an empty trick go: the high card will catch more later.",
    "trappola.thumb.throw_plain": "A trick that cannot be won gets a card without points.",
    "trappola.thumb.throw_short": "Throw a plain card from the shortest suit, and hold on to the twos.",
    "trappola.thumb.lose_least": "If points must go, let the fewest go.",
}
