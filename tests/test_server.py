"""The server as a stranger sees it: what it answers, what it refuses, and that nobody else notices. One server for all."""
from __future__ import annotations

import asyncio
import contextlib
import gzip
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import time
import uuid
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import nbformat
import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from cardhistory.site.lan import own_numbers
from tests.browser.conftest import Server, stop

TABLE = "from cardhistory import widgets\ntable = widgets.Table('trappola', 1526, id='x')\ntable"
KERNEL = re.compile(r'"kernelId": "([0-9a-f-]+)"')
WIDGET = re.compile(r'widget-view\+json": \{"model_id": "([0-9a-f]+)"')
NOT_OURS = "There is no such page"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one lesson of one table, four seats, and a folder in which there is more than that."""
    root = tmp_path_factory.mktemp("shelf")
    (root / "en").mkdir()
    notebook = nbformat.v4.new_notebook(metadata={"title": "Table", "kernelspec": {"name": "python3", "display_name": "Python"}})
    notebook.cells = [nbformat.v4.new_code_cell(TABLE)]
    nbformat.write(notebook, root / "en" / "table.ipynb")
    (root / ".hidden").mkdir()
    for name in ("secret.txt", "en/secret.py", ".hidden/x.png"):
        (root / name).write_text("not for readers")
    (root / "en" / "link.png").symlink_to("/etc/hostname")
    running = Server(tmp_path_factory.mktemp("empty"), "--notebooks", str(root), "--preheat", "0", "--readers", "6",
                     "--frame-origin", "https://lms.example", "--allow-host", "Cards.School.example", "--no-source", "--verbose")
    yield running
    stop(running.process)


def ask(server: Server, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """One request, its path as it stands: nothing is tidied on the way."""
    there = urlsplit(server.url)
    line = http.client.HTTPConnection("127.0.0.1", there.port, timeout=60)
    try:
        line.request(method, path, body=body, headers={name.replace("_", "-"): value for name, value in headers.items()})
        reply = line.getresponse()
        return reply.status, {name.lower(): value for name, value in reply.getheaders()}, reply.read()
    finally:
        line.close()


class Reader:
    """A reader at the table, without a browser."""

    def __init__(self, server: Server) -> None:
        status, _, body = ask(server, "/en/table")
        assert status == 200, body[-2000:]
        page = body.decode()
        self.server, self.page, self.session = server, page, uuid.uuid4().hex
        self.kernel, self.widget = KERNEL.search(page)[1], WIDGET.search(page)[1]

    def message(self, kind: str, content: dict[str, Any], channel: str = "shell", **header: Any) -> str:
        return json.dumps({
            "header": {"msg_id": uuid.uuid4().hex, "username": "", "session": self.session, "date": "2026-01-01T00:00:00Z",
                       "msg_type": kind, "version": "5.3", **header},
            "parent_header": {}, "metadata": {"version": "1.0.0"}, "content": content, "channel": channel, "buffers": []})

    def command(self, **command: Any) -> str:
        return self.message("comm_msg", {"comm_id": self.widget, "data": {"method": "custom", "content": command}})

    async def line(self, session: str = "", **headers: str) -> WebSocketClientConnection:
        url = f"ws://127.0.0.1:{urlsplit(self.server.url).port}/api/kernels/{self.kernel}/channels?session_id={session or self.session}"
        return await websocket_connect(HTTPRequest(url, headers=headers), compression_options={})

    async def told(self, line: WebSocketClientConnection, find: Callable[[dict[str, Any]], Any], seconds: float = 60) -> Any:
        """The first thing found in what the kernel tells."""
        async with asyncio.timeout(seconds):
            while True:
                text = await line.read_message()
                if text is None:
                    raise ConnectionError("closed")
                if isinstance(text, str) and (found := find(json.loads(text))):
                    return found

    async def answer(self, line: WebSocketClientConnection, **command: Any) -> str:
        """Send a command; the type of its answer."""
        await line.write_message(self.command(**command))
        return await self.told(line, lambda one: one["content"].get("data", {}).get("content", {}).get("type"))

    async def state(self, line: WebSocketClientConnection) -> dict[str, Any]:
        await line.write_message(self.message("comm_msg", {"comm_id": self.widget, "data": {"method": "request_state"}}))
        return await self.told(line, lambda one: one["content"].get("data", {}).get("state"))

    def alive(self) -> bool:
        return ask(self.server, f"/api/kernels/{self.kernel}")[0] == 200

    def leave(self) -> int:
        origin = f"http://127.0.0.1:{urlsplit(self.server.url).port}"
        return ask(self.server, f"/voila/api/shutdown/{self.kernel}", "POST", b"", Origin=origin)[0]


@pytest.fixture(scope="module")
def reader(server: Server) -> Iterator[Reader]:
    """The one who plays on while others try things."""
    one = Reader(server)
    yield one
    assert asyncio.run(played(one)) == "seen"
    assert one.leave() == 204


async def played(one: Reader) -> str:
    line = await one.line()
    try:
        return await one.answer(line, type="ping")
    finally:
        line.close()


# What is answered

def test_the_health_page_is_for_watchmen_and_says_nothing_of_anybody(server: Server, reader: Reader) -> None:
    status, headers, body = ask(server, "/health")
    told = json.loads(body)
    assert status == 200 and set(told) == {"status", "version", "readers", "room"} and headers["cache-control"] == "no-store"
    assert told["status"] == "ok" and told["readers"] >= 1 and told["room"] == 6 - told["readers"]
    assert ask(server, "/health", "HEAD")[0] == 200


def test_only_who_sits_at_a_server_for_a_room_learns_its_address(server: Server, tmp_path: Path) -> None:
    def told(**headers: str) -> list[str]:
        status, got, body = ask(server, "/address", **headers)
        assert status == 200 and got["cache-control"] == "no-store"
        return list(json.loads(body)["addresses"])

    assert told(Host="localhost") == [], "this one listens to nobody else"
    room = Server(tmp_path, "--host", "0.0.0.0", "--preheat", "0")
    try:
        server, port = room, urlsplit(room.url).port
        for host in ("localhost", "127.0.0.1", "[::1]", socket.gethostname()):
            assert told(Host=f"{host}:{port}") == [f"{number}:{port}" for number in own_numbers()]
        assert told(Host="192.0.2.9") == []
        for way in ("X_Forwarded_For", "X_Forwarded_Proto", "X_Real_IP", "Via", "Forwarded"):
            assert told(**{"Host": f"localhost:{port}", way: "192.0.2.9"}) == []
        assert told(Host="localhost:1") == [], "another port leads here"
    finally:
        stop(room.process)


def test_every_answer_has_its_headers_and_sets_no_cookie(server: Server, reader: Reader) -> None:
    for path in ("/", "/health", "/nowhere", "/print/", "/en/table", f"/api/kernels/{reader.kernel}"):
        _, headers, body = ask(server, path)
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin", path
        assert "tornado" not in headers["server"].lower() and "set-cookie" not in headers, path
        assert headers["content-security-policy"].count("frame-ancestors 'self' https://lms.example") == 1, path
        if path == "/en/table":
            assert "connect-src 'self'" in headers["content-security-policy"] and "no-store" in headers["cache-control"]
            assert ask(server, f"/voila/api/shutdown/{KERNEL.search(body.decode())[1]}", "POST", b"",
                       Origin=server.url.rstrip("/").replace("localhost", "127.0.0.1"))[0] == 204


def test_files_are_packed_kept_for_good_and_never_mixed(server: Server, reader: Reader) -> None:
    script = re.search(r'<script src="(/voila/static/([0-9a-f]{12})/voila\.js)"', reader.page)
    status, headers, body = ask(server, script[1], Accept_Encoding="gzip")
    assert status == 200 and "immutable" in headers["cache-control"] and headers["content-encoding"] == "gzip"
    plain = ask(server, script[1])
    assert "content-encoding" not in plain[1] and plain[2] == gzip.decompress(body) and plain[1]["vary"] == "Accept-Encoding"
    assert ask(server, script[1], If_None_Match=headers["etag"])[0] == 304
    assert ask(server, script[1].replace(script[2], "0123456789ab"))[0] == 404, "a page of another version must not get this file"
    assert ask(server, script[1].replace(script[2] + "/", ""))[0] == 404
    style = re.search(r'href="([^"]+site\.css)\?v=([0-9a-f]+)"', reader.page)
    assert "immutable" in ask(server, f"{style[1]}?v={style[2]}")[1]["cache-control"]
    for other in ("", "?v=", "?v=abc", "?v=" + "0" * 128):
        assert ask(server, style[1] + other)[1]["cache-control"] == "no-cache"
    config = json.loads(re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', reader.page, re.S)[1])
    for extension in config["federated_extensions"]:
        entry = f"{config['fullLabextensionsUrl']}/{extension['name']}/{extension['load'].removeprefix('./')}"
        assert "immutable" in ask(server, entry)[1]["cache-control"], entry


# What is not

@pytest.mark.parametrize("path", [
    "/en/", "/en/table.ipynb", "/en/table/code", "/en/table/notebook", "/voila/", "/voila/static/", "/voila/templates/cardhistory/static/",
    "/voila/templates/lab/static/index.css", "/voila/templates/../../../etc/passwd", "/voila/templates/cardhistory/conf.json",
    "/voila/templates/cardhistory/static/../conf.json", "/voila/templates/cardhistory/static/%2e%2e/conf.json",
    "/voila/templates/cardhistory/static/..%2f..%2f..%2fconf.json", "/voila/templates/cardhistory/static//etc/passwd",
    "/voila/templates/cardhistory/static/.hidden", "/voila/templates/%2e%2e/static/x", "/voila/templates/x",
    "/voila/files/secret.txt", "/voila/files/en/secret.py", "/voila/files/.hidden/x.png", "/voila/files/en/link.png", "/secret.txt",
    "/en/link.png", "/en/../secret.txt", "/en/..%2fsecret.txt", "/en/%00", "/en/table%00.ipynb", "/print/../secret", "/print/..%2fsecret",
    "/print/%3Cscript%3E", "/voila/render/../secret.txt", "/voila/render/.hidden", "/voila/api/contents/", "/voila/api/themes/x",
    "/voila/query/3b2b2f9c-0000-0000-0000-000000000000", "/voila/execution/x", "/api", "/api/kernels", "/api/kernelspecs", "/api/contents",
    "/api/sessions", "/api/status", "/api/terminals", "/api/kernels/3b2b2f9c-0000-0000-0000-000000000000", "/api/kernels/../..", "/login",
    "/logout", "/lab", "/metrics", "/static/favicon.ico", "/" + "a/" * 2000])
def test_what_is_not_for_readers_is_not_there(server: Server, path: str) -> None:
    status, _, body = ask(server, path)
    landing = path == "/en/"
    assert status == (200 if landing else 404), path
    assert b"not for readers" not in body and b"Traceback" not in body and b"root:" not in body and b"<script>" not in body


def test_the_door_to_the_code_is_closed_where_it_is_not_wanted(server: Server, reader: Reader) -> None:
    assert "widgets.Table" not in reader.page and "See the code" not in reader.page and "/code" not in reader.page


def test_only_what_is_asked_for_is_done(server: Server, reader: Reader) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
        for path in ("/", "/en/table", "/health", "/print/deal"):
            assert ask(server, path, method, b"")[0] in {403, 405}, (method, path)
    assert ask(server, f"/api/kernels/{reader.kernel}", "DELETE")[0] in {403, 405} and reader.alive()
    assert ask(server, "/en/table", "HEAD")[0] == 200 and ask(server, "/en/none", "HEAD")[0] == 404
    try:
        assert ask(server, "/", "POST", b"x" * 100_000)[0] in {400, 413}
    except ConnectionError:  # closed before all of it was sent
        pass


def test_visitors_do_not_choose_template_or_theme(server: Server) -> None:
    one = Reader(server)
    status, _, body = ask(server, "/en/table?template=reveal&theme=dark")
    assert status == 200 and b"reveal" not in body and b"theme-dark" not in body
    assert one.leave() == 204


@pytest.mark.parametrize("host", [
    "evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "", "[", "a" * 300])
def test_a_foreign_name_for_this_machine_is_not_answered(server: Server, host: str) -> None:
    status, headers, body = ask(server, "/en/table", Host=host)
    assert status in {400, 421} and b"kernelId" not in body
    assert status == 400 or b"does not answer by the name" in body


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:80", "[::1]:9", "192.0.2.7", "cards.school.example:443"])
def test_our_own_names_are(server: Server, host: str) -> None:
    assert ask(server, "/health", Host=host)[0] == 200


def test_a_page_elsewhere_can_take_no_table(server: Server) -> None:
    for kind in ("image", "script", "empty", "object", "style"):
        assert ask(server, "/en/table", Sec_Fetch_Dest=kind, Sec_Fetch_Site="cross-site")[0] == 403
    assert ask(server, "/en/table", Sec_Purpose="prefetch")[0] == 403


def test_another_origin_can_neither_listen_nor_end_a_game(server: Server, reader: Reader) -> None:
    async def knock(origin: str) -> int:
        with pytest.raises(HTTPClientError) as refused:
            await reader.line(Origin=origin)
        return refused.value.code

    for origin in ("https://evil.example", "null", "http://localhost.evil.example"):
        assert asyncio.run(knock(origin)) == 403
        assert ask(server, f"/voila/api/shutdown/{reader.kernel}", "POST", b"", Origin=origin)[0] == 403
    assert ask(server, f"/voila/api/shutdown/{reader.kernel}", "POST", b"")[0] == 403
    assert ask(server, f"/voila/api/shutdown/{reader.kernel}")[0] == 405
    assert reader.alive()


def test_nobody_finds_another_s_kernel(server: Server, reader: Reader) -> None:
    other = Reader(server)
    assert other.kernel != reader.kernel and reader.kernel not in other.page and reader.widget not in other.page

    async def story() -> None:
        line = await other.line()
        # The other's widget is not in this kernel, and its session's name opens nothing.
        await line.write_message(other.command(type="ping").replace(other.widget, reader.widget))
        assert await other.answer(line, type="ping") == "seen"
        line.close()
        made_up = str(uuid.uuid4())
        with pytest.raises(HTTPClientError) as refused:
            await websocket_connect(f"ws://127.0.0.1:{urlsplit(server.url).port}/api/kernels/{made_up}/channels")
        assert refused.value.code == 404

    asyncio.run(story())
    assert other.leave() == 204 and not other.alive()


# What a page may say

def refused(one: Reader) -> list[str | bytes]:
    """Messages that no page of ours has a use for."""
    run = {"code": "open('/tmp/cardhistory-was-here', 'w')", "silent": False, "store_history": False, "user_expressions": {},
           "allow_stdin": False, "stop_on_error": True}
    kinds = {
        "execute_request": run, "complete_request": {"code": "im", "cursor_pos": 2}, "inspect_request": {"code": "table", "cursor_pos": 3},
        "history_request": {"output": True, "raw": True, "hist_access_type": "tail", "n": 9}, "is_complete_request": {"code": "1"},
        "debug_request": {"command": "attach", "arguments": {}}, "shutdown_request": {"restart": False}, "interrupt_request": {},
        "input_reply": {"value": "x"}, "create_subshell_request": {}, "delete_subshell_request": {}, "list_subshell_request": {},
        "usage_request": {}, "connect_request": {}, "abort_request": {}, "apply_request": {}, "clear_request": {}, "no_such_request": {}}
    all_of_them: list[str | bytes] = [one.message(kind, content, channel) for kind, content in kinds.items()
                                      for channel in ("shell", "control", "stdin", "iopub", "nowhere")]
    all_of_them += [
        one.message("comm_open", {"comm_id": "a", "target_name": "jupyter.widget", "data": {"state": {
            "_model_module": "@jupyter-widgets/controls", "_model_module_version": "2.0.0", "_model_name": "TextModel",
            "_view_module": "@jupyter-widgets/controls", "_view_module_version": "2.0.0", "_view_name": "TextView"}}}),
        one.message("comm_msg", {"comm_id": one.widget, "data": {"method": "execute"}}),
        one.message("comm_msg", {"comm_id": one.widget, "data": []}), one.message("comm_msg", {"comm_id": one.widget}),
        one.message("comm_msg", {"comm_id": one.widget, "data": {"method": ["custom"]}}),
        one.message("comm_info_request", {}, subshell_id="x"), one.message("comm_info_request", {}, channel="control"),
        "", "[]", "null", "7", "{}", "{", '{"channel": "shell"}', '{"channel": "shell", "header": {}, "content": {}}', "\x00",
        "[" * 100_000,
        b"", b"\x00", b"\xff" * 64, (2**62).to_bytes(8, "little"), b"\x01" + b"\x00" * 200,
        one.message("comm_msg", {"comm_id": one.widget, "data": {"method": "custom", "content": json.loads("[" * 400 + "]" * 400)}}),
        one.command(type="restore", memory="x" * 255_000)[:-1]]
    return all_of_them


def test_every_message_without_a_use_is_refused(server: Server) -> None:
    from cardhistory.site.gate import wanted

    one = Reader(server)

    async def story() -> None:
        line = await one.line()
        before = await one.state(line)
        for number, message in enumerate(refused(one)):
            assert not wanted(message), message[:100]
            await line.write_message(message, binary=isinstance(message, bytes))
            if number % 60 == 59:
                assert await one.answer(line, type="ping") == "seen"  # these have been read
                await asyncio.sleep(1)  # not to be taken for a flood
        assert await one.answer(line, type="ping") == "seen"
        assert await one.state(line) == before
        line.close()

    asyncio.run(story())
    assert not os.path.exists("/tmp/cardhistory-was-here") and one.alive()
    assert server.log().count("no use here was refused") == 1, "said once for a page"
    assert one.leave() == 204


def test_the_same_in_the_binary_form(server: Server) -> None:
    """The form a browser uses: channel and parts behind a list of offsets."""
    from cardhistory.site.gate import wanted

    def packed(channel: str, *parts: bytes) -> bytes:
        pieces = [channel.encode(), *parts]
        at, offsets = 8 * (len(pieces) + 2), []  # the count itself, and one offset more than there are pieces
        for piece in pieces:
            offsets.append(at)
            at += len(piece)
        offsets.append(at)
        return b"".join(number.to_bytes(8, "little") for number in (len(offsets), *offsets)) + b"".join(pieces)

    def kind(name: str, content: str = "{}", *more: bytes, channel: str = "shell") -> bytes:
        return packed(channel, json.dumps({"msg_type": name}).encode(), b"{}", b"{}", content.encode(), *more)

    move = '{"comm_id": "x", "data": {"method": "custom", "content": {"type": "ping"}}}'
    assert wanted(kind("comm_msg", move)) and wanted(kind("kernel_info_request")) and wanted(kind("kernel_info_request", channel="control"))
    assert wanted(kind("comm_open", '{"target_name": "jupyter.widget.control"}'))
    for message in (kind("execute_request"), kind("shutdown_request", channel="control"), kind("comm_msg", move, channel="control"),
                    kind("comm_msg", move, b"buffer"), kind("comm_msg", "[]"), kind("comm_open", '{"target_name": "jupyter.widget"}'),
                    packed("shell", b'{"msg_type": "comm_msg"}'), kind("comm_msg", move)[:-9], kind("comm_msg", "{" * 500_000)):
        assert not wanted(message)


def test_a_reader_cannot_set_what_the_table_shows(server: Server) -> None:
    one = Reader(server)

    async def story() -> None:
        line = await one.line()
        before = await one.state(line)
        forged = {"scene": {"version": 99}, "labels": {}, "memory": "x", "store": "y", "look": "projector", "_esm": "alert(1)",
                  "_css": "*{display:none}", "_model_name": "x", "layout": None}
        await line.write_message(one.message("comm_msg", {"comm_id": one.widget, "data": {
            "method": "update", "state": forged, "buffer_paths": [["scene", "x"]]}}))
        assert await one.answer(line, type="ping") == "seen"
        after = await one.state(line)
        assert {name: after[name] for name in ("scene", "labels", "memory", "store", "look")} == \
            {name: before[name] for name in ("scene", "labels", "memory", "store", "look")}
        line.close()

    asyncio.run(story())
    assert one.leave() == 204


def test_hostile_commands_leave_the_table_as_it_is(server: Server) -> None:
    """Bombs, depths and lengths that pass the gate, one after another, at one table."""
    import base64

    bomb = base64.b64encode(zlib.compress(b"0" * 30_000_000, 9)).decode()[:39_000]
    deep = base64.b64encode(zlib.compress(b"[" * 150_000)).decode()
    script = "<script>alert(1)</script>"
    one = Reader(server)

    async def story() -> None:
        line = await one.line()
        before = await one.state(line)
        for memory in (bomb, deep, script, "x" * 200_000, {"a": 1}, None):
            assert await one.answer(line, type="restore", memory=memory) == "seen"
        for command in ({"type": script}, {"type": ["act"]}, {"type": "act", "action": script, "version": 10**40}, {},
                        {"type": "link", "query": {"deal": script, "players": bomb, "seat": "9" * 5000, "table": script}},
                        {"type": "share", "base": f"javascript:{script}", "host": script, "version": True},
                        {"type": "own", "deal": "9" * 90, "number": "9" * 5000}, {"type": "deal", "code": "é" * 30_000, "version": 0}):
            assert await one.answer(line, **command), command
        after = await one.state(line)
        assert after["scene"]["hand"] == before["scene"]["hand"] and after["store"] == before["store"]
        line.close()

    asyncio.run(story())
    assert one.leave() == 204


def test_who_sends_too_much_loses_the_line_and_nobody_else_notices(server: Server, reader: Reader) -> None:
    one = Reader(server)

    async def closed(line: WebSocketClientConnection) -> bool:
        async with asyncio.timeout(60):
            while await line.read_message() is not None:
                pass
        return True

    async def story() -> None:
        line = await one.line()
        await line.write_message("x" * 10_000_000)  # packed on the way to some ten thousand bytes
        assert await closed(line)
        line = await one.line()
        with contextlib.suppress(WebSocketClosedError):
            for _ in range(1000):
                await line.write_message(one.command(type="ping"))
        assert await closed(line)
        lines = []
        with pytest.raises(HTTPClientError) as refused:
            for number in range(9):
                lines.append(await one.line(f"another-{number}"))
        assert len(lines) <= 4
        assert refused.value.code == 429
        for each in lines:
            each.close()
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(HTTPClientError):  # until the server has seen that the lines are closed
                    assert await played(one) == "seen"
                    break
                await asyncio.sleep(0.1)
        assert await played(reader) == "seen"

    asyncio.run(story())
    assert one.leave() == 204


# Comings and goings

def test_who_leaves_while_the_page_is_coming_frees_the_table(server: Server) -> None:
    before = json.loads(ask(server, "/health")[2])["readers"]
    line = http.client.HTTPConnection("127.0.0.1", urlsplit(server.url).port, timeout=60)
    line.request("GET", "/en/table")
    line.getresponse().read(200)
    line.close()
    end = time.monotonic() + 60
    while (now := json.loads(ask(server, "/health")[2])["readers"]) != before and time.monotonic() < end:
        time.sleep(0.1)
    assert now == before


def test_a_page_that_does_not_wait_for_the_answer_to_its_farewell_is_no_fault(server: Server) -> None:
    leaver = Reader(server)
    there = urlsplit(server.url)
    with socket.create_connection(("127.0.0.1", there.port or 0)) as line:
        line.sendall(f"POST /voila/api/shutdown/{leaver.kernel} HTTP/1.1\r\nHost: 127.0.0.1:{there.port}\r\n"
                     f"Origin: http://127.0.0.1:{there.port}\r\nContent-Length: 0\r\n\r\n".encode())
        time.sleep(0.02)
    end = time.monotonic() + 60
    while leaver.alive() and time.monotonic() < end:
        time.sleep(0.05)
    assert not leaver.alive() and "Uncaught" not in server.log()


def test_the_log_knows_nobody(server: Server, reader: Reader) -> None:
    ask(server, "/nowhere?deal=secret-hand&number=17", X_Forwarded_For="203.0.113.9")
    ask(server, "/print/deal?game=trappola&deal=T1FP-CH&number=17")
    log = server.log()
    assert "GET /nowhere" in log and "404" in log
    assert "secret-hand" not in log and "T1FP" not in log and "number=17" not in log
    assert "203.0.113.9" not in log and "(127.0.0.1)" not in log and "(::1)" not in log
    assert "Traceback" not in log and "Uncaught" not in log, log


# Forked kernels

def processes(parent: int) -> set[int]:
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1]) == parent:
                found.add(int(folder.name))
        except OSError:
            pass
    return found


def test_the_nursery_s_kernels_end_with_it_and_the_plain_way_takes_over(tmp_path: Path) -> None:
    from cardhistory.site.fork import can_fork

    if not can_fork():
        return
    root = tmp_path / "shelf"
    root.mkdir()
    notebook = nbformat.v4.new_notebook(metadata={"title": "Table", "kernelspec": {"name": "python3", "display_name": "Python"}})
    notebook.cells = [nbformat.v4.new_code_cell(TABLE)]
    nbformat.write(notebook, root / "table.ipynb")
    server = Server(tmp_path, "--notebooks", str(root), "--preheat", "0")
    try:
        first = Reader(server)
        nursery, = processes(server.process.pid)
        forked = processes(nursery)
        assert len(forked) == 1
        os.kill(nursery, signal.SIGKILL)
        end = time.monotonic() + 60
        while any(Path(f"/proc/{one}").exists() for one in forked) and time.monotonic() < end:
            time.sleep(0.1)
        assert not any(Path(f"/proc/{one}").exists() for one in forked), "a kernel ends when the nursery has gone"
        second = Reader(server)
        assert second.kernel != first.kernel and asyncio.run(played(second)) == "seen"
        assert "in the plain way from now on" in server.log()
    finally:
        server.process.terminate()
        assert server.process.wait(60) == 0
    assert not subprocess.run(["pgrep", "-f", str(tmp_path)], capture_output=True, text=True).stdout
