"""The server under a whole club, in ratios of one run: `python -m benchmarks.serving`."""

import tempfile
import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from os import cpu_count, nice
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time, sleep

import httpx

from tests.web.server import SAMPLES, Server, serving
from web.reading.worker import NICE, seen

PHONES, EACH = 20, 5
QUIET_ROUNDS = 7
AT_MOST_EVERY = 0.5  # seconds, as table.js has it
PHOTOS = [SAMPLES / name for name in ("ball-pen.jpg", "pencil.jpg", "doubtful.jpg", "felt-tip.jpg", "messenger.jpg")]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        _sent(server, PHOTOS[:1])
        _quiet(server)
        _crowd(server)


def _quiet(server: Server) -> None:
    """One phone, one photo: against reading the same file in a warm process."""
    with _readers(1) as reader:
        reader.submit(_read, PHOTOS[2]).result()
        reading = median(reader.submit(_read, PHOTOS[2]).result() for _ in range(QUIET_ROUNDS))
    answering = median(_sent(server, [PHOTOS[2]]) for _ in range(QUIET_ROUNDS))
    print(f"photo to score: {answering / reading:.2f} times reading it ({reading * 1000:.0f} ms; limit 1.30)")


def _crowd(server: Server) -> None:
    """Twenty phones with five photos each, all at once, while all of them follow and somebody looks at the pages."""
    lots = [PHOTOS[:EACH]] * PHONES
    cores = cpu_count() or 1
    with _readers(cores) as readers:
        list(readers.map(_read, PHOTOS[:cores]))
        begun = perf_counter()
        list(readers.map(_read, [photo for lot in lots for photo in lot]))
        one_by_one = perf_counter() - begun
    pages: list[float] = []
    done = threading.Event()
    looking = [threading.Thread(target=_look, args=(server, pages, done))]
    looking += [threading.Thread(target=_follow, args=(server, done), daemon=True) for _ in range(PHONES)]
    for one in looking:
        one.start()
    begun, worked = perf_counter(), process_time()
    with ThreadPoolExecutor(PHONES) as phones:
        slowest = max(phones.map(lambda lot: _sent(server, lot), lots))
    all_of_them, by_phones = perf_counter() - begun, process_time() - worked
    done.set()
    looking[0].join()
    late = quantiles(pages, n=20)[-1]
    # Phones have processors of their own; here they take from the same cores as the server.
    servers = all_of_them - by_phones / cores
    print(
        f"{PHONES * EACH} photos at once: {servers / one_by_one:.2f} times reading them on all cores (limit 1.20)",
        end="",
    )
    print(f", {all_of_them / one_by_one:.2f} with what the phones took of these cores")
    print(f"the last phone waited {slowest / one_by_one:.2f} of that")
    print(f"pages meanwhile: {late * 1000:.0f} ms at p95 of {len(pages)} (limit 100)")
    print(f"peak memory of the server {_peak_mb(server):.0f} MB, readers apart")


def _readers(count: int) -> ProcessPoolExecutor:
    """As polite as those of the server: on a busy machine whoever gives way is slower, and that is not the server's."""
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=nice, initargs=(NICE,))


def _read(photo: Path) -> float:
    import cv2

    cv2.setNumThreads(1)
    begun = perf_counter()
    assert seen(photo).sheets
    return perf_counter() - begun


def _sent(server: Server, photos: list[Path]) -> float:
    files = [("photo", (photo.name, photo.read_bytes())) for photo in photos]
    with server.client() as phone:
        phone.timeout = httpx.Timeout(600)
        begun = perf_counter()
        answer = phone.post("/api/photos", files=files)
    assert answer.status_code == 200, answer.text
    assert all(file["sheets"] for file in answer.json()["files"])
    return perf_counter() - begun


def _look(server: Server, pages: list[float], done: threading.Event) -> None:
    with server.client() as phone:
        while not done.is_set():
            for path in ("/", "/die", "/evenings", "/api/nights"):
                begun = perf_counter()
                assert phone.get(path).status_code == 200
                pages.append(perf_counter() - begun)
            sleep(0.1)


def _follow(server: Server, done: threading.Event) -> None:
    """A phone that lies on the table: it hears of every change, and looks again at most twice a second."""
    looked = 0.0
    with (
        suppress(httpx.HTTPError),  # the server ends before its phones
        server.client() as phone,
        phone.stream("GET", "/api/live", timeout=None) as news,
        server.client() as page,
    ):
        for line in news.iter_lines():
            if line.startswith("data:") and perf_counter() - looked > AT_MOST_EVERY and not done.is_set():
                looked = perf_counter()
                assert page.get("/").status_code == 200


def _peak_mb(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) / 1024


if __name__ == "__main__":
    main()
