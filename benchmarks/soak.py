"""Two hundred visits, with reloads, closed pages and crashes: does anything stay behind?

    python benchmarks/soak.py [visits]

Prints, every fifth of the way, the server's own memory, open files, kernels and the files in its folder, and at the end what is left after
the last kernel had to be gone. Ends with exit code 1 if a kernel, a file or a socket is left, or memory has grown by more than a tenth
since the first fifth. Linux only.
"""
from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from page import LESSON
from tornado.httpclient import AsyncHTTPClient
from visitor import Visitor, family, memory

TOGETHER = 4
# The same server, but one that looks for forgotten kernels at once: nobody wants to wait twenty minutes.
SERVE = """import sys
from cardhistory.site import settings
settings.IDLE, settings.LOOK = 6, 2
from cardhistory.site import kernels
kernels.CappedKernels.unclaimed.default_value = 6
from cardhistory.cli import main
sys.exit(main(["serve", "--no-browser", "--port", "0"]))"""


def is_kernel(pid: int) -> bool:
    """Forked ones are called so."""
    try:
        return (Path(f"/proc/{pid}/comm").read_text().startswith("kernel")
                or "ipykernel_launcher" in Path(f"/proc/{pid}/cmdline").read_text())
    except OSError:
        return False


def look(server: int, folder: Path) -> dict[str, float]:
    """What a server holds."""
    files = [os.path.basename(os.readlink(one)) for one in Path(f"/proc/{server}/fd").iterdir() if one.exists() or one.is_symlink()]
    left = [one for place in folder.glob("cardhistory-*") for one in place.iterdir()]
    return {"memory MiB": round(memory(server), 1), "files open": len(files), "sockets": sum(one.startswith("socket:") for one in files),
            "kernels": sum(map(is_kernel, family(server))), "files": len(left)}


async def visit(base: str, kind: str) -> None:
    one = Visitor(base, base + LESSON)
    if kind == "crawler":
        await one.fetch(one.page)
        return
    for _ in range(2 if kind == "reload" else 1):
        await one.open()
        await one.click()
        if kind == "crash":
            one.crash()
        else:
            await one.leave()


async def main(visits: int) -> int:
    AsyncHTTPClient.configure(None, max_clients=100)
    folder = Path(tempfile.mkdtemp())
    with (folder / "log").open("w") as log:
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVE, cwd=folder, stdout=log, stderr=log,
            env={**os.environ, "TMPDIR": str(folder), "PYTHONUNBUFFERED": "1"})
    while "Open http" not in (folder / "log").read_text():
        await asyncio.sleep(0.1)
    base = next(word for word in (folder / "log").read_text().split() if word.startswith("http"))
    pick, failed, looks, begin = random.Random(1), 0, [], time.monotonic()
    try:
        await asyncio.sleep(15)  # the lessons are laid out
        await visit(base, "reload")
        await asyncio.sleep(3)
        print("after the first visit", look(server.pid, folder), flush=True)
        for fifth in range(5):
            kinds = [pick.choice(("leave", "leave", "reload", "crash", "crawler")) for _ in range(visits // 5)]
            for place in range(0, len(kinds), TOGETHER):
                done = await asyncio.gather(*(visit(base, kind) for kind in kinds[place:place + TOGETHER]), return_exceptions=True)
                failed += sum(isinstance(one, Exception) for one in done)
            for _ in range(60):  # the forgotten kernels are looked for
                if look(server.pid, folder)["kernels"] == 0:
                    break
                await asyncio.sleep(0.5)
            await asyncio.sleep(1)
            looks.append(look(server.pid, folder))
            print(f"after {(fifth + 1) * (visits // 5)} visits, {time.monotonic() - begin:.0f} s", looks[-1], f"failed {failed}",
                  flush=True)
    finally:
        server.terminate()
        code = await server.wait()
    left = list(folder.glob("cardhistory-*"))
    last = looks[-1]
    few = {"files open": 2, "sockets": 2, "kernels": 0, "files": 0}  # a connection may just be about to close
    wrong = [what for what, more in few.items() if last[what] > looks[0][what] + more]
    if last["memory MiB"] > 1.1 * looks[0]["memory MiB"]:
        wrong.append("memory")
    if code or left or failed:
        wrong.append(f"exit code {code}, {len(left)} folders, {failed} failed visits")
    print("nothing stays behind" if not wrong else f"left behind: {', '.join(wrong)}")
    print((folder / "log").read_text()[-1500:])
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)))
