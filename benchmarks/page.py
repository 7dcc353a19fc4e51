"""How heavy and how fast a lesson's page is, beside a Voilà page with a single button, in the same run.

    python benchmarks/page.py [rounds]

Prints, for a lesson and for the plain page: bytes on the wire of a first visit; milliseconds from the request to a page that
can be used; milliseconds from a click to the change it makes; memory of one reader's kernel. Absolute figures depend on the
machine; the ratios less so. Needs the test extra, and Chromium on the path or in CHROMIUM. Memory is read where /proc is.
"""
from __future__ import annotations

import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

LESSON = "en/trappola"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
BUTTON = {
    "cells": [{"cell_type": "code", "id": "button", "metadata": {}, "execution_count": None, "outputs": [], "source":
               "import ipywidgets\nlabel = ipywidgets.Label('0')\nbutton = ipywidgets.Button(description='Go')\n"
               "button.on_click(lambda _: setattr(label, 'value', str(int(label.value) + 1)))\n"
               "ipywidgets.VBox([button, label])"}],
    "metadata": {"kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"}},
    "nbformat": 4, "nbformat_minor": 5,
}
CLICKS = 30
LESSON_READY = "document.querySelector('.ch-table[data-ready=\"1\"]') !== null"
PLAIN_READY = "document.querySelector('.widget-label') !== null"
PLAIN_CLICK = """async () => {
  const label = document.querySelector('.widget-label'), before = performance.now();
  await new Promise((done) => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(label, {childList: true, characterData: true, subtree: true});
    document.querySelector('button.jupyter-button').click();
  });
  return performance.now() - before;
}"""
# A card that may not be played: Python answers with a new scene that says why, and no opponent has to think.
LESSON_CLICK = """async (index) => {
  const cards = document.querySelectorAll('.ch-table .ch-card.ch-not');
  const card = cards[index % cards.length], table = card.closest('.ch-table'), before = performance.now();
  await new Promise((done, fail) => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(table, {attributes: true, attributeFilter: ['data-version']});
    setTimeout(() => fail(new Error('the table has not answered')), 5000);
    card.click();
  });
  return performance.now() - before;
}"""


def start(command: list[str], folder: Path, sign: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server; returns it with its address once that has been printed."""
    log = folder / f"{len(list(folder.iterdir()))}.log"
    with log.open("w") as stream:
        process = subprocess.Popen(command, cwd=folder, stdout=stream, stderr=subprocess.STDOUT, text=True)
    for _ in range(600):
        if found := re.search(rf"{sign}\s*(http://\S+)", log.read_text()):
            return process, found[1]
        if process.poll() is not None:
            break
        time.sleep(0.05)
    raise SystemExit(f"the server did not start:\n{log.read_text()}")


class Relay:
    """A wire with a meter: passes connections on to a server and counts what comes back, sockets included."""

    def __init__(self, address: str) -> None:
        there = urllib.parse.urlsplit(address)
        self._there = (there.hostname or "localhost", there.port or 80)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}{there.path}"
        self.received = 0
        threading.Thread(target=self._open, daemon=True).start()

    def _open(self) -> None:
        while True:
            near, _ = self._door.accept()
            far = socket.create_connection(self._there)
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._pass, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._pass, args=(far, near, True), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, count: bool) -> None:
        try:
            while data := source.recv(65536):
                if count:
                    self.received += len(data)
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:  # one side has gone
            pass


def measure(browser: Browser, wire: Relay, path: str, ready: str) -> tuple[Page, float, int]:
    """A first visit with an empty cache: the page, milliseconds until it can be used, bytes on the wire."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    before = wire.received
    begin = time.perf_counter()
    page.goto(wire.address + path, wait_until="commit")
    page.wait_for_function(ready, timeout=60_000)
    usable = (time.perf_counter() - begin) * 1000
    page.wait_for_timeout(1500)
    return page, usable, wire.received - before


def kernels(server: subprocess.Popen[str]) -> dict[int, float]:
    """Memory of its own (USS) of each kernel of a server, in MiB; empty where there is no /proc."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent != server.pid or b"ipykernel" not in (folder / "cmdline").read_bytes():
                continue
            rollup = (folder / "smaps_rollup").read_text()
        except (OSError, IndexError):
            continue
        own = sum(int(value) for value in re.findall(r"Private_(?:Clean|Dirty):\s+(\d+)", rollup))
        found[int(folder.name)] = own / 1024
    return found


def leave(page: Page) -> None:
    page.goto("about:blank")
    page.context.close()


def middle(values: list[float]) -> str:
    return f"{statistics.median(values):8.1f}  (max {max(values):.1f})"


def main(rounds: int) -> None:
    chrome = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    folder = Path(tempfile.mkdtemp())
    (folder / "plain").mkdir()
    (folder / "plain" / "button.ipynb").write_text(json.dumps(BUTTON))
    ours, site = start([sys.executable, "-m", "cardhistory", "serve", "--no-browser", "--port", "0"], folder, "Open")
    theirs, voila = start([sys.executable, "-m", "voila", "plain", "--no-browser", "--port=8975", "--preheat_kernel=True",
                           "--pool_size=1"], folder, "running at:")
    time.sleep(4)  # both have a kernel ready
    result: dict[str, dict[str, list[float]]] = {name: {"usable": [], "weight": [], "click": [], "memory": []}
                                                 for name in ("lesson", "plain")}
    pages = {"lesson": (ours, Relay(site), LESSON, LESSON_READY, LESSON_CLICK),
             "plain": (theirs, Relay(voila), "voila/render/button.ipynb", PLAIN_READY, PLAIN_CLICK)}
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chrome, args=FLAGS)
            leave(measure(browser, pages["lesson"][1], "", "document.body !== null")[0])
            for _ in range(rounds):
                for name, (server, wire, path, ready, click) in pages.items():
                    page, usable, weight = measure(browser, wire, path, ready)
                    result[name]["usable"].append(usable)
                    result[name]["weight"].append(weight / 1024)
                    clicks = result[name]["click"]
                    clicks += [page.evaluate(click, index) for index in range(CLICKS)]
                    if memory := kernels(server):
                        result[name]["memory"].append(max(memory.values()))
                    leave(page)
                    time.sleep(7)  # the pool is filled again
            browser.close()
    finally:
        for server in (ours, theirs):
            server.terminate()
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)
    for what, unit in (("weight", "KiB on the wire, first visit"), ("usable", "ms to a page that can be used"),
                       ("click", "ms from click to change"), ("memory", "MiB of a kernel's own memory")):
        a, b = result["lesson"][what], result["plain"][what]
        if a and b:
            ratio = statistics.median(a) / statistics.median(b)
            print(f"{unit:32} lesson {middle(a)}   plain {middle(b)}   ratio {ratio:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
