"""Pages made once: a lesson that is laid out beforehand needs no cell run for a reader, only a kernel split off and its number put in.

See `fork` for the kernels. Where nothing is forked, and for a lesson that is not fit for it, there is no mould, and Voilà runs the cells.
"""
from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Any

from nbformat import from_dict
from tornado.web import HTTPError
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from . import fork
from .laying import Unfit
from .shelf import Lesson

__all__ = ["Moulds"]

NUMBER = "the-number-of-the-kernel"


class _Renderer(NotebookRenderer):
    """Voilà's renderer, for cells that have been run."""

    shown: list[list[dict[str, Any]]]

    async def _jinja_kernel_start(self, nb: Any, kernel_id: Any, kernel_future: Any) -> str:
        return NUMBER

    async def _jinja_cell_generator(self, nb: Any, kernel_id: Any) -> AsyncIterator[Any]:
        shown = iter(self.shown)
        for cell in nb.cells:
            if cell.cell_type == "code":
                cell.outputs = [from_dict(one) for one in next(shown)]
            yield cell


class Moulds:
    """The lessons of a site that are laid out, each with its page."""

    def __init__(self, site: Any) -> None:
        self._site = site
        self._pages: dict[str, tuple[int, list[str]]] = {}
        self._unfit: dict[str, int] = {}
        self._turn = asyncio.Lock()

    async def lay_all(self) -> None:
        """Lay out every lesson that is fit, one after another."""
        for lesson in self._site.shelf.lessons:
            await self.lay(lesson)
        self._site.log.info("%d of %d lessons are laid out", len(self._pages), len(self._site.shelf.lessons))

    async def lay(self, lesson: Lesson) -> None:
        """Lay out a lesson, unless this has been done or tried since its file was changed."""
        async with self._turn:
            changed = self._changed(lesson)
            if self._unfit.get(lesson.path) == changed or self._fresh(lesson):
                return
            try:
                renderer = await self._renderer(lesson)
                cells = [cell.source for cell in renderer.notebook.cells if cell.cell_type == "code"]
                folder = str(self._site.shelf.root / os.path.dirname(lesson.path))
                renderer.shown = await fork.lesson(lesson.path, cells, folder)
                html = await renderer.generate_content_str()
                self._pages[lesson.path] = changed, html.split(NUMBER)
            except (Unfit, OSError, HTTPError) as error:
                self._site.log.info("%s is run anew for each reader: %s", lesson.path, error)
                self._unfit[lesson.path] = changed

    def page(self, lesson: Lesson) -> list[str] | None:
        """The page, in the pieces between which the kernel's number stands; None where there is none, or no longer the right one."""
        if self._fresh(lesson):
            return self._pages[lesson.path][1]
        if self._pages.pop(lesson.path, None) is not None:
            asyncio.ensure_future(self.lay(lesson))
        return None

    def forget(self, lesson: Lesson) -> None:
        """Its process gave no kernel: lay it out again."""
        self._pages.pop(lesson.path, None)
        asyncio.ensure_future(self.lay(lesson))

    def _fresh(self, lesson: Lesson) -> bool:
        return lesson.path in self._pages and self._pages[lesson.path][0] == self._changed(lesson) and fork.has(lesson.path)

    def _changed(self, lesson: Lesson) -> int:
        return (self._site.shelf.root / lesson.path).stat().st_mtime_ns

    async def _renderer(self, lesson: Lesson) -> _Renderer:
        site = self._site
        about = {"base_url": site.base_url, "settings": site.app.settings, "log": site.log, "voila_configuration": site.voila_configuration}
        page_config = site.page_config(get_page_config(**about))
        renderer = _Renderer(
            request_handler=None, voila_configuration=site.voila_configuration, traitlet_config=site.config, notebook_path=lesson.path,
            template_paths=site.template_paths, config_manager=site.config_manager,
            contents_manager=site.contents_manager, base_url=site.base_url, kernel_spec_manager=site.kernel_spec_manager,
            prelaunch_hook=None, page_config=page_config, mathjax_config=site.app.settings.get("mathjax_config"),
            mathjax_url=site.app.settings.get("mathjax_url"))
        await renderer.initialize(template=None, theme=None)
        return renderer

