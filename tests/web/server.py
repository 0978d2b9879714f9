"""A real server in a process of its own, on loopback, and whoever talks to it."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.vision import desk

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "samples"
DOUBTFUL = SAMPLES / "doubtful.jpg"
SMALL = SAMPLES / "messenger.jpg"
PATIENCE = 120.0  # seconds; the machine may be busy with other things


@dataclass
class Server:
    data: Path
    options: tuple[str, ...] = ()
    limits: dict[str, float] = field(default_factory=dict)  # others than it has, so that nobody waits for minutes
    told: dict[str, Any] = field(default_factory=dict)
    process: subprocess.Popen[str] | None = None
    sheet: dict[str, Any] = field(default_factory=dict)  # one that tests share

    def start(self) -> Server:
        where = [] if "--host" in self.options else ["--local"]
        port = [] if "--port" in self.options else ["--port", "0"]
        words = [*self._python, "serve", *where, *port, "--json", "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*words, *self.options], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        assert self.process.stdout is not None
        self.told = json.loads(self.process.stdout.readline())
        return self

    @property
    def _python(self) -> list[str]:
        if not self.limits:
            return [sys.executable, "-m", "cli"]
        modules = {name.rpartition(".")[0] for name in self.limits}
        lines = [f"import {', '.join(sorted(modules))}", *(f"{name} = {value}" for name, value in self.limits.items())]
        body = "\n    ".join([*lines, "import cli", "cli.main()"])
        return [sys.executable, "-c", f"if __name__ == '__main__':\n    {body}"]

    @property
    def url(self) -> str:
        return str(self.told["url"]).partition("/?")[0]

    def client(self, **headers: str) -> httpx.Client:
        """A script with the key."""
        bearer = {"Authorization": f"Bearer {self.told['key']}"}
        return httpx.Client(base_url=self.url, headers=bearer | headers, timeout=PATIENCE, verify=False)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """Ctrl-C: the exit code, and what was said on standard error."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        _, said = self.process.communicate(timeout=30)
        return self.process.returncode, said


@contextlib.contextmanager
def serving(data: Path, *options: str, **limits: float) -> Iterator[Server]:
    """`limits` are constants of the server's modules, with `__` for the dots."""
    server = Server(data, options, {name.replace("__", "."): value for name, value in limits.items()}).start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.kill()


def refused(data: Path, *options: str) -> str:
    """What a server says that does not start: one sentence, and exit 2."""
    words = [sys.executable, "-m", "cli", "serve", "--local", "--port", "0", "--json", "--data", str(data), *options]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done
    assert done.stderr == ""
    (line,) = done.stdout.splitlines()
    told = json.loads(line)
    assert list(told) == ["error"]
    return str(told["error"])


def send(client: httpx.Client, *photos: Path, **fields: str) -> httpx.Response:
    files = [("photo", (photo.name, photo.read_bytes())) for photo in photos]
    return client.post("/api/photos", files=files, data=fields)


def sheet_of(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    sheet: dict[str, Any] = answer.json()["files"][0]["sheets"][0]
    return sheet


class Listener(threading.Thread):
    """A phone that listens: every event, and when it came."""

    def __init__(self, client: httpx.Client) -> None:
        super().__init__(daemon=True)
        self._client = client
        self.here = threading.Event()
        self.events: list[tuple[float, str]] = []
        self.start()
        assert self.here.wait(PATIENCE)

    def run(self) -> None:
        with (
            contextlib.suppress(httpx.HTTPError),
            self._client.stream("GET", "/api/live", timeout=None) as answer,
        ):
            assert answer.headers["content-type"].startswith("text/event-stream")
            for line in answer.iter_lines():
                self.here.set()
                if line.startswith("data:"):
                    self.events.append((time.monotonic(), line))

    def heard(self, count: int, within: float = 1.0) -> bool:
        """Have so many events come by a second from now?"""
        end = time.monotonic() + within
        while len(self.events) < count and time.monotonic() < end:
            time.sleep(0.01)
        return len(self.events) >= count


def crossed(file: Path, *boxes: str) -> Path:
    """A photo of the one paper that was printed, with crosses in these boxes."""
    page = desk.page()
    for box in boxes:
        desk.cross(page, desk.layout(), box)
    file.write_bytes(desk.jpeg(desk.shoot(page, desk.camera())))
    return file
