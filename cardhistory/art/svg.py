"""The tools of the block cutter: an `Svg` text, curves through points, and `Cut`, on which every picture is drawn.

A `Cut` collects paths in drawing order. Three habits give the drawings the look of a woodcut coloured by stencil:

* **The nib.** All lines are stroked inside one sheared frame, so that the round pen becomes a slanted oval:
  a line swells and thins with its direction, as a knife line does. Coordinates are given in millimetres of the card and
  carried into that frame here; nobody else needs to know of it.
* **The nick.** Shading is cut with tapered strokes, thin lens shapes filled with ink.
* **The slip.** A colour may sit a hair off its outline, as a stencil does: colour first, then the line beside it.

Points are written as text, ``"3,4 5,6.5 8,4!"``: a curve runs smoothly through them and turns sharply at those marked
with ``!``; a final ``z`` closes the curve.
"""
from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

__all__ = ["BLUE", "Cut", "GREEN", "INK", "OCHRE", "PAPER", "RED", "Svg", "escape", "num"]

INK, PAPER = "#211", "#fbf6e9"  # short forms where the colour allows: they stand in every path
RED, OCHRE, BLUE, GREEN = "#d42", "#ea3", "#369", "#585"

Matrix = tuple[float, float, float, float, float, float]
_SAME: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_THIN, _LEAN = 0.55, math.radians(35)


def _nib() -> tuple[Matrix, Matrix]:
    """The oval pen as a matrix, and its inverse."""
    c, s = math.cos(_LEAN), math.sin(_LEAN)

    def oval(k: float) -> Matrix:
        return (c * c + k * s * s, c * s * (1 - k), c * s * (1 - k), s * s + k * c * c, 0.0, 0.0)

    return oval(_THIN), oval(1 / _THIN)


_NIB, _UNNIB = _nib()
_TENTHS = 10  # paths are written in whole tenths of a millimetre: no decimal points, lighter pages


class Svg(str):
    """An SVG drawing as text; a notebook shows it as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)


def escape(text: str) -> str:
    """Text made safe inside an element or an attribute."""
    return (text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;"))


def num(value: float, places: int = 1) -> str:
    """A number as short as SVG allows: ``0.50`` is ``.5``, ``-0`` is ``0``."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def join(values: Iterable[float], places: int = 0) -> str:
    """Numbers side by side with as few separators as the grammar of paths needs."""
    out = ""
    for value in values:
        text = num(value, places)
        out += text if not out or text[0] == "-" else " " + text
    return out


def mul(m: Matrix, n: Matrix) -> Matrix:
    """The matrix that applies ``n`` first and ``m`` after."""
    a, b, c, d, e, f = m
    p, q, r, s, t, u = n
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


@lru_cache(maxsize=4096)
def points(text: str) -> tuple[tuple[tuple[float, float, bool], ...], bool]:
    """The points of a text, each with its corner mark, and whether the curve is closed."""
    words = text.split()
    closed = bool(words) and words[-1] == "z"
    if closed:
        words.pop()
    out = []
    for word in words:
        corner = word.endswith("!")
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), corner))
    return tuple(out), closed


def _wobble(x: float, y: float) -> float:
    """A small number in -1..1 that depends on a place alone: the hand's unsteadiness, the same on every day."""
    n = int(x * 73.0 + y * 151.0 + 100003.0) * 2654435761 & 0xFFFFFFFF
    return (n >> 8 & 0xFFFF) / 32767.5 - 1


class Cut:
    """A block being cut: areas, lines, nicks and set-in signs, kept in the order in which they are drawn."""

    def __init__(self) -> None:
        self._out: list[str] = []
        self._in_nib = False
        self._pending: tuple[str, list[str]] | None = None
        self._m: Matrix = _SAME

    # -- where we are on the block ------------------------------------------------------------------------------
    @contextmanager
    def at(self, x: float = 0, y: float = 0, *, turn: float = 0, size: float = 1, flip: bool = False,
           wide: float = 1) -> Iterator[Cut]:
        """Draw in a frame moved to a place, turned by degrees, sized, and mirrored left to right when ``flip``."""
        kept = self._m
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        sx = (-size if flip else size) * wide
        self._m = mul(kept, (c * sx, s * sx, -s * size, c * size, x, y))
        try:
            yield self
        finally:
            self._m = kept

    def _put(self, x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = self._m
        x, y = a * x + c * y + e, b * x + d * y + f
        a, b, c, d, _, _ = _UNNIB
        return _TENTHS * (a * x + c * y), _TENTHS * (b * x + d * y)

    # -- paths ---------------------------------------------------------------------------------------------------
    def curve(self, text: str, shift: tuple[float, float] = (0, 0)) -> str:
        """The path data of a curve through points."""
        pts, closed = points(text)
        return self.through([(x + shift[0], y + shift[1], k) for x, y, k in pts], closed)

    def through(self, pts: list[tuple[float, float, bool]], closed: bool) -> str:
        """The path data of a curve through points given as (x, y, corner)."""
        put = [self._put(x, y) for x, y, _ in pts]
        n = len(pts)
        out = ["M" + join(put[0])]
        last = "M"
        ox, oy = _round(put[0])
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            (x1, y1), (x2, y2) = put[i], put[j]
            one = two = (0.0, 0.0)
            bare = True
            if not pts[i][2] and (closed or i):
                px, py = put[i - 1]
                one, bare = ((x2 - px) / 6, (y2 - py) / 6), False
            if not pts[j][2] and (closed or j < n - 1):
                nx, ny = put[(j + 1) % n]
                two, bare = ((nx - x1) / 6, (ny - y1) / 6), False
            ex, ey = _round((x2, y2))
            if bare:
                out.append(("" if last == "l" and num(ex - ox, 0).startswith("-") else " " if last == "l" else "l")
                           + join((ex - ox, ey - oy)))
                last = "l"
            else:
                piece = join((x1 + one[0] - ox, y1 + one[1] - oy, x2 - two[0] - ox, y2 - two[1] - oy, ex - ox, ey - oy))
                out.append(("" if last == "c" and piece.startswith("-") else " " if last == "c" else "c") + piece)
                last = "c"
            ox, oy = ex, ey
        return "".join(out) + ("z" if closed else "")

    def round(self, x: float, y: float, r: float, shift: tuple[float, float] = (0, 0), ry: float | None = None) -> str:
        """The path data of a circle cut by hand (an oval when ``ry`` is given)."""
        q, x, y, ry = 0.5523, x + shift[0], y + shift[1], r if ry is None else ry
        e = 1 + 0.025 * _wobble(x, y)
        p = [self._put(x + dx * r * e, y + dy * ry / e) for dx, dy in (
            (1, 0), (1, q), (q, 1), (0, 1), (-q, 1), (-1, q), (-1, 0), (-1, -q), (-q, -1), (0, -1), (q, -1), (1, -q))]
        ox, oy = _round(p[0])
        out = "M" + join((ox, oy))
        for i in (0, 3, 6, 9):
            ends = p[i + 1], p[i + 2], p[(i + 3) % 12]
            piece = join(v for px, py in ends for v in (px - ox, py - oy))
            out += ("c" if i == 0 else "" if piece.startswith("-") else " ") + piece
            ox, oy = _round(ends[2])
        return out + "z"

    # -- ink and colour --------------------------------------------------------------------------------------------
    def area(self, text: str, fill: str | None = PAPER, w: float = 0.6, slip: bool = False) -> None:
        """An outlined area. With ``slip`` the colour lies a hair beside its line."""
        self._area(lambda shift: self.curve(text, shift), fill, w, slip)

    def areas(self, fill: str, w: float, *texts: str) -> None:
        """Several outlined areas that do not overlap, written as one path."""
        self._path(f'fill="{fill}"' + _pen(w), "".join(self.curve(text) for text in texts), alone=True)

    def ring(self, x: float, y: float, r: float, fill: str | None = PAPER, w: float = 0.6, slip: bool = False,
             ry: float | None = None) -> None:
        """An outlined circle or oval."""
        self._area(lambda shift: self.round(x, y, r, shift, ry), fill, w, slip)

    def shape(self, pts: list[tuple[float, float, bool]], fill: str | None = PAPER, w: float = 0.6,
              slip: bool = False) -> None:
        """An outlined closed area through computed points."""
        self._area(lambda s: self.through([(x + s[0], y + s[1], k) for x, y, k in pts], True), fill, w, slip)

    def grown(self, pts: list[tuple[float, float, bool]], fill: str, w: float = 0.6) -> None:
        """A filled area through computed points whose root, from the last point to the first, has no line."""
        self._path(f'fill="{fill}"' + _pen(w), self.through(pts, False), alone=True)

    def _area(self, draw: Callable[[tuple[float, float]], str], fill: str | None, w: float, slip: bool) -> None:
        data = draw((0, 0))
        if slip and fill:
            self._path(f'fill="{fill}" stroke="none"', draw((0.5, 0.35)), alone=True)
            fill = None
        if fill is None:
            self._path(_pen(w), data)
        elif w:
            self._path(f'fill="{fill}"' + _pen(w), data, alone=True)
        else:
            self._path(f'fill="{fill}" stroke="none"', data)

    def trace(self, pts: list[tuple[float, float, bool]], w: float = 0.5, ink: str | None = None) -> None:
        """An open line through computed points."""
        self._path(_pen(w) + (f' stroke="{ink}"' if ink else ""), self.through(pts, False))

    def line(self, *texts: str, w: float = 0.5, ink: str | None = None) -> None:
        """Lines of an even width."""
        style = _pen(w) + (f' stroke="{ink}"' if ink else "")
        for text in texts:
            self._path(style, self.curve(text))

    def nick(self, *cuts: tuple[float, ...], fill: str = INK) -> None:
        """Tapered strokes: (x1, y1, x2, y2, width, bow), the last two optional; bow bends the stroke to its left."""
        for cut in cuts:
            x1, y1, x2, y2 = cut[:4]
            w = cut[4] if len(cut) > 4 else 0.5
            bow = cut[5] if len(cut) > 5 else 0.0
            length = math.hypot(x2 - x1, y2 - y1) or 1
            nx, ny = (y2 - y1) / length, -(x2 - x1) / length
            mx, my = (x1 * 0.55 + x2 * 0.45), (y1 * 0.55 + y2 * 0.45)
            w *= 1 + 0.25 * _wobble(x1 + y2, y1 + x2)
            pa, pb = self._put(x1, y1), self._put(x2, y2)
            pc = self._put(mx + nx * (2 * bow + w), my + ny * (2 * bow + w))
            pd = self._put(mx + nx * (2 * bow - w), my + ny * (2 * bow - w))
            ox, oy = _round(pa)
            ex, ey = _round(pb)
            data = ("M" + join((ox, oy)) + "q" + join((pc[0] - ox, pc[1] - oy, ex - ox, ey - oy))
                    + "q" + join((pd[0] - ex, pd[1] - ey, ox - ex, oy - ey)))
            self._path(f'fill="{fill}" stroke="none"', data)

    def hatch(self, x1: float, y1: float, x2: float, y2: float, n: int, dx: float, dy: float, w: float = 0.35,
              bow: float = 0.0, fade: float = 0.0) -> None:
        """A row of n nicks starting between two points, each (dx, dy) long, growing shorter by ``fade`` over the row."""
        for i in range(n):
            t = i / max(1, n - 1)
            k = (1 - fade * t) * (1 + 0.12 * _wobble(x1 + i * 3.1, y1))
            x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
            self.nick((x, y, x + dx * k, y + dy * k, w, bow))

    def spot(self, *spots: tuple[float, float, float], fill: str = INK) -> None:
        """Dots without an outline: (x, y, radius)."""
        for x, y, r in spots:
            self._path(f'fill="{fill}" stroke="none"', self.round(x, y, r))

    def blot(self, text: str, fill: str = INK) -> None:
        """A flat area without an outline."""
        self._path(f'fill="{fill}" stroke="none"', self.curve(text))

    def use(self, name: str, x: float = 0, y: float = 0, *, turn: float = 0, size: float = 1, flip: bool = False) -> None:
        """Set in a part by its name: a suit sign, a hand, a sprig. ``name`` is resolved when the picture is printed."""
        self._flush()
        if self._in_nib:
            self._out.append("</g>")
            self._in_nib = False
        plain = self._m[1] == 0 == self._m[2] and self._m[0] == self._m[3] == 1
        if plain:
            x, y = x + self._m[4], y + self._m[5]
            move = f"translate({join((x, y), 1)})" if x or y else ""
            if turn:
                move += f"rotate({num(turn)})"
            if flip:
                move += f"scale({num(-size, 3)} {num(size, 3)})"
            elif size != 1:
                move += f"scale({num(size, 3)})"
        else:
            c, s = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
            m = mul(self._m, (-c if flip else c, -s if flip else s, -s, c, x, y))
            move = f"matrix({join(m[:4], 3)} {join(m[4:], 1)})"
        self._out.append(f'<use href="#{name}"' + (f' transform="{move}"/>' if move else "/>"))

    def clip_use(self, name: str, x: float, y: float, slant: float, gap: float, turn: float = 0) -> None:
        """Set in a part, cut off below a line through (x, y) that slants by degrees; ``gap`` above it stays bare.

        The cut is the edge of a nested drawing, which needs no id, unlike a clipping path.
        """
        self._flush()
        if self._in_nib:
            self._out.append("</g>")
            self._in_nib = False
        there, back = num(slant), num(-slant)
        at = join((x, y), 1)
        half = f'<use href="#{name}"/>'
        self._out.append(
            (f'<g transform="rotate({num(turn)} {at})">' if turn else "")
            + f'<g transform="rotate({there} {at})"><svg x="-30" y="-30" width="{num(2 * x + 60)}" height="{num(y - gap + 30)}" '
            f'viewBox="-30 -30 {num(2 * x + 60)} {num(y - gap + 30)}"><g transform="rotate({back} {at})">{half}</g></svg></g>'
            + ("</g>" if turn else ""))

    # -- bookkeeping -------------------------------------------------------------------------------------------------
    def _path(self, style: str, data: str, alone: bool = False) -> None:
        if not self._in_nib:
            self._flush()
            self._out.append(_OPEN)
            self._in_nib = True
        if self._pending and self._pending[0] == style and not alone:
            self._pending[1].append(data)
            return
        self._flush()
        self._pending = (style, [data])
        if alone:
            self._flush()

    def _flush(self) -> None:
        if self._pending:
            style, data = self._pending
            self._out.append(f'<path {style.strip()} d="{"".join(data)}"/>'.replace("<path  ", "<path "))
            self._pending = None

    def body(self) -> str:
        """What has been drawn, as SVG elements; set-in parts are still ``<use href="#name">``."""
        self._flush()
        text = "".join(self._out) + ("</g>" if self._in_nib else "")
        return text


_OPEN = (f'<g transform="matrix({join((v / _TENTHS for v in _NIB[:4]), 4)} 0 0)" fill="none" stroke="{INK}" '
         'stroke-width="6.2" stroke-linejoin="round" stroke-linecap="round">')


def _pen(w: float) -> str:
    """The cutter owns three gouges, heavy, middle and fine; straps and letters (from 0.7) keep a width of their own."""
    if w >= 0.7:
        return f' stroke-width="{num(w * _TENTHS)}"'
    return "" if w > 0.52 else ' stroke-width="4.6"' if w > 0.36 else ' stroke-width="3.2"'


def _round(p: tuple[float, float]) -> tuple[float, float]:
    return float(round(p[0])), float(round(p[1]))
