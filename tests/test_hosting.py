"""docs/hosting.md and the files of its recipes: what they name is there, and a hub's server lets in only whom the hub lets in."""
from __future__ import annotations

import argparse
import configparser
import http.client
import json
import re
import shlex
import socket
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml

from cardhistory import cli
from cardhistory.site import settings
from cardhistory.site.serve import OptionError, check
from tests.browser.conftest import Server, stop

ROOT = Path(__file__).resolve().parents[1]
DOC = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FOLDER = ROOT / "docs" / "hosting"
SERVE = next(action for action in cli.parser()._actions if isinstance(action, argparse._SubParsersAction)).choices["serve"]
UNITS = {"s": 1, "KiB": 1024, "GiB": 1024**3, "": 1}


def commands() -> list[list[str]]:
    """Every `cardhistory serve` of the document and of its files, as words after the program's name."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(FOLDER / "cardhistory.service")
    config = re.search(r"Spawner\.cmd = (\[.*\])", (FOLDER / "jupyterhub_config.py").read_text())
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", (ROOT / "Containerfile").read_text(), re.M)
    values = yaml.safe_load((FOLDER / "zero-to-jupyterhub.yaml").read_text())
    after = re.search(r"-p 8866:8866 cardhistory (.*)$", DOC, re.M)
    assert config and entry and after
    found = [shlex.split(line) for line in re.findall(r"^(cardhistory serve .*)$", DOC, re.M)]
    found += [shlex.split(unit["Service"]["ExecStart"]), json.loads(config[1]), values["singleuser"]["cmd"],
              [*json.loads(entry[1]), *shlex.split(after[1])]]
    return [[Path(words[0]).name, *words[1:]] for words in found]


def test_every_command_of_the_recipes_is_understood(monkeypatch):
    monkeypatch.setenv("JUPYTERHUB_SERVICE_URL", "http://127.0.0.1:5000/user/ada/")
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", "/user/ada/")
    monkeypatch.setattr("cardhistory.site.serve.find_spec", lambda name: name)
    assert len(commands()) >= 7
    for words in commands():
        assert words[0] == "cardhistory"
        checked = check(cli.parser().parse_args(words[1:]))
        assert not checked.open_browser, "a recipe is for a machine without a screen"


def test_the_table_of_options_is_whole_and_right():
    rows = re.findall(r"^\| (`--[^|]*) \| ([^|]*) \|", DOC, re.M)
    named = {name for cells, _ in rows for name in re.findall(r"`(--[\w-]+)`", cells)}
    there = {name for action in SERVE._actions for name in action.option_strings if name.startswith("--")} - {"--help"}
    assert named == there
    defaults = {re.findall(r"`(--[\w-]+)`", cells)[0]: text for cells, text in rows}
    for name in ("--readers", "--preheat", "--host", "--root-url"):
        assert defaults[name].strip("`") == str(SERVE.get_default(name[2:].replace("-", "_"))), name
    assert str(cli.DEFAULT_PORT) in defaults["--port"]
    assert set(re.findall(r"(?<![\w-])(--(?:allow|frame|ready|readers|root|preheat|hub|host)[\w-]*)", DOC)) <= there


def test_every_figure_of_the_settings_stands_in_the_document():
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \| ([^|]*) \|", DOC, re.M))
    there = {name: getattr(settings, name) for name in settings.__all__ if name.isupper()}
    assert rows.keys() == there.keys()
    for name, value in there.items():
        number, _, unit = rows[name].partition(" ")
        assert float(number) * UNITS[unit] == value, name


def test_every_file_of_the_recipes_is_named_and_every_name_is_a_file():
    assert {path.name for path in FOLDER.iterdir()} == set(re.findall(r"\]\(hosting/([\w.-]+)\)", DOC))
    for link in re.findall(r"\]\(((?:\.\./|hosting/)[^)#]+)\)", DOC):
        assert (ROOT / "docs" / link).exists(), link
    headings = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^## (.*)$", DOC, re.M)}
    assert set(re.findall(r"\]\(#([\w-]+)\)", DOC)) <= headings


def test_the_proxy_hands_on_what_a_page_proves_itself_by():
    text = (FOLDER / "nginx.conf").read_text()
    assert text.count("{") == text.count("}") and "listen 443 ssl" in text
    for line in ("proxy_set_header Host $http_host;", "proxy_set_header Upgrade $http_upgrade;", "proxy_buffering off;",
                 "proxy_set_header X-Forwarded-Proto $scheme;", "proxy_http_version 1.1;"):
        assert line in text
    path = re.search(r"location (/\S+/) \{", text)
    assert path and f"--root-url {path[1]}" in DOC
    form = re.search(r"log_format cards '(.*)'", text)
    assert form and not {"$remote_addr", "$request ", "$args", "$request_uri"} & set(re.findall(r"\$\w+ ?", form[1]))


def test_the_service_leaves_the_kernels_what_they_need():
    text = (FOLDER / "cardhistory.service").read_text()
    families = re.search(r"^RestrictAddressFamilies=(.*)$", text, re.M)
    assert families and {"AF_UNIX", "AF_INET", "AF_INET6", "AF_NETLINK"} == set(families[1].split())
    state = re.search(r"^StateDirectory=(\w+)$", text, re.M)
    assert state and f"Environment=HOME=/var/lib/{state[1]}\n" in text


def test_the_image_is_given_all_that_the_package_is_made_of_and_nothing_else():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = {project["project"]["readme"], *project["project"]["license-files"], *wheel["packages"], *wheel["force-include"],
              "pyproject.toml", "constraints.txt"}
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if not line.startswith(("#", "**"))]
    assert lines[0] == "*" and {line.removeprefix("!") for line in lines[1:]} == needed


# --hub: the hub's own package is stood in for; what is ours is that nothing is answered before it has been asked.

FAKE = '''
from types import SimpleNamespace
from tornado.web import RequestHandler

class HubOAuth:
    cookie_name, login_url, access_scopes = "member", "/hub/authorize?client_id=x", {"access:servers!server=ada/"}
    one = None
    @classmethod
    def instance(cls):
        cls.one = cls.one or cls()
        return cls.one
    def get_session_id(self, handler):
        return ""
    async def user_for_token(self, token, session_id, *, sync):
        assert sync is False
        return {"name": token, "scopes": [f"access:servers!server={token}/"]} if token in ("ada", "ben") else None
    def check_scopes(self, wanted, user):
        return wanted & set(user["scopes"])
    def generate_pkce_code_challenge(self):
        return "verifier", "challenge", "S256"
    def set_state_cookie(self, handler, next_url, code_verifier):
        return "state"

class HubOAuthCallbackHandler(RequestHandler):
    def get(self):
        self.set_secure_cookie("member", self.get_argument("code"))
'''
PATHS = ("", "en/", "en/aluette", "en/aluette/code", "en/aluette/notebook", "health", "teachers", "print/", "print/trappola.pdf", "nothing",
         "voila/render/en/aluette.ipynb", "voila/templates/cardhistory/static/site.css", "voila/tree",
         "api/kernels/00000000-0000-0000-0000-000000000000", "api/kernels/00000000-0000-0000-0000-000000000000/channels")


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A reader's server, as a hub starts it, under a path with signs in it."""
    with pytest.MonkeyPatch.context() as patch:
        package = tmp_path_factory.mktemp("fake") / "jupyterhub"
        (package / "services").mkdir(parents=True)
        (package / "__init__.py").write_text("__version__ = '6.1.1'")
        (package / "services" / "__init__.py").write_text("")
        (package / "services" / "auth.py").write_text(FAKE)
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            port = taken.getsockname()[1]
        patch.setenv("PYTHONPATH", str(package.parent))
        patch.setenv("JUPYTERHUB_SERVICE_URL", f"http://127.0.0.1:{port}/user/zo%C3%AB@school/")
        patch.setenv("JUPYTERHUB_SERVICE_PREFIX", "/user/zo%C3%AB@school/")
        patch.setenv("JUPYTERHUB_API_TOKEN", "secret")
        server = Server(tmp_path_factory.mktemp("hub"), "--hub", "--preheat", "0")
        yield server
        stop(server.process)


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], str]:
    there = urlsplit(server.url)
    line = http.client.HTTPConnection("127.0.0.1", there.port, timeout=60)
    line.request(method, there.path + path, headers={"Host": "hub.school.example", **headers})
    reply = line.getresponse()
    answer = reply.status, {name.lower(): value for name, value in reply.getheaders()}, reply.read().decode("utf-8", "replace")
    line.close()
    return answer


def member(server: Server, who: str) -> str:
    return ask(server, f"oauth_callback?code={who}")[1]["set-cookie"].split(";")[0]


def test_nothing_is_answered_before_the_hub_has_been_asked(hub: Server) -> None:
    for path in PATHS:
        status, headers, text = ask(hub, path)
        assert (status, headers["location"].split("?")[0]) == (302, "/hub/authorize") and not text, path
        assert headers["x-jupyterhub-version"] == "6.1.1"
        assert ask(hub, path, **{"Sec-Fetch-Mode": "cors"})[0] == ask(hub, path, Upgrade="websocket")[0] == 403, path
        assert ask(hub, path, "POST")[0] in (403, 405) and ask(hub, path, "DELETE")[0] in (403, 405), path
        assert ask(hub, path, Cookie="member=ada")[0] == 302, "a cookie that this server has not signed"


def test_somebody_else_s_server_stays_closed(hub: Server) -> None:
    cookie = member(hub, "ben")
    for path in PATHS:
        assert ask(hub, path, Cookie=cookie)[0] == 403, path
    assert ask(hub, PATHS[-1], Cookie=cookie, Upgrade="websocket", Connection="Upgrade")[0] == 403


def test_its_own_reader_comes_in_and_every_link_stays_below_the_path(hub: Server) -> None:
    cookie, root = member(hub, "ada"), urlsplit(hub.url).path
    assert root == "/user/zo%C3%AB@school/"
    for path, status in (("", 200), ("health", 200), ("en/aluette/code", 200), ("nothing", 404), (PATHS[-2], 404)):
        assert ask(hub, path, Cookie=cookie)[0] == status, path
    for path in ("", "print/", "en/aluette/code", "nothing"):
        _, headers, text = ask(hub, path, Cookie=cookie, **{"X-Forwarded-Proto": "https"})
        for address in re.findall(r'(?:href|src)="([^"#][^"]*)"', text):
            assert address.startswith((root, "https://creativecommons.org/", "data:", "../", "./", "?")) or ":" not in address \
                and not address.startswith("/"), f"{path}: {address}"
        assert "127.0.0.1" not in text and "hub.school.example" not in text
    for path, to in (("print", "print/"), ("voila/tree", ""), ("voila/render/en/aluette.ipynb?deal=7", "en/aluette?deal=7")):
        assert ask(hub, path, Cookie=cookie)[1]["location"] == root + to


def test_without_a_hub_the_option_says_so(monkeypatch):
    for name in ("JUPYTERHUB_SERVICE_URL", "JUPYTERHUB_SERVICE_PREFIX"):
        monkeypatch.delenv(name, raising=False)
    given = cli.parser().parse_args(["serve", "--hub"])
    with pytest.raises(OptionError, match="only for a server that a JupyterHub starts"):
        check(given)
    monkeypatch.setenv("JUPYTERHUB_SERVICE_URL", "http://0.0.0.0:8888/")
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", "/user/ada/")
    monkeypatch.setattr("cardhistory.site.serve.find_spec", lambda name: None)
    with pytest.raises(OptionError, match="jupyterhub is not installed"):
        check(given)
