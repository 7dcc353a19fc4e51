"""`cardhistory serve`: check the options, bind the port, run the server."""
from __future__ import annotations

import argparse
import errno
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from tornado.netutil import bind_sockets

from ..cli import DEFAULT_PORT
from .hosts import EVERYWHERE, frame_origin, host_name
from .lan import invitation, own_numbers
from .shelf import Shelf, notebooks_root

__all__ = ["OptionError", "Options", "bind", "check", "run"]

TRIES = 50


class OptionError(ValueError):
    """An option that cannot be followed; the message is a sentence for the person who typed it."""


@dataclass(frozen=True, slots=True)
class Options:
    """Checked options. `port` None means the usual one or the next that is free, 0 any free one."""

    host: str
    port: int | None
    root_url: str
    notebooks: Path
    preheat: int
    readers: int
    open_browser: bool
    verbose: bool
    source: bool = True
    allow_hosts: tuple[str, ...] = ()
    frame_origins: tuple[str, ...] = ()
    hub: bool = False


def check(given: argparse.Namespace) -> Options:
    """Turn what was typed into Options, or raise OptionError with a sentence that says what is wrong."""
    if given.hub:
        _told_by_the_hub(given)
    if given.port is not None and not 0 <= given.port <= 65535:
        raise OptionError(f"--port {given.port}: a port is a number from 0 to 65535.")
    if not 0 <= given.preheat <= 20:
        raise OptionError(f"--preheat {given.preheat}: choose from 0 (none) to 20 tables.")
    if not 1 <= given.readers <= 1000:
        raise OptionError(f"--readers {given.readers}: choose from 1 to 1000 readers.")
    root_url = "/" + given.root_url.strip("/") + "/" if given.root_url.strip("/") else "/"
    if not re.fullmatch(r"/(([A-Za-z0-9._~@-]|%[0-9A-F]{2})+/)*", root_url) or ".." in root_url:
        raise OptionError(f"--root-url {given.root_url}: give a path such as /school/cards/ "
                          "(letters, digits, and the signs . _ ~ -).")
    return Options(
        host=given.host, port=given.port, root_url=root_url, notebooks=_notebooks(given.notebooks), preheat=given.preheat,
        readers=given.readers, open_browser=not given.no_browser, verbose=given.verbose, source=given.source, hub=given.hub,
        allow_hosts=_each("--allow-host", given.allow_host, host_name, "a name such as cards.school.example"),
        frame_origins=_each("--frame-origin", given.frame_origin, frame_origin, "an origin such as https://school.example"))


def _told_by_the_hub(given: argparse.Namespace) -> None:
    """A JupyterHub says in the environment where its single-user server has to listen."""
    there, prefix = urlsplit(os.environ.get("JUPYTERHUB_SERVICE_URL", "")), os.environ.get("JUPYTERHUB_SERVICE_PREFIX")
    if not there.port or not prefix:
        raise OptionError("--hub: only for a server that a JupyterHub starts.")
    if find_spec("jupyterhub") is None:
        raise OptionError("--hub: the package jupyterhub is not installed here.")
    given.host, given.port, given.root_url, given.no_browser = there.hostname or "", there.port, prefix, True


def _each(option: str, given: list[str], read: Callable[[str], str], wanted: str) -> tuple[str, ...]:
    found = []
    for text in given:
        try:
            found.append(read(text))
        except ValueError as error:
            raise OptionError(f"{option} {text}: give {wanted}.") from error
    return tuple(found)


def _notebooks(given: str | None) -> Path:
    if given is None:
        try:
            return notebooks_root()
        except FileNotFoundError as error:
            raise OptionError(f"{error}.") from error
    folder = Path(given).expanduser().resolve()
    if not folder.is_dir():
        raise OptionError(f"--notebooks {given}: there is no such folder.")
    if not Shelf(folder).lessons:
        raise OptionError(f"--notebooks {given}: there is no notebook (.ipynb) in this folder or one level below.")
    return folder


def bind(options: Options) -> tuple[list[socket.socket], int]:
    """Take hold of the port. Raises OptionError if that is not possible."""
    for port in _candidates(options.port):
        try:
            sockets = bind_sockets(port, options.host or None)
        except socket.gaierror as error:
            raise OptionError(f"--host {options.host}: this name or address is not known here.") from error
        except OSError as error:
            if error.errno == errno.EADDRINUSE and options.port is None:
                continue
            raise OptionError(_refusal(error, port, options.host)) from error
        return sockets, sockets[0].getsockname()[1]
    raise OptionError(f"The ports {DEFAULT_PORT} to {DEFAULT_PORT + TRIES - 1} are all in use. "
                      "Choose another one with --port, or --port 0 for any that is free.")


def _candidates(port: int | None) -> Iterator[int]:
    yield from range(DEFAULT_PORT, DEFAULT_PORT + TRIES) if port is None else (port,)


def _refusal(error: OSError, port: int, host: str) -> str:
    if error.errno == errno.EADDRINUSE:
        return (f"Port {port} is already in use, perhaps by another cardhistory. "
                "Choose another one with --port, or leave --port out to take the next free one.")
    if error.errno in {errno.EACCES, getattr(errno, "WSAEACCES", errno.EACCES)}:
        return f"You may not listen on port {port}. Ports from 1024 upwards are usually allowed."
    if error.errno == errno.EADDRNOTAVAIL:
        return f"--host {host}: this address does not belong to this machine."
    return f"Cannot listen on port {port} of {host}: {error.strerror}."


def run(given: argparse.Namespace) -> int:
    """Serve until Ctrl-C; returns the exit code."""
    try:
        options = check(given)
        sockets, port = bind(options)
    except OptionError as error:
        print(f"cardhistory serve: {error}", file=sys.stderr)
        return 2
    from .app import Site  # here, so that a wrong option is answered at once

    if options.port is None and port != DEFAULT_PORT:
        print(f"Port {DEFAULT_PORT} is in use; taking {port} instead.")

    def ready() -> None:
        url = address(options.host, port, options.root_url)
        print(f"Open {url}  (Ctrl-C stops the server)", flush=True)
        if options.host in EVERYWHERE and not options.hub and (numbers := own_numbers()):
            print(invitation([address(number, port, options.root_url) for number in numbers]), flush=True)
        if options.open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    Site.open(options, sockets, port, ready)
    return 0


def address(host: str, port: int, root_url: str) -> str:
    """The address to type into a browser on this machine or, for a server open to all, on another one."""
    name = socket.gethostname() if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}{root_url}"
