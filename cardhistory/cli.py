"""The command `cardhistory`: `serve` opens the site, `build-static` makes a folder of it, `lab` opens the hood, `print` makes what goes
to the printer."""
from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial

from . import __version__

__all__ = ["main", "parser"]

DEFAULT_PORT = 8866


def parser() -> argparse.ArgumentParser:
    """What the command understands."""
    top = argparse.ArgumentParser(
        prog="cardhistory", description="An illustrated, playable history of card games.")
    top.add_argument("--version", action="version", version=f"cardhistory {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)

    serve = commands.add_parser("serve", help="serve the site on this machine and print its address",
                                description="Serve the site on this machine and print its address. Ctrl-C stops it.")
    serve.add_argument("--port", type=int, metavar="N",
                       help=f"port to listen on, 0 for any free one (default: {DEFAULT_PORT}, or the next free one)")
    serve.add_argument("--host", default="localhost", metavar="NAME",
                       help="address to listen on; 0.0.0.0 lets other machines in (default: localhost)")
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.add_argument("--root-url", default="/", metavar="PATH",
                       help="path under which the site stands, for a reverse proxy, such as /school/cards/ (default: /)")
    serve.add_argument("--notebooks", metavar="DIR",
                       help="serve the lessons of this folder instead of those that come with the package")
    serve.add_argument("--preheat", type=int, default=1, metavar="N",
                       help="0: each lesson is set up anew for every reader; 1: once for all (default); where that cannot be done, on "
                            "macOS and Windows, so many tables of each lesson are kept ready, up to 20")
    serve.add_argument("--readers", type=int, default=40, metavar="N",
                       help="readers that may have a lesson open at once; each needs about 40 MB (default: 40)")
    serve.add_argument("--allow-host", action="append", default=[], metavar="NAME",
                       help="a further name by which the site is reached, behind a reverse proxy for example; may be repeated")
    serve.add_argument("--frame-origin", action="append", default=[], metavar="ORIGIN",
                       help="a site whose pages may show lessons in a frame, such as https://school.example; may be repeated "
                            "(default: none but this one)")
    serve.add_argument("--source", action=argparse.BooleanOptionalAction, default=True,
                       help="let readers see the code of the lessons, or not (default: let them)")
    serve.add_argument("--hub", action="store_true",
                       help="be the single-user server of a JupyterHub, which says where to listen and who may come in")
    serve.add_argument("--verbose", action="store_true", help="log every request, and show errors in the page")

    static = commands.add_parser("build-static", help="make the whole site as a folder of files that any web server can hand out",
                                 description="Make the whole site as a folder of plain files. Any web server can hand it out, under any "
                                             "path; the tables run in the reader's browser.")
    static.add_argument("out", metavar="OUT", help="folder to write: new, empty, or of an earlier build, which is replaced; "
                                                   "or a zip file of it, where the name ends in .zip")
    static.add_argument("--notebooks", metavar="DIR",
                        help="build the lessons of this folder instead of those that come with the package")
    static.add_argument("--npm", metavar="DIR",
                        help="folder that holds the archive of pyodide, as npm pack leaves it, or is to keep it (default: your cache)")

    lab = commands.add_parser("lab", help="open the lessons as notebooks in JupyterLab",
                              description="Copy the lessons into a folder of your own (files that are already there "
                                          "are left alone) and open it in JupyterLab.")
    lab.add_argument("folder", nargs="?", default="cardhistory-lessons", metavar="DIR",
                     help="your folder (default: cardhistory-lessons)")
    lab.add_argument("--port", type=int, default=8888, metavar="N", help="port to listen on (default: 8888)")
    lab.add_argument("--no-browser", action="store_true", help="do not open a browser")
    lab.add_argument("--no-token", action="store_true",
                     help="ask for no token: anybody with an account on this machine can then run code as you")

    paper = commands.add_parser(
        "print", help="make a pack, a deal, a work sheet or score sheets ready for the printer, as PDF or SVG",
        description="Make the cards of a pack at true size, the sheets of a deal, or the exercises of a lesson on paper, ready for the "
                    "printer: 'cardhistory print trappola', 'cardhistory print deal aluette A5-1B', "
                    "'cardhistory print worksheet etori', 'cardhistory print key etori', 'cardhistory print scores primiera'.")
    paper.add_argument("what", metavar="PACK",
                       help="a pack or a game, such as trappola; or deal, worksheet, key or scores, and more after it")
    paper.add_argument("more", nargs="*", metavar="GAME DEAL",
                       help="after deal: the game, and the number or code of the deal; after worksheet or key: the lesson; "
                            "after scores: the game")
    paper.add_argument("--out", metavar="FILE", help="file to write, ending in .pdf or .svg; an .svg is written for each page")
    paper.add_argument("--paper", default="A4", metavar="NAME", help="A4 or Letter (default: A4)")
    paper.add_argument("--index", action=argparse.BooleanOptionalAction, default=True,
                       help="cards with letters in their corners, or without, as museums have them (default: with)")
    paper.add_argument("--grey", action="store_true", help="a proof in grey, as a printer without colours gives it")
    paper.add_argument("--strip", action="store_true", help="at the foot of the sheets, which ordinary cards stand for these")
    paper.add_argument("--rules", default="", metavar="NAME", help="for a deal or scores: the witness whose rules are played")
    paper.add_argument("--only", default="", metavar="NAMES",
                       help="for a worksheet or a key: names of exercises, with commas (default: all)")
    paper.add_argument("--dealer", default="", metavar="N", help="for a deal: the player who deals (default: the last)")
    return top


def _printer(what: str) -> Callable[[argparse.Namespace], int]:
    """What prints: exercises are read in rooms that a pack or a deal does not need."""
    from .printing.command import run

    if what not in ("worksheet", "key"):
        return run
    from .lessons.worksheet_pages import made

    return partial(run, further={what: made})


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit code: 0 for a clean end, 1 if it could not start, 2 for a wrong option."""
    options = parser().parse_args(argv)
    # Imported late: the rules side runs where no Jupyter package is installed.
    try:
        if options.command == "serve":
            from .site.serve import run
        elif options.command == "build-static":
            from .static.build import run
        elif options.command == "print":
            run = _printer(options.what)
        else:
            from .site.lab import run
    except ImportError as error:
        print(f"cardhistory {options.command} needs the package {error.name}, which is not installed here. "
              "Installing cardhistory with pip brings it along.", file=sys.stderr)
        return 1
    code: int = run(options)
    return code
