"""The server: Voilà with our addresses, our settings and our pages."""
from __future__ import annotations

import asyncio
import logging
import os
import re
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

# jsonschema would load a parser of internet addresses, which takes two seconds to build and which nothing here asks for.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]

from jupyter_core.utils import run_sync  # noqa: E402
from tornado.httpserver import HTTPServer  # noqa: E402
from tornado.httputil import HTTPMessageDelegate, HTTPServerRequest  # noqa: E402
from tornado.ioloop import IOLoop  # noqa: E402
from tornado.web import Application, HTTPError, RequestHandler  # noqa: E402
from traitlets.config import Config  # noqa: E402
from voila.app import Voila  # noqa: E402
from voila.utils import get_voila_labextensions_path  # noqa: E402

from . import fork, overrides, pages, printing, settings  # noqa: E402
from .files import Files, fingerprint, listing  # noqa: E402
from .gate import GuardedConnection, Socket  # noqa: E402
from .hosts import answers, own_names  # noqa: E402
from .kernels import CappedKernels, OwnKernel  # noqa: E402
from .moulds import Moulds  # noqa: E402
from .serve import Options  # noqa: E402
from .shelf import Shelf  # noqa: E402

__all__ = ["Site", "configuration"]

TEMPLATE = "cardhistory"
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
QUERY = re.compile(r"(?<=\S)\?[^\s'\"]+")
KERNEL_ID = r"(?P<kernel_id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"


def configuration(options: Options) -> Config:
    """Voilà's settings for these options."""
    config = Config()
    config.Voila.log_level = logging.INFO if options.verbose else logging.WARNING
    config.Voila.open_browser = False
    config.Voila.base_url = options.root_url
    config.Voila.ip = options.host
    config.Voila.root_dir = str(options.notebooks)
    config.Voila.config_file_paths = []  # a stray voila.py in the folder we are started from is none of our business
    config.Voila.kernel_websocket_connection_class = GuardedConnection
    config.Voila.identity_provider_class = overrides.Anybody
    lessons = config.VoilaConfiguration
    lessons.template = TEMPLATE
    lessons.allow_template_override = "NO"
    lessons.allow_theme_override = "NO"
    lessons.show_margins = False
    lessons.strip_sources = True
    lessons.show_tracebacks = options.verbose
    lessons.file_allowlist = []  # lessons bring their pictures themselves
    lessons.extension_allowlist = EXTENSIONS
    lessons.multi_kernel_manager_class = CappedKernels
    lessons.kernel_spec_manager_class = OwnKernel
    # Where kernels are forked, lessons are laid out once for all; Voilà's tables, one for each reader, are for elsewhere.
    lessons.preheat_kernel = not fork.can_fork() and options.preheat > 0
    lessons.default_pool_size = options.preheat
    config.VoilaExporter.optimistic_validation = True  # the notebook is checked once, not after each of ten steps
    config.VoilaExecutor.allow_errors = True  # one failing cell must not take the rest of the lesson with it
    config.VoilaKernelManager.fill_delay = settings.QUIET
    config.CappedKernels.max_readers = options.readers
    config.MappingKernelManager.cull_idle_timeout = settings.IDLE
    config.MappingKernelManager.cull_interval = settings.LOOK
    config.MappingKernelManager.cull_connected = False
    # A kernel that has died is not started again: it would know nothing of the page, which would wait for it in vain. The page is told.
    config.KernelRestarter.restart_limit = 0
    config.KernelRestarter.time_to_dead = settings.DEATH
    # Sockets in a folder cannot collide as ports can; Windows has only ports.
    config.KernelManager.transport = "tcp" if sys.platform == "win32" else "ipc"
    return config


class Site(Voila):
    """The site of the lessons on a shelf."""

    name = "voila"
    shelf: Shelf
    options: Options

    @classmethod
    def open(cls, options: Options, sockets: list[socket.socket], port: int, ready: Callable[[], None]) -> None:
        """Serve on these sockets until Ctrl-C or SIGTERM; `ready` is called when readers may come."""
        overrides.apply()
        config = configuration(options)
        shelf = Shelf(options.notebooks)
        config.VoilaConfiguration.resources = {"site": pages.frame(shelf, options.root_url, options.source)}
        site = cls.instance(config=config)
        site.shelf, site.sockets, site.ready, site.options = shelf, sockets, ready, options
        site.port = port
        site.initialize([])
        _quieten(site.log)
        site.start()

    def init_settings(self) -> dict[str, Any]:
        return {
            **super().init_settings(),
            "site": self,
            "compress_response": True,
            # Every table sends its script and its drawings through the socket. Packed hard they would be 10 % smaller, for
            # three times the work.
            "websocket_compression_options": {"compression_level": 2},
            "websocket_max_message_size": settings.MESSAGE,
            "default_handler_class": pages.NotFound,
            "headers": {**settings.headers(), "Content-Security-Policy": settings.lesson_policy(self.options.frame_origins)},
            "log_function": _log_request,
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Every address there is. Voilà's own list is not asked: what is new there is not open here."""
        lesson = {
            "template_paths": self.template_paths, "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        root = re.escape(self.server_url)
        source = [
            (root + r"([a-z]{2,3})/([\w.-]+)/code", pages.Code),
            (root + r"([a-z]{2,3})/([\w.-]+)/notebook", pages.Notebook),
        ] if self.options.source else []
        return [
            (root, pages.Landing),
            (root + r"health", pages.Health),
            (root + r"address", pages.Address),
            (root + r"api/kernels/" + KERNEL_ID, overrides.OneKernel),
            (root + r"api/kernels/" + KERNEL_ID + "/channels", Socket),
            (root + r"voila/api/shutdown/" + KERNEL_ID, overrides.ShutdownHandler),
            (root + r"voila/tree(?:/.*)?", pages.ToLanding),
            (root + r"voila/render/(.*)", overrides.RenderHandler),
            (root + r"teachers", pages.Teachers),
            *self._files(root),
            (root + r"print/", printing.Print),
            (root + r"print", printing.ToPacks),
            (root + r"print/([\w-]+)", printing.Print),
            (root + r"print/([\w-]+)\.pdf", printing.PrintFile),
            (root + r"([a-z]{2,3})/", pages.Landing),
            *source,
            (root + r"([a-z]{2,3})/([\w.-]+)", overrides.LessonHandler, lesson),
        ]

    def _files(self, root: str) -> list[tuple[Any, ...]]:
        """The files of the pages. Those of Voilà and of the widgets stand under a fingerprint, so that browsers may keep them."""
        template = listing([path for path in self.static_paths if Path(path).is_dir()])
        extensions: dict[str, Path] = {}
        for name in EXTENSIONS:
            for place in get_voila_labextensions_path():
                if (Path(place) / name).is_dir():
                    extensions.update(listing([Path(place) / name], f"{name}/"))
                    break
        self._prints = fingerprint(template), fingerprint(extensions)
        under = r"([0-9a-f]{12})/(.+)"
        return [
            (root + rf"voila/templates/{TEMPLATE}/static/(.+)", Files, {"files": template}),
            (root + r"voila/static/" + under, Files, {"files": template, "print": self._prints[0]}),
            (root + r"voila/labextensions/" + under, Files, {"files": extensions, "print": self._prints[1]}),
        ]

    def page_config(self, config: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Where a lesson finds Voilà's files."""
        own = {"fullStaticUrl": f"static/{self._prints[0]}", "fullLabextensionsUrl": f"labextensions/{self._prints[1]}"}
        return {**config, **{name: f"{self.server_url}voila/{there}" for name, there in own.items()}}

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
            fork.start()
            self.voila_configuration.page_config_hook = self.page_config
            self.server_url = self.server_url or self.base_url
            self.moulds = Moulds(self)
            handlers = self.init_handlers()
            if self.options.hub:
                from .hub import Members, callback
                self.app = Members([callback(re.escape(self.server_url)), *handlers], **self.init_settings())
            else:
                self.app = Ours(own_names(self.options.host, self.options.allow_hosts), handlers, **self.init_settings())
            server = HTTPServer(
                self.app, xheaders=True, max_body_size=settings.BODY, idle_connection_timeout=settings.PATIENCE,
                body_timeout=settings.PATIENCE)
            server.add_sockets(self.sockets)
            self.ioloop = IOLoop.current()
            if self.options.preheat and fork.can_fork():
                self.ioloop.add_callback(self.moulds.lay_all)
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
            fork.stop()
            shutil.rmtree(self.connection_dir, ignore_errors=True)


class Ours(Application):
    """The server's addresses, for requests by one of its own names."""

    def __init__(self, names: frozenset[str], *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._names = names

    def find_handler(self, request: HTTPServerRequest, **options: Any) -> HTTPMessageDelegate:
        request.remote_ip = "-"  # nothing that follows needs to know, so no log can tell
        if not answers(request.host, self._names):
            return self.get_handler_delegate(request, pages.WrongHost)
        return super().find_handler(request, **options)


def _log_request(handler: RequestHandler) -> None:
    """One line for a request, with --verbose or when it went wrong through us: what was asked, not by whom, nor which hand."""
    status, request = handler.get_status(), handler.request
    level = logging.ERROR if status >= 500 and status != 503 else logging.INFO
    handler.settings["site"].log.log(
        level, "%d %s %s %.0f ms", status, request.method, request.path[:200], 1000 * request.request_time())


def _quieten(log: logging.Logger) -> None:
    """Leave out of the log what helps nobody, and what a reader's address says after its question mark.

    Trust is a matter for notebooks with stored outputs, and ours have none. Jupyter Server gives its ping intervals in
    milliseconds and does the pinging itself; Tornado reads the same names as seconds and complains about them.
    """
    def wanted(record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if "?" in text:
            record.msg, record.args = QUERY.sub("?…", text), ()
        return not ("is not trusted" in text or "websocket_ping_timeout" in text)

    log.setLevel(max(log.level, *(handler.level for handler in log.handlers)))  # or a record is made of each message, and dropped
    for each in (log, logging.getLogger("tornado.application"), logging.getLogger("tornado.general")):
        each.addFilter(wanted)
