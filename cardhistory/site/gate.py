"""What passes from a page to its kernel: moves and questions of widgets, and nothing else.

The kernel checks every move itself. What is refused here are the messages that a page of ours has no use for at all: to run
code, to ask what code means, to end or interrupt, to make widgets; and those that are too long, too deep or too many.
"""
from __future__ import annotations

import itertools
import json
import time
from typing import Any

from tornado.web import HTTPError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from .connection import NoDelay
from .settings import CONNECTIONS, DEEP, MESSAGE, RATE

__all__ = ["GuardedConnection", "Socket", "depth", "wanted"]

KINDS = frozenset({"kernel_info_request", "comm_info_request", "comm_open", "comm_msg", "comm_close"})
CONTROL = frozenset({"kernel_info_request"})
TARGETS = frozenset({"jupyter.widget.control"})
"""What a page may open: the channel by which it asks for the widgets that are there. It makes none."""
METHODS = frozenset({"custom", "update", "request_state", "request_states"})


def depth(text: str) -> int:
    """How deep a JSON text is nested, at most; brackets inside its strings count as well only where that is deeper than it is."""
    level = deepest = 0
    quoted = escaped = False
    for sign in text:
        if escaped:
            escaped = False
        elif quoted:
            escaped = sign == "\\"
            quoted = sign != '"'
        elif sign == '"':
            quoted = True
        elif sign in "[{":
            level += 1
            deepest = max(deepest, level)
        elif sign in "]}":
            level -= 1
    return deepest


def _read(text: bytes | str) -> dict[str, Any]:
    """One part of a message. Raises ValueError."""
    plain = text.decode("utf-8") if isinstance(text, bytes) else text
    if plain.count("[") + plain.count("{") > DEEP and depth(plain) > DEEP:
        raise ValueError("too deep")
    value = json.loads(plain)
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


PARTS = 16
"""Most pieces of a message in the binary form: channel, header, parent, metadata, content, and a few buffers."""


def _pieces(message: bytes) -> list[bytes]:
    """The channel and the parts of a message in the binary form: a count, so many offsets, the pieces between them.

    Jupyter Server believes the count; one of 2**62 keeps it busy for ever. Raises ValueError.
    """
    count = int.from_bytes(message[:8], "little")
    if not 2 <= count <= PARTS:
        raise ValueError("pieces")
    offsets = [int.from_bytes(message[8 * place:8 * place + 8], "little") for place in range(1, count + 1)]
    if offsets != sorted(offsets) or offsets[0] != 8 * (count + 1) or offsets[-1] != len(message):
        raise ValueError("offsets")
    return [message[begin:end] for begin, end in itertools.pairwise(offsets)]


def wanted(message: bytes | str) -> bool:
    """Does this message, as it came over the socket, have a use here? Never raises."""
    try:
        if len(message) > MESSAGE:
            return False
        if isinstance(message, str):
            whole = _read(message)
            channel, header, content = whole.get("channel"), whole.get("header"), whole.get("content")
            buffers = whole.get("buffers")
        else:
            channel, *parts = _pieces(message)
            channel = channel.decode()
            if len(parts) < 4:
                return False
            header, _parent, _metadata, content = (_read(part) for part in parts[:4])
            buffers = parts[4:]
        if not isinstance(header, dict) or not isinstance(content, dict) or any(buffers or ()):
            return False
        return _useful(channel, header, content)
    except (ValueError, TypeError, RecursionError):
        return False


def _useful(channel: Any, header: dict[str, Any], content: dict[str, Any]) -> bool:
    kind, data = header.get("msg_type"), content.get("data")
    if not isinstance(kind, str) or header.get("subshell_id") is not None:
        return False
    if channel == "control":
        return kind in CONTROL
    if channel != "shell" or kind not in KINDS:
        return False
    if kind == "comm_open":
        return content.get("target_name") in TARGETS
    if kind == "comm_msg":
        return isinstance(data, dict) and data.get("method") in METHODS
    return True


class GuardedConnection(NoDelay):
    """A page's connection, with the gate in it. What is refused is counted in the log once, and dropped."""

    _second, _sent, _refused = 0, 0, 0

    def handle_incoming_message(self, incoming_msg: bytes | str) -> None:
        second = int(time.monotonic())
        if second != self._second:
            self._second, self._sent = second, 0
        self._sent += 1
        if self._sent > RATE:
            self.log.warning("A page sent more than %d messages in a second: its connection is closed.", RATE)
            self.websocket_handler.close(1008, "too many messages")
        elif wanted(incoming_msg):
            super().handle_incoming_message(incoming_msg)  # type: ignore[arg-type]
        else:
            self._refused += 1
            if self._refused == 1:
                self.log.warning("A message that has no use here was refused; further ones of this page are not logged.")


class Socket(VoilaKernelWebsocketHandler):
    """The socket of a page. A kernel has few of them: nobody needs many, and each costs the server."""

    def write_error(self, status_code: int, **_: Any) -> None:
        """A script asks, not a reader: no page."""
        self.set_header("Content-Type", "text/plain")
        self.finish(str(status_code))

    async def pre_get(self) -> None:
        kernel = self.path_kwargs.get("kernel_id") or self.path_args[0]
        if kernel not in self.kernel_manager:
            raise HTTPError(404)
        if self.kernel_manager.connections(kernel) >= CONNECTIONS:
            raise HTTPError(429)
        await super().pre_get()
