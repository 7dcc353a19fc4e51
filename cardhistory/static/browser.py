"""Python's side in the reader's browser: cells are run, and widgets talk to their page through messages.

The script of the worker calls `begin` with a function that posts to the page, then `cell` for each cell and `hear` for each message.
The widgets are those of every other edition: only what carries their messages is ours, and a stand-in for IPython, of which they use
three names.
"""
from __future__ import annotations

import json
import logging
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any

__all__ = ["begin", "cell", "file", "hear", "page"]

Post = Callable[[str, list[bytes]], Any]
_log = logging.getLogger(__name__)
_cells: Any = None
_comms: dict[str, Any] = {}


def _stand_in() -> None:
    """A stand-in for IPython where there is none: what our widgets and the packages under them ask of it."""
    try:
        import IPython  # noqa: F401
        return
    except ImportError:
        pass
    top, display = types.ModuleType("IPython"), types.ModuleType("IPython.display")
    core, shell = types.ModuleType("IPython.core"), types.ModuleType("IPython.core.interactiveshell")
    top.get_ipython = lambda: None  # type: ignore[attr-defined]
    top.version_info = (9, 0, 0)  # type: ignore[attr-defined]
    display.display = display.clear_output = lambda *values, **options: None  # type: ignore[attr-defined]
    shell.InteractiveShell = type("InteractiveShell", (), {})  # type: ignore[attr-defined]
    top.display, top.core, core.interactiveshell = display, core, shell  # type: ignore[attr-defined]
    for module in (top, display, core, shell):
        sys.modules[module.__name__] = module


def begin(post: Post) -> None:
    """Get ready: from now on widgets open their way to the page with ``post(text, buffers)``."""
    global _cells
    _stand_in()
    import comm
    from comm.base_comm import BaseComm

    class PageComm(BaseComm):  # type: ignore[misc]
        """A widget's way to the page."""

        def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any) -> None:
            if msg_type == "comm_open":
                _comms[self.comm_id] = self
            elif msg_type == "comm_close":
                _comms.pop(self.comm_id, None)
            post(json.dumps({"type": msg_type, "id": self.comm_id, "data": data or {}}, ensure_ascii=False),
                 [bytes(one) for one in buffers or ()])

    comm.create_comm = lambda *values, **options: PageComm(*values, **options)
    from .cells import Cells

    _cells = Cells()


def cell(source: str, name: str) -> str:
    """Run a cell. JSON: the model of each widget it shows, in order; None where the cell failed."""
    try:
        pieces = _cells.run(source, name)
    except Exception:
        _log.exception("a cell of the lesson failed: %s", name)
        return "null"
    return json.dumps([piece.value.model_id for piece in pieces if piece.kind == "widget"])


def hear(ident: str, text: str, buffers: Sequence[Any] = ()) -> None:
    """A message of the page to a widget. One for a widget that has gone is dropped."""
    there = _comms.get(ident)
    if there is not None:
        content = {"comm_id": ident, "data": json.loads(text)}
        there.handle_msg({"content": content, "buffers": list(buffers), "header": {}, "msg_type": "comm_msg"})


def _wishes(query: str) -> Any:
    from urllib.parse import parse_qs

    from ..site.wishes import Wishes

    return Wishes(parse_qs(query, keep_blank_values=True))


def page(path: str, query: str, frame: str, assets: str) -> str:
    """A page for the printer: the one at this address below ``print/``, as the server makes it, with the links of the folder."""
    from ..site.render import fill
    from ..site.wishes import page_at
    from .addresses import relink

    answer = page_at(path, _wishes(query))
    html = fill(answer.template, json.loads(frame), lambda name: f"/{assets}/{name}", lang="en", **answer.fields)
    return relink(html, f"/print/{path}")


def file(path: str, query: str) -> tuple[str, bytes]:
    """A file for the printer: its name and what is in it. Where it cannot be made: no name, and the sentence that says why."""
    from ..printing.deals import WrongWish
    from ..site.wishes import file_at

    try:
        made = file_at(path, _wishes(query))
    except WrongWish as error:
        return "", str(error).encode()
    return made.name, made.make()
