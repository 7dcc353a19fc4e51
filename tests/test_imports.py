"""Imports run one way, the rules side is the standard library only, games do not know each other, and files stay small."""
from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import cardhistory as ch

PACKAGE = Path(ch.__file__).resolve().parent
FILES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 400

# What each room may import when it is loaded. Rooms of the same game, player or package may import each other.
FLOOR = ("cards", "packs")
BASE = (*FLOOR, "deals", "options")
TABLE = (*BASE, "play", "tricks", "vying", "observation", "sampling")
MAY = {
    "cards": (), "packs": ("cards",), "options": (), "words": (*FLOOR,), "deals": ("cards",),
    "play": (*BASE,), "tricks": ("cards",), "vying": TABLE[:-3], "sampling": ("cards", "deals"),
    "observation": ("cards", "packs", "deals", "play", "tricks"),
    "match": ("cards", "packs", "deals", "play"), "games": (*TABLE, "match"),
    "players": (*FLOOR, "deals", "play", "tricks", "vying", "observation"),
    "claims": ("games",), "compare": ("games", "claims", "words"), "art": FLOOR,
    "record_parts": (*BASE, "play"), "record_unknown": (*BASE, "play", "match", "observation", "record_parts"),
    "record_text": (*BASE, "play", "games", "record_parts"),
    "record": (*BASE, "play", "match", "games", "record_parts", "record_text", "record_unknown"),
    "counts": ("games",), "simulate": (*FLOOR, "deals", "games", "players", "counts"),
    "diverge": (*BASE, "play", "match", "record"),
    "printing": (*FLOOR, "deals", "play", "games", "players", "claims", "art", "words"),
}
# Imports inside a function, made only when somebody asks: they may look up.
LATE = {("play", "words"), ("games", "claims"), ("players", "games")}
STDLIB_ONLY = set(MAY)


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path):
    """(target module in full, loaded at once?) of every import; those for type checkers only are left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    package = ["cardhistory", *path.relative_to(PACKAGE).with_suffix("").parts][:-1]

    def walk(node, at_once):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
                continue
            if isinstance(child, ast.Import):
                for name in child.names:
                    yield name.name, at_once
            elif isinstance(child, ast.ImportFrom):
                base = package[:len(package) + 1 - child.level] if child.level else []
                module = ".".join([*base, *([child.module] if child.module else [])])
                if module == "cardhistory":
                    for name in child.names:
                        yield f"cardhistory.{name.name}", at_once
                elif child.level and not child.module:
                    for name in child.names:
                        yield f"{module}.{name.name}", at_once
                else:
                    yield module, at_once
            yield from walk(child, at_once and not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))

    yield from walk(tree, True)


RULES_SIDE = [path for path in FILES if room_of(path) in MAY]
names = pytest.mark.parametrize("path", RULES_SIDE, ids=[str(path.relative_to(PACKAGE)) for path in RULES_SIDE])


@names
def test_imports_run_one_way(path):
    room = room_of(path)
    for target, at_once in imports(path):
        parts = target.split(".")
        if parts[0] != "cardhistory" or len(parts) == 1:
            continue
        other = parts[1]
        if other == room:
            continue
        assert other in MAY[room] or (not at_once and (room, other) in LATE), f"{path.name} imports {target}"


@names
def test_the_rules_side_and_the_art_need_only_python(path):
    for target, _ in imports(path):
        top = target.split(".")[0]
        assert top == "cardhistory" or top in sys.stdlib_module_names, f"{path.name} imports {target}"


@names
def test_no_hidden_chance(path):
    """All chance is the deal, or a generator that was handed in."""
    for target, _ in imports(path):
        assert target.split(".")[0] not in ("random", "secrets", "uuid", "time", "pickle"), f"{path.name} imports {target}"
    text = path.read_text(encoding="utf-8")
    assert "urandom" not in text and "hash(" not in text.replace("__hash__(", "").replace("hash(self.text)", "")


def test_no_game_imports_another():
    for path in (PACKAGE / "games").glob("*.py"):
        if path.name == "__init__.py":
            continue
        own = path.stem.lstrip("_").split("_")[0]
        for target, _ in imports(path):
            if target.startswith("cardhistory.games."):
                assert target.split(".")[2].lstrip("_").split("_")[0] == own, f"{path.name} imports {target}"


def test_every_file_is_small():
    """A file over 400 lines is asking to become two rooms."""
    long = {str(path.relative_to(PACKAGE)): lines for path in FILES
            if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST}
    assert not long


def test_every_module_and_public_name_has_a_docstring():
    bare = []
    for path in RULES_SIDE:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if not ast.get_docstring(tree):
            bare.append(path.name)
        if room_of(path) == "art" and path.name != "__init__.py":
            continue  # drawings: what each function draws is its name
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name[0] != "_" and not ast.get_docstring(node):
                bare.append(f"{path.name}: {node.name}")
    assert not bare


def test_a_bare_python_can_play():
    """No site-packages at all: the rules side and the drawings work from the folder alone, and load none of the rest."""
    code = (
        f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r})\n"
        "import cardhistory as ch\n"
        "for key in ch.games():\n"
        "    for preset in ch.presets(key):\n"
        "        game, rng = ch.game(key, preset), ch.Rng(1)\n"
        "        state = game.start(1526)\n"
        "        while state.to_act is not None:\n"
        "            who = ch.player(ch.players(key)[state.to_act % len(ch.players(key))])\n"
        "            who.budget = 100\n"  # only the careful player has one
        "            state = state.child(who.choose(state.observation(state.to_act), rng).action)\n"
        "        assert ch.Record.from_text(ch.Record.of(state).to_text()).replay()[-1].state == state\n"
        "        assert game.claims\n"
        "assert not {m.split('.')[1] for m in sys.modules if m.startswith('cardhistory.')} & {'widgets', 'site', 'lessons'}\n"
        "others = [str(getattr(sys.modules[m], '__file__', '')) for m in sys.modules if not m.startswith('cardhistory')]\n"
        "assert not [file for file in others if 'site-packages' in file]\n"
        "from cardhistory import art\n"
        "assert str(art.card(ch.game('trappola').pack, 'AS')).startswith('<svg')\n"
        "print('played')\n")
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout == "played\n", done.stderr


@pytest.mark.parametrize("module", [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in RULES_SIDE
                                    if path.name != "__init__.py"])
def test_every_room_can_be_entered_first(module):
    """No import works only because another one came before it."""
    code = f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r}); import {module}"
    assert subprocess.run([sys.executable, "-I", "-S", "-c", code]).returncode == 0
