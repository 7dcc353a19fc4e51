"""The site in a real browser: every change to Voilà, every page of our own."""
from __future__ import annotations

import gzip
import re
import threading
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe

from cardhistory.site.fork import can_fork
from cardhistory.site.shelf import Shelf, notebooks_root
from tests.browser.conftest import until

BUTTON = """import ipywidgets
label = ipywidgets.Label("0 clicks")
button = ipywidgets.Button(description="Go")
button.on_click(lambda _: setattr(label, "value", f"{int(label.value.split()[0]) + 1} clicks"))
ipywidgets.VBox([button, label])"""
KERNEL = re.compile(r'"kernelId": "([0-9a-f-]+)"')
LESSONS = [lesson.url for lesson in Shelf(notebooks_root()).lessons]


def fetch(url: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers in lower case, and body as it came over the wire."""
    try:
        with urlopen(Request(url, headers=headers, method=method), timeout=60) as reply:
            return reply.status, {key.lower(): value for key, value in reply.headers.items()}, reply.read()
    except HTTPError as error:
        return error.code, {key.lower(): value for key, value in error.headers.items()}, error.read()


def text(url: str) -> str:
    return fetch(url)[2].decode()


class QuietPages(SimpleHTTPRequestHandler):
    """Serves a folder, and says nothing of it."""

    def log_message(self, *_: object) -> None:
        pass


class Links(HTMLParser):
    """Addresses in a page that a browser would load or a reader could follow."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attributes if name in {"href", "src"} and value]


def serious(page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found if each["impact"] in {"serious", "critical"}]


def ready(page, url: str) -> str:
    """Open a lesson, wait until all of it is there; returns the kernel's id."""
    page.goto(url)
    page.wait_for_function("document.body?.dataset.lesson === 'ready'", timeout=60_000)
    return KERNEL.search(page.content())[1]


def alive(site: str, kernel: str) -> bool:
    return fetch(f"{site}api/kernels/{kernel}")[0] == 200


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A shelf with a lesson of one button and one that fails."""
    root = tmp_path_factory.mktemp("shelf")
    (root / "en").mkdir()

    def write(name, *cells):
        notebook = nbformat.v4.new_notebook(metadata={"kernelspec": {
            "name": "some-kernel-of-another-machine", "language": "python", "display_name": "Python"}, "title": name.title()})
        notebook.cells = [nbformat.v4.new_markdown_cell(cell[1:]) if cell[0] == "#" else nbformat.v4.new_code_cell(cell)
                          for cell in cells]
        nbformat.write(notebook, root / "en" / f"{name}.ipynb")

    write("button", "## Button", BUTTON, "#After it.")
    write("failing", "## Failing", "secret = 'do not show'; 1/0", "#Text after the failure.", "print('still here')")
    write("slow", "## Slow", f"import os, time\nwhile not os.path.exists({str(root / 'read')!r}): time.sleep(0.05)", "#Read me at once.")
    return root


@pytest.fixture(scope="module")
def small(serve, folder):
    """A site with three lessons of our own and two seats, under a path."""
    return serve("--notebooks", str(folder), "--preheat", "0", "--readers", "2", "--root-url", "/school/cards/")


@pytest.fixture(scope="module")
def lesson(site) -> str:
    """The first lesson's page as it comes over the wire, fetched once: every fetch takes a kernel."""
    return text(site + LESSONS[0])


# Our own pages

def test_the_landing_page_is_light_and_lists_the_lessons(site):
    status, headers, body = fetch(site, **{"Accept-Encoding": "gzip"})
    assert status == 200 and headers["content-encoding"] == "gzip"
    style = re.search(r'href="([^"]+site\.css[^"]*)"', gzip.decompress(body).decode())[1]
    css = fetch(urljoin(site, style), **{"Accept-Encoding": "gzip"})[2]
    assert len(body) + len(css) < 60_000
    assert "set-cookie" not in headers
    for url in LESSONS:
        assert f'href="/{url}"' in gzip.decompress(body).decode()


@pytest.mark.parametrize("width", [1280, 768, 360])
def test_the_landing_page_in_a_browser(open_page, site, width):
    page = open_page(width=width, height=740)
    page.goto(site)
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.locator("h1").count() == 1 and page.locator("main").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".site-plate svg").count() == sum(
        lesson.kind == "lesson" for lesson in Shelf(notebooks_root()).lessons)
    assert serious(page) == []
    assert len(page.watch.requests) <= 4, page.watch.requests
    button = page.get_by_role("link", name="Take a seat").first
    if width != 768:
        page.set_viewport_size({"width": width, "height": 800 if width == 1280 else 740})
        box = button.bounding_box()
        assert box["y"] + box["height"] <= page.viewport_size["height"], "the way in is on the first screen"
    page.set_viewport_size({"width": 320, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_button_says_that_a_table_is_being_laid(page, site):
    page.goto(site)
    page.evaluate("document.addEventListener('click', (event) => event.preventDefault())")  # a lesson that takes its time
    page.get_by_role("link", name="Take a seat").first.click()
    assert page.locator(".site-button").first.inner_text().startswith("Laying the table…")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")  # back again
    assert page.locator(".site-button").first.inner_text().startswith("Take a seat")


def test_the_contents_lead_to_every_part_of_a_lesson(open_page, site):
    page = open_page(reduced_motion="reduce")
    ready(page, site + LESSONS[0])
    for words in ("Skip to the text", "Skip to the first table", "Contents"):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.textContent").strip() == words
    page.keyboard.press("Enter")
    links = page.locator(".site-contents a")
    targets = links.evaluate_all("(all) => all.map((a) => document.getElementById(decodeURIComponent(a.hash.slice(1)))?.tagName)")
    assert len(targets) >= 10 and set(targets) == {"H2"}
    page.keyboard.press("Escape")
    assert not links.first.is_visible()
    assert page.evaluate("document.activeElement.textContent") == "Contents"
    page.locator(".site-contents summary").click()
    links.nth(3).click()
    assert not links.first.is_visible() and page.evaluate("scrollY") > 500
    page.set_viewport_size({"width": 320, "height": 740})
    assert page.evaluate("document.querySelector('.site-header').scrollWidth") <= 320


def test_a_reader_goes_from_the_landing_page_to_a_lesson_by_keyboard(page, site):
    page.goto(site)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the text"
    page.get_by_role("link", name="Take a seat").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(site + LESSONS[0])
    assert page.get_by_role("heading", level=1).count() == 1


def test_every_internal_link_leads_somewhere(site):
    seen, files, waiting = set(), set(), {site, *(f"{site}{url}/code" for url in LESSONS)}
    while waiting:
        url = waiting.pop()
        seen.add(url)
        status, headers, body = fetch(url)
        assert status == 200, url
        if "text/html" in headers.get("content-type", "") and "/voila/" not in url and url.removeprefix(site) not in LESSONS:
            for link in Links(body.decode()).found:
                target = urljoin(url, link).split("#")[0]
                file = ".pdf" in target and target.split("?")[0]
                if file in files:
                    continue  # one file of each kind, for each takes a second to make; tests/test_printing.py makes them all
                if file:
                    files.add(file)
                if target.startswith(site) and target not in seen and target.removeprefix(site) not in LESSONS:
                    waiting.add(target)
    assert any(url.endswith("/notebook") for url in seen) and len(files) >= 8


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_code_behind_a_lesson(page, site, lesson):
    page.goto(f"{site}{lesson}/code")
    shown = page.locator("pre.site-source").count()
    assert page.get_by_text("cardhistory lab").count() == 1
    assert page.evaluate("document.querySelectorAll('script').length") == 0
    assert serious(page) == []
    page.set_viewport_size({"width": 320, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == lesson.split("/")[1] + ".ipynb"
    assert shown == sum(cell.cell_type == "code" for cell in nbformat.read(download.value.path(), 4).cells) > 0


def test_pages_that_do_not_exist_say_so_in_our_own_words(site):
    for path in ("nowhere", "en/nowhere", "en/nowhere/code", "fr/", "voila/render/nowhere.ipynb", "voila/api/contents/", "lab",
                 "en/..%2f..%2fsecret", "api/contents", "api/terminals"):
        status, _, body = fetch(site + path)
        page = body.decode()
        assert status == 404, path
        assert '<html lang="en">' in page and "There is no such page" in page and f'href="{"/"}"' in page
        assert "https://" not in page.replace("https://creativecommons.org", "")


def test_voilas_list_of_files_leads_to_our_landing_page(site):
    with urlopen(site + "voila/tree") as reply:
        assert reply.url == site


def test_our_pages_ask_for_nothing_from_elsewhere(site):
    for path in ("", f"{LESSONS[0]}/code", "nowhere"):
        _, headers, body = fetch(site + path)
        assert "default-src 'none'" in headers["content-security-policy"]
        outside = [link for link in Links(body.decode()).found if "://" in link and not link.startswith(site)]
        assert all(not link.endswith((".js", ".css", ".svg", ".png", ".woff2")) for link in outside)


# A lesson

def test_the_text_can_be_read_before_the_kernel_has_answered(small, folder, page):
    (folder / "read").unlink(missing_ok=True)
    page.goto(small.url + "en/slow", wait_until="commit")
    page.get_by_text("Read me at once.").wait_for()
    assert page.evaluate("document.body?.dataset.lesson") is None
    (folder / "read").touch()
    page.wait_for_function("document.body?.dataset.lesson === 'ready'", timeout=60_000)


def test_a_page_without_a_kernel_says_so_and_can_be_read(open_page, site):
    """Voilà's script is kept from loading: the tables never come, and the page says so after a while."""
    page = open_page()
    page.clock.install()
    page.route(re.compile(r"/voila/static/[0-9a-f]+/voila\.js"), lambda route: route.fulfill(status=200, body=""))
    page.goto(site + LESSONS[0])
    assert page.get_by_text("Dealing the cards…").count() >= 1
    page.clock.run_for(25_000)
    assert page.get_by_text("The cards have not arrived").first.is_visible()
    assert page.get_by_role("button", name="Load the page anew").first.is_visible()
    assert page.locator(".site-prose p").first.is_visible()


def test_a_failing_cell_leaves_a_plain_notice_and_the_rest_of_the_lesson(small, page):
    ready(page, small.url + "en/failing")
    assert page.locator(".site-notice").count() == 1
    shown = page.content()
    assert "Traceback" not in shown and "ZeroDivision" not in shown and "do not show" not in shown and "oila" not in page.inner_text("main")
    assert page.get_by_text("Text after the failure.").is_visible() and page.get_by_text("still here").is_visible()
    assert "ZeroDivisionError" in small.log()


def test_the_code_is_not_in_the_lesson_but_behind_its_door(small, page):
    ready(page, small.url + "en/button")
    assert "on_click" not in page.content()
    page.get_by_role("link", name="See the notebook").click()
    assert "on_click" in page.inner_text("main")


def test_a_lesson_that_is_loaded_anew_lies_where_it_lay(page, site):
    page.add_init_script("""{
      history.scrollRestoration = "manual"; // the browser itself remembers nothing
      const real = setTimeout;
      window.setTimeout = (then, time, ...more) => real(then, time === 20000 ? 90000 : time, ...more); // a busy machine is waited for
    }""")
    page.goto(f"{site}en/aluette")
    ready = "document.body?.dataset.lesson === 'ready'"
    page.wait_for_function(ready, timeout=60_000)
    places = page.locator(".site-slot").evaluate_all("(all) => all.map((one) => one.id)")
    place = f"document.getElementById('{places[len(places) * 2 // 3]}').getBoundingClientRect().top"
    page.evaluate(f"scrollBy(0, {place} - 100)")
    assert page.evaluate("scrollY") > 5000 and abs(page.evaluate(place) - 100) < 2
    page.reload(wait_until="commit")  # and once more, before it has come
    page.reload()
    page.wait_for_function(f"{ready} && history.scrollRestoration === 'auto'", timeout=60_000)
    assert abs(page.evaluate(place) - 100) < 2
    page.wait_for_timeout(300)  # and nothing moves it afterwards
    assert abs(page.evaluate(place) - 100) < 2


def test_a_lesson_prints_without_its_header(page, site):
    ready(page, site + LESSONS[0])
    page.emulate_media(media="print")
    assert not page.locator(".site-header").is_visible()
    assert page.locator(".site-prose").first.is_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("wishes", [{"forced_colors": "active"}, {"color_scheme": "dark"}, {"reduced_motion": "reduce"}])
def test_the_reader_s_wishes(open_page, site, wishes):
    page = open_page(**wishes)
    page.goto(site)
    assert page.get_by_role("link", name="Take a seat").first.is_visible()
    if "reduced_motion" in wishes:
        assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
    else:
        assert serious(page) == []


# What we changed in Voilà

def test_a_page_that_is_left_frees_its_kernel(small, open_page):
    page = open_page()
    first = ready(page, small.url + "en/button")
    assert alive(small.url, first)
    second = ready(page, small.url + "en/button")  # a reload
    page.goto("about:blank")
    until(lambda: not alive(small.url, first) and not alive(small.url, second))


def test_a_page_without_a_widget_frees_its_kernel_too(small, page):
    kernel = ready(page, small.url + "en/failing")
    page.goto("about:blank")
    until(lambda: not alive(small.url, kernel))


def test_nobody_else_can_end_a_reader_s_kernel(small, page):
    kernel = ready(page, small.url + "en/button")
    assert fetch(f"{small.url}voila/api/shutdown/{kernel}", method="POST")[0] == 403
    assert alive(small.url, kernel)


def test_when_all_tables_are_taken_the_page_says_so(small, open_page):
    seated = [open_page(), open_page()]
    for page in seated:
        ready(page, small.url + "en/button")
    status, headers, body = fetch(small.url + "en/button")
    page = body.decode()
    assert status == 503 and headers["retry-after"] == "60"
    assert "All tables are taken" in page and '<html lang="en">' in page and 'href="/school/cards/en/button/code"' in page
    assert 'href="/school/cards/print/"' in page and 'class="site-button" href="/school/cards/en/button"' in page
    assert fetch(small.url + "en/button/code")[0] == 200, "what needs no kernel is there for everybody"
    for each in seated:  # those who play are not disturbed
        each.locator("button.jupyter-button").click()
        each.get_by_text("1 clicks").wait_for()
    left = KERNEL.search(seated[0].content())[1]
    seated[0].goto("about:blank")
    until(lambda: not alive(small.url, left))
    ready(open_page(), small.url + "en/button")


def test_a_table_taken_from_the_pool_counts_as_taken(serve, folder):
    (folder / "read").touch()  # or one lesson is never laid out
    server = serve("--notebooks", str(folder), "--preheat", "1", "--readers", "1", "--verbose")
    until(lambda: "are laid out" in server.log() or not can_fork())
    assert fetch(server.url + "en/button")[0] == 200
    assert fetch(server.url + "en/button")[0] == 503
    assert fetch(server.url + "en/failing")[0] == 503


def test_the_pages_are_compressed(site, lesson):
    page = lesson
    script = next(link for link in Links(page).found if "voila-style.js" in link)
    _, headers, body = fetch(urljoin(site, script), **{"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip" and len(body) < 200_000


def test_only_three_extensions_are_loaded(lesson):
    names = set(re.findall(r'"name": "([^"]+)"', lesson.split("jupyter-config-data")[1].split("</script>")[0]))
    assert names == {"@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"}


def test_visitors_cannot_change_the_template_or_the_theme(site):
    page = text(f"{site}{LESSONS[0]}?template=reveal&theme=dark")
    assert 'class="site-page' in page and "reveal" not in page and "theme-dark" not in page


def test_files_of_the_folder_are_not_served(site):
    for path in ("en/trappola.ipynb", "en/x.png", ".hidden/x.png", "..%2f..%2fpyproject.toml"):
        assert fetch(f"{site}voila/files/{path}")[0] in {403, 404}


def test_templates_are_compiled_once():
    from cardhistory.site.overrides import CachedExporter, _Compiled

    assert isinstance(CachedExporter(template_name="lab").environment.bytecode_cache, _Compiled)


def test_the_site_stands_under_a_path(small, open_page):
    page = open_page()
    page.goto(small.url)
    assert small.url.endswith("/school/cards/")
    page.get_by_role("link", name="Take a seat").first.click()
    page.wait_for_function("document.body?.dataset.lesson === 'ready'", timeout=60_000)
    page.locator("button.jupyter-button").click()
    page.get_by_text("1 clicks").wait_for()
    page.get_by_role("link", name="See the notebook").click()
    page.get_by_role("link", name="Back to the lesson").wait_for()
    assert all("/school/cards/" in url for url in page.watch.requests if url.startswith(("http", "ws")))
    assert fetch(small.url.replace("/school/cards/", "/"))[0] == 404


def test_two_readers_do_not_disturb_each_other(small, open_page):
    one, other = open_page(), open_page()
    ready(one, small.url + "en/button")
    ready(other, small.url + "en/button")
    one.locator("button.jupyter-button").click()
    one.get_by_text("1 clicks").wait_for()
    assert other.locator(".widget-label").inner_text() == "0 clicks"


def test_the_server_keeps_a_quiet_log_and_stops_cleanly(serve):
    server = serve()
    text(server.url)
    server.process.terminate()
    assert server.process.wait(60) == 0
    assert server.log().strip().count("\n") == 0, server.log()


def test_only_the_named_origin_may_frame_a_lesson(serve, folder, open_page, tmp_path):
    """A course's page on another port is another origin. In its frame a lesson plays, and frees its kernel, without any cookie."""
    course, stranger = (ThreadingHTTPServer(("localhost", 0), partial(QuietPages, directory=str(tmp_path))) for _ in range(2))
    for one in (course, stranger):
        threading.Thread(target=one.serve_forever, daemon=True).start()
    origins = [f"http://localhost:{one.server_address[1]}" for one in (course, stranger)]
    server = serve("--notebooks", str(folder), "--preheat", "0", "--frame-origin", origins[0])
    (tmp_path / "course.html").write_text(f'<!doctype html><link rel="icon" href="data:,"><iframe src="{server.url}en/button"></iframe>')
    page = open_page()
    page.goto(f"{origins[0]}/course.html")
    frame = page.frame_locator("iframe")
    frame.locator("button.jupyter-button").click(timeout=60_000)
    frame.get_by_text("1 clicks").wait_for()
    kernel = KERNEL.search(page.frames[1].content())[1]
    assert page.context.cookies() == []
    page.goto("about:blank")
    until(lambda: not alive(server.url, kernel))
    page.goto(f"{origins[1]}/course.html")
    until(lambda: page.frames[1].url.startswith("chrome-error:") and any("frame-ancestors" in error for error in page.watch.errors), page)
    page.watch.errors.clear()
    for one in (course, stranger):
        one.shutdown()


# JupyterLab

def test_the_lab_opens_a_lesson_without_asking_anything(open_page, lab):
    page = open_page()
    page.goto(f"{lab}lab/workspaces/site/tree/en/trappola.ipynb")
    page.locator(".jp-NotebookPanel .jp-MarkdownOutput h1").first.wait_for(timeout=60_000)
    page.wait_for_timeout(1500)
    assert page.get_by_text("Would you like to get notified").count() == 0
