"""True-size sheets for printing: cards in rows with cut marks, and backs that fall behind them.

Print both sides flipped on the long edge: the columns of the backs are mirrored, so each lies behind its own card.
A 50 millimetre rule at the foot shows whether the printer kept the size.
"""
from __future__ import annotations

from dataclasses import dataclass

from .letters import write
from .svg import INK, Cut, num

__all__ = ["PAPERS", "Layout", "layout"]

PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
GAP = 4.0


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
        top = (self.height - self.rows * self.card_height - (self.rows - 1) * GAP) / 2
        return (round(left + column * (self.card_width + GAP), 2), round(top + row * (self.card_height + GAP), 2))

    def marks(self) -> str:
        """Cut marks: short lines in the margins and between the cards, in line with every edge."""
        lines = []
        for i in range(self.per_page):
            x, y = self.place(i)
            for ex in (x, x + self.card_width):
                lines += [f"M{num(ex, 2)} {num(y - 1.6, 2)}v-{MARK}",
                          f"M{num(ex, 2)} {num(y + self.card_height + 1.6, 2)}v{MARK}"]
            for ey in (y, y + self.card_height):
                lines += [f"M{num(x - 1.6, 2)} {num(ey, 2)}h-{MARK}",
                          f"M{num(x + self.card_width + 1.6, 2)} {num(ey, 2)}h{MARK}"]
        return f'<path d="{"".join(lines)}" stroke="{INK}" stroke-width=".15" fill="none"/>'

    def rule(self) -> str:
        """The 50 millimetre rule, centred at the foot of the page."""
        cut = Cut()
        x, y = self.width / 2, self.height - 9
        cut.line(f"{x - 25},{y - 1.6}! {x - 25},{y}! {x + 25},{y}! {x + 25},{y - 1.6}!", w=0.4)
        write(cut, "50 MM", x, y - 4, 2.6, 0.4)
        return cut.body()


MARK = "0.8"


def layout(paper: str, card_width: float, card_height: float) -> Layout:
    """The layout of cards on a paper, as many as fit with 10 millimetres left at every edge.

    Raises ValueError for a paper that is not known, naming those that are.
    """
    if paper not in PAPERS:
        raise ValueError(f"no sheets on {paper!r} paper; choose one of: {', '.join(PAPERS)}")
    width, height = PAPERS[paper]
    columns = int((width - 20 + GAP) // (card_width + GAP))
    rows = int((height - 20 + GAP) // (card_height + GAP))
    return Layout(paper, width, height, card_width, card_height, columns, rows)
