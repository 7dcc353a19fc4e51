"""The files of a page: scripts, styles, fonts. Found once, packed once, kept by browsers for as long as they are the same.

What may be fetched is a list that is made when the server starts. There is no way from an address to any other file.
"""
from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from tornado.web import HTTPError

from .pages import OurErrors, _Plain
from .settings import YEAR

__all__ = ["Files", "fingerprint", "listing"]

PACKED = (".js", ".css", ".svg", ".json", ".map", ".html", ".txt")


def listing(roots: Iterable[str | Path], prefix: str = "") -> dict[str, Path]:
    """Address → file for all that lie under these folders; of two with one address the first. Hidden files and links that lead
    out of their folder are left out, and so are maps of sources, which nobody's browser asks for."""
    found: dict[str, Path] = {}
    for root in map(Path, roots):
        true_root = root.resolve()
        for path in sorted(root.rglob("*")):
            inside = path.relative_to(root)
            if any(part.startswith(".") for part in inside.parts) or path.suffix == ".map" or not path.is_file():
                continue
            if path.resolve().is_relative_to(true_root):
                found.setdefault(prefix + inside.as_posix(), path)
    return found


def fingerprint(files: dict[str, Path]) -> str:
    """A short text that changes when any of the files does."""
    told = hashlib.sha256()
    for address, path in sorted(files.items()):
        there = path.stat()
        told.update(f"{address} {there.st_size} {there.st_mtime_ns}\n".encode())
    return told.hexdigest()[:12]


@lru_cache(maxsize=600)
def _content(path: Path, changed: int) -> tuple[bytes, bytes | None, str]:
    """A file, the same packed where that is worth it, and the hash of its content. `changed` is there for the cache alone."""
    plain = path.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0) if path.suffix in PACKED and len(plain) > 1000 else None
    return plain, packed, hashlib.sha512(plain).hexdigest()


class Files(_Plain, OurErrors):
    """Files from a listing.

    ``print``: the fingerprint that stands in their address, and without which there is no file; a page of an earlier version
    then finds nothing rather than a file that does not belong to it. Without one, ``?v=`` with the hash of the content does the
    same for a single file, and any other request is told to ask again each time.
    """

    def initialize(self, files: dict[str, Path], print: str = "") -> None:
        self._files, self._print = files, print

    def get(self, *parts: str) -> None:
        path = self._files.get(parts[-1])
        if path is None or (self._print and parts[0] != self._print):
            raise HTTPError(404)
        plain, packed, content = _content(path, path.stat().st_mtime_ns)
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.set_header("Content-Type", "text/javascript; charset=utf-8" if path.suffix == ".js" else kind)
        asked = self.get_query_argument("v", "")
        lasting = bool(self._print) or (len(asked) >= 10 and content.startswith(asked))
        self.set_header("Cache-Control", f"public, max-age={YEAR}, immutable" if lasting else "no-cache")
        if packed is not None and "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            plain = packed
        self.set_header("Etag", f'"{content[:20]}"')
        if self.check_etag_header():
            self.set_status(304)
            self.finish()
        else:
            self.finish(plain)

    def head(self, *parts: str) -> None:
        self.get(*parts)
