"""What we change in Voilà and Jupyter Server, one class or function for each change, and why.

Some of this replaces parts that Voilà does not promise to keep: that is why `voila` is pinned exactly in pyproject.toml.
Each change has a test in tests/browser/test_site.py.
"""
from __future__ import annotations

import contextlib
import os
import re
from typing import Any, ClassVar

import jinja2
import voila.handler
import voila.notebook_renderer
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from nbconvert.filters import strip_ansi
from tornado.httputil import HTTPServerRequest
from tornado.iostream import StreamClosedError
from tornado.web import HTTPError
from voila.execute import VoilaExecutor
from voila.exporter import VoilaExporter
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from .fork import LESSON
from .hosts import same_origin
from .pages import OurErrors
from .shelf import Lesson

__all__ = ["Anybody", "LessonHandler", "OneKernel", "RenderHandler", "ShutdownHandler", "apply"]

KERNEL = re.compile(r'"kernelId": "([0-9a-f-]{36})"')


class Anybody(IdentityProvider):
    """There is no login: everybody is a reader, and nobody is known again. Jupyter Server would give each a name and a cookie."""

    def get_user(self, handler: Any) -> User:
        return User(username="reader")

    @property
    def auth_enabled(self) -> bool:
        return False

    login_available = logout_available = False


def _passing(request: HTTPServerRequest) -> bool:
    """Is a page loaded as something else than a page (a picture, a script, a look ahead)? Browsers say so; others say nothing."""
    if "prefetch" in request.headers.get("Sec-Purpose", "") and "prerender" not in request.headers.get("Sec-Purpose", ""):
        return True
    return request.headers.get("Sec-Fetch-Dest", "document") not in ("document", "iframe", "frame")


class LessonHandler(OurErrors, TornadoVoilaHandler):
    """A lesson with its kernel."""

    _gone = False

    async def get(self, lang: str = "", key: str = "") -> None:
        lesson = self.site.shelf.find(lang, key)
        if lesson is None:
            raise HTTPError(404)
        if _passing(self.request):
            raise HTTPError(403)  # any page of the world could otherwise take all tables with as many <img>
        self.kernel_manager.served()
        if (page := self.site.moulds.page(lesson)) and await self._from(page, lesson):
            return
        self.site.refill(lesson.path)
        if self.kernel_manager.get_pool_size(lesson.path):
            self.kernel_manager.refuse_if_full()
        kernel = None
        async for html in self.get_generator(path=lesson.path):
            if kernel is None and (found := KERNEL.search(html)):
                kernel = found[1]
            if not self._gone:
                self.write(html)
                self.flush()
        if self._gone and kernel in self.kernel_manager:
            await self.kernel_manager.shutdown_kernel(kernel, now=True)  # nobody has seen this page

    async def _from(self, page: list[str], lesson: Lesson) -> bool:
        """Answer with a page that is made already, and a kernel for it. False if there is no kernel to be had in this way."""
        try:
            kernel = await self.kernel_manager.start_kernel(path=os.path.dirname(lesson.path), env={**os.environ, LESSON: lesson.path})
        except OSError as error:
            self.log.warning("A kernel could not be split off for %s: %s", lesson.path, error)
            self.site.moulds.forget(lesson)
            return False
        if self._gone:
            await self.kernel_manager.shutdown_kernel(kernel, now=True)  # nobody has seen this page
            return True
        self.set_header("Content-Type", "text/html")
        self.set_header("Cache-Control", "no-store")
        self.finish(kernel.join(page))
        return True

    def head(self, *_: str) -> None:
        """Whoever asks only whether the lesson is there needs no kernel."""
        if self.site.shelf.find(*self.path_args) is None:
            raise HTTPError(404)

    def on_connection_close(self) -> None:
        self._gone = True
        super().on_connection_close()

    def should_use_rendered_notebook(self, notebook_data: Any, pool_size: int, *others: Any) -> bool:
        """Take a table from the pool only if one is laid: to wait for one that is about to be laid takes longer than to lay it."""
        lesson = self.site.shelf.find(*self.path_args)
        return self.kernel_manager.laid(lesson.path) and super().should_use_rendered_notebook(notebook_data, pool_size, *others)


class RenderHandler(OurErrors, JupyterHandler):
    """Voilà's own address of a notebook, `voila/render/<path>`, for links made by other tools."""

    def get(self, path: str = "") -> None:
        lesson = self.site.shelf.at(path)
        if lesson is None:
            raise HTTPError(404)
        self.redirect(f"{self.site.base_url}{lesson.url}{'?' if self.request.query else ''}{self.request.query}")


class OneKernel(KernelHandler):
    """What a page asks of its kernel: is it there? To end it there is the shutdown address."""

    async def delete(self, kernel_id: str) -> None:
        raise HTTPError(405)


class ShutdownHandler(VoilaShutdownKernelHandler):
    """The end of a reader's kernel. Asked for twice, by Voilà's script and by ours, and after a crash: never an error.

    Voilà asks for a cookie that proves that a page of ours sends this. The browser's own word for where it comes from proves
    the same, also in a frame, where there may be no cookies.
    """

    def check_xsrf_cookie(self) -> None:
        if not same_origin(self.request.headers.get("Origin"), self.request.host):
            raise HTTPError(403)

    async def post(self, kernel_id: str) -> None:
        if kernel_id in self.kernel_manager:
            try:
                await self.kernel_manager.shutdown_kernel(kernel_id, now=True)
            except KeyError:  # the other request was faster
                pass
        self.set_status(204)
        with contextlib.suppress(StreamClosedError):  # the page that asked has gone meanwhile, as it was about to
            await self.finish()


class _Compiled(jinja2.BytecodeCache):
    """Compiled templates, kept in memory: Voilà otherwise compiles them all again for every page."""

    kept: ClassVar[dict[str, bytes]] = {}

    def load_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        if bucket.key in self.kept:
            bucket.bytecode_from_string(self.kept[bucket.key])

    def dump_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        self.kept[bucket.key] = bucket.bytecode_to_string()


class CachedExporter(VoilaExporter):
    """Voilà's exporter with compiled templates kept."""

    def _create_environment(self) -> jinja2.Environment:
        environment = super()._create_environment()
        environment.bytecode_cache = _Compiled()
        return environment


class TellingExecutor(VoilaExecutor):
    """Write a cell's traceback to the server's log before Voilà takes it out of the page."""

    def strip_code_cell_errors(self, cell: Any) -> Any:
        for output in cell.get("outputs", []):
            if output["output_type"] == "error" and output["ename"] != "ExecutionError":
                self.log.error("A cell of a lesson failed:\n%s\n%s", cell["source"], strip_ansi("\n".join(output["traceback"])))
        return super().strip_code_cell_errors(cell)


class Forgetting:
    """In place of Voilà's list of what each reader's request was: it grows for ever, and nothing here reads it."""

    @staticmethod
    def send_updates(_: dict[str, Any]) -> None:
        """Keep nothing."""


def apply() -> None:
    """Put our exporter and executor in the place of Voilà's."""
    voila.handler.RequestInfoSocketHandler = Forgetting
    voila.notebook_renderer.VoilaExporter = CachedExporter
    voila.notebook_renderer.VoilaExecutor = TellingExecutor
