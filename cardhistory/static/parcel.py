"""The folder as something to hand on: a zip file, and what it says to whoever unpacks it."""
from __future__ import annotations

import zipfile
from pathlib import Path

from .npm import BuildError

__all__ = ["MARK", "check", "readme", "tie"]

MARK = ".cardhistory-static"
"""Lies in every folder and zip file of ours: another one is never emptied or written over."""
_SQUEEZED = {".packed", ".zip", ".pdf"}


def readme() -> str:
    return (Path(__file__).resolve().parent / "templates" / "README.txt").read_text(encoding="utf-8")


def check(target: Path) -> None:
    """Raises BuildError where no zip file can be written, or one that is not ours would be lost."""
    if target.is_dir():
        raise BuildError(f"{target} is a folder. Give the name of a zip file that is to be written.")
    if not target.parent.is_dir():
        raise BuildError(f"there is no folder {target.parent}.")
    if not target.exists():
        return
    if zipfile.is_zipfile(target):
        with zipfile.ZipFile(target) as there:
            if any(name.endswith(f"/{MARK}") for name in there.namelist()):
                return
    raise BuildError(f"{target} is there already, and no earlier build has made it. Give another name.")


def tie(folder: Path, target: Path) -> None:
    """Write a folder into a zip file, below its own name. Files keep the time at which they were made: a browser that is told no
    other limit trusts an old file for long."""
    coming = target.with_name(f"{target.name}.part")
    with zipfile.ZipFile(coming, "w") as into:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            how = zipfile.ZIP_STORED if path.suffix in _SQUEEZED else zipfile.ZIP_DEFLATED
            into.write(path, f"{folder.name}/{path.relative_to(folder).as_posix()}", how)
    coming.replace(target)
