"""`cardhistory print`: a pack or a deal as a file for the printer. Needs nothing but Python."""
from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ..words import Words
from . import pdf
from .deals import WrongWish, deal_sheet, paper_of
from .packs import pack_named, pack_pages, pack_title
from .pages import deal_pages
from .scores import score_pages, score_sheet, score_title

__all__ = ["Made", "run"]

Made = tuple[Sequence[str], str, str]
"""Pages, their title, and the name of the file without its ending."""


def run(given: argparse.Namespace, further: Mapping[str, Callable[[argparse.Namespace, str], Made]] | None = None) -> int:
    """Write the file or files; returns the exit code: 2 for a wish that cannot be fulfilled, said in one sentence.

    ``further`` has what is made in rooms above this one, by the word that asks for it: from what was given, and the paper.
    """
    try:
        for name in _write(given, further or {}):
            print(f"Wrote {name}")
    except WrongWish as error:
        print(f"cardhistory print: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"cardhistory print: {error.filename} cannot be written: {error.strerror}.", file=sys.stderr)
        return 2
    return 0


def _write(given: argparse.Namespace, further: Mapping[str, Callable[[argparse.Namespace, str], Made]]) -> list[str]:
    say = Words("en")
    paper = paper_of(given.paper, say)
    pages: Sequence[str]
    if given.only and given.what not in further:
        raise WrongWish("--only chooses exercises of a worksheet or a key.")
    if given.what in further:
        (pages, title, name), both = further[given.what](given, paper), False
    elif given.what == "scores":
        if len(given.more) != 1:
            raise WrongWish("after scores comes a game, such as: print scores trappola.")
        blank = score_sheet(given.more[0], given.rules)
        pages, title, name, both = score_pages(blank, paper, grey=given.grey), score_title(blank), f"{blank.game.key}-scores", False
    elif given.what == "deal":
        if len(given.more) != 2:
            raise WrongWish("after deal come a game and the number or code of a deal, such as: print deal trappola 1526.")
        sheet = deal_sheet(given.more[0], given.more[1], given.rules, given.dealer)
        pages = deal_pages(sheet, paper, index=given.index, grey=given.grey)
        title, name, both = sheet.title, f"{sheet.game.key}-{sheet.deal.code}", False
    else:
        if given.more:
            raise WrongWish(f"nothing was expected after {given.what}; for a deal write: print deal {given.what} {given.more[0]}.")
        pack = pack_named(given.what, say)
        pages = pack_pages(pack, paper, given.index, given.grey, given.strip)
        title, name, both = pack_title(pack, say), pack.key, True
    out = Path(given.out or f"{name}.pdf")
    if out.suffix.lower() == ".pdf":
        out.write_bytes(pdf.document(pages, title, both_sides=both))
        return [f"{out}: {len(pages)} page{'' if len(pages) == 1 else 's'}, {paper}. Print at 100 per cent"
                + (", on both sides, flipped on the long edge." if both else ", on one side.")]
    if out.suffix.lower() == ".svg":
        digits = len(str(len(pages)))
        files = [out.with_name(f"{out.stem}-{n:0{digits}}{out.suffix}") for n in range(1, len(pages) + 1)]
        for file, page in zip(files, pages, strict=True):
            file.write_text(page, encoding="utf-8")
        return [str(file) for file in files]
    raise WrongWish(f"--out {out}: the name of the file ends in .pdf or .svg.")
