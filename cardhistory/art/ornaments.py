"""Small ornaments for running pages."""
from __future__ import annotations

from collections.abc import Callable

from .signs import small_baton, small_coin, small_cup, small_sword, sprig
from .svg import GREEN, INK, RED, Cut

__all__ = ["ORNAMENTS"]


def _suits_row(cut: Cut) -> None:
    for i, sign in enumerate((small_sword, small_baton, small_cup, small_coin)):
        with cut.at(8 + 16 * i, 7):
            sign(cut)
        if i:
            cut.area(f"{16 * i},5.8! {16 * i + 1.2},7! {16 * i},8.2! {16 * i - 1.2},7! z", INK, 0)


def _fleuron(cut: Cut) -> None:
    for flip in (False, True):
        with cut.at(40, 7, flip=flip):
            cut.line("3,1 9,3.4 15,1 21,-1.6 26,.6 27,3 24.6,3.6", w=0.7)
            cut.area("9,3! 11,-.4 15.4,-2.4! 14.6,1 z", GREEN, 0.5)
            cut.area("17,.2! 20,3 25,4.2! 21.4,0 z", GREEN, 0.5)
            cut.area("20,-1.4! 22,-4.4 26.6,-5.4! 24.6,-2 z", GREEN, 0.5)
            cut.spot((30.4, 0.4, 0.8), (33.4, 0.2, 0.55), (36, 0, 0.35))
    with cut.at(40, 11.4, size=0.85):
        sprig(cut)


def _rule(cut: Cut) -> None:
    cut.nick((42, 3, 2, 3.1, 0.5), (58, 3, 98, 2.9, 0.5))
    cut.area("50,.4! 53.4,3! 50,5.6! 46.6,3! z", RED, 0.6)


ORNAMENTS: dict[str, tuple[Callable[[Cut], None], str, str]] = {  # drawing, box, title
    "suits": (_suits_row, "0 0 64 14", "Sword, baton, cup and coin"),
    "fleuron": (_fleuron, "0 0 80 14", "Flower ornament"),
    "rule": (_rule, "0 0 100 6", "Dividing line"),
}
