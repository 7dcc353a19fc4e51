"""Python for the browser: the package `pyodide`, fetched by name with npm into a cache, and believed only if it is the one we know."""
from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tarfile
from base64 import b64encode
from pathlib import Path

__all__ = ["VERSION", "BuildError", "cache", "licences", "lock", "pyodide"]

VERSION = "314.0.7"
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", "package.json")
PATIENCE = 300  # seconds for npm


class BuildError(Exception):
    """The folder cannot be made; the message is a sentence for the person who asked for it."""


def pyodide(folder: Path | None = None) -> dict[str, bytes]:
    """The files of Pyodide by name. ``folder``: where its archive lies, or is to be kept; by default the user's cache.

    Raises BuildError where npm is missing, cannot fetch it, or gave something else.
    """
    folder = folder or cache()
    archive = folder / f"pyodide-{VERSION}.tgz"
    if not archive.is_file():
        _fetch(folder)
    if not archive.is_file():
        raise BuildError(f"npm has left no {archive.name} in {folder}.")
    data = archive.read_bytes()
    if "sha512-" + b64encode(hashlib.sha512(data).digest()).decode() != INTEGRITY:
        raise BuildError(f"{archive} is not the pyodide {VERSION} that this version of cardhistory knows; please delete it and try again.")
    with tarfile.open(archive) as held:
        found = {name: held.extractfile(f"package/{name}") for name in FILES}
        return {name: file.read() for name, file in found.items() if file is not None}


def cache() -> Path:
    """Where things that were fetched or made for a build are kept for the next one."""
    from platformdirs import user_cache_path

    return user_cache_path("cardhistory") / "npm"


def _fetch(folder: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise BuildError(f"npm is needed once, to fetch pyodide {VERSION}, and was not found. Install it (on Debian or Ubuntu: "
                         f"apt-get install npm), or give with --npm a folder that holds pyodide-{VERSION}.tgz.")
    folder.mkdir(parents=True, exist_ok=True)
    try:
        done = subprocess.run([npm, "pack", f"pyodide@{VERSION}", "--ignore-scripts", "--silent", "--pack-destination", str(folder)],
                              cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BuildError(f"npm could not fetch pyodide {VERSION}: {error}.") from error
    if done.returncode:
        told = (done.stderr or done.stdout).strip().splitlines()
        raise BuildError(f"npm could not fetch pyodide {VERSION}: {told[-1] if told else 'it gave no reason'}")


def lock(given: bytes) -> bytes:
    """Pyodide's list of packages, emptied: ours lie in the folder already."""
    return json.dumps({**json.loads(given), "packages": {}}).encode()


def licences() -> dict[str, str]:
    """What the archive holds, with its licence, and the texts, which it does not bring along."""
    texts = Path(__file__).resolve().parent / "licences"
    given = {
        f"Pyodide {VERSION}: MPL-2.0. Its source: https://github.com/pyodide/pyodide, version {VERSION}": "MPL-2.0.txt",
        "CPython and its standard library, as Pyodide builds them: PSF-2.0": "PSF-2.0.txt",
        "Libraries in Pyodide (Emscripten, musl, libffi, Expat, mimalloc, zlib, bzip2, Zstandard, libmpdec, liblzma, SQLite): "
        "MIT, Zlib, BSD-2-Clause, BSD-3-Clause, 0BSD, bzip2-1.0.6, and in the public domain": "libraries.txt",
    }
    return {name: (texts / file).read_text(encoding="utf-8") for name, file in given.items()}
