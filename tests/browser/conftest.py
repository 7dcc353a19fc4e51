"""What the browser tests share: a running site, a running JupyterLab, one Chromium, and pages that watch themselves.

* `site`: base address of a running `cardhistory serve`, started in an empty folder; ends with a slash.
* `serve`: a function that starts another one with options of its own.
* `static_folder`: the site that `cardhistory build-static` makes, as files.
* `static_site`: base address of it on a plain web server.
* `lab`: base address of a JupyterLab on a copy of the notebooks, asking for no token.
* `browser`: the one Chromium of the session.
* `page`: a fresh page of 1280 × 800 that fails its test on a console error or a request that leaves this machine.
* `open_page`: a function that gives more such pages, with other widths or other wishes (`reduced_motion="reduce"` …).
"""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

LOCAL = {"127.0.0.1", "localhost", "::1"}
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
START = 120  # seconds that a server may take to answer


@pytest.hookimpl(tryfirst=True)  # before the plugin reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """For `--dist loadgroup`: tests that share a server of their file, or a JupyterLab, stay in one process; all others go where
    there is room."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            shared = item._fixtureinfo.name2fixturedefs.values()  # type: ignore[attr-defined]
            if "lab" in item.fixturenames:  # type: ignore[attr-defined]
                item.add_marker(pytest.mark.xdist_group("lab"))
            elif any(one.scope == "module" for several in shared for one in several):
                item.add_marker(pytest.mark.xdist_group(item.path.stem))


def chromium() -> str:
    """Where Chromium is: the variable CHROMIUM, or the first of the usual names on the path."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and Path(MAC_CHROME).exists():
        found = MAC_CHROME
    if found is None:
        pytest.fail("no Chromium found: install chromium, or set CHROMIUM to the path of a Chrome or Chromium")
    return found


def environment() -> dict[str, str]:
    """The environment for a server: a source tree that pytest imports is importable there too."""
    import cardhistory

    parent = str(Path(cardhistory.__file__).resolve().parents[1])
    paths = [parent, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"}


def stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Server:
    """A running `cardhistory serve`; `url` ends with a slash, `log()` is all it has printed."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._log = folder / "serve.log"
        with self._log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "cardhistory", "serve", "--no-browser", "--port", "0", *options],
                cwd=folder, env=environment(), stdout=log, stderr=subprocess.STDOUT, text=True,
            )
        end = time.monotonic() + START
        while "Open http" not in self.log():
            if self.process.poll() is not None or time.monotonic() > end:
                stop(self.process)
                pytest.fail(f"cardhistory serve did not start:\n{self.log()}")
            time.sleep(0.05)
        self.url = next(word for word in self.log().split() if word.startswith("http"))

    def log(self) -> str:
        return self._log.read_text()


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Start `cardhistory serve` with these options in an empty folder; all are stopped at the end."""
    running: list[Server] = []

    def start(*options: str) -> Server:
        server = Server(tmp_path_factory.mktemp("empty"), *options)
        running.append(server)
        return server

    yield start
    for server in running:
        stop(server.process)


@pytest.fixture(scope="session")
def server(serve: Callable[..., Server]) -> Server:
    return serve()


@pytest.fixture(scope="session")
def site(server: Server) -> str:
    """Base address of the running site, for example `site + "en/trappola"`."""
    return server.url


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Base address of a JupyterLab: `lab + "lab/tree/en/trappola.ipynb"` opens a lesson."""
    from cardhistory.site.shelf import notebooks_root

    folder = tmp_path_factory.mktemp("lab")
    shutil.copytree(notebooks_root(), folder / "notebooks")
    log = folder / "lab.log"
    # What JupyterLab remembers of earlier sessions on this machine stays out of the tests.
    own = {name: str(folder / name) for name in ("JUPYTER_CONFIG_DIR", "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR")}
    with log.open("w") as stream:
        process = subprocess.Popen(
            [sys.executable, "-m", "cardhistory", "lab", "notebooks", "--no-browser", "--port", "0", "--no-token"],
            cwd=folder, env={**environment(), **own}, stdout=stream, stderr=subprocess.STDOUT, text=True,
        )
    end = time.monotonic() + START
    url = ""
    while not answers(url):
        if process.poll() is not None or time.monotonic() > end:
            stop(process)
            pytest.fail(f"JupyterLab did not start:\n{log.read_text()}")
        time.sleep(0.1)
        found = [word for word in log.read_text().split() if word.startswith("http://")]
        url = found[0].split("lab")[0] if found else ""
    yield url
    stop(process)


def until(true: Callable[[], object], page: Page | None = None) -> None:
    """Wait until a function says yes; what a page does meanwhile is only heard of if the page is named."""
    end = time.monotonic() + START
    while not true():
        assert time.monotonic() < end, "waited in vain"
        page.wait_for_timeout(50) if page else time.sleep(0.05)


def answers(url: str) -> bool:
    if not url:
        return False
    try:
        with urlopen(url + "api", timeout=START) as reply:
            return bool(reply.status == 200)
    except (URLError, OSError):
        return False


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield chrome
        chrome.close()


UNKNOWN = "widget model not found"
LOADED_ANEW: list[str] = []
"""What pages have logged that asked before a busy kernel could answer, and have then loaded themselves anew, which is no fault of
theirs: tests/browser/test_faults.py has it happen. A few in a run are borne with, and told of at its end."""


class LoadedAnew(UserWarning):
    """A page that had to be loaded twice, which a test has borne with."""


class Watch:
    """What a page has said and asked for. `outside` and `errors` must be empty at the end of a test."""

    def __init__(self, page: Page) -> None:
        self.errors: list[str] = []
        self.outside: list[str] = []
        self.requests: list[str] = []
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.note(request.url))
        page.on("websocket", lambda socket: self.note(socket.url))

    def note(self, url: str) -> None:
        self.requests.append(url)
        parts = urlsplit(url)
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.hostname not in LOCAL:
            self.outside.append(url)

    def check(self) -> None:
        assert not self.outside, f"the page asked outside this machine: {self.outside}"
        late = [one for one in self.errors if UNKNOWN in one]
        if late and len(late) == len(self.errors):
            self.errors.clear()
            LOADED_ANEW.append(late[0])
            warnings.warn(f"a page was loaded anew: {late[0]}", LoadedAnew, stacklevel=2)  # the summary of the run has it
            assert len(LOADED_ANEW) <= 3, "pages are loaded twice: the widgets in them are not known to their kernels"
        assert not self.errors, f"the page logged errors: {self.errors}"


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open a fresh page; `page.watch` (a Watch) is checked when the test ends.

    Options: `width`, `height`, and everything Playwright's `new_context` takes. A test that expects errors empties
    `page.watch.errors` itself.
    """
    opened: list[Page] = []

    def make(width: int = 1280, height: int = 800, **wishes: object) -> Page:
        # No page keeps the site for reading offline unless the test is about that.
        context = browser.new_context(viewport={"width": width, "height": height}, **{"service_workers": "block", **wishes})
        page = context.new_page()
        page.watch = Watch(page)
        opened.append(page)
        return page

    yield make
    try:
        for page in opened:
            page.watch.check()
    finally:
        for page in opened:
            if not page.is_closed():
                page.goto("about:blank")  # leaving the page frees its kernel
            page.context.close()


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    return open_page()


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site without a server, as files: built once for all processes of a run, and by none of them changed."""
    from cardhistory.site.shelf import notebooks_root
    from cardhistory.static.build import build

    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "static-edition"
    with alone(folder.with_suffix(".lock")):
        if not folder.exists():
            coming = folder.with_suffix(".part")
            assert not build(coming, notebooks_root(), packs=["trappola"])
            coming.rename(folder)
    return folder


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """One process at a time; where files cannot be locked, each process is on its own."""
    with lock.open("w") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        except ImportError:
            pass
        yield


class Plain:
    """A plain web server for a folder, which can be stopped and asked again; `url` ends with a slash.

    While `free` is cleared it takes what is asked for and does not answer.
    """

    def __init__(self, folder: Path) -> None:
        free = self.free = Event()
        free.set()
        self.held = 0  # requests that have not been answered

        server = self

        class Quiet(SimpleHTTPRequestHandler):
            def do_GET(self) -> None:
                server.held += not free.is_set()
                if free.wait(60):
                    with suppress(BrokenPipeError, ConnectionResetError):  # who asked has gone meanwhile
                        super().do_GET()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/"

    def stop(self) -> None:
        """From now on nobody answers at this address."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session")
def static_site(static_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Base address of the site without a server, handed out by a plain web server below a path of its own."""
    web = tmp_path_factory.mktemp("web")
    (web / "school").mkdir()
    (web / "school" / "cards").symlink_to(static_folder)
    server = Plain(web)
    yield server.url + "school/cards/"
    server.stop()
