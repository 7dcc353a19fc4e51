"""Which kernels there are: one Python for each reader, a few that wait ready, and no more than the machine can carry."""
from __future__ import annotations

import asyncio
import math
import time
from datetime import UTC, datetime
from typing import Any

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Int, TraitError

from .settings import BREATH, LONGEST_WAIT, QUIET, UNCLAIMED

__all__ = ["CappedKernels", "OwnKernel"]

NO_HISTORY = "--HistoryManager.hist_file=:memory:"


class OwnKernel(KernelSpecManager):
    """Only the Python that cardhistory is installed in, whatever other kernels this machine knows."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.kernel_dirs = []  # ipykernel's own specification is then the only one left

    def get_kernel_spec(self, kernel_name: str) -> Any:
        spec = super().get_kernel_spec(kernel_name)
        # IPython would write what every cell of every reader is into one file for ever.
        if NO_HISTORY not in spec.argv:
            spec.argv = [*spec.argv, NO_HISTORY]
        return spec


class CappedKernels(AsyncMappingKernelManager):
    """Refuse a reader when `max_readers` have a kernel, rather than starve those who are playing.

    Kernels that wait ready in a pool are not counted: they have no reader yet. A kernel whose page never came to life
    (a crawler's, or that of a reader who left while it was loading) is shut down after `unclaimed` seconds.
    """

    max_readers = Int(40, min=1, config=True, help="Readers who may have a kernel at once.")
    unclaimed = Int(UNCLAIMED, min=1, config=True, help="Seconds after which a kernel that no page has called is shut down.")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._starting = 0
        self._called: set[str] = set()
        self._ending: set[asyncio.Future[None]] = set()
        self._turn = asyncio.Lock()  # tables are laid one after another
        self._served = -math.inf  # when the last reader came

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
        environment = kwargs.get("env", {})
        if environment.get("VOILA_PREHEAT") == "True":
            environment.pop("VOILA_REQUEST_URL", None)  # that of the reader before, of whom this table is to know nothing
            async with self._turn:  # one at a time
                await self._quiet()
                if self.readers:
                    await asyncio.sleep(BREATH)
                return await super().start_kernel(**kwargs)
        self.refuse_if_full()
        self._starting += 1  # nothing awaits between the check and this line: a burst cannot slip through
        try:
            return await super().start_kernel(**kwargs)
        finally:
            self._starting -= 1

    async def _quiet(self) -> None:
        """Wait until no page has been opened for a while, but not for ever."""
        end = time.monotonic() + LONGEST_WAIT
        while time.monotonic() < min(self._served + QUIET, end):
            await asyncio.sleep(0.2)

    def laid(self, path: str) -> bool:
        """Is a table of this lesson ready, whole and first in its pool? Those that went wrong are put away."""
        pool = getattr(self, "_pools", {}).get(path, [])
        for entry in [one for one in pool if one.done() and _failed(one)]:
            self.log.error("A table of %s could not be laid.", path, exc_info=None if entry.cancelled() else entry.exception())
            pool.remove(entry)
        for entry in [one for one in pool if one.done() and one.result()["task"].done() and _failed(one.result()["task"])]:
            self.log.error("A table of %s could not be laid.", path, exc_info=entry.result()["task"].exception())
            asyncio.ensure_future(self.shutdown_kernel(entry.result()["kernel_id"], now=True))
            pool.remove(entry)
        pool.sort(key=lambda one: not (one.done() and one.result()["task"].done()))
        return bool(pool) and pool[0].done() and pool[0].result()["task"].done()

    def served(self) -> None:
        """A reader opens a page."""
        self._served = time.monotonic()

    def connections(self, kernel_id: str) -> int:
        """Sockets that are open to a kernel."""
        return int(self._kernel_connections.get(kernel_id, 0))

    def notify_connect(self, kernel_id: str) -> None:
        self._called.add(kernel_id)
        super().notify_connect(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """Put away what a dead kernel leaves: its files, its sockets, its seat."""
        self.log.warning("A kernel has died; its page has been told.")
        self._ending.add(ending := asyncio.ensure_future(self.shutdown_kernel(kernel_id, now=True)))
        ending.add_done_callback(self._ending.discard)

    async def shutdown_kernel(self, kernel_id: str, *args: Any, **kwargs: Any) -> None:
        self._called.discard(kernel_id)
        await super().shutdown_kernel(kernel_id, *args, **kwargs)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        kernel = self._kernels.get(kernel_id)
        try:
            last = getattr(kernel, "last_activity", None)
        except TraitError:  # it is just being started
            return
        if kernel is None:  # it has ended while others were looked at
            return
        if last is not None and kernel_id not in self._called:
            silent = datetime.now(UTC) - last
            if silent.total_seconds() > self.unclaimed:
                await self.shutdown_kernel(kernel_id)
                return
        await super().cull_kernel_if_idle(kernel_id)


def _failed(entry: asyncio.Task[Any]) -> bool:
    return entry.cancelled() or entry.exception() is not None
