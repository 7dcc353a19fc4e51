"""A class comes in and plays: how long until each sits at a table, and how fast a move is answered while all play.

    python benchmarks/classroom.py [readers] [moves] [stock,lesson,plain]

Beside it, in the same run, stock Voilà with a notebook of one button. The readers are a protocol client that fetches the page, every
file a browser fetches on its first visit, and plays over the socket; two real pages in Chromium join at the end. All arrive at
once; at our lesson also within ten seconds. "plain" is our lesson where nothing can be forked (macOS, Windows). Absolute
figures depend on the machine; the ratios less so.
Needs the test extra, and Chromium on the path or in CHROMIUM. Memory and processor are read where /proc is.
"""
from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from page import BUTTON, FLAGS, LESSON, LESSON_CLICK, LESSON_READY, PLAIN_CLICK, PLAIN_READY, start
from playwright.async_api import async_playwright
from tornado.httpclient import AsyncHTTPClient
from visitor import Visitor, family, memory, processor

OURS = ("-m", "cardhistory", "serve", "--no-browser", "--port", "0", "--readers", "200")
PARTS = ("stock", "lesson", "plain")
PAUSE = (0.6, 2.0)  # seconds a reader thinks


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(part * (len(ordered) - 1)))]


async def reader(visitor: Visitor, wait: float, files: tuple[str, ...], seated: list[float], seats: asyncio.Barrier, clicks: list[float],
                 moves: int, errors: list[str]) -> None:
    """Come in, make a first move, wait for the others, play, leave."""
    await asyncio.sleep(wait)
    begin = time.perf_counter()
    try:
        await visitor.open(files)
        await visitor.click()
        seated.append(time.perf_counter() - begin)
    except Exception as error:  # whatever goes wrong is the result
        errors.append(f"{type(error).__name__}: {error}"[:100])
        await seats.wait()
        return
    await seats.wait()
    try:
        for _ in range(moves):
            await asyncio.sleep(random.uniform(*PAUSE))
            clicks.append(await visitor.click())
    except Exception as error:
        errors.append(f"{type(error).__name__}: {error}"[:100])
    finally:
        await visitor.leave()


async def lesson_hour(name: str, server: subprocess.Popen[str], base: str, page: str, files: tuple[str, ...], readers: int,
                      moves: int, within: float) -> dict[str, float]:
    seated: list[float] = []
    clicks: list[float] = []
    errors: list[str] = []
    seats = asyncio.Barrier(readers + 1)
    before, stood = (sum(map(figure, family(server.pid))) for figure in (processor, memory))
    begin = time.perf_counter()
    tasks = [asyncio.create_task(reader(Visitor(base, base + page), within * place / readers, files, seated, seats, clicks, moves, errors))
             for place in range(readers)]
    await seats.wait()
    everybody = time.perf_counter() - begin
    there = family(server.pid)
    used = (sum(map(processor, there)) - before) / readers
    more = (sum(map(memory, there)) - stood) / readers
    await asyncio.gather(*tasks)
    result = {"all playing": everybody, "first move median": statistics.median(seated or [0]), "first move p95": share(seated or [0], 0.95),
              "errors": len(errors), "move median ms": statistics.median(clicks or [0]), "move p95 ms": share(clicks or [0], 0.95),
              "processor s": used, "memory MiB": more}
    print(f"{name:24} " + "  ".join(f"{what} {value:.2f}" for what, value in result.items()), *sorted(set(errors))[:2], flush=True)
    return result


async def quiet(server: subprocess.Popen[str]) -> None:
    """Wait until no table is being laid any more."""
    last, since = 0.0, time.monotonic()
    end = since + 60
    while time.monotonic() < min(since + 7, end):
        await asyncio.sleep(0.5)
        if (used := sum(map(processor, family(server.pid)))) > last + 0.1:
            last, since = used, time.monotonic()


def standing(name: str, server: subprocess.Popen[str]) -> None:
    """What there is before anybody comes: the server, and below it the process that is forked and the tables that wait."""
    first, *below = map(memory, family(server.pid))
    print(f"{name:24} before anybody comes: server {first:.0f} MiB, {len(below)} processes below it {sum(below):.0f} MiB", flush=True)


async def scout(browser: Any, base: str, page: str, ready: str) -> tuple[str, ...]:
    """The files that a first visit fetches."""
    seen: list[str] = []
    one = await (await browser.new_context()).new_page()
    one.on("response", lambda reply: seen.append(reply.url) if "/voila/" in reply.url and "/render/" not in reply.url else None)
    await one.goto(base + page)
    await one.wait_for_function(ready, timeout=60_000)
    await one.goto("about:blank")
    await one.context.close()
    return tuple(url for url in seen if "/api/" not in url)


async def real_pages(name: str, browser: Any, base: str, page: str, ready: str, click: str) -> None:
    """Two real pages at once."""
    async def one() -> tuple[float, list[float]]:
        tab = await (await browser.new_context()).new_page()
        begin = time.perf_counter()
        await tab.goto(base + page)
        await tab.wait_for_function(ready, timeout=60_000)
        usable = time.perf_counter() - begin
        times = [await tab.evaluate(click, place) for place in range(10)]
        await tab.goto("about:blank")
        await tab.context.close()
        return usable, times

    found = await asyncio.gather(one(), one())
    print(f"{name:24} two real pages usable after {max(usable for usable, _ in found):.2f} s, "
          f"click median {statistics.median(time for _, times in found for time in times):.1f} ms", flush=True)


async def main(readers: int, moves: int, parts: list[str]) -> None:
    AsyncHTTPClient.configure(None, max_clients=1000, defaults={"validate_cert": False})
    chrome = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    folder = Path(tempfile.mkdtemp())
    (folder / "plain").mkdir()
    (folder / "plain" / "button.ipynb").write_text(json.dumps(BUTTON))
    result: dict[str, dict[str, float]] = {}
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chrome, args=FLAGS)
            for part, (name, command, sign, page, ready, click, within) in zip(PARTS, (
                    ("stock Voilà, one button", ["-m", "voila", "plain", "--no-browser", "--port=8976"], "running at:",
                     "voila/render/button.ipynb", PLAIN_READY, PLAIN_CLICK, (0,)),
                    ("a lesson", [*OURS], "Open", LESSON, LESSON_READY, LESSON_CLICK, (0, 10)),
                    ("a lesson, nothing forked", [*OURS], "Open", LESSON, LESSON_READY, LESSON_CLICK, (0,))), strict=True):
                if part not in parts:
                    continue
                if part == "plain":
                    os.environ["CARDHISTORY_FORK"] = "no"
                server, base = start([sys.executable, *command], folder, sign)
                try:
                    files = await scout(browser, base, page, ready)
                    await quiet(server)
                    standing(name, server)
                    for seconds in within:
                        await quiet(server)
                        what = f"{name}, {'at once' if not seconds else f'in {seconds} s'}"
                        result.setdefault(part, await lesson_hour(what, server, base, page, files, readers, moves, seconds))
                    await real_pages(name, browser, base, page, ready, click)
                finally:
                    server.terminate()
                    server.wait()
            await browser.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    for part in result.keys() - {"stock"} if "stock" in result else ():
        ratio = result[part]["all playing"] / result["stock"]["all playing"]
        print(f"{readers} readers at once, all playing: {part} takes {ratio:.2f} of the time of stock Voilà")


if __name__ == "__main__":
    given = [*sys.argv[1:], *("30", "10", ",".join(PARTS))[len(sys.argv) - 1:]]
    asyncio.run(asyncio.wait_for(main(int(given[0]), int(given[1]), given[2].split(",")), 300))
