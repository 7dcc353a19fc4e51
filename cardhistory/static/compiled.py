"""Python for the browser, compiled when the folder is built, by the very Python that will run it: tables wake up twice as fast."""
from __future__ import annotations

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

__all__ = ["compiled"]

HERE = Path(__file__).resolve().parent
PATIENCE = 300  # seconds


def compiled(engine: Path, zips: dict[str, bytes], cache: Path) -> tuple[dict[str, bytes], str]:
    """The zip files with their modules compiled, and nothing; or as they were, and why, where it cannot be done.

    ``engine``: the folder of Pyodide. ``cache``: where the outcome is kept for the next time.
    """
    node = shutil.which("node")
    if node is None:
        return zips, "node was not found"
    digest = hashlib.sha256()
    for name in ("compile.mjs", "compiling.py"):
        digest.update((HERE / name).read_bytes())
    digest.update(engine.name.encode())
    for name, data in sorted(zips.items()):
        digest.update(f"{name} {len(data)} ".encode() + data)
    kept = cache / f"compiled-{digest.hexdigest()[:16]}"
    if all((kept / name).is_file() for name in zips):
        return {name: (kept / name).read_bytes() for name in zips}, ""
    with tempfile.TemporaryDirectory() as folder:
        files = [(Path(folder) / name, Path(folder) / f"compiled-{name}") for name in zips]
        for (source, _), data in zip(files, zips.values(), strict=True):
            source.write_bytes(data)
        try:
            done = subprocess.run([node, str(HERE / "compile.mjs"), str(engine), *(str(one) for pair in files for one in pair)],
                                  capture_output=True, text=True, timeout=PATIENCE)
        except (OSError, subprocess.TimeoutExpired) as error:
            return zips, str(error)
        if done.returncode or not all(target.is_file() for _, target in files):
            return zips, (done.stderr.strip().splitlines() or ["node gave no reason"])[-1][:300]
        found = {name: target.read_bytes() for name, (_, target) in zip(zips, files, strict=True)}
    for old in cache.glob("compiled-*"):
        shutil.rmtree(old, ignore_errors=True)
    kept.mkdir(parents=True, exist_ok=True)
    for name, data in found.items():
        (kept / name).write_bytes(data)
    return found, ""
