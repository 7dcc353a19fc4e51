"""A Firefox without a window, driven by WebDriver BiDi over its own port: no program beside it is needed."""
from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

from websocket import WebSocket, create_connection

NAMES = ("firefox-esr", "firefox")
START = 60  # seconds that it may take to answer


def firefox() -> str | None:
    """Where Firefox is: the variable FIREFOX, or the first of the usual names on the path."""
    return os.environ.get("FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """A running Firefox with one page. `said` are the errors and warnings of its console, `requests` what it asked for."""

    def __init__(self, program: str, home: Path) -> None:
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", str(home), "--remote-debugging-port=0", "--width=1280", "--height=800"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(home)})
        self._count = itertools.count(1)
        self.said: list[str] = []
        self.requests: list[str] = []
        try:
            self._line = self._open(home / "WebDriverBiDiServer.json")
            self.tell("session.new", capabilities={})
            self.tell("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
            self._page = self.tell("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.process.kill()
            raise

    def _open(self, told: Path) -> WebSocket:
        end = time.monotonic() + START
        while time.monotonic() < end:
            try:
                at = json.loads(told.read_text())
                return create_connection(f"ws://{at['ws_host']}:{at['ws_port']}/session", timeout=START, suppress_origin=True)
            except (OSError, ValueError):
                time.sleep(0.1)
        raise TimeoutError("Firefox does not answer")

    def tell(self, method: str, **params: Any) -> Any:
        number = next(self._count)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._line.recv())
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]
            happened = message.get("params", {})
            if message.get("method") == "log.entryAdded" and happened["level"] in ("error", "warn"):
                self.said.append(happened["text"])
            if message.get("method") == "network.beforeRequestSent":
                self.requests.append(happened["request"]["url"])

    def go(self, address: str) -> None:
        self.tell("browsingContext.navigate", context=self._page, url=address, wait="interactive")

    def reload(self) -> None:
        self.tell("browsingContext.reload", context=self._page, wait="interactive")

    def run(self, script: str) -> Any:
        """What an expression is: a text, a number or a truth value."""
        done = self.tell("script.evaluate", expression=script, target={"context": self._page}, awaitPromise=True)
        assert done["type"] == "success", done
        return done["result"].get("value")

    def wait(self, script: str, seconds: float = 90) -> None:
        end = time.monotonic() + seconds
        while not self.run(f"!!({script})"):
            assert time.monotonic() < end, script
            time.sleep(0.05)

    def click(self, selector: str) -> None:
        where = self.run(f"""(() => {{
          const found = document.querySelector({json.dumps(selector)});
          found.scrollIntoView({{ block: "center", behavior: "instant" }});
          const {{ x, y, width, height }} = found.getBoundingClientRect();
          return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]);
        }})()""")
        x, y = json.loads(where)
        acts = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.tell("input.performActions", context=self._page, actions=[{"type": "pointer", "id": "mouse", "actions": acts}])

    def close(self) -> None:
        self._line.send(json.dumps({"id": next(self._count), "method": "browser.close", "params": {}}))
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
