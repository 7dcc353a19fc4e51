"""The whole site kept in the reader's browser: the script that does it, and all pages as one file for it to fetch."""
from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from .library import packed

__all__ = ["SCRIPT", "lay"]

HERE = Path(__file__).resolve().parent
SCRIPT = "sw.js"  # at the root, for a script may only keep what lies below it
PLACE = "offline"
_TEXTS = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".ipynb", ".txt"}
_SEAMS = re.compile(r"(?=<(?:symbol|svg|g|path|use|li|p|div|td|style|figure|h\d)\b|</svg|</style|\n)")


def _woven(texts: dict[str, str]) -> dict[str, Any]:
    """Texts cut at their tags, each piece held once: pages have many drawings in common, which halves what a reader has to fetch."""
    pieces: dict[str, int] = {}
    pages = {name: [pieces.setdefault(piece, len(pieces)) for piece in _SEAMS.split(text) if piece] for name, text in texts.items()}
    return {"pieces": list(pieces), "pages": pages}


def lay(out: Path) -> str:
    """Look through a finished folder and lay the script into it; a mark of all that the folder holds: its version.

    The copy in a reader's browser holds every page, and the compressed twins of what Python needs. The sheets of the packs as files
    are left out: the browser can make them.
    """
    for old in (out / PLACE).glob("*"):
        old.unlink()
    texts: dict[str, str] = {}
    files: dict[str, str] = {}
    for path in sorted(path for path in out.rglob("*") if path.is_file()):
        name = path.relative_to(out).as_posix()
        if name.endswith(".packed"):
            files[name] = hashlib.sha256(path.read_bytes()).hexdigest()
        elif path.suffix in _TEXTS and name != SCRIPT and not path.with_name(f"{path.name}.packed").exists():
            texts[name] = path.read_text(encoding="utf-8")
    pages = packed(json.dumps(_woven(texts), ensure_ascii=False, separators=(",", ":")).encode())
    digest = hashlib.sha256(pages).hexdigest()
    text = (HERE / SCRIPT).read_text(encoding="utf-8")
    version = hashlib.sha256(json.dumps([text, digest, files]).encode()).hexdigest()[:10]
    name = f"{PLACE}/{digest[:10]}.packed"
    (out / PLACE).mkdir(exist_ok=True)
    (out / name).write_bytes(pages)
    site = {"version": version, "pages": {"name": name, "digest": digest}, "files": files}
    (out / SCRIPT).write_text(f"const SITE = {json.dumps(site)};\n{text}", encoding="utf-8")
    return version
