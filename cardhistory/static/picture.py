"""What stands where a widget will be: the position of a table as a picture, or what lies there in words."""
from __future__ import annotations

from html import escape
from typing import Any

from .. import art
from ..packs import PACKS
from ..words import Words

__all__ = ["position", "words"]

say = Words("en")


def words(widget: Any) -> str:
    """What lies there in words, as HTML. The first line of a description that names only the object is left out."""
    if hasattr(widget, "scene") and not hasattr(widget, "exercise"):
        scene, labels = widget.scene, widget.labels
        hand = say("list.separator").join(str(labels["cards"][one["card"]]["name"]) for one in scene["hand"])
        lines = [scene["title"], scene["goal"], *([say("static.hand", cards=hand)] if hand else []), scene["status"]]
    else:
        lines = [line for line in widget.in_words().splitlines() if not line.startswith("<")]
    lines = [line for line in lines if line.strip()]
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def position(scene: dict[str, Any], labels: dict[str, Any], room: str) -> str:
    """A table as its reader will find it: who sits there, what lies in the middle, the hand, and the sentence. As HTML.

    ``scene`` and ``labels`` are those of the widget, which show what the reader's seat sees and nothing else. ``room`` keeps the
    ids of its drawings apart from those of the table that takes its place.
    """
    pack = PACKS[labels["pack"]]
    width, height = art.box(pack)
    shown: dict[str, None] = {}

    def card(code: str, name: str) -> str:
        shown[code] = None
        target = art.face_id(pack, code, uid=room)
        return (f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(name)}" focusable="false">'
                f'<use href="#{target}"/></svg>')

    def name(code: str) -> str:
        return str(labels["cards"][code]["name"])

    others = [one for one in scene["players"] if not one["you"]]
    top = "".join(f'<p class="static-band"><b>{escape(one["name"])}</b> <span>{escape(one["down"])}</span> '
                  f'<span>{escape(one["text"])}</span></p>' for one in others)
    trick, centre = scene["trick"], scene["centre"]
    middle = f'<p>{escape(centre["label"])} {escape(centre["text"])}</p>' if centre else ""
    if trick:
        middle += '<p class="static-cards">' + "".join(card(play["card"], play["name"]) for play in trick["plays"]) + "</p>"
    hand = "".join(card(one["card"], name(one["card"])) for one in scene["hand"])
    own = "".join(f'<p class="static-band"><b>{escape(one["name"])}</b> <span>{escape(one["text"])}</span></p>'
                  for one in scene["players"] if one["you"])
    return (f'<figure class="static-table" aria-label="{escape(say("static.picture"))}">{art.sprite(pack, cards=list(shown), uid=room)}'
            f'<div class="static-band static-head"><p><b>{escape(scene["title"])}</b> {escape(scene["rules"]["label"])}</p>'
            f'<p><i>{escape(scene["goal"])}</i></p></div>{top}<div class="static-felt static-middle">{middle}</div>'
            f'<p class="static-band static-status"><b>{escape(scene["status"])}</b></p>'
            f'<div class="static-felt"><p class="static-cards">{hand}</p></div>{own}</figure>')
