"""The site without a browser: options, the shelf of lessons, the command."""
from __future__ import annotations

import asyncio
import json
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from cardhistory import cli
from cardhistory.site import lan
from cardhistory.site import serve as serving
from cardhistory.site.lab import copy
from cardhistory.site.shelf import Lesson, Shelf, notebooks_root


def notebook(path, **metadata):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"cells": [], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}))


def options(*given: str) -> serving.Options:
    return serving.check(cli.parser().parse_args(["serve", *given]))


def test_the_lessons_of_the_package_are_found():
    lessons = Shelf(notebooks_root()).lessons
    assert "en/trappola.ipynb" in [lesson.path for lesson in lessons]
    for lesson in lessons:
        assert lesson.title and lesson.subtitle and lesson.summary and lesson.minutes
        assert lesson.plate or lesson.kind != "lesson", "a lesson has a picture of its own"
    assert {lesson.key: lesson.kind for lesson in lessons if lesson.kind != "lesson"}.items() >= {("family", "page"), ("cousins", "tables")}


def test_a_shelf_reads_what_the_notebooks_say(tmp_path):
    notebook(tmp_path / "en/b.ipynb", cardhistory={"title": "Second", "order": 2, "kind": "page"})
    notebook(tmp_path / "en/a-first.ipynb", title="First", cardhistory={"order": 1, "minutes": 5, "plate": "x"})
    notebook(tmp_path / "ja/a-first.ipynb", cardhistory={"title": "一"})
    notebook(tmp_path / "loose_one.ipynb", lang="fr")
    notebook(tmp_path / ".ipynb_checkpoints/b.ipynb")
    shelf = Shelf(tmp_path)
    assert [lesson.url for lesson in shelf.lessons] == ["en/a-first", "en/b", "fr/loose_one", "ja/a-first"]
    assert shelf.languages == ("en", "fr", "ja")
    assert shelf.find("en", "a-first") == Lesson("en", "a-first", "en/a-first.ipynb", "First", plate="x", minutes=5, order=1)
    assert shelf.find("fr", "loose_one").title == "Loose one" and shelf.find("en", "b").kind == "page"
    notebook(tmp_path / "en/c.ipynb", cardhistory={"order": 0})
    assert shelf.lessons[0].key == "c", "nought is an order too"
    assert shelf.find("en", "../secret") is None and shelf.at("../x.ipynb") is None


@pytest.mark.parametrize("text", ["", "no json", "[]", '{"metadata": {"cardhistory": 7}}', '{"metadata": []}'])
def test_a_damaged_notebook_is_listed_under_its_name(tmp_path, text):
    (tmp_path / "odd.ipynb").write_text(text)
    assert [lesson.title for lesson in Shelf(tmp_path).lessons] == ["Odd"]


def test_a_changed_title_is_seen_without_a_restart(tmp_path):
    import os

    notebook(tmp_path / "a.ipynb", title="Old")
    assert Shelf(tmp_path).lessons[0].title == "Old"
    notebook(tmp_path / "a.ipynb", title="New")
    os.utime(tmp_path / "a.ipynb", ns=(1, 1))
    assert Shelf(tmp_path).lessons[0].title == "New"


@pytest.mark.parametrize(("given", "expected"), [
    ("/", "/"), ("", "/"), ("school/cards", "/school/cards/"), ("/school/", "/school/"), ("//a//", "/a/")])
def test_the_root_is_tidied(given, expected):
    assert options("--root-url", given).root_url == expected


@pytest.mark.parametrize(("given", "sentence"), [
    (["--port", "70000"], "a port is a number from 0 to 65535"),
    (["--port", "-1"], "a port is a number from 0 to 65535"),
    (["--preheat", "99"], "choose from 0"),
    (["--readers", "0"], "choose from 1"),
    (["--root-url", "/a b/"], "give a path such as"),
    (["--root-url", "/../etc/"], "give a path such as"),
    (["--notebooks", "/no/such/folder"], "there is no such folder"),
])
def test_a_wrong_option_is_answered_in_a_sentence(capsys, given, sentence):
    assert cli.main(["serve", *given]) == 2
    error = capsys.readouterr().err
    assert sentence in error and error.startswith("cardhistory serve: ") and "Traceback" not in error
    assert len(error.strip().splitlines()) == 1


def test_a_folder_without_notebooks_is_refused(tmp_path, capsys):
    assert cli.main(["serve", "--notebooks", str(tmp_path)]) == 2
    assert "there is no notebook" in capsys.readouterr().err


def test_a_host_that_is_not_ours_is_refused(capsys):
    assert cli.main(["serve", "--host", "192.0.2.1", "--port", "0"]) == 2
    assert "does not belong to this machine" in capsys.readouterr().err


def test_a_port_that_is_taken_is_named_and_without_a_wish_the_next_is_taken(monkeypatch, capsys):
    with socket.socket() as first:
        first.bind(("127.0.0.1", 0))
        first.listen()
        taken = first.getsockname()[1]
        assert cli.main(["serve", "--host", "127.0.0.1", "--port", str(taken)]) == 2
        assert f"Port {taken} is already in use" in capsys.readouterr().err
        monkeypatch.setattr(serving, "DEFAULT_PORT", taken)
        sockets, port = serving.bind(options("--host", "127.0.0.1"))
        assert port != taken and sockets[0].getsockname()[1] == port
        for each in sockets:
            each.close()


@pytest.mark.parametrize(("host", "expected"), [
    ("localhost", "http://localhost:1/"), ("127.0.0.1", "http://127.0.0.1:1/"), ("::1", "http://[::1]:1/"),
    ("0.0.0.0", f"http://{socket.gethostname()}:1/")])
def test_the_printed_address_can_be_opened(host, expected):
    assert serving.address(host, 1, "/") == expected


def shown(*numbers: str) -> str:
    return lan.invitation([serving.address(number, 8866, "/") for number in numbers])


def test_a_class_is_shown_the_address_and_its_code(monkeypatch):
    first, *picture = shown("192.0.2.7").splitlines()
    assert first == "On other machines of this network: http://192.0.2.7:8866/"
    assert len(picture) >= 12 and set("".join(picture)) <= set(" █▀▄\x1b[0123456789;m")
    assert shown("192.0.2.7", "198.51.100.4").endswith("If that is the wrong one: http://198.51.100.4:8866/")
    monkeypatch.setitem(__import__("sys").modules, "segno", None)
    assert shown("192.0.2.7") == first


def test_the_network_of_the_room_comes_before_tunnels_and_what_leads_nowhere(monkeypatch):
    """A laptop that is itself the hotspot has no way out; a VPN takes the way out; containers have networks of their own."""
    given = [("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("br-4f", "172.18.0.1"), ("vEthernet (WSL)", "172.29.0.1"),
             ("usb0", "169.254.7.7"), ("wg0", "10.9.0.2"), ("eth0", "10.1.1.9"), ("wlp2s0", "10.42.0.1")]
    assert lan.ranked(given, None) == ["10.1.1.9", "10.42.0.1", "10.9.0.2"]
    assert lan.ranked(given, "10.42.0.1")[0] == "10.42.0.1" and lan.ranked(given, "10.9.0.2")[0] == "10.1.1.9"
    assert all(not number.startswith("127.") for number in lan.own_numbers())
    monkeypatch.setitem(__import__("sys").modules, "psutil", None)
    monkeypatch.setattr(lan, "_outward", lambda: "192.0.2.7")
    assert lan.own_numbers() == ["192.0.2.7"]


def test_without_the_jupyter_packages_the_command_says_so(monkeypatch, capsys):
    import sys

    monkeypatch.setitem(sys.modules, "cardhistory.site.serve", None)
    assert cli.main(["serve"]) == 1
    assert "not installed" in capsys.readouterr().err


def test_version_and_help(capsys):
    for arguments in (["--version"], ["serve", "--help"], ["lab", "--help"]):
        with pytest.raises(SystemExit) as end:
            cli.main(arguments)
        assert end.value.code == 0
    assert "cardhistory 0.1.0" in capsys.readouterr().out


def test_the_lab_leaves_files_alone_that_are_already_there(tmp_path):
    copy(tmp_path)
    mine = tmp_path / "en/trappola.ipynb"
    assert json.loads(mine.read_text())["cells"]
    mine.write_text("changed by its reader")
    copy(tmp_path)
    assert mine.read_text() == "changed by its reader"


def test_a_kernel_that_no_page_ever_called_is_culled():
    """A crawler's kernel: its page is fetched, nothing more happens."""
    from cardhistory.site.kernels import CappedKernels

    manager = CappedKernels(unclaimed=1)

    async def story() -> list[str]:
        silent, called = await manager.start_kernel(), await manager.start_kernel()
        try:
            manager.notify_connect(called)
            await asyncio.sleep(1.5)
            for kernel in (silent, called):
                await manager.cull_kernel_if_idle(kernel)
            return [kernel for kernel in (silent, called) if kernel in manager]
        finally:
            await manager.shutdown_all(now=True)

    with ThreadPoolExecutor(1) as pool:  # a browser test may hold this thread's event loop
        assert len(pool.submit(asyncio.run, story()).result()) == 1
