"""Readers without a browser, and what a server costs: shared by the benchmarks of many readers."""
from __future__ import annotations

import asyncio
import json
import re
import time
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

KERNEL = re.compile(r'"kernelId": "([0-9a-f-]+)"')
WIDGET = re.compile(r'widget-view\+json": \{"model_id": "([0-9a-f]+)"')
PATIENCE = 90
PROTOCOL = "v1.kernel.websocket.jupyter.org"  # the form that browsers use: the server need not read what it passes on


def packed(channel: str, *parts: Any) -> bytes:
    """A message in that form."""
    pieces = [channel.encode(), *(json.dumps(part).encode() for part in parts)]
    at, offsets = 8 * (len(pieces) + 2), []
    for piece in pieces:
        offsets.append(at)
        at += len(piece)
    offsets.append(at)
    return b"".join(number.to_bytes(8, "little") for number in (len(offsets), *offsets)) + b"".join(pieces)


def unpacked(message: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """Header and content of a message in that form."""
    offsets = [int.from_bytes(message[8 * at:8 * at + 8], "little") for at in range(1, 7)]
    return json.loads(message[offsets[1]:offsets[2]]), json.loads(message[offsets[4]:offsets[5]])


async def _lane(urls: tuple[str, ...]) -> None:
    """Fetch files one after another over one connection, and drop them. By hand: the visitor must cost less than the server."""
    if not urls:
        return
    there = urlsplit(urls[0])
    incoming, outgoing = await asyncio.open_connection(there.hostname, there.port)
    for url in urls:
        parts = urlsplit(url)
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        outgoing.write(f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        head = (await incoming.readuntil(b"\r\n\r\n")).lower()
        if not head.startswith(b"http/1.1 200"):
            raise ConnectionError(f"{url}: {head[:20]!r}")
        if length := re.search(rb"content-length: (\d+)", head):
            await incoming.readexactly(int(length[1]))
            continue
        while size := int(await incoming.readline(), 16):
            await incoming.readexactly(size + 2)
        await incoming.readline()
    outgoing.close()


class Visitor:
    """One reader: opens the page and the socket, then acts. ``page`` and ``base`` are addresses."""

    def __init__(self, base: str, page: str) -> None:
        self.base, self.page, self.session = base, page, uuid.uuid4().hex
        self.kernel = self.widget = ""
        self.scene: dict[str, Any] = {}
        self.line: WebSocketClientConnection | None = None

    async def fetch(self, url: str) -> bytes:
        reply = await AsyncHTTPClient().fetch(HTTPRequest(url, request_timeout=PATIENCE, connect_timeout=PATIENCE, headers={
            "Accept-Encoding": "gzip"}, decompress_response=False))
        return reply.body

    async def open(self, files: tuple[str, ...] = ()) -> None:
        """Fetch page and files as a browser does on its first visit, then connect to the kernel."""
        reply = await AsyncHTTPClient().fetch(HTTPRequest(self.page, request_timeout=PATIENCE, connect_timeout=PATIENCE))
        page = reply.body.decode()
        self.kernel = KERNEL.search(page)[1]
        found = WIDGET.findall(page)
        await asyncio.gather(*(_lane(files[place::6]) for place in range(6)))  # as many connections as a browser opens
        there = urlsplit(self.base)
        self.line = await websocket_connect(HTTPRequest(
            f"ws://{there.netloc}{there.path}api/kernels/{self.kernel}/channels?session_id={self.session}", connect_timeout=PATIENCE),
            compression_options={}, subprotocols=[PROTOCOL])
        await self.send("kernel_info_request", {})
        control = uuid.uuid4().hex
        await self.send("comm_open", {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}})
        await self.send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        states = (await self.told(lambda one: one if one.get("data", {}).get("method") == "update_states" else None))
        widgets = states["data"]["states"]
        tables = [key for key in found if "scene" in widgets.get(key, {}).get("state", {})]
        buttons = [key for key, one in widgets.items() if one.get("model_name") == "ButtonModel"]
        self.widget = (tables or buttons)[0]
        self.scene = widgets[self.widget]["state"].get("scene", {})

    async def send(self, kind: str, content: dict[str, Any]) -> None:
        assert self.line is not None
        header = {"msg_id": uuid.uuid4().hex, "username": "", "session": self.session, "date": "2026-01-01T00:00:00Z",
                  "msg_type": kind, "version": "5.3"}
        await self.line.write_message(packed("shell", header, {}, {"version": "1.0.0"}, content), binary=True)

    async def told(self, find: Any) -> Any:
        assert self.line is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.line.read_message()
                if message is None:
                    raise ConnectionError("the line was closed")
                header, content = unpacked(message)
                if header["msg_type"] in ("comm_msg", "comm_open") and (found := find(content)):
                    return found

    async def click(self) -> float:
        """One command and the change that it makes, in milliseconds: at a table the next move of the game."""
        begin = time.perf_counter()
        if self.scene:
            scene = self.scene
            card = next((one["action"] for one in scene.get("hand", ()) if one.get("action")), None)
            action = card or next((one["action"] for one in scene.get("actions", ())), None)
            command = {"type": "continue"} if scene.get("await") else {"type": "act", "action": action} if action else {"type": "new"}
            await self.send("comm_msg", {"comm_id": self.widget, "data": {
                "method": "custom", "content": {**command, "version": scene["version"]}}})
            self.scene = await self.told(lambda one: one["data"].get("state", {}).get("scene"))
        else:
            await self.send("comm_msg", {"comm_id": self.widget, "data": {"method": "custom", "content": {"event": "click"}}})
            await self.told(lambda one: "value" in one["data"].get("state", {}))
        return (time.perf_counter() - begin) * 1000

    async def leave(self) -> None:
        """As a page that is closed: its beacon, then the end of the line."""
        there = urlsplit(self.base)
        await AsyncHTTPClient().fetch(HTTPRequest(
            f"{self.base}voila/api/shutdown/{self.kernel}", method="POST", body="", headers={
                "Origin": f"{there.scheme}://{there.netloc}"}), raise_error=False)
        self.crash()

    def crash(self) -> None:
        """As a browser that is killed: the line ends without a word."""
        if self.line is not None:
            self.line.close()


def family(pid: int) -> list[int]:
    """A process and all below it."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except (OSError, IndexError):
            continue
        parents.setdefault(parent, []).append(int(folder.name))
    found, waiting = [], [pid]
    while waiting:
        one = waiting.pop()
        found.append(one)
        waiting += parents.get(one, [])
    return found


def memory(pid: int) -> float:
    """MiB of a process, what it shares counted in its part; 0 where there is no /proc."""
    try:
        return int(re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M)[1]) / 1024
    except (OSError, TypeError):
        return 0.0


def processor(pid: int) -> float:
    """Seconds of processor that a process and its ended children have used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / 100
