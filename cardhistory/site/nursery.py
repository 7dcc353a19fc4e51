"""The other end of `fork`: the process from which kernels are forked, and one like it for each lesson. Started by the server, ends
with it."""
from __future__ import annotations

import contextlib
import gc
import json
import os
import re
import resource
import select
import signal
import socket
import struct
import sys
import time
import warnings
from pathlib import Path
from typing import Any

from .laying import Unfit, lay
from .settings import LONGEST_LESSON, MEMORY

__all__ = ["main"]

FAREWELL = 2.0  # seconds in which the children of this process have to end with it


def load() -> None:
    """Load what every kernel needs, and draw what every lesson shows. No thread, no socket, no clock may begin here."""
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # 15 MB that no reader may use
    import anywidget  # noqa: F401
    import ipykernel.comm
    import ipykernel.heartbeat
    import ipykernel.iostream
    import ipykernel.ipkernel
    import ipykernel.kernelapp
    import ipykernel.zmqshell  # noqa: F401
    import IPython.core.completer
    import IPython.core.history  # noqa: F401
    import ipywidgets  # noqa: F401

    from .. import lessons, players, widgets  # noqa: F401
    from ..games import game, games
    from ..packs import PACKS
    from ..widgets import table

    for key in games():
        game(key)
    for pack in PACKS:
        table.drawings(pack)
        table._packed_sprite(pack)


def _receive(line: socket.socket) -> tuple[dict[str, Any], int] | None:
    """What the server asks for, and where its word will come; None when it has gone."""
    with contextlib.suppress(ConnectionError):
        head, handed, _, _ = socket.recv_fds(line, 4, 1)
        if len(head) == 4 and len(handed) == 1:
            size, data = struct.unpack("!I", head)[0], b""
            while len(data) < size and (more := line.recv(size - len(data))):
                data += more
            if len(data) == size:
                return json.loads(data), handed[0]
    return None


def _call(name: str) -> None:
    """What this process is called in a list of processes; all have the same command otherwise."""
    with contextlib.suppress(OSError):
        Path("/proc/self/comm").write_bytes(name.encode()[:15])


def _be_a_kernel(wish: dict[str, Any]) -> None:
    """In the new process: become a kernel, until it is shut down."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    found = re.search(r"kernel-([0-9a-f]{8})[\w-]*\.json", " ".join(wish["argv"]))
    _call(f"kernel {found[1]}" if found else "kernel")
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most), most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ.clear()
    os.environ.update(wish["env"])
    os.chdir(wish["cwd"])
    sys.argv = ["ipykernel_launcher", *wish["argv"],
                f"--IPKernelApp.parent_handle={os.getppid()}",  # it ends when we have gone
                # The widgets were loaded, and perhaps made, before there was a shell, and could not tell it of themselves.
                "--IPKernelApp.exec_lines=import cardhistory.site.laying as site; site.wake(); del site"]
    if "" not in sys.path:
        sys.path.insert(0, "")  # as `python -m` has it
    from ipykernel.kernelapp import IPKernelApp

    IPKernelApp.launch_instance()


def main(descriptor: int) -> None:
    """Load everything, then fork whenever the server asks."""
    line = socket.socket(fileno=descriptor)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        load()
    _serve(line)


def _serve(line: socket.socket) -> None:
    """Fork until the server has gone. Kernels look after this process and end with it."""
    children: set[int] = set()
    gc.collect()
    gc.freeze()  # what is loaded stays shared between all that are forked
    while True:
        if not select.select([line], [], [], 1)[0]:
            _reap(children)
            continue
        asked = _receive(line)
        if asked is None:
            break
        wish, word = asked
        ours, theirs = socket.socketpair() if "cells" in wish else (None, None)
        pid = os.fork()
        if pid == 0:
            try:
                line.close()
                if not os.read(word, 1):
                    return  # the server has lost patience, and wants it no more
                os.close(word)
                if ours is not None and theirs is not None:
                    theirs.close()
                    _be_a_lesson(wish, ours)
                else:
                    _be_a_kernel(wish)
            finally:
                os._exit(0)
        # Children are buried between two wishes only, so that this number cannot have come to mean another process.
        held = os.pidfd_open(pid)
        if theirs is None:  # a lesson ends by itself, and ends its own readers' kernels first
            children.add(pid)
        with contextlib.suppress(ConnectionError):
            socket.send_fds(line, [struct.pack("!I", pid)], [held, *([theirs.fileno()] if theirs is not None else [])])
        os.close(held)
        for end in (ours, theirs):
            if end is not None:
                end.close()
        os.close(word)
    for pid in children:  # not buried yet, so these numbers are still theirs
        os.kill(pid, signal.SIGKILL)
    end = time.monotonic() + FAREWELL
    while _reap(children) and time.monotonic() < end:
        time.sleep(0.01)


def _be_a_lesson(wish: dict[str, Any], line: socket.socket) -> None:
    """In the new process: lay the lesson out, tell what it shows, and be a nursery for its readers."""
    os.setsid()
    _call(wish["name"])
    os.chdir(wish["cwd"])
    if "" not in sys.path:
        sys.path.insert(0, "")  # a lesson may have modules beside it
    signal.alarm(LONGEST_LESSON)  # one that runs longer ends here, whatever becomes of the server
    try:
        told: dict[str, Any] = {"shown": lay(wish["cells"])}
    except Unfit as error:
        told = {"unfit": str(error)}
    signal.alarm(0)
    text = json.dumps(told, default=str).encode()
    line.sendall(struct.pack("!I", len(text)) + text)
    if "shown" in told:
        _serve(line)


def _reap(children: set[int]) -> bool:
    """Bury the children that have ended. Are there others?"""
    try:
        while pid := os.waitpid(-1, os.WNOHANG)[0]:
            children.discard(pid)
    except ChildProcessError:
        return False
    return True
