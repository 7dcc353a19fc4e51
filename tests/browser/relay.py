"""A relay between browser and server, which a test makes slow, deaf or cuts; and the process of a reader's kernel."""
from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

__all__ = ["Relay", "kernel_process"]


class Relay:
    """Passes bytes on to the server at `there`. `delay`: seconds for each piece, `shut`: no line to a kernel comes about, `deaf`: what a
    browser sends over such a line gets lost."""

    def __init__(self, there: str) -> None:
        self.there, self.delay, self.shut, self.deaf = there, 0.0, False, False
        self._door = socket.create_server(("127.0.0.1", 0))
        self._lines: set[socket.socket] = set()
        self.url = f"http://localhost:{self._door.getsockname()[1]}{urlsplit(there).path}"
        threading.Thread(target=self._open, daemon=True).start()

    def _open(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:  # closed
                return
            try:
                far = socket.create_connection(("127.0.0.1", urlsplit(self.there).port))
            except OSError:  # the server is not there
                near.close()
                continue
            for one in (near, far):
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(one, other, one is near), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket, outward: bool) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                if outward and b"/channels?" in data and b"pgrade: websocket" in data:
                    if self.shut:
                        break
                    self._lines |= {one, other}
                if outward and self.deaf and one in self._lines:
                    continue
                time.sleep(self.delay)
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        """End every line to a kernel, as a network does that goes away."""
        while self._lines:
            with contextlib.suppress(OSError):
                self._lines.pop().shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._door.close()
        self.cut()


def kernel_process(kernel: str, server: int) -> int:
    """The process of a kernel: the one besides the server that has its sockets, which are named after it, open."""
    if not Path("/proc/net/unix").exists():  # not Linux: kernels are started one by one, and named in their command
        return int(subprocess.run(["pgrep", "-f", kernel], capture_output=True, text=True).stdout.split()[0])
    names = {f"socket:[{line.split()[6]}]" for line in Path("/proc/net/unix").read_text().splitlines() if kernel in line}
    for each in Path("/proc").glob("[0-9]*/fd/*"):
        with contextlib.suppress(OSError):
            if os.readlink(each) in names and (found := int(each.parts[2])) != server:
                return found
    raise AssertionError("the kernel has no process")
