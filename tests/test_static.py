"""The edition without a server, as far as it can be looked at without a browser: pages, links, what is shipped, and Python's side."""
from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import nbformat
import pytest

from cardhistory import cli
from cardhistory.static import addresses, cells, library, npm
from cardhistory.static.build import build
from cardhistory.words.static import SENTENCES

PACKAGE = Path(cli.__file__).resolve().parent
LESSON = (
    "from cardhistory import lessons\nlessons.opening('trappola')", "lessons.answer('trappola', 'opening')", "numbers = [1, 2]",
    "print(sum(numbers))", "lessons.gallery('trappola')", "lessons.exercise('trappola', 'ladder')", "lessons.study('trappola', 'doubling')",
    "lessons.simulation('primiera.fluxus')", "lessons.match('trappola')", "1 / 0")


class Links(HTMLParser):
    """Every address in a page, and every attribute that would fetch something."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found += [(tag, value or "") for name, value in attributes if name in ("href", "src", "action", "xlink:href")]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A folder with one small lesson, built without Python for the browser, and what the builder was told."""
    shelf = tmp_path_factory.mktemp("shelf")
    book = nbformat.v4.new_notebook(metadata={"cardhistory": {"title": "Small", "lang": "en"}})
    book.cells = [nbformat.v4.new_markdown_cell("# Small\n\nRead [me](small.ipynb#there) and <i lang=\"it\">Trappola</i>.\n\n## There"),
                  *map(nbformat.v4.new_code_cell, LESSON)]
    (shelf / "en").mkdir()
    nbformat.write(book, shelf / "en" / "small.ipynb")
    out = tmp_path_factory.mktemp("static") / "site"
    return out, build(out, shelf, awake=False, packs=["trappola"])


def page(out: Path, name: str) -> str:
    return (out / name / "index.html").read_text(encoding="utf-8")


def test_a_lesson_can_be_read_without_any_script(made):
    html = page(made[0], "en/small")
    assert "<h1" in html and 'href="../../en/small/#there"' in html
    assert "chl-answer" in html and "<pre>3\n</pre>" in html, "what needs no widget stands in the page"
    first = html[html.index('class="static-waiting static-first"'):]
    assert "two of coins" in first and "king of cups" in first and "You lead: play any card." in first, "the position of the first table"
    assert first.count("<symbol") == 2 and html.count('class="static-waiting"') == 5
    assert "data-widget" in html and "Traceback" not in html


def test_a_cell_that_fails_is_told_to_its_builder_and_in_readers_words_to_its_reader(made):
    out, failures = made
    assert len(failures) == 1 and "small.ipynb, cell 11" in failures[0] and "ZeroDivisionError" in failures[0]
    assert page(out, "en/small").count(SENTENCES["static.cell"]) == 1 and "ZeroDivision" not in page(out, "en/small")


def test_every_link_leads_to_something_in_the_folder_or_is_a_source_elsewhere(made):
    out = made[0]
    for file in out.rglob("*.html"):
        here = "http://site/" + file.relative_to(out).as_posix()
        for tag, link in Links(file.read_text(encoding="utf-8")).found:
            if link.startswith(("#", "data:")):
                continue
            target = urlsplit(urljoin(here, link))
            assert tag == "a" or target.netloc == "site", f"{here} fetches {link}"
            if target.netloc != "site" or target.path.endswith(".pdf"):
                continue  # mostly made in the reader's browser
            assert not link.startswith("/"), f"{here} is bound to one path by {link}"
            if re.match(r"/en/(?!small)\w", target.path):
                continue  # the guide for teachers names lessons that this shelf has not
            there = out / target.path.lstrip("/")
            assert there.is_file() or (there / "index.html").is_file(), f"{here} leads to {link}"


def test_the_pages_beside_the_lessons_are_there(made):
    out = made[0]
    for name in ("", "en", "en/small/code", "teachers", "print", "print/deal", "print/worksheet", "print/key", "print/scores",
                 "print/trappola"):
        assert "<main" in page(out, name)
    assert (out / "print/trappola-A4.pdf").read_bytes().startswith(b"%PDF")
    assert nbformat.read(out / "en/small/small.ipynb", 4).cells[0].source.startswith("# Small")


def test_no_page_names_an_address_that_a_browser_would_fetch_elsewhere(made):
    out = made[0]
    for file in [*out.rglob("*.js"), *out.rglob("*.css")]:
        assert not re.search(r"https?://(?!www\.w3\.org)", file.read_text(encoding="utf-8")), file.name


def test_the_licences_of_all_that_is_shipped_are_listed(made):
    text = (made[0] / "LICENCES.txt").read_text(encoding="utf-8")
    for name in ("cardhistory", *library.TABLES, *library.PRINTING):
        assert re.search(rf"^{name.replace('_', '.')} ?\S*: \S+", text, re.M | re.I), name
    assert {name.split(": ")[1].partition(".")[0] for name in npm.licences()} >= {"MPL-2", "PSF-2"}


def test_what_is_shipped_is_pure_python_and_always_the_same():
    tables, printing = (zipfile.ZipFile(BytesIO(library.zipped(names, printing=flag)))
                        for names, flag in ((library.TABLES, False), (library.PRINTING, True)))
    names = set(tables.namelist()) | set(printing.namelist())
    assert not set(tables.namelist()) & set(printing.namelist())
    assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc", ".ipynb")) or "/tests/" in name]
    rooms = {path.relative_to(PACKAGE.parent).as_posix()
             for folder in ("games", "players", "widgets", "lessons", "words", "art", "claims", "printing")
             for path in (PACKAGE / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert rooms <= names
    assert {"psygnal/_signal.py", "segno/__init__.py", "leather/__init__.py", "ipywidgets/__init__.py", "jinja2/__init__.py"} <= names
    assert library.zipped(("comm",), printing=True) == library.zipped(("comm",), printing=True)


def test_the_standard_library_keeps_what_is_imported():
    held = BytesIO()
    with zipfile.ZipFile(held, "w") as whole:
        for name in ("json/__init__.py", "unittest/case.py", "xml/etree/ElementTree.py", "pydoc_data/topics.py", "turtle.py"):
            whole.writestr(name, "")
    left = zipfile.ZipFile(BytesIO(library.slim(held.getvalue()))).namelist()
    assert left == ["json/__init__.py", "unittest/case.py", "xml/etree/ElementTree.py"]


def test_only_cells_that_the_browser_needs_are_run_there():
    sources = {1: "import math", 2: "word = 'a'", 3: "print(word)", 4: "table(math.pi)", 5: "words = [word]", 6: "words.append(word); 1",
               7: "widget(words)", 8: "late = 1"}
    assert cells.needed(sources, [4]) == (1, 4)
    assert cells.needed(sources, [7]) == (2, 5, 6, 7)


def test_cells_show_what_they_print_display_and_end_with():
    room = cells.Cells()
    assert room.run("x = 1") == [] and room.run("print(x)\nx + 1") == [cells.Piece("text", "1\n"), cells.Piece("text", "2")]
    assert [piece.kind for piece in room.run("from cardhistory import lessons\nlessons.gallery('trappola')")] == ["widget", "html"]


@pytest.mark.parametrize(("link", "here", "there"), [
    ("/", "/en/trappola", "../../"), ("/en/etori?deal=1&amp;seat=2#x", "/en/trappola", "../../en/etori/?deal=1&amp;seat=2#x"),
    ("etori", "/en/trappola", "../../en/etori/"), ("/print/deal", "/", "./print/deal/"), ("#x", "/", "#x"),
    ("/print/aluette.pdf?paper=Letter&amp;grey=0", "/print/", "../print/aluette-Letter.pdf?paper=Letter&amp;grey=0"),
    ("/print/deal.pdf?game=etori", "/print/deal", "../../print/deal.pdf?game=etori"), ("mailto:a@b", "/", "mailto:a@b")])
def test_links_hold_under_any_path(link, here, there):
    assert addresses.relink(f'<a class="x" href="{link}">', here) == f'<a class="x" href="{there}">'


def test_a_widget_talks_to_its_page_both_ways_with_its_binary_parts():
    """Python's side of the bridge, in a process of its own: it takes the place of Jupyter's."""
    code = """
import json
from cardhistory.static import browser
sent = []
browser.begin(lambda text, buffers: sent.append((json.loads(text), buffers)))
(model,) = json.loads(browser.cell("from cardhistory import lessons\\nlessons.opening('trappola')", "one"))
told = [message for message, _ in sent if message["id"] == model]
state = {}
for message in told:
    state |= message["data"].get("state", {})
assert told[0]["type"] == "comm_open" and state["scene"]["game"] == "trappola" and "RENDER" in state["_esm"]
sent.clear()
browser.hear(model, json.dumps({"method": "custom", "content": {"type": "side", "plain": True}}))
(message, buffers), = sent
assert message["data"]["content"]["type"] == "side" and b"renderExercise" in buffers[0]
sent.clear()
browser.hear(model, json.dumps({"method": "custom", "content": {"type": "do", "action": "play 2D", "version": 0}}))
assert any(message["data"].get("method") == "update" and "scene" in message["data"]["state"] for message, _ in sent), sent
browser.hear("nobody", "{}")
assert browser.cell("1 / 0", "two") == "null"
made = browser.page("deal", "game=etori&deal=1526", '{"root": "/"}', "assets/x")
assert "<h1" in made and 'href="../../assets/x/print.css"' in made
name, data = browser.file("deal", "game=trappola&deal=1526")
assert name.endswith(".pdf") and data.startswith(b"%PDF") and browser.file("deal", "game=x")[0] == ""
print("fine")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "fine", done.stderr


def test_every_sentence_is_used():
    texts = "".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "static").rglob("*") if file.suffix in (".py", ".html"))
    for key in SENTENCES:
        short = key.removeprefix("static.")
        assert f'"{key}"' in texts or f"'{key}'" in texts or f'"{short}"' in texts or f'"{short.removeprefix("print.")}"' in texts, key


# The builder's mistakes

def test_a_folder_with_other_files_is_left_alone(tmp_path, capsys):
    (tmp_path / "mine").touch()
    assert cli.main(["build-static", str(tmp_path)]) == 1
    assert "holds other files" in capsys.readouterr().err and (tmp_path / "mine").exists()


def test_without_npm_a_sentence_says_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setattr(npm.shutil, "which", lambda name: None)
    with pytest.raises(npm.BuildError, match="npm is needed once"):
        npm.pyodide(tmp_path)
    (tmp_path / f"pyodide-{npm.VERSION}.tgz").write_bytes(b"something else")
    with pytest.raises(npm.BuildError, match="is not the pyodide"):
        npm.pyodide(tmp_path)


def test_a_failing_npm_is_quoted(tmp_path, monkeypatch):
    monkeypatch.setattr(npm.shutil, "which", lambda name: name)
    monkeypatch.setattr(npm.subprocess, "run", lambda *given, **more: subprocess.CompletedProcess(given, 1, "", "npm error no network\n"))
    with pytest.raises(npm.BuildError, match="could not fetch pyodide .*no network"):
        npm.pyodide(tmp_path)
    assert json.loads(npm.lock(b'{"info": {"python": "3.14"}, "packages": {"x": {}}}')) == {"info": {"python": "3.14"}, "packages": {}}
