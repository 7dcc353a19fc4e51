"""Every drawing looks as it was approved; a change that is meant is approved with ``python -m tests.art.look --approve``."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from cardhistory import art
from tests.art import look


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """A page of the browser that all tests share, kept for all drawings."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("sheet", look.SHEETS)
def test_every_picture_is_as_it_was_approved(page: Page, sheet: str) -> None:
    assert not look.changed(page, sheet)


@pytest.mark.parametrize(("what", "change"), [
    ("a lost line", lambda svg: svg.replace("<path", "<path opacity='0'", 40)),
    ("another colour", lambda svg: svg.replace("#", "#0", 0).replace('fill="#', 'fill="#8')),
    ("another card", lambda svg: art.card(look.PACKS["aluette"], "VC")),
])
def test_a_change_is_noticed(page: Page, monkeypatch: pytest.MonkeyPatch, what: str, change: Callable[[str], str]) -> None:
    draw = look.drawings

    def altered(sheet: str) -> tuple[list[str], list[str], int, int, int]:
        names, svgs, *rest = draw(sheet)
        return (names, [change(svgs[0]), *svgs[1:]], *rest)  # type: ignore[return-value]

    monkeypatch.setattr(look, "drawings", altered)
    assert list(look.changed(page, "aluette")) == ["AD"], what
