"""What is shipped: the wheel's list of files, the environments, the pins."""
from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel, built offline. In a process of its own, because the builder works in the current folder."""
    folder = tmp_path_factory.mktemp("wheel")
    code = f"from hatchling.build import build_wheel; print(build_wheel({str(folder)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return zipfile.ZipFile(folder / done.stdout.split()[-1])


def test_the_wheel_carries_everything_that_is_not_python(wheel):
    names = set(wheel.namelist())
    tree = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "cardhistory").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and ".ipynb_checkpoints" not in path.parts
    }
    assert tree - names == set()
    for wanted in (
        "cardhistory/deals.js", "cardhistory/claims/trappola.toml", "cardhistory/claims/sources.toml",
        "cardhistory/widgets/table.js", "cardhistory/widgets/table.css", "cardhistory/notebooks/en/trappola.ipynb",
        "cardhistory/site/templates/landing.html",
        "cardhistory/site/jupyter/voila/templates/cardhistory/index.html.j2",
        "cardhistory/site/jupyter/voila/templates/cardhistory/static/site.css",
        "cardhistory/site/jupyter/config/labconfig/page_config.json",
    ):
        assert wanted in names


def test_every_notebook_is_in_the_wheel(wheel):
    names = set(wheel.namelist())
    for path in (ROOT / "notebooks").glob("*/*.ipynb"):
        assert f"cardhistory/{path.relative_to(ROOT).as_posix()}" in names


def test_the_template_stands_where_plain_voila_looks_for_it(wheel):
    place = "cardhistory-0.1.0.data/data/share/jupyter/voila/templates/cardhistory/"
    found = {name.removeprefix(place) for name in wheel.namelist() if name.startswith(place)}
    folder = ROOT / "cardhistory/site/jupyter/voila/templates/cardhistory"
    assert found == {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_wheel_names_its_licences_and_its_command(wheel):
    info = "cardhistory-0.1.0.dist-info/"
    metadata = Parser().parsestr(wheel.read(info + "METADATA").decode())
    assert metadata["License-Expression"] == "BSD-3-Clause AND CC-BY-4.0"
    assert set(metadata.get_all("License-File")) == {"LICENSE", "LICENSE-content"}
    assert metadata["Requires-Python"] == ">=3.11"
    assert "cardhistory = cardhistory.cli:main" in wheel.read(info + "entry_points.txt").decode()
    assert "voila==0.5.13" in metadata.get_all("Requires-Dist")


def test_the_version_is_the_same_everywhere():
    tree = ast.parse((ROOT / "cardhistory/__init__.py").read_text())
    version = next(node.value.value for node in tree.body
                   if isinstance(node, ast.Assign) and node.targets[0].id == "__version__")
    assert version == PROJECT["project"]["version"]


def test_the_rules_need_nothing_but_python():
    code = ("import sys, cardhistory; state = cardhistory.game('trappola').start(deal=1526, dealer=0); "
            "bad = {'IPython', 'ipywidgets', 'anywidget', 'voila', 'tornado', 'traitlets', 'nbconvert', 'jinja2'}; "
            "print(sorted(bad & set(sys.modules)))")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.strip() == "[]", done.stderr


def test_the_conda_environment_takes_its_requirements_from_the_package():
    environment = yaml.safe_load((ROOT / "environment.yml").read_text())
    conda = [entry for entry in environment["dependencies"] if isinstance(entry, str)]
    pip = [entry for entry in environment["dependencies"] if isinstance(entry, dict)]
    assert len(conda) == 2 and re.fullmatch(r"python=3\.1[1-9]", conda[0]) and conda[1] == "pip"
    assert pip == [{"pip": ["."]}]
    assert environment["name"] == "cardhistory"


def entries(name: str) -> dict[str, str]:
    found = re.findall(r"^[A-Za-z0-9].*(?:\n    .*)*", (ROOT / name).read_text(), re.M)
    return {re.split(r"[=; ]", entry, maxsplit=1)[0]: entry for entry in found}


@pytest.mark.parametrize("name", ["constraints.txt", "constraints-test.txt"])
def test_every_pin_has_hashes_and_no_file_has_an_address(name):
    text = (ROOT / name).read_text()
    assert "://" not in text and "index" not in text and "find-links" not in text
    for entry in entries(name).values():
        assert re.match(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_the_pins_cover_what_the_package_asks_for():
    def names(requirements: list[str]) -> set[str]:
        return {re.split(r"[<>=!~; \[]", each, maxsplit=1)[0].lower() for each in requirements}

    site, tests = set(entries("constraints.txt")), set(entries("constraints-test.txt"))
    assert names(PROJECT["project"]["dependencies"]) | {"hatchling"} <= site
    assert names(PROJECT["project"]["optional-dependencies"]["test"]) <= site | tests
    assert not site & tests


def test_the_readme_gives_the_commands_that_are_tested():
    readme = (ROOT / "README.md").read_text()
    assert "```sh\nbash .ci/run\n```" in readme
    for name in ("constraints.txt", "constraints-test.txt", "environment.yml"):
        assert name in readme and (ROOT / name).exists()
    from cardhistory.cli import parser

    actions = parser()._subparsers._group_actions[0].choices["serve"]._actions
    for option in {action.option_strings[-1] for action in actions} - {"--help"}:
        assert f"`{option}" in readme, option


def test_no_file_names_a_package_registry_or_a_machine():
    hosts = ["pypi" + ".org", "python" + "hosted.org", "/home" + "/", "/root" + "/"]
    for path in [ROOT / "pyproject.toml", ROOT / "README.md", *(ROOT / ".ci").iterdir(), *(ROOT / "cardhistory").rglob("*.py")]:
        text = path.read_text()
        assert not [host for host in hosts if host in text], path
