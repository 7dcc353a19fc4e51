"""Kernels that are split off from one Python that has everything loaded, instead of being started from nothing.

Most of what a kernel costs to start is the same every time: to load Jupyter, the widgets and the games. A process of our own,
the nursery, loads it once and then forks for each kernel, which takes a tenth of the time and half of the memory. It has no
thread, no socket and no game when it forks, and reads nothing but what the server writes to it through a pipe that has no name.

A new process waits for a word of the server before it becomes a kernel. When the server has lost patience meanwhile and has
started that kernel in the plain way, the word never comes, and there are not two kernels behind one page.

Linux only: there a kernel can be held by a descriptor (pidfd), which cannot come to mean another process as a number can.
Elsewhere, and whenever the nursery does not answer, kernels are started in the plain way.
"""
from __future__ import annotations

import asyncio
import contextlib
import importlib.metadata
import json
import logging
import os
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from jupyter_client.provisioning import KernelProvisionerFactory, LocalProvisioner

__all__ = ["ForkProvisioner", "Held", "Nursery", "can_fork", "start", "stop"]

NAME = "cardhistory-fork"
WAIT = 30  # seconds in which the nursery answers, its own start on a busy machine included; one that has died is noticed at once
_log = logging.getLogger("cardhistory.fork")
_nursery: Nursery | None = None


def can_fork() -> bool:
    """Are there forks and descriptors of processes here?"""
    if sys.platform != "linux" or not hasattr(os, "pidfd_open") or not hasattr(signal, "pidfd_send_signal"):
        return False
    try:
        os.close(os.pidfd_open(os.getpid()))
    except OSError:  # a kernel before 5.3, or a sandbox that forbids it
        return False
    return True


class Held:
    """A process that is not our child, held by its descriptor. Answers to what Jupyter asks of a `subprocess.Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, held: int) -> None:
        self.pid, self._held = pid, held
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """0 when it has ended (with what word is known to the nursery only), None while it runs."""
        if self.returncode is None and select.select([self._held], [], [], 0)[0]:
            self.returncode = 0
            os.close(self._held)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end. Raises subprocess.TimeoutExpired."""
        if self.returncode is None and not select.select([self._held], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("kernel", timeout or 0)
        return self.poll() or 0

    def send_signal(self, number: int) -> None:
        """Send a signal to it; if it has ended, to nobody."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._held, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class Nursery:
    """The server's end of the nursery."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        self._line.settimeout(WAIT)
        self._turn = threading.Lock()
        code = "import sys; from cardhistory.site import nursery; nursery.main(int(sys.argv[1]))"
        paths = os.pathsep.join(filter(None, [str(Path(__file__).resolve().parents[2]), os.environ.get("PYTHONPATH")]))
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", code, str(theirs.fileno())], pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL,
                start_new_session=True, env={**os.environ, "PYTHONPATH": paths})  # Ctrl-C is for the server

    def ask(self, arguments: list[str], folder: str, environment: dict[str, str]) -> Held:
        """A new kernel. Raises OSError if the nursery does not answer; it is not asked again then."""
        wish = json.dumps({"argv": arguments, "cwd": folder, "env": environment}).encode()
        waits, word = os.pipe()
        try:
            with self._turn:
                socket.send_fds(self._line, [struct.pack("!I", len(wish))], [waits])
                self._line.sendall(wish)
                told, handed, _, _ = socket.recv_fds(self._line, 4, 1)
            if len(told) != 4 or len(handed) != 1:
                for one in handed:
                    os.close(one)
                raise OSError("the nursery gave no kernel")
            os.write(word, b"!")
            return Held(struct.unpack("!I", told)[0], handed[0])
        finally:
            os.close(waits)
            os.close(word)

    def close(self) -> None:
        """End the nursery, and with it every kernel that it has made."""
        self._line.close()
        try:
            self._process.wait(3)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class ForkProvisioner(LocalProvisioner):
    """Jupyter's way to start a kernel on this machine, by asking the nursery where there is one."""

    async def launch_kernel(self, cmd: list[str], **wishes: Any) -> Any:
        held = await self._ask(cmd, wishes) if _nursery is not None and "-f" in cmd else None
        if held is None:
            return await super().launch_kernel(cmd, **wishes)
        self.process, self.pid, self.pgid, self.cwd = held, held.pid, None, wishes.get("cwd")
        return self.connection_info

    async def _ask(self, cmd: list[str], wishes: dict[str, Any]) -> Held | None:
        global _nursery
        nursery = _nursery
        assert nursery is not None
        try:
            return await asyncio.get_running_loop().run_in_executor(
                None, nursery.ask, cmd[cmd.index("-f"):], str(wishes.get("cwd") or "."), dict(wishes.get("env") or os.environ))
        except OSError as error:
            _log.warning("Kernels are started in the plain way from now on: %s", error)
            if _nursery is nursery:
                _nursery = None  # closed at the end: kernels that it made live on with it
            return None


def start() -> None:
    """From now on kernels are forked, where that is possible."""
    global _nursery
    if not can_fork():
        return
    factory = KernelProvisionerFactory.instance()
    factory.provisioners[NAME] = importlib.metadata.EntryPoint(
        NAME, f"{__name__}:ForkProvisioner", KernelProvisionerFactory.GROUP_NAME)
    factory.default_provisioner_name = NAME
    _nursery = Nursery()
    _all.append(_nursery)


def stop() -> None:
    """End what `start` has begun."""
    global _nursery
    _nursery = None
    while _all:
        _all.pop().close()


_all: list[Nursery] = []
