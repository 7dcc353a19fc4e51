"""True-size sheets for printing: cards in rows with cut marks, and backs that fall behind them.

Print both sides flipped on the long edge: the columns of the backs are mirrored, so each lies behind its own card.
A 50 millimetre rule at the foot shows whether the printer kept the size. Nothing stands nearer than 5 millimetres to an edge
of the paper, which every printer reaches.
"""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..cards import Pack
from ..packs import FRENCH_52, left_out, ordinary
from .letters import write
from .svg import INK, Cut, escape, num

__all__ = ["PAPERS", "Layout", "grey", "layout", "legend"]

PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
GAP = 4.0
EDGE = 5.0    # what no printer reaches
OFF, MARK = 1.6, 0.8  # how far a cut mark stands from its card, and its length
FOOT = 17.6   # kept free below the cards for the rule and the legend, where the page is tall enough


@dataclass(frozen=True)
class Layout:
    """How cards of one size lie on one paper; lengths in millimetres."""

    paper: str
    width: float
    height: float
    card_width: float
    card_height: float
    columns: int
    rows: int

    @property
    def per_page(self) -> int:
        """Cards on one page."""
        return self.columns * self.rows

    def pages(self, cards: int) -> int:
        """Pages of faces that so many cards need."""
        return -(-cards // self.per_page)

    def place(self, i: int, mirrored: bool = False) -> tuple[float, float]:
        """The upper left corner of the i-th card of a page; ``mirrored`` for the back side."""
        column, row = i % self.columns, i // self.columns
        if mirrored:
            column = self.columns - 1 - column
        left = (self.width - self.columns * self.card_width - (self.columns - 1) * GAP) / 2
        high = self.rows * self.card_height + (self.rows - 1) * GAP
        top = max(EDGE + OFF + MARK, min((self.height - high) / 2, self.height - high - FOOT))
        return (round(left + column * (self.card_width + GAP), 2), round(top + row * (self.card_height + GAP), 2))

    def marks(self) -> str:
        """Cut marks: short lines in the margins and between the cards, in line with every edge."""
        lines = []
        for i in range(self.per_page):
            x, y = self.place(i)
            for ex in (x, x + self.card_width):
                lines += [f"M{num(ex, 2)} {num(y - OFF, 2)}v-{num(MARK)}",
                          f"M{num(ex, 2)} {num(y + self.card_height + OFF, 2)}v{num(MARK)}"]
            for ey in (y, y + self.card_height):
                lines += [f"M{num(x - OFF, 2)} {num(ey, 2)}h-{num(MARK)}",
                          f"M{num(x + self.card_width + OFF, 2)} {num(ey, 2)}h{num(MARK)}"]
        return f'<path d="{"".join(lines)}" stroke="{INK}" stroke-width=".15" fill="none"/>'

    @property
    def bottom(self) -> float:
        """Where the last row of cards ends."""
        return round(self.place(self.per_page - 1)[1] + self.card_height, 2)

    def rule(self) -> str:
        """The 50 millimetre rule at the foot of the page, its length beside it."""
        cut = Cut()
        x, y = self.width / 2, self.height - EDGE - 0.2
        cut.line(f"{x - 25},{y - 1.2}! {x - 25},{y}! {x + 25},{y}! {x + 25},{y - 1.2}!", w=0.4)
        write(cut, "50 MM", x + 32, y - 2.2, 2.2, 0.35)
        return cut.body()


def layout(paper: str, card_width: float, card_height: float) -> Layout:
    """The layout of cards on a paper, as many as fit with their cut marks 5 millimetres from every edge.

    Raises ValueError for a paper that is not known, naming those that are.
    """
    if paper not in PAPERS:
        raise ValueError(f"no sheets on {str(paper)[:40]!r} paper; choose one of: {', '.join(PAPERS)}")
    width, height = PAPERS[paper]
    around = 2 * (EDGE + OFF + MARK)
    columns = int((width - around + GAP) // (card_width + GAP))
    rows = int((height - around + GAP) // (card_height + GAP))
    return Layout(paper, width, height, card_width, card_height, columns, rows)


def _sentence(pack: Pack) -> str:
    """Which ranks of an ordinary pack stand for those of another name, and which are left out."""
    parts = []
    instead = ordinary(pack)
    for rank in pack.ranks:
        stand_in = FRENCH_52.rank_key(next(instead[card] for card in pack if card.rank == rank.letter))
        if stand_in != rank.key:
            parts.append(f"{stand_in}s are {'footmen' if rank.key == 'footman' else rank.key + 's'}")
    spare = [rank.key if rank.letter in "KQJ" else "10" if rank.letter == "T" else rank.letter for rank in left_out(pack)]
    jokers = "keep one joker" if pack.extras else "leave out the jokers"
    parts.append(f"leave out {', '.join(spare)} and the jokers" if spare else jokers)
    text = "; ".join(parts)
    return text[0].upper() + text[1:] + "."


def legend(pack: Pack, plan: Layout, signs: Sequence[tuple[str, str]]) -> str:
    """Two lines at the foot: how to play with an ordinary pack. ``signs`` are pairs of drawings, ours and the French one."""
    x, y = plan.place(0)[0], plan.bottom + OFF + MARK + 0.6
    style = f'font-family="Times New Roman, Times, serif" font-size="3.2" fill="{INK}"'
    out = [f'<text x="{num(x, 2)}" y="{num(y + 2.6, 2)}" {style} font-weight="bold">Play it with an ordinary pack</text>']
    at = x + 60
    for ours, french in signs:
        for sign, left in ((ours, at), (french, at + 9)):
            out.append(f'<g transform="translate({num(left, 2)} {num(y + 1.7, 2)}) scale(.34)">{sign}</g>')
        out.append(f'<path d="M{num(at + 3.4, 2)} {num(y + 1.2, 2)}h2.2m0 .9h-2.2" stroke="{INK}" stroke-width=".25" fill="none"/>')
        at += 20
    out.append(f'<text x="{num(x, 2)}" y="{num(y + 6, 2)}" {style}>{escape(_sentence(pack))}</text>')
    return "".join(out)


_COLOUR = re.compile(r'\b(fill|stroke)="#([0-9a-f]{3}|[0-9a-f]{6})"')


def grey(drawing: str) -> str:
    """A drawing as a printer without colours shows it: every colour by its brightness (ITU-R BT.601)."""
    def put(found: re.Match[str]) -> str:
        text = found[2] if len(found[2]) == 6 else "".join(letter * 2 for letter in found[2])
        red, green, blue = (int(text[i:i + 2], 16) for i in (0, 2, 4))
        light = round(0.299 * red + 0.587 * green + 0.114 * blue)
        return f'{found[1]}="#{light:02x}{light:02x}{light:02x}"'

    return _COLOUR.sub(put, drawing)
