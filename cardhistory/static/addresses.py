"""Where the pages of the site lie in the folder, and links between them that hold under any path.

Our templates write the addresses that the server knows: ``/en/trappola``. In the folder each page is the ``index.html`` of a folder
of its own, and every link is written from where its page lies: ``../../en/trappola/``.
"""
from __future__ import annotations

import posixpath
import re
from urllib.parse import parse_qs, urljoin, urlsplit

__all__ = ["at", "file_of", "relink", "up"]

_LINK = re.compile(r'(<[a-zA-Z][^<>]*?\s(?:href|src|action)=")([^"]*)(")')
_PACK_FILE = re.compile(r"/print/([\w-]+)\.pdf")
_MADE = ("deal", "worksheet", "key", "scores")


def at(path: str, query: str = "") -> str:
    """Where an address of the server lies in the folder: a path from its root, which ends with a slash where it is a page.

    >>> at("/en/trappola"), at("/en/trappola/notebook"), at("/print/trappola.pdf", "paper=Letter")
    ('en/trappola/', 'en/trappola/trappola.ipynb', 'print/trappola-Letter.pdf')
    """
    if path.endswith("/notebook"):
        page = path.removesuffix("/notebook")
        return f"{page[1:]}/{page.rpartition('/')[2]}.ipynb"
    if (found := _PACK_FILE.fullmatch(path)) and found[1] not in _MADE:
        return f"print/{found[1]}-{parse_qs(query).get('paper', ['A4'])[0]}.pdf"
    if posixpath.splitext(path)[1] or path.endswith("/"):
        return path[1:]
    return path[1:] + "/"


def file_of(path: str) -> str:
    """The file in which a page of the server lies."""
    place = at(path)
    return place + "index.html" if place.endswith("/") or not place else place


def up(path: str) -> str:
    """The way from a page to the root of the folder."""
    return "../" * file_of(path).count("/") or "./"


def relink(html: str, page: str) -> str:
    """The HTML of a page, each of its links to the site written from where the page lies. Links that leave the site stay."""
    base = up(page)
    # A page of the server is no folder: what is beside it there is one step up here.
    here = "http://site" + page

    def change(found: re.Match[str]) -> str:
        link = found[2].replace("&amp;", "&")
        if not link or link.startswith("#") or re.match(r"[a-z]+:", link):
            return found[0]
        parts = urlsplit(urljoin(here, link))
        query = parts.query
        place = at(parts.path, query)
        rest = (f"?{query}" if query else "") + (f"#{parts.fragment}" if parts.fragment else "")
        return found[1] + (base + place + rest).replace("&", "&amp;") + found[3]

    return _LINK.sub(change, html).replace("<a data-print ", '<a data-print="/" ')
