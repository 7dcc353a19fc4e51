"""The pages for the printer as the server gives them: `wishes` makes them from what stands behind the ``?``. No kernel."""
from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from ..printing.deals import WrongWish
from .pages import _Page
from .wishes import Answer, NoSuchPack, Wishes, file_at, page_at, wrong

__all__ = ["Print", "PrintFile", "ToPacks"]


class _Printing(_Page):
    """A page for the printer. What was wished for wrongly is answered in a sentence."""

    def set_default_headers(self) -> None:
        super().set_default_headers()
        self.set_header("Content-Security-Policy", self.policy.replace("form-action 'none'", "form-action 'self'"))

    @property
    def wishes(self) -> Wishes:
        names = self.request.query_arguments
        return Wishes({name: self.get_query_arguments(name) for name in names})

    async def answer(self, answer: Answer) -> None:
        make = partial(self.page, answer.template, lang="en", **answer.fields)
        html = await asyncio.get_running_loop().run_in_executor(None, make)
        self.set_status(answer.status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(html)


class ToPacks(_Page):
    """The address without its slash."""

    def get(self) -> None:
        self.redirect(f"{self.site.base_url}print/")


class Print(_Printing):
    """A page for the printer."""

    async def get(self, path: str = "") -> None:
        """Made beside the loop, as files are: drawing a pack and playing a deal take a moment."""
        await self.answer(await asyncio.get_running_loop().run_in_executor(None, page_at, path, self.wishes))


class PrintFile(_Printing):
    """The same as a PDF file, made beside the loop: others are not kept waiting."""

    async def get(self, path: str) -> None:
        try:
            file = file_at(path, self.wishes)
        except WrongWish as error:
            await self.answer(wrong(error, 404 if isinstance(error, NoSuchPack) else 400))
            return
        data = await asyncio.get_running_loop().run_in_executor(None, file.make)
        self.set_header("Content-Type", "application/pdf")
        self.set_header("Content-Disposition", f'inline; filename="{file.name}"')
        self.finish(data)

    async def head(self, *parts: Any) -> None:
        await self.get(*parts)
