"""The line between a page and its kernel: small frames leave at once. The socket itself is asked, for a stopwatch tells of the machine
as well."""
from __future__ import annotations

import asyncio
import os
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from jupyter_server.serverapp import ServerApp
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import WebSocketHandler, websocket_connect
from traitlets import Instance
from traitlets.utils.importstring import import_item

from cardhistory import cli
from cardhistory.site import app, lab
from cardhistory.site import serve as serving


def of_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The class of connections that the site asks Voilà for."""
    config = app.configuration(serving.check(cli.parser().parse_args(["serve"])))
    return app.Site(config=config).kernel_websocket_connection_class


def of_the_lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The class of connections that JupyterLab is started with."""
    name = "kernel_websocket_connection_class"
    started: list[list[str]] = []
    monkeypatch.setattr(os, "name", "posix")

    def start(_: str, command: list[str], __: dict[str, str]) -> None:
        started.append(command)
        raise InterruptedError("in its place")

    monkeypatch.setattr(os, "execve", start)
    monkeypatch.setattr(lab, "copy", lambda folder: None)
    with pytest.raises(InterruptedError, match="in its place"):
        lab.run(cli.parser().parse_args(["lab", str(tmp_path)]))
    assert name in ServerApp.class_trait_names(config=True)
    [value] = [word.split("=")[1] for word in started[0] if word.startswith(f"--ServerApp.{name}=")]
    return import_item(value)


@pytest.mark.parametrize("kind", [of_the_site, of_the_lab])
def test_what_a_kernel_says_is_not_held_back_until_the_page_has_heard_what_came_before(
        kind: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connection, seen, called = kind(tmp_path, monkeypatch), [], []
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", lambda one: called.append(one))  # there is no kernel here

    class Open(connection):  # type: ignore[misc, valid-type]
        websocket_handler = Instance(WebSocketHandler)  # of whatever server

    class Line(WebSocketHandler):
        def open(self, *_: str, **__: str) -> None:
            end = self.ws_connection.stream.socket  # type: ignore[union-attr]
            for step in (lambda: None, Open(websocket_handler=self).connect):
                step()
                seen.append(bool(end.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))

    async def story() -> None:
        door, port = bind_unused_port()
        server = HTTPServer(Application([("/", Line)]))
        server.add_socket(door)
        line = await websocket_connect(f"ws://127.0.0.1:{port}/")
        line.close()
        server.stop()

    with ThreadPoolExecutor(1) as pool:  # a browser test may hold this thread's event loop
        pool.submit(asyncio.run, story()).result(60)
    assert seen == [False, True] and len(called) == 1, "what each click waits for would otherwise be some 40 ms"
