"""What we change in Voilà and Jupyter Server, one class or function for each change, and why.

Some of this replaces parts that Voilà does not promise to keep: that is why `voila` is pinned exactly in pyproject.toml.
Each change has a test in tests/browser/test_site.py.
"""
from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any, ClassVar

import jinja2
import voila.notebook_renderer
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from nbconvert.filters import strip_ansi
from tornado.web import HTTPError
from traitlets import Int
from voila.execute import VoilaExecutor
from voila.exporter import VoilaExporter
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from .pages import OurErrors

__all__ = ["CappedKernels", "LessonHandler", "OwnKernel", "RenderHandler", "ShutdownHandler", "apply"]


class OwnKernel(KernelSpecManager):
    """Only the Python that cardhistory is installed in, whatever other kernels this machine knows."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.kernel_dirs = []  # ipykernel's own specification is then the only one left


class CappedKernels(AsyncMappingKernelManager):
    """Refuse a reader when `max_readers` have a kernel, rather than starve those who are playing.

    Kernels that wait ready in a pool are not counted: they have no reader yet. A kernel whose page never came to life
    (a crawler's, or that of a reader who left while it was loading) is shut down after `unclaimed` seconds.
    """

    max_readers = Int(40, min=1, config=True, help="Readers who may have a kernel at once.")
    unclaimed = Int(120, min=1, config=True, help="Seconds after which a kernel that no page has called is shut down.")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._starting = 0
        self._called: set[str] = set()

    @property
    def readers(self) -> int:
        """Kernels that belong to a reader, those about to start included."""
        entries = [entry for pool in getattr(self, "_pools", {}).values() for entry in pool]
        ready = {entry.result()["kernel_id"] for entry in entries if entry.done() and not _failed(entry)}
        return len(set(self.list_kernel_ids()) - ready) + self._starting

    def refuse_if_full(self) -> None:
        if self.readers >= self.max_readers:
            raise HTTPError(503, "All tables are taken")

    async def start_kernel(self, **kwargs: Any) -> str:
        if kwargs.get("env", {}).get("VOILA_PREHEAT") == "True":
            return await super().start_kernel(**kwargs)
        self.refuse_if_full()
        self._starting += 1  # nothing awaits between the check and this line: a burst cannot slip through
        try:
            return await super().start_kernel(**kwargs)
        finally:
            self._starting -= 1

    def notify_connect(self, kernel_id: str) -> None:
        self._called.add(kernel_id)
        super().notify_connect(kernel_id)

    async def shutdown_kernel(self, kernel_id: str, *args: Any, **kwargs: Any) -> None:
        self._called.discard(kernel_id)
        await super().shutdown_kernel(kernel_id, *args, **kwargs)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        kernel = self._kernels.get(kernel_id)
        if hasattr(kernel, "last_activity") and kernel_id not in self._called:
            silent = datetime.now(UTC) - kernel.last_activity
            if silent.total_seconds() > self.unclaimed:
                await self.shutdown_kernel(kernel_id)
                return
        await super().cull_kernel_if_idle(kernel_id)


def _failed(entry: asyncio.Task[Any]) -> bool:
    return entry.cancelled() or entry.exception() is not None


class LessonHandler(OurErrors, TornadoVoilaHandler):
    """A lesson with its kernel."""

    async def get(self, lang: str = "", key: str = "") -> None:
        lesson = self.site.shelf.find(lang, key)
        if lesson is None:
            raise HTTPError(404)
        self.site.refill(lesson.path)
        if self.kernel_manager.get_pool_size(lesson.path):
            self.kernel_manager.refuse_if_full()
        # Voilà's page asks for its kernel to be shut down when it is left, and needs this cookie to be believed.
        _ = self.xsrf_token
        await super().get(lesson.path)


class RenderHandler(LessonHandler):
    """Voilà's own address of a notebook, `voila/render/<path>`, for links made by other tools."""

    async def get(self, path: str = "") -> None:
        lesson = self.site.shelf.at(path)
        if lesson is None:
            raise HTTPError(404)
        await super().get(lesson.lang, lesson.key)


class ShutdownHandler(VoilaShutdownKernelHandler):
    """The end of a reader's kernel. Asked for twice, by Voilà's script and by ours, and after a crash: never an error."""

    async def post(self, kernel_id: str) -> None:
        if kernel_id in self.kernel_manager:
            try:
                await super().post(kernel_id)
                return
            except KeyError:  # the other request was faster
                pass
        self.set_status(204)
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


def apply() -> None:
    """Put our exporter and executor in the place of Voilà's."""
    voila.notebook_renderer.VoilaExporter = CachedExporter
    voila.notebook_renderer.VoilaExecutor = TellingExecutor
