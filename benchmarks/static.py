"""The edition of plain files in a reader's browser, beside a page that only starts Pyodide, in the same run.

    python benchmarks/static.py [rounds] [FOLDER]

FOLDER is what `cardhistory build-static` has made; without one it is built first. Each round is a reader who comes for the first time
(cold), and comes again (warm, with the copy for reading offline in place). Prints bytes on the wire from a server that compresses
nothing, milliseconds until the text is painted and until the first table answers, processor seconds of the whole browser until then,
milliseconds from a click to the change it makes, and memory of the browser's pages. Absolute figures depend on the machine; processor
time and ratios less so. Needs the test extra, and Chromium on the path or in CHROMIUM; memory and processor are read where /proc is.
"""
from __future__ import annotations

import os
import shutil
import statistics
import sys
import tarfile
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from page import CLICKS, FLAGS, LESSON, LESSON_CLICK, Relay
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from visitor import family, memory, processor

from cardhistory.site.shelf import notebooks_root
from cardhistory.static import npm
from cardhistory.static.build import build

PLAIN = """<!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Pyodide</title><p>One moment.</p>
<script type="module">
const { loadPyodide } = await import("./pyodide.mjs");
const python = await loadPyodide();
document.querySelector("p").textContent = python.runPython("'ready'");
performance.mark("ready");
</script>"""
# The first moment at which the first table lies in its place with its cards, noted by the page itself.
TABLE = """new MutationObserver(() => {
  const place = document.querySelector(".site-slot[data-kind=table]");
  if (performance.getEntriesByName("ready").length || !place?.matches(".site-drawn:has(.ch-table[data-ready='1'])")) return;
  performance.mark("ready");
}).observe(document, { childList: true, subtree: true, attributeFilter: ["data-ready", "class"] })"""
READY = "async () => { while (!performance.getEntriesByName('ready').length) await new Promise((done) => setTimeout(done, 10)); }"
QUIET = """async () => { while (document.body.dataset.lesson !== "ready") await new Promise((done) => setTimeout(done, 50)); }"""
KEPT = """async () => { while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50)); }"""
FIGURES = """() => {
  const of = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const [page] = performance.getEntriesByType("navigation");
  const files = performance.getEntriesByType("resource");
  const sum = (some) => page.transferSize + some.reduce((all, one) => all + one.transferSize, 0);
  return { "text painted, ms": of("first-contentful-paint"), "ready, ms": of("ready"),
    "before the text, kB": sum(files.filter((one) => one.renderBlockingStatus === "blocking")) / 1000,
    "the page's own files, kB": sum(files) / 1000 };
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


def worked(own: int) -> float:
    """Seconds of processor of what this process has started: the browser, and not the server."""
    return sum(processor(one) for one in family(own) if one != own)


def visit(context: BrowserContext, wire: Relay, path: str, script: str, own: int) -> tuple[Page, dict[str, float]]:
    """Open a page; it, and its figures when it is ready."""
    page = context.new_page()
    page.add_init_script(script)
    before, begun = wire.received, worked(own)
    page.goto(wire.address + path, wait_until="commit")
    page.evaluate(READY)
    figures = {"processor until ready, s": worked(own) - begun, **page.evaluate(FIGURES)}
    return page, {**figures, "until ready, kB": (wire.received - before) / 1000}


def renderers(own: int) -> float:
    """Memory of the browser's pages, in MB."""
    return sum(memory(one) for one in family(own) if b"--type=renderer" in Path(f"/proc/{one}/cmdline").read_bytes())


def lesson(browser: Browser, wire: Relay, own: int, told: dict[str, list[float]], clicks: list[float]) -> None:
    """One reader at a lesson, who comes twice."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    before = wire.received
    for when in ("cold", "warm"):
        page, figures = visit(context, wire, LESSON + "/", TABLE, own)
        page.evaluate(QUIET)
        if when == "cold":  # later the browser keeps the first page's process for the script that keeps the copy
            figures["memory, MB"] = renderers(own)
        clicks += [page.evaluate(LESSON_CLICK, index) for index in range(CLICKS)]
        page.evaluate(KEPT)
        if when == "cold":
            figures["with the copy for offline, kB"] = (wire.received - before) / 1000
        for name, value in figures.items():
            told.setdefault(f"{when}: {name}", []).append(value)
        page.close()
    context.close()


def plain(browser: Browser, wire: Relay, own: int, told: dict[str, list[float]]) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    for when in ("cold", "warm"):
        page, figures = visit(context, wire, "", "", own)
        if when == "cold":
            figures["memory, MB"] = renderers(own)
        for name, value in figures.items():
            told.setdefault(f"{when}: {name}", []).append(value)
        page.close()
    context.close()


def serve(folder: Path) -> tuple[ThreadingHTTPServer, Relay]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, Relay(f"http://127.0.0.1:{server.server_port}/")


def stock(folder: Path) -> None:
    """A page that starts the Pyodide of npm, as it is, and shows that it runs."""
    with tarfile.open(npm.cache() / f"pyodide-{npm.VERSION}.tgz") as archive:
        for name in npm.FILES:
            file = archive.extractfile(f"package/{name}")
            assert file is not None
            (folder / name).write_bytes(file.read())
    (folder / "index.html").write_text(PLAIN)


def main(rounds: int, site: Path | None) -> None:
    chrome = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as place:
        if site is None:
            site = Path(place) / "site"
            build(site, notebooks_root(), packs=())
        (beside := Path(place) / "plain").mkdir()
        npm.pyodide()
        stock(beside)
        servers = [serve(site), serve(beside)]
        ours: dict[str, list[float]] = {}
        theirs: dict[str, list[float]] = {}
        clicks: list[float] = []
        begun = os.getloadavg()[0]
        with sync_playwright() as playwright:
            for _ in range(rounds):
                for one in range(2):  # a browser of its own for each, so that nothing of the other is left in it
                    browser = playwright.chromium.launch(executable_path=chrome, args=FLAGS)
                    if one:
                        plain(browser, servers[1][1], os.getpid(), theirs)
                    else:
                        lesson(browser, servers[0][1], os.getpid(), ours, clicks)
                    browser.close()
        for server, _ in servers:
            server.shutdown()
    print(f"{rounds} rounds; load of the machine {begun:.1f} at the beginning, {os.getloadavg()[0]:.1f} at the end")
    for name, values in ours.items():
        a, line = statistics.median(values), ""
        if name in theirs:
            b = statistics.median(theirs[name])
            line = f"   only Pyodide {b:8.1f}   ratio {a / b:.2f}" if b else ""
        print(f"{name:40} lesson {a:8.1f}  (max {max(values):.1f}){line}")
    tail = statistics.quantiles(clicks, n=20)[-1]
    print(f"{'click to change, ms':40} median {statistics.median(clicks):.1f}, p95 {tail:.1f}, of {len(clicks)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5, Path(sys.argv[2]) if len(sys.argv) > 2 else None)
