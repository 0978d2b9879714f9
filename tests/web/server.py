"""A real server in a process of its own, on loopback, and whoever talks to it."""

from __future__ import annotations

import contextlib
import json
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.vision import desk
from tests.web.held import HOLD

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "samples"
DOUBTFUL = SAMPLES / "doubtful.jpg"
SMALL = SAMPLES / "messenger.jpg"
PATIENCE = 120.0  # seconds; the machine may be busy with other things
FIRST_PORT, PORTS = 20_000, 10_000  # below those that systems give to whoever asks for any
HELD = {"web__reading__line__Worker": "tests.web.held.Held"}


@dataclass
class Server:
    data: Path
    options: tuple[str, ...] = ()
    limits: dict[str, float | str] = field(default_factory=dict)  # others than it has, so that nobody waits for minutes
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
        named = [*self.limits, *(value for value in self.limits.values() if isinstance(value, str))]
        modules = {name.rpartition(".")[0] for name in named}
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
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said

    @contextlib.contextmanager
    def reading_held(self) -> Iterator[None]:
        """Photos that are sent meanwhile wait, however quick the reader: see `held.py`."""
        (self.data / HOLD).touch()
        try:
            yield
        finally:
            (self.data / HOLD).unlink()


@contextlib.contextmanager
def serving(data: Path, *options: str, **limits: float | str) -> Iterator[Server]:
    """`limits` are constants of the server's modules, with `__` for the dots; words name what takes their place."""
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
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
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


def until(true: Callable[[], object]) -> None:
    """Waits for what will be true in a moment, on a busy machine in some more."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never was"
        time.sleep(0.05)


def lasting_port() -> int:
    """One that nobody else takes while a server is away for a moment."""
    while True:
        port = FIRST_PORT + secrets.randbelow(PORTS)
        with socket.socket() as line, contextlib.suppress(OSError):
            line.bind(("127.0.0.1", port))
            return port


class Listener(threading.Thread):
    """A phone that listens: what every event is about, in order."""

    def __init__(self, client: httpx.Client) -> None:
        super().__init__(daemon=True)
        self._client = client
        self._here = threading.Event()
        self.told: list[str] = []
        self.start()
        assert self._here.wait(PATIENCE)

    def run(self) -> None:
        with (
            contextlib.suppress(httpx.HTTPError),
            self._client.stream("GET", "/api/live", timeout=None) as answer,
        ):
            assert answer.headers["content-type"].startswith("text/event-stream")
            for line in answer.iter_lines():
                self._here.set()
                if line.startswith("event:"):
                    self.told.append(line.removeprefix("event:").strip())

    def has_heard(self, script: httpx.Client, *expected: str) -> bool:
        """These since it was asked last, and nothing else: events keep their order, so a game that is begun and taken
        back is heard after all that was told before."""
        for path in ("/new-game", "/last-game"):
            assert script.post(path).status_code == 303
        until(lambda: len(self.told) >= len(expected) + 2)
        told, self.told = self.told, []
        return told == [*expected, "table", "table"]


def crossed(file: Path, *boxes: str) -> Path:
    """A photo of the one paper that was printed, with crosses in these boxes."""
    page = desk.page()
    for box in boxes:
        desk.cross(page, desk.layout(), box)
    file.write_bytes(desk.jpeg(desk.shoot(page, desk.camera())))
    return file
