"""An ordinary pack instead of an old one: which card stands for which, in words."""
from __future__ import annotations

from ..cards import Pack
from ..packs import FRENCH_52, left_out, ordinary
from ..words import Words

__all__ = ["ordinary_words"]


def ordinary_words(pack: Pack, say: Words) -> tuple[str, ...]:
    """How to play with an ordinary pack: suits, ranks of another name, and what is left out; a sentence each."""
    instead = ordinary(pack)
    suits, ranks = {}, {}
    for card in pack:
        french = FRENCH_52.suit_key(instead[card]), FRENCH_52.rank_key(instead[card])
        if french[0] != pack.suit_key(card):
            suits[french[0]] = pack.suit_key(card)
        if french[1] != pack.rank_key(card):
            ranks[french[1]] = pack.rank_key(card)
    parts = [say("print.ordinary.suit", french=say(f"suit.{french}"), suit=say(f"suit.{ours}")) for french, ours in suits.items()]
    parts += [say("print.ordinary.rank", french=say(f"rank.{french}"), rank=say(f"rank.{ours}")) for french, ours in ranks.items()]
    text = say("print.ordinary.all", parts=say("table.parts.separator").join(parts)) if parts else say("print.ordinary.same")
    found = [text[0].upper() + text[1:]]
    spare = left_out(pack)
    if spare:
        found.append(say("print.ordinary.out", ranks=say("list.separator").join(say(f"print.spare.{rank.key}") for rank in spare)))
    found.append(say("print.ordinary.joker") if pack.extras else say("print.ordinary.nojoker"))
    return tuple(found)
