"""The packs as they are printed: found by name, with a title, and their sheets."""
from __future__ import annotations

from ast import literal_eval
from functools import lru_cache

from .. import art, claims
from ..art.svg import Svg
from ..cards import Pack
from ..games import game as find_game
from ..games import games, pack_of, presets
from ..packs import PACKS
from ..words import Words
from .deals import WrongWish

__all__ = ["pack_named", "pack_pages", "pack_title", "played_with", "read_with"]


def pack_named(name: str, say: Words) -> Pack:
    """A pack by its key, or by the key of a game that is played with it. Raises WrongWish, saying which there are."""
    key = name.strip().lower()
    if key in PACKS:
        return PACKS[key]
    if key in games():
        return pack_of(key)
    raise WrongWish(say("print.wrong.pack", what=f"“{name[:40]}”", known=", ".join(PACKS)))


def pack_title(pack: Pack, say: Words) -> str:
    """What a pack is called."""
    return say(f"print.pack.{pack.key}")


def played_with(pack: Pack, say: Words) -> tuple[str, ...]:
    """The titles of the games that are played with a pack under at least one witness."""
    return tuple(say(f"{key}.title") for key in games()
                 if any(find_game(key, preset).pack is pack for preset in presets(key)))


def read_with(pack: Pack, say: Words) -> str:
    """For whom a pack is printed that no witness as a whole plays with: a single reading asks for it. Empty where none does."""
    for key in games():
        for claim in claims.of(key):
            for reading in claim.readings:
                if reading.option != "pack":
                    continue
                if find_game(key, **{reading.option: literal_eval(reading.value)}).pack is pack:
                    return say("print.pack.reading", game=say(f"{key}.title"), by=reading.by)
    return ""


@lru_cache(maxsize=8)
def pack_pages(pack: Pack, paper: str, index: bool = True, grey: bool = False, strip: bool = False) -> tuple[Svg, ...]:
    """The sheets of a pack, faces and backs in turn. Raises ValueError for a paper that is not known."""
    return art.sheets(pack, paper, index=index, grey=grey, strip=strip)
