"""Rules of thumb that are said at Etori and at Kakeya trump alike."""

_BOTH = {
    "last_card": "The last card chooses itself.",
    "only_card": "Only the {card} may be played.",
    # leading
    "draw_trumps": "Lead the {card} to bring the others' trumps down, before they take pictures with them.",
    "lead_trump": "Lead the {card}: in such a hand a trump is the least harmful lead.",
    "sure_lead": "Lead the {card}: it is as good as certain to take the trick.",
    "likely_lead": "Lead the {card} now: it is likely to take the trick, and later it may be trumped.",
    "for_the_partner": "Lead the {card}: the partner has none of its suit, and may take the trick with a trump.",
    "lead_single": "Lead the {card}, the only one of its suit: after that the suit can be trumped.",
    "lead_low": "Lead the {card}, which counts nothing, and keep what may take pictures later.",
    "lead_costly": "Every lead may cost something here: the {card} costs least.",
    # following
    "feed_side": "The trick is likely to be the partner's: give it the {card}, which counts.",
    "leave_side": "Leave the trick to the partner, and give nothing away that may win later: play the {card}.",
    "overtake": "The partner's card is not safe yet: the {card} holds the trick better.",
    "bring_home": "Win the trick with the {card}, which counts itself: later it might be lost.",
    "win_cheaply": "Take the trick with the {card}: no stronger card is needed.",
    "win_perhaps": "Try to take the trick with the {card}: it can be beaten, but nobody may have what beats it.",
    "trump_in": "Having none of the suit, trump the trick with the {card}.",
    "spend_best": "Nothing beats the {card}: this trick is worth it.",
    "spare": "Let this trick go and play the {card}: a winning card would be worth more later.",
    "hope_for_side": "The partner still plays and may well take the trick: add the {card}, which counts.",
    "throw_low": "The trick cannot be won with this hand: play the {card}, which counts nothing.",
    "throw_short": "Throw the {card} from a short suit: when the suit is gone it can be trumped.",
    "lose_least": "Something that counts must go: let the {card} go.",
}

SENTENCES = {f"{game}.thumb.{key}": text for game in ("etori", "kakeya") for key, text in _BOTH.items()}
