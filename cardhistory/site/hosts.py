"""By which names the server answers, and whose pages may show it in a frame.

A page elsewhere can make its own name lead to this machine (DNS rebinding) and would then pass for one of ours. It cannot
choose its name: so a request for a name that is not ours is refused. Numbers are nobody's names and are always answered.
"""
from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Sequence
from urllib.parse import urlsplit

__all__ = ["EVERYWHERE", "answers", "bare", "frame_origin", "host_name", "own_names", "same_origin"]

EVERYWHERE = {"", "0.0.0.0", "::"}
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*")


def bare(host: str) -> str:
    """The name of a Host header without its port, in lower case.

    >>> bare("School.example:8866"), bare("[::1]:8866"), bare("localhost.")
    ('school.example', '::1', 'localhost')
    """
    name = host.strip().lower()
    name = name[1:].partition("]")[0] if name.startswith("[") else name.partition(":")[0]
    return name.removesuffix(".")


def host_name(given: str) -> str:
    """A name as --allow-host takes it. Raises ValueError."""
    name = given.strip().lower().removesuffix(".")
    if not _NAME.fullmatch(name):
        raise ValueError(given)
    return name


def own_names(host: str, allowed: Sequence[str] = ()) -> frozenset[str]:
    """The names by which a server on this address answers."""
    own = {"localhost", *allowed}
    if host in EVERYWHERE:
        machine = socket.gethostname().lower()
        own |= {machine, machine.partition(".")[0], f"{machine.partition('.')[0]}.local"}
    else:
        own.add(bare(f"[{host}]" if ":" in host else host))
    return frozenset(own)


def answers(host: str, names: frozenset[str]) -> bool:
    """Is this Host header one of ours, or a number?

    >>> [answers(host, frozenset({"localhost"})) for host in ("localhost:1", "127.0.0.1", "[::1]:1", "evil.example", "")]
    [True, True, True, False, False]
    """
    name = bare(host)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in names
    return True


def frame_origin(given: str) -> str:
    """An origin as --frame-origin takes it, such as https://school.example. Raises ValueError."""
    parts = urlsplit(given.strip().lower())
    if parts.scheme not in ("http", "https") or parts.path.strip("/") or parts.query or parts.fragment or parts.username:
        raise ValueError(given)
    name, port = parts.hostname or "", parts.port
    try:
        ipaddress.ip_address(name)
    except ValueError:
        host_name(name)
    return f"{parts.scheme}://{f'[{name}]' if ':' in name else name}{f':{port}' if port else ''}"


def same_origin(origin: str | None, host: str | None) -> bool:
    """Did a page of ours ask? A browser says so with every request that changes something, and a page cannot forge it."""
    return bool(origin and host) and urlsplit(str(origin).lower()).netloc == str(host).lower()
