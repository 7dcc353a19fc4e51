"""Runs in the Python that the folder brings along: its modules, compiled, so that no reader's browser has to do it.

What says something only to programmers is left out: docstrings (an empty text stands in for each, since some packages add to theirs)
and the numbers of lines. That makes the compiled modules smaller than their sources.
"""
from __future__ import annotations

import ast
import importlib.util
import zipfile
from importlib import _bootstrap_external  # type: ignore[attr-defined]
from types import CodeType

_TEXTS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def _bare(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, _TEXTS) and ast.get_docstring(node, clean=False) is not None:
            node.body[0].value.value = ""  # type: ignore[attr-defined]
    return tree


def _lineless(code: CodeType) -> CodeType:
    inner = tuple(_lineless(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def compiled(source: str, target: str) -> None:
    """Write a zip file anew, each module compiled. Entries are stored, not squeezed: the whole file is, and better."""
    with zipfile.ZipFile(source) as read, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as into:
        for name in read.namelist():
            data = read.read(name)
            if name.endswith(".py"):
                code = _lineless(compile(_bare(ast.parse(data)), name, "exec", dont_inherit=True))
                data, name = _bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(data), False), name + "c"
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            into.writestr(entry, data)
