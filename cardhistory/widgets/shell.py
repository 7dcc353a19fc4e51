"""What all our widgets do: the browser sets nothing, a page without widgets gets words, nothing stays behind when one is closed."""
from __future__ import annotations

import json
from typing import Any, ClassVar

import anywidget

from .side import Side

__all__ = ["Shell"]


def whole(message: Any) -> Any:
    """A message with a sign in place of every half of a letter (a lone surrogate): JSON can name one, but no text can carry it, and
    an answer that repeats it would never leave. None for what is no message at all."""
    try:
        return json.loads(json.dumps(message, ensure_ascii=False).encode("utf-8", "replace"))
    except (TypeError, ValueError, RecursionError):
        return None


class Shell(anywidget.AnyWidget):
    """A widget whose state goes one way, and whose page side is fetched once for all of its kind.

    Its own class names that side, with ``_esm = SIDE.stub("render…")``, and hears the browser's messages in ``_heard``.
    """

    side: ClassVar[Side]

    def __init__(self) -> None:
        super().__init__()
        self.on_msg(self._hear)

    def in_words(self) -> str:
        """What lies here, for a page without widgets."""
        return repr(self)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The widget, and for a page without one what lies there in words."""
        bundle = super()._repr_mimebundle_(**options)
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        if data is not None:
            data["text/plain"] = self.in_words()
        return bundle

    def set_state(self, sync_data: Any) -> None:
        """The browser may set nothing: what it sends here is dropped."""

    def close(self) -> None:
        """Close the widget and the layout that was made for it, so that nothing of it stays in memory."""
        layout = self.layout
        super().close()
        if layout is not None:
            layout.close()

    def _hear(self, widget: Any, message: Any, buffers: Any) -> None:
        message = whole(message)
        if isinstance(message, dict) and message.get("type") == "side":
            self.side.send(self, message.get("plain") is True)
        elif isinstance(message, dict) and message.get("type") == "ping":  # is anybody there?
            self.send({"type": "seen"})
        else:
            self._heard(widget, message, buffers)

    def _heard(self, widget: Any, message: Any, buffers: Any) -> None:
        """A message of the browser. Nothing in it is trusted."""
