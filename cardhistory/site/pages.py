"""The pages that need no kernel: landing page, a lesson's code, the notebook itself, and what is said when something fails."""
from __future__ import annotations

import re
from functools import lru_cache
from http.client import responses
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import nbformat
from jupyter_server.base.handlers import log as server_log
from markupsafe import Markup
from nbconvert.filters import markdown2html
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer
from tornado.web import HTTPError, RequestHandler
from voila.utils import make_url

from .. import __version__
from .hosts import EVERYWHERE, bare, own_names
from .lan import own_numbers
from .render import TEMPLATE, fill, frame
from .settings import headers, page_policy
from .shelf import Lesson, Shelf

__all__ = ["Address", "Code", "Health", "Landing", "NotFound", "Notebook", "OurErrors", "Teachers", "ToLanding", "WrongHost", "cells_of",
           "frame", "teachers_text"]

HERE = Path(__file__).resolve().parent


def render(name: str, shelf: Shelf, root_url: str, source: bool = True, **fields: Any) -> str:
    def static(path: str) -> str:
        return make_url(TEMPLATE, root_url, f"static/{path}")

    return fill(name, frame(shelf, root_url, source), static, **fields)


class _Site:
    """What a handler knows of the site it belongs to."""

    @property
    def site(self) -> Any:
        return self.settings["site"]  # type: ignore[attr-defined]

    def page(self, name: str, **fields: Any) -> str:
        return render(name, self.site.shelf, self.site.base_url, self.site.options.source, **fields)


class OurErrors(_Site):
    """Errors as pages of our own, with a way back. For handlers that show pages to readers."""

    def write_error(self, status_code: int, **_: Any) -> None:
        self.set_header("Content-Type", "text/html; charset=utf-8")  # type: ignore[attr-defined]
        if status_code == 503:
            self.set_header("Retry-After", "60")  # type: ignore[attr-defined]
        parts = self.request.path.removeprefix(self.site.base_url).split("/")  # type: ignore[attr-defined]
        lesson = self.site.shelf.find(*parts[:2]) if len(parts) >= 2 else None
        self.finish(self.page(  # type: ignore[attr-defined]
            "error.html", lang="en", status=status_code, reason=responses.get(status_code, ""), lesson=lesson,
            query=self.request.query))  # type: ignore[attr-defined]


class _Plain(RequestHandler):
    """An answer without a kernel: no login, no cookie, read-only."""

    @property
    def policy(self) -> str:
        """What the page may load, and who may frame it."""
        return page_policy(self.settings["site"].options.frame_origins)

    def set_default_headers(self) -> None:
        for name, value in headers().items():
            self.set_header(name, value)
        self.set_header("Content-Security-Policy", self.policy)
        self.set_header("Cache-Control", "no-cache")  # ask again each time; the answer is usually "not changed"


class _Page(OurErrors, _Plain):
    """A page without a kernel."""

    def lesson(self, lang: str, key: str) -> Lesson:
        found = self.site.shelf.find(lang, key)
        if found is None:
            raise HTTPError(404)
        return found

    def head(self, *parts: str) -> None:
        self.get(*parts)  # type: ignore[attr-defined]


class NotFound(_Page):
    """Every address that nobody else answers."""

    def prepare(self) -> None:
        raise HTTPError(404)


class Landing(_Page):
    """The lessons of one language. Its one script lets the button say that a table is being laid."""

    def set_default_headers(self) -> None:
        super().set_default_headers()
        self.set_header("Content-Security-Policy", f"{self.policy}; script-src 'self'")

    def get(self, lang: str = "en") -> None:
        lessons = self.site.shelf.in_language(lang)
        if not lessons and lang != "en":
            raise HTTPError(404)
        self.finish(self.page("landing.html", lang=lang, lessons=lessons))


class Teachers(_Page):
    """The page for teachers, `docs/teachers.md`, as a page of the site."""

    def get(self) -> None:
        text = teachers_text(self.site.base_url)
        if text is None:
            raise HTTPError(404)
        self.finish(self.page("teachers.html", lang="en", text=text))


# Inside an installed package, or beside it in a source tree.
_TEACHERS = (HERE.parent / "docs" / "teachers.md", HERE.parents[1] / "docs" / "teachers.md")
# An address of the site stands in the text as code, for the text is read elsewhere too; here it is a link.
_ADDRESS = re.compile(r"<code>/([^<\s]*)</code>")


def teachers_text(root: str) -> Markup | None:
    """The guide for teachers as HTML; None where it is not installed."""
    file = next((file for file in _TEACHERS if file.is_file()), None)
    return _guide(str(file), file.stat().st_mtime_ns, root) if file else None


@lru_cache(maxsize=4)
def _guide(path: str, changed: int, root: str) -> Markup:
    """The text as HTML. `changed` is there for the cache alone."""
    html = markdown2html(Path(path).read_text(encoding="utf-8"))
    return Markup(_ADDRESS.sub(lambda found: f'<a href="{root}{found[1]}"><code>/{found[1]}</code></a>', html))


class WrongHost(_Page):
    """A request for a name that is not ours: see `hosts`."""

    def prepare(self) -> None:
        raise HTTPError(421)


class Health(_Plain):
    """For a watchman: is the server there, and how many could still come? Says nothing of anybody."""

    def get(self) -> None:
        kernels = self.settings["kernel_manager"]
        self.set_header("Cache-Control", "no-store")
        readers = kernels.readers
        self.finish({"status": "ok", "version": __version__, "readers": readers, "room": max(0, kernels.max_readers - readers)})

    def head(self) -> None:
        self.get()


class Address(_Plain):
    """By which addresses others in the room reach this site, for whoever sits at its own machine: the share dialog asks.

    Nobody else is told, nor whoever comes by way of another server or another port: what this machine is called inside is not
    theirs to know, or of no use to them.
    """

    def get(self) -> None:
        site, request = self.settings["site"], self.request
        peer = request.connection.context.address  # not what a header says of it
        numbers = own_numbers()
        near = bool(peer) and (ip_address(peer[0].partition("%")[0]).is_loopback or peer[0] in numbers)
        direct = not any(name.startswith(("X-Forwarded", "Forwarded", "X-Real", "Via")) for name in request.headers)
        named = bare(request.host) in {"127.0.0.1", "::1", *own_names(site.options.host)} and request.host.endswith(f":{site.port}")
        told = near and direct and named and site.options.host in EVERYWHERE and not site.options.hub
        self.set_header("Cache-Control", "no-store")
        self.finish({"addresses": [f"{number}:{site.port}" for number in numbers] if told else []})


class ToLanding(_Page):
    """Voilà's own list of files: ours is better."""

    def get(self) -> None:
        self.redirect(self.site.base_url)


class Notebook(_Page):
    """The notebook as a file to keep."""

    def get(self, lang: str, key: str) -> None:
        lesson = self.lesson(lang, key)
        self.set_header("Content-Type", "application/x-ipynb+json")
        self.set_header("Content-Disposition", f'attachment; filename="{lesson.key}.ipynb"')
        self.finish(self.site.shelf.file(lesson).read_bytes())


class Code(_Page):
    """A lesson's cells as they are written: text and code, no kernel."""

    def get(self, lang: str, key: str) -> None:
        lesson = self.lesson(lang, key)
        file = self.site.shelf.file(lesson)
        try:
            cells = cells_of(file)
        except (OSError, ValueError) as error:
            server_log().error("The notebook %s cannot be read: %s", file, error)
            raise HTTPError(500) from error
        self.finish(self.page("code.html", lang=lang, lesson=lesson, cells=cells))


# Lessons name each other as files, which is right in JupyterLab; on this page the other lesson is one step up.
_BESIDE = re.compile(r'href="([\w-]+)\.ipynb')


def cells_of(file: Path) -> list[dict[str, Any]]:
    """Kind and HTML of each cell of a notebook. Raises OSError or ValueError for one that cannot be read."""
    return _cells(str(file), file.stat().st_mtime_ns)


@lru_cache(maxsize=32)
def _cells(path: str, changed: int) -> list[dict[str, Any]]:
    """Kind and HTML of each cell. `changed` is there for the cache alone."""
    paint = HtmlFormatter(nowrap=True)
    found = []
    for cell in nbformat.read(path, as_version=4).cells:
        if not cell.source.strip():
            continue
        if cell.cell_type == "markdown":
            html = _BESIDE.sub(r'href="../\1', markdown2html(cell.source))
        elif cell.cell_type == "code":
            html = highlight(cell.source, PythonLexer(), paint)
        else:
            html = Markup.escape(cell.source)
        found.append({"kind": cell.cell_type, "html": Markup(html)})
    return found
