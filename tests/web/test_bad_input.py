"""Whatever is sent: 4xx with one sentence, never a 5xx, and the server goes on."""

from __future__ import annotations

import asyncio
import random
import re
import struct
import zlib
from pathlib import Path

import httpx
import pytest

from tests.web.mangled import good_requests, mangled, send_all
from tests.web.server import Server
from web.guard import LARGEST_BODY

MANGLED = 10_000
MOST_KEPT_MB = 40  # of 200 that were sent


def bomb(width: int, height: int) -> bytes:
    """A small PNG that promises a great many pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(bytes(100_000)))
        + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize("size", [(60_000, 60_000), (9_000, 9_000), (2**31 - 1, 2**31 - 1), (0, 0)])
def test_a_bomb(client: httpx.Client, size: tuple[int, int]) -> None:
    answer = client.post("/api/photos", files={"photo": ("bomb.png", bomb(*size))})
    assert 400 <= answer.status_code < 500, answer.text
    assert list(answer.json()) == ["error"]


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xd8\xff" + bytes(5000),
        b"%PDF-1.4\n" + b"x" * 3000,
        b"\x00\x00\x00\x18ftypheic" + bytes(3000),
        b"RIFF\x10\x00\x00\x00WEBPVP8 ",
    ],
)
def test_damaged_pictures(client: httpx.Client, data: bytes) -> None:
    answer = client.post("/api/photos", files={"photo": ("a", data)})
    assert 400 <= answer.status_code < 500, answer.text


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"no boundary"),
        ("multipart/form-data; boundary=", b"--\r\n"),
        ("multipart/form-data; boundary=x", b"nothing of the kind"),
        ("multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--\r\n"),
        (
            "multipart/form-data; boundary=x",
            b'--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\ncut',
        ),
        (
            "multipart/form-data; boundary=x",
            b'--x\r\nContent-Disposition: form-data; name="photo"\r\n\r\nno file\r\n--x--\r\n',
        ),
        ("multipart/form-data; boundary=" + "x" * 5000, b"--x"),
        ("application/x-www-form-urlencoded", b"photo=%ff%00"),
        ("text/plain", b"photo"),
    ],
)
def test_broken_forms(client: httpx.Client, kind: str, body: bytes) -> None:
    for path in ("/api/photos", "/photos", "/roll", "/tally/uly-polly"):
        answer = client.post(path, content=body, headers={"Content-Type": kind})
        assert answer.status_code < 500, (path, answer.text)
    answer = client.post("/api/photos", content=body, headers={"Content-Type": kind})
    assert 400 <= answer.status_code < 500
    assert list(answer.json()) == ["error"]


def test_too_many_photos_at_once(client: httpx.Client) -> None:
    files = [("photo", (f"{n}.jpg", b"\xff\xd8\xff")) for n in range(60)]
    assert client.post("/api/photos", files=files).status_code == 422


def test_more_than_an_evening_is_too_large(server: Server) -> None:
    """It is heard out, so that the answer arrives; nothing of it is kept in memory."""
    piece, before = bytes(1 << 20), peak_mb(server)

    def body() -> object:
        yield b'--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n\xff\xd8\xff'
        for _ in range(LARGEST_BODY // len(piece) + 2):
            yield piece

    with server.client() as client:
        headers = {"Content-Type": "multipart/form-data; boundary=x"}
        answer = client.post("/api/photos", content=body(), headers=headers)  # type: ignore[arg-type]
        assert answer.status_code == 413
        assert list(answer.json()) == ["error"]
        assert client.get("/api/nights").status_code == 200
    assert peak_mb(server) - before < MOST_KEPT_MB
    assert not list(server.data.glob("tmp*"))  # nor on disk


def peak_mb(server: Server) -> float:
    """The most memory the server has ever had, as Linux counts it; elsewhere only the answers are looked at."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status")
    peak = re.search(r"VmHWM:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(peak[1]) / 1024 if peak else 0


def test_a_photo_that_is_too_large(client: httpx.Client) -> None:
    data = b"\xff\xd8\xff" + bytes(61_000_000)
    answer = client.post("/api/photos", files={"photo": ("a.jpg", data)})
    assert (answer.status_code, list(answer.json())) == (413, ["error"])


@pytest.mark.parametrize(
    "body", [b"{", b"[" * 100_000, b"nul", b"\xff\xfe", b'{"roll": 1e400}', b'{"roll": ' + b"9" * 5000 + b"}"]
)
def test_broken_json(client: httpx.Client, body: bytes) -> None:
    for path in ("/api/rolls", "/api/sheets/1/fix"):
        answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (404, 422), answer.text
        assert list(answer.json()) == ["error"]


@pytest.mark.parametrize(
    "path",
    [
        "/sheets/1/at",
        "/sheets/1/at?x,y",
        "/sheets/1/at?nan,inf",
        "/sheets/1/settle?field=%00",
        "/odds?chips=x&modifier=--",
        "/print?game=x",
        "/print?face=..%2F..",
        "/print/preview.png",
        "/photos/99999999999999999999.jpg",
        "/evenings/99999999999999999999999",
        "/tally/%00",
        "/art/..%2f..%2fsecret.svg",
        "/static/..%2f..%2fcli.py",
        "/?notice=%3Cscript%3E",
        "/%ff",
        "/sheets/-1",
        "/odds?chips=99999999999",
    ],
)
def test_odd_addresses(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code < 500
    assert "<script>" not in answer.text
    assert "import" not in answer.text


def test_ten_thousand_mangled_requests(server: Server) -> None:
    """Nobody falls over, and enough of them come far enough to try."""
    chance, key = random.Random(15), server.told["key"].encode()
    good = good_requests(key)
    requests = (mangled(chance, good, key) for _ in range(MANGLED))
    statuses, wrong = asyncio.run(send_all(server.told["port"], requests))
    assert wrong == []
    assert statuses.total() == MANGLED
    assert all(statuses[status] > 20 for status in (200, 400, 403, 404, 405, 415, 422)), statuses
    with server.client() as client:
        assert client.get("/api/nights").status_code == 200
        client.post("/new-game")  # some may have been good enough to roll the die
    assert server.process is not None
    assert server.process.poll() is None
