"""The picture of a family: a tree in black line and flat colour, its games as labels hung in it, the oldest nearest the ground.

How sure a relation is shows in the line (a barked branch, a line, dashes, dots, a branch sawn off), of what kind it is in a small
sign on it; colour only repeats what shape says.
"""
from __future__ import annotations

from typing import Any

from .page import escape, say

__all__ = ["branch_sign", "kind_sign", "picture"]

WIDE, MARGIN, ROW, HALF, TALL = 400, 18, 62, 70, 19
"""The drawing's width and what it keeps free at the sides; height of a row; half the width and height of a label."""
MIDDLE = WIDE // 2
COLUMN = {-1: 6 + HALF, 0: MIDDLE, 1: WIDE - 6 - HALF}
BESIDE = 18
"""How far below the first branch a second one between the same two games is drawn."""
Point = tuple[float, float]


def _sign(kind: str) -> str:
    """What is handed on, as a small drawing about the origin: a leaf, a flag, a card, a flame."""
    return {
        "descends": '<path class="leaf" d="M0 -8 C7 -4 7 4 0 8 C-7 4 -7 -4 0 -8 Z"/><path class="fine" d="M0 -5 V8"/>',
        "name": '<path class="flag" d="M-7 -6 H7 L4 -1.5 L7 3 H-7 Z"/><path class="fine" d="M-7 -7 V9"/>',
        "cards": '<rect class="card" x="-5" y="-8" width="10" height="16" rx="1.5"/><path class="fine" d="M0 -3.5 L3 0 L0 3.5 L-3 0 Z"/>',
        "idea": '<path class="flame" d="M0 -9 C6 -3 6 1 4.5 4 A5 5 0 0 1 -4.5 4 C-6 1 -2 -3 0 -9 Z"/>',
    }[kind]


def kind_sign(kind: str) -> str:
    """The sign of a kind of relation, for the key."""
    return f'<svg class="chl-mark" viewBox="-11 -11 22 22" aria-hidden="true">{_sign(kind)}</svg>'


def branch_sign(sure: str) -> str:
    """A line as it is drawn for this sureness, for the key."""
    return f'<svg class="chl-line" viewBox="0 0 60 16" aria-hidden="true">{_line(sure, "M3 8 H57", (30, 8))}</svg>'


def _line(sure: str, path: str, cut: Point) -> str:
    if sure == "documented":
        return f'<path class="bark" d="{path}"/><path class="wood" d="{path}"/>'
    if sure == "refuted":
        x, y = cut
        return (f'<path class="sawn" d="{path}" pathLength="100"/><path class="saw" d="M{x - 6:g} {y - 6:g} L{x + 6:g} {y + 6:g} '
                f'M{x + 6:g} {y - 6:g} L{x - 6:g} {y + 6:g}"/>')
    return f'<path class="{sure}" d="{path}"/>'


def _curve(*points: Point) -> tuple[str, Point]:
    """A curve through four points of control, and its middle."""
    (a, b), (c, d), (e, f), (g, h) = points
    return (f"M{a:g} {b:g} C{c:g} {d:g} {e:g} {f:g} {g:g} {h:g}", ((a + 3 * c + 3 * e + g) / 8, (b + 3 * d + 3 * f + h) / 8))


class _Tree:
    """One tree: where each game hangs."""

    def __init__(self, games: list[dict[str, Any]]) -> None:
        self.games = {game["key"]: game for game in games}
        self.rows = 1 + max(game["at"][1] for game in games)
        self.height = self.rows * ROW + 74
        self.main = next(game["key"] for game in games if game["at"][0] == 0)

    def at(self, key: str) -> Point:
        side, row = self.games[key]["at"]
        return COLUMN[side], self.height - 84 - row * ROW

    def branch(self, older: str, younger: str, sawn: bool) -> tuple[str, Point]:
        """The way of a branch from one game to the other, and the place of its sign."""
        if self.main in (older, younger):
            return self._stem(younger if older == self.main else older)
        (x, y), (u, v) = self.at(older), self.at(younger)
        side, inner = self.games[older]["at"][0], self.games[younger]["at"][0]
        if side != inner:  # across the trunk
            a, b = x - side * HALF, u - inner * HALF
            return _curve((a, y), (a - side * 30, y), (b - inner * 30, v), (b, v))
        if abs(y - v) <= ROW:  # the next label of the same column
            up = TALL if v < y else -TALL
            path, (at, middle) = _curve((x, y - up), (x, y - up), (x, v + up), (x, v + up))
            return path, (at + (0 if sawn else side * 20), middle)
        if all(game["at"] == [0, game["at"][1]] or game["at"][0] != side
               for game in self.games.values() if min(y, v) < self.at(game["key"])[1] < max(y, v)):
            return _curve((x, y - TALL), (x, y - TALL), (x, v + TALL), (x, v + TALL))
        a = x + side * HALF  # round the labels between
        return _curve((a, y - 6), (a + side * 18, y - 20), (a + side * 18, v + 20), (a, v + 6))

    def _stem(self, other: str) -> tuple[str, Point]:
        (x, y), (_, mine) = self.at(other), self.at(self.main)
        side = self.games[other]["at"][0]
        a = x - side * HALF
        if y > mine:  # a root
            return _curve((MIDDLE + side * 22, mine + TALL), (MIDDLE + side * 26, (mine + y) / 2), (a - side * 30, y), (a, y))
        return _curve((MIDDLE + side * 4, y + 46), (MIDDLE + side * 12, y + 10), (a - side * 26, y + 2), (a, y))

    def trunk(self) -> str:
        ground, top = self.height - 40, 16
        return (f'<path class="trunk" d="M{MIDDLE - 30} {ground} C{MIDDLE - 12} {ground - 30} {MIDDLE - 13} {ground - 60} {MIDDLE - 10} '
                f'{ground - 110} L{MIDDLE - 4} {top + 12} H{MIDDLE + 4} L{MIDDLE + 10} {ground - 110} C{MIDDLE + 13} {ground - 60} '
                f'{MIDDLE + 12} {ground - 30} {MIDDLE + 30} {ground} Z"/>'
                + "".join(f'<path class="cut" d="M{MIDDLE + x} {y} q{3 - x / 4:g} -14 0 -28"/>'
                          for x, y in ((-4, ground - 20), (4, ground - 44), (-2, ground - 90), (3, ground - 150), (-1, ground - 210)))
                + "".join(f'<path class="leaf" transform="translate({MIDDLE + x} {top + y}) rotate({turn}) scale(1.5)" '
                          f'd="M0 -8 C7 -4 7 4 0 8 C-7 4 -7 -4 0 -8 Z"/>' for x, y, turn in ((-11, 6, -50), (11, 6, 50), (0, -2, 0))))

    def ground(self, title: str) -> str:
        y = self.height - 40
        grass = "".join(f"M{x} {y - 1} l{-3 + x % 5} {-7 - x % 3} M{x + 4} {y - 1} l3 {-6 - x % 4} " for x in range(4, WIDE - 8, 31)
                        if abs(x - MIDDLE) > 34)
        return (f'<path class="earth" d="M{-MARGIN} {y} Q{MIDDLE} {y - 8} {WIDE + MARGIN} {y} V{self.height} H{-MARGIN} Z"/>'
                f'<path class="cut" d="{grass}"/>'
                f'<path class="ribbon" d="M34 {y + 7} H366 L378 {y + 20} L366 {y + 34} H34 L22 {y + 20} Z"/>'
                f'<text class="title" x="{MIDDLE}" y="{y + 26}">{escape(title)}</text>')


def _label(tree: _Tree, game: dict[str, Any], related: int) -> str:
    x, y = tree.at(game["key"])
    side = game["at"][0] or 1
    look = "thing" if game["state"] == "thing" else "table" if "page" in game and "card" not in game else "told"
    about = say("family.node", name=game["name"], relations=say("family.node.relations", n=related))
    lang = f' lang="{game["lang"]}"' if "lang" in game else ""
    spots = " ".join(f'{game["tree"]}-{place}' for place in game.get("places", ()))
    leaf = (f'<path class="leaf" transform="translate({x + side * (HALF - 6):g} {y - TALL:g}) rotate({side * 35})" '
            f'd="M0 -10 C9 -5 9 5 0 10 C-9 5 -9 -5 0 -10 Z"/>') if game["state"] == "alive" else ""
    back = f'<rect class="back" x="{x - HALF:g}" y="{y - TALL:g}" width="{2 * HALF}" height="{2 * TALL}" rx="11"/>'  # hides the trunk
    size = "longest" if len(game["name"]) > 16 else "long" if len(game["name"]) > 12 else "short"
    fit = f' textLength="{2 * HALF - 18}" lengthAdjust="spacingAndGlyphs"' if len(game["name"]) > 18 else ""
    return (f'{back if game["at"][0] == 0 else ""}<a href="#kin-{game["key"]}" class="{look}" aria-label="{escape(about)}" '
            f'data-kin="{game["key"]}" '
            f'data-events="{" ".join(game["events"])}" data-spots="{spots}">'
            f'<rect x="{x - HALF:g}" y="{y - TALL:g}" width="{2 * HALF}" height="{2 * TALL}" rx="{2 if look == "thing" else 11}"/>'
            f'<text class="{size}" x="{x:g}" y="{y + 5:g}"{lang}{fit}>{escape(game["name"])}</text>{leaf}</a>')


def picture(title: str, games: list[dict[str, Any]], relations: list[dict[str, Any]]) -> str:
    """One tree as SVG. Each branch carries the games it joins, its kind and how sure it is, for the script."""
    tree = _Tree(games)
    branches = ""
    drawn: list[tuple[str, str]] = []
    for one in relations:
        path, (x, y) = tree.branch(one["from"], one["to"], one["sure"] == "refuted")
        pair = (one["from"], one["to"])
        below = f' transform="translate(0 {BESIDE * drawn.count(pair)})"' if pair in drawn else ""
        drawn.append(pair)
        sign = f'<g class="sign" transform="translate({x:g} {y:g})"><circle r="11"/>{_sign(one["kind"])}</g>'
        sign = "" if one["sure"] == "refuted" else sign
        branches += (f'<g class="branch" data-kind="{one["kind"]}" data-sure="{one["sure"]}" data-pair="{one["from"]} {one["to"]}"{below}>'
                     f'{_line(one["sure"], path, (x, y))}{sign}</g>')
    labels = "".join(_label(tree, game, sum(game["key"] in (one["from"], one["to"]) for one in relations))
                     for game in sorted(games, key=lambda game: (game["at"][1], game["at"][0])))
    return (f'<svg viewBox="{-MARGIN} 0 {WIDE + 2 * MARGIN} {tree.height}" role="group" '
            f'aria-label="{escape(say("family.tree", title=title))}">'
            f'{tree.ground(title)}{tree.trunk()}{branches}<g class="labels">{labels}</g></svg>')
