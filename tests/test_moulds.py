"""Lessons that are laid out once for all readers: the page is the one that Voilà makes, and each reader has a kernel of their own."""
from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest

from cardhistory.site.fork import can_fork
from cardhistory.site.laying import Unfit, lay
from tests.browser.conftest import Server, stop
from tests.test_server import TABLE, Reader, ask, processes

pytestmark = pytest.mark.skipif(not can_fork(), reason="nothing is forked here")
CELLS = {
    "table": [TABLE],
    "shows": ["x = 6", "print('printed first')\nx * 7", "from IPython.display import display, HTML\ndisplay(HTML('<b>bold</b>'))",
              "None"],
    "fails": [TABLE, "1 / 0"],
    "warns": [TABLE, "import warnings\nwarnings.warn('look out')"],
    "threads": [TABLE, "import threading, time\nthreading.Thread(target=time.sleep, args=(60,), daemon=True).start()"],
}


def write(folder: Path, name: str, cells: list[str]) -> None:
    notebook = nbformat.v4.new_notebook(metadata={"title": name.title(), "kernelspec": {"name": "python3", "display_name": "Python"}})
    notebook.cells = [nbformat.v4.new_code_cell(cell, id=f"cell-{place}") for place, cell in enumerate(cells)]
    (folder / "en").mkdir(exist_ok=True)
    nbformat.write(notebook, folder / "en" / f"{name}.ipynb")


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shelf")
    for name, cells in CELLS.items():
        write(folder, name, cells)
    return folder


@pytest.fixture(scope="module")
def start(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    running = []

    def one(*options: str) -> Server:
        server = Server(tmp_path_factory.mktemp("empty"), "--notebooks", str(shelf), "--verbose", *options)
        running.append(server)
        return server

    yield one
    for server in running:
        stop(server.process)


def laid(server: Server, name: str = "table") -> list[int]:
    """The process in which a lesson is laid out; waits for it."""
    end = time.monotonic() + 90
    while time.monotonic() < end:
        nursery = next(iter(processes(server.process.pid)), 0)
        if found := [one for one in processes(nursery) if Path(f"/proc/{one}/comm").read_text().strip() == name[:15]]:
            if "are laid out" in server.log():
                return found
        time.sleep(0.1)
    raise AssertionError(server.log())


@pytest.fixture(scope="module")
def server(start: Callable[..., Server]) -> Server:
    one = start()
    laid(one)
    return one


def plain(page: str) -> str:
    """A page without the numbers of kernels and widgets, and without the cells that show nothing."""
    page = re.sub(r'<div class="site-arrived"(?:(?!jp-OutputArea-child|</script>).)*</script>', "", page, flags=re.DOTALL)
    return re.sub(r'\b[0-9a-f]{32}\b|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|(?<="execution_count": )\d+', 'N', page)


async def moves(reader: Reader) -> list[str]:
    """Play two cards; what the hand holds after each."""
    line = await reader.line()
    found = []
    for _ in range(2):
        scene = (await reader.state(line))["scene"]
        action = next((one["action"] for one in scene["hand"] if one.get("action")), None) or scene["actions"][0]["action"]
        command = {"type": "continue"} if scene["await"] else {"type": "act", "action": action}
        found.append(await reader.answer(line, version=scene["version"], **command))
        found.append(str((await reader.state(line))["scene"]["version"]))
    line.close()
    return found


def test_each_reader_has_a_kernel_that_knows_nothing_of_the_others(server: Server) -> None:
    nursery = laid(server)[0]
    first, second = Reader(server), Reader(server)
    assert first.kernel != second.kernel and first.widget == second.widget
    assert len(processes(nursery)) == 2, "both are split off from the lesson"
    asyncio.run(moves(first))

    async def seen(reader: Reader) -> int:
        line = await reader.line()
        version = (await reader.state(line))["scene"]["version"]
        line.close()
        return int(version)

    assert asyncio.run(seen(first)) > 0 and asyncio.run(seen(second)) == 0
    assert asyncio.run(seen(Reader(server))) == 0, "nor does the lesson itself"
    assert first.leave() == 204 and not first.alive() and second.alive()


def test_a_page_is_the_one_that_voila_makes(server: Server, start: Callable[..., Server]) -> None:
    anew = start("--preheat", "0")
    for name in ("table", "shows"):
        made, run = (ask(one, f"/en/{name}")[2].decode() for one in (server, anew))
        assert plain(made) == plain(run)
        assert len(re.findall("jp-OutputArea-child", plain(made))) == {"table": 1, "shows": 3}[name]
    assert "printed first" in made and "<b>bold</b>" in made and '"42"' in made


@pytest.mark.parametrize("name", ["fails", "warns", "threads"])
def test_what_cannot_be_laid_out_is_run_for_each_reader(server: Server, name: str) -> None:
    status, _, body = ask(server, f"/en/{name}")
    assert status == 200 and b"kernelId" in body and b"widget-view+json" in body
    assert f"en/{name}.ipynb is run anew for each reader" in server.log()


def test_a_changed_lesson_is_shown_as_it_is_now(server: Server, shelf: Path) -> None:
    write(shelf, "table", [TABLE, "print('a new line')"])
    for _ in range(2):  # at once by running it, afterwards from its mould
        assert "a new line" in ask(server, "/en/table")[2].decode()
        time.sleep(1.5)


def test_a_lesson_s_process_that_dies_is_made_again_and_nobody_is_turned_away(server: Server) -> None:
    before = laid(server)
    for process in before:
        os.kill(process, signal.SIGKILL)
    assert ask(server, "/en/table")[0] == 200
    end = time.monotonic() + 60
    while not set(laid(server)) - set(before) and time.monotonic() < end:
        time.sleep(0.2)
    assert set(laid(server)) - set(before)
    assert asyncio.run(moves(Reader(server)))[0]


def test_nothing_is_left_when_the_server_has_gone(start: Callable[..., Server]) -> None:
    server = start("--readers", "3")
    lesson = laid(server)
    Reader(server)
    below = {one for parent in (server.process.pid, *processes(server.process.pid), *lesson) for one in processes(parent)}
    assert len(below) >= 4
    server.process.terminate()
    assert server.process.wait(60) == 0
    assert not [one for one in below if Path(f"/proc/{one}").exists()]


def test_a_cell_that_fails_names_itself() -> None:
    with pytest.raises(Unfit, match="ZeroDivisionError"):
        lay(["x = 1", "x / 0"])
    assert [len(one) for one in lay(["x = 1", "x"])] == [0, 1]


def test_where_nothing_is_forked_tables_are_kept_ready(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDHISTORY_FORK", "no")
    server = start("--readers", "2")
    first = Reader(server)
    assert asyncio.run(moves(first))[0]
    commands = [Path(f"/proc/{one}/cmdline").read_text() for one in processes(server.process.pid)]
    assert commands and all("ipykernel_launcher" in one for one in commands)
