"""Our drawings as PDF, in plain Python: no other package, no browser.

The drawings use a small part of SVG: paths, rounded rectangles, groups, symbols and their uses, flat colours, round pens,
and text in Times. PDF has the same things under other names, so each drawing is carried over line for line; whatever is
drawn often (a suit sign, a back) stands in the file once. Anything else in a drawing is refused, not left out.
"""
from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ..art.svg import Matrix, num
from .fonts import STYLES, encoded, width

__all__ = ["document"]

POINTS = 72 / 25.4  # to a millimetre
_SVG = "{http://www.w3.org/2000/svg}"
_SAME: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
_EVERYWHERE = (-9999.0, -9999.0, 9999.0, 9999.0)
_CAPS, _JOINS = {"butt": 0, "round": 1, "square": 2}, {"miter": 0, "round": 1, "bevel": 2}
_ARC = 0.5523  # how far the handles of a quarter circle reach


@dataclass(frozen=True, slots=True)
class _Style:
    """What a child takes over from its parent."""

    fill: str = "#000"
    stroke: str = "none"
    stroke_width: str = "1"
    stroke_linecap: str = "butt"
    stroke_linejoin: str = "miter"
    stroke_dasharray: str = "none"
    font_size: str = "4"
    font_weight: str = "normal"
    font_style: str = "normal"
    text_anchor: str = "start"


_STYLES = frozenset(_Style.__slots__)


def _numbers(text: str) -> list[float]:
    return [float(found) for found in _NUMBER.findall(text)]


def _join(*values: float) -> str:
    return " ".join(num(value, 3) for value in values)


def _colour(text: str, paint: str) -> str:
    """A colour as an operator, ``rg`` or ``RG``; a grey as the shorter ``g`` or ``G``."""
    digits = text[1:] if len(text) == 7 else "".join(letter * 2 for letter in text[1:])
    red, green, blue = (int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4))
    if red == green == blue:
        return f"{_join(red)} {'g' if paint == 'fill' else 'G'}"
    return f"{_join(red, green, blue)} {'rg' if paint == 'fill' else 'RG'}"


@lru_cache(maxsize=4096)  # a card stands on a slip and again in the key
def _path(data: str) -> str:
    """A path of SVG as operators of PDF, which has only straight lines and cubic curves, all from absolute points."""
    out: list[str] = []
    x = y = left = top = 0.0
    for step, rest in _STEP.findall(data):
        values = _numbers(rest)
        kind, relative = step.upper(), step.islower()
        if kind == "Z":
            out.append("h")
            x, y = left, top
            continue
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}.get(kind)
        if size is None or not values or len(values) % size:
            raise ValueError(f"a path cannot be carried over to PDF: {step}{rest[:40]!r}")
        for i in range(0, len(values), size):
            part = values[i:i + size]
            if kind == "H":
                part = [part[0] + (x if relative else 0), y]
            elif kind == "V":
                part = [x, part[0] + (y if relative else 0)]
            elif relative:
                part = [value + (y if n % 2 else x) for n, value in enumerate(part)]
            if kind == "Q":
                a, b, c, d = part
                part = [x + (a - x) * 2 / 3, y + (b - y) * 2 / 3, c + (a - c) * 2 / 3, d + (b - d) * 2 / 3, c, d]
            x, y = part[-2:]
            if kind == "M":
                left, top, kind = x, y, "L"  # further points are lines
                out.append(f"{_join(x, y)} m")
            else:
                out.append(f"{_join(*part)} {'c' if len(part) == 6 else 'l'}")
    return " ".join(out)


def _rectangle(x: float, y: float, w: float, h: float, r: float) -> str:
    if not r:
        return f"{_join(x, y, w, h)} re"
    k = r * (1 - _ARC)
    return (f"{_join(x + r, y)} m {_join(x + w - r, y)} l {_join(x + w - k, y, x + w, y + k, x + w, y + r)} c "
            f"{_join(x + w, y + h - r)} l {_join(x + w, y + h - k, x + w - k, y + h, x + w - r, y + h)} c "
            f"{_join(x + r, y + h)} l {_join(x + k, y + h, x, y + h - k, x, y + h - r)} c "
            f"{_join(x, y + r)} l {_join(x, y + k, x + k, y, x + r, y)} c h")


def _matrices(text: str) -> str:
    """The ``transform`` of an element as operators, outermost first."""
    out = []
    for name, values in _TRANSFORM.findall(text):
        v = _numbers(values)
        if name == "translate":
            m: Matrix = (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0)
        elif name == "scale":
            m = (v[0], 0, 0, v[1] if len(v) > 1 else v[0], 0, 0)
        elif name == "rotate":
            c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
            x, y = v[1:] if len(v) == 3 else (0.0, 0.0)  # the point about which it turns
            m = (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
        elif name == "matrix" and len(v) == 6:
            m = (v[0], v[1], v[2], v[3], v[4], v[5])
        else:
            raise ValueError(f"{name}({values}) cannot be carried over to PDF")
        out.append(" ".join(num(value, 5) for value in m) + " cm ")
    return "".join(out)


class _File:
    """A PDF file being written: numbered objects, each kept once."""

    def __init__(self) -> None:
        self.objects: list[bytes] = []
        self._known: dict[bytes, int] = {}

    def add(self, body: bytes) -> int:
        """The number of an object with this body; the same body twice is one object."""
        if body not in self._known:
            self._known[body] = self.append(body)
        return self._known[body]

    def append(self, body: bytes) -> int:
        """The number of an object of its own: two pages may look the same and yet be two."""
        self.objects.append(body)
        return len(self.objects)

    def stream(self, head: str, content: str) -> int:
        """The number of a compressed stream."""
        data = zlib.compress(content.encode("latin-1"), 9)
        return self.add(f"<< {head}/Filter /FlateDecode /Length {len(data)} >>\nstream\n".encode() + data + b"\nendstream")

    def written(self, root: int, info: int) -> bytes:
        """The whole file."""
        out = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for number, body in enumerate(self.objects, 1):
            places.append(len(out))
            out += b"%d 0 obj\n" % number + body + b"\nendobj\n"
        start = len(out)
        out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1)
        out += b"".join(b"%010d 00000 n \n" % place for place in places)
        out += b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(places) + 1, root, info, start)
        return bytes(out)


class _Painter:
    """Writes the elements of one drawing as operators; what it refers to becomes objects of the file."""

    def __init__(self, file: _File, root: ET.Element, fonts: Mapping[str, int]) -> None:
        self.file, self.fonts = file, fonts
        self.named = {node.get("id", ""): node for node in root.iter() if node.get("id")}
        self.made: dict[tuple[str, _Style], int] = {}

    def resources(self, content: str) -> str:
        """What a stream refers to, by the names in it."""
        forms = sorted({int(found) for found in re.findall(r"/X(\d+) Do", content)})
        fonts = sorted(set(re.findall(r"/(F\w+) ", content)))
        return ("<< " + ("/XObject << " + " ".join(f"/X{n} {n} 0 R" for n in forms) + " >> " if forms else "")
                + ("/Font << " + " ".join(f"/{name} {self.fonts[name[1:]]} 0 R" for name in fonts) + " >> " if fonts else "") + ">>")

    def form(self, name: str, style: _Style) -> int:
        """The object of what stands under an id."""
        key = (name, style)
        if key not in self.made:
            node = self.named[name]
            box = _EVERYWHERE
            if node.tag == _SVG + "symbol":
                x, y, w, h = _numbers(node.get("viewBox", ""))
                box = (x, y, x + w, y + h)
            content = self.children(node, self.style(node, style)) if node.tag == _SVG + "symbol" else self.element(node, style)
            self.made[key] = self.file.stream(
                f"/Type /XObject /Subtype /Form /BBox [{_join(*box)}] /Resources {self.resources(content)} ", content)
        return self.made[key]

    @staticmethod
    def style(node: ET.Element, style: _Style) -> _Style:
        own = {name: value for key, value in node.items() if (name := key.replace("-", "_")) in _STYLES}
        return replace(style, **own) if own else style

    def children(self, node: ET.Element, style: _Style) -> str:
        return "\n".join(filter(None, [self.element(child, style) for child in node]))

    def element(self, node: ET.Element, style: _Style) -> str:
        """The operators of an element; nothing for those that only name or hold something."""
        kind = node.tag.removeprefix(_SVG)
        if kind in ("defs", "symbol", "title", "desc") or (kind == "svg" and node.get("width") == "0"):
            return ""
        style = self.style(node, style)
        if kind == "path":
            content = self.painted(_path(node.get("d", "")), style)
        elif kind == "rect":
            x, y, w, h, r = (float(node.get(name, "0")) for name in ("x", "y", "width", "height", "rx"))
            content = self.painted(_rectangle(x, y, w, h, r), style)
        elif kind == "text":
            content = self.text(node, style)
        elif kind == "g":
            content = self.children(node, style)
        elif kind == "svg":
            content = self.fitted(node, _numbers(node.get("viewBox", "")), self.children(node, style), clip=True)
        elif kind == "use":
            content = self.use(node, style)
        else:
            raise ValueError(f"<{kind}> cannot be carried over to PDF")
        moved = _matrices(node.get("transform", ""))
        return f"q {moved}{content} Q" if content and (moved or kind in ("svg", "use")) else content

    def use(self, node: ET.Element, style: _Style) -> str:
        name = node.get("href", "")[1:]
        if name not in self.named:
            raise ValueError(f"a drawing uses {name[:40]!r}, which it does not hold")
        target = self.named[name]
        draw = f"/X{self.form(name, style)} Do"
        if target.tag == _SVG + "symbol":
            return self.fitted(node, _numbers(target.get("viewBox", "")), draw)
        x, y = (float(node.get(key, "0")) for key in ("x", "y"))
        return (f"{_join(1, 0, 0, 1, x, y)} cm " if x or y else "") + draw

    @staticmethod
    def fitted(node: ET.Element, box: Sequence[float], content: str, clip: bool = False) -> str:
        """A drawing with a box of its own, laid into the place it is given as large as it fits, in the middle."""
        left, top, wide, high = box
        x, y = (float(node.get(key, "0")) for key in ("x", "y"))
        w, h = float(node.get("width", wide)), float(node.get("height", high))
        k = min(w / wide, h / high)
        x, y = x + (w - k * wide) / 2 - k * left, y + (h - k * high) / 2 - k * top
        cut = f"{_join(*box)} re W n " if clip else ""
        return " ".join(num(value, 5) for value in (k, 0, 0, k, x, y)) + f" cm {cut}{content}"

    @staticmethod
    def painted(path: str, style: _Style) -> str:
        fill, stroke = style.fill != "none", style.stroke != "none"
        if not path or not (fill or stroke):
            return ""
        out = [_colour(style.fill, "fill")] if fill else []
        if stroke:
            dashes = "" if style.stroke_dasharray == "none" else _join(*_numbers(style.stroke_dasharray))
            out += [_colour(style.stroke, "stroke"), f"{_join(float(style.stroke_width))} w {_CAPS[style.stroke_linecap]} J "
                    f"{_JOINS[style.stroke_linejoin]} j" + (f" [{dashes}] 0 d" if dashes else "")]
        out.append(f"{path} {'B' if fill and stroke else 'f' if fill else 'S'}")
        return f"q {' '.join(out)} Q" if stroke and style.stroke_dasharray != "none" else " ".join(out)

    @staticmethod
    def text(node: ET.Element, style: _Style) -> str:
        words = "".join(node.itertext())
        name = "bold" if style.font_weight == "bold" else "italic" if style.font_style == "italic" else "regular"
        size = float(style.font_size)
        x, y = (float(node.get(key, "0")) for key in ("x", "y"))
        x -= width(words, size, name) * {"start": 0, "middle": 0.5, "end": 1}[style.text_anchor]
        parts, run = [], b""
        for letter, macron in encoded(words):
            run += letter.replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)")
            if macron:  # back to the middle of the letter, the macron, and on to where the letter ended
                half = width(letter.decode("cp1252"), 1000, name) / 2
                bar = width("¯", 1000, name) / 2
                parts += [f"({run.decode('latin-1')})", _join(half + bar), "(\xaf)", _join(bar - half)]
                run = b""
        parts.append(f"({run.decode('latin-1')})")
        return f"BT {_colour(style.fill, 'fill')} /F{name} {_join(size)} Tf {_join(1, 0, 0, -1, x, y)} Tm [{' '.join(parts)}] TJ ET"


def _string(text: str) -> str:
    return "<FEFF" + text.encode("utf-16-be").hex().upper() + ">"


def document(pages: Sequence[str], title: str, *, lang: str = "en", both_sides: bool = False) -> bytes:
    """A PDF file of these drawings, one to a page, each page as large as its drawing says in millimetres.

    The file asks the printer for true size; with ``both_sides`` also for both sides of the paper, turned on the long edge, and
    otherwise for one side. The same drawings give the same file.
    Raises ValueError for a drawing that uses what our drawings do not use.
    """
    file = _File()
    fonts = {name: file.add(f"<< /Type /Font /Subtype /Type1 /BaseFont /{base} /Encoding /WinAnsiEncoding >>".encode())
             for name, base in STYLES.items()}
    sheets = []
    for page in pages:
        root = ET.fromstring(page)
        wide, high = (float(root.get(key, "").removesuffix("mm")) for key in ("width", "height"))
        painter = _Painter(file, root, fonts)
        content = f"{_join(POINTS, 0, 0, -POINTS, 0)} {num(high * POINTS, 3)} cm\n" + painter.children(root, _Style())
        sheets.append(f"/MediaBox [0 0 {_join(wide * POINTS, high * POINTS)}] /Resources {painter.resources(content)} "
                       f"/Contents {file.stream('', content)} 0 R")
    tree = len(file.objects) + len(sheets) + 1
    kids = [file.append(f"<< /Type /Page /Parent {tree} 0 R {sheet} >>".encode()) for sheet in sheets]
    file.append(f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(f'{kid} 0 R' for kid in kids)}] >>".encode())
    root_ = file.add(f"<< /Type /Catalog /Pages {tree} 0 R /Lang ({lang}) /ViewerPreferences << /PrintScaling /None "
                     f"/Duplex /{'DuplexFlipLongEdge' if both_sides else 'Simplex'} /DisplayDocTitle true >> >>".encode())
    return file.written(root_, file.add(f"<< /Title {_string(title)} /Producer (cardhistory) >>".encode()))
