"""How wide the letters of Times are: the type of printed pages, which every reader of PDF files has at hand.

Text is written in Windows-1252, which PDF calls WinAnsiEncoding. A vowel with a macron (``renshō``) is not in it; the macron
is struck over the plain letter.
"""
from __future__ import annotations

import unicodedata
from functools import lru_cache

__all__ = ["STYLES", "encoded", "lines", "width"]

STYLES = {"regular": "Times-Roman", "bold": "Times-Bold", "italic": "Times-Italic"}
MACRON = "\u0304"

# Thousandths of the size, for the codes from 32 to 255 (0: no letter).
_WIDTHS = {name: tuple(map(int, text.split())) for name, text in {
    "regular": (
        "250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 "
        "278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 "
        "722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 "
        "500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 1000 500 500 333 1000 556 333 "
        "889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 722 250 333 500 500 500 500 200 500 333 "
        "760 276 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 722 722 "
        "722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722 564 722 722 722 722 722 722 556 "
        "500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 "
        "500 500 500 500 500 500"),
    "bold": (
        "250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 "
        "333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 "
        "722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 "
        "556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 "
        "1000 0 667 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 722 250 333 500 500 500 500 220 500 "
        "333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500 750 750 750 500 722 722 722 "
        "722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 "
        "611 556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 "
        "556 556 556 556 500 556 500"),
    "italic": (
        "250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 "
        "333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 "
        "611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 "
        "500 389 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 "
        "0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 556 250 389 500 500 500 500 275 500 333 760 "
        "276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 "
        "611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 "
        "500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 675 500 500 500 "
        "500 500 444 500 444"),
}.items()}


def encoded(text: str) -> list[tuple[bytes, bool]]:
    """The letters of a text as WinAnsiEncoding writes them, each with whether a macron stands over it.

    Another accent that the encoding lacks is left out; a letter that it lacks becomes a question mark.
    """
    out = []
    for letter in unicodedata.normalize("NFC", text).replace("−", "–"):  # it has no minus
        try:
            out.append((letter.encode("cp1252"), False))
        except UnicodeEncodeError:
            parts = unicodedata.normalize("NFD", letter)
            out.append((parts[0].encode("cp1252", "replace"), MACRON in parts))
    return out


@lru_cache(maxsize=4096)
def width(text: str, size: float, style: str = "regular") -> float:
    """How long a line of text is, in the unit of its size."""
    table = _WIDTHS[style]
    return sum(table[code[0] - 32] for code, _ in encoded(text)) * size / 1000


def lines(text: str, size: float, room: float, style: str = "regular") -> list[str]:
    """A text broken into lines that fit into a width. A single word that is longer stands alone in its line."""
    out: list[str] = []
    for word in text.split():
        if out and width(f"{out[-1]} {word}", size, style) <= room:
            out[-1] += f" {word}"
        else:
            out.append(word)
    return out
