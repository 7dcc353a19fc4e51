"""How the page talks to its kernel: used by our site and by `cardhistory lab`."""
from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

__all__ = ["NoDelay"]


class NoDelay(ZMQChannelsWebsocketConnection):
    """Send small frames at once: with Nagle's algorithm and delayed acknowledgement each click waits some 40 ms."""

    def connect(self) -> Any:
        self.websocket_handler.set_nodelay(True)
        return super().connect()
