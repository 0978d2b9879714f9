"""Ten thousand requests with bytes changed, doubled and left out, over connections that are kept while they last."""

from __future__ import annotations

import asyncio
import random
import string
from collections import Counter
from collections.abc import Iterator

AT_ONCE = 60
PATIENCE = 0.3  # seconds; a request that lost its end is not waited for, the server does that at its own pace
SLOWER = 3.0  # times as long as the slowest of good ones took just now: the machine may be busy
FORM = b'--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n\xff\xd8\xffdata\r\n--x--\r\n'
CHUNKED = b'4\r\n{"ro\r\n6\r\nll":9}\r\n0\r\n\r\n'
NO_ANSWER = 0
WHO = b"{who}\r\n"  # host and key: mostly whole, else nobody would come further than the door
LETTERS = (string.ascii_letters + string.digits + "/?&=%.:-~ {}[]\",'").encode()


def good_requests(key: bytes) -> list[bytes]:
    """Every kind of request, none of which asks for much work."""
    head = b" HTTP/1.1\r\n" + WHO
    json = b"Content-Type: application/json\r\n"
    return [
        b"GET /api/nights" + head + b"\r\n",
        b"GET /api/nights/1" + head + b"\r\n",
        b"GET /api/sheets/1" + head + b"\r\n",
        b"GET /api/sheets/1/crop.jpg?field=segment%3AC4-C5" + head + b"\r\n",
        b"GET /sheets/1/settle?field=mouse.3" + head + b"Cookie: language=fr\r\nAccept-Language: de;q=x,,\r\n\r\n",
        b"GET /api/print/wolle.pdf?sheets=999&lang=de" + head + b"\r\n",
        b"GET /odds?chips=3&modifier=-2" + head + b"\r\n",
        b"GET /evenings" + head + b"Cookie: rollwrite=" + key + b"; language=de\r\n\r\n",
        b"GET /static/table.js" + head + b'If-None-Match: "x"\r\nRange: bytes=0-9\r\n\r\n',
        b"DELETE /api/sheets/77" + head + b"\r\n",
        b"POST /api/sheets/1/undo" + head + b"Content-Length: 0\r\n\r\n",
        b"POST /api/rolls" + head + json + b'Content-Length: 10\r\n\r\n{"roll":9}',
        b"POST /api/rolls" + head + json + b"Transfer-Encoding: chunked\r\n\r\n" + CHUNKED,
        b"POST /api/sheets/1/fix" + head + json + b'Content-Length: 17\r\n\r\n{"mouse.3": true}',
        b"POST /tally/uly-polly" + head + b"Content-Type: application/x-www-form-urlencoded\r\n"
        b"Content-Length: 29\r\n\r\nplayer=Ann&thing=tokens&by=99",
        b"POST /api/photos" + head + b"Content-Type: multipart/form-data; boundary=x\r\n"
        b"Content-Length: %d\r\n\r\n" % len(FORM) + FORM,
    ]


def mangled(chance: random.Random, good: list[bytes], key: bytes) -> bytes:
    who = b"Host: 127.0.0.1\r\nAuthorization: Bearer " + key + b"\r\n"
    whole = chance.random() < 0.8
    request = bytearray(chance.choice(good) if whole else chance.choice(good).replace(WHO, who))
    for _ in range(chance.randint(1, 5)):
        place, count = chance.randrange(len(request)), chance.randint(0, 3)
        new = bytes(chance.choices(LETTERS, k=count)) if whole else chance.randbytes(count)
        request[place : place + chance.randint(0, 3)] = new
    return bytes(request).replace(WHO, who)


async def send_all(port: int, requests: Iterator[bytes]) -> tuple[Counter[int], list[bytes]]:
    """How often each status was answered, and the requests after which something was wrong here."""
    statuses: Counter[int] = Counter()
    wrong: list[bytes] = []
    patience = max(PATIENCE, SLOWER * await slowest_answer(port))

    async def sender() -> None:
        line = None
        for request in requests:
            line = line or await asyncio.open_connection("127.0.0.1", port)
            status, body, goes_on = await answered(*line, request, patience)
            statuses[status] += 1
            if status >= 500 or b"Traceback" in body:
                wrong.append(request)
            if not goes_on:
                line[1].transport.abort()
                line = None

    await asyncio.gather(*(sender() for _ in range(AT_ONCE)))
    return statuses, wrong


async def slowest_answer(port: int) -> float:
    """Seconds, of as many good requests at once."""

    async def one() -> float:
        begun = asyncio.get_running_loop().time()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        await reader.read()
        return asyncio.get_running_loop().time() - begun

    return max(await asyncio.gather(*(one() for _ in range(AT_ONCE))))


async def answered(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes, patience: float
) -> tuple[int, bytes, bool]:
    """Status, body, and whether the connection is good for another request."""
    try:
        writer.write(request)
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), patience)
        status = int(head.split(b" ", 2)[1])
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:-2])
        length = int(fields.get(b"content-length", b"-1"))
        body = await asyncio.wait_for(reader.readexactly(length) if length >= 0 else reader.read(), patience)
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        return NO_ANSWER, b"", False
    return status, body, length >= 0 and status != 400 and fields.get(b"connection") != b"close"
