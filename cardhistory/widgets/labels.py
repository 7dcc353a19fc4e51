"""The words of the page that stay the same while a table stands, and the names of the drawings: sent once."""
from __future__ import annotations

from typing import Any

from .scene import Scene
from .session import TableSession
from .share import labels as sharing
from .terms import glossary

__all__ = ["labels"]

_TOOLS = ("hint", "undo", "previous", "replay", "deals", "share", "more", "help", "taken", "look", "points", "players", "watch", "settings",
          "projector")
_DIALOGS = ("more", "previous", "taken", "thrown", "look", "points", "deals", "share", "players", "settings", "help")
_DEALS = ("this", "new", "newnote", "code", "play", "rules", "rulesnote", "byrules", "again", "againnote", "leave", "leavenote",
          "record", "recordnote", "copied", "notcopied", "print", "printnote", "giveup", "stay")
_SETTINGS = {"pace": ("wait", "two"), "ask": ("no", "yes"), "size": ("normal", "large"), "terms": ("period", "plain")}
_STEPS = (("first", -1), ("back", -1), ("on", 1), ("last", 1), ("leave", 0))
_KEYS = ((("←", "→", "Home", "End"), "arrows"), (("Enter", "Space"), "enter"), (("U",), "u"), (("P",), "p"), (("T",), "t"), (("I",), "i"),
         (("S",), "s"), (("L",), "l"), (("R",), "r"), (("D",), "d"), (("K",), "k"), (("B",), "b"), (("O",), "o"), (("M",), "m"),
         (("N",), "n"), (("C",), "c"), (("W",), "w"), (("H",), "h"), (("Esc",), "escape"), (("?",), "help"))


def labels(session: TableSession, uid: str, drawings: dict[str, Any]) -> dict[str, Any]:
    """All fixed words of a table. ``drawings`` has ``faces`` (card code → id), ``back`` (an id) and ``box`` (width, height)."""
    say, game = session.say, session.game
    look = Scene(session)

    def ui(*names: str) -> dict[str, str]:
        return {name: say(f"table.ui.{name}") for name in names}

    how: list[str] = []
    while say.has(f"{game.key}.how.{len(how) + 1}"):
        how.append(say(f"{game.key}.how.{len(how) + 1}"))
    return {
        "uid": uid, "lang": say.lang, "pack": game.pack.key, "terms": glossary(game.key, say), "dealer": say("table.dealer"),
        "back": drawings["back"], "box": drawings["box"],
        "cards": {card.code: {"name": look.card(card), "points": look.worth(card), "id": drawings["faces"].get(card.code, "")}
                  for card in game.pack.cards},
        **ui("thinking", "hints"),
        "note": {"players": say("table.players.note"), "badge": say("table.badge.label", card="{card}", badge="{badge}")},
        **ui("hand", "ontable", "nocards", "log", "close", "lost", "reload", "unkept", "report", "noprevious"),
        "confirm": say("table.ui.confirm", card="{card}"),
        "tools": {"label": say("table.ui.tools"), **{name: say(f"table.ui.tool.{name}") for name in _TOOLS}},
        "dialogs": {name: say(f"table.ui.dialog.{name}") for name in _DIALOGS},
        "steps": [{"action": name, "label": say(f"table.ui.step.{name}"), "by": by} for name, by in _STEPS],
        "deals": {name: say(f"table.ui.deals.{name}") for name in _DEALS},
        "settings": {name: {"label": say(f"table.ui.set.{name}"), **{value: say(f"table.ui.set.{name}.{value}") for value in values}}
                     for name, values in _SETTINGS.items()},
        "share": sharing(say),
        "how": {"label": say("table.ui.how"), "lines": how},
        "signs": {name: say(f"table.ui.sign.{name}") for name in ("label", "not", "star", "turn")},
        "keys": {"label": say("table.ui.key.label"), "rows": [[list(keys), say(f"table.ui.key.{name}")] for keys, name in _KEYS]},
    }
