"""Pages of text, tables and small cards, set line by line: each page a drawing in millimetres, in Times."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from .. import art
from ..art.svg import INK, Svg, escape, num
from ..cards import Card, Pack
from .fonts import lines, width

__all__ = ["Flow"]

MARGIN = 14.0
TEXT, LEAD = 3.7, 1.32  # size of the text in millimetres (10½ points), and how far lines stand apart, in sizes
FOOT = 8.0              # kept free at the foot for the line that names the page


class Flow:
    """Pages that fill from top to bottom. What must stay together asks for its room first (`need`)."""

    def __init__(self, pack: Pack, paper: str, index: bool = True) -> None:
        self.pack, self.index, self.paper = pack, index, paper
        self.width, self.height = art.PAPERS[paper]
        self.room = self.width - 2 * MARGIN
        self._pages: list[tuple[list[str], dict[tuple[str, Card], Pack]]] = []
        self.y = 0.0
        self.page()

    # Pages

    def page(self) -> None:
        """Begin a new page."""
        self._pages.append(([], {}))
        self.y = MARGIN

    def need(self, height: float) -> None:
        """Begin a new page if so much does not fit on this one; at the head of a page nothing is done."""
        if self.y + height > self.height - MARGIN - FOOT and self.y > MARGIN:
            self.page()

    def keep(self, draw: Callable[[Flow], None]) -> None:
        """Draw something on one page if it fits on one: it is drawn on endless paper first, to see how high it is."""
        trial = Flow(self.pack, self.paper, self.index)
        trial.height = 100_000.0
        draw(trial)
        if trial.y - MARGIN < self.height - 2 * MARGIN - FOOT:
            self.need(trial.y - MARGIN)
        draw(self)

    def space(self, height: float) -> None:
        """Leave room."""
        self.y += height

    def draw(self, piece: str) -> None:
        """Add a piece of drawing to this page."""
        self._pages[-1][0].append(piece)

    # Text

    def line(self, text: str, x: float, y: float, size: float = TEXT, style: str = "regular", anchor: str = "start") -> None:
        """One line of text on this page, its feet at y. Its length is fixed, whatever type is at hand to show it."""
        how = {"bold": ' font-weight="bold"', "italic": ' font-style="italic"'}.get(style, "")
        at = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self.draw(f'<text x="{num(x, 2)}" y="{num(y, 2)}" font-size="{num(size, 2)}"{how}{at} '
                  f'textLength="{num(width(text, size, style), 2)}" lengthAdjust="spacingAndGlyphs">{escape(text)}</text>')

    def text(self, text: str, size: float = TEXT, style: str = "regular", *, sign: str = "", indent: float = 0.0,
             x: float = MARGIN, room: float | None = None) -> None:
        """A paragraph. ``sign`` hangs before its first line, in the ``indent``."""
        full = (self.room if room is None else room) - indent
        for n, part in enumerate(lines(text, size, full, style)):
            self.need(size * LEAD)
            self.y += size * LEAD
            if sign and not n:
                self.line(sign, x, self.y - size * 0.28, size)
            self.line(part, x + indent, self.y - size * 0.28, size, style)
        self.y += size * 0.25

    def tall(self, text: str, size: float = TEXT, room: float | None = None, style: str = "regular") -> float:
        """How high a paragraph will be."""
        return len(lines(text, size, self.room if room is None else room, style)) * size * LEAD + size * 0.25

    def heading(self, text: str, size: float = 5.0, *, keep: float = 12.0) -> None:
        """A heading, with room for what follows it on the same page."""
        self.need(size * 2 + keep)
        if self.y > MARGIN:
            self.y += size * 0.5
        self.text(text, size, "bold")
        self.y += 0.6

    def items(self, texts: Iterable[str], size: float = TEXT, numbered: bool = False) -> None:
        """A list."""
        for n, text in enumerate(texts, 1):
            self.need(self.tall(text, size, self.room - 6))
            self.text(text, size, sign=f"{n}." if numbered else "•", indent=6.0)

    # Cards

    def picture(self, card: Card, x: float, y: float, wide: float, pack: Pack | None = None) -> None:
        """A card so wide, its upper left corner at a point; of the pack of these pages, or of another."""
        pack = pack or self.pack
        w, h = art.box(pack)
        self._pages[-1][1][pack.key, card] = pack
        self.draw(f'<use href="#{art.face_id(pack, card, self.index, f"page-{len(self._pages)}")}" x="{num(x, 2)}" y="{num(y, 2)}" '
                  f'width="{num(wide, 2)}" height="{num(wide * h / w, 2)}"/>')

    def row(self, cards: Sequence[Card], widest: float, x: float = MARGIN, room: float | None = None, pack: Pack | None = None) -> None:
        """Cards in rows, each as wide as this at most."""
        full, gap = self.room if room is None else room, 1.0
        w, h = art.box(pack or self.pack)
        each = max(1, int((full + gap) // (widest + gap)))
        for start in range(0, len(cards), each):
            self.need(widest * h / w + gap)
            for n, card in enumerate(cards[start:start + each]):
                self.picture(card, x + n * (widest + gap), self.y, widest, pack)
            self.y += widest * h / w + gap

    def captioned(self, cards: Sequence[Card], captions: Sequence[str], pack: Pack, wide: float, column: float, *,
                  x: float = MARGIN, boxes: bool = False) -> None:
        """Cards side by side, each in a column so wide, with words below it; with ``boxes`` an empty box for a number as well."""
        size, box = 3.1, 8.0 if boxes else 0.0
        w, h = art.box(pack)
        each = max(1, int((MARGIN + self.room - x + 0.01) // column))
        for start in range(0, len(cards), each):
            some = [lines(text, size, column - 2) for text in captions[start:start + each]]
            self.need(wide * h / w + box + max(map(len, some)) * size * LEAD + 2)
            for n, card in enumerate(cards[start:start + each]):
                left = x + n * column
                self.picture(card, left, self.y, wide, pack)
                if boxes:
                    self.square(left + (wide - 7) / 2, self.y + wide * h / w + 1, 7)
                for k, part in enumerate(some[n]):
                    self.line(part, left, self.y + wide * h / w + box + size * (LEAD * k + 1) + 0.8, size)
            self.y += wide * h / w + box + max(map(len, some)) * size * LEAD + 2

    # Tables

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], first: float, size: float = 3.4) -> None:
        """A table to write in: the first column so wide, the others sharing the rest; empty cells are ruled boxes."""
        columns = len(head) - 1
        rest = (self.room - first) / columns
        deep = max(len(lines(text, size, (rest if n else first) - 2, "bold")) for n, text in enumerate(head)) * size * LEAD + 2
        self.need(deep + 8 * min(len(rows), 2))
        left = [MARGIN, *(MARGIN + first + n * rest for n in range(columns))]
        for n, text in enumerate(head):
            for k, part in enumerate(lines(text, size, (rest if n else first) - 2, "bold")):
                self.line(part, left[n] + 1, self.y + size * (LEAD * k + 1) + 0.6, size, "bold")
        self.y += deep
        for row in rows:
            label = lines(row[0], size, first - 2)
            high = max(6.6, len(label) * size * LEAD + 1.6)
            self.need(high)
            self.rule(self.y)
            for k, part in enumerate(label):
                self.line(part, left[0] + 1, self.y + size * (LEAD * k + 1) + 1.2, size)
            self.draw(f'<path d="{"".join(f"M{num(x, 2)} {num(self.y, 2)}v{num(high, 2)}" for x in left[1:])}" '
                      f'stroke="{INK}" stroke-width=".15" fill="none"/>')
            self.y += high
        self.rule(self.y)
        self.y += 3

    def rule(self, y: float, dashed: bool = False) -> None:
        """A line across the page."""
        how = ' stroke-dasharray="2 1.5"' if dashed else ""
        self.draw(f'<path d="M{num(MARGIN, 2)} {num(y, 2)}h{num(self.room, 2)}" stroke="{INK}" stroke-width=".2" fill="none"{how}/>')

    # To write on

    def square(self, x: float, y: float, wide: float, ticked: bool = False) -> None:
        """A box to tick or to write in, and the tick where it has one."""
        self.draw(f'<rect x="{num(x, 2)}" y="{num(y, 2)}" width="{num(wide, 2)}" height="{num(wide, 2)}" fill="none" stroke="{INK}" '
                  f'stroke-width=".25"/>')
        if ticked:
            self.draw(f'<path d="M{num(x + wide * 0.2, 2)} {num(y + wide * 0.5, 2)}l{num(wide * 0.25, 2)} {num(wide * 0.3, 2)}'
                      f'l{num(wide * 0.55, 2)} {num(-wide * 0.85, 2)}" fill="none" stroke="{INK}" stroke-width=".6"/>')

    def ruled(self, label: str, count: int, x: float = MARGIN, room: float | None = None) -> None:
        """A word or two, and lines to write on: the first goes on from the words."""
        full = self.room if room is None else room
        for n in range(count):
            self.need(8.5)
            self.y += 8.5
            begins = width(label, TEXT) + 2 if label and not n else 0.0
            if begins:
                self.line(label, x, self.y - 1)
            self.draw(f'<path d="M{num(x + begins, 2)} {num(self.y, 2)}h{num(full - begins, 2)}" stroke="{INK}" stroke-width=".15" '
                      f'fill="none"/>')
        self.y += 2

    def finished(self, foot: Sequence[str], lang: str) -> tuple[Svg, ...]:
        """The pages as drawings. ``foot`` is written at the foot of each page in turn, and is its title."""
        out = []
        for n, ((pieces, cards), text) in enumerate(zip(self._pages, foot, strict=True), 1):
            packs = {key: pack for (key, _), pack in cards.items()}
            symbols = "".join(art.sprite(pack, self.index, f"page-{n}", [card for one, card in cards if one == key])
                              for key, pack in packs.items())
            end = (f'<text x="{num(self.width / 2, 2)}" y="{num(self.height - MARGIN + 3, 2)}" font-size="3" text-anchor="middle" '
                   f'fill="#555">{escape(text)}</text>')
            out.append(Svg(
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(self.width)}mm" height="{num(self.height)}mm" lang="{lang}" '
                f'viewBox="0 0 {num(self.width)} {num(self.height)}" font-family="Times New Roman, Times, serif" fill="{INK}">'
                f"<title>{escape(text)}</title>{symbols}{''.join(pieces)}{end}</svg>"))
        return tuple(out)

    @property
    def pages(self) -> int:
        """How many pages there are so far."""
        return len(self._pages)
