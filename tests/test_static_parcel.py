"""The folder of plain files as something to hand on: its version, the copy that a reader's browser keeps, the zip file, the licences."""
from __future__ import annotations

import gzip
import json
import shutil
import zipfile
from pathlib import Path

import pytest

from cardhistory import cli
from cardhistory.static import build, library, npm, offline, parcel


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a build leaves, in small."""
    out = tmp_path / "site"
    drawing = "<svg><symbol id='x'><path d='M0 0'/></symbol></svg>"
    files = {"index.html": f"<h1>Home</h1>\n{drawing}", "en/one/index.html": f"<h1>Öne</h1>{drawing}{drawing}", "print/x-A4.pdf": "%PDF",
             "assets/a/host.js": "let one = 1;\n", "assets/a/python.zip": "whole", "assets/a/python.zip.packed": "small",
             "pyodide/p/engine.mjs": "whole", "pyodide/p/engine.mjs.packed": "small", parcel.MARK: ""}
    for name, text in files.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(text, encoding="utf-8")
    return out


def kept(out: Path) -> tuple[dict[str, object], dict[str, str]]:
    """What the script is told of the copy, and the pages in it."""
    site = json.loads((out / offline.SCRIPT).read_text(encoding="utf-8").partition(";\n")[0].removeprefix("const SITE = "))
    woven = json.loads(gzip.decompress((out / site["pages"]["name"]).read_bytes()))
    return site, {name: "".join(woven["pieces"][one] for one in those) for name, those in woven["pages"].items()}


def test_the_copy_holds_every_text_as_it_is_and_the_small_twin_of_everything_else(folder):
    version = offline.lay(folder)
    site, pages = kept(folder)
    assert set(pages) == {"index.html", "en/one/index.html", "assets/a/host.js"} and site["version"] == version
    assert all(text == (folder / name).read_text(encoding="utf-8") for name, text in pages.items())
    assert set(site["files"]) == {"assets/a/python.zip.packed", "pyodide/p/engine.mjs.packed"}


@pytest.mark.parametrize("name", ["en/one/index.html", "assets/a/python.zip.packed"])
def test_the_version_is_a_mark_of_all_that_is_in_the_copy(folder, name):
    before = offline.lay(folder)
    assert offline.lay(folder) == before
    (folder / name).write_text("other", encoding="utf-8")
    assert offline.lay(folder) != before and len(list((folder / "offline").iterdir())) == 1


def test_a_zip_file_unpacks_into_the_same_folder_and_is_written_over_only_if_it_is_ours(folder, tmp_path):
    target = tmp_path / "cards.zip"
    parcel.check(target)
    parcel.tie(folder, target)
    parcel.check(target)
    parcel.tie(folder, target)
    shutil.unpack_archive(target, tmp_path / "there")
    found = {path.relative_to(tmp_path / "there" / "site"): path.read_bytes() for path in (tmp_path / "there").rglob("*") if path.is_file()}
    assert found == {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with zipfile.ZipFile(target) as there:
        assert all(one.date_time[0] > 2000 for one in there.infolist()), "a browser trusts a file for a tenth of its age"
    target.write_text("mine")
    for wrong, said in ((target, "is there already"), (folder, "is a folder"), (tmp_path / "no" / "x.zip", "there is no folder")):
        with pytest.raises(npm.BuildError, match=said):
            parcel.check(wrong)


@pytest.mark.parametrize("name", ["site", "site.zip"])
def test_a_failing_cell_ends_the_build_with_a_sentence_and_an_exit_code(name, tmp_path, monkeypatch, capsys):
    def failing(out: Path, *_: object) -> list[str]:
        out.mkdir()
        return ["en/x.ipynb, cell 2: ZeroDivisionError"]

    monkeypatch.setattr(build, "build", failing)
    assert cli.main(["build-static", str(tmp_path / name)]) == 1
    told = capsys.readouterr().err
    assert "cell 2: ZeroDivisionError" in told and "One cell of the lessons failed" in told and (tmp_path / name).exists()
    monkeypatch.setattr(build, "build", lambda out, *_: out.mkdir(exist_ok=True) or [])
    assert cli.main(["build-static", str(tmp_path / f"fine-{name}")]) == 0


def test_the_texts_of_all_licences_are_there_in_full():
    text = library.licences(npm.licences())
    for words in ("Mozilla Public License Version 2.0", "Exhibit B", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2", "Emscripten authors",
                  "Jean-loup Gailly", "Rich Felker", "Trevor Manz", "Pallets"):
        assert words in text, words
    assert "pyodide" in parcel.readme().lower() and "python3 -m http.server" in parcel.readme()
