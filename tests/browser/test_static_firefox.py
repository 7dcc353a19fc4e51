"""The edition without a server in a second browser: in Firefox a table wakes up, answers, and is found again after a reload."""
from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.firefox import Firefox, firefox

TABLE = "#slot-4 .ch-table[data-ready='1']"
LYING = f"JSON.stringify([...document.querySelectorAll(`{TABLE} .ch-card`)].map((one) => one.dataset.card))"


@pytest.mark.skipif(firefox() is None, reason="no Firefox on this machine")
def test_a_table_wakes_up_answers_and_comes_back(static_site: str, tmp_path: Path) -> None:
    browser = Firefox(firefox() or "", tmp_path)
    try:
        browser.go(f"{static_site}en/how-we-know/")
        browser.wait("document.body?.dataset.lesson === 'ready'")
        browser.click(f"{TABLE} .ch-hand .ch-may")
        browser.wait(f"document.querySelector(`{TABLE}:not([data-version='0'])`)")
        left = browser.run(LYING)
        browser.reload()
        browser.wait("[...document.querySelectorAll('#slot-4 .ch-live')].some((one) => one.textContent.startsWith('Your hand is back'))")
        browser.wait(f"document.querySelector(`{TABLE}`)")
        assert browser.run(LYING) == left and len(left) > 20
        assert not browser.run("document.querySelectorAll('.site-notice[role=alert]').length")
        assert not browser.said and all(url.startswith((static_site, "blob:", "data:", "about:")) for url in browser.requests)
    finally:
        browser.close()
