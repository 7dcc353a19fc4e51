"""The edition without a server with the network off, when a newer version comes, and beside another site on the same host."""
from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cardhistory.static import offline

from .conftest import Plain

AWAKE = 90_000  # milliseconds that Python may take to start on a busy machine
# The policy of a page forbids what waits for a function of Playwright's: each of these waits by itself.
UNTIL = """async () => {
  for (const begun = performance.now(); !await (%s)(); await new Promise((done) => setTimeout(done, 20)))
    if (performance.now() - begun > 90000) throw new Error("waited in vain");
}"""
CONTROLLED = UNTIL % "() => navigator.serviceWorker.controller"
WAITING = UNTIL % "async () => (await navigator.serviceWorker.getRegistration()).waiting"
REFUSED = """async () => {
  const there = await navigator.serviceWorker.getRegistration();
  await there.update();
  for (let n = 0; there.installing && n < 3000; n += 1) await new Promise((done) => setTimeout(done, 20));
  return there.waiting ? "waiting" : there.active.state;
}"""
KEPT = """async () => {
  const { keep } = await import(document.querySelector("link[href$='site.css']").href.replace("site.css", "offline.js"));
  await keep();
  const there = await navigator.serviceWorker.ready;
  for (let n = 0; !navigator.serviceWorker.controller || there.installing; n += 1) {
    if (n > 3000) throw new Error(`no copy: ${navigator.serviceWorker.controller} ${there.installing?.state}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
COPIES = "async () => (await caches.keys()).map(decodeURI)"


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[Plain]:
    """A server for an empty folder, `tmp_path / "web"`."""
    (tmp_path / "web").mkdir()
    server = Plain(tmp_path / "web")
    yield server
    server.stop()


def lay(target: Path, folder: Path) -> None:
    """Hand out this folder from now on, under the name of a link."""
    target.unlink(missing_ok=True)
    target.symlink_to(folder)


def lay_out(out: Path, patience: int = 90_000) -> None:
    """The copy of this folder, by a script that waits so many milliseconds for the network: long, for a machine may be busy."""
    offline.lay(out)
    script = (out / offline.SCRIPT).read_text(encoding="utf-8")
    assert script.count("PATIENCE = 4000;") == 1
    (out / offline.SCRIPT).write_text(script.replace("PATIENCE = 4000;", f"PATIENCE = {patience};"), encoding="utf-8")


@pytest.fixture(scope="module")
def older(static_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site without Python, which is the same in all versions."""
    out = tmp_path_factory.mktemp("older") / "site"
    unwanted = shutil.ignore_patterns("*.zip*", "*.wasm*", "*.asm.mjs*", "sw.js", "offline")
    shutil.copytree(static_folder, out, copy_function=os.link, ignore=unwanted)
    lay_out(out)
    return out


@pytest.fixture(scope="module")
def newer(older: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same site with another word in its text; its scripts lie elsewhere, and the old ones have gone."""
    out = tmp_path_factory.mktemp("newer") / "site"
    shutil.copytree(older, out, copy_function=os.link, ignore=shutil.ignore_patterns("sw.js", "offline"))
    (assets,) = (out / "assets").iterdir()
    assets.rename(assets.with_name("newer"))
    for page in out.rglob("*.html"):
        text = page.read_text(encoding="utf-8").replace(f"assets/{assets.name}", "assets/newer").replace("<h1", "<h1 title=\"newer\"", 1)
        page.unlink()  # its other name is a page of the older version
        page.write_text(text, encoding="utf-8")
    lay_out(out)
    later = (older / offline.SCRIPT).stat().st_mtime + 60  # a plain server tells two files apart by the second at which they were made
    os.utime(out / offline.SCRIPT, (later, later))
    return out


def test_after_one_visit_the_whole_site_opens_with_the_network_off(
        static_folder: Path, plain: Plain, tmp_path: Path, open_page: Callable[..., Page]) -> None:
    (tmp_path / "web" / "school").mkdir()
    lay(tmp_path / "web" / "school" / "cards", static_folder)
    site = plain.url + "school/cards/"
    page = open_page(service_workers="allow")
    page.goto(site + "en/present", wait_until="commit")
    page.wait_for_selector("body[data-lesson=ready]", timeout=AWAKE)
    page.evaluate(CONTROLLED)
    plain.stop()
    page.goto(site + "en/etori")
    assert page.url == site + "en/etori/"
    table = page.locator(".ch-table[data-ready='1']").first
    table.wait_for(timeout=AWAKE)
    page.wait_for_selector(".static-first", state="detached")
    version = table.get_attribute("data-version")
    table.locator(".ch-hand .ch-may").last.click()
    expect(table).not_to_have_attribute("data-version", version or "", timeout=AWAKE)
    assert all("/school/cards/" in name for name in page.evaluate("Object.keys(localStorage)")), "what is kept belongs to this path"
    for path in ("", "en/trappola/code/index.html", "print/", "print/trappola/", "teachers/"):
        got = page.goto(site + path)
        assert got is not None and got.ok, path
        assert page.inner_text("main").strip()
    page.goto(site + "print/")
    page.locator("a[href*='trappola-A4.pdf']").first.click()
    page.wait_for_selector(".static-making")  # the sheets that lay ready on the server are made by the browser
    assert all(url.startswith((site, "blob:", "data:")) for url in page.watch.requests)


def test_a_newer_version_comes_whole_and_an_older_page_that_is_open_goes_on(
        older: Path, newer: Path, plain: Plain, tmp_path: Path, open_page: Callable[..., Page]) -> None:
    lay(tmp_path / "web" / "site", older)
    page = open_page(service_workers="allow")
    address = plain.url + "site/teachers/"
    page.goto(address)
    page.evaluate(KEPT)
    (old,) = page.evaluate(COPIES)
    half = tmp_path / "half"
    shutil.copytree(newer, half, copy_function=os.link, ignore=shutil.ignore_patterns("offline"))
    lay(tmp_path / "web" / "site", half)
    assert page.evaluate(REFUSED) == "activated" and old in page.evaluate(COPIES), "a folder that is being copied changes nothing"
    lay(tmp_path / "web" / "site", newer)
    other = page.context.new_page()
    other.goto(address)
    assert other.get_attribute("h1", "title") == "newer", "the newest page comes at once"
    other.evaluate(WAITING)
    script = (page.get_attribute("link[href$='site.css']", "href") or "").replace("site.css", "host.js")
    assert not (newer / "teachers" / script).exists()
    assert page.evaluate("(name) => fetch(name).then((got) => got.status)", script) == 200, "what the server has no more is kept"
    assert len(page.evaluate(COPIES)) == 2
    again = page.context.new_page()
    page.close()
    other.close()
    for _ in range(150):  # the browser takes its time to see that all pages are closed; one that comes earlier has the older version
        again.wait_for_timeout(300)
        again.goto(address)
        again.wait_for_timeout(100)
        if len(again.evaluate(COPIES)) == 1:
            break
        again.goto("about:blank")
    assert len(again.evaluate(COPIES)) == 1 and again.evaluate(COPIES) != [old]
    plain.stop()
    again.reload()
    assert again.get_attribute("h1", "title") == "newer"


def test_a_network_that_does_not_answer_is_not_waited_for(
        older: Path, plain: Plain, tmp_path: Path, open_page: Callable[..., Page]) -> None:
    hasty = tmp_path / "hasty"
    shutil.copytree(older, hasty, copy_function=os.link, ignore=shutil.ignore_patterns("sw.js", "offline"))
    lay_out(hasty, patience=300)
    lay(tmp_path / "web" / "site", hasty)
    page = open_page(service_workers="allow")
    page.goto(f"{plain.url}site/teachers/")
    page.evaluate(KEPT)
    plain.free.clear()
    try:
        page.goto(f"{plain.url}site/en/etori/", wait_until="commit", timeout=30_000)
        page.get_by_role("heading", level=1).wait_for(timeout=30_000)
        assert plain.held, "the network was asked"
    finally:
        plain.free.set()


def test_two_sites_on_one_host_keep_apart(
        older: Path, newer: Path, plain: Plain, tmp_path: Path, open_page: Callable[..., Page]) -> None:
    lay(tmp_path / "web" / "a", older)
    lay(tmp_path / "web" / "a b", newer)
    page = open_page(service_workers="allow")
    page.goto(f"{plain.url}a/teachers/")
    page.evaluate(KEPT)
    page.goto(f"{plain.url}a b/")  # the landing page fetches nothing unasked
    keep = page.locator("#static-keep[data-state=idle] button")
    assert "about 7" in page.inner_text("#static-keep") and len(page.evaluate(COPIES)) == 1
    keep.press("Enter")
    page.locator("#static-keep[data-state=done]").wait_for()
    assert page.evaluate("document.activeElement.matches('#static-keep p')")
    assert not page.locator("#static-keep :is(button, progress):visible").count()
    assert sorted(name.rpartition(" ")[0] for name in page.evaluate(COPIES)) == ["cardhistory /a b/", "cardhistory /a/"]
    plain.stop()
    for name, title in (("a", None), ("a b", "newer")):
        page.goto(f"{plain.url}{name}/teachers/")
        assert page.get_attribute("h1", "title") == title


@pytest.mark.parametrize("missing", [
    "Object.defineProperty(Navigator.prototype, 'serviceWorker', {get() { throw new Error('private window') }})",
    "navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))",
    "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"])
def test_where_nothing_can_be_kept_nothing_is_and_no_error_is_logged(
        missing: str, static_site: str, open_page: Callable[..., Page]) -> None:
    page = open_page(service_workers="allow")
    page.add_init_script(missing)
    page.goto(static_site + "teachers/")
    page.evaluate(KEPT.split("  const there")[0] + "}")
    assert page.evaluate(COPIES) == []
    page.goto(static_site)
    if "register" in missing:
        page.click("#static-keep button")
    state = "no" if "get()" in missing else "failed" if "register" in missing else "idle"
    page.locator(f"#static-keep[data-state={state}]").wait_for()
