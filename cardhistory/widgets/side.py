"""The page side of a widget: its script and styles, which the browser fetches once for all widgets of a page.

A widget sends only the few lines of `side.js`; the first of them that is drawn asks for the rest. So a lesson with twenty
tables and exercises carries their script once, and the browser reads it once.
"""
from __future__ import annotations

import hashlib
import json
import zlib
from functools import cached_property
from pathlib import Path
from typing import Any

__all__ = ["Side"]

_HERE = Path(__file__).resolve().parent


def _read(*names: str) -> str:
    """The files as one text, without the indentation and the lines of comment."""
    lines = [line.strip() for name in names for line in (_HERE / name).read_text(encoding="utf-8").splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("//"))


class Side:
    """Files joined to one module that offers the functions named in ``renders``, and the styles that go with it.

    ``stub(render)`` is what a widget gives as its ``_esm``; ``send`` answers the question that it asks.
    """

    def __init__(self, name: str, files: tuple[str, ...], styles: tuple[str, ...], renders: tuple[str, ...]) -> None:
        self.name, self._files, self._styles, self._renders = name, files, styles, renders

    @cached_property
    def js(self) -> str:
        """The module."""
        return f"{_read(*self._files)}\nexport {{ {', '.join(self._renders)} }};"

    @cached_property
    def css(self) -> str:
        """Its styles."""
        return _read(*self._styles)

    @cached_property
    def _text(self) -> bytes:
        return json.dumps({"js": self.js, "css": self.css}, ensure_ascii=False).encode()

    @cached_property
    def _packed(self) -> bytes:
        return zlib.compress(self._text, 9)

    @cached_property
    def key(self) -> str:
        """The name, and a mark of the text: pages of two versions do not mix."""
        return f"{self.name}.{hashlib.sha256(self._text).hexdigest()[:12]}"

    def stub(self, render: str) -> str:
        """The script of a widget that is drawn by one of the functions."""
        if render not in self._renders:
            raise ValueError(f"the page side {self.name!r} offers {', '.join(self._renders)}, not {render!r}")
        return f"const SIDE = {json.dumps(self.key)}, RENDER = {json.dumps(render)};\n{_read('side.js')}"

    def send(self, widget: Any, plain: bool) -> None:
        """Answer a widget's stub: packed, or as it is for a browser that cannot unpack."""
        widget.send({"type": "side", "side": self.key, "plain": plain}, buffers=[self._text if plain else self._packed])
