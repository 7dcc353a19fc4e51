"""The family of games: four trees as pictures, and every game and relation in words. The data stand in ``data/family.toml``."""
from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from .page import DATA, Html, cited, escape, say
from .strip import chosen, filters
from .tree_picture import branch_sign, kind_sign, picture

__all__ = ["KINDS", "SURE", "draw", "family"]

KINDS = ("descends", "name", "cards", "idea")
SURE = ("documented", "likely", "guessed", "disputed", "refuted")


@lru_cache(maxsize=1)
def family() -> dict[str, Any]:
    """Trees, games and relations, as they stand in the file."""
    with (DATA / "family.toml").open("rb") as file:
        return tomllib.load(file)


def _relation(one: dict[str, Any], key: str, names: dict[str, str]) -> str:
    """A relation as one of the two games tells it: the younger in full, the older in a line."""
    way, other = ("family.from", one["from"]) if one["to"] == key else ("family.to", one["to"])
    head = say(way, game=names[other], kind=say(f"family.kind.{one['kind']}"), sure=say(f"family.sure.{one['sure']}"))
    told = f' {escape(one["says"])} <small>{cited(one["sources"])}.</small>' if one["to"] == key else ""
    return f'<li data-kind="{one["kind"]}" data-sure="{one["sure"]}"><b>{escape(head)}</b>{told}</li>'


def _card(game: dict[str, Any], relations: list[dict[str, Any]], names: dict[str, str]) -> str:
    page = (f'<p><a href="{game["page"]}.ipynb">{escape(say("family.page." + game["page"]))}</a></p>') if "page" in game else ""
    rows = "".join(_relation(one, game["key"], names) for one in relations if game["key"] in (one["from"], one["to"]))
    lang = f' lang="{game["lang"]}"' if "lang" in game else ""
    facts = " ".join((say("family.where", where=game["where"], when=game["when"]), say("family.pack", pack=game["pack"]),
                      say(f"family.state.{game['state']}")))
    return (f'<article id="kin-{game["key"]}"><h4{lang}>{escape(game["name"])}</h4><p>{escape(facts[0].upper() + facts[1:])}</p>{page}'
            f'<ul>{rows}</ul></article>')


def draw() -> Html:
    """The four trees, the key to their lines and signs, and all of it in words."""
    known = family()
    names = {game["key"]: game["name"] for game in known["game"]}
    trees = cards = ""
    for tree in known["tree"]:
        games = [game for game in known["game"] if game["tree"] == tree["key"]]
        keys = {game["key"] for game in games}
        relations = [one for one in known["relation"] if one["to"] in keys]
        trees += picture(tree["title"], games, relations)
        cards += f'<section><h3>{escape(tree["title"])}</h3>' + "".join(_card(game, relations, names) for game in games) + "</section>"
    groups = [("sure", [(sure, f'{branch_sign(sure)} {escape(say(f"family.key.{sure}"))}') for sure in SURE]),
              ("kind", [(kind, f'{kind_sign(kind)} {escape(say(f"family.kind.{kind}"))}') for kind in KINDS])]
    looks = "".join(f'<span><svg class="chl-label" viewBox="0 0 34 18" aria-hidden="true"><g class="{look}">'
                    f'<rect x="1" y="1" width="32" height="16" '
                    f'rx="{1 if look == "thing" else 7}"/></g></svg> {escape(say(f"family.key.{look}"))}</span>'
                    for look in ("table", "told", "thing"))
    leaf = ('<span><svg class="chl-mark" viewBox="-11 -11 22 22" aria-hidden="true"><path class="leaf" d="M0 -10 C9 -5 9 5 0 10 '
            f'C-9 5 -9 -5 0 -10 Z"/></svg> {escape(say("family.key.alive"))}</span>')
    lines = "".join(f"<span>{label}</span>" for _, boxes in groups for _, label in boxes)
    return Html("family of the games", (
        f'<figure class="chl chl-family" id="family-tree">{filters("relations", groups)}<div class="chl-trees">{trees}</div>'
        f'<figcaption class="chl-key">{lines}{looks}{leaf}</figcaption>'
        f'{chosen()}'
        f'<details class="chl-list"><summary>{escape(say("family.list", n=len(names)))}</summary>{cards}</details></figure>'), "family")
