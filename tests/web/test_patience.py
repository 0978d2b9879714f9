"""Senders that sleep or drip, listeners that do not listen, photos that unpack to more than the machine has: bounded,
each seen from outside through a real socket, at limits that are tried in seconds."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.server import PATIENCE, SAMPLES, Server, send, serving, until

SECONDS = 0.6
CONNECTIONS = 20
PHOTO = b'--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n\xff\xd8\xff'


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {
        "web__patience__HEAD_SECONDS": SECONDS,
        "web__patience__UNHEARD_SECONDS": SECONDS,
        "web__patience__MOST_CONNECTIONS": CONNECTIONS,
        "web__guard__SLOWEST_SECONDS": SECONDS,
        "web__guard__LONGEST_SECONDS": 2 * SECONDS,
        "web__guard__HEARD_OUT_SECONDS": SECONDS,
    }
    with serving(tmp_path_factory.mktemp("hasty") / "data", **limits) as server:
        with line_to(server, head(server, "GET /api/nights")) as line:
            assert line.recv(65536).startswith(b"HTTP/1.1 200")  # it is up
        yield server


def line_to(server: Server, words: bytes = b"") -> socket.socket:
    """On which this was said in time: on a busy machine it may be us who are too slow."""
    while True:
        begun = time.monotonic()
        line = socket.create_connection(("127.0.0.1", server.told["port"]), timeout=PATIENCE)
        with contextlib.suppress(OSError):
            line.sendall(words)
            if time.monotonic() - begun < SECONDS / 2:
                return line
        line.close()


def head(server: Server, request: str, *lines: str) -> bytes:
    key = f"Authorization: Bearer {server.told['key']}"
    return "\r\n".join([f"{request} HTTP/1.1", "Host: 127.0.0.1", key, *lines, "", ""]).encode()


def until_hung_up(line: socket.socket, drip: bytes = b"", every: float = 0.2) -> bytes:
    """What is answered until the server hangs up on somebody who only drips."""
    end, answer = time.monotonic() + PATIENCE, b""
    line.settimeout(every)
    while time.monotonic() < end:
        try:
            if drip:
                line.sendall(drip)
            piece = line.recv(65536)
        except TimeoutError:
            continue
        except OSError:
            return answer
        answer += piece
        if not piece:
            return answer
    raise AssertionError("it waits for ever")


def test_who_says_nothing_is_hung_up_on(hasty: Server) -> None:
    with line_to(hasty) as line:
        answer = until_hung_up(line)
    assert answer == b""


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
def test_a_head_that_drips_is_hung_up_on(hasty: Server, begun: bytes) -> None:
    """One letter of a header at a time, for ever."""
    with line_to(hasty, begun or b"GET") as line:
        until_hung_up(line, b"X-Drip: 1\r\n" if begun else b"T")


def test_the_next_request_of_a_connection_may_not_drip_either(hasty: Server) -> None:
    with line_to(hasty, head(hasty, "GET /api/nights")) as line:
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /api/nights HTTP/1.1\r\n")
        until_hung_up(line, b"X-Drip: 1\r\n")


@pytest.mark.parametrize(
    ("path", "kind", "begun"),
    [
        ("/api/rolls", "application/json", b"{"),
        ("/roll", "application/x-www-form-urlencoded", b"roll="),
        ("/api/photos", "multipart/form-data; boundary=x", PHOTO),
        ("/photos", "multipart/form-data; boundary=x", PHOTO),
    ],
    ids=["json", "form", "photo", "photo-page"],
)
@pytest.mark.parametrize("drip", [b"", b"1"], ids=["sleeps", "drips"])
def test_a_body_that_sleeps_or_drips_is_not_waited_for(
    hasty: Server, path: str, kind: str, begun: bytes, drip: bytes
) -> None:
    words = head(hasty, f"POST {path}", f"Content-Type: {kind}", "Content-Length: 100000") + begun
    with line_to(hasty, words) as line:
        answer = until_hung_up(line, drip)
    assert answer.startswith(b"HTTP/1.1 408"), answer
    assert (b'{"error":' in answer) == path.startswith("/api/")


def test_a_stranger_may_not_drip_either(hasty: Server) -> None:
    request = b"POST /api/photos HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n"
    with line_to(hasty, request) as line:
        answer = until_hung_up(line, b"-")
    assert answer.startswith(b"HTTP/1.1 403"), answer


def test_who_does_not_listen_to_the_answer_is_hung_up_on(hasty: Server) -> None:
    with contextlib.closing(socket.socket()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", hasty.told["port"]))
        asked = head(hasty, "GET /api/print/wolle.pdf?sheets=60")
        line.settimeout(PATIENCE)
        line.sendall(asked)
        time.sleep(2 * SECONDS)  # the PDF is made and nobody takes it
        until(lambda: not connections(hasty))


def connections(server: Server) -> list[str]:
    """What the server has open, as the system tells it."""
    port = f":{server.told['port']:04X}"
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    return [line for line in lines if line.split()[1].endswith(port) and line.split()[3] == "01"]


def test_whoever_waits_longest_makes_room(hasty: Server) -> None:
    """Many open a line and say nothing: the pages answer all the same, and there are never too many lines."""
    with contextlib.ExitStack() as stack:
        idle = [stack.enter_context(line_to(hasty)) for _ in range(3 * CONNECTIONS)]
        asks = stack.enter_context(line_to(hasty, head(hasty, "GET /api/nights")))
        assert asks.recv(65536).startswith(b"HTTP/1.1 200")
        until(lambda: len(connections(hasty)) <= CONNECTIONS)
        assert until_hung_up(idle[0]) == b""


def test_photos_are_read_in_bounded_memory(tmp_path: Path) -> None:
    """With hardly any room to unpack it, a photo is refused in one sentence, and the server goes on."""
    with serving(tmp_path / "data", web__reading__worker__ROOM=20_000_000) as server, server.client() as client:
        answer = send(client, SAMPLES / "table.jpg")
        assert (answer.status_code, list(answer.json())) == (422, ["error"])
        assert client.get("/api/nights").json() == {"nights": []}


def test_a_full_line_of_photos_takes_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "data", web__reading__line__MOST_WAITING=0) as server, server.client() as client:
        answer = send(client, SAMPLES / "messenger.jpg")
        assert (answer.status_code, list(answer.json())) == (429, ["error"])
        page = client.post("/photos", files={"photo": ("a.jpg", (SAMPLES / "messenger.jpg").read_bytes())})
        assert (page.status_code, "try again in a minute" in page.text) == (429, True)
        assert list((server.data / "pictures").iterdir()) == []


def test_words_without_files_are_not_kept_in_memory(hasty: Server) -> None:
    """A million bytes of JSON or of a plain form are refused before they are all there."""
    for kind in ("application/json", "application/x-www-form-urlencoded", "text/plain"):
        words = head(hasty, "POST /api/rolls", f"Content-Type: {kind}", "Content-Length: 150000000")
        with line_to(hasty, words) as line:
            answer = until_hung_up(line)
        assert answer.startswith(b"HTTP/1.1 413"), answer
