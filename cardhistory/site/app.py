"""The server: Voilà with our addresses, our settings and our pages."""
from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

JUPYTER = Path(__file__).resolve().parent / "jupyter"
# Where Voilà finds our template, installed or not. To be set before Voilà is imported.
os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(JUPYTER), os.environ.get("JUPYTER_PATH")]))

from jupyter_core.utils import run_sync  # noqa: E402
from tornado.httpserver import HTTPServer  # noqa: E402
from tornado.ioloop import IOLoop  # noqa: E402
from tornado.web import Application, HTTPError  # noqa: E402
from traitlets.config import Config  # noqa: E402
from voila.app import Voila  # noqa: E402

from . import overrides, pages, printing  # noqa: E402
from .connection import NoDelay  # noqa: E402
from .serve import EVERYWHERE, Options  # noqa: E402
from .shelf import Shelf  # noqa: E402

__all__ = ["Site", "configuration"]

TEMPLATE = "cardhistory"
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
IDLE = 1200  # seconds after which a kernel without a page is shut down
LOOK = 60    # seconds between two looks for such kernels
REFILL = 5   # seconds to wait before a used table is replaced: a page that is just opening needs the processor first


def configuration(options: Options) -> Config:
    """Voilà's settings for these options."""
    config = Config()
    config.Voila.log_level = logging.INFO if options.verbose else logging.WARNING
    config.Voila.open_browser = False
    config.Voila.base_url = options.root_url
    config.Voila.ip = options.host
    config.Voila.root_dir = str(options.notebooks)
    config.Voila.config_file_paths = []  # a stray voila.py in the folder we are started from is none of our business
    config.Voila.kernel_websocket_connection_class = NoDelay
    lessons = config.VoilaConfiguration
    lessons.template = TEMPLATE
    lessons.allow_template_override = "NO"
    lessons.allow_theme_override = "NO"
    lessons.show_margins = False
    lessons.strip_sources = True
    lessons.show_tracebacks = options.verbose
    lessons.file_allowlist = []  # lessons bring their pictures themselves
    lessons.extension_allowlist = EXTENSIONS
    lessons.multi_kernel_manager_class = overrides.CappedKernels
    lessons.kernel_spec_manager_class = overrides.OwnKernel
    lessons.preheat_kernel = options.preheat > 0
    lessons.default_pool_size = options.preheat
    config.VoilaExecutor.allow_errors = True  # one failing cell must not take the rest of the lesson with it
    config.VoilaKernelManager.fill_delay = REFILL
    config.CappedKernels.max_readers = options.readers
    config.MappingKernelManager.cull_idle_timeout = IDLE
    config.MappingKernelManager.cull_interval = LOOK
    config.MappingKernelManager.cull_connected = False
    # Sockets in a folder cannot collide as ports can; Windows has only ports.
    config.KernelManager.transport = "tcp" if sys.platform == "win32" else "ipc"
    return config


class Site(Voila):
    """The site of the lessons on a shelf."""

    name = "voila"
    shelf: Shelf

    @classmethod
    def open(cls, options: Options, sockets: list[socket.socket], port: int, ready: Callable[[], None]) -> None:
        """Serve on these sockets until Ctrl-C or SIGTERM; `ready` is called when readers may come."""
        overrides.apply()
        config = configuration(options)
        shelf = Shelf(options.notebooks)
        config.VoilaConfiguration.resources = {"site": pages.frame(shelf, options.root_url)}
        site = cls.instance(config=config)
        site.shelf, site.sockets, site.ready = shelf, sockets, ready
        site.port = port
        # A table that was dealt before its reader came asks the server, at this address, who has come.
        os.environ["VOILA_APP_IP"] = "127.0.0.1" if options.host in EVERYWHERE | {"localhost"} else options.host
        site.initialize([])
        _quieten(site.log)
        site.start()

    def init_settings(self) -> dict[str, Any]:
        return {
            **super().init_settings(),
            "site": self,
            "compress_response": True,
            "websocket_compression_options": {},  # every table sends its script and its drawings through the socket
            "default_handler_class": pages.NotFound,
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        lesson = {
            "template_paths": self.template_paths, "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        root = self.server_url
        ours = [
            (root, pages.Landing),
            (root + r"voila/tree(?:/.*)?", pages.ToLanding),
            (root + r"voila/render/(.*)", overrides.RenderHandler, lesson),
            (root + r"voila/api/shutdown/(.*)", overrides.ShutdownHandler),
            (root + r"teachers", pages.Teachers),
            (root + r"print/", printing.Print),
            (root + r"print", printing.ToPacks),
            (root + r"print/([\w-]+)", printing.Print),
            (root + r"print/([\w-]+)\.pdf", printing.PrintFile),
            (root + r"([a-z]{2,3})/", pages.Landing),
            (root + r"([a-z]{2,3})/([\w.-]+)/code", pages.Code),
            (root + r"([a-z]{2,3})/([\w.-]+)/notebook", pages.Notebook),
            (root + r"([a-z]{2,3})/([\w.-]+)", overrides.LessonHandler, lesson),
        ]
        replaced = {"", "voila/render/(.*)", "voila/api/shutdown/(.*)"}
        theirs = [handler for handler in super().init_handlers()
                  if handler[0].removeprefix(root) not in replaced
                  and not handler[0].startswith((root + "voila/tree", root + "voila/api/contents"))]
        return [*theirs, *ours]

    def refill(self, path: str) -> None:
        """Fill a lesson's pool again if a start has failed: Voilà only does so after a success."""
        manager = self.kernel_manager
        pools = getattr(manager, "_pools", {})
        if path in pools and not pools[path]:
            manager.fill_if_needed(notebook_name=path)

    async def _shut_down(self) -> None:
        """End every kernel. One that is just starting is unknown for a moment: then once more."""
        for _ in range(5):
            try:
                await self.kernel_manager.shutdown_all(now=True)  # nothing in a kernel wants saving
                return
            except HTTPError:
                await asyncio.sleep(0.2)

    def start(self) -> None:
        self.connection_dir = tempfile.mkdtemp(prefix="cardhistory-")
        try:
            self.app = Application(**self.init_settings())
            self.app.add_handlers(".*$", self.init_handlers())
            server = HTTPServer(self.app, xheaders=True)
            server.add_sockets(self.sockets)
            self.ioloop = IOLoop.current()
            if os.name == "posix":
                # An exception in the middle of whatever is running could be lost there; a word to the loop cannot.
                signal.signal(signal.SIGINT, self._handle_signal_stop)
            self.ioloop.add_callback(self.ready)
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            if os.name == "posix":
                signal.signal(signal.SIGINT, signal.SIG_DFL)  # a second Ctrl-C does not wait
            run_sync(self._shut_down)()
            shutil.rmtree(self.connection_dir, ignore_errors=True)


def _quieten(log: logging.Logger) -> None:
    """Leave out of the log what helps nobody.

    Trust is a matter for notebooks with stored outputs, and ours have none. Jupyter Server gives its ping intervals in
    milliseconds and does the pinging itself; Tornado reads the same names as seconds and complains about them.
    """
    def wanted(record: logging.LogRecord) -> bool:
        text = record.getMessage()
        return not ("is not trusted" in text or "websocket_ping_timeout" in text)

    for each in (log, logging.getLogger("tornado.application"), logging.getLogger("tornado.general")):
        each.addFilter(wanted)
