"""`cardhistory lab`: the lessons as notebooks, in a folder of the reader's own."""
from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from .shelf import Shelf, notebooks_root

__all__ = ["run"]

CONFIG = Path(__file__).resolve().parent / "jupyter" / "config"


def run(options: argparse.Namespace) -> int:
    """Copy the lessons and start JupyterLab; returns its exit code."""
    if not 0 <= options.port <= 65535:
        print(f"cardhistory lab: --port {options.port}: a port is a number from 0 to 65535.", file=sys.stderr)
        return 2
    folder = Path(options.folder).expanduser().resolve()
    try:
        copy(folder)
    except OSError as error:
        print(f"cardhistory lab: the lessons cannot be copied to {options.folder}: {error.strerror or error}.",
              file=sys.stderr)
        return 2
    command = [
        sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder}", f"--port={options.port}",
        "--ServerApp.kernel_websocket_connection_class=cardhistory.site.connection.NoDelay",
    ]
    if options.no_browser:
        command.append("--no-browser")
    if options.no_token:
        command.append("--IdentityProvider.token=")
    if getattr(os, "geteuid", lambda: 1)() == 0:
        command.append("--allow-root")  # as in a container; JupyterLab refuses otherwise
    # Our settings switch off JupyterLab's question about news, which comes before the first lesson is seen.
    paths = os.pathsep.join(filter(None, [str(CONFIG), os.environ.get("JUPYTER_CONFIG_PATH")]))
    environment = {**os.environ, "JUPYTER_CONFIG_PATH": paths}
    if os.name == "posix":
        os.execve(sys.executable, command, environment)  # signals then reach JupyterLab itself
    return subprocess.run(command, env=environment).returncode


def copy(folder: Path) -> None:
    """Copy every lesson into the folder; a file that is already there stays as it is."""
    shelf = Shelf(notebooks_root())
    for lesson in shelf.lessons:
        target = folder / lesson.path
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(shelf.file(lesson), target)
