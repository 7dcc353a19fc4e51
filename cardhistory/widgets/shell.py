"""What every widget with a session behind it does: the browser sets nothing, a page without widgets gets words, nothing stays behind."""
from __future__ import annotations

from typing import Any

import anywidget

__all__ = ["Shell"]


class Shell(anywidget.AnyWidget):
    """A widget whose state goes one way. Its own class says with ``in_words`` what lies there."""

    def in_words(self) -> str:
        """What lies here, for a page without widgets."""
        return ""

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The widget, and for a page without one what lies there in words."""
        bundle = super()._repr_mimebundle_(**options)
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        if data is not None:
            data["text/plain"] = f"{self!r}\n{self.in_words()}"
        return bundle

    def set_state(self, sync_data: Any) -> None:
        """The browser may set nothing: what it sends here is dropped."""

    def close(self) -> None:
        """Close the widget and the layout that was made for it, so that nothing of it stays in memory."""
        layout = self.layout
        super().close()
        if layout is not None:
            layout.close()
