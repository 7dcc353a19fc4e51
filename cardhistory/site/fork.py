"""Kernels that are split off from one Python that has everything loaded, instead of being started from nothing.

Most of what a kernel costs to start is the same every time: to load Jupyter, the widgets and the games. A process of our own,
the nursery, loads it once and then forks for each kernel, which takes a tenth of the time and half of the memory. It has no
thread, no socket and no game when it forks, and reads nothing but what the server writes to it through a pipe that has no name.
For each lesson it forks a nursery of the same kind in which the lesson's cells have been run already: a reader's kernel
that comes from there has the tables before it when it begins, and the page for it was made once.

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

from .laying import Unfit
from .settings import LONGEST_LESSON

__all__ = ["LESSON", "Branch", "ForkProvisioner", "Held", "Nursery", "Trunk", "can_fork", "has", "lesson", "start", "stop"]

NAME = "cardhistory-fork"
WAIT = LONGEST_LESSON + 10  # seconds in which the nursery answers, its own start on a busy machine included
_log = logging.getLogger("cardhistory.fork")


def can_fork() -> bool:
    """Are there forks and descriptors of processes here, and nobody who forbids them by ``CARDHISTORY_FORK=no``?"""
    if os.environ.get("CARDHISTORY_FORK") == "no" or sys.platform != "linux":
        return False
    if not hasattr(os, "pidfd_open") or not hasattr(signal, "pidfd_send_signal"):
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
    """The server's end of a nursery, which is that process: what is written here, is forked there."""

    def __init__(self, line: socket.socket, process: Held | subprocess.Popen[bytes]) -> None:
        self._line, self._process = line, process
        self._line.settimeout(WAIT)
        self._turn = threading.Lock()

    def _wish(self, wish: dict[str, Any]) -> tuple[Held, list[int]]:
        """A new process, and the descriptors that came with it. Raises OSError."""
        text = json.dumps(wish).encode()
        waits, word = os.pipe()
        try:
            with self._turn:
                socket.send_fds(self._line, [struct.pack("!I", len(text))], [waits])
                self._line.sendall(text)
                told, handed, _, _ = socket.recv_fds(self._line, 4, 2)
            if len(told) != 4 or not handed:
                for one in handed:
                    os.close(one)
                raise OSError("the nursery gave no process")
            os.write(word, b"!")
            return Held(struct.unpack("!I", told)[0], handed[0]), handed[1:]
        finally:
            os.close(waits)
            os.close(word)

    def ask(self, arguments: list[str], folder: str, environment: dict[str, str]) -> Held:
        """A new kernel. Raises OSError if the nursery does not answer; it is not asked again then."""
        return self._wish({"argv": arguments, "cwd": folder, "env": environment})[0]

    def close(self) -> None:
        """End it, and with it every kernel that it has made."""
        self._line.close()
        try:
            self._process.wait(3)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Trunk(Nursery):
    """The nursery from which everything comes: a Python of our own with everything loaded."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        code = "import sys; from cardhistory.site import nursery; nursery.main(int(sys.argv[1]))"
        paths = os.pathsep.join(filter(None, [str(Path(__file__).resolve().parents[2]), os.environ.get("PYTHONPATH")]))
        with theirs:
            super().__init__(ours, subprocess.Popen(
                [sys.executable, "-c", code, str(theirs.fileno())], pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL,
                start_new_session=True, env={**os.environ, "PYTHONPATH": paths}))  # Ctrl-C is for the server

    def lesson(self, name: str, cells: list[str], folder: str) -> Branch:
        """A nursery in which these cells have been run. Raises OSError, and `Unfit` if they cannot be."""
        held, handed = self._wish({"name": Path(name).stem, "cells": cells, "cwd": folder})
        return Branch(socket.socket(fileno=handed[0]), held)


class Branch(Nursery):
    """A nursery for the readers of one lesson. ``shown``: what each of its cells shows."""

    def __init__(self, line: socket.socket, held: Held) -> None:
        super().__init__(line, held)
        try:
            told = json.loads(self._receive(struct.unpack("!I", self._receive(4))[0]))
            if "unfit" in told:
                raise Unfit(told["unfit"])
        except (OSError, Unfit):
            held.kill()
            held.wait()
            line.close()
            raise
        self.shown: list[list[dict[str, Any]]] = told["shown"]

    def _receive(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            more = self._line.recv(count - len(data))
            if not more:
                raise OSError("the lesson's process has ended")
            data += more
        return data

    @property
    def lives(self) -> bool:
        return self._process.poll() is None


class ForkProvisioner(LocalProvisioner):
    """Jupyter's way to start a kernel on this machine, by asking a nursery where there is one."""

    async def launch_kernel(self, cmd: list[str], **wishes: Any) -> Any:
        environment = dict(wishes.get("env") or os.environ)
        branch = _branches.get(environment.pop(LESSON, ""))
        held = await self._ask(branch or _trunk, cmd, wishes, environment) if "-f" in cmd else None
        if held is None:
            if branch is not None:
                raise OSError("the lesson's process gave no kernel")  # the page that was made for it fits no other
            return await super().launch_kernel(cmd, **wishes)
        self.process, self.pid, self.pgid, self.cwd = held, held.pid, None, wishes.get("cwd")
        return self.connection_info

    async def _ask(self, nursery: Nursery | None, cmd: list[str], wishes: dict[str, Any], environment: dict[str, str]) -> Held | None:
        global _trunk
        if nursery is None:
            return None
        try:
            return await asyncio.get_running_loop().run_in_executor(
                None, nursery.ask, cmd[cmd.index("-f"):], str(wishes.get("cwd") or "."), environment)
        except OSError as error:
            if nursery is _trunk:
                _log.warning("Kernels are started in the plain way from now on: %s", error)
                _trunk = None  # closed at the end: kernels that it made live on with it
            return None


def start() -> None:
    """From now on kernels are forked, where that is possible."""
    global _trunk
    if not can_fork():
        return
    factory = KernelProvisionerFactory.instance()
    factory.provisioners[NAME] = importlib.metadata.EntryPoint(
        NAME, f"{__name__}:ForkProvisioner", KernelProvisionerFactory.GROUP_NAME)
    factory.default_provisioner_name = NAME
    _trunk = Trunk()
    _all.append(_trunk)


async def lesson(name: str, cells: list[str], folder: str) -> list[list[dict[str, Any]]]:
    """Lay a lesson out, so that kernels which are asked for with its name in `LESSON` have it before them. What its cells show.

    Raises OSError where nothing is forked, and `Unfit` if the lesson is not fit for it.
    """
    if _trunk is None:
        raise OSError("nothing is forked here")
    branch = await asyncio.get_running_loop().run_in_executor(None, _trunk.lesson, name, cells, folder)
    _all.append(branch)
    _branches[name] = branch  # one that was there before is closed at the end: it still has readers
    return branch.shown


def has(name: str) -> bool:
    """Is there a lesson laid out under this name?"""
    return name in _branches and _branches[name].lives


def stop() -> None:
    """End what `start` has begun."""
    global _trunk
    _trunk = None
    _branches.clear()
    while _all:
        _all.pop().close()


LESSON = "CARDHISTORY_LESSON"
_trunk: Trunk | None = None
_branches: dict[str, Branch] = {}
_all: list[Nursery] = []
