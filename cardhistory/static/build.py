"""`cardhistory build-static`: the whole site as a folder of plain files."""
from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from .. import art
from ..packs import PACKS
from ..site.render import frame
from ..site.shelf import Shelf, notebooks_root
from . import library, npm, offline, parcel
from .compiled import compiled
from .lesson import lesson_page
from .pages import PRINTED, pack_file, pages, print_page

__all__ = ["build", "run"]

HERE = Path(__file__).resolve().parent
_STATIC = HERE.parent / "site" / "jupyter" / "voila" / "templates" / "cardhistory" / "static"
_TYPES = {".wasm": "application/wasm", ".mjs": "text/javascript", ".zip": "application/zip"}

_PAGES = 750_000
"""Bytes of all pages as one file, about: what it weighs is known only when they all are there."""


def _write(out: Path, name: str, data: str | bytes) -> None:
    path = out / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.encode() if isinstance(data, str) else data)


def _assets() -> dict[str, bytes]:
    """Style sheets and scripts of the pages, ours and those they share with the server's."""
    found = {path.name: path.read_bytes() for path in sorted(_STATIC.iterdir()) if path.is_file()}
    return found | {path.name: path.read_bytes() for path in sorted((HERE / "page").iterdir())}


def _mark(files: dict[str, bytes]) -> str:
    """A short mark of these files: two versions of the site never mix in a reader's cache."""
    digest = hashlib.sha256()
    for name, data in sorted(files.items()):
        digest.update(f"{name} {len(data)} ".encode() + data)
    return digest.hexdigest()[:10]


def _engine(out: Path, folder: Path | None, note: Callable[[str], None]) -> tuple[dict[str, Any], dict[str, Any], dict[str, bytes]]:
    """Lay Python for the browser into the folder. What tables and pages for the printer fetch, and our own part of it by name."""
    given = npm.pyodide(folder)
    plain = {"pyodide.mjs": given["pyodide.mjs"], "pyodide.asm.mjs": given["pyodide.asm.mjs"],
             "pyodide.asm.wasm": given["pyodide.asm.wasm"], "pyodide-lock.json": npm.lock(given["pyodide-lock.json"])}
    zips = {"python_stdlib.zip": library.slim(given["python_stdlib.zip"]), "python.zip": library.zipped(library.TABLES, printing=False),
            "print.zip": library.zipped(library.PRINTING, printing=True)}
    with tempfile.TemporaryDirectory() as place:
        for name, data in {**plain, "python_stdlib.zip": given["python_stdlib.zip"]}.items():
            _write(Path(place) / npm.VERSION, name, data)
        zips, why = compiled(Path(place) / npm.VERSION, zips, folder or npm.cache())
    if why:
        note(f"Python's modules are shipped as sources, which wakes tables up more slowly: {why}")
    plain["python_stdlib.zip"] = zips.pop("python_stdlib.zip")
    place = f"pyodide/{npm.VERSION}-{_mark(plain)}"
    fetched: dict[str, Any] = {}
    for name, data in (plain | zips).items():
        small = library.packed(data)
        if name in plain:
            _write(out, f"{place}/{name}", data)
        if name not in ("pyodide.mjs", "pyodide-lock.json"):
            fetched[name] = {"folder": "pyodide" if name in plain else "assets", "type": _TYPES[Path(name).suffix], "size": len(small),
                             "packed": f"{name}.packed"}
            if name in plain:
                _write(out, f"{place}/{name}.packed", small)
            else:
                zips[name], zips[f"{name}.packed"] = data, small
    tables = {"pyodide": f"../../{place}/", "files": {name: one for name, one in fetched.items() if name != "print.zip"},
              "bundles": ["python.zip"]}
    return tables, {**tables, "files": fetched, "bundles": ["python.zip", "print.zip"]}, zips


def _clean(out: Path) -> None:
    """Empty a folder of an earlier build. Raises BuildError for any other folder in which something lies."""
    if out.exists() and not out.is_dir():
        raise npm.BuildError(f"{out} is a file, not a folder.")
    if out.is_dir() and any(out.iterdir()):
        if not (out / parcel.MARK).is_file():
            raise npm.BuildError(f"{out} holds other files. Give a folder that is new or empty, or one that an earlier build has made.")
        shutil.rmtree(out)
    out.mkdir(parents=True, exist_ok=True)
    (out / parcel.MARK).touch()


def _workers(tasks: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(min(tasks, os.cpu_count() or 1), mp_context=get_context("spawn"))


def _told(sentence: str) -> None:
    print(f"cardhistory build-static: {sentence}", file=sys.stderr)


def build(out: Path, notebooks: Path, npm_folder: Path | None = None, *, awake: bool = True, note: Callable[[str], None] = _told,
          only: Iterable[str] | None = None, packs: Iterable[str] = tuple(PACKS)) -> list[str]:
    """Make the folder; a sentence for each cell of a lesson that failed. ``only`` the lessons of these keys; ``packs``: those of which
    the sheets are laid ready for the printer; ``note`` is told what is no failure and yet worth knowing.

    ``awake=False`` leaves out Python: a folder to read, in which nothing can be played. Raises BuildError.
    """
    _clean(out)
    shelf = Shelf(notebooks)
    site = frame(shelf, "/")
    files, failures = _assets(), list[str]()
    runtime: dict[str, Any] | None = None
    printing: dict[str, Any] | None = None
    further: dict[str, str] = {}
    if awake:
        runtime, printing, ours = _engine(out, npm_folder, note)
        files |= ours
        further = npm.licences()
    assets = f"assets/{_mark(files)}"
    for name, data in files.items():
        _write(out, f"{assets}/{name}", data)
    wanted = [lesson for lesson in shelf.lessons if only is None or lesson.key in set(only)]
    with _workers(len(wanted) + len(PACKS)) as workers:
        lessons = [workers.submit(lesson_page, lesson, shelf.file(lesson), site, assets, runtime) for lesson in wanted]
        printed = [workers.submit(print_page, path, site, assets, printing) for path in PRINTED]
        sheets = [workers.submit(pack_file, key, paper) for key in packs for paper in art.PAPERS]
        weight = _PAGES + sum(one["size"] for one in printing["files"].values()) if printing else 0
        for name, page in pages(shelf, site, assets, weight):
            _write(out, name, page)
        for lesson, done in zip(wanted, lessons, strict=True):
            page, failed = done.result()
            _write(out, f"{lesson.url}/index.html", page)
            failures += failed
        for one in (*printed, *sheets):
            _write(out, *one.result())
    _write(out, "LICENCES.txt", library.licences(further))
    _write(out, "README.txt", parcel.readme())
    if awake:
        offline.lay(out)
    return failures


def run(given: argparse.Namespace) -> int:
    """Build the folder, or the zip file of it; returns the exit code: 1 also where a cell of a lesson failed."""
    begun = time.monotonic()
    out = Path(given.out).expanduser().resolve()
    try:
        notebooks = Path(given.notebooks).expanduser().resolve() if given.notebooks else notebooks_root()
        if not Shelf(notebooks).lessons:
            raise npm.BuildError(f"--notebooks {given.notebooks}: there is no notebook (.ipynb) in this folder or one level below.")
        kept = Path(given.npm).expanduser().resolve() if given.npm else None
        if out.suffix == ".zip":
            parcel.check(out)
            with tempfile.TemporaryDirectory() as place:
                failures = build(Path(place) / out.stem, notebooks, kept)
                parcel.tie(Path(place) / out.stem, out)
            size = out.stat().st_size
        else:
            failures = build(out, notebooks, kept)
            size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    except (npm.BuildError, FileNotFoundError) as error:
        _told(str(error))
        return 1
    for failure in failures:
        _told(failure)
    print(f"{out}: {size / 1e6:.0f} MB in {time.monotonic() - begun:.0f} s.")
    if failures:
        count = "One cell" if len(failures) == 1 else f"{len(failures)} cells"
        _told(f"{count} of the lessons failed, as told above. The rest of the site is there; please mend this before you hand it out.")
        return 1
    if out.suffix == ".zip":
        print(f"Unpack it, then: python -m http.server -d {out.stem} 8000, and open http://localhost:8000/")
    else:
        print(f"To look at it: python -m http.server -d {out} 8000, then open http://localhost:8000/")
    return 0
