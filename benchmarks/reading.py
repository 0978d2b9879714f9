"""Reading a 12-megapixel photo, against decoding the same file: `python -m benchmarks.reading`."""

import resource
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice
from multiprocessing import get_context
from time import perf_counter

import cv2
import numpy as np
from numpy.typing import NDArray

import vision
from rollwrite.language import language
from rollwrite.score_report import sheet_document
from tests.simulator import photo

PHOTOS = 4
ROUNDS = 7
LARGE = 11_500_000
MANY = 200


def main() -> None:
    # Simulated elsewhere: that takes far more memory than reading, and leaves this process with room it would not have.
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        photos = elsewhere.submit(_some_photos).result()
    print("photo  decode  score  score / decode")
    ratios = []
    for number, data in enumerate(photos, start=1):
        decode, score = _best(partial(_decode, data), partial(_score, data))
        ratios.append(score / decode)
        print(f"{number:>5}  {decode * 1000:4.0f} ms  {score * 1000:3.0f} ms  {score / decode:.2f}")
    print(f"middle: {np.median(ratios):.2f} times the decoding (limit 2)")
    before = _peak_mb()
    for n in range(MANY):
        _score(photos[n % PHOTOS])
    print(f"peak memory {_peak_mb():.0f} MB (limit 400), {_peak_mb() - before:+.0f} MB over {MANY} more photos")


def _some_photos() -> list[bytes]:
    return list(islice(_large_photos(), PHOTOS))


def _large_photos() -> Iterator[bytes]:
    """Single sheets in daylight, as large as phones take them."""
    for seed in count():
        data, truth = photo("easy", seed)
        height, width = _decode(data).shape[:2]
        if len(truth) == 1 and height * width >= LARGE:
            yield data


def _decode(data: bytes) -> NDArray[np.uint8]:
    return np.asarray(cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR), np.uint8)


def _score(data: bytes) -> None:
    for sheet in vision.read(data):
        sheet_document(sheet, language())


def _best(*works: Callable[[], object]) -> list[float]:
    """The best of a few rounds, taken in turns: what the machine can do when nobody else is at it."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for work, taken in zip(works, times, strict=True):
            begun = perf_counter()
            work()
            taken.append(perf_counter() - begun)
    return [min(taken) for taken in times]


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
