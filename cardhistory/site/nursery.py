"""The other end of `fork`: the process from which kernels are forked. Started by the server, ends with it."""
from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import select
import signal
import socket
import struct
import sys
import warnings

from .settings import MEMORY

__all__ = ["main"]


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


def _receive(line: socket.socket) -> tuple[dict[str, object], int] | None:
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


def _be_a_kernel(wish: dict[str, object], word: int) -> None:
    """In the new process: become a kernel, until it is shut down, if the server still wants one."""
    if not os.read(word, 1):
        return
    os.close(word)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most), most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ.clear()
    os.environ.update(wish["env"])  # type: ignore[arg-type]
    os.chdir(str(wish["cwd"]))
    sys.argv = ["ipykernel_launcher", *wish["argv"],  # type: ignore[misc]
                f"--IPKernelApp.parent_handle={os.getppid()}",  # it ends when we have gone
                # The widgets were loaded before there was a shell, and could not tell it of themselves.
                "--IPKernelApp.exec_lines=import ipywidgets; ipywidgets._handle_ipython(); del ipywidgets"]
    if "" not in sys.path:
        sys.path.insert(0, "")  # as `python -m` has it
    from ipykernel.kernelapp import IPKernelApp

    IPKernelApp.launch_instance()


def main(descriptor: int) -> None:
    """Fork whenever the server asks, until it has gone. Kernels look after this process and end with it."""
    warnings.simplefilter("ignore")
    line = socket.socket(fileno=descriptor)
    load()
    gc.collect()
    children: set[int] = set()
    gc.freeze()  # what is loaded stays shared between all kernels
    while True:
        if not select.select([line], [], [], 1)[0]:
            _reap(children)
            continue
        asked = _receive(line)
        if asked is None:
            break
        pid = os.fork()
        if pid == 0:
            try:
                line.close()
                _be_a_kernel(*asked)
            finally:
                os._exit(0)
        # Children are buried between two wishes only, so that this number cannot have come to mean another process.
        held = os.pidfd_open(pid)
        children.add(pid)
        with contextlib.suppress(ConnectionError):
            socket.send_fds(line, [struct.pack("!I", pid)], [held])
        os.close(held)
        os.close(asked[1])
    for pid in children:  # not buried yet, so these numbers are still theirs
        os.kill(pid, signal.SIGKILL)


def _reap(children: set[int]) -> None:
    """Bury the children that have ended."""
    with contextlib.suppress(ChildProcessError):
        while pid := os.waitpid(-1, os.WNOHANG)[0]:
            children.discard(pid)
