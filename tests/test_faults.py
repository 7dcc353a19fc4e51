"""What goes wrong around a server: no space, a dead kernel, a nursery that is late. Those who play play on, and it mends by itself."""
from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import nbformat
import pytest

from cardhistory import cli
from cardhistory.site import fork, settings
from tests.browser.conftest import Server, stop
from tests.browser.relay import kernel_process
from tests.test_server import TABLE, Reader, ask, played, processes

STARTING = r"^\s*(?:import|from) (?:threading|multiprocessing|subprocess|asyncio|concurrent|signal|socket)\b|\bsleep\(|\bOutput\("
DIES = "import os\nos.kill(os.getpid(), 9)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    root = tmp_path_factory.mktemp("shelf")
    for name, cells in {"table": [TABLE], "dies": [DIES, TABLE]}.items():
        notebook = nbformat.v4.new_notebook(metadata={"title": name, "kernelspec": {"name": "python3", "display_name": "Python"}})
        notebook.cells = [nbformat.v4.new_markdown_cell("Text to read."), *map(nbformat.v4.new_code_cell, cells)]
        (root / "en").mkdir(exist_ok=True)
        nbformat.write(notebook, root / "en" / f"{name}.ipynb")
    running = Server(tmp_path_factory.mktemp("empty"), "--notebooks", str(root), "--preheat", "0", "--readers", "4")
    yield running
    stop(running.process)


def readers(server: Server) -> int:
    return int(json.loads(ask(server, "/health")[2])["readers"])


def until(true: object, seconds: float = 60) -> bool:
    """Wait until a function says yes."""
    end = time.monotonic() + seconds
    while not (found := true()) and time.monotonic() < end:  # type: ignore[operator]
        time.sleep(0.05)
    return bool(found)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="no way here to take a running server's space away")
def test_on_a_full_disk_those_who_play_go_on_and_it_mends_by_itself(server: Server) -> None:
    first = Reader(server)
    own = [server.process.pid, *processes(server.process.pid)]
    before = [resource.prlimit(one, resource.RLIMIT_FSIZE) for one in own]  # type: ignore[attr-defined]
    for one in own:  # no file can grow, be it the kernel's or the log
        resource.prlimit(one, resource.RLIMIT_FSIZE, (0, before[0][1]))  # type: ignore[attr-defined]
    try:
        for _ in range(3):
            status, headers, body = ask(server, "/en/table")
            assert status == 500 and headers["content-type"].startswith("text/html") and b"Traceback" not in body
            assert b"It is not your doing" in body and b'class="site-button" href="/en/table">Try again' in body and b'"/print/"' in body
        assert ask(server, "/")[0] == 200 and asyncio.run(played(first)) == "seen"
    finally:
        for one, limits in zip(own, before, strict=True):
            resource.prlimit(one, resource.RLIMIT_FSIZE, limits)  # type: ignore[attr-defined]
    assert readers(server) == 1, "nobody sits at a table that could not be laid"
    second = Reader(server)
    assert asyncio.run(played(second)) == "seen"
    assert first.leave() == second.leave() == 204


def test_a_dead_kernel_gives_its_seat_back_and_tells_its_page(server: Server) -> None:
    one, other = Reader(server), Reader(server)

    async def story() -> None:
        line = await one.line()
        assert await one.answer(line, type="ping") == "seen"
        os.kill(kernel_process(one.kernel, server.process.pid), signal.SIGKILL)
        await one.told(line, lambda message: message["content"].get("execution_state") == "dead")
        line.close()

    asyncio.run(story())
    assert until(lambda: readers(server) == 1) and not one.alive()
    assert asyncio.run(played(other)) == "seen" and other.leave() == 204
    assert "A kernel has died" in server.log() and "Traceback" not in server.log().split("A kernel has died")[1]


def test_a_dead_kernel_is_looked_for_every_two_seconds() -> None:
    """How soon a page is told: read from what the server is started with, and not from a clock."""
    from cardhistory.site.app import configuration
    from cardhistory.site.serve import check

    assert configuration(check(cli.parser().parse_args(["serve"]))).KernelRestarter.time_to_dead <= 2


def test_a_kernel_that_dies_while_its_page_is_made_leaves_a_page_that_can_be_read(server: Server) -> None:
    status, _, body = ask(server, "/en/dies")
    assert status == 200 and b"Text to read." in body and b"</html>" in body
    assert until(lambda: readers(server) == 0)


def test_a_kernel_that_the_server_no_longer_waits_for_does_not_come(tmp_path: Path) -> None:
    """It would take the sockets of the one that was started in its place, and the page would find no tables."""
    if not fork.can_fork():
        pytest.skip("kernels are started in the plain way here")
    nursery = fork.Trunk()
    try:
        os.kill(nursery._process.pid, signal.SIGSTOP)
        nursery._line.settimeout(0.2)
        connection = tmp_path / "kernel.json"
        with pytest.raises(OSError):
            nursery.ask(["-f", str(connection)], str(tmp_path), dict(os.environ))
        os.kill(nursery._process.pid, signal.SIGCONT)
        nursery._line.settimeout(60)
        told, handed, _, _ = socket.recv_fds(nursery._line, 4, 1)  # the nursery has done as it was asked
        assert until(lambda: fork.Held(0, os.dup(handed[0])).poll() is not None) and not connection.exists()
        os.close(handed[0])
    finally:
        nursery.close()


def test_a_page_that_is_open_keeps_its_kernel_for_a_lesson_of_three_hours() -> None:
    """And one that has gone without a word gives it back, with the time that the server is really started with."""
    from cardhistory.site.app import configuration
    from cardhistory.site.kernels import CappedKernels
    from cardhistory.site.serve import check

    manager = CappedKernels(config=configuration(check(cli.parser().parse_args(["serve"]))), connection_dir="")
    assert manager.cull_idle_timeout == settings.IDLE < 3 * 3600

    async def story() -> tuple[bool, bool]:
        kernel = await manager.start_kernel()
        try:
            manager.notify_connect(kernel)
            manager._kernels[kernel].last_activity = datetime.now(UTC) - timedelta(hours=3)
            await manager.cull_kernel_if_idle(kernel)
            kept = kernel in manager
            manager.notify_disconnect(kernel)
            await manager.cull_kernel_if_idle(kernel)
            return kept, kernel in manager
        finally:
            await manager.shutdown_all(now=True)

    with ThreadPoolExecutor(1) as pool:  # a browser test may hold this thread's event loop
        assert pool.submit(asyncio.run, story()).result() == (True, False)


def test_rules_players_and_widgets_neither_sleep_nor_start_anything() -> None:
    """Pauses are made in the page, so that a command is answered at once wherever Python runs, in a browser too."""
    site = Path(fork.__file__).parent
    for path in site.parent.rglob("*.py"):
        found = re.search(STARTING, path.read_text(encoding="utf-8"), re.M)
        building = path.parent.name == "static" and path.stem in ("build", "compiled", "npm")  # when the folder is made, not in the browser
        assert site in path.parents or building or not found, f"{path}: {found}"
