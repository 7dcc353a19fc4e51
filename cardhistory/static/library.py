"""What the folder brings along for Python in the browser: our package and the few others under it, as zip files; and all licences."""
from __future__ import annotations

import gzip
import io
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

__all__ = ["PRINTING", "TABLES", "licences", "packed", "slim", "zipped"]

PACKAGE = Path(__file__).resolve().parents[1]
TABLES = ("anywidget", "ipywidgets", "traitlets", "comm", "psygnal", "typing_extensions", "leather", "segno")
"""Distributions under our widgets, and those that lessons import while they run."""
PRINTING = ("jinja2", "markupsafe")
"""Further ones for the pages for the printer."""
_NEVER = (".so", ".pyd", ".pyi", ".js.map", ".pyc", ".c", "py.typed", ".dist-info/RECORD", ".dist-info/INSTALLER", ".dist-info/REQUESTED")
_NOT_IN = ("/tests/", "/nbextension/", "/labextension/", "/__pycache__/", "_pyinstaller_util/", "/locale/", "/templates/")
_SITE = {"site/__init__.py", "site/render.py", "site/wishes.py", "site/shelf.py"}
_PRINTED = ("printing/", "site/", "lessons/worksheet")
_BUILDERS = {"static/compile.mjs", "static/sw.js", *(f"static/{name}.py" for name in (
    "build", "compiled", "compiling", "lesson", "library", "npm", "offline", "pages", "parcel", "picture"))}
_STANDARD_NOT = (
    "pydoc_data/", "unittest/mock.py", "xmlrpc/", "multiprocessing/", "curses/", "dbm/", "ensurepip/", "idlelib/", "lib2to3/", "tkinter/",
    "turtledemo/", "venv/", "wsgiref/", "sqlite3/", "_pyrepl/", "test/", "doctest.py", "pdb.py", "pydoc.py", "imaplib.py", "smtplib.py",
    "poplib.py", "ftplib.py", "mailbox.py", "turtle.py", "cProfile.py", "profile.py", "pstats.py", "trace.py",
    "xml/dom/", "http/server.py", "http/cookiejar.py", "concurrent/futures/process.py", "pickletools.py", "nturl2path.py", "pyclbr.py",
    "telnetlib.py", "zipapp.py", "plistlib.py", "tomllib/mypy.ini", "antigravity.py", "this.py", "compileall.py",
    "ctypes/macholib/", "email/architecture.rst", "json/tool.py", "_aix_support.py",
    "_osx_support.py", "_ios_support.py", "_android_support.py", "_apple_support.py", "msilib/", "optparse.py")
"""Parts of the standard library that no lesson needs: a quarter of what its readers would have to fetch."""


def _files(name: str) -> Iterator[tuple[str, bytes]]:
    """The pure Python of an installed distribution: compiled twins of its modules are left out, for they fit this machine alone."""
    there = distribution(name)
    for entry in there.files or ():
        path = entry.as_posix()
        if path.startswith("..") or path.endswith(_NEVER) or any(part in f"/{path}" for part in _NOT_IN):
            continue
        if path.startswith("share/") or path.startswith("etc/") or ".dist-info/" in path and not path.endswith("METADATA"):
            continue
        file = Path(str(there.locate_file(entry)))
        if file.is_file():
            yield path, file.read_bytes()


def _ours(printing: bool) -> Iterator[tuple[str, bytes]]:
    """Our own package: for the tables, or what pages for the printer need beside them."""
    for file in sorted(PACKAGE.rglob("*")):
        path = file.relative_to(PACKAGE).as_posix()
        if not file.is_file() or "__pycache__" in path or path.startswith(("notebooks/", "docs/", "static/page/")):
            continue
        if path in _BUILDERS or path in ("cli.py", "__main__.py") or path.startswith(("static/templates/", "static/licences/")):
            continue
        if path.startswith("site/") and path not in _SITE and not path.startswith("site/templates/") and not path.endswith("parts.html.j2"):
            continue
        if path.startswith(_PRINTED) is printing:
            yield f"cardhistory/{path}", file.read_bytes()


def zipped(names: tuple[str, ...], *, printing: bool) -> bytes:
    """Distributions and our own package as one zip file: always the same bytes for the same files."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as into:
        for path, data in sorted([*(one for name in names for one in _files(name)), *_ours(printing)]):
            _put(into, path, data)
    return held.getvalue()


def _put(into: zipfile.ZipFile, path: str, data: bytes) -> None:
    entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    into.writestr(entry, data)


def slim(library: bytes) -> bytes:
    """Python's standard library for the browser without what no lesson needs."""
    held = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(library)) as whole, zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as into:
        for name in sorted(whole.namelist()):
            if not name.endswith("/") and not name.startswith(_STANDARD_NOT):
                _put(into, name, whole.read(name))
    return held.getvalue()


def packed(data: bytes) -> bytes:
    """The same, compressed: for servers that do not do this themselves. Always the same bytes for the same data."""
    return gzip.compress(data, 9, mtime=0)


def licences(further: dict[str, str]) -> str:
    """What is in the folder, of whom, and under which licence; then the texts. ``further``: other packages' names and texts."""
    heads, texts = [], []
    for name in ("cardhistory", *TABLES, *PRINTING):
        try:
            there = distribution(name)
        except ModuleNotFoundError:  # our own package may lie beside instead of being installed
            heads.append("cardhistory: BSD-3-Clause AND CC-BY-4.0")
            texts += [("cardhistory", file.read_text(encoding="utf-8")) for file in sorted(PACKAGE.parent.glob("LICENSE*"))]
            continue
        heads.append(f"{there.metadata['Name']} {there.version}: {_licence(there)}")
        texts += [(str(there.metadata["Name"]), text) for text in _texts(there)]
    for name, text in further.items():
        heads.append(name)
        texts.append((name.partition(":")[0], text))
    rule = "\n" + "-" * 80 + "\n"
    return "\n".join(heads) + "\n" + "".join(f"{rule}{name}{rule}\n{text.strip()}\n" for name, text in texts)


def _licence(there: Distribution) -> str:
    given = there.metadata.get("License-Expression") or there.metadata.get("License") or ""
    if given and "\n" not in given:
        return str(given)
    classes = [one.rpartition("::")[2].strip() for one in there.metadata.get_all("Classifier") or () if one.startswith("License ::")]
    return ", ".join(classes) or "see its text"


def _texts(there: Distribution) -> Iterator[str]:
    for entry in there.files or ():
        path = entry.as_posix()
        if ".dist-info/" in path and any(word in entry.name.upper() for word in ("LICENSE", "LICENCE", "COPYING", "NOTICE")):
            yield Path(str(there.locate_file(entry))).read_text(encoding="utf-8", errors="replace")
